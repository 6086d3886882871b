### Exercises of Troyes in English. A message has its title, the question, `.why` and what can be chosen.
### The players by seat are $first, $second and $third; you are $first. $answer is the number asked for.

subject-dice = Dice and their price
subject-actions = The actions
subject-events = Events and black dice
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
    .why = Agriculture needs yellow dice, from your own district or from others. All dice of a group have the same colour.
exercise-passing = You have no dice of your own. Which moves are allowed?
    .title = Without dice
    .why = You can buy dice as long as some are there, or pass. For the Cathedral there is no white die on the square.

exercise-farm = You farm with your yellow 6 and yellow 3. How many deniers do you gain?
    .title = Agriculture
    .why = Half the value of the group, rounded down: half of 9 is { NUMBER($answer) }.
exercise-merchant = You hire a tradesman on the Merchant and activate him with your two yellow dice and { $third }’s, as often as you can. You had 12 deniers. How many do you have then?
    .title = The Merchant
    .why = The third die costs 6, the tradesman 4: that leaves 2. The group is worth 16, divided by 2 that makes 8 activations with 2 deniers each. 2 + 16 = { NUMBER($answer) }.
exercise-cathedral = You build the Cathedral with your white 5 and white 2. How much influence do you gain?
    .title = Stone upon stone
    .why = Each die puts one cube on its number: 1 influence for the numbers 1 to 3, 2 influence for 4 to 6, together { NUMBER($answer) }. On top of that you gain { NUMBER($count) } points, one for each cube.
exercise-expel = You place a citizen in the Palace with your red 3. Whose citizen is expelled?
    .title = No room for two
    .why = In the Palace the die names the space. Whoever stands on space 3 is laid on the Palace: { $third }’s citizen.
exercise-gap = You place a citizen in the City Hall with your yellow 1. Only { $second } stands in that row. What happens?
    .title = Room in the row
    .a = { $second }’s citizen is expelled.
    .b = Your citizen takes the first space, { $second }’s moves to the right.
    .c = Your citizen takes the next free space, and nobody moves.
    .why = As long as the row has a free space, you take the first free one from the left, and nobody moves. Only a full row is pushed to the right.

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

# $cost (Number)
exercise-flip = You flip your yellow 1 and yellow 2 with influence and farm with both. How many deniers do you gain?
    .title = The other side
    .why = Opposite sides add up to 7: the 1 becomes a 6, the 2 a 5. Half of 11 is { NUMBER($answer) }. The flip costs { NUMBER($cost) } influence for up to three dice.
exercise-recruit = You recruit a citizen with influence. How much does it cost?
    .title = A new citizen
    .why = Recruiting costs { NUMBER($answer) } influence: one of your citizens moves from the general supply to your own.
