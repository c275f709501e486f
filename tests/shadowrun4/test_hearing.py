"""Who learns of what happens: nobody of those whom they do not see, everybody of what befalls their own people.

In the warehouse the runners do not know of the marksman. In the data heist the relay's icon and the spider's both run
stealth, and the spider is on the host. In the duel the lettrist is out of the body. Who only looks on learns what all
seats learn.
"""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from hantei import library
from hantei.core.board import Chart
from hantei.core.decision import Choice, Fact
from hantei.core.event import DICE
from hantei.core.message import Message
from hantei.core.seats import ONLOOKER, REFEREE
from hantei.core.table import Table
from hantei.play import Session
from hantei.rulebooks.shadowrun4.rules.figures import PROGRAMS, present
from hantei.rulebooks.shadowrun4.rules.matrix.hacking import locked
from hantei.rulebooks.shadowrun4.rules.matrix.signals import cut_link, jammable, links
from hantei.rulebooks.shadowrun4.rules.matrix.systems import crashable
from hantei.rulebooks.shadowrun4.state import Phase, Run, Zone
from hantei.testing.games import drawn_setup, likely

BOOK = library.open_rulebook("shadowrun4")


def fight(encounter: str) -> Run:
    """An encounter as it begins."""
    found: Run = BOOK.start({"scenario": encounter})
    return found


def hear(c: Run, event: str, **facts: Any) -> list[str] | None:
    """The seats that learn of an event, None for all."""
    assert BOOK.sight.readers is not None
    found = BOOK.sight.readers(c, event, facts)
    return None if found is None else list(found)


# The flesh (SR-T4.1)


def test_what_somebody_unknown_does_is_not_told_to_those_who_do_not_know_of_them() -> None:
    c = fight("warehouse")
    deeds: dict[str, dict[str, Any]] = {
        "phase": {"given_up": False}, "score": {"score": 9}, "action": {"action": "aim", "kind": "simple"},
        "edge": {"use": "edge", "left": 1}, "moved": {"place": "roof", "at": "1,1", "running": False},
        "test": {"kind": "shot", "hits": 3}, "result": {"kind": "sprint", "hits": 1}, "stands_up": {},
        "glitch": {"kind": "shot", "glitch": "glitch"}, "aims": {"target": "rook", "n": 1},
    }  # fmt: skip
    for event, facts in deeds.items():
        assert hear(c, event, who="sniper", **facts) == ["crew"], event
        assert hear(c, event, who="gunner", **facts) is None, event


def test_one_of_a_seat_who_knows_is_enough() -> None:
    c = fight("warehouse")
    c.actors["gantry"].guard.unaware_of.remove("sniper")
    assert hear(c, "phase", who="sniper", given_up=False) is None


def test_who_is_attacked_learns_by_whom() -> None:
    c = fight("warehouse")
    assert hear(c, "attack", who="sniper", target="rook", kind="ranged", weapon="rifle") is None
    assert hear(c, "opposed", who="sniper", kind="shot", other="rook", hits=3, against=0, success=True, net=3) is None
    assert hear(c, "missed", who="sniper", target="rook") is None
    assert hear(c, "hit", who="rook", value=7, kind_of="P", armour=6) is None
    assert hear(c, "out", who="rook", state="dead", by="sniper") is None


def test_a_search_does_not_tell_that_there_was_something_to_be_found() -> None:
    c = fight("warehouse")
    c.phases.append(Phase("mori"))
    assert hear(c, "test", who="mori", kind="perception", hits=1) is None
    assert hear(c, "test", who="sniper", kind="hiding", hits=2) == ["crew"]
    lost = {"kind": "perception", "hits": 1, "against": 2, "success": False, "net": 0}
    assert hear(c, "opposed", who="mori", other="sniper", **lost) == ["crew"]
    for encounter in ("warehouse", "alley_firefight"):  # a threshold is rolled against only where nobody hides
        d = fight(encounter)
        assert hear(d, "result", who="mori", kind="perception", hits=1, need=1, success=True, net=0) == []
    for about in ({"need": 1}, {"against": 3}, {}):
        said: dict[str, Fact] = {"who": "mori", "kind": "perception", "hits": 1, "edge": 2, **about}
        assert BOOK.speech.question(c, Choice("runners", "after", "SR-2.6", ["keep", "add"], said)).id == "sr-ask-after"
    for runner in ("mori", "gantry", "sparrow", "relay", "rook"):
        c.actors[runner].guard.unaware_of = []
    assert hear(c, "found", who="mori", target="sniper") is None


