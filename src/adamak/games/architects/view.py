"""What each seat may see: the view and the scores. Built by white-list (AR-25.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from adamak.core.naming import members
from adamak.games.architects import ending
from adamak.games.architects.components import (
    BOARD_ROWS,
    CATHEDRAL_ROWS,
    GUILDHALL_ROWS,
    TAX_EVASION,
    VIRTUE_POINTS,
)
from adamak.games.architects.data import BOT_CARD_IDS, BUILDING_IDS, SLOT_IDS, SQUIRE_IDS
from adamak.games.architects.options import options_of
from adamak.games.architects.pieces import (
    CIRCLE_IDS,
    MARKET_SPACES,
    apprentice_deck,
    available,
    board,
    building_deck,
    built,
    capacity,
    captives,
    coins,
    crew,
    display,
    family,
    frames,
    goods,
    guildhall,
    hand,
    items,
    known_by,
    large_market,
    level,
    market_spaces,
    on_boards,
    packet,
    paid,
    phase,
    pick,
    reward_pile,
    skills,
    small_market,
    small_pile,
    turn_order,
    unpaid,
    virtue,
    who,
    workers,
)
from adamak.games.architects.previews import visits
from adamak.games.architects.slow_rules import (
    apprentice_in,
    apprentice_limit,
    capture_price,
    collected,
    drawn_cards,
    dug_gold,
    location_limit,
    standing_on,
)

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition

COLOUR = {row[0]: row[1] for row in BOARD_ROWS}


def view(p: ArchitectsPosition, viewer: int) -> dict[str, Any]:
    """Everything this seat may know, as JSON data; a spectator is seat -1."""
    everybody = range(p.players)
    return {
        "seats": int(p.seats),
        "players_in_all": int(p.players),
        "phase": phase(p),
        "actors": [int(seat) for seat in p.actors()],
        "active": who(p, p.active),
        "first": int(p.first),
        "order": [who(p, player) for player in turn_order(p)],
        "closing": int(p.closing) or None,
        "about": about(p),
        "options": options_of(p.variant, int(p.seats)).to_json(),
        "locations": {name: [workers(p, player, name) for player in everybody] for name in CIRCLE_IDS},
        "tax": int(p.tax),
        "black_market": {
            "spaces": {name: None if one is None else who(p, one) for name, one in market_spaces(p).items()},
            "small": small_market(p),
            "large": large_market(p),
            "pile": len(small_pile(p)),
        },
        "prison": [workers(p, player, "prison") for player in everybody],
        "guildhall": hall(p),
        "cathedral": cathedral(p),
        "apprentices": {
            "display": [
                None if name is None else {"slot": SLOT_IDS[k], "apprentice": name, "silver": coins(p)[k]}
                for k, name in enumerate(display(p))
            ],
            "deck": int(p.staff_size),
            "bottom": apprentice_deck(p)[len(apprentice_deck(p)) - p.staff_known :],
        },
        "building_deck": {
            "size": int(p.deck_size),
            "known": [card for card in building_deck(p) if viewer in known_by(p, card)],
        },
        "players": [player_view(p, viewer, seat) for seat in range(p.seats)],
        "automa": automa(p) if p.variant.house_bot else None,
        "draft": draft(p, viewer),
        "dug": members(p.dug, BUILDING_IDS) if viewer == p.active and p.dug else None,
        "visits": visits(p, viewer) if viewer >= 0 else {},
        "ending": p.ending(),
        "winners": [seat for seat in range(p.seats) if p.winners >> seat & 1],
    }


def hall(p: ArchitectsPosition) -> dict[str, Any]:
    """AR-13.2 to AR-13.4."""
    columns = int(p.players) + 1
    laid = [who(p, player) for player in guildhall(p)]
    return {
        "columns": columns,
        "rows": GUILDHALL_ROWS,
        "capacity": capacity(p),
        "spaces": laid[: capacity(p)],
        "beside": laid[capacity(p) :],
        "reset_spaces": [2 * columns + 1, 3 * columns + 1],
        "refresh_spaces": [3, columns + 3, 2 * columns + 3] if p.variant.refresh else [],
    }


def cathedral(p: ArchitectsPosition) -> dict[str, Any]:
    """AR-15."""
    levels = [
        {
            "level": step,
            "points": points,
            "cost": items(cost),
            "any": pieces or None,
            "capacity": spaces,
            "players": [who(p, player) for player in standing_on(p, step)],
        }
        for step, (cost, pieces, points, spaces) in enumerate(CATHEDRAL_ROWS)
        if step
    ]
    below = [who(p, player) for player in standing_on(p, 0)]
    return {"rewards": len(reward_pile(p)), "levels": levels, "below": below}


# --- players ------------------------------------------------------------------------------------------


def player_view(p: ArchitectsPosition, viewer: int, seat: int) -> dict[str, Any]:
    mine = viewer == seat
    name = board(p, seat)
    cards = hand(p, seat)
    return {
        "seat": seat,
        "board": name,
        "side": 2 if p.variant.variable else 1,
        "colour": None if name is None else COLOUR[name],
        "goods": goods(p, seat),
        **marker(p, seat),
        "apprentices": crew(p, seat),
        "apprentice_limit": apprentice_limit(p, seat),
        "skills": skills(p, seat),
        "hand_size": len(cards),
        "hand": cards if mine else None,
        "known_hand": [] if mine else [card for card in cards if viewer in known_by(p, card)],
    }


def marker(p: ArchitectsPosition, player: int) -> dict[str, Any]:
    """What people and the house opponent have alike."""
    return {
        "virtue": virtue(p, player),
        "virtue_points": VIRTUE_POINTS[virtue(p, player)],
        "tax_evasion": TAX_EVASION[virtue(p, player)],
        "level": level(p, player),
        "unpaid": unpaid(p, player),
        "paid": paid(p, player),
        "available": available(p, player),
        "prison": workers(p, player, "prison"),
        "captives": captives(p, player),
        "away": sum(on_boards(p, player)),
        "buildings": built(p, player),
        "score": score(p, player),
    }


def automa(p: ArchitectsPosition) -> dict[str, Any]:
    """AR-26.3: the house opponent."""
    return {
        "house_bot": True,
        "bot_level": options_of(p.variant, int(p.seats)).house_bot_level,
        **marker(p, int(p.seats)),
        "card": BOT_CARD_IDS[p.bot_card] if p.bot_card >= 0 else None,
        "cards_left": len(members(p.bot_left, BOT_CARD_IDS)),
    }


def draft(p: ArchitectsPosition, viewer: int) -> dict[str, Any] | None:
    """AR-2.10: the own packet, what one has kept, and which packet one has passed on."""
    if phase(p) not in {"draft", "draft_discard"}:
        return None
    seated = viewer >= 0
    left = (viewer + 1) % int(p.seats)
    passed = [card for card in packet(p, left) if viewer in known_by(p, card)] if seated and left != viewer else []
    return {
        "pick": int(p.picks),
        "packet": packet(p, viewer) if seated else None,
        "kept": hand(p, viewer) if seated else None,
        "chosen": pick(p, viewer) if seated else None,
        "answered": [seat for seat in range(p.seats) if pick(p, seat)],
        "passed": passed,
    }


# --- the decision -------------------------------------------------------------------------------------


def about(p: ArchitectsPosition) -> dict[str, Any] | None:
    """What the decision is about."""
    now = phase(p)
    seat = int(p.turn)
    pending = frames(p)
    number = pending[0][1] if pending else 0
    if now in {"storehouse", "guardhouse", "free_capture", "barracks"}:
        return {"left": number}
    if now == "town_centre":
        return {
            "left": number,
            "made": int(p.made),
            "price": capture_price(p, seat, int(p.made)),
            "locations": members(p.used, CIRCLE_IDS),
            "limit": location_limit(p),
        }
    if now == "dismiss":
        return {"slot": SLOT_IDS[number], "apprentice": apprentice_in(p, SLOT_IDS[number])}
    if now == "overflow":
        return {"seat": seat, "points": int(p.overflow) >> 8 * seat & 255}
    if now == "reset":
        left = [one for one in family(p, seat, "squire") if not number >> 3 >> SQUIRE_IDS.index(one) & 1]
        return {"seat": seat, "squires": left}
    if now == "hand_limit":
        return {"over": len(hand(p, seat)) - 6}
    if now == "cathedral_discard":
        return {"level": level(p, seat) + 1}
    if now == "mines":
        there = workers(p, seat, "mines")
        return {"clay": collected(p, seat, "mines", there), "gold": dug_gold(p, seat, there)}
    if now == "workshop":
        return {"cards": drawn_cards(workers(p, seat, "workshop"))}
    if now == "bury_card":
        return {"left": len(members(p.dug, BUILDING_IDS))}
    if now == "take_back":
        return {"places": back_places(p, seat)}
    if now == "end_effects":
        return {"seat": seat, "effects": end_effects(p, seat)}
    return None


def back_places(p: ArchitectsPosition, seat: int) -> list[str]:
    """AR-4.3, AR-4.4."""
    circles = [name for name in CIRCLE_IDS if workers(p, seat, name)]
    if circles:
        return circles
    found = ["prison"] if workers(p, seat, "prison") else []
    found += [name for name in MARKET_SPACES if market_spaces(p)[name] == seat]
    boards = [player for player, there in enumerate(on_boards(p, seat)) if there]
    return found + ["house_bot" if player == p.seats else f"p{player + 1}" for player in boards]


def end_effects(p: ArchitectsPosition, seat: int) -> dict[str, int]:
    """AR-24.1: own effects on virtue still to come, and what each would do now."""
    names = members(ending.pending(p, seat), BUILDING_IDS)
    return {name: int(ending.virtue_of(p, seat, BUILDING_IDS.index(name))) for name in names}


# --- points -------------------------------------------------------------------------------------------


def score(p: ArchitectsPosition, player: int) -> dict[str, Any]:
    """AR-24.2, as if the game ended now: virtue effects first, as well ordered as can be (see `ending.settled`)."""
    q = ending.settled(p, player)
    counted = {
        "buildings": int(ending.building_points(q, player)),
        "effects": int(ending.effect_points(q, player)),
        "cathedral": CATHEDRAL_ROWS[level(q, player)][2],
        "virtue": VIRTUE_POINTS[virtue(q, player)],
        "debts": int(ending.debt_points(q, player)),
        "precious": int(ending.precious_points(q, player)),
        "silver": int(ending.silver_points(q, player)),
        "prison": int(ending.prison_points(q, player)),
    }
    return {"total": sum(counted.values()), "parts": counted}


def scores(p: ArchitectsPosition) -> list[dict[str, Any]]:
    return [score(p, seat) for seat in range(p.seats)]
