"""Texts of The Choice: moves, the steps to enter them, moves in words, and a state in one line."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import reduce

from games.core import BadNotation
from games.scene import Msg, msg, number
from games.the_choice.hand import Dice
from games.the_choice.moves import Begin, Colour, Done, Keep, Move, Number, Rethrow, Silent, Turn
from games.the_choice.state import Phase, Player, Side, State

_FORM = re.compile(
    r"([1-4]) (?:begin ([12])|(keep|done|turn|silent)|rethrow ([1-6](?: [1-6]){0,2})"
    r"|number ([1-9]|1[0-3]) ([1-6](?:\+[1-6]){0,2})|colour ([1-9]|1[0-6]) ([1-6]))"
)
_WORDS: dict[str, Callable[[int], Move]] = {"keep": Keep, "done": Done, "turn": Turn, "silent": Silent}


def read_move(text: str) -> Move:
    """The move a text names; BadNotation for any other text."""
    found = _FORM.fullmatch(text)
    move = None if found is None else _move(found)
    if move is None or str(move) != text:
        raise BadNotation(
            f"{text[:60]!r} is no move here; write '2 begin 1', '2 keep', '2 rethrow 1 5', '2 number 7 4+5', "
            "'2 colour 12 3', '2 done', '2 turn', faces in rising order"
        )
    return move


def _move(found: re.Match[str]) -> Move:
    seat, side, word, again, spot, dice, ring, face = found.groups()
    at = int(seat) - 1
    if side:
        return Begin(at, int(side) - 1)
    if word:
        return _WORDS[word](at)
    if again:
        return Rethrow(at, _faces(again.split()))
    return Number(at, int(spot) - 1, _faces(dice.split("+"))) if spot else Colour(at, int(ring) - 1, int(face))


def _faces(texts: list[str]) -> Dice:
    return tuple(sorted(map(int, texts)))


def path(move: Move) -> tuple[str, ...]:
    """The steps in which a person enters a move; the picture shows them on dice and sheet.

    A number is chosen by its value, then (if there are more such hexes) its hex, then (if there are more ways) its
    dice; a colour by its face, then its hex. Everything else is one step. Each step tells all that is chosen so far.
    """
    match move:
        case Number(_, spot, faces):
            value, hex_ = f"number {sum(faces)}", f"number {sum(faces)} at {spot + 1}"
            return value, hex_, f"{hex_} with {'+'.join(map(str, faces))}"
        case Colour(_, spot, face):
            return f"colour {face}", f"colour {face} at {spot + 1}"
        case _:
            return (str(move).partition(" ")[2],)


def say(move: Move) -> Msg:
    """A move in words, for those who do not see the sheet."""
    match move:
        case Number(_, spot, faces):
            return msg("tc-say-number", n=sum(faces), hex=spot + 1, dice=together(faces, "list-plus"))
        case Colour(_, spot, face):
            return msg("tc-say-colour", colour=msg(f"tc-colour-{face}"), hex=spot + 1)
        case Rethrow(_, faces):
            return msg("tc-say-rethrow", dice=together(faces, "list-then"))
        case Begin(_, side):
            return msg("tc-say-begin", n=side + 1)
        case _:
            return msg(f"tc-say-{str(move).partition(' ')[2]}")


def together(faces: Dice, key: str) -> Msg:
    """Faces one after another, joined by a message of two arguments."""
    return reduce(lambda first, face: msg(key, first=first, next=number(face)), faces[1:], number(faces[0]))


def show(state: State) -> str:
    """The state in one line; equal exactly if the states are equal."""
    faces = " ".join(map(str, state.faces)) or "none"
    again = " ".join(str(at + 1) for at in state.again)
    now = f"throw {state.turn} {state.phase.value}, seat {state.active + 1} active, dice {faces}"
    parts = [now + (f" again at {again}" if state.phase is Phase.AGAIN else "")]
    parts += [_player(state, seat) for seat in range(state.table.seats)]
    return " | ".join([*parts, "each die " + ("twice" if state.table.both else "once")])


def _player(state: State, seat: int) -> str:
    player = state.players[seat]
    up = ("front", "back")[player.now] + (" (last)" if player.second else "")
    sides = " / ".join(_side(side) for side in player.sides)
    name = f"{seat + 1} {state.table.sheets[seat]} {player.standing.value} {up}"
    return f"{name}: {sides}{_used(player)}"


def _used(player: Player) -> str:
    numbers, colours = ("+".join(map(str, dice)) for dice in (player.numbers, player.colours))
    return f"; used {numbers or '-'} as numbers, {colours or '-'} as colours" if numbers or colours else ""


def _side(side: Side) -> str:
    line = "-".join(str(spot + 1) for spot in side.line) or "no line"
    ring = ",".join(str(at + 1) for at in range(16) if side.ring >> at & 1) or "no ring"
    return f"{line} {ring} {side.misses}x"
