"""Why a move is not allowed: the rules said a second time, slowly, from what lies on the table.

Nothing here calls the engine's own `legal` or prices: the contract suite compares the two statements of the rules over
the whole move space, and that comparison is worth something only while they are two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from adamak.core.moves import Move
from adamak.core.naming import members
from adamak.core.refusal import Fact, Refusal
from adamak.games.architects import pieces, setup, slow_rules
from adamak.games.architects.components import CATHEDRAL_ROWS
from adamak.games.architects.data import Own
from adamak.games.architects.printed import BUILDING_IDS, SQUIRE_IDS

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition

# Which decisions each kind of move answers, and the clause that says when it is asked (AR-28).
ANSWERS: dict[str, tuple[tuple[str, ...], str]] = {
    "place": (("turn",), "AR-4.2"),
    "take_back": (("take_back",), "AR-4.3"),
    "take": (("mines", "clay_pit", "treasury"), "AR-6.3"),
    "trade_virtue": (("storehouse",), "AR-7.2"),
    "trade_marble": (("storehouse",), "AR-7.2"),
    "trade_with": (("storehouse",), "AR-7.2"),
    "draw": (("workshop",), "AR-8.7"),
    "hire": (("workshop", "black_market", "tavern", "starting_apprentice"), "AR-8.1"),
    "dismiss": (("dismiss",), "AR-8.5"),
    "capture": (("town_centre", "free_capture", "barracks"), "AR-9.3"),
    "dig": (("black_market",), "AR-11.3"),
    "keep": (("keep_card",), "AR-11.3"),
    "bury": (("bury_card",), "AR-11.3"),
    "imprison": (("guardhouse",), "AR-12.2"),
    "release_prison": (("guardhouse",), "AR-12.3"),
    "release_boards": (("guardhouse", "barracks"), "AR-12.4"),
    "pay_debt": (("guardhouse",), "AR-12.5"),
    "build": (("guildhall",), "AR-14.1"),
    "advance": (("guildhall",), "AR-15.1"),
    "discard": (("cathedral_discard", "library", "hand_limit", "draft_discard"), "AR-25.1"),
    "destroy_debt": (("overflow", "church"), "AR-16.2"),
    "keep_debt": (("overflow", "church"), "AR-16.2"),
    "release": (("reset",), "AR-19.4"),
    "squire": (("reset",), "AR-19.4"),
    "resolve": (("end_effects",), "AR-24.1"),
    "decline": (("free_capture", "barracks", "library", "tavern"), "AR-14.4"),
    "stop": (("storehouse", "town_centre", "guardhouse"), "AR-7.1"),
    "draft": (("draft",), "AR-2.10"),
    "choose_board": (("choose_board",), "AR-3.1"),
}


def why_not(p: ArchitectsPosition, seat: int, number: int) -> Refusal | None:
    """None exactly when the move is legal."""
    from adamak.games.architects.game import GAME

    move = GAME.moves.move(number)
    now = pieces.phase(p)
    if now == "over":
        return Refusal("AR-23.1", "game-over")
    if now == "draft":
        if not p.asked >> seat & 1:
            return Refusal("AR-2.10", "draft-answered")
    elif seat != p.turn:
        return _not_yours(p, now)
    phases, clause = ANSWERS[move.kind]
    if now not in phases:
        return Refusal(clause, f"{move.kind.replace('_', '-')}-not-now", {"phase": now})
    things = [value for _, value in move.args]
    return _judge(p, seat, now, move, things)


def why_not_show(*_: object) -> Refusal:
    """AR-25.3: hands stay secret for the whole game."""
    return Refusal("AR-25.3", "nothing-to-show")


def _not_yours(p: ArchitectsPosition, now: str) -> Refusal:
    """AR-4.1; a reset, virtue above 14 and the end ask the owner, whoever's turn it is."""
    clause = {"overflow": "AR-16.2", "reset": "AR-19.4", "end_effects": "AR-24.1", "choose_board": "AR-3.1"}
    return Refusal(clause.get(now, "AR-4.1"), "not-your-decision", {"seat": int(p.turn), "phase": now})


