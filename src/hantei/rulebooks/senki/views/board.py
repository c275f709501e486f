"""Draw the battle sheet as a board: squares with their marks, machines, and the answers of a question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hantei.core.board import Board, Border, Feature, Grid, Look, Piece, Pointable, Shade, SightLine, Tone
from hantei.core.decision import Decision, Route
from hantei.core.glance import at_a_glance
from hantei.core.message import Message

from ..rules.grid import board_size, door_name, fallen, ground, named, on_board, place, present, state_of
from ..rules.knowledge import knows
from ..rules.shapes import DIRECTIONS, SLANTING
from ..rules.sight import sight
from ..state import Fight, Fighter
from .aim import all_options, squares_of
from .map import Highlight, tags
from .names import health, labelled, notes
from .situation import highlight

LOOKS: dict[str, Look] = {
    "sealed": "ward", "controlled": "held", "impassable": "shut", "obstacle": "obstacle", "difficult": "rough",
    "water": "water", "escape": "exit",
}  # fmt: skip
"""SK-08.1: how the marks of squares are drawn."""

POINTED = ("target", "on_whom", "give_to", "tie")
"""Questions answered by a machine."""

TONES: dict[str, Tone] = {"reach": "reach", "push_to": "reach", "range": "range", "centre": "range", "area": "area"}


def boards(c: Fight, seat: str, decision: Decision | None) -> list[Board]:
    """The battle sheet as a seat sees it."""
    shown = highlight(c, decision) if decision is not None else Highlight(actor=c.current)
    letters, sides = tags(c), list(c.scene.sides)
    return [
        Grid(
            title=Message("sk-board"),
            size=board_size(c),
            pieces=[
                piece(c, who, letters[who], sides.index(fighter.side), knows(c, seat, who), who == shown.actor)
                for who, fighter in c.fighters.items()
                if drawn(fighter)
            ],
            features=features(c),
            borders=[border(c, n) for n in range(len(c.scene.board.edges))],
            shades=shades(shown),
            lines=sight_lines(c, decision, shown) if decision is not None else [],
            offers=offers(c, decision) if decision is not None else [],
        )
    ]


def drawn(fighter: Fighter) -> bool:
    """Whether somebody is on the sheet; those shot down are out of this combat (SK-14.19)."""
    return present(fighter) and not fighter.shot_down


@at_a_glance
def piece(c: Fight, who: str, tag: str, side: int, known: bool, acting: bool) -> Piece:
    """A machine, how it is; in figures where they are `known`."""
    return Piece(
        id=who,
        tag=tag,
        name=labelled(c, who),
        side=side,
        at=named(place(c, who)),
        down=fallen(c.fighters[who]),
        acting=acting,
        notes=[health(c, who, known), *notes(c, who)],
        hue=c.scene.sides[c.fighters[who].side].colour,
    )


def features(c: Fight) -> Mapping[str, Sequence[Feature]]:
    """The marks of the squares (SK-08.2: all apply)."""
    known = ground(c)
    if not known.looks:
        known.looks.update({named(at): [feature(mark) for mark in found] for at, found in known.marks.items() if found})
    return known.looks


def feature(mark: str) -> Feature:
    """A mark as it is drawn."""
    return Feature(LOOKS[mark], Message(f"sk-mark-{mark}"))


def border(c: Fight, n: int) -> Border:
    """A wall, or a door as it stands."""
    entry = c.scene.board.edges[n]
    if entry.kind == "wall":
        return Border(ends(door_name(entry)), "wall", Message("sk-sign-wall"))
    state = state_of(c, entry)
    look = {"open": "open", "half_open": "half_open"}.get(state, "closed")
    return Border(ends(door_name(entry)), look, Message(f"sk-sign-door-{state}"))  # type: ignore[arg-type]


def ends(name: str) -> tuple[str, str]:
    """The two squares of "0,0|1,0"."""
    a, _, b = name.partition("|")
    return a, b


def shades(shown: Highlight) -> list[Shade]:
    """Squares within reach and those of targets."""
    found = []
    if shown.reach:
        reach = [named(at) for at in dict.fromkeys(shown.reach)]
        found.append(Shade(TONES[shown.reach_word], Message(f"sk-sign-{shown.reach_word}"), reach))
    if shown.targets:
        targets = [named(at) for at in dict.fromkeys(shown.targets)]
        found.append(Shade("target", Message(f"sk-sign-{shown.target_word}"), targets))
    return found


def sight_lines(c: Fight, decision: Decision, shown: Highlight) -> list[SightLine]:
    """SK-09.1: from the square of whoever aims to those of all who can be aimed at."""
    if decision.kind not in ("target", "on_whom") or shown.actor not in c.fighters:
        return []
    start = place(c, shown.actor)
    there = [at for at in dict.fromkeys(shown.targets) if at != start]
    lines = []
    for at in there:
        cover = sight(c, start, at)
        lines.append(SightLine(named(start), named(at), cover == "clear", Message(f"sk-line-{cover}")))
    return lines


# Answers by pointing


def offers(c: Fight, decision: Decision) -> list[Pointable]:
    """The answers that a square or a machine on the sheet stands for."""
    if isinstance(decision, Route):
        return ways(decision)
    if decision.kind in POINTED:
        return [pointed(c, who) for who in all_options(decision) if who in c.fighters and drawn(c.fighters[who])]
    if decision.kind == "push_to":
        return [Pointable(option, at=option) for option in all_options(decision)]
    if decision.kind == "centre":
        return [Pointable(option, at=option, shape=covered(c, decision, option)) for option in all_options(decision)]
    if decision.kind == "direction":
        return [one for option in all_options(decision) if (one := turned(c, decision, option)) is not None]
    return []


def ways(decision: Route) -> list[Pointable]:
    """Every square that can be reached, with its best path; the start where one may stay."""
    found = [Pointable(end, at=end, way=[decision.start, *path.split()]) for end, path in decision.ends.items()]
    if decision.start not in decision.ends and decision.legal(""):
        found.append(Pointable("", at=decision.start))
    return found


def pointed(c: Fight, who: str) -> Pointable:
    """A machine picked."""
    return Pointable(who, at=named(place(c, who)), piece=who)


def turned(c: Fight, decision: Decision, option: str) -> Pointable | None:
    """A direction, pointed at by the square straight ahead; None where that lies beyond the edge."""
    x, y = place(c, str(decision.about["who"]))
    dx, dy = SLANTING[option] if option in SLANTING else DIRECTIONS[option](0, 1)
    ahead = (x + dx, y + dy)
    return Pointable(option, at=named(ahead), shape=covered(c, decision, option)) if on_board(c, ahead) else None


def covered(c: Fight, decision: Decision, option: str) -> list[str]:
    """The squares that an option would cover."""
    return [named(at) for at in squares_of(c, decision, option)]
