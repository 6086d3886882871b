"""`adamak bench`: the engine's speed and size, beside another game and beside itself uncompiled."""

from __future__ import annotations

from adamak import compiled
from adamak.bench import MEASURES, Contest, Spread
from adamak.bench.contest import SEATS, USUAL_GAME
from adamak.cli.output import print_json, say, tidy, words
from adamak.cli.sim import bar
from adamak.core.errors import Problem
from adamak.core.match import AnyGame
from adamak.core.registry import find, games
from adamak.uncompiled import mention_once


def bench_game(what: str, game_id: str, rounds: int, seconds: float, as_json: bool) -> None:
    """Measures and reports every figure with its spread."""
    mention_once(words().lang)
    if what in games() and what not in MEASURES:
        what, game_id = "all", what  # `adamak bench condottiere`
    if what == "mcts":
        bench_mcts([find(game_id)] if game_id else list(games().values()), rounds, seconds, as_json)
        return
    if what == "server" and not game_id:
        bench_server_games(rounds, seconds, as_json)
        return
    game_id = game_id or USUAL_GAME
    if what == "server":
        bench_server(game_id, rounds, seconds, as_json)
        return
    if what == "envs":
        bench_envs(game_id, rounds, seconds, as_json)
        return
    if what != "all" and what not in MEASURES:
        raise Problem("unknown-bench", what=what[:40], known=[*MEASURES, "all", "mcts", "server", "envs"])
    game = find(game_id)
    seats = SEATS if SEATS in game.seat_counts else game.seat_counts[-1]
    contest = Contest(game.id, seats, rounds, seconds)
    measures = MEASURES if what == "all" else (what,)
    with bar(rounds * len(measures) * (2 if game_id == USUAL_GAME else 3)) as step:
        for done in contest.run(measures):
            step(done)
    if as_json:
        print_json({
            "game": game.id, "seats": seats, "compiled": compiled(), "rounds": rounds, "seconds": seconds,
            "values": _json(contest.values()), "ratios": _json(contest.ratios()),
            "notes": [tidy(words().say(message, **args)) for message, args in contest.notes],
        })  # fmt: skip
        return
    _print(contest, words().game(game).name())


def bench_mcts(chosen: list[AnyGame], rounds: int, seconds: float, as_json: bool) -> None:
    """The search beside its own playouts."""
    from adamak.bench.mcts import measure

    seated = [(game, SEATS if SEATS in game.seat_counts else game.seat_counts[-1]) for game in chosen]
    found = None
    with bar(rounds * len(seated)) as step:
        for done in measure(seated, rounds, seconds):
            found = done
            step(1 if done is None else 0)
    assert found is not None
    if as_json:
        rows = [
            {
                "game": speed.game, "seats": speed.seats, "cut": speed.depth,
                "values": _plain(speed.values()), "ratios": _plain(speed.ratios()),
            }
            for speed in found
        ]  # fmt: skip
        print_json({"compiled": compiled(), "rounds": rounds, "seconds": seconds, "games": rows})
        return
    for speed in found:
        kind = say("sim-compiled" if compiled() else "sim-interpreted")
        name = words().game(find(speed.game)).name()
        print(say("bench-title", name=name, rounds=rounds, seconds=seconds, kind=kind))
        print(say("bench-mcts", number=speed.seats, moves=speed.depth))
        for who, spread in speed.values().items():
            print(say("bench-value", who=say(f"bench-{who}"), **_numbers(spread, 0)))
        for pair, spread in speed.ratios().items():
            who, other = pair.split("/")
            print(say("bench-ratio", who=say(f"bench-{who}"), other=say(f"bench-{other}"), **_numbers(spread, 3)))


def bench_server(game_id: str, rounds: int, seconds: float, as_json: bool) -> None:
    """The server under load, beside a bare echo; Linux only, for it reads the process table."""
    from adamak.bench.server import IDLE_TABLES, TABLES, measure

    game = find(game_id)
    seconds *= 6  # a server needs longer stretches than an engine
    found = None
    with bar(rounds + 2) as step:
        for stretch in measure(game.id, rounds, seconds, IDLE_TABLES):
            found = stretch
            step(1)
    assert found is not None
    if as_json:
        print_json({"game": game.id, "tables": TABLES, "compiled": compiled(), "rounds": rounds, **found.to_json()})
        return
    name = words().game(game).name()
    print(say("bench-server-title", name=name, tables=TABLES, rounds=rounds, seconds=seconds))
    print(say("bench-server-moves"))
    ours, echo = say("bench-server-ours"), say("bench-server-echo")
    print(say("bench-value", who=ours, **_numbers(found.per_cpu, 0)))
    print(say("bench-value", who=echo, **_numbers(found.echo_per_cpu, 0)))
    print(say("bench-ratio", who=ours, other=echo, **_numbers(found.ratio, 3)))
    print(say("bench-server-wall", **_numbers(found.per_second, 0)))
    print(say("bench-server-waits", p50=round(found.p50_ms, 1), p99=round(found.p99_ms, 1)))
    print(say("bench-server-idle", value=round(found.idle_bytes), tables=IDLE_TABLES))


