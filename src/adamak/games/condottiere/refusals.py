"""Why a move is not allowed: the rules said a second time, slowly, from what lies on the table.

Nothing here calls the engine's own `legal`, `sites` or `favor_places`: the contract suite compares the two
statements of the rules over the whole move space, and that comparison is worth something only while they are two.
"""

from __future__ import annotations

from collections.abc import Sequence

from adamak.core.moves import Move
from adamak.core.refusal import Refusal
from adamak.games.condottiere import pieces
from adamak.games.condottiere.data import CARD_IDS, FACE_DOWN, MERCENARIES
from adamak.games.condottiere.position import CondottierePosition
from adamak.games.condottiere.variant import DrawAmount

SOLDIERS = CARD_IDS[:MERCENARIES]
# Who decides in each phase: the clause to name to anybody else.
DECIDERS = {
    "choose_site": "CO-7.7",
    "battle_turn": "CO-4.1",
    "scarecrow_target": "CO-5.12",
    "place_favor": "CO-5.6",
    "reveal_on_pass": "CO-18.4",
    "keep_cards": "CO-8.2",
    "draw_count": "CO-14.4",
}

# The clause by which a game is over.
ENDED_BY = {
    "total": "CO-11.2",
    "adjacent": "CO-11.2",
    "full_board": "CO-11.4",
    "final_battle": "CO-12.5",
    "shared_victory": "CO-12.5",
    "series": "CO-15.4",
    "series_final_battle": "CO-15.4",
    "series_shared": "CO-15.4",
    "stalled": "CO-20.4",
}


def why_not(p: CondottierePosition, seat: int, move: Move) -> Refusal | None:
    """None exactly when the move is legal."""
    phase = pieces.phase(p)
    if phase == "over":
        return Refusal(ENDED_BY[p.ending()], "game-over")
    if phase not in move.of.answers:
        asked_in = move.of.answers[0]
        late = Refusal(move.of.clause, f"{asked_in.replace('_', '-')}-not-now", {"phase": phase})
        return _never_asked(p, asked_in) or late
    return _not_asked(p, seat, phase) or _refuse(p, seat, [move.kind, *move.things])


def _refuse(p: CondottierePosition, seat: int, move: list[str]) -> Refusal | None:
    """Each reason against a move that is asked for now; those not named here (to pass, to keep) have none."""
    match move:
        case ["site", region]:
            return _site(p, seat, region)
        case ["play", card] if card not in pieces.hand(p, seat):
            return Refusal("CO-4.4", "card-not-in-hand", {"card": card})
        case ["take_back", card] if card not in pieces.line(p, seat):
            if pieces.face_down(p, seat) == card:
                return Refusal("CO-18.7", "mercenary-face-down", {"card": card})
            return Refusal("CO-5.11", "mercenary-not-in-line", {"card": card})
        case ["favor", region]:
            return _favor(p, region)
        case ["discard_hand"] if mercenaries := [card for card in pieces.hand(p, seat) if card in SOLDIERS]:
            return Refusal("CO-7.10", "mercenary-in-hand", {"card": mercenaries[-1]})
        case ["keep", card] if card not in pieces.hand(p, seat):
            return Refusal("CO-8.2", "keep-not-in-hand", {"card": card})
        case ["draw", number]:
            return _draw(p, seat, int(number))
    return None


def _never_asked(p: CondottierePosition, asked_in: str) -> Refusal | None:
    """What this table does not play, or the final battle leaves nothing to ask about."""
    if asked_in == "reveal_on_pass" and not p.variant.hidden_cards:
        return Refusal("CO-4.4", "cards-lie-face-up")
    if asked_in == "draw_count" and not p.variant.draw_after_each_battle:
        return Refusal("CO-8.4", "cards-are-dealt")
    if asked_in == "draw_count" and p.variant.draw_amount != DrawAmount.CHOSEN:
        return Refusal("CO-14.6", "draw-is-fixed")
    if asked_in == "discard_hand" and p.variant.draw_after_each_battle:
        return Refusal("CO-14.7", "hands-stay")
    if asked_in == "keep_cards" and p.variant.draw_after_each_battle:
        return Refusal("CO-14.1", "no-rounds")
    if p.final and asked_in == "place_favor":
        return Refusal("CO-12.4", "favor-has-no-use")
    if p.final and asked_in not in {"battle_turn", "scarecrow_target", "reveal_on_pass"}:
        return Refusal("CO-12.3", "final-battle-is-last")
    return None


