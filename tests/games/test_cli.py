"""The command line of the games, as a person and as a program uses it."""

from __future__ import annotations

import io
import json
import os
import pty
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from games import all_games, game
from games.__main__ import app
from games.command_line import run, save_text
from games.fair_dice import commitment, faces, verify
from games.record import read_record, replay, seal

Cli = Callable[..., tuple[int, str, str]]
ROOT = Path(__file__).parents[2]
RECORD = str(ROOT / "seeds/chance_or_choice.record")
SIMULATE = ("simulate", "chance_or_choice", "--bots", "leave-at-20,cautious,random", "--seed", "tea")


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cli:
    """Runs a command with these lines typed; gives exit code, standard output and standard error."""

    def call(*arguments: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run(app, ["--package", "tests.games", *arguments])
        out, err = capsys.readouterr()
        return code, out, err

    return call


def process(*arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "games", *arguments]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, check=False)


def test_dice_for_a_game_on_paper_are_those_of_their_seed(cli: Cli) -> None:
    asked = ("dice", "--dice", "3", "--sides", "8", "--throws", "20", "--seed", "tea")
    found = json.loads(cli(*asked, "--json")[1])
    seed = bytes.fromhex(found["seed"])
    assert found["throws"] == [list(faces(seed, n, 3, 8)) for n in range(20)]
    assert found["sums"] == [sum(each) for each in found["throws"]] and found["commitment"] == commitment(seed)
    said = cli(*asked)[1].splitlines()
    first = found["throws"][0]
    assert said[1] == f"Throw 1: {'+'.join(map(str, first))} = {sum(first)}"
    assert found["commitment"] in said[0] and found["seed"] in said[-1] and len(said) == 22
    other = json.loads(cli("dice", "--json")[1])
    assert other["seed"] != json.loads(cli("dice", "--json")[1])["seed"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--dice", "6"), "dice: 6 is not allowed; choose 1 to 5\n"),
        (("--sides", "1"), "sides: 1 is not allowed; choose 2 to 20\n"),
    ],
)
def test_dice_that_there_are_not_are_refused(cli: Cli, arguments: tuple[str, ...], sentence: str) -> None:
    assert cli("dice", *arguments) == (2, "", sentence)


def test_simulate_gives_the_promised_object(cli: Cli) -> None:
    code, out, err = cli(*SIMULATE, "--games", "50", "--json")
    found = json.loads(out)
    assert (code, err, out.count("\n")) == (0, "", 1)
    assert list(found) == ["games", "unfinished", "seats"] and (found["games"], found["unfinished"]) == (50, 0)
    assert [list(seat) for seat in found["seats"]] == [["bot", "mean", "stderr", "win_share"]] * 3
    assert [seat["bot"] for seat in found["seats"]] == ["leave-at-20", "cautious", "random"]
    assert sum(seat["win_share"] for seat in found["seats"]) == pytest.approx(1)


def test_the_same_seed_gives_the_same_bytes_in_every_process(cli: Cli) -> None:
    asked = (*SIMULATE, "--games", "40", "--option", "rounds=3", "--json")
    outputs = {process(*asked, PYTHONHASHSEED=seed).stdout for seed in ("0", "1", "12345")}
    assert outputs == {cli(*asked)[1].encode()}
    assert cli(*[word.replace("tea", "coffee") for word in asked])[1].encode() not in outputs


@pytest.mark.parametrize("game_id", [one for one in all_games() if one != "chance_or_choice"])
def test_no_game_hangs_on_how_a_process_hashes(game_id: str) -> None:
    asked = ("simulate", game_id, "--games", "2", "--bots", "strong,random", "--seed", "tea", "--json")
    one, other = (process(*asked, PYTHONHASHSEED=seed) for seed in ("0", "4711"))
    assert one.returncode == 0 and one.stdout == other.stdout