def bench_server_games(rounds: int, seconds: float, as_json: bool) -> None:
    """What a durable move costs the server in each game, and how many bare echoes that is."""
    from adamak.bench.server import measure_games

    chosen = [game.id for game in games().values() if 2 in game.seat_counts]
    seconds *= 6
    found = None
    with bar(rounds * len(chosen)) as step:
        for stretch in measure_games(chosen, rounds, seconds):
            found = stretch
            step(1 if stretch is None else 0)
    assert found is not None
    mix = sum(cost.per_move.median for cost in found) / len(found)
    if as_json:
        costs = {cost.game: {"ms": cost.per_move.to_json(), "echoes": cost.echoes.to_json()} for cost in found}
        print_json(
            {"compiled": compiled(), "rounds": rounds, "seconds": seconds, "games": costs, "mix_ms": round(mix, 3)}
        )
        return
    print(say("bench-server-games", rounds=rounds, seconds=seconds))
    for cost in found:
        name = words().game(find(cost.game)).name()
        print(say("bench-server-cost", name=name, value=round(cost.per_move.median, 3), low=round(cost.per_move.low, 3),
                  high=round(cost.per_move.high, 3), share=round(cost.echoes.median, 1)))  # fmt: skip
    print(say("bench-server-mix", value=round(mix, 3)))


def bench_envs(game_id: str, rounds: int, seconds: float, as_json: bool) -> None:
    """The research environments under a random policy, one process."""
    from adamak.bench.envs import KINDS, TABLES, EnvContest

    game = find(game_id)
    seats = SEATS if SEATS in game.seat_counts else game.seat_counts[-1]
    contest = EnvContest(game.id, seats, rounds, seconds)
    with bar(rounds * len(KINDS)) as step:
        for done in contest.run():
            step(done)
    if as_json:
        values = {kind: spread.to_json() for kind, spread in contest.values().items()}
        facts = game.facts.size if game.facts is not None else 0
        setting = {"game": game.id, "seats": seats, "tables": TABLES, "facts": facts}
        print_json({**setting, "compiled": compiled(), "rounds": rounds, "seconds": seconds, "values": values})
        return
    kind = say("sim-compiled" if compiled() else "sim-interpreted")
    print(say("bench-title", name=words().game(game).name(), rounds=rounds, seconds=seconds, kind=kind))
    print(say("bench-envs", number=seats))
    for name, spread in contest.values().items():
        print(say("bench-value", who=say(f"bench-env-{name}", tables=TABLES), **_numbers(spread, 0)))
    for name in contest.missing:
        print(say("bench-env-missing", who=say(f"bench-env-{name}", tables=TABLES)))


def _plain(spreads: dict[str, Spread]) -> dict[str, dict[str, float]]:
    return {name: spread.to_json() for name, spread in spreads.items()}


def _json(findings: dict[str, dict[str, Spread]]) -> dict[str, dict[str, dict[str, float]]]:
    return {what: {name: spread.to_json() for name, spread in found.items()} for what, found in findings.items()}


def _print(contest: Contest, name: str) -> None:
    kind = say("sim-compiled" if compiled() else "sim-interpreted")
    print(say("bench-title", name=name, rounds=contest.rounds, seconds=contest.seconds, kind=kind))
    if not compiled():
        print(say("bench-not-compiled"))
    for message, args in contest.notes:
        who = {"who": say(f"bench-{args['who']}")} if "who" in args else {}
        print(say(message, **{**args, **who}))
    values, ratios = contest.values(), contest.ratios()
    for what in values:
        print(say(f"bench-{what}"))
        for one, spread in values[what].items():
            print(say("bench-value", who=say(f"bench-{one}"), **_numbers(spread, 0)))
        for pair, spread in ratios.get(what, {}).items():
            one, other = pair.split("/")
            print(say("bench-ratio", who=say(f"bench-{one}"), other=say(f"bench-{other}"), **_numbers(spread, 3)))


def _numbers(spread: Spread, digits: int) -> dict[str, float | int]:
    figures = {"value": spread.median, "low": spread.low, "high": spread.high}
    return {name: round(number, digits) if digits else round(number) for name, number in figures.items()}
