"""Finds the folder of saved games, and the game to go on with."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from shlex import quote

from hantei import library
from hantei.play import Game, Refused, SaveError

ENDING = ".hantei"


def directory() -> Path:
    """The default folder of saved games."""
    home = os.environ.get("XDG_DATA_HOME", "")
    base = Path(home) if home.startswith("/") else own_home() / ".local" / "share"
    return base / "hantei" / "saves"


def own_home() -> Path:
    """The home directory of the user. An empty `HOME` is ignored, because it would stand for the root of all files."""
    if os.environ.get("HOME") == "":
        from pwd import getpwuid  # not on every system, as an empty HOME is not

        return Path(getpwuid(os.getuid()).pw_dir)
    return Path.home()


def new_path(rulebook_id: str, scenario_id: str, home: Path | None = None) -> Path:
    """A file for a new game, named after its scenario and the time; in `home`, or in the folder of saved games."""
    home = home or directory()
    moment = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    name = "-".join(part for part in (rulebook_id, scenario_id, moment) if part)
    path = home / f"{name}{ENDING}"
    number = 2
    while path.exists():
        path = home / f"{name}-{number}{ENDING}"
        number += 1
    return path


def command_for(path: Path) -> str:
    """The command that goes on with a saved game."""
    command = "hantei play --continue"
    return command if path.resolve().parent == directory().resolve() else f"{command} {quote(str(path))}"


def newest_unfinished(warn: Callable[[SaveError | Refused], None], rulebook_id: str = "") -> Game | None:
    """Open the unfinished game that was played last; files that cannot be used are passed over with a warning.

    Parameters: the function that hears of such files, and the rulebook of the game, if it must be a certain one.
    """
    found = sorted(directory().glob(f"*{ENDING}"), key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)
    for path in found:
        try:
            game = Game.resume(path, library.find)
        except (SaveError, Refused) as error:
            warn(error)
            continue
        if not game.finished and rulebook_id in ("", game.session.rulebook.id):
            return game
        game.close()
    return None
