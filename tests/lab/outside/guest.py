"""An emulated Debian 13 machine (tests/lab/machine): its power switch, a shell in it, its screen and its wires."""

from __future__ import annotations

import os
import shlex
import subprocess
from collections.abc import Callable
from pathlib import Path
from time import monotonic

import pygame

from tests.lab.outside.monitor import Monitor, connected
from tests.lab.outside.pause import pause

LAB = Path(os.environ.get("LAB_FOLDER", "/nowhere"))
"""Where tests/lab/machine has made it, as the script of the part says."""
PROJECT = Path(__file__).parents[3]
BOOT_S = 300.0
MACHINE = """qemu-system-x86_64 -M q35,usb=off -accel tcg,thread=multi,tb-size=512 -cpu Nehalem -smp 1 -m 1024
  -display none -vga none -nic none -no-reboot -monitor none -device virtio-rng-pci -device virtio-keyboard-pci
  -kernel {lab}/vmlinuz -initrd {lab}/initrd.img
  -append "root=/dev/vda rw console=ttyS0 console=tty0 loglevel=3 panic=-1 mitigations=off no_timer_check {arguments}"
  -drive file={disk},if=virtio,format=raw,cache=writeback
  -virtfs local,path={project},mount_tag=project,security_model=none,readonly=on,multidevs=remap
  -virtfs local,path={wheels},mount_tag=wheels,security_model=none,readonly=on,multidevs=remap
  -device virtio-serial-pci -chardev socket,id=shell,path={at}/shell,server=on,wait=off
  -device virtserialport,chardev=shell,name=lab
  -device qemu-xhci,id=xhci -chardev socket,id=reader,path={at}/reader,server=on,wait=off
  -qmp unix:{at}/monitor,server=on,wait=off -serial stdio"""
GPU = "-device", "virtio-gpu-pci,xres=1024,yres=600"


class Guest:
    """One machine with a disk of its own, which outlasts power cycles. folder: for disk, sockets, pictures and logs.
    reader_line: the far end of the USB adapter's line, of this boot.

    Everything waits for so long and no longer: AssertionError with a sentence.
    """

    def __init__(self, folder: Path) -> None:
        self._folder, self._disk = folder, folder / "disk"
        subprocess.run(["cp", "--sparse=always", LAB / "disk", self._disk], check=True, timeout=BOOT_S)
        self.reader_line = folder
        self._boots = self._asked = 0
        self._log = (folder / "serial.log").open("wb")

    def switch_on(self, *devices: str, arguments: str = "") -> None:
        """Returns when its shell answers. devices: arguments of the emulator for what this boot has besides; arguments:
        for the kernel."""
        self._boots += 1
        at = self._folder / f"boot-{self._boots}"
        at.mkdir()
        self.reader_line = at / "reader"
        line = MACHINE.format(
            lab=LAB, disk=self._disk, at=at, project=PROJECT, wheels=(LAB / "wheels").resolve(), arguments=arguments
        )
        command = [*shlex.split(line), *devices]
        self._emulator = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=self._log, stderr=self._log)
        self.monitor = Monitor(at / "monitor")
        self._shell = connected(at / "shell")
        self._heard = b""
        self.run("true", BOOT_S)

    def run(self, command: str, patience_s: float = 60.0) -> str:
        """What a command says; AssertionError unless it ends well."""
        code, said = self.attempt(command, patience_s)
        assert code == 0, f"{command}: exit code {code}\n{said}"
        return said

    def attempt(self, command: str, patience_s: float = 60.0) -> tuple[int, str]:
        """Its exit code, and what it says."""
        self._asked += 1
        mark = f"LAB-END-{self._asked} rc="
        self._shell.sendall(f"{{ {command}\n}} </dev/null 2>&1; lab=$?; echo; echo {mark}$lab\n".encode())
        end = monotonic() + patience_s
        while True:
            before, found, after = self._heard.partition(mark.encode())
            if found and b"\n" in after:
                code, _, self._heard = after.partition(b"\n")
                return int(code), before.decode(errors="replace").strip("\n")
            assert monotonic() < end, (
                f"no end within {patience_s:.0f} s of: {command}\n{self._heard.decode(errors='replace')}"
            )
            self._shell.settimeout(max(0.01, end - monotonic()))
            try:
                heard = self._shell.recv(65_536)
            except TimeoutError:
                continue
            assert heard, f"the machine has gone during: {command}"
            self._heard += heard

    def timed(self, command: str, patience_s: float) -> float:
        """A command that must end well; the seconds it took."""
        began = monotonic()
        self.run(command, patience_s)
        return monotonic() - began

    def write(self, path: str, text: str) -> None:
        """A file with this text."""
        self.run(f"cat >{path} <<'END'\n{text.rstrip()}\nEND")

    def begin(self, command: str) -> None:
        """A command that nobody waits for, such as one that ends the machine."""
        self._shell.sendall(f"( {command} ) </dev/null >/dev/null 2>&1 &\n".encode())

    def until(self, condition: str, patience_s: float = 120.0) -> float:
        """Asks again and again until a command ends well; the seconds it took."""
        began = monotonic()
        while True:
            code, said = self.attempt(condition)
            if code == 0:
                return monotonic() - began
            assert monotonic() < began + patience_s, f"not within {patience_s:.0f} s: {condition}\n{said}\n{self.log()}"
            pause(0.2)

    def log(self) -> str:
        """The end of the console's log."""
        return self.attempt("journalctl -b -u tabletop-console -o short-monotonic --no-pager -n 25")[1]

    def picture(self, name: str) -> pygame.Surface:
        """What the screen shows, also left in the folder."""
        return self.monitor.screenshot(self._folder / f"{name}.png")

    def until_picture(
        self, name: str, wanted: Callable[[pygame.Surface], bool], patience_s: float = 60.0
    ) -> pygame.Surface:
        """Looks until the screen shows what is wanted."""
        end = monotonic() + patience_s
        while not wanted(seen := self.picture(name)):
            assert monotonic() < end, (
                f"the screen has not shown {name} within {patience_s:.0f} s; see {self._folder}/{name}.png"
            )
            pause(0.3)
        return seen

    def still_picture(self, name: str) -> pygame.Surface:
        """What it shows when nothing moves any more."""
        last = self.picture(name)
        return self.until_picture(name, lambda seen: self._is_same(last, seen))

    def _is_same(self, last: pygame.Surface, seen: pygame.Surface) -> bool:
        same = pygame.image.tobytes(last, "RGB") == pygame.image.tobytes(seen, "RGB")
        last.blit(seen, (0, 0))
        return same

    def wait_for_end(self, patience_s: float = 120.0) -> float:
        """Until the machine has switched itself off; the seconds it took."""
        began = monotonic()
        try:
            self._emulator.wait(patience_s)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"the machine is still on after {patience_s:.0f} s") from None
        self._let_go()
        return monotonic() - began

    def close(self) -> None:
        """Pulls the plug."""
        if self._emulator.poll() is None:
            self._emulator.kill()
            self._emulator.wait()
            self._let_go()
        self._log.close()
        self._disk.unlink(missing_ok=True)

    def _let_go(self) -> None:
        self.monitor.close()
        self._shell.close()
