"""A table for the tests of 7 Wonders Duel: positions, moves and questions in the words of the rulebook.

    p = table(elodie(coins=8, progress="poliorcetics"), jack(coins=10), age=3, cards="pretorium", pawn=-2)
    play(p, elodie, "build pretorium")
    assert (p.pawn, coins(p, jack)) == (1, 7)

Elodie is p1 and sits on seat 0, Jack is p2, as in the examples of the dossier. `cards` lie accessible and face up; a
few others of the same Age lie beside them, so that the Age does not end by itself.
"""

from __future__ import annotations

from typing import Any

from adamak.core import SPECTATOR
from adamak.games.duel import GAME
from adamak.games.duel.components import DIVINITY_IDS, MYTHOLOGY_IDS
from adamak.games.duel.data import CARD_IDS, EARLY_CARDS, FIRST_GUILD
from adamak.testing import Arbiter

Position = Any
AGE_CARDS = {1: CARD_IDS[:23], 2: CARD_IDS[23:EARLY_CARDS], 3: CARD_IDS[EARLY_CARDS:FIRST_GUILD]}
# Slots that are face up and accessible when nothing else lies there.
FREE_SLOTS = {1: [14, 15, 16, 17, 18, 19], 2: [0, 1, 2, 3, 4, 5], 3: [0, 1, 18, 19]}


class Seat(int):
    """A seat; called, it is the player with what lies before them."""

    def __call__(self, cards: str = "", **more: Any) -> dict[str, Any]:
        told: dict[str, Any] = {"coins": 0, "cards": cards.split()}
        for name, value in more.items():
            told[name] = value.split() if isinstance(value, str) else value
        if isinstance(told.get("standing"), list):
            told["standing"] = dict.fromkeys(told["standing"])
        return told


elodie, jack = Seat(0), Seat(1)


def table(one: dict[str, Any], other: dict[str, Any], *, cards: str = "", watch: bool = True, **facts: Any) -> Position:
    """A position in which Elodie is to move, unless said otherwise."""
    p = GAME.from_setup(written(one, other, cards=cards, **facts))
    if watch:
        p.watch()
    return p


def written(one: dict[str, Any], other: dict[str, Any], *, cards: str = "", **facts: Any) -> dict[str, Any]:
    age = facts.setdefault("age", 2)
    for name in ("discard_pile", "progress_board", "progress_box", "military_tokens", "enki", "drawn_tokens"):
        if isinstance(facts.get(name), str):
            facts[name] = facts[name].split()
    if isinstance(facts.get("pantheon"), dict):
        facts["pantheon"] = [_god(facts["pantheon"].get(space)) for space in range(1, 7)]
    if isinstance(facts.get("divinity_decks"), dict):
        facts["divinity_decks"] = {name: _deck(pile) for name, pile in facts["divinity_decks"].items()}
    if "structure" not in facts:
        lying = cards.split()
        used = [*one["cards"], *other["cards"], *facts.get("discard_pile", []), *lying]
        spare = [card for card in AGE_CARDS[age] if card not in used]
        slots = FREE_SLOTS[age]
        lying += spare[: max(3, len(lying)) - len(lying)]
        facts["structure"] = {str(slot): card for slot, card in zip(slots, lying, strict=False)}
    facts["structure"] = {str(slot): card for slot, card in facts["structure"].items()}
    facts["turn"] = int(facts.get("turn", 0))
    known = {option["name"] for option in GAME.options_type.describe()} - {"pantheon", "first_player"}
    options = {name: facts.pop(name) for name in list(facts) if name in known}
    if "gods" in facts:  # False: without Pantheon
        options["pantheon"] = facts.pop("gods")
    return {"game": "duel", "players": [one, other], "options": options, **facts}


def base(one: dict[str, Any], other: dict[str, Any], **facts: Any) -> Position:
    """The same without Pantheon."""
    return table(one, other, gods=False, **facts)


def _god(entry: Any) -> Any:
    return {"divinity": entry, "known": [0, 1]} if isinstance(entry, str) else entry


def _deck(pile: Any) -> Any:
    return [{"divinity": name} for name in pile.split()] if isinstance(pile, str) else pile


