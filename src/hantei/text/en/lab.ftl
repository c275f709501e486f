# Simulation

help-simulate = Let the computer play a scenario or encounter many times, and show the results.
help-simulate-scenario = The id of a scenario or encounter, or a file with one of your own.
help-simulate-count = The number of games (default: 1000).
help-simulate-policy = The computer player of a seat, or of all seats not named; may be given several times.
help-simulate-seed = The seed: the same seed gives the same figures on every machine.
help-simulate-jobs = The number of processes (default: one for each core).
help-simulate-difficulty = The difficulty (default: the usual one).
help-simulate-answer = Answer every question of a kind with this option as long as it is allowed, such as leader=sapper; may be given several times.
help-simulate-vary = Compare values of one thing: scenario.FIELD..., content.FILE.ID.FIELD..., policy.SEAT, ruling.NAME, answer.KIND or difficulty; separate values by commas, 2..5 means 2 to 5. May be given several times.
help-simulate-set = Fix a value for all games without comparing it: the same paths as --vary; may be given several times.
help-simulate-against = Compare with another version of the scenario: what has changed in the file and what difference it makes, with the same dice.
help-simulate-show = The figures to show, with their differences: win, figures and counts, such as win,magazines,spent/squad/magazines.
help-simulate-battles = Write one row per battle as CSV, or as JSON or Parquet if the name ends in .json or .parquet: stocks before and after, what was spent, saved, gained and lost, rounds, result.
help-simulate-then = Continue with another scenario when one is over, with the people who survive: a campaign. May be given several times.
help-simulate-tune = Find the whole number that reaches --target.
help-simulate-target = What --tune aims at: win=0.6, or the mean of any other figure.
help-simulate-cluster = Play on a running Dask cluster, given the address of its scheduler.
help-simulate-csv = Write one row per game as CSV.
help-simulate-parquet = Write one row per game as Parquet.
help-simulate-report = Write a page with plots.
help-simulate-tell = Tell one game of the simulation in words, by its number (0 for the first): the same dice give the same game.
figure-win = won
figure-end = outcome
figure-completed = operations completed
figure-operations = operations tried
figure-of-operation = operation { $number }: { $figure }
no-campaigns = In { $name } every encounter is a game of its own; --then is for rulebooks with campaigns.
figure-rounds = rounds
simulate-runs = Games
simulate-title = { $title }: { $count ->
    [one] 1 game
   *[other] { $count } games
  }, seed { $seed }
simulate-lost = The processes were killed again and again, so not all { $asked } games were played. If memory is short, use fewer --jobs.
simulate-broken-off = Stopped before all { $asked } games were played.
simulate-broken-off-at = Stopped at “{ $variant }”: { $played } of { $asked } games were played, and nothing behind it.
tune-broken-off = Stopped: these values of { $path } were tried for { $target }, the nearest last.
simulate-unanswered = In no game could a question of the kind “{ $kind }” be answered as --answer says.
simulate-win = Won by the players' side
simulate-ends = How it ended
simulate-endless = no end
simulate-interval = In brackets: the bounds between which the true figure lies with 95% confidence.
simulate-figures = Figures when the game was over
simulate-counts = What happened most, per game
simulate-column-mean = mean
simulate-column-least = min
simulate-column-quarter = lower quartile
simulate-column-median = median
simulate-column-most = max
simulate-column-variant = variant
simulate-column-win = won [95%]
simulate-column-difference = difference in points [95%]
simulate-column-value = value
simulate-column-figure = found [95%]
simulate-written = Written: { $path }
tune-found = { $path } = { $value } comes nearest to { $target }: { $found }
tune-missed = The target { $target } is out of reach. { $path } = { $value } comes nearest: { $found }
tune-further = What else moves it that way (each by itself, with the same dice, a quarter of the games):
tune-nothing-further = No other number of the file moves it that way.
bad-run-count = -n takes a number from 1 to { $most }, not “{ $given }”.
bad-tell-option = --tell takes the number of a game, from 0 to { $most }, not “{ $given }”.
tell-alone = { $given } cannot be combined with --tell, which tells one game.
tell-one = --tell tells one game: give only one value for each --vary.
tell-title = { $title }: game { $number }, seed { $seed }
bad-jobs-option = --jobs takes a number from 1 to { $most }, not “{ $given }”.
bad-answer-option = --answer takes KIND=OPTION, not “{ $given }”.
bad-policy-option = --policy takes POLICY or SEAT=POLICY, not “{ $given }”.
lab-unknown-seat = There is no seat “{ $seat }”; the seats are: { $allowed }.
cluster-alone = --jobs cannot be combined with --cluster: the cluster has workers of its own.
no-cluster = No cluster answers at { $address }: { $reason }
needs-extra = { $what } needs a library that is not installed: pip install "hantei[{ $extra }]"
cannot-write = { $path } cannot be written to.
vary-what = --vary takes PATH=VALUE,VALUE..., not “{ $given }”.
vary-too-many = “{ $given }” stands for too many values: --vary compares at most { $most } of one range.
vary-unknown-path = There is no path “{ $path }”; paths look like: { $allowed }.
place-unknown = There is no “{ $part }” there; available: { $allowed }.
no-such-content = There is no content file “{ $name }”; available: { $allowed }.
simulate-column-mean-of = { $figure } [95%]
simulate-column-difference-of = difference [95%]
simulate-places = What the places do
simulate-column-through = got through
simulate-column-does = effect on the chance to win, in points [95%]
simulate-column-spent = spent
simulate-column-gained = gained
simulate-column-lost = people lost
simulate-survival = How far the games got
simulate-column-reached = reached
simulate-column-ended = ended here without a win
simulate-never = Rows that were never rolled
set-what = --set takes PATH=VALUE, not “{ $given }”.
show-unknown = There is no figure “{ $given }”; available: win, { $allowed }, and the counts of the data (KIND/SIDE/WHAT).
against-alone = --vary cannot be combined with --against.
against-changes = { $count ->
    [0] Nothing has changed in the scenario.
    [one] One place has changed:
   *[other] { $count } places have changed:
  }
