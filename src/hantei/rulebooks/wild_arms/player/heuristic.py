"""A machine player that plays sensibly: possessions, cover, what it uses and when, cures, supplies, retreat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from hantei.core.decision import Amount, Answer, Choice, Decision
from hantei.core.glance import looking

from ..rules.acting import able, incapacitated
from ..rules.actions import WILL, WILL_TARGET
from ..rules.after_battle import FIRST_AID
from ..rules.break_guard import uses_left
from ..rules.escaping import obstructable
from ..rules.in_force import record_of
from ..rules.initiative import TACTICS
from ..rules.modifiers import pool_of
from ..rules.people import allies, enemies, members
from ..rules.statuses import clearable
from ..rules.tasks import helpers, rivals
from ..rules.things import least_cost, thing_of, under_way
from ..state import Fight
from . import possessions
from .arming import better_arm
from .chances import leads, makes, makes_together, mean
from .goals import errands, leaves, task_worth
from .helping import Aid, aid, help_worth, reload_worth
from .prospects import NO_PLAN, Plan, best, harm_worth, own_worth, planned, weapons_for
from .sharpening import sharpens
from .waiting import lets_others_first

if TYPE_CHECKING:
    from random import Random

ENABLING = 8
"""The worth at which a minor action comes before the major one."""


@looking
def heuristic(c: Fight, decision: Decision, rng: Random) -> Answer:
    """Answer any decision of this rulebook; without an opinion give the usual answer."""
    if isinstance(decision, Amount):
        return max(decision.low, min(decision.high, int(decision.about.get("usual", 0))))  # type: ignore[arg-type]
    if not isinstance(decision, Choice):
        return decision.sample(rng)
    think = THOUGHTS.get(decision.kind)
    answer = think(c, decision) if think else str(decision.about.get("usual", ""))
    if answer in decision.options:
        return answer
    return next((usual for usual in USUAL if usual in decision.options), decision.options[0])


USUAL = ("none", "go_on", "enough", "done", "yes", "as_listed", "stays", "agree", "pass", "end")


def actor(decision: Decision) -> str:
    """Whom the question is about."""
    return str(decision.about["who"])


# Phases


def set_up(c: Fight, decision: Choice) -> str:
    """Take a better ARM if that brings more, else use a set-up skill that is worth it, else do nothing. Where somebody
    has an errand the skill comes first, since there it counts who acts first.
    """
    who = actor(decision)
    uses = [option for option in decision.options if option.startswith(("art:", "item:"))]
    worth, use = max(((use_worth(c, who, option), option) for option in uses), default=(0, ""))
    more, arm = change_of_arm(c, who, [option for option in decision.options if option.startswith("arm:")])
    if worth >= ENABLING and (worth >= more or errands(c)):
        return use
    return arm or "pass"


def change_of_arm(c: Fight, who: str, options: Sequence[str]) -> tuple[int, str]:
    """Return the better ARM (`better_arm`) against enemies as they will stand when it is used: behind their covers."""
    with possessions.covered(c, enemies(c, who)):
        return better_arm(c, who, options)


def possession(c: Fight, decision: Choice) -> str:
    """The possession worth most."""
    return possessions.worth_most(c, actor(decision), list(decision.options))


def crest(c: Fight, decision: Choice) -> str:
    """The effect worth most."""
    return possessions.crest(c, actor(decision))


def move(c: Fight, decision: Choice) -> str:
    """Keep if one's own side has more to shoot with, else charge."""
    faction = str(decision.about["faction"])
    who = next(one for one in members(c, faction) if not incapacitated(c, one))
    return possessions.move(c, who, list(decision.options))


def representative(c: Fight, decision: Choice) -> str:
    """Whoever is best at tactics."""
    return max(decision.options, key=lambda who: mean(pool_of(c, who, TACTICS)))


# The main process


def act(c: Fight, decision: Choice) -> str:
    """Wait for a comrade who strikes several at once; else help the attack first, then do the best that can be done,
    then use what is left.
    """
    who = actor(decision)
    if "wait" in decision.options and lets_others_first(c, who):
        return "wait"
    ranked = sorted(((act_worth(c, who, option), option) for option in decision.options), reverse=True)
    helps = [(worth, option) for worth, option in ranked if option.startswith("minor:") and worth > 0]
    majors = [(worth, option) for worth, option in ranked if option.startswith("major:") and worth > 0]
    next_major = majors[0][1].removeprefix("major:") if majors else ""
    minors = [(worth, option) for worth, option in helps if comes_first(c, who, option, worth, next_major)]
    for chosen in (minors, majors):
        if chosen:
            return chosen[0][1]
    worth, option = ranked[0]
    return option if worth > 0 else "end"


