"""The rules a second time, written plainly from RULES.md and sharing no code with the game: a check on it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from games.core import OptionValue


class Plain:
    """Scores a game told in notation. sheet: by seat, its columns; none is checked for legality."""

    def __init__(self, seats: int, options: Mapping[str, OptionValue]) -> None:
        self.options = options
        self.sheet: list[list[int]] = [[0] for _ in range(seats)]
        self.out: set[int] = set()
        self.gone: set[int] = set()
        self.asking = False
        self.safe_before = False

    def totals(self, texts: Iterable[str]) -> tuple[int, ...]:
        """The final scores after these moves; in the last column points of seats still in count as well."""
        for text in texts:
            words = text.split()
            if words[0] == "throw":
                self.throw([int(word) for word in words[1:]])
            elif text == "close":
                self.asking = False
                self.next_round_if_empty()
            elif words[1] == "leave":
                self.out.add(int(words[0]) - 1)
            elif words[1] == "quit":
                self.quit(int(words[0]) - 1)
        return tuple(sum(columns) for columns in self.sheet)

    def playing(self) -> list[int]:
        return [seat for seat in range(len(self.sheet)) if seat not in self.out | self.gone]

    def throw(self, faces: list[int]) -> None:
        ones = faces.count(1)
        if ones == 0:  # CC4
            for seat in self.playing():
                self.sheet[seat][-1] += sum(faces)
            self.asking = self.safe_before = True
        elif self.safe_before or not self.options["first_throw_safe"]:  # CC8
            for seat in self.playing():
                self.sheet[seat][-1] = 0  # CC5
                if self.wipes(ones, len(faces)):  # CC6
                    self.sheet[seat] = [0] * len(self.sheet[seat])
            self.next_round()

    def wipes(self, ones: int, dice: int) -> bool:
        enough = {"all": dice, "two-or-more": 2, "never": dice + 1}[str(self.options["wipe"])]
        return dice > 1 and ones >= enough

    def quit(self, seat: int) -> None:
        if not self.asking and seat not in self.out:
            self.sheet[seat][-1] = 0
        self.gone.add(seat)
        if not self.asking:
            self.next_round_if_empty()

    def next_round_if_empty(self) -> None:  # CC9
        if not self.playing():
            self.next_round()

    def next_round(self) -> None:
        self.out, self.asking, self.safe_before = set(), False, False
        for columns in self.sheet:
            columns.append(0)
