"""Dice commands as players type them: checks, 2D9, tables, damage and whole volleys."""

from __future__ import annotations

from collections.abc import Callable

from hantei.core.command import Command, Commands, Example, Outcome
from hantei.core.message import Message
from hantei.core.rulings import Rulings
from hantei.core.table import Table
from hantei.notation import Notation, Phrase, Word, every_word, figure, once, squeezed

from ..content.records import Arsenal
from ..rules.firing_table import FIRING
from .plays import Check, Damage, Fumble, Nines, Rate, Volley, Wound
from .words import counted, label, report, result_of

GRAMMAR = """
start: check | nines | penalty | fumble | volley | damage
check: PERCENT (AT_MOST rate)?
rate: MINUS? NUMBER figures level?
level: (SLASH | SL) NUMBER
nines: NINES figures
penalty: (SDPT | MDPT | GDPT) figures
fumble: SFT | MFT | GFT
volley: mode shots? AT_MOST rate part? (THEN damage)?
mode: SEMI | DOUBLE_ACTION | SINGLE_ACTION | PUMP_ACTION | LEVER_ACTION | DOUBLE_BARREL | BOLT_ACTION | SINGLE_SHOT
    | BURST | FULL
shots: NUMBER
damage: dice (armour | part)*
dice: DICE ((PLUS | MINUS) (DICE | NUMBER))*
armour: ARMOUR NUMBER
part: VITAL | ARM | LEG
"""
MOST_DICE = 40
WORDS = {
    "PERCENT": ("1d100", "d100", "1d%", "d%"), "AT_MOST": ("<=", "≦", "≤", "=<"), "SLASH": ("/",), "SL": ("sl",),
    "NINES": ("2d9",), "SDPT": ("sdpt",), "MDPT": ("mdpt",), "GDPT": ("gdpt",), "SFT": ("sft",), "MFT": ("mft",),
    "GFT": ("gft",), "THEN": ("→", "->"),
    "SEMI": ("セミ", "semi"), "DOUBLE_ACTION": ("ダブルアクション", "double action", "da"),
    "SINGLE_ACTION": ("シングルアクション", "single action", "sa"),
    "PUMP_ACTION": ("ポンプアクション", "pump action", "pump"),
    "LEVER_ACTION": ("レバーアクション", "lever action", "lever"), "DOUBLE_BARREL": ("2連発", "double barrel"),
    "BOLT_ACTION": ("ボルトアクション", "bolt action", "bolt"), "SINGLE_SHOT": ("単発", "single shot"),
    "BURST": ("バースト", "burst"), "FULL": ("フル", "full"),
    "DICE": tuple(f"{n}d6" for n in range(1, MOST_DICE + 1)), "ARMOUR": ("防御", "armour", "armor"),
    "VITAL": ("急所", "vital"), "ARM": ("腕部", "腕", "arm"), "LEG": ("脚部", "脚", "leg"),
}  # fmt: skip
NOTATION = Notation(GRAMMAR, WORDS)

TABLES = {"SDPT": "shooting", "MDPT": "melee", "GDPT": "other", "SFT": "shooting", "MFT": "melee", "GFT": "other"}
"""The tables of damage penalties (GD-00.6) and of fumbles (GD-00.2) by the words that call them."""


def read_check(typed: str, phrase: Phrase, rulings: Rulings, book: Callable[[], Arsenal]) -> Check:
    """`1D100<=65+10-20/2`."""
    found = phrase.phrase("rate")
    return Check(rate_of(typed, found) if found else None)


def rate_of(typed: str, phrase: Phrase) -> Rate:
    """`65+10-20/2`."""
    sign = -1 if phrase.words("MINUS") else 1
    level = phrase.phrase("level")
    figures = tuple(phrase.figures())
    return Rate(sign * phrase.number(), figures, figure(typed, level.words("NUMBER")[0], 0, 20) if level else 0)


def read_nines(typed: str, phrase: Phrase, rulings: Rulings, book: Callable[[], Arsenal]) -> Nines:
    """`2D9-3`, `SDPT-3`."""
    return Nines(tuple(phrase.figures()), TABLES.get(next(every_word(phrase)).kind, ""))


