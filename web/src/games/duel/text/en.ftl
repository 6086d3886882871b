### What only the drawn table says; the game's own words are in the Python package.

tab-table = Table
tab-cities = Cities
progress-none = No progress token is left on the board.

## What a thing costs and does

told-costs = Costs { $cost }.
told-costs-nothing = Costs nothing.
told-for-free = You can build it for free.
told-for-coins =
    { NUMBER($number) ->
        [one] You can build it for { NUMBER($number) } coin.
       *[other] You can build it for { NUMBER($number) } coins.
    }
told-by-chain = Free by chain: a card or token of the city grants it.
told-by-engineering = 1 coin, with Engineering.
told-too-dear =
    { NUMBER($missing) ->
        [one] Comes to { NUMBER($number) } in coins: { NUMBER($missing) } coin is missing.
       *[other] Comes to { NUMBER($number) } in coins: { NUMBER($missing) } coins are missing.
    }
told-produces = { NUMBER($number) } { $good } produced
told-space-costs = Costs you { NUMBER($cost) }, your opponent { NUMBER($other) }.
told-only-you = Only you know it.
told-score = { $seat }: { NUMBER($number) } points if the game ended now. Press for the parts.
told-coins-after = { NUMBER($number) } afterwards
told-wonders = { NUMBER($number) } of { NUMBER($most) } Wonders stand
told-zone =
    { NUMBER($points) ->
        [0] No points here ({ $position }).
       *[other] { NUMBER($points) } points here ({ $position }) for whoever pushed the pawn this far.
    }
told-military-token = When the pawn first enters this zone, the player on whose side it lies loses these coins.
told-token-taken = Whoever makes the card accessible takes the token.
price-for = Price for { $seat }
price-yours = Your price
price-how = How the price comes about
pays-produced = { NUMBER($number) } from your city
pays-by-choice = { NUMBER($number) } by choice
pays-waived = { NUMBER($number) } waived
pays-bought = { NUMBER($number) } bought at { NUMBER($each) } each
pays-of = of { NUMBER($number) } coins.

## The military track

track-of = Military track. The Conflict pawn stands here: { $where }.
track-middle = the middle
track-space = space { NUMBER($number) } on { $seat }'s side
track-capital = { $seat }'s capital
track-token = Military token: { $seat } loses { NUMBER($number) } coins.
track-minerva = The Minerva pawn stands here: { $where }.
track-could = It would go to { $where }.

## The decision bar

ask-card = { $card }: what will you do with it?
ask-wonder = { $wonder }: with which card?
ask-wonder-with = Build { $wonder } with { $card }?
ask-space = Activate { $divinity }?
hint-turn = Choose an accessible card, or one of your Wonders.
hint-turn-pantheon = Choose an accessible card, one of your Wonders, or a card of the Pantheon.
hint-card-under = Choose the accessible card that goes under it.
hint-too-dear = You cannot pay for it now.
hint-draft = Four Wonders are shared out one by one.
hint-place = Choose one of the two cards and an empty space.
hint-space = Now choose an empty space of the Pantheon.
hint-divinity = Now choose one of the two cards.
hint-pile = Choose from the discard pile.
hint-their-city = Choose in your opponent's city.
hint-bury = It goes face down under the Wonder; what it does is lost.
hint-wonders = Choose among the Wonders of the cities.
hint-any-card = Any card of the structure, face up or face down.
act-build =
    { NUMBER($price) ->
        [0] Build
       *[other] Build for { NUMBER($price) }
    }
act-discard = Discard { "+" }{ NUMBER($number) }
act-wonder = Wonder
act-activate =
    { NUMBER($price) ->
        [0] Activate
       *[other] Activate for { NUMBER($price) }
    }
act-activate-with = With { $with }: { NUMBER($price) }
then-free = It costs you nothing.
then-chain = Free by chain.
then-pay =
    { NUMBER($number) ->
        [one] You pay { NUMBER($number) } coin.
       *[other] You pay { NUMBER($number) } coins.
    }
then-gain =
    { NUMBER($number) ->
        [one] You gain { NUMBER($number) } coin.
       *[other] You gain { NUMBER($number) } coins.
    }
then-discard =
    { NUMBER($number) ->
        [one] Discarding it brings { NUMBER($number) } coin.
       *[other] Discarding it brings { NUMBER($number) } coins.
    }
then-coins = Purse: { NUMBER($old) } → { NUMBER($new) }.
then-pawn =
    { NUMBER($number) ->
        [one] The Conflict pawn moves { NUMBER($number) } space.
       *[other] The Conflict pawn moves { NUMBER($number) } spaces.
    }
then-wins-military = The pawn reaches the enemy capital: you win.
then-wins-scientific = Your sixth symbol: you win.
then-stopped = Minerva stops the pawn.
then-loss =
    { NUMBER($number) ->
        [one] Your opponent loses { NUMBER($number) } coin.
       *[other] Your opponent loses { NUMBER($number) } coins.
    }
then-pair = A pair, { $symbol }: you take a progress token.
then-points =
    { NUMBER($number) ->
        [one] { "+" }{ NUMBER($number) } point.
       *[other] { "+" }{ NUMBER($number) } points.
    }
key-chains = Chains: who has built one card builds the next one with this sign for free
then-again = You play again.
then-reveals =
    { NUMBER($number) ->
        [one] Turns up { NUMBER($number) } card.
       *[other] Turns up { NUMBER($number) } cards.
    }
then-mythology = You take a Mythology token: { $mythology }.
then-offering = You take the Offering token of { NUMBER($number) }.

## Moves in full

do-build =
    { NUMBER($price) ->
        [0] Build { $card } for free
        [one] Build { $card } for { NUMBER($price) } coin
       *[other] Build { $card } for { NUMBER($price) } coins
    }
do-build-down = Construct the card that will be turned up
do-discard-down = Discard the card that will be turned up
do-wonder-down = Construct { $wonder } with the card that will be turned up
do-discard = Discard { $card } for { NUMBER($number) } coins
do-wonder =
    { NUMBER($price) ->
        [0] Build { $wonder } with { $card }, for free
        [one] Build { $wonder } with { $card }, for { NUMBER($price) } coin
       *[other] Build { $wonder } with { $card }, for { NUMBER($price) } coins
    }
do-activate =
    { NUMBER($price) ->
        [0] Activate { $divinity } for free
        [one] Activate { $divinity } for { NUMBER($price) } coin
       *[other] Activate { $divinity } for { NUMBER($price) } coins
    }
do-with = ({ $list })
do-begin = { $seat } begins
do-strike = Discard { $card }
do-strike-down = Discard the face-down card of place { NUMBER($number) }
do-guard = Put Minerva here: { $where }

## The end

end-supreme = The points did not matter any more.
over-one = { $seat } wins { $ending }
over-both = { $seats } win { $ending }
