"""Take the lobby's positions of the day out of bots' games: `python -m tools.moments`.

Each is a position text beside web/src/pages/daily/moments.json, which says whose turn it is. Only
games whose positions are written in words have some: what is not said in them is dealt anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from westmarch.kernel import record, registry

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "tests/contract/golden"
DAILY = ROOT / "web/src/pages/daily"


class Moment(NamedTuple):
    """A moment of a recorded game, by the number of moves before it."""

    id: str
    record: str
    moves: int


MOMENTS = (
    Moment("ring_in_mordor", "war_of_the_ring/heuristic.jsonl", 969),
    Moment("fate_at_eight", "five_armies/heuristic.jsonl", 492),
    Moment("kingsroad_fourth_round", "battles_of_westeros/heuristic.jsonl", 206),
    Moment("grey_havens_besieged", "war_of_the_ring/heuristic.jsonl", 550),
    Moment("bolg_at_the_spur", "five_armies/heuristic.jsonl", 602),
    Moment(
        "riverrun_burning",
        "battles_of_westeros/heuristic-battle-breaking_the_siege.jsonl",
        272,
    ),
)


def main() -> None:
    listed = []
    for moment in MOMENTS:
        played = record.read(GAMES / moment.record)
        s = record.replay(played, until=moment.moves)
        assert s.offer is not None, f"{moment.id}: the game was over"
        text = registry.game(played.header.game).write_position(s)
        (DAILY / f"{moment.id}.txt").write_text(text, encoding="utf-8")
        listed.append(
            {
                "id": moment.id,
                "game": played.header.game,
                "seats": len(played.header.seats),
                "seat": s.offer.seat,
            }
        )
    lines = ",\n".join(f"  {json.dumps(one)}" for one in listed)
    (DAILY / "moments.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
