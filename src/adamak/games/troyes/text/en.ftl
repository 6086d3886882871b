### Troyes in English: the words of the log, the command line and the page.
### Every number is written with NUMBER(); names of players, dice, cards, events and places arrive as text.
### "Neutral" is the gray side that nobody plays; alone against Le Roy it is Le Roy himself.

## The game

game-name = Troyes
game-tagline = Poor roll? Buy your neighbour’s dice.
game-about = One to four rich families steer the medieval city of Troyes. Your citizens bring you red, white and yellow dice; with one to three of them, your own or bought from your neighbours, you set trades to work, raise the Cathedral, face events and win places in the three buildings. Secret characters judge everybody at the end. Alone, you challenge Le Roy.
list-times = { NUMBER($count) } × { $thing }

## Activity cards: the yellow ones

card-artisan = Artisan
    .effect = You may pay 1 influence for 6 deniers.
card-merchant = Merchant
    .effect = 2 deniers.
card-miller = Miller
    .effect = 2 deniers for each of your citizens in the Palace, or in the Bishopric.
card-innkeeper = Innkeeper
    .effect = You may pay 1 denier for 1 influence.
card-blacksmith = Blacksmith
    .effect = Cube: +5 to a red group.
card-militia = Militia
    .effect = Cube: your yellow dice count as red.
card-journeyman = Journeyman
    .effect = You may pay 3 deniers for 2 points.
card-goldsmith = Goldsmith
    .effect = 1 point and 2 deniers.
card-sculptor = Sculptor
    .effect = 1 point.

## Activity cards: the white ones

card-tithing = Tithing
    .effect = Cube: one yellow die from each other district is free (alone: up to three from Le Roy).
card-monk = Monk
    .effect = Cube: one white die counts as three yellow dice.
card-priest = Priest
    .effect = Cube: +3 to each yellow die.
card-apprenticeship = Apprenticeship
    .effect = Cube: every die counts 5. Not for the Cathedral.
card-templar = Templar
    .effect = Cube: one white die counts as two red dice.
card-confession = Confession
    .effect = Cube: +2 to each die. Not for the Cathedral.
card-procession = Procession
    .effect = 2 points to whoever has the most dice left in their district; ties all score.
card-pilgrimage = Pilgrimage
    .effect = 2 points. The dice may be of different colours.
card-glassblower = Glassblower
    .effect = 1 point for every 2 cubes of yours in the Cathedral.

## Activity cards: the red ones

card-archer = Archer
    .effect = Roll a die: on 3 to 6 put a cube on any event.
card-chivalry = Chivalry
    .effect = Put a cube on any event for each red die left in your district.
card-diplomat = Diplomat
    .effect = You may pay 1 influence to put a cube on any event.
card-hunting = Hunting
    .effect = 3 influence.
card-mercenary = Mercenary
    .effect = 3 deniers.
