"""Nobody plays under the name of a seat that the table itself has: the game master's, and that of real dice."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hantei.core.message import BadSetup, Message
from hantei.core.seats import HAND, REFEREE, check_free, check_taken
from hantei.library import open_rulebook, shelf
from hantei.play import FORMAT, Game, SaveError, Session, encoded, headed, run, verify
from hantei.scenario_check import check_text

from .toy import SETUP, TOY

ENCOUNTERS = {  # each with a side, and somebody who takes part
    "gundog": ("mirror_four", "red", "red_leader"),
    "senki": ("ace_duel", "red", "red_ace"),
    "shadowrun4": ("mirror_three", "east", "east_guard"),
    "wild_arms": ("mirror_four", "sun", "reno_sun"),
}
Tamper = Callable[[str, str, str], str]


def side_called(text: str, side: str, who: str) -> str:
    """The side by another name, wherever it is named."""
    return re.sub(rf"(?<!colour: )\b{side}\b", REFEREE, text)


def somebody_called(text: str, side: str, who: str) -> str:
    """Somebody by another id."""
    return re.sub(rf"\b{who}\b", HAND, text)


def somebody_seated(text: str, side: str, who: str) -> str:
    """Somebody in a seat that the file names."""
    return text.replace(f"id: {who},", f"id: {who}, seat: {REFEREE},")


TAMPERED = pytest.mark.parametrize("tamper", [side_called, somebody_called, somebody_seated])
BOOKS = pytest.mark.parametrize("book", ENCOUNTERS)


def tampered(book: str, tamper: Tamper) -> str:
    encounter, side, who = ENCOUNTERS[book]
    _, text = shelf(book).scenario_text(encounter)
    changed = tamper(text, side, who)
    assert changed != text
    return changed


def setup_with(book: str, text: str, referee: bool = False) -> dict[str, Any]:
    name = ENCOUNTERS[book][0]
    return {"scenario": name, "scenarios": {name: text}, "rulings": {}, "referee": referee, "apart": []}


@BOOKS
@TAMPERED
def test_the_check_of_a_file_says_so(book: str, tamper: Tamper) -> None:
    text = tampered(book, tamper)
    said = [fault for fault in check_text(text, "x.yaml", book) if fault.severity == "error"]
    assert {fault.said.id for fault in said} == {"reserved-seat"}
    name = HAND if tamper is somebody_called else REFEREE
    assert all(name in text.splitlines()[fault.line - 1] for fault in said)


@BOOKS
@TAMPERED
@pytest.mark.parametrize("referee", [False, True])
def test_no_game_begins_so(book: str, tamper: Tamper, referee: bool) -> None:
    with pytest.raises(BadSetup) as refused:
        Session(open_rulebook(book), setup_with(book, tampered(book, tamper), referee), "1")
    assert refused.value.message == "reserved-seat"


def test_a_place_may_be_called_a_table() -> None:
    """GUNDOG's office has one: only whoever plays gets a seat by a name."""
    name, text = shelf("gundog").scenario_text("office_raid")
    assert re.search(r"^ +table: ", text, re.MULTILINE)
    assert [fault for fault in check_text(text, name, "gundog") if fault.severity == "error"] == []


@pytest.mark.parametrize("tamper", [side_called, somebody_seated])
def test_a_game_saved_so_before_is_refused_in_words(tamper: Tamper, tmp_path: Path) -> None:
    book = open_rulebook("gundog")
    header = {
        "hantei": "1", "rulebook": {"id": book.id, "version": book.version}, "seed": "1", "dice": "seeded", "seats": {},
        "setup": setup_with("gundog", tampered("gundog", tamper)),
    }  # fmt: skip
    path = tmp_path / "old.hantei"
    path.write_bytes(encoded([headed(header)], 0, FORMAT)[0])
    with pytest.raises(SaveError) as refused:
        Game.resume(path, lambda name: book)
    assert refused.value.message == "save-not-set-up"
    reason = refused.value.facts["reason"]
    assert isinstance(reason, Message)
    assert reason.id == "reserved-seat"
    verdict = verify(path, lambda name: book)
    assert not verdict.sound
    assert "reserved-seat" in str(verdict.facts)


def test_a_rulebook_from_elsewhere_seats_nobody_there_either() -> None:
    """It need not ask the core for the names of its seats; each game is looked at once it has begun."""
    alone = replace(TOY, seats=lambda state: (REFEREE, "blue"))
    for play in (lambda setup: Session(alone, setup, "1"), lambda setup: run(alone, setup, "1", {})):
        with pytest.raises(BadSetup):
            play(SETUP)
    with pytest.raises(BadSetup):
        Session(replace(TOY, seats=lambda state: ("red", HAND)), SETUP, "1")
    assert Session(alone, {**SETUP, "referee": True}, "1").decisions  # here the game master has a seat


def test_a_second_game_master_is_one_too_many() -> None:
    check_taken(["red", REFEREE], referee=True)
    with pytest.raises(BadSetup):
        check_taken([REFEREE, "red", REFEREE], referee=True)
    with pytest.raises(BadSetup):
        check_free(["red", HAND])
