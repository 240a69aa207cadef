"""The public archive of rated games: complete months alone, and nothing that is not over."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import select, update

from tests.server.ratings.test_ratings import rated_room, resigns
from tests.server.support.bot_client import account
from tests.server.support.live_server import Service
from tools.harness.site_client import Caller, until
from westmarch.cli import app
from westmarch.kernel import record as records
from westmarch.kernel.record import replay
from westmarch.server.records import archive
from westmarch.server.records.bundle import INDEX
from westmarch.server.storage.tables import rooms as db
from westmarch.server.storage.tables.journal import journal as journal_table

MARCH = "2026-03"


def ended_in(house: Service, room: str, at: str) -> None:
    """Say that a game ended then; it is counted by now."""

    async def change() -> None:
        async with house.hall.store.engine.begin() as connection:
            last = select(db.rooms.c.seq).where(db.rooms.c.id == room).scalar_subquery()
            end = update(journal_table).where(
                journal_table.c.room == room, journal_table.c.seq == last
            )
            await connection.execute(end.values(at=at))

    until(lambda: rated(house, room)["counted"])
    house.do(change())


def rated(house: Service, room: str) -> dict[str, bool]:
    found: dict[str, bool] = Caller(house.url).get(f"/api/rooms/{room}/ratings")
    return found


def opened(answer: bytes) -> tuple[list[dict[str, object]], dict[str, bytes]]:
    with zipfile.ZipFile(io.BytesIO(answer)) as packed:
        assert packed.testzip() is None
        files = {name: packed.read(name) for name in packed.namelist()}
    return [json.loads(line) for line in files.pop(INDEX).splitlines()], files


def test_complete_months_are_everybodys(serve: Callable[..., Service], tmp_path: Path) -> None:
    house = serve()
    ann, bob = account(house.url), account(house.url)
    first, second, april, running = (rated_room(ann, bob) for _ in range(4))
    friendly = rated_room(ann, bob, rated=False)
    for room in (first, second, april, friendly):
        resigns(bob, room, 1)
    ended_in(house, first, f"{MARCH}-31T23:59:59.999Z")
    ended_in(house, second, f"{MARCH}-01T00:00:00.000Z")
    ended_in(house, april, "2026-04-01T00:00:00.000Z")
    reader = Caller(house.url, guest=False)
    found = reader.get("/api/archive")["files"]
    assert [(one["file"], one["games"]) for one in found] == [
        ("duel-2026-04.zip", 1),
        ("duel-2026-03.zip", 2),
    ]
    answer = reader.http.get("/api/archive/duel-2026-03.zip")
    assert answer.headers["content-type"] == "application/zip"
    index, files = opened(answer.content)
    assert [one["id"] for one in index] == [second, first]  # in the order in which they ended
    assert {one["file"] for one in index} == set(files)
    for file in files.values():
        record = records.loads(file)
        replay(record)
        assert record.closing is not None and record.closing.ended == "resigned"
    assert index[0]["players"] == [
        {"seat": "red", "name": ann.me["name"]},
        {"seat": "blue", "name": bob.me["name"]},
    ]
    text = answer.content + b"".join(files.values()) + json.dumps(index).encode()
    for secret in (ann.me["id"], bob.me["id"], running, friendly):
        assert secret.encode() not in text
    # A rematch is asked for in another month: the file stays as it is.
    ann.post(f"/api/rooms/{first}/rematch")
    assert reader.http.get("/api/archive/duel-2026-03.zip").content == answer.content
    # The same from the command line; what is there is left alone.
    out = tmp_path / "archive"
    url = house.settings.database
    assert app.run(["archive", "--database", url, "--out", str(out)]) == 0
    assert {one.name for one in out.iterdir()} == {"duel-2026-03.zip", "duel-2026-04.zip"}
    written = out / "duel-2026-03.zip"
    assert written.read_bytes() == answer.content
    written.write_bytes(b"kept")
    assert app.run(["archive", "--database", url, "--out", str(out)]) == 0
    assert written.read_bytes() == b"kept"
    assert app.run(["archive", "--database", url, "--out", str(out), "--again"]) == 0
    assert written.read_bytes() == answer.content


def test_what_is_not_complete_or_nonsense_is_not_there(service: Service) -> None:
    ann, bob = account(service.url), account(service.url)
    resigns(bob, rated_room(ann, bob), 1)
    month = datetime.now(UTC).strftime("%Y-%m")
    names = [f"duel-{month}.zip", "duel-2999-01.zip", "duel-2026-13.zip", "duel-2001-01.zip"]
    names += ["..%2F..%2Fetc-2026-03.zip", "duel-2026-03", "nothing-2026-03.zip", "x" * 50]
    names += [
        "DUEL-2026-03.zip",
        "duel-2026-03.zip%00",
        "duel-2026-03.zip%0A",
        "duel-%D9%A2026-03.zip",
    ]
    for name in names:
        answer = ann.http.get(f"/api/archive/{name}")
        assert answer.status_code == 404, (name, answer.text)
        assert answer.json()["error"]["code"] == "not_found"
    assert all(one["month"] < month for one in ann.get("/api/archive")["files"])


def test_a_month_is_complete_a_day_after_its_end() -> None:
    assert archive.running_month(datetime(2026, 4, 1, 23, 59, tzinfo=UTC)) == MARCH
    assert archive.running_month(datetime(2026, 4, 2, 0, 0, tzinfo=UTC)) == "2026-04"
