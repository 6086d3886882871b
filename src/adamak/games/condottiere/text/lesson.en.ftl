# The lessons of Condottiere, step by step.
lesson-first = Your first two battles

lesson-first-welcome = Welcome to Italy! Its cities are at war, and you lead hired soldiers. You fight for one region after another, always with the cards in your hand.
# $regions (String)
lesson-first-regions = { $regions }: these two regions are already yours. Your marker lies on them, and they share a border, so they are neighbours.
# $total (Number)
# $adjacent (Number)
lesson-first-goal = You win as soon as you hold { NUMBER($total) } regions anywhere, or { NUMBER($adjacent) } that are connected. That is the shorter way, so let us go for it.
# $number (Number)
lesson-first-hand = These { NUMBER($number) } cards are your army. They must last for several battles: nobody draws new cards before the round is over.
# $adjacent (Number)
lesson-first-site = You hold the Condottiere token, so you decide where the next battle is fought. Put it on a region that touches one of yours, for example Siena.
    .other = You could fight there, too. But it does not touch your regions, and we want { NUMBER($adjacent) } that are connected.
lesson-first-turn = The battle begins, and you have the first turn. A turn is short: play one card, or pass. Play one of your mercenaries; a middling one will do.
    .other = You may do that. But a battle usually opens with a mercenary: let us begin with one.
# $mine (Number)
# $left (Number)
# $right (Number)
lesson-first-strength = Everybody has played a card. Your line is worth { NUMBER($mine) }, the others stand at { NUMBER($left) } and { NUMBER($right) }. Whoever is strongest in the end takes the region; a tie gives it to nobody.
# $mine (Number)
lesson-first-drummer = You are at { NUMBER($mine) }. Now a special card: the Drummer is worth nothing himself, but he doubles all the mercenaries of your line. Play him.
    .other = That is allowed. But look how far the Drummer takes you: play him.
# $mine (Number)
# $worth (Number)
lesson-first-courtesan = Now you have { NUMBER($mine) }! The Courtesan adds only { NUMBER($worth) }, but whoever has the most of them chooses where the next battle is fought, even without winning. Play one.
    .other = A good thought. But try the Courtesan here: she will let you choose the next region.
# $mine (Number)
# $left (Number)
# $right (Number)
lesson-first-pass = Both others have passed; they stand at { NUMBER($left) } and { NUMBER($right) }, you at { NUMBER($mine) }. Passing takes you out of the battle, but your line keeps counting. More cards would be wasted now: pass.
    .other = You could still add cards, but you win anyway, and you will need them in the next battle. Pass.
# $adjacent (Number)
# $regions (String)
lesson-first-won = The battle is yours, and so is the region: { $regions }. All cards that were played are gone; your hand stays as it is. And the token is yours again. With { NUMBER($adjacent) } connected regions you win.
# $adjacent (Number)
lesson-first-next-site = Choose the next site. Take a region that connects { NUMBER($adjacent) } of yours: then this battle can win the game.
    .other = You may fight there, but it would not win the game yet. Choose a region that touches yours.
lesson-first-keep-hand = Before each further battle everybody is asked whether to throw the whole hand away. Only a hand without any mercenary may go. Yours has some: keep it.
# $number (Number)
# $worth (Number)
lesson-first-heroine = The second battle, with the { NUMBER($number) } cards you have left. The Heroine is worth { NUMBER($worth) }, and nothing can harm her: she is no mercenary. Play her.
    .other = That would work, too. But begin with the Heroine: you will see why.
# $mine (Number)
# $left (Number)
# $right (Number)
# $worth (Number)
lesson-first-winter = The others play big mercenaries and stand at { NUMBER($left) } and { NUMBER($right) }; you have { NUMBER($mine) }. In Winter every mercenary counts only { NUMBER($worth) }, in every line. Your Heroine does not freeze. Play Winter.
    .other = Possible. But here Winter is the finest card: play it and look at the numbers.
# $mine (Number)
# $left (Number)
# $right (Number)
lesson-first-surrender = { NUMBER($mine) } against { NUMBER($left) } and { NUMBER($right) }: stop while you lead. Surrender ends the battle at once, with the lines as they are. Play it.
    .other = You may go on fighting. But when you lead, think of Surrender: it ends the battle now.
# $adjacent (Number)
lesson-first-victory = You have won: { NUMBER($adjacent) } connected regions! The game ends the moment the marker is placed.
# $bonus (Number)
lesson-first-rest = You have not seen three cards at work yet. Spring gives { NUMBER($bonus) } more to the strongest mercenaries. The Bishop drives the strongest mercenaries away and protects one region. The Scarecrow takes one of your mercenaries back into your hand.
# $number (Number)
lesson-first-round = And when at most one player has cards left, the round is over: all are dealt new ones, { NUMBER($number) } and one more for each region. That is all you need. Have a good first game!
