"""A position read back from its setup, or from one written by hand; checked for consistency."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from adamak.core.errors import Problem
from adamak.core.reading import index_of, read, seat_of, seat_set, set_or_seed
from adamak.games.troyes import activity_cards, buildings, rounds
from adamak.games.troyes.components import BUILDING_IDS, CARD_IDS, CHARACTER_IDS, COLOUR_IDS, THREAT_IDS
from adamak.games.troyes.data import (
    ACTIVATE,
    BLACK_IDS,
    CHARACTERS_DEALT,
    CITIZENS,
    CUBE_BITS,
    CUBES,
    DENIERS,
    DICE,
    DIE_IDS,
    DISTRICT_IDS,
    ENDING_IDS,
    FIRST_RED,
    FIRST_WHITE,
    FIRST_YELLOW,
    GRAY_CITIZENS,
    INFLUENCE,
    LE_ROY_CITIZENS,
    MODIFIER_IDS,
    NEUTRAL,
    ORDER,
    OVER,
    OWNERS,
    PASS,
    PHASE_IDS,
    PICTURE,
    PLAINLY,
    PURSE,
    RESERVE,
    RESISTANCE,
    ROUNDS,
    SECOND,
    SECRET,
    SLOT_IDS,
    SOURCE_IDS,
    STARTING_CITIZENS,
    SUPPLY,
    THREAT_BITS,
    UNDECIDED,
    VP,
    WON,
)
from adamak.games.troyes.pieces import colour, group
from adamak.games.troyes.position import TroyesPosition
from adamak.games.troyes.readers import pack_deck, space_of
from adamak.games.troyes.setup import Setup, ThreatSetup


def from_setup(data: Mapping[str, object]) -> TroyesPosition:
    """Reads a setup and refuses one in which a thing lies twice, is missing, or a decision has nothing to decide."""
    from adamak.games.troyes.game import GAME

    setup = read(Setup, data)
    seats = len(setup.players)
    p = TroyesPosition(None, seats, GAME.read_options(seats, setup.options).variant())
    p.phase = index_of(PHASE_IDS, setup.phase, "phase")
    p.turn = seat_of(setup.turn, seats, "turn")
    p.round = setup.round
    p.starter = (
        NEUTRAL if seats == 1 and setup.start_player == NEUTRAL else seat_of(setup.start_player, seats, "start_player")
    )
    everybody = seats * int(STARTING_CITIZENS[seats])
    p.settled = everybody if setup.settled is None else setup.settled
    p.revealed = min(setup.round, 3) if setup.revealed is None else setup.revealed
    p.left, p.rolled, p.horizon = setup.left, setup.rolled, setup.horizon
    p.winners = seat_set(setup.winners, seats, "winners")
    p.end_code = index_of(ENDING_IDS, setup.ending, "ending")
    set_or_seed(p, setup.generator, "setup")
    _place_dice(p, setup)
    _place_slots(p, setup)
    _place_people(p, setup)
    _place_cathedral(p, setup)
    _place_queue(p, setup)
    _place_decks(p, setup)
    _place_characters(p, setup)
    _place_composing(p, setup)
    _check(p, setup)
    return p


def _owner(p: TroyesPosition, owner: int, where: str) -> int:
    """A seat of this game, or the neutral."""
    return owner if owner == NEUTRAL else seat_of(owner, int(p.seats), where)


# --- dice -----------------------------------------------------------------------------------------


def _pack(names: Sequence[str], known: Sequence[str], width: int, where: str) -> int:
    return sum(1 << width * index_of(known, name, where) for name in names)


def _place_dice(p: TroyesPosition, setup: Setup) -> None:
    """TR-5.5: never more than six dice of a colour."""
    taken = [die for _, die in setup.composing.dice] if setup.composing else []
    everywhere = [*taken, *setup.aside, *(die for dice in setup.districts.values() for die in dice)]
    for name in everywhere:
        index_of(DIE_IDS, name, "districts")
    for name in COLOUR_IDS:
        number = [colour(die) for die in everywhere].count(name)
        if number > 6:
            raise Problem("troyes-dice", colour=name, found=number)
    for district, dice in setup.districts.items():
        p.square[index_of(DISTRICT_IDS, district, "districts")] = _pack(dice, DIE_IDS, 3, "districts")
    p.aside = _pack(setup.aside, DIE_IDS, 3, "aside")
    if len(setup.black) + len(setup.against) > 15:
        raise Problem("deal-number", where="black", found=len(setup.black), wanted=15)
    p.black = _pack(setup.black, BLACK_IDS, 4, "black")
    p.against = _pack(setup.against, BLACK_IDS, 4, "against")


# --- cards and people -----------------------------------------------------------------------------


def _place_slots(p: TroyesPosition, setup: Setup) -> None:
    """TR-3.5, TR-9.4: a fitting card, at most one tradesman per owner."""
    for name in setup.slots:
        index_of(SLOT_IDS, name, "slots")
    for slot, name in enumerate(SLOT_IDS):
        allowed = [CARD_IDS[k] for k in rounds.of_slot(p, slot)]
        given = setup.slots.get(name)
        chosen = allowed[0] if given is None or given.card is None else given.card
        index_of(allowed, chosen, name)
        p.cards |= CARD_IDS.index(chosen) << 5 * slot
        if given is None:
            continue
        people = [owner for owner in (*given.scoring, *given.picture) if owner is not None]
        if len(set(people)) != len(people):
            raise Problem("troyes-tradesmen", slot=name)
        for owner in people:
            _owner(p, owner, name)
        if len(given.cubes) > p.seats or any(number > 255 for number in given.cubes):
            raise Problem("deal-number", where=name, found=len(given.cubes), wanted=int(p.seats))
        first, second = (0 if owner is None else owner + 1 for owner in given.scoring)
        standing = first | second << SECOND | sum(1 << PICTURE + owner for owner in given.picture)
        waiting = sum(number << CUBES + CUBE_BITS * seat for seat, number in enumerate(given.cubes))
        p.stalls[slot] = standing | waiting


def _place_people(p: TroyesPosition, setup: Setup) -> None:
    """TR-3.3: twelve citizens per player, eight gray ones, twenty-four of Le Roy."""
    for name, owner in setup.spaces.items():
        buildings.stand(p, space_of(name, "spaces"), _owner(p, owner, "spaces"))
    for name, owners in setup.lying.items():
        b = index_of(BUILDING_IDS, name, "lying")
        for owner in owners:
            _owner(p, owner, "lying")
            if owners.count(owner) > 7:
                raise Problem("deal-number", where=name, found=owners.count(owner), wanted=7)
            p.lying += 1 << 3 * (b * OWNERS + owner)
    for seat, one in enumerate(setup.players):
        for field, number in (
            (DENIERS, one.deniers), (INFLUENCE, one.influence), (VP, one.vp), (SUPPLY, one.supply), (PURSE, one.purse),
        ):  # fmt: skip
            p.family[field + seat] = number
        _count_citizens(p, seat, one.reserve, CITIZENS)
    p.family[VP + NEUTRAL] = setup.neutral.vp
    _count_citizens(p, NEUTRAL, setup.neutral.reserve, LE_ROY_CITIZENS if p.seats == 1 else GRAY_CITIZENS)


def _count_citizens(p: TroyesPosition, owner: int, reserve: int | None, wanted: int) -> None:
    down = sum(int(buildings.lying(p, b, owner)) for b in range(3))
    about = (
        int(buildings.standing(p, owner))
        + down
        + int(activity_cards.tradesmen(p, owner))
        + int(p.family[SUPPLY + owner])
    )
    left = wanted - about if reserve is None else reserve
    if about + left != wanted or left < 0:
        raise Problem("troyes-citizens", owner=owner, found=about + max(left, 0), wanted=wanted)
    p.family[RESERVE + owner] = left


def _place_cathedral(p: TroyesPosition, setup: Setup) -> None:
    """TR-9.10: nothing above an empty space."""
    for level, row in enumerate(setup.cathedral):
        if level > 2 or len(row) != 6:
            raise Problem("deal-number", where="cathedral", found=len(row), wanted=6)
        for k, owner in enumerate(row):
            if owner is not None:
                if level and setup.cathedral[level - 1][k] is None:
                    raise Problem("troyes-cathedral", floor=level + 1, value=k + 1)
                p.cathedral |= _owner(p, owner, "cathedral") + 1 << 3 * (6 * level + k)


# --- events ---------------------------------------------------------------------------------------


def _place_queue(p: TroyesPosition, setup: Setup) -> None:
    """TR-7.3: Marauding first; an event with all banners filled would have left."""
    entries = setup.queue or [ThreatSetup("marauding")]
    if entries[0].threat != "marauding":
        raise Problem("troyes-queue", threat=entries[0].threat[:40])
    packed: list[int] = []
    for entry in entries:
        k = index_of(THREAT_IDS, entry.threat, "queue")
        for owner in entry.cubes:
            _owner(p, owner, "queue")
        if k == 0:
            for owner in entry.cubes:
                p.marauders += 1 << 8 * owner
            last = setup.last_marauder
            if last is not None and last not in entry.cubes:
                raise Problem("setup-seat", where="last_marauder", seat=last)
            p.marauders |= (0 if last is None else last + 1) << 40
            packed.append(0)
            continue
        if len(entry.cubes) >= p.variant.threat_banners[k]:
            raise Problem("troyes-banners", threat=entry.threat, found=len(entry.cubes))
        cubes = sum(owner + 1 << ORDER + 3 * at for at, owner in enumerate(entry.cubes))
        packed.append(k | len(entry.cubes) << THREAT_BITS | cubes)
    p.queue = vec[i64]([i64(number) for number in packed])


def _place_decks(p: TroyesPosition, setup: Setup) -> None:
    """TR-3.6: every event card lies in one place; what is not named lies in its deck or, for red ones, in the box."""
    bonus = bool(p.variant.bonus)
    named = [entry.threat for entry in setup.queue[1:]] + [*setup.lost, *setup.neutral.won]
    named += [name for one in setup.players for name in one.won]
    given = [setup.red_deck, setup.white_deck, setup.yellow_deck, setup.red_box]
    named += [name for cards in given for name in cards or []]
    for name in named:
        index_of(THREAT_IDS[1:], name, "events")
        if name == "resistance" and not bonus:
            raise Problem("setup-unknown", where="events", found=name)
    if len(set(named)) != len(named):
        raise Problem("troyes-event-twice", threat=next(name for name in named if named.count(name) > 1))
    red = [name for name in THREAT_IDS[FIRST_RED : FIRST_WHITE if bonus else RESISTANCE] if name not in named]
    white = [name for name in THREAT_IDS[FIRST_WHITE:FIRST_YELLOW] if name not in named]
    yellow = [name for name in THREAT_IDS[FIRST_YELLOW:] if name not in named]
    if setup.red_deck is None:
        wanted = max(0, int(ROUNDS[p.seats]) - int(p.round))
        setup.red_deck, red = red[:wanted], red[wanted:]
    if setup.red_box is None:
        setup.red_box, red = red, []
    if setup.white_deck is None:
        setup.white_deck, white = white, []
    if setup.yellow_deck is None:
        setup.yellow_deck, yellow = yellow, []
    missing = [*red, *white, *yellow]
    if missing:
        raise Problem("troyes-event-missing", threat=missing[0])
    for cards, first, last in (
        (setup.red_deck, FIRST_RED, FIRST_WHITE), (setup.red_box, FIRST_RED, FIRST_WHITE),
        (setup.white_deck, FIRST_WHITE, FIRST_YELLOW), (setup.yellow_deck, FIRST_YELLOW, len(THREAT_IDS)),
    ):  # fmt: skip
        for name in cards:
            index_of(THREAT_IDS[first:last], name, "decks")
    p.red_deck, p.white_deck, p.yellow_deck = map(pack_deck, (setup.red_deck, setup.white_deck, setup.yellow_deck))
    p.red_box = _pack(setup.red_box, THREAT_IDS, 1, "red_box")
    p.lost = _pack(setup.lost, THREAT_IDS, 1, "lost")
    for seat, one in enumerate(setup.players):
        p.family[WON + seat] = _pack(one.won, THREAT_IDS, 1, "won")
    p.family[WON + NEUTRAL] = _pack(setup.neutral.won, THREAT_IDS, 1, "won")


def _place_characters(p: TroyesPosition, setup: Setup) -> None:
    """TR-3.4, TR-15.3: those not named are dealt in their order."""
    if p.seats == 1:
        row = CHARACTER_IDS if setup.character_row is None else setup.character_row
        if len(set(row)) != len(row):
            raise Problem("deal-number", where="character_row", found=len(set(row)), wanted=len(row))
        p.row = sum(index_of(CHARACTER_IDS, name, "character_row") + 1 << 4 * k for k, name in enumerate(row))
        return
    named = [name for one in setup.players for name in one.characters or []]
    for name in named:
        index_of(CHARACTER_IDS, name, "characters")
    if len(set(named)) != len(named):
        raise Problem("deal-number", where="characters", found=len(set(named)), wanted=len(named))
    spare = [name for name in CHARACTER_IDS if name not in named]
    each = int(CHARACTERS_DEALT[p.seats])
    for seat, one in enumerate(setup.players):
        hand = one.characters
        if hand is None:
            hand, spare = spare[:each], spare[each:]
        if len(hand) != each:
            raise Problem("deal-number", where="characters", found=len(hand), wanted=each)
        p.family[SECRET + seat] = _pack(hand, CHARACTER_IDS, 1, "characters")


# --- the turn -------------------------------------------------------------------------------------


def _place_composing(p: TroyesPosition, setup: Setup) -> None:
    from adamak.games.troyes.game import GAME

    turn = setup.composing
    if turn is None:
        return
    p.target = GAME.moves.number(turn.target)
    if not ACTIVATE <= p.target < PASS:
        raise Problem("setup-unknown", where="composing", found=turn.target[:40])
    for k, (district, die) in enumerate(turn.dice[:3]):
        number = DICE * index_of(DISTRICT_IDS, district, "composing") + index_of(DIE_IDS, die, "composing")
        p.group |= number + 1 << 7 * k
    p.size = len(turn.dice)
    if turn.cube is None:
        p.cube = UNDECIDED
    else:
        p.cube = PLAINLY if turn.cube == "plain" else index_of(MODIFIER_IDS, turn.cube, "composing")
    p.source = -1 if turn.source is None else index_of(SOURCE_IDS, turn.source, "composing")
    p.times = turn.times


def _check(p: TroyesPosition, setup: Setup) -> None:
    """What every position keeps: a decision with something to decide, nothing half done elsewhere."""
    phase = setup.phase
    composing = phase in {
        "take_dice", "choose_cube", "choose_source", "choose_times", "confirm", "miller", "exchange", "event_cubes",
    }  # fmt: skip
    fits = (setup.composing is not None) == composing and p.size <= 3
    if phase == "over":
        fits = fits and p.end_code != 0
    elif phase != "settle":
        fits = fits and p.end_code == 0 and p.round >= 1 and p.settled == p.seats * STARTING_CITIZENS[p.seats]
    if phase == "black_dice":
        fits = fits and p.against != 0
    if phase in {"choose_cube", "choose_source", "choose_times", "confirm"}:
        fits = fits and len(group(p)) == p.size >= 1
    if phase in {"choose_times", "confirm"}:
        fits = fits and p.cube != UNDECIDED
    if phase == "confirm":
        fits = fits and p.times >= 1
    if phase in {"miller", "exchange", "event_cubes"}:
        fits = fits and p.left >= 1 and p.target < ACTIVATE + len(SLOT_IDS)
    if not fits or (p.phase != OVER and len(p.legal(p.turn)) == 0):
        raise Problem("setup-phase", phase=phase)
