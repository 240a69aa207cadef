"""The ten combat effects of the Event cards."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.five_armies.rules.actions import DONE, SPACE
from westmarch.games.five_armies.rules.battle.combat_cards import (
    AT_REVEAL,
    BEFORE_REROLL,
    BEFORE_ROLL,
    END_OF_ROUND,
    REMOVE_DAMAGE,
    combat,
)
from westmarch.games.five_armies.rules.battle.combat_round import (
    MANOEUVRE_ACTION,
    CombatRound,
    plus,
    replaced,
    round_in_progress,
)
from westmarch.games.five_armies.rules.battle.damage import lay
from westmarch.games.five_armies.rules.catalogue import (
    HAMPERED,
    MANOEUVRE,
    MANOEUVRES,
    MIGHTY_STROKES,
    REGROUP,
)
from westmarch.games.five_armies.rules.map.armies import (
    characters_at,
    count_at,
    eliminate_character,
    remove_damage,
    remove_leaders,
)
from westmarch.games.five_armies.rules.map.pieces import CHARACTER, CHARACTERS, KINDS, SIDES, THORIN
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.table_cards import MIGHTY_STROKES_CARD, on_table
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

CAPTAIN_SAVES = 2
CAPTAIN_OF_WAR = "captain_of_war"
"""The ruling on whether somebody must fall."""
VOICE = 2
CONFUSED = 2
STANDING = 2

SPACE.verb("sacrifice", CHARACTERS)
DISMISS_LEADER: Action = (SPACE.verb("dismiss_leader"),)


@combat("battle_fury", BEFORE_ROLL)
def battle_fury(s: Battlefield, r: CombatRound, side: int) -> None:
    r.roll_bonus = plus(r.roll_bonus, side, 1)


@combat("captain_of_war", REMOVE_DAMAGE)
def captain_of_war(s: Battlefield, r: CombatRound, side: int) -> None:
    call(s, CaptainFalls(side=side, place=r.place[side]))


class CaptainFalls(Frame):
    """Captain of War: eliminate a character of the fighting army, or remove a leadership token,
    to take two Damage tokens off it (b5a.6.16). The card does not say "may", so while there is
    Damage somebody falls (b5a.6.09), unless the table plays it otherwise."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_captain",)
    side: int
    place: int

    @choice("captain_of_war", rule="b5a.6.16")
    def choose_captain(self, s: Battlefield) -> Offered:
        if not s.damage[self.place]:
            return None
        actions: list[Action] = [
            ("sacrifice", CHARACTERS[c]) for c in characters_at(s, self.side, self.place)
        ]
        if s.leaders[self.place]:
            actions.append(DISMISS_LEADER)
        if actions and CAPTAIN_OF_WAR in s.house_rulings:
            actions.append(DONE)
        return self.side, actions

    @choose_captain.takes
    def _(self, s: Battlefield, action: Action) -> None:
        if action == DONE:
            return
        if action == DISMISS_LEADER:
            remove_leaders(s, self.place)
        else:
            eliminate_character(s, CHARACTER[str(action[1])])
        remove_damage(s, self.place, CAPTAIN_SAVES)


@combat("commanding_voice", BEFORE_REROLL)
def commanding_voice(s: Battlefield, r: CombatRound, side: int) -> None:
    r.extra_leadership = plus(r.extra_leadership, side, VOICE)


@combat("dense_fog", END_OF_ROUND)
def dense_fog(s: Battlefield, r: CombatRound, side: int) -> None:
    r.ends_battle = 1


@combat("determined_attack", AT_REVEAL)
def determined_attack(s: Battlefield, r: CombatRound, side: int) -> None:
    call(s, PlayManoeuvre(side=side))


class PlayManoeuvre(Frame):
    """Determined Attack: a manoeuvre that was laid aside is played again and stays aside, or one
    from the hand is played and comes back at the end of the round."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_manoeuvre",)
    side: int

    def laid_aside(self, s: Battlefield, r: CombatRound) -> list[int]:
        """Used manoeuvres that could still be chosen: of a unit that is left (b5a.10.10), or of
        Thorin if he fights (b5a.12.33)."""
        place = r.place[self.side]
        used = [k for k in range(KINDS) if r.used[self.side] >> k & 1 and count_at(s, place, k)]
        if (
            r.used[self.side] >> MIGHTY_STROKES & 1
            and s.characters[THORIN] == place
            and on_table(s, MIGHTY_STROKES_CARD)
        ):
            used.append(MIGHTY_STROKES)
        return used

    @choice("determined_attack", rule="b5a.10.11")
    def choose_manoeuvre(self, s: Battlefield) -> Offered:
        r = round_in_progress(s)
        found = [*self.laid_aside(s, r), *r.available(s, self.side)]
        return self.side, [MANOEUVRE_ACTION[m] for m in found]

    @choose_manoeuvre.takes
    def _(self, s: Battlefield, action: Action) -> None:
        r, side = round_in_progress(s), self.side
        played = MANOEUVRE[str(action[1])]
        tell(s, "manoeuvre_played", side=SIDES[side], card=MANOEUVRES[played])
        r.manoeuvre = replaced(r.manoeuvre, side, played)
        if played == REGROUP:
            r.chosen = replaced(r.chosen, side, REGROUP)
            r.used = replaced(r.used, side, 0)
        elif not r.used[side] >> played & 1:
            r.lay_aside(side, played)
            r.returns = replaced(r.returns, side, 1)


@combat("fierce_defence", BEFORE_ROLL)
def fierce_defence(s: Battlefield, r: CombatRound, side: int) -> None:
    r.target = replaced(r.target, 1 - side, HAMPERED)


@combat("great_confusion", BEFORE_ROLL)
def great_confusion(s: Battlefield, r: CombatRound, side: int) -> None:
    r.fewer_dice = plus(r.fewer_dice, 1 - side, CONFUSED)


@combat("no_quarter", BEFORE_ROLL)
def no_quarter(s: Battlefield, r: CombatRound, side: int) -> None:
    """Who chooses the card pays for it. In step 4 the token is damage like any other, except that
    no Bodyguard prevents it (b5a.12.31)."""
    lay(s, side, r.place[side], 1, walls=False)
    r.placed = plus(r.placed, side, 1)
    r.roll_bonus = plus(r.roll_bonus, side, 1)
    r.reroll_bonus = plus(r.reroll_bonus, side, 1)


@combat("overmastered", BEFORE_REROLL)
def overmastered(s: Battlefield, r: CombatRound, side: int) -> None:
    r.no_reroll = replaced(r.no_reroll, 1 - side, 1)


@combat("stand_and_fight", BEFORE_ROLL)
def stand_and_fight(s: Battlefield, r: CombatRound, side: int) -> None:
    r.unit_strength = replaced(r.unit_strength, side, STANDING)
