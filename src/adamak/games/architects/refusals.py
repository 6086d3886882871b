"""Why a move is not allowed: the rules said a second time, slowly, from what lies on the table.

Nothing here calls the engine's own `legal` or prices: the contract suite compares the two statements of the rules over
the whole move space, and that comparison is worth something only while they are two.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from adamak.core.refusal import Fact, Refusal
from adamak.games.architects import pieces, setup
from adamak.games.architects.components import CATHEDRAL_ROWS, COLUMNS, MARKET_SILVER, TAX_EVASION, items
from adamak.games.architects.data import SLOT_IDS
from adamak.games.architects.position import STATE
from adamak.games.architects.printed import BOARD_IDS, SQUIRE_IDS
from adamak.games.architects.tables import BUILDINGS
from adamak.games.architects.variant import Conspirator

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition

Judge = Callable[..., Refusal | None]  # of a position, a seat, the phase, and what the move is about


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
    phases, clause, judge = ANSWERS[move.kind]
    if now not in phases.split():
        return Refusal(clause, f"{move.kind.replace('_', '-')}-not-now", {"phase": now})
    return judge(p, seat, now, *(thing for _, thing in move.args))


def why_not_show(*_: object) -> Refusal:
    """AR-25.3: hands stay secret for the whole game."""
    return Refusal("AR-25.3", "nothing-to-show")


def _not_yours(p: ArchitectsPosition, now: str) -> Refusal:
    """AR-4.1; a reset, virtue above 14 and the end ask the owner, whoever's turn it is."""
    clause = {"overflow": "AR-16.2", "reset": "AR-19.4", "end_effects": "AR-24.1", "choose_board": "AR-3.1"}
    return Refusal(clause.get(now, "AR-4.1"), "not-your-decision", {"seat": int(p.turn), "phase": now})


def _allowed(*_: object) -> Refusal | None:
    """Whenever it is asked: to draw, to stop, to decline, and what to do with a debt."""
    return None


def _among(read: Callable[..., list[str]], clause: str, reason: str, what: str) -> Judge:
    """The judge of moves about something that must be there."""
    return lambda p, seat, now, thing: None if thing in read(p, seat) else Refusal(clause, reason, {what: thing})


_in_crew = _among(pieces.crew, "AR-7.2", "apprentice-not-yours", "apprentice")
_in_hand = _among(pieces.hand, "AR-14.1", "building-not-in-hand", "building")
_own_squire = _among(pieces.crew, "AR-19.4", "squire-not-yours", "apprentice")
_own_building = _among(pieces.built, "AR-24.1", "effect-not-yours", "building")


# --- prices (AR-18) and what is lacking ---------------------------------------------------------------


def tax(p: ArchitectsPosition, player: int, printed: int) -> int:
    """AR-18.3, AR-22.1."""
    spared = TAX_EVASION[pieces.virtue(p, player)] + (pieces.character(p, player) == "ada")
    return max(0, int(printed - spared))


def _dear(p: ArchitectsPosition, seat: int, price: int) -> dict[str, Fact] | None:
    """AR-18.2: the facts of a price that cannot be paid."""
    silver = pieces.goods(p, seat)["silver"]
    return {"price": price, "silver": silver, "missing": price - silver} if price > silver else None


def _capture_price(p: ArchitectsPosition, player: int, made: int) -> int:
    """AR-9.2, AR-9.8: the next capture after so many."""
    if made == 0:
        return tax(p, player, 1)
    saved = len(pieces.family(p, player, "conspirator"))
    free = saved > 0 if p.variant.conspirator == Conspirator.PER_CAPTURE else made <= saved
    return 0 if free else 1


