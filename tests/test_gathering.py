"""What one effect does to several people becomes one line; see `hantei.telling.gathering`."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from hantei import library
from hantei.core.event import DICE, Count, Event
from hantei.core.message import Join, Message, everybody, joined_late
from hantei.core.tally import Tally
from hantei.core.text import Text
from hantei.play import News
from hantei.telling import Log, Teller
from hantei.telling.gathering import Gathering, in_order
from hantei.telling.joining import Saying
from hantei.telling.lines import message, told_of
from hantei.text import Catalogue
from tests.test_catalogue import SOURCE, names

BOOKS = ("urban_assault", "senki", "gundog", "wild_arms", "shadowrun4")
SPEECH: Any = SimpleNamespace(
    gathers={"struck": "who", "falls": "who", "round-turn-idle": "who", "rolled": "who"},
    rolled=("rolled",),
    series={"warded_off": ("face", "total")},
    joins={
        "check": (Join("missed", "check-missed"), Join("told", "check-told", its="target", reasons_told=True)),
        **joined_late({"lies_down": ("falls", "falls-many"), "aims_better": ("aims",)}),
    },
    idle=("turn", "round-turn"),
    loose=("done_at_last",),
    hollow=("phase", "turn-out"),
    spans=("pass",),
    parts=("round",),
    turns=("turn", "round-turn", "phase", "turn-out", "pass"),
)


def happened(what: str, who: str, **facts: Any) -> Saying:
    return Saying(Event(what, {"who": who, **facts}), Message(what, {"who": who, **facts}))


def struck_down(who: str, n: int) -> tuple[Saying, Saying]:
    return happened("struck", who, n=n), happened("falls", who)


def gathered(*sayings: Saying) -> list[tuple[str, object]]:
    """Each line by its id and whom it names."""
    gathering = Gathering(SPEECH)
    lines = [line for saying in sayings for line in gathering.take(saying)]
    return [(message.id, message.args["who"]) for _, message in [*lines, *gathering.rest()]]


def test_lines_that_were_joined_are_told_of_all_together() -> None:
    """Six wolves fell by one stroke and had six lines: each held the first message, which names the person."""
    sayings = [happened("struck", who, head=Message("hurt", {"who": who, "n": 3})) for who in ("A", "B")]
    assert gathered(*sayings) == [("struck-many", everybody(["A", "B"]))]


def test_a_heading_under_which_the_game_ends_without_a_word_is_left_out() -> None:
    """Only the end of the game: something else may still come under a heading at which a question is open."""
    for counts, told in ((Count("end", "", "victory"),), []), ((), ["phase"]):
        gathering = Gathering(SPEECH)
        assert [*gathering.take(happened("phase", "end"))] == []
        gathering.pass_over(Event("over", {}, counts=counts))
        assert [line.message.id for line in gathering.rest()] == told


def test_what_happens_to_each_in_turn_is_told_of_all_together() -> None:
    found = gathered(
        happened("struck", "A", n=3), happened("falls", "A"), happened("struck", "B", n=3), happened("falls", "B")
    )
    assert found == [("struck-many", everybody(["A", "B"])), ("falls-many", everybody(["A", "B"]))]


def test_another_figure_is_another_line_and_nobody_falls_before_being_struck() -> None:
    found = gathered(
        happened("struck", "A", n=3), happened("falls", "A"), happened("struck", "B", n=4), happened("falls", "B")
    )
    assert found == [("struck", "A"), ("falls", "A"), ("struck", "B"), ("falls", "B")]


def test_the_same_person_twice_is_told_twice() -> None:
    assert gathered(happened("struck", "A"), happened("struck", "A")) == [("struck", "A"), ("struck", "A")]


def test_throws_with_one_outcome_after_another_are_one_line_with_all_their_dice() -> None:
    def warded_off(face: int, bonus: int = 2, who: str = "A") -> tuple[Saying, Saying]:
        steps = tuple(Tally(bonus, "X-1", "base").steps)
        facts: dict[str, Any] = {"who": who, "face": face, "total": face + bonus}
        return Saying(Event(DICE, {}), Message("thrown")), Saying(
            Event("check", {}, steps, bonus), Message("warded_off", facts)
        )

    gathering = Gathering(SPEECH)
    throws = [*warded_off(4), *warded_off(4), *warded_off(6), *warded_off(3, bonus=1), *warded_off(2, who="B")]
    lines = [line for one in throws for line in gathering.take(one)] + list(gathering.rest())
    told = [message for _, message in lines if message.id != "thrown"]
    assert [(one.id, one.args["face"]) for one in told] == [
        ("warded_off-many", everybody([4, 4, 6])), ("warded_off", 3), ("warded_off", 2),
    ]  # fmt: skip
    assert [message.id for _, message in lines] == ["thrown"] * 3 + ["warded_off-many"] + ["thrown", "warded_off"] * 2


def test_other_reasons_other_readers_and_whatever_comes_between_make_lines_of_their_own() -> None:
    one = happened("struck", "A")
    steps = tuple(Tally(1, "X-1", "base").steps)
    because = Saying(Event("struck", {"who": "B"}, steps, 1), Message("struck", {"who": "B"}))
    aside = Saying(Event("struck", {"who": "B"}, readers=("red",)), Message("struck", {"who": "B"}))
    assert gathered(one, because) == [("struck", "A"), ("struck", "B")]
    assert gathered(one, aside) == [("struck", "A"), ("struck", "B")]
    assert gathered(one, happened("moves", "A"), happened("struck", "B"))[1] == ("moves", "A")


def test_a_heading_left_out_where_it_is_empty_is_so_before_another_such_heading_too() -> None:
    assert gathered(happened("turn-out", "A"), happened("phase", "B"), happened("round", "C")) == [("round", "C")]
    found = gathered(happened("turn-out", "A"), happened("struck", "A"), happened("phase", "B"), happened("round", "C"))
    assert found == [("turn-out", "A"), ("struck", "A"), ("round", "C")]


@pytest.mark.parametrize("book", BOOKS)
def test_whatever_can_be_gathered_has_a_sentence_about_several_with_the_same_variables(book: str) -> None:
    shelf = library.shelf(book)
    for lang in ("ja", "en"):
        known = names(SOURCE / "rulebooks" / book / "text", lang)
        for one, argument in shelf.rulebook.speech.gathers.items():
            assert argument in known[one].variables
            assert known[f"{one}-many"].variables == known[one].variables


@pytest.mark.parametrize("book", BOOKS)
def test_a_series_has_a_sentence_in_both_languages_with_a_list_of_what_differs(book: str) -> None:
    shelf = library.shelf(book)
    for lang in ("ja", "en"):
        known = names(SOURCE / "rulebooks" / book / "text", lang)
        for one, (first, *_) in shelf.rulebook.speech.series.items():
            assert one in known
            assert first in known[f"{one}-many"].variables


def test_what_comes_of_something_is_told_with_it_about_the_same_person_alone() -> None:
    assert gathered(happened("aims", "A"), happened("aims_better", "A")) == [("aims_better-joined", "A")]
    assert gathered(happened("aims", "A"), happened("aims_better", "B")) == [("aims", "A"), ("aims_better", "B")]
    between = gathered(happened("aims", "A"), happened("moves", "A"), happened("aims_better", "A"))
    assert between == [("aims", "A"), ("moves", "A"), ("aims_better", "A")]
    several = gathered(happened("falls", "A"), happened("falls", "B"), happened("lies_down", ""))
    assert several[0] == ("falls-many", everybody(["A", "B"]))  # of somebody else, or of nobody


def test_a_sentence_about_both_keeps_the_reasons_the_counts_and_the_dice_before_it() -> None:
    steps, down = tuple(Tally(1, "X-1", "base").steps), Count("down", "blue", "A")
    first = Saying(Event("aims", {}, steps, 1), Message("aims", {"who": "A", "n": 1}))
    dice = Saying(Event(DICE, {}), Message("thrown"))
    then = Saying(Event("aims_better", {}, counts=(down,)), Message("aims_better", {"who": "A", "n": 2}))
    gathering = Gathering(SPEECH)
    told = [line for one in (first, dice, then) for line in gathering.take(one)] + list(gathering.rest())
    assert [message.id for _, message in told] == ["thrown", "aims_better-joined"]
    event, message = told[1]
    assert (event.steps, event.value, list(event.counts)) == (steps, 1, [down])
    assert message.args == {"who": "A", "n": 2, "head": first.message}


def test_lines_that_both_have_reasons_and_lines_for_other_people_are_told_apart() -> None:
    steps = tuple(Tally(1, "X-1", "base").steps)
    one, two = (Saying(Event(what, {}, steps, 1), Message(what, {"who": "A"})) for what in ("aims", "aims_better"))
    assert gathered(one, two) == [("aims", "A"), ("aims_better", "A")]
    secret = Saying(Event("aims_better", {}, readers=("red",)), Message("aims_better", {"who": "A"}))
    assert gathered(happened("aims", "A"), secret) == [("aims", "A"), ("aims_better", "A")]


@pytest.mark.parametrize("book", BOOKS)
def test_a_turn_in_which_nothing_is_told_can_say_so(book: str) -> None:
    shelf = library.shelf(book)
    for lang in ("ja", "en"):
        known = names(SOURCE / "rulebooks" / book / "text", lang)
        for one in shelf.rulebook.speech.idle:
            assert known[f"{one}-idle"].variables == known[one].variables


def test_a_turn_says_that_nothing_was_done_where_the_next_heading_follows_at_once() -> None:
    found = gathered(happened("turn", "A"), happened("turn", "B"), happened("struck", "A"), happened("turn", "C"))
    assert found == [("turn-idle", "A"), ("turn", "B"), ("struck", "A"), ("turn", "C")]
    assert gathered(happened("turn", "A"), happened("round", ""))[0] == ("turn-idle", "A")


def test_what_belongs_to_nobodys_turn_leaves_the_turn_before_it_idle() -> None:
    found = gathered(happened("turn", "A"), happened("done_at_last", "B"), happened("turn", "C"))
    assert found == [("turn-idle", "A"), ("done_at_last", "B"), ("turn", "C")]
    assert gathered(happened("turn", "A"), happened("struck", "B"), happened("done_at_last", "B"))[0] == ("turn", "A")


def test_idle_turns_that_follow_one_another_are_one_line_where_the_rulebook_has_words_for_it() -> None:
    idle = [happened("round-turn", who) for who in "ABC"]
    found = gathered(*idle, happened("struck", "A"), happened("round-turn", "D"), happened("round", ""))
    assert found == [
        ("round-turn-idle-many", everybody(["A", "B"])),
        ("round-turn", "C"),
        ("struck", "A"),
        ("round-turn-idle", "D"),
        ("round", ""),
    ]
    assert gathered(idle[0], idle[1], happened("phase", "clean-up"), happened("round", ""))[:1] == [
        ("round-turn-idle-many", everybody(["A", "B"]))
    ]
    assert gathered(idle[0], idle[1]) == [("round-turn-idle", "A"), ("round-turn", "B")]


def test_the_heading_of_a_phase_in_which_nothing_is_told_is_left_out() -> None:
    first, second = happened("phase", "set-up"), happened("phase", "action")
    found = gathered(first, second, happened("turn", "A"), happened("round", ""))
    assert found == [("phase", "action"), ("turn-idle", "A"), ("round", "")]
    assert gathered(happened("phase", "clean-up"), happened("round", "")) == [("round", "")]
    assert gathered(happened("phase", "clean-up"), happened("struck", "A"))[0] == ("phase", "clean-up")
    assert gathered(happened("phase", "set-up")) == [("phase", "set-up")]


def test_the_heading_of_turns_in_which_nothing_is_told_is_left_out() -> None:
    assert gathered(happened("pass", "1"), happened("phase", "A"), happened("pass", "2"), happened("round", "")) == [
        ("round", "")
    ]
    assert gathered(happened("pass", "1"), happened("turn", "A"), happened("pass", "2"), happened("struck", "B")) == [
        ("pass", "1"), ("turn-idle", "A"), ("pass", "2"), ("struck", "B"),
    ]  # fmt: skip
    assert gathered(happened("pass", "1"), happened("done_at_last", "A"), happened("round", "")) == [
        ("done_at_last", "A"), ("round", ""),
    ]  # fmt: skip


def test_what_says_nothing_leaves_its_reasons_to_the_line_that_it_leads_to() -> None:
    steps, others = tuple(Tally(17, "X-1", "dice").steps), tuple(Tally(3, "X-2", "base").steps)
    events = [
        Event("worked_out", {"who": "A"}, steps, 17),
        Event("struck", {"who": "A"}),
        Event("worked_out", {"who": "B"}, steps, 17),
        Event("struck", {"who": "B"}),
        Event("worked_out", {"who": "C"}, steps, 17),
        Event("struck", {"who": "C"}, others, 3),
        Event("worked_out", {"who": "D"}, steps, 17),
        Event("struck", {"who": "D"}, readers=("red",)),
        Event("struck", {"who": "E"}),
    ]
    told = in_order(SPEECH, events, lambda one: Message(one.name, one.facts), lambda said: said.id == "worked_out", {})
    lines = [(line.message.id, line.event.steps, line.event.value) for line in told if isinstance(line, Saying)]
    assert lines == [
        ("struck-many", steps, 17), ("struck", others, 3), ("struck", (), 0), ("struck", (), 0),
    ]  # fmt: skip


def passed_over(who: str) -> Event:
    return Event("passed_over", {"who": who})


def test_the_log_of_the_terminal_and_that_of_the_browser_gather_alike() -> None:
    shelf = library.shelf("wild_arms")
    name, text = shelf.scenario_text("saloon")
    state = shelf.rulebook.start({"scenario": name, "scenarios": {name: text}})
    events = [
        passed_over("rustler-1"),
        passed_over("rustler-2"),
        Event(DICE, {"dice": "2d6", "why": "attack", "faces": [1, 2]}),
    ]
    news = News(1, state, events)
    says: Catalogue = shelf.catalogue("en")
    expected = "Rustlers 1 and 2 are taken by surprise, cannot act and are passed over"
    assert [line.text for line in Log(Teller(shelf, says)).take(news)] == [expected]
    assert says.say(told_of(shelf, news, says)[0].message) == expected


def test_what_leads_to_something_is_one_line_with_it() -> None:
    assert gathered(happened("check", "A"), happened("missed", "A")) == [("check-missed", "A")]
    assert gathered(happened("check", "A"), happened("missed", "B")) == [("check", "A"), ("missed", "B")]
    assert gathered(happened("check", "A"), happened("told", "B", target="A")) == [("check-told", "B")]
    assert gathered(happened("check", "A"), happened("moves", "A")) == [("check", "A"), ("moves", "A")]
    assert gathered(happened("check", "A")) == [("check", "A")]


def test_two_lines_with_reasons_stay_two_unless_the_message_tells_the_first_ones() -> None:
    tally = Tally(3, "XX-1", "dice")

    def with_reasons(what: str, **facts: Any) -> Saying:
        event = Event(what, {"who": "A", **facts}, steps=tuple(tally.steps), value=3)
        return Saying(event, Message(what, {"who": "A", **facts}))

    check = with_reasons("check")
    assert gathered(check, with_reasons("missed")) == [("check", "A"), ("missed", "A")]
    assert gathered(check, with_reasons("told", target="A")) == [("check-told", "A")]
    gathering = Gathering(SPEECH)
    [(event, _)] = [*gathering.take(check), *gathering.take(happened("missed", "A")), *gathering.rest()]
    assert (event.name, event.value, event.reasoned) == ("missed", 3, "check")


def test_dice_stand_before_the_line_that_they_lead_to() -> None:
    def die(n: int) -> Saying:
        return Saying(Event(DICE, {"n": n}), Message("log-thrown", {"who": n}))

    rolls = (die(1), happened("rolled", "A", n=2), die(2), happened("rolled", "B", n=3), die(3))
    found = gathered(*rolls, happened("rolled", "C", n=2), die(4), happened("moves", "A"))
    several = ("rolled-many", everybody(["A", "C"]))
    dice = [("log-thrown", n) for n in (1, 2, 3, 4)]
    assert found == [dice[0], dice[2], several, dice[1], ("rolled", "B"), dice[3], ("moves", "A")]
    assert gathered(happened("check", "A"), die(1), happened("missed", "A")) == [dice[0], ("check-missed", "A")]
    assert gathered(happened("check", "A"), die(1), happened("moves", "A")) == [
        ("check", "A"), dice[0], ("moves", "A"),
    ]  # fmt: skip


CARRIED = {first: {"using"} for first in ("sk-log-used-move", "sk-log-used-move-charge")}
"""What a view gives along with the first of two lines for the line of both alone: that of one does not name it."""


@pytest.mark.parametrize("book", BOOKS)
def test_whatever_becomes_one_line_has_a_sentence_for_it_with_what_both_name(book: str) -> None:
    speech = library.shelf(book).rulebook.speech
    for lang in ("ja", "en"):
        known = names(SOURCE / "rulebooks" / book / "text", lang)

        def named(line: str, known: Any = known) -> set[str]:
            """What a message names, and where it is one for two, what both of them name."""
            lines = [line]
            for later in lines:
                firsts = [first for first, joins in speech.joins.items() if any(join.said == later for join in joins)]
                lines += [first for first in firsts if first not in lines]
            return {"head"}.union(*(known[one].variables for one in lines))

        told_of_two = {join.said for joins in speech.joins.values() for join in joins}
        for first, joins in speech.joins.items():
            for join in joins:
                heads = {
                    *CARRIED.get(first, ()),
                    "head",
                    *(["lead"] if first in told_of_two else []),
                    *(["tail"] if join.whole else []),
                }
                assert known[join.said].variables <= named(first) | known[join.second].variables | heads, join


@pytest.mark.parametrize(
    ("people", "said"),
    [
        (["Ant 1", "Ant 2", "Ant 3", "Mantis"], "Ants 1–3 and Mantis"),
        (["Ant 1", "Ant 2", "Mantis"], "Mantis and Ants 1 and 2"),  # no comma between the people and what they do
        (["Ant 1", "Ant 2", "Bee 4", "Bee 6"], "Ants 1 and 2, and Bees 4 and 6"),
        (["Watchman 1", "Watchman 2", "The spy"], "The spy and Watchmen 1 and 2"),
        (["Ant 1", "Ant 3", "Ant 4", "Ant 5"], "Ants 1 and 3–5"),
        (["Human 1", "Human 2", "Human 3"], "Humans 1–3"),
        (["Sand wolf 9", "Sand wolf 10", "Sand wolf 11"], "Sand wolves 9–11"),
        (["Watchman 1", "Watchman 2", "Watchman 3", "The spy"], "Watchmen 1–3 and the spy"),
        (["3,4", "3,5", "3,6"], "3,4, 3,5 and 3,6"),
        (["1", "2", "3"], "1, 2 and 3"),
    ],
)
def test_people_numbered_one_after_the_other_are_a_row(people: list[str], said: str) -> None:
    names = [Text("", one) for one in people]
    assert Catalogue("en").say(Message("and-all", {"names": names})) == said
    ants = [Text(f"アリ{n}", "") for n in (1, 2, 3)]
    assert Catalogue("ja").say(Message("and-all", {"names": ants})) == "アリ1〜3"


def test_ids_numbered_one_after_the_other_stay_as_they_are_typed() -> None:
    assert Catalogue("en").say(Message("and-all", {"names": ["p1", "p2", "p3"]})) == "p1, p2 and p3"


def test_a_list_of_an_earlier_version_is_read() -> None:
    old = {"id": "and-last", "args": {"others": ["A", "B"], "last": {"ja": "丙", "en": "The third"}}}
    assert Catalogue("en").say(message(old)) == "A, B and the third"
