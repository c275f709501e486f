"""Texts in which one place is changed: they say what they should, and everything else stays as it was written."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hantei.content import BadContent, edited, read, written
from hantei.content.splicing import changed
from hantei.core.message import BadSetup
from hantei.scenes.drafting import Edit

TEXT = """\
# 頭書き
title: {ja: "塩", en: Salt}  # both
tiles:
  # the first
  lane:
    title: 小道   # its name
    events: [{do: gain, magazines: 1}]

  # the second
  yard:
    events:
      - {do: encounter, units: [{id: a, number: 3}]}  # balance
      - do: check
        ability: skill
intro: |
  あ
  い

last: []
"""


def lines(edit: Edit, before: str = TEXT) -> tuple[list[str], list[str]]:
    """The lines that an edit takes out of a text, and those that it puts in."""
    after = edited(before, [edit])
    old, new = before.splitlines(), after.splitlines()
    return [line for line in old if line not in new], [line for line in new if line not in old]


@pytest.mark.parametrize(
    ("edit", "out", "come"),
    [
        (
            Edit(("tiles", "yard", "events", 0, "units", 0, "number"), 5),
            ["      - {do: encounter, units: [{id: a, number: 3}]}  # balance"],
            ["      - {do: encounter, units: [{id: a, number: 5}]}  # balance"],
        ),
        (Edit(("tiles", "lane", "title"), "大道"), ["    title: 小道   # its name"], ["    title: 大道   # its name"]),
        (Edit(("tiles", "lane", "space"), "indoor"), [], ["    space: indoor"]),
        (Edit(("tiles", "yard", "events", 1), gone=True), ["      - do: check", "        ability: skill"], []),
        (
            Edit(("tiles", "yard", "events", 1, "do"), gone=True),
            ["      - do: check", "        ability: skill"],
            ["      - ability: skill"],
        ),
        (
            Edit(("tiles", "lane", "events", 0), gone=True),
            ["    events: [{do: gain, magazines: 1}]"],
            ["    events: []"],
        ),
        (Edit(("last", 0), {"do": "say"}), ["last: []"], ["last:", "  - {do: say}"]),
        (Edit(("title", "en"), gone=True), ['title: {ja: "塩", en: Salt}  # both'], ['title: {ja: "塩"}  # both']),
        (Edit(("intro",), "う"), ["intro: |", "  あ", "  い"], ["intro: う"]),
        (Edit(("intro",), "う\nえ"), ["intro: |", "  あ", "  い"], ["intro: |-", "  う", "  え"]),
        (Edit(("title",), "yes"), ['title: {ja: "塩", en: Salt}  # both'], ["title: yes  # both"]),
        (Edit(("title",), "12"), ['title: {ja: "塩", en: Salt}  # both'], ["title: '12'  # both"]),
    ],
)
def test_what_is_not_changed_stays(edit: Edit, out: list[str], come: list[str]) -> None:
    assert lines(edit) == (out, come)


def test_an_empty_text_takes_its_first_fields() -> None:
    assert (
        edited("# mine\n", [Edit(("hantei",), "gundog/1"), Edit(("id",), "x")]) == "# mine\nhantei: gundog/1\nid: x\n"
    )


@pytest.mark.parametrize(
    ("text", "edit"),
    [
        ("a: &x {b: 1}\nc: *x\n", Edit(("c", "b"), 2)),  # said once for two places
        ("a: 1\n", Edit(("b", "c"), 2)),
        ("a: [1]\n", Edit(("a", 2), 2)),
        ("a: 1\n", Edit(("b",), gone=True)),
    ],
)
def test_what_cannot_be_done_is_refused(text: str, edit: Edit) -> None:
    with pytest.raises(BadSetup):
        edited(text, [edit])


def test_what_is_no_yaml_is_refused() -> None:
    with pytest.raises(BadContent):
        edited("a: [1\n", [Edit(("a",), 2)])


SCALARS = st.one_of(st.integers(-9, 99), st.booleans(), st.text("ab 日:#-,[}'\"\n1", max_size=6))
NAMES = st.text("abc1日,", min_size=1, max_size=3)
PLAIN = st.recursive(
    SCALARS,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(NAMES, inner, max_size=3)),
    max_leaves=12,
)


@settings(max_examples=150, deadline=None)
@given(st.dictionaries(NAMES, PLAIN, min_size=1, max_size=4), PLAIN, st.data())
def test_a_text_says_what_was_wanted(plain: dict[str, Any], value: Any, data: st.DataObject) -> None:
    """Wherever a change is made, in a text laid out as people are given it, the text says it and nothing else."""
    text = written(plain)
    path: tuple[str | int, ...] = ()
    here: Any = plain
    while isinstance(here, dict | list) and (not path or data.draw(st.booleans())):
        names = list(here) if isinstance(here, dict) else list(range(len(here)))
        new: list[str | int] = ["new"] if isinstance(here, dict) else [len(here)]
        part = data.draw(st.sampled_from([*names, *new]))
        path, fresh = (*path, part), part in new and part not in names
        if fresh:
            break
        here = here[part]
    gone = not fresh and data.draw(st.booleans())
    edit = Edit(path, None if gone else value, gone)
    assert read(edited(text, [edit]), "text").value == changed(plain, edit)


@pytest.mark.parametrize(
    ("text", "edit", "reason"),
    [
        ("", Edit((), 5), "splice-not-possible"),
        ("~\n", Edit(("a",), 5), "splice-not-possible"),
        ("a: 1\n", Edit((), gone=True), "splice-nowhere"),
    ],
)
def test_a_text_stays_a_record(text: str, edit: Edit, reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        edited(text, [edit])
