"""Chapter 19: range and targets: who can be reached, how many, and who is left out or counted in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table

from ..state import Fight
from .beats import beat
from .hiding import attackable, needs_search
from .people import allies, enemies, factions_against, hostile, participants, present
from .things import Thing, bodies, under_way


def reaches(c: Fight, who: str, target: str, distance: int) -> bool:
    """WA-19.7: range 1 covers the battlefield; WA-21.9, WA-21.13: in a sniping battle enemies need its range, friends
    do not."""
    apart = c.sniping and hostile(c, c.fighters[who].faction, c.fighters[target].faction)
    return not apart or distance >= c.sniping


def barred_by(c: Fight, who: str, used: Thing, target: str) -> str:
    """The clause by which something cannot be used on somebody, "" where it can.

    WA-19.6: on every participant, but no attack on oneself; WA-21.9, WA-21.13: range; WA-06.31: who has been looked for
    in vain.
    """
    return barred_at(c, who, target, bool(used.attack), used.range, used.area)


def barred_at(c: Fight, who: str, target: str, attack: bool, distance: int, area: bool) -> str:
    """The same of whatever has this range; `area`: whether it reaches several at once."""
    if not present(c, target) or (attack and target == who):
        return "WA-19.6"
    if not reaches(c, who, target, distance):
        return "WA-21.13" if c.sniping > 2 else "WA-21.9"
    if attack and not attackable(c, who, target, area):
        return "WA-06.31"
    return ""


def in_reach(c: Fight, who: str, used: Thing) -> list[str]:
    """Everybody on whom something can be used."""
    return list(reached(c, who, used))


def reached(c: Fight, who: str, used: Thing) -> Iterator[str]:
    """The same, one after the other."""
    if used.target == "self":
        return iter((who,))
    attack, distance, area = bool(used.attack), used.range, used.area
    return (name for name in participants(c) if not barred_at(c, who, name, attack, distance, area))


def side(c: Fight, who: str, used: Thing) -> list[str]:
    """WA-19.11: whom "all enemies" or "all allies" means, before anybody is left out or counted in.

    By ruling the user is none of its allies.
    """
    everybody = enemies(c, who) if used.target == "all_enemies" else allies(c, who)
    if c.rulings["allies_include_user"] == "others_only":
        everybody = [name for name in everybody if name != who]
    return [name for name in in_reach(c, who, used) if name in everybody]


def others(c: Fight, who: str, used: Thing) -> list[str]:
    """WA-19.12: whom the user may count as friend or foe, at its pleasure; as a foe not itself."""
    return list(counted_in(c, who, used))


def counted_in(c: Fight, who: str, used: Thing) -> Iterator[str]:
    """The same, one after the other."""
    alone = used.target == "all_enemies" or c.rulings["allies_include_user"] == "others_only"
    return (name for name in reached(c, who, used) if not (alone and name == who))


def possible(c: Fight, who: str, used: Thing) -> list[str]:
    """Everybody whom a use could reach, by whatever way it chooses."""
    return others(c, who, used) if used.target.startswith("all") else in_reach(c, who, used)


def any_possible(c: Fight, who: str, used: Thing) -> bool:
    """Whether there is anybody whom a use could reach."""
    people = counted_in(c, who, used) if used.target.startswith("all") else reached(c, who, used)
    return next(people, None) is not None


def any_foe(c: Fight, who: str, used: Thing) -> bool:
    """Whether there is anybody hostile whom a use could reach."""
    attack, distance, area = bool(used.attack), used.range, used.area
    foes = enemies(c, who) if used.target != "self" else []
    return any(not barred_at(c, who, foe, attack, distance, area) for foe in foes)


def foes_among(c: Fight, who: str, people: Sequence[str]) -> list[str]:
    """WA-04.3: who of some people is hostile to somebody."""
    against = factions_against(c, c.fighters[who].faction)
    return [name for name in people if c.fighters[name].faction in against]


def in_view(c: Fight, who: str, used: Thing) -> list[str]:
    """Everybody on whom something can be used, in the order in which they are offered: foes first for what harms."""
    people = in_reach(c, who, used)
    foes = foes_among(c, who, people) if used.harms else []
    return [*foes, *(name for name in people if name not in foes)]


# Choosing


@beat("aim", "WA-19.6", "WA-19.10", "WA-19.11")
def aim(c: Fight, table: Table) -> None:
    """Targets are chosen: oneself, bodies one by one, or a side as a whole."""
    action, used = c.use, under_way(c)
    if used.target == "self":
        action.targets = [action.who]
    elif used.target == "bodies":
        then(c, ("aim_at",))
    else:
        action.targets = side(c, action.who, used)
        then(c, ("sort_out",))


@beat("aim_at", "WA-19.10", "WA-06.26")
def aim_at(c: Fight, table: Table) -> None:
    """One more target: up to the number of bodies, all different; fewer are allowed, but at least one."""
    action, used = c.use, under_way(c)
    most = bodies(c, action.who, used, action.magnified)
    left = [name for name in in_view(c, action.who, used) if name not in action.targets]
    about: dict[str, Fact] = {"who": action.who, "thing": thing(c), "n": len(action.targets) + 1, "of": most}
    options = [*left, *(["enough"] if action.targets else [])]
    if not options:  # the only one whom it could reach has left
        return

    def judge(answer: str) -> str:
        if answer in c.fighters and answer not in action.targets:
            return barred_by(c, action.who, used, answer)
        return "WA-19.10"

    answer = table.choose(Choice(c.fighters[action.who].seat, "target", "WA-19.10", options, about, judge))
    if answer == "enough":
        return
    action.targets.append(answer)
    if len(action.targets) < most:
        then(c, ("aim_at",))


@beat("sort_out", "WA-19.11", "WA-19.12")
def sort_out(c: Fight, table: Table) -> None:
    """Anybody may be left out of a side, and the user decides who is friend or foe; at least one remains."""
    action, used = c.use, under_way(c)
    more = [name for name in others(c, action.who, used) if name not in action.targets]
    leave = action.targets if len(action.targets) > 1 else []
    options = [f"leave:{name}" for name in leave] + [f"add:{name}" for name in more]
    if action.targets:
        options.insert(0, "done")
    if not options:
        return
    about: dict[str, Fact] = {"who": action.who, "thing": thing(c), "targets": list(action.targets)}

    def judge(answer: str) -> str:
        name = answer.partition(":")[2]
        return barred_by(c, action.who, used, name) if name in c.fighters else "WA-19.11"

    answer = table.choose(Choice(c.fighters[action.who].seat, "side", "WA-19.11", options, about, judge))
    verb, _, name = answer.partition(":")
    if verb == "leave":
        action.targets.remove(name)
    elif verb == "add":
        action.targets.append(name)
    if verb != "done":
        then(c, ("sort_out",))


def thing(c: Fight) -> str:
    """What is being used, as options name it."""
    return f"{c.use.means}:{c.use.name}"


@beat("searches", "WA-06.28", "WA-06.33")
def searches(c: Fight, table: Table) -> None:
    """Every hidden target of an attack is searched for separately."""
    action, used = c.use, under_way(c)
    if used.attack:
        then(c, *(("search", name) for name in action.targets if needs_search(c, action.who, name, used.area)))
