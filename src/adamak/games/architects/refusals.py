"""Why a move is not allowed: the rules said a second time, slowly, from what lies on the table.

Nothing here calls the engine's own `legal` or prices: the contract suite compares the two statements of the rules over
the whole move space, and that comparison is worth something only while they are two.
"""

from __future__ import annotations

from adamak.core.moves import Move
from adamak.core.refusal import Fact, Refusal
from adamak.games.architects import pieces, setup
from adamak.games.architects.components import CATHEDRAL_ROWS, COLUMNS, MARKET_SILVER, TAX_EVASION, items
from adamak.games.architects.data import SLOT_IDS
from adamak.games.architects.position import STATE, ArchitectsPosition
from adamak.games.architects.printed import SQUIRE_IDS
from adamak.games.architects.tables import BUILDINGS
from adamak.games.architects.variant import Conspirator


def why_not(p: ArchitectsPosition, seat: int, move: Move) -> Refusal | None:
    """None exactly when the move is legal."""
    now = pieces.phase(p)
    if now == "over":
        return Refusal("AR-23.3" if p.ending() == "stalled" else "AR-23.1", "game-over")
    if now == "draft":
        if not p.asked >> seat & 1:
            return Refusal("AR-2.10", "draft-answered")
    elif seat != p.turn:  # AR-4.1; a reset, virtue above 14 and the end ask the owner, whoever's turn it is
        clauses = {"overflow": "AR-16.2", "reset": "AR-19.4", "end_effects": "AR-24.1", "choose_board": "AR-3.1"}
        return Refusal(clauses.get(now, "AR-4.1"), "not-your-decision", {"seat": int(p.turn), "phase": now})
    if now not in move.of.answers:
        return Refusal(move.of.clause, f"{move.kind.replace('_', '-')}-not-now", {"phase": now})
    return _refuse(p, seat, now, [move.kind, *move.things])


def _refuse(p: ArchitectsPosition, seat: int, now: str, move: list[str]) -> Refusal | None:
    """Each reason against a move that is asked for now; those not named here (to stop, to decline) have none."""
    match move:
        case ["place", location]:
            return blocked(p, seat, location)
        case ["take_back", place]:
            return _not_taken_back(p, seat, place)
        case ["take", good]:
            offered = {"mines": ("clay", "gold"), "clay_pit": ("gold", "marble"), "treasury": ("gold", "silver")}[now]
            if good not in offered:
                return Refusal("AR-6.3" if now == "mines" else "AR-21.1", "good-not-offered", {"good": good})
        case ["trade_virtue" | "trade_marble", mix]:
            return _too_few(p, seat, {name: mix.split("_").count(name) for name in mix.split("_")})
        case ["trade_with", apprentice]:
            if apprentice not in pieces.crew(p, seat):
                return Refusal("AR-7.2", "apprentice-not-yours", {"apprentice": apprentice})
            return _too_few(p, seat, items(pieces.APPRENTICE_ROW[apprentice][4]))
        case ["hire", slot]:
            return _not_hired(p, seat, now, slot)
        case ["dismiss", apprentice] if apprentice not in pieces.crew(p, seat):
            return Refusal("AR-8.5", "apprentice-not-yours", {"apprentice": apprentice})
        case ["capture", location, player]:
            return _not_captured(p, seat, now, location, player)
        case ["dig"] if p.deck_size == 0:
            return Refusal("AR-11.3", "deck-empty")
        case ["keep" | "bury", card] if card not in STATE.dug.read(p):
            return Refusal("AR-11.3", "card-not-drawn", {"building": card})
        case ["imprison"] if not sum(pieces.captives(p, seat)):
            return Refusal("AR-12.2", "no-captives")
        case ["release_prison"] if not pieces.workers(p, seat, "prison"):
            return Refusal("AR-12.3", "none-in-prison")
        case ["release_boards", payment]:
            if (now == "barracks") != (payment == "free"):
                free = now == "barracks"
                return Refusal("AR-21.2", "release-only-free") if free else Refusal("AR-12.4", "release-not-free")
            if sum(pieces.on_boards(p, seat)) == 0:
                return Refusal("AR-12.4", "none-on-boards")
            if payment == "silver":
                return _too_dear(p, seat, tax(p, seat, 2) + 3, "AR-12.4", "release-too-dear")
        case ["pay_debt"]:
            if STATE.unpaid.read(p, seat) == 0:
                return Refusal("AR-12.5", "no-unpaid-debt")
            return _too_dear(p, seat, tax(p, seat, 3) + 3, "AR-12.5", "debt-too-dear")
        case ["build", card]:
            if card not in pieces.hand(p, seat):
                return Refusal("AR-14.1", "building-not-in-hand", {"building": card})
            if skills := missing_skills(p, seat, card):
                return Refusal("AR-14.1", "skills-missing", {"building": card, "skills": skills})
            if goods := pieces.spread(missing_goods(p, seat, card)):
                return Refusal("AR-14.2", "building-goods-missing", {"building": card, "goods": goods})
        case ["advance", wood]:
            return cathedral_blocked(p, seat) or _not_that_mix(p, seat, int(wood))
        case ["discard", card] if card not in pieces.hand(p, seat):
            return Refusal("AR-25.1", "building-not-in-hand", {"building": card})
        case ["release", number] if int(number) > (there := pieces.workers(p, seat, "prison")):
            return Refusal("AR-19.4", "release-too-many", {"number": int(number), "workers": there})
        case ["squire", squire] if squire not in pieces.crew(p, seat):
            return Refusal("AR-19.4", "squire-not-yours", {"apprentice": squire})
        case ["squire", squire] if int(p.about()) >> 3 >> SQUIRE_IDS.index(squire) & 1:
            return Refusal("AR-19.4", "squire-done", {"apprentice": squire})
        case ["resolve", card] if card not in pieces.built(p, seat):
            return Refusal("AR-24.1", "effect-not-yours", {"building": card})
        case ["resolve", card] if card in STATE.effects_done.read(p, seat):
            return Refusal("AR-24.1", "effect-done", {"building": card})
        case ["draft", card] if card not in pieces.packet(p, seat):
            return Refusal("AR-2.10", "card-not-in-packet", {"building": card})
        case ["choose_board", board] if board in [STATE.board.read(p, other) for other in range(p.seats)]:
            return Refusal("AR-3.1", "board-taken", {"board": board})
    return None