def missing(p: ArchitectsPosition, player: int, cost: dict[str, int]) -> dict[str, int]:
    """AR-5.5: what is lacking for a cost; AR-22.5: Therese pays gold with marble and marble with gold."""
    have = pieces.goods(p, player)
    short = {name: number - have[name] for name, number in cost.items() if number > have[name]}
    precious = [name for name in ("gold", "marble") if name in short]
    if precious and pieces.character(p, player) == "therese":
        lacking = cost.get("gold", 0) + cost.get("marble", 0) - have["gold"] - have["marble"]
        short = {name: number for name, number in short.items() if name not in precious}
        return short | {precious[0]: lacking} if lacking > 0 else short
    return short


def missing_goods(p: ArchitectsPosition, player: int, card: str) -> dict[str, int]:
    """AR-14.2."""
    return missing(p, player, BUILDINGS[card].cost)


def missing_skills(p: ArchitectsPosition, player: int, card: str) -> list[str]:
    """AR-14.1."""
    known = pieces.skills(p, player)
    return [skill for skill in BUILDINGS[card].skills if skill not in known]


# --- placing and taking back (AR-4) -------------------------------------------------------------------


def blocked(p: ArchitectsPosition, seat: int, now: str, location: str) -> Refusal | None:
    """Why this player could not place a worker there in the own turn."""
    if location == "tax_stand" and p.tax == 0:
        return Refusal("AR-10.1", "tax-stand-empty")
    if location in setup.MARKET_SPACES:
        return _market(p, seat, location)
    if location == "guildhall":
        return _guildhall(p, seat)
    if not p.variant.idle_visits:
        if location == "town_centre" and _dear(p, seat, tax(p, seat, 1)):
            return Refusal("AR-9.1", "idle-visit", {"location": location})
        actions = (_imprison, _release_prison, _pay_debt)
        if location == "guardhouse" and all(action(p, seat, now) for action in actions):
            idle = sum(pieces.on_boards(p, seat)) == 0
            return Refusal("AR-12.1", "idle-visit", {"location": location}) if idle else None
    return None


def _guildhall(p: ArchitectsPosition, seat: int) -> Refusal | None:
    """AR-13.1: nothing to construct, with what the nearest building lacks, and no way up the cathedral."""
    cathedral = cathedral_blocked(p, seat)
    lacking = {
        card: (missing_skills(p, seat, card), pieces.spread(missing_goods(p, seat, card)))
        for card in pieces.hand(p, seat)
    }
    if cathedral is None or any(not skills and not goods for skills, goods in lacking.values()):
        return None
    facts: dict[str, Fact] = {"cathedral": cathedral.reason, "virtue": pieces.virtue(p, seat), "hand": "empty"}
    if lacking:
        nearest = min(lacking, key=lambda card: [len(short) for short in lacking[card]])
        skills, goods = lacking[nearest]
        facts |= {"hand": "skills" if skills else "goods", "building": nearest}
        facts |= {"skills": skills} if skills else {"goods": goods}
    return Refusal("AR-13.1", "guildhall-nothing", facts)


def _market(p: ArchitectsPosition, seat: int, space: str) -> Refusal | None:
    """AR-11.1 to AR-11.4, AR-11.7."""
    if pieces.virtue(p, seat) >= 10:
        return Refusal("AR-16.4", "black-market-virtue", {"virtue": pieces.virtue(p, seat)})
    taken = STATE.black_market.read(p)
    if space in taken:
        return Refusal("AR-5.2", "space-occupied", {"location": space, "owner": taken[space]})
    silver = MARKET_SILVER[setup.MARKET_SPACES.index(space)]
    dear = _dear(p, seat, silver - ("trickster" in pieces.crew(p, seat)))
    return Refusal("AR-11.1", "market-too-dear", {"location": space} | dear) if dear else None


