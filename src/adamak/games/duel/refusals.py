"""Why a move is not allowed: the rules said a second time, slowly, from what lies on the table.

Nothing here calls the engine's own `legal` or prices: the contract suite compares the two statements of the rules over
the whole move space, and that comparison is worth something only while they are two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from adamak.core.refusal import Fact, Refusal
from adamak.games.duel.components import COLOUR_IDS, COVERED_BY, MYTHOLOGY_IDS
from adamak.games.duel.data import CARD_IDS, PHASE_IDS
from adamak.games.duel.pieces import (
    board,
    city_cards,
    colour,
    dealt_wonders,
    discard_pile,
    divinities,
    divinity_entries,
    drawn_tokens,
    military_tokens,
    offerings,
    on_offer,
    slots,
    space_entries,
    standing,
    tokens_on_enki,
    unbuilt,
)
from adamak.games.duel.slow_rules import Trade, activation_costs, purse, wasted_offering

if TYPE_CHECKING:
    from adamak.games.duel.position import DuelPosition

# Which decisions each kind of move answers, and the clause that says when it is asked (DU-17).
ANSWERS: dict[str, tuple[tuple[str, ...], str]] = {
    "draft": (("draft",), "DU-3.1"),
    "build": (("turn",), "DU-4.3"),
    "discard": (("turn",), "DU-4.3"),
    "wonder": (("turn",), "DU-4.3"),
    "activate": (("turn",), "DU-10.8"),
    "begin": (("begin_age",), "DU-9.3"),
    "progress": (("choose_progress", "great_library", "enki"), "DU-7.3"),
    "destroy": (("destroy_card",), "DU-12.2"),
    "revive": (("revive_card",), "DU-12.7"),
    "place": (("place_divinity",), "DU-10.2"),
    "copy": (("nisaba",), "DU-11.3"),
    "steal": (("baal",), "DU-11.5"),
    "strike": (("zeus",), "DU-11.9"),
    "topple": (("anubis",), "DU-11.10"),
    "bury": (("isis_card",), "DU-11.11"),
    "raise": (("isis_wonder",), "DU-11.11"),
    "claim": (("ra",), "DU-11.12"),
    "guard": (("minerva",), "DU-11.14"),
    "remove": (("neptune_remove",), "DU-11.15"),
    "apply": (("neptune_apply",), "DU-11.15"),
    "summon": (("gate", "theater_divinity"), "DU-11.16"),
    "open": (("theater_deck",), "DU-12.14"),
    "top": (("theater_order",), "DU-12.14"),
}

# What is done with Divinities, their decks and the Pantheon.
WITH_PANTHEON = {
    "activate", "place", "copy", "steal", "strike", "topple", "bury", "raise", "claim", "guard", "remove", "apply",
    "summon", "open", "top",
}  # fmt: skip
# The clause by which a game is over.
ENDED_BY = {
    "military": "DU-4.9",
    "scientific": "DU-4.9",
    "civilian": "DU-15.3",
    "civilian_tie": "DU-15.6",
    "shared": "DU-15.6",
}


def why_not(p: DuelPosition, seat: int, number: int) -> Refusal | None:
    """None exactly when the move is legal."""
    from adamak.games.duel.game import GAME

    move = GAME.moves.move(number)
    phase = PHASE_IDS[p.phase]
    if phase == "over":
        return Refusal(ENDED_BY[p.ending()], "game-over")
    if move.kind in WITH_PANTHEON and not p.variant.pantheon:
        return Refusal("DU-0.2", "pantheon-not-used")
    if seat != p.turn:
        return _not_yours(p, phase)
    phases, clause = ANSWERS[move.kind]
    if phase not in phases:
        if move.kind in {"progress", "revive"} and not p.variant.pantheon:  # Enki and Hades are not in the game
            by_wonder = move.kind == "revive"
            return Refusal(clause, "revive-not-now-base" if by_wonder else "progress-not-now-base", {"phase": phase})
        return Refusal(clause, f"{move.kind}-not-now", {"phase": phase})
    things = [value for _, value in move.args]
    if move.kind in {"build", "discard", "wonder"}:
        return _use_card(p, seat, move.kind, things)
    if move.kind == "activate":
        return _activate(p, seat, int(things[0]), things[1])
    if move.kind == "place":
        return _place(p, things[0], int(things[1]))
    if move.kind == "begin":
        return None
    return _choice(p, seat, phase, things[0])


def why_not_show(*_: object) -> Refusal:
    """DU-16: nobody holds anything that could be shown."""
    return Refusal("DU-16.1", "nothing-to-show")


def _not_yours(p: DuelPosition, phase: str) -> Refusal:
    """DU-4.1, DU-4.4: every choice is the active player's, except who begins an Age."""
    clause = {"draft": "DU-3.1", "turn": "DU-4.1", "begin_age": "DU-9.3"}.get(phase, "DU-4.4")
    return Refusal(clause, "not-your-decision", {"seat": int(p.turn), "phase": phase})


