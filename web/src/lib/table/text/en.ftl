### What every table says around its board, whichever the game.

tabs = Sections
log = Log
log-of = Game log
log-empty = Nothing has happened yet.
comma = { ", " }
close = Close
undo = Undo
cancel = Cancel
send = Send
message = Message to the table
message-to = Message to
everybody = Everybody
private-to = to { $name }
rule = See rule { $clause }
moves = All moves
decision = Decision
choices = What you can do
moves-of =
    { NUMBER($number) ->
        [one] { NUMBER($number) } move you can make now
       *[other] { NUMBER($number) } moves you can make now
    }
you = you
your-turn = Your turn
turn-now = Your turn.
next = Next
passed = Passed
last-move = Last move
thinking = Thinking
answered = Answered
away = Away
bot = Bot
waiting-hint = Tap anything to read its rule.
# $of (Number)
telling-count = { NUMBER($at) } of { NUMBER($of) }
telling-next = Next
telling-skip = Skip
since = Since your last turn
since-again = Show it again
voice-more =
    { NUMBER($number) ->
        [one] { NUMBER($number) } thing more happened before this: it is under “Since your last turn”.
       *[other] { NUMBER($number) } things more happened before this: they are under “Since your last turn”.
    }
since-nothing = Nobody has moved since.
pace = Pace
pace-calm = Calm
pace-usual = Usual
pace-quick = Quick
pace-steps = Step by step
pace-none = At once
unread =
    { NUMBER($number) ->
        [one] { NUMBER($number) } unread message
       *[other] { NUMBER($number) } unread messages
    }
changed = Something happened here
watching = You are watching
replaying = A replay
sending = Sending your move
ask-hint = Not now. Press to ask why.
can-hint = You can choose it.
chosen-hint = Chosen. Press again to put it back.
only-answer = There is no other answer: it is given for you in a moment.
answered-for-you = Answered for you: { $move }.
about = { $name }: what it does
key = Signs and what they mean
key-cards = Cards
key-signs = Signs
key-goods = Goods
key-skills = Skills
key-actions = Actions
key-rules = To the rules
game-over = The game is over
game-over-now = The game is over.
end-title = How it ended
end-winners =
    { NUMBER($seats_count) ->
        [one] { $seats } wins { $ending }
       *[other] { $seats } win { $ending }
    }
end-nobody = Nobody wins
# $score (String)
end-you-won = You win with { $score }.
# $score (String)
end-you-shared = You share the victory with { $score }.
# $score (String)
end-you-alone = You have { $score }.
# $place (Number)
# $score (String)
end-you =
    { NUMBER($place) ->
        [2] You came second with { $score }.
        [3] You came third with { $score }.
        [4] You came fourth with { $score }.
        [5] You came fifth with { $score }.
       *[other] You came sixth with { $score }.
    }
end-score =
    { NUMBER($number) ->
        [one] { NUMBER($number) } point
       *[other] { NUMBER($number) } points
    }
# $score (String)
end-ahead = { $score } ahead of { $seats }.
end-fold = See the board
end-unfold = See the result
points = Points
table = Table
players = Players
table-bare = Nothing lies on the table yet.
