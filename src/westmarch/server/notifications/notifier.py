"""Who calls people: hears of turns, and sends what the outbox holds."""

from __future__ import annotations

import asyncio
import logging
from datetime import datetime, timedelta
from typing import NamedTuple

from westmarch.kernel import registry
from westmarch.kernel.texts.language import offered, speaking
from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import named
from westmarch.server.common.periodic import every
from westmarch.server.http.rate_limits import Limits
from westmarch.server.identity import queries as identity_queries
from westmarch.server.identity.mail import Post
from westmarch.server.identity.mail_links import Links
from westmarch.server.monitoring import metrics
from westmarch.server.notifications import contents, deadline_warnings, outbox, safe_http
from westmarch.server.notifications.delivery_queue import Senders
from westmarch.server.notifications.outbox import Call, Outbox, new_call
from westmarch.server.notifications.preferences import Calling, Ways
from westmarch.server.notifications.safe_http import Outside
from westmarch.server.notifications.web_push import Push
from westmarch.server.rooms.registry import Hall
from westmarch.server.storage.settings import setting
from westmarch.tabletop.clocks import course_of, written
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import PLAYING, RoomRow, SeatRow, is_bot_account

log = logging.getLogger("westmarch.server")

SECONDS = 30.0
"""All that sending one call may take, whatever it waits for."""
TIDY = timedelta(hours=1)
"""How often what is long past is forgotten."""
GONE = (404, 410)
"""What a push service answers when a browser takes no more calls."""
VAPID = "vapid"
"""The setting that keeps the site's key for web push."""


class GivenUp(Exception):
    """It cannot be sent, now or later."""


class Table(NamedTuple):
    """The table a call is about."""

    row: RoomRow
    seats: list[SeatRow]


def _nudger(table: Table) -> str:
    """Who has reminded last, at a table."""
    nudges = course_of(table.row).nudges
    last = max(nudges, key=lambda person: nudges[person], default="")
    return next((s.name or "" for s in table.seats if last and s.person == last), "")


