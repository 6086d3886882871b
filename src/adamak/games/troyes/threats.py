"""The events (TR-7, TR-9.13 to TR-9.19): how they come, what they do, their cubes, and how they are countered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from adamak.core.bits import bits
from adamak.games.troyes import buildings, data, wealth
from adamak.games.troyes.data import Building, Colour, Event, Family, Reason, Threat

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition


# --- what lies in the queue -----------------------------------------------------------------------


def threat_at(p: TroyesPosition, at: i64) -> i64:
    return p.queue[at] & 31


def place_of(p: TroyesPosition, threat: i64) -> i64:
    """Where an event lies in the queue, or -1."""
    n: i64 = len(p.queue)
    for at in range(n):
        if p.queue[at] & 31 == threat:
            return at
    return -1


def cubes_on(entry: i64) -> i64:
    """How many cubes lie on an event (not on Marauding)."""
    return (entry >> data.THREAT_BITS) & 31


def free_banners(p: TroyesPosition, at: i64) -> i64:
    """TR-9.13, TR-9.16: Marauding has room without end."""
    entry = p.queue[at]
    threat = entry & 31
    if threat == Threat.MARAUDING:
        return 99
    return p.variant.threat_banners[threat] - cubes_on(entry)


def own_cubes(p: TroyesPosition, at: i64, owner: i64) -> i64:
    entry = p.queue[at]
    if entry & 31 == Threat.MARAUDING:
        return (p.marauders >> (8 * owner)) & 255
    order = entry >> data.ORDER
    n: i64 = 0
    while order:
        if order & 7 == owner + 1:
            n += 1
        order >>= 3
    return n


def with_own_cube(p: TroyesPosition, owner: i64) -> i64:
    """TR-12.2, TR-17.5: events of the queue with at least one cube of this owner."""
    n: i64 = 0
    at: i64 = 0
    while at < i64(len(p.queue)):
        if own_cubes(p, at, owner) > 0:
            n += 1
        at += 1
    return n


def remove_entry(p: TroyesPosition, at: i64) -> None:
    """TR-9.18: the gap is closed."""
    old = p.queue
    left = vec[i64](capacity=16)
    k: i64 = 0
    while k < i64(len(old)):
        if k != at:
            left = append(left, old[k])
        k += 1
    p.queue = left


# --- cubes and countering -------------------------------------------------------------------------


def add_cube(p: TroyesPosition, at: i64, owner: i64) -> bool:
    """TR-9.14: one cube on the next banner; True when that countered the event."""
    entry = p.queue[at]
    threat = entry & 31
    if owner == data.NEUTRAL:
        p.note(Event.GRAY_EVENT_CUBE, threat, 0, 0)
    else:
        p.note(Event.EVENT_CUBE, owner, threat, 0)
        wealth.gain_influence(p, owner, 1)
    if threat == Threat.MARAUDING:
        mark: i64 = owner + 1
        p.marauders += data.ONE_MARAUDER[owner]
        p.marauders = (p.marauders & ~data.LAST_MASK) | (mark << data.LAST_MARAUDER)
        return False
    n = cubes_on(entry)
    order = owner + 1
    p.queue[at] = (entry | (order << (data.ORDER + 3 * n))) + data.ONE_COUNT
    if n + 1 < p.variant.threat_banners[threat]:
        return False
    counter(p, at)
    return True


def counter(p: TroyesPosition, at: i64) -> None:
    """TR-9.18: points by rank, the card to whoever has most and was first, cubes home, the gap closed."""
    entry = p.queue[at]
    threat = entry & 31
    order = entry >> data.ORDER
    counts: i64 = 0  # eight bits per owner
    firsts: i64 = 0  # who came first, second, ...: three bits each, plus one
    seen: i64 = 0
    came: i64 = 0
    while order:
        owner = (order & 7) - 1
        if owner < data.NEUTRAL or p.variant.neutral_ranks or p.seats == 1:
            counts += data.ONE_MARAUDER[owner]
            if seen & data.ONE_BIT[owner] == 0:
                seen |= data.ONE_BIT[owner]
                mark: i64 = owner + 1
                firsts |= mark << (3 * came)
                came += 1
        order >>= 3
    p.note(Event.THREAT_COUNTERED, threat, 0, 0)
    most = best_count(counts, 256)
    leaders = holders(counts, most)
    higher = p.variant.threat_first[threat]
    lower = p.variant.threat_second[threat]
    k = bits(leaders)
    if k > 1:
        award(p, leaders, (higher + lower) // k, threat)
    elif k == 1:
        next_best = best_count(counts, most)
        if next_best == 0:
            award(p, leaders, higher + lower, threat)
        else:
            award(p, leaders, higher, threat)
            seconds = holders(counts, next_best)
            award(p, seconds, lower // bits(seconds), threat)
    winner: i64 = data.NEUTRAL
    while firsts:
        owner = (firsts & 7) - 1
        if leaders & data.ONE_BIT[owner]:
            winner = owner
            break
        firsts >>= 3
    if winner < data.NEUTRAL:
        p.note(Event.THREAT_WON, winner, threat, 0)
    else:
        p.note(Event.THREAT_DISCARDED, threat, 0, 0)
    if winner < data.NEUTRAL or p.seats == 1:
        p.family[Family.WON + winner] |= data.ONE_BIT[threat]
    else:
        p.lost |= data.ONE_BIT[threat]
    remove_entry(p, at)
    if threat == Threat.RESISTANCE:
        remove_last_cubes(p)


def best_count(counts: i64, under: i64) -> i64:
    """The highest count below a bound."""
    best: i64 = 0
    while counts:
        one = counts & 255
        if best < one and one < under:
            best = one
        counts >>= 8
    return best


def holders(counts: i64, count: i64) -> i64:
    """Set of owners with exactly this count."""
    found: i64 = 0
    if count == 0:
        return found
    owner: i64 = 0
    while counts:
        if counts & 255 == count:
            found |= data.ONE_BIT[owner]
        counts >>= 8
        owner += 1
    return found


def award(p: TroyesPosition, owners: i64, points: i64, threat: i64) -> None:
    """The neutral's points are lost (R-9)."""
    for owner in range(i64(data.OWNERS)):
        if owners & data.ONE_BIT[owner]:
            wealth.gain_vp(p, owner, points, Reason.THREAT + threat)


