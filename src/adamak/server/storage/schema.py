"""The database's schema, the same for SQLite and PostgreSQL. Migrations are in `migrations/`."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()

# The truth: one small row for each committed command. Its key decides races.
rows = Table(
    "rows",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("chain", String(32), nullable=False),  # see chain.py
    sqlite_with_rowid=False,
)

# What lists of tables need to know without replaying: written together with the rows that change it.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(12), nullable=False),
    Column("public", Boolean(create_constraint=False), nullable=False),
    Column("spectators", Boolean(create_constraint=False), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("seats", Text, nullable=False),  # list[SeatInfo] as JSON
    Column("chance", String(12), nullable=False),
    Column("seed_hash", String(64)),
    Column("size", Integer, nullable=False),  # how many sit there
    Column("base", Integer),  # seconds of each clock; None: no clock
    Column("increment", Integer),
    Column("rated", Boolean(create_constraint=False), nullable=False),
    sqlite_with_rowid=False,
)
Index("tables_public", tables.c.public, tables.c.status, tables.c.changed_at)

# Who made or joined what: "my tables". Seat -1 is the host. `guest` is a guest's id, a person's, or NOBODY's: a seat of
# a person opens to that person's devices alone, one of nobody's to none (see persons.py).
members = Table(
    "members",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)
Index("members_table", members.c.table_id, members.c.seat)

# Numbers of the server as a whole: `alive_at`, when some worker was last at work.
server_state = Table(
    "server_state",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# When no worker was at work: not on anybody's clock.
outages = Table(
    "outages",
    metadata,
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# Whom the server's host keeps out (`ban`) or silent (`mute`): an address, or a guest's public handle.
bans = Table(
    "bans",
    metadata,
    Column("what", String(64), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("until", BigInteger, nullable=False),
    Column("why", String(200), nullable=False),
    sqlite_with_rowid=False,
)

# The moves of a game under one version of its rules, by number: what old rows mean when the rules have changed.
vocabularies = Table(
    "vocabularies",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("rules_version", Integer, primary_key=True, autoincrement=False),
    Column("words", Text, nullable=False),  # list[str] as JSON
    sqlite_with_rowid=False,
)

# A finished game as everybody saw it, for the time when no program knows its rules any more.
films = Table(
    "films",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(100), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# Guests who want to be known on every device of theirs. Nothing here opens anything: what does is kept as a hash.
persons = Table(
    "persons",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(100), nullable=False),
    Column("language", String(8), nullable=False),
    Column("key", String(64), unique=True),  # sha256 of the personal key, if there is one
    Column("created_at", BigInteger, nullable=False),
    Column("folded", String(100), nullable=False),  # the name as it is looked for: see persons.folded
    sqlite_with_rowid=False,
)

# Where a person is signed in.
devices = Table(
    "devices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("token", String(64), nullable=False, unique=True),  # sha256 of what its cookie holds
    Column("name", String(100), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("passkey", String(64)),  # by which it was signed in
    sqlite_with_rowid=False,
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),  # sha256 of the credential's id
    Column("person", String(32), nullable=False, index=True),
    Column("device", String(32), nullable=False),  # where it was made
    Column("credential", LargeBinary, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),  # as its authenticator counts them
    Column("created_at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# What may be answered once, and soon: questions to a passkey, and codes that sign another device in.
challenges = Table(
    "challenges",
    metadata,
    Column("id", String(64), primary_key=True),  # sha256
    Column("kind", String(12), nullable=False),
    Column("who", String(32), nullable=False),  # the guest or person it was made for; "": whoever answers
    Column("expires_at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# How a person is told what they miss: a browser that takes pushes, a mail address, a webhook.
notice_ways = Table(
    "notice_ways",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # push, mail, hook
    Column("device", String(32), nullable=False),  # of a browser; else empty
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False),  # what writing there takes, as JSON
    Column("confirmed", Boolean(create_constraint=False), nullable=False),
    Column("code", String(64)),  # sha256 of the code that confirms it
    Column("code_until", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),  # to guess the code
    Column("created_at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# What a person wants to be told of, and when not.
notice_wishes = Table(
    "notice_wishes",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer),  # minutes of the day there; NULL: no quiet hours
    Column("quiet_until", Integer),
    Column("unwanted", Text, nullable=False),  # kinds, as JSON
    sqlite_with_rowid=False,
)

# Tables of which a person wants to hear nothing.
hushed_tables = Table(
    "hushed_tables",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    sqlite_with_rowid=False,
)

# Tables at which something happened that somebody may have to be told: written with the rows, so that none is missed.
changed_tables = Table(
    "changed_tables",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("since", Integer, nullable=False),  # the first version nobody has looked at
    Column("version", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# What there is to tell, once: the id follows from whom, where and about what.
notices = Table(
    "notices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("table_id", String(32), nullable=False, index=True),
    Column("about", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("name", String(100), nullable=False),  # of a tournament, where it is about one
    Column("state", String(8), nullable=False),  # waiting, told, seen, dropped
    Column("made_at", BigInteger, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
Index("notices_due", notices.c.state, notices.c.due_at)
Index("notices_of", notices.c.person, notices.c.table_id)

# Notices on their way.
deliveries = Table(
    "deliveries",
    metadata,
    Column("notice", String(32), primary_key=True),
    Column("way", String(32), primary_key=True),
    Column("attempts", Integer, nullable=False),
    Column("next_at", BigInteger, nullable=False, index=True),  # whoever sends it moves this on first
    sqlite_with_rowid=False,
)

# When a person was, is or will be away: the clocks of their games over days stand still.
vacations = Table(
    "vacations",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# What a seat answers when it is next asked: the first of these moves that is legal then.
premoves = Table(
    "premoves",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), nullable=False),  # "": a guest
    Column("moves", Text, nullable=False),  # words, as JSON
    Column("made_at", BigInteger, nullable=False),
    Column("dropped", Boolean(create_constraint=False), nullable=False),  # none of them was legal
    sqlite_with_rowid=False,
)

# What came of a finished game, written once: pages about people and the house tell it without replaying anything.
finished = Table(
    "finished",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("ending", String(40), nullable=False),
    Column("moves", Integer, nullable=False),
    Column("shown", Boolean(create_constraint=False), nullable=False),  # may strangers know of it?
    Column("unrated", String(12), nullable=False),  # why it changes no rating; empty: it does
    Column("entered", Boolean(create_constraint=False), nullable=False),  # and it has
    Column("detailed", Boolean(create_constraint=False), nullable=False),  # all that can be known of it is in `details`
    sqlite_with_rowid=False,
)
Index("finished_latest", finished.c.shown, finished.c.ended_at)
Index("finished_in_order", finished.c.game, finished.c.unrated, finished.c.ended_at, finished.c.table_id)
Index("finished_due", finished.c.entered, finished.c.unrated)
Index("finished_bare", finished.c.detailed)

# The same by seat, and what it changed of a rating, in thousandths of a point.
results = Table(
    "results",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("shown", Boolean(create_constraint=False), nullable=False),
    Column("person", String(32), nullable=False),  # "": a guest, or a bot; of somebody deleted an id that names nobody
    Column("bot", String(40), nullable=False),  # its level; "": a human being
    Column("name", String(100), nullable=False),
    Column("place", Integer, nullable=False),
    Column("rated_place", Integer, nullable=False),  # those whom a bot replaced come last
    Column("total", Integer, nullable=False),
    Column("parts", Text, nullable=False),  # dict[str, int] as JSON
    Column("points_before", Integer),
    Column("doubt_before", Integer),
    Column("points", Integer),
    Column("doubt", Integer),
    sqlite_with_rowid=False,
)
Index("results_of", results.c.person, results.c.game, results.c.ended_at)
Index("results_best", results.c.game, results.c.shown, results.c.bot, results.c.total)
Index("results_lately", results.c.ended_at, results.c.game, results.c.person)

# What everybody is worth now, by game: the last of `results`, for lists.
ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("points", Integer, nullable=False),
    Column("doubt", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    sqlite_with_rowid=False,
)
Index("ratings_best", ratings.c.game, ratings.c.points)

# Tournaments. What was agreed when one was made (`plan`) does not change; `version` counts every change of the rest, so
# that a round is paired from what is still true (see tournaments/book.py).
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(100), nullable=False),
    Column("game", String(40), nullable=False),
    Column("status", String(12), nullable=False),
    Column("maker", String(32), nullable=False),  # a person; "": the house, or somebody who is gone
    Column("plan", Text, nullable=False),  # Plan as JSON
    Column("round", Integer, nullable=False),  # the last that was paired; 0: none yet
    Column("next_at", BigInteger, nullable=False),  # the next round does not begin before; 0: as soon as it can
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    sqlite_with_rowid=False,
)
Index("tournaments_lately", tournaments.c.status, tournaments.c.changed_at)

# The places of a tournament, by number in order of entry: whose they are may change, what they have won stays theirs.
tournament_entries = Table(
    "tournament_entries",
    metadata,
    Column("tournament", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), nullable=False, index=True),  # "": a bot, or somebody who is gone
    Column("bot", String(40), nullable=False),  # its level; "": a human being
    Column("strength", Integer, nullable=False),  # the rating they came with
    Column("joined", Integer, nullable=False),  # the first round they are paired in
    Column("left", Integer, nullable=False),  # the first they are not paired in any more; 0: still there
    sqlite_with_rowid=False,
)

# Who meets whom, once for each round and board: the key is what keeps two workers from pairing a round twice.
tournament_meetings = Table(
    "tournament_meetings",
    metadata,
    Column("tournament", String(32), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("entries", String(100), nullable=False),  # list[int] by seat, as JSON; one alone: a bye
    Column("places", String(100), nullable=False),  # list[int] by seat, as JSON; empty: still to be played
    Column("table_id", String(32), nullable=False, index=True),  # "": a bye
    sqlite_with_rowid=False,
)

# What somebody did in a finished game, by seat: what they took, and how long they thought. See club/habits.py.
details = Table(
    "details",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("taken", Text, nullable=False),  # dict[str, list[str]] as JSON: things by kind
    Column("times", Text, nullable=False),  # list[int] as JSON: decisions by how long they took
    sqlite_with_rowid=False,
)

# The sums of all that, for people's pages: public and rated games, and all others. They follow from the results.
tallies = Table(
    "tallies",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("shown", Boolean(create_constraint=False), primary_key=True),
    Column("body", Text, nullable=False),  # club.habits.Tally as JSON
    sqlite_with_rowid=False,
)

# Who has met whom, how often, and won.
meetings = Table(
    "meetings",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("shown", Boolean(create_constraint=False), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    sqlite_with_rowid=False,
)
Index("meetings_with", meetings.c.other)

# Who would be whose friend. They are friends where both would.
friends = Table(
    "friends",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
Index("friends_asked", friends.c.other)

# Whom somebody would rather not meet. Nobody but they themselves is told.
blocks = Table(
    "blocks",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("blocked", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
Index("blocks_by", blocks.c.blocked)

# Who waits for opponents, on which terms. Those who met have a table.
seeks = Table(
    "seeks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("who", String(32), nullable=False, index=True),  # a guest or a person
    Column("person", Boolean(create_constraint=False), nullable=False),
    Column("name", String(100), nullable=False),
    Column("game", String(40), nullable=False),
    Column("size", Integer, nullable=False),
    Column("base", Integer),
    Column("increment", Integer),
    Column("rated", Boolean(create_constraint=False), nullable=False),
    Column("near", Boolean(create_constraint=False), nullable=False),  # only with people of about the same rating
    Column("points", Integer, nullable=False),  # that rating, in points
    Column("created_at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),  # unless somebody goes on waiting
    Column("table_id", String(32), nullable=False),  # "": nobody has come yet
    Column("met_at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
Index("seeks_open", seeks.c.table_id, seeks.c.game, seeks.c.created_at)

# Challenges from one person to another, and invitations by name to a table that waits.
invitations = Table(
    "invitations",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("sender", String(32), nullable=False, index=True),
    Column("receiver", String(32), nullable=False, index=True),
    Column("kind", String(12), nullable=False),
    Column("game", String(40), nullable=False),
    Column("base", Integer),
    Column("increment", Integer),
    Column("rated", Boolean(create_constraint=False), nullable=False),
    Column("table_id", String(32), nullable=False),  # of a challenge when it is accepted
    Column("created_at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# What people have told the host about others.
reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", String(32), nullable=False),  # a guest or a person
    Column("about", String(32), nullable=False),  # likewise
    Column("name", String(100), nullable=False),  # of whom it is about, as it was then
    Column("table_id", String(32), nullable=False),
    Column("reason", String(12), nullable=False),
    Column("words", String(500), nullable=False),
    Column("closed_at", BigInteger),
    sqlite_with_rowid=False,
)
Index("reports_open", reports.c.closed_at, reports.c.at)
Index("reports_about", reports.c.about)

# What the hosts of the server have done: who, what, when.
deeds = Table(
    "deeds",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("by", String(40), nullable=False),
    Column("what", String(20), nullable=False),
    Column("about", String(64), nullable=False),
    Column("why", String(200), nullable=False),
    sqlite_with_rowid=False,
)
