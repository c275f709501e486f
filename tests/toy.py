"""A small rulebook for tests: two crews quarrel until one gives in.

It has all that play must cope with: beats without a question, beats with many, questions to several seats at once and
two to the same seat, criticals that put a beat on the agenda, choices, amounts and words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from hantei.core.agenda import BeatCall, Beats, then
from hantei.core.command import Command, Commands, Example, Outcome
from hantei.core.decision import Amount, Answer, Choice, Decision, Words
from hantei.core.dice import Dice
from hantei.core.event import Count
from hantei.core.message import BadSetup, Message
from hantei.core.record import load, shared
from hantei.core.rulebook import (
    LOST,
    WON,
    Finding,
    Foresight,
    Judging,
    Referee,
    Rulebook,
    Sight,
    Sparing,
    Speech,
    Supposed,
)
from hantei.core.rulings import Ruling, Rulings
from hantei.core.table import Table
from hantei.core.tally import Tally
from hantei.notation import Notation, judged, squeezed

D6, TWO_D6 = Dice("1d6", 1, 6), Dice("2d6", 2, 6)
SIDES = ("red", "blue")
beats = Beats()


@dataclass
class Crew:
    name: str = ""
    hp: int = 0
    ammo: int = 0
    loot: list[int] = field(default_factory=list)


@dataclass
class Toy:
    crews: dict[str, Crew]
    agenda: list[BeatCall]
    limit: int
    round: int = 0
    content: Mapping[str, int] = shared()


@beats("muster", "toy-1")
def muster(state: Toy, table: Table, side: str) -> None:
    """A crew takes a name and its ammunition."""
    crew = state.crews[side]
    crew.name = table.words(Words(side, "name", "toy-1", ["Anvil", "Birch", "Cinder"]))
    crew.ammo = table.amount(Amount(side, "ammo", "toy-1", 1, 6))
    table.tell("mustered", side=side, name=crew.name)


@beats("round", "toy-2")
def a_round(state: Toy, table: Table) -> None:
    """Nobody is asked: the order of the round is thrown for."""
    state.round += 1
    first = SIDES[table.roll(D6, "first") % 2]
    second = SIDES[SIDES.index(first) - 1]
    table.tell("round", round=state.round)
    last: list[BeatCall] = [("round",)] if state.round < state.limit else []
    then(state, ("stance",), ("pause",), ("attack", first), ("attack", second), ("parley", first), *last)


@beats("pause", "toy-2")
def pause(state: Toy, table: Table) -> None:
    """Nothing at all happens."""


@beats("stance", "toy-3")
def stance(state: Toy, table: Table) -> None:
    """Both crews decide at once, and neither knows of the other."""
    asked = [Choice(side, "stance", "toy-3", ["guard", "rush"], {"round": state.round}) for side in SIDES]
    for side, answer in zip(SIDES, table.ask_all(asked), strict=True):
        if answer == "rush":
            state.crews[side].ammo += 1
    table.tell("stances")


@beats("attack", "toy-4")
def attack(state: Toy, table: Table, side: str) -> None:
    """Aim, throw, perhaps throw again; a six is a critical, and another attack follows."""
    crew, foe = state.crews[side], state.crews[SIDES[SIDES.index(side) - 1]]
    if not crew.ammo or crew.hp <= 0:
        return
    aim = table.choose(Choice(side, "aim", "toy-4", ["high", "low"], {"ammo": crew.ammo}))
    spent = table.amount(Amount(side, "spend", "toy-4", 1, crew.ammo))
    crew.ammo -= spent
    tally = Tally(spent, "toy-4.1", "spent")
    tally.add(1 if aim == "high" else 0, "toy-4.2", "aim")
    face = table.roll(D6, "attack")
    if face < 3 and crew.ammo and table.choose(Choice(side, "again", "toy-4.3", ["no", "yes"])) == "yes":
        crew.ammo -= 1
        face = table.roll(D6, "attack again")
    tally.add(face, "toy-4.4", "face")
    tally.at_most(8, "toy-4.5", "limit")
    hurt = max(0, tally.value - 4)
    foe.hp -= hurt
    table.tell("hit" if hurt else "missed", tally, side=side, hurt=hurt)
    if foe.hp <= 0:
        state.agenda.clear()
        table.tell("beaten", side=side)
    elif face == 6:
        then(state, ("attack", side))


@beats("parley", "toy-5")
def parley(state: Toy, table: Table, side: str) -> None:
    """Several questions at once, two of them to the same seat; then the loot is thrown for."""
    other = SIDES[SIDES.index(side) - 1]
    offer, tone, reply = table.ask_all(
        [
            Amount(side, "offer", "toy-5", 0, 3),
            Choice(side, "tone", "toy-5", ["mild", "harsh"]),
            Choice(other, "reply", "toy-5", ["yes", "no"]),
        ]
    )
    if reply == "yes" and tone == "mild":
        found = table.roll(TWO_D6, "loot")
        state.crews[other].ammo += int(str(offer))
        state.crews[side].loot.append(found)
        table.tell("loot", side=side, found=found)


def start(setup: Mapping[str, Any]) -> Toy:
    if not isinstance(setup.get("hp"), int):
        raise BadSetup("toy-no-hp", given=str(setup.get("hp")))
    crews = {side: Crew(hp=setup["hp"]) for side in SIDES}
    agenda: list[BeatCall] = [("round",), ("muster", "blue"), ("muster", "red")]
    return Toy(crews, agenda, setup.get("limit", 6), content={"hp": setup["hp"]})


def load_state(plain: Any, setup: Mapping[str, Any]) -> Toy:
    state: Toy = load(Toy, plain)
    state.content = {"hp": setup["hp"]}
    return state


def amend(state: Toy, what: str, words: Sequence[str]) -> None:
    """`hp red 3`, `ammo blue 0`, `stop`."""
    if what == "stop":
        state.agenda.clear()
    elif what in ("hp", "ammo") and len(words) == 2 and words[0] in SIDES and words[1].isdigit():
        setattr(state.crews[words[0]], what, int(words[1]))
    else:
        raise BadSetup("toy-amend", words=" ".join([what, *words]))


def bold(state: Toy, decision: Decision, rng: Random) -> Answer:
    """A policy that looks at the state and spends what there is."""
    if decision.kind == "spend":
        return max(1, state.crews[decision.who].ammo)
    return decision.sample(rng)


def cheat(state: Toy, decision: Decision, rng: Random) -> Answer:
    return "fly away" if decision.kind == "aim" else decision.sample(rng)


def counts(state: Toy, event: str, facts: Mapping[str, Any]) -> Sequence[Count]:
    """Attacks made, those that hurt, HP lost by the other side, and who has won."""
    if event not in ("hit", "missed", "beaten"):
        return ()
    side = facts["side"]
    other = SIDES[SIDES.index(side) - 1]
    if event == "beaten":
        return Count("end", "", side), Count("win", side, "quarrel"), Count("down", other, other)
    made = Count("check", side, "attack")
    if event == "missed":
        return (made,)
    return made, Count("success", side, "attack"), Count("damage", other, other, facts["hurt"])


def score(state: Toy, seat: str) -> int:
    """The HP that one has more than the other; all of it once it is over."""
    ahead = 100 * (state.crews[seat].hp - state.crews[SIDES[SIDES.index(seat) - 1]].hp)
    if not state.agenda:
        return WON if ahead > 0 else LOST if ahead < 0 else 0
    return ahead


NOTATION = Notation("start: HIT figures target?\ntarget: AT_LEAST NUMBER\n", {"HIT": ("当", "hit")})


def read(typed: str, rulings: Rulings) -> Command:
    """`hit+2>=4`: one die; a 6 is thrown again where the table rules so."""
    phrase = NOTATION.read(typed)
    bonus, target = phrase.figures(), phrase.phrase("target")
    needed = target.number() if target else 4

    def play(table: Table) -> Outcome:
        tally = Tally(sum(bonus), "toy-4.1", "bonus")
        face = table.roll(D6, "hit")
        total = face + tally.value
        table.tell("hit", tally, face=face, total=total)
        if face == 6 and rulings["again"] == "yes":
            total += table.roll(D6, "again")
        return Outcome("success" if total >= needed else "failure", total, total - needed)

    return Command(
        squeezed(typed),
        play,
        lambda event, facts: Message("toy-report", {"event": event}),
        lambda outcome: judged(outcome, needed),
        lambda slug: Message("toy-step", {"label": slug}),
    )


def outcome(state: Toy) -> Sequence[Finding] | None:
    """Red wins if it has more left."""
    if state.agenda:
        return None
    red, blue = (state.crews[side].hp for side in ("red", "blue"))
    win = Finding("win", int(red > blue), Message("figure-win"))
    end = Finding("end", "red" if red > blue else "blue", Message("figure-end"), Message("toy-end"))
    return win, end, Finding("left", red, Message("toy-left"))


TOY: Rulebook[Toy] = Rulebook(
    id="toy",
    version="1.0",
    prefix="TOY",
    beats=beats,
    rulings=(Ruling("again", ("yes", "no"), ("toy-4.3",)),),
    start=start,
    load=load_state,
    finished=lambda state: not state.agenda,
    seats=lambda state: SIDES,
    policies={"bold": bold, "cheat": cheat},
    commands=Commands(read, (Example(Message("toy-effect", {"answer": "hit"}), "当+2>=4", "hit+2>=4"),)),
    speech=Speech(
        situation=lambda state, decision: [],
        question=lambda state, decision: Message("toy-question", {"kind": decision.kind}),
        label=lambda state, decision, answer: Message("toy-label", {"answer": str(answer)}),
        effect=lambda state, decision, answer: Message("toy-effect", {}),
        report=lambda state, event, facts: Message("toy-report", {"event": event}),
        step_label=lambda state, label: Message("toy-step", {"label": label}),
        throw_name=lambda why: Message("toy-throw", {"why": why}),
        count_name=lambda state, count: Message("toy-count", {"key": count.key}),
        side_name=lambda state, side: side,
    ),
    sight=Sight(
        view=lambda state, who: {"hp": {side: crew.hp for side, crew in state.crews.items()}},
        facts=lambda state: {},
    ),
    judging=Judging(
        counts=counts,
        side=lambda state, seat: seat,
        outcome=outcome,
        score=score,
    ),
    foresight=Foresight(
        suppose=lambda state, seat: Supposed(state),
    ),
    sparing=Sparing(
        foregone=lambda state, decision: "no" if decision.kind == "again" else None,
        between=lambda state, decision: decision.kind == "reply",
    ),
    referee=Referee(
        amend=amend,
        amendments=(Example(Message("toy-effect", {"answer": "ammo"}), "gm ammo 席 数", "gm ammo SEAT N"),),
    ),
)
SETUP: dict[str, Any] = {"hp": 20, "limit": 6}


def find(name: str) -> Rulebook[Any] | None:
    return TOY if name == "toy" else None
