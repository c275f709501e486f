"""Play: games that wait for people, can be taken back, and are safe on the disk. Uses the core, and rulebooks as
values.

`run` plays a whole game among machines; `roll` carries out a dice command; `Session` waits for people; `Game` is a
session on a save file; `verify` and `replay` go through such a file.
"""

from ..core.seats import HAND
from ..core.table import BadPolicy, Endless
from .asking import EVERYTHING, HOW_MUCH, MATTERS, Passed, limited
from .game import Game, begun
from .hearing import News
from .journal import FORMAT, Journal, Keeper, SaveLine, SoundSave, TornEnd, decoded, encoded, headed, read
from .machine import MOST_BEATS, run, witnessed
from .move import Move
from .moves import UNDOABLE, ThrownElsewhere, move_of, shows
from .policies import (
    GROUP,
    NAMELESS_SEAT,
    RANDOM,
    Factory,
    MachinePlayer,
    at_random,
    broken_players,
    name_of_seat,
    played_by,
    player_of,
    policy,
    policy_about,
    policy_name,
    policy_names,
    usual_player,
    usual_policy,
)
from .recording import BallotLine, BallotRequest, Line, Record, ThrowLine, ThrowRequest
from .refused import Notice, Refused, SaveError
from .resuming import BROKEN_AMENDMENT, BROKEN_END, FindRulebook
from .rolling import Hand, Roll, roll
from .running import Budget
from .script import Beyond, Diverged, Machine, Pause, ScriptTable, matching
from .session import DiceSource, Session
from .snapshot import Snapshot
from .timeline import Timeline
from .verify import Passage, Verdict, replay, replayed, reviewed, verify

__all__ = [
    "BROKEN_AMENDMENT",
    "BROKEN_END",
    "EVERYTHING",
    "FORMAT",
    "GROUP",
    "HAND",
    "HOW_MUCH",
    "MATTERS",
    "MOST_BEATS",
    "NAMELESS_SEAT",
    "RANDOM",
    "UNDOABLE",
    "BadPolicy",
    "BallotLine",
    "BallotRequest",
    "Beyond",
    "Budget",
    "DiceSource",
    "Diverged",
    "Endless",
    "Factory",
    "FindRulebook",
    "Game",
    "Hand",
    "Journal",
    "Keeper",
    "Line",
    "Machine",
    "MachinePlayer",
    "Move",
    "News",
    "Notice",
    "Passage",
    "Passed",
    "Pause",
    "Record",
    "Refused",
    "Roll",
    "SaveError",
    "SaveLine",
    "ScriptTable",
    "Session",
    "Snapshot",
    "SoundSave",
    "ThrowLine",
    "ThrowRequest",
    "ThrownElsewhere",
    "Timeline",
    "TornEnd",
    "Verdict",
    "at_random",
    "begun",
    "broken_players",
    "decoded",
    "encoded",
    "headed",
    "limited",
    "matching",
    "move_of",
    "name_of_seat",
    "played_by",
    "player_of",
    "policy",
    "policy_about",
    "policy_name",
    "policy_names",
    "read",
    "replay",
    "replayed",
    "reviewed",
    "roll",
    "run",
    "shows",
    "usual_player",
    "usual_policy",
    "verify",
    "witnessed",
]
