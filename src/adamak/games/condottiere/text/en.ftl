### Condottiere in English: the words of the log, the command line and the page.
### Every number is written with NUMBER(); names of players, cards and regions arrive as text.

## The game

game-name = Condottiere
game-tagline = Hire, bluff, and take Italy piece by piece.
game-about = Two to six players fight over the cities of Renaissance Italy, battle after battle, with the cards in their hands. What you spend on this battle you miss in the next, so a well-timed pass can be worth more than a strong card.
list-times = { NUMBER($count) } × { $thing }

## Cards

card-mercenary_1 = Mercenary 1
    .effect = Strength 1.
card-mercenary_2 = Mercenary 2
    .effect = Strength 2.
card-mercenary_3 = Mercenary 3
    .effect = Strength 3.
card-mercenary_4 = Mercenary 4
    .effect = Strength 4.
card-mercenary_5 = Mercenary 5
    .effect = Strength 5.
card-mercenary_6 = Mercenary 6
    .effect = Strength 6.
card-mercenary_10 = Mercenary 10
    .effect = Strength 10.
card-winter = Winter
    .effect = Every mercenary counts 1. Discards all Springs.
card-spring = Spring
    .effect = The highest mercenaries get +3. Discards all Winters.
card-bishop = Bishop
    .effect = Discards all the highest mercenaries, then moves the Favor of the Pope.
card-courtesan = Courtesan
    .effect = Strength 1. The most Courtesans take the Condottiere token.
card-drummer = Drummer
    .effect = Your mercenaries count double.
card-heroine = Heroine
    .effect = Strength 10, and no other card changes it.
card-surrender = Surrender
    .effect = Ends the battle at once.
card-scarecrow = Scarecrow
    .effect = Takes one of your mercenaries back into your hand.

## Regions

region-torino = Torino
region-milano = Milano
region-venezia = Venezia
region-genova = Genova
region-mantova = Mantova
region-ferrara = Ferrara
region-modena = Modena
region-parma = Parma
region-bologna = Bologna
region-lucca = Lucca
region-firenze = Firenze
region-siena = Siena
region-urbino = Urbino
region-spoleto = Spoleto
region-ancona = Ancona
region-roma = Roma
region-napoli = Napoli

## Decisions: the name, the question, and what the others read

phase-choose_site = choosing the site
ask-choose_site = Where do you take the battle?
wait-choose_site = { $seat } is choosing the next site.
phase-battle_turn = playing a card or passing
ask-battle_turn = Play a card or pass?
wait-battle_turn = It is { $seat }'s turn in the battle.
phase-scarecrow_target = taking back a mercenary
ask-scarecrow_target = Which mercenary do you take back?
wait-scarecrow_target = { $seat } is choosing a mercenary to take back.
phase-place_favor = placing the Favor of the Pope
ask-place_favor = Where does the Favor of the Pope go?
wait-place_favor = { $seat } is placing the Favor of the Pope.
phase-reveal_on_pass = leaving the hidden card or turning it up
ask-reveal_on_pass = You pass. Do you turn up your hidden card?
wait-reveal_on_pass = { $seat } passes and may turn up the hidden card.
phase-discard_hand = keeping or discarding the hand
ask-discard_hand = Keep your hand or discard all of it?
wait-discard_hand = Still to answer, keep or discard: { $seats }.
phase-keep_cards = choosing the cards to keep
ask-keep_cards = Which cards do you keep? Two at most; the rest is discarded.
wait-keep_cards = { $seat } is choosing the cards to keep.
phase-draw_count = drawing cards
ask-draw_count = How many cards do you draw?
wait-draw_count = { $seat } is drawing cards.
phase-over = the end of the game

## Moves

move-site = Fight for { $region }
move-play = Play { $card }
move-pass = Pass
move-stay_hidden = Leave it hidden
move-reveal = Turn it up
move-take_back = Take back { $card }
move-take_none = Take nothing back
move-favor = Put the Favor of the Pope on { $region }
move-favor_off = Leave the Favor of the Pope off the board
move-keep_hand = Keep your hand
move-discard_hand = Discard your whole hand
move-keep = Keep { $card }
move-keep_done = Discard the rest
move-draw =
    { NUMBER($number) ->
        [0] Draw no card
        [one] Draw { NUMBER($number) } card
       *[other] Draw { NUMBER($number) } cards
    }

## Events: the log

