"""Somebody out of a file is brought into a running game: the ruling, its save, its copy for another process."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hantei import dossiers, library
from hantei.content import BadContent
from hantei.core.amending import BadAmendment
from hantei.core.message import BadSetup
from hantei.core.record import dump
from hantei.core.text import Text
from hantei.play import Game, Refused, Session, Snapshot, verify
from hantei.play.moves import Amend

HERON: dict[str, Any] = {
    "senki": ("bridge", """\
hantei: senki/machine/1
id: heron
language: en
machine:
  name: Heron
  effect: Grey and patient.
  melee: 8
  shooting: 7
  evasion: 7
  reaction: 7
  initiative: 9
  movement: 5
  power: 4
  hp: 33
  weapons: [beak]
arsenal:
  weapons:
    beak: {name: Beak, effect: Next square., kind: blade, power: {attribute: piercing, modifier: 2}, range: 1}
"""),
    "gundog": ("office_raid", """\
hantei: gundog/character/1
id: heron
language: en
character:
  name: Heron
  endurance: 33
  initiative: 10
  moves: {cautious: 5, normal: 10, full: 20}
  skills: {athletics: {rate: 50}, handguns: {rate: 60, level: 1}}
  weapons: [old_beak]
  in_hand: [old_beak]
arsenal:
  weapons:
    old_beak: {name: Old Beak, kind: gun, skill: handguns, damage: 2D6, range: {close: 10}, modes: [semi], magazine: 6}
"""),
    "wild_arms": ("saloon", """\
hantei: wild_arms/character/1
id: heron
language: en
character:
  name: Heron
  initiative: 9
  hp: 33
  armour: 1
  abilities: {body: 3}
  skills: {melee: {}}
  arms: [old_beak]
arsenal:
  arms:
    old_beak: {name: Old Beak, kind: melee, damage: 1D6+2, range: 1}
"""),
    "shadowrun4": ("alley_firefight", """\
hantei: shadowrun4/character/1
id: heron
language: en
character:
  name: Heron
  attributes: {body: 3, agility: 4, reaction: 3, strength: 3, charisma: 2, intuition: 3, logic: 2, willpower: 3}
  skills: {pistols: 4}
  edge: 2
  weapons: [old_beak]
  in_hand: [old_beak]
arsenal:
  weapons:
    old_beak: {name: Old Beak, kind: gun, skill: pistols, damage: 4P, modes: [SA], clip: 8, bands: [5, 15, 30, 50]}
