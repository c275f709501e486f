"""What is told in one line with what it leads to: an attack with its check, a reaction with what it comes to, a blow
with the HP it costs."""

from collections.abc import Mapping, Sequence

from hantei.core.message import Join

from .gathers import GATHERS

ATTACKS = ("sk-log-attack", "sk-log-attack-paid", "sk-log-attack-paid-hidden")
CHECKS = ("", "-critical", "-fumble")
DECISIONS = ("hit", "hit-critical", "missed", "missed-equal", "missed-critical")
HEALED = ("", "-hidden")
MANY = ("", "-many")
SIDES = tuple(f"sk-log-came_to-side{many}" for many in MANY)
"""Many of a side who come to as the combat ends."""
LOSSES = ("", "-hidden", "-bare")
PAID = ("", "-paid", "-paid-hidden")
"""Whether an attack has a price, and whether what is left is shown."""
MOVES = ("combat", "full", "charge", "disengage", "disengage-free")
MOVING = ("assault", "used-assaults", "used-assaults-hidden", "used-move", "used-move-charge")
"""What is used and moves its user."""
OTHER_DAMAGE = "sk-log-damage-source-rolled"
"""Damage that is no attack, by what has been used for it."""
STRUCK = ("hp", "hp-hidden", "hp-bare", "hp-spared", "hp-spared-hidden", "hp-spared-bare", "real_damage-none")
"""What a blow costs somebody who does not fall."""


def checked(attack: str) -> Sequence[Join]:
    """An attack with its hit check."""
    return [Join(f"sk-log-check{one}", f"{attack}-check{one}") for one in CHECKS]


def lost(said: str) -> Sequence[Join]:
    """What costs HP, with the HP lost."""
    return [Join(f"sk-log-hp{one}", f"{said}{one}") for one in LOSSES]


def in_force(use: str) -> Join:
    """What somebody uses, with what it changes for themselves."""
    return Join("sk-log-in_force-changes", f"{use}-in_force")


def with_move(use: str) -> Sequence[Join]:
    """What is used, with the state of movement that it brings, and with the move."""
    moved = Join("sk-log-moved-combat", f"sk-log-{use}-moved")
    return [moved, Join("sk-log-state-on", f"sk-log-{use}-state")] if use in MOVING[:3] else [moved]


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
    brings |= {"damage-source-rolled": f"damage{how}"}
    if not how:
        brings |= {"recovered-affected": "recovered", "revived": "revived"}
    return [Join(f"sk-log-{one}", f"sk-log-used-on-{said}", "target", "who", late=True) for one, said in brings.items()]


AFFECTED: Mapping[str, Join] = {f"sk-log-{one}": Join("sk-log-affected", f"sk-log-{one}-affected") for one in STRUCK}
"""A blow with the bad status that comes with it."""

AFFECTED_ALREADY = tuple(
    f"{join.said}{many}" for join in AFFECTED.values() for many in MANY if not many or join.said in GATHERS
)
"""Such a line, about one or several, to which one more bad status can be added."""

OWN = Join("sk-log-healed", "sk-log-healed-own", late=True)
OWN_TOO = Join("sk-log-healed", "sk-log-healed-joined-own", late=True)
OWN_HIDDEN = Join("sk-log-healed-hidden", "sk-log-healed-own-hidden", late=True)
"""What somebody regains, with what else the same one regains."""

ALSO = Join("sk-log-healed", "sk-log-healed-joined-also", "by", "by", late=True)
"""What heals several, with what the next of them regains."""


