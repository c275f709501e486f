"""What stays within its bounds in Wild Arms, and rulings of a referee."""

from __future__ import annotations

from random import Random
from typing import get_args

from hantei.rulebooks.wild_arms.content.records import CRESTS, POSSESSIONS, WANDERER_SET, Ending, Move, Until
from hantei.rulebooks.wild_arms.rules.beats import beat
from hantei.rulebooks.wild_arms.rules.goals import RESULTS
from hantei.rulebooks.wild_arms.rules.people import has, has_hp
from hantei.rulebooks.wild_arms.rules.set_up import carried
from hantei.rulebooks.wild_arms.state import HARM, Fight, Fighter

PEOPLE = ("who", "target")
"""Parameters of beats that name somebody."""

STATUSES = ("sight_impaired", "cowed", "awakened", "unsupplied")


def check_bounds(c: Fight) -> None:
    """Nothing leaves its bounds, at whatever beat the battle stands."""
    for who, fighter in c.fighters.items():
        check_life(c, who, fighter)
        check_gear(c, who, fighter)
        check_round(c, who, fighter)
    assert c.round >= 0
    if c.scene.rounds_max is not None and not c.referee:
        assert c.round <= c.scene.rounds_max
    assert c.result in ("", *RESULTS)
    assert c.sniping in (0, 2, 3)
    assert not c.sniping or c.distance >= 1
    check_names(c)


def check_life(c: Fight, who: str, fighter: Fighter) -> None:
    """WA-14.7 to WA-14.17, WA-19.3, WA-18.11: HP, FP, the steps of harm."""
    most = c.sheet(who).hp
    assert has_hp(c, who) == (most is not None)
    assert fighter.hp <= (most or 0), f"{who}: HP {fighter.hp}"
    assert fighter.hp >= 0 or c.rulings["hp_below_zero"] == "can_go_below", f"{who}: HP {fighter.hp}"
    if most is not None and fighter.hp <= 0 and c.rulings["cured_hp"] == "restored":
        replaced = fighter.death and c.rulings["harm_ladder"] == "replaces"
        assert fighter.dying or replaced, f"{who} stands at {fighter.hp}"
    assert fighter.fp >= 0, f"{who}: FP {fighter.fp}"
    assert fighter.fp <= c.sheet(who).fp, f"{who}: FP {fighter.fp}"
    assert fighter.death or not fighter.doomed or c.rulings["victory_cures_death"] == "cured", who
    assert fighter.death or not fighter.dead, f"{who} is dead and not in the death state"
    sources = [(held.status, held.source) for held in fighter.statuses]
    assert len(set(sources)) == len(sources), f"{who}: {sources}"
    assert {held.status for held in fighter.statuses} <= set(STATUSES), who


def check_gear(c: Fight, who: str, fighter: Fighter) -> None:
    """WA-11.6, WA-11.8, WA-16.10, WA-17.3: rounds, items, break guard."""
    for name, rounds in fighter.arms.items():
        capacity = (c.sheet(who).attacks.get(name) or c.records.arms[name]).capacity
        assert rounds == -1 if capacity is None else 0 <= rounds <= capacity, f"{who}: {name} {rounds}"
    assert fighter.in_use in ("", *carried(c, who)), f"{who}: {fighter.in_use}"
    assert min([*fighter.items.values(), 0]) == 0, f"{who}: {fighter.items}"
    for name, worn in fighter.worn.items():
        assert 0 < worn < c.records.items[name].break_guard * max(1, fighter.items.get(name, 0)), (
            f"{who}: {name} {worn}"
        )
    assert not (has(fighter, "unsupplied") and fighter.items.get(WANDERER_SET)), who
    assert all(lasting.guard >= 0 for lasting in fighter.lasting), who
    origins = [lasting.origin for lasting in fighter.lasting]
    assert len(set(origins)) == len(origins), f"{who}: {origins}"


BETWEEN = ("clean_up", "set_up", "possession")
"""Phases in which a possession of the round before may be held (WA-06.4)."""


