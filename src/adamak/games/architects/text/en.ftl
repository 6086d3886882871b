### Architects of the West Kingdom in English: the words of the log, the command line and the page.
### Every number is written with NUMBER(); names of players, cards, goods and places arrive as text.
### The house opponent begins sentences as $seat ("The house opponent") and stands inside them as $owner and $player.

## The game

game-name = Architects of the West Kingdom
game-tagline = Stay virtuous, or visit the black market.
game-about = One to five royal architects compete around the year 850. The more workers you send to a place, the more it gives, until somebody has them arrested. Hire apprentices, construct buildings, help with the cathedral or deal on the Black Market; when the Guildhall is full, the most points win.

## Buildings

building-smithy = Smithy
    .effect = Gain 4 stone.
building-steeple = Steeple
    .effect = At the end 2 points if you are highest in the cathedral.
building-stone_market = Stone Market
    .effect = At the end 2 points if you have the most stone.
building-tavern = Tavern
    .effect = You may hire any face-up apprentice for free.
building-thieves_den = Thieves' Den
    .effect = Gain 4 silver.
building-tilers_hut = Tiler's Hut
    .effect = At the end 1 point for each of your apprentices with tiling.
building-trading_post = Trading Post
    .effect = At the end 1 virtue for every 4 of clay, wood and stone together.
building-treasury = Treasury
    .effect = Gain 1 gold or 3 silver.
building-university = University
    .effect = At the end 2 points if you have no unpaid debt.
building-watchtower = Watchtower
    .effect = Every player with 3 or more workers in the Prison loses 1 virtue, you included.
building-well = Well
    .effect = Gain 4 clay.
building-wood_market = Wood Market
    .effect = At the end 2 points if you have the most wood.
building-aqueduct = Aqueduct
    .effect = At the end 1 point for each of your buildings, this one included.
building-armoury = Armoury
    .effect = You may make 1 free capture.
building-barracks = Barracks
    .effect = You may release all your workers from other boards, or make 1 free capture.
building-betting_house = Betting House
    .effect = Take 1 unpaid debt.
building-carpenters_hut = Carpenter's Hut
    .effect = At the end 1 point for each of your apprentices with carpentry.
building-castle = Castle
    .effect = At the end 1 virtue for every 2 gold.
building-chapel = Chapel
    .effect = At the end 2 virtue if you are highest in the cathedral.
building-church = Church
    .effect = You may destroy 1 of your unpaid debts.
building-clay_market = Clay Market
    .effect = At the end 2 points if you have the most clay.
building-clay_pit = Clay Pit
    .effect = Gain 1 gold or 1 marble.
building-drafting_room = Drafting Room
    .effect = Draw 2 building cards.
building-dungeon = Dungeon
    .effect = At the end lose 2 virtue.
building-factory = Factory
    .effect = Gain 2 marble.
building-fortress = Fortress
    .effect = You may make up to 2 free captures, at one location or two.
building-fountain = Fountain
    .effect = At the end each unpaid debt costs you 1 point less.
building-gamblers_den = Gambler's Den
    .effect = At the end each unpaid debt costs you 1 point more.
building-hideout = Hideout
    .effect = Release all your workers from the Prison.
building-keep = Keep
    .effect = At the end 1 point for every 3 captured workers on your board.
building-library = Library
    .effect = You may discard 1 building card from your hand for 2 gold.
building-lighthouse = Lighthouse
    .effect = At the end 1 point for every 4 virtue.
building-lumber_camp = Lumber Camp
    .effect = Gain 4 wood.
building-masons_hut = Mason's Hut
    .effect = At the end 1 point for each of your apprentices with masonry.
building-moneylender = Moneylender
    .effect = At the end 1 point for each paid debt.
building-monument = Monument
    .effect = Every player gains 1 virtue.
building-observatory = Observatory
    .effect = At the end 1 virtue for every 2 marble.
building-palace = Palace
    .effect = Gain 1 gold for every full 4 virtue you have now.
building-reservoir = Reservoir
    .effect = At the end 1 virtue for every 2 paid debts.
building-silver_market = Silver Market
    .effect = At the end 2 points if you have the most silver.

## Apprentices

apprentice-acolyte_carpentry = Acolyte (building card)
    .effect = Gives 1 building card each time you advance in the cathedral.
apprentice-acolyte_tiling = Acolyte (clay)
    .effect = Gives 2 clay each time you advance in the cathedral.
apprentice-acolyte_masonry = Acolyte (silver)
    .effect = Gives 2 silver each time you advance in the cathedral.
apprentice-conspirator_1 = Conspirator
    .effect = Saves 1 silver on the further captures of a Town Centre action.
apprentice-conspirator_2 = Conspirator
    .effect = Saves 1 silver on the further captures of a Town Centre action.
apprentice-debt_collector_tiling = Debt Collector (clay)
    .effect = Gives 2 clay each time you pay off a debt.
apprentice-debt_collector_masonry = Debt Collector (stone)
    .effect = Gives 2 stone each time you pay off a debt.
apprentice-debt_collector_carpentry = Debt Collector (wood)
    .effect = Gives 2 wood each time you pay off a debt.
apprentice-gatekeeper = Gatekeeper
    .effect = At a Black Market Reset you may release up to 2 of your workers from the Prison.
apprentice-illusionist = Illusionist
    .effect = You lose no virtue for an action on the Black Market.
apprentice-jeweller_1 = Jeweller
    .effect = 1 silver more at the Silversmith.
apprentice-jeweller_2 = Jeweller
    .effect = 1 silver more at the Silversmith.
apprentice-labourer = Labourer
    .effect = Has all three skills.
apprentice-merchant_clay = Merchant (clay)
    .effect = At the King's Storehouse: 1 silver for 3 clay.
apprentice-merchant_gold = Merchant (gold)
    .effect = At the King's Storehouse: 2 silver for 1 gold.
apprentice-merchant_marble = Merchant (marble)
    .effect = At the King's Storehouse: 3 silver for 1 marble.
apprentice-merchant_stone = Merchant (stone)
    .effect = At the King's Storehouse: 1 silver for 2 stone.
apprentice-merchant_wood = Merchant (wood)
    .effect = At the King's Storehouse: 1 silver for 2 wood.
apprentice-miner_1 = Miner
    .effect = 1 clay more in the Mines, with clay or gold.
apprentice-miner_2 = Miner
    .effect = 1 clay more in the Mines, with clay or gold.
apprentice-patron_clay = Patron (clay)
    .effect = At the King's Storehouse: 1 clay for 1 virtue.
apprentice-patron_silver = Patron (silver)
    .effect = At the King's Storehouse: 2 silver for 1 virtue.