# --- prices (AR-18) and what is lacking ---------------------------------------------------------------
def tax(p: ArchitectsPosition, player: int, printed: int) -> int:
    """AR-18.3, AR-22.1."""
    spared = TAX_EVASION[pieces.virtue(p, player)] + (pieces.character(p, player) == "ada")
    return max(0, int(printed - spared))


def _too_dear(p: ArchitectsPosition, seat: int, price: int, clause: str, reason: str, **facts: Fact) -> Refusal | None:
    """AR-18.2: silver that is not there."""
    silver = pieces.goods(p, seat)["silver"]
    facts |= {"price": price, "silver": silver, "missing": price - silver}
    return Refusal(clause, reason, facts) if price > silver else None


def _too_few(p: ArchitectsPosition, seat: int, cost: dict[str, int]) -> Refusal | None:
    """AR-7.2: trades are paid in kind."""
    have = pieces.goods(p, seat)
    short = pieces.spread({name: number - have[name] for name, number in cost.items()})
    return Refusal("AR-7.2", "goods-short", {"goods": short}) if short else None


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
def blocked(p: ArchitectsPosition, seat: int, location: str) -> Refusal | None:
    """Why this player could not place a worker there in the own turn."""
    if location == "tax_stand" and p.tax == 0:
        return Refusal("AR-10.1", "tax-stand-empty")
    if location in setup.MARKET_SPACES:
        return _market(p, seat, location)
    if location == "guildhall":
        return _guildhall(p, seat)
    if p.variant.idle_visits:
        return None
    if location == "town_centre" and tax(p, seat, 1) > pieces.goods(p, seat)["silver"]:
        return Refusal("AR-9.1", "idle-visit", {"location": location})
    actions = ("imprison", "release_prison", "pay_debt")
    if location == "guardhouse" and all(_refuse(p, seat, "guardhouse", [action]) for action in actions):
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
    price = MARKET_SILVER[setup.MARKET_SPACES.index(space)] - ("trickster" in pieces.crew(p, seat))
    return _too_dear(p, seat, price, "AR-11.1", "market-too-dear", location=space)


def _not_taken_back(p: ArchitectsPosition, seat: int, place: str) -> Refusal | None:
    """AR-4.3, AR-4.4."""
    circles, other = STATE.workers.read(p, seat), None
    if place in setup.CIRCLE_IDS:
        there = place in circles
    elif circles:
        return Refusal("AR-4.3", "not-from-there")
    elif place == "prison":
        there = pieces.workers(p, seat, "prison") > 0
    elif place in setup.MARKET_SPACES:
        there = STATE.black_market.read(p).get(place) == seat
    else:
        other = pieces.player_of(p, place)
        if other is None:
            return Refusal("AR-4.4", "no-such-player", {"player": place})
        there = pieces.on_boards(p, seat)[other] > 0
        return None if there else Refusal("AR-4.4", "none-on-board", {"owner": setup.who(p, other)})
    clause = "AR-4.3" if place in setup.CIRCLE_IDS else "AR-4.4"
    return None if there else Refusal(clause, "none-there", {"place": place})


# --- actions ------------------------------------------------------------------------------------------
def _not_hired(p: ArchitectsPosition, seat: int, now: str, slot: str) -> Refusal | None:
    """AR-8.1 to AR-8.3, AR-22.4; AR-20.3: elsewhere any of the eight is free."""
    apprentice = pieces.display(p)[SLOT_IDS.index(slot)]
    if apprentice is None:
        return Refusal("AR-27.1", "slot-empty", {"slot": slot})
    if now != "workshop":
        return None
    skip = max(0, SLOT_IDS.index(slot) % COLUMNS + 1 - pieces.workers(p, seat, "workshop"))
    price = tax(p, seat, 2) + (1 if pieces.character(p, seat) == "rudolf" else 2) + skip
    clause = "AR-8.3" if skip else "AR-8.1"
    return _too_dear(p, seat, price, clause, "hire-too-dear", apprentice=apprentice, skip=skip)


def _not_captured(p: ArchitectsPosition, seat: int, now: str, location: str, name: str) -> Refusal | None:
    """AR-9.2 to AR-9.5, AR-9.8, AR-21.2."""
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
    saved = len(pieces.family(p, seat, "conspirator"))
    free = saved > 0 if p.variant.conspirator == Conspirator.PER_CAPTURE else p.made <= saved
    price = tax(p, seat, 1) if p.made == 0 else int(not free)
    return _too_dear(p, seat, price, "AR-9.2", "capture-too-dear")


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


def _not_that_mix(p: ArchitectsPosition, seat: int, wood: int) -> Refusal | None:
    """AR-15.2: so much wood, the rest stone."""
    step, have = pieces.level(p, seat) + 1, pieces.goods(p, seat)
    mixed = CATHEDRAL_ROWS[step][1]
    if wood > mixed:
        return Refusal("AR-15.2", "cathedral-mix", {"level": step, "wood": wood})
    short = pieces.spread({"wood": wood - have["wood"], "stone": mixed - wood - have["stone"]})
    return Refusal("AR-15.2", "cathedral-cost", {"level": step, "goods": short}) if short else None
