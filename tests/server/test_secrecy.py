"""Nothing hidden leaves the server: every frame to anybody is searched for cards they may not see."""

from __future__ import annotations

import json
from typing import Any

import pytest

from .clients import Browser, Player, play_on


def hidden_words(message: Any, viewer: int | None, path: str = "") -> list[str]:
    """Every card a message names in a place that only another seat may see."""
    found: list[str] = []
    if isinstance(message, dict):
        owner = message.get("seat")
        for name, value in message.items():
            if name in ("hand", "kept", "face_down_card", "shown_to") and value is not None and owner != viewer:
                found.append(f"{path}.{name}")
            found += hidden_words(value, viewer, f"{path}.{name}")
    elif isinstance(message, list):
        for number, value in enumerate(message):
            found += hidden_words(value, viewer, f"{path}[{number}]")
    return found


def test_no_frame_holds_what_its_reader_must_not_know(visitor: Browser) -> None:
    made = visitor.make("me", "guest", "guest", options={"hidden_cards": True, "hand_discards_public": False})
    secrets = {held["seat"]: held["secret"] for held in made["seats"]}
    players = {seat: visitor.sit(made["table"], secret) for seat, secret in secrets.items()}
    watcher = Player(visitor.url, made["table"], watch=made["watch"])
    host = visitor.sit(made["table"], made["host"])
    play_on(players)
    final = players[0].version
    watcher.catch_up(final)
    host.catch_up(final)
    readers: list[tuple[int | None, Player]] = [*players.items(), (None, watcher), (None, host)]
    for viewer, player in readers:
        for frame in player.frames:
            assert hidden_words(json.loads(frame), viewer) == []
            assert not any(secret in frame for secret in [*secrets.values(), made["host"], made["invite"]])
        sent_before_the_end = player.frames[:-3]
        assert not any(players[0].table["seed"] in frame for frame in sent_before_the_end)
        player.close()


def test_planted_cards_reach_only_their_owner(visitor: Browser) -> None:
    """Whatever card a seat alone holds is in no frame of the others until it is played."""
    made = visitor.make("me", "guest", "guest")
    players = {held["seat"]: visitor.sit(made["table"], held["secret"]) for held in made["seats"]}
    watcher = Player(visitor.url, made["table"], watch=made["watch"])
    hands = {seat: set(player.hand) for seat, player in players.items()}
    others = {seat: set().union(*(hands[other] for other in hands if other != seat)) for seat in hands}
    canaries = {seat: hand - others[seat] for seat, hand in hands.items()}
    assert any(canaries.values())

    def quietly(player: Player, legal: list[str]) -> str:
        return "pass" if "pass" in legal else "keep_hand" if "keep_hand" in legal else legal[0]

    play_on(players, moves=12, choose=quietly)
    watcher.catch_up(players[0].version)
    for seat, cards in canaries.items():
        for other, player in [*players.items(), (None, watcher)]:
            if other == seat:
                continue
            for frame in player.frames:
                told = json.loads(frame)
                for message in told if isinstance(told, list) else [told]:
                    if message.get("state"):
                        message["state"]["legal"] = []  # moves of one's own
                    assert not any(f'"{card}"' in json.dumps(message) for card in cards), (seat, other)


def test_a_refused_turn_does_not_tell_what_was_to_come(visitor: Browser) -> None:
    """After a draw or a reveal the rest of a turn is left unplayed, not tried out."""
    made = visitor.make("me", "guest", options={"draw_after_each_battle": True, "draw_amount": "chosen"})
    players = {held["seat"]: visitor.sit(made["table"], held["secret"]) for held in made["seats"]}
    for _ in range(400):
        (seat, *_) = players[0].state["actors"]
        mover = players[seat]
        mover.catch_up(players[0].version)
        draws = [move for move in mover.legal() if move.startswith("draw ") and move != "draw 0"]
        if draws:
            answer = mover.play(draws[-1], "play heroine", "pass")
            assert answer["type"] == "ack"
            assert answer["played"] == 1
            return
        play_on(players, moves=1, choose=lambda _, legal: "pass" if "pass" in legal else legal[0])
    pytest.fail("nobody ever drew")
