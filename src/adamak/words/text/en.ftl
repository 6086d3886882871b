### Adamak in English: what is said whatever the game.
### Every number is written with NUMBER(). Ids, file names and names of players arrive as text.

## Pieces of sentences

list-comma = { ", " }
list-and = { " and " }
list-times = { NUMBER($count) } × { $thing }
# Who sits at the tables of a rulebook's figures, seat by seat.
figure-names = Mina Sam Leila Babak Nava Omid
figure-number = Figure { NUMBER($number) }
value-on = on
value-off = off
word-yes = yes
word-to = to
player-name = Player { NUMBER($number) }
bot-name = Bot { NUMBER($number) }
exercise-player-1 = Sara
exercise-player-2 = Omid
exercise-player-3 = Mina
exercise-player-4 = Dara
exercise-player-5 = Nika
exercise-player-6 = Kian
exercise-nobody = Nobody
stopped = Stopped.

## Problems: the game and its options

problem-unknown-game = There is no game called “{ $game }”. Known: { $known }.
problem-bad-seats = { $game } is for { NUMBER($low) } to { NUMBER($high) } players, not { $seats }.
problem-unknown-option = There is no option called “{ $option }”. Known: { $known }.
problem-bad-option-value = The option { $option } cannot be “{ $value }”. Allowed: { $allowed }.
problem-bad-option-form = “{ $given }” is no option. Write name=value.
problem-option-needs = The option { $option } means something only together with { $needs }.
problem-option-contradicts = The option { $option } cannot be { $value } with { NUMBER($seats) } players.
problem-seed-or-deal = A game starts from a seed or from a deal: give exactly one of them.
problem-seed-too-long = The seed is too long: { NUMBER($longest) } characters at most.
problem-no-end = A game was not over after { NUMBER($moves) } moves (seed { $seed }).

## Problems: moves and matches

problem-no-such-move = “{ $move }” is not a move of this game.
problem-nothing-to-undo = There is nothing to take back.
problem-no-such-point = The record has { NUMBER($length) } entries; there is no point { NUMBER($point) } in it.
problem-no-such-seat = There is no seat { NUMBER($seat) } here.
problem-no-such-number = There is no move number { NUMBER($number) }; the last one is { NUMBER($most) }.
problem-no-such-clause = The rulebook has no clause or chapter “{ $clause }”. Type “rules” to see the chapters.
problem-why-what = Why what? Write a move after “why”: why play drummer.
problem-no-showing = In this game players do not show each other what is hidden.
problem-show-how = Write what you show and to whom: show drummer, winter to 2.
problem-no-such-player = Nobody here is called “{ $player }”. At the table: { $known }.
problem-unknown-player = There is no player “{ $player }”. Known: { $known }.
problem-same-name = Two players are called { $name }. Give each a name of their own: human:Sara,human:Omid.

## Problems: save files

problem-no-such-file = There is no file { $file }.
problem-no-deal = { $file } holds no deal before the first move; a saved game goes on with: adamak play { $file }
problem-file-is-folder = { $file } is a folder, not a file.
problem-cannot-read = { $file } cannot be read: { $why }.
problem-cannot-write = { $file } cannot be written: { $why }.
problem-save-too-large = The file is too large for a save file: { NUMBER($most) } MB at most.
problem-save-too-long = The record is too long: { NUMBER($most) } entries at most.
problem-save-not-json = The file is not a save file: it is not JSON, or it is cut short.
problem-save-shape = The file is not a well-formed save file: { $what }.
problem-save-other-format = The file has the format “{ $found }”; this program reads “{ $known }”.
problem-save-other-rules = The match was saved under version { NUMBER($found) } of the rules of { $game }; this program plays version { NUMBER($known) }.
problem-save-other-game = The file holds a match of { $found }, not of { $game }.
problem-save-other-seats = The saved match has { NUMBER($found) } players; you named { NUMBER($seats) }.
problem-save-players = The file names { NUMBER($found) } players for { NUMBER($seats) } seats.
problem-save-no-origin = The save file must have exactly one of seed, deal and setup.
problem-save-illegal-move = Entry { NUMBER($number) } of the record, “{ $line }”, is not allowed ({ $clause }).
problem-save-wrong-result = The moves of the file do not lead to the result it names.
problem-bad-record-line = “{ $line }” is not an entry of a record.
problem-resume-and-options = { $file } already has its options and its seed: leave out --option and --seed.

## Problems: setups and deals