def test_dice_of_which_nothing_is_told_yet_are_for_those_from_whom_nobody_hides() -> None:
    c = fight("warehouse")
    assert hear(c, DICE, dice="4d6", why="initiative", faces=[1, 2, 3, 4]) == ["crew"]
    assert hear(fight("alley_firefight"), DICE, dice="4d6", why="initiative", faces=[1, 2, 3, 4]) is None


def test_real_dice_of_those_whom_everybody_sees_are_for_everybody_though_somebody_else_hides() -> None:
    c = fight("warehouse")
    assert hear(c, DICE, why="shot", who="mori", beat=["clash"]) is None
    assert hear(c, DICE, why="shot", who="sniper", beat=["clash"]) == ["crew"]
    assert hear(c, DICE, why="defence", who="mori", beat=["answer", "sniper"]) == ["crew"]
    assert hear(c, DICE, why="shot", who="", beat=["clash"]) == ["crew"]


def test_where_nobody_hides_everybody_learns_all() -> None:
    c = fight("alley_firefight")
    who, *_, target = c.actors
    assert hear(c, "attack", who=who, target=target, kind="ranged", weapon="") is None
    assert hear(c, "turn", n=1) is None


# The astral world (SR-6.2)


def test_an_astral_form_is_told_of_to_those_who_can_notice_it() -> None:
    c = fight("mage_duel")
    assert hear(c, "phase", who="lettrist", given_up=False) is None  # the spirit of the runners notices it
    del c.actors["kin"]
    assert hear(c, "phase", who="lettrist", given_up=False) == ["circle"]
    assert hear(c, "test", who="lettrist", kind="blow", hits=2) == ["circle"]
    assert hear(c, "damage", who="lettrist-body", boxes=1, kind_of="P") is None  # the body lies open to all
    assert hear(c, "projects", who="lettrist", on=True) is None  # and falls where all can see it
    c.actors["corva"].magic.perceiving = True
    assert hear(c, "phase", who="lettrist", given_up=False) is None
    c.actors["corva"].magic.perceiving = False
    c.actors["lettrist"].magic.manifest = True
    assert hear(c, "manifests", who="lettrist", on=True) is None


def test_whom_a_spell_falls_on_learns_who_casts_it() -> None:
    c = fight("mage_duel")
    del c.actors["kin"]
    assert hear(c, "casts", who="lettrist", spell="x", force=4, names=["corva"]) is None
    assert hear(c, "casts", who="lettrist", spell="x", force=4, names=["guard"]) == ["circle"]
    assert hear(c, "spell_works", who="corva", spell="x", by="lettrist", net=2) is None


# The Matrix (SR-7.2.4, SR-7.4.2)


def test_what_an_icon_does_is_told_to_those_who_can_make_it_out() -> None:
    c = fight("data_heist")
    c.phases.append(Phase("relay"))
    deeds: dict[str, dict[str, Any]] = {
        "hacking": {"hits": 2, "need": 4, "rolls": 1}, "account": {}, "logs_on": {}, "probes": {}, "watch_set": {},
        "test": {"kind": "hacking", "hits": 2}, "result": {"kind": "search", "hits": 2},
        "action": {"action": "hack", "kind": "complex"},
    }  # fmt: skip
    for event, facts in deeds.items():
        assert hear(c, event, who="relay", node="host", **facts) == ["runners"], event
    c.actors["relay"].matrix.nodes.append("host")
    for event, facts in deeds.items():
        assert hear(c, event, who="relay", node="host", **facts) == ["runners"], event  # stealth runs
    c.actors["spider"].matrix.seen_icons.append("relay")
    for event, facts in deeds.items():
        assert hear(c, event, who="relay", node="host", **facts) is None, event
    assert hear(c, "phase", who="relay", given_up=False) is None  # in the flesh everybody sees them


