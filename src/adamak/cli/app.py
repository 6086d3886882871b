"""Every command and its parameters; what a command does is in the file of its name.

Nothing heavy is imported here: `adamak --help` reads this file and no more.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from adamak.cli.translated_help import SpokenCommand, SpokenGroup

app = typer.Typer(
    cls=SpokenGroup,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

OptionWords = Annotated[list[str] | None, typer.Option("--option", "-o")]
Json = Annotated[bool, typer.Option("--json")]
Seed = Annotated[str, typer.Option("--seed")]


@app.callback(invoke_without_command=True)
def adamak(version: Annotated[bool, typer.Option("--version")] = False) -> None:
    if version:
        from adamak import __version__, compiled
        from adamak.cli.output import say

        print(say("version-line", release=__version__, kind=say("sim-compiled" if compiled() else "sim-interpreted")))
        raise typer.Exit


@app.command(cls=SpokenCommand)
def games(json: Json = False) -> None:
    from adamak.cli.games import show

    show(json)


@app.command(cls=SpokenCommand)
def play(
    game: str,
    file: Annotated[Path | None, typer.Argument()] = None,
    seats: Annotated[list[str] | None, typer.Option("--seats", "-s")] = None,
    option: OptionWords = None,
    seed: Annotated[str | None, typer.Option("--seed")] = None,
    deal: Annotated[Path | None, typer.Option("--deal")] = None,
) -> None:
    from adamak.cli.play import play_game

    play_game(game, file, seats or [], option or [], seed, deal)


@app.command(cls=SpokenCommand)
def replay(
    file: Path,
    at: Annotated[int | None, typer.Option("--at")] = None,
    seat: Annotated[int | None, typer.Option("--seat")] = None,
    json: Json = False,
) -> None:
    from adamak.cli.replay import replay_file

    replay_file(file, at, seat, json)


@app.command(cls=SpokenCommand)
def analyse(
    file: Path,
    iterations: Annotated[int, typer.Option("--iterations", "-i", min=20, max=100_000)] = 400,
    seed: Seed = "1",
    json: Json = False,
) -> None:
    from adamak.cli.analyse import analyse_file

    analyse_file(file, iterations, seed, json)


@app.command(cls=SpokenCommand)
def serve(
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535)] = 8000,
    open_browser: Annotated[bool, typer.Option("--open")] = False,
    bot: Annotated[list[str] | None, typer.Option("--bot")] = None,
) -> None:
    from adamak.cli.serve import serve_table

    serve_table(host, port, open_browser, bot or [])


@app.command(cls=SpokenCommand)
def doctor(repair: Annotated[bool, typer.Option("--repair")] = False, json: Json = False) -> int:
    from adamak.cli.housekeeping import examine

    return examine(repair, json)


@app.command(cls=SpokenCommand)
def backup(file: Path) -> None:
    from adamak.cli.housekeeping import back_up

    back_up(file)


@app.command(cls=SpokenCommand)
def restore(file: Path) -> None:
    from adamak.cli.housekeeping import put_back

    put_back(file)


@app.command(cls=SpokenCommand)
def ratings(
    game: Annotated[str, typer.Argument()] = "",
    recompute: Annotated[bool, typer.Option("--recompute")] = False,
    json: Json = False,
) -> None:
    from adamak.cli.ratings import show_ratings

    show_ratings(game, recompute, json)


@app.command(cls=SpokenCommand)
def admin(
    action: str,
    what: Annotated[list[str] | None, typer.Argument()] = None,
    server: Annotated[str, typer.Option("--server")] = "",
    days: Annotated[float, typer.Option("--days", min=0.001, max=36_500)] = 30,
    why: Annotated[str, typer.Option("--why")] = "",
    json: Json = False,
) -> None:
    from adamak.cli.admin import administer

    administer(action, what or [], server, days, why, json)


@app.command(cls=SpokenCommand)
def sim(
    game: str,
    seats: Annotated[str, typer.Option("--seats", "-s")] = "2",
    games: Annotated[int, typer.Option("--games", "-n", min=1)] = 1000,
    seed: Seed = "1",
    option: OptionWords = None,
    processes: Annotated[int, typer.Option("--processes", "-p", min=1, max=256)] = 1,
    json: Json = False,
) -> None:
    from adamak.cli.sim import simulate

    simulate(game, seats, games, seed, option or [], processes, json)


@app.command(cls=SpokenCommand)
def arena(
    game: str,
    bots: Annotated[list[str], typer.Option("--bots", "-b")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=10_000_000)] = 100,
    seed: Seed = "1",
    seats: Annotated[str | None, typer.Option("--seats", "-s")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", "--options", "-o")] = None,
    ladder: Annotated[bool, typer.Option("--ladder")] = False,
    processes: Annotated[int, typer.Option("--processes", "-p", min=0, max=256)] = 0,
    out: Annotated[Path | None, typer.Option("--out")] = None,
    ray: Annotated[str | None, typer.Option("--ray")] = None,
    mirror: Annotated[str | None, typer.Option("--mirror")] = None,
    json: Json = False,
) -> None:
    from adamak.cli.arena import hold_arena

    hold_arena(game, bots, games, seed, seats, option or [], ladder, processes, out, ray, mirror, json)


@app.command(cls=SpokenCommand)
def recorded(
    folder: Path,
    game: Annotated[int | None, typer.Option("--game", min=1)] = None,
    saves: Annotated[Path | None, typer.Option("--saves")] = None,
    dataset: Annotated[Path | None, typer.Option("--dataset")] = None,
    json: Json = False,
) -> None:
    from adamak.cli.recorded import show_recorded

    show_recorded(folder, game, saves, dataset, json)


@app.command(cls=SpokenCommand)
def train(
    game: str,
    minutes: Annotated[float, typer.Option("--minutes", "-m", min=0, max=100_000)] = 10.0,
    processes: Annotated[int, typer.Option("--processes", "-p", min=0, max=256)] = 0,
    seed: Seed = "1",
    out: Annotated[Path | None, typer.Option("--out")] = None,
    python: Annotated[str, typer.Option("--python")] = "",
    gate: Annotated[int, typer.Option("--gate", min=0, max=100_000)] = 40,
    start: Annotated[Path | None, typer.Option("--start")] = None,
    wide: Annotated[int, typer.Option("--wide", min=16, max=4096)] = 256,
    passes: Annotated[float, typer.Option("--passes", min=0.1, max=100)] = 4.0,
    blend: Annotated[float, typer.Option("--blend", min=0, max=1)] = 0.0,
    mean: Annotated[str, typer.Option("--mean")] = "",
) -> None:
    from adamak.cli.train import average_networks, train_network

    if mean:
        average_networks(game, [Path(one) for one in mean.split(",")], processes, out, gate)
    else:
        train_network(game, minutes, processes, seed, out, python, gate, start, wide, passes, blend)


@app.command(cls=SpokenCommand)
def puzzles(
    game: str,
    number: Annotated[int, typer.Option("--number", "-n", min=1, max=10_000)] = 50,
    seed: Seed = "1",
    margin: Annotated[float, typer.Option("--margin", min=0.01, max=0.9)] = 0.1,
    again: Annotated[bool, typer.Option("--again")] = False,
    out: Annotated[Path | None, typer.Option("--out")] = None,
) -> None:
    from adamak.cli.puzzles import make_puzzles

    make_puzzles(game, number, seed, margin, again, out)


@app.command(cls=SpokenCommand)
def soak(
    game: str,
    games: Annotated[int, typer.Option("--games", "-n", min=1)] = 10_000,
    seed: Seed = "1",
    processes: Annotated[int, typer.Option("--processes", "-p", min=1, max=256)] = 1,
    json: Json = False,
) -> int:
    from adamak.cli.soak import soak_game

    return soak_game(game, games, seed, processes, json)


@app.command(cls=SpokenCommand)
def deal(
    game: str,
    seats: Annotated[str, typer.Option("--seats", "-s")] = "2",
    seed: Seed = "1",
    option: OptionWords = None,
    out: Annotated[Path | None, typer.Option("--out")] = None,
) -> None:
    from adamak.cli.records import write_deal

    write_deal(game, seats, seed, option or [], out)


@app.command(cls=SpokenCommand)
def schema(what: Annotated[str, typer.Argument()] = "save") -> None:
    from adamak.cli.records import write_schema

    write_schema(what)


@app.command(cls=SpokenCommand)
def bench(
    what: Annotated[str, typer.Argument()] = "all",
    game: Annotated[str, typer.Argument()] = "",
    rounds: Annotated[int, typer.Option("--rounds", min=1, max=1000)] = 5,
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, max=600)] = 0.5,
    json: Json = False,
) -> None:
    from adamak.cli.bench import bench_game

    bench_game(what, game, rounds, seconds, json)
