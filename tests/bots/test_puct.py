"""The search with a network: its tree, several seats, hidden hands, and what it keeps between two moves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from networks import random_file, random_network

from adamak.bots import Budget, player
from adamak.bots.guided_bot import GuidedPlayer, new_tree
from adamak.bots.network import PlainLeaf, _floats, network_of
from adamak.bots.puct import Puct, Spot, correct, grow
from adamak.bots.search_bot import SearchPlayer
from adamak.core import Game, Knowledge, Position, Problem, Rng, find, games, visible_move
from adamak.core.rollout import play_randomly

TABLES = [
    ("architects", 2, {}), ("architects", 1, {}), ("condottiere", 4, {}), ("duel", 2, {"pantheon": False}),
    ("duel", 2, {}), ("trajan", 3, {}), ("troyes", 2, {}), ("troyes", 1, {}),
]  # fmt: skip


def midgame(game: Game[Any, Any], seats: int, options: dict[str, Any], moves: int = 25) -> Position:
    position = game.start(seats, {**game.unattended, **options}, seed="tree")
    play_randomly(position, Rng("tree"), moves)
    return position


def grown(game: Game[Any, Any], position: Position, iterations: int, seed: str) -> Puct:
    rng = Rng(seed)
    seat = position.actors()[0]
    like = position.sample(seat, rng)
    tree = new_tree(rng, random_network(game), game, like)
    grow(tree, like, seat, iterations)
    return tree


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_every_iteration_visits_the_root_once(name: str, seats: int, options: dict[str, Any]) -> None:
    game = find(name)
    position = midgame(game, seats, options)
    tree = grown(game, position, 120, "a")
    children = tree.root.children()
    assert tree.root.visits == tree.iterations == 120
    assert sum(child.visits for child in children) == 119  # the first opens the root
    possible = {move if move >= 0 else -1 - move for move in tree.root.moves}
    assert possible == set(position.legal(position.actors()[0]))
    assert {child.move for child in children} <= possible
    assert all(0 <= child.value <= child.visits for child in children)
    if seats > 1:
        assert sum(tree.payoffs) == pytest.approx(120)


@pytest.mark.parametrize("name", sorted(games()))
def test_one_seed_gives_one_tree(name: str) -> None:
    game = find(name)
    found = [
        [(child.move, child.visits) for child in grown(game, midgame(game, 2, {}), 80, "same").root.children()]
        for _ in range(2)
    ]
    assert found[0] == found[1]


def test_shares_of_the_legal_moves_sum_to_one() -> None:
    game = find("duel")
    tree = grown(game, midgame(game, 2, {}), 1, "shares")
    shares = list(tree.root.shares)
    assert sum(shares) == pytest.approx(1)
    assert shares == sorted(shares, reverse=True)


@pytest.mark.parametrize("options", [{"pantheon": False}, {}])
def test_the_tree_is_kept_where_the_game_went_on_as_expected(options: dict[str, Any]) -> None:
    game = find("duel")
    bot = GuidedPlayer("puct", game, Budget(150), random_network(game))
    position = midgame(game, 2, options, 20)
    rng = Rng("kept")
    kept = 0
    for _ in range(12):
        seat = position.actor()
        if seat < 0:
            break
        before = bot.tree
        move = bot.choose(Knowledge(game, position, seat, rng), rng)
        kept += bot.tree is before and before is not None
        bot.saw(seat, move)
        position.apply(seat, move)
    assert kept > 0
    bot.saw(0, None)
    assert bot.tree is None


def test_a_move_unseen_ends_what_was_kept() -> None:
    game = find("condottiere")
    bot = GuidedPlayer("puct", game, Budget(40), random_network(game))
    position = midgame(game, 2, {})
    rng = Rng("unseen")
    seat = position.actors()[0]
    bot.think(Knowledge(game, position, seat, rng), rng)
    assert bot.tree is not None
    bot.saw(seat, None)
    assert bot.tree is None


def test_python_and_c_say_the_same() -> None:
    pytest.importorskip("adamak.bots.leaf")
    game = find("duel")
    network = random_network(game)
    layers = [data if name.startswith("first") else _floats(data) for name, data in network.weights.items()]
    sizes = [network.header[name] for name in ("facts", "wide", "deep", "things", "seats")]
    plain = PlainLeaf(sizes, network.header["scale"], layers)
    position = midgame(game, 2, {})
    seat = position.actor()
    answers = [position.answer(seat, move) for move in position.legal(seat)]
    facts = position.known_facts(seat)
    assert network.leaf.evaluate(facts, answers, 2) == pytest.approx(plain.evaluate(facts, answers, 2), abs=1e-5)


def test_values_are_chances_of_all_seats() -> None:
    game = find("condottiere")
    leaf = random_network(game).leaf
    for seats in (2, 4, 6):
        position = midgame(game, seats, {})
        found = leaf.evaluate(position.known_facts(position.actors()[0]), [], seats)
        assert sum(found[:seats]) == pytest.approx(1)
        assert len(found) == seats + 1


def test_a_network_that_leans_multiplies_the_odds_of_the_estimate() -> None:
    worth = [0.5, 0.3, 0.2]
    correct([0.2, 0.2, 0.6], worth)
    assert worth == pytest.approx([0.10 / 0.28, 0.06 / 0.28, 0.12 / 0.28])
    alone = [0.75]
    correct([0.5], alone)
    assert alone == pytest.approx([0.75])
    correct([1.0], alone)
    assert alone[0] < 1  # nothing is certain before the end


def test_a_network_that_says_nothing_leaves_the_estimate_as_it_is() -> None:
    game = find("trajan")
    network = random_network(game)
    network.leans, network.leaf = True, Undecided()
    position = midgame(game, 2, {})
    seat = position.actors()[0]
    tree = new_tree(Rng("leans"), network, game, position, playout=0.0)
    grow(tree, position, seat, 1)
    assert tree.payoffs == pytest.approx(position.estimates(), abs=0.01)
    assert tree.root.worth == pytest.approx(tree.payoffs[seat])


class Undecided:
    """Finds all seats and all moves alike."""

    def evaluate(self, facts: bytes, answers: list[int], seats: int, /) -> list[float]:
        return [1 / seats] * seats + [0.0] + [1 / len(answers)] * len(answers)


def test_others_who_do_not_know_what_one_holds_look_more_widely() -> None:
    game = find("condottiere")
    position = midgame(game, 2, {})
    seat = position.actors()[0]
    firmness = []
    for doubt in (1.0, 20.0):
        tree = new_tree(Rng("doubt"), random_network(game), game, position)
        tree.doubt = doubt
        grow(tree, position, seat, 1500)
        replies = [spot for spot in spots(tree.root) if spot.mover not in (seat, -1) and spot.visits >= 10]
        most = [max(child.visits for child in spot.children()) for spot in replies]
        firmness.append(sum(most) / sum(spot.visits for spot in replies))
    assert firmness[1] < firmness[0]


def spots(root: Spot) -> Iterator[Spot]:
    yield root
    for below in (*root.children(), *root.outcomes()):
        yield from spots(below)


def test_a_network_of_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "duel.net"
    file.write_bytes(random_file(find("duel")))
    assert network_of(find("duel"), str(file)) is not None
    with pytest.raises(Problem, match="other-network"):
        network_of(find("trajan"), str(file))
    with pytest.raises(Problem, match="no-network"):
        network_of(find("duel"), str(tmp_path / "nowhere.net"))
    broken = tmp_path / "broken.net"
    broken.write_bytes(b"no network")
    with pytest.raises(Problem, match="bad-network"):
        network_of(find("duel"), str(broken))


def test_puct_is_asked_for_by_name(tmp_path: Path) -> None:
    game = find("duel")
    file = tmp_path / "own.net"
    file.write_bytes(random_file(game))
    bot = player(f"puct={file}:50", game)
    assert isinstance(bot, GuidedPlayer)
    assert bot.budget == Budget(50)
    position = midgame(game, 2, {})
    rng = Rng("named")
    seat = position.actor()
    assert bot.choose(Knowledge(game, position, seat, rng), rng) in position.legal(seat)


def test_without_a_network_the_plain_search_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("adamak.bots.network.shipped", lambda game_id: None)
    assert isinstance(player("puct:50@0.5", find("trajan")), SearchPlayer)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_kept_tree_still_answers_with_legal_moves(name: str, seats: int, options: dict[str, Any]) -> None:
    game = find(name)
    network = random_network(game)
    bots = [GuidedPlayer("puct", game, Budget(20), network) for _ in range(seats)]
    position = game.start(seats, {**game.unattended, **options}, seed="played")
    rng = Rng("played")
    for _ in range(16):
        actors = position.actors()
        if not actors:
            break
        seat = actors[0]
        move = bots[seat].choose(Knowledge(game, position, seat, rng), rng)
        assert move in position.legal(seat)
        for other, bot in enumerate(bots):
            bot.saw(seat, visible_move(position, seat, move, other))
        position.apply(seat, move)


@pytest.mark.parametrize("name", ["architects", "condottiere", "duel", "troyes"])
def test_the_network_that_ships_fits_its_game(name: str) -> None:
    assert isinstance(player("puct:10", find(name)), GuidedPlayer)
