"""The trail of an apply in words, each event as a seat (or a spectator) may read it (DU-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from adamak.core.naming import members, seats_of
from adamak.games.duel.components import DIVINITY_IDS, MYTHOLOGY_IDS, OFFERING_VALUES, PROGRESS_IDS, SYMBOL_IDS
from adamak.games.duel.data import (
    CARD_IDS,
    ENDING_IDS,
    EVENT_IDS,
    PHASE_IDS,
    REASON_IDS,
    SOURCE_IDS,
    TOKEN_IDS,
    WAY_IDS,
    WONDER_IDS,
)
from adamak.games.duel.pieces import mythology_of

if TYPE_CHECKING:
    from adamak.games.duel.position import DuelPosition


def events_for(p: DuelPosition, viewer: int) -> list[dict[str, Any]]:
    return [_tell(p, viewer, EVENT_IDS[event], a, b, c) for event, a, b, c in p.trail or ()]


def _tell(p: DuelPosition, viewer: int, event: str, a: int, b: int, c: int) -> dict[str, Any]:
    told: dict[str, Any] = {"event": event}
    if event in {"wonder_drafted", "wonder_returned", "wonder_claimed"}:
        return told | {"seat": a, "wonder": WONDER_IDS[b]}
    if event == "wonders_revealed":
        return told | {"wonders": members(a, WONDER_IDS)}
    if event == "age_started":
        return told | {"age": a}
    if event == "age_begun":
        return told | {"seat": a, "to": b, "age": c}
    if event == "built":
        price = {"price": c & 255, "trade": c >> 8 & 255, "way": WAY_IDS[c >> 16]}
        return told | {"seat": a, "card": CARD_IDS[b]} | price
    if event == "discarded":
        return told | {"seat": a, "card": CARD_IDS[b], "coins": c}
    if event == "wonder_built":
        price = {"price": c >> 8 & 255, "trade": c >> 16 & 255}
        return told | {"seat": a, "wonder": WONDER_IDS[b], "card": CARD_IDS[c & 255]} | price
    if event in {"coins_gained", "coins_lost"}:
        return told | {"seat": a, "coins": b, "reason": REASON_IDS[c]}
    if event == "pawn_moved":
        return told | {"seat": a, "from": str(b), "position": str(c)}
    if event in {"minerva_stopped", "minerva_placed"}:
        return told | {"seat": a, "position": str(b)}
    if event == "military_token_used":
        return told | {"seat": a, "token": TOKEN_IDS[b], "coins": c}
    if event == "military_token_removed":
        return told | {"seat": a, "token": TOKEN_IDS[b], "applied": bool(c)}
    if event == "symbol_gained":
        return told | {"seat": a, "symbol": SYMBOL_IDS[b], "number": c}
    if event == "pair":
        return told | {"seat": a, "symbol": SYMBOL_IDS[b]}
    if event == "progress_taken":
        return told | {"seat": a, "token": PROGRESS_IDS[b], "source": SOURCE_IDS[c]}
    if event == "progress_drawn":  # DU-12.4: shown to the constructor only
        tokens = members(b, PROGRESS_IDS)
        return told | {"seat": a, "number": len(tokens), "tokens": tokens if viewer == a else None}
    if event in {"card_destroyed", "card_stolen"}:
        return told | {"seat": a, "card": CARD_IDS[b], "owner": c}
    if event in {"card_revived", "snake_placed"}:
        return told | {"seat": a, "card": CARD_IDS[b]}
    if event in {"plays_again", "extra_turn_lost"}:
        return told | {"seat": a}
    if event == "card_revealed":
        return told | {"slot": str(a), "card": CARD_IDS[b]}
    if event == "card_struck":
        return told | {"seat": a, "slot": str(b), "card": CARD_IDS[c]}
    if event == "wonder_toppled":
        return told | {"seat": a, "wonder": WONDER_IDS[b], "card": CARD_IDS[c]}
    if event == "astarte_filled":
        return told | {"seat": a, "coins": b}
    if event == "game_won":
        return told | {"seats": seats_of(a), "ending": ENDING_IDS[b]}
    return told | _tell_of_gods(p, viewer, event, a, b, c)


def _tell_of_gods(p: DuelPosition, viewer: int, event: str, a: int, b: int, c: int) -> dict[str, Any]:
    if event == "mythology_token_taken":
        return {"seat": a, "mythology": MYTHOLOGY_IDS[b], "slot": str(c)}
    if event == "offering_token_taken":
        return {"seat": a, "value": OFFERING_VALUES[b], "slot": str(c)}
    if event == "token_lost":
        mythology = MYTHOLOGY_IDS[b] if c == 1 else None
        return {"slot": str(a), "mythology": mythology, "value": None if c == 1 else OFFERING_VALUES[b]}
    if event == "divinities_seen":  # DU-10.3: only the active player sees the two cards
        divinities = members(c, DIVINITY_IDS)
        return {
            "seat": a,
            "mythology": MYTHOLOGY_IDS[b],
            "number": len(divinities),
            "divinities": divinities if viewer == a else None,
        }
    if event == "divinity_placed":
        divinity = DIVINITY_IDS[c]
        return {
            "seat": a,
            "space": b + 1,
            "mythology": mythology_of(divinity),
            "divinity": divinity if viewer == a else None,
        }
    if event == "divinity_activated":
        offerings = [value for k, value in enumerate(OFFERING_VALUES) if c >> 12 >> k & 1]
        paid = {"space": (c & 15) or None, "price": c >> 4 & 255, "offerings": offerings}
        return {"seat": a, "divinity": DIVINITY_IDS[b]} | paid
    if event == "divinity_without_effect":
        return {"seat": a, "divinity": DIVINITY_IDS[b]}
    if event == "gate_placed":
        return {"space": a + 1}
    if event == "divinity_revealed":
        return {"space": a + 1, "divinity": DIVINITY_IDS[b]}
    public = not p.variant.private_reveals  # R13
    if event == "enki_tokens":
        tokens = members(a, PROGRESS_IDS)
        in_pantheon = PHASE_IDS[p.phase] == "begin_age"
        return {"seat": b, "tokens": tokens if public or in_pantheon or viewer == b else None}
    divinities = members(c if event == "theater_opened" else b, DIVINITY_IDS)
    seen = divinities if public or viewer == a else None
    if event == "gate_opened":
        return {"seat": a, "divinities": seen}
    if event == "theater_opened":
        return {"seat": a, "mythology": MYTHOLOGY_IDS[b], "divinities": seen}
    if event == "divinities_returned":
        return {"seat": a, "divinities": seen}
    raise AssertionError(event)