problem-setup-other-game = This is a setup of { $found }, not of { $game }.
problem-setup-shape = The setup is not well-formed: { $what }.
problem-setup-seats = The setup is for { NUMBER($found) } players, not { NUMBER($seats) }.
problem-setup-seat = { $where }: there is no seat { NUMBER($seat) }.
problem-setup-unknown = { $where }: “{ $found }” is unknown.
problem-setup-hand-size = A hand has { NUMBER($found) } cards; it must have { NUMBER($wanted) }.
problem-setup-region-twice = The region { $region } has two owners.
problem-setup-markers = Seat { NUMBER($seat) } has { NUMBER($found) } regions; there are only { NUMBER($most) } markers.
problem-setup-favor = The Favor of the Pope cannot lie on { $region }.
problem-setup-site = There can be no battle for { $region }: somebody controls it.
problem-setup-face-down = The card { $card } cannot lie face down.
problem-setup-known = Somebody knows cards of seat { NUMBER($seat) } that it does not hold.
problem-setup-already-won = Seat { NUMBER($seat) } has already won.
problem-setup-line = A battle line holds cards that cannot lie there together.
problem-setup-phase = Nothing in this position leads to the decision “{ $phase }”.
problem-setup-buried = The unseen discarded hands hold cards that cannot have been discarded.
problem-setup-generator = The generator's key must be a hexadecimal number of at most 31 digits.
problem-deal-number = { $where }: { NUMBER($found) } given, { NUMBER($wanted) } needed.
problem-setup-card-twice = The card { $card } lies in two places.
problem-setup-coins = Seat { NUMBER($seat) } has an impossible number of coins.
problem-setup-pawn = The pawn cannot stand on space { NUMBER($position) }.
problem-setup-slot = The place { $slot } of the structure cannot look like that.
problem-setup-snake = The snake token cannot lie on { $card }.
problem-setup-wonders = More wonders are built than the game allows.
problem-setup-workers = { $player }: { NUMBER($found) } workers are placed; each player has { NUMBER($wanted) }.
problem-setup-pieces = { $what }: { NUMBER($found) } on the table; the game has { NUMBER($wanted) }.
problem-setup-place = { $what } cannot lie on { $where }.
problem-setup-no-end = The game is over, but the setup does not say how it ended.
problem-setup-dead-end = Seat { NUMBER($seat) } must decide here and has nothing to decide.
problem-setup-not-exact = The setup contradicts itself: written down again it reads differently.
problem-setup-opening = Seat { NUMBER($seat) } cannot stand like that in the phase “{ $phase }”: the players take their turns in order.
problem-home-unusable = The folder { $path } cannot be used: { $why }.
# $key (String), $colour (String), $owner (Number), $threat (String), $floor (Number)
problem-no-such-form = The option { $option } has no form.
problem-numbers-unknown = The table of numbers knows no entry { $key }.
problem-numbers-whole = { $key }: { $given } is not a whole number.
problem-numbers-range = { $key }: { $given } is not possible; it must be between { NUMBER($low) } and { NUMBER($high) }.
problem-numbers-count =
    { NUMBER($high) ->
        [one] { $key } must be one number; { NUMBER($found) } are given.
       *[other] { $key } must be { NUMBER($low) } to { NUMBER($high) } values; { NUMBER($found) } are given.
    }
problem-numbers-falling = { $key }: { $given } is not possible; no number may be greater than the one before it.
problem-numbers-word = { $key }: { $given } is not possible; known are { $allowed }.
problem-numbers-twice = { $key }: { $given } names the same thing twice.
problem-numbers-rows = { $key }: { $given } cannot be read. Each row is written as its dice, a colon and its spaces, with commas between the rows: { $allowed }.
problem-numbers-rows-dice = { $key }: { $given } must name each of the dice 1 to 6 in exactly one row.
problem-numbers-rows-spaces = { $key }: the rows must have six spaces together; these have { NUMBER($found) }.
problem-numbers-format = This is no table of numbers of Troyes: its format should read { $known }.
problem-numbers-not-json = { $file } is not JSON.
problem-numbers-neutral = Six spaces are needed for the gray citizens of two players; { NUMBER($found) } are named.
problem-numbers-one-thing = Choose one of --export, --import and --house.
problem-preferences-shape = { $file } cannot be read: it should hold one object "options" with words, numbers or switches.
problem-troyes-dice = There are { NUMBER($found) } { $colour } dice; the box holds six.
problem-troyes-tradesmen = Two tradesmen of one player stand on { $slot }.
problem-troyes-citizens = Player { NUMBER($owner) } has { NUMBER($found) } citizens instead of { NUMBER($wanted) }.
problem-troyes-cathedral = Nothing supports the cube on level { NUMBER($floor) }, number { NUMBER($value) } of the Cathedral.
problem-troyes-queue = The queue of events begins with { $threat } instead of marauding.
problem-troyes-banners = { $threat } holds { NUMBER($found) } cubes: it would be countered already.
problem-troyes-event-missing = The event { $threat } lies nowhere.

## Problems: at the table

