"""What moderators see and do: farmed ratings, voided games, reports, mutes; and who may."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import insert, select, update
from typer.testing import CliRunner

from tests.server.ratings.test_ratings import beaten, ratings
from tests.server.support.bot_client import PASSWORD, account
from tests.server.support.live_server import Service
from tools.harness.site_client import Caller
from westmarch.cli.app import app
from westmarch.server.identity import origins
from westmarch.server.identity.tables import addresses as addresses_table
from westmarch.server.identity.tables import moderators as moderators_table
from westmarch.server.moderation import service as moderation_service
from westmarch.server.ratings.tables import rating_changes as rating_changes_table
from westmarch.server.relations.tables import mutes as mutes_table


def moderate(service: Service, *what: str, code: int = 0) -> str:
    """``westmarch moderate`` on the service's database."""
    url = service.settings.database.replace("+aiosqlite", "").replace("+asyncpg", "")
    result = CliRunner().invoke(app, ["moderate", *what, "--database", url])
    assert result.exit_code == code or (code and result.exception), result.output
    return result.output


@pytest.fixture
def ann(service: Service) -> Caller:
    return account(service.url)


@pytest.fixture
def bob(service: Service) -> Caller:
    return account(service.url)


@pytest.fixture
def judge(service: Service) -> Caller:
    """A moderator."""
    found = account(service.url)
    service.do(moderation_service.grant(service.hall.store, found.me["id"]))
    return found


# ---- voided games


def kept(service: Service, room: str) -> list[tuple[float, float]]:
    """What a game did to the ratings of its players, as it is stored."""

    async def found() -> list[tuple[float, float]]:
        changes = rating_changes_table.c
        query = select(changes.mu_before, changes.mu).where(changes.room == room)
        async with service.hall.store.engine.connect() as connection:
            rows = await connection.execute(query.order_by(changes.seat))
            return [(row.mu_before, row.mu) for row in rows]

    rows: list[tuple[float, float]] = service.do(found())
    return rows


def counted(service: Service) -> None:
    service.do(service.hall.ratings.count_due())


def test_a_voided_game_is_as_if_it_had_never_been(
    service: Service, ann: Caller, bob: Caller, judge: Caller
) -> None:
    """Two of ann's games and what came of them for others, with and without a game between."""
    cleo, dora = account(service.url), account(service.url)
    farmed = beaten(ann, bob)
    counted(service)
    later = [beaten(ann, cleo), beaten(cleo, dora)]
    counted(service)
    with_it = ratings(ann)["red"]["points"]
    assert kept(service, later[0])[0][0] > 1500
    judge.post(f"/api/moderation/rooms/{farmed}/void", {"note": "farmed"}, 204)
    assert kept(service, farmed) == []
    # Ann begins at the beginning again, and so her next opponent lost less or more than before.
    (ann_before, ann_after), (_, cleo_after) = kept(service, later[0])
    assert ann_before == 1500.0
    alone = [account(service.url) for _ in range(2)]
    twin = beaten(*alone)
    counted(service)
    assert kept(service, twin) == [(1500.0, ann_after), (1500.0, cleo_after)]
    mine = ratings(ann)["red"]
    assert mine["points"] == round(ann_after) < with_it
    assert (mine["games"], mine["won"], mine["opponents"]) == (1, 1, 1)
    assert ratings(bob) == {}, "he has played nothing else"
    # The other side of cleo's rating had nothing to do with it.
    assert kept(service, later[1])[0][0] == 1500.0
    assert ann.get(f"/api/rooms/{farmed}/ratings")["voided"] == "moderator"
    again = judge.post(f"/api/moderation/rooms/{farmed}/void", {}, 409)
    assert again["error"]["code"] == "not_voidable"
    counted(service)
    assert kept(service, farmed) == [], "it is never counted again"


def test_what_came_after_a_voided_game_is_counted_anew_down_the_chain(
    service: Service, ann: Caller, bob: Caller
) -> None:
    """Each player of the chain meets the next on the other side, so that the first game moves all:
    the ratings are those of the same chain without it, to the last digit."""
    people = [account(service.url) for _ in range(4)]
    lone = [account(service.url) for _ in range(4)]
    farmed = beaten(ann, people[1])
    counted(service)
    chain, plain = [], []
    for rooms, of in ((chain, people), (plain, lone)):
        for winner, loser in ((0, 1), (2, 1), (2, 3)):
            rooms.append(beaten(of[winner], of[loser]))
            counted(service)
    assert kept(service, chain[0]) != kept(service, plain[0])
    moderate(service, "void", farmed, "--note", "farmed")
    for one, other in zip(chain, plain, strict=True):
        assert kept(service, one) == kept(service, other)
    for one, other in zip(people, lone, strict=True):
        for side, rating in ratings(other).items():
            assert ratings(one)[side] == rating


