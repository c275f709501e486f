"""Data on nodes (7.1, 7.8): searching, decrypting, changing and sending it; data bombs and how to defuse them."""

from __future__ import annotations

from hantei.core.decision import Choice
from hantei.core.seats import REFEREE
from hantei.core.table import Table

from ...content.matrix import FileSpec
from ...state import Run, Transfer
from ..rolls.retries import add_retry, note_try
from ..rolls.testing import Result, success_test, threshold
from ..street.actions import action, some
from .cybercombat import damage_icon
from .nodes import on, rights, running
from .operations import connected, operate, operation_pool
from .personas import online, program

# What can be done with a file


def spec(c: Run, file: str) -> FileSpec:
    """Return what the encounter says about some data."""
    return c.scene.files[file]


def holds_data(c: Run, who: str) -> bool:
    """Whether there is any data in this encounter."""
    return bool(c.scene.files)


def here(c: Run, who: str) -> list[str]:
    """The data that somebody sees on the nodes they are on: what lies open, and what their side has found."""
    mine = [node for node in on(c, who) if running(c, node)] if connected(c, who) else []
    side = c.actors[who].side
    return [
        name
        for name, one in c.scene.files.items()
        if one.node in mine and (not one.search or side in c.files[name].found)
    ]


def has_key(c: Run, who: str, file: str) -> bool:
    """SR-7.1.8: whether somebody has the key of an encryption."""
    keys = spec(c, file).keys
    return who in keys or c.actors[who].side in keys


def is_open(c: Run, who: str, file: str) -> bool:
    """Whether nothing keeps somebody from the data: not encrypted, or opened."""
    return not spec(c, file).encrypted or c.actors[who].side in c.files[file].opened


def allowed(c: Run, who: str, file: str) -> bool:
    """SR-7.8.2: whether somebody may change data: named by it, or with rights on its node where it names nobody."""
    one = spec(c, file)
    if one.rights:
        return who in one.rights or c.actors[who].side in one.rights
    return rights(c, who, one.node)


def pick(c: Run, table: Table, who: str, clause: str, options: list[str]) -> str:
    """Which data."""
    return table.choose(Choice(c.actors[who].seat, "file", clause, options, {"who": who}))


# Searching


@action("data_search", "complex", "SR-7.1.16", some(on), needs=connected, domain="matrix")
def do_data_search(c: Run, table: Table, who: str) -> None:
    """SR-7.8.6: what is on the nodes one is on: files, or with the scan program devices."""
    options = ["files", "devices"] if program(c, who, "scan") else ["files"]
    what = table.choose(Choice(c.actors[who].seat, "search_for", "SR-7.8.6", options, {"who": who}))
    search(c, table, who, what == "devices")


def search(c: Run, table: Table, who: str, devices: bool = False) -> None:
    """SR-7.8.6: a test; each thing is found with as many hits as it asks for; SR-1.3.2: a search in vain makes the next
    one on the same nodes a retry."""
    pool, nodes = operation_pool(c, who, "search", devices=devices), on(c, who)
    side, thing = c.actors[who].side, f"search:{'devices' if devices else 'files'}:{'+'.join(nodes)}"
    add_retry(c, who, thing, pool)
    if devices:
        success = success_test(c, table, who, "search", pool, threshold(c), finds=True).success
        note_try(c, who, thing, success)
        if success:
            found = [name for name, task in c.scene.tasks.items() if task.node in nodes]
            table.tell("devices_found", who=who, tasks=found)
        return
    wanted = {
        name: one.search for name, one in c.scene.files.items()
        if one.node in nodes and one.search and side not in c.files[name].found
    }  # fmt: skip
    need = min(wanted.values(), default=threshold(c))
    result = success_test(c, table, who, "search", pool, threshold(c, need), finds=bool(wanted))
    note_try(c, who, thing, result.success)
    hits = result.hits
    for name, least in wanted.items():
        if hits >= least:
            c.files[name].found.append(side)
            table.tell("file_found", who=who, file=name)


def unwatched(c: Run, who: str) -> list[str]:
    """Nodes one is on that one does not watch yet."""
    return [node for node in on(c, who) if who not in c.nodes[node].watchers]


@action("watch_node", "complex", "SR-7.8.7", some(unwatched), needs=connected,
        domain="option", planes=("physical", "matrix"))  # fmt: skip
def do_watch_node(c: Run, table: Table, who: str) -> None:
    """SR-7.8.7: an automatic watch: whoever comes onto the node is made out."""
    node = table.choose(Choice(c.actors[who].seat, "node", "SR-7.8.7", unwatched(c, who), {"who": who}))
    if operate(c, table, who, "search_auto", node=node).success:
        c.nodes[node].watchers.append(who)
        table.tell("watch_set", who=who, node=node)


# Encryption


def locked_files(c: Run, who: str, key: bool) -> list[str]:
    """Encrypted data, with or without the key at hand."""
    return [name for name in here(c, who) if not is_open(c, who, name) and (has_key(c, who, name) or not key)]


@action(
    "decrypt_key", "simple", "SR-7.1.8", lambda c, who: bool(locked_files(c, who, True)),
    domain="matrix", needs=holds_data,
)  # fmt: skip
def do_decrypt_key(c: Run, table: Table, who: str) -> None:
    """SR-7.1.8: with the key, no test."""
    open_file(c, table, who, pick(c, table, who, "SR-7.1.8", locked_files(c, who, True)))


