"""Tournaments at this server: their book, who runs them, and what the pages tell."""
