"""Why a move is not allowed: the rules said a second time, slowly, from what lies on the table.

Nothing here calls the engine's own `legal` or prices: the contract suite compares the two statements of the rules over
the whole move space, and that comparison is worth something only while they are two.
"""

from __future__ import annotations

from collections.abc import Callable, Container

from adamak.core.moves import Move
from adamak.core.refusal import Fact, Refusal
from adamak.games.duel.components import BEGINNER_WONDERS, COLOUR_IDS, COVERED_BY, MYTHOLOGY_IDS
from adamak.games.duel.data import CAPITAL, PHASE_IDS
from adamak.games.duel.pantheon_setup import deck_entries, space_entries
from adamak.games.duel.position import STATE, DuelPosition
from adamak.games.duel.setup import WONDER_SET
from adamak.games.duel.slow_rules import ROW_OF, Trade, activation_costs, purse, standing, wasted_offering

Things = Callable[[DuelPosition, int], Container[str]]  # what a seat may choose from


def rivals_cards(p: DuelPosition, seat: int) -> list[str]:
    return STATE.cards.read(p, 1 - seat)


def decks(p: DuelPosition) -> list[list[str]]:
    """The Divinity decks by Mythology, each from the top."""
    return [[name for name, _ in deck_entries(p.decks, m)] for m in range(len(MYTHOLOGY_IDS))]


def filled_decks(p: DuelPosition, seat: int) -> list[str]:
    return [name for name, deck in zip(MYTHOLOGY_IDS, decks(p), strict=True) if deck]


def free_spaces(p: DuelPosition, seat: int) -> list[str]:
    """DU-11.14: of the track, but for the Conflict pawn's."""
    anywhere = p.variant.minerva_on_conflict_pawn_space
    return [str(space) for space in range(-CAPITAL, CAPITAL + 1) if anywhere or space != p.pawn]


# The choices among things that lie somewhere (DU-17): by phase its clause, what is said of a thing that does not lie
# there, and the things that do.
CHOICES: dict[str, tuple[str, str, Things]] = {
    "draft": ("DU-3.1", "wonder-not-on-offer", lambda p, _: WONDER_SET.write(p.group)),
    "choose_progress": ("DU-7.3", "progress-not-on-board", STATE.board.read),
    "great_library": ("DU-12.4", "progress-not-drawn", STATE.offered.read),
    "enki": ("DU-11.1", "progress-not-on-enki", STATE.enki.read),
    "destroy_card": ("DU-12.2", "card-not-opponents", rivals_cards),
    "revive_card": ("DU-12.7", "card-not-discarded", STATE.discard_pile.read),
    "nisaba": ("DU-11.3", "card-not-opponents", rivals_cards),
    "baal": ("DU-11.5", "card-not-opponents", rivals_cards),
    "zeus": ("DU-11.9", "slot-empty", STATE.structure.read),
    "anubis": ("DU-11.10", "wonder-not-standing", lambda p, _: standing(p, 0) + standing(p, 1)),
    "isis_card": ("DU-11.11", "card-not-discarded", STATE.discard_pile.read),
    "isis_wonder": ("DU-11.11", "wonder-not-own-unbuilt", STATE.wonders.read),
    "ra": ("DU-11.12", "wonder-not-opponents-unbuilt", lambda p, seat: STATE.wonders.read(p, 1 - seat)),
    "minerva": ("DU-11.14", "minerva-on-pawn", free_spaces),
    "neptune_remove": ("DU-11.15", "military-token-gone", STATE.tokens.read),
    "neptune_apply": ("DU-11.15", "military-token-gone", STATE.tokens.read),
    "gate": ("DU-11.16", "divinity-not-turned-up", lambda p, _: [deck[0] for deck in decks(p) if deck]),
    "theater_deck": ("DU-12.14", "deck-empty", filled_decks),
    "theater_divinity": ("DU-12.14", "divinity-not-turned-up", lambda p, _: decks(p)[p.about()]),
    "theater_order": ("DU-12.14", "divinity-not-returned", lambda p, _: decks(p)[p.about()][:2]),
}
# What is done without Divinities, their decks and the Pantheon.
WITHOUT_PANTHEON = {"draft", "build", "discard", "wonder", "begin", "progress", "destroy", "revive"}
# The clause by which a game is over.
ENDED_BY = {"military": "DU-4.9", "scientific": "DU-4.9", "civilian": "DU-15.3"}  # else by a tie, DU-15.6


def why_not(p: DuelPosition, seat: int, move: Move) -> Refusal | None:
    """None exactly when the move is legal."""
    kind, things, phase = move.kind, move.things, PHASE_IDS[p.phase]
    if phase == "over":
        return Refusal(ENDED_BY.get(p.ending(), "DU-15.6"), "game-over")
    if kind not in WITHOUT_PANTHEON and not p.variant.pantheon:
        return Refusal("DU-0.2", "pantheon-not-used")
    if seat != p.turn:
        # DU-4.1, DU-4.4: every choice is the active player's, except who begins an Age.
        clause = {"draft": "DU-3.1", "turn": "DU-4.1", "begin_age": "DU-9.3"}.get(phase, "DU-4.4")
        return Refusal(clause, "not-your-decision", {"seat": int(p.turn), "phase": phase})
    if phase not in move.of.answers:
        clause = move.of.clause
        if kind in {"progress", "revive"} and not p.variant.pantheon:  # neither Enki nor Hades is in the game
            reason = "progress-not-now-base" if kind == "progress" else "revive-not-now-base"
            return Refusal(clause, reason, {"phase": phase})
        return Refusal(clause, f"{move.kind}-not-now", {"phase": phase})
    if kind in {"build", "discard", "wonder"}:
        return _use_card(p, seat, kind, things)
    if kind == "activate":
        return _activate(p, seat, int(things[0]), things[1])
    if kind == "place":
        return _place(p, things[0], int(things[1]))
    return None if kind == "begin" else _choice(p, seat, phase, *move.args[0])


