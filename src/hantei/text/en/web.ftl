## The web table: every page

web-title = Hantei
web-lang-ja = 日本語
web-lang-en = English
web-skip = Skip to the content
web-scheme-auto = Colours: as the device has them (press for light)
web-scheme-light = Colours: light (press for dark)
web-scheme-dark = Colours: dark (press for those of the device)

## Start page

web-start = What shall we play?
web-promise = The table throws the dice, does the sums and shows the clause behind every number. The decisions are yours.

## hantei serve

help-serve = Serve tables for browsers: alone, in company, with a game master.
help-serve-host = The address to listen at; only this computer reaches the one given by default.
help-serve-port = The port; 0 takes any that is free.
help-serve-open = Open the browser.
serve-at = Tables at { $address } (Ctrl-C stops the server; nothing is lost)
bad-port = “{ $given }” is no port; allowed are whole numbers from 0 to 65535.
cannot-listen = The server cannot listen at { $host }, port { $port }: { $reason }
