## Course of the combat

sk-log-combat = Combat begins: { $title }
sk-log-combat-text =
    Combat begins: { $title }
    { $text }
sk-log-readied = { $who } readies { $weapon }
sk-log-readied-before = Before the combat, { WITHIN($who) } readies { $weapon }
sk-log-readied-before-many = Before the combat, { WITHIN($who) } each ready { $weapon }
sk-log-mounted = { $who } mounts the { $vehicle }
sk-log-handed_over = { $who } gives { $item } to { WITHIN($to) }
sk-log-round = —— Round { $n } ——
sk-log-setup = ▼ Setup process
sk-log-appeared = { $who } appears at { $square }
sk-log-appeared-many = { $who } appear at { $square }
sk-log-hazard = { FIRST($attribute) } damage falls on { $squares } (2D6{ $n })
sk-log-hazard-text = { $text }
sk-log-hazard-text-nobody = { $text } It catches nobody.
sk-log-hazard-nobody = { FIRST($attribute) } damage falls on { $squares } (2D6{ $n }) and catches nobody
sk-log-hazard-text-damage = { $head } It catches { WITHIN($who) }: { $sum }
sk-log-hazard-damage = { $head } and catches { WITHIN($who) }: { $sum }
sk-everywhere = all squares
sk-self = itself
sk-log-waits = { $who } waits
sk-log-waits-many = { $who } wait
sk-log-main = ▼ { $who }, main process
sk-log-cleanup = ▼ Cleanup process
sk-log-main-idle = ▼ { $who }, main process (does nothing)
sk-log-main-idle-many = ▼ { $who }, main processes (they do nothing)
sk-log-main-full = ▼ { $who }, main process: a full move from { $start } to { $end }{ $note }
sk-log-main-full-many = ▼ { $who }, main processes: full moves from { $start } to { $end }{ $note }
sk-log-main-full-escaped = ▼ { $who }, main process: a full move from { $start } to { $end } and out of the scene
sk-log-main-full-escaped-of = ▼ { $who }, main process: a full move from { $start } to { $end } and out of the scene ({ $left } of the { $needed } needed)
sk-log-turn_state-unacted = { $who } can act once more
sk-log-turn_state-unacted-many = { $who } can act once more
sk-log-turn_state-finish = { $who } has finished its turn
sk-log-turn_state-act_first = { $who } acts next
sk-log-turn_state-act_last = { $who } acts last
sk-log-combat_end = Combat ends with a win for { WITHIN($winner) } ({ $by }, round { $rounds })
sk-log-combat_end-nobody = Combat ends undecided ({ $by }, round { $rounds })
sk-log-overruled = The GM overrules that end ({ $by }), and combat goes on
sk-log-stays_down = { $who } stays shot down and cannot appear in the next scene
sk-log-stays_down-many = { $who } stay shot down and cannot appear in the next scene
sk-log-scene = —— Scene { $n } ——
sk-log-backstage = { $who } is backstage for this scene
sk-log-backstage-many = { $who } are backstage for this scene
sk-by-eliminate = the whole other side is incapacitated
sk-by-eliminate-side = all of { WITHIN($side) } are incapacitated
sk-by-eliminate-left = all the others still on the field are incapacitated
sk-by-eliminate-left-side = all of { WITHIN($side) } still on the field are incapacitated
sk-by-defeat = the one to be brought down is incapacitated
sk-by-defeat-unit = { WITHIN($unit) } is incapacitated
sk-by-survive = they have held out
sk-by-escape = enough of them have got through
sk-by-escape-of = { $n } of them have got through
sk-by-reach = they have reached the goal
sk-by-rounds = time is up
sk-by-referee = ruling of the GM

## Movement

