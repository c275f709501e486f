"""The named rulings (SK-DATA.21): every open point of the book that a table can read in another way.

"default" is the ledger's own reading, "1", "2", ... its alternatives in the order in which the clause lists them.
"""

from __future__ import annotations

from hantei.core.rulings import Ruling

RULINGS = (
    Ruling("cleanup_on_early_end", ("default", "1"), ("SK-02.5",)),
    Ruling("revive_after_cover_up", ("default", "1"), ("SK-03.4",)),
    Ruling("reaction_skills", ("default", "1"), ("SK-04.12",)),
    Ruling("adjacency", ("default", "1"), ("SK-06.6",)),
    Ruling("range_metric", ("default", "1", "2"), ("SK-06.7",)),
    Ruling("move_out_of_enemy_square", ("default", "1"), ("SK-06.12",)),
    Ruling("incapacitated_hinder", ("default", "1"), ("SK-06.13",)),
    Ruling("disengage_into_costly", ("default", "1"), ("SK-07.14",)),
    Ruling("impossible_path", ("default", "1", "2"), ("SK-07.15", "SK-07.3")),
    Ruling("disengage_roll_per_enemy", ("default", "1"), ("SK-08.7",)),
    Ruling("failed_disengage_ends_turn", ("default", "1"), ("SK-08.8",)),
    Ruling("high_mobility_over_obstacle", ("default", "1"), ("SK-08.24",)),
    Ruling("los_corner_touch", ("default", "1"), ("SK-09.6", "SK-09.10")),
    Ruling("area_line_of_sight", ("default", "1", "2"), ("SK-09.18",)),
    Ruling("high_mobility_start_in_enemy_square", ("default", "1"), ("SK-10.4",)),
    Ruling("high_mobility_reaction_modifiers", ("default", "1", "2"), ("SK-10.6",)),
    Ruling("sealed_vs_unhindered", ("default", "1"), ("SK-10.7",)),
    Ruling("high_mobility_controlled", ("default", "1"), ("SK-10.8",)),
    Ruling("charge_through_controlled", ("default", "1"), ("SK-10.13",)),
    Ruling("charge_through_sealed", ("default", "1"), ("SK-10.14",)),
    Ruling("slow_enemy_at_the_start", ("default", "1"), ("SK-10.20",)),
    Ruling("area_targets_within_range", ("default", "1"), ("SK-11.7", "SK-11.34")),
    Ruling("line_directions", ("default", "1"), ("SK-11.12",)),
    Ruling("own_square_in_shape", ("default", "1"), ("SK-11.23",)),
    Ruling("charge_path_straight", ("default", "1"), ("SK-11.28",)),
    Ruling("user_in_own_area", ("default", "1", "2"), ("SK-11.31",)),
    Ruling("attack_targets", ("default", "1"), ("SK-12.1", "SK-12.3")),
    Ruling("charge_shot_by_charge", ("default", "1"), ("SK-12.8",)),
    Ruling("forced_onto_obstacle", ("default", "1"), ("SK-07.11",)),
    Ruling("surfacing", ("default", "1"), ("SK-10.30",)),
    Ruling("effects_of_the_fallen", ("default", "1", "2"), ("SK-14.4",)),
    Ruling("several_halvings", ("default", "1"), ("SK-16.16",)),
    Ruling("slash_attribute", ("default", "1"), ("SK-13.5",)),
    Ruling("damage_roll_per_target", ("default", "1"), ("SK-13.14",)),
    Ruling("piercing_nullifiable", ("default", "1"), ("SK-13.15",)),
    Ruling("finishing_blow_when", ("default", "1"), ("SK-14.8",)),
    Ruling("finishing_blow_result", ("default", "1", "2"), ("SK-14.13",)),
    Ruling("en_overdraft", ("default", "1"), ("SK-14.24",)),
    Ruling("corrosion_is_damage", ("default", "1"), ("SK-15.7",)),
    Ruling("stall_and_submerging", ("default", "1"), ("SK-15.22",)),
    Ruling("stall_needs_high_mobility", ("default", "1"), ("SK-15.23",)),
    Ruling("assault_counts_as_item", ("default", "1"), ("SK-15.28",)),
    Ruling("recovery_per_action", ("default", "1"), ("SK-15.29",)),
    Ruling("cover_up_limit", ("default", "1"), ("SK-16.5",)),
    Ruling("cover_up_defence", ("default", "1"), ("SK-16.17",)),
    Ruling("cover_up_offer", ("default", "1"), ("SK-16.20",)),
    Ruling("fumble", ("default", "1"), ("SK-CHECK.3",)),
    Ruling("open_npc_values", ("default", "1"), ("SK-DATA.25",)),
)