def _judge(p: ArchitectsPosition, seat: int, now: str, move: Move, things: list[str]) -> Refusal | None:
    kind = move.kind
    if kind == "place":
        return blocked(p, seat, things[0])
    if kind == "take_back":
        return _take_back(p, seat, things[0])
    if kind == "take":
        offered = {"mines": ("clay", "gold"), "clay_pit": ("gold", "marble"), "treasury": ("gold", "silver")}[now]
        clause = "AR-6.3" if now == "mines" else "AR-21.1"
        return None if things[0] in offered else Refusal(clause, "good-not-offered", {"good": things[0]})
    if kind in {"trade_virtue", "trade_marble", "trade_with"}:
        return _trade(p, seat, str(move), things[0])
    if kind == "hire":
        return _hire(p, seat, now, things[0])
    if kind == "dismiss":
        return None if things[0] in pieces.crew(p, seat) else _not_in_crew("AR-8.5", things[0])
    if kind == "capture":
        return _capture(p, seat, now, things[0], things[1])
    if kind in {"imprison", "release_prison", "release_boards", "pay_debt"}:
        return _guard(p, seat, now, kind, things)
    if kind in {"build", "advance"}:
        return _build(p, seat, things[0]) if kind == "build" else _advance(p, seat, int(things[0]))
    if kind == "dig":
        return None if p.deck_size > 0 else Refusal("AR-11.3", "deck-empty")
    return _cards_and_effects(p, seat, kind, things)


def _cards_and_effects(p: ArchitectsPosition, seat: int, kind: str, things: list[str]) -> Refusal | None:
    if kind in {"keep", "bury"}:
        drawn = members(p.dug, BUILDING_IDS)
        return None if things[0] in drawn else Refusal("AR-11.3", "card-not-drawn", {"building": things[0]})
    if kind == "discard":
        return None if things[0] in pieces.hand(p, seat) else _not_in_hand("AR-25.1", things[0])
    if kind == "draft":
        there = things[0] in pieces.packet(p, seat)
        return None if there else Refusal("AR-2.10", "card-not-in-packet", {"building": things[0]})
    if kind == "choose_board":
        taken = [pieces.board(p, other) for other in range(p.seats)]
        return Refusal("AR-3.1", "board-taken", {"board": things[0]}) if things[0] in taken else None
    if kind == "release":
        there_ = pieces.workers(p, seat, "prison")
        if int(things[0]) > there_:
            return Refusal("AR-19.4", "release-too-many", {"number": int(things[0]), "workers": there_})
        return None
    if kind == "squire":
        if things[0] not in pieces.crew(p, seat):
            return Refusal("AR-19.4", "squire-not-yours", {"apprentice": things[0]})
        if int(p.about()) >> 3 >> SQUIRE_IDS.index(things[0]) & 1:
            return Refusal("AR-19.4", "squire-done", {"apprentice": things[0]})
        return None
    if kind == "resolve":
        if things[0] not in pieces.built(p, seat):
            return Refusal("AR-24.1", "effect-not-yours", {"building": things[0]})
        if p.own[Own.DONE + seat] >> BUILDING_IDS.index(things[0]) & 1:
            return Refusal("AR-24.1", "effect-done", {"building": things[0]})
        return None
    return None  # draw, stop, decline, and what to do with a debt


def _not_in_hand(clause: str, card: str) -> Refusal:
    return Refusal(clause, "building-not-in-hand", {"building": card})


def _not_in_crew(clause: str, apprentice: str) -> Refusal:
    return Refusal(clause, "apprentice-not-yours", {"apprentice": apprentice})


def _dear(p: ArchitectsPosition, seat: int, price: int) -> dict[str, Fact] | None:
    """AR-18.2: the facts of a price that cannot be paid."""
    silver = pieces.goods(p, seat)["silver"]
    return {"price": price, "silver": silver, "missing": price - silver} if price > silver else None


# --- placing and taking back (AR-4) -------------------------------------------------------------------


def blocked(p: ArchitectsPosition, seat: int, location: str) -> Refusal | None:
    """Why this player could not place a worker there in the own turn."""
    if location == "tax_stand" and p.tax == 0:
        return Refusal("AR-10.1", "tax-stand-empty")
    if location in setup.MARKET_SPACES:
        return _market(p, seat, location)
    if location == "guildhall":
        return _guildhall(p, seat)
    if not p.variant.idle_visits:
        if location == "town_centre" and _dear(p, seat, slow_rules.capture_price(p, seat, 0)["tax"]):
            return Refusal("AR-9.1", "idle-visit", {"location": location})
        if location == "guardhouse":
            kinds = ["imprison", "release_prison", "pay_debt"]
            refusals = [_guard(p, seat, "guardhouse", kind, []) for kind in kinds]
            if None not in refusals and sum(pieces.on_boards(p, seat)) == 0:
                return Refusal("AR-12.1", "idle-visit", {"location": location})
    return None


