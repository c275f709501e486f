"""The odds of a decision in words, column by column."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Any

from hantei.core.event import Count
from hantei.core.message import Message, Sayable
from hantei.core.rulebook import Rulebook
from hantei.lab.intervals import Interval
from hantei.lab.next_check import Which, Working, Workings
from hantei.lab.odds import Odds, Option, percentage_error
from hantei.lab.outcomes import Outcomes
from hantei.play import policy_name
from hantei.text import Catalogue, signed

from .log import figure
from .questions import Question

SAMPLED, HIDDEN = "~", "*"
"""Marks: before a figure that is sampled; of an answer that is followed only up to something unknown."""

MARKS = (SAMPLED, HIDDEN)

DEVIATION = "σ"
"""Stands before a standard deviation."""

WORTH_TELLING = 0.01
"""The bound below which a chance that no sample bears out is not told."""

NOTHING, NOT_FOUND = "-", "?"
"""Cells without a figure: nothing to tell; not found in time."""


def count_name(key: str, question: Question) -> Message:
    """The name of the count with a key."""
    return question.rulebook.speech.count_name(question.state, Count.of(key))


# Columns


def percent(chance: float) -> str:
    """A chance in whole percent; only the impossible is 0, only the certain 100."""
    if 0 < chance < 0.01:
        return "<1%"
    return ">99%" if 0.99 < chance < 1 else f"{chance:.0%}"


def bounds(share: Interval, catalogue: Catalogue) -> str:
    """The bounds of a chance in whole percent, none of them beyond 0 and 100: "(62–71%)"."""
    low, high = (f"{100 * min(max(bound, 0), 1):.0f}" for bound in (share.low, share.high))
    return catalogue.say_id("outlook-bounds", low=low, high=high)


def around(share: Interval, catalogue: Catalogue) -> str:
    """A chance with its bounds: "66% (62–71%)"."""
    return catalogue.say_id("outlook-share", chance=percent(share.estimate), bounds=bounds(share, catalogue))


def next_check(option: Option, side: str) -> tuple[Which, str] | None:
    """The next check of a side after an answer, and its chance; None if there is none, or if its chance is not
    exact."""
    which = option.check.main(side) if option.check else None
    if option.check is None or which is None:
        return None
    return which, percent(float(option.check.chance(which)))


def alike(odds: Odds) -> bool:
    """Whether a chance needs no name: all answers lead to checks of one kind and of the own side.

    The check is named if several answers have the same chance, because they decide something else; and if an answer
    leads to no check, because its chance could be taken for that of the answer itself; a chance that is unknown changes
    nothing.
    """
    found = [one for option in odds.options if (one := next_check(option, odds.side))]
    kinds = {which for which, _ in found}
    unmoved = len(found) > 1 and len(set(found)) == 1
    return (
        len(kinds) == 1
        and len(found) == sum(option.check is not None for option in odds.options)
        and not unmoved
        and all(side == odds.side for side, _ in kinds)
    )


def check_name(which: Which, side: str, question: Question) -> Message:
    """The kind of a check, and its side if that is not the own."""
    speech = question.rulebook.speech
    name = speech.throw_name(which[1])
    if which[0] == side:
        return name
    return Message("odds-whose", {"check": name, "side": speech.side_name(question.state, which[0])})


def steps(option: Option, side: str, question: Question) -> list[str]:
    """The steps to the chance of the next check: the check with its chance, then each number with its reasons."""
    found = next_check(option, side)
    if found is None or option.check is None:
        return []
    which, chance = found
    say = question.catalogue.say_id
    head = say("odds-step-own", chance=chance)
    if which[0] != side:
        head = say("odds-step-other", check=check_name(which, side, question), chance=chance)
    return [head, *(number(one, question) for one in option.check.workings[which])]


def number(one: Working, question: Question) -> str:
    """A number of a check with its reasons: "shot 52: SMGs +72, close range +10, moonlight −40"."""
    speech, say = question.rulebook.speech, question.catalogue.say_id
    of = {question.rulebook.roles.sum_of(event) for event in question.rulebook.foresight.checking}
    sort = "rate" if "rate" in of else ""
    reasons: list[Message] = [
        Message("odds-step", {"figure": figure(step, sort), "label": speech.step_label(question.state, step.label)})
        for step in one.steps
    ]
    named = {"dice": one.dice, "need": one.need}
    more = [Message(f"odds-step-{name}", {"n": figure}) for name, figure in named.items() if figure is not None]
    facts: dict[str, Sayable] = {"kind": made_by(one, question)}
    facts["value"] = signed(f"{one.value}%" if sort else str(one.value))
    facts["steps"] = reasons or Message("odds-step-none")
    return say("odds-step-number-more", **facts, more=more) if more else say("odds-step-number", **facts)


def made_by(one: Working, question: Question) -> Message:
    """The kind of a check, and who makes it if that is known."""
    kind, sheet = question.rulebook.speech.throw_name(one.kind), question.people.get(one.who)
    return kind if sheet is None else Message("odds-step-by", {"who": sheet.name, "check": kind})


def success(option: Option, odds: Odds, question: Question, catalogue: Catalogue) -> str:
    """The chance of the next check, with its kind if that differs between the answers; of a check by another side, say
    that it is made against the person who is asked; of one by a comrade, who makes it. A rulebook may have words of its
    own for it (`-chance` behind the id of the name: "52% to hit")."""
    found = next_check(option, odds.side)
    if found is None:
        return NOTHING if option.check else NOT_FOUND
    which, chance = found
    made = option.check.workings[which] if option.check else ()
    friend = comrade(made, odds.side, question)
    if friend is not None and option.answer != made[-1].who:  # an option that names the friend says so itself
        return catalogue.say_id("odds-against-comrade", chance=chance, who=friend)
    name = check_name(which, odds.side, question)
    if which[0] != odds.side:
        return catalogue.say_id("odds-other", chance=chance, check=question.rulebook.speech.throw_name(which[1]))
    by = maker(made, question)
    if by is not None and option.answer != made[0].who:
        return catalogue.say_id("odds-made-by", chance=chance, check=name, who=by)
    if alike(odds):
        return chance
    own = f"{name.id}-chance"
    if catalogue.knows(own):
        return catalogue.say_id(own, chance=chance)
    return catalogue.say_id("odds-of", chance=chance, check=name)


def beside(odds: Odds, question: Question, catalogue: Catalogue) -> list[str]:
    """Word the chance that stands beside each option, in the order of the options.

    It is the chance of the next check of one's own side, named if the checks differ; without such a check, that of the
    check against which one defends, if it depends on the answer. A few chances that were not found are marked; if most
    were not found, none is shown.
    """
    aside = question.rulebook.foresight.aside.get(question.decision.kind, ())
    found = [None if option.answer in aside else next_check(option, odds.side) for option in odds.options]
    own = [one is not None and one[0][0] == odds.side for one in found]
    told = own if any(own) else [one is not None for one in found] if len(set(filter(None, found))) > 1 else []
    unknown = [option.check is None for option in odds.options]
    if sum(unknown) >= sum(told):
        return ["" for _ in odds.options]
    return [
        success(option, odds, question, catalogue) if known or late else ""
        for option, known, late in zip(odds.options, told, unknown, strict=True)
    ]


SHARED = 3
"""The number of options from which on a chance that all share is said once."""


def shared(odds: Odds, question: Question) -> str:
    """The next check of one's own side with its chance, as a sentence, if several options lead to a check and all to
    the same one; "" if they differ."""
    found = [one for option in odds.options if (one := next_check(option, odds.side))]
    if len(found) < SHARED or len(set(found)) > 1 or any(option.check is None for option in odds.options):
        return ""
    which, chance = found[0]
    if which[0] != odds.side:
        return ""
    said = "odds-shared" if len(found) == len(odds.options) else "odds-shared-some"
    said += "-guessed" if odds.supposed else ""
    return question.catalogue.say_id(said, check=check_name(which, odds.side, question), chance=chance)


def comrade(made: Workings, side: str, question: Question) -> Sayable | None:
    """Somebody of one's own side against whom one's own check is made, since an attack meets them before any enemy."""
    if len(made) < 2 or made[0].who == made[-1].who:
        return None
    both = [question.people.get(one.who) for one in (made[0], made[-1])]
    return both[-1].name if both[-1] and all(sheet and sheet.side == side for sheet in both) else None


def maker(made: Workings, question: Question) -> Sayable | None:
    """The one who makes a check of one's own side, if the question is about somebody else."""
    asked = str(question.rulebook.roles.asked_of(question.decision))
    if not made or made[0].who == asked or asked not in question.people:
        return None
    one = question.people.get(made[0].who)
    return one.name if one else None


