"""Typed amendments, in the words of the book or in those of the rulebook's verbs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from hantei.core.adjusting import (
    Adjustable,
    AdjustableAct,
    AdjustableForm,
)
from hantei.core.rulebook import Rulebook
from hantei.text import Catalogue, normalise

JOINTS = ("を", "=", ":", "to ")
"""Words that can stand between the thing to change and its new value."""

ENDS = ("にする", "に")
"""Words that can stand behind the new value."""


def words_of(rulebook: Rulebook[Any], state: Any, catalogue: Catalogue, typed: str) -> list[str]:
    """The words of an amendment, as its rulebook reads them.

    People can use the names on the sheets, in the language of the catalogue: `紅のヒガンバナのHPを30に`,
    `Red Spider Lily HP 30`; and names behind the words of the rulebook: `join 番人 盗賊 裏口`. A text that begins with
    none of these is split into words and passed on.
    """
    line = normalise(typed)
    plain = line.casefold()
    best: tuple[int, list[str]] = 0, line.split()
    comers = (one.adjustable for one in rulebook.referee.arrivals(state))
    for one in chain(rulebook.referee.all_adjustable(state), comers):
        for begin in beginnings(one, catalogue):
            if plain.startswith(begin) and len(begin) > best[0]:
                rest = value_of(one, catalogue, line[len(begin) :])
                if rest is not None:
                    best = len(begin), [*one.amendment, *rest]
    return best[1]


def beginnings(one: Adjustable, catalogue: Catalogue) -> Iterator[str]:
    """The possible beginnings of an amendment: the name of the owner and of the thing, or the words of the rulebook."""
    who, label = (normalise(catalogue.name(part)).casefold() for part in (one.name, one.label))
    yield from (f"{who}の{label}", f"{who} {label}") if who else [label]
    yield " ".join(one.amendment).casefold() + " "


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
