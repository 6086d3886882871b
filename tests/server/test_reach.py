"""An invitation leads to the machine it was made on, also from another one."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from tests.server.clients import Browser

from adamak.server import ServerConfig
from adamak.server.background import Running
from adamak.server.host import reach

HERE, WEB, EVERYWHERE = ("127.0.0.1", 8000), ("203.0.113.7", 80), ("0.0.0.0", 8000)


@pytest.mark.parametrize(
    ("listening", "own", "found"),
    [
        ([HERE], "192.168.1.20", None),
        ([("::1", 8000)], "192.168.1.20", None),
        ([EVERYWHERE], "192.168.1.20", "http://192.168.1.20:8000"),
        ([("::", 9000)], "192.168.1.20", "http://192.168.1.20:9000"),
        ([EVERYWHERE], None, None),
        ([("10.0.0.5", 8000)], None, "http://10.0.0.5:8000"),
        ([("fd00::5", 8000)], None, "http://[fd00::5]:8000"),
        ([HERE, WEB], None, "http://203.0.113.7:80"),
        ([], "192.168.1.20", None),
    ],
)
def test_where_friends_find_a_server(
    monkeypatch: pytest.MonkeyPatch, listening: list[tuple[str, int]], own: str | None, found: str | None
) -> None:
    monkeypatch.setattr(reach, "own_address", lambda: own)
    assert reach.friends_address(listening) == found


def test_the_address_of_this_machine_is_one_that_others_may_use() -> None:
    own = reach.own_address()
    assert own is None or not reach.only_here(own)


def test_a_server_for_this_machine_alone_says_so(visitor: Browser) -> None:
    assert visitor.call("GET", "/api/reach") == {"address": None, "alone": True}


def test_a_server_for_all_tells_its_address_to_its_own_machine_only(
    config: ServerConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reach, "own_address", lambda: "192.168.1.20")
    with Running(config, "0.0.0.0") as server:
        port = int(server.url.rpartition(":")[2])
        with httpx.Client(base_url=server.url, trust_env=False) as asking:
            found = {"address": f"http://192.168.1.20:{port}", "alone": False}
            assert asking.get("/api/reach").json() == found
            # Whoever came by the address, or by a name, needs no other; a stranger learns nothing of the network.
            from_afar = asking.get("/api/reach", headers={"host": f"192.168.1.20:{port}"})
            assert from_afar.json() == {"address": None, "alone": False}


def test_the_code_to_scan_holds_the_address_in_the_network(
    config: ServerConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    import segno

    drawn: list[str] = []
    make = segno.make

    def watched(link: str, **how: Any) -> segno.QRCode:
        drawn.append(link)
        return make(link, **how)

    monkeypatch.setattr(segno, "make", watched)
    monkeypatch.setattr(reach, "own_address", lambda: "192.168.1.20")
    with Running(config, "0.0.0.0") as server, Browser(server.url) as visitor:
        port = server.url.rpartition(":")[2]
        made = visitor.make("me", "friend")
        visitor.call("GET", f"/api/tables/{made['table']}/invite.svg", secret=made["host"], status=200)
        assert drawn == [f"http://192.168.1.20:{port}/t/{made['table']}#invite={made['invite']}"]