SEVERAL = 1.5
"""The average number of checks from which on the number of successes is said."""


def of_several(outcomes: Outcomes, side: str) -> tuple[str, str] | None:
    """The average numbers of one's own checks that succeed and that are made; None if one check is the rule, and a
    second the exception."""
    if outcomes.mean(f"check/{side}/") < SEVERAL:
        return None
    return tenths(outcomes.mean(f"success/{side}/")), tenths(outcomes.mean(f"check/{side}/"))


def tenths(mean: float) -> str:
    """A mean to a tenth; a whole number stands without one."""
    return f"{mean:.1f}".removesuffix(".0")


def hurt(starts: tuple[str, ...], outcomes: Outcomes, question: Question | None = None) -> str:
    """The mean of an amount, with its unit if the rulebook names one, and its standard deviation behind a "σ"; an
    amount that no sample had may come all the same."""
    mean = outcomes.mean(*starts) if starts else 0.0
    if not mean:
        return f"{SAMPLED}0" if unseen(starts, outcomes) else NOTHING
    deviation = outcomes.deviation(*starts)
    found = [key for key in outcomes.counted if key.startswith(starts) and outcomes.mean(key)]
    if wide(mean, deviation):
        return f"{of_one_unit(found, f'{mean:.1f}', question)} {DEVIATION}{deviation:.1f}"
    return of_one_unit(found, amount(mean), question)


