"""Dice commands: tests, opposed tests, Edge, long work, bought hits, whole attacks as players type them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hantei.core.command import Command, Commands, Example, Outcome, Stages
from hantei.core.message import Message
from hantei.core.rulings import Rulings
from hantei.core.table import Table
from hantei.core.tally import Tally
from hantei.core.text import Text
from hantei.notation import Notation, Phrase, Word, every_word, figure, once, squeezed

from ..content.records import ATTRIBUTES, Arsenal, Character, Weapon
from ..rules.rolls import testing
from ..rules.rolls.before_roll import exploding
from ..rules.rolls.dice import Thrown, throw
from ..rules.rolls.glitches import glitch_of
from ..rules.rolls.roll import NOBODY, Roll, counted
from ..rules.rolls.tasks import extend
from ..rules.rolls.testing import Result
from ..rules.street import attack_damage
from ..rules.street.damage import resistance_pool
from ..rules.street.firing import BURSTS
from ..state import Actor, Attack, Run, Work
from .words import COUNTED_AS, label, report, result_of

GRAMMAR = """
start: attack | opposed | extended | test | bought | shot | initiative | spell | drain
test: pool (AT_LEAST NUMBER)?
pool: DICE figures edge?
edge: EDGE NUMBER
opposed: pool VS pool
spell: pool FORCE NUMBER (VS pool)?
drain: pool DRAIN NUMBER
extended: pool EXTENDED NUMBER (SLASH NUMBER)?
bought: BUY NUMBER
shot: LONG_SHOT NUMBER
initiative: INITIATIVE NUMBER
attack: pool VS pool THEN NUMBER kind (burst | ap | armour | body)*
kind: PHYSICAL | STUN
burst: NARROW | WIDE | NARROW_LONG | WIDE_LONG | NARROW_FULL | WIDE_FULL
ap: AP (PLUS | MINUS)? NUMBER
armour: ARMOUR NUMBER
body: BODY NUMBER
"""
MOST_DICE, MOST_ROLLS, USUAL_ROLLS = 99, 30, 10
DICE = tuple(f"{n}d6" for n in range(MOST_DICE + 1))
COUNTED = tuple(f"{n}b6>=5" for n in range(MOST_DICE + 1))
"""A pool, and as online tables write it: so many dice, of which those of 5 and more count (SR-1.1.3)."""
WORDS = {
    "DICE": (*DICE, *COUNTED), "EDGE": ("エッジ", "edge"), "VS": ("対", "vs"),
    "EXTENDED": ("継続", "extended"), "SLASH": ("/",), "BUY": ("購入", "buy"),
    "FORCE": ("フォース", "force"), "DRAIN": ("ドレイン", "drain"),
    "LONG_SHOT": ("ロングショット", "long shot"),
    "INITIATIVE": ("イニシアティブ", "initiative"), "THEN": ("→", "->"), "PHYSICAL": ("p",), "STUN": ("s",),
    "NARROW": ("狭いバースト", "narrow"), "WIDE": ("広いバースト", "wide"),
    "NARROW_LONG": ("狭い長バースト", "narrow long"), "WIDE_LONG": ("広い長バースト", "wide long"),
    "NARROW_FULL": ("狭いフルバースト", "narrow full"), "WIDE_FULL": ("広いフルバースト", "wide full"),
    "AP": ("ap",), "ARMOUR": ("装甲", "armour", "armor"), "BODY": ("強靭力", "body"),
}  # fmt: skip
NOTATION = Notation(GRAMMAR, WORDS)

TARGET, SHOOTER, TYPED = "target", "shooter", "typed"
UNSAID = Text("-", "-")
"""A name that is never said."""


@dataclass(frozen=True)
class Pool:
    """A pool as typed: the dice, modifiers, and the Edge rating where Edge is spent before the roll (SR-2.5)."""

    dice: int
    modifiers: tuple[int, ...] = ()
    edge: int = 0

    def tally(self) -> Tally:
        """SR-1.1.2: modifiers are added up first."""
        found = Tally(self.dice, "SR-1.1.2", "pool")
        for amount in self.modifiers:
            found.add(amount, "SR-1.1.2", "modifier")
        return found


def bench(rulings: Rulings, attack: Attack | None = None, hurt: Hurt | None = None) -> Run:
    """A run in which nothing is but what was typed."""
    c = Run("", house=rulings, rulings=rulings)
    if attack is None or hurt is None:
        return c
    plain = dict.fromkeys(ATTRIBUTES, 0)
    sheet = Character(UNSAID, {**plain, "body": hurt.body}, armour=hurt.armour)
    c.records = Arsenal({}, {TYPED: Weapon(UNSAID, "gun", "", f"{hurt.value}{hurt.kind}", hurt.ap)}, {TYPED: sheet})
    c.actors = {name: Actor(TYPED, name, name, "") for name in (TARGET, SHOOTER)}
    return c


# Carrying out


def made(c: Run, table: Table, pool: Pool, kind: str, cap: int | None = None) -> tuple[int, str]:
    """A pool thrown: hits, and the glitch (SR-1.1.6, SR-1.1.8); SR-1.2.12: no dice, no hits; SR-4.2.8: `cap`: no more
    hits than this."""
    tally = pool.tally()
    roll = Roll(NOBODY, kind, tally, cap=cap)
    way = "roll" if tally.value > 0 else "none"
    if pool.edge and tally.value > 0 and cap is not None:
        way = "edge"
        exploding(c, table, roll, tally.value, pool.edge)
        roll.earned = roll.added.hits
    elif pool.edge and tally.value > 0:
        way = "edge"
        roll.base = throw(table, tally.value + pool.edge, kind, again=True, closely=False)
    elif tally.value > 0:
        roll.base = throw(table, tally.value, kind, closely=False)
    roll.count()
    glitch = glitch_of(c, roll)
    facts = {"pool": tally.value, "edge": pool.edge, "hits": roll.hits}
    table.tell("test", tally, kind=kind, way=way, glitch=glitch, **facts)
    return counted(c, roll), glitch


@dataclass(frozen=True)
class Test:
    """SR-1.2.1: a success test, or a pool alone."""

    rulings: Rulings
    pool: Pool
    need: int | None = None

    def __call__(self, table: Table) -> Outcome:
        hits, glitch = made(bench(self.rulings), table, self.pool, "task")
        if self.need is None:
            return Outcome("", hits, None, glitched(glitch))
        return degree(testing.reached(hits, self.need, glitch), hits - self.need)


def degree(result: Result, margin: int) -> Outcome:
    """What a test came to: success or failure, with a glitch or without."""
    return Outcome("success" if result.success else "failure", result.hits, margin, glitched(result.glitch))


def glitched(glitch: str) -> tuple[tuple[str, int], ...]:
    """SR-1.1.6, SR-1.1.8: a glitch as a figure: 1, a critical one 2."""
    return (("glitch", GLITCHES.index(glitch)),) if glitch else ()


GLITCHES = ("", "glitch", "critical")


@dataclass(frozen=True)
class Opposed:
    """SR-1.2.4: an opposed test; a tie fails for the side that acts."""

    rulings: Rulings
    pool: Pool
    other: Pool

    def __call__(self, table: Table) -> Outcome:
        c = bench(self.rulings)
        hits, glitch = made(c, table, self.pool, "task")
        against, _ = made(c, table, self.other, "opposition")
        return degree(testing.beaten(hits, against, glitch), hits - against)


@dataclass(frozen=True)
class Spell:
    """SR-4.2.8: a spell: no more hits than its Force, against a target, or SR-4.2.13 nobody."""

    rulings: Rulings
    pool: Pool
    force: int
    other: Pool | None = None
    need: int = 1

    def __call__(self, table: Table) -> Outcome:
        c = bench(self.rulings)
        hits, glitch = made(c, table, self.pool, "spell", cap=self.force)
        if self.other is None:
            return degree(testing.reached(hits, self.need, glitch), hits - self.need)
        against, _ = made(c, table, self.other, "resist_spell")
        return degree(testing.beaten(hits, against, glitch), hits - against)


@dataclass(frozen=True)
class Drain:
    """SR-4.2.14: what is left of drain."""

    rulings: Rulings
    pool: Pool
    value: int

    def __call__(self, table: Table) -> Outcome:
        hits, _ = made(bench(self.rulings), table, self.pool, "drain")
        return Outcome("", max(0, self.value - hits), None, (("hits", hits),))


@dataclass(frozen=True)
class Extended(Stages):
    """SR-1.2.6: long work, of so many rolls at most; the total says how many it took. From roll to roll goes how many
    hits there are, and how many rolls were made."""

    rulings: Rulings
    pool: Pool
    need: int
    rolls: int
    start = (0, 0)

    def stage(self, table: Table, done: tuple[int, int]) -> Outcome | tuple[int, int]:
        """One more roll."""
        c, work = bench(self.rulings), Work(*done)
        most = self.rolls
        if self.rulings["extended_limit"] == "pool_dice":
            most = min(most, self.pool.tally().value)
        if work.rolls >= most:
            return Outcome("failure", work.rolls, None, (("hits", work.hits),))
        hits, glitch = made(c, table, self.pool, "work")
        if extend(c, work, Result(hits, 0, True, hits, glitch), self.need):
            return Outcome("success", work.rolls, None, (("hits", work.hits),))
        if glitch == "critical" and self.rulings["extended_limit"] != "critical_costs_interval":
            return Outcome("failure", work.rolls, None, (("hits", work.hits), *glitched(glitch)))
        return work.hits, work.rolls


@dataclass(frozen=True)
class Bought:
    """SR-1.4.1: hits bought."""

    pool: int

    def __call__(self, table: Table) -> Outcome:
        return Outcome("", self.pool // 4)


@dataclass(frozen=True)
class LongShot:
    """SR-1.2.11, SR-2.9: a long shot with so much Edge."""

    rulings: Rulings
    edge: int

    def __call__(self, table: Table) -> Outcome:
        again = self.rulings["long_shot_explodes"] == "explode"
        found: Thrown = throw(table, self.edge, "task", again=again, closely=False)
        glitch = glitch_of(bench(self.rulings), Roll(NOBODY, "task", Tally(), base=found))
        table.tell("test", Tally(self.edge, "SR-2.9", "edge"), kind="task", way="long_shot", glitch=glitch,
                   pool=self.edge, edge=self.edge, hits=found.hits)  # fmt: skip
        return Outcome("", found.hits, None, glitched(glitch))


@dataclass(frozen=True)
class Initiative:
    """SR-3.1.2: hits + the Initiative attribute."""

    rulings: Rulings
    attribute: int

    def __call__(self, table: Table) -> Outcome:
        hits, _ = made(bench(self.rulings), table, Pool(self.attribute), "initiative")
        return Outcome("", hits + self.attribute)


@dataclass(frozen=True)
class Hurt:
    """What an attack does, as typed: damage, kind, burst, AP, armour, Body."""

    value: int
    kind: str
    burst: str = ""
    ap: int = 0
    armour: int = 0
    body: int = 0


@dataclass(frozen=True)
class Strike:
    """SR-3.4.1: an attack from the opposed test to the boxes: the total; `figures`: net hits and the kind of damage."""

    rulings: Rulings
    pool: Pool
    other: Pool
    hurt: Hurt

    def __call__(self, table: Table) -> Outcome:
        attack = Attack(SHOOTER, TARGET, "ranged", TYPED, TYPED, burst=self.hurt.burst)
        c = bench(self.rulings, attack, self.hurt)
        attack.hits, _ = made(c, table, self.pool, "shot")
        less = BURSTS[self.hurt.burst].defence
        defence = Pool(self.other.dice, (*self.other.modifiers, *([less] if less else [])), self.other.edge)
        attack.against, _ = made(c, table, defence, "defence")
        net = attack.hits - attack.against
        if net <= 0:
            return Outcome("failure", 0, net)
        value, compared = attack_damage.modified_damage(c, attack)
        armour = attack_damage.modified_armour(c, attack)
        kind = attack_damage.kind_of(c, attack, compared.value, armour.value)
        table.tell("hit", value, value=value.value, kind_of=kind, armour=armour.value)
        dice = resistance_pool(c, TARGET, armour.value)
        hits, _ = made(c, table, Pool(dice.value), "resistance")
        boxes = max(0, value.value - hits)
        return Outcome("success", boxes, net, (("value", value.value), ("physical", int(kind == "P"))))


# Reading


def pool_of(typed: str, phrase: Phrase) -> Pool:
    """`8D6-2+1 edge 3`."""
    word = next(every_word(phrase))
    found = phrase.phrase("edge")
    edge = figure(typed, found.words("NUMBER")[0], 1, 30) if found else 0
    digits = word.text.partition("b" if word.text in COUNTED else "d")[0]
    return Pool(int(digits), tuple(phrase.figures()), edge)


def read_test(typed: str, phrase: Phrase, rulings: Rulings) -> Test:
    """`8D6>=2`."""
    words = phrase.words("NUMBER")
    return Test(rulings, pool_of(typed, phrase.phrases("pool")[0]), figure(typed, words[0], 0, 99) if words else None)


def read_opposed(typed: str, phrase: Phrase, rulings: Rulings) -> Opposed:
    """`8D6 vs 5D6`."""
    mine, theirs = phrase.phrases("pool")
    return Opposed(rulings, pool_of(typed, mine), pool_of(typed, theirs))


def read_spell(typed: str, phrase: Phrase, rulings: Rulings) -> Spell:
    """`9D6 force 4 vs 4D6`."""
    mine, *theirs = phrase.phrases("pool")
    force = figure(typed, phrase.words("NUMBER")[0], 1, 30)
    return Spell(rulings, pool_of(typed, mine), force, pool_of(typed, theirs[0]) if theirs else None)


def read_drain(typed: str, phrase: Phrase, rulings: Rulings) -> Drain:
    """`7D6 drain 3`."""
    value = figure(typed, phrase.words("NUMBER")[0], 0, 99)
    return Drain(rulings, pool_of(typed, phrase.phrases("pool")[0]), value)


def read_extended(typed: str, phrase: Phrase, rulings: Rulings) -> Extended:
    """`8D6 extended 12 / 6`."""
    words = phrase.words("NUMBER")
    rolls = figure(typed, words[1], 1, MOST_ROLLS) if len(words) > 1 else USUAL_ROLLS
    return Extended(rulings, pool_of(typed, phrase.phrases("pool")[0]), figure(typed, words[0], 1, 99), rolls)


def read_bought(typed: str, phrase: Phrase, rulings: Rulings) -> Bought:
    """`buy 10`."""
    return Bought(figure(typed, phrase.words("NUMBER")[0], 0, MOST_DICE))


def read_shot(typed: str, phrase: Phrase, rulings: Rulings) -> LongShot:
    """`long shot 3`."""
    return LongShot(rulings, figure(typed, phrase.words("NUMBER")[0], 1, 30))


def read_initiative(typed: str, phrase: Phrase, rulings: Rulings) -> Initiative:
    """`initiative 8`."""
    return Initiative(rulings, figure(typed, phrase.words("NUMBER")[0], 0, 60))


def read_attack(typed: str, phrase: Phrase, rulings: Rulings) -> Strike:
    """`9D6 vs 4D6 -> 5P ap -1 armour 6 body 3 narrow`."""
    mine, theirs, *_ = phrase.phrases("pool")
    once(typed, Phrase("", tuple(part for part in phrase.parts if isinstance(part, Phrase) and part.name != "pool")))
    kind = "P" if phrase.phrases("kind")[0].words("PHYSICAL") else "S"
    burst = phrase.phrase("burst")
    value = figure(typed, phrase.words("NUMBER")[0], 0, 99)
    hurt = Hurt(value, kind, next(every_word(burst)).kind.lower() if burst else "", ap_of(typed, phrase.phrase("ap")),
                number_of(typed, phrase.phrase("armour")), number_of(typed, phrase.phrase("body")))  # fmt: skip
    return Strike(rulings, pool_of(typed, mine), pool_of(typed, theirs), hurt)


def ap_of(typed: str, phrase: Phrase | None) -> int:
    """`ap -1`."""
    if phrase is None:
        return 0
    return number_of(typed, phrase) * (-1 if phrase.words("MINUS") else 1)


def number_of(typed: str, phrase: Phrase | None) -> int:
    """The figure of a part; 0 where it is not given."""
    word: Word | None = phrase.words("NUMBER")[0] if phrase else None
    return figure(typed, word, 0, 30) if word else 0


READERS: dict[str, Callable[[str, Phrase, Rulings], Callable[[Table], Outcome]]] = {
    "test": read_test, "opposed": read_opposed, "extended": read_extended, "bought": read_bought, "shot": read_shot,
    "initiative": read_initiative, "attack": read_attack, "spell": read_spell, "drain": read_drain,
}  # fmt: skip


def commands() -> Commands:
    """The dice commands."""

    def read(typed: str, rulings: Rulings) -> Command:
        kind = NOTATION.read(typed).parts[0]
        assert isinstance(kind, Phrase)  # noqa: S101 - the grammar says so
        play = READERS[kind.name](typed, kind, rulings)
        return Command(
            squeezed(typed), play, report, result_of(play), label, COUNTED_AS.get(type(play).__name__, "hits")
        )

    return Commands(read, GUIDE)


GUIDE = (
    Example(Message("sr-guide-pool"), "8D6-2+1"),
    Example(Message("sr-guide-counted"), "8B6>=5"),
    Example(Message("sr-guide-threshold"), "8D6>=2"),
    Example(Message("sr-guide-edge"), "8D6 エッジ3 >=2", "8D6 edge 3 >=2"),
    Example(Message("sr-guide-opposed"), "8D6 対 5D6", "8D6 vs 5D6"),
    Example(Message("sr-guide-extended"), "8D6 継続12 / 6", "8D6 extended 12 / 6"),
    Example(Message("sr-guide-buy"), "購入10", "buy 10"),
    Example(Message("sr-guide-long_shot"), "ロングショット3", "long shot 3"),
    Example(Message("sr-guide-initiative"), "イニシアティブ8", "initiative 8"),
    Example(Message("sr-guide-spell"), "9D6 フォース4 対 4D6", "9D6 force 4 vs 4D6"),
    Example(Message("sr-guide-drain"), "7D6 ドレイン3", "7D6 drain 3"),
    Example(
        Message("sr-guide-attack"),
        "9D6 対 4D6 → 5P AP-1 装甲6 強靭力3 狭いバースト",
        "9D6 vs 4D6 -> 5P ap -1 armour 6 body 3 narrow",
    ),
)
