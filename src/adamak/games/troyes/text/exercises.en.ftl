### Exercises of Troyes in English. A message has its title, the question, `.why` and what can be chosen.
### The players by seat are $first, $second and $third; you are $first. $answer is the number asked for.

subject-dice = Dice and their price
subject-actions = The actions
subject-events = Events and black dice
subject-round = The round
subject-influence = Influence

exercise-one-die = You place a citizen in the Palace with { $second }’s red 3. How many deniers does it cost you?
    .title = One die
    .why = A die of another district costs { NUMBER($answer) } deniers if it is the only one in your group. Nobody may refuse to sell.
exercise-two-dice = You build the Cathedral with your white 2 and { $second }’s white 3. How many deniers do you pay?
    .title = A pair
    .why = In a group of two a bought die costs { NUMBER($answer) }; your own is free. { $second } has the money at once.
exercise-three-dice = You farm with your two yellow dice and { $third }’s yellow 5. How many deniers does { $third } get?
    .title = The third die
    .why = What counts is the size of the group: in a group of three a bought die costs { NUMBER($answer) }, even if it is the only one you buy.
# $gained (Number)
exercise-gray-die = You farm with your yellow 6 and the yellow 4 of the gray district. Who gets the money for the die?
    .title = The gray district
    .a = { $second }, who sits next to you.
    .b = The bank.
    .c = Nobody: gray dice are free.
    .why = Gray dice cost as much as any other, but the price goes to the bank. Here you gain 5 and pay 4, which leaves you { NUMBER($gained) }.
exercise-colours = You farm and put together your group. Which dice may you take?
    .title = One colour
    .m1 = Your yellow 3
    .m2 = Your white 2
    .m3 = { $second }’s yellow 5
    .m4 = { $second }’s red 6
    .why = Agriculture needs yellow dice, from your own district or from others. All dice of a group have the same colour.
exercise-passing = You have no dice of your own. Which moves are allowed?
    .title = Without dice
    .why = You can buy dice as long as some are there, or pass. For the Cathedral there is no white die on the square.
# $deniers (Number)
exercise-money-first = You have { NUMBER($deniers) } deniers, two yellow dice and no tradesman on the Merchant, who would bring you money. Which moves are allowed?
    .title = First the money
    .m1 = Activate the Merchant
    .m2 = Farm
    .m3 = Pass
    .why = A tradesman on the Merchant costs { NUMBER($cost) } deniers, and you pay before the card brings you anything. With { NUMBER($deniers) } deniers you can only farm or pass.

exercise-farm = You farm with your yellow 6 and yellow 3. How many deniers do you gain?
    .title = Agriculture
    .why = Half the value of the group, rounded down: half of 9 is { NUMBER($answer) }.
exercise-merchant = You hire a tradesman on the Merchant and activate him with your two yellow dice and { $third }’s, as often as you can. You had 12 deniers. How many do you have then?
    .title = The Merchant
    .why = The third die costs 6, the tradesman 4: that leaves 2. The group is worth 16, divided by 2 that makes 8 activations with 2 deniers each. 2 + 16 = { NUMBER($answer) }.
# $divisor (Number)
exercise-your-own-shop = You already have a tradesman on the Merchant. You activate it with your yellow 6 as often as you can. How many deniers do you gain?
    .title = Your own shop
    .why = Where your tradesman stands already, nothing is to be paid; a second one of yours cannot come. 6 divided by { NUMBER($divisor) } makes 3 activations, together { NUMBER($answer) } deniers.
exercise-fewer-times = Your tradesman stands on the Merchant, and you use your yellow 6. How often may you activate the card?
    .title = How often?
    .why = 6 divided by { NUMBER($divisor) } makes 3. Fewer is allowed as well, but at least once.
exercise-hourglass = The Priest shows an hourglass. You activate the card with your white 6 as often as you can. How many cubes of yours lie on it then?
    .title = The hourglass
    .why = On a card with an hourglass each activation puts one of your cubes there, and it works later. 6 divided by { NUMBER($divisor) } makes { NUMBER($answer) }.
# $left (Number)
exercise-spend-a-cube = You farm with your yellow 4 and yellow 2 and spend a cube of the Priest: each yellow die counts 3 more. How many deniers do you gain?
    .title = Spending a cube
    .why = The dice count 7 and 5, together 12, and half of that is { NUMBER($answer) }. One cube works for the whole action, and no second one may be spent; { NUMBER($left) } is left.
exercise-cathedral = You build the Cathedral with your white 5 and white 2. How much influence do you gain?
    .title = Stone upon stone
    .why = Each die puts one cube on its number: 1 influence for the numbers 1 to 3, 2 influence for the higher ones, together { NUMBER($answer) }. On top of that you gain { NUMBER($count) } points, one for each cube.
exercise-second-stone = { $second } has built on number 2 of the Cathedral. You build with your white 2. Where does your cube go?
    .title = One above the other
    .a = On the second level of number 2.
    .b = In the place of { $second }’s cube.
    .c = On the next number, 3.
    .why = The die names the number, and the cube goes on its lowest free level. Nobody’s cube is moved.
exercise-expel = You place a citizen in the Palace with your red 3. Whose citizen is expelled?
    .title = No room for two
    .why = In the Palace the die names the space. Whoever stands on space 3 is laid on the Palace: { $third }’s citizen.
exercise-gap = You place a citizen in the City Hall with your yellow 1. Only { $second } stands in that row. What happens?
    .title = Room in the row
    .a = { $second }’s citizen is expelled.
    .b = Your citizen takes the first space, { $second }’s moves to the right.
    .c = Your citizen takes the next free space, and nobody moves.
    .why = As long as the row has a free space, you take the first free one from the left, and nobody moves. Only a full row is pushed to the right.