def test_the_watch_of_a_node_tells_of_the_hacker_only_to_who_sees_them() -> None:
    c = fight("data_heist")
    c.phases.append(Phase("relay"))
    watch = {"who": "", "kind": "detection", "node": "host", "hits": 1}
    assert hear(c, "test", **watch) == ["runners"]
    c.nodes["host"].detected.append("relay")
    assert hear(c, "detected", who="relay", node="host") is None
    c.actors["relay"].matrix.nodes.append("host")
    assert hear(c, "test", **watch) is None
    assert hear(c, "alert", node="host") is None


def test_a_node_tells_its_own_side_though_nobody_of_them_is_there() -> None:
    c = fight("data_heist")
    c.nodes["lights"].detected.append("relay")
    assert hear(c, "detected", who="relay", node="lights") is None
    assert hear(c, "permission", who="relay", node="lights", allowed=False) is None


def test_a_hidden_node_is_told_of_to_those_who_know_it() -> None:
    c = fight("data_heist")
    assert hear(c, "node_mode", who="spider", node="shutter", mode="hidden") == ["archive"]
    c.phases.append(Phase("relay"))
    assert hear(c, "test", who="", kind="hiding", node="shutter", hits=1) == []  # the runners' own search, and no node
    lost = {"kind": "matrix_perception", "hits": 1, "against": 2, "success": False, "net": 0}
    assert hear(c, "opposed", who="relay", other="shutter", **lost) == []
    c.nodes["shutter"].known.append("relay")
    assert hear(c, "node_found", who="relay", node="shutter") == ["runners"]


def test_the_search_for_a_hidden_icon_does_not_tell_that_there_is_one() -> None:
    c = fight("data_heist")
    c.actors["relay"].matrix.nodes.append("host")
    c.phases.append(Phase("relay"))
    assert hear(c, "test", who="spider", kind="hiding", hits=3) == ["archive"]  # they throw the dice
    lost = {"kind": "matrix_perception", "hits": 1, "against": 3, "success": False, "net": 0}
    assert hear(c, "opposed", who="relay", other="spider", **lost) == []
    c.actors["relay"].matrix.seen_icons.append("spider")
    assert hear(c, "icon_found", who="relay", target="spider") == ["runners"]
    assert hear(c, "attack", who="relay", target="spider", kind="cyber", weapon="attack") is None
    assert hear(c, "opposed", who="relay", other="spider", kind="cyber", hits=2, against=1) is None


def test_programs_and_their_end_are_told_where_they_are_met() -> None:
    c = fight("data_heist")
    BOOK.referee.amend(c, "node", ["host", "alert", "true"])
    assert hear(c, "launched", who="grinder", node="host") == ["archive"]
    assert hear(c, "score", who="grinder", score=9) == ["archive"]
    c.actors["relay"].matrix.nodes.append("host")
    assert hear(c, "score", who="grinder", score=9) is None
    c.actors["grinder"].matrix.nodes, c.actors["grinder"].dead = [], True
    for event in ("icon_damage", "icon_crashed", "program_ends"):
        assert hear(c, event, who="grinder") is None
    c.actors["relay"].matrix.nodes = []
    assert hear(c, "program_ends", who="grinder") == ["archive"]


def test_who_is_traced_learns_by_whom() -> None:
    c = fight("data_heist")
    c.actors["relay"].matrix.nodes.append("host")
    c.actors["spider"].matrix.seen_icons.append("relay")
    assert hear(c, "test", who="spider", kind="trace", target="relay", hits=2) == ["archive"]
    assert hear(c, "tracing", who="spider", target="relay", hits=2, need=1) is None


def test_whose_link_is_cut_learns_so_and_not_by_whom() -> None:
    """Signals are jammed all around: nothing in them tells who does it."""
    c = fight("data_heist")
    c.actors["relay"].matrix.vr = ""
    told = list[tuple[str, dict[str, Any]]]()
    cut_link(c, cast(Table, SimpleNamespace(tell=lambda name, **facts: told.append((name, facts)))), "spider", "relay")
    assert told == [("jammed", {"who": "relay"})]
    assert hear(c, "jammed", who="relay") is None
    assert hear(c, "jams", who="spider") == ["archive"]


