"""What things are called: people, sides, weapons, places, skills; who may read which figures of whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from itertools import compress
from operator import attrgetter
from typing import Any

from hantei.core.board import counter_numbers
from hantei.core.message import Message, Sayable, phrase
from hantei.core.seats import REFEREE
from hantei.core.text import Text
from hantei.scenes import naming
from hantei.scenes.naming import Name, called, seated, without_article

from ..content.records import ATTRIBUTES, RATED, Arsenal
from ..rules.figures import track
from ..rules.magic.bodies import BODY
from ..rules.magic.orders import serves
from ..rules.magic.servants import owed
from ..state import Actor, Run

STATES = {
    "dead": "dead", "dying": "dying", "unconscious": "unconscious",
    "prone": "motion.prone", "running": "motion.running",
    "full_defence": "guard.full_defence", "surprised": "guard.surprised",
}  # fmt: skip
"""States without a figure, the worst first, each with where it stands."""

IN_STATES, STATE_WORDS = attrgetter(*STATES.values()), [phrase(f"sr-state-{name}") for name in STATES]
"""Which of them somebody is in, and what they are called."""

OTHERWORLDLY = ("perceiving", "manifest", "fast")
"""States of those who are at home in the astral world, too."""

IN_MAGIC, MAGIC_WORDS = (
    attrgetter(*(f"magic.{name}" for name in OTHERWORLDLY)),
    [phrase(f"sr-state-{name}") for name in OTHERWORLDLY],
)
"""The same of these."""

MOST_WEAPONS = 1_000
"""How many weapons are kept as somebody has them in hand: most are as they were before."""


# Names


def person(c: Run, who: str) -> Name:
    """Somebody in a sentence: in English with an article, if the name says what they are ("The watchman")."""
    if who in c.actors and c.actors[who].kind == "body":
        return Message("sr-body-of", {"name": person(c, c.actors[who].owner)})
    name = c.names[who] if who in c.names else labelled(c, who)
    return Message("sr-one", {"name": name}) if isinstance(name, Text) and name in c.content.common else name


def labelled(c: Run, who: str) -> Name:
    """Somebody's name on a label, numbered among several who are called so."""
    if who not in c.actors:
        return who
    actor = c.actors[who]
    if actor.kind == "body":
        return Message("sr-body-of", {"name": labelled(c, actor.owner)})
    if who in c.names:
        return without_article(c.names[who])
    name = c.sheet(who).name
    return Message("sr-numbered", {"name": name, "number": actor.number}) if actor.number else name


def tags(c: Run) -> dict[str, str]:
    """What stands on everybody's counter, the same on every board: their number in their side."""
    return counter_numbers({who: actor.side for who, actor in c.actors.items()})


def side_name(c: Run, side: str) -> Name:
    """What a side is called."""
    return called(c.scene.sides, side)


def seat_name(c: Run, seat: str) -> Name:
    """Who answers: the game master, a side, or the person that the seat plays."""
    if seat == REFEREE:
        return phrase("sr-referee")
    mine = {who: actor.side for who, actor in c.actors.items() if actor.seat == seat}
    return seated(mine, partial(labelled, c), partial(side_name, c)) or seat


def weapon_name(c: Run, name: str) -> Name:
    """A weapon, by its record or by the id under which it is carried (`pistol-2`); bare hands; a mount."""
    return weapon_called(c.records, name)


BARE = ("unarmed", "", "both")
"""What is fought with and no single weapon: bare hands, both guns at once."""


def armed(c: Run, name: str) -> Name:
    """A weapon within a sentence: with its article in English, but bare hands and both guns at once."""
    found = weapon_name(c, name)
    return found if name in BARE else Message("sr-armed", {"weapon": found})


def wielded(c: Run, who: str, name: str) -> Name:
    """The same of somebody's: what spirits strike with is a part of them."""
    if c.sheet(who).kind in RATED and name not in BARE:
        return Message("sr-armed-own", {"weapon": weapon_name(c, name)})
    return armed(c, name)


@lru_cache(MOST_WEAPONS)
def weapon_called(records: Arsenal, name: str) -> Name:
    """The same, by some records."""
    if name in ("unarmed", ""):
        return phrase("sr-unarmed")
    if name in ("mount", "both"):
        return phrase(f"sr-{name}")
    if name in records.programs:
        return records.programs[name].name
    base = name if name in records.weapons else name.rpartition("-")[0]
    found: Name = records.weapons[base].name if base in records.weapons else name
    return found if base == name else Message("sr-numbered", {"name": found, "number": name.rpartition("-")[2]})


def node_name(c: Run, node: str) -> Name:
    """A node of the Matrix; a commlink by its bearer (SR-7.2.5), a machine's by the machine."""
    spec = c.scene.nodes.get(node)
    if spec is None and node in c.actors:
        return person(c, node)
    if spec is None:
        owner = c.nodes[node].owner if node in c.nodes else ""
        return Message("sr-link", {"who": person(c, owner)}) if owner else node
    device = c.records.devices.get(spec.device)
    return spec.name or (device.name if device is not None else node)


