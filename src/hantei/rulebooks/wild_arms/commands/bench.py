"""A bench for dice commands: people with the figures and states that were typed, in a battle of their own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from hantei.core.rulings import Rulings
from hantei.core.text import Text

from ..content.records import (
    NONE,
    Arm,
    Arsenal,
    Art,
    Character,
    Content,
    Encounter,
    FactionSpec,
    Modifier,
    Trained,
    Trait,
    UnitSpec,
)
from ..rules.checks import Change
from ..rules.support import JAM
from ..start import new_fight
from ..state import Action, Fight, Fighter, Held

ALONE, ACTIVE, PASSIVE = "alone", "active", "passive"
TYPED = "typed"
SKILLS = ("shooting", "evasion", "survival", "first_aid", "will")
"""What somebody on the bench can check with: everything is rolled as it was typed."""

HP = 9_999
"""HP enough that damage does not change how somebody is; half of it where HP may be regained."""

NOBODY = Text("-", "-")
"""A name that is never said."""

NAMES = {
    ALONE: Text("今回", "The roller"),
    ACTIVE: Text("能動側", "The active side"),
    PASSIVE: Text("受動側", "The passive side"),
}
POSSESSIONS = ("open", "run", "support")
STATUSES = ("sight_impaired", "cowed", "awakened")


@dataclass(frozen=True)
class Throw:
    """A check as typed: the dice of the ability, changes of them, the figures added (the skill level first), states."""

    dice: int
    extra: tuple[int, ...] = ()
    figures: tuple[int, ...] = ()
    states: tuple[str, ...] = ()

    @property
    def level(self) -> int:
        """The skill level: the first figure."""
        return self.figures[0] if self.figures else 0

    @property
    def more(self) -> list[Change]:
        """What is added to the value besides."""
        jammed = [(JAM, "WA-06.16", "jamming")] if "jamming" in self.states else []
        return [(amount, "WA-01.2", "modifier") for amount in self.figures[1:]] + jammed

    @property
    def more_dice(self) -> list[Change]:
        """What is added to the dice."""
        helped = [(1, "WA-06.15", "cooperation")] if "cooperation" in self.states else []
        return [(dice, "WA-01.7", "modifier") for dice in self.extra] + helped


@dataclass(frozen=True)
class Blow:
    """Damage as typed: the formula of the weapon, dice more, and what the one hit has against it."""

    formula: str
    extra: tuple[int, ...] = ()
    armour: int = 0
    ignored: int | Literal["all"] = 0
    traits: tuple[Trait, ...] = ()
    critical: bool = False


def bench(rulings: Rulings, throws: Mapping[str, Throw], blow: Blow | None = None) -> Fight:
    """A battle in which nobody is but those who were typed; with a blow, the active one is about to deal it."""
    arts = {
        TYPED: Art(
            NOBODY, "skill", "major", range="weapon", attack="shooting", ignore_armour=blow.ignored if blow else 0
        )
    }
    sheets = {who: sheet(who, throw, blow, arts) for who, throw in throws.items()}
    arms = {TYPED: Arm(NOBODY, "shooting", blow.formula)} if blow else {}
    factions = {who: FactionSpec(record.name, pc=who == ACTIVE) for who, record in sheets.items()}
    scene = Encounter("wild_arms/1", TYPED, NOBODY, factions, tuple(UnitSpec(who, who) for who in sheets))
    content = Content(Arsenal(arms=arms, arts=arts, characters=sheets), {TYPED: scene})
    c = new_fight({"scenario": TYPED, "rulings": rulings}, content)
    c.agenda, c.round, c.phase = [], 1, "action"
    for who, throw in throws.items():
        put(c.fighters[who], throw)
    if blow is not None:
        c.fighters[PASSIVE].hp = HP // 2 if "absorb" in blow.traits else HP
        c.action = Action(ACTIVE, "major", "art", TYPED, TYPED, "shooting", [PASSIVE], critical=blow.critical)
    return c


def sheet(who: str, throw: Throw, blow: Blow | None, arts: dict[str, Art]) -> Character:
    """A record with what was typed; in an attack, whatever changes its checks is a standing ability.

    WA-18.27: who is cowed on the passive side has HP, and so has who is dealt damage.
    """
    changes: list[tuple[str, Modifier]] = []
    if blow is not None:
        changes += [(label, Modifier("check", dice=amount)) for amount, _, label in throw.more_dice]
        changes += [(label, Modifier("check", value=amount)) for amount, _, label in throw.more]
        if who == ACTIVE:
            changes += [("modifier", Modifier("damage", dice=dice)) for dice in blow.extra]
    own = {f"{name}-{who}-{number}": change for number, (name, change) in enumerate(changes)}
    arts |= {name: Art(NOBODY, "skill", "other", modifiers=(change,)) for name, change in own.items()}
    known = {skill: Trained(throw.level, dice=throw.dice) for skill in SKILLS}
    name = NAMES.get(who) or Text(f"{who}人目", f"Number {who}")
    if who != PASSIVE or (blow is None and "cowed" not in throw.states):
        return Character(name, 0, known, no_hp=True, arts=tuple(own), arms=(TYPED,) if blow is not None else ())
    armour, traits = (blow.armour, blow.traits) if blow else (0, ())
    return Character(name, 0, known, hp=HP, armour=armour, arts=tuple(own), traits=dict.fromkeys(traits, (NONE,)))


def put(fighter: Fighter, throw: Throw) -> None:
    """The states that were typed; a supporter has used its support skill."""
    fighter.possession = next((state for state in throw.states if state in POSSESSIONS), "")
    fighter.supported = True
    fighter.wounded = "wounded" in throw.states
    fighter.statuses = [Held(state, "referee") for state in throw.states if state in STATUSES]