def wide(mean: float, deviation: float) -> bool:
    """Whether an amount is shown with its standard deviation."""
    return mean >= 0.05 and deviation >= 0.05


def varies(name: str, outcomes: Outcomes, side: str) -> bool:
    """Whether a column is about an amount of which the standard deviation is shown."""
    found = starts(name, outcomes, side) if MEASURES[name][0] == "damage" else ()
    return bool(found) and wide(outcomes.mean(*found), outcomes.deviation(*found))


def of_one_unit(keys: Sequence[str], much: str, question: Question | None) -> str:
    """An amount of what several keys count, with its unit if the question is known and all have the same one (`-much`
    behind the id of the name)."""
    if question is None:
        return much
    units = list(dict.fromkeys(f"{count_name(key, question).id}-much" for key in keys))
    if len(units) != 1 or not question.catalogue.knows(units[0]):
        return much
    return question.catalogue.say_id(units[0], n=1 if much == "1" else much)


def amount(mean: float) -> str:
    """An expected amount to a tenth; only the impossible is 0."""
    return tenths(mean) if mean >= 0.05 else "<0.1"


BELOW = "<"
"""The mark of a chance that no sample bears out, but that may be as high as the figure behind it."""


def down(starts: tuple[str, ...], outcomes: Outcomes) -> str:
    """The chance that somebody is out of action. If all samples or no sample had it, the bound of the chance is told,
    because samples prove no certainty."""
    chance = float(outcomes.chance(*starts)) if starts else 0.0
    if chance == 1 and not outcomes.exact:
        return f">{int(100 * outcomes.interval(*starts).low)}%"
    if not chance and (bound := unseen(starts, outcomes)):
        return f"{BELOW}{ceil(100 * bound)}%"
    return percent(chance) if chance else NOTHING


def unseen(starts: tuple[str, ...], outcomes: Outcomes) -> float:
    """The bound of a chance that no sample bears out; 0 if nothing is sampled, or if it is below 1 %."""
    bound = 0.0 if outcomes.exact else outcomes.interval(*starts).high
    return bound if bound >= WORTH_TELLING else 0.0