def _not_asked(p: CondottierePosition, seat: int, phase: str) -> Refusal | None:
    """Somebody else decides now."""
    if phase == "discard_hand":
        if pieces.hand(p, seat) == []:
            return Refusal("CO-7.11", "no-hand-to-discard")
        if not _in(p.asked, seat):
            return Refusal("CO-7.11", "already-answered")
        return None
    if seat == p.turn:
        return None
    if phase == "battle_turn":
        if not _in(p.participants, seat):
            return Refusal("CO-12.3", "not-in-final-battle")
        if _in(p.passed, seat):
            return Refusal("CO-4.6", "you-passed")
    return Refusal(DECIDERS[phase], "not-your-decision", {"seat": int(p.turn), "phase": phase})


def _site(p: CondottierePosition, seat: int, region: str) -> Refusal | None:
    """CO-7.7: no control marker, no Favor of the Pope; CO-17.1: another's region may be attacked by table option."""
    if pieces.favor(p) == region:
        return Refusal("CO-5.7", "site-protected", {"region": region})
    owner = pieces.owner_of(p, region)
    if owner is None:
        return None
    if not p.variant.taking_regions:
        return Refusal("CO-7.7", "site-controlled", {"region": region, "seat": owner})
    if owner == seat:
        return Refusal("CO-17.1", "site-own", {"region": region})
    return None


def _favor(p: CondottierePosition, region: str) -> Refusal | None:
    """CO-5.6: an empty region; CO-17.7: any but the contested one, by table option."""
    if pieces.site(p) == region and not p.variant.favor_on_contested_region:
        return Refusal("CO-5.6", "favor-contested", {"region": region})
    owner = pieces.owner_of(p, region)
    if owner is not None and not p.variant.taking_regions:
        return Refusal("CO-5.6", "favor-controlled", {"region": region, "seat": owner})
    return None


def _draw(p: CondottierePosition, seat: int, number: int) -> Refusal | None:
    """CO-14.4: three (ten when all hands were empty), within 10 + regions; CO-14.8: while there are cards."""
    limit = 10 + len(pieces.regions(p, seat))
    room = limit - len(pieces.hand(p, seat))
    if number > p.draw_up_to:
        return Refusal("CO-14.4", "draw-too-many", {"number": number, "most": int(p.draw_up_to)})
    if number > room:
        return Refusal("CO-14.4", "draw-over-limit", {"number": number, "most": max(room, 0), "limit": limit})
    left = int(p.end - p.top) + len(pieces.discard_pile(p))
    if number > left:
        return Refusal("CO-14.8", "draw-no-cards", {"number": number, "most": left})
    return None


# --- showing cards (CO-10.4) ----------------------------------------------------------------------
def why_not_show(p: CondottierePosition, seat: int, receivers: Sequence[int], things: Sequence[str]) -> Refusal | None:
    """CO-10.2, CO-10.4: own cards only, to other players, at any time while the game lasts."""
    if pieces.phase(p) == "over":
        return Refusal("CO-10.4", "show-after-end")
    others = set(range(p.seats)) - {seat}
    if not receivers or not set(receivers) <= others or len(set(receivers)) < len(receivers):
        return Refusal("CO-10.4", "show-to-whom")
    if not things:
        return Refusal("CO-10.4", "show-nothing")
    left = pieces.hand(p, seat)
    for thing in things:
        if thing == FACE_DOWN:
            if p.face_down[seat] < 0 or list(things).count(FACE_DOWN) > 1:
                return Refusal("CO-10.4", "show-no-face-down")
        elif thing in left:
            left.remove(thing)
        elif thing in CARD_IDS:
            return Refusal("CO-10.4", "show-not-held", {"card": thing})
        else:
            return Refusal("CO-10.4", "show-nothing")
    return None


def _in(members: int, seat: int) -> bool:
    return bool(members >> seat & 1)
