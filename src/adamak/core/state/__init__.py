"""The state of a game declared once, in the words of the table: see docs/state.md."""

from adamak.core.state.deal import Deal, Dealt
from adamak.core.state.fields import (
    TABLE,
    Block,
    Board,
    Cells,
    Field,
    Frames,
    Later,
    Part,
    PerSeat,
    Pile,
    Plain,
    Row,
    Single,
)
from adamak.core.state.generator import read_generator, write_generator
from adamak.core.state.kinds import (
    Count,
    Counts,
    Flag,
    Kind,
    NameSet,
    OneOf,
    Optional,
    Queue,
    Seat,
    SeatOrder,
    SeatSet,
    Spaces,
    Tally,
)
from adamak.core.state.reading import Player, Reading
from adamak.core.state.state import State
from adamak.core.state.stock import Stock

__all__ = [
    "TABLE",
    "Block",
    "Board",
    "Cells",
    "Count",
    "Counts",
    "Deal",
    "Dealt",
    "Field",
    "Flag",
    "Frames",
    "Kind",
    "Later",
    "NameSet",
    "OneOf",
    "Optional",
    "Part",
    "PerSeat",
    "Pile",
    "Plain",
    "Player",
    "Queue",
    "Reading",
    "Row",
    "Seat",
    "SeatOrder",
    "SeatSet",
    "Single",
    "Spaces",
    "State",
    "Stock",
    "Tally",
    "read_generator",
    "write_generator",
]