def _take_back(p: ArchitectsPosition, seat: int, now: str, place: str) -> Refusal | None:
    """AR-4.3, AR-4.4."""
    if place in setup.CIRCLE_IDS:
        return None if pieces.workers(p, seat, place) else Refusal("AR-4.3", "none-there", {"place": place})
    if STATE.workers.read(p, seat):
        return Refusal("AR-4.3", "not-from-there")
    if place == "prison" or place in setup.MARKET_SPACES:
        caught, standing = STATE.prison.read(p, seat), STATE.black_market.read(p)
        there = caught > 0 if place == "prison" else standing.get(place) == seat
        return None if there else Refusal("AR-4.4", "none-there", {"place": place})
    other = pieces.player_of(p, place)
    if other is None:
        return Refusal("AR-4.4", "no-such-player", {"player": place})
    if pieces.on_boards(p, seat)[other] == 0:
        return Refusal("AR-4.4", "none-on-board", {"owner": setup.who(p, other)})
    return None


# --- actions ------------------------------------------------------------------------------------------


def _take(p: ArchitectsPosition, seat: int, now: str, good: str) -> Refusal | None:
    offered = {"mines": ("clay", "gold"), "clay_pit": ("gold", "marble"), "treasury": ("gold", "silver")}[now]
    clause = "AR-6.3" if now == "mines" else "AR-21.1"
    return None if good in offered else Refusal(clause, "good-not-offered", {"good": good})


def _trade(p: ArchitectsPosition, seat: int, now: str, mix: str) -> Refusal | None:
    """AR-7.2: a mix of goods such as "clay_wood"."""
    parts = mix.split("_")
    return _lacks(p, seat, {name: parts.count(name) for name in parts})


def _trade_with(p: ArchitectsPosition, seat: int, now: str, apprentice: str) -> Refusal | None:
    """AR-7.2."""
    return _in_crew(p, seat, now, apprentice) or _lacks(p, seat, items(pieces.APPRENTICE_ROW[apprentice][4]))


def _lacks(p: ArchitectsPosition, seat: int, cost: dict[str, int]) -> Refusal | None:
    have = pieces.goods(p, seat)
    short = {name: number - have[name] for name, number in cost.items() if number > have[name]}
    return Refusal("AR-7.2", "goods-short", {"goods": pieces.spread(short)}) if short else None


def _hire(p: ArchitectsPosition, seat: int, now: str, slot: str) -> Refusal | None:
    """AR-8.1 to AR-8.3, AR-22.4; AR-20.3: elsewhere any of the eight is free."""
    apprentice = pieces.display(p)[SLOT_IDS.index(slot)]
    if apprentice is None:
        return Refusal("AR-27.1", "slot-empty", {"slot": slot})
    if now != "workshop":
        return None
    skip = max(0, SLOT_IDS.index(slot) % COLUMNS + 1 - pieces.workers(p, seat, "workshop"))
    supply = 1 if pieces.character(p, seat) == "rudolf" else 2
    dear = _dear(p, seat, tax(p, seat, 2) + supply + skip)
    facts: dict[str, Fact] = {"apprentice": apprentice, "skip": skip}
    return Refusal("AR-8.3" if skip else "AR-8.1", "hire-too-dear", dear | facts) if dear else None


def _capture(p: ArchitectsPosition, seat: int, now: str, location: str, name: str) -> Refusal | None:
    """AR-9.2 to AR-9.5, AR-21.2."""
    owner = pieces.player_of(p, name)
    if owner is None:
        return Refusal("AR-9.3", "no-such-player", {"player": name})
    if pieces.workers(p, owner, location) == 0:
        return Refusal("AR-9.3", "no-group-there", {"location": location, "owner": setup.who(p, owner)})
    if now != "town_centre":
        return None
    used, limit = STATE.used.read(p), 2 if p.players <= 3 else 1  # AR-9.4
    if location not in used and len(used) >= limit:
        return Refusal("AR-9.4", "location-limit", {"location": location, "number": limit})
    dear = _dear(p, seat, _capture_price(p, seat, int(p.made)))
    return Refusal("AR-9.2", "capture-too-dear", dear) if dear else None


def _imprison(p: ArchitectsPosition, seat: int, now: str) -> Refusal | None:
    return None if sum(pieces.captives(p, seat)) else Refusal("AR-12.2", "no-captives")