class Caller:
    """The calls of one process."""

    def __init__(self, hall: Hall, links: Links, post: Post | None, limits: Limits) -> None:
        self.hall = hall
        self.links = links
        self.post = post
        self.push: Push | None = None
        self._limits = limits
        self.outside = Outside(hall.settings.private_calls, hall.settings.call_ports)
        self.ways = Ways(hall.store, self.outside)
        self.outbox = Outbox(hall.store)
        self.senders = Senders(self.send)
        self._tidied: datetime | None = None
        self._known: dict[str, int] = {}
        """The turn of each room that was seen last."""

    async def open(self) -> None:
        """Make the site's key, once for all processes, and begin to listen."""
        self.push = Push(await setting(self.hall.store, VAPID, Push.new_key()))
        self.hall.watchers.append(self.changed)
        self.hall.looked = self.looked
        self.hall.spawn(asyncio.create_task(self.watch()))

    def close(self) -> None:
        self.senders.close()
        self.outside.close()

    # ---- turns

    def changed(self, room: Room) -> None:
        """A room has changed and is stored: is it somebody else's turn now?"""
        row = room.row
        if row.status != PLAYING or row.to_act is None:
            self._known.pop(room.id, None)
            return
        if self._known.get(room.id) == row.asked:
            return
        self._known[room.id] = row.asked
        person = room.seats[row.to_act].person
        if person is None or is_bot_account(person):
            return
        work = self._begin(room.id, person, row.asked, person in room.looking)
        self.hall.spawn(asyncio.create_task(work))

    async def _begin(self, room: str, person: str, asked: int, looking: bool) -> None:
        try:
            await self.add(room, person, outbox.TURN, asked, looking)
        except Exception as error:  # it is found again in the database
            log.warning("a turn in room %s is called later: %s", room, named(error))

    async def add(self, room: str, person: str, kind: str, asked: int, looking: bool) -> None:
        """Put the calls for a turn into the outbox, if somebody wants any."""
        ways = await self.ways.of(person)
        if not ways:
            return
        at, settings = self.hall.keeper.at, self.hall.settings
        if looking:
            await self.outbox.add(new_call(person, room, kind, asked, outbox.SEEN, at, at))
            await self.outbox.looked(room, person)
            return
        soon = at + timedelta(seconds=settings.call_seconds)
        later = at + timedelta(minutes=settings.letter_minutes)
        await self.outbox.add(
            *(
                new_call(person, room, kind, asked, way, at, later if way == "mail" else soon)
                for way in ways
            )
        )

    async def warn(self, turn: deadline_warnings.Short) -> None:
        """Somebody's time is short: he is told at once, or it is noted that he need not be."""
        at = self.hall.keeper.at
        ways = await self.ways.of(turn.person, pressing=True) if turn.tell else [outbox.SEEN]
        about = (turn.person, turn.room, outbox.SHORT, turn.asked)
        await self.outbox.add(*(new_call(*about, way, at, at) for way in ways))

    async def nudge(self, room: str, person: str, asked: int) -> None:
        """Somebody is reminded of his turn, once more."""
        await self.outbox.forget(room, person, outbox.NUDGE)
        await self.add(room, person, outbox.NUDGE, asked, False)

    def looked(self, room: str, person: str) -> None:
        """Somebody looks at a table: what has not gone out yet need not."""
        self.hall.spawn(asyncio.create_task(self._looked(room, person)))

    async def _looked(self, room: str, person: str) -> None:
        try:
            await self.outbox.looked(room, person)
        except Exception as error:
            log.warning("a call may be made in vain: %s", named(error))

    # ---- now and then

    async def watch(self) -> None:
        """Send what is due, for good."""
        await every(self.hall.settings.outbox_seconds, self.look, "look for calls", at_once=False)

    async def go_round(self) -> None:
        """Look for calls, and wait until they have gone out."""
        await self.look()
        await self.senders.idle()

    async def look(self) -> None:
        """Look for turns that were missed and for digests, and begin to send what is due."""
        at = self.hall.keeper.at
        for room, person, asked in await self.outbox.missed(at):
            await self.add(room, person, outbox.TURN, asked, False)
        for short in await deadline_warnings.found(self.hall, at):
            await self.warn(short)
        if self.post is not None:
            await self.outbox.digests(at)
        if self._tidied is None or at - self._tidied >= TIDY:
            self._tidied = at
            await self.outbox.tidy(at)
        await self.send_due()  # with what was just added

    async def send_due(self) -> None:
        """Begin to send what is due."""
        at = self.hall.keeper.at
        crowd = self.senders.take(await self.outbox.due(at, self.senders.held))
        await self.outbox.put_off(crowd, at)

    async def send(self, call: Call) -> None:
        """Send a call, unless another process does or it is of no use any more."""
        if not await self.outbox.claim(call, self.hall.keeper.at):
            return
        if call.way == outbox.SEEN:
            await self.outbox.done(call)
            return
        try:
            async with asyncio.timeout(SECONDS):
                sent = await self._send(call)
        except GivenUp as error:
            log.info("a call by %s is given up: %s", call.way[:7], named(error))
            metrics.CALLS.labels(call.way.split()[0], "given_up").inc()
        except Exception as error:  # whatever it is, nobody else's calls wait for it
            metrics.CALLS.labels(call.way.split()[0], "failed").inc()
            log.warning("a call by %s failed: %s", call.way[:7], type(error).__name__)
            await self.outbox.later(call, self.hall.keeper.at)
            return
        else:
            metrics.CALLS.labels(call.way.split()[0], "sent" if sent else "vain").inc()
        await self.outbox.done(call)

    async def _send(self, call: Call) -> bool:
        """Whether it was of use; raises what went wrong."""
        calling = await self.ways.calling(call.person)
        person = await identity_queries.person(self.hall.store, call.person)
        if person is None:
            return False
        with speaking(offered(person.language or calling.language)):
            if call.kind == outbox.DIGEST:
                return await self._send_digest(call, calling)
            words = await self._words(call, calling)
            if words is None:
                return False
            if call.way == "mail":
                return await self._send_letter(call, calling, words)
            if call.way == "webhook":
                return await self._send_webhook(calling, words)
            return await self._send_push(call, calling, words)

    def origin(self, calling: Calling) -> str:
        return self.hall.settings.site or calling.origin

    async def _words(self, call: Call, calling: Calling) -> contents.Words | None:
        """What is said; None where it is not his turn any more."""
        origin = self.origin(calling)
        if call.kind == outbox.TEST:
            return contents.of_test(origin)
        table = await self._table(call)
        if table is None:
            return None
        by = _nudger(table) if call.kind == outbox.NUDGE else None
        ends, short = self._ends(table.row, table.seats), call.kind == outbox.SHORT
        if short and (ends is None or ends <= self.hall.keeper.at):
            return None
        until = None if ends is None else written(ends)
        return contents.of_turn(table.row, table.seats, call.person, origin, until, by, short)

    def _ends(self, row: RoomRow, seats: list[SeatRow]) -> datetime | None:
        """When the time of who is to act runs out, stops of the clock included."""
        return self.hall.keeper.standing(registry.game(row.game), row, seats).ends()

    async def _table(self, call: Call) -> Table | None:
        stored = await self.hall.store.room(call.room)
        if stored is None:
            return None
        row, seats = stored
        if row.status != PLAYING or row.to_act is None or row.asked != call.asked:
            return None
        return Table(row, seats) if seats[row.to_act].person == call.person else None

    # ---- the three ways

    async def _send_letter(self, call: Call, calling: Calling, words: contents.Words) -> bool:
        return await self._mail(call, calling, words.title, f"{words.line}\n\n{words.link}")

    async def _send_digest(self, call: Call, calling: Calling) -> bool:
        origin = self.origin(calling)
        lines = []
        for row in await self.hall.store.rooms_of(call.person):
            seats = (await self.hall.store.seats([row.id])).get(row.id, [])
            if row.status == PLAYING and row.to_act is not None:
                if seats[row.to_act].person == call.person:
                    ends = self._ends(row, seats)
                    until = None if ends is None else written(ends)
                    words = contents.of_turn(row, seats, call.person, origin, until)
                    lines.append(f"{words.title}. {words.line}\n{words.link}")
        if not lines or calling.letters != "daily":
            return False
        title = say("call-digest", games=len(lines))
        return await self._mail(call, calling, title, "\n\n".join(lines))

    async def _mail(self, call: Call, calling: Calling, title: str, text: str) -> bool:
        address = await self.ways.address(call.person)
        if self.post is None or address is None or calling.letters == "off":
            return False
        if not await self._limits.call_letters.try_acquire(call.person):
            return False
        origin, token = self.origin(calling), self.links.off(call.person)
        headers = {
            "List-Unsubscribe": f"<{origin}/api/calls/off/{token}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            "Auto-Submitted": "auto-generated",
        }
        end = say("call-letter-off", link=f"{origin}/calls/off/{token}")
        await self.post.send(address, f"Westmarch: {title}", f"{text}\n\n-- \n{end}\n", headers)
        return True

    async def _send_webhook(self, calling: Calling, words: contents.Words) -> bool:
        if calling.webhook is None:
            return False
        body = contents.for_webhook(calling.webhook, words)
        status = await self._post(calling.webhook, body, {"Content-Type": "application/json"})
        if status >= 300:
            await self._judge(status)
        return True

    async def _send_push(self, call: Call, calling: Calling, words: contents.Words) -> bool:
        id_ = call.way.partition(" ")[2]
        browser = await self.ways.browser(id_)
        if browser is None or browser.person != call.person or self.push is None:
            return False
        contact = self.hall.settings.site or calling.origin
        if not contact.startswith("https:"):
            sender = "" if self.post is None else self.post.sender
            contact = f"mailto:{sender or 'westmarch@localhost.example'}"
        text = contents.for_push(words)
        headers, body = self.push.sealed(browser.subscription, text, words.tag, contact)
        status = await self._post(browser.endpoint, body, headers)
        if status in GONE:
            await self.ways.forget(id_)
            raise GivenUp("the browser takes no calls any more")
        if status >= 300:
            await self._judge(status)
        return True

    async def _judge(self, status: int) -> None:
        """Raises: what is refused stays so, what is only busy may be tried again."""
        if status >= 500 or status in (408, 429):
            raise OSError(f"the answer was {status}")
        raise GivenUp(f"the answer was {status}")

    async def _post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        try:
            return await self.outside.post(url, body, headers)
        except safe_http.Unsafe as error:
            raise GivenUp(str(error)) from None
