"""Record what PyTorch's own attention returns, into pytorch.json beside this file.

    pip install torch==2.13.0
    python tests/core/record_pytorch.py

The tests read the record, so they need no PyTorch. Run this again only to add a case or to move
to another version of it, and read the difference before keeping it.
"""

import json
from pathlib import Path
from typing import Any

import torch
from torch.nn.functional import scaled_dot_product_attention

RECORD = Path(__file__).with_name("pytorch.json")
DIGITS = 3  # of the inputs: enough to be any numbers, few enough to read


def random(rows: int, columns: int, spread: float = 1.0) -> torch.Tensor:
    return (torch.randn(rows, columns, dtype=torch.float64) * spread).round(decimals=DIGITS)


def case(name: str, n_queries: int, n_keys: int, d_k: int, **how: Any) -> dict[str, Any]:
    queries = random(n_queries, d_k, how.pop("spread", 1.0))
    keys = random(n_keys, d_k)
    # With the identity as values, the outputs are the weights themselves.
    as_weights = how.pop("as_weights", False)
    values = torch.eye(n_keys, dtype=torch.float64) if as_weights else random(n_keys, 2)
    mask = how.pop("mask", None)
    outputs = scaled_dot_product_attention(
        queries, keys, values, attn_mask=None if mask is None else torch.tensor(mask), **how
    )
    return {
        "name": name,
        "queries": queries.tolist(),
        "keys": keys.tolist(),
        "values": values.tolist(),
        "mask": mask,
        "is_causal": how.get("is_causal", False),
        "scale": how.get("scale"),
        "outputs": outputs.tolist(),
    }


def cases() -> list[dict[str, Any]]:
    torch.manual_seed(1)
    some = [[True, False, True, True], [False, True, False, False], [True, True, True, True]]
    one_row_of_none = [[True, True, False], [False, False, False], [False, True, True]]
    return [
        case("plain", 3, 4, 4),
        case("weights", 3, 5, 3, as_weights=True),
        case("no scaling", 3, 4, 4, scale=1.0),
        case("wide and unscaled", 2, 5, 64, scale=1.0),
        case("large scores", 2, 4, 2, spread=1000.0),
        case("mask", 3, 4, 4, mask=some),
        case("mask, weights, no scaling", 3, 4, 4, mask=some, as_weights=True, scale=1.0),
        case("a row masked whole", 3, 3, 2, mask=one_row_of_none),
        case("a row masked whole, weights", 3, 3, 2, mask=one_row_of_none, as_weights=True),
        case("causal", 5, 5, 4, is_causal=True),
        case("causal, weights", 4, 4, 4, is_causal=True, as_weights=True),
        case("causal, more keys", 2, 5, 3, is_causal=True),
        case("causal, fewer keys", 5, 3, 3, is_causal=True),
        case("one query, one key", 1, 1, 1),
    ]


def main() -> None:
    lines = ",\n".join(json.dumps(one) for one in cases())
    RECORD.write_text(f'{{"torch": "{torch.__version__}", "cases": [\n{lines}\n]}}\n')
    print(f"{RECORD.name}: {len(cases())} cases from PyTorch {torch.__version__}")


if __name__ == "__main__":
    main()
