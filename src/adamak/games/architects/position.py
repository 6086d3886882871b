"""The state of Architects of the West Kingdom and its turns: who decides, what a move does, how a turn goes on.

What is legal is in `choices.py`; what places do in `visits.py`, `workshop.py`, `captures.py`, `market.py` and
`guildhall.py`; goods, tax, virtue and debts in `purse.py`, building cards in `hands.py`; setup and draft in
`opening.py`, the end in `ending.py`, the house opponent in `automa.py`, what is hidden in `hidden.py`.
The same rules are said a second time, slowly, in `refusals.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from adamak.core.bits import BIT, bits, lowest
from adamak.core.position import Position
from adamak.core.rng import Rng
from adamak.games.architects import (
    automa,
    captures,
    choices,
    ending,
    guildhall,
    hands,
    heuristics,
    hidden,
    learning,
    market,
    opening,
    purse,
    visits,
    workshop,
)
from adamak.games.architects.data import (
    ADVANCE,
    AT_BARRACKS,
    AT_CHURCH,
    AT_CLAY_PIT,
    AT_GUARDHOUSE,
    AT_GUILDHALL,
    AT_LIBRARY,
    AT_MARKET,
    AT_MINES,
    AT_STOREHOUSE,
    AT_TAVERN,
    AT_TOWN_CENTRE,
    AT_TREASURY,
    AT_WORKSHOP,
    BUILD,
    BURY,
    BURY_CARD,
    BY_BUILDING,
    CAPTURE,
    CAPTURERS,
    CARD_KEPT,
    CARDS_DUG,
    CAROLINE_DRAWS,
    CATHEDRAL_DISCARD,
    CHOOSE,
    CHOOSE_BOARD,
    CLAY_PIT_GOODS,
    DECLINE,
    DESTROY_DEBT,
    DIG,
    DIG_CARDS,
    DISCARD,
    DISMISS,
    DRAFT,
    DRAFT_DISCARD,
    DRAFTING,
    DRAW,
    EFFECT,
    END_EFFECTS,
    ENDING_IDS,
    FINISH,
    FOR_CATHEDRAL,
    FOR_CHURCH,
    FOR_DIG,
    FOR_HAND_LIMIT,
    FOR_LIBRARY,
    FRAME,
    FREE,
    FREE_CAPTURE,
    GATE_USED,
    GO_BACK,
    HAND,
    HAND_LIMIT,
    HAND_LIMIT_CARDS,
    HIRE,
    HOUSE_BOT,
    IMPRISON,
    KEEP,
    KEEP_CARD,
    KNOWN,
    LIBRARY_GOODS,
    OVER,
    OVERFLOW,
    OWN,
    PILED,
    PLACE,
    RELEASE,
    RELEASE_BOARDS,
    RELEASE_PRISON,
    RESET,
    RESOLVE,
    RESOLVE_SQUIRE,
    SEND_AWAY,
    STARTING_APPRENTICE,
    STOP,
    TAKE,
    TAKE_BACK,
    TRADE_MARBLE,
    TRADE_VIRTUE,
    TRADE_WITH,
    TREASURY_GOODS,
    TURN,
    TURN_BEGUN,
    TURN_PASSED,
    UNPAID,
    VIRTUE_EFFECT,
    WORKERS,
)
from adamak.games.architects.variant import Variant

if TYPE_CHECKING:
    from adamak.core.clerk import Clerk
    from adamak.games.architects.options import ArchitectsOptions


@final
class ArchitectsPosition(Position):
    """One moment of a game of Architects. The fields of `own` and the parts of `cards` are named in `data.py`."""

    variant: Variant
    players: i64  # the seats, and the house opponent after them

    # Whose decision, and which.
    phase: i64
    turn: i64  # the seat that decides; in the draft see `asked`
    active: i64  # whose turn it is
    first: i64  # AR-2.11: the start player
    frames: i64  # decisions and work not yet done, the next one lowest: see `push`
    overflow: i64  # AR-16.2: points above 14 still to be used, eight bits per player
    closing: i64  # AR-23.1: turns to be ended before the scoring; 0 while the Guildhall has room
    reset_due: bool  # AR-13.3

    own: vec[i64]
    cards: vec[u8]
    deck_top: i64
    deck_size: i64
    staff_top: i64
    staff_size: i64
    staff_known: i64  # apprentices at the bottom of their deck that everybody has seen go there
    laid: i64  # workers in the Guildhall, and beside it

    tax: i64  # silver above the Tax Stand
    spaces: i64  # AR-5.2: player plus one, in nibbles
    pile: i64  # AR-2.2: market cards plus one in nibbles, the top one lowest
    turned: i64  # the card on the right space, -1 before the first reset
    turned_all: i64  # set of cards on the right space
    turned_blind: bool  # the top one came straight from a shuffle: its small side is not known
    rewards: i64  # AR-2.3: cards plus one in nibbles, the top one lowest
    rewarded: i64  # set of rewards revealed

    # Decisions in progress.
    made: i64  # AR-9.2: captures paid in this action
    used: i64  # AR-9.4: set of locations used
    dug: i64  # AR-11.3: set of cards drawn to keep one
    picks: i64  # AR-2.10: which pick of the draft, 0 when it is over
    asked: i64  # set of seats that have not answered yet

    bot_left: i64  # AR-26.3b: set of cards not turned up
    bot_card: i64  # the last one turned up, -1 for none

    winners: i64  # set of players
    end_code: i64

    def __init__(self, like: ArchitectsPosition | None, seats: i64, variant: Variant) -> None:
        super().__init__(seats)
        self.variant = variant
        if like is None:
            self.players = seats + 1 if variant.house_bot else seats
            self.phase = DRAFTING
            self.turn = 0
            self.active = 0
            self.first = 0
            self.frames = 0
            self.overflow = 0
            self.closing = 0
            self.reset_due = False
            self.own = vec[i64]([0] * OWN)
            self.cards = vec[u8]([u8(0)] * PILED)
            self.deck_top = 0
            self.deck_size = 0
            self.staff_top = 0
            self.staff_size = 0
            self.staff_known = 0
            self.laid = 0
            self.tax = 0
            self.spaces = 0
            self.pile = 0
            self.turned = -1
            self.turned_all = 0
            self.turned_blind = False
            self.rewards = 0
            self.rewarded = 0
            self.made = 0
            self.used = 0
            self.dug = 0
            self.picks = 0
            self.asked = 0
            self.bot_left = 0
            self.bot_card = -1
            self.winners = 0
            self.end_code = 0
        else:
            self.horizon = like.horizon
            self.key_a = like.key_a
            self.key_b = like.key_b
            self.drawn = like.drawn
            self.players = like.players
            self.phase = like.phase
            self.turn = like.turn
            self.active = like.active
            self.first = like.first
            self.frames = like.frames
            self.overflow = like.overflow
            self.closing = like.closing
            self.reset_due = like.reset_due
            self.own = like.own[:]
            self.cards = like.cards[:]
            self.deck_top = like.deck_top
            self.deck_size = like.deck_size
            self.staff_top = like.staff_top
            self.staff_size = like.staff_size
            self.staff_known = like.staff_known
            self.laid = like.laid
            self.tax = like.tax
            self.spaces = like.spaces
            self.pile = like.pile
            self.turned = like.turned
            self.turned_all = like.turned_all
            self.turned_blind = like.turned_blind
            self.rewards = like.rewards
            self.rewarded = like.rewarded
            self.made = like.made
            self.used = like.used
            self.dug = like.dug
            self.picks = like.picks
            self.asked = like.asked
            self.bot_left = like.bot_left
            self.bot_card = like.bot_card
            self.winners = like.winners
            self.end_code = like.end_code

    def clone(self) -> ArchitectsPosition:
        return ArchitectsPosition(self, self.seats, self.variant)

    # --- who decides ------------------------------------------------------------------------------

    def actor(self) -> i64:
        phase = self.phase
        if phase == OVER:
            return -1
        if phase == DRAFTING:
            return lowest(self.asked)
        return self.turn

    def actors(self) -> list[int]:
        if self.phase == DRAFTING:
            return [seat for seat in range(self.seats) if (self.asked >> seat) & 1]
        return [] if self.phase == OVER else [self.turn]

    def after(self, player: i64, number: i64) -> i64:
        """The player so many places after another, clockwise; the house opponent sits after the last human."""
        place = self.seats if player == self.seats else player - self.first
        if place < 0:
            place += self.seats
        place += number
        if place >= self.players:
            place -= self.players
        if place == self.seats:
            return place
        seat = self.first + place
        return seat - self.seats if seat >= self.seats else seat

    def legal(self, seat: i64) -> vec[i64]:
        phase = self.phase
        if phase == DRAFTING:
            if seat >= 0 and (self.asked >> seat) & 1:
                return choices.legal(self, seat)
            return vec[i64]()
        if seat != self.turn or phase == OVER:
            return vec[i64]()
        return choices.legal(self, seat)

    # --- frames: a stack of what is still to be decided or done -----------------------------------

    def push(self, kind: i64, about: i64) -> None:
        """This comes before everything that is pending."""
        self.frames = (self.frames << FRAME) | (about << 5) | kind

    def pop(self) -> None:
        self.frames >>= FRAME

    def replace(self, kind: i64, about: i64) -> None:
        self.frames = ((self.frames >> FRAME) << FRAME) | (about << 5) | kind

    def about(self) -> i64:
        """What the decision on top is about: actions left, a slot."""
        return (self.frames >> 5) & 1023

    def one_less(self) -> None:
        """One of the actions left is taken."""
        if self.about() > 1:
            self.frames -= 32
        else:
            self.frames >>= FRAME

    # --- what a move does -------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        if self.trail is not None:
            self.trail = []
        phase = self.phase
        if phase == TURN:
            visits.place(self, seat, move - PLACE)
        elif phase == TAKE_BACK:
            visits.take_back(self, seat, move - GO_BACK)
        elif phase < AT_CLAY_PIT:
            self.act(seat, phase, move)
        elif phase < CHOOSE_BOARD:
            self.settle(seat, phase, move)
        else:
            self.prepare_or_end(seat, phase, move)
            return
        self.carry_on()

    def act(self, seat: i64, phase: i64, move: i64) -> None:
        """The decisions of an action."""
        if phase == AT_STOREHOUSE:
            self.trade(seat, move)
        elif phase == AT_TOWN_CENTRE:
            if move == STOP:
                self.pop()
            else:
                self.one_less()
                location = (move - CAPTURE) // CAPTURERS
                captures.buy_capture(self, seat, location, self.captured_player(move))
        elif phase == AT_GUARDHOUSE:
            self.guard(seat, move)
        elif phase == AT_WORKSHOP:
            self.pop()
            if move == DRAW:
                workshop.draw_cards(self, seat)
            else:
                workshop.pay_for(self, seat, move - HIRE)
                workshop.hire(self, seat, move - HIRE)
        elif phase == DISMISS:
            slot = self.about()
            self.pop()
            workshop.dismiss(self, seat, move - SEND_AWAY, slot)
        elif phase == AT_GUILDHALL:
            self.pop()
            if move < ADVANCE:
                guildhall.build(self, seat, move - BUILD)
            else:
                guildhall.advance(self, seat, move - ADVANCE)
        elif phase == AT_MINES:
            self.pop()
            if move == TAKE:
                visits.dig_clay(self, seat)
            else:
                visits.dig_gold(self, seat)
        elif phase == AT_MARKET:
            self.pop()
            if move == DIG_CARDS:
                self.dug = hands.draw(self, seat, DIG, CARDS_DUG)
                self.push(KEEP_CARD, 0)
            else:
                workshop.hire(self, seat, move - HIRE)
        elif phase == KEEP_CARD:
            self.keep_card(seat, move - KEEP)
        elif phase == BURY_CARD:
            self.bury_card(seat, move - BURY)
        elif phase == CATHEDRAL_DISCARD:
            self.pop()
            hands.discard(self, seat, move - DISCARD, FOR_CATHEDRAL)
            guildhall.move_up(self, seat)

    def settle(self, seat: i64, phase: i64, move: i64) -> None:
        """The decisions about effects, virtue, the reset and the hand."""
        if phase == OVERFLOW:
            purse.use_overflow(self, seat, move == DESTROY_DEBT)
        elif phase in (FREE_CAPTURE, AT_BARRACKS):
            if move == DECLINE:
                self.pop()
                return
            self.one_less()
            if move >= RELEASE_BOARDS:
                captures.release_boards(self, seat)
            else:
                captures.capture(self, seat, (move - CAPTURE) // CAPTURERS, self.captured_player(move))
        elif phase == RESET:
            if move >= RESOLVE_SQUIRE:
                self.replace(RESET, self.about() | (8 * BIT[move - RESOLVE_SQUIRE]))
                market.resolve_squire(self, seat, move - RESOLVE_SQUIRE)
            else:
                self.replace(RESET, self.about() | GATE_USED)
                captures.release_prison(self, seat, move - RELEASE)
        elif phase == HAND_LIMIT:
            hands.discard(self, seat, move - DISCARD, FOR_HAND_LIMIT)
        else:
            self.pop()
            if phase == AT_CLAY_PIT:
                purse.gain(self, seat, CLAY_PIT_GOODS[0 if move == TAKE + 1 else 1], BY_BUILDING)
            elif phase == AT_TREASURY:
                purse.gain(self, seat, TREASURY_GOODS[0 if move == TAKE + 1 else 1], BY_BUILDING)
            elif phase == AT_CHURCH:
                if move == DESTROY_DEBT:
                    purse.destroy_debt(self, seat, FOR_CHURCH)
            elif move == DECLINE:
                return
            elif phase == AT_LIBRARY:
                hands.discard(self, seat, move - DISCARD, FOR_LIBRARY)
                purse.gain(self, seat, LIBRARY_GOODS, BY_BUILDING)
            elif phase == AT_TAVERN:
                workshop.hire(self, seat, move - HIRE)

    def prepare_or_end(self, seat: i64, phase: i64, move: i64) -> None:
        """Before the first turn and after the last one."""
        if phase == DRAFTING:
            opening.pick(self, seat, move - DRAFT)
        elif phase == DRAFT_DISCARD:
            opening.bury_fourth(self, move - DISCARD)
        elif phase == STARTING_APPRENTICE:
            opening.start_with(self, seat, move - HIRE)
        elif phase == CHOOSE_BOARD:
            opening.choose_board(self, seat, move - CHOOSE)
        elif phase == END_EFFECTS:
            ending.resolve(self, seat, VIRTUE_EFFECT[move - RESOLVE])
            ending.go_on(self)

    def captured_player(self, move: i64) -> i64:
        """Whose group a capture takes."""
        player = (move - CAPTURE) % CAPTURERS
        return self.seats if player == HOUSE_BOT else player

    def trade(self, seat: i64, move: i64) -> None:
        """AR-7.1: one action of the Storehouse, or none any more."""
        if move == STOP:
            self.pop()
            return
        self.one_less()
        if move >= TRADE_WITH:
            visits.trade_with(self, seat, move - TRADE_WITH)
        elif move >= TRADE_MARBLE:
            visits.trade_for_marble(self, seat, move - TRADE_MARBLE)
        else:
            visits.trade_for_virtue(self, seat, move - TRADE_VIRTUE)

    def guard(self, seat: i64, move: i64) -> None:
        """AR-12.1: one action of the Guardhouse, or none any more."""
        if move == STOP:
            self.pop()
            return
        self.one_less()
        if move == IMPRISON:
            captures.imprison_for_silver(self, seat)
        elif move == RELEASE_PRISON:
            captures.release_prison(self, seat, WORKERS)
        elif move == RELEASE_BOARDS:
            captures.buy_release(self, seat)
        elif move == RELEASE_BOARDS + 1:
            captures.owe_release(self, seat)
        else:
            captures.pay_debt(self, seat)

    def keep_card(self, seat: i64, card: i64) -> None:
        """AR-11.3: one of the cards drawn; nobody else knows which."""
        self.dug &= ~BIT[card]
        self.own[HAND + seat] |= BIT[card]
        self.cards[KNOWN + card] = u8(BIT[seat])
        self.note(CARD_KEPT, seat, card, 0)
        self.replace(BURY_CARD, 0)

    def bury_card(self, seat: i64, card: i64) -> None:
        """AR-11.3: the others under the deck, in an order of choice."""
        self.dug &= ~BIT[card]
        hands.put_under(self, seat, card, FOR_DIG)

    # --- how a turn goes on -----------------------------------------------------------------------

    def carry_on(self) -> None:
        """Does what is pending until somebody must decide."""
        while True:
            if self.overflow:
                self.ask_overflow()
                return
            if self.frames == 0:
                if self.end_turn():
                    return
                continue
            kind = self.frames & 31
            about = self.about()
            if kind == FINISH:
                self.pop()
                self.finish()
            elif kind == EFFECT:
                self.pop()
                guildhall.resolve_effect(self, self.active, about)
            elif kind == CAROLINE_DRAWS:
                self.pop()
                market.caroline_draws(self, self.active)
            elif kind == RESET:
                if market.next_ability(self, about):
                    self.phase = RESET
                    return
            elif self.asks(kind):
                self.phase = kind
                self.turn = self.active
                return

    def asks(self, kind: i64) -> bool:
        """Is there anything to decide? If not, the frame is dealt with: nobody is asked a question with one answer."""
        player = self.active
        if kind == AT_STOREHOUSE:
            asked = choices.any_trade(self, player)
        elif kind == AT_TOWN_CENTRE:
            asked = captures.can_pay_capture(self, player) and captures.any_group(self, True)
        elif kind == AT_GUARDHOUSE:
            asked = captures.any_guard_action(self, player)
        elif kind == FREE_CAPTURE:
            asked = captures.any_group(self, False)
        elif kind == AT_BARRACKS:
            asked = captures.any_group(self, False) or captures.on_boards(self, player) != 0
        elif kind == AT_CHURCH:
            asked = self.own[UNPAID + player] != 0
        elif kind == AT_LIBRARY:
            asked = self.own[HAND + player] != 0
        elif kind == HAND_LIMIT:
            asked = player < self.seats and bits(self.own[HAND + player]) > HAND_LIMIT_CARDS
        elif kind == CATHEDRAL_DISCARD:
            hand = self.own[HAND + player]
            if hand & (hand - 1) == 0:
                self.pop()
                hands.discard(self, player, lowest(hand), FOR_CATHEDRAL)
                guildhall.move_up(self, player)
                return False
            return True
        elif kind == KEEP_CARD:
            if self.dug & (self.dug - 1) == 0:
                self.keep_card(player, lowest(self.dug))
                return False
            return True
        elif kind == BURY_CARD:
            if self.dug & (self.dug - 1):
                return True
            if self.dug:
                self.bury_card(player, lowest(self.dug))
            hands.forget(self, player)
            asked = False
        else:
            return True
        if not asked:
            self.pop()
        return asked

    def ask_overflow(self) -> None:
        """AR-16.2, R-29: from the active player clockwise."""
        number: i64 = 0
        while number < self.players:
            player = self.after(self.active, number)
            if (self.overflow >> (player << 3)) & 255:
                self.phase = OVERFLOW
                self.turn = player
                return
            number += 1

    def finish(self) -> None:
        """AR-4.5: the reset, if one was triggered, then the hand."""
        self.made = 0
        self.used = 0
        self.push(HAND_LIMIT, 0)
        if self.reset_due or market.all_taken(self):
            self.reset_due = False
            market.begin_reset(self)

    def end_turn(self) -> bool:
        """AR-4.5, AR-23.1: the next player, or the scoring. True when somebody must decide or all is over."""
        if self.closing:
            self.closing -= 1
            if self.closing == 0:
                ending.go_on(self)
                return True
        return self.begin_turn(self.after(self.active, 1))

    def begin_turn(self, player: i64) -> bool:
        """AR-4.2 to AR-4.4; the house opponent plays at once. True when this player must decide."""
        self.active = player
        self.note(TURN_BEGUN, player, 0, 0)
        if player >= self.seats:
            automa.play(self)
            self.push(FINISH, 0)
            return False
        self.turn = player
        if self.own[FREE + player]:
            self.phase = TURN
            return True
        if visits.rescues(self, player):
            self.phase = TAKE_BACK
            return True
        self.note(TURN_PASSED, player, 0, 0)
        self.push(FINISH, 0)
        return False

    # --- how it stands ----------------------------------------------------------------------------

    def payoff(self, seat: i64) -> float:
        if (self.winners >> seat) & 1 == 0:
            return 0.0
        return 1.0 / float(bits(self.winners & (BIT[self.seats] - 1)))

    def automa_won(self) -> bool:
        return self.phase == OVER and self.winners == BIT[self.seats]

    def ending(self) -> str:
        return ENDING_IDS[self.end_code]

    def ranking(self) -> list[int]:
        """AR-24.4: the house opponent takes a place of its own."""
        here = [ending.standing(self, player) for player in range(self.players)]
        return [1 + len([one for one in here if one > here[seat]]) for seat in range(self.seats)]

    # --- the rest of the contract, in files of its own --------------------------------------------

    def estimate(self, seat: i64) -> float:
        return heuristics.estimate(self, seat)

    def rollout_move(self, seat: i64, rng: Rng) -> i64:
        return heuristics.rollout_move(self, seat, rng)

    def features(self, seat: i64) -> list[float]:
        return learning.features(self, seat)

    def sample(self, seat: i64, rng: Rng) -> ArchitectsPosition:
        return hidden.sample(self, seat, rng)

    def clerk(self) -> Clerk[ArchitectsPosition, ArchitectsOptions]:
        from adamak.games.architects.game import GAME  # late: the files of the clerk know this one

        return GAME.clerk