def check_round(c: Fight, who: str, fighter: Fighter) -> None:
    """WA-06.1, WA-06.6, WA-06.23: a possession, its crest, its cover; a possession of the round before has no crest."""
    assert fighter.possession in ("", *POSSESSIONS), f"{who}: {fighter.possession}"
    drawn = fighter.possession == "draw_crest" and not (c.phase in BETWEEN and not fighter.crest)
    assert bool(fighter.crest) == drawn, f"{who}: {fighter.crest}"
    assert fighter.crest in ("", *CRESTS), who
    assert 0 <= fighter.lean <= 1, f"{who}: {fighter.lean}"
    assert fighter.move in ("", *get_args(Move)), who


def check_names(c: Fight) -> None:
    """Whoever is named takes part: on the agenda, in the order, in the turn, in the use."""
    assert len(set(c.order)) == len(c.order), c.order
    assert set(c.order) <= set(c.fighters), c.order
    assert c.process is None or c.process.who in c.fighters
    action = c.action
    if action is not None:
        assert action.who in c.fighters
        assert {*action.targets, *action.hit, *action.guarded} <= set(c.fighters), action
        assert len(set(action.targets)) == len(action.targets), action
        assert set(action.hit) <= set(action.targets), action
        assert set(action.guarded) <= set(action.hit), action
    assert set(c.tasks) <= set(c.scene.tasks)
    assert set(c.barred) <= set(POSSESSIONS)
    for name, *arguments in c.agenda:
        takes = beat.functions[str(name)].__code__.co_varnames[2:]
        for parameter, argument in zip(takes, arguments, strict=False):
            assert parameter not in PEOPLE or argument in ("", *c.fighters), f"{name} of {argument!r}"


def amendment(c: Fight, rng: Random) -> list[str]:
    """A ruling such as a referee makes, now and then one that makes no sense."""
    who = rng.choice(list(c.fighters))
    fighter, sheet = c.fighters[who], c.sheet(who)
    arm = rng.choice([*fighter.arms, "bow"])
    item = rng.choice([*fighter.items, "bullets", "nothing"])
    status = rng.choice([*HARM, *STATUSES])
    possession = rng.choice([*POSSESSIONS, "none"])
    task = rng.choice([*c.scene.tasks, "sleep"])
    yes = rng.choice(["true", "false"])
    return rng.choice([
        ["set", f"{who}.hp", str(rng.choice([-3, 0, 1, sheet.hp or 5, 999]))],
        ["set", f"{who}.fp", str(rng.choice([0, 1, sheet.fp, sheet.fp + 1]))],
        ["set", f"{who}.initiative", str(rng.choice([-12, 0, 17]))],
        ["set", f"{who}.arms.{arm}", str(rng.choice([0, 1, 999]))],
        ["set", f"{who}.items.{item}", str(rng.choice([0, 1, 2]))],
        ["set", f"{who}.{rng.choice(['disarmed', 'guards', 'acted', 'waited', 'supported', 'doomed'])}", yes],
        ["set", f"{who}.in_use", arm],
        ["set", f"{who}.lean", str(rng.choice([0, 1, 2]))],
        ["set", rng.choice(["round", "charges", "distance"]), str(rng.choice([0, 1, 3, 10**5]))],
        ["status", rng.choice(["give", "remove"]), who, status],
        ["status", "give", who, status, rng.choice([*get_args(Until), "ever"]), rng.choice(get_args(Ending))],
        ["possession", who, possession, *(["saving"] if possession == "draw_crest" else [])],
        [rng.choice(["bar", "unbar"]), possession],
        ["move", who, rng.choice([*get_args(Move), "none", "dance"])],
        ["scene", rng.choice(["give", "remove"]), status, *rng.sample(["minor", "lantern"], k=rng.randint(0, 1))],
        ["supply", rng.choice(["end", "restore"]), who],
        ["join", fighter.character, rng.choice([*c.factions, "nobody"])] if rng.random() < 0.2 else ["join", who],
        ["withdraw", who] if rng.random() < 0.3 else ["withdraw", "nobody"],
        ["task", task, rng.choice([*c.factions, "none"])],
        ["end", rng.choice(RESULTS)] if rng.random() < 0.05 else ["end", "never"],
    ])  # fmt: skip
