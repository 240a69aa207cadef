"""Making tournaments, entering and leaving them, starting them, and showing them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from westmarch.kernel import registry
from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError, Fenced, not_found
from westmarch.server.common.ids import new_id
from westmarch.server.common.time import now
from westmarch.server.identity.names import check_no_address
from westmarch.server.identity.people import Person
from westmarch.server.ratings import eligibility
from westmarch.server.rooms.registry import Hall
from westmarch.server.storage.tables.people import people as people_table
from westmarch.server.tournaments import repository, scoring
from westmarch.server.tournaments.repository import EntryRow, PairingRow, TournamentRow
from westmarch.server.tournaments.runner import FEWEST, Driver
from westmarch.server.tournaments.schemas import (
    ContestOut,
    NewTournament,
    PairingOut,
    RoundOut,
    StandingOut,
    TournamentOut,
)
from westmarch.tabletop import creation
from westmarch.tabletop.clocks import read, written
from westmarch.tabletop.play import ending
from westmarch.tabletop.rows import PLAYING, is_bot_account, shown_name
from westmarch.tabletop.views.schemas import PlayerOut

MOST_TOURNAMENTS = 3
"""Not over, of one maker."""
MOST_LISTED = 100
AHEAD = timedelta(days=30)
"""So far ahead a start may be set."""


# ---- making


async def make(hall: Hall, person: Person, wish: NewTournament) -> TournamentRow:
    """Raises `ApiError`."""
    game = registry.house_game(wish.game)
    if not eligibility.standard(game, wish.options):
        raise ApiError(409, "tournament_options", say("error-tournament_options"))
    options = game.choose_options(wish.options)
    if len(game.seats(options)) != 2 or not eligibility.competitive(game):
        raise ApiError(409, "tournament_game", say("error-tournament_game"))
    if await repository.open_by(hall.store, person.id) >= MOST_TOURNAMENTS:
        most = say("error-too_many_tournaments", most=MOST_TOURNAMENTS)
        raise ApiError(429, "too_many_tournaments", most)
    name = " ".join(wish.name.split())
    if not name:
        raise ApiError(400, "tournament_name", say("error-tournament_name"))
    check_no_address(name)
    row = TournamentRow(
        id=new_id(),
        maker=person.id,
        name=name,
        system=wish.system,
        game=game.id,
        options=options,
        clock=wish.clock,
        rated=wish.rated,
        rounds=wish.rounds if wish.system == repository.SWISS else 0,
        most=wish.most,
        starts=_start(hall, wish.starts),
        created=now(),
        updated=now(),
    )
    await hall.store.write(repository.added(row))
    return row


def _start(hall: Hall, text: str | None) -> str | None:
    if text is None:
        return None
    try:
        at = read(text)
    except ValueError:
        raise ApiError(400, "tournament_start", say("error-tournament_start")) from None
    at = at.replace(tzinfo=at.tzinfo or UTC).astimezone(UTC)
    here: datetime = hall.keeper.at
    if not here < at < here + AHEAD:
        raise ApiError(400, "tournament_start", say("error-tournament_start"))
    return written(at)


# ---- entering and leaving


async def enter(hall: Hall, person: Person, id_: str, bot: str | None) -> None:
    """Enter, or enter a bot: an account of one's own, or, by the maker, one of the house. Raises
    `ApiError`."""
    row = await repository.one(hall.store, id_)
    who = await _who(hall, person, row, bot)
    if is_bot_account(who):
        account = await hall.bot_accounts.one(who)
        if row.game not in account.row.games:
            told = {"bot": account.name, "game": registry.game(row.game).called().title}
            raise ApiError(409, "other_games", say("error-other_games", **told))
    if await hall.relations.apart(person.id, [row.maker]):
        raise ApiError(403, "blocked", say("error-blocked"))
    contest = await repository.whole(hall.store, id_)
    if any(one.person == who for one in contest.entries):
        return
    try:
        await hall.store.write(*repository.entered(row, who))
    except Fenced:
        raise ApiError(409, "tournament_closed", say("error-tournament_closed")) from None
    except IntegrityError:  # asked twice at the same moment
        return


async def _who(hall: Hall, person: Person, row: TournamentRow, bot: str | None) -> str:
    """The id somebody enters under, or enters a bot under."""
    if bot is None:
        return person.id
    if is_bot_account(bot):
        if (await hall.bot_accounts.one(bot)).row.owner != person.id:
            raise not_found("bot")
        return bot
    if row.maker != person.id:
        raise ApiError(403, "not_yours", say("error-tournament_maker"))
    return repository.HOUSE + creation.check_bot(registry.game(row.game), bot)


async def leave(hall: Hall, person: Person, id_: str, bot: str | None) -> None:
    """Play no further; the game that is being played is given up. Raises `ApiError`."""
    contest = await repository.whole(hall.store, id_)
    who = await _who(hall, person, contest.row, bot)
    entry = next((one for one in contest.entries if one.person == who), None)
    if entry is None or contest.row.status not in (repository.OPEN, repository.RUNNING):
        return
    if contest.row.status == repository.OPEN:
        try:
            await hall.store.write(*repository.left(contest.row, entry))
            return
        except Fenced:  # it has started meanwhile
            pass
    if repository.house_bot(who) is not None:  # it can give nothing up
        raise ApiError(409, "tournament_closed", say("error-tournament_closed"))
    await hall.store.write(repository.withdrawn(entry))
    contest = await repository.whole(hall.store, id_)  # a game may have begun at the same moment
    for pairing in contest.of_round(contest.row.round):
        if entry.id in pairing.pair and pairing.room and not pairing.result:
            await _give_up(hall, pairing.room, who)
    await Driver(hall).look_after(id_)


async def _give_up(hall: Hall, id_: str, person: str) -> None:
    room = await hall.fetch(id_)
    seats = room.seats_of(person)
    if room.row.status == PLAYING and seats:
        await ending.resign(hall, room, person, seats[0])


async def start(hall: Hall, person: Person, id_: str) -> None:
    """Raises `ApiError`."""
    contest = await repository.whole(hall.store, id_)
    if contest.row.maker != person.id:
        raise ApiError(403, "not_yours", say("error-tournament_maker"))
    if contest.row.status == repository.RUNNING:
        return
    if contest.row.status != repository.OPEN:
        raise ApiError(409, "tournament_closed", say("error-tournament_closed"))
    if len(contest.active) < FEWEST:
        raise ApiError(409, "too_few", say("error-tournament_too_few", fewest=FEWEST))
    driver = Driver(hall)
    try:
        await driver.start(contest)
    except Fenced:
        raise ApiError(409, "tournament_changed", say("error-tournament_changed")) from None
    await driver.look_after(id_)


async def call_off(hall: Hall, person: Person, id_: str) -> None:
    """The maker calls it off before it starts. Raises `ApiError`."""
    row = await repository.one(hall.store, id_)
    if row.maker != person.id:
        raise ApiError(403, "not_yours", say("error-tournament_maker"))
    try:
        if row.status != repository.OPEN:
            raise Fenced
        await hall.store.write(repository.changed(row, status=repository.ABORTED))
    except Fenced:
        raise ApiError(409, "tournament_closed", say("error-tournament_closed")) from None


# ---- showing


async def listed(hall: Hall, person: Person | None) -> list[TournamentOut]:
    """The last that something happened to."""
    rows = await repository.listed(hall.store, MOST_LISTED)
    rows = [row for row in rows if row.game in registry.GAMES]
    won = await repository.winners(hall.store, rows)
    names = await _names(hall, {row.maker for row in rows} | set(won.values()))
    return [_out(row, person, names, won.get(row.id)) for row in rows]


async def shown(hall: Hall, id_: str, person: Person | None) -> ContestOut:
    """One with standings and rounds. Raises `ApiError`."""
    contest = await repository.whole(hall.store, id_)
    row, me = contest.row, "" if person is None else person.id
    entries = {one.id: one for one in contest.players}
    names = await _names(hall, {row.maker, *(one.person for one in entries.values())})
    bots = {one.id for one in await hall.bot_accounts.of_owner(me)} if me else set()
    inside = [one for one in contest.players if one.person == me and not one.withdrawn]
    won = entries.get(scoring.winner(contest)) if row.status == repository.FINISHED else None
    return ContestOut(
        tournament=_out(row, person, names, None if won is None else won.person),
        standings=[
            _standing(one, entries[one.entry], names, {me, *bots})
            for one in scoring.standings(contest)
        ],
        rounds=[
            RoundOut(number, [_pairing(one) for one in contest.of_round(number)])
            for number in range(1, row.round + 1)
        ],
        can_enter=row.status == repository.OPEN
        and row.entered < row.most
        and person is not None
        and not person.guest
        and not inside,
        entered=bool(inside),
        can_start=row.status == repository.OPEN
        and row.maker == me
        and len(contest.active) >= FEWEST,
    )


def _out(
    row: TournamentRow, person: Person | None, names: dict[str, str], winner: str | None
) -> TournamentOut:
    return TournamentOut(
        id=row.id,
        name=row.name,
        maker=_player(row.maker, names),
        mine=person is not None and person.id == row.maker,
        game=row.game,
        options=row.options,
        system=row.system,  # type: ignore[arg-type]
        clock=row.clock,
        rated=row.rated,
        status=row.status,  # type: ignore[arg-type]
        entered=row.entered,
        most=row.most,
        round=row.round,
        rounds=row.rounds,
        starts=row.starts,
        created=row.created,
        winner=None if winner is None else _player(winner, names),
    )


def _standing(
    one: scoring.Standing, entry: EntryRow, names: dict[str, str], mine: set[str]
) -> StandingOut:
    return StandingOut(
        entry=entry.id,
        player=_player(entry.person, names),
        seed=entry.seed,
        rank=one.rank,
        points=one.points,
        buchholz=one.buchholz,
        sonneborn_berger=one.sonneborn_berger,
        played=one.played,
        withdrawn=entry.withdrawn,
        mine=entry.person in mine,
    )


def _pairing(one: PairingRow) -> PairingOut:
    return PairingOut(one.board, one.first or None, one.second, one.room, one.result)  # type: ignore[arg-type]


def _player(id_: str, names: dict[str, str]) -> PlayerOut:
    bot = repository.house_bot(id_)
    if bot is not None:
        return PlayerOut(id_, bot, True)
    return PlayerOut(id_, shown_name(id_, names.get(id_)), is_bot_account(id_))


async def _names(hall: Hall, ids: set[str]) -> dict[str, str]:
    query = select(people_table.c.id, people_table.c.name).where(people_table.c.id.in_(ids))
    return {row.id: row.name for row in await hall.store.tuples(query)}
