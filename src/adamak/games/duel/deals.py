"""Explicit deals: everything random that is decided before the first move, as readable JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from adamak.core.errors import Problem
from adamak.core.naming import members
from adamak.core.reading import Generator, generator_of, index_of, read, seat_of, set_of, set_or_seed
from adamak.games.duel import ages
from adamak.games.duel.components import (
    BASE_PROGRESS,
    BASE_WONDERS,
    DIVINITY_IDS,
    MYTHOLOGY_IDS,
    OFFERING_VALUES,
    PROGRESS_IDS,
)
from adamak.games.duel.data import (
    CARD_IDS,
    DRAFTED,
    FIRST_GUILD,
    SLOTS,
    SPECIALS,
    WONDER_IDS,
)
from adamak.games.duel.encoding import put_cards
from adamak.games.duel.options import DuelOptions
from adamak.games.duel.pieces import (
    box,
    divinity_entries,
    draft_order,
    omen,
)
from adamak.games.duel.position import DuelPosition
from adamak.games.duel.readers import deck_of, omens_of, options_of, pile_of


class Deal(msgspec.Struct, forbid_unknown_fields=True):
    """What a start is made of. Lists are in the order of the dossier: slots 0..19, tokens by slot, decks from the top;
    the box in the order in which its tokens will be drawn, until tokens come back to it and it is mixed."""

    game: str
    first_player: int
    age1: list[str]
    age2: list[str]
    age3: list[str]
    progress_board: list[str]
    progress_box: list[str]
    wonders: list[str] = []
    mythology_tokens: list[str] = []
    offering_tokens: list[str] = []
    divinity_decks: dict[str, list[str]] = {}
    options: dict[str, Any] | None = None
    generator: Generator | None = None


def deal_of(p: DuelPosition) -> dict[str, Any]:
    cards = [CARD_IDS[card] for card in p.dealt]
    told: dict[str, Any] = {
        "game": "duel",
        "options": options_of(p.variant).changed(),
        "first_player": int(p.first),
        "wonders": draft_order(p),
        "age1": cards[:SLOTS],
        "age2": cards[SLOTS : 2 * SLOTS],
        "age3": cards[2 * SLOTS :],
        "progress_board": members(p.board, PROGRESS_IDS),
        "progress_box": box(p),
        "generator": generator_of(p),
    }
    if p.variant.pantheon:
        told["mythology_tokens"] = mythology_token_ids(p)
        told["offering_tokens"] = [f"offering_{OFFERING_VALUES[omen(p, 5 + k)]}" for k in range(3)]
        told["divinity_decks"] = {
            name: [divinity for divinity, _ in divinity_entries(p.decks, m)] for m, name in enumerate(MYTHOLOGY_IDS)
        }
    return told


def mythology_token_ids(p: DuelPosition) -> list[str]:
    """The ids of the dossier: `greek_token_1` and, where both are in play, `greek_token_2`."""
    told: list[str] = []
    for k in range(5):
        name = MYTHOLOGY_IDS[omen(p, k)]
        told.append(f"{name}_token_{1 + sum(other.startswith(name) for other in told)}")
    return told


def start_from_deal(seats: int, options: DuelOptions, data: Mapping[str, object]) -> DuelPosition:
    deal = read(Deal, data)
    if deal.game != "duel":
        raise Problem("setup-other-game", game="duel", found=deal.game[:40])
    p = DuelPosition(None, options.variant())
    p.first = seat_of(deal.first_player, 2, "first_player")
    piles = (deal.age1, deal.age2, deal.age3)
    for age, cards in enumerate(piles, 1):
        _check_age(cards, age, p.variant.pantheon)
    put_cards(p, [CARD_IDS.index(card) for cards in piles for card in cards])
    _deal_progress(p, deal)
    if p.variant.pantheon:
        _deal_gods(p, deal)
    if not p.variant.beginner_wonders:
        known = WONDER_IDS if p.variant.pantheon else WONDER_IDS[:BASE_WONDERS]
        check_list(deal.wonders, known, DRAFTED, "wonders")
        p.wonder_order = sum(WONDER_IDS.index(name) << 4 * k for k, name in enumerate(deal.wonders))
    set_or_seed(p, deal.generator, "deal")
    ages.begin(p)
    return p


def check_list(found: Sequence[str], known: Sequence[str], number: int, where: str) -> None:
    for name in found:
        if name not in known:
            raise Problem("setup-unknown", where=where, found=name[:40])
    if len(found) != number or len(set(found)) != number:
        raise Problem("deal-number", where=where, found=len(set(found)), wanted=number)


def _check_age(cards: Sequence[str], age: int, pantheon: bool) -> None:
    """DU-2.5: 20 cards; in Age III 17 and three Guilds or three Grand Temples."""
    check_list(cards, deck_of(age, pantheon), SLOTS, f"age{age}")
    special = sum(card in CARD_IDS[FIRST_GUILD:] for card in cards)
    if age == 3 and special != SPECIALS:
        raise Problem("deal-number", where="guilds", found=special, wanted=SPECIALS)


def _deal_progress(p: DuelPosition, deal: Deal) -> None:
    known = PROGRESS_IDS if p.variant.pantheon else PROGRESS_IDS[:BASE_PROGRESS]
    check_list(deal.progress_board, known, 5, "progress_board")
    check_list([*deal.progress_board, *deal.progress_box], known, len(known), "progress_box")
    p.board = set_of(deal.progress_board, PROGRESS_IDS, "progress_board")
    p.box = pile_of(deal.progress_box)


def _deal_gods(p: DuelPosition, deal: Deal) -> None:
    names = [token.partition("_token_")[0] for token in deal.mythology_tokens]
    for name in names:
        index_of(MYTHOLOGY_IDS, name, "mythology_tokens")
    if len(names) != 5 or any(names.count(name) > 2 for name in names):
        raise Problem("deal-number", where="mythology_tokens", found=len(names), wanted=5)
    check_list(deal.offering_tokens, [f"offering_{value}" for value in OFFERING_VALUES], 3, "offering_tokens")
    values = [int(token.removeprefix("offering_")) for token in deal.offering_tokens]
    p.omens = omens_of(names, values)
    if set(deal.divinity_decks) != set(MYTHOLOGY_IDS):
        raise Problem("deal-number", where="divinity_decks", found=len(deal.divinity_decks), wanted=5)
    for m, name in enumerate(MYTHOLOGY_IDS):
        check_list(deal.divinity_decks[name], DIVINITY_IDS[3 * m : 3 * m + 3], 3, name)
        for k, divinity in enumerate(deal.divinity_decks[name]):
            p.decks |= (DIVINITY_IDS.index(divinity) % 3 + 1) << 12 * m + 4 * k
