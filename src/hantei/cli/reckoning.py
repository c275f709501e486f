"""`hantei odds`: tells how likely a check succeeds, and how a battle ends."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from hantei import library
from hantei.core.command import Command, Outcome
from hantei.core.event import Count
from hantei.core.message import Message
from hantei.core.numbers import whole_number
from hantei.lab import battle, checks
from hantei.library import Shelf
from hantei.play import played_by
from hantei.telling import botting
from hantei.text import Catalogue, signed

from .columns import table
from .options import BadOption, pairs
from .progress import INTERRUPTED, progress_bar
from .trials import TrialWish, trial_of
from .voice import Voice

SUCCESSES = ("critical", "success", "failure", "fumble")
"""The degrees of checks, the best first; other slugs are rows of tables."""

BAR = 30

DICE = re.compile(r"(?<![a-z])\d*d(\d+|%)")
"""Dice in a command, which books write with a capital."""

LEAST_SHOWN = Fraction(1, 2000)

TINY = Fraction(1, 10000)
"""The least chance that is told as a figure."""


@dataclass(frozen=True)
class Request:
    """The options as typed: what is to be played, and by whom."""

    scenario: str = ""
    policies: tuple[str, ...] = ()
    difficulty: str = ""
    seed: str = ""
    budget: str = ""
    squads: tuple[str, ...] = ()
    level: str = ""


def run(
    rulebook_id: str, command: str, asked: Request, rulings: tuple[str, ...], general: Catalogue, plain: bool
) -> int:
    """Say the odds of a check, or of a scenario or encounter. Return the exit code."""
    system = botting.system_named(rulebook_id)
    shelf = botting.shelf_of(system) if system else library.shelf(rulebook_id)
    if command and asked != Request():
        raise BadOption("odds-check-alone")
    voice = Voice(shelf.catalogue(general.lang), plain)
    if system is not None:
        if not command or rulings:
            raise BadOption("odds-bot", name=system.id)
        bot = botting.bot(system, command, strict=False)
        show_check(bot.command, shelf, voice, bot.heavy)
    elif command:
        show_check(shelf.rulebook.command(command, pairs(rulings, "bad-ruling-option")), shelf, voice)
    elif asked.scenario:
        return show_battle(shelf, asked, rulings, voice)
    else:
        raise BadOption("odds-what", name=rulebook_id)
    return 0


# A check


def show_check(command: Command, shelf: Shelf, voice: Voice, heavy: bool = False) -> None:
    """Show the odds of a check: its degrees, and every figure. They are sampled if the check has too many throws to go
    through, or if its dice are known to be too many (`heavy`)."""
    samples = 0
    try:
        law = checks.law(command, 0 if heavy else None)
    except checks.TooMany:
        law, samples = checks.sampled(command), checks.SAMPLES
    if voice.plain:
        voice.document(check_data(command, law, samples))
        return
    voice.line(DICE.sub(lambda dice: dice[0].upper(), command.text), style="question")
    rows = [[name, exactly(chance)] for name, chance in named_outcomes(command, law, voice)]
    voice.lines(table(rows))
    figures = checks.figures(law)
    for name, found in figures.items() if len(rows) != len(law) else ():
        voice.line(
            voice.catalogue.titled_text(figure_name(command.counted if name == "total" else name, shelf, voice)),
            style="question",
        )
        voice.lines(named_rows(name, found, shelf, voice) or figure_rows(found, voice))
    if samples:
        voice.line(voice.catalogue.say_id("odds-check-sampled", samples=samples, error=widest(samples)), style="faint")
    if sum(law.values()) < 1:
        voice.say_id("odds-endless")


def widest(samples: int) -> str:
    """The standard error of a chance of one half, the greatest there is."""
    return f"{0.5 / samples**0.5:.2%}"


def check_data(command: Command, law: Mapping[Outcome, Fraction], samples: int) -> dict[str, Any]:
    """The odds of a check as data: shares as numbers, and as exact fractions unless they are sampled."""

    def share(p: Fraction) -> dict[str, Any]:
        return {"chance": float(p)} if samples else {"chance": float(p), "exact": str(p)}

    degrees = {name: share(p) for name, p in checks.degrees(law).items()}
    laws = {name: {str(n): share(p) for n, p in found.items()} for name, found in checks.figures(law).items()}
    plain: dict[str, Any] = {"command": command.text, "samples": samples, "degrees": degrees, "figures": laws}
    return plain | {"uncounted": float(1 - sum(law.values()))}


def named_outcomes(command: Command, law: Mapping[Outcome, Fraction], voice: Voice) -> Iterator[tuple[str, Fraction]]:
    """The possible outcomes of a roll: degrees of a check, rows of a table; none for dice alone."""
    degrees = checks.degrees(law)
    if degrees.keys() <= {*SUCCESSES, ""}:
        for degree in SUCCESSES:
            if degree in degrees:
                yield voice.catalogue.say_id(f"roll-{degree}"), degrees[degree]
        return
    kinds = list(degrees)
    for outcome in sorted(law, key=lambda one: (kinds.index(one.degree), one.total)):
        yield voice.say(command.result(outcome)), law[outcome]


def figure_name(name: str, shelf: Shelf, voice: Voice) -> str:
    """The name of a figure."""
    own = f"{shelf.rulebook.prefix.lower()}-figure-{name}"
    return voice.catalogue.say_id(own if own in voice.catalogue.ids else "odds-total")


def named_rows(name: str, law: Mapping[int, Fraction], shelf: Shelf, voice: Voice) -> list[str]:
    """The values of a figure whose values are names instead of amounts, such as kinds of glitches; else nothing."""
    ids = {value: f"{shelf.rulebook.prefix.lower()}-figure-{name}-{value}" for value in law}
    if not all(named_outcomes in voice.catalogue.ids for named_outcomes in ids.values()):
        return []
    return list(table([[voice.catalogue.say_id(ids[value]), exactly(chance)] for value, chance in law.items()]))


def figure_rows(law: Mapping[int, Fraction], voice: Voice) -> Iterator[str]:
    """The values of a figure: their chance, the chance to reach them, a bar. The improbable ones are left out."""
    least, most = sum(law.values(), Fraction(0)), max(law.values())
    rows = [["", *map(voice.catalogue.say_id, ("odds-exactly", "odds-at-least")), ""]]
    for value, chance in law.items():
        if chance >= LEAST_SHOWN:
            rows.append([signed(str(value)), exactly(chance), exactly(least), "█" * round(BAR * chance / most)])
        least -= chance
    return table(rows)


def exactly(chance: Fraction) -> str:
    """A chance in percent, to the hundredth; only the impossible is 0, only the certain 100."""
    if 0 < chance < TINY:
        return f"<{float(TINY):.2%}"
    return f">{float(1 - TINY):.2%}" if 1 - TINY < chance < 1 else f"{float(chance):.2%}"


# A battle


def show_battle(shelf: Shelf, asked: Request, rulings: tuple[str, ...], voice: Voice) -> int:
    """Show how a scenario or encounter ends; if somebody stops the work, what is known by then. Return the exit
    code."""
    wish = TrialWish(
        shelf.id, asked.scenario, asked.difficulty, asked.policies, rulings, squads=asked.squads, level=asked.level
    )
    trial, *_ = trial_of(wish, voice.catalogue)
    state = shelf.rulebook.start(trial.setup)
    policies = dict.fromkeys(shelf.rulebook.seats(state), trial.policies[""])
    policies |= {seat: name for seat, name in trial.policies.items() if seat}
    budget = budget_of(asked.budget)
    with progress_bar(budget, voice, "odds-steps") as progress:
        found = battle.ends(shelf.rulebook, state, policies, asked.seed, budget, progress)
    code = INTERRUPTED if found.broken else 0
    if voice.plain:
        voice.document({"scenario": asked.scenario, **found.describe(), "names": names(shelf, state, found, voice)})
        return code
    for kind in ("win", "end"):
        rows = list(battle_rows(kind, names(shelf, state, found, voice), found))
        voice.line(voice.catalogue.say_id(f"odds-{kind}s"), style="question")
        voice.lines(table(rows or [[voice.catalogue.say_id("odds-no-winner")]]))
    if found.broken:
        voice.note_id("odds-broken-off")
    for line in basis(found, shelf, state, voice):
        voice.line(line, style="faint")
    return code


def budget_of(typed: str) -> int:
    """Read the most runs of beats."""
    if not typed:
        return battle.BUDGET
    budget = whole_number(typed, 1)
    if budget is None:
        raise BadOption("odds-budget", given=typed)
    return budget


def names(shelf: Shelf, state: Any, found: battle.Ends, voice: Voice) -> dict[str, str]:
    """The names of the ends, by key."""
    return {key: voice.say(name_of(shelf, state, key)) for key in found.outcomes.counted}


def name_of(shelf: Shelf, state: Any, key: str) -> Message:
    """The name of the count with a key."""
    return shelf.rulebook.speech.count_name(state, Count.of(key))


def battle_rows(kind: str, called: Mapping[str, str], found: battle.Ends) -> Iterator[list[str]]:
    """The ends or victories, the likeliest first."""
    outcomes = found.outcomes
    keys = [key for key in called if key.startswith(f"{kind}/")]
    for key in sorted(keys, key=lambda key: -outcomes.chance(key)):
        share = outcomes.interval(key)
        between = f"{share.low:.2%} – {share.high:.2%}" if outcomes.samples or outcomes.uncounted else ""
        yield [called[key], exactly(outcomes.chance(key)), between]


def basis(found: battle.Ends, shelf: Shelf, state: Any, voice: Voice) -> Iterator[str]:
    """Say what kind of figures these are, and who played."""
    say, outcomes = voice.catalogue.say_id, found.outcomes
    if outcomes.samples:
        yield say("odds-battle-sampled", samples=outcomes.samples, part=int(100 * (1 - outcomes.share)))
    else:
        yield say("odds-battle-exact", uncounted=f"{float(outcomes.uncounted):.2g}")
    yield say("odds-battle-policies", policies=played_by(found.policies, shelf.rulebook, state))
