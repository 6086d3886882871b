"""why_not: each clause in words, from what lies on the table, never from the engine's own legal moves."""

from __future__ import annotations

from adamak.core.moves import Move
from adamak.core.refusal import Fact, Refusal
from adamak.games.trajan import pieces
from adamak.games.trajan.components import ACTION_IDS, CAMP_ID, QUARTERS, STACK_IDS
from adamak.games.trajan.data import CENTRE, FORUM_IDS, SHIP_IDS, SIDE_IDS, TOP_SPACE, Mat
from adamak.games.trajan.position import STATE, TrajanPosition
from adamak.games.trajan.setup import spaces_in_use
from adamak.games.trajan.slow_rules import WILD_COMMODITY, WILD_EXTRA, building_sites, marches, ship_fits
from adamak.games.trajan.variant import EmptyPile

ACTING = ("action", "first_tile_action", "extra_action")
OPTIONS = {
    "seaport": ("draw_two", "take", "display", "display_wild", "ship"),
    "forum": ("forum",),
    "military": ("recruit", "march", "occupy"),
    "senate": ("advance",),
    "trajan": ("tile",),
    "construction": ("hire", "build"),
}
ACTION_OF = {kind: action for action, kinds in OPTIONS.items() for kind in kinds}


def why_not(p: TrajanPosition, seat: int, move: Move) -> Refusal | None:
    """None exactly when the move is legal."""
    asked = pieces.phase(p)
    if asked == "over":
        return Refusal("TJ-13.4", "game-over")
    if seat != p.decider:
        return Refusal(_whose(asked), "not-your-decision", {"seat": int(p.decider), "phase": asked})
    if asked not in move.of.answers:
        return Refusal(move.of.clause, f"{move.kind.replace('_', '-')}-not-now", {"phase": asked})
    if asked in ACTING and move.kind in ACTION_OF and ACTION_OF[move.kind] != pieces.action_asked(p):
        facts: dict[str, Fact] = {"action": str(pieces.action_asked(p)), "tray": ACTION_OF[move.kind]}
        return Refusal("TJ-6.1", "other-action", facts)
    if asked == "load":
        return _cargo(p, seat, move.kind, move.things)
    return _refuse(p, seat, [move.kind, *move.things])


def _whose(asked: str) -> str:
    """Who decides: in turn order, the active player, or the consul."""
    clauses = {"markers": "TJ-2.6", "goods_draft": "TJ-2.12", "trajan_draft": "TJ-2.13"}
    return (clauses | {"pay": "TJ-12.2", "bonus": "TJ-12.5"}).get(asked, "TJ-3.2")


def _refuse(p: TrajanPosition, seat: int, move: list[str]) -> Refusal | None:
    """Each reason against a move that is asked for now; those not named here (to pass, to pay) have none."""
    held, here = pieces.hand(p, seat), pieces.leader(p, seat)
    match move:
        case ["place" | "sow" as kind, colour] if colour not in pieces.colours(p.in_hand):
            return Refusal("TJ-2.6" if kind == "place" else "TJ-4.3", "colour-not-left", {"colour": colour})
        case ["lift", tray] if not pieces.tray(p, seat, ACTION_IDS.index(tray)):
            return Refusal("TJ-4.1", "tray-empty", {"tray": tray})
        case ["plus2", action] if action in pieces.plus2(p, seat):
            return Refusal("TJ-1.8", "plus2-there", {"action": action})
        case ["tile", stack]:
            return _tile(p, seat, stack)
        case ["repeat", extra]:
            return _repeat(p, seat, extra)
        case ["forum", space] if space not in spaces_in_use(p.seats):
            return Refusal("TJ-2.3", "forum-space-unused", {"space": space})
        case ["forum", space] if pieces.forum_tile(p, FORUM_IDS.index(space)) is None:
            if p.quarter == QUARTERS:
                return Refusal("TJ-12.14", "forum-space-empty-for-good", {"space": space})
            return Refusal("TJ-7.8", "forum-space-empty", {"space": space})
        case ["advance"] if p.mat[Mat.DISC + seat] == TOP_SPACE:
            return Refusal("TJ-7.10", "senate-top")
        # Goods (TJ-2.12, TJ-7).
        case ["draw_two"] if _nothing_to_draw(p):
            return Refusal("TJ-7.1", "pile-empty")
        case ["draft", "pile"] if _nothing_to_draw(p):
            return Refusal("TJ-2.12", "pile-empty")
        case ["take" | "draft" as kind, "left" | "right" as side] if not pieces.heap(p, SIDE_IDS.index(side)):
            return Refusal("TJ-7.2" if kind == "take" else "TJ-2.12", "side-empty", {"side": side})
        case ["discard", card, _] if card not in held:
            return Refusal("TJ-7.1", "card-not-in-hand", {"card": card})
        case ["display_wild"] if not p.variant.wild_commodity_allowed_when_displaying:
            return Refusal("TJ-7.6", "wild-not-displayed")
        case ["display_wild"]:
            return _no_wilds(p, seat, 1)
        case ["display", card] if card not in held:
            return Refusal("TJ-7.3", "card-not-in-hand", {"card": card}) if held else Refusal("TJ-7.3", "hand-empty")
        case ["ship", ship] if not ship_fits(ship, held, pieces.tiles(p, seat)[WILD_COMMODITY]):
            return Refusal("TJ-7.4", "ship-nothing-fits", {"ship": ship})
        # Tokens (TJ-8, TJ-9).
        case ["recruit" | "hire" as kind] if not p.mat[Mat.SUPPLY + seat]:
            return Refusal("TJ-8.1" if kind == "recruit" else "TJ-9.1", "supply-empty")
        case ["march", province]:
            return _march(p, seat, province)
        case ["occupy"] if here == CAMP_ID:
            return Refusal("TJ-8.3", "leader-in-camp")
        case ["occupy"] if here in pieces.legions(p, seat):
            return Refusal("TJ-8.4", "province-occupied", {"province": here})
        case ["occupy"] if not p.mat[Mat.CAMP + seat]:
            return Refusal("TJ-8.3", "camp-empty")
        case ["build", _] if not p.mat[Mat.YARD + seat]:
            return Refusal("TJ-9.2", "no-worker")
        case ["build", site] if site not in building_sites(p, seat):
            own = site in pieces.workers(p, seat)
            return Refusal("TJ-9.2", "site-own-worker" if own else "site-not-adjacent", {"site": site})
    return None


