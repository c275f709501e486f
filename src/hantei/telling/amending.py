"""Typed amendments, in the words of the book or in those of the rulebook's verbs."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from hantei.core.adjusting import (
    Adjustable,
    AdjustableAct,
    AdjustableForm,
)
from hantei.core.rulebook import Rulebook
from hantei.text import Catalogue, normalise

BETWEEN = ("の", "を", "に", " ")
"""Words that can stand between the name of an owner and that of the thing to change."""

JOINTS = ("を", "=", ":", "to ")
"""Words that can stand between the thing to change and its new value."""

ENDS = ("にする", "に")
"""Words that can stand behind the new value."""


def words_of(rulebook: Rulebook[Any], state: Any, catalogue: Catalogue, typed: str) -> list[str]:
    """The words of an amendment, as its rulebook reads them.

    People can use the names on the sheets, in the language of the catalogue: `紅のヒガンバナのHPを30に`,
    `Red Spider Lily HP 30`; and names behind the words of the rulebook: `join 番人 盗賊 裏口`, `leave アリ1`,
    `set アリ1.HP 5`. A text that begins with none of these is split into words and passed on.
    """
    known = [*rulebook.referee.all_adjustable(state), *(one.adjustable for one in rulebook.referee.arrivals(state))]
    line = by_id(known, catalogue, normalise(typed))
    plain = line.casefold()
    best: tuple[int, list[str]] = 0, line.split()
    for one in known:
        for begin in beginnings(one, catalogue):
            if plain.startswith(begin) and len(begin) > best[0]:
                rest = value_of(one, catalogue, line[len(begin) :])
                if rest is not None:
                    best = len(begin), [*one.amendment, *rest]
    return best[1]


def by_id(known: Iterable[Adjustable], catalogue: Catalogue, line: str) -> str:
    """The line with ids in place of the names of people and places behind its first word; the longest name counts, at
    the beginning, too, where it stays.

    A name for several ids, such as that of a leader and their squad, stays as it is.
    """
    meant: dict[str, set[str]] = {}
    for one in known:
        if one.who and one.name:
            meant.setdefault(normalise(catalogue.name(one.name)).casefold(), set()).add(one.who)
    ids = {name: next(iter(those)) for name, those in meant.items() if len(those) == 1}
    if not ids:
        return line
    names = "|".join(re.escape(name) for name in sorted(ids, key=len, reverse=True))
    named = re.compile(rf"(?:^|(?<=\s))(?:{names})(?=[.\s]|$)", re.IGNORECASE)
    return named.sub(lambda found: ids.get(found[0].casefold(), found[0]) if found.start() else found[0], line)


def beginnings(one: Adjustable, catalogue: Catalogue) -> Iterator[str]:
    """The possible beginnings of an amendment: the name of the owner and of the thing, or the words of the rulebook,
    the last of which can be the thing by its name (`set ant-1.HP`)."""
    who, label = (normalise(catalogue.name(part)).casefold() for part in (one.name, one.label))
    yield from (f"{who}{joint}{label}" for joint in BETWEEN) if who else [label]
    yield " ".join(one.amendment).casefold() + " "
    yield from (" ".join([*one.amendment[:-1], f"{owner}.{label}"]).casefold() for owner in (one.who, who))


def value_of(one: Adjustable, catalogue: Catalogue, rest: str) -> list[str] | None:
    """The value after the beginning of an amendment, as the rulebook reads it; None if it is no value.

    The rest must be empty if the amendment needs no further words.
    """
    value = rest.strip()
    for joint in JOINTS:
        value = value.removeprefix(joint).strip()
    if isinstance(one, AdjustableAct):
        return None if value else []
    if isinstance(one, AdjustableForm):
        return filling(one, catalogue, value)
    for end in ENDS:
        value = value.removesuffix(end).strip()
    names = {normalise(catalogue.name(said)).casefold(): word for word, said in one.offered.items()}
    if value.casefold() in names:
        return [names[value.casefold()]]
    return None if not value or " " in value else [value]


def filling(one: AdjustableForm, catalogue: Catalogue, value: str) -> list[str] | None:
    """The words for the blanks of an amendment; None if they are too few or too many. Names of several words stand
    between commas."""
    listed = [part.strip() for part in value.replace(", ", "、").split("、")]
    parts = listed if len(listed) > 1 else value.split()
    known = [
        {normalise(catalogue.name(said)).casefold(): word for word, said in blank.choices.items()}
        for blank in one.blanks
    ]
    words = [names.get(part.casefold(), part) for names, part in zip(known, parts, strict=False)]
    return words if len(words) == len(parts) and one.fits(words) else None
