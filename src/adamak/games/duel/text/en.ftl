### 7 Wonders Duel with Pantheon in English: the words of the log, the command line and the page.
### Every number is written with NUMBER(); names of players, cards, Wonders, tokens and Divinities arrive as text.

## The game

game-name = 7 Wonders Duel
game-tagline = Every card you take opens one for your rival.
game-about = Two cities of the ancient world compete through three Ages. You build with cards from a shared layout, and win at once by taking the enemy capital or gathering six different scientific symbols; otherwise the most points decide. With the Pantheon expansion the gods take sides.

## Buildings of Age I

card-lumber_yard = Lumber Yard
    .effect = Produces 1 wood.
card-logging_camp = Logging Camp
    .effect = Produces 1 wood.
card-clay_pool = Clay Pool
    .effect = Produces 1 clay.
card-clay_pit = Clay Pit
    .effect = Produces 1 clay.
card-quarry = Quarry
    .effect = Produces 1 stone.
card-stone_pit = Stone Pit
    .effect = Produces 1 stone.
card-glassworks = Glassworks
    .effect = Produces 1 glass.
card-press = Press
    .effect = Produces 1 papyrus.
card-guard_tower = Guard Tower
    .effect = 1 shield.
card-stable = Stable
    .effect = 1 shield.
card-garrison = Garrison
    .effect = 1 shield.
card-palisade = Palisade
    .effect = 1 shield.
card-workshop = Workshop
    .effect = Compass symbol. 1 point.
card-apothecary = Apothecary
    .effect = Wheel symbol. 1 point.
card-scriptorium = Scriptorium
    .effect = Quill symbol.
card-pharmacist = Pharmacist
    .effect = Mortar symbol.
card-theater = Theater
    .effect = 3 points.
card-altar = Altar
    .effect = 3 points.
card-baths = Baths
    .effect = 3 points.
card-stone_reserve = Stone Reserve
    .effect = You buy stone at 1 coin each.
card-clay_reserve = Clay Reserve
    .effect = You buy clay at 1 coin each.
card-wood_reserve = Wood Reserve
    .effect = You buy wood at 1 coin each.
card-tavern = Tavern
    .effect = Gain 4 coins.

## Buildings of Age II

card-sawmill = Sawmill
    .effect = Produces 2 wood.
card-brickyard = Brickyard
    .effect = Produces 2 clay.
card-shelf_quarry = Shelf Quarry
    .effect = Produces 2 stone.
card-glassblower = Glassblower
    .effect = Produces 1 glass.
card-drying_room = Drying Room
    .effect = Produces 1 papyrus.
card-walls = Walls
    .effect = 2 shields.
card-horse_breeders = Horse Breeders
    .effect = 1 shield.
card-barracks = Barracks
    .effect = 1 shield.
card-archery_range = Archery Range
    .effect = 2 shields.
card-parade_ground = Parade Ground
    .effect = 2 shields.
card-library = Library
    .effect = Quill symbol. 2 points.
card-dispensary = Dispensary
    .effect = Mortar symbol. 2 points.
card-school = School
    .effect = Wheel symbol. 1 point.
card-laboratory = Laboratory
    .effect = Compass symbol. 1 point.
card-courthouse = Courthouse
    .effect = 5 points.
card-statue = Statue
    .effect = 4 points.
card-temple = Temple
    .effect = 4 points.
card-aqueduct = Aqueduct
    .effect = 5 points.
card-rostrum = Rostrum
    .effect = 4 points.
card-forum = Forum
    .effect = Produces 1 glass or papyrus.
card-caravansery = Caravansery
    .effect = Produces 1 wood, clay or stone.
card-customs_house = Customs House
    .effect = You buy papyrus and glass at 1 coin each.
card-brewery = Brewery
    .effect = Gain 6 coins.

## Buildings of Age III

card-arsenal = Arsenal
    .effect = 3 shields.
card-pretorium = Pretorium
    .effect = 3 shields.
card-fortifications = Fortifications
    .effect = 2 shields.
card-siege_workshop = Siege Workshop
    .effect = 2 shields.
card-circus = Circus
    .effect = 2 shields.
card-academy = Academy
    .effect = Sundial symbol. 3 points.
card-study = Study
    .effect = Sundial symbol. 3 points.
card-university = University
    .effect = Armillary sphere symbol. 2 points.
card-observatory = Observatory
    .effect = Armillary sphere symbol. 2 points.
card-palace = Palace
    .effect = 7 points.
card-town_hall = Town Hall
    .effect = 7 points.
card-obelisk = Obelisk
    .effect = 5 points.
card-gardens = Gardens
    .effect = 6 points.
card-pantheon = Pantheon
    .effect = 6 points.
card-senate = Senate
    .effect = 5 points.
card-chamber_of_commerce = Chamber of Commerce
    .effect = Gain 3 coins for each grey card of yours. 3 points.
card-port = Port
    .effect = Gain 2 coins for each brown card of yours. 3 points.
card-armory = Armory
    .effect = Gain 1 coin for each red card of yours. 3 points.
card-lighthouse = Lighthouse
    .effect = Gain 1 coin for each yellow card of yours, this one included. 3 points.
card-arena = Arena
    .effect = Gain 2 coins for each standing Wonder of yours. 3 points.

## Guilds

card-merchants_guild = Merchants Guild
    .effect = 1 coin now and 1 point at the end for each yellow card in the city that has more of them.
card-shipowners_guild = Shipowners Guild
    .effect = 1 coin now and 1 point at the end for each brown or grey card in the city that has more of them.
card-builders_guild = Builders Guild
    .effect = At the end 2 points for each standing Wonder in the city that has more of them.
