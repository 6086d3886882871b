### What every table says around its board, whichever the game.

tabs = Sections
log = Log
log-of = Game log
log-empty = Nothing has happened yet.
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
waiting-hint = You may tap anything to read its rule.
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
end-title = How it ended
end-winners =
    { NUMBER($seats_count) ->
        [one] { $seats } wins { $ending }
       *[other] { $seats } win { $ending }
    }
end-nobody = Nobody wins
points = Points
table = Table
players = Players
table-bare = Nothing lies on the table yet.
