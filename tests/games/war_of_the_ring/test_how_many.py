"""How many figures of each kind may be chosen at once: whatever the view says, the choices that are
made one by one allow (wotr.6.35, wotr.6.50)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from westmarch.games.war_of_the_ring.game import GAME
from westmarch.games.war_of_the_ring.rules.map.armies import STACKING_LIMIT
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.flow import prompt, take

GAMES = 4
LIMIT = 4000


def is_unit(figure: str) -> bool:
    return figure.endswith(("_regular", "_elite"))


def played(s: War, actions: list[Action]) -> None:
    """Every one of these is offered in its turn; a single choice left takes itself."""
    frame = s.stack[-1]
    for action in actions:
        if s.offer is None or s.stack[-1] is not frame:
            return
        assert action in s.offer.actions, f"{action} of {actions} is not offered"
        take(s, action)


def march(s: War, frame: dict[str, Any], rng: Random) -> list[Action] | None:
    """A random choice of those who go, within what the view says."""
    assert s.offer is not None
    takes = [a for a in s.offer.actions if a[0] in ("take", "take_character")]
    names = [str(a[1]) for a in takes for _ in range(frame["free"].get(str(a[1]), 1))]
    rng.shuffle(names)
    chosen: list[str] = []
    for name in names[: rng.randint(1, len(names))] if names else []:
        units = sum(map(is_unit, chosen))
        if not is_unit(name) or units < frame["room"]:
            chosen.append(name)
    standing = GAME.view(s, None)["places"][frame["origin"]]["figures"]
    units = sum(n for figure, n in standing.items() if is_unit(figure))
    going = [*frame["taken"], *chosen]
    led = [n for n in going if n.endswith("_leader")]
    leaders = sum(n for figure, n in standing.items() if figure.endswith("_leader"))
    gone = sum(map(is_unit, going))
    if not gone or (gone == units and len(led) < leaders):
        return None
    if not all(set(chosen) & set(group) for group in frame["needed"]):
        return None
    verb = {str(a[1]): a for a in takes}
    return [*(verb[name] for name in chosen), ("done",)]


def rearguard(s: War, frame: dict[str, Any], rng: Random) -> list[Action] | None:
    """A random rearguard, its units first."""
    asked = prompt(s)
    assert asked is not None
    every = [*asked.decision.actions, *(action for action, _ in asked.refused)]
    verb = {str(a[1]): a for a in every if len(a) > 1}
    place = GAME.view(s, None)["places"][frame["origin"]]
    behind = GAME.view(s, None)["places"].get("rearguard", {"figures": {}})["figures"]
    counts = place["figures"]
    figures: list[str] = [n for n in verb if n in counts for _ in range(counts[n])]
    names = figures + [n for n in verb if n not in counts]
    chosen = rng.sample(names, rng.randint(0, len(names) - 1))
    units = sum(map(is_unit, chosen))
    if units >= sum(map(is_unit, figures)):
        return None
    if chosen and not units and not any(map(is_unit, behind)):
        return None
    rest = Counter(names) - Counter(chosen)
    if not all(set(rest) & set(group) for group in frame["needed"]):
        return None
    chosen.sort(key=lambda name: not is_unit(name))
    return [*(verb[name] for name in chosen), ("done",)]


def test_what_may_be_set_at_once_is_allowed_one_by_one() -> None:
    tried: Counter[str] = Counter()
    for seed in range(GAMES):
        rng = Random(f"how many {seed}")
        s = GAME.new(GAME.choose_options({}), seed)
        assert isinstance(s, War)
        for _ in range(LIMIT):
            if s.offer is None:
                break
            kind = s.offer.kind
            choose = {"choose_figures": march, "rearguard": rearguard}.get(kind)
            chosen = choose(s, GAME.view(s, None)["procedure"][-1], rng) if choose else None
            if chosen:
                tried[kind] += 1
                played(s, chosen)
            else:
                take(s, rng.choice(s.offer.actions))
    assert tried["choose_figures"] > 100 and tried["rearguard"] > 20, tried


def test_those_who_moved_already_and_the_limit_of_ten_are_counted() -> None:
    s = GAME.read_position(
        """turn: 3; phase: action_resolution; to act: shadow
        gorgoroth: sauron 6 regular 1 elite ; minas_morgul: sauron 3 regular
        morannon: sauron 8 regular
        sauron: active, at war ; dice shadow: 2 army ; dice fp: character""",
        seed=1,
    )
    for action in (("use_die", "army"), ("act", "march"), ("move_from", "gorgoroth")):
        assert s.offer is not None
        if action in s.offer.actions:
            take(s, action)
    assert s.offer is not None
    to = next(a for a in s.offer.actions if a == ("move_to", "morannon"))
    take(s, to)
    frame = GAME.view(s, None)["procedure"][-1]
    assert frame["room"] == STACKING_LIMIT - 8
    assert frame["free"] == {"sauron_regular": 6, "sauron_elite": 1}
    take(s, ("take", "sauron_regular"))
    frame = GAME.view(s, None)["procedure"][-1]
    assert frame["room"] == 1 and frame["free"]["sauron_regular"] == 5
    take(s, ("done",))
    # The second Army of the same die: the one that came to Morannon stays there.
    take(s, ("move_from", "morannon"))
    assert s.offer is not None
    take(s, next(a for a in s.offer.actions if a[0] == "move_to"))
    assert GAME.view(s, None)["procedure"][-1]["free"] == {"sauron_regular": 8}