def node_label(c: Run, node: str) -> Name:
    """The same on a label: a machine, or the bearer of a commlink, without an article."""
    if node in c.scene.nodes:
        return node_name(c, node)
    owner = c.nodes[node].owner if node in c.nodes else ""
    if node in c.actors:
        return labelled(c, node)
    return Message("sr-link", {"who": labelled(c, owner)}) if owner else node


def place_name(c: Run, place: str) -> Name:
    """A place of the ground."""
    return called(c.scene.map.places, place)


def goal_name(c: Run, name: str) -> Name:
    """What an order is about: somebody, or a place."""
    return person(c, name) if name in c.actors else Message("sr-goal-place", {"place": place_name(c, name)})


def skill_name(c: Run, skill: str) -> Name:
    """A skill."""
    return called(c.records.skills, skill)


def task_name(c: Run, task: str) -> Name:
    """A task of the encounter."""
    return called(c.scene.tasks, task)


def spell_name(c: Run, spell: str) -> Name:
    """A spell."""
    return called(c.records.spells, spell)


def focus_name(c: Run, focus: str) -> Name:
    """A focus."""
    return called(c.records.foci, focus)


def file_name(c: Run, file: str) -> Name:
    """Data on a node."""
    return called(c.scene.files, file)


def person_or_node(c: Run, name: str) -> Name:
    """The other side of an opposed test: somebody, or a node."""
    return person(c, name) if name in c.actors else node_name(c, name)


def worded(head: str) -> Callable[[Run, str], Sayable]:
    """A word of the rules, by its kind."""
    return lambda c, word: phrase(f"sr-{head}-{word}")


def defence_name(c: Run, way: str) -> Message:
    """A way to defend: "full:parry-sword+skill"."""
    _, colon, rest = way.rpartition(":")
    base, _, kind = rest.partition("+")
    base = "astral" if base == "parry" else base
    head, _, weapon = base.partition("-")
    name = Message(f"sr-defence-{head}", {"weapon": weapon_name(c, weapon)} if weapon else {})
    if kind:
        name = Message("sr-defence-added", {"way": name, "more": phrase(f"sr-defence-more-{kind}")})
    return Message("sr-defence-now", {"way": name}) if colon else name


NAMING: Mapping[str, Callable[[Run, str], Sayable]] = {
    "who": person,
    "target": person,
    "attacker": person,
    "by": person,
    "other": person_or_node,
    "operator": person,
    "defender": person,
    "foe": person,
    "weapon": weapon_name,
    "place": place_name,
    "side": side_name,
    "winner": side_name,
    "task": task_name,
    "spell": spell_name,
    "focus": focus_name,
    "node": node_name,
    "program": weapon_name,
    "node_mode": worded("node-mode"),
    "file": file_name,
    "sim": worded("sim"),
    "action": worded("action"),
    "mode": worded("mode"),
    "burst": worded("burst"),
    "kind": worded("throw"),
    "kind_of": worded("kind"),
    "glitch": worded("glitch"),
    "use": worded("use"),
    "state": worded("state"),
    "intent": worded("intent"),
    "called": worded("called"),
    "effect": worded("part"),
    "servant": lambda c, word: c.records.characters[word].name,
    "order": worded("order"),
    "command": worded("command"),
    "goal": goal_name,
    "what": worded("switch"),
    "manoeuvre": worded("manoeuvre"),
    "distance": worded("distance"),
    "now": worded("distance"),
}
"""How facts of events and questions are named, by their key."""


def arguments(c: Run, facts: Mapping[str, Any]) -> dict[str, Sayable]:
    """The facts of an event or question as things that can be said."""
    found = naming.arguments(c, facts, NAMING, person)
    node = facts.get("node")
    if (
        node in c.nodes
        and node not in c.scene.nodes
        and node not in c.actors
        and c.nodes[node].owner == facts.get("who")
    ):
        found["node"] = phrase("sr-link-own")
    if facts.get("kind"):
        what: dict[str, Sayable] = {"why": str(facts["kind"]), "kind": found["kind"]}
        found["for"] = Message("sr-for", what)
        found["on"] = Message("sr-on", {**what, "for": found["for"]})
    return found


def step_label(c: Run, label: str) -> Message:
    """Why a figure was changed: the label of a step of a tally."""
    head, _, rest = label.partition("-")
    if head in ("skill", "full") and rest:
        return Message(f"sr-step-{head}", {"skill": skill_name(c, rest)})
    if head == "attribute" and rest in ATTRIBUTES:
        return phrase(f"sr-attribute-{rest}")
    if head == "program" and rest:
        return Message("sr-step-program", {"program": weapon_name(c, rest)})
    if head in STEP_WORDS and rest:
        return Message(f"sr-step-{head}", {"what": phrase(f"sr-{STEP_WORDS[head]}-{rest}")})
    return phrase(f"sr-step-{label}")


STEP_WORDS = {
    "power": "power", "range": "band", "visibility": "sight", "burst": "burst", "spread": "spread", "called": "called",
    "autosoft": "soft",
}  # fmt: skip
"""Labels that name something else."""