"""),
}  # fmt: skip
"""By book: an encounter, and somebody with a weapon that neither it nor the book has."""

BOOKS = list(HERON)


@pytest.fixture
def heron(tmp_path: Path, book: str) -> list[str]:
    """The words for whoever is brought, out of a file."""
    file = tmp_path / "heron.yaml"
    file.write_text(HERON[book][1], encoding="utf-8")
    return dossiers.bringing(dossiers.dossier(str(file), book))


def parts(session: Session) -> list[str]:
    """The first side and the first place that can be said; in Senki a square that nobody stands on."""
    blanks = session.rulebook.referee.brings(session.state)
    return [next(iter(blank.choices), "") or free_square(session) for blank in blanks]


def free_square(session: Session) -> str:
    """A plain square that is empty."""
    taken = {(one.x, one.y) for one in session.state.fighters.values()}
    rows = session.state.scene.board.rows[::-1]
    plain = [(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "."]
    return next(f"{x},{y}" for x, y in plain if (x, y) not in taken)


def begun(book: str) -> Session:
    """A game of machines at its first question to a person: the first seat is played by hand."""
    scene, rulebook = HERON[book][0], library.open_rulebook(book)
    return Session(rulebook, {"scenario": scene}, "7")


def cast(state: Any) -> dict[str, Any]:
    """All who take part, by their ids."""
    found: dict[str, Any] = state.actors if hasattr(state, "actors") else state.fighters
    return found


@pytest.mark.parametrize("book", BOOKS)
def test_somebody_comes_with_the_records_of_their_file(book: str, heron: list[str]) -> None:
    session = begun(book)
    before = set(cast(session.state))
    session.amend(*heron, *parts(session))
    (who,) = set(cast(session.state)) - before
    sheet = session.state.records.characters[cast(session.state)[who].character]
    assert sheet.name == Text("Heron", "Heron")
    own = sheet.arms if book == "wild_arms" else sheet.weapons
    assert own in (("old_beak",), ("beak",))
    session.undo(1)
    assert set(cast(session.state)) == before
    assert dict(session.state.brought) == {}


@pytest.mark.parametrize("book", BOOKS)
def test_the_save_and_another_process_know_them_without_the_file(book: str, heron: list[str], tmp_path: Path) -> None:
    file = tmp_path / "game.hantei"
    with Game.new(file, library.open_rulebook(book), {"scenario": HERON[book][0]}, "7") as game:
        game.amend(*heron, *parts(game.session))
        state = dump(game.session.state)
        twin = Snapshot.of(game.session).session(game.session.rulebook)
        assert dump(twin.state) == state
        assert set(twin.decisions) == set(game.session.decisions)
        read_back = game.session.rulebook.load(state, game.session.setup)
        assert read_back.records.characters.keys() == game.session.state.records.characters.keys()
    assert verify(file, library.find).sound
    with Game.resume(file, library.find) as again:
        assert dump(again.session.state) == state


@pytest.mark.parametrize("book", BOOKS)
def test_the_log_tells_their_name_and_not_their_file(book: str, heron: list[str]) -> None:
    session = begun(book)
    said = Amend((*heron, *parts(session))).message(session)
    assert library.catalogue(book, "en").say(said) == "ruling: Heron comes out of a file"


@pytest.mark.parametrize("book", BOOKS)
def test_what_cannot_be_brought_is_refused_and_changes_nothing(book: str, heron: list[str]) -> None:
    session = begun(book)
    before = dump(session.state)
    for words in (["bring"], heron, ["bring", "{", "{", *parts(session)], [*heron, "nobody", "nowhere"]):
        with pytest.raises((BadAmendment, Refused)):
            session.amend(*words)
    with pytest.raises(BadContent):
        session.amend("bring", "heron", '{"hantei":"x","id":"heron"}', *parts(session))
    assert dump(session.state) == before


def test_a_record_that_is_another_than_the_books_is_refused() -> None:
    """What is played with already must not become something else in the middle of a fight."""
    session = begun("gundog")
    name, weapon = next(iter(session.state.records.weapons.items()))
    text = HERON["gundog"][1].replace("old_beak", name).replace("2D6", "9D6")
    plain = dossiers.dossier_of(text, "heron.yaml", "gundog")
    with pytest.raises(BadSetup) as refused:
        session.amend(*dossiers.bringing(plain), *parts(session))
    assert refused.value.said.id == "dossier-record-twice"
    assert session.state.records.weapons[name] == weapon


@pytest.mark.parametrize("book", BOOKS)
def test_a_state_saved_before_has_nobody_in_it(book: str) -> None:
    session = begun(book)
    plain = dump(session.state)
    del plain["brought"]
    assert dict(session.rulebook.load(plain, session.setup).brought) == {}


@pytest.mark.parametrize("book", BOOKS)
def test_machines_play_the_fight_to_its_end_with_whoever_was_brought(book: str, heron: list[str]) -> None:
    """Both sides' computer players reckon with them."""
    session = begun(book)
    session.amend(*heron, *parts(session))
    for seat in session.rulebook.seats(session.state):
        session.seat(seat, next(iter(session.rulebook.policies)))
    assert session.finished
    sheets = session.state.records.characters
    assert Text("Heron", "Heron") in [sheets[one.character].name for one in cast(session.state).values()]


SQUAD = """\
hantei: urban_assault/squad/1
id: kurz
squad:
  leader: {name: Kurz, sub: shooting, level: 12, growth: {skill: 1, life: 2, sub: 2, squad_size: 1}}
  gear: [{gear: ar, attachment: laser_sight}, plate_carrier, medkit, frag]
  members: {assault: 5, medic: 1}
  magazines: 24
"""


def test_a_squad_takes_the_place_of_another_outside_of_battles(tmp_path: Path) -> None:
    """UA-11.2: all of it stands as the file says, and machines play on with it to the end of the operation."""
    file = tmp_path / "kurz.yaml"
    file.write_text(SQUAD, encoding="utf-8")
    kurz = dossiers.bringing(dossiers.dossier(str(file), "urban_assault"))
    rulebook = library.open_rulebook("urban_assault")
    scene = dossiers.brought(
        "urban_assault",
        "quarry_town",
        library.scenario_text("urban_assault", "quarry_town")[1],
        [dossiers.Wanted(str(file))],
    )
    own = {"scenario": "quarry_town", "scenarios": {"quarry_town": scene.replace("Kurz", "Lang")}}
    session = Session(rulebook, own, "7")
    (blank,) = rulebook.referee.brings(session.state)
    assert list(blank.choices) == ["leader"]
    session.amend(*kurz, "leader")
    squad = session.state.squads["leader"]
    assert (squad.leader.name, squad.magazines) == ("Kurz", 24)
    assert sorted(one.role for one in squad.members.values()) == ["assault"] * 5 + ["medic"]
    said = Amend((*kurz, "leader")).message(session)
    assert library.catalogue("urban_assault", "en").say(said) == "ruling: Kurz comes out of a file"
    with pytest.raises(BadAmendment):
        session.amend(*kurz, "leader2")
    session.seat("leader", next(iter(rulebook.policies)))
    assert session.finished
