"""Tournaments go on by themselves: rooms are made, results noted, rounds begun.

What is to be done is found in the database. Each step is one transaction that claims what it
changes by a conditional UPDATE (repository.py): after a crash it is either done or still to be
done, and of several processes that try it at once one does it.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from typing import NamedTuple

from westmarch.kernel import registry
from westmarch.server.common.errors import Fenced, named
from westmarch.server.common.ids import new_id
from westmarch.server.common.periodic import every
from westmarch.server.common.time import now
from westmarch.server.identity import queries as identity_queries
from westmarch.server.identity.people import Person
from westmarch.server.ratings import eligibility
from westmarch.server.ratings import queries as ratings
from westmarch.server.ratings.bot_anchors import anchor
from westmarch.server.rooms.registry import Hall
from westmarch.server.slow_games import claims
from westmarch.server.tournaments import repository, rounds, scoring
from westmarch.server.tournaments.repository import Contest, EntryRow, PairingRow, TournamentRow
from westmarch.tabletop import creation
from westmarch.tabletop.clocks import Course, set_course, written
from westmarch.tabletop.room import Room
from westmarch.tabletop.rows import BOT, FORMER, PERSON, PLAYING, RoomRow, SeatRow, is_bot_account
from westmarch.tabletop.views.schemas import RoundOf

log = logging.getLogger("westmarch.server")

FEWEST = 3
PATIENCE = timedelta(days=60)
"""A tournament that nobody starts for so long is called off."""
REPLAYS = 1
"""So often a drawn game of a knock-out is played again, with the seats changed; then the better
seeded goes on."""
SETTLED_AT_ONCE = 20
LATE = 20
"""So often somebody else may be quicker; then the next round of looking finds what is left."""


class Player(NamedTuple):
    """One of the two at a board: a person, a bot account, or a bot of the house."""

    id: str
    name: str
    house_bot: str | None = None

    def seat(self, room: str, number: int) -> SeatRow:
        if self.house_bot is not None:
            return SeatRow(room=room, seat=number, kind=BOT, bot=self.house_bot)
        bot = self.id if is_bot_account(self.id) else None
        who = {"person": self.id, "name": self.name}
        return SeatRow(room=room, seat=number, kind=PERSON, bot=bot, **who)


class Driver:
    """What drives the tournaments of one process."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._store = hall.store

    # ---- when

    def changed(self, room: Room) -> None:
        """A room has changed, and is stored: a game that is over counts at once."""
        if room.over:
            self._hall.spawn(asyncio.create_task(self._soon(room.id)))

    async def _soon(self, room: str) -> None:
        try:
            id_ = await repository.of_room(self._store, room)
            if id_ is not None:
                await self.look_after(id_)
        except Exception as error:  # it is found again
            log.warning("the tournament of room %s stands still: %s", room, named(error))

    async def run_forever(self) -> None:
        """Do, for good, what somebody has left undone."""
        await every(self._hall.settings.rounds_seconds, self.go_round, "look after tournaments")

    async def go_round(self) -> None:
        """Look after the tournaments in which something is to be done, and see who won the others.
        Results are heard of when games end: here is found what was missed."""
        for id_ in await repository.unsettled(self._store, SETTLED_AT_ONCE):
            contest = await repository.whole(self._store, id_)
            await self._store.write(repository.won(contest.row, scoring.winner(contest)))
        at = self._hall.keeper.at
        moments = written(at), written(at - PATIENCE), written(at - self._hall.settings.grace)
        for id_ in await repository.due(self._store, *moments):
            try:
                await self.look_after(id_)
            except Exception as error:
                log.warning("tournament %s stands still: %s", id_, named(error))

    # ---- what

    async def look_after(self, id_: str) -> None:
        """Bring a tournament as far as it can go now. Whoever comes second to a step looks again at
        once: the other may have done less than there is to do."""
        late = 0
        while late < LATE:
            contest = await repository.whole(self._store, id_)
            try:
                if not await self._step(contest):
                    return
            except Fenced:
                late += 1
                log.info("tournament %s was looked after elsewhere", id_)

    async def _step(self, contest: Contest) -> bool:
        """Do what can be done of a tournament as it was read; whether that was anything. Raises
        `Fenced` when somebody else was quicker."""
        if contest.row.status == repository.OPEN:
            return await self._open(contest)
        if contest.row.status != repository.RUNNING:
            return False
        boards = contest.of_round(contest.row.round)
        open_ = [one for one in boards if not one.result]
        if not open_:
            await self._go_on(contest)
            return True
        late, done = False, False
        for pairing in open_:
            try:
                done |= await self._board(contest, pairing)
            except Fenced:  # the others go on
                late = True
        if late:
            raise Fenced
        return done

    async def _open(self, contest: Contest) -> bool:
        row, at = contest.row, self._hall.keeper.at
        if row.starts is not None and row.starts <= written(at):
            if len(contest.active) < FEWEST:
                await self._end(row, repository.ABORTED)
            else:
                await self.start(contest)
        elif row.created < written(at - PATIENCE):
            await self._end(row, repository.ABORTED)
        else:
            return False
        return True

    async def start(self, contest: Contest) -> None:
        """Seed and pair the first round. Raises `Fenced` when somebody has entered or left
        meanwhile, or it runs already."""
        row = contest.row
        players = await self._seeded(row, contest.active)
        many = rounds.how_many(row, len(players))
        ids = [one.id for one in players]
        first = await asyncio.to_thread(rounds.first_round, row, ids)
        await self._store.write(
            repository.changed(row, status=repository.RUNNING, round=1, rounds=many),
            *repository.seeded(players),
            *repository.paired(first),
        )

    async def _seeded(self, row: TournamentRow, entries: list[EntryRow]) -> list[EntryRow]:
        """By rating, both sides together; else by who entered first."""
        game = registry.game(row.game)
        known = await ratings.of_people(self._store, [one.person for one in entries], row.game)

        def strength(one: EntryRow) -> float:
            bot = repository.house_bot(one.person)
            measured = None if bot is None else anchor(row.game, bot)
            if measured is not None:
                return measured.mu * len(eligibility.side_names(game))
            return sum(
                known.get((one.person, side), ratings.first_guess(row.game, side)).points
                for side in eligibility.side_names(game)
            )

        return sorted(entries, key=strength, reverse=True)

    async def _go_on(self, contest: Contest) -> None:
        row = contest.row
        if row.round >= row.rounds:
            await self._end(row, repository.FINISHED, winner=scoring.winner(contest))
        elif len(contest.active) < 2:
            await self._end(row, repository.ABORTED)
        else:
            found = await asyncio.to_thread(rounds.next_round, contest)
            next_ = repository.changed(row, round=row.round + 1)
            await self._store.write(next_, *repository.paired(found))

    async def _end(self, row: TournamentRow, status: str, **more: str) -> None:
        await self._store.write(repository.changed(row, status=status, **more))
        log.info("tournament %s is over: %s", row.id, status)

    # ---- a board

    async def _board(self, contest: Contest, pairing: PairingRow) -> bool:
        """Make a pairing's room, or note how its game ended; whether anything was to be done.
        Raises `Fenced`."""
        try:
            if pairing.room is not None:
                return await self._note(contest, pairing, pairing.room)
            await self._begin(contest, pairing)
            return True
        except Fenced:
            raise
        except Exception as error:  # the others go on
            log.warning("a board of tournament %s stands still: %s", contest.row.id, named(error))
            return False

    async def _begin(self, contest: Contest, pairing: PairingRow) -> None:
        row, game = contest.row, registry.game(contest.row.game)
        here = {one.id: one.person for one in contest.active}
        first = await self._player(here.get(pairing.first, ""))
        second = await self._player(here.get(pairing.second or "", ""))
        owner = await self._owner(contest, first, second)
        if first is None or second is None:
            result = repository.FIRST if first else repository.SECOND if second else repository.NONE
            await self._store.write(repository.on_board(pairing, result=result))
            return
        made = RoomRow(
            id=new_id(),
            game=row.game,
            options=row.options,
            owner=owner.id,
            seed=creation.new_seed(),
            created=now(),
            updated=now(),
            rated=row.rated,
            clock=row.clock,
        )
        set_course(made, Course(steady=True))  # all the others wait for its result
        seats = [one.seat(made.id, seat) for seat, one in enumerate((first, second))]
        # A bot and its owner may meet here; that game cannot count for their ratings.
        made.rated = row.rated and not await eligibility.reasons(self._hall, game, made, seats)
        # Who withdraws at this moment gives the game up (desk.leave), or there is none.
        both = [pairing.first, pairing.second or ""]
        claims_ = [repository.on_board(pairing, room=made.id), *map(repository.still_in, both)]
        room = Room(game, made, seats)
        room.tournament = RoundOf(row.id, row.name, pairing.round, row.rounds)
        await creation.add(self._hall, owner, room, *claims_)

    async def _player(self, id_: str) -> Player | None:
        """Who has entered under an id; None: a bot account or a person that is no more."""
        bot = repository.house_bot(id_)
        if bot is not None:
            return Player(id_, bot, bot)
        found = await identity_queries.person(self._store, id_)
        return None if found is None else Player(id_, found.name)

    async def _owner(self, contest: Contest, *met: Player | None) -> Person:
        """Whose room it is: of one who plays there; where two bots of the house meet, its maker's,
        or of another who has entered."""
        ids = [one.id for one in met if one is not None]
        for id_ in (*ids, contest.row.maker, *(one.person for one in contest.active)):
            found = await identity_queries.person(self._store, id_)
            if found is not None:
                return Person(found.id, found.name, guest=False)
        # Two bots of the house play on when nobody else is left.
        return Person(f"{FORMER}{contest.row.id}", "", guest=False)

    async def _note(self, contest: Contest, pairing: PairingRow, id_: str) -> bool:
        stored = await self._store.room(id_)
        if stored is not None and stored[0].status == PLAYING:
            before = written(self._hall.keeper.at - self._hall.settings.grace)
            if stored[0].deadline is not None and stored[0].deadline < before:
                # Not only rated games: all the others wait for it.
                game = registry.game(stored[0].game)
                if claims.is_overstepped(self._hall, game, *stored):
                    await claims.overstepped(self._hall, await self._hall.room(id_))
            return False  # its end is heard of
        if stored is None:  # nobody knows how it ended: it is played
            await self._store.write(repository.on_board(pairing, room=None))
            return True
        winners = stored[0].winners
        # A game without a winner, or one that could not go on, is a draw.
        won = {0: repository.FIRST, 1: repository.SECOND}
        result = won[winners[0]] if len(winners) == 1 else repository.DRAW
        if result == repository.DRAW and contest.row.system == repository.KNOCK_OUT:
            if pairing.again < REPLAYS:
                seats = {"first": pairing.second, "second": pairing.first}
                again = repository.on_board(pairing, room=None, again=pairing.again + 1, **seats)
                await self._store.write(again)
                return True
            seeds = {one.id: one.seed for one in contest.entries}
            better = seeds[pairing.first] < seeds[pairing.second or ""]
            result = repository.FIRST if better else repository.SECOND
        await self._store.write(repository.on_board(pairing, result=result))
        return True
