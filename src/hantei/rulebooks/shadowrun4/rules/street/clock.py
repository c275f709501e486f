"""Chapter 3.1: combat turns, initiative passes and phases: one clock for everybody, on whatever plane they act."""

from __future__ import annotations

from hantei.core.agenda import BeatCall, instead, then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...content.records import RATED
from ...state import Actor, Run
from ..beats import beat
from ..figures import able, add_state, attribute, hostile
from ..knowledge import sight
from ..matrix.countermeasures import begin_alerts
from ..matrix.data import run_transfers
from ..matrix.personas import add_simsense, figure, hot
from ..riders import on_its_own
from ..rolls.dice import D6
from ..rolls.edge import asks, can_spend, spend
from ..rolls.testing import success_test, threshold
from .goals import judge_end, nothing_left, sides_standing

# Initiative


ASTRAL_PASSES = 3
"""SR-6.2.4."""


def initiative(c: Run, who: str) -> int:
    """SR-3.1.3: the Initiative attribute: as recorded, else Reaction + Intuition; by ruling always as recorded.

    SR-7.5.4: in VR Response + Intuition, by ruling as recorded; so it is for IC and agents without a record.
    SR-6.2.4: of an astral form Intuition x 2.
    """
    actor, sheet = c.actors[who], c.sheet(who)
    if actor.plane == "astral":
        return 2 * attribute(c, who, "intuition")
    if actor.matrix.vr:
        return vr_initiative(c, who)
    recorded = sheet.initiative
    if recorded is None and actor.kind in ("ic", "agent"):
        return figure(c, who, "response") + attribute(c, who, "intuition")
    if recorded is None and (c.rulings["initiative_attribute"] == "derived" or sheet.kind in RATED):
        recorded = attribute(c, who, "reaction") + attribute(c, who, "intuition")
    return max(0, (recorded or 0) + c.actors[who].magic.spelled.get("initiative", 0))


def vr_initiative(c: Run, who: str) -> int:
    """SR-7.5.4: Initiative in VR: Response + Intuition, by ruling as recorded."""
    if c.rulings["vr_passes"] == "recorded":
        return c.sheet(who).vr_initiative or 0
    return figure(c, who, "response") + attribute(c, who, "intuition")


def initiative_pool(c: Run, who: str) -> Tally:
    """SR-3.1.3: the dice of the initiative test; SR-7.5.3: hot sim counts in it."""
    pool = Tally(initiative(c, who), "SR-3.1.3", "initiative")
    add_state(c, who, pool)
    add_simsense(c, who, pool)
    return pool


COLD, HOT = 2, 3
"""SR-7.5.4: passes in cold and in hot sim."""


def own_passes(c: Run, who: str) -> int:
    """SR-3.1.12: the passes of the record; SR-7.5.4: in VR those of cold or hot sim, by ruling as recorded; SR-6.2.4:
    three of an astral form."""
    sheet = c.sheet(who)
    if c.actors[who].plane == "astral":
        return ASTRAL_PASSES
    if not c.actors[who].matrix.vr:
        return sheet.passes
    if c.rulings["vr_passes"] == "recorded":
        return (sheet.hot_passes if hot(c, who) else sheet.cold_passes) or sheet.passes
    return HOT if hot(c, who) else COLD


def regular_passes(c: Run, who: str) -> int:
    """SR-3.1.12: the passes of a turn without one that is bought."""
    actor = c.actors[who]
    return own_passes(c, who) + (actor.magic.spelled.get("passes", 0) if actor.plane != "astral" else 0)


def passes(c: Run, who: str) -> int:
    """SR-3.1.12: the passes of the record, SR-2.12: and the one bought; by ruling no more than the scenario allows."""
    return at_most(c, regular_passes(c, who) + c.actors[who].initiative.extra_pass)


def at_most(c: Run, number: int) -> int:
    """SR-2.12: no maximum of passes, or by ruling that of the scenario."""
    return min(number, c.scene.house.max_passes) if c.rulings["max_passes"] == "scenario" else number


def last_pass(c: Run, who: str) -> int:
    """SR-2.12: the pass of this turn that is somebody's last: the one bought comes after the last regular one, and
    after that in which it was bought."""
    actor, own = c.actors[who], regular_passes(c, who)
    return at_most(c, max(own, actor.initiative.bought_in) + 1 if actor.initiative.extra_pass else own)


