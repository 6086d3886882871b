### Trajan in English: the words of the log, the command line and the page.
### Every number is written with NUMBER(); names of players, cards, tiles and places arrive as text.

## The game

game-name = Trajan
game-tagline = Six trays, twelve markers, one Rome.
game-about = Two to four players make their way in the Rome of the emperor Trajan: with ships, in the Senate, in the provinces and on the building site. Each turn you empty one of your six trays and lay its markers out one by one; where the last one falls decides what you may do, and how many you moved decides how fast the year goes by.

## Markers, trays, actions

colour-yellow = yellow
    .shape = circle
colour-orange = orange
    .shape = triangle
colour-green = green
    .shape = diamond
colour-white = white
    .shape = square
colour-pink = pink
    .shape = cross
colour-blue = blue
    .shape = hexagon
tray-seaport = Seaport tray
    .numeral = I
tray-forum = Forum tray
    .numeral = II
tray-military = Military tray
    .numeral = III
tray-senate = Senate tray
    .numeral = IV
tray-trajan = Trajan tray
    .numeral = V
tray-construction = Construction tray
    .numeral = VI
action-seaport = Seaport
    .effect = Draw, take or display commodity cards, or ship goods.
action-forum = Forum
    .effect = Take a tile from the Forum.
action-military = Military
    .effect = Recruit a legionnaire, move your leader, or occupy a province.
action-senate = Senate
    .effect = Advance one space in the Senate and score its points.
action-trajan = Trajan
    .effect = Take a Trajan tile and put it where your arch is.
action-construction = Construction
    .effect = Hire a worker, or build on a site.

## Commodity cards, piles

card-columns = Columns
card-furs = Furs
card-scrolls = Scrolls
card-oil = Oil
card-fruit = Fruit
card-lamps = Lamps
card-wine = Wine
card-fish = Fish
card-jewelry = Jewelry
card-gems = Gems
card-cattle = Cattle
card-wheat = Wheat
source-pile = the face-down pile
source-left = the left discard pile
source-right = the right discard pile
side-left = left
side-right = right

## Trajan tiles

stack-vp9 = Points
    .effect = 9 points, nothing more.
stack-cards = Cards
    .effect = 3 points and 2 commodity cards from the pile.
stack-workers = Workers
    .effect = 5 points and 1 worker, or 2 points and 2 workers.
stack-legionnaires = Legionnaires
    .effect = 5 points and 1 legionnaire, or 2 points and 2 legionnaires.
stack-plus2 = +2
    .effect = 4 points and a [+2] marker for one of your extra action places.
stack-demand = Demands
    .effect = 1 point. The tile stays and meets one demand of its kind at every quarter end.
trajan_tile-trajan_vp9_blue_blue = 9 points (blue twice)
trajan_tile-trajan_vp9_orange_orange = 9 points (orange twice)
trajan_tile-trajan_vp9_pink_pink = 9 points (pink twice)
trajan_tile-trajan_vp9_green_green = 9 points (green twice)
trajan_tile-trajan_vp9_yellow_yellow = 9 points (yellow twice)
trajan_tile-trajan_vp9_white_white = 9 points (white twice)
trajan_tile-trajan_vp9_blue_white = 9 points (blue and white)
trajan_tile-trajan_vp9_yellow_white = 9 points (yellow and white)
trajan_tile-trajan_vp9_orange_white = 9 points (orange and white)
trajan_tile-trajan_cards_blue_blue = 3 points and 2 cards (blue twice)
trajan_tile-trajan_cards_yellow_yellow = 3 points and 2 cards (yellow twice)
trajan_tile-trajan_cards_orange_orange = 3 points and 2 cards (orange twice)
trajan_tile-trajan_cards_white_blue = 3 points and 2 cards (white and blue)
trajan_tile-trajan_cards_blue_orange = 3 points and 2 cards (blue and orange)
trajan_tile-trajan_cards_orange_yellow = 3 points and 2 cards (orange and yellow)
trajan_tile-trajan_cards_yellow_green = 3 points and 2 cards (yellow and green)
trajan_tile-trajan_cards_green_pink = 3 points and 2 cards (green and pink)
trajan_tile-trajan_cards_pink_white = 3 points and 2 cards (pink and white)
trajan_tile-trajan_workers_1_yellow_orange = 5 points and 1 worker (yellow and orange)
trajan_tile-trajan_workers_1_pink_orange = 5 points and 1 worker (pink and orange)
trajan_tile-trajan_workers_1_white_orange = 5 points and 1 worker (white and orange)
trajan_tile-trajan_workers_1_green_orange = 5 points and 1 worker (green and orange)
trajan_tile-trajan_workers_1_blue_green = 5 points and 1 worker (blue and green)
trajan_tile-trajan_workers_2_yellow_yellow = 2 points and 2 workers (yellow twice)
trajan_tile-trajan_workers_2_orange_orange = 2 points and 2 workers (orange twice)
trajan_tile-trajan_workers_2_orange_yellow = 2 points and 2 workers (orange and yellow)
trajan_tile-trajan_workers_2_blue_yellow = 2 points and 2 workers (blue and yellow)
trajan_tile-trajan_legionnaires_1_blue_blue = 5 points and 1 legionnaire (blue twice)
trajan_tile-trajan_legionnaires_1_yellow_blue = 5 points and 1 legionnaire (yellow and blue)
trajan_tile-trajan_legionnaires_1_white_blue = 5 points and 1 legionnaire (white and blue)
trajan_tile-trajan_legionnaires_1_green_blue = 5 points and 1 legionnaire (green and blue)
trajan_tile-trajan_legionnaires_1_pink_blue = 5 points and 1 legionnaire (pink and blue)
trajan_tile-trajan_legionnaires_2_orange_blue = 2 points and 2 legionnaires (orange and blue)
trajan_tile-trajan_legionnaires_2_white_yellow = 2 points and 2 legionnaires (white and yellow)
trajan_tile-trajan_legionnaires_2_green_yellow = 2 points and 2 legionnaires (green and yellow)
trajan_tile-trajan_legionnaires_2_pink_yellow = 2 points and 2 legionnaires (pink and yellow)
trajan_tile-trajan_plus2_blue_pink = 4 points and [+2] marker (blue and pink)
trajan_tile-trajan_plus2_orange_pink = 4 points and [+2] marker (orange and pink)
trajan_tile-trajan_plus2_green_pink = 4 points and [+2] marker (green and pink)
trajan_tile-trajan_plus2_yellow_pink = 4 points and [+2] marker (yellow and pink)
trajan_tile-trajan_plus2_pink_pink = 4 points and [+2] marker (pink twice)
trajan_tile-trajan_plus2_white_white = 4 points and [+2] marker (white twice)
trajan_tile-trajan_plus2_green_white = 4 points and [+2] marker (green and white)
trajan_tile-trajan_plus2_pink_white_a = 4 points and [+2] marker (white and pink)
trajan_tile-trajan_plus2_pink_white_b = 4 points and [+2] marker (pink and white)
trajan_tile-trajan_demand_bread_pink_pink = 1 point and Bread for good (pink twice)
trajan_tile-trajan_demand_bread_green_green = 1 point and Bread for good (green twice)
trajan_tile-trajan_demand_bread_orange_green = 1 point and Bread for good (orange and green)
trajan_tile-trajan_demand_games_green_green = 1 point and Games for good (green twice)
trajan_tile-trajan_demand_games_yellow_green = 1 point and Games for good (yellow and green)
trajan_tile-trajan_demand_games_pink_green = 1 point and Games for good (pink and green)
trajan_tile-trajan_demand_religion_white_white = 1 point and Religion for good (white twice)
trajan_tile-trajan_demand_religion_white_green = 1 point and Religion for good (white and green)
trajan_tile-trajan_demand_religion_blue_orange = 1 point and Religion for good (blue and orange)

