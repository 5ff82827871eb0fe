"""Scenes become pixels: `Painter` shows them on a surface, `snapshot` makes a picture of one."""

from console.painter.painter import Painter, snapshot

__all__ = ["Painter", "snapshot"]