apprentice-patron_stone = Patron (stone)
    .effect = At the King's Storehouse: 1 stone for 1 virtue.
apprentice-patron_wood = Patron (wood)
    .effect = At the King's Storehouse: 1 wood for 1 virtue.
apprentice-pickpocket = Pickpocket
    .effect = Gives 1 gold when you rob the Tax Stand.
apprentice-squire_gold = Squire (gold)
    .effect = Gives 1 gold at a Black Market Reset if you have no worker in the Prison.
apprentice-squire_marble = Squire (marble)
    .effect = Gives 1 marble at a Black Market Reset if you have no worker in the Prison.
apprentice-squire_virtue = Squire (virtue)
    .effect = Gives 2 virtue at a Black Market Reset if you have no worker in the Prison.
apprentice-stonecutter_1 = Stonecutter
    .effect = 1 stone more in the Quarry.
apprentice-stonecutter_2 = Stonecutter
    .effect = 1 stone more in the Quarry.
apprentice-swindler_clay = Swindler (clay)
    .effect = Gives 2 clay with each action on the Black Market.
apprentice-swindler_stone = Swindler (stone)
    .effect = Gives 1 stone with each action on the Black Market.
apprentice-swindler_wood = Swindler (wood)
    .effect = Gives 1 wood with each action on the Black Market.
apprentice-thief = Thief
    .effect = You lose 1 virtue less when you rob the Tax Stand.
apprentice-trader_clay = Trader (clay)
    .effect = At the King's Storehouse: 3 clay for 1 marble.
apprentice-trader_stone = Trader (stone)
    .effect = At the King's Storehouse: 2 stone for 1 marble.
apprentice-trader_wood = Trader (wood)
    .effect = At the King's Storehouse: 2 wood for 1 marble.
apprentice-trickster = Trickster
    .effect = You pay 1 silver less on the Black Market.
apprentice-woodcutter_1 = Woodcutter
    .effect = 1 wood more in the Forest.
apprentice-woodcutter_2 = Woodcutter
    .effect = 1 wood more in the Forest.

## Characters

board-therese = Therese
    .effect = Gold and marble are the same for you: either pays for the other.
board-caroline = Caroline
    .effect = Draw 1 building card after each action on the Black Market.
board-ada = Ada
    .effect = Ignore 1 tax in every payment with tax.
board-fredrick = Fredrick
    .effect = You never discard a building card for the cathedral.
board-rudolf = Rudolf
    .effect = Hiring in the Workshop costs you 1 silver less, and you may have 6 apprentices.

## Locations, and places a worker is taken back from

location-forest = Forest
    .effect = Gain 1 wood for each of your workers here.
location-quarry = Quarry
    .effect = Gain 1 stone for each of your workers here.
location-mines = Mines
    .effect = Gain 1 clay and 1 more for each of your workers here, or 1 gold for every 2 of them.
location-silversmith = Silversmith
    .effect = Gain 1 silver and 1 more for each of your workers here.
location-kings_storehouse = King's Storehouse
    .effect = One trade for each of your workers here: 2 of clay, wood and stone for 1 virtue, 3 of wood and stone for 1 marble, or an apprentice's trade.
location-workshop = Workshop
    .effect = Hire an apprentice for 4 silver, 2 of it tax, or draw 1 building card and 1 more for every 2 of your workers here.
location-town_centre = Town Centre
    .effect = One capture for each of your workers here. The first costs 1 tax, each further one 1 silver.
location-tax_stand = Tax Stand
    .effect = Take all silver that lies here and lose 2 virtue.
location-guardhouse = Guardhouse
    .effect = One action for each of your workers here: send captured workers to the Prison, release your own, or pay off a debt.
location-black_market_left = Black Market (left space)
    .effect = Pay 1 silver and lose 1 virtue for what the small market shows.
location-black_market_middle = Black Market (middle space)
    .effect = Pay 2 silver and lose 1 virtue: hire any apprentice, or draw 5 building cards and keep 1.
location-black_market_right = Black Market (right space)
    .effect = Pay 3 silver and lose 1 virtue for what the large market shows.
location-black_market = Black Market
    .effect = Three spaces for one worker each, closed to you at virtue 10 or more.
location-guildhall = Guildhall
    .effect = Construct a building from your hand, or advance in the cathedral. The worker stays to the end.
location-prison = Prison
    .effect = Workers here come free at the Guardhouse. At the end every 2 of yours cost 1 point.
place-forest = the Forest
place-quarry = the Quarry
place-mines = the Mines
place-silversmith = the Silversmith
place-kings_storehouse = the King's Storehouse
place-workshop = the Workshop
place-town_centre = the Town Centre
place-tax_stand = the Tax Stand
place-guardhouse = the Guardhouse
place-prison = the Prison
place-black_market_left = the left space of the Black Market
place-black_market_middle = the middle space of the Black Market
place-black_market_right = the right space of the Black Market
place-p1 = player 1's board
place-p2 = player 2's board
place-p3 = player 3's board
place-p4 = player 4's board
place-p5 = player 5's board
place-house_bot = the house opponent's board

## Players

player-p1 = player 1
player-p2 = player 2
player-p3 = player 3
player-p4 = player 4
player-p5 = player 5
player-house_bot = the house opponent
seat-house_bot = The house opponent
owner-house_bot = the house opponent

## Goods, skills, spaces of the apprentice display, mixes, ways of paying

good-clay = clay
good-wood = wood
good-stone = stone
good-gold = gold
good-marble = marble
good-silver = silver
skill-carpentry = carpentry
skill-tiling = tiling
skill-masonry = masonry
slot-top_1 = upper row, column 1
slot-top_2 = upper row, column 2
slot-top_3 = upper row, column 3
slot-top_4 = upper row, column 4
slot-bottom_1 = lower row, column 1
slot-bottom_2 = lower row, column 2
slot-bottom_3 = lower row, column 3
slot-bottom_4 = lower row, column 4
mix-clay_clay = 2 clay
mix-clay_wood = 1 clay and 1 wood
mix-clay_stone = 1 clay and 1 stone
mix-wood_wood = 2 wood
mix-wood_stone = 1 wood and 1 stone
mix-stone_stone = 2 stone
mix-wood_wood_wood = 3 wood
mix-wood_wood_stone = 2 wood and 1 stone
mix-wood_stone_stone = 1 wood and 2 stone
mix-stone_stone_stone = 3 stone
payment-silver = for silver
payment-debt = for 1 unpaid debt and 1 virtue
payment-free = for free

## Rewards, cards of the house opponent, where goods come from and go to

