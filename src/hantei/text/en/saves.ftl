## Save files

save-missing = There is no save file “{ $path }”.
save-unreadable = { $path } cannot be opened: { $reason }
save-empty = There is no game in { $path } ({ $bytes } bytes).
save-exists = { $path } exists already; continue it (--continue), or choose another name.
save-replaced = Another program has replaced or removed { $path } in the meantime. Nothing was written; open the file again.
save-locked = { $path } is being played elsewhere.
save-cannot-lock = { $path } lies on a file system that cannot lock files ({ $reason }), so another program could write to it at the same time. Choose a place on another file system.
save-closed = { $path } is closed.
write-failed = { $path } cannot be written: { $reason }. The game can continue from where it was last saved.
save-not-begun = { $path } cannot be written: { $reason }. No game was begun.
not-a-journal = { $path } is not a save file of Hantei.
newer-format = { $path } has a newer format ({ $found }); this version reads up to { $known }.
older-format = { $path } has an old format ({ $found }); this version reads from { $oldest } on.
damaged = { $path } is damaged: line { $line } (entry { $entry }), { $reason }.
damage-line-break = a line break has been replaced by something else
damage-no-header = the first line cannot be read
damage-no-checksum = the checksum is missing
damage-checksum = the checksum does not match
damage-number = the numbers do not follow each other
damage-not-json = it is not JSON
damage-shape = the value at “{ $place }” is not what it should be
damage-letter = the text at “{ $place }” has a broken character (a lone surrogate)
damage-misplaced = this entry cannot come here
damage-state = the state kept there cannot be read
unknown-rulebook = { $path } needs the rulebook “{ $rulebook }” (version { $version }), which is not installed.
save-diverged = From entry { $entry } on { $path } does not fit the rules. Recorded: { $recorded }; the rules: { $asked } ({ $rulebook }, saved with version { $saved }, now { $installed })
save-not-set-up = { $path } (line 1) asks for a game that cannot be set up: { $reason }
save-breaks-rules = { $path } cannot be opened: the rules fail on it ({ $cause }). Its scenario or encounter may name what does not exist; check its file.
save-too-dear = It would take too long to follow { $path } by the rules (more than { $most } steps), so it is refused.
not-by-the-rules = An entry does not fit the rules. Recorded: { $recorded }; the rules: { $rules } ({ $rulebook }, saved with version { $saved }, now { $installed })
copy-no-key = There is no key { $path }: without it no invitation of these tables would lead anywhere.
copy-other-key = { $path } holds another key than the copy; name another file with --key, or put that one aside.
copy-not-empty = This database holds tables already; a copy is restored to an empty one.
no-store = There is no file { $path }; name the file of the tables.
cannot-copy = { $path } cannot be written: { $reason }
cannot-rekey = The key { $path } could not be made anew ({ $reason }). Do it again before you start a server.
servers-running = Servers are using these tables: { $servers }. Stop them first.
store-in-use = { $path } is in use by a server; stop the server before you restore a copy.
copy-no-place = { $path } is no place for a copy: a store of tables is there, or something that is no file. Name another.
copy-damaged = { $path } is not a copy of tables, or it is damaged.
copy-newer = { $path } was written by a newer version ({ $found }); this one reads up to { $known }.
said-before = A line of an earlier version, for which this one has no words.

## Why the system refuses something

system-enoent = there is no such file or directory
system-eacces = access is not permitted
system-eperm = this is not permitted
system-eisdir = it is a directory
system-enotdir = something on the way there is no directory
system-eexist = it exists already
system-enospc = no space is left
system-erofs = nothing can be written there
system-eaddrinuse = it is in use already
system-eaddrnotavail = this is no address of this computer
