"""What teaches: the shelf of games, rulebooks, exercises, puzzles, and forms of a game's own numbers."""