card-magistrates_guild = Magistrates Guild
    .effect = 1 coin now and 1 point at the end for each blue card in the city that has more of them.
card-scientists_guild = Scientists Guild
    .effect = 1 coin now and 1 point at the end for each green card in the city that has more of them.
card-moneylenders_guild = Moneylenders Guild
    .effect = At the end 1 point for every 3 coins in the richer treasury.
card-tacticians_guild = Tacticians Guild
    .effect = 1 coin now and 1 point at the end for each red card in the city that has more of them.

## Grand Temples

card-mesopotamian_grand_temple = Mesopotamian Grand Temple
    .effect = Your Grand Temples together: 5 points for 1, 12 for 2, 21 for 3.
card-phoenician_grand_temple = Phoenician Grand Temple
    .effect = Your Grand Temples together: 5 points for 1, 12 for 2, 21 for 3.
card-greek_grand_temple = Greek Grand Temple
    .effect = Your Grand Temples together: 5 points for 1, 12 for 2, 21 for 3.
card-egyptian_grand_temple = Egyptian Grand Temple
    .effect = Your Grand Temples together: 5 points for 1, 12 for 2, 21 for 3.
card-roman_grand_temple = Roman Grand Temple
    .effect = Your Grand Temples together: 5 points for 1, 12 for 2, 21 for 3.

## Wonders

wonder-the_appian_way = The Appian Way
    .effect = Gain 3 coins, your opponent loses 3 coins, play again. 3 points.
wonder-circus_maximus = Circus Maximus
    .effect = 1 shield, discard one grey card of your opponent. 3 points.
wonder-the_colossus = The Colossus
    .effect = 2 shields. 3 points.
wonder-the_great_library = The Great Library
    .effect = Draw 3 progress tokens from the box and keep one. 4 points.
wonder-the_great_lighthouse = The Great Lighthouse
    .effect = Produces 1 wood, clay or stone. 4 points.
wonder-the_hanging_gardens = The Hanging Gardens
    .effect = Gain 6 coins, play again. 3 points.
wonder-the_mausoleum = The Mausoleum
    .effect = Construct a discarded card for free. 2 points.
wonder-piraeus = Piraeus
    .effect = Produces 1 glass or papyrus, play again. 2 points.
wonder-the_pyramids = The Pyramids
    .effect = 9 points.
wonder-the_sphinx = The Sphinx
    .effect = Play again. 6 points.
wonder-the_statue_of_zeus = The Statue of Zeus
    .effect = 1 shield, discard one brown card of your opponent. 3 points.
wonder-the_temple_of_artemis = The Temple of Artemis
    .effect = Gain 12 coins, play again.
wonder-the_sanctuary = The Sanctuary
    .effect = Your activations cost 2 coins less while it stands, play again.
wonder-the_divine_theater = The Divine Theater
    .effect = Open one deck of Divinities and activate one of them for free. 2 points.

## Progress tokens

token-agriculture = Agriculture
    .effect = Gain 6 coins. 4 points.
token-architecture = Architecture
    .effect = Your Wonders need 2 resources less.
token-economy = Economy
    .effect = Coins your opponent pays for resources go to you.
token-law = Law
    .effect = Scales symbol.
token-masonry = Masonry
    .effect = Your blue cards need 2 resources less.
token-mathematics = Mathematics
    .effect = 3 points for each of your progress tokens, this one included.
token-philosophy = Philosophy
    .effect = 7 points.
token-strategy = Strategy
    .effect = Red Buildings you construct from now on give 1 shield more.
token-theology = Theology
    .effect = Wonders you construct from now on let you play again.
token-urbanism = Urbanism
    .effect = Gain 6 coins, and 4 more for each later chain construction.
token-mysticism = Mysticism
    .effect = 2 points for each Mythology and Offering token you still have.
token-poliorcetics = Poliorcetics
    .effect = Your opponent loses 1 coin for each space you move the Conflict pawn.
token-engineering = Engineering
    .effect = Cards with a chain symbol cost you 1 coin.

## Military tokens: as a move names them, and as an event does

military_token-token_p1_far = the military token of 5 on the first player's side
military_token-token_p1_near = the military token of 2 on the first player's side
military_token-token_p2_near = the military token of 2 on the second player's side
military_token-token_p2_far = the military token of 5 on the second player's side
token-token_p1_far = { military_token-token_p1_far }
token-token_p1_near = { military_token-token_p1_near }
token-token_p2_near = { military_token-token_p2_near }
token-token_p2_far = { military_token-token_p2_far }

## Divinities and Mythologies

divinity-enki = Enki
    .effect = Take one of the 2 progress tokens on it.
divinity-ishtar = Ishtar
    .effect = Scales symbol.
divinity-nisaba = Nisaba
    .effect = Put the Snake on a green card of your opponent: you hold its symbol too.
divinity-astarte = Astarte
    .effect = 7 coins on this card, yours to spend and safe from loss. 1 point for each one left.
divinity-baal = Baal
    .effect = Take a brown or grey card of your opponent.
divinity-tanit = Tanit
    .effect = Gain 12 coins.
divinity-aphrodite = Aphrodite
    .effect = 9 points.
divinity-hades = Hades
    .effect = Construct a discarded card for free.
divinity-zeus = Zeus
    .effect = Discard any card of the structure.
divinity-anubis = Anubis
    .effect = Make a standing Wonder unbuilt.
divinity-isis = Isis
    .effect = Construct one of your Wonders for free with a discarded card.
divinity-ra = Ra
    .effect = Take an unbuilt Wonder of your opponent.
divinity-mars = Mars
    .effect = 2 shields.
divinity-minerva = Minerva
    .effect = Put the Minerva pawn on the military track: it stops the Conflict pawn once.