sk-log-moved-combat = { $who } moves from { $start } to { $end }{ $note }
sk-log-moved-combat-held = { $who } moves from { $start } to { $end }, but cannot get away from there
sk-log-moved-combat-held-equal = { $who } moves from { $start } to { $end }, but cannot get away from there (equal totals)
sk-log-moved-full = { $who } makes a full move from { $start } to { $end }{ $note }
sk-log-moved-full-held = { $who } makes a full move from { $start } to { $end }, but cannot get away from there
sk-log-moved-full-held-equal = { $who } makes a full move from { $start } to { $end }, but cannot get away from there (equal totals)
sk-log-moved-disengage = { $who } disengages from { $start } to { $end }{ $note }
sk-log-moved-disengage-free = { $who } makes a disengage move from { $start } to { $end }{ $note }
sk-log-moved-charge = { $who } charges from { $start } to { $end }{ $note }
sk-log-moved-charge-back = { $who } charges out of { $start } and back
sk-log-moved-charge-held = { $who } charges from { $start } to { $end }, but cannot get away from there
sk-log-moved-charge-held-equal = { $who } charges from { $start } to { $end }, but cannot get away from there (equal totals)
sk-log-moved-forced-by = { $user } forces { WITHIN($who) } to move from { $start } to { $end }
sk-log-moved-forced = { $who } is moved by force from { $start } to { $end }
sk-log-held = { $who } cannot get away from { $square }
sk-log-held-equal = { $who } cannot get away from { $square } (equal totals)
sk-log-escaped = { $who } leaves the scene
sk-log-escaped-of = { $who } leaves the scene ({ $left } of the { $needed } needed)
sk-log-moved-combat-escaped = { $who } moves from { $start } to { $end } and leaves the scene
sk-log-moved-full-escaped = { $who } makes a full move from { $start } to { $end } and leaves the scene
sk-log-moved-charge-escaped = { $who } charges from { $start } to { $end } and leaves the scene
sk-log-moved-disengage-escaped = { $who } disengages from { $start } to { $end } and leaves the scene
sk-log-moved-disengage-free-escaped = { $who } makes a disengage move from { $start } to { $end } and leaves the scene
sk-log-moved-combat-escaped-of = { $who } moves from { $start } to { $end } and leaves the scene ({ $left } of the { $needed } needed)
sk-log-moved-full-escaped-of = { $who } makes a full move from { $start } to { $end } and leaves the scene ({ $left } of the { $needed } needed)
sk-log-moved-charge-escaped-of = { $who } charges from { $start } to { $end } and leaves the scene ({ $left } of the { $needed } needed)
sk-log-moved-disengage-escaped-of = { $who } disengages from { $start } to { $end } and leaves the scene ({ $left } of the { $needed } needed)
sk-log-moved-disengage-free-escaped-of = { $who } makes a disengage move from { $start } to { $end } and leaves the scene ({ $left } of the { $needed } needed)
sk-log-state-on = { $who } is now { $state }
sk-log-state-off = { $who } is no longer { $state }
sk-log-door-open = { $who } opens { $door }
sk-log-door-half_open = { $who } half opens { $door }
sk-log-door-closed = { $who } closes { $door }
sk-log-weapon_changed = { $who } swaps { $old } for { $new }
sk-log-weapon_changed-on = { $who } equips { $new }
sk-log-weapon_changed-readied = { $who } swaps { $old } for { $new } and readies it
sk-log-weapon_changed-on-readied = { $who } equips and readies { $new }
sk-log-weapon_changed-off = { $who } puts away { $old }

sk-note-high = {" "}(in high mobility, so no enemy holds it)
sk-note-slow = {" "}(slow enemies do not hold it)
sk-note-surfaced = {" "}(no longer submerged)

## Using things

