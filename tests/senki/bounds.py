"""What stays within its bounds in Senki, and rulings of a referee."""

from __future__ import annotations

from random import Random
from typing import get_args

from hantei.rulebooks.senki.content.words import Mark, StatusId
from hantei.rulebooks.senki.rules.beats import beat
from hantei.rulebooks.senki.rules.figures import record
from hantei.rulebooks.senki.rules.grid import closed, door_options, marks, named, on_board, place, squares
from hantei.rulebooks.senki.rules.referee import impassable
from hantei.rulebooks.senki.rules.statuses import names
from hantei.rulebooks.senki.state import Fight, Fighter

PEOPLE = ("who", "name", "target")
"""Parameters of beats that name somebody, or nobody."""


def check_bounds(c: Fight) -> None:
    """Nothing leaves its bounds, at whatever beat the fight stands."""
    for who in c.fighters:
        check_figures(c, who)
        check_place(c, who)
        check_statuses(c, who)
        check_uses(c, who)
    assert 0 <= c.round <= c.scene.rounds_max
    assert not c.winner or c.winner in c.scene.sides
    check_names(c)


def check_figures(c: Fight, who: str) -> None:
    """SK-14.1 to SK-14.9, SK-14.24: HP and EN between 0 and the record's; out of action is who has no HP."""
    fighter, sheet = c.fighters[who], c.sheet(who)
    assert 0 <= fighter.hp <= sheet.hp, f"{who}: HP {fighter.hp}"
    assert fighter.en <= sheet.en, f"{who}: EN {fighter.en}"
    assert fighter.en >= 0 or c.rulings["en_overdraft"] != "default", f"{who}: EN {fighter.en}"
    assert fighter.ts >= 0, f"{who}: TS {fighter.ts}"
    assert (fighter.hp == 0) == out_of_action(fighter), f"{who}: HP {fighter.hp}"
    assert not (fighter.incapacitated and fighter.shot_down), who
    assert fighter.shot_down or not fighter.dead, who
    assert min([*fighter.items.values(), 0]) == 0, f"{who}: {fighter.items}"
    assert set(fighter.unready) <= {*fighter.equipped, *fighter.possessions}, f"{who}: {fighter.unready}"


def check_place(c: Fight, who: str) -> None:
    """SK-06.2, SK-08.25, SK-10.24, SK-10.29: in a square of the sheet that can be entered; submerged in water only."""
    fighter, at = c.fighters[who], place(c, who)
    assert on_board(c, at), f"{who} at {at}"
    high_over = c.rulings["high_mobility_over_obstacle"] == "1"  # SK-08.24; the referee may put anybody there
    shut = impassable if high_over or c.referee else closed
    assert fighter.away or named(at) in c.marks or not shut(c, at), f"{who} at {at}"
    if fighter.submerged:
        assert not fighter.high, who
        assert fighter.away or "water" in marks(c, at), f"{who} submerged at {at}"


def check_statuses(c: Fight, who: str) -> None:
    """SK-15.2, SK-15.6, SK-15.19, SK-15.27: each status once, a seal once for a piece; a rank where there is one."""
    fighter = c.fighters[who]
    assert len(set(names(c, who))) == len(fighter.statuses), f"{who}: {names(c, who)}"
    assert not fighter.statuses or not out_of_action(fighter), f"{who}: {names(c, who)}"
    for status in fighter.statuses:
        assert status.id in get_args(StatusId)
        assert 1 <= status.rank <= 99 if status.id == "corrosion" else status.rank == 0, (who, status)
        carried = (*fighter.equipped, *fighter.possessions, *c.sheet(who).assaults)
        assert status.equipment in carried if status.id == "seal" else not status.equipment, (who, status)
    for running in fighter.effects:
        assert record(c, running.record) is not None
        assert running.user in c.fighters
        assert running.rounds > 0 or running.until != "rounds", (who, running)


def check_uses(c: Fight, who: str) -> None:
    """SK-05.31, SK-DATA.12: no skill is used more often than it can be in a round or a combat."""
    fighter = c.fighters[who]
    for name, used in fighter.used_round.items():
        assert used <= (c.records.skills[name].uses_per_round or used), f"{who}: {name} {used} times"
    for name, used in fighter.used_combat.items():
        assert used <= (c.records.skills[name].uses_per_combat or used), f"{who}: {name} {used} times"


def check_names(c: Fight) -> None:
    """Whoever is named fights here: on the agenda, in the main process, in the attack."""
    assert c.current in ("", *c.fighters)
    assert len(set(c.spent)) == len(c.spent), c.spent
    if c.attack is not None:
        attack = c.attack
        assert set(attack.hit) <= {*attack.targets}, attack
        assert {attack.attacker, *attack.targets, *attack.covers.values(), *attack.dealt} <= set(c.fighters), attack
    for name, *arguments in c.agenda:
        takes = beat.functions[str(name)].__code__.co_varnames[2:]
        for parameter, argument in zip(takes, arguments, strict=False):
            assert parameter not in PEOPLE or argument in ("", *c.fighters), f"{name} of {argument!r}"


def out_of_action(fighter: Fighter) -> bool:
    """Whether somebody is incapacitated, shot down or dead."""
    return fighter.incapacitated or fighter.shot_down or fighter.dead


def amendment(c: Fight, rng: Random) -> list[str]:
    """A ruling such as a referee makes, now and then one that makes no sense."""
    who = rng.choice(list(c.fighters))
    sheet = c.sheet(who)
    status = rng.choice(get_args(StatusId))
    doors = [option.removeprefix("door:") for other in c.fighters for option in door_options(c, other)]
    state = rng.choice(["high", "submerged", "acted", "finished", "charging"])
    at = named(rng.choice([square for square in squares(c) if not closed(c, square)]))
    return rng.choice([
        ["set", f"{who}.hp", str(rng.choice([0, 1, sheet.hp, sheet.hp + 1]))],
        ["set", f"{who}.en", str(rng.choice([0, sheet.en, sheet.en + 1]))],
        ["set", f"{who}.{state}", rng.choice(["true", "false"])],
        ["set", f"{who}.at", at],
        ["set", f"{who}.x", "99"],
        ["set", f"{who}.{rng.choice(['incapacitated', 'shot_down', 'dead'])}", rng.choice(["true", "false"])],
        ["set", "round", str(rng.choice([1, c.scene.rounds_max, 10**5]))],
        ["status", "add", who, status, *(["3"] if status == "corrosion" else c.fighters[who].equipped[:1])],
        ["status", "remove", who, rng.choice([*names(c, who), "panic"])],
        ["keep", who, rng.choice(["incapacitated", "panic"])],
        ["door", rng.choice(doors or ["0,0|0,1"]), rng.choice(["open", "closed", "ajar"])],
        ["mark", named(place(c, who)), *rng.sample(get_args(Mark), k=rng.randint(0, 2))],
        ["join", c.fighters[who].character, rng.choice(list(c.scene.sides)), at] if len(c.fighters) < 20 else ["join"],
        ["leave", who] if rng.random() < 0.2 else ["leave"],
        ["end", *rng.sample(list(c.scene.sides), k=rng.randint(0, 1))] if rng.random() < 0.1 else ["end", "nobody"],
    ])  # fmt: skip
