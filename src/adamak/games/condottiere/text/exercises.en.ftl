### Exercises of Condottiere in English. A message has its title, the question, `.why` and the outcomes to choose from.
### The players by seat are $first, $second, $third and $fourth; $answer is the number asked for.

subject-strength = How strong is a line?
subject-seasons = Winter and Spring
subject-acting = Cards that act
subject-battle = Passing and winning
subject-token = The Condottiere token
subject-rounds = Rounds and hands
subject-victory = Winning the game
subject-variants = Optional rules

exercise-mercenaries = You play the Mercenary 5. How strong is your line then?
    .title = Counting up
    .why = Your line is { $cards }. Mercenaries count what is printed on them, a Courtesan counts 1: that makes { NUMBER($answer) }.
# $before (Number)
exercise-drummer = You play the Drummer. How strong is your line then?
    .title = The Drummer
    .why = The Drummer doubles every mercenary in your own line, whether it came before or comes after: twice { NUMBER($before) } is { NUMBER($answer) }.
exercise-two-drummers = A Drummer is in your line already. You play another one. How strong is your line then?
    .title = One Drummer more
    .why = Mercenaries are doubled once, however many Drummers lie in the line. It stays at { NUMBER($answer) }.
# $mercenary (Number)
# $heroine (Number)
# $courtesan (Number)
exercise-heroine-drummer = You play the Drummer. How strong is your line then?
    .title = Who hears the drum?
    .why = Only mercenaries are doubled: the 5 counts { NUMBER($mercenary) }. Heroine and Courtesan are not mercenaries and stay at { NUMBER($heroine) } and { NUMBER($courtesan) }. Together { NUMBER($answer) }.

exercise-winter = { $second } plays a Winter. How strong is your line then?
    .title = Winter comes
    .why = With a Winter in anybody’s line every mercenary counts 1, whatever is printed on it. You have { NUMBER($count) } of them: { NUMBER($answer) }.
exercise-spring = { $second } plays a Spring. How strong is your line then?
    .title = Spring comes
    .why = Every mercenary of the highest printed strength gets 3 more, whoever played the Spring. Here the 5s are highest, and both are yours: { NUMBER($low) } + { NUMBER($high) } + { NUMBER($high) } = { NUMBER($answer) }.
exercise-spring-rival = { $second } plays a Spring. How strong is your line then?
    .title = Nothing for you
    .why = The highest mercenaries are the 5s, and you have none. Your Heroine is not a mercenary, so she gets nothing either. You stay at { NUMBER($answer) }.
# $each (Number)
exercise-drummer-winter = { $second } plays a Winter. How strong is your line then?
    .title = A drum in the snow
    .why = Winter comes first: each mercenary counts 1. Then the Drummer doubles: { NUMBER($count) } mercenaries at { NUMBER($each) } make { NUMBER($answer) }.
exercise-heroine-winter = { $second } plays a Winter. How strong is your line then?
    .title = She does not freeze
    .why = The Heroine is not a mercenary: she keeps her { NUMBER($heroine) }. The 5 counts 1 in Winter, doubled by the Drummer { NUMBER($mercenary) }. Together { NUMBER($answer) }.
# $mine (Number)
# $theirs (Number)
exercise-second-winter = A Winter already lies in { $second }’s line. You play another one. What happens?
    .title = Twice as cold?
    .a = No strength changes.
    .b = { $second }’s Winter is discarded.
    .c = { $second }’s line gets even weaker.
    .why = Two Winters do no more than one, and only a Spring removes a Winter. You still have { NUMBER($mine) }, { $second } still has { NUMBER($theirs) }.
exercise-spring-after-winter = Two Winters are in play. { $third } plays a Spring. What happens?
    .title = The thaw
    .a = Only { $second }’s Winter is discarded.
    .b = Both Winters are discarded, and Spring counts.
    .c = Both seasons are in play together.
    .d = The Spring is discarded, and Winter goes on.
    .why = A Spring discards every Winter in every line: the season played last counts. Your 10 is now the highest mercenary and counts { NUMBER($mine) }.