sk-log-skill = { $who } uses { $skill }
sk-log-item = { $who } uses { $item }
sk-log-item-on = { $user } uses { $item } on { WITHIN($targets) }
sk-log-item-on-healed = { $user } uses { $item } on { WITHIN($targets) }, which regains { $n } { $what }{ $now }
sk-log-item-on-healed-hidden = { $user } uses { $item } on { WITHIN($targets) }, which regains { $n } { $what }{ $now }
sk-log-item-on-revived = { $user } uses { $item } on { WITHIN($targets) }, which is back in action (HP now { $hp })
sk-log-skill-healed = { $who } uses { $skill } and regains { $n } { $what }{ $now }
sk-log-skill-hp = { $who } uses { $skill } for { $lost } HP ({ $left } left)
sk-log-skill-hp-bare = { $who } uses { $skill } for { $lost } HP
sk-log-skill-hp-hidden = { $who } uses { $skill } for { $lost } HP (damage so far: { $taken })
sk-log-skill-hp-in_force = { $who } uses { $skill } for { $lost } HP ({ $left } left): { AND($changes) } ({ $until })
sk-log-item-recovered = { $who } uses { $item } and is no longer { $state }
sk-log-healed-joined = { $head }: { WITHIN($who) } regains { $n } { $what }{ $now }
sk-log-healed-joined-also = { $head }, { WITHIN($who) } { $n } { $what }{ $now }
sk-log-healed-joined-own = { $head } and { $n } { $what }{ $now }
sk-log-healed-joined-hidden = { $head }: { WITHIN($who) } regains { $n } { $what }{ $now }
sk-log-healed-own = { $head } and { $n } { $what }{ $now }
sk-log-healed-own-hidden = { $head } and { $n } { $what }{ $now }
sk-log-shared = { $head }: { AND($changes) } for { WITHIN($who) } ({ $until })
sk-log-item-healed = { $who } uses { $item } and regains { $n } { $what }{ $now }
sk-log-skill-using = { $who } uses { $skill }
sk-log-item-using = { $who } uses { $item }
sk-log-used-skills-using = { $who } uses { $path } for { AND($cost) } ({ AND($rest) } left)
sk-log-used-skills-hidden-using = { $who } uses { $path } for { AND($cost) }
sk-log-used-skills-on-using = { $user } uses { $path } on { WITHIN($target) } for { AND($cost) } ({ AND($rest) } left)
sk-log-used-skills-on-hidden-using = { $user } uses { $path } on { WITHIN($target) } for { AND($cost) }
sk-log-used-items-using = { $who } uses { $path } for { AND($cost) } ({ AND($rest) } left)
sk-log-used-items-hidden-using = { $who } uses { $path } for { AND($cost) }
sk-log-used-assaults-using = { $who } uses the assault { $path } for { AND($cost) } ({ AND($rest) } left)
sk-log-used-assaults-hidden-using = { $who } uses the assault { $path } for { AND($cost) }
sk-log-used-changes-using = { $using }: { AND($changes) }
sk-log-used-changes = { $said }: { AND($changes) }
sk-log-used-changes-paid = { $said } at the price of being { $state }: { AND($changes) }
sk-log-used-move = { $said }: a move of { $n ->
    [one] 1 square
   *[other] up to { $n } squares
}
sk-log-used-move-charge = { $said }: a move of { $n ->
    [one] 1 square
   *[other] up to { $n } squares
}, and a charge shot stays possible
sk-log-used-move-moved = { $using } and moves from { $start } to { $end }
sk-log-used-move-charge-moved = { $using } and moves from { $start } to { $end } (a charge shot stays possible)
sk-keeps = {" "}(a charge shot stays possible)
sk-log-assault = { $who } uses the assault { $assault }{ $kept }
sk-log-assault-moved = { $who } uses the assault { $assault } and moves from { $start } to { $end }{ $kept }
sk-log-assault-state = { $who } uses the assault { $assault } and is now { $state }
sk-log-assault-state-moved = { $who } uses the assault { $assault }, is now { $state } and moves from { $start } to { $end }{ $kept }
sk-log-used-skills = { $who } uses { $path } for { AND($cost) } ({ AND($rest) } left)
sk-log-used-skills-hidden = { $who } uses { $path } for { AND($cost) }
sk-log-used-skills-on = { $user } uses { $path } on { WITHIN($target) } for { AND($cost) } ({ AND($rest) } left)
sk-log-used-skills-on-hidden = { $user } uses { $path } on { WITHIN($target) } for { AND($cost) }
sk-log-used-on-in_force = { $head }: { AND($changes) } ({ $until })
sk-log-used-on-healed = { $user } uses { $path } on { WITHIN($target) } for { AND($cost) } ({ AND($rest) } left); { WITHIN($target) } regains { $n } { $what }{ $now }
sk-log-used-on-healed-hidden = { $user } uses { $path } on { WITHIN($target) } for { AND($cost) }; { WITHIN($target) } regains { $n } { $what }{ $now }
sk-log-used-on-damage = { $user } uses { $path } on { WITHIN($target) } for { AND($cost) } ({ AND($rest) } left) and rolls { $sum }
sk-log-used-on-damage-hidden = { $user } uses { $path } on { WITHIN($target) } for { AND($cost) } and rolls { $sum }
sk-log-used-skills-recovered = { $who } uses { $path } for { AND($cost) } ({ AND($rest) } left) and is no longer { $state }
sk-log-used-skills-recovered-also = { $head } or { $state }
sk-log-used-on-recovered = { $user } uses { $path } on { WITHIN($target) } for { AND($cost) } ({ AND($rest) } left); { WITHIN($target) } is no longer { $state }
sk-log-used-on-recovered-also = { $head } or { $state }
sk-log-used-on-revived = { $user } uses { $path } on { WITHIN($target) } for { AND($cost) } ({ AND($rest) } left); { WITHIN($target) } is back in action (HP now { $hp })
sk-log-used-skills-revived = { $who } uses { $path } for { AND($cost) } ({ AND($rest) } left) and is back in action (HP now { $hp })
sk-log-used-items = { $who } uses { $path } for { AND($cost) } ({ AND($rest) } left)
sk-log-used-items-hidden = { $who } uses { $path } for { AND($cost) }
sk-log-skill-in_force = { $who } uses { $skill }: { AND($changes) } ({ $until })
sk-log-item-in_force = { $who } uses { $item }: { AND($changes) } ({ $until })
sk-log-item-in_force-many = { $who } use { $item }: { AND($changes) } each ({ $until })
sk-log-used-skills-in_force = { $who } uses { $path } for { AND($cost) } ({ AND($rest) } left): { AND($changes) } ({ $until })
sk-log-used-skills-healed = { $who } uses { $path } for { AND($cost) } ({ AND($rest) } left) and regains { $n } { $what }{ $now }
sk-log-used-skills-hidden-healed = { $who } uses { $path } for { AND($cost) } and regains { $n } { $what }{ $now }
sk-log-used-skills-unacted = { $who } uses { $path } for { AND($cost) } ({ AND($rest) } left) and can act once more
sk-log-used-skills-hidden-unacted = { $who } uses { $path } for { AND($cost) } and can act once more
sk-log-used-skills-hidden-in_force = { $who } uses { $path } for { AND($cost) }: { AND($changes) } ({ $until })
sk-log-used-assaults = { $who } uses the assault { $path } for { AND($cost) } ({ AND($rest) } left){ $kept }
sk-log-used-assaults-moved = { $who } uses the assault { $path } for { AND($cost) } ({ AND($rest) } left) and moves from { $start } to { $end }{ $kept }
sk-log-used-assaults-state = { $who } uses the assault { $path } for { AND($cost) } ({ AND($rest) } left) and is now { $state }
sk-log-used-assaults-state-moved = { $who } uses the assault { $path } for { AND($cost) } ({ AND($rest) } left), is now { $state } and moves from { $start } to { $end }{ $kept }
sk-log-used-assaults-hidden = { $who } uses the assault { $path } for { AND($cost) }{ $kept }
sk-log-used-assaults-hidden-moved = { $who } uses the assault { $path } for { AND($cost) } and moves from { $start } to { $end }{ $kept }
sk-log-used-assaults-hidden-state = { $who } uses the assault { $path } for { AND($cost) } and is now { $state }
sk-log-used-assaults-hidden-state-moved = { $who } uses the assault { $path } for { AND($cost) }, is now { $state } and moves from { $start } to { $end }{ $kept }
sk-log-assault-damage = { $user } uses the assault { $assault } on { WITHIN($who) } and rolls { $sum }
sk-log-used-assaults-damage = { $user } uses the assault { $path } on { WITHIN($who) } for { AND($cost) } ({ AND($rest) } left) and rolls { $sum }
sk-log-used-assaults-hidden-damage = { $user } uses the assault { $path } on { WITHIN($who) } for { AND($cost) } and rolls { $sum }
sk-rest-en = { $n } EN
sk-rest-ts = { $n } TS
sk-log-cost = { $path } now costs { WITHIN($who) } { $n } { $what }
sk-log-drained = { $who } loses { $n } { $what } ({ $left } left)
sk-log-drained-hidden = { $who } loses { $n } { $what }
sk-log-drained-hidden-many = { $who } lose { $n } { $what } each
sk-log-actions = The number of { WITHIN($who) }'s { $action }s changes ({ $bonus })
sk-log-in_force = { $name } takes effect on { WITHIN($who) } ({ $until })
sk-log-in_force-many = { $name } takes effect on { WITHIN($who) } ({ $until })
sk-log-in_force-changes = { $name } takes effect on { WITHIN($who) } ({ $changes }; { $until })
sk-log-in_force-changes-many = { $name } takes effect on { WITHIN($who) } ({ $changes }; { $until })
sk-log-in_force-shared = { $name } takes effect on { WITHIN($who) } ({ $changes }; { $until })
sk-log-in_force-shared-many = { $name } takes effect on { WITHIN($who) } ({ $changes }; { $until })
sk-change-hit = hit checks { $n }
sk-change-defence = defence checks { $n }
sk-change-check = checks { $n }
sk-change-reaction = reactions { $n }
sk-change-damage = damage dealt { $n }
sk-change-reduction = damage taken { $n }
sk-change-armour = armour { $n }
sk-change-movement = movement { $n }
sk-change-initiative = initiative { $n }
sk-change-range = range { $n }
sk-change-power = power { $n }
sk-change-critical = sum for a critical { $n }
sk-change-damage_dice = damage roll { $n }D6
sk-change-disengage = disengage checks { $n }
sk-change-hp_loss = HP lost { $n }
sk-change-recovery = HP regained { $n }
sk-change-becomes = damage dealt becomes { $attribute }, whatever else would change its kind
sk-change-becomes-more = damage dealt { $n }, as { $attribute } damage, whatever else would change its kind
sk-change-becomes-unless = damage dealt becomes { $attribute } damage unless it is piercing
sk-change-becomes-unless-more = damage dealt { $n } and turned into { $attribute } damage unless it is piercing
sk-change-cover_finished = it can cover others even when its turn is over
sk-change-cover_distance = it can cover whoever is { $n ->
    [one] 1 square
   *[other] { $n } squares
} away
sk-change-halve = damage taken halved
sk-change-halve-of = { $attribute } damage taken halved
sk-change-nullify = no damage taken
sk-change-nullify-of = no { $attribute } damage taken
sk-change-zero = no real damage taken
sk-change-zero-of = no real { $attribute } damage taken
sk-change-attack = { AND($change) } with a { $kind } attack
sk-change-hit-kind = { $n } to hit
sk-change-damage-kind = { $n } damage
sk-change-hit-now = { $n } to this hit check
sk-change-defence-now = { $n } to this defence check
sk-change-check-now = { $n } to this check
sk-change-reaction-now = { $n } to this reaction
sk-change-damage_dice-now = { $n }D6 to this damage roll
sk-change-attribute = { $attribute }: { $change }
sk-until-main_process = until the end of the main process
sk-until-round_end = until the end of the round
sk-until-or-fall = { $until }, unless its user is incapacitated
sk-until-beyond_round = for some rounds
sk-until-scene = until the end of the scene
sk-until-combat_end = until the end of combat
sk-now = {" "}(now { $left })
sk-now-down = {" "}(damage so far: { $left })
sk-now-whole = {" "}(now undamaged)
sk-now-rolled = {" "}({ $formula }: { $rolled })
sk-now-rolled-left = {" "}({ $formula }: { $rolled }, now { $left })
sk-now-rolled-down = {" "}({ $formula }: { $rolled }, damage so far: { $left })
sk-now-rolled-whole = {" "}({ $formula }: { $rolled }, now undamaged)
sk-now-full = {" "}(now at its full { $left })
sk-now-rolled-full = {" "}({ $formula }: { $rolled }, now at its full { $left })
sk-log-healed = { $who } regains { $n } { $what }{ $now }
sk-log-healed-hidden = { $who } regains { $n } { $what }{ $now }
sk-log-healed-hidden-many = { $who } regain { $n } { $what } each{ $now }

