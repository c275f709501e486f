"""`hantei play`: begins a game or goes on with one."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, cast

from hantei import library
from hantei.core.event import Event
from hantei.core.message import Sayable
from hantei.core.rulebook import Rulebook
from hantei.exchange.diceserver import dice_server
from hantei.library import Heading, Shelf
from hantei.play import (
    EVERYTHING,
    HOW_MUCH,
    MATTERS,
    DiceSource,
    Game,
    Refused,
    SaveError,
    limited,
    name_of_seat,
    policy_name,
    run,
    usual_policy,
)
from hantei.telling import Narration, Teller
from hantei.text import Catalogue

from . import saves
from .asking import Keyboard, Pick, pick
from .bringing import bring
from .checking import sound_scene
from .offering import ask_rulebook, ask_scenario, named_alone
from .options import BadOption, pairs
from .orders import PERSON
from .progress import INTERRUPTED
from .sitting import Sitting
from .voice import Voice

NUMBERS = ("one", "two", "three", "four", "five", "six")


@dataclass(frozen=True)
class PlayWish:
    """The options as typed."""

    rulebook: str = ""
    scenario: str = ""
    difficulty: str = ""
    leaders: str = ""
    seed: str = ""
    rulings: tuple[str, ...] = ()
    dice: str = "seeded"
    auto: bool = False
    seats: tuple[str, ...] = ()
    referee: bool = False
    save: str = ""
    plain: bool = False
    verbose: bool = False
    squads: tuple[str, ...] = ()
    level: str = ""
    apart: tuple[str, ...] = ()
    ask: str = ""
    source: str = ""


NEW_GAME = {
    "scenario": "--scenario", "difficulty": "--difficulty", "leaders": "--leaders", "seed": "--seed",
    "rulings": "--ruling", "dice": "--dice", "auto": "--auto", "seats": "--seat", "referee": "--referee",
    "save": "--save", "squads": "--squad", "level": "--level", "apart": "--apart", "ask": "--ask",
}  # fmt: skip
"""The options that are for a new game alone, by the fields of a wish."""


def begin(wish: PlayWish, general: Catalogue) -> int:
    """Begin a game as wished, and ask for what is left open. Return the exit code."""
    check(wish)
    wish = placed(wish)
    wish = replace(wish, source=dice_server(wish.source) if wish.source else "")
    seats, rulings = pairs(wish.seats, "bad-seat-option"), pairs(wish.rulings, "bad-ruling-option")
    try:
        shelf = choose_rulebook(wish, general)
        voice = Voice(shelf.catalogue(general.lang), wish.plain)
        heading, texts = choose_scenario(wish, shelf, voice)
        if wish.difficulty and heading is not None and not heading.difficulties:
            raise BadOption("no-difficulties", title=heading.title)
        wish, texts = brought(wish, heading, texts, shelf, voice)
        wish = replace(wish, leaders=wish.leaders or choose_leaders(wish, heading, voice))
    except (EOFError, KeyboardInterrupt) as leaving:
        print()
        return 0 if isinstance(leaving, EOFError) else INTERRUPTED
    setup: dict[str, Any] = {"rulings": rulings, "referee": wish.referee, "leaders": int(wish.leaders)}
    if heading is not None:
        setup |= {"scenario": heading.id, "difficulty": wish.difficulty, "scenarios": texts}
    if wish.apart:
        setup["apart"] = list(wish.apart)
        refuse_without_seats(shelf.rulebook, setup)
    seed = wish.seed or str(secrets.randbelow(10**9))
    if wish.auto:
        return watch(wish, shelf, voice, setup, seed, seats)
    seats = with_opponents(shelf.rulebook, setup, seats)
    path = path_of(wish, shelf, heading.id if heading else "")
    dice = cast(DiceSource, "physical" if wish.source else wish.dice)
    with Game.new(path, shelf.rulebook, setup, seed, dice, seats) as game:
        announce(voice, game.path, seed, wish)
        machines(voice, game, seats)
        limit(voice, game, wish)
        return Sitting(game, shelf, voice, wish.verbose, wish.source).run()


def go_on(file: str, wish: PlayWish, general: Catalogue) -> int:
    """Go on with a saved game, by default the newest unfinished one. Return the exit code."""
    none = PlayWish()
    given = [option for field, option in NEW_GAME.items() if getattr(wish, field) != getattr(none, field)]
    if given:
        raise BadOption("continue-alone", given=given)
    if file:
        game: Game | None = Game.resume(Path(file).expanduser(), library.find)
    else:
        game = saves.newest_unfinished(lambda error: passed_over(error, general), wish.rulebook)
    if game is None:
        raise BadOption("no-unfinished-game", path=str(saves.directory()))
    with game:
        shelf = library.shelf(game.session.rulebook.id)
        voice = Voice(shelf.catalogue(general.lang), wish.plain)
        voice.note_id("continued", path=str(game.path))
        sitting = Sitting(game, shelf, voice, wish.verbose, dice_server(wish.source) if wish.source else "")
        sitting.recall()
        return sitting.run()


def passed_over(error: SaveError | Refused, general: Catalogue) -> None:
    """Warn of a save file that cannot be used."""
    print(general.say_id("save-passed-over", reason=error.said), file=sys.stderr)


def check(wish: PlayWish) -> None:
    """Refuse options that no game can have."""
    if wish.dice not in ("seeded", "physical"):
        raise BadOption("bad-dice-option", given=wish.dice)
    if wish.leaders and wish.leaders not in ("1", "2"):
        raise BadOption("bad-leaders-option", given=wish.leaders)
    if wish.auto and (wish.dice == "physical" or wish.source):
        raise BadOption("auto-physical")
    if wish.ask and wish.ask not in HOW_MUCH:
        raise BadOption("bad-ask-option", given=wish.ask, allowed=[*HOW_MUCH])


# Rulebook and scenario


def placed(wish: PlayWish) -> PlayWish:
    """A wish whose first word may name a scenario or encounter, or a file of one, in place of a rulebook."""
    if wish.scenario:
        return wish
    rulebook, scenario = named_alone(wish.rulebook)
    return replace(wish, rulebook=rulebook, scenario=scenario)


def choose_rulebook(wish: PlayWish, general: Catalogue) -> Shelf:
    """Choose the rulebook: the one named, that of the scenario named, the only one at hand, or the person's choice."""
    if wish.rulebook:
        return library.shelf(wish.rulebook)
    found = library.shelf_with(wish.scenario) if wish.scenario else None
    if found is not None:
        return found
    shelves = library.playable()
    if len(shelves) == 1 or wish.auto:
        return shelves[0]
    return ask_rulebook(shelves, Voice(general, wish.plain))