## Forum tiles and extra action tiles

tile-forum_votes_2 = Senate tile (2 votes)
    .effect = 2 votes more at the end of this quarter. Then it leaves the game.
tile-forum_votes_3 = Senate tile (3 votes)
    .effect = 3 votes more at the end of this quarter. Then it leaves the game.
tile-forum_votes_4 = Senate tile (4 votes)
    .effect = 4 votes more at the end of this quarter. Then it leaves the game.
tile-forum_votes_5 = Senate tile (5 votes)
    .effect = 5 votes more at the end of this quarter. Then it leaves the game.
tile-forum_need_bread = Bread tile
    .effect = Meets one demand for Bread at a quarter end.
tile-forum_need_games = Games tile
    .effect = Meets one demand for Games at a quarter end.
tile-forum_need_religion = Religion tile
    .effect = Meets one demand for Religion at a quarter end.
tile-forum_wild_commodity = Commodity wild tile
    .effect = Stands in for any one card on a ship, or for a displayed card at the end.
tile-forum_wild_need = Demand wild tile
    .effect = Meets one demand of any kind at a quarter end.
tile-forum_wild_construction = Construction wild tile
    .effect = Counts as a construction tile of any kind in the sets at the end.
tile-forum_wild_extra_action = Extra action wild tile
    .effect = Spend it after any action to perform that action again.
tile-forum_extra_seaport = Extra Seaport tile
    .effect = Spend it after a Seaport action to perform that action again.
tile-forum_extra_forum = Extra Forum tile
    .effect = Spend it after a Forum action to perform that action again.
tile-forum_extra_military = Extra Military tile
    .effect = Spend it after a Military action to perform that action again.
tile-forum_extra_senate = Extra Senate tile
    .effect = Spend it after a Senate action to perform that action again.
tile-forum_extra_trajan = Extra Trajan tile
    .effect = Spend it after a Trajan action to perform that action again.
tile-forum_extra_construction = Extra Construction tile
    .effect = Spend it after a Construction action to perform that action again.
tile-extra_seaport = Extra Seaport tile
    .effect = Spend it after a Seaport action to perform that action again.
tile-extra_forum = Extra Forum tile
    .effect = Spend it after a Forum action to perform that action again.
tile-extra_military = Extra Military tile
    .effect = Spend it after a Military action to perform that action again.
tile-extra_senate = Extra Senate tile
    .effect = Spend it after a Senate action to perform that action again.
tile-extra_trajan = Extra Trajan tile
    .effect = Spend it after a Trajan action to perform that action again.
tile-extra_construction = Extra Construction tile
    .effect = Spend it after a Construction action to perform that action again.
extra-tile = the matching extra action tile
extra-wild = an extra action wild tile
space-forum_c0_r1 = yellow space 1
space-forum_c0_r2 = yellow space 2
space-forum_c0_r3 = yellow space 3
space-forum_c1_r1 = green column 1, row 1
space-forum_c1_r2 = green column 1, row 2
space-forum_c1_r3 = green column 1, row 3
space-forum_c2_r1 = green column 2, row 1
space-forum_c2_r2 = green column 2, row 2
space-forum_c2_r3 = green column 2, row 3
space-forum_c3_r1 = green column 3, row 1
space-forum_c3_r2 = green column 3, row 2
space-forum_c3_r3 = green column 3, row 3
space-forum_c4_r1 = green column 4, row 1
space-forum_c4_r2 = green column 4, row 2
space-forum_c4_r3 = green column 4, row 3

## Construction

kind-stairs = Stairs
    .effect = Your first one brings a Forum action.
kind-door = Door
    .effect = Your first one brings a Senate action.
