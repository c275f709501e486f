## The roster

sr-roster-cover = in cover
sr-roster-physical = physical left
sr-roster-stun = stun left
sr-roster-edge = Edge
sr-roster-armour = { $a } (impact { $b })
sr-adjust-physical = boxes filled, physical
sr-adjust-sight = make it harder to see
sr-adjust-sight-clear = no more { $sight }
sr-adjust-alert = on alert
sr-adjust-stun = boxes filled, stun