event-game_started =
    { NUMBER($number) ->
        [1] The game begins. { $seat } holds the Condottiere token.
       *[other] Game { NUMBER($number) } begins. { $seat } holds the Condottiere token.
    }
event-dealt =
    { NUMBER($number) ->
        [one] { $seat } is dealt { NUMBER($number) } card: { $cards }.
       *[other] { $seat } is dealt { NUMBER($number) } cards: { $cards }.
    }
event-dealt-none =
    { NUMBER($number) ->
        [one] { $seat } is dealt { NUMBER($number) } card.
       *[other] { $seat } is dealt { NUMBER($number) } cards.
    }
event-site_chosen = { $seat } brings the battle to { $region }.
event-played = { $seat } plays { $card }.
event-played_hidden = { $seat } plays { $card } face down.
event-played_hidden-none = { $seat } plays a card face down.
event-turned_up = { $seat } turns up { $card }.
event-season_ended =
    { NUMBER($number) ->
        [one] { $card } is over: { NUMBER($number) } card discarded.
       *[other] { $card } is over: { NUMBER($number) } cards discarded.
    }
event-bishop_struck = { $seat }'s Bishop strikes: { NUMBER($number) } × { $card } discarded.
event-bishop_struck-none = { $seat }'s Bishop finds no mercenary to discard.
event-favor_placed = { $seat } puts the Favor of the Pope on { $region }.
event-favor_placed-none = { $seat } leaves the Favor of the Pope off the board.
event-took_back = { $seat } takes { $card } back into hand.
event-took_none = { $seat } takes no mercenary back.
event-passed = { $seat } passes.
event-passed_empty = { $seat } has no cards and passes.
event-passed_freely = { $seat } passes for now and, as the defender, may still come in.
event-strength = { $seat }: strength { NUMBER($number) }.
event-battle_won = { $seat } wins the battle and controls { $region }.
event-battle_tied = The battle for { $region } is tied. The region stays as it was.
event-region_held = { $seat } wins the battle and keeps { $region }.
event-region_taken = { $seat } wins the battle and takes { $region } from { $loser }.
event-token_to =
    { $reason ->
        [courtesans] { $seat } has the most Courtesans and takes the Condottiere token.
        [left] { $seat } takes the Condottiere token, sitting to the left of its last holder.
        [defender] { $seat } takes the Condottiere token as the defender.
       *[winner] { $seat } takes the Condottiere token as the winner.
    }
event-lines_discarded =
    { NUMBER($number) ->
        [0] The battle lines are empty; nothing is discarded.
        [one] { NUMBER($number) } card is discarded from the battle lines.
       *[other] { NUMBER($number) } cards are discarded from the battle lines.
    }
event-hand_answered =
    { $discard ->
        [yes] { $seat } answers: discard the hand.
       *[no] { $seat } answers: keep the hand.
    }
event-hand_answered-none = { $seat } has answered.
event-hand_discarded =
    { NUMBER($number) ->
        [one] { $seat } discards the whole hand, { NUMBER($number) } card: { $cards }.
       *[other] { $seat } discards the whole hand, { NUMBER($number) } cards: { $cards }.
    }
event-hand_discarded-none =
    { NUMBER($number) ->
        [one] { $seat } discards the whole hand, { NUMBER($number) } card.
       *[other] { $seat } discards the whole hand, { NUMBER($number) } cards.
    }
event-cards_kept =
    { NUMBER($number) ->
        [0] { $seat } keeps no card. Discarded: { NUMBER($rest) }.
       *[other] { $seat } keeps { $cards }. Discarded: { NUMBER($rest) }.
    }
event-cards_kept-none =
    { NUMBER($number) ->
        [0] { $seat } keeps no card. Discarded: { NUMBER($rest) }.
        [one] { $seat } keeps { NUMBER($number) } card. Discarded: { NUMBER($rest) }.
       *[other] { $seat } keeps { NUMBER($number) } cards. Discarded: { NUMBER($rest) }.
    }
event-round_started = Round { NUMBER($number) } begins.
event-drew =
    { NUMBER($number) ->
        [0] { $seat } draws no card.
        [one] { $seat } draws { NUMBER($number) } card: { $cards }.
       *[other] { $seat } draws { NUMBER($number) } cards: { $cards }.
    }
event-drew-none =
    { NUMBER($number) ->
        [0] { $seat } draws no card.
        [one] { $seat } draws { NUMBER($number) } card.
       *[other] { $seat } draws { NUMBER($number) } cards.
    }