# How somebody is


def state_words(c: Run, who: str) -> list[Message]:
    """The states somebody is in, the worst first."""
    actor = c.actors[who]
    if actor.machine.model and actor.dead:
        return [phrase("sr-state-destroyed")]
    found = [*compress(STATE_WORDS, IN_STATES(actor))]
    if actor.dead or actor.unconscious:
        return found[:1]
    found += otherworldly(c, who)
    if actor.guard.pinned_by:
        found.append(Message("sr-state-pinned", {"by": person(c, actor.guard.pinned_by)}))
    if actor.machine.jumped_in or actor.machine.aboard or actor.machine.model:
        found += ride_words(c, who)
    return found


def ride_words(c: Run, who: str) -> list[Message]:
    """SR-9: what somebody rides in or has jumped into; who drives a machine, and what it is about."""
    actor = c.actors[who]
    found = []
    if actor.machine.jumped_in:
        found.append(Message("sr-state-jumped_in", {"target": person(c, actor.machine.jumped_in)}))
    if actor.machine.aboard and actor.machine.aboard != actor.machine.jumped_in:  # else said already
        drives = c.actors[actor.machine.aboard].machine.driver == who
        found.append(
            Message("sr-state-drives" if drives else "sr-state-rides", {"target": person(c, actor.machine.aboard)})
        )
    if actor.machine.model:
        found.append(phrase(f"sr-speed-{actor.machine.speed or 'none'}"))
        found += [phrase("sr-state-evading")] if actor.machine.evading else []
        found += [phrase("sr-state-jammed_by")] if actor.matrix.jammed_by else []
        found += [] if actor.machine.sensors else [phrase("sr-state-blind")]
    return found


DEBTS = ("spirit", "watcher", "sprite")
"""Kinds with words of their own for what they owe: Force and services, hours, rating and tasks."""


def debt(actor: Actor) -> str:
    """What a message about the ties of a servant ends on: its kind, where that has words of its own."""
    return f"-{actor.kind}" if actor.kind in DEBTS else ""


def otherworldly(c: Run, who: str) -> list[Message]:
    """What shows of somebody's magic or Resonance: where they are, whom they serve, what they keep up."""
    actor = c.actors[who]
    found = [*compress(MAGIC_WORDS, IN_MAGIC(actor))]
    if actor.plane == "astral":
        found.insert(0, phrase("sr-state-astral"))
    if actor.kind == BODY:
        found.append(phrase("sr-state-empty"))
    if actor.owner and serves(actor):
        args: dict[str, Sayable] = {"by": person(c, actor.owner), "owed": owed(actor), "rating": actor.servant.rating}
        found.append(Message(f"sr-state-{'bound' if actor.servant.bound else 'serves'}{debt(actor)}", args))
    if actor.matrix.threads:
        found.append(Message("sr-state-threads", {"n": len(actor.matrix.threads)}))
    return found


def health(c: Run, who: str) -> Message:
    """How hurt somebody looks to others: in words, not in figures."""
    actor = c.actors[who]
    machine = "-machine" if actor.machine.model else ""
    if not actor.physical and not actor.stun:
        return phrase(f"sr-health-whole{machine}")
    half = max(2 * actor.physical // track(c, who, "P"), 2 * actor.stun // track(c, who, "S"))
    return phrase(f"sr-health-{'badly' if half else 'hurt'}{machine}")


def armed_with(c: Run, who: str) -> Sequence[Name]:
    """The weapons in somebody's hands, or those of a machine."""
    actor = c.actors[who]
    return [weapon_name(c, name) for name, held in actor.carried.items() if held.hand or actor.machine.model]


def loaded_with(c: Run, who: str) -> Sequence[Message]:
    """The weapons in hand with their rounds, modes and spare clips, as their holder knows them."""
    actor = c.actors[who]
    return [
        in_hand(c.records, name, held.weapon, held.rounds, held.mode, spare(c, actor, held.weapon))
        for name, held in actor.carried.items() if held.hand
    ]  # fmt: skip


def spare(c: Run, actor: Actor, weapon: str) -> int:
    """What somebody has to load a weapon again: clips, or loose rounds where it takes those (SR-3.2.30)."""
    return (actor.loose if c.records.weapons[weapon].feed == "loose" else actor.clips).get(weapon, 0)


@lru_cache(MOST_WEAPONS)
def in_hand(records: Arsenal, name: str, record: str, rounds: int, mode: str, spare: int) -> Message:
    """A weapon in hand: its rounds, its mode, how many spare clips or loose rounds there are for it."""
    clip, loose = records.weapons[record].clip, "-loose" if records.weapons[record].feed == "loose" else ""
    facts: dict[str, Sayable] = {"weapon": weapon_called(records, name), "rounds": rounds, "of": clip}
    if not clip:
        return Message("sr-held", facts)
    return Message(f"sr-loaded{loose}", {**facts, "spare": spare, "mode": phrase(f"sr-mode-{mode}")})
