"""Markup read back as a small tree: tests ask for what is there, not for how it is written."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Final, Self

_VOID: Final = frozenset(
    ("base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr")
)


@dataclass(eq=False)
class Element:
    """An element, its attributes as text ("" where one has no value), and what is in it."""

    tag: str
    attributes: dict[str, str] = field(default_factory=dict)
    parent: Self | None = None
    content: list[Self | str] = field(default_factory=list)

    def __iter__(self) -> Iterator[Self]:
        """Yield this element and all below it, in their order on the page."""
        yield self
        for child in self.content:
            if not isinstance(child, str):
                yield from child

    def __getitem__(self, attribute: str) -> str:
        return self.attributes[attribute]

    def __contains__(self, attribute: object) -> bool:
        return attribute in self.attributes

    @property
    def text(self) -> str:
        """All text in it, as it stands."""
        return "".join(c if isinstance(c, str) else c.text for c in self.content)

    @property
    def classes(self) -> list[str]:
        return self.attributes.get("class", "").split()

    def all(self, tag: str = "", /, **attributes: str) -> list[Self]:
        """Return the elements with a tag and attributes; ``data_row`` stands for ``data-row``."""
        wanted = {name.rstrip("_").replace("_", "-"): v for name, v in attributes.items()}
        return [
            element
            for element in self
            if tag in ("", element.tag)
            and all(element.attributes.get(name) == v for name, v in wanted.items())
        ]

    def one(self, tag: str = "", /, **attributes: str) -> Self:
        """Return the only such element."""
        (found,) = self.all(tag, **attributes)
        return found

    def having(self, attribute: str) -> list[Self]:
        return [element for element in self if attribute in element]

    def styled(self, name: str) -> list[Self]:
        """Return the elements of a class."""
        return [element for element in self if name in element.classes]

    def inherited(self, attribute: str) -> str | None:
        """Return an attribute's value here or on the nearest element around it."""
        if attribute in self:
            return self[attribute]
        return self.parent.inherited(attribute) if self.parent else None


class _Builder(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.at = self.top = Element("#top")

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        fresh = Element(tag, {name: value or "" for name, value in attrs}, self.at)
        self.at.content.append(fresh)
        if tag not in _VOID:
            self.at = fresh

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in _VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.at.tag == tag, f"</{tag}> closes <{self.at.tag}>"
        assert self.at.parent is not None
        self.at = self.at.parent

    def handle_data(self, data: str) -> None:
        self.at.content.append(data)


def parse(markup: object) -> Element:
    """Return the tree; every element in it must be closed by itself, as our views print them."""
    builder = _Builder()
    builder.feed(str(markup))
    builder.close()
    assert builder.at is builder.top, f"<{builder.at.tag}> is never closed"
    return builder.top