def read_fumble(typed: str, phrase: Phrase, rulings: Rulings, book: Callable[[], Arsenal]) -> Fumble:
    """`SFT`."""
    return Fumble(TABLES[next(every_word(phrase)).kind], book)


def read_damage(typed: str, phrase: Phrase, rulings: Rulings, book: Callable[[], Arsenal]) -> Damage:
    """`3D6+2+1D6 armour 4 vital`."""
    return Damage(rulings, wound_of(typed, phrase))


def wound_of(typed: str, phrase: Phrase) -> Wound:
    """A damage roll; the first dice are those of the weapon."""
    once(typed, phrase)
    words = list(every_word(phrase.phrases("dice")[0]))
    more = sum(dice_of(word) for word in words[1:] if word.kind == "DICE")
    total = sum(
        -int(word.text) if sign.kind == "MINUS" else int(word.text)
        for sign, word in zip(words[1::2], words[2::2], strict=True)
        if word.kind == "NUMBER"
    )
    armour, part = phrase.phrase("armour"), phrase.phrase("part")
    value = figure(typed, armour.words("NUMBER")[0], 0, 30) if armour else None
    formula = f"{dice_of(words[0])}D6{total:+d}" if total else f"{dice_of(words[0])}D6"
    return Wound(formula, more, value, part_of(part) if part else "")


def dice_of(word: Word) -> int:
    """How many D6."""
    return int(word.text.partition("d")[0])


def part_of(phrase: Phrase) -> str:
    """vital, arm or leg."""
    return next(every_word(phrase)).kind.lower()


def read_volley(typed: str, phrase: Phrase, rulings: Rulings, book: Callable[[], Arsenal]) -> Volley:
    """`burst 3<=65-20/2 vital -> 3D6 armour 4`."""
    mode = next(every_word(phrase)).kind.lower()
    shots, part, damage = phrase.phrase("shots"), phrase.phrase("part"), phrase.phrase("damage")
    number = figure(typed, shots.words("NUMBER")[0], 1, FIRING[mode].shots) if shots else 1
    wound = wound_of(typed, damage) if damage else None
    aim = part_of(part) if part else wound.part if wound else ""
    if wound is not None:
        wound = Wound(wound.formula, wound.bonus, wound.armour, aim)
    return Volley(rulings, mode, number, rate_of(typed, phrase.phrases("rate")[0]), aim, wound)


READERS: dict[str, Callable[[str, Phrase, Rulings, Callable[[], Arsenal]], Callable[[Table], Outcome]]] = {
    "check": read_check, "nines": read_nines, "penalty": read_nines, "fumble": read_fumble, "damage": read_damage,
    "volley": read_volley,
}  # fmt: skip


def commands(book: Callable[[], Arsenal]) -> Commands:
    """The dice commands; `book` gives the tables of the rulebook when one is called."""

    def read(typed: str, rulings: Rulings) -> Command:
        kind = NOTATION.read(typed).parts[0]
        assert isinstance(kind, Phrase)  # noqa: S101 - the grammar says so
        play = READERS[kind.name](typed, kind, rulings, book)
        return Command(squeezed(typed), play, report, result_of(play, book), label, counted(play))

    return Commands(read, GUIDE)


GUIDE = (
    Example(Message("gd-guide-check"), "1D100<=65"),
    Example(Message("gd-guide-modifiers"), "D%<=65+10-20/2"),
    Example(Message("gd-guide-nines"), "2D9-3"),
    Example(Message("gd-guide-penalty"), "SDPT-3"),
    Example(Message("gd-guide-fumble"), "SFT"),
    Example(Message("gd-guide-damage"), "3D6+2+1D6 防御4", "3D6+2+1D6 armour 4"),
    Example(Message("gd-guide-part"), "3D6 防御4 急所", "3D6 armour 4 vital"),
    Example(Message("gd-guide-shots"), "セミ3<=65-20/2", "semi 3<=65-20/2"),
    Example(
        Message("gd-guide-volley"), "バースト3<=65-20/2 → 3D6 防御4 急所", "burst 3<=65-20/2 -> 3D6 armour 4 vital"
    ),
)
