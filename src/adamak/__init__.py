"""Adamak: an open table for modern board games."""

import os

if os.environ.get("ADAMAK_PURE") == "1":
    from adamak import _pure

    _pure.install()

__version__ = "1.0.0"
__all__ = ["__version__", "compiled"]


def compiled() -> bool:
    """Whether the engine runs as compiled code (False: the same sources, interpreted)."""
    from importlib import import_module

    return not str(import_module("adamak.core.position").__file__).endswith(".py")
