"""Magic in words: what spells do, and what magic there is about somebody."""

from __future__ import annotations

from hantei.core.decision import Decision
from hantei.core.message import Message, Sayable, phrase
from hantei.notation import signed
from hantei.scenes.naming import Name

from ..content.records import ATTRIBUTES, Spell
from ..rules.magic.drain import drain_of, kind_of
from ..rules.magic.lasting import all_lasting
from ..state import Run
from .lines import Facts
from .names import arguments, focus_name, person, spell_name


def projects(c: Run, facts: Facts) -> Message:
    """SR-6.2.2: somebody leaves the body, or is back in it, which may lie where it was left."""
    lying = "-lying" if c.actors[facts["who"]].motion.prone else ""
    return Message("sr-log-projects-on" if facts["on"] else f"sr-log-projects-off{lying}", arguments(c, facts))


def magic_words(c: Run, who: str) -> list[Message]:
    """What those who know somebody's figures are told of magic in and about them."""
    actor = c.actors[who]
    found = []
    kept: list[Name] = [spell_name(c, one.spell) for one in actor.magic.sustained]
    if kept:
        found.append(Message("sr-state-keeps", {"names": kept}))
    on: list[Name] = [spell_name(c, one.spell) for _, one in all_lasting(c) if who in one.targets]
    if on:
        found.append(Message("sr-state-spelled", {"names": on}))
    if who in actor.magic.shields:
        found.append(phrase("sr-state-shielded-own"))
    guards: list[Name] = [
        person(c, name) for name, other in c.actors.items() if name != who and who in other.magic.shields
    ]
    if guards:
        found.append(Message("sr-state-shielded", {"names": guards}))
    leads = [one for one in c.rituals if who in one.members]
    if leads:
        found.append(Message("sr-state-ritual", {"spell": spell_name(c, leads[0].spell)}))
    return found


def foci_words(c: Run, who: str) -> list[Sayable]:
    """The foci somebody carries, and which are switched on."""
    return [
        Message("sr-focus-on" if name in c.actors[who].magic.active else "sr-focus-off", {"focus": focus_name(c, name)})
        for name in c.sheet(who).foci
    ]


def spells_words(c: Run, who: str) -> list[Sayable]:
    """The spells somebody knows."""
    names: list[Name] = [spell_name(c, name) for name in c.sheet(who).spells]
    return [Message("sr-spells-known", {"names": names})] if names else []


def of_ritual(c: Run, who: str, spell: str) -> bool:
    """SR-4.5.12: whether the spell that somebody casts now is what their ritual comes to."""
    return any(one.ritual and one.caster == who and one.spell == spell for one in c.casts)


def own_body(c: Run, who: str, name: str) -> bool:
    """Return whether one is the body that the other has left."""
    return name in c.actors and c.actors[name].kind == "body" and c.actors[name].owner == who


# What spells do


def spell_reach(c: Run, spell: Spell) -> Message:
    """SR-4.3.6: whom a spell with an area reaches."""
    if spell.radius is None and c.rulings["area_radius"] == "force":
        return phrase("sr-reach-force")
    return Message("sr-reach-fixed", {"n": c.scene.house.spell_radius if spell.radius is None else spell.radius})


def spell_effect(c: Run, name: str) -> Message:
    """A spell: what its record says of itself, what it does, who resists it, what it costs, how long it lasts."""
    spell = c.records.spells[name]
    resist: Sayable = phrase(f"sr-attribute-{spell.resist}") if spell.resist else phrase("sr-nobody")
    drain = Message("sr-drain-fixed", {"n": spell.drain}) if spell.drain is not None else half_drain(spell.drain_plus)
    args: dict[str, Sayable] = {"text": spell.text or "", "resist": resist, "drain": drain, "does": deeds(spell)}
    args["reach"] = spell_reach(c, spell) if spell.area else ""
    return Message("sr-eff-spell", {**args, "lasts": phrase(f"sr-duration-{spell.duration}")})


def deeds(spell: Spell) -> list[Message]:
    """What a spell does."""
    found = []
    if spell.damage:
        args: dict[str, Sayable] = {
            "kind": phrase(f"sr-kind-{spell.damage}"),
            "base": phrase(f"sr-base-{spell.base}"),
        }
        worn = {"armour": phrase(f"sr-worn-{spell.armour}")} if spell.armour else {}
        found.append(Message("sr-does-damage-resisted" if worn else "sr-does-damage", {**args, **worn}))
    if spell.heals:
        found.append(Message("sr-does-heals", {"kind": phrase(f"sr-kind-{spell.heals}")}))
    for figure, each in spell.changes.items():
        head = "attribute" if figure in ATTRIBUTES else "figure"
        change: dict[str, Sayable] = {"figure": phrase(f"sr-{head}-{figure}"), "each": signed(each), "per": spell.per}
        if spell.most is None:
            found.append(Message("sr-does-change", change))
        else:
            found.append(Message("sr-does-change-most", {**change, "most": spell.most}))
    if spell.senses:
        found.append(Message("sr-does-senses", {"senses": [phrase(f"sr-sense-{sense}") for sense in spell.senses]}))
    found += [phrase(f"sr-does-{deed}") for deed in ("prone", "reveals") if getattr(spell, deed)]
    return found or [phrase("sr-does-nothing")]


def half_drain(plus: int) -> Message:
    """Drain of half the Force and something."""
    if not plus:
        return phrase("sr-drain-half")
    return Message("sr-drain-more" if plus > 0 else "sr-drain-less", {"n": abs(plus)})


def force_effect(c: Run, decision: Decision, word: str) -> Message:
    """What a Force means: hits that count, drain and its kind."""
    who, force = str(decision.about["who"]), int(word)
    value = drain_of(c, str(decision.about["spell"]), force)
    return Message("sr-eff-force", {"n": force, "drain": value, "kind": phrase(f"sr-kind-{kind_of(c, who, force)}")})
