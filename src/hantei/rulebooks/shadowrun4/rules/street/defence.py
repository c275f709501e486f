"""Defence (3.4, 3.5, 10.4, T4): the ways to defend, full defence, and what changes the pool."""

from __future__ import annotations

from hantei.core.table import Table
from hantei.core.tally import Tally

from ...state import Attack, Run
from ..figures import add_state, attribute, skill, skill_pool
from ..machines.vehicle_pools import machine_defence, vehicle_pool
from ..magic.astral_rows import BASES, astral_defence_pool, astral_skill
from ..magic.bodies import BODY
from ..matrix.personas import cyber_defence_pool
from ..riders import is_machine, riding, roller
from .firing import BURSTS
from .ground import in_close_combat, knows_of

SPREADS = {"medium": (-2, "SR-T4.11"), "wide": (-4, "SR-T4.12")}
"""SR-T4.11, SR-T4.12: what a shotgun's spread takes from the defence."""

EARLY = "full:"
"""SR-3.4.3: before a way of defending: full defence is declared now."""

ADDITIONS = {
    "react": ("dodge", "gymnastics"),
    "dodge": ("dodge", "gymnastics"),
    "block": ("dodge", "skill"),
    "parry": ("dodge", "skill"),
    "firewall": ("hacking",),
}
"""SR-3.4.7, SR-7.6.3, SR-3.5.7, SR-3.5.9, SR-3.5.11: what full defence can add to each way."""


def close(attack: Attack) -> bool:
    """Whether an attack is one of close combat, which astral combat follows (SR-6.2.7)."""
    return attack.kind in ("melee", "astral", "ram")


# Ways to defend


def ways(c: Run, attack: Attack) -> list[str]:
    """The ways in which the target can defend: "none", or a way, with what full defence adds: "parry-sword+skill"."""
    if not can_defend(c, attack):
        return ["none"]
    found = bases(c, attack)
    if c.actors[attack.target].guard.full_defence:
        return [way for base in found for way in added(c, attack, base)]
    if may_declare(c, attack.target):
        found = [*found, *(f"{EARLY}{way}" for base in found for way in added(c, attack, base) if "+" in way)]
    return found


def can_defend(c: Run, attack: Attack) -> bool:
    """SR-T4.1, SR-6.2.2: not against an attack one is not aware of, as an empty body never is, nor the body of who is
    wholly in the Matrix (SR-7.5.1); SR-10.7.2: by ruling not while pinned."""
    return not helpless(c, attack)


def helpless(c: Run, attack: Attack) -> str:
    """Return why somebody cannot defend, "" if they can."""
    actor = c.actors[attack.target]
    if actor.unconscious:
        return "unconscious"
    if attack.kind == "cyber":
        return ""
    if actor.kind == BODY:
        return "empty"
    if actor.matrix.vr:
        return "vr"
    if not knows_of(c, attack.target, attack.attacker):
        return "unaware"
    return "pinned" if actor.guard.pinned_by and c.rulings["pinned_defence"] != "allowed" else ""


def bases(c: Run, attack: Attack) -> list[str]:
    """SR-3.4.6: Reaction alone against fire; SR-3.5.5: parry with a ready close-combat weapon, block or dodge;
    SR-7.6.3: Response + Firewall in cybercombat; SR-6.2.7: parry or dodge in the astral world; SR-9.7.3, SR-9.7.4: a
    person dodges a ram, a vehicle is steered."""
    if attack.kind == "cyber":
        return ["firewall"]
    if attack.kind == "astral":
        return list(BASES)
    if not close(attack) or is_machine(c.actors[attack.target]):
        return ["react"]
    if attack.kind == "ram":
        return ["dodge"]
    ready = [name for name, held in c.actors[attack.target].carried.items() if held.hand]
    blades = [name for name in ready if c.records.weapons[c.actors[attack.target].carried[name].weapon].kind == "melee"]
    return [*(f"parry-{name}" for name in blades), "block", "dodge"]


def added(c: Run, attack: Attack, base: str) -> list[str]:
    """SR-10.4.1: one addition for each defence, chosen with it; the way alone where there is nothing to add.

    SR-10.4.3: a weapon's skill in close combat only; SR-10.4.4: gymnastics against fire too, or by ruling not.
    """
    kinds = list(ADDITIONS[base.partition("-")[0]])
    if base == "react" and c.rulings["gymnastics_vs_ranged"] == "close_only":
        kinds.remove("gymnastics")
    found = [f"{base}+{kind}" for kind in kinds if skill(c, attack.target, addition(c, attack.target, base, kind))]
    return found or [base]


def addition(c: Run, who: str, base: str, kind: str) -> str:
    """The skill that an addition adds."""
    return base_skill(c, who, base) if kind == "skill" else kind


def base_skill(c: Run, who: str, base: str) -> str:
    """The skill of a way to defend in close combat."""
    if base.startswith("parry-"):
        return c.records.weapons[c.actors[who].carried[base.removeprefix("parry-")].weapon].skill
    return astral_skill(c) if base == "parry" else "unarmed" if base == "block" else "dodge"