kind-fountain = Fountain
    .effect = Your first one brings a Seaport action.
kind-roof = Roof
    .effect = Your first one brings a Trajan action.
kind-window = Window
    .effect = Your first one brings a Military action.
construction_tile-construction_stairs_2 = Stairs (2 points)
construction_tile-construction_stairs_3 = Stairs (3 points)
construction_tile-construction_stairs_4 = Stairs (4 points)
construction_tile-construction_stairs_5 = Stairs (5 points)
construction_tile-construction_door_2 = Door (2 points)
construction_tile-construction_door_3 = Door (3 points)
construction_tile-construction_door_4 = Door (4 points)
construction_tile-construction_door_5 = Door (5 points)
construction_tile-construction_fountain_2 = Fountain (2 points)
construction_tile-construction_fountain_3 = Fountain (3 points)
construction_tile-construction_fountain_4 = Fountain (4 points)
construction_tile-construction_fountain_5 = Fountain (5 points)
construction_tile-construction_roof_2 = Roof (2 points)
construction_tile-construction_roof_3 = Roof (3 points)
construction_tile-construction_roof_4 = Roof (4 points)
construction_tile-construction_roof_5 = Roof (5 points)
construction_tile-construction_window_2 = Window (2 points)
construction_tile-construction_window_3 = Window (3 points)
construction_tile-construction_window_4 = Window (4 points)
construction_tile-construction_window_5 = Window (5 points)
site-site_r1_c1 = row 1, column 1
site-site_r1_c2 = row 1, column 2
site-site_r1_c3 = row 1, column 3
site-site_r1_c4 = row 1, column 4
site-site_r1_c5 = row 1, column 5
site-site_r2_c1 = row 2, column 1
site-site_r2_c2 = row 2, column 2
site-site_r2_c3 = row 2, column 3
site-site_r2_c4 = row 2, column 4
site-site_r2_c5 = row 2, column 5
site-site_r3_c1 = row 3, column 1
site-site_r3_c2 = row 3, column 2
site-site_r3_c3 = row 3, column 3
site-site_r3_c4 = row 3, column 4
site-site_r3_c5 = row 3, column 5
site-site_r4_c1 = row 4, column 1
site-site_r4_c2 = row 4, column 2
site-site_r4_c3 = row 4, column 3
site-site_r4_c4 = row 4, column 4
site-site_r4_c5 = row 4, column 5

## Demands

need-bread = Bread
need-games = Games
need-religion = Religion
means-trajan = a completed Trajan tile
means-tile = the matching forum tile
means-wild = a demand wild tile

## Ships

ship-ship_same = Ship of identical goods
    .effect = 1 to 4 cards of one commodity. Coloured side 2, 6, 12, 20 points; gray side 0, 1, 7, 15.
ship-ship_pairs = Ship of pairs
    .effect = 1 to 3 pairs, each of a different commodity. Coloured side 5, 10, 15 points; gray side 1, 6, 11.
ship-ship_different = Ship of different goods
    .effect = 1 to 4 cards, all of different commodities. Coloured side 2, 4, 6, 8 points; gray side 0, 1, 3, 5.
ship_side-coloured = coloured side
ship_side-gray = gray side

## Bonus tiles

bonus-bonus_goods_columns_furs = Columns and Furs
    .effect = For each of these cards in your display: yellow 3 points, gray 2.
bonus-bonus_goods_scrolls_oil = Scrolls and Oil
    .effect = For each of these cards in your display: yellow 3 points, gray 2.
bonus-bonus_goods_fruit_lamps = Fruit and Lamps
    .effect = For each of these cards in your display: yellow 3 points, gray 2.
bonus-bonus_goods_wine_fish = Wine and Fish
    .effect = For each of these cards in your display: yellow 3 points, gray 2.
bonus-bonus_goods_jewelry_gems = Jewelry and Gems
    .effect = For each of these cards in your display: yellow 3 points, gray 2.
bonus-bonus_goods_cattle_wheat = Cattle and Wheat
    .effect = For each of these cards in your display: yellow 3 points, gray 2.
bonus-bonus_need_bread = Bread
    .effect = Once, if you still have a Bread tile at the end: yellow 9 points, gray 6.
bonus-bonus_need_games = Games
    .effect = Once, if you still have a Games tile at the end: yellow 9 points, gray 6.
bonus-bonus_need_religion = Religion
    .effect = Once, if you still have a Religion tile at the end: yellow 9 points, gray 6.
bonus-bonus_workers = Workers
    .effect = For each of your workers on sites: yellow 1 point, gray half a point, rounded up.
bonus-bonus_legionnaires = Legionnaires
    .effect = For each of your legionnaires in provinces: yellow 2 points, gray 1.
bonus-bonus_bonus_tiles = Bonus tiles
    .effect = For each of your yellow bonus tiles: yellow 3 points (itself included), gray 2.
bonus_side-yellow = yellow side
bonus_side-gray = gray side

## Provinces

province-alpes = Alpes
province-raetia = Raetia
province-noricum = Noricum
province-narbonensis = Narbonensis
province-lugudunensis = Lugudunensis
province-belgica = Belgica
province-germania_superior = Germania Superior
province-aquitania = Aquitania
province-britannia = Britannia
province-germania_inferior = Germania Inferior
province-military_camp = the military camp
from_province-alpes = { province-alpes }
from_province-raetia = { province-raetia }
from_province-noricum = { province-noricum }
from_province-narbonensis = { province-narbonensis }
from_province-lugudunensis = { province-lugudunensis }
from_province-belgica = { province-belgica }
from_province-germania_superior = { province-germania_superior }
from_province-aquitania = { province-aquitania }
from_province-britannia = { province-britannia }
from_province-germania_inferior = { province-germania_inferior }
from_province-military_camp = { province-military_camp }

## Players' colours

