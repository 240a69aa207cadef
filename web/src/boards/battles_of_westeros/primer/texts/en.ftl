# Battles of Westeros on two pages.

goal = House Stark and House Lannister meet on a field of hexes, for a handful of rounds. The battle plan says what each of you fights for; and an army whose morale breaks may lose everything at once. bow.11.11 bow.10.12
goal-more = You never have enough orders. A token orders one unit, a Leadership card the units around one commander, and a unit that has been ordered is done for the round. bow.4.05 bow.5.10 bow.4.18

side-stark = House Stark
side-stark-line = The War Host, riders, archers, and Kennelmasters whose dogs bite from afar. bow.1.03 bow.12.07
side-lannister = House Lannister
side-lannister-line = The Guard, Cavaliers, archers, and Heavy Infantry in armour worth a rank. bow.1.03 bow.12.09

table = A field of hexes with a river, a wood and hills; Stark’s white banners to the left, Lannister’s red ones to the right, two of them engaged; the morale track above, order tokens at the side and Leadership cards below.
pin-unit = A unit: up to four figures and a banner. Each hit takes a figure. bow.1.13 bow.7.24
pin-rank = The colour on the banner is its rank, green, blue or red: how well it fights, and which shields hit it. bow.1.14
pin-commander = A commander leads every friend within two hexes of him. bow.5.04 bow.5.05
pin-engaged = Engaged: the two are locked together until one dies, retreats or breaks away. bow.8.01
pin-morale = One marker for both morales: every unit you lose drags it towards you. bow.10.08 bow.10.10
pin-terrain = The land: woods, hills and rivers slow, hide and shelter. bow.6.06 bow.7.10
pin-tokens = Order tokens, rolled again each round. bow.3.02
pin-cards = Leadership cards: commands for command tokens, and tactics for the right tokens in your pool. bow.5.07 bow.5.16
pin-goal = What the plan fights over. bow.11.12

turn = A round in pictures

step-rally = Rally
step-rally-line = The side with more command tokens on its board has the Advantage and goes first. Commanders are refreshed, and all units become active again. bow.2.04 bow.2.05 bow.2.07
step-rally-picture = A tired unit with its banner lowered, and beside it the same unit with its banner up again; three command tokens above.
step-marshal = Marshal
step-marshal-line = Roll your order dice and take a token for each symbol; then draw Leadership cards. bow.3.02 bow.3.04
step-marshal-picture = Four dice with a green, a blue and a red shield and a valor symbol, and the tokens taken for them.
step-order = Order by token
step-order-line = One token, one unit of its colour; valor orders any unit. It may move, then attack, and is done. bow.4.06 bow.4.09 bow.4.16
step-order-picture = A green order token; Stark’s green archers march from hex to hex.
step-lead = Lead by card
step-lead-line = Name a commander, pay command tokens, and order the units the card describes within two hexes of him: all move, then all attack. bow.5.07 bow.5.10 bow.4.17
step-lead-picture = Robb Stark’s card beside the field, with the hexes around him lit and two units among them.
step-attack = Attack
step-attack-line = Green rolls two dice, blue three, red four. Shields of the target’s colour hit, valor hits most, and each morale symbol drives it back a hex. bow.7.15 bow.7.20 bow.7.21 bow.7.26
step-attack-picture = Riders attack a Lannister guard; dice show a green shield and a valor symbol as hits, and a morale symbol.
step-regroup = Regroup
step-regroup-line = Fires burn, points are scored. Keep one card and one token at most, and you may win back a little morale. bow.11.01 bow.11.05 bow.11.07
step-regroup-picture = A piece of the morale track with the marker moving back to the edge of its zone, one card and one token kept.

win-plan = After the last round the battle plan decides: victory points, places held, or what else it says. bow.11.04 bow.11.11
win-rout = Where the track ends in Rout, an army driven there loses at once. bow.10.12
win-instant = Some plans can be won at once, by a deed of their own. bow.11.09
win-tie = Equal points: the higher morale wins, and if that is equal too, the side with the Momentum. bow.11.13

plan-stark-1 = Pin, then flank
plan-stark-1-line = Engage an enemy with one unit and hit it with a second: a flank attack may re-roll all dice of one symbol. bow.8.03 bow.8.07 bow.8.08
plan-stark-2 = Loose the dogs
plan-stark-2-line = Kennelmasters strike at two or three hexes, over the heads of friends, and the target does not counterattack. bow.12.06 bow.12.07
plan-stark-3 = Shoulder to shoulder
plan-stark-3-line = A unit next to two friends is Stalwart: it may ignore a morale result, and it counterattacks. bow.12.18 bow.12.16 bow.12.17
plan-lannister-1 = Steel in front
plan-lannister-1-line = Heavy Infantry defend as if a rank higher: green ones are hit by blue shields only, and by valor. bow.12.09 bow.7.21
plan-lannister-2 = Ride them down
plan-lannister-2-line = Valor of men on foot never hits cavalry, and Cavaliers pursue a target that falls or runs, to attack once more. bow.7.23 bow.12.12 bow.12.13
plan-lannister-3 = Save a command token
plan-lannister-3-line = Command tokens left on your board at the end of a round count for the Advantage of the next, and the side that goes first strikes first. bow.2.04 bow.11.06
