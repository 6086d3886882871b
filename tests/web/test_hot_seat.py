"""Several people at one screen: the last player's hand is gone before the next one looks."""

from __future__ import annotations

from playwright.sync_api import expect

from condottiere.arrange import anna, bruno, written

from .conftest import NewGuest
from .guests import Guest


def cards_on_screen(me: Guest) -> list[str]:
    """Every card drawn anywhere in the document, in sight or not."""
    return list(me.page.evaluate("[...document.querySelectorAll('[data-card]')].map((one) => one.dataset.card)"))


def test_the_device_is_passed_without_a_glimpse(guest: NewGuest) -> None:
    me = guest("en")
    made = me.set_up(written(anna(hand="H W 3 4"), bruno(hand="B D 5 6")), "me", "guest")
    me.sit(made["table"])
    me.turn()
    assert me.hand == ["mercenary_3", "mercenary_4", "winter", "heroine"]
    expect(me.card("heroine")).to_be_visible()
    assert {"heroine", "winter"} <= set(cards_on_screen(me))
    me.decide("play mercenary_3")

    # Shirin has played: her cards are gone, Farhad's have not come.
    ready = me.button("pass-ready", name="Farhad")
    expect(me.page.get_by_role("heading", name=me.say("pass-to", name="Farhad"))).to_be_visible()
    expect(ready).to_be_focused()
    for secret in ("heroine", "winter", "bishop", "drummer"):
        assert secret not in cards_on_screen(me)
        assert me.say.thing("card", secret) not in me.page.content()
    heard = len(me.frames)
    assert not any('"bishop"' in frame or '"drummer"' in frame for frame in me.frames)
    # A reload does not lift the cover either.
    me.page.reload()
    expect(ready).to_be_visible()
    assert cards_on_screen(me) == []
    assert not any('"bishop"' in frame or '"drummer"' in frame for frame in me.frames)

    ready.click()
    me.until(lambda: me.seat == 1)
    assert set(me.hand) == {"bishop", "drummer", "mercenary_5", "mercenary_6"}
    expect(me.card("bishop")).to_be_visible()
    assert not {"heroine", "winter"} & set(cards_on_screen(me))
    after = me.frames[heard:]
    told = [frame for frame in after if '"bishop"' in frame]
    assert told
    assert not any('"heroine"' in frame for frame in told)
    me.decide("pass")
    expect(me.button("pass-ready", name="Shirin")).to_be_visible()
    assert cards_on_screen(me) == []
    me.button("pass-ready", name="Shirin").click()
    me.until(lambda: me.seat == 0)
    expect(me.card("heroine")).to_be_visible()


def test_whoever_takes_over_reads_what_the_others_did(guest: NewGuest) -> None:
    me = guest("en", pace="quick")
    me.sit(me.set_up(written(anna(hand="H W 3 4"), bruno(hand="B D 5 6")), "me", "guest")["table"])
    me.turn()
    since = me.page.get_by_role("region", name=me.say("since"))
    expect(me.card("heroine")).to_be_visible()
    expect(since).to_have_count(0)  # nobody has moved
    me.decide("play mercenary_3")
    me.button("pass-ready", name="Farhad").click()
    expect(since).to_contain_text(me.say.thing("card", "mercenary_3"))
    me.page.keyboard.press("Escape")
    expect(since).to_have_count(0)
