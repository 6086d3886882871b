### The words of the page itself, around every game.
### Every number is written with NUMBER(); names of players arrive as text.

## The page

title = Adamak · board game table
title-your-turn = Your turn
notice-over = The game is over
app-name = Adamak
app-home = Adamak, home
app-sections = Site
app-games = Games
app-rules = Rules
app-learn = Learn
app-tools = Tools
app-switch-language = به فارسی
app-switch-theme = Light or dark
app-broken = This page ran into trouble
app-broken-text = Accepted moves are safe. Try again, or reload the page.
close = Close
cancel = Cancel
copy = Copy
copied = Copied
copy-failed = Please copy it by hand
loading = One moment…
try-again = Try again
saved = Saved
list-comma = {", "}
list-and = {" and "}
row-times = { $move } ×{ NUMBER($count) }
list-times = { NUMBER($count) } × { $thing }

## Home

home-hero-1 = The table is set.
home-hero-2 = Sit down.
home-lead = Great board games, in Persian and English: with friends, with bots, or on your own.
home-play-now = Play now
play-now-which = Which game?
play-now-last = played last
home-new = New table
home-join = Join by link
home-trouble = That did not work
home-mine = Your tables
home-open = Open tables
home-more-open = All in the lobby
home-open-save = Open a save file
home-show-all = Show all { NUMBER($count) }
home-none = No tables yet
home-none-text = Set one up; the bots are always ready.
home-pick = Pick a game
home-seats = { NUMBER($low) }–{ NUMBER($high) } players
home-seats-only = { NUMBER($count) } players
home-minutes = { NUMBER($count) } min
home-why = What is different here?
home-why-answer = No click goes unanswered
    .text = If you cannot make a move, the table tells you right there which rule stops it.
home-why-bots = Opponents that think
    .text = Play on your own against easy or hard bots. They see only what you would see in their place.
home-why-link = One link, one table
    .text = Send the link; your friend sits down without signing up.
home-foot = All drawings and icons are original; game names belong to their owners.
join-label = Paste the link you were sent
join-go = Go to the table
join-bad-link = This is not a link to a table. Ask the sender for it again.
line-waiting =
    { NUMBER($count) ->
        [one] { NUMBER($count) } seat open
       *[other] { NUMBER($count) } seats open
    }
line-your-turn = Your turn
line-your-turn-by = Your turn, { $time } left
line-playing = In play
next-game =
    { NUMBER($count) ->
        [one] Your turn elsewhere: { $game }
       *[other] Your turn at { NUMBER($count) } tables: { $game }
    }
line-over = Finished
line-abandoned = Abandoned
line-continue = Play
line-join = Join
line-watch = Watch
line-wait = Waiting

## New table

new-title = New table
new-game = Game
new-trouble = The table could not be set
new-play-now = Play now against bots
new-play-now-text =
    { NUMBER($count) ->
        [one] You and { NUMBER($count) } bot, the usual rules. One click and you are playing.
       *[other] You and { NUMBER($count) } bots, the usual rules. One click and you are playing.
    }
new-seats = Who sits where
new-seat-count = Players
new-solo = Solo
new-solo-text = Against the game’s own automa: it needs no bot and no friend.
new-table = The table
new-public = Listed on the home page
    .text = Anybody may take an open seat.
new-spectators = Spectators
    .text = People with the watch link may look on. They see no hidden cards.
new-chat = Chat
    .text = Everybody at the table can write.
new-private = Private talk
    .text = Two players may write to each other alone.
new-showing = Showing cards
    .text = Players may show chosen cards to chosen players.
new-hints = Hints
    .text = Players may ask Adamak for good moves. It knows only what they know.
new-clock = Clock
    .text = Whoever runs out of time is replaced by a bot.
new-file = Begin from a file
    .text = A deal that “adamak deal” wrote, or a saved game. The table says that its chance was brought in.
new-file-choose = Choose a file
new-file-brought = { $file }: its deal, its number of players and its options hold.
new-file-options = They come with the file.
new-file-without = Without it
new-options = Rules of this game
new-open = Open the table
new-summary-now = The game starts at once.
new-summary-friends =
    { NUMBER($count) ->
        [one] The game starts when { NUMBER($count) } friend has joined by the link.
       *[other] The game starts when { NUMBER($count) } friends have joined by the link.
    }