divinity-neptune = Neptune
    .effect = Remove one military token without effect; your opponent loses the coins of another.
divinity-gate = Gate
    .effect = Activate one of the Divinities on top of the decks for free. Costs twice as much as its space shows.
mythology-mesopotamian = Mesopotamian
mythology-phoenician = Phoenician
mythology-greek = Greek
mythology-egyptian = Egyptian
mythology-roman = Roman

## Resources, colours, symbols, backs, Ages

good-wood = wood
good-clay = clay
good-stone = stone
good-glass = glass
good-papyrus = papyrus
colour-brown = brown
    .kind = Raw materials
colour-grey = grey
    .kind = Manufactured goods
colour-blue = blue
    .kind = Civilian Buildings
colour-green = green
    .kind = Scientific Buildings
colour-yellow = yellow
    .kind = Commercial Buildings
colour-red = red
    .kind = Military Buildings
colour-purple = purple
    .kind = Guilds
colour-temple = Grand Temple
    .kind = Grand Temples
symbol-compass = compass
symbol-wheel = wheel
symbol-quill = quill
symbol-mortar = mortar
symbol-sundial = sundial
symbol-armillary_sphere = armillary sphere
symbol-scales = scales
chain-horseshoe = horseshoe
chain-sword = sword
chain-tower = tower
chain-target = target
chain-helmet = helmet
chain-book = book
chain-gear = gear
chain-lyre = lyre
chain-lamp = lamp
chain-mask = mask
chain-pillar = pillar
chain-moon = moon
chain-sun = sun
chain-drop = drop
chain-temple_front = temple front
chain-vase = vase
chain-barrel = barrel
chain-mythology_mesopotamian = Mesopotamian Mythology token
chain-mythology_phoenician = Phoenician Mythology token
chain-mythology_greek = Greek Mythology token
chain-mythology_egyptian = Egyptian Mythology token
chain-mythology_roman = Roman Mythology token
back-age1 = card of Age I
back-age2 = card of Age II
back-age3 = card of Age III
back-guild = Guild
back-grand_temple = Grand Temple
age-1 = Age I
age-2 = Age II
age-3 = Age III

## Players, spaces of the military track, sets of Offering tokens, ways of paying

player-p1 = the first player
player-p2 = the second player
position--9 = the first player's capital
position--8 = space 8 on the first player's side
position--7 = space 7 on the first player's side
position--6 = space 6 on the first player's side
position--5 = space 5 on the first player's side
position--4 = space 4 on the first player's side
position--3 = space 3 on the first player's side
position--2 = space 2 on the first player's side
position--1 = space 1 on the first player's side
position-0 = the middle of the track
position-1 = space 1 on the second player's side
position-2 = space 2 on the second player's side
position-3 = space 3 on the second player's side
position-4 = space 4 on the second player's side
position-5 = space 5 on the second player's side
position-6 = space 6 on the second player's side
position-7 = space 7 on the second player's side
position-8 = space 8 on the second player's side
position-9 = the second player's capital
offerings-none = without Offering tokens
offerings-of_2 = with the Offering token of 2
offerings-of_3 = with the Offering token of 3
offerings-of_4 = with the Offering token of 4
offerings-of_2_3 = with the Offering tokens of 2 and 3
offerings-of_2_4 = with the Offering tokens of 2 and 4
offerings-of_3_4 = with the Offering tokens of 3 and 4
offerings-of_2_3_4 = with the Offering tokens of 2, 3 and 4
way-normal = Normal cost
way-chain = Chain
way-engineering = Engineering

## Places of the structure, counted from 1

slot-0 = 1
slot-1 = 2
slot-2 = 3
slot-3 = 4
slot-4 = 5
slot-5 = 6
slot-6 = 7
slot-7 = 8
slot-8 = 9
slot-9 = 10
slot-10 = 11
slot-11 = 12
slot-12 = 13
slot-13 = 14
slot-14 = 15
slot-15 = 16
slot-16 = 17
slot-17 = 18
slot-18 = 19
slot-19 = 20

## Decisions: the name, the question, and what the others read

