"""Everything that is asked, offered and told can be said, in both languages, with nothing left open."""

from __future__ import annotations

import json
import re
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hantei
from hantei import library
from hantei.content import load_file
from hantei.core.decision import Amount, Choice
from hantei.core.record import clone
from hantei.core.rulebook import Rulebook
from hantei.play import Session
from hantei.rulebooks.urban_assault import opening, views
from hantei.rulebooks.urban_assault.book import build
from hantei.rulebooks.urban_assault.content.at_hand import Content
from hantei.rulebooks.urban_assault.content.language import Choose
from hantei.rulebooks.urban_assault.content.scenario import Scenario
from hantei.rulebooks.urban_assault.rules.checks import SUB_ABILITIES
from hantei.rulebooks.urban_assault.rules.leader import squad_size
from hantei.rulebooks.urban_assault.rules.operation import next_lap
from hantei.rulebooks.urban_assault.state import Campaign, Item, Member, Unit
from hantei.rulebooks.urban_assault.views import effects, names, questions
from hantei.rulebooks.urban_assault.views import events as view_events
from hantei.rulebooks.urban_assault.views import options as view_options
from hantei.rulebooks.urban_assault.views.gathers import GATHERS, HEADS, JOINS, SERIES
from hantei.rulebooks.urban_assault.views.outcome import maps_entered
from hantei.testing.games import drawn_setup
from hantei.testing.saying import sayer
from tests import scanning
from tests.contract.games import GAMES
from tests.scanning import words

HOME = Path(hantei.__file__).parent / "rulebooks" / "urban_assault"
OURS = [game for game in GAMES if game[0] == "urban_assault"]
SAYER = sayer("urban_assault")
SAYS, check, check_question = SAYER.says, SAYER.check, SAYER.check_question


@cache
def content() -> Content:
    def part(name: str) -> Any:
        return load_file(HOME / "content" / f"{name}.yaml", opening.CONTENT[name]).value

    files = sorted((HOME / "scenarios").glob("*.yaml"))
    scenarios = [load_file(file, Scenario).value for file in files]
    return opening.content(part, {scenario.id: scenario for scenario in scenarios})


@cache
def rulebook() -> Rulebook[Any]:
    return build(lambda setup: content())


# What the code tells, asks, and adds up


RULES = scanning.modules(HOME, "views", "checking", "commands")
calls = partial(scanning.placed_calls, RULES)


TOLD_BY_NAME = ("released", "escaped")
"""Events whose name is handed to the function that tells them."""


def told() -> list[str]:
    found = [name for call, _ in calls("tell") if call.args for name in words(call.args[0])]
    return sorted({*found, *TOLD_BY_NAME})


def kinds() -> list[str]:
    return sorted({kind for call, _ in calls("Choice", "Amount", "Words") for kind in words(call.args[1])})


def messages() -> list[str]:
    return scanning.messages(HOME / "text" / "en", "names", "questions", "options", "effects", "situation", "events")


def test_every_event_that_is_told_has_a_line() -> None:
    told_ones, with_lines = told(), {*view_events.PLAIN, *view_events.LINES}
    assert [name for name in told_ones if name not in with_lines] == []
    assert sorted(with_lines - set(told_ones)) == []
    assert not set(view_events.PLAIN) & set(view_events.LINES)
    known = messages()
    assert [name for name in view_events.PLAIN if f"ua-log-{name}" not in known] == []


def test_every_told_name_is_written_out() -> None:
    """Only names written in the call, or listed here, can be checked against the texts."""
    open_ended = [place for call, place in calls("tell") if call.args and not list(words(call.args[0]))]
    assert [place for place in open_ended if not place.startswith("people.py")] == []


def test_every_kind_of_question_has_words() -> None:
    known = messages()
    assert [kind for kind in kinds() if f"ua-ask-{kind}" not in known] == []
    assert sorted(set(kinds()) ^ set(view_options.OPTIONS)) == []
    lacking = []
    for kind, options in view_options.OPTIONS.items():
        for word in options.words:
            scope = questions.scope(kind, word)
            lacking += [name for name in (f"ua-opt-{scope}", f"ua-fx-{scope}") if name not in known]
    assert lacking == []


