"""What is told in one line with what it leads to: an attack with its check, a reaction with what it comes to, a blow
with the HP it costs."""

from collections.abc import Mapping, Sequence

from hantei.core.message import Join

ATTACKS = ("sk-log-attack", "sk-log-attack-paid", "sk-log-attack-paid-hidden")
CHECKS = ("", "-critical", "-fumble")
DECISIONS = ("hit", "hit-critical", "missed", "missed-equal", "missed-critical")
HEALED = ("", "-hidden")
MANY = ("", "-many")
LOSSES = ("", "-hidden", "-last")


def checked(attack: str) -> Sequence[Join]:
    """An attack with its hit check."""
    return [Join(f"sk-log-check{one}", f"{attack}-check{one}") for one in CHECKS]


def lost(said: str) -> Sequence[Join]:
    """What costs HP, with the HP lost."""
    return [Join(f"sk-log-hp{one}", f"{said}{one}") for one in LOSSES]


def in_force(use: str) -> Join:
    """What somebody uses, with what it changes for themselves."""
    return Join("sk-log-in_force-changes", f"{use}-in_force")


def gains(use: str) -> Sequence[Join]:
    """What somebody uses, with what it brings them at once besides HP and EN."""
    return (in_force(use), Join("sk-log-turn_state-unacted", f"{use}-unacted"))


def others(record: str) -> Sequence[Join]:
    """What somebody uses (the argument `record`), with what it brings others at once or for a time."""
    healed = [Join(f"sk-log-healed{how}", "sk-log-healed-joined" + how, "who", "by", late=True) for how in HEALED]
    return [
        *healed,
        *(
            Join(f"sk-log-in_force-shared{many}", "sk-log-shared", record, "name", late=True, oneself="sk-self")
            for many in MANY
        ),
    ]


def on_one(how: str) -> Sequence[Join]:
    """A skill used on one other (`how`: "-hidden" where figures are), with what it brings that one."""
    brings = {f"healed{how}": f"healed{how}", "in_force-shared": "in_force"}
    if not how:
        brings |= {"recovered-affected": "recovered", "revived": "revived"}
    return [Join(f"sk-log-{one}", f"sk-log-used-on-{said}", "target", "who", late=True) for one, said in brings.items()]


ALSO = Join("sk-log-healed", "sk-log-healed-joined-also", "by", "by", late=True)
"""What heals several, with what the next of them regains."""


JOINS: Mapping[str, Sequence[Join]] = {
    **{one: checked(one) for one in ATTACKS},
    **{
        f"sk-log-check{how}": [
            *(Join(f"sk-log-decision-{one}", f"sk-log-check{how}-{one}") for one in DECISIONS),
            Join("sk-log-revived", "sk-log-check-revived", mine="", its="", late=True),
        ]
        for how in CHECKS[:2]
    },
    "sk-log-check-fumble": [Join(f"sk-log-decision-{one}", f"sk-log-check-fumble-{one}") for one in DECISIONS],
    **{
        f"sk-log-weapon_changed{how}": [Join("sk-log-readied", f"sk-log-weapon_changed{how}-readied", "new", "weapon")]
        for how in ("", "-on")
    },
    "sk-log-real_damage-spared": lost("sk-log-hp-spared"),
    "sk-log-corrosion": lost("sk-log-hp-corrosion"),
    "sk-log-hp": (Join("sk-log-incapacitated", "sk-log-hp-fell"),),
    "sk-log-hp-last": (Join("sk-log-incapacitated", "sk-log-hp-fell"),),
    "sk-log-hp-spared": (Join("sk-log-incapacitated", "sk-log-hp-spared-fell"),),
    "sk-log-hp-spared-last": (Join("sk-log-incapacitated", "sk-log-hp-spared-fell"),),
    "sk-log-skill": (
        Join("sk-log-healed", "sk-log-skill-healed"),
        *lost("sk-log-skill-hp")[:2],
        in_force("sk-log-skill"),
        *others("skill"),
    ),
    "sk-log-skill-hp": [in_force("sk-log-skill-hp")],
    "sk-log-item": (
        Join("sk-log-healed", "sk-log-item-healed"),
        Join("sk-log-recovered-affected", "sk-log-item-recovered"),
        in_force("sk-log-item"),
        *others("item"),
    ),
    "sk-log-item-on": [
        *(Join(f"sk-log-healed{how}", f"sk-log-item-on-healed{how}", "targets", late=True) for how in HEALED),
        Join("sk-log-revived", "sk-log-item-on-revived", "targets", late=True),
        *others("item"),
    ],
    "sk-log-used-skills-on": on_one(""),
    "sk-log-used-skills-on-hidden": on_one("-hidden"),
    "sk-log-used-on-recovered": [Join("sk-log-recovered-affected", "sk-log-used-on-recovered-also", late=True)],
    **dict.fromkeys(("sk-log-used-skills-healed", "sk-log-healed-joined", "sk-log-healed-joined-also"), (ALSO,)),
    "sk-log-real_damage-full": [Join("sk-log-shot_down", "sk-log-real_damage-full-shot_down")],
    "sk-log-real_damage-twice": lost("sk-log-hp-twice"),
    **{f"sk-log-hp-twice{how}": [Join("sk-log-incapacitated", "sk-log-hp-twice-fell")] for how in ("", "-last")},
    "sk-log-used-skills": (
        *gains("sk-log-used-skills"),
        Join("sk-log-healed", "sk-log-used-skills-healed"),
        Join("sk-log-revived", "sk-log-used-skills-revived"),
        *others("path"),
    ),
    "sk-log-used-skills-hidden": (
        *gains("sk-log-used-skills-hidden"),
        Join("sk-log-healed-hidden", "sk-log-used-skills-hidden-healed"),
        *others("path"),
    ),
    "sk-log-hp-corrosion": (Join("sk-log-incapacitated", "sk-log-hp-corrosion-fell"),),
    "sk-log-hp-corrosion-last": (Join("sk-log-incapacitated", "sk-log-hp-corrosion-fell"),),
}
"""Pairs of messages by the id of the first."""