exercise-protection = A citizen of { $second } lies on the Palace. { $second } stands on space 3 there, { $third } on space 5. You want to place a citizen in the Palace. Which of your dice may you take?
    .title = Under protection
    .m1 = The red 3, for space 3
    .m2 = The red 5, for space 5
    .why = As long as a citizen of { $second } lies on a building, nobody can expel another one of theirs from it. So space 3 is safe, but { $third } can be expelled.
exercise-own-citizen = You stand on space 3 of the Palace yourself, and you place a new citizen there with your red 3. What happens to the one who stood there?
    .title = Making room yourself
    .a = The citizen returns to your supply.
    .b = The citizen lies on the Palace, and that protects your others there.
    .c = That is not allowed.
    .why = You may expel a citizen of your own. While one of yours lies on the Palace, your others there cannot be expelled, and at the end of the round the citizen comes back to you.
exercise-where-from = You place a citizen in the Palace with your red 3. Your supply is empty. Whom may you take?
    .title = Where from?
    .m1 = Somebody from your supply
    .m2 = Your tradesman on the Merchant
    .m3 = Your citizen on space 1 of the Palace
    .m4 = { $second }’s citizen in the City Hall
    .why = You may take a citizen from your supply, from one of your cards, from a space where one of yours stands or from the picture of a building. Those of others are never yours to move.
exercise-die-next-round = You place a citizen in the Palace with your red 3 and expel one of { $third }’s. What about dice?
    .title = Dice come later
    .a = You get a red die for the new citizen at once.
    .b = { $third } loses a red die.
    .c = Nothing more changes until the next round.
    .why = A new citizen brings a die from the next round on. Dice that are rolled already stay where they are, even if their citizen is expelled.

exercise-red-doubled = A black 6 threatens the town. Find the one die that is enough alone.
    .title = Red dice fight
    .why = Against black dice a red die counts double: your red 3 is worth 6. The others are too weak alone.
# $before (Number)
exercise-two-black-dice = You counter the black 6 and the black 1 with your red 4. You have { NUMBER($before) } influence. How much is it then?
    .title = Two at one stroke
    .why = The red 4 counts 8, and 6 and 1 make 7: enough. Each black die you counter brings 1 influence: { NUMBER($answer) }.
exercise-too-weak = A black 6 comes at you, and you have no influence. What may you do?
    .title = Too weak
    .why = All your dice together do not reach 6. So nothing is left but to give in: you keep your dice and lose 2 points.
exercise-marauding = You fight Marauding with your yellow 6 and yellow 5, as well as you can. How much influence do you gain?
    .title = Marauding
    .why = 11 divided by 3, rounded down, makes { NUMBER($answer) } cubes, and each cube on an event brings 1 influence at once.
# $wanted (Number)
# $had (Number)
exercise-heresy = The next round begins, and Heresy strikes: everybody loses { NUMBER($wanted) } influence. You have { NUMBER($had) }. How many points does that cost you?
    .title = Not enough
    .why = You lose the influence you have. As you cannot give all that Heresy takes, you also lose { NUMBER($answer) } points, once for this event.

exercise-snake = Each of the three of you has placed a first citizen, { $third } last. Who places next?
    .title = Forth and back
    .why = The order is a snake: clockwise, then back again. So { $third } places twice in a row, then { $second }, then you.
# $before (Number)
# $income (Number)
# $salary (Number)
# $passing (Number)
exercise-income = You have { NUMBER($before) } denier and pass; the next round begins. One citizen of yours stands in each of the three buildings. How many deniers do you have after the salaries?
    .title = Pay day
    .why = You take the { NUMBER($passing) } deniers for passing, then { NUMBER($income) } as income. The citizen in the Palace costs 2, the one in the Bishopric 1, the one in the City Hall nothing: { NUMBER($before) } + { NUMBER($passing) } + { NUMBER($income) } − { NUMBER($salary) } = { NUMBER($answer) }.
# $have (Number)
exercise-unpaid = You pass, and the next round begins. Your salaries come to { NUMBER($salary) } deniers, but you have only { NUMBER($have) }. How many points do you lose?
    .title = An empty purse
    .why = You pay what you have and lose { NUMBER($answer) } points, once, however much is missing. Your citizens stay and bring their dice.
exercise-back-on-their-feet = A citizen of yours lies on the Palace. You pass, and the round ends. Where does the citizen go?
    .title = Back on their feet
    .a = Nowhere: the citizen lies there until you act.
    .b = Back to your own supply.
    .c = Back to the general supply.
    .why = At the end of the round every citizen that lies on a building returns to the player’s own supply and can be used again.
# $citizens (Number)
# $theirs (Number)
exercise-chretien = You hold Chrétien de Troyes, who rewards citizens in the three buildings; you have { NUMBER($citizens) } there. How many points would he give you if the game ended now?
    .title = What characters reward
    .why = With three players { NUMBER($citizens) } citizens are enough for { NUMBER($answer) } points; 7 would bring still more. At the end every character counts for everybody, so { $second } gets { NUMBER($theirs) }.

# $cost (Number)
exercise-flip = You flip your yellow 1 and yellow 2 with influence and farm with both. How many deniers do you gain?
    .title = The other side
    .why = Opposite sides add up to 7: the 1 becomes a 6, the 2 a 5. Half of 11 is { NUMBER($answer) }. The flip costs { NUMBER($cost) } influence for up to three dice.
exercise-recruit = You recruit a citizen with influence. How much does it cost?
    .title = A new citizen
    .why = Recruiting costs { NUMBER($answer) } influence: one of your citizens moves from the general supply to your own.