clock-none = No clock
clock-quick = 10 min + 5 s a move
clock-calm = 30 min + 15 s a move
clock-days = 3 days + 12 h a move
# $minutes (Number)
clock-own = { NUMBER($minutes) } min + { NUMBER($seconds) } s a move
clock-left-days =
    { NUMBER($days) ->
        [one] { NUMBER($days) } day
       *[other] { NUMBER($days) } days
    }
clocks = Clocks
option-open = The rulebook leaves this open
sets-server = This server’s own
sets-entered = As just entered
sets-enter = Look and enter
sets-see = See what differs
form-set = The set
form-sets = Sets in this browser
form-name = Name of the set
form-keep = Keep in this browser
form-kept = “{ $name }” is kept in this browser.
form-not-kept = This browser keeps nothing. Save “{ $name }” as a file, or keep the link.
form-drop = Remove from this browser
form-dropped = “{ $name }” is removed from this browser.
form-link = Link to this set
form-file = Save as a file
form-open-file = Open a file
form-only = Only what I entered
form-none = Nothing is entered yet.
form-own = Entered
form-back = Take back
form-stated-rulebook = In the rulebook: { $given }
form-stated-likely = Most likely: { $given }
form-stated-house = House value: { $given }
form-differ =
    { NUMBER($count) ->
        [0] Nothing differs from the house values.
        [one] { NUMBER($count) } number differs from the house values.
       *[other] { NUMBER($count) } numbers differ from the house values.
    }
form-wrong =
    { NUMBER($count) ->
        [one] { NUMBER($count) } entry cannot stand as it is.
       *[other] { NUMBER($count) } entries cannot stand as they are.
    }
form-play = New table with these
options-usual = The usual rules, nothing changed.
options-open =
    { NUMBER($count) ->
        [one] { NUMBER($count) } question the rulebook leaves open
       *[other] { NUMBER($count) } questions the rulebook leaves open
    }
options-open-text = We have chosen the reading we find most likely. Your table may decide otherwise.

## Seats

seat-kind-me = Me
seat-kind-friend = A friend, by link
seat-kind-guest = A guest at this screen
seat-kind-bot = Bot
seat-kind-of = Who sits on seat { NUMBER($number) }
seat-level-of = Level of the bot on seat { NUMBER($number) }
seat-name = Name
seat-name-of = Name of the player on seat { NUMBER($number) }
seat-friend-hint = You get a link to send.
seat-open = Open seat { NUMBER($number) }
person-name-1 = Hazel
person-name-2 = Chickpea
person-name-3 = Pistachio
person-name-4 = Walnut
person-name-5 = Almond
person-name-6 = Raisin
seat-bot = Bot · { $level }
bot-name-1 = Simorgh
bot-name-2 = Rakhsh
bot-name-3 = Homa
bot-name-4 = Shabdiz
bot-name-5 = Phoenix
bot-name-6 = Zal
seat-you = You
seat-here = Here
seat-awaited = On the way
seat-offline = Offline
seat-rests = On vacation until { $day }
clock-rests = away
seat-away = A bot is playing
seat-resigned = Resigned
seat-timed-out = Out of time
seat-sit = Sit here
level-random = Beginner
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
level-master = Master

## Waiting room

waiting-title = Waiting for players
waiting-for =
    { NUMBER($count) ->
        [0] Everybody is here.
        [one] { NUMBER($count) } seat is still open.
       *[other] { NUMBER($count) } seats are still open.
    }
waiting-trouble = That did not work
waiting-start = Start now
waiting-start-text = Bots take the seats that are still open.
waiting-abandon = Close the table
waiting-no-invite = To sit down here you need the invite link. Ask whoever set the table.
waiting-silence = Nobody has written anything yet.
invite-title = Bring your friends
invite-text = Whoever opens this link may take an open seat. No account needed.
invite-alone = Only this computer can open this link
    .text = The server was started for this computer alone. If your friends are in the same network, stop it and start it like this:
invite-link = Invite link
invite-code = QR code of the invite link
watch-link = Link to watch

## At the table

table-code = Table { $code }
table-loading = Setting the table…
table-closed = This table is closed
table-private = This table is private
    .text = It is in play already, and only its players may see it. Ask one of them for the watch link.
menu = The table
menu-reissue = New link
menu-handed = Send this link to { $seat }; the old one no longer opens the seat
menu-spectators =
    { NUMBER($count) ->
        [one] { NUMBER($count) } spectator
       *[other] { NUMBER($count) } spectators
    }
