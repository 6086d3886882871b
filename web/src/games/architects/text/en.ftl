### What only the drawn table says; the game's own words are in the Python package.

tab-town = Town
tab-crew = Hire
tab-mine = Yours
tab-players = Players
told = { $text }

## What a visit or a choice would cause

told-trades =
    { NUMBER($number) ->
        [one] { NUMBER($number) } trade
       *[other] up to { NUMBER($number) } trades
    }
told-workshop =
    { NUMBER($column) ->
        [1]
            { NUMBER($number) ->
                [one] hire from the first column at no extra cost, or draw { NUMBER($number) } building card
               *[other] hire from the first column at no extra cost, or draw { NUMBER($number) } building cards
            }
       *[other]
            { NUMBER($number) ->
                [one] hire from columns 1 to { NUMBER($column) } at no extra cost, or draw { NUMBER($number) } building card
               *[other] hire from columns 1 to { NUMBER($column) } at no extra cost, or draw { NUMBER($number) } building cards
            }
    }
told-captures =
    { NUMBER($number) ->
        [one] { NUMBER($number) } capture
       *[other]
            { NUMBER($limit) ->
                [one] up to { NUMBER($number) } captures at { NUMBER($limit) } location
               *[other] up to { NUMBER($number) } captures at { NUMBER($limit) } locations
            }
    }
told-guildhall = Space { NUMBER($number) } of the Guildhall: construct a building or advance in the cathedral
told-market = Pay { NUMBER($price) } silver, lose { NUMBER($virtue) } virtue: { $what }
told-market-middle = hire any apprentice, or draw { NUMBER($number) } building cards and keep 1
told-besides = Besides: { $what }
told-no-trade = You have nothing to trade yet
told-capture-price =
    { NUMBER($number) ->
        [0] The next capture costs you nothing
       *[other] The next capture costs { NUMBER($number) } silver
    }
told-places-left =
    { NUMBER($number) ->
        [0] Only at the places used so far
        [one] At { NUMBER($number) } more place
       *[other] At { NUMBER($number) } more places
    }
told-advance = Level { NUMBER($level) }: { NUMBER($points) } points at the end, a reward card now. Costs { $what } and a card from your hand
told-build = { NUMBER($points) } points for { $what }
told-at-once = Once it stands: { $effect }
sign-bolt = Takes effect once, when it is built
sign-flag = Counts at the end of the game
sign-card = Building card
sign-person = Apprentice
sign-worker = Worker
sign-capture = Capture of a group, or captured workers
sign-free = Without paying
sign-destroy = Destroy an unpaid debt
sign-debt = Unpaid debt
sign-paid = Paid debt
sign-reset = Black Market Reset
sign-cath = A step up the cathedral
sign-most = Whoever has the most
sign-highest = Whoever is highest in the cathedral
sign-home = Building
told-virtue-more = { NUMBER($number) } virtue more
told-virtue-less = { NUMBER($number) } virtue less
told-hire = { NUMBER($price) } silver, { NUMBER($tax) } of it tax
told-hire-skip = { NUMBER($price) } silver, { NUMBER($tax) } of it tax and { NUMBER($skip) } on skipped cards
told-silver-on = You get the { NUMBER($number) } silver that lies on it
told-ahead = { NUMBER($number) } afterwards
told-cost = Costs { $what }.
told-virtue = Virtue { NUMBER($number) }.
told-hidden-hand =
    { NUMBER($number) ->
        [one] { NUMBER($number) } building card in hand
       *[other] { NUMBER($number) } building cards in hand
    }
told-known = You know of it: { $buildings }.
told-passed = You passed on { $buildings }.
told-level = Cathedral level { NUMBER($level) }
told-niche = Level { NUMBER($level) } of the cathedral: { NUMBER($points) } points, costs { $what }.
told-score = { $name }: { NUMBER($number) } points if the game ended now. Press for the parts.
told-board = Character: { $board }
told-group = { $name }: { NUMBER($workers) } at the { $location }.
told-workers = { $name } { NUMBER($workers) }
told-nobody = Nobody is here.
told-space-of = { $name } is here.
told-all-cards = Building deck: { NUMBER($number) } cards.
told-evasion = at virtue { $range } you evade { NUMBER($tax) } tax
told-effects = Effect now: { NUMBER($number) } virtue
told-bot-level = { $level }
told-used = Space { NUMBER($number) } of { NUMBER($most) } is next.

