# Words of the War of the Ring board, in English.

nation-dwarves = Dwarves
nation-elves = Elves
nation-gondor = Gondor
nation-north = The North
nation-rohan = Rohan
nation-isengard = Isengard
nation-sauron = Sauron
nation-southrons-easterlings = Southrons & Easterlings

# how their figures are called
folk-dwarves = Dwarven
folk-elves = Elven
folk-gondor = Gondor
folk-north = North
folk-rohan = Rohan
folk-isengard = Isengard
folk-sauron = Sauron
folk-southrons-easterlings = Southron & Easterling

side-free-peoples = Free Peoples
side-shadow = Shadow

figure = { $folk } { $type ->
    [regular] { $count ->
        [one] regular
       *[other] regulars
    }
    [elite] { $count ->
        [one] elite
       *[other] elites
    }
    [leader] { $count ->
        [one] leader
       *[other] leaders
    }
   *[nazgul] Nazgûl
}
nazgul = Nazgûl

face-character = Character
face-army = Army
face-muster = Muster
face-army-muster = Army/Muster
face-event = Event
face-will-of-the-west = Will of the West
face-eye = Eye

die-about-character = Moves or hides the Fellowship, moves characters, leads one army, or plays a Character event.
die-about-army = Moves up to two armies, attacks with one, or plays an Army event.
die-about-muster = Recruits, advances a Nation on the Political Track, brings a character into play, or plays a Muster event.
die-about-army-muster = Counts as an Army die or a Muster die.
die-about-event = Draws a card or plays any event.
die-about-will-of-the-west = Counts as any die of the Free Peoples; also brings Aragorn or Gandalf the White into play.
die-about-eye = Goes to the Hunt Box and makes the Hunt stronger.

deck-fp-character = Free Peoples Character
deck-fp-strategy = Free Peoples Strategy
deck-sh-character = Shadow Character
deck-sh-strategy = Shadow Strategy
deck-character = Character
deck-strategy = Strategy

type-character = Character
type-army = Army
type-muster = Muster

settlement-town = Town
settlement-city = City
settlement-stronghold = Stronghold
settlement-fortification = Fortification
settlement-of = { $settlement } of { $nation }
region-of = Region of { $nation }
region-free = Belongs to no Nation
points = { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
}
held-by = Held by the { $side }
captured-by = Captured by the { $side }
besieged = Under siege
besieged-inside = Inside, besieged
besiegers = Besiegers
nobody-here = Nobody is here
neighbours = Borders
mountains-to = Mountains towards
coastal = On the coast
mordor-entrance = A way into Mordor
fellowship-here = The Fellowship was last known here
fellowship-within = The Fellowship may be within { $count ->
    [one] 1 region
   *[other] { $count } regions
} of here
rearguard = Rearguard

board-label = Map of Middle-earth
map-title = Middle-earth
map-subtitle = at the end of the Third Age
north = N
region-actions = { $count ->
    [one] { $label }
   *[other] { $count } choices: { $label }
}
cannot = Not possible: { $reason }

tracks = Tracks
walls-of = the walls of { FORM($region, case: "the") }
stepper-march = March
stepper-rearguard = Leave these behind
stepper-all-attack = Attack with all
stepper-advance = Advance
stepper-stay = Do not advance
stepper-nobody = Nobody
stepper-from = { $figure } from { FORM($region, case: "the") }
stepper-in = { $figure } { FORM($region, case: "at") }
stepper-disband = { $count ->
    [one] Remove 1 unit
   *[other] Remove { $count } units
}
stepper-recruit = { $count ->
    [one] Recruit 1 unit
   *[other] Recruit { $count } units
}
stepper-eyes = Turn these into Eyes
stepper-no-eyes = Keep the dice
stepper-lose = { $figure } lost
stepper-reduce = { $figure } reduced
stepper-fall = { $count ->
    [one] Take 1 hit
   *[other] Take { $count } hits
}
film-turn = Turn { $turn } begins
politics = Political Track
politics-about = A Nation fights only when it is At War, and it can get there only while it is active.
politics-signs = A dashed ring marks a passive Nation.
at-war = At War
steps-from-war = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
steps-long = { $count ->
    [0] At War
    [one] one step from At War
   *[other] { $count } steps from At War
}
active = active
passive = passive
nation-stands = { $nation }: { $steps }, { $state }

