"""Phase 5: using Action dice and Elven Rings, alternately (wotr.4.17 to wotr.4.47).

A die result offers a menu of actions; each has a predicate that says why it is not possible now
and a frame that carries it out.
"""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.war_of_the_ring.rules.actions import PASS, SKIP, SPACE
from westmarch.games.war_of_the_ring.rules.battle.attack import Attack, why_not_attack
from westmarch.games.war_of_the_ring.rules.catalogue import (
    CARD,
    CARDS,
    DECKS,
    DECKS_OF_SIDE,
    DIE_FACES,
    F_ARMY,
    F_ARMY_MUSTER,
    F_CHARACTER,
    F_EVENT,
    F_EYE,
    F_MUSTER,
    F_WILL,
    FACE,
    FACES,
)
from westmarch.games.war_of_the_ring.rules.fellowship.fellowship import (
    MoveFellowship,
    hide,
    why_not_hide,
    why_not_move_fellowship,
)
from westmarch.games.war_of_the_ring.rules.fellowship.separation import (
    SeparateCompanions,
    why_not_separate,
)
from westmarch.games.war_of_the_ring.rules.map.armies import in_play, region_of, unconquered
from westmarch.games.war_of_the_ring.rules.map.board import EREBOR, NATION_OF, SETTLEMENT, TOWN
from westmarch.games.war_of_the_ring.rules.map.characters import (
    BringGandalfTheWhite,
    BringMinion,
    MoveCompanions,
    MoveShadowCharacters,
    crown_aragorn,
    why_not_bring_gandalf_the_white,
    why_not_bring_minion,
    why_not_crown_aragorn,
    why_not_move_companions,
    why_not_move_shadow_characters,
)
from westmarch.games.war_of_the_ring.rules.map.movement import MoveArmies, why_not_move_armies
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    BOROMIR,
    DWARVES,
    ELVES,
    FP_NATIONS,
    FREE_PEOPLES,
    GIMLI,
    GONDOR,
    IN_FELLOWSHIP,
    LEGOLAS,
    MOUTH_OF_SAURON,
    NATION,
    NATIONS,
    SHADOW,
    SHADOW_NATIONS,
    STRIDER,
)
from westmarch.games.war_of_the_ring.rules.multiplayer import (
    begin_action,
    commands_minion,
    end_action,
    use_nation,
    why_not_use_nation,
)
from westmarch.games.war_of_the_ring.rules.seats import owner, seats_of, side_of
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn import payoffs
from westmarch.games.war_of_the_ring.rules.turn.event_cards import (
    DrawCards,
    PlayEvent,
    die_plays,
    review_table,
    why_not_play,
)
from westmarch.games.war_of_the_ring.rules.turn.politics import (
    advance,
    why_not_advance,
    why_not_diplomacy,
)
from westmarch.games.war_of_the_ring.rules.turn.recruitment import (
    EnforceLimits,
    MusterFigures,
    VoiceOfSaruman,
    why_not_muster,
    why_not_voice_of_saruman,
)
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.menu_actions import MenuAction
from westmarch.kernel.engine.state import Frame

NOT_FEWER_DICE = Refusal("wotr.4.20", "not_fewer_dice")
RING_USED = Refusal("wotr.4.45", "elven_ring_used")
RING_NEEDS_ACTION = Refusal("wotr.4.44", "no_pass_after_elven_ring")
DECK_EMPTY = Refusal("wotr.5.06", "deck_empty")
NOT_OWN_NATION = Refusal("wotr.11.11", "not_own_nation")


def _hide_fellowship(s: War, seat: int) -> None:
    hide(s)


