"""What is shown of a table: the view of somebody's seats, the decision, lines of the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from westmarch.kernel import rulings
from westmarch.kernel.engine.flow import prompt
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import Game
from westmarch.kernel.texts.language import spoken
from westmarch.tabletop.journal.codec import Logged, tale
from westmarch.tabletop.views.schemas import ChoiceOut, DecisionOut, Line, RefusedOut

MOST_REFUSED = 300


def view_of(
    game: Game, options: Mapping[str, str], s: State, seats: Sequence[int], to_act: int | None
) -> dict[str, Any]:
    """The table as somebody's seats may see it: by the one that is to act, or else the first;
    with the hands of all of them that are allied to it, since one person holds them."""
    shown = to_act if to_act in seats else seats[0] if seats else None
    view = game.view(s, shown)
    if shown is not None and len(seats) > 1:
        sides = game.sides(options)
        allied = [seat for seat in seats if sides[seat] == sides[shown]]
        hands = {str(seat): game.view(s, seat).get("hand", []) for seat in allied}
        view |= {"own_hands": hands} if len(hands) > 1 else {}
    return view


def decision_out(
    game: Game, s: State, options: dict[str, str], n: int, mine: bool, choices: bool = True
) -> DecisionOut:
    """A decision for the wire. The question is everybody's; the actions are the seat's own."""
    asked = s.offer
    assert asked is not None
    found = DecisionOut(
        n=n,
        seat=asked.seat,
        seat_name=game.seats(options)[asked.seat],
        mine=mine,
        kind=asked.kind,
        question=game.question(s, asked),
        rule=asked.rule,
        since=None,
        actions=[],
        refused=[],
        can_undo=False,
        undo_needs_consent=False,
        purpose=game.purpose(s, asked.seat if mine else None),
    )
    if mine and choices:
        found.actions = [
            ChoiceOut(game.space.id_of(a), a, game.label(s, a), game.targets(a))
            for a in asked.actions
        ]
        found.refused = _refused(game, s)
    return found


def _refused(game: Game, s: State) -> list[RefusedOut]:
    asked = prompt(s)
    if asked is None:
        return []
    return [
        RefusedOut(
            action,
            game.label(s, action),
            game.reason(why),
            why.rule,
            game.targets(action),
            rulings.behind(game, why),
        )
        for action, why in asked.refused[:MOST_REFUSED]
    ]


def lines(
    game: Game, options: Mapping[str, str], items: Sequence[Logged], first: int
) -> list[Line]:
    """Lines of the log for the wire, numbered from `first` on, in the language spoken."""
    found = []
    language = spoken()
    for k, item in enumerate(items, start=first):
        seat = item.event.data.get("seat")
        text = item.texts.get(language)
        if text is None:
            text = item.texts[language] = tale(game, item.event, options)
        found.append(
            Line(
                k=k,
                kind=item.event.kind,
                data=item.event.data,
                text=text,
                turn=item.turn,
                phase=item.event.phase,
                seat=seat if isinstance(seat, int) else None,
                to=None if item.event.seats is None else list(item.event.seats),
            )
        )
    return found
