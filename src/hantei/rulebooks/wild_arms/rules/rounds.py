"""Chapters 03, 04, 09, 10: the battle, its rounds and phases, clean-up, the end phase."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact
from hantei.core.seats import REFEREE
from hantei.core.table import Table

from ..state import Fight, Held
from . import harm, sniping, statuses, supply
from .acting import incapacitated
from .beats import beat
from .goals import judged, own, people_of, toll
from .leaving import leave_battle
from .people import participants
from .possession import bar, end_all, lapse


@beat(
    "battle",
    "WA-03.1",
    "WA-04.1",
    "WA-04.2",
    "WA-04.3",
    "WA-06.41",
    "WA-20.1",
    "WA-20.2",
    "WA-21.1",
    "WA-21.2",
    "WA-DATA.8",
)
def battle(c: Fight, table: Table) -> None:
    """プレバトルフェイズ: who takes part, on which side, how it is won and lost, what the place does and forbids."""
    c.phase = "pre_battle"
    table.tell("battle", encounter=c.encounter, fighters=participants(c))
    for result, goals in (("victory", c.scene.victory), ("defeat", c.scene.defeat)):
        table.tell("condition", result=result, goals=[str(goal.kind) for goal in goals])
    if c.barred:
        table.tell("barred", possessions=list(c.barred))
    if c.scene.surprise is not None:
        table.tell("surprise", level=c.scene.surprise.level, faction=c.scene.surprise.active)
    sniping.begin(c, table)
    for who in participants(c):
        enter(c, table, who)
    then(c, ("round",))


def enter(c: Fight, table: Table, who: str) -> None:
    """WA-18.20, WA-18.28: what the scene gives everybody who comes into it."""
    for held in c.scene_statuses:
        if reaches(c, held, who):
            statuses.give(c, table, who, held.status, held.source, held.until, held.ending)


def reaches(c: Fight, held: Held, who: str) -> bool:
    """WA-18.23: whether a status of the scene takes somebody's faction; it may end in one way for some factions and in
    another for others."""
    told = [spec.factions for spec in c.scene.scene if (spec.status, spec.ending) == (held.status, held.ending)]
    return not told or any(not factions or c.fighters[who].faction in factions for factions in told)


@beat("round", "WA-03.1", "WA-03.2")
def begin_round(c: Fight, table: Table) -> None:
    """Phases 1 to 5."""
    c.round += 1
    table.tell("round", n=c.round)
    for faction in c.factions.values():
        faction.found, faction.searched = [], []
    then(c, ("set_up",), ("possession",), ("initiative",), ("actions",), ("clean_up",))


# クリンナップフェイズ


@beat("clean_up", "WA-03.2", "WA-09.1", "WA-09.2", "WA-21.11")
def clean_up(c: Fight, table: Table) -> None:
    """What is over ends, those in エスケープ leave, possessions lapse, latecomers are declared, the end is judged."""
    c.phase = "clean_up"
    table.tell("phase", phase="clean_up")
    then(c, *((name,) for name in tidying(c, table)), ("judge",))


TIDYING = ("runs_out", "withdrawal", "arrival")
"""WA-09.2: what clean-up does, in its order: effects and statuses end, those in エスケープ leave, latecomers come."""


def tidying(c: Fight, table: Table) -> list[str]:
    """WA-09.2: the tasks of clean-up in their order, by ruling as the game master at the table says."""
    left, found = list(TIDYING), []
    while c.referee and c.rulings["clean_up_order"] == "game_master" and len(left) > 1:
        first = table.choose(Choice(REFEREE, "clean_up", "WA-09.2", [*left, "as_listed"], {"n": c.round}))
        if first == "as_listed":
            break
        left.remove(first)
        found.append(first)
    return [*found, *left]


@beat("runs_out", "WA-09.1", "WA-09.2")
def runs_out(c: Fight, table: Table) -> None:
    """What lasts until the end of the round is over."""
    statuses.expire(c, table, "round")


@beat("withdrawal", "WA-09.2", "WA-09.3", "WA-21.11")
def withdrawal(c: Fight, table: Table) -> None:
    """Those in エスケープ leave, and all possessions lapse; a sniping battle may come to its end.

    WA-21.11: everything carries over then, but by ruling what was to last to the end of the battle is over.
    """
    withdraw(c, table)
    lapse(c)
    apart = c.sniping
    sniping.end_of_round(c, table)
    if apart and not c.sniping and c.rulings["battle_effects_after_sniping"] == "end":
        statuses.expire(c, table, "battle")


@beat("arrival", "WA-09.2", "WA-09.4", "WA-06.42")
def arrival(c: Fight, table: Table) -> None:
    """Latecomers are declared; the place may forbid more from now on."""
    arrivals(c, table)
    for later in c.scene.later:
        if later.round == c.round:
            bar(c, table, later.possessions, later.round)


def withdraw(c: Fight, table: Table) -> None:
    """WA-06.34, WA-09.3, WA-21.20: who still holds エスケープ leaves; by ruling even those out of action."""
    for who in participants(c):
        fighter = c.fighters[who]
        stays = incapacitated(c, who) and c.rulings["downed_escape"] == "stays"
        if fighter.possession == "escape" and not stays:
            leave_battle(c, who)
            table.tell("left", who=who)


def arrivals(c: Fight, table: Table) -> None:
    """WA-09.4: who joins later is declared here and takes part from the next set-up on."""
    for who, fighter in c.fighters.items():
        if fighter.away and 0 < fighter.arrives <= c.round:
            fighter.away = False
            table.tell("arrived", who=who)
            enter(c, table, who)


@beat("judge", "WA-09.5", "WA-09.6")
def judge(c: Fight, table: Table) -> None:
    """The next round, or the end phase."""
    if not judged(c, table):
        then(c, ("round",))


# エンドフェイズ


@beat("end_phase", "WA-06.4", "WA-10.1", "WA-10.2", "WA-10.5")
def end_phase(c: Fight, table: Table) -> None:
    """Possessions and effects end, who is in the death state dies; victory restores, defeat has its price."""
    c.phase = "end"
    c.toll = toll(c)
    table.tell("phase", phase="end")
    end_all(c)
    if not (c.result == "victory" and c.rulings["victory_cures_death"] == "cured"):
        deaths(c, table)
    statuses.expire(c, table, "battle")
    then(c, *([(c.result,)] if c.result in ("victory", "defeat") else []), ("after",))


def deaths(c: Fight, table: Table) -> None:
    """WA-14.18, WA-18.11: who is still in the death state when the battle ends dies."""
    for who, fighter in c.fighters.items():
        if fighter.death and not fighter.dead:
            harm.die(c, table, who)


@beat("victory", "WA-10.2", "WA-10.3", "WA-10.4", "WA-10.7")
def victory(c: Fight, table: Table) -> None:
    """Those on the winning side who are supplied recover; what the scene still gives comes back."""
    kept = [held for held in c.scene_statuses if stays(c, table, held)]
    for who in people_of(c, own(c)):
        fighter = c.fighters[who]
        if fighter.away or fighter.dead or not supply.supplied(c, who):
            continue
        again = [held for held in kept if held in fighter.statuses]
        recover(c, table, who)
        for held in again:
            statuses.give(c, table, who, held.status, held.source, held.until, held.ending)
    deaths(c, table)


def stays(c: Fight, table: Table, held: Held) -> bool:
    """WA-10.7: whether the scene goes on giving a status: by ruling not; a game master at the table may end it."""
    if c.rulings["scene_after_victory"] == "cured":
        return False
    if not c.referee:
        return True
    ask = Choice(REFEREE, "scene_status", "WA-10.7", ["stays", "ends"], {"status": held.status})
    return table.choose(ask) == "stays"


def recover(c: Fight, table: Table, who: str) -> None:
    """WA-10.2, WA-10.3: FP at the maximum, no bad status left; WA-10.4: by ruling not even death."""
    fighter = c.fighters[who]
    amiss = [*(["fp"] if fighter.fp < c.sheet(who).fp else []), *(["harm"] if statuses.harmed(fighter) else [])]
    fighter.fp = max(fighter.fp, c.sheet(who).fp)
    fighter.doomed = False
    harm.cure(c, table, who, "death")
    statuses.cure_all(c, table, who)
    table.tell("recovered", who=who, fp=fighter.fp, amiss=amiss)


@beat("defeat", "WA-10.5", "WA-17.7")
def defeat(c: Fight, table: Table) -> None:
    """What defeat costs: as the encounter says, or the game master; nothing is restored."""
    penalty: str = c.scene.after.defeat
    if c.referee:
        about: dict[str, Fact] = {"usual": penalty}
        penalty = table.choose(Choice(REFEREE, "penalty", "WA-10.5", ["none", "unsupplied"], about))
    if penalty == "unsupplied":
        ours = [(who, c.fighters[who]) for who in people_of(c, own(c))]
        supply.lose(c, table, *(who for who, fighter in ours if not (fighter.away or fighter.dead)))
