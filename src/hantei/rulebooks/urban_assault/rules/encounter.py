"""Chapter 35: encounters and reactions (反応表)."""

from __future__ import annotations

from hantei.core.agenda import drop_next, then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table

from ..content.language import Encounter, Loot, Reaction
from ..content.rows import find_row, in_order, span
from ..state import Battle, Campaign, Squad, at, encounter, waiting
from .battle.enemies import enemies, groups, standing, targets
from .battle.harm import check_leader
from .battle.shooting_skills import preempt
from .beats import beat
from .checks import check, skill_tally, spend_on_skill
from .dice import D6, roll_formula
from .gear import drop_surplus, gear_of, recover, throw_away
from .leader import knows
from .scenario.conditions import holds, traits
from .scenario.in_battle import meant_for, new_unit
from .squad import alive, fighters, full_life, in_action, role_of, snipers_of, spend, stock


@beat("encounter", "UA-35.1", "UA-35.2", "UA-35.9", "UA-35.10")
def meet(c: Campaign, table: Table, path: str) -> None:
    """Who is met, and how many; a force remembered as friendly lets the squad pass without a die."""
    meeting: Encounter = at(c, path)
    if memory_key(path, meeting) in c.op.memory:
        table.tell("remembered", reaction=c.op.memory[memory_key(path, meeting)])
        then(c, ("effects", f"{path}/peaceful"))
        return
    battle = battle_at(c, table, path)
    if not any(unit.strength for unit in battle.units.values()):
        then(c, ("effects", f"{path}/peaceful"))
        return
    c.battle = battle
    table.tell("encounter", worded=bool(meeting.text), path=path)
    for key in standing(c):
        unit = battle.units[key]
        table.tell("met", unit=key, kind=unit.kind, level=unit.level, n=unit.strength)
    then(c, ("approach",), ("battle_over",))


def battle_at(c: Campaign, table: Table, path: str) -> Battle:
    """The battle that an encounter leads to: those who are there, and where."""
    meeting: Encounter = at(c, path)
    units = {
        entry.id: new_unit(c, table, path, i)
        for i, entry in enumerate(meeting.units)
        if holds(c, entry.present) and f"captured:{path}/units/{i}" not in c.op.map_marks  # UA-28.33
    }
    space = meeting.space or c.scenario.tiles[c.op.tile].space
    return Battle(path, units, space=space, dark="dark" in traits(c))


def memory_key(path: str, meeting: Encounter) -> str:
    """UA-SC.10: a reaction is remembered for those met here, or for their whole force wherever it stands."""
    return meeting.force if meeting.memory == "force" else path


@beat("approach", "UA-35.3", "UA-35.4", "UA-34.7", "UA-35.20", "UA-35.21")
def approach(c: Campaign, table: Table) -> None:
    """The leader strikes at once or waits for the reaction; a scenario may leave no choice."""
    meeting: Encounter = at(c, c.fight.path)
    if "flashbang_failed" in c.op.map_marks:  # UA-28.34
        c.op.map_marks.remove("flashbang_failed")
        to_battle(c, "enemy", "fight_to_the_end")
        return
    if meeting.initiative_target:
        to_battle(c, initiative(c, table, meeting.initiative_target), "")
        return
    if meeting.first:
        to_battle(c, meeting.first, "")
        return
    seat = alive(c)[0]
    options = ["see_reaction"] if meeting.ambush or strikes_first(c) else ["first_strike", "see_reaction"]
    if table.choose(Choice(seat, "approach", "UA-35.3", options)) == "first_strike":
        table.tell("first_strike")
        to_battle(c, "squad", "")
    elif can_be_read(c):
        then(c, ("react",))
    else:
        to_battle(c, "enemy", "")  # UA-35.7, UA-35.21


def can_be_read(c: Campaign) -> bool:
    """UA-35.7: whether these enemies have a reaction table; without one they attack at once."""
    return bool(encounter(c, c.fight).reactions)


def strikes_first(c: Campaign) -> bool:
    """UA-35.20, option target_first: a high-threat target that is there always acts first."""
    return bool(targets(c)) and c.rulings["first_strike_high_threat"] == "target_first"


def initiative(c: Campaign, table: Table, target: int) -> str:
    """UA-28.15, UA-SC.26: an initiative check where the scenario makes one; body armour takes 1 off."""
    squad = c.squads[alive(c)[0]]
    tally = skill_tally(squad)
    if squad.worn:
        worn = gear_of(c, squad.items[squad.worn])
        tally.add(worn.initiative, worn.clause, f"gear-{squad.items[squad.worn].gear}")
    return "squad" if check(table, "initiative", target, tally, who=alive(c)[0]).success else "enemy"


