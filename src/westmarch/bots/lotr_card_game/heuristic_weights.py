"""The numbers of the companion's rules of thumb.

They were first set by hand and then moved to where games are won more often: many quick games were
played with all of them changed a little by chance, and each was moved by what it did to the share
of games won (docs/research/bots.md).
"""

from __future__ import annotations


class HeuristicWeights:
    """How the companion weighs things. There is one, `MANNER`; whoever looks for better numbers
    changes it."""

    def __init__(self) -> None:
        # ---- questing
        self.reveal: float = 0.055
        """Threat a card brings beyond what is printed, on average."""
        self.for_quest: float = 1.722
        """A point of willpower against use in combat, when it is decided who goes first."""
        self.progress: float = 1.0
        """A point of progress on the quest."""
        self.place: float = 0.9
        """The same on the active location."""
        self.explored: float = 0.5
        """A location explored."""
        self.stage: float = 2.0
        """A stage left behind."""
        self.won: float = 60.0
        """The last one."""
        self.threat: float = 0.8
        """A point of threat."""
        self.threat_late: float = 0.04
        """What it costs more for each point of threat above 25."""
        self.lost: float = 100.0
        """To reach the level of threat at which a player is out of the game."""
        self.rescue: float = 6.0
        """Any progress, where it frees the prisoner at last."""
        self.grows: float = 4.0
        """What is feared besides of an enemy that grows with every attack."""
        self.haste: float = 0.5
        """How much more progress is worth for each card that is revealed beyond one a player."""
        self.stuck: float = 2.0
        """A point of threat of an enemy that stays in the staging area until somebody calls it."""
        self.sooner: float = 1.0
        """A point of attack of an enemy that engages before it had to."""
        self.tracked: float = 1.2
        """Progress on a location that a character makes by being committed."""
        self.watch: float = 0.6
        """Who stays ready to cancel a treachery."""
        # ---- planning
        self.dear: float = 0.098
        """What a resource of its cost takes off a card's worth."""
        self.snared: float = 3.0
        """The attack of an enemy from which it is worth a snare."""
        self.preserve: float = 3.0
        """What it is worth to be able to heal who defends."""
        self.gandalf_threat: float = 33.812
        """The threat at which Gandalf is called."""
        self.gandalf_staging: float = 5.0
        """Threat in the staging area at which he is."""
        # ---- combat
        self.shadow: float = 0.537
        """Attack a shadow card adds on average."""
        self.tired: float = 0.8
        """A point of attack that is lost when a character defends."""
        self.wound: float = 1.6
        """A point of damage on a hero."""
        self.scratch: float = 0.495
        """The same on an ally."""
        self.open_wound: float = 1.8
        """The same on a hero by an attack nobody defends."""
        self.open_risk: float = 1.5
        """What is feared of such an attack besides."""
        self.risk: float = 0.123
        """The chance that a defender falls whom a bad shadow card would kill."""
        self.hero: float = 22.0
        """A hero's worth besides what he can do."""
        # ---- the fight as a whole
        self.near: float = 3.0
        """What an enemy that is engaged is worth to be rid of besides its danger."""
        self.partly: float = 0.6
        """The share of that for which damage counts that does not kill."""
        self.bad_shadow: float = 0.25
        """How often a shadow card makes an attack harder by one."""
        self.weak: float = 1.5
        """A hero left with two hit points."""
        self.frail: float = 4.0
        """A hero left with one."""
        self.rather: float = 0.5
        """By how much a fight must be better with an enemy that could be left alone."""
        self.held: float = 0.8
        """The share of its worth that an enemy costs when it is engaged and not killed."""
        self.barred: float = 0.4
        """The same of an enemy without whose defeat nothing is won."""
        # ---- events and travel
        self.card: float = 1.25
        """What a card drawn is worth."""
        self.idle: float = 1.6
        """How much more where resources lie idle."""
        self.kept: float = 0.6
        """The share of its worth that a card in hand is worth to be kept."""
        self.spare: float = 0.15
        """The same of a card behind better ones."""
        self.spent: float = 1.2
        """The worth up to which a card is spent for a point of willpower or defense."""
        self.light: float = 4.0
        """What it must be worth to send an enemy back to the staging area."""
        self.fetched: float = 5.0
        """What a card among the discarded must be worth to be fetched back."""
        self.left_over: float = 2.0
        """Resources of a hero from which one is spent on a wound that is not dangerous."""
        self.greeting: float = 30.0
        """The threat at which it is lowered."""
        self.avoided: float = 3.0
        """The attack of enemies for which it is lowered before."""
        self.calm: float = 44.333
        """The threat at which Gandalf lowers it rather than fight."""
        self.stay: float = 0.357
        """What a place must be worth to travel there."""
        self.way: float = 0.5
        """What a quest point of a place takes off its worth."""
        self.lasting: float = 2.5
        """A point of threat that is gone from the staging area."""
        self.toll: float = 1.0
        """How much the price of travelling counts."""


MANNER = HeuristicWeights()
