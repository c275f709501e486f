"""Gundog: gunfights with percentile dice: movement declared, shots counted, wounds that hamper.

The modules follow the book: `checks` and `fumbles` (00), `rounds` (01, 05), `penalties` (02), `tactics` (03),
`actions`, `readying` and `helping` (04), `movement`, `walking` and `ground` (06), `conditions` (07), `hitting` (08),
`firing` and `shooting` (09), `aiming` and `wounding` (09, 10), `melee` and `evading` (00, 10), `noise` (11).
"""

PLACE = 3
"""Where the book stands among the others; the first is played where none is named."""