phase-draft = choosing a Wonder
ask-draft = Which Wonder do you take?
wait-draft = { $seat } is choosing a Wonder.
phase-turn = choosing the action of the turn
ask-turn = What do you do?
wait-turn = It is { $seat }'s turn.
phase-begin_age = choosing who begins the Age
ask-begin_age = Who begins this Age?
wait-begin_age = { $seat } is choosing who begins the Age.
phase-choose_progress = choosing a progress token
ask-choose_progress = Which progress token do you take?
wait-choose_progress = { $seat } is choosing a progress token.
phase-great_library = choosing one of the tokens drawn for The Great Library
ask-great_library = Which of the drawn tokens do you keep?
wait-great_library = { $seat } is choosing one of the tokens drawn for The Great Library.
phase-destroy_card = choosing the card the opponent loses
ask-destroy_card = Which card does your opponent lose?
wait-destroy_card = { $seat } is choosing the card the opponent loses.
phase-revive_card = choosing a discarded card to construct
ask-revive_card = Which discarded card do you construct for free?
wait-revive_card = { $seat } is choosing a discarded card to construct.
phase-place_divinity = placing a Divinity in the Pantheon
ask-place_divinity = Which Divinity do you place, and where?
wait-place_divinity = { $seat } is placing a Divinity in the Pantheon.
phase-enki = choosing one of the tokens on Enki
ask-enki = Which token of Enki do you take?
wait-enki = { $seat } is choosing one of the tokens on Enki.
phase-nisaba = placing the Snake
ask-nisaba = Where does the Snake go?
wait-nisaba = { $seat } is placing the Snake.
phase-baal = choosing the card Baal takes
ask-baal = Which card do you take from your opponent?
wait-baal = { $seat } is choosing the card Baal takes.
phase-zeus = choosing the card Zeus discards
ask-zeus = Which card does Zeus discard?
wait-zeus = { $seat } is choosing the card Zeus discards.
phase-anubis = choosing the Wonder Anubis tears down
ask-anubis = Which Wonder does Anubis tear down?
wait-anubis = { $seat } is choosing the Wonder Anubis tears down.
phase-isis_card = choosing the discarded card for Isis
ask-isis_card = Which discarded card goes under your Wonder?
wait-isis_card = { $seat } is choosing the discarded card for Isis.
phase-isis_wonder = choosing the Wonder Isis constructs
ask-isis_wonder = Which Wonder do you construct for free?
wait-isis_wonder = { $seat } is choosing the Wonder Isis constructs.
phase-ra = choosing the Wonder Ra takes
ask-ra = Which Wonder do you take over?
wait-ra = { $seat } is choosing the Wonder Ra takes.
phase-minerva = placing the Minerva pawn
ask-minerva = Where does Minerva stand?
wait-minerva = { $seat } is placing the Minerva pawn.
phase-neptune_remove = choosing the military token that goes without effect
ask-neptune_remove = Which military token goes without effect?
wait-neptune_remove = { $seat } is choosing the military token that goes without effect.
phase-neptune_apply = choosing the military token that works
ask-neptune_apply = Which military token works? Your opponent loses its coins.
wait-neptune_apply = { $seat } is choosing the military token that works.
phase-gate = choosing a Divinity at the Gate
ask-gate = Which Divinity do you activate for free?
wait-gate = { $seat } is choosing a Divinity at the Gate.
phase-theater_deck = choosing the deck for The Divine Theater
ask-theater_deck = Which deck do you open?
wait-theater_deck = { $seat } is choosing the deck for The Divine Theater.
phase-theater_divinity = choosing a Divinity in The Divine Theater
ask-theater_divinity = Which Divinity of this deck do you activate for free?
wait-theater_divinity = { $seat } is choosing a Divinity in The Divine Theater.
phase-theater_order = choosing the card on top of the deck
ask-theater_order = Which card goes on top of the deck?
wait-theater_order = { $seat } is putting two cards back on the deck.
phase-over = the end of the game

## Moves. A move's numbers are told apart by their order: the place before the Wonder, the space before the tokens.

move-draft = Take { $wonder }
move-build = Construct the card of place { $slot }
move-discard = Discard the card of place { $slot } for coins
move-wonder = Use the card of place { $slot } to construct { $wonder }
move-activate = Activate the card on space { NUMBER($space) } { $offerings }
move-begin = Let { $player } begin
move-progress = Take { $token }
move-destroy = Discard { $card }
move-revive = Construct { $card } for free
move-place = Place { $divinity } on space { NUMBER($space) }
move-copy = Put the Snake on { $card }
move-steal = Take { $card }
move-strike = Discard the card of place { $slot } with Zeus
move-topple = Tear down { $wonder }
move-bury = Use { $card }
move-raise = Construct { $wonder } for free
move-claim = Take over { $wonder }
move-guard = Put Minerva on { $position }
move-remove = Remove { $military_token }
move-apply = Use { $military_token } against your opponent
move-summon = Activate { $divinity } for free
move-open = Open the { $mythology } deck
move-top = Put { $divinity } on top

## Events: the log

# $age (Number) $coins (Number) $missing (Number) $price (Number) $space (Number) $trade (Number)
# $applied (String) $colour (String) $divinities (String) $divinity (String) $good (String) $goods (String)
# $military_token (String) $mythology (String) $offerings (String) $owner (String) $position (String) $source (String)
# $slot (String) $symbol (String) $token (String) $tokens (String) $way (String) $wonder (String) $wonders (String)
event-wonder_drafted = { $seat } takes { $wonder }.
event-wonders_revealed = These Wonders are turned up: { $wonders }.
event-age_started =
    { NUMBER($age) ->
        [1] Age I is laid out.
        [2] Age II is laid out.
       *[other] Age III is laid out.
    }
event-age_begun =
    { NUMBER($age) ->
        [2] { $seat } decides: { $to } begins Age II.
       *[other] { $seat } decides: { $to } begins Age III.
    }
event-built =
    { $way ->
        [chain] { $seat } constructs { $card } for free, by chain.
        [engineering]
            { NUMBER($price) ->
                [one] { $seat } constructs { $card } for { NUMBER($price) } coin, with Engineering.
               *[other] { $seat } constructs { $card } for { NUMBER($price) } coins, with Engineering.
            }
       *[normal]
            { NUMBER($price) ->
                [0] { $seat } constructs { $card } and pays nothing.
                [one] { $seat } constructs { $card } for { NUMBER($price) } coin.
               *[other]
                    { NUMBER($trade) ->
                        [0] { $seat } constructs { $card } for { NUMBER($price) } coins.
                       *[other] { $seat } constructs { $card } for { NUMBER($price) } coins, { NUMBER($trade) } of them for resources.
                    }
            }
    }
event-discarded =
    { NUMBER($coins) ->
        [one] { $seat } discards { $card } for { NUMBER($coins) } coin.
       *[other] { $seat } discards { $card } for { NUMBER($coins) } coins.
    }
event-wonder_built =
    { NUMBER($price) ->
        [0] { $seat } constructs { $wonder } with { $card } and pays nothing.
        [one] { $seat } constructs { $wonder } with { $card } for { NUMBER($price) } coin.
       *[other] { $seat } constructs { $wonder } with { $card } for { NUMBER($price) } coins.
    }
