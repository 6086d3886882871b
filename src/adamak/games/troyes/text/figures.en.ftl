### What the figures of the rulebook show. Numbers and names come from the position (figures.toml).

# $palace (Number) $bishopric (Number) $pay (Number) $first (Number) $second (Number) $cubes (Number) $banners (Number)
# $cost (Number) $divisor (Number) $more (Number) $owner (String) $threat (String) $threat2 (String) $die (String)
# $die2 (String) $card2 (String) $card3 (String)
figure-salaries = The three buildings at the start of a round. { $seat } has citizens in each of them and pays { NUMBER($pay) } deniers in all.
    .n1 = Palace: { NUMBER($palace) } deniers for each own citizen.
    .n2 = Bishopric: { NUMBER($bishopric) } denier each.
    .n3 = City Hall: nobody pays here.
figure-dice = The city square: every citizen in a building has brought a die.
    .n1 = { $seat }'s district, with { NUMBER($number) } dice.
    .n2 = The gray district belongs to the neutral. Its dice can be bought by anybody.
figure-rows = Which space a die stands for.
    .n1 = In the Palace each number has a space of its own: a red 2 leads here.
    .n2 = A red 1 leads here and expels { $owner }'s citizen.
    .n3 = In the Bishopric two numbers share a row: with a white { NUMBER($first) } or { NUMBER($second) } the first empty space from the left is taken.
    .n4 = In the City Hall three numbers share a row.
figure-expelled = A citizen has been expelled from the Palace.
    .n1 = { $seat }'s citizen lies on the picture until the end of the round …
    .n2 = … and as long as it lies there, { $owner }'s other citizens in this building are protected.
figure-events = The queue of events. In every round each of them takes effect, from left to right.
    .n1 = Marauding is always there and is never beaten.
    .n2 = { $threat } brings { NUMBER($number) } black dice each round. { NUMBER($cubes) } of its { NUMBER($banners) } banners are filled.
    .n3 = { $threat2 } joined the queue last and stands at its right end.
figure-group = { $seat } wants to act with yellow dice.
    .n1 = Own dice are free: { $die }.
    .n2 = { $to }'s { $die2 } can join the group. { $to } cannot refuse, and is paid for it.
    .n3 = A gray die is bought in the same way, but the money goes to the bank. This one is white and does not fit a yellow group.
figure-card = Activity cards.
    .n1 = { $card2 }: whoever has no tradesman here pays { NUMBER($cost) } deniers and puts a citizen on the card. The value of the dice is divided by { NUMBER($divisor) }.
    .n2 = { $card }: both scoring spaces are taken. { $owner } came first and will score { NUMBER($first) }; the third tradesman stands on the picture and scores nothing.
    .n3 = { $card3 } is a delayed card: { $seat } has { NUMBER($cubes) } cubes on it, to be used in later actions.
figure-cathedral = The Cathedral: six numbers, three levels.
    .n1 = A cube always goes on the lowest free level of its number. { $seat } has { NUMBER($number) } cubes here, all on the first level, and so far loses points for the two others.
figure-fighting = An event being fought.
    .n1 = { NUMBER($cubes) } of { NUMBER($banners) } banners are filled, by { $seat } and { $to } among others. Once the last one is filled, the most cubes earn { NUMBER($first) } points and the second most { NUMBER($second) }.
figure-farm = Agriculture needs no tradesman.
    .n1 = With { $die } and { $die2 } you would get half of their sum, rounded down: 5 deniers.
figure-influence = Influence: 20 is the most.
    .n1 = { $seat } has { NUMBER($number) }, { $to } has { NUMBER($more) }.
