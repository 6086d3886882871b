### What the figures of the rulebook show. Numbers and names come from the position (figures.toml).

# $own (Number) $other (Number) $wood (Number) $workers (Number) $skip (Number) $silver (Number) $virtue (Number)
# $columns (Number) $capacity (Number) $more (Number) $top (Number) $high (Number) $middle (Number) $owner (String)
# $apprentice (String) $building (String) $building2 (String)
figure-workers = Workers at large circles. Every player's workers at a place are one group.
    .n1 = In the Forest stand two groups: { NUMBER($own) } of yours and { NUMBER($other) } of { $owner }.
    .n2 = In the Mines you have one worker; the others there are no help to you.
figure-prison = The Prison is no place to send a worker to.
    .n1 = { $seat } has { NUMBER($number) } workers here. They do nothing until they are released.
    .n2 = At the Guardhouse all your workers come out at once, without payment.
figure-forest = The third worker in the Forest.
    .n1 = { $seat } has { NUMBER($number) } workers here now, so this visit brought as many wood and 1 more by the Woodcutter: { NUMBER($wood) } in all.
figure-reach = Hiring at the Workshop. The next worker there is your number { NUMBER($workers) }: the first { NUMBER($workers) } columns are open to you.
    .n1 = Silver lies on this card ({ NUMBER($silver) }). Whoever hires it gets it.
    .n2 = { $apprentice } lies further to the right: { NUMBER($skip) } silver must be laid on cards you skip.
figure-capture = Capturing from the Town Centre.
    .n1 = You have { NUMBER($own) } worker here. The next one makes two captures possible.
    .n2 = A capture takes a whole group: all { NUMBER($number) } workers of { $owner }.
figure-taxes = The Tax Stand.
    .n1 = { NUMBER($number) } silver lie here. Whoever comes takes all of it and loses 2 virtue; { $seat } has just been.
figure-market = The Black Market. Each space holds one worker.
    .n1 = { $owner } stands here: the space is taken until the reset.
    .n2 = Free for whoever has virtue 9 or less. { $seat }, with { NUMBER($virtue) }, is too virtuous.
    .n3 = The dearest space gives what the large market shows.
figure-guildhall = The Guildhall fills row by row.
    .n1 = { NUMBER($number) } of { NUMBER($capacity) } spaces are taken. With this number of players a row has { NUMBER($columns) } spaces.
figure-building = Two building cards in hand.
    .n1 = { $building }: in the middle its cost. A dashed ring marks what you still lack. It needs no skill.
    .n2 = { $building2 }: the sign under the name is a skill that one of your apprentices must have.
figure-cathedral = The levels of the cathedral.
    .n1 = { $seat } has reached level 1, worth { NUMBER($points) } points at the end.
    .n2 = Level 2 is worth { NUMBER($more) } and has room for { NUMBER($capacity) } players.
    .n3 = At the top: { NUMBER($top) } points, for one player only.
figure-virtue = The virtue track.
    .n1 = { $seat }, with { NUMBER($high) }, may not enter the Black Market …
    .n2 = … and { $to }, with { NUMBER($low) }, may not advance in the cathedral, but pays less tax.
    .n3 = { $owner } stands in the middle, on { NUMBER($middle) }, and may do both.