def _guildhall(p: ArchitectsPosition, seat: int) -> Refusal | None:
    """AR-13.1: nothing to construct, with what the nearest building lacks, and no way up the cathedral."""
    cathedral = cathedral_blocked(p, seat)
    cards = pieces.hand(p, seat)
    if cathedral is None or any(_build(p, seat, card) is None for card in cards):
        return None
    facts: dict[str, Fact] = {"cathedral": cathedral.reason, "virtue": pieces.virtue(p, seat), "hand": "empty"}
    if cards:
        nearest = min(
            cards,
            key=lambda card: (
                len(slow_rules.missing_skills(p, seat, card)),
                len(pieces.spread(slow_rules.missing_goods(p, seat, card))),
            ),
        )
        skills = slow_rules.missing_skills(p, seat, nearest)
        facts |= {"hand": "skills" if skills else "goods", "building": nearest}
        facts |= {"skills": skills} if skills else {"goods": pieces.spread(slow_rules.missing_goods(p, seat, nearest))}
    return Refusal("AR-13.1", "guildhall-nothing", facts)


def _market(p: ArchitectsPosition, seat: int, space: str) -> Refusal | None:
    """AR-11.1."""
    if pieces.virtue(p, seat) >= 10:
        return Refusal("AR-16.4", "black-market-virtue", {"virtue": pieces.virtue(p, seat)})
    there = pieces.market_spaces(p)[space]
    if there is not None:
        return Refusal("AR-5.2", "space-occupied", {"location": space, "owner": pieces.who(p, there)})
    dear = _dear(p, seat, slow_rules.market_price(p, seat, space))
    return Refusal("AR-11.1", "market-too-dear", {"location": space} | dear) if dear else None


def _take_back(p: ArchitectsPosition, seat: int, place: str) -> Refusal | None:
    """AR-4.3, AR-4.4."""
    on_circles = sum(pieces.workers(p, seat, name) for name in setup.CIRCLE_IDS)
    if place in setup.CIRCLE_IDS:
        return None if pieces.workers(p, seat, place) else Refusal("AR-4.3", "none-there", {"place": place})
    if on_circles:
        return Refusal("AR-4.3", "not-from-there")
    if place == "prison":
        found = pieces.workers(p, seat, "prison") > 0
    elif place in setup.MARKET_SPACES:
        found = pieces.market_spaces(p)[place] == seat
    else:
        other = pieces.player_of(p, place)
        if other is None:
            return Refusal("AR-4.4", "no-such-player", {"player": place})
        if pieces.on_boards(p, seat)[other] == 0:
            return Refusal("AR-4.4", "none-on-board", {"owner": pieces.who(p, other)})
        return None
    return None if found else Refusal("AR-4.4", "none-there", {"place": place})


# --- actions ------------------------------------------------------------------------------------------


def _trade(p: ArchitectsPosition, seat: int, move: str, thing: str) -> Refusal | None:
    """AR-7.2."""
    if move.startswith("trade_with") and thing not in pieces.crew(p, seat):
        return _not_in_crew("AR-7.2", thing)
    have = pieces.goods(p, seat)
    short = {name: number - have[name] for name, number in slow_rules.trade_cost(move).items() if number > have[name]}
    return Refusal("AR-7.2", "goods-short", {"goods": pieces.spread(short)}) if short else None


def _hire(p: ArchitectsPosition, seat: int, now: str, slot: str) -> Refusal | None:
    """AR-8.1 to AR-8.3; AR-20.3: elsewhere any of the eight is free."""
    apprentice = slow_rules.apprentice_in(p, slot)
    if apprentice is None:
        return Refusal("AR-27.1", "slot-empty", {"slot": slot})
    if now != "workshop":
        return None
    price = slow_rules.hire_price(p, seat, slot, pieces.workers(p, seat, "workshop"))
    dear = _dear(p, seat, price["total"])
    clause = "AR-8.3" if price["skip"] else "AR-8.1"
    if dear is None:
        return None
    return Refusal(clause, "hire-too-dear", dear | {"apprentice": apprentice, "skip": price["skip"]})


