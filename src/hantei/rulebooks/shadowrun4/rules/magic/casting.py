"""Casting spells step by step (4.2), several at once, and over areas (4.3)."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Amount, Choice, Fact
from hantei.core.table import Table
from hantei.core.tally import Tally
from hantei.scenes.plane import straight

from ...content.records import Spell
from ...state import Actor, Cast, Run
from ..beats import beat
from ..figures import (
    add_focus,
    add_own_action,
    add_skill,
    add_state,
    attribute,
    awakened,
    embodied,
    power,
    present,
    share_world,
    skill,
)
from ..riders import is_machine
from ..rolls.roll import Side
from ..rolls.testing import contest, success_test, threshold
from ..street.actions import BOTH_WORLDS, action
from ..street.ground import METRE, distance, joined, knows_of, point, seen
from ..street.ranged_rows import add_conditions
from .drain import drain_of, kind_of
from .drain import suffer as suffer_drain
from .protection import add_protection
from .signatures import leave
from .spell_effects import take_effect

# Step 1 to 3: the spell, its Force, its target


def may_cast(c: Run, who: str) -> bool:
    """SR-4.1.13, SR-4.2.7: who has Magic and knows a spell."""
    actor = c.actors[who]
    return bool(c.sheet(who).spells) and power(c, who, "magic") > 0 and not actor.matrix.vr and actor.plane != "matrix"


def most_spells(c: Run, who: str) -> int:
    """SR-4.3.5: as many spells at once as the rating of spellcasting, SR-4.3.2: each with a die at least."""
    return min(skill(c, who, "spellcasting"), whole_pool(c, who))


def highest_force(c: Run, who: str) -> int:
    """SR-4.2.3: up to twice the Magic."""
    return 2 * power(c, who, "magic")


def may_cast_several(c: Run, who: str) -> bool:
    """SR-4.3.1, SR-4.3.5: who may cast, and more than one."""
    return may_cast(c, who) and most_spells(c, who) > 1


@action("cast_spell", "complex", "SR-4.1.13", may_cast, domain="magic", needs=awakened)
def do_cast(c: Run, table: Table, who: str) -> None:
    """SR-4.2.1: one spell, step by step."""
    begin(c, who, 1)


@action("cast_several", "complex", "SR-4.3.1", may_cast_several, domain="option", planes=BOTH_WORLDS, needs=awakened)
def do_cast_several(c: Run, table: Table, who: str) -> None:
    """SR-4.3.1: several spells with one action."""
    most = most_spells(c, who)
    begin(c, who, table.amount(Amount(c.actors[who].seat, "spells", "SR-4.3.5", 2, most, {"who": who})))


def begin(c: Run, who: str, number: int) -> None:
    """SR-4.3.4: all spells are chosen, then all are cast, then all drain is resisted, then all effects take place.

    Spells of an action that is still under way come before them: a caster whom drain takes down may have a last phase
    (SR-2.15) in which it casts again.
    """
    before = len(c.casts)
    numbers = range(before, before + number)
    then(
        c,
        *(("choose_spell", who, n, number) for n in range(number)),
        *(("cast", n) for n in numbers),
        *(("cast_drain", n) for n in numbers),
        *(("cast_effect", n) for n in numbers),
        ("cast_over", before),
    )


@beat("choose_spell", "SR-4.2.1", "SR-4.2.2", "SR-4.2.3", "SR-4.2.4", "SR-4.3.2", "SR-4.3.6")
def choose_spell(c: Run, table: Table, who: str, nth: int, number: int) -> None:
    """SR-4.2.2 to SR-4.2.4: the spell, its Force, its target; of several, the dice for each; of an area, how wide."""
    seat = c.actors[who].seat
    known = [name for name in c.sheet(who).spells if targets(c, who, name)]
    if not known:
        return
    spell = table.choose(Choice(seat, "spell", "SR-4.2.2", known, {"who": who}))
    about: dict[str, Fact] = {"who": who, "spell": spell}
    force = table.amount(Amount(seat, "force", "SR-4.2.3", 1, highest_force(c, who), about))
    found = Cast(who, spell, force, more=number - 1)
    options = targets(c, who, spell)
    found.target = table.choose(Choice(seat, "target", "SR-4.2.4", options, {**about, "force": force}))
    c.casts.append(found)
    if found.more:
        share(c, table, found, nth, number)
    if c.records.spells[spell].area:
        widen(c, table, found)
    found.targets = struck(c, found)
    found.willing = [target for target in found.targets if lets_it(c, table, found, target)]


def share(c: Run, table: Table, found: Cast, nth: int, number: int) -> None:
    """SR-4.3.2: the dice of one of several spells: Magic + spellcasting is divided, by ruling what the modifiers have
    left; each part at least 1."""
    who = found.caster
    whole = whole_pool(c, who)
    mine = c.casts[len(c.casts) - nth - 1 :]
    after = c.rulings["split_before_modifiers"] == "after"
    pools = [cast_pool(c, Cast(who, one.spell, one.force, one.target)).value for one in mine]
    if after:
        whole = max(number, pools[0])
    left = whole - sum(one.share for one in mine[:-1])
    if after:
        left += sum(pool - pools[0] for pool in pools[:-1])
    rest = number - nth - 1
    low, high = (1, left - rest) if rest else (left, left)
    about: dict[str, Fact] = {"who": who, "spell": found.spell, "pool": left}
    found.share = table.amount(Amount(c.actors[who].seat, "split", "SR-4.3.2", low, high, about))
    if after:
        found.share += pools[-1] - pools[0]


def widen(c: Run, table: Table, found: Cast) -> None:
    """SR-4.3.6: each die given up makes the radius a metre larger or smaller; one die stays in the pool, and no radius
    is below 0."""
    base = base_radius(c, found)
    spare = max(0, cast_pool(c, found).value - 1)
    about: dict[str, Fact] = {"who": found.caster, "spell": found.spell, "n": base}
    low, high = max(0, base - spare), base + spare
    found.radius = table.amount(Amount(c.actors[found.caster].seat, "radius", "SR-4.3.6", low, high, about))
    found.given_up = abs(found.radius - base)


def base_radius(c: Run, found: Cast) -> int:
    """SR-4.3.6: metres, as recorded, else the Force; by ruling a fixed number."""
    recorded = c.records.spells[found.spell].radius
    if recorded is not None:
        return recorded
    return found.force if c.rulings["area_radius"] == "force" else c.scene.house.spell_radius


def lets_it(c: Run, table: Table, found: Cast, target: str) -> bool:
    """SR-4.2.13: whether a target does not resist: the caster itself, and of its friends who is willing, or cannot
    object."""
    spell, actor = c.records.spells[found.spell], c.actors[target]
    if not spell.resist or target == found.caster:
        return True
    if actor.side != c.actors[found.caster].side:
        return False
    if actor.unconscious:
        return True
    about: dict[str, Fact] = {"who": target, "by": found.caster, "spell": found.spell, "force": found.force}
    return table.choose(Choice(actor.seat, "willing", "SR-4.2.13", ["resist", "let"], about)) == "let"


# Whom a spell can reach


def targets(c: Run, who: str, name: str) -> list[str]:
    """SR-4.2.4: whom the caster can see, and the caster; for an area also places in sight."""
    spell = c.records.spells[name]
    people = [other for other in c.actors if reaches(c, who, other, spell)]
    if not spell.area:
        return people
    places = [place for place in c.scene.map.places if joined(c, c.actors[who].place, place)]
    return [*people, *(f"to:{place}" for place in places)]


def reaches(c: Run, who: str, target: str, spell: Spell) -> bool:
    """SR-4.2.4: whether somebody can be the target of a spell: seen, and in a world that the caster is in too; a
    machine only of one that armour can stop, as it has neither life nor mind."""
    actor = c.actors[target]
    if not present(actor) or actor.dead or actor.plane == "matrix":
        return False
    if is_machine(actor) and not spell.armour:
        return False
    return target == who or (share_world(c, who, target) and seen(c, who, target) and knows_of(c, who, target))


def struck(c: Run, found: Cast) -> list[str]:
    """SR-4.2.4, SR-4.3.6: the target, or everybody within the radius whom the spell can reach."""
    spell = c.records.spells[found.spell]
    if not spell.area:
        return [found.target]
    near = [name for name in c.actors if from_centre(c, found.target, name) <= found.radius * METRE]
    return [name for name in near if reaches(c, found.caster, name, spell)]


def from_centre(c: Run, target: str, who: str) -> int:
    """Return how far somebody is from the middle of an area; vehicles in a chase part people (SR-9.4.3)."""
    if target in c.actors:
        return distance(c, target, who)
    x, y = centre(c, target)
    return straight(x, y, c.actors[who].x, c.actors[who].y)


def where(c: Run, target: str) -> str:
    """The place of somebody, or the place that is meant."""
    return target.removeprefix("to:") if target.startswith("to:") else c.actors[target].place


def centre(c: Run, target: str) -> tuple[int, int]:
    """The middle of an area."""
    if target.startswith("to:"):
        return point(c.scene.map.places[target.removeprefix("to:")].at)
    return c.actors[target].x, c.actors[target].y


# Steps 4 and 5: the opposed test


def whole_pool(c: Run, who: str) -> int:
    """SR-4.2.7: Magic + spellcasting."""
    return own_pool(c, who).value


def own_pool(c: Run, who: str, ritual: bool = False) -> Tally:
    """SR-4.2.7: Magic + spellcasting, SR-4.5.12: in a ritual Magic + ritual spellcasting; without modifiers."""
    pool = Tally(power(c, who, "magic"), "SR-4.5.12" if ritual else "SR-4.2.7", "magic")
    add_skill(c, who, "ritual_spellcasting" if ritual else "spellcasting", pool)
    return pool


def cast_pool(c: Run, found: Cast) -> Tally:
    """SR-4.2.7, SR-4.2.5: Magic + spellcasting; foci, spells kept up, wounds, visibility.

    SR-4.3.2: of several spells its share, before the modifiers or by ruling after them; SR-4.3.6: less what an area
    costs; SR-4.5.12: the leader of a ritual has the hits of the others.
    """
    who = found.caster
    pool = own_pool(c, who, found.ritual)
    before = c.rulings["split_before_modifiers"] == "before"
    if found.share and before:
        pool.add(found.share - pool.value, "SR-4.3.2", "split")
    add_focus(c, who, "ritual_spellcasting" if found.ritual else "spellcasting", pool)
    pool.add(found.help, "SR-4.5.12", "helpers")
    if found.target and found.target != who and embodied(c.actors[who]) and not found.ritual:
        add_conditions(c, who, where(c, found.target), pool)
    add_state(c, who, pool)
    add_own_action(c, who, pool, bodily=False)
    if found.share and not before:
        pool.add(found.share - pool.value, "SR-4.3.2", "split")
    pool.add(-found.given_up, "SR-4.3.6", "radius")
    return pool


def resist_pool(c: Run, found: Cast, target: str) -> Tally:
    """SR-4.2.9: the attribute that resists the spell, with barrier and counterspelling; wounds and spells that the
    target keeps up count."""
    resist = c.records.spells[found.spell].resist
    pool = Tally(attribute(c, target, resist), "SR-4.2.9", f"attribute-{resist}") if resist else Tally(0)
    add_protection(c, target, pool)
    add_state(c, target, pool)
    return pool


@beat(
    "cast",
    "SR-4.2.5",
    "SR-4.2.7",
    "SR-4.2.8",
    "SR-4.2.9",
    "SR-4.2.10",
    "SR-4.2.11",
    "SR-4.2.12",
    "SR-4.2.13",
    "SR-6.3.1",
)
def cast(c: Run, table: Table, nth: int = 0) -> None:
    """Step 5: the caster against everybody who resists, hits capped by the Force."""
    if nth >= len(c.casts):
        return
    found = c.casts[nth]
    who, spell = found.caster, c.records.spells[found.spell]
    called: dict[str, Fact] = {"spell": found.spell, "force": found.force, "names": found.targets}
    table.tell("casts", None, who=who, **called, **yielding(found, spell))
    opposed = [name for name in found.targets if spell.resist and name not in found.willing]
    pool = cast_pool(c, found)
    need = threshold(c, spell.threshold)
    if opposed:
        sides = [Side(name, "resist_spell", resist_pool(c, found, name)) for name in opposed]
        results = contest(c, table, Side(who, "spell", pool), sides, cap=found.force)
        against = {name: result.need for name, result in zip(opposed, results, strict=True)}
        first = results[0]
    else:
        first, against = success_test(c, table, who, "spell", pool, need, cap=found.force), {}
    found.hits = first.hits
    held = first.glitch != "critical"
    found.against = {
        name: against.get(name, 0)
        for name in found.targets
        if held and (works(c, found, against[name]) if name in against else found.hits >= need)
    }
    leave(c, who, found.force)
    free = [name for name in found.targets if name not in found.against]
    table.tell("cast", who=who, spell=found.spell, hits=found.hits, names=list(found.against), free=free)


def yielding(found: Cast, spell: Spell) -> dict[str, Fact]:
    """SR-4.2.13: of the targets of a spell that can be resisted, those besides the caster who do not."""
    others = [name for name in found.willing if name != found.caster]
    return {"willing": others} if spell.resist and others else {}


def works(c: Run, found: Cast, against: int) -> bool:
    """SR-4.2.10: more hits of the target are no effect; SR-4.2.12: fewer are one by the net hits; SR-4.2.11: the same
    number is no effect, or the least one where the record or the ruling says so."""
    tie = c.records.spells[found.spell].tie or c.rulings["spell_tie"]
    return found.hits > against or (found.hits == against and tie == "minimal")


# Step 6: drain


def drain_value(c: Run, found: Cast) -> int:
    """SR-4.2.15: that of the spell; SR-4.3.3: 1 more for every other spell of the action."""
    return drain_of(c, found.spell, found.force) + found.more


@beat("cast_drain", "SR-4.2.14", "SR-4.2.15", "SR-4.2.16", "SR-4.3.3", "SR-4.3.4")
def cast_drain(c: Run, table: Table, nth: int = 0) -> None:
    """Step 6: the drain of each spell is resisted by itself, whatever came of the spell."""
    if nth < len(c.casts):
        found = c.casts[nth]
        suffer_drain(c, found.caster, drain_value(c, found), kind_of(c, found.caster, found.force))


# Step 7: the effect


@beat("cast_effect", "SR-4.2.18", "SR-4.2.12")
def cast_effect(c: Run, table: Table, nth: int = 0) -> None:
    """Step 7: the effect, unless the drain has knocked the caster out."""
    if nth >= len(c.casts):
        return
    found = c.casts[nth]
    if not conscious(c.actors[found.caster]):
        table.tell("spell_lost", who=found.caster, spell=found.spell)
    elif found.against:
        take_effect(c, table, found)


def conscious(actor: Actor) -> bool:
    """SR-4.2.18: whether somebody has stayed awake."""
    return not (actor.dead or actor.unconscious)


@beat("cast_over", "SR-4.2.1")
def cast_over(c: Run, table: Table, before: int) -> None:
    """The spells of the action are done; `before`: the number of spells already under way when the action began."""
    del c.casts[before:]