player-red = red
player-green = green
player-blue = dark blue
player-brown = dark brown

## Decisions: the name, the question, and what the others read

phase-markers = placing the markers
ask-markers = Which marker goes into this tray? Each tray gets two.
wait-markers = { $seat } is placing the markers.
phase-goods_draft = taking the first commodity cards
ask-goods_draft = Where do you take your next card from? You begin with three.
wait-goods_draft = { $seat } is taking the first cards.
phase-trajan_draft = taking the first Trajan tiles
ask-trajan_draft = Which stack do you take the tile for this slot from? You begin with three, from three different stacks.
wait-trajan_draft = { $seat } is taking the first Trajan tiles.
phase-turn = choosing a tray to empty
ask-turn = Which tray do you empty?
wait-turn = It is { $seat }'s turn.
phase-sow = laying out the markers
ask-sow = Which marker goes into the next tray?
wait-sow = { $seat } is laying out markers.
phase-plus2 = placing the [+2] marker
ask-plus2 = On which extra action place do you put the [+2] marker?
wait-plus2 = { $seat } is placing a [+2] marker.
phase-action = performing the action of the target tray
ask-action = How do you perform the action of your target tray? You may also pass.
wait-action = { $seat } is choosing an action.
phase-first_tile_action = performing the action of a first construction tile
ask-first_tile_action = Your first tile of this kind brings an action. How do you perform it? You may also pass.
wait-first_tile_action = { $seat } may perform the action of a first construction tile.
phase-extra_action = performing an extra action
ask-extra_action = You perform the action once more. How? You may also pass.
wait-extra_action = { $seat } may perform an extra action.
phase-discard = discarding a card
ask-discard = You have drawn two cards. Which card do you discard, and on which pile?
wait-discard = { $seat } is choosing a card to discard.
phase-display = displaying cards
ask-display = Do you display a second card?
wait-display = { $seat } is displaying cards.
phase-load = loading a ship
ask-load = What do you load? Set sail when the cargo is complete.
wait-load = { $seat } is loading a ship.
phase-repeat = spending an extra action tile or not
ask-repeat = Do you spend an extra action tile to perform this action again? One tile a turn; pass to keep it.
wait-repeat = { $seat } may spend an extra action tile.
phase-pay = choosing the tile that meets a demand
ask-pay = Which tile do you spend to meet the demand?
wait-pay = { $seat } is meeting a demand.
phase-bonus = choosing a bonus tile
ask-bonus = You are consul. Which bonus tile do you take? The other one goes to the vice consul.
wait-bonus = { $seat } is consul and is choosing a bonus tile.
phase-over = the end of the game

## Moves

# $action (String) $bonus (String) $bonus_side (String) $colour (String) $construction_tile (String) $extra (String)
# $from_province (String) $means (String) $need (String) $province (String) $ship (String) $ship_side (String)
# $side (String) $site (String) $source (String) $space (String) $stack (String) $tile (String) $trajan_tile (String)
# $tray (String)
# $column (Number) $crossings (Number) $left (Number) $place (Number) $quarter (Number) $rivals (Number)
# $round (Number) $row (Number) $spaces (Number) $votes (Number) $wilds (Number)
move-place = Next marker for this tray: { $colour }
move-draft = Take a card from { $source }
move-tile = Take the top Trajan tile of the stack “{ $stack }”
move-lift = Empty the { $tray }
move-sow = Next marker: { $colour }
move-plus2 = Put the [+2] marker on the { $action } place
move-pass = Pass
move-draw_two = Draw two cards, then discard one
move-take = Take the top card of the { $side } discard pile
move-discard = Discard { $card } on the { $side } pile
move-display = Display { $card }
move-display_wild = Display a commodity wild tile
move-done = Display no second card
move-ship = Ship goods: { $ship }
move-load = Load { $card }
move-load_half = Load { $card } with a wild tile as a pair
move-load_wild = Load only wild tiles
move-sail = Set sail with this cargo
move-forum = Take the tile in the Forum: { $space }
move-recruit = Recruit a legionnaire
move-march = Move your leader to { $province }
move-occupy = Occupy your leader's province
move-advance = Advance one space in the Senate
move-hire = Hire a worker
move-build = Build on the site in { $site }
move-repeat = Spend { $extra } to perform the action again
move-bonus = Take the { $side } bonus tile
move-pay = Meet the demand with { $means }

## Events: the log

event-marker_placed = { $seat } places { $colour } in the { $tray }.
event-table_laid = Trajan tiles, bonus tiles and commodity cards are laid out.
event-card_drafted = { $seat } takes { $card } from { $source }.
event-card_drafted-none = { $seat } takes a card from { $source }.
event-side_refilled = The { $side } discard pile is refilled: { $card }.
event-pile_reshuffled =
    { NUMBER($number) ->
        [one] The pile has run out; { NUMBER($number) } discarded card becomes the new one.
       *[other] The pile has run out; { NUMBER($number) } discarded cards are shuffled and become the new one.
    }
event-tile_drafted = { $seat } begins with this Trajan tile beside the { $tray }: { $trajan_tile }.
event-tile_taken = { $seat } takes a Trajan tile and puts it beside the { $tray }: { $trajan_tile }.
event-markers_lifted =
    { NUMBER($number) ->
        [one] { $seat } empties the { $tray } and moves { NUMBER($number) } marker.
       *[other] { $seat } empties the { $tray } and moves { NUMBER($number) } markers.
    }
event-marker_sown = { $seat } drops { $colour } into the { $tray }.
event-time_moved =
    { NUMBER($position) ->
        [0]
            { NUMBER($number) ->
                [one] The time marker moves { NUMBER($number) } space and stands on the start space.
               *[other] The time marker moves { NUMBER($number) } spaces and stands on the start space.
            }
       *[other]
            { NUMBER($number) ->
                [one] The time marker moves { NUMBER($number) } space, to space { NUMBER($position) }.
               *[other] The time marker moves { NUMBER($number) } spaces, to space { NUMBER($position) }.
            }
    }