menu-signs = What the signs mean
menu-leave = Leave the table
menu-resign = Resign
menu-finish = End the game here
menu-finish-sure = If everybody agrees, the game ends now and is scored as it stands.
menu-resign-sure = You give up this game. With two players it ends; with more a bot plays your seat to the end.
menu-abandon = End the table
menu-abandon-sure = The game ends here for everybody, without a winner.
lost-connection = Connection lost.
    .text = Accepted moves are safe. Trying again in { NUMBER($seconds) } s.
lost-now = Try now
undo-asked = { $seat } would like to take a move back.
undo-accept = Allow
undo-refuse = Refuse
undo-waiting = You asked to take your move back. Still to answer: { $seats }.
finish-asked = { $seats } would end the game here and score it as it stands.
finish-accept = End it
finish-refuse = Play on
finish-waiting = You would end the game here. Still to answer: { $seats }.
away = A bot is playing for you.
    .text = Take over whenever you like.
away-return = Take over again
rematch-ready = A rematch is set.
rematch-go = To the new table
board-failed = The board did not load
pass-to = Pass the device to { $name }
pass-text = Nobody else should look now. The cards appear after the button.
pass-ready = I am { $name }
ended-given-up = You gave up the game.
ended-resigned =
    { NUMBER($seats_count) ->
        [one] { $seats } wins: the other side has resigned.
       *[other] { $seats } win: the other side has resigned.
    }
ended-agreed =
    { NUMBER($seats_count) ->
        [one] You agreed to end here: { $seats } wins.
       *[other] You agreed to end here: { $seats } share the win.
    }
end-rematch = Play again
end-share = Share
end-save = Save file
end-fair = Nobody cheated: check it
end-fair-text = The second line was published before the first move. It is the SHA-256 of the first, from which the whole deal follows; the save file replays to the same result.
end-seed = Seed
note-undone = { $seat } takes a move back.
    .what = { $seat } takes a move back: “{ $what }”
note-undone-agreed = { $seat } takes a move back, as agreed.
    .what = { $seat } takes a move back, as agreed: “{ $what }”
note-undo-asked = { $seat } asks to take a move back.
note-undo-accepted = { $seat } agrees.
    .what = { $seat } agrees. Taken back: “{ $what }”
note-undo-refused = { $seat } does not agree.
note-finish-asked = { $seat } would end the game here.
note-finish-refused = { $seat } would rather play on.
note-finish-agreed = All agree: the game ends here, scored as it stands.
note-seat-left = { $seat } leaves the table; a bot plays on.
note-seat-returned = { $seat } is back.
note-seat-resigned = { $seat } resigns.
note-seat-timed_out = { $seat } has run out of time; a bot plays on.
note-seat-reissued = The host has made a new link for { $seat }.
note-bot-failed = The bot of { $seat } did not answer in time; a legal move was played for it.
note-seat-given_back = { $seat } plays on.
note-seat-reissue_asked = The host wants to make a new link for { $seat }, unless { $seat } objects.
note-seat-reissue_granted = { $seat } agrees to a new link for the seat.
note-seat-reissue_refused = { $seat } keeps the seat.
# $other (String)
note-give-back = { $seat } wants { $other } to play on.
# $minutes (Number)
note-rested = { $seat } is on vacation until { $day }; their clock has stopped.
note-rested-back = { $seat } is back from vacation.
note-paused = The server was away for about { NUMBER($minutes) } min; nobody’s clock ran.
note-carried = The rules were revised; the game goes on under the new ones.
note-cut = The server lost what came after this point; the game goes on from here.
note-abandoned-rules = The rules were revised, and this game does not fit them any more. It was closed; its record can be saved.
note-abandoned-server = The host of the server has closed this table.
chance-drawn = Chance drawn by the server
chance-drawn-text = The server drew the whole deal before the first move and published this line. After the end it shows what the line was made from, so that everybody can check it.
chance-imported = This game was brought in from a file: somebody may know what is to come.
chance-imported-short = from a file
chance-forked = This game goes on from a finished one: what is to come may be known.
chance-prepared = This game is a lesson: the deal was prepared.
chance-prepared-short = a lesson
chance-forked-short = played on from another
reissue-asked = The host wants to make a new link for your seat.
    .text = If you do nothing, this link will stop working in a few minutes.
reissue-keep = I am here
reissue-give = Let it go
timed-out = Your time ran out; a bot is playing for you.
    .text = The others can give you the seat back, in the table’s menu.
menu-give-back = Let them play on
menu-reissue-asked = { $seat } has been told and may object for some minutes. Ask again then.
invite-renew = New link; the old one stops working
problem-damaged = What was stored of this table is damaged. The server’s host has been told.
problem-banned = The host of this server has asked you to stay away.
note-abandoned = The table was ended without a winner.
note-rematch = A rematch is set.

