"""A small site as this version stores it: ``python -m tests.server.stored.make_site``.

It writes the database of a server that was stopped and a backup that `westmarch backup` took while
the server ran, both compressed, and ``site.json``, which names what a test looks for in them.
`test_stored_site` opens both with the program of today. Run it again only to put the site of a
later version in the place of this one. Ids and times are new each time, the games are not.
"""

from __future__ import annotations

import json
import lzma
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from tests.server.support.live_server import Service
from tools.harness.site_client import Caller, until
from westmarch.cli.app import run

HOME = Path(__file__).parent / "site"
DATABASE = HOME / "site.sqlite3.xz"
BACKUP = HOME / "backup.sqlite3.xz"
NAMES = HOME / "site.json"

PASSWORD = "speak friend and enter"
GAMES = {
    "war_of_the_ring": 12,
    "five_armies": 12,
    "lotr_card_game": 12,
    "battles_of_westeros": 12,
}
"""How many moves have been made in the game of each that is in progress."""
PLAYERS = ("Elanor", "Frodo Gardner", "Merry Gardner", "Goldilocks")
DECK = {"heroes": [1, 3, 2], "cards": [[13, 3], [73, 3]], "name": "Citadel"}
BATTLE = {"title": "Three Banners"}


def main() -> None:
    HOME.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        database, backup = Path(folder) / "site.sqlite3", Path(folder) / "backup.sqlite3"
        service = Service(database).start()
        try:
            names = furnish(service)
            assert run(["backup", str(backup), "--database", str(database)]) == 0
        finally:
            service.stop()
        for file, packed in ((database, DATABASE), (backup, BACKUP)):
            with closing(sqlite3.connect(file)) as opened:
                opened.execute("vacuum")
            packed.write_bytes(lzma.compress(file.read_bytes(), preset=9 | lzma.PRESET_EXTREME))
            print(f"{packed.name}: {packed.stat().st_size:,} bytes")
    NAMES.write_text(json.dumps(names, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def furnish(service: Service) -> dict[str, Any]:
    """Everything a site keeps, once; what a test looks for."""
    people = [signed_up(service, name) for name in PLAYERS]
    elanor = people[0]
    deck = elanor.post("/api/decks", DECK)["id"]
    elanor.put(f"/api/shelf/decks/{deck}", {"about": "For three walls."}, status=204)
    battle = elanor.post("/api/battles", {"plan": BATTLE})["id"]
    bot = elanor.post("/api/me/bots", {"name": "Old Palantir", "games": ["war_of_the_ring"]})
    games = {}
    for game, moves in GAMES.items():
        seats = ["me"] if game == "lotr_card_game" else ["me", "me"]
        room = elanor.make(*seats, game=game, seed="11")["id"]
        play(elanor, room, moves)
        games[game] = {"room": room, "moves": moves}
    finished = elanor.make("me", "me", game="five_armies", seed="11")["id"]
    play(elanor, finished, 3)
    elanor.post(f"/api/rooms/{finished}/resign", {"seat": 0})
    return {
        "accounts": {one.me["name"]: one.me["id"] for one in people},
        "password": PASSWORD,
        "deck": deck,
        "battle": battle,
        "bot": {"id": bot["id"], "name": bot["name"], "token": bot["token"]},
        "games": games,
        "finished": finished,
        "tournament": tournament(people),
    }


def signed_up(service: Service, name: str) -> Caller:
    caller = Caller(service.url)
    caller.me = caller.post("/api/accounts", {"name": name, "password": PASSWORD})
    return caller


def play(caller: Caller, room: str, moves: int) -> None:
    rng = Random(moves)
    with caller.look(room) as seen:
        for _ in range(moves):
            answer = seen.act(rng.choice(seen.state["decision"]["actions"])["action"])
            assert answer["type"] == "update", answer


def tournament(people: list[Caller]) -> dict[str, Any]:
    """The first round of a Swiss tournament of four is under way: one board is decided."""
    wish = {"name": "Michel Delving Cup", "game": "war_of_the_ring", "clock": "days 14"}
    id_ = people[0].post("/api/tournaments", wish)["tournament"]["id"]
    for one in people:
        one.post(f"/api/tournaments/{id_}/entry", {})
    people[0].post(f"/api/tournaments/{id_}/start")
    decided, other = until(lambda: boards(people[0], id_, 1))
    resign(people, decided)
    until(lambda: any(board["result"] for board in boards(people[0], id_, 1)))
    return {"id": id_, "board": other["room"]}


def boards(caller: Caller, tournament: str, number: int) -> list[dict[str, Any]]:
    """The boards of a round, once all are set."""
    rounds = caller.get(f"/api/tournaments/{tournament}")["rounds"]
    found = rounds[number - 1]["pairings"] if len(rounds) >= number else []
    return found if all(one["room"] or one["result"] for one in found) else []


def resign(people: list[Caller], board: dict[str, Any]) -> None:
    """The player of the first seat gives up."""
    [first, _] = people[0].room(board["room"])["seats"]
    loser = next(one for one in people if one.me["id"] == first["player"]["id"])
    loser.post(f"/api/rooms/{board['room']}/resign", {"seat": 0})


if __name__ == "__main__":
    main()