def choose_scenario(wish: PlayWish, shelf: Shelf, voice: Voice) -> tuple[Heading | None, Mapping[str, str]]:
    """Choose the scenario or encounter to begin with. Return it, and the text that the game keeps; nothing if there are
    none."""
    headings = shelf.headings(shelf.kind)
    name = wish.scenario
    if not name:
        if not headings:
            return None, {}
        name = headings[0].id if wish.auto else ask_scenario(shelf, voice)
    scenario, text = sound_scene(shelf, name, voice.catalogue)
    return library.heading(scenario, text), {scenario: text}


def brought(
    wish: PlayWish, heading: Heading | None, texts: Mapping[str, str], shelf: Shelf, voice: Voice
) -> tuple[PlayWish, Mapping[str, str]]:
    """Bring people from files into the text. Return the wish and the text."""
    if heading is None or not (wish.squads or wish.level):
        return wish, texts
    text, least = bring(shelf, heading, texts[heading.id], wish.squads, wish.level, voice.catalogue)
    return replace(wish, leaders=wish.leaders or str(least)), {heading.id: text}


def choose_leaders(wish: PlayWish, heading: Heading | None, voice: Voice) -> str:
    """Choose the number of leaders, if the scenario leaves it open."""
    least, most = heading.leaders if heading else (1, 1)
    if wish.auto or wish.scenario or least == most:
        return str(least)
    options = [Pick(NUMBERS[n - 1], voice.catalogue.say_id("leaders-option", count=n)) for n in range(least, most + 1)]
    return str(NUMBERS.index(pick(voice, Keyboard(voice), voice.catalogue.say_id("how-many-leaders"), options)) + 1)


def path_of(wish: PlayWish, shelf: Shelf, scenario: str) -> Path:
    """Choose the save file of the game."""
    if wish.save:
        return Path(wish.save).expanduser()
    return saves.new_path(shelf.id, scenario)