DEEDS: dict[str, MenuAction] = {
    "march": MenuAction(
        lambda s, seat: why_not_move_armies(s, seat),
        lambda s, seat: call(s, MoveArmies(seat=seat, count=2)),
    ),
    "march_led": MenuAction(
        lambda s, seat: why_not_move_armies(s, seat, led=1),
        lambda s, seat: call(s, MoveArmies(seat=seat, count=1, led=1)),
    ),
    "attack": MenuAction(
        lambda s, seat: why_not_attack(s, seat), lambda s, seat: call(s, Attack(seat=seat))
    ),
    "attack_led": MenuAction(
        lambda s, seat: why_not_attack(s, seat, led=1),
        lambda s, seat: call(s, Attack(seat=seat, led=1)),
    ),
    "move_fellowship": MenuAction(
        lambda s, seat: why_not_move_fellowship(s),
        lambda s, seat: call(s, MoveFellowship(by_die=1)),
    ),
    "hide_fellowship": MenuAction(lambda s, seat: why_not_hide(s), _hide_fellowship),
    "separate_companions": MenuAction(
        lambda s, seat: why_not_separate(s),
        lambda s, seat: call(s, SeparateCompanions(seat=seat)),
    ),
    "move_companions": MenuAction(
        lambda s, seat: why_not_move_companions(s),
        lambda s, seat: call(s, MoveCompanions(seat=seat)),
    ),
    "move_nazgul_and_minions": MenuAction(
        lambda s, seat: why_not_move_shadow_characters(s, seat),
        lambda s, seat: call(s, MoveShadowCharacters(seat=seat)),
    ),
    "muster": MenuAction(why_not_muster, lambda s, seat: call(s, MusterFigures(seat=seat))),
    "bring_minion": MenuAction(
        why_not_bring_minion, lambda s, seat: call(s, BringMinion(seat=seat))
    ),
    "voice_of_saruman": MenuAction(
        why_not_voice_of_saruman, lambda s, seat: call(s, VoiceOfSaruman(seat=seat))
    ),
    "crown_aragorn": MenuAction(
        lambda s, seat: why_not_crown_aragorn(s), lambda s, seat: crown_aragorn(s)
    ),
    "gandalf_the_white": MenuAction(
        lambda s, seat: why_not_bring_gandalf_the_white(s),
        lambda s, seat: call(s, BringGandalfTheWhite(seat=seat)),
    ),
}

_CHARACTER_DEEDS = (
    ("move_fellowship", "hide_fellowship", "separate_companions", "move_companions"),
    ("move_nazgul_and_minions",),
)
_ARMY_DEEDS = ("march", "attack")
_MUSTER_DEEDS = (("muster",), ("muster", "bring_minion", "voice_of_saruman"))
_WILL_DEEDS = ("crown_aragorn", "gandalf_the_white")


def _menu(side: int, face: int) -> list[Action]:
    """The fixed part of the menu of a die result."""
    deeds: list[str] = []
    rest: list[Action] = []
    if face == F_CHARACTER:
        deeds += [*_CHARACTER_DEEDS[side], "march_led", "attack_led"]
    if face in (F_ARMY, F_ARMY_MUSTER):
        deeds += _ARMY_DEEDS
    if face in (F_MUSTER, F_ARMY_MUSTER):
        deeds += _MUSTER_DEEDS[side]
        nations = FP_NATIONS if side == FREE_PEOPLES else SHADOW_NATIONS
        rest += [("diplomacy", NATIONS[n]) for n in nations]
    if face == F_EVENT:
        rest += [("draw", DECKS[d]) for d in DECKS_OF_SIDE[side]]
    if face == F_WILL:
        deeds += _WILL_DEEDS
        rest += [("become", FACES[f]) for f in dict.fromkeys(DIE_FACES[side]) if f != F_WILL]
    return [*(("act", d) for d in deeds), *rest]


SPACE.verb("use_die", FACES)
SPACE.verb("elven_ring", FACES, FACES)
SPACE.verb("act", tuple(DEEDS))
SPACE.verb("diplomacy", NATIONS)
SPACE.verb("draw", DECKS)
SPACE.verb("become", FACES)
SPACE.verb("play", CARDS)
SPACE.verb("counsel", NATIONS)

MENUS: tuple[tuple[tuple[Action, ...], ...], ...] = tuple(
    tuple(tuple(_menu(side, face)) for face in range(len(FACES))) for side in (0, 1)
)
_USE_DIE: tuple[Action, ...] = tuple(("use_die", face) for face in FACES)
_ELVEN_RING: tuple[tuple[tuple[Action, ...], ...], ...] = tuple(
    tuple(
        tuple(
            ("elven_ring", FACES[f], FACES[to])
            for to in dict.fromkeys(DIE_FACES[side])
            if to not in (F_WILL, f)
        )
        for f in range(len(FACES))
    )
    for side in (0, 1)
)
"""What a die of each side may be turned into, by its face: not into a Will of the West, and only
the Shadow's into an Eye (wotr.4.46, wotr.4.47)."""
MESSENGER_MENU: tuple[Action, ...] = tuple(("act", d) for d in _ARMY_DEEDS)
HIDE: Action = ("act", "hide_fellowship")

COUNSELLORS = {GONDOR: BOROMIR, ELVES: LEGOLAS, DWARVES: GIMLI}
"""Companions in whose own City or Stronghold any die advances their Nation."""


