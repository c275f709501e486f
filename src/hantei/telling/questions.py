"""Questions in words, and typed lines as their answers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from functools import cached_property
from itertools import zip_longest
from typing import Any

from hantei.core.decision import Amount, Answer, Choice, Decision, Faces, Route, Words, read_words
from hantei.core.message import Complaint, Message, Sketch, written
from hantei.core.numbers import LARGEST, whole_number, whole_numbers
from hantei.core.purpose import Purpose
from hantei.core.roster import Sheet
from hantei.dicebot import pasted
from hantei.library import Shelf
from hantei.scenes.lineup import GOAL_OF_SIDE
from hantei.text import Catalogue, normalise

MOST_NAMED = 40
"""Numbers of a question whose names are looked through."""

UNGROUPED = 6
"""Options that are read at a glance; more stand in groups if they are of several kinds."""

WORD_START = r"(?<![^\W_])"


class NotUnderstood(Complaint):
    """Raised for a typed line that is no answer."""


def chosen(typed: str, keys: Sequence[str], labels: Sequence[str] = ()) -> str:
    """The key that a typed word means.

    The word can be the number, the key, the letter in brackets before the label, the label, or a unique beginning of
    one of these or of a word in them; of Japanese any part of the label. Raises `NotUnderstood`.
    """
    if not typed:
        raise NotUnderstood("ask-empty", count=len(keys))
    if typed in keys:
        return typed
    if typed.isascii() and typed.isdecimal():
        number = whole_number(typed, 1, len(keys))
        if number is not None:
            return keys[number - 1]
        raise NotUnderstood("ask-no-number", number=typed, count=len(keys))
    lower = typed.casefold()
    lettered = [i for i, label in enumerate(labels) if label.startswith(f"[{typed}]")]
    if len(lettered) == 1:
        return keys[lettered[0]]
    for names in (keys, labels):
        exact = [i for i, name in enumerate(names) if normalise(name).casefold() == lower]
        found = exact or [i for i, name in enumerate(names) if normalise(name).casefold().startswith(lower)]
        if len(found) == 1:
            return keys[found[0]]
        if found:
            raise NotUnderstood("ask-several", typed=typed, keys=several_named(found, keys, labels))
    within = inside(lower, keys, labels)
    if len(within) == 1:
        return within[0]
    if within:
        raise NotUnderstood("ask-several", typed=typed, keys=several_named([*map(keys.index, within)], keys, labels))
    close = get_close_matches(lower, keys, n=3)
    if close:
        raise NotUnderstood("ask-unknown-guess", typed=typed, guesses=[*close])
    raise NotUnderstood("ask-unknown", typed=typed)


SHORT_NAME = 24
"""Letters of a label by which an option is called; one with a longer label is called by its key."""

ASIDE = re.compile(r"\s*[（(].*[)）]$")
"""What a label says in brackets at its end."""


def several_named(those: Sequence[int], keys: Sequence[str], labels: Sequence[str]) -> list[str]:
    """What options are called, by their places: by their labels without what stands in brackets, if these are short and
    all different, else by their keys."""
    bare = [ASIDE.sub("", labels[i]) for i in those if i < len(labels)]
    named = all(0 < len(one) <= SHORT_NAME for one in bare) and len(set(bare)) == len(bare)
    return bare if named else [keys[i] for i in those]


def inside(lower: str, keys: Sequence[str], labels: Sequence[str]) -> list[str]:
    """The options in whose names a word stands: with its number, as the beginning of a word, in Japanese anywhere,
    since no spaces show where words begin."""
    pairs = list(zip_longest(keys, labels, fillvalue=""))
    if found := numbered(lower, keys, labels):
        return found
    if len(lower) < 2 and lower.isascii():
        return []
    found = [key for key, label in pairs if begins(lower, key, label)]
    if found or lower.isascii():
        return found
    return [key for key, label in pairs if lower in normalise(label).casefold()]


def numbered(lower: str, keys: Sequence[str], labels: Sequence[str]) -> list[str]:
    """The options that a word with a number names, when other words stand in between: "guard2" for "Armed guard 2 (8
    m)"."""
    if not (lower[-1].isdecimal() and lower[0].isalpha()):
        return []
    word = bare(lower)
    number = re.search(r"\d+$", word)
    if number is None:
        return []
    begun, ending = word[: number.start()], re.compile(rf"(?<!\d){number[0]}$")
    pairs = zip_longest(keys, labels, fillvalue="")
    return [
        key
        for key, label in pairs
        if bare(key) == word or (ending.search(bare(label)) is not None and begun in bare(label))
    ]


