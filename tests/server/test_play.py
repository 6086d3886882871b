"""Play over the socket: order, races, repeats, reconnects, undo, talk. On SQLite and on PostgreSQL."""

from __future__ import annotations

import hashlib
import threading
from typing import Any

import pytest

from adamak.core import savefile
from adamak.server.background import Running
from adamak.table import Table, rows

from .clients import Browser, Player, key, play_on


@pytest.fixture
def visitor(any_server: Running) -> Any:
    with Browser(any_server.url) as visitor:
        yield visitor


def two(visitor: Browser, **more: Any) -> tuple[dict[str, Any], Player, Player]:
    """A table of two people, both connected."""
    made = visitor.make("me", "friend", **more)
    secret = visitor.claim(made, 1)
    players = visitor.sit(made["table"], made["seats"][0]["secret"]), visitor.sit(made["table"], secret)
    return made, *players


def mover_of(*players: Player) -> tuple[Player, Player]:
    """Who decides now, and the other."""
    first, second = players
    assert first.state
    return (first, second) if first.state["actors"][0] == first.state["seat"] else (second, first)


def test_two_people_and_a_spectator_play_to_the_end(visitor: Browser) -> None:
    made, anna, bela = two(visitor)
    with Player(visitor.url, made["table"], watch=made["watch"]) as watcher:
        play_on({0: anna, 1: bela})
        watcher.catch_up(anna.version)
        assert watcher.table["status"] == "over"
        assert watcher.state
        assert watcher.state["legal"] == []
        assert all(player["hand"] is None for player in watcher.state["view"]["players"])
    saved = visitor.http.get(f"/api/tables/{made['table']}/save", headers={"authorization": f"Bearer {made['watch']}"})
    match, _ = savefile.read(saved.content)
    assert match.position.is_over()
    assert anna.table["result"]["winners"] == [s for s, place in enumerate(match.position.ranking()) if place == 1]
    assert hashlib.sha256(anna.table["seed"].encode()).hexdigest() == anna.table["seed_hash"]
    assert match.origin["seed"] == anna.table["seed"]
    anna.close()
    bela.close()


def test_nobody_is_told_the_seed_before_the_end(visitor: Browser) -> None:
    made, anna, bela = two(visitor)
    play_on({0: anna, 1: bela}, moves=10)
    assert anna.table["seed"] is None
    assert visitor.info(made["table"])["seed"] is None
    answer = visitor.http.get(f"/api/tables/{made['table']}/save", headers={"authorization": f"Bearer {made['host']}"})
    assert answer.status_code == 409
    assert answer.json()["code"] == "not-over"


def test_a_stale_command_is_told_and_resynced(visitor: Browser) -> None:
    _, anna, bela = two(visitor)
    mover, other = mover_of(anna, bela)
    old = mover.version
    mover.play(mover.legal()[0])
    mover.until("update")
    other.catch_up(mover.version)
    answer = mover.play("pass", expected_version=old)
    assert answer["type"] == "error"
    assert answer["code"] == "stale"
    assert mover.until("update")["state"] is not None
    assert mover.play("pass", expected_version=mover.version + 5)["code"] == "stale"


def test_a_repeated_command_is_played_once(visitor: Browser) -> None:
    _, anna, bela = two(visitor)
    mover, _ = mover_of(anna, bela)
    command = {"key": key(), "expected_version": mover.version, "moves": [mover.legal()[0]]}
    first = mover.do("play", **command)
    again = [mover.do("play", **command) for _ in range(3)]
    assert first["type"] == "ack"
    assert again == [first] * 3
    assert mover.version == first["version"]


def test_talk_does_not_make_a_move_stale(visitor: Browser) -> None:
    _, anna, bela = two(visitor)
    mover, other = mover_of(anna, bela)
    seen = mover.version
    assert other.do("chat", text="hurry")["type"] == "ack"
    assert mover.play(mover.legal()[0], expected_version=seen)["type"] == "ack"


def test_a_refused_move_names_its_clause_and_changes_nothing(visitor: Browser) -> None:
    made, anna, bela = two(visitor)
    mover, other = mover_of(anna, bela)
    refused = mover.play("site roma", "site milano")
    assert refused["type"] == "refused"
    assert refused["index"] == 1
    assert refused["clause"].startswith("CO-")
    assert visitor.info(made["table"])["length"] == 0
    assert other.play("site roma")["reason"] == "not-your-decision"
    assert other.play("pass")["reason"] == "battle-turn-not-now"
    assert mover.do("why", move="pass")["legal"] is False
    assert mover.do("why", move="site roma")["legal"] is True
    assert mover.do("why", move="fly")["code"] == "no-such-move"