reward-reward_01 = 1 virtue and 3 silver
reward-reward_02 = 1 virtue and 2 wood
reward-reward_03 = 1 virtue and 2 stone
reward-reward_04 = 1 virtue and 1 building card
reward-reward_05 = 2 virtue
reward-reward_06 = 1 virtue and 3 silver
reward-reward_07 = 1 virtue and 2 wood
reward-reward_08 = 1 virtue and 2 stone
reward-reward_09 = 1 virtue and 1 building card
reward-reward_10 = 2 virtue
reward-reward_11 = 1 virtue and 1 gold
bot_card-bot_forest = Forest
bot_card-bot_quarry = Quarry
bot_card-bot_mines = Mines
bot_card-bot_silversmith = Silversmith
bot_card-bot_storehouse = King's Storehouse
bot_card-bot_workshop_top = Workshop, upper row
bot_card-bot_workshop_bottom = Workshop, lower row
bot_card-bot_tax = Tax Stand
bot_card-bot_black_market = Black Market
bot_card-bot_town_centre_1 = Town Centre
bot_card-bot_town_centre_2 = Town Centre
bot_card-bot_guardhouse_1 = Guardhouse
bot_card-bot_guardhouse_2 = Guardhouse
bot_card-bot_build_1 = Guildhall, construct
bot_card-bot_build_2 = Guildhall, construct
bot_card-bot_cathedral = Guildhall, cathedral
source-forest = Forest
source-quarry = Quarry
source-mines = Mines
source-silversmith = Silversmith
source-trade = trade
source-tax_stand = Tax Stand
source-black_market = Black Market
source-swindler = Swindler
source-pickpocket = Pickpocket
source-reward = reward
source-acolyte = Acolyte
source-debt_collector = Debt Collector
source-imprisoned = imprisoned workers
source-building = building
source-squire = Squire
source-apprentice = silver on the apprentice
source-board = character
source-hiring = hiring
source-skipping = skipped apprentices
source-capture = capture
source-release = release
source-debt = debt
source-cathedral = cathedral

## Decisions: the name, the question, and what the others read

phase-choose_board = choosing a character
ask-choose_board = Which character do you play?
wait-choose_board = { $seat } is choosing a character.
phase-draft = keeping a building card
ask-draft = Which building card do you keep? The others go to your left neighbour.
wait-draft = Still to choose a building card: { $seats }.
phase-draft_discard = putting a building card back
ask-draft_discard = Which of the four building cards goes back under the deck? You keep the others.
wait-draft_discard = { $seat } is choosing the building cards to keep.
phase-starting_apprentice = hiring the starting apprentice
ask-starting_apprentice = Which apprentice do you start with? It costs nothing.
wait-starting_apprentice = { $seat } is choosing a starting apprentice.
phase-turn = placing a worker
ask-turn = Where do you send your worker?
wait-turn = { $seat } is placing a worker.
phase-take_back = taking a worker back
ask-take_back = You have no worker left to place. From where do you take one back?
wait-take_back = { $seat } has no worker left and is taking one back.
phase-mines = choosing clay or gold
ask-mines = Clay or gold?
wait-mines = { $seat } is choosing between clay and gold.
phase-storehouse = trading at the King's Storehouse
ask-storehouse = What do you trade? You may stop at any time.
wait-storehouse = { $seat } is trading at the King's Storehouse.
phase-workshop = hiring or drawing in the Workshop
ask-workshop = Do you hire an apprentice or draw building cards?
wait-workshop = { $seat } is deciding in the Workshop.
phase-dismiss = choosing the apprentice to discard
ask-dismiss = You have as many apprentices as you may. Which one do you discard to make room?
wait-dismiss = { $seat } is choosing an apprentice to discard.
phase-town_centre = capturing workers
ask-town_centre = Whose workers do you capture, and where? You may stop at any time.
wait-town_centre = { $seat } is capturing workers.
phase-black_market = hiring or drawing on the Black Market
ask-black_market = Do you hire an apprentice, or draw 5 building cards and keep 1?
wait-black_market = { $seat } is deciding on the Black Market.
phase-keep_card = keeping one of the cards drawn
ask-keep_card = Which of the drawn cards do you keep?
wait-keep_card = { $seat } is choosing one of the drawn building cards.
phase-bury_card = putting cards under the deck
ask-bury_card = Which card goes under the deck next? The last one lies lowest.
wait-bury_card = { $seat } is putting building cards under the deck.
phase-guardhouse = acting at the Guardhouse
ask-guardhouse = What do you do at the Guardhouse? You may stop at any time.
wait-guardhouse = { $seat } is acting at the Guardhouse.
phase-guildhall = constructing or advancing in the cathedral
ask-guildhall = What do you construct, or do you advance in the cathedral?
wait-guildhall = { $seat } is deciding in the Guildhall.
phase-cathedral_discard = discarding a building card for the cathedral
ask-cathedral_discard = Which building card do you discard for the cathedral?
wait-cathedral_discard = { $seat } is discarding a building card for the cathedral.
phase-clay_pit = choosing what the Clay Pit gives
ask-clay_pit = The Clay Pit: gold or marble?
wait-clay_pit = { $seat } is choosing what the Clay Pit gives.
phase-treasury = choosing what the Treasury gives
ask-treasury = The Treasury: 1 gold or 3 silver?
wait-treasury = { $seat } is choosing what the Treasury gives.
phase-free_capture = making a free capture
ask-free_capture = Whose workers do you capture for free, and where?
wait-free_capture = { $seat } may capture workers for free.
phase-barracks = using the Barracks
ask-barracks = The Barracks: do you release your workers or capture a group?
wait-barracks = { $seat } is using the Barracks.
phase-church = using the Church
ask-church = The Church: do you destroy one of your unpaid debts?
wait-church = { $seat } is deciding about a debt with the Church.
phase-library = using the Library
ask-library = The Library: do you discard a building card for 2 gold?
wait-library = { $seat } is deciding about the Library.
phase-tavern = hiring in the Tavern
ask-tavern = The Tavern: which apprentice do you hire for free?
wait-tavern = { $seat } may hire an apprentice in the Tavern.
phase-overflow = destroying or keeping a debt
ask-overflow = Your virtue would rise above 14. Do you destroy an unpaid debt instead?
wait-overflow = { $seat } may destroy a debt with virtue above 14.
phase-reset = using the Gatekeeper and the Squires
ask-reset = Black Market Reset: how many workers does your Gatekeeper release?
wait-reset = { $seat } is using abilities in the Black Market Reset.
phase-hand_limit = discarding down to 6 cards
ask-hand_limit = You may hold 6 building cards. Which one do you discard?
wait-hand_limit = { $seat } is discarding down to 6 building cards.
phase-end_effects = ordering the end effects
ask-end_effects = Which end effect comes next? Only the order is yours to choose.
wait-end_effects = { $seat } is choosing the order of end effects.
phase-over = the end of the game