## Buttons and questions

ask-place = Your turn: a worker to the { $location }?
ask-build = Construct the { $building }?
ask-hire = Hire the { $apprentice }?
ask-capture = Which group at the { $location }?
act-place = Place worker
act-build = Construct
act-take-back = Take it back
do-take = Take { $what }
do-take-back-board = Take a worker back from { $name }'s board
do-hire = Hire the { $apprentice } for { NUMBER($price) } silver
do-hire-free = Hire the { $apprentice }
do-capture =
    { NUMBER($workers) ->
        [one] Capture { NUMBER($workers) } worker of { $name } at the { $location }
       *[other] Capture { NUMBER($workers) } workers of { $name } at the { $location }
    }
do-recall =
    { NUMBER($workers) ->
        [one] Bring { NUMBER($workers) } own worker home from the { $location }
       *[other] Bring { NUMBER($workers) } own workers home from the { $location }
    }
do-imprison =
    { NUMBER($number) ->
        [0] Send captured workers to the Prison
       *[other] { NUMBER($number) } captured to the Prison: gain { NUMBER($number) } silver
    }
do-release-prison =
    { NUMBER($number) ->
        [0] Release from the Prison
       *[other] Release { NUMBER($number) } from the Prison
    }
do-release-silver =
    { NUMBER($number) ->
        [0] Release from other boards
       *[other] Release { NUMBER($number) } from other boards for { NUMBER($price) } silver
    }
do-release-debt =
    { NUMBER($number) ->
        [0] Release from other boards for a debt
       *[other] Release { NUMBER($number) } for a debt and 1 virtue
    }
do-release-free = Release { NUMBER($number) } from other boards for free
do-pay-debt = Pay off a debt for { NUMBER($price) } silver
do-pay-debt-gain = Pay off a debt for { NUMBER($price) } silver, gain { $what }
do-advance = Advance to level { NUMBER($level) } for { $what }
hint-turn =
    { NUMBER($workers) ->
        [one] You have { NUMBER($workers) } worker left. Under each place you read what it would give
       *[other] You have { NUMBER($workers) } workers left. Under each place you read what it would give
    }
hint-workshop = Choose an apprentice of the display, or draw.
hint-guildhall = Choose a card of your hand, or the next level of the cathedral.
hint-take-back = Choose a place where your workers stand. That is your whole turn.
hint-draft = Choose a card; you read its effect before you decide.
hint-dismiss = To make room for: { $apprentice }.
hint-overflow =
    { NUMBER($number) ->
        [one] You have { NUMBER($number) } unpaid debt
       *[other] You have { NUMBER($number) } unpaid debts
    }
hint-hand-limit =
    { NUMBER($number) ->
        [one] { NUMBER($number) } card too many
       *[other] { NUMBER($number) } cards too many
    }
hint-bury =
    { NUMBER($number) ->
        [one] { NUMBER($number) } card is left
       *[other] { NUMBER($number) } cards are left
    }

## Trays

tray-virtue = For 1 virtue
tray-marble = For 1 marble
tray-crew = Your apprentices
tray-mix = Level { NUMBER($level) } of the cathedral: pay with
tray-packet = The packet in your hands
tray-kept = You keep
tray-dug = Cards drawn
tray-effects = End effects
tray-boards = Characters

## Pieces of the table

card-now = can build now
card-lacks = needs { $what }
card-lacks-many = needs { NUMBER($count) } things
card-after = after the { $location }
mark-no-cathedral = no cathedral
mark-no-market = no Black Market
label-virtue-track = Virtue track
label-virtue-cell = Virtue { NUMBER($number) }: { NUMBER($points) } points at the end.
label-who-here = Here: { $names }.
label-log-when = Guildhall { NUMBER($number) } of { NUMBER($most) }
label-own = Your board
label-points-short = { NUMBER($points) } points
label-hand-tab = Your hand: { NUMBER($count) }
label-no-hand = No card in your hand.
label-deck-of = { NUMBER($number) } left
over-one = { $seat } wins { $ending }
over-both = { $seats } win { $ending }
over-bot = The house opponent wins
end-about = Points part by part; the house opponent is our own design.
