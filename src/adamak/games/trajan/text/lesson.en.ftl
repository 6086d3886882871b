# The lessons of Trajan, step by step.
# $number (Number)
# $score (Number)
# $points (Number)
# $position (Number)
# $spaces (Number)
# $mine (Number)
# $theirs (Number)
# $tray (String)
lesson-first = Round the circle

lesson-first-welcome = Welcome to Rome under the emperor Trajan! There are six ways to rise: at the seaport, in the Forum, with the legions, in the Senate, at the great arch and on the building site.
lesson-first-goal = The game is one year of four quarters, and whoever gathers the most points wins. You can score nearly everywhere; the art is to do the right thing at the right moment.
lesson-first-circle = This circle is the heart of it all: six trays, one for each action, with { NUMBER($number) } coloured markers in each. What you may do depends on where your last marker falls.
lesson-first-lift = A turn begins like this: lift all the markers of one tray and drop them one by one, clockwise, into the next trays. Lift the marked one: its { NUMBER($number) } markers reach as far as { $tray }. You choose the order of the colours.
    .other = You could begin there, too. But look: from the marked tray the last marker falls beside a tile that is ready to be completed.
lesson-first-completed = You have scored already: { NUMBER($score) } points! Beside the tray lay a Trajan tile that asked for two colours, and both are in the tray where your last marker fell. That is how tiles are completed.
lesson-first-senate = Now the action of that tray, the Senate: your disc moves one space forward and brings you { NUMBER($points) } points. The further you go, the more each step is worth. Advance.
    .other = You may pass, but points in the Senate cost nothing. Advance.
lesson-first-time = Time moves with the markers: one space for every marker that anybody moves. It stands at { NUMBER($position) }; after { NUMBER($spaces) } spaces the lap is over. Whoever moves many markers makes the year pass quickly. You have { NUMBER($score) } points.
lesson-first-to-forum = Count with me: the marked tray has { NUMBER($number) } markers, so the last one falls { NUMBER($number) } trays on, in the Forum. Lift it.
    .other = Possible. But let us go to the Forum now: lift the marked tray.
lesson-first-forum = In the Forum you take one tile. The people want bread, games and religion; other tiles bring votes, wild goods or an extra action. Take whichever you like.
    .other = You may pass, but a tile is free. Take one.
lesson-first-to-construction = The marked tray has grown to { NUMBER($number) } markers, so it reaches further now, as far as the building site. Full trays reach far: plan ahead! Lift it.
    .other = That is allowed. But we want to build: lift the marked tray.
lesson-first-build =
    { NUMBER($number) ->
        [one] You have { NUMBER($number) } worker ready.
       *[other] You have { NUMBER($number) } workers ready.
    } Send one to any site: you take its tile and score its points. Later workers have to go beside one of your own.
    .other = You may hire another worker. But there is one waiting already: build.
lesson-first-first-of-kind = The first tile of each kind gives you one more action at once. Take it: choose whatever you like.
lesson-first-others = There are two places you have not seen yet. At the seaport you collect goods and send them off by ship, the more of a kind the better. With the military you recruit, lead your general through the provinces and occupy them for points.
lesson-first-trajan = And the action Trajan brings you a new Trajan tile from one of these stacks. It comes to the slot your arch marks, and waits for its two colours.
lesson-first-quarter = At the end of a quarter the people have demands, and each one you cannot meet costs points. And whoever has the most votes in the Senate is consul and chooses a bonus tile for the final scoring.
lesson-first-end = If it ended now, you would have { NUMBER($mine) } points and your rival { NUMBER($theirs) }: sets of buildings, cards, figures and bonus tiles count, too. Now play on by yourself; the circle is yours.
