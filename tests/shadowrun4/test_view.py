"""What is said: every event, every question, every step of a figure has its words; what is hidden stays hidden."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import hantei.rulebooks.shadowrun4 as shadowrun4
from hantei import library
from hantei.rulebooks.shadowrun4.content.records import Arsenal
from hantei.rulebooks.shadowrun4.rules.street.actions import every
from hantei.rulebooks.shadowrun4.state import Run
from hantei.rulebooks.shadowrun4.views import events as view_events
from hantei.rulebooks.shadowrun4.views import matrix as view_matrix
from hantei.rulebooks.shadowrun4.views import names as view_names
from tests import scanning
from tests.scanning import words

HOME = Path(shadowrun4.__file__).parent
BLANK = Run("", records=Arsenal())
BOOK = library.open_rulebook("shadowrun4")


RULES = scanning.modules(HOME, "views", "checking", "giving", "commands")
calls = partial(scanning.calls, RULES)
"""Calls in the rules."""


def ids() -> set[str]:
    return set(library.catalogue("shadowrun4", "en").ids)


def test_every_event_that_is_told_has_a_line() -> None:
    told = {name for call in calls("tell") if call.args for name in words(call.args[0])}
    told |= {"drops_prone", "knocked_down"}  # fall_prone is given the name
    known = {*view_events.PLAIN, *view_events.LINES, *view_matrix.PLAIN, *view_matrix.LINES}
    assert sorted(told - known) == []
    assert sorted(known - told) == []


def test_every_question_has_a_sentence() -> None:
    kinds = {kind for call in calls("Choice", "Amount", "Route") for kind in words(call.args[1])}
    assert sorted(kind for kind in kinds if f"sr-ask-{kind}" not in ids()) == []


def test_every_action_has_a_name_and_an_effect() -> None:
    names = [one.name for one in every()]
    assert [name for name in names if f"sr-action-{name}" not in ids()] == []
    assert [name for name in names if f"sr-eff-action-{name}" not in ids()] == []


def test_every_step_of_a_figure_has_a_name() -> None:
    labels = scanning.step_labels(RULES)
    assert sorted(one for one in labels if view_names.step_label(BLANK, one).id not in ids()) == []


def test_who_hides_is_not_shown_to_those_who_do_not_know() -> None:
    c = BOOK.start({"scenario": "warehouse"})
    assert "sniper" not in BOOK.sight.view(c, "runners")["actors"]
    assert "sniper" in BOOK.sight.view(c, "crew")["actors"]
    c.actors["rook"].guard.unaware_of.remove("sniper")
    assert "sniper" in BOOK.sight.view(c, "runners")["actors"]


def test_one_die_is_no_dice() -> None:
    c = BOOK.start({"scenario": "alley_firefight"})
    say = library.catalogue("shadowrun4", "en").say
    facts = {"who": "rook", "kind": "shot", "hits": 0, "way": "roll"}
    said = [say(BOOK.speech.report(c, "test", {**facts, "pool": pool})) for pool in (1, 2)]
    assert [line.partition(" rolls ")[2] for line in said] == [
        "1 die for the shot: 0 hits",
        "2 dice for the shot: 0 hits",
    ]


def test_figures_of_others_are_not_shown() -> None:
    c = BOOK.start({"scenario": "alley_firefight"})
    assert "physical" not in BOOK.sight.view(c, "runners")["actors"]["ganger_boss"]
    assert BOOK.sight.view(c, "gang")["actors"]["ganger_boss"]["physical"] == 0


def test_programs_show_themselves_only_on_a_node_one_is_on() -> None:
    c = BOOK.start({"scenario": "data_heist"})
    BOOK.referee.amend(c, "node", ["host", "alert", "true"])
    assert "grinder" not in BOOK.sight.view(c, "runners")["actors"]
    assert "grinder" in BOOK.sight.view(c, "archive")["actors"]
    c.actors["relay"].matrix.nodes.append("host")
    assert "grinder" in BOOK.sight.view(c, "runners")["actors"]


def test_hidden_nodes_and_data_are_not_shown() -> None:
    c = BOOK.start({"scenario": "data_heist"})
    seen = BOOK.sight.view(c, "runners")
    assert sorted(seen["nodes"]) == ["cafe", "host", "lights", "relay-link", "spider-link"]
    assert list(seen["files"]) == ["roster"]
    c.nodes["shutter"].known.append("relay")
    c.files["ledger"].found.append("runners")
    assert "shutter" in BOOK.sight.view(c, "runners")["nodes"]
    assert "ledger" in BOOK.sight.view(c, "runners")["files"]


def test_what_is_owed_is_told_in_the_words_of_its_kind() -> None:
    """SR-5.1.9, SR-8.2.7: a spirit has Force and owes services, a sprite a rating and tasks, a watcher Force and
    hours."""
    kinds = {"spirit": "Force 4, services", "sprite": "rating 4, tasks", "watcher": "Force 4, hours"}
    for kind, owed in kinds.items():
        c = BOOK.start({"scenario": "warehouse"})
        c.actors["sniper"].kind = kind
        line = view_events.report(c, "called", {"who": "sniper", "target": "sniper", "rating": 4, "services": 3})
        assert library.catalogue("shadowrun4", "en").say(line).endswith(f"({owed} left: 3)")


def test_what_a_spell_and_a_repair_come_to_is_said_in_full() -> None:
    c = BOOK.start({"scenario": "warehouse"})

    def line(event: str, **facts: object) -> str:
        return library.catalogue("shadowrun4", "en").say(view_events.report(c, event, facts))

    spell = next(name for name, one in c.records.spells.items() if not (one.resist or one.damage or one.heals))
    resisted = next(name for name, one in c.records.spells.items() if one.resist and not (one.damage or one.heals))
    assert line("casts", who="a", spell=spell, force=5, names=[]).endswith("at Force 5, but nobody is in the area")
    assert line("casts", who="a", spell=spell, force=5, names=["b"]).endswith("at Force 5 on b")
    assert line("spell_works", who="b", by="a", spell=spell, net=1).endswith("on b (hits: 1)")
    assert line("spell_works", who="b", by="a", spell=resisted, net=1).endswith("on b (net hits: 1)")
    assert line("repaired", who="a", target="a", boxes=2, icon=0) == "a repairs 2 points of damage to their own icon"
    assert line("repaired", who="a", target="b", boxes=2, icon=0) == "a repairs 2 points of damage to b's icon"