def test_a_turn_of_several_moves_is_one_version(visitor: Browser) -> None:
    _, anna, bela = two(visitor)
    mover, _ = mover_of(anna, bela)
    before = mover.version
    card = next(card for card in mover.hand if card not in ("bishop", "scarecrow", "surrender"))
    answer = mover.play("site roma", f"play {card}")
    assert answer == {"type": "ack", "key": answer["key"], "version": before + 1, "played": 2}


def test_what_was_missed_comes_after_a_reconnect(visitor: Browser) -> None:
    made, anna, bela = two(visitor)
    play_on({0: anna, 1: bela}, moves=6)
    known, log = anna.version, list(anna.log)
    secret = made["seats"][0]["secret"]
    anna.close()
    mover = bela if bela.state["actors"] == [1] else None
    bela.do("chat", text="are you there?")
    if mover is not None:
        mover.play(mover.legal()[0])
    bela.catch_up(bela.version)
    back = visitor.sit(made["table"], secret, known_version=known)
    assert back.welcomed == {}
    whole = visitor.sit(made["table"], secret)
    assert log + back.log == whole.log
    assert back.state == whole.state
    assert [entry["version"] for entry in whole.log] == sorted(entry["version"] for entry in whole.log)


def test_of_many_commands_at_once_one_wins(visitor: Browser, any_server: Running) -> None:
    made, anna, bela = two(visitor)
    secret = made["seats"][0]["secret"] if anna.state["actors"] == [0] else None
    mover, _ = mover_of(anna, bela)
    crowd = [mover]
    if secret is not None:
        crowd += [visitor.sit(made["table"], secret) for _ in range(7)]
    answers: list[dict[str, Any]] = []
    version = mover.version
    barrier = threading.Barrier(len(crowd))

    def press(player: Player, move: str) -> None:
        barrier.wait()
        answers.append(player.play(move, expected_version=version))

    threads = [threading.Thread(target=press, args=(p, mover.legal()[n])) for n, p in enumerate(crowd)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer["type"] for answer in answers) == ["ack"] + ["error"] * (len(crowd) - 1)
    assert {answer["code"] for answer in answers if answer["type"] == "error"} <= {"stale"}
    assert same_as_stored(any_server, made["table"])


def same_as_stored(server: Running, table_id: str) -> bool:
    """The live table equals what its rows make, and what a fresh replay of its record makes."""
    import asyncio

    async def compare() -> bool:
        live = (await server.services.rooms.get(table_id)).table
        kept = await server.services.rooms.read_rows(table_id)
        stored = Table.load(table_id, (rows.Stored(at[0], at[1], rows.decode(at[2])) for at in kept))
        digest = live.match.position.digest()
        return digest == stored.match.position.digest() == live.match.at(len(live.match.record)).position.digest()

    return asyncio.run_coroutine_threadsafe(compare(), server.loop).result(60)


# --- undo ------------------------------------------------------------------------------------------------------------


def test_undo_is_free_to_the_commit_point(visitor: Browser) -> None:
    _, anna, bela = two(visitor)
    mover, other = mover_of(anna, bela)
    before = mover.state["view"]
    mover.play("site roma")
    mover.until("update")
    assert mover.state["can_undo"]
    assert mover.do("undo")["type"] == "ack"
    mover.until("update")
    assert mover.state["view"] == before
    assert mover.log[-1] | {"at": 0, "version": 0} == {
        "kind": "undone", "version": 0, "at": 0, "seat": mover.state["seat"], "length": 0, "agreed": False,
    }  # fmt: skip
    assert other.do("undo")["code"] == "nothing-to-undo"


@pytest.mark.parametrize("accept", [True, False])
def test_undo_beyond_it_needs_consent(visitor: Browser, accept: bool) -> None:
    _, anna, bela = two(visitor)
    mover, other = mover_of(anna, bela)
    mover.play("site roma")
    mover.until("update")
    mover.play(next(move for move in mover.legal() if move.startswith("play mercenary")))
    mover.until("update")
    other.catch_up(mover.version)
    length = other.state["length"]
    assert other.play("pass")["type"] == "ack"
    other.until("update")
    mover.catch_up(other.version)
    assert not mover.state["can_undo"]
    assert mover.do("undo")["type"] == "ack"
    mover.until("update")
    assert mover.state["undo"]["waiting_for"] == [other.state["seat"]]
    assert mover.do("undo")["code"] == "undo-pending"
    assert mover.do("undo_answer", accept=True)["code"] == "no-undo-asked"
    assert other.do("undo_answer", accept=accept)["type"] == "ack"
    other.until("update")
    other.catch_up(mover.version)
    assert other.state["undo"] is None
    assert other.state["length"] == (length - 1 if accept else length + 1)


# --- talk ------------------------------------------------------------------------------------------------------------