# --- the main actions (DU-4.3) --------------------------------------------------------------------
def _use_card(p: DuelPosition, seat: int, kind: str, things: list[str]) -> Refusal | None:
    """DU-4.2, DU-5.11, DU-6.8: an accessible card, an own Wonder that does not stand yet, and coins enough."""
    slot, card = things[0], STATE.structure.read(p).get(things[0])
    if card is None:
        return Refusal("DU-4.2", "slot-empty", {"slot": slot})
    covering = sum(p.present >> k & 1 for k in COVERED_BY[p.age - 1][int(slot)])
    if covering:
        if p.shown >> int(slot) & 1:
            return Refusal("DU-4.2", "card-covered", {"slot": slot, "card": card, "number": covering})
        return Refusal("DU-4.2", "card-face-down", {"slot": slot, "number": covering})
    if kind == "discard":
        return None
    if kind == "build":
        return _too_dear(p, seat, Trade(p, seat).card_cost(card)["total"], "card", card)
    wonder, there = things[1], standing(p, 0) + standing(p, 1)
    if wonder in there:
        return Refusal("DU-6.8", "wonder-stands", {"wonder": wonder})
    if wonder in STATE.wonders.read(p, 1 - seat):
        return Refusal("DU-6.8", "wonder-not-yours", {"wonder": wonder, "seat": 1 - seat})
    if wonder not in STATE.wonders.read(p, seat):
        # DU-3.1, DU-0.3: the eight Wonders of this game; none where a position was set up without its draft.
        dealt = [*BEGINNER_WONDERS[0], *BEGINNER_WONDERS[1]] if p.variant.beginner_wonders else STATE.draft.read(p)
        if wonder in dealt or len(there) >= 7:
            return Refusal("DU-6.10", "wonder-boxed", {"wonder": wonder})
        return Refusal("DU-6.8", "wonder-not-in-play", {"wonder": wonder})
    return _too_dear(p, seat, Trade(p, seat).wonder_cost(wonder)["total"], "wonder", wonder)


def _too_dear(p: DuelPosition, seat: int, price: int, kind: str, thing: str) -> Refusal | None:
    """DU-5.11: what is there and what is missing."""
    coins = purse(p, seat)
    facts: dict[str, Fact] = {kind: thing, "price": price, "coins": coins, "missing": price - coins}
    return Refusal("DU-5.11", f"{kind}-too-dear", facts) if price > coins else None


def _activate(p: DuelPosition, seat: int, space: int, chosen: str) -> Refusal | None:
    """DU-10.8 to DU-10.11."""
    if p.age < 2:
        return Refusal("DU-10.8", "activate-in-first-age")
    entry = space_entries(p.spaces)[space - 1]
    if entry is None:
        return Refusal("DU-10.8", "space-empty", {"space": space})
    values = [int(value) for value in chosen.split("_")[1:]]  # of "none", or "of_2_3"
    for value in values:
        if value not in STATE.seat_offerings.read(p, seat):
            return Refusal("DU-10.6", "offering-not-owned", {"value": value})
    cost = activation_costs(p, seat)[space - 1]
    wasted = wasted_offering(cost, values)
    if wasted is not None:
        return Refusal("DU-10.11", "offering-wasted", {"value": wasted, "divinity": entry[0], "price": cost})
    return _too_dear(p, seat, max(0, cost - sum(values)), "divinity", entry[0])


# --- the other decisions --------------------------------------------------------------------------
def _place(p: DuelPosition, divinity: str, space: int) -> Refusal | None:
    """DU-10.2: one of the two cards seen, on an empty space."""
    mythology = int(p.about())
    if divinity not in decks(p)[mythology][:2]:
        return Refusal("DU-10.2", "divinity-not-seen", {"divinity": divinity, "mythology": MYTHOLOGY_IDS[mythology]})
    if space_entries(p.spaces)[space - 1] is not None:
        return Refusal("DU-10.2", "space-taken", {"space": space})
    return None


def _choice(p: DuelPosition, seat: int, phase: str, what: str, thing: str) -> Refusal | None:
    """A choice among things that lie somewhere: is this one of them?"""
    clause, reason, things = CHOICES[phase]
    if phase == "destroy_card":
        wanted = COLOUR_IDS[p.about()]
        clause = "DU-12.2" if wanted == "grey" else "DU-12.11"
        if ROW_OF[thing][1] != wanted:
            return Refusal(clause, "card-of-other-colour", {"card": thing, "colour": wanted})
    if phase == "revive_card" and "hades" in STATE.divinities.read(p, seat):
        # The Mausoleum or Hades, whichever this player has; with both, the clause they share.
        clause = "DU-5.14" if "the_mausoleum" in standing(p, seat) else "DU-11.8"
    return None if thing in things(p, seat) else Refusal(clause, reason, {what.removeprefix("military_"): thing})
