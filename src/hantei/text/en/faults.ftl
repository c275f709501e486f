## What stands in a file

found-nothing = nothing
found-list = a list
found-mapping = fields
found-text = “{ $text }”
found-plain = { $value }

shape-int = a whole number
shape-number = a number
shape-text = a text
shape-bool = true or false
shape-nothing = nothing
shape-list = a list
shape-mapping = fields (field: value)

## Faults of content

fault-missing = The field “{ $field }” is missing.
fault-missing-tag = The field “{ $field }” is missing; it names the kind: { $allowed }.
fault-unknown-field = There is no field “{ $found }” here; the fields are: { $allowed }.
fault-unknown-field-guess = There is no field “{ $found }” here; did you mean “{ $guess }”? The fields are: { $allowed }.
fault-ignored-field = The field “{ $found }” is not known here and is ignored.
fault-ignored-field-guess = The field “{ $found }” is not known here and is ignored; did you mean “{ $guess }”?
fault-unknown-value = Found { $found }; allowed: { $allowed }.
fault-unknown-value-guess = Found { $found }; did you mean “{ $guess }”? Allowed: { $allowed }.
fault-tag = “{ $field }”: { $fault }
fault-shape = Found { $found }; allowed here: { $allowed }.
fault-key = The key “{ $key }”: { $fault }
fault-not-int = Found { $found }; expected a whole number (without quotes).
fault-not-number = Found { $found }; expected a number.
fault-not-text = Found { $found }; expected a text (put figures and true/false in quotes).
fault-not-bool = Found { $found }; expected true or false.
fault-not-list = Found { $found }; expected a list.
fault-not-mapping = Found { $found }; expected fields, each written as “field: value”.
fault-one-language = Found { $found }; expected a text in both languages: {"{"}ja: …, en: …{"}"}. To write in one language only, put “language: ja” (or en) at the top of the file.
fault-untranslated-ja = There is no Japanese here; the English is shown.
fault-untranslated-en = There is no English here; the Japanese is shown.
fault-full-width = Found { $found } in full-width characters or with full-width spaces; write { $plain }.
slip-colon = There is a full-width colon (：) here (column { $column }); write “: ”, a plain colon and a space.
slip-space = There is a full-width space here (column { $column }); indent and separate with plain spaces.
slip-bracket = There is a full-width bracket here (column { $column }); write {"{"} or [, and {"}"} or ] at the end.
slip-comma = There is a full-width comma here (column { $column }); write “, ”, a plain comma and a space.
slip-dash = There is a full-width dash here (column { $column }); an entry of a list begins with “- ”, a plain hyphen and a space.
slip-after-dash = A space is missing behind the “-” (column { $column }); an entry of a list begins with “- ”.
slip-after-colon = A space is missing behind the “:” (column { $column }); write “: ”.
slip-square = Two numbers with a comma between them stand here without quotes (column { $column }); as one value they are written "0,2".
slip-comment = There is a full-width number sign (＃) here (column { $column }); a remark begins with a plain “#”.
fault-at-least = Found { $found }; it must be at least { $limit }.
fault-more-than = Found { $found }; it must be more than { $limit }.
fault-at-most = Found { $found }; it must be at most { $limit }.
fault-less-than = Found { $found }; it must be less than { $limit }.
fault-text-too-short = Found { $found }; expected at least { $limit } { $limit ->
    [one] character
   *[other] characters
  }.
fault-text-too-long = Found { $found }; it may have at most { $limit } characters.
fault-too-few = Found { $found }; it needs at least { $limit } { $limit ->
    [one] entry
   *[other] entries
  }.
fault-too-many = Found { $found }; it may have at most { $limit } entries.
fault-plain-name = Found { $found }; an id is written in small plain letters, digits and “_”, and begins with a letter.
fault-pattern = Found { $found }; it must match the pattern { $limit }.
fault-raised = The values contradict each other: { $problem }
fault-other = Found { $found }: { $problem }

## Faults of YAML

syntax-second-colon = There cannot be a “: ” here (column { $column }): the line is indented differently from the one above, or has a second “: ”. Indent a field like its neighbours; put a text in quotes.
syntax-odd-character = A text cannot begin with this character (column { $column }); put it in quotes, and indent with spaces, not tabs.
syntax-tab = There is a tab in the indentation (column { $column }). Use spaces.
syntax-colon-in-brackets = A value within brackets holds “: ” (column { $column }). Put a text into quotes; put a comma before a field.
syntax-undefined-alias = The alias (column { $column }) refers to no anchor further up.
syntax-unclosed-quote = A quotation mark is opened here (column { $column }) and never closed.
syntax-odd-quotes = A quotation mark on this line is never closed.
syntax-unclosed-bracket = A bracket is not closed, or a comma is missing (column { $column }).
syntax-indentation = The indentation does not match the lines above (column { $column }).
syntax-missing-colon = A “:” is missing after the field name (column { $column }).
syntax-several-documents = A second document begins (column { $column }); one file holds one document.
syntax-no-yaml = From here on this is not YAML (column { $column }). Is it a file of a scenario or of people?
syntax-duplicate-anchor = This anchor (column { $column }) has been used before.
syntax-control-character = There is a character here that text files cannot have.
syntax-other = This cannot be read as YAML (column { $column }): { $problem }
yaml-too-deep = Values are nested more than { $limit } deep.
yaml-too-large = With its aliases expanded, the file has more than { $limit } values.
yaml-recursive = An alias contains itself.
yaml-tag = The tag { $tag } is not allowed, or does not fit the value.
yaml-odd-key = The name of a field must be a plain one.
yaml-repeated-key = The field “{ $key }” is written twice; the first time in line { $line }.
more-faults = There are more than { $most } faults; correct these first.
yaml-long-number = This number is too long.

## Files

file-too-large = The file is larger than { $limit } bytes.
file-unreadable = The file cannot be read: { $reason }
file-zero = The file has a character that is no text: U+0000 (line { $line }).
file-not-utf8 = The file is not UTF-8 (line { $line }).

# Names

fault-unknown-name = “{ $found }” is not the name of { $kind }; the names are: { $allowed }.
fault-unknown-name-guess = “{ $found }” is not the name of { $kind }; did you mean: { $guesses }?
fault-unknown-name-none = “{ $found }” should be { $kind }, but nothing of that kind exists.
fault-id-plain = The id “{ $id }” cannot be used; an id consists of letters, figures, “-” and “_”.
fault-never-named = “{ $name }” is declared here, but nothing else in the file names it.
