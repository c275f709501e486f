"""Chapters 01 to 03, 05: the combat and its rounds, process by process (ラウンド進行)."""

from __future__ import annotations

from hantei.core.agenda import Entry, then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table
from hantei.core.tally import Tally

from ..content.effects import Wear
from ..state import Fight, Fighter, Running
from .beats import beat
from .checks import check, succeeds
from .damage import corrosion_damage, deal_other_damage, take_damage
from .figures import figure, in_force, in_order, order_key
from .goals import accepted, judge_end, still_to_come
from .grid import able, named, place
from .lasting import lift
from .scenes import down
from .statuses import corrode, has, recover


@beat("combat", "SK-01.1", "SK-01.2", "SK-05.1")
def combat(c: Fight, table: Table) -> None:
    """Combat is declared; preparation comes once, then the first setup."""
    table.tell("combat", encounter=c.encounter)
    first: list[Entry] = [("preparation",)] if may_prepare(c, table) else []
    then(c, *first, ("setup",))


def may_prepare(c: Fight, table: Table) -> bool:
    """SK-05.3: an encounter, or the game master on the spot, may grant no preparation."""
    if not c.scene.preparation or not c.referee:
        return c.scene.preparation
    return table.choose(Choice("referee", "preparation", "SK-05.3", ["allow", "refuse"])) == "allow"


@beat("preparation", "SK-05.2", "SK-05.4")
def preparation(c: Fight, table: Table) -> None:
    """The PCs ready equipment and hand items to one another; it costs no action."""
    c.stage = "preparation"
    seats = list(dict.fromkeys(fighter.seat for fighter in c.fighters.values() if fighter.pc and not fighter.away))
    then(c, *(("prepare", seat) for seat in seats))


@beat("prepare", "SK-05.2", "SK-04.18")
def prepare(c: Fight, table: Table, seat: str) -> None:
    """One thing after another, until all is ready. SK-DATA.24: who has a vehicle may mount it."""
    mine = [name for name, fighter in c.fighters.items() if fighter.seat == seat and fighter.pc and able(c, name)]
    ready = [f"ready:{name}:{weapon}" for name in mine for weapon in c.fighters[name].unready]
    give = [f"give:{name}:{item}" for name in mine if comrades(c, name) for item in belongings(c, name)]
    mount = [f"mount:{name}" for name in mine if c.sheet(name).vehicle is not None and not c.fighters[name].mounted]
    if not ready and not give and not mount:
        return
    choice = table.choose(Choice(seat, "prepare", "SK-05.2", ["done", *ready, *mount, *give]))
    if choice == "done":
        return
    how, name, *rest = choice.split(":")
    if how == "ready":
        c.fighters[name].unready.remove(rest[0])
        table.tell("readied", who=name, weapon=rest[0])
    elif how == "mount":  # SK-DATA.24: a name and no figures
        c.fighters[name].mounted = True
        table.tell("mounted", who=name, vehicle=name)
    else:
        hand_over(c, table, name, rest[0])
    then(c, ("prepare", seat))


def belongings(c: Fight, name: str) -> list[str]:
    """What somebody could hand over: items, and weapons among the possessions, each kind once."""
    fighter = c.fighters[name]
    items = [item for item, n in fighter.items.items() if n > 0]
    return [*items, *dict.fromkeys(weapon for weapon in fighter.possessions if weapon not in items)]


def comrades(c: Fight, name: str) -> list[str]:
    """SK-05.2: the other PCs of a side, who can be handed items."""
    side = c.fighters[name].side
    there = {other: fighter for other, fighter in c.fighters.items() if other != name and not fighter.away}
    return [other for other, fighter in there.items() if fighter.pc and fighter.side == side]


