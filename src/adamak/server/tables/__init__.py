"""Tables in play: making them, sitting down, commands in and updates out, bots, and save files."""