# --- the main actions (DU-4.3) --------------------------------------------------------------------


def _use_card(p: DuelPosition, seat: int, kind: str, things: list[str]) -> Refusal | None:
    slot = int(things[0])
    refusal = _not_accessible(p, slot)
    if refusal is not None or kind == "discard":
        return refusal
    if kind == "build":
        card = CARD_IDS[p.card_in(slot)]
        price = Trade(p, seat).card_cost(card)["total"]
        if price > purse(p, seat):
            return Refusal("DU-5.11", "card-too-dear", {"card": card} | _shortage(p, seat, price))
        return None
    wonder = things[1]
    if wonder in [*standing(p, 0), *standing(p, 1)]:
        return Refusal("DU-6.8", "wonder-stands", {"wonder": wonder})
    if wonder in unbuilt(p, 1 - seat):
        return Refusal("DU-6.8", "wonder-not-yours", {"wonder": wonder, "seat": 1 - seat})
    if wonder not in unbuilt(p, seat):
        if wonder in dealt_wonders(p) or len(standing(p, 0)) + len(standing(p, 1)) >= 7:
            return Refusal("DU-6.10", "wonder-boxed", {"wonder": wonder})
        return Refusal("DU-6.8", "wonder-not-in-play", {"wonder": wonder})
    price = Trade(p, seat).wonder_cost(wonder)["total"]
    if price > purse(p, seat):
        return Refusal("DU-5.11", "wonder-too-dear", {"wonder": wonder} | _shortage(p, seat, price))
    return None


def _shortage(p: DuelPosition, seat: int, price: int) -> dict[str, Fact]:
    """DU-5.11: what is there and what is missing."""
    return {"price": price, "coins": purse(p, seat), "missing": price - purse(p, seat)}


def _not_accessible(p: DuelPosition, slot: int) -> Refusal | None:
    """DU-4.2: not empty, and nothing left that covers it."""
    lying = slots(p.present)
    if slot not in lying:
        return Refusal("DU-4.2", "slot-empty", {"slot": str(slot)})
    covering = [k for k in COVERED_BY[p.age - 1][slot] if k in lying]
    if covering:
        if p.shown >> slot & 1:
            card = CARD_IDS[p.card_in(slot)]
            return Refusal("DU-4.2", "card-covered", {"slot": str(slot), "card": card, "number": len(covering)})
        return Refusal("DU-4.2", "card-face-down", {"slot": str(slot), "number": len(covering)})
    return None


def _activate(p: DuelPosition, seat: int, space: int, chosen: str) -> Refusal | None:
    """DU-10.8 to DU-10.11."""
    if p.age < 2:
        return Refusal("DU-10.8", "activate-in-first-age")
    entry = space_entries(p)[space - 1]
    if entry is None:
        return Refusal("DU-10.8", "space-empty", {"space": space})
    values = [] if chosen == "none" else [int(value) for value in chosen.split("_")[1:]]
    for value in values:
        if value not in offerings(p, seat):
            return Refusal("DU-10.6", "offering-not-owned", {"value": value})
    cost = activation_costs(p, seat)[space - 1]
    wasted = wasted_offering(cost, values)
    if wasted is not None:
        return Refusal("DU-10.11", "offering-wasted", {"value": wasted, "divinity": entry[0], "price": cost})
    price = max(0, cost - sum(values))
    if price > purse(p, seat):
        return Refusal("DU-5.11", "divinity-too-dear", {"divinity": entry[0]} | _shortage(p, seat, price))
    return None


# --- the other decisions --------------------------------------------------------------------------


def _place(p: DuelPosition, divinity: str, space: int) -> Refusal | None:
    """DU-10.2: one of the two cards seen, on an empty space."""
    mythology = int(p.about())
    if divinity not in [name for name, _ in divinity_entries(p.decks, mythology)[:2]]:
        return Refusal("DU-10.2", "divinity-not-seen", {"divinity": divinity, "mythology": MYTHOLOGY_IDS[mythology]})
    if space_entries(p)[space - 1] is not None:
        return Refusal("DU-10.2", "space-taken", {"space": space})
    return None


