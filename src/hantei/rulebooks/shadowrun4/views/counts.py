"""What an event counts for: tests, damage, people down, ammunition, Edge, results. Odds and statistics read it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hantei.core.event import Count
from hantei.core.message import Message, phrase
from hantei.scenes.naming import Name

from ..rules.street.firing import BURSTS, SUPPRESSION
from ..state import Run
from .names import person, place_name, side_name
from .questions import throw_name

Facts = Mapping[str, Any]
NOTHING: Sequence[Count] = ()

GLITCHES = ("glitch", "critical")

ROUNDS, CLIPS, EDGE, RATING = "rounds", "clips", "edge", "edge_rating"
"""Stocks; boxes of damage are named by their tracks."""

SINGLE, SUPPRESSING, PUT_AWAY, HEALING = "single", "suppressing", "put_away", "healing"
"""What else than bursts takes rounds, and where boxes go."""


def counts(c: Run, event: str, facts: Facts) -> Sequence[Count]:
    """What an event counts for; most count for nothing."""
    count = COUNTED.get(event)
    return count(c, facts) if count is not None else NOTHING


def decided(c: Run, facts: Facts) -> Sequence[Count]:
    """SR-1.2.1, SR-1.2.4: a test is decided; one that only counts hits (initiative) decides nothing."""
    who = facts["who"]
    if not who:
        return NOTHING
    team, kind = c.actors[who].side, facts["kind"]
    made = Count("check", team, kind)
    return (made, Count("success", team, kind)) if facts["success"] else (made,)


def glitch(c: Run, facts: Facts) -> Sequence[Count]:
    """SR-1.1.6, SR-1.1.8: a glitch, by the kind of test."""
    return (Count("row", "", f"glitch/{facts['glitch']}"),)


def damage(c: Run, facts: Facts) -> Sequence[Count]:
    """SR-3.4.16: boxes marked."""
    return (Count("damage", c.actors[facts["who"]].side, facts["who"], facts["boxes"]),)


def out(c: Run, facts: Facts) -> Sequence[Count]:
    """SR-X.3: somebody is out of action: where, and through whom."""
    actor = c.actors[facts["who"]]
    cause = facts["by"] or "effect"
    return Count("down", actor.side, facts["who"]), Count("lost", actor.side, f"{actor.place}/{cause}")


def shot(c: Run, facts: Facts) -> Sequence[Count]:
    """SR-10.1.15: rounds of ammunition."""
    if facts["kind"] != "ranged" or c.rulings["ammunition"] != "counted":
        return NOTHING
    return gone(c, facts["who"], ROUNDS, BURSTS[facts["burst"]].rounds, facts["burst"] or SINGLE)


def suppression(c: Run, facts: Facts) -> Sequence[Count]:
    """SR-10.2.3: rounds of suppressive fire."""
    return gone(c, facts["who"], ROUNDS, SUPPRESSION * facts["width"] // 10, SUPPRESSING)


def gone(c: Run, who: str, what: str, n: int, why: str) -> Sequence[Count]:
    """A stock of somebody's that is spent, and what for."""
    side = c.actors[who].side
    return Count("spent", side, f"{who}/{what}", n), Count("use", side, f"{who}/{what}/{why}", n)


def clip_in(c: Run, facts: Facts) -> Sequence[Count]:
    """SR-3.2.15: a clip, and the rounds that come with it."""
    who = facts["who"]
    more = Count("gained", c.actors[who].side, f"{who}/{ROUNDS}/{CLIPS}", facts["rounds"])
    return Count("spent", c.actors[who].side, f"{who}/{CLIPS}"), more


def clip_out(c: Run, facts: Facts) -> Sequence[Count]:
    """SR-3.2.20: the rounds in a clip that is put away are not used again."""
    return gone(c, facts["who"], ROUNDS, facts["rounds"], PUT_AWAY) if facts["rounds"] else NOTHING


def paid_with_boxes(c: Run, facts: Facts) -> Sequence[Count]:
    """SR-4.2.14, SR-8.1.4: boxes of drain or fading, what magic and Resonance cost."""
    cost = facts.get("cost", "")
    who = facts["who"]
    return (Count("spent", c.actors[who].side, f"{who}/{cost}", facts["boxes"]),) if cost else NOTHING


def healed(c: Run, facts: Facts) -> Sequence[Count]:
    """Boxes that are taken away again."""
    who, track = facts["who"], "physical" if facts["kind_of"] == "P" else "stun"
    return (Count("gained", c.actors[who].side, f"{who}/{track}/{HEALING}", facts["boxes"]),)


def edge(c: Run, facts: Facts) -> Sequence[Count]:
    """SR-2.3: a point of Edge, and what it bought."""
    return gone(c, facts["who"], EDGE, 1, facts["use"])


def burned(c: Run, facts: Facts) -> Sequence[Count]:
    """SR-2.4: a point of the rating, and the unspent point that goes with it."""
    who = facts["who"]
    rating = Count("spent", c.actors[who].side, f"{who}/{RATING}")
    return (rating, *gone(c, who, EDGE, 1, facts["use"])) if facts["spent"] else (rating,)


