"""The named rulings: every open point of the book that a table can read in another way.

The first value is the ledger's own reading. Where a reading needs figures of the group's own (`group_file`, `other`),
the encounter gives them: under `tables`, `aim_bonus`, `round_seconds`.
"""

from __future__ import annotations

from hantei.core.rulings import Ruling

RULINGS = (
    Ruling("fumble_table", ("none", "group_file"), ("GD-00.2",)),
    Ruling("damage_penalty_table", ("builtin", "group_file"), ("GD-00.6",)),
    Ruling("row_wounds_affect_stun_check", ("stun_first", "wounds_first"), ("GD-00.7",)),
    Ruling("stun_check_method", ("percent", "degree"), ("GD-00.8",)),
    Ruling("endurance_floor", ("no_floor", "zero"), ("GD-00.9",)),
    Ruling("halving", ("down", "up"), ("GD-00.10",)),
    Ruling("range_bands", ("builtin", "group_file"), ("GD-00.11",)),
    Ruling("evasion_rule", ("negates_melee", "compare", "everything", "nothing"), ("GD-00.12",)),
    Ruling("round_seconds", ("10", "other", "0"), ("GD-00.16",)),
    Ruling("weapon_file", ("builtin", "group_file"), ("GD-00.17",)),
    Ruling("evasion_cost", ("free", "next_action"), ("GD-00.19",)),
    Ruling("fight_end", ("gm", "round_limit"), ("GD-01.3",)),
    Ruling("penalty_order", ("by_step", "by_character"), ("GD-02.2",)),
    Ruling("lethality_modifier", ("flat", "deficit", "repeated"), ("GD-02.3",)),
    Ruling("tactics_roller", ("commander", "everyone", "player_side"), ("GD-03.2",)),
    Ruling("tactics_effect", ("initiative", "hit_rate", "group_file"), ("GD-03.3",)),
    Ruling("initiative_ties", ("pc_first", "simultaneous", "roll_off"), ("GD-03.5",)),
    Ruling("incapacitated_turn", ("empty", "skipped"), ("GD-03.6",)),
    Ruling("movement_by_declaration", ("declared", "gm_may_refuse"), ("GD-04.3",)),
    Ruling("stay_column", ("cautious", "plain"), ("GD-04.4",)),
    Ruling("wait_rule", ("delay", "interrupt", "stay_put"), ("GD-04.5",)),
    Ruling("aim_bonus", ("20", "other"), ("GD-04.8",)),
    Ruling("move_action_order", ("free", "movement_first"), ("GD-04.12",)),
    Ruling("cover_rule", ("free", "simple_action", "lost_when_shooting"), ("GD-04.13",)),
    Ruling("simple_actions_per_turn", ("one", "any_different", "any_time"), ("GD-04.14",)),
    Ruling("medical_action_effect", ("one_effect", "all_serious", "restores"), ("GD-04.16",)),
    Ruling("stabilising", ("allowed", "not_allowed"), ("GD-04.17",)),
    Ruling("medical_rousing", ("immediate", "none"), ("GD-04.18",)),
    Ruling(
        "movement_modifier_scope", ("to_end_check", "to_next_declaration", "own_action_check"), ("GD-05.3", "GD-06.14")
    ),
    Ruling("perception_modifier", ("replaces", "adds"), ("GD-06.2",)),
    Ruling("mixed_terrain", ("per_metre", "whole_move"), ("GD-06.12",)),
    Ruling("movement_table_scope", ("everyone", "pcs_only"), ("GD-06.13",)),
    Ruling("table_death", ("immediate", "lethality_check"), ("GD-07.4",)),
    Ruling("unconscious_at_zero", ("automatic", "check"), ("GD-07.5",)),
    Ruling("unconscious_interval", ("thirty_minutes", "every_round"), ("GD-07.10",)),
    Ruling("bleeding_roll", ("each_round", "once"), ("GD-07.19",)),
    Ruling("posture_penalty_scope", ("whole_round", "after_change", "action_check"), ("GD-07.28",)),
    Ruling("lie_down_price", ("same", "free"), ("GD-07.30",)),
    Ruling("shock_scope", ("one_shot", "volley"), ("GD-07.37",)),
    Ruling("wound_stacking", ("sum", "worst_of_kind"), ("GD-07.42",)),
    Ruling("visibility_stacking", ("worst", "add"), ("GD-08.4",)),
    Ruling("melee_pressure_scope", ("attacked", "enemy_near", "target"), ("GD-08.6",)),
    Ruling("ammo_per", ("shot", "action"), ("GD-09.10",)),
    Ruling("short_ammo", ("refuse", "last_as_semi"), ("GD-09.11",)),
    Ruling("penalty_roll_condition", ("damage_through", "every_hit", "half_endurance"), ("GD-09.19",)),
    Ruling("limb_side", ("attacker", "random"), ("GD-10.10",)),
    Ruling("leg_halving_duration", ("with_wound", "this_round"), ("GD-10.16",)),
    Ruling("aim_in_volley", ("whole_action", "per_target", "single_shot_only"), ("GD-10.18",)),
    Ruling("limb_effect_condition", ("through_armour", "any_hit", "point_lost"), ("GD-10.19",)),
    Ruling("aim_in_melee", ("allowed", "shooting_only"), ("GD-10.21",)),
    Ruling("silencing_table", ("builtin", "group_file"), ("GD-11.2",)),
    Ruling("noise_check_frequency", ("per_action", "per_round", "per_scene"), ("GD-11.7",)),
    # where clauses meet
    Ruling("allied_sides", ("as_one", "each_for_itself"), ("GD-01.1",)),
    Ruling("cut_into_action_check", ("under_way", "suspended"), ("GD-04.1",)),
    Ruling("usable_when_dead", ("marked", "nothing"), ("GD-07.2",)),
    Ruling("spare_time", ("external", "after_fight"), ("GD-07.41",)),
    Ruling("checks_of_the_felled", ("none", "made"), ("GD-07.7",)),
    Ruling("unstable_waiting", ("last", "free"), ("GD-07.31",)),
)
