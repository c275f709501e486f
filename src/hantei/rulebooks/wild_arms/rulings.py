"""The named rulings: every open point of the book that a table can read in another way.

The first value is the ledger's own reading.
"""

from __future__ import annotations

from hantei.core.rulings import Ruling

RULINGS = (
    Ruling("skill_ability_table", ("per_entry", "global_table"), ("WA-01.3",)),
    Ruling("untrained_checks", ("allowed", "refused"), ("WA-01.4",)),
    Ruling("floored_pool_fumble", ("fumble", "no_fumble"), ("WA-01.6",)),
    Ruling("dice_floor_order", ("sum_first", "stepwise"), ("WA-01.7",)),
    Ruling("achievement_floor", ("unbounded", "zero"), ("WA-01.8",)),
    Ruling("competition_tie", ("ask", "draw", "reroll", "skill_level"), ("WA-01.13",)),
    Ruling(
        "damage_bonus_stage",
        ("before_armour", "after_armour"),
        (
            "WA-02.3",
            "WA-06.10",
        ),
    ),
    Ruling("critical_auto_success", ("compare", "always_succeeds"), ("WA-02.4",)),
    Ruling("fumble_auto_failure", ("compare", "always_fails"), ("WA-02.8",)),
    Ruling("coop_floored_die", ("no_six", "counts", "bars_critical"), ("WA-02.13",)),
    Ruling("setup_order", ("ascending", "free"), ("WA-05.3",)),
    Ruling("arm_change_minor", ("set_up_only", "gm_minor"), ("WA-05.9",)),
    Ruling("possession_lapses", ("after_clean_up", "next_choice"), ("WA-06.4",)),
    Ruling("possession_disclosure", ("open_ascending", "secret", "free"), ("WA-06.5",)),
    Ruling("reaction_scope", ("attack_reactions", "passive_checks"), ("WA-06.8",)),
    Ruling("support_penalty", ("one_die_fewer", "faces_minus_1"), ("WA-06.12",)),
    Ruling("support_skill_timing", ("before_dice", "jamming_after_dice"), ("WA-06.19",)),
    Ruling("support_skill_subject", ("anyone", "by_description"), ("WA-06.20",)),
    Ruling("no_reaction_attack", ("auto_hit_roll", "auto_hit_no_roll", "passive_zero"), ("WA-06.22",)),
    Ruling("magnification_optional", ("automatic", "per_spell"), ("WA-06.26",)),
    Ruling("crest_scope", ("spells", "magic_attacks"), ("WA-06.27",)),
    Ruling("close_search_retry", ("once_per_process", "once_per_round_and_side", "unlimited"), ("WA-06.31",)),
    Ruling("obstruction_is_attack", ("check_only", "attack"), ("WA-06.36",)),
    Ruling("restriction_effect", ("stays", "ends_at_once"), ("WA-06.42",)),
    Ruling("close_found_lasts", ("one_attack", "side_until_round_end", "falls_to_open"), ("WA-06.43",)),
    Ruling("wait_nonpositive", ("literal", "after_equals"), ("WA-08.10",)),
    Ruling("downed_escape", ("stays", "leaves"), ("WA-09.3",)),
    Ruling("nobody_up", ("goes_on", "ends"), ("WA-09.5", "WA-10.6")),
    Ruling("battle_end_check", ("clean_up", "at_once"), ("WA-09.6",)),
    Ruling("victory_cures_death", ("death_first", "cured"), ("WA-10.4",)),
    Ruling("escape_outcome", ("neither", "defeat", "victory_if_aim"), ("WA-10.6",)),
    Ruling("major_as_minor", ("forbidden", "allowed"), ("WA-11.15",)),
    Ruling(
        "minor_slot_timing",
        ("minor", "as_printed"),
        (
            "WA-12.7",
            "WA-12.8",
        ),
    ),
    Ruling("minor_slot_checks", ("own_timing", "refused"), ("WA-12.11",)),
    Ruling("multi_target_rolls", ("one_each", "attack_per_target", "damage_per_target"), ("WA-13.9",)),
    Ruling("harmless_riders", ("with_damage", "still_apply"), ("WA-14.5", "WA-15.9", "WA-15.13")),
    Ruling("hp_below_zero", ("can_go_below", "stops_at_zero"), ("WA-14.7",)),
    Ruling("hp_character_death", ("beaten", "ladder"), ("WA-14.11",)),
    Ruling("hp_status_follows_hp", ("stay", "follow"), ("WA-14.22",)),
    Ruling("half_damage_stage", ("after_armour", "before_armour"), ("WA-15.8",)),
    Ruling("traits_without_hp", ("null_and_absorb", "never"), ("WA-15.13",)),
    Ruling("break_guard_item_wear", ("last_use", "first_use"), ("WA-16.10",)),
    Ruling("break_guard_riders", ("with_damage", "still_apply"), ("WA-16.15",)),
    Ruling("awakening_vs_cowed", ("zero", "one"), ("WA-17.11",)),
    Ruling("dying_incapacitates", ("everyone", "with_hp_only", "nobody"), ("WA-18.8",)),
    Ruling("death_outside_battle", ("no_check", "check"), ("WA-18.12",)),
    Ruling("allies_include_user", ("included", "others_only"), ("WA-19.11",)),
    Ruling("cost_floor_order", ("sum_first", "saving_first"), ("WA-19.13",)),
    Ruling("surprise_dying_includes_wounded", ("chosen_only", "both"), ("WA-20.9",)),
    Ruling("surprise_repeat_status", ("ladder", "no_effect"), ("WA-20.10",)),
    Ruling("surprise2_guard", ("excluded", "allowed"), ("WA-20.13",)),
    Ruling("move_disclosure", ("sealed", "open_enemies_first"), ("WA-21.4",)),
    Ruling("sniping_step_down", ("straight", "step_down"), ("WA-21.17",)),
    Ruling("enemy_fixed_values", ("rolled", "fixed"), ("WA-DATA.7",)),
)
