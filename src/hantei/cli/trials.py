"""Makes trials from the words of the command line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hantei import library
from hantei.lab import Trial
from hantei.lab.trial import check as check_trial
from hantei.lab.vary import with_value
from hantei.library import Heading, Shelf
from hantei.text import Catalogue

from .bringing import bring
from .checking import sound_scene
from .options import BadOption, pairs

DEFAULT_POLICY = "heuristic"


@dataclass(frozen=True)
class TrialWish:
    """The options as typed."""

    rulebook: str
    scenario: str
    difficulty: str = ""
    policies: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()
    seed: str = "1"
    squads: tuple[str, ...] = ()
    level: str = ""
    sets: tuple[str, ...] = ()
    plan: tuple[str, ...] = ()


def trial_of(wish: TrialWish, general: Catalogue) -> tuple[Trial, Shelf, Heading]:
    """Make the trial that is wished for. Return it with its rulebook and the name of its scenario. Raises `BadOption`,
    `BadContent`."""
    shelf = library.shelf(wish.rulebook)
    name, text = sound_scene(shelf, wish.scenario, shelf.catalogue(general.lang))
    heading = library.heading(name, text)
    text, leaders = bring(shelf, heading, text, wish.squads, wish.level, shelf.catalogue(general.lang))
    setup: dict[str, Any] = {
        "scenario": name,
        "scenarios": {name: text},
        "difficulty": wish.difficulty or heading.difficulty,
        "leaders": leaders,
        "rulings": pairs(wish.rulings, "bad-ruling-option"),
        "referee": False,
    }
    answers = pairs(wish.answers, "bad-answer-option")
    plan = planned(wish, shelf, setup, shelf.catalogue(general.lang))
    if plan and wish.difficulty:
        answers.setdefault("difficulty", wish.difficulty)
    trial = Trial(shelf.id, setup, policies_of(wish.policies), wish.seed, answers, plan=plan)
    check_trial(trial)
    for words in wish.sets:
        trial = with_value(trial, words)
    return trial, shelf, heading


def planned(wish: TrialWish, shelf: Shelf, setup: dict[str, Any], catalogue: Catalogue) -> tuple[str, ...]:
    """Plan the scenarios of a campaign after the first one; put their texts into the setup."""
    found = []
    for word in wish.plan:
        name, text = sound_scene(shelf, word, catalogue)
        setup["scenarios"].setdefault(name, text)
        found.append(name)
    return tuple(found)


def command_of(wish: TrialWish) -> list[str]:
    """Write the command line for the same trial: the words typed, and the seed."""
    words = ["hantei", "simulate", wish.rulebook, wish.scenario, "--seed", wish.seed]
    words += ["--difficulty", wish.difficulty] if wish.difficulty else []
    words += ["--level", wish.level] if wish.level else []
    several = (("--policy", wish.policies), ("--ruling", wish.rulings), ("--answer", wish.answers))
    for option, values in (*several, ("--squad", wish.squads), ("--set", wish.sets), ("--then", wish.plan)):
        words += [word for value in values for word in (option, value)]
    return words


def policies_of(words: Sequence[str]) -> dict[str, str]:
    """Read policies by seat: SEAT=POLICY, or a policy alone for all seats not named."""
    found = {"": DEFAULT_POLICY}
    for word in words:
        seat, sign, name = word.rpartition("=")
        if not name or (sign and not seat):
            raise BadOption("bad-policy-option", given=word)
        found[seat] = name
    return found
