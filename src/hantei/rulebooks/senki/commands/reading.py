"""Dice commands: checks, opposed checks and damage rolls as players type them, by the rules of the book.

A command sets up a bench: two machines without a board, with the figures and states that were typed, and runs the
rules on them that a fight runs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hantei.core.command import Command, Commands, Example, Outcome
from hantei.core.message import Message
from hantei.core.rulings import Rulings
from hantei.core.table import Table
from hantei.core.tally import Tally
from hantei.core.text import Text
from hantei.notation import Notation, Phrase, figure, once, squeezed

from ..content.effects import Effect, Guard, Modify
from ..content.records import Arsenal, Character, Cost, Dress, Power, Skill, Weapon
from ..content.words import Attribute
from ..rules.attack import grounds
from ..rules.checks import ABANDONED, Result, active_wins, add_reaction_modifiers, check, succeeds
from ..rules.damage import Share, tell_real_damage
from ..rules.dealing import roll_damage
from ..state import Attack, Fight, Fighter, Status
from .words import label, report, result_of

GRAMMAR = """
start: check | duel | damage
check: roll target?
target: AT_LEAST NUMBER brackets?
duel: roll VS reaction (THEN damage)?
roll: TWO_D6 figures (critical | fumble | brackets | DAZE)*
reaction: TWO_D6 figures (critical | fumble | brackets | DAZE | PANIC | WATER)*
critical: AT NUMBER
fumble: HASH NUMBER
brackets: OPEN at? (COMMA low)? CLOSE
at: NUMBER
low: NUMBER
damage: element TWO_D6? figures (CRITICAL | armour | reduction | HALVE | WATER | NULLIFY | ZERO | COVER)*
element: LESS attribute MORE | attribute
attribute: PHYSICAL | FIRE | ICE | LIGHTNING | LIGHT | DARK | PIERCING
armour: ARMOUR NUMBER
reduction: REDUCE NUMBER
"""
WORDS = {
    "TWO_D6": ("2d6",), "VS": ("対", "vs"), "THEN": ("→", "->"), "AT": ("@",), "HASH": ("#",),
    "OPEN": ("[",), "CLOSE": ("]",), "COMMA": (",",), "LESS": ("〈", "<"), "MORE": ("〉", ">"),
    "PHYSICAL": ("物", "physical"), "FIRE": ("炎", "fire"), "ICE": ("氷", "ice"), "LIGHTNING": ("雷", "lightning"),
    "LIGHT": ("光", "light"), "DARK": ("闇", "dark"), "PIERCING": ("貫", "piercing"),
    "DAZE": ("放心", "daze"), "PANIC": ("狼狽", "panic"), "WATER": ("水中", "submerged"),
    "CRITICAL": ("クリティカル", "critical"), "ARMOUR": ("防御", "armour", "armor"), "REDUCE": ("軽減", "reduce"),
    "HALVE": ("半減", "halve"), "NULLIFY": ("無効", "nullify"), "ZERO": ("ゼロ", "zero"),
    "COVER": ("カバーアップ", "cover"),
}  # fmt: skip
NOTATION = Notation(GRAMMAR, WORDS)
ACTIVE, REACTING = "active", "reacting"
WEAPON, DRESS = "typed", "typed"
NOBODY = Text("-", "-")
"""A name that is never said."""


@dataclass(frozen=True)
class Throw:
    """One side's check as typed: the figures, the critical threshold, bad statuses and water."""

    figures: tuple[int, ...]
    critical_at: int = 12
    statuses: tuple[str, ...] = ()
    submerged: bool = False


@dataclass(frozen=True)
class Blow:
    """A damage roll as typed: attack power first, then modifiers, and what the one hit has against it."""

    attribute: Attribute
    figures: tuple[int, ...]
    critical: bool
    armour: int | None
    guards: tuple[str, ...]
    reduction: int | None
    submerged: bool
    covered: bool

    @property
    def met(self) -> bool:
        """Whether anything is said of the one hit."""
        return self.armour is not None or self.reduction is not None or bool(self.guards) or self.covered


