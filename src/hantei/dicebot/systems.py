"""The systems of BCDice that the rulebooks have, with the commands that each has for itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from hantei.core.command import BadNotation
from hantei.notation import LONGEST_COMMAND, Notation, Phrase, half_width

from .answers import BotManner, BotRoll
from .checks import OneDie, Percent, ThreesAndOnes, TwoDice
from .formulas import DividedByZero, Thrower
from .grammar import COMPARISONS, FORMULA, FORMULA_WORDS, LARGEST, Builder, as_heard, bare, first_word
from .reading import WRONG_MODIFIER, BotReader
from .tables import NinesRow, Treasure

MOST_TYPED = 2000
"""Characters of a command with its comment."""

WordsOf = Callable[[str, str, int], str]
"""The words of a row of a table: from the id of a system, the command that calls the table, and the row."""


@dataclass(frozen=True)
class System:
    """A system of BCDice.

    `sort_key` is where it stands in lists; `book` the rulebook that says it is made for it ("" for none); `manner` how
    it reads what all bots share; `prefixes` how its own commands begin, as regular expressions that bots know; `own`
    reads these, and gives nothing for what is none.
    """

    id: str
    name: str
    sort_key: str
    book: str = ""
    manner: BotManner = field(default_factory=BotManner)
    prefixes: tuple[str, ...] = ()
    own: Callable[[Typed], BotRoll | None] = lambda typed: None

    def read(self, typed: str, strict: bool = False) -> BotRoll:
        """A command; `strict`: as the bot reads it, mistakes and all.

        Raises `BadNotation` that says where it cannot be read, what is allowed there, or what is too much.
        """
        if len(typed) > MOST_TYPED:
            raise BadNotation("command-long", most=MOST_TYPED)
        own = self._own(typed, strict) if len(first_word(typed)) <= LONGEST_COMMAND else None
        return own or BotReader(self.manner, strict, lambda rest: self.read(rest, strict)).read(typed)

    def _own(self, typed: str, strict: bool) -> BotRoll | None:
        word = worked_out(first_word(typed), strict) if self.prefixes else ""
        found = re.match(rf"(S)?({'|'.join(self.prefixes)})", word.upper()) if word else None
        if found is None:
            return None
        secret = found[1] is not None
        return self.own(Typed(word.upper()[secret:], secret, strict))


@dataclass(frozen=True)
class Typed:
    """A command of a system's own, in capital letters, without the S that makes it secret."""

    text: str
    secret: bool
    strict: bool


ARITHMETIC = Notation(FORMULA + "start: add\ndice: term\n", FORMULA_WORDS, LARGEST)
IN_BRACKETS = re.compile(r"\([0-9/+*\-CURF]+\)")
NO_SIDES = re.compile(r"([0-9]+)D(\W|$)", re.IGNORECASE)
MOST_BRACKETS = 100


def worked_out(word: str, strict: bool) -> str:
    """A word in which figures in brackets are worked out, and dice without sides have six: `(1+1)D+3` is `2D6+3`."""
    text = word if strict else half_width(word).upper()
    for _ in range(MOST_BRACKETS):
        before, text = text, IN_BRACKETS.sub(lambda found: figures(found[0]), text)
        if text == before:
            break
    return NO_SIDES.sub(r"\1D6\2", text)


def figures(text: str) -> str:
    """What a formula without dice comes to; the formula itself where it is none."""
    try:
        return str(amount(text))
    except (BadNotation, DividedByZero):
        return text


def amount(text: str) -> int:
    """The value of a formula without dice. Raises `BadNotation`, `DividedByZero`."""
    return Builder(text).plain(ARITHMETIC.read(text).phrases("add")[0]).worth(Thrower()).value


def amount_or_nothing(text: str) -> int:
    """The value of a formula without dice, 0 where it is none."""
    try:
        return amount(text) if text else 0
    except (BadNotation, DividedByZero):
        return 0


# Gundog


TABLE = re.compile(r"(\w)(DPT|FT)([+\-0-9]*)", re.ASCII)
ROWS = re.compile(r"([A-Z])(DPT|FT)([0-9]*(?:[+-][0-9]+)*)")
TITLES: Mapping[tuple[str, str], str] = {
    ("S", "DPT"): "射撃", ("M", "DPT"): "格闘", ("V", "DPT"): "車両", ("G", "DPT"): "汎用",
    ("S", "FT"): "射撃", ("M", "FT"): "格闘", ("T", "FT"): "投擲",
}  # fmt: skip
KINDS = {"DPT": "ダメージペナルティー表", "FT": "ファンブル表"}


