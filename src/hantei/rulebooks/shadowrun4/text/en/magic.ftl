## Magic

sr-thing-spell = a spell
sr-thing-focus = a focus
sr-thing-tradition = a tradition
sr-nobody = nobody
sr-self = the caster
sr-duration-instant = an instant
sr-duration-sustained = for as long as it is kept up
sr-duration-permanent = for good
sr-drain-fixed = { $n }
sr-drain-half = half the Force
sr-drain-more = half the Force + { $n }
sr-drain-less = half the Force − { $n }

## Magic: actions

sr-action-use_centering = use centering (free)
sr-action-deactivate_focus = switch off a focus (free)
sr-action-declare_spell_defence = declare spell defence (free)
sr-action-drop_spell = drop a spell that is kept up (free)
sr-action-activate_focus = switch on a focus (simple)
sr-action-cast_spell = cast a spell (complex)
sr-action-cast_several = cast several spells at once (complex)
sr-action-dispel = dispel a spell (complex)
sr-eff-action-use_centering = Your next drain test gains { $n ->
    [one] 1 die
   *[other] { $n } dice
}.
sr-eff-action-deactivate_focus = The rating of the focus no longer counts.
sr-eff-action-declare_spell_defence = Those you name and can see add your counterspelling when they resist spells.
sr-eff-action-drop_spell = The spell ends, and your other tests get their two dice back.
sr-eff-action-activate_focus = The rating of the focus counts for the tests it serves.
sr-eff-action-cast_spell = You roll Magic and spellcasting against the attribute that resists; no more hits count than the Force. Then you resist drain.
sr-eff-action-cast_several = You divide your dice; each drain is one higher and is resisted by itself.
sr-eff-action-dispel = You roll counterspelling and Magic against the Force and the caster's Magic; each net hit takes one off the spell. Then you resist drain.

## Magic: questions

sr-ask-focus = Which focus does { WITHIN($who) } use?
sr-ask-spell = Which spell does { WITHIN($who) } choose?
sr-ask-spells = How many spells does { WITHIN($who) } cast at once ({ $low } to { $high })?
sr-ask-force = At which Force does { WITHIN($who) } cast { $spell } ({ $low } to { $high })?
sr-ask-target-spell = Whom does { WITHIN($who) } cast { $spell } (Force { $force }) on?
sr-ask-target-spell-area = Where does { WITHIN($who) } centre { $spell } (Force { $force })?
sr-ask-split-spell = How many of { $pool } dice does { WITHIN($who) } give to { $spell } ({ $low } to { $high })?
sr-ask-radius = Which radius in metres does { WITHIN($who) } choose for { $spell } ({ $low } to { $high }; { $n } costs no dice)?
sr-ask-willing = Does { WITHIN($who) } let { WITHIN($by) }'s { $spell } work (Force { $force })?
sr-ask-kept = Which spell does { WITHIN($who) } end?
sr-ask-dispel = Which spell does { WITHIN($who) } dispel?
sr-ask-protect = Whom does { WITHIN($who) } protect against spells (protected so far: { $n })?
sr-ask-shield_dice = How many of { $pool } dice does { WITHIN($who) } give to { WITHIN($target) } ({ $low } to { $high })?
sr-opt-focus = { $focus }
sr-opt-spell = { $spell }
sr-opt-spells = { $n } spells
sr-opt-force = Force { $n }
sr-opt-radius = { $n } m
sr-opt-centre = at { THE($place) }
sr-opt-willing-resist = resist it
sr-opt-willing-let = let it work
sr-opt-lasting = { $spell } of { WITHIN($who) }
sr-opt-protect = { $name }
sr-opt-protect-all = everybody
sr-opt-protect-done = nobody else
sr-opt-shield_dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
  }
