"""Chapter 25 and detection rolls (察知ロール): avoiding a map, and what else a scenario lets the squad detect."""

from __future__ import annotations

from collections import Counter

from hantei.core.agenda import then
from hantei.core.decision import Choice
from hantei.core.table import Table
from hantei.core.tally import Tally

from ..content.language import Effect, Encounter, If, UnitSpec
from ..content.records import Role
from ..state import INDOORS, Campaign, Squad, at
from .beats import beat
from .checks import Result, can_use_sub, check, named_ability, skill_tally, spend_point, sub_tally
from .dice import roll_formula
from .gear import find, gear_of, tell_use, use_up
from .scenario.conditions import holds, sniping_point, traits
from .scenario.overrides import override
from .squad import add_role_bonuses, alive, in_action, role_of

# The roll


def called_for(c: Campaign, table: Table, seat: str, target: int, extra: Tally) -> Result | None:
    """UA-25.6: a detection roll that a scenario calls for is made with dexterity or skill, by any leader.

    None where the table rules that nobody without dexterity may try (UA-09.7).
    """
    ability = named_ability(c, table, seat, "dexterity", "detection")
    if not ability:
        table.tell("impossible", who=seat, kind="detection")
        return None
    return detection_roll(c, table, seat, ability, target, extra)


def detection_roll(c: Campaign, table: Table, seat: str, ability: str, target: int, extra: Tally) -> Result:
    """UA-25.2, UA-25.7: dexterity (1 point) or skill, with everything that helps or hinders detection.

    UA-28.85: a reroll belongs to the same check: it uses the same value, and the point is taken once, after the
    last roll.
    """
    squad = c.squads[seat]
    offer_scanner(c, table, seat)
    tally = sub_tally(squad) if ability == "dexterity" else skill_tally(squad)
    for step in extra.steps:
        tally.add(step.amount, step.clause, step.label)
    add_modifiers(c, squad, tally)
    result = check(table, "detection", target, tally, who=seat)
    while not result.success:
        options = rerolls(c, squad)
        choice = table.choose(Choice(seat, "detection_reroll", "UA-28.85", ["keep", *options], {"total": result.total}))
        if choice == "keep":
            break
        c.op.map_marks.append(f"reroll:{choice}")
        table.tell("reroll", who=seat, role=choice)
        result = check(table, "detection", target, tally, who=seat)
    if ability == "dexterity":
        spend_point(table, seat, squad)
    return result


def add_modifiers(c: Campaign, squad: Squad, tally: Tally) -> None:
    """UA-25.7: scouts, armour, NVG in the dark, the scanner, conditions and companions."""
    add_role_bonuses(c, squad, tally, "detection")
    dark = "dark" in traits(c)
    seen: list[str] = []
    for key, item in squad.items.items():
        entry = gear_of(c, item)
        if item.gear in seen or (entry.kind == "body_protection" and key != squad.worn):
            continue
        seen.append(item.gear)
        amount = entry.detection + (entry.detection_dark if dark else 0)
        tally.add(amount, entry.clause, f"gear-{item.gear}")
    if "scanner" in c.op.map_marks:
        tally.add(1, "UA-40.15", "gear-tactical_scanner")
    for name in squad.leader.conditions:
        if name in c.scenario.conditions:
            tally.add(c.scenario.conditions[name].detection, "UA-SC.21", "condition")
    for name in c.op.companions:
        tally.add(c.scenario.companions[name].detection, "UA-SC.2", "companion")


def offer_scanner(c: Campaign, table: Table, seat: str) -> None:
    """UA-40.15: one use of the tactical scanner helps detection on this map."""
    key = find(c.squads[seat], "tactical_scanner")
    if not key or "scanner" in c.op.map_marks:
        return
    about = {"uses": c.squads[seat].items[key].uses}
    if table.choose(Choice(seat, "scanner", "UA-40.15", ["keep", "use"], about)) == "use":
        c.op.map_marks.append("scanner")
        tell_use(c, table, seat, key)
        use_up(c, table, seat, key)


def rerolls(c: Campaign, squad: Squad) -> list[str]:
    """UA-28.85, UA-28.88: a spotter outdoors and a K9 anywhere, once a map each; UA-28.94: each of them if so ruled."""
    there = (squad.members[key] for key in in_action(squad))
    counts = Counter(member.role for member in there if reaches(c, role_of(c, member)))
    if c.rulings["role_stacking"] != "stack":
        counts = Counter(list(counts))
    return [role for role, n in counts.items() if c.op.map_marks.count(f"reroll:{role}") < n]


def reaches(c: Campaign, role: Role) -> bool:
    """Whether a member of this role can help detection here: a spotter outdoors, where there is a sniping point."""
    here = role.detection_reroll == "any" or (role.detection_reroll == "outdoor" and "outdoor" in traits(c))
    return here and (sniping_point(c) or not role.post)


# Avoiding a map