event-tile_completed =
    { NUMBER($points) ->
        [one] { $seat } completes the Trajan tile beside the { $tray }, { $trajan_tile }, and scores { NUMBER($points) } point.
       *[other] { $seat } completes the Trajan tile beside the { $tray }, { $trajan_tile }, and scores { NUMBER($points) } points.
    }
event-arch_moved = { $seat }'s arch moves to the slot beside the { $tray }.
event-arch_centred = { $seat } has no free slot left, so the arch goes to the centre.
event-cards_drawn =
    { NUMBER($number) ->
        [0] { $seat } draws no card: the pile is empty.
        [one] { $seat } draws { NUMBER($number) } card: { $cards }.
       *[other] { $seat } draws { NUMBER($number) } cards: { $cards }.
    }
event-cards_drawn-none =
    { NUMBER($number) ->
        [0] { $seat } draws no card: the pile is empty.
        [one] { $seat } draws { NUMBER($number) } card.
       *[other] { $seat } draws { NUMBER($number) } cards.
    }
event-workers_gained =
    { NUMBER($number) ->
        [0] { $seat } has no figure left for the worker camp.
        [one] { $seat } gains { NUMBER($number) } worker in the camp.
       *[other] { $seat } gains { NUMBER($number) } workers in the camp.
    }
event-legionnaires_gained =
    { NUMBER($number) ->
        [0] { $seat } has no figure left for the military camp.
        [one] { $seat } gains { NUMBER($number) } legionnaire in the camp.
       *[other] { $seat } gains { NUMBER($number) } legionnaires in the camp.
    }
event-need_kept = { $seat } keeps the tile: from now on it meets one demand for { $need } at every quarter end.
event-plus2_gained = { $seat } puts a [+2] marker on the { $action } place.
event-plus2_lost = All six places of { $seat } have a [+2] marker already, so this one is lost.
event-action_passed = { $seat } skips the { $action } action.
event-action_impossible = Nothing of the { $action } action is possible for { $seat } now.
event-card_taken = { $seat } takes { $card } from the { $side } discard pile.
event-card_discarded = { $seat } discards { $card } on the { $side } pile.
event-card_displayed = { $seat } displays { $card }.
event-wild_displayed = { $seat } displays a commodity wild tile.
event-cargo_loaded =
    { NUMBER($wilds) ->
        [0] { $seat } loads { NUMBER($number) } × { $card }.
        [one] { $seat } loads { NUMBER($number) } × { $card } and { NUMBER($wilds) } wild tile.
       *[other] { $seat } loads { NUMBER($number) } × { $card } and { NUMBER($wilds) } wild tiles.
    }
event-cargo_loaded-none =
    { NUMBER($wilds) ->
        [one] { $seat } loads { NUMBER($wilds) } wild tile.
       *[other] { $seat } loads { NUMBER($wilds) } wild tiles.
    }
event-ship_sailed =
    { $ship ->
        [ship_pairs]
            { NUMBER($number) ->
                [one] { $seat } ships { NUMBER($number) } pair on the { $ship_side } of the ship of pairs and scores { NUMBER($points) }.
               *[other] { $seat } ships { NUMBER($number) } different pairs on the { $ship_side } of the ship of pairs and scores { NUMBER($points) }.
            }
        [ship_different]
            { NUMBER($number) ->
                [one] { $seat } ships { NUMBER($number) } card on the { $ship_side } of the ship of different goods and scores { NUMBER($points) }.
               *[other] { $seat } ships { NUMBER($number) } different cards on the { $ship_side } of the ship of different goods and scores { NUMBER($points) }.
            }
       *[ship_same]
            { NUMBER($number) ->
                [one] { $seat } ships { NUMBER($number) } card on the { $ship_side } of the ship of identical goods and scores { NUMBER($points) }.
               *[other] { $seat } ships { NUMBER($number) } identical cards on the { $ship_side } of the ship of identical goods and scores { NUMBER($points) }.
            }
    }
event-forum_taken = { $seat } takes a tile from the Forum ({ $space }): { $tile }.
event-province_tile_taken = { $seat }'s leader finds a tile in { $province }: { $tile }.
event-recruited = { $seat } recruits a legionnaire.
# $times (Number)
event-recruited-many = { $seat } recruits { NUMBER($times) } legionnaires.
event-leader_moved = { $seat } moves the leader to { $province }.
event-occupied =
    { NUMBER($points) ->
        [one]
            { NUMBER($rivals) ->
                [0] { $seat } occupies { $province } and scores { NUMBER($points) } point.
                [one] { $seat } occupies { $province }, where { NUMBER($rivals) } legionnaire of another player stands, and scores { NUMBER($points) } point.
               *[other] { $seat } occupies { $province }, where { NUMBER($rivals) } legionnaires of other players stand, and scores { NUMBER($points) } point.
            }
       *[other]
            { NUMBER($rivals) ->
                [0] { $seat } occupies { $province } and scores { NUMBER($points) } points.
                [one] { $seat } occupies { $province }, where { NUMBER($rivals) } legionnaire of another player stands, and scores { NUMBER($points) } points.
               *[other] { $seat } occupies { $province }, where { NUMBER($rivals) } legionnaires of other players stand, and scores { NUMBER($points) } points.
            }
    }
