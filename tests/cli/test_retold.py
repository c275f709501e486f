"""`hantei replay --html`: a game as one page that needs nothing else, and holds nothing that its reader may not see."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from markupsafe import escape

from hantei import library
from hantei.core.text import Language
from hantei.library import shelf
from hantei.play import Game, read, reviewed
from hantei.publish.retold import EVERYBODY, retold
from hantei.telling import Log, Teller
from hantei.telling.log import LogLine

from .table import Hantei
from .test_publish import SCENES, Reader

ANSWERS = 12


def game(path: Path, book: str, name: str, answers: int = ANSWERS) -> Game:
    """A game with some answers of people, some of which were taken back."""
    setup = {"scenario": name, "scenarios": {name: library.scenario_text(book, name)[1]}}
    rulebook = shelf(book).rulebook
    machines = dict.fromkeys(rulebook.opponents(rulebook.start(setup)), "heuristic")
    made = Game.new(path, rulebook, setup, "5", seats=machines)
    for number in range(answers):
        if made.finished:
            break
        who, decision = next(iter(made.decisions.items()))
        made.answer(who, decision.sample(Random(number)))
    return made


@pytest.mark.parametrize("book", SCENES)
def test_a_game_of_every_rulebook_is_told_in_one_page(hantei: Hantei, tmp_path: Path, book: str) -> None:
    save, out = tmp_path / "game.hantei", tmp_path / "game.html"
    with game(save, book, SCENES[book][0]) as made:
        made.undo(2)
        told = [event for _, events in made.session.beats() for event in events]
    for lang in ("ja", "en"):
        ran = hantei("replay", str(save), "--html", str(out), "--lang", lang)
        assert ran.code == 0, ran.err
        text = out.read_text(encoding="utf-8")
        page = Reader(text)
        places = [value for _, given in page.elements for at, value in given.items() if at in ("href", "src")]
        assert all(value is not None and value.startswith("#") for value in places)
        script = text.partition("<script>")[2].partition("</script>")[0]
        proof = b64encode(sha256(script.encode()).digest()).decode()
        assert f"script-src 'sha256-{proof}'" in text
        moments = [given for tag, given in page.elements if tag == "article"]
        pictures = [given for _, given in page.elements if given.get("class") == "picture"]
        assert 0 < len(moments) <= len(told)
        numbers = {int(one) for given in moments for one in (given["data-pictures"] or "").split()}
        assert numbers == set(range(len(pictures)))


def lines_of(save: Path, book: str) -> list[LogLine]:
    """The lines that a game tells, with whoever learns of them."""
    log = Log(Teller(shelf(book), shelf(book).catalogue("en")))
    for passage in reviewed(read(save), save, lambda _: shelf(book).rulebook):
        for news in passage.news:
            log.take(news)
    return log.lines


def test_what_a_seat_does_not_learn_is_not_in_its_page(tmp_path: Path) -> None:
    secrets = 0
    scenes = [(book, name) for book, (name, _) in SCENES.items()]
    for book, name in [*scenes, ("shadowrun4", "warehouse")]:  # where somebody hides
        save = tmp_path / f"{name}.hantei"
        game(save, book, name, 25).close()
        lines = [line for line in lines_of(save, book) if line.text]
        public = {line.text for line in lines if line.readers is None}
        onlooker, everybody = (retold(save, shelf(book), "en", eyes) for eyes in ("", EVERYBODY))
        for line in lines:
            if line.readers is not None and "" not in line.readers and line.text not in public:
                secrets += 1
                assert f"<p>{escape(line.text)}</p>" not in onlooker
                assert f"<p>{escape(line.text)}</p>" in everybody
    assert secrets


def test_a_page_that_stops_after_an_entry(tmp_path: Path) -> None:
    save = tmp_path / "game.hantei"
    game(save, "senki", "glasshouse").close()
    whole, part = (retold(save, shelf("senki"), "en", to=to) for to in (None, 1))
    assert part.count("<article") < whole.count("<article")


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "is not a seat of this game; available: "), ("ja", "「nobody」という席は")],
)
def test_eyes_of_nobody_are_refused(hantei: Hantei, tmp_path: Path, lang: Language, words: str) -> None:
    save = tmp_path / "game.hantei"
    game(save, "senki", "glasshouse", 1).close()
    ran = hantei("replay", str(save), "--html", str(tmp_path / "x.html"), "--eyes", "nobody", "--lang", lang)
    assert (ran.code, words in " ".join(ran.err.split()), (tmp_path / "x.html").exists()) == (2, True, False)
