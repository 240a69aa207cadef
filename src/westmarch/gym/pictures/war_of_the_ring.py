"""War of the Ring: the map with Armies, Characters and control, and the tracks beside it."""

from __future__ import annotations

from typing import Any

from westmarch.gym.pictures.maps import map_of
from westmarch.gym.pictures.svg import INK, SOFT, Drawing
from westmarch.kernel.game import Game

_NATIONS = {
    "dwarves": "#8d6a4a",
    "elves": "#4f8a5b",
    "gondor": "#3d63a8",
    "north": "#6fa0c4",
    "rohan": "#3f7d4e",
    "isengard": "#c9a53a",
    "sauron": "#a63a32",
    "southrons_easterlings": "#cf7a2c",
}
_SIDES = {"free_peoples": "#3d63a8", "shadow": "#a63a32"}
_NEUTRAL, _SEA = "#ded3b8", "#a9c3cf"
_PANEL = 300
_TYPES = {"regular": "R", "elite": "E", "leader": "L"}
_SIGNS = {"fortification": "+", "town": "t", "city": "c", "stronghold": "S"}


def draw(game: Game, view: dict[str, Any]) -> Drawing:
    """The map on the left, everything else on the right."""
    chart = map_of("war_of_the_ring")
    facts = game.facts()
    drawing = Drawing(chart.width + _PANEL, chart.height)
    regions = {region["id"]: region for region in facts["regions"]}
    for id_, rings in chart.outlines.items():
        nation = regions.get(id_, {}).get("nation", "")
        fill = _SEA if id_ == "sea" else _mixed(_NATIONS[nation]) if nation else _NEUTRAL
        for ring in rings:
            drawing.path(ring, fill=fill, line="#6b6152", wide=0.8)
    for id_, region in regions.items():
        _name(drawing, chart.points[id_], region, view)
    for place, army in view["places"].items():
        region = place.removeprefix("inside_")
        if region in chart.points:
            _army(drawing, chart.points[region], army, inside=place != region)
    x, y = chart.points[view["fellowship"]["region"]]
    drawing.disc(x - 14, y - 15, 6, "#f4cf4a", wide=2)
    drawing.text(x - 14, y - 12, "F", 8, anchor="middle", bold=True)
    _panel(drawing, chart.width + 14, game, facts, view)
    return drawing


def _mixed(colour: str) -> str:
    """A colour paled to the tone of a map."""
    parts = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return "#" + "".join(f"{(part + 2 * 222) // 3:02x}" for part in parts)


def _name(
    drawing: Drawing, at: tuple[float, float], region: dict[str, Any], view: dict[str, Any]
) -> None:
    x, y = at
    drawing.text(x, y - 4, region["name"], 7.5, "#4a4238", "middle", halo="#f3ecdb")
    sign = _SIGNS.get(region.get("settlement", ""))
    if sign:
        side = view["control"].get(region["id"])
        fill = _SIDES.get(side, SOFT)
        drawing.box(x - 5, y - 20, 10, 10, fill=fill, round_=1)
        drawing.text(x, y - 12.4, sign, 8, "#fff", "middle", bold=True)


def _army(
    drawing: Drawing, at: tuple[float, float], army: dict[str, Any], inside: bool = False
) -> None:
    """Plates with the figures of each Nation, then the initials of Characters."""
    x, y = at[0] - 16, at[1] + (18 if inside else 5)
    nations: dict[str, str] = {}
    for figure, count in army["figures"].items():
        nation, _, kind = figure.rpartition("_")
        nation = nation if nation in _NATIONS else "sauron"
        sign = _TYPES.get(kind, "N")
        nations[nation] = nations.get(nation, "") + f"{count}{sign}"
    for nation, words in nations.items():
        x += drawing.badge(x, y, f"({words})" if inside else words, _NATIONS[nation], size=7.5) + 1
    for name in army["characters"]:
        initials = "".join(part[0] for part in name.split("_") if part not in ("the", "of")).upper()
        x += drawing.badge(x, y, initials, "#f4cf4a", INK, 7.5) + 1


def _panel(
    drawing: Drawing, x: float, game: Game, facts: dict[str, Any], view: dict[str, Any]
) -> None:
    named = {
        table: {one["id"]: one["name"] for one in facts[table]} for table in ("nations", "faces")
    }
    people = {one["id"]: one["name"] for one in facts["characters"]}
    cards = {one["id"]: one["title"] for one in facts["cards"]}
    drawing.text(x, 30, game.title, 20, bold=True)
    points = view["victory_points"]
    road, hunt = view["fellowship"], view["hunt"]
    where = f"Mordor, step {road['mordor']}" if road["mordor"] is not None else "on the road"
    y = drawing.lines(
        x,
        56,
        [
            f"Turn {view['turn']}, {view['phase'].replace('_', ' ')}",
            f"Victory points: Free Peoples {points['free_peoples']}, Shadow {points['shadow']}",
            "",
            f"Fellowship ({'hidden' if road['hidden'] else 'revealed'}): {where}",
            f"progress {road['progress']}, corruption {road['corruption']}",
            f"Guide: {people[road['guide']]}",
            *(f"   {people[name]}" for name in road["companions"]),
            "",
            f"Hunt Box: Free Peoples {hunt['box']['free_peoples']}, Shadow {hunt['box']['shadow']}",
            f"Hunt Pool: {len(hunt['pool'])} tiles",
            "",
        ],
    )
    for side, name in (("free_peoples", "Free Peoples"), ("shadow", "Shadow")):
        drawing.text(x, y, f"{name}: {view['rings'][side]} Elven Rings, dice", 12)
        shown = [named["faces"][face] for face in view["dice"][side]]
        y = drawing.badges(x, y + 18, shown, _SIDES[side], _PANEL - 95)
    for nation, state in view["nations"].items():
        drawing.disc(x + 6, y - 4, 5, _NATIONS[nation])
        war = "At War" if not state["steps"] else f"{state['steps']} from war"
        passive = "" if state["active"] else ", passive"
        drawing.text(x + 18, y, f"{named['nations'][nation]}: {war}{passive}", 12)
        y += 17
    hands = ", ".join(
        f"{seat.replace('_', ' ')} {sum(hand.values())}"
        for seat, hand in zip(view["seats"], view["hands"], strict=True)
    )
    y = drawing.lines(x, y + 12, [f"Cards in hand: {hands}"])
    if view["table"]:
        y = drawing.lines(x, y + 6, ["On the table:", *(f"   {cards[c]}" for c in view["table"])])
    if view["hand"]:
        drawing.lines(x, y + 6, ["Your hand:", *(f"   {cards[c]}" for c in view["hand"])])
