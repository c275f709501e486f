"""Counterspelling (4.4): spell defence is declared, lasting spells are dispelled."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.agenda import then
from hantei.core.decision import Amount, Choice, Fact
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...state import Lasting, Run
from ..beats import beat
from ..figures import (
    able,
    add_focus,
    add_own_action,
    add_skill,
    add_state,
    awakened,
    perceives_astral,
    power,
    present,
    skill,
)
from ..rolls.roll import NOBODY, Side
from ..rolls.testing import Result, opposed_test
from ..street.actions import BOTH_WORLDS, action
from ..street.consequences import when_out
from ..street.ground import in_line
from .drain import drain_of, kind_of, suffer
from .lasting import all_lasting, remove, renew
from .protection import in_sight

# The declaration


def may_declare(c: Run, who: str) -> bool:
    """SR-4.1.4: who has the skill."""
    return skill(c, who, "counterspelling") > 0 and able(c.actors[who])


@action("declare_spell_defence", "free", "SR-4.1.4", may_declare, domain="magic", between=True)
def do_declare(c: Run, table: Table, who: str) -> None:
    """SR-4.4.2: any number of people, the protector among them, are protected from now on; a new declaration stands
    in place of the one before it, and one for nobody drops it."""
    actor = c.actors[who]
    actor.magic.shields = {}
    for name in chosen(c, table, who):
        actor.magic.shields[name] = 0
    if actor.magic.shields and c.rulings["spell_defence_scope"] == "divided":
        divide(c, table, who)
    table.tell("shields", who=who, names=list(actor.magic.shields))


def chosen(c: Run, table: Table, who: str) -> Sequence[str]:
    """Who is protected, one after the other, until the player has done."""
    side = c.actors[who].side
    left = [name for name, one in c.actors.items() if one.side == side and helpable(c, who, name)]
    found: list[str] = []
    while left:
        about: dict[str, Fact] = {"who": who, "n": len(found)}
        name = table.choose(Choice(c.actors[who].seat, "protect", "SR-4.4.2", ["all", *left, "done"], about))
        if name == "done":
            break
        found += left if name == "all" else [name]
        left = [] if name == "all" else [other for other in left if other != name]
    return found


def helpable(c: Run, who: str, name: str) -> bool:
    """SR-4.4.3: whether somebody can be protected: here, alive, in sight."""
    one = c.actors[name]
    return present(one) and not one.dead and in_sight(c, who, name)


def divide(c: Run, table: Table, who: str) -> None:
    """SR-4.4.2: by ruling the rating is divided among those who are protected."""
    actor = c.actors[who]
    left = skill(c, who, "counterspelling")
    for n, name in enumerate(actor.magic.shields, 1):
        low = left if n == len(actor.magic.shields) else 0
        about: dict[str, Fact] = {"who": who, "target": name, "pool": left}
        actor.magic.shields[name] = table.amount(Amount(actor.seat, "shield_dice", "SR-4.4.2", low, left, about))
        left -= actor.magic.shields[name]


# Dispelling


def perceived(c: Run, who: str) -> dict[str, tuple[str, Lasting]]:
    """SR-4.4.5: the lasting spells that somebody perceives, in the astral world, at their caster or a bearer; by names
    such as "a:bark", the second one of a kind "a:bark-2"."""
    if not perceives_astral(c, who):
        return {}
    found = by_name(c)
    return {name: found[name] for name in found if any(at == who or in_line(c, who, at) for at in bearers(found[name]))}


def bearers(found: tuple[str, Lasting]) -> list[str]:
    """Where a spell can be perceived: at its caster and at whom it is on."""
    return [found[0], *found[1].targets]


def by_name(c: Run) -> dict[str, tuple[str, Lasting]]:
    """Every lasting spell with its caster, by its name."""
    found: dict[str, tuple[str, Lasting]] = {}
    for who, one in all_lasting(c):
        base = f"{who}:{one.spell}"
        number = sum(caster == who and other.spell == one.spell for caster, other in found.values()) + 1
        found[base if number == 1 else f"{base}-{number}"] = (who, one)
    return found


def may_dispel(c: Run, who: str) -> bool:
    """SR-4.4.5: who has Magic and perceives a lasting spell."""
    return bool(perceived(c, who))


@action("dispel", "complex", "SR-4.4.5", may_dispel, domain="option", planes=BOTH_WORLDS, needs=awakened)
def do_dispel(c: Run, table: Table, who: str) -> None:
    """SR-4.4.5, SR-4.4.8: a spell that is kept up or permanent is dispelled; whoever does it resists drain."""
    name = table.choose(Choice(c.actors[who].seat, "dispel", "SR-4.4.5", list(perceived(c, who)), {"who": who}))
    then(c, ("dispel", who, name))


@beat("dispel", "SR-4.4.5", "SR-4.4.6", "SR-4.4.7", "SR-4.4.8")
def dispel(c: Run, table: Table, who: str, name: str) -> None:
    """SR-4.4.6 to SR-4.4.8: the test, what it takes from the spell, and drain, whatever came of it."""
    found = by_name(c).get(name)
    if found is None:
        return
    value = dispel_drain(c, found[1])
    suffer(c, who, value, kind_of(c, who, found[1].force))
    unravel(c, table, who, *found)


def dispel_drain(c: Run, found: Lasting) -> int:
    """SR-4.4.8: the drain value of the spell, by ruling twice its hits."""
    return 2 * found.hits if c.rulings["dispel_drain"] == "twice_hits" else drain_of(c, found.spell, found.force)


def unravel(c: Run, table: Table, who: str, caster: str, found: Lasting) -> Result:
    """SR-4.4.6, SR-4.4.7: each net hit takes one from the hits of the spell; without any it ends."""
    against = Side(NOBODY, "spell", holding_pool(c, caster, found))
    result = opposed_test(c, table, Side(who, "dispel", dispel_pool(c, who)), against)
    left = max(0, found.hits - result.net)
    if result.net:
        found.hits = left
        table.tell("unravelled", who=who, spell=found.spell, by=caster, net=result.net, left=left)
        renew(c)
        if not left:
            remove(c, table, caster, found)
    return result


def dispel_pool(c: Run, who: str) -> Tally:
    """SR-4.4.6: counterspelling + Magic."""
    pool = Tally(power(c, who, "magic"), "SR-4.4.6", "magic")
    add_skill(c, who, "counterspelling", pool)
    add_focus(c, who, "counterspelling", pool)
    add_state(c, who, pool)
    add_own_action(c, who, pool, bodily=False)
    return pool


def holding_pool(c: Run, caster: str, found: Lasting) -> Tally:
    """SR-4.4.6: Force + the Magic of the caster, and karma recorded on the spell."""
    pool = Tally(found.force, "SR-4.4.6", "force")
    pool.add(power(c, caster, "magic"), "SR-4.4.6", "magic")
    pool.add(found.karma, "SR-4.4.6", "karma")
    return pool


@when_out("SR-4.4.2")
def drop_shields(c: Run, table: Table, who: str) -> None:
    """SR-4.4.2: nobody is protected by somebody out of action."""
    c.actors[who].magic.shields = {}
