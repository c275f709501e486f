"""Declarations: several questions answered at once; parts that people leave out get default answers, one by one.

Rules ask one question after the other, and records keep them so. The rulebook says which questions make up one
declaration (`Speech.together`). A fork of the game shows whether all parts fit, before anything happens.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from hantei.core.decision import Amount, Answer, Decision
from hantei.core.event import DICE
from hantei.core.rulebook import Rulebook
from hantei.library import Shelf
from hantei.play import Session, usual_player
from hantei.text import Catalogue

from .questions import NotUnderstood, Question, begins

MOST = 12
"""Questions of one declaration, more than any rulebook has."""

MOST_WORDS = 4
"""Words of one name, as they are typed."""

LEAST_LETTERS = 3
"""Letters of the alphabet that name something."""

LATER = ("compound-left", "ask-several")
"""The message for words left over from a declaration that has begun."""

ARROWS = ("->", "→", "＞")


@dataclass(frozen=True)
class Part:
    """A question of a declaration and its answer: the key, the question, the answer, and whether somebody gave it or
    it is the default."""

    key: str
    question: Question
    answer: Answer
    said: bool


def words_of(line: str) -> list[str]:
    """The words of a declaration: "fire smg burst -> guard-2"; quotation marks around a name are no part of it."""
    for sign in (*ARROWS, '"'):
        line = line.replace(sign, " ")
    return line.split()


def belongs(shelf: Shelf, head: Decision, decision: Decision) -> bool:
    """Whether a question continues the declaration that another has begun."""
    return decision.who == head.who and decision.kind in shelf.rulebook.speech.together.get(head.kind, ())


def usual(shelf: Shelf, session: Session, head: Decision, decision: Decision) -> Answer:
    """The default answer to a part that people left out: the rulebook's, or that of its machine player."""
    for answer in shelf.rulebook.speech.together[head.kind][decision.kind]:
        if decision.legal(answer):
            return answer
    return alone(shelf, session, decision)


def alone(shelf: Shelf, session: Session, decision: Decision) -> Answer:
    """The machine player's answer to a question."""
    plays = usual_player(shelf.rulebook)
    return plays(session.state, decision, Random(decision.kind))


def declares(rulebook: Rulebook[Any], decision: Decision) -> bool:
    """Whether a line may declare something at this question, which begins a declaration, or can be left out."""
    return decision.kind in rulebook.speech.together or decision.kind in rulebook.speech.skipped


def declared(shelf: Shelf, catalogue: Catalogue, session: Session, key: str, line: str) -> list[Part]:
    """Read a line as a declaration: the answer to the open question, and those to the questions that belong to it,
    up to the next throw. Questions before a declaration may be left out (`Speech.skipped`). Raises `NotUnderstood` if a
    word fits no part, and what the open question says of a line that declares nothing."""
    return spoken(shelf, catalogue, session, key, words_of(line))


def spoken(shelf: Shelf, catalogue: Catalogue, session: Session, key: str, words: Sequence[str]) -> list[Part]:
    """The parts that words declare from a question on; see `declared`."""
    head = Question(shelf, catalogue, session.state, session.decisions[key])
    skipped = shelf.rulebook.speech.skipped.get(head.decision.kind)
    try:
        first, left = leading(head, words)
    except NotUnderstood as unknown:
        past = gone_on(shelf, session, key, skipped) if skipped is not None and head.decision.legal(skipped) else None
        if skipped is None or past is None:
            raise
        try:
            return [Part(key, head, skipped, False), *spoken(shelf, catalogue, *past, words)]
        except NotUnderstood as later:
            raise later if later.message in LATER else unknown from None
    past = gone_on(shelf, session, key, first) if left and skipped is not None else None
    if past is not None:
        return [Part(key, head, first, True), *spoken(shelf, catalogue, *past, left)]
    return followed(shelf, catalogue, session, key, first, left)


