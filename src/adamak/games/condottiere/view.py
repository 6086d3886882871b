"""What each seat may see: the view and the scores, built by white-list (CO-20)."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from adamak.core.bits import bits
from adamak.core.naming import seats_of
from adamak.core.view_cache import alike
from adamak.core.view_types import named
from adamak.games.condottiere import battle, data, pieces
from adamak.games.condottiere.data import CARD_IDS, REGION_IDS, Card, Phase, count, size
from adamak.games.condottiere.gauges import cards_held
from adamak.games.condottiere.hidden import buried_by_others, known_blurred, known_in_hand, knows_face_down
from adamak.games.condottiere.position import CondottierePosition

PhaseId = Annotated[str, named("Phase", data.PHASE_IDS)]
Season = Literal["winter", "spring"]


# What the page's types are made of. CO-11.1, CO-15.1, CO-16.1: what it takes to win here.
Goals = TypedDict("Goals", {"total": int, "adjacent": int, "points": int | None})
DiscardPile = TypedDict("DiscardPile", {"count": int, "cards": list[str] | None})
# Equal cards of a line, with what each counts now and why.
Part = TypedDict("Part", {
    "card": str, "copies": int, "printed": int, "each": int, "effects": list[str], "total": int,
})  # fmt: skip
Stake = TypedDict("Stake", {"by": Literal["adjacent", "total"], "number": int})
Player = TypedDict("Player", {
    "seat": int,
    "hand": list[str] | None, "kept": list[str] | None,  # None: not one's own
    "hand_count": int | None, "hand_empty": bool, "known": list[str], "shown_to": dict[str, list[str]] | None,
    "line": list[str], "face_down": bool, "face_down_card": str | None, "strength": int, "strength_parts": list[Part],
    "most_courtesans": bool,  # CO-7.5: more than anybody else
    "passed": bool, "answered": bool, "regions": list[str], "largest_group": int,
    "stakes": dict[str, Stake],  # the regions that would win the game
    "points": int | None,
})  # fmt: skip
Score = TypedDict("Score", {"total": int, "parts": dict[str, int]})
View = TypedDict("View", {
    "seats": int, "phase": PhaseId, "actors": list[int], "game": int, "round": int, "battle": int, "final": bool,
    "participants": list[int], "holder": int, "site": str | None, "favor": str | None, "defender": int | None,
    "defender_free": bool, "owners": dict[str, int | None], "season": Season | None, "goals": Goals, "draw_pile": int,
    "discard_pile": DiscardPile, "players": list[Player], "may_draw": int | None, "may_keep": int | None,
    "ending": str, "winners": list[int],
})  # fmt: skip


def view(p: CondottierePosition, viewer: int) -> View:
    """Everything this seat may know, as JSON data; a spectator is seat -1."""
    return {
        **for_everybody(p),
        "discard_pile": discard_pile(p, viewer),
        "players": [player(p, viewer, seat) for seat in range(p.seats)],
        "may_keep": data.MAY_KEEP - int(size(p.kept)) if p.phase == Phase.KEEP_CARDS and viewer == p.turn else None,
    }


@alike
def for_everybody(p: CondottierePosition) -> View:
    """What is alike for all: without the cards of the discard pile and of the players, of which some know more."""
    owners: dict[str, int | None] = dict.fromkeys(REGION_IDS)
    for seat in range(p.seats):
        owners |= dict.fromkeys(pieces.regions(p, seat), seat)
    return {
        "seats": int(p.seats),
        "phase": pieces.phase(p),
        "actors": p.actors(),
        "game": int(p.game),
        "round": int(p.round),
        "battle": int(p.battle),
        "final": p.final,
        "participants": seats_of(p.participants),
        "holder": int(p.holder),
        "site": pieces.site(p),
        "favor": pieces.favor(p),
        "defender": int(p.defender) if p.defender >= 0 else None,
        "defender_free": p.defender_free,
        "owners": owners,
        "season": season(p),
        "goals": {
            "total": int(data.regions_to_win(p.seats)),
            "adjacent": int(data.adjacent_to_win(p.seats, p.variant.larger_empires)),
            "points": int(p.variant.points_target) if p.variant.playing_for_points else None,
        },
        "draw_pile": int(p.end - p.top),
        "discard_pile": {"count": 0, "cards": None},
        "players": [],
        "may_draw": int(p.draw_up_to) if p.phase == Phase.DRAW_COUNT else None,
        "may_keep": None,
        "ending": p.ending(),
        "winners": seats_of(p.winners),
    }


def player(p: CondottierePosition, viewer: int, seat: int) -> Player:
    own = viewer == seat
    seen = open_to_all(p, seat)
    if own:
        others = [other for other in range(p.seats) if other != seat]
        choosing = p.phase == Phase.KEEP_CARDS and p.turn == seat
        seen = {
            **seen,
            "hand": pieces.hand(p, seat),
            "kept": pieces.cards(p.kept) if choosing else None,
            "hand_count": int(cards_held(p, seat)),
            "shown_to": {str(other): known_cards(p, other, seat) for other in others},
        }
    else:
        seen = {**seen, "known": known_cards(p, viewer, seat)}
    if seen["face_down"] and knows_face_down(p, viewer, seat):
        seen["face_down_card"] = pieces.face_down(p, seat)
    return seen


@alike
def open_to_all(p: CondottierePosition, seat: int) -> Player:
    """What everybody sees of a player."""
    held, parts = int(cards_held(p, seat)), strength_parts(p, seat)
    return {
        "seat": seat,
        "hand": None,
        "kept": None,
        "hand_count": held if p.variant.hand_counts_public else None,
        "hand_empty": held == 0,
        "known": [],
        "shown_to": None,
        "line": pieces.line(p, seat),
        "face_down": bool(p.face_down[seat] >= 0),
        "face_down_card": None,
        "strength": sum(part["total"] for part in parts),
        "strength_parts": parts,
        "most_courtesans": bool(battle.most_courtesans(p) == seat),
        "passed": bool(p.passed >> seat & 1),
        "answered": p.phase == Phase.DISCARD_HAND and held > 0 and not p.asked >> seat & 1,
        "regions": pieces.regions(p, seat),
        "largest_group": int(data.largest_group(p.domains[seat])),
        "stakes": stakes(p, seat),
        "points": int(p.points[seat]) if p.variant.playing_for_points else None,
    }


def known_cards(p: CondottierePosition, viewer: int, owner: int) -> list[str]:
    """CO-5.11, CO-10.4: what the viewer knows to be in the owner's hand (or face down, if it may have been laid)."""
    return pieces.cards(known_in_hand(p, viewer, owner) + known_blurred(p, viewer, owner))