def bare(name: str) -> str:
    """The letters and digits of a name, without the part in brackets."""
    return "".join(letter for letter in normalise(name).casefold().partition("(")[0] if letter.isalnum())


def begins(lower: str, *names: str) -> bool:
    """Whether a word in one of the names begins with this text: "lance" for "attack:bramble_lance"."""
    word = re.compile(WORD_START + re.escape(lower))
    return any(word.search(normalise(name).casefold()) for name in names)


class Question:
    """One open question in words; turns a typed line into an answer.

    `whose` names the seat if people play several, and says whose dice are thrown.
    """

    def __init__(self, shelf: Shelf, catalogue: Catalogue, state: Any, decision: Decision, whose: str = "") -> None:
        self.whose = whose
        self.rulebook, self.catalogue, self.state, self.decision = shelf.rulebook, catalogue, state, decision
        self._groups = self._grouped()
        self.keys = [key for _, those in self._groups for key in those]
        self._called: dict[str, str] = {}

    @cached_property
    def labels(self) -> list[str]:
        """The names of the answers that `keys` stand for."""
        return [self.called(self.meant(key)) for key in self.keys]

    def _grouped(self) -> list[tuple[str, list[str]]]:
        """The options under their headings, in the order in which they are shown."""
        if isinstance(self.decision, Words):
            return [("", list(self.decision.suggestions))]
        keys = squares(self.decision) if isinstance(self.decision, Route) else []
        if isinstance(self.decision, Choice):
            keys = list(self.decision.options)
        return self._gathered(list(self.rulebook.speech.order(self.state, self.decision, keys)))

    def _gathered(self, keys: Sequence[str]) -> list[tuple[str, list[str]]]:
        """Options by heading: those of the rulebook in the order of their first options, else the purposes. Few
        options, and those of one purpose, stand under none."""
        if len(keys) <= UNGROUPED:
            return [("", list(keys))]
        headed: dict[str, list[str]] = {}
        for key in keys:
            headed.setdefault(self._heading(key), []).append(key)
        return list(headed.items()) if len(headed) > 1 else self._by_purpose(keys)

    def _heading(self, key: str) -> str:
        heading = self.rulebook.speech.heading(self.state, self.decision, self.meant(key))
        return self.catalogue.say(heading) if heading is not None else ""

    def _by_purpose(self, keys: Sequence[str]) -> list[tuple[str, list[str]]]:
        """Options by purpose, each purpose always in its place; ending comes first if the rulebook shows it first,
        since nothing else is left to do."""
        found: dict[Purpose, list[str]] = {}
        for key in keys:
            found.setdefault(self.purpose(key), []).append(key)
        if len(found) < 2:
            return [("", list(keys))]
        first = Purpose.END if self.purpose(keys[0]) is Purpose.END else None
        ordered = sorted((one for one in Purpose if one in found), key=lambda one: one is not first)
        return [(self._title(one, found[one]), found[one]) for one in ordered]

    def _title(self, purpose: Purpose, keys: Sequence[str]) -> str:
        """The heading of the options of a purpose, in the rulebook's own words if it has some, for these options or
        for the purpose (`book-purpose-` before its name)."""
        if (own := self.rulebook.speech.titled(self.state, self.decision, keys)) is not None:
            return self.catalogue.say(own)
        always = f"book-purpose-{purpose.value}"
        if self.catalogue.knows(always):
            return self.catalogue.say_id(always)
        return self.catalogue.say_id("ask-purpose", purpose=purpose.value)

    def meant(self, key: str) -> str:
        """The answer that a key stands for: the start of a route is the empty path."""
        return "" if isinstance(self.decision, Route) and key not in self.decision.ends else key

    def purpose(self, key: str) -> Purpose:
        """The purpose of an option."""
        return self.rulebook.speech.purpose(self.state, self.decision, key)

    @property
    def headings(self) -> list[tuple[str, list[str]]]:
        """The options under their headings, in the order in which they are shown; empty if they have none."""
        return self._groups if len(self._groups) > 1 else []

    def label(self, answer: Answer) -> Message:
        """The name of an answer as a message."""
        return self.rulebook.speech.label(self.state, self.decision, answer)

    def called(self, answer: Answer) -> str:
        """The name of an answer in words."""
        known = str(answer)
        if known not in self._called:
            self._called[known] = self.catalogue.titled(self.label(answer))
        return self._called[known]

    @cached_property
    def people(self) -> dict[str, Sheet]:
        """Everybody whom the seat that is asked may know, by name in the rules."""
        return {sheet.id: sheet for sheet in self.rulebook.sight.roster(self.state, self.decision.who)}

    def names(self, typed: str) -> bool:
        """Whether a line is the whole name of an option, as it stands on the screen."""
        return typed.casefold() in (normalise(label).casefold() for label in self.labels)

    @property
    def text(self) -> str:
        """The question."""
        return self.catalogue.say(self.rulebook.speech.question(self.state, self.decision))

    def situation(self, drawn: bool = False) -> list[str]:
        """The situation of the question, without boards in letters if boards are `drawn`."""
        return [self.catalogue.say(line) for line in written(self._stands, drawn)]

    @property
    def lasting(self) -> list[str]:
        """What of the situation holds throughout: how each side wins."""
        return [self.catalogue.say(line) for line in written(self._stands, True) if line.id == GOAL_OF_SIDE]

    @cached_property
    def _stands(self) -> Sequence[Message | Sketch]:
        """The situation in the rulebook's words."""
        return self.rulebook.speech.situation(self.state, self.decision)

    @property
    def title(self) -> str:
        """The question, with the seat if there are several."""
        return f"[{self.whose}] {self.text}" if self.whose else self.text

    def plain(self, key: str) -> dict[str, object]:
        """The question as data for other programs."""
        data: dict[str, object] = {"question": key, **self.decision.describe(), "text": self.text}
        if self.keys:
            data["labels"] = dict(zip(self.keys, self.labels, strict=True))
        return {**data, "situation": self.situation()}

    def effect(self, answer: Answer) -> str:
        """The effect of an answer, as a sentence; elsewhere its first words may stand within a sentence."""
        said = self.catalogue.say(self.rulebook.speech.effect(self.state, self.decision, answer))
        return said[:1].upper() + said[1:]

    def answer(self, typed: str) -> Answer:
        """The answer that a typed line gives. Raises `NotUnderstood`."""
        decision = self.decision
        if isinstance(decision, Amount):
            named = self.named_amount(decision, typed)
            return amounts(decision, typed) if named is None else named
        if isinstance(decision, Faces):
            return faces(decision, typed)
        if isinstance(decision, Words):
            return words(decision, typed)
        if isinstance(decision, Route):
            return routes(decision, typed, lambda: self.labels, self.keys)
        return chosen(typed, self.keys, self.labels)

    def named_amount(self, decision: Amount, typed: str) -> int | None:
        """The number that a line names as the book does: "3 shots"; None if it names none. A number alone is read as a
        number, and long ranges are not gone through."""
        if typed[-1:].isdecimal() or not typed[:1].isdecimal() or decision.high - decision.low > MOST_NAMED:
            return None
        lower, numbers = normalise(typed).casefold(), range(decision.low, decision.high + 1)
        return next((n for n in numbers if normalise(self.called(n)).casefold() == lower), None)


