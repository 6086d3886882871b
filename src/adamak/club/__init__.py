"""The club: who plays how well, and who plays whom. Pure reckoning, without a server, a clock or a database."""