def comes_first(c: Fight, who: str, option: str, worth: int, next_major: str) -> bool:
    """Whether a minor action of some worth comes before the major one: what sharpens an attack if one is to follow and
    it leaves the FP for it, everything else if it is worth enough.
    """
    name = option.removeprefix("minor:")
    if not name.startswith(("art:", "item:")) or not sharpens(record_of(c, name)):
        return worth >= ENABLING
    if next_major and not possessions.attacks(c, next_major):
        return False
    attack = best(c, who)
    cost = least_cost(c, who, thing_of(c, who, attack.option, attack.arm)) if attack.option else 0
    return least_cost(c, who, thing_of(c, who, name)) + cost <= c.fighters[who].fp


def act_worth(c: Fight, who: str, option: str) -> int:
    """What an act is worth; waiting and ending nothing."""
    slot, _, rest = option.partition(":")
    if slot not in ("minor", "major"):
        return 0
    kind, _, name = rest.partition(":")
    if kind in ("arm", "art", "item"):
        return use_worth(c, who, rest)
    if kind == "task":
        return task(c, who, name)
    think = ACTS.get(kind)
    return think(c, who) if think else 0


def use_worth(c: Fight, who: str, option: str) -> int:
    """What a use is worth, be it an attack or help."""
    if possessions.attacks(c, option):
        return max((planned(c, who, used).worth for used in weapons_for(c, who, option)), default=0)
    return aid(c, who, option).worth


def task(c: Fight, who: str, name: str) -> int:
    """What a task is worth, times how likely it is done: as much again for each who joins, less what they would do
    instead (WA-01.20). A race is won by whoever comes out above all rivals (WA-01.12).
    """
    spec = c.scene.tasks[name]
    worth = task_worth(c, who, name) or sum(aid_of_task(c, one, name) for one in allies(c, who)) - 10
    if spec.kind == "free":
        return worth
    if spec.kind == "race":
        others = [pool_of(c, one, spec.skill) for one in rivals(c, who, spec)]
        return worth * leads(pool_of(c, who, spec.skill), others) // 1000
    joining = helpers(c, who, spec) if spec.kind == "together" else []
    pools = [pool_of(c, one, spec.skill) for one in (who, *joining)]
    return worth * len(pools) * makes_together(pools, spec.target) // 1000 - sum(best(c, one).worth for one in joining)


def aid_of_task(c: Fight, who: str, name: str) -> int:
    """What the effect of a task is worth to one of the side."""
    return help_worth(c, who, c.scene.tasks[name].effect, False, f"task:{name}")


def reload(c: Fight, who: str) -> int:
    """Rounds."""
    return reload_worth(c, who)


def focus(c: Fight, who: str) -> int:
    """A point of FP, where one is missing."""
    return 2 if c.fighters[who].fp < c.sheet(who).fp else 0


def clear_sight(c: Fight, who: str) -> int:
    """To see again."""
    return 15 if clearable(c, who) else 0


def will(c: Fight, who: str) -> int:
    """Take heart if there is nothing better to do."""
    return 8 * makes(pool_of(c, who, WILL), WILL_TARGET) // 1000


def obstruct(c: Fight, who: str) -> int:
    """Hold those whose escape would decide the battle."""
    return 70 if any(leaves(c, one) for one in obstructable(c, who)) else 0


ACTS: dict[str, Callable[[Fight, str], int]] = {
    "reload": reload,
    "focus": focus,
    "clear_sight": clear_sight,
    "will": will,
    "obstruct": obstruct,
}
"""What the acts of everybody are worth."""


# Targets


def this(c: Fight) -> Plan | Aid:
    """The best that can be made of the use under way."""
    action = c.use
    if action.attack:
        return planned(c, action.who, under_way(c))
    return aid(c, action.who, f"{action.means}:{action.name}")


def target(c: Fight, decision: Choice) -> str:
    """The next target at which it does most."""
    chosen = this(c).targets
    found = next((name for name in chosen if name in decision.options), "")
    return found or next((name for name in ("enough", *fallback(c)) if name in decision.options), "")