def may_declare(c: Run, who: str) -> bool:
    """SR-3.4.3: full defence can be declared when attacked, for one's next phase; by ruling only in one's own phase."""
    actor = c.actors[who]
    own = is_machine(actor) or any(phase.who == who for phase in c.phases)
    return c.rulings["full_defence_timing"] == "also_when_attacked" and not (
        actor.initiative.given_up or actor.guard.pinned_by or own
    )


def declare_full(c: Run, table: Table, who: str, early: bool) -> None:
    """SR-10.4.1: full defence holds until the next phase in which one can act; SR-3.4.3: `early`: which it costs."""
    actor = c.actors[who]
    actor.guard.full_defence = True
    actor.initiative.given_up += early
    table.tell("full_defence", who=who, early=early, vr=bool(actor.matrix.vr))


# The pool


def defence_pool(c: Run, attack: Attack, way: str) -> Tally:
    """SR-3.4.6, SR-3.5.6, SR-3.5.8, SR-3.5.10: Reaction, the skill of the way, what full defence adds, the table."""
    who = attack.target
    base, _, kind = way.removeprefix(EARLY).partition("+")
    if attack.kind == "cyber":
        return cyber_defence_pool(c, attack, kind)
    if attack.kind == "astral":
        return astral_defence_pool(c, attack, base, kind)
    if attack.kind == "ram" and is_machine(c.actors[who]):
        return vehicle_pool(c, who)
    if is_machine(c.actors[who]):
        pool = machine_defence(c, who)
    elif base == "react":
        pool = Tally(attribute(c, who, "reaction"), "SR-3.4.6", "attribute-reaction")
    else:
        pool = skill_pool(c, who, base_skill(c, who, base), with_="reaction")
    if kind:
        name = addition(c, who, base, kind)
        pool.add(skill(c, who, name), FULL[kind], f"full-{name}")
    add_defence_rows(c, attack, pool)
    return pool


FULL = {"dodge": "SR-10.4.2", "skill": "SR-10.4.3", "gymnastics": "SR-10.4.4"}


def add_defence_rows(c: Run, attack: Attack, pool: Tally) -> None:
    """SR-T4.2 to SR-T4.13: the table of defence modifiers."""
    who, actor = attack.target, c.actors[attack.target]
    add_state(c, roller(c, who), pool)  # SR-T4.2
    if riding(c, who) == "moving":
        pool.add(3, "SR-T4.3", "riding")
    pool.add(-actor.guard.defended, "SR-T4.4", "defended")
    if close(attack):
        if lies(c, who):
            pool.add(-2, "SR-T4.5", "prone")
        add_close(c, attack, pool)
        return
    if actor.motion.running:
        pool.add(2, "SR-T4.6", "running")
    if in_close_combat(c, who):
        pool.add(-3, "SR-T4.7", "close-combat")
    burst = BURSTS[attack.burst]
    pool.add(burst.defence, burst.clause, f"burst-{attack.burst}")
    if attack.spread in SPREADS:
        amount, clause = SPREADS[attack.spread]
        pool.add(amount, clause, f"spread-{attack.spread}")
    if attack.arm and c.records.weapons[attack.arm].area:
        pool.add(-2, "SR-T4.13", "area")


def add_close(c: Run, attack: Attack, pool: Tally) -> None:
    """SR-T3.3: by ruling the longer reach changes the defence; SR-T3.9: by another ruling somebody who meets a charge
    defends better.
    """
    if attack.reach_to == "defence":
        pool.add(reach_of(c, attack.target) - attack_reach(c, attack), "SR-T3.3", "reach")
    if attack.charge and c.rulings["receive_charge"] == "defence":
        pool.add(1, "SR-T3.9", "receives-charge")


def lies(c: Run, who: str) -> bool:
    """SR-10.7.3: prone, or pinned, which counts as prone."""
    return c.actors[who].motion.prone or bool(c.actors[who].guard.pinned_by)


def reach_of(c: Run, who: str) -> int:
    """SR-T3.3: the reach of somebody: their own, and that of the longest close-combat weapon in hand."""
    held = [c.records.weapons[one.weapon] for one in c.actors[who].carried.values() if one.hand]
    return c.sheet(who).reach + max([0, *(weapon.reach for weapon in held if weapon.kind == "melee")])


def attack_reach(c: Run, attack: Attack) -> int:
    """SR-T3.3: the reach of the attacker with the weapon used."""
    return c.sheet(attack.attacker).reach + (c.records.weapons[attack.arm].reach if attack.arm else 0)


def best(c: Run, attack: Attack, options: list[str]) -> str:
    """The way with the largest pool, the first of several."""
    return options[0] if options == ["none"] else max(options, key=lambda way: defence_pool(c, attack, way).value)


def add_dodge(c: Run, who: str, pool: Tally) -> None:
    """SR-10.4.2: dodge on top of another pool in full defence (SR-10.2.9); a skill that is not there adds nothing."""
    pool.add(skill(c, who, "dodge"), "SR-10.4.2", "full-dodge")