def has_pass(c: Run, who: str, number: int) -> bool:
    """SR-3.1.12, SR-2.12: whether somebody has the pass of that number in this turn."""
    return number <= at_most(c, regular_passes(c, who)) or number == last_pass(c, who)


def takes_part(actor: Actor) -> bool:
    """Whether somebody has a place in the order: not an empty body, nor a servant called in this turn."""
    return able(actor) and on_its_own(actor) and actor.kind != "body" and not actor.servant.fresh


# The turn


@beat("run", "SR-3.1.1")
def run(c: Run, table: Table) -> None:
    """The fight begins: who is surprised, then the first combat turn."""
    table.tell("fight", encounter=c.encounter)
    begin_alerts(c, table)
    then(c, ("lull",), ("surprise",), ("turn",))


@beat("surprise", "SR-3.3.1", "SR-T4.1")
def surprise(c: Run, table: Table) -> None:
    """The scenario marks who is surprised; by ruling a test of Reaction + Intuition decides, or nobody is."""
    marked = [who for who, actor in c.actors.items() if actor.guard.surprised]
    for who in marked:
        c.actors[who].guard.surprised = False
    if c.rulings["surprise"] != "disabled":
        then(c, *(("surprised", who) for who in marked))


@beat("surprised", "SR-3.3.1")
def surprised(c: Run, table: Table, who: str) -> None:
    """No phase and no gratis free action in the first pass, and no defence against those one did not know of."""
    actor = c.actors[who]
    if c.rulings["surprise"] == "reaction_test":
        pool = Tally(attribute(c, who, "reaction"), "SR-3.3.1", "attribute-reaction")
        pool.add(attribute(c, who, "intuition"), "SR-3.3.1", "attribute-intuition")
        add_state(c, who, pool)
        need = threshold(c, c.scene.house.surprise_threshold)
        if success_test(c, table, who, "surprise", pool, need).success:
            return
    actor.guard.surprised, actor.initiative.gratis = True, False
    actor.guard.unaware_of = list(dict.fromkeys([*actor.guard.unaware_of, *hostile(c, who)]))
    table.tell("surprised", who=who)


@beat("turn", "SR-3.1.1", "SR-3.1.13", "SR-3.1.14", "SR-2.13")
def turn(c: Run, table: Table) -> None:
    """A combat turn: new scores; one walk and one extra pass for everybody. Who is due arrives first."""
    c.turn, c.pass_ = c.turn + 1, 0
    table.tell("turn", n=c.turn)
    for who, actor in c.actors.items():
        actor.initiative.phases, actor.motion.moved, actor.motion.sprint = 0, 0, 0
        actor.motion.walked = actor.initiative.extra_pass = actor.servant.fresh = False
        actor.initiative.bought_in = 0
        if actor.away and not actor.escaped and 0 < actor.arrives <= c.turn:
            actor.away = False
            table.tell("arrived", who=who, place=actor.place)
    here = [who for who, actor in c.actors.items() if takes_part(actor)]
    chase = [("chase",)] if c.chase else []
    then(c, *chase, *(("initiative", who) for who in here), ("pass",))


@beat("initiative", "SR-3.1.2", "SR-3.1.3", "SR-2.5")
def roll_initiative(c: Run, table: Table, who: str) -> None:
    """SR-3.1.2: hits of the initiative test + the Initiative attribute."""
    actor = c.actors[who]
    if takes_part(actor):
        attribute, points = initiative(c, who), actor.edge
        hits = success_test(c, table, who, "initiative", initiative_pool(c, who), attribute=attribute).hits
        actor.initiative.score = hits + attribute
        table.tell("score", who=who, score=actor.initiative.score, edge=points - actor.edge)


# The pass


