"""Records: what is written is read back, and whatever is done to the text is found and named."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core import BadNotation, BadRecord, Close, Quit, Setup, Thrown, complete
from games.record import Entry, Record, read_any_move, read_record, replay, seal, steps, write_record
from tests.games.walks import GAMES, walk

MINIATURE = GAMES["miniature"]
RECORD = replace(walk("miniature", 3, 5).record(), commitment="ab" * 32, seed="0f" * 32)
TEXT = write_record(RECORD)
LINES = TEXT.splitlines(keepends=True)


def read(text: str) -> Record:
    return read_record(text, GAMES)


entries = st.builds(
    Entry,
    st.sampled_from(["throw 3", "1 take 2", "2 done", "3 quit", "close"]),
    st.sampled_from(["hand", "reader", "console", "bot", "silence", "lot"]),
    st.none() | st.integers(0, 10**18),
    st.none() | st.integers(0, 10**12),
)
setups = st.builds(
    Setup,
    st.just(3),
    st.fixed_dictionaries({"heap": st.integers(6, 30), "hot": st.booleans(), "rounds": st.integers(1, 10)}),
    st.none() | st.sets(st.integers(0, 2)).map(lambda seats: tuple(sorted(seats))),
    st.sampled_from([(), (("first", "2"),), (("first", "3"), ("cards", "K,Q,7"))]),
)
digests = st.none() | st.binary(min_size=32, max_size=32).map(bytes.hex)
records = st.builds(
    Record,
    st.just("miniature"),
    st.just(1),
    setups,
    st.lists(entries, max_size=8).map(tuple),
    digests,
    digests,
    st.none() | st.tuples(*[st.integers(-999, 999)] * 3),
)


@given(records)
def test_a_record_reads_back(record: Record) -> None:
    assert read(write_record(record)) == record


@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8", exclude_characters="\n"))
def test_a_changed_character_is_found_in_its_line(at: int, other: str) -> None:
    """And told from a line out of place, unless it is one of the four digits that tell a line's place."""
    bent = TEXT[:at] + other + TEXT[at + 1 :]
    line = TEXT.count("\n", 0, at) + 1
    before_the_end = TEXT.index("\n", at) - at
    if bent != TEXT and before_the_end:
        with pytest.raises(BadRecord, match=rf"^line {line}: " + ("was changed" if before_the_end > 4 else "")):
            read(bent)


def test_line_ends_of_another_system_are_told_as_that() -> None:
    with pytest.raises(BadRecord, match=r"^line 1: ends as on Windows"):
        read(TEXT.replace("\n", "\r\n"))


@given(st.integers(0, len(TEXT) - 1))
def test_a_line_broken_or_joined_is_found(at: int) -> None:
    with pytest.raises(BadRecord, match=r"^line "):
        read(TEXT[:at] + ("\n" if TEXT[at] != "\n" else " ") + TEXT[at + 1 :])


@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8") | st.just(""))
def test_a_character_lost_or_put_in_is_found(at: int, extra: str) -> None:
    with pytest.raises(BadRecord, match=r"^line "):
        read(TEXT[:at] + extra + TEXT[at + (not extra) :])


@pytest.mark.parametrize("at", range(len(LINES) - 1))
def test_a_missing_line_is_found_where_it_is_missing(at: int) -> None:
    with pytest.raises(BadRecord, match=rf"^line {at + 1}: is out of place; a line before it is missing"):
        read("".join(LINES[:at] + LINES[at + 1 :]))


@pytest.mark.parametrize("kept", range(1, len(LINES)))
def test_missing_last_lines_are_found(kept: int) -> None:
    with pytest.raises(BadRecord, match=rf"^line {kept + 1}: .*cut short after line {kept}$"):
        read("".join(LINES[:kept]))


@given(st.data())
def test_lines_that_change_places_are_found(data: Any) -> None:
    one = data.draw(st.integers(0, len(LINES) - 2))
    other = data.draw(st.integers(one + 1, len(LINES) - 1))
    moved = [*LINES]
    moved[one], moved[other] = moved[other], moved[one]
    with pytest.raises(BadRecord, match=rf"^line {one + 1}: .*out of place"):
        read("".join(moved))


@given(st.integers(0, len(TEXT) - 1))
def test_a_text_cut_short_is_found(length: int) -> None:
    with pytest.raises(BadRecord, match=r"^line "):
        read(TEXT[:length])


@given(st.text())
def test_any_other_text_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match=r"^line "):
        read(text)


@given(st.text(alphabet="abcdefghijk =0123456789-#\n", max_size=300))
def test_any_other_sealed_text_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match=r"^line 1: "):
        read(seal(text))


HEADER = "tabletop record 1\ngame miniature\nrules 1\nseats 2\nhumans all\n"


