### What only the drawn table of Troyes says. Names and rules come from the game's own catalogue.

## Tabs, letters of the colours, small labels
tab-square = Square
tab-cards = Cards
tab-city = City
tab-events = Events
tab-people = Players
letter-red = R
letter-white = W
letter-yellow = Y
letter-black = B
label-district-named = { $name }'s district
label-score-now = Score so far
label-citizen-of = A citizen of { $name }
lying-named = { $name } has a citizen lying here: no other of theirs can be expelled.
note-roof = A number under a roof is a house value: the rulebook does not print it.
note-own = An underlined number was entered for this match and differs from the house value.
label-own-number = Own number
numbers-differ =
    { NUMBER($number) ->
        [one] { NUMBER($number) } number differs
       *[other] { NUMBER($number) } numbers differ
    }
# $given (String) $known (String)
number-differs = { $name }: { $given } instead of { $known }
numbers-activity = Activity cards
numbers-events = Events
numbers-board = Buildings
number-cost = Tradesman's cost
number-vp = Points
number-activity-vp = Points
    .place = space { NUMBER($number) }
    .explain = One to three scoring spaces, the best first. Leave a box empty where there is no space.
number-events-vp = Points
    .place = place { NUMBER($number) }
    .explain = For most cubes and for second most.
number-divisor = Divisor
number-level = Level
number-banners = Banners
number-dice = Dice that fight it
number-calls = Calls an event
    .place = copy { NUMBER($number) }
number-black_dice = Black dice
number-rows = Rows
    .explain = Each row: its dice, a colon, its spaces. Commas between the rows.
number-neutral = Gray with two players
    .explain = The numbers of the spaces, counted row by row from the left. Six in all three buildings together.
number-ranking = Le Roy's ranking
    .explain = All six spaces, the one he likes best first.

## Cards and events in a few words
short-artisan = 1 influence → 6 deniers
short-merchant = +2 deniers
short-miller = 2 deniers per citizen: Palace or Bishopric
short-innkeeper = 1 denier → 1 influence
short-blacksmith = Cube: +5 to a red group
short-militia = Cube: yellow dice are red
short-journeyman = 3 deniers → 2 points
short-goldsmith = 1 point, +2 deniers
short-sculptor = 1 point
short-tithing = Cube: a free yellow die per district
short-monk = Cube: 1 white die = 3 yellow dice
short-priest = Cube: +3 to each yellow die
short-apprenticeship = Cube: every die counts 5
short-templar = Cube: 1 white die = 2 red dice
short-confession = Cube: +2 to each die
short-procession = Most dice left: 2 points
short-pilgrimage = 2 points; colours may mix
short-glassblower = 1 point per 2 Cathedral cubes
short-archer = Roll: 3–6 puts a cube on an event
short-chivalry = A cube on events per red die left
short-diplomat = 1 influence → a cube on an event
short-hunting = +3 influence
short-mercenary = +3 deniers
short-tax_collector = 1 denier per rival in the City Hall
short-captain = 1 point per event with your cube
short-joust = Best red dice left: 2 points
short-troubadour = 3 influence → 2 points
short-prior = Cube: 1 white die = 2 white dice
short-baker = 1 denier per yellow die left
short-banquet = 1 point per red die, richest district
short-marauding = 1 black die
short-brigands = 1 black die
short-skirmishes = 1 black die
short-war = 2 black dice
short-normans_attack = 2 black dice
short-succession_conflict = Neutral citizen into the Palace
short-resistance = One more red event
short-theological_conflict = Neutral citizen into the Bishopric
short-heresy = Each loses 2 influence
short-migrant_workers = Neutral cube in the Cathedral
short-interruption_of_work = The Cathedral loses a cube
short-drought = 1 denier per citizen in the City Hall
short-support = Neutral cubes on two events
short-civil_war = Each loses 3 deniers
short-wayfarers = Neutral citizen into the City Hall
short-farm = Yellow dice: half their value in deniers

