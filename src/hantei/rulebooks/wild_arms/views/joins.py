"""What is told in one line with what it leads to: an attack with its check, a reaction with what it comes to."""

from collections.abc import Mapping, Sequence

from hantei.core.message import Join

RECOVERIES = ("hp_restored", "fp", "status_over", "no_effect")
"""What somebody gets out of a thing used on oneself."""

RELOADS = ("reloaded-arms", "reloaded-full")
"""What somebody gets out of a skill that reloads."""

ATTACKS = ("wa-log-attacks", "wa-log-attacks-cost")


POOLED = (
    "wa-log-check",
    "wa-log-check-attack",
    "wa-log-check-reaction",
    "wa-log-check-hide",
    "wa-log-check-target",
    "wa-log-check-target-passed",
    "wa-log-check-target-failed",
    "wa-log-check-will-failed",
    "wa-log-part",
    "wa-log-part-plain",
)
"""Checks whose dice something can change."""


MET = {"reaction": ("hit", "missed", "missed-tie"), "hide": ("found", "not_found")}
"""What becomes of somebody who has reacted to an attack or to a search, by the check."""


def meets(pooled: str) -> Mapping[str, Sequence[Join]]:
    """Whether somebody who has reacted is hit or found; `pooled`: "-pool" where something changes the dice."""
    checks = {f"wa-log-check-{kind}{pooled}": ends for kind, ends in MET.items()}
    return {
        check: [Join(f"wa-log-{one}", f"{check}-{one}", its="target") for one in ends] for check, ends in checks.items()
    }


def brings(check: str) -> Mapping[str, Sequence[Join]]:
    """What follows a check: what the tactics bring, or whether somebody who escapes is kept from that, and the
    possession that this leaves."""
    ends = ("tactics", "tactics-slower", "obstructed", "escape_kept")
    return {
        check: [Join(f"wa-log-{end}", f"{check}-{end}") for end in ends],
        f"{check}-obstructed": [Join("wa-log-possession", f"{check}-obstructed-possession")],
    }


def settles(check: str) -> Sequence[Join]:
    """What follows a check that reaches its target value."""
    return (
        Join("wa-log-task_done", f"{check}-task"),
        Join("wa-log-task_done-text", f"{check}-task-text"),
        Join("wa-log-status_over", f"{check}-over"),
        Join("wa-log-use_failed", f"{check}-use"),
    )


SURVIVALS = {"passed": "survived", "failed": "doomed"}
"""What a survival check comes to, by whether it reaches its target value."""


def survives(check: str, pooled: str) -> Mapping[str, Sequence[Join]]:
    """A survival check with what it comes to; `pooled`: "-pool" where something changes its dice."""
    return {
        f"{check}-{passed}{pooled}": [Join(f"wa-log-{told}", f"{check}-{told}{pooled}")]
        for passed, told in SURVIVALS.items()
    }


def puts(use: str) -> Sequence[Join]:
    """What is used on others, with the status that it puts them in or rids them of, or without effect, if all of
    them."""
    restored = ("hp_restored", "status_over-hp", "status_over-revived-hp")
    return [
        *(Join(f"wa-log-{told}", f"{use}-{told}", "reached", "who", late=True) for told in restored),
        *gone(use),
    ]


def gone(use: str) -> Sequence[Join]:
    """What is used on others, with what is told of all of them in the same words."""
    return [
        Join(f"wa-log-{told}{many}", f"{use}-{told}{many}", "reached", "who", late=True)
        for told in ("status-used", "status_over", "status_over-dying", "status_over-revived", "no_effect")
        for many in ("", "-many")
    ]


def shared(use: str) -> Sequence[Join]:
    """What is used on oneself and others, with what is told of all of them in the same words."""
    told = ("status_over-many", "no_effect-many")
    return [Join(f"wa-log-{one}", f"{use}-{one}", "reached", "who", late=True) for one in told]


def settled(check: str) -> Mapping[str, Sequence[Join]]:
    """A check made together, which names the task already, with what comes of it."""
    ends = {"passed": ("task_done", "task_done-many"), "failed": ("task_failed", "task_failed-many")}
    told = {name: [Join(f"wa-log-{one}", f"{check}-{name}") for one in ones] for name, ones in ends.items()}
    told["passed"] += [Join(f"wa-log-{one}-text", f"{check}-passed-text") for one in ends["passed"]]
    return {f"{check}-{name}": joins for name, joins in told.items()}


JOINS: Mapping[str, Sequence[Join]] = {
    **{one: (Join("wa-log-pool", f"{one}-pool"), Join("wa-log-check-attack", f"{one}-check")) for one in ATTACKS},
    **{f"{one}-pool": (Join("wa-log-check-attack", f"{one}-check-pool", reasons_told=True),) for one in ATTACKS},
    "wa-log-pool": [Join(one, f"{one}-pool", reasons_told=True) for one in POOLED],
    **brings("wa-log-check"),
    **brings("wa-log-check-pool"),
    **meets(""),
    **meets("-pool"),
    "wa-log-check-target": settles("wa-log-check-target"),
    "wa-log-check-target-pool": settles("wa-log-check-target-pool"),
    **{one: (Join("wa-log-harm", f"{one}-harm"),) for one in ("wa-log-damage", "wa-log-damage-trait")},
    "wa-log-uses-self": [Join(f"wa-log-{one}", f"wa-log-uses-self-{one}") for one in (*RECOVERIES, *RELOADS)],
    "wa-log-uses-self-cost": [
        Join(f"wa-log-{one}", f"wa-log-uses-self-cost-{one}") for one in (*RECOVERIES[2:], *RELOADS)
    ],
    **survives("wa-log-check-target", ""),
    **survives("wa-log-check-target", "-pool"),
    **settled("wa-log-cooperation"),
    **{use: puts(use) for use in ("wa-log-uses", "wa-log-uses-cost")},
    **{use: shared(use) for use in ("wa-log-uses-also", "wa-log-uses-also-cost")},
    "wa-log-withdrawn": [Join(one, one) for one in ("wa-log-pool", "wa-log-check", *ATTACKS)],
    "wa-log-mishap": [Join("wa-log-status", "wa-log-mishap-status")],
    "wa-log-clinic": [Join("wa-log-status_over", "wa-log-clinic-over")],
    "wa-log-status_over": [Join("wa-log-hp_restored", "wa-log-status_over-hp")],
    "wa-log-status_over-revived": [Join("wa-log-hp_restored", "wa-log-status_over-revived-hp")],
    "wa-log-status_over-dying": [Join("wa-log-hp_restored-dying", "wa-log-status_over-hp-dying")],
    **{
        f"wa-log-unsupplied{many}": [
            Join(f"wa-log-remains-{left}{many}", f"wa-log-unsupplied-{said}{many}", late=True)
            for left, said in {"all": "left", "nothing": "nothing"}.items()
        ]
        for many in ("", "-many")
    },
    "wa-log-rounds": (Join("wa-log-reloaded-arms", "wa-log-reloaded-arms"),),
}
"""Pairs of messages by the id of the first."""
