"""Offers a newcomer the choices before a game: rulebooks, scenarios, who fights whom, whom a machine plays."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from hantei import library
from hantei.core.message import BadSetup, Message
from hantei.editions import known
from hantei.library import Heading, Shelf
from hantei.text import Catalogue

from .asking import Keyboard, Pick, pick
from .options import BadOption
from .voice import Voice

SENTENCE = re.compile(r".*?(?:[。！？](?!」)|[.!?](?= |$))")
"""A sentence in Japanese or English, up to its end."""

QUOTATION = (("「", "」"), ("“", "”"))
"""Marks at the beginning and at the end of what somebody says, where they differ."""


def named_alone(word: str) -> tuple[str, str]:
    """Find the rulebook and the scenario of a single word: a rulebook, or a scenario or encounter or a file of one,
    which tells its rulebook. Raises `BadOption` if there is none, or if several rulebooks have one of that name."""
    if not word or known(word):
        return word, ""
    having = [one.id for one in library.playable() if any(found.id == word for found in one.headings(one.kind))]
    if len(having) > 1:
        raise BadOption("scenario-of-several", name=word, rulebooks=[*having])
    found = library.shelf_with(word)
    if found is None and word not in library.shelves():
        scenes = [heading.id for one in library.playable() for heading in one.headings(one.kind)]
        raise BadOption("no-such-game", name=word, allowed=[*library.rulebook_ids()], scenes=scenes)
    return (word, "") if found is None else (found.id, word)


def scene_named(rulebook: str, scenario: str) -> tuple[str, str]:
    """Find the rulebook and the scenario of one word or two. Raises `BadOption` if no scenario is named."""
    if scenario:
        return rulebook, scenario
    found, scenario = named_alone(rulebook)
    if not scenario:
        shelf = library.shelf(found)
        offered = [one.id for one in shelf.headings(shelf.kind)]
        raise BadOption("usage-no-scenario", rulebook=found, allowed=[*offered])
    return found, scenario


def ask_rulebook(shelves: Sequence[Shelf], voice: Voice) -> Shelf:
    """Ask for the rulebook; describe each, and name the scenario that a newcomer may begin with."""
    say = voice.catalogue.say_id
    options = [Pick(one.id, one.title(voice.lang), one.about(voice.lang)) for one in shelves]
    first = shelves[0]
    headings = first.headings(first.kind)
    if headings:
        command = f"hantei play {first.id} {headings[0].id}"
        voice.line(say("first-game", title=headings[0].title, minutes=headings[0].minutes, command=command))
    return library.shelf(pick(voice, Keyboard(voice), say("which-rulebook"), options))


def ask_scenario(shelf: Shelf, voice: Voice) -> str:
    """Ask for the scenario or encounter; show its facts, and below them who fights whom and whom a machine plays."""
    options = [scenario_option(shelf, heading, voice.catalogue) for heading in shelf.headings(shelf.kind)]
    which = "which-encounter" if shelf.kind == "encounters" else "which-scenario"
    return pick(voice, Keyboard(voice), voice.catalogue.say_id(which), options)


def scenario_option(shelf: Shelf, heading: Heading, catalogue: Catalogue) -> Pick:
    """Make the option of a scenario or encounter."""
    facts = [catalogue.name(heading.genre)] if heading.genre else []
    facts += [catalogue.say_id("minutes", minutes=heading.minutes)] if heading.minutes else []
    label = catalogue.say_id("scenario-option", title=heading.title, facts=facts) if facts else heading.title
    sides = players(shelf, heading)
    told = [first_sentence(catalogue.name(heading.intro))] if heading.intro else []
    told += [catalogue.say(sides)] if sides else []
    return Pick(heading.id, catalogue.name(label), "\n".join(told))


def first_sentence(text: str) -> str:
    """The first sentence of a text, with its quotation marks closed."""
    found = SENTENCE.match(" ".join(text.split()))
    sentence = found[0] if found else text
    ends = [end for begin, end in QUOTATION if sentence.count(begin) > sentence.count(end)]
    return sentence + "".join(ends) + '"' * (sentence.count('"') % 2)


def players(shelf: Shelf, heading: Heading) -> Message | None:
    """Say which sides the person plays and which a machine plays, with the number of people on each; None without
    sides."""
    rulebook = shelf.rulebook
    try:
        state = rulebook.start({"scenario": heading.id, "leaders": heading.leaders[0]})
    except BadSetup:
        return None
    machines = {rulebook.judging.side(state, seat) for seat in rulebook.opponents(state)}
    own = {rulebook.judging.side(state, seat) for seat in rulebook.seats(state)} - machines - {""}
    if len(own | machines) < 2:
        return None
    heads = Counter(sheet.side for sheet in rulebook.sight.roster(state, "") if sheet.side)
    sides = [side for side in heads if side in own | machines] or sorted(own | machines)
    said = {side: side_words(shelf, state, side, heads[side]) for side in sides}
    mine = [words for side, words in said.items() if side in own]
    if not machines:
        return Message("sides-both", {"sides": mine})
    return Message("sides-against", {"mine": mine, "others": [said[side] for side in said if side in machines]})


def side_words(shelf: Shelf, state: Any, side: str, count: int) -> Message:
    """Say a side, and its number of people if they are on sheets."""
    name = shelf.rulebook.speech.side_name(state, side)
    return Message("side-heads", {"side": name, "count": count}) if count else Message("side-alone", {"side": name})
