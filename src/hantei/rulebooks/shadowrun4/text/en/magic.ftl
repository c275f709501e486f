## Magic

sr-thing-spell = a spell
sr-thing-focus = a focus
sr-thing-tradition = a tradition
sr-nobody = nobody
sr-duration-instant = at once
sr-duration-sustained = for as long as it is kept up
sr-duration-permanent = lasting
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
sr-eff-action-use_centering = The record says how many dice it adds to the next drain test.
sr-eff-action-deactivate_focus = Its rating no longer counts.
sr-eff-action-declare_spell_defence = Those you name and can see add your counterspelling when they resist spells.
sr-eff-action-drop_spell = The spell ends; your other tests get two dice back.
sr-eff-action-activate_focus = Its rating counts for the tests it serves.
sr-eff-action-cast_spell = Magic and spellcasting against the attribute that resists; hits up to the Force count, then drain is resisted.
sr-eff-action-cast_several = The dice are divided, each drain is one higher and is resisted by itself.
sr-eff-action-dispel = Counterspelling and Magic against the Force and the caster's Magic; each net hit takes one from the spell. Drain is resisted.

## Magic: questions

sr-ask-focus = Which focus does { $who } use?
sr-ask-spell = Which spell does { $who } choose?
sr-ask-spells = How many spells does { $who } cast at once ({ $low } to { $high })?
sr-ask-force = At which Force does { $who } cast { $spell } ({ $low } to { $high })?
sr-ask-target-spell = At whom does { $who } cast { $spell } (Force { $force })?
sr-ask-split-spell = How many of { $pool } dice does { $who } give { $spell } ({ $low } to { $high })?
sr-ask-radius = Which radius in metres does { $who } choose for { $spell } ({ $low } to { $high }; { $n } costs no dice)?
sr-ask-willing = Does { $who } let { $spell } of { $by } work (Force { $force })?
sr-ask-kept = Which spell does { $who } end?
sr-ask-dispel = Which spell does { $who } dispel?
sr-ask-protect = Whom does { $who } protect against spells ({ $n } so far)?
sr-ask-shield_dice = How many of { $pool } dice does { $who } give { $target } ({ $low } to { $high })?
sr-opt-focus = { $focus }
sr-opt-spell = { $spell }
sr-opt-spells = { $n }
sr-opt-force = { $n }
sr-opt-radius = { $n } m
sr-opt-centre = at { $place }
sr-opt-willing-resist = resist it
sr-opt-willing-let = let it work
sr-opt-lasting = { $spell } of { $who }
sr-opt-protect = { $name }
sr-opt-protect-all = everybody
sr-opt-protect-done = nobody else
sr-opt-shield_dice = { $n }
sr-eff-spell = { $text } Effect: { $does }. Resisted by: { $resist }; drain: { $drain }; { $lasts }.
sr-eff-force = Hits that count: { $n } at most; drain { $drain } { $kind }.
sr-does-damage = { $kind } damage ({ $base }), past all armour
sr-does-damage-resisted = { $kind } damage ({ $base }), against Body and { $armour }
sr-does-heals = heals as many { $kind } boxes as hits
sr-does-change = { $figure } { $each } for every { $per ->
    [one] net hit
   *[other] { $per } net hits
}
sr-does-change-most = { $figure } { $each } for every { $per ->
    [one] net hit
   *[other] { $per } net hits
}, { $most } times at most
sr-does-senses = lends { $senses }
sr-does-prone = throws down
sr-does-reveals = shows who hides
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
sr-throw-resist_spell = resisting a spell
sr-throw-dispel = dispelling

## Magic: what happened

sr-log-time_passes = Time passes: { $minutes } minutes
sr-log-centred = { $who } gathers for the drain to come
sr-log-focus-on = { $who } switches on { $focus }
sr-log-focus-off = { $who } switches off { $focus }
sr-log-spell_ends = { $spell } ends ({ $who })
sr-log-casts = { $who } casts { $spell } at Force { $force }: { $names }
sr-log-cast = { $spell } takes hold of { $names } ({ $who }, hits: { $hits })
sr-log-cast-fails = { $spell } of { $who } comes to nothing (hits: { $hits })
sr-log-spell_lost = { $spell } is lost: { $who } is out cold
sr-log-spell_works = { $spell } on { $who }: net hits { $net }
sr-log-healed = { $who } is healed: { $boxes } { $kind_of } (physical { $physical }, stun { $stun })
sr-log-wakes = { $who } comes to
sr-log-shields = { $who } protects against spells: { $names }
sr-log-shields-none = { $who } protects nobody any more
sr-log-unshielded = { $target } is out of { $who }'s sight and no longer protected
sr-log-unravelled = { $who } loosens { $spell } of { $by }: { $net } off, { $left } left

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
sr-eff-action-begin_ritual = In a lodge of your tradition; it takes hours, strikes at any distance, and everybody who takes part resists drain.
sr-ask-offer_ritual = Does { $who } use the hours for a ritual?
sr-ask-member = Who takes part in the ritual of { $who } ({ $n } so far)?
sr-ask-leader = Who leads the ritual of { $who }?
sr-ask-spotter = Who keeps sight of { $target } for { $who }?
sr-opt-offer_ritual-no = no
sr-opt-offer_ritual-yes = yes
sr-opt-member = { $name }
sr-opt-member-done = nobody else
sr-throw-ritual = helping with a ritual
sr-log-ritual = { $who } begins a ritual: { $spell } at Force { $force }, { $hours } hours ({ $names })
sr-log-ritual_waits = The ritual of { $who } waits: { $target } is out of sight
sr-log-ritual_fails = The ritual of { $who } has failed: { $spell }
sr-log-ritual_help = { $who } helps { $by }: { $help } dice in all

## Magic: how somebody is

sr-state-keeps = keeps up { $names }
sr-state-spelled = under { $names }
sr-state-shielded = protected against spells by { $names }
sr-state-ritual = in a ritual: { $spell }
sr-focus-on = { $focus } (on)
sr-focus-off = { $focus } (off)
sr-spells-known = spells: { $names }
sr-roster-magic = Magic

## Magic: faults

sr-fault-magic-none = Spells, foci or centering are of no use without Magic.
sr-fault-active = “{ $focus }” is switched on, but not among the foci carried.
sr-fault-instant-change = What a spell changes lasts only while the spell does; its duration cannot be “instant”.
sr-fault-spell-area = Only an area spell has a radius; here it is of no use.
sr-fault-spell-armour = Armour counts only against a spell that does damage; here it is of no use.
sr-fault-spell-steps = “per” and “most” count steps of what a spell changes; it changes nothing.
sr-fault-lull = Turn { $turn } is never played; the last one is { $last } (turns_max).

## Dice commands

sr-guide-spell = a spell at Force 4: no more than 4 hits count; without “vs” nobody resists
sr-guide-drain = resisting drain of 3
sr-rolled-drain = { $boxes } boxes left (hits: { $hits })
