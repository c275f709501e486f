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
from .battle import attack, enemies, enemy_phase, expendables, retreat, rounds, shooting_skills, squad_phase
from .battle import command_skills as battle_command_skills
from .battle import harm as battle_harm
from .scenario import checks as scenario_checks
from .scenario import conditions, events, goods, in_battle, overrides, people
from .scenario import harm as scenario_harm

CONTENTS = (
    Chapter("06", dice, "how dice are written (from 34: d66)"),
    Chapter("05, 07–10", checks, "checks, criticals, sub-ability, life rolls"),
    Chapter("11", referee, "the game master"),
    Chapter("12–18, 20", leader, "the leader: abilities, experience, growth, skills known"),
    Chapter("18, 19", shooting_skills, "basic shooting skills"),
    Chapter("20, 21", command_skills, "first aid, supply request (in and out of battle)"),
    Chapter("21", battle_command_skills, "fortify, negotiation; 28 prisoners taken"),
    Chapter("25, 28", detection, "detection rolls"),
    Chapter("26, 27, 28, 30, 31", gear, "what the leader carries, wears, holds"),
    Chapter("26–28, 32", preparation, "stock levelled, buying, selling, hiring"),
    Chapter("28, 40", expendables, "expendables and devices in battle"),
    Chapter("22, 24, 29, 36", attack, "attack rolls (shots, blows, snipers)"),
    Chapter("31, 28, 27, 21", camp, "between maps: food, care, gear"),
    Chapter("32, 33", squad, "members and stocks"),
    Chapter("34, 42, 44", operation, "laps, maps entered and left"),
    Chapter("34, SC.17", progress, "which map comes next"),
    Chapter("35", encounter, "encounters and reactions"),
    Chapter("36", rounds, "start, round 0, order of a round"),
    Chapter("36", squad_phase, "the squad's phase"),
    Chapter("36", enemy_phase, "the enemy's phase, defence rolls, hit table"),
    Chapter("36, 28, 41", battle_harm, "damage, wounds, death"),
    Chapter("37, 38", enemies, "enemies, losses, withdrawal, end of battle"),
    Chapter("23, 39, 40", loot, "procurement, loot tables"),
    Chapter("16, 41, 44, 45", campaign, "operations in a row, successors"),
    Chapter("42, 34–36", retreat, "retreat and what follows a battle"),
    Chapter("45", two_leaders, "whom an event concerns"),
    Chapter("SC, 43", conditions, "conditions of the scenario language"),
    Chapter("SC.2, SC.18, SC.28", events, "effects, victory and defeat"),
    Chapter("SC.13", scenario_checks, "checks that events call for"),
    Chapter("SC.19, 27", goods, "what events give and take"),
    Chapter("SC.15, SC.16, SC.21", scenario_harm, "what events do to leaders and members"),
    Chapter("SC.14, SC.27", people, "whom events bring and take"),
    Chapter("SC.2, SC.23, SC.33, SC.34", in_battle, "what events of the scenario do to a running battle"),
    Chapter(
        "SC.2, 34.17", overrides, "what a scenario puts in the place of a rule of the book, by the clause it replaces"
    ),
)
"""The table of contents. Importing the chapters registers their beats."""