## Attacks

sk-log-deed = { $who } does something else ({ $action })
sk-log-finishing_blow = { $who } declares a finishing blow
sk-charging = charges from { $start } to { $end } and{" "}
sk-charging-back = charges out of { $start } and back, and{" "}
sk-log-attack = { $who } { $going }attacks { WITHIN($targets) } with { $how } ({ $kind } attack)
sk-log-held-empty = { $who } cannot get away from { $square }, so the attack strikes nobody
sk-log-held-empty-paid = { $who } cannot get away from { $square }, so the attack strikes nobody ({ AND($cost) } spent, { AND($rest) } left)
sk-log-held-empty-paid-hidden = { $who } cannot get away from { $square }, so the attack strikes nobody ({ AND($cost) } spent)
sk-log-held-equal-empty = { $who } cannot get away from { $square } (equal totals), so the attack strikes nobody
sk-log-held-equal-empty-paid = { $who } cannot get away from { $square } (equal totals), so the attack strikes nobody ({ AND($cost) } spent, { AND($rest) } left)
sk-log-held-equal-empty-paid-hidden = { $who } cannot get away from { $square } (equal totals), so the attack strikes nobody ({ AND($cost) } spent)
sk-log-attack-empty = { $who } { $going }makes a { $kind } attack with { $how }, but cannot strike anybody
sk-log-attack-empty-paid = { $who } { $going }makes a { $kind } attack with { $how } for { AND($cost) } ({ AND($rest) } left), but cannot strike anybody
sk-log-attack-empty-paid-hidden = { $who } { $going }makes a { $kind } attack with { $how } for { AND($cost) }, but cannot strike anybody
sk-log-attack-paid = { $who } { $going }attacks { WITHIN($targets) } with { $how } ({ $kind } attack; { AND($cost) }, { AND($rest) } left)
sk-log-attack-paid-hidden = { $who } { $going }attacks { WITHIN($targets) } with { $how } ({ $kind } attack; { AND($cost) })
sk-log-attack-check = { $who } { $going }attacks { WITHIN($targets) } with { $how } ({ $kind } attack) and rolls { $dice }, { $bonus } = { $total } { $check }
sk-log-attack-check-critical = { $who } { $going }attacks { WITHIN($targets) } with { $how } ({ $kind } attack) and rolls { $dice }, { $bonus } = { $total } { $check }, a critical{ $enough }
sk-log-attack-check-fumble = { $who } { $going }attacks { WITHIN($targets) } with { $how } ({ $kind } attack) and rolls { $dice } { $check }, a fumble
sk-log-attack-paid-check = { $who } { $going }attacks { WITHIN($targets) } with { $how } ({ $kind } attack; { AND($cost) }, { AND($rest) } left) and rolls { $dice }, { $bonus } = { $total } { $check }
sk-log-attack-paid-check-critical = { $who } { $going }attacks { WITHIN($targets) } with { $how } ({ $kind } attack; { AND($cost) }, { AND($rest) } left) and rolls { $dice }, { $bonus } = { $total } { $check }, a critical{ $enough }
sk-log-attack-paid-check-fumble = { $who } { $going }attacks { WITHIN($targets) } with { $how } ({ $kind } attack; { AND($cost) }, { AND($rest) } left) and rolls { $dice } { $check }, a fumble
sk-log-attack-paid-hidden-check = { $who } { $going }attacks { WITHIN($targets) } with { $how } ({ $kind } attack; { AND($cost) }) and rolls { $dice }, { $bonus } = { $total } { $check }
sk-log-attack-paid-hidden-check-critical = { $who } { $going }attacks { WITHIN($targets) } with { $how } ({ $kind } attack; { AND($cost) }) and rolls { $dice }, { $bonus } = { $total } { $check }, a critical{ $enough }
sk-log-attack-paid-hidden-check-fumble = { $who } { $going }attacks { WITHIN($targets) } with { $how } ({ $kind } attack; { AND($cost) }) and rolls { $dice } { $check }, a fumble
sk-log-check = { $who } rolls { $dice }, { $bonus } = { $total } { $check }
sk-log-check-critical = { $who } rolls { $dice }, { $bonus } = { $total } { $check }, a critical{ $enough }
sk-log-check-fumble = { $who } rolls { $dice } { $check }, a fumble
sk-log-check-charging-through-fumble = { $who } charges with { $how } and rolls { $dice } to get through { $square }, a fumble
sk-log-check-charging-fumble = { $who } tries to charge out of { $square } with { $how } and rolls { $dice } { $check }, a fumble
sk-log-check-charging-through-critical = { $who } charges with { $how } and rolls { $dice }, { $bonus } = { $total } to get through { $square }, a critical{ $enough }
sk-log-check-charging-critical = { $who } tries to charge out of { $square } with { $how } and rolls { $dice }, { $bonus } = { $total } { $check }, a critical{ $enough }
sk-log-check-charging-through = { $who } charges with { $how } and rolls { $dice }, { $bonus } = { $total } to get through { $square }
sk-log-check-charging = { $who } tries to charge out of { $square } with { $how } and rolls { $dice }, { $bonus } = { $total } { $check }
sk-enough = {" "}({ $n } is enough)
sk-rolls-hit = to hit
sk-rolls-defence = to defend
sk-rolls-noted = { $check } ({ $notes })
sk-rolls-daze = dazed
sk-rolls-panic = in a panic
sk-rolls-slow_in_water = slow, in water
sk-rolls-submerged = submerged
sk-rolls-cover = partial cover
sk-rolls-disengage = to disengage
sk-rolls-disengage-from = to get out of { $square }
sk-rolls-disengage-through = to get through { $square }
sk-rolls-disengage-charge = to charge out of { $square }
sk-rolls-hindering = to hinder it
sk-rolls-appearance = to appear
sk-rolls-skill = for { $skill }
sk-log-check-revived = { $head }, and { WITHIN($who) } is back in action (HP now { $hp })
sk-log-check-absent-of = { $who } rolls { $dice }, { $bonus } = { $total } { $check } (difficulty { $target }) and does not appear yet
sk-log-check-appears = { $who } rolls { $dice }, { $bonus } = { $total } { $check } (difficulty { $target })
sk-log-check-appears-critical = { $who } rolls { $dice }, { $bonus } = { $total } { $check } (difficulty { $target }), a critical{ $enough }
sk-log-check-appeared = { $who } rolls { $dice }, { $bonus } = { $total } { $check } (difficulty { $target }) and appears at { $square }
sk-log-check-appeared-critical = { $who } rolls { $dice }, { $bonus } = { $total } { $check } (difficulty { $target }), a critical{ $enough }, and appears at { $square }
sk-log-check-fumble-absent = { $who } rolls { $dice } { $check }, a fumble, and does not appear yet
sk-log-check-hit = { $who } rolls { $dice }, { $bonus } = { $total } { $check } and is hit
sk-log-check-hit-critical = { $who } rolls { $dice }, { $bonus } = { $total } { $check } and is hit (only a critical wards off a critical)
sk-log-check-missed = { $who } rolls { $dice }, { $bonus } = { $total } { $check } and wards off the attack
sk-log-check-missed-equal = { $who } rolls { $dice }, { $bonus } = { $total } { $check } and wards off the attack (equal totals)
sk-log-check-missed-critical = { $who } rolls { $dice }, { $bonus } = { $total } { $check } and wards off the attack (a critical defence wins whatever the totals)
sk-log-check-critical-hit = { $who } rolls { $dice }, { $bonus } = { $total } { $check }, a critical{ $enough }, and is hit
sk-log-check-critical-hit-critical = { $who } rolls { $dice }, { $bonus } = { $total } { $check }, a critical{ $enough }, and is hit (only a critical wards off a critical)
sk-log-check-critical-missed = { $who } rolls { $dice }, { $bonus } = { $total } { $check }, a critical{ $enough }, and wards off the attack
sk-log-check-critical-missed-equal = { $who } rolls { $dice }, { $bonus } = { $total } { $check }, a critical{ $enough }, and wards off the attack
sk-log-check-critical-missed-critical = { $who } rolls { $dice }, { $bonus } = { $total } { $check }, a critical{ $enough }, and wards off the attack (a critical defence wins whatever the totals)
sk-log-check-fumble-hit = { $who } rolls { $dice } { $check }, a fumble, and is hit
sk-log-check-fumble-hit-critical = { $who } rolls { $dice } { $check }, a fumble, and is hit (only a critical wards off a critical)
sk-log-check-fumble-missed = { $who } rolls { $dice } { $check }, a fumble, and wards off the attack
sk-log-check-fumble-missed-equal = { $who } rolls { $dice } { $check }, a fumble, and wards off the attack (equal totals)
sk-log-check-fumble-missed-critical = { $who } rolls { $dice } { $check }, a fumble, and wards off the attack (a critical defence wins whatever the totals)
sk-log-decision-hit = { $who } is hit
sk-log-decision-hit-critical = { $who } is hit (only a critical wards off a critical)
sk-log-decision-hit-abandoned = { $who } gives up the reaction and is hit
sk-log-decision-missed = { $who } wards off the attack
sk-log-decision-missed-equal = { $who } wards off the attack (equal totals)
sk-log-decision-missed-critical = { $who } wards off the attack (a critical defence wins whatever the totals)
sk-log-decision-missed-fumble = { $who } is not hit, since the attack fumbles
sk-log-cover = { $who } covers { WITHIN($target) }
sk-log-cover-ends = { $who } covers { WITHIN($target) } and gives up its turn for it
sk-log-damage = { $who } rolls { $dice_sum } on { $dice }D6, { $bonus } = { $damage } { $attribute } damage
sk-log-damage-idle = { $who } rolls { $dice_sum } on { $dice }D6, { $bonus } = { $damage } { $attribute } damage (it hits only incapacitated machines: no effect)
sk-log-damage-again = The damage goes on for { WITHIN($who) }: { $damage } { $attribute } damage
sk-log-damage-again-rolled = The damage goes on and catches { WITHIN($who) }: { $sum }
sk-log-damage-hazard = { $text } It catches { WITHIN($who) }: { $damage } { $attribute } damage
sk-log-damage-hazard-rolled = { $text } It catches { WITHIN($who) }: { $sum }
sk-log-damage-by-rolled = { $user } rolls against { WITHIN($who) }: { $sum }
sk-log-damage-source-rolled = { $user } rolls for { $source } against { WITHIN($who) }: { $sum }
sk-log-damage-other-rolled = { $who }: { $sum }
sk-damage-sum = { $dice } on 2D6, { $bonus } = { $damage } { $attribute } damage
sk-damage-idle = { $sum } (no effect)
sk-damage-plain = { $damage } { $attribute } damage on 2D6
sk-log-damage-by = { $user } does { $damage } { $attribute } damage to { WITHIN($who) }
sk-log-damage-source = { $user }'s { $source } does { $damage } { $attribute } damage to { WITHIN($who) }
sk-log-damage-other = { $who }: { $damage } { $attribute } damage
sk-another = another { $n }
sk-halved = { $n } (halved: { AND($why) })
sk-halved-before = { $n } (halved first: { AND($why) })
sk-halved-before-more = { $n } (halved first: { AND($why) }) and another { $more }
sk-halved-more = { $n } (halved: { AND($why) }) and another { $more }
sk-log-real_damage-spared = { $who } reduces the damage by { $n }
sk-log-real_damage-spared-many = { $who } each reduce the damage by { $n }
sk-log-real_damage-full = { $who }, already incapacitated, takes no further harm
sk-log-real_damage-full-many = { $who }, already incapacitated, take no further harm
sk-log-real_damage-full-shot_down = { $who }, already incapacitated, is shot down
sk-log-real_damage-full-shot_down-many = { $who }, already incapacitated, are shot down
sk-and-fallen = { WITHIN($targets) } (also caught: { WITHIN($fallen) }, already incapacitated)
sk-only-fallen = { WITHIN($fallen) } (already incapacitated)
sk-comrade = its ally { WITHIN($name) }
sk-comrade-many = its allies { WITHIN($name) }
sk-log-real_damage-twice = { $who } takes the damage twice, for itself and for { WITHIN($target) } ({ $each } after defences)
sk-shares-alike = { $n } for each
sk-shares = { $n } and { $other }
sk-log-real_damage-more = { $who } takes { $real } damage instead of { $n }
sk-log-real_damage-more-many = { $who } each take { $real } damage instead of { $n }
sk-log-real_damage-none = { $who } takes no damage
sk-log-real_damage-none-many = { $who } take no damage
sk-log-real_damage-lasting = { $source } goes on: { $n } { $attribute } damage to { WITHIN($who) }, { $real } of it real
sk-log-real_damage-lasting-plain = { $source } goes on: { $n } damage to { WITHIN($who) }, { $real } of it real
sk-log-real_damage-none-affected = { $who } takes no damage but is now { $state }
sk-log-real_damage-none-affected-many = { $who } take no damage but are now { $state }