def to_battle(c: Campaign, first: str, attitude: str) -> None:
    """UA-34.9, UA-36.1 to UA-36.3: battle, with its first side; `attitude` of all units where a reaction was read."""
    c.fight.first = first
    for unit in c.fight.units.values():
        unit.attitude = attitude or unit.attitude
    then(c, ("battle_start",))


# The reaction table


@beat("react", "UA-35.5", "UA-21.20", "UA-21.21", "UA-28.90", "UA-28.92")
def react(c: Campaign, table: Table) -> None:
    """1d6 on the reaction table; interpreter and political work may shift the die once it is seen."""
    die = table.roll(D6, "reaction")
    table.tell("reaction_die", die=die)
    found = reaction_modifiers(c)
    change = sum(n for _, n in found)
    low, high = ends_of_reactions(c)
    moved = max(low, min(high, die + change))
    if moved != die:
        sources, changes = [source for source, _ in found], [n for _, n in found]
        table.tell("reaction_moved", change=change, die=moved, sources=sources, changes=changes)
    then(c, ("shift_reaction", moved))


def reaction_modifiers(c: Campaign) -> list[tuple[str, int]]:
    """UA-SC.9: what the scenario adds to the die: the encounter, companions (by name), and effects that wait."""
    found = [("encounter", at(c, c.fight.path).reaction_modifier)]
    found += [(name, c.scenario.companions[name].reaction) for name in c.op.companions]
    waits = [waiting(c, effect) for effect in c.op.waiting if effect.scope != "next_map"]
    found += [("waiting", wait.reaction) for wait in waits if meant_for(c, wait)]
    return [(source, n) for source, n in found if n]


def ends_of_reactions(c: Campaign) -> tuple[int, int]:
    """UA-21.20: a die is shifted from 1 to 6, or as far as the rows go."""
    rows = in_order(at(c, c.fight.path).reactions)
    return min(1, span(rows[0])[1]), max(6, span(rows[-1])[0])


@beat("shift_reaction", "UA-21.20", "UA-28.90")
def shift_reaction(c: Campaign, table: Table, die: int) -> None:
    """Shifts are kept within the table and add up."""
    options = shifts(c, die)
    seat = alive(c)[0]
    about = {"die": die, "reaction": reaction_at(c, die).reaction}
    choice = table.choose(Choice(seat, "reaction_shift", "UA-21.20", ["keep", *options], about))
    if choice == "keep":
        then(c, ("reaction", die))
        return
    who, _, way = choice.partition(":")
    moved = die + (1 if way == "up" else -1)
    if who == "interpreter":
        c.op.map_marks.append("interpreter")
        table.tell("shifted", by="interpreter", way=way, die=moved)
    else:
        spend_on_skill(table, who, c.squads[who], "political_work", die=moved)
    then(c, ("shift_reaction", moved))


def shifts(c: Campaign, die: int) -> list[str]:
    """List who can shift the die, and which way: "interpreter:up", "leader:down"."""
    sources = []
    no_target = all(unit.kind == "group" for unit in c.fight.units.values())  # UA-28.92
    interpreters = [
        key
        for seat in alive(c)
        for key in in_action(c.squads[seat])
        if role_of(c, c.squads[seat].members[key]).reaction_shift
    ]
    used = c.op.map_marks.count("interpreter")
    most = len(interpreters) if c.rulings["role_stacking"] == "stack" else 1
    if interpreters and no_target and used < most:
        sources.append("interpreter")
    sources += [seat for seat in alive(c) if knows(c, c.squads[seat].leader, "political_work")]
    low, high = ends_of_reactions(c)
    ways = [way for way, to in (("up", die + 1), ("down", die - 1)) if low <= to <= high]
    return [f"{source}:{way}" for source in sources for way in ways]


def reaction_at(c: Campaign, die: int) -> Reaction:
    """The row of the reaction table that a die names."""
    rows = at(c, c.fight.path).reactions
    row = rows[find_row(rows, die)]
    return row if isinstance(row, Reaction) else Reaction(row)


FIGHTS = ("hostile", "fight_to_the_end")
"""Reactions that lead straight to battle: a leader who held fire then is not asked again as it starts."""