def discard_pile(p: CondottierePosition, viewer: int) -> DiscardPile:
    """CO-20.2: the size always; the cards by table option, unseen discarded hands left out."""
    seen = pieces.cards(p.discard - buried_by_others(p, viewer)) if p.variant.discard_pile_public else None
    return {"count": int(size(p.discard)), "cards": seen}


def season(p: CondottierePosition) -> Season | None:
    cards = battle.in_play(p)
    if count(cards, Card.WINTER):
        return "winter"
    return "spring" if count(cards, Card.SPRING) else None


def stakes(p: CondottierePosition, seat: int) -> dict[str, Stake]:
    """CO-11.2: the regions whose conquest would win the game for this seat, and how."""
    mine = p.domains[seat]
    total = int(bits(mine)) + 1
    adjacent_goal = data.adjacent_to_win(p.seats, p.variant.larger_empires)
    found: dict[str, Stake] = {}
    if p.final or total < adjacent_goal:
        return found
    for number, region in enumerate(REGION_IDS):
        if not mine >> number & 1:
            grown = int(bits(data.group(mine | 1 << number, number)))
            if grown >= adjacent_goal:
                found[region] = {"by": "adjacent", "number": grown}
            elif total >= data.regions_to_win(p.seats):
                found[region] = {"by": "total", "number": total}
    return found


def strength_parts(p: CondottierePosition, seat: int) -> list[Part]:
    """CO-4.9, CO-6: the announced strength of a line, reckoned card by card so that a player can check it."""
    line = p.lines[seat]
    if not line:
        return []
    now = season(p)
    drummer = count(line, Card.DRUMMER) > 0
    highest = battle.highest_mercenary(p)
    parts: list[Part] = []
    for card, printed in enumerate(data.PRINTED):
        each = (1 if now == "winter" else printed) * (2 if drummer else 1)
        effects = ["winter"] * (now == "winter") + ["drummer"] * drummer
        if now == "spring" and card == highest:
            each += data.SPRING_BONUS
            effects.append("spring")
        parts += _part(line, card, printed, each, effects)
    parts += _part(line, Card.HEROINE, data.HEROINE_STRENGTH, data.HEROINE_STRENGTH, [])
    return parts + _part(line, Card.COURTESAN, data.COURTESAN_STRENGTH, data.COURTESAN_STRENGTH, [])


def _part(line: int, card: int, printed: int, each: int, effects: list[str]) -> list[Part]:
    """The cards of one type, if there are any."""
    copies = int(count(line, card))
    return [{
        "card": CARD_IDS[card], "copies": copies, "printed": printed, "each": each, "effects": effects,
        "total": copies * each,
    }] if copies else []  # fmt: skip


def score(p: CondottierePosition, seat: int) -> Score:
    """Regions (the score of one game), or points in a series with how they came."""
    domain = p.domains[seat]
    parts = {"regions": int(bits(domain)), "largest_group": int(data.largest_group(domain))}
    if p.variant.playing_for_points:
        parts["points"] = int(p.points[seat])
    return {"total": parts.get("points", parts["regions"]), "parts": parts}
