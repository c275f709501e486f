"""How players that look ahead compare answers: bad futures with the same dice, and questions that are the same."""

from __future__ import annotations

from hantei.core.decision import Choice
from hantei.policies.ahead import behind
from hantei.policies.near import worst_third
from hantei.policies.search import SearchNode, WhatIsAsked, what_is_asked


def test_the_worst_third_keeps_each_score_with_its_luck() -> None:
    """Of six futures the worst two are 10 and 40, mean 25; 40 is the best of them, so 10 counts 30 times 3 less."""
    counted = worst_third([90, 10, 70, 40, 60, 80])
    assert counted == [40, -50, 40, 40, 40, 40]
    assert sum(counted) / len(counted) == (10 + 40) / 2


def test_a_better_answer_of_the_same_luck_is_seen_in_the_worst_third() -> None:
    """Each future of one answer is better by 30: matched by luck the gap is the same in each."""
    first = [0, 900, 300, 600, 100, 800]
    other = [score + 30 for score in first]
    gap, _ = behind(worst_third(first), worst_third(other))
    assert gap == 30
    exchanged = [*other[1:], other[0]]  # the same values, each under another luck: no less better, and less certain
    assert behind(worst_third(first), worst_third(exchanged))[0] == 30
    assert behind(worst_third(first), worst_third(exchanged))[1] > behind(worst_third(first), worst_third(other))[1]


def test_the_search_tells_questions_of_one_kind_apart_by_what_they_name() -> None:
    """Who fires at whom makes another question, and what the dice came to does not."""

    def asked(weapon: str, hits: int) -> WhatIsAsked:
        return what_is_asked(Choice("red", "target", "toy-4", ["ant", "fly"], {"weapon": weapon, "hits": hits}))

    assert asked("bow", 1) == asked("bow", 2) != asked("axe", 1)


def test_a_question_is_tried_out_by_how_often_it_has_come_itself() -> None:
    """A node that is visited often by way of another question has learned nothing about this one."""
    node, bow, axe = SearchNode(), ("target", "bow"), ("target", "axe")
    for _ in range(40):
        picked = node.pick(bow, ["ant", "fly"])
        node.children.setdefault((bow, picked), SearchNode()).add(0)
        node.add(0)
    assert (bow, "fly") in node.children
    node.children[axe, node.pick(axe, ["ant", "fly"])] = SearchNode()
    node.children[axe, "ant"].add(0)
    assert node.pick(axe, ["ant", "fly"]) == "ant"
