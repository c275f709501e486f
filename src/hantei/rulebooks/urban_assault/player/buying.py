"""What is bought on the way: what is needed, and explosives for a vehicle at the end; and what is kept of gear."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.decision import Choice

from ..content.language import Encounter
from ..rules.battle.expendables import FIXED, HARD
from ..rules.gear import owns
from ..rules.progress import final_tile
from ..rules.scenario.goods import sales, ware_names
from ..rules.squad import stock
from ..state import Campaign, Squad, at
from .expecting import certain
from .on_paper import middle

EXPLOSIVES = {"c4": FIXED, "at4": HARD}
"""What takes life off a vehicle for fewer magazines than shots would take, and from whom it takes most."""

TAKEN = 2
"""How much life one of them takes (UA-28.41, UA-28.47)."""

KEPT = 4
"""So many magazines at least are left when explosives are bought."""


def shop(c: Campaign, decision: Choice) -> str:
    """A medical kit for a wound, explosives for a vehicle at the end, and whatever scrip can buy; other magazines are
    kept for shooting.
    """
    effect = at(c, str(decision.about["path"]))
    for name, sale in zip(ware_names(effect), sales(effect), strict=True):
        item = effect.wares[sale.ware].item
        free = not sale.price.magazines and not sale.price.mre
        if item and name in decision.options and is_useful(c, decision.who, item, sale.price.magazines, free=free):
            return name
    return "leave"


def bargain(c: Campaign, decision: Choice) -> str:
    """A point of command for nine tenths of a price, as for a demand."""
    return next(option for option in reversed(decision.options) if option == "full" or option.startswith("tenth:"))


def make_room(c: Campaign, decision: Choice) -> str:
    """Exchange what costs least for what costs more."""
    squad, found = c.squads[decision.who], value(c, str(decision.about["gear"]))
    carried = [option.removeprefix("swap:") for option in decision.options if option != "leave"]
    spared = least_missed(c, squad, carried)
    return f"swap:{spared}" if spared and value(c, squad.items[spared].gear) < found else "leave"


def drop(c: Campaign, decision: Choice) -> str:
    """Leave what costs least."""
    return least_missed(c, c.squads[decision.who], decision.options)


def change_armour(c: Campaign, decision: Choice) -> str:
    """Wear what costs more."""
    squad = c.squads[decision.who]
    worn = value(c, squad.items[squad.worn].gear)
    return "wear" if value(c, str(decision.about["gear"])) > worn else "leave"


def least_missed(c: Campaign, squad: Squad, keys: Sequence[str]) -> str:
    """The cheapest of several items, those in hand last; "" where there is none."""
    held = (squad.gun, squad.shield)
    return min(keys, key=lambda key: (key in held, value(c, squad.items[key].gear)), default="")


def value(c: Campaign, gear: str) -> int:
    """What gear costs, or what it is exchanged for (UA-28.2, UA-39.9)."""
    entry = c.content.gear[gear]
    return entry.cost or max(0, entry.exchange)


def is_useful(c: Campaign, seat: str, item: str, price: int, *, free: bool) -> bool:
    """Whether gear is bought that takes so many magazines, or `free` ones."""
    squad = c.squads[seat]
    owned = sum(one.gear in EXPLOSIVES for one in squad.items.values())
    if stock(c, seat).magazines >= price + KEPT and blows_up(c, item, owned):
        return True
    if free and c.content.gear[item].kind == "expendable":  # which is used up, so that one is not enough
        return True
    return not owns(squad, item) and (free or (item == "medkit" and squad.leader.wounds > 0))


def blows_up(c: Campaign, item: str, owned: float) -> bool:
    """Whether an explosive has something to do that those which are owned leave: a vehicle at the end."""
    return item in EXPLOSIVES and TAKEN * owned < life_at_the_end(c, EXPLOSIVES[item])


def life_at_the_end(c: Campaign, tags: Sequence[str]) -> int:
    """How much life has whoever goes by one of these tags and is known to come with the final event; 0: nobody."""
    meetings = certain(c, c.scenario.tiles[final_tile(c)].events) if final_tile(c) else ()
    units = [unit for effect in meetings if isinstance(effect, Encounter) for unit in effect.units]
    return max([middle(c, unit.life) for unit in units if any(tag in tags for tag in unit.tags)], default=0)