def test_every_kind_with_references_explains_them() -> None:
    unnamed = [
        kind
        for kind, options in view_options.OPTIONS.items()
        if options.naming is not None and kind not in effects.EFFECTS
    ]
    assert unnamed == []
    assert set(effects.COMPOUND_EFFECTS) == set(view_options.COMPOUNDS)


def test_an_event_that_nobody_tells_is_an_error() -> None:
    with pytest.raises(KeyError, match="gossip"):
        views.report(Campaign(), "gossip", {})


def test_every_step_of_a_tally_has_a_name() -> None:
    c = rulebook().start({"scenario": "quarry_town"})
    families = [f"gear-{gear}" for gear in c.content.gear] + [f"role-{role}" for role in c.content.roles]
    labels = sorted(scanning.step_labels(RULES))
    for label in [*labels, *families, "condition-arm_injured", "condition-smoke_cough", "melee", "command"]:
        for lang in SAYS:
            check(lang, views.step_label(c, label), label)


def test_every_throw_has_a_name() -> None:
    """Dice are thrown for a reason that the players read; reasons of formulas and checks included."""
    places = {"roll": 1, "check": 1, "named_roll": 4, "roll_formula": 3}
    known = messages()
    missing = []
    for name, position in places.items():
        for call, place in calls(name):
            for why in words(call.args[position]) if len(call.args) > position else ():
                if f"ua-{'throw' if why in questions.THROWS else 'check'}-{why}" not in known:
                    missing.append(f"{place}: {why}")
    assert missing == []


def test_no_message_is_unused() -> None:
    """Every message stands in the code as a literal, begins like an id composed there, or is built from a table."""
    literal, patterns = scanning.texts(sorted((HOME / "views").glob("*.py")))
    generated = [*(f"ua-ask-{kind}" for kind in kinds()), *(f"ua-log-{name}" for name in view_events.PLAIN)]
    for kind, options in view_options.OPTIONS.items():
        for word in options.words:
            scope = questions.scope(kind, word)
            generated += [f"ua-opt-{scope}", f"ua-fx-{scope}"]
    generated += [f"ua-fx-{kind}" for call, _ in calls("Amount") for kind in words(call.args[1])]
    generated += [f"ua-throw-{why}" for why in questions.THROWS]
    generated += [f"ua-thing-{what}" for what in names.THINGS]
    generated += [f"ua-opt-{head}" for head in view_options.COMPOUNDS]
    generated += [f"ua-log-{stock}" for stock in ("gained", "lost", "paid", "bought", "sold")]
    generated += [f"ua-ask-{kind}-price" for kind in ("recruit", "bring_back")]
    generated += [*(f"{one}-many" for one in (*GATHERS, *SERIES)), *(f"{one}-joined" for one in HEADS)]
    generated += [join.said for joins in JOINS.values() for join in joins]
    generated += [f"ua-log-{one}-one" for one in ("unit_left-withdrawn", "unit_left-captured")]  # `fighting.agreeing`
    generated += [f"ua-log-{one}-one" for one in ("unit_left-withdrawn-outmatched", *TOGETHER, *ATTACKS, *EFFECTS)]
    generated += [f"ua-met-{way}-one" for way in ("guarded", "behind")]
    generated += [f"ua-thing-{stock}-much" for stock in ("magazines", "scrip", "mre")]  # spent, as odds say it
    generated += [f"ua-sub-{sub}-much" for sub in SUB_ABILITIES]
    heads = ("ask", "opt", "fx", "log", "throw", "thing")
    broad = [f"ua-{head}-*{rest}" for head in heads for rest in ("", "-price", "-*")]
    narrow = [entry.replace("*", r"\w+") for entry in patterns if entry.startswith("ua-") and entry not in broad]
    unused = [
        name
        for name in messages()
        if name not in literal and name not in generated and not any(re.fullmatch(entry, name) for entry in narrow)
    ]
    fields = ("book-field-", "book-word-", "book-odds-")  # of files: tests/test_wording.py, `publish.naming`
    assert [name for name in unused if name not in (*BY_FACT, *EARLIER) and not name.startswith(fields)] == []


