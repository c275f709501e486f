"""Cases: the state that a case gives, and the procedures that cases may run besides beats.

`docs/cases.md` describes all of it for those who write cases.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hantei.core.agenda import then
from hantei.core.rulings import Rulings
from hantei.core.seats import REFEREE
from hantei.core.table import Table
from hantei.core.tally import Tally
from hantei.edition import Giving
from hantei.scenes.giving import BadCase, Fields

from ..content.at_hand import Content
from ..content.language import Encounter
from ..content.scenario import Scenario
from ..rules.battle.enemies import enemies
from ..rules.battle.harm import MOST_STAGES, hurt_member
from ..rules.battle.hit_table import hit_table
from ..rules.checks import SUB_ABILITIES, check, default_target, life_roll, named_roll, skill_tally
from ..rules.dice import roll_formula, roll_two_digits
from ..rules.referee import amend
from ..rules.scenario.conditions import traits
from ..rules.scenario.in_battle import new_unit
from ..rules.scenario.overrides import apply_rulings
from ..rules.squad import can_be_hit, stock
from ..start import new_campaign
from ..state import Battle, Campaign, Operation, Waiting, at
from .scenario import HERE, UNIT_NOW, WAITING, scenario_of
from .squad import SQUAD_FIELDS, give_squad

DESCRIBING = ("scenario", "map", "events", "enemies", "encounter", "without")
"""Fields of a case that describe the scenario, the one that may name one first."""


def given(mapping: Mapping[str, Any], scenario: Scenario, content: Content, rulings: Rulings) -> Campaign:
    """The state that a case gives in its scenario."""
    fields = Fields(mapping, "given")
    c = Campaign(content=Content(content.book, {scenario.id: scenario}), house=rulings, rulings=rulings)
    give_campaign(c, fields)
    give_operation(c, fields.take("operation", {}), scenario)
    apply_rulings(c)
    give_squads(c, fields)
    for name in DESCRIBING:
        fields.take(name)
    give_battle(c, fields.take("battle"), mapping)
    fields.done()
    return c


def give_campaign(c: Campaign, fields: Fields) -> None:
    """What outlasts an operation."""
    stage = fields.number("stage", 0)
    if not 0 <= stage <= MOST_STAGES:
        raise BadCase("given-odd", where="given.stage", found=str(stage))
    if stage:
        c.stages[next(iter(c.content.scenarios))] = stage
    c.pool = fields.text("pool", c.pool, ("separate", "shared"))
    fields.fill(c, "agenda", "squads", "operation", "battle", "pool")


def give_squads(c: Campaign, fields: Fields) -> None:
    """One squad from the fields of the case, or several by seat."""
    several = fields.take("squads")
    if several is None:
        give_squad(c, "leader", fields)
        return
    for seat, entry in Fields(several, "given.squads").left.items():
        own = Fields(entry, f"given.squads.{seat}")
        give_squad(c, seat, own)
        own.done()
    for name in SQUAD_FIELDS:
        if name in fields.left:
            raise BadCase("given-squads-apart", found=name)


def give_operation(c: Campaign, plain: Any, scenario: Scenario) -> None:
    """The operation under way; "none" between operations."""
    if plain == "none":
        return
    generated = HERE in scenario.tiles
    op = Operation(scenario.id, scenario.default_difficulty, entered=1, tile=HERE if generated else "")
    fields = Fields(plain, "given.operation")
    op.waiting = waiting(fields.many("waiting"), 0)
    fields.complete(op, "scenario", "waiting")
    c.operation = op
    c.agenda = [("operation_over",), ("leave_map", "")]


def waiting(entries: Sequence[Mapping[str, Any]], first: int) -> list[Waiting]:
    """Effects that wait already, and where they stand in the scenario."""
    paths = [f"tiles/{WAITING}/events/{first + i}" for i in range(len(entries))]
    return [Waiting(path, str(entry.get("scope", ""))) for path, entry in zip(paths, entries, strict=True)]


# A battle


def give_battle(c: Campaign, plain: Any, mapping: Mapping[str, Any]) -> None:
    """A battle already running, with its enemies as they stand; the end of it is on the agenda."""
    runtime = [name for entry in mapping.get("enemies", ()) for name in entry if name in UNIT_NOW]
    if plain is None or plain is False:
        if runtime:
            raise BadCase("given-no-battle", found=runtime[0])
        return
    fields = Fields({} if plain is True else plain, "given.battle")
    path = meeting_path(c)
    meeting: Encounter = at(c, path)
    tile = c.scenario.tiles[c.op.tile]
    battle = Battle(path, {}, first="squad", round=1, phase="squad", space=meeting.space or tile.space)
    c.battle = battle
    c.op.battles = max(c.op.battles, 1)
    effects = fields.many("effects")
    fields.fill(battle, "path", "units", "effects")
    if "dark" not in (plain if isinstance(plain, Mapping) else {}):
        battle.dark = "dark" in traits(c)
    give_units(c, path, meeting, mapping.get("enemies", ()))
    battle.effects = waiting(effects, len(c.op.waiting))
    for seat in c.squads:
        battle.began_with.setdefault(seat, stock(c, seat).magazines)
        battle.shares.setdefault(seat, len(can_be_hit(c, c.squads[seat])))
    battle.enemies_at_start = battle.enemies_at_start or enemies(c)
    fields.done()
    c.agenda.append(("battle_over",))


def give_units(c: Campaign, path: str, meeting: Encounter, entries: Any) -> None:
    """The enemies; strength is the number or life they began with unless the case says otherwise."""
    for i, entry in enumerate(meeting.units):
        plain = entries[i] if i < len(entries) else {}
        formula = entry.number if entry.kind == "group" else entry.life
        if not isinstance(formula, int):
            raise BadCase("given-strength-needed", found=entry.id)
        unit = new_unit(c, Table(), path, i)
        fields = Fields({name: plain[name] for name in plain if name in UNIT_NOW}, "given.enemies")
        fields.complete(unit, "spec", "kind", "level", "attitude")
        if "lost" not in plain:
            unit.lost = max(0, unit.initial - unit.strength)
        c.fight.units[entry.id] = unit


def meeting_path(c: Campaign) -> str:
    """The first encounter of the map on which the squad stands."""
    for i, effect in enumerate(c.scenario.tiles[c.op.tile].events if c.op.tile else ()):
        if isinstance(effect, Encounter):
            return f"tiles/{c.op.tile}/events/{i}"
    raise BadCase("given-no-enemies")


# Procedures


def make_check(
    c: Campaign,
    table: Table,
    ability: str = "skill",
    target: int | None = None,
    modifiers: tuple[int, ...] = (),
    kind: str = "check",
    who: str = "leader",
) -> None:
    """A check of the rules by itself: with skill, life, or a sub-ability named by the text."""
    extra = Tally()
    for amount in modifiers:
        extra.add(amount, "UA-07.3", "modifier")
    aim = default_target(c) if target is None else target
    if ability == "life":
        life_roll(c, table, who, aim, extra)
    elif ability in SUB_ABILITIES:
        named_roll(c, table, who, ability, kind, aim, extra)
    elif ability == "skill":
        tally = skill_tally(c.squads[who])
        for step in extra.steps:
            tally.add(step.amount, step.clause, step.label)
        check(table, kind, aim, tally, who=who)
    else:
        allowed = ["skill", "life", *SUB_ABILITIES]
        raise BadCase("given-unknown", where="make_check.ability", found=ability, allowed=allowed)


def throw(c: Campaign, table: Table, dice: str) -> None:
    """Dice as the book writes them: 1d6, 2d6+1, 1d3, d66; tells the event `thrown` with its `value`."""
    if dice in ("d66", "d33"):
        table.tell("thrown", dice=dice, value=int(roll_two_digits(c, table, dice)))
    else:
        table.tell("thrown", dice=dice, value=roll_formula(c, table, dice, "throw"))


def roll_hit_table(c: Campaign, table: Table, who: str = "leader", amount: int = 1) -> None:
    """The hit table by itself: whom it names takes the damage."""
    member = hit_table(c, table, who)
    table.tell("hit", who=member, role=c.squads[who].members[member].role)
    hurt_member(c, table, who, member, amount)


def meet(c: Campaign, table: Table) -> None:
    """The squad meets the enemies of the map."""
    then(c, ("encounter", meeting_path(c)))


def events(c: Campaign, table: Table) -> None:
    """The events of the map, in their order."""
    then(c, ("effects", f"tiles/{c.op.tile}/events"))


def new_game(c: Campaign, table: Table, leaders: int = 1, referee: bool = False) -> None:
    """A new game of the scenario for so many people (UA-03.1); tells who sits at the table.

    Its squads take the place of those given.
    """
    setup = {"scenario": next(iter(c.content.scenarios)), "leaders": leaders, "referee": referee}
    game = new_campaign(setup, c.content)
    table.tell("game", seats=[*game.squads, *([REFEREE] if game.referee else [])])
    c.squads = game.squads


def rule(c: Campaign, table: Table, words: str) -> None:
    """UA-11.2: a ruling of the game master, as it is given at the table: "set magazines 3"."""
    verb, *rest = words.split()
    amend(c, verb, rest)


PROCEDURES: dict[str, Callable[..., None]] = {
    "new_game": new_game,
    "amend": rule,
    "make_check": make_check,
    "throw": throw,
    "roll_hit_table": roll_hit_table,
    "meet": meet,
    "events": events,
}


GIVING = Giving(DESCRIBING, scenario_of, given, PROCEDURES)
"""What cases of this rulebook give and run."""
