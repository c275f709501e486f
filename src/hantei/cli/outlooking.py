"""Shows the outlook of a game: how likely each end is, and how that changed while a game was played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hantei.lab.course import point_of, turn
from hantei.lab.outlook import LEAST, MOST_MOMENTS, Outlook, Turning, turning
from hantei.library import Shelf
from hantei.play import Session, played_by
from hantei.telling import Teller
from hantei.telling.chances import bounds, count_name, percent
from hantei.telling.courses import headline

from .asking import Shown
from .columns import fitted, table
from .progress import progress_bar
from .voice import Voice

BAR = 20


def show(found: Outlook, question: Shown, voice: Voice) -> None:
    """Print the outlook from a question on."""
    names = {key: voice.say(count_name(key, question)) for key in found.keys}
    if voice.plain:
        voice.data({"outlook": {**found.describe(), "names": names}})
        return
    voice.line(voice.catalogue.say_id("outlook-fight" if found.fight else "outlook-game"), style="question")
    rows = [[called(names, key, of), *chance(found, key, voice)] for key, of in by_victory(found, names)]
    voice.lines(fitted(rows, voice.screen, [0]))
    for line in notes(found, question, voice):
        voice.line(line, style="faint")


def called(names: Mapping[str, str], key: str, of: str) -> str:
    """What an end is called; as a part of a victory, which stands above it, by what is left of its name in brackets."""
    if not of:
        return names[key]
    rest = names[key].removeprefix(names[of]).strip()
    return "  " + (rest[1:-1] if rest[:1] in BRACKETS else rest)


BRACKETS = ("(", "（")


def by_victory(found: Outlook, names: Mapping[str, str]) -> list[tuple[str, str]]:
    """The ends as they are shown; those by which one side can win stand below its victory, as parts of it."""
    shown = [key for key in found.keys if not told_again(found, key)]
    below: dict[str, list[str]] = {}
    for key in shown:
        below[key] = [one for one in shown if key.startswith("win/") and part_of(names, one, key)]
    parts = {one for ends in below.values() for one in ends}
    whole = [key for key in shown if key not in parts]
    return [row for key in whole for row in ((key, ""), *((one, key) for one in below[key]))]


def part_of(names: Mapping[str, str], key: str, victory: str) -> bool:
    """Whether an end is one way to a victory: by its side, or by its name, which goes on in brackets."""
    if not key.startswith("end/"):
        return False
    rest = names[key].removeprefix(names[victory]).strip()
    own = names[key].startswith(names[victory]) and rest[:1] in BRACKETS
    return own or key.startswith(f"end//{victory.split('/')[1]}/")


def told_again(found: Outlook, key: str) -> bool:
    """Whether a victory can come in one way only: then as many ends have its chance, which tell the reason too."""
    alike = [one.partition("/")[0] for one in found.keys if found.chance(one) == found.chance(key)]
    return key.startswith("win/") and alike.count("end") == alike.count("win")


def chance(found: Outlook, key: str, voice: Voice) -> tuple[str, str, str]:
    """A chance, between what bounds it lies, and its bar."""
    if found.outcomes is None:
        return "-", "", ""
    share = found.chance(key)
    around = bounds(share, voice.catalogue) if found.rest else ""
    return percent(share.estimate), around, "█" * round(BAR * share.estimate)


def notes(found: Outlook, question: Shown, voice: Voice) -> Sequence[str]:
    """The notes needed to read the figures."""
    say = voice.catalogue.say_id
    lines = [say("outlook-sampled", samples=len(found.runs)) if found.rest else say("outlook-exact")]
    lines.append(say("outlook-policies", policies=played_by(found.policies, question.rulebook, question.state)))
    if found.fight and found.supposed.left_out:
        lines.append(say("outlook-left-out"))
    lines += [voice.say(message) for message in found.supposed.said]
    return lines if found.precise else [*lines, say("outlook-again")]


def show_turning(session: Session, shelf: Shelf, voice: Voice) -> None:
    """Print how likely a victory was at the beginning of each part of a game, and where that changed most."""
    found: list[Turning] = []
    with progress_bar(MOST_MOMENTS, voice, "outlook-moments") as progress:
        for one in turning(session):
            found.append(one)
            if progress:
                progress(1)
    teller = Teller(shelf, voice.catalogue)
    heads = [headline(teller.text(one.state, one.event)) for one in found]
    if voice.plain:
        voice.document(
            [{"beat": one.beat, "at": head, **one.outlook.describe()} for one, head in zip(found, heads, strict=True)]
        )
        return
    if not found:
        voice.note_id("outlook-no-moments")
        return
    side = voice.name(shelf.rulebook.speech.side_name(session.state, found[0].outlook.side))
    voice.line(voice.catalogue.say_id("outlook-turning", side=side), style="question")
    rows = [[head, *chance(one.outlook, one.outlook.winning, voice)] for one, head in zip(found, heads, strict=True)]
    voice.lines(table(rows))
    turned = turn([point_of(one.outlook, (one.beat, 0)) for one in found])
    if turned is not None:
        voice.say_id("outlook-sharpest", before=heads[turned], after=heads[turned + 1])
    voice.line(voice.catalogue.say_id("outlook-turning-note", samples=LEAST), style="faint")
