"""Where people find each other: seeks, challenges and invitations, friends, and whom somebody would rather not meet."""