## Wounds and recovery

sk-log-hp = { $who } loses { $lost } HP ({ $left } left)
sk-log-hp-hidden = { $who } loses { $lost } HP (damage so far: { $taken })
sk-log-hp-hidden-many = { $who } lose { $lost } HP each (damage so far: { $taken } each)
sk-log-hp-bare = { $who } loses { $lost } HP
sk-log-hp-bare-many = { $who } lose { $lost } HP each
sk-log-hp-spared = { $who } reduces the damage by { $n } and loses { $lost } HP ({ $left } left)
sk-log-hp-twice = { $who } takes the damage twice, for itself and for { WITHIN($target) } ({ $each } after defences), and loses { $lost } HP in all ({ $left } left)
sk-log-hp-twice-hidden = { $who } takes the damage twice, for itself and for { WITHIN($target) } ({ $each } after defences), and loses { $lost } HP in all (damage so far: { $taken })
sk-log-hp-twice-bare = { $who } takes the damage twice, for itself and for { WITHIN($target) } ({ $each } after defences), and loses { $lost } HP in all
sk-log-hp-twice-fell = { $who } takes the damage twice, for itself and for { WITHIN($target) } ({ $each } after defences, { $lost } in all), and is incapacitated
sk-log-hp-corrosion = Corrosion { $rank } eats at { WITHIN($who) } ({ $rank }D6: { $loss }), which loses { $lost } HP ({ $left } left)
sk-log-hp-spared-hidden = { $who } reduces the damage by { $n } and loses { $lost } HP (damage so far: { $taken })
sk-log-hp-spared-hidden-many = { $who } each reduce the damage by { $n } and lose { $lost } HP (damage so far: { $taken } each)
sk-log-hp-corrosion-hidden = Corrosion { $rank } eats at { WITHIN($who) } ({ $rank }D6: { $loss }), which loses { $lost } HP (damage so far: { $taken })
sk-log-hp-spared-bare = { $who } reduces the damage by { $n } and loses { $lost } HP
sk-log-hp-spared-bare-many = { $who } each reduce the damage by { $n } and lose { $lost } HP
sk-log-hp-corrosion-bare = Corrosion { $rank } eats at { WITHIN($who) } ({ $rank }D6: { $loss }), which loses { $lost } HP
sk-log-hp-fell = { $who } takes { $lost } damage and is incapacitated
sk-log-hp-fell-many = { $who } take { $lost } damage each and are incapacitated
sk-log-hp-spared-fell = { $who } reduces the damage by { $n }, takes { $lost } and is incapacitated
sk-log-hp-spared-fell-many = { $who } each reduce the damage by { $n }, take { $lost } and are incapacitated
sk-log-hp-corrosion-fell = Corrosion { $rank } eats at { WITHIN($who) } ({ $rank }D6: { $loss }), which has no HP left and is incapacitated
sk-log-hp-affected = { $who } loses { $lost } HP ({ $left } left) and is now { $state }
sk-log-hp-hidden-affected = { $who } loses { $lost } HP (damage so far: { $taken }) and is now { $state }
sk-log-hp-hidden-affected-many = { $who } lose { $lost } HP each (damage so far: { $taken } each) and are now { $state }
sk-log-hp-bare-affected = { $who } loses { $lost } HP and is now { $state }
sk-log-hp-bare-affected-many = { $who } lose { $lost } HP each and are now { $state }
sk-log-hp-spared-bare-affected = { $who } reduces the damage by { $n }, loses { $lost } HP and is now { $state }
sk-log-hp-spared-bare-affected-many = { $who } each reduce the damage by { $n }, lose { $lost } HP and are now { $state }
sk-log-hp-spared-affected = { $who } reduces the damage by { $n }, loses { $lost } HP ({ $left } left) and is now { $state }
sk-log-hp-spared-hidden-affected = { $who } reduces the damage by { $n }, loses { $lost } HP (damage so far: { $taken }) and is now { $state }
sk-log-hp-spared-hidden-affected-many = { $who } each reduce the damage by { $n }, lose { $lost } HP (damage so far: { $taken } each) and are now { $state }
sk-log-incapacitated = { $who } is incapacitated
sk-log-incapacitated-many = { $who } are incapacitated
sk-log-shot_down = { $who } is shot down
sk-log-shot_down-many = { $who } are shot down
sk-log-dead = { $who } dies
sk-log-dead-many = { $who } die
sk-log-revived = { $who } is back in action (HP now { $hp })
sk-log-revived-many = { $who } are back in action (HP now { $hp } each)
sk-log-revived-hidden = { $who } is back in action
sk-log-revived-hidden-many = { $who } are back in action
sk-log-came_to = The end of combat brings { WITHIN($who) } back from incapacitation (at { $hp } HP; the result stands)
sk-log-came_to-many = The end of combat brings { WITHIN($who) } back from incapacitation (at { $hp } HP each; the result stands)
sk-log-came_to-side = The end of combat brings { WITHIN($those) } back from incapacitation (at { $hp } HP each; the result stands)
sk-log-came_to-side-many = The end of combat brings { WITHIN($those) } back from incapacitation (at { $hp } HP each; the result stands)
sk-log-came_to-and = The end of combat brings { WITHIN($who) } as well as { WITHIN($those) } back from incapacitation (at { $hp } HP each; the result stands)
sk-log-came_to-side-and = The end of combat brings { WITHIN($those) } as well as { WITHIN($who) } back from incapacitation (at { $hp } HP each; the result stands)
sk-of-side = { $n } of { WITHIN($side) }
sk-of-side-all = all { $n } of { WITHIN($side) }

