"""What bots do besides: figures without dice, two dice as tens and ones, a choice, a command several times."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import perm, prod

from hantei.core.command import Outcome
from hantei.core.dice import Dice
from hantei.core.message import Message
from hantei.core.table import Table
from hantei.notation import half_width

from .answers import BotAnswer, BotRoll, parts
from .falling import Fall
from .formulas import Bracketed, DividedByZero, Node, Thrower
from .sums import DIE, WHY

BOT_VERSION = "3.16.1"
"""The edition of BCDice whose answers are given."""


@dataclass(frozen=True)
class Calculation(BotRoll):
    """A formula without dice: `C(3+4)*2`."""

    secret: bool
    formula: Node
    wrong: tuple[str, ...] = ()

    def value(self) -> int | None:
        """What it comes to; nothing where it is divided by 0."""
        try:
            return self.formula.worth(Thrower()).value
        except DividedByZero:
            return None

    def answer(self, fall: Fall) -> BotAnswer:
        shown = self.formula.text(Thrower())
        value = self.value()
        said = "ゼロ除算が発生したため計算できませんでした" if value is None else str(value)
        head = shown if isinstance(self.formula, Bracketed) else f"({shown})"
        return BotAnswer(parts(f"c{head}", said), self.secret)

    def play(self, table: Table) -> Outcome:
        return Outcome("", self.value() or 0)


@dataclass(frozen=True)
class TensAndOnes(BotRoll):
    """Two dice as tens and ones: `D66`, the lower one first with A or S, the higher one first with D."""

    secret: bool
    letter: str

    @property
    def order(self) -> str:
        """In which order they are read."""
        return {"S": "A", "N": ""}.get(self.letter, self.letter)

    def answer(self, fall: Fall) -> BotAnswer:
        value = fall.tens_and_ones(self.order)
        return BotAnswer(parts(f"(D66{self.letter})", str(value)), self.secret, "", tuple(fall.rands))

    def play(self, table: Table) -> Outcome:
        faces = [table.roll(DIE, WHY), table.roll(DIE, WHY)]
        tens, ones = sorted(faces, reverse=self.order == "D") if self.order else faces
        return Outcome("", 10 * tens + ones)


@dataclass(frozen=True)
class ChoiceOf(BotRoll):
    """Some of a list, none of them twice: `choice[a,b,c]`."""

    secret: bool
    takes: int
    opened: str
    items: tuple[str, ...]
    wrong: tuple[str, ...] = ()

    MOST = 100

    def answer(self, fall: Fall) -> BotAnswer:
        if len(self.items) > self.MOST:
            return BotAnswer(f"項目数は{self.MOST}以下としてください")
        left, taken = list(self.items), list[str]()
        for _ in range(self.takes):
            taken.append(left.pop(fall.die(len(left)) - 1))
        between, closed = {"[": (",", "]"), "(": (",", ")")}.get(self.opened, (" ", ""))
        takes = "" if self.takes == 1 else str(self.takes)
        head = f"(choice{takes}{self.opened}{between.join(self.items)}{closed})"
        said = (", " if closed else " ").join(taken)
        return BotAnswer(parts(head, said), self.secret, "", tuple(fall.rands))

    @property
    def weight(self) -> int:
        """Every way to take what is picked."""
        return perm(len(self.items), min(self.takes, 10))

    def play(self, table: Table) -> Outcome:
        if len(self.items) > self.MOST:
            return Outcome("", 0)
        left, taken = list(range(1, len(self.items) + 1)), list[int]()
        for _ in range(self.takes):
            taken.append(left.pop(table.roll(Dice(f"1d{len(left)}", 1, len(left)), WHY) - 1))
        return Outcome("", taken[0], None, tuple((f"pick-{place}", item) for place, item in enumerate(taken[1:], 2)))

    def result(self, outcome: Outcome) -> Message:
        """What was chosen."""
        taken = [outcome.total, *(item for _, item in outcome.figures)]
        return Message("dicebot-chosen", {"what": [self.items[item - 1] for item in taken if item]})


@dataclass(frozen=True)
class Repeated(BotRoll):
    """A command several times: `x3 2D6>=7`."""

    secret: bool
    rolls: tuple[BotRoll, ...]
    wrong: tuple[str, ...] = ()

    def answer(self, fall: Fall) -> BotAnswer:
        answers = [roll.answer(fall) for roll in self.rolls]
        text = "\n\n".join(f"#{number}\n{answer.text}" for number, answer in enumerate(answers, 1))
        secret = self.secret or any(answer.secret for answer in answers)
        return BotAnswer(text, secret, "", tuple(fall.rands))

    @property
    def weight(self) -> int:
        """Every way of every one of them."""
        return prod(roll.weight for roll in self.rolls[:20])

    def play(self, table: Table) -> Outcome:
        outcomes = [roll.play(table) for roll in self.rolls]
        figures = tuple((f"time-{number}", outcome.total) for number, outcome in enumerate(outcomes, 1))
        return Outcome("", sum(outcome.total for outcome in outcomes), None, figures)


@dataclass(frozen=True)
class Said(BotRoll):
    """A line that is said whatever dice show: the version, what is wrong with a repetition."""

    secret: bool
    text: str

    def answer(self, fall: Fall) -> BotAnswer:
        return BotAnswer(self.text, self.secret)

    def play(self, table: Table) -> Outcome:
        return Outcome("", 0)

    def result(self, outcome: Outcome) -> Message:
        """The line itself."""
        return Message("dicebot-said", {"text": self.text})


# How these are read


D66 = re.compile(r"(S)?D66([ANSD])?", re.IGNORECASE)
PICK = re.compile(r"\s*(S)?choice([0-9]+)?(\[|\(|\s+)", re.IGNORECASE)
FIRST = re.compile(r"\s*\w+")
SIGNS = str.maketrans("［］（），", "[](),")
NUMBERS, SMALL, CAPITAL = (re.compile(f"({one})-({one})") for one in ("[0-9]+", "[a-z]", "[A-Z]"))


def tens_and_ones(word: str) -> TensAndOnes | None:
    """`D66`, `SD66S`; nothing for any other word."""
    found = D66.fullmatch(word)
    return TensAndOnes(bool(found[1]), (found[2] or "").upper()) if found else None


def choice(typed: str, strict: bool) -> ChoiceOf | None:
    """`choice[a,b]`, `choice2(a,b,c)`, `choice a b`; nothing for what is none.

    A bot looks for commas behind the closing bracket too, so that a comment with a comma hides the whole choice from
    it.
    """
    begun = PICK.match(typed)
    takes = int(begun[2] or 1) if begun and len(begun[2] or "") < 5 else 0
    if begun is None or not takes:
        return None
    opened, rest = begun[3].strip(), typed[begun.end() :]
    items = items_of(opened, rest) if strict else items_of(opened, rest) or items_of(opened, closed(opened, rest))
    items = shortened(items[0]) if len(items) == 1 else items
    if len(items) < takes:
        return None
    return ChoiceOf(bool(begun[1]), takes, opened or " ", tuple(items))


def narrow_signs(typed: str) -> str:
    """A text of which the first word and the signs are half-width; items stay as they are written."""
    word = FIRST.match(typed)
    begins = word[0] if word else ""
    return half_width(begins) + typed[len(begins) :].translate(SIGNS)


def items_of(opened: str, rest: str) -> list[str]:
    """The items behind an opening bracket; none where the list does not end."""
    if not opened:
        return rest.split()
    *items, last = rest.split(",")
    end = last.find("]" if opened == "[" else ")")
    return [item for item in map(str.strip, [*items, last[:end]]) if item] if end >= 0 else []


def closed(opened: str, rest: str) -> str:
    """A list up to the first bracket that closes it."""
    sign = {"[": "]", "(": ")"}.get(opened, "")
    return rest[: rest.find(sign) + 1] if sign else rest


def shortened(item: str) -> list[str]:
    """What a single item stands for: `3-7`, `A-D`; nothing where it is no such range."""
    found = NUMBERS.fullmatch(item)
    if found and len(item) < 20:
        first, last = int(found[1]), int(found[2])
        return [str(number) for number in range(first, min(last, first + ChoiceOf.MOST) + 1)]
    letters = SMALL.fullmatch(item) or CAPITAL.fullmatch(item)
    return [chr(code) for code in range(ord(letters[1]), ord(letters[2]) + 1)] if letters else []