event-coins_gained =
    { $reason ->
        [urbanism] Urbanism: { $seat } gains { NUMBER($coins) } coins for the chain.
        [progress] The progress token: { $seat } gains { NUMBER($coins) } coins.
        [economy] Economy: { $seat } receives the coins paid for resources, { NUMBER($coins) } in all.
        [tanit] Tanit: { $seat } gains { NUMBER($coins) } coins.
        [wonder] The Wonder: { $seat } gains { NUMBER($coins) } coins.
       *[card]
            { NUMBER($coins) ->
                [one] The card: { $seat } gains { NUMBER($coins) } coin.
               *[other] The card: { $seat } gains { NUMBER($coins) } coins.
            }
    }
event-coins_lost =
    { NUMBER($coins) ->
        [one]
            { $reason ->
                [military_token] The military token: { $seat } loses { NUMBER($coins) } coin.
                [poliorcetics] Poliorcetics: { $seat } loses { NUMBER($coins) } coin.
                [neptune] Neptune: { $seat } loses { NUMBER($coins) } coin.
               *[wonder] The Wonder: { $seat } loses { NUMBER($coins) } coin.
            }
       *[other]
            { $reason ->
                [military_token] The military token: { $seat } loses { NUMBER($coins) } coins.
                [poliorcetics] Poliorcetics: { $seat } loses { NUMBER($coins) } coins.
                [neptune] Neptune: { $seat } loses { NUMBER($coins) } coins.
               *[wonder] The Wonder: { $seat } loses { NUMBER($coins) } coins.
            }
    }
event-pawn_moved = { $seat }'s shields push the Conflict pawn to { $position }.
event-minerva_stopped = Minerva stops the Conflict pawn before { $position } and leaves the game. { $seat }'s remaining shields are lost.
event-military_token_used =
    { NUMBER($coins) ->
        [0] { $seat } has no coins to lose. Gone from the board: { $token }.
       *[other] Gone from the board: { $token }.
    }
event-symbol_gained =
    { NUMBER($number) ->
        [1] { $seat } gains a new symbol: { $symbol }.
        [2] { $seat } gains a second symbol of a kind: { $symbol }.
       *[other] { $seat } gains a symbol: { $symbol }, now { NUMBER($number) } of them.
    }
event-pair = { $seat } has a pair of symbols: { $symbol }.
event-progress_taken =
    { $source ->
        [library] { $seat } keeps the progress token { $token }. The others go back into the box.
        [enki] { $seat } takes the progress token { $token } from Enki.
       *[board] { $seat } takes the progress token { $token } from the board.
    }
event-progress_drawn =
    { NUMBER($number) ->
        [one] { $seat } draws { NUMBER($number) } progress token from the box: { $tokens }.
       *[other] { $seat } draws { NUMBER($number) } progress tokens from the box: { $tokens }.
    }
event-progress_drawn-none =
    { NUMBER($number) ->
        [one] { $seat } draws { NUMBER($number) } progress token from the box.
       *[other] { $seat } draws { NUMBER($number) } progress tokens from the box.
    }
event-card_destroyed = { $seat } discards { $owner }'s { $card }.
event-card_revived = { $seat } constructs { $card } from the discard pile for free.
event-wonder_returned = Seven Wonders stand, so an unbuilt one of { $seat } goes into the box: { $wonder }.
event-plays_again = { $seat } will play again.
event-card_revealed = { $card } is turned up.
event-mythology_token_taken = { $seat } takes a Mythology token: { $mythology }.
event-offering_token_taken = { $seat } takes the Offering token of { NUMBER($value) }.
event-divinities_seen =
    { NUMBER($number) ->
        [one] { $seat } looks at the last card of the { $mythology } deck: { $divinities }.
       *[other] { $seat } looks at the top { NUMBER($number) } cards of the { $mythology } deck: { $divinities }.
    }
event-divinities_seen-none =
    { NUMBER($number) ->
        [one] { $seat } looks at the last card of the { $mythology } deck.
       *[other] { $seat } looks at the top { NUMBER($number) } cards of the { $mythology } deck.
    }
event-divinity_placed = { $seat } places { $divinity } ({ $mythology }) face down on space { NUMBER($space) } of the Pantheon.
event-divinity_placed-none = { $seat } places a Divinity ({ $mythology }) face down on space { NUMBER($space) } of the Pantheon.
event-divinity_activated =
    { NUMBER($offerings_count) ->
        [0]
            { NUMBER($price) ->
                [0] { $seat } activates { $divinity } on space { NUMBER($space) } and pays nothing.
                [one] { $seat } activates { $divinity } on space { NUMBER($space) } for { NUMBER($price) } coin.
               *[other] { $seat } activates { $divinity } on space { NUMBER($space) } for { NUMBER($price) } coins.
            }
       *[other]
            { NUMBER($price) ->
                [0] { $seat } activates { $divinity } on space { NUMBER($space) } and pays nothing, with Offering tokens: { $offerings }.
                [one] { $seat } activates { $divinity } on space { NUMBER($space) } for { NUMBER($price) } coin, with Offering tokens: { $offerings }.
               *[other] { $seat } activates { $divinity } on space { NUMBER($space) } for { NUMBER($price) } coins, with Offering tokens: { $offerings }.
            }
    }
event-divinity_activated-none = { $seat } activates { $divinity } for free.
event-divinity_without_effect = { $divinity } can do nothing here. The card stays with { $seat }.
event-gate_placed = The Gate goes on space { NUMBER($space) } of the Pantheon.
event-divinity_revealed = { $divinity } is turned up on space { NUMBER($space) } of the Pantheon.
event-enki_tokens =
    { NUMBER($tokens_count) ->
        [0] No progress token is left in the box for Enki.
       *[other] Progress tokens are put on Enki: { $tokens }.
    }
