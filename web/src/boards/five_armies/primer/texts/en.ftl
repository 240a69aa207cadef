# The Battle of Five Armies on two pages.

goal = Bolg’s host pours into the valley under the Lonely Mountain. Dwarves, Elves and Men stand together against it, and must hold until fate turns: until the Eagles come, and Beorn. b5a.1.02
goal-more = The fate track is the clock. It runs unevenly, and the Shadow slows it where it can: the harder the Free Peoples drive their Generals, the more choice the Shadow has. b5a.7.02

side-free-peoples = Free Peoples
side-free-peoples-line = Five Action dice, four Generals in the field and a fifth in the sky, three fortifications, and time. b5a.2.08 b5a.8.12
side-shadow = Shadow
side-shadow-line = Six Action dice, numbers, Great Bats, Goblins under the mountain, and Bolg once an army stands in the Valley. b5a.2.08 b5a.8.03

table = The valley of Dale from above: the Lonely Mountain with the Front Gate, the river, the Ruins of Dale, armies of both sides, the fate track along the upper edge, Action dice and a hand of cards below.
pin-fate = The fate track: where the marker has been, Bilbo, Thorin, the Eagles and Beorn may come; at 15 the Free Peoples win. b5a.7.07 b5a.11.04
pin-fort = A fortification: 4 points, and walls that take the first Damage. b5a.11.01 b5a.10.29
pin-settlement = A Settlement: 2 points; the Free Peoples gather recruits there. b5a.11.01 b5a.9.30
pin-general = A General leads his army, and has an ability when he is activated. b5a.8.08 b5a.8.14
pin-army = An army: five units at most, its Damage goes with it. b5a.9.02 b5a.9.11
pin-muster = Mustering regions, where the Shadow’s recruits arrive. b5a.3.09
pin-goblins = Goblins gather under the mountain: five of them open the pass for good. b5a.9.41
pin-eyrie = The Eyrie: the Eagles fly out from here and come home at the end of the turn. b5a.12.05 b5a.12.08
pin-cards = Cards: Event cards are orders or tricks of battle, Story cards your own tale. b5a.6.01 b5a.6.02

turn = A turn in pictures

step-recover = Recover
step-recover-line = Take your dice and draw two cards: one Event, one of your own story. Six cards are the most you may hold. b5a.4.02 b5a.4.03
step-recover-picture = A deck of Event cards, a Story deck, and one card drawn from each.
step-generals = Activate Generals
step-generals-line = The Free Peoples activate up to three Generals. Each puts a leader with an army now, and keeps his ability for later. b5a.4.04 b5a.4.05
step-generals-picture = Bard, Dáin and Thranduil as medallions, each with a star.
step-fate = Turn fate
step-fate-line = The Shadow draws a fate tile, with two or three Generals perhaps another. The last one drawn moves the marker. b5a.7.02 b5a.7.03 b5a.7.06
step-fate-picture = The fate track with the marker on 4; a tile of 1 is laid aside and a tile of 2 moves the marker to 6, where Thorin waits.
step-bats = Lead and darken
step-bats-line = The Shadow has as many tokens as dice: leadership for its armies, and Great Bats for the sky of a territory. b5a.4.07 b5a.4.08
step-bats-picture = Orcs with a leader’s banner, and three Great Bats over the valley.
step-act = Act
step-act-line = Both roll, then take turns, Free Peoples first: march, attack, recruit, rally, move characters, play a card. b5a.4.09 b5a.5.06
step-act-picture = An Army die; Orcs and Wargs cross the plain towards the Ruins of Dale.
step-battle = Fight
step-battle-line = Each side picks a manoeuvre in secret, then rolls its strength, five dice at most. A 5 or 6 puts Damage on the enemy; units are eliminated to remove it. b5a.10.08 b5a.10.14 b5a.10.26 b5a.10.27
step-battle-picture = Two manoeuvre cards, one of Dwarves and one of Orcs, and a row of combat dice for each side.

win-fate = The fate marker reaches 15: the Free Peoples win at once. b5a.11.04
win-beorn = Beorn comes while the Shadow has 5 points or fewer: the Free Peoples win at once. b5a.11.03
win-bolg = Bolg falls: the Free Peoples win at once. b5a.11.02
win-points = If the Shadow has 10 points at the end of a turn, it wins. b5a.11.05
win-gate = The Shadow has 10 points and the Front Gate: it wins at once. b5a.11.06

plan-free-peoples-1 = Stand behind walls
plan-free-peoples-1-line = Against an unbreached fortification the attacker needs sixes, and the walls take the Damage first. Keep a unit in all three. b5a.10.19 b5a.10.29
plan-free-peoples-2 = Do not call everybody
plan-free-peoples-2-line = Three Generals let the Shadow draw up to three tiles and stop at a low one; one General gives it no choice. b5a.7.02 b5a.7.03
plan-free-peoples-3 = Count to five
plan-free-peoples-3-line = Give up ground, but no more than 5 points of it: then Beorn’s coming ends the battle. b5a.11.03 b5a.12.09
plan-shadow-1 = Two places in one territory
plan-shadow-1-line = Two Settlements or fortifications of one territory give you a seventh die from the next turn on. b5a.5.03 b5a.5.04
plan-shadow-2 = Open the passes
plan-shadow-2-line = An Eye can put a Goblin into each of the two musters. Five open the pass, and you come out behind the lines. b5a.5.21 b5a.9.41 b5a.9.42
plan-shadow-3 = Come from two sides
plan-shadow-3-line = In a combined attack you name each round which of your armies fights: a fresh one meets a tired enemy. b5a.10.44 b5a.10.46
