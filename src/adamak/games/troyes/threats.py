"""The events (TR-7, TR-9.13 to TR-9.19): how they come, what they do, their cubes, and how they are countered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from adamak.core.bits import bits, nth
from adamak.games.troyes import buildings, data, wealth
from adamak.games.troyes.data import Building, Colour, Family, Reason, Threat

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition


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
    banners = p.variant.threat_banners[entry & 31] - cubes_on(entry)
    return i64(99) if entry & 31 == Threat.MARAUDING else banners


def own_cubes(p: TroyesPosition, at: i64, owner: i64) -> i64:
    entry = p.queue[at]
    if entry & 31 == Threat.MARAUDING:
        return (p.marauders >> (8 * owner)) & 255
    order = entry >> data.ORDER
    n: i64 = 0
    while order:
        n += i64(order & 7 == owner + 1)
        order >>= 3
    return n


def with_own_cube(p: TroyesPosition, owner: i64) -> i64:
    """TR-12.2, TR-17.5: events of the queue with at least one cube of this owner."""
    return sum((i64(own_cubes(p, at, owner) > 0) for at in range(i64(len(p.queue)))), i64(0))


def add_cube(p: TroyesPosition, at: i64, owner: i64) -> bool:
    """TR-9.14: one cube on the next banner; True when that countered the event."""
    entry = p.queue[at]
    threat = entry & 31
    mark = owner + 1
    p.tell(owner, "event_cube", "gray_event_cube", threat, 0)
    if owner < data.NEUTRAL:
        wealth.gain_influence(p, owner, 1)
    if threat == Threat.MARAUDING:
        if own_cubes(p, at, owner) < data.MOST_CUBES:
            p.marauders += data.ONE_MARAUDER[owner]
        p.marauders = (p.marauders & ~data.LAST_MASK) | (mark << data.LAST_MARAUDER)
        return False
    n = cubes_on(entry)
    p.queue[at] = (entry | (mark << (data.ORDER + 3 * n))) + data.ONE_COUNT
    if n + 1 < p.variant.threat_banners[threat]:
        return False
    counter(p, at)
    return True


def counter(p: TroyesPosition, at: i64) -> None:
    """TR-9.18: points by rank, the card to whoever has most and was first, cubes home, the gap closed."""
    threat = p.queue[at] & 31
    counts: i64 = 0  # eight bits per owner
    order = p.queue[at] >> data.ORDER
    while order:
        owner = (order & 7) - 1
        if owner < data.NEUTRAL or p.variant.neutral_ranks or p.seats == 1:
            counts += data.ONE_MARAUDER[owner]
        order >>= 3
    p.note("threat_countered", threat, 0, 0)
    most = best_count(counts, 256)
    leaders = holders(counts, most)
    seconds = holders(counts, best_count(counts, most)) if bits(leaders) == 1 else i64(0)
    second = p.variant.threat_second[threat]  # leaders without a second, or who tie, get both places
    award(p, leaders, p.variant.threat_first[threat] + (i64(0) if seconds else second), threat)
    award(p, seconds, second, threat)
    winner: i64 = data.NEUTRAL
    order = p.queue[at] >> data.ORDER
    while order:
        if leaders & data.ONE_BIT[(order & 7) - 1]:
            winner = (order & 7) - 1
            break
        order >>= 3
    p.tell(winner, "threat_won", "threat_discarded", threat, 0)
    if winner < data.NEUTRAL or p.seats == 1:
        p.family[Family.WON + winner] |= data.ONE_BIT[threat]
    else:
        p.lost |= data.ONE_BIT[threat]
    p.queue = vec[i64]([p.queue[k] for k in range(i64(len(p.queue))) if k != at], capacity=16)
    if threat == Threat.RESISTANCE:
        remove_last_cubes(p)


def best_count(counts: i64, under: i64) -> i64:
    """The highest count below a bound."""
    best: i64 = 0
    while counts:
        if counts & 255 < under:
            best = max(best, counts & 255)
        counts >>= 8
    return best


def holders(counts: i64, count: i64) -> i64:
    """Set of owners with exactly this count, which is not 0."""
    found: i64 = 0
    for owner in range(i64(data.OWNERS)):
        if count > 0 and (counts >> (8 * owner)) & 255 == count:
            found |= data.ONE_BIT[owner]
    return found


def award(p: TroyesPosition, owners: i64, points: i64, threat: i64) -> None:
    """The neutral's points are lost (R-9)."""
    for owner in range(i64(data.OWNERS)):
        if owners & data.ONE_BIT[owner]:
            wealth.gain_vp(p, owner, points // bits(owners), Reason.THREAT + threat)


def remove_last_cubes(p: TroyesPosition) -> None:
    """TR-14.5: the cube placed last goes from every event of the queue."""
    for at in range(i64(len(p.queue))):
        entry = p.queue[at]
        before = data.ORDER + 3 * (cubes_on(entry) - 1)
        if entry & 31 == Threat.MARAUDING:
            last = (p.marauders >> data.LAST_MARAUDER) & 7
            if last > 0:
                p.marauders = (p.marauders & ~data.LAST_MASK) - data.ONE_MARAUDER[last - 1]
                p.note("last_cube_removed", Threat.MARAUDING, 0, 0)
        elif cubes_on(entry) > 0:
            last = (entry >> before) & 7
            p.queue[at] = entry - (last << before) - data.ONE_COUNT
            p.note("last_cube_removed", entry & 31, 0, 0)


def reveal(p: TroyesPosition) -> None:
    """TR-7.1: a red card, and the white or yellow one it calls; TR-14.4: Resistance calls a red one first."""
    threat = p.red_deck & 31
    p.red_deck >>= data.THREAT_BITS
    show(p, threat)
    if threat == Threat.RESISTANCE and p.red_box:
        threat = nth(p.red_box, p.below(bits(p.red_box)))
        p.red_box &= ~data.ONE_BIT[threat]
        show(p, threat)
    calls = p.variant.threat_calls[threat]
    if calls < 0:
        return
    white = p.white_deck > 0 if calls == Colour.WHITE else p.yellow_deck == 0
    if white and p.white_deck:
        show(p, p.white_deck & 31)
        p.white_deck >>= data.THREAT_BITS
    elif p.yellow_deck:
        show(p, p.yellow_deck & 31)
        p.yellow_deck >>= data.THREAT_BITS


def show(p: TroyesPosition, threat: i64) -> None:
    p.reveal()
    p.queue = append(p.queue, threat)
    p.note("threat_revealed", threat, 0, 0)


def apply_all(p: TroyesPosition) -> i64:
    """TR-7.2: every event once, from the left; returns the number of black dice collected (TR-7.4)."""
    black: i64 = 0
    at: i64 = 0
    while at < i64(len(p.queue)):
        threat = p.queue[at] & 31
        number = p.variant.threat_black[threat]
        if number > 0:
            black += number
            p.note("black_dice_added", threat, number, 0)
        take_effect(p, threat)
        at = place_of(p, threat) + 1  # Support may have countered events on its left
    return black


def take_effect(p: TroyesPosition, threat: i64) -> None:
    if threat in (Threat.DROUGHT, Threat.CIVIL_WAR, Threat.HERESY):
        every_player_pays(p, threat)
    elif threat in (Threat.SUCCESSION_CONFLICT, Threat.THEOLOGICAL_CONFLICT, Threat.WAYFARERS):
        neutral_enters(p, threat, data.THREAT_COLOUR[threat])  # the building of the event's colour
    elif threat == Threat.SUPPORT:
        support(p)
    elif threat == Threat.MIGRANT_WORKERS:
        migrant_workers(p)
    elif threat == Threat.INTERRUPTION_OF_WORK:
        interruption_of_work(p)


def every_player_pays(p: TroyesPosition, threat: i64) -> None:
    """TR-7.7: Civil War, Drought (1 denier per own upright citizen in the City Hall), and Heresy, which takes
    influence; TR-7.6: what can be paid, and 2 VP if that is not all."""
    for k in range(p.seats):
        seat = p.seat_after_starter(k)
        due: i64 = data.CIVIL_WAR_DENIERS
        if threat == Threat.DROUGHT:
            due = buildings.upright(p, Building.CITY_HALL, seat)
        if threat == Threat.HERESY:
            due = data.HERESY_INFLUENCE
            paid = min(due, p.family[Family.INFLUENCE + seat])
            p.family[Family.INFLUENCE + seat] -= paid
            p.note("influence_lost", seat, threat, paid)
        else:
            paid = min(due, p.family[Family.DENIERS + seat])
            p.family[Family.DENIERS + seat] -= paid
            p.note("threat_paid", seat, threat, paid)
        if paid < due:
            wealth.penalty(p, seat, Reason.THREAT + threat)


def neutral_enters(p: TroyesPosition, threat: i64, building: i64) -> None:
    """TR-7.8, TR-7.9; TR-7.10: without a citizen left there is no roll at all."""
    if p.family[Family.RESERVE + data.NEUTRAL] > 0:
        value = p.roll()
        space = buildings.enter(p, building, value, data.NEUTRAL, True)
        if space >= 0:
            p.family[Family.RESERVE + data.NEUTRAL] -= 1
            p.note("gray_placed", threat, space, value)
            return
    p.note("threat_skipped", threat, 0, 0)


def support(p: TroyesPosition) -> None:
    """TR-7.11: a gray cube on each of the two events nearest to its left; the last banner counters an event (R-31)."""
    at = place_of(p, Threat.SUPPORT)
    further = threat_at(p, at - 2) if at > 1 else i64(-1)
    add_cube(p, at - 1, data.NEUTRAL)
    if further >= 0:
        add_cube(p, place_of(p, further), data.NEUTRAL)


def migrant_workers(p: TroyesPosition) -> None:
    """TR-7.11: the lowest free space; TR-15.5: Le Roy gains 1 VP by it."""
    for space in range(i64(data.SPACES)):
        if (p.cathedral >> (3 * space)) & 7 == 0:
            p.cathedral += (data.NEUTRAL + 1) * data.ONE_PLACE[space]
            p.note("gray_built", space // 6 + 1, space % 6 + 1, 0)
            wealth.gain_vp(p, data.NEUTRAL, 1, Reason.THREAT + Threat.MIGRANT_WORKERS)
            return


def interruption_of_work(p: TroyesPosition) -> None:
    """TR-7.11: the cube on the highest level and there the highest number, whoever owns it."""
    for space in range(i64(data.SPACES - 1), i64(-1), -1):
        owner = ((p.cathedral >> (3 * space)) & 7) - 1
        if owner >= 0:
            p.cathedral -= (owner + 1) * data.ONE_PLACE[space]
            level, number = space // 6 + 1, space % 6 + 1
            p.tell(owner, "cathedral_cube_removed", "gray_cathedral_cube_removed", level, number)
            return