def _capture(p: ArchitectsPosition, seat: int, now: str, location: str, name: str) -> Refusal | None:
    """AR-9.2 to AR-9.5, AR-21.2."""
    owner = pieces.player_of(p, name)
    if owner is None:
        return Refusal("AR-9.3", "no-such-player", {"player": name})
    if pieces.workers(p, owner, location) == 0:
        return Refusal("AR-9.3", "no-group-there", {"location": location, "owner": pieces.who(p, owner)})
    if now != "town_centre":
        return None
    used = members(p.used, setup.CIRCLE_IDS)
    if location not in used and len(used) >= slow_rules.location_limit(p):
        return Refusal("AR-9.4", "location-limit", {"location": location, "number": slow_rules.location_limit(p)})
    dear = _dear(p, seat, sum(slow_rules.capture_price(p, seat, int(p.made)).values()))
    return Refusal("AR-9.2", "capture-too-dear", dear) if dear else None


def _guard(p: ArchitectsPosition, seat: int, now: str, kind: str, things: list[str]) -> Refusal | None:
    """AR-12.2 to AR-12.5."""
    if kind == "imprison":
        return None if sum(pieces.captives(p, seat)) else Refusal("AR-12.2", "no-captives")
    if kind == "release_prison":
        return None if pieces.workers(p, seat, "prison") else Refusal("AR-12.3", "none-in-prison")
    if kind == "pay_debt":
        if pieces.unpaid(p, seat) == 0:
            return Refusal("AR-12.5", "no-unpaid-debt")
        dear = _dear(p, seat, sum(slow_rules.debt_price(p, seat).values()))
        return Refusal("AR-12.5", "debt-too-dear", dear) if dear else None
    if now == "barracks" and things[0] != "free":
        return Refusal("AR-21.2", "release-only-free")
    if now == "guardhouse" and things[0] == "free":
        return Refusal("AR-12.4", "release-not-free")
    if sum(pieces.on_boards(p, seat)) == 0:
        return Refusal("AR-12.4", "none-on-boards")
    if things[0] == "silver":
        dear = _dear(p, seat, sum(slow_rules.release_price(p, seat).values()))
        return Refusal("AR-12.4", "release-too-dear", dear) if dear else None
    return None


# --- the Guildhall (AR-14, AR-15) ---------------------------------------------------------------------


def _build(p: ArchitectsPosition, seat: int, card: str) -> Refusal | None:
    if card not in pieces.hand(p, seat):
        return _not_in_hand("AR-14.1", card)
    lacking = slow_rules.missing_skills(p, seat, card)
    if lacking:
        return Refusal("AR-14.1", "skills-missing", {"building": card, "skills": lacking})
    short = slow_rules.missing_goods(p, seat, card)
    if short:
        return Refusal("AR-14.2", "building-goods-missing", {"building": card, "goods": pieces.spread(short)})
    return None


def cathedral_blocked(p: ArchitectsPosition, seat: int) -> Refusal | None:
    """AR-15.1: why this player could not advance, whatever the mix."""
    step = pieces.level(p, seat) + 1
    if step >= len(CATHEDRAL_ROWS):
        return Refusal("AR-15.1", "cathedral-top")
    if pieces.virtue(p, seat) < 5:
        return Refusal("AR-16.5", "cathedral-virtue", {"virtue": pieces.virtue(p, seat)})
    if len(slow_rules.standing_on(p, step)) >= CATHEDRAL_ROWS[step][3]:
        return Refusal("AR-15.1", "cathedral-full", {"level": step})
    if not pieces.hand(p, seat) and pieces.character(p, seat) != "fredrick":
        return Refusal("AR-15.1", "cathedral-no-card")
    short = slow_rules.missing_pieces(p, seat, step)
    return Refusal("AR-15.1", "cathedral-cost", {"level": step, "goods": pieces.spread(short)}) if short else None


def _advance(p: ArchitectsPosition, seat: int, wood: int) -> Refusal | None:
    refusal = cathedral_blocked(p, seat)
    if refusal is not None:
        return refusal
    step = pieces.level(p, seat) + 1
    mixed = CATHEDRAL_ROWS[step][1]
    have = pieces.goods(p, seat)
    if wood > mixed:
        return Refusal("AR-15.2", "cathedral-mix", {"level": step, "wood": wood})
    if wood > have["wood"] or (mixed and mixed - wood > have["stone"]):
        short = {"wood": max(0, wood - have["wood"]), "stone": max(0, mixed - wood - have["stone"])}
        return Refusal("AR-15.2", "cathedral-cost", {"level": step, "goods": pieces.spread(short)})
    return None
