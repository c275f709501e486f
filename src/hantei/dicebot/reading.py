"""How the commands that all bots share are read, in the order in which a bot tries them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from hantei.core.command import BadNotation
from hantei.notation import Phrase, Word, half_width

from .answers import BotManner, BotRoll
from .counting import Counted, DiceGroup, Tallied, Waves, hopeless
from .falling import MOST_DICE, MOST_SIDES, CannotFall
from .formulas import DividedByZero, Division, Handful, Negative, Node, Pair, Thrower
from .grammar import NOTATION, Builder, as_heard, bare, comparison, first_word
from .picking import BOT_VERSION, Calculation, Repeated, Said, choice, narrow_signs, tens_and_ones
from .raising import Raised
from .sums import Sum, WithoutDice

REPEAT = re.compile(r"(s)?(?:repeat|rep|x)([0-9]+)\s+(.+)", re.IGNORECASE | re.DOTALL)
REPEATED = re.compile(r"(?:repeat|rep|x)[0-9]")
VERSION = "bcdiceversion"
MOST_TIMES, MOST_ROLLS = 100, 1000
"""How often a command is repeated at most, and how many that makes where a bot lets repetitions stand in each other."""

DEFAULT = ">="
"""The comparison of systems that have a usual target."""

WRONG_COMMA, WRONG_ONES, WRONG_NONE, WRONG_MODIFIER = (
    "dicebot-wrong-comma", "dicebot-wrong-ones", "dicebot-wrong-none", "dicebot-wrong-modifier",
)  # fmt: skip
"""Messages that say in what bots are known to be wrong."""


class BotReader:
    """Reads one text; parameters: the manner of the system, whether it is read as the bot reads it, mistakes and all,
    and how the system reads what is repeated."""

    def __init__(self, manner: BotManner, strict: bool, again: Callable[[str], BotRoll]) -> None:
        self.manner, self.strict, self.again = manner, strict, again

    def read(self, typed: str) -> BotRoll:
        """A command. Raises `BadNotation` that says where it cannot be read, or what is too much, and `CannotFall` for
        what a bot fails over where it is read strictly."""
        word = first_word(typed)
        if not word:
            raise BadNotation("dicebot-empty")
        chosen = choice(typed, self.strict)
        if chosen is not None:
            hidden = not self.strict and choice(typed, strict=True) is None
            return chosen.noted(WRONG_COMMA) if hidden else chosen
        wide = None if self.strict else choice(narrow_signs(typed), strict=False)
        if wide is not None:
            return wide
        narrow = word if self.strict else half_width(word)
        found = tens_and_ones(narrow)
        if found is not None:
            return found
        text = typed if self.strict else typed.strip()
        repeated = REPEAT.fullmatch(text if self.strict else half_width(text))
        if repeated is not None:
            return self.repeated(bool(repeated[1]), repeated[2], text[repeated.start(3) :])
        if narrow.lower() == VERSION:
            return Said(False, f"BCDice {BOT_VERSION}")
        if self.strict and not bare(word):
            raise BadNotation("dicebot-strict-letters", text=word)
        return self.formula(word)

    def repeated(self, secret: bool, times: str, rest: str) -> BotRoll:
        """`x3 2D6`."""
        nested = REPEATED.match(rest) if self.strict else REPEAT.fullmatch(half_width(rest))
        if nested:
            return Said(secret, "Repeatコマンドの重複はできません")
        if len(times) > 9 or not 1 <= int(times) <= MOST_TIMES:
            return Said(secret, f"繰り返し回数は1以上、{MOST_TIMES}以下としてください")
        try:
            roll = self.again(rest)
        except BadNotation:
            return Said(secret, f"繰り返し対象のコマンドが実行できませんでした ({rest})")
        if isinstance(roll, Repeated) and len(roll.rolls) * int(times) > MOST_ROLLS:
            raise BadNotation("dicebot-times", most=MOST_ROLLS)
        return Repeated(secret, (roll,) * int(times), roll.wrong)

    def formula(self, word: str) -> BotRoll:
        """What the grammar reads."""
        phrase = NOTATION.read(as_heard(word) if self.strict else word)
        secret, found = bool(phrase.words("SECRET")), phrase.parts[-1]
        assert isinstance(found, Phrase)  # noqa: S101 - the grammar says so
        try:
            roll: BotRoll = getattr(self, f"_{found.name}")(Builder(word), secret, found)
        except DividedByZero:
            if self.strict:
                raise CannotFall from None
            raise BadNotation("dicebot-zero", text=word) from None
        return roll

    def _sum(self, builder: Builder, secret: bool, phrase: Phrase) -> BotRoll:
        formula = builder.make(phrase.phrases("add")[0])
        compare = comparison(phrase)
        target = None
        if compare and not phrase.words("UNKNOWN"):
            aim = builder.plain(phrase.phrases("add")[1])
            self.sound(builder.typed, aim)
            target = aim.worth(WithoutDice()).value
        if not formula.has_dice:
            raise BadNotation("dicebot-no-dice", text=builder.typed)
        self.sound(builder.typed, formula)
        for batch in formula.batches(WithoutDice()):
            self.possible(builder.typed, batch)
        return Sum(secret, formula, compare, target, self.manner)

    def sound(self, typed: str, node: Node) -> None:
        """Refuse a figure that is divided by 0; a bot takes that for 1. Raises `BadNotation` (`dicebot-zero`)."""
        divisors = [part.right for part in node.every() if isinstance(part, Division) and not part.right.has_dice]
        if not self.strict and any(divisor.worth(WithoutDice()).value == 0 for divisor in divisors):
            raise BadNotation("dicebot-zero", text=typed)

    def possible(self, typed: str, batch: Handful) -> None:
        """Refuse dice that cannot be thrown, which a bot takes for none or fails over. Raises `BadNotation`."""
        many = batch.keep.many if batch.keep else 0
        if not self.strict and not (0 <= batch.n <= MOST_DICE and 0 < batch.sides <= MOST_SIDES and many >= 0):
            raise BadNotation("dicebot-too-many", text=typed, dice=batch.text, n=MOST_DICE, sides=MOST_SIDES)

    def groups(self, builder: Builder, phrases: Sequence[Phrase]) -> tuple[DiceGroup, ...]:
        """Dice of several kinds. Raises `BadNotation`, `DividedByZero`."""
        found = tuple(self.group(builder, phrase) for phrase in phrases)
        for group in found:
            self.possible(builder.typed, Handful(*group))
        return found

    def group(self, builder: Builder, phrase: Phrase) -> DiceGroup:
        """Dice of one kind."""
        n, sides = (self.value(builder, term) for term in phrase.phrases("term"))
        return DiceGroup(n, sides)

    def value(self, builder: Builder, phrase: Phrase) -> int:
        """A figure. Raises `BadNotation`, `DividedByZero`."""
        return builder.plain(phrase).worth(Thrower()).value

    def target(self, builder: Builder, phrase: Phrase) -> int | None:
        """What is compared with: the formula behind the comparison, else what is usual."""
        index = next((index for index, part in enumerate(phrase.parts) if is_word(part, "COMPARE")), None)
        if index is None:
            return self.manner.target
        part = phrase.parts[index + 1]
        assert isinstance(part, Phrase)  # noqa: S101 - the grammar says so
        return self.value(builder, part)

    def compare(self, phrase: Phrase) -> str:
        """The comparison, else what is usual."""
        return comparison(phrase) or (DEFAULT if self.manner.target is not None else "")

    def _counted(self, builder: Builder, secret: bool, phrase: Phrase) -> BotRoll:
        groups = self.groups(builder, phrase.phrases("count"))
        wrong = (WRONG_NONE,) if self.manner.glitch and not any(n for n, _ in groups) else ()
        target = self.target(builder, phrase)
        return Counted(secret, groups, self.compare(phrase), target, self.manner, self.strict, self.notes(wrong))

    def notes(self, wrong: tuple[str, ...]) -> tuple[str, ...]:
        """What the bot gets wrong, where it is read rightly."""
        return () if self.strict else wrong

    def _tallied(self, builder: Builder, secret: bool, phrase: Phrase) -> BotRoll:
        group = self.groups(builder, [phrase])[0]
        if group.n <= 0 or group.sides <= 0:
            raise BadNotation("dicebot-too-many", text=builder.typed, dice=builder.typed, n=MOST_DICE, sides=MOST_SIDES)
        return Tallied(secret, group, bool(phrase.words("FULL")), self.manner)

    def _figure(self, builder: Builder, secret: bool, phrase: Phrase) -> BotRoll:
        return Calculation(secret, Builder(builder.typed, up="C", merged=False).plain(phrase.phrases("add")[0]))

    def _waves(self, builder: Builder, secret: bool, phrase: Phrase) -> BotRoll:
        groups = self.groups(builder, phrase.phrases("wave"))
        compare, target = self.compare(phrase), self.target(builder, phrase)
        given = phrase.phrase("reroll") or phrase.phrase("behind")
        threshold = self.value(builder, given.phrases("add")[0]) if given else None
        again = (comparison(given) if given else "") or compare or DEFAULT
        for usual in (self.manner.again, target):
            threshold = usual if threshold is None else threshold
        if not self.strict and hopeless(groups, again, threshold):
            raise BadNotation("dicebot-endless", text=builder.typed)
        wrong = (WRONG_NONE if not any(n for n, _ in groups) else WRONG_ONES,) if self.manner.glitch else ()
        return Waves(
            secret, builder.typed, groups, compare, target, again, threshold, self.manner, self.strict,
            self.notes(wrong),
        )  # fmt: skip

    def _raised(self, builder: Builder, secret: bool, phrase: Phrase) -> BotRoll:
        given = phrase.phrase("reroll") or phrase.phrase("behind")
        if given and given.words("COMPARE"):
            word = given.words("COMPARE")[0]
            raise BadNotation("dicebot-no-comparison", text=builder.typed, at=word.at + 1, found=word.text)
        groups = self.groups(builder, phrase.phrases("raise"))
        threshold = self.value(builder, given.phrases("add")[0]) if given else 0
        target = self.target(builder, phrase) if comparison(phrase) else None
        signed = phrase.phrase("signed")
        amount = self.modifier(builder, signed) if signed else 0
        return Raised(secret, groups, threshold, amount, comparison(phrase), target, self.manner)

    def modifier(self, builder: Builder, phrase: Phrase) -> int:
        """A signed formula; its sign is that of the first figure. Raises `BadNotation`, `DividedByZero`."""
        node = Builder(builder.typed, merged=False).plain(phrase.phrases("add")[0])
        return (turned(node) if phrase.words("MINUS") else node).worth(Thrower()).value


def turned(node: Node) -> Node:
    """A formula with a minus before its first figure alone."""
    if isinstance(node, Pair) and node.sign in "+-":
        return Pair(turned(node.left), node.sign, node.right)
    return Negative(node)


def is_word(part: Phrase | Word, kind: str) -> bool:
    """Whether a part of a phrase is a word of a kind."""
    return isinstance(part, Word) and part.kind == kind
