"""Dice commands: checks of the four kinds, attacks and damage as players type them, by the rules of the book."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from hantei.core.agenda import BeatCall
from hantei.core.command import Command, Commands, Example, Outcome
from hantei.core.decision import Fact
from hantei.core.message import Message
from hantei.core.rulings import Rulings
from hantei.core.table import Table
from hantei.core.tally import Tally
from hantei.notation import Notation, Phrase, Word, every_word, figure, once, squeezed

from ..content.records import Trait
from ..rules import checks, contests, harm
from ..rules.beats import beat
from ..rules.checks import Roll
from ..rules.making_checks import make_check
from ..rules.modifiers import pool_of
from ..state import Fight
from .bench import ACTIVE, ALONE, HP, PASSIVE, POSSESSIONS, Blow, Throw, bench
from .words import label, report, result

MOST_DICE = 40
GRAMMAR = """
start: check | proof | joint | race | duel | damage
check: roll target?
target: AT_LEAST NUMBER
proof: (SURVIVAL | FIRST_AID | WILL) roll
joint: roll (AND roll)+ target?
race: roll (AGAINST roll)+
duel: roll VS roll damage?
roll: DICE change* state*
change: (PLUS | MINUS) (NUMBER | EXTRA)
state: OPEN | RUN | SUPPORT | WOUNDED | SIGHT_IMPAIRED | COWED | AWAKENED | COOPERATION | JAMMING
damage: DAMAGE (DICE | NUMBER) change* (armour | ignored | WEAK | HALF | NULL | ABSORB | CRITICAL)*
armour: ARMOUR NUMBER
ignored: IGNORE (NUMBER | ALL)
"""
WORDS = {
    "DICE": tuple(f"{n}d6" for n in range(MOST_DICE + 1)), "EXTRA": tuple(f"{n}d" for n in range(1, MOST_DICE + 1)),
    "VS": ("対", "vs"), "AND": ("&", "と"), "AGAINST": ("競争", "against"),
    "SURVIVAL": ("生存", "survival"), "FIRST_AID": ("手当", "first aid"), "WILL": ("意思", "will"),
    "OPEN": ("オープン", "open"), "RUN": ("ラン", "run"), "SUPPORT": ("サポート", "support"),
    "WOUNDED": ("負傷", "wounded"),
    "SIGHT_IMPAIRED": ("視界不良", "sight impaired"), "COWED": ("萎縮", "cowed"), "AWAKENED": ("覚醒", "awakened"),
    "COOPERATION": ("コーポレーション", "cooperation"), "JAMMING": ("ジャミング", "jamming"),
    "DAMAGE": ("ダメージ", "damage", "dmg"), "ARMOUR": ("装甲", "armour", "armor"),
    "IGNORE": ("無視", "ignore"), "ALL": ("すべて", "all"), "WEAK": ("弱点", "weak"), "HALF": ("半減", "half"),
    "NULL": ("無効", "null"), "ABSORB": ("吸収", "absorb"), "CRITICAL": ("クリティカル", "critical"),
}  # fmt: skip
NOTATION = Notation(GRAMMAR, WORDS)

PROOFS = {"survival": harm.SURVIVAL_TARGET, "first_aid": 12, "will": 10}
ATTACKING = ("open", "wounded", "sight_impaired", "awakened")
"""States that only an attack check feels (WA-13.11)."""


# Carrying out


def degree(roll: Roll, success: bool | None) -> str:
    """How a check came out: WA-02.1, WA-02.5 before success and failure, where they agree with them."""
    if success is None:
        return "critical" if roll.critical else "fumble" if roll.fumble else ""
    if success:
        return "critical" if roll.critical else "success"
    return "fumble" if roll.fumble else "failure"


def use_of(throw: Throw) -> str:
    """What a check alone must be, by the states that were typed (WA-13.11)."""
    if any(state in ATTACKING for state in throw.states):
        return "attack"
    return "reaction" if "run" in throw.states or "cowed" in throw.states else "check"


@dataclass(frozen=True)
class Check:
    """A check, against a target number where one is given (WA-01.11); `skill`: survival, first aid or will."""

    rulings: Rulings
    throw: Throw
    target: int | None
    skill: str = ""

    @property
    def people(self) -> dict[str, Throw]:
        """Who rolls."""
        return {ALONE: self.throw}

    def __call__(self, table: Table) -> Outcome:
        c = bench(self.rulings, self.people)
        use = use_of(self.throw)
        skill = self.skill or ("evasion" if use == "reaction" else "shooting")
        roll = make_check(c, table, ALONE, skill, use, self.throw.more, self.throw.more_dice, self.skill or "check")
        if self.target is None:
            return Outcome(degree(roll, None), roll.total)
        success = checks.succeeds(roll, self.target, self.rulings)
        return Outcome(degree(roll, success), roll.total, roll.total - self.target)


@dataclass(frozen=True)
class Joint:
    """WA-01.19: a cooperative check."""

    rulings: Rulings
    throws: tuple[Throw, ...]
    target: int | None

    @property
    def people(self) -> dict[str, Throw]:
        """Who rolls."""
        return numbered(self.throws)

    def __call__(self, table: Table) -> Outcome:
        c = bench(self.rulings, self.people)
        made = {who: pool_of(c, who, "shooting", "check", one.more, one.more_dice) for who, one in self.people.items()}
        roll = checks.cooperative(table, made, self.rulings)
        if self.target is None:
            return Outcome(degree(roll, None), roll.total)
        success = checks.succeeds(roll, self.target, self.rulings)
        return Outcome(degree(roll, success), roll.total, roll.total - self.target)


@dataclass(frozen=True)
class Race:
    """WA-01.12: a competition, one throw each; `total` of its outcome is the number of the winner, 0 for a draw."""

    rulings: Rulings
    throws: tuple[Throw, ...]

    @property
    def people(self) -> dict[str, Throw]:
        """Who rolls."""
        return numbered(self.throws)

    def __call__(self, table: Table) -> Outcome:
        people = self.people
        c = bench(self.rulings, people)
        totals = {
            who: make_check(c, table, who, "shooting", "check", own.more, own.more_dice, "competition").total
            for who, own in people.items()
        }
        winners, again = contests.ranked(c, table, totals, {who: own.level for who, own in people.items()})
        if len(winners) == 1:
            return Outcome("won", int(winners[0]))
        return Outcome("reroll" if again else "draw", 0)


def numbered(throws: tuple[Throw, ...]) -> dict[str, Throw]:
    """Several people by their numbers."""
    return {str(number): throw for number, throw in enumerate(throws, 1)}


@dataclass(frozen=True)
class Duel:
    """WA-01.16: an opposed check; with a blow, an attack and the damage of its hit (13, 14)."""

    rulings: Rulings
    active: Throw
    passive: Throw
    blow: Blow | None = None

    @property
    def people(self) -> dict[str, Throw]:
        """Who rolls."""
        return {ACTIVE: self.active, PASSIVE: self.passive}

    def __call__(self, table: Table) -> Outcome:
        c = bench(self.rulings, self.people, self.blow)
        if self.blow is not None:
            return self.strike(c, table, self.blow)
        mine, theirs = self.active, self.passive
        one = make_check(c, table, ACTIVE, "shooting", "attack", mine.more, mine.more_dice, "opposed")
        other = make_check(c, table, PASSIVE, "evasion", "reaction", theirs.more, theirs.more_dice, "opposed")
        won = checks.wins(one, other, self.rulings)
        return Outcome(degree(one, won), one.total, one.total - other.total, (("passive", other.total),))

    def strike(self, c: Fight, table: Table, blow: Blow) -> Outcome:
        """WA-13.10: attack check, reaction, damage."""
        action, ear = c.use, Ear(table)
        carry_out(c, ear, ("attack",))
        won = bool(action.hit)
        figures = (("passive", ear.reaction), *(dealt(c, blow) if won else ()))
        roll = Roll(action.total, action.critical, action.fumble)
        return Outcome(degree(roll, won), roll.total, roll.total - ear.reaction, figures)


@dataclass(frozen=True)
class Damage:
    """WA-14.3 to WA-14.6: a damage roll, and what of it reaches the one hit."""

    rulings: Rulings
    blow: Blow

    @property
    def people(self) -> dict[str, Throw]:
        """Who deals the damage, and who takes it; nobody checks."""
        return {ACTIVE: Throw(0), PASSIVE: Throw(0)}

    def __call__(self, table: Table) -> Outcome:
        c = bench(self.rulings, self.people, self.blow)
        c.use.hit = [PASSIVE]
        carry_out(c, table, ("damage_roll",), ("harm", PASSIVE))
        found = dealt(c, self.blow)
        return Outcome("", found[0][1], None, found)


def carry_out(c: Fight, table: Table, *entries: BeatCall) -> None:
    """Run these beats and what follows from them."""
    c.agenda = list(reversed(entries))
    while c.agenda:
        beat.step(c, table)


def dealt(c: Fight, blow: Blow) -> tuple[tuple[str, int], ...]:
    """What the one hit has lost or regained, by name."""
    hp = c.fighters[PASSIVE].hp
    return (("regained", hp - HP // 2),) if "absorb" in blow.traits else (("damage", HP - hp),)


class Ear(Table):
    """Another table, at which the achievement of the reaction is overheard."""

    def __init__(self, table: Table) -> None:
        self.table, self.reaction = table, 0
        self.roll, self.pool, self.ask_all = table.roll, table.pool, table.ask_all  # type: ignore[method-assign]

    def tell(self, event: str, tally: Tally | None = None, **facts: Fact) -> None:
        if event in ("hit", "missed"):
            self.reaction = int(str(facts["reaction"]))
        self.table.tell(event, tally, **facts)


# Reading


def read_check(typed: str, phrase: Phrase, rulings: Rulings) -> Check:
    """`2D6+3-1D open>=10`."""
    return Check(rulings, throw_of(typed, phrase.phrases("roll")[0]), target_of(phrase))


def read_proof(typed: str, phrase: Phrase, rulings: Rulings) -> Check:
    """`survival 2D6+2`."""
    skill = phrase.words(*map(str.upper, PROOFS))[0].kind.lower()
    return Check(rulings, throw_of(typed, phrase.phrases("roll")[0]), PROOFS[skill], skill)


def read_joint(typed: str, phrase: Phrase, rulings: Rulings) -> Joint:
    """`2D6+1 & 1D6 & 3D6+3>=20`."""
    return Joint(rulings, throws_of(typed, phrase), target_of(phrase))


def read_race(typed: str, phrase: Phrase, rulings: Rulings) -> Race:
    """`2D6+1 against 2D6+3`."""
    return Race(rulings, throws_of(typed, phrase))


def read_duel(typed: str, phrase: Phrase, rulings: Rulings) -> Duel:
    """`2D6+3 vs 2D6+2 damage 2D6+4 armour 5`."""
    active, passive = throws_of(typed, phrase)
    damage = phrase.phrase("damage")
    return Duel(rulings, active, passive, blow_of(typed, damage) if damage else None)


def read_damage(typed: str, phrase: Phrase, rulings: Rulings) -> Damage:
    """`damage 2D6+4 armour 5 weak`."""
    return Damage(rulings, blow_of(typed, phrase))


READERS: dict[str, Callable[[str, Phrase, Rulings], Check | Joint | Race | Duel | Damage]] = {
    "check": read_check, "proof": read_proof, "joint": read_joint, "race": read_race, "duel": read_duel,
    "damage": read_damage,
}  # fmt: skip


def target_of(phrase: Phrase) -> int | None:
    """The target number, where one is typed."""
    found = phrase.phrase("target")
    return found.number() if found else None


def throws_of(typed: str, phrase: Phrase) -> tuple[Throw, ...]:
    """The checks of several."""
    return tuple(throw_of(typed, roll) for roll in phrase.phrases("roll"))


def throw_of(typed: str, phrase: Phrase) -> Throw:
    """A check as typed: one possession, and no state twice."""
    states = [word for state in phrase.phrases("state") for word in every_word(state)]
    stances = [word._replace(kind="possession") if word.kind.lower() in POSSESSIONS else word for word in states]
    once(typed, Phrase("states", tuple(stances)))
    extra, figures = changes(phrase)
    return Throw(count(phrase.words("DICE")[0]), extra, figures, tuple(word.kind.lower() for word in states))


def count(word: Word) -> int:
    """How many dice."""
    return int(word.text.partition("d")[0])


def changes(phrase: Phrase) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The changes of the dice, and the figures added."""
    extra: list[int] = []
    figures: list[int] = []
    for change in phrase.phrases("change"):
        word = change.words("NUMBER", "EXTRA")[0]
        amount = count(word) * (-1 if change.words("MINUS") else 1)
        (extra if word.kind == "EXTRA" else figures).append(amount)
    return tuple(extra), tuple(figures)


