### Exercises of 7 Wonders Duel in English. A message has its title, the question, `.why` and what can be chosen.
### You are $first, your opponent is $second; $answer is the number asked for.

subject-paying = What does it cost?
subject-turn = The turn
subject-draft = Choosing Wonders
subject-war = War
subject-science = Science
subject-points = Points
subject-pantheon = Pantheon

exercise-own-goods = You build the Rostrum. How many coins do you pay?
    .title = Your own goods
    .why = The Rostrum costs a wood and a stone, and your cards produce both. Goods are not used up, and nothing has to be bought: you pay { NUMBER($answer) }.
# $produced (Number)
exercise-trade = You build the Baths. How many coins do you pay?
    .title = Buying what is missing
    .why = You have no stone and buy it from the bank: 2 coins, plus 1 for each stone that { $second }’s brown and grey cards produce. That is { NUMBER($produced) }, so you pay { NUMBER($answer) }.
exercise-trade-double = You build the Baths. How many coins do you pay?
    .title = Their quarries, your price
    .why = { $second } produces { NUMBER($produced) } stones: one from the Quarry, two from the Shelf Quarry. Yellow cards like the Forum do not raise the price. 2 + { NUMBER($produced) } = { NUMBER($answer) }.
exercise-fixed-price = You build the Aqueduct. How many coins do you pay?
    .title = The Stone Reserve
    .why = With the Stone Reserve each stone costs you 1 coin, although { $second } produces { NUMBER($produced) } of them. Three stones: { NUMBER($answer) }.
exercise-chain = You build the Aqueduct. How many coins do you pay?
    .title = A chain
    .why = Your Baths carry the symbol that stands below the cost of the Aqueduct. Such a chain makes the card free: { NUMBER($answer) } coins.
# $before (Number)
exercise-urbanism = You build the Aqueduct. How many coins do you have then?
    .title = Paid for building
    .why = The Baths make the Aqueduct free by a chain, and for each chain Urbanism gives you { NUMBER($bonus) } coins: { NUMBER($before) } + { NUMBER($bonus) } = { NUMBER($answer) }.
# $less (Number)
exercise-masonry = You own Masonry and build the Aqueduct: three stones, of which you have none. How many coins do you pay?
    .title = Masonry
    .why = Masonry spares you { NUMBER($less) } goods of each blue card, any you like. Only one stone is left to buy, for { NUMBER($price) }: you pay { NUMBER($answer) }.
# $stone (Number)
# $clay (Number)
# $glass (Number)
exercise-choice-of-goods = You build the Palace: wood, clay, stone and two glass. The Caravansery gives you one wood, clay or stone. How many coins do you pay?
    .title = The best use of a choice
    .why = You have wood and one glass. Clay would cost { NUMBER($clay) }, stone { NUMBER($stone) }, so the Caravansery supplies the clay. Stone and the second glass are bought: { NUMBER($stone) } + { NUMBER($glass) } = { NUMBER($answer) }. The table always finds the cheapest way.
# $paid (Number)
# $bank (Number)
exercise-economy = { $second } owns Economy. You build the Forum: 3 coins and a clay, which you must buy. How many coins does { $second } get?
    .title = Who earns by your trade?
    .why = You pay { NUMBER($paid) } in all. The { NUMBER($bank) } printed on the card go to the bank; only what you pay for goods goes to the owner of Economy: { NUMBER($answer) }.
exercise-affordable = Which of these may you do?
    .title = What can you afford?
    .m1 = Build the Statue
    .m2 = Build the Barracks
    .m3 = Build the Walls
    .m4 = Discard the Courthouse for coins
    .why = Your Theater makes the Statue free, and 3 coins pay the Barracks. Two stones for the Walls would cost more than you have. Discarding is always allowed.

# $plain (Number)
exercise-discard = You discard the Aqueduct for coins. How many do you take?
    .title = Cash instead of a card
    .why = { NUMBER($plain) } coins, and 1 more for each yellow card in your city. You have { NUMBER($count) }: { NUMBER($answer) }.
exercise-turned-up = You take the Baths. Which face-down card is turned up?
    .title = What comes to light?
    .a = The one on the left: nothing covers it any more.
    .b = Both.
    .c = Neither.
    .why = A card is accessible when no card lies on it any more. Only the Baths covered the left one; the Tavern still covers the other.
exercise-play-again = You use the Aqueduct to construct the Sphinx. Whose turn is it next?
    .title = The Sphinx
    .why = The Sphinx lets you play again: another complete turn for you.
# $price (Number)
exercise-wonder-price = You use the Courthouse to construct the Pyramids: three stones and a papyrus. How many coins do you pay?
    .title = The price of a Wonder
    .why = You pay for the Wonder, not for the card that goes under it. You produce two stones and a papyrus; the third stone costs { NUMBER($price) }. Altogether { NUMBER($answer) }.
exercise-last-card = The last card of Age II is left. You use it to construct the Sphinx. What happens?
    .title = The extra turn that never came
    .a = You play again in Age II.
    .b = Age III begins, and your extra turn is its first.
    .c = Age II is over, and you choose who begins Age III.
    .d = Age II is over, and { $second } chooses who begins Age III.
    .why = With the last card the Age ends, and an extra turn that is still due is lost. The pawn stands in the middle, so whoever played last chooses who begins.
