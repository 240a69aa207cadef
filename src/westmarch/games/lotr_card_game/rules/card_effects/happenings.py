"""Happenings: moments that forced effects and responses wait for (lcg.13.07 to lcg.13.09).

A rule that makes something happen says so with `happen`. Nothing is done unless a card in play or
in hand listens. What happens in one step is one batch: first all forced effects (the first player
orders them: ruling `order_within_an_action_window`), then responses, which players use in player
order, each once for each happening. Forced effects must have been active when it happened.

==================  ===========================================================================
happening           subject (u.subject), player (u.by), number (u.n), second card (u.other)
==================  ===========================================================================
committed           character committed to the quest, its controller
revealed            encounter card just revealed, before its When Revealed; seat NOBODY
quest_succeeded     quest, -, progress to come
quest_failed        quest, -, threat raised
progress_placed     the card that got progress, -, how much
explored            location just explored (it has left play)
travelled           location travelled to
engaged             enemy, the player it engaged
attacks             enemy beginning its attack, the player attacked
defends             character declared as defender, its controller, -, attacking enemy
shadow_dealt        enemy dealt a shadow card, the player attacked, its place among them
shadow_effect       shadow card whose effect is about to resolve, player attacked, -, enemy
shadow_resolved     shadow card whose effect has resolved, player attacked, -, enemy
attacked            enemy after its attack, the player attacked, damage dealt
attackers_declared  enemy attacked by players, the player who declared
damaged             card that took damage and survived, its controller, how much
destroyed           card destroyed by damage (it has left play), who controlled it
leaves_play         card that left play, who controlled it
enters_play         character or attachment that entered play, its controller
played              card played from hand that entered play, its controller
phase_begins        -, -, phase
phase_ends          -, -, phase
round_ends          -, -, round
refresh_threat      threat was just raised in the refresh phase
stage_revealed      quest card just turned to side B
rescued             hero rescued
==================  ===========================================================================
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from westmarch.games.lotr_card_game.rules.actions import DELAYED, PASS
from westmarch.games.lotr_card_game.rules.card_effects.abilities import (
    ABILITIES,
    BIT,
    DELAYS,
    FORCED_ON,
    HAND_RESPONDS_TO,
    HEARS,
    RESPONDS_TO,
    WATCHED,
    Ability,
    name_of,
)
from westmarch.games.lotr_card_game.rules.card_effects.ask import Later
from westmarch.games.lotr_card_game.rules.card_effects.uses import (
    Use,
    begin_use,
    hand_affordable,
    usable,
)
from westmarch.games.lotr_card_game.rules.catalogue import EVENT, TYPE
from westmarch.games.lotr_card_game.rules.state import NOBODY, NOTHING, Adventure
from westmarch.games.lotr_card_game.rules.table.zones import (
    HAND,
    controller_of,
    in_play,
    player_order,
)
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

Happening = tuple[str, int, int, int, int]
"""(kind, subject, player, number, second card)"""


def happen(
    s: Adventure,
    kind: str,
    subject: int = NOTHING,
    player: int = NOBODY,
    n: int = 0,
    other: int = NOTHING,
) -> bool:
    """Say that something happened. What waits for it comes before what else the caller's step
    called earlier. Returns whether anything waits for it."""
    bit = BIT[kind]
    heard = s.hears & bit or (subject >= 0 and HEARS.get(s.design[subject], 0) & bit)
    if not heard and kind not in HAND_RESPONDS_TO and not s.delayed:
        return False
    forced = _forced_now(s, kind, subject, player, n, other) if heard else []
    delayed = [d for d in s.delayed if d[0] == kind] if s.delayed else []
    if (
        not forced
        and not delayed
        and not (heard and _a_card_in_play_listens(s, kind, subject))
        and not (kind in HAND_RESPONDS_TO and _a_card_in_hand_listens(s, kind))
    ):
        return False
    what: Happening = (kind, subject, player, n, other)
    top = s.stack[-1] if s.stack else None
    if type(top) is Happenings and top.step == 0:
        place = len(top.what)
        top.what = (*top.what, what)
    else:
        place = 0
        top = Happenings(what=(what,))
        s.stack.append(top)
    top.waiting = (
        *top.waiting,
        *((card, index, place) for card, index in forced),
        *((d[2], DELAYED + DELAYS.index(d[1]), place) for d in delayed),
    )
    return True


def _forced_now(
    s: Adventure, kind: str, subject: int, player: int, n: int, other: int
) -> list[tuple[int, int]]:
    listeners = FORCED_ON.get(kind)
    if listeners is None:
        return []
    found: list[tuple[int, int]] = []
    design = s.design
    for card in _watching(s, "forced", kind, subject):
        if design[card] in listeners:
            for ability in listeners[design[card]]:
                if (not ability.own or card == subject) and not ability.after_leaving:
                    found.append((card, ability.index))
    if subject >= 0 and design[subject] in listeners:
        for ability in listeners[design[subject]]:
            if ability.after_leaving:
                found.append((subject, ability.index))
    if not found:
        return found
    return [
        (card, index)
        for card, index in found
        if (needs := ABILITIES[design[card]][index].needs) is None
        or needs(s, _use(s, card, index, (kind, subject, player, n, other)))
    ]


def _watching(s: Adventure, ability: str, kind: str, subject: int) -> Sequence[int]:
    """Cards in play that may wait for a happening: often only its own card can."""
    if kind in WATCHED[ability]:
        return s.live if s.hears & BIT[kind] else ()
    return (subject,) if in_play(s, subject) else ()


def _a_card_in_play_listens(s: Adventure, kind: str, subject: int) -> bool:
    listeners = RESPONDS_TO.get(kind)
    if listeners is None:
        return False
    design = s.design
    if subject >= 0 and design[subject] in listeners:
        return True
    if kind not in FORCED_ON:
        return s.hears & BIT[kind] > 0
    return any(design[card] in listeners for card in s.live)


def _a_card_in_hand_listens(s: Adventure, kind: str) -> bool:
    listeners = HAND_RESPONDS_TO[kind]
    design = s.design
    for seat in range(s.players):
        for card in s.zones[HAND[seat]]:
            if design[card] in listeners:
                return True
    return False


def _use(s: Adventure, card: int, index: int, what: Happening, seat: int = NOBODY) -> Use:
    kind, subject, player, n, other = what
    if seat < 0:
        seat = controller_of(s, card)
    if seat < 0:
        seat = s.first_player
    return Use(
        seat=seat, card=card, index=index, on=kind, subject=subject, by=player, n=n, other=other
    )


def delay(s: Adventure, kind: str, go: Callable[..., Any], card: int, seat: int = 0) -> None:
    """Do something the next time something happens ("phase_ends", "round_ends"): a `delayed`
    function gets ``ask.card`` and ``ask.seat``. It is ordered among forced effects, and forgotten
    when the card leaves play before."""
    s.delayed.append((kind, name_of(go), card, seat))


class Happenings(Frame):
    """One batch of happenings: forced effects, then responses."""

    sequence: ClassVar[tuple[str, ...]] = ("forced", "next_player", "respond")
    what: tuple[Happening, ...]
    waiting: tuple[tuple[int, int, int], ...] = ()
    """(card, ability, place in the batch) of forced effects still to come."""
    used: tuple[tuple[int, int, int], ...] = ()
    """The same of responses used."""
    passed: int = 0
    """Players, in player order, who have passed."""
    seat: int = NOBODY
    """Who is asked."""

    @choice("order_forced", rule="lcg.13.09")
    def forced(self, s: Adventure) -> Offered:
        """The first player orders effects that are triggered at once."""
        if not self.waiting:
            return None
        found: list[Action] = []
        seen = set()
        for card, index, place in self.waiting:
            key = (s.design[card], index, place if self.what[place][1] != card else -1)
            if key not in seen:
                seen.add(key)
                found.append(("trigger", card, index, place))
        return s.first_player, found

    @forced.takes
    def _(self, s: Adventure, action: Action) -> None:
        card, index, place = int(action[1]), int(action[2]), int(action[3])
        waiting = list(self.waiting)
        waiting.remove((card, index, place))
        self.waiting = tuple(waiting)
        self.goto("forced")
        if index >= DELAYED:
            self._delayed(s, card, DELAYS[index - DELAYED], place)
            return
        ability = ABILITIES[s.design[card]][index]
        use = _use(s, card, index, self.what[place])
        if (in_play(s, card) or ability.after_leaving) and (
            ability.needs is None or ability.needs(s, use)
        ):
            begin_use(s, use)

    def _delayed(self, s: Adventure, card: int, go: str, place: int) -> None:
        """A delayed effect, unless the card has left play since."""
        for entry in s.delayed:
            if entry[:3] == (self.what[place][0], go, card):
                s.delayed.remove(entry)
                tell(s, "delayed", card=card, number=s.design[card], go=go)
                call(s, Later(seat=entry[3], then=go, card=card))
                return

    def next_player(self, s: Adventure) -> None:
        order = player_order(s)
        for place in range(self.passed, len(order)):
            if self.responses(s, order[place]):
                self.passed = place
                self.seat = order[place]
                return
        s.stack.pop()

    @choice("respond", rule="lcg.13.07")
    def respond(self, s: Adventure) -> Offered:
        options = self.responses(s, self.seat)
        if options:
            options.append(PASS)
        return self.seat, options

    @respond.takes
    def _(self, s: Adventure, action: Action) -> None:
        self.goto("next_player")
        if action == PASS:
            self.passed += 1
            return
        card, index, place = int(action[1]), int(action[2]), int(action[3])
        self.used = (*self.used, (card, index, place))
        self.passed = 0
        begin_use(s, _use(s, card, index, self.what[place], self.seat))

    def responses(self, s: Adventure, seat: int) -> list[Action]:
        """The responses a player can use now."""
        found: list[Action] = []
        design = s.design
        for place, (kind, subject, _, _, _) in enumerate(self.what):
            listeners = RESPONDS_TO.get(kind)
            if listeners is not None:
                for card in _watching(s, "response", kind, subject):
                    if design[card] in listeners:
                        for ability in listeners[design[card]]:
                            if not ability.after_leaving and self._can(
                                s, seat, card, ability, place
                            ):
                                found.append(("respond", card, ability.index, place))
                if subject >= 0 and design[subject] in listeners:
                    for ability in listeners[design[subject]]:
                        if ability.after_leaving and self._can(s, seat, subject, ability, place):
                            found.append(("respond", subject, ability.index, place))
            listeners = HAND_RESPONDS_TO.get(kind)
            if listeners is not None:
                seen: set[int] = set()
                for card in s.zones[HAND[seat]]:
                    number = design[card]
                    if number in seen or number not in listeners:
                        continue
                    seen.add(number)
                    for ability in listeners[number]:
                        if TYPE[number] == EVENT and not hand_affordable(s, seat, number):
                            continue
                        if self._can(s, seat, card, ability, place):
                            found.append(("respond", card, ability.index, place))
        return found

    def _can(self, s: Adventure, seat: int, card: int, ability: Ability, place: int) -> bool:
        what = self.what[place]
        if ability.own and what[1] != card:
            return False
        if ability.exhausts and s.exhausted[card]:
            return False
        if not ability.from_hand:
            controller = controller_of(s, card)
            if not ability.anyone and seat != (s.first_player if controller < 0 else controller):
                return False
        if (card, ability.index, place) in self.used:
            return False
        return usable(s, _use(s, card, ability.index, what, seat), ability)
