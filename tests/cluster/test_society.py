"""On a site of two processes nobody takes a challenge up twice, and no game counts twice."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from tests.cluster.conftest import Pair
from tests.server.support.bot_client import account
from tests.server.support.live_server import begun
from tools.harness.site_client import Caller


def test_a_challenge_is_taken_up_once_and_its_game_counted_once(pair: Pair) -> None:
    first, second = pair
    ann = account(first.url)
    others = [account(service.url) for service in (first, second, first, second)]
    wish = {"game": "duel", "rated": True, "seat": 0}
    seek = ann.post("/api/seeks", wish)["mine"][0]["id"]

    def join(one: Caller) -> int:
        return one.http.post(f"/api/seeks/{seek}/join").status_code

    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(join, others))
    assert sorted(found) == [201, 409, 409, 409]
    joiner = others[found.index(201)]
    [room] = ann.get("/api/rooms")["mine"]
    begun([ann.at(second.url), joiner], room["id"])
    ann.at(second.url).post(f"/api/rooms/{room['id']}/resign", {"seat": 0}, 200)

    def count(one: Caller) -> dict[str, object]:
        found: dict[str, object] = one.get(f"/api/rooms/{room['id']}/ratings")
        return found

    with ThreadPoolExecutor(4) as pool:
        assert all(told["counted"] for told in pool.map(count, others))
    [rating] = ann.at(second.url).get(f"/api/people/{joiner.me['name']}")["ratings"]
    assert (rating["games"], rating["won"], rating["side"]) == (1, 1, "blue")