def test_private_talk_stays_private(visitor: Browser) -> None:
    made = visitor.make("me", "guest", "guest")
    secrets = [held["secret"] for held in made["seats"]]
    anna, bela, cora = (visitor.sit(made["table"], secret) for secret in secrets)
    watcher = Player(visitor.url, made["table"], watch=made["watch"])
    assert anna.do("chat", text="psst canary", to=[1])["type"] == "ack"
    done = anna.do("chat", text="hello \u202eall\x00\n", to=None)
    for player in (anna, bela, cora, watcher):
        player.catch_up(done["version"])
    told = {name: [line["text"] for line in player.log if line["kind"] == "said"]
            for name, player in [("anna", anna), ("bela", bela), ("cora", cora), ("watcher", watcher)]}  # fmt: skip
    both, one = ["psst canary", "hello all"], ["hello all"]
    assert told == {"anna": both, "bela": both, "cora": one, "watcher": one}
    assert not any("canary" in frame for player in (cora, watcher) for frame in player.frames)
    assert anna.do("chat", text="x", to=[0])["code"] == "bad-receiver"
    assert anna.do("chat", text="\u202e\u2066")["code"] == "empty-text"
    assert watcher.do("chat", text="let me in")["code"] == "not-your-seat"


def test_talk_can_be_switched_off(visitor: Browser) -> None:
    made = visitor.make("me", "guest", talk={"chat": True, "private": False, "showing": False})
    anna = visitor.sit(made["table"], made["seats"][0]["secret"])
    assert anna.do("chat", text="psst", to=[1])["code"] == "private-off"
    assert anna.do("show", things=anna.hand[:1], to=[1])["code"] == "showing-off"
    made = visitor.make("me", "guest", talk={"chat": False})
    assert visitor.sit(made["table"], made["seats"][0]["secret"]).do("chat", text="hi")["code"] == "chat-off"


def test_shown_cards_are_seen_by_those_alone(visitor: Browser) -> None:
    made = visitor.make("me", "guest", "guest")
    anna, bela, cora = (visitor.sit(made["table"], held["secret"]) for held in made["seats"])
    card = anna.hand[0]
    done = anna.do("show", things=[card], to=[1])
    for player in (anna, bela, cora):
        player.catch_up(done["version"])
    assert bela.state["view"]["players"][0]["known"] == [card]
    assert cora.state["view"]["players"][0]["known"] == []
    assert cora.log[-1]["events"][0]["cards"] is None
    assert anna.do("show", things=[card], to=[0])["reason"] == "show-to-whom"


# --- hot-seat --------------------------------------------------------------------------------------------------------


def test_hot_seat_sends_only_the_seat_looked_through(visitor: Browser) -> None:
    made = visitor.make("me", "guest")
    secrets = [held["secret"] for held in made["seats"]]
    player = visitor.sit(made["table"], *secrets)
    assert player.welcomed["held"] == [0, 1]
    hands = []
    for seat in (0, 1):
        player.say("look", seat=seat)
        player.until("welcome")
        hands.append(player.hand)
        assert player.state["seat"] == seat
        assert player.state["view"]["players"][1 - seat]["hand"] is None
    assert hands[0] != hands[1]
    seat = player.state["actors"][0]
    assert player.play("site roma", seat=seat)["type"] == "ack"
    player.say("look", seat=2)
    assert player.until("error")["code"] == "not-your-seat"


# --- seats -----------------------------------------------------------------------------------------------------------


def test_resigning_ends_a_game_of_two(visitor: Browser) -> None:
    _, anna, bela = two(visitor)
    assert anna.do("resign")["type"] == "ack"
    bela.until("update")
    assert bela.table["status"] == "over"
    assert bela.table["result"] | {"scores": []} == {
        "ending": "resigned", "winners": [1], "ranking": [2, 1], "scores": [],
    }  # fmt: skip
    assert bela.play("pass")["code"] == "not-playing"


def test_a_bot_plays_for_who_left_until_he_returns(visitor: Browser) -> None:
    _, anna, bela = two(visitor)
    mover, other = mover_of(anna, bela)
    assert mover.do("leave")["type"] == "ack"
    while other.state["actors"] != [other.state["seat"]]:
        other.hear()
    assert any(line["kind"] == "moved" and line["by_bot"] for line in other.log)
    assert mover.play("pass")["code"] == "bot-plays"
    assert mover.do("leave")["code"] == "already-away"
    assert mover.do("return")["type"] == "ack"
    assert mover.do("return")["code"] == "not-away"
    while not mover.state["legal"]:  # if the bot had passed, this battle is over without it
        answer = other.play("pass" if "pass" in other.legal() else other.legal()[0])
        for player in (other, mover):
            player.catch_up(answer["version"])
    assert mover.play(mover.legal()[0])["type"] == "ack"
