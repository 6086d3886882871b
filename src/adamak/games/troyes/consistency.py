"""Positions that cannot be: what a setup may get wrong beyond the shape of its entries and the count of its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from adamak.core.errors import Problem
from adamak.core.state import Reading
from adamak.games.troyes import activity_cards, data, groups, scoring, setup, threats, turns
from adamak.games.troyes.components import COLOUR_IDS, THREAT_IDS
from adamak.games.troyes.data import NEUTRAL, PHASE_IDS, Card, Cube, Family, Move, Phase

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition

ASKING = {"miller", "exchange", "event_cubes"}
COMPOSING = {"take_dice", "choose_cube", "choose_source", "choose_times", "confirm"} | ASKING
DICE_OF_A_COLOUR = 6  # TR-5.5


def check_setup(reading: Reading) -> None:
    """Entries that must fit each other."""
    _check_dice(reading)
    _check_citizens(reading)
    _check_events(reading)
    _check_characters(reading)
    _check_phase(reading)
    if reading["phase"] == "settle":
        _check_placement(reading)


def _check_dice(reading: Reading) -> None:
    turn = reading["composing"]
    lying = [die for dice in reading["districts"].values() for die in dice]
    dice = [*reading["aside"], *lying, *(die for _, die in (turn["dice"] if turn else ()))]
    for colour in COLOUR_IDS:
        found = sum(die.startswith(colour) for die in dice)
        if found > DICE_OF_A_COLOUR:
            raise Problem("troyes-dice", colour=colour, found=found)
    for district, owner in zip(data.DISTRICT_IDS[reading.seats : NEUTRAL], range(reading.seats, NEUTRAL), strict=True):
        taken = [place for place, _ in (turn["dice"] if turn else ())]
        if reading["districts"].get(district) or district in taken:
            raise Problem("setup-seat", where="districts", seat=owner)


def _check_citizens(reading: Reading) -> None:
    """TR-3.3."""
    reserves = {player.seat: player["reserve"] for player in reading.players}
    reserves[NEUTRAL] = reading["neutral"]["reserve"]
    for owner, reserve in reserves.items():
        found, wanted = setup.citizens_about(reading, owner) + reserve, setup.citizens_of(reading, owner)
        if found != wanted:
            raise Problem("troyes-citizens", owner=owner, found=found, wanted=wanted)


def _check_events(reading: Reading) -> None:
    """TR-3.6: every event card lies in one place, and in a deck of its colour."""
    red, white, yellow = (
        setup.red_cards(reading),
        THREAT_IDS[data.FIRST_WHITE : data.FIRST_YELLOW],
        THREAT_IDS[data.FIRST_YELLOW :],
    )
    found = reading.lying(setup.EVENT_CARDS)
    for card in found:
        if card not in [*red, *white, *yellow]:
            raise Problem("setup-unknown", where="events", found=card)
    for place, allowed in (("red_deck", red), ("red_box", red), ("white_deck", white), ("yellow_deck", yellow)):
        for card in reading[place]:
            if card not in allowed:
                raise Problem("setup-place", what=card, where=place)
    for card in [*red, *white, *yellow]:
        if card not in found:
            raise Problem("troyes-event-missing", threat=card)
    if len(reading["red_deck"]) > setup.rounds_left(reading):
        wanted = setup.rounds_left(reading)
        raise Problem("deal-number", where="red_deck", found=len(reading["red_deck"]), wanted=wanted)
    gone = reading["neutral"]["won"] if reading.seats > 1 else reading["lost"]  # Le Roy keeps what he wins
    if gone:
        raise Problem("setup-place", what=gone[0], where="neutral.won" if reading.seats > 1 else "lost")


def _check_characters(reading: Reading) -> None:
    """TR-3.4, TR-15.3."""
    each = int(data.CHARACTERS_DEALT[reading.seats])
    for player in reading.players:
        if len(player["characters"]) != each:
            raise Problem("deal-number", where="characters", found=len(player["characters"]), wanted=each)
    if reading.seats > 1 and reading["character_row"]:
        raise Problem("deal-number", where="character_row", found=len(reading["character_row"]), wanted=0)


def _check_phase(reading: Reading) -> None:
    """Every phase has what it works on, and nothing is half done elsewhere."""
    phase, last = reading["phase"], int(data.ROUNDS[reading.seats])
    wrong = Problem("setup-phase", phase=phase)
    over, settling = phase == "over", phase == "settle"
    if (phase in COMPOSING) != (reading["composing"] is not None) or (phase in ASKING) != (reading["left"] > 0):
        raise wrong
    if over != bool(reading["ending"]) or (reading["winners"] and not over):
        raise wrong
    if settling != (reading["settled"] < setup.everybody(reading)) or settling != (reading["round"] == 0):
        raise wrong
    if reading["round"] > last or reading["settled"] > setup.everybody(reading):
        raise wrong
    if reading["revealed"] != setup.default_revealed(reading):
        raise Problem("setup-pieces", what="revealed", found=reading["revealed"], wanted=min(reading["round"], 3))
    if (phase == "black_dice" and not reading["against"]) or (phase == "flip" and len(reading["aside"]) > 2):
        raise wrong
    if phase not in {"black_dice", "flip"} and (reading["black"] or reading["against"] or reading["aside"]):
        raise wrong
    if not over and reading.players[reading["turn"]]["purse"]:  # TR-8.10: whoever has passed decides no more
        raise wrong
    if reading["rolled"] and (reading.seats > 1 or reading["rolled"] < 2):
        raise Problem("setup-pieces", what="rolled", found=reading["rolled"], wanted=0)


def _check_placement(reading: Reading) -> None:
    """TR-4.2, TR-4.4, TR-15.2: everybody has placed as many citizens as had their turn."""
    seats, settled, start = reading.seats, reading["settled"], int(data.STARTING_CITIZENS[reading.seats])
    turn = [_placing(reading, k) for k in range(settled + 1)]
    standing = list(reading["spaces"].values())
    gray = {1: 3 + 3 * (settled // 2), 2: len(reading.variant.neutral)}.get(seats, 0)
    done = all(
        standing.count(player.seat) == turn[:-1].count(player.seat) == start - player["supply"]
        for player in reading.players
    )
    if not done or reading["turn"] != turn[-1] or standing.count(NEUTRAL) != gray:
        raise Problem("setup-phase", phase="settle")


def _placing(reading: Reading, number: int) -> int:
    """TR-4.2: who places this citizen: there and back, from the start player on."""
    seats = reading.seats
    if seats == 1:
        return 0
    way, place = divmod(number, seats)
    return int((reading["start_player"] + (place if way % 2 == 0 else seats - 1 - place)) % seats)


# --- the position itself ----------------------------------------------------------------------------


def impossible(p: TroyesPosition) -> Problem | None:
    """A turn that could not have been put together so far, or an end that was not reached so."""
    phase = int(p.phase)
    fits = True
    if phase == Phase.OVER:
        fits = _is_end(p)
    elif Phase.TAKE_DICE <= phase <= Phase.CONFIRM:
        fits = _can_stand(p) if phase == Phase.TAKE_DICE else _is_complete(p)
    elif phase in {Phase.MILLER, Phase.EXCHANGE, Phase.EVENT_CUBES}:
        fits = _is_asked(p)
    return None if fits else Problem("setup-phase", phase=PHASE_IDS[phase])


def _is_end(p: TroyesPosition) -> bool:
    again = p.clone()
    again.winners = 0
    scoring.finish(again)
    return bool(again.winners == p.winners and again.end_code == p.end_code)


def _target_lies_open(p: TroyesPosition) -> bool:
    if p.target < Move.BUILD:
        return bool((p.target - Move.ACTIVATE) % 3 < p.revealed)
    return not Move.FIGHT <= p.target < Move.PLACE or bool(threats.place_of(p, p.target - Move.FIGHT) >= 0)


def _can_stand(p: TroyesPosition) -> bool:
    """Dice are being taken, and nothing is chosen that comes after them."""
    return _target_lies_open(p) and bool(p.cube == Cube.UNDECIDED and p.source < 0 and p.times == 0)


def _is_complete(p: TroyesPosition) -> bool:
    """The dice make a group for the target, and what comes after them is chosen in its order."""
    if not _target_lies_open(p) or p.size == 0:
        return False
    seat = p.turn
    cubes = groups.complete_cubes(p, seat, p.target, p.group, groups.usable_cubes(p, seat, p.target))
    if p.phase == Phase.CHOOSE_CUBE:
        return bool(p.cube == Cube.UNDECIDED and p.source < 0 and p.times == 0)
    if p.cube == Cube.UNDECIDED or not cubes & data.ONE_BIT[p.cube]:
        return False
    placing = Move.PLACE <= p.target < Move.FARM
    hiring = p.target < Move.BUILD and not activity_cards.stands(p, p.target - Move.ACTIVATE, seat)
    if p.phase == Phase.CHOOSE_SOURCE:
        return bool((placing or hiring) and p.source < 0 and p.times == 0)
    if (p.source >= 0) != (placing or hiring) or (p.source >= 0 and not turns.may_come_from(p, seat, p.source)):
        return False
    return bool(p.times == 0 if p.phase == Phase.CHOOSE_TIMES else 1 <= p.times <= turns.most_times(p))


def _is_asked(p: TroyesPosition) -> bool:
    """TR-16.4, TR-16.5: the card activated asks this, and so much of it can still be done."""
    if p.target >= Move.BUILD:
        return False
    card, seat = int(p.card_on(p.target - Move.ACTIVATE)), p.turn
    if p.phase == Phase.MILLER:
        return bool(card == Card.MILLER and p.left <= data.MOST_TIMES)
    if p.phase == Phase.EXCHANGE:
        asks = card in {Card.ARTISAN, Card.INNKEEPER, Card.JOURNEYMAN, Card.TROUBADOUR}
        return asks and bool(p.left <= min(data.MOST_TIMES, activity_cards.exchanges_possible(p, seat, card, p.left)))
    paid = card != Card.DIPLOMAT or p.family[Family.INFLUENCE + seat] > 0
    return card in {Card.CHIVALRY, Card.ARCHER, Card.DIPLOMAT} and bool(paid)
