### Exercises of Architects of the West Kingdom in English. A message has its title, the question, `.why` and choices.
### The players by seat are $first, $second and $third; you are $first. $answer is the number asked for.

subject-workers = Workers and goods
subject-crime = Virtue and crime
subject-building = Workshop and building

exercise-forest = You have two workers in the Forest and send a third. How much wood do you gain?
    .title = The third in the Forest
    .why = The more workers you have there, the more you gain: one wood for each of them, the new one included. That makes { NUMBER($answer) }.
exercise-quarry = You have one worker in the Quarry, { $second } has three. You send a second. How many stones do you gain?
    .title = Whose workers count?
    .why = Only your own workers count, the new one included: { NUMBER($answer) } stones. Those of others change nothing.
exercise-mines-first = You have no worker in the Mines and send the first one. What happens?
    .title = Clay or gold?
    .a = You gain 1 gold.
    .b = You gain 2 clay.
    .c = You choose between clay and gold.
    .why = In the Mines you gain one clay more than you have workers, or half as much gold, rounded down. For gold you need at least two workers, so only the clay is left.
exercise-mines-fifth = You send your fifth worker to the Mines and choose gold. How much do you gain?
    .title = Half of it in gold
    .why = Half of your five workers, rounded down: { NUMBER($answer) } gold.
exercise-silversmith = You have three workers at the Silversmith and send a fourth. How much silver do you gain?
    .title = One more than workers
    .why = One silver more than you have workers there: { NUMBER($answer) }.
# $workers (Number)
# $apprentices (Number)
exercise-woodcutters = You have one worker in the Forest and own two Woodcutters. You send a second worker there. How much wood do you gain?
    .title = Helping hands
    .why = Each of your { NUMBER($workers) } workers there brings one wood, and so does each of your { NUMBER($apprentices) } Woodcutters: { NUMBER($answer) }.
# $virtue (Number)
exercise-storehouse = You send your second worker to the King’s Storehouse and twice give 2 clay for virtue. What is true then?
    .title = The King’s Storehouse
    .a = Your virtue has risen by 2, and you may trade once more.
    .b = Your virtue has risen by 2, and your turn is over.
    .c = Your virtue has risen by 1; each trade works only once.
    .why = With two workers you have two actions there, and you may repeat one. Your virtue is { NUMBER($virtue) } now, and no action is left.
exercise-mix = You stand in the King’s Storehouse with these goods. Which actions are allowed?
    .title = What the King takes
    .why = For 1 virtue you give any 2 goods out of clay, wood and stone; for 1 marble any 3 out of wood and stone. You must have them, and you may stop at any time.
exercise-no-worker = You have no worker left: twelve are in the Forest, eight in the Prison. What may you do?
    .title = No worker left
    .why = Without an available worker your whole turn is to take one back from a large circle of the board. The Prison comes into question only if you have none there.

# $before (Number)
# $silver (Number)
# $lost (Number)
exercise-tax-stand = You have two workers at the Tax Stand, and a third one robs it. Your virtue is { NUMBER($before) }. What is it then?
    .title = A hand in the till
    .why = You take all the silver that lies there, { NUMBER($silver) }, and lose { NUMBER($lost) } virtue: { NUMBER($answer) }. How many workers you have there makes no difference.
exercise-empty-tax-stand = Your virtue is 11, you have no card in hand, and the Tax Stand is empty. Where may you send a worker?
    .title = Closed doors
    .why = The Tax Stand is open only when silver lies there, the Black Market only with virtue 9 or less, and the Guildhall only if you construct or advance there. The Forest is always open.
# $tax (Number)
exercise-capture-price = You send your second worker to the Town Centre and capture { $second }’s groups in the Forest and in the Quarry. How much silver does it cost you?
    .title = Two captures
    .why = The first capture of the turn costs { NUMBER($tax) } tax, each further one 1 silver to the supply: { NUMBER($answer) }.
exercise-out-of-reach = { $second } has workers in the Forest, on the Black Market and in the Guildhall; you have some in the Quarry. You are in the Town Centre. What may you do?
    .title = Out of reach
    .m1 = Capture { $second }’s group in the Forest
    .m2 = Capture a group of { $second }’s in the Mines
    .m3 = Capture your own group in the Quarry
    .m4 = Stop
    .why = You may capture any group on the large circles, your own too, or stop. Nobody can be captured on the Black Market, in the Guildhall, in the Prison or on a player’s board.
