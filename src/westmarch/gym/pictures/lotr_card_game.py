"""The Card Game: quest, staging area and all players' cards, as plain cards with their numbers."""

from __future__ import annotations

from typing import Any

from westmarch.gym.pictures.svg import INK, Drawing
from westmarch.kernel.game import Game

_TYPES = {
    "hero": "#6d4f8a",
    "ally": "#3d63a8",
    "attachment": "#7b6d4f",
    "event": "#4f7b6d",
    "enemy": "#a63a32",
    "location": "#4f8a5b",
    "objective": "#b08a2e",
    "treachery": "#5a3a4a",
    "quest": "#8d6a4a",
}
_WIDE, _HIGH, _GAP = 118, 96, 8
_ROW = 10
"""Cards in a row."""
_TOKENS = {"damage": "dmg", "progress": "prog", "resources": "res"}
_STATS = {
    "willpower": "W",
    "attack": "A",
    "defense": "D",
    "hit_points": "HP",
    "threat": "T",
    "engagement_cost": "E",
    "quest_points": "Q",
}


def draw(game: Game, view: dict[str, Any]) -> Drawing:
    """Zones from top to bottom."""
    zones: list[tuple[str, list[dict[str, Any]]]] = [
        ("Quest and active location", view["quest"] + view["active_location"]),
        (f"Staging area, threat {view['staging_threat']}", view["staging"]),
    ]
    for number, player in enumerate(view["player"], 1):
        told = "eliminated" if player["eliminated"] else f"threat {player['threat']}"
        head = (
            f"Player {number}: {told}, hand {player['hand']}, deck {player['deck']['size']}, "
            f"discards {len(player['discard'])}"
        )
        zones.append((head, player["area"]))
        if player["engaged"]:
            zones.append((f"Engaged with player {number}", player["engaged"]))
    if view["hand"]:
        zones.append(("Your hand", view["hand"]))
    high = 64.0
    for _, cards in zones:
        high += 30 + max(1, -(-len(cards) // _ROW)) * (_HIGH + _GAP)
    drawing = Drawing(_ROW * (_WIDE + _GAP) + 40, high)
    drawing.text(20, 30, game.title, 20, bold=True)
    drawing.text(
        20,
        52,
        f"{view['scenario'].replace('_', ' ').title()}, round {view['round']}, {view['phase']} "
        f"phase; willpower committed {view['committed_willpower']}; encounter deck "
        f"{view['encounter_deck']['size']}, discards {len(view['encounter_discard'])}",
        13,
    )
    y = 64.0
    for head, cards in zones:
        y += 22
        drawing.text(20, y, head, 13, bold=True)
        y += 8
        for number, card in enumerate(cards):
            row, column = divmod(number, _ROW)
            _card(drawing, 20 + column * (_WIDE + _GAP), y + row * (_HIGH + _GAP), card)
        y += max(1, -(-len(cards) // _ROW)) * (_HIGH + _GAP)
    return drawing


def _card(drawing: Drawing, x: float, y: float, card: dict[str, Any]) -> None:
    fill = _TYPES.get(card.get("type", ""), "#7d7264")
    tired = card.get("exhausted")
    drawing.box(x, y, _WIDE, _HIGH, fill="#d9d0bd" if tired else "#fbf6ea", round_=6)
    drawing.box(x, y, _WIDE, 18, fill=fill, round_=6)
    name = card["name"] if len(card["name"]) <= 19 else card["name"][:18] + "…"
    drawing.text(x + _WIDE / 2, y + 13, name, 10, "#fff", "middle", bold=True)
    stats = " ".join(f"{_STATS[k]}{v}" for k, v in card.get("stats", {}).items() if v >= 0)
    drawing.text(x + 6, y + 33, stats, 11)
    marks = [
        words
        for words, shown in (
            ("exhausted", tired),
            ("on the quest", card.get("committed")),
            ("has attacked", card.get("has_attacked")),
        )
        if shown
    ]
    if card.get("shadow_cards"):
        marks.append(f"{len(card['shadow_cards'])} shadow")
    drawing.text(x + 6, y + 47, ", ".join(marks), 9)
    left = x + 6
    for key, colour in (("damage", "#c0392b"), ("progress", "#3f8a4d"), ("resources", "#b08a2e")):
        if card.get(key):
            left += drawing.badge(left, y + 60, f"{card[key]} {_TOKENS[key]}", colour, size=8) + 2
    for number, attached in enumerate(card.get("attachments", ())[:2]):
        drawing.text(x + 6, y + 78 + 11 * number, f"+ {attached['name'][:20]}", 9, INK)
