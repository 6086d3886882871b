"""why_not: each clause in words, from what lies on the table, never from the engine's own legal moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from adamak.core.refusal import Fact, Refusal
from adamak.games.trajan import pieces
from adamak.games.trajan.components import ACTION_IDS, CAMP_ID, QUARTERS, STACK_IDS
from adamak.games.trajan.data import CENTRE, FORUM_IDS, SHIP_IDS, TOP_SPACE, Mat
from adamak.games.trajan.position import STATE
from adamak.games.trajan.setup import spaces_in_use
from adamak.games.trajan.slow_rules import WILD_COMMODITY, WILD_EXTRA, building_sites, marches, ship_fits
from adamak.games.trajan.variant import EmptyPile

if TYPE_CHECKING:
    from adamak.games.trajan.position import TrajanPosition

ACTING = ("action", "first_tile_action", "extra_action")
# Which decisions each kind of move answers, and the clause that says when it is asked (TJ-14).
ANSWERS: dict[str, tuple[tuple[str, ...], str]] = {
    "place": (("markers",), "TJ-2.6"),
    "draft": (("goods_draft",), "TJ-2.12"),
    "tile": (("trajan_draft", *ACTING), "TJ-8.5"),
    "lift": (("turn",), "TJ-4.1"),
    "sow": (("sow",), "TJ-4.3"),
    "plus2": (("plus2",), "TJ-5.4"),
    "pass": ((*ACTING, "repeat"), "TJ-6.1"),
    "draw_two": (ACTING, "TJ-7.1"),
    "take": (ACTING, "TJ-7.2"),
    "discard": (("discard",), "TJ-7.1"),
    "display": ((*ACTING, "display"), "TJ-7.3"),
    "display_wild": ((*ACTING, "display"), "TJ-7.6"),
    "done": (("display",), "TJ-7.3"),
    "ship": (ACTING, "TJ-7.4"),
    "load": (("load",), "TJ-7.4"),
    "load_half": (("load",), "TJ-7.6"),
    "load_wild": (("load",), "TJ-7.6"),
    "sail": (("load",), "TJ-7.4"),
    "forum": (ACTING, "TJ-7.8"),
    "recruit": (ACTING, "TJ-8.1"),
    "march": (ACTING, "TJ-8.2"),
    "occupy": (ACTING, "TJ-8.3"),
    "advance": (ACTING, "TJ-7.9"),
    "hire": (ACTING, "TJ-9.1"),
    "build": (ACTING, "TJ-9.2"),
    "repeat": (("repeat",), "TJ-10.5"),
    "bonus": (("bonus",), "TJ-12.5"),
    "pay": (("pay",), "TJ-12.2"),
}
ACTION_OF = {
    "draw_two": "seaport",
    "take": "seaport",
    "display": "seaport",
    "display_wild": "seaport",
    "ship": "seaport",
    "forum": "forum",
    "recruit": "military",
    "march": "military",
    "occupy": "military",
    "advance": "senate",
    "tile": "trajan",
    "hire": "construction",
    "build": "construction",
}


def why_not(p: TrajanPosition, seat: int, number: int) -> Refusal | None:
    """None exactly when the move is legal."""
    from adamak.games.trajan.game import GAME

    move = GAME.moves.move(number)
    asked = pieces.phase(p)
    if asked == "over":
        return Refusal("TJ-13.4", "game-over")
    if seat != p.decider:
        return Refusal(_whose(asked), "not-your-decision", {"seat": int(p.decider), "phase": asked})
    phases, clause = ANSWERS[move.kind]
    if asked not in phases:
        return Refusal(clause, f"{move.kind.replace('_', '-')}-not-now", {"phase": asked})
    if asked in ACTING and move.kind in ACTION_OF and ACTION_OF[move.kind] != pieces.action_asked(p):
        facts: dict[str, Fact] = {"action": str(pieces.action_asked(p)), "tray": ACTION_OF[move.kind]}
        return Refusal("TJ-6.1", "other-action", facts)
    things = [value for _, value in move.args]
    if move.kind in {"pass", "done", "bonus", "pay"}:
        return None
    if ACTION_OF.get(move.kind) == "seaport" or asked in {"goods_draft", "discard"}:
        return _goods(p, seat, move.kind, things)
    if asked == "load":
        return _cargo(p, seat, move.kind, things)
    if ACTION_OF.get(move.kind) in {"military", "construction"}:
        return _tokens(p, seat, move.kind, things)
    return _choice(p, seat, move.kind, things)


def why_not_show(*_: object) -> Refusal:
    """TJ-2.15: hands are hidden, and nobody shows cards."""
    return Refusal("TJ-2.15", "nothing-to-show")


def _whose(asked: str) -> str:
    """Who decides: in turn order, the active player, or the consul."""
    clauses = {"markers": "TJ-2.6", "goods_draft": "TJ-2.12", "trajan_draft": "TJ-2.13"}
    return (clauses | {"pay": "TJ-12.2", "bonus": "TJ-12.5"}).get(asked, "TJ-3.2")


def _choice(p: TrajanPosition, seat: int, kind: str, things: list[str]) -> Refusal | None:
    """Markers, Trajan tiles, the forum, the senate, extra action tiles."""
    if kind in {"place", "sow"}:
        clause = "TJ-2.6" if kind == "place" else "TJ-4.3"
        return (
            None
            if things[0] in pieces.colours(p.in_hand)
            else Refusal(clause, "colour-not-left", {"colour": things[0]})
        )
    if kind == "lift":
        markers = pieces.tray(p, seat, ACTION_IDS.index(things[0]))
        return None if markers else Refusal("TJ-4.1", "tray-empty", {"tray": things[0]})
    if kind == "plus2":
        return Refusal("TJ-1.8", "plus2-there", {"action": things[0]}) if things[0] in pieces.plus2(p, seat) else None
    if kind == "tile":
        return _tile(p, seat, things[0])
    if kind == "forum":
        if things[0] not in spaces_in_use(p.seats):
            return Refusal("TJ-2.3", "forum-space-unused", {"space": things[0]})
        if pieces.forum_tile(p, FORUM_IDS.index(things[0])) is not None:
            return None
        if p.quarter == QUARTERS:
            return Refusal("TJ-12.14", "forum-space-empty-for-good", {"space": things[0]})
        return Refusal("TJ-7.8", "forum-space-empty", {"space": things[0]})
    if kind == "advance":
        return Refusal("TJ-7.10", "senate-top") if p.mat[Mat.DISC + seat] == TOP_SPACE else None
    return _repeat(p, seat, things[0])


def _tile(p: TrajanPosition, seat: int, name: str) -> Refusal | None:
    """TJ-2.13: three different stacks in the draft. TJ-8.5: a free slot under the arch, and a tile on the stack."""
    drafting = pieces.phase(p) == "trajan_draft"
    if drafting:
        if name in pieces.used_stacks(p, seat):
            return Refusal("TJ-2.13", "stack-used", {"stack": name})
    elif p.mat[Mat.ARCH + seat] == CENTRE:
        return Refusal("TJ-8.5", "arch-in-centre")
    if not pieces.stack(p, STACK_IDS.index(name)):
        return Refusal("TJ-2.13" if drafting else "TJ-8.5", "stack-empty", {"stack": name})
    return None


def _repeat(p: TrajanPosition, seat: int, extra: str) -> Refusal | None:
    """TJ-10.1: a tile of this action, or a wild one."""
    action = str(pieces.action_asked(p))
    if extra == "wild":
        return None if pieces.tiles(p, seat)[WILD_EXTRA] else Refusal("TJ-10.1", "wild-extra-not-owned")
    return (
        None if pieces.tiles(p, seat)[f"extra_{action}"] else Refusal("TJ-10.1", "extra-not-owned", {"action": action})
    )


# --- goods (TJ-2.12, TJ-7) --------------------------------------------------------------------------------
def _nothing_to_draw(p: TrajanPosition) -> bool:
    """R-06: an empty pile stays empty, unless the table shuffles the discarded cards below the top ones."""
    if STATE.pile.left(p):
        return False
    return not (
        p.variant.commodity_pile_exhausted == EmptyPile.RESHUFFLE_DISCARDS_BELOW_TOP
        and any(len(pieces.heap(p, side)) > 1 for side in (0, 1))
    )


def _goods(p: TrajanPosition, seat: int, kind: str, things: list[str]) -> Refusal | None:
    held = pieces.hand(p, seat)
    wilds = pieces.tiles(p, seat)[WILD_COMMODITY]
    if kind == "draw_two" or (kind == "draft" and things[0] == "pile"):
        clause = "TJ-7.1" if kind == "draw_two" else "TJ-2.12"
        return Refusal(clause, "pile-empty") if _nothing_to_draw(p) else None
    if kind in {"take", "draft"}:
        clause = "TJ-7.2" if kind == "take" else "TJ-2.12"
        lying = pieces.heap(p, 0 if things[0] == "left" else 1)
        return None if lying else Refusal(clause, "side-empty", {"side": things[0]})
    if kind == "discard":
        return None if things[0] in held else Refusal("TJ-7.1", "card-not-in-hand", {"card": things[0]})
    if kind == "display_wild":
        if not p.variant.wild_commodity_allowed_when_displaying:
            return Refusal("TJ-7.6", "wild-not-displayed")
        return None if wilds else Refusal("TJ-7.6", "wild-not-owned", {"tile": WILD_COMMODITY})
    if kind == "display":
        if not held:
            return Refusal("TJ-7.3", "hand-empty")
        return None if things[0] in held else Refusal("TJ-7.3", "card-not-in-hand", {"card": things[0]})
    if ship_fits(things[0], held, wilds):
        return None
    return Refusal("TJ-7.4", "ship-nothing-fits", {"ship": things[0]})


def _cargo(p: TrajanPosition, seat: int, kind: str, things: list[str]) -> Refusal | None:
    """TJ-7.4, TJ-7.6: what may be loaded beside what is loaded. A full ship has sailed already."""
    ship = SHIP_IDS[p.hold >> 6]
    loaded = pieces.cards(p.cargo)
    wilds = pieces.tiles(p, seat)[WILD_COMMODITY]
    if kind == "sail":
        return None if p.hold & 7 else Refusal("TJ-7.4", "load-nothing-yet", {"ship": ship})
    if kind == "load_half" and ship != "ship_pairs":
        return Refusal("TJ-7.4", "load-half-no-pairs", {"ship": ship})
    if kind == "load_wild":
        needed = 2 if ship == "ship_pairs" else 1
        return None if wilds >= needed else Refusal("TJ-7.6", "wild-not-owned", {"tile": WILD_COMMODITY})
    card = things[0]
    if card not in pieces.hand(p, seat):
        return Refusal("TJ-7.4", "card-not-in-hand", {"card": card})
    if ship == "ship_same" and loaded and card not in loaded:
        return Refusal("TJ-7.4", "load-other-commodity", {"card": loaded[0], "ship": ship})
    if ship != "ship_same" and card in loaded:
        return Refusal("TJ-7.4", "load-twice", {"card": card, "ship": ship})
    if kind == "load_half":
        return None if wilds else Refusal("TJ-7.6", "wild-not-owned", {"tile": WILD_COMMODITY})
    if ship == "ship_pairs" and pieces.hand(p, seat).count(card) < 2:
        return Refusal("TJ-7.4", "load-needs-pair", {"card": card})
    return None


# --- tokens (TJ-8, TJ-9) --------------------------------------------------------------------------------------
def _tokens(p: TrajanPosition, seat: int, kind: str, things: list[str]) -> Refusal | None:
    if kind in {"recruit", "hire"}:
        clause = "TJ-8.1" if kind == "recruit" else "TJ-9.1"
        return None if p.mat[Mat.SUPPLY + seat] else Refusal(clause, "supply-empty")
    if kind == "march":
        return _march(p, seat, things[0])
    if kind == "occupy":
        here = pieces.leader(p, seat)
        if here == CAMP_ID:
            return Refusal("TJ-8.3", "leader-in-camp")
        if here in pieces.legions(p, seat):
            return Refusal("TJ-8.4", "province-occupied", {"province": here})
        return None if p.mat[Mat.CAMP + seat] else Refusal("TJ-8.3", "camp-empty")
    site = things[0]
    if not p.mat[Mat.YARD + seat]:
        return Refusal("TJ-9.2", "no-worker")
    if site in pieces.workers(p, seat):
        return Refusal("TJ-9.2", "site-own-worker", {"site": site})
    return None if site in building_sites(p, seat) else Refusal("TJ-9.2", "site-not-adjacent", {"site": site})


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
