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
exercise-tax-stand = You rob the Tax Stand. Your virtue is { NUMBER($before) }. What is it then?
    .title = A hand in the till
    .why = You take all the silver that lies there, { NUMBER($silver) }, and lose 2 virtue: { NUMBER($answer) }.
exercise-empty-tax-stand = Your virtue is 11, you have no card in hand, and the Tax Stand is empty. Where may you send a worker?
    .title = Closed doors
    .why = The Tax Stand is open only when silver lies there, the Black Market only with virtue 9 or less, and the Guildhall only if you construct or advance there. The Forest is always open.
# $tax (Number)
exercise-capture-price = You send your second worker to the Town Centre and capture { $second }’s groups in the Forest and in the Quarry. How much silver does it cost you?
    .title = Two captures
    .why = The first capture of the turn costs { NUMBER($tax) } tax, each further one 1 silver to the supply: { NUMBER($answer) }.
exercise-own-group = With your third worker in the Town Centre you capture all three groups at the Silversmith, your own too. Where do the workers go?
    .title = Your own people
    .a = All five lie on your board.
    .b = The three of the others lie on your board, your own two come home.
    .c = The three of the others lie on your board, your own two are in the Prison.
    .why = A capture takes one whole group. Workers of others lie on your board, your own come home and are available from your next turn on. It costs the same.
exercise-imprison = You have captured three workers of { $second } and two of { $third }, and now you imprison them. How much silver do you gain?
    .title = A reward for each
    .why = All captured workers go to the Prison, and you gain 1 silver for each: { NUMBER($answer) }.
exercise-black-market = You take the right space of the Black Market. How much silver do you pay?
    .title = Under the counter
    .why = The right space costs { NUMBER($answer) } silver and { NUMBER($virtue) } virtue. The silver goes to the supply, it is not tax.
exercise-back-below-ten = Your virtue is 11, and you rob the Tax Stand. { $second } sends a worker to the Forest. What is true on your next turn?
    .title = Not so virtuous any more
    .a = Your virtue is 9, and the Black Market is open to you.
    .b = Your virtue is 9, but the Black Market is still closed to you.
    .c = Your virtue is still 11.
    .why = Robbing costs 2 virtue. With 10 or more you may not go to the Black Market; with 9 or less you may again.
exercise-tax-evasion = Your virtue is 1. You hire the first apprentice of the row. How much silver do you pay?
    .title = Tax evasion
    .why = Hiring costs 4 silver, 2 of them tax. With virtue 0 or 1 you pay 2 tax less, here { NUMBER($tax) }: only { NUMBER($answer) } silver to the supply are left.

exercise-skipping = You send your second worker to the Workshop and hire the Pickpocket in the fourth column. How much silver do you pay in all?
    .title = Reaching further
    .why = Hiring costs 4, of which { NUMBER($tax) } are tax. With two workers you reach two columns; for each further column you put 1 silver on a card you skip. Together { NUMBER($answer) }.
exercise-drawing = You cannot pay for an apprentice and draw building cards with your second worker in the Workshop. How many?
    .title = Drawing cards
    .why = One card, plus one for every two workers you have there: { NUMBER($answer) }.
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
