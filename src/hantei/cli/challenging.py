"""`hantei simulate --challenge`: tells what beats the machine player, in words and as data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hantei.lab import Trial, Workers
from hantei.lab.challenge import MARGIN, Challenge, Match, challenge
from hantei.lab.intervals import percent, points
from hantei.library import Heading
from hantei.play import played_by

from .columns import table
from .progress import INTERRUPTED, progress_bar
from .voice import Voice

MOST_SHOWN = 10
"""Rivals shown that may be better; the data hold all."""


def run_challenge(
    trial: Trial, heading: Heading, count: int, rivals: Sequence[str], crew: Workers, voice: Voice
) -> int:
    """Challenge the machine player and show the result. Return the exit code: 130 if somebody stopped it."""
    with progress_bar(0, voice) as progress:
        found = challenge(trial, count, rivals, crew, progress)
    if voice.plain:
        voice.document(document(found))
    else:
        show(found, trial, heading, voice)
    return INTERRUPTED if found.broken_off else 0


@dataclass(frozen=True)
class Contest:
    """One of several challenges: the file of the scenario or encounter, the trial, and its name."""

    file: str
    trial: Trial
    heading: Heading


def run_challenges(contests: Sequence[Contest], count: int, rivals: Sequence[str], crew: Workers, voice: Voice) -> int:
    """Challenge the machine player in several scenarios or encounters. Show each as it is done, and all in a table at
    the end. Return the exit code: 130 if somebody stopped it; the rest is not played then."""
    done: list[tuple[Contest, Challenge]] = []
    for one in contests:
        with progress_bar(0, voice) as progress:
            found = challenge(one.trial, count, rivals, crew, progress)
        done.append((one, found))
        if not voice.plain:
            show(found, one.trial, one.heading, voice)
            voice.line("")
        if found.broken_off:
            break
    if voice.plain:
        voice.document([{"scenario": one.file, **document(found)} for one, found in done])
    else:
        voice.lines(table(summary(done, voice)))
        beaten = [one for one, found in done if found.beaten_by]
        told = {"count": len(done), "beaten": len(beaten), "margin": int(100 * MARGIN)}
        voice.line(voice.catalogue.say_id("challenge-summary", **told), "question")
    return INTERRUPTED if done[-1][1].broken_off else 0


def summary(done: Sequence[tuple[Contest, Challenge]], voice: Voice) -> list[tuple[str, ...]]:
    """Make a row for each challenge: how often the machine player won, and the best rival."""
    say = voice.catalogue.say_id
    heads = ("challenge-column-scenario", "simulate-column-win", "challenge-column-best", "simulate-column-difference")
    found = [tuple(say(head) for head in heads)]
    for one, result in done:
        best = result.matches[0] if result.matches else None
        gain = (name_of(best), points(best.gain)) if best else (say("challenge-none-near"), "")
        found.append((one.heading.id, percent(result.wins), *gain))
    return found


def show(found: Challenge, trial: Trial, heading: Heading, voice: Voice) -> None:
    """Show who was challenged, what beats it, what may, and what was tried in vain."""
    say = voice.catalogue.say_id
    title = "challenge-title" if found.games else "challenge-title-undecided"
    voice.line(say(title, title=heading.title, count=found.games, seed=trial.seed), "question")
    names = {seat: trial.policies.get(seat) or trial.policies.get("", "") for seat in found.seats}
    player = voice.catalogue.name(played_by(names, trial.book(), trial.book().start(trial.setup)))
    voice.line(say("challenge-player", player=player, share=percent(found.wins)))
    if found.broken_off:
        voice.note_id("challenge-broken-off")
    if found.games == 0:
        return
    margin = int(100 * MARGIN)
    hopeful = [match for match in found.matches if not match.beats and match.may_beat]
    rest = [match for match in hopeful if not match.priced]
    priced = [match for match in hopeful if match.priced]
    if found.beaten_by:
        voice.line(say("challenge-beaten", margin=margin), "question")
        voice.lines(table(rows(found.beaten_by, voice)))
    else:
        voice.line(say("challenge-unbeaten", margin=margin), "question")
    if rest:
        voice.line(say("challenge-open", margin=margin), "question")
        voice.lines(table(rows(rest[:MOST_SHOWN], voice)))
    if priced:
        voice.line(say("challenge-priced", margin=margin), "question")
        prices = (say("challenge-column-price"), *(f"{match.price:.1f}" for match in priced))
        voice.lines(table([(*row, price) for row, price in zip(rows(priced, voice), prices, strict=True)]))
    behind = found.behind + len(found.matches) - len(found.beaten_by) - len(hopeful)
    if behind:
        voice.line(say("challenge-behind", count=behind))
    if found.never:
        voice.line(say("challenge-never", margin=margin), "question")
        voice.lines(table(rows(found.never, voice)))
    if found.places:
        voice.line(say("challenge-places", kinds=[*found.places]))


def rows(matches: Sequence[Match], voice: Voice) -> list[tuple[str, ...]]:
    """A row for each rival, below a head."""
    say = voice.catalogue.say_id
    heads = ("challenge-column", "challenge-column-games", "simulate-column-win", "simulate-column-difference")
    found = [tuple(say(head) for head in heads)]
    for match in matches:
        found.append((name_of(match), str(match.games), percent(match.wins), points(match.gain)))
    return found


def name_of(match: Match) -> str:
    """A rival as it is typed: the kind of the question and the answer, or a player."""
    rival = match.rival
    return f"{rival.kind}={rival.answer}" if rival.kind else rival.answer


def document(found: Challenge) -> dict[str, Any]:
    """The challenge as data."""
    matches, never = ([as_data(match) for match in some] for some in (found.matches, found.never))
    head = {"seats": list(found.seats), "games": found.games, "win": found.wins.plain(), "margin": MARGIN}
    rest = {"behind": found.behind, "places": list(found.places), "never": never, "broken_off": found.broken_off}
    return {**head, "rivals": matches, **rest}


def as_data(match: Match) -> Any:
    """A match as data."""
    about = {"kind": match.rival.kind, "answer": match.rival.answer, "games": match.games, "beats": match.beats}
    return about | {"win": match.wins.plain(), "difference": match.gain.plain(), "price": round(match.price, 2)}