event-senate_advanced = { $seat } advances to space { NUMBER($votes) } of the Senate and scores { NUMBER($points) } points.
event-hired = { $seat } hires a worker.
# $times (Number)
event-hired-many = { $seat } hires { NUMBER($times) } workers.
event-built = { $seat } builds on the site in { $site }.
event-construction_taken = { $seat } takes a construction tile, { $construction_tile }, and scores { NUMBER($points) } points.
event-first_of_kind = It is { $seat }'s first tile of its kind ({ $kind }) and brings a { $action } action.
event-extra_spent =
    { NUMBER($number) ->
        [one] { $seat } spends { $extra } and may perform the { $action } action { NUMBER($number) } more time.
       *[other] { $seat } spends { $extra } and may perform the { $action } action { NUMBER($number) } more times.
    }
event-round_ended = Round { NUMBER($round) } of quarter { NUMBER($quarter) } is over.
event-demand_revealed = The people demand: { $need }.
event-quarter_ended = Quarter { NUMBER($quarter) } is over.
event-demand_met =
    { $means ->
        [trajan] { $seat } meets the demand for { $need } with a completed Trajan tile, which stays.
        [wild] { $seat } meets the demand for { $need } with a demand wild tile.
       *[tile] { $seat } meets the demand for { $need } with a forum tile.
    }
event-demands_unmet =
    { NUMBER($number) ->
        [one] { $seat } leaves { NUMBER($number) } demand unmet and loses { NUMBER($points) } points.
       *[other] { $seat } leaves { NUMBER($number) } demands unmet and loses { NUMBER($points) } points.
    }
event-votes_counted =
    { NUMBER($place) ->
        [1] { $seat } has { NUMBER($votes) } votes and is consul.
        [2] { $seat } has { NUMBER($votes) } votes and is vice consul.
        [3] { $seat } has { NUMBER($votes) } votes and is third.
       *[other] { $seat } has { NUMBER($votes) } votes and is fourth.
    }
event-bonus_taken =
    { $bonus_side ->
        [gray] { $seat } takes a bonus tile, gray side up: { $bonus }.
       *[yellow] { $seat } takes a bonus tile, yellow side up: { $bonus }.
    }
event-discs_returned = The Senate discs go back to the start. From top to bottom: { $seats }.
event-forum_cleared =
    { NUMBER($number) ->
        [0] No tile is left in the Forum.
        [one] { NUMBER($number) } tile left in the Forum goes out of the game.
       *[other] { NUMBER($number) } tiles left in the Forum go out of the game.
    }
event-senate_tiles_removed =
    { NUMBER($number) ->
        [0] There are no Senate tiles to remove.
        [one] { NUMBER($number) } Senate tile goes out of the game.
       *[other] { NUMBER($number) } Senate tiles go out of the game.
    }
event-bonus_revealed = A new bonus tile lies beside the Senate: { $bonus }.
event-province_filled = A new tile lies in { $province }: { $tile }.
event-forum_filled =
    { NUMBER($number) ->
        [one] { NUMBER($number) } new tile is laid out in the Forum.
       *[other] { NUMBER($number) } new tiles are laid out in the Forum.
    }
event-ships_turned =
    { NUMBER($number) ->
        [0] All ships show their coloured side.
        [one] { NUMBER($number) } gray ship is turned back to its coloured side.
       *[other] { NUMBER($number) } gray ships are turned back to their coloured side.
    }
event-final_scored =
    { NUMBER($points) ->
        [one] { $seat } adds { NUMBER($points) } point in the final scoring and ends with { NUMBER($total) }.
       *[other] { $seat } adds { NUMBER($points) } points in the final scoring and ends with { NUMBER($total) }.
    }
event-game_won =
    { $ending ->
        [tiebreak] { $seat } shares the most points, stands higher in the Senate and wins the game.
       *[points] { $seat } has the most points and wins the game.
    }

## Refusals: why not