JOINS: Mapping[str, Sequence[Join]] = {
    "sk-log-main": [Join("sk-log-moved-full", "sk-log-main-full", heads=True)],
    "sk-log-main-full": [
        Join(f"sk-log-escaped{of}", f"sk-log-main-full-escaped{of}", heads=True) for of in ("", "-of")
    ],
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
    "sk-log-hp": (Join("sk-log-incapacitated", "sk-log-hp-fell"), AFFECTED["sk-log-hp"]),
    "sk-log-hp-hidden": (AFFECTED["sk-log-hp-hidden"],),
    "sk-log-hp-bare": (Join("sk-log-incapacitated", "sk-log-hp-fell"), AFFECTED["sk-log-hp-bare"]),
    "sk-log-hp-spared": (Join("sk-log-incapacitated", "sk-log-hp-spared-fell"), AFFECTED["sk-log-hp-spared"]),
    "sk-log-hp-spared-hidden": (AFFECTED["sk-log-hp-spared-hidden"],),
    "sk-log-real_damage-none": (AFFECTED["sk-log-real_damage-none"],),
    **dict.fromkeys(("sk-log-skill-healed", "sk-log-item-healed"), (OWN,)),
    "sk-log-used-skills-hidden-healed": (OWN_HIDDEN,),
    "sk-log-used-changes": [
        Join("sk-log-affected-paid", "sk-log-used-changes-paid"),
    ],
    **{
        one: [Join(f"sk-log-affected{many}", "sk-log-affected-also", late=True) for many in MANY]
        for one in AFFECTED_ALREADY
    },
    **{f"sk-log-check-appears{how}": [Join("sk-log-appeared", f"sk-log-check-appeared{how}")] for how in CHECKS[:2]},
    **{
        f"sk-log-{one}": [
            *with_move(one),
            *([Join(OTHER_DAMAGE, f"sk-log-{one}-damage", "who", "user")] if one in MOVING[:3] else []),
        ]
        for one in MOVING
    },
    **{f"sk-log-{one}-state": with_move(f"{one}-state") for one in MOVING[:3]},
    **{
        f"sk-log-held{equal}": [
            *(Join(f"sk-log-moved-{move}", f"sk-log-moved-{move}-held{equal}") for move in MOVES[:3]),
            *(Join(f"sk-log-attack-empty{paid}", f"sk-log-held{equal}-empty{paid}") for paid in PAID),
        ]
        for equal in ("", "-equal")
    },
    **{
        f"sk-log-moved-{move}": [Join(f"sk-log-escaped{of}", f"sk-log-moved-{move}-escaped{of}") for of in ("", "-of")]
        for move in MOVES
    },
    **{
        f"sk-log-came_to{many}": [Join(one, "sk-log-came_to-and", mine="", its="", late=True) for one in SIDES]
        for many in MANY
    },
    **{
        one: [Join(f"sk-log-came_to{many}", "sk-log-came_to-side-and", mine="", its="", late=True) for many in MANY]
        for one in SIDES
    },
    "sk-log-hazard-text": [Join("sk-log-damage-other-rolled", "sk-log-hazard-text-damage", mine="", its="")],
    "sk-log-hazard": [Join("sk-log-damage-other-rolled", "sk-log-hazard-damage", mine="", its="")],
    "sk-log-hp-spared-bare": (Join("sk-log-incapacitated", "sk-log-hp-spared-fell"), AFFECTED["sk-log-hp-spared-bare"]),
    "sk-log-skill": (
        Join("sk-log-healed", "sk-log-skill-healed"),
        *lost("sk-log-skill-hp"),
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
    "sk-log-used-skills-recovered": [Join("sk-log-recovered-affected", "sk-log-used-skills-recovered-also", late=True)],
    "sk-log-used-on-recovered": [Join("sk-log-recovered-affected", "sk-log-used-on-recovered-also", late=True)],
    "sk-log-used-skills-healed": (OWN, ALSO),
    **dict.fromkeys(("sk-log-healed-joined", "sk-log-healed-joined-also"), (OWN_TOO, ALSO)),
    "sk-log-real_damage-full": [Join("sk-log-shot_down", "sk-log-real_damage-full-shot_down")],
    "sk-log-real_damage-twice": lost("sk-log-hp-twice"),
    **{f"sk-log-hp-twice{how}": [Join("sk-log-incapacitated", "sk-log-hp-twice-fell")] for how in ("", "-bare")},
    "sk-log-used-skills": (
        *gains("sk-log-used-skills"),
        Join("sk-log-healed", "sk-log-used-skills-healed"),
        Join("sk-log-revived", "sk-log-used-skills-revived"),
        Join("sk-log-recovered-affected", "sk-log-used-skills-recovered", late=True),
        *others("path"),
    ),
    "sk-log-used-skills-hidden": (
        *gains("sk-log-used-skills-hidden"),
        Join("sk-log-healed-hidden", "sk-log-used-skills-hidden-healed"),
        *others("path"),
    ),
    "sk-log-hp-corrosion": (Join("sk-log-incapacitated", "sk-log-hp-corrosion-fell"),),
    "sk-log-hp-corrosion-bare": (Join("sk-log-incapacitated", "sk-log-hp-corrosion-fell"),),
}
"""Pairs of messages by the id of the first."""