def detectors(c: Campaign) -> list[str]:
    """UA-25.1, UA-25.6: who may try to avoid a map: dexterity leaders with a point, or any leader if so ruled."""
    if c.rulings["scouting_open_to_all"] == "on":
        return alive(c)
    return [seat for seat in alive(c) if can_use_sub(c.squads[seat], "dexterity")]


@beat("detect", "UA-25.1", "UA-25.2", "UA-25.3", "UA-25.4", "UA-25.5", "UA-28.32")
def detect(c: Campaign, table: Table, tile: str, row: str, position: str) -> None:
    """Before the squad enters the map just drawn a leader may try to avoid it.

    On a success the result has not occurred and the dice are rolled again, or the leader enters with a flashbang;
    on a failure it takes place as rolled. One attempt a map.
    """
    op = c.op
    came_from, op.tile = op.tile, tile
    op.entered += 1  # traits and conditions speak of the map to be entered
    choice = seat = "enter"
    for seat in detectors(c):
        if table.choose(Choice(seat, "detect", "UA-25.1", ["enter", "detect"], {"tile": tile})) == "detect":
            choice = attempt(c, table, seat, tile)
            break
    op.tile = came_from
    op.entered -= 1
    if choice == "avoid":
        table.tell("map_avoided", tile=tile, row=row)
        then(c, ("redraw", position))
        return
    then(c, ("enter", tile, row, position, seat if choice == "flashbang" else ""))


def attempt(c: Campaign, table: Table, seat: str, tile: str) -> str:
    """UA-25.2: dexterity, target number 4; UA-25.6: skill where every leader may try and this one has no dexterity.

    UA-25.3, UA-28.32: what a success is used for.
    """
    ability = "dexterity" if can_use_sub(c.squads[seat], "dexterity") else "skill"
    result = detection_roll(c, table, seat, ability, override(c, "UA-25.2", 4), Tally())
    if not result.success:
        return "enter"
    options = ["avoid"]
    if c.scenario.tiles[tile].space in INDOORS and find(c.squads[seat], "flashbang") and groups_inside(c, tile):
        options.append("flashbang")
    return table.choose(Choice(seat, "detected", "UA-28.32", options, {"tile": tile}))


def first_encounter(c: Campaign, tile: str) -> str:
    """The path of the first encounter that a map holds for sure, or ""."""

    def search(path: str, effects: tuple[Effect, ...]) -> str:
        for i, effect in enumerate(effects):
            here = f"{path}/{i}"
            if isinstance(effect, Encounter):
                return here
            if isinstance(effect, If):
                branch = "then" if holds(c, effect.when) else "otherwise"
                found = search(f"{here}/{branch}", getattr(effect, branch))
                if found:
                    return found
        return ""

    return search(f"tiles/{tile}/events", c.scenario.tiles[tile].events)


def groups_inside(c: Campaign, tile: str) -> list[str]:
    """UA-28.33: the paths of the groups met first on a map.

    A high-threat target is not captured, nor is anybody immune to flashbangs (UA-SC.11).
    """
    path = first_encounter(c, tile)
    if not path:
        return []
    meeting: Encounter = at(c, path)
    return [
        f"{path}/units/{i}"
        for i, unit in enumerate(meeting.units)
        if unit.kind == "group" and not unit.arrives and holds(c, unit.present) and not dazzle_proof(unit)
    ]


def dazzle_proof(unit: UnitSpec) -> bool:
    """UA-SC.11: whether a flashbang does nothing to these people."""
    return any(entry.to == "flashbang" and entry.effect == "immune" for entry in unit.resistances)


@beat("flashbang_entry", "UA-28.32", "UA-28.33", "UA-28.34", "UA-28.22")
def flashbang_entry(c: Campaign, table: Table, seat: str, tile: str) -> None:
    """A skill check, target number 4, against the people in the room.

    Success: they are prisoners, without ties and without a battle. Failure: they fight to the end, and first.
    """
    squad = c.squads[seat]
    key = find(squad, "flashbang")
    tell_use(c, table, seat, key)
    use_up(c, table, seat, key)
    result = check(table, "flashbang_entry", override(c, "UA-28.33", 4), skill_tally(squad, "UA-28.33"), who=seat)
    if not result.success:
        c.op.map_marks.append("flashbang_failed")
        if c.rulings["flashbang_failed_reaction"] == "no_prisoners":
            c.op.map_marks.append("no_prisoners")
        return
    for path in groups_inside(c, tile):
        capture_group(c, table, path)


def capture_group(c: Campaign, table: Table, path: str) -> None:
    """UA-28.33, UA-SC.14: a whole group is taken; `on_capture` of the scenario books its prisoners itself."""
    spec = at(c, path)
    n = max(1, roll_formula(c, table, spec.number, "number"))
    c.op.map_marks.append(f"captured:{path}")
    table.tell("captured", unit=spec.id, n=n)
    if spec.on_capture:
        then(c, ("effects", f"{path}/on_capture"))
        return
    kind = spec.id if spec.id in c.scenario.prisoners else "soldier"
    c.op.prisoners[kind] = c.op.prisoners.get(kind, 0) + n
