"""Checks that everything can be said in both languages: questions, answers, their effects, events."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

from hantei.core.decision import Decision, Faces
from hantei.core.event import DICE, Event
from hantei.core.message import Message, written
from hantei.core.text import Language
from hantei.library import shelf
from hantei.play import Session
from hantei.text import LANGS, Catalogue

from .games import likely

JAPANESE = re.compile(r"[぀-ヿ一-鿿]")


class Sayer:
    """Checks the words of a rulebook.

    Parameters: the id of the rulebook, and the most answers of a question that are said.
    """

    def __init__(self, book: str, most: int = 25) -> None:
        self.book, self.most = book, most
        self.shelf, self.rulebook = shelf(book), shelf(book).rulebook
        self.says: dict[Language, Catalogue] = {lang: self.shelf.catalogue(lang) for lang in LANGS}
        prefix = self.rulebook.prefix.lower()
        self.slug = re.compile(rf"[a-z]+_[a-z_]+|\b{prefix}-[a-z]+|\{{|\$|\bTrue\b|\bFalse\b")
        self.silent = f"{prefix}-nothing"

    def check(self, lang: Language, message: Message, about: object) -> str:
        """Check a sentence: no slugs, no placeholders, and no Japanese in English."""
        said = self.says[lang].say(message)
        assert said.strip() or message.id == self.silent, about
        assert not self.slug.search(said), (said, about)
        assert lang == "ja" or not JAPANESE.search(said), (said, about)
        return said

    def check_question(self, state: Any, decision: Decision) -> None:
        """Check the words of a question: the situation, every option and its effect."""
        answers = list(decision.all() or [decision.sample(Random(0))])
        for lang in LANGS:
            assert "\n" not in self.check(lang, self.rulebook.speech.question(state, decision), decision)
            for line in written(self.rulebook.speech.situation(state, decision)):
                self.check(lang, line, decision)
            labels = []
            for answer in answers[: self.most]:
                labels.append(self.check(lang, self.rulebook.speech.label(state, decision, answer), (decision, answer)))
                self.check(lang, self.rulebook.speech.effect(state, decision, answer), (decision, answer))
            assert len(set(labels)) == len(labels), (decision, labels)

    def check_event(self, state: Any, event: Event) -> None:
        """Check the words of an event, and the reasons of its number."""
        for lang in LANGS:
            self.check(lang, self.rulebook.speech.report(state, event.name, event.facts), event)
            for step in event.steps:
                self.check(lang, self.rulebook.speech.step_label(state, step.label), step)

    def play(self, setup: dict[str, Any], seed: str, most: int = 4000) -> set[str]:
        """Play a game of `most` answers and say everything. Return the kinds of its questions and events."""
        session, rng, seen = Session(self.rulebook, setup, seed), Random(seed), set[str]()
        for _ in range(most):
            for event in session.look():
                if event.name != DICE:
                    seen.add(event.name)
                    self.check_event(session.state, event)
            if session.finished:
                break
            who = rng.choice(list(session.decisions))
            decision = session.decisions[who]
            if decision.kind not in seen or rng.random() < 0.3:
                self.check_question(session.state, decision)
            seen.add(decision.kind)
            session.answer(who, likely(self.book, session.state, decision, rng))
        return seen

    def play_by_hand(self, setup: dict[str, Any], seed: str, most: int = 300) -> int:
        """Play a game with real dice, and check that each throw is asked for in words. Return how many there were."""
        session, rng, asked = Session(self.rulebook, setup, seed, dice="physical"), Random(seed), 0
        for _ in range(most):
            if session.finished:
                break
            who, decision = next(iter(session.decisions.items()))
            if isinstance(decision, Faces):
                asked += 1
                for lang in LANGS:
                    self.check(lang, self.rulebook.speech.question(session.state, decision), decision)
                session.answer(who, decision.sample(rng))
            else:
                session.answer(who, likely(self.book, session.state, decision, rng))
        return asked


@cache
def sayer(book: str) -> Sayer:
    """The checker for a rulebook."""
    return Sayer(book)
