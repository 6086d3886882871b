# The lessons of Troyes, step by step.
# $rounds (Number)
# $red (Number)
# $white (Number)
# $yellow (Number)
# $number (Number)
# $deniers (Number)
# $dice (Number)
# $against (Number)
# $factor (Number)
# $influence (Number)
# $points (Number)
# $most (Number)
# $cost (Number)
# $divisor (Number)
# $one (Number)
# $two (Number)
# $three (Number)
# $banners (Number)
# $characters (String)
# $palace (Number)
# $bishopric (Number)
# $hall (Number)
lesson-first = Your first round

lesson-first-welcome = Welcome to Troyes! Three powers rule medieval Champagne: the military in red, the clergy in white and the townsfolk in yellow. Your family has people in all of them.
lesson-first-goal = You play { NUMBER($rounds) } rounds. Whoever has the most points in the end wins. Points come from the Cathedral, from tradesmen, from the events you fight, and from famous people with secret wishes.
lesson-first-citizens = These are the three great buildings of the town. Your citizens have already moved in: { NUMBER($red) } in the Palace, { NUMBER($white) } in the Bishopric, { NUMBER($yellow) } in the City Hall. Each brings you a die of that colour every round.
lesson-first-dice = And here they lie, in your district: { NUMBER($number) } dice. Everything you do is done with dice. You have paid the soldiers and the clergy; { NUMBER($deniers) } deniers are left.
lesson-first-events = Trouble comes every round. { NUMBER($number) } events lie in the queue, and they strike again every round until somebody has fought them off. Some of them send black dice: enemies at the gates.
lesson-first-defence = The highest black die shows { NUMBER($against) }. You have to beat it with dice of your own; red ones count { NUMBER($factor) } times here. Choose a die, and if it is strong enough take on more black ones. Each one you beat gives you influence. When you are ready, defend.
    .other = You may spend influence first, but your dice are strong enough. Choose one and defend.
lesson-first-act = The enemies are gone. Now the real game begins: in turn each player takes one action with one to three dice of one colour, or passes. There are five kinds of action. Let us try the finest.
lesson-first-cathedral = Build the Cathedral! Each white die puts one of your cubes on the space with its number. Take one white die and confirm; high numbers give more influence.
    .other = That is possible, too. But if you have no cubes in the Cathedral, you lose points at the end: build first.
lesson-first-built = A cube, { NUMBER($points) ->
        [one] { NUMBER($points) } point
       *[other] { NUMBER($points) } points
    } and more influence: you have { NUMBER($influence) } now, and { NUMBER($most) } is the most. The Cathedral has three levels; at the end, each one without a cube of yours costs points.
lesson-first-tradesman = Activity cards are your business. { $card } asks for yellow dice: their sum divided by { NUMBER($divisor) } says how often you may use it. The first time, you send a citizen there as a tradesman and pay { NUMBER($cost) } of your { NUMBER($deniers) } deniers. The tradesman scores at the end. Activate the card.
    .other = You may do that, too. But try an Activity card now: the marked one.
lesson-first-prices = You are not limited to your own dice: you may buy any die on the square, from players or from the gray neighbours. On its own a die costs { NUMBER($one) } deniers; in a group of two { NUMBER($two) } each, in a group of three { NUMBER($three) } each. And nobody may refuse!
lesson-first-fight = Now fight the marked event with red dice. Their sum divided by { NUMBER($divisor) } is the number of your cubes on its banners; it has { NUMBER($banners) }. Take your own die, and buy a gray one if you like. Each cube gives influence; when all banners are full, whoever helped most scores most.
    .other = Allowed, but events come back each round. Fight the marked one.
lesson-first-influence = You have { NUMBER($influence) } influence. With it you roll a die of yours again, turn dice over to the other side, or call new citizens. All of that comes before your action.
lesson-first-pass = Your rival has passed. You could go on, but here we stop: pass. Passing early pays: you get a little more each time the others go on.
    .other = You may go on. But let us end the round here: pass.
lesson-first-characters = You alone know these characters: { $characters }. At the end they reward every player, and so do your rival’s characters, which you do not know. Watch what your rival collects!
lesson-first-scoring = At the end you keep the points you have and add your tradesmen, your cubes on open events and the characters. After { NUMBER($rounds) } rounds it is over. Now you know the town: play on!

lesson-alone = Alone against Le Roy
lesson-alone-welcome = You know the town; now you face the king himself. Le Roy has neither money nor influence, and his dice decide what he does. You play as you know it.
lesson-alone-settle = Before the first round citizens are placed, yours and his in turn. Place your last one wherever you like.
lesson-alone-le-roy = Le Roy’s people: { NUMBER($palace) } in the Palace, { NUMBER($bishopric) } in the Bishopric, { NUMBER($hall) } in the City Hall. His dice lie in the gray district. He always takes the best first: the highest, and red before yellow before white.
lesson-alone-defence = Black dice threaten the town as ever. On his turn Le Roy simply gives up his best die and removes the highest black one. Do your part: choose dice and defend.
    .other = You may spend influence first. But now defend.
lesson-alone-farm = You may use his dice, too; you pay the bank. Try it: agriculture turns yellow dice into money, half their value. Take a high yellow die from his district and confirm.
    .other = That is possible, but let us take a die from the king: use the farm.
lesson-alone-his-turn = Le Roy has had his turn. For each of his turns two black dice are rolled, and their sum says what he does: a citizen, an event, a tradesman, the Cathedral. He has { NUMBER($points) } points so far.
lesson-alone-characters = The characters lie open: { $characters }. When his dice say so, the first one scores for both of you and goes away. So prepare for the one that comes next.
lesson-alone-end = After { NUMBER($rounds) } rounds the rest is scored, and his points are taken from yours. The more you have left, the better you have played. Long live the town!
