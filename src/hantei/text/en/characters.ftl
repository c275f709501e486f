## Characters for online tables

character-conditions = Conditions: { $names }
character-gear = Carried: { $names }
character-copy = Copy for CCFOLIA
character-picture = Picture (PNG)
character-picture-of = The picture of { $name } as a PNG file
character-about = Copy the whole text and paste it onto the table in CCFOLIA: a piece with its figures appears.
character-copied = Copied. Paste it onto the table.
character-not-copied = The browser does not let this page copy; select the text and copy it.
character-text = Character data of { $name }

character-changes = Copy what has changed since the last copy
character-changes-copied = Copied. Type it into the chat of CCFOLIA as { $name }, line by line.
character-unchanged = Nothing has changed since it was copied in this browser.

pieces-title = Pieces for other tables
pieces-udonarium = Udonarium
pieces-udonarium-about = Drop the file onto the page of Udonarium. A room brings the map with everybody in position, and replaces all that was there; the pieces alone are added to it.
pieces-udonarium-alone = Drop the file onto the page of Udonarium: the pieces are added to what is there.
pieces-udonarium-room = The whole room (ZIP)
pieces-udonarium-pieces = The pieces alone (ZIP)
pieces-ccfolia = CCFOLIA
pieces-ccfolia-about = Copy the pieces one by one and paste them onto the table in CCFOLIA. When you come back later, you can copy only what has changed of a piece. CCFOLIA takes no pictures this way: save the picture, and give it to the piece there.
pieces-ccfolia-alone = Copy the pieces one by one and paste them onto the table in CCFOLIA. It takes no pictures this way: save the picture, and give it to the piece there.

udonarium-gauges = Gauges
udonarium-figures = Figures
udonarium-notes = Notes
udonarium-memo = Memo

export-no-such-table = Pieces cannot go to “{ $given }”; available: { $allowed }.
export-only-for = { $option } works only with { $table }.
export-nobody = Nobody in { $given } has a sheet yet. Export a saved game in which characters have been made.
export-no-people = “{ $given }” holds no people. Export people from a file of theirs, a saved game, or an encounter by its rulebook.
