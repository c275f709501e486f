"""The reference of every field of four books: nothing is left out, and it says what the models say."""

from __future__ import annotations

import re
from importlib.util import module_from_spec, spec_from_file_location
from typing import Any

import pytest

from hantei.content import load_text

from .pages import DOCS

BOOKS = ["senki", "gundog", "wild_arms", "shadowrun4"]


def reference(book: str) -> Any:
    """The reference of a book, as `docs/book_fields.py` makes it."""
    spec = spec_from_file_location("docs_book_fields", DOCS / "book_fields.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module, module.Reference(book)


@pytest.mark.parametrize("book", BOOKS)
def test_the_pages_are_up_to_date(book: str) -> None:
    """Write them anew with `python docs/book_fields.py`."""
    module, found = reference(book)
    for lang in ("ja", "en"):
        assert (DOCS / module.file_of(book, lang)).read_text(encoding="utf-8") == found.page(lang)


@pytest.mark.parametrize("book", BOOKS)
def test_every_field_of_every_model_stands_on_the_page(book: str) -> None:
    """The models are found in the source, not in what the page was made from."""
    module, found = reference(book)
    page = (DOCS / module.file_of(book, "en")).read_text(encoding="utf-8")
    parts = dict(re.findall(r"^## (.+)\n\n((?:\|.*\n)+)", page, re.M))
    for name, model in found.models.items():
        if name == "Text":
            continue
        heads = {"Encounter": f"{book}/1", found.offer.model.__name__: f"{book}/{found.offer.kind}/1"}
        rows = parts[heads.get(name) or found.heading(name)]
        assert [one for one in model.__dataclass_fields__ if one != "do" and f"| `{one}` |" not in rows] == [], name


@pytest.mark.parametrize("book", BOOKS)
def test_examples_are_ones_that_the_models_take(book: str) -> None:
    """Whole examples of words, figures, yes and no fit their field: they are read as the model reads them."""
    _, found = reference(book)
    for section in found.sections:
        for name, example in ((name, one) for (model, name), one in found.examples.items() if model == section.name):
            if "…" not in example and not section.model.__dataclass_fields__[name].type.startswith("Text"):
                faults = load_text(example, "example", section.model).faults
                assert [one for one in faults if one.path[:1] == (name,)] == [], example
