"""The machine players that a table offers."""

from __future__ import annotations

from typing import Any

from hantei.core.rulebook import Rulebook
from hantei.play import Refused, policy_names
from hantei.play.policies import player_of
from hantei.text import Catalogue

from .stand import MACHINE


def must_offer(rulebook: Rulebook[Any], policy: str) -> None:
    """Raise `Refused` for a machine player that is not on offer. One with a parameter could think for ever."""
    names = policy_names(rulebook)
    if policy not in names:
        raise Refused("unknown-policy", name=policy, allowed=[*names])


def machine_players(rulebook: Rulebook[Any], catalogue: Catalogue) -> list[tuple[str, str]]:
    """The machine players on offer, as forms send them, with their names; the default one first."""
    return [(f"{MACHINE}:{one}", catalogue.say(player_of(one, rulebook))) for one in policy_names(rulebook)]
