"""What a machine player does with an action check: which movement, which action, in which order, ending where.

What it has made of a situation it keeps in mind for the further questions about it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from functools import cached_property
from typing import Any, NamedTuple

from hantei.core.record import clone, key
from hantei.core.temper import temper

from ..content.records import BANDS
from ..rules.figures import rate
from ..rules.ground import exit_here
from ..rules.helping import within_reach
from ..rules.hit_rate import FAR as FAR_BANDS
from ..rules.posture import crawling
from ..rules.readying import ready_options
from ..rules.routes import Spot, destinations
from ..state import Fight, Fighter
from .care import Aid, aids, best_aid
from .prospects import KINDS, POINT, hope
from .sense import FAR, Sense

ATTACKS = tuple(dict.fromkeys(action for action, _ in KINDS.values()))
STILL = ("stay", "cautious")
"""Methods that keep an aim (GD-04.8)."""

HURRY = 40
"""What a metre on the way of an errand is worth; on an area map, with its kilometres, a twentieth of it."""

CLOSING = 4
STUCK = 20
"""What a metre towards the enemy is worth: where one can shoot from here already, and where not."""

EMPTY = 4 * POINT
"""What it is worth to have a loaded weapon in hand, whoever may come."""


class Course(NamedTuple):
    """An action check as it could be: its worth, the method, the action, what comes first, where it ends."""

    worth: int
    method: str = "stay"
    action: str = "none"
    what: str = ""
    order: str = "act"
    end: str = "stay"


class Act(NamedTuple):
    """An action as it could be: its worth, the action, the skill or item."""

    worth: int
    action: str = "none"
    what: str = ""


NO_ACT = Act(0)

NO_COURSE = (-(1 << 40), "", "", "", "", "")
"""Worth less than any course."""


class Mind:
    """Somebody's action check under consideration."""

    def __init__(self, c: Fight, who: str) -> None:
        self.c, self.who = c, who
        self.sense = Sense(c, who)
        self.aids: list[Aid] = [aid for aid in aids(self.sense) if aid.worth > 0]
        self.ready = self.best_ready(ready_options(c, who))
        self.covers: dict[tuple[str, int, int], bool] = {}
        self.hands: dict[Spot, list[str]] = {}
        self.ends: dict[str, dict[str, Spot]] = {}
        self.stands: dict[tuple[Spot, bool], int] = {}
        self.prospects: dict[Spot, int] = {}
        self.promises: dict[str, list[tuple[int, str, Spot]]] = {}
        self.deeds: dict[tuple[Any, ...], dict[Any, Act]] = {}

    # Actions

    def acts(self, spot: Spot, method: str, actions: Sequence[str]) -> Iterator[Act]:
        """What could be done at a spot; `actions`: those that may be declared."""
        yield NO_ACT
        sense = self.sense
        plan = sense.attack(spot, method)
        if plan.action in actions:
            yield Act(plan.worth, plan.action)
        if "take_aim" in actions and method in STILL and sense.me.aiming == "":
            guns = [name for name in sense.held if sense.arm(name).kind == "gun"]
            yield Act(sense.attack(spot, "stay", guns, more=20).worth * 9 // 20, "take_aim") if guns else NO_ACT
        if "ready" in actions and self.ready[0] > 0:
            yield Act(self.ready[0], "ready")
        if self.aids and ("use_item" in actions or "use_skill" in actions):
            aid = best_aid(self.aids, self.near(spot), actions)
            chance = aid.chance + sense.shift(method)
            yield Act(aid.worth * hope(chance) // 100 if aid.chance else aid.worth, aid.action, aid.what)

    def best_act(self, spot: Spot, method: str, actions: Sequence[str]) -> Act:
        """The best of it."""
        return self.deed(spot, method, actions, self.deeds_of(method, actions))

    def deeds_of(self, method: str, actions: Sequence[str]) -> dict[Any, Act]:
        """What is known already of what is best after a method."""
        return self.deeds.setdefault((self.sense.shift(method), method in STILL, *actions), {})

    def deed(self, spot: Spot, method: str, actions: Sequence[str], known: dict[Any, Act]) -> Act:
        """The best at a spot; those from which the same can be done are looked at once."""
        key: Any = self.sense.outlook(spot)
        if self.aids and ("use_item" in actions or "use_skill" in actions):
            key = (key, *self.near(spot))
        found = known.get(key)
        if found is None:
            found = known[key] = max(self.acts(spot, method, actions))
        return found

    def near(self, spot: Spot) -> list[str]:
        """Whom one could lay hands on from a spot."""
        if spot not in self.hands:
            self.hands[spot] = within_reach(self.sense.put(spot), self.who, self.c.fighters)
        return self.hands[spot]

    def best_ready(self, options: Sequence[str]) -> tuple[int, str]:
        """What is best made ready, and what it is worth."""
        return max(((self.ready_worth(option), option) for option in options), default=(0, ""))

    def ready_worth(self, option: str) -> int:
        """A weapon drawn or a magazine changed is good from the next action check on."""
        c, sense = self.c, self.sense
        how, name, *hand = option.split(":")
        if how == "pick_up":
            arm = c.records.weapons[c.dropped[name].weapon]
            good = rate(c, self.who, arm.skill).value >= 30 and not self.armed()
            return EMPTY + POINT if good and hand != ["left"] else 0
        if how == "reload":
            one, arm = sense.me.carried[name], sense.arm(name)
            if not one.hand:
                return 0
            if 3 * one.rounds > arm.magazine or (one.rounds and sense.seen(sense.here) and self.shoots(name)):
                return 0
            return max(EMPTY, sense.attack(sense.here, "stay", [name], full=True).worth * 2 // 3)
        if sense.me.carried[name].hand or hand == ["left"]:
            return 0
        if not self.loaded(name):
            return 0
        worth = sense.attack(sense.here, "stay", [name]).worth * 2 // 3
        return max(worth, EMPTY - POINT if not self.armed() else 0)

    def shoots(self, name: str) -> bool:
        """Whether a gun has the rounds of a shot that does anything from here."""
        return self.sense.attack(self.sense.here, "stay", [name]).worth > 0

    def loaded(self, name: str) -> bool:
        """Whether something carried can be attacked with as it is."""
        return self.sense.arm(name).kind != "gun" or self.sense.me.carried[name].rounds > 0

    def armed(self) -> bool:
        """Whether something better than bare hands is in hand and loaded."""
        return any(self.loaded(name) for name, one in self.sense.me.carried.items() if one.hand)

    # Places

    def stand(self, spot: Spot, full: bool) -> int:
        """What it is worth to be at a spot when the action check is over."""
        key = (spot, full)
        if key not in self.stands:
            sense = self.sense
            prone = sense.me.prone and (spot == sense.here)
            self.stands[key] = self.prospect(spot) - sense.danger(spot, self.covered(spot), prone, full)
        return self.stands[key]

    def prospect(self, spot: Spot) -> int:
        """What a spot promises for later, whatever the danger: an attack from there, less the way still to go."""
        if spot not in self.prospects:
            sense = self.sense
            later = sense.attack(spot, "stay").worth if not sense.errand else 0
            self.prospects[spot] = later // 2 - self.left(spot, later)
        return self.prospects[spot]

    def reach(self, method: str) -> dict[str, Spot]:
        """Where a method can take it."""
        if method not in self.ends:
            self.ends[method] = destinations(self.c, self.who, method)
        return self.ends[method]

    def covered(self, spot: Spot) -> bool:
        """Whether there is cover."""
        key = (spot.place, spot.x, spot.y)
        if key not in self.covers:
            self.covers[key] = self.sense.offers_cover(spot)
        return self.covers[key]

    def left(self, spot: Spot, later: int) -> int:
        """What the way costs that is still to go: to the places of an errand, to a patient, or to the enemy."""
        sense = self.sense
        scale = 20 if self.c.scene.map.kind == "area" else 1
        if sense.errand:
            return HURRY * min(sense.way(spot, place) for place in sense.errand) // scale
        if not sense.foes or (sense.holds and not self.chased()):
            return 0
        gap = min(sense.way_to(spot, name) for name in sense.prizes or sense.foes)
        if sense.prizes and not any(name in sense.seen(spot) for name in sense.prizes):
            return HURRY * gap // scale
        if later:
            return CLOSING * max(0, gap - self.wanted) // scale
        return STUCK * max(0, min(FAR, gap) - min(self.wanted, 20)) // scale

    def chased(self) -> bool:
        """Whether the enemy has somewhere to get to, so that waiting for it will not do."""
        enemies = self.c.scene.enemies[self.sense.me.side]
        return any(goal.side in enemies and goal.kind in ("escape", "reach") for goal in self.c.scene.goals)

    @cached_property
    def wanted(self) -> int:
        """From how far away the weapons in hand do well: metres."""
        limits = self.c.content.arsenal.tables.bands or ()
        best = 0
        for name in self.sense.held:
            rates = {where: getattr(self.sense.arm(name).range, where) for where in BANDS[:-1]}
            known = {where: percent for where, percent in rates.items() if percent is not None}
            if known and self.loaded(name):
                top = max(known.values())
                best = max(
                    best, *(limits[BANDS.index(where)] for where, percent in known.items() if percent >= top - 10)
                )
        return best

    # The whole

    def best(self, methods: Sequence[str], actions: Sequence[str], order: str = "", moves: bool = True) -> Course:
        """The best course; `order`: what comes first, if that is settled; `moves`: whether one still goes anywhere.

        Of courses that are worth the same, one counts by its other fields. Danger only takes away from what a spot
        promises, so it need not be known of a spot whose promise alone falls short of the best course so far.
        """
        found: tuple[int, str, str, str, str, str] = NO_COURSE
        crawls, here = crawling(self.c, self.who), self.sense.here
        for method in methods:
            goes, full = moves and method not in ("stay", "wait"), method == "full"
            known = self.deeds_of(method, actions)
            first = self.deed(here, method, actions, known) if order != "move" else NO_ACT
            if goes and "leave" in self.reach(method) and self.leaving():
                found = max(found, (first.worth + 50 * POINT, method, first.action, first.what, "act", "leave"))
            for promise, end, spot in self.promising(method) if goes else [(self.prospect(here), "stay", here)]:
                if end == "stay":
                    acts_first, moves_first = True, order == "move"
                elif crawls and first.action != "none":
                    continue
                else:
                    acts_first, moves_first = order != "move", order == "move" or (order != "act" and not crawls)
                then = self.deed(spot, method, actions, known) if moves_first else NO_ACT
                if promise + max(first.worth, then.worth) < found[0]:
                    continue
                worth = self.stand(spot, full)
                if acts_first:
                    found = max(found, (first.worth + worth, method, first.action, first.what, "act", end))
                if moves_first:
                    found = max(found, (then.worth + worth, method, then.action, then.what, "move", end))
        return Course(0) if found is NO_COURSE else Course(*found)

    def promising(self, method: str) -> list[tuple[int, str, Spot]]:
        """Where a method can take it, what promises most first: the promise, the end, the spot."""
        found = self.promises.get(method)
        if found is None:
            spots = self.reach(method)
            ends = [(self.prospect(spot), end, spot) for end, spot in spots.items() if end != "leave"]
            found = self.promises[method] = sorted(ends, reverse=True)
        return found

    def leaving(self) -> bool:
        """Whether to leave the fight by the exit here: where a goal asks for it, or all is lost."""
        sense = self.sense
        goals = [goal for goal in self.c.scene.goals if goal.side == sense.me.side and goal.kind == "escape"]
        return exit_here(self.c, self.who) and bool(sense.errand) and (bool(goals) or sense.hopeless)

    # Posture

    def better_prone(self) -> bool:
        """Whether to be on the ground: all foes in sight far off, no cover here, nowhere to go (GD-07.26)."""
        sense = self.sense
        seen = sense.seen(sense.here)
        if not seen or sense.errand or self.covered(sense.here):
            return False
        return all(gap in FAR_BANDS for gap in seen.values())


# What is kept in mind: one consideration serves all questions that are asked about the same situation.
# An action check asks up to ten questions, and futures that are played in thought begin alike.

KEPT = 256
"""Situations kept in mind."""

METHOD = [one.name for one in fields(Fighter)].index("method")
"""Where the declared method stands in the key of somebody."""


MINDS: dict[tuple[Any, ...], Mind] = {}
"""The considerations kept, by the situation; the oldest goes when there are too many."""


def considered(c: Fight, who: str) -> Mind:
    """What somebody makes of the situation; for reading alone, since others may be given the same.

    Neither its own declared method nor how far its action check has come matters: a course is weighed for every method.
    What is kept is about a copy, which stays as it is while the fight goes on.
    """
    turn = c.turn
    people = [key(one) for one in c.fighters.values()]
    own = people.pop(list(c.fighters).index(who))
    mine = (who, own[:METHOD], own[METHOD + 1 :])
    under_way = (turn.who, turn.what, *turn.simple, "", *turn.refused) if turn is not None else ()
    dropped = [(name, key(one)) for name, one in c.dropped.items()]
    situation = (temper(), c.encounter, c.visibility, mine, under_way, *dropped, *c.fighters, *people)
    kept = MINDS.get(situation)
    if kept is None or not same_content(kept.c, c):
        kept = MINDS[situation] = Mind(clone(c), who)
        if len(MINDS) > KEPT:
            del MINDS[next(iter(MINDS))]
    return kept


def same_content(one: Fight, other: Fight) -> bool:
    """Whether two fights are by the very same records and rulings."""
    return one.content is other.content and one.records is other.records and one.rulings is other.rulings
