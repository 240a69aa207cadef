"""More bot accounts than one may have, all made at the same moment."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import httpx

from tests.attacks.conftest import Serve, account


def test_ten_bots_are_ten_however_fast_they_are_made(serve: Serve) -> None:
    server = serve("--no-limits")  # the rate is another matter
    owner = account(server, "Celebrimbor")
    cookies = dict(owner.http.cookies)

    def make(number: int) -> int:
        body = {"name": f"Ring number {number}", "games": ["duel"]}
        url = f"{server.url}/api/me/bots"
        return httpx.post(url, json=body, cookies=cookies, timeout=30).status_code

    with ThreadPoolExecutor(20) as pool:
        answers = list(pool.map(make, range(20)))
    assert sorted(answers) == [201] * 10 + [409] * 10
    assert len(owner.get("/api/me/bots")) == 10
