"""`hantei simulate --tell`: tells one game of a simulation in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from hantei.core.event import Event
from hantei.core.rulebook import Finding
from hantei.lab import Trial, play
from hantei.library import Heading, Shelf
from hantei.telling import Narration, Teller

from .columns import table
from .voice import Voice


def tell(trial: Trial, number: int, shelf: Shelf, heading: Heading, voice: Voice) -> None:
    """Play a run of a trial again, and say what happens in it and how it ends."""
    say = voice.catalogue.say_id
    teller = Teller(shelf, voice.catalogue)
    story = Narration(teller)

    def listen(state: Any, event: Event) -> None:
        if voice.plain:
            voice.data(teller.plain(state, event))
        else:
            voice.told(story.take(state, event))

    if not voice.plain:
        voice.line(say("tell-title", title=heading.title, number=number, seed=trial.seed), "question")
    played = play(trial, number, listen)
    voice.told(story.rest())
    run, figures = played.run, played.figures
    if voice.plain:
        voice.data({"run": run.number, "endless": run.endless, "figures": dict(run.figures)})
    elif run.endless:
        voice.note_id("simulate-endless")
    else:
        voice.line(say("simulate-figures"), "question")
        voice.lines(table(list(figures_said(figures, voice))))


def figures_said(figures: Sequence[Finding], voice: Voice) -> Iterator[tuple[str, str]]:
    """The figures of an outcome by their names, without the victory, which the end tells."""
    for figure in figures:
        if figure.key != "win":
            yield voice.say(figure.label), voice.say(figure.said) if figure.said else str(figure.value)
