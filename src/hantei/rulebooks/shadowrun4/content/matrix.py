"""Records of the Matrix: programs, devices (SR-X.6), and what an encounter says of its nodes and their data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Literal

from hantei.core.limits import Between
from hantei.core.text import Text

Rating = Annotated[int, Between(0, 30)]

Figure = Literal["response", "system", "firewall"]
"""レスポンス システム ファイアウォール."""

FIGURES: tuple[Figure, ...] = ("response", "system", "firewall")

NodeMode = Literal["active", "passive", "hidden"]
"""SR-7.2.5: アクティブ パッシブ ヒドゥン."""

NODE_MODES: tuple[NodeMode, ...] = ("active", "passive", "hidden")


@dataclass(frozen=True)
class Program:
    """A program; `combat`: one can attack with it (SR-7.6.2)."""

    name: Text
    combat: bool = False
    text: Text | None = None


@dataclass(frozen=True)
class Device:
    """SR-X.6: a commlink, a terminal, a host: its figures and the programs that run on it."""

    name: Text
    response: Rating
    system: Rating
    firewall: Rating
    programs: Mapping[str, Rating] = field(default_factory=dict)
    text: Text | None = None


@dataclass(frozen=True)
class NodeSpec:
    """A node of the encounter (7.2).

    `device`: its record; figures and programs given here stand before those of the record. `side`, `owner`: whose it
    is, `owner` a unit; `at`, `reach`: from how many metres around the place one gets at it, 0: from everywhere;
    `accounts`: units that have one by right; `ic`: what an alert starts there; `alert`: it is on alert when
    the fight begins.
    """

    device: str = ""
    name: Text | None = None
    side: str = ""
    owner: str = ""
    at: str = ""
    reach: Annotated[int, Between(0, 10_000)] = 0
    mode: NodeMode = "passive"
    response: Rating | None = None
    system: Rating | None = None
    firewall: Rating | None = None
    programs: Mapping[str, Rating] = field(default_factory=dict)
    accounts: tuple[str, ...] = ()
    ic: tuple[str, ...] = ()
    alert: bool = False
    text: Text | None = None


@dataclass(frozen=True)
class FileSpec:
    """Data on a node.

    `encrypted`, `bomb`: ratings of the encryption (SR-7.8.15) and of a data bomb (SR-7.8.9), 0 for none; `keys`,
    `rights`: units or sides that have the key, or may change it; `search`: the threshold at which a search finds it, 0
    where it lies open; `turns`: combat turns that a transfer takes.
    """

    name: Text
    node: str
    encrypted: Rating = 0
    bomb: Rating = 0
    keys: tuple[str, ...] = ()
    rights: tuple[str, ...] = ()
    search: Rating = 0
    turns: Annotated[int, Between(0, 50)] = 0
    text: Text | None = None
