"""Put what happens to machines into words, and name their orders and devices."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hantei.core.decision import Decision
from hantei.core.entries import figure, gauge
from hantei.core.message import Message, everybody, phrase
from hantei.core.roster import Figure, Gauge

from ..rules.figures import elusive, track
from ..rules.machines.chase import pairs
from ..rules.machines.vehicles import chase_distance
from ..rules.riders import record
from ..rules.street.clock import initiative
from ..state import Run
from .entries import rounds_gauge
from .lines import Facts, Line, by, either
from .names import arguments, goal_name, labelled, person, weapon_name

PLAIN = (
    "unharmed", "catches_up", "crashes", "rams", "adrift", "outdriven", "positioned",
    "evades", "registered", "jumped_in", "jumped_out",
    "boards", "takes_wheel",
)  # fmt: skip
"""Events whose facts fill one message."""


def weapon_switched(c: Run, facts: Facts) -> Message:
    """A weapon system goes on or off."""
    args = {"who": arguments(c, facts)["who"], "what": weapon_name(c, facts["weapon"])}
    return Message("sr-log-switched-on" if facts["on"] else "sr-log-switched-off", args)


def drives(c: Run, facts: Facts) -> Message:
    """A vehicle is kept on the road, and the manoeuvre that goes with it; of a ram the attack tells."""
    name = {"ram": "", "none": "plain"}.get(facts["manoeuvre"], facts["manoeuvre"])
    if not name:
        return phrase("sr-nothing")
    return Message(f"sr-log-drives-{name}", {**arguments(c, facts), "machine": person(c, facts["who"])})


def crash_avoided(c: Run, facts: Facts) -> Message:
    """A vehicle does not crash, thanks to whoever rolled for it; by itself, or told by an earlier version, without."""
    steered = "-steered" if facts.get("operator", facts["who"]) != facts["who"] else ""
    return Message(f"sr-log-crash_avoided{steered}", arguments(c, facts))


def left_behind(c: Run, facts: Facts) -> Message:
    """A vehicle is out of a chase, and with it those who ride in it, who are out of sight by now."""
    aboard = [name for name, actor in c.actors.items() if actor.machine.aboard == facts["who"] and not actor.dead]
    names = [person(c, name) for name in aboard if not elusive(c, name)]
    if not names:
        return Message("sr-log-left_behind", arguments(c, facts))
    return Message("sr-log-left_behind-aboard", {**arguments(c, facts), "names": everybody(names)})


def distance(c: Run, facts: Facts) -> Message:
    """SR-9.4.2: the distance between two now, and who has decided it; nobody if both have the same number of hits."""
    winner = facts["by"]
    if not winner:
        return Message("sr-log-distance", arguments(c, facts))
    other = facts["target"] if winner == facts["who"] else facts["who"]
    args = {"by": person(c, winner), "other": person(c, other), "distance": arguments(c, facts)["distance"]}
    line = "sr-log-distance-new" if facts["changed"] else "sr-log-distance-kept"
    return Message(line if winner == facts["who"] else f"{line}-pursuer", args)


LINES: Mapping[str, Line] = {
    "drives": drives,
    "crash_avoided": crash_avoided,
    "left_behind": left_behind,
    "disengages": either("n", "sr-log-disengages", "sr-nothing"),  # the failure is told
    "distance": distance,
    "switched": either("on", "sr-log-switched-on", "sr-log-switched-off"),
    "weapon_switched": weapon_switched,
    "status": either("goal", "sr-log-status-goal", "sr-log-status"),
    "machine_ordered": by("command", "sr-log-machine_ordered"),
}
"""Events that need more than their facts."""


# How a machine is


def loaded(c: Run, who: str) -> list[Message]:
    """The weapons of a machine with their rounds."""
    return [
        Message("sr-held-rounds", {"weapon": weapon_name(c, name), "rounds": held.rounds})
        for name, held in c.actors[who].carried.items()
    ]


def gauges(c: Run, who: str) -> list[Gauge]:
    """SR-X.9: boxes still free on the one track; rounds."""
    whole = track(c, who, "P")
    found = [gauge("sr-roster-machine", whole - c.actors[who].physical, whole)]
    weapons = c.actors[who].carried.items()
    return [*found, *[rounds_gauge(c.records, name, held.weapon, held.rounds) for name, held in weapons]]


def figures(c: Run, who: str) -> list[Figure]:
    """SR-X.6: the figures of a vehicle or drone, its autosofts, what it is registered with and told."""
    found, actor = record(c, who), c.actors[who]
    shown = [
        figure("sr-attribute-body", found.body),
        figure("sr-step-armour", found.armour),
        figure("sr-step-pilot", found.pilot),
        figure("sr-step-handling", found.handling),
        figure("sr-switch-sensors", found.sensor),
        figure("sr-step-initiative", initiative(c, who)),
    ]
    shown += [figure(f"sr-soft-{name}", rating) for name, rating in found.autosofts.items()]
    if actor.machine.registered:
        shown.append(Figure(phrase("sr-roster-registered"), labelled(c, actor.machine.registered)))
    if actor.servant.order:
        shown.append(Figure(phrase("sr-roster-order"), phrase(f"sr-command-{actor.servant.order}")))
    return shown


def chase_lines(c: Run) -> list[Message]:
    """SR-9.4.3: how far the vehicles of a chase are apart."""
    return [
        Message(
            "sr-sit-chase",
            {"who": person(c, quarry), "target": person(c, pursuer), "distance": band(c, quarry, pursuer)},
        )
        for quarry, pursuer in pairs(c)
    ]


def band(c: Run, a: str, b: str) -> Message:
    """How far two are apart in a chase."""
    return phrase(f"sr-distance-{chase_distance(c, a, b)}")


# Options


def a_device(c: Run, decision: Decision, word: str) -> Message:
    """SR-9.2.3: as what a machine is registered."""
    if word == "alone":
        return phrase("sr-opt-as_device-alone")
    return Message("sr-opt-as_device", {"device": labelled(c, word)})


def a_command(c: Run, decision: Decision, word: str) -> Message:
    """SR-9.1.8: an order for a machine."""
    command, colon, goal = word.partition(":")
    if not colon:
        return phrase(f"sr-opt-command-{command}")
    machine = str(decision.about.get("target", ""))
    ours = goal in c.actors and machine in c.actors and c.actors[goal].side == c.actors[machine].side
    return Message(f"sr-opt-command-{command}{'-own' if ours else ''}", {"goal": goal_name(c, goal)})


def a_system(c: Run, decision: Decision, word: str) -> Message:
    """SR-9.1.4: a weapon system of a machine."""
    name, _, weapon = word.partition(":")
    return Message("sr-opt-weapon_system", {"who": labelled(c, name), "weapon": weapon_name(c, weapon)})


NAMED: Mapping[str, Callable[[Run, Decision, str], Message | None]] = {
    "as_device": a_device,
    "machine_order": a_command,
    "weapon_system": a_system,
    "system": lambda c, decision, word: Message("sr-opt-weapon", {"weapon": weapon_name(c, word)}),
    "distance": lambda c, decision, word: phrase(f"sr-distance-{word}"),
    "manoeuvre": lambda c, decision, word: phrase(f"sr-manoeuvre-{word}"),
}
"""Options that are named by what they stand for."""
