### What the figures of the rulebook show. Numbers and names come from the position (figures.toml).

# $price (Number) $more (Number) $stone (Number) $clay (Number) $glass (Number)
# $coins (Number) $purse (Number) $left (Number) $space (Number) $tokens (Number) $near (Number)
# $far (Number) $gate (Number) $value (Number) $mythology (String) $card2 (String) $wonder2 (String)
figure-structure = The structure of Age I at the start. Rows 1, 3 and 5 lie face up, the others face down.
    .n1 = { $card } is accessible: nothing lies on it.
    .n2 = This card is face down. It is turned up once both cards that cover it are gone.
    .n3 = { $card2 } lies face up, so you can plan for it, but it is covered and cannot be taken yet.
figure-wonders = Choosing Wonders: { $seat } has taken one of the first four. { $to } now takes two, and the last goes to { $seat }.
    .n1 = One of the three that are left: { $wonder }.
figure-chain = What three cards cost { $seat }, who has the Baths.
    .n1 = { $card } would need three stone. The Baths grant its chain symbol, so it is free.
    .n2 = { $card2 } has no such help: it costs { NUMBER($more) } coins, all of them for clay that must be bought.
figure-trade = What { $seat } pays for a missing resource.
    .n1 = { $seat }'s treasury: { NUMBER($coins) } coins.
    .n2 = { $to } makes two stone, so a stone costs { NUMBER($stone) }; one glass, so glass costs { NUMBER($glass) }; no clay: { NUMBER($clay) }.
    .n3 = Wood comes from here. Resources are never used up.
figure-fixed = A fixed price is better than the price of trade.
    .n1 = With the { $card } …
    .n2 = … a stone costs { NUMBER($stone) }, whatever { $to } produces.
figure-standing = Wonders of one city, standing and unbuilt.
    .n1 = { $wonder } stands. Under it lies { $card }, the card it was built with.
    .n2 = { $wonder2 } is unbuilt. It would cost { NUMBER($price) } coins now, and the treasury holds only { NUMBER($purse) }.
figure-symbols = Science: { $seat } holds two of the same symbol.
    .n1 = The symbols of the city. A tick marks a pair.
    .n2 = { $card } brought the first …
    .n3 = … and { $card2 } its twin: at that moment { $seat } took a progress token.
figure-progress = { NUMBER($left) } progress tokens are left on the board. One has been taken and is not replaced.
    .n1 = { $token }, for whoever completes the next pair.
figure-track = The military track after some fighting.
    .n1 = The pawn stands on space { NUMBER($space) } of { $to }'s side: { $seat } is the stronger one.
    .n2 = If it goes on, it reaches the zone of the next token, and { $to } loses coins. The nearer token is gone already.
    .n3 = The tokens on { $seat }'s side lie untouched.
figure-looting = { $seat } has just built the Walls with two shields.
    .n1 = The pawn moved from space 2 to space { NUMBER($space) } and entered the first zone. { $to } paid for it and has { NUMBER($coins) } coins left.
    .n2 = The token of that zone is gone for good; { NUMBER($tokens) } are left.
figure-offerings = What the Pantheon brings into a city.
    .n1 = A Mythology token ({ $mythology }). It is never spent: it is the chain for the Grand Temple of that Mythology.
    .n2 = An Offering token: it lowers one activation by { NUMBER($value) } and is then gone.
figure-pantheon = The Pantheon. What an activation costs depends on where you sit.
    .n1 = This space costs { $seat } { NUMBER($near) } and { $to } { NUMBER($far) }.
    .n2 = The Gate costs twice what its space shows: { NUMBER($gate) } for { $seat }.
    .n3 = At the other end it is the other way round.