def test_a_game_of_a_batch_runs_alone_and_is_the_same(cli: Cli, tmp_path: Path) -> None:
    means = []
    for games in ("6", "7"):
        found = json.loads(cli(*SIMULATE, "--games", games, "--json")[1])
        means.append([seat["mean"] * int(games) for seat in found["seats"]])
    file = tmp_path / "seventh.record"
    alone = json.loads(cli(*SIMULATE, "--game-number", "7", "--save", str(file), "--json")[1])
    assert alone["games"] == 1
    points = [seat["mean"] for seat in alone["seats"]]
    assert points == pytest.approx([after - before for before, after in zip(*means, strict=True)])
    assert json.loads(cli("replay", str(file), "--json")[1])["totals"] == points


def test_tables_for_people(cli: Cli, tmp_path: Path) -> None:
    assert "leave-at-20" in cli(*SIMULATE, "--games", "5")[1]
    file = tmp_path / "one.record"
    cli("simulate", "miniature", "--bots", "strong,strong", "--game-number", "1", "--save", str(file))
    code, out, err = cli("replay", str(file))
    assert (code, err) == (0, "") and "Pebbles" in out and "1 take 2" in out and "place 1" in out
    assert "سنگریزه" in cli("replay", str(file), "--language", "fa")[1]


def test_the_worked_example_of_the_documents(cli: Cli) -> None:
    found = json.loads(cli("replay", str(ROOT / "seeds/chance_or_choice.record"), "--json")[1])
    assert (found["game"], found["totals"], found["ranks"]) == ("chance_or_choice", [0, 44, 0, 0], None)
    assert found["waiting"] == {"kind": "throw", "seat": 1, "dice": 2, "sides": 6}
    assert found["sources"]["hand"] + found["sources"]["console"] == found["entries"]


@pytest.mark.parametrize(
    ("lines", "waiting"),
    [
        ("", {"kind": "throw", "seat": 1, "dice": 1, "sides": 6}),
        (
            "throw 2 source=reader",
            {"kind": "choose", "seats": [1], "settled": [], "caller": None, "race": False},
        ),
        ("1 quit source=hand\n2 quit source=hand", {"kind": "over", "ranks": [1, 1], "scores": [0, 0]}),
    ],
)
def test_what_a_record_waits_for(cli: Cli, tmp_path: Path, lines: str, waiting: dict[str, Any]) -> None:
    file = tmp_path / "short.record"
    file.write_text(seal(f"tabletop record 1\ngame miniature\nrules 1\nseats 2\nhumans all\n{lines}"))
    code, out, _ = cli("replay", str(file), "--json")
    assert code == 0 and json.loads(out)["waiting"] == waiting
    assert json.loads(out)["ranks"] == waiting.get("ranks")