def hand_over(c: Fight, table: Table, name: str, item: str) -> None:
    """SK-05.2: an item changes hands; to whom is asked where there are several."""
    other, *more = comrades(c, name)
    if more:
        about: dict[str, Fact] = {"who": name, "item": item}
        other = table.choose(Choice(c.fighters[name].seat, "give_to", "SK-05.2", [other, *more], about))
    giver, taker = c.fighters[name], c.fighters[other]
    if giver.items.get(item, 0) > 0:
        giver.items[item] -= 1
        taker.items[item] = taker.items.get(item, 0) + 1
    else:
        giver.possessions.remove(item)
        taker.possessions.append(item)
    table.tell("handed_over", who=name, item=item, to=other)


# Setup


@beat("setup", "SK-05.5", "SK-05.7", "SK-05.22", "SK-02.1", "SK-02.2", "SK-01.3")
def setup(c: Fight, table: Table) -> None:
    """A new round: who is there; appearance; everybody unacted; setup skills. The fallen stay as they are."""
    c.round += 1
    c.seconds += c.round_seconds
    c.stage = "setup"
    table.tell("round", n=c.round)
    coming = [name for name, fighter in c.fighters.items() if to_come(c, fighter)]
    then(
        c,
        *(("appear", name) for name in coming),
        ("unacted",),
        ("hazards",),
        ("timed", "setup", "", ""),
        ("initiative",),
    )


def to_come(c: Fight, fighter: Fighter) -> bool:
    """SK-05.6: whether a newcomer is due; who has left the scene is none, nor who is shot down (SK-14.20)."""
    return still_to_come(fighter) and 0 < fighter.arrives <= c.round


@beat("appear", "SK-05.6")
def appear(c: Fight, table: Table, name: str) -> None:
    """A newcomer's appearance check, where the encounter asks for one; on a failure it tries again next round.

    With which value and against what is the encounter's word; the game master may change both, and the square.
    """
    fighter = c.fighters[name]
    if fighter.appearance:
        value = fighter.appearance_value
        tally = Tally(figure(c, name, value), "SK-05.6", value)
        if not succeeds(check(c, table, name, "appearance", tally, c.sheet(name).critical_at), fighter.appearance):
            return
    fighter.away = False
    table.tell("appeared", who=name, square=named(place(c, name)))


@beat("unacted", "SK-05.7", "SK-05.20")
def unacted(c: Fight, table: Table) -> None:
    """Marks of the last round are cleared; a surprised side takes no main process in the first."""
    for fighter in c.fighters.values():
        fighter.acted = fighter.waiting = False
        fighter.turn_order = 0
        fighter.finished = c.round == 1 and fighter.side in c.scene.surprised


@beat("hazards", "SK-17.1", "SK-17.2", "SK-17.3", "SK-17.4")
def hazards(c: Fight, table: Table) -> None:
    """Damage from other sources: 2D6 + n of an attribute, no check, no critical, no cover-up."""
    for i, hazard in enumerate(c.scene.hazards):
        if c.round != hazard.round and not (hazard.every and c.round > hazard.round):
            continue
        table.tell("hazard", number=i)
        there = [name for name in c.fighters if not hazard.squares or named(place(c, name)) in hazard.squares]
        deal_other_damage(c, table, [name for name in there if able(c, name)], hazard.n, hazard.attribute)


# Initiative


@beat("initiative", "SK-05.9", "SK-05.13", "SK-05.14", "SK-02.4")
def initiative(c: Fight, table: Table) -> None:
    """Who is next; with nobody left the round is cleaned up."""
    if c.over or judge_end(c, table):
        return
    c.stage = "initiative"
    then(c, ("timed", "initiative", "", ""), ("next_actor",))


@beat("next_actor", "SK-05.9", "SK-05.10", "SK-05.11", "SK-05.12", "SK-05.16", "SK-05.17", "SK-05.21", "SK-02.1")
def next_actor(c: Fight, table: Table) -> None:
    """The unacted character with the highest initiative; those who wait come last, the lowest first."""
    if c.over or judge_end(c, table):
        return
    best = next_actors(c, [])
    if not best:
        then(c, ("cleanup",))
        return
    name = best[0]
    if len(best) > 1:
        name = table.choose(Choice(judge_of_ties(c, best), "tie", "SK-05.11", best))
    then(c, ("turn", name), ("initiative",))


