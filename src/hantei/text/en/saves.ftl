## Save files

save-missing = There is no save file { $path }.
save-unreadable = { $path } cannot be opened: { $reason }
save-empty = There is no game in { $path } ({ $bytes } bytes).
save-exists = { $path } exists already; go on with it (--continue), or choose another name.
save-locked = { $path } is being played elsewhere.
save-closed = { $path } is closed.
write-failed = { $path } cannot be written: { $reason }. The game can go on from where it was last saved.
not-a-journal = { $path } is no save file of hantei.
newer-format = { $path } has a newer format ({ $found }); this version reads up to { $known }.
older-format = { $path } has an old format ({ $found }); this version reads from { $oldest } on.
damaged = { $path } is damaged: line { $line } (entry { $entry }), { $reason }.
damage-line-break = a line break has been replaced
damage-no-header = the first line cannot be read
damage-no-checksum = the checksum is missing
damage-checksum = the checksum does not fit
damage-number = the numbers do not follow each other
damage-not-json = it is not JSON
damage-shape = what stands at “{ $place }” is not what should stand there
damage-letter = the text at “{ $place }” holds half a letter (a lone surrogate)
damage-misplaced = this entry cannot come here
damage-state = the state kept there cannot be read
unknown-rulebook = The rulebook “{ $rulebook }” (version { $version }) that { $path } needs is not there.
save-diverged = From entry { $entry } on { $path } does not fit the rules. Recorded: { $recorded }; the rules: { $asked } ({ $rulebook }, saved with version { $saved }, now { $installed })
save-not-set-up = { $path } (line 1) asks for a game that cannot be set up: { $reason }
save-too-dear = { $path } would take the rules too much work to go through (more than { $most } pieces); it is not taken in.
not-by-the-rules = An entry does not fit the rules. Recorded: { $recorded }; the rules: { $rules } ({ $rulebook }, saved with version { $saved }, now { $installed })
