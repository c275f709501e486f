"""Which moves somebody at a place may take back, or make again."""

from __future__ import annotations

from hantei.play.timeline import Mark

from .stand import Stand


def has_moves(stand: Stand, place: str) -> bool:
    """Whether a place can ever take moves back: those who rule, and guests as far as the table allows it."""
    return stand.may_rule(place) or (stand.card.back != "none" and not stand.looks_on(place))


def may_undo(stand: Stand, place: str) -> bool:
    """Whether a place can take back the last move now."""
    marks = stand.session.timeline.marks
    return _may_move(stand, place, marks[-1]) if marks else False


def may_redo(stand: Stand, place: str) -> bool:
    """Whether a place can make the last undone move again now."""
    undone = stand.session.timeline.undone
    return _may_move(stand, place, undone[-1].mark) if undone else False


def _may_move(stand: Stand, place: str, mark: Mark) -> bool:
    if stand.may_rule(place):
        return True
    if not has_moves(stand, place):
        return False
    if stand.card.back == "own":
        return mark.mover in stand.seats_at(place)
    return mark.move.answers  # a guest does not undo a ruling