def may_counsel(s: War, nation: int) -> bool:
    """Boromir in a City or Stronghold of Gondor, Legolas in an Elven Stronghold, Gimli in Erebor:
    unconquered, besieged or not."""
    region = region_of(s, COUNSELLORS[nation])
    if region < 0 or NATION_OF[region] != nation or not unconquered(s, region):
        return False
    return region == EREBOR if nation == DWARVES else SETTLEMENT[region] > TOWN


def _strider_guides(s: War) -> bool:
    return s.guide == STRIDER and s.characters[STRIDER] == IN_FELLOWSHIP


class ActionResolution(Frame):
    """Players use one die at a time until no dice are left (wotr.4.06).

    `face` is the result being used, `spent` the face of the die it is (they differ for a Will of
    the West used as something else); `first` is a seat to act first, for positions; `ring_by` the
    seat that has used an Elven Ring and not yet acted after it.
    """

    sequence: ClassVar[tuple[str, ...]] = (
        "begin",
        "whose_turn",
        "choose_die",
        "choose_action",
        "finish_action",
    )
    first: int = -1
    face: int = -1
    spent: int = -1
    ring_by: int = -1

    def begin(self, s: War) -> None:
        """The Free Peoples act first; of two partners the one who is not leading
        (wotr.4.17, wotr.11.08)."""
        for side in (FREE_PEOPLES, SHADOW):
            seats = seats_of(s, side)
            s.next_of_side[side] = seats[(seats.index(s.leading[side]) + 1) % len(seats)]
        if self.first >= 0:
            s.next_of_side[side_of(s, self.first)] = self.first
            s.to_act = self.first
        else:
            s.to_act = s.next_of_side[FREE_PEOPLES]

    def whose_turn(self, s: War) -> None:
        """A side without dice is left out (wotr.4.22)."""
        if not s.dice[FREE_PEOPLES] and not s.dice[SHADOW]:
            self.end()
            return
        side = side_of(s, s.to_act)
        if not s.dice[side]:
            s.to_act = s.next_of_side[1 - side]

    @choice("choose_die", rule="wotr.4.17")
    def choose_die(self, s: War) -> Offered:
        seat = s.to_act
        side = side_of(s, seat)
        faces = dict.fromkeys(s.dice[side])
        actions = [_USE_DIE[f] for f in faces]
        if self.ring_by != seat and len(s.dice[side]) < len(s.dice[1 - side]):
            actions.append(PASS)
        if s.rings[side] and not s.ring_used[seat]:
            for face in faces:
                actions += _ELVEN_RING[side][face]
        return seat, actions

    @choose_die.considers
    def _(self, s: War) -> Offered:
        seat = s.to_act
        side = side_of(s, seat)
        faces = dict.fromkeys(s.dice[side])
        actions = [*(_USE_DIE[f] for f in faces), PASS]
        if s.rings[side]:
            for face in faces:
                actions += _ELVEN_RING[side][face]
        return seat, actions

    @choose_die.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        if action == PASS:
            if self.ring_by == s.to_act:
                return RING_NEEDS_ACTION
            side = side_of(s, s.to_act)
            return None if len(s.dice[side]) < len(s.dice[1 - side]) else NOT_FEWER_DICE
        if action[0] == "elven_ring" and s.ring_used[s.to_act]:
            return RING_USED
        return None

    @choose_die.takes
    def _(self, s: War, action: Action) -> None:
        seat = s.to_act
        side = side_of(s, seat)
        if action == PASS:
            # Nobody else of the side moves up: who passes may take the side's next action, after
            # the opponents have acted (wotr.4.20, wotr.11.10).
            tell(s, "passed", seat=seat)
            s.to_act = s.next_of_side[1 - side]
            self.goto("whose_turn")
        elif action[0] == "elven_ring":
            use_elven_ring(s, seat)
            self.ring_by = seat
            s.dice[side].remove(FACE[str(action[1])])
            to = FACE[str(action[2])]
            if to == F_EYE:
                s.hunt_box[SHADOW] += 1
            else:
                s.dice[side] = sorted([*s.dice[side], to])
            tell(s, "elven_ring", seat=seat, before=action[1], after=action[2])
            self.goto("whose_turn")
        else:
            self.face = self.spent = FACE[str(action[1])]

    @choice("choose_action", rule="wotr.4.40", secret=True)
    def choose_action(self, s: War) -> Offered:
        """Asked also when nothing can be done with the die but skip: it does not go unseen
        (wotr.4.21), and a question less would tell what the hand lacks."""
        seat = s.to_act
        side = side_of(s, seat)
        face = self.face
        actions = list(MENUS[side][face])
        if face == F_MUSTER and self._messenger(s, seat):
            actions += MESSENGER_MENU
        if side == FREE_PEOPLES:
            if face not in (F_CHARACTER, F_WILL) and s.revealed and _strider_guides(s):
                actions.append(HIDE)
            if face != F_WILL:
                actions += [("counsel", NATIONS[n]) for n in COUNSELLORS if may_counsel(s, n)]
        actions += payoffs.offers(s, seat, self.spent)
        if face != F_WILL:
            plays_armies = face == F_ARMY_MUSTER or (face == F_MUSTER and self._messenger(s, seat))
            for card in s.hands[seat]:
                if die_plays(face, card) or (
                    plays_armies and (die_plays(F_ARMY, card) or die_plays(F_MUSTER, card))
                ):
                    actions.append(("play", CARDS[card]))
        actions.append(SKIP)
        return seat, actions

    def _messenger(self, s: War, seat: int) -> bool:
        """The Mouth of Sauron: once a turn a Muster result of the player who controls him serves
        as an Army result (wotr.11.14)."""
        if s.messenger_used or not in_play(s, MOUTH_OF_SAURON):
            return False
        return commands_minion(s, seat, MOUTH_OF_SAURON)

    @choose_action.refuses
    def _(self, s: War, action: Action) -> Refusal | None:
        seat = s.to_act
        verb = action[0]
        if verb == "act":
            return DEEDS[str(action[1])].why_not(s, seat)
        if verb == "play":
            return why_not_play(s, seat, CARD[str(action[1])])
        if verb == "diplomacy":
            nation = NATION[str(action[1])]
            if owner(s, nation) != seat:
                return NOT_OWN_NATION
            return why_not_use_nation(s, seat, nation) or why_not_diplomacy(s, nation)
        if verb == "counsel":
            nation = NATION[str(action[1])]
            return why_not_use_nation(s, seat, nation) or why_not_advance(s, nation)
        if verb == "draw":
            return None if s.decks[DECKS.index(str(action[1]))] else DECK_EMPTY
        return None

    @choose_action.takes
    def _(self, s: War, action: Action) -> None:
        seat = s.to_act
        side = side_of(s, seat)
        verb = action[0]
        if verb == "become":
            self.face = FACE[str(action[1])]
            self.goto("choose_action")
            return
        s.dice[side].remove(self.spent)
        begin_action(s, seat)
        tell(s, "die_used", seat=seat, face=FACES[self.spent], action=list(action))
        if verb == "act":
            deed = str(action[1])
            if self.face == F_MUSTER and deed in _ARMY_DEEDS:
                s.messenger_used = 1
            DEEDS[deed].do(s, seat)
        elif verb == "play":
            card = CARD[str(action[1])]
            if self.face == F_MUSTER and not die_plays(F_MUSTER, card):
                s.messenger_used = 1
            call(s, PlayEvent(seat=seat, card=card, face=self.face))
        elif verb in ("diplomacy", "counsel"):
            nation = NATION[str(action[1])]
            use_nation(s, seat, nation)
            advance(s, nation, "die" if verb == "diplomacy" else "companion")
        elif verb == "draw":
            call(s, DrawCards(seat=seat, deck=DECKS.index(str(action[1]))))
        elif verb == "pay_off":
            payoffs.pay(s, seat, CARD[str(action[1])], self.spent)

    def finish_action(self, s: War) -> None:
        """Limits are kept, and the other side is to act."""
        review_table(s)
        side = side_of(s, s.to_act)
        end_action(s, s.to_act)
        seats = seats_of(s, side)
        s.next_of_side[side] = seats[(seats.index(s.to_act) + 1) % len(seats)]
        s.to_act = s.next_of_side[1 - side]
        self.face = self.spent = self.ring_by = -1
        self.goto("whose_turn")
        call(s, EnforceLimits())


def use_elven_ring(s: War, seat: int) -> None:
    """Used by the Free Peoples a Ring passes to the Shadow; used by the Shadow it leaves the game
    (wotr.4.43)."""
    side = side_of(s, seat)
    s.rings[side] -= 1
    s.ring_used[seat] = 1
    if side == FREE_PEOPLES:
        s.rings[SHADOW] += 1