exercise-two-places = Three play. With your third worker in the Town Centre you have already captured in the Quarry and in the Forest. What may you still do?
    .title = Two places, no more
    .m1 = Capture { $second }’s group in the Mines
    .m2 = Capture { $third }’s group in the Forest
    .m3 = Stop
    .why = With up to three players the captures of one turn may be at two different places, with four or five at one only. So you may go on in the Forest, but not start in the Mines.
exercise-own-group = With your third worker in the Town Centre you capture all three groups at the Silversmith, your own too. Where do the workers go?
    .title = Your own people
    .a = All five lie on your board.
    .b = The three of the others lie on your board, your own two come home.
    .c = The three of the others lie on your board, your own two are in the Prison.
    .why = A capture takes one whole group. Workers of others lie on your board, your own come home and are available from your next turn on. It costs the same.
exercise-imprison = You have captured three workers of { $second } and two of { $third }, and now you imprison them. How much silver do you gain?
    .title = A reward for each
    .why = All captured workers go to the Prison, and you gain 1 silver for each: { NUMBER($answer) }.
# $freed (Number)
exercise-ransom = { $second } has captured { NUMBER($freed) } of your workers. At the Guardhouse you buy them free with silver. How much do you pay?
    .title = The ransom
    .why = All your workers on all boards come home for { NUMBER($answer) } silver in all, { NUMBER($tax) } of it tax. Without money you may take a debt instead, and lose virtue.
exercise-pay-debt = You have an unpaid debt and pay it off at the Guardhouse. How much silver do you pay?
    .title = Paying a debt
    .why = One debt costs { NUMBER($answer) } silver, { NUMBER($tax) } of it tax. The card is turned to its paid side, and your virtue rises to { NUMBER($virtue) }. Nowhere else can a debt be paid.
exercise-black-market = You take the right space of the Black Market. How much silver do you pay?
    .title = Under the counter
    .why = The right space costs { NUMBER($answer) } silver and { NUMBER($virtue) } virtue. The silver goes to the supply, it is not tax.
exercise-thin-purse = You have 2 silver. Which spaces of the Black Market may you take?
    .title = A thin purse
    .why = The left space costs 1 silver, the middle one 2, the right one 3. You must have the whole price, and no debt stands in for it.
exercise-any-apprentice = You have taken the middle space of the Black Market. What may you do?
    .title = No questions asked
    .why = In the middle you hire any one of the eight apprentices without paying more, or you draw 5 building cards and keep one. Drawing as in the Workshop is not on offer here.
exercise-market-full = You take the last free space of the Black Market. What happens to the three workers after your turn?
    .title = The raid
    .a = They stay where they are.
    .b = All three go to the Prison.
    .c = They go home to their players.
    .why = A full Black Market is reset: first your action is finished, then everybody who stands there goes to the Prison. New market cards are turned up.
# $mine (Number)
# $theirs (Number)
exercise-most-prisoners = Both of you have 2 workers in the Prison. You take the last space of the Black Market, where each of you has a worker already. What happens?
    .title = Who has most to pay for?
    .a = You take a debt. Both of you lose virtue for your prisoners.
    .b = Both of you take a debt.
    .c = Nobody takes a debt.
    .why = At a reset everybody with 3 or more workers in the Prison loses 1 virtue, and whoever has most of them takes a debt. You have { NUMBER($mine) } there now, { $second } has { NUMBER($theirs) }.
exercise-third-row = You construct the Well; your worker is the first one in the third row of the Guildhall. { $second } has a worker on the Black Market. What happens to that worker?
    .title = The third row
    .a = The worker goes to the Prison.
    .b = Nothing: the market is not full.
    .c = Everybody in the Prison is released.
    .why = The first space of the third row, and of the fourth, sets off a Black Market Reset, however many workers stand there. Those who sit in the Prison already stay there.
exercise-back-below-ten = Your virtue is 11, and you rob the Tax Stand. { $second } sends a worker to the Forest. What is true on your next turn?
    .title = Not so virtuous any more
    .a = Your virtue is 9, and the Black Market is open to you.
    .b = Your virtue is 9, but the Black Market is still closed to you.
    .c = Your virtue is still 11.
    .why = Robbing costs 2 virtue. With 10 or more you may not go to the Black Market; with 9 or less you may again.