def test_only_a_moderator_voids_and_not_his_own_games(
    service: Service, ann: Caller, judge: Caller, eve: Caller
) -> None:
    room = beaten(ann, judge)
    for who in (ann, eve):
        refused = who.post(f"/api/moderation/rooms/{room}/void", {}, 403)
        assert refused["error"]["code"] == "not_moderator"
        for what in ("reports", "suspicions", "mutes"):
            assert who.get(f"/api/moderation/{what}", 403)["error"]["code"] == "not_moderator"
    refused = judge.post(f"/api/moderation/rooms/{room}/void", {}, 403)
    assert refused["error"]["code"] == "own_game"
    friendly = ann.make("me", "open")["id"]
    judge.post(f"/api/moderation/rooms/{friendly}/void", {}, 409)
    moderate(service, "void", "nowhere", code=2)


# ---- what looks like farming


def test_pairs_and_addresses_that_look_like_farming_are_listed(
    service: Service, judge: Caller
) -> None:
    farmer, straw, honest = (account(service.url) for _ in range(3))
    for _ in range(3):
        beaten(farmer, straw)
    beaten(honest, farmer)
    counted(service)
    told = judge.get("/api/moderation/suspicions")
    names = {farmer.me["name"], straw.me["name"]}
    [pair] = [one for one in told["pairs"] if {one["first"], one["second"]} == names]
    assert pair["games"] == 3 and len(pair["rooms"]) == 3
    assert {"same_address", "one_sided", "short_games", "new_account"} <= set(pair["signs"])
    assert pair["first_points"] in (0.0, 3.0)
    assert not any(honest.me["name"] in (one["first"], one["second"]) for one in told["pairs"])
    [crowd] = [one for one in told["addresses"] if farmer.me["name"] in one["accounts"]]
    assert straw.me["name"] in crowd["accounts"] and crowd["met"] >= 4 and crowd["made"] >= 3
    assert "127.0.0.1" not in json.dumps(told)
    text = moderate(service, "suspicious")
    assert farmer.me["name"] in text and "same address" in text
    found = json.loads(moderate(service, "suspicious", "--json"))
    assert len(found["pairs"]) == len(told["pairs"])


def _addresses(service: Service, person: str) -> list[Any]:
    async def found() -> list[Any]:
        query = select(addresses_table).where(addresses_table.c.person == person)
        async with service.hall.store.engine.connect() as connection:
            return list((await connection.execute(query)).all())

    rows: list[Any] = service.do(found())
    return rows


def test_addresses_are_kept_hashed_and_not_for_long(service: Service, ann: Caller) -> None:
    [row] = _addresses(service, ann.me["id"])
    assert row.made and len(row.address) == 64 and row.address[:3] != "127"
    other = Caller(service.url)
    other.post("/api/session", {"name": ann.me["name"], "password": PASSWORD})
    assert len(_addresses(service, ann.me["id"])) == 1, "the same address is one"
    old = update(addresses_table).where(addresses_table.c.person == ann.me["id"])
    service.do(service.hall.store.write(old.values(last="2026-01-01T00:00:00.000Z")))
    service.do(origins.forget_old(service.hall.store))
    assert _addresses(service, ann.me["id"]) == []


def test_so_many_accounts_a_day_are_made_at_an_address(serve: Any) -> None:
    service = serve(limits=True, accounts_per_day=2)
    one = account(service.url)
    account(service.url)
    third = Caller(service.url)
    wish = {"name": "The third", "password": PASSWORD}
    assert third.post("/api/accounts", wish, 429)["error"]["code"] == "too_many_accounts"
    # A name that is taken makes none, and leaving makes no room for the next.
    one.post("/api/me/farewell", {"password": PASSWORD}, 204)
    assert third.post("/api/accounts", wish, 429)["error"]["code"] == "too_many_accounts"
    day = update(addresses_table).values(first="2026-01-01T00:00:00.000Z")
    service.do(service.hall.store.write(day))
    third.post("/api/accounts", wish)


def test_a_name_that_is_taken_counts_as_no_account(serve: Any) -> None:
    service = serve(limits=True, accounts_per_day=2)
    one = account(service.url)
    second = Caller(service.url)
    for _ in range(3):
        second.post("/api/accounts", {"name": one.me["name"], "password": PASSWORD}, 409)
    second.post("/api/accounts", {"name": "The second", "password": PASSWORD})


# ---- people


def test_a_moderator_mutes_somebody_on_the_whole_site(
    service: Service, ann: Caller, judge: Caller, eve: Caller
) -> None:
    room = ann.make("me", "me")["id"]
    judge.post(f"/api/moderation/people/{eve.me['id']}/mute", {"days": 1, "why": "spam"}, 204)
    with eve.look(room) as seen:
        seen.say(type="chat", text="buy")
        assert seen.next("refused")["code"] == "muted"
        [row] = [one for one in judge.get("/api/moderation/mutes") if one["why"] == "spam"]
        assert row["person"] == eve.me["id"] and row["by"] == judge.me["name"]
        judge.delete(f"/api/moderation/people/{eve.me['id']}/mute")
        seen.say(type="chat", text="hello")
        assert seen.next("chat")["text"] == "hello"
        # A mute ends by itself.
        judge.post(f"/api/moderation/people/{eve.me['id']}/mute", {"days": 1}, 204)
        over = update(mutes_table).where(mutes_table.c.person == eve.me["id"])
        service.do(service.hall.store.write(over.values(until="2026-01-01T00:00:00.000Z")))
        seen.say(type="chat", text="again")
        assert seen.next("chat")["text"] == "again"
    judge.post(f"/api/moderation/people/{judge.me['id']}/mute", {}, 409)
    judge.delete(f"/api/moderation/people/{ann.me['id']}/mute", 404)


