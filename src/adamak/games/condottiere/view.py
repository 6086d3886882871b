"""What each seat may see: the view, the redacted events, the scores. Built by white-list (CO-20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from adamak.core.bits import bits
from adamak.core.naming import seats_of
from adamak.games.condottiere import battle
from adamak.games.condottiere.data import (
    ADJACENT_BONUS,
    BY_ADJACENT,
    CARD_IDS,
    COURTESAN,
    COURTESAN_STRENGTH,
    DRUMMER,
    ENDING_IDS,
    EVENT_IDS,
    HEROINE,
    HEROINE_STRENGTH,
    MERCENARIES,
    PHASE_IDS,
    PRINTED,
    REGION_IDS,
    SPRING,
    SPRING_BONUS,
    TOKEN_REASONS,
    WINTER,
    adjacent_to_win,
    largest_group,
    regions_to_win,
    size,
)
from adamak.games.condottiere.hidden import known_blurred, known_in_hand, knows_face_down
from adamak.games.condottiere.refusals import FACE_DOWN, cards_of

if TYPE_CHECKING:
    from adamak.games.condottiere.position import CondottierePosition


def view(p: CondottierePosition, viewer: int) -> dict[str, Any]:
    """Everything this seat may know, as JSON data; a spectator is seat -1."""
    regions = [regions_of(int(domain)) for domain in p.domains]
    owners: dict[str, int | None] = dict.fromkeys(REGION_IDS)
    for seat, mine in enumerate(regions):
        for name in mine:
            owners[name] = seat
    return {
        "seats": int(p.seats),
        "phase": PHASE_IDS[p.phase],
        "actors": p.actors(),
        "game": int(p.game),
        "round": int(p.round),
        "battle": int(p.battle),
        "final": p.final,
        "participants": seats_of(p.participants),
        "holder": int(p.holder),
        "site": region(p.site),
        "favor": region(p.favor),
        "defender": int(p.defender) if p.defender >= 0 else None,
        "defender_free": p.defender_free,
        "owners": owners,
        "season": season(p),
        "goals": goals(p),
        "draw_pile": int(p.end - p.top),
        "discard_pile": discard_pile(p, viewer),
        "players": [player(p, viewer, seat, regions[seat]) for seat in range(p.seats)],
        "may_draw": int(p.draw_up_to) if PHASE_IDS[p.phase] == "draw_count" else None,
        "ending": p.ending(),
        "winners": seats_of(p.winners),
    }


def player(p: CondottierePosition, viewer: int, seat: int, regions: list[str]) -> dict[str, Any]:
    own = viewer == seat
    choosing = PHASE_IDS[p.phase] == "keep_cards" and p.turn == seat
    held = int(size(p.hands[seat])) + (int(size(p.kept)) if choosing else 0)
    line = strength_parts(p, seat)
    return {
        "seat": seat,
        "hand": cards_of(p.hands[seat]) if own else None,
        "kept": cards_of(p.kept) if own and choosing else None,
        "hand_count": held if own or p.variant.hand_counts_public else None,
        "hand_empty": held == 0,
        "known": [] if own else known_cards(p, viewer, seat),
        "shown_to": {str(v): known_cards(p, v, seat) for v in range(p.seats) if v != seat} if own else None,
        "line": cards_of(p.lines[seat]),
        "face_down": bool(p.face_down[seat] >= 0),
        "face_down_card": CARD_IDS[p.face_down[seat]]
        if p.face_down[seat] >= 0 and knows_face_down(p, viewer, seat)
        else None,
        "strength": sum(part["total"] for part in line),
        "strength_parts": line,
        "passed": bool(p.passed >> seat & 1),
        "answered": PHASE_IDS[p.phase] == "discard_hand" and held > 0 and not p.asked >> seat & 1,
        "regions": regions,
        "largest_group": int(largest_group(p.domains[seat])),
        "points": int(p.points[seat]) if p.variant.playing_for_points else None,
    }


def known_cards(p: CondottierePosition, viewer: int, owner: int) -> list[str]:
    """CO-5.11, CO-10.4: what the viewer knows to be in the owner's hand (or face down, if it may have been laid)."""
    return cards_of(known_in_hand(p, viewer, owner) + known_blurred(p, viewer, owner))


def discard_pile(p: CondottierePosition, viewer: int) -> dict[str, Any]:
    """CO-20.2: the size always; the cards by table option, unseen discarded hands left out."""
    unseen = sum(heap for owner, heap in zip(p.buried[::2], p.buried[1::2], strict=True) if owner != viewer)
    cards = cards_of(p.discard - unseen) if p.variant.discard_pile_public else None
    return {"count": int(size(p.discard)), "cards": cards}


def season(p: CondottierePosition) -> str | None:
    cards = battle.in_play(p)
    if cards >> 4 * WINTER & 15:
        return "winter"
    return "spring" if cards >> 4 * SPRING & 15 else None


def goals(p: CondottierePosition) -> dict[str, Any]:
    """CO-11.1, CO-15.1, CO-16.1: what it takes to win here."""
    return {
        "total": int(regions_to_win(p.seats)),
        "adjacent": int(adjacent_to_win(p.seats, p.variant.larger_empires)),
        "points": int(p.variant.target) if p.variant.playing_for_points else None,
    }


