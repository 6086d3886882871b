"""Words: everything a person reads, from Fluent catalogues, one file per game and language.

The engine speaks in ids and facts; this package says them in a language. The browser formats the same files.
"""

from adamak.words.catalogue import LANGUAGES, Catalogue
from adamak.words.game_words import GameWords
from adamak.words.rulebook import Rulebook
from adamak.words.words import Words

__all__ = ["LANGUAGES", "Catalogue", "GameWords", "Rulebook", "Words"]
