"""Workers caught and freed: Town Centre (AR-9), Guardhouse (AR-12), Prison, and the free captures of buildings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.core.bits import BIT, bits, lowest, total
from adamak.games.architects import data, printed, purse
from adamak.games.architects.data import Own, Reason, Source
from adamak.games.architects.variant import Conspirator

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition


def at(p: ArchitectsPosition, player: i64, place: i64) -> i64:
    """Own workers at an open circle, in the Prison or in the Guildhall."""
    return (p.own[Own.AWAY + player] >> (place * data.WORKER)) & data.WORKER_MASK


def prisoners(p: ArchitectsPosition, player: i64) -> i64:
    """Own workers in the Prison."""
    return (p.own[Own.AWAY + player] >> (data.PRISON * data.WORKER)) & data.WORKER_MASK


def held_by(p: ArchitectsPosition, board: i64, owner: i64) -> i64:
    """Workers of one player on the board of another."""
    return (p.own[Own.CAPTIVES + board] >> (owner * data.WORKER)) & data.WORKER_MASK


def on_boards(p: ArchitectsPosition, player: i64) -> i64:
    """Own workers on other players' boards."""
    return sum((held_by(p, board, player) for board in range(p.players)), i64(0))


def most_locations(p: ArchitectsPosition) -> i64:
    """AR-9.4."""
    return 2 if p.players <= 3 else 1


def may_use(p: ArchitectsPosition, location: i64) -> bool:
    """AR-9.4: a location used before, or one more."""
    return p.used & BIT[location] != 0 or bits(p.used) < most_locations(p)


def capture_tax(made: i64) -> i64:
    """AR-9.2: printed for the first capture of the action."""
    return printed.CAPTURE_TAX if made == 0 else 0


def capture_silver(p: ArchitectsPosition, player: i64, made: i64) -> i64:
    """AR-9.2, AR-9.8: each further capture, less what the Conspirators save in this action."""
    saved = bits(p.own[Own.CREW + player] & printed.CONSPIRATORS)
    if saved and p.variant.conspirator == Conspirator.PER_CAPTURE:
        return 0
    return 1 if made > saved else 0


def can_pay_capture(p: ArchitectsPosition, player: i64) -> bool:
    return purse.can_pay_fee(p, player, capture_tax(p.made), capture_silver(p, player, p.made))


def any_group(p: ArchitectsPosition, limited: bool) -> bool:
    """Is there a group to capture, at a location this action may still use?"""
    workers: i64 = 0
    for player in range(p.players):
        workers |= p.own[Own.AWAY + player] & data.ON_CIRCLES
    if not limited or bits(p.used) < most_locations(p):
        return workers != 0
    used = p.used
    while used:
        if (workers >> (lowest(used) * data.WORKER)) & data.WORKER_MASK:
            return True
        used &= used - 1
    return False


def buy_capture(p: ArchitectsPosition, player: i64, location: i64, owner: i64) -> None:
    """AR-9.2: paid, then made."""
    purse.pay_fee(p, player, capture_tax(p.made), capture_silver(p, player, p.made), Source.CAPTURE)
    p.made += 1
    p.used |= BIT[location]
    capture(p, player, location, owner)


def capture(p: ArchitectsPosition, player: i64, location: i64, owner: i64) -> None:
    """AR-9.3, AR-9.6: a whole group; one's own comes home."""
    workers = at(p, owner, location)
    p.own[Own.AWAY + owner] -= workers << (location * data.WORKER)
    if owner == player:
        p.own[Own.FREE + player] += workers
        p.note("recalled", player, location, workers)
    else:
        p.own[Own.CAPTIVES + player] += workers << (owner * data.WORKER)
        p.note("captured", player, owner | (location << 4), workers)


def can_pay_debt(p: ArchitectsPosition, player: i64) -> bool:
    """AR-12.5."""
    owes = p.own[Own.UNPAID + player] != 0
    return owes and purse.can_pay_fee(p, player, printed.DEBT_TAX, printed.DEBT_SILVER)


def any_guard_action(p: ArchitectsPosition, player: i64) -> bool:
    """Freeing workers from boards can always be had for a debt."""
    if p.own[Own.CAPTIVES + player] or prisoners(p, player) or on_boards(p, player):
        return True
    return can_pay_debt(p, player)


def imprison(p: ArchitectsPosition, player: i64) -> i64:
    """AR-12.2: every captive to the Prison; how many there were."""
    captives = p.own[Own.CAPTIVES + player]
    for owner in range(p.players):
        workers = held_by(p, player, owner)
        if workers:
            p.own[Own.AWAY + owner] += workers << (data.PRISON * data.WORKER)
            p.note("imprisoned", player, owner, workers)
    p.own[Own.CAPTIVES + player] = 0
    return total(captives, data.WORKER)


def release_prison(p: ArchitectsPosition, player: i64, most: i64) -> None:
    """AR-12.3: all, or no more than so many (AR-19.4)."""
    workers = min(most, prisoners(p, player))
    if workers:
        p.own[Own.AWAY + player] -= workers << (data.PRISON * data.WORKER)
        p.own[Own.FREE + player] += workers
        p.note("released", player, workers, 0)


def release_boards(p: ArchitectsPosition, player: i64) -> None:
    """AR-12.4: from all other boards."""
    workers = on_boards(p, player)
    for board in range(p.players):
        p.own[Own.CAPTIVES + board] -= held_by(p, board, player) << (player * data.WORKER)
    if workers:
        p.own[Own.FREE + player] += workers
        p.note("released", player, workers, 1)


def owe_release(p: ArchitectsPosition, player: i64) -> None:
    """AR-12.4, R-31: a debt and 1 virtue."""
    purse.take_debts(p, player, 1, Reason.RELEASE)
    purse.change_virtue(p, player, -1)
    release_boards(p, player)


def pay_debt(p: ArchitectsPosition, player: i64) -> None:
    """AR-12.5: one debt is flipped; 1 virtue, and what the Debt Collectors bring."""
    purse.pay_fee(p, player, printed.DEBT_TAX, printed.DEBT_SILVER, Source.DEBT)
    p.own[Own.UNPAID + player] -= 1
    p.own[Own.PAID + player] += 1
    p.note("debt_paid", player, 0, 0)
    purse.change_virtue(p, player, 1)
    purse.gain_from(p, player, p.own[Own.CREW + player] & printed.DEBT_COLLECTORS, Source.DEBT_COLLECTOR)