def strength_parts(p: CondottierePosition, seat: int) -> list[dict[str, Any]]:
    """CO-4.9, CO-6: the announced strength of a line, reckoned card by card so that a player can check it."""
    cards = battle.in_play(p)
    line = p.lines[seat]
    winter = bool(cards >> 4 * WINTER & 15)
    spring = bool(cards >> 4 * SPRING & 15)
    drummer = bool(line >> 4 * DRUMMER & 15)
    highest = battle.highest_mercenary(p)
    parts = []
    for card in range(MERCENARIES):
        copies = line >> 4 * card & 15
        if copies:
            each = (1 if winter else PRINTED[card]) * (2 if drummer else 1)
            effects = ["winter"] * winter + ["drummer"] * drummer
            if spring and card == highest:
                each += SPRING_BONUS
                effects.append("spring")
            parts.append(_part(card, copies, PRINTED[card], each, effects))
    for card, worth in ((HEROINE, HEROINE_STRENGTH), (COURTESAN, COURTESAN_STRENGTH)):
        copies = line >> 4 * card & 15
        if copies:
            parts.append(_part(card, copies, worth, worth, []))
    return parts


def _part(card: int, copies: int, printed: int, each: int, effects: list[str]) -> dict[str, Any]:
    return {
        "card": CARD_IDS[card],
        "copies": int(copies),
        "printed": printed,
        "each": each,
        "effects": effects,
        "total": int(copies * each),
    }


def scores(p: CondottierePosition) -> list[dict[str, Any]]:
    """Per seat: regions (the score of one game), or points in a series with how they came."""
    told = []
    for seat in range(p.seats):
        regions = int(bits(p.domains[seat]))
        parts = {"regions": regions, "largest_group": int(largest_group(p.domains[seat]))}
        total = regions
        if p.variant.playing_for_points:
            total = int(p.points[seat])
            parts["points"] = total
        told.append({"total": total, "parts": parts})
    return told


# --- events ---------------------------------------------------------------------------------------


def events_for(p: CondottierePosition, viewer: int) -> list[dict[str, Any]]:
    """The trail of the last apply as this seat may read it: cards of others become numbers."""
    return [told for event, a, b, c in p.trail or () if (told := _tell(p, viewer, EVENT_IDS[event], a, b, c))]


def _tell(p: CondottierePosition, viewer: int, event: str, a: int, b: int, c: int) -> dict[str, Any] | None:
    told: dict[str, Any] = {"event": event}
    if event in {"passed", "passed_empty", "passed_freely", "took_none", "stayed_hidden"}:
        return told | {"seat": a}
    if event in {"played", "took_back", "turned_up"}:
        return told | {"seat": a, "card": CARD_IDS[b]}
    if event == "played_hidden":
        return told | {"seat": a, "card": CARD_IDS[b] if viewer == a else None}
    if event in {"dealt", "drew"}:
        return told | {"seat": a, "number": c, "cards": cards_of(b) if viewer == a else None}
    if event in {"site_chosen", "favor_placed", "battle_won", "region_held"}:
        return told | {"seat": a, "region": region(b)}
    if event == "region_taken":
        return told | {"seat": a, "region": region(b), "loser": c}
    if event == "battle_tied":
        return told | {"region": region(a)}
    if event == "season_ended":
        return told | {"card": CARD_IDS[a], "number": b}
    if event == "bishop_struck":
        return told | {"seat": a, "card": CARD_IDS[b] if b >= 0 else None, "number": c}
    if event == "strength":
        return told | {"seat": a, "number": b}
    if event == "token_to":
        return told | {"seat": a, "reason": TOKEN_REASONS[b]}
    if event in {"lines_discarded", "round_started", "reshuffled"}:
        return told | {"number": a}
    if event == "hand_answered":  # CO-7.11: sealed; that somebody answered is all the others learn
        return told | {"seat": a, "discard": bool(b) if viewer == a else None}
    if event == "hand_discarded":
        seen = p.variant.hand_discards_public or viewer == a
        return told | {"seat": a, "number": len(cards_of(b)), "cards": cards_of(b) if seen else None}
    if event == "cards_kept":  # CO-20.3: only their number is public
        cards = cards_of(b)
        return told | {"seat": a, "number": len(cards), "rest": c, "cards": cards if viewer == a else None}
    if event == "game_started":
        return told | {"number": a, "seat": b}
    if event == "final_battle":
        return told | {"seats": seats_of(a)}
    if event == "game_won":
        return told | {"seats": seats_of(a), "ending": ENDING_IDS[b]}
    if event == "series_game":
        bonus = ADJACENT_BONUS if b == BY_ADJACENT else 0
        return told | {"number": a, "ending": ENDING_IDS[b], "seats": seats_of(c), "bonus": bonus}
    if event == "game_scored":
        return told | {"seat": a, "number": b, "total": c}
    if event == "shown":
        cards = cards_of(c)
        return told | {"seat": a, "to": b, "number": len(cards), "cards": cards if viewer in (a, b) else None}
    raise AssertionError(event)


def read_shown(things: Sequence[str]) -> tuple[int, bool]:
    """The cards named by a player who shows them, as a heap; and whether his face-down card is among them."""
    heap = sum(1 << 4 * CARD_IDS.index(thing) for thing in things if thing != FACE_DOWN)
    return heap, FACE_DOWN in things


def regions_of(domain: int) -> list[str]:
    return [name for k, name in enumerate(REGION_IDS) if domain >> k & 1] if domain else []


def region(number: int) -> str | None:
    return REGION_IDS[number] if number >= 0 else None
