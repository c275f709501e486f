"""Countermeasures of nodes: intruders that are noticed, the alert, the IC that it starts, agents (7.3, 7.6)."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.table import Table

from ...state import Actor, Initiative, Persona, Run, Servant
from .nodes import on, seat_of


def detect(c: Run, table: Table, who: str, node: str) -> None:
    """SR-7.3.4: an intruder is detected: everybody on the node can make them out, and the alert goes up."""
    one = c.nodes[node]
    if who not in one.detected:
        one.detected.append(who)
        table.tell("detected", who=who, node=node)
    raise_alert(c, table, node)


def notice(c: Run, table: Table, who: str) -> None:
    """Whoever attacks is detected by every node of others they are on."""
    for node in on(c, who):
        if c.nodes[node].side != c.actors[who].side:
            detect(c, table, who, node)


def raise_alert(c: Run, table: Table, node: str) -> None:
    """A node goes on alert: its IC starts, and whoever waits for its alarm is on the way."""
    one = c.nodes[node]
    if one.alert:
        return
    one.alert = True
    table.tell("alert", node=node)
    for record in one.ic:
        launch(c, table, record, node)
    for unit in c.scene.units:
        who = unit.id or unit.character
        for name, actor in c.actors.items():
            if unit.alert == node and actor.away and (name == who or name.rpartition("-")[0] == who):
                actor.arrives = c.turn + max(1, unit.arrives)


def launch(c: Run, table: Table, record: str, node: str, owner: str = "") -> str:
    """A program that acts by itself is started on a node: IC by an alert, an agent by its owner. It rolls initiative
    now and acts from the next pass on."""
    sheet = c.records.characters[record]
    number = 1 + sum(actor.character == record for actor in c.actors.values())
    name = record if record not in c.actors else f"{record}-{number}"
    if owner:
        mine = c.actors[owner]
        side, seat, place, x, y, pc = mine.side, mine.seat, mine.place, mine.x, mine.y, mine.pc
        nodes = list(mine.matrix.nodes) or ([node] if node else [])
    else:
        side, seat = c.nodes[node].side, seat_of(c, node)
        place, x, y, pc = c.nodes[node].place or next(iter(c.scene.map.places)), 0, 0, False
        nodes = [node]
    boss = owner or next((who for who, one in c.actors.items() if one.seat == seat), "")
    quiet = "always" if boss and c.actors[boss].quiet == "always" else ""
    c.actors[name] = Actor(
        record, side, seat, place, x, y, sheet.kind, "matrix", owner, pc, number if number > 1 else 0,
        quiet=quiet, initiative=Initiative(acted=c.turn > 0), servant=Servant(rating=sheet.rating),
        matrix=Persona(nodes=nodes, programs=dict(sheet.programs)),
    )  # fmt: skip
    table.tell("launched", who=name, node=nodes[0] if nodes else "")
    if c.turn:
        then(c, ("initiative", name))
    return name


def begin_alerts(c: Run, table: Table) -> None:
    """Nodes that are on alert when the fight begins have their IC running."""
    for name, spec in c.scene.nodes.items():
        if spec.alert:
            raise_alert(c, table, name)