problem-bad-invite = This invitation is not valid for this table.
problem-not-host = Only whoever opened the table may do that.
problem-no-such-game = There is no game called “{ $game }”.
problem-no-such-words = The game does not speak the language “{ $language }”.
problem-no-such-rules = There is no rulebook in the language “{ $language }”.
problem-no-such-lesson = There is no lesson called “{ $name }”.
problem-no-lesson = No lesson is played at this table.
problem-lesson-reads = Read this first, then press “Go on”.
problem-lesson-wants-other = That would be possible, but here we want to show something else.
problem-no-such-exercise = There is no exercise “{ $exercise }” in this game.
problem-exercise-kind = The exercise { $exercise } asks { NUMBER($found) } questions; it must ask one.
problem-no-such-path = Nothing lies at “{ $path }”.
problem-too-fast = Too many requests. Wait a moment.
problem-too-large = That is more than the table takes at once.
problem-malformed = The request cannot be read: { $what }
problem-not-json = The request must be JSON.
problem-no-such-method = This cannot be done at this address.
problem-cross-origin = The request came from a page that does not belong to this table.
problem-internal = Something went wrong in the program itself. It has been noted.
problem-cannot-listen = Nothing can be served at { $host }, port { $port }: { $why }.
problem-server-did-not-start = The server did not start.
problem-not-found = There is nothing at this address.
problem-no-such-table = There is no such table, or it has been cleared away.
problem-no-secret = This table is only for those who hold its link.
problem-bad-secret = This link does not open this seat.
problem-revoked = This link is no longer valid: the seat was handed to somebody else.
problem-watching-off = Spectators are not admitted to this table.
problem-seat-taken = Seat { NUMBER($seat) } is taken.
problem-seat-not-claimed = Nobody sits on seat { NUMBER($seat) } yet.
problem-not-your-seat = This is not for your seat to decide.
problem-already-started = The game has already begun.
problem-not-playing = No game is being played at this table right now.
problem-not-over = The game is not over yet.
problem-others-play = Somebody else is still playing here.
problem-bot-plays = A bot plays on this seat.
problem-unknown-bot = There is no bot called “{ $bot }”. Known: { $known }.
problem-bad-bot = The bot “{ $bot }” of another package does not work: { $why }
problem-game-without-network = No network comes with { $game }; name a file: network=FILE.
problem-unknown-reward = There is no reward called “{ $given }”. Known: { $known }.
problem-bot-does-not-start = “{ $command }” does not get ready to play: { $why }
problem-missing-extra = This needs { $name }, which is not installed. Install it: { $command }
problem-bad-opponents = There must be one opponent for all other seats or one for each: { NUMBER($found) } named, { NUMBER($wanted) } needed.
problem-unknown-level = There is no level called “{ $level }”. Known: { $known }.
problem-bot-name = “{ $given }” does not say NAME=COMMAND with a name of its own (letters, digits, - and _).
problem-bot-command = “{ $command }” is not a command line.
problem-no-network = There is no file “{ $file }” with a network in it.
problem-no-facts = { $game } has no facts that a network could learn from.
problem-train-broke-off = The learning broke off; its last words are above. What was played lies in { $file }: start again there.
problem-train-nothing = Too few games were played to learn from. Give it more minutes; what was played lies in { $file }.
problem-bad-network = “{ $file }” is not a network that can be loaded ({ $why }).
problem-other-network = “{ $file }” is a network for something else than { $game }.
problem-already-away = You have already stepped away.
problem-not-away = You are not away.
problem-time-left = There is still time on the clock.
problem-undo-pending = Somebody has already asked to take a move back.
problem-no-undo-asked = Nobody has asked to take a move back.
problem-showing-off = Showing cards is switched off at this table.
problem-hints-off = This table is without hints.
problem-no-such-person = There is no such person here.
problem-no-result = No result of this game was kept.
problem-cannot-be-rated =
    This table cannot be rated: { $reason ->
        [casual] { unrated-casual }
        [prepared] { unrated-prepared }
        [imported] { unrated-imported }
        [forked] { unrated-forked }
        [hints] { unrated-hints }
        [alone] { unrated-alone }
        [hot-seat] { unrated-hot-seat }
        [bot] { unrated-bot }
        [undo] { unrated-undo }
        [unfinished] { unrated-unfinished }
       *[guest] { unrated-guest }
    }
problem-rated-sign-in = This table is rated: sign in to sit down.
problem-round-open = Round { NUMBER($number) } is not over yet.
problem-already-entered = They take part already.
problem-already-left = You have left this tournament and cannot join it again.
problem-bracket-full = No place is left in this knock-out.
problem-not-your-tournament = Only the organiser of this tournament or the server’s host may do that.
problem-no-such-tournament = There is no such tournament here.
problem-not-entered = They are not in this tournament.
problem-entries-closed = Nobody can join this tournament any more.
problem-tournament-full = This tournament is full.
problem-tournament-over = This tournament is over.
# $least (Number)
problem-too-few-entrants = At least { NUMBER($least) } players must take part.
problem-too-many-tournaments = You are already running { NUMBER($most) } tournaments. Wait until one of them is over.
problem-kind-needs-seats =
    { $kind ->
        [tables] { $game } cannot be played at tables of three and four.
       *[other] { $game } cannot be played by two.
    }
