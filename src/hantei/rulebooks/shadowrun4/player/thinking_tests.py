"""What a machine player thinks of tests and of its last means: Edge, defence, the end of a fight."""

from __future__ import annotations

from collections.abc import Callable

from hantei.core.decision import Choice, Decision

from ..rules.figures import edge_rating, friends, track
from ..rules.street.defence import EARLY, best
from ..rules.street.ground import foes_in_line
from ..state import Run
from .sense import best_blow, best_shot, guns_of


def who_acts(decision: Decision) -> str:
    """Whom the question is about."""
    return str(decision.about["who"])


# Tests


def test(c: Run, decision: Choice) -> str:
    """Edge where much is at stake: attacks with a real chance while there is plenty of it; a long shot never hurts."""
    who, about = who_acts(decision), decision.about
    points, pool = int(str(about["edge"])), int(str(about["pool"]))
    if "long_shot" in decision.options:
        return "long_shot" if points > 1 and about["kind"] in ("shot", "blow", "astral", "resistance") else "none"
    plenty = points >= max(2, edge_rating(c, who) - 1)
    if "edge" in decision.options and plenty and about["kind"] in ("shot", "blow", "astral", "spell") and pool >= 6:
        return "edge"
    return "roll"


def after(c: Run, decision: Choice) -> str:
    """Misses again where an attack has failed by little or a blow would land; a critical glitch is worth a point."""
    about = decision.about
    hits, points = int(str(about["hits"])), int(str(about["edge"]))
    if (
        about["glitch"] == "critical"
        and "clean" in decision.options
        and c.rulings["glitch_consequence"] == "simulation"
    ):
        return "clean"
    against = about.get("against")
    if against is None or points < 2:
        return "keep"
    short = int(str(against)) - hits
    if about["kind"] == "defence":
        return "reroll" if 0 < short <= 3 else "keep"
    return "reroll" if 0 <= short <= 2 else "keep"


def pays_first(c: Run, decision: Choice) -> str:
    """Acting first is worth a point only where somebody has many."""
    return "pay" if c.actors[who_acts(decision)].edge >= 5 else "no"


def pays_pass(c: Run, decision: Choice) -> str:
    """Another pass while there is plenty of Edge and somebody to fight."""
    who = who_acts(decision)
    return "pay" if c.actors[who].edge >= 4 and foes_in_line(c, who) else "no"


def last_phase(c: Run, decision: Choice) -> str:
    """One phase more, where there is a shot or a blow to be had from it."""
    who = who_acts(decision)
    worth = max(best_shot(c, who, guns_of(c, who), ("fire", "full_burst")), best_blow(c, who)).worth
    return "pay" if worth > 150 else "no"


def fight_over(c: Run, decision: Choice) -> str:
    """The fight ends where the encounter says so."""
    return "end" if decision.about.get("by") else "go_on"


# Defence


def defend(c: Run, decision: Choice) -> str:
    """The way with the most dice; full defence at the price of a phase only for who is nearly down."""
    who = who_acts(decision)
    actor = c.actors[who]
    left = min(track(c, who, "P") - actor.physical, track(c, who, "S") - actor.stun)
    usual = [way for way in decision.options if not way.startswith(EARLY)]
    if left <= 3 and friends(c, who) and len(usual) < len(decision.options):
        return best(c, c.attack, [way for way in decision.options if way.startswith(EARLY)])
    return best(c, c.attack, usual)


THOUGHTS: dict[str, Callable[[Run, Choice], str]] = {
    "test": test, "after": after, "first": pays_first, "extra_pass": pays_pass, "last_phase": last_phase,
    "fight_over": fight_over, "defend": defend,
}  # fmt: skip
"""What is thought about each kind of question of tests."""
