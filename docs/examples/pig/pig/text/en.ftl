game-name = Pig
game-tagline = One more roll, or is that enough?
game-about = Roll the die as often as you dare and keep what you have gathered. A 1 takes it all.
move-roll = Roll
move-hold = Hold
ask-turn = Roll again, or hold?
    .clause = PI-2.1
wait-turn = { $seat } decides whether to roll
phase-turn = Turn
# $die (Number)
# $stake (Number)
event-roll = { $seat } rolls { NUMBER($die) }; { NUMBER($stake) } at stake.
# $die (Number)
event-lose = { $seat } rolls { NUMBER($die) } and loses what was at stake.
# $stake (Number)
# $kept (Number)
event-hold = { $seat } holds and keeps { NUMBER($stake) }: { NUMBER($kept) } in all.
refusal-over = The game is over.
refusal-not-your-turn = It is the turn of { $seat }.
refusal-nothing-at-stake = Nothing is at stake yet: roll first.
ending-goal = by reaching the goal
    .clause = PI-3.1
option-goal = Goal
    .explain = How many points win.
score-kept = Kept
view-kept = Kept
view-stake = At stake
view-die = Last roll
    .icon = die
