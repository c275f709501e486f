"""A machine player that uses the book's means sensibly: position, range, cover, resources, repair, retreat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from hantei.core.decision import Amount, Answer, Choice, Decision, Route, Words
from hantei.core.glance import looking

from ..content.effects import Guard, Modify, Shift
from ..content.records import Assault, Skill
from ..rules.attack import defence_tally
from ..rules.checks import add_check_modifiers
from ..rules.chosen_targets import aim_with, met
from ..rules.costs import cost_of
from ..rules.damage import real_damage, taken_as
from ..rules.dealing import share_of, takers
from ..rules.figures import figure, record
from ..rules.grid import able, cell, distance, fallen, ground, place
from ..rules.hindering import hostile
from ..rules.in_reach import ends
from ..rules.move_kinds import Kind, budget
from ..rules.paths import read
from ..rules.shapes import cells, parse_target
from ..rules.square_sets import numbering, together
from ..rules.usable import path_of, record_of
from ..state import Fight
from .blows import Blow
from .covering import cover
from .errands import errand
from .exposing import stands
from .finishing import finishing
from .handing import hand_over, receiver
from .helping import burns, helps, safe, service, worth_of
from .hurrying import haste, hurry, rises, run, spares_charge_shot
from .tactics import View, view_of
from .waiting import better_late
from .ways import FAR, escapes

if TYPE_CHECKING:
    from random import Random


@looking
def heuristic(c: Fight, decision: Decision, rng: Random) -> Answer:
    """Answer any decision of this rulebook; without an opinion give any legal answer; draw lots between equals."""
    if isinstance(decision, Route):
        return charge(c, decision) if decision.kind == "charge_path" else route(c, decision, rng)
    if isinstance(decision, Amount):
        return decision.high
    if isinstance(decision, Words):
        return decision.suggestions[0]
    if not isinstance(decision, Choice) or decision.kind == "tie":
        return decision.sample(rng)
    think = THOUGHTS.get(decision.kind)
    answer = think(c, decision) if think else ""
    if answer in decision.options:
        return answer
    return next((usual for usual in USUAL if usual in decision.options), decision.options[0])


USUAL = ("act", "done", "defend", "hinder", "enemies", "friends", "pass", "no_skill", "allow", "stay", "fall", "walk")


SWAP = 150
"""The advantage in worth at which a machine changes weapons."""

MORE = "weapon:>"
"""Begins the options that take a weapon in hand and put none away."""


def actor(decision: Decision) -> str:
    """Whom the question is about."""
    return str(decision.about["who"])


def prepare(c: Fight, decision: Choice) -> str:
    """Ready every weapon; hand over those with which a comrade does far more."""
    ready = next((option for option in decision.options if option.startswith("ready:")), "")
    return ready or hand_over(c, decision) or "done"


def turn(c: Fight, decision: Choice) -> str:
    """Wait where that is better than to act before the enemy."""
    return "wait" if better_late(c, actor(decision)) else "act"


# Moving


def move(c: Fight, decision: Choice) -> str:
    """Take whatever leads to the best square: stay, move, use an assault or a skill; make a full move if no blow is
    near.
    """
    who = actor(decision)
    free = at_once(c, decision)
    if free:
        return free
    goals = errand(c, who)
    view = view_of(c, who)
    if goals:
        return hurry(c, view, decision, goals)
    for option in decision.options:
        if option.startswith("recover:panic"):
            return option
    best = (view.stand(view.here, c.moved), "pass")
    for option in decision.options:
        found = max(outcomes(c, view, option), default=-FAR * FAR)
        if found > best[0]:
            best = (found, option)
    return best[1]


def outcomes(c: Fight, view: View, option: str) -> list[int]:
    """Return the worth of the squares to which an option of the move action leads."""
    how, _, name = option.partition(":")
    who = view.who
    if how == "move":
        kind: Kind = "full" if name == "full" else "disengage" if name == "disengage" else "combat"
        points = budget(kind, figure(c, who, "movement"))
        if kind != "combat" and not view.gates and view.best(view.here, c.moved)[0]:
            return []
        return [worth - 20 for worth in stands(c, view, ends(c, who, kind, points), True, kind != "combat").values()]
    if how not in ("assault", "skill", "item"):
        return []
    price = view.en_price * cost_of(c, who, path_of(option)).en
    if how == "assault":
        return [worth - price for worth in assault(c, view, name)]
    entry = record_of(c, option)
    shifts = [effect for effect in entry.effects if isinstance(effect, Shift) and effect.do == "move"]
    return [
        worth - price
        for effect in shifts
        for worth in view.stands(ends(c, who, "combat", effect.squares), not effect.keeps_charge_shot).values()
    ]


def assault(c: Fight, view: View, name: str) -> list[int]:
    """What an assault is worth: where it leads, and its damage there (SK-DATA.7)."""
    entry = c.records.assaults[name]
    there = run(c, view.who, name) if entry.squares else 0
    lift = 80 if rises(c, view.who, entry) else 0
    blast = Blast(c, view, entry)
    stays = view.stand(view.here, c.moved) + lift + blast.at(view.here)
    worth = view.stands(there, not entry.keeps_charge_shot)
    return [stays, *(value + lift + blast.at(at) for at, value in worth.items())]


class Blast:
    """The damage of an assault, for whoever uses it from one square or another; nobody defends against it."""

    def __init__(self, c: Fight, view: View, entry: Assault) -> None:
        target = parse_target(entry.target)
        self.number, self.wide = view.chart.number, bool(target.x)
        foes = view.foes.items() if entry.damage is not None else ()
        sights = [(view.chart.sights(c, spot, entry.range + target.x), name) for name, spot in foes]
        self.hurt = [(clear | partial, burns(view, entry, name)) for (clear, partial), name in sights]
        self.own = [] if self.wide or not self.hurt else [*spared(c, view, entry)]

    def at(self, square: tuple[int, int]) -> int:
        """The damage from a square; a single blow falls on a friend where no enemy is met."""
        if not self.hurt:
            return 0
        n = self.number[square]
        hurt = [harm for met, harm in self.hurt if met >> n & 1]
        if self.wide:
            return sum(hurt)
        return max(hurt or [harm for met, harm in self.own if met >> n & 1], default=0)


def spared(c: Fight, view: View, entry: Assault) -> Iterator[tuple[int, int]]:
    """The squares from which an assault meets a friend, and what that costs; the fallen have nothing to lose."""
    for name, spot in view.mates.items():
        if name != view.who:
            clear, partial = view.chart.sights(c, spot, entry.range)
            yield clear | partial, 0 if fallen(c.fighters[name]) else burns(view, entry, name)


def route(c: Fight, decision: Route, rng: Random) -> str:
    """Go to the square worth most, by lot among equals; on an errand, to the one with the shortest way left."""
    who = actor(decision)
    if not decision.ends:
        return ""
    view = view_of(c, who)
    goals = errand(c, who)
    kind, points = str(decision.about["kind"]), int(str(decision.about["points"]))
    over = kind in ("full", "disengage")
    moved = kind != "combat" or points == figure(c, who, "movement") or not spares_charge_shot(c, who, points)
    if goals:
        return min(decision.ends, key=lambda end: (haste(view, cell(end), goals, over, moved), view.danger(cell(end))))
    entries = [c.records.assaults[name] for name in c.sheet(who).assaults]
    used = next(
        (one for one in entries if one.squares == points and all(getattr(view.me, state) for state in one.grants)), None
    )
    sheet = numbering(ground(c))
    ends = {end: sheet.called[end] for end in decision.ends}
    values = stands(c, view, sheet.of(ends.values()), moved, over)

    blast = Blast(c, view, used) if used is not None and not over else None

    def worth(end: str) -> int:
        extra = blast.at(ends[end]) if blast is not None else 0
        return values[ends[end]] + extra - len(decision.ends[end])

    found = {end: worth(end) for end in decision.ends}
    most = max(found.values())
    return rng.choice([end for end, value in found.items() if value == most])


def charge(c: Fight, decision: Route) -> str:
    """Charge through the squares where most enemies are met, and fewest friends who cannot be left out (SK-11.31), or
    where something that is no attack does most.
    """
    view = view_of(c, actor(decision))
    path = str(decision.about.get("path", ""))
    entry = record(c, path) if path else None
    blow = attack_of(view, decision)
    people = {**view.field.prey, **view.mates}

    def good(name: str) -> int:
        if entry is not None:
            return service(c, view, entry, name)
        return view.rate(blow, name, "clear") if blow is not None and name in view.field.prey else 0

    def worth(end: str) -> int:
        entered = read(decision.ends[end]) or []
        there = [name for name, at in people.items() if at in entered and name != view.who]
        squares = together(view.chart.number[at] for at in entered)
        toll = 0 if blow is None or blow.target.select else view.toll(blow, view.chart.number[view.here], squares)
        return sum(good(name) for name in there) - toll - view.danger(cell(end))

    return max(decision.ends, key=worth, default="")


# Actions


def at_once(c: Fight, decision: Choice) -> str:
    """Take auto actions: ready weapons, give free help, leave."""
    who = actor(decision)
    view = view_of(c, who)
    for option in decision.options:
        if option.startswith("ready:") or (option == "leave" and leaves(c, who)):
            return option
        aid = option.startswith(("skill:", "item:"))
        if aid and record_of(c, option).timing == "auto" and worth_of(c, view, option) > 0:
            return option
    return ""


def leaves(c: Fight, who: str) -> bool:
    """Whether a goal of its side asks it to get away."""
    side = c.fighters[who].side
    return any(goal.kind == "escape" and goal.side == side and goal.unit in ("", who) for goal in c.scene.goals)


def way_out(c: Fight, decision: Choice) -> str:
    """Leave if a goal asks for it; otherwise fight on."""
    return "leave" if leaves(c, actor(decision)) else "stay"


def minor(c: Fight, decision: Choice) -> str:
    """Recover from what hurts, change weapons if that does more at once, use what helps, or take one more weapon."""
    free = at_once(c, decision)
    if free:
        return free
    for wish in ("recover:stall", "recover:pressure", "recover:seal"):
        for option in decision.options:
            if option.startswith(wish):
                return option
    view = view_of(c, actor(decision))
    most, swap = max(((swapped(view, option), option) for option in decision.options), default=(0, ""))
    if most > SWAP:
        return swap
    use = process(c, decision)
    return use if use != "pass" else one_more(view, decision)


def one_more(view: View, decision: Choice) -> str:
    """Take one more weapon in hand if it does more than those there from any square; it costs only this action."""
    more = [(view.widened(option.removeprefix(MORE)), option) for option in decision.options if option.startswith(MORE)]
    most, option = max(more, default=(0, "pass"))
    return option if most > 0 else "pass"


def swapped(view: View, option: str) -> int:
    """Return what a change of weapons does for the next blow."""
    how, _, what = option.partition(":")
    old, _, new = what.partition(">")
    return view.rearmed(old, new) if how == "weapon" and new else 0


def major(c: Fight, decision: Choice) -> str:
    """Strike the best blow, with a skill if that improves it; or help, if that is worth more; where there is neither,
    finish off the fallen.
    """
    free = at_once(c, decision)
    if free:
        return free
    view = view_of(c, actor(decision))
    worth, blow = view.best_of(view.here, c.moved, decision.options)
    best, answer = max(((worth_of(c, view, option), option) for option in decision.options), default=(0, "pass"))
    if blow is not None and worth >= best:
        return blow.option
    return answer if best > 0 else finishing(c, view, decision.options) or "pass"


def process(c: Fight, decision: Choice) -> str:
    """Use the skill or item worth most, if any is worth its cost."""
    view = view_of(c, actor(decision))
    best, answer = max(((worth_of(c, view, option), option) for option in decision.options), default=(0, "pass"))
    return answer if best > 0 else "pass"


# Aiming


def on_whom(c: Fight, decision: Choice) -> str:
    """Choose whoever it serves most; if nobody, the fallen, then the most hurt, among enemies the weakest."""
    view, path = view_of(c, actor(decision)), str(decision.about.get("path", ""))
    if path:
        served = {name: service(c, view, record(c, path), name) for name in decision.options}
        best = max(decision.options, key=lambda name: served[name])
        if served[best] > 0:
            return best
    mine = [name for name in decision.options if name in view.mates]
    fallen_ = [name for name in mine if c.fighters[name].incapacitated or c.fighters[name].shot_down]
    if any(name in view.foes for name in decision.options) and not fallen_ and c.spent[-1:] == ["move"]:
        return min((name for name in decision.options if name in view.foes), key=lambda name: view.guess(name, "hp"))
    pool = fallen_ or mine or list(decision.options)
    return min(pool, key=lambda name: c.fighters[name].hp - c.sheet(name).hp)


def aim(c: Fight, decision: Choice) -> str:
    """The target, centre or direction that is worth most."""
    view = view_of(c, actor(decision))
    blow = attack_of(view, decision)
    if blow is not None:
        aims = view.aims(blow, view.here, fine=True)
        return max((way for way in decision.options), key=lambda way: aims.get(way, -1))
    return helpful(c, view, decision) if decision.about.get("path") else ""


def attack_of(view: View, decision: Decision) -> Blow | None:
    """The blow that is being aimed."""
    weapon, skill = str(decision.about.get("weapon", "")), str(decision.about.get("skill", ""))
    option = f"skill:{skill}" if skill else f"attack:{weapon}"
    return next((blow for blow in view.blows if (blow.option, blow.weapon) == (option, weapon)), None)


def helpful(c: Fight, view: View, decision: Choice) -> str:
    """Choose the centre or direction where something that is no attack does most; among equal centres the one nearest
    to the enemy.
    """
    path = str(decision.about["path"])
    entry, how, centred = record(c, path), aim_with(c, view.who, path), decision.kind == "centre"

    def worth(way: str) -> tuple[int, int]:
        spot = cell(way) if centred else view.here
        there = met(c, how, cells(c, how.target, spot, "N" if centred else way), spot)
        away = sum(distance(c, spot, at) for at in view.foes.values())
        return sum(service(c, view, entry, name) for name in there), -away

    return max(decision.options, key=worth)


def weapon(c: Fight, decision: Choice) -> str:
    """The weapon with which a skill does most."""
    view = view_of(c, actor(decision))
    option = f"skill:{decision.about['skill']}"
    arms = {
        blow.weapon: max(view.aims(blow, view.here).values(), default=0) for blow in view.blows if blow.option == option
    }
    return max(decision.options, key=lambda name: arms.get(name, -1))


def include(c: Fight, decision: Choice) -> str:
    """Spare friends."""
    user = c.strike.attacker if c.attack else c.current
    return "spare" if user in c.fighters and not hostile(c, user, actor(decision)) else "take"


def selection(c: Fight, decision: Choice) -> str:
    """Friends for what helps them; else the enemies, and where there are none each by itself, to spare one's own."""
    path = str(decision.about.get("path", ""))
    if path:
        view, entry = view_of(c, actor(decision)), record(c, path)
        there = [str(name) for name in decision.about["targets"]]  # type: ignore[union-attr]
        useful = any(service(c, view, entry, name) > 0 for name in there if name in view.mates)
        if useful or ("friends" in decision.options and helps(entry)):
            return "friends"
    return "enemies" if "enemies" in decision.options else "each"