def blow_of(typed: str, phrase: Phrase) -> Blow:
    """Damage as typed."""
    met = [part for part in phrase.parts if not isinstance(part, Phrase) or part.name != "change"]
    once(typed, Phrase("damage", tuple(met)))
    extra, figures = changes(phrase)
    written = phrase.words("DICE", "NUMBER")[0].text.upper()
    constant = sum(figures)
    formula = f"{written}{constant:+d}" if "D" in written and constant else written
    armour, ignored = phrase.phrase("armour"), phrase.phrase("ignored")
    return Blow(
        formula if "D" in written else str(int(written) + constant),
        extra,
        figure(typed, armour.words("NUMBER")[0], 0, 99) if armour else 0,
        (("all" if ignored.words("ALL") else ignored.number()) if ignored else 0),
        tuple(TRAITS[word.kind] for word in phrase.words(*TRAITS)),
        bool(phrase.words("CRITICAL")),
    )


TRAITS: dict[str, Trait] = {"WEAK": "weak", "HALF": "half", "NULL": "null", "ABSORB": "absorb"}


def commands() -> Commands:
    """The dice commands."""

    def read(typed: str, rulings: Rulings) -> Command:
        kind = NOTATION.read(typed).parts[0]
        assert isinstance(kind, Phrase)  # noqa: S101 - the grammar says so
        play = READERS[kind.name](typed, kind, rulings)
        c = bench(rulings, play.people)
        return Command(
            squeezed(typed), play, partial(report, c), partial(result, type(play).__name__), partial(label, c)
        )

    return Commands(read, GUIDE)


