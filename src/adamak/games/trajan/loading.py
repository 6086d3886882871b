"""A position read back from its setup, or from one written by hand; checked for consistency."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import u8

from adamak.core.errors import Problem
from adamak.core.reading import index_of, read, seat_of, set_or_seed
from adamak.games.trajan import choices
from adamak.games.trajan.components import (
    ACTION_IDS,
    CARDS_PER_COMMODITY,
    COLOUR_IDS,
    COMMODITY_IDS,
    DEMANDS_PER_NEED,
    DEMANDS_REMOVED,
    MARKERS_PER_COLOUR,
    NEED_IDS,
    QUARTERS,
    ROUNDS,
    STACK_IDS,
    TOKENS,
)
from adamak.games.trajan.data import (
    ACT,
    ACT_EXTRA,
    ARCH,
    BONUS_IDS,
    BUILT,
    CAMP,
    CENTRE,
    CONSTRUCTION_IDS,
    DISC,
    DISPLAY,
    EARNED,
    EARNED_IDS,
    ENDING_IDS,
    FIRST_KEPT,
    FORUM_IDS,
    FRAME,
    FRAME_IDS,
    GRAY,
    HAND,
    HEAP,
    KEPT,
    KINDS,
    KNOWN,
    LEADER,
    LEGIONS,
    OVER,
    PHASE_IDS,
    PLUS2,
    PROVINCE_IDS,
    PROVINCES,
    SCORE,
    SHIP_IDS,
    SITE_IDS,
    SITES,
    SLOTS,
    STACK,
    STACK_SIZE,
    SUPPLY,
    TILE_COUNTS,
    TILE_IDS,
    TILE_UNIT,
    TILES,
    TRAJAN_IDS,
    TRAY,
    TURN,
    WINDOW,
    WORKERS,
    YARD,
    YELLOW,
    YELLOW_SPACES,
)
from adamak.games.trajan.encoding import GONE, put_piles
from adamak.games.trajan.pieces import EXTRA_NAMES, MAT_TILES, PER_WORD, spaces_in_use
from adamak.games.trajan.position import TrajanPosition
from adamak.games.trajan.readers import (
    check_pieces,
    counts_of,
    indices,
    queue_of,
    seat_order,
    set_of,
    unused,
)
from adamak.games.trajan.setup import PlayerSetup, Setup, names_about

SETUP_PHASES = {"markers", "goods_draft", "trajan_draft"}


def from_setup(data: Mapping[str, object]) -> TrajanPosition:
    """Reads a setup and refuses one in which a thing lies twice, or a decision has nothing to decide."""
    from adamak.games.trajan.game import GAME

    setup = read(Setup, data)
    seats = len(setup.players)
    options = GAME.read_options(seats, setup.options)
    p = TrajanPosition(None, seats, options.variant(seats))
    p.first = seat_of(setup.first_player, seats, "first_player")
    p.turn = seat_of(setup.turn, seats, "turn")
    p.decider = p.turn if setup.decider is None else seat_of(setup.decider, seats, "decider")
    p.phase = index_of(PHASE_IDS, setup.phase, "phase")
    p.laps, p.rounds, p.quarter = setup.laps, setup.rounds, setup.quarter
    p.spent = int(setup.extra_spent)
    p.horizon = setup.horizon
    p.end_code = index_of(ENDING_IDS, setup.ending, "ending")
    if setup.winner is not None:
        p.winner = seat_of(setup.winner, seats, "winner")
    if setup.senate_order:
        p.tie_order = seat_order(setup.senate_order, seats, "senate_order")
    set_or_seed(p, setup.generator, "setup")
    for seat, one in enumerate(setup.players):
        _place_mat(p, seat, one)
    _place_markers(p, setup)
    _place_cards(p, setup)
    _place_forum(p, setup)
    _place_sites(p, setup)
    _place_trajan(p, setup)
    _place_senate(p, setup)
    _place_demands(p, setup)
    _place_frames(p, setup)
    _check_decision(p, setup)
    return p


def _place_mat(p: TrajanPosition, seat: int, one: PlayerSetup) -> None:
    """What only this player has: tokens, [+2] markers, leader, points."""
    mat = p.mat
    mat[SCORE + seat] = one.score
    mat[EARNED + seat] = _earned(one)
    mat[PLUS2 + seat] = set_of(ACTION_IDS, one.plus2, "plus2")
    mat[LEADER + seat] = index_of(PROVINCE_IDS, one.leader, "leader")
    mat[LEGIONS + seat] = set_of(PROVINCE_IDS[:PROVINCES], one.legionnaires, "legionnaires")
    mat[WORKERS + seat] = set_of(SITE_IDS, one.workers, "workers")
    mat[DISC + seat] = one.disc
    mat[CAMP + seat], mat[YARD + seat] = one.camp, one.yard
    placed = one.camp + one.yard + len(one.legionnaires) + len(one.workers)
    supply = TOKENS - placed if one.supply is None else one.supply
    if supply < 0 or placed + supply != TOKENS:
        raise Problem("setup-pieces", what="token", found=placed + max(supply, 0), wanted=TOKENS)
    mat[SUPPLY + seat] = supply


def _earned(one: PlayerSetup) -> int:
    """TJ-13.1: the parts make the score; where nothing is said, a position by hand calls all of it Trajan tiles."""
    if one.earned is None:
        gained, lost = max(one.score, 0), max(-one.score, 0)
        return min(gained, 1023) | min(lost, 1023) << 10 * EARNED_IDS.index("demands")
    packed = 0
    for name, points in one.earned.items():
        packed |= min(points, 1023) << 10 * index_of(EARNED_IDS, name, "earned")
    gained = sum(points for name, points in one.earned.items() if name != "demands")
    if gained - one.earned.get("demands", 0) != one.score:
        raise Problem("setup-pieces", what="score", found=gained - one.earned.get("demands", 0), wanted=one.score)
    return packed


def _place_markers(p: TrajanPosition, setup: Setup) -> None:
    """TJ-1.2: twelve markers, two of each colour, in the trays or in the hand of whoever places or sows."""
    p.in_hand = counts_of(COLOUR_IDS, setup.in_hand, "in_hand", 2)
    for seat, one in enumerate(setup.players):
        trays = one.trays
        if trays is None:
            trays = {name: [COLOUR_IDS[k]] * MARKERS_PER_COLOUR for k, name in enumerate(ACTION_IDS)}
        for name, colours in trays.items():
            p.mat[TRAY + 4 * index_of(ACTION_IDS, name, "trays") + seat] = counts_of(COLOUR_IDS, colours, name, 2)
        there = [colour for colours in trays.values() for colour in colours]
        held = list(setup.in_hand) if seat == p.turn else []
        waiting = setup.phase == "markers" and not there and not held
        if not waiting:
            check_pieces([*there, *held], COLOUR_IDS, [MARKERS_PER_COLOUR] * len(COLOUR_IDS), exactly=True)
    if setup.sowing is not None:
        p.lifted_from = index_of(ACTION_IDS, setup.sowing.tray, "sowing")
        p.lifted = setup.sowing.number
        p.sow_tray = (p.lifted_from + 1 + p.lifted - len(setup.in_hand)) % len(ACTION_IDS)
    if (setup.phase == "sow") != (setup.sowing is not None):
        raise Problem("setup-phase", phase=setup.phase)
    if setup.time >= p.variant.spaces:
        raise Problem("setup-pieces", what="time", found=setup.time, wanted=int(p.variant.spaces) - 1)
    p.time = setup.time


def _place_cards(p: TrajanPosition, setup: Setup) -> None:
    """TJ-1.3, TJ-7.7: sixty cards, none of which ever leaves the game."""
    wanted = [CARDS_PER_COMMODITY] * len(COMMODITY_IDS)
    hold = setup.hold
    cargo = [] if hold is None else hold.cards
    found = [*setup.left, *setup.right, *cargo]
    for seat, one in enumerate(setup.players):
        p.mat[HAND + seat] = counts_of(COMMODITY_IDS, one.hand, "hand", 3)
        p.mat[DISPLAY + seat] = counts_of(COMMODITY_IDS, one.display, "display", 3)
        p.mat[KNOWN + seat] = counts_of(COMMODITY_IDS, one.known, "known", 3)
        for card in set(one.known):
            if one.known.count(card) > one.hand.count(card):
                raise Problem("setup-known", seat=seat)
        found += [*one.hand, *one.display]
    indices(COMMODITY_IDS, found, "cards")
    check_pieces(found, COMMODITY_IDS, wanted, exactly=False)
    pile = unused(found, COMMODITY_IDS, wanted) if setup.pile is None else setup.pile
    indices(COMMODITY_IDS, pile, "pile")
    check_pieces([*found, *pile], COMMODITY_IDS, wanted, exactly=True)
    for side, cards in enumerate((setup.left, setup.right)):
        for k, card in enumerate(cards):
            p.mat[HEAP + 4 * side + k // PER_WORD] |= COMMODITY_IDS.index(card) << k % PER_WORD * 4
        p.heap_sizes |= len(cards) << 6 * side
    put_piles(p, [COMMODITY_IDS.index(card) for card in pile], [], [GONE] * SITES)
    if hold is not None:
        p.cargo = counts_of(COMMODITY_IDS, hold.cards, "hold", 3)
        if hold.units > 4 or hold.wilds > 3 or len(hold.cards) + hold.wilds < hold.units:
            raise Problem("setup-place", what="hold", where=hold.ship)
        p.hold = hold.units | hold.wilds << 3 | index_of(SHIP_IDS, hold.ship, "ship") << 6
    p.gray_ships = set_of(SHIP_IDS, setup.gray_ships, "gray_ships")


def _place_forum(p: TrajanPosition, setup: Setup) -> None:
    """TJ-1.4, TJ-2.3: tiles in provinces, forum, mats and supply; an owned extra action tile has either back."""
    seats = len(setup.players)
    for space, tile in setup.forum.items():
        k = index_of(FORUM_IDS, space, "forum")
        number = index_of(TILE_IDS, tile, space)
        if space not in spaces_in_use(seats) or (k < YELLOW_SPACES) != (number >= KINDS):
            raise Problem("setup-place", what=tile, where=space)
        if k < YELLOW_SPACES:
            p.yellow |= number + 1 << 5 * k
        else:
            p.green |= number + 1 << 5 * (k - YELLOW_SPACES)
    for province, tile in setup.provinces.items():
        k = index_of(PROVINCE_IDS[:PROVINCES], province, "provinces")
        p.provinces |= index_of(TILE_IDS[:KINDS], tile, province) + 1 << 5 * k
    lying = [*setup.forum.values(), *setup.provinces.values()]
    owned = [tile for one in setup.players for tile in one.tiles]
    for seat, one in enumerate(setup.players):
        for tile in one.tiles:
            index_of(TILE_IDS, tile, "tiles")
            p.mat[TILES + seat] += TILE_UNIT[MAT_TILES.index(tile.replace("forum_extra", "extra"))]
    _check_owned(p, setup)
    taken = [*lying, *(tile for tile in owned if not _is_extra(tile))]
    check_pieces(taken, TILE_IDS, TILE_COUNTS, exactly=False)
    supply = unused([*lying, *owned], TILE_IDS[:KINDS], TILE_COUNTS[:KINDS])
    supply = supply if setup.forum_pile is None else setup.forum_pile
    # A tile owned as extra_x may have had either back; the piles hold what cannot be owned.
    spare = unused(lying, EXTRA_NAMES, TILE_COUNTS[KINDS:]) if setup.extra_pile is None else setup.extra_pile
    if setup.extra_pile is None:
        for tile in owned:
            if tile in spare:
                spare.remove(tile)
    _check_extras([*lying, *owned, *supply, *spare])
    check_pieces([*taken, *supply, *spare], TILE_IDS, TILE_COUNTS, exactly=False)
    p.forum_pile = vec[u8]([u8(kind) for kind in indices(TILE_IDS[:KINDS], supply, "forum_pile")])
    p.extra_pile = queue_of(EXTRA_NAMES, spare, "extra_pile", 3)


def _is_extra(tile: str) -> bool:
    return "extra_" in tile and not tile.startswith("forum_wild")


def _check_owned(p: TrajanPosition, setup: Setup) -> None:
    """No mat may hold more than the packed counts can."""
    limits = dict(zip(TILE_IDS, TILE_COUNTS, strict=True))
    for one in setup.players:
        for tile in set(one.tiles):
            most = 3 if _is_extra(tile) else limits[tile]
            alike = [other for other in one.tiles if other.replace("forum_", "") == tile.replace("forum_", "")]
            if len(alike) > most:
                raise Problem("setup-pieces", what=tile, found=len(alike), wanted=most)


def _check_extras(found: list[str]) -> None:
    """TJ-1.4, TJ-1.5: of each action one extra tile with the forum back and two with the yellow back."""
    for action in ACTION_IDS:
        many = sum(tile in {f"extra_{action}", f"forum_extra_{action}"} for tile in found)
        if many > 3:
            raise Problem("setup-pieces", what=f"extra_{action}", found=many, wanted=3)


def _place_sites(p: TrajanPosition, setup: Setup) -> None:
    """TJ-2.4, TJ-9.3: every tile lies on a site or on a mat; a site is empty exactly where a worker stands."""
    built = [tile for one in setup.players for tile in one.construction]
    for seat, one in enumerate(setup.players):
        p.mat[BUILT + seat] = set_of(CONSTRUCTION_IDS, one.construction, "construction")
    busy = {site for one in setup.players for site in one.workers}
    free = [site for site in SITE_IDS if site not in busy]
    ones = [1] * len(CONSTRUCTION_IDS)
    check_pieces(built, CONSTRUCTION_IDS, ones, exactly=False)
    sites = setup.sites
    if sites is None:
        sites = dict(zip(free, unused(built, CONSTRUCTION_IDS, ones), strict=False))
    for site, tile in sites.items():
        index_of(SITE_IDS, site, "sites")
        index_of(CONSTRUCTION_IDS, tile, site)
        if site in busy:
            raise Problem("setup-place", what=tile, where=site)
    check_pieces([*built, *sites.values()], CONSTRUCTION_IDS, ones, exactly=False)
    grid = [CONSTRUCTION_IDS.index(sites[site]) if site in sites else GONE for site in SITE_IDS]
    p.grid = vec[u8]([u8(tile) for tile in grid])
    p.intact = set_of(SITE_IDS, list(sites), "sites")


def _place_trajan(p: TrajanPosition, setup: Setup) -> None:
    """TJ-1.4, TJ-5.3: every Trajan tile lies in one place at most."""
    found = [tile for one in setup.players for tile in (*one.slots.values(), *one.kept)]
    indices(TRAJAN_IDS, found, "slots")
    for seat, one in enumerate(setup.players):
        for name, tile in one.slots.items():
            p.mat[SLOTS + seat] |= TRAJAN_IDS.index(tile) + 1 << 6 * index_of(ACTION_IDS, name, "slots")
        p.mat[KEPT + seat] = set_of(TRAJAN_IDS[FIRST_KEPT:], one.kept, "kept")
        free = [k for k, name in enumerate(ACTION_IDS) if name not in one.slots]
        if one.arch is None or (one.arch == "" and not free):
            arch = CENTRE
        else:
            arch = free[0] if one.arch == "" else index_of(ACTION_IDS, one.arch, "arch")
        if (arch == CENTRE) == bool(free) or (free and arch not in free):  # TJ-8.5
            raise Problem("setup-place", what="arch", where=one.arch or "centre")
        p.mat[ARCH + seat] = arch
    for k, name in enumerate(STACK_IDS):
        known = TRAJAN_IDS[k * STACK_SIZE : (k + 1) * STACK_SIZE]
        pile = [tile for tile in known if tile not in found] if name not in setup.stacks else setup.stacks[name]
        p.mat[STACK + k] = queue_of(known, pile, name, 4)
        found += pile
    check_pieces(found, TRAJAN_IDS, [1] * len(TRAJAN_IDS), exactly=False)


def _place_senate(p: TrajanPosition, setup: Setup) -> None:
    """TJ-2.8, TJ-2.10: discs, and every bonus tile in one place at most."""
    seats = len(setup.players)
    order = [(setup.first_player + k) % seats for k in range(seats)] if setup.discs is None else setup.discs
    p.discs = seat_order(order, seats, "discs")
    found: list[str] = []
    for seat, one in enumerate(setup.players):
        p.mat[YELLOW + seat] = set_of(BONUS_IDS, one.yellow, "yellow")
        p.mat[GRAY + seat] = set_of(BONUS_IDS, one.gray, "gray")
        found += [*one.yellow, *one.gray]
    asked = 0 if setup.phase in {"over", "markers"} else 2
    offer = [tile for tile in BONUS_IDS if tile not in found][:asked] if setup.offer is None else setup.offer
    if len(offer) != asked:
        raise Problem("deal-number", where="offer", found=len(offer), wanted=asked)
    found += offer
    bag = [tile for tile in BONUS_IDS if tile not in found] if setup.bag is None else setup.bag
    check_pieces([*found, *bag], BONUS_IDS, [1] * len(BONUS_IDS), exactly=False)
    needed = 2 * (QUARTERS - setup.quarter) if setup.phase != "over" else 0
    if len(bag) < needed:
        raise Problem("deal-number", where="bag", found=len(bag), wanted=needed)
    p.offer = queue_of(BONUS_IDS, offer, "offer", 4)
    p.bag = queue_of(BONUS_IDS, bag, "bag", 4)


def _place_demands(p: TrajanPosition, setup: Setup) -> None:
    """TJ-2.2, TJ-11.2: as many face up as rounds were completed; enough left for the rounds to come."""
    wanted = [DEMANDS_PER_NEED] * len(NEED_IDS)
    if len(setup.demands) != setup.rounds:
        raise Problem("deal-number", where="demands", found=len(setup.demands), wanted=setup.rounds)
    coming = (ROUNDS - 1) * (QUARTERS - setup.quarter + 1) - setup.rounds + DEMANDS_REMOVED
    pile = setup.demand_pile
    if pile is None:
        # One need after another, so that a position by hand does not meet the same demand all the time.
        spare = unused(setup.demands, NEED_IDS, wanted)
        pile = [need for k in range(DEMANDS_PER_NEED) for need in NEED_IDS if spare.count(need) > k][:coming]
    if len(pile) != coming:
        raise Problem("deal-number", where="demand_pile", found=len(pile), wanted=coming)
    p.wanted = queue_of(NEED_IDS, setup.demands, "demands", 2)
    p.demands = queue_of(NEED_IDS, pile, "demand_pile", 2)
    check_pieces([*setup.demands, *pile], NEED_IDS, wanted, exactly=False)
    if setup.owed is None:
        p.owed = -1 if any(frame.kind == "settle" for frame in setup.frames) else 0
    else:
        p.owed = counts_of(NEED_IDS, setup.owed, "owed", 2)


def _place_frames(p: TrajanPosition, setup: Setup) -> None:
    frames = 0
    for frame in reversed(setup.frames):
        kind = index_of(FRAME_IDS, frame.kind, "frames")
        frames = frames << FRAME | index_of(names_about(kind), frame.about, frame.kind) << 5 | kind
    if len(setup.frames) > 7:
        raise Problem("deal-number", where="frames", found=len(setup.frames), wanted=7)
    p.frames = frames


def _check_decision(p: TrajanPosition, setup: Setup) -> None:
    """Somebody must have something to decide, or the game is over."""
    wrong = Problem("setup-phase", phase=setup.phase)
    if p.phase == OVER:
        if setup.frames or setup.winner is None or setup.ending == "":
            raise wrong
        return
    if setup.winner is not None or setup.ending:
        raise wrong
    outside = setup.phase in SETUP_PHASES or p.phase == TURN or setup.phase == "sow"
    if outside == bool(setup.frames) or (setup.frames and setup.frames[0].kind != setup.phase):
        raise wrong
    if p.decider != p.turn and setup.phase not in {"pay", "bonus"}:
        raise wrong
    asked = p.about()
    if ACT <= p.phase <= ACT_EXTRA and not choices.possible(p, p.turn, asked):
        raise wrong
    if p.phase == WINDOW and not p.window_opens():
        raise wrong
    if (setup.phase in {"load", "display"}) != (setup.hold is not None) or len(p.legal(p.decider)) == 0:
        raise wrong
