## Magic: actions

sr-action-use_centering = use centering (free)
sr-action-deactivate_focus = switch off a focus (free)
sr-action-activate_focus = switch on a focus (simple)
sr-eff-action-use_centering = The record says how many dice it adds to the next drain test.
sr-eff-action-deactivate_focus = Its rating no longer counts.
sr-eff-action-activate_focus = Its rating counts for the tests it serves.

## Magic: questions

sr-ask-focus = { $who }: which focus?

## Magic: what happened

sr-log-time_passes = Time passes: { $minutes } minutes
sr-log-centred = { $who } gathers for the drain to come
sr-log-focus-on = { $who } switches on { $focus }
sr-log-focus-off = { $who } switches off { $focus }
sr-log-spell_ends = { $spell } ends ({ $who })

## Magic: steps of figures

sr-step-sustaining = spells kept up
sr-step-spelled = under a spell
sr-step-focus = focus
sr-step-centering = centering
sr-opt-focus = { $focus }
