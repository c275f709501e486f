"""Chapter 15: bad statuses (バッドステータス): how they come, what they do, how they go."""

from __future__ import annotations

from hantei.core.decision import Choice
from hantei.core.table import Table

from ..state import Fight, Status
from .dice import POOLS
from .grid import fallen, is_slow, marks, place

CURES = {  # SK-15.2: by which action each is recovered
    "panic": ("move",),  # SK-15.12
    "pressure": ("minor",),  # SK-15.15
    "seal": ("move", "minor"),  # SK-15.18
    "stall": ("minor",),  # SK-15.21
}


def has(c: Fight, who: str, status: str) -> bool:
    """Whether a character has a bad status."""
    statuses = c.fighters[who].statuses
    return bool(statuses) and any(found.id == status for found in statuses)


def immunity(c: Fight, who: str, status: str) -> str:
    """Why a character does not receive a bad status: "fallen", "low", "slow", "submerged"; "" if it does.

    SK-14.23: one who is incapacitated or shot down receives none. SK-15.22: slow and submerged characters do not
    receive stall; by one reading only those in high mobility do (SK-15.23).
    """
    fighter = c.fighters[who]
    if fallen(fighter):
        return "fallen"
    if status != "stall":
        return ""
    if is_slow(c, who):
        return "slow"
    if fighter.submerged:
        return "submerged"
    return "low" if c.rulings["stall_needs_high_mobility"] == "1" and not fighter.high else ""


def inflict(c: Fight, table: Table, who: str, status: str, rank: int, source: str, paid: bool = False) -> None:
    """SK-15.3: corrosion has a rank, 1 or more; SK-15.6: of corrosions the highest rank is effective; SK-15.16,
    SK-15.19: a seal takes one piece of equipment not yet sealed; SK-15.27: any other status received again has no
    further effect. `paid`: whether it is the price of something used."""
    fighter = c.fighters[who]
    if why := immunity(c, who, status):
        table.tell("status_refused", who=who, status=status, fallen=why == "fallen", why=why)
        return
    if status == "corrosion":
        old = next((found for found in fighter.statuses if found.id == "corrosion"), None)
        if old is not None:
            kept, old.rank = old.rank >= rank, max(old.rank, rank)
            table.tell("status", who=who, status=status, rank=old.rank, kept=kept)
            return
    if status == "seal":
        seal(c, table, who, source)
        return
    if not has(c, who, status):
        fighter.statuses.append(Status(status, rank, source=source, round=c.round))
        table.tell("status", who=who, status=status, rank=rank, paid=paid)


def sealable(c: Fight, who: str) -> list[str]:
    """SK-15.16, SK-15.19: equipped weapons and assaults not yet sealed."""
    taken = sealed(c, who)
    return [name for name in (*c.fighters[who].equipped, *c.sheet(who).assaults) if name not in taken]


def sealed(c: Fight, who: str) -> list[str]:
    """SK-15.17: pieces of equipment that cannot be used."""
    return [found.equipment for found in c.fighters[who].statuses if found.id == "seal"]


def seal(c: Fight, table: Table, who: str, source: str) -> None:
    """SK-15.16: who inflicts the seal picks the piece; with everything sealed nothing happens (SK-15.19)."""
    options = sealable(c, who)
    if not options:
        table.tell("status_refused", who=who, status="seal", fallen=False, why="sealed")
        return
    seat = c.fighters[source].seat if source in c.fighters else c.fighters[who].seat
    piece = table.choose(Choice(seat, "seal", "SK-15.16", options, {"who": who}))
    c.fighters[who].statuses.append(Status("seal", equipment=piece, source=source, round=c.round))
    table.tell("sealed", who=who, equipment=piece)


def names(c: Fight, who: str) -> list[str]:
    """The statuses of a character as ids of answers: "panic", "seal:rifle"."""
    return [f"seal:{found.equipment}" if found.id == "seal" else found.id for found in c.fighters[who].statuses]


def curable_by(c: Fight, who: str, action: str) -> list[str]:
    """SK-15.12, SK-15.15, SK-15.18, SK-15.21, SK-15.29: what one action of this kind could recover: one status each.

    SK-15.32: the order of actions decides what a recovery is good for.
    """
    return [name for name in names(c, who) if action in CURES.get(name.partition(":")[0], ())]


def recover(c: Fight, table: Table, who: str, name: str, action: str = "") -> None:
    """A status is over; of seals the one on the piece named. `action`: the kind of action spent on it, if any was."""
    status, _, piece = name.partition(":")
    fighter = c.fighters[who]
    fighter.statuses = [
        found for found in fighter.statuses if found.id != status or (piece and found.equipment != piece)
    ]
    table.tell("recovered", who=who, status=status, equipment=piece, action=action)


def corrode(c: Fight, table: Table, who: str) -> int:
    """SK-15.4: in cleanup a corroded character loses rank D6 HP; returns the loss."""
    rank = next((found.rank for found in c.fighters[who].statuses if found.id == "corrosion"), 0)
    if not rank:
        return 0
    loss = 0
    left = rank
    while left > 0:  # dice are thrown by handfuls of at most forty
        loss += table.roll(POOLS[min(left, 40)], "corrosion", who)
        left -= 40
    table.tell("corrosion", who=who, rank=rank, loss=loss)
    return loss


def in_water(c: Fight, who: str) -> bool:
    """SK-08.27: whether a character is in a water square."""
    return "water" in marks(c, place(c, who))


# Costs


def doubled(c: Fight, who: str, what: str) -> bool:
    """SK-15.13: pressure doubles HP and EN of skills and items; SK-15.28: of assaults and weapons by one reading."""
    if what in ("skills", "items"):
        return has(c, who, "pressure")
    return has(c, who, "pressure") and c.rulings["assault_counts_as_item"] == "1"


def spared(c: Fight, who: str, amount: int) -> bool:
    """SK-10.6: whether somebody's reaction is spared a modifier: by ruling one in high mobility takes no penalties
    ("1"), or no modifiers at all ("2"), wherever they come from."""
    reading = c.rulings["high_mobility_reaction_modifiers"]
    return c.fighters[who].high and (reading == "2" or (reading == "1" and amount < 0))


def reaction_penalties(c: Fight, who: str) -> list[tuple[int, str, str]]:
    """Penalties to reactions: panic (SK-15.11), slow in water (SK-10.23), submerged (SK-10.25), added up (SK-10.26)."""
    fighter = c.fighters[who]
    found = []
    if has(c, who, "panic"):
        found.append((-10, "SK-15.11", "status-panic"))
    if is_slow(c, who) and in_water(c, who) and not fighter.high:  # SK-10.6
        found.append((-5, "SK-10.23", "slow_in_water"))
    if fighter.submerged:
        found.append((-5, "SK-10.25", "submerged"))
    return [penalty for penalty in found if not spared(c, who, penalty[0])]
