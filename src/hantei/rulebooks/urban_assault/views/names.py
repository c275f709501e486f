"""What things are called: people, enemies, gear, maps; everything as messages and texts, never as sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hantei.core.decision import Fact
from hantei.core.message import Message, Sayable, Single
from hantei.core.seats import REFEREE
from hantei.core.text import Text
from hantei.scenes.naming import Name

from ..content.language import UnitSpec
from ..content.rows import find_row
from ..content.scenario import Scenario
from ..rules.gear import UNARMED
from ..rules.progress import settled, tile_of
from ..rules.squad import number_of
from ..state import INDOORS, OUTDOORS, Campaign, Item, Unit

STOCKS = ("magazines", "scrip", "mre")


# People


def leader_name(c: Campaign, name: str) -> Name:
    """A leader's name; callsigns of the book in both languages."""
    return c.content.book.called.get(name, name)


def enemy_id(key: str) -> str:
    """Return the id of an enemy's sheet, and of its counter on a board; no leader can have it."""
    return f"enemy/{key}"


def called(c: Campaign, seat: str) -> Name:
    """What a leader is called: by name, or by the rank where there is none yet; two of one name are numbered."""
    leader = c.squads[seat].leader
    name: Name = leader_name(c, leader.name) if leader.name else Message("ua-leader")
    namesakes = [other for other, squad in c.squads.items() if squad.leader.name == leader.name]
    if len(namesakes) > 1:
        n = 1 + namesakes.index(seat)
        if not leader.name:
            return Message("ua-leader-numbered", {"n": n})
        return Message("ua-numbered", {"name": name, "n": n})
    return name


def person(c: Campaign, who: str) -> Name:
    """A leader or a member in a sentence: the only one of a role has an article in English ("The medic")."""
    name = labelled(c, who)
    return Message("ua-member", {"name": name}) if isinstance(name, Text) and who not in c.squads else name


def labelled(c: Campaign, who: str) -> Name:
    """A leader by the seat, or a member by the key, numbered where there are several of the role, on a label."""
    if who in c.squads:
        return called(c, who)
    if who == REFEREE:
        return Message("ua-referee")
    role, number = who.rpartition("-")[0], number_of(c, who)
    alike = [key for squad in c.squads.values() for key in squad.members if key.rpartition("-")[0] == role]
    if number == 1 and (not alike or alike == [who]):
        return role_name(c, role)
    return Message("ua-numbered", {"name": role_name(c, role), "n": number})


def role_name(c: Campaign, role: str) -> Text:
    """The name of a kind of member."""
    return c.content.roles[role].name


def crew(c: Campaign, keys: list[str]) -> list[Message | Text]:
    """Members counted by role, on a label: "assault x3, medic"."""
    return [
        Message("ua-many", {"name": role_name(c, role), "n": n}) if n > 1 else role_name(c, role)
        for role, n in by_role(keys).items()
    ]


def recruits(c: Campaign, keys: list[str]) -> list[Single]:
    """Members in a sentence, counted by role: "6 assault troopers"."""
    return [Message("ua-recruits", {"name": role_name(c, role), "n": n}) for role, n in by_role(keys).items()]


def by_role(keys: list[str]) -> dict[str, int]:
    """How many members there are of each role."""
    roles = [key.rpartition("-")[0] for key in keys]
    return {role: roles.count(role) for role in dict.fromkeys(roles)}


# Enemies


def unit_spec(c: Campaign, key: str) -> UnitSpec:
    """The description of an enemy by its id: of the battle now fought, else of the map, else of any scenario."""
    if c.battle is not None and key in c.battle.units:
        found = search(c, c.battle.units[key].spec)
        if isinstance(found, UnitSpec):
            return found
    for ids in places(c):
        if key in ids:
            return ids[key]
    raise KeyError(key)


def places(c: Campaign) -> list[Mapping[str, UnitSpec]]:
    """List where to look for an enemy of a scenario, the nearest first."""
    enemies, near = c.content.enemies, list[Mapping[str, UnitSpec]]()
    if c.operation is not None:
        here = enemies[c.op.scenario]
        near = [*([here[c.op.tile]] if c.op.tile else []), here[""]]
    return [*near, *(one[""] for one in enemies.values())]


def unit_name(c: Campaign, key: str) -> Text:
    """The name of an enemy."""
    return unit_spec(c, key).name


def reaction_name(reaction: str) -> Message:
    """A row of the reaction table."""
    return Message(f"ua-reaction-{reaction}")


def stage_help(stage: int) -> Message:
    """What a reorganisation stage gives (UA-41.11 to UA-41.13)."""
    return Message("ua-stage-help", {"stage": stage})


def signed(n: int) -> Message:
    """A figure with its sign."""
    return Message("ua-minus", {"n": -n}) if n < 0 else Message("ua-plus", {"n": n})


# Gear and skills


def gear_name(c: Campaign, gear: str) -> Text:
    """The name of a piece of gear."""
    return c.content.gear[gear].name


