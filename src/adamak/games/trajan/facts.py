"""What a seat of Trajan knows, as facts: oneself first, then clockwise; and what its moves name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from adamak.core.bits import BIT, bits, filled
from adamak.core.facts import BEYOND, Declaration, naming, tell, tell_counts, tell_if, tell_large, tell_number, tell_set
from adamak.games.trajan import data, mancala, quarters, seaport
from adamak.games.trajan.components import ACTION_IDS, COLOUR_IDS, COMMODITY_IDS, NEED_IDS, STACK_IDS
from adamak.games.trajan.data import Mat, Move, Phase
from adamak.games.trajan.options import TrajanOptions
from adamak.games.trajan.setup import MAT_TILES

if TYPE_CHECKING:
    from adamak.games.trajan.position import TrajanPosition

_SEATS_MOST: Final = 4
_HEAP_MOST: Final = 60
_FRAMES_MOST: Final = 7
_STEP: Final = 8  # of points
_STEPS: Final = 24
_PLACE_IDS: Final = [str(k) for k in range(_SEATS_MOST)]

# --- the declaration ------------------------------------------------------------------------------
FACTS: Final = Declaration()
_SEATS: Final[i64] = FACTS.number("seats", _SEATS_MOST)
_OPTION: Final[i64] = FACTS.block("option", list(TrajanOptions.facts))
_SPACES: Final[i64] = FACTS.number("spaces of time", 20)
_PHASE: Final[i64] = FACTS.block("phase", data.PHASE_IDS)
_ENDING: Final[i64] = FACTS.block("ending", data.ENDING_IDS)
_PENDING: Final[i64] = FACTS.each(
    "pending", [str(k) for k in range(_FRAMES_MOST)], [str(frame) for frame in range(1 << data.FRAME)]
)
_QUARTER: Final[i64] = FACTS.number("quarter", 4)
_ROUND: Final[i64] = FACTS.number("rounds", 4)
_TIME: Final[i64] = FACTS.number("time", 20)
_LAPS: Final[i64] = FACTS.number("crossings", 3)
_TURN: Final[i64] = FACTS.block("turn", ["extra spent"])
_TOP_TILE: Final[i64] = FACTS.block("top tile", data.TRAJAN_IDS)
_STACK_LEFT: Final[i64] = FACTS.numbers("stack", STACK_IDS, data.STACK_SIZE)
_PILE: Final[i64] = FACTS.large("pile", 5, 12)
_TOP_CARD: Final[i64] = FACTS.each("top card", ["left", "right"], COMMODITY_IDS)
_HEAP: Final[i64] = FACTS.each(
    "heap", [f"{side} {k}" for side in ("left", "right") for k in range(_HEAP_MOST)], COMMODITY_IDS
)
_PROVINCE: Final[i64] = FACTS.each("province", data.PROVINCE_IDS[: data.PROVINCES], data.TILE_IDS)
_FORUM: Final[i64] = FACTS.each("forum", data.FORUM_IDS, data.TILE_IDS)
_SITE: Final[i64] = FACTS.each("site", data.SITE_IDS, data.CONSTRUCTION_IDS)
_SHIP: Final[i64] = FACTS.block("gray", data.SHIP_IDS)
_ABOVE: Final[i64] = FACTS.each("disc above that of", _PLACE_IDS, _PLACE_IDS)
_OFFER: Final[i64] = FACTS.each("bonus", ["left", "right"], data.BONUS_IDS)
_DEMAND: Final[i64] = FACTS.each("demand", ["0", "1", "2", "3"], NEED_IDS)
_DEMANDS: Final[i64] = FACTS.number("demands left", 12)
_FORUM_LEFT: Final[i64] = FACTS.large("forum tiles left", 5, 14)
_EXTRA_LEFT: Final[i64] = FACTS.number("extra tiles left", 12)
_BONUS_LEFT: Final[i64] = FACTS.number("bonus tiles left", 12)
_IN_HAND: Final[i64] = FACTS.numbers("markers in hand", COLOUR_IDS, 2)
_LIFTED_FROM: Final[i64] = FACTS.block("lifted from", ACTION_IDS)
_LIFTED: Final[i64] = FACTS.number("lifted", 12)
_SOW_INTO: Final[i64] = FACTS.block("sow into", ACTION_IDS)
_CARGO: Final[i64] = FACTS.numbers("cargo", COMMODITY_IDS, 3)
_LOADED: Final[i64] = FACTS.block("loading", data.SHIP_IDS)
_UNITS: Final[i64] = FACTS.number("units", 7)
_WILDS: Final[i64] = FACTS.number("wild cargo", 7)
_HAND: Final[i64] = FACTS.numbers("hand", COMMODITY_IDS, 4)
_AHEAD: Final[i64] = FACTS.large("points ahead", _STEP, 12)
_BEHIND: Final[i64] = FACTS.large("points behind", _STEP, 12)

MAT_FACTS: Final = Declaration()
_PLAYER: Final[i64] = MAT_FACTS.block("", ["decides", "is active", "was first", "won"])
_SCORE: Final[i64] = MAT_FACTS.large("score", _STEP, _STEPS)
_BELOW: Final[i64] = MAT_FACTS.large("score below zero", _STEP, 4)
_EARNED: Final[i64] = MAT_FACTS.each("earned by", data.EARNED_IDS, [str(1 << digit) for digit in range(10)])
_HELD: Final[i64] = MAT_FACTS.number("cards", 12)
_KNOWN_CARD: Final[i64] = MAT_FACTS.numbers("known card", COMMODITY_IDS, 3)
_DISPLAYED: Final[i64] = MAT_FACTS.numbers("display", COMMODITY_IDS, 3)
_MARKER: Final[i64] = MAT_FACTS.numbers("marker", [f"{tray} {c}" for tray in ACTION_IDS for c in COLOUR_IDS], 2)
_MARKERS: Final[i64] = MAT_FACTS.numbers("markers in", ACTION_IDS, 8)
_SLOT: Final[i64] = MAT_FACTS.each("slot", ACTION_IDS, data.TRAJAN_IDS)
_ARCH: Final[i64] = MAT_FACTS.block("arch", [*ACTION_IDS, "centre"])
_TILE: Final[i64] = MAT_FACTS.numbers("tile", MAT_TILES, 3)
_KEPT: Final[i64] = MAT_FACTS.numbers("kept", NEED_IDS, 3)
_PLUS2: Final[i64] = MAT_FACTS.block("plus2", ACTION_IDS)
_DISC: Final[i64] = MAT_FACTS.number("disc", 7)
_VOTES: Final[i64] = MAT_FACTS.number("votes", 20)
_SUPPLY: Final[i64] = MAT_FACTS.number("supply", 15)
_CAMP: Final[i64] = MAT_FACTS.number("camp", 8)
_YARD: Final[i64] = MAT_FACTS.number("yard", 8)
_LEADER: Final[i64] = MAT_FACTS.block("leader", data.PROVINCE_IDS)
_LEGION: Final[i64] = MAT_FACTS.block("legionnaire", data.PROVINCE_IDS[: data.PROVINCES])
_WORKER: Final[i64] = MAT_FACTS.block("worker", data.SITE_IDS)
_BUILT: Final[i64] = MAT_FACTS.block("built", data.CONSTRUCTION_IDS)
_YELLOW: Final[i64] = MAT_FACTS.block("yellow", data.BONUS_IDS)
_GRAY: Final[i64] = MAT_FACTS.block("gray", data.BONUS_IDS)
_MATS: Final[i64] = FACTS.each("mat", _PLACE_IDS, MAT_FACTS.names())
_MAT_SIZE: Final[i64] = MAT_FACTS.size
_REACHES: Final[i64] = FACTS.each("reaches", _PLACE_IDS, ACTION_IDS)

THINGS: Final = Declaration()
_MOVE: Final[i64] = THINGS.block("move", [str(move) for move in range(Move.PAY_WILD + 1)])  # by its number
_LANDS: Final[i64] = THINGS.block("lands on", ACTION_IDS)
_WAITS: Final[i64] = THINGS.block("lands where waits", data.TRAJAN_IDS)
_SOWS: Final[i64] = THINGS.each("sow into", ACTION_IDS, COLOUR_IDS)
_SUITS: Final[i64] = THINGS.block("suits a tile", ["in the last tray", "on the way"])
_TAKES_TILE: Final[i64] = THINGS.block("take", data.TILE_IDS)
_LEADS_TO: Final[i64] = THINGS.block("lead to", data.TILE_IDS)
_BUILDS: Final[i64] = THINGS.block("build", [*data.CONSTRUCTION_IDS, "where others were first"])
_CHOOSES: Final[i64] = THINGS.block("choose", data.TRAJAN_IDS)
_DRAWS: Final[i64] = THINGS.block("draw", COMMODITY_IDS)
_RECEIVES: Final[i64] = THINGS.block("receive", data.BONUS_IDS)
_SHIPS_GRAY: Final[i64] = THINGS.block("ship", ["gray"])


# --- what is true ---------------------------------------------------------------------------------
def tell_facts(p: TrajanPosition, seat: i64, known: BytesWriter) -> None:
    """Everything this seat may know."""
    tell_number(known, _SEATS, p.seats, _SEATS_MOST)
    tell_set(known, _OPTION, p.variant.facts)
    tell_number(known, _SPACES, p.variant.spaces, 20)
    tell_moment(known, p)
    tell_goods(known, p, seat)
    tell_board(known, p)
    tell_senate(known, p, seat)
    base = _MATS
    other = seat
    most: i64 = -1000
    for k in range(p.seats):
        tell_mat(known, p, other, base)
        tell_set(known, _REACHES + k * data.TRAYS, reached(p, other))
        if k:
            most = max(most, p.mat[Mat.SCORE + other])
        base += _MAT_SIZE
        other = p.next_seat(other)
    tell_large(known, _AHEAD, p.mat[Mat.SCORE + seat] - most, _STEP, 12)
    tell_large(known, _BEHIND, most - p.mat[Mat.SCORE + seat], _STEP, 12)


def tell_moment(known: BytesWriter, p: TrajanPosition) -> None:
    """What is asked, what is still to come, and when."""
    tell(known, _PHASE + p.phase)
    tell_if(known, p.phase == Phase.OVER, _ENDING + p.end_code)
    frames = p.frames
    base = _PENDING
    while frames:
        tell(known, base + (frames & (BIT[data.FRAME] - 1)))
        frames >>= data.FRAME
        base += BIT[data.FRAME]
    tell_number(known, _QUARTER, p.quarter, 4)
    tell_number(known, _ROUND, p.rounds, 4)
    tell_number(known, _TIME, p.time, 20)
    tell_number(known, _LAPS, p.laps, 3)
    tell_if(known, p.spent != 0, _TURN)
    if p.phase == Phase.MARKERS or p.phase == Phase.SOW:
        tell_counts(known, _IN_HAND, p.in_hand, 2, 2)
    if p.phase == Phase.SOW:
        tell(known, _LIFTED_FROM + p.lifted_from)
        tell_number(known, _LIFTED, p.lifted, 12)
        tell(known, _SOW_INTO + p.sow_tray)


def tell_goods(known: BytesWriter, p: TrajanPosition, seat: i64) -> None:
    """The own hand, what is being played, the pile, and every card of L and R."""
    tell_counts(known, _HAND, p.mat[Mat.HAND + seat], 3, 4)
    if p.phase == Phase.LOAD or p.phase == Phase.DISPLAY:
        tell_counts(known, _CARGO, p.cargo, 3, 3)
        tell_number(known, _WILDS, (p.hold >> 3) & 7, 7)
    if p.phase == Phase.LOAD:
        tell(known, _LOADED + (p.hold >> 6))
        tell_number(known, _UNITS, p.hold & 7, 7)
    pile: i64 = len(p.pile) - p.pile_at
    tell_large(known, _PILE, pile, 5, 12)
    for side in range(2):
        size = seaport.heap_size(p, side)
        if size:
            tell(known, _TOP_CARD + side * data.COMMODITIES + seaport.heap_card(p, side, size - 1))
        for at in range(size):
            tell(known, _HEAP + (side * _HEAP_MOST + at) * data.COMMODITIES + seaport.heap_card(p, side, at))


def tell_board(known: BytesWriter, p: TrajanPosition) -> None:
    """Trajan stacks, forum, provinces, sites, ships, supplies."""
    for stack in range(data.STACKS):
        queue = p.mat[Mat.STACK + stack]
        number = filled(queue, 4)
        tell_number(known, _STACK_LEFT + stack * (data.STACK_SIZE + BEYOND), number, data.STACK_SIZE)
        if number and p.phase != Phase.MARKERS:
            tell(known, _TOP_TILE + mancala.top_of(p, stack))
    tell_spaces(known, _FORUM, p.yellow, 5, len(data.TILE_IDS))
    tell_spaces(known, _FORUM + data.YELLOW_SPACES * len(data.TILE_IDS), p.green, 5, len(data.TILE_IDS))
    tell_spaces(known, _PROVINCE, p.provinces, 5, len(data.TILE_IDS))
    for site in range(data.SITES):
        if p.intact & BIT[site]:
            tell(known, _SITE + site * len(data.CONSTRUCTION_IDS) + i64(p.grid[site]))
    tell_set(known, _SHIP, p.gray_ships)
    forum: i64 = len(p.forum_pile) - p.forum_at
    tell_large(known, _FORUM_LEFT, forum, 5, 14)
    tell_number(known, _EXTRA_LEFT, filled(p.extra_pile, 3), 12)


def tell_spaces(known: BytesWriter, base: i64, packed: i64, width: i64, size: i64) -> None:
    """Which of so many things lies on each space: the thing plus one, in so many bits, or nothing."""
    mask = BIT[width] - 1
    while packed:
        tell_if(known, packed & mask != 0, base + (packed & mask) - 1)
        packed >>= width
        base += size


def tell_senate(known: BytesWriter, p: TrajanPosition, seat: i64) -> None:
    """Who lies above whom on a space, the bonus tiles on offer, the demands."""
    for low in range(p.seats):
        below = (p.discs >> (low << 2)) & 15
        for high in range(low + 1, p.seats):
            above = (p.discs >> (high << 2)) & 15
            if p.mat[Mat.DISC + above] == p.mat[Mat.DISC + below]:
                tell(known, _ABOVE + from_seat(p, seat, above) * _SEATS_MOST + from_seat(p, seat, below))
    tell_spaces(known, _OFFER, p.offer, 4, len(data.BONUS_IDS))
    tell_spaces(known, _DEMAND, p.wanted, 2, data.NEEDS)
    tell_number(known, _DEMANDS, filled(p.demands, 2) - 3, 12)
    tell_number(known, _BONUS_LEFT, filled(p.bag, 4), 12)


def from_seat(p: TrajanPosition, seat: i64, other: i64) -> i64:
    """How many places clockwise another one sits."""
    return (other - seat) % p.seats


def reached(p: TrajanPosition, seat: i64) -> i64:
    """TJ-4.5: the trays in which the last marker of one of the own trays would land."""
    found: i64 = 0
    for tray in range(i64(data.TRAYS)):
        if p.mat[Mat.TRAY + 4 * tray + seat]:
            found |= BIT[landing(p, seat, tray)]
    return found


def landing(p: TrajanPosition, seat: i64, tray: i64) -> i64:
    return (tray + i64(data.NUMBER[p.mat[Mat.TRAY + 4 * tray + seat]])) % data.TRAYS


def tell_mat(known: BytesWriter, p: TrajanPosition, seat: i64, base: i64) -> None:
    """What lies before one player."""
    mat = p.mat
    tell_if(known, p.decider == seat and p.phase != Phase.OVER, base + _PLAYER)
    tell_if(known, p.turn == seat, base + _PLAYER + 1)
    tell_if(known, p.first == seat, base + _PLAYER + 2)
    tell_if(known, p.winner == seat, base + _PLAYER + 3)
    score = mat[Mat.SCORE + seat]
    tell_large(known, base + _SCORE, score, _STEP, _STEPS)
    tell_large(known, base + _BELOW, -score, _STEP, 4)
    tell_set(known, base + _EARNED, mat[Mat.SCORE + 4 + seat])
    tell_number(known, base + _HELD, seaport.hand_size(mat[Mat.HAND + seat]), 12)
    tell_counts(known, base + _KNOWN_CARD, mat[Mat.KNOWN + seat], 3, 3)
    tell_counts(known, base + _DISPLAYED, mat[Mat.DISPLAY + seat], 3, 3)
    for tray in range(data.TRAYS):
        markers = mat[Mat.TRAY + 4 * tray + seat]
        tell_counts(known, base + _MARKER + tray * len(COLOUR_IDS) * (2 + BEYOND), markers, 2, 2)
        tell_number(known, base + _MARKERS + tray * (8 + BEYOND), i64(data.NUMBER[markers]), 8)
        tile = (mat[Mat.SLOTS + seat] >> (tray * 6)) & 63
        tell_if(known, tile != 0, base + _SLOT + tray * len(data.TRAJAN_IDS) + tile - 1)
    tell(known, base + _ARCH + mat[Mat.ARCH + seat])
    for kind in range(data.KINDS):
        owned = (mat[Mat.TILES + seat] >> data.TILE_SHIFT[kind]) & data.TILE_MASK[kind]
        tell_number(known, base + _TILE + kind * (3 + BEYOND), owned, 3)
    for need in range(data.NEEDS):
        tell_number(known, base + _KEPT + need * (3 + BEYOND), bits(mat[Mat.KEPT + seat] & data.KEPT_OF_NEED[need]), 3)
    tell_set(known, base + _PLUS2, mat[Mat.PLUS2 + seat])
    tell_number(known, base + _DISC, mat[Mat.DISC + seat], 7)
    tell_number(known, base + _VOTES, quarters.votes_of(p, seat), 20)
    tell_number(known, base + _SUPPLY, mat[Mat.SUPPLY + seat], 15)
    tell_number(known, base + _CAMP, mat[Mat.CAMP + seat], 8)
    tell_number(known, base + _YARD, mat[Mat.YARD + seat], 8)
    tell(known, base + _LEADER + mat[Mat.LEADER + seat])
    tell_set(known, base + _LEGION, mat[Mat.LEGIONS + seat])
    tell_set(known, base + _WORKER, mat[Mat.WORKERS + seat])
    tell_set(known, base + _BUILT, mat[Mat.BUILT + seat])
    tell_set(known, base + _YELLOW, mat[Mat.YELLOW + seat])
    tell_set(known, base + _GRAY, mat[Mat.GRAY + seat])


# --- what a move names ----------------------------------------------------------------------------
def answer(p: TrajanPosition, seat: i64, move: i64) -> i64:
    """The move, and what lies where it leads: tiles, cards and actions instead of places."""
    return naming(_MOVE + move, subject(p, seat, move), detail(p, seat, move))


def subject(p: TrajanPosition, seat: i64, move: i64) -> i64:
    """What a move is about, or -1."""
    if Move.TILE <= move < Move.LIFT:
        return below(_CHOOSES, mancala.top_of(p, move - Move.TILE))
    if Move.LIFT <= move < Move.SOW:
        return _LANDS + landing(p, seat, move - Move.LIFT)
    if Move.SOW <= move < Move.PLUS2:
        return _SOWS + p.sow_tray * len(COLOUR_IDS) + move - Move.SOW
    if Move.TAKE <= move < Move.DISCARD:
        return top_card(p, move - Move.TAKE)
    if Move.DRAFT < move < Move.TILE:
        return top_card(p, move - Move.DRAFT - 1)
    if Move.SHIP <= move < Move.LOAD:
        return below(_SHIPS_GRAY, ((p.gray_ships >> (move - Move.SHIP)) & 1) - 1)
    if Move.FORUM <= move < Move.FORUM + data.YELLOW_SPACES:
        return below(_TAKES_TILE, on_space(p.yellow, move - Move.FORUM))
    if Move.FORUM <= move < Move.RECRUIT:
        return below(_TAKES_TILE, on_space(p.green, move - Move.FORUM - data.YELLOW_SPACES))
    if Move.MARCH <= move < Move.MARCH + data.PROVINCES:
        return below(_LEADS_TO, on_space(p.provinces, move - Move.MARCH))
    if Move.BUILD <= move < Move.REPEAT:
        site = move - Move.BUILD
        return _BUILDS + (i64(p.grid[site]) if p.intact & BIT[site] else i64(len(data.CONSTRUCTION_IDS)))
    if Move.BONUS <= move < Move.PAY:
        return below(_RECEIVES, ((p.offer >> ((move - Move.BONUS) << 2)) & 15) - 1)
    return -1


def detail(p: TrajanPosition, seat: i64, move: i64) -> i64:
    """A tile that waits where markers land, or that a marker suits; -1 for none."""
    if Move.LIFT <= move < Move.SOW:
        return below(_WAITS, mancala.on_slot(p, seat, landing(p, seat, move - Move.LIFT)))
    if Move.SOW <= move < Move.PLUS2:
        colour = move - Move.SOW
        tile = mancala.on_slot(p, seat, p.sow_tray)
        if tile >= 0 and (data.FIRST_COLOUR[tile] == colour or data.SECOND_COLOUR[tile] == colour):
            return _SUITS if p.sow_tray == (p.lifted_from + p.lifted) % data.TRAYS else _SUITS + 1
    return -1


def below(base: i64, number: i64) -> i64:
    """The thing of this number in a block, or -1 where there is none."""
    return base + number if number >= 0 else i64(-1)


def on_space(packed: i64, space: i64) -> i64:
    """The tile on one of the spaces, five bits each, the kind plus one; or -1."""
    return ((packed >> (space * 5)) & 31) - 1


def top_card(p: TrajanPosition, side: i64) -> i64:
    return below(_DRAWS, seaport.heap_top(p, side))