against-changed = { $path }: { $before } → { $after }
against-new = { $path }: added: { $after }
against-gone = { $path }: removed (was { $before })
against-moved = { $path }: in another order: { $before } → { $after }
tune-what = --tune takes PATH=LOW..HIGH with two whole numbers, not “{ $given }”.
tune-needs-target = --tune and --target can only be used together.
tune-alone = --vary, --against, --show, --csv, --parquet, --battles and --report cannot be combined with --tune.
tune-bad-target = --target takes FIGURE=VALUE (win from 0 to 1), not “{ $given }”.
tune-unknown-figure = There is no figure “{ $given }”; available: { $allowed }.

# The report

report-contents = Contents
report-about = { $count } games played by the computer ({ $policies }), seed { $seed }; Hantei { $version }.
report-compared = Compared
report-result = Result
report-interval = The range in brackets would contain the true figure in 95 of 100 such simulations.
report-mean = The red line marks the mean. A figure that is the same in all games has no plot.
report-endless = Games without an end: { $count }.
report-sides = What happened
report-per-game = All figures are means per game.
report-lost-where = Lost: where, and to whom
report-lost-to = Lost to
report-damage = Damage
report-down = Out of action
report-spent = Spent
report-checks = Checks: made per game, share that succeeds
report-check = { $made } · { $share }
report-use = Spent on
report-saved = Saved by
report-gained = Gained where
report-avoided = Avoided
report-held = before → after, mean
report-survival-note = How many of all games got this far.
report-places-note = Chance to win: games that came there against those that did not; empty where everybody came who won. Where the way is chosen, the reasons for the choice are part of the difference.
report-rows = Rows of tables
report-rows-note = Times rolled per game; the darker, the more often. A dashed row was never rolled.
report-never = never
report-left-out = And { $count } more, each less often.
report-battles = Battles
report-battle = Battle
report-fought = Per game
report-rounds = rounds, mean
report-spent-there = spent in it, mean
report-lost-there = lost in it, mean
report-longest = The longest battles
report-run = game
report-read = Games to read
report-tell = With this command and its number you can read a game of this simulation:
report-not-won = Not won (the first): { $games }

# A test of strength

help-simulate-challenge = Try every fixed answer, and the players of --rival, against the computer player, and show what beats it. -n is the number of games that decide.
help-simulate-rival = Another computer player to try, such as search:100; used with --challenge, may be given several times.
challenge-broken-off = Stopped before every answer and player had been tried.
challenge-alone = --vary, --against, --show, --tune and files cannot be combined with --challenge.
rival-needs-challenge = --rival can only be used with --challenge.
challenge-never = Not worth taking whenever offered: the computer player never took these, and always taking one costs more than { $margin } points
challenge-nobody = No seat belongs to the people's side here.
challenge-nothing = The people's side is asked nothing here that has a fixed answer.
challenge-title = { $title }: what beats the computer player? (decided by { $count } games, seed { $seed })
challenge-title-undecided = { $title }: what beats the computer player? (nothing is decided yet, seed { $seed })
challenge-player = { $player }: won { $share }
challenge-beaten = Better by more than { $margin } points
challenge-unbeaten = Nothing is certain to be better by more than { $margin } points.
challenge-open = Perhaps better by more than { $margin } points; more games (-n) would tell
challenge-priced = Perhaps better by more than { $margin } points, but paid for with what does not come back after the game
challenge-column-price = spent for good, more per game
challenge-behind = { $count ->
    [one] 1 other answer or player tried is not better.
   *[other] { $count } other answers and players tried are not better.
  }
challenge-places = Not tried, since the answers are places: { $kinds }.
challenge-column = answer or player
challenge-column-games = games
challenge-no-files = { $path } holds no scenarios or encounters: no file whose name ends in .yaml or .yml.
challenge-column-scenario = scenario or encounter
challenge-column-best = the best that was tried
challenge-none-near = nothing comes near
challenge-summary = { $beaten ->
    [0] In none of the { $count } is anything certain to be better by more than { $margin } points.
    [one] In { $beaten } of the { $count } something is better by more than { $margin } points.
   *[other] In { $beaten } of the { $count } something is better by more than { $margin } points.
}