def sealed(*lines: str, header: str = HEADER) -> str:
    return seal(header + "\n".join(lines))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (sealed(header=HEADER.replace("record 1", "record 2")), "line 1: expected 'tabletop record 1'"),
        (sealed(header=HEADER.replace("miniature", "miniatur")), "line 2: no game is called 'miniatur'; there are"),
        (sealed(header=HEADER.replace("rules 1", "rules 2")), "line 3: played by rules 2 of miniature"),
        (sealed(header=HEADER.replace("seats 2", "seats 7")), "seats; it is played by 1 to 6"),
        (sealed(header=HEADER.replace("seats 2", "seats two")), "line 4: 'seats two' is not a proper line 'seats'"),
        (sealed(header=HEADER.replace("seats 2", "humans 1")), "line 4: expected a line 'seats'"),
        (sealed(header=HEADER.replace("all", "1 3")), "line 5: humans 1 3: name seats from 1 to 2"),
        (sealed(header=HEADER.replace("all", "2 1")), "line 5: humans 2 1: "),
        (sealed("option hep=3"), "line 6: miniature has no option 'hep'"),
        (sealed("option heap=3"), "line 6: option heap: '3' is not allowed; choose a number from 6 to 30"),
        (sealed("option heap=8", "option heap=8"), "line 7: miniature has no option 'heap', or it is given twice"),
        (sealed("commitment 12"), "line 6: 'commitment 12' is not a proper line"),
        (sealed("throw 3"), "line 6: 'throw 3' is no entry"),
        (sealed(f"throw {'1 ' * 1000}source=hand"), "line 6: is longer than 300 characters, so it is no entry"),
        (sealed("throw 3 source=friend"), "line 6: 'throw 3 source=friend' is no entry"),
        (sealed("throw 3 source=hand at=-1"), "line 6: 'throw 3 source=hand at=-1' is no entry"),
        (sealed("result 0 0", "throw 3 source=hand"), "line 7: expected a line 'end'"),
        (sealed("seed 12"), "line 6: 'seed 12' is not a proper line"),
    ],
)
def test_a_wrong_line_is_named(text: str, said: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read(text)
    assert said in str(refused.value) and "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            sealed("throw 3 source=hand", "2 done source=hand"),
            "line 7, entry 2, '2 done': it is not the turn of seat 2",
        ),
        (sealed("throw 7 source=hand"), "line 6, entry 1, 'throw 7': one die of 6 sides is thrown"),
        (sealed("1 stay source=hand"), "line 6, entry 1, '1 stay': '1 stay' is no move"),
        (sealed("throw 3 source=hand", "result 0 0"), "its moves do not end the game"),
        (sealed("1 quit source=hand", "2 quit source=hand", "result 3 0"), "the result 3 0, but its moves give 0 0"),
        (sealed("lot first=9"), "the setup is not allowed: lot first: '9' is no seat"),
    ],
)
def test_what_the_rules_refuse_is_named(text: str, said: str) -> None:
    with pytest.raises(BadRecord) as refused:
        replay(MINIATURE, read(text))
    assert said in str(refused.value) and "\n" not in str(refused.value)


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(BadRecord, match="a record of miniature, rules 1, is not for chance_or_choice"):
        replay(GAMES["chance_or_choice"], RECORD)


def test_an_unfinished_record_replays() -> None:
    record = read(sealed("# before the first decision", "throw 3 source=hand"))
    assert record.result is None and record.setup == complete(MINIATURE, Setup(2))
    assert MINIATURE.show(replay(MINIATURE, record)).startswith("seat 1 of 1 left 3 ")


def test_steps_lead_from_the_start_to_the_end() -> None:
    taken = list(steps(MINIATURE, RECORD))
    assert [step.entry for step in taken] == list(RECORD.entries)
    assert all(one.after == following.before for one, following in pairwise(taken))
    assert taken[-1].after == replay(MINIATURE, RECORD)


def test_sealing_again_changes_nothing_and_mends_what_was_edited() -> None:
    assert seal(TEXT) == TEXT
    assert seal(TEXT.replace("\n", "\r\n\n")) == TEXT
    edited = TEXT.replace("seats 3", "seats 2")
    assert read(seal(edited.replace("humans all", "humans 1"))).setup.humans == (0,)


def test_the_core_moves_have_a_notation() -> None:
    for move in (Thrown((1,)), Thrown((20, 1, 3)), Quit(0), Quit(99), Close()):
        assert read_any_move(MINIATURE, str(move)) == move


@given(st.text(alphabet="throw close quit done take 0123456789"))
def test_a_text_is_the_notation_of_one_move_or_refused(text: str) -> None:
    try:
        move = read_any_move(MINIATURE, text)
    except BadNotation:
        return
    assert str(move) == text


def test_a_margin_of_arrivals_is_written_as_such() -> None:
    record = replace(RECORD, entries=(Entry("2 done", "hand", 83, 5, about=True),))
    text = write_record(record)
    assert "2 done source=hand at=83 about=5 ~" in text
    assert read(text) == record
