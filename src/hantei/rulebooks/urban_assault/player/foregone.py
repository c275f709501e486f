"""Questions that need no thought: one answer alone makes sense, or nothing that can be answered does anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hantei.core.decision import Choice, Decision
from hantei.core.foregone import without_saying

from ..rules.checks import ability_value
from ..rules.gear import life_max
from ..state import Campaign

CURES = ("eat", "eat_foraging", "first_aid")
"""Acts that only restore life or heal wounds."""

BAD = ("hostile", "fight_to_the_end", "extortion")
"""Reactions worth changing."""


def camp(c: Campaign, decision: Choice) -> str:
    """UA-31.1: nothing can be done but cure, and nobody needs it."""
    squad = c.squads[decision.who]
    well = squad.leader.life >= life_max(c, squad).value and not squad.leader.wounds
    return "go_on" if well and all(option in CURES for option in decision.options if option != "go_on") else ""


def reaction_shift(c: Campaign, decision: Choice) -> str:
    """UA-21.20: a good reaction is left as it is."""
    return "" if decision.about.get("reaction") in BAD else "keep"


FREE = ("skill", "life")
"""Abilities with which a roll costs no point."""


def ability(c: Campaign, decision: Choice) -> str:
    """UA-09.7, UA-10.2: what costs nothing is used where it adds as much as anything else."""
    squad = c.squads[decision.who]
    values = {option: ability_value(c, squad, option) for option in decision.options}
    best = max((option for option in values if option in FREE), key=lambda option: values[option], default="")
    return best if best and values[best] == max(values.values()) else ""


def change_armour(c: Campaign, decision: Choice) -> str:
    """UA-27.5: what is found is what is worn already."""
    squad = c.squads[decision.who]
    return "leave" if squad.items[squad.worn].gear == decision.about["gear"] else ""


SAID: Mapping[str, Callable[[Campaign, Choice], str]] = {
    "ability": ability,
    "camp": camp,
    "change_armour": change_armour,
    "pause": camp,
    "reaction_shift": reaction_shift,
}
"""The answer to each kind of question; "" if it needs thought."""

foregone = without_saying(SAID)

ASIDE = (
    "defence", "evade", "odd_attack", "attacks_taken", "who_is_hit", "which_leader", "fumbled_defence", "protect",
    "cancel_damage", "prototype_shield", "which_shield",
)  # fmt: skip
"""Questions that come while the enemy acts."""


def between(c: Campaign, decision: Decision) -> bool:
    """Whether a question comes while the enemy acts."""
    return decision.kind in ASIDE
