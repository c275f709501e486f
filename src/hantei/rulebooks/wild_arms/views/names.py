"""What things are called: people, factions, ARMs, arts, items, possessions, statuses; why a figure changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any

from hantei.core.decision import Decision
from hantei.core.glance import at_a_glance
from hantei.core.message import Message, Sayable, everybody, phrase
from hantei.core.seats import REFEREE
from hantei.core.text import Text
from hantei.scenes import naming
from hantei.scenes.naming import Name, called, seated, without_article

from ..rules.people import participants
from ..rules.support import COSTS
from ..state import HARM, Fight

MOST_KEPT = 500
"""How many names are kept of each kind: the same few are said again and again."""

STATUSES = ("unsupplied", "sight_impaired", "cowed", "awakened")
"""Statuses that come from a source, in the order in which they are said."""


# Names


def person(c: Fight, who: str) -> Name:
    """Somebody in a sentence: by the first name, or in full."""
    found = c.names.people.get(who)
    first = c.names.first.get(found[0]) if found is not None and not c.fighters[who].number else None
    return in_full(c, who) if first is None or (found is not None and found[1]) else first


def in_full(c: Fight, who: str) -> Name:
    """Somebody by the whole name: in English with an article, if it says what they are ("The outlaw chief")."""
    name = named(c, who)
    return the_only(name) if isinstance(name, Text) and name in c.content.common else name


@lru_cache(MOST_KEPT)
def the_only(name: Text) -> Message:
    """The name of the only one of a kind."""
    return Message("wa-one", {"name": name})


def labelled(c: Fight, who: str) -> Name:
    """Somebody's name on a label, without an article."""
    return without_article(named(c, who))


def named(c: Fight, who: str) -> Name:
    """Somebody's name, numbered among several of a kind; with the faction where another has somebody so named."""
    if who not in c.fighters:
        return who
    (own, namesakes), fighter = c.names.people[who], c.fighters[who]
    if namesakes and any(c.fighters[one].number == fighter.number for one in namesakes):
        name = Message("wa-of-faction", {"name": own, "faction": faction_name(c, fighter.faction)})
        return Message("wa-numbered", {"name": name, "number": fighter.number}) if fighter.number else name
    return numbered(own, fighter.number) if fighter.number else own


@lru_cache(MOST_KEPT)
def numbered(name: Text, number: int) -> Message:
    """The name of one among several of a kind."""
    return Message("wa-numbered", {"name": name, "number": number})


def split_off(c: Fight, who: str, people: Sequence[str]) -> tuple[list[Name], str]:
    """Return the others of some people, named, and a suffix for the message: "-self" for oneself alone, "-also" for
    oneself with others, "" for others alone."""
    others: list[Name] = [person(c, one) for one in people if one != who]
    return others, "" if len(others) == len(people) else "-also" if others else "-self"


def with_user(c: Fight, who: str, others: Sequence[Name]) -> Sayable:
    """Whoever uses something, with the others that it is used on; in English the others alone, with whom it is
    shared."""
    user = Message("wa-the-user", {"who": person(c, who)})
    return Message("wa-with-user-many" if others[1:] else "wa-with-user", {"user": user, "others": everybody(others)})


def faction_name(c: Fight, faction: str) -> Name:
    """What a faction is called."""
    return called(c.scene.factions, faction)


def seat_name(c: Fight, seat: str) -> Name:
    """Who answers: the game master, a faction, or the person that the seat plays."""
    if seat == REFEREE:
        return Message("wa-referee")
    mine = {who: fighter.faction for who, fighter in c.fighters.items() if fighter.seat == seat}
    return seated(mine, partial(labelled, c), partial(faction_name, c)) or seat


def arm_name(c: Fight, arm: str) -> Name:
    """An ARM, or a natural attack of somebody here."""
    if arm in c.records.arms:
        return c.records.arms[arm].name
    return c.names.attacks.get(arm, arm)


def arm_in_hand(c: Fight, arm: str) -> Name:
    """An ARM, or a natural attack, as a sentence names what is somebody's ("Rustler 1's old revolver")."""
    name = arm_name(c, arm)
    return name if arm in c.records.arms else plain_weapon(name)


@lru_cache(MOST_KEPT)
def plain_weapon(name: Name) -> Message:
    """A weapon without a name of its own, or a natural attack."""
    return Message("wa-plain-weapon", {"name": name})


def art_name(c: Fight, art: str) -> Name:
    """A skill or spell, in the brackets of the book."""
    found = c.records.arts.get(art)
    return Message("wa-art", {"name": found.name}) if found is not None else art


def item_name(c: Fight, item: str) -> Name:
    """An item."""
    return called(c.records.items, item)


@lru_cache(MOST_KEPT)
def items(name: Name, count: int) -> Message:
    """An item, and how many of it there are."""
    return Message("wa-sit-item", {"item": name, "count": count})


def skill_name(c: Fight, skill: str) -> Name:
    """A skill that is checked with, or a support skill; those that the rules name are known without a record."""
    found = c.records.skills.get(skill)
    if found is not None:
        return found.name
    if skill in COSTS:
        return Message(f"wa-support-{skill}")
    return Message(f"wa-skill-{skill}") if skill in NAMED_SKILLS else skill


NAMED_SKILLS = (
    "shooting", "melee", "magic", "evasion", "resistance", "acrobatics", "perception", "survival", "tactics",
    "first_aid", "will",
)  # fmt: skip
"""WA-DATA.2."""