problem-bad-most = Between { NUMBER($low) } and { NUMBER($high) } players can take part.
problem-moment-gone = That moment has already passed.
problem-hint-busy = Adamak is still thinking about your last question.
# $puzzle (String)
problem-no-such-puzzle = There is no puzzle { $puzzle } here.
problem-puzzles-shape = This is no file of puzzles: { $what }.
problem-not-your-turn = It is not your decision right now.
problem-no-thought = Adamak could not think it through just now. Try again in a moment.
problem-chat-off = Chat is switched off at this table.
problem-private-off = Private messages are switched off at this table.
problem-bad-receiver = A private message goes to another player at this table.
problem-empty-text = The message is empty.
problem-already-rematched = A new game has already been set up from this one.
problem-no-rematch-of-setup = A game that began from a written-down position cannot simply be dealt again.
problem-stale = Somebody was faster: the table has changed. Look again, then decide.
problem-history-gap = The stored record of this table is incomplete.
problem-wrong-host = This server does not go by that name. Its host can allow it: ADAMAK_HOSTS.
problem-home-in-use = Another server (process { $pid }) is already running on { $path }. Stop it first, or give this one a home of its own: ADAMAK_HOME.
problem-bad-key-file = The key in { $path } is too short: { NUMBER($found) } bytes, { NUMBER($wanted) } are needed. Put back a copy, or delete the file: then a new key is made, and old links and cookies no longer work.
problem-unknown-setting = There is no setting { $name }. Known: { $known }.
problem-bad-setting = { $name } cannot be “{ $given }”. Allowed: { $allowed }.
problem-brought-not-public = A game from a file cannot be an open table: whoever brings it may know what is to come. Invite people by the link.
problem-not-signed-in = You are not signed in on this device.
problem-signed-out = This device has been signed out.
problem-already-signed-in = Somebody is signed in on this device already. Sign out first.
problem-wrong-passkey = This passkey opens nothing here. Try again, or come in another way.
problem-wrong-personal-key = Nobody here has this personal key. Check every letter.
problem-wrong-code = This code is used up or too old. Make a new one on the other device.
problem-one-way-in = Sign in by one thing at a time: a passkey, a key, or a code.
problem-name-needed = Give yourself a name first.
problem-no-such-device = This device is not among yours.
problem-no-such-passkey = This passkey is not among yours.
problem-bad-push-keys = What the browser sent for notifications cannot be used.
problem-bad-address = This address cannot be used. It must begin with https://.
problem-private-address = This address is in a private network. The server’s host does not allow that.
problem-unreached-address = Nothing could be sent there. Check the address.
problem-bad-mail-address = This is not an e-mail address.
problem-wrong-way-code = This is not the code that was sent, or it is too old. After five wrong codes, ask for a new one.
problem-no-such-way = You have no such way of being notified.
problem-too-many-ways = You can be notified in at most { NUMBER($most) } ways. Remove one first.
problem-way-not-offered = This server does not send notifications this way.
# $zone (String)
problem-no-such-zone = There is no time zone “{ $zone }”.
problem-half-quiet-hours = Quiet hours need a beginning and an end.
problem-already-on-vacation = You are already on vacation.
# $left (Number)
problem-vacation-too-long = You have { NUMBER($left) } days of vacation left this year.
problem-not-over-days = A vacation stops only clocks that run over days.
problem-already-your-turn = It is already your turn: decide now.
problem-one-seat-each = You already sit at this table. One person, one seat.
problem-reissue-waits = The seat still has { NUMBER($seconds) } seconds to object. Ask again after that.
problem-no-reissue-asked = Nobody has asked for a new key to your seat.
problem-not-timed-out = Seat { NUMBER($seat) } has not run out of time.
problem-no-end-asked = Nobody has asked to end the game.
problem-already-agreed = You have already agreed.
problem-others-give-back = Your time ran out. The others at the table can give you the seat back.
problem-record-gap = Part of what was stored of this table is missing (entry { NUMBER($version) }). The server’s host has been told; nothing is played here until they put it right.
problem-record-altered = What was stored of this table is damaged (entry { NUMBER($version) }). The server’s host has been told; nothing is played here until they put it right.
problem-record-cut = The end of what was stored of this table is lost: { NUMBER($found) } of { NUMBER($wanted) } entries are left. The server’s host has been told; nothing is played here until they put it right.
problem-storage-damaged = The database is damaged. Run “adamak doctor”; a copy made by “adamak backup” can be put back with “adamak restore”.
problem-storage-readonly = The database can only be read, not written.
problem-storage-unopened = The database { $where } cannot be opened: { $why }.
problem-storage-newer = The database was made by a newer version of this program (schema { $found }; this one knows { $known }). Start that version.
problem-file-exists = { $file } is already there.
problem-backup-not-migrated = The database has the schema { $found }. Start the server once: it brings it up to date.
problem-backup-unreadable = { $file } is not a copy made by “adamak backup”, or it is cut short.
problem-restore-not-empty = { $where } already holds tables. A copy is put back into an empty home or database only.
problem-banned = The host of this server has asked you to stay away.
problem-muted = The host of this server has asked you to be silent.
problem-name-kept = The host of this server has given you this name. You can change it later.
problem-no-such-seek = Nobody is waiting there any more.
problem-no-such-invitation = This challenge or invitation is no longer open.
problem-no-such-report = There is no such report, or it has been dealt with.
problem-ban-whom = “{ $given }” is neither an address nor the handle of somebody.
problem-no-such-ban = “{ $given }” is neither kept out nor silent.
problem-too-many-people = This list has room for at most { NUMBER($most) } people.
problem-too-many-seeks = You can look for at most { NUMBER($most) } games at a time.
problem-too-many-invitations = At most { NUMBER($most) } challenges and invitations may wait for an answer.
problem-too-many-reports = At most { NUMBER($most) } reports may wait for the host.
problem-admin-action = “{ $given }” cannot be done. Known: { $known }; show, close and delete take a table, give-back a table and a seat, ban, mute and lift an address, a guest or a person by their handle, find a name, rename a person and a name, settle a report.
problem-admin-no-server = No server runs on { $path }. Name it: --server http://…
problem-admin-no-answer = The server at { $where } does not answer: { $why }.
problem-bad-database-url = ADAMAK_DATABASE_URL is not the address of a database: it may be postgresql://user:password@host/name.
problem-storage-busy = The database is busy. Try again in a moment.
problem-storage-full = There is no room left to store moves.
problem-storage-unreachable = The database cannot be reached.

## Problems: the command line