exercise-drummer-spring = { $second } plays a Spring. How strong is your line then?
    .title = First double, then add
    .why = The Drummer doubles first, then Spring adds 3 to the highest mercenary: the 2 counts { NUMBER($low) }, the 4 counts { NUMBER($high) }. Together { NUMBER($answer) }.
exercise-printed-strength = { $second } plays a Spring, then you both pass. Who wins Siena?
    .title = What is printed counts
    .why = Your 4 counts { NUMBER($mine) } with the Drummer, but Spring looks at what is printed: the 6 is highest and gets the bonus, and { $second } comes out ahead.

exercise-bishop = { $second } plays a Bishop. How strong is your line then?
    .title = The Bishop
    .why = The Bishop discards every mercenary of the highest strength in all lines, here both 6s. You are left with { $cards }: { NUMBER($answer) }.
exercise-bishop-and-heroine = { $second } has passed. You play a Bishop. What is discarded besides the Bishop?
    .title = Nobody is spared?
    .a = The Heroine, for 10 is the highest strength.
    .b = Only { $second }’s 4.
    .c = Both 4s, yours and { $second }’s.
    .d = Nothing of { $second }’s, for passing protects.
    .why = A Bishop strikes mercenaries only, and a Heroine is none. The highest mercenaries are the 4s: your own goes too, and passing protects nobody.
exercise-favor = You have played a Bishop for Siena. Where may the Favor of the Pope token go?
    .title = The Favor of the Pope
    .why = It goes on an empty region or off the board. A region is empty when no marker lies there and the present battle is not fought there.
exercise-scarecrow = You have played a Scarecrow. Which answers are allowed?
    .title = The Scarecrow
    .why = You may take one mercenary back from your own line, or none. Special cards, other players’ cards and cards in your hand are no choice.
exercise-surrender = { $third } plays a Surrender. Who wins Siena?
    .title = Surrender
    .why = The battle ends on the spot and the lines are compared as they lie. It is not the player of the card who loses or wins, but the strongest line: yours.
exercise-winning-surrender = { $second } has a full hand and has not passed. Which card makes Siena yours this very moment?
    .title = Before anyone answers
    .why = You are ahead now. A Surrender ends the battle at once, and { $second } cannot answer any more. After any other card the battle goes on.
exercise-winning-bishop = { $second } has passed. Find the one card that is enough to win Siena.
    .title = Enough to win
    .why = The Bishop throws the 10 out, and your 5 beats what is left. The Drummer, a Winter, a Spring or another 5 would not be enough.

exercise-passed-and-won = { $second } and { $third } pass now. Who wins Siena?
    .title = Passed and still there
    .why = Whoever passes plays no more cards, but the line stays and is compared with all others in the end. Your 10 is the strongest.
exercise-turn = It is your first turn in this battle. Which moves are allowed?
    .title = Your turn
    .why = You play one card of your hand, whichever it is, or you pass. You never have to play a card, and a line may begin with a special card.
exercise-last-one-in = The others have passed; you need one card more, then you pass. Which one wins Siena?
    .title = The last one in
    .why = { $first } has { NUMBER($theirs) }. The 6 takes you past that; with the 5 you would only tie, and the Drummer is not enough. Being the last one in, you may take as many turns as you like.
exercise-tie = { $third } passes, and all have passed. Who gets Siena?
    .title = Equal strength
    .why = You and { $second } share the highest strength, { NUMBER($mine) }. In a tie nobody wins, and the region stays as it was.

exercise-token-to-winner = { $second } chose the site of this battle. You pass, and the battle is over. Who gets the Condottiere token?
    .title = Who leads next?
    .why = No Courtesan is in play, so the token goes to the winner of the battle: to you. You choose the next site and have the first turn there.
exercise-courtesans = { $third } passes, and the battle is over. Who gets the Condottiere token?
    .title = The most Courtesans
    .why = You win the region. But the token goes to whoever alone has the most Courtesans: { $second } with two. Winning is not needed for that.
exercise-tied-token = { $second } chose the site. { $fourth } passes, and the battle is over. Who gets the Condottiere token?
    .title = No winner, no Courtesan
    .why = Nobody has won and no Courtesan is in play. Then the token goes to the player on the left of whoever placed it: { $third } sits left of { $seat }.
