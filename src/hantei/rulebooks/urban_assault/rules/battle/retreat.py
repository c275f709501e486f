"""Chapter 42: retreat (退却), and what follows every battle (chapters 34, 35, 36)."""

from __future__ import annotations

from hantei.core.agenda import BeatCall, cut_to, then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table

from ...content.language import Check
from ...state import Campaign, at, encounter
from ..beats import beat
from ..checks import SUCCESS
from ..encounter import loot_entry
from ..gear import find, tell_use, use_up
from ..operation import retreat_to_previous
from ..scenario.checks import attempt, outcome
from ..scenario.conditions import holds
from ..scenario.events import judge
from ..squad import alive, can_be_hit, full_life, in_action, in_stock, role_of
from .end import end_battle, held_out
from .enemies import finish_due, standing
from .harm import kill_leader
from .wounds import curable, cure

WON = ("victory", "withdrawn")
"""The results of a battle that the squad has won."""


@beat("retreat_check", "UA-42.1", "UA-SC.23")
def retreat_check(c: Campaign, table: Table, seat: str) -> None:
    """A scenario may make the retreat a matter of a check; without success the squad fights on in this round."""
    path = f"{c.fight.path}/retreat_check"
    check: Check = at(c, path)
    degree = attempt(c, table, check, path, seat)
    if degree < SUCCESS:
        c.fight.retreat_failed = c.fight.round
        table.tell("retreat_failed")
    else:
        then(c, ("retreat",))
    outcome(c, path, check, degree, seat)


@beat("retreat", "UA-42.1", "UA-42.2", "UA-42.3", "UA-42.4", "UA-42.9")
def retreat(c: Campaign, table: Table) -> None:
    """Instead of fighting: every enemy still standing attacks once more (or only those that have not yet)."""
    battle = c.fight
    battle.retreated = True
    table.tell("retreat")
    for seat in alive(c):
        battle.shares[seat] = len(can_be_hit(c, c.squads[seat]))
    keys = standing(c)
    if c.rulings["retreat_parting_attacks"] == "unspent":
        keys = [key for key in keys if not battle.units[key].attacked]
    then(c, *(("enemy_unit", key) for key in keys), ("retreat_done",))


@beat("retreat_done", "UA-42.5", "UA-42.6")
def retreat_done(c: Campaign, table: Table) -> None:
    """When all attacks are resolved the squad is gone."""
    end_battle(c, table, "retreat")


# After the battle


@beat("battle_over", "UA-34.11", "UA-35.23", "UA-36.35", "UA-38.5", "UA-42.13")
def battle_over(c: Campaign, table: Table) -> None:
    """Drop-outs, care, gear, in this order; then what the scenario says; no gear after a retreat."""
    battle = c.fight
    path, result = battle.path, battle.result
    meeting = encounter(c, battle)
    table.tell(
        "battle_over",
        None,
        result=result,
        rounds=battle.round,
        magazines=in_stock(c),
        held_out=held_out(c),
        fell=any(unit.left == "fallen" for unit in battle.units.values()),
        standing=standing(c) if result == "withdrawn" else [],
        last=battle.last_out,
        **given_up(c),
    )
    for squad in c.squads.values():
        for member in squad.members.values():
            member.absent = member.silent = False
        squad.leader.conditions = [name for name in squad.leader.conditions if lasts(c, name)]
    bonus = [i for i, entry in enumerate(meeting.bonus) if result in WON and bonus_due(c, path, i)]
    c.battle = None
    for seat in list(alive(c)):
        if c.squads[seat].leader.life <= 0:  # UA-13.3, option after_battle
            kill_leader(c, table, seat)
    if c.op.result:
        cut_to(c, "operation_over")
        return
    entries: list[BeatCall] = [("care", seat) for seat in alive(c)]
    if result in WON and meeting.loot is not None:
        entries.append(loot_entry(meeting.loot))
    if result in WON:
        entries.append(("effects", f"{path}/spoils"))
    entries += [("effects", f"{path}/bonus/{i}/then") for i in bonus]
    entries.append(("effects", f"{path}/{aftermath(meeting.withdrawn is not None, result)}"))
    entries.append(("retreat_moves",) if result == "retreat" else ("after_battle",))
    then(c, *entries)


