# $goal (Number)
# $stake (Number)
# $kept (Number)
lesson-first = Roll and hold
lesson-first-goal = Whoever has kept { NUMBER($goal) } points first wins.
lesson-first-roll = Roll the die: what it shows is at stake.
lesson-first-again = { NUMBER($stake) } at stake. Once more? If it shows the lowest number, all of it is gone. Try it.
    .other = You may hold already. But first see how it feels to go on.
lesson-first-hold = { NUMBER($stake) } at stake: that will do. Hold, and it is yours.
    .other = You are brave! But hold this time.
lesson-first-end = You have kept { NUMBER($kept) } points. That is the whole game.
