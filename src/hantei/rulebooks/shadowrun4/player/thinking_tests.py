"""Decide about tests and last resorts: Edge, defence, the end of a fight."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from hantei.core.decision import Choice, Decision

from ..rules.figures import boxes_left, friends
from ..rules.magic.bodies import bearer
from ..rules.riders import is_machine
from ..rules.street.clock import queue
from ..rules.street.defence import EARLY, best, defence_pool
from ..rules.street.ground import foes_in_line
from ..state import Run
from .prospects import WHOLE, menace, threat_of, worth_against
from .sense import best_attack, best_blow, in_the_dark, known_foes
from .thinking_magic import best_spell
from .thinking_matrix import hacks, nodes_wanted


def who_acts(decision: Decision) -> str:
    """Whom the question is about."""
    return str(decision.about["who"])


# Tests

FEW = 3
"""As many hits as dice rolled again often bring."""

BOX = WHOLE // 10
"""The worth of a box of damage, of ten that somebody has."""

RACED = 3
"""Points that a race to act first takes: one before the roll, one after it, and one to act first."""


def test(c: Run, decision: Choice) -> str:
    """Take a long shot if there is no other way. Otherwise keep Edge until after the roll: rerolling misses (SR-2.8)
    brings more hits than dice added before (SR-2.5), and is paid only if hits are missing. Whoever races to act first
    does both, as long as a point is left to act with.
    """
    points, kind = int(str(decision.about["edge"])), decision.about["kind"]
    if "long_shot" in decision.options:
        return "long_shot" if points > 1 and kind in ("shot", "blow", "astral", "resistance") else "none"
    races_for_it = kind == "initiative" and points >= RACED and races(c, who_acts(decision))
    return "edge" if races_for_it and "edge" in decision.options else "roll"


def after(c: Run, decision: Choice) -> str:
    """Reroll misses if an attack has failed by little or a blow would land; a critical glitch is worth a point. Spend
    even the last point: points come back at a break of the scenario (SR-2.3), not during a fight.
    """
    about = decision.about
    hits = int(str(about["hits"]))
    if (
        about["glitch"] == "critical"
        and "clean" in decision.options
        and c.rulings["glitch_consequence"] == "simulation"
    ):
        return "clean"
    if about["kind"] == "initiative" and "reroll" in decision.options:
        return "reroll" if races(c, who_acts(decision)) else "keep"
    if "value" in about:
        return stays_up(c, decision)
    against = about.get("against")
    if against is None or "reroll" not in decision.options:
        return "keep"
    short = int(str(against)) - hits
    if about["kind"] == "spell" and c.casts and hits >= max(one.force for one in c.casts):
        return "keep"  # SR-4.2.8: no more would count
    if about["kind"] == "defence":
        return "reroll" if 0 < short <= FEW else "keep"
    return "reroll" if 0 <= short <= 2 else "keep"


def stays_up(c: Run, decision: Choice) -> str:
    """Return what to buy for a test that resists damage: hits, if a few more keep somebody on their feet, since whoever
    is down has no more use for points in this fight.
    """
    about = decision.about
    who = who_acts(decision)
    kind = "P" if is_machine(c.actors[who]) else str(about["kind_of"])
    short = int(str(about["value"])) - int(str(about["hits"])) - boxes_left(c, bearer(c, who), kind) + 1
    if not 0 < short <= FEW:
        return "keep"
    return next((way for way in ("reroll", "add") if way in decision.options), "keep")


def races(c: Run, who: str) -> bool:
    """Return whether initiative is worth a point: in the first turn, to somebody in the open before enemies most of
    whom stand there too, who keeps another to act first (SR-2.10), since the faster of two who have paid comes first
    (SR-2.11).
    """
    foes = foes_in_line(c, who)
    bare = [name for name in foes if in_the_open(c, name)]
    return c.turn == 1 and c.actors[who].edge >= 2 and in_the_open(c, who) and 2 * len(bare) > len(foes)


def in_the_open(c: Run, who: str) -> bool:
    """Return whether somebody has taken no cover."""
    return not c.actors[who].motion.cover


def pays_first(c: Run, decision: Choice) -> str:
    """Return whether acting first is worth a point: to somebody in the open whom a faster enemy can shoot at, who has
    many, or who stands alone against the one enemy who is faster (SR-2.10).
    """
    who = who_acts(decision)
    if in_the_open(c, who) and any(name in faster(c, who) for name in foes_in_line(c, who)):
        return "pay"
    points, alone = c.actors[who].edge, not friends(c, who)
    return "pay" if points >= 5 or (points >= 2 and alone and decision.about["number"] == 2) else "no"


def faster(c: Run, who: str) -> list[str]:
    """List those who have their phase before somebody in this pass."""
    order = queue(c)
    return order[: order.index(who)] if who in order else []


def pays_pass(c: Run, decision: Choice) -> str:
    """Return whether to buy another pass, which is a whole phase (SR-2.12): if somebody can attack from here with
    effect, or cast a spell that has one. Whoever is asked has a point, and the last one brings as much as the first.
    """
    who = who_acts(decision)
    return "pay" if best_deed(c, who) > BOX else "no"


def last_phase(c: Run, decision: Choice) -> str:
    """Take one more phase, since points are of no more use to whoever is down, but for one without which they die: by
    ruling Edge is burned with an unspent point only (SR-2.4).
    """
    who = who_acts(decision)
    dying = boxes_left(c, who, "P") <= 0 and c.rulings["burn_needs_point"] == "unspent_point"
    return "no" if dying and c.actors[who].edge < 2 else "pay"


def fight_over(c: Run, decision: Choice) -> str:
    """The fight ends where the encounter says so."""
    return "end" if decision.about.get("by") else "go_on"


# Defence


NEARLY_DOWN = 3
"""The boxes left to somebody who is nearly down."""

TURNS_HELD = 2
"""How many phases each enemy has before full defence declared under attack ends: it holds through the phase that it
costs, until the next one (SR-3.4.3, SR-10.4.1).
"""

SHOTS = 2
"""How often most guns fire in a phase (SR-10.1.3); a blow takes the whole of it (SR-3.2.29)."""

WORK = 100 * WHOLE
"""The worth of a phase of work that one's side needs, more than any defence spares."""