def given_up(c: Campaign) -> dict[str, Fact]:
    """Whose loss has ended the battle while others stand, and how many of each of those (for the log).

    The scenario may ask for more besides that loss; of several whose loss it asks for, the first it names is told.
    """
    finish, rest = finish_due(c), standing(c)
    asked = () if finish is None else (finish.when, *finish.when.all)
    lost: list[str] = [one.unit for one in asked if one.unit and one.state in ("gone", "fallen")]
    if not lost or not rest:
        return {}
    return {"gone": lost[0], "rest": rest, "numbers": [c.fight.units[key].strength for key in rest]}


def bonus_due(c: Campaign, path: str, i: int) -> bool:
    """Bonus loot for meeting a condition, judged while the battle's figures stand."""
    return holds(c, encounter(c, c.fight).bonus[i].when)


def lasts(c: Campaign, name: str) -> bool:
    """Whether a condition outlives the battle."""
    spec = c.scenario.conditions.get(name)
    return spec is None or spec.until != "battle"


def aftermath(has_withdrawn: bool, result: str) -> str:
    """Which of the encounter's effects follow: those of a withdrawal stand in for those of a victory."""
    if result == "withdrawn" and not has_withdrawn:
        return "victory"
    return result


@beat("after_battle", "UA-44.1")
def after_battle(c: Campaign, table: Table) -> None:
    """Objectives and failures are judged."""
    judge(c, table)


@beat("retreat_moves", "UA-42.6", "UA-42.13")
def retreat_moves(c: Campaign, table: Table) -> None:
    """The squad is back on the map it came from."""
    retreat_to_previous(c, table)


@beat("care", "UA-28.48", "UA-28.78", "UA-36.35")
def care(c: Campaign, table: Table, seat: str) -> None:
    """Each living medic has one use, for the leader or a hurt member (UA-28.94); then medical kits."""
    squad = c.squads[seat]
    medics = [key for key in in_action(squad) if role_of(c, squad.members[key]).medic]
    then(c, *(("medic", seat, key) for key in medics), ("kit", seat))


def hurt_members(c: Campaign, seat: str) -> list[str]:
    """Members in action below the life of their role (UA-32.12)."""
    squad = c.squads[seat]
    return [key for key in in_action(squad) if squad.members[key].life < full_life(c, squad.members[key])]


@beat("medic", "UA-28.78")
def medic(c: Campaign, table: Table, seat: str, key: str) -> None:
    """One wound or injury of the leader, or 1 life of a member still in action."""
    squad = c.squads[seat]
    if key not in squad.members or not squad.members[key].active:
        return
    options = [*(["leader"] if curable(c, squad) else []), *hurt_members(c, seat)]
    if not options:
        return
    choice = table.choose(Choice(seat, "medic", "UA-28.78", [*options, "nobody"], {"member": key}))
    if choice == "leader":
        cure(c, table, seat, "UA-28.78")
    elif choice != "nobody":
        squad.members[choice].life += 1
        table.tell("healed", who=choice, n=1, left=squad.members[choice].life)


@beat("kit", "UA-28.48")
def kit(c: Campaign, table: Table, seat: str) -> None:
    """After a battle a medical kit heals one injury of the leader."""
    squad = c.squads[seat]
    key = find(squad, "medkit")
    if not key or not curable(c, squad):
        return
    if table.choose(Choice(seat, "medkit", "UA-28.48", ["keep", "use"])) == "keep":
        return
    tell_use(c, table, seat, key)
    use_up(c, table, seat, key)
    cure(c, table, seat, "UA-28.48")
    then(c, ("kit", seat))