# What may be chosen


def test_nobody_finds_the_commlink_of_somebody_of_whom_they_do_not_know() -> None:
    c = fight("data_heist")
    relay = c.actors["relay"]
    assert "spider-link" in locked(c, "relay")
    relay.guard.unaware_of.append("spider")
    assert "spider-link" not in locked(c, "relay")
    relay.guard.unaware_of, c.actors["spider"].away = [], True
    assert "spider-link" not in locked(c, "relay")


def test_only_what_one_can_make_out_is_crashed_and_jammed() -> None:
    c = fight("data_heist")
    c.actors["relay"].matrix.nodes.append("host")
    assert [word for word in crashable(c, "relay") if word.startswith("spider:")] == []
    c.actors["relay"].matrix.seen_icons.append("spider")
    assert "spider:attack" in crashable(c, "relay")
    assert "spider" in jammable(c, "relay")
    c.actors["relay"].guard.unaware_of.append("spider")
    assert "spider" not in jammable(c, "relay")
    assert "spider" in links(c, "relay")  # noise reaches those of whom one does not know


def test_questions_and_what_matters_for_them_name_nobody_unknown() -> None:
    c = fight("warehouse")
    c.zones.append(Zone("sniper", "rifle", "rifle", 2, 0, 0, 0, 10, 0, 3, 20))
    question = Choice("runners", "interrupt", "SR-3.1.11", ["none", "mori:gesture"], {"who": "sniper"})
    assert BOOK.speech.question(c, question).id == "sr-ask-interrupt-now"
    said = [line.id for line in BOOK.speech.situation(c, question) if isinstance(line, Message)]
    assert ("sr-sit-zone" in said, "sr-sit-zone-unseen" in said) == (False, True)
    assert BOOK.sight.view(c, "runners")["zones"][0]["owner"] == ""
    c.actors["mori"].guard.unaware_of = []
    assert BOOK.speech.question(c, question).id == "sr-ask-interrupt"
    said = [line.id for line in BOOK.speech.situation(c, question) if isinstance(line, Message)]
    assert ("sr-sit-zone" in said, "sr-sit-zone-unseen" in said) == (True, False)
    assert BOOK.sight.view(c, "runners")["zones"][0]["owner"] == "sniper"


# Who only looks on


def seen(c: Run) -> list[str]:
    """Those whom somebody sees who only looks on: they have a sheet, and a counter on the ground."""
    sheets = [sheet.id for sheet in BOOK.sight.roster(c, ONLOOKER)]
    ground = BOOK.sight.boards(c, ONLOOKER, None)[0]
    assert isinstance(ground, Chart)
    assert [piece.id for piece in ground.pieces] == [who for who in sheets if c.actors[who].kind not in PROGRAMS]
    assert list(BOOK.sight.view(c, ONLOOKER)["actors"]) == sheets
    return sheets


def icons(c: Run, seat: str) -> list[str]:
    """Those who are drawn on the board of the Matrix."""
    chart = BOOK.sight.boards(c, seat, None)[1]
    assert isinstance(chart, Chart)
    return [piece.id for piece in chart.pieces]


def test_who_only_looks_on_does_not_see_whom_one_side_does_not_know_of() -> None:
    c = fight("warehouse")  # the hired blade comes in turn 2
    known, guards = ["gunner", *(f"smuggler-{n}" for n in range(1, 9)), "watchman"], ["guard_smg-1", "guard_smg-2"]
    assert seen(c) == ["mori", "gantry", "sparrow", "relay", "rook", *known, *guards]
    crew = [*known, "sniper", *guards]
    for runner in ("mori", "gantry", "sparrow", "relay", "rook"):
        c.actors[runner].guard.unaware_of = []
    assert seen(c) == ["mori", "gantry", "sparrow", "relay", "rook", *crew]
    for enemy in (*crew, "hired_blade"):
        c.actors[enemy].guard.unaware_of = ["rook"]  # the other way round as well
    assert seen(c) == ["mori", "gantry", "sparrow", "relay", *crew]
    c.actors["gunner"].guard.unaware_of = []
    assert "rook" in seen(c)


