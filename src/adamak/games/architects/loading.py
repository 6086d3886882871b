"""A position read back from its setup, or from one written by hand; checked for consistency."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from adamak.core.errors import Problem
from adamak.core.reading import index_of, read, seat_of, seat_set, set_of, set_or_seed
from adamak.games.architects.data import (
    APPRENTICE_IDS,
    AWAY,
    BOARD,
    BOARD_IDS,
    BOT_CARD_IDS,
    BUILDING_IDS,
    BUILT,
    CAPTIVES,
    CARDS,
    COINS,
    CREW,
    DECK,
    DISMISS,
    DISPLAY,
    DONE,
    EFFECT,
    ENDING_IDS,
    FREE,
    GUILD,
    GUILDED,
    HAND,
    KNOWN,
    LEVEL,
    LEVEL_SPACES,
    MARKET_IDS,
    NONE,
    PACKET,
    PAID,
    PEOPLE,
    PHASE_IDS,
    PICK,
    PILED,
    PRISON,
    PURSE,
    REWARD_IDS,
    SLOT_IDS,
    SLOTS,
    STAFF,
    UNPAID,
    VIRTUE,
    VIRTUE_EFFECT_IDS,
    WORKERS,
)
from adamak.games.architects.encoding import put_cards
from adamak.games.architects.pieces import CIRCLE_IDS, MARKET_SPACES, name_of
from adamak.games.architects.position import ArchitectsPosition
from adamak.games.architects.readers import check_list, check_once, pile_of, player_of, purse_of
from adamak.games.architects.setup import FRAME_IDS, AutomaSetup, PlayerSetup, Setup, holder


def from_setup(data: Mapping[str, object]) -> ArchitectsPosition:
    """Reads a setup and refuses one in which a thing lies twice, or a decision has nothing to decide."""
    setup = read(Setup, data)
    from adamak.games.architects.game import GAME

    seats = len(setup.players)
    p = ArchitectsPosition(None, seats, GAME.read_options(seats, setup.options).variant(seats))
    p.first = seat_of(setup.first, seats, "first")
    p.turn = seat_of(setup.turn, seats, "turn")
    p.active = p.turn if setup.active is None else player_of(p, setup.active, "active")
    p.phase = index_of(PHASE_IDS, setup.phase, "phase")
    p.closing = setup.closing
    p.reset_due = setup.reset_due
    p.tax = setup.tax
    p.made = setup.captures_made
    p.used = set_of(setup.locations_used, CIRCLE_IDS, "locations_used")
    p.picks = setup.draft_pick
    p.asked = seat_set(setup.draft_waits, seats, "draft_waits")
    p.horizon = setup.horizon
    p.winners = sum(1 << player_of(p, player, "winners") for player in set(setup.winners))
    p.end_code = index_of(ENDING_IDS, setup.ending, "ending")
    set_or_seed(p, setup.generator, "setup")
    _place_boards(p, setup)
    _place_players(p, setup)
    _place_buildings(p, setup)
    _place_apprentices(p, setup)
    _place_market(p, setup)
    _place_workers(p, setup)
    _place_frames(p, setup)
    _check(p, setup)
    return p


def _place_boards(p: ArchitectsPosition, setup: Setup) -> None:
    """AR-3.1: one each; those not named are taken in the order of the table."""
    named = [one.board for one in setup.players if one.board is not None]
    check_once(named, BOARD_IDS, "board")
    spare = [name for name in BOARD_IDS if name not in named]
    for seat, one in enumerate(setup.players):
        if setup.phase == "choose_board":
            p.own[BOARD + seat] = PEOPLE if one.board is None else BOARD_IDS.index(one.board)
        else:
            p.own[BOARD + seat] = BOARD_IDS.index(one.board or spare.pop(0))


def _place_players(p: ArchitectsPosition, setup: Setup) -> None:
    for seat, one in enumerate(setup.players):
        p.own[PURSE + seat] = purse_of(one.goods)
        check_once(one.effects_done, VIRTUE_EFFECT_IDS, "effects_done")
        p.own[DONE + seat] = set_of(one.effects_done, BUILDING_IDS, "effects_done")
    if setup.automa is not None and not p.variant.house_bot:
        raise Problem("setup-unknown", where="automa", found="house_bot")
    automa = setup.automa or AutomaSetup()
    everybody: list[PlayerSetup | AutomaSetup] = [*setup.players]
    if p.variant.house_bot:
        everybody.append(automa)
        p.bot_left = set_of(BOT_CARD_IDS if automa.deck is None else automa.deck, BOT_CARD_IDS, "deck")
        p.bot_card = -1 if automa.card is None else index_of(BOT_CARD_IDS, automa.card, "card")
    for player, one_ in enumerate(everybody):
        p.own[VIRTUE + player] = one_.virtue
        p.own[LEVEL + player] = one_.level
        p.own[UNPAID + player] = one_.unpaid
        p.own[PAID + player] = one_.paid
        for name, number in one_.workers.items():
            p.own[AWAY + player] += number << 5 * index_of(CIRCLE_IDS, name, "workers")
        p.own[AWAY + player] += one_.prison << 5 * PRISON
        if len(one_.captives) > p.players:
            raise Problem("deal-number", where="captives", found=len(one_.captives), wanted=int(p.players))
        if player < len(one_.captives) and one_.captives[player]:
            raise Problem("setup-unknown", where="captives", found=name_of(p, player))
        p.own[CAPTIVES + player] = sum(number << 5 * owner for owner, number in enumerate(one_.captives))
    if len(setup.overflow) > p.players:
        raise Problem("deal-number", where="overflow", found=len(setup.overflow), wanted=int(p.players))
    for player, points in enumerate(setup.overflow):
        if points and (points > p.own[UNPAID + player] or player >= p.seats):
            raise Problem("setup-phase", phase="overflow")
        p.overflow |= points << 8 * player


def _place_buildings(p: ArchitectsPosition, setup: Setup) -> None:
    """Every card lies in one place; what is not named is the deck."""
    named = [card for one in setup.players for card in (*one.hand, *one.packet, *one.buildings)]
    named += setup.dug
    if p.variant.house_bot and setup.automa is not None:
        named += setup.automa.buildings
    deck = [card for card in BUILDING_IDS if card not in named] if setup.building_deck is None else setup.building_deck
    check_list([*named, *deck], BUILDING_IDS, CARDS, "building_deck")
    put_cards(p, DECK, [BUILDING_IDS.index(card) for card in deck])
    p.deck_size = len(deck)
    p.dug = set_of(setup.dug, BUILDING_IDS, "dug")
    for seat, one in enumerate(setup.players):
        p.own[HAND + seat] = set_of(one.hand, BUILDING_IDS, "hand")
        p.own[PACKET + seat] = set_of(one.packet, BUILDING_IDS, "packet")
        p.own[BUILT + seat] = set_of(one.buildings, BUILDING_IDS, "buildings")
        if one.pick is not None:
            if one.pick not in one.packet:
                raise Problem("setup-unknown", where="pick", found=one.pick[:40])
            p.own[PICK + seat] = BUILDING_IDS.index(one.pick) + 1
    if p.variant.house_bot and setup.automa is not None:
        p.own[BUILT + p.seats] = set_of(setup.automa.buildings, BUILDING_IDS, "buildings")
    _place_knowledge(p, setup)


def _place_knowledge(p: ArchitectsPosition, setup: Setup) -> None:
    for card, seats in setup.known.items():
        mask = seat_set(seats, int(p.seats), "known")
        put_cards(p, KNOWN + index_of(BUILDING_IDS, card, "known"), [mask])
    for number, card in enumerate(BUILDING_IDS):
        here = holder(p, card)
        if here is not None:
            put_cards(p, KNOWN + number, [int(p.cards[KNOWN + number]) | 1 << here])
        elif any(int(p.own[BUILT + player]) >> number & 1 for player in range(p.players)):
            put_cards(p, KNOWN + number, [0])


def _place_apprentices(p: ArchitectsPosition, setup: Setup) -> None:
    hired = [card for one in setup.players for card in one.apprentices]
    check_once(hired, APPRENTICE_IDS, "apprentices")
    under = setup.apprentice_deck or []
    spare: list[str | None] = [card for card in APPRENTICE_IDS if card not in [*hired, *under]]
    shown = spare[:SLOTS] if setup.apprentice_display is None else setup.apprentice_display
    if len(shown) != SLOTS or len(setup.apprentice_silver) != SLOTS:
        raise Problem("deal-number", where="apprentice_display", found=len(shown), wanted=SLOTS)
    lying = [card for card in shown if card is not None]
    deck = setup.apprentice_deck
    if deck is None:
        deck = [card for card in APPRENTICE_IDS if card not in [*hired, *lying]]
    check_list([*hired, *lying, *deck], APPRENTICE_IDS, CARDS, "apprentice_deck")
    put_cards(p, DISPLAY, [NONE if card is None else APPRENTICE_IDS.index(card) for card in shown])
    put_cards(p, COINS, [int(number) for number in setup.apprentice_silver])
    put_cards(p, STAFF, [APPRENTICE_IDS.index(card) for card in deck])
    p.staff_size = len(deck)
    if setup.apprentices_known > len(deck):
        raise Problem("deal-number", where="apprentices_known", found=setup.apprentices_known, wanted=len(deck))
    p.staff_known = setup.apprentices_known
    for seat, one in enumerate(setup.players):
        p.own[CREW + seat] = set_of(one.apprentices, APPRENTICE_IDS, "apprentices")


def _place_market(p: ArchitectsPosition, setup: Setup) -> None:
    """AR-2.2, AR-2.3: markets and rewards."""
    large = [] if setup.large_market is None else [setup.large_market]
    turned = [*setup.large_pile, *large]
    pile = [name for name in MARKET_IDS if name not in turned] if setup.small_pile is None else setup.small_pile
    check_list([*turned, *pile], MARKET_IDS, len(MARKET_IDS), "small_pile")
    p.pile = pile_of(pile, MARKET_IDS, "small_pile")
    p.turned = -1 if setup.large_market is None else MARKET_IDS.index(setup.large_market)
    p.turned_all = set_of(turned, MARKET_IDS, "large_pile")
    p.turned_blind = setup.large_blind and setup.large_market is not None
    if setup.large_pile and setup.large_market is None:
        raise Problem("setup-unknown", where="large_market", found="")
    for name, player in setup.black_market.items():
        space = index_of(MARKET_SPACES, name, "black_market")
        p.spaces |= player_of(p, player, "black_market") + 1 << 4 * space
    check_once(setup.rewards_gone, REWARD_IDS, "rewards_gone")
    rewards = setup.reward_pile
    if rewards is None:
        left = [name for name in REWARD_IDS if name not in setup.rewards_gone]
        rewards = left[: max(0, 2 * int(p.players) + 1 - len(setup.rewards_gone))]
    check_once([*setup.rewards_gone, *rewards], REWARD_IDS, "reward_pile")
    p.rewards = pile_of(rewards, REWARD_IDS, "reward_pile")
    p.rewarded = set_of(setup.rewards_gone, REWARD_IDS, "rewards_gone")


def _place_workers(p: ArchitectsPosition, setup: Setup) -> None:
    """AR-29.1: twenty of each player, those not placed anywhere being available."""
    laid = [player_of(p, player, "guildhall") for player in setup.guildhall]
    if len(laid) > PILED - GUILDED:
        raise Problem("deal-number", where="guildhall", found=len(laid), wanted=PILED - GUILDED)
    put_cards(p, GUILDED, laid)
    p.laid = len(laid)
    given: list[Any] = [one.available for one in setup.players]
    if p.variant.house_bot:
        given.append(None if setup.automa is None else setup.automa.available)
    for player in range(p.players):
        p.own[AWAY + player] += laid.count(player) << 5 * GUILD
        away = sum(int(p.own[AWAY + player]) >> 5 * place & 31 for place in range(GUILD + 1))
        away += sum(int(p.own[CAPTIVES + board]) >> 5 * player & 31 for board in range(p.players))
        away += sum(int(p.spaces) >> 4 * space & 15 == player + 1 for space in range(3))
        if away > WORKERS or given[player] not in (None, WORKERS - away):
            found = away + (given[player] or 0)
            raise Problem("setup-workers", player=name_of(p, player), found=found, wanted=WORKERS)
        p.own[FREE + player] = WORKERS - away


def _place_frames(p: ArchitectsPosition, setup: Setup) -> None:
    if len(setup.frames) > 4:
        raise Problem("deal-number", where="frames", found=len(setup.frames), wanted=4)
    for frame in reversed(setup.frames):
        kind = index_of(FRAME_IDS, frame.kind, "frames")
        names = {EFFECT: BUILDING_IDS, DISMISS: SLOT_IDS}.get(kind)
        if names is not None:
            about = index_of(names, str(frame.about), "frames")
        elif isinstance(frame.about, int) and 0 <= frame.about < 1024:
            about = frame.about
        else:
            raise Problem("setup-unknown", where="frames", found=str(frame.about)[:40])
        p.push(kind, about)


def _check(p: ArchitectsPosition, setup: Setup) -> None:
    """What every position keeps: room in the cathedral, something to decide, nothing pending at the end."""
    levels = [int(p.own[LEVEL + player]) for player in range(p.players)]
    for level in range(1, 6):
        if levels.count(level) > LEVEL_SPACES[level]:
            raise Problem("deal-number", where="level", found=levels.count(level), wanted=int(LEVEL_SPACES[level]))
    phase = setup.phase
    plain = {"turn", "take_back", "choose_board", "draft", "draft_discard", "starting_apprentice", "end_effects"}
    if phase == "over":
        fits = p.winners != 0 and p.end_code != 0 and p.frames == 0
    elif phase == "overflow":
        fits = int(p.overflow) >> 8 * p.turn & 255 > 0
    elif phase in plain:
        fits = p.frames == 0 and p.overflow == 0
    else:
        fits = int(p.frames) & 31 == p.phase and p.overflow == 0
    if phase == "turn":
        fits = fits and p.turn == p.active and p.own[FREE + p.turn] > 0
    elif phase == "take_back":
        fits = fits and p.turn == p.active and p.own[FREE + p.turn] == 0
    asked = [] if phase == "over" else p.actors()
    if not fits or any(len(p.legal(seat)) == 0 for seat in asked) or bool(asked) == (phase == "over"):
        raise Problem("setup-phase", phase=phase)