def push_to(c: Fight, decision: Choice) -> str:
    """Away from one's own side."""
    foe = actor(decision)
    others = [place(c, name) for name in c.fighters if able(c, name) and hostile(c, foe, name)]
    far = escapes(c)
    return max(
        decision.options,
        key=lambda end: (
            sum(distance(c, cell(end), at) for at in others)
            + 4 * min((distance(c, cell(end), at) for at in far), default=0)
        ),
    )


# At the steps of an attack


def boost(c: Fight, decision: Choice) -> str:
    """A skill at a step of an attack, where it can change something and EN lasts."""
    who, other = actor(decision), str(decision.about.get("target", ""))
    hook = decision.about["hook"]
    view = view_of(c, who)
    for name in decision.options[1:]:
        skill = c.records.skills[name]
        left = view.me.en - cost_of(c, who, f"skills/{name}").en
        blessed = skill.category == "blessing"
        if hook == "damage_taken" and matters(c, view, skill, other or who):
            return name
        if hook == "defence_check" and left >= 0 and in_the_balance(c, other or who):
            return name
        if hook in ("hit_check", "damage_roll") and left >= (0 if blessed else 2) and tells(c, str(hook)):
            return name
    return "no_skill"


def tells(c: Fight, hook: str) -> bool:
    """Whether more to hit or more damage can change anything: the fallen are hit in any case (SK-14.7)."""
    if hook == "hit_check":
        return any(able(c, name) for name in c.strike.targets)
    return not all(safe(c, name) for name in takers(c))


