"""A table for the tests of Condottiere: positions, moves and questions in the words of the rulebook.

    p = battle(anna(line="6 3 1", hand="D"), bruno(hand="B 2"), site="siena")
    play(p, anna, "D")                      # the same as "play drummer"
    assert strengths(p) == [20, 0]

Cards are written short: 1 2 3 4 5 6 10 are mercenaries, W Winter, S Spring, B Bishop, C Courtesan, D Drummer,
H Heroine, X Surrender, R Scarecrow. Players sit clockwise: anna, bruno, carla, dario, elena, fabio; each is the number
of a seat, and called with `line=`, `hand=`, ... also what lies before that player.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from adamak.core import SPECTATOR, Rng
from adamak.games.condottiere import GAME
from adamak.testing import Arbiter

Position = Any

LETTERS = {
    "1": "mercenary_1", "2": "mercenary_2", "3": "mercenary_3", "4": "mercenary_4", "5": "mercenary_5",
    "6": "mercenary_6", "10": "mercenary_10", "W": "winter", "S": "spring", "B": "bishop", "C": "courtesan",
    "D": "drummer", "H": "heroine", "X": "surrender", "R": "scarecrow",
}  # fmt: skip
ORDER = list(LETTERS.values())
REGIONS = [
    "torino", "milano", "venezia", "genova", "mantova", "ferrara", "modena", "parma", "bologna",
    "lucca", "firenze", "siena", "urbino", "spoleto", "ancona", "roma", "napoli",
]  # fmt: skip


def cards(text: str) -> list[str]:
    """`cards("D 10 5")`: card ids, in the order in which the engine lists a heap."""
    return sorted((LETTERS[one] for one in text.split()), key=ORDER.index)


def pile(text: str) -> list[str]:
    """The same in the order given: the draw pile, top card first."""
    return [LETTERS[one] for one in text.split()]


# --- who sits there -------------------------------------------------------------------------------


class Seat(int):
    """A seat; called, it is the player with cards and regions."""

    def __call__(
        self, hand: str = "", line: str = "", down: str = "", regions: str = "", passed: bool = False, **more: Any
    ) -> dict[str, Any]:
        return {
            "hand": cards(hand),
            "line": cards(line),
            "face_down": LETTERS[down] if down else None,
            "regions": regions.split(),
            "passed": passed,
            **more,
        }


anna, bruno, carla, dario, elena, fabio = (Seat(n) for n in range(6))
NAMES = {"anna": anna, "bruno": bruno, "carla": carla, "dario": dario, "elena": elena, "fabio": fabio}


def written(*players: dict[str, Any], top: str = "", **facts: Any) -> dict[str, Any]:
    """A position written down: by default a battle for Siena, anna's turn, the token hers, all other cards in the draw
    pile; `top` names the cards lying on top of it."""
    facts = {"game": "condottiere", "site": "siena", "phase": "battle_turn", "holder": 0, **facts}
    facts.setdefault("turn", facts["holder"])
    facts.setdefault("cards_played", sum(len(one["line"]) + bool(one["face_down"]) for one in players))
    facts["turn"], facts["holder"] = int(facts["turn"]), int(facts["holder"])
    if top:
        lying = [card for one in players for card in (*one["hand"], *one["line"])] + facts.get("discard_pile", [])
        rest = Counter(DECK)
        rest.subtract([*lying, *pile(top)])
        facts["draw_pile"] = [*pile(top), *rest.elements()]
    return {"players": [dict(one) for one in players], **facts}


def battle(*players: dict[str, Any], **facts: Any) -> Position:
    """A battle going on; see `written`."""
    p = GAME.from_setup(written(*players, **facts))
    p.watch()
    return p


def between_battles(*players: dict[str, Any], **facts: Any) -> Position:
    """A battle has been compared; the holder chooses the next site (CO-7.7)."""
    return battle(*players, **{"phase": "choose_site", **facts})


def new_game(seats: int, seed: str = "golden", **options: Any) -> Position:
    p = GAME.start(seats, options, seed=seed)
    p.watch()
    return p


# --- moves ----------------------------------------------------------------------------------------


def words(move: str) -> str:
    """`6` and `play 6` mean `play mercenary_6`; `keep D`, `take_back 10` likewise."""
    if move in LETTERS:
        return f"play {LETTERS[move]}"
    kind, _, thing = move.partition(" ")
    if kind in {"play", "keep", "take_back"} and thing in LETTERS:
        return f"{kind} {LETTERS[thing]}"
    return move


def no_card_lost(p: Position) -> None:
    assert all_cards(p) == DECK, "cards were made or lost"


arbiter = Arbiter(GAME, lambda p, move: words(move), no_card_lost)
play = arbiter.play
choices = arbiter.choices
refused = arbiter.refused


def follow(p: Position, *story: str) -> Position:
    """`follow(p, "anna 6", "bruno pass")`: moves of several seats, one after the other."""
    for line in story:
        name, _, move = line.partition(" ")
        play(p, NAMES[name], move)
    return p


def everybody_passes(p: Position) -> Position:
    """Until the battle is compared; hidden cards stay hidden until then."""
    while True:
        play(p, p.actor(), "pass" if phase(p) == "battle_turn" else "stay_hidden")
        if compared(p):
            return p


def everybody_keeps(p: Position) -> Position:
    """All answer "keep" when asked for their hands (CO-7.11)."""
    while phase(p) == "discard_hand":
        play(p, p.actor(), "keep_hand")
    return p


def play_randomly(p: Position, seed: str, most: int = 20_000) -> Position:
    """Random legal moves to the end of the game."""
    rng = Rng(seed)
    for _ in range(most):
        if p.is_over():
            return p
        seat = p.actors()[rng.below(len(p.actors()))]
        moves = list(p.legal(seat))
        p.apply(seat, moves[rng.below(len(moves))])
    raise AssertionError("the game did not end")


def why(p: Position, seat: int, move: str) -> str:
    """The reason of a refusal."""
    return arbiter.why(p, seat, move)[0]


# --- what lies on the table -----------------------------------------------------------------------


def table(p: Position, seat: int = SPECTATOR) -> dict[str, Any]:
    return p.view(int(seat))


def seen(p: Position, viewer: int, owner: int) -> dict[str, Any]:
    """What one player sees of another (or of the own things)."""
    return p.view(int(viewer))["players"][owner]


def phase(p: Position) -> str:
    return str(table(p)["phase"])


def line(p: Position, seat: int) -> list[str]:
    """The face-up cards of a battle line."""
    return seen(p, SPECTATOR, seat)["line"]


def hand(p: Position, seat: int) -> list[str]:
    return seen(p, seat, seat)["hand"]


def hand_sizes(p: Position) -> list[int]:
    return [len(hand(p, seat)) for seat in range(p.seats)]


def strengths(p: Position) -> list[int]:
    """CO-4.9: the announced strengths."""
    return [one["strength"] for one in table(p)["players"]]


def passed(p: Position) -> list[int]:
    return [seat for seat in range(p.seats) if seen(p, SPECTATOR, seat)["passed"]]


def regions(p: Position, seat: int) -> set[str]:
    return set(seen(p, SPECTATOR, seat)["regions"])


def owner(p: Position, region: str) -> int | None:
    return table(p)["owners"][region]


def discard_pile(p: Position) -> list[str]:
    return p.to_setup()["discard_pile"]


def winners(p: Position) -> list[int]:
    return table(p)["winners"]


def compared(p: Position) -> list[int]:
    """The strengths of the battle that the last move ended, as they were compared."""
    return [event["number"] for event in events(p, "strength")]


def events(p: Position, kind: str, viewer: int = SPECTATOR) -> list[dict[str, Any]]:
    """What the last move did, of one kind, as one seat may know it."""
    return [event for event in p.events_for(int(viewer)) if event["event"] == kind]


def happened(p: Position) -> list[str]:
    """The kinds of everything the last move did, in order."""
    return [event["event"] for event in p.events_for(SPECTATOR)]


# --- the deck -------------------------------------------------------------------------------------


def all_cards(p: Position) -> Counter[str]:
    """Every card wherever it lies."""
    told = p.to_setup()
    lying = Counter([*told["discard_pile"], *told["draw_pile"], *told["kept"]])
    for one in told["players"]:
        lying.update([*one["hand"], *one["line"], *([one["face_down"]] if one["face_down"] else [])])
    return lying


DECK = all_cards(GAME.start(2, {}, seed="deck"))


def samples(p: Position, viewer: int, number: int = 40) -> Iterable[Position]:
    """Positions that one seat cannot tell from the true one."""
    rng = Rng("imagine")
    return [p.sample(int(viewer), rng) for _ in range(number)]


# --- boards ---------------------------------------------------------------------------------------

# No two of these six touch; four in a row that do.
LONELY = ["torino", "venezia", "lucca", "ancona", "roma", "bologna"]
CHAIN = ["firenze", "siena", "roma", "napoli"]

# Fifteen regions among five players, nobody near victory; Siena and Roma are free.
FIFTEEN = [
    "napoli ferrara genova firenze",
    "bologna milano lucca",
    "venezia modena urbino",
    "parma mantova ancona",
    "torino spoleto",
]


def conquest(seats: int, before: list[str], site: str, **options: Any) -> Position:
    """Anna, who controls some regions already, conquers one more."""
    players = [Seat(seat)(hand="1") for seat in range(1, seats)]
    p = battle(anna(hand="10 2", regions=" ".join(before)), *players, site=site, options=options)
    play(p, anna, "10")
    return everybody_passes(p)
