"""Chapter 06: the possession phase (ポゼッションフェイズ): what can be chosen, the choice, how long it is held."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from hantei.core.agenda import then
from hantei.core.decision import Choice
from hantei.core.seats import REFEREE
from hantei.core.table import Table

from ..content.records import CRESTS, POSSESSIONS
from ..state import Fight
from .acting import incapacitated
from .beats import beat
from .people import has, participants
from .precedence import ascending, turns
from .sniping import allowed_by_move
from .surprise import barred_for, defends, surprised

LEAN_GUARD = 1
"""WA-06.6: uses of break guard that the cover of リーン gives."""


@beat("possession", "WA-06.1", "WA-06.4", "WA-18.30", "WA-20.4", "WA-20.13")
def possession_phase(c: Fight, table: Table) -> None:
    """Everybody who can act chooses one possession; in a sniping battle the factions choose their moves first."""
    c.phase = "possession"
    table.tell("phase", phase="possession")
    for fighter in c.fighters.values():
        fighter.possession = fighter.crest = ""
        fighter.lean, fighter.supported = 0, False
    then(c, *([("moves",)] if c.sniping else []), ("choose_possessions",))


@beat("choose_possessions", "WA-06.1", "WA-06.5")
def choose_possessions(c: Fight, table: Table) -> None:
    """Openly in the order of set-up; by ruling freely, or in secret."""
    reading = c.rulings["possession_disclosure"]
    people = [who for who in participants(c) if holds_possession(c, who)]
    if reading == "secret":
        choose_in_secret(c, table, people)
        return
    known = all(who in c.order for who in people)
    if reading == "free":
        c.order = people
    elif known:
        c.order = [who for who in c.order if who in people]
    else:
        c.order = ascending(c, table, people)
    then(c, *turns(c, "choose_possession", reading == "free"))


@beat("choose_possession", "WA-06.1", "WA-06.2", "WA-06.23", "WA-21.21")
def choose_possession(c: Fight, table: Table, who: str) -> None:
    """One of those that are possible, or none where none is; with ドロークレスト one of its effects."""
    options = choices(c, who)
    chosen = table.choose(question(c, who, options)) if options else left_without(c, table, who)
    crest = table.choose(crest_question(c, who)) if chosen == "draw_crest" else ""
    take(c, table, who, chosen, crest)


def holds_possession(c: Fight, who: str) -> bool:
    """WA-06.1: whether somebody has a possession to choose: not out of action (WA-18.8), not surprised.

    WA-20.4: none at level 1; WA-20.13: nor at level 2, unless the table rules otherwise.
    """
    return not incapacitated(c, who) and not surprised(c, who) and defends(c, who)


def left_without(c: Fight, table: Table, who: str) -> str:
    """WA-21.21: whom the limits leave no possession has none, or by ruling what the game master at the table names."""
    if not c.referee or c.rulings["no_possession_left"] == "none":
        return ""
    return table.choose(Choice(REFEREE, "possession", "WA-21.21", POSSESSIONS, {"who": who}))


def choose_in_secret(c: Fight, table: Table, people: list[str]) -> None:
    """WA-06.5, ruling secret: all choose first, then it is shown together."""
    options = {who: choices(c, who) for who in people}
    chosen = {who: options[who][0] if options[who] else left_without(c, table, who) for who in people}
    chosen |= table.ask_each({who: question(c, who, options[who]) for who in people if len(options[who]) > 1})
    drawn = table.ask_each({who: crest_question(c, who) for who in people if chosen[who] == "draw_crest"})
    for who in people:
        take(c, table, who, chosen[who], drawn.get(who, ""))


def question(c: Fight, who: str, options: list[str]) -> Choice:
    """WA-06.1: the question for somebody's possession."""
    barred = obstacles(c, who)
    return Choice(c.fighters[who].seat, "possession", "WA-06.1", options, {"who": who}, lambda one: barred.get(one, ""))


def crest_question(c: Fight, who: str) -> Choice:
    """WA-06.23: the question for one of the three effects of ドロークレスト."""
    return Choice(c.fighters[who].seat, "crest", "WA-06.23", CRESTS, {"who": who})


def choices(c: Fight, who: str) -> list[str]:
    """WA-06.2: the possessions that somebody can choose."""
    barred = obstacles(c, who)
    return [name for name in POSSESSIONS if name not in barred]


def obstacles(c: Fight, who: str) -> Mapping[str, str]:
    """What somebody cannot choose, and the clause that forbids it.

    WA-06.2: by ruling one of the seven is left out, so that there are six, as the book says.
    """
    out = c.rulings["possession_left_out"]
    found: dict[str, str] = {} if out == "none" else {out: "WA-06.2"}
    found |= dict.fromkeys(c.barred, "WA-06.41")
    found |= dict.fromkeys(barred_for(c, who), "WA-20.14")
    if has(c.fighters[who], "cowed"):
        found["run"] = "WA-18.25"
    if c.sniping:
        move = allowed_by_move(c, who)
        found |= {name: "WA-21.5" for name in POSSESSIONS if name not in move}
    return found


def take(c: Fight, table: Table, who: str, possession: str, crest: str = "") -> None:
    """WA-06.6: somebody holds a possession from now on, with what it brings; "" is none."""
    fighter = c.fighters[who]
    fighter.possession, fighter.crest = possession, crest
    fighter.lean = LEAN_GUARD if possession == "lean" else 0
    table.tell("possession", who=who, possession=possession, crest=crest)


def lapse(c: Fight) -> None:
    """WA-06.4: possessions end with the clean-up, by ruling with the next choice.

    What they bring for the round ends in any case: the cover of リーン (WA-06.6), a support skill that was not used
    (WA-06.13), the effect of a crest (WA-06.23).
    """
    if c.rulings["possession_lapses"] == "after_clean_up":
        end_all(c)
    for fighter in c.fighters.values():
        fighter.lean, fighter.crest = 0, ""
        fighter.supported = fighter.supported or fighter.possession == "support"


def end_all(c: Fight) -> None:
    """WA-06.4: nobody holds a possession any more; a battle that ends leaves none, wherever in the round it does."""
    for fighter in c.fighters.values():
        fighter.possession = fighter.crest = ""
        fighter.lean = 0


# 制限


def bar(c: Fight, table: Table, names: Iterable[str], round: int = 0) -> None:
    """WA-06.42: the place does not allow these possessions any more; by the encounter, from the end of a `round` on.

    Who holds one keeps it until the round ends, or by ruling falls to オープン at once.
    """
    barred = [name for name in names if name not in c.barred]
    c.barred += barred
    table.tell("barred", possessions=barred, round=round)
    if c.rulings["restriction_effect"] == "ends_at_once":
        for who in participants(c):
            if c.fighters[who].possession in barred:
                take(c, table, who, "open")


def unbar(c: Fight, table: Table, names: Iterable[str]) -> None:
    """WA-06.41: possessions that can be chosen again."""
    opened = [name for name in names if name in c.barred]
    c.barred = [name for name in c.barred if name not in opened]
    if opened:
        table.tell("unbarred", possessions=opened)
