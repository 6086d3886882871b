"""Positions that cannot be: what a setup may get wrong beyond the shape of its entries and the count of its cards."""

from __future__ import annotations

from adamak.core.errors import Problem, problem_if
from adamak.core.state import Reading
from adamak.games.troyes import activity_cards, data, groups, scoring, setup, threats, turns
from adamak.games.troyes.components import COLOUR_IDS
from adamak.games.troyes.data import NEUTRAL, PHASE_IDS, Card, Cube, Family, Move, Phase
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


def _check_dice(reading: Reading) -> None:
    """TR-5.5: no more than six of a colour, and none where nobody sits."""
    districts = reading["districts"]
    taken = reading["composing"]["dice"] if reading["composing"] else []
    dice = [*reading["aside"], *(die for dice in districts.values() for die in dice), *(die for _, die in taken)]
    for colour in COLOUR_IDS:
        found = sum(die.startswith(colour) for die in dice)
        problem_if(found > DICE_OF_A_COLOUR, "troyes-dice", colour=colour, found=found)
    for owner in range(reading.seats, NEUTRAL):
        district = data.DISTRICT_IDS[owner]
        if districts.get(district) or district in [place for place, _ in taken]:
            raise Problem("setup-seat", where="districts", seat=owner)


def _check_citizens(reading: Reading) -> None:
    """TR-3.3."""
    reserves = {player.seat: player["reserve"] for player in reading.players}
    reserves[NEUTRAL] = reading["neutral"]["reserve"]
    for owner, reserve in reserves.items():
        found, wanted = setup.citizens_about(reading, owner) + reserve, setup.citizens_of(reading, owner)
        problem_if(found != wanted, "troyes-citizens", owner=owner, found=found, wanted=wanted)


def _check_events(reading: Reading) -> None:
    """TR-3.6: every event card lies in one place, and in a deck of its colour."""
    red, white, yellow = setup.red_cards(reading.variant), setup.WHITE_CARDS, setup.YELLOW_CARDS
    cards, found = [*red, *white, *yellow], reading.lying(setup.EVENT_CARDS)
    for card in found:
        problem_if(card not in cards, "setup-unknown", where="events", found=card)
    for place, allowed in zip(setup.DECKS, (red, red, white, yellow), strict=True):
        for card in reading[place]:
            problem_if(card not in allowed, "setup-place", what=card, where=place)
    for card in cards:
        problem_if(card not in found, "troyes-event-missing", threat=card)
    if len(reading["red_deck"]) > setup.rounds_left(reading):
        _check_number("red_deck", len(reading["red_deck"]), setup.rounds_left(reading))
    # The neutral keeps no card, and Le Roy all that he wins.
    where, gone = ("neutral.won", reading["neutral"]["won"]) if reading.seats > 1 else ("lost", reading["lost"])
    problem_if(gone, "setup-place", what=min(gone, default=""), where=where)


def _check_number(where: str, found: int, wanted: int) -> None:
    problem_if(found != wanted, "deal-number", where=where, found=found, wanted=wanted)


def _check_characters(reading: Reading) -> None:
    """TR-3.4, TR-15.3."""
    for player in reading.players:
        _check_number("characters", len(player["characters"]), int(data.CHARACTERS_DEALT[reading.seats]))
    if reading.seats > 1:
        _check_number("character_row", len(reading["character_row"]), 0)


def _check_phase(reading: Reading) -> None:
    """Every phase has what it works on, and nothing is half done elsewhere."""
    phase, everybody = reading["phase"], setup.everybody(reading)
    over, settling, black = phase == "over", phase == "settle", phase in {"black_dice", "flip"}
    wrong = Problem("setup-phase", phase=phase)
    if (
        (phase in COMPOSING) != (reading["composing"] is not None)
        or (phase in ASKING) != (reading["left"] > 0)
        or over != bool(reading["ending"])
        or (reading["winners"] and not over)
        or settling != (reading["settled"] < everybody)
        or settling != (reading["round"] == 0)
        or reading["round"] > int(data.ROUNDS[reading.seats])
        or reading["settled"] > everybody
    ):
        raise wrong
    if reading["revealed"] != setup.default_revealed(reading):
        raise Problem("setup-pieces", what="revealed", found=reading["revealed"], wanted=min(reading["round"], 3))
    if (
        (phase == "black_dice" and not reading["against"])
        or (phase == "flip" and len(reading["aside"]) > 2)
        or (not black and (reading["black"] or reading["against"] or reading["aside"]))
        or (not over and reading.players[reading["turn"]]["purse"])  # TR-8.10: whoever has passed decides no more
    ):
        raise wrong
    if reading["rolled"] and (reading.seats > 1 or reading["rolled"] < 2):
        raise Problem("setup-pieces", what="rolled", found=reading["rolled"], wanted=0)
    if settling and not _is_placement(reading):
        raise wrong


