# The lessons of Architects of the West Kingdom, step by step.
# $number (Number)
# $points (Number)
# $wood (Number)
# $stone (Number)
# $workers (Number)
# $needed (Number)
# $silver (Number)
# $price (Number)
# $mine (Number)
# $clay (Number)
# $virtue (Number)
# $market (Number)
# $cathedral (Number)
# $most (Number)
# $building (String)
# $bot_card (String)
lesson-first = Your first building

lesson-first-welcome = Welcome, architect! The king wants a splendid town. You send out workers, gather goods and build. Honestly, or with a little crime: that is up to you.
lesson-first-goal = Whoever has the most points in the end wins. They come from buildings, from the cathedral and from a good name. The game ends when the Guildhall is full: { NUMBER($number) } workers fit into it.
lesson-first-draft = First everybody gathers plans. You keep one of these cards and pass the rest on. Take { $building }: it needs only { NUMBER($wood) } wood and { NUMBER($stone) } stone and no special skill, and it brings { NUMBER($points) } points.
    .other = A fine building, too, but a harder one to build. For a start take { $building }.
lesson-first-draft-more = Your neighbour has passed cards to you. Keep one again, whichever you like, until your hand is complete.
lesson-first-workers = Here is your turn: place one worker and do what the place offers. You have { NUMBER($number) } workers, and they stay where you put them. There is room for everybody in the big circles.
lesson-first-forest = You need wood. Send a worker to the marked forest: you gain { NUMBER($wood) } wood.
    .other = You may go there. But for the building we need wood first: to the forest, please.
lesson-first-forest-again = And now the heart of the game: send a second worker to the same place. Every worker you have there counts: { NUMBER($workers) } of them bring { NUMBER($wood) } wood.
    .other = Possible. But look what a second worker in the forest does.
lesson-first-quarry = That is enough wood; now for the stone. The first worker in the quarry brings { NUMBER($stone) }, and you need { NUMBER($needed) }. So go there twice.
    .other = That is allowed, but the building still lacks stone: to the quarry.
lesson-first-rival = Look at your rival: { NUMBER($number) } workers stand at the silversmith, and each new one brings more money. But a big group is tempting: it can be captured as a whole!
lesson-first-town-centre = That is done from the Town Centre. Place a worker there; the first capture costs { NUMBER($price) } silver, which goes to the Tax Stand.
    .other = You could do that. But your rival would earn more and more: go to the Town Centre.
lesson-first-capture = Now say whom: capture your rival’s group at the silversmith. You can also bring your own workers home this way.
    .other = You may do that, too. But the rival’s silversmiths are the better catch.
lesson-first-guardhouse = { NUMBER($number) } captured workers stand on your board. Take them to the Guardhouse: place a worker there.
    .other = Allowed. But captured workers on your board earn you nothing: take them to the Guardhouse.
lesson-first-prison = Put them in prison: each of them earns you a coin, { NUMBER($silver) } silver in all. Your rival has to get them out again.
    .other = You may stop here, but then you get no money. Put them in prison.
lesson-first-guildhall = You have the wood and the stone, so let us build! Whoever builds places a worker in the Guildhall. That worker stays there to the end.
    .other = You may do that, but you have everything for your building: go to the Guildhall.
lesson-first-build = Choose the building. You pay its goods, and it brings you { NUMBER($points) } points for good.
lesson-first-built = Your first building stands, and you have { NUMBER($mine) } points. It also gave you { NUMBER($clay) } clay. A bolt of lightning on a card means at once, a flag means at the end of the game.
lesson-first-virtue = This track shows your good name; you stand at { NUMBER($virtue) }. The Tax Stand and the Black Market are tempting, but cost virtue. Above { NUMBER($market) } the Black Market is closed to you, below { NUMBER($cathedral) } the cathedral.
lesson-first-workshop = Bigger buildings need skilled hands. In the Workshop you hire apprentices, or draw new building cards.
lesson-first-cathedral = Instead of a building you may also help with the cathedral from the Guildhall: { NUMBER($points) } points for the first level, { NUMBER($most) } for the last. It costs goods and a card from your hand.
lesson-first-end = When the Guildhall holds { NUMBER($number) } workers, everybody has one more turn. Then you count buildings, cathedral, virtue, gold and marble; debts and workers in prison cost points. You know all you need: play on!

lesson-alone = Alone against the house
lesson-alone-welcome = You know how to build, but there is nobody to play with? Then the house sends an opponent. It has workers like you, but it does not think: cards tell it where to go.
lesson-alone-draft = There is nobody to pass cards to. Choose the plan you like least and put it away; the others are yours.
lesson-alone-first = You have the first turn, as always with one worker. Send it to the forest.
    .other = You may go there. But let us first see what the opponent does: a worker to the forest, please.
lesson-alone-its-turn = The opponent has turned up a card, { $bot_card }, and placed its worker there. { NUMBER($number) } cards are left in its deck; when they are used up, they are shuffled again. So you can count what is still to come.
lesson-alone-workers = It has { NUMBER($number) } workers left. It gathers no goods, but its workers stand in your way, and you may capture them like anybody’s. Place another worker, wherever you like.
lesson-alone-danger = Beware of big groups: two of its cards send it to the Town Centre, where it captures your largest groups. Bring your workers home in time.
lesson-alone-score = It builds, too: each such card gives it the top building of the deck. When the Guildhall holds { NUMBER($number) } workers, the end is near; you have { NUMBER($mine) } points so far. Beat the house!
