"""How a fight begins, with who is on which side and what each is after, and how it ends."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from hantei.core.message import Message, Sayable, everybody, phrase, worded
from hantei.core.seats import ONLOOKER
from hantei.core.text import Text
from hantei.scenes.lineup import lined_up, together
from hantei.scenes.muster import muster
from hantei.scenes.naming import Name

from ..rules.figures import present
from ..rules.knowledge import sight
from ..rules.street.goals import finding
from ..state import Run
from .lines import Facts
from .names import labelled, person, side_name
from .situation import goals_in_words


def fight(c: Run, facts: Facts) -> Message:
    """A fight begins, with the words of the encounter, and what the sides are after."""
    scene = c.content.encounters[facts["encounter"]]
    told = worded("sr-log-fight", {"title": scene.title}, scene.intro)
    return lined_up(told, scene.sides, at_start(c), goals_in_words(c), partial(side_name, c))


def at_start(c: Run) -> dict[str, list[Name]]:
    """Those of each side who are here as the fight begins and whom every seat sees, with those who serve them: the
    sprites of player characters too, which nobody sees but which everybody sees act."""
    seen = sight(c, ONLOOKER)
    units = {
        who: unit for who, unit, _ in muster(c.scene.units)
        if present(c.actors[who]) and (seen(who) or (c.actors[who].kind == "sprite" and c.actors[who].pc))
    }  # fmt: skip
    serving: dict[str, list[Name]] = {who: [] for who in units}
    for who, unit in units.items():
        if unit.owner in serving:
            serving[unit.owner].append(person(c, who))
    return {
        side: [
            together(labelled(c, who), serving[who])
            for who, unit in units.items()
            if unit.side == side and unit.owner not in units
        ]
        for side in c.scene.sides
    }


def fight_end(c: Run, facts: Facts) -> Message:
    """How it ended, and by what."""
    args: dict[str, Sayable] = {"turns": facts["turns"]}
    if not facts["winner"]:
        return Message("sr-log-fight_end-nobody", args)
    args["winner"] = c.scene.sides[facts["winner"]].name
    if not facts["by"]:
        return worded("sr-log-fight_end", args, c.scene.outro.get(facts["winner"]))
    left = [person(c, who) for who in facts.get("left", ())]
    args["by"] = Message("sr-by-eliminate-left", {"names": everybody(left)}) if left else phrase(f"sr-by-{facts['by']}")
    return worded("sr-log-fight_end-by", args, closing(c.scene.outro, facts["winner"], facts["by"]))


def fought_out(c: Run) -> bool:
    """SR-3.1.13: whether nobody is left to fight, although the turn is not over; the game master decides that alone."""
    return not c.referee and finding(c, last=False)[1] in ("eliminate", "defeat")


def closing(outro: Mapping[str, Text], winner: str, by: str) -> Text | None:
    """The encounter's last words on a winner: those for this way of winning ("crew.eliminate"), or for any."""
    return outro.get(f"{winner}.{by}", outro.get(winner))
