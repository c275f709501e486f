"""Questions that belong together, answered in one go: what is not said is answered as usual, step by step as asked.

Rules ask one thing after the other, and records keep it so. Which questions make up one declaration is said by the
rulebook (`Speech.together`). Whether everything said fits is found out on a fork of the game, before anything happens.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from hantei.core.decision import Amount, Answer, Decision
from hantei.core.event import DICE
from hantei.library import Shelf
from hantei.play import Session, policy, usual_policy
from hantei.text import Catalogue

from .questions import NotUnderstood, Question, begins

MOST = 12
"""Questions of one declaration, more than any rulebook has."""

ARROWS = ("->", "→", "＞")


@dataclass(frozen=True)
class Part:
    """A question of a declaration and its answer: the key under which it is asked, the question, the answer, and
    whether that was said, or is the usual one."""

    key: str
    question: Question
    answer: Answer
    said: bool


def words_of(line: str) -> list[str]:
    """The words of a declaration: "fire smg burst -> guard-2"."""
    for arrow in ARROWS:
        line = line.replace(arrow, " ")
    return line.split()


def belongs(shelf: Shelf, head: Decision, decision: Decision) -> bool:
    """Whether a question goes on with a declaration that another has begun."""
    return decision.who == head.who and decision.kind in shelf.rulebook.speech.together.get(head.kind, ())


def usual(shelf: Shelf, session: Session, head: Decision, decision: Decision) -> Answer:
    """The answer to a part of which nothing is said: by the rulebook's word, else what its machine player would say."""
    for answer in shelf.rulebook.speech.together[head.kind][decision.kind]:
        if decision.legal(answer):
            return answer
    return alone(shelf, session, decision)


def alone(shelf: Shelf, session: Session, decision: Decision) -> Answer:
    """What the machine player would answer to a question."""
    plays = policy(shelf.rulebook, usual_policy(shelf.rulebook))
    return plays(session.state, decision, Random(decision.kind))


def declared(shelf: Shelf, catalogue: Catalogue, session: Session, key: str, line: str) -> list[Part]:
    """A line as a declaration: the answer to the open question, then those to all that belongs to it, as far as no die
    has to fall. Raises `NotUnderstood` where a word fits no part."""
    head = Question(shelf, catalogue, session.state, session.decisions[key])
    words = words_of(line)
    first, left = leading(head, words)
    return followed(shelf, catalogue, session, key, first, left)


def leading(question: Question, words: Sequence[str]) -> tuple[Answer, list[str]]:
    """The answer that a line begins with, by as many of its words as make one, and the words left. Raises
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

    What only names something that is not asked, since there is but one of it, stands in the questions themselves.
    Raises `NotUnderstood` (`compound-left`) for words that fit no part.
    """
    fork, left = session.fork(), list(words)
    head = fork.decisions[key]
    parts = [Part(key, Question(shelf, catalogue, session.state, head), first, True)]
    fork.look()
    fork.answer(key, first)
    while len(parts) < MOST and fork.decisions and not any(event.name == DICE for event in fork.look()):
        now, decision = next(iter(fork.decisions.items()))
        if not belongs(shelf, head, decision):
            break
        question = Question(shelf, catalogue, fork.state, decision)
        said = taken(question, left)
        answer = usual(shelf, fork, head, decision) if said is None else said
        parts.append(Part(now, question, answer, said is not None))
        fork.answer(now, answer)
    left = [word for word in left if not any(begins(word.casefold(), part.question.text) for part in parts)]
    if left:
        raise NotUnderstood("compound-left", words=" ".join(left))
    return parts


def taken(question: Question, words: list[str]) -> Answer | None:
    """The answer that one of the words gives to a question; the word is used up. A number answers only what asks for
    one, since it could be any other's."""
    for at, word in enumerate(words):
        if word.isdecimal() and not isinstance(question.decision, Amount):
            continue
        try:
            answer = question.answer(word)
        except NotUnderstood:
            continue
        del words[at]
        return answer
    return None
