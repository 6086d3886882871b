"""Positions that cannot be: what a setup may get wrong beyond the count of its cards."""

from __future__ import annotations

from collections import Counter

from adamak.core.bits import bits
from adamak.core.errors import Problem, problem_if
from adamak.core.state import Player, Reading
from adamak.core.state.shapes import misshapen
from adamak.games.condottiere import choices, data, dealing
from adamak.games.condottiere.data import CARD_IDS, MERCENARIES, Phase
from adamak.games.condottiere.hidden import goes_face_down
from adamak.games.condottiere.position import CondottierePosition
from adamak.games.condottiere.setup import FIGHTING
from adamak.games.condottiere.variant import DrawAmount

SOLDIERS = set(CARD_IDS[:MERCENARIES])
ANSWERING = ("discard_hand", "keep_cards")  # the next site is chosen, the lines are gone
COMPARED = ("choose_site", "draw_count", "over")  # the lines of the last battle still lie there


def check_setup(reading: Reading) -> None:
    """Entries that must fit each other."""
    _check_regions(reading)
    for player in reading.players:
        _check_cards(reading, player)
        _check_knowledge(reading, player)
    _check_lines(reading)
    _check_points(reading)
    unseen = [card for hand in reading["buried"] for card in hand["cards"]]
    problem_if(Counter(unseen) - Counter(reading["discard_pile"]) or set(unseen) & SOLDIERS, "setup-buried")
    problem_if(not _fits_phase(reading) or not _fits_decision(reading), "setup-phase", phase=reading["phase"])


def _check_regions(reading: Reading) -> None:
    """CO-1.5, CO-5.6, CO-7.7, CO-17.1: markers, the Favor of the Pope, the site."""
    phase, site, favor = reading["phase"], reading["site"], reading["favor"]
    owned: list[str] = []
    for player in reading.players:
        for region in player["regions"]:
            problem_if(region in owned, "setup-region-twice", region=region)
            owned.append(region)
        if len(player["regions"]) > data.MARKERS:
            raise Problem("setup-markers", seat=player.seat, found=len(player["regions"]), most=data.MARKERS)
    contested = phase in (*FIGHTING, *ANSWERING)
    taking, on_contested = reading.variant.taking_regions, reading.variant.favor_on_contested_region
    problem_if(favor in owned and not (taking or on_contested), "setup-favor", region=favor)
    if favor is not None and favor == site and contested and not (on_contested and phase in FIGHTING):
        raise Problem("setup-favor", region=favor)
    own = site in reading.players[reading["holder"]]["regions"]
    problem_if(site in owned and contested and (own or not taking), "setup-site", region=site)


def _check_cards(reading: Reading, player: Player) -> None:
    """CO-18.1: which cards lie face down, and when; CO-12.3: the final battle is the participants' alone."""
    card = player["face_down"]
    if card is not None:
        may_lie = reading.variant.hidden_cards and goes_face_down(CARD_IDS.index(card))
        problem_if(not may_lie or reading["phase"] not in FIGHTING, "setup-face-down", card=card)
    if player.seat not in reading["participants"] and (player["hand"] or player["line"] or card is not None):
        raise Problem("setup-phase", phase=reading["phase"])


def _check_knowledge(reading: Reading, player: Player) -> None:
    """What others know of a hand is in it; what they know in part is in it or face down."""
    hand = Counter(player["hand"])
    if player.seat == reading["turn"]:
        hand.update(reading["kept"])
    with_face_down = hand + Counter([player["face_down"]] if player["face_down"] else [])
    shown = [entry for entry in reading["shown"] if entry["owner"] == player.seat]
    for known, blurred in [(heap["known"], heap["blurred"]) for heap in (player, *shown)]:
        if Counter(known) - hand or Counter([*known, *blurred]) - with_face_down:
            raise Problem("setup-known", seat=player.seat)