# The bench


def bench(rulings: Rulings, throws: dict[str, Throw], blow: Blow | None) -> Fight:
    """A fight without a board: who checks, who reacts, and the blow between them."""
    weapons: dict[str, Weapon] = {}
    dresses: dict[str, Dress] = {}
    skills: dict[str, Skill] = {}
    owned: dict[str, list[str]] = {ACTIVE: [], REACTING: []}
    if blow is not None:
        power = Power(blow.attribute, blow.figures[0] if blow.figures else 0)
        weapons[WEAPON] = Weapon(NOBODY, NOBODY, "shot", power, 0)
        for number, amount in enumerate(blow.figures[1:], 1):
            add_skill(skills, owned[ACTIVE], f"modifier{number}", Modify("modify", "damage", amount))
        dresses[DRESS] = Dress(NOBODY, *(blow.armour or 0,) * 6)
        for guard in blow.guards:
            add_skill(skills, owned[REACTING], guard, GUARDS[guard])
        if blow.reduction is not None:
            add_skill(skills, owned[REACTING], "reduction", Modify("modify", "reduction", blow.reduction))
    sheets = {who: sheet(throws.get(who), owned[who], DRESS if who == REACTING and dresses else "") for who in owned}
    c = Fight(
        "",
        fighters={who: fighter(who, throws.get(who)) for who in owned},
        records=Arsenal(weapons, skills, dresses=dresses, characters=sheets),
        house=rulings,
        rulings=rulings,
    )
    c.fighters[REACTING].submerged |= blow is not None and blow.submerged
    return c


GUARDS = {"halve": Guard("halve"), "nullify": Guard("nullify"), "zero": Guard("zero")}


def add_skill(skills: dict[str, Skill], owned: list[str], name: str, effect: Effect) -> None:
    """Somebody has an effect that is always on."""
    skills[name] = Skill(NOBODY, NOBODY, "always", cost=Cost(), effects=(effect,))
    owned.append(name)


def sheet(throw: Throw | None, skills: list[str], dress: str) -> Character:
    """A record whose values are all in the text typed."""
    limit = throw.critical_at if throw else 12
    return Character(NOBODY, NOBODY, 0, 0, 0, 0, 0, 0, 0, 1, dress=dress, skills=tuple(skills), critical_at=limit)


def fighter(who: str, throw: Throw | None) -> Fighter:
    """A machine with the states that were typed."""
    made = Fighter(who, who, who, 0, 0, 1, 0, submerged=bool(throw and throw.submerged))
    made.statuses = [Status(status) for status in throw.statuses] if throw else []
    return made


# Carrying out


def value_of(throw: Throw) -> Tally:
    """SK-CHECK.1, SK-CHECK.5: the first figure is the value of the check, the others modify it."""
    tally = Tally(throw.figures[0] if throw.figures else 0, "SK-CHECK.1", "value")
    for amount in throw.figures[1:]:
        tally.add(amount, "SK-CHECK.5", "modifier")
    return tally


def act(c: Fight, table: Table, throw: Throw, kind: str) -> Result:
    """The check of the active side, or of somebody without an opponent."""
    return check(c, table, ACTIVE, kind, value_of(throw), throw.critical_at)


def react(c: Fight, table: Table, throw: Throw) -> Result:
    """The reaction, with what bad statuses and water take off it."""
    tally = value_of(throw)
    add_reaction_modifiers(c, REACTING, tally)
    return check(c, table, REACTING, "reacting", tally, throw.critical_at, reaction=True)


def degree(result: Result, success: bool) -> str:
    """SK-CHECK.2, SK-CHECK.3: critical and fumble before success and failure."""
    if success:
        return "critical" if result.critical else "success"
    return "fumble" if result.fumble else "failure"