GUIDE = (
    Example(Message("wa-guide-check"), "2D6+3"),
    Example(Message("wa-guide-target"), "2D6+3-2>=10"),
    Example(Message("wa-guide-dice"), "2D6-1D+3>=10"),
    Example(Message("wa-guide-joint"), "2D6+1 & 1D6 & 3D6+3>=20"),
    Example(Message("wa-guide-race"), "2D6+1 競争 2D6+3", "2D6+1 against 2D6+3"),
    Example(Message("wa-guide-duel"), "2D6+3 対 2D6+2", "2D6+3 vs 2D6+2"),
    Example(
        Message("wa-guide-states"),
        "3D6+2 オープン 負傷 視界不良 対 2D6+4 ラン",
        "3D6+2 open wounded sight impaired vs 2D6+4 run",
    ),
    Example(Message("wa-guide-attack"), "2D6+3 対 2D6+2 ダメージ2D6+4 装甲5", "2D6+3 vs 2D6+2 damage 2D6+4 armour 5"),
    Example(Message("wa-guide-damage"), "ダメージ2D6+4+1D 装甲5 無視2 弱点", "damage 2D6+4+1D armour 5 ignore 2 weak"),
    Example(Message("wa-guide-proof"), "生存2D6+2", "survival 2D6+2"),
)
