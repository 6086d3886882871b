"""Tables of components: a section is a list of rows, the id first; what stands outside of sections is as it is."""

from adamak.core import component_file
from adamak.core.component_file import component_tables


def test_rows_begin_with_their_id_and_lists_stay_as_they_are(monkeypatch):
    text = 'zones = [0, 2]\n[wonders]\nsphinx = ["CSGG", "again, vp 6"]\n[rewards]\ngold = 3\nnone = [[], 1]\n'
    monkeypatch.setattr(component_file, "text_of", lambda package: text)
    assert component_tables("any") == {
        "zones": [0, 2],
        "wonders": [("sphinx", "CSGG", "again, vp 6")],
        "rewards": [("gold", 3), ("none", [], 1)],
    }


def test_every_row_of_a_table_has_as_many_columns():
    for game in ("architects", "duel", "trajan", "troyes"):
        for name, table in component_tables(f"adamak.games.{game}").items():
            rows = [row for row in table if isinstance(row, tuple)]
            assert len({len(row) for row in rows}) <= 1, f"{game}: {name}"
