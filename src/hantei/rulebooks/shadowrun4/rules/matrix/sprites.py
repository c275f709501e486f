"""Sprites (8.2, 8.4): compiling, registering, decompiling, orders (コンパイル レジスター デコンパイル)."""

from __future__ import annotations

from hantei.core.decision import Amount, Choice, Fact
from hantei.core.seats import REFEREE
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...state import Run
from ..figures import able, power
from ..magic.servants import (
    ARTS,
    Art,
    at_call,
    banish,
    bind,
    call,
    has_servants,
    of_the_book,
    owned,
    place_taken,
    which,
)
from ..street.actions import action, some
from .dumpshock import end_program
from .personas import add_simsense
from .resonance import suffer_fading, technomancer

MOST = 5
"""By how much the game master can change the pool of a sprite (SR-8.2.5)."""


def add_help(c: Run, who: str, skill: str, found: Tally) -> None:
    """SR-7.5.3: hot sim, as a technomancer in full VR has it (SR-8.4.2)."""
    add_simsense(c, who, found)


SPRITES = Art(
    "sprite", "resonance", "compiling", "registering", "decompiling",
    {"call": "SR-8.2.5", "bind": "SR-8.4.3", "banish": "SR-8.4.4"}, suffer_fading, add_help,
)  # fmt: skip
"""The art of sprites."""

ARTS["sprite"] = SPRITES

WHERE = ("physical", "matrix")


# Compiling


def may_compile(c: Run, who: str) -> bool:
    """SR-8.2.1: a technomancer without a compiled sprite that is not registered."""
    return technomancer(c, who) and not place_taken(c, who, "sprite")


@action("compile", "complex", "SR-7.1.13", may_compile, domain="matrix")
def do_compile(c: Run, table: Table, who: str) -> None:
    """SR-8.2.3: the kind, then the rating, up to Resonance x 2 (SR-8.2.4), then the situation (SR-8.2.5), the test."""
    seat = c.actors[who].seat
    kind = table.choose(Choice(seat, "sprite", "SR-8.2.3", of_the_book(c, "sprite"), {"who": who}))
    about: dict[str, Fact] = {"who": who, "servant": kind}
    most = 2 * power(c, who, "resonance")
    rating = table.amount(Amount(seat, "rating", "SR-8.2.4", 1, most, about))
    change = 0
    if c.referee:
        change = table.amount(Amount(REFEREE, "situation", "SR-8.2.5", -MOST, MOST, {**about, "n": rating}))
    call(c, table, who, SPRITES, kind, rating, change)


# Calling, ending


def callable_(c: Run, who: str) -> list[str]:
    """SR-7.1.6: the sprites of one's own that are here, or sent off."""
    return owned(c, who, "sprite")


@action("call_sprite", "simple", "SR-7.1.6", some(callable_), needs=has_servants, domain="matrix")
def do_call(c: Run, table: Table, who: str) -> None:
    """SR-7.1.6: a sprite is sent off, or called: its tasks stay; it acts from the next turn on."""
    name = which(c, table, who, "SR-7.1.6", callable_(c, who))
    actor = c.actors[name]
    actor.servant.standby = not actor.servant.standby
    actor.servant.fresh = not actor.servant.standby
    if actor.servant.standby:
        actor.servant.order, actor.matrix.nodes = "", []
        table.tell("stands_by", who=name, by=who)
    else:
        actor.matrix.nodes = list(c.actors[who].matrix.nodes)
        table.tell("comes", who=name, by=who)


def strangers(c: Run, who: str) -> list[str]:
    """SR-8.4.4: the sprites of others in the Matrix; by ruling none."""
    if c.rulings["decompiling"] == "unavailable" or not technomancer(c, who):
        return []
    return [name for name, one in c.actors.items() if one.kind == "sprite" and one.owner != who and able(one)]


def stoppable(c: Run, who: str) -> list[str]:
    """SR-7.1.28: one's own sprites, and those of others."""
    return [*at_call(c, who, "sprite"), *strangers(c, who)]


@action("stop_sprite", "complex", "SR-7.1.28", some(stoppable), domain="matrix")
def do_stop(c: Run, table: Table, who: str) -> None:
    """SR-7.1.28: one's own ends without a test; SR-8.4.4: for another's Resonance + decompiling against its rating."""
    target = which(c, table, who, "SR-7.1.28", stoppable(c, who))
    if c.actors[target].owner == who:
        end_program(c, table, target)
    else:
        banish(c, table, who, SPRITES, target)


# Registering


def registrable(c: Run, who: str) -> list[str]:
    """SR-8.4.3: one's own sprites that are not registered; by ruling none."""
    if c.rulings["registering"] == "unavailable" or not technomancer(c, who):
        return []
    return [name for name in at_call(c, who, "sprite") if not c.actors[name].servant.bound]


@action(
    "register", "complex", "SR-8.4.3", some(registrable), needs=has_servants, domain="option", planes=WHERE,
)  # fmt: skip
def do_register(c: Run, table: Table, who: str) -> None:
    """SR-8.4.3: Resonance + registering against its rating."""
    bind(c, table, who, SPRITES, which(c, table, who, "SR-8.4.3", registrable(c, who)))
