"""What breaks the floor plan of a rulebook is found."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from hantei.core.contents import Chapter
from hantei.testing import floor_plan, reach


def laid_out(place: Path, **files: str) -> Path:
    """A package of these modules ("rules__harm" stands for `rules/harm.py`)."""
    for name, text in files.items():
        file = place / Path(*name.split("__")).with_suffix(".py")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return place


FRONT = "rules/harm.py:1: rules imports the front of the package, behind which all rooms are"


@pytest.mark.parametrize(
    ("files", "expected"),
    [
        ({"rules__harm": "from ..state import State\n"}, []),
        ({"rules__harm": "from ..views.names import name\n"}, ["rules/harm.py:1: rules imports views"]),
        ({"views__names": "from ..player import plan\n"}, ["views/names.py:1: views imports player"]),
        ({"state": "from .rules import harm\n"}, ["state.py:1: state imports rules"]),
        ({"rules__harm": "from sixth.views import names\n"}, ["rules/harm.py:1: rules imports views"]),
        ({"rules__street__harm": "from ...start import new\n"}, ["rules/street/harm.py:1: rules imports start"]),
        ({"rules__harm": "import sixth.book\n"}, ["rules/harm.py:1: rules imports book"]),
        ({"muster": ""}, ["muster.py: no room of the floor plan"]),
        ({"rules__harm": "x = import_module('x')\n"}, ["rules/harm.py:1: looks up a module by its name"]),
        (
            {"rules__harm": "from importlib import import_module as load\nx = load('x')\n"},
            ["rules/harm.py:1: looks up a module by its name"],
        ),
        ({"rules__harm": "import sys\nx = sys.modules['x']\n"}, ["rules/harm.py:1: looks up a module by its name"]),
        ({"rules__harm": "from sys import modules\n"}, ["rules/harm.py:1: looks up a module by its name"]),
        ({"rules__harm": "import sys as s\n"}, ["rules/harm.py:1: looks up a module by its name"]),
        ({"rules__harm": "import sixth\nsixth.views\n"}, [FRONT]),
        ({"rules__harm": "import sixth as s\n"}, [FRONT]),
        ({"rules__harm": "import pkgutil\n"}, ["rules/harm.py:1: looks up a module by its name"]),
        ({"rules__harm": "def f():\n    from ..giving import g\n"}, ["rules/harm.py:2: rules imports giving"]),
    ],
)
def test_what_breaks_the_plan_is_found(tmp_path: Path, files: dict[str, str], expected: list[str]) -> None:
    assert floor_plan.broken_doors(laid_out(tmp_path, **files), "sixth") == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("from hantei.core.dice import Dice\nfrom sixth.state import State\nimport re\n", []),
        ("if TYPE_CHECKING:\n    from random import Random\n", []),
        ("import time\n", ["time"]),
        ("from random import Random\n", ["random.Random"]),
        ("from hantei.web import app\n", ["hantei.web.app"]),
        ("from hantei.play import Session\n", ["hantei.play.Session"]),
        ("import hantei\n", ["hantei"]),
        ("import numpy\n", ["numpy"]),
        ("x = 1 / 2\n", ["1 / 2"]),
        ("x = 0.5\n", ["0.5"]),
        ("x = {1, 2}\n", ["{1, 2}"]),
        ("x = set()\n", ["set()"]),
        ("open('x')\n", ["open()"]),
        ("try:\n    pass\nexcept BaseException:\n    pass\n", ["except"]),
    ],
)
def test_what_rules_must_not_reach_is_found(tmp_path: Path, text: str, expected: list[str]) -> None:
    place = laid_out(tmp_path, rules__harm=text)
    assert [one.split(": ", 1)[1] for one in reach.reaches(place, "sixth")] == expected


def test_chapters_left_out_or_listed_twice_are_found(tmp_path: Path) -> None:
    place = laid_out(tmp_path, rules__harm="", rules__rounds="", rules__beats="")
    assert floor_plan.unlisted(place, ["sixth.rules.harm"], "sixth") == ["sixth.rules.rounds"]
    twice = ["sixth.rules.harm", "sixth.rules.harm", "sixth.rules.rounds"]
    assert floor_plan.unlisted(place, twice, "sixth") == ["sixth.rules.harm"]


def test_chapters_stand_in_the_order_of_the_book() -> None:
    clauses = ["XX-01.1", "XX-02.1", "XX-02.4", "XX-10.1", "XX-DATA.1"]

    def listed(*sections: str) -> list[str]:
        chapters = [Chapter(one, ModuleType(f"sixth.rules.m{n}"), "") for n, one in enumerate(sections)]
        return floor_plan.out_of_order(chapters, clauses)

    assert listed("01, 10", "02", "02.4", "10", "", "DATA") == []
    assert listed("02\u201310", "01", "10") == ["m1: 01"]
    assert listed("10.1-10.3", "02.4", "DATA") == ["m1: 02.4"]
    hand = Chapter("01", ModuleType("sixth.rules.referee"), "")
    assert floor_plan.out_of_order([Chapter("10", ModuleType("sixth.rules.m"), ""), hand], clauses) == []