def numbered_tables(system: str, words: WordsOf, ten: bool) -> Callable[[Typed], BotRoll | None]:
    """`SDPT-3`, `SFT`, `SDPT1`: tables of damage penalties and of fumbles.

    A bot takes every letter it does not know for the S of shooting, and what it cannot read behind for nothing; here
    such a letter is refused (`BadNotation`, `dicebot-no-table`).
    """

    def read(typed: Typed) -> BotRoll | None:
        found = ROWS.fullmatch(typed.text)
        if typed.strict:
            every = sorted(TABLE.finditer(typed.text), key=lambda one: one[2] != "FT")
            found = every[0] if every else None
        if found is None:
            return None
        letter, kind = found[1], found[2]
        if (letter, kind) not in TITLES:
            if not typed.strict:
                known = [*map("".join, TITLES)]
                raise BadNotation("dicebot-no-table", text=f"{letter}{kind}", allowed=known)
            letter = "S"
        title = TITLES[letter, kind] + KINDS[kind]
        modifier = amount_or_nothing(found[3])
        return NinesRow(typed.secret, title, modifier, ten, lambda row: words(system, f"{letter}{kind}", row))

    return read


# Systems of the SRS


SRS_GRAMMAR = (
    FORMULA
    + """
start: TWO_D6 (option+ change? | change option*)? (COMPARE add)? brackets?
dice: term
option: (AT | SHARP) unary
change: (PLUS | MINUS) mul | change (PLUS | MINUS) mul
brackets: SQUARE limit? (COMMA limit)? CLOSE_SQUARE
limit: MINUS? NUMBER
"""
)
SRS_WORDS = {
    **FORMULA_WORDS, "COMPARE": tuple(way for way, sign in COMPARISONS.items() if sign == ">="), "AT": ("@",),
    "SHARP": ("#",), "SQUARE": ("[",), "CLOSE_SQUARE": ("]",), "COMMA": (",",),
}  # fmt: skip
CRITICAL_AT, FUMBLE_AT = 12, 2


def two_dice(*aliases: str) -> Callable[[Typed], BotRoll | None]:
    """`2D6+2@11#3>=10`, `2D6+2>=10[11,3]`; `aliases` stand for the dice."""
    notation = Notation(SRS_GRAMMAR, {**SRS_WORDS, "TWO_D6": ("2d6", *map(str.lower, aliases))}, LARGEST)

    def read(typed: Typed) -> BotRoll | None:
        if typed.strict and not bare(typed.text):
            return None
        try:
            return two_dice_of(typed, notation.read(as_heard(typed.text) if typed.strict else typed.text))
        except (BadNotation, DividedByZero):
            return None

    return read


def two_dice_of(typed: Typed, phrase: Phrase) -> BotRoll | None:
    """A check as it was read; nothing for dice without anything that the system adds to them. Raises `BadNotation`,
    `DividedByZero`."""
    builder = Builder(typed.text)

    def worth(part: Phrase) -> int:
        return builder.plain(part).worth(Thrower()).value

    options = {option.parts[0][0]: worth(option.phrases("unary")[0]) for option in phrase.phrases("option")}
    if len(options) < len(phrase.phrases("option")):
        return None
    change, brackets = phrase.phrase("change"), phrase.phrase("brackets")
    modifier = changed(change, worth) if change else 0
    target = worth(phrase.phrases("add")[0]) if phrase.phrases("add") else None
    if brackets:
        if options:
            return None
        options = limits(brackets)
    elif not options and target is None and typed.text.startswith("2D6"):
        return None
    return TwoDice(typed.secret, modifier, options.get("AT", CRITICAL_AT), options.get("SHARP", FUMBLE_AT), target)


def changed(change: Phrase, worth: Callable[[Phrase], int]) -> int:
    """A row of signed formulas."""
    before = change.phrase("change")
    amount = worth(change.phrases("mul")[0])
    return (changed(before, worth) if before else 0) + (-amount if change.words("MINUS") else amount)


