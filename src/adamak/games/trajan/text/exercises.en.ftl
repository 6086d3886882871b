### Exercises of Trajan in English. A message has its title, the question, `.why` and what can be chosen.
### The players by seat are $first, $second and $third; you are $first. $answer is the number asked for.

subject-sowing = Sowing and time
subject-senate = The Senate
subject-seaport = The Seaport
subject-army = Army and construction

exercise-target = You empty the Trajan tray with its two markers. Which action do you get?
    .title = Where the last one falls
    .a = Construction
    .b = Seaport
    .c = Trajan
    .why = You lay the markers out clockwise, one in each tray, beginning with the next. The last one falls into the Seaport tray, and its action is yours.
exercise-reach-senate = Empty a tray so that the last marker falls into the Senate tray.
    .title = On the way to the Senate
    .why = The target lies as many steps clockwise as there are markers in the tray. The Senate is three steps from the Seaport, and three markers lie there.
# $before (Number)
exercise-time = The time marker stands on space { NUMBER($before) }. You empty the Forum tray with its { NUMBER($count) } markers. Where does it stand then?
    .title = Time goes on
    .why = It moves one space for each marker you moved: { NUMBER($before) } + { NUMBER($count) } = { NUMBER($answer) }.
exercise-lap = The time marker stands one space before its start. You move two markers and pass. What happens?
    .title = A round is over
    .a = Nothing special; { $second } goes on.
    .b = A demand of the people is turned up, and { $second } goes on.
    .c = A demand of the people is turned up, and you have another turn.
    .d = The quarter is over.
    .why = The marker has passed its start, so the round ends after your turn. After the first three rounds of a quarter a demand is turned up, and the next player simply goes on.
exercise-complete-tile = Beside the Seaport lies a tile with a yellow and an orange marker; both lie in that tray. You empty the Construction tray, and its blue marker falls there. What happens?
    .title = A tile is completed
    .a = Nothing: blue is not on the tile.
    .b = The tile is completed and scores.
    .c = The tile is completed, and the tray is emptied.
    .why = What counts is that the last marker falls there and that the tray then holds both markers of the tile, whichever comes last. The markers stay.

exercise-senate-step = Your disc lies on the space of 4 votes. You perform the Senate action. How many points do you score?
    .title = A step in the Senate
    .why = The disc moves one space and scores what stands on the new one: { NUMBER($answer) }.
exercise-extra-senate = Your disc lies on the space of 3 votes. You own an extra Senate action with a +2 marker and use it all. How many points do you score in all?
    .title = Three steps
    .why = The action itself, and with the tile and the +2 marker two more: 4, 5 and 6 points, together { NUMBER($answer) }. The tile is spent, the marker stays.
exercise-consul = Your turn ends the quarter. Your discs lie on the same space, yours on top; { $second } has a Senate tile of 3 votes. Who is consul and chooses a bonus tile?
    .title = The consul
    .why = Votes of the space and of the Senate tiles are added up. With the tile { $second } has more votes than you.
exercise-senate-tie = Your turn ends the quarter. Your discs lie on the same space, yours on top; nobody has a Senate tile. Who is consul?
    .title = On top
    .why = The votes are equal, and so is the space. Then the upper disc ranks higher, and that is yours.

exercise-ship-same = You ship three wine with the ship of identical goods. How many points do you score?
    .title = The ship is in
    .why = The coloured side of the ship pays { NUMBER($answer) } points for three identical cards. Then it is turned to its gray side, and the cards lie in your display.
exercise-gray-ship = The ship of identical goods is already gray. You ship three wine with it. How many points do you score?
    .title = Too late for the good price
    .why = The gray side pays less: { NUMBER($answer) } points. At the end of the quarter all ships are turned back.
exercise-display = You have three cards and lay two of them into your display. How many cards do you hold then?
    .title = Display and draw
    .why = For each card you display you draw one from the pile, so you hold { NUMBER($answer) } again.
exercise-seaport-options = You perform the Seaport action with a wine and a fish in hand. What may you do?
    .title = In the harbour
    .why = You may draw two, take the top card of a discard pile, display cards of your own hand, or ship. For the ship of pairs you need two cards of one kind.

exercise-occupy = You occupy Britannia, where two other players have a legionnaire. It is worth { NUMBER($points) } points. How many do you score?
    .title = Not the first one there
    .why = Each legionnaire of another player takes 3 off: { NUMBER($points) } − 6 = { NUMBER($answer) }.
exercise-never-negative = You occupy Raetia, where two other players have a legionnaire. It is worth { NUMBER($points) } points. How many do you score?
    .title = Nothing left
    .why = Two legionnaires take off more than Raetia is worth. But you never score less than { NUMBER($answer) }.
exercise-march = Your leader and a legionnaire of yours are in Raetia. Which Military actions are allowed?
    .title = Orders for the army
    .why = You may recruit, or move the leader to an adjacent province. You have one legionnaire in Raetia already, and more than one in a province is not allowed.
exercise-first-tile = You build on a site with a door, your first door. What happens?
    .title = The first door
    .a = You score, and it is { $second }’s turn.
    .b = You score and may perform one more action at once.
    .c = You take the tile, but it scores only at the end.
    .why = The tile scores { NUMBER($points) } points at once. The first tile of a kind lets you perform the action of that kind on top of it: for a door, the Senate.
exercise-building-site = You have one worker on the board. Where may the next one build?
    .title = Side by side
    .m1 = On the site above your worker
    .m2 = On the site to the right, where { $second } has a worker
    .m3 = On a site far away
    .m4 = On the site of your worker
    .why = After the first, each worker must go beside one of your own. Workers of others do not matter; there is just no tile left there.
