"""Checks that a rulebook names the facts by which its questions and events say who does what (`Roles`)."""

from __future__ import annotations

import re
from collections.abc import Collection, Container, Iterable, Mapping
from typing import Any

from hantei.core.decision import Decision, Fact
from hantei.core.event import Event
from hantei.core.roles import Roles, texts_in, texts_listed
from hantei.core.rulebook import Rulebook
from hantei.core.seats import REFEREE


def check_topic(roles: Roles, decision: Decision) -> None:
    """Check that a standing order for one person is none for another, and that the topic of a question is readable."""
    assert not roles.asked or roles.asked in roles.topic, "a standing order for one person answers for all"
    for name in roles.topic:
        assert type(decision.about.get(name, "")) in (str, int, bool), f"{decision!r}: {name} is no word for a topic"


def check_roles(rulebook: Rulebook[Any], state: Any, event: Event) -> None:
    """Check that the roles find everybody whom an event names as beginning a turn, making a check, or harming the other
    side."""
    sides = {sheet.id: sheet.side for sheet in rulebook.sight.roster(state, REFEREE)}
    people = [one for one in texts_in(event.facts, event.facts) if one in sides]
    roles = rulebook.roles
    if event.name in rulebook.speech.turns and people:
        assert roles.whose_turn(event.facts) in people, f"{event.name} begins nobody's turn: {event.facts}"
    for count in event.counts:
        own = [one for one in people if sides[one] == count.side]
        others = [one for one in people if sides[one] != count.side]
        if count.kind == "check" and own:
            assert found(event.facts, roles.rolled, own), f"nobody has made the check of {event.name}: {event.facts}"
        if count.kind in ("damage", "down") and own and others:
            assert found(event.facts, roles.did, others), f"nobody has done the harm of {event.name}: {event.facts}"


def check_cited(rulebook: Rulebook[Any], clauses: Container[object], event: Event) -> None:
    """Check that the clauses that an event cites exist, and that no other fact of it holds the id of a clause."""
    id = re.compile(rf"{re.escape(rulebook.prefix)}-[A-Z]{{0,2}}[.]?[0-9]")
    for name, fact in event.facts.items():
        for text in texts_listed(fact):
            if name in rulebook.roles.cited:
                assert not text or text in clauses, f"{event.name}: no such clause: {text!r}"
            else:
                assert not id.match(text), f"{event.name} cites {text} as {name!r}, which roles does not name"


def found(facts: Mapping[str, Fact], names: Iterable[str], people: Collection[str]) -> bool:
    """Whether some facts name one of these people."""
    return any(one in people for one in texts_in(facts, names))
