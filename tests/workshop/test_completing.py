"""What the editor offers at a place: found in texts that are not finished, as they are while somebody writes."""

from __future__ import annotations

import pytest

from hantei.workshop.completing import offers

HEAD = "hantei: urban_assault/1\nid: mill\n"
HERE = "¦"


def offered(text: str, head: str = HEAD) -> list[str]:
    """What is offered where the mark stands."""
    whole = head + text
    at = whole.index(HERE)
    return [one.label for one in offers(whole.replace(HERE, ""), at).offers]


def test_an_empty_file_is_begun_with_what_it_is_written_for() -> None:
    assert offered("¦", "") == ["hantei"]
    heads = offered("hantei: ¦", "")
    assert heads[0] == "urban_assault/1"
    assert "urban_assault/squad/1" in heads
    assert offered("hantei: nothing/1\nid: ¦", "") == []


def test_fields_that_are_there_already_are_not_offered_again() -> None:
    found = offered("¦\ntitle: x\n")
    assert {"version", "tiles", "progress", "objectives", "final_event"} <= set(found)
    assert not {"hantei", "id", "title"} & set(found)


def test_what_the_file_needs_is_offered_first() -> None:
    """The head of a scenario needs eight fields; two of them stand there, six are left."""
    assert set(offered("¦")[:6]) == {"version", "title", "tiles", "progress", "objectives", "final_event"}


@pytest.mark.parametrize(
    "text",
    [
        "tiles:\n  lane:\n    events:\n      - do: ¦\n",
        "tiles:\n  lane:\n    events: [{do: ¦\n",
        "tiles:\n  lane:\n    events:\n      - {title: 'a, {b', do: ¦}\n      - {do: say}\n",
        "tiles:\n  lane:\n    text: |-\n      events: [{\n\n      more\n    events:\n    - do: ¦",
    ],
)
def test_effects_are_named(text: str) -> None:
    assert {"say", "gain", "check", "encounter"} <= set(offered(text))


@pytest.mark.parametrize(
    "text",
    [
        "start:\n  - do: check\n    ¦",
        "start:\n  - ¦\n    do: check\n",
        "start: [{do: check, ¦",
        "start: [{¦, do: check}]",
        "start:\n  - {do: check,\n     ¦}\n",
    ],
)
def test_an_effect_has_the_fields_of_its_own_kind(text: str) -> None:
    found = offered(text)
    assert {"ability", "success", "failure"} <= set(found)
    assert not {"do", "magazines", "units"} & set(found)


def test_what_says_which_effect_it_is_comes_first() -> None:
    assert offered("start:\n  - ¦") == ["do"]
    assert offered("start: [{¦") == ["do"]


def test_words_that_are_allowed_are_offered() -> None:
    assert offered("progress:\n  mode: ¦") == ["linear", "tiles", "fixed_map"]
    assert offered("progress: {mode: lin¦") == ["linear", "tiles", "fixed_map"]
    assert offered("ends_on_objective: ¦") == ["true", "false"]


def test_names_that_the_text_declares_are_offered_the_likely_ones_first() -> None:
    text = "objectives:\n  hold: {kind: other}\ntiles:\n  lane:\n    title: x\nstart:\n  - {do: objective, objective: ¦"
    assert offered(text)[:2] == ["hold", "lane"]


@pytest.mark.parametrize("text", ["tiles: # about ¦", "tiles:\n  lane:\n    text: |-\n      some words ¦\n"])
def test_nothing_is_offered_in_remarks_and_texts(text: str) -> None:
    assert offered(text) == []


def test_a_field_in_a_list_knows_its_place() -> None:
    text = "tiles:\n  lane:\n    events:\n      - do: encounter\n        units:\n          - {id: a, kind: ¦"
    assert offered(text) == ["group", "target"]


def test_texts_that_people_read_are_nobodys_names() -> None:
    assert offered("tiles:\n  lane:\n    title: ¦") == []
    assert offered("tiles:\n  lane:\n    title: {¦") == ["ja", "en"]
