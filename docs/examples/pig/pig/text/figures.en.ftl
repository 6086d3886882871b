# $stake (Number) $kept (Number)
figure-stake = { NUMBER($stake) } points are at stake. A 1 would take them all.
    .n1 = { $seat } has kept { NUMBER($kept) }: those are safe.