def remove_last_cubes(p: TroyesPosition) -> None:
    """TR-14.5: the cube placed last goes from every event of the queue."""
    at: i64 = 0
    while at < i64(len(p.queue)):
        entry = p.queue[at]
        n = cubes_on(entry)
        if entry & 31 == Threat.MARAUDING:
            last = (p.marauders >> data.LAST_MARAUDER) & 7
            if last > 0:
                p.marauders = (p.marauders & ~data.LAST_MASK) - data.ONE_MARAUDER[last - 1]
                p.note(Event.LAST_CUBE_REMOVED, Threat.MARAUDING, 0, 0)
        elif n > 0:
            last = (entry >> (data.ORDER + 3 * (n - 1))) & 7
            p.queue[at] = entry - (last << (data.ORDER + 3 * (n - 1))) - data.ONE_COUNT
            p.note(Event.LAST_CUBE_REMOVED, entry & 31, 0, 0)
        at += 1


# --- phase 3: revealing (TR-7.1) ------------------------------------------------------------------


def reveal(p: TroyesPosition) -> None:
    """TR-7.1: a red card, and the white or yellow one it calls; TR-14.4: Resistance calls a red one first."""
    threat = p.red_deck & 31
    p.red_deck >>= data.THREAT_BITS
    show(p, threat)
    if threat == Threat.RESISTANCE:
        n = bits(p.red_box)
        if n == 0:
            return
        left = p.below(n)
        box = p.red_box
        while left > 0:
            box &= box - 1
            left -= 1
        threat = 0
        one = box & -box
        p.red_box &= ~one
        while data.ONE_BIT[threat] != one:
            threat += 1
        show(p, threat)
    colour = p.variant.threat_calls[threat]
    if colour < 0:
        return
    white = colour == Colour.WHITE
    if (p.white_deck if white else p.yellow_deck) == 0:
        white = not white
    if white and p.white_deck:
        show(p, p.white_deck & 31)
        p.white_deck >>= data.THREAT_BITS
    elif not white and p.yellow_deck:
        show(p, p.yellow_deck & 31)
        p.yellow_deck >>= data.THREAT_BITS


def show(p: TroyesPosition, threat: i64) -> None:
    p.reveal()
    p.queue = append(p.queue, threat)
    p.note(Event.THREAT_REVEALED, threat, 0, 0)


# --- phase 3: effects (TR-7.2) --------------------------------------------------------------------


def apply_all(p: TroyesPosition) -> i64:
    """TR-7.2: every event once, from the left; returns the number of black dice collected (TR-7.4)."""
    black: i64 = 0
    at: i64 = 0
    while at < i64(len(p.queue)):
        threat = p.queue[at] & 31
        number = p.variant.threat_black[threat]
        if number > 0:
            black += number
            p.note(Event.BLACK_DICE_ADDED, threat, number, 0)
        take_effect(p, threat)
        at = place_of(p, threat) + 1  # Support may have countered events on its left
    return black


