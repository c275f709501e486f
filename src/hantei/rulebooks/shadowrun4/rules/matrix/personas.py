"""Icons in the Matrix (7.4 to 7.6): their figures and programs, hot sim, pools of Matrix tests and of cybercombat."""

from __future__ import annotations

from hantei.core.tally import Tally

from ...content.matrix import Figure
from ...content.records import RATED
from ...state import Actor, Attack, Run
from ..figures import PROGRAMS, TRACK, add_skill, add_state, attribute, power, skill
from .node_start import link_of


def is_program(actor: Actor) -> bool:
    """Whether an icon is a program of its own: IC, an agent, a sprite."""
    return actor.kind in PROGRAMS


# Figures


def figure(c: Run, who: str, name: Figure) -> int:
    """SR-X.6: Response, System or Firewall: as recorded, else of the commlink; of IC and agents that of the node on
    which they run; else the rating of what has one."""
    recorded: int | None = getattr(c.sheet(who), name)
    if recorded is not None:
        return recorded
    actor = c.actors[who]
    node = c.nodes.get(link_of(who))
    if node is None and actor.kind in ("ic", "agent") and actor.matrix.nodes:
        node = c.nodes.get(actor.matrix.nodes[-1])
    if node is not None:
        return int(getattr(node, name))
    return actor.servant.rating if actor.kind in RATED else 0


def program(c: Run, who: str, name: str) -> int:
    """SR-X.6: the rating of a running program, 0 for one that is not there (SR-7.6.7, SR-7.7.2); a sprite has its
    rating in every one where none is recorded. SR-8.1.2: threads raise a complex form."""
    actor = c.actors[who]
    if actor.kind == "sprite" and not c.sheet(who).programs:
        return actor.servant.rating
    return actor.matrix.programs.get(name, 0) + sum(thread.by for thread in actor.matrix.threads if thread.form == name)


def icon_track(c: Run, who: str) -> int:
    """SR-7.6.8: the boxes of an icon: 10, by ruling as recorded."""
    recorded = c.sheet(who).icon_boxes
    return recorded if recorded and c.rulings["icon_track"] == "recorded" else TRACK


def online(c: Run, who: str) -> bool:
    """Whether somebody can do anything in the Matrix: an icon that has not crashed, is not being restarted and whose
    link is not cut."""
    actor = c.actors[who]
    return (
        actor.matrix.icon < icon_track(c, who) and not actor.matrix.jammed_by and actor.matrix.offline < max(1, c.turn)
    )


def wired(c: Run, who: str) -> bool:
    """Whether somebody has an icon at all: a commlink or figures of their own."""
    return figure(c, who, "system") > 0


# Hot sim


def hot(c: Run, who: str) -> bool:
    """SR-7.5.3: in hot sim; SR-8.4.2: a technomancer in full VR counts as that."""
    actor = c.actors[who]
    return actor.matrix.vr == "hot" or (
        bool(actor.matrix.vr) and actor.kind == "person" and power(c, who, "resonance") > 0
    )


def add_simsense(c: Run, who: str, pool: Tally, resistance: bool = False) -> None:
    """SR-7.5.3: +2 on every test in or through the Matrix in hot sim; by ruling not on resistance tests."""
    if hot(c, who) and not (resistance and c.rulings["hotsim_scope"] == "no_resistance"):
        pool.add(2, "SR-7.5.3", "hot-sim")


# Pools


def matrix_pool(c: Run, who: str, skill_name: str, name: str, clause: str) -> Tally:
    """SR-7.8.1: a skill + the rating of a program; SR-1.2.10: without the skill the program stands for the attribute,
    less 1. State and hot sim count."""
    pool = Tally(program(c, who, name), clause, f"program-{name}")
    add_skill(c, who, skill_name, pool)
    add_state(c, who, pool)
    add_simsense(c, who, pool)
    return pool


# Cybercombat


def cyber_attack_pool(c: Run, attack: Attack) -> Tally:
    """SR-7.6.2: cybercombat + a combat program; IC and the like have their rating."""
    who = attack.attacker
    actor = c.actors[who]
    if is_program(actor):
        pool = Tally(actor.servant.rating, "SR-7.6.2", "rating")
    else:
        pool = Tally(program(c, who, attack.weapon), "SR-7.6.2", f"program-{attack.weapon}")
        add_skill(c, who, "cybercombat", pool)
    add_state(c, who, pool)
    add_simsense(c, who, pool)
    return pool


def cyber_defence_pool(c: Run, attack: Attack, full: str) -> Tally:
    """SR-7.6.3: Response + Firewall; `full`: the skill that full defence adds, hacking, or the rating."""
    who = attack.target
    pool = Tally(figure(c, who, "response"), "SR-7.6.3", "response")
    pool.add(figure(c, who, "firewall"), "SR-7.6.3", "firewall")
    if full:
        rated = is_program(c.actors[who])
        pool.add(c.actors[who].servant.rating if rated else skill(c, who, full), "SR-7.6.3", f"full-{full}")
    add_state(c, who, pool)
    add_simsense(c, who, pool)
    return pool


def cyber_value(c: Run, attack: Attack) -> Tally:
    """SR-7.6.5: the rating of the combat program, of IC and the like their own, by ruling a figure of the scenario;
    and the net hits."""
    actor = c.actors[attack.attacker]
    if c.rulings["cyber_base"] == "scenario":
        base = c.scene.house.cyber_damage
    else:
        base = actor.servant.rating if is_program(actor) else program(c, attack.attacker, attack.weapon)
    value = Tally(base, "SR-7.6.5", "damage")
    value.add(attack.hits - attack.against, "SR-7.6.5", "net-hits")
    return value


def icon_resistance(c: Run, who: str) -> Tally:
    """SR-7.6.6: System + the armour program."""
    pool = Tally(figure(c, who, "system"), "SR-7.6.6", "system")
    pool.add(program(c, who, "armour"), "SR-7.6.6", "program-armour")
    add_state(c, who, pool, resistance=True)
    add_simsense(c, who, pool, resistance=True)
    return pool


def mind_resistance(c: Run, who: str, clause: str, simsense: bool) -> Tally:
    """SR-7.6.7, SR-7.7.2: Willpower + the biofeedback filter; `simsense`: whether hot sim counts (SR-7.5.3)."""
    pool = Tally(attribute(c, who, "willpower"), clause, "attribute-willpower")
    pool.add(program(c, who, "biofeedback_filter"), clause, "program-biofeedback_filter")
    add_state(c, who, pool, resistance=True)
    if simsense:
        add_simsense(c, who, pool, resistance=True)
    return pool