EFFECTS = ("stunned", "flashed")
TOGETHER = ("unit_left-withdrawn-together",)
ATTACKS = (
    "enemy_attacks", "enemy_attacks-first", "enemy_attacks-none", "enemy_attacks-still", "enemy_attacks-changed",
    "enemy_attacks-changed-first",
)  # fmt: skip

BY_FACT = [
    f"ua-log-{event}-{value}"
    for event, values in {
        "unit_left": ("withdrawn", "captured"),
        "felled": ("last",),
        "damaged": ("last",),
        "operation_ended": ("completed", "failed", "abandoned"),
        "operation_over": ("completed", "failed", "lost", "abandoned"),
    }.items()
    for value in values
]

EARLIER = [
    f"ua-log-{name}"
    for name in (
        "first_strike",
        "level_shifted",
        "spent-few",
        "wounded",
        "wounded-instead",
        "shifted-up",
        "shifted-down",
        "unit_left-fallen",
        "unit_left-fallen-group",
        "healed-none",
        "check-left",
        "check-attack",
        "check-tries",
        "check-tries-picked",
        "attack-joined",
        "reinforced",
        "reinforced-new",
        "reinforced-target",
        "delivered",
        "check-attack-again",
        "check-attack-joined",
        "check-attack-again-joined",
    )
]
"""Lines that only the logs of earlier versions hold."""


# Random games


@pytest.mark.slow
def test_random_games_reach_nearly_everything() -> None:
    seen: set[str] = set()
    for seed in range(40):
        book, scenario = OURS[seed % len(OURS)]
        seen |= SAYER.play(drawn_setup(book, scenario, str(seed)), str(seed))
    rare = {*told(), *kinds()} - seen
    assert len(rare) < 45, sorted(rare)


@cache
def in_battle() -> Campaign:
    """A squad of the book before enemies on the first map, with special equipment."""
    session = Session(rulebook(), {"scenario": "quarry_town", "difficulty": "normal"}, "4")
    while session.state.battle is None:
        decision = session.decisions["leader"]
        wish = {"leader": "breacher", "camp": "go_on", "detect": "enter"}.get(decision.kind)
        if decision.kind == "prepare":
            wish = "ready_made" if decision.legal("ready_made") else "go"
        session.answer("leader", wish or str(decision.sample(Random(0))))
    c: Campaign = session.state
    squad = c.squads["leader"]
    squad.items |= {"prototype_shield": Item("prototype_shield", 3, 3, bearer="assault-1"), "frag-2": Item("frag")}
    squad.items |= {"tactical_scanner": Item("tactical_scanner", 2, 4), "combat_drone": Item("combat_drone")}
    return c


def test_maps_entered_are_those_of_every_lap() -> None:
    """UA-SC.17: three maps in the first lap and two in the second are five."""
    c = clone(in_battle())
    c.op.entered = 3
    next_lap(c)
    c.op.entered = 2
    assert maps_entered(c) == 5


