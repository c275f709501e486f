"""The names that a rulebook knows: finds its questions and events in its sources, so that no mistyped name passes."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from hantei.editions import home

QUESTIONS = ("Choice", "Amount", "Words", "Route")
"""The classes of questions; their second argument is the kind."""

ANY = "**"
"""Stands for facts of an event that only appear in play."""

WORD = re.compile(r"[^\s:+@,|()>]+")
"""A part of an answer: "free:supply_request" has two."""

SLUG = re.compile(r"[\w.-]+")


@cache
def trees(rulebook: str) -> tuple[ast.Module, ...]:
    """The sources of a rulebook."""
    return tuple(ast.parse(text) for text in _texts(home(rulebook), ".py"))


@cache
def literals(rulebook: str) -> frozenset[str]:
    """Every text in the sources of a rulebook that can be a name, because it is a slug."""
    nodes = (node for tree in trees(rulebook) for node in ast.walk(tree))
    texts = (node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))
    return frozenset(part for text in texts if " " not in text for part in WORD.findall(text))


@cache
def written(rulebook: str) -> frozenset[str]:
    """Every word of the data of a rulebook: the ids in its content and its scenes."""
    return frozenset(word for text in _texts(home(rulebook), ".yaml") for word in SLUG.findall(text))


@cache
def questions(rulebook: str) -> frozenset[str]:
    """The kinds of questions that the sources of a rulebook name where they ask."""
    found = (call.args[1] for call in _calls(rulebook) if _called(call) in QUESTIONS and len(call.args) > 1)
    return frozenset(text for node in found for text in _constants(node))


@cache
def events(rulebook: str) -> Mapping[str, frozenset[str]]:
    """The events that the sources of a rulebook tell, each with its facts; `ANY` among these means that there are
    others."""
    found: dict[str, set[str]] = {}
    for call in _calls(rulebook):
        if _called(call) == "tell" and call.args:
            facts = {keyword.arg or ANY for keyword in call.keywords}
            facts |= {"steps"} if len(call.args) > 1 else set()
            for name in _constants(call.args[0]):
                found.setdefault(name, set()).update(facts)
    return {name: frozenset(facts) for name, facts in sorted(found.items())}


@cache
def actions(rulebook: str) -> Mapping[str, tuple[str, str]]:
    """The actions that the sources of a rulebook register by name, each with its cost and the clause that grants it."""
    registered = (call.args[:3] for call in _calls(rulebook) if _called(call) == "action")
    found = (tuple(text for node in args for text in _constants(node)) for args in registered)
    return {name: (cost, clause) for name, cost, clause in sorted(found)}


def unknown_fact(rulebook: str, event: Mapping[str, Any]) -> str | None:
    """The first name in a part of an event that no source of the rulebook knows."""
    name = str(event.get("event", ""))
    known = events(rulebook).get(name)
    if known is None:
        return name if name and name not in literals(rulebook) else None
    return None if ANY in known else next((fact for fact in event if fact not in {"event", *known}), None)


def unknown_answer(rulebook: str, answer: Any, here: frozenset[str]) -> bool:
    """Whether an answer names something that neither the rulebook nor the case knows; `here` are the case's own
    words."""
    parts = WORD.findall(str(answer))
    return not all(_known(rulebook, part, here) for part in parts)


def words(value: Any) -> Iterator[str]:
    """Every word within plain data, names of fields included."""
    if isinstance(value, Mapping):
        for name, item in value.items():
            yield from WORD.findall(str(name))
            yield from words(item)
    elif isinstance(value, list | tuple | set | frozenset):
        for item in value:
            yield from words(item)
    elif isinstance(value, str):
        yield from WORD.findall(value)


def _known(rulebook: str, part: str, here: frozenset[str]) -> bool:
    if re.fullmatch(r"-?\d+", part):
        return True
    plain = re.sub(r"-\d+$", "", part)  # the second of a kind is called `frag-2`
    return any(name in here or name in literals(rulebook) or name in written(rulebook) for name in (part, plain))


def _calls(rulebook: str) -> Iterator[ast.Call]:
    for tree in trees(rulebook):
        yield from (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def _called(call: ast.Call) -> str:
    """The name of the called function, without the object it belongs to."""
    return ast.unparse(call.func).rpartition(".")[2]


def _constants(node: ast.expr) -> Iterator[str]:
    """The texts to which an expression can evaluate: itself, or the branches of a conditional."""
    if isinstance(node, ast.IfExp):
        yield from _constants(node.body)
        yield from _constants(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def _texts(place: Traversable, ending: str) -> Iterator[str]:
    for entry in sorted(place.iterdir(), key=lambda one: one.name):
        if entry.is_dir():
            yield from _texts(entry, ending)
        elif entry.name.endswith(ending):
            yield entry.read_text(encoding="utf-8")
