"""Training: a search plays against itself, a network learns from it, and the search plays on with the network."""

from __future__ import annotations

from importlib.resources import files


def fit_path() -> str:
    """The program that learns; it needs torch, and nothing of this package."""
    return str(files("adamak.train") / "fit.py")
