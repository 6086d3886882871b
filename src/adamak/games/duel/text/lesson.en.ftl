# The lessons of 7 Wonders Duel, step by step.
# $capital (Number)
# $symbols (Number)
# $price (Number)
# $coins (Number)
# $mine (Number)
# $theirs (Number)
# $gain (Number)
# $most (Number)
# $good (String)
# $mythology (String)
# $divinities (String)
# $values (String)
lesson-first = Your first city

lesson-first-welcome = Welcome! Two cities of the ancient world, yours and your rival’s, grow through three Ages. You build yours card by card.
lesson-first-goal = There are three ways to win. March { NUMBER($capital) } spaces to your rival’s capital, or collect { NUMBER($symbols) } different symbols of science: both win at once. If nobody manages that, points decide after the third Age.
lesson-first-structure = These are the cards of Age I. You may take only a card that no other card covers. The marked ones lie free; every other one has to be uncovered first.
lesson-first-turn = A turn is simple: take one free card and do one of three things with it. Build it in your city, discard it for coins, or lay it under a Wonder to build that.
lesson-first-brown = Begin with the foundation. The two brown cards cost nothing, and each gives you a good: wood or clay. Not once, but for every building from now on. Build one of them.
    .other = You may do that. But a young city needs goods: take one of the two brown cards first.
lesson-first-revealed = Your rival took a card, too, and look: { $card } lies free now. Whoever uncovers a card opens it for the other. Keep that in mind!
lesson-first-trade = Now a card that costs something. The marked green one needs { $good }, which you do not produce. So you buy it from the bank, for { NUMBER($price) } of your { NUMBER($coins) } coins. The more of a good your rival produces, the dearer it gets for you. Build the card.
    .other = Possible. But let us see how buying works: build the marked green card.
lesson-first-science = Your first symbol of science. Two of the same kind win you one of the marked progress tokens, a lasting advantage. And remember: { NUMBER($symbols) } different ones win the game.
lesson-first-military = Now the army. The marked red card bears a shield and is free. Each shield moves the pawn one space towards your rival’s capital. Build it.
    .other = That works, too. But see what a shield does: build the marked red card.
lesson-first-pawn = The pawn has left the middle and stands on the rival’s side. At the end it brings you points for where it stands; on its way it robs your rival of coins; and in the capital it wins the game.
lesson-first-discard = You have { NUMBER($mine) } coins; a little more would be good. Discard any card: the bank gives you { NUMBER($coins) } coins for it. Yellow cards in your city raise that.
    .other = A fine card, but your purse is nearly empty. Discard one for coins this time.
lesson-first-wonder = Time for a Wonder! { $wonder } costs you { NUMBER($price) } of your { NUMBER($coins) } coins. Choose the Wonder and any free card: the card goes under it and does nothing else. So you can also take away a card that your rival wants.
    .other = You may do that, but you have just enough for { $wonder }. Build that Wonder.
lesson-first-again = { $wonder } stands. It brought you { NUMBER($gain) } coins, and you play again at once, so it is still your turn. Build whatever you like.
    .other = That is allowed. But you are rich now: build a card.
lesson-first-chains = One more trick: many cards show a small white sign. If you have a card with such a sign, you build the later card with the same sign for nothing. It pays to look ahead.
lesson-first-scoring = If the game ended now, you would have { NUMBER($mine) } points and your rival { NUMBER($theirs) }. Points stand on blue and green cards and on Wonders; the pawn gives some, and so do coins, progress tokens and the Guilds of Age III.
lesson-first-ages = When all cards are taken, the next Age is laid out, with dearer and stronger cards. Whoever is weaker in war says who begins. And only { NUMBER($most) } Wonders can be built in all. Good luck!

lesson-pantheon = The gods: Pantheon
lesson-pantheon-welcome = You know how the two cities play. Now the gods are watching. Above the cards lies the Pantheon, with six spaces; whoever pays enough may call a god from there.
lesson-pantheon-token = How do gods get there? In Age I some hidden cards carry a token, { $mythology } here. It goes to whoever uncovers that card, so watch who does!
lesson-pantheon-uncover = The marked card is the last one that covers the token. Take it, in whatever way you like.
    .other = You may take that one, too. But then your rival gets the token: take the marked card.
lesson-pantheon-place = The token is yours, and you look at two gods in secret. Choose one and an empty space, face down. Mind the prices: on the first space a god costs you { NUMBER($mine) } coins and your rival { NUMBER($theirs) }, at the other end it is the other way round.
lesson-pantheon-finish-age = Play Age I to its end: take the cards that are left, just as before. If you are asked who begins, decide as you like.
lesson-pantheon-revealed = Age II, and all gods of the Pantheon are turned up. From now on there is a fourth kind of turn: instead of taking a card, you call a god.
lesson-pantheon-activate = Call one! { $divinity } costs you { NUMBER($price) } of your { NUMBER($coins) } coins and uses up no card, so nothing new is opened for your rival. You may also choose another one.
    .other = A good turn, too. But this time call a god from the Pantheon.
lesson-pantheon-activated = { $divinities } stands on your side now, for the rest of the game. Each god does something of its own at once; press one to read what. You have { NUMBER($coins) } coins.
lesson-pantheon-offerings = In Age II some hidden cards carry offerings, worth { $values } coins. Keep one, and it makes calling a god that much cheaper, once.
lesson-pantheon-temples = And Age III has Grand Temples instead of Guilds. With a token of the same mythology you build them for nothing, and the more you have, the more each is worth. May the gods be with you!
