"""The catalogue: every sentence the program can say, in one language.

Messages stand in Fluent files (`*.ftl`). The general ones lie beside this module; those of a rulebook in its own
`text` directory, which is passed in, so that no rulebook is known here by name.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from operator import attrgetter, itemgetter
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

from hantei.core.message import ROW, Complaint, Message, Sayable
from hantei.core.text import LANGUAGES, Language, Text

from .sentences import Directory, Sentences, read

LANGS = LANGUAGES
JOINTS: dict[Language, str] = {"ja": "、", "en": ", "}

THROUGH: dict[Language, str] = {"ja": "〜", "en": "–"}
"""What stands between the first number and the last of a row of people."""

ARTICLES = ("The ", "A ", "An ")

NUMBERED = re.compile(r"(?!\d*[dD]\d+$)(.*[^\W\d_] ?)([1-9]\d*)")  # dice ("1d6") are nobody's number
"""A name with a number at its end, such as "Ant 3"."""

PLURALS = (
    ("shaman", "shamans"), ("uman", "umans"), ("man", "men"), ("olf", "olves"), ("ief", "ieves"), ("ay", "ays"),
    ("ey", "eys"), ("oy", "oys"), ("y", "ies"), ("s", "ses"), ("x", "xes"), ("ch", "ches"), ("sh", "shes"), ("", "s"),
)  # fmt: skip
"""How English words end, and how several of a kind do; the first that fits counts."""

MOST_SAID = 5_000
"""Sentences that are kept, because the same ones come again and again, names above all."""

Formatted = Callable[[Any], str | FluentInt]


class NoSuchLanguage(Complaint):
    """Raised for a language without sentences."""


class UnknownMessage(LookupError):
    """Raised for a message that the catalogue cannot say: its id is unknown, or it lacks an argument."""


def signed(digits: str) -> str:
    """Print a figure with a true minus."""
    return digits.replace("-", "−")


def within(name: object) -> str:
    """A name in the middle of an English sentence: "The collectors" without the capital of its article."""
    said = str(name)
    return said[0].lower() + said[1:] if said.startswith(ARTICLES) else said


def common(name: object) -> str:
    """A common noun in the middle of an English sentence, without the capital of a label.

    "Flare tube" and "The whistling lieutenant" lose it; abbreviations ("SMG", "C4") and names of several words with
    capitals ("Chief Warder Caldo") stay as they are.
    """
    said = within(name)
    return said if proper(said) or not said[1:2].islower() else said[0].lower() + said[1:]


def proper(name: str) -> bool:
    """Whether a name of several words is a proper name: its further words have capitals."""
    return any(word[:1].isupper() and word[1:2].islower() for word in name.split()[1:])


def some(name: object) -> str:
    """A thing of which there may be several, in an English sentence: "a flashbang", "an SMG", "some cable ties".

    What is not counted has no article ("soft armour"), the only one of its kind "the" ("the clapper of the bell").
    """
    said = common(name)
    word = said.split()[-1]
    if word in UNCOUNTED or proper(said):
        return said
    if " of the " in said:
        return f"the {said}"
    if word.endswith("s") and not word.endswith("ss"):
        return f"some {said}"
    spelt = said[1:2].isupper() or not said[1:2].isalpha()  # "an SMG", "an AP round"
    return f"an {said}" if said[0] in ("AEFHILMNORSX" if spelt else "aeio") else f"a {said}"


def one(name: object) -> str:
    """One of several things that have a name, in an English sentence: "a Salve", "some Strong Liquor"."""
    said = str(name)
    if said.split()[-1].lower() in (*UNCOUNTED, *DOSES):
        return f"some {said}"
    return f"an {said}" if said[:1] in "AEIO" else f"a {said}"


DOSES = ("liquor", "wash", "powder", "water", "oil", "medicine")
"""Things with a name that are not counted."""

UNCOUNTED = ("armour", "ammunition", "C4", "food")


def the(name: object) -> str:
    """The name of a place in the middle of an English sentence, with its article: "the lift lobby".

    Names of several words with capitals ("Pier Nineteen"), and those that belong to somebody ("Rook's nest"), have
    none.
    """
    if "'s" in str(name).partition(" ")[0]:
        return str(name)
    said = common(name)
    return said if said.startswith(tuple(map(str.lower, ARTICLES))) or proper(said) else f"the {said}"


def first(name: object) -> str:
    """The name of a place at the beginning of an English sentence: "The lift lobby"."""
    said = the(name)
    return said[:1].upper() + said[1:]


def plural(name: object) -> str:
    """Several of a kind, from the name of one in English; a blank behind it stays."""
    name = str(name)
    word = name.rstrip()
    ending, several = next(one for one in PLURALS if word.endswith(one[0]))
    return word.removesuffix(ending) + several + name[len(word) :]


def bare(name: object) -> str:
    """A noun as a label, without its article: "shot" of "the shot"."""
    return within(name).removeprefix("the ")


def several(name: object) -> str:
    """Several of a kind in the middle of an English sentence: "combat engineers"."""
    return plural(common(name))


def in_rows(names: Sequence[str], lang: Language) -> list[str]:
    """Names in a list, those that are numbered as one kind: "Ants 1–4 and 7, Mantis"."""
    if sum(name[-1:].isdecimal() for name in names) < 2 or len({*names}) < len(names):  # one twice: that is an order
        return [*names]
    kinds: dict[str, list[str]] = {}
    for name in names:
        parts = NUMBERED.fullmatch(name)
        kinds.setdefault(parts[1] if parts else name, []).append(parts[2] if parts else "")
    found: list[str] = []
    for stem, numbers in kinds.items():
        if len(numbers) > 1 and numbers[0]:
            found.append(f"{plural(stem) if lang == 'en' else stem}{rows(sorted(map(int, numbers)), lang)}")
        else:
            found.extend(f"{stem}{number}" for number in numbers)
    return found


def rows(numbers: Sequence[int], lang: Language) -> str:
    """Numbers in their order, three and more one after the other as a row: "1–4 and 7"."""
    runs: list[list[int]] = []
    for n in numbers:
        if runs and n == runs[-1][-1] + 1:
            runs[-1].append(n)
        else:
            runs.append([n])
    said: list[str] = []
    for run in runs:
        said.extend([f"{run[0]}{THROUGH[lang]}{run[-1]}"] if len(run) >= ROW else map(str, run))
    return "・".join(said) if lang == "ja" else both(SaidNames(said, JOINTS[lang]))


class SaidNames(str):
    """Several names as a list says them; `names` holds them one by one, since a name can have a comma of its own.

    A list that reads alike but has other names is another list, so a sentence kept for one is not used for the other.
    """

    __slots__ = ("names",)

    names: tuple[str, ...]

    def __new__(cls, names: Sequence[str], joint: str) -> SaidNames:
        """Make a list. Parameters: the names, and what stands between two."""
        made = super().__new__(cls, joint.join(names))
        made.names = tuple(names)
        return made

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SaidNames) and self.names == other.names

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self.names)


def both(names: object) -> str:
    """Several names in a sentence rather than a list: "unconscious and prone". A single one stays as it is, and so does
    the first: "The guard and the clerk".
    """
    head, *more = pair_last((names.names if isinstance(names, SaidNames) else ()) or (str(names),))
    *before, last = head, *map(within, more)
    pairs = any(" and " in name for name in before)  # as in "Ants 1 and 2, and Bees 4 and 6"
    return f"{JOINTS['en'].join(before)}{',' if pairs else ''} and {last}" if before else last


def pair_last(names: Sequence[str]) -> list[str]:
    """Names with the only pair among them last, where its "and" needs no comma: "Mantis and Ants 1 and 2"."""
    pairs = [name for name in names if " and " in name]
    if len(pairs) != 1 or not names[1:]:
        return [*names]
    head, *others = (name for name in names if name not in pairs)
    starts = head.startswith(tuple(map(str.lower, ARTICLES)))
    return [f"{head[0].upper()}{head[1:]}" if starts else head, *others, *pairs]


FUNCTIONS: dict[str, Callable[[Any], Any]] = {
    "WITHIN": within,
    "COMMON": common,
    "SOME": some,
    "ONE": one,
    "THE": the,
    "FIRST": first,
    "BARE": bare,
    "SEVERAL": several,
    "AND": both,
    "PLURAL": plural,
}
"""Functions that a sentence can apply to a name, as in `{ WITHIN($side) }`; Japanese has no use for them."""


class Filling(dict[str, Any]):
    """The arguments of a template by name, and the results of functions of them: "WITHIN who" is `WITHIN($who)`."""

    def __missing__(self, field: str) -> Any:
        function, _, name = field.rpartition(" ")
        if not function:
            raise KeyError(field)
        return FUNCTIONS[function](self[name])


def below_zero(value: str | FluentInt) -> str | FluentInt:
    """Print a negative figure, since Fluent would give it a hyphen, and no form of a word depends on it."""
    return f"{value}" if isinstance(value, Whole) and int(value) < 0 else value


class FormedSentences(FluentBundle):
    """The sentences that Fluent forms.

    It would make numbers of its own of ours, and write them by the customs of the language, which takes a hundred times
    longer.
    """

    def format_pattern(self, pattern: Pattern, args: dict[str, Any] | None = None) -> tuple[Any, list[Exception]]:
        """Form a sentence; also return what is wrong with it."""
        errors: list[Exception] = []
        given = CurrentEnvironment(args=args or {})
        try:
            return pattern(ResolverEnvironment(context=self, current=given, errors=errors)), errors
        except ValueError as error:
            return "", [*errors, error]


class Ways(dict[type, Formatted]):
    """Says values by their class.

    The way is found once for each class, because testing the class of a value takes longer than saying it. Parameters:
    the classes, each with the function that says its values; the first class that fits counts.
    """

    def __init__(self, *ways: tuple[type, Formatted]) -> None:
        super().__init__()
        self._ways = ways

    def __missing__(self, kind: type) -> Formatted:
        found = self[kind] = next(way for base, way in self._ways if issubclass(kind, base))
        return found


class Catalogue:
    """All messages of one language.

    Parameters: the language ("ja" or "en"), and the `text` directories of rulebooks, each with a directory per
    language. Raises `ValueError` for another language, a file with broken messages, or an id that stands twice.
    """

    def __init__(self, lang: Language, directories: Sequence[Directory] = ()) -> None:
        if lang not in LANGS:
            raise ValueError(f"no catalogue for the language {lang!r}")
        self.lang = lang
        self._bundle = FormedSentences([lang], functions=FUNCTIONS, use_isolating=False)
        self._ids: set[str] = set()
        self._plain: dict[str, str] = {}
        self._worded: set[str] = set()
        self._said: dict[object, str] = {}
        self._ways = Ways(
            (str, str),
            (int, whole),
            (Message, self.say),
            (Text, attrgetter(lang)),
            (Mapping, itemgetter(lang)),
            (object, self._joined),
        )
        for sentences in (*_general(lang), *(one for directory in directories for one in read(directory, lang))):
            self._add(sentences)

    def _add(self, sentences: Sentences) -> None:
        for name in sentences.ids:
            if name in self._ids:
                raise ValueError(f"{sentences.file}: {name} stands twice")
            self._ids.add(name)
        self._plain.update(sentences.templates)
        self._worded |= sentences.worded
        self._bundle.add_resource(ast.Resource([*sentences.formed.values()]))

    @property
    def ids(self) -> frozenset[str]:
        """The ids of all messages; terms, which only messages use, are left out."""
        return frozenset(name for name in self._ids if not name.startswith("-"))

    def knows(self, name: str) -> bool:
        """Whether there is a message of this id."""
        return name in self._ids and not name.startswith("-")

    def say(self, message: Message) -> str:
        """The sentence for a message, its arguments said in the same language.

        Raises `UnknownMessage` if the catalogue lacks the message or the message lacks an argument.
        """
        args = message.args
        if not args:
            said = self._said.get(message.id)
            return self._kept(message.id, message.id, {}) if said is None else said
        ways = self._ways
        parts: list[Any] = [message.id, *args]
        for value in args.values():
            parts.append(value if type(value) is str else ways[type(value)](value))
        key = tuple(parts)
        said = self._said.get(key)
        return self._kept(key, message.id, zip(args, parts[len(args) + 1 :], strict=True)) if said is None else said

    def _kept(self, key: object, name: str, args: Iterable[tuple[str, Any]] | Mapping[str, Any]) -> str:
        """A sentence that was not said lately; it is kept."""
        if len(self._said) >= MOST_SAID:
            self._said.clear()
        said = self._said[key] = self._format(name, Filling(args))
        return said

    def titled(self, message: Message) -> str:
        """Say words that stand alone, such as the name of an option; in English they begin with a capital."""
        return self.titled_text(self.say(message))

    def titled_text(self, said: str) -> str:
        """A text that stands alone; in English it begins with a capital."""
        return said[:1].upper() + said[1:] if self.lang == "en" else said

    def again(self, message: Message) -> str:
        """Say a message from a record. An earlier version may have had other messages, or given them other arguments;
        then a sentence says so, since a log must stay readable."""
        try:
            return self.say(message)
        except UnknownMessage:
            return self.say_id("said-before")

    def silent(self, message: Message) -> bool:
        """Whether a message says nothing. Most have words of their own, so they need not be said to find out."""
        return message.id not in self._worded and not self.say(message)

    def _format(self, name: str, args: Filling) -> str:
        plain = self._plain.get(name)
        if plain is not None:
            try:
                return plain.format_map(args)
            except KeyError as missing:
                raise UnknownMessage(f"{self.lang}: {name!r} lacks {missing}") from None
        if name not in self._ids or name.startswith("-"):
            raise UnknownMessage(f"{self.lang}: no message {name!r}")
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            raise UnknownMessage(f"{self.lang}: {name!r} has no text")
        text, errors = self._bundle.format_pattern(pattern, {key: below_zero(value) for key, value in args.items()})
        if errors:
            raise UnknownMessage(f"{self.lang}: {name!r}: {errors[0]}")
        return str(text)

    def say_id(self, message_id: str, **args: Sayable) -> str:
        """The sentence for a message given by id and arguments; raises as `say` does."""
        said = None if args else self._said.get(message_id)
        return self.say(Message(message_id, args)) if said is None else said

    def name(self, value: Sayable) -> str:
        """Anything that a message may be filled with, in this language: messages, texts, lists, figures."""
        return value if type(value) is str else f"{self._ways[type(value)](value)}"

    def _joined(self, values: Sequence[Message | Text | Mapping[str, str] | str | int]) -> str:
        """Names in a list; a single one stays as it is."""
        if not values:
            return NOBODY
        ways = self._ways
        said = [value if type(value) is str else f"{ways[type(value)](value)}" for value in values]
        if len(said) < 2:
            return said[0]
        return listed(tuple(said), str in map(type, values), self.lang)


NOBODY = SaidNames((), "")
"""A list without names."""


@lru_cache(MOST_SAID)
def listed(said: tuple[str, ...], ids: bool, lang: Language) -> SaidNames:
    """Several names as a list, those that are numbered in rows; `ids` are such as those that a refusal lists."""
    first, *others = said
    names = [first, *map(within, others)] if lang == "en" else [*said]
    return SaidNames(names if ids else in_rows(names, lang), JOINTS[lang])


class Whole(FluentInt):
    """A whole number for a sentence: plain digits in both languages."""

    def format(self, locale: Locale) -> str:
        """Write its digits."""
        return signed(str(int(self)))

    def __format__(self, spec: str) -> str:
        return signed(str(int(self)))


whole = lru_cache(MOST_SAID)(Whole)


@cache
def general(lang: Language) -> Catalogue:
    """The general messages in a language, without those of rulebooks, in one shared catalogue."""
    return Catalogue(lang)


@cache
def _general(lang: Language) -> list[Sentences]:
    """The sentences that belong to no rulebook, read once for all catalogues of a language."""
    return read(files(__package__), lang)