def rows(c: Run) -> Sequence[Count]:
    """SR-1.1.6, SR-1.1.8: the glitches there can be."""
    return [Count("row", "", f"glitch/{name}", 0) for name in GLITCHES]


def battle(c: Run, facts: Facts) -> Sequence[Count]:
    """A fight begins."""
    return Count("battle", "", facts["encounter"]), *stocks(c)


def stocks(c: Run) -> Sequence[Count]:
    """Rounds, clips and Edge of everybody who has any, and the boxes of damage that everybody has taken."""
    found: list[Count] = []
    for who, one in c.actors.items():
        own = {"physical": one.physical, "stun": one.stun} | ({EDGE: one.edge} if c.sheet(who).edge else {})
        guns = [held.rounds for held in one.carried.values() if c.records.weapons[held.weapon].kind == "gun"]
        if guns and c.rulings["ammunition"] == "counted":
            own |= {ROUNDS: sum(guns) + sum(one.loose.values()), CLIPS: sum(one.clips.values())}
        found += [Count("stock", one.side, f"{who}/{what}", n) for what, n in own.items()]
    return found


def turn(c: Run, facts: Facts) -> Sequence[Count]:
    """SR-3.1.1: a combat turn."""
    return (Count("round", "", c.encounter),)


def end(c: Run, facts: Facts) -> Sequence[Count]:
    """Who has won, and by what."""
    ended = Count("end", "", f"{facts['winner']}/{facts['by']}")
    return (ended, Count("win", facts["winner"], "fight")) if facts["winner"] else (ended,)


COUNTED: Mapping[str, Callable[[Run, Facts], Sequence[Count]]] = {
    "result": decided, "opposed": decided, "glitch": glitch, "damage": damage, "out": out,
    "attack": shot, "suppresses": suppression, "edge": edge, "edge_burned": burned, "clip_in": clip_in,
    "clip_out": clip_out, "resisted": paid_with_boxes, "healed": healed, "fight": battle, "turn": turn,
    "fight_end": end,
}  # fmt: skip

PARTS = tuple(name for name, of in COUNTED.items() if of in (battle, turn, end))
"""The events with which battles and rounds begin, and with which it ends."""


# In words


def count_name(c: Run, count: Count) -> Message:
    """What is counted, whatever its amount."""
    return NAMED[count.kind](c, count)


def test(c: Run, count: Count) -> Message:
    """Tests of a side: all of them, or those that succeeded."""
    return Message(f"sr-count-{count.kind}", {"side": side_name(c, count.side), "check": throw_name(count.what)})


def somebody(c: Run, count: Count) -> Message:
    """What happened to somebody."""
    return Message(f"sr-count-{count.kind}", {"who": person(c, count.what)})


def lost(c: Run, count: Count) -> Message:
    """Where people went down, and through whom or what."""
    place, _, by = count.what.partition("/")
    cause: Name = person(c, by) if by in c.actors else phrase(f"sr-count-by-{by}")
    return Message("sr-count-lost", {"place": place_name(c, place), "cause": cause})


def spent(c: Run, count: Count) -> Message:
    """Rounds or Edge of somebody."""
    who, _, what = count.what.partition("/")
    return Message("sr-count-spent", {"who": person(c, who), "what": phrase(f"sr-count-stock-{what}")})


def stock_held(c: Run, count: Count) -> Message:
    """A stock that somebody has, or boxes of a track."""
    who, _, what = count.what.partition("/")
    return Message("sr-count-held", {"who": person(c, who), "what": phrase(f"sr-count-stock-{what}")})


def by_way(c: Run, count: Count) -> Message:
    """A stock by what it went to, or by where it came from."""
    who, what, way = count.what.split("/")
    if what == EDGE:
        named = phrase(f"sr-use-{way}")
    else:
        named = phrase(f"sr-burst-{way}" if way in BURSTS or way == SINGLE else f"sr-count-way-{way}")
    return Message(
        f"sr-count-{count.kind}", {"who": person(c, who), "what": phrase(f"sr-count-stock-{what}"), "way": named}
    )


def row(c: Run, count: Count) -> Message:
    """A glitch."""
    return phrase(f"sr-count-{count.what.replace('/', '-')}")


def battle_name(c: Run, count: Count) -> Message:
    """A fight, by its encounter."""
    return Message(f"sr-count-{count.kind}", {"title": c.content.encounters[count.what].title})


def end_name(c: Run, count: Count) -> Message:
    """Who has won, and by what."""
    side, _, by = count.what.partition("/")
    how = phrase(f"sr-by-{by}")
    if not side:
        return Message("sr-count-end-nobody", {"by": how})
    return Message("sr-count-end", {"side": side_name(c, side), "by": how})


def won(c: Run, count: Count) -> Message:
    """A side has won."""
    return Message("sr-count-win", {"side": side_name(c, count.side)})


NAMED: dict[str, Callable[[Run, Count], Message]] = {
    "check": test, "success": test, "damage": somebody, "down": somebody, "lost": lost, "spent": spent, "row": row,
    "stock": stock_held, "use": by_way, "gained": by_way,
    "battle": battle_name, "round": battle_name, "end": end_name, "win": won,
}  # fmt: skip
