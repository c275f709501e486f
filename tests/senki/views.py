"""Senki for tests of what people see: rulebook, content, what says its messages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import hantei
from hantei.content import load_file
from hantei.core.decision import Choice
from hantei.core.message import written
from hantei.core.rulebook import Rulebook
from hantei.core.text import Text
from hantei.rulebooks.senki import opening, views
from hantei.rulebooks.senki.book import build
from hantei.rulebooks.senki.content.records import (
    Arsenal,
    Board,
    Character,
    Content,
    Encounter,
    Power,
    SideSpec,
    UnitSpec,
    Weapon,
)
from hantei.rulebooks.senki.state import Fight
from hantei.testing.saying import sayer
from tests import scanning
from tests.contract.games import GAMES

from .boards import NAME

HOME = Path(hantei.__file__).parent / "rulebooks" / "senki"
OURS = [game for game in GAMES if game[0] == "senki"]
SAYER = sayer("senki")
SAYS, check, check_question = SAYER.says, SAYER.check, SAYER.check_question


MACHINE = Character(NAME, NAME, 6, 6, 6, 6, 8, 4, 4, 30, en=20)
RIFLE = Weapon(Text("種子ライフル", "Seed Rifle"), NAME, "shot", Power("physical", 4), 4, hit=1)
SKIRMISH = Encounter(
    "senki/1",
    "skirmish",
    "1",
    Text("小競り合い", "Skirmish"),
    Board(("........", "..^.....", "....oo..", "....oo..", "........")),
    {
        "pc": SideSpec(Text("庭師隊", "The Gardeners"), True, ("brood",)),
        "brood": SideSpec(Text("蟲", "The Brood"), False),
    },
    (
        UnitSpec("yew", "pc", "1,2"),
        UnitSpec("mugwort", "pc", "1,1"),
        UnitSpec("ant", "brood", "6,2", count=2),
        UnitSpec("mantis", "brood", "6,1"),
        UnitSpec("locust", "brood", "7,0", arrives=3),
    ),
    arsenal=Arsenal(
        weapons={"rifle": RIFLE, "scythe": Weapon(Text("鎌", "Scythe"), NAME, "blade", Power("physical", 5), 0)},
        characters={
            "yew": replace(MACHINE, name=Text("イチイ", "Yew"), weapons=("rifle",)),
            "mugwort": replace(MACHINE, name=Text("ヨモギ", "Mugwort")),
            "ant": replace(MACHINE, name=Text("アリ", "Ant"), slow=True),
            "mantis": replace(MACHINE, name=Text("カマキリ", "Mantis"), weapons=("scythe",)),
            "locust": replace(MACHINE, name=Text("イナゴ", "Locust")),
        },
    ),
)
"""A small encounter of the tests' own, whose figures nobody balances."""


@cache
def content() -> Content:
    parts = {name: load_file(HOME / "content" / f"{name}.yaml", kind).value for name, kind in opening.CONTENT.items()}
    files = sorted((HOME / "encounters").glob("*.yaml"))
    encounters = [load_file(file, Encounter).value for file in files]
    return opening.content(lambda name: parts[name], {entry.id: entry for entry in [*encounters, SKIRMISH]})


@cache
def rulebook() -> Rulebook[Any]:
    return build(lambda setup: content())


RULES = scanning.modules(HOME, "views", "checking", "giving", "commands")
COMMANDS = [HOME / "commands" / "reading.py"]


def calls(*names: str, commands: bool = False) -> Iterator[tuple[ast.Call, str]]:
    """Calls of these names in the rules; dice commands have words of their own."""
    return scanning.placed_calls(COMMANDS if commands else RULES, *names)


def messages(*names: str) -> list[str]:
    usual = ("names", "questions", "options", "effects", "situation", "events")
    return scanning.messages(HOME / "text" / "en", *(names or usual))


def started(encounter: str, **rulings: str) -> Fight:
    c: Fight = rulebook().start({"scenario": encounter, "rulings": rulings})
    return c


def field(c: Fight, seat: str) -> str:
    return "\n".join(
        SAYS["en"].say(line) for line in written(views.situation(c, Choice(seat, "tie", "SK-05.11", [*c.fighters])))
    )