event-reshuffled =
    { NUMBER($number) ->
        [one] The draw pile has run out; { NUMBER($number) } discarded card becomes the new one.
       *[other] The draw pile has run out; { NUMBER($number) } discarded cards are shuffled and become the new one.
    }
event-final_battle = { $seats } are tied and fight a final battle.
event-game_won =
    { $ending ->
        [adjacent] { $seats } has enough adjacent regions and wins the game.
        [full_board] The board is full. { $seats } has the most regions and wins the game.
        [final_battle] { $seats } wins the final battle, and with it the game.
        [shared_victory] The final battle is tied. { $seats } win the game together.
        [series] { $seats } has the most points and wins the series.
        [series_final_battle] { $seats } wins the final battle, and with it the series.
        [series_shared] The final battle is tied. { $seats } win the series together.
        [stalled]
            { NUMBER($seats_count) ->
                [one] Nobody plays a card any more, so the game stops here. { $seats } is ahead and wins.
               *[other] Nobody plays a card any more, so the game stops here. { $seats } are ahead and win together.
            }
       *[total] { $seats } has enough regions and wins the game.
    }
event-game_scored =
    { NUMBER($number) ->
        [one] { $seat } scores { NUMBER($number) } point and now has { NUMBER($total) }.
       *[other] { $seat } scores { NUMBER($number) } points and now has { NUMBER($total) }.
    }
event-shown = { $seat } shows { $to }: { $cards }.
event-shown-none =
    { NUMBER($number) ->
        [one] { $seat } shows { $to } { NUMBER($number) } card.
       *[other] { $seat } shows { $to } { NUMBER($number) } cards.
    }
event-stayed_hidden = { $seat } leaves the hidden card face down.
event-series_game =
    { $ending ->
        [adjacent] Game { NUMBER($number) } goes to { $seats } by adjacent regions, for { NUMBER($bonus) } extra points.
        [full_board] Game { NUMBER($number) } ends with a full board. The most regions: { $seats }.
        [stalled] Game { NUMBER($number) } stops here, since nobody plays a card any more. The most regions: { $seats }.
       *[total] Game { NUMBER($number) } goes to { $seats } by number of regions.
    }

## Refusals: why not

refusal-game-over = The game is over; there are no more moves.
refusal-choose-site-not-now = After a battle the holder of the Condottiere token chooses the next site. Right now it is about { $phase }.
refusal-battle-turn-not-now = You play a card or pass on your turn in a battle. Right now it is about { $phase }.
refusal-reveal-on-pass-not-now = You are asked about your hidden card only when you pass. Right now it is about { $phase }.
refusal-scarecrow-target-not-now = You take a mercenary back only after playing a Scarecrow. Right now it is about { $phase }.
refusal-place-favor-not-now = You place the Favor of the Pope only after playing a Bishop. Right now it is about { $phase }.
refusal-discard-hand-not-now = Hands are kept or discarded after a battle. Right now it is about { $phase }.
refusal-keep-cards-not-now = Only the last player with cards chooses which to keep, at the end of the round. Right now it is about { $phase }.
refusal-draw-count-not-now = You draw cards after a battle, when the table asks how many. Right now it is about { $phase }.
refusal-cards-lie-face-up = Cards are played face up at this table, so nobody has a hidden one.
refusal-cards-are-dealt = At this table you don't draw. A new hand is dealt to you when a new round begins.
refusal-draw-is-fixed = The table draws for you, always as many cards as you are allowed.
refusal-hands-stay = With drawing after each battle, nobody discards a hand.
refusal-no-rounds = With drawing after each battle there are no rounds, so nobody chooses cards to keep. You simply keep your hand.
refusal-favor-has-no-use = The Favor of the Pope has no more use in the final battle, so nobody places it.
refusal-final-battle-is-last = This is the final battle. No region is at stake, and nothing comes after it: you play cards or pass.
refusal-no-hand-to-discard = Your hand is empty, so this question is not for you.
refusal-already-answered = You have answered already. Answers stay sealed until the last one is in.
refusal-not-in-final-battle = Only the tied players fight the final battle, and you are not one of them.
refusal-you-passed = You have passed, so you play no more cards in this battle. Those in your line still count.
refusal-not-your-decision = It is not your turn to decide: { $seat } is { $phase }.
refusal-site-protected = You can't bring the battle to { $region }: the Favor of the Pope lies there.
refusal-site-controlled = You can't bring the battle to { $region }: { $seat } controls it.
refusal-site-own = You can't bring the battle to { $region }: it is yours already.
refusal-card-not-in-hand = You can't play { $card }: you have none in your hand.
refusal-mercenary-face-down = You can't take back { $card }: it lies face down.
refusal-mercenary-not-in-line = You can't take back { $card }: there is none in your battle line.
refusal-favor-contested = The Favor of the Pope can't go to { $region }: the battle is fought there.
refusal-favor-controlled = The Favor of the Pope can't go to { $region }: { $seat } controls it.
refusal-mercenary-in-hand = You can't discard your hand: you hold { $card }. A single mercenary rules it out.
refusal-keep-not-in-hand = You can't keep { $card }: there is none among the cards you can still choose.
refusal-draw-too-many = You can't draw { NUMBER($number) } cards: this time it is { NUMBER($most) } at most.
refusal-draw-over-limit = You can't draw { NUMBER($number) } cards: your hand limit is { NUMBER($limit) }. You have room for { NUMBER($most) }.
refusal-draw-no-cards =
    { NUMBER($most) ->
        [one] You can't draw { NUMBER($number) } cards: only { NUMBER($most) } is left.
       *[other] You can't draw { NUMBER($number) } cards: only { NUMBER($most) } are left.
    }