def fallback(c: Fight) -> list[str]:
    """Name somebody even if nobody is worth it."""
    who = c.use.who
    return [*enemies(c, who), *allies(c, who)] if c.use.attack else [*allies(c, who), *enemies(c, who)]


def side(c: Fight, decision: Choice) -> str:
    """Everybody of the side but those on whom it does harm to one's own cause."""
    action = c.use
    if not action.attack:
        return "done"
    bad = [name for name in action.targets if harm_worth(c, action.who, under_way(c), name) < 0]
    return f"leave:{bad[0]}" if bad and len(bad) < len(action.targets) else "done"


def weapon(c: Fight, decision: Choice) -> str:
    """The weapon with which the attack is worth most."""
    option = str(decision.about["thing"])
    who = actor(decision)
    found = [planned(c, who, used) for used in weapons_for(c, who, option) if used.arm in decision.options]
    return max(found, default=NO_PLAN, key=lambda plan: plan.worth).arm


def magnify(c: Fight, decision: Choice) -> str:
    """Magnify if that reaches somebody more."""
    who = actor(decision)
    return "yes" if len([one for one in enemies(c, who) if able(c, one)]) > 1 else "no"


# Interrupts


def guard(c: Fight, decision: Choice) -> str:
    """Guard with the cover first, then with what an effect gives, then with what is carried."""
    order = ("lean", "effect", "item")
    held = [option for option in decision.options if option != "none"]
    return min(held, key=lambda option: order.index(option.partition(":")[0]), default="none")


def support(c: Fight, decision: Choice) -> str:
    """Help friends who attack or are attacked, hamper foes who do."""
    who, other = actor(decision), str(decision.about["target"])
    if decision.about.get("check") not in ("attack", "reaction", "survival", "cooperative"):
        return "none"
    if other in allies(c, who):
        return "cooperation"
    return "jamming" if other in enemies(c, who) and c.action is not None and at_stake(c, who) else "none"


def at_stake(c: Fight, who: str) -> bool:
    """Whether the attack under way is one's own side's, or aimed at it."""
    friends = allies(c, who)
    return c.use.who in friends or any(name in friends for name in c.use.targets)


def cover(c: Fight, decision: Choice) -> str:
    """Step in for friends who have more to lose."""
    who = actor(decision)
    names = list(decision.about["targets"])  # type: ignore[arg-type]
    friends = [name for name in names if name in allies(c, who)]
    lost = sum(own_worth(c, name) for name in friends if not uses_left(c, name))
    own = 10 if uses_left(c, who) else own_worth(c, who)
    return "cover" if c.use.who not in allies(c, who) and lost > own + 10 else "none"


def overpower(c: Fight, decision: Choice) -> str:
    """Choose the worst harm; the next step follows on it for whoever is dying already (WA-20.10)."""
    return "dying"


def battle_over(c: Fight, decision: Choice) -> str:
    """The battle ends where the conditions say so."""
    return str(decision.about.get("result") or "go_on")


def join(c: Fight, decision: Choice) -> str:
    """Help with a task that matters to the side, if there is nothing better to do."""
    who, name = actor(decision), str(decision.about["task"])
    return "yes" if task_worth(c, who, name) > max(40, best(c, who).worth) else "no"


# Skills, people and things


def obstructed(c: Fight, decision: Choice) -> str:
    """Choose whoever wins the battle by getting away."""
    return next((one for one in decision.options if leaves(c, one)), "")


def best_skill(c: Fight, decision: Choice) -> str:
    """The skill one is best at."""
    return max(decision.options, key=lambda skill: mean(pool_of(c, actor(decision), skill)))


def helper(c: Fight, decision: Choice) -> str:
    """Whoever is best at first aid."""
    people = [one for one in decision.options if one != "none"]
    return max(people, key=lambda one: mean(pool_of(c, one, FIRST_AID)))


THOUGHTS: dict[str, Callable[[Fight, Choice], str]] = {
    "set_up": set_up,
    "possession": possession,
    "crest": crest,
    "move": move,
    "representative": representative,
    "act": act,
    "target": target,
    "side": side,
    "weapon": weapon,
    "magnify": magnify,
    "guard": guard,
    "support": support,
    "cover": cover,
    "overpower": overpower,
    "battle_over": battle_over,
    "join": join,
    "obstructed": obstructed,
    "obstruct_skill": best_skill,
    "flee_skill": best_skill,
    "helper": helper,
}
"""The functions that answer each kind of question."""