def new_game(seed: str = "golden", **options: Any) -> Position:
    p = GAME.start(2, options, seed=seed)
    p.watch()
    return p


# --- moves ----------------------------------------------------------------------------------------


def slot_of(p: Position, card: str) -> int:
    for slot in range(20):
        if p.present >> slot & 1 and CARD_IDS[p.card_in(slot)] == card:
            return slot
    raise AssertionError(f"{card} is not in the structure")


def words(p: Position, move: str) -> str:
    """`build baths` names the slot where the Baths lie; so does `wonder piraeus with baths`; `activate mars with 3`."""
    kind, _, thing = move.partition(" ")
    if kind in {"build", "discard"} and thing in CARD_IDS:
        return f"{kind} {slot_of(p, thing)}"
    if kind == "wonder" and " with " in thing:
        wonder, _, card = thing.partition(" with ")
        return f"wonder {slot_of(p, card)} {wonder}"
    if kind == "activate" and not thing[0].isdigit():
        name, _, offerings = thing.partition(" with ")
        spaces = [p.on_space(space) for space in range(6)]
        tokens = "_".join(["of", *offerings.split("+")]) if offerings else "none"
        return f"activate {spaces.index(DIVINITY_IDS.index(name)) + 1} {tokens}"
    return move


def number(p: Position, move: str) -> int:
    return GAME.moves.number(words(p, move))


arbiter = Arbiter(GAME, words)
play = arbiter.play
choices = arbiter.choices
refused = arbiter.refused
why = arbiter.why
may = arbiter.may
play_randomly = arbiter.play_randomly


def empty_structure(p: Position) -> Position:
    """Both discard whatever is accessible until the Age ends; first choices answer all questions on the way."""
    age = p.age
    while p.age == age and not p.is_over():
        seat = p.actor()
        discards = [move for move in choices(p, seat) if move.startswith("discard")]
        play(p, seat, discards[0] if discards else choices(p, seat)[0])
    return p


# --- questions ------------------------------------------------------------------------------------


def phase(p: Position) -> str:
    return str(seen(p)["phase"])


def seen(p: Position, seat: int = SPECTATOR) -> dict[str, Any]:
    return dict(p.view(int(seat)))


def player(p: Position, seat: int) -> dict[str, Any]:
    return dict(seen(p)["players"][seat])


def coins(p: Position, seat: int) -> int:
    return int(player(p, seat)["coins"])


def city(p: Position, seat: int) -> list[str]:
    return [card for cards in player(p, seat)["cards"].values() for card in cards]


def standing(p: Position, seat: int) -> list[str]:
    return [one["wonder"] for one in player(p, seat)["wonders"] if one["standing"]]


def unbuilt(p: Position, seat: int) -> list[str]:
    return [one["wonder"] for one in player(p, seat)["wonders"] if not one["standing"]]


def price(p: Position, seat: int, thing: str) -> int:
    told = seen(p)["prices"][seat]
    return int((told["cards"] | told["wonders"])[thing]["total"])


def reckoning(p: Position, seat: int, thing: str) -> dict[str, Any]:
    told = seen(p)["prices"][seat]
    return dict((told["cards"] | told["wonders"])[thing])


def score(p: Position, seat: int, part: str = "") -> int:
    told = p.scores()[seat]
    return int(told["parts"][part] if part else told["total"])


def events(p: Position, seat: int = SPECTATOR, kind: str = "") -> list[dict[str, Any]]:
    return [event for event in p.events_for(int(seat)) if not kind or event["event"] == kind]


def deck(p: Position, mythology: str) -> list[str]:
    """A Divinity deck from the top, as it truly lies."""
    return [one["divinity"] for one in p.to_setup()["divinity_decks"][mythology]]


def space(p: Position, number: int) -> str | None:
    entry = p.to_setup()["pantheon"][number - 1]
    return entry and entry["divinity"]


def box(p: Position) -> set[str]:
    return set(seen(p)["progress"]["box"])


def board(p: Position) -> list[str]:
    return list(seen(p)["progress"]["board"])


def mythology(divinity: str) -> str:
    return MYTHOLOGY_IDS[DIVINITY_IDS.index(divinity) // 3]