sr-reach-force = {" "}Area: everybody within Force × 1 m of the centre.
sr-reach-fixed = {" "}Area: everybody within { $n } m of the centre.
sr-eff-spell = { $text } Effect: { $does }.{ $reach } Resisted by: { $resist }; drain: { $drain }; lasts: { $lasts }.
sr-eff-force = No more than { $n ->
    [one] 1 hit counts
   *[other] { $n } hits count
}; drain: { $drain } { $kind } damage.
sr-does-damage = { $kind } damage ({ $base }) that armour does not stop
sr-does-damage-resisted = { $kind } damage ({ $base }), resisted with Body and { $armour }
sr-does-heals = heals one box of { $kind } damage for each hit
sr-does-change = { $figure } { $each } for every { $per ->
    [one] net hit
   *[other] { $per } net hits
}
sr-does-change-most = { $figure } { $each } for every { $per ->
    [one] net hit
   *[other] { $per } net hits
}, { $most } times at most
sr-does-senses = lends { $senses }
sr-does-prone = knocks the target down
sr-does-reveals = shows whoever is hiding
sr-does-nothing = no effect of its own
sr-base-force = Force + net hits
sr-base-half_force = half the Force + net hits
sr-base-none = net hits
sr-worn-ballistic = armour
sr-worn-impact = impact armour
sr-sense-low_light = low-light sight
sr-sense-thermographic = heat sight
sr-sense-ultrasound = ultrasound
sr-figure-initiative = Initiative
sr-figure-passes = passes
sr-figure-armour = armour
sr-figure-barrier = dice against spells
sr-figure-tests = dice on all tests
sr-figure-shots = dice of shots at the target
sr-figure-blows = dice of blows at the target
sr-figure-walking = metres of movement

## Magic: what dice are thrown for

sr-throw-spell = casting
sr-throw-resist_spell = spell resistance
sr-throw-dispel = dispelling

## Magic: what happened