fellowship = The Fellowship
progress = Progress
progress-about = Regions the Fellowship has moved since its last known position.
hidden = Hidden
revealed = Revealed
corruption = Corruption
corruption-about = At 12 the Ring-bearers fail and the Shadow wins.
guide = Guide
guide-is = { $name } guides the Fellowship
companions = Companions
mordor-track = Mordor Track
mordor-step = Step { $step } of 5
mordor-doom = Crack of Doom
mordor-not-yet = not yet in Mordor
last-at = last: { $region }

hunt-box = Hunt Box
the-hunt = The Hunt
hunt-box-fill = Put dice in …
hunt-box-about = Each Shadow die in the box is a die of the Hunt roll; each Free Peoples die adds 1 to every roll.
hunt-level = Level { $level }
hunt-modifier = +{ $count } to each die
tiles-drawn = Tiles drawn
tiles-waiting = Wait for Mordor
tiles-left = { $count } left
none = none

tile-number = Damage { $value }
tile-heal = Heals { $value } corruption
tile-none = No damage
tile-eye = Eye: damage equal to the successes of the Hunt roll; in Mordor, to the dice in the Hunt Box
tile-die = Damage equal to the roll of a die
tile-reveal = Reveals the Fellowship
tile-stop = The Fellowship does not advance on the Mordor Track

victory = Victory
victory-side = { $side ->
    [shadow] Shadow
   *[free_peoples] Free
}
victory-of = { $side }: { $points } of { $goal }
rings = Elven Rings
rings-of = { $side }: { $count ->
    [one] 1 Elven Ring
   *[other] { $count } Elven Rings
}
rings-change = Change a die
rings-about = An Elven Ring changes one die to another face, once a turn. Then it passes to the Shadow.

dice = Dice
dice-none = no dice left
dice-to-roll = not rolled yet
dice-pool = rolls { $count } dice
cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
cards-of-deck = { $count } { $deck }
on-table = On the table
your-dice = Your dice
your-hand = Your hand
hand-empty = no cards
piles = Decks and discards
pile-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
discards = Discards
discard-face-down = { $count ->
    [one] 1 face down
   *[other] { $count } face down
}
pieces = Reinforcements and losses
reinforcements = Reinforcements
casualties = Out of play
characters-waiting = Characters set aside
characters-lost = Characters lost
initiative = Initiative { $value }
discarded-when = Discard: { $text }
close = Close
open = Open

level = Level { $level }
level-none = Never moves
level-any = Moves without limit
leadership = Leadership
leadership-of = Leadership { $count }
activates = Activates { $nation }
activates-any = Activates any Nation
bonus-die = +1 Action die
as-guide = As Guide
character-at = { FORM($place, case: "at") }
character-fellowship = With the Fellowship
character-set-aside = Not yet in play
character-eliminated = Eliminated

