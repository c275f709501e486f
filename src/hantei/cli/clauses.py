"""Clauses of the rules on the screen."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from hantei.core.message import Message
from hantei.core.rulebook import Rulebook
from hantei.core.rulings import Ruling
from hantei.core.text import with_minuses
from hantei.ledger import Clause

from .columns import table
from .voice import Voice


def show(voice: Voice, clause: Clause, rulebook: Rulebook[Any], proofs: Sequence[tuple[str, str]] = ()) -> None:
    """A clause with all that belongs to it; `proofs` are the cases that prove it, by name and sentence."""
    voice.line(f"{clause.id}  {voice.name(clause.title)}", style="question")
    voice.say_id("clause-kind", kind=Message(f"clause-kind-{clause.kind}"), section=clause.section)
    voice.line(voice.name(clause.rule), first="  ", rest="  ")
    for name, values in (("clause-terms", clause.terms), ("clause-needs", clause.needs)):
        if values:
            voice.line(voice.catalogue.say_id(name, names=list(values)))
    if clause.data is not None:
        voice.say_id("clause-data")
        for line in outline(clause.data):
            voice.line(line, first="  ", rest="    ")
    if clause.ambiguity:
        voice.say_id("clause-ambiguity", text=clause.ambiguity)
    _show_ruling(voice, clause, rulebook)
    for example in clause.examples:
        dice = " ".join(map(str, example.dice)) if example.dice else "-"
        voice.say_id("clause-example", given=example.given, dice=dice, expect=example.expect)
    for name, about in proofs:
        voice.say_id("clause-proof", name=name, about=about)


def _show_ruling(voice: Voice, clause: Clause, rulebook: Rulebook[Any]) -> None:
    point = clause.ruling
    if point is None:
        return
    voice.say_id("clause-ruling", text=point.default)
    for other in point.alternatives:
        voice.say_id("clause-alternative", text=other)
    if any(ruling.id == point.option for ruling in rulebook.rulings):
        voice.say_id("clause-option", name=point.option)


def show_found(voice: Voice, found: Sequence[Clause], words: str, most: int) -> None:
    """Clauses found by a search, one line each."""
    if not found:
        voice.say_id("rules-none", words=words)
        return
    voice.lines(table([(clause.id, voice.name(clause.title)) for clause in found[:most]]))
    if len(found) > most:
        voice.say_id("rules-more", count=len(found) - most)


def outline(value: Any, indent: str = "") -> Iterator[str]:
    """Plain data as lines: a mapping of plain values on one line, deeper ones below each other."""
    if isinstance(value, dict) and any(isinstance(part, dict | list) for part in value.values()):
        for key, part in value.items():
            if isinstance(part, dict | list) and len(flat(part)) > 60:
                yield f"{indent}{key}:"
                yield from outline(part, indent + "  ")
            else:
                yield f"{indent}{key}: {flat(part)}"
    elif isinstance(value, list) and any(isinstance(part, dict) for part in value):
        for part in value:
            yield f"{indent}- {flat(part)}"
    else:
        yield indent + flat(value)


def flat(value: Any) -> str:
    """Plain data on one line."""
    if isinstance(value, dict):
        return ", ".join(f"{key}: {flat(part)}" for key, part in value.items())
    if isinstance(value, list):
        return "[" + ", ".join(map(flat, value)) + "]"
    return with_minuses(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False))


def clause_data(clause: Clause, lang: str, proofs: Sequence[tuple[str, str]] = ()) -> dict[str, Any]:
    """A clause as data, its texts in one language."""
    point = clause.ruling
    return {
        "id": clause.id,
        "title": clause.title.lang(lang),
        "section": clause.section,
        "kind": clause.kind,
        "rule": clause.rule.lang(lang),
        "terms": list(clause.terms),
        "needs": list(clause.needs),
        "data": clause.data,
        "ambiguity": clause.ambiguity.lang(lang) if clause.ambiguity else "",
        "ruling": None
        if point is None
        else {
            "default": point.default.lang(lang),
            "alternatives": [other.lang(lang) for other in point.alternatives],
            "option": point.option,
        },
        "examples": [
            {
                "given": example.given.lang(lang),
                "dice": None if example.dice is None else list(example.dice),
                "expect": example.expect.lang(lang),
            }
            for example in clause.examples
        ],
        "cases": [{"id": name, "about": about} for name, about in proofs],
    }


def ruling_title(clauses: Sequence[Clause], ruling: Ruling) -> list[Any]:
    """What a ruling is about: the titles of its clauses."""
    by_id = {clause.id: clause for clause in clauses}
    return list(dict.fromkeys(by_id[name].title for name in ruling.clauses if name in by_id))
