"""Chapter 21: sniping battles (狙撃戦闘): moves, distance, their end. Ranges: `targets`; modifier: `modifiers`."""

from __future__ import annotations

from hantei.core.decision import Choice, Fact
from hantei.core.table import Table

from ..state import Fight
from .acting import incapacitated
from .beats import beat
from .people import camp, camps, company
from .surprise import caught

MOVES: dict[str, tuple[str, ...]] = {
    "keep": ("lean", "open", "close"),
    "charge": ("run", "open"),
    "escape": ("escape",),
}
"""WA-21.5: the possessions that a move permits."""


def begin(c: Fight, table: Table) -> None:
    """WA-21.2, WA-21.14, WA-21.16: its range and distance; range 2 is distance 1."""
    spec = c.scene.sniping
    if spec is not None:
        c.sniping, c.distance, c.charges = spec.range, spec.distance or 1, 0
        table.tell("sniping", range=c.sniping, distance=c.distance, modifier=spec.modifier)


@beat("moves", "WA-21.3", "WA-21.4", "WA-21.6", "WA-21.12", "WA-21.15", "WA-21.22", "WA-07.7")
def moves(c: Fight, table: Table) -> None:
    """Each faction decides its move, without knowing the others', by ruling openly with enemies first; then charges
    are counted. A faction that is wholly out of action keeps; a surprised one decides like any other, by ruling it
    keeps. WA-04.3: by ruling friends decide and charge as one."""
    for faction in c.factions.values():
        faction.move = ""
    there = [one[0] for one in camps(c) if company(c, one[0])]
    deciding = [name for name in there if not all(keeps(c, who) for who in company(c, name))]
    chosen = openly(c, table, deciding) if c.rulings["move_disclosure"] != "sealed" else sealed(c, table, deciding)
    for name in there:
        for one in camp(c, name):
            c.factions[one].move = chosen.get(name, "keep")
    c.charges += sum(c.factions[name].move == "charge" for name in there)
    for name in there:
        for one in camp(c, name):
            table.tell("move", faction=one, move=c.factions[one].move)
    table.tell("charges", charges=c.charges, distance=c.distance)


def keeps(c: Fight, who: str) -> bool:
    """WA-07.7, WA-21.22: whether somebody has no part in the move: out of action, by ruling surprised."""
    surprise = caught(c, who, 1) or caught(c, who, 2)
    return incapacitated(c, who) or (surprise and c.rulings["surprised_move"] == "keep")


def sealed(c: Fight, table: Table, factions: list[str]) -> dict[str, str]:
    """WA-21.4: all decide before any decision is shown; a forced move is not asked."""
    forced = {name: move_options(c)[0] for name in factions if len(move_options(c)) == 1}
    return forced | table.ask_each({name: move_question(c, name) for name in factions if name not in forced})


def openly(c: Fight, table: Table, factions: list[str]) -> dict[str, str]:
    """WA-21.4, ruling open_enemies_first: one after the other, those of the PCs last."""
    chosen: dict[str, str] = {}
    for name in sorted(factions, key=lambda one: c.scene.factions[one].pc):
        chosen[name] = c.factions[name].move = table.choose(move_question(c, name))
    return chosen


def move_question(c: Fight, faction: str) -> Choice:
    """The question for a faction's move, to the first of it who is not out of action."""
    who = next(one for one in company(c, faction) if not keeps(c, one))
    about: dict[str, Fact] = {"faction": faction, "distance": c.distance, "charges": c.charges}
    return Choice(c.fighters[who].seat, "move", "WA-21.4", move_options(c), about, refusal)


def move_options(c: Fight) -> list[str]:
    """WA-21.19: no charge where the sides cannot come together; WA-21.21: no escape where the place bars it."""
    spec, out = c.scene.sniping, (*c.barred, c.rulings["possession_left_out"])
    return [
        move
        for move in MOVES
        if not (move == "charge" and spec is not None and not spec.charge)
        and not (move == "escape" and "escape" in out)
    ]


def refusal(answer: str) -> str:
    """The clause that forbids a move."""
    return {"charge": "WA-21.19", "escape": "WA-21.21"}.get(answer, "")


def allowed_by_move(c: Fight, who: str) -> tuple[str, ...]:
    """WA-21.5, WA-21.6: the same for the whole faction; WA-21.7: except somebody whom the game master lets go."""
    fighter = c.fighters[who]
    return MOVES[fighter.move or c.factions[fighter.faction].move or "keep"]


def flees(c: Fight, who: str) -> bool:
    """WA-21.8: whether somebody leaves with the whole faction, so that nobody can obstruct it."""
    fighter = c.fighters[who]
    return bool(c.sniping) and not fighter.move and c.factions[fighter.faction].move == "escape"


def end_of_round(c: Fight, table: Table) -> None:
    """WA-21.10, WA-21.11, WA-21.15: with as many charges as the distance the battle is a normal one from the next
    set-up on; everything else carries over. WA-21.17: by ruling range 3 becomes range 2 when distance 1 is left."""
    for fighter in c.fighters.values():
        fighter.move = ""
    if not c.sniping:
        return
    if c.charges >= c.distance:
        c.sniping = 0
        table.tell("sniping_ends", charges=c.charges, distance=c.distance)
    elif c.rulings["sniping_step_down"] == "step_down" and c.sniping == 3 and c.distance - c.charges == 1:
        c.sniping, c.distance, c.charges = 2, 1, 0
        table.tell("sniping_nears", range=c.sniping, distance=c.distance)