def _choice(p: DuelPosition, seat: int, phase: str, thing: str) -> Refusal | None:
    """A choice among things that lie somewhere: is this one of them?"""
    if phase == "draft":
        return None if thing in on_offer(p) else Refusal("DU-3.1", "wonder-not-on-offer", {"wonder": thing})
    if phase == "choose_progress":
        return None if thing in board(p) else Refusal("DU-7.3", "progress-not-on-board", {"token": thing})
    if phase == "great_library":
        return None if thing in drawn_tokens(p) else Refusal("DU-12.4", "progress-not-drawn", {"token": thing})
    if phase == "enki":
        return None if thing in tokens_on_enki(p) else Refusal("DU-11.1", "progress-not-on-enki", {"token": thing})
    if phase == "destroy_card":
        return _destroy(p, seat, thing)
    if phase in {"revive_card", "isis_card"}:
        clause = "DU-11.11" if phase == "isis_card" else _reviving(p, seat)
        return None if thing in discard_pile(p) else Refusal(clause, "card-not-discarded", {"card": thing})
    if phase == "nisaba":
        return _opponents_card(p, seat, thing, "DU-11.3")
    if phase == "baal":
        return _opponents_card(p, seat, thing, "DU-11.5")
    if phase == "zeus":
        return None if int(thing) in slots(p.present) else Refusal("DU-11.9", "slot-empty", {"slot": thing})
    if phase == "anubis":
        there = [*standing(p, 0), *standing(p, 1)]
        return None if thing in there else Refusal("DU-11.10", "wonder-not-standing", {"wonder": thing})
    if phase == "isis_wonder":
        return None if thing in unbuilt(p, seat) else Refusal("DU-11.11", "wonder-not-own-unbuilt", {"wonder": thing})
    if phase == "ra":
        there = unbuilt(p, 1 - seat)
        return None if thing in there else Refusal("DU-11.12", "wonder-not-opponents-unbuilt", {"wonder": thing})
    if phase == "minerva":
        if int(thing) == p.pawn and not p.variant.minerva_on_conflict_pawn_space:
            return Refusal("DU-11.14", "minerva-on-pawn", {"position": thing})
        return None
    if phase in {"neptune_remove", "neptune_apply"}:
        there = military_tokens(p)
        return None if thing in there else Refusal("DU-11.15", "military-token-gone", {"token": thing})
    return _divine_choice(p, phase, thing)


def _destroy(p: DuelPosition, seat: int, card: str) -> Refusal | None:
    """DU-12.2, DU-12.11: a grey or a brown card of the opponent."""
    wanted = COLOUR_IDS[p.about()]
    clause = "DU-12.2" if wanted == "grey" else "DU-12.11"
    if colour(card) != wanted:
        return Refusal(clause, "card-of-other-colour", {"card": card, "colour": wanted})
    return _opponents_card(p, seat, card, clause)


def _reviving(p: DuelPosition, seat: int) -> str:
    """The Mausoleum or Hades, whichever this player has; with both, the clause they share."""
    if "hades" not in divinities(p, seat):
        return "DU-12.7"
    return "DU-5.14" if "the_mausoleum" in standing(p, seat) else "DU-11.8"


def _opponents_card(p: DuelPosition, seat: int, card: str, clause: str) -> Refusal | None:
    return None if card in city_cards(p, 1 - seat) else Refusal(clause, "card-not-opponents", {"card": card})


def _divine_choice(p: DuelPosition, phase: str, thing: str) -> Refusal | None:
    """DU-11.16, DU-12.14: among the Divinities turned up, or the decks that are not empty."""
    decks = [[name for name, _ in divinity_entries(p.decks, m)] for m in range(len(MYTHOLOGY_IDS))]
    if phase == "gate":
        tops = [names[0] for names in decks if names]
        return None if thing in tops else Refusal("DU-11.16", "divinity-not-turned-up", {"divinity": thing})
    if phase == "theater_deck":
        if decks[MYTHOLOGY_IDS.index(thing)]:
            return None
        return Refusal("DU-12.14", "deck-empty", {"mythology": thing})
    here = decks[p.about()]
    if phase == "theater_divinity":
        return None if thing in here else Refusal("DU-12.14", "divinity-not-turned-up", {"divinity": thing})
    return None if thing in here[:2] else Refusal("DU-12.14", "divinity-not-returned", {"divinity": thing})