def next_actors(c: Fight, but: list[str]) -> list[str]:
    """Who is next of those still unacted, several where they are tied; nobody when all are done."""
    left = [name for name, fighter in c.fighters.items() if able(c, name) and not (fighter.finished or fighter.acted)]
    left = [name for name in left if name not in but]
    edge = max((c.fighters[name].turn_order for name in left), default=0)  # SK-DATA.13
    left = [name for name in left if c.fighters[name].turn_order == edge]
    ready = [name for name in left if not c.fighters[name].waiting]
    return first_of(c, ready or left, highest=bool(ready)) if left else []


def first_of(c: Fight, names: list[str], highest: bool) -> list[str]:
    """Those whom the order puts first, PCs before NPCs; several where PCs are tied (SK-05.11).

    SK-05.12: tied NPCs go as listed, unless a game master is there to decide.
    """
    values = {name: figure(c, name, "initiative") for name in names}
    edge = max(values.values()) if highest else min(values.values())
    tied = [name for name in names if values[name] == edge]
    pcs = [name for name in tied if c.fighters[name].pc]
    return pcs or (tied if c.referee else sorted(tied, key=lambda name: order_key(c, name))[:1])


def judge_of_ties(c: Fight, names: list[str]) -> str:
    """SK-05.11, SK-DATA.20: the game master settles a tie, of PCs also the players; SK-05.12: a tie of NPCs."""
    return "referee" if c.referee else c.fighters[names[0]].seat


@beat("turn", "SK-05.15", "SK-05.18", "SK-05.19", "SK-05.20")
def turn(c: Fight, table: Table, name: str) -> None:
    """Just before the main process one may wait instead, once a round."""
    if c.over or judge_end(c, table):  # SK-02.5
        return
    fighter = c.fighters[name]
    fighter.turn_order = 0
    if not fighter.waiting:
        options = ["act", "wait"]
        if table.choose(Choice(fighter.seat, "turn", "SK-05.15", options, {"who": name})) == "wait":
            fighter.waiting = True
            table.tell("waits", who=name)
            return
    then(c, ("main", name))


# Cleanup and end


@beat("cleanup", "SK-05.27", "SK-05.28", "SK-05.23", "SK-05.24", "SK-05.25", "SK-05.31", "SK-05.32")
def cleanup(c: Fight, table: Table) -> None:
    """Continuous damage; statuses that end; effects that end; cleanup skills; uses restored; then the next round."""
    then(c, *cleanup_steps(c), ("round_over",), ("next_round",))


def cleanup_steps(c: Fight) -> list[Entry]:
    """SK-05.27, SK-05.30: the steps in their order, each for everybody before the next begins."""
    c.stage = "cleanup"
    suffering = [name for name in c.fighters if has(c, name, "corrosion") or wears_down(c, name)]
    return [
        *(("corrosion", name) for name in in_order(c, suffering)),
        ("end_statuses",),
        ("end_effects",),
        ("timed", "cleanup", "", ""),
        ("restore_uses",),
    ]


def wears_down(c: Fight, name: str) -> list[Wear]:
    """SK-05.23: the continuous damage of effects in force, with an attribute or without."""
    return [effect for effect, _ in in_force(c, name) if isinstance(effect, Wear)]


@beat("corrosion", "SK-15.4", "SK-15.7", "SK-05.23", "SK-05.30")
def corrosion(c: Fight, table: Table, name: str) -> None:
    """Step 1: effects that go on doing damage do it; the corroded lose rank D6 HP each."""
    if c.fighters[name].away:
        return
    for effect in wears_down(c, name):
        take_damage(c, table, name, effect.amount, effect.attribute or "")  # SK-10.27: all damage is halved
    corrosion_damage(c, table, name, corrode(c, table, name))