def _tile(p: TrajanPosition, seat: int, name: str) -> Refusal | None:
    """TJ-2.13: three different stacks in the draft. TJ-8.5: a free slot under the arch, and a tile on the stack."""
    drafting = pieces.phase(p) == "trajan_draft"
    if drafting and name in pieces.used_stacks(p, seat):
        return Refusal("TJ-2.13", "stack-used", {"stack": name})
    if not drafting and p.mat[Mat.ARCH + seat] == CENTRE:
        return Refusal("TJ-8.5", "arch-in-centre")
    if not pieces.stack(p, STACK_IDS.index(name)):
        return Refusal("TJ-2.13" if drafting else "TJ-8.5", "stack-empty", {"stack": name})
    return None


def _repeat(p: TrajanPosition, seat: int, extra: str) -> Refusal | None:
    """TJ-10.1: a tile of this action, or a wild one."""
    action, owned = str(pieces.action_asked(p)), pieces.tiles(p, seat)
    if extra == "wild":
        return None if owned[WILD_EXTRA] else Refusal("TJ-10.1", "wild-extra-not-owned")
    return None if owned[f"extra_{action}"] else Refusal("TJ-10.1", "extra-not-owned", {"action": action})


def _nothing_to_draw(p: TrajanPosition) -> bool:
    """R-06: an empty pile stays empty, unless the table shuffles the discarded cards below the top ones."""
    again = p.variant.commodity_pile_exhausted == EmptyPile.RESHUFFLE_DISCARDS_BELOW_TOP
    return not STATE.pile.left(p) and not (again and any(len(pieces.heap(p, side)) > 1 for side in (0, 1)))


def _no_wilds(p: TrajanPosition, seat: int, needed: int) -> Refusal | None:
    """TJ-7.6: wild tiles stand in for cards."""
    enough = pieces.tiles(p, seat)[WILD_COMMODITY] >= needed
    return None if enough else Refusal("TJ-7.6", "wild-not-owned", {"tile": WILD_COMMODITY})


def _cargo(p: TrajanPosition, seat: int, kind: str, things: list[str]) -> Refusal | None:
    """TJ-7.4, TJ-7.6: what may be loaded beside what is loaded. A full ship has sailed already."""
    ship = SHIP_IDS[p.hold >> 6]
    loaded = pieces.cards(p.cargo)
    if kind == "sail":
        return None if p.hold & 7 else Refusal("TJ-7.4", "load-nothing-yet", {"ship": ship})
    if kind == "load_half" and ship != "ship_pairs":
        return Refusal("TJ-7.4", "load-half-no-pairs", {"ship": ship})
    if kind == "load_wild":
        return _no_wilds(p, seat, 2 if ship == "ship_pairs" else 1)
    card = things[0]
    if card not in pieces.hand(p, seat):
        return Refusal("TJ-7.4", "card-not-in-hand", {"card": card})
    if ship == "ship_same" and loaded and card not in loaded:
        return Refusal("TJ-7.4", "load-other-commodity", {"card": loaded[0], "ship": ship})
    if ship != "ship_same" and card in loaded:
        return Refusal("TJ-7.4", "load-twice", {"card": card, "ship": ship})
    if kind == "load_half":
        return _no_wilds(p, seat, 1)
    if ship == "ship_pairs" and pieces.hand(p, seat).count(card) < 2:
        return Refusal("TJ-7.4", "load-needs-pair", {"card": card})
    return None


def _march(p: TrajanPosition, seat: int, province: str) -> Refusal | None:
    """TJ-8.2: to an adjacent province; the camp is none (R-10)."""
    if province in marches(p, seat):
        return None
    if province == CAMP_ID and not p.variant.leader_may_return_to_camp:
        return Refusal("TJ-8.2", "camp-is-no-province")
    here = pieces.leader(p, seat)
    if province == here:
        return Refusal("TJ-8.2", "leader-there", {"province": province})
    return Refusal("TJ-8.2", "province-not-adjacent", {"province": province, "from_province": here})