problem-unknown-language = There is no language “{ $lang }”. Known: { $known }.
problem-unknown-command = There is no command “{ $command }”. Known: { $known }.
problem-unknown-schema = There is no schema of “{ $what }”. Known: { $known }.
problem-arena-bots = Name at least one bot: --bots greedy,random
problem-arena-alone = { $bot } has nobody to play against. Name a second bot, or leave out --mirror none.
problem-arena-other = { $file } holds another contest. Choose another folder with --out.
problem-arena-busy = Another command is playing into { $file } right now.
problem-arena-broken = { $file } is not a file of results, or it is damaged.
problem-arena-changed-bot = A bot has changed since the games in { $file } were played. Choose another folder with --out.
problem-arena-no-moves = This game was recorded without its moves, by an older version.
problem-no-matches = There is no match to learn from.
problem-mixed-matches = A dataset is of one game for one number of players; this match is of { $game } for { NUMBER($seats) }.
problem-arena-workers = Workers died { NUMBER($number) } times in a row. What was played is kept; the same command goes on from there.
problem-unknown-bench = There is no benchmark “{ $what }”. Known: { $known }.
problem-no-such-flag = There is no option { $flag } here. Try --help.
problem-missing-parameter = { $parameter } is missing. Try --help.
problem-bad-number = { $parameter } must be a number: { $allowed }.
problem-bad-parameter = { $parameter }: { $what }
problem-bad-usage = { $what } Try --help.

## Help

help-usage = Usage:
help-commands = Commands:
help-arguments = Arguments:
help-options = Options:
help-help = Show this page.
help-lang = The language; also ADAMAK_LANG. May stand before or after the command.
help-adamak = An open table for modern board games: play in the terminal or the browser, simulate, measure.
    .version = Show the version.
help-games = List the games with their seats and options.
    .json = One JSON object instead of text.
help-play = Play a game in the terminal, or resume a saved one.
    .game = The game's id, or a save file.
    .file = A save file to resume.
    .seats = Who plays, in order of seats: human,random or human:Sara,mcts:500. Any bot may sit down (docs/bots.md); a program stands alone: -s human -s "run:python mine.py".
    .deal = A deal to begin with, as “adamak deal” writes it.
    .option = An option of the game, name=value; may be given several times.
    .seed = What the deal follows from; drawn by lot if left out.
help-analyse = Judge a saved match move by move: who was how likely to win, and where it turned.
    .file = The save file.
    .iterations = How long to think about each move.
    .seed = Seed of the search: the same seed gives the same curve.
    .json = One JSON object on the last line instead of text.
help-replay = Verify a saved match and show it.
    .file = A save file.
    .at = Show the position after this many entries; the end if left out.
    .seat = Look with the eyes of this seat (1, 2, …); as a spectator if left out.
    .json = One JSON object instead of text.
help-serve = Start the table in the browser.
    .host = The address to listen on.
    .port = The port to listen on.
    .open_browser = Open the browser as well.
    .bot = A program that may play at these tables, NAME=COMMAND; several are possible.
doctor-schema = The database has the older schema { $found } (now { $known }): it is brought up to date at the next start.
doctor-database = The database is damaged: { $what }
doctor-list = The list of what was acknowledged is damaged: { $where }
doctor-row = Table { $table }: entry { NUMBER($version) } is missing or damaged.
doctor-cut = Table { $table }: { NUMBER($wanted) } entries were acknowledged, { NUMBER($found) } are there.
doctor-empty = Table { $table } is listed, but nothing of it is stored.
doctor-replay = Table { $table } cannot be played through: { $why }
doctor-brief = Table { $table }: its line in the list of tables does not agree with what is stored.
doctor-summary = Tables: { NUMBER($tables) }. Entries: { NUMBER($number) }. Faults: { NUMBER($faults) }.
doctor-advice = Put back a copy (adamak restore), or let these tables go on from their last sound entry: adamak doctor --repair, while no server runs.
doctor-repaired = Table { $table } goes on after entry { NUMBER($number) }.
backup-done = { $file } holds { NUMBER($tables) } tables with { NUMBER($number) } entries, and the server’s key: keep it where nobody else can read it.
restore-done = { NUMBER($tables) } tables with { NUMBER($number) } entries were put back from { $file }.
help-doctor = Check a server’s home and database, and say what is wrong
    .repair = let damaged tables go on from their last sound entry (while no server runs)
    .json = for programs
help-backup = Write a consistent copy of everything to a file, also while the server runs
    .file = the copy to make
help-restore = Fill an empty home and database from a copy
    .file = a copy made by backup
help-ratings = The ratings of this server, by game
    .game = only this game
    .recompute = reckon all of them anew from the finished games
    .json = as JSON
ratings-line = { $name }: { NUMBER($points, useGrouping: 0) } ± { NUMBER($value, useGrouping: 0) }, games: { NUMBER($games) }
ratings-none = Nobody has a rating yet.
ratings-recomputed = Rated games reckoned again: { NUMBER($games) }; ratings that changed: { NUMBER($number) }.
unrated-casual = it was set up as a casual game.
unrated-prepared = it is a guided game.
unrated-imported = its deal was brought along.
unrated-forked = it goes on from another game.
unrated-hints = hints are switched on.
unrated-alone = it takes at least two players, one of them a person.
unrated-hot-seat = one person plays for several seats.
unrated-guest = not everybody is signed in.
unrated-bot = the strength of a bot here was never measured.
unrated-undo = a move was taken back after something had been revealed.
unrated-unfinished = the game was not finished.
admin-tables = Tables in all: { NUMBER($number) }.
admin-bans = Kept out or silent: { NUMBER($number) }.
admin-reports = Reports: { NUMBER($number) }.
admin-done = Done: { NUMBER($number) }.
help-admin = Look after a running server: list, show, close, delete, give-back, ban, mute, lift, bans, find, rename, reports, settle, log, expire, key.
    .action = What to do.
    .what = With what: a table, a table and a seat, an address, or a guest's handle.
    .server = The server's address; by default the one that runs on this home.
    .days = For how many days, with ban and mute.
    .why = Why, with ban and mute.
    .json = For programs.
