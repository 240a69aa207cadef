"""The rounds of a tournament: who meets whom next, as rows to be stored."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.server.tournaments import pairing, scoring
from westmarch.server.tournaments.pairing import Pairing
from westmarch.server.tournaments.repository import (
    BYE,
    KNOCK_OUT,
    NONE,
    REST,
    ROUND_ROBIN,
    SWISS,
    Contest,
    PairingRow,
    TournamentRow,
)


def how_many(row: TournamentRow, players: int) -> int:
    """How many rounds there are for so many."""
    if row.system == ROUND_ROBIN:
        return players - 1 + players % 2
    usual = pairing.usual_rounds(players)
    return min(row.rounds or usual, players - 1) if row.system == SWISS else usual


def first_round(row: TournamentRow, players: Sequence[str]) -> list[PairingRow]:
    """For entries, the best seeded first."""
    if row.system == ROUND_ROBIN:
        return _rows(row, 1, pairing.round_robin(players)[0])
    if row.system == KNOCK_OUT:
        return _rows(row, 1, pairing.bracket(players))
    return _rows(row, 1, pairing.swiss(players, {}, []))


def next_round(contest: Contest) -> list[PairingRow]:
    """After a round that is over and was not the last."""
    row, number = contest.row, contest.row.round + 1
    before = [one.pair for one in contest.pairings]
    if row.system == ROUND_ROBIN:
        began = [one.id for one in contest.players]
        return _rows(row, number, pairing.round_robin(began)[number - 1])
    if row.system == KNOCK_OUT:
        winners = [one.winner for one in contest.of_round(row.round)]
        balance = pairing.played(before).balance
        return _rows(row, number, pairing.next_round(winners, balance))
    players = [one.id for one in contest.active]
    return _rows(row, number, pairing.swiss(players, scoring.points(contest.pairings), before))


def _rows(row: TournamentRow, number: int, pairs: Sequence[Pairing]) -> list[PairingRow]:
    found = []
    for board, (first, second) in enumerate(pairs, start=1):
        result = ""
        if second is None:
            result = REST if row.system == ROUND_ROBIN else BYE if first else NONE
        found.append(
            PairingRow(
                tournament=row.id,
                round=number,
                board=board,
                first=first,
                second=second,
                result=result,
            )
        )
    return found