## Bad statuses

sk-log-affected = { $who } is now { $state }
sk-log-affected-many = { $who } are now { $state }
sk-log-affected-also = { $head } and { $state }
sk-log-affected-paid = As the price, { WITHIN($who) } is now { $state }
sk-log-affected-kept = { $who } is already { $state }
sk-affected-corrosion = corroded
sk-affected-corrosion-ranked = corroded (rank { $rank })
sk-affected-daze = dazed
sk-affected-panic = in a panic
sk-affected-pressure = under pressure
sk-affected-seal = sealed
sk-affected-seal-of = unable to use { $equipment } (sealed)
sk-affected-stall = stalled
sk-affected-power_down = powered down
sk-log-status_refused = { $who } is immune and does not become { $state }
sk-log-status_refused-many = { $who } are immune and do not become { $state }
sk-log-status_refused-slow = { $who } is slow and cannot be { $state }
sk-log-status_refused-slow-many = { $who } are slow and cannot be { $state }
sk-log-status_refused-submerged = { $who } is submerged and cannot be { $state }
sk-log-status_refused-submerged-many = { $who } are submerged and cannot be { $state }
sk-log-status_refused-low = { $who } is not in high mobility and cannot be { $state }
sk-log-status_refused-low-many = { $who } are not in high mobility and cannot be { $state }
sk-log-status_refused-sealed = { $who } has no equipment left to seal
sk-log-status_refused-sealed-many = { $who } have no equipment left to seal
sk-log-recovered-seal = { $who } can use { $equipment } again (no longer sealed)
sk-log-recovered-seal-action = { $who } spends its { $action } and can use { $equipment } again (no longer sealed)
sk-log-recovered-affected = { $who } is no longer { $state }
sk-log-recovered-affected-many = { $who } are no longer { $state }
sk-log-recovered-affected-action = { $who } spends its { $action } and is no longer { $state }
sk-log-not_healed = { $who } is incapacitated and regains no HP
sk-log-corrosion = Corrosion { $rank } eats at { WITHIN($who) } ({ $rank }D6: { $loss })
