"""An account is deleted: no row anywhere knows its owner any more, the others' games are whole."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from sqlalchemy import select, update

from tests.server.library.test_publishing import DECK, account, published
from tests.server.support.live_server import Service, called_of_old
from tools.harness.site_client import Caller, play_on, together, until
from westmarch.server.app.tables import metadata
from westmarch.server.moderation import service as moderation_service
from westmarch.server.relations.tables import reports as reports_table
from westmarch.server.seeks import service as seeks_service
from westmarch.server.storage.metadata import BY_HAND

NAME = 'Zoë "the Grey" Ångström'
WORD = {"password": "correct horse"}


def everything(service: Service) -> dict[str, list[dict[str, Any]]]:
    """All rows of all tables."""

    async def read() -> dict[str, list[dict[str, Any]]]:
        async with service.hall.store.engine.connect() as connection:
            return {
                table.name: [
                    dict(row) for row in (await connection.execute(select(table))).mappings()
                ]
                for table in metadata.sorted_tables
            }

    found: dict[str, list[dict[str, Any]]] = service.do(read())
    return found


def named(service: Service, *secrets: str) -> list[str]:
    """Where any of these still stands, in whatever table and column, also inside JSON."""
    forms = {form for one in secrets for form in (one, json.dumps(one)[1:-1])}
    forms |= {json.dumps(one, ensure_ascii=False)[1:-1] for one in secrets}
    return [
        f"{table}.{column}"
        for table, rows in everything(service).items()
        for row in rows
        for column, value in row.items()
        if isinstance(value, str) and any(form.casefold() in value.casefold() for form in forms)
    ]


def test_every_table_says_what_becomes_of_it() -> None:
    for table in metadata.sorted_tables:
        told = table.info
        assert "personal" in told or "anonymised" in told, table.name
        assert "room" in told or not any(column.name == "room" for column in table.c), table.name
        columns = [
            *(*told.get("personal", ()), *told.get("anonymised", ()), told.get("room")),
            *(*told.get("keeps_guest", ()), told.get("goes_with_guest")),
        ]
        assert {one for one in columns if one is not None} <= set(table.c.keys()), table.name
        known_by = {one for one in told.get("anonymised", {}).values() if one and one != BY_HAND}
        assert known_by <= set(table.c.keys()), table.name


def test_no_row_anywhere_holds_somebody_who_has_left(serve: Callable[..., Service]) -> None:
    house = serve()
    zoe, bob = account(house, "Zoe"), account(house, "Bob")
    called_of_old(house, zoe, NAME)
    mail = "zoe@example.org"
    zoe.put("/api/me/mail", {**WORD, "mail": mail}, status=204)
    zoe.post("/api/me/bots", {"name": "Zed", "games": ["duel"]})
    # Finished, running and waiting games; talk; a deck that was liked and copied; likes of hers.
    done, running = together(zoe, bob), together(bob, zoe)
    with zoe.look(done["id"]) as hers, bob.look(done["id"]) as his:
        hers.say(type="chat", text=f"I am {NAME.upper()}")
        his.next("chat")
        his.say(type="chat", text=f"Well met, {NAME}!")
        hers.next("chat")
        play_on([hers, his], 200)
    assert bob.room(done["id"])["status"] == "finished"
    alone = zoe.make("me", "random")
    waits, joined = zoe.make("me", "open"), bob.make("open", "me")
    zoe.post(f"/api/rooms/{joined['id']}/seats/0")
    hers_deck, his_deck = published(zoe), published(bob)
    copy = bob.post("/api/decks", {**DECK, "copied_from": hers_deck})
    bob.put(f"/api/shelf/decks/{hers_deck}/like", None)
    assert zoe.put(f"/api/shelf/decks/{his_deck}/like", None)["likes"] == 1
    assert {"people.name", "seats.person", "journal.data", "chat.text"} <= set(
        named(house, zoe.me["id"], NAME, mail)
    )
    record = bob.get(f"/api/rooms/{done['id']}/record")
    assert zoe.post("/api/me/farewell", {"password": "wrong one"}, status=403)
    zoe.post("/api/me/farewell", WORD, status=204)
    assert named(house, zoe.me["id"], NAME, mail) == []
    # Nobody is logged in any more, and the name is free again.
    assert zoe.get("/api/me")["guest"]
    zoe.post("/api/session", {"name": NAME, **WORD}, status=401)
    called_of_old(house, account(house, "Zoe"), NAME)
    # What was played with others is whole; what waited for her goes on without.
    seats = bob.room(done["id"])["seats"]
    former, other = seats[0]["player"], seats[1]["player"]
    assert former["name"] == "a former player" and former["id"].startswith("gone.")
    assert other == {"id": bob.me["id"], "name": "Bob"}
    polish = bob.http.get(f"/api/rooms/{done['id']}", headers={"Accept-Language": "pl"}).json()
    assert polish["seats"][0]["player"]["name"] == "były gracz"
    after = bob.get(f"/api/rooms/{done['id']}/record")
    assert json.dumps(NAME, ensure_ascii=False) not in after
    assert after.splitlines()[1:] == record.splitlines()[1:]
    over = bob.room(running["id"])
    assert (over["status"], over["ending"], over["winners"]) == ("finished", "resigned", [0])
    for gone in (alone, waits):
        bob.get(f"/api/rooms/{gone['id']}", status=404)
    assert bob.room(joined["id"])["seats"][0]["player"] is None
    with bob.look(done["id"]) as seen:
        said = [(line["from"], line["text"]) for line in seen.state["chat"]]
    assert said == [("a former player", "I am …"), ("Bob", "Well met, …!")]
    bob.get(f"/api/decks/{hers_deck}", status=404)
    shelf = bob.get(f"/api/decks/{copy['id']}")["shelf"]
    assert shelf["credit"] == {"id": None, "author": None}
    assert bob.get(f"/api/decks/{his_deck}")["shelf"]["likes"] == 0


def test_only_the_owner_deletes_an_account(serve: Callable[..., Service]) -> None:
    house = serve()
    guest, ann = Caller(house.url), account(house, "Ann")
    assert guest.post("/api/me/farewell", WORD, status=403)["error"]["code"] == "no_account"
    elsewhere = Caller(house.url)
    elsewhere.post("/api/session", {"name": "Ann", **WORD})
    room = ann.make("me", "random")
    with elsewhere.look(room["id"]) as seen:
        ann.post("/api/me/farewell", WORD, status=204)
        assert seen.hear_until_closed() in (1012, 4401)
    assert until(lambda: elsewhere.get("/api/me")["guest"])


def said(who: Caller, room: str) -> list[str]:
    with who.look(room) as seen:
        return [line["text"] for line in seen.state["chat"]]


def test_what_others_have_said_is_hardly_changed(serve: Callable[..., Service]) -> None:
    house = serve()
    ann, bob = account(house, "Ann"), account(house, "Bob")
    short, the, sam = account(house, "Eve"), account(house, "The"), account(house, "Sam")
    called_of_old(house, short, "e")
    room = together(ann, bob)["id"]
    with ann.look(room) as first, the.look(room) as second, short.look(room) as third:
        first.say(type="chat", text="Hello there, I greet the other. Sam is the same.")
        third.next("chat")
        third.say(type="chat", text="x")
        second.next("chat")
        second.say(type="chat", text="x")
        until(lambda: len(said(ann, room)) == 3)
        first.say(type="chat", text="Hello there, The; neither Theo nor e.")
        third.next("chat")
    for one in (short, the, sam):
        one.post("/api/me/farewell", WORD, status=204)
    assert [line for line in said(ann, room) if line != "x"] == [
        "Hello there, I greet the other. Sam is the same.",
        "Hello there, …; neither Theo nor e.",
    ]


def test_nobody_else_s_seat_is_emptied(serve: Callable[..., Service]) -> None:
    house = serve()
    ann, bob, eve = account(house, "Ann"), Caller(house.url), account(house, "Eve")
    together(ann, bob)
    called_of_old(house, eve, bob.me["name"])  # an account called like the guest
    eve.post("/api/me/farewell", WORD, status=204)
    assert "seats.name" in named(house, bob.me["name"])


def test_an_uploaded_record_loses_the_name_and_says_what_it_is(
    serve: Callable[..., Service],
) -> None:
    house = serve()
    ann, bob = account(house, "Annabel"), account(house, "Bob")
    room = together(ann, bob)["id"]
    ann.post(f"/api/rooms/{room}/resign", {"seat": 0}, 200)
    lines = bob.get(f"/api/rooms/{room}/record").splitlines()
    header = {**json.loads(lines[0]), "players": ["Annabel", "Westmarch\u202e\n<b>"]}
    text = "\n".join([json.dumps(header), *lines[1:]])
    copy = bob.http.post("/api/records", content=text).json()
    assert copy["uploaded"] is True and not bob.room(room).get("uploaded")
    shown = [seat["player"] for seat in bob.room(copy["id"])["seats"]]
    assert [one["name"] for one in shown] == ["Annabel", "?"] and not any(o["id"] for o in shown)
    ann.post("/api/me/farewell", WORD, status=204)
    assert "seats.name" not in named(house, "Annabel")


def test_reports_stay_for_a_while_with_what_was_said(serve: Callable[..., Service]) -> None:
    house = serve()
    ann, eve = account(house, "Ann"), account(house, "Grishnakh")
    room = together(ann, eve)["id"]
    with ann.look(room) as hers, eve.look(room) as theirs:
        theirs.say(type="chat", text="You play like an orc")
        hers.next("chat")
    told = {"reason": "abuse", "text": "Look at the chat", "whom": eve.me["id"]}
    ann.post(f"/api/rooms/{room}/report", told, 204)
    eve.post("/api/me/farewell", WORD, status=204)
    ann.post("/api/me/farewell", WORD, status=204)
    [report] = house.do(moderation_service.reports(house.hall.store))
    assert (report.by, report.whom) == ("a former player", "Grishnakh")
    assert report.text == "Look at the chat"
    assert [line.text for line in report.evidence] == ["You play like an orc"]
    assert named(house, eve.me["id"], ann.me["id"]) == []
    old = update(reports_table).values(until="2020-01-01T00:00:00.000Z")
    house.do(house.hall.store.write(old))
    house.do(seeks_service.sweep(house.hall.store))
    assert house.do(moderation_service.reports(house.hall.store, every=True)) == []
    assert named(house, "Grishnakh") == []
