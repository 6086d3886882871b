"""AR-27: the two rules of the first expansion, off unless wanted."""

from tests.architects.arrange import (
    ann,
    bob,
    choices,
    events,
    new_game,
    phase,
    play,
    player,
    refused,
    seen,
    table,
    virtue,
)

SHOWN = "thief acolyte_tiling miner_2 labourer patron_clay patron_wood patron_stone jeweller_1"


def test_ar_27_1_a_starting_apprentice_in_reverse_turn_order():
    p = new_game(3, starting_apprentice=True, first_player="2")
    while phase(p) == "draft":
        for seat in p.actors():
            play(p, seat, choices(p, seat)[0])
    order = []
    gaps = 0
    while phase(p) == "starting_apprentice":
        order.append(int(p.turn))
        assert len(choices(p, p.turn)) == 8 - gaps
        play(p, p.turn, choices(p, p.turn)[0])
        gaps += 1
    assert order == [0, 2, 1]  # the start player is seat 1
    assert [len(one["apprentices"]) for one in seen(p)["players"]] == [1, 1, 1]
    assert None not in seen(p)["apprentices"]["display"]
    assert p.turn == 1


def test_ar_27_1_free_with_its_virtue_and_no_sliding():
    p = table(ann(), bob(), starting_apprentice=True, phase="starting_apprentice", turn=1, apprentice_display=SHOWN)
    play(p, bob, "hire top_2")
    assert (virtue(p, bob), player(p, bob)["goods"]["silver"]) == (8, 0)
    shown = seen(p)["apprentices"]["display"]
    assert shown[1] is None
    assert shown[2]["apprentice"] == "miner_2"
    assert refused(p, ann, "hire top_2") == "AR-27.1"
    play(p, ann, "hire top_1")
    assert [one["slot"] for one in seen(p)["apprentices"]["display"]][:2] == ["top_1", "top_2"]


def test_ar_27_2_the_third_space_of_a_row_refreshes_the_first_column():
    p = table(
        ann(goods="2 wood 2 stone", hand="well"),
        bob(),
        guildhall=[0, 1],
        apprentice_refresh=True,
        apprentice_display=SHOWN,
        apprentice_silver=[2, 1, 0, 0, 0, 0, 0, 3],
    )
    play(p, ann, "place guildhall")
    assert phase(p) == "guildhall"  # before the construction
    assert [event["apprentice"] for event in events(p, "apprentice_removed")] == ["thief", "patron_clay"]
    shown = [(one["apprentice"], one["silver"]) for one in seen(p)["apprentices"]["display"]]
    assert shown[:3] == [("acolyte_tiling", 1), ("miner_2", 0), ("labourer", 0)]
    assert shown[4:7] == [("patron_wood", 0), ("patron_stone", 0), ("jeweller_1", 3)]
    assert player(p, ann)["goods"]["silver"] == 0
    assert seen(p)["apprentices"]["bottom"] == ["thief", "patron_clay"]


def test_ar_27_2_not_in_the_last_row_and_not_by_default():
    for before, on, refreshed in [
        (2, True, True),
        (5, True, True),
        (8, True, True),
        (11, True, False),
        (2, False, False),
    ]:
        p = table(
            ann(goods="2 wood 2 stone", hand="well"),
            bob(),
            guildhall=[k % 2 for k in range(before)],
            apprentice_refresh=on,
        )
        assert seen(p, ann)["visits"]["guildhall"]["refresh"] == refreshed
        play(p, ann, "place guildhall")
        assert bool(events(p, "apprentice_removed")) == refreshed, before