@beat("reaction", "UA-35.6", "UA-35.24", "UA-19.16")
def reaction(c: Campaign, table: Table, die: int) -> None:
    """Carry out what the enemy does; pre-emptive fire may still open the fight, whatever was read."""
    row = reaction_at(c, die)
    table.tell("reaction", reaction=row.reaction)
    for seat in alive(c):
        if knows(c, c.squads[seat].leader, "preemptive_fire"):
            about = {"reaction": row.reaction}
            if table.choose(Choice(seat, "preemptive_fire", "UA-19.16", ["wait", "fire"], about)) == "fire":
                preempt(c, table, seat, **unawaited(row.reaction))
                ends = row.reaction == "fight_to_the_end"
                to_battle(c, "squad", "fight_to_the_end" if ends else "hostile")
                return
            if row.reaction in FIGHTS:  # a demand refused, or numbers that hold, are another occasion (UA-19.17)
                c.fight.held_fire.append(seat)
    REACTIONS[row.reaction](c, table, die)


def unawaited(reaction: str) -> dict[str, Fact]:
    """What pre-emptive fire does not wait for (for the log): to hear a demand, or to see who is outnumbered."""
    facts = {"extortion": "unheard", "withdraw_if_outnumbered": "uncounted"}
    return {facts[reaction]: True} if reaction in facts else {}


def remember(c: Campaign) -> None:
    """UA-35.9, UA-35.10: at the next visit the same reaction, without a die."""
    meeting: Encounter = at(c, c.fight.path)
    c.op.memory[memory_key(c.fight.path, meeting)] = "friendly"


def supportive(c: Campaign, table: Table, die: int) -> None:
    """UA-35.9: the whole squad regains 1 life each (UA-32.12); friendly at the next visit."""
    for seat in alive(c):
        squad = c.squads[seat]
        table.tell("healed", who=seat, n=recover(c, squad, 1), left=squad.leader.life)
        for key in in_action(squad):
            member = squad.members[key]
            member.life = min(full_life(c, member), member.life + 1)
    remember(c)
    part(c, die, loot=False)


def friendly(c: Campaign, table: Table, die: int) -> None:
    """UA-35.10: no attack, free passage, the same at the next visit."""
    remember(c)
    part(c, die, loot=False)


def neutral(c: Campaign, table: Table, die: int) -> None:
    """UA-35.11: no attack; information or trade where the scenario lists it."""
    part(c, die, loot=False)


def enemy_leaves(c: Campaign, table: Table, die: int) -> None:
    """UA-35.12: the group leaves; gear may be gained as after a victory."""
    leave_unfought(c, die, loot=True)


def leave_unfought(c: Campaign, die: int, loot: bool) -> None:
    """UA-35.12, UA-35.13: the enemies go; where the table counts that as flight, one may be caught first (UA-21.10)."""
    if c.rulings["flight_negotiation"] == "in_battle":
        part(c, die, loot)
        return
    then(c, *(("flight", key) for key in groups(c)), ("gone", die, int(loot)))


@beat("gone", "UA-35.12", "UA-35.13")
def gone(c: Campaign, table: Table, die: int, loot: int) -> None:
    """Nobody is left to talk to: the encounter ends."""
    part(c, die, bool(loot))


def if_outnumbered(c: Campaign, table: Table, die: int) -> None:
    """UA-35.13: it leaves if the squad has more combatants; otherwise it is hostile."""
    mine, theirs = combatants(c), enemies(c)
    table.tell("numbers", mine=mine, theirs=theirs, leaves=mine > theirs)
    if mine > theirs:
        leave_unfought(c, die, loot=c.rulings["loot_after_outnumbered"] == "loot")
    else:
        to_battle(c, "enemy", "hostile")


def combatants(c: Campaign) -> int:
    """UA-35.14: leaders and every combatant with the squad; not the sniping point, not non-combatants."""
    ruling = c.rulings["combatant_count"]
    total = 0
    for seat in alive(c):
        total += len(fighters(c, c.squads[seat])) + (0 if ruling == "members_only" else 1)
        if ruling == "with_sniper" and c.fight.outdoors:
            total += len(snipers_of(c, c.squads[seat]))
    return total


def extortion(c: Campaign, table: Table, die: int) -> None:
    """UA-35.16: the enemy demands goods; UA-35.17: refused, it is hostile."""
    row = reaction_at(c, die)
    demand = roll_formula(c, table, row.magazines, "demand")
    scrip, mre = roll_formula(c, table, row.scrip, "demand"), roll_formula(c, table, row.mre, "demand")
    table.tell("demand", magazines=demand, scrip=scrip, mre=mre, items=list(row.items))
    then(c, ("pay_or_refuse", die, demand, scrip, mre))