def announce(voice: Voice, path: Path, seed: str, wish: PlayWish) -> None:
    """Say where the game is saved, its seed, and how to get help."""
    if voice.plain:
        voice.data({"save": str(path), "seed": seed})
        return
    voice.note_id("saving-to", path=str(path))
    if not wish.seed and wish.dice == "seeded":
        voice.note_id("seed-is", seed=seed)
    voice.note_id("hint")


def with_opponents(rulebook: Rulebook[Any], setup: Mapping[str, Any], seats: Mapping[str, str]) -> dict[str, str]:
    """Find the seats that machines take: those wished, and those of the opponents unless a person wants them."""
    state = rulebook.start(setup)
    refuse_unknown(seats, rulebook.seats(state))
    usual = dict.fromkeys(rulebook.opponents(state), usual_policy(rulebook))
    return {who: policy for who, policy in {**usual, **seats}.items() if policy not in PERSON}


def refuse_unknown(seats: Mapping[str, str], known: Sequence[str]) -> None:
    """Raise `Refused` if an unknown seat is named."""
    for who in seats:
        if who not in known:
            raise Refused("unknown-seat", who=who, allowed=[*known])


def refuse_without_seats(rulebook: Rulebook[Any], setup: Mapping[str, Any]) -> None:
    """Raise `BadOption` if people of a side that is taken apart have no seats of their own, and `BadSetup` for an
    unknown side."""
    together = {name: value for name, value in setup.items() if name != "apart"}
    whole, split = (list(rulebook.seats(rulebook.start(one))) for one in (together, setup))
    if whole == split:
        raise BadOption("apart-already", sides=[*setup["apart"]])


def machines(voice: Voice, game: Game, seats: Mapping[str, str]) -> None:
    """Say which seats machines take, each by who is played from it and by the word to type; several that one machine
    takes on the same side in one sentence."""
    rulebook = game.session.rulebook
    shared: dict[tuple[str, str], list[str]] = {}
    for who, policy in seats.items() if not voice.plain else ():
        shared.setdefault((rulebook.judging.side(game.state, who) or who, policy), []).append(who)
    for (_, policy), those in shared.items():
        names: list[Any] = [name_of_seat(rulebook, game.state, who) for who in those]
        said: dict[str, Sayable] = {"policy": policy_name(policy, rulebook), "who": those[0]}
        if len(those) == 1:
            voice.note_id("seat-machine", name=names[0], **said)
        else:
            voice.note_id("seat-machines", names=names, **said)


def limit(voice: Voice, game: Game, wish: PlayWish) -> None:
    """Ask the people as much as they wish. By default that is what matters at a terminal, and everything if answers
    come through a pipe, because their author counts on every question."""
    much = wish.ask or (MATTERS if sys.stdin.isatty() and not voice.plain else EVERYTHING)
    for who in limited(game.session.rulebook, game.state, game.session.seats, much):
        game.ask(who, much)
    if much != EVERYTHING and not voice.plain:
        voice.note_id("asking-begun", much=much)


# Machines alone


def watch(
    wish: PlayWish, shelf: Shelf, voice: Voice, setup: Mapping[str, Any], seed: str, seats: Mapping[str, str]
) -> int:
    """Let machines play all seats and tell what happens, each beat as it looks when it is over. Return the exit
    code."""
    rulebook = shelf.rulebook
    known = rulebook.seats(rulebook.start(setup))
    refuse_unknown(seats, known)
    table = {**dict.fromkeys(known, usual_policy(rulebook)), **seats}
    teller = Teller(shelf, voice.catalogue, wish.verbose)
    story = Narration(teller)

    def tell(state: Any, event: Event) -> None:
        if voice.plain:
            voice.data(teller.plain(state, event))
        else:
            voice.told(story.take(state, event))

    if not wish.seed:
        if voice.plain:
            voice.data({"seed": seed})
        else:
            voice.note_id("seed-is", seed=seed)
    if wish.save or not wish.plain:
        keep(wish, shelf, voice, setup, seed, table)
    run(rulebook, setup, seed, table, tell)
    voice.told(story.rest())
    return 0


def keep(
    wish: PlayWish, shelf: Shelf, voice: Voice, setup: Mapping[str, Any], seed: str, seats: Mapping[str, str]
) -> None:
    """Save a game among machines, and say where, apart from the telling of the game."""
    path = path_of(wish, shelf, str(setup.get("scenario", "")))
    with Game.new(path, shelf.rulebook, setup, seed, "seeded", seats):
        print(voice.catalogue.say_id("saving-to", path=str(path)), file=sys.stderr)
