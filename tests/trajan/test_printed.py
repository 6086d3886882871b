"""Every tile, ship, province and site of the box, played from every seat: what is printed is what counts (TJ-1)."""

import pytest

from .arrange import (
    COLOURS,
    TRAYS,
    acting,
    choices,
    events,
    forum,
    may,
    play,
    player,
    province,
    red,
    score,
    seen,
    ship,
    site,
    table,
    total,
)

SEATS = range(4)
COLOUR_NAMES = list(COLOURS.values())


def four(seat: int, *, others=None, **own):
    """Four players, of whom the one on this seat owns something."""
    plain = others or {}
    return [red(**own) if number == seat else red(**plain) for number in SEATS]


def acting_from(seat: int, action: str, *, own=None, others=None, **facts):
    return acting(action, *four(seat, others=others, **(own or {})), turn=seat, **facts)


# --- Trajan tiles (TJ-1.4, TJ-5) ---------------------------------------------------------------------------------

SAME = ["blue", "orange", "pink", "green", "yellow", "white"]
TILES = [
    *(f"trajan_vp9_{colour}_{colour}" for colour in SAME),
    *(f"trajan_vp9_{pair}" for pair in ("blue_white", "yellow_white", "orange_white")),
    *(f"trajan_cards_{colour}_{colour}" for colour in ("blue", "yellow", "orange")),
    *(f"trajan_cards_{pair}" for pair in (
        "white_blue", "blue_orange", "orange_yellow", "yellow_green", "green_pink", "pink_white")),
    *(f"trajan_workers_1_{pair}" for pair in (
        "yellow_orange", "pink_orange", "white_orange", "green_orange", "blue_green")),
    *(f"trajan_workers_2_{pair}" for pair in ("yellow_yellow", "orange_orange", "orange_yellow", "blue_yellow")),
    *(f"trajan_legionnaires_1_{colour}_blue" for colour in ("blue", "yellow", "white", "green", "pink")),
    *(f"trajan_legionnaires_2_{pair}" for pair in ("orange_blue", "white_yellow", "green_yellow", "pink_yellow")),
    *(f"trajan_plus2_{colour}_pink" for colour in ("blue", "orange", "green", "yellow", "pink")),
    *(f"trajan_plus2_{pair}" for pair in ("white_white", "green_white", "pink_white_a", "pink_white_b")),
    *(f"trajan_demand_bread_{pair}" for pair in ("pink_pink", "green_green", "orange_green")),
    *(f"trajan_demand_games_{pair}" for pair in ("green_green", "yellow_green", "pink_green")),
    *(f"trajan_demand_religion_{pair}" for pair in ("white_white", "white_green", "blue_orange")),
]  # fmt: skip
POINTS = {"vp9": 9, "cards": 3, "plus2": 4, "demand": 1}


def colours_of(tile: str) -> list[str]:
    return [word for word in tile.split("_") if word in COLOUR_NAMES]


def mat_before(lies: list[str], falls: str, target: int) -> dict[str, list[str]]:
    """One marker in the tray before the target; these in the target; the others in the four trays after it."""
    rest = [colour for colour in COLOUR_NAMES for _ in range(2)]
    for colour in [*lies, falls]:
        rest.remove(colour)
    filled = {TRAYS[target]: lies, TRAYS[target - 1]: [falls]}
    for number in range(4):
        filled[TRAYS[(target + 1 + number) % 6]] = rest[number::4]
    return filled


def completed(tile: str, lies: list[str], falls: str, seat: int, target: int):
    own = {"trays": mat_before(lies, falls, target), "slots": {TRAYS[target]: tile}, "score": 20}
    p = table(*four(seat, **own), turn=seat)
    before = player(p, seat)
    play(p, seat, f"lift {TRAYS[target - 1]}")
    return p, before


def test_tj_1_4_the_stacks_hold_these_tiles():
    lying = table(red(), red()).to_setup()["stacks"]
    assert sorted(tile for stack in lying.values() for tile in stack) == sorted(TILES)


@pytest.mark.parametrize(("number", "tile"), list(enumerate(TILES)), ids=str)
def test_tj_5_4_every_trajan_tile(number, tile):
    seat, target = number % 4, number % 6
    first, second = colours_of(tile)
    p, before = completed(tile, [first], second, seat, target)
    after = player(p, seat)
    kind, tokens = tile.split("_")[1:3]
    points = POINTS.get(kind) or {"1": 5, "2": 2}[tokens]
    assert after["score"] - before["score"] == points
    assert total(p, seat, "trajan_tiles") == 20 + points
    assert after["trays"][target]["tile"] is None
    told = events(p, kind="tile_completed")
    assert [(one["seat"], one["trajan_tile"], one["tray"], one["points"]) for one in told] == [
        (seat, tile, TRAYS[target], points)
    ]
    gained = {name: after[name] - before[name] for name in ("hand_size", "yard", "camp", "supply")}
    wanted = dict.fromkeys(gained, 0)
    if kind == "cards":
        wanted["hand_size"] = 2
    elif kind in {"workers", "legionnaires"}:
        wanted |= {"yard" if kind == "workers" else "camp": int(tokens), "supply": -int(tokens)}
    assert gained == wanted
    assert after["kept"] == {need: int(kind == "demand" and tokens == need) for need in ("bread", "games", "religion")}
    assert phase_is(p, "plus2") == (kind == "plus2")


