"""SR-4.2.2: what a magician of Chummer's knows and carries: the tradition, spells, foci.

The book lists no spells. One that does damage becomes a record of its own, with what the file says of it and the rest
of a spell of the book that is cast alike; what other spells do no such file says.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, get_args

from hantei.core.message import Message
from hantei.scenes.dossiers import Branch

from ..content.records import Arsenal, Served, Spell
from .reading import Left, figure, id_of, inner, key, known, left_behind, yes

CAST_ALIKE = {True: "slag_spit", False: "will_lance"}
"""The spell of the book that is cast as those are that send something at their target (True), or do not."""

DRAIN = re.compile(r"\(?F[/÷]2\)?(?P<plus>[+-][0-9]{1,2})?")
MOST_PLUS, MOST_RATING = 10, 12
"""The most that a spell adds to half its Force as drain; the highest rating of a focus."""

Records = dict[str, Any]


def tradition(root: Branch, book: Arsenal, left: Left) -> dict[str, str]:
    """The tradition, where the book has one of this name; else drain is resisted as with none (SR-4.2.14)."""
    at = root.first("tradition")
    if at is None or not at.text:
        return {}
    found = known(book.traditions, at.text)
    if not found:
        left.append((at.line, Message("sr-chummer-tradition", {"name": at.text})))
    return {"tradition": found} if found else {}


def spells(root: Branch, book: Mapping[str, Spell], left: Left) -> tuple[list[str], Records]:
    """The spells, by their names in the book or as records of their own."""
    found: list[str] = []
    made: Records = {}
    for one in inner(root, "spells", "spell"):
        name = one.word("name")
        here = known(book, name)
        if not here:
            record = striking(one, name, book)
            if record is None:
                left.append((one.line, Message("sr-chummer-spell", {"name": name or "-"})))
                continue
            here = id_of(name, {**made, **book})
            made[here] = record
            alike = book[CAST_ALIKE[sent(one)]].name
            left.append((one.line, Message("sr-chummer-cast-alike", {"name": name, "like": alike})))
        if here not in found:
            found.append(here)
    return found, made


def sent(one: Branch) -> bool:
    """Whether a spell sends something at its target, which can be dodged."""
    return "indirect" in one.word("descriptors").lower()


def striking(one: Branch, name: str, book: Mapping[str, Spell]) -> dict[str, Any] | None:
    """A record of a spell that does damage; None for another, or one of which too little is said."""
    like = book.get(CAST_ALIKE[sent(one)])
    drain = DRAIN.match(one.word("dv").replace(" ", ""))
    kind = one.word("damage").strip()
    if like is None or drain is None or not name or kind not in ("P", "S"):
        return None
    against = like.resist if sent(one) else "body" if one.word("type").strip() == "P" else "willpower"
    record: dict[str, Any] = {"name": {"ja": name, "en": name}, "resist": against, "damage": kind, "base": like.base}
    if like.armour:
        record["armour"] = like.armour
    if "(A)" in one.word("range"):
        record["area"] = True
    plus = max(-MOST_PLUS, min(MOST_PLUS, figure(drain["plus"] or "")))
    return record | ({"drain_plus": plus} if plus else {})


def foci(root: Branch, gear: list[Branch], others: Mapping[str, Any], left: Left) -> tuple[dict[str, Any], Records]:
    """Foci that are bound and serve one skill, as records of their own: the fields of the sheet, and the records."""
    bound = {one.word("gearid"): one for one in inner(root, "foci", "focus")}
    made: Records = {}
    active: list[str] = []
    for one in gear:
        record = bound.pop(one.word("guid"), None)
        serves = served(one)
        if not serves or not (yes(one, "bonded") or record is not None):
            left.append(left_behind(one))
            continue
        here = id_of(one.word("name"), {**made, **others})
        called = {"ja": one.word("name"), "en": one.word("name")}
        rating = max(1, min(MOST_RATING, figure(one.word("rating"))))
        made[here] = {"name": called, "serves": serves, "rating": rating}
        if yes(one, "equipped", otherwise=True):
            active.append(here)
    left += [left_behind(one, "foci") for one in bound.values() if one.word("name") not in named_foci(made)]
    return {"foci": list(made), "active": active} if made else {}, made


def named_foci(made: Records) -> list[str]:
    """What the foci that are taken over are called."""
    return [str(record["name"]["en"]) for record in made.values()]


def served(one: Branch) -> str:
    """The skill that a focus serves, all of it (SR-4.1.6); "" for a focus of another kind or for part of a skill."""
    whole = {f"{skill}_focus": skill for skill in get_args(Served)}
    return "" if one.word("extra") else whole.get(key(one.word("name")), "")


def is_focus(one: Branch) -> bool:
    """Whether a piece of gear is a focus."""
    return one.word("category").strip().lower() == "foci"
