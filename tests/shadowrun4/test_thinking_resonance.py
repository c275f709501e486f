"""The machine player on a node: which form is raised, which thread is let go, when a sprite is sent to fight."""

from __future__ import annotations

from random import Random

import pytest

from hantei.core.decision import Answer, Choice
from hantei.library import open_rulebook
from hantei.rulebooks.shadowrun4.player import thinking_resonance
from hantei.rulebooks.shadowrun4.player.heuristic import heuristic
from hantei.rulebooks.shadowrun4.player.thinking_matrix import Step, next_test
from hantei.rulebooks.shadowrun4.state import Phase, Run, Thread, Work

BOOK = open_rulebook("shadowrun4")
ALL = ("drop_thread", "call_sprite", "give_command", "thread", "decrypt", "cyber_attack", "observe", "done")


def on_host() -> Run:
    """Chime's phase on the host of the pier, the ledger found and its bomb defused: five hits are needed for it. She
    sees the spider, who does not see her.
    """
    c: Run = BOOK.start({"scenario": "mixed_run"})
    c.turn, c.pass_, c.phases = 1, 1, [Phase("chime")]
    c.actors["chime"].matrix.nodes.append("host")
    c.actors["chime"].matrix.seen_icons.append("spider")
    c.files["ledger"].found.append("runners")
    c.files["ledger"].bomb = 0
    return c


def chosen(c: Run, kind: str = "action", options: tuple[str, ...] = ALL) -> Answer:
    """What Chime answers."""
    return heuristic(c, Choice(c.actors["chime"].seat, kind, "SR-8.1.1", list(options), {"who": "chime"}), Random(0))


def test_the_next_test_has_its_dice_and_its_threshold() -> None:
    """Decrypt 4, Response 5 and 2 for hot sim (SR-7.8.15, SR-8.4.2); 2 dice less after a try that failed (SR-1.3.2)."""
    c = on_host()
    assert next_test(c, "chime") == Step("decrypt", 11, 5)
    c.actors["chime"].works["decrypt:ledger"] = Work(tries=1)
    assert next_test(c, "chime") == Step("decrypt", 9, 5)
    c.files["ledger"].opened.append("runners")
    assert next_test(c, "chime") is None


def test_the_form_that_the_data_asks_for_is_raised_before_the_first_try() -> None:
    """Eleven dice promise fewer than five hits, and each try that fails takes two dice off the next."""
    c = on_host()
    assert chosen(c) == "thread"
    c.phase.did.append("thread")
    assert chosen(c, "program", ("attack", "decrypt", "search")) == "decrypt"


def test_also_before_the_form_that_strikes_where_the_alert_is_on() -> None:
    c = on_host()
    c.nodes["host"].alert = True
    c.phase.did.append("thread")
    assert chosen(c, "program", ("attack", "decrypt", "search")) == "decrypt"
    c.files["ledger"].opened.append("runners")
    assert chosen(c, "program", ("attack", "decrypt", "search")) == "attack"


@pytest.mark.parametrize(("by", "answer"), [(1, "drop_thread"), (2, "drop_thread"), (3, "decrypt"), (4, "decrypt")])
def test_a_thread_that_brings_no_more_than_it_costs_is_let_go(by: int, answer: str) -> None:
    """A thread that is kept up takes two dice off everything (SR-8.1.7)."""
    c = on_host()
    c.actors["chime"].matrix.threads.append(Thread("decrypt", by))
    assert chosen(c) == answer


def test_a_thread_for_data_is_let_go_when_the_data_is_open() -> None:
    c = on_host()
    c.actors["chime"].matrix.threads.append(Thread("decrypt", 4))
    c.files["ledger"].opened.append("runners")
    assert chosen(c) == "drop_thread"


@pytest.mark.parametrize(("alert", "sent"), [(False, ""), (True, "give_command")])
def test_nobody_is_sent_to_fight_before_the_intruders_are_noticed(alert: bool, sent: str) -> None:
    """Whoever attacks is noticed, and the alert starts IC and calls guards (SR-7.3.4)."""
    c = on_host()
    c.actors["cracker"].matrix.nodes = ["host"]
    c.nodes["host"].alert = alert
    assert thinking_resonance.action(c, "chime", ["give_command", "cyber_attack", "done"]) == sent
    assert chosen(c, "action", ("cyber_attack", "observe", "done")) == ("cyber_attack" if alert else "done")
