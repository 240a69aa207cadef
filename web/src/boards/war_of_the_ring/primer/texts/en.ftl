# War of the Ring on two pages.

goal = Frodo and Sam carry the Ring towards Mount Doom, unseen, while the armies of the Shadow march on everything they love. Two sides, and each of them can win in two ways: by the Ring or by the sword. wotr.1.03
goal-more = The dead of the Free Peoples stay dead; the Shadow’s troops come back. wotr.6.29 So the Free Peoples are always short of time, and the Shadow is always short of eyes: what it spends on the Hunt does not march.

side-free-peoples = Free Peoples
side-free-peoples-line = Four Action dice, the Fellowship with seven Companions, and five Nations: only the Elves are awake at the start. wotr.3.08 wotr.3.09
side-shadow = Shadow
side-shadow-line = Seven Action dice, reinforcements without end, Nazgûl, and three Minions waiting to come into play. wotr.3.08 wotr.2.16

table = The map of Middle-earth with shields of both sides on it, the Fellowship’s medallion near Rivendell, a Nazgûl, the Mordor Track at Mount Doom, Action dice and a hand of Event cards below, and the Hunt’s dice and tiles at the edge.
pin-fellowship = The Fellowship where it was last seen; the number says how many steps it may have gone since. wotr.8.02 wotr.8.03
pin-army = An army: all units of one side in a region, ten at most. Leaders and Characters lead them. wotr.6.16 wotr.6.18
pin-stronghold = A Stronghold is worth 2 points to the enemy who takes it, a City 1. Nations muster there. wotr.10.07 wotr.6.23
pin-wall = Mountain ranges between regions cannot be crossed. wotr.2.18
pin-nazgul = A Nazgûl leads armies, and flies across the whole map in one move. wotr.2.12 wotr.6.09
pin-mordor = The Mordor Track: five steps to the Crack of Doom. wotr.9.35
pin-dice = Action dice: this turn’s possibilities, one action each. wotr.4.17
pin-cards = Event cards: an event for a die, or a trick in battle for nothing. wotr.5.01 wotr.5.16
pin-hunt = The Hunt: its dice are its strength, its tiles the harm it does. wotr.9.07 wotr.9.01

turn = A turn in pictures

step-draw = Gather
step-draw-line = Take back the dice; draw a card from each of your two decks. Then the Fellowship may show itself, to heal or to wake a Nation. wotr.4.02 wotr.4.03
step-draw-picture = Two decks of Event cards, a card drawn from each, and blue dice taken back.
step-hunt = Watch
step-hunt-line = The Shadow lays dice in the Hunt Box before it rolls: at most as many as there are Companions with the Ring, or one. wotr.4.13 wotr.4.15
step-hunt-picture = The Eye over Mordor, and two red dice laid aside unrolled.
step-roll = Roll
step-roll-line = Both sides roll all other dice. Every Eye of the Shadow joins the Hunt at once. wotr.4.05
step-roll-picture = Four blue dice and four red ones; a red die with an Eye slides towards the Hunt.
step-act = Act
step-act-line = In turns, Free Peoples first: one die, one action. March, attack, muster, move Characters, play a card, take a step with the Ring. wotr.4.17
step-act-picture = An Army die over Rohan; an army of Isengard marches from Orthanc to the Fords of Isen.
step-walk = Walk in secret
step-walk-line = Each step of the Fellowship is hunted: the Shadow rolls a die for each of its dice in the Hunt Box, and a 6 draws a tile. wotr.8.13 wotr.9.08 wotr.9.12
step-walk-picture = A dotted trail leads south from Rivendell; two Hunt dice lie beside it, one a six, and a Hunt tile of two.
step-battle = Fight
step-battle-line = One die for each unit, five at most; a 5 or 6 hits, and leaders roll misses again. Against a besieged Stronghold the attacker needs a 6. wotr.6.54 wotr.6.64 wotr.6.65 wotr.6.86
step-battle-picture = Armies of Sauron before Minas Tirith, the defenders behind its walls, and a row of combat dice for each side.

win-doom = The Ring-bearers stand at the Crack of Doom with Corruption below 12: the Free Peoples win at once. wotr.10.04
win-corruption = Corruption reaches 12: the Ring-bearers fail and the Shadow wins at once. wotr.10.03
win-conquest = At the end of a turn the Shadow holds Settlements worth 10 points: the Shadow wins. wotr.10.05
win-banished = At the end of a turn the Free Peoples hold Shadow Settlements worth 4 points, and the Shadow has not won: the Free Peoples win. wotr.10.06

plan-free-peoples-1 = Take the first step early
plan-free-peoples-1-line = The first step of a turn is the safest: each die you have already moved with adds 1 to every later Hunt roll of the turn. wotr.9.09
plan-free-peoples-2 = Wake Gondor before it burns
plan-free-peoples-2-line = A Nation not At War neither attacks nor musters with dice. Send Boromir to Minas Tirith, and spend Muster dice on politics. wotr.7.13 wotr.7.14 wotr.7.05 wotr.4.33
plan-free-peoples-3 = Let walls fight for you
plan-free-peoples-3-line = Withdraw into a Stronghold: the assault needs sixes and lasts one round, unless the attacker reduces an Elite to a Regular to fight one more round. wotr.6.82 wotr.6.86 wotr.6.87
plan-shadow-1 = Keep an eye on the Ring
plan-shadow-1-line = Leave a die or two in the Hunt Box every turn, and send a Nazgûl after the Fellowship: it lets you re-roll one failed Hunt die. wotr.4.04 wotr.9.10
plan-shadow-2 = Call Saruman
plan-shadow-2-line = Use a Muster die to bring Isengard to At War and another to bring Saruman into Orthanc: from the next turn on you roll one more die. wotr.4.33 wotr.4.36 wotr.4.10
plan-shadow-3 = Strike with full armies
plan-shadow-3-line = Ten units roll no more dice than five, but they last. Choose two fronts and count your way to ten points. wotr.6.54 wotr.6.18 wotr.6.96
