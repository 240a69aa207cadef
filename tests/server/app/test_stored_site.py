"""A site as an older version left it, and a backup of the same, go on with the program of today."""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from tests.server.stored.make_site import BACKUP, BATTLE, DATABASE, DECK, NAMES, boards, resign
from tests.server.support.live_server import Service
from tools.harness.site_client import Caller, until
from westmarch.cli.app import run

SITE: dict[str, Any] = json.loads(NAMES.read_text(encoding="utf-8"))


class Kept(NamedTuple):
    """A server that has the stored site, and its accounts, logged in by their passwords."""

    service: Service
    people: list[Caller]

    @property
    def elanor(self) -> Caller:
        return self.people[0]


@pytest.fixture(scope="module", params=["database", "backup"])
def kept(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, _toys: None
) -> Iterator[Kept]:
    folder: Path = tmp_path_factory.mktemp("site")
    database = folder / "site.sqlite3"
    if request.param == "database":
        database.write_bytes(lzma.decompress(DATABASE.read_bytes()))
    else:
        copy = folder / "backup.sqlite3"
        copy.write_bytes(lzma.decompress(BACKUP.read_bytes()))
        assert run(["restore", str(copy), "--database", str(database)]) == 0
    service = Service(database).start()
    yield Kept(service, [logged_in(service, name) for name in SITE["accounts"]])
    service.stop()


def logged_in(service: Service, name: str) -> Caller:
    caller = Caller(service.url)
    caller.post("/api/session", {"name": name, "password": SITE["password"]})
    caller.me = caller.get("/api/me")
    return caller


def test_accounts_log_in(kept: Kept) -> None:
    assert {one.me["name"]: one.me["id"] for one in kept.people} == SITE["accounts"]
    wrong = {"name": kept.elanor.me["name"], "password": "melon and enter"}
    Caller(kept.service.url).post("/api/session", wrong, 401)


@pytest.mark.parametrize("game", SITE["games"])
def test_a_game_in_progress_takes_its_next_move(kept: Kept, game: str) -> None:
    stored = SITE["games"][game]
    with kept.elanor.look(stored["room"]) as seen:
        assert seen.state["room"]["status"] == "playing"
        assert seen.state["room"]["moves"] == stored["moves"]
        before = seen.state["n"]
        assert seen.act()["n"] == before + 1
    assert kept.elanor.room(stored["room"])["moves"] == stored["moves"] + 1


def test_a_finished_game_is_replayed(kept: Kept) -> None:
    over = kept.elanor.room(SITE["finished"])
    assert (over["status"], over["ending"], over["winners"]) == ("finished", "resigned", [1])
    replay = kept.elanor.get(f"/api/rooms/{SITE['finished']}/replay")
    assert replay["last"] == over["moves"] == 3


def test_decks_and_battles_are_listed_and_published(kept: Kept) -> None:
    [deck] = kept.elanor.get("/api/decks")
    assert (deck["id"], deck["name"]) == (SITE["deck"], DECK["name"])
    [battle] = kept.elanor.get("/api/battles")
    assert battle["id"] == SITE["battle"] and battle["plan"]["title"] == BATTLE["title"]
    [published] = Caller(kept.service.url).get("/api/shelf/decks")["decks"]
    assert (published["id"], published["shelf"]["about"]) == (SITE["deck"], "For three walls.")


def test_a_token_opens_its_bot(kept: Kept) -> None:
    bot = SITE["bot"]
    for token, status in ((bot["token"], 200), (bot["token"][:-1] + "!", 401)):
        headers = {"Authorization": f"Bearer {token}"}
        answer = httpx.get(f"{kept.service.url}/api/bot", headers=headers)
        assert answer.status_code == status
        if status == 200:
            assert (answer.json()["id"], answer.json()["name"]) == (bot["id"], bot["name"])


def test_the_next_result_of_a_tournament_is_counted(kept: Kept) -> None:
    id_, room = SITE["tournament"]["id"], SITE["tournament"]["board"]
    [first, second] = boards(kept.elanor, id_, 1)
    assert [bool(one["result"]) for one in (first, second)].count(True) == 1
    board = next(one for one in (first, second) if one["room"] == room)
    resign(kept.people, board)
    until(lambda: all(one["result"] for one in boards(kept.elanor, id_, 1)))
    assert len(until(lambda: boards(kept.elanor, id_, 2))) == 2
    standings = kept.elanor.get(f"/api/tournaments/{id_}")["standings"]
    assert sorted(one["points"] for one in standings) == [0, 0, 1, 1]