def amounts(decision: Amount, typed: str) -> int:
    """A whole number within the bounds of a question."""
    plus = typed.startswith("+")
    amount = whole_number(typed.removeprefix("+"), 0 if plus else -LARGEST)
    if amount is None:
        raise NotUnderstood("ask-number-needed", typed=typed, low=decision.low, high=decision.high)
    if not decision.legal(amount):
        raise NotUnderstood("ask-out-of-range", amount=amount, low=decision.low, high=decision.high)
    return amount


def squares(decision: Route) -> list[str]:
    """The squares that can be named: the ends, and the start if somebody may stay there."""
    stay = [] if decision.start in decision.ends or not decision.legal("") else [decision.start]
    return [*decision.ends, *stay]


def routes(
    decision: Route, typed: str, labels: Callable[[], Sequence[str]] = list, shown: Sequence[str] | None = None
) -> str:
    """Read a square by number or name, or a whole path: "1,0 2,0"; the name of the start is the path that stays there.

    Parameters: the question, the line, the names of the squares, and the squares in the order on the screen (by default
    that of the rules).
    """
    path = " ".join(typed.replace(">", " ").replace("→", " ").split())
    keys = squares(decision) if shown is None else shown
    if path not in keys:
        if path and decision.legal(path):
            return path
        if "," in path:
            raise NotUnderstood("ask-bad-route", path=path, clause=decision.forbidden_by(path))
        path = chosen(path, keys, labels())
    return path if path in decision.ends else ""


