"""Checks boards: what they show can be said, lies on them, and answers the open question."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hantei.core.board import Board, Chart, Grid, Ranks, Track, pieces_on
from hantei.core.decision import Decision, Route
from hantei.core.message import Sayable
from hantei.library import shelf
from hantei.play import Session
from hantei.text import LANGS

from .games import likely


def names(board: Board) -> Iterator[Sayable]:
    """All messages of a board."""
    yield board.title
    if isinstance(board, Track):
        yield from board.stations
        return
    for piece in pieces_on(board):
        yield piece.name
        yield from piece.notes
    if isinstance(board, Ranks):
        for rank in board.ranks:
            yield rank.name
            yield from rank.notes
        return
    features = board.features.values() if isinstance(board, Grid) else [spot.features for spot in board.spots.values()]
    yield from (feature.name for those in features for feature in those)
    yield from (line.name for line in board.lines if line.name)
    if isinstance(board, Grid):
        yield from (shade.name for shade in board.shades)
        yield from (border.name for border in board.borders)
    else:
        yield from (spot.name for spot in board.spots.values())
        yield from (note for spot in board.spots.values() for note in spot.notes)


def places(board: Board) -> list[str]:
    """The ids of all places of a board."""
    if isinstance(board, Grid):
        return [f"{x},{y}" for x in range(board.size[0]) for y in range(board.size[1])]
    return list(board.spots) if isinstance(board, Chart) else []


def check(book: str, board: Board, decision: Decision | None) -> int:
    """Check one board. Return how many answers it offers."""
    for lang in LANGS:
        catalogue = shelf(book).catalogue(lang)
        for name in names(board):
            assert catalogue.name(name).strip(), board
    if isinstance(board, Track):
        return 0
    pieces = pieces_on(board)
    known, ids = places(board), [piece.id for piece in pieces]
    assert len(set(ids)) == len(ids)
    if not isinstance(board, Ranks):
        assert [line for line in board.lines if line.start not in known or line.end not in known] == []
        assert [piece for piece in pieces if piece.at not in known] == []
    for offer in board.offers:
        assert decision is not None
        assert decision.legal(offer.answer), (decision, offer)
        assert offer.at in known or offer.piece in ids, offer
        assert [place for place in (*offer.way, *offer.shape) if place not in known] == [], offer
    return len(board.offers)


def play(book: str, setup: dict[str, Any], seed: str, most: int) -> tuple[int, int]:
    """Play a game and check every board. Return how many boards there were, and how many answers they offered."""
    rulebook = shelf(book).rulebook
    session, rng, seen, offered = Session(rulebook, setup, seed), Random(seed), 0, 0
    for _ in range(most):
        if session.finished:
            break
        who, decision = next(iter(session.decisions.items()))
        boards = rulebook.sight.boards(session.state, who, decision)
        for board in boards:
            seen += 1
            offered += check(book, board, decision)
        for other in rulebook.seats(session.state):
            for board in rulebook.sight.boards(session.state, other, None):
                assert check(book, board, None) == 0
        if isinstance(decision, Route):
            pointed = [
                str(offer.answer) for board in boards if isinstance(board, Grid | Chart) for offer in board.offers
            ]
            assert any(isinstance(board, Grid | Chart) for board in boards)
            assert len(pointed) == len(set(pointed))
        session.answer(who, likely(book, session.state, decision, rng))
    return seen, offered