@beat("end_statuses", "SK-15.9")
def end_statuses(c: Fight, table: Table) -> None:
    """Step 2: daze ends."""
    for name in c.fighters:
        if has(c, name, "daze"):
            recover(c, table, name, "daze")


@beat("end_effects", "SK-05.24")
def end_effects(c: Fight, table: Table) -> None:
    """Step 3: effects to the end of the round stop; step 4: of those counted in rounds one more has passed."""
    lift(c, table, lambda _, running: running.until == "round_end")
    for fighter in c.fighters.values():
        for running in fighter.effects:
            running.rounds -= running.until == "beyond_round"
    lift(c, table, lambda _, running: running.until == "beyond_round" and running.rounds <= 0)


@beat("restore_uses", "SK-05.31")
def restore_uses(c: Fight, table: Table) -> None:
    """Step 6: what can be used so often in a round can be used again."""
    for fighter in c.fighters.values():
        fighter.used_round = {}


@beat("round_over", "SK-05.25", "SK-01.3", "SK-02.4")
def round_over(c: Fight, table: Table) -> None:
    """Step 7: what else the game master puts here by ruling; then it goes on, or ends."""
    if c.referee and not c.ended_by:
        choice = table.choose(Choice("referee", "round_over", "SK-01.3", ["go_on", "end"], {"n": c.round}))
        c.ended_by = "referee" if choice == "end" else ""


@beat("next_round", "SK-01.3", "SK-02.4")
def next_round(c: Fight, table: Table) -> None:
    """The combat goes on with the next setup, unless it is decided."""
    if judge_end(c, table):
        return
    if c.round >= c.scene.rounds_max and accepted(c, table, "rounds", c.scene.winner_at_end, "rounds"):
        then(c, ("combat_end",))
        return
    then(c, ("setup",))


@beat("cut_short", "SK-02.5", "SK-02.6")
def cut_short(c: Fight, table: Table, refused: str) -> None:
    """A round broken off: the unacted act where the game master permits it, in the usual order; no cleanup by default.

    `refused`: those to whom it was not permitted.
    """
    name = next_actors(c, refused.split())[:1]
    if c.referee and name:
        choice = table.choose(Choice("referee", "last_turn", "SK-02.6", ["allow", "refuse"], {"who": name[0]}))
        if choice == "allow":
            then(c, ("main", name[0]), ("cut_short", refused))
        else:
            then(c, ("cut_short", " ".join([*refused.split(), name[0]])))
        return
    steps = cleanup_steps(c) if c.rulings["cleanup_on_early_end"] == "1" else []
    then(c, *steps, ("combat_end",))


@beat("combat_end", "SK-02.3", "SK-02.7", "SK-02.8", "SK-02.9", "SK-14.18")
def combat_end(c: Fight, table: Table) -> None:
    """What characters received in combat ends and is recovered, unless the game master keeps it (SK-02.8).

    The incapacitated come to with HP 1; the shot down stay down (SK-14.20). The scene goes on: what was received before
    the combat stays (SK-02.3).
    """
    c.stage = "combat_end"
    for name, fighter in c.fighters.items():
        kept = c.kept.get(name, [])
        fighter.statuses = [found for found in fighter.statuses if not found.round or found.id in kept]
        fighter.effects = [running for running in fighter.effects if outlasts(running) or running.record in kept]
        fighter.high = fighter.charging = fighter.submerged = False
        if fighter.incapacitated and "incapacitated" not in kept:
            fighter.incapacitated = False
            fighter.hp = 1
            table.tell("revived", who=name, hp=1)
    c.agenda.clear()
    table.tell("combat_end", winner=c.winner, by=c.ended_by, rounds=c.round)
    for name in down(c):
        table.tell("stays_down", who=name)
    if c.referee and down(c):
        then(c, ("scene_over",))
    else:
        c.over = True


def outlasts(running: Running) -> bool:
    """SK-02.7: whether an effect was received before the combat and is not over with it."""
    return not running.round and running.until in ("scene", "beyond_round")
