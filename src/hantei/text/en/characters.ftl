## Characters for online tables

character-conditions = Conditions: { $names }
character-gear = Carried: { $names }
character-copy = Copy for CCFOLIA
character-about = Copy the whole text and paste it onto the table in CCFOLIA: a piece with its figures appears.
character-copied = Copied. Paste it onto the table.
character-not-copied = The browser does not let this page copy; select the text and copy it.
character-text = Character data of { $name }

character-changes = Copy what has changed since
character-changes-copied = Copied. Type it into the chat of CCFOLIA as { $name }, line by line.
character-unchanged = Nothing has changed since it was copied in this browser.

pieces-title = Pieces for other tables
pieces-udonarium = Udonarium
pieces-udonarium-about = Drop the file onto the page of Udonarium. A room brings the map and everybody in their place, and takes the place of all that was there; the pieces alone are added to it.
pieces-udonarium-room = The whole room (ZIP)
pieces-udonarium-pieces = The pieces alone (ZIP)
pieces-ccfolia = CCFOLIA
pieces-ccfolia-about = Copy a piece and paste it onto the table in CCFOLIA, one after the other. Come back after a while, and what has changed of a piece can be copied by itself. CCFOLIA takes no pictures this way.

udonarium-gauges = Gauges
udonarium-figures = Figures
udonarium-notes = Notes
udonarium-memo = Memo

export-no-such-table = There is no table “{ $given }”; pieces go to { $allowed }.
export-only-for = { $option } goes only with { $table }.
export-nobody = Nobody has a sheet yet in { $given }. Export a saved game in which people have been made.