## Moves

# $wood (Number)
# $cathedral (String) $hand (String)
# $apprentice (String) $board (String) $building (String) $good (String) $location (String) $mix (String)
# $payment (String) $place (String) $slot (String)
move-choose_board = Play { $board }
move-draft = Keep the { $building }
move-place = Send a worker to the { $location }
move-take_back = Take a worker back from { $place }
move-take = Take { $good }
move-trade_virtue = Pay { $mix } for 1 virtue
move-trade_marble = Pay { $mix } for 1 marble
move-trade_with =
    { $apprentice ->
        [merchant_clay] Merchant: pay 1 silver for 3 clay
        [merchant_gold] Merchant: pay 2 silver for 1 gold
        [merchant_marble] Merchant: pay 3 silver for 1 marble
        [merchant_stone] Merchant: pay 1 silver for 2 stone
        [merchant_wood] Merchant: pay 1 silver for 2 wood
        [patron_clay] Patron: pay 1 clay for 1 virtue
        [patron_silver] Patron: pay 2 silver for 1 virtue
        [patron_stone] Patron: pay 1 stone for 1 virtue
        [patron_wood] Patron: pay 1 wood for 1 virtue
        [trader_clay] Trader: pay 3 clay for 1 marble
        [trader_stone] Trader: pay 2 stone for 1 marble
       *[trader_wood] Trader: pay 2 wood for 1 marble
    }
move-draw = Draw building cards
move-hire = Hire the apprentice in the { $slot }
move-dismiss = Discard the { $apprentice }
move-capture = Capture the group of { $player } at the { $location }
move-dig = Draw 5 building cards and keep 1
move-keep = Keep the { $building }
move-bury = Put the { $building } under the deck
move-imprison = Send all your captured workers to the Prison, for 1 silver each
move-release_prison = Release all your workers from the Prison
move-release_boards = Release all your workers from other boards { $payment }
move-pay_debt = Pay off a debt
move-build = Construct the { $building }
move-advance =
    { NUMBER($wood) ->
        [0] Advance in the cathedral without paying wood
       *[other] Advance in the cathedral, paying { NUMBER($wood) } wood and the rest in stone
    }
move-discard = Discard the { $building }
move-destroy_debt = Destroy an unpaid debt
move-keep_debt = Keep the debt
move-release =
    { NUMBER($number) ->
        [0] Release nobody with the Gatekeeper
        [one] Release { NUMBER($number) } worker with the Gatekeeper
       *[other] Release { NUMBER($number) } workers with the Gatekeeper
    }
move-squire = Use the { $apprentice } before the Gatekeeper
move-resolve = Carry out the { $building } next
move-decline = Do without this effect
move-stop = Stop here

## Events: the log

# $level (Number) $missing (Number) $price (Number) $silver (Number) $skip (Number) $tax (Number) $virtue (Number)
# $workers (Number)
# $bot_card (String) $buildings (String) $from (String) $goods (String) $owner (String) $reward (String)
# $skills (String) $source (String)
event-game_started = The game begins. { $seat } is the start player.
event-board_chosen = { $seat } plays { $board }.
event-card_kept = { $seat } keeps the { $building }.
event-card_kept-none = { $seat } keeps a building card.
event-cards_passed = All have chosen. The other cards go to the left.
event-card_put_under =
    { $reason ->
        [draft] { $seat } puts the { $building } back under the deck.
        [dug] { $seat } puts the { $building } under the deck.
        [cathedral] { $seat } discards the { $building } for the cathedral.
        [library] { $seat } discards the { $building } to the Library.
       *[hand_limit] { $seat } holds too many cards and discards the { $building }.
    }
event-card_put_under-none =
    { $reason ->
        [draft] { $seat } puts a building card back under the deck.
        [dug] { $seat } puts a building card under the deck.
        [cathedral] { $seat } discards a building card for the cathedral.
        [library] { $seat } discards a building card to the Library.
       *[hand_limit] { $seat } holds too many cards and discards a building card.
    }
event-card_put_under-none-many =
    { $reason ->
        [draft] { $seat } puts { NUMBER($times) } building cards back under the deck.
        [dug] { $seat } puts { NUMBER($times) } building cards under the deck.
        [cathedral] { $seat } discards { NUMBER($times) } building cards for the cathedral.
        [library] { $seat } discards { NUMBER($times) } building cards to the Library.
       *[hand_limit] { $seat } holds too many cards and discards { NUMBER($times) } building cards.
    }
event-turn_begun = { $seat }'s turn.
event-turn_passed = { $seat } has no worker to place or to take back. The turn is skipped.
event-worker_placed =
    { NUMBER($workers) ->
        [one] { $seat } sends a worker to the { $location }.
       *[other] { $seat } sends a worker to the { $location } and now has { NUMBER($workers) } there.
    }
event-worker_taken_back = { $seat } takes a worker back from { $place }.
event-gained =
    { $source ->
        [forest] { $seat } gains { $goods } in the Forest.
        [quarry] { $seat } gains { $goods } in the Quarry.
        [mines] { $seat } gains { $goods } in the Mines.
        [silversmith] { $seat } gains { $goods } at the Silversmith.
        [trade] { $seat } gains { $goods } by trade.
        [tax_stand] { $seat } takes { $goods } from the Tax Stand.
        [black_market] { $seat } gets { $goods } on the Black Market.
        [swindler] { $seat } gets { $goods } from the Swindler.
        [pickpocket] { $seat } gets { $goods } from the Pickpocket.
        [reward] { $seat } gains { $goods } as a reward.
        [acolyte] { $seat } gets { $goods } from the Acolyte.
        [debt_collector] { $seat } gets { $goods } from the Debt Collector.
        [imprisoned] { $seat } gains { $goods } for the imprisoned workers.
        [building] { $seat } gains { $goods } from the building.
        [squire] { $seat } gets { $goods } from the Squire.
        [apprentice] { $seat } takes { $goods } that lay on the apprentice.
        [board] { $seat } begins with { $goods }.
       *[other] { $seat } gains { $goods }.
    }