@dataclass(frozen=True)
class Check:
    """A check, against a difficulty where one is given (SK-CHECK.4)."""

    rulings: Rulings
    throw: Throw
    difficulty: int | None

    def __call__(self, table: Table) -> Outcome:
        c = bench(self.rulings, {ACTIVE: self.throw}, None)
        result = act(c, table, self.throw, "check")
        if self.difficulty is None:
            name = "critical" if result.critical else "fumble" if result.fumble else ""
            return Outcome(name, result.total)
        name = degree(result, succeeds(result, self.difficulty))
        return Outcome(name, result.total, result.total - self.difficulty)


@dataclass(frozen=True)
class Duel:
    """An opposed check; where the active side wins and a blow is typed, its damage (SK-CHECK.6, SK-12.17)."""

    rulings: Rulings
    active: Throw
    reacting: Throw
    blow: Blow | None = None

    def __call__(self, table: Table) -> Outcome:
        c = bench(self.rulings, {ACTIVE: self.active, REACTING: self.reacting}, self.blow)
        active = act(c, table, self.active, "active")
        reaction = ABANDONED if active.fumble else react(c, table, self.reacting)  # SK-CHECK.8
        won = active_wins(active, reaction)
        clauses = ["SK-CHECK.8"] if active.fumble else grounds(active, reaction)
        table.tell("opposed", won=won, active=active.total, reaction=reaction.total, clauses=clauses)
        figures: tuple[tuple[str, int], ...] = (("reaction", reaction.total),)
        if won and self.blow is not None:
            figures += strike(c, table, self.blow, self.blow.critical or active.critical)
        return Outcome(degree(active, won), active.total, active.total - reaction.total, figures)


@dataclass(frozen=True)
class Damage:
    """A damage roll, and what is left of it where something is said of the one hit (SK-13.9, SK-16.15)."""

    rulings: Rulings
    blow: Blow

    def __call__(self, table: Table) -> Outcome:
        figures = strike(bench(self.rulings, {}, self.blow), table, self.blow, self.blow.critical)
        return Outcome("", figures[-1][1], None, figures)


def strike(c: Fight, table: Table, blow: Blow, critical: bool) -> tuple[tuple[str, int], ...]:
    """The damage roll, and the real damage."""
    c.attack = Attack(ACTIVE, "shot", WEAPON, hit_critical=critical, attribute=blow.attribute)
    roll_damage(c, table)
    damage = c.strike.damage
    if not blow.met and not c.fighters[REACTING].submerged:
        return (("damage", damage),)
    real = tell_real_damage(c, table, REACTING, damage, blow.attribute, Share(twice=blow.covered))
    return ("damage", damage), ("real_damage", real)


# Reading


def read(typed: str, rulings: Rulings) -> Command:
    """A typed command, understood. Raises `BadNotation` where it cannot be read."""
    phrase = NOTATION.read(typed)
    kind = phrase.parts[0]
    assert isinstance(kind, Phrase)  # noqa: S101 - the grammar says so
    play = READERS[kind.name](typed, kind, rulings)
    return Command(squeezed(typed), play, report, result_of(kind.name), label)


def read_check(typed: str, phrase: Phrase, rulings: Rulings) -> Check:
    """`2D6+8-5@11>=15`."""
    target = phrase.phrase("target")
    roll = phrase.phrases("roll")[0]
    brackets = [*roll.phrases("brackets"), *(target.phrases("brackets") if target else ())]
    throw, fumbles = throw_of(typed, roll, brackets)
    return Check(with_fumbles(rulings, fumbles), throw, target.number() if target else None)


def read_duel(typed: str, phrase: Phrase, rulings: Rulings) -> Duel:
    """`2D6+8 vs 2D6+6 -> fire+14 armour 5`."""
    rolls = [phrase.phrases(name)[0] for name in ("roll", "reaction")]
    (active, one), (reacting, other) = (throw_of(typed, roll, roll.phrases("brackets")) for roll in rolls)
    damage = phrase.phrase("damage")
    blow = blow_of(typed, damage) if damage else None
    return Duel(with_fumbles(rulings, one or other), active, reacting, blow)


