"""The generators: the same stream everywhere, even enough for a deck, and no seed like another."""

from collections import Counter

from adamak.core import Rng, find
from adamak.core.rng import chance, seed_words

EXPECTED_RNG = [753, 984, 82, 73, 67, 197]
EXPECTED_CHANCE = [2027406816, 316357990, 1510720255, 769288551]


def test_streams_never_change():
    """Records replay forever, so these numbers may not move."""
    rng = Rng("adamak")
    assert [rng.below(1000) for _ in range(6)] == EXPECTED_RNG
    key_a, key_b = seed_words("adamak")[:2]
    assert [chance(key_a, key_b, n) for n in range(4)] == EXPECTED_CHANCE


def chi_square(counts: Counter[int], cells: int) -> float:
    expected = counts.total() / cells
    return sum((counts[k] - expected) ** 2 / expected for k in range(cells))


def test_numbers_are_spread_evenly():
    rng = Rng("even")
    key_a, key_b = seed_words("even")[:2]
    light = Counter(int(rng.below(110)) for _ in range(44_000))
    keyed = Counter(int(chance(key_a, key_b, n) * 110 >> 31) for n in range(44_000))
    pairs = Counter(
        int((chance(key_a, key_b, 2 * n) >> 28) * 8 + (chance(key_a, key_b, 2 * n + 1) >> 28)) for n in range(44_000)
    )
    # The 99.9 % point of chi-square: 158 with 109 degrees of freedom, 103 with 63.
    assert chi_square(light, 110) < 158
    assert chi_square(keyed, 110) < 158
    assert chi_square(pairs, 64) < 103


def test_one_bit_of_the_key_changes_half_of_the_stream():
    key_a, key_b = seed_words("avalanche")[:2]
    flipped = 0
    for bit in range(62):
        for count in range(8):
            changed = chance(key_a ^ 1 << bit, key_b, count) ^ chance(key_a, key_b, count)
            flipped += changed.bit_count()
    assert 0.47 < flipped / (62 * 8 * 31) < 0.53


def test_seeds_give_different_deals():
    game = find("condottiere")
    assert len({game.start(4, seed=seed).digest() for seed in range(500)}) == 500


def test_every_card_is_dealt_as_often_as_its_copies():
    game = find("condottiere")
    dealt = Counter(card for seed in range(600) for hand in game.deal(5, seed=seed)["hands"] for card in hand)
    for card, copies in (("mercenary_1", 10), ("heroine", 3), ("scarecrow", 16), ("surrender", 3)):
        share = dealt[card] / (600 * 50)
        assert abs(share - copies / 110) < 0.008, card