## Puzzles

puzzles = Puzzles
puzzles-about = Decisions from strong games of Adamak against itself where one move is clearly the best. You see what the player saw. Press your move on the board.
puzzles-all = All puzzles
puzzles-none = There are no puzzles for this game yet.
# $solved (Number) $count (Number)
puzzles-solved = { NUMBER($solved) } of { NUMBER($count) } solved
# $number (Number)
puzzle-number = Puzzle { NUMBER($number) }
puzzle-day = Puzzle of the day
puzzle-day-text = One decision, the same for everybody today.
puzzle-solve = Solve it
puzzle-ask = Your move: which is the best?
puzzle-difficulty-1 = Gentle
puzzle-difficulty-2 = Tricky
puzzle-difficulty-3 = Hard
puzzle-difficulty-4 = Very hard
puzzle-was-solved = Solved
puzzle-was-missed = Missed at first
puzzle-was-shown = Solution seen
puzzle-right = Right!
# $percent (String) $second (String)
puzzle-why = It wins { $percent } % of the time. The next best, { $other }, wins { $second } %.
puzzle-wrong = Not the best move.
# $percent (String) $best (String)
puzzle-wrong-why = { $move } wins { $percent } % of the time; the best move wins { $best } %. Try another.
# $percent (String)
puzzle-solution = Solution: { $move } ({ $percent } %).
# $easy (String) $medium (String) $hard (String)
puzzle-levels = Adamak's levels find it this often: { $easyName } { $easy } %, { $mediumName } { $medium } %, { $hardName } { $hard } %.
puzzle-show = Show the solution
puzzle-next = Next puzzle

## Replay

# Hints and the judgement of a finished game
hint-ask = Ask for a hint
hint-title = What would Adamak do?
hint-thinking = Thinking…
hint-chance = { $percent } %
# $amount (Number)
hint-more =
    { NUMBER($amount) ->
        [one] { NUMBER($amount) } point more under “{ $part }”
       *[other] { NUMBER($amount) } points more under “{ $part }”
    }
# $amount (Number)
hint-less =
    { NUMBER($amount) ->
        [one] { NUMBER($amount) } point less under “{ $part }”
       *[other] { NUMBER($amount) } points less under “{ $part }”
    }
hint-brings = If the game ended then: { $parts }.
turn-then = Then: { $steps }.
hint-answer = { $seat } would probably answer: { $move }.
hint-do = Play it
hint-honest = Adamak sees only what you see. The percentage is your chance of winning.
curve-title = Chances of winning
curve-about = Everybody’s chance of winning, from the first move to the last
curve-turning = Turning points
curve-turn = { NUMBER($at) }. { $move }
# $before (String)
# $after (String)
curve-change = { $seat }: { $before } % → { $after } %.
curve-better = Better: { $move }
curve-quiet = No single mistake turned this game.
curve-honest = Each moment is judged by what the player knew then.
curve-thinking = Adamak is going through the game…

# The coach
coach = Coach
    .about = Before each of your decisions Adamak says what is sensible and why, and warns of moves that throw much away.
coach-now = Sensible now: { $moves }.
coach-waits = Not your decision. What others do is worth a look.
# $amount (Number)
coach-points =
    { NUMBER($amount) ->
        [one] 1 point
       *[other] { NUMBER($amount) } points
    }
coach-gives = It gives you { $gain }.
coach-costs = It costs you { $cost }.
coach-both = It gives you { $gain } and costs { $cost }.
coach-opens = It prepares your next move: { $move }.
coach-stops = It keeps { $seat } from this: { $move }.
coach-as-good = About as good: { $moves }.
# $before (String)
# $after (String)
coach-warns = Are you sure? Your chance of winning would drop from { $before } % to { $after } %.
coach-lacking = At your next turn this would no longer be possible: { $move }. { $reason }
coach-answer = { $seat } would probably answer: { $move }.
coach-better = Better: { $move }.
coach-again = Choose again
coach-still = Do it anyway
coach-lessons = For next time
coach-lesson = { NUMBER($at) }. { $move }
# $before (String)
# $after (String)
coach-lost = Your chance fell from { $before } % to { $after } %. Look at it again.
coach-no-lessons = None of your moves cost you much. There is nothing to single out.

