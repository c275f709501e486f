"""Wild Arms: drifters with ARMs and magic; pools of d6, seven stances, objects that break in one's place.

The modules follow the book: `checks`, `trained` (01, 02), `rounds`, `goals` (03, 04, 09, 10), `set_up` (05),
`possession`, `support`, `crest`, `hiding`, `escaping` (06), `initiative` (07), `process` (08), `acts` (11, 12), `tasks`
(11.14), `attack` (13), `damage`, `harm` (14), `attributes` (15), `guard` (16), `statuses`, `supply` (17, 18), `costs`,
`targets` (19), `effects` (what skills, spells and items do), `surprise` (20), `sniping` (21), `after` (what follows a
battle).
"""

PLACE = 4
"""Where the book stands among the others; the first is played where none is named."""