def test_people_are_muted_and_moderators_made_from_the_command_line(
    service: Service, ann: Caller, bob: Caller
) -> None:
    name = ann.me["name"]
    assert ann.get("/api/me/account")["moderator"] is False
    assert "is now a moderator" in moderate(service, "grant", name)
    moderate(service, "grant", name)
    assert ann.get("/api/me/account")["moderator"] is True
    assert ann.get("/api/moderation/reports") is not None
    assert name in moderate(service, "moderators")
    moderate(service, "revoke", name)
    ann.get("/api/moderation/reports", 403)
    moderate(service, "revoke", name, code=2)
    moderate(service, "grant", "nobody at all", code=2)
    moderate(service, "mute", bob.me["name"], "--days", "0", "--note", "rude")
    found = json.loads(moderate(service, "muted", "--json"))["muted"]
    [row] = [one for one in found if one["person"] == bob.me["id"]]
    assert row["until"] is None and row["why"] == "rude"
    assert "permanently" in moderate(service, "muted")
    moderate(service, "unmute", bob.me["name"])
    moderate(service, "unmute", bob.me["name"], code=2)


def test_a_report_of_a_line_keeps_what_was_said(
    service: Service, ann: Caller, judge: Caller, eve: Caller
) -> None:
    room = ann.make("me", "me")["id"]
    with eve.look(room) as seen, ann.look(room) as mine:
        seen.say(type="chat", text="first [words]")
        mine.say(type="chat", text="not yours")
        seen.say(type="chat", text="second words")
        lines = [mine.next("chat") for _ in range(3)]
    [line] = [one for one in lines if one["text"] == "second words"]
    path = f"/api/rooms/{room}/report"
    told = {"reason": "abuse", "whom": line["by"], "line": line["at"], "text": "rude"}
    ann.post(path, told, 204)
    ann.post(path, {"reason": "abuse", "whom": ann.me["id"]}, 409)
    ann.post(path, {"reason": "abuse", "whom": "nobody"}, 404)
    [report] = [one for one in judge.get("/api/moderation/reports") if one["room"] == room]
    assert report["whom_id"] == eve.me["id"] and report["by"] == ann.me["name"]
    said = [(one["text"], one["marked"]) for one in report["evidence"]]
    assert ("second words", True) in said and ("first [words]", False) in said
    assert not any("not yours" in text for text, _ in said)
    assert "> second words" in moderate(service, "reports")
    # A guest may report a room as well: whoever made it.
    eve.post(path, {"reason": "spam"}, 204)
    [of_room] = [
        one
        for one in judge.get("/api/moderation/reports")
        if one["room"] == room and one["reason"] == "spam"
    ]
    assert of_room["whom"] == ann.me["name"]
    close = f"/api/moderation/reports/{report['id']}/close"
    judge.post(close, {"note": "spoken to"}, 204)
    judge.post(close, {}, 404)
    assert report["id"] not in [one["id"] for one in judge.get("/api/moderation/reports")]
    every = json.loads(moderate(service, "reports", "--all", "--json"))["reports"]
    [closed] = [one for one in every if one["id"] == report["id"]]
    assert closed["note"] == f"{judge.me['name']}: spoken to"
    moderate(service, "close", of_room["id"], "--note", "seen")
    moderate(service, "close", of_room["id"], code=2)


def test_evidence_loses_the_name_of_who_leaves(
    service: Service, ann: Caller, judge: Caller, eve: Caller
) -> None:
    leaver = account(service.url)
    room = ann.make("me", "me")["id"]
    with eve.look(room) as seen, leaver.look(room) as mine:
        mine.say(type="chat", text="hello")
        seen.next("chat")
        seen.say(type="chat", text=f"you fool, {leaver.me['name']}")
        line = seen.next("chat")
    ann.post(f"/api/rooms/{room}/report", {"reason": "abuse", "whom": line["by"]}, 204)
    leaver.post("/api/me/farewell", {"password": PASSWORD}, 204)
    [report] = [one for one in judge.get("/api/moderation/reports") if one["room"] == room]
    assert [one["text"] for one in report["evidence"]] == ["you fool, …"]


def test_a_moderator_who_was_one_when_the_page_was_opened_only(service: Service) -> None:
    """The right is looked up each time: whoever loses it can do nothing more."""
    judge = account(service.url)
    service.do(
        service.hall.store.write(
            insert(moderators_table).values(person=judge.me["id"], since="2026")
        )
    )
    judge.get("/api/moderation/mutes")
    judge.post("/api/me/farewell", {"password": PASSWORD}, 204)
    judge.get("/api/moderation/mutes", 401)