MEASURES = {"dealt": ("damage", False), "felled": ("down", False), "taken": ("damage", True), "lost": ("down", True)}
"""The columns about what comes of an answer: the kind of count, and whether it concerns one's own side."""


def column_name(name: str, catalogue: Catalogue) -> str:
    """What a column is called: in the book's own words where it has some."""
    own = f"book-odds-{name}"
    return catalogue.say_id(own if catalogue.knows(own) else f"odds-{name}")


def starts(name: str, outcomes: Outcomes, side: str) -> tuple[str, ...]:
    """The beginnings of the keys that a column sums up."""
    kind, own = MEASURES[name]
    return (f"{kind}/{side}/",) if own else outcomes.of_others(kind, side)


def measured(name: str, option: Option, side: str, question: Question) -> str:
    """The figure of a column, marked if it is sampled; none of the enemy if the answer is somebody of one's own side
    and no sample had any."""
    (kind, own), outcomes = MEASURES[name], option.outcomes
    found = starts(name, outcomes, side)
    sheet = question.people.get(str(option.answer))
    if not own and not found and sheet is not None and sheet.side == side:
        return NOTHING
    said = hurt(found, outcomes, question) if kind == "damage" else down(found, outcomes)
    return said if outcomes.exact or said[0] in "-~<>" else SAMPLED + said


def happens(name: str, outcomes: Outcomes, side: str) -> bool:
    """Whether a column has an amount: one that no sample had fills no column."""
    found = starts(name, outcomes, side)
    return bool(found) and outcomes.mean(*found) > 0


def shown_columns(odds: Odds) -> list[str]:
    """The columns that have a figure; costs come last."""
    found = ["success"] if any(next_check(option, odds.side) for option in odds.options) else []
    found += [name for name in MEASURES if any(happens(name, option.outcomes, odds.side) for option in odds.options)]
    spent = [(option.outcomes, key) for option in odds.options for key in option.outcomes.counted]
    spent = [(outcomes, key) for outcomes, key in spent if key.startswith("spent/")]
    tells = found or any(outcomes.deviation(key) > 0 for outcomes, key in spent)  # the options name what they cost
    return [*found, "spent"] if spent and tells else found


def cells(option: Option, odds: Odds, columns: list[str], question: Question, catalogue: Catalogue) -> list[str]:
    """The row of an option; its mark comes last."""
    outcomes, side = option.outcomes, odds.side
    said = {"success": success(option, odds, question, catalogue)} if "success" in columns else {}
    said |= {name: measured(name, option, side, question) for name in MEASURES if name in columns}
    if "spent" in columns:
        said["spent"] = catalogue.name(spendings(outcomes, side, question)) or NOTHING
    return [*said.values(), marks(outcomes)]


def unit_notes(odds: Odds, question: Question) -> Sequence[Message]:
    """What the units of damage mean, in the words of the rulebook (`-note` behind the id of its name), if it has
    some."""
    counted = (key for option in odds.options for key in option.outcomes.counted if key.startswith("damage/"))
    notes = dict.fromkeys(f"{count_name(key, question).id}-note" for key in counted)
    return [Message(note) for note in notes if question.catalogue.knows(note)]


def estimated(odds: Odds, columns: list[str]) -> bool:
    """Whether a figure is shown that is sampled; an amount that is always the same is not called so."""
    if any(option.outcomes.samples for option in odds.options) and any(name in columns for name in MEASURES):
        return True
    start = f"spent/{odds.side}/"
    of = [(option.outcomes, key) for option in odds.options for key in option.outcomes.counted if key.startswith(start)]
    return any(outcomes.samples and outcomes.deviation(key) > 0 for outcomes, key in of)


