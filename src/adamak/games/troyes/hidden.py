"""What a seat cannot know (TR-1.4), dealt anew by `sample`: characters, face-down cards, decks, and all dice to come.

Victory points are kept face down, but every one of them was taken openly: whoever remembers knows them, so a sample
keeps them, and only the view leaves them out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, u8

from adamak.core.bits import bits, filled
from adamak.core.piles import mix, mixed, packed
from adamak.core.rng import Rng
from adamak.games.troyes import data, rounds
from adamak.games.troyes.data import Family, Phase

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition


def sees_secrets(p: TroyesPosition, seat: i64, viewer: i64) -> bool:
    """TR-1.4: points and characters are the player's own secret until the end; alone there is nobody to hide from."""
    return p.phase == Phase.OVER or viewer == seat or p.seats == 1


def sample(p: TroyesPosition, viewer: i64, rng: Rng) -> TroyesPosition:
    """Deals everything hidden from this seat anew, uniformly, within what the seat knows."""
    s = p.clone()
    s.reseed(rng)
    if s.phase == Phase.OVER:
        return s
    for slot in range(i64(data.SLOTS)):
        if slot % 3 >= s.revealed:  # TR-3.5: a face-down slot may hold any card of its colour and level
            cards = rounds.of_slot(s.variant, slot)
            fresh = cards[rng.below(i64(len(cards)))]
            s.cards += (fresh - s.card_on(slot)) << (5 * slot)
    resample_red(s, rng)
    s.white_deck = mixed(s.white_deck, data.THREAT_BITS, 0, rng)  # TR-3.6: known cards in an unknown order
    s.yellow_deck = mixed(s.yellow_deck, data.THREAT_BITS, 0, rng)
    if s.seats > 1:
        resample_characters(s, viewer, rng)
    return s


def members(found: i64) -> vec[u8]:
    """The members of a set below thirty, in their order."""
    return vec[u8]([u8(k) for k in range(i64(30)) if found & data.ONE_BIT[k]])


def resample_red(s: TroyesPosition, rng: Rng) -> None:
    """TR-3.6: which red cards are in the deck, in which order, and which went back to the box."""
    red_cards = data.ONE_BIT[data.FIRST_WHITE if s.variant.bonus_cards else data.FIRST_WHITE - 1] - 2
    seen = s.lost  # everybody knows where these lie
    for owner in range(i64(data.OWNERS)):
        seen |= s.family[Family.WON + owner]
    for entry in s.queue:
        seen |= data.ONE_BIT[entry & 31]
    cards = members(red_cards & ~seen)
    mix(cards, rng)
    number = filled(s.red_deck, data.THREAT_BITS)
    s.red_deck = packed(cards, 0, number, data.THREAT_BITS)
    boxed = min(bits(s.red_box), i64(len(cards)) - number)
    s.red_box = sum((data.ONE_BIT[i64(cards[at])] for at in range(number, number + boxed)), i64(0))


def resample_characters(s: TroyesPosition, viewer: i64, rng: Rng) -> None:
    """TR-3.4: any of those this seat does not hold."""
    own = s.family[Family.SECRET + viewer] if viewer >= 0 else i64(0)
    cards = members((data.ONE_BIT[data.CHARACTERS] - 1) & ~own)
    mix(cards, rng)
    at: i64 = 0
    for seat in range(s.seats):
        if seat != viewer:
            s.family[Family.SECRET + seat] = 0
            for _n in range(data.CHARACTERS_DEALT[s.seats]):
                s.family[Family.SECRET + seat] |= data.ONE_BIT[i64(cards[at])]
                at += 1