def item_name(c: Campaign, item: Item) -> Name:
    """A piece of gear carried: with what is mounted on it, and the uses left."""
    name: Name = gear_name(c, item.gear)
    if item.attachment:
        name = Message("ua-mounted", {"gun": name, "attachment": gear_name(c, item.attachment)})
    if item.first_uses:
        return Message("ua-uses", {"name": name, "n": item.uses})
    return name


def owned_name(c: Campaign, seat: str, key: str) -> Name:
    """A piece of gear by its key in a squad; one no longer there by the name of its kind."""
    item = c.squads[seat].items.get(key)
    return bare_name(c, seat, key) if item is None else numbered(c, seat, key, item_name(c, item))


def bare_name(c: Campaign, seat: str, key: str) -> Name:
    """The same without what is mounted on it."""
    head, _, number = key.rpartition("-")
    return numbered(c, seat, key, gear_name(c, head if head and number.isdecimal() else key))


def numbered(c: Campaign, seat: str, key: str, name: Name) -> Name:
    """A name with its place among the pieces of the same gear, where another one is carried."""
    head = key.rpartition("-")[0]
    alike = [one for one, item in c.squads[seat].items.items() if item.gear == head]
    return Message("ua-copy", {"name": name, "n": 1 + alike.index(key)}) if len(alike) > 1 and key in alike else name


def grip_name(c: Campaign, seat: str, grip: str) -> Name:
    """What is held: a gun, a gun and a shield, a shield, or nothing."""
    gun, _, shield = grip.partition("+")
    gun = "" if gun == UNARMED else gun
    if not gun and not shield:
        return Message("ua-bare-hands")
    if not gun or not shield:
        return owned_name(c, seat, gun or shield)
    return Message("ua-grip", {"gun": owned_name(c, seat, gun), "shield": owned_name(c, seat, shield)})


def skill_name(c: Campaign, skill: str) -> Text:
    """The name of a skill."""
    return c.content.book.skills[skill].name


def sub_name(sub: str) -> Message:
    """The name of a sub-ability."""
    return Message(f"ua-sub-{sub}")


def check_name(kind: str) -> Message:
    """The name of a check."""
    return Message(f"ua-check-{kind}")


# The scenario


def scenario_of(c: Campaign, name: str = "") -> Scenario | None:
    """A scenario by its id, else the one now played."""
    if name:
        return c.content.scenarios[name]
    return c.scenario if c.operation is not None else None


def search(c: Campaign, path: str) -> Any:
    """What stands at a path, in the scenario now played or else in any; None where no scenario has it."""
    scenarios = [c.scenario] if c.operation is not None else []
    for scenario in [*scenarios, *c.content.scenarios.values()]:
        here: Any = scenario
        for part in path.split("/"):
            if isinstance(here, tuple):
                here = here[int(part)] if int(part) < len(here) else None
            elif isinstance(here, dict):
                here = here.get(part)
            else:
                here = getattr(here, part, None)
        if here is not None:
            return here
    return None


def declared(c: Campaign, kind: str, name: str) -> Text | None:
    """The name that a scenario gives to one of its own things: counters, information, companions, conditions, ..."""
    here = [c.scenario] if c.operation is not None else []
    for scenario in [*here, *c.content.scenarios.values()]:
        entry = getattr(scenario, kind).get(name)
        if entry is not None:
            text: Text = entry.title if kind == "tiles" else entry.name
            return text
    return None


def own(c: Campaign, kind: str, name: str) -> Name:
    """The same, or the bare word where no scenario declares it."""
    return declared(c, kind, name) or name


def place_of(c: Campaign, path: str) -> Name:
    """The map in whose description something stands, else the scenario."""
    parts = path.split("/")
    if parts[0] == "tiles":
        return own(c, "tiles", parts[1])
    return c.scenario.title if c.operation is not None else Message("ua-count-nowhere")


def prisoner_name(c: Campaign, kind: str) -> Name:
    """A kind of prisoner: as the scenario calls them, or after the enemies they were."""
    if kind == "soldier":
        return Message("ua-soldier")
    return own(c, "prisoners", kind)


def condition_name(c: Campaign, condition: str) -> Name:
    """A condition: of the book, or the scenario's own."""
    return Message("ua-condition-arm_injured") if condition == "arm_injured" else own(c, "conditions", condition)


def place_name(c: Campaign, place: str) -> Name:
    """A place of a fixed map: the title of its map."""
    scenario = scenario_of(c)
    entry = scenario.progress.places.get(place) if scenario is not None else None
    return own(c, "tiles", entry.tile) if entry is not None else place


def difficulty_name(c: Campaign, difficulty: str) -> Name:
    """A difficulty of the scenario now played."""
    if not difficulty:
        return Message("ua-difficulty-none")
    return own(c, "difficulties", difficulty)