card-tax_collector = Tax Collector
    .effect = Every other player pays you 1 denier for each citizen in the City Hall (alone: 2 from the bank for each of Le Roy's).
card-captain = Captain
    .effect = 1 point for each event with a cube of yours.
card-joust = Joust
    .effect = 2 points if your red dice left are worth the most; ties score too.
card-troubadour = Troubadour
    .effect = You may pay 3 influence for 2 points.

## Activity cards: the bonus cards

card-prior = Prior
    .effect = Cube: one white die counts as two white dice.
card-baker = Baker
    .effect = 1 denier for each yellow die left on the whole square.
card-banquet = Banquet
    .effect = 1 point for each red die in the district that has the most of them (alone: in your own).

## Events. Two copies of a card are told apart by a number.

threat-marauding = Marauding
    .effect = 1 black die. It never leaves.
threat-brigands_1 = Brigands 1
    .effect = 1 black die.
threat-brigands_2 = Brigands 2
    .effect = 1 black die.
threat-brigands_3 = Brigands 3
    .effect = 1 black die.
threat-skirmishes_1 = Skirmishes 1
    .effect = 1 black die.
threat-skirmishes_2 = Skirmishes 2
    .effect = 1 black die.
threat-war = War
    .effect = 2 black dice.
threat-normans_attack = Normans Attack
    .effect = 2 black dice.
threat-succession_conflict = Succession Conflict
    .effect = A neutral citizen takes a space of the Palace named by a die and expels whoever stands there.
threat-resistance = Resistance
    .effect = Calls one more red event. Once it is countered, every event loses its last cube.
threat-theological_conflict = Theological Conflict
    .effect = A neutral citizen pushes into a row of the Bishopric named by a die.
threat-heresy = Heresy
    .effect = Each player loses 2 influence.
threat-migrant_workers = Migrant Workers
    .effect = A neutral cube goes on the lowest free space of the Cathedral.
threat-interruption_of_work = Interruption of Work
    .effect = The topmost cube of the Cathedral is removed, whoever owns it.
threat-drought = Drought
    .effect = Each player pays 1 denier per citizen in the City Hall.
threat-support = Support
    .effect = A neutral cube goes on each of the two events to its left.
threat-civil_war = Civil War
    .effect = Each player loses 3 deniers.
threat-wayfarers = Wayfarers
    .effect = A neutral citizen pushes into a row of the City Hall named by a die.

## Characters

character-urbain_iv = Urbain IV
    .effect = Cubes in the Cathedral: 1, 3 or 6 points for 3, 5 or 7 of them (for 4, 6 or 8 with two players or alone).
character-chretien_de_troyes = Chrétien de Troyes
    .effect = Citizens in the three buildings: 1, 3 or 6 points for 3, 5 or 7 of them (for 4, 6 or 8 with two players or alone).
character-hugues_de_payns = Hugues de Payns
    .effect = Influence: 1, 3 or 6 points for 6, 10 or 15.
character-thibaut_ii = Thibaut II
    .effect = Deniers: 1, 3 or 6 points for 6, 12 or 18.
character-henry_i = Henry I
    .effect = Event cards won: 1, 3 or 6 points for 1, 3 or 5 of them.
character-le_florentin = Le Florentin
    .effect = Tradesmen on Activity cards: 1, 3 or 6 points for 2, 4 or 6 of them.

## Colours, buildings, districts

colour-red = red
    .kind = Military
colour-white = white
    .kind = Religious
colour-yellow = yellow
    .kind = Civil
colour-black = black
    .kind = Enemies
building-palace = Palace
building-bishopric = Bishopric
building-city_hall = City Hall
district-d1 = player 1's district
district-d2 = player 2's district
district-d3 = player 3's district
district-d4 = player 4's district
district-gray = the neutral district

## Dice, the same words under every name a fact may have: one die, a list, the result of a reroll, black dice

die-red_1 = red 1
die-red_2 = red 2
die-red_3 = red 3
die-red_4 = red 4
die-red_5 = red 5
die-red_6 = red 6
die-white_1 = white 1
die-white_2 = white 2
die-white_3 = white 3
die-white_4 = white 4
die-white_5 = white 5
die-white_6 = white 6
die-yellow_1 = yellow 1
die-yellow_2 = yellow 2
die-yellow_3 = yellow 3
die-yellow_4 = yellow 4
die-yellow_5 = yellow 5
die-yellow_6 = yellow 6
die-black_1 = black 1
die-black_2 = black 2
die-black_3 = black 3
die-black_4 = black 4
die-black_5 = black 5
die-black_6 = black 6
dice-red_1 = { die-red_1 }
dice-red_2 = { die-red_2 }
dice-red_3 = { die-red_3 }
dice-red_4 = { die-red_4 }
dice-red_5 = { die-red_5 }
dice-red_6 = { die-red_6 }
dice-white_1 = { die-white_1 }
dice-white_2 = { die-white_2 }
dice-white_3 = { die-white_3 }
dice-white_4 = { die-white_4 }
dice-white_5 = { die-white_5 }
dice-white_6 = { die-white_6 }
dice-yellow_1 = { die-yellow_1 }
dice-yellow_2 = { die-yellow_2 }
dice-yellow_3 = { die-yellow_3 }
dice-yellow_4 = { die-yellow_4 }
dice-yellow_5 = { die-yellow_5 }
dice-yellow_6 = { die-yellow_6 }
result-red_1 = { die-red_1 }
result-red_2 = { die-red_2 }
result-red_3 = { die-red_3 }
result-red_4 = { die-red_4 }
result-red_5 = { die-red_5 }
result-red_6 = { die-red_6 }
result-white_1 = { die-white_1 }
result-white_2 = { die-white_2 }
result-white_3 = { die-white_3 }
result-white_4 = { die-white_4 }
result-white_5 = { die-white_5 }
result-white_6 = { die-white_6 }
result-yellow_1 = { die-yellow_1 }
result-yellow_2 = { die-yellow_2 }
result-yellow_3 = { die-yellow_3 }
result-yellow_4 = { die-yellow_4 }
result-yellow_5 = { die-yellow_5 }
result-yellow_6 = { die-yellow_6 }
black-black_1 = { die-black_1 }
black-black_2 = { die-black_2 }
black-black_3 = { die-black_3 }
black-black_4 = { die-black_4 }
black-black_5 = { die-black_5 }
black-black_6 = { die-black_6 }

## Spaces of the buildings, counted row by row from the left; slots of the Activity cards; where a citizen comes from

space-palace_1 = space 1 of the Palace
space-palace_2 = space 2 of the Palace
space-palace_3 = space 3 of the Palace
space-palace_4 = space 4 of the Palace
space-palace_5 = space 5 of the Palace
space-palace_6 = space 6 of the Palace
space-bishopric_1 = space 1 of the Bishopric
space-bishopric_2 = space 2 of the Bishopric
space-bishopric_3 = space 3 of the Bishopric
space-bishopric_4 = space 4 of the Bishopric
space-bishopric_5 = space 5 of the Bishopric
space-bishopric_6 = space 6 of the Bishopric
space-city_hall_1 = space 1 of the City Hall
space-city_hall_2 = space 2 of the City Hall
space-city_hall_3 = space 3 of the City Hall
space-city_hall_4 = space 4 of the City Hall
space-city_hall_5 = space 5 of the City Hall
space-city_hall_6 = space 6 of the City Hall
slot-red_1 = the red card of level 1
slot-red_2 = the red card of level 2
slot-red_3 = the red card of level 3
slot-white_1 = the white card of level 1
slot-white_2 = the white card of level 2
slot-white_3 = the white card of level 3
slot-yellow_1 = the yellow card of level 1
slot-yellow_2 = the yellow card of level 2
slot-yellow_3 = the yellow card of level 3
source-supply = the personal supply
source-card_red_1 = { slot-red_1 }
source-card_red_2 = { slot-red_2 }
source-card_red_3 = { slot-red_3 }
source-card_white_1 = { slot-white_1 }
source-card_white_2 = { slot-white_2 }
source-card_white_3 = { slot-white_3 }
source-card_yellow_1 = { slot-yellow_1 }
source-card_yellow_2 = { slot-yellow_2 }
source-card_yellow_3 = { slot-yellow_3 }
source-palace_1 = { space-palace_1 }
source-palace_2 = { space-palace_2 }
source-palace_3 = { space-palace_3 }
source-palace_4 = { space-palace_4 }
source-palace_5 = { space-palace_5 }
source-palace_6 = { space-palace_6 }
source-bishopric_1 = { space-bishopric_1 }
source-bishopric_2 = { space-bishopric_2 }
source-bishopric_3 = { space-bishopric_3 }
source-bishopric_4 = { space-bishopric_4 }
source-bishopric_5 = { space-bishopric_5 }
source-bishopric_6 = { space-bishopric_6 }
source-city_hall_1 = { space-city_hall_1 }
source-city_hall_2 = { space-city_hall_2 }
source-city_hall_3 = { space-city_hall_3 }
source-city_hall_4 = { space-city_hall_4 }
source-city_hall_5 = { space-city_hall_5 }
source-city_hall_6 = { space-city_hall_6 }
source-lying_palace = those lying on the Palace
source-lying_bishopric = those lying on the Bishopric
source-lying_city_hall = those lying on the City Hall

## Why points, deniers or influence come and go

reason-artisan = { card-artisan }
reason-merchant = { card-merchant }
reason-miller = { card-miller }
reason-innkeeper = { card-innkeeper }
reason-blacksmith = { card-blacksmith }
reason-militia = { card-militia }
reason-journeyman = { card-journeyman }
reason-goldsmith = { card-goldsmith }
reason-sculptor = { card-sculptor }
reason-tithing = { card-tithing }
reason-monk = { card-monk }
reason-priest = { card-priest }
reason-apprenticeship = { card-apprenticeship }
reason-templar = { card-templar }
reason-confession = { card-confession }
reason-procession = { card-procession }
reason-pilgrimage = { card-pilgrimage }
reason-glassblower = { card-glassblower }
reason-archer = { card-archer }
reason-chivalry = { card-chivalry }
reason-diplomat = { card-diplomat }
reason-hunting = { card-hunting }
reason-mercenary = { card-mercenary }
reason-tax_collector = { card-tax_collector }
reason-captain = { card-captain }
reason-joust = { card-joust }
reason-troubadour = { card-troubadour }
reason-prior = { card-prior }
reason-baker = { card-baker }
reason-banquet = { card-banquet }
reason-marauding = { threat-marauding }
reason-brigands_1 = { threat-brigands_1 }
reason-brigands_2 = { threat-brigands_2 }
reason-brigands_3 = { threat-brigands_3 }
reason-skirmishes_1 = { threat-skirmishes_1 }
reason-skirmishes_2 = { threat-skirmishes_2 }
reason-war = { threat-war }
reason-normans_attack = { threat-normans_attack }
reason-succession_conflict = { threat-succession_conflict }
reason-resistance = { threat-resistance }
reason-theological_conflict = { threat-theological_conflict }
reason-heresy = { threat-heresy }
reason-migrant_workers = { threat-migrant_workers }
reason-interruption_of_work = { threat-interruption_of_work }
reason-drought = { threat-drought }
reason-support = { threat-support }
reason-civil_war = { threat-civil_war }
reason-wayfarers = { threat-wayfarers }
reason-urbain_iv = { character-urbain_iv }
reason-chretien_de_troyes = { character-chretien_de_troyes }
reason-hugues_de_payns = { character-hugues_de_payns }
reason-thibaut_ii = { character-thibaut_ii }
reason-henry_i = { character-henry_i }
reason-le_florentin = { character-le_florentin }
reason-cathedral = Cathedral
reason-salary = Unpaid salaries
reason-black_die = A black die not countered
reason-le_roy = Le Roy's action

## Decisions: the name, the question, and what the others read

phase-settle = placing the first citizens
ask-settle = Where do you place your citizen?
wait-settle = { $seat } is placing a citizen.
phase-black_dice = countering the highest black die
ask-black_dice = How do you counter the highest black die?
wait-black_dice = { $seat } is countering a black die.
phase-flip = choosing the dice to flip
ask-flip = Which of your dice do you flip? Up to three.
wait-flip = { $seat } is flipping dice.
phase-act = choosing the action of the turn
ask-act = What do you do?
wait-act = It is { $seat }'s turn.
phase-take_dice = choosing the dice of the group
ask-take_dice = Which dice do you use? One to three of them, one by one.
wait-take_dice = { $seat } is choosing dice.
phase-choose_cube = spending a cube or not
ask-choose_cube = Do you spend a cube on this action?
wait-choose_cube = { $seat } is thinking about a cube.
phase-choose_source = choosing the citizen
ask-choose_source = Where does the citizen come from?
wait-choose_source = { $seat } is choosing a citizen.
phase-choose_times = choosing how often
ask-choose_times = How many activations, or how many cubes on the event?
wait-choose_times = { $seat } is choosing how often.
phase-confirm = confirming the action
ask-confirm = Do it like this?
wait-confirm = { $seat } is about to confirm the action.
phase-miller = choosing a building for the Miller
ask-miller = Which building pays this time?
wait-miller = { $seat } is choosing a building for the Miller.
phase-exchange = choosing how many exchanges to make
ask-exchange = How many exchanges do you make?
wait-exchange = { $seat } is choosing how many exchanges to make.
phase-event_cubes = putting cubes on events
ask-event_cubes = On which event do you put the next cube?
wait-event_cubes = { $seat } is putting cubes on events.
phase-over = the end of the game

## Moves

# $black_value (Number) $cost (Number) $deniers (Number) $divisor (Number) $each (Number) $influence (Number)
# $le_roy (Number) $level (Number) $margin (Number) $missing (Number) $price (Number) $round (Number)
# $salary (Number) $vp (Number)
# $black (String) $blacks (String) $building (String) $character (String) $colour (String) $colours (String)
# $dice (String) $die (String) $district (String) $grade (String) $owner (String) $result (String) $source (String)
# $space (String) $threat (String)
move-settle = Place a citizen on { $space }
move-activate = Activate { $slot }
move-build = Build the Cathedral
move-fight = Fight { $threat }
move-place = Place a citizen in the { $building }
move-farm = Agriculture: yellow dice for deniers
move-pass = Pass for the rest of the round
move-take = Take { $die } from { $district }
move-enough = These dice are enough
move-spend = Spend a cube of { $card }
move-plain = Spend no cube
move-source = Take the citizen from { $source }
move-times =
    { NUMBER($number) ->
        [one] Once: one activation or one cube
       *[other] { NUMBER($number) } times: so many activations or cubes
    }
move-confirm = Do it
move-reroll = Pay 1 influence: reroll { $die }
move-recruit = Pay 2 influence: recruit a citizen
move-flip = Pay 4 influence: flip 1 to 3 of your dice
move-turn = Flip { $die }
move-done = Flip no more dice
move-use = Use { $die } against the black dice
move-oppose = Counter { $die } at the same time
move-defend = Fight with these dice
move-yield = Give in: no die is spent, you lose 2 points
move-collect = Deniers for your citizens in the { $building }
move-exchange =
    { NUMBER($number) ->
        [0] Make no exchange
        [one] Make { NUMBER($number) } exchange
       *[other] Make { NUMBER($number) } exchanges
    }
move-cube = Put a cube on { $threat }
move-stop = Put no more cubes

## Events: the log. Setup and the start of a round

event-settled = { $seat } places a citizen on { $space }.
event-gray_settled = A neutral citizen stands on { $space }.
event-le_roy_settled = Le Roy places a citizen on { $space }.
event-round_started = Round { NUMBER($round) } of { NUMBER($rounds) } begins. { $seat } is the start player.
event-le_roy_starts = Round { NUMBER($round) } of { NUMBER($rounds) } begins. Le Roy starts it.
event-card_revealed = { $card } is turned up as { $slot }.
event-income =
    { NUMBER($salary) ->
        [0] { $seat } receives { NUMBER($deniers) } deniers and has no salaries to pay.
       *[other] { $seat } receives { NUMBER($deniers) } deniers and pays { NUMBER($salary) } in salaries.
    }
event-vp_lost =
    { NUMBER($vp) ->
        [0] { $reason }: { $seat } has no points to lose.
        [one] { $reason }: { $seat } loses { NUMBER($vp) } point.
       *[other] { $reason }: { $seat } loses { NUMBER($vp) } points.
    }
event-dice_rolled =
    { NUMBER($dice_count) ->
        [0] { $seat } has no dice to roll.
       *[other] { $seat } rolls { $dice }.
    }
event-gray_rolled =
    { NUMBER($dice_count) ->
        [0] There are no neutral dice to roll.
       *[other] The neutral dice show { $dice }.
    }
event-threat_revealed = A new event threatens the city: { $threat }.
event-black_dice_added =
    { NUMBER($number) ->
        [one] { $threat } brings { NUMBER($number) } black die.
       *[other] { $threat } brings { NUMBER($number) } black dice.
    }
event-threat_paid =
    { NUMBER($deniers) ->
        [0] { $threat }: { $seat } pays nothing.
        [one] { $threat }: { $seat } pays { NUMBER($deniers) } denier.
       *[other] { $threat }: { $seat } pays { NUMBER($deniers) } deniers.
    }
event-influence_lost =
    { NUMBER($influence) ->
        [0] { $threat }: { $seat } has no influence to lose.
       *[other] { $threat }: { $seat } loses { NUMBER($influence) } influence.
    }
event-gray_placed = { $threat }: the die shows { NUMBER($value) }, and a neutral citizen takes { $space }.
event-threat_skipped = { $threat } does nothing this time: no neutral citizen can be placed.
event-expelled = A citizen of { $seat } is expelled and lies on the { $building }.
event-gray_expelled = A neutral citizen is expelled and lies on the { $building }.
event-gray_event_cube = A neutral cube goes on { $threat }.
# $times (Number)
event-gray_event_cube-many = { NUMBER($times) } neutral cubes go on { $threat }.
event-gray_built = A neutral cube goes on number { NUMBER($value) }, level { NUMBER($level) } of the Cathedral.
event-cathedral_cube_removed = { $seat }'s cube on number { NUMBER($value) }, level { NUMBER($level) } of the Cathedral is removed.
event-gray_cathedral_cube_removed = The neutral cube on number { NUMBER($value) }, level { NUMBER($level) } of the Cathedral is removed.
event-black_rolled =
    { NUMBER($blacks_count) ->
        [0] No enemy attacks this round.
       *[other] The enemies roll { $blacks }.
    }

## Events: defence and influence

event-defended = { $seat } counters { $blacks } with { $dice } and gains { NUMBER($influence) } influence.
event-undefended = { $seat } cannot counter { $black }. The die goes away all the same.
event-rerolled = { $seat } pays 1 influence and rerolls { $die }: { $result }.
event-recruited = { $seat } pays 2 influence and recruits a citizen.
# $times (Number)
event-recruited-many = { $seat } pays 2 influence each and recruits { NUMBER($times) } citizens.
event-flipped = { $seat } pays 4 influence and flips { $dice }.

## Events: actions

event-dice_used =
    { NUMBER($price) ->
        [0] { $seat } uses { $dice }, worth { NUMBER($value) }.
        [one] { $seat } uses { $dice }, worth { NUMBER($value) }, and pays { NUMBER($price) } denier for dice.
       *[other] { $seat } uses { $dice }, worth { NUMBER($value) }, and pays { NUMBER($price) } deniers for dice.
    }
event-dice_sold =
    { NUMBER($number) ->
        [one] { $owner } receives { NUMBER($deniers) } deniers for { NUMBER($number) } die.
       *[other] { $owner } receives { NUMBER($deniers) } deniers for { NUMBER($number) } dice.
    }
event-cube_spent = { $seat } spends a cube of { $card }.
# $times (Number)
event-cube_spent-many = { $seat } spends { NUMBER($times) } cubes of { $card }.
event-citizen_moved = { $seat } takes a citizen from { $source }.
event-hired =
    { NUMBER($vp) ->
        [0] { $seat } hires a tradesman on { $card } for { NUMBER($deniers) } deniers. The scoring spaces are taken, so it stands on the picture.
        [one] { $seat } hires a tradesman on { $card } for { NUMBER($deniers) } deniers, on a space worth { NUMBER($vp) } point at the end.
       *[other] { $seat } hires a tradesman on { $card } for { NUMBER($deniers) } deniers, on a space worth { NUMBER($vp) } points at the end.
    }
event-activated =
    { NUMBER($number) ->
        [one] { $seat } activates { $card } once.
       *[other] { $seat } activates { $card } { NUMBER($number) } times.
    }
event-card_cubes =
    { NUMBER($number) ->
        [one] { $seat } puts { NUMBER($number) } cube on { $card } for later.
       *[other] { $seat } puts { NUMBER($number) } cubes on { $card } for later.
    }
event-built = { $seat } builds number { NUMBER($value) } on level { NUMBER($level) } of the Cathedral: { NUMBER($influence) } influence.
event-fought =
    { NUMBER($number) ->
        [one] { $seat } fights { $threat } with { NUMBER($number) } cube.
       *[other] { $seat } fights { $threat } with { NUMBER($number) } cubes.
    }
event-event_cube = { $seat } puts a cube on { $threat } and gains 1 influence.
# $times (Number)
event-event_cube-many = { $seat } puts { NUMBER($times) } cubes on { $threat } and gains { NUMBER($times) } influence.
event-threat_countered = { $threat } is countered: all its banners are filled.
event-threat_won = { $seat } takes the card { $threat }.
event-threat_discarded = The neutral side leads on { $threat } and takes the card away.
event-last_cube_removed = Resistance is over: { $threat } loses its last cube.
event-placed = { $seat } places a citizen on { $space }.
event-farmed =
    { NUMBER($deniers) ->
        [0] { $seat } works the fields, but a value of { NUMBER($value) } brings no deniers.
        [one] { $seat } works the fields: value { NUMBER($value) }, { NUMBER($deniers) } denier.
       *[other] { $seat } works the fields: value { NUMBER($value) }, { NUMBER($deniers) } deniers.
    }
event-vp_gained =
    { NUMBER($vp) ->
        [one] { $reason }: { $seat } gains { NUMBER($vp) } point.
       *[other] { $reason }: { $seat } gains { NUMBER($vp) } points.
    }
event-deniers_gained =
    { NUMBER($deniers) ->
        [0] { $reason }: { $seat } gains no deniers.
        [one] { $reason }: { $seat } gains { NUMBER($deniers) } denier.
       *[other] { $reason }: { $seat } gains { NUMBER($deniers) } deniers.
    }
event-influence_gained =
    { NUMBER($influence) ->
        [0] { $reason }: { $seat } already has the most influence there is, 20.
       *[other] { $reason }: { $seat } gains { NUMBER($influence) } influence.
    }
event-taxed =
    { NUMBER($deniers) ->
        [0] { $seat } owes { $to } no taxes, or has nothing to pay them with.
        [one] { $seat } pays { $to } { NUMBER($deniers) } denier in taxes.
       *[other] { $seat } pays { $to } { NUMBER($deniers) } deniers in taxes.
    }
event-archer_rolled =
    { NUMBER($number) ->
        [0] { $seat }'s archers roll { $dice }: no hit.
        [one] { $seat }'s archers roll { $dice }: { NUMBER($number) } hit.
       *[other] { $seat }'s archers roll { $dice }: { NUMBER($number) } hits.
    }
event-exchanged =
    { NUMBER($number) ->
        [0] { $seat } makes no exchange with { $card }.
        [one] { $seat } makes { NUMBER($number) } exchange with { $card }.
       *[other] { $seat } makes { NUMBER($number) } exchanges with { $card }.
    }
event-passed = { $seat } passes. { NUMBER($deniers) } deniers wait in the district.
event-pass_income =
    { NUMBER($deniers) ->
        [one] { $seat } has passed: { NUMBER($deniers) } denier more waits in the district.
       *[other] { $seat } has passed: { NUMBER($deniers) } deniers more wait in the district.
    }

## Events: the end of a round and of the game

event-pass_money_taken =
    { NUMBER($deniers) ->
        [one] { $seat } takes { NUMBER($deniers) } denier from the district.
       *[other] { $seat } takes { NUMBER($deniers) } deniers from the district.
    }
event-returned = { $seat }'s citizens lying on the { $building } return to the personal supply.
event-gray_returned = Neutral citizens lying on the { $building } go back to the general supply.
event-game_ended =
    { $ending ->
        [shared] The game is over. { $seats } have equally many points and share the victory.
        [defeat] The game is over. Le Roy is not behind: a crushing defeat.
        [poor] The game is over. { $seats } is ahead of Le Roy by a hair: a poor showing, but he is beaten.
        [average] The game is over. { $seats } is ahead of Le Roy: an average showing.
        [not_bad] The game is over. { $seats } is well ahead of Le Roy: not bad at all.
        [worried] The game is over. { $seats } is far ahead: Le Roy is worried.
        [masterful] The game is over. { $seats } leaves Le Roy far behind: masterful!
       *[points] The game is over. { $seats } has the most points and wins.
    }

## Events: Le Roy

event-le_roy_rolled = Le Roy's two black dice add up to { NUMBER($number) }.
event-le_roy_used =
    { NUMBER($dice_count) ->
        [0] Le Roy uses no dice.
       *[other] Le Roy uses { $dice }.
    }
event-le_roy_bought = Le Roy takes the player's best die, { $die }. The bank pays { NUMBER($deniers) } deniers for it.
event-le_roy_vp =
    { NUMBER($vp) ->
        [one] { $reason }: Le Roy gains { NUMBER($vp) } point.
       *[other] { $reason }: Le Roy gains { NUMBER($vp) } points.
    }
event-le_roy_placed = Le Roy places a citizen on { $space }.
event-le_roy_fought =
    { NUMBER($number) ->
        [one] Le Roy fills the last { NUMBER($number) } banner of { $threat }.
       *[other] Le Roy fills the last { NUMBER($number) } banners of { $threat }.
    }
event-le_roy_hired =
    { NUMBER($vp) ->
        [one] Le Roy puts a tradesman on { $card }, on a space worth { NUMBER($vp) } point at the end.
       *[other] Le Roy puts a tradesman on { $card }, on a space worth { NUMBER($vp) } points at the end.
    }
event-le_roy_built = Le Roy builds number { NUMBER($value) } on level { NUMBER($level) } of the Cathedral.
event-le_roy_nothing = Le Roy can do nothing with a { NUMBER($number) }.
event-le_roy_defended = Le Roy removes { $black } with { $die }.
event-le_roy_stood_by = Le Roy has no dice: { $black } goes away without a fight.
event-character_scored = { $character } scores now: { NUMBER($vp) } for the player, { NUMBER($le_roy) } for Le Roy. The card leaves the game.
event-le_roy_done = Le Roy has used all his dice.

## Refusals: why not

refusal-game-over = The game is over; there are no more moves.
refusal-not-your-decision = It is not your turn to decide: { $seat } is { $phase }.
refusal-settle-not-now = The first citizens are placed before the first round. Right now you are { $phase }.
refusal-activate-not-now = You activate a card as the action of your turn, once the black dice are gone. Right now you are { $phase }.
refusal-build-not-now = You build the Cathedral as the action of your turn, once the black dice are gone. Right now you are { $phase }.
refusal-fight-not-now = You fight an event as the action of your turn, once the black dice are gone. Right now you are { $phase }.
refusal-place-not-now = You place a citizen as the action of your turn, once the black dice are gone. Right now you are { $phase }.
refusal-farm-not-now = Agriculture is an action of your turn, once the black dice are gone. Right now you are { $phase }.
refusal-pass-not-now = You pass instead of an action, once the black dice are gone. Right now you are { $phase }.
refusal-take-not-now = You take dice right after choosing what your action is for. Right now you are { $phase }.
refusal-enough-not-now = You say that the dice are enough while you are choosing the dice of an action. Right now you are { $phase }.
refusal-spend-not-now = You spend a cube once the dice of your action are chosen. Right now you are { $phase }.
refusal-plain-not-now = You are asked for a cube once the dice of your action are chosen, if one of yours could help. Right now you are { $phase }.
refusal-source-not-now = You choose where the citizen comes from when you hire a tradesman or place a citizen, after the dice. Right now you are { $phase }.
refusal-times-not-now = You choose how often after the dice of an action on a card or an event. Right now you are { $phase }.
refusal-confirm-not-now = You confirm an action at the end, when all of it is chosen. Right now you are { $phase }.
refusal-reroll-not-now = You reroll a die for influence on your turn, before your action or before choosing dice against the black ones. Right now you are { $phase }.
refusal-recruit-not-now = You recruit for influence on your turn, before your action or before choosing dice against the black ones. Right now you are { $phase }.
refusal-flip-not-now = You flip dice for influence on your turn, before your action or before choosing dice against the black ones. Right now you are { $phase }.
refusal-turn-not-now = You name the dice to flip once you have paid the influence for flipping. Right now you are { $phase }.
refusal-done-not-now = You end the flipping once you have paid for it and flipped a die. Right now you are { $phase }.
refusal-use-not-now = You use dice this way only against the black dice, before the actions of the round. Right now you are { $phase }.
refusal-oppose-not-now = You counter black dice only when they are rolled, before the actions of the round. Right now you are { $phase }.
refusal-defend-not-now = You fight the black dice only when they are rolled, before the actions of the round. Right now you are { $phase }.
refusal-yield-not-now = You give in only against a black die, before the actions of the round. Right now you are { $phase }.
refusal-collect-not-now = You choose a building for deniers only when you activate the Miller. Right now you are { $phase }.
refusal-exchange-not-now = You exchange only when you activate the Artisan, the Innkeeper, the Journeyman or the Troubadour. Right now you are { $phase }.
refusal-cube-not-now = You put single cubes on events only through Chivalry, the Archer or the Diplomat. To fight an event is an action of its own. Right now you are { $phase }.
refusal-stop-not-now = You stop placing cubes only while Chivalry, the Archer or the Diplomat lets you place them. Right now you are { $phase }.
refusal-action-chosen = You take one action a turn, and it is chosen already. Right now you are { $phase }.
refusal-nothing-to-show = There is nothing to show: characters stay secret to the end, and nothing else is hidden.
refusal-space-taken = You can't place a citizen on { $space }: somebody stands there already. The first citizens go on empty spaces.
refusal-card-face-down = You can't activate { $slot } yet: it lies face down and is turned up in round { NUMBER($round) }.
refusal-no-citizen = You have no citizen for this: none in your supply and none to move on the board. Recruit one first, for 2 influence.
refusal-tradesman-too-dear =
    { NUMBER($missing) ->
        [one] You have no tradesman on { $card } yet, and hiring one costs { NUMBER($price) }. You have { NUMBER($deniers) }: { NUMBER($missing) } denier is missing.
       *[other] You have no tradesman on { $card } yet, and hiring one costs { NUMBER($price) }. You have { NUMBER($deniers) }: { NUMBER($missing) } deniers are missing.
    }
refusal-threat-not-in-queue = { $threat } is not in the queue of events, so nothing can be done about it.
refusal-no-dice-of-colour =
    { NUMBER($colours_count) ->
        [one] There are no dice for this on the square: it takes { $colours } ones.
       *[other] There are no dice for this on the square. It takes one of these colours: { $colours }.
    }
refusal-cathedral-dice-full = None of the white dice has a free space in the Cathedral: their numbers are built up to the top.
refusal-all-protected = No die on the square fits: in the { $building } you would have to expel somebody of a colour that already lies there, and such a colour is protected.
refusal-dice-too-dear =
    { NUMBER($missing) ->
        [one] You can't pay this: with the dice of others, and the tradesman if you need one, it costs at least { NUMBER($price) }. You have { NUMBER($deniers) }: { NUMBER($missing) } denier is missing.
       *[other] You can't pay this: with the dice of others, and the tradesman if you need one, it costs at least { NUMBER($price) }. You have { NUMBER($deniers) }: { NUMBER($missing) } deniers are missing.
    }
refusal-value-out-of-reach =
    { NUMBER($divisor) ->
        [0] No dice you can pay for would do here.
       *[other] The group must be worth at least { NUMBER($divisor) }, and no dice you can pay for reach that, not even with a cube of yours.
    }
refusal-die-not-there = You can't take { $die } from { $seat }'s district: there is no such die, or none left.
refusal-die-not-gray = You can't take { $die } from the neutral district: there is no such die, or none left.
refusal-district-without-player = Nobody sits there in this game: there is no such district on the square.
refusal-group-full =
    { NUMBER($number) ->
        [one] You have your die: placing a citizen takes exactly one.
       *[other] Your group is full: one action takes { NUMBER($number) } dice at most.
    }
refusal-colours-mixed = You can't add { $die }: the dice of a group share one colour. Only Pilgrimage allows different ones.
refusal-one-white-die-only = You can't add { $die }: here a white die works only through a cube of Monk, Templar or Prior, and then it must be alone.
refusal-militia-without-red = You can't add { $die }: a cube of the Militia makes red dice of yellow ones, but no real red die may be among them.
refusal-die-wrong-colour =
    { NUMBER($colours_count) ->
        [one] You can't use { $die } here: this takes { $colours } dice.
       *[other] You can't use { $die } here. The colour must be one of these: { $colours }.
    }
refusal-cathedral-number-full = You can't use that die: with the dice you have, number { NUMBER($value) } has no free level left in the Cathedral.
refusal-expulsion-protected = You can't do this with { $die }: it would expel somebody from the { $building } whose colour already lies there. Such a colour is protected until the end of the round.
refusal-no-die-yet = Choose at least one die first.
refusal-value-too-low = Your dice are worth { NUMBER($value) }, and this takes at least { NUMBER($divisor) }. Add a die, or start over.
refusal-no-cube = You have no cube on { $card } to spend.
refusal-cube-does-not-fit = A cube of { $card } does not help this action: it fits neither these dice nor what they are for.
refusal-cube-needed = These dice have the wrong colour on their own. They work here only with a cube.
refusal-supply-empty = Your personal supply is empty. Take a citizen from the board, or recruit one before the action, for 2 influence.
refusal-no-citizen-there = You can't take a citizen from { $source }: you have none there.
refusal-too-many-times =
    { NUMBER($number) ->
        [one] That is too many: { NUMBER($value) } divided by { NUMBER($divisor) } is enough for one only.
       *[other] That is too many: { NUMBER($value) } divided by { NUMBER($divisor) } is enough for { NUMBER($number) }.
    }
refusal-banners-full =
    { NUMBER($number) ->
        [one] That is too many: { $threat } has only { NUMBER($number) } free banner left.
       *[other] That is too many: { $threat } has only { NUMBER($number) } free banners left.
    }
refusal-influence-too-late = You use influence before you choose dice against the black ones. Take the chosen dice back first, if you want to use it.
refusal-influence-lacking = This takes { NUMBER($price) } influence, and you have { NUMBER($influence) }.
refusal-nobody-to-recruit = There is nobody left to recruit: all your 12 citizens are in play.
refusal-no-own-dice = You have no dice in your district. Influence changes only your own dice.
refusal-die-not-yours = You have no { $die } in your district; only your own dice will do here.
refusal-able-to-fight = You may not give in: your dice are worth { NUMBER($value) } here, red ones doubled, and that is enough against { NUMBER($black_value) }.
refusal-unable-to-fight = All your dice together are worth { NUMBER($value) } here, red ones doubled. Against { NUMBER($black_value) } that is too little: change your dice with influence, or give in.
refusal-no-such-black-die = There is no { $die } left among the black dice.
refusal-too-strong = That is too much at once: all your dice together are worth { NUMBER($value) } here, red ones doubled, and the black ones would come to { NUMBER($black_value) }.
refusal-too-weak = The dice you have chosen are worth { NUMBER($value) } here, red ones doubled. Against { NUMBER($black_value) } you need more.
refusal-too-many-exchanges =
    { NUMBER($number) ->
        [one] You can make { NUMBER($number) } exchange at most: more is not activated, or you can't pay for it.
       *[other] You can make { NUMBER($number) } exchanges at most: more are not activated, or you can't pay for them.
    }

## Endings, grades and scores

ending-points = with the most points
ending-shared = together, with equally many points
ending-defeat = beaten by Le Roy
ending-poor = against Le Roy, with a poor showing
ending-average = against Le Roy, with an average showing
ending-not_bad = against Le Roy, and not badly at all
ending-worried = against Le Roy, and leaves him worried
ending-masterful = against Le Roy, in a masterful way
grade-defeat = Crushing defeat
    .explain = Le Roy has at least as many points as you.
grade-poor = Poor
    .explain = 1 to 5 points ahead. Your head is still in Le Roy's hands.
grade-average = Average
    .explain = 6 to 10 points ahead.
grade-not_bad = Not bad
    .explain = 11 to 15 points ahead. You begin to show what you can do.
grade-worried = Le Roy is worried
    .explain = 16 to 20 points ahead.
grade-masterful = Masterful
    .explain = More than 20 points ahead. Congratulations!
score-play = During the game
score-events = Events in the queue
score-tradesmen = Tradesmen
score-cathedral = Missing levels of the Cathedral
score-urbain_iv = { character-urbain_iv }
score-chretien_de_troyes = { character-chretien_de_troyes }
score-hugues_de_payns = { character-hugues_de_payns }
score-thibaut_ii = { character-thibaut_ii }
score-henry_i = { character-henry_i }
score-le_florentin = { character-le_florentin }
score-total = Total

## Labels of the table

label-round = Round
label-round-of = Round { NUMBER($round) } of { NUMBER($rounds) }
label-start-player = Start player
label-square = City square
label-district = District
label-district-of = { $seat }'s district
label-district-yours = Your district
label-district-empty = No dice
label-gray = Neutral
label-le-roy = Le Roy
label-buildings = Buildings
label-salary =
    { NUMBER($deniers) ->
        [0] No salary
        [one] { NUMBER($deniers) } denier per citizen
       *[other] { NUMBER($deniers) } deniers per citizen
    }
label-salary-due =
    { NUMBER($deniers) ->
        [one] Salaries next round: { NUMBER($deniers) } denier
       *[other] Salaries next round: { NUMBER($deniers) } deniers
    }
label-row-dice = Row of the dice { $dice }
label-empty-space = Empty space
label-lying = Lying
label-lying-of = { $seat } has a citizen lying here: no other of theirs can be expelled.
label-protected = Protected
label-cathedral = Cathedral
label-level = Level
label-level-of = Level { NUMBER($level) }
label-number = Number { NUMBER($number) }
label-activities = Activity cards
label-opens-in-round = Opens in round { NUMBER($round) }
label-face-down = Face down
label-immediate = At once
label-delayed = For later, with cubes
label-tradesman = Tradesman
label-tradesmen = Tradesmen
label-scoring-space = Scoring space
label-picture = On the picture
label-events = Events
label-queue = Queue of events
label-never-leaves = Never leaves
label-banners = Banners
label-free-banners =
    { NUMBER($number) ->
        [one] { NUMBER($number) } free banner
       *[other] { NUMBER($number) } free banners
    }
label-events-won = Event cards won
label-divisor = Divisor
label-cost = Tradesman's cost
label-vp = Points
label-vp-count =
    { NUMBER($vp) ->
        [one] { NUMBER($vp) } point
       *[other] { NUMBER($vp) } points
    }
label-vp-hidden = Hidden until the end
label-house-value = House value
    .explain = The rulebook does not print this number; it stands on the card. This is our own estimate. If you own the game, you can enter the printed one.
label-own-numbers = Own numbers
    .explain = This match uses numbers that somebody entered from their own copy of the game.
label-deniers = Deniers
label-deniers-count =
    { NUMBER($deniers) ->
        [one] { NUMBER($deniers) } denier
       *[other] { NUMBER($deniers) } deniers
    }
label-influence = Influence
label-influence-count = { NUMBER($influence) } influence
label-influence-uses = 1 reroll · 2 recruit · 4 flip
label-reroll = Reroll
label-recruit = Recruit
label-flip = Flip
label-supply = Personal supply
label-reserve = General supply
label-citizens = Citizens
label-citizens-count =
    { NUMBER($number) ->
        [one] { NUMBER($number) } citizen
       *[other] { NUMBER($number) } citizens
    }
label-character = Character
label-characters = Characters
label-character-secret = Secret until the end
label-black-dice = Black dice
label-against = Against
label-strength = Strength, red doubled
label-dice = Dice
label-your-dice = Your dice
label-group = Group of dice
label-target = Target
label-value = Value
label-price = Price
label-each = { NUMBER($each) } each
label-own-die = Your own, free
label-free-die = Free
label-hire = Tradesman
label-after = Left afterwards
label-yield = So far
label-activations =
    { NUMBER($number) ->
        [one] { NUMBER($number) } activation
       *[other] { NUMBER($number) } activations
    }
label-cube = Cube
label-cubes = Cubes
label-cubes-count =
    { NUMBER($number) ->
        [one] { NUMBER($number) } cube
       *[other] { NUMBER($number) } cubes
    }
label-source = Citizen from
label-times = How often
label-score = Score
label-total = Total
label-margin = Ahead of Le Roy by
label-passed = Passed
label-pass-money =
    { NUMBER($deniers) ->
        [one] { NUMBER($deniers) } denier waits here
       *[other] { NUMBER($deniers) } deniers wait here
    }
label-decks = Events left
label-agriculture = Agriculture
label-no-dice = No dice
label-le-roy-table = Le Roy's table
label-le-roy-roll = Le Roy's roll
label-le-roy-result-2 = points for three dice
label-le-roy-result-3 = 2 points for two dice
label-le-roy-result-4 = places a citizen
label-le-roy-result-5 = counters the rightmost event
label-le-roy-result-6 = places a tradesman
label-le-roy-result-7 = 2 cubes in the Cathedral
label-le-roy-result-8 = the top character scores

## Table talk

talk-1 = Nice dice you have there. I'll take one.
talk-2 = Somebody should do something about those events.
talk-3 = You are not collecting influence for fun, are you?
talk-4 = Thank you for paying me so well.
talk-5 = That was my place in the Palace!
talk-6 = The Cathedral will not build itself.
talk-7 = Well played!
talk-8 = One more game?

## What the coach counts: what a move gives, what it costs, and what it burdens one with

# $number (Number)
gives-deniers = { NUMBER($number) ->
        [one] 1 denier
       *[other] { NUMBER($number) } deniers
    }
costs-deniers = { NUMBER($number) ->
        [one] 1 denier
       *[other] { NUMBER($number) } deniers
    }
gives-influence = { NUMBER($number) } influence
costs-influence = { NUMBER($number) } influence
gives-tradesmen = { NUMBER($number) ->
        [one] 1 tradesman of your own
       *[other] { NUMBER($number) } tradesmen of your own
    }
gives-cathedral_cubes = { NUMBER($number) ->
        [one] 1 cube in the Cathedral
       *[other] { NUMBER($number) } cubes in the Cathedral
    }

## What people have favourites of

taken-card = Activity cards
taken-threat = Events countered