@pytest.mark.parametrize(("number", "tile"), list(enumerate(TILES)), ids=str)
def test_tj_5_1_both_printed_markers_are_needed(number, tile):
    seat, target = (number + 1) % 4, (number + 1) % 6
    first, second = colours_of(tile)
    for lies in {first, second}:
        falls = next(colour for colour in COLOUR_NAMES if colour not in {first, second})
        p, before = completed(tile, [lies], falls, seat, target)
        after = player(p, seat)
        assert (after["score"], after["trays"][target]["tile"]["tile"]) == (before["score"], tile)


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("action", TRAYS)
def test_tj_5_4_a_plus2_marker_on_every_slot_from_every_seat(seat, action):
    p, _ = completed("trajan_plus2_green_pink", ["green"], "pink", seat, 2)
    play(p, seat, f"plus2 {action}")
    assert [player(p, other)["plus2"] for other in SEATS] == [[action] if other == seat else [] for other in SEATS]


# --- goods (TJ-7.4) ---------------------------------------------------------------------------------------------

SHIPS = [
    ("ship_same", "wine wine wine wine", 1, [2, 6, 12, 20], [0, 1, 7, 15]),
    ("ship_pairs", "wine wine oil oil fish fish", 2, [5, 10, 15], [1, 6, 11]),
    ("ship_different", "columns wheat gems furs", 1, [2, 4, 6, 8], [0, 1, 3, 5]),
]
SAILINGS = [
    (name, cards.split()[: size * units], units, gray, (grays if gray else coloured)[units - 1])
    for name, cards, size, coloured, grays in SHIPS
    for gray in (False, True)
    for units in range(1, len(coloured) + 1)
]


@pytest.mark.parametrize(("name", "cards", "units", "gray", "points"), SAILINGS)
@pytest.mark.parametrize("seat", [0, 3])
def test_tj_7_4_every_ship_side_and_number(seat, name, cards, units, gray, points):
    own = {"hand": [*cards, "scrolls", "scrolls"], "score": 5, "earned": {"ships": 5}}
    p = acting_from(seat, "seaport", own=own, gray_ships=[name] if gray else [])
    play(p, seat, f"ship {name}")
    for card in dict.fromkeys(cards) if name != "ship_same" else cards:
        assert player(p, seat)["score"] == 5
        play(p, seat, f"load {card}")
    if phase_is(p, "load"):
        play(p, seat, "sail")
    side = "gray" if gray else "coloured"
    told = [event for event in events(p) if event["event"] == "ship_sailed"]
    assert told == [
        {"event": "ship_sailed", "seat": seat, "ship": name, "ship_side": side, "number": units, "points": points}
    ]
    assert (score(p, seat), total(p, seat, "ships"), ship(p, name)) == (5 + points, 5 + points, "gray")
    assert (sorted(player(p, seat)["display"]), player(p, seat)["hand"]) == (sorted(cards), ["scrolls", "scrolls"])
    assert [one["side"] for one in seen(p)["ships"]].count("gray") == 1


def phase_is(p, name: str) -> bool:
    return seen(p)["phase"] == name


def test_tj_7_6_what_was_loaded_is_told_with_its_wild_tiles():
    wild = {"hand": "wine oil oil", "tiles": ["forum_wild_commodity"] * 3}
    p = acting_from(2, "seaport", own={**wild, "hand": wild["hand"].split()})
    play(p, 2, "ship ship_pairs", "load oil")
    assert events(p, kind="cargo_loaded") == [loaded(2, "oil", 2, 0)]
    play(p, 2, "load_half wine")
    assert events(p, kind="cargo_loaded") == [loaded(2, "wine", 1, 1)]
    play(p, 2, "load_wild")
    assert events(p, kind="cargo_loaded") == [loaded(2, None, 0, 2)]
    assert (score(p, 2), player(p, 2)["wild"]["commodity"], sorted(player(p, 2)["display"])) == (
        15, 0, ["oil", "oil", "wine"],
    )  # fmt: skip


def loaded(seat: int, card: str | None, number: int, wilds: int) -> dict[str, object]:
    return {
        "event": "cargo_loaded", "seat": seat, "ship": "ship_pairs", "card": card, "number": number, "wilds": wilds,
    }  # fmt: skip


