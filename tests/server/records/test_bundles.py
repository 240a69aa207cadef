"""All one's games as one file."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable

from tests.server.support.live_server import Service
from tools.harness.site_client import Caller, play_on, together
from westmarch.kernel import record as records
from westmarch.kernel.record import replay
from westmarch.server.records.bundle import INDEX


def test_all_my_games_are_one_file(serve: Callable[..., Service]) -> None:
    house = serve()
    ann, bob, eve = Caller(house.url), Caller(house.url), Caller(house.url)
    done, running, given_up = together(ann, bob), together(bob, ann), together(ann, bob)
    with ann.look(done["id"]) as hers, bob.look(done["id"]) as his:
        play_on([hers, his], 200)
    bob.post(f"/api/rooms/{given_up['id']}/resign", {"seat": 1})
    together(bob, eve)
    house.do(_forget(house))  # from the database alone
    answer = ann.http.get("/api/me/games.zip")
    assert answer.headers["content-type"] == "application/zip"
    assert "content-encoding" not in answer.headers
    with zipfile.ZipFile(io.BytesIO(answer.content)) as packed:
        assert packed.testzip() is None
        index = [json.loads(line) for line in packed.read(INDEX).splitlines()]
        files = {one["id"]: one["file"] for one in index}
        record = records.loads(packed.read(files[done["id"]]))
        resigned = records.loads(packed.read(files[given_up["id"]]))
        assert len(packed.namelist()) == 3
    replay(record)
    assert resigned.closing is not None
    assert (resigned.closing.ended, list(resigned.closing.won)) == ("resigned", [0])
    assert [one["id"] for one in index] == [done["id"], running["id"], given_up["id"]]
    assert files[running["id"]] is None  # it holds secrets
    assert record.closing is not None and record.closing.ending
    assert (index[2]["ending"], index[2]["winners"]) == ("resigned", [0])
    players = index[0]["players"]
    assert [one.get("mine", False) for one in players] == [True, False]
    assert players[1]["name"] == bob.me["name"]
    assert house.hall.rooms == {}
    Caller(house.url, guest=False).get("/api/me/games.zip", status=401)


async def _forget(house: Service) -> None:
    house.hall.rooms.clear()


def test_the_whole_house_is_not_asked_for_again_and_again(serve: Callable[..., Service]) -> None:
    house = serve(limits=True)
    ann = Caller(house.url)
    for _ in range(3):
        assert ann.http.get("/api/me/games.zip").status_code == 200
    ann.get("/api/me/games.zip", status=429)