event-enki_tokens-none = Progress tokens are put on Enki. Only { $seat } sees them.
event-snake_placed = { $seat } puts the Snake on { $card } and holds its symbol too.
event-card_stolen = { $seat } takes { $card } from { $owner }.
event-card_struck = { $seat } discards { $card } from place { $slot } with Zeus.
event-token_lost = The token on the card of place { $slot } leaves the game.
event-token_lost-none = The token on the card of place { $slot } leaves the game.
event-wonder_toppled = { $seat } tears down { $wonder }: it is unbuilt again, and { $card } goes to the discard pile.
event-wonder_claimed = { $seat } takes over { $wonder }, still unbuilt.
event-minerva_placed = { $seat } puts the Minerva pawn on { $position }.
event-military_token_removed =
    { $applied ->
        [yes] { $seat } uses { $token } with Neptune.
       *[no] { $seat } removes { $token } without effect.
    }
event-gate_opened = { $seat } opens the Gate. Turned up: { $divinities }.
event-gate_opened-none = { $seat } opens the Gate and looks at the top card of each deck.
event-theater_opened = { $seat } opens the { $mythology } deck in The Divine Theater: { $divinities }.
event-theater_opened-none = { $seat } opens the { $mythology } deck in The Divine Theater and looks at its cards.
event-divinities_returned =
    { NUMBER($divinities_count) ->
        [0] No other Divinity goes back.
       *[other] Face down back to the decks: { $divinities }.
    }
event-divinities_returned-none = { $seat } puts the other Divinities face down back on the decks.
event-astarte_filled = { $seat } puts { NUMBER($coins) } coins from the bank on Astarte.
event-extra_turn_lost = The structure is empty, so { $seat }'s extra turn is lost.
event-game_won =
    { $ending ->
        [military] { $seats } takes the enemy capital and wins by military supremacy.
        [scientific] { $seats } holds 6 different symbols and wins by scientific supremacy.
        [civilian_tie] The points are equal. { $seats } has more of them on blue cards and wins the game.
        [shared] The points are equal, on blue cards too. { $seats } share the victory.
       *[civilian] { $seats } has the most points and wins the game.
    }

## Refusals: why not

refusal-game-over = The game is over; there are no more moves.
refusal-not-your-decision = It is not your turn to decide: { $seat } is { $phase }.
refusal-draft-not-now = Wonders are taken only at the start, before Age I is played. Right now you are { $phase }.
refusal-build-not-now = You construct a Building as the action of your turn. Right now you are { $phase }.
refusal-discard-not-now = You discard a card for coins as the action of your turn. Right now you are { $phase }.
refusal-wonder-not-now = You construct a Wonder as the action of your turn. Right now you are { $phase }.
refusal-activate-not-now = You activate a card of the Pantheon as the action of your turn. Right now you are { $phase }.
refusal-begin-not-now = Who begins is chosen before Ages II and III. Right now you are { $phase }.
refusal-progress-not-now = You take a progress token after a pair of symbols, with The Great Library or with Enki. Right now you are { $phase }.
refusal-progress-not-now-base = You take a progress token after a pair of symbols or with The Great Library. Right now you are { $phase }.
refusal-destroy-not-now = You discard a card of your opponent only with Circus Maximus or The Statue of Zeus. Right now you are { $phase }.
refusal-revive-not-now = You construct a discarded card only with The Mausoleum or Hades. Right now you are { $phase }.
refusal-revive-not-now-base = You construct a discarded card only with The Mausoleum. Right now you are { $phase }.
refusal-place-not-now = You place a Divinity only when you take a Mythology token. Right now you are { $phase }.
refusal-copy-not-now = You place the Snake only when you activate Nisaba. Right now you are { $phase }.
refusal-steal-not-now = You take a card of your opponent only when you activate Baal. Right now you are { $phase }.
refusal-strike-not-now = You discard any card of the structure only when you activate Zeus. Right now you are { $phase }.
refusal-topple-not-now = You tear down a Wonder only when you activate Anubis. Right now you are { $phase }.
refusal-bury-not-now = You choose a discarded card for a Wonder only when you activate Isis. Right now you are { $phase }.
refusal-raise-not-now = You construct a Wonder for free only when you activate Isis, once the card is chosen. Right now you are { $phase }.
refusal-claim-not-now = You take over a Wonder only when you activate Ra. Right now you are { $phase }.
refusal-guard-not-now = You place the Minerva pawn only when you activate Minerva. Right now you are { $phase }.
refusal-remove-not-now = You remove a military token only when you activate Neptune, as the first of two. Right now you are { $phase }.
refusal-apply-not-now = You use a military token only when you activate Neptune, as the second of two. Right now you are { $phase }.
refusal-summon-not-now = You activate a Divinity for free only with the Gate or The Divine Theater. Right now you are { $phase }.
refusal-open-not-now = You open a deck only when you construct The Divine Theater. Right now you are { $phase }.
refusal-top-not-now = You choose the order of a deck only after The Divine Theater, with two cards left over. Right now you are { $phase }.
refusal-slot-empty = Place { $slot } is empty: its card is gone.
refusal-card-covered =
    { NUMBER($number) ->
        [one] You can't take { $card } yet: { NUMBER($number) } card still covers it.
       *[other] You can't take { $card } yet: { NUMBER($number) } cards still cover it.
    }
refusal-card-face-down =
    { NUMBER($number) ->
        [one] You can't take the card of place { $slot } yet: it lies face down and { NUMBER($number) } card still covers it.
       *[other] You can't take the card of place { $slot } yet: it lies face down and { NUMBER($number) } cards still cover it.
    }
