"""Two browsers and a spectator at one table: nobody receives what they may not see, frame by frame."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from condottiere.arrange import anna, bruno, written

from .conftest import NewGuest
from .guests import Guest, messages_of, play_on

OPENLY = ("played", "turned_up", "took_back", "bishop_struck", "season_ended")


def company(guest: NewGuest, made: dict[str, Any]) -> tuple[Guest, Guest]:
    """A friend who came by the invite link and sat down, and a spectator with the watch link."""
    friend, watcher = guest("fa", name="Nima"), guest("en")
    friend.open(f"/t/{made['table']}#invite={made['invite']}")
    friend.button("seat-sit").click()
    friend.until(lambda: friend.state)
    watcher.open(f"/t/{made['table']}#watch={made['watch']}")
    watcher.until(lambda: watcher.state)
    return friend, watcher


def private_places(told: Any, viewer: int | None, path: str = "") -> list[str]:
    """Where a message tells cards that lie in another's hand."""
    found = []
    if isinstance(told, dict):
        strange = "seat" in told and told["seat"] != viewer
        for name, value in told.items():
            drawn = name == "cards" and told.get("event") in ("dealt", "drew", "cards_kept")
            if strange and value is not None and (drawn or name in ("hand", "kept", "face_down_card", "shown_to")):
                found.append(f"{path}.{name}")
            found += private_places(value, viewer, f"{path}.{name}")
    elif isinstance(told, list):
        for number, value in enumerate(told):
            found += private_places(value, viewer, f"{path}[{number}]")
    return found


def names(frame: str, card: str) -> bool:
    """Does a frame name this card, as a thing or inside a move's words?"""
    return f'"{card}"' in frame or f' {card}"' in frame


def laid_open(one: Guest) -> set[str]:
    """The cards that everybody has seen so far, by what this seat was told."""
    seen: set[str] = set()
    for told in one.messages("welcome", "update"):
        for entry in [*told.get("log", []), *told.get("entries", [])]:
            seen |= {event["card"] for event in entry.get("events", []) if event["event"] in OPENLY and event["card"]}
        if told["state"]:
            view = told["state"]["view"]
            seen |= {card for player in view["players"] for card in player["line"]} | set(view["discard_pile"]["cards"])
    return seen


def test_two_browsers_and_a_spectator(guest: NewGuest) -> None:
    me = guest("en")
    made = me.make("me", "friend", options={"hand_discards_public": False, "hidden_cards": True})
    friend, watcher = company(guest, made)
    me.sit(made["table"])
    held: dict[Guest, set[str]] = {me: set(), friend: set()}
    planted = 0

    def choose(mover: Guest, number: int) -> str | int:
        """Before each move: what only one of them has ever held, and nobody laid open, is in no frame of the others."""
        nonlocal planted
        for one, cards in held.items():
            cards |= {*one.hand, *filter(None, [one.state["view"]["players"][one.seat]["face_down_card"]])}
        for one, other in ((me, friend), (friend, me)):
            for card in held[one] - laid_open(one):
                planted += 1
                readers = [watcher] if card in held[other] else [watcher, other]
                assert not any(names(frame, card) for reader in readers for frame in reader.frames), (card, number)
        return -1 if number % 3 == 2 else 0

    play_on(me, friend, decisions=24, choose=choose)
    assert planted > 10
    for one, viewer in ((me, me.seat), (friend, friend.seat), (watcher, None)):
        for frame in one.frames:
            assert private_places(messages_of(frame), viewer) == []
    # The search itself finds what it should: in one's own frames another's eyes would find a hand.
    assert all(private_places(messages_of(one.frames[-1]), other) for one, other in ((me, 1), (friend, 0)))
    assert any(names(frame, card) for frame in me.frames for card in me.hand)
    secrets = [made["host"], made["invite"], *(held["secret"] for held in made["seats"])]
    for one in (me, friend, watcher):
        assert not any(secret in frame for frame in one.frames for secret in secrets)
    # And on the page: the spectator has no hand at all, the friend only the own one.
    assert watcher.page.get_by_role("list", name=watcher.say("hand-of", number=len(me.hand)), exact=True).count() == 0
    hand = friend.page.get_by_role("list", name=friend.say("hand-of", number=len(friend.hand)))
    expect(hand.get_by_role("button")).to_have_count(len(friend.hand))