def matters(c: Fight, view: View, skill: Skill, name: str) -> bool:
    """Return whether a guard against this damage is worth its cost: what others have left of it is heavy or would
    fell.
    """
    if name not in view.mates or safe(c, name):
        return False
    attribute = taken_as(c, name, c.strike.attribute)
    real = real_damage(c, name, c.strike.damage, attribute, share_of(c, name)).value
    deadly = real >= c.fighters[name].hp
    for effect in skill.effects:
        if isinstance(effect, Guard) and effect.attribute in (None, attribute):
            if effect.do == "zero":
                return deadly or real >= 15
            return (attribute != "piercing" or effect.do == "nullify") and real >= 6
        if isinstance(effect, Modify):
            return attribute != "piercing" and real >= 4
    return False


def in_the_balance(c: Fight, name: str) -> bool:
    """Return whether a small bonus to the defence can decide, as far as the attack's total shows."""
    tally = defence_tally(c, name)
    add_check_modifiers(c, name, tally, reaction=True)
    return not c.strike.hit_critical and 4 <= c.strike.hit_total - tally.value <= 13


def fall(c: Fight, decision: Choice) -> str:
    """Stand up again wherever a skill allows it."""
    return next((option for option in decision.options if option != "fall"), "fall")


THOUGHTS: dict[str, Callable[[Fight, Choice], str]] = {
    "prepare": prepare,
    "give_to": receiver,
    "turn": turn,
    "move": move,
    "leave": way_out,
    "minor": minor,
    "major": major,
    "process": process,
    "target": aim,
    "centre": aim,
    "direction": aim,
    "weapon": weapon,
    "selection": selection,
    "include": include,
    "on_whom": on_whom,
    "push_to": push_to,
    "boost": boost,
    "cover": cover,
    "fall": fall,
}
