"""Dice bots: the commands that groups type in chats, read as BCDice reads them, and answered as it answers.

`system(id)` is a system of BCDice; its `read` gives a command, from which come the answer of a bot (`answer`), and a
procedure for any table (`command`): thrown by seed or by hand, or enumerated for exact odds. Where the bot is known to
be wrong the command is right and says so (`BotRoll.wrong`); read strictly, it gives what the bot gives.
"""

from .answers import BotAnswer, BotRoll
from .falling import CannotFall, Fall, Rand, fallen_faces
from .original import Original, original
from .pasted import PastedRoll, pasted
from .registry import bots_answer, command, faces, help_lines, procedure, system, systems
from .systems import System

__all__ = [
    "BotAnswer",
    "BotRoll",
    "CannotFall",
    "Fall",
    "Original",
    "PastedRoll",
    "Rand",
    "System",
    "bots_answer",
    "command",
    "faces",
    "fallen_faces",
    "help_lines",
    "original",
    "pasted",
    "procedure",
    "system",
    "systems",
]
