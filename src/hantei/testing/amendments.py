"""Checks a game master's free hand: an amendment at any place of a state is refused, or its result can be drawn and
said."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from hantei.core.amending import BRING, settable
from hantei.core.message import written
from hantei.library import shelf
from hantei.play import Session
from hantei.play.drawing import draw
from hantei.telling.log import said_of
from hantei.text import LANGS

from .boards import names as board_names
from .games import drawn_setup, likely
from .inspection import check_amendment

WILD = ("xyzzy", "0", "1,1", "-", "none", "<b>", "a.b", "../x")
"""Words that make sense nowhere."""


def another(old: Any, words: list[str], rng: Random) -> str:
    """Draw a value to be set in place of another, likely or not."""
    if isinstance(old, bool):
        return rng.choice(["true", "false", "maybe"])
    if isinstance(old, int):
        return str(rng.choice([0, 1, 2, 99, 999_999, old + 1, max(0, old - 1)]))
    return rng.choice([rng.choice(words or ["-"]), *WILD])


def say_everything(book: str, session: Session) -> None:
    """Say everything that is drawn of a game, in both languages, to everybody who looks."""
    rulebook, state = shelf(book).rulebook, session.state
    draw(rulebook, state, session.decisions.values())
    for lang in LANGS:
        catalogue = shelf(book).catalogue(lang)
        for news in session.news():
            for event in news.events:
                catalogue.say(said_of(shelf(book), news.state, event))
        for seat in (*rulebook.seats(state), ""):
            for sheet in rulebook.sight.roster(state, seat):
                for part in (sheet.name, *sheet.conditions, *sheet.gear, *(gauge.label for gauge in sheet.gauges)):
                    catalogue.name(part)
            for board in rulebook.sight.boards(state, seat, None):
                for name in board_names(board):
                    catalogue.name(name)
        for decision in session.decisions.values():
            catalogue.say(rulebook.speech.question(state, decision))
            for line in written(rulebook.speech.situation(state, decision)):
                catalogue.say(line)
            for answer in [*(decision.all() or [decision.sample(Random(0))])][:20]:
                catalogue.say(rulebook.speech.label(state, decision, answer))
                catalogue.say(rulebook.speech.effect(state, decision, answer))


def amended_games(book: str, scenario: str, seed: str, amendments: int) -> int:
    """Play a game with a number of `amendments`, and go on after each. Return how many were accepted."""
    rulebook, rng = shelf(book).rulebook, Random(f"{scenario}/{seed}")
    session, stood = Session(rulebook, {**drawn_setup(book, scenario, seed), "referee": True}, seed), 0
    for _ in range(amendments):
        for _ in range(rng.randint(0, 3)):
            if session.decisions:
                who = rng.choice(list(session.decisions))
                session.answer(who, likely(book, session.state, session.decisions[who], rng))
        found = list(settable(session.state))
        path, old = rng.choice(found)
        value = another(old, [word for _, word in found if isinstance(word, str)], rng)
        for words in (["set", path, value], any_words(book, [path, value, *(str(word) for _, word in found)], rng)):
            session.news()
            if check_amendment(session, words):
                stood += 1
                say_everything(book, session)
                session.undo()  # whether play can go on from such a state is another matter
    return stood


def any_words(book: str, words: Sequence[str], rng: Random) -> list[str]:
    """Draw a verb of the rulebook's amendments, and up to four `words` behind it, likely or not."""
    verbs = [verb for one in shelf(book).rulebook.referee.amendments for verb in one.text("en").split()[1].split("|")]
    verbs = [verb for verb in verbs if verb != BRING]  # its second word is the text of a file
    return [rng.choice(verbs), *(rng.choice([rng.choice(words), *WILD]) for _ in range(rng.randint(0, 4)))]
