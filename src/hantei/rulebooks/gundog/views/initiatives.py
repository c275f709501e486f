"""How the order of the action checks is told."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from hantei.core.message import Message, Sayable, everybody, phrase

from ..rules.conditions import aware
from ..state import Fight
from .names import condition_name, labelled, side_name

Facts = Mapping[str, Any]


def order(c: Fight, facts: Facts) -> Message:
    """The order of the action checks, with initiatives, without those who lie unconscious; people of one kind and
    initiative are told together. Sides that know nothing of the fight yet are
    named behind it."""
    both = zip(facts["order"], facts["initiatives"], strict=True)
    pairs = [(who, n) for who, n in both if not (c.fighters[who].dead or c.fighters[who].unconscious)]
    if not pairs:
        return phrase("gd-nothing")
    unaware = {c.fighters[who].side: side_name(c, c.fighters[who].side) for who, _ in pairs if not aware(c, who)}
    pairs = [(who, n) for who, n in pairs if c.fighters[who].side not in unaware] or pairs
    rows: list[list[str]] = []
    places = dict(pairs)
    for who, n in pairs:
        if rows and places[rows[-1][-1]] == n and alike(c, rows[-1][-1], who):
            rows[-1].append(who)
        else:
            rows.append([who])
    args: dict[str, Sayable] = {"order": [in_order(c, row, places[row[0]]) for row in rows]}
    args["how"] = phrase(f"gd-order-{'rolled' if rolled_off(c, rows, places) else 'by'}")
    if unaware:
        return Message("gd-log-order-unaware", {**args, "unaware": everybody(list(unaware.values()))})
    return Message("gd-log-order", args)


def rolled_off(c: Fight, rows: list[list[str]], places: Mapping[str, int]) -> bool:
    """GD-03.5, ruling roll_off: whether dice have put some of equal initiative in their order."""
    return c.rulings["initiative_ties"] == "roll_off" and len(dict.fromkeys(places.values())) < sum(map(len, rows))


def alike(c: Fight, one: str, other: str) -> bool:
    """Return whether somebody has the name of another with a higher number; both can act, or neither."""
    (name, number), (its, later) = numbered(c, one), numbered(c, other)
    return 0 < number < later and name == its and unable(c, one) == unable(c, other)


def follows(c: Fight, one: str, other: str) -> bool:
    """Return whether somebody has the name of another with the next number; both can act, or neither."""
    (name, number), (its, next_number) = numbered(c, one), numbered(c, other)
    return 0 < number == next_number - 1 and name == its and unable(c, one) == unable(c, other)


def numbered(c: Fight, who: str) -> tuple[Sayable, int]:
    """Somebody's name without its number, and the number; 0 for none."""
    name = labelled(c, who)
    if isinstance(name, Message) and name.id == "gd-numbered":
        return name.args["name"], int(str(name.args["number"]))
    return "", 0


def in_order(c: Fight, people: list[str], n: int) -> Message:
    """People at their place in the order; of those who cannot act, why."""
    names = [labelled(c, who) for who in people]
    args: dict[str, Sayable] = {"who": names[0] if len(names) == 1 else names, "n": n}
    gap = any(not follows(c, one, other) for one, other in pairwise(people))
    if len(people) == PAIR or gap:
        args["who"] = with_numbers(c, people)
    why = unable(c, people[0])
    return (
        Message("gd-initiative-unable", {**args, "why": condition_name(why)}) if why else Message("gd-initiative", args)
    )


def with_numbers(c: Fight, people: list[str]) -> Message:
    """People of one name, with all their numbers."""
    (name, first), *others = [numbered(c, who) for who in people]
    before: Sayable = first
    for _, number in others[:-1]:
        before = Message("gd-numbered-more", {"before": before, "number": number})
    return Message("gd-numbered-two", {"name": name, "first": before, "last": others[-1][1]})


PAIR = 2
"""So many of one name are told with both numbers; more than these are a row, as in every list."""


def unable(c: Fight, who: str) -> str:
    """Return the condition that keeps somebody from acting; "" for none."""
    return next((word for word in ("unconscious", "stunned", "confused") if getattr(c.fighters[who], word)), "")
