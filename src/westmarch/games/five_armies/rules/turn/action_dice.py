"""Phase 5: using action dice, alternately (chapter 5).

A die result offers a menu of actions; each has a predicate that says why it is not possible now and
a frame that carries it out.
"""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.five_armies.rules.actions import PASS, SKIP, SPACE
from westmarch.games.five_armies.rules.battle.battle import (
    CombinedAttack,
    MoveAndAttack,
    why_not_combined_attack,
    why_not_move_and_attack,
)
from westmarch.games.five_armies.rules.battle.damage import KeepLimit
from westmarch.games.five_armies.rules.catalogue import (
    CARD,
    CARD_TYPE,
    CARDS,
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
from westmarch.games.five_armies.rules.characters.characters import (
    BRINGABLE,
    ENTER,
    BeornActs,
    BilboAppears,
    BringCharacter,
    MoveCharacters,
    move_fate_back,
    redoubled_force,
    why_not_beorn,
    why_not_bring,
    why_not_move_characters,
    why_not_reappear,
    why_not_redoubled_force,
)
from westmarch.games.five_armies.rules.characters.eagles import (
    CloudOfBats,
    EaglesAttack,
    MountainAttack,
    why_not_cloud_of_bats,
    why_not_eagles,
    why_not_mountain_attack,
)
from westmarch.games.five_armies.rules.characters.generals import UseGeneral, why_not_use_general
from westmarch.games.five_armies.rules.map.armies import armies_of, take_orc_from_card
from westmarch.games.five_armies.rules.map.board import PLACE, PLACES
from westmarch.games.five_armies.rules.map.movement import MoveArmies, why_not_move_armies
from westmarch.games.five_armies.rules.map.pieces import (
    BOLG,
    CHARACTER,
    CHARACTERS,
    FREE_PEOPLES,
    GENERALS,
    GOBLIN,
    SHADOW,
    SIDES,
)
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.event_cards import (
    DrawCards,
    PlayCard,
    die_plays,
    why_not_draw,
    why_not_play,
)
from westmarch.games.five_armies.rules.turn.recruitment import (
    FlipTokens,
    RallyArmies,
    RecruitGoblins,
    why_not_flip,
    why_not_rally,
    why_not_recruit_goblins,
)
from westmarch.games.five_armies.rules.turn.table_cards import (
    FLYING_ARROWS,
    TROUBLED_MIND,
    discard_from_table,
    on_table,
)
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.menu_actions import MenuAction
from westmarch.kernel.engine.state import Frame

NOT_FEWER_DICE = Refusal("b5a.5.09", "not_fewer_dice")
GENERAL_BEFORE_DIE = Refusal("b5a.8.14", "general_used_no_pass")
ONE_GENERAL = Refusal("b5a.8.14", "one_general_per_die")
DIE_USED_FOR_BILBO = Refusal("b5a.8.23", "die_used_for_bilbo")
FATE_AT_START = Refusal("b5a.6.08", "fate_at_start")

_GOBLINS = (GOBLIN,)


def _bring(character: int) -> MenuAction:
    return MenuAction(
        lambda s, side: why_not_bring(s, character),
        lambda s, side: call(s, BringCharacter(character=character)),
    )


DEEDS: dict[str, MenuAction] = {
    # Army (b5a.5.11 to b5a.5.13)
    "strategic_move": MenuAction(
        lambda s, side: why_not_move_armies(s, side),
        lambda s, side: call(s, MoveArmies(side=side, count=2)),
    ),
    "attack": MenuAction(
        lambda s, side: why_not_move_and_attack(s, side),
        lambda s, side: call(s, MoveAndAttack(side=side)),
    ),
    "combined_attack": MenuAction(
        why_not_combined_attack, lambda s, side: call(s, CombinedAttack(side=side))
    ),
    # Character (b5a.5.14 to b5a.5.16)
    "swift_move": MenuAction(
        lambda s, side: why_not_move_armies(s, side, reach=2, led=1),
        lambda s, side: call(s, MoveArmies(side=side, reach=2, led=1)),
    ),
    "attack_led": MenuAction(
        lambda s, side: why_not_move_and_attack(s, side, led=1),
        lambda s, side: call(s, MoveAndAttack(side=side, led=1)),
    ),
    "move_characters": MenuAction(
        why_not_move_characters, lambda s, side: call(s, MoveCharacters(side=side))
    ),
    "move_beorn": MenuAction(
        lambda s, side: why_not_beorn(s), lambda s, side: call(s, BeornActs(wrath=1))
    ),
    # Will of the West itself (b5a.12.10)
    "unleash_beorn": MenuAction(
        lambda s, side: why_not_beorn(s), lambda s, side: call(s, BeornActs())
    ),
    # Muster (b5a.5.18, b5a.5.19, b5a.5.26)
    "recruit": MenuAction(why_not_flip, lambda s, side: call(s, FlipTokens(side=side))),
    "rally": MenuAction(why_not_rally, lambda s, side: call(s, RallyArmies(side=side))),
    "eagles_attack": MenuAction(
        lambda s, side: why_not_eagles(s), lambda s, side: call(s, EaglesAttack())
    ),
    "mountain_attack": MenuAction(
        lambda s, side: why_not_mountain_attack(s), lambda s, side: call(s, MountainAttack())
    ),
    "cloud_of_bats": MenuAction(
        lambda s, side: why_not_cloud_of_bats(s), lambda s, side: call(s, CloudOfBats())
    ),
    "redoubled_force": MenuAction(
        lambda s, side: why_not_redoubled_force(s), lambda s, side: redoubled_force(s)
    ),
    # Event (b5a.5.17)
    "draw_cards": MenuAction(
        why_not_draw, lambda s, side: call(s, DrawCards(side=side, stories=1))
    ),
    # Eye (b5a.5.21 to b5a.5.23)
    "recruit_goblins": MenuAction(
        lambda s, side: why_not_recruit_goblins(s), lambda s, side: call(s, RecruitGoblins())
    ),
    "goblin_attack": MenuAction(
        lambda s, side: why_not_move_and_attack(s, side, kinds=_GOBLINS),
        lambda s, side: call(s, MoveAndAttack(side=side, kinds=_GOBLINS)),
    ),
    "goblin_move": MenuAction(
        lambda s, side: why_not_move_armies(s, side, kinds=_GOBLINS),
        lambda s, side: call(s, MoveArmies(side=side, count=2, kinds=_GOBLINS)),
    ),
    # Characters enter play (b5a.8.04)
    **{f"bring_{CHARACTERS[c]}": _bring(c) for c in BRINGABLE},
}

_ARMY = ("strategic_move", "attack", "combined_attack")
_CHARACTER = (("swift_move", "attack_led", "move_characters"),) * 2
_MUSTER = (
    ("recruit", "rally", "eagles_attack", "mountain_attack"),
    ("recruit", "rally", "cloud_of_bats", "redoubled_force"),
)


def _results(face: int) -> tuple[int, ...]:
    """The results a face can be used as (b5a.5.24, b5a.5.25)."""
    if face == F_ARMY_MUSTER:
        return (F_ARMY, F_MUSTER)
    if face == F_WILL:
        return (F_CHARACTER, F_ARMY, F_MUSTER, F_EVENT)
    return (face,)


def _deeds(side: int, face: int) -> list[str]:
    """The actions of a die face, cards left out."""
    deeds: list[str] = []
    results = _results(face)
    if face == F_WILL:
        deeds.append("unleash_beorn")
    if F_CHARACTER in results:
        deeds += _CHARACTER[side]
        if side == FREE_PEOPLES:
            deeds.append("move_beorn")
    if F_ARMY in results:
        deeds += _ARMY
    if F_MUSTER in results:
        deeds += _MUSTER[side]
    if F_EVENT in results:
        deeds.append("draw_cards")
    if F_EYE in results:
        deeds += ["recruit_goblins", "goblin_attack", "goblin_move"]
    for character in BRINGABLE:
        own = SHADOW if character == BOLG else FREE_PEOPLES
        if side == own and FACE[ENTER[character]["result"]] in results:
            deeds.append(f"bring_{CHARACTERS[character]}")
    return deeds


MENUS: tuple[tuple[tuple[Action, ...], ...], ...] = tuple(
    tuple(tuple(("act", d) for d in _deeds(side, face)) for face in range(len(FACES)))
    for side in (FREE_PEOPLES, SHADOW)
)
_CHARACTER_DEEDS = frozenset(d for d in _deeds(FREE_PEOPLES, F_CHARACTER))
ONE_RESULT = "one_result_of_the_will_of_the_west"
"""The ruling on whether a Will of the West stays one when Bilbo appears with it."""
_MORE_FOR_WILL = frozenset((CARD["fp_story_09"],))
"""Cards that give more for a Will of the West itself: it is then no Character result (b5a.5.25)."""

SPACE.verb("use_die", FACES)
SPACE.verb("general", tuple(CHARACTERS[g] for g in GENERALS))
SPACE.verb("act", tuple(DEEDS))
SPACE.verb("play", CARDS)
SPACE.verb("orc_from_card", PLACES)
BILBO_APPEARS: Action = (SPACE.verb("bilbo_appears"),)
CLEAR_MIND: Action = (SPACE.verb("clear_mind"),)
"""Troubled Mind goes for a Will of the West, or for any die and a step back of fate."""
PLAY: tuple[Action, ...] = tuple(("play", card) for card in CARDS)
USE_DIE: tuple[Action, ...] = tuple(("use_die", face) for face in FACES)


class ActionRound(Frame):
    """Players use one die at a time until no dice are left (b5a.4.09).

    `face` is the face of the die being used; `as_character` 1 when Bilbo has appeared with it, so
    that it is used as a Character result (b5a.8.23).
    """

    sequence: ClassVar[tuple[str, ...]] = (
        "begin",
        "whose_turn",
        "choose_die",
        "choose_action",
        "bilbo_follows",
        "finish_action",
    )
    first: int = FREE_PEOPLES
    face: int = -1
    general_used: int = 0
    """1 when a General was used before this die (b5a.8.14)."""
    as_character: int = 0
    character_result: int = 0
    """1 when the die was used as a Character result."""

    def used_as(self) -> int:
        """What the die in use counts as: one result, so a Will of the West with which Bilbo has
        appeared is a Character result and no longer itself (b5a.5.25)."""
        return F_CHARACTER if self.as_character else self.face

    def paid_as(self, s: Battlefield) -> int:
        """The die in use for what asks for a Will of the West itself."""
        return self.face if ONE_RESULT in s.house_rulings else self.used_as()

    def begin(self, s: Battlefield) -> None:
        s.to_act = self.first

    def whose_turn(self, s: Battlefield) -> None:
        """A side without dice is left out (b5a.5.08)."""
        if not s.dice[FREE_PEOPLES] and not s.dice[SHADOW]:
            self.end()
        elif not s.dice[s.to_act]:
            s.to_act = 1 - s.to_act

    @choice("choose_die", rule="b5a.5.06")
    def choose_die(self, s: Battlefield) -> Offered:
        side = s.to_act
        actions = [USE_DIE[f] for f in dict.fromkeys(s.dice[side])]
        if s.dice[1 - side]:
            actions.append(PASS)
        if side == FREE_PEOPLES:
            actions += [("general", CHARACTERS[g]) for g in GENERALS if s.activated[g]]
        return side, actions

    @choose_die.refuses
    def _(self, s: Battlefield, action: Action) -> Refusal | None:
        if action == PASS:
            if len(s.dice[s.to_act]) >= len(s.dice[1 - s.to_act]):
                return NOT_FEWER_DICE
            return GENERAL_BEFORE_DIE if self.general_used else None
        if action[0] == "general":
            if self.general_used:
                return ONE_GENERAL
            return why_not_use_general(s, CHARACTER[str(action[1])])
        return None

    @choose_die.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action == PASS:
            tell(s, "passed", side=SIDES[s.to_act])
            s.to_act = 1 - s.to_act
            self.goto("whose_turn")
        elif action[0] == "general":
            self.general_used = 1
            self.goto("choose_die")
            call(s, UseGeneral(general=CHARACTER[str(action[1])]))
        else:
            self.face = FACE[str(action[1])]

    @choice("choose_action", rule="b5a.5.06")
    def choose_action(self, s: Battlefield) -> Offered:
        side = s.to_act
        face = self.used_as()
        actions = list(MENUS[side][face])
        if face != F_EYE:
            actions += [PLAY[c] for c in s.hands[side] if die_plays(face, c)]
        if side == FREE_PEOPLES:
            if face in (F_CHARACTER, F_WILL) and not self.as_character and s.rings:
                actions.append(BILBO_APPEARS)
            if on_table(s, TROUBLED_MIND):
                actions.append(CLEAR_MIND)
        elif on_table(s, FLYING_ARROWS):
            actions += [("orc_from_card", PLACES[p]) for p in armies_of(s, SHADOW)]
        actions.append(SKIP)
        return side, actions

    @choose_action.refuses
    def _(self, s: Battlefield, action: Action) -> Refusal | None:
        verb = action[0]
        if verb == "act":
            return DEEDS[str(action[1])].why_not(s, s.to_act)
        if verb == "play":
            return why_not_play(s, s.to_act, CARD[str(action[1])])
        if action == BILBO_APPEARS:
            return why_not_reappear(s)
        if action == CLEAR_MIND:
            return None if self.paid_as(s) == F_WILL or s.fate else FATE_AT_START
        if action == SKIP and self.as_character:
            # He appears when a result is used, and a skipped die is not (b5a.5.10). There is always
            # a use for it: Bilbo himself can move.
            return DIE_USED_FOR_BILBO
        return None

    @choose_action.takes
    def _(self, s: Battlefield, action: Action) -> None:
        side = s.to_act
        verb = action[0]
        if action == BILBO_APPEARS:
            self.as_character = 1
            self.goto("choose_action")
            call(s, BilboAppears())
            return
        s.dice[side].remove(self.face)
        tell(s, "die_used", side=SIDES[side], face=FACES[self.face], action=list(action))
        face = self.used_as()
        character = face == F_CHARACTER
        if verb == "act":
            deed = str(action[1])
            character = character or (face == F_WILL and deed in _CHARACTER_DEEDS)
            DEEDS[deed].do(s, side)
        elif verb == "play":
            card = CARD[str(action[1])]
            character = character or (
                face == F_WILL
                and CARD_TYPE[card] == F_CHARACTER
                and (card not in _MORE_FOR_WILL or ONE_RESULT in s.house_rulings)
            )
            call(s, PlayCard(side=side, card=card, face=self.paid_as(s)))
        elif verb == "orc_from_card":
            place = PLACE[str(action[1])]
            take_orc_from_card(s, place)
            call(s, KeepLimit(side=SHADOW, place=place))
        elif action == CLEAR_MIND:
            if self.paid_as(s) != F_WILL:
                move_fate_back(s)
            discard_from_table(s, TROUBLED_MIND)
        self.character_result = int(character and action != SKIP)

    @choice("bilbo_follows", rule="b5a.8.23")
    def bilbo_follows(self, s: Battlefield) -> Offered:
        """Bilbo may also appear after the action."""
        if (
            s.to_act != FREE_PEOPLES
            or not self.character_result
            or self.as_character
            or why_not_reappear(s) is not None
        ):
            return None
        return FREE_PEOPLES, [BILBO_APPEARS, SKIP]

    @bilbo_follows.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action == BILBO_APPEARS:
            call(s, BilboAppears())

    def finish_action(self, s: Battlefield) -> None:
        """The other side is to act."""
        s.to_act = 1 - s.to_act
        self.face = -1
        self.general_used = self.as_character = self.character_result = 0
        self.goto("whose_turn")
