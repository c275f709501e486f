"""What comes of looking for people: whom a search finds, or that it finds nobody."""

from __future__ import annotations

from hantei.core.message import Message

from ..state import Run
from .lines import Facts
from .names import arguments


def found(c: Run, facts: Facts) -> Message:
    """Somebody is found, by a search with its hits, or otherwise."""
    return Message("sr-log-found-look" if "hits" in facts else "sr-log-found", arguments(c, facts))


def found_nobody(c: Run, facts: Facts) -> Message:
    """SR-T5.1: a search finds nobody, with the hits of its rolls."""
    args = {**arguments(c, {"who": facts["who"]}), "hits": [str(n) for n in facts.get("hits", ())]}
    if not args["hits"]:
        return Message("sr-log-found_nobody", args)
    found = "sr-log-found_nobody-again" if facts["again"] else "sr-log-found_nobody-look"
    pools = facts.get("pools", ())
    if len(pools) != 1:  # several who hide, or told by an earlier version
        return Message(found, args)
    return Message(f"{found}-rolled", {**args, "pool": pools[0], "hits": facts["hits"][0]})