@beat("pass", "SR-3.1.12", "SR-2.10", "SR-3.1.5", "SR-T4.4")
def begin_pass(c: Run, table: Table) -> None:
    """The next pass, for those who have one; at its start Edge may be paid to act first."""
    c.pass_ += 1
    c.moment, c.held = [], []
    for actor in c.actors.values():
        actor.initiative.acted = actor.initiative.first = False
        if c.rulings["repeated_defence_reset"] == "each_pass":
            actor.guard.defended = 0
    table.tell("pass", n=c.pass_)
    start = c.rulings["edge_first_timing"] == "start_of_pass"
    ties = ("tied",) if c.rulings["initiative_tie"] == "die" and c.pass_ == 1 else None
    then(c, *((ties,) if ties else ()), *((("bids",),) if start else ()), ("phases",))


def in_pass(c: Run) -> list[str]:
    """SR-3.1.12: those who have this pass, here and able, and have not had their phase in it."""
    there = [who for who, actor in c.actors.items() if not actor.initiative.acted and takes_part(actor)]
    return [who for who in there if has_pass(c, who, c.pass_)]


def may_bid(c: Run, who: str) -> bool:
    """SR-2.10: whether somebody can pay to act first, has not yet, and wants to be asked."""
    actor = c.actors[who]
    return can_spend(c, who) and asks(c, who) and not (actor.guard.surprised or actor.initiative.first)


@beat("bids", "SR-2.10", "SR-2.11")
def bids(c: Run, table: Table) -> None:
    """SR-2.10: who may pay to act first in this pass."""
    then(c, *bidders(c))


def bidders(c: Run) -> list[BeatCall]:
    """SR-2.11: those who may pay are asked from the last in the order to the first, so that whoever leads by score can
    answer one who has paid."""
    return [("bid", who) for who in reversed(queue(c)) if may_bid(c, who)]


@beat("bid", "SR-2.10", "SR-2.11")
def bid(c: Run, table: Table, who: str) -> None:
    """SR-2.10: one point to act first in this pass; of those before, only the ones seen are counted (SR-T4.1)."""
    order = queue(c)
    if who not in order or order.index(who) == 0:
        return
    before = filter(sight(c, c.actors[who].seat), order[: order.index(who)])
    about: dict[str, Fact] = {"who": who, "number": len(list(before)) + 1}
    if table.choose(Choice(c.actors[who].seat, "first", "SR-2.10", ["no", "pay"], about)) == "pay":
        spend(c, table, who, "first")
        c.actors[who].initiative.first = True


@beat("tied", "SR-3.1.5")
def tied(c: Run, table: Table) -> None:
    """Ruling initiative_tie: one die for each of those with one score, the higher first; the order of the roster is
    changed to what they show."""
    scores = [actor.initiative.score for actor in c.actors.values() if takes_part(actor)]
    shown = {
        who: table.roll(D6, "tie", who) if takes_part(actor) and scores.count(actor.initiative.score) > 1 else 0
        for who, actor in c.actors.items()
    }
    names = sorted(c.actors, key=lambda who: -shown[who])
    c.actors = {who: c.actors[who] for who in names}


def order_key(c: Run, who: str) -> tuple[int, ...]:
    """SR-3.1.4: the higher score first; SR-2.11: among those who have paid too, before all others.

    SR-3.1.5: then the higher Initiative, the higher Reaction, and the order of joining; by ruling a die alone.
    """
    actor = c.actors[who]
    if c.rulings["initiative_tie"] == "die":
        return not actor.initiative.first, -actor.initiative.score
    return not actor.initiative.first, -actor.initiative.score, -initiative(c, who), -attribute(c, who, "reaction")


def queue(c: Run) -> list[str]:
    """SR-3.1.4: who still has a phase in this pass, in order."""
    there = in_pass(c)
    return sorted(there, key=lambda who: order_key(c, who)) if len(there) > 1 else there


@beat("phases", "SR-3.1.4", "SR-3.1.5", "SR-3.1.10", "SR-2.10")
def phases(c: Run, table: Table) -> None:
    """One phase after the other, each resolved before the next; by ruling those with one score act at one time."""
    order = queue(c)
    if c.moment and not any(who in c.moment for who in order):
        befallen, c.held, c.moment = c.held, [], []
        then(c, *befallen, ("phases",))
    elif order:
        if c.rulings["initiative_tie"] == "simultaneous" and not c.moment:
            equal = [who for who in order if order_key(c, who)[:2] == order_key(c, order[0])[:2]]
            c.moment = equal if len(equal) > 1 else []
        late = c.rulings["edge_first_timing"] == "any_time"
        then(c, *(bidders(c) if late else []), ("next_phase",), ("phases",))
    else:
        then(c, ("pass_over",))