def spendings(outcomes: Outcomes, side: str, question: Question) -> list[str]:
    """What one's own side spends, with the average amounts; whose it is where the question does not name them."""
    catalogue, said = question.catalogue, dict[str, list[str]]()
    asked = str(question.rulebook.roles.asked_of(question.decision))
    for key in outcomes.counted:
        if key.startswith(f"spent/{side}/"):
            name, much = count_name(key, question), amount(outcomes.mean(key))
            what, who = name.args.get("what", name), name.args.get("who")
            sampled = outcomes.samples and outcomes.deviation(key) > 0 and not much.startswith(BELOW)
            much = catalogue.say_id("odds-about", n=much) if sampled else much
            spent = catalogue.say(amount_of(what, much, catalogue))
            whose = "" if who is None else catalogue.name(who)
            known = asked in Count.of(key).what.split("/") or whose.casefold() in question.text.casefold()
            said.setdefault("" if known else whose, []).append(spent)
    own = said.pop("", [])
    return [*own, *(catalogue.say_id("odds-spent-by", spent=spent, who=whose) for whose, spent in said.items())]


def amount_of(what: Sayable, much: str, catalogue: Catalogue) -> Message:
    """An amount of something with its unit, if the rulebook has words for that (`-much` behind the id of its name)."""
    if isinstance(what, Message) and catalogue.knows(f"{what.id}-much"):
        return Message(f"{what.id}-much", {**what.args, "n": 1 if much == "1" else much})
    return Message("odds-much" if much.isdecimal() else "odds-much-about", {"what": what, "n": much})


def marks(outcomes: Outcomes) -> str:
    """The mark of a row that stops before something unknown."""
    return HIDDEN if outcomes.veiled else ""


def notes(odds: Odds, catalogue: Catalogue, rulebook: Rulebook[Any]) -> Iterator[str]:
    """The notes that a reader of the table needs."""
    return (catalogue.say(note) for note in notes_of(odds, rulebook))


def notes_of(odds: Odds, rulebook: Rulebook[Any]) -> Iterator[Message]:
    """The same as messages."""
    outcomes = [option.outcomes for option in odds.options]
    if any(next_check(option, odds.side) for option in odds.options):
        yield Message("odds-next-check")
        if any(option.check is None for option in odds.options):
            yield Message("odds-not-found", {"mark": NOT_FOUND})
    columns = shown_columns(odds)
    if columns != ["success"]:
        players = [policy_name(one, rulebook) for one in sorted(set(odds.policies.values()))]
        there: dict[str, Sayable] = {name: "yes" if name in columns else "no" for name in ("success", "spent")}
        yield Message("odds-policies", {"policies": players, **there})
    if estimated(odds, columns):
        yield sampling(odds, columns)
    falls = [name for name, (kind, _) in MEASURES.items() if kind == "down" and name in columns]
    if any(down(starts(name, one, odds.side), one).startswith(BELOW) for one in outcomes for name in falls):
        yield Message("odds-below", {"sign": BELOW})
    if any(varies(name, one, odds.side) for one in outcomes for name in MEASURES if name in columns):
        yield Message("odds-deviation", {"sign": DEVIATION})
    if any(one.uncounted for one in outcomes):
        yield Message("odds-cut", {"part": percent(float(max(one.uncounted for one in outcomes)))})
    if any(one.veiled for one in outcomes):
        yield Message("odds-veiled", {"mark": HIDDEN})
    if odds.left_out:
        yield Message("odds-left-out", {"count": odds.left_out})
    yield from odds.supposed


def sampling(odds: Odds, columns: Sequence[str]) -> Message:
    """How many samples there are, and how far off a percentage may be, if one of them is shown."""
    sampled = [option.outcomes for option in odds.options if option.outcomes.samples]
    counts = [one.samples for one in sampled]
    least = "yes" if min(counts) < max(counts) else "no"
    facts: dict[str, Sayable] = {"mark": SAMPLED, "samples": min(counts), "least": least}
    if not any(kind == "down" and name in columns for name, (kind, _) in MEASURES.items()):
        return Message("odds-sampled-amounts", facts)
    error = max(percentage_error(one, odds.side) for one in sampled)
    return Message("odds-sampled", {**facts, "points": max(1, ceil(100 * error))})
