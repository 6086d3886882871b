"""Workers caught and freed: Town Centre (AR-9), Guardhouse (AR-12), Prison, and the free captures of buildings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.core.bits import BIT, bits, lowest
from adamak.games.architects import data, printed, purse
from adamak.games.architects.data import Event, Good, Own, Reason, Source
from adamak.games.architects.variant import Conspirator

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition


def at(p: ArchitectsPosition, player: i64, place: i64) -> i64:
    """Own workers at an open circle, in the Prison or in the Guildhall."""
    return (p.own[Own.AWAY + player] >> (place * data.WORKER)) & data.WORKER_MASK


# --- Town Centre (AR-9) -------------------------------------------------------------------------------


def most_locations(p: ArchitectsPosition) -> i64:
    """AR-9.4."""
    return 2 if p.players <= 3 else 1


def may_use(p: ArchitectsPosition, location: i64) -> bool:
    """AR-9.4: a location used before, or one more."""
    return p.used & BIT[location] != 0 or bits(p.used) < most_locations(p)


def capture_tax(p: ArchitectsPosition, player: i64) -> i64:
    """AR-9.2: the first capture of the action."""
    return purse.tax_due(p, player, printed.CAPTURE_TAX) if p.made == 0 else 0


def capture_silver(p: ArchitectsPosition, player: i64) -> i64:
    """AR-9.2, AR-9.8: each further capture, less what the Conspirators save in this action."""
    if p.made == 0:
        return 0
    saved = bits(p.own[Own.CREW + player] & printed.CONSPIRATORS)
    if saved == 0:
        return 1
    if p.variant.conspirator == Conspirator.PER_CAPTURE:
        return 0
    return 0 if p.made <= saved else 1


def can_pay_capture(p: ArchitectsPosition, player: i64) -> bool:
    return purse.silver_of(p, player) >= capture_tax(p, player) + capture_silver(p, player)


def any_group(p: ArchitectsPosition, limited: bool) -> bool:
    """Is there a group to capture, at a location this action may still use?"""
    full = limited and bits(p.used) >= most_locations(p)
    for player in range(p.players):
        workers = p.own[Own.AWAY + player] & data.ON_CIRCLES
        if workers:
            if not full:
                return True
            used = p.used
            while used:
                if (workers >> (lowest(used) * data.WORKER)) & data.WORKER_MASK:
                    return True
                used &= used - 1
    return False


def buy_capture(p: ArchitectsPosition, player: i64, location: i64, owner: i64) -> None:
    """AR-9.2: paid, then made."""
    tax = capture_tax(p, player)
    silver = capture_silver(p, player)
    purse.pay_tax(p, player, tax)
    purse.pay(p, player, silver * data.ONE_SILVER, Source.CAPTURE)
    p.made += 1
    p.used |= BIT[location]
    capture(p, player, location, owner)


def capture(p: ArchitectsPosition, player: i64, location: i64, owner: i64) -> None:
    """AR-9.3, AR-9.6: a whole group; one's own comes home."""
    shift = location * data.WORKER
    workers = (p.own[Own.AWAY + owner] >> shift) & data.WORKER_MASK
    p.own[Own.AWAY + owner] -= workers << shift
    if owner == player:
        p.own[Own.FREE + player] += workers
        p.note(Event.RECALLED, player, location, workers)
    else:
        p.own[Own.CAPTIVES + player] += workers << (owner * data.WORKER)
        p.note(Event.CAPTURED, player, owner | (location << 4), workers)


# --- Guardhouse (AR-12) -------------------------------------------------------------------------------


def on_boards(p: ArchitectsPosition, player: i64) -> i64:
    """Own workers on other players' boards."""
    shift = player * data.WORKER
    n: i64 = 0
    for other in range(p.players):
        n += (p.own[Own.CAPTIVES + other] >> shift) & data.WORKER_MASK
    return n


def can_imprison(p: ArchitectsPosition, player: i64) -> bool:
    return p.own[Own.CAPTIVES + player] != 0


def can_release_prison(p: ArchitectsPosition, player: i64) -> bool:
    return (p.own[Own.AWAY + player] >> (data.PRISON * data.WORKER)) & data.WORKER_MASK != 0


def can_buy_release(p: ArchitectsPosition, player: i64) -> bool:
    return purse.silver_of(p, player) >= purse.tax_due(p, player, printed.RELEASE_TAX) + printed.RELEASE_SILVER


