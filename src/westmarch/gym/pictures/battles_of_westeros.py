"""Battles of Westeros: the field of hexes with its units, and both Houses beside it."""

from __future__ import annotations

from math import sqrt
from typing import Any

from westmarch.gym.pictures.svg import INK, Drawing
from westmarch.kernel.game import Game

_GROUNDS = {
    "plains": "#cfd3a0",
    "hills": "#c9b57c",
    "forest": "#8fae7e",
    "river": "#8fb8cf",
    "forest_river": "#7da9a8",
    "building": "#b79d86",
    "road": "#d9c8a0",
    "forest_road": "#a9b584",
}
_HOUSES = {"stark": "#5d6b7a", "lannister": "#a3342c"}
_RANKS = {"green": "#3f8a4d", "blue": "#3668b0", "red": "#c0392b"}
_SIZE = 30.0
"""From the middle of a hex to its corners."""
_WIDE = sqrt(3) * _SIZE
_PANEL = 280


def _middle(name: str) -> tuple[float, float]:
    column, row = ord(name[0]) - ord("a"), int(name[1:]) - 1
    return (column + 0.5 * (row & 1)) * _WIDE, row * 1.5 * _SIZE


def _corners(x: float, y: float, size: float = _SIZE) -> list[tuple[float, float]]:
    half = size * sqrt(3) / 2
    return [
        (x, y - size),
        (x + half, y - size / 2),
        (x + half, y + size / 2),
        (x, y + size),
        (x - half, y + size / 2),
        (x - half, y - size / 2),
    ]


def draw(game: Game, view: dict[str, Any]) -> Drawing:
    """The battlefield on the left, the Houses on the right."""
    field = view["field"]
    places = {name: _middle(name) for name in field}
    left = min(x for x, _ in places.values()) - _WIDE
    top = min(y for _, y in places.values()) - 1.6 * _SIZE
    wide = max(x for x, _ in places.values()) - left + _WIDE
    high = max(max(y for _, y in places.values()) - top + 1.6 * _SIZE, 560)
    drawing = Drawing(wide + _PANEL, high)
    at = {name: (x - left, y - top) for name, (x, y) in places.items()}
    for name, shown in field.items():
        _hex(drawing, *at[name], name, shown)
    for goal in view["objectives"]:
        x, y = at[goal["hex"]]
        held_by = _HOUSES.get(goal["control"], "#d8a400")
        rim = _corners(x, y, _SIZE - 3)
        drawing.path((*rim, rim[0]), line=held_by, wide=3)
    for unit in view["units"]:
        if unit["hex"] in at:
            _unit(drawing, *at[unit["hex"]], unit)
    for unit in view["units"]:
        foe = unit["engaged"]
        if foe is not None and unit["hex"] in at and view["units"][foe]["hex"] in at:
            drawing.path((at[unit["hex"]], at[view["units"][foe]["hex"]]), line="#c0392b", wide=2)
    _panel(drawing, wide + 12, game, view)
    return drawing


def _hex(drawing: Drawing, x: float, y: float, name: str, shown: dict[str, Any]) -> None:
    drawing.path(_corners(x, y), fill=_GROUNDS.get(shown["terrain"], "#cfd3a0"), line="#8a8068")
    drawing.text(x, y - _SIZE * 0.62, name, 8, "#6b6152", "middle")
    words = shown.get("token", "").replace("_", " ")
    if shown.get("devastated"):
        words = "devastated"
    if words:
        drawing.text(x, y + _SIZE * 0.75, words, 7, INK, "middle", halo="#efe6d2")
    if shown.get("fire"):
        drawing.badge(x + 8, y - 18, f"fire {shown['fire']}", "#e0681f", size=7)


def _unit(drawing: Drawing, x: float, y: float, unit: dict[str, Any]) -> None:
    """A block in the colour of its House with a rim in that of its rank; pale while inactive."""
    fill = _HOUSES[unit["house"]] if unit["active"] else "#b8b1a4"
    drawing.box(x - 20, y - 12, 40, 24, fill=fill, line=_RANKS[unit["rank"]], stroke=3)
    ink = "#fff" if unit["active"] else INK
    short = "".join(part[0] for part in unit["kind"].split("_")).upper()
    drawing.text(x, y + 1, f"{short} {unit['figures']}", 10, ink, "middle", bold=True)
    if unit["commander"]:
        name = unit["commander"].split("_")[0].title()
        drawing.text(x, y + 10, name, 7, "#f4cf4a" if unit["active"] else INK, "middle", bold=True)


def _panel(drawing: Drawing, x: float, game: Game, view: dict[str, Any]) -> None:
    cards = {card["id"]: card["name"] for card in game.facts()["cards"]}
    drawing.text(x, 30, game.title, 18, bold=True)
    y = drawing.lines(
        x,
        54,
        [
            f"Round {view['round']} of {view['rounds']}, {view['phase'].replace('_', ' ')}",
            f"To act: {view['to_act'].title()}; Momentum: {view['momentum'].title()}",
            f"Morale marker: {view['morale']:+d} (+ favours Lannister)",
        ],
    )
    for house, state in view["houses"].items():
        y += 10
        drawing.box(x - 4, y - 13, _PANEL - 24, 18, fill=_HOUSES[house])
        drawing.text(x + 2, y, f"{house.title()}: {view['points'][house]} points", 13, "#fff")
        y += 20
        pool = ", ".join(f"{count} {symbol}" for symbol, count in state["pool"].items() if count)
        y = drawing.lines(
            x,
            y,
            [
                f"Command tokens {state['command']}",
                f"Orders: {pool or 'none'}",
                f"Hand {state['hand']}, deck {state['deck']}"
                + (", has passed" if state["passed"] else ""),
            ],
        )
    if view["hand"]:
        drawing.lines(x, y + 10, ["Your hand:", *(f"   {cards[c]}" for c in view["hand"])])