exercise-tax-evasion = Your virtue is 1. You hire the first apprentice of the row. How much silver do you pay?
    .title = Tax evasion
    .why = Hiring costs 4 silver, 2 of them tax. With virtue 0 or 1 you pay 2 tax less, here { NUMBER($tax) }: only { NUMBER($answer) } silver to the supply are left.
exercise-below-zero = Your virtue is 1, and you rob the Tax Stand. What happens?
    .title = Nothing left to lose
    .a = Your virtue falls to 0, and that is all.
    .b = Your virtue falls to 0, and you take an unpaid debt.
    .c = You may not go there with so little virtue.
    .why = Robbing costs more virtue than you have. Your marker stops at 0, and for each point below it you take an unpaid debt.

exercise-skipping = You send your second worker to the Workshop and hire the Pickpocket in the fourth column. How much silver do you pay in all?
    .title = Reaching further
    .why = Hiring costs 4, of which { NUMBER($tax) } are tax. With two workers you reach two columns; for each further column you put 1 silver on a card you skip. Together { NUMBER($answer) }.
# $found (Number)
exercise-coins-on-cards = You have { NUMBER($before) } silver. You hire the Woodcutter, on whose card { NUMBER($found) } silver lie. How much silver do you have then?
    .title = Coins on a card
    .why = You pay the 4 silver first, then take the { NUMBER($found) } that lie on the card: { NUMBER($answer) }. They cannot help to pay for it.
exercise-shady-help = Your virtue is { NUMBER($before) }. You hire the Swindler. What is your virtue then?
    .title = Shady help
    .why = Some apprentices change your virtue when they are hired: the card says so. The Swindler costs one: { NUMBER($answer) }.
# $most (Number)
exercise-sixth-apprentice = You have { NUMBER($most) } apprentices and hire the Woodcutter. What happens?
    .title = A full house
    .a = You have one apprentice more.
    .b = First you discard one of your own.
    .c = It is not allowed: you keep those you have.
    .why = You may have { NUMBER($most) } apprentices. To hire another you first discard one of your own choice.
exercise-drawing = You cannot pay for an apprentice and draw building cards with your second worker in the Workshop. How many?
    .title = Drawing cards
    .why = One card, plus one for every two workers you have there: { NUMBER($answer) }.
exercise-hand-limit = You hold six building cards and draw one more in the Workshop. What happens?
    .title = Too many plans
    .a = You keep all seven.
    .b = The new card goes back under the deck.
    .c = Before your turn ends you discard one of the seven.
    .why = At the end of your turn you may hold { NUMBER($most) } building cards. What is above that you discard, whichever you like.
# $clay (Number)
exercise-well = You send a worker to the Guildhall and construct the Well. What happens?
    .title = The Well
    .a = You pay wood and stone and gain clay at once.
    .b = You pay wood and stone; the Well brings something only at the end.
    .c = You keep your goods.
    .why = You pay what the card asks for. The lightning on it means: at once. The Well brings { NUMBER($clay) } clay, and its points at the end.
exercise-guildhall = You stand in the Guildhall with one wood and three stones. What may you do?
    .title = What is possible now?
    .why = The second level of the cathedral costs any 4 out of wood and stone: you have exactly one wood and three stones. For the buildings you lack goods or skills.
exercise-cathedral-step = You stand in the Guildhall. Find a move that takes you to the second level of the cathedral.
    .title = One level up
    .why = The second level costs any 4 out of wood and stone, in the mix you like. After that you discard a building card from your hand.
exercise-last-round = You construct the Well, and with your worker the Guildhall is full. { $second } takes a turn. What now?
    .title = The end is near
    .a = The game is over.
    .b = You have one more turn, then it is over.
    .c = The game goes on as before.
    .why = With two players the Guildhall holds { NUMBER($number) } workers. When it is full, everybody has exactly one more turn, you last.
# $buildings (Number)
# $cathedral (Number)
# $precious (Number)
# $debts (Number)
# $prison (Number)
exercise-final-count = Your last turn: you construct the Well, and the game is over. How many points do you have?
    .title = The final count
    .why = The Well { NUMBER($buildings) }, cathedral { NUMBER($cathedral) }, gold and marble { NUMBER($precious) }; less { NUMBER($debts) } for the debt and { NUMBER($prison) } for two workers in the Prison: { NUMBER($answer) }. A virtue of 7, a little silver, clay and cards in hand count nothing.
