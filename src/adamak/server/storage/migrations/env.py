"""Alembic's way in: it works on the connection `upgrade` hands over."""

from alembic import context

from adamak.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
