"""What is told to people is one kind of error, whoever raises it and in whatever process."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from hantei.cases.bench import BadPart
from hantei.content import BadContent, FileFault
from hantei.core.message import BadSetup, Complaint, Message
from hantei.core.text import Language
from hantei.ledger import NoSuchClause
from hantei.play import Refused, SaveError, Session, Verdict
from hantei.telling import EXPECTED, NotUnderstood, reasons, sentences
from hantei.text import LANGS, Catalogue
from tests.toy import SETUP, TOY

FAULT = FileFault("a.yaml", 3, ("events", 0), Message("found-nothing"))

KINDS = [
    (BadSetup("no-such-rulebook", name="go", allowed="senki"), "no-such-rulebook"),
    (NoSuchClause("unknown-clause", id="?"), "unknown-clause"),
    (Refused("nothing-to-undo", None, count=2, moves=1), "nothing-to-undo"),
    (NotUnderstood("web-faces-what", typed="x"), "web-faces-what"),
    (SaveError("save-missing", path="a"), "save-missing"),
    (SaveError("damaged", path="a", entry=1, line=2, reason="shape", place="seed"), "damaged"),
    (BadPart(FAULT), "given-fault"),
]


@pytest.mark.parametrize(("complaint", "message"), KINDS, ids=[message for _, message in KINDS])
def test_a_complaint_says_what_it_is_in_both_languages(complaint: Complaint, message: str) -> None:
    assert complaint.said.id == message
    assert isinstance(complaint, EXPECTED)
    for lang in LANGS:
        [sentence] = sentences(complaint, lang)
        assert sentence.strip()


@pytest.mark.parametrize(("complaint", "message"), KINDS, ids=[message for _, message in KINDS])
def test_a_complaint_comes_whole_out_of_another_process(complaint: Complaint, message: str) -> None:
    twin = pickle.loads(pickle.dumps(complaint))  # noqa: S301
    assert type(twin) is type(complaint)
    assert (twin.said, twin.args, twin.facts) == (complaint.said, complaint.args, complaint.facts)


def test_a_refusal_keeps_its_question() -> None:
    session = Session(TOY, SETUP, "s")
    who = next(iter(session.decisions))
    with pytest.raises(Refused) as refused:
        session.answer(who, 77)
    assert refused.value.decision is session.decisions[who]
    twin = pickle.loads(pickle.dumps(refused.value))  # noqa: S301
    assert twin.decision is not None
    assert twin.decision.describe() == session.decisions[who].describe()


def test_a_damage_is_said_with_its_place_wherever_it_is_said() -> None:
    facts: dict[str, Any] = {"path": "a", "entry": 1, "line": 2, "reason": "shape", "place": "seed"}
    verdict = Verdict(0, 1, "damaged", dict(facts))
    assert verdict.said == SaveError("damaged", **facts).said
    assert verdict.said is not None
    assert verdict.said.args["reason"] == Message("damage-shape", {"place": "seed"})
    assert Verdict(3).said is None


def test_faults_of_a_file_are_told_too() -> None:
    assert isinstance(BadContent([FAULT]), EXPECTED)
    assert not issubclass(BadContent, Complaint)


@pytest.mark.parametrize("lang", LANGS)
def test_the_faults_of_a_file_are_said_by_a_catalogue_that_is_there(
    lang: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = list(sentences(BadContent([FAULT]), lang))
    made: list[object] = []
    monkeypatch.setattr(Catalogue, "__init__", lambda *facts: made.append(facts))
    many = BadContent([FAULT] * 300)
    assert list(sentences(many, lang)) == said * 300
    assert made == []
    assert reasons(many, lang) == said * 20
    assert reasons(BadContent([FAULT]), lang) == said