def faces(decision: Faces, typed: str) -> list[int]:
    """Read the faces of real dice: "3 5", "3,5", or "35" if each face is one digit; or the line of a dice bot.
    Raises `NotUnderstood`."""
    dice = decision.dice
    roll = pasted(typed)
    if roll is not None and decision.legal(list(roll.faces)):
        return list(roll.faces)
    parts = typed.replace(",", " ").replace("、", " ").replace("+", " ").split()
    if len(parts) == 1 and dice.n > 1 and dice.sides < 10:
        parts = list(parts[0])
    thrown = whole_numbers(parts) or []
    if not decision.legal(thrown):
        raise NotUnderstood("ask-bad-faces", typed=typed, n=dice.n, sides=dice.sides, example=example(decision))
    return thrown


def whose_dice(catalogue: Catalogue, decision: Decision, sheets: Iterable[Sheet]) -> str:
    """Whose dice are to be thrown, as far as a reader sees them; "" if they see nobody, and for other questions."""
    thrower = decision.thrower if isinstance(decision, Faces) else ""
    name = next((sheet.name for sheet in sheets if sheet.id == thrower), None) if thrower else None
    return "" if name is None else catalogue.say_id("ask-whose-dice", name=name)


def example(decision: Faces) -> str:
    """An example of faces to type."""
    dice = decision.dice
    return " ".join(str(min(dice.sides, 3 + 2 * i)) for i in range(dice.n))


def words(decision: Words, typed: str) -> str:
    """Read a text, the number of a suggestion, or a text in quotation marks, which is taken as it is."""
    suggestions, text = decision.suggestions, read_words(typed)
    plain = normalise(text)
    if len(text) > 1 and normalise(text[0]) == normalise(text[-1]) == '"':
        text = read_words(text[1:-1])
    elif plain.isascii() and plain.isdecimal():
        text = chosen(plain, suggestions)
    elif not text and len(suggestions) == 1:
        text = suggestions[0]
    if not decision.legal(text):
        raise NotUnderstood("ask-bad-words", longest=decision.longest)
    return text


def without(key: str, label: str) -> str:
    """A label without the key that it would only repeat: "5,4 (movement 3)"; a word of a sentence stays."""
    rest = label.removeprefix(key)
    repeated = rest[:1] in ("", "（") or (rest.startswith(" ") and not rest[1:2].isalpha())
    return rest.lstrip() if rest != label and repeated else label