def limits(brackets: Phrase) -> dict[str, int]:
    """`[11,3]`: critical and fumble, as the options call them."""
    found, name = {}, "AT"
    for part in brackets.parts:
        if isinstance(part, Phrase):
            found[name] = -part.number() if part.words("MINUS") else part.number()
        elif part.kind == "COMMA":
            name = "SHARP"
    return found


# Roguelike Half


ACTION = re.compile(r"RH([+-][0-9])*(>=([0-9]+))?")
ACTIONS = re.compile(r"RH((?:[+-][0-9]+)*)(?:(?:>=|=>)([0-9]+))?")
FIELD = re.compile(r"D33([+-][0-9]+)*")
FIELDS = re.compile(r"D33((?:[+-][0-9]+)*)")
NTT = re.compile(r"([A-Z]+)(([+]|-)([0-9]+))?")
NTTS = re.compile(r"NTT([+-][0-9]+)?")
USUAL_TARGET = 4
MOST_DIGITS = 9


def roguelike_half(typed: Typed) -> BotRoll | None:
    """`RH+1>=5`, `D33+1`, `NTT+1`.

    A bot reads one digit of each modifier, and of several modifiers the last one alone.
    """
    if re.search(r"[0-9]{10}", typed.text):
        return None
    return heard(typed) if typed.strict else understood(typed)


def understood(typed: Typed) -> BotRoll | None:
    """What is meant."""
    bots = heard(typed)
    roll: OneDie | ThreesAndOnes | Treasure
    if found := ACTIONS.fullmatch(typed.text):
        roll = OneDie(typed.secret, amount_or_nothing(found[1]), int(found[2] or 0) or USUAL_TARGET)
    elif found := FIELDS.fullmatch(typed.text):
        roll = ThreesAndOnes(typed.secret, typed.text, amount_or_nothing(found[1]))
    elif found := NTTS.fullmatch(typed.text):
        return Treasure(typed.secret, int(found[1] or 0))
    else:
        return None
    return roll if roll == bots else roll.noted(WRONG_MODIFIER)


def heard(typed: Typed) -> BotRoll | None:
    """What a bot makes of it."""
    if found := ACTION.search(typed.text):
        return OneDie(typed.secret, amount_or_nothing(found[1] or ""), int(found[3] or 0) or USUAL_TARGET)
    if found := FIELD.search(typed.text):
        return ThreesAndOnes(typed.secret, typed.text, amount_or_nothing(found[1] or ""))
    found = NTT.search(typed.text)
    if found is None or found[1] != "NTT":
        return None
    return Treasure(typed.secret, int(f"{found[3] or ''}{found[4] or 0}"))


# All of them


def systems(words: WordsOf) -> tuple[System, ...]:
    """Every system, in the order of their keys; `words` gives the words of rows of tables."""
    percent = BotManner(nines=True, judge=Percent("絶対成功"))
    return (
        System("DiceBot", "DiceBot", "*たいすほつと"),
        System("Gundog", "ガンドッグ", "かんとつく", manner=percent),
        System("GundogZero", "ガンドッグゼロ", "かんとつくせろ", "", percent, (".DPT", ".FT"),
               numbered_tables("GundogZero", words, ten=False)),
        System("GundogRevised", "ガンドッグ・リヴァイズド", "かんとつくりうあいすと", "",
               BotManner(nines=True, judge=Percent("ベアリー")), (".DPT", ".FT"),
               numbered_tables("GundogRevised", words, ten=True)),
        System("ShadowRun4", "シャドウラン 4th Edition", "しやとうらん4", "",
               BotManner(sorted_sums=True, sorted_dice=True, again=6, target=5, glitch=True)),
        System("SRS", "スタンダードRPGシステム", "すたんたあとRPGしすてむ", "", BotManner(sorted_sums=True),
               ("2D6",), two_dice()),
        System("MetallicGuardian", "メタリックガーディアンRPG", "めたりつくかあていあんRPG", "",
               BotManner(sorted_sums=True), ("2D6", "MG"), two_dice("MG")),
        System("RogueLikeHalf", "ローグライクハーフ", "ろおくらいくはあふ", "",
               BotManner(sorted_dice=True), ("RH", "D33", "NTT"), roguelike_half),
    )  # fmt: skip
