"""`adamak serve`: the table in the browser; where it is not built in, the catalogue and how to play right here."""

from __future__ import annotations

from importlib.util import find_spec

from adamak.cli.speech import say


def serve_table(host: str, port: int, open_browser: bool) -> None:
    """Hands over to the server."""
    server = find_spec("adamak.server")
    if server is None or server.origin is None:
        from adamak.cli.games import show

        show(as_json=False)
        print(say("serve-not-yet"))
        return
    from importlib import import_module

    import_module("adamak.server").run(host, port, open_browser)