def rare_questions() -> list[Choice]:
    """Questions that random games hardly ever come to."""
    unit = next(iter(in_battle().fight.units))
    return [
        Choice("leader", "cancel_damage", "UA-40.19", ["cancel", "take"], {"member": "assault-2"}),
        Choice("leader", "change_armour", "UA-27.5", ["wear", "leave"], {"gear": "eod_suit"}),
        Choice("leader", "direction", "UA-SC.17", ["north", "west"], {"position": "0,1", "known": ["", "well_yard"]}),
        Choice("leader", "drop_out", "UA-SC.27", ["assault-1", "engineer-1"]),
        Choice("leader", "first_aid_on", "UA-21.4", ["leader"]),
        Choice("leader", "lose_item", "UA-SC.24", ["frag-2", "smg"], {"gear": "frag"}),
        Choice("leader", "prototype_shield", "UA-40.22", ["save", "use"], {"unit": unit, "uses": 3}),
        Choice("leader", "prototype_shield", "UA-40.23", ["save", "use"], {"unit": unit, "uses": 1}),
        Choice("leader", "rapid_fire_mode", "UA-19.20", ["soldiers", "high_threat"]),
        Choice("leader", "replace_check", "UA-SC.13", ["roll", "negotiation"], {"path": "start/0"}),
        Choice("leader", "scanner", "UA-40.15", ["keep", "use"], {"uses": 2}),
        Choice("leader", "use_gear", "UA-SC.24", ["frag-2", "cancel"]),
        Choice("leader", "which_shield", "UA-40.22", ["prototype_shield"]),
        Choice("leader", "bearer", "UA-40.22", ["leader", "assault-1"], {"item": "prototype_shield"}),
        Choice("leader", "flight", "UA-21.10", ["let_go", "negotiate"], {"unit": unit}),
        Choice("leader", "target", "UA-24.5", [unit]),
        Choice("leader", "extortion", "UA-35.16", ["pay:leader", "tenth:leader", "refuse"], {**FREE, "magazines": 20}),
        Choice("leader", "extortion", "UA-35.16", ["pay:leader", "refuse"], FREE),
        Choice("leader", "actor", "UA-36.6", ["leader", "capture:" + unit, "done"], {"left": 3, "round": 1}),
        Choice("leader", "zero_act", "UA-36.4", ["use:acoustic_device", "gear:frag-2", "free:supply_request", "pass"]),
        *(
            Choice("leader", "which_leader", "UA-45.8", ["leader"], {"what": what, "amount": 2, **FREE})
            for what in (
                "hurt",
                "heal",
                "wound",
                "restore",
                "trap",
                "check",
                "drop_out",
                "escape",
                "gain",
                "price",
                "scrip",
            )
        ),
    ]


FREE = {"magazines": 0, "scrip": 0, "mre": 0}


def test_an_option_that_enlists_says_where_there_is_no_place() -> None:
    """UA-28.68: seven places and seven members leave none for an eighth; with six there is one."""
    c = clone(in_battle())
    squad = c.squads["leader"]
    squad.members = {f"assault-{n}": Member("assault", 1) for n in range(1, squad_size(c, squad.leader) + 1)}
    enlist = Choice("leader", "event", "UA-SC.28", ["enlist"], {"path": path_of_the_choice("mute_bells", "enlist")})
    full = SAYS["en"].say(views.effect(c, enlist, "enlist"))
    del squad.members["assault-1"]
    assert full == "The squad is full: if you choose this, no assault trooper joins."
    free = SAYS["en"].say(views.effect(c, enlist, "enlist"))
    assert free.startswith("You pay nothing, and the squad gains 1 assault trooper. Skill 1 and free.")


def path_of_the_choice(scenario: str, option: str) -> str:
    """Where the choice with an option stands in a scenario."""
    for name, tile in content().scenarios[scenario].tiles.items():
        for n, event in enumerate(tile.events):
            if isinstance(event, Choose) and any(one.id == option for one in event.options):
                return f"tiles/{name}/events/{n}"
    raise AssertionError(option)


def test_rare_questions_can_be_said() -> None:
    for decision in rare_questions():
        check_question(in_battle(), decision)


def test_rare_events_can_be_said() -> None:
    unit = next(iter(in_battle().fight.units))
    events: dict[str, dict[str, Any]] = {
        "bearer": {"who": "leader", "item": "prototype_shield"},
        "cancelled": {"who": "drone-1"},
        "drone_started": {"who": "leader", "member": "drone-1"},
        "game": {"seats": ["leader", "referee"]},
        "hit": {"who": "assault-1", "role": "assault"},
        "information_lost": {"information": "back_stair"},
        "lost_item": {"who": "leader", "gear": "frag"},
        "no_way": {"place": "?"},
        "parted": {"companion": "veska"},
        "released": {"prisoner": "soldier", "n": 2, "held": 0},
        "remembered": {"reaction": "friendly"},
        "shield_holds": {"who": "assault-1"},
        "space_changed": {"space": "indoor"},
        "thrown": {"dice": "d66", "value": 24},
        "cannot_join": {"role": "medic", "clause": "UA-28.69"},
        "unit_left": {"unit": unit, "how": "captured"},
        "handed_over": {"who": "leader", "to": "leader", "what": "mre", "n": 1},
        "delivered": {"prisoner": "armband", "n": 1, "magazines": 0, "scrip": 0},
    }
    for name, facts in events.items():
        for lang in SAYS:
            check(lang, views.report(in_battle(), name, facts), name)