def _check_lines(reading: Reading) -> None:
    """CO-5: the seasons end each other, Bishops and Scarecrows never stay, a Surrender ends the battle."""
    cards = Counter(card for player in reading.players for card in player["line"])
    lingering = cards["surrender"] > (1 if reading["phase"] in COMPARED else 0)
    discarded = reading["phase"] in ANSWERING or reading["battle"] == 0
    both = cards["winter"] and cards["spring"]
    problem_if(both or cards["bishop"] or cards["scarecrow"] or lingering or (cards and discarded), "setup-line")


def _check_points(reading: Reading) -> None:
    """CO-15: only a series has points and several games."""
    series = reading.variant.playing_for_points
    if reading["game_number"] != 1 and not series:
        raise misshapen("game_number", reading["game_number"])
    for player in reading.players:
        if player["points"] and not series:
            raise misshapen("points", player["points"])


def _fits_phase(reading: Reading) -> bool:
    """What belongs to one decision stands there alone; the final battle has no site and no decision after it."""
    phase, final = reading["phase"], reading["final"]
    alone = (
        (phase == "keep_cards" or not reading["kept"])
        and (phase == "discard_hand" or not (reading["asked"] or reading["answers"]))
        and (phase == "over" or not (reading["winners"] or reading["ending"]))
    )
    if final:
        fits = phase in {"battle_turn", "scarecrow_target", "reveal_on_pass", "over"} and reading["site"] is None
    else:
        fits = len(reading["participants"]) == reading.seats
        fits = fits and (reading["site"] is not None or phase not in (*FIGHTING, *ANSWERING))
        fits = fits and (reading["battle"] > 0 or phase == "choose_site")
        fits = fits and not (phase in ANSWERING and reading.variant.draw_after_each_battle)
    return alone and fits


def _fits_decision(reading: Reading) -> bool:
    """CO-21: each decision with what it is about."""
    phase, player = reading["phase"], reading.players[reading["turn"]]
    holding = {other.seat for other in reading.players if other["hand"]}
    if phase in FIGHTING and player.seat not in reading["participants"]:
        return False
    if phase == "battle_turn":
        return bool(player["hand"]) and not player["passed"]
    if phase == "scarecrow_target":
        return bool(set(player["line"]) & SOLDIERS)
    if phase == "place_favor":
        return reading["favor"] is None
    if phase == "reveal_on_pass":
        return player["face_down"] is not None and player["passed"]
    if phase == "discard_hand":
        asked, answers = set(reading["asked"]), set(reading["answers"])
        armed = {seat for seat in answers if set(reading.players[seat]["hand"]) & SOLDIERS}
        return bool(asked) and asked <= holding and answers <= holding - asked and not armed
    if phase == "keep_cards":
        return holding == {player.seat} and len(reading["kept"]) < data.MAY_KEEP
    if phase == "draw_count":
        in_turn = (reading["holder"] + reading["drawing"]) % reading.seats == player.seat
        up_to = reading["draw_up_to"] in (data.DRAW, data.DRAW_WHEN_ALL_EMPTY)
        return up_to and in_turn and reading["drawing"] < reading.seats
    if phase == "choose_site":
        return bool(player.seat == reading["holder"])
    return bool(reading["winners"] and reading["ending"])


def impossible(p: CondottierePosition) -> Problem | None:
    """A game that is won already, or a decision with nothing to decide: the game would have gone on by itself."""
    for seat in range(p.seats):
        if not p.final and p.phase != Phase.OVER and _has_won(p, seat):
            return Problem("setup-already-won", seat=seat)
    drawing = p.variant.draw_amount == DrawAmount.CHOSEN and dealing.may_draw(p, p.turn) > 0
    nothing = (
        (p.phase == Phase.CHOOSE_SITE and choices.sites(p) == 0)
        or (p.phase == Phase.PLACE_FAVOR and choices.favor_places(p) == 0)
        or (p.phase == Phase.DRAW_COUNT and not drawing)
    )
    return Problem("setup-phase", phase=data.PHASE_IDS[p.phase]) if nothing else None


def _has_won(p: CondottierePosition, seat: int) -> bool:
    domain = p.domains[seat]
    enough = bits(domain) >= data.regions_to_win(p.seats)
    return enough or data.largest_group(domain) >= data.adjacent_to_win(p.seats, p.variant.larger_empires)