event-paid =
    { $source ->
        [trade] { $seat } gives { $goods } in trade.
        [hiring] { $seat } pays { $goods } to hire.
        [skipping] { $seat } puts { $goods } on skipped apprentices.
        [capture] { $seat } pays { $goods } for the capture.
        [black_market] { $seat } pays { $goods } on the Black Market.
        [release] { $seat } pays { $goods } to release workers.
        [debt] { $seat } pays { $goods } on a debt.
        [building] { $seat } pays { $goods } for the building.
        [cathedral] { $seat } pays { $goods } for the cathedral.
       *[other] { $seat } pays { $goods }.
    }
event-tax_paid = { $seat } pays { NUMBER($tax) } tax. The Tax Stand now holds { NUMBER($total) } silver.
event-tax_removed = { $seat } takes { NUMBER($number) } silver from the Tax Stand to the supply.
event-virtue_gained = { $seat } gains { NUMBER($number) } virtue and stands at { NUMBER($virtue) }.
event-virtue_lost = { $seat } loses { NUMBER($number) } virtue and stands at { NUMBER($virtue) }.
event-debt_taken =
    { NUMBER($number) ->
        [one]
            { $reason ->
                [virtue] { $seat } cannot fall below virtue 0 and takes { NUMBER($number) } unpaid debt instead.
                [reset] { $seat } has the most workers in the Prison and takes { NUMBER($number) } unpaid debt.
                [release] { $seat } takes { NUMBER($number) } unpaid debt to release workers.
                [building] { $seat } takes { NUMBER($number) } unpaid debt for the building.
               *[board] { $seat } begins with { NUMBER($number) } unpaid debt.
            }
       *[other]
            { $reason ->
                [virtue] { $seat } cannot fall below virtue 0 and takes { NUMBER($number) } unpaid debts instead.
                [reset] { $seat } has the most workers in the Prison and takes { NUMBER($number) } unpaid debts.
                [release] { $seat } takes { NUMBER($number) } unpaid debts to release workers.
                [building] { $seat } takes { NUMBER($number) } unpaid debts for the building.
               *[board] { $seat } begins with { NUMBER($number) } unpaid debts.
            }
    }
event-debt_destroyed =
    { $reason ->
        [church] { $seat } destroys an unpaid debt with the Church.
       *[overflow] { $seat } destroys an unpaid debt with virtue above 14.
    }
event-debt_paid = { $seat } pays off a debt.
# $times (Number)
event-debt_paid-many = { $seat } pays off { NUMBER($times) } debts.
event-hired = { $seat } hires the { $apprentice }.
event-dismissed = { $seat } discards the { $apprentice } to make room.
event-apprentice_removed = { $seat } sweeps an apprentice from the display: { $apprentice }.
event-apprentice_revealed = A new apprentice in the { $slot }: { $apprentice }.
event-cards_drawn =
    { NUMBER($number) ->
        [0] { $seat } draws no building card: the deck is empty.
        [one] { $seat } draws { NUMBER($number) } building card: { $buildings }.
       *[other] { $seat } draws { NUMBER($number) } building cards: { $buildings }.
    }
event-cards_drawn-none =
    { NUMBER($number) ->
        [0] { $seat } draws no building card: the deck is empty.
        [one] { $seat } draws { NUMBER($number) } building card.
       *[other] { $seat } draws { NUMBER($number) } building cards.
    }
event-cards_dug =
    { NUMBER($number) ->
        [one] { $seat } looks at { NUMBER($number) } building card: { $buildings }.
       *[other] { $seat } looks at { NUMBER($number) } building cards to keep one: { $buildings }.
    }
event-cards_dug-none =
    { NUMBER($number) ->
        [one] { $seat } looks at { NUMBER($number) } building card.
       *[other] { $seat } looks at { NUMBER($number) } building cards to keep one.
    }
event-captured =
    { NUMBER($workers) ->
        [one] { $seat } captures { NUMBER($workers) } worker of { $owner } at the { $location }.
       *[other] { $seat } captures { NUMBER($workers) } workers of { $owner } at the { $location }.
    }
event-recalled =
    { NUMBER($workers) ->
        [one] { $seat } brings { NUMBER($workers) } own worker home from the { $location }.
       *[other] { $seat } brings { NUMBER($workers) } own workers home from the { $location }.
    }
event-imprisoned =
    { NUMBER($workers) ->
        [one] { $seat } sends { NUMBER($workers) } worker of { $owner } to the Prison.
       *[other] { $seat } sends { NUMBER($workers) } workers of { $owner } to the Prison.
    }
event-released =
    { NUMBER($workers) ->
        [one]
            { $from ->
                [boards] { $seat } releases { NUMBER($workers) } worker from other boards.
               *[prison] { $seat } releases { NUMBER($workers) } worker from the Prison.
            }
       *[other]
            { $from ->
                [boards] { $seat } releases { NUMBER($workers) } workers from other boards.
               *[prison] { $seat } releases { NUMBER($workers) } workers from the Prison.
            }
    }
event-built =
    { NUMBER($points) ->
        [one] { $seat } constructs the { $building }, worth { NUMBER($points) } point.
       *[other] { $seat } constructs the { $building }, worth { NUMBER($points) } points.
    }
event-cathedral_advanced = { $seat } advances to level { NUMBER($level) } of the cathedral.
event-reward_revealed = { $seat } turns up a reward: { $reward }.
event-no_reward = { $seat } finds no reward card left; 1 virtue takes its place.
event-market_reset = Black Market Reset!
event-sent_to_prison =
    { NUMBER($workers) ->
        [one] { $seat } loses { NUMBER($workers) } worker from the Black Market to the Prison.
       *[other] { $seat } loses { NUMBER($workers) } workers from the Black Market to the Prison.
    }
event-large_market = The large market now offers { $goods }.
event-small_market = The small market now offers { $goods }.
event-market_shuffled = The small market has run out; the market cards are shuffled anew.
event-squire_idle = { $seat } still has workers in the Prison, so there is no reward from the { $apprentice }.
event-end_effect =
    { NUMBER($number) ->
        [-2] The { $building }: { $seat } loses 2 virtue.
        [-1] The { $building }: { $seat } loses 1 virtue.
        [0] The { $building }: { $seat } gains nothing.
       *[other] The { $building }: { $seat } gains { NUMBER($number) } virtue.
    }
event-last_round = { $seat } fills the Guildhall. Everyone takes one more turn.
event-idle_round = { NUMBER($number) } of { NUMBER($limit) } rounds have gone by without a new worker in the Guildhall.
event-bot_card = { $seat } turns up a card: { $bot_card }.
event-bot_elsewhere = { $seat } can do nothing there and goes to the Silversmith instead.
event-game_ended =
    { $ending ->
        [virtue] Points are tied. { $seats } has more virtue and wins the game.
        [silver] Points and virtue are tied. { $seats } has more silver and wins the game.
        [shared] Points, virtue and silver are tied. { $seats } share the victory.
        [house_bot] The house opponent has the best result and wins the game.
        [stalled] Nobody builds any more, so the game ends here. The best result: { $seats }.
       *[points] { $seats } has the most points and wins the game.
    }

