## Characters for online tables

character-conditions = Conditions: { $names }
character-gear = Carried: { $names }
character-copy = Copy for CCFOLIA
character-about = Copy the whole text and paste it onto the table in CCFOLIA: a piece with its figures appears.
character-copied = Copied. Paste it onto the table.
character-not-copied = The browser does not let this page copy; select the text and copy it.
character-text = Character data of { $name }