def test_enemies_are_known_after_their_battle() -> None:
    """Events are said when play next waits for somebody: battle and operation may be over by then."""
    c = rulebook().start({"scenario": "quarry_town"})
    assert (
        SAYS["en"].say(views.report(c, "stunned", {"unit": "aides"})).startswith("The tower aides are stunned (attack")
    )
    line = views.report(c, "check", SHOT)
    assert SAYS["ja"].say(line) == "アサルト2が関門の歩哨を射撃：出目4+1＝達成値5（目標値3）、命中"
    with pytest.raises(KeyError, match="nobody-knows"):
        views.report(c, "stunned", {"unit": "nobody-knows"})


SHOT: dict[str, Any] = {
    "kind": "attack",
    "face": 4,
    "total": 5,
    "target": 3,
    "degree": "success",
    "who": "assault-2",
    "unit": "pickets",
    "method": "shot",
}


def test_a_lap_is_told_with_its_prologue_and_its_epilogue() -> None:
    c = rulebook().start({"scenario": "mute_bells"})
    told = {
        name: SAYS["en"].say(views.report(c, name, {"lap": 1, "path": "progress/laps/0"}))
        for name in ("lap_begins", "lap_ends")
    }
    assert "The first day." in told["lap_begins"]
    assert "One more day." in told["lap_ends"]


def test_amounts_explain_themselves() -> None:
    c = rulebook().start({"scenario": "quarry_town"})
    for decision in (
        Amount("leader", "exchange", "UA-40.9", 0, 3),
        Amount("leader", "successor_level", "UA-41.5", 0, 10),
        Amount("leader", "hand_over_amount", "UA-45.5", 1, 3, {"what": "magazines"}),
    ):
        check_question(c, decision)


def test_a_view_holds_what_has_been_met_and_nothing_to_come() -> None:
    c = clone(in_battle())
    first = next(iter(c.fight.units))
    c.fight.units["late"] = Unit(c.fight.units[first].spec, "group", 3, 0, 0)
    seen = views.view(c, "leader")
    assert json.loads(json.dumps(seen)) == seen
    assert list(seen["battle"]["units"]) == [first]
    assert seen["battle"]["units"][first]["strength"] == c.fight.units[first].strength
    assert seen["squads"]["leader"]["leader"]["life"] == c.squads["leader"].leader.life
    assert not {"agenda", "waiting", "memory", "attitude", "reactions"} & set(re.findall(r"\w+", json.dumps(seen)))
    assert views.view(rulebook().start({"scenario": "quarry_town"}), "leader")["operation"] is None


def test_the_end_of_a_campaign_says_what_was_done_who_lived_and_who_fell() -> None:
    shelf = library.shelf("urban_assault")
    _, text = shelf.scenario_text("quarry_town")
    setup = {"scenario": "quarry_town", "scenarios": {"quarry_town": text}}
    session = Session(shelf.rulebook, setup, "5", {"leader": "heuristic"})
    c = session.state
    assert c.over
    leader = c.squads["leader"].leader
    c.fallen.append("Kestrel")
    say = shelf.catalogue("en")
    found = {one.key: say.say(one.said) if one.said else one.value for one in shelf.rulebook.judging.outcome(c) or ()}
    members = [member.role for member in c.squads["leader"].members.values()]
    assert found["operations"] == 1
    assert found["completed"] == "Quarry Town, Afternoon"
    assert found["leaders"] == f"{leader.name} (experience level {leader.level})"
    assert found["fallen"] == "Kestrel"
    assert f"Assault trooper ×{members.count('assault')}" in str(found["members"])
    assert found["scrip"] == c.squads["leader"].scrip
