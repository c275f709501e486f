"""The notation that all bots share, as a grammar: sums, dice that are counted, dice that explode, figures alone."""

from __future__ import annotations

import re

from hantei.core.command import BadNotation
from hantei.notation import Notation, Phrase, Word, every_word

from .formulas import (
    DOWN,
    HIGHEST,
    LOWEST,
    NEAREST,
    NOT_HIGHEST,
    NOT_LOWEST,
    UP,
    Bracketed,
    DiceNode,
    Division,
    Negative,
    Node,
    Number,
    Pair,
)

FORMULA = """
add: (add (PLUS | MINUS))? mul
mul: (mul TIMES)? unary | mul SLASH unary (ROUND_F | ROUND_U | ROUND_C | ROUND_R)?
unary: (PLUS | MINUS) unary | dice
term: OPEN add CLOSE | NUMBER
"""
"""Formulas; a grammar says besides what `dice` are."""

GRAMMAR = (
    FORMULA
    + """
start: SECRET? (sum | counted | tallied | figure | waves | raised)
sum: add (COMPARE (add | UNKNOWN))?
dice: term D term? keep? | D term keep? | term
keep: (KH | KL | DH | DL) term? | MAX | MIN
counted: count (PLUS count)* (COMPARE add)?
count: term B term
tallied: term T (SHORT | FULL) term
figure: ROUND_C add
waves: wave (PLUS wave)* (reroll? (COMPARE add)? | (COMPARE add)? behind)
wave: term ROUND_R term
reroll: SQUARE COMPARE? add CLOSE_SQUARE
behind: AT COMPARE? add
raised: raise (PLUS raise)* (reroll? signed? (COMPARE add)? | signed? (COMPARE add)? behind)
raise: term ROUND_U term
signed: (PLUS | MINUS) add
"""
)

COMPARISONS = {
    ">=": ">=", "=>": ">=", "≧": ">=", "≥": ">=", "<=": "<=", "=<": "<=", "≦": "<=", "≤": "<=", ">": ">", "<": "<",
    "<>": "!=", "!=": "!=", "=!": "!=", "≠": "!=", "==": "==", "=": "==",
}  # fmt: skip
"""Ways to type a comparison, and what each stands for."""

FORMULA_WORDS = {
    "SLASH": ("/", "÷"), "OPEN": ("(",), "CLOSE": (")",), "ROUND_F": ("f",), "ROUND_U": ("u",), "ROUND_C": ("c",),
    "ROUND_R": ("r",),
}  # fmt: skip
WORDS = {
    **FORMULA_WORDS, "SECRET": ("s",), "D": ("d",), "B": ("b",), "T": ("t",), "SHORT": ("y",), "FULL": ("z",),
    "COMPARE": tuple(COMPARISONS), "UNKNOWN": ("?",), "SQUARE": ("[",), "CLOSE_SQUARE": ("]",), "AT": ("@",),
    "KH": ("kh",), "KL": ("kl",), "DH": ("dh",), "DL": ("dl",), "MAX": ("max",), "MIN": ("min",),
}  # fmt: skip
WAYS = {"KH": HIGHEST, "KL": LOWEST, "DH": NOT_HIGHEST, "DL": NOT_LOWEST, "MAX": HIGHEST, "MIN": LOWEST}
ROUNDINGS = {"ROUND_F": DOWN, "ROUND_U": UP, "ROUND_C": UP, "ROUND_R": NEAREST}
LARGEST = 10**15
"""The highest figure that can be typed: tools that are written in JavaScript know these exactly."""

NOTATION = Notation(GRAMMAR, WORDS, LARGEST)
TWO_DICE = 66
"""Sides that mean two dice, as tens and ones."""


def first_word(typed: str) -> str:
    """A command without the comment behind it: up to the first space."""
    return (typed.split() or [""])[0]


def comparison(phrase: Phrase) -> str:
    """The comparison directly in a phrase, "" where there is none."""
    words = phrase.words("COMPARE")
    return COMPARISONS[words[0].text] if words else ""


