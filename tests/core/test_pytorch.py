"""Against recorded results of PyTorch; `record_pytorch.py` tells how they were made."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from app.core.attention import attention
from app.core.masks import causal_mask

RECORD = json.loads(Path(__file__).with_name("pytorch.json").read_text())


def test_the_record_names_its_version() -> None:
    assert RECORD["torch"].startswith("2.13.0")


@pytest.mark.parametrize("case", RECORD["cases"], ids=lambda case: case["name"])
def test_same_outputs_as_pytorch(case: dict[str, Any]) -> None:
    queries, keys, values = (np.array(case[name]) for name in ("queries", "keys", "values"))
    mask = None if case["mask"] is None else np.array(case["mask"])
    if case["is_causal"]:
        mask = causal_mask(len(queries), len(keys))
    found = attention(queries, keys, values, mask=mask, scale=case["scale"] is None)
    np.testing.assert_allclose(found.outputs, case["outputs"], rtol=1e-12, atol=1e-13)
