"""Arguments and options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Book = Annotated[str, typer.Argument(metavar="RULEBOOK", help="help-rulebook")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="help-file")]
Squads = Annotated[list[str] | None, typer.Option("--squad", metavar="[PLACE=]FILE", help="help-squad")]
ScenarioOption = Annotated[str, typer.Option("--scenario", "--encounter", metavar="ID|FILE", help="help-play-scenario")]
LevelOption = Annotated[str, typer.Option(metavar="N", help="help-level")]
Json = Annotated[bool, typer.Option("--json", help="help-json")]
Verbose = Annotated[bool, typer.Option("--verbose", help="help-verbose")]
