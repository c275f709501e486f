"""Chapters 03 and 14: incapacitation (戦闘不能), the finishing blow, being shot down (撃墜), recovery."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.table import Table
from hantei.core.tally import Tally

from ..state import Fight, Running
from .figures import altered
from .lasting import lift


def lose_hp(c: Fight, table: Table, who: str, amount: int, paid: bool = False) -> None:
    """SK-13.13: HP goes down; at 0 or less the character is incapacitated (SK-14.1, SK-03.5).

    Whatever brought it down, skills that answer the fall come next (SK-14.16). `paid`: a cost, which effects on losses
    do not change.
    """
    fighter = c.fighters[who]
    if amount <= 0 or fighter.incapacitated or fighter.shot_down:
        return
    loss = Tally(amount, "SK-13.13", "hp_loss") if paid else altered(c, who, "hp_loss", amount, "SK-13.13")
    if not loss.value:
        return
    fighter.hp -= loss.value
    table.tell("hp", loss if loss.changed else None, who=who, lost=loss.value, left=max(0, fighter.hp))
    if fighter.hp <= 0:
        incapacitate(c, table, who)
        then(c, ("last_word", who))


def incapacitate(c: Fight, table: Table, who: str) -> None:
    """SK-14.3 to SK-14.6: no action of any kind, HP counts as 0, bad statuses are cancelled; effects end except those
    always on, as do its own sustained effects on others; SK-10.30: it comes up from under water.
    """
    fighter = c.fighters[who]
    fighter.hp = 0
    fighter.incapacitated = True
    fighter.statuses = []  # SK-14.5
    fighter.effects = []
    fighter.charging = fighter.submerged = fighter.high = False
    lift(c, table, lambda _, running: running.user == who and ends_with_its_user(c, running))
    if c.current == who:  # SK-14.15: a main process broken off has been performed
        fighter.acted = True
    table.tell("incapacitated", who=who)


def ends_with_its_user(c: Fight, running: Running) -> bool:
    """SK-14.4: of effects on others those end that their record ties to the user; by ruling none, or all."""
    reading = c.rulings["effects_of_the_fallen"]
    return reading == "2" or (reading == "default" and running.depends_on_user)


def shoot_down(c: Fight, table: Table, who: str) -> None:
    """SK-14.9, SK-14.13, SK-14.19: finished off: shot down, out of this combat; or dead where the table rules so."""
    fighter = c.fighters[who]
    fighter.incapacitated = False
    fighter.shot_down = True
    fighter.dead = is_killed(c, who)
    table.tell("dead" if fighter.dead else "shot_down", who=who)


def is_killed(c: Fight, who: str) -> bool:
    """SK-14.13: whether a finishing blow kills somebody, as the table rules, instead of shooting them down."""
    ruling = c.rulings["finishing_blow_result"]
    return ruling == "2" or (ruling == "1" and not c.fighters[who].pc)


def revive(c: Fight, table: Table, who: str, hp: int, state: str = "") -> None:
    """SK-14.16, SK-14.17: recovered with the HP the effect names, 1 unless given; SK-03.2: unacted if it has performed
    no main process in this round, else finished; SK-03.3: the effect's own word comes first."""
    fighter = c.fighters[who]
    fighter.incapacitated = fighter.shot_down = False
    fighter.hp = max(1, min(hp, c.sheet(who).hp))
    spent = fighter.acted or (fighter.finished and c.rulings["revive_after_cover_up"] == "default")  # SK-03.4
    fighter.finished = state == "finished" or (state != "unacted" and spent)
    if state == "unacted":
        fighter.acted = False
    table.tell("revived", who=who, hp=fighter.hp)
