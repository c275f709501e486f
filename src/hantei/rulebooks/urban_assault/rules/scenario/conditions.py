"""Whether a condition of the scenario language holds."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...content.conditions import Condition
from ...content.enemies import FIRST_ENEMY
from ...state import OUTDOORS, Campaign
from ..gear import owns
from ..squad import alive, fighters, has_role, in_action, stock


def holds(c: Campaign, condition: Condition | None) -> bool:
    """Every entry given must hold; no condition always holds."""
    if condition is None:
        return True
    for section in condition.sections:  # noqa: SIM110 - a generator costs more than most tests
        if not TESTS[section](c, condition):
            return False
    return True


def parts_hold(c: Campaign, condition: Condition) -> bool:
    """Conditions within a condition: all, any, none."""
    return (
        all(holds(c, part) for part in condition.all)
        and (not condition.any or any(holds(c, part) for part in condition.any))
        and (condition.unless is None or not holds(c, condition.unless))
    )


def within(value: int, condition: Condition) -> bool:
    """Between `at_least` and `at_most`; with neither, at least 1."""
    if condition.at_least is None and condition.at_most is None:
        return value >= 1
    low, high = condition.at_least, condition.at_most
    return (low is None or value >= low) and (high is None or value <= high)


def figures_hold(c: Campaign, condition: Condition) -> bool:
    """A counter or a resource within its bounds."""
    if condition.counter and not within(c.op.counters.get(condition.counter, 0), condition):
        return False
    return not condition.resource or within(resource(c, condition.resource), condition)


def resource(c: Campaign, name: str) -> int:
    """A resource of the whole force; life and wounds are those of the leader worst off."""
    seats = alive(c)
    if name in ("magazines", "mre", "scrip"):
        holders = seats[:1] if c.pool == "shared" else seats
        return sum(int(getattr(stock(c, seat), name)) for seat in holders)
    if name == "prisoners":
        return sum(c.op.prisoners.values())
    if name == "members":
        return sum(len(in_action(c.squads[seat])) for seat in seats)
    if name == "life":
        return min((c.squads[seat].leader.life for seat in seats), default=0)
    return max((c.squads[seat].leader.wounds for seat in seats), default=0)


def things_hold(c: Campaign, condition: Condition) -> bool:
    """UA-43.1: information, companions, members, gear and objectives at hand."""
    squads = [c.squads[seat] for seat in alive(c)]
    return (
        (not condition.information or condition.information in c.op.information)
        and (not condition.companion or condition.companion in c.op.companions)
        and (not condition.prisoner or c.op.prisoners.get(condition.prisoner, 0) > 0)
        and (not condition.member or has_role(c, condition.member))
        and (not condition.item or any(owns(squad, condition.item) for squad in squads))
        and (not condition.objective or condition.objective in c.op.objectives)
        and (not condition.sub_ability or any(squad.leader.sub == condition.sub_ability for squad in squads))
    )


def progress_holds(c: Campaign, condition: Condition) -> bool:
    """Where the operation stands."""
    op = c.op
    return (
        (not condition.trait or condition.trait in traits(c))
        and (not condition.difficulty or op.difficulty == condition.difficulty)
        and op.lap >= condition.lap_from
        and op.entered >= condition.tile_from
        and (not condition.tile_to or op.entered <= condition.tile_to)
        and (not condition.resolved or condition.resolved in op.resolved)
    )


SPACES = {"both": ["indoor", "outdoor"]}
"""The traits of a tile that is not of one kind alone (UA-SC.5)."""


def traits(c: Campaign) -> list[str]:
    """UA-SC.5: what the present tile is: indoor or outdoor, dark, and its free traits, later ones included."""
    if not c.op.tile:
        return []
    tile = c.scenario.tiles[c.op.tile]
    space = c.battle.space if c.battle is not None else tile.space
    found = [*SPACES.get(space, [space]), *tile.traits, *(["dark"] if tile.light == "dark" else [])]
    progress = c.scenario.progress
    late = list(progress.traits)
    if progress.laps:
        late += progress.laps[c.op.lap - 1].traits
    for entry in late:
        if c.op.entered >= entry.from_tile:
            found += entry.traits
    if "night" in found and "dark" not in found:
        found.append("dark")
    return found


def sniping_point(c: Campaign) -> bool:
    """UA-SC.31: every outdoor map has a sniping point unless the scenario says otherwise."""
    if not c.op.tile:
        return False
    tile = c.scenario.tiles[c.op.tile]
    return tile.sniping_point if tile.sniping_point is not None else tile.space in OUTDOORS


def battle_holds(c: Campaign, condition: Condition) -> bool:
    """Rounds, enemies and numbers; nothing of that outside battle."""
    if c.battle is None:
        return False
    battle = c.battle
    if condition.round and condition.round != ("odd" if battle.round % 2 else "even"):
        return False
    if battle.round < condition.round_from or (condition.round_to and battle.round > condition.round_to):
        return False
    if condition.unit and not unit_holds(c, condition):
        return False
    if condition.struck_first is not None and condition.struck_first != (battle.first == "squad"):
        return False
    if condition.outnumbered is None:
        return True
    mine = sum(1 + len(fighters(c, c.squads[seat])) for seat in alive(c))
    return condition.outnumbered == (mine < battle.enemies_at_start)


def named_unit(c: Campaign, name: str) -> str:
    """UA-SC.2: the unit that a name of the scenario means; "" for the first enemy where none stands."""
    if name != FIRST_ENEMY:
        return name
    return next((key for key, unit in c.fight.units.items() if not unit.left and unit.strength > 0), "")


def unit_holds(c: Campaign, condition: Condition) -> bool:
    """The state or strength of one enemy of the battle; one who never came is gone."""
    unit = c.fight.units.get(named_unit(c, condition.unit))
    if unit is None:
        return condition.state == "gone"
    if condition.strength_at_most is not None and unit.strength > condition.strength_at_most:
        return False
    if condition.state == "alive":
        return not unit.left and unit.strength > 0
    if condition.state == "gone":
        return bool(unit.left)
    return condition.state is None or unit.left == condition.state


TESTS: Mapping[str, Callable[[Campaign, Condition], bool]] = {
    "parts": parts_hold,
    "figures": figures_hold,
    "things": things_hold,
    "progress": progress_holds,
    "battle": battle_holds,
}
"""The test of each section of a condition; one of which no entry is given needs none."""