replay = Replay
replay-controls = Replay
replay-first = To the start
replay-back = One step back
replay-run = Play
replay-pause = Pause
replay-on = One step forward
replay-last = To the end
replay-step = Step
replay-at = { NUMBER($at) } of { NUMBER($last) }
replay-eyes = Through whose eyes
replay-spectator = A spectator
replay-fork = Play on from here
replay-close = Back to the table

## Rules and settings

rules-books = Rulebooks
rules-contents = Contents
rules-missing = The rules did not load
rules-table = Table
rules-search = Search the rules
rules-found =
    { NUMBER($number) ->
        [one] { NUMBER($number) } place
       *[other] { NUMBER($number) } places
    }
rules-found-none = Nothing found. Try another word.
rules-found-more = … and { NUMBER($number) } more. Add a word to narrow it down.
rules-now = The decision at hand
rules-back = Back to where I was
rules-figure = Figure { NUMBER($number) }.
rules-print = Print
rules-no-signs = This game has no signs of its own: everything is in words.
rules-parts = What to read
rules-part-book = Rulebook
rules-part-summary = On one page
rules-part-signs = Signs
rules-try =
    { $kind ->
        [lesson] Lesson: { $title }
       *[other] Exercise: { $title }
    }
lost-title = Nothing here
lost-text = The link may be incomplete. Ask the sender for it again.
lost-home = To the games
settings-title = Settings
settings-you = You
settings-name = Your name at the table
settings-name-text = No account needed: this browser remembers you.
settings-devices = On all your devices?
settings-keep = Save
settings-kept = Saved.
settings-look = Appearance
settings-language = Language
settings-theme = Theme
settings-theme-system = Same as the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-contrast = Contrast
settings-contrast-system = Same as the device
settings-contrast-more = High
settings-motion = Motion
settings-motion-system = Same as the device
settings-motion-reduce = Reduced
settings-play = Playing
settings-confirm = Confirm moves
    .text = The first press shows what would happen, the button plays it; a second press puts it back.
settings-answers = Give forced answers for me
    .text = Where the rules leave one answer only, it is given after a moment.
settings-pace = What others do is shown
    .text = Step by step on the board before you are asked. A press on the bar, Space or Esc skips to the present.
settings-sound = Sounds
    .text = A short tone when it is your turn and when something happens.
settings-notice = Notifications
    .text = When it is your turn and this page is out of sight, your device tells you.
settings-notice-refused = Your browser does not allow this page to notify you.
about-title = About
about-version = Adamak { $version }
about-compiled = The engine runs compiled, at full speed.
about-compiling = The engine is being compiled: { $done } of { $of } parts are done. You can play meanwhile; bots think faster afterwards.
about-compiling-begun = The engine is being compiled. You can play meanwhile; bots think faster afterwards.
about-plain = The engine runs as plain Python: all is as it should be, but bots think slowly.
settings-keys = Keys
keys-tab = from section to section
keys-arrows = to the neighbour on the board
keys-enter = choose, then play
keys-next = to the next thing you can choose (with Shift: back)
keys-moves = all moves, as a list
keys-decision = to the decision bar
keys-escape = one step back
keys-skip = skip what is being shown
keys-ask = why not?
keys-log = log
keys-rules = rules

## What can go wrong

host-title = Looking after the server
host-key = The host’s key (adamak admin key)
host-read = Show
host-tables = Tables
host-status-waiting = waiting
host-status-playing = in play
host-status-over = finished
host-status-abandoned = abandoned
host-expire = Clear away what has expired
host-came = Visitors:
host-present = Here now:
host-give-back = Give the seat back to
host-close = Close
host-delete = Delete
host-delete-sure = Delete for good?
host-no-tables = There is no table yet.
host-nobody = nobody
host-bans = Banned or muted
host-ban = Ban
host-mute = Mute
host-lift = Lift
host-is-ban = banned
host-is-mute = muted
host-no-bans = Nobody is banned or muted.
host-who = Address or handle
host-why = Why
host-days = Days
problem-offline = The server does not answer. Check the connection and try again.
problem-server-failed = The server ran into trouble. Nothing was changed; try again.
problem-unknown = Something went wrong. Nothing was changed; try again.

## Learning

learn-title = Learn { $game }
learn-lead = Small positions from the table, each with one question. The explanation names the rule.
exercises = Exercises
exercises-solved = { NUMBER($count) } of { NUMBER($total) } solved
exercises-none = There are no exercises for this game yet
exercise-level-1 = easy
exercise-level-2 = medium
exercise-level-3 = hard
exercise-solved = Solved
exercise-tried = Tried
exercise-list = All exercises
exercise-your-number = Your answer
exercise-check = Check
exercise-several = Choose everything that is right.
exercise-on-board = Make the move on the board.
exercise-right = That is right.
exercise-wrong = Not right yet. Try once more.
exercise-shown = The answer:
exercise-number = { NUMBER($count) }
exercise-or = { ", " }
exercise-clauses = In the rules:
exercise-story = What happens, step by step
exercise-before = Before
exercise-again = Once more
exercise-show = Show the answer
exercise-fold = Question and board
exercise-next = Next