def defend(c: Run, decision: Choice) -> str:
    """Choose the way with the most dice; pay a phase for full defence only for dice, and only when nearly down, or if
    it spares more than the phase would do; in the dark never, since few shots hit there and whoever comes close wins.
    """
    who = who_acts(decision)
    usual = [way for way in decision.options if not way.startswith(EARLY)]
    found = best(c, c.attack, usual)
    if len(usual) == len(decision.options) or not friends(c, who) or in_the_dark(c, who):
        return found
    early = best(c, c.attack, [way for way in decision.options if way.startswith(EARLY)])
    if defence_pool(c, c.attack, early).value <= 0:
        return found
    return early if nearly_down(c, who) or spared(c, who, found, early) > phase_worth(c, who) else found


def nearly_down(c: Run, who: str) -> bool:
    """Return whether a few boxes are left on one of somebody's tracks."""
    return min(boxes_left(c, who, "P"), boxes_left(c, who, "S")) <= NEARLY_DOWN


def spared(c: Run, who: str, usual: str, early: str) -> int:
    """Return what full defence spares somebody: the attack under way, and all those of the enemies in line before it
    ends, like this one, spread over all whom they can see, by how much these have to lose.
    """
    attack = c.attack
    if attack.kind not in ("ranged", "melee"):
        return 0
    pools = (defence_pool(c, attack, way).value for way in (usual, early))
    less, more = (worth_against(c, attack, pool) for pool in pools)
    foes = foes_in_line(c, who)
    seen = [who, *(name for name in friends(c, who) if any(foe in foes for foe in foes_in_line(c, name)))]
    lost = [1 + threat_of(c, c.actors[who].seat, replace(attack, target=name)) for name in seen]
    to_come = TURNS_HELD * (SHOTS if attack.kind == "ranged" else 1) * len(foes) - 1
    attacks = 100 + 100 * to_come * lost[0] // sum(lost)
    return (less - more) * attacks // 100 * menace(c, who) // 100


def best_deed(c: Run, who: str) -> int:
    """Return the worth of the best attack or spell from where somebody stands."""
    return max(best_attack(c, who), best_spell(c, who).worth)


def phase_worth(c: Run, who: str) -> int:
    """Return what somebody would do with their next phase: an attack, if need be on whoever is nearest, a spell, or the
    work that their side needs.
    """
    if hacks(c, who) and nodes_wanted(c, c.actors[who].side):
        return WORK
    near = best_blow(c, who, known_foes(c, who)[:1]).worth
    return max(best_deed(c, who), near)


THOUGHTS: dict[str, Callable[[Run, Choice], str]] = {
    "test": test, "after": after, "first": pays_first, "extra_pass": pays_pass, "last_phase": last_phase,
    "fight_over": fight_over, "defend": defend,
}  # fmt: skip
"""The functions that answer each kind of question of tests."""
