"""Faults planted at random: do the tests of a game notice when one point of its rules is changed?

    python -m tests.mutation trajan --mutants 100 --seed anything

Each mutant is one change at one point of the rule code: a comparison, a number, an operator, a condition, a statement
left out, arguments swapped. The game's own tests (`tests/<game>`) run against it uncompiled; with `--records` what they
let pass is tried on its golden records as well. What survives is listed as a line before and after.

The tests are collected once (`workshop`): a mutant of a function gets a fork in which its code is exchanged, and the
tests that enter this function, those first that found most for their time. Mutants of tables import the game anew
(`runner`). Mutants that no test can tell from the rules are named in `equivalent.toml`, each with the reason.

Of 100 mutants with the seed `autumn`, killed at first and, of those that are not equivalent, after the tests that
followed from the survivors:

    trajan       95, then 96 of 96      condottiere  92, then 96 of 96      troyes  92, then 97 of 97
    architects   94, then 96 of 96      duel         96 of 96

With other seeds, killed at first, of those that are not equivalent:

    frost        condottiere 94 of 97, troyes 94 of 97, architects 94 of 97, duel 96 of 98
    cedar        trajan 97 of 100, condottiere 95 of 95, troyes 95 of 97, architects 98 of 100, duel 100 of 100
    walnut       trajan 98 of 98, condottiere 93 of 95, troyes 96 of 99, architects 96 of 96

What survived is held by a test since, named with its reason, or gone from the rules because nobody could reach it.

A library would not serve: mutmut and cosmic-ray know functions but no tables of cards, draw no seeded sample, and
start a whole pytest for each mutant; mutatest is no longer kept.
"""
