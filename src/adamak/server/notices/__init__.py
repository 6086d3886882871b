"""Telling people what they miss: notices by push, mail and webhook, vacations, and moves given in advance."""