## Refusals: why not

refusal-game-over = The game is over; there are no more moves.
refusal-not-your-decision = It is not your turn to decide: { $seat } is { $phase }.
refusal-nothing-to-show = In this game building cards stay secret in the hand, so nothing is shown to others.
refusal-choose-board-not-now = Characters are chosen before the game begins. Right now you are { $phase }.
refusal-draft-not-now = Building cards are passed around only before the first turn. Right now you are { $phase }.
refusal-place-not-now = You place a worker at the start of your turn, and only one. Right now you are { $phase }.
refusal-take-back-not-now = You take a worker back only if you have none left to place when your turn begins. Right now you are { $phase }.
refusal-take-not-now = You choose a good only in the Mines and with the Clay Pit or the Treasury. Right now you are { $phase }.
refusal-trade-virtue-not-now = Goods are traded for virtue only at the King's Storehouse. Right now you are { $phase }.
refusal-trade-marble-not-now = Goods are traded for marble only at the King's Storehouse. Right now you are { $phase }.
refusal-trade-with-not-now = Merchants, Patrons and Traders work only at the King's Storehouse. Right now you are { $phase }.
refusal-draw-not-now = You draw building cards in the Workshop, right after placing a worker there. Right now you are { $phase }.
refusal-hire-not-now = You hire in the Workshop, on the middle space of the Black Market or with the Tavern. Right now you are { $phase }.
refusal-dismiss-not-now = You discard an apprentice only to make room when you hire at your limit. Right now you are { $phase }.
refusal-capture-not-now = You capture in the Town Centre or with the Armoury, the Barracks or the Fortress. Right now you are { $phase }.
refusal-dig-not-now = You draw 5 cards to keep 1 only on the middle space of the Black Market. Right now you are { $phase }.
refusal-keep-not-now = You keep one of several cards only after drawing them on the Black Market. Right now you are { $phase }.
refusal-bury-not-now = You put cards under the deck only after keeping one of those drawn on the Black Market. Right now you are { $phase }.
refusal-imprison-not-now = Captured workers are sent to the Prison only from the Guardhouse. Right now you are { $phase }.
refusal-release-prison-not-now = All your workers leave the Prison by an action of the Guardhouse. Right now you are { $phase }.
refusal-release-boards-not-now = Your workers leave other boards by the Guardhouse or the Barracks. Right now you are { $phase }.
refusal-pay-debt-not-now = Debts are paid off only at the Guardhouse. Right now you are { $phase }.
refusal-build-not-now = You construct only after placing a worker in the Guildhall. Right now you are { $phase }.
refusal-advance-not-now = You advance in the cathedral only after placing a worker in the Guildhall. Right now you are { $phase }.
refusal-discard-not-now = You discard a building card for the cathedral, with the Library, or above 6 cards in hand. Right now you are { $phase }.
refusal-destroy-debt-not-now = You destroy a debt only with virtue above 14 or with the Church. Right now you are { $phase }.
refusal-keep-debt-not-now = You are asked about a debt only with virtue above 14 or with the Church. Right now you are { $phase }.
refusal-release-not-now = The Gatekeeper works only in a Black Market Reset. Right now you are { $phase }.
refusal-squire-not-now = Squires work only in a Black Market Reset. Right now you are { $phase }.
refusal-resolve-not-now = End effects are put in order only when the game is over and points are counted. Right now you are { $phase }.
refusal-decline-not-now = There is no effect to decline right now. Right now you are { $phase }.
refusal-stop-not-now = You can stop early only at the King's Storehouse, the Town Centre and the Guardhouse. Right now you are { $phase }.
refusal-draft-answered = You have chosen already. The cards are passed on as soon as everyone has.
refusal-card-not-in-packet = You can't keep the { $building }: it is not among the cards you were given.
refusal-board-taken = { $board } is taken already. Choose another character.
refusal-tax-stand-empty = The Tax Stand is empty. You may go there only if at least 1 silver lies above it.
refusal-black-market-virtue = The Black Market is closed to you: your virtue is { NUMBER($virtue) }, and at 10 or more no worker may be placed there.
refusal-space-occupied = The { $location } is taken by a worker of { $owner }. It is free again after a Black Market Reset.
refusal-market-too-dear = You can't pay for the { $location }: it costs you { NUMBER($price) } silver, and you have { NUMBER($silver) }. You are { NUMBER($missing) } short.
refusal-guildhall-nothing =
    You may go to the Guildhall only to construct a building or to advance in the cathedral, and right now you can do neither. { $hand ->
        [empty] You hold no building card.
        [skills] The nearest building in your hand is the { $building }, for which your apprentices lack { $skills }.
       *[goods] The nearest building in your hand is the { $building }, for which you lack { $goods }.
    } { $cathedral ->
        [cathedral-top] In the cathedral you stand at the top already.
        [cathedral-virtue] The cathedral takes a virtue of 5 or more, and yours is { NUMBER($virtue) }.
        [cathedral-full] The next level of the cathedral is full.
        [cathedral-no-card] For the cathedral you would have to discard a building card.
       *[cathedral-cost] For the next level of the cathedral you lack goods.
    }
refusal-idle-visit = At this table you go to the { $location } only if you can do something there, and right now you can't.
refusal-none-there = You can't take a worker back from { $place }: you have none there.
refusal-none-on-board = You can't take a worker back from { $owner }: none of yours is captive there.
refusal-not-from-there = You can't take a worker back from there: as long as you have workers at the large circles of the board, it must be one of those.
refusal-good-not-offered = You can't take { $good }: it is not on offer here.
refusal-goods-short = You can't pay that: you lack { $goods }.
refusal-apprentice-not-yours = You can't do that with the { $apprentice }: it is not one of your apprentices.
refusal-hire-too-dear =
    { NUMBER($skip) ->
        [0] You can't hire the { $apprentice }: it costs you { NUMBER($price) } silver, and you have { NUMBER($silver) }. You are { NUMBER($missing) } short.
       *[other] You can't hire the { $apprentice }: it costs you { NUMBER($price) } silver, of which { NUMBER($skip) } to skip other cards, and you have { NUMBER($silver) }. You are { NUMBER($missing) } short.
    }