def test_one_player_of_a_side_who_does_not_know_is_enough() -> None:
    c = fight("warehouse")
    for runner in ("mori", "gantry", "sparrow", "relay"):
        c.actors[runner].guard.unaware_of = []
    assert "sniper" in seen(c)
    c.actors["rook"].seat = "second"
    assert "sniper" not in seen(c)
    assert hear(c, "phase", who="sniper", given_up=False) == ["runners", "crew"]


def test_who_only_looks_on_sees_an_astral_form_where_all_sides_notice_it() -> None:
    c = fight("mage_duel")
    assert "lettrist" in seen(c)  # the spirit of the runners notices it
    del c.actors["kin"]
    assert "lettrist" not in seen(c)
    assert "lettrist-body" in seen(c)


def test_who_only_looks_on_sees_icons_that_all_sides_make_out() -> None:
    c = fight("data_heist")
    c.actors["relay"].matrix.nodes.append("host")
    assert (icons(c, "runners"), icons(c, ONLOOKER)) == (["relay"], [])
    c.actors["spider"].matrix.seen_icons.append("relay")
    assert icons(c, ONLOOKER) == ["relay"]
    c.actors["relay"].matrix.seen_icons.append("spider")
    assert icons(c, ONLOOKER) == ["relay", "spider"]
    BOOK.referee.amend(c, "node", ["host", "alert", "true"])
    assert "grinder" in seen(c)  # IC does not hide, and the runners have an icon there
    c.actors["relay"].matrix.nodes = []
    assert "grinder" not in seen(c)


def test_who_only_looks_on_knows_of_no_hidden_node_and_reads_no_figures() -> None:
    c = fight("data_heist")
    assert "shutter" not in BOOK.sight.view(c, ONLOOKER)["nodes"]
    c.nodes["shutter"].known.append("relay")
    assert "shutter" in BOOK.sight.view(c, ONLOOKER)["nodes"]
    assert [sheet.id for sheet in BOOK.sight.roster(c, ONLOOKER) if sheet.gauges] == []


def test_the_game_master_sees_all() -> None:
    c = fight("warehouse")
    assert "sniper" in [sheet.id for sheet in BOOK.sight.roster(c, REFEREE) if sheet.gauges]


# Whatever is played


@pytest.mark.parametrize("encounter", ["warehouse", "data_heist", "mage_duel", "mixed_run"])
def test_no_line_names_who_is_not_shown_but_what_befalls_ones_own(encounter: str) -> None:
    """Of those who are here a seat reads only what names people of its roster, or its own people or nodes as well; who
    only looks on sees whom all see, and reads what all read."""
    session, rng = Session(BOOK, drawn_setup("shadowrun4", encounter, "5"), "5"), Random("5")
    for _ in range(200):
        events, c = session.look(), session.state
        for seat in BOOK.seats(c):
            sheets = [sheet.id for sheet in BOOK.sight.roster(c, seat)]
            sides = [actor.side for actor in c.actors.values() if actor.seat == seat]
            own = [name for name, one in (*c.actors.items(), *c.nodes.items()) if one.side in sides]
            for event in events:
                if event.readers is None or seat in event.readers:
                    named = [str(event.facts.get(key, "")) for key in ("who", "target", "by", "other", "node")]
                    here = [who for who in named if who in c.actors and present(c.actors[who])]
                    unseen = [who for who in here if who not in sheets and not c.actors[who].dead]
                    assert not unseen or any(name in own for name in named), (seat, event)
        rosters = [[sheet.id for sheet in BOOK.sight.roster(c, seat)] for seat in BOOK.seats(c)]
        assert seen(c) == [who for who in c.actors if all(who in sheets for sheets in rosters)]
        assert not any(ONLOOKER in (event.readers or ()) for event in events)
        if session.finished:
            break
        who, decision = next(iter(session.decisions.items()))
        session.answer(who, likely("shadowrun4", c, decision, rng))
