"""Using skills, items and assaults (SK-DATA.5 to SK-DATA.7)."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice
from hantei.core.glance import glance
from hantei.core.table import Table
from hantei.core.tally import Tally

from ..content.effects import Shift
from ..state import Fight
from .beats import beat
from .checks import check, succeeds
from .chosen_targets import on_whom
from .costs import note_use, pay, priced
from .damage import deal_other_damage
from .effects import apply
from .figures import figure
from .grid import able
from .lasting import set_state
from .shapes import Target, parse_target
from .stopping import may_start
from .travelling import choose_path, note_move, travel
from .usable import attack_arms


@beat("use", "SK-04.3", "SK-04.6", "SK-04.9", "SK-04.16", "SK-DATA.5", "SK-DATA.6", "SK-DATA.7")
def use(c: Fight, table: Table, who: str, choice: str) -> None:
    """A skill, an item or an assault; one that is an attack is declared as an attack."""
    how, _, name = choice.partition(":")
    if how == "skill":
        use_skill(c, table, who, name)
    elif how == "item":
        use_item(c, table, who, name)
    else:
        use_assault(c, table, who, name)


def use_skill(c: Fight, table: Table, who: str, name: str) -> None:
    """SK-DATA.5: an attack, or effects on those it is used on, after a check where it asks for one (SK-CHECK.4)."""
    skill = c.records.skills[name]
    attacks = skill.attack is not None or skill.weapon_attack
    table.tell("skill", who=who, skill=name, priced=priced(c, who, f"skills/{name}"), attacking=attacks)
    if attacks:
        with glance(c, again=True):
            arms = attack_arms(c, who, name)
            arm = table.choose(Choice(c.fighters[who].seat, "weapon", "SK-12.11", arms, {"who": who, "skill": name}))
        then(c, ("declare", who, arm, name))
        return
    targets = aimed_at(c, table, who, f"skills/{name}", parse_target(skill.target))
    others = targets if targets != [who] else []
    pay(c, table, who, f"skills/{name}", target=others[0] if len(others) == 1 else "")
    note_use(c, who, name)
    if not able(c, who):
        return
    if skill.check:
        tally = Tally(figure(c, who, skill.check_value), "SK-CHECK.1", skill.check_value)
        if not succeeds(check(c, table, who, "skill", tally, c.sheet(who).critical_at, skill=name), skill.check):
            return
    for target in targets:
        apply(c, table, who, target, f"skills/{name}", skill.duration)
    shift(c, table, who, skill.effects, skill.keeps_charge_shot)


def use_item(c: Fight, table: Table, who: str, name: str) -> None:
    """SK-DATA.6: effects on those it is used on; used up by its record."""
    item = c.records.items[name]
    targets = aimed_at(c, table, who, f"items/{name}", parse_target(item.target))
    table.tell("item", who=who, item=name, priced=priced(c, who, f"items/{name}"), targets=targets)
    pay(c, table, who, f"items/{name}")
    if item.consumed:
        c.fighters[who].items[name] -= 1
    if not able(c, who):  # SK-14.24
        return
    for target in targets:
        apply(c, table, who, target, f"items/{name}", item.duration)
    shift(c, table, who, item.effects)


def aimed_at(c: Fight, table: Table, who: str, path: str, target: Target) -> list[str]:
    """Those on whom a skill or item is used; except for a charge, which moves its user, the situation is the one in
    which the use was chosen.
    """
    if target.kind == "charge":
        return on_whom(c, table, who, path)
    with glance(c, again=True):
        return on_whom(c, table, who, path)


def use_assault(c: Fight, table: Table, who: str, name: str) -> None:
    """SK-DATA.7, SK-10.9, SK-10.15: paid in EN; it may grant a state, move the user, deal damage that is no attack."""
    assault = c.records.assaults[name]
    fighter = c.fighters[who]
    table.tell("assault", who=who, assault=name, priced=priced(c, who, f"assaults/{name}"))
    pay(c, table, who, f"assaults/{name}")
    if not able(c, who):
        return
    if "high" in assault.grants:
        set_state(c, table, who, "high", True)
    fighter.charging = "charging" in assault.grants
    if assault.squares and not may_start(c, who, "combat"):
        path = choose_path(c, table, who, "combat", assault.squares)
        entered = travel(c, table, who, path, "combat")
        note_move(c, who, bool(entered) and not assault.keeps_charge_shot)
        fighter.charging = False
    targets = on_whom(c, table, who, f"assaults/{name}") if assault.damage is not None or assault.effects else []
    for target in targets:
        apply(c, table, who, target, f"assaults/{name}", assault.duration)
    if assault.damage is not None:
        hurt = assault.damage  # SK-11.31: the user too, in an area that covers its square
        deal_other_damage(c, table, targets, hurt.modifier, hurt.attribute, assault.fixed, who, f"assaults/{name}")


def shift(c: Fight, table: Table, who: str, effects: tuple[object, ...], keeps: bool = False) -> None:
    """SK-07.1, SK-12.9: a skill or item that moves its user, stalled or not (SK-15.30).

    `keeps`: whether its text leaves charge shots open.
    """
    for effect in effects:
        if isinstance(effect, Shift) and effect.do == "move" and not may_start(c, who, "combat"):
            path = choose_path(c, table, who, "combat", effect.squares)
            entered = travel(c, table, who, path, "combat")
            note_move(c, who, bool(entered) and not (keeps or effect.keeps_charge_shot))