## A lesson: a guided game

lesson-learn = Learn to play
lesson-first = A first game with a guide
lesson-lead = New to this game? Play a first game with a guide.
lesson-step = Step
lesson-over = That was the lesson. The game is yours now: play it to the end, or sit down to a real one.
lesson-others = The others are playing…
lesson-back = Back
lesson-on = Go on
lesson-skip = Do it for me
lesson-fold = Show or hide the text
lesson-again = Once more
lesson-next-one = The next lesson
lesson-play = Play a real game

## The club: ratings, people, records of the house

club-title = Club
club-about = What is played here, who plays it best, and how the latest games ended. Only public and rated games are shown.
club-tournaments = Tournaments
club-empty = No game has been finished here yet.
club-empty-text = Public and rated games appear here once they are over.
club-nameless = Somebody
club-playing =
    { NUMBER($count) ->
        [one] One game is being played now.
       *[other] { NUMBER($count) } games are being played now.
    }
club-played =
    { NUMBER($count) ->
        [one] One game
       *[other] { NUMBER($count) } games
    }
club-people =
    { NUMBER($count) ->
        [one] one person this month
       *[other] { NUMBER($count) } people this month
    }
club-best = House record:
club-leaders = Highest ratings
club-last = Latest results
club-replay = Replay: { $game }, { $day }
club-replay-short = Replay
rating-said = Rating { NUMBER($points, useGrouping: 0) }, give or take { NUMBER($around) }, after { NUMBER($count) } rated games
rating-guess = ?
rating-change = Rating:
rating-curve = Rating in { $game } after { NUMBER($count) } games, between { NUMBER($low, useGrouping: 0) } and { NUMBER($high, useGrouping: 0) }
person-title = Player
person-since = Here since { $day }
person-no-games = No finished games to show yet.
person-games = Games
person-won = Won
person-mean = Average score
person-best = Best score
person-parts = Score by part
person-part = Part
person-endings = How games ended
person-opponents = Most frequent opponents
person-opponents-about = Games won, of games played together.
person-won-of = { NUMBER($won) } of { NUMBER($count) } won
person-last = Latest games
ending-resigned = by resignation
ending-agreed = by agreement, as it stood
rating-new = New ratings:
rating-unrated = This game changed no rating:
new-rated = Rated
    .text = Everybody is signed in and has one seat; no hints. The result changes ratings.

## You, on every device

me-title = You
me-enter = Sign in
me-guest = Sign in or sign up
me-lead = You need no account to play: this browser remembers you. Sign up if you want your seats on your phone as well, or want to keep them when a browser forgets everything. No e-mail, no password.
me-become = Sign up
me-name = Your name
me-by-passkey = With a passkey
me-by-passkey-text = Your device keeps it and opens it by fingerprint, face or PIN.
me-by-key = With a personal key
me-by-key-text = A line of letters to write down, or a picture to scan.
me-no-passkey = This browser makes passkeys only at an address that begins with https.
me-known = Been here before?
me-sign-in-passkey = Sign in with a passkey
me-key = Personal key
me-sign-in = Sign in
me-scan-text = Or open this page on a device where you are signed in, and scan its code with this one.
me-arrived = Sign in on this device?
me-arrived-text = You have opened a link that signs you in. Go on only if it is your own: the seats in this browser will belong to whoever the link is for.
me-not-now = Not now
me-hello = Hello, { $name }!
me-hello-text = Your seats open on every device where you are signed in.
me-brought =
    { NUMBER($count) ->
        [one] One table from this browser is now yours on every device.
       *[other] { NUMBER($count) } tables from this browser are now yours on every device.
    }
