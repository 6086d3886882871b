"""What of a setup is more than one number: how it is written, read, and filled in where it is left out.

The fields themselves are declared in `position.py`, beside the attributes that hold them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import u8

from adamak.core.errors import Problem, problem_if
from adamak.core.state import TABLE, Cells, Counts, Field, NameSet, Player, Queue, Reading, Spaces, Stock
from adamak.core.state.shapes import check_entries, check_name, check_names, check_number
from adamak.games.trajan import components, data
from adamak.games.trajan.components import ACTION_IDS, COLOUR_IDS, COMMODITY_IDS, NEED_IDS, STACK_IDS, TOKENS
from adamak.games.trajan.data import FORUM_IDS, PROVINCE_IDS, SHIP_IDS, SITE_IDS, TILE_IDS, TRAJAN_IDS, Mat
from adamak.games.trajan.seaport import PER_WORD

GONE: Final = 255  # the tile of a site is taken: nobody needs to know any more what lay there
EXTRA_NAMES: Final[list[str]] = [name for name, _ in components.EXTRA_ROWS]
# Tiles as they lie on a mat: where an extra action tile came from is forgotten (TJ-1.5).
MAT_TILES: Final[list[str]] = [*TILE_IDS[:11], *EXTRA_NAMES]

# --- the pieces (TJ-1) ----------------------------------------------------------------------------
GOODS: Final[Stock] = Stock(COMMODITY_IDS, components.CARDS_PER_COMMODITY, whole=True)
MARKERS: Final[Stock] = Stock(COLOUR_IDS, components.MARKERS_PER_COLOUR)  # of each player
TRAJAN_TILES: Final[Stock] = Stock(TRAJAN_IDS)
CONSTRUCTION_TILES: Final[Stock] = Stock(data.CONSTRUCTION_IDS)
BONUS_TILES: Final[Stock] = Stock(data.BONUS_IDS)
DEMAND_TILES: Final[Stock] = Stock(NEED_IDS, components.DEMANDS_PER_NEED)
# TJ-1.5: a tile owned as extra_x may have had either back, so of those the mats are counted apart.
TILE_COUNTS: Final[dict[str, int]] = dict(zip(TILE_IDS, data.TILE_COUNTS, strict=True))
FORUM_TILES: Final[Stock] = Stock(TILE_COUNTS)
FORUM_BACKS: Final[Stock] = Stock({tile: TILE_COUNTS[tile] for tile in TILE_IDS[: data.KINDS]})
YELLOW_BACKS: Final[Stock] = Stock({tile: TILE_COUNTS[tile] for tile in EXTRA_NAMES})
EXTRA_TILES: Final[Stock] = Stock(EXTRA_NAMES, 3)

# --- kinds ----------------------------------------------------------------------------------------
CARDS: Final[Counts] = Counts(COMMODITY_IDS, 3, most=components.CARDS_PER_COMMODITY)
MARKER_COUNTS: Final[Counts] = Counts(COLOUR_IDS, 2, most=components.MARKERS_PER_COLOUR)
SLOT_TILES: Final[Spaces] = Spaces(ACTION_IDS, TRAJAN_IDS, 6)
KEPT_TILES: Final[NameSet] = NameSet(TRAJAN_IDS[data.FIRST_KEPT :])
BONUS_SET: Final[NameSet] = NameSet(data.BONUS_IDS)
CONSTRUCTION_SET: Final[NameSet] = NameSet(data.CONSTRUCTION_IDS)
BONUS_QUEUE: Final[Queue] = Queue(data.BONUS_IDS, 4)
DEMAND_QUEUE: Final[Queue] = Queue(NEED_IDS, 2)
PROVINCE_SPACES: Final[Spaces] = Spaces(PROVINCE_IDS[: data.PROVINCES], TILE_IDS[: data.KINDS], 5)
FORUM_SPACES: Final[Spaces] = Spaces(FORUM_IDS, TILE_IDS, 5)
YELLOW_BITS: Final = 5 * data.YELLOW_SPACES  # the green spaces lie above them
SITE_TILES: Final[Spaces] = Spaces(SITE_IDS, data.CONSTRUCTION_IDS, 5)
STACKS: Final[list[Queue]] = [
    Queue(TRAJAN_IDS[k * data.STACK_SIZE : (k + 1) * data.STACK_SIZE], 4) for k in range(len(STACK_IDS))
]  # fmt: skip
OWED: Final[Counts] = Counts(NEED_IDS, 2)


class MatTiles(Counts):
    """Forum and extra action tiles of a mat."""

    def __init__(self) -> None:
        super().__init__(MAT_TILES, 2, shifts=data.TILE_SHIFTS)

    def check(self, value: object, where: str, seats: int) -> list[str]:
        return [owned_as(tile) for tile in check_names(value, TILE_IDS, where)]


def owned_as(tile: str) -> str:
    """TJ-1.5: where an extra action tile came from no longer matters once it is owned."""
    return tile.replace("forum_extra", "extra")


def about(kind: str) -> Sequence[str]:
    """What a frame may be about."""
    if kind == "settle":
        return ["0", "1", "2", "3"]
    if kind == "pay":
        return NEED_IDS
    return ACTION_IDS if kind not in {"plus2", "bonus", "vote"} else [""]


# --- entries made of several numbers ----------------------------------------------------------------
class Sowing(Field[dict[str, Any] | None]):
    """TJ-4.2: the tray that was emptied, and how many markers it held; where the next one falls follows."""

    holds = ("sow_tray", "lifted_from", "lifted")

    def read(self, p: Any, seat: int = TABLE) -> dict[str, Any] | None:
        return {"tray": ACTION_IDS[p.lifted_from], "number": int(p.lifted)} if p.lifted else None

    def check(self, value: object, where: str, reading: Reading) -> dict[str, Any] | None:
        if value is None:
            return None
        sowing = check_entries(value, {"tray": None, "number": None}, where)
        check_name(sowing["tray"], ACTION_IDS, where)
        check_number(sowing["number"], 1, 12, where)
        left = len(reading["in_hand"])
        problem_if(left > sowing["number"], "setup-pieces", what="in_hand", found=left, wanted=sowing["number"])
        return sowing | {"left": left}

    def put(self, p: Any, value: dict[str, Any] | None, seat: int = TABLE) -> None:
        if value is not None:
            p.lifted_from = ACTION_IDS.index(value["tray"])
            p.lifted = value["number"]
            p.sow_tray = (p.lifted_from + 1 + value["number"] - value["left"]) % len(ACTION_IDS)


class Hold(Field[dict[str, Any] | None]):
    """What is being displayed or shipped: cards, wild tiles, units so far."""

    holds = ("cargo", "hold")

    def read(self, p: Any, seat: int = TABLE) -> dict[str, Any] | None:
        hold = int(p.hold)
        if hold == 0 and data.PHASE_IDS[p.phase] not in {"load", "display"}:
            return None
        return {"ship": SHIP_IDS[hold >> 6], "cards": CARDS.write(p.cargo), "wilds": hold >> 3 & 7, "units": hold & 7}

    def check(self, value: object, where: str, reading: Reading) -> dict[str, Any] | None:
        if value is None:
            return None
        hold = check_entries(value, {"ship": "ship_same", "cards": [], "wilds": 0, "units": 0}, where)
        check_name(hold["ship"], SHIP_IDS, "ship")
        cards = CARDS.check(hold["cards"], where, reading.seats)
        wilds, units = (check_number(hold[name], 0, 1_000_000, f"{where}.{name}") for name in ("wilds", "units"))
        problem_if(units > 4 or wilds > 3 or len(cards) + wilds < units, "setup-place", what=where, where=hold["ship"])
        return hold

    def put(self, p: Any, value: dict[str, Any] | None, seat: int = TABLE) -> None:
        if value is not None:
            p.cargo = CARDS.pack(value["cards"])
            p.hold = value["units"] | value["wilds"] << 3 | SHIP_IDS.index(value["ship"]) << 6

    def pieces(self, value: dict[str, Any] | None) -> Iterator[str]:
        return iter(value["cards"] if value else ())


def default_owed(reading: Reading) -> list[str] | None:
    return None if any(frame["kind"] == "settle" for frame in reading["frames"]) else []


class Heap(Field[list[str]]):
    """L or R from the bottom to the top: the cards in `mat`, the size in `heap_sizes`."""

    def __init__(self, side: int, **more: Any) -> None:
        super().__init__(**more)
        self.side = side
        self.holds = ("heap_sizes",) if side == 0 else ()  # one number for both

    def read(self, p: Any, seat: int = TABLE) -> list[str]:
        size = int(p.heap_sizes) >> 6 * self.side & 63
        words = [int(p.mat[Mat.HEAP + 4 * self.side + k]) for k in range(4)]
        return [COMMODITY_IDS[words[k // PER_WORD] >> k % PER_WORD * 4 & 15] for k in range(size)]

    def check(self, value: object, where: str, reading: Reading) -> list[str]:
        return check_names(value, COMMODITY_IDS, where)

    def put(self, p: Any, value: list[str], seat: int = TABLE) -> None:
        for k, card in enumerate(value):
            p.mat[Mat.HEAP + 4 * self.side + k // PER_WORD] |= COMMODITY_IDS.index(card) << k % PER_WORD * 4
        p.heap_sizes |= len(value) << 6 * self.side


class Forum(Field[dict[str, str]]):
    """TJ-2.3: the yellow column, then one green column a player."""

    holds = ("green", "yellow")

    def on(self, p: Any, space: int) -> str | None:
        """The tile on one space."""
        return FORUM_SPACES.on(p.yellow | p.green << YELLOW_BITS, space)

    def read(self, p: Any, seat: int = TABLE) -> dict[str, str]:
        return FORUM_SPACES.write(p.yellow | p.green << YELLOW_BITS)

    def check(self, value: object, where: str, reading: Reading) -> dict[str, str]:
        found = FORUM_SPACES.check(value, where, reading.seats)
        for space, tile in found.items():
            yellow = FORUM_IDS.index(space) < data.YELLOW_SPACES
            if space not in spaces_in_use(reading.seats) or yellow != (TILE_IDS.index(tile) >= data.KINDS):
                raise Problem("setup-place", what=tile, where=space)
        return found

    def put(self, p: Any, value: dict[str, str], seat: int = TABLE) -> None:
        lying = FORUM_SPACES.pack(value)
        p.yellow, p.green = lying & (1 << YELLOW_BITS) - 1, lying >> YELLOW_BITS


def spaces_in_use(seats: int) -> list[str]:
    """TJ-2.3: the yellow column, then one green column a player."""
    return FORUM_IDS[: data.YELLOW_SPACES + 3 * seats]


class Sites(Field[dict[str, str]]):
    """TJ-2.4: the construction tiles that still lie on their sites: `grid` says which, `intact` where."""

    holds = ("intact",)

    def read(self, p: Any, seat: int = TABLE) -> dict[str, str]:
        return {SITE_IDS[k]: data.CONSTRUCTION_IDS[tile] for k, tile in enumerate(p.grid) if p.intact >> k & 1}

    def check(self, value: object, where: str, reading: Reading) -> dict[str, str]:
        found = SITE_TILES.check(value, where, reading.seats)
        for site in busy_sites(reading):
            problem_if(site in found, "setup-place", what=found.get(site), where=site)
        return found

    def put(self, p: Any, value: dict[str, str], seat: int = TABLE) -> None:
        lying = [data.CONSTRUCTION_IDS.index(value[site]) if site in value else GONE for site in SITE_IDS]
        p.grid = vec[u8]([u8(tile) for tile in lying])
        p.intact = sum(1 << SITE_IDS.index(site) for site in value)


def busy_sites(reading: Reading) -> list[str]:
    """TJ-9.3: a site is empty where a worker stands."""
    return [site for player in reading.players for site in player["workers"]]


class Arch(Field[str | None]):
    """TJ-8.5: on a slot without a tile; None is the centre, where no slot is free."""

    per_seat = True

    def read(self, p: Any, seat: int = TABLE) -> str | None:
        slot = p.mat[Mat.ARCH + seat]
        return None if slot == data.CENTRE else ACTION_IDS[slot]

    def check(self, value: object, where: str, reading: Reading) -> str | None:
        return value if value is None or value == "" else check_name(value, ACTION_IDS, where)

    def put(self, p: Any, value: str | None, seat: int = TABLE) -> None:
        free = [name for k, name in enumerate(ACTION_IDS) if SLOT_TILES.on(p.mat[Mat.SLOTS + seat], k) is None]
        if value == "":
            value = free[0] if free else None
        if (value is None) == bool(free) or (value is not None and value not in free):
            raise Problem("setup-place", what="arch", where=value or "centre")
        p.mat[Mat.ARCH + seat] = data.CENTRE if value is None else ACTION_IDS.index(value)


class Stacks(Cells[list[str]]):
    """TJ-2.7: the Trajan stacks from their tops; one that is left out holds its tiles that lie nowhere else."""

    def __init__(self, **more: Any) -> None:
        super().__init__(STACK_IDS, STACKS, "mat", Mat.STACK, **more)

    def check(self, value: object, where: str, reading: Reading) -> dict[str, list[str]]:
        found = super().check(value, where, reading)
        elsewhere = reading.lying(TRAJAN_TILES, "stacks")
        stacks = zip(STACK_IDS, STACKS, strict=True)
        return {name: [tile for tile in stack.names if tile not in elsewhere] for name, stack in stacks} | found


# --- what is meant where nothing is said --------------------------------------------------------------
def default_trays(player: Player) -> dict[str, list[str]]:
    """The two markers of one colour in each tray."""
    return {name: [COLOUR_IDS[k]] * components.MARKERS_PER_COLOUR for k, name in enumerate(ACTION_IDS)}


def default_supply(player: Player) -> int:
    """TJ-1.2: the tokens that are placed nowhere."""
    placed = tokens_placed(player)
    problem_if(placed > TOKENS, "setup-pieces", what="token", found=placed, wanted=TOKENS)
    return TOKENS - placed


def tokens_placed(player: Player) -> int:
    """In the camps, the provinces and on the sites."""
    return int(player["camp"] + player["yard"] + len(player["legionnaires"]) + len(player["workers"]))


def default_earned(player: Player) -> dict[str, int]:
    """TJ-13.1: where nothing is said, a position by hand calls all of the score Trajan tiles."""
    score = player["score"]
    return {"trajan_tiles": min(max(score, 0), 1023), "demands": min(max(-score, 0), 1023)}


def owned_tiles(reading: Reading) -> list[str]:
    """The tiles of all mats."""
    return [tile for player in reading.players for tile in player["tiles"]]


def default_forum_pile(reading: Reading) -> list[str]:
    return FORUM_BACKS.rest([*reading["forum"].values(), *reading["provinces"].values(), *owned_tiles(reading)])


def default_extra_pile(reading: Reading) -> list[str]:
    """The yellow tiles that lie nowhere; those owned count as yellow as long as there are any."""
    spare = YELLOW_BACKS.rest(reading["forum"].values())
    for tile in owned_tiles(reading):
        if tile in spare:
            spare.remove(tile)
    return spare


def default_sites(reading: Reading) -> dict[str, str]:
    """TJ-9.3: a tile on every site where no worker stands, in the order of the list."""
    busy = busy_sites(reading)
    spare = reading.rest(CONSTRUCTION_TILES, "sites")
    return dict(zip([site for site in SITE_IDS if site not in busy], spare, strict=False))


def default_offer(reading: Reading) -> list[str]:
    return reading.rest(BONUS_TILES, "offer", "bag")[: bonuses_offered(reading)]


def bonuses_offered(reading: Reading) -> int:
    """TJ-2.10: two on the board, except before the table is laid and at the end."""
    return 0 if reading["phase"] in {"over", "markers"} else 2


def demands_coming(reading: Reading) -> int:
    """TJ-2.2, TJ-11.2: one for each round to come, and those removed."""
    rounds = (components.ROUNDS - 1) * (components.QUARTERS - reading["quarter"] + 1)
    return int(rounds - reading["rounds"] + components.DEMANDS_REMOVED)


def default_demand_pile(reading: Reading) -> list[str]:
    """One need after another, so that a position by hand does not meet the same demand all the time."""
    spare = reading.rest(DEMAND_TILES, "demand_pile")
    mixed = [need for k in range(components.DEMANDS_PER_NEED) for need in NEED_IDS if spare.count(need) > k]
    return mixed[: demands_coming(reading)]


def default_discs(reading: Reading) -> list[int]:
    """TJ-2.8: the first player's at the bottom."""
    return [(reading["first_player"] + k) % reading.seats for k in range(reading.seats)]