def _release_prison(p: ArchitectsPosition, seat: int, now: str) -> Refusal | None:
    return None if pieces.workers(p, seat, "prison") else Refusal("AR-12.3", "none-in-prison")


def _pay_debt(p: ArchitectsPosition, seat: int, now: str) -> Refusal | None:
    """AR-12.5."""
    if STATE.unpaid.read(p, seat) == 0:
        return Refusal("AR-12.5", "no-unpaid-debt")
    dear = _dear(p, seat, tax(p, seat, 3) + 3)
    return Refusal("AR-12.5", "debt-too-dear", dear) if dear else None


def _release_boards(p: ArchitectsPosition, seat: int, now: str, payment: str) -> Refusal | None:
    """AR-12.4, AR-21.2."""
    if now == "barracks" and payment != "free":
        return Refusal("AR-21.2", "release-only-free")
    if now == "guardhouse" and payment == "free":
        return Refusal("AR-12.4", "release-not-free")
    if sum(pieces.on_boards(p, seat)) == 0:
        return Refusal("AR-12.4", "none-on-boards")
    dear = _dear(p, seat, tax(p, seat, 2) + 3) if payment == "silver" else None
    return Refusal("AR-12.4", "release-too-dear", dear) if dear else None


def _release(p: ArchitectsPosition, seat: int, now: str, number: str) -> Refusal | None:
    there = pieces.workers(p, seat, "prison")
    many = int(number) > there
    return Refusal("AR-19.4", "release-too-many", {"number": int(number), "workers": there}) if many else None


def _squire(p: ArchitectsPosition, seat: int, now: str, squire: str) -> Refusal | None:
    done = int(p.about()) >> 3 >> SQUIRE_IDS.index(squire) & 1
    refusal = Refusal("AR-19.4", "squire-done", {"apprentice": squire}) if done else None
    return _own_squire(p, seat, now, squire) or refusal


def _resolve(p: ArchitectsPosition, seat: int, now: str, card: str) -> Refusal | None:
    done = card in STATE.effects_done.read(p, seat)
    refusal = Refusal("AR-24.1", "effect-done", {"building": card}) if done else None
    return _own_building(p, seat, now, card) or refusal


def _dig(p: ArchitectsPosition, seat: int, now: str) -> Refusal | None:
    return None if p.deck_size > 0 else Refusal("AR-11.3", "deck-empty")


def _free_boards(p: ArchitectsPosition, seat: int) -> list[str]:
    taken = [STATE.board.read(p, other) for other in range(p.seats)]
    return [board for board in BOARD_IDS if board not in taken]


# --- the Guildhall (AR-14, AR-15) ---------------------------------------------------------------------


def _build(p: ArchitectsPosition, seat: int, now: str, card: str) -> Refusal | None:
    skills, goods = missing_skills(p, seat, card), missing_goods(p, seat, card)
    refusal = None
    if skills:
        refusal = Refusal("AR-14.1", "skills-missing", {"building": card, "skills": skills})
    elif goods:
        refusal = Refusal("AR-14.2", "building-goods-missing", {"building": card, "goods": pieces.spread(goods)})
    return _in_hand(p, seat, now, card) or refusal


def cathedral_blocked(p: ArchitectsPosition, seat: int) -> Refusal | None:
    """AR-15.1: why this player could not advance, whatever the mix; pieces of stone and wood are named as stone."""
    step = pieces.level(p, seat) + 1
    if step >= len(CATHEDRAL_ROWS):
        return Refusal("AR-15.1", "cathedral-top")
    if pieces.virtue(p, seat) < 5:
        return Refusal("AR-16.5", "cathedral-virtue", {"virtue": pieces.virtue(p, seat)})
    cost, mixed, _, spaces = CATHEDRAL_ROWS[step]
    if sum(pieces.level(p, player) == step for player in range(p.players)) >= spaces:
        return Refusal("AR-15.1", "cathedral-full", {"level": step})
    if not pieces.hand(p, seat) and pieces.character(p, seat) != "fredrick":
        return Refusal("AR-15.1", "cathedral-no-card")
    short, have = missing(p, seat, items(cost)), pieces.goods(p, seat)
    if mixed > have["wood"] + have["stone"]:
        short = {"stone": mixed - have["wood"] - have["stone"]}
    return Refusal("AR-15.1", "cathedral-cost", {"level": step, "goods": pieces.spread(short)}) if short else None