def read_damage(typed: str, phrase: Phrase, rulings: Rulings) -> Damage:
    """`<fire>+14 critical armour 5`."""
    return Damage(rulings, blow_of(typed, phrase))


READERS: dict[str, Callable[[str, Phrase, Rulings], Callable[[Table], Outcome]]] = {
    "check": read_check, "duel": read_duel, "damage": read_damage,
}  # fmt: skip


def throw_of(typed: str, roll: Phrase, brackets: list[Phrase]) -> tuple[Throw, bool]:
    """One side's check, and whether it asks for fumbles."""
    once(typed, roll)
    limits = [word for part in roll.phrases("critical") for word in part.words("NUMBER")]
    lows = [word for part in roll.phrases("fumble") for word in part.words("NUMBER")]
    for part in brackets:
        limits += [word for inner in part.phrases("at") for word in inner.words("NUMBER")]
        lows += [word for inner in part.phrases("low") for word in inner.words("NUMBER")]
    for word in lows:
        figure(typed, word, 2, 2)  # SK-CHECK.3: a double 1
    critical_at = [figure(typed, word, 2, 12) for word in limits][-1:] or [12]
    statuses = tuple(word.kind.lower() for word in roll.words("DAZE", "PANIC"))
    throw = Throw(tuple(roll.figures()), critical_at[0], statuses, bool(roll.words("WATER")))
    return throw, bool(lows)


def with_fumbles(rulings: Rulings, wanted: bool) -> Rulings:
    """SK-CHECK.3: a fumble figure in the text chooses the reading with fumbles."""
    return rulings.overlaid({"fumble": "1"}) if wanted else rulings


def blow_of(typed: str, phrase: Phrase) -> Blow:
    """A damage roll."""
    once(typed, phrase)
    word = phrase.phrases("element")[0].phrases("attribute")[0].parts[0]
    armour, reduction = phrase.phrase("armour"), phrase.phrase("reduction")
    return Blow(
        ATTRIBUTES[str(getattr(word, "kind", ""))],
        tuple(phrase.figures()),
        bool(phrase.words("CRITICAL")),
        armour.number() if armour else None,
        tuple(dict.fromkeys(word.kind.lower() for word in phrase.words("HALVE", "NULLIFY", "ZERO"))),
        reduction.number() if reduction else None,
        bool(phrase.words("WATER")),
        bool(phrase.words("COVER")),
    )


ATTRIBUTES: dict[str, Attribute] = {
    "PHYSICAL": "physical", "FIRE": "fire", "ICE": "ice", "LIGHTNING": "lightning", "LIGHT": "light", "DARK": "dark",
    "PIERCING": "piercing",
}  # fmt: skip

COMMANDS = Commands(
    read,
    (
        Example(Message("sk-guide-check"), "2D6+8"),
        Example(Message("sk-guide-difficulty"), "2D6+8-2>=15"),
        Example(Message("sk-guide-critical"), "2D6+8@11>=15"),
        Example(Message("sk-guide-fumble"), "2D6+8#2>=15"),
        Example(Message("sk-guide-brackets"), "2D6+8>=15[11,2]"),
        Example(Message("sk-guide-daze"), "2D6+8 放心", "2D6+8 daze"),
        Example(Message("sk-guide-duel"), "2D6+8 対 2D6+6", "2D6+8 vs 2D6+6"),
        Example(Message("sk-guide-reaction"), "2D6+8 対 2D6+6 狼狽 水中", "2D6+8 vs 2D6+6 panic submerged"),
        Example(Message("sk-guide-damage"), "〈炎〉+14", "<fire>+14"),
        Example(Message("sk-guide-real_damage"), "炎+14 クリティカル 防御5", "fire+14 critical armour 5"),
        Example(Message("sk-guide-guards"), "炎+14 半減 軽減3 カバーアップ", "fire+14 halve reduce 3 cover"),
        Example(Message("sk-guide-attack"), "2D6+8 対 2D6+6 → 炎+14 防御5", "2D6+8 vs 2D6+6 -> fire+14 armour 5"),
    ),
)