help-sim = Play many random games and report what they show.
    .game = The game's id.
    .seats = How many players, or “all”.
    .games = How many games.
    .seed = What all games follow from.
    .option = An option of the game, name=value; may be given several times.
    .processes = How many processes share the work.
    .json = One JSON object on the last line instead of text.
help-arena = Let bots play each other and report who is better, and how sure that is.
    .game = The game's id.
    .bots = The bots, with commas between: random, greedy, mcts:4000, easy, run:COMMAND. As many as seats: one table; more: every choice of them; fewer: each alone among each other.
    .games = How many games of each line-up; every deal is played from all seats.
    .seed = What all games follow from.
    .seats = How many players.
    .option = An option of the game, name=value; may be given several times.
    .ladder = Each bot only against the one named before it, alone among as many as there are seats.
    .processes = How many processes share the work; 0 for one on each core.
    .out = The folder of results, report and plot; the same command goes on from what is there.
    .ray = The address of a Ray cluster that does the work.
    .mirror = The bot of the control, which plays itself: the last one named if left out, “none” for no control.
    .json = One JSON object on the last line instead of text.
help-recorded = Look at the games of an arena, write them as save files, or make a dataset of them.
    .folder = The folder of the arena’s results.
    .game = One game only, by its number in the list.
    .saves = A folder for save files, one for each game.
    .dataset = A file (.npz) for all decisions as arrays: what was known, legal, chosen and earned.
    .json = One JSON object instead of text.
help-train = Let a search play against itself and train the network that leads it.
    .game = The game's id.
    .minutes = How long to play and learn; the same command goes on from what is there. 0: learn once more from all that was played.
    .processes = How many processes play; 0 for one on each core.
    .seed = What all games follow from.
    .out = The folder of games and networks.
    .python = Another Python that has torch, where this one has not.
    .gate = How many games the new network plays against the best one so far; 0 for none.
    .start = A network to begin with instead of nothing.
    .wide = How wide the first layer is; a narrower network to begin with is widened.
    .passes = How often every decision is learned from.
    .blend = When it learns once more: how much of the network it began with stays in the new one, from 0 to 1.
    .mean = Networks, parted by commas: instead of training, their mean is made and let play the best one so far. One named twice counts twice.
help-puzzles = Look for puzzles in games of the search against itself: decisions where one move is clearly the best.
    .game = The game's id.
    .number = How many puzzles to find.
    .seed = What all games follow from.
    .margin = By how much the best move must be better than any other, as a part of a sure win.
    .again = First judge those in the file again, by today's networks and levels, and drop what no longer is a puzzle.
    .out = The file to write.
help-soak = Play random games over all seat counts and options and look for faults of the engine.
    .game = The game's id.
    .games = How many games in all.
    .seed = What all games follow from.
    .processes = How many processes share the work.
    .json = One JSON object on the last line instead of text.
help-deal = Write the deal that a seed gives, as a save file before the first move: play it, open it in the browser.
    .game = The game's id.
    .seats = How many players.
    .seed = What the deal follows from.
    .option = An option of the game, name=value; may be given several times.
    .out = A file to write it to, instead of the terminal.
help-schema = Write the JSON Schema of save files.
    .what = What to describe: save.
help-troyes = Commands of the game Troyes.
help-numbers = The numbers printed on the cards of Troyes: look at them, write them to a file, enter your own. They hold for every new match on this machine.
    .export = Write the table of numbers to this file, to be edited (- for the screen).
    .enter = Read an edited table, check it, and keep it.
    .house = Forget your own numbers and use the house values again.
numbers-exported = The numbers are in { $file }. Edit them and enter them with --import.
numbers-kept = { NUMBER($number) ->
        [0] House values in every new match. Kept in { $file }.
        [one] One number of your own in every new match. Kept in { $file }.
       *[other] { NUMBER($number) } numbers of your own in every new match. Kept in { $file }.
    }
numbers-own = { NUMBER($number) ->
        [0] All numbers are house values.
        [one] One number of your own:
       *[other] { NUMBER($number) } numbers of your own:
    }
help-bench = Measure the engine, beside another game and beside itself uncompiled.
    .what = playout, legal, clone, bytes or all; mcts; server; envs.
    .game = The game's id.
    .rounds = How many interleaved rounds; the median counts.
    .seconds = How long each measurement lasts.
    .json = One JSON object on the last line instead of text.

## games, serve

games-title = { $name } ({ $game }), { NUMBER($low) }–{ NUMBER($high) } players
games-options = Options (--option name=value):
games-needs = Only together with { $needs }.
games-open = The rulebook leaves this open ({ $clause }).
games-how-to-play = To play: adamak play condottiere --seats human,random,random
serve-not-yet = The table in the browser is not part of this installation. The line above plays here, in the terminal.

## play