def _is_placement(reading: Reading) -> bool:
    """TR-4.2, TR-4.4, TR-15.2: everybody has placed as many citizens as had their turn, there and back."""
    seats, settled, start = reading.seats, reading["settled"], int(data.STARTING_CITIZENS[reading.seats])
    there_and_back = [*range(seats), *reversed(range(seats))]
    turns = [(reading["start_player"] + there_and_back[k % (2 * seats)]) % seats for k in range(settled + 1)]
    standing = list(reading["spaces"].values())
    gray = {1: 3 + 3 * (settled // 2), 2: len(reading.variant.neutral)}.get(seats, 0)
    done = all(
        standing.count(player.seat) == turns[:-1].count(player.seat) == start - player["supply"]
        for player in reading.players
    )
    return done and reading["turn"] == turns[-1] and standing.count(NEUTRAL) == gray


def impossible(p: TroyesPosition) -> Problem | None:
    """A turn that could not have been put together so far, or an end that was not reached so."""
    phase = int(p.phase)
    fits = True
    if phase == Phase.OVER:
        again = p.clone()
        again.winners = 0
        scoring.finish(again)
        fits = again.winners == p.winners and again.end_code == p.end_code
    elif Phase.TAKE_DICE <= phase <= Phase.CONFIRM:
        fits = _target_lies_open(p) and _is_in_order(p)
    elif phase > Phase.CONFIRM:
        fits = _is_asked(p)
    return None if fits else Problem("setup-phase", phase=PHASE_IDS[phase])


def _target_lies_open(p: TroyesPosition) -> bool:
    if p.target < Move.BUILD:
        return bool((p.target - Move.ACTIVATE) % 3 < p.revealed)
    return not Move.FIGHT <= p.target < Move.PLACE or bool(threats.place_of(p, p.target - Move.FIGHT) >= 0)


def _is_in_order(p: TroyesPosition) -> bool:
    """The dice make a group for the target, and what comes after them is chosen in its order."""
    seat, undecided = p.turn, p.cube == Cube.UNDECIDED
    if p.phase <= Phase.CHOOSE_CUBE:
        dice = p.phase == Phase.TAKE_DICE or p.size > 0
        return bool(dice and undecided and p.source < 0 and p.times == 0)
    cubes = groups.complete_cubes(p, seat, p.target, p.group, groups.usable_cubes(p, seat, p.target))
    if undecided or not cubes & data.ONE_BIT[p.cube]:
        return False
    if p.phase == Phase.CHOOSE_SOURCE:
        return bool(turns.needs_citizen(p) and p.source < 0 and p.times == 0)
    if (p.source >= 0) != turns.needs_citizen(p) or (p.source >= 0 and not turns.may_come_from(p, seat, p.source)):
        return False
    most = turns.most_times(p)
    if p.phase == Phase.CHOOSE_TIMES:  # asked a second time only where there is more
        return bool(p.times == 0 or (p.times == data.MOST_TIMES and most > data.MOST_TIMES))
    return bool(1 <= p.times <= most)


def _is_asked(p: TroyesPosition) -> bool:
    """TR-16.4, TR-16.5: the card activated asks this, and so much of it can still be done."""
    if p.target >= Move.BUILD:
        return False
    card = int(p.card_on(p.target - Move.ACTIVATE))
    if p.phase == Phase.EVENT_CUBES:
        paid = card != Card.DIPLOMAT or p.family[Family.INFLUENCE + p.turn] > 0
        return card in {Card.CHIVALRY, Card.ARCHER, Card.DIPLOMAT} and bool(paid)
    if p.phase == Phase.MILLER or p.left > data.MOST_WORTH:
        return card == Card.MILLER and bool(p.left <= data.MOST_WORTH)
    asks = data.CARD_DENIERS[card] < 0 or data.CARD_INFLUENCE[card] < 0
    return asks and bool(p.left <= activity_cards.exchanges_possible(p, p.turn, card, p.left))
