"""Draw what the table shows: how far the operation has come, the maps laid out, and in battle who faces whom."""

from __future__ import annotations

from hantei.core.board import Board, Chart, Piece, Point, Pointable, Rank, Ranks, Spot, Track
from hantei.core.decision import Choice, Decision
from hantei.core.message import Message, Sayable

from ..rules.battle.enemies import level, standing
from ..rules.progress import DIRECTIONS, START, neighbour
from ..rules.squad import alive, fighters, snipers_of
from ..state import Campaign, Operation, spec
from .names import called, enemy_id, role_name, strength
from .situation import enemy_notes

SQUAD, ENEMY = 0, 1
HERE = "squad"


def boards(c: Campaign, seat: str, decision: Decision | None) -> list[Board]:
    """The operation as far as it has come, and the battle."""
    found: list[Board] = []
    if c.battle is not None:
        found.append(battle(c, decision))
    if c.operation is not None and c.op.tile:
        found.append(operation(c, c.operation, decision))
    return found


# Battle


def battle(c: Campaign, decision: Decision | None) -> Ranks:
    """UA-36.1: enemy units over there, squads over here, those at the sniping point behind them (UA-28.82)."""
    ranks = [Rank(Message("ua-board-enemy"), [unit(c, key) for key in standing(c)])]
    for seat in alive(c):
        ranks.append(Rank(called(c, seat), [leader(c, seat), *members(c, seat, fighters(c, c.squads[seat]))]))
        post = snipers_of(c, c.squads[seat]) if c.fight.outdoors else []
        if post:
            ranks.append(Rank(Message("ua-board-post"), members(c, seat, post)))
    options = decision.options if isinstance(decision, Choice) else ()
    return Ranks(
        Message("ua-board-battle"),
        ranks,
        [Pointable(key, piece=enemy_id(key)) for key in options if key in standing(c)],
    )


def unit(c: Campaign, key: str) -> Piece:
    """An enemy group with its strength, or a high-threat target."""
    found = c.fight.units[key]
    entry = spec(c, found)
    return Piece(
        id=enemy_id(key),
        tag=str(level(c, key)),
        name=strength(found, level(c, key), entry.name),
        side=ENEMY,
        notes=enemy_notes(c, key),
    )


def leader(c: Campaign, seat: str) -> Piece:
    """A leader; the seat is its id."""
    one = c.squads[seat].leader
    return Piece(seat, "★", called(c, seat), SQUAD, notes=[Message("ua-board-life", {"n": one.life})])


def members(c: Campaign, seat: str, keys: list[str]) -> list[Piece]:
    """Members of a kind together, in the order of the squad."""
    kinds: dict[str, list[str]] = {}
    for key in keys:
        kinds.setdefault(c.squads[seat].members[key].role, []).append(key)
    return [Piece(f"{seat}/{role}", "●", role_name(c, role), SQUAD, count=len(those)) for role, those in kinds.items()]


# The operation


def operation(c: Campaign, op: Operation, decision: Decision | None) -> Board:
    """UA-SC.17: maps passed one after another, laid out, or the ways of a fixed map."""
    mode = c.scenario.progress.mode
    if mode == "tiles":
        return laid_out(c, op, decision)
    if mode == "fixed_map" and op.position in c.scenario.progress.places:
        return ways_from_here(c, op, decision)
    passed = [Message("ua-board-map", {"n": n}) for n in range(1, max(1, op.entered))]
    return Track(Message("ua-board-operation"), [*passed, title(c, op.tile)])


def title(c: Campaign, tile: str) -> Sayable:
    """What a map is called."""
    return c.scenario.tiles[tile].title


def squad_pieces(c: Campaign, at: str) -> list[Piece]:
    """The squads, where they are on the map, as one; none once no leader is left."""
    leaders = [called(c, seat) for seat in alive(c)]
    return [Piece(HERE, "★", leaders, SQUAD, at=at, acting=True)] if leaders else []


def laid_out(c: Campaign, op: Operation, decision: Decision | None) -> Chart:
    """The maps found so far, and the ways that are open; y grows southwards on the scenario's own sheet."""
    spots: dict[str, Spot] = {START: Spot(Message("ua-board-start"), (0, 0))}
    spots |= {at: Spot(title(c, tile), placed(at)) for at, tile in op.placed.items()}
    offers = []
    if isinstance(decision, Choice) and decision.kind == "direction":
        for way in decision.options:
            at = neighbour(op.position, DIRECTIONS[way])
            spots.setdefault(at, Spot(Message("ua-board-unknown"), placed(at)))
            offers.append(Pointable(way, at=at, way=[op.position, at]))
    found = list(spots)
    ways = [(a, b) for n, a in enumerate(found) for b in found[:n] if b in beside(a)]
    here = op.position or START
    return Chart(Message("ua-board-operation"), spots, squad_pieces(c, here), ways=ways, offers=offers)


def placed(at: str) -> Point:
    """The point of a position "x,y"."""
    x, _, y = at.partition(",")
    return int(x), -int(y)


def beside(at: str) -> list[str]:
    """The positions around one."""
    return [neighbour(at, step) for step in DIRECTIONS.values()]


def ways_from_here(c: Campaign, op: Operation, decision: Decision | None) -> Chart:
    """The place of a fixed map where the squad is, and those that are now open from it."""
    places = c.scenario.progress.places
    options = decision.options if isinstance(decision, Choice) and decision.kind == "way" else ()
    spots = {name: Spot(title(c, places[name].tile)) for name in (op.position, *options)}
    return Chart(
        Message("ua-board-operation"),
        spots,
        squad_pieces(c, op.position),
        ways=[(op.position, name) for name in options],
        offers=[Pointable(name, at=name, way=[op.position, name]) for name in options],
    )
