# A page that plays without a server

help-page = Write a site that plays in a browser without a server: put it on any web space. Needs npm, Node and pip once.
help-page-directory = The directory of the site; empty, or with a site of before.
help-page-cache = Where the parts from npm and pip are kept for the next time.
help-page-wheel = The wheel of a rulebook from outside, to go in as well; may be given several times.
page-done = The site is in { $path }: a first visit loads { $size } MB. Put it on any web space, or look at it here:
page-needs-npm = Building a page needs npm, which is not here: install Node.js, or put Pyodide’s archive into { $path }.
page-needs-node = Building a page needs Node.js, which is not here: install it, for instance with “sudo apt install nodejs npm”.
page-needs-pip = Building a page needs pip for this Python, which is not here: “python -m ensurepip”.
page-not-fetched = { $program } could not fetch what the page is made of: { $detail }
page-not-compiled = The modules of the page could not be compiled: { $detail }
page-cannot-keep = { $path } cannot keep the parts of the page: { $reason }
page-not-empty = { $path } holds something else than a site of Hantei: name a directory that is empty or not there yet.
page-cannot-write = The site cannot be written to { $path }: { $reason }
page-bad-wheel = { $path } is no wheel of pure Python; only such go into a page.

# What the window around the table says

page-title = Hantei
page-loading = Loading. After this first visit no network is needed.
page-starting = Setting the table…
page-broken = The table could not be set. Load the page again; what was played is kept.
page-unable = This browser cannot run Hantei here. It needs JavaScript and a current browser, outside of a private window, and an address that begins with https.
page-unkept = This browser keeps nothing here: take the save file with you before you close the window.
page-understood = Understood
page-renewed = A new version of Hantei is here. What was played stays.
page-renew = Use it now

# By post

web-plays-post = somebody I write to
web-post-awaited = { $seats } is played by somebody you write to: send them the table when it is their turn.
web-send = Send
post-title = By post
post-about = Send this link or this file to the person you play with. Their page takes your moves in and shows whose turn it is; they send theirs back in the same way. A letter that does not follow from where a table stands is refused.
post-trust = This is a game of trust: each page shows its own seats alone, but the whole game is in a letter, the hidden parts and the dice to come included, for whoever looks into it.
post-your-turn = It is still your turn: answer first, then send.
post-link = Link to this table
post-file = Letter as a file
post-replay-title = The game to look at
post-replay-about = Whoever opens this link goes through the game from its beginning, all of it, as it stands now.
post-replay-link = Link to the game
post-again-title = The same game from its beginning
post-again-about = The same scenario with the same dice, for somebody to play themselves.
post-again-link = Link to begin
letter-unreadable = This letter cannot be read: part of it is missing or was changed. Ask for it once more, as a file.
letter-newer = This letter was written by a newer Hantei. Load the page anew to bring yours up to date.
letter-parted = This letter does not follow from where your table stands. Both games have { $common } lines in common; then yours has { $ours } of its own and the letter { $theirs }. Nothing was changed: send yours, or begin anew.
