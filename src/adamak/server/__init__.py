"""The server: HTTP, WebSocket, storage, push. Nothing heavy is imported before it is needed."""

from __future__ import annotations

from adamak.server.config import ServerConfig

__all__ = ["ServerConfig", "run"]


def run(
    host: str = "127.0.0.1", port: int = 8000, open_browser: bool = False, config: ServerConfig | None = None
) -> None:
    """Serves until Ctrl-C or SIGTERM; prints the address when the page can be opened."""
    from adamak.server.runner import serve

    serve(host, port, open_browser, config or ServerConfig.from_environment())
