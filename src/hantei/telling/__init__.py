"""Puts into words what happens at a table: questions, odds, the log, refusals; for terminal and browser alike."""

from .failures import EXPECTED, fault_line, reasons, sentences, speaking
from .fights import Fight, fights, longest
from .log import Log, LogLine, Narration, Teller, figure, title_of
from .questions import NotUnderstood, Question, amounts, chosen, example, faces, without
from .rolls import Booked, RollTeller, booked, faces_of, in_book

__all__ = [
    "EXPECTED",
    "Booked",
    "Fight",
    "Log",
    "LogLine",
    "Narration",
    "NotUnderstood",
    "Question",
    "RollTeller",
    "Teller",
    "amounts",
    "booked",
    "chosen",
    "example",
    "faces",
    "faces_of",
    "fault_line",
    "fights",
    "figure",
    "in_book",
    "longest",
    "reasons",
    "sentences",
    "speaking",
    "title_of",
    "without",
]
