"""Take the lobby's positions of the day out of bots' games.

`python -m tools.generate.daily_positions`.

Each is a position text beside web/src/pages/lobby/daily/moments.json, which says whose turn it is.
They are written in words: what is not said in them, such as the order of a deck, is dealt anew.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from westmarch.kernel import record, registry

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "tests/contract/golden"
DAILY = ROOT / "web/src/pages/lobby/daily"


class Moment(NamedTuple):
    """A moment of a recorded game, by the number of moves before it."""

    id: str
    record: str
    moves: int


MOMENTS = (
    Moment("ring_in_mordor", "war_of_the_ring/heuristic.jsonl", 969),
    Moment("fate_at_eight", "five_armies/heuristic.jsonl", 492),
    Moment("kingsroad_fourth_round", "battles_of_westeros/heuristic.jsonl", 206),
    Moment("hummerhorns_in_mirkwood", "lotr_card_game/heuristic.jsonl", 85),
    Moment("grey_havens_besieged", "war_of_the_ring/heuristic.jsonl", 550),
    Moment("bolg_at_the_spur", "five_armies/heuristic.jsonl", 602),
    Moment(
        "riverrun_burning",
        "battles_of_westeros/heuristic-battle-breaking_the_siege.jsonl",
        272,
    ),
)


TOKENS = ("damage", "progress", "resources")


def of_cards(head: str, cards: list[dict[str, Any]]) -> list[str]:
    """A statement about cards of the Card Game, each with what lies on it."""
    told = []
    for card in cards:
        tokens = [f"{card[token]} {token}" for token in TOKENS if card.get(token)]
        told.append(
            " ".join([card["id"], *tokens, *(["exhausted"] if card.get("exhausted") else [])])
        )
    return [f"{head}: {', '.join(told)}"] if told else []


def adventure(view: dict[str, Any], options: Mapping[str, str]) -> str:
    """A table of the Card Game for one player in words, at the beginning of its phase."""
    [player] = view["player"]
    area = player["area"]
    carried = [
        f"{one['id']} on {card['id']}" + (" exhausted" if one["exhausted"] else "")
        for card in area
        for one in card["attachments"]
    ]
    lines = [
        f"scenario: {view['scenario']}; players: 1; round: {view['round']}; phase: {view['phase']}",
        f"deck 1: {options['deck_1']}; threat: {player['threat']}",
        *of_cards("quest", view["quest"]),
        *of_cards("active", view["active_location"]),
        *of_cards("staging", view["staging"]),
        *of_cards("heroes 1", [card for card in area if card["type"] == "hero"]),
        *of_cards("allies 1", [card for card in area if card["type"] == "ally"]),
        *([f"attachments 1: {', '.join(carried)}"] if carried else []),
        *of_cards("engaged 1", player["engaged"]),
        *of_cards("hand 1", view["hand"]),
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    listed = []
    for moment in MOMENTS:
        played = record.read(GAMES / moment.record)
        s = record.replay(played, until=moment.moves)
        assert s.offer is not None, f"{moment.id}: the game was over"
        game = registry.game(played.header.game)
        if played.header.game == "lotr_card_game":
            text = adventure(game.view(s, s.offer.seat), played.header.options)
        else:
            text = game.write_position(s)
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
