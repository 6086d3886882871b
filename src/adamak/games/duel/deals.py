"""Explicit deals: everything random that is decided before the first move, as readable JSON.

Lists are in the order of the dossier: slots 0..19, tokens by slot, decks from the top; the box in the order in which
its tokens will be drawn, until tokens come back to it and it is mixed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from adamak.core.errors import Problem
from adamak.core.state import Deal, Dealt
from adamak.core.state.kinds import check_names
from adamak.games.duel import ages, components, data
from adamak.games.duel.components import DIVINITY_IDS, MYTHOLOGY_IDS, OFFERING_VALUES, PROGRESS_IDS
from adamak.games.duel.data import CARD_IDS, SLOTS, WONDER_IDS
from adamak.games.duel.options import DuelOptions
from adamak.games.duel.pantheon_setup import DECK
from adamak.games.duel.position import STATE, DuelPosition
from adamak.games.duel.setup import deck_of, lay_age

AGES = ("age1", "age2", "age3")
OFFERING_IDS = [f"offering_{value}" for value in OFFERING_VALUES]
DEAL = Deal(
    STATE,
    {},
    first_player=None,
    **dict.fromkeys(AGES),
    progress_board=None,
    progress_box=None,
    wonders=(),
    mythology_tokens=(),
    offering_tokens=(),
    divinity_decks={},
)


def deal_of(p: DuelPosition) -> dict[str, Any]:
    entries: dict[str, Any] = {
        "first_player": int(p.first),
        "wonders": STATE.draft.read(p),
        **{age: [CARD_IDS[card] for card in p.dealt[SLOTS * k : SLOTS * k + SLOTS]] for k, age in enumerate(AGES)},
        "progress_board": STATE.board.read(p),
        "progress_box": STATE.box.read(p),
    }
    if p.variant.pantheon:
        entries["mythology_tokens"] = mythology_token_ids(p)
        entries["offering_tokens"] = [f"offering_{value}" for value in STATE.offering_tokens.read(p)]
        entries["divinity_decks"] = {
            name: [card["divinity"] for card in deck] for name, deck in STATE.decks.read(p).items()
        }
    return DEAL.write(p, **entries)


def mythology_token_ids(p: DuelPosition) -> list[str]:
    """The ids of the dossier: `greek_token_1` and, where both are in play, `greek_token_2`."""
    found: list[str] = []
    for name in STATE.mythology_tokens.read(p):
        found.append(f"{name}_token_{1 + sum(other.startswith(name) for other in found)}")
    return found


def start_from_deal(seats: int, options: DuelOptions, given: Mapping[str, object]) -> DuelPosition:
    p, deal = DEAL.read(seats, options, given)
    STATE.first.put(p, deal.value(STATE.first))
    for age, key in enumerate(AGES, 1):
        lay_age(p, age, _cards_of_age(deal[key], age, p.variant.pantheon))
    _deal_progress(p, deal)
    if p.variant.pantheon:
        _deal_gods(p, deal)
    if not p.variant.beginner_wonders:
        known = WONDER_IDS if p.variant.pantheon else WONDER_IDS[: components.BASE_WONDERS]
        STATE.draft.put(p, exactly(deal["wonders"], known, data.DRAFTED, "wonders"))
    ages.begin(p)
    return p


def exactly(value: object, known: Sequence[str], number: int, where: str) -> list[str]:
    """So many different ones of these names."""
    found = check_names(value, known, where)
    if len(found) != number or len(set(found)) != number:
        raise Problem("deal-number", where=where, found=len(set(found)), wanted=number)
    return found


def _cards_of_age(value: object, age: int, pantheon: bool) -> list[str]:
    """DU-2.5: 20 cards; in Age III 17 and three Guilds or three Grand Temples."""
    cards = exactly(value, deck_of(age, pantheon), SLOTS, f"age{age}")
    special = sum(CARD_IDS.index(card) >= data.FIRST_GUILD for card in cards)
    if age == 3 and special != data.SPECIALS:
        raise Problem("deal-number", where="guilds", found=special, wanted=data.SPECIALS)
    return cards


def _deal_progress(p: DuelPosition, deal: Dealt) -> None:
    """DU-2.3: every token of this game, five of them on the board."""
    known = PROGRESS_IDS if p.variant.pantheon else PROGRESS_IDS[: components.BASE_PROGRESS]
    board = exactly(deal["progress_board"], known, data.PROGRESS_ON_BOARD, "progress_board")
    box = check_names(deal["progress_box"], known, "progress_box")
    exactly([*board, *box], known, len(known), "progress_box")
    STATE.board.put(p, board)
    STATE.box.put(p, box)


def _deal_gods(p: DuelPosition, deal: Dealt) -> None:
    """DU-2.7."""
    names = [str(token).partition("_token_")[0] for token in deal.list("mythology_tokens")]
    check_names(names, MYTHOLOGY_IDS, "mythology_tokens")
    if len(names) != 5 or any(names.count(name) > 2 for name in names):
        raise Problem("deal-number", where="mythology_tokens", found=len(names), wanted=5)
    STATE.mythology_tokens.put(p, names)
    offerings = exactly(deal["offering_tokens"], OFFERING_IDS, len(OFFERING_IDS), "offering_tokens")
    STATE.offering_tokens.put(p, [OFFERING_VALUES[OFFERING_IDS.index(token)] for token in offerings])
    decks = deal.dict("divinity_decks")
    if set(decks) != set(MYTHOLOGY_IDS):
        raise Problem("deal-number", where="divinity_decks", found=len(decks), wanted=len(MYTHOLOGY_IDS))
    order = {
        name: exactly(decks[name], DIVINITY_IDS[DECK * m : DECK * m + DECK], DECK, name)
        for m, name in enumerate(MYTHOLOGY_IDS)
    }
    STATE.decks.put(p, {name: [{"divinity": card, "known": []} for card in deck] for name, deck in order.items()})
