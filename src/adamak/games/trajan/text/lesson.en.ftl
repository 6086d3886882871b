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

lesson-first-welcome = Welcome to Rome under the emperor Trajan! You rise in six fields at once: at the seaport, in the Forum, with the legions, in the Senate, at the great arch and on the building site.
lesson-first-goal = Whoever gathers the most points in a year of four quarters wins. You can score nearly everywhere; the art is to do the right thing at the right moment.
lesson-first-circle = This circle is your heart. Six trays, one for each kind of action, and { NUMBER($number) } coloured markers in each of them. What you may do depends on where your last marker falls.
lesson-first-lift = A turn begins like this: lift all markers of one tray and lay them out clockwise, one in each tray. Lift the marked one: its { NUMBER($number) } markers reach as far as { $tray }. The colours may come in any order.
    .other = You could begin there, too. But look: from the marked tray the last marker falls beside a tile that is ready to be completed.
lesson-first-completed = You already score: { NUMBER($score) } points! Beside the tray lay a Trajan tile. It asks for two colours, and both lie in the tray where your last marker fell. That is how tiles are completed.
lesson-first-senate = Now the action of that tray, the Senate: your disc moves one space forward and brings you { NUMBER($points) } points. The further, the more each step is worth. Advance.
    .other = You may pass, but points in the Senate cost nothing. Advance.
lesson-first-time = Time moves with your markers: every marker that somebody moves is one space. It stands at { NUMBER($position) }; after { NUMBER($spaces) } the lap is over. Whoever moves many markers makes the year pass quickly. You have { NUMBER($score) } points.
lesson-first-to-forum = Count with me: the marked tray has { NUMBER($number) } markers, so the last one falls { NUMBER($number) } trays on, in the Forum. Lift it.
    .other = Possible. But let us go to the Forum now: lift the marked tray.
lesson-first-forum = In the Forum you take one tile. Bread, games and religion are wanted by the people; others bring votes, wild goods or an extra action. Take whichever you like.
    .other = You may pass, but a tile is free. Take one.
lesson-first-to-construction = The marked tray has grown to { NUMBER($number) } markers, so it reaches further now, as far as the building site. Full trays reach far: plan ahead! Lift it.
    .other = That is allowed. But we want to build: lift the marked tray.
lesson-first-build = You have { NUMBER($number) } workers ready. Send one to any site: you take its tile and score its points. Later workers have to stand beside your own.
    .other = You may hire another worker. But there is one waiting already: build.
lesson-first-first-of-kind = The first tile of each kind gives you one more action at once. Take it: choose whatever you like.
lesson-first-others = Two fields you have not seen. At the seaport you collect goods and send them off by ship, the more of a kind the better. With the military you recruit, lead your general through the provinces and occupy them for points.
lesson-first-trajan = And the action Trajan brings you a new Trajan tile from one of these stacks. It comes to the slot your arch marks, and waits for its two colours.
lesson-first-quarter = When a quarter ends, the people want to be content: each demand that you cannot meet costs points. And whoever has the most votes in the Senate is consul and chooses a bonus tile for the final scoring.
lesson-first-end = If it ended now, you would have { NUMBER($mine) } points and your rival { NUMBER($theirs) }: sets of buildings, cards, figures and bonus tiles count, too. Now go on by yourself; the circle is yours.
