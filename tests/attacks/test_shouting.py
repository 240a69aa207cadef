"""Guests made for the purpose shout into a rated game, and cover the lobby with advertisements."""

from __future__ import annotations

import time
from contextlib import ExitStack

from tests.attacks.conftest import Serve
from tests.attacks.test_farming import straw_man
from tools.harness.site_client import Caller, Seen, until

GUESTS, LINES = 30, 5


def test_guests_shout_into_a_rated_game_and_its_players_read_none_of_it(serve: Serve) -> None:
    url = serve().url
    ann, bob = straw_man(url), straw_man(url)
    assert ann is not None and bob is not None
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "five_armies", "rated": True, "listed": True, "seats": seats}
    room = ann.post("/api/rooms", wish)["id"]
    bob.post(f"/api/rooms/{room}/seats/1", status=200)
    ann.post(f"/api/rooms/{room}/start", status=200)
    with ann.look(room) as red, bob.look(room) as blue:
        blue.say(type="chat", text="good luck")
        assert red.next("chat")["text"] == blue.next("chat")["text"] == "good luck"
        said, began = 0, time.monotonic()
        for _ in range(GUESTS):
            with Caller(url).look(room) as seen:
                for n in range(LINES):
                    seen.say(type="chat", text=f"look here {n} " + "x" * 200)
                    said += seen.next("chat", "refused")["type"] == "chat"
        # Ten at once and one a second, by address.
        assert said <= 11 + time.monotonic() - began
        # The players sit at that address too: they can speak again a moment later.
        until(lambda: _spoke(blue, "thanks"))
        assert red.next("chat")["text"] == "thanks"
        assert not any("look here" in text for text in red.texts + blue.texts)
        with ann.look(room) as again:
            assert [line["text"] for line in again.state["chat"]] == ["good luck", "thanks"]


def _spoke(seen: Seen, text: str) -> bool:
    time.sleep(0.5)
    seen.say(type="chat", text=text)
    return bool(seen.next("chat", "refused")["type"] == "chat")


def test_one_address_is_no_billboard(serve: Serve) -> None:
    url = serve().url
    honest = Caller(url)
    listed = {"game": "five_armies", "listed": True}
    mine = honest.post("/api/rooms", listed)["id"]
    made = []
    for _ in range(20):
        spammer = Caller(url)
        renamed = spammer.http.patch("/api/me", json={"name": "BUY GOLD gold.example"})
        assert renamed.json()["error"]["code"] == "bad_name"
        made.append(spammer.http.post("/api/rooms", json=listed).status_code)
    assert made.count(201) == 4, "five at an address, of which one is the honest one's"
    shown = [room["id"] for room in honest.get("/api/rooms")["open"]]
    assert mine in shown and len(shown) == 5


def test_a_player_is_not_shown_a_dozen_wishes_at_once(serve: Serve) -> None:
    url = serve().url
    ann, bob = Caller(url), Caller(url)
    seats = [{"kind": "me"}, {"kind": "open"}]
    room = ann.post("/api/rooms", {"game": "duel", "seats": seats})["id"]
    bob.post(f"/api/rooms/{room}/seats/1", status=200)
    ann.post(f"/api/rooms/{room}/start", status=200)
    with ExitStack() as stack:
        red, blue = (stack.enter_context(one.look(room)) for one in (ann, bob))
        while red.mine:
            red.act(red.state["decision"]["actions"][-1]["action"])
        for _ in range(12):
            red.say(type="undo")
        blue.caught_up(red.state["n"])
        blue.next("undo_offer")
        codes = [red.next("refused")["code"] for _ in range(11)]
        assert codes == ["undo_asked"] * 11
        assert blue.silent()