refusal-card-too-dear =
    { NUMBER($missing) ->
        [one] You can't construct { $card }: its price for you is { NUMBER($price) }, and you have { NUMBER($coins) }. { NUMBER($missing) } coin is missing.
       *[other] You can't construct { $card }: its price for you is { NUMBER($price) }, and you have { NUMBER($coins) }. { NUMBER($missing) } coins are missing.
    }
refusal-wonder-too-dear =
    { NUMBER($missing) ->
        [one] You can't construct { $wonder }: its price for you is { NUMBER($price) }, and you have { NUMBER($coins) }. { NUMBER($missing) } coin is missing.
       *[other] You can't construct { $wonder }: its price for you is { NUMBER($price) }, and you have { NUMBER($coins) }. { NUMBER($missing) } coins are missing.
    }
refusal-divinity-too-dear =
    { NUMBER($missing) ->
        [one] You can't activate { $divinity } like this: its price for you is { NUMBER($price) }, and you have { NUMBER($coins) }. { NUMBER($missing) } coin is missing.
       *[other] You can't activate { $divinity } like this: its price for you is { NUMBER($price) }, and you have { NUMBER($coins) }. { NUMBER($missing) } coins are missing.
    }
refusal-wonder-stands = You can't construct { $wonder }: it stands already.
refusal-wonder-not-yours = You can't construct { $wonder }: it belongs to { $seat }.
refusal-wonder-not-in-play = You can't construct { $wonder }: it is not in this game.
refusal-wonder-boxed = You can't construct { $wonder }: when the seventh Wonder was built, it went back into the box for good.
refusal-wonder-not-on-offer = You can't take { $wonder }: it is not among the Wonders turned up.
refusal-pantheon-not-used = This game is played without Pantheon: there are no Divinities, and nothing of theirs can be done.
refusal-activate-in-first-age = Cards of the Pantheon can be activated from Age II on.
refusal-space-empty = There is nothing to activate: space { NUMBER($space) } of the Pantheon is empty.
refusal-space-taken = You can't place a Divinity on space { NUMBER($space) }: a card already lies there.
refusal-offering-not-owned = You can't use the Offering token of { NUMBER($value) }: you do not have it.
refusal-offering-wasted = The Offering token of { NUMBER($value) } would be wasted: { $divinity } costs you { NUMBER($price) }, and without this token you would pay the same.
refusal-divinity-not-seen = You can't place { $divinity }: it is not one of the cards you see from the { $mythology } deck.
refusal-progress-not-on-board = You can't take { $token }: it is not on the board.
refusal-progress-not-drawn = You can't keep { $token }: it is not among the tokens drawn.
refusal-progress-not-on-enki = You can't take { $token }: it does not lie on Enki.
refusal-card-of-other-colour = You can't choose { $card }: this Wonder discards only { $colour } cards.
refusal-card-not-opponents = You can't choose { $card }: it is not in your opponent's city.
refusal-card-not-discarded = You can't choose { $card }: it is not in the discard pile.
refusal-wonder-not-standing = You can't tear down { $wonder }: it is not standing.
refusal-wonder-not-own-unbuilt = You can't construct { $wonder }: it is not an unbuilt Wonder of yours.
refusal-wonder-not-opponents-unbuilt = You can't take over { $wonder }: it is not an unbuilt Wonder of your opponent.
refusal-minerva-on-pawn = Minerva can't stand on { $position }: the Conflict pawn is there.
refusal-military-token-gone = You can't choose { $token }: it is no longer on the board.
refusal-divinity-not-turned-up = You can't activate { $divinity }: it is not among the cards turned up.
refusal-deck-empty = You can't open the { $mythology } deck: no card is left in it.
refusal-divinity-not-returned = You can't put { $divinity } on top: it is not one of the cards going back.
refusal-nothing-to-show = There is nothing to show: in this game nobody holds hidden cards.

## Endings and scores

ending-military = by military supremacy
ending-scientific = by scientific supremacy
ending-civilian = with the most points
ending-civilian_tie = with more points on blue cards, after equal points
ending-shared = together, after equal points on blue cards too
score-military = Military track
score-blue = Blue cards
score-green = Green cards
score-yellow = Yellow cards
score-guilds = Guilds
score-temples = Grand Temples
score-wonders = Wonders
score-progress = Progress tokens
score-divinities = Divinities
score-coins = Coins
score-total = Total

## Labels of the table

label-age =
    { NUMBER($age) ->
        [1] Age I
        [2] Age II
       *[other] Age III
    }
label-structure = Structure
label-face-down = Face down
label-accessible = Accessible
label-covered =
    { NUMBER($number) ->
        [one] Covered by { NUMBER($number) } card
       *[other] Covered by { NUMBER($number) } cards
    }
label-cards-left =
    { NUMBER($number) ->
        [one] { NUMBER($number) } card left
       *[other] { NUMBER($number) } cards left
    }
label-cards =
    { NUMBER($count) ->
        [one] { NUMBER($count) } card
       *[other] { NUMBER($count) } cards
    }
label-discard-pile = Discard pile
label-discard-pile-empty = No card has been discarded
label-box = Box
label-coins = Coins
label-coins-count =
    { NUMBER($coins) ->
        [one] { NUMBER($coins) } coin
       *[other] { NUMBER($coins) } coins
    }
label-treasury = Treasury
label-astarte-coins = Coins on Astarte
label-shields = Shields
label-shields-count =
    { NUMBER($number) ->
        [one] { NUMBER($number) } shield
       *[other] { NUMBER($number) } shields
    }
label-points = Points
label-points-count =
    { NUMBER($points) ->
        [one] { NUMBER($points) } point
       *[other] { NUMBER($points) } points
    }