sr-log-time_passes = Time passes: { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
sr-log-time_passes-hours = Time passes: { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}{ $minutes ->
    [0] {""}
    [one] { " and 1 minute" }
   *[other] { " and " }{ $minutes } minutes
}
sr-log-centred = { $who } braces for the drain with centering
sr-log-focus-on = { $who } switches on the { $focus }
sr-log-focus-off = { $who } switches off the { $focus }
sr-log-spell_ends = { $who }'s { $spell } ends
sr-log-casts = { $who } casts { $spell } at Force { $force } on { WITHIN($names) }
sr-log-casts-ritual = { $who } completes the ritual and casts { $spell } at Force { $force } on { WITHIN($names) }
sr-log-casts-self = { $who } casts { $spell } at Force { $force } (target: the caster)
sr-log-casts-aim_lost = { $who } stops aiming at { WITHIN($target) } and casts { $spell } at Force { $force } on { WITHIN($names) }
sr-log-casts-roll = { $who } casts { $spell } at Force { $force } on { WITHIN($names) }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
sr-cast-on-willing = { WITHIN($names) } (not resisting: { WITHIN($willing) })
sr-log-casts-nobody = { $who } casts { $spell } at Force { $force }, but nobody is in the area
sr-log-cast = { $who }'s { $spell } affects { WITHIN($names) }
sr-log-cast-but = { $who }'s { $spell } affects { WITHIN($names) }, but not { WITHIN($free) }
sr-log-cast-not = { $who }'s { $spell } does not affect { WITHIN($free) }
sr-log-cast-fails = { $who }'s { $spell } affects nobody
sr-log-spell_lost = { $who } goes down before { $spell } takes effect
sr-log-spell_hits = { $spell } works on { WITHIN($who) }
sr-log-spell_hits-aim_lost = { $spell } works on { WITHIN($who) }, who is no longer aiming at { WITHIN($target) }
sr-log-spell_hits-many = { $spell } works on { WITHIN($who) }
sr-log-spell_hits-many-aim_lost = { $spell } works on { WITHIN($who) }, who are no longer aiming at { WITHIN($target) }
sr-log-spell_hits-then = { $spell } works, and { WITHIN($tail) }
sr-log-spell_works = { $spell } works on { WITHIN($who) } (net hits: { $net })
sr-log-spell_works-many = { $spell } works on { WITHIN($who) } (net hits: { $net })
sr-log-spell_works-hits = { $spell } works on { WITHIN($who) } (hits: { $net })
sr-log-spell_works-hits-many = { $spell } works on { WITHIN($who) } (hits: { $net })
sr-log-healed = { $who } is healed of { $boxes } { $kind_of } damage (damage left: physical { $physical }, stun { $stun })
sr-log-healed-veiled = { $who } is healed of { $boxes } { $kind_of } damage
sr-log-healed-veiled-many = { $who } are each healed of { $boxes } { $kind_of } damage
sr-log-wakes = { $who } comes round
sr-log-wakes-scored = { $who } comes round (initiative score as last rolled: { $score })
sr-log-wakes-many = { $who } come round
sr-log-wakes-scored-many = { $who } come round (initiative scores as last rolled: { $score } each)
sr-log-shields = { $who } declares spell defence for { WITHIN($names) }
sr-log-shields-self = { $who } declares spell defence, which covers nobody else
sr-log-shields-too = { $who } declares spell defence, which also covers { WITHIN($names) }
sr-log-shields-body = { $who } declares spell defence, which also covers the body left behind
sr-log-shields-none = { $who } gives up spell defence
sr-log-unshielded-own = The body is out of { WITHIN($who) }'s sight and loses the spell defence
sr-log-unshielded = { $target } is out of { WITHIN($who) }'s sight and loses the spell defence
sr-log-unshielded-many = { $target } are out of { WITHIN($who) }'s sight and lose the spell defence
sr-log-unravelled = { $who } weakens { WITHIN($by) }'s { $spell } (hits −{ $net }, hits left: { $left })

## Magic: steps of figures

sr-step-magic = Magic
sr-step-force = Force
sr-step-karma = karma
sr-step-barrier = barrier
sr-step-counterspelling = counterspelling
sr-step-radius = dice for the radius
sr-step-share = part set aside
sr-step-sustaining = spells kept up
sr-step-spelled = under a spell
sr-step-focus = focus
sr-step-centering = centering

## Magic: rituals

sr-action-begin_ritual = begin a ritual (complex)
sr-eff-action-begin_ritual = You work in a lodge of your tradition. It takes hours and strikes at any distance, and everybody who takes part resists drain.
sr-ask-offer_ritual = Does { WITHIN($who) } use the hours for a ritual?
sr-ask-member = Who takes part in { WITHIN($who) }'s ritual (chosen so far: { $n })?
sr-ask-leader = Who leads the ritual of { WITHIN($who) }?
sr-ask-spotter = Who keeps { WITHIN($target) } in sight for { WITHIN($who) }'s ritual?
sr-opt-offer_ritual-no = let the hours pass
sr-opt-offer_ritual-yes = begin a ritual
sr-opt-member = { $name }
sr-opt-member-done = nobody else
sr-throw-ritual = helping with a ritual
sr-log-ritual = { $who } begins a ritual of { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}: { $spell } at Force { $force }
sr-log-ritual-more = { $who } begins a ritual of { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}: { $spell } at Force { $force } ({ $parts })
sr-ritual-with = taking part: { WITHIN($names) }
sr-ritual-spotter = spotter: { WITHIN($spotter) }
sr-log-ritual_waits = { $who }'s ritual waits: { WITHIN($target) } is out of sight
sr-log-ritual_fails = { $who }'s ritual fails: { $spell }
sr-log-ritual_help = { $who } helps { WITHIN($by) } with the ritual (dice +{ $help } in all)

## Magic: how somebody is

sr-state-keeps = keeps up { $names }
sr-state-spelled = under { $names }
sr-state-shielded-own = protected by their own spell defence
sr-state-shielded = protected against spells by { WITHIN($names) }
sr-state-ritual = in a ritual: { $spell }
sr-focus-on = { $focus } (on)
sr-focus-off = { $focus } (off)
sr-spells-known = spells: { $names }
sr-roster-magic = Magic

## Magic: faults

sr-fault-magic-none = Without Magic, spells, foci and centering have no effect.
sr-fault-active = “{ $focus }” is switched on, but is not among the foci carried.
sr-fault-instant-change = What a spell changes lasts only while the spell does; its duration cannot be “instant”.
sr-fault-spell-area = Only an area spell has a radius; it has no effect here.
sr-fault-spell-armour = Armour counts only against a spell that does damage; it has no effect here.
sr-fault-spell-steps = “per” and “most” count steps of what a spell changes; it changes nothing.
sr-fault-lull = Turn { $turn } is never played; the last one is { $last } (turns_max).

## Dice commands

sr-guide-spell = a spell at Force 4: no more than 4 hits count; without “vs” nobody resists
sr-guide-drain = resisting drain of 3
sr-rolled-drain-none = No drain left (hits: { $hits })
sr-rolled-drain = Drain left: { $boxes } (hits: { $hits })
sr-log-healed-wakes = { $who } is healed of { $boxes } { $kind_of } damage and comes round (damage left: physical { $physical }, stun { $stun })
sr-log-healed-wakes-scored = { $who } is healed of { $boxes } { $kind_of } damage and comes round (damage left: physical { $physical }, stun { $stun }; initiative score as last rolled: { $score })
sr-log-healed-veiled-wakes-scored = { $who } is healed of { $boxes } { $kind_of } damage and comes round (initiative score as last rolled: { $score })
sr-log-healed-veiled-wakes = { $who } is healed of { $boxes } { $kind_of } damage and comes round
sr-log-cast-self = { $who }'s { $spell } takes effect