def take_effect(p: TroyesPosition, threat: i64) -> None:
    if threat == Threat.DROUGHT:
        drought(p)
    elif threat == Threat.CIVIL_WAR:
        every_player_loses(p, threat, data.CIVIL_WAR_DENIERS)
    elif threat == Threat.HERESY:
        heresy(p)
    elif threat == Threat.SUCCESSION_CONFLICT:
        neutral_enters(p, threat, Building.PALACE)
    elif threat == Threat.THEOLOGICAL_CONFLICT:
        neutral_enters(p, threat, Building.BISHOPRIC)
    elif threat == Threat.WAYFARERS:
        neutral_enters(p, threat, Building.CITY_HALL)
    elif threat == Threat.SUPPORT:
        support(p)
    elif threat == Threat.MIGRANT_WORKERS:
        migrant_workers(p)
    elif threat == Threat.INTERRUPTION_OF_WORK:
        interruption_of_work(p)


def drought(p: TroyesPosition) -> None:
    """TR-7.7: 1 denier per own upright citizen in the City Hall."""
    for k in range(p.seats):
        seat = p.seat_after_starter(k)
        lose_deniers(p, seat, Threat.DROUGHT, buildings.upright(p, Building.CITY_HALL, seat))


def every_player_loses(p: TroyesPosition, threat: i64, deniers: i64) -> None:
    """TR-7.7: Civil War."""
    for k in range(p.seats):
        lose_deniers(p, p.seat_after_starter(k), threat, deniers)


def lose_deniers(p: TroyesPosition, seat: i64, threat: i64, deniers: i64) -> None:
    """TR-7.6: what can be paid, and 2 VP if that is not all."""
    paid = deniers
    if paid > p.family[Family.DENIERS + seat]:
        paid = p.family[Family.DENIERS + seat]
    p.family[Family.DENIERS + seat] -= paid
    p.note(Event.THREAT_PAID, seat, threat, paid)
    if paid < deniers:
        wealth.penalty(p, seat, Reason.THREAT + threat)


def heresy(p: TroyesPosition) -> None:
    """TR-7.7, TR-7.6."""
    for k in range(p.seats):
        seat = p.seat_after_starter(k)
        lost: i64 = data.HERESY_INFLUENCE
        if lost > p.family[Family.INFLUENCE + seat]:
            lost = p.family[Family.INFLUENCE + seat]
        p.family[Family.INFLUENCE + seat] -= lost
        p.note(Event.INFLUENCE_LOST, seat, Threat.HERESY, lost)
        if lost < data.HERESY_INFLUENCE:
            wealth.penalty(p, seat, Reason.THREAT + Threat.HERESY)


def neutral_enters(p: TroyesPosition, threat: i64, building: i64) -> None:
    """TR-7.8, TR-7.9; TR-7.10: without a citizen left there is no roll at all."""
    if p.family[Family.RESERVE + data.NEUTRAL] == 0:
        p.note(Event.THREAT_SKIPPED, threat, 0, 0)
        return
    value = p.roll()
    space = buildings.insert(p, building, value, data.NEUTRAL)
    if space < 0:
        p.note(Event.THREAT_SKIPPED, threat, 0, 0)
        return
    p.family[Family.RESERVE + data.NEUTRAL] -= 1
    p.note(Event.GRAY_PLACED, threat, space, value)


def support(p: TroyesPosition) -> None:
    """TR-7.11: a gray cube on each of the two events nearest to its left; the last banner counters an event (R-31)."""
    at = place_of(p, Threat.SUPPORT)
    nearest: i64 = threat_at(p, at - 1)
    further: i64 = threat_at(p, at - 2) if at > 1 else -1
    add_cube(p, at - 1, data.NEUTRAL)
    if further >= 0:
        place = place_of(p, further)
        if place >= 0 and further != nearest:
            add_cube(p, place, data.NEUTRAL)


def migrant_workers(p: TroyesPosition) -> None:
    """TR-7.11: the lowest free space; TR-15.5: Le Roy gains 1 VP by it."""
    for space in range(i64(18)):
        if (p.cathedral >> (3 * space)) & 7 == 0:
            p.cathedral += (data.NEUTRAL + 1) * data.ONE_OWNER[space]
            p.note(Event.GRAY_BUILT, space // 6 + 1, space % 6 + 1, 0)
            if p.seats == 1:
                wealth.gain_vp(p, data.NEUTRAL, 1, Reason.THREAT + Threat.MIGRANT_WORKERS)
            return


def interruption_of_work(p: TroyesPosition) -> None:
    """TR-7.11: the cube on the highest level and there the highest number, whoever owns it."""
    space: i64 = 17
    while space >= 0:
        owner = ((p.cathedral >> (3 * space)) & 7) - 1
        if owner >= 0:
            p.cathedral -= (owner + 1) * data.ONE_OWNER[space]
            if owner == data.NEUTRAL:
                p.note(Event.GRAY_CATHEDRAL_CUBE_REMOVED, space // 6 + 1, space % 6 + 1, 0)
            else:
                p.note(Event.CATHEDRAL_CUBE_REMOVED, owner, space // 6 + 1, space % 6 + 1)
            return
        space -= 1


assert data.ORDER == data.THREAT_BITS + data.COUNT_BITS