refusal-game-over = The game is over; there are no more moves.
refusal-not-your-decision = It is not your turn to decide: { $seat } is { $phase }.
refusal-place-not-now = Markers are placed only before the game begins, two in each tray. Right now you are { $phase }.
refusal-draft-not-now = The first three cards are taken only before the first turn. Right now you are { $phase }.
refusal-tile-not-now = You take a Trajan tile at the start, and later with the Trajan action. Right now you are { $phase }.
refusal-lift-not-now = You empty a tray at the beginning of your turn. Right now you are { $phase }.
refusal-sow-not-now = You lay out markers after emptying a tray. Right now you are { $phase }.
refusal-plus2-not-now = You place a [+2] marker only when you complete a Trajan tile that brings one. Right now you are { $phase }.
refusal-pass-not-now = You can do without an action or an extra action tile, but not without this decision: { $phase }.
refusal-draw-two-not-now = You draw two cards with the Seaport action. Right now you are { $phase }.
refusal-take-not-now = You take a discarded card with the Seaport action. Right now you are { $phase }.
refusal-discard-not-now = You discard a card only after drawing two with the Seaport action. Right now you are { $phase }.
refusal-display-not-now = You display cards with the Seaport action, two at most. Right now you are { $phase }.
refusal-display-wild-not-now = You display with the Seaport action, two at most. Right now you are { $phase }.
refusal-done-not-now = You say that you display no second card only after the first one. Right now you are { $phase }.
refusal-ship-not-now = You choose a ship with the Seaport action. Right now you are { $phase }.
refusal-load-not-now = You load cards only after choosing a ship. Right now you are { $phase }.
refusal-load-half-not-now = You load a pair of a card and a wild tile only after choosing a ship. Right now you are { $phase }.
refusal-load-wild-not-now = You load wild tiles only after choosing a ship. Right now you are { $phase }.
refusal-sail-not-now = You set sail only after choosing and loading a ship. Right now you are { $phase }.
refusal-forum-not-now = You take a tile from the Forum with the Forum action. Right now you are { $phase }.
refusal-recruit-not-now = You recruit with the Military action. Right now you are { $phase }.
refusal-march-not-now = You move your leader with the Military action. Right now you are { $phase }.
refusal-occupy-not-now = You occupy a province with the Military action. Right now you are { $phase }.
refusal-advance-not-now = You advance in the Senate with the Senate action. Right now you are { $phase }.
refusal-hire-not-now = You hire a worker with the Construction action. Right now you are { $phase }.
refusal-build-not-now = You build with the Construction action. Right now you are { $phase }.
refusal-repeat-not-now = You spend an extra action tile right after performing its action, and only one in a turn. Right now you are { $phase }.
refusal-bonus-not-now = Only the consul chooses a bonus tile, at the end of a quarter. Right now you are { $phase }.
refusal-pay-not-now = Demands are met at the end of a quarter. Right now you are { $phase }.
refusal-colour-not-left = You have no { $colour } marker left to place.
refusal-tray-empty = You can't empty the { $tray }: there is no marker in it.
refusal-side-empty = The { $side } discard pile is empty; there is no card to take.
refusal-pile-empty = The pile of commodity cards is empty, so you can't draw.
refusal-card-not-in-hand = You can't use { $card }: you have none left in your hand.
refusal-hand-empty = Your hand is empty: there is no card to display.
refusal-stack-used = You have a tile of this stack already ({ $stack }). At the start your three tiles come from three different stacks.
refusal-stack-empty = No tile is left in this stack: { $stack }.
refusal-arch-in-centre = All your slots hold a tile and your arch lies in the centre. Complete a Trajan tile before you take another one.
refusal-plus2-there = The { $action } place has a [+2] marker already, and there is room for only one.
refusal-other-action = You are performing the { $action } action now, and this belongs to another one: { $tray }.
refusal-wild-not-owned = You do not have enough tiles of this sort: { $tile }.
refusal-wild-not-displayed = A commodity wild tile can't be displayed at this table. You can use it when you ship goods.
refusal-ship-nothing-fits = You have nothing to load on this ship: { $ship }.
refusal-load-other-commodity = You have begun with { $card }, and this ship takes one commodity only: { $ship }.
refusal-load-twice = { $card } is on board already, and here each commodity may come only once: { $ship }.
refusal-load-needs-pair = You need two cards for a pair of { $card }, or one card and a wild tile.
refusal-load-half-no-pairs = A card with a wild tile makes a pair, but this ship takes no pairs: { $ship }.
refusal-load-nothing-yet = The ship is still empty. Load something before you set sail: { $ship }.
refusal-forum-space-empty = There is no tile on this space of the Forum: { $space }. It is filled again when the quarter ends.
refusal-forum-space-empty-for-good = There is no tile on this space of the Forum: { $space }. This is the last quarter, so it is not filled again.
refusal-forum-space-unused = This space of the Forum is not used with your number of players: { $space }.
refusal-supply-empty = Your supply is empty: all your figures are at work already.
refusal-leader-there = Your leader is in { $province } already.
refusal-province-not-adjacent = Your leader can't go from { $from_province } to { $province }: they do not border on each other.
refusal-camp-is-no-province = Your leader can't go back to the military camp: leaders move to provinces only.
refusal-leader-in-camp = Your leader is still in the military camp. Move the leader to a province first; legionnaires follow.
refusal-province-occupied = You have a legionnaire in { $province } already, and one is the most.
refusal-camp-empty = You have no legionnaire in the military camp. Recruit one first.
refusal-senate-top = Your disc is on space 8, the end of the Senate track. It goes back when the quarter ends.
refusal-no-worker = You have no worker in the worker camp. Hire one first.
refusal-site-own-worker = You have a worker on this site already: { $site }.
refusal-site-not-adjacent = This site does not touch any of your workers: { $site }. Build left, right, above or below one of them.
refusal-extra-not-owned = You have no extra action tile for the { $action } action.
refusal-wild-extra-not-owned = You have no extra action wild tile.
refusal-nothing-to-show = Cards stay in the hand in Trajan; there is nothing to show.

## Endings, scores

ending-points = with the most points
ending-tiebreak = by the Senate, after a tie on points
score-trajan_tiles = Trajan tiles
score-ships = Ships
score-senate = Senate
score-provinces = Provinces
score-construction = Construction
score-demands = Unmet demands
score-hand = Cards in hand
score-workers = Workers in the camp
score-legionnaires = Legionnaires in the camp
score-open_tiles = Uncompleted Trajan tiles
score-bonus_tiles = Bonus tiles
score-sets = Sets
score-total = Total

## Labels of the table

label-mat = Player mat
label-mat-of = { $seat }'s mat
label-mat-yours = Your mat: six trays
label-trays = Trays
label-tray-empty = No markers
label-tray-markers = { $tray }: { $what }
label-markers =
    { NUMBER($number) ->
        [one] { NUMBER($number) } marker
       *[other] { NUMBER($number) } markers
    }
label-in-hand = In hand
label-next-tray = Next: { $tray }
label-target = Target: { $tray }
label-trajan-tile = Trajan tile
label-trajan-tiles = Trajan tiles
label-slot = Slot { $slot }
label-slot-empty = No Trajan tile
label-arch = Arch of Trajan
label-arch-here = The arch is here
label-arch-centre = The arch lies in the centre
label-completes = Completes: { $trajan_tile }
label-completes-nothing = Completes no Trajan tile
label-missing-markers = Still missing: { $what }
label-stacks = Trajan stacks
label-stack-left =
    { NUMBER($left) ->
        [one] { NUMBER($left) } tile left
       *[other] { NUMBER($left) } tiles left
    }
label-stack-empty = Empty stack
label-time = Time
label-time-at = Time: space { NUMBER($position) } of { NUMBER($spaces) }
label-time-to = Time moves to space { NUMBER($position) }
label-start-space = Start space
label-round-ends =
    { NUMBER($crossings) ->
        [one] The round ends after this turn
       *[other] { NUMBER($crossings) } rounds end after this turn
    }
