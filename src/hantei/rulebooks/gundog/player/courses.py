"""Choose the course of an action check: which movement, which action, in which order, ending where."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Any, NamedTuple

from hantei.core.memory import found_once
from hantei.core.temper import feared

from ..content.records import BANDS
from ..rules.figures import rate
from ..rules.ground import exit_here, limits
from ..rules.helping import within_reach
from ..rules.hit_rate import FAR as FAR_BANDS
from ..rules.hit_rate import aim_bonus
from ..rules.posture import changing, crawling
from ..rules.readying import UNSTEADY, in_reach, ready_options
from ..rules.routes import Spot, destinations, standing
from ..state import Fight
from .care import Aid, aids, best_aid
from .people import People
from .prospects import POINT, hope
from .roads import FAR, exits
from .sense import Sense
from .sight import View

EVERYTHING = ("shoot", "throw", "melee", "take_aim", "ready", "use_skill", "use_item")
"""The actions considered when a method is chosen, before the possible ones are known."""

HURRY = 40
"""The worth of a metre on the way of an errand; on an area map, with its kilometres, a twentieth of that."""

CLOSING = 4
STUCK = 20
"""The worth of a metre towards the enemy: if one can shoot from here already, and if not."""

LASTING, SHORTEST, LONGEST = 60, 200, 800
"""What the harm of a round at a spot counts for each of those who can fight on, on both sides, in hundredths, and the
bounds of that: the more they are, the longer the fight to come. Half of it where a side has somewhere to go, since
such a fight need not last until nobody is left.
"""

ON_THE_WAY = 260
"""The least that it counts for those who have somewhere to go: the way takes its rounds, however few are left."""

PASSING = 50
"""What counts of the harm that full movement spares, in hundredths."""

EMPTY = 4 * POINT
"""The worth of having a loaded weapon in hand, whoever may come."""


class Course(NamedTuple):
    """A possible action check: its worth, the method, the action, what comes first, where it ends."""

    worth: int
    method: str = "stay"
    action: str = "none"
    what: str = ""
    order: str = "act"
    end: str = "stay"


class Act(NamedTuple):
    """A possible action: its worth, the action, the skill or item."""

    worth: int
    action: str = "none"
    what: str = ""


NO_ACT = Act(0)


Promise = tuple[int, str, View]
"""Where a movement may end: what the spot promises, the end, the spot."""


class Deeds(NamedTuple):
    """What can be done after a movement that changes one's checks by `shift`.

    `actions`: those that may be declared; `aimed`: whether an aim taken is kept; `aims`, `helps`: whether aim can be
    taken, and anybody helped; `least`: the best of what can be done anywhere; `known`: the best at the spots looked at
    so far, by what it depends on.
    """

    shift: int
    actions: Sequence[str]
    aimed: bool
    aims: bool
    helps: bool
    least: Act
    known: dict[Any, Act]


NO_COURSE = (-(1 << 40), "", "", "", "", "")
"""Worth less than any course."""


class Mind:
    """Somebody's action check under consideration."""

    def __init__(self, c: Fight, who: str, people: People) -> None:
        self.c, self.who = c, who
        self.sense = Sense(c, who, people)
        self.hands: dict[Spot, list[str]] = {}
        self.ends: dict[str, dict[str, View]] = {}
        self.promises: dict[tuple[str, bool], Sequence[Promise]] = {}
        self.deeds: dict[tuple[Any, ...], Deeds] = {}
        self.courses: dict[str, Course] = {}

    def turn_to(self, c: Fight) -> None:
        """Consider this fight from now on; it equals the one before in everything read here."""
        self.c = c
        self.sense.turn_to(c)

    @found_once
    def aids(self) -> list[Aid]:
        """Return the help that it could give and that does any good."""
        return [aid for aid in aids(self.sense) if aid.worth > 0]

    @found_once
    def ready(self) -> tuple[int, str]:
        """What is best made ready wherever it stands, and what it is worth; a weapon on the ground is not."""
        options = ready_options(self.c, self.who)
        return self.best_ready([option for option in options if not option.startswith("pick_up")])

    @found_once
    def missed(self) -> Sequence[str]:
        """List the weapons on the ground that it misses: it can use them, and has nothing loaded in hand."""
        c = self.c
        skills = {name: c.records.weapons[thing.weapon].skill for name, thing in c.dropped.items()}
        return () if self.armed() else [name for name, used in skills.items() if rate(c, self.who, used).value >= 30]

    def lies_at(self, spot: Spot) -> bool:
        """Return whether a weapon that it misses lies within reach of a spot."""
        if not self.missed:
            return False
        there = self.sense.put(spot)
        return any(in_reach(there, self.who, there.dropped[name]) for name in self.missed)

    # What it is sent to do

    @found_once
    def errand(self) -> Sequence[str]:
        """Places to which a goal of the side, or a lost fight, sends this character; none: it fights, or bides."""
        if self.sent:
            return () if self.bides else self.sent
        return exits(self.c) if self.sense.hopeless else ()

    @found_once
    def sent(self) -> Sequence[str]:
        """Places to which a goal of the side sends this character, now or later."""
        return self.sense.roads.sent(self.who, self.sense.mates)

    @found_once
    def bides(self) -> bool:
        """Return whether it waits in safety with what it is sent to do: it has nothing to fight with, and comrades who
        fight may win for it.
        """
        sense = self.sense
        fights = any(sense.arm(name).kind != "unarmed" for name in sense.held)
        if fights or not (self.sent and sense.foes) or sense.hopeless:
            return False
        return sense.roads.bides(self.who, sense.mates, self.sent)

    # Actions

    def deeds_of(self, method: str, actions: Sequence[str]) -> Deeds:
        """Return what can be done after a method, and which of it is known already; `actions`: those that may be
        declared.
        """
        sense = self.sense
        shift, still = sense.shift(method), method not in UNSTEADY
        key = (shift, still, *actions)
        found = self.deeds.get(key)
        if found is None:
            lies_down = changing(self.c, self.who) == "lie_down"  # an aim would be lost with that
            aims = "take_aim" in actions and still and not lies_down and sense.me.aiming == "" and bool(sense.guns)
            least = Act(self.ready[0], "ready") if "ready" in actions and self.ready[0] > 0 else NO_ACT
            helps = bool(self.aids) and ("use_item" in actions or "use_skill" in actions)
            found = self.deeds[key] = Deeds(shift, actions, still, aims, helps, least, {})
        return found

    def deed(self, view: View, deeds: Deeds) -> Act:
        """Return the best at a spot; spots from which the same can be done are looked at once."""
        lying = self.lies_at(view.spot)
        key = (view.number, lying, *self.near(view.spot)) if deeds.helps or lying else view.number
        found = deeds.known.get(key)
        if found is None:
            found = deeds.known[key] = self.best_act(view, deeds)
        return found

    def best_act(self, view: View, deeds: Deeds) -> Act:
        """The same, worked out."""
        sense, best = self.sense, deeds.least
        plan = sense.attack_from(view, deeds.shift, sense.held, aim=deeds.aimed)
        if plan.worth >= best.worth and plan.action in deeds.actions:
            best = max(best, Act(plan.worth, plan.action))
        if "ready" in deeds.actions and self.lies_at(view.spot):
            best = max(best, Act(EMPTY + POINT, "ready"))
        if deeds.aims:
            aimed = sense.attack_from(view, sense.shift("stay") + aim_bonus(self.c), sense.guns)
            if aimed.worth > 0:  # nobody aims at those whom nobody would shoot at
                best = max(best, Act(aimed.worth * 9 // 20, "take_aim"))
        if deeds.helps:
            aid = best_aid(self.aids, self.near(view.spot), deeds.actions)
            worth = aid.worth * hope(aid.chance + deeds.shift) // 100 if aid.chance else aid.worth
            best = max(best, Act(worth, aid.action, aid.what))
        return best

    def near(self, spot: Spot) -> list[str]:
        """List those whom it could help and touch from a spot."""
        if spot not in self.hands:
            patients = dict.fromkeys([aid.patient for aid in self.aids])
            self.hands[spot] = within_reach(self.sense.put(spot), self.who, patients)
        return self.hands[spot]

    def best_ready(self, options: Sequence[str]) -> tuple[int, str]:
        """What is best made ready, and what it is worth."""
        return max(((self.ready_worth(option), option) for option in options), default=(0, ""))

    def ready_worth(self, option: str) -> int:
        """A weapon drawn or a magazine changed is good from the next action check on, for what it brings then."""
        sense = self.sense
        how, name, *hand = option.split(":")
        if how == "pick_up":
            return EMPTY + POINT if name in self.missed and hand != ["left"] else 0
        one = sense.me.carried[name]
        if how == "reload":
            if not one.hand or 3 * one.rounds > sense.arm(name).magazine:
                return 0
            return max(self.outdoes(name, True), 0 if one.rounds else EMPTY)
        if one.hand or hand == ["left"] or not self.loaded(name):
            return 0
        return max(self.outdoes(name), 0 if self.armed() else EMPTY - POINT)

    def outdoes(self, name: str, full: bool = False) -> int:
        """Return what a weapon brings by doing more than those in hand do, from the next action check on; `full`: once
        it is reloaded.
        """
        sense, shift = self.sense, self.sense.shift("stay")
        now = sense.attack_from(self.coming, shift, sense.held, aim=False).worth
        return (sense.attack_from(self.coming, shift, (name,), full, aim=False).worth - now) * 2 // 3

    @found_once
    def coming(self) -> View:
        """Return what it will see from here in the next round, when foes who do more nearer have come nearer; those who
        know of nothing do not come.
        """
        sense, here = self.sense, self.sense.view(self.sense.here)
        if sense.hidden:
            return here
        there = zip(sense.names, sense.others, here.gaps, strict=True)
        gaps = tuple([one.nearer(self.c, name, gap) for name, one, gap in there])
        number = sense.numbers.setdefault((gaps, here.site.light, here.pressed), len(sense.numbers))
        return View(here.spot, here.site, gaps, here.pressed, number)

    def loaded(self, name: str) -> bool:
        """Whether something carried can be attacked with as it is."""
        return self.sense.arm(name).kind != "gun" or self.sense.me.carried[name].rounds > 0

    def armed(self) -> bool:
        """Return whether something better than bare hands is in hand and loaded."""
        return any(self.loaded(name) for name, one in self.sense.me.carried.items() if one.hand)

    # Places

    def stand(self, view: View, full: bool) -> int:
        """Return the worth of being at a spot when the action check is over."""
        found = view.stands[full] = self.prospect(view) - self.harm(view, self.lies, full)
        return found

    def harm(self, view: View, prone: bool, full: bool) -> int:
        """Return the harm to be feared at a spot, `full`: after full movement.

        What a spot exposes somebody to lasts as long as the fight (`lasting`). What full movement spares (GD-06.3) is
        over with the next action check, and whoever gives up an attack for it leaves the enemy as strong as before.
        """
        sense = self.sense
        still = sense.danger(view, prone, False)
        spared = still - sense.danger(view, prone, True) if full and sense.runs else 0
        return feared((self.lasting * still - PASSING * spared) // 100)

    @found_once
    def lasting(self) -> int:
        """Return what the harm of a round at a spot counts here, in hundredths."""
        sense = self.sense
        whole = max(SHORTEST, min(LONGEST, LASTING * (len(sense.foes) + len(sense.mates))))
        going = [goal.side for goal in self.c.scene.goals if goal.kind in ("reach", "escape")]
        if sense.me.side in going:
            return max(ON_THE_WAY, whole // 2)
        return whole // 2 if going else whole

    def prospect(self, view: View) -> int:
        """Return what a spot promises for later, whatever the danger: an attack from there, less the way left."""
        found = view.prospect
        if found is None:
            later = 0 if self.errand else self.attack_at(view, False)
            found = view.prospect = later // 2 - self.left(view, later)
        return found

    def reach(self, method: str) -> dict[str, View]:
        """Where a method can take it."""
        found = self.ends.get(method)
        if found is None:
            spots = destinations(self.c, self.who, method)
            found = self.ends[method] = {end: self.sense.view(spot) for end, spot in spots.items()}
        return found

    def left(self, view: View, later: int) -> int:
        """Return the cost of the remaining way: to the places of an errand, to a patient, or to the enemy."""
        sense = self.sense
        scale = self.scale
        if self.errand:
            return HURRY * min(sense.roads.way(self.who, view.spot, place) for place in self.errand) // scale
        if not sense.foes or self.bides or (sense.holds and not self.chased):
            return 0
        gap = sense.roads.to_nearest(self.who, view.spot, view.site, sense.sought)
        if sense.prizes and not any(name in sense.seen(view.spot) for name in sense.prizes):
            return HURRY * gap // scale
        if later:
            return CLOSING * max(0, gap - self.wanted) // scale
        return STUCK * max(0, min(FAR, gap) - min(self.wanted, 20)) // scale

    @found_once
    def scale(self) -> int:
        """Return how many metres of an area map, with its kilometres, count as one elsewhere."""
        return 20 if self.c.scene.map.kind == "area" else 1

    @found_once
    def chased(self) -> bool:
        """Return whether the enemy has somewhere to go, so that waiting for it will not do: it would get away, or is
        nearer to where it has to be than this character. Who stands in its way lets it come.
        """
        c, sense = self.c, self.sense
        goals = [goal for goal in c.scene.goals if goal.side in c.scene.enemies[sense.me.side]]
        if any(goal.kind == "escape" for goal in goals):
            return True
        ends = [place for goal in goals if goal.kind == "reach" for place in goal.places]
        if not ends or c.scene.map.kind == "area":
            return bool(ends)
        own = min(sense.roads.way(self.who, sense.here, end) for end in ends)
        there = {name: standing(c.fighters[name]) for name in sense.foes}
        return any(sense.roads.way(name, spot, end) < own for name, spot in there.items() for end in ends)

    @found_once
    def wanted(self) -> int:
        """Return the distance, in metres, at which the weapons in hand do well."""
        upto, best = limits(self.c), 0
        for name in self.sense.held:
            rates = {where: getattr(self.sense.arm(name).range, where) for where in BANDS[:-1]}
            known = {where: percent for where, percent in rates.items() if percent is not None}
            if known and self.loaded(name):
                top = max(known.values())
                best = max(best, *(upto[BANDS.index(where)] for where, percent in known.items() if percent >= top - 10))
        return best

    # The whole

    def best(self, methods: Sequence[str], actions: Sequence[str], order: str = "", moves: bool = True) -> Course:
        """Return the best course; `order`: what comes first, if settled; `moves`: whether one can still move."""
        course = self.courses.get(methods[0]) if moves and len(methods) == 1 else None
        if course is not None and self.still_open(course, actions, order):
            return course
        found = self.weighed(methods, actions, order, moves)
        if actions is EVERYTHING and not order and moves:
            self.courses[found.method] = found
        return found

    def still_open(self, course: Course, actions: Sequence[str], order: str) -> bool:
        """Return whether the best course of all is still open with these actions in this order: then it is the best of
        those left. Somebody who crawls either acts or moves, so fewer actions leave them more ways. With the movement
        first, staying counts as a move, and of equal courses the last in alphabetical order is taken.
        """
        if crawling(self.c, self.who) or (course.action != "none" and course.action not in actions):
            return False
        return order in ("", course.order) and (order != "move" or course.end > "stay")

    def weighed(self, methods: Sequence[str], actions: Sequence[str], order: str, moves: bool) -> Course:
        """The best course, worked out.

        Equal courses are ordered by their other fields. Danger only lowers what a spot promises, so it is not worked
        out for a spot whose promise alone falls short of the best course so far.
        """
        found: tuple[int, str, str, str, str, str] = NO_COURSE
        crawls, here = crawling(self.c, self.who), self.sense.view(self.sense.here)
        for method in methods:
            goes, full = moves and method not in ("stay", "wait"), method == "full"
            deeds = self.deeds_of(method, actions)
            first = self.deed(here, deeds) if order != "move" else NO_ACT
            if goes and "leave" in self.reach(method) and self.leaving():
                found = max(found, (first.worth + 50 * POINT, method, first.action, first.what, "act", "leave"))
            still = [(self.prospect(here), "stay", here)]
            for promise, end, view in self.promising(method, deeds.helps) if goes else still:
                if end == "stay":
                    acts_first, moves_first = True, order == "move"
                elif crawls and first.action != "none":
                    continue
                else:
                    acts_first, moves_first = order != "move", order == "move" or (order != "act" and not crawls)
                then = self.deed(view, deeds) if moves_first else NO_ACT
                if promise + max(first.worth, then.worth) < found[0]:
                    continue
                worth = view.stands[full]
                if worth is None:
                    worth = self.stand(view, full)
                if acts_first and first.worth + worth >= found[0]:
                    found = max(found, (first.worth + worth, method, first.action, first.what, "act", end))
                if moves_first and then.worth + worth >= found[0]:
                    found = max(found, (then.worth + worth, method, then.action, then.what, "move", end))
        return Course(0) if found is NO_COURSE else Course(*found)

    def well_placed(self) -> bool:
        """Return whether to fight on from here, whatever other places promise: nobody has anywhere to go, there is
        cover here, an attack from here does no less than has to be feared here, and no careful step leads to where
        the one is further above the other.
        """
        here = self.sense.view(self.sense.here)
        if not (self.mere_fight and here.site.cover):
            return False
        attack, harm = self.attack_at(here), self.harm(here, self.lies, False)
        return attack > 0 and attack >= harm and not self.steps_up(attack - harm)

    def attack_at(self, view: View, aim: bool = True) -> int:
        """Return what its best attack from a spot does, standing still; `aim`: with an aim taken, which is over with
        this action check.
        """
        return self.sense.attack_from(view, self.sense.shift("stay"), self.sense.held, aim=aim).worth

    def steps_up(self, balance: int) -> bool:
        """Return whether a careful step leads to a spot from which an attack does more, less what has to be feared
        there, than this balance: away from a foe too near for a long weapon, or round to a foe in the open.
        """
        there = [view for end, view in self.reach("cautious").items() if end not in ("stay", "leave")]
        return any(self.attack_at(view) - self.harm(view, self.lies, False) > balance for view in there)

    @found_once
    def mere_fight(self) -> bool:
        """Return whether all that either side is after is to put the other out of action."""
        return not self.errand and all(goal.kind == "eliminate" for goal in self.c.scene.goals)

    def promising(self, method: str, helps: bool) -> Sequence[Promise]:
        """List where a method can take it, the most promising first.

        Of spots at which it can do and suffer the same it lists the most promising one; it stands for the others,
        since what differs at them counts for as much in every course. `helps`: whether it matters who is near.
        """
        found = self.promises.get((method, helps))
        if found is None:
            best: dict[Any, Promise] = {}
            for end, view in self.reach(method).items():
                if end == "leave":
                    continue
                promise = (self.prospect(view) if view.prospect is None else view.prospect, end, view)
                within = self.near(view.spot) if helps else ()
                alike = (view.number, view.site.cover, self.lies_at(view.spot), *within) if end != "stay" else end
                known = best.get(alike)
                if known is None or promise[:2] > known[:2]:
                    best[alike] = promise
            found = self.promises[method, helps] = sorted(best.values(), key=itemgetter(0, 1), reverse=True)
        return found

    def leaving(self) -> bool:
        """Return whether to leave the fight by the exit here: if a goal asks for it, or all is lost."""
        sense = self.sense
        goals = [goal for goal in self.c.scene.goals if goal.side == sense.me.side and goal.kind == "escape"]
        return exit_here(self.c, self.who) and bool(self.errand) and (bool(goals) or sense.hopeless)

    # Posture

    @found_once
    def lies(self) -> bool:
        """Return whether it lies when the action check is over: wherever it crawls, and not if it gets up first."""
        return crawling(self.c, self.who) or changing(self.c, self.who) == "lie_down"

    def better_prone(self) -> bool:
        """Whether to be on the ground: all foes in sight far off, no cover here, nowhere to go (GD-07.26)."""
        sense = self.sense
        seen = sense.seen(sense.here)
        if not seen or self.errand or sense.site(sense.here).cover:
            return False
        return all(gap in FAR_BANDS for gap in seen.values())
