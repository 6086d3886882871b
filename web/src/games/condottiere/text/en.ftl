### What only the drawn table says; the game's own words are in the Python package.

tab-battle = Battle
tab-map = Map
battle-for = Battle for
map-larger = Larger map
map-of = Map of Italy, { NUMBER($number) } regions
sea-west = Tyrrhenian Sea
sea-east = Adriatic
goal = Goal: { $goal }
badge-spring = Spring: highest mercenaries +3
badge-winter = Winter: every mercenary counts 1
round-battle = Round { NUMBER($round) } · Battle { NUMBER($battle) }
mercenary = Mercenary
hand-of = Your hand: { NUMBER($number) ->
        [one] { NUMBER($number) } card
       *[other] { NUMBER($number) } cards
    }
hand-empty = Your hand is empty.
kept = Kept
hand-count =
    { NUMBER($number) ->
        [one] { NUMBER($number) } card in hand
       *[other] { NUMBER($number) } cards in hand
    }
hand-some = Cards in hand: not told
hand-none = No cards in hand
regions-count =
    { NUMBER($number) ->
        [one] { NUMBER($number) } region
       *[other] { NUMBER($number) } regions
    }
points-count =
    { NUMBER($number) ->
        [one] { NUMBER($number) } point
       *[other] { NUMBER($number) } points
    }
holds-token = Holds the Condottiere token
leading = Leading
could-be = could become { NUMBER($number) }
place-of = Place of { $card }
hidden-card = A card lying face down
own-hidden-card = Your hidden card: { $card }. Only you see it.
counts = { $card }, counts { NUMBER($number) }
line-of = Battle line of { $seat }
known-of =
    { NUMBER($number) ->
        [one] You know { NUMBER($number) } card in this hand
       *[other] You know { NUMBER($number) } cards in this hand
    }
known-title = What you know of { $seat }'s hand
strength-how = How { $seat } comes to { NUMBER($number) }
strength-zero = No card here counts yet.
part-each = { NUMBER($printed) } → { NUMBER($each) } each
part-unchanged = { NUMBER($each) } each

## Sentences of the decision bar

play-question = Play { $card }?
site-question = Fight for { $region }?
favor-question = The Favor of the Pope to { $region }?
back-question = Take back { $card }?
keep-question = Keep { $card }?
over-one = { $seats } wins { $ending }
over-more = { $seats } win { $ending }
goes = Your strength goes from { NUMBER($old) } to { NUMBER($new) }.
stays = Your strength stays { NUMBER($new) }.
lies-hidden = It lies face down and does not count until it is turned up.
then-lead = That puts you ahead, { NUMBER($new) } to { NUMBER($best) }.
then-still-lead = You stay ahead, { NUMBER($new) } to { NUMBER($best) }.
then-tie = That is level with { $seat }.
then-lose-lead = That puts { $seat } ahead with { NUMBER($best) }.
then-behind = { $seat } is still ahead with { NUMBER($best) }.
standing-lead = You lead { NUMBER($new) } to { NUMBER($best) }.
standing-behind = { $seat } leads { NUMBER($best) } to your { NUMBER($new) }.
standing-tie = You and { $seat } are level at { NUMBER($new) }.
standing-none = Nobody has any strength yet.
stake-adjacent = Winning { $region } gives you { NUMBER($number) } adjacent regions and the game.
stake-total = Winning { $region } gives you { NUMBER($number) } regions and the game.
rival-stake = { $seat } would win the game with { $region }.
rivals-stake = { $seats } would win the game with { $region }.
strikes = The Bishop would discard { NUMBER($number) } × { $card }.
strikes-none = There is no mercenary to discard.
no-mercenary-back = Your line has no mercenary, so none comes back.
back-to-hand = The card goes back into your hand.
ends-won = The battle ends at once and { $seat } wins with { NUMBER($best) }.
ends-mine = The battle ends at once and you win with { NUMBER($best) }.
ends-tied = The battle ends at once in a tie, and nobody wins it.
most-courtesans = You would have the most Courtesans and take the Condottiere token.
pick-on-map = Choose a region on the map.
pick-in-line = Choose one of the mercenaries in your line.
pick-favor = Choose a region on the map, or leave the token off the board.
shields = Nobody can bring a battle there while the token lies there.
opens = { $region } is open again.
reveals = Turned up, it makes your strength { NUMBER($new) }.
sealed = All players answer at once; nobody sees an answer before the last one is in.
keep-left =
    { NUMBER($number) ->
        [one] You may keep { NUMBER($number) } more card.
       *[other] You may keep { NUMBER($number) } cards.
    }
shown-to-me =
    { NUMBER($number) ->
        [one] { $seat } shows you a card
       *[other] { $seat } shows you { NUMBER($number) } cards
    }

## Labels that a screen reader reads

label-region-free = { $region }, free region.
label-region-mine = { $region }, yours.
label-region-of = { $region }, controlled by { $seat }.
label-region-site = The battle is fought here.
label-region-favor = The Favor of the Pope protects it.
label-region-near = Next to { $regions }.
label-can-site = You can bring the battle here.
label-can-favor = You can put the Favor of the Pope here.
label-can-play = You can play it.
label-can-back = You can take it back.
label-can-keep = You can keep it.

## Piles and showing

pile-draw = Draw pile: { NUMBER($number) ->
        [one] { NUMBER($number) } card
       *[other] { NUMBER($number) } cards
    }
pile-draw-about = Face down until the next deal. Nobody knows their order.
pile-discard = Discard pile: { NUMBER($number) ->
        [one] { NUMBER($number) } card
       *[other] { NUMBER($number) } cards
    }
pile-discard-empty = No card has been discarded since the last shuffle.
pile-discard-closed = At this table nobody may look through the discard pile.
pile-discard-unseen =
    { NUMBER($number) ->
        [one] { NUMBER($number) } card was discarded unseen.
       *[other] { NUMBER($number) } cards were discarded unseen.
    }
show-title = Show cards to others
show-about = Showing costs no turn, cannot be taken back, and binds nobody. The others learn only how many cards you showed.
show-what = Which cards
show-whom = To whom
show-do =
    { NUMBER($number) ->
        [0] Show cards
        [one] Show { NUMBER($number) } card
       *[other] Show { NUMBER($number) } cards
    }
show-my-hidden = Your face-down card

## The end

end-place = Place
end-player = Player
end-regions-none = No region
end-breakdown = Regions and groups, player by player
end-score =
    { NUMBER($number) ->
        [one] { NUMBER($number) } region
       *[other] { NUMBER($number) } regions
    }
