"""Chapter 36: attack rolls (攻撃ロール) of the leader and of members, shot by shot, with what a critical brings."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table

from ...state import Campaign, spec
from ..beats import beat
from ..checks import CRITICAL, Result, check, pay_point, point_to_pay
from ..gear import find, use_up
from ..squad import seat_of
from .attack_modifiers import attack_tally, first_roll_done
from .end import settle
from .enemies import goes_by, level, lose, standing
from .shots import able_to_shoot, cost_of_shot, gun_in_hand, may_fire, pay_for_shot, shots_of
from .targeting import CLOSE, choices, is_leader, method_of, source_of, struck

PROTECTION = ("ballistic_gear", "armoured", "heavy_armour")
"""Tags of enemies whose resistances come from something that an AP round pierces (UA-40.12)."""


@beat("fire", "UA-29.2", "UA-29.4", "UA-36.6", "UA-36.9", "UA-40.11")
def fire(c: Campaign, table: Table, who: str, method: str, left: int, volley: str) -> None:
    """One shot of an attack, `left` with it; outcomes are known before the next shot is declared (UA-29.12: anybody's).

    `volley`: the unit everybody fires at when the whole squad was ordered to fire, so that nothing more is asked while
    it is there.
    """
    seat = seat_of(c, who)
    if method == "precise" and not c.squads[seat].leader.points:
        method = "shot"  # UA-24.3, UA-09.4: the shots left of this attack
    if left <= 0 or not able_to_shoot(c, who, method):
        return
    options = choices(c, who, method)
    if not options:
        return
    volley = volley if volley in options else ""
    if volley:
        named = volley
    else:
        first = left == shots_of(c, who)
        more = [] if first else ["stop"]
        named = table.choose(Choice(seat, "target", "UA-36.9", [*options, *more], {"who": who, "method": method}))
        if named == "stop":
            return
    then(c, ("fire", who, method, left - 1, volley))
    ap = not volley and wants_ap(c, table, who)
    left_over = pay_for_shot(c, table, who)
    key = struck(c, table, who, method, named)
    strike(c, table, who, method, key, ap, volley, magazines=left_over)


def wants_ap(c: Campaign, table: Table, who: str) -> bool:
    """UA-40.11: the leader may use an AP round, declared before the roll."""
    item = find(c.squads[who], "ap_rounds") if is_leader(c, who) else ""
    if not item:
        return False
    if table.choose(Choice(who, "ap_round", "UA-40.11", ["no_round", "round"])) == "no_round":
        return False
    use_up(c, table, who, item)
    return True


def strike(
    c: Campaign, table: Table, who: str, method: str, key: str, ap: bool, volley: str, extra: bool = False, **paid: Fact
) -> None:
    """UA-36.8: the roll; success fells one soldier of a group or takes 1 life of a high-threat target.

    Melee points (UA-22.3) and dexterity (UA-24.3) are paid after the roll; damage of an AP round ignores ballistic gear
    (UA-40.12).

    `extra`: this is a follow-up, which in one reading never earns another (UA-08.5, no_chain). `paid` tells the
    magazines that are left after a shot that took some.
    """
    seat = seat_of(c, who)
    squad = c.squads[seat]
    source = source_of(c, who, method)
    tally = attack_tally(c, who, method, key, ap)
    target = level(c, key, level_source(c, key, source, ap))
    pays = method in ("precise", "all_out")  # UA-22.3, UA-24.3
    paid |= point_to_pay(squad) if pays else {}
    if len(c.fight.units) == 1 or (c.fight.lone == key and standing(c) == [key]):
        paid["sole"] = True  # nobody else can be meant
    result = check(table, "attack", target, tally, who=who, unit=key, method=method, extra=extra, **paid)
    first_roll_done(c)
    if pays:
        pay_point(table, seat, squad)
    if not result.success:
        return
    hit = where_it_lands(c, table, who, method, key, result, ap)
    lose(c, table, hit, 1, "" if ap and pierced(c, hit) else source)
    settle(c, table)
    chains = not extra or c.rulings["critical_followup_cost"] != "no_chain"
    if result.degree == CRITICAL and chains and not c.fight.result:
        then(c, ("follow_up", who, method, volley))


def pierced(c: Campaign, key: str) -> bool:
    """UA-40.12: whether an AP round passes what shields this enemy: ballistic gear, armour, or all so ruled."""
    return goes_by(c, key, PROTECTION) or c.rulings["ap_rounds_ignore"] == "everything"


def level_source(c: Campaign, key: str, source: str, ap: bool) -> str:
    """UA-40.12: what a level is raised against: not AP rounds, where ballistic gear or armour raises it."""
    whole = c.rulings["ap_rounds_ignore"] != "reduced_damage"
    return "" if ap and whole and pierced(c, key) else source


def where_it_lands(c: Campaign, table: Table, who: str, method: str, key: str, result: Result, ap: bool) -> str:
    """UA-28.11: an odd total of a DMR lets the shooter move the damage; a scenario may route hits by odd and even.

    UA-24.4: aimed fire strikes whom it names, so nothing routes it. UA-40.12: an AP round reaches as much elsewhere.
    """
    routes = spec(c, c.fight.units[key]).routes
    routed = routes.get("odd" if result.total % 2 else "even", "")
    if routed and routed in standing(c) and method_of(c, who, method) != "precise":
        return routed
    if not is_leader(c, who) or method in CLOSE or result.total % 2 == 0:
        return key
    gun = gun_in_hand(c, c.squads[who])
    if gun is None or not gun.choose_on_odd:
        return key
    source = source_of(c, who, method)
    needed = {other: level(c, other, level_source(c, other, source, ap)) for other in standing(c) if other != key}
    others = [other for other, least in needed.items() if result.total >= least]
    return table.choose(Choice(who, "move_damage", "UA-28.11", [key, *others], {"total": result.total}))


@beat("follow_up", "UA-08.3", "UA-08.4", "UA-08.5", "UA-29.13")
def follow_up(c: Campaign, table: Table, who: str, method: str, volley: str) -> None:
    """A critical attack earns at once another attack of the same kind; the target is chosen afresh, or it is declined.

    It is free by default; where the table makes it cost a magazine and none is left it can only be a close attack.
    """
    ruling = c.rulings["critical_followup_cost"]
    seat = seat_of(c, who)
    squad = c.squads[seat]
    if method in ("precise", "all_out") and not squad.leader.points:
        method = "shot" if method == "precise" else "close"  # UA-09.4
    if method not in CLOSE and ruling == "paid" and not may_fire(c, seat, cost_of_shot(c, who)):
        method = "close"
    options = choices(c, who, method)
    if not options:
        return
    volley = volley if volley in options else ""
    if volley:
        named = volley
    else:
        about = {"who": who, "method": method}
        named = table.choose(Choice(seat, "follow_up", "UA-08.3", [*options, "stop"], about))
    if named == "stop":
        return
    ap = method not in CLOSE and not volley and wants_ap(c, table, who)
    paid: dict[str, Fact] = {}
    if method not in CLOSE and ruling == "paid":
        paid["magazines"] = pay_for_shot(c, table, who)
    key = struck(c, table, who, method, named)
    spared = cost_of_shot(c, who) if method not in CLOSE and ruling != "paid" else 0
    table.tell("follow_up", who=who, unit=key, spared=spared)
    strike(c, table, who, method, key, ap, volley, True, **paid)