# --- forum (TJ-7.8) ---------------------------------------------------------------------------------------------

FORUM_SPACES = [f"forum_c{column}_r{row}" for column in range(5) for row in (1, 2, 3)]
ON_THE_MAT = [
    *((f"forum_votes_{votes}", lambda told, votes=votes: told["vote_tiles"] == [votes]) for votes in (2, 3, 4, 5)),
    *((f"forum_need_{need}", lambda told, need=need: told["needs"][need] == 1)
      for need in ("bread", "games", "religion")),
    *((f"forum_wild_{name}", lambda told, name=name: told["wild"][name] == 1)
      for name in ("commodity", "need", "construction", "extra_action")),
    *((f"forum_extra_{name}", lambda told, name=name: told["extra"][name] == 1) for name in TRAYS),
    *((f"extra_{name}", lambda told, name=name: told["extra"][name] == 1) for name in TRAYS),
]  # fmt: skip


@pytest.mark.parametrize(("number", "space"), list(enumerate(FORUM_SPACES)))
def test_tj_7_8_every_space_of_the_forum(number, space):
    lying = dict(zip(FORUM_SPACES, ["extra_senate", "extra_forum", "extra_trajan"], strict=False))
    lying |= dict.fromkeys(FORUM_SPACES[3:], "forum_need_games")
    lying[space] = "extra_military" if space.startswith("forum_c0") else "forum_wild_need"
    seat = number % 4
    p = acting_from(seat, "forum", forum=lying)
    play(p, seat, f"forum {space}")
    assert forum(p) == {other: tile for other, tile in lying.items() if other != space}
    assert player(p, seat)["extra"]["military"] + player(p, seat)["wild"]["need"] == 1


@pytest.mark.parametrize(("number", "tile", "lies"), [(k, *row) for k, row in enumerate(ON_THE_MAT)])
def test_tj_7_8_every_tile_comes_onto_the_mat_of_its_owner(number, tile, lies):
    seat = number % 4
    space = "forum_c0_r2" if tile.startswith("extra") else "forum_c2_r2"
    p = acting_from(seat, "forum", forum={space: tile})
    play(p, seat, f"forum {space}")
    assert [lies(player(p, other)) for other in SEATS] == [other == seat for other in SEATS]


# --- provinces (TJ-8) -------------------------------------------------------------------------------------------

PROVINCES = {
    "alpes": (3, "raetia narbonensis lugudunensis belgica"),
    "raetia": (3, "alpes noricum belgica germania_superior"),
    "noricum": (5, "raetia"),
    "narbonensis": (6, "alpes lugudunensis aquitania"),
    "lugudunensis": (6, "alpes narbonensis belgica aquitania britannia"),
    "belgica": (6, "alpes raetia lugudunensis germania_superior britannia germania_inferior"),
    "germania_superior": (6, "raetia belgica germania_inferior"),
    "aquitania": (10, "narbonensis lugudunensis"),
    "britannia": (10, "lugudunensis belgica germania_inferior"),
    "germania_inferior": (10, "belgica germania_superior britannia"),
}


@pytest.mark.parametrize("name", PROVINCES)
@pytest.mark.parametrize("seat", SEATS)
def test_tj_8_3_every_province_with_every_number_of_rivals(seat, name):
    for rivals in range(4):
        there = [other for other in SEATS if other != seat][:rivals]
        players = [red(legionnaires=[name]) if other in there else red() for other in SEATS]
        players[seat] = red(leader=name, camp=2, score=1, earned={"provinces": 1})
        p = play(acting("military", *players, turn=seat), seat, "occupy")
        points = max(0, PROVINCES[name][0] - 3 * rivals)
        assert (score(p, seat), total(p, seat, "provinces"), player(p, seat)["camp"]) == (1 + points, 1 + points, 1)
        assert player(p, seat)["legionnaires"] == [name]
        told = {"event": "occupied", "seat": seat, "province": name, "points": points, "rivals": rivals}
        assert events(p, kind="occupied") == [told]


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(
    ("action", "move", "able", "unable"),
    [
        ("military", "occupy", {"leader": "alpes", "camp": 1}, {"leader": "alpes", "camp": 0}),
        ("military", "occupy", {"leader": "alpes"}, {"leader": "alpes", "legionnaires": ["alpes"]}),
        ("military", "recruit", {"camp": 12}, {"camp": 14}),
        ("construction", "hire", {"yard": 12}, {"yard": 14}),
        ("construction", "build site_r1_c1", {"yard": 1}, {"yard": 0}),
    ],
)
def test_tj_8_tj_9_what_a_seat_lacks_no_other_makes_up(seat, action, move, able, unable):
    """TJ-8.1, TJ-8.3, TJ-9.1, TJ-9.2: the mover's own pieces count, and nobody else's."""
    assert may(acting_from(seat, action, own=able, others=unable), seat, move)
    assert not may(acting_from(seat, action, own=unable, others=able), seat, move)


