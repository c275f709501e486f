"""Shows clauses of the rules on the screen."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from hantei.core.message import Message
from hantei.core.rulebook import Rulebook
from hantei.core.rulings import Ruling
from hantei.core.text import Language, Text
from hantei.ledger import Clause, Ledger
from hantei.telling.layouts import Layout, data_of
from hantei.text import JOINTS

from .columns import table
from .voice import Voice

FAR_JOINTS: Mapping[Language, str] = {"en": "; ", "ja": "／"}
"""What stands between values of which one is a list itself."""

VALUE = re.compile(r"^([a-z0-9_]+): ")
"""The value of a reading, as options take it, before its text."""

COLONS = {"ja": "：", "en": ": "}

LONGEST = 60
"""Letters of a record that fits on the line of its name."""


def show(voice: Voice, clause: Clause, rulebook: Rulebook[Any], proofs: Sequence[tuple[str, str]] = ()) -> None:
    """Show a clause with all that belongs to it; `proofs` are the cases that prove it, by name and sentence."""
    voice.line(f"{clause.id}  {voice.name(clause.title)}", style="question")
    voice.say_id("clause-kind", kind=Message(f"clause-kind-{clause.kind}"), section=clause.section)
    voice.line(voice.name(clause.rule), first="  ", rest="  ")
    for name, values in (("clause-terms", clause.terms), ("clause-needs", clause.needs)):
        if values:
            voice.line(voice.catalogue.say_id(name, names=list(values)))
    if clause.data is not None:
        voice.say_id("clause-data")
        lang = voice.catalogue.lang
        for line in outline(data_of(clause, Ledger.of(rulebook.id), lang), lang):
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
    voice.say_id("clause-ruling", text=as_written(point.default))
    for other in point.alternatives:
        voice.say_id("clause-alternative", text=as_written(other))
    if any(ruling.id == point.option for ruling in rulebook.rulings):
        voice.say_id("clause-option", name=point.option)


def as_written(reading: Text) -> Text:
    """A reading with its value before it, with the colon of the language."""
    return Text(VALUE.sub(r"\1：", reading.ja), reading.en)


def show_found(voice: Voice, found: Sequence[Clause], words: str, most: int) -> None:
    """Show the clauses found by a search, one line each."""
    if not found:
        voice.say_id("rules-none", words=words)
        return
    voice.lines(table([(clause.id, voice.name(clause.title)) for clause in found[:most]]))
    if len(found) > most:
        voice.say_id("rules-more", count=len(found) - most)


def outline(layout: Layout, lang: Language, indent: str = "") -> Iterator[str]:
    """Lay out the data of a clause as lines: short values on one line, records and longer lists one below the other."""
    if layout.kind == "pairs":
        for name, part in layout.rows:
            said = flat(part, lang)
            if part.kind == "text" or (part.kind == "pairs" and len(said) <= LONGEST and FAR_JOINTS[lang] not in said):
                yield indent + pair(name, said, lang)
            else:
                yield indent + pair(name, "", lang)
                yield from outline(part, lang, indent + "  ")
    elif layout.kind == "table":
        for row in layout.rows:
            yield f"{indent}- {record(layout.heads, row, lang)}"
    elif layout.kind == "list":
        for item in layout.items:
            yield f"{indent}- {flat(item, lang)}"
    else:
        yield indent + layout.text


def flat(layout: Layout, lang: Language) -> str:
    """Write a part of the data on one line."""
    if layout.kind == "pairs":
        return record([name for name, _ in layout.rows], [part for _, part in layout.rows], lang)
    if layout.kind == "table":
        return JOINTS[lang].join(f"({record(layout.heads, row, lang)})" for row in layout.rows)
    return layout.text or JOINTS[lang].join(flat(item, lang) for item in layout.items)


def record(heads: Sequence[str], parts: Sequence[Layout], lang: Language) -> str:
    """Write the values of a record behind their names; fields that it lacks are left out."""
    said = [(head, flat(part, lang)) for head, part in zip(heads, parts, strict=True)]
    nested = any(head and JOINTS[lang] in value for head, value in said)
    return (FAR_JOINTS if nested else JOINTS)[lang].join(pair(head, value, lang) for head, value in said if value)


def pair(name: str, value: str, lang: Language) -> str:
    """Write a value behind its name; the first column of a table may have none."""
    return f"{name}{COLONS[lang]}{value}".rstrip() if name else value


def clause_data(clause: Clause, lang: Language, proofs: Sequence[tuple[str, str]] = ()) -> dict[str, Any]:
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
    """The subject of a ruling: the titles of its clauses."""
    by_id = {clause.id: clause for clause in clauses}
    return list(dict.fromkeys(by_id[name].title for name in ruling.clauses if name in by_id))