refusal-show-after-end = The game is over; there is nothing left to show.
refusal-show-to-whom = Choose who sees your cards: one or more other players, each once.
refusal-show-nothing = Choose at least one of your own cards to show.
refusal-show-no-face-down = You have no such face-down card to show. At most one lies in your line at a time.
refusal-show-not-held = You can't show { $card }: your hand has none, or none besides those you picked.

## Warnings

warning-points-and-taking = Playing for points and Taking regions do not go well together. You may play both, but we advise against it.

## Endings, scores, seasons, reasons in a strength

ending-total = by number of regions
ending-adjacent = by adjacent regions
ending-full_board = with the most regions on a full board
ending-final_battle = in a final battle
ending-shared_victory = together, after a tied final battle
ending-series = with the most points of the series
ending-series_final_battle = in a final battle for the series
ending-series_shared = together, after a tied final battle for the series
ending-stalled = in the lead when play stood still
score-regions = Regions
score-largest_group = Largest group
score-points = Points
season-winter = Winter
season-spring = Spring
effect-winter = Winter: 1 each
effect-spring = Spring: +3
effect-drummer = Drummer: double

## Labels of the table

label-site = Site of the battle
label-holder = Condottiere token
label-favor = Favor of the Pope
label-off-board = Off the board
label-draw-pile = Draw pile
label-discard-pile = Discard pile
label-hand = Your hand
label-hand-of = { $seat }'s hand
label-line = Battle line
label-line-empty = No cards
label-strength = Strength
label-passed = Passed
label-defender = Defender
label-regions = Regions
label-group = Largest group
label-points = Points
label-round = Round
label-battle = Battle
label-final-battle = Final battle
label-face-down = Face down
label-known = Known in hand
label-goal = { NUMBER($total) } regions or { NUMBER($adjacent) } adjacent
label-goal-points =
    { NUMBER($points) ->
        [one] { NUMBER($points) } point in the series
       *[other] { NUMBER($points) } points in the series
    }
label-controlled-by = Controlled by { $seat }
label-free = Free region
label-protected = Protected
label-cards =
    { NUMBER($count) ->
        [one] { NUMBER($count) } card
       *[other] { NUMBER($count) } cards
    }
label-map = Map
label-lines = Battle lines
label-no-season = No season
label-strength-of = { $seat }: strength { NUMBER($number) }
label-show-cards = Show cards
label-show-to = Show to

## Table talk

talk-1 = I pass this battle if you leave me the next one.
talk-2 = Leave this region to me, and I stay out of your way.
talk-3 = Somebody is close to winning. Let's stop that together.
talk-4 = Go on, spend your cards. I have plenty left.
talk-5 = I am keeping a Bishop for your best soldiers.
talk-6 = Show me a card, and I show you one.
talk-7 = Well fought!
talk-8 = No promise binds anybody here, but I keep mine.

## What the coach counts: what a move gives, what it costs, and what it burdens one with

# $number (Number)
gives-strength = { NUMBER($number) } more strength
gives-regions = { NUMBER($number) ->
        [one] 1 region
       *[other] { NUMBER($number) } regions
    }

## What people have favourites of

taken-card = Cards
taken-region = Regions won
