"""What lists cost the database: few statements, however much there is to show, and none that looks
through everything."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from tests.server.support.bot_client import account
from tests.server.support.live_server import Service
from tests.server.support.moved_clock import NEVER
from tools.harness.site_client import Caller
from westmarch.server.accounts import guest_removal
from westmarch.server.notifications.outbox import Outbox
from westmarch.server.slow_games import sweeper
from westmarch.server.storage.metadata import metadata
from westmarch.server.tournaments.runner import Driver
from westmarch.tabletop.clocks import written

MANY = 20_000
"""Rooms of others, most of them over."""
SHOWN = 100
"""Of each list."""
BUDGET = 12
"""Statements for one answer."""
LARGE = "rooms|seats|journal|chat|calls|puzzle_tries|people|sessions|tournament_entries|seeks"
SEEN_WHOLE = re.compile(rf"^SCAN ({LARGE})$")
"""How SQLite says that it looks through a large table without an index."""

PLACES = [
    "/api/me",
    "/api/me/sessions",
    "/api/me/account",
    "/api/me/next",
    "/api/me/vacation",
    "/api/me/calls",
    "/api/me/bots",
    "/api/me/friends",
    "/api/me/blocked",
    "/api/rooms",
    "/api/seeks",
    "/api/tournaments",
    "/api/bots",
    "/api/puzzles",
    "/api/decks",
    "/api/battles",
    "/api/shelf/decks",
    "/api/shelf/battles",
    "/api/leaderboards/war_of_the_ring",
]
OF_ME = [
    "/api/people?ids={id}",
    "/api/people/{id}",
    "/api/people/{id}/games",
    "/api/people/{id}/curves",
]

Statement = tuple[str, Any]


class House:
    """A server with much in its database, and somebody there with a part in much of it."""

    def __init__(self, service: Service, me: Caller) -> None:
        self.service = service
        self.me = me

    @contextmanager
    def watched(self) -> Iterator[list[Statement]]:
        """The statements that are run meanwhile."""
        found: list[Statement] = []

        def note(_: Any, __: Any, statement: str, values: Any, *___: Any) -> None:
            found.append((statement, values))

        engine = self.service.hall.store.engine.sync_engine
        event.listen(engine, "before_cursor_execute", note)
        try:
            yield found
        finally:
            event.remove(engine, "before_cursor_execute", note)

    def looked_through(self, statements: Sequence[Statement]) -> list[tuple[str, str]]:
        """Statements that look through a large table, and which."""
        found = []
        with self.database() as connection:
            for statement, values in statements:
                if statement.lstrip().startswith(("SELECT", "UPDATE", "DELETE", "INSERT")):
                    many = isinstance(values, list)
                    plan = connection.execute(
                        f"EXPLAIN QUERY PLAN {statement}", values[0] if many else values
                    )
                    found += [(row[3], statement) for row in plan if SEEN_WHOLE.match(row[3])]
        return found

    def database(self) -> sqlite3.Connection:
        return sqlite3.connect(self.service.settings.database.partition("///")[2])


def at(n: int) -> str:
    """A moment, later for larger numbers."""
    return written(datetime(2026, 1, 1, tzinfo=UTC) + timedelta(minutes=n))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, migrated: Path) -> Iterator[House]:
    file = tmp_path_factory.mktemp("many") / "rooms.sqlite3"
    file.write_bytes(migrated.read_bytes())
    service = Service(file, bots=False, rounds_seconds=NEVER, watch_seconds=NEVER).start()
    me = account(service.url)
    fill(file, me.me["id"])
    yield House(service, me)
    service.stop()


def fill(file: Path, me: str) -> None:
    """Rooms of others; rooms, challenges and tournaments in which I have a part."""
    ahead = written(datetime.now(UTC) + timedelta(days=1))
    with sqlite3.connect(file) as connection:

        def add(table: str, rows: Sequence[dict[str, Any]]) -> None:
            names = ", ".join(f'"{name}"' for name in rows[0])
            marks = ", ".join(f":{name}" for name in rows[0])
            connection.executemany(f"insert into {table} ({names}) values ({marks})", rows)

        add(
            "people",
            [{"id": f"p{n}", "name": f"Person {n}", "created": at(n)} for n in range(SHOWN)],
        )
        mine = {f"r{n}" for n in range(SHOWN + 1)}
        rooms = [
            {
                "id": f"r{n}",
                "game": "duel",
                "options": "{}",
                # One of mine has not been touched since before all the others were over.
                "status": "playing" if n == 0 or n % 50 == 49 else "finished",
                "listed": n % 3 == 0,
                "random_sides": False,
                "owner": me if f"r{n}" in mine else f"p{n % SHOWN}",
                "seed": "x",
                "seed_given": False,
                "position": "",
                "ending": "",
                "winners": "[]",
                "seq": 0,
                "moves": 0,
                "turn": 0,
                "to_act": 0,
                "since": at(n),
                "created": at(n),
                "updated": at(n),
                "rated": n % 2 == 0,
                "deadline": at(n) if n % 50 == 49 else None,
                "clock": "days 1" if n % 50 == 49 else "",
            }
            for n in range(MANY)
        ]
        add("rooms", rooms)
        add(
            "seats",
            [
                {
                    "room": row["id"],
                    "seat": seat,
                    "kind": "person",
                    "person": row["owner"] if seat == 0 else f"p{n % SHOWN}",
                    "name": "Somebody",
                    "was": None,
                }
                for n, row in enumerate(rooms)
                for seat in (0, 1)
            ],
        )
        add(
            "seeks",
            [
                {
                    "id": f"s{n}",
                    "by": f"p{n}",
                    "game": "five_armies" if n % 2 else "war_of_the_ring",
                    "options": "{}",
                    "seat": n % 2,
                    "rated": False,
                    "speed": "",
                    "low": 1000,
                    "status": "open",
                    "created": at(n),
                    "until": ahead,
                }
                for n in range(SHOWN)
            ],
        )
        add(
            "tournaments",
            [
                {
                    "id": f"t{n}",
                    "maker": f"p{n}",
                    "name": f"Cup {n}",
                    "system": "swiss",
                    "game": "five_armies",
                    "options": "{}",
                    "clock": "",
                    "rated": False,
                    "rounds": 1,
                    "most": 64,
                    "entered": 64,
                    "version": 3,
                    "status": "finished",
                    "round": 1,
                    "created": at(n),
                    "updated": at(n),
                }
                for n in range(SHOWN)
            ],
        )
        numbers = [(n, place) for n in range(SHOWN) for place in range(64)]
        add(
            "tournament_entries",
            [
                {
                    "id": f"e{n}.{place}",
                    "tournament": f"t{n}",
                    "person": f"p{place}",
                    "seed": place + 1,
                    "withdrawn": False,
                    "created": at(n),
                }
                for n, place in numbers
            ],
        )
        add(
            "tournament_pairings",
            [
                {
                    "tournament": f"t{n}",
                    "round": 1,
                    "board": place // 2,
                    "first": f"e{n}.{place}",
                    "second": f"e{n}.{place + 1}",
                    "again": 0,
                    "result": "second" if place == 2 else "draw",
                }
                for n, place in numbers
                if place % 2 == 0
            ],
        )
    connection.close()


@pytest.mark.parametrize("place", [*PLACES, *OF_ME])
def test_an_answer_takes_few_statements_and_none_looks_through_everything(
    house: House, place: str
) -> None:
    path = place.format(id=house.me.me["id"])
    with house.watched() as statements:
        house.me.get(path)
    assert len(statements) <= BUDGET, [statement for statement, _ in statements]
    assert house.looked_through(statements) == []


def test_every_list_is_among_them(house: House) -> None:
    """Whoever adds one adds it here, or says why not."""
    known = {one.partition("?")[0] for one in (*PLACES, *OF_ME)}
    elsewhere = {
        *("/api/games", "/api/games/battles_of_westeros/battles"),  # nothing of the database
        *("/api/health", "/api/me/games.zip", "/api/archive"),  # not a list; streams
        *("/api/puzzles/daily", "/api/puzzles/next"),  # of the same as /api/puzzles
        *("/api/bot", "/api/bot/events", "/api/bot/games"),  # with a bot's token
        # For the few who moderate.
        *(f"/api/moderation/{one}" for one in ("reports", "mutes", "suspicions")),
    }
    served = {
        route.path
        for route in house.service.app.routes
        if route.path.startswith("/api/")
        and "{" not in route.path
        and "GET" in getattr(route, "methods", ())
    }
    assert served - elsewhere <= known, served - elsewhere - known


def test_what_is_looked_for_now_and_then_looks_through_nothing_either(house: House) -> None:
    hall = house.service.hall
    long_ago = datetime(2026, 1, 1, tzinfo=UTC) - timedelta(days=900)
    work: list[Callable[[], Any]] = [
        lambda: sweeper.end_overstepped(hall),
        lambda: Outbox(hall.store).tidy(long_ago),
        lambda: Outbox(hall.store).due(long_ago),
        lambda: hall.store.waiting_for_bots(),
        lambda: hall.store.unfinished_by(house.me.me["id"]),
        lambda: hall.store.running(),
    ]
    for one in work:
        with house.watched() as statements:
            house.service.do(one())
        assert statements and house.looked_through(statements) == []


def test_a_running_game_stays_in_the_list_however_many_are_over_since(house: House) -> None:
    listed = [one["id"] for one in house.me.get("/api/rooms")["mine"]]
    assert listed[:3] == ["r99", "r49", "r0"] and len(listed) == SHOWN
    letter = house.service.do(house.service.hall.store.rooms_of(house.me.me["id"]))
    assert "r0" in [row.id for row in letter]


def test_who_won_a_tournament_is_known_without_reading_it(house: House) -> None:
    def winner(n: int) -> Any:
        listed = house.me.get("/api/tournaments")
        return next(one for one in listed if one["id"] == f"t{n}")["winner"]

    driver = Driver(house.service.hall)
    assert winner(0) is None  # of those that were over before anybody noted it
    for _ in range(SHOWN // 20):
        house.service.do(driver.go_round())
    assert winner(0)["name"] == winner(99)["name"] == "Person 3"
    assert house.me.get("/api/tournaments/t7")["tournament"]["winner"]["name"] == "Person 3"


# ---- what nobody needs


def test_guests_whom_nothing_names_go_with_all_they_left(house: House) -> None:
    hall = house.service.hall
    now = datetime.now(UTC)
    old, new = written(now - timedelta(days=90)), written(now - timedelta(days=3))
    with house.database() as connection:
        guests = ["nothing", "sits", "tried", "tries", "called", "bot.x", "owns", "young"]
        for guest in guests:
            made = new if guest == "young" else old
            connection.execute(
                "insert into people (id, name, created) values (?, 'Guest', ?)", (guest, made)
            )
        for guest, when in (("tried", old), ("tries", new)):
            connection.execute(
                "insert into puzzle_tries (person, puzzle, begun, result) values (?, 'p', ?, '')",
                (guest, when),
            )
            connection.execute("insert into puzzle_ratings values (?, 1500, 100, 1, 0)", (guest,))
        for guest, when in (("nothing", old), ("called", new)):
            connection.execute(
                "insert into subscriptions values (?, ?, 'https://x', 'k', 'a', '', ?)",
                (guest, guest, when),
            )
            connection.execute(
                "insert into callings (person, letters, origin, language, digested)"
                " values (?, 'off', '', 'en', '')",
                (guest,),
            )
        connection.execute("update seats set was = 'sits' where room = 'r300' and seat = 1")
        connection.execute(
            "insert into decks (id, owner, name, deck, revision, created, updated)"
            " values ('d', 'owns', 'd', '', 1, ?, ?)",
            (old, old),
        )
        long_ago = written(now - timedelta(days=500))
        for token, used in (("ended", long_ago), ("lasts", new)):
            connection.execute(
                "insert into sessions values (?, ?, 'somebody', '', ?, ?)",
                (token, token, long_ago, used),
            )
        for key, mailed in (("late", new), ("fresh", written(now)), ("paper", None)):
            connection.execute("insert into recovery values (?, 'somebody', ?)", (key, mailed))
    connection.close()
    assert house.service.do(guest_removal.tidy(hall.store, now, 0)) == 0  # guests stay for good
    assert house.service.do(guest_removal.tidy(hall.store, now, 60)) == 2
    with house.database() as connection:

        def there(column: str, table: str, among: Sequence[str]) -> list[str]:
            marks = ", ".join("?" * len(among))
            query = f"select {column} from {table} where {column} in ({marks}) order by 1"
            return [one for (one,) in connection.execute(query, among)]

        left = sorted({*guests} - {"nothing", "tried"})
        assert there("id", "people", guests) == left
        assert there("person", "puzzle_tries", guests) == ["tries"]
        assert there("who", "puzzle_ratings", guests) == ["tries"]
        assert there("person", "subscriptions", guests) == ["called"]
        assert there("person", "callings", guests) == ["called"]
        assert there("token", "sessions", ["ended", "lasts"]) == ["lasts"]
        assert there("code", "recovery", ["late", "fresh", "paper"]) == ["fresh", "paper"]
    connection.close()
    assert house.me.get("/api/me/account")  # accounts stay


def test_tidying_knows_every_place_where_somebody_is_named() -> None:
    """A table added later says what becomes of a guest's rows, or is named here with a reason."""
    of_accounts = {
        *("sessions", "recovery", "ratings", "rating_changes", "rating_meetings", "follows"),
        "moderators",
        *("served", "calls"),  # gone by themselves: after a month, with the next job
    }
    for table in metadata.sorted_tables:
        if table.name in of_accounts or table.name == "people":
            continue
        known = {*table.info.get("keeps_guest", ()), table.info.get("goes_with_guest")}
        for column in table.info.get("personal", ()):
            assert column in known or (table.name, column) == ("blocks", "by"), column