@beat("pay_or_refuse", "UA-35.16", "UA-35.17", "UA-21.19", "UA-27.15")
def pay_or_refuse(c: Campaign, table: Table, die: int, magazines: int, scrip: int, mre: int) -> None:
    """Pay, have political work bring the magazines down to a tenth first, or refuse."""
    row = reaction_at(c, die)
    options = []
    for seat in alive(c):
        held = stock(c, seat)
        given = len(handed_over(c.squads[seat], row.items)) == len(row.items)
        enough = held.scrip >= scrip and held.mre >= mre and given
        if enough and held.magazines >= magazines:
            options.append(f"pay:{seat}")
        worker = knows(c, c.squads[seat].leader, "political_work") and magazines
        if worker and enough and held.magazines >= magazines // 10:
            options.append(f"tenth:{seat}")
    about = {"magazines": magazines, "scrip": scrip, "mre": mre}
    choice = table.choose(Choice(alive(c)[0], "extortion", "UA-35.16", [*options, "refuse"], about))
    if choice == "refuse":
        table.tell("refused", who=alive(c)[0])
        to_battle(c, "enemy", "hostile")
        return
    how, _, seat = choice.partition(":")
    if how == "tenth":
        tenth = magazines // 10  # UA-21.19
        spend_on_skill(table, seat, c.squads[seat], "political_work", spared=magazines - tenth)
        magazines = tenth
    spend(c, table, seat, magazines, "extortion")
    held = stock(c, seat)
    held.scrip -= scrip
    held.mre -= mre
    for what, n, left in (("scrip", scrip, held.scrip), ("mre", mre, held.mre)):
        if n:
            table.tell("paid", who=seat, what=what, n=n, left=left)
    for key in handed_over(c.squads[seat], row.items):
        throw_away(c, table, seat, key)
    part(c, die, loot=False)
    check_leader(c, table, seat)  # UA-28.20: armour given away takes its life with it
    if not c.squads[seat].leader.killed:
        drop_surplus(c, table, seat)


def handed_over(squad: Squad, demanded: tuple[str, ...]) -> list[str]:
    """The items that meet a demand for gear, one for each piece demanded; fewer where some are lacking."""
    found: list[str] = []
    for gear in demanded:
        found += [key for key, item in squad.items.items() if item.gear == gear and key not in found][:1]
    return found


def hostile(c: Campaign, table: Table, die: int) -> None:
    """UA-35.15, UA-36.3: the enemy attacks and acts first; it can withdraw."""
    to_battle(c, "enemy", "hostile")


def to_the_end(c: Campaign, table: Table, die: int) -> None:
    """UA-35.18; UA-35.6: it acts first too, unless the table lets only hostile ones do so."""
    to_battle(c, "squad" if c.rulings["reaction_first_side"] == "hostile_only" else "enemy", "fight_to_the_end")


REACTIONS = {
    "supportive": supportive,
    "friendly": friendly,
    "neutral": neutral,
    "withdraw": enemy_leaves,
    "withdraw_if_outnumbered": if_outnumbered,
    "extortion": extortion,
    "hostile": hostile,
    "fight_to_the_end": to_the_end,
}


def part(c: Campaign, die: int, loot: bool) -> None:
    """The encounter ends without a fight: loot where due, the row's own consequences, then the tile goes on."""
    path = c.fight.path
    meeting: Encounter = at(c, path)
    rows = meeting.reactions
    key = find_row(rows, die)
    c.battle = None
    drop_next(c)  # the end of a battle that does not take place
    entries: list[tuple[str | int, ...]] = []
    if loot and meeting.loot is not None:
        entries.append(loot_entry(meeting.loot))
    if loot:
        entries.append(("effects", f"{path}/spoils"))
    if isinstance(rows[key], Reaction):
        entries.append(("effects", f"{path}/reactions/{key}/then"))
    ends = "withdrawn" if loot and meeting.withdrawn is not None else "peaceful"
    then(c, *entries, ("effects", f"{path}/{ends}"))


def loot_entry(loot: Loot) -> tuple[str | int, ...]:
    """UA-SC.12: the beat that rolls an encounter's loot."""
    return ("loot", loot.rolls, loot.modifier, loot.table)
