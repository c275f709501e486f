"""`hantei roll`: dice commands, thrown by the seed, by luck, or by hand."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hantei import library
from hantei.core.command import BadNotation, Command
from hantei.core.decision import Faces
from hantei.core.event import DICE, Event
from hantei.core.numbers import whole_number, whole_numbers
from hantei.core.tally import Step
from hantei.dicebot import System, help_lines, systems
from hantei.library import Shelf
from hantei.play import Hand, Roll, roll
from hantei.telling import NotUnderstood, RollTeller, botting, example, faces, faces_of
from hantei.telling.log import said_of_dice, sum_of
from hantei.text import Catalogue, normalise, signed

from .asking import Keyboard
from .helping import notation
from .log import reasons_table
from .options import BadOption, pairs
from .voice import Voice

if TYPE_CHECKING:
    from hantei.exchange.chatlog import ChatRoll

MOST_TIMES = 1000
ASKING = ("?", "help", "ヘルプ")


@dataclass(frozen=True)
class Throwing:
    """The options that tell how dice are to fall."""

    seed: str = ""
    faces: str = ""
    dice: str = "seeded"
    times: str = "1"
    rulings: tuple[str, ...] = ()
    strict: bool = False


class Announcer(RollTeller):
    """Tells the events of a dice command to somebody at a keyboard."""

    def __init__(self, shelf: Shelf, voice: Voice, command: Command) -> None:
        super().__init__(shelf, voice.catalogue, command)
        self.voice = voice

    def line_of(self, event: Event) -> str:
        """The line for an event."""
        return self.catalogue.titled_text(self.text(None, event))


def run(name: str, words: Sequence[str], how: Throwing, general: Catalogue, plain: bool) -> int:
    """Carry out a dice command of a rulebook or of a bot's system; without one, show how they are written. Return the
    exit code."""
    system, text = botting.system_named(name), " ".join(words)
    shelf = botting.shelf_of(system) if system else library.shelf(name)
    voice = Voice(shelf.catalogue(general.lang), plain)
    if normalise(text) in ("", *ASKING):
        bot_guide(system, voice) if system else guide(shelf, voice)
        return 0
    times, rulings = check(how), pairs(how.rulings, "bad-ruling-option")
    if system is None and how.strict:
        raise BadOption("roll-strict-book", name=name, allowed=[*systems()])
    if system is not None and rulings:
        raise BadOption("roll-ruling-bot", name=system.id)
    bot = botting.bot(system, text, how.strict) if system else None
    command = bot.command if bot else shelf.rulebook.command(text, rulings)
    throw_all(Announcer(shelf, voice, command), how, times, bot)
    return 0


def retell(name: str, words: Sequence[str], path: str, general: Catalogue, plain: bool) -> int:
    """Tell the rolls in the log of a chat again, with the reasons of the rulebook. Return the exit code: 0, even if
    some of them cannot be read. Raises `BadOption`, `BadContent` for a file that is no text."""
    from hantei.content import file_text
    from hantei.exchange import chatlog

    system = botting.system_named(name)
    if system is None:
        raise BadOption("roll-log-book", name=name, allowed=[*systems()])
    if words:
        raise BadOption("roll-log-alone", text=" ".join(words))
    voice = Voice(botting.shelf_of(system).catalogue(general.lang), plain)
    found = list(chatlog.rolls(file_text(Path(path))))
    if not found:
        raise BadOption("roll-log-none", path=path)
    for one in found:
        retell_one(system, one, voice)
    return 0


def retell_one(system: System, one: ChatRoll, voice: Voice) -> None:
    """Tell one roll of a log: who said what, then as a roll made here; or why it cannot be read."""
    line, thrown = one.line, one.roll
    said = {"tab": line.tab, "who": line.who, "text": line.text}
    if not voice.plain:
        voice.line(f"[{line.tab}] {line.who}: {line.text}", style="key")
    try:
        if thrown is None:
            raise BadOption("roll-log-no-dice")
        bot = botting.bot(system, thrown.command, strict=False)
        hand = Listed(" ".join(map(str, thrown.faces)))
        told = Announcer(bot.shelf, voice, bot.command)
        done = roll(told.command, "", 0, hand)
        hand.finish()
    except (BadNotation, BadOption) as error:
        if voice.plain:
            voice.data({"chat": said, "unread": voice.say(error.said)})
        else:
            voice.line(voice.say(error.said), style="faint")
        return
    if voice.plain:
        voice.data({"chat": said} | as_data(told, done, "", 0) | bot.data(done))
    else:
        show(told, done)


def throw_all(told: Announcer, how: Throwing, times: int, bot: botting.Bot | None) -> None:
    """Throw as often as wanted, and show each roll."""
    voice = told.voice
    hand = Listed(how.faces) if how.faces else None
    seed = how.seed or str(secrets.randbelow(10**9))
    for number in range(times):
        throw: Hand | None = hand or (by_hand(told) if how.dice == "physical" else None)
        done = roll(told.command, seed, number, throw)
        if voice.plain:
            voice.data(as_data(told, done, seed if throw is None else "", number) | (bot.data(done) if bot else {}))
        elif times == 1:
            show(told, done)
            voice.lines(voice.say(line) for line in bot.said(done)) if bot else None
        else:
            show_short(told, done, number)
    if hand is not None:
        hand.finish()


def check(how: Throwing) -> int:
    """Find how often to throw. Refuses options that do not go together."""
    if how.dice not in ("seeded", "physical"):
        raise BadOption("bad-dice-option", given=how.dice)
    if (how.faces or how.dice == "physical") and (how.seed or (how.faces and how.dice == "physical")):
        raise BadOption("roll-one-luck")
    times = whole_number(how.times, 1, MOST_TIMES)
    if times is None:
        raise BadOption("roll-times", given=how.times, most=MOST_TIMES)
    return times


def once(shelf: Shelf, voice: Voice, text: str, chosen: Mapping[str, str]) -> None:
    """Throw beside a game, by luck that no game knows of."""
    command = shelf.rulebook.command(text, chosen)
    told, done = Announcer(shelf, voice, command), roll(command, str(secrets.randbelow(10**9)))
    if voice.plain:
        voice.data(as_data(told, done, "", 0))
    else:
        show(told, done)


# Dice thrown by hand


class Listed:
    """Throws the faces of a list: `3,4 6`."""

    def __init__(self, typed: str) -> None:
        parts = normalise(typed).replace(",", " ").replace("、", " ").split()
        faces = whole_numbers(parts)
        if faces is None:
            raise BadOption("roll-faces", given=typed)
        self.left = faces

    def __call__(self, throw: Faces) -> list[int]:
        """The next faces."""
        dice = throw.dice
        taken, self.left = self.left[: dice.n], self.left[dice.n :]
        if len(taken) < dice.n:
            raise BadOption("roll-faces-few", dice=dice.written, n=dice.n, left=len(taken))
        if not dice.legal(taken):
            raise BadOption("roll-faces-odd", dice=dice.written, sides=dice.sides, found=" ".join(map(str, taken)))
        return taken

    def finish(self) -> None:
        """Check that no faces are left. Raises `BadOption`."""
        if self.left:
            raise BadOption("roll-faces-left", left=" ".join(map(str, self.left)))


def by_hand(told: Announcer) -> Hand:
    """Make the thrower for a person who types the faces of real dice."""
    voice = told.voice
    keyboard = Keyboard(voice)

    def throw(wanted: Faces) -> list[int]:
        dice = wanted.dice
        why = told.why(wanted.kind)
        ask = voice.catalogue.say_id("ask-faces", n=dice.n, sides=dice.sides, example=example(wanted))
        while True:
            voice.line(voice.catalogue.say_id("roll-throw", why=why, dice=dice.written, ask=ask), style="question")
            try:
                return faces(wanted, keyboard.line())
            except NotUnderstood as error:
                voice.line(voice.say(error.said), style="bad")
            except EOFError:
                raise BadOption("roll-faces-few", dice=dice.written, n=dice.n, left=0) from None

    return throw


# Output


def show(told: Announcer, done: Roll) -> None:
    """Show a roll with every reason. What the result says is not said before it: a roll of one figure has no sentence
    about that, and what came last has none without reasons."""
    result = told.voice.say(told.command.result(done.outcome))
    found = list(throws_and_what_came(done))
    reasoned = [event for _, event in found if event and event.steps]
    shown, sentence = list[Step](), ""
    for throws, event in found:
        whys = {str(throw.facts["why"]) for throw in throws}
        tells = event is not None and (len(reasoned) > 1 or event not in reasoned or len(throws) > len(whys) > 0)
        last = event is found[-1][1] and not (event and event.steps)
        sentence = told.line_of(event) if event and tells and not last else ""
        if sentence:
            ends = below(sentence, result) and event is found[-1][1]
            told.voice.line(sentence, style="question" if ends else "")
            told.voice.lines(thrown_below(told, throws, len(whys) > 1))
        else:
            told.voice.told(map(told.line_of, throws))
        if event and event.steps and not repeats(event, shown, throws):
            told.voice.lines(reasons_of(told, event, sentence or result))
            shown += event.steps
    if not below(sentence, result):
        told.voice.line(result, style="question")


def repeats(event: Event, shown: Sequence[Step], throws: Sequence[Event]) -> bool:
    """Whether the reasons of a figure have been shown: just before, or one by one if it has no dice of its own."""
    steps = list(event.steps)
    return steps == list(shown[-len(steps) :]) or (not throws and all(step in shown for step in steps))


def below(sentence: str, result: str) -> bool:
    """Whether a sentence begins with what the result says."""
    said, of = ("".join(filter(str.isalnum, text.casefold())) for text in (sentence, result))
    return said.startswith(of)


def throws_and_what_came(done: Roll) -> Iterator[tuple[list[Event], Event | None]]:
    """Each thing that a roll told, with the throws that led to it; the throws that nothing followed come last."""
    throws: list[Event] = []
    for event in done.events:
        throws.append(event)
        if event.name != DICE:
            yield throws[:-1], throws.pop()
            throws = []
    if throws:
        yield throws, None


def thrown_below(told: Announcer, throws: Sequence[Event], purposes: bool) -> list[str]:
    """Throws below the sentence that they led to, with or without their purposes."""
    said = (said_of_dice(throw, told.why(str(throw.facts["why"])), purposes) for throw in throws)
    return [f"  {told.voice.say(message)}" for message in said]


def reasons_of(told: Announcer, event: Event, said: str) -> list[str]:
    """The reasons of a figure, and what they come to, unless there is but one reason or `said` tells it."""
    *lines, total = reasons_table(told, None, event.steps, sum_of(told.shelf, event))
    figures = re.findall(r"[+−]?\d+", said)
    known = {signed(str(event.value)), signed(f"{event.value:+d}")}
    return lines if known.intersection(figures) or len(event.steps) == 1 else [*lines, total]


def show_short(told: Announcer, done: Roll, number: int) -> None:
    """Show one of several rolls, on one line."""
    thrown = " / ".join(" ".join(map(str, throw)) for throw in faces_of(done))
    result = told.command.result(done.outcome)
    told.voice.say_id("roll-line", number=number + 1, faces=thrown, result=result)


def as_data(told: Announcer, done: Roll, seed: str, number: int) -> dict[str, Any]:
    """A roll as data: the command, faces, events with their reasons, and the outcome."""
    outcome = done.outcome
    data: dict[str, Any] = {"command": told.command.text, "number": number + 1}
    if seed:
        data["seed"] = seed
    return {
        **data,
        "faces": list(faces_of(done)),
        "events": [told.plain(None, event) for event in done.events],
        "degree": outcome.degree,
        "total": outcome.total,
        "margin": outcome.margin,
        "figures": dict(outcome.figures),
        "text": told.voice.say(told.command.result(outcome)),
    }


def bot_guide(system: System, voice: Voice) -> None:
    """Show how the commands of a bot's system are written."""
    lines = help_lines(system, voice.catalogue)
    if voice.plain:
        voice.document({"text": "\n".join(lines)})
    else:
        voice.lines(lines)


def guide(shelf: Shelf, voice: Voice) -> None:
    """Show by examples how a rulebook's dice commands are written."""
    say = voice.catalogue
    examples = shelf.rulebook.commands.guide
    if voice.plain:
        voice.document([{"text": example.text(say.lang), "about": say.say(example.about)} for example in examples])
        return
    voice.lines(notation(shelf, say.lang))
