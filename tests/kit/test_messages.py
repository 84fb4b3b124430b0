"""Messages as the browser sends them: small JSON arrays, and nothing else."""

import pytest

from app.kit.messages import Click, Drag, GestureEnd, Hover, Input, Leave, Step, decode


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('["drag","q",1.2,-0.8]', Drag("q", 1.2, -0.8)),
        ('["step","k1",-5,0]', Step("k1", -5, 0)),
        ('["input","mask","causal"]', Input("mask", "causal")),
        ('["input","q.x",""]', Input("q.x", "")),
        ('["click","row.4"]', Click("row.4")),
        ('["hover","",2,0]', Hover("", 2, 0)),
        ('["hover","head_1",0,7]', Hover("head_1", 0, 7)),
        ('["end"]', GestureEnd()),
        ('["leave"]', Leave()),
    ],
)
def test_each_message_of_the_browser_is_read(text: str, message: object) -> None:
    assert decode(text) == message


@pytest.mark.parametrize("kind", ["set", "done", "failed", "", "__class__"])
def test_no_other_message_comes_from_there(kind: str) -> None:
    with pytest.raises(KeyError):
        decode(f'["{kind}"]')


@pytest.mark.parametrize("text", ['["drag","q",1]', '["end","q"]', '["input"]'])
def test_a_message_with_other_parts_is_an_error(text: str) -> None:
    with pytest.raises(TypeError):
        decode(text)
