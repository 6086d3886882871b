### What only the drawn table says; the game's own words are in the Python package.

tab-mat = Mat
tab-provinces = Provinces
tab-market = Forum
tab-city = City
tab-players = Players
name-camp = Camp
name-bonus = Bonus tile: { $bonus }
name-extra-place = Extra action place: { $action }
name-demand = Demand: { $need }
arch-centre = Arch
tiles-none = No tiles yet.
want-people = The people want
want-hidden = A demand still hidden
label-colour = { NUMBER($number) } × { $colour }.
label-site-at = Site: { $site }
players-row = { $seat }: { NUMBER($points) } points, { NUMBER($number) } cards, { NUMBER($votes) } votes. Show the mat.
mat-back = Back to your mat
over-one = { $seat } wins { $ending }

## What a thing is

told-missing-none = Both markers lie in its tray. It is completed when a sowing ends there.
told-slot-empty = A Trajan tile of your own can lie here. It is completed when your last marker falls into its tray and both printed markers lie there.
told-workers = Workers: { $seats }.
told-leaders = Leaders: { $seats }.
told-legions = Legionnaires: { $seats }.
told-discs = Discs from top to bottom: { $seats }.
told-in-camp = { $seat }: { NUMBER($number) }.
told-province =
    { NUMBER($points) ->
        [one] A legionnaire that occupies it brings { NUMBER($points) } point, less for every rival already there.
       *[other] A legionnaire that occupies it brings { NUMBER($points) } points, less for every rival already there.
    }
told-good = Goods are laid out to draw new ones, or shipped for points; each ship asks for equal ones, pairs or different ones.
told-tile-here = A tile is here: { $tile }. The first leader to arrive takes it.
told-extra-place = An extra action tile gives this action once more; with a [+2] marker here, twice more.
told-camp = Recruited legionnaires wait here. Each occupies one province.
told-yard = Hired workers wait here. Each builds on one site.
told-senate = Each Senate action moves the disc one space. A space gives its points at once, and as many votes at the end of the quarter.
told-demand = At the end of the quarter everybody meets each demand with a tile of its kind. One unmet costs 4 points, two 9, three 15.
told-pile =
    { NUMBER($number) ->
        [one] { NUMBER($number) } card. On top: { $card }.
       *[other] { NUMBER($number) } cards. On top: { $card }.
    }
told-deck =
    { NUMBER($number) ->
        [one] { NUMBER($number) } face-down card.
       *[other] { NUMBER($number) } face-down cards.
    }
told-colour = Its sign is this shape: { $shape }.

## Sowing

plan-time = time { $time }
plan-goes =
    { NUMBER($number) ->
        [one] { NUMBER($number) } marker to move; it falls into the { $action } tray.
       *[other] { NUMBER($number) } markers to move; the last one falls into the { $action } tray.
    }
plan-completes = This sowing completes it.
plan-step = Marker { NUMBER($number) }: { $colour } into the { $tray }.
plan-take = Press to take it up.
plan-held = Taken up. Press another one to exchange the two.
plan-swap = Press to exchange it with the one taken up.
plan-hint = Press two markers to exchange them.
plan-hint-swap = Now press the marker to exchange it with.

## The decision bar

ask-sowing = Sow the { $tray }?
ask-act-action = { $action } action: what will you do?
ask-act-first_tile_action = First tile of its kind, a { $action } action: what will you do?
ask-act-extra_action = { $action } action once more: what will you do?
ask-act-repeat = Spend an extra action tile for another { $action } action?
hint-markers = Choose a marker for the { $tray }.
hint-slot = For slot { $slot }, beside the { $tray }.
hint-turn = Choose a tray; the page shows where its markers would fall.
hint-discard = Choose a card of your hand and a discard pile.
hint-discard-side = Now choose the left or the right pile.
hint-discard-card = Now choose a card of your hand.
hint-bonus = You keep it yellow side up.
then-last =
    { NUMBER($number) ->
        [one] { NUMBER($number) } marker falls into the { $action } tray.
       *[other] { NUMBER($number) } markers; the last one falls into the { $action } tray.
    }
then-completes = Completes a Trajan tile: { $trajan_tile }.
then-completes-not = Its Trajan tile stays open.
then-time = Time { $time }, to space { NUMBER($position) }.
then-round-ends =
    { NUMBER($number) ->
        [one] The round ends after this turn.
       *[other] { NUMBER($number) } rounds end after this turn.
    }
then-build-bare = No tile lies there any more: no points, but a worker to build from.
then-first = Your first of its kind ({ $kind }): a { $action } action follows.
then-points =
    { NUMBER($points) ->
        [one] { NUMBER($points) } point: { NUMBER($old) } → { NUMBER($new) }.
       *[other] { NUMBER($points) } points: { NUMBER($old) } → { NUMBER($new) }.
    }
then-worth =
    { NUMBER($points) ->
        [one] Occupying it later would give { NUMBER($points) } point.
       *[other] Occupying it later would give { NUMBER($points) } points.
    }
then-rivals =
    { NUMBER($number) ->
        [one] { NUMBER($number) } legionnaire of another player takes 3 points away.
       *[other] { NUMBER($number) } legionnaires of other players take 3 points away each.
    }
then-votes = Votes: { NUMBER($old) } → { NUMBER($new) }.
then-slot = It goes beside the { $tray }.
then-cargo =
    { NUMBER($points) ->
        [one] The cargo is then worth { NUMBER($points) } point.
       *[other] The cargo is then worth { NUMBER($points) } points.
    }
then-display = You may display a second card, then draw as many.
then-draw = You draw two cards and discard one of your hand.
then-plus2 = An extra { $action } tile then gives two actions more.
then-repeat =
    { NUMBER($number) ->
        [one] It gives { NUMBER($number) } action more. One extra action tile a turn.
       *[other] It gives { NUMBER($number) } actions more. One extra action tile a turn.
    }
then-next = Then a { $action } action.
then-figure = Your supply: { NUMBER($old) } → { NUMBER($new) }.
act-sow = Sow
act-sow-rest = Lay out like this
act-lift = One by one
act-deal = Deal the rest at random
act-draw_two = Draw two
act-recruit = Recruit
act-hire = Hire
act-repeat-tile = Spend the tile
act-repeat-wild = Spend a wild tile
act-pay-tile = Pay with the tile
act-pay-wild = Pay with a wild tile
act-done = No second card
act-load_wild = Load wild tiles
act-display_wild = Display a wild tile

## Moves in full

do-forum = Take { $tile }
do-build = Build in { $site }: { $construction_tile }
do-build-bare = Build in { $site }, where no tile lies
do-take = Take { $card } from the { $side } pile
do-draft = Take { $card } from { $source }
do-bonus = Take the bonus tile { $bonus }
do-tile = Take the Trajan tile: { $trajan_tile }
do-lift =
    { NUMBER($number) ->
        [one] Empty the { $tray }: { NUMBER($number) } marker, to { $action }
       *[other] Empty the { $tray }: { NUMBER($number) } markers, to { $action }
    }
do-occupy =
    { NUMBER($points) ->
        [one] Occupy { $province } for { NUMBER($points) } point
       *[other] Occupy { $province } for { NUMBER($points) } points
    }
do-march = Move your leader to { $province } and take { $tile }
do-advance = Advance in the Senate for { NUMBER($points) } points
do-load-pair = Load a pair of { $card }
do-sail =
    { NUMBER($points) ->
        [one] Set sail for { NUMBER($points) } point
       *[other] Set sail for { NUMBER($points) } points
    }
