"""Figures that are not counted when something happens, but looked up when they are asked for."""

from __future__ import annotations

from westmarch.server.monitoring import metrics
from westmarch.server.rooms.registry import Hall


async def refresh(hall: Hall) -> None:
    """Bring what is not counted when it happens up to date with the rooms in use."""
    metrics.DRAINING.set(hall.draining)
    rooms: dict[tuple[str, str], int] = {}
    sockets = {"player": 0, "spectator": 0}
    thinking = 0
    for room in list(hall.rooms.values()):
        key: tuple[str, str] = (room.row.game, room.row.status)
        rooms[key] = rooms.get(key, 0) + 1
        thinking += room.thinking is not None
        for looker in room.lookers:
            sockets["player" if looker.seats() else "spectator"] += 1
    metrics.ROOMS.clear()
    for key, count in rooms.items():
        metrics.ROOMS.labels(*key).set(count)
    for kind, count in sockets.items():
        metrics.SOCKETS.labels(kind).set(count)
    metrics.BOTS_THINKING.set(thinking)
    if hall.others is None:
        metrics.JOBS_WAITING.labels("bot").set(hall.workers.waiting)
    else:
        metrics.JOBS_WAITING.labels("bot").set(await hall.others.jobs_waiting())
    metrics.JOBS_WAITING.labels("text").set(hall.readers.waiting)
    metrics.WRITES_WAITING.set(hall.store.waiting)