refusal-slot-empty = There is no apprentice to hire in the { $slot }.
refusal-no-group-there = There is nobody to capture: { $owner } has no worker at the { $location }.
refusal-location-limit =
    { NUMBER($number) ->
        [one] You can't capture at the { $location } as well: with this many players, all captures of a visit are made at { NUMBER($number) } location.
       *[other] You can't capture at the { $location } as well: the captures of one visit are made at { NUMBER($number) } locations at most.
    }
refusal-capture-too-dear = You can't pay for this capture: it costs you { NUMBER($price) } silver, and you have { NUMBER($silver) }. You are { NUMBER($missing) } short.
refusal-no-such-player = This game is played without { $player }.
refusal-deck-empty = The building deck is empty, so there is nothing to draw.
refusal-card-not-drawn = You can't choose the { $building }: it is not among the cards you have drawn.
refusal-no-captives = You can't send anybody to the Prison: no captured worker is on your board.
refusal-none-in-prison = There is nobody to release: none of your workers is in the Prison.
refusal-none-on-boards = There is nobody to release: none of your workers is on another player's board.
refusal-release-too-dear = You can't pay for the release: it costs you { NUMBER($price) } silver, and you have { NUMBER($silver) }. You are { NUMBER($missing) } short, but you may take a debt and lose 1 virtue instead.
refusal-release-not-free = At the Guardhouse this release has its price: pay silver, or take a debt and lose 1 virtue.
refusal-release-only-free = With the Barracks the release is free, so nothing is paid for it.
refusal-no-unpaid-debt = You have no unpaid debt.
refusal-debt-too-dear = You can't pay off a debt: it costs you { NUMBER($price) } silver, and you have { NUMBER($silver) }. You are { NUMBER($missing) } short.
refusal-building-not-in-hand = You can't use the { $building }: it is not in your hand.
refusal-skills-missing = You can't construct the { $building }: your apprentices lack { $skills }.
refusal-building-goods-missing = You can't construct the { $building }: you lack { $goods }.
refusal-cathedral-virtue = You can't advance in the cathedral: your virtue is { NUMBER($virtue) }, and it takes 5 or more.
refusal-cathedral-top = You stand at the top of the cathedral already.
refusal-cathedral-full = Level { NUMBER($level) } of the cathedral is full. Somebody there has to move up first.
refusal-cathedral-cost =
    { NUMBER($level) ->
        [2] You can't pay for level { NUMBER($level) } of the cathedral like this: it takes any 4 of stone and wood, and you lack { $goods }.
        [4] You can't pay for level { NUMBER($level) } of the cathedral like this: it takes any 8 of stone and wood, and you lack { $goods }.
       *[other] You can't pay for level { NUMBER($level) } of the cathedral: you lack { $goods }.
    }
refusal-cathedral-mix = Level { NUMBER($level) } of the cathedral can't be paid with { NUMBER($wood) } wood. Choose a payment that fits its cost and what you have.
refusal-cathedral-no-card = To advance in the cathedral you discard a building card, and you hold none.
refusal-release-too-many =
    { NUMBER($workers) ->
        [0] You can't release { NUMBER($number) }: none of your workers is in the Prison.
        [one] You can't release { NUMBER($number) }: only { NUMBER($workers) } of your workers is in the Prison.
       *[other] You can't release { NUMBER($number) }: only { NUMBER($workers) } of your workers are in the Prison.
    }
refusal-squire-not-yours = You can't use the { $apprentice }: it is not one of your apprentices.
refusal-squire-done = You have used the { $apprentice } in this reset already. Each Squire works once.
refusal-effect-not-yours = You can't carry out the { $building }: it is not one of your buildings.
refusal-effect-done = You have carried out the { $building } already. Each end effect works once.

## Endings and scores

ending-points = with the most points
ending-virtue = with more virtue, after equal points
ending-silver = with more silver, after equal points and virtue
ending-shared = together, after equal points, virtue and silver
ending-house_bot = by the house opponent
ending-stalled = with the best result when nobody built any more
score-buildings = Buildings
score-effects = Effects of buildings
score-cathedral = Cathedral
score-virtue = Virtue
score-debts = Unpaid debts
score-precious = Gold and marble
score-silver = Silver
score-prison = Workers in the Prison
score-total = Total
part-buildings = { score-buildings }
part-effects = { score-effects }
part-cathedral = { score-cathedral }
part-virtue = { score-virtue }
part-debts = { score-debts }
part-precious = { score-precious }
part-silver = { score-silver }
part-prison = { score-prison }

## Labels of the table

# $row (Number) $column (Number) $cost (Number)
label-town = Town
label-cathedral = Cathedral
label-cathedral-level = Level { NUMBER($level) } of the cathedral
label-cathedral-below = Below the cathedral
label-cathedral-closed = No cathedral
label-spaces-free =
    { NUMBER($number) ->
        [0] No free space
        [one] { NUMBER($number) } free space
       *[other] { NUMBER($number) } free spaces
    }
label-rewards = Reward cards
label-rewards-left =
    { NUMBER($number) ->
        [0] No reward card left
        [one] { NUMBER($number) } reward card left
       *[other] { NUMBER($number) } reward cards left
    }
label-guildhall = Guildhall
label-guildhall-space = Space { NUMBER($number) } of { NUMBER($most) }
label-guildhall-place = Row { NUMBER($row) }, column { NUMBER($column) }
label-guildhall-reset = A worker here triggers a Black Market Reset
label-guildhall-end = A worker here triggers the end
label-guildhall-refresh = A worker here brings fresh apprentices
label-guildhall-beside = Beside the Guildhall
label-black-market = Black Market
label-black-market-closed = No Black Market
label-small-market = Small market
label-large-market = Large market
label-market-pile =
    { NUMBER($number) ->
        [one] { NUMBER($number) } card in the pile
       *[other] { NUMBER($number) } cards in the pile
    }
label-space-free = Free space
label-prison = Prison
label-tax = Tax
label-tax-stand = { NUMBER($silver) } silver above the Tax Stand
label-tax-evasion = You evade { NUMBER($tax) } tax
label-virtue = Virtue
label-virtue-of = { $seat }: virtue { NUMBER($virtue) }
label-virtue-points =
    { NUMBER($points) ->
        [-1] { NUMBER($points) } point at the end
        [one] { NUMBER($points) } point at the end
       *[other] { NUMBER($points) } points at the end
    }
label-apprentices = Apprentices
label-apprentices-of = { NUMBER($number) } of { NUMBER($most) } apprentices
label-apprentices-none = No apprentice yet
label-apprentice-deck = Apprentice deck
label-silver-on = { NUMBER($silver) } silver lies on it
label-buildings = Buildings
label-buildings-none = No building yet
label-building-deck = Building deck
label-hand = Your hand
label-hand-of = { $seat }'s hand
label-cards =
    { NUMBER($count) ->
        [one] { NUMBER($count) } card
       *[other] { NUMBER($count) } cards
    }