play-welcome = { $name }: { $names }. Type “help” at any time.
play-your-move = What do you do?
play-hint = Number or words; also: why …, hint, rules, undo, save, help, quit.
play-pass-device = Pass the device to { $name }, then press Enter. { "" }
play-pass-device-undo = Pass the device to { $name }, then press Enter (or type “undo”). { "" }
play-which = Which one? { $moves }.
play-not-understood = “{ $typed }” is neither a move nor a command. Type “help” for both.
play-did-you-mean = “{ $typed }” is not a move. Did you mean: { $move }?
play-refused = { $why } ({ $clause })
play-hinted = • { $move }: { $why }
play-allowed = That is allowed.
play-rules-hint = Type “rules” with a chapter's number, or with a clause: rules { $clause }.
play-all-agree = This takes back what others have done or seen since. Does everybody agree? (yes/no) { "" }
play-overwrite = { $file } exists already. Replace it? (yes/no) { "" }
play-stays = Then it stays as it is.
play-not-saved = Not saved.
play-saved = Saved: { $file }
play-kept = The match is kept in { $file }
play-recorded = The record of the match: { $file }
play-took-back = { $name } takes the last decision back.
play-in-hand = In hand
play-set-aside = Set aside to keep
play-help =
    { $showing ->
        [yes]
            Type the number of a move, or the move in words; half a word will do.
            why MOVE — which rule forbids it, and what the rule says
            hint — good moves, and why
            rules [CHAPTER or CLAUSE] — the rulebook
            undo — take your last decision back
            show CARDS to PLAYER — show cards of your hand: show drummer, winter to 2
            look — draw the table again
            save [FILE] — write the match down
            quit — stop; the match is kept and can be resumed
       *[no]
            Type the number of a move, or the move in words; half a word will do.
            why MOVE — which rule forbids it, and what the rule says
            hint — good moves, and why
            rules [CHAPTER or CLAUSE] — the rulebook
            undo — take your last decision back
            look — draw the table again
            save [FILE] — write the match down
            quit — stop; the match is kept and can be resumed
    }
command-why = why
command-hint = hint
command-rules = rules
    .also = rulebook
command-undo = undo
command-show = show
command-save = save
command-look = look
command-help = help
command-quit = quit

## replay and results

# $curve (String)
analyse-curve = { $name }: { $curve }
analyse-quiet = No single move turned this game.
analyse-turning = Turning points
# $before (Number)
# $after (Number)
analyse-turn = { NUMBER($number) }. { $name }: { $move } ({ $loser }: { NUMBER($before) } % → { NUMBER($after) } %)
analyse-better =    { $name } would have stood better with: { $move }

replay-line = { NUMBER($number) }. { $what }
replay-verified = Verified: { NUMBER($length) } entries, each of them allowed. The position after { NUMBER($at) }:
result-won =
    { NUMBER($names_count) ->
        [one] { $names } wins { $ending }.
       *[other] { $names } win { $ending }.
    }
result-automa = The automa wins: { $ending }.
result-line = { NUMBER($number) }. { $name }: { $parts }
result-part = { $part } { NUMBER($number) }

## sim and soak

sim-playing = Playing
sim-title = { $name }, { NUMBER($seats) } players
sim-games = Games: { NUMBER($games) }, moves: { NUMBER($moves) }
sim-speed = Moves a second: { NUMBER($speed) } ({ $kind })
sim-compiled = compiled engine
sim-interpreted = engine not compiled
version-line = adamak { $release } ({ $kind })
engine-uncompiled = The engine runs as plain Python here, dozens of times slower than compiled. Faster: a wheel for this platform, or, with a C compiler, ADAMAK_COMPILE=1 pip install --no-binary adamak adamak
sim-length = Moves in a game: { NUMBER($mean) } on average, { NUMBER($low) } to { NUMBER($high) }
sim-branching = Choices at a decision: { NUMBER($mean) } on average
sim-endings = How the games ended:
sim-share = { "  " }{ NUMBER($share) } % { $what }
sim-wins = Share of victories, with the interval that holds the truth 95 times in 100:
sim-win = { "  " }Seat { NUMBER($number) }: { NUMBER($share) } % ({ NUMBER($low) }–{ NUMBER($high) } %)
soak-group = { NUMBER($games) } games, { NUMBER($moves) } moves: { $group }
soak-fault = { "  " }FAULT { $fault }
soak-total = { $name }: { NUMBER($games) } games, { NUMBER($moves) } moves, { NUMBER($groups) } combinations, { NUMBER($written) } positions written down and loaded back, { NUMBER($seconds) } s. Faults: { NUMBER($faults) }.

## train

train-begins = Games and networks go to { $file }.
train-gate = Against { $other }: { NUMBER($share) } % of { NUMBER($games) } games ({ NUMBER($low) }–{ NUMBER($high) } %).
train-kept = That is not better: { $file } stays the best.
train-best = The best network is now { $file }. It plays as { $bot }.

## puzzles

puzzles-made = { NUMBER($number) ->
        [one] One puzzle
       *[other] { NUMBER($number) } puzzles
    } in { $file }.
puzzles-still = { NUMBER($number) } of { NUMBER($before) } still are puzzles.
puzzles-found = { $level } finds { NUMBER($percent) } % of them.

## arena

arena-title = { $name }, { NUMBER($number) ->
        [one] one player against the automa
       *[other] { NUMBER($number) } players
    } (seed { $seed })
