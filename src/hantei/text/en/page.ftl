# A page that plays without a server

help-page = Write a site that plays in a browser without a server, for any web space. Building it needs npm, Node and pip.
help-page-directory = The directory of the site; empty, or with an earlier site.
help-page-cache = Where the parts from npm and pip are kept for next time.
help-page-wheel = The wheel of an external rulebook to include; may be given several times.
page-done = The site is in { $path }: a first visit loads { $size } MB. Put it on any web space, or look at it here:
page-needs-npm = Building a page needs npm, which was not found: install Node.js, or put Pyodide's archive into { $path }.
page-needs-node = Building a page needs Node.js, which was not found: install it, for instance with “sudo apt install nodejs npm”.
page-needs-pip = Building a page needs pip for this Python, which was not found: try “python -m ensurepip”.
page-not-fetched = { $program } could not fetch the parts of the page: { $detail }
page-not-compiled = The modules of the page could not be compiled: { $detail }
page-cannot-keep = The parts of the page cannot be kept in { $path }: { $reason }
page-not-empty = { $path } holds something other than a site of Hantei; name a directory that is empty or does not exist yet.
page-cannot-write = The site cannot be written to { $path }: { $reason }
page-bad-wheel = { $path } is not a wheel of pure Python; only such wheels can go into a page.

# What the window around the table says

page-title = Hantei
page-loading = Loading. After this first visit no network is needed.
page-starting = Preparing the table…
page-broken = The table could not be prepared. Reload the page; what you have played is kept.
page-unable = This browser cannot run Hantei. It needs JavaScript, a current browser, a window that is not private, and an address that begins with https.
page-unkept = This browser keeps nothing here: download the save file before you close the window.
page-understood = Understood
page-renewed = A new version of Hantei is available. What you have played stays.
page-renew = Use it now
page-away = This part of Hantei is not loaded yet and cannot be fetched now: there is no network, or the site has a new version. What you have played is kept; reload the page.

# By post

web-plays-post = somebody I write to
web-post-awaited = { $seats } is played by somebody you write to: send them the table when it is their turn.
web-send = Send
post-title = By post
post-about = Send this link or this file to the person you play with. Their page takes in your moves and shows whose turn it is; they send theirs back in the same way. A letter that does not continue this table is refused.
post-trust = This is a game of trust: each page shows only its own seats, but a letter contains the whole game, including the hidden parts and the dice to come, for anyone who looks inside.
post-your-turn = It is still your turn: answer first, then send.
post-link = Link to this table
post-file = Letter as a file
post-replay-title = Show the game
post-replay-about = Whoever opens this link can go through the whole game so far, from its beginning.
post-replay-link = Link to the game
post-again-title = The same game from its beginning
post-again-about = The same scenario with the same dice, for somebody else to play.
post-again-link = Link to start
letter-unreadable = This letter cannot be read: part of it is missing or has been changed. Ask for it once more, as a file.
letter-newer = This letter was written by a newer Hantei. Reload the page to update yours.
letter-parted = This letter does not continue your table. Both games have { $common } lines in common; after that your table has { $ours } and the letter { $theirs }. Nothing was changed: send yours, or start again.
