"""WA-19.6: who faces whom, drawn with a pointer: people change to another faction, come and go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hantei.core.board import Board, Piece, Rank, Ranks, counter_numbers
from hantei.core.message import BadSetup, Message, Sayable
from hantei.core.record import Plain
from hantei.scenes.drafting import USUAL, Brush, Drafting, Edit, Press, people_moved, piece_id

from .content.records import Content, Encounter

FIGHTERS = "fighters"


def factions(scene: Encounter) -> Mapping[str, Sayable]:
    """The factions, by their ids."""
    return {name: one.name for name, one in scene.factions.items()}


def sheet(scene: Encounter, content: Content) -> Board:
    """Everybody who takes part, in the rank of their faction; who comes later too."""
    known = newcomers(scene, content)
    tags = counter_numbers({str(number): one.faction for number, one in enumerate(scene.fighters)})
    ranks: dict[str, list[Piece]] = {name: [] for name in scene.factions}
    for number, one in enumerate(scene.fighters):
        name: Sayable = one.name or known.get(one.character, one.character)
        if one.faction in ranks:
            side = min(2, list(ranks).index(one.faction))
            piece = Piece(piece_id(FIGHTERS, number), tags[str(number)], name, side, one.faction, one.count)
            ranks[one.faction].append(piece)
    return Ranks(Message("wa-board"), [Rank(scene.factions[name].name, those) for name, those in ranks.items()])


def brushes(scene: Encounter) -> Sequence[Brush]:
    """What there is to draw with."""
    return USUAL


def pressed(scene: Encounter, plain: Plain, press: Press) -> list[Edit]:
    """What a press on a faction changes. Raises `BadSetup` (`draft-no-place`, and what the brushes raise)."""
    if press.at not in scene.factions:
        raise BadSetup("draft-no-place")
    entry = {"character": press.newcomer, "faction": press.at}
    return people_moved(plain, FIGHTERS, press, {"faction": press.at}, entry)


def newcomers(scene: Encounter, content: Content) -> Mapping[str, Sayable]:
    """Who can be added: the characters of the encounter's own, then those of the book."""
    known = {**scene.arsenal.characters, **content.arsenal.characters}
    return {name: one.name for name, one in known.items()}


DRAFTING = Drafting(sheet, brushes, pressed, newcomers, factions)
"""How encounters are drawn."""
