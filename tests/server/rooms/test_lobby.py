"""The lobby is nobody's billboard: few open tables of a person and of an address, fair places."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import select, update

from tests.server.support.bot_client import PASSWORD, account
from tests.server.support.live_server import Service
from tools.harness.site_client import Caller, Json
from westmarch.server.common.errors import ApiError
from westmarch.server.identity.names import check_no_address
from westmarch.server.identity.origins import forget_old
from westmarch.server.identity.tables import listings as listings_table
from westmarch.server.rooms import lobby

LISTED = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}


def opened(caller: Caller, status: int | None = None) -> Json:
    found: Json = caller.post("/api/rooms", LISTED, status)
    return found


def test_so_many_listed_rooms_of_a_person_and_of_an_address(
    serve: Callable[..., Service],
) -> None:
    service = serve(limits=True)
    ann, bob = Caller(service.url), Caller(service.url)
    mine = [opened(ann)["id"] for _ in range(3)]
    assert opened(ann, 429)["error"]["code"] == "too_many_listed"
    assert ann.make("me", "open")["id"], "as many as she likes by link"
    for _ in range(2):
        opened(bob)
    assert opened(bob, 429)["error"]["code"] == "too_many_listed", "five at an address"
    assert opened(Caller(service.url), 429)["error"]["code"] == "too_many_listed"
    # A table that is full, or gone, makes room for the next.
    bob.post(f"/api/rooms/{mine[0]}/seats/1", status=200)
    opened(ann)
    ann.delete(f"/api/rooms/{mine[1]}")
    opened(ann)
    assert len(bob.get("/api/rooms")["open"]) == 5


def test_of_many_rooms_made_at_once_none_slips_through(serve: Callable[..., Service]) -> None:
    service = serve(limits=True)
    people = [Caller(service.url) for _ in range(6)]
    with ThreadPoolExecutor(12) as pool:
        answers = pool.map(lambda one: one.http.post("/api/rooms", json=LISTED), people * 2)
        made = [answer.status_code for answer in answers]
    assert made.count(201) == 5 and made.count(429) == 7


def test_one_address_pushes_nobody_out_of_the_lobby(
    service: Service, ann: Caller, bob: Caller
) -> None:
    honest = opened(ann)["id"]
    spam = [opened(bob)["id"] for _ in range(4)]

    async def listed(most: int) -> list[str]:
        rows = await lobby.open_rooms(service.hall.store, most)
        return [row.id for row in rows]

    every = service.do(listed(1000))
    assert every.index(spam[-1]) < every.index(honest), "the newest first"
    # With three places fewer than rooms, spam goes, and not the older one.
    shown = service.do(listed(len(every) - 3))
    assert honest in shown and sum(one in shown for one in spam) == 1


@pytest.mark.parametrize(
    "name",
    [
        *("BUY GOLD w.example", "www.example", "gold.example/x", "see https://x", "t.me/gold"),
        *("ｇｏｌｄ．ｅｘａｍｐｌｅ", "gold。example", "me@gold.example", "золото.рф"),
    ],
)
def test_no_name_leads_to_a_site(name: str, ann: Caller) -> None:
    with pytest.raises(ApiError) as refused:
        check_no_address(name)
    assert refused.value.problem.code == "address_in_name"
    assert ann.patch("/api/me", {"name": name[:40]}, 400)["error"]["code"] == "bad_name"
    ann.post("/api/accounts", {"name": name[:40], "password": PASSWORD}, 400)


@pytest.mark.parametrize(
    "name", ["J.R.R. Tolkien", "Dr. Who", "St. John", "Ann 2.0", "Sam...", "A.B.", "Zażółć"]
)
def test_dots_alone_lead_nowhere(name: str) -> None:
    check_no_address(name)


def test_a_tournament_s_name_leads_nowhere_either(serve: Callable[..., Service]) -> None:
    maker = account(serve().url)
    wish: dict[str, Any] = {"name": "Win at gold.example", "game": "duel", "clock": "days 2"}
    assert maker.post("/api/tournaments", wish, 400)["error"]["code"] == "address_in_name"


def test_where_a_room_was_listed_from_is_forgotten(serve: Callable[..., Service]) -> None:
    service = serve(limits=True)
    room = opened(Caller(service.url))["id"]

    async def known() -> list[str]:
        query = select(listings_table.c.address).where(listings_table.c.room == room)
        async with service.hall.store.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    [address] = service.do(known())
    assert len(address) == 64
    old = update(listings_table).values(at="2026-01-01T00:00:00.000Z")
    service.do(service.hall.store.write(old))
    service.do(forget_old(service.hall.store))
    assert service.do(known()) == []