label-victory-points = Victory points
label-score = Score
label-score-now = If the game ended now
label-total = Total
label-military-track = Military track
label-conflict-pawn = Conflict pawn
label-pawn-at = The Conflict pawn stands on { $position }.
label-minerva-pawn = Minerva pawn
label-minerva-at = The Minerva pawn stands on { $position }.
label-snake = Snake
label-snake-on = The Snake is on { $card }.
label-capital = Capital
label-capital-of = { $seat }'s capital
label-to-capital =
    { NUMBER($number) ->
        [one] { NUMBER($number) } space to { $seat }'s capital
       *[other] { NUMBER($number) } spaces to { $seat }'s capital
    }
label-military-tokens = Military tokens
label-military-token = Military token of { NUMBER($value) }
label-city = City
label-city-of = { $seat }'s city
label-city-yours = Your city
label-city-empty = No Buildings yet
label-opponent = Opponent
label-wonders = Wonders
label-wonders-draft = Wonders to choose from
label-wonders-standing =
    { NUMBER($number) ->
        [one] { NUMBER($number) } Wonder stands, of { NUMBER($most) } at most
       *[other] { NUMBER($number) } Wonders stand, of { NUMBER($most) } at most
    }
label-standing = Standing
label-unbuilt = Unbuilt
label-under-wonder = Under it: { $card }
label-progress = Progress tokens
label-progress-board = Progress tokens on the board
label-progress-box = Progress tokens in the box
label-progress-drawn = Drawn progress tokens
label-symbols = Scientific symbols
label-symbols-different = { NUMBER($number) } of { NUMBER($most) } different symbols
label-symbol-pair = Pair
label-production = Production
label-production-choice = One of these at a time: { $goods }
label-trade-prices = Trade prices
label-trade-price =
    { NUMBER($price) ->
        [one] 1 { $good } costs { NUMBER($price) } coin
       *[other] 1 { $good } costs { NUMBER($price) } coins
    }
label-cost = Cost
label-effect = Effect
label-price = Price
label-costs =
    { NUMBER($price) ->
        [0] Costs nothing
        [one] Costs { NUMBER($price) } coin
       *[other] Costs { NUMBER($price) } coins
    }
label-free = Free
label-chain = Chain
label-chain-by = Free with { $card }
label-chain-by-token = Free with a Mythology token: { $mythology }
label-chain-to = Makes { $card } free
label-trade-cost = Coins for resources
label-printed-coins = Coins printed in the cost
label-good-count = { NUMBER($number) } { $good }
label-needed = Needed
label-produced = Produced
label-by-choice = By choice
label-waived = Waived
label-bought = Bought
label-each = Each
label-missing = Missing
label-missing-good = You lack { NUMBER($number) } { $good }
label-missing-coins =
    { NUMBER($missing) ->
        [one] You lack { NUMBER($missing) } coin
       *[other] You lack { NUMBER($missing) } coins
    }
label-affordable = You can pay this
label-not-affordable = You can't pay this
label-discard-value =
    { NUMBER($coins) ->
        [one] Discarding brings { NUMBER($coins) } coin
       *[other] Discarding brings { NUMBER($coins) } coins
    }
label-extra-turn = Extra turn
label-plays-again = Plays again
label-first-player = First player
label-second-player = Second player
label-pantheon = Pantheon
label-space = Space { NUMBER($space) }
label-space-empty = Empty space
label-divinity = Divinity
label-divinities = Divinities
label-mythology = Mythology
label-deck = { $mythology } deck
label-deck-empty = Empty deck
label-known-divinity = { $divinity }; only you know this
label-mythology-token = Mythology token: { $mythology }
label-mythology-tokens = Mythology tokens
label-offering = Offering
label-offering-token = Offering token of { NUMBER($value) }
label-offering-tokens = Offering tokens
label-gate = Gate
label-guilds = Guilds
label-grand-temples = Grand Temples
label-tokens-on-enki = Progress tokens on Enki

## Table talk

talk-1 = I was hoping you would leave me that card.
talk-2 = Take it, and see what you turn up for me.
talk-3 = Your capital looks rather near.
talk-4 = One more symbol, and we will talk again.
talk-5 = The gods are on my side today.
talk-6 = Go on, discard it. I have a use for that pile.
talk-7 = Well played!
talk-8 = One more game?

## What the coach counts: what a move gives, what it costs, and what it burdens one with

# $number (Number)
gives-coins = { NUMBER($number) ->
        [one] 1 coin
       *[other] { NUMBER($number) } coins
    }
costs-coins = { NUMBER($number) ->
        [one] 1 coin
       *[other] { NUMBER($number) } coins
    }
gives-production-wood = { NUMBER($number) } { good-wood } every turn
gives-production-clay = { NUMBER($number) } { good-clay } every turn
gives-production-stone = { NUMBER($number) } { good-stone } every turn
gives-production-glass = { NUMBER($number) } { good-glass } every turn
gives-production-papyrus = { NUMBER($number) } { good-papyrus } every turn
gives-symbols-compass = the symbol { symbol-compass }
gives-symbols-wheel = the symbol { symbol-wheel }
gives-symbols-quill = the symbol { symbol-quill }
gives-symbols-mortar = the symbol { symbol-mortar }
gives-symbols-sundial = the symbol { symbol-sundial }
gives-symbols-armillary_sphere = the symbol { symbol-armillary_sphere }
gives-symbols-scales = the symbol { symbol-scales }
gives-progress = { NUMBER($number) ->
        [one] a Progress token
       *[other] { NUMBER($number) } Progress tokens
    }

## What people have favourites of

taken-card = Cards
taken-wonder = Wonders
taken-token = Progress tokens
taken-divinity = Gods
