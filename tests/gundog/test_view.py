"""What is said: every event, every question, every step of a figure has its words."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import hantei.rulebooks.gundog as gundog
from hantei import library
from hantei.core.board import Chart
from hantei.core.decision import Route
from hantei.core.message import Message
from hantei.rulebooks.gundog.rules.ground import corner
from hantei.rulebooks.gundog.state import Fight, Impairment, Turn
from hantei.rulebooks.gundog.views import events, going, questions
from hantei.rulebooks.gundog.views.board import boards
from hantei.rulebooks.gundog.views.names import labelled
from hantei.rulebooks.gundog.views.situation import situation
from tests import scanning
from tests.scanning import words

HOME = Path(gundog.__file__).parent


RULES = scanning.modules(HOME, "views", "checking", "giving", "commands")
calls = partial(scanning.calls, RULES)
"""Calls in the rules."""


def begun(encounter: str) -> Fight:
    """An encounter that has just begun."""
    shelf = library.shelf("gundog")
    name, text = shelf.scenario_text(encounter)
    fight: Fight = shelf.rulebook.start({"scenario": name, "scenarios": {name: text}})
    return fight


def ids() -> set[str]:
    return set(library.catalogue("gundog", "en").ids)


def test_every_event_that_is_told_has_a_line() -> None:
    told = {name for call in calls("tell") if call.args for name in words(call.args[0])} | {"blow", "throw"}
    known = {*events.PLAIN, *events.LINES}
    assert sorted(told - known) == []
    assert sorted(known - told) == []


def test_every_question_has_a_sentence() -> None:
    kinds = {kind for call in calls("Choice", "Amount", "Route") for kind in words(call.args[1])}
    assert sorted(kind for kind in kinds if f"gd-ask-{kind}" not in ids()) == []


def test_every_step_of_a_figure_has_a_name() -> None:
    labels = scanning.step_labels(RULES)
    assert sorted(label for label in labels if view_step(label) not in ids()) == []


def view_step(label: str) -> str:
    message = Message("gd-step-part") if label.startswith("part-") else Message(f"gd-step-{label}")
    return message.id


def test_every_throw_has_a_name() -> None:
    thrown = {why for call in calls("success_check") if len(call.args) > 3 for why in words(call.args[3])}
    thrown |= {why for call in calls("dice_formula", "two_d9") for arg in call.args[1:3] for why in words(arg)}
    assert sorted(why for why in thrown if questions.throw_name(why).id not in ids()) == []


def test_somebody_on_the_way_is_drawn_at_the_nearest_place() -> None:
    """The rules keep the place that was left; a reader looks for people where they are, in another room if a place in
    sight there is plainly nearer."""
    c = begun("office_raid")
    who = next(iter(c.fighters))
    left = c.fighters[who].place
    for metres, near in ((5, "counter"), (8, "counter"), (10, "doorway")):
        c.fighters[who].x, c.fighters[who].y = metres, 6
        (chart,) = boards(c, "", None)
        assert isinstance(chart, Chart)
        (drawn,) = [piece for piece in chart.pieces if piece.id == who]
        assert (left, drawn.at, drawn.near) == ("lift", near, True)


def test_a_line_says_what_a_figure_means() -> None:
    """The degree that goes into initiative stands at its check; a deadly row says so; conditions are no reasons."""
    c = begun("office_raid")
    who = next(iter(c.fighters))
    say = library.catalogue("gundog", "en").say
    roll = {"kind": "tactics", "who": who, "rate": 65, "face": 57, "result": "success", "degree": 14}
    assert say(events.report(c, "check", roll)).endswith("success, degree 14 (digits 5+7, skill level +2)")
    row = {"who": who, "by": who, "table": "shooting", "row": 0}
    assert say(events.report(c, "penalty_row", row)) == "Hatamoto's damage penalty (shooting, row 0)"
    assert say(events.report(c, "penalty_row", row | {"row": 18})).endswith("(shooting, row 18): no effect")
    killed = {"who": who, "condition": "dead", "source": "table"}
    assert say(events.report(c, "condition", killed)) == "Hatamoto is killed outright"
    fallen = {"who": who, "condition": "prone", "source": "unconscious"}
    assert say(events.report(c, "condition", fallen)) == ""
    healed = {"who": who, "kind": "light", "amount": -30, "count": 2}
    assert say(events.report(c, "impairment_over", healed)) == ("Hatamoto's two light wounds (−30% each) wear off")
    moves = {"who": who, "action": "none", "what": "", "method": "normal"}
    assert say(events.report(c, "action", moves)) == ""
    assert say(events.report(c, "action", moves | {"method": "stay"})) == ""
    held = {"who": who, "percent": -10, "conditions": ["stunned", "prone"], "reasons": ["serious"]}
    assert say(events.report(c, "in_force", held)) == (
        "Hatamoto is stunned and prone, and has −10% on checks (serious wound)"
    )
    c.fighters[who].impairments = [Impairment("light", -10), Impairment("light", -20), Impairment("serious", -20)]
    twice = held | {"conditions": [], "percent": -50, "reasons": ["light", "serious"]}
    assert say(events.report(c, "in_force", twice)) == "Hatamoto has −50% on checks (2 light wounds, serious wound)"
    c.fighters[who].impairments = []
    known = held | {"conditions": [], "known": True}
    assert say(events.report(c, "in_force", known)) == "", "a wound of the last round"
    assert say(events.report(c, "in_force", held | {"known": True})) == (
        "Hatamoto is stunned and prone, and has −10% on checks (serious wound)"
    ), "whoever is told of at all is told of in full"
    vain = {"kind": "stun", "who": who, "rate": -10, "face": 57, "result": "failure", "degree": 0}
    assert say(events.report(c, "check", vain)).endswith("failure (only a roll of 1 succeeds)")
    other = list(c.fighters)[1]
    aim = {"who": who, "target": other, "used": False}
    assert say(events.report(c, "aim_lost", aim)).startswith("Hatamoto loses the aim taken at ")
    assert say(events.report(c, "aim_lost", aim | {"why": "moving"})).startswith("Hatamoto stops aiming at ")
    chosen = aim | {"why": "moving", "method": "full"}
    assert say(events.report(c, "aim_lost", chosen)).endswith(" by choosing full movement")
    c.fighters[other].dead = True
    assert say(events.report(c, "aim_lost", chosen)).endswith(", who is out of the fight")
    assert say(events.report(c, "aim_lost", chosen | {"used": True})) == ""


def test_the_fall_that_decides_the_fight_says_so() -> None:
    """GD-01.3: it goes on to the end of the round, and then the end names who was down."""
    c = begun("silent_entry")
    say = library.catalogue("gundog", "en").say
    down = {"who": "clerk", "condition": "unconscious", "source": "damage"}
    assert say(events.report(c, "condition", down)) == (
        "The head clerk falls unconscious (the fight is decided at the end of the round)"
    )
    assert say(events.report(c, "condition", down | {"who": "moth"})).endswith("falls unconscious")
    c.fighters["clerk"].unconscious = True
    over = say(events.report(c, "fight_end", {"winner": "pc", "by": "defeat", "rounds": 2}))
    assert over.startswith("The fight is over, won by the infiltrators (the head clerk is out of action, round 2)")


def test_a_move_is_told_by_what_was_chosen() -> None:
    """Towards whom or what, how far, and that cover is left, even where another place lies nearer to its end."""
    c = begun("office_raid")
    who, enemy = next(iter(c.fighters)), next(one for one in c.fighters if c.fighters[one].side != "pc")
    say = library.catalogue("gundog", "en").say
    there = c.scene.map.places["counter"].at
    x, y = corner(there)
    move = {
        "who": who, "method": "normal", "way": "to:counter", "place": "counter", "at": there, "start": f"{x - 9},{y}",
        "uncovered": False, "bound_for": "", "goes_on": False,
    }  # fmt: skip
    short = move | {"at": f"{x - 4},{y}"}
    for told, line in (
        (move, "Hatamoto makes a normal move to the reception desk"),
        (short | {"way": f"towards:{enemy}"}, "Hatamoto makes a normal move of 5 m towards Submachine gunner 1"),
        (short | {"way": "towards:safe"}, "Hatamoto makes a normal move of 5 m towards the safe"),
        (short | {"way": f"away:{enemy}"}, "Hatamoto makes a normal move of 5 m away from Submachine gunner 1"),
        (short | {"way": short["at"]}, "Hatamoto makes a normal move of 5 m to a point near the lift lobby"),
        (move | {"uncovered": True}, "Hatamoto leaves cover and makes a normal move to the reception desk"),
    ):
        assert say(events.report(c, "moved", told)) == line


def test_a_move_to_where_a_side_has_to_go_is_told_by_that_place() -> None:
    """A witness on the way to the boat was told to move towards the killer who stood beside it."""
    c = begun("witness")
    say = library.catalogue("gundog", "en").say
    goal = next(one for one in c.scene.goals if one.kind == "escape")
    who = next(one for one in c.fighters if c.fighters[one].side == goal.side)
    enemy = next(one for one in c.fighters if c.fighters[one].side != goal.side)
    x, y = corner(next(one for one in c.scene.map.places.values() if one.exit).at)
    move = {
        "who": who, "method": "normal", "way": f"towards:{enemy}", "place": c.fighters[who].place, "at": f"{x - 3},{y}",
        "start": f"{x - 13},{y}", "uncovered": False, "bound_for": "", "goes_on": False,
    }  # fmt: skip
    assert say(events.report(c, "moved", move)).endswith("makes a normal move of 10 m towards the boat")
    assert "towards the boat" not in say(events.report(c, "moved", move | {"at": f"{x - 13},{y + 10}"}))


def test_the_first_to_notice_wakes_the_whole_side() -> None:
    shelf = library.shelf("gundog")
    name, text = shelf.scenario_text("silent_entry")
    c = shelf.rulebook.start({"scenario": name, "scenarios": {name: text}})
    say = library.catalogue("gundog", "en").say
    facts = {"who": "clerk", "by": "moth", "side": "guards", "attacked": False, "wakes": False}
    assert say(events.report(c, "noticed", facts)) == "The head clerk notices the shooting"
    first = facts | {"attacked": True, "wakes": True}
    line = "The head clerk is attacked and knows of the fight. All of the watch are warned and can act"
    assert say(events.report(c, "noticed", first)) == line
    counted = say(events.report(c, "noticed", first | {"missing": 1}))
    assert counted.endswith("(being told does not count), the alarm is raised and they win")
    last = facts | {"missing": 0}
    assert say(events.report(c, "noticed", last)) == (
        "The head clerk notices the shooting. The alarm is raised as the round ends"
    )
    for name in c.fighters:
        c.fighters[name].dead = name != "clerk"
    assert say(events.report(c, "noticed", first)) == "The head clerk is attacked and knows of the fight"


def test_whoever_stays_on_the_way_is_not_told_to_arrive() -> None:
    """GD-06.10: an area that was set out for is not reached by staying."""
    c = begun("running_fight")
    who = next(one for one in c.fighters if c.fighters[one].side == "pc")
    c.fighters[who].bound_for, c.fighters[who].travelled = "ford", 1
    here, ends = c.fighters[who].place, {"stay": "ford"}
    asked = Route(c.fighters[who].seat, "destination", "GD-04.3", here, ends, lambda answer: "", {"who": who})
    said = library.catalogue("gundog", "en").say(going.going(c, asked, "stay"))
    assert said.startswith("You stay in the meadow, as far on the way to the ford as you are")
    (line,) = [one for one in situation(c, asked) if one.args.get("where", "") and one.args["who"] == labelled(c, who)]
    assert "% of the way to the ford" in library.catalogue("gundog", "en").say(line)


def test_whoever_lies_there_does_not_fall_once_more() -> None:
    c = begun("office_raid")
    say = library.catalogue("gundog", "ja").say
    facts = {"who": "hatamoto", "condition": "unconscious", "source": ""}
    assert say(events.report(c, "condition", facts)) == "ハタモトは気絶して倒れた"
    assert say(events.report(c, "condition", {**facts, "lying": True})) == "ハタモトは気絶した"
    idle = {"who": "hatamoto", "conditions": ["prone"], "percent": 0, "reasons": []}
    assert say(events.report(c, "in_force", idle)) == "ハタモトはまだ起き上がっていない"


def test_what_the_dead_and_the_unconscious_get_over() -> None:
    """A wound that an unconscious person gets over changes their lethality checks; the dead get over nothing."""
    c = begun("office_raid")
    say = library.catalogue("gundog", "en").say
    over = {"who": "hatamoto", "kind": "light", "amount": -30}
    aim = {"who": "salve", "target": "hatamoto", "used": False, "why": "unused"}
    c.fighters["hatamoto"].unconscious = True
    assert say(events.report(c, "action_check", {"who": "hatamoto"})) == "▼ Hatamoto's action check (unconscious)"
    assert say(events.report(c, "impairment_over", over)) == "Hatamoto's light wound (−30%) wears off"
    given_up = "Salve stops aiming at Hatamoto, who is out of the fight"
    assert say(events.report(c, "aim_lost", aim)) == given_up, "nobody needs to aim any more"
    c.fighters["hatamoto"].dead = True
    for event, facts in (("action_check", {}), ("impairment_over", over), ("shock_over", {})):
        assert say(events.report(c, event, {"who": "hatamoto", **facts})) == ""


def test_an_alarm_that_comes_too_late_is_not_told() -> None:
    """GD-01.3: where the goal of the other side, which is asked first, is reached, the alarm decides nothing."""
    c = begun("silent_entry")
    say = library.catalogue("gundog", "en").say
    last = {"who": "watchman", "by": "moth", "side": "guards", "attacked": False, "wakes": False, "missing": 0}
    who = next(one for one in c.fighters if c.fighters[one].side == "guards" and one != "clerk")
    assert say(events.report(c, "noticed", last | {"who": who})).endswith(". The alarm is raised as the round ends")
    c.fighters["clerk"].unconscious = True
    assert say(events.report(c, "noticed", last | {"who": who})).endswith(" notices the shooting")


def test_whoever_runs_to_help_somebody_goes_towards_them() -> None:
    """A way that ends beside a wounded comrade may have been declared as one towards an enemy behind them."""
    c = begun("office_raid")
    say = library.catalogue("gundog", "en").say
    enemy = next(one for one in c.fighters if c.fighters[one].side != "pc")
    who, patient = (c.fighters[one] for one in ("salve", "hatamoto"))
    patient.x, patient.y, patient.unconscious = 5, 5, True
    who.x, who.y = 4, 5
    move = {
        "who": "salve", "method": "full", "way": f"towards:{enemy}", "place": who.place, "at": "4,5", "start": "0,5",
        "uncovered": False, "bound_for": "", "goes_on": False,
    }  # fmt: skip
    c.turn = Turn("salve", "use_item")
    assert say(events.report(c, "moved", move)) == "Salve runs 4 m up to Hatamoto"
    c.turn.action = "shoot"
    assert say(events.report(c, "moved", move)) == "Salve runs 4 m towards Submachine gunner 1"