@pytest.mark.parametrize(("number", "name"), list(enumerate(PROVINCES)))
def test_tj_8_2_every_road(number, name):
    seat = number % 4
    p = acting_from(seat, "military", own={"leader": name})
    roads = {move.removeprefix("march ") for move in choices(p, seat) if move.startswith("march")}
    assert roads == set(PROVINCES[name][1].split())


@pytest.mark.parametrize(("number", "name"), list(enumerate(PROVINCES)))
def test_tj_8_2_the_tile_of_every_province(number, name):
    seat = number % 4
    lying = dict.fromkeys(PROVINCES, "forum_need_games") | {name: "forum_wild_need"}
    p = acting_from(seat, "military", own={"leader": PROVINCES[name][1].split()[0]}, provinces=lying)
    play(p, seat, f"march {name}")
    assert (player(p, seat)["wild"]["need"], province(p, name)["tile"]) == (1, None)
    assert all(province(p, other)["tile"] == "forum_need_games" for other in PROVINCES if other != name)


# --- senate (TJ-7.9) ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("space", range(7))
def test_tj_7_9_every_step_of_the_senate(seat, space):
    others = [other for other in SEATS if other != seat]
    players = [red(disc=space, score=2, earned={"senate": 2}) if number == seat else red(disc=space + 1)
               for number in SEATS]  # fmt: skip
    p = acting("senate", *players, turn=seat, discs=[seat, *others])
    play(p, seat, "advance")
    points = space + 2
    assert (score(p, seat), total(p, seat, "senate"), player(p, seat)["votes"]) == (2 + points, 2 + points, points)
    assert seen(p)["senate"]["spaces"][space + 1]["discs"] == [*others, seat], "on top of those that lie there"


# --- construction (TJ-9) --------------------------------------------------------------------------------------------

SITES = [f"site_r{row}_c{column}" for row in range(1, 5) for column in range(1, 6)]
KINDS = {"stairs": "forum", "door": "senate", "fountain": "seaport", "roof": "trajan", "window": "military"}
CONSTRUCTION = [f"construction_{kind}_{value}" for kind in KINDS for value in (2, 3, 4, 5)]


@pytest.mark.parametrize(("number", "name"), list(enumerate(SITES)))
def test_tj_9_2_the_sites_beside_every_site(number, name):
    seat = number % 4
    p = acting_from(seat, "construction", own={"workers": [name]})
    row, column = divmod(number, 5)
    beside = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
    near = {f"site_r{r + 1}_c{c + 1}" for r, c in beside if 0 <= r < 4 and 0 <= c < 5}
    assert {move.removeprefix("build ") for move in choices(p, seat) if move.startswith("build")} == near


@pytest.mark.parametrize(("number", "tile"), list(enumerate(CONSTRUCTION)))
def test_tj_9_3_every_construction_tile(number, tile):
    """TJ-9.4: it is the first of its kind, whatever other kinds are owned."""
    seat, name = number % 4, SITES[(7 * number) % 20]
    kind, value = tile.split("_")[1:]
    others = [other for other in CONSTRUCTION if f"_{kind}_" not in other]
    owned, left = others[::2], [*others[1::2], *(other for other in CONSTRUCTION if f"_{kind}_" in other)]
    left.remove(tile)
    own = {"construction": owned, "score": 3, "earned": {"construction": 3}}
    lying = dict(zip([one for one in SITES if one != name], left, strict=False)) | {name: tile}
    p = acting_from(seat, "construction", own=own, sites=lying)
    play(p, seat, f"build {name}")
    points = 3 + int(value)
    assert (score(p, seat), total(p, seat, "construction"), player(p, seat)["yard"]) == (points, points, 0)
    assert sorted(player(p, seat)["construction"]) == sorted([*owned, tile])
    assert (site(p, name)["tile"], player(p, seat)["workers"]) == (None, [name])
    told = events(p, kind="construction_taken")
    assert [(one["construction_tile"], one["points"]) for one in told] == [(tile, int(value))]
    first = {"event": "first_of_kind", "seat": seat, "kind": kind, "action": KINDS[kind]}
    assert events(p, kind="first_of_kind") == [first]


@pytest.mark.parametrize(("number", "tile"), list(enumerate(CONSTRUCTION)))
def test_tj_9_4_no_action_for_a_second_tile_of_a_kind(number, tile):
    kind, value = tile.split("_")[1:]
    other = f"construction_{kind}_{5 if value != '5' else 2}"
    seat = (number + 2) % 4
    p = acting_from(seat, "construction", own={"construction": [other]}, sites={"site_r3_c3": tile})
    play(p, seat, "build site_r3_c3")
    assert (score(p, seat), events(p, kind="first_of_kind")) == (int(value), [])
