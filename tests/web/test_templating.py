"""Templates: what they write of each kind of value, and what they do not let pass."""

from typing import Any

import pytest
from jinja2 import UndefinedError
from markupsafe import Markup

from hantei import library
from hantei.web.http.pages import rendered
from hantei.web.http.templating import Templates


class Posing(str):
    """A text that is of no plain kind, and says nothing of being safe."""


@pytest.mark.parametrize(
    ("value", "written"),
    [
        ("Kestrel", "Kestrel"),
        ("鷹 — 5,4", "鷹 — 5,4"),
        ("", ""),
        ("a & b", "a &amp; b"),
        ("<i", "&lt;i"),
        ("i>", "i&gt;"),
        ('say "ho"', "say &#34;ho&#34;"),
        ("it's", "it&#39;s"),
        ("<script>alert('1')</script>", "&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;"),
        (Posing("<b>"), "&lt;b&gt;"),
        (Markup("<b>"), "<b>"),
        (["<b>"], "[&#39;&lt;b&gt;&#39;]"),
        (-12, "-12"),
        (2.5, "2.5"),
        (True, "True"),
        (None, "None"),
    ],
)
def test_all_that_is_not_marked_as_safe_is_escaped(value: object, written: str) -> None:
    template = Templates().from_string("{% macro told(v) %}{{ v }}{% endmacro %}<p>{{ value }}|{{ told(value) }}</p>")
    assert template.render(value=value) == f"<p>{written}|{written}</p>"


@pytest.mark.parametrize(
    ("source", "error"),
    [
        ("{{ missing }}", UndefinedError),
        ("{{ missing.part }}", UndefinedError),
        ("{{ missing() }}", UndefinedError),
        ("{{ facts.part }}", AttributeError),
        ("{{ facts['other'] }}", KeyError),
    ],
)
def test_what_is_not_given_is_an_error(source: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        Templates().from_string(source).render(facts={"part": 1})


@pytest.mark.parametrize(
    ("source", "written"),
    [
        ("{{ facts['part'][1:] }}", "bc"),
        ("{% for one in 'xy' %}{{ loop.index }}{{ one.upper() }}{% endfor %}", "1X2Y"),
        ("{% macro pair(a, b='!') %}{{ b }}{{ a }}{% endmacro %}{{ pair('<', b='>') }}{{ pair(a=1) }}", "&gt;&lt;!1"),
        ("{% macro box(tag) %}[{{ tag }} {{ caller() }}]{% endmacro %}{% call box('p') %}<i>{% endcall %}", "[p <i>]"),
    ],
)
def test_attributes_items_and_calls_are_those_of_python(source: str, written: str) -> None:
    facts: dict[str, Any] = {"part": "abc"}
    assert Templates().from_string(source).render(facts=facts) == written


def test_lines_that_list_many_people_stand_behind_a_fold() -> None:
    """Else the question itself would be off the screen; where there are few, all is seen at once."""
    catalogue = library.shelf("senki").catalogue("en")

    def shown(people: int) -> tuple[str, str]:
        sides = [f"{side}: " + ", ".join(f"[{n}] Somebody {n} HP 27/27" for n in range(people)) for side in ("W", "E")]
        lines = ["Round 1", *sides, "Somebody 1 (2,6): HP 27/27"]
        seen, _, folded = rendered("table/situation.html", catalogue, {"situation": lines}).partition("<details")
        assert seen.count("<li>") + folded.count("<li>") == len(lines)
        return seen, folded

    seen, folded = shown(10)
    assert "Somebody 1 (2,6)" in seen
    assert "W: " in folded
    seen, folded = shown(2)
    assert not folded