label-workers = Workers
label-workers-available =
    { NUMBER($workers) ->
        [one] { NUMBER($workers) } worker available
       *[other] { NUMBER($workers) } workers available
    }
label-workers-captured =
    { NUMBER($workers) ->
        [one] { NUMBER($workers) } captured worker
       *[other] { NUMBER($workers) } captured workers
    }
label-workers-prison =
    { NUMBER($workers) ->
        [one] { NUMBER($workers) } worker in the Prison
       *[other] { NUMBER($workers) } workers in the Prison
    }
label-workers-away =
    { NUMBER($workers) ->
        [one] { NUMBER($workers) } worker on other boards
       *[other] { NUMBER($workers) } workers on other boards
    }
label-workers-of =
    { NUMBER($workers) ->
        [one] { NUMBER($workers) } worker of { $seat }
       *[other] { NUMBER($workers) } workers of { $seat }
    }
label-group = The group of { $seat }
label-captured = Captured
label-available = Available
label-debts = Debts
label-debts-unpaid =
    { NUMBER($number) ->
        [one] { NUMBER($number) } unpaid debt
       *[other] { NUMBER($number) } unpaid debts
    }
label-debts-paid =
    { NUMBER($number) ->
        [one] { NUMBER($number) } paid debt
       *[other] { NUMBER($number) } paid debts
    }
label-goods = Goods
label-good-count = { NUMBER($number) } { $good }
label-skills = Skills
label-skills-none = No skill needed
label-needs = Needs { $skills }
label-lacks = You lack { $what }
label-cost = Cost
label-cost-any = Any { NUMBER($number) } of stone and wood
label-effect = Effect
label-at-once = At once
label-at-end = At the end
label-on-hiring = When hired
label-price = { NUMBER($price) } silver
label-price-tax = { NUMBER($price) } silver, { NUMBER($tax) } of it tax
label-price-skip = { NUMBER($price) } silver, { NUMBER($skip) } of it on skipped cards
label-affordable = You can pay this
label-not-affordable = You can't pay this
label-missing-silver = You lack { NUMBER($missing) } silver
label-can-build = You can construct it now
label-nth-worker =
    { NUMBER($workers) ->
        [1] 1st worker
        [2] 2nd worker
        [3] 3rd worker
       *[other] { NUMBER($workers) }th worker
    }
label-visit =
    { NUMBER($workers) ->
        [1] 1st worker: { $what }
        [2] 2nd worker: { $what }
        [3] 3rd worker: { $what }
       *[other] { NUMBER($workers) }th worker: { $what }
    }
label-visit-or = { $what } or { $other }
label-visit-cards =
    { NUMBER($count) ->
        [one] Draw { NUMBER($count) } building card
       *[other] Draw { NUMBER($count) } building cards
    }
label-visit-actions =
    { NUMBER($number) ->
        [one] { NUMBER($number) } action
       *[other] up to { NUMBER($number) } actions
    }
label-visit-captures =
    { NUMBER($number) ->
        [one] { NUMBER($number) } capture
       *[other] up to { NUMBER($number) } captures
    }
label-visit-virtue-lost = You lose { NUMBER($virtue) } virtue
label-visit-reset = A Black Market Reset follows
label-visit-ends = This triggers the end of the game
label-visit-bonus = { $what } of it from apprentices
label-actions-left =
    { NUMBER($number) ->
        [one] { NUMBER($number) } action left
       *[other] { NUMBER($number) } actions left
    }
label-trades-left =
    { NUMBER($number) ->
        [one] { NUMBER($number) } trade left
       *[other] { NUMBER($number) } trades left
    }
label-captures-left =
    { NUMBER($number) ->
        [one] { NUMBER($number) } capture left
       *[other] { NUMBER($number) } captures left
    }
label-turns-left =
    { NUMBER($number) ->
        [one] { NUMBER($number) } turn left
       *[other] { NUMBER($number) } turns left
    }
label-last-turns = Last turns
label-start-player = Start player
label-character = Character
label-house-opponent = House opponent
label-house-opponent-about = The house opponent is our own design, not the solo mode of the printed game.
label-house-opponent-card = Last card: { $bot_card }
label-house-opponent-cards =
    { NUMBER($number) ->
        [one] { NUMBER($number) } card left before the shuffle
       *[other] { NUMBER($number) } cards left before the shuffle
    }
label-draft = Cards to choose from
label-draft-kept = Kept so far
label-dug = Cards drawn
label-points =
    { NUMBER($points) ->
        [one] { NUMBER($points) } point
       *[other] { NUMBER($points) } points
    }
label-score = Score
label-score-now = If the game ended now
label-total = Total

## Table talk

talk-1 = Leave my workers alone, and I will leave yours.
talk-2 = That crowd in the Forest looks ripe for the guards.
talk-3 = The tax chest is getting full. Who is brave enough?
talk-4 = One more on the Black Market, and we all pay for it.
talk-5 = I was about to hire that one!
talk-6 = A clean conscience is worth points, you know.
talk-7 = Well built!
talk-8 = One more game?

## What the coach counts: what a move gives, what it costs, and what it burdens one with

# $number (Number)
gives-goods-clay = { NUMBER($number) } { good-clay }
gives-goods-wood = { NUMBER($number) } { good-wood }
gives-goods-stone = { NUMBER($number) } { good-stone }
gives-goods-gold = { NUMBER($number) } { good-gold }
gives-goods-marble = { NUMBER($number) } { good-marble }
gives-goods-silver = { NUMBER($number) } { good-silver }
costs-goods-clay = { NUMBER($number) } { good-clay }
costs-goods-wood = { NUMBER($number) } { good-wood }
costs-goods-stone = { NUMBER($number) } { good-stone }
costs-goods-gold = { NUMBER($number) } { good-gold }
costs-goods-marble = { NUMBER($number) } { good-marble }
costs-goods-silver = { NUMBER($number) } { good-silver }
gives-virtue = { NUMBER($number) } virtue
costs-virtue = { NUMBER($number) } virtue
burdens-unpaid = { NUMBER($number) ->
        [one] 1 debt
       *[other] { NUMBER($number) } debts
    }
gives-level = { NUMBER($number) ->
        [one] 1 level of the Cathedral
       *[other] { NUMBER($number) } levels of the Cathedral
    }

## What people have favourites of

taken-board = Characters
taken-building = Buildings
taken-apprentice = Apprentices