@beat("next_phase", "SR-3.1.4", "SR-3.3.1", "SR-1.1.9")
def next_phase(c: Run, table: Table) -> None:
    """Begin the phase of whoever comes first now; the surprised have none in the first pass, nor have those who have
    lost it.
    """
    order = queue(c)
    if not order:
        return
    who = order[0]
    actor = c.actors[who]
    actor.initiative.acted = True
    actor.initiative.phases += 1
    if actor.guard.surprised:
        table.tell("no_phase", who=who, why="surprised")
        return
    if actor.initiative.lost:
        actor.initiative.lost -= 1
        table.tell("no_phase", who=who, why="glitch")
        return
    then(c, *(("interrupt", seat, who) for seat in rival_seats(c, who)), ("phase", who))


def rival_seats(c: Run, who: str) -> list[str]:
    """SR-3.1.11: the seats of those who may step in before somebody's phase: of the sides hostile to them."""
    return list(dict.fromkeys(c.actors[name].seat for name in hostile(c, who)))


# The end of the pass and of the turn


@beat("pass_over", "SR-2.12", "SR-2.13", "SR-3.1.12", "SR-3.1.13", "SR-3.3.1", "SR-T4.1")
def pass_over(c: Run, table: Table) -> None:
    """Surprise ends with the first pass; whoever has had the last of their passes, in this pass or before, may buy one
    more."""
    for actor in c.actors.values():
        if actor.guard.surprised:
            actor.guard.surprised, actor.initiative.gratis, actor.guard.unaware_of = False, True, []
    done = [who for who, actor in c.actors.items() if takes_part(actor) and last_pass(c, who) <= c.pass_]
    buyers = [who for who in done if may_buy_pass(c, who) and not nothing_left(c)]
    then(c, *(("buy_pass", who) for who in buyers), ("after_pass",))


def may_buy_pass(c: Run, who: str) -> bool:
    """SR-2.12, SR-2.13: once in a turn; by ruling no more than the scenario's most."""
    actor = c.actors[who]
    if actor.initiative.extra_pass or not can_spend(c, who) or not asks(c, who):
        return False
    return c.rulings["max_passes"] == "unlimited" or c.pass_ < c.scene.house.max_passes


@beat("buy_pass", "SR-2.12", "SR-2.13")
def buy_pass(c: Run, table: Table, who: str) -> None:
    """SR-2.12: one point for one more pass in this turn, after the last regular one."""
    if not (takes_part(c.actors[who]) and may_buy_pass(c, who)):
        return
    if table.choose(Choice(c.actors[who].seat, "extra_pass", "SR-2.12", ["no", "pay"], {"who": who})) == "pay":
        spend(c, table, who, "extra_pass")
        c.actors[who].initiative.extra_pass, c.actors[who].initiative.bought_in = True, c.pass_


@beat("after_pass", "SR-3.1.12", "SR-3.1.13")
def after_pass(c: Run, table: Table) -> None:
    """Another pass, if somebody has one; else the turn is over."""
    more = any(last_pass(c, who) > c.pass_ for who, actor in c.actors.items() if takes_part(actor))
    if more and len(sides_standing(c)) > 1:
        then(c, ("pass",))
    else:
        then(c, *([("chase_over",)] if c.chase else []), ("turn_over",))


@beat("turn_over", "SR-3.1.13")
def turn_over(c: Run, table: Table) -> None:
    """Data that is being sent arrives or not; the fight is over, or goes on with the next turn."""
    run_transfers(c, table)
    then(c, *((("fight_end",),) if judge_end(c, table) else (("lull",), ("turn",))))


@beat("fight_end", "SR-3.1.1")
def fight_end(c: Run, table: Table) -> None:
    """Nothing is rolled any more."""
    c.over = True
    instead(c)
    others = c.scene.enemies[c.winner] if c.ended_by == "eliminate" and c.winner else ()
    left = [who for who, actor in c.actors.items() if actor.side in others and able(actor)]
    table.tell("fight_end", winner=c.winner, by=c.ended_by, turns=c.turn, left=left)
