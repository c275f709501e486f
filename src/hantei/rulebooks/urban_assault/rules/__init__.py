"""The rules of URBAN ASSAULT: every chapter of the book, in its order."""

from hantei.core.contents import Chapter

from . import (
    camp,
    campaign,
    checks,
    command_skills,
    detection,
    dice,
    encounter,
    gear,
    leader,
    loot,
    operation,
    preparation,
    progress,
    referee,
    squad,
    two_leaders,
)
from .battle import (
    actions,
    attack,
    end,
    enemies,
    enemy_phase,
    expendables,
    retreat,
    rounds,
    shooting_skills,
    squad_phase,
    withdrawal,
)
from .battle import command_skills as battle_command_skills
from .battle import harm as battle_harm
from .scenario import checks as scenario_checks
from .scenario import conditions, events, goods, in_battle, overrides, people
from .scenario import harm as scenario_harm

CONTENTS = (
    Chapter("06", dice, "dice"),
    Chapter("05, 07–10", checks, "checks, criticals and fumbles, sub-abilities, life rolls"),
    Chapter("11", referee, "the game master"),
    Chapter("12–18, 20", leader, "the leader: abilities, experience, growth, skills known"),
    Chapter("18, 19", shooting_skills, "shooting skills"),
    Chapter("20, 21", command_skills, "command skills in and out of battle: first aid, supply request"),
    Chapter("21, 28", battle_command_skills, "command skills in battle: fortify, negotiation; prisoners"),
    Chapter("25, 28", detection, "detection"),
    Chapter("26–28, 30, 31", gear, "what the leader carries, wears and holds"),
    Chapter("26–28, 32", preparation, "stocks levelled, gear bought and sold, members hired"),
    Chapter("28, 40", expendables, "expendables and devices in battle"),
    Chapter("22, 24, 29, 36", attack, "attacks: shots, blows, precision shots, snipers"),
    Chapter("31, 21, 27, 28", camp, "between maps: food, care, gear"),
    Chapter("32, 33", squad, "members and stocks"),
    Chapter("34, 42, 44", operation, "laps, maps entered and left"),
    Chapter("34, SC", progress, "which map comes next"),
    Chapter("35", encounter, "encounters and reactions"),
    Chapter("36", rounds, "the start of a battle, round 0, the order of a round"),
    Chapter("36", squad_phase, "the squad's phase"),
    Chapter("36, 18", actions, "the actions of one person, and which skills are actions"),
    Chapter("36", enemy_phase, "the enemy's phase: attacks shared out, defence"),
    Chapter("36, 28, 41", battle_harm, "damage, wounds, death"),
    Chapter("36, 34", end, "the end of a battle"),
    Chapter("37", enemies, "enemies: groups and high-threat targets, their figures and losses"),
    Chapter("38", withdrawal, "when enemies withdraw"),
    Chapter("39, 40, 23", loot, "loot, and local procurement"),
    Chapter("41, 16, 44, 45", campaign, "operations one after another, and those who succeed"),
    Chapter("42, 34–36", retreat, "retreat, and what follows a battle"),
    Chapter("45", two_leaders, "two leaders: whom an event concerns"),
    Chapter("SC", overrides, "what a scenario puts in the place of a rule of the book"),
    Chapter("SC, 43", conditions, "conditions, information"),
    Chapter("SC", events, "events, victory and defeat"),
    Chapter("SC", scenario_checks, "checks that events call for"),
    Chapter("SC, 27", goods, "what events give and take"),
    Chapter("SC", scenario_harm, "what events do to leaders and members"),
    Chapter("SC", people, "whom events bring and take"),
    Chapter("SC", in_battle, "what events do to a battle"),
)
"""The table of contents. Importing the chapters registers their beats."""