def _advance(p: ArchitectsPosition, seat: int, now: str, number: str) -> Refusal | None:
    """AR-15.2: so much wood, the rest stone."""
    refusal = cathedral_blocked(p, seat)
    if refusal is not None:
        return refusal
    step, wood, have = pieces.level(p, seat) + 1, int(number), pieces.goods(p, seat)
    mixed = CATHEDRAL_ROWS[step][1]
    if wood > mixed:
        return Refusal("AR-15.2", "cathedral-mix", {"level": step, "wood": wood})
    short = {"wood": max(0, wood - have["wood"]), "stone": max(0, mixed - wood - have["stone"])}
    goods = pieces.spread(short)
    return Refusal("AR-15.2", "cathedral-cost", {"level": step, "goods": goods}) if goods else None


# --- the decisions each kind of move answers, the clause that says when it is asked (AR-28), and its judge ---

ANSWERS: dict[str, tuple[str, str, Judge]] = {
    "place": ("turn", "AR-4.2", blocked),
    "take_back": ("take_back", "AR-4.3", _take_back),
    "take": ("mines clay_pit treasury", "AR-6.3", _take),
    "trade_virtue": ("storehouse", "AR-7.2", _trade),
    "trade_marble": ("storehouse", "AR-7.2", _trade),
    "trade_with": ("storehouse", "AR-7.2", _trade_with),
    "draw": ("workshop", "AR-8.7", _allowed),
    "hire": ("workshop black_market tavern starting_apprentice", "AR-8.1", _hire),
    "dismiss": ("dismiss", "AR-8.5", _among(pieces.crew, "AR-8.5", "apprentice-not-yours", "apprentice")),
    "capture": ("town_centre free_capture barracks", "AR-9.3", _capture),
    "dig": ("black_market", "AR-11.3", _dig),
    "keep": ("keep_card", "AR-11.3", _among(pieces.dug, "AR-11.3", "card-not-drawn", "building")),
    "bury": ("bury_card", "AR-11.3", _among(pieces.dug, "AR-11.3", "card-not-drawn", "building")),
    "imprison": ("guardhouse", "AR-12.2", _imprison),
    "release_prison": ("guardhouse", "AR-12.3", _release_prison),
    "release_boards": ("guardhouse barracks", "AR-12.4", _release_boards),
    "pay_debt": ("guardhouse", "AR-12.5", _pay_debt),
    "build": ("guildhall", "AR-14.1", _build),
    "advance": ("guildhall", "AR-15.1", _advance),
    "discard": (
        "cathedral_discard library hand_limit draft_discard",
        "AR-25.1",
        _among(pieces.hand, "AR-25.1", "building-not-in-hand", "building"),
    ),
    "destroy_debt": ("overflow church", "AR-16.2", _allowed),
    "keep_debt": ("overflow church", "AR-16.2", _allowed),
    "release": ("reset", "AR-19.4", _release),
    "squire": ("reset", "AR-19.4", _squire),
    "resolve": ("end_effects", "AR-24.1", _resolve),
    "decline": ("free_capture barracks library tavern", "AR-14.4", _allowed),
    "stop": ("storehouse town_centre guardhouse", "AR-7.1", _allowed),
    "draft": ("draft", "AR-2.10", _among(pieces.packet, "AR-2.10", "card-not-in-packet", "building")),
    "choose_board": ("choose_board", "AR-3.1", _among(_free_boards, "AR-3.1", "board-taken", "board")),
}