def test_an_answer_given_at_once_stays_sealed(guest: NewGuest) -> None:
    me = guest("en")
    # Hands without mercenaries may be thrown away after the battle: both are asked at once (CO-7.11).
    position = written(anna(hand="X W S", line="10"), bruno(hand="B C D", line="5"))
    made = me.set_up(position, "me", "friend")
    friend, watcher = company(guest, made)
    me.sit(made["table"])
    me.turn()
    me.decide("play surrender")
    while me.state["view"]["phase"] != "discard_hand":
        me.turn()
        me.decide(0)
    friend.turn()
    heard = len(friend.frames), len(watcher.frames)
    me.decide("discard_hand")
    for other, since in zip((friend, watcher), heard, strict=True):
        other.catch_up(me)
        news = other.frames[since:]
        assert news
        assert not any("winter" in frame or "spring" in frame for frame in news)
        entries = [entry for frame in news for told in messages_of(frame) for entry in told.get("entries", [])]
        for event in (event for entry in entries for event in entry.get("events", [])):
            if event["event"] == "hand_answered":
                assert event["discard"] is None
    expect(friend.page.get_by_text(friend.say("answered"), exact=True)).to_be_visible()
    friend.decide("keep_hand")
    me.until(lambda: me.state["view"]["phase"] != "discard_hand")
    assert me.hand == []


def test_shown_cards_are_seen_by_the_receiver_alone(guest: NewGuest) -> None:
    """CO-10.4: the others learn how many, and no more."""
    me = guest("en")
    position = written(anna(hand="H W 3"), bruno(hand="5 5"), bruno(hand="4 4"))
    made = me.set_up(position, "me", "friend", "friend")
    receiver, third = guest("fa", name="Nima"), guest("en", name="Roya")
    for one, seat in ((receiver, 2), (third, 3)):
        one.open(f"/t/{made['table']}#invite={made['invite']}")
        place = one.page.get_by_role("listitem").filter(has_text=one.say("seat-open", number=seat))
        place.get_by_role("button", name=one.say("seat-sit")).click()
    watcher = guest("en")
    watcher.open(f"/t/{made['table']}#watch={made['watch']}")
    me.sit(made["table"])
    for one in (receiver, third, watcher):
        one.catch_up(me)
    heard = {one: len(one.frames) for one in (receiver, third, watcher)}

    me.page.get_by_role("button", name=me.say("label-show-cards")).first.click()
    dialog = me.page.get_by_role("dialog", name=me.say("show-title"))
    dialog.get_by_role("checkbox", name=me.say("card-heroine")).check()
    dialog.get_by_role("checkbox", name=me.say("card-winter")).check()
    dialog.get_by_role("checkbox", name="Nima").check()
    dialog.get_by_role("button", name=me.say("show-do", number=2)).click()

    shown = receiver.page.get_by_role("dialog", name=receiver.say("shown-to-me", seat="Shirin", number=2))
    expect(shown.get_by_role("img", name=receiver.say("card-heroine"))).to_be_visible()
    expect(shown.get_by_role("img", name=receiver.say("card-winter"))).to_be_visible()
    shown.get_by_role("button", name=receiver.say("close")).click()
    known = receiver.page.get_by_role("button", name=receiver.say("known-of", number=2))
    expect(known).to_be_visible()
    for other in (third, watcher):
        other.catch_up(receiver)
        expect(other.page.get_by_role("dialog")).to_have_count(0)
        news = other.frames[heard[other] :]
        assert any('"shown"' in frame for frame in news)
        assert not any(card in frame for frame in news for card in ("heroine", "winter"))
        log = other.page.get_by_role("log")
        expect(log.get_by_text(other.say("event-shown-none", seat="Shirin", number=2, to="Nima"))).to_be_visible()
