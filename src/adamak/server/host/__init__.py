"""For whoever runs the server: looking, keeping out, figures, logs, and what runs here."""
