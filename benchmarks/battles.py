"""Count battles of URBAN ASSAULT per second on one core: a leader with seven members against six level-4 enemies.

Run by hand: `python benchmarks/battles.py [BATTLES]`. The figures of one run compare with each other, not with those of
another machine: direct play without a record, the same battles recorded with every event and reason, a loop that throws
as many bare dice; then battles with everything counted for statistics, first beat by beat, then through the outcome
table, batch by batch as the table fills, and last with the table full.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from clock import timed
from hantei.cases.bench import bench
from hantei.core.decision import Answer, Decision
from hantei.core.message import Message
from hantei.core.record import clone
from hantei.core.rulebook import Finding, Rulebook
from hantei.core.table import Live, Table
from hantei.lab import Trial, play
from hantei.lab.garbage import seldom_searched
from hantei.lab.outcome_table import OutcomeTable
from hantei.library import open_rulebook
from hantei.play.script import Beyond, ScriptTable
from hantei.rulebooks.urban_assault.player.heuristic import heuristic
from hantei.rulebooks.urban_assault.rules.beats import beat
from hantei.rulebooks.urban_assault.state import Campaign

GIVEN = {
    "leader": {"sub": "command", "skill": 1, "life_growth": 8},
    "gear": ["ar", "plate_carrier"],
    "members": ["assault", "assault", "assault", "assault", "assault", "gunner", "medic"],
    "magazines": 40,
    "map": {"space": "outdoor"},
    "enemies": [{"id": "militia", "number": 6, "level": 4, "attitude": "fight_to_the_end"}],
}

BATCHES = 8
"""How many times as many battles are fought through the outcome table."""


class Counting(Live):
    """A table that counts its throws."""

    throws = 0

    def roll(self, dice: Any, why: str, who: str = "") -> int:
        """Throw, and count."""
        self.throws += 1
        return super().roll(dice, why, who)


def fight(c: Campaign, table: Table) -> None:
    """One battle, from the encounter to its end."""
    while c.agenda:
        beat.step(c, table)


def beginning() -> Campaign:
    """The state before the battle."""
    c: Campaign = bench("urban_assault").given(GIVEN, {})
    c.agenda = [("encounter", "tiles/here/events/0")]
    return c


def players(c: Campaign, rng: Random) -> Callable[[Decision], Answer]:
    """Return the rulebook's own heuristic for every seat of a state."""
    return lambda decision: heuristic(c, decision, rng)


def ignoring_luck(policy: Callable[[Decision], Answer]) -> Callable[[Decision, Random], Answer]:
    """Return a machine player that has its own source of luck."""
    return lambda decision, rng: policy(decision)


def live(start: Campaign, battles: int) -> tuple[int, int]:
    """Play directly; return the dice thrown, and the battles won."""
    rng = Random(1)
    thrown = won = 0
    for _ in range(battles):
        c = clone(start)
        table = Counting(rng, {"leader": players(c, rng)})
        fight(c, table)
        thrown += table.throws
        won += not c.squads["leader"].leader.killed
    return thrown, won


def recorded(start: Campaign, battles: int) -> int:
    """Play the same with every throw, answer and event kept."""
    events = 0
    for n in range(battles):
        c = clone(start)
        policy = players(c, Random(n))
        beyond = Beyond(str(n), {"leader": ignoring_luck(policy)})
        for number in range(10_000):
            if not c.agenda:
                break
            table = ScriptTable((), number, beyond)
            beat.step(c, table)
            events += len(table.events)
    return events


def bare(dice: int) -> int:
    """Throw as many dice as the battles did, in a loop that does nothing else."""
    rng = Random(1)
    return sum(int(rng.random() * 6) + 1 for _ in range(dice))


class Skirmish(Trial):
    """The battle as a game to be simulated with all its statistics."""

    def book(self) -> Rulebook[Any]:
        """Return a rulebook whose games are this battle."""
        return BOOK


def ended(c: Campaign) -> list[Finding] | None:
    """The outcome of the battle."""
    won = int(not c.squads["leader"].leader.killed)
    figures = {"win": won, "end": "won" if won else "lost", "magazines": c.squads["leader"].magazines}
    return None if c.agenda else [Finding(key, value, Message(key), Message(key)) for key, value in figures.items()]


START = beginning()
BATTLES = open_rulebook("urban_assault")
BOOK = replace(
    BATTLES,
    start=lambda setup: clone(START),
    judging=replace(BATTLES.judging, outcome=ended, rows=lambda state: ()),
)


def simulated(battles: int) -> None:
    """Print the figures of the outcome table."""
    trial = Skirmish("urban_assault", {}, {"": "heuristic"})
    plain, _ = timed(lambda: [play(trial, number) for number in range(battles // 2)])
    plain *= 2
    table = OutcomeTable(trial)
    print(f"simulated, beat by beat {battles / plain:,.0f} battles/s")
    for done in range(0, BATCHES * battles, battles):
        numbers = range(done, done + battles)
        spent, _ = timed(lambda numbers=numbers: [table.play(number) for number in numbers])  # type: ignore[misc]
        rate = f"{battles / spent:,.0f} battles/s  {plain / spent:.1f} x beat by beat, {len(table.rests)} states"
        print(f"through the table      {rate}")
    known, _ = timed(lambda: [table.play(number) for number in numbers])
    print(f"what it knows          {battles / known:,.0f} battles/s  {plain / known:.1f} x beat by beat")


def main() -> None:
    """Print the figures."""
    battles = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    start = beginning()
    direct, (thrown, won) = timed(lambda: live(start, battles))
    log, events = timed(lambda: recorded(start, battles))
    dice, _ = timed(lambda: bare(thrown))
    print(f"battles                {battles}, won {won / battles:.1%}, {thrown / battles:.1f} dice a battle")
    print(f"direct play            {battles / direct:,.0f} battles/s  {thrown / direct:,.0f} dice/s")
    print(f"recorded, with reasons {battles / log:,.0f} battles/s  {log / direct:.2f} x direct, {events} events")
    print(f"bare dice in a loop    {thrown / dice:,.0f} dice/s  direct play is {direct / dice:.1f} x this")
    with seldom_searched():  # as every batch of games is played
        simulated(battles)


if __name__ == "__main__":
    main()
