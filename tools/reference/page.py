"""The reference of a game as a page to read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def page(found: dict[str, Any]) -> str:
    """The page of one game."""
    return "\n".join(_lines(found)) + "\n"


def _lines(found: dict[str, Any]) -> Iterator[str]:
    yield f"# {found['title']}: what it asks, tells and draws"
    yield ""
    game = found["game"]
    yield f"From docs/reference/{game}.json; README.md beside it says how to read it."
    yield ""
    yield from _decisions(found)
    yield from _verbs(found)
    yield from _events(found)
    yield from _draws(found)
    yield from _procedures(found)


def _decisions(found: dict[str, Any]) -> Iterator[str]:
    yield "## Decisions"
    yield ""
    yield "| kind | asked by | rule | verbs |"
    yield "|---|---|---|---|"
    for kind, one in found["decisions"].items():
        name = f"`{kind}`" + (" (secret)" if one["secret"] else "")
        rules = ", ".join(one["rules"]) or "that of the card"
        offered = ", ".join(f"`{verb}`" for verb in one["verbs"]) or "not met"
        yield f"| {name} | {', '.join(one['steps'])} | {rules} | {offered} |"
    yield ""


def _verbs(found: dict[str, Any]) -> Iterator[str]:
    yield "## Verbs"
    yield ""
    yield f"{found['actions']} actions have a number of their own."
    yield ""
    yield "| verb | arguments |"
    yield "|---|---|"
    for verb, arguments in found["verbs"].items():
        told = "; ".join(map(_argument, arguments)) or "none"
        yield f"| `{verb}` | {told} |"
    yield ""


def _argument(one: dict[str, Any]) -> str:
    if one["kind"] == "number":
        return f"number {one['from']} to {one['to']}"
    if "values" in one:
        listed = ", ".join(f"`{value}`" for value in one["values"])
        return f"{one['kind']}: {listed}"
    return f"{one['kind']}, one of {one['count']}"


def _events(found: dict[str, Any]) -> Iterator[str]:
    yield "## Events"
    yield ""
    yield "| kind | fields |"
    yield "|---|---|"
    for kind, one in found["events"].items():
        name = f"`{kind}`" + (" (only some seats)" if one["only_some"] else "")
        always = set.intersection(*map(set, one["sets"]))
        parts = [
            f"`{field}`{'' if field in always else '?'}: {type_name or 'not met'}"
            for field, type_name in one["fields"].items()
        ]
        yield f"| {name} | {'; '.join(parts) or 'none'} |"
    yield ""


def _draws(found: dict[str, Any]) -> Iterator[str]:
    yield "## Random results"
    yield ""
    yield "In each function in this order; what is repeated falls item by item."
    yield ""
    yield "| where | what | from, or how many | repeated for |"
    yield "|---|---|---|---|"
    for one in found["draws"]:
        where = f"`{one['where']}`"
        if one.get("called_by"):
            where += f", for {', '.join(one['called_by'])}"
        how = {"shuffle": "shuffle of ", "roll": "", "roll_dice": ""}.get(one["how"], "")
        source = f"`{one['from']}`" if one["from"] else "one die"
        loops = ", then ".join(f"`{loop}`" for loop in one.get("repeated_for", ()))
        yield f"| {where} | {how}{one['what']} | {source} | {loops} |"
    yield ""


def _procedures(found: dict[str, Any]) -> Iterator[str]:
    yield "## Procedures and their steps"
    yield ""
    for name, steps in found["procedures"].items():
        yield f"- {name}: {', '.join(steps)}"
