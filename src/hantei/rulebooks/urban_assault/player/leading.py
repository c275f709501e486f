"""Choose a ready-made leader: whoever is most likely to live through the operation, rehearsed on paper.

The file of the operation is known, as to somebody who has played it or whom a game master has briefed (`rehearsal`):
enemies with their numbers and levels, where and when they stand, how long a battle lasts, traps, magazines, counters by
which the operation fails.
"""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.memory import memory_of, results_of

from ..content.scenario import Scenario
from ..state import Campaign
from .on_paper import READY_MADE
from .rehearsal import prospect

NEAR = 2
"""Prospects at odds no longer than so many times those of the best are as good, where chance draws the maps."""

EVEN = 0.5
"""With less of a prospect than this it is battles that kill, not checks."""

SHORT = 0.005
"""Less of a share than this is nothing, since prospects are kept to a hundredth."""

CLEAR = 0.03
"""By so much a prospect is clearly better."""


def leader_for(c: Campaign, options: Sequence[str]) -> str:
    """Of the ready-made leaders who are left, whoever has the best prospect alone. Where maps are drawn, checks that
    nobody foresees are made with skill, so whoever has more of it comes first among those who are near the best, unless
    even the best would rather fall.
    """
    taken = [squad.leader.preset for squad in c.squads.values()]
    presets = {name: c.content.book.presets[name] for name in options if name in c.content.book.presets}
    scenario = briefed(c)
    found = {name: prospect_of(c, scenario, name) for name in presets if name not in taken}
    best = max(found.values(), default=0.0)
    wide = NEAR if scenario.progress.rows and best >= EVEN else 1
    near = [name for name in found if odds(best) <= odds(found[name]) * wide]
    return max(near, key=lambda name: (presets[name].growth.get("skill", 0), found[name]), default=options[0])


def odds(share: float) -> float:
    """The odds of what happens in this share of all games."""
    return share / max(SHORT, 1 - share)


def outfit_for(c: Campaign, seat: str, outfits: Sequence[str]) -> str:
    """The ready-made outfit, which is the first, unless another has a clearly better prospect: gear and engineers also
    serve for what is not rehearsed.
    """
    preset = c.squads[seat].leader.preset
    if not preset or len(outfits) == 1:
        return outfits[0]
    scenario = briefed(c)
    usual = prospect_of(c, scenario, preset, outfits[0])
    better = [outfit for outfit in outfits if prospect_of(c, scenario, preset, outfit) >= usual + CLEAR]
    return better[0] if better else outfits[0]


def prospect_of(c: Campaign, scenario: Scenario, preset: str, outfit: str = READY_MADE) -> float:
    """The prospect of a leader, to a hundredth; it hangs on what the operation is played by alone, and is kept."""
    known = results_of(memory_of(c.content, scenario, c.house), prospect)
    asked = preset, outfit, difficulty(c)
    if asked not in known:
        known[asked] = round(prospect(c, scenario.id, difficulty(c), preset, outfit), 2)
    return float(known[asked])


def coming(c: Campaign) -> Sequence[str]:
    """The scenario and the difficulty of the operation that is running or, before the first one, to come."""
    if c.operation is not None:
        return c.op.scenario, c.op.difficulty
    return next([str(word) for word in entry[1:3]] for entry in c.agenda if entry[0] == "operation")


def briefed(c: Campaign) -> Scenario:
    """The scenario of that operation."""
    return c.content.scenarios[coming(c)[0]]


def difficulty(c: Campaign) -> str:
    """The difficulty of it: the usual one while nobody has chosen."""
    return coming(c)[1] or briefed(c).default_difficulty
