subject-turn = Your turn
# $stake (Number)
exercise-hold = You hold. How many points have you kept then?
    .title = Enough is enough
    .why = The { NUMBER($stake) } at stake are yours now: { NUMBER($answer) } in all.
exercise-nothing = Your turn begins. What may you do?
    .title = The first roll
    .why = You cannot hold what is not there: roll first.
exercise-win = Which move wins at once?
    .title = To the goal
    .why = With what is at stake you reach the goal. Who holds in time wins.