def attribute_name(c: Fight, attribute: str) -> Name:
    """An attribute."""
    return c.records.attributes.get(attribute, attribute)


def task_name(c: Fight, task: str) -> Name:
    """Something that can be done in this encounter besides fighting."""
    return called(c.scene.tasks, task)


def possession_name(possession: str) -> Message:
    """A possession, or none."""
    return phrase(f"wa-possession-{possession or 'none'}")


def status_name(status: str) -> Message:
    """A good or bad status."""
    return phrase(f"wa-status-{status}")


def thing_name(c: Fight, thing: str) -> Name:
    """What is used, or what an effect comes from: "arm:ID", "art:ID", "item:ID", "task:ID", "rider:ID" (of an ARM or
    art), "attack:CHARACTER/ID"."""
    kind, _, name = thing.partition(":")
    if kind == "rider":
        return art_name(c, name) if name in c.records.arts else arm_name(c, name)
    if kind == "attack":
        owner, _, attack = name.partition("/")
        return c.records.characters[owner].attacks[attack].name
    naming = {"arm": arm_name, "art": art_name, "item": item_name, "task": task_name}.get(kind)
    return naming(c, name) if naming is not None else thing


def thing_used(c: Fight, thing: str) -> Name:
    """What is used, within a sentence: ARMs and items have an article in English, skills and spells none."""
    kind, _, name = thing.partition(":")
    if kind == "arm" and name not in c.records.arms:
        return Message("wa-a-weapon", {"name": arm_name(c, name)})
    if kind in ("arm", "item"):
        return Message("wa-the-thing" if kind == "arm" else "wa-one-thing", {"name": thing_name(c, thing)})
    return thing_name(c, thing)


def source_name(c: Fight, source: str) -> Sayable:
    """What gave a status: what was used, the scene, the game master."""
    return thing_name(c, source) if ":" in source else Message(f"wa-source-{source}")


def guard_name(c: Fight, source: str, told: bool = False) -> Sayable:
    """What somebody guards with: the cover of リーン, an item (as one carried, where it is `told`), an effect."""
    if source == "lean":
        return Message("wa-guard-lean")
    name = thing_name(c, source.removeprefix("effect:"))
    if not source.startswith("item:"):
        return name
    return Message("wa-guard-own" if told else "wa-guard-item", {"item": name})


# Facts in words


NAMING: Mapping[str, Callable[[Fight, str], Sayable]] = {
    "who": person,
    "target": person,
    "by": person,
    "attacker": person,
    "to": person,
    "arm": arm_in_hand,
    "art": art_name,
    "item": item_name,
    "skill": skill_name,
    "attribute": attribute_name,
    "task": task_name,
    "faction": faction_name,
    "thing": thing_used,
    "origin": thing_name,
    "source": source_name,
    "possession": lambda c, word: possession_name(word),
    "crest": lambda c, word: Message(f"wa-crest-{word}"),
    "status": lambda c, word: status_name(word),
    "move": lambda c, word: Message(f"wa-move-{word}"),
    "slot": lambda c, word: Message(f"wa-slot-{word}"),
    "step": lambda c, word: Message(f"wa-harm-{word}"),
    "attack": lambda c, word: Message(f"wa-attack-{word}"),
    "act": lambda c, word: Message(f"wa-act-{word}"),
    "phase": lambda c, word: Message(f"wa-phase-{word}"),
    "result": lambda c, word: Message(f"wa-result-{word}"),
    "mishap": lambda c, word: Message(f"wa-mishap-{word}"),
}
"""How facts of events and questions are named, by their key."""


def arguments(c: Fight, facts: Mapping[str, Any]) -> dict[str, Sayable]:
    """The facts of an event or question as things that can be said."""
    return naming.arguments(c, facts, NAMING, person)


STEP_THINGS: Mapping[str, Callable[[Fight, str], Name]] = {
    "skill": skill_name,
    "art": art_name,
    "item": item_name,
    "task": task_name,
    "arm": arm_name,
    "rider": lambda c, word: thing_name(c, f"rider:{word}"),
    "attack": lambda c, word: thing_name(c, f"attack:{word}"),
    "attribute": attribute_name,
}
"""Labels of steps that name a record behind a hyphen."""


def step_label(c: Fight, label: str) -> Message:
    """Why a figure was changed: the label of a step of a tally."""
    head, _, rest = label.partition("-")
    if head == "skill" and rest:
        return Message("wa-step-of-skill", {"what": skill_name(c, rest)})
    if head in STEP_THINGS and rest:
        return Message("wa-step-of", {"what": STEP_THINGS[head](c, rest)})
    return Message(f"wa-step-{label}")


# How somebody is


@at_a_glance
def state_words(c: Fight, who: str) -> Sequence[Message]:
    """The bad statuses of somebody, the worst first, then awakening."""
    fighter = c.fighters[who]
    if fighter.dead:
        return [phrase("wa-dead")]
    found = [status_name(step) for step in reversed(HARM) if getattr(fighter, step)]
    if not fighter.statuses:
        return found
    held = [one.status for one in fighter.statuses]
    return found + [status_name(status) for status in STATUSES if status in held]


def acting(c: Fight, decision: Decision | None) -> str:
    """Who is asked about, else whose main process it is."""
    who = str(decision.about.get("who", "")) if decision is not None else ""
    if who in c.fighters:
        return who
    return c.process.who if c.process is not None else ""


def shown(c: Fight) -> list[str]:
    """Those whom everybody sees: who is still to come is declared when it comes (WA-09.4)."""
    return participants(c)