label-quarter = Quarter { NUMBER($quarter) }
label-round = Round { NUMBER($round) }
label-lift-preview = { $tray }: { NUMBER($number) } to move, the last one falls into the { $where }
label-sow-preview = Where each marker goes
label-sow-confirm = Lay them out like this
label-sow-again = Start again
label-actions = Actions
label-action = Action
label-action-now = Action: { $action }
label-pending = Still to come this turn
label-extra-actions = Extra actions
label-extra-tiles = Extra action tiles
label-extra-count = { $action }: { NUMBER($count) }
label-extra-spent = An extra action tile was spent this turn
label-plus1 = +1
label-plus2 = [+2] marker
label-wild-tiles = Wild tiles
label-need-tiles = Need tiles
label-kept-needs = Met for good
label-vote-tiles = Senate tiles
label-tiles = Tiles
label-supply = Supply
label-figures =
    { NUMBER($number) ->
        [one] { NUMBER($number) } figure
       *[other] { NUMBER($number) } figures
    }
label-military-camp = Military camp
label-worker-camp = Worker camp
label-leader = Leader
label-leaders = Leaders
label-leader-at = Leader: { $province }
label-legionnaire = Legionnaire
label-legionnaires = Legionnaires
label-worker = Worker
label-workers = Workers
label-hand = Your hand
label-hand-of = { $seat }'s hand
label-hand-empty = No cards
label-known = Known in hand
label-display = Display
label-display-of = { $seat }'s display
label-display-yours = Your display
label-display-empty = Nothing displayed
label-cards =
    { NUMBER($count) ->
        [one] { NUMBER($count) } card
       *[other] { NUMBER($count) } cards
    }
label-commodities = Commodities
label-pile = Face-down pile
label-discard-pile = Discard pile: { $side }
label-discard-left = Left discard pile
label-discard-right = Right discard pile
label-discard-empty = Empty
label-top-card = On top: { $card }
label-seaport = Seaport
label-ships = Ships
label-ship-values = Points for 1, 2, 3 …
label-cargo = Cargo
label-cargo-empty = Nothing loaded yet
label-cargo-worth =
    { NUMBER($points) ->
        [one] { NUMBER($points) } point if you set sail now
       *[other] { NUMBER($points) } points if you set sail now
    }
label-forum = Forum
label-forum-yellow = Extra action tiles
label-forum-green = Forum tiles
label-space-empty = Empty space
label-space-unused = Not in use
label-provinces = Provinces
label-province = Province
label-province-worth =
    { NUMBER($points) ->
        [one] { NUMBER($points) } point for you now
       *[other] { NUMBER($points) } points for you now
    }
label-no-tile = No tile
label-empty = Empty
label-site = Site
label-sites = Construction sites
label-site-bare = Tile already taken
label-construction = Construction
label-construction-tiles = Construction tiles
label-first-brings = First of its kind: { $action } action
label-senate = Senate
label-senate-space = Senate space { NUMBER($votes) }
label-senate-start = Start of the Senate
label-votes = Votes
label-votes-count = { NUMBER($votes) } votes
label-ranking = If votes were counted now
label-consul = Consul
label-vice-consul = Vice consul
label-place = Place { NUMBER($place) }
label-bonus = Bonus tile
label-bonus-tiles = Bonus tiles
label-bonus-now =
    { NUMBER($points) ->
        [one] { NUMBER($points) } point now
       *[other] { NUMBER($points) } points now
    }
label-demands = The people's demands
label-demand = Demand
label-demands-none = No demand yet
label-demands-left =
    { NUMBER($left) ->
        [one] { NUMBER($left) } demand tile left
       *[other] { NUMBER($left) } demand tiles left
    }
label-demands-met = All demands met so far
label-unmet =
    { NUMBER($number) ->
        [one] { NUMBER($number) } demand unmet: { NUMBER($points) } points lost if the quarter ended now
       *[other] { NUMBER($number) } demands unmet: { NUMBER($points) } points lost if the quarter ended now
    }
label-points = Points
label-points-count =
    { NUMBER($points) ->
        [one] { NUMBER($points) } point
       *[other] { NUMBER($points) } points
    }
label-score = Score
label-score-now = If the game ended now
label-total = Total
label-turn-of = { $seat }'s turn
label-first-player = First player
label-player = Player
label-players = Players
label-city = City
label-board = Board

## Table talk

talk-1 = Careful, the round is almost over.
talk-2 = I was going to take that tile.
talk-3 = Bread and games, that is all they ever want.
talk-4 = See you in the Senate.
talk-5 = That ship was coloured a moment ago.
talk-6 = Count again. And once more.
talk-7 = Well played!
talk-8 = One more game?

## What the coach counts: what a move gives, what it costs, and what it burdens one with

# $number (Number)
gives-hand_size = { NUMBER($number) ->
        [one] 1 card
       *[other] { NUMBER($number) } cards
    }
costs-hand_size = { NUMBER($number) ->
        [one] 1 card
       *[other] { NUMBER($number) } cards
    }
gives-camp = { NUMBER($number) ->
        [one] 1 legionnaire in the camp
       *[other] { NUMBER($number) } legionnaires in the camp
    }
gives-yard = { NUMBER($number) ->
        [one] 1 worker in the camp
       *[other] { NUMBER($number) } workers in the camp
    }
gives-construction = { NUMBER($number) ->
        [one] 1 construction tile
       *[other] { NUMBER($number) } construction tiles
    }

## What people have favourites of

taken-trajan_tile = Trajan tiles completed
taken-tile = Forum tiles
taken-ship = Ships
taken-province = Provinces
taken-construction_tile = Construction tiles