arena-explain = Every deal is played once from each seat. A shared victory counts in parts. The interval holds the truth 95 times in 100.
arena-table = Games: { NUMBER($games) }, on { NUMBER($number) } deals.
arena-bot = Bot
arena-against = Against
arena-games = Games
arena-verdict = Verdict
arena-share = Victories
arena-interval = Interval
arena-chance = If all were equal
arena-percent = { NUMBER($share) } %
arena-range = { NUMBER($low) }–{ NUMBER($high) } %
arena-number = { NUMBER($number) }
arena-better = better
arena-worse = worse
arena-open = not decided
arena-failed = did not work
arena-failed-line = **{ $bot } did not work**: in { NUMBER($share) } % of its decisions chance played for it. { $why }
arena-ending = { $what } { NUMBER($share) } %
arena-endings = Endings:
ending-unfinished = not finished, scored as it stood
arena-length = Moves in a game: { NUMBER($mean) } on average.
arena-seats = Victories by seat:
arena-seat = { NUMBER($number) }: { NUMBER($share) } % ({ NUMBER($low) }–{ NUMBER($high) } %)
arena-control = Control
arena-control-line = { $bot } against itself wins { NUMBER($share) } % ({ NUMBER($low) }–{ NUMBER($high) } %); { NUMBER($number) } % would be fair.
arena-control-good = As it should be.
arena-control-odd = Outside its interval: once in twenty contests that is chance; otherwise something favours a player.
arena-ratings = Ratings (openskill)
arena-strength = Strength
arena-unsure = Uncertainty
arena-pace = Thinking
arena-decisions = Decisions
arena-milliseconds = Milliseconds each
arena-incidents = Incidents
arena-plot-axis = % of victories
arena-continues = { NUMBER($number) } of { NUMBER($total) } games are known already from { $file }
arena-kept = { NUMBER($number) } games are kept in { $file }. The same command goes on from there.
arena-written = Results, report and plot: { $file }
recorded-line = { NUMBER($number) }. { $names } · { $what } · { NUMBER($moves) } moves
recorded-written = Written: { $file }

## bench

bench-title = { $name }: median of { NUMBER($rounds) } interleaved rounds of { NUMBER($seconds) } s ({ $kind })
bench-playout = Moves a second in whole random games
bench-legal = Lists of legal moves a second
bench-clone = Clones a second
bench-bytes = Bytes a position
bench-ours = this engine
bench-ours-pure = this engine, not compiled
bench-usual = Condottiere, for comparison
bench-value = { "  " }{ $who }: { NUMBER($value) } ({ NUMBER($low) }–{ NUMBER($high) })
bench-ratio = { "  " }{ $who } / { $other }: { NUMBER($value) } ({ NUMBER($low) }–{ NUMBER($high) })
bench-stopped = { $who } could not be measured ({ $why }): left out.
bench-server-title = The server with { $name }, two people at each of { NUMBER($tables) } tables: median of { NUMBER($rounds) } rounds of { NUMBER($seconds) } s
bench-server-moves = Durable moves over WebSocket for each second of the server’s processor
bench-server-ours = this server
bench-server-echo = bare echo with the same commit, told to both
bench-server-wall = Moves a second by the clock: { NUMBER($value) } ({ NUMBER($low) }–{ NUMBER($high) })
bench-server-waits = At half of that load a move is acknowledged in { NUMBER($p50) } ms (half of them), { NUMBER($p99) } ms (99 of 100)
bench-server-idle = Memory for a table nobody looks at: { NUMBER($value) } bytes (over { NUMBER($tables) } tables)
bench-server-games = A durable move with two listeners, each game in turn: median of { NUMBER($rounds) } rounds of { NUMBER($seconds) } s
bench-server-cost = { $name }: { NUMBER($value) } ms of the processor ({ NUMBER($low) }–{ NUMBER($high) }), { NUMBER($share) } bare echoes
bench-server-mix = All games alike: { NUMBER($value) } ms
bench-mcts = Iterations of the tree search a second, { NUMBER($number) } players; evaluated after { NUMBER($moves) } moves where it is cut (0: not cut)
bench-iterations = iterations
bench-playouts = the same playouts without a tree
bench-iterations-cut = iterations, cut
bench-playouts-cut = the same playouts without a tree, cut
bench-envs = Decisions a second of a random policy, { NUMBER($number) } players, observations and masks made at each
bench-env-tables = { NUMBER($tables) } tables at once
bench-env-tables-bare = { NUMBER($tables) } tables at once, masks alone
bench-env-gymnasium = Gymnasium, the learner’s own decisions
bench-env-pettingzoo = PettingZoo, in turn
bench-env-openspiel = OpenSpiel
bench-env-missing = { "  " }{ $who }: not installed
bench-not-compiled = The engine is not compiled here: “this engine” and “this engine, not compiled” are the same.

# Hints
# $percent (Number)
hint-win = wins { NUMBER($percent) } % of the time
# $sign (String)
hint-gain = { $sign ->
    [plus] +{ NUMBER($number) } { $name }
   *[minus] −{ NUMBER($number) } { $name }
}
hint-answer = then probably { $name }: { $move }

# Notices: nothing of the game itself is told
# $game (String)
notice-turn = Your turn in { $game }
notice-message = A message in { $game }
notice-over = { $game } is over
notice-invitation = You are invited to { $game }
# $name (String) the tournament
notice-round = { $name }: a new round
# $code (String) the table’s short name
notice-table = Table { $code }
# $text (String), $link (String), $settings (String)
notice-mail =
    { $text }
    { $link }

    You asked for these e-mails. To stop them: { $settings }
notice-code-subject = Your code for notifications
# $code (String)
notice-code = The code is { $code }. Enter it on your page within half an hour. If you did not ask for it, do nothing: you will hear no more.

## Games of few words

refusal-nothing-hidden = Nothing is hidden in this game, so there is nothing to show.