exercise-courtesans-tied = { $third } chose the site, passes now, and the battle is over. Who gets the Condottiere token?
    .title = One Courtesan each
    .why = { $second } and { $third } have one Courtesan each, so Courtesans decide nothing. The token goes to the winner of the battle: to you.
exercise-all-tied = You chose the site. { $fourth } passes, and the battle is over. Who gets the Condottiere token?
    .title = Everything is tied
    .why = The strengths are tied and so are the Courtesans. The token goes to the left of whoever placed it. That was you, so { $second } gets it.
exercise-next-site = You hold the Condottiere token. Where may the next battle be fought?
    .title = The next site
    .why = Only where nobody has a marker and where the Favor of the Pope does not lie. Your own regions are closed, too.

# $plain (Number)
exercise-new-deal = You choose Roma. Nobody has a card left, so new cards are dealt. How many do you hold then?
    .title = A new hand
    .why = Everybody gets { NUMBER($plain) } cards, and 1 more for each region. You have { NUMBER($regions_count) } regions: { NUMBER($answer) } cards. The new round begins in Roma, and you have the first turn.
exercise-discard-hand = The battle is over, and you are asked about your hand. Which answers are allowed?
    .title = Throwing a hand away
    .why = You may discard your whole hand only if there is no mercenary in it. A single 1 rules it out. Everybody with cards is asked in secret, so that the question gives nothing away.
exercise-empty-hand = You have no cards but hold the token. You choose Roma, and the others keep their hands. Who has the first real turn?
    .title = Choosing without fighting
    .why = You choose the site, but without cards you can only pass, and the table does it for you. The next player clockwise with cards begins: { $second }.
exercise-last-with-cards = Only you have cards left. You choose Roma, keep the 10 and the Drummer, and new cards are dealt. How many cards do you hold then?
    .title = Keeping two
    .why = The two cards you keep count towards your 10. With { NUMBER($regions_count) } regions your hand becomes 10 + { NUMBER($regions_count) } = { NUMBER($answer) }.

# $connected (Number)
exercise-adjacent = You control Genova and Lucca. Choose the site where a won battle would win you the whole game.
    .title = The missing link
    .why = With four players { NUMBER($adjacent) } adjacent regions win. Genova and Lucca do not touch, but Parma borders both: a chain is enough.
exercise-wins-or-not = You control Roma and Urbino. You pass and win Siena. What happens?
    .title = Three, but …
    .a = You win the game with adjacent regions.
    .b = You win the game by the number of your regions.
    .c = You get Siena, and the game goes on.
    .why = Siena borders Roma, but Urbino touches neither of them. Your largest group has { NUMBER($connected) } regions; { NUMBER($adjacent) } would win, or { NUMBER($total) } anywhere.
exercise-four-players-total = Four play. You control four regions that do not touch. You pass and win Siena. What happens?
    .title = The fifth region
    .a = You win the game.
    .b = You get Siena, and the game goes on.
    .c = Nobody gets Siena.
    .why = With four players { NUMBER($total) } regions win wherever they lie, or { NUMBER($adjacent) } adjacent ones.

exercise-hand-limit = You play with drawing after each battle. You pass, and the battle is over. How many cards do you draw?
    .title = The hand limit
    .why = You draw up to 3 cards, but not past your limit of 10 plus 1 for each region, here { NUMBER($limit) }. You hold { NUMBER($count) }, so you draw { NUMBER($answer) }.
exercise-defender-tie = You play with taking regions and attack Siena, which { $second } controls. { $second } passes, and the battle is over. Whose is Siena?
    .title = The defender’s right
    .why = If the highest strength is tied in a defended region, the defender keeps it, and gets the Condottiere token as well.
exercise-hidden-and-bishop = You play with hidden cards; your 10 lies face down. { $second } plays a Bishop, then you both pass. Who wins Siena?
    .title = Safe in the dark
    .why = The Bishop strikes face-up mercenaries only: both 6s go, the 10 stays. At the end it is turned up and beats { $second }’s { NUMBER($theirs) }.