me-no-way = If you lose this device, you cannot sign in again: make a passkey or a personal key.
me-page = Your games and ratings
me-ways = Ways to sign in
me-passkey = Passkey, made { $day }
me-passkey-new = Add a passkey
me-passkey-remove = Remove
me-passkey-removed = The passkey is removed.
me-key-there = Personal key
me-key-none = You have no personal key.
me-key-new = Make a personal key
me-key-replace = New key; the old one stops working
me-key-remove = Remove
me-key-removed = The key is removed.
me-key-shown = Your personal key
me-key-shown-text = It is shown only this once. Anyone who has it can sign in as you: write it down or scan the code, and show it to nobody.
me-key-picture = QR code of your personal key
me-key-done = I have saved it
me-devices = Devices
me-device-unknown = A device
me-device-here = this device
me-device-seen = last seen { $day }
me-device-revoke = Sign out
me-device-revoke-of = Sign out { $name }, { $when }
me-device-revoked = That device is signed out, and the passkey used there no longer works.
me-other = Sign in on another device
me-other-text = Scan the code with the other device, or open the link there. It works once, for five minutes.
me-other-show = Show a code
me-other-picture = QR code that signs another device in
me-other-link = Link for the other device
me-data = Your data
me-export = Download my data
me-export-text = Everything this server keeps about you, in one file.
me-sign-out = Sign out here
me-delete = Delete my account
me-delete-sure = Really delete it, for good?
me-delete-text = Your games stay, without your name and without what you wrote. Where others are waiting for you, bots play on.
me-deleted = Your account is deleted. Your games no longer carry your name.
me-signed-out = You are signed out on this device.
problem-passkey-refused = No passkey was used. Try again, or choose another way.

## Notices, vacations, moves in advance

notices-title = Notifications
notices-text = We let you know when it is your turn and you are not looking. A notification names the game, and never says what lies on the table.
notices-ask = Shall we tell you when it is your turn?
    .text = Your device lets you know, even when this page is closed.
notices-ask-yes = Yes, tell me
notices-here = { $name } (this browser)
notices-browser = { $name }
notices-push = Turn on in this browser
notices-no-push = This browser shows notifications only at an address that begins with https; on an iPhone, only once the app is on the home screen.
notices-mail = By e-mail
notices-hook = To a webhook
    .text = For messenger bots: an address that takes JSON by POST.
notices-send-code = Send a code
notices-code-sent = A code is on its way. Enter it here.
notices-code = The code you were sent
notices-confirm = Confirm
notices-unconfirmed = waiting for the code
notices-secret = Whatever is sent to your webhook is signed with this key (HMAC-SHA256; shown only this once):
notices-on = Notifications are on.
notices-remove = Remove
notices-remove-of = Remove { $name }
notices-removed = Nothing more will be sent there.
notices-kinds = Tell me about
notices-kind-turn = my turn
notices-kind-message = messages
notices-kind-over = the end of a game
notices-kind-invitation = invitations
notices-kind-round = tournament rounds
notices-quiet = Quiet hours
    .text = Nothing is sent in these hours. Afterwards you hear what still matters.
notices-quiet-from = From
notices-quiet-until = Until
notices-here-too = Notifications from this table
    .text = When off, this table sends you nothing.
problem-push-refused = Your browser does not allow notifications from this page.
vacation-title = Vacation
vacation-text =
    While you are away your clock stops in games played over days, and the others can see why. { NUMBER($left) ->
        [one] One day is left
       *[other] { NUMBER($left) } days are left
    } of { NUMBER($allowed) } this year; a day counts once it has begun.
vacation-until = You are on vacation until { $day }. Your clocks have stopped, but you can still move.
vacation-days = Days
vacation-go = Go on vacation
vacation-back = I am back
premove-title = Move in advance
premove-text = When it is next your turn, the first move on this list that is legal is made for you. Nobody sees it before then.
premove-left =
    { NUMBER($count) ->
        [one] A move of yours waits for your next turn.
       *[other] { NUMBER($count) } moves of yours wait for your next turn.
    }
premove-look = Look
premove-dropped = What you had chosen was not possible when your turn came.
premove-chosen = In this order
premove-offers = What may be possible by then
premove-none = There is nothing to choose in advance right now.
premove-keep = Save
premove-forget = Take back
premove-remove = Remove: { $move }

## The lobby: opponents wanted, challenges, friends

lobby-title = Lobby
lobby-about = Find people to play with: say what you would like to play, join an open table, or challenge a friend.
lobby-seek = Find opponents
lobby-seek-text = As soon as enough people want the same game, the table opens by itself.
lobby-seek-go = Start looking
lobby-sign-in = Rated games are for people who have signed in:
lobby-players =
    { NUMBER($count) ->
        [one] one player
       *[other] { NUMBER($count) } players
    }