## The decision bar
q-take_dice = { $name }: which dice?
q-choose_cube = { $name }: spend a cube?
q-choose_source = { $name }: which citizen?
q-choose_times = { $name }: how often?
q-confirm = { $name }, like this?
hint-act = Choose a card, an event, a building, the Cathedral or the fields; or change your dice with influence.
hint-dice = One to three dice. Your own are free; others cost 2, 4 or 6 each.
hint-one-die = One die of this colour.
hint-fight = Every { NUMBER($number) } of your dice put one cube on it, with 1 influence each.
hint-place = One { $colour } die names the place; whoever stands in the way is expelled.
hint-build = White dice put cubes on their numbers: 1 point each, and 1 influence on 1 to 3, 2 on 4 to 6.
hint-defence = { NUMBER($sum) } against { NUMBER($against) }. Choose your dice; red ones count twice.
hint-lost = All your dice are worth { NUMBER($reach) }, the black die { NUMBER($against) }: it cannot be met.
hint-settle =
    { NUMBER($number) ->
        [one] The last one of your supply.
       *[other] { NUMBER($number) } are still in your supply.
    }
hint-flip = A flipped die shows its other side: 1 and 6, 2 and 5, 3 and 4.
then-take = Together { NUMBER($price) } deniers, value { NUMBER($value) }
then-value = { NUMBER($value) } ÷ { NUMBER($divisor) } = { NUMBER($number) }.
then-worth = Value { NUMBER($value) }.
then-pay =
    { NUMBER($hire) ->
        [0] Price: { NUMBER($all) }.
       *[other] Price: { NUMBER($all) }, dice { NUMBER($price) }, tradesman { NUMBER($hire) }.
    }
then-free = It costs nothing.
then-gain = So far: { $gain }.
then-left =
    { NUMBER($deniers) ->
        [one] { NUMBER($deniers) } denier remains.
       *[other] { NUMBER($deniers) } deniers remain.
    }
then-more =
    { NUMBER($number) ->
        [one] Once more.
       *[other] Up to { NUMBER($number) } more times.
    }
then-hire = You hire a tradesman here for { NUMBER($number) }.
then-hired = Your tradesman is here.
then-influence = Influence: { NUMBER($old) } → { NUMBER($new) }.
gain-vp =
    { NUMBER($number) ->
        [one] { NUMBER($number) } point
       *[other] { NUMBER($number) } points
    }
gain-deniers =
    { NUMBER($number) ->
        [one] { NUMBER($number) } denier
       *[other] { NUMBER($number) } deniers
    }
gain-influence = { NUMBER($number) } influence
gain-cubes =
    { NUMBER($number) ->
        [one] { NUMBER($number) } cube
       *[other] { NUMBER($number) } cubes
    }
act-recruit = Recruit · 2
act-flip = Flip · 4
act-pass = Pass
act-defend = Fight
act-yield = Give in · −2 points
act-enough =
    { NUMBER($number) ->
        [0] Enough dice
        [one] This die is enough
       *[other] These dice are enough
    }
act-finish =
    { NUMBER($times) ->
        [0] { act-confirm }
        [one] { act-confirm }
       *[other] { NUMBER($price) ->
            [0] Do it { NUMBER($times) } times
           *[other] Do it { NUMBER($times) } times · pay { NUMBER($price) }
        }
    }
act-fewer = Fewer times…
told-die = Every citizen in a building brings a die of its colour each round. Your own dice are free; others are paid for.
told-black-die = It must be met by dice worth at least as much; red ones count twice. Whoever cannot do so loses 2 points.
act-plain = No cube
act-confirm =
    { NUMBER($price) ->
        [0] Do it
       *[other] Do it · pay { NUMBER($price) }
    }
do-activate = Activate { $card }
do-take = Take { $die } from { $name }
do-take-own = Take { $die } from your district
do-source = Citizen from: { $name }
source-space = { $building } { NUMBER($number) }
source-lying = { $building }, lying
do-times =
    { NUMBER($number) ->
        [one] Once
       *[other] { NUMBER($number) } times
    }
do-times-cubes =
    { NUMBER($number) ->
        [one] { NUMBER($number) } cube
       *[other] { NUMBER($number) } cubes
    }
do-collect = { $building }: { NUMBER($number) } deniers

## The tray
tray-settle = Citizens in the Palace bring red dice, in the Bishopric white ones, in the City Hall yellow ones. Salaries: 2, 1 and none.
tray-act = Choose first what your turn is for, then the dice for it. Every step can be taken back until you confirm.
tray-black_dice = Meet the highest black die with your own dice.
tray-waiting = Here you will see the turn of the others as they put it together.
tray-no-dice = No die yet
tray-left =
    { NUMBER($number) ->
        [one] { NUMBER($number) } left
       *[other] { NUMBER($number) } left
    }
tray-reach = of { NUMBER($number) }

## The end
over-one = { $seats } wins { $ending }
over-more = { $seats } win { $ending }
over-lost = The game is over: { $ending }
over-margin = Difference to Le Roy: { NUMBER($number) }.
