"""What came of finished games: the scorebook, ratings, and the pages about people and the house."""
