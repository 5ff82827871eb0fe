"""The door for other programs: positions in, turns out, and a sentence for every line that cannot be answered."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.core import BadNotation
from games.no_chance_backgammon.board import ALL_OFF, START, Board, key, read_key
from games.no_chance_backgammon.serve import serve
from games.no_chance_backgammon.state import choices
from games.no_chance_backgammon.turns import numbers, results
from tests.games.no_chance_backgammon import brute

ROOT = Path(__file__).parents[3]
OPENING = {
    "position": key((START, START)),
    "own_arrow": 2,
    "opp_arrow": 5,
    "own_doubles_left": 2,
    "opp_doubles_left": 2,
}


def answer(question: dict[str, Any], bot: str = "heuristic") -> dict[str, Any]:
    return serve(bot)(question, Random(1))


@contextmanager
def service(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "games", "serve", "no_chance_backgammon", *arguments]
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    heeding = signal.signal(signal.SIGINT, signal.default_int_handler)  # in the background it may be ignored
    with subprocess.Popen(command, cwd=ROOT, text=True, bufsize=1, **pipes) as running:  # type: ignore[call-overload]
        signal.signal(signal.SIGINT, heeding)
        try:
            yield running
        finally:
            running.kill()


def said(running: subprocess.Popen[str], line: str) -> dict[str, Any]:
    """The one line that comes back; waits for it, so it must have been flushed."""
    assert running.stdin and running.stdout
    running.stdin.write(line + "\n")
    reply: dict[str, Any] = json.loads(running.stdout.readline())
    return reply


def test_every_line_gets_one_line_and_bad_ones_end_nothing() -> None:
    with service("--bot", "strong") as running:
        turn = said(running, json.dumps({**OPENING, "id": [1, {}], "comment": "passed over"}))
        assert turn["number"] in (1, 3, 4, 5, 6)
        assert read_key(turn["result"]) in results((START, START), numbers(turn["number"], 5))
        for bad in (
            "",
            "nonsense",
            "[1]",
            '{"position": 3}',
            "[" * 50_000,
            "x" * 200_000,
            "1" * 9000,
            "\udcff"[:0] + "é",
        ):
            reply = said(running, bad)
            assert [*reply] == ["error"] and reply["error"] and "\n" not in reply["error"], bad[:20]
        plays = said(running, json.dumps({**OPENING, "query": "plays"}))["choices"]
        assert {number: len(found) for number, found in plays.items()} == {"1": 8, "3": 9, "4": 9, "5": 4, "6": 7}
        assert running.stdin and running.stdout and running.stderr
        running.stdin.close()
        assert (running.wait(60), running.stdout.read(), running.stderr.read()) == (0, "", "")


def test_equal_lines_get_equal_answers_and_the_last_needs_no_end() -> None:
    command = [sys.executable, "-m", "games", "serve", "no_chance_backgammon", "--bot", "random", "--seed", "tea"]
    lines = "\n".join([json.dumps(OPENING)] * 6)
    done = [
        subprocess.run(command, cwd=ROOT, input=lines, capture_output=True, text=True, check=True) for _ in range(2)
    ]
    assert done[0].stdout == done[1].stdout and len({*done[0].stdout.splitlines()}) > 1
    assert done[0].stdout.count("\n") == 6


def test_control_c_ends_the_service_without_a_word() -> None:
    with service() as running:
        said(running, "hello")
        running.send_signal(signal.SIGINT)
        assert running.wait(60) == 130
        assert running.stderr and running.stderr.read() == ""


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("no_chance_backgammon", "--bot", "strnog"), "no bot 'strnog'"),
        (("chance_or_choice",), "chance_or_choice: this game answers no positions from outside"),
        (("no_such_game",), "no_such_game"),
    ],
)
def test_a_service_that_cannot_be_says_why(arguments: tuple[str, ...], why: str) -> None:
    command = [sys.executable, "-m", "games", "serve", *arguments]
    done = subprocess.run(command, cwd=ROOT, input="{}\n", capture_output=True, text=True, check=False)
    assert done.returncode == 2 and why in done.stderr and done.stderr.count("\n") == 1 and not done.stdout


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"position": None}, "position is missing"),
        ({"position": "0/0"}, "two times 26 hexadecimal digits"),
        ({"position": key((START, START + (1 << 4)))}, "the other's side has 16"),
        ({"position": key((START - (1 << 24), START))}, "the mover's side has 14 checkers, not 15"),
        ({"position": key((ALL_OFF, START))}, "the mover's side has borne off all"),
        ({"position": key((START, ALL_OFF))}, "the other's side has borne off all"),
        ({"position": key((START + (1 << 4) - (1 << 24), START))}, "both sides stand on the mover's point 1"),
        ({"own_arrow": 7}, "own_arrow 7: write a whole number from 1 to 6"),
        ({"opp_arrow": True}, "opp_arrow True: write a whole number from 1 to 6"),
        ({"opp_arrow": 2.0}, "opp_arrow 2.0"),
        ({"own_arrow": [[1]]}, "own_arrow as a list"),
        ({"own_doubles_left": 3}, "own_doubles_left 3: write a whole number from 0 to 2"),
        ({"opp_doubles_left": "1"}, "opp_doubles_left '1'"),
        ({"query": "hint"}, "query 'hint': there is plays"),
        ({"query": {}}, "query as an object"),
    ],
)
def test_what_is_wrong_with_a_question_is_named(change: dict[str, Any], why: str) -> None:
    with pytest.raises(BadNotation, match=why):
        answer({**OPENING, **change})


def any_question(chance: Random) -> tuple[Board, dict[str, Any]]:
    board = brute.any_position(chance)
    arrows, doubles = (chance.randint(1, 6), chance.randint(1, 6)), (chance.randint(0, 2), chance.randint(0, 2))
    named = {"own_arrow": arrows[0], "opp_arrow": arrows[1], "own_doubles_left": doubles[0]}
    return board, {"position": key(board), "opp_doubles_left": doubles[1], **named}


def test_any_position_gets_a_legal_turn_and_all_its_plays() -> None:
    chance = Random(11)
    for n in range(60):
        board, question = any_question(chance)
        if ALL_OFF in board:
            continue
        theirs = question["opp_arrow"]
        allowed = choices(question["own_arrow"], theirs, question["own_doubles_left"])
        turn = answer(question, ("random", "heuristic", "strong-2")[n % 3])
        plays = answer({**question, "query": "plays"})["choices"]
        assert turn["number"] in allowed and turn["result"] in plays[str(turn["number"])]
        assert [*plays] == [str(number) for number in allowed]
        for number, found in plays.items():
            assert found == sorted({key(after) for after in results(board, numbers(int(number), theirs))})
