"""The toy rulebook on the shelf, and a run of the program in this process."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from hantei import library
from hantei.cli.main import run
from hantei.core.decision import Answer, Decision
from hantei.core.message import Message
from hantei.core.rulebook import Rulebook
from hantei.core.text import Text
from hantei.library import Heading, Shelf
from tests.toy import TOY

TEXTS = {
    "ja": """
toy-book-title = 玩具
toy-question = 問い：{ $kind }
toy-label = 札{ $answer }
toy-effect = { $answer }の効き目
toy-count = 数{ $key }
toy-report = 出来事：{ $event }
toy-situation = 弾{ $red }対{ $blue }
toy-step = 理由{ $label }
toy-throw = 振り{ $why }
toy-amend = { $words }は無理
toy-no-hp = なし{ $given }
toy-policy-bold = 大胆
""",
    "en": """
toy-book-title = A Toy
toy-question = question { $kind }?
toy-label = the { $answer }
toy-effect = what { $answer } does
toy-count = count { $key }
toy-report = event { $event }
toy-situation = ammo { $red } to { $blue }
toy-step = because { $label }
toy-throw = throw { $why }
toy-amend = cannot { $words }
toy-no-hp = none { $given }
toy-policy-bold = Bold
""",
}


def effect(state: Any, decision: Decision, answer: Answer) -> Message:
    return Message("toy-effect", {"answer": str(answer)})


def situation(state: Any, decision: Decision) -> list[Message]:
    ammo = {side: crew.ammo for side, crew in state.crews.items()}
    return [Message("toy-situation", {"red": ammo["red"], "blue": ammo["blue"]})]


PLAYABLE = replace(
    TOY,
    start=lambda setup: TOY.start({"hp": 20, "limit": 3, **setup}),
    load=lambda plain, setup: TOY.load(plain, {"hp": 20, "limit": 3, **setup}),
    speech=replace(TOY.speech, effect=effect, situation=situation),
    policies={"bold": TOY.policies["bold"]},
)


class ToyShelf(Shelf):
    """The toy rulebook; with scenarios where a test needs them."""

    def __init__(self, directory: Path, name: str = "toy", scenarios: Sequence[Heading] = ()) -> None:
        super().__init__(name)
        self._scenarios = list(scenarios)
        for lang, text in TEXTS.items():
            (directory / lang).mkdir(parents=True, exist_ok=True)
            (directory / lang / "toy.ftl").write_text(text, encoding="utf-8")
        self.text_directory = directory
        self.book = replace(PLAYABLE, id=name)

    @property
    def rulebook(self) -> Rulebook[Any]:
        return self.book

    @property
    def kind(self) -> str:
        return "scenarios"

    @property
    def finished(self) -> bool:
        return True

    @property
    def texts(self) -> Any:
        return (self.text_directory,)

    def headings(self, kind: str) -> list[Heading]:
        return self._scenarios if kind == "scenarios" else []

    def scenario_text(self, name: str) -> tuple[str, str]:
        return name, f"title: {{ja: 甲, en: {name}}}\nleaders: {{min: 1, max: 2}}\n"

    def file_of(self, word: str) -> Path | None:
        return None

    def scenario_or_file(self, word: str) -> tuple[str, str]:
        return self.scenario_text(word)

    def step_label(self, state: Any, label: str) -> Message:
        return Message("toy-step", {"label": label})

    def throw_name(self, why: str) -> Message:
        return Message("toy-throw", {"why": why})


HEADING = Heading(
    "duel", Text("決闘", "A Duel"), None, 5, (1, 2), {"easy": Text("易", "Easy"), "hard": Text("難", "Hard")}
)


@dataclass(frozen=True)
class Ran:
    """What a run left: its exit code and what it printed."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    @property
    def data(self) -> Any:
        return json.loads(self.out)

    @property
    def rows(self) -> list[Any]:
        return [json.loads(line) for line in self.lines]


Hantei = Callable[..., Ran]


def program(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Hantei:
    """The program as a function of its arguments and of what is typed."""

    def hantei(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = run(arguments)
        said = capsys.readouterr()
        return Ran(code, said.out, said.err)

    return hantei


def shelve(monkeypatch: pytest.MonkeyPatch, *shelves: Shelf) -> None:
    """Make these the rulebooks there are."""
    there = {shelf.id: shelf for shelf in shelves}
    monkeypatch.setattr(library, "shelves", lambda: there)


def saves(directory: Path) -> list[Path]:
    """The save files in the default place."""
    return sorted((directory / "hantei" / "saves").glob("*.hantei"))
