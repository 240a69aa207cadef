"""People, for pictures: a server whose accounts have played and met in tournaments.

Everything is done as they would do it, over HTTP.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tools.harness.browser import Server, Table
from tools.harness.site_client import Caller, Json, until
from westmarch.server.identity.people import COOKIE

NAMES = ("Ingrid", "Marek", "Wanda", "Hugo", "Sofia", "Oleg", "Petra", "Yusuf")
PASSWORD = "speak friend and enter"
WAR, FIVE, CARDS = "war_of_the_ring", "five_armies", "lotr_card_game"


@dataclass
class Town:
    """A server and those who live there, by name."""

    server: Server
    people: dict[str, Caller] = field(default_factory=dict)

    def settle(self) -> None:
        """Everybody gets an account."""
        for name in NAMES:
            self.people[name] = caller = Caller(self.server.url)
            caller.me = caller.post("/api/accounts", {"name": name, "password": PASSWORD})

    def comes(self, name: str, table: Table) -> None:
        """Somebody of the town opens a browser."""
        cookie = {"name": COOKIE, "value": self.people[name].http.cookies[COOKIE]}
        table.context.add_cookies([{**cookie, "url": self.server.url}])  # type: ignore[typeddict-item]

    # ---- games

    def meet(self, first: str, second: str, game: str = WAR, **seek: Any) -> str:
        """A game between two: one challenges from the first seat, the other accepts."""
        asked = {"game": game, "seat": 0, "rated": True, "speed": "days 3", **seek}
        whom = self.people[second]
        made = self.people[first].post("/api/seeks", {**asked, "whom": second})["mine"]
        id_ = next(one["id"] for one in made if one["status"] == "open")
        return str(whom.post(f"/api/seeks/{id_}/join")["id"])

    def beat(self, winner: str, loser: str, game: str = WAR, seat: int = 0) -> str:
        """A game that somebody has won from a seat: the other gave up."""
        pair = (winner, loser) if seat == 0 else (loser, winner)
        room = self.meet(*pair, game=game)
        for name in pair:
            self._begin(name, room)
        self.people[loser].post(f"/api/rooms/{room}/resign", {"seat": 1 - seat})
        return room

    def _begin(self, name: str, room: str) -> None:
        """Somebody whose turn it is makes the first choices of it."""
        with self.people[name].look(room) as seen:
            for _ in range(6):
                if not seen.mine or seen.act()["type"] != "update":
                    return

    def ratings(self, game: str = WAR, rounds: int = 2) -> list[str]:
        """Enough rated games for a leaderboard: who comes earlier in the list mostly wins."""
        rooms = []
        for number in range(rounds):
            for place, one in enumerate(NAMES[:6]):
                for other in NAMES[place + 1 : 6]:
                    upset = (number + len(one) + len(other)) % 5 == 0
                    won, lost = (other, one) if upset else (one, other)
                    rooms.append(self.beat(won, lost, game, number % 2))
        return rooms

    # ---- tournaments

    def tournament(self, maker: str, *others: str, **wish: Any) -> str:
        """One that is made and entered, and not yet started."""
        callers = [self.people[one] for one in (maker, *others)]
        made = callers[0].post("/api/tournaments", {"game": FIVE, "clock": "days 3", **wish})
        id_ = str(made["tournament"]["id"])
        for one in callers:
            one.post(f"/api/tournaments/{id_}/entry", {})
        return id_

    def play(self, id_: str, rounds: int) -> None:
        """Start a tournament and play so many rounds: the better seeded wins."""
        shown = self._contest(id_)
        maker = self.people[shown["tournament"]["maker"]["name"]]
        maker.post(f"/api/tournaments/{id_}/start")
        for number in range(1, rounds + 1):
            self._play_round(id_, number)
        until(lambda: self._is_set(id_, rounds + 1))

    def _is_set(self, id_: str, number: int) -> bool:
        """Whether a round's boards have their rooms, or there is none any more."""
        contest = self._contest(id_)
        if contest["tournament"]["status"] == "finished":
            return True
        boards = [one["pairings"] for one in contest["rounds"] if one["number"] == number]
        return bool(boards) and all(one["room"] or one["result"] for one in boards[0])

    def _play_round(self, id_: str, number: int) -> None:
        until(lambda: self._is_set(id_, number))
        contest = self._contest(id_)
        entries = {one["entry"]: one for one in contest["standings"]}
        for board in contest["rounds"][number - 1]["pairings"]:
            if board["result"]:
                continue
            seats = (board["first"], board["second"])
            loser = max(seats, key=lambda one: entries[one]["seed"])
            who = self.people[entries[loser]["player"]["name"]]
            who.post(f"/api/rooms/{board['room']}/resign", {"seat": seats.index(loser)})

    def _contest(self, id_: str) -> Json:
        found: Json = self.people[NAMES[0]].get(f"/api/tournaments/{id_}")
        return found