battle = Battle for { FORM($region, case: "the") }
battle-round = Round { $round }
battle-assault = Assault on the stronghold
battle-sortie = Sortie
battle-field = Field battle
attacker = Attacker
defender = Defender
strength = Strength
strength-about = Combat dice: one for each unit, at most five.
leadership-about = Missed dice you may re-roll.
needed = Hits on
modifier = Modifier
needs = { $needed }+
roll = Combat roll
reroll = Leader re-roll
special = Special attack
hits = { $count ->
    [0] no hits
    [one] 1 hit
   *[other] { $count } hits
}
losses = Losses
no-losses = none
combat-card = Combat card
combat-card-hidden = face down
combat-card-none = no card
combat-card-cancelled = cancelled
odds = Odds
rounds-before = Earlier rounds
battle-ended = The battle is over
recap = Recap
hunt = The Hunt
hunt-step-level = Hunt level
hunt-step-roll = Hunt roll
hunt-step-reroll = Re-roll
hunt-step-tile = Hunt tile
hunt-step-damage = Damage
hunt-step-absorbed = Absorbed
hunt-step-corruption = Corruption
hunt-step-reveal = Fellowship
hunt-level-is = { $level ->
    [one] 1 die in the Hunt Box
   *[other] { $level } dice in the Hunt Box
}
hunt-needs = success on { $needed }+
hunt-successes = { $count ->
    [0] no successes
    [one] 1 success
   *[other] { $count } successes
}
hunt-damage-is = { $count } damage from { $cause }
cause-hunt = the Hunt
cause-mordor = Mordor
cause-stronghold = a Shadow stronghold
cause-balrog = the Balrog
cause-card = a card
hunt-corruption-to = +{ $amount }, now { $corruption } of 12
hunt-revealed = Revealed
hunt-over = The Hunt is over
hunt-goes-on = The Hunt continues
hunt-healed-to = −{ $amount }, now { $corruption } of 12
scored = The attacker scores { $attacker }, the defender { $defender }
odds-from = attacking from { FORM($region, case: "the") }
odds-about = Calculated exactly for a battle fought to the end, without Combat cards and retreats. Attacker first.
battle-end-ceased = The attacker ceases the attack
battle-end-withdrew = The defender withdraws into the stronghold
battle-end-retreated = The defender retreats
battle-end-defender-destroyed = The defending army is destroyed
battle-end-attacker-destroyed = The attacking army is destroyed
battle-end-both-destroyed = Both armies are destroyed
partner = Partner
mordor-about = In Mordor every step draws a Hunt tile. At the Crack of Doom, with less than 12 corruption, the Ring is destroyed and the Free Peoples win.

# the guided first turn
guide-welcome-title = Welcome to Middle-earth
guide-welcome = You lead the Free Peoples. Bring the Fellowship from Rivendell, lit on the map, to Mount Doom before the Shadow conquers ten points of cities and strongholds.
guide-tracks-title = Three things to watch
guide-tracks = The tracks show how far the Fellowship has come and how corrupted the Ring-bearers are (12 is the end), which Nations are near war, and how many dice hunt you.
guide-die-title = One die, one action
guide-die = These are your dice for the turn. Each is used for one action, and you and the Shadow take turns. The Character die (a sword) moves the Fellowship: use it.
guide-move-title = Move the Fellowship
guide-move = Every die offers a few actions. Moving adds a step of hidden progress, and the Shadow may hunt you for it.
guide-hunt-title = The Hunt
guide-hunt = One of the Shadow’s two dice came up six, so a tile was drawn and you take its damage. Use the Ring: one corruption is cheaper than a Companion.
guide-shadow-title = The Shadow answers
guide-shadow = The Shadow has used a die. The log tells you what it did; hover over a name in it to see the place or piece. Your turn again: take the Muster die (a helmet).
guide-politics-title = Wake the Nations
guide-politics = Only Nations At War may attack or muster, and yours are slow to wake. Advance Gondor, at the foot of Mordor, one step towards At War.
guide-event-title = Event cards
guide-event = The Event die plays or draws a card. You hold two already, next to your dice; hover or press one to read it. Take the Event die.
guide-draw-title = Draw a card
guide-draw = Character cards help the Fellowship, Strategy cards the armies. Draw from the Strategy deck.
guide-end-title = Now it is up to you
guide-end = The new card is in your hand, and you can play the turn to its end as you like. Undo takes a choice back, and the book in the bar explains the rule of each step.
