## Boards

wa-board = The battlefield
wa-board-hp = HP { $n }/{ $most }
wa-board-guard = break guard ({ $n })
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
wa-adjust-bar = bar a possession here
wa-adjust-unbar = allow a possession here again
wa-adjust-possession = possession