exercise-seventh-wonder = Six Wonders stand. You construct the Sphinx, the seventh. What about { $second }’s Piraeus?
    .title = Only seven
    .a = It stays, and { $second } may still construct it.
    .b = It goes into the box at once.
    .c = It is yours now.
    .why = At most seven Wonders may stand. When the seventh is constructed, the one that is still unbuilt leaves the game, whoever owns it.
exercise-mausoleum = You have used the Courthouse to construct the Mausoleum. Which card may you build for nothing?
    .title = Out of the discard pile
    .why = The Mausoleum builds one card of the discard pile without any payment. The Courthouse lies under the Wonder now, and cards of the structure are not discarded.

exercise-draft-turn = Four Wonders are on offer. You have taken one, then { $second } has taken one. Who takes the next?
    .title = One, two, one
    .why = Of the first four you take one, then { $second } takes two, and the last one is yours.
exercise-draft-second-four = You take the last of the first four Wonders, and four more are turned up. Who takes the first of these?
    .title = The second four
    .why = This time it is the other way round: { $second } takes one, you take two, and { $second } gets the last. Then each of you has four.

# $steps (Number)
exercise-shields = You build the Walls. How many coins does { $second } lose?
    .title = Into their land
    .why = { NUMBER($steps) } shields move the pawn { NUMBER($steps) } spaces, into the zone of a military token. It works once, when the pawn enters: { $second } loses { NUMBER($answer) } coins.
# $coins (Number)
exercise-two-tokens = You own Strategy and build the Arsenal. How many coins does { $second } lose?
    .title = Straight through
    .why = Strategy adds a shield: the pawn moves { NUMBER($steps) } spaces and enters both zones. The tokens of 2 and 5 both work, but { $second } has { NUMBER($coins) } coins: { NUMBER($answer) } are lost.
exercise-military-victory = The pawn stands close to { $second }’s capital. Find the move that wins at once.
    .title = At the gates
    .why = The Walls have two shields and take the pawn into the capital: military supremacy. One shield is not enough.
exercise-pair = You have the Scriptorium and build the Library: a second quill. What happens?
    .title = A pair
    .a = You choose a progress token from the board.
    .b = Nothing special; it is { $second }’s turn.
    .c = You play again.
    .why = As soon as you hold two of the same symbol, you take a progress token of your choice from the board.
exercise-pair-without-token = No progress token is left on the board. You build the Library: a second quill. What happens?
    .title = A pair too late
    .a = You choose a progress token.
    .b = Nothing special; it is { $second }’s turn.
    .c = You draw tokens from the box.
    .why = Tokens taken from the board are not replaced. If none is left, a pair brings nothing.
exercise-scientific-victory = You hold five different symbols, the scales of Law included. Find the move that wins at once.
    .title = The sixth symbol
    .why = The University brings the sixth symbol, and you produce what it costs: scientific supremacy. Academy and Study would bring a new symbol too, but you cannot pay for them.
exercise-paid-by-cards = You have two yellow cards and build the Lighthouse, for which you have all the goods. How many coins do you gain?
    .title = The Lighthouse
    .why = Some yellow cards pay at once for what your city has. The Lighthouse gives 1 coin for each yellow card, itself included: { NUMBER($answer) }.
exercise-guild = You build the Merchants Guild, for which you have all the goods. How many coins do you gain?
    .title = A guild counts both cities
    .why = A Guild looks at the city that has more of what it counts, here yellow cards: you have { NUMBER($mine) }, { $second } has { NUMBER($theirs) }. You gain a coin for each, { NUMBER($answer) }, and as many points at the end.
# $mine (Number)
# $theirs (Number)
# $blue (Number)
exercise-equal-points = You discard the last card of Age III. Both of you have { NUMBER($mine) } points, you with blue cards, { $second } with green ones. Who wins?
    .title = All square
    .why = If the points are equal, those on blue cards decide. You have { NUMBER($blue) } of them, { $second } has none.

# $cost (Number)
# $token (Number)
exercise-offering = You activate Mars with your Offering token. How many coins do you pay?
    .title = An offering
    .why = Mars costs you { NUMBER($cost) }. The token saves { NUMBER($token) } and leaves the game: you pay { NUMBER($answer) }.
exercise-no-change = You activate Baal with your Offering token. How many coins do you have then?
    .title = No change given
    .why = Baal costs you { NUMBER($cost) } and the token is worth { NUMBER($token) }. You pay nothing, but you get nothing back either: you still have { NUMBER($answer) }.
exercise-engineering = You own Engineering and build the Fortifications. How many coins do you pay?
    .title = Engineering
    .why = The Fortifications have a chain symbol below their cost. With Engineering such a card costs 1 coin, whether or not you have the card before it in the chain.
exercise-minerva = Minerva stands on space 3. You build the Pretorium with its three shields. Where does the Conflict pawn end?
    .title = Minerva on guard
    .a = On space 3.
    .b = On space 2, and Minerva leaves the game.
    .c = On space 2, and Minerva stays.
    .d = On space 0.
    .why = The pawn stops before Minerva, and the last shield is lost. Minerva is removed by that, so she stops the pawn only once.
exercise-temples = You have one Grand Temple and build a second one with your Egyptian token. How many points are your Temples worth together?
    .title = Two Temples
    .why = One Temple is worth { NUMBER($before) } points, two together { NUMBER($answer) }. The token makes its own Temple free, and you keep it.