def test_people_play_to_the_end_and_the_record_proves_the_dice(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "played.record"
    asked = ("play", "chance_or_choice", "--humans", "1,2", "--bots", "strong", "--save", str(file), "--seed", "s")
    code, out, err = cli(*asked, typed="\ns\nl\n" * 300)
    record = read_record(file.read_text())
    assert (code, err) == (0, "") and "The game is over" in out
    assert record.result is not None and record.setup.humans == (0, 1)
    assert verify(game("chance_or_choice"), record) == [] and record.commitment is not None
    assert cli("replay", str(file), "--verify")[0] == 0


def test_leaving_the_table_keeps_the_game_so_far(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "left.record"
    code, out, err = cli("play", "miniature", "--humans", "all", "--save", str(file), typed="\ndone\n\n")
    assert (code, err) == (0, "") and "You leave the table" in out
    record = read_record(file.read_text(), {"miniature": game("miniature", "tests.games")})
    assert record.result is None
    assert [entry.source for entry in record.entries] == ["console", "hand", "console"]


def test_the_prompts_teach(cli: Cli) -> None:
    typed = "?\nfrog\nrules\npoints\n\n1 take 1\nundo\nundo\ntake 1\n1\nquit\n\nquit\nyes\n"
    code, out, _ = cli("play", "miniature", "--humans", "1", "--bots", "strong", "--seed", "4", typed=typed)
    assert code == 0
    for sentence in (
        "'frog' is nothing you can type here",
        "How Pebbles is played",
        "Seat 1 takes back: Take 1",
        "nothing of yours to take back",
        "give up for good?",
        "The game is over",
    ):
        assert sentence in out


def test_bytes_that_are_no_text_end_no_game() -> None:
    command: list[str | bytes] = [sys.executable, "-m", "games", "play", "chance_or_choice", "--seed", b"\xff\xfe"]
    done = subprocess.run(command, cwd=ROOT, input=b"\xff\xfe\n\n", capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"is nothing you can type here" in done.stdout and b"You leave the table" in done.stdout


def test_a_terminal_without_persian_letters_ends_no_game() -> None:
    asked = ("play", "chance_or_choice", "--humans", "none", "--language", "fa", "--seed", "x")
    done = process(*asked, PYTHONIOENCODING="latin-1", PYTHONUTF8="0")
    assert (done.returncode, done.stderr) == (0, b"")


def test_bots_alone_play_in_any_language(cli: Cli) -> None:
    code, out, err = cli("play", "chance_or_choice", "--humans", "none", "--seats", "2", "--language", "fa")
    assert (code, err) == (0, "") and "۱" in out


def test_perft_counts(cli: Cli) -> None:
    code, out, _ = cli("perft", "chance_or_choice", "--depth", "3", "--json")
    assert code == 0 and json.loads(out)["counts"] == [36, 446, 4956]
    assert "4,956 sequences" in cli("perft", "chance_or_choice", "--depth", "3")[1]


def test_dishonest_dice_fail_the_check(cli: Cli, tmp_path: Path) -> None:
    file, bent = tmp_path / "honest.record", tmp_path / "bent.record"
    cli("play", "miniature", "--humans", "none", "--save", str(file), "--seed", "d")
    text = file.read_text()
    throw = next(line for line in text.splitlines() if line.startswith("throw 6 "))
    bent.write_text(seal(text.replace(throw, throw.replace("throw 6", "throw 5"), 1)))
    assert cli("replay", str(file), "--verify", "--json")[0] == 0
    code, out, err = cli("replay", str(bent), "--verify", "--json")
    assert code == 1 and json.loads(out)["game"] == "miniature"
    assert err.count("\n") == 1 and "'throw 5', but the seed gives 'throw 6'" in err


def test_seal_mends_a_record_edited_by_hand(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "hand.record"
    file.write_text("tabletop record 1\ngame miniature\nrules 1\nseats 2\nhumans all\nthrow 3 source=hand\n")
    assert "line 1" in cli("replay", str(file))[2]
    code, out, _ = cli("seal", str(file))
    file.write_text(out)
    assert code == 0 and cli("replay", str(file))[0] == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("simulate", "chance_or_choise", "--bots", "random"), "did you mean chance_or_choice?"),
        (("simulate", "miniature", "--bots", "stong"), "no bot is called 'stong'"),
        (("simulate", "miniature", "--bots", ""), "no bot"),
        (("simulate", "miniature", "--bots", "random,"), "no bot"),
        (("simulate", "miniature", "--bots", ",".join(["random"] * 7)), "7 seats; it is played by 1 to 6"),
        (("simulate", "miniature"), "--bots"),
        (("simulate", "miniature", "--bots", "random", "--games", "0"), "--games"),
        (("simulate", "miniature", "--bots", "random", "--games", "1000000000000"), "10000000"),
        (("simulate", "miniature", "--bots", "random", "--games", "many"), "--games"),
        (("simulate", "miniature", "--bots", "random", "--game-number", "0"), "--game-number"),
        (("simulate", "miniature", "--bots", "random", "--option", "heap"), "write name=value"),
        (("simulate", "miniature", "--bots", "random", "--option", "heep=7"), "did you mean heap?"),
        (("simulate", "miniature", "--bots", "random", "--option", "heap=99"), "a number from 6 to 30"),
        (("simulate", "miniature", "--bots", "random", "--save", "x"), "--game-number"),
        (("simulate", "miniature", "--bots", "random", "--sed", "x"), "--sed"),
        (("simulate", "miniature", "--bots", "random", "--game-number", "1", "--bulk", "--save", "x"), "--bulk"),
        (
            ("simulate", "chance_or_choice", "--bots", "random", "--bulk", "--entries-at-most", "9"),
            "leave out --entries-at-most",
        ),
        (("simulate", "miniature", "--bots", "random", "--bulk"), "no kernel plays this game in bulk"),
        (("simulate", "miniature", "--bots", "random", "--jobs", "2", "--cluster", "a:1"), "leave out --jobs"),
        (("simulate", "miniature", "--bots", "random", "--cluster", "here"), "is written like tcp://"),
        (("simulate", "miniature", "--bots", "random", "--picture", "spread.png"), "is written as .svg"),
        (("simulate", "miniature", "--bots", "random", "--picture", "/no/such/spread.svg"), "/no/such/spread.svg: No"),
        (("simulate", "miniature", "--bots", "random", "--csv", "/proc/points.csv"), "/proc/points.csv: "),
        (("perft", "miniature", "--depth", "0"), "--depth"),
        (("perft", "miniature", "--depth", "1", "--seats", "9"), "9 seats; it is played by 1 to 6"),
        (("perft", "miniature", "--depth", "1", "--seats", "0"), "0 seats"),
        (("play", "nothing-like-it"), "there are chance_or_choice"),
        (("play", "miniature", "--seats", "7"), "7 seats"),
        (("play", "miniature", "--seats", "0"), "0 seats"),
        (("play", "miniature", "--humans", "x"), "humans 'x'"),
        (("play", "miniature", "--humans", "9" * 5000), "humans '9"),
        (("play", "miniature", "--humans", "3", "--seats", "2"), "seat 3 does not exist"),
        (("play", "miniature", "--seats", "2", "--bots", "random,random"), "only 1 of 2 seats"),
        (("play", "miniature", "--bots", "clever"), "no bot is called 'clever'"),
        (("play", "miniature", "--language", "xx"), "language 'xx': there are en, fa"),
        (("play", "miniature", "--save", "/no/such/place/game.record"), "/no/such/place/game.record: No such file"),
        (("replay", "/no/such/file"), "/no/such/file: No such file"),
        (("replay", "/"), "/: Is a directory"),
        (("replay", f"{__file__}/x"), "Not a directory"),
        (("replay", __file__), "test_cli.py: line 1: was changed"),
        (("replay", sys.executable), "is not a text file"),
        (("replay", "/dev/zero"), "so it is no record"),
        (("replay",), "FILE"),
        (("replay", "/dev/null"), "line 1: the text breaks off here"),
        (("analyse", "/dev/null"), "line 1: the text breaks off here"),
        (("analyse", "/"), "/: Is a directory"),
        (("analyse", sys.executable), "is not a text file"),
        (("analyse", RECORD, "--what-if", "nobody"), "no bot 'nobody'"),
        (("analyse", RECORD, "--what-if", "leave-at--1"), "no bot 'leave-at--1'"),
        (("analyse", RECORD, "--html", "/"), "/: Is a directory"),
        (("analyse", RECORD, "--csv", "/no/such/file"), "/no/such/file: No such file"),
        (("analyse", RECORD, "--language", "xx"), "language 'xx'"),
        (("seal", "/"), "/: Is a directory"),
        (("seal", "/dev/null"), "sealed, line 1"),
        (("solve", "nothing-like-it"), "there are chance_or_choice"),
        (("solve", "chance_or_choice", "--rounds", "-1"), "rounds"),
        (("solve", "chance_or_choice", "--leave-at", "-1"), "--leave-at"),
        (("serve", "chance_or_choice"), "answers no positions"),
        (("serve", "no_chance_backgammon", "--bot", "nobody"), "no bot 'nobody'"),
        (("perft", "no_chance_backgammon", "--depth", "1", "--arrows", "-1", "9"), "two different numbers"),
        (("perft", "miniature", "--depth", "9" * 30), "--depth"),
        (("dice", "--throws", "-1"), "--throws"),
        (("seal", __file__), "sealed, line 1: expected 'tabletop record 1'"),
        (("dance",), "dance"),
        (("--package", "no_such_package", "perft", "miniature", "--depth", "1"), "no_such_package"),
    ],
)
def test_a_mistake_is_one_clear_sentence(cli: Cli, arguments: tuple[str, ...], said: str) -> None:
    code, out, err = cli(*arguments)
    assert (code, out) == (2, "") and said in err
    assert err.count("\n") == 1 and "Traceback" not in err


def test_help_teaches_and_names_the_exit_codes(cli: Cli) -> None:
    commands = ("play", "simulate", "replay", "perft", "seal", "dice", "solve", "analyse", "serve")
    for command in ([], *([name] for name in commands)):
        code, out, _ = cli(*command, "--help")
        assert code == 0 and "130 interrupted" in out


def test_simulate_shows_the_spread_and_writes_it(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "points.csv"
    code, out, err = cli(*SIMULATE, "--games", "30", "--jobs", "2", "--histogram", "--csv", str(file))
    assert (code, err) == (0, "") and "seat 3 · random" in out and "█" in out and "95 % of it" in out
    rows = [line.split(",") for line in file.read_text().splitlines()]
    assert rows[0] == ["seat", "bot", "points", "games"]
    assert [sum(int(row[3]) for row in rows[1:] if row[0] == seat) for seat in "123"] == [30, 30, 30]


def test_what_cannot_be_written_is_said_before_the_games_and_leaves_no_file(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "points.csv"
    code, out, err = cli(*SIMULATE, "--games", "10000000", "--csv", str(file), "--picture", str(tmp_path))
    assert (code, out) == (2, "") and "written as .svg" in err
    code, out, err = cli(*SIMULATE, "--games", "10000000", "--csv", str(file), "--picture", f"{file}/no/spread.svg")
    assert (code, out) == (2, "") and "spread.svg" in err
    assert [*tmp_path.iterdir()] == []


def test_a_file_is_written_wholly_or_keeps_what_it_had(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "points.csv"
    save_text(file, "before")
    monkeypatch.setattr(Path, "replace", lambda *_: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    with pytest.raises(OSError, match=r"points\.csv"):
        save_text(file, "after")
    assert file.read_text() == "before" and [*tmp_path.iterdir()] == [file]


def test_the_picture_shows_the_spread_of_every_seat(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "spread.svg"
    assert cli(*SIMULATE, "--games", "40", "--picture", str(file))[0] == 0
    picture = ElementTree.fromstring(file.read_text())
    said = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert said[0] == "chance_or_choice: 40 games, seed 'tea'"
    assert {"seat 1 · leave-at-20", "seat 2 · cautious", "seat 3 · random"} <= {*said}
    shares = [title.text for title in picture.iter("{http://www.w3.org/2000/svg}title")]
    assert sum(float(str(share).split(": ")[1].rstrip("%")) for share in shares) == pytest.approx(300)
    bars = [float(bar.get("height", "")) for bar in picture.iter("{http://www.w3.org/2000/svg}rect")][1:]
    assert len(bars) == len(shares) and max(bars) == 150


def test_unfinished_games_are_told_and_left_out(cli: Cli) -> None:
    said = cli(*SIMULATE, "--games", "5", "--entries-at-most", "3")[1]
    assert "5 games, 5 of them unfinished and left out, seed 'tea'" in said


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_simulation_prints_what_it_has(jobs: str) -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "games", *SIMULATE, "--games", "10000000", "--json", "--jobs", jobs]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=theirs) as child:
        shown = b""
        while b"games" not in shown:  # the progress bar: games are being played
            shown += os.read(ours, 4096)
        child.send_signal(signal.SIGINT)
        out, _ = child.communicate(timeout=60)
    os.close(theirs)
    os.close(ours)
    assert child.returncode == 130
    assert 0 <= json.loads(out)["games"] < 10_000_000


def test_nobody_reading_any_more_is_told_by_the_exit_code_alone() -> None:
    read, write = os.pipe()
    os.close(read)
    command = [sys.executable, "-m", "games", "perft", "chance_or_choice", "--depth", "2"]
    done = subprocess.run(command, cwd=ROOT, stdout=write, stderr=subprocess.PIPE, check=False)
    os.close(write)
    assert (done.returncode, done.stderr) == (130, b"")


def test_the_saved_game_replays_to_what_was_shown(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "bots.record"
    _, out, _ = cli("play", "miniature", "--humans", "none", "--seats", "3", "--seed", "z", "--save", str(file))
    one = game("miniature", "tests.games")
    state = replay(one, read_record(file.read_text(), {"miniature": one}))
    for seat, points in enumerate(one.totals(state), 1):
        assert any(f"Seat {seat}" in line and f" {points} point" in line for line in out.splitlines()[-3:])


@pytest.mark.parametrize(
    ("closed", "code", "said"),
    [("<&-", 0, b""), (">&-", 0, b""), ("> /dev/full", 2, b"the output: No space left on device\n")],
)
def test_a_stream_that_is_closed_or_full_ends_the_game_in_peace(closed: str, code: int, said: bytes) -> None:
    command = ("sh", "-c", f'exec "$0" -m games play chance_or_choice --humans 1 {closed}', sys.executable)
    for buffered in ("", "1"):
        env = os.environ | {"PYTHONUNBUFFERED": buffered}
        done = subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, check=False, env=env)
        assert (done.returncode, done.stderr) == (code, said)


def test_a_record_that_cannot_be_written_is_named(cli: Cli) -> None:
    code, _, err = cli(*SIMULATE, "--game-number", "1", "--save", "/dev/full")
    assert (code, err) == (2, "/dev/full: No space left on device\n")


def test_links_that_lead_in_a_circle_are_named(cli: Cli, tmp_path: Path) -> None:
    link = tmp_path / "round"
    link.symlink_to(link)
    for command in (("replay", str(link)), ("analyse", RECORD, "--csv", str(link))):
        assert cli(*command) == (2, "", f"{link}: Too many levels of symbolic links\n")


@pytest.mark.parametrize("program", ["games", "hardware"])
def test_ctrl_c_while_it_starts_ends_it_without_a_word(program: str, tmp_path: Path) -> None:
    (tmp_path / "typer.py").write_text("import os, signal\nos.kill(os.getpid(), signal.SIGINT)\n")
    command = ("env", "--default-signal=INT", sys.executable, "-m", program, "--help")
    env = os.environ | {"PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, b"", b"")


@pytest.mark.parametrize("refused", ["2>&-", "2>/dev/full"])
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_mistake_that_cannot_be_said_is_still_one(refused: str, unbuffered: str) -> None:
    command = ("sh", "-c", f'exec "$0" -m games replay /no/such/file {refused}', sys.executable)
    env = os.environ | {"PYTHONUNBUFFERED": unbuffered}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (2, b"", b"")


def test_a_record_that_cannot_be_read_to_its_end_is_named(cli: Cli) -> None:
    code, out, err = cli("replay", "/proc/self/mem")
    assert (code, out, err) == (2, "", "/proc/self/mem: Input/output error\n")


def test_what_the_rules_refuse_is_refused_before_the_game_is_opened(cli: Cli) -> None:
    code, out, err = cli("play", "chance_or_choice", "--seats", "3", "--humans", "none", "--option", "thrower=9")
    assert (code, out, err.count("\n")) == (2, "", 1) and "seat 9" in err


def test_an_option_given_twice_is_refused(cli: Cli) -> None:
    code, out, err = cli(*SIMULATE, "--option", "rounds=1", "--option", "rounds=2")
    assert (code, out, err) == (2, "", "option rounds is given twice\n")


def test_at_one_keyboard_a_lot_says_who_is_asked_first_in_a_race(cli: Cli) -> None:
    asked = set()
    for seed in "abcdefgh":
        said = cli("play", "roller_skater", "--humans", "all", "--seed", seed, typed="\n")[1]
        asked |= {seat for seat in (1, 2) if f"Seat {seat}, your choice: [d] DOUBLE" in said}
    assert asked == {1, 2}
