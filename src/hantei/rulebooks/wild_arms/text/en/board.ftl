## Boards

wa-board = The battlefield
wa-board-hp = HP { $n }/{ $most }
wa-board-guard = break guards left: { $n }
wa-board-sniping = Sniping battle, range { $range }: charges until the distance of { $distance } is crossed
wa-board-charge = { $n }/{ $of }

## Sheets

wa-sheet-hp = HP
wa-sheet-life = Harm still bearable
wa-sheet-fp = FP
wa-sheet-guard = Break guard
wa-sheet-initiative = Initiative score
wa-sheet-armour = Armour
wa-sheet-in_use = { $arm } (in use)
wa-adjust-bar = bar a stance here
wa-adjust-unbar = allow a stance here again
wa-adjust-possession = stance
wa-adjust-give-until = give a status, with its length and end
wa-adjust-status = status
wa-adjust-until = until the end of
wa-adjust-until-round = the round
wa-adjust-until-battle = the battle
wa-adjust-until-scene = the scene
wa-adjust-ending = how sight impairment ends
wa-adjust-ending-minor = by a minor action
wa-adjust-ending-lantern = by a minor action with a lantern
wa-adjust-ending-none = not at all
wa-adjust-supply-end = is supplied no longer
wa-adjust-supply-restore = is supplied again
wa-adjust-move = a move of its own
wa-adjust-move-none = that of the faction
wa-adjust-in-use = ARM in use
wa-adjust-disarmed = ARMs out of reach
wa-adjust-waited = has waited
wa-adjust-supported = has used the support skill of this round
wa-adjust-guards = may use break guard in spite of its HP
wa-adjust-lean = break guards left from Lean
wa-adjust-used = times used, { $art }
wa-adjust-charges = charges
wa-adjust-distance = distance
wa-adjust-end = the battle ends here
wa-adjust-scene = the scene gives everybody
wa-adjust-scene-end = the scene gives no more { $status }
wa-adjust-task = task “{ $task }” done by
wa-adjust-undone = nobody yet
