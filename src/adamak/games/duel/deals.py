"""Explicit deals: everything random that is decided before the first move, as readable JSON.

Lists are in the order of the dossier: slots 0..19, tokens by slot, decks from the top; the box in the order in which
its tokens will be drawn, until tokens come back to it and it is mixed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from adamak.core.errors import Problem
from adamak.core.state import Deal, Dealt
from adamak.core.state.shapes import check_different, check_names
from adamak.games.duel import ages, components, data
from adamak.games.duel.components import MYTHOLOGY_IDS, OFFERING_VALUES
from adamak.games.duel.data import DECK, SLOTS, WONDER_IDS
from adamak.games.duel.options import DuelOptions
from adamak.games.duel.pantheon_setup import DECK_IDS
from adamak.games.duel.position import STATE, DuelPosition
from adamak.games.duel.setup import SPECIAL, deal_to, dealt_to, deck_of, progress_in_play

OFFERINGS = {f"offering_{value}": value for value in OFFERING_VALUES}
REQUIRED = ("first_player", "age1", "age2", "age3", "progress_board", "progress_box")
OTHERS: dict[str, Any] = {"wonders": (), "mythology_tokens": (), "offering_tokens": (), "divinity_decks": {}}
DEAL = Deal(STATE, {}, **dict.fromkeys(REQUIRED), **OTHERS)


def deal_of(p: DuelPosition) -> dict[str, Any]:
    entries: dict[str, Any] = {
        "first_player": int(p.first),
        "wonders": STATE.draft.read(p),
        **{f"age{age}": dealt_to(p, age) for age in (1, 2, 3)},
        "progress_board": STATE.board.read(p),
        "progress_box": STATE.box.read(p),
    }
    if p.variant.pantheon:
        decks = STATE.decks.read(p)
        entries["mythology_tokens"] = mythology_token_ids(p)
        entries["offering_tokens"] = [f"offering_{value}" for value in STATE.offering_tokens.read(p)]
        entries["divinity_decks"] = {name: [card["divinity"] for card in deck] for name, deck in decks.items()}
    return DEAL.write(p, **entries)


def mythology_token_ids(p: DuelPosition) -> list[str]:
    """The ids of the dossier: `greek_token_1` and, where both are in play, `greek_token_2`."""
    names = STATE.mythology_tokens.read(p)
    return [f"{name}_token_{1 + names[:k].count(name)}" for k, name in enumerate(names)]


def start_from_deal(seats: int, options: DuelOptions, given: Mapping[str, object]) -> DuelPosition:
    p, deal = DEAL.read(seats, options, given)
    STATE.first.put(p, deal.value(STATE.first))
    for age in (1, 2, 3):  # DU-2.5: in Age III three Guilds or three Grand Temples
        cards = check_different(deal[f"age{age}"], deck_of(age, p.variant.pantheon), SLOTS, f"age{age}")
        special = sum(card in SPECIAL for card in cards)
        if age == 3 and special != data.SPECIALS:
            raise Problem("deal-number", where="guilds", found=special, wanted=data.SPECIALS)
        deal_to(p, age, cards)
    _deal_progress(p, deal)
    if p.variant.pantheon:
        _deal_gods(p, deal)
    if not p.variant.beginner_wonders:
        known = WONDER_IDS if p.variant.pantheon else WONDER_IDS[: components.BASE_WONDERS]
        STATE.draft.put(p, check_different(deal["wonders"], known, data.DRAFTED, "wonders"))
    ages.begin(p)
    return p


def _deal_progress(p: DuelPosition, deal: Dealt) -> None:
    """DU-2.3: every token of this game, five of them on the board."""
    known = progress_in_play(p.variant.pantheon)
    board = check_different(deal["progress_board"], known, data.PROGRESS_ON_BOARD, "progress_board")
    box = check_names(deal["progress_box"], known, "progress_box")
    check_different([*board, *box], known, len(known), "progress_box")
    STATE.board.put(p, board)
    STATE.box.put(p, box)


def _deal_gods(p: DuelPosition, deal: Dealt) -> None:
    """DU-2.7."""
    names = [str(token).partition("_token_")[0] for token in deal.list("mythology_tokens")]
    check_names(names, MYTHOLOGY_IDS, "mythology_tokens")
    if len(names) != 5 or any(names.count(name) > 2 for name in names):
        raise Problem("deal-number", where="mythology_tokens", found=len(names), wanted=5)
    STATE.mythology_tokens.put(p, names)
    offerings = check_different(deal["offering_tokens"], OFFERINGS, len(OFFERINGS), "offering_tokens")
    STATE.offering_tokens.put(p, [OFFERINGS[token] for token in offerings])
    decks = deal.dict("divinity_decks")
    if set(decks) != set(MYTHOLOGY_IDS):
        raise Problem("deal-number", where="divinity_decks", found=len(decks), wanted=len(MYTHOLOGY_IDS))
    order = {name: check_different(decks[name], gods, DECK, name) for name, gods in DECK_IDS.items()}
    STATE.decks.put(p, {name: [{"divinity": card, "known": []} for card in deck] for name, deck in order.items()})
