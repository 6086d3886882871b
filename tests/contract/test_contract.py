"""Every registered game keeps the contract, in every seat count and a covering set of options."""

from itertools import product

from adamak.core import find, games
from adamak.testing import Case, GameContract
from adamak.testing.contract import legal_and_why_not_agree, the_game_ends_well

CONDOTTIERE = find("condottiere")
OPTIONAL_RULES = ["draw_after_each_battle", "playing_for_points", "larger_empires", "taking_regions", "hidden_cards"]


# A class for each game that is registered, whichever they are.
globals().update(
    {
        f"Test{game.id.title()}": type(f"Test{game.id.title()}", (GameContract,), {"game": game})
        for game in games().values()
    }
)


def test_co_13_1_all_combinations_of_the_five_optional_rules_play_to_the_end():
    for number, chosen in enumerate(product([False, True], repeat=5)):
        options = {"stall_guard": True, **dict(zip(OPTIONAL_RULES, chosen, strict=True))}
        case = Case(2 + number % 5, options)
        the_game_ends_well(CONDOTTIERE, case, case.seed)
        legal_and_why_not_agree(CONDOTTIERE, Case(6 - number % 5, options), case.seed)