def gone_on(shelf: Shelf, session: Session, key: str, answer: Answer) -> tuple[Session, str] | None:
    """A fork that has answered a question before a declaration, and the key of the question in which the declaration
    may begin; None if no declaration follows."""
    fork = session.fork()
    asked = fork.decisions[key]
    fork.answer(key, answer)
    after = next(
        (name for name, one in fork.decisions.items() if one.who == asked.who and declares(shelf.rulebook, one)), None
    )
    return (fork, after) if after is not None else None


def leading(question: Question, words: Sequence[str]) -> tuple[Answer, list[str]]:
    """The answer that the first words of a line make, as many as possible, and the words left. Raises
    `NotUnderstood`."""
    for many in range(len(words), 0, -1):
        try:
            return question.answer(" ".join(words[:many])), list(words[many:])
        except NotUnderstood:
            if many == 1:
                raise
    raise NotUnderstood("ask-empty", count=len(question.keys))


def followed(
    shelf: Shelf, catalogue: Catalogue, session: Session, key: str, first: Answer, words: Sequence[str] = ()
) -> list[Part]:
    """The parts of a declaration from its first answer on.

    Words may also name what is not asked, because there is only one choice, if the questions show it. Raises
    `NotUnderstood`: `compound-left` for words that fit no part, `ask-several` for one that could mean several answers.
    """
    fork, left = session.fork(), dict(enumerate(words))
    unclear: dict[str, NotUnderstood] = {}
    head = fork.decisions[key]
    parts = [Part(key, Question(shelf, catalogue, session.state, head), first, True)]
    fork.look()
    fork.answer(key, first)
    while len(parts) < MOST and fork.decisions and not any(event.name == DICE for event in fork.look()):
        now, decision = next(iter(fork.decisions.items()))
        if not belongs(shelf, head, decision):
            break
        question = Question(shelf, catalogue, fork.state, decision)
        said = taken(question, left, unclear)
        answer = usual(shelf, fork, head, decision) if said is None else said
        parts.append(Part(now, question, answer, said is not None))
        fork.answer(now, answer)
    for word in left.values():
        if word in unclear:
            raise unclear[word]
    unused = {at: word for at, word in left.items() if word.isdecimal() or not named(word, parts)}
    if unused:
        raise NotUnderstood("compound-left", words=as_typed(unused))
    return parts


def as_typed(words: Mapping[int, str]) -> str:
    """Words by their places in a line; a gap stands for words that are not among them."""
    return " ".join(f"… {word}" if at - 1 not in words and at > min(words) else word for at, word in words.items())


def named(word: str, parts: Sequence[Part]) -> bool:
    """Whether a word stands in one of the questions; a letter or two of the alphabet stand in any."""
    if word.isascii() and len(word) < LEAST_LETTERS:
        return False
    return any(begins(word.casefold(), part.question.text) for part in parts)


def taken(question: Question, left: dict[int, str], unclear: dict[str, NotUnderstood]) -> Answer | None:
    """The answer that a word, or some in a row ("Guard 2"), gives to a question; they are then used up.

    `left`: the words not used yet, by their places in the line. Words that could mean several answers are noted in
    `unclear`. A number alone answers only a question for a number, because it could mean an option of any question, and
    not while the word before it is left, whose number it may be.
    """
    for places in rows(left):
        said = " ".join(left[place] for place in places)
        if said.isdecimal() and (not isinstance(question.decision, Amount) or places[0] - 1 in left):
            continue
        try:
            answer = question.answer(said)
        except NotUnderstood as none:
            if len(places) == 1 and none.message == "ask-several":
                unclear[said] = none
            continue
        for place in places:
            del left[place]
        return answer
    return None


def rows(left: Collection[int]) -> list[range]:
    """The places of words in a row, the longer rows from a place before the shorter."""
    every = [range(first, first + many) for first in left for many in range(MOST_WORDS, 0, -1)]
    return [places for places in every if all(place in left for place in places)]
