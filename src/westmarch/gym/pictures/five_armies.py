"""The Battle of Five Armies: the valley with its armies, and the tracks beside it."""

from __future__ import annotations

from typing import Any

from westmarch.gym.pictures.maps import map_of
from westmarch.gym.pictures.svg import INK, SOFT, Drawing
from westmarch.kernel.game import Game

_SIDES = {"free_peoples": "#3d63a8", "shadow": "#a63a32"}
_TERRAINS = {
    "hills": "#cdbd88",
    "mountains": "#b3a894",
    "plains": "#cfd3a0",
    "ruins": "#c9b9ad",
    "swamps": "#a9bb9d",
}
_PANEL = 290
_SHORT = {
    "dwarf_regular": "DR",
    "dwarf_veteran": "DV",
    "lake_men": "LM",
    "elf_archer": "EA",
    "elf_spearman": "ES",
    "orc": "Or",
    "warg": "Wa",
    "goblin": "Go",
    "great_orc": "GO",
}


def draw(game: Game, view: dict[str, Any]) -> Drawing:
    """The map on the left, everything else on the right."""
    chart = map_of("five_armies")
    facts = game.facts()
    drawing = Drawing(chart.width + _PANEL, chart.height, "#b9ad97")
    regions = {region["id"]: region for region in facts["regions"]}
    drawing.path(chart.ring(chart.source["river"][0]), fill="#9dbfd0", line="#6b8ea0")
    for extra in chart.source["river"][1:]:
        drawing.path(chart.ring(extra), fill="#9dbfd0", line="#6b8ea0")
    for id_, rings in chart.outlines.items():
        for ring in rings:
            drawing.path(ring, fill=_TERRAINS[regions[id_]["terrain"]], line="#6b6152", wide=1)
    for id_, region in regions.items():
        x, y = chart.points[id_]
        drawing.text(x, y - 16, _short_name(region), 9, "#4a4238", "middle", halo="#efe6d2")
        _holding(drawing, x, y, id_, view)
    rooms = chart.source["spaces"]
    for space in facts["spaces"]:
        if space["id"] in rooms:
            left, top, wide, high = rooms[space["id"]]
            drawing.box(left, top, wide, high, fill="#8f8573")
            drawing.text(left + wide / 2, top + 12, _short_name(space), 8, "#fff", "middle")
    for place, army in view["places"].items():
        if place in chart.points:
            _army(drawing, *chart.points[place], army)
        elif place in rooms:
            left, top, wide, high = rooms[place]
            _army(drawing, left + wide / 2, top + high / 2 + 8, army)
    _panel(drawing, chart.width + 14, game, facts, view)
    return drawing


def _short_name(place: dict[str, Any]) -> str:
    """A name without its territory, which the map shows."""
    return str(place["name"].partition(" (")[0].partition(",")[0])


def _holding(drawing: Drawing, x: float, y: float, region: str, view: dict[str, Any]) -> None:
    side = view["control"].get(region)
    if side is None:
        return
    wall = view["walls"].get(region)
    words = f"{wall['defence'] - wall['damage']}/{wall['defence']}" if wall else "S"
    drawing.badge(x + 24, y - 3, words, _SIDES[side], size=9)


def _army(drawing: Drawing, x: float, y: float, army: dict[str, Any]) -> None:
    left = x - 34
    for unit, count in army["units"].items():
        side = "free_peoples" if unit in list(_SHORT)[:5] else "shadow"
        left += drawing.badge(left, y, f"{count}{_SHORT[unit]}", _SIDES[side], size=9) + 1
    for name in army["characters"]:
        left += drawing.badge(left, y, name[:2].title(), "#f4cf4a", INK, 9) + 1
    left = x - 34
    if army["leaders"]:
        left += drawing.badge(left, y + 15, f"{army['leaders']}L", "#6d4f8a", size=8) + 1
    if army["damage"]:
        left += drawing.badge(left, y + 15, f"{army['damage']} dmg", "#c0392b", size=8) + 1
    tokens = sum(army["tokens"].values())
    if tokens:
        drawing.badge(left, y + 15, f"{tokens}T", SOFT, size=8)


def _panel(
    drawing: Drawing, x: float, game: Game, facts: dict[str, Any], view: dict[str, Any]
) -> None:
    drawing.box(x - 14, 0, _PANEL, drawing.height, fill="#efe6d2", round_=0)
    people = {one["id"]: one["name"] for one in facts["characters"]}
    faces = {one["id"]: one["name"] for one in facts["faces"]}
    territories = {one["id"]: one["name"] for one in facts["territories"]}
    fate = view["fate"]
    drawing.text(x, 30, game.title, 17, bold=True)
    y = drawing.lines(
        x,
        56,
        [
            f"Turn {view['turn']}, {view['phase'].replace('_', ' ')}",
            f"Shadow victory points: {view['victory_points']}",
            f"Fate marker: {fate['marker']}, {len(fate['pool'])} tiles in the pool",
            *(f"   {people[name]} waits at {space}" for name, space in fate["waiting"].items()),
            "Generals with an activation token:",
            *(f"   {people[name]}" for name in view["activated"]),
            f"Eagles in the Eyrie: {view['eagles']['eyrie']}",
            *(
                f"   {territories[t]}: {view['eagles']['over'][t]} Eagles, {view['bats'][t]} Bats"
                for t in territories
            ),
            f"Wrath {view['wrath']}, Rings {view['rings']}, Bodyguards {view['bodyguards']}",
            "",
        ],
    )
    for side, name in (("free_peoples", "Free Peoples"), ("shadow", "Shadow")):
        drawing.text(x, y, f"{name}: dice", 12)
        shown = [faces[face] for face in view["dice"][side]]
        y = drawing.badges(x, y + 18, shown, _SIDES[side], _PANEL - 95)
    hands = ", ".join(str(sum(hand.values())) for hand in view["hands"])
    y = drawing.lines(x, y + 6, [f"Cards in hand: {hands}"])
    titles = _titles(facts)
    if view["table"]:
        y = drawing.lines(x, y + 6, ["On the table:", *(f"   {titles[c]}" for c in view["table"])])
    if view["hand"]:
        drawing.lines(x, y + 6, ["Your hand:", *(f"   {titles[c]}" for c in view["hand"])])


def _titles(facts: dict[str, Any]) -> dict[str, str]:
    orders = {order["id"]: order["title"] for order in facts["orders"]}
    return {c["id"]: c.get("title") or orders[c["order"]] for c in facts["cards"]}
