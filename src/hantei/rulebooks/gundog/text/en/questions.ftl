## Questions

book-purpose-use = Skills and items
gd-ask-throw = { $why }: throw { $dice }.
gd-ask-method = How does { WITHIN($who) } move?
gd-ask-action = Which action does { WITHIN($who) } take?
gd-ask-order = Does { WITHIN($who) } move first, or act first?
gd-ask-rise = Does { WITHIN($who) } get up before acting, or after?
gd-ask-simple = Which simple action does { WITHIN($who) } take?
gd-ask-waiting = { $who } is waiting. Does { WITHIN($who) } act now?
gd-ask-skill = Which skill does { WITHIN($who) } use?
gd-ask-item = Which item does { WITHIN($who) } use?
gd-ask-drop = Which weapon does { WITHIN($who) } let fall?
gd-always-evade = Does { WITHIN($who) } evade when hit by an attack?
gd-ask-evade = { $attacker } hits { WITHIN($who) }. Does { WITHIN($who) } evade?
gd-ask-fight_over = Is the fight over?
gd-ask-fight_over-met = { $side } would win ({ $by }). Is the fight over?
gd-ask-fight_over-nobody = Nobody would win ({ $by }). Is the fight over?
gd-ask-skill_use = { $who } wants to use { COMMON($skill) }. Do you allow it?
gd-ask-skill_modifier = By how much does that change { WITHIN($who) }'s check (in %, { $low } to { $high })?
gd-ask-patient = On whom does { WITHIN($who) } use the { COMMON($item) }?
gd-ask-patient-skill = On whom does { WITHIN($who) } use { COMMON($skill) }?
gd-ask-treatment = What does { WITHIN($who) } do for { WITHIN($patient) }?
gd-ask-wound = Which wound of { WITHIN($patient) } does { WITHIN($who) } treat?
gd-ask-weapon = Which weapon does { WITHIN($who) } use?
gd-ask-target = Whom does { WITHIN($who) } attack with { $weapon }?
gd-ask-target-of = Whom does { WITHIN($who) } attack with { $weapon } (target { $n } of { $of })?
gd-ask-aim = Which part of the body does { WITHIN($who) } aim at?
gd-ask-aim_at = Whom does { WITHIN($who) } take aim at?
gd-ask-ready = What does { WITHIN($who) } ready?
gd-ask-mode = In which mode does { WITHIN($who) } fire the { $weapon }?
gd-ask-shots = How many shots does { WITHIN($who) } fire ({ $mode }, { $low } to { $high }, { $each ->
        [one] 1 round
       *[other] { $each } rounds
    } each, { $left } left)?
gd-ask-targets = How many targets does { WITHIN($who) } fire at ({ $low } to { $high }, { $percent }% on every shot for each further one)?
gd-ask-assign = At which target does { WITHIN($who) } fire each shot?
gd-ask-commander = Who makes the tactics roll this round for { WITHIN($side) }?
gd-ask-destination = Where does { WITHIN($who) } move ({ $method }, { $metres } m)?
gd-ask-full_in_place = { $who } wants full movement without leaving the spot. Do you allow it?
gd-ask-cover = Does { WITHIN($who) } take cover at { THE($place) }?

## What dice are thrown for

gd-throw-check = check
gd-throw-shot = shot
gd-throw-shot-chance = { $chance } to hit
gd-throw-blow = blow
gd-throw-blow-chance = { $chance } to hit
gd-throw-throw = throw
gd-throw-throw-chance = { $chance } to hit
gd-throw-consciousness = check to stay conscious
gd-throw-evasion = evasion
gd-throw-fumble = fumble
gd-throw-skill = skill check
gd-throw-medical = medical action
gd-throw-item = item check
gd-throw-medicine = endurance restored
gd-throw-effect = effect
gd-throw-noise = check to notice the shooting
gd-throw-lethality = lethality check
gd-throw-wake = check to wake up
gd-throw-recovery = recovery check
gd-throw-bleeding = bleeding
gd-throw-tactics = tactics roll
gd-throw-roll_off = roll-off
gd-throw-penalty = damage penalty
gd-throw-stun = stun check
gd-throw-damage = damage
gd-throw-dice = dice
gd-throw-bonus = damage bonus
gd-throw-resist = resistance check
gd-throw-extra_damage = extra damage
gd-throw-side = left or right
gd-throw-table = table