def can_pay_debt(p: ArchitectsPosition, player: i64) -> bool:
    """AR-12.5."""
    if p.own[Own.UNPAID + player] == 0:
        return False
    return p.own[Own.PURSE + player] >> Good.SILVER >= purse.tax_due(p, player, printed.DEBT_TAX) + printed.DEBT_SILVER


def any_guard_action(p: ArchitectsPosition, player: i64) -> bool:
    """Freeing workers from boards can always be had for a debt."""
    if can_imprison(p, player) or can_release_prison(p, player):
        return True
    return on_boards(p, player) != 0 or can_pay_debt(p, player)


def imprison(p: ArchitectsPosition, player: i64) -> i64:
    """AR-12.2: every captive to the Prison; how many there were."""
    total: i64 = 0
    captives = p.own[Own.CAPTIVES + player]
    p.own[Own.CAPTIVES + player] = 0
    owner: i64 = 0
    while captives:
        workers = captives & data.WORKER_MASK
        if workers:
            p.own[Own.AWAY + owner] += workers << (data.PRISON * data.WORKER)
            p.note(Event.IMPRISONED, player, owner, workers)
            total += workers
        captives >>= data.WORKER
        owner += 1
    return total


def imprison_for_silver(p: ArchitectsPosition, player: i64) -> None:
    """AR-12.2."""
    purse.gain(p, player, imprison(p, player) * data.ONE_SILVER, Source.IMPRISONED)


def release_prison(p: ArchitectsPosition, player: i64, most: i64) -> None:
    """AR-12.3: all, or no more than so many (AR-19.4)."""
    workers = at(p, player, data.PRISON)
    if workers > most:
        workers = most
    if workers:
        p.own[Own.AWAY + player] -= workers << (data.PRISON * data.WORKER)
        p.own[Own.FREE + player] += workers
        p.note(Event.RELEASED, player, workers, 0)


def release_boards(p: ArchitectsPosition, player: i64) -> None:
    """AR-12.4: from all other boards."""
    shift = player * data.WORKER
    total: i64 = 0
    for other in range(p.players):
        workers = (p.own[Own.CAPTIVES + other] >> shift) & data.WORKER_MASK
        p.own[Own.CAPTIVES + other] -= workers << shift
        total += workers
    if total:
        p.own[Own.FREE + player] += total
        p.note(Event.RELEASED, player, total, 1)


def buy_release(p: ArchitectsPosition, player: i64) -> None:
    """AR-12.4: 5 silver, 2 of it tax."""
    purse.pay_tax(p, player, purse.tax_due(p, player, printed.RELEASE_TAX))
    purse.pay(p, player, printed.RELEASE_SILVER * data.ONE_SILVER, Source.RELEASE)
    release_boards(p, player)


def owe_release(p: ArchitectsPosition, player: i64) -> None:
    """AR-12.4, R-31: a debt and 1 virtue."""
    purse.take_debts(p, player, 1, Reason.RELEASE)
    purse.lose_virtue(p, player, 1)
    release_boards(p, player)


def pay_debt(p: ArchitectsPosition, player: i64) -> None:
    """AR-12.5: one debt is flipped; 1 virtue, and what the Debt Collectors bring."""
    purse.pay_tax(p, player, purse.tax_due(p, player, printed.DEBT_TAX))
    purse.pay(p, player, printed.DEBT_SILVER * data.ONE_SILVER, Source.DEBT)
    p.own[Own.UNPAID + player] -= 1
    p.own[Own.PAID + player] += 1
    p.note(Event.DEBT_PAID, player, 0, 0)
    purse.gain_virtue(p, player, 1)
    crew = p.own[Own.CREW + player] & printed.DEBT_COLLECTORS
    while crew:
        purse.gain(p, player, printed.HIRED_GOODS[lowest(crew)], Source.DEBT_COLLECTOR)
        crew &= crew - 1


# --- taking a worker back (AR-4.3, AR-4.4) -------------------------------------------------------------


def circles_held(p: ArchitectsPosition, player: i64) -> i64:
    """Set of open circles with own workers."""
    held: i64 = 0
    workers = p.own[Own.AWAY + player] & data.ON_CIRCLES
    for place in range(data.CIRCLES):
        if (workers >> (place * data.WORKER)) & data.WORKER_MASK:
            held |= BIT[place]
    return held