SIGNS = re.compile(r"[<>!=]+")
LOOSE = (("<=", "<=|=<"), (">=", ">=|=>"), ("!=", "<>|!=|=!"), ("<", "<"), (">", ">"), ("==", "="))
"""How a bot reads any row of signs: by the first of these that it finds in it."""


def as_heard(word: str) -> str:
    """A command in which rows of signs are what a bot takes them for: `<<=` is `<=`."""
    return SIGNS.sub(lambda row: next((sign for sign, loose in LOOSE if re.search(loose, row[0])), row[0]), word)


class Builder:
    """Makes formulas of phrases.

    Parameters: the text, for complaints; how divisions that round up are written; whether two signs in a row become
    one.
    """

    def __init__(self, typed: str, up: str = "U", merged: bool = True) -> None:
        self.typed, self.up, self.merged = typed, up, merged

    def plain(self, phrase: Phrase) -> Node:
        """A formula without dice. Raises `BadNotation` (`dicebot-no-dice-there`)."""
        made = self.make(phrase)
        if made.has_dice:
            word = next(word for word in every_word(phrase) if word.kind == "D")
            raise BadNotation("dicebot-no-dice-there", text=self.typed.strip(), at=word.at + 1, found=word.text)
        return made

    def make(self, phrase: Phrase | Word) -> Node:
        """A formula."""
        if isinstance(phrase, Word):
            return Number(int(phrase.text))
        found: Node = getattr(self, f"_{phrase.name}")(phrase)
        return found

    def _add(self, phrase: Phrase) -> Node:
        if len(phrase.parts) == 1:
            return self.make(phrase.parts[0])
        left, sign, right = phrase.parts
        assert isinstance(sign, Word)  # noqa: S101 - the grammar says so
        minus, made = sign.kind == "MINUS", self.make(right)
        if isinstance(made, Negative) and self.merged:
            minus, made = not minus, made.inner
        return Pair(self.make(left), "-" if minus else "+", made)

    def _mul(self, phrase: Phrase) -> Node:
        if len(phrase.parts) == 1:
            return self.make(phrase.parts[0])
        left, right = self.make(phrase.parts[0]), self.make(phrase.parts[2])
        if phrase.words("TIMES"):
            return Pair(left, "*", right)
        rounding = phrase.words(*ROUNDINGS)
        if not rounding:
            return Division(left, "/", right)
        way = ROUNDINGS[rounding[0].kind]
        return Division(left, "/", right, way, self.up if way == UP else way)

    def _unary(self, phrase: Phrase) -> Node:
        made = self.make(phrase.parts[-1])
        if not phrase.words("MINUS"):
            return made
        return made.inner if isinstance(made, Negative) and self.merged else Negative(made)

    def _dice(self, phrase: Phrase) -> Node:
        if not phrase.words("D"):
            return self.make(phrase.parts[0])
        at = next(index for index, part in enumerate(phrase.parts) if isinstance(part, Word))
        times: Node = self.plain_term(phrase.parts[0]) if at else Number(1)
        terms = [part for part in phrase.parts[at + 1 :] if isinstance(part, Phrase) and part.name == "term"]
        sides = self.plain_term(terms[0]) if terms else None
        if not at and sides == Number(TWO_DICE):
            word = next(every_word(phrase))
            raise BadNotation("dicebot-d66-alone", text=self.typed.strip(), at=word.at + 1)
        keep = phrase.phrase("keep")
        if keep is None:
            return DiceNode(times, sides)
        many = keep.phrase("term")
        word = next(every_word(keep))
        return DiceNode(times, sides, WAYS[word.kind], self.plain_term(many) if many else Number(1))

    def _term(self, phrase: Phrase) -> Node:
        inner = phrase.phrase("add")
        return Bracketed(self.make(inner)) if inner else Number(phrase.number())

    def plain_term(self, phrase: Phrase | Word) -> Node:
        """A term without dice."""
        assert isinstance(phrase, Phrase)  # noqa: S101 - the grammar says so
        return self.plain(phrase)


BARE = re.compile(r"[ -~]*")


def bare(typed: str) -> bool:
    """Whether a text has only the letters that a bot reads."""
    return BARE.fullmatch(typed) is not None and "÷" not in typed