@action(
    "decrypt", "complex", "SR-7.1.17", lambda c, who: bool(locked_files(c, who, False)),
    domain="matrix", needs=holds_data,
)  # fmt: skip
def do_decrypt(c: Run, table: Table, who: str) -> None:
    """SR-7.8.15: decrypt + Response against the rating of the encryption."""
    file = pick(c, table, who, "SR-7.1.17", locked_files(c, who, False))
    if operate(c, table, who, "decrypt", spec(c, file).encrypted, file=file).success:
        open_file(c, table, who, file)


def open_file(c: Run, table: Table, who: str, file: str) -> None:
    """Data is decrypted for one's side."""
    c.files[file].opened.append(c.actors[who].side)
    table.tell("decrypted", who=who, file=file)


# Changing and sending


def editable(c: Run, who: str) -> list[str]:
    """Data that lies open to somebody."""
    return [name for name in here(c, who) if is_open(c, who, name)]


@action("edit", "complex", "SR-7.1.20", some(editable), needs=holds_data, domain="matrix")
def do_edit(c: Run, table: Table, who: str) -> None:
    """SR-7.8.2: computer + edit where one may, hacking + edit where not; an armed bomb goes off."""
    file = pick(c, table, who, "SR-7.1.20", editable(c, who))
    if set_off(c, table, who, file):
        return
    line = "edit" if allowed(c, who, file) else "edit_unauthorised"
    if operate(c, table, who, line, file=file).success:
        c.files[file].edited = who
        table.tell("edited", who=who, file=file)


def sendable(c: Run, who: str) -> list[str]:
    """Data of which somebody's side has no copy and which is not being sent already."""
    under_way = [one.file for one in c.transfers if one.who == who]
    side = c.actors[who].side
    return [name for name in editable(c, who) if side not in c.files[name].copies and name not in under_way]


@action("transfer", "simple", "SR-7.1.11", some(sendable), needs=holds_data, domain="matrix")
def do_transfer(c: Run, table: Table, who: str) -> None:
    """SR-7.1.11: data is sent to oneself; SR-7.8.5: a test only where the game master asks for one; an armed bomb goes
    off."""
    file = pick(c, table, who, "SR-7.1.11", sendable(c, who))
    if set_off(c, table, who, file):
        return
    if c.referee and not sent(c, table, who, file):
        return
    if spec(c, file).turns:
        begin_transfer(c, table, who, file)
    else:
        copy(c, table, who, file)


def sent(c: Run, table: Table, who: str, file: str) -> bool:
    """SR-7.8.5: computer + edit, if the game master wants a test."""
    about = {"who": who, "file": file}
    if table.choose(Choice(REFEREE, "call_test", "SR-7.8.5", ["none", "test"], about)) == "none":
        return True
    return operate(c, table, who, "transfer", file=file).success


def begin_transfer(c: Run, table: Table, who: str, file: str) -> None:
    """SR-7.1.11: data is on its way; it takes as many combat turns as the encounter says."""
    turns = c.scene.files[file].turns
    c.transfers.append(Transfer(who, file, turns))
    table.tell("transfer", who=who, file=file, turns=turns)


def copy(c: Run, table: Table, who: str, file: str, late: bool = False) -> None:
    """Somebody's side has the data; `late`: at the end of a transfer, in nobody's phase."""
    c.files[file].copies.append(c.actors[who].side)
    table.tell("copied", who=who, file=file, late=late)


def run_transfers(c: Run, table: Table) -> None:
    """At the end of a combat turn: transfers go on while who sends is on the node; else they break off."""
    for one in list(c.transfers):
        node = c.scene.files[one.file].node
        if node not in c.actors[one.who].matrix.nodes or not online(c, one.who) or not running(c, node):
            c.transfers.remove(one)
            table.tell("transfer_stopped", who=one.who, file=one.file, late=True)
            continue
        one.turns -= 1
        if one.turns <= 0:
            c.transfers.remove(one)
            copy(c, table, one.who, one.file, late=True)
        else:
            table.tell("transfer_goes_on", who=one.who, file=one.file, turns=one.turns)


def own_transfers(c: Run, who: str) -> list[str]:
    """SR-7.1.5: what somebody is sending."""
    return [one.file for one in c.transfers if one.who == who]


@action("abort_transfer", "free", "SR-7.1.5", some(own_transfers), domain="matrix", between=True)
def do_abort_transfer(c: Run, table: Table, who: str) -> None:
    """SR-7.1.5: a running transfer is stopped."""
    file = pick(c, table, who, "SR-7.1.5", own_transfers(c, who))
    c.transfers = [one for one in c.transfers if (one.who, one.file) != (who, file)]
    table.tell("transfer_stopped", who=who, file=file)


# Bombs


def bombs(c: Run, who: str) -> list[str]:
    """SR-7.8.9: data with an armed bomb."""
    return [name for name in here(c, who) if c.files[name].bomb]


@action("defuse", "complex", "SR-7.1.19", some(bombs), needs=holds_data, domain="matrix")
def do_defuse(c: Run, table: Table, who: str) -> None:
    """SR-7.8.9: hacking + defuse against the bomb's rating; a glitch sets it off, failure leaves it armed."""
    file = pick(c, table, who, "SR-7.1.19", bombs(c, who))
    result: Result = operate(c, table, who, "defuse", c.files[file].bomb, file=file)
    if result.glitch:
        set_off(c, table, who, file)
    elif result.success:
        c.files[file].bomb = 0
        table.tell("defused", who=who, file=file)


def set_off(c: Run, table: Table, who: str, file: str) -> bool:
    """SR-7.8.9: an armed bomb goes off: its rating as damage to the icon."""
    rating = c.files[file].bomb
    if not rating:
        return False
    c.files[file].bomb = 0
    table.tell("bomb", who=who, file=file, rating=rating)
    damage_icon(c, table, who, rating)
    return True
