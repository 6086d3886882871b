### What the figures of the rulebook show. Numbers and names come from the position (figures.toml).

# $space (Number) $spaces (Number) $one (Number) $three (Number) $gray (Number) $votes (Number) $worth (Number)
# $action (String) $action2 (String) $card2 (String) $tile (String) $tile2 (String) $owner (String) $bonus (String)
# $province (String) $province2 (String) $stack (String) $need (String) $need2 (String)
figure-circle = Your action circle: six trays, six slots for Trajan tiles.
    .n1 = A tray and the markers in it. This is the tray of { $action }, numeral I.
    .n2 = Clockwise the next one: { $action2 }.
    .n3 = A Trajan tile in the slot of its tray. It asks for markers of two colours.
    .n4 = The arch marks the slot that the next tile will take.
figure-target = Which action do { NUMBER($number) } markers lead to?
    .n1 = { NUMBER($number) } markers lie in the tray of { $action }. Take them all out …
    .n2 = … put one into the next tray clockwise …
    .n3 = … and the last into the one after it: { $action2 } is your target tray.
figure-time = The time track and what the people want.
    .n1 = The time marker stands on space { NUMBER($space) } of { NUMBER($spaces) }. Every marker moved in a turn takes it one space on; past its start the round is over.
    .n2 = Two rounds are over, so { NUMBER($number) } demands lie open.
figure-tile = When is a Trajan tile completed?
    .n1 = This tile asks for an orange and a white marker.
    .n2 = { NUMBER($number) } marker lies in its tray, the white one. If your last marker falls here and the orange one is there, too, the tile is completed.
figure-seaport = Where cards come from.
    .n1 = The pile: draw two, then discard one.
    .n2 = The left discard pile: { $card } lies on top and can be taken.
    .n3 = The right one: { $card2 }.
figure-ships = The three ships.
    .n1 = Identical goods: one card scores { NUMBER($one) }, three score { NUMBER($three) }.
    .n2 = This ship has been used in this quarter and lies gray side up: it starts at { NUMBER($gray) } only.
    .n3 = Different goods. All ships turn coloured again when the quarter ends.
figure-forum = The Forum. You take one tile of your choice.
    .n1 = The yellow spaces hold extra action tiles: { $tile }.
    .n2 = The green ones hold forum tiles: { $tile2 }.
figure-senate = The Senate.
    .n1 = { $seat } stands on space 2. With the Senate tiles that makes { NUMBER($votes) } votes, the most.
    .n2 = { $to } stands further on and scored { NUMBER($points) } points for this step, but has fewer votes in all.
    .n3 = One of the two bonus tiles for consul and vice consul: { $bonus }.
figure-provinces = Leaders and legionnaires.
    .n1 = { $seat }'s leader is in { $province2 }. A legionnaire of { $seat } may come here from the camp.
    .n2 = { $owner } has occupied { $province } and scored { NUMBER($points) } points. For { $seat } it is now worth { NUMBER($worth) }.
    .n3 = A tile lies here for the first leader to arrive.
    .n4 = The military camp, where legionnaires wait.
figure-stacks = The six stacks of Trajan tiles. Only the top tile of a stack can be taken.
    .n1 = { $stack }: { NUMBER($points) } points when it is completed.
    .n2 = These tiles meet a demand at the end of every quarter.
figure-sites = Building.
    .n1 = { $seat }'s first worker was free to go anywhere and took the tile.
    .n2 = The next one must go beside it, here for example, for { NUMBER($points) } points.
    .n3 = { $owner } was here; the tile is gone, but others may still build past it.
figure-demands = { NUMBER($number) } demands are open before the quarter ends.
    .n1 = { $need } is wanted twice: each demand takes a tile of its own.
    .n2 = { $need2 } is wanted once.
