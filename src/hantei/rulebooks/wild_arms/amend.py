"""The referee's free hand: figures, harm, statuses, possessions, the end; kept in the journal as a ruling.

No dice fall for a ruling: where a rule would throw them, the referee says what comes of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import get_args

from hantei.core.amending import Words, one_of, set_value
from hantei.core.command import Example
from hantei.core.rulebook import BadSetup, Message

from .content import CRESTS, POSSESSIONS, Ending, Until
from .state import Fight, Held

FIELDS = (
    "hp", "fp", "initiative", "wounded", "dying", "death", "doomed", "arms", "in_use", "disarmed", "items", "lean",
    "supported", "acted", "waited", "used",
)  # fmt: skip
"""What can be set of somebody."""

CLOCK = ("round", "charges", "distance")
"""What can be set of the battle."""

MOST = 999
"""The most of anything, and the last round where the encounter has none."""

STATUSES = ("sight_impaired", "cowed", "awakened")
RESULTS = ("victory", "defeat", "neither")

AMENDMENTS = (
    Example(Message("wa-gm-set"), "gm set 場所 値", "gm set PLACE VALUE"),
    Example(
        Message("wa-gm-status"),
        "gm status give|remove 人物 状態 [期間] [解除]",
        "gm status give|remove WHO STATUS [UNTIL] [ENDING]",
    ),
    Example(
        Message("wa-gm-possession"),
        "gm possession 人物 ポゼッション|none [クレスト]",
        "gm possession WHO POSSESSION|none [CREST]",
    ),
    Example(Message("wa-gm-bar"), "gm bar|unbar ポゼッション", "gm bar|unbar POSSESSION"),
    Example(Message("wa-gm-end"), "gm end victory|defeat|neither", "gm end victory|defeat|neither"),
)
"""How rulings are written."""


def amend(c: Fight, verb: str, words: Sequence[str]) -> None:
    """Apply a ruling. Raises `BadSetup` naming what is allowed."""
    rule = VERBS.get(verb)
    if rule is None or not rule(c, list(words)):
        raise BadSetup("amend-usage", given=" ".join([verb, *words]), allowed=", ".join(VERBS))


# set


def set_figure(c: Fight, words: list[str]) -> bool:
    """A figure or state of somebody, or of the battle."""
    if len(words) != 2:
        return False
    path, text = words
    parts = path.removeprefix("fighters.").split(".")
    if parts[0] in CLOCK:
        set_value(c, parts, path, text, {})
        return True
    if parts[0] not in c.fighters:
        raise BadSetup("amend-path", path=parts[0], allowed=", ".join([*c.fighters, *CLOCK]))
    who, field = parts[0], parts[1] if len(parts) > 1 else ""
    if field not in FIELDS:
        raise BadSetup("amend-path", path=path, allowed=", ".join(FIELDS))
    fighter = c.fighters[who]
    if len(parts) == 3 and field == "items" and parts[2] in c.records.items:
        fighter.items.setdefault(parts[2], 0)
    in_use: Words = {"in_use": list(c.sheet(who).arms)}
    set_value(c, ["fighters", *parts], path, text, in_use)
    return True


# Statuses and possessions


def change_status(c: Fight, words: list[str]) -> bool:
    """WA-17.8, WA-18.20, WA-18.28: give or take a status; of sight impairment the referee says how it ends."""
    if not 3 <= len(words) <= 5 or words[0] not in ("give", "remove"):
        return False
    way, who, status, *more = words
    fighter = c.fighters[one_of(list(c.fighters), who, who)]
    one_of(STATUSES, status, who)
    if way == "remove":
        fighter.statuses = [held for held in fighter.statuses if held.status != status]
        return not more
    until = one_of(get_args(Until), more[0], who) if more else "battle"
    ending = one_of(get_args(Ending), more[1], who) if len(more) == 2 else "minor"
    fighter.statuses.append(Held(status, "referee", until, ending))
    return True


def set_possession(c: Fight, words: list[str]) -> bool:
    """WA-06.42, WA-21.7: somebody holds another possession from now on, or none."""
    if len(words) not in (2, 3):
        return False
    who, possession, *crest = words
    fighter = c.fighters[one_of(list(c.fighters), who, who)]
    one_of([*POSSESSIONS, "none"], possession, who)
    if possession == "draw_crest":
        fighter.crest = one_of(CRESTS, crest[0] if crest else "", who)
    elif crest:
        return False
    fighter.possession = "" if possession == "none" else possession
    return True


def bar(c: Fight, words: list[str]) -> bool:
    """WA-06.41, WA-06.42: a possession cannot be chosen here from now on."""
    if len(words) != 1:
        return False
    possession = one_of([name for name in POSSESSIONS if name not in c.barred], words[0], "bar")
    c.barred.append(possession)
    return True


def unbar(c: Fight, words: list[str]) -> bool:
    """WA-06.41: a possession can be chosen here again."""
    if len(words) != 1:
        return False
    c.barred.remove(one_of(c.barred, words[0], "unbar"))
    return True


def end(c: Fight, words: list[str]) -> bool:
    """WA-09.6: the game master calls the end early."""
    if len(words) != 1:
        return False
    c.called = one_of(RESULTS, words[0], "end")
    return True


VERBS: dict[str, Callable[[Fight, list[str]], bool]] = {
    "set": set_figure,
    "status": change_status,
    "possession": set_possession,
    "bar": bar,
    "unbar": unbar,
    "end": end,
}
