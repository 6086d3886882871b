"""What is kept: rows and how they are written, the schema and its history, copies, and what is checked of them."""