def table_name(c: Campaign, table: str) -> Name:
    """A loot table."""
    if table == "standard":
        return Message("ua-table-standard")
    for scenario in c.content.scenarios.values():
        entry = scenario.tables.get(table)
        if entry is not None and entry.name is not None:
            return entry.name
    return Message("ua-table-standard")


THINGS = (
    *STOCKS, "wound", "life", "hurt", "heal", "trap", "gain", "check", "price", "escape", "drop_out", "restore",
    "equipment", "supply",
)  # fmt: skip


def wounded(n: int) -> dict[str, Sayable]:
    """UA-28.50: how many wounds a leader has, and what they do."""
    return {"wounds": n, "does": Message("ua-wound-does", {"wounds": n})}


def thing(c: Campaign, what: str) -> Name:
    """What is gained, lost, cured or asked about: a word of the rules, a condition, or gear."""
    if what in THINGS:
        return Message(f"ua-thing-{what}")
    if what in c.content.gear:
        return gear_name(c, what)
    if what in c.content.roles:
        return role_name(c, what)
    return condition_name(c, what)


def amount(what: str, n: int) -> Message:
    """An amount of magazines, scrip or portions, as it is paid and found."""
    return Message(f"ua-amount-{what}", {"n": n})


def price(**amounts: int) -> list[Message]:
    """Everything that has to be paid; what costs nothing is left out."""
    return [amount(what, n) for what, n in amounts.items() if n]


# Facts of questions and events as arguments of messages


def said(c: Campaign, name: str, fact: Fact) -> Sayable:
    """A fact as an argument: names for ids, everything else as it is."""
    if isinstance(fact, bool):
        return int(fact)
    if isinstance(fact, list):
        return [gear_name(c, str(part)) if name == "items" else part for part in fact]
    if isinstance(fact, int) or not fact:
        return fact
    return named(c, name, fact)


def arguments(c: Campaign, facts: Mapping[str, Any]) -> dict[str, Sayable]:
    """The facts as arguments."""
    return {name: said(c, name, fact) for name, fact in facts.items()}


def named(c: Campaign, name: str, fact: str) -> Name:
    """The name of what an id stands for."""
    if name in ("who", "member", "fallen", "of"):
        return fact if fact in ("volley", "members") else person(c, fact)
    if name in DECLARED:
        return own(c, DECLARED[name], fact)
    simple = SIMPLE.get(name)
    return simple(c, fact) if simple is not None else fact


DECLARED = {
    "tile": "tiles", "back": "tiles", "companion": "companions", "information": "information", "counter": "counters",
    "objective": "objectives",
}  # fmt: skip
SIMPLE: dict[str, Callable[[Campaign, str], Name]] = {
    "unit": unit_name,
    "gear": gear_name,
    "role": role_name,
    "skill": skill_name,
    "name": leader_name,
    "prisoner": prisoner_name,
    "condition": condition_name,
    "place": place_name,
    "table": table_name,
    "difficulty": difficulty_name,
    "what": thing,
    "sub": lambda c, sub: sub_name(sub),
    "reaction": lambda c, reaction: reaction_name(reaction),
    "check": lambda c, kind: check_name(kind),
    "scenario": lambda c, scenario: c.content.scenarios[scenario].title,
}


def step_label(c: Campaign, label: str) -> Message:
    """The name of a step of a tally: why a number is what it is."""
    head, _, name = label.partition("-")
    if head == "gear":
        return plain(gear_name(c, name))
    if head == "role":
        return Message("ua-step-role", {"name": role_name(c, name)})
    if head == "skill" and name:
        return plain(skill_name(c, name))
    if head == "condition" and name:
        return plain(condition_name(c, name))
    return Message(f"ua-step-{label}")


def plain(text: Sayable) -> Message:
    """A name or text as a message."""
    return text if isinstance(text, Message) else Message("ua-plain", {"text": text})


def strength(unit: Unit, level: int, name: Name) -> Message:
    """An enemy with level and strength: soldiers of a group, life of a high-threat target."""
    args = {"name": name, "level": level, "n": unit.strength}
    if unit.kind == "group":
        return Message("ua-group-left" if unit.strength < unit.initial else "ua-group", args)
    return Message("ua-target", args)


def spaces(space: str) -> list[Message]:
    """What a place is: indoors, outdoors, or both at once."""
    if space in INDOORS and space in OUTDOORS:
        return [Message("ua-trait-both")]
    found = [Message("ua-trait-indoor")] if space in INDOORS else []
    return [*found, Message("ua-trait-outdoor")] if space in OUTDOORS else found


def map_of(c: Campaign, result: str) -> Name:
    """The map of the row on which a result of the map table falls, whether it is still to come or resolved."""
    rows = c.scenario.progress.rows
    return own(c, "tiles", rows[find_row(rows, int(result))])


def led_to(c: Campaign, result: str) -> Name:
    """The map to which a result leads (UA-SC.22: another one where its own is resolved), or "" to throw again."""
    row = settled(c, result)
    return own(c, "tiles", tile_of(c, row)) if row else ""