lobby-near = Only opponents within { $points } points of my rating
lobby-near-short = Near my rating
lobby-near-theirs = near their own rating
lobby-mine = What you are looking for
lobby-waits = Looking for opponents: { $game }
lobby-stay = Keep this page open.
lobby-met = Your opponents are here
lobby-withdraw = Stop looking
lobby-others = Who is looking for opponents
lobby-play = Play
lobby-asked = Challenges and invitations
lobby-challenge-from = { $name } challenges you
lobby-invite-from = { $name } invites you to a table
lobby-challenge-to = You have challenged { $name }
lobby-invite-to = You have invited { $name }
lobby-accept = Accept
lobby-decline = Decline
lobby-take-back = Withdraw
lobby-filter = Which tables to show
lobby-any-game = All games
lobby-any-size = Any number
lobby-any-clock = Any clock
lobby-any-rated = Rated or not
lobby-rated = Rated
lobby-casual = Not rated
lobby-pace-quick = Under 15 minutes
lobby-pace-slow = 15 minutes or more
lobby-pace-days = Over days
lobby-pace-none = No clock
lobby-around = rating about { NUMBER($points, useGrouping: 0) }
lobby-no-tables = No table like this is open right now.
lobby-friends = Friends
lobby-friends-guest = Sign in to have friends here, to challenge people by name and to play rated games.
lobby-no-friends = No friends here yet. Find somebody by name, or ask them on their page.
lobby-friend-asks = { $name } would like to be your friend
lobby-friend-asked = has not answered yet
lobby-find = Find somebody by name
lobby-find-go = Search
lobby-find-nobody = Nobody by that name.
lobby-blocked =
    { NUMBER($count) ->
        [one] One person blocked
       *[other] { NUMBER($count) } people blocked
    }
lobby-block = Block
lobby-unblock = Unblock
lobby-blocked-now = { $name } can no longer challenge or invite you, join your public tables or write to you. They are not told.
lobby-unblocked-now = { $name } is no longer blocked.
lobby-befriend = Add as a friend
lobby-befriend-accept = Accept as a friend
lobby-befriend-back = Withdraw the request
lobby-are-friends = Friends
lobby-now-friends = You and { $name } are friends now.
lobby-asked-friend = Request sent. You are friends once { $name } accepts.
lobby-part = Remove from friends
lobby-parted = Done.
lobby-challenge = Challenge
lobby-challenge-whom = Challenge { $name }
lobby-challenge-sent = Challenge sent. When it is accepted, the table opens from the lobby.
lobby-invite = Invite
lobby-invite-whom = Invite { $name }
lobby-invite-title = Invite by name
lobby-invited = Invited
lobby-invited-name = { $name } is invited.
home-lobby = Find opponents
home-lobby-waits =
    { NUMBER($count) ->
        [one] one is waiting for your answer
       *[other] { NUMBER($count) } are waiting for your answer
    }

## Telling the host about somebody

report = Report
report-whom = Report { $name }
report-text = Only the host of this server reads it.
report-why = What is wrong?
report-talk = Abusive chat
report-name = Offensive name
report-cheating = Cheating
report-leaving = Leaves games unfinished
report-other = Something else
report-words = What happened?
report-go = Send
report-sent = Thank you. The host will look into it.
host-by = Your name, for the log
host-reports = Reports
host-no-reports = Nothing has been reported.
host-report-by = reported by { $name }, { $day }
host-act = Ban or mute…
host-settle = Dealt with
host-people = People
host-new-name = New name for { $name }
host-rename = Rename
host-log = What hosts have done
host-no-log = Nothing yet.
host-is-name = Name given by the host
deed-ban = Banned
deed-mute = Muted
deed-lift = Lifted
deed-rename = Renamed
deed-close = Closed table
deed-delete = Deleted table
deed-give-back = Gave a seat back at
deed-expire = Cleared what was old
deed-call-off = Called off tournament
deed-send-away = Sent somebody away from tournament
deed-close-report = Dealt with report

## What somebody likes to take, and how long they think

person-favourites = Favourites
person-favourites-about = The bar: games in which it was taken; the dark part: those won.
person-pace = Time per decision
pace-decisions =
    { NUMBER($count) ->
        [one] one decision
       *[other] { NUMBER($count) } decisions
    }
pace-median = half of them within { $span }
pace-up-to = up to { $span }
pace-beyond = more than { $span }
pace-more = more
pace-seconds = { NUMBER($count) } s
pace-minutes = { NUMBER($count) } min
pace-hours = { NUMBER($count) } h
pace-days =
    { NUMBER($count) ->
        [one] 1 day
       *[other] { NUMBER($count) } days
    }
