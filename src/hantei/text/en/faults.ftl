## What stands in a file

found-nothing = nothing
found-list = a list
found-mapping = a mapping
found-text = “{ $text }”
found-plain = { $value }

shape-int = a whole number
shape-number = a number
shape-text = a text
shape-bool = true or false
shape-nothing = nothing
shape-list = a list
shape-mapping = a mapping

## Faults of content

fault-missing = The field “{ $field }” is missing.
fault-missing-tag = The field “{ $field }” is missing; it says what this is: { $allowed }.
fault-unknown-field = There is no field “{ $found }” here; the fields are: { $allowed }.
fault-unknown-field-guess = There is no field “{ $found }” here; did you mean “{ $guess }”? The fields are: { $allowed }.
fault-ignored-field = The field “{ $found }” is not known here; it is ignored.
fault-ignored-field-guess = The field “{ $found }” is not known here and is ignored; did you mean “{ $guess }”?
fault-unknown-value = Found { $found }; allowed: { $allowed }.
fault-unknown-value-guess = Found { $found }; did you mean “{ $guess }”? Allowed: { $allowed }.
fault-tag = “{ $field }”: { $fault }
fault-shape = Found { $found }; allowed here: { $allowed }.
fault-key = The key “{ $key }”: { $fault }
fault-not-int = Found { $found }; a whole number (without quotes) must stand here.
fault-not-number = Found { $found }; a number must stand here.
fault-not-text = Found { $found }; a text must stand here (figures and true/false need quotes to be texts).
fault-not-bool = Found { $found }; true or false must stand here.
fault-not-list = Found { $found }; a list must stand here.
fault-not-mapping = Found { $found }; a mapping (field: value) must stand here.
fault-one-language = Found { $found }; a text stands here in both languages: {"{"}ja: …, en: …{"}"}. For one alone, name it in the head of the file: language: ja (or en).
fault-untranslated-ja = There is no Japanese here; the English is shown.
fault-untranslated-en = There is no English here; the Japanese is shown.
fault-full-width = Found { $found } in full-width signs; write { $plain }.
slip-colon = A full-width colon (：) stands here (column { $column }); write “: ”, a plain colon and a space.
slip-space = An ideographic space stands here (column { $column }); indent and separate with plain spaces.
fault-at-least = Found { $found }; it must be at least { $limit }.
fault-more-than = Found { $found }; it must be more than { $limit }.
fault-at-most = Found { $found }; it must be at most { $limit }.
fault-less-than = Found { $found }; it must be less than { $limit }.
fault-text-too-short = Found { $found }; at least { $limit } { $limit ->
    [one] character
   *[other] characters
  } must stand here.
fault-text-too-long = Found { $found }; it may have at most { $limit } characters.
fault-too-few = Found { $found }; it needs at least { $limit } { $limit ->
    [one] entry
   *[other] entries
  }.
fault-too-many = Found { $found }; it may have at most { $limit } entries.
fault-pattern = Found { $found }; it must match the pattern { $limit }.
fault-raised = This does not hold together: { $problem }
fault-other = Found { $found }: { $problem }

## Faults of YAML

syntax-second-colon = A second “: ” on one line (column { $column }); put the text in quotes.
syntax-odd-character = A text cannot begin with this character (column { $column }); put it in quotes, and indent with spaces, not tabs.
syntax-undefined-alias = The alias (column { $column }) names no anchor further up.
syntax-unclosed-quote = A quotation mark is opened here (column { $column }) and never closed.
syntax-unclosed-bracket = A bracket is not closed, or a comma is missing (column { $column }).
syntax-indentation = The indentation does not fit the lines above (column { $column }).
syntax-missing-colon = A “:” is missing after the name (column { $column }).
syntax-several-documents = A second document begins (column { $column }); one file holds one document.
syntax-duplicate-anchor = This anchor (column { $column }) has been used before.
syntax-control-character = A character here is not allowed in text files.
syntax-other = This is not YAML (column { $column }): { $problem }
yaml-too-deep = Values are nested more than { $limit } deep.
yaml-too-large = With its aliases the file holds more than { $limit } values.
yaml-recursive = An alias contains itself.
yaml-tag = The tag { $tag } is not allowed, or does not fit the value.
yaml-odd-key = A field needs a plain name.
yaml-repeated-key = The field “{ $key }” stands twice; the first time in line { $line }.
more-faults = There are more than { $most } faults; mend these first.
yaml-long-number = This number is too long.

## Files

file-too-large = The file is larger than { $limit } bytes.
file-unreadable = The file cannot be read.
file-not-utf8 = The file is not UTF-8 (line { $line }).

# Names

fault-unknown-name = “{ $found }” is not the name of { $kind }; the names are: { $allowed }.
fault-unknown-name-guess = “{ $found }” is not the name of { $kind }; did you mean: { $guesses }?
fault-unknown-name-none = “{ $found }” is to be { $kind }, but there is none of the kind.
fault-id-plain = The id “{ $id }” cannot be used; letters, figures, “-” and “_” make an id.
