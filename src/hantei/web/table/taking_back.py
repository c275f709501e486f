"""Which moves somebody at a place may take back, or make again."""

from __future__ import annotations

from hantei.play.timeline import Mark

from .stand import Role, Stand


def has_moves(stand: Stand, role: Role) -> bool:
    """Whether a place can ever take moves back: those who rule, and guests as far as the table allows it."""
    return role.rules or (stand.card.back != "none" and not role.looks_on)


def may_undo(stand: Stand, role: Role) -> bool:
    """Whether a place can take back the last move now."""
    marks = stand.session.timeline.marks
    return _may_move(stand, role, marks[-1]) if marks else False


def may_redo(stand: Stand, role: Role) -> bool:
    """Whether a place can make the last undone move again now."""
    undone = stand.session.timeline.undone
    return _may_move(stand, role, undone[-1].mark) if undone else False


def _may_move(stand: Stand, role: Role, mark: Mark) -> bool:
    if role.rules:
        return True
    if not has_moves(stand, role):
        return False
    if stand.card.back == "own":
        return mark.mover in role.seats
    return mark.move.answers  # a guest does not undo a ruling
