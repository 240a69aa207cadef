# Battles of Westeros: the table's words in English.

## Houses, ranks, symbols
house-stark = House Stark
house-lannister = House Lannister
short-stark = Stark
short-lannister = Lannister
rank-green = green
rank-blue = blue
rank-red = red
symbol-green = Green shield
symbol-blue = Blue shield
symbol-red = Red shield
symbol-valor = Valor
symbol-morale = Morale
symbol-about-green = As an order token: orders an active green unit. In an attack: a hit on a green unit.
symbol-about-blue = As an order token: orders an active blue unit. In an attack: a hit on a blue unit.
symbol-about-red = As an order token: orders an active red unit. In an attack: a hit on a red unit.
symbol-about-valor = As an order token: orders any active unit. In an attack: a hit, except in attacks by archers, against Heavy Armor of red rank, or against cavalry by units that are not cavalry.
symbol-about-morale = As an order token: your morale rises by 1, or falls by 1 to rally a unit. In an attack: the target retreats 1 hex.
pair-about = Two tokens of one kind order any active unit.
class-infantry = infantry
class-cavalry = cavalry
class-ranged = archers

## Units
unit-plain = { $rank } { $kind }
unit-led = { $commander }'s { $rank } { $kind }
figures-of = { $figures } of { $strength } figures
active = active
inactive = inactive
engaged = engaged
engaged-with = Engaged with { $unit } at { $hex }; the token belongs to { $house }.
ordered-now = ordered this turn
dice-n = { $count ->
    [one] 1 die
   *[other] { $count } dice
  }
attack-melee = melee
attack-ranged = ranged, { $range } hexes
no-valor = valor does not hit
order-attack = move { $hexes } and attack
order-move = or move { $hexes } without attacking

## Keywords
keyword-advance = Advance
keyword-pursue = Pursue
keyword-toughness = Toughness
keyword-dogs-of-war = Dogs of War
keyword-heavy-armor = Heavy Armor
keyword-unwieldy = Unwieldy
keyword-scorch-the-earth = Scorch the Earth
keyword-stalwart = Stalwart
about-advance = May advance into the hex its target has left.
about-pursue = May pursue that many hexes after its target is gone, and attack once more.
about-toughness = Ignores that many hits of each attack.
about-dogs-of-war = Instead of attacking it may send its dogs against a unit 2 or 3 hexes away.
about-heavy-armor = Is hit as if it were a rank higher; of red rank, valor does not hit it.
about-unwieldy = Rolls one die fewer after it has moved.
about-scorch-the-earth = Instead of attacking it may set fire to an empty adjacent hex.
about-stalwart = May ignore the first morale result, and counterattack after a melee attack unless it is eliminated or retreats.

## Effects in force
effect-dice = { $value ->
    [one] 1 more die
   *[other] { $value } more dice
  }
effect-flank-dice = { $value ->
    [one] 1 more die when flanking
   *[other] { $value } more dice when flanking
  }
effect-move = moves { $value } further
effect-pursue-further = pursues { $value } further
effect-extra-retreat = its targets retreat { $value } further
effect-no-counterattack = may not counterattack
effect-ignore-heavy-armor = pierces Heavy Armor
effect-ignore-stops = terrain does not stop it
effect-reroll = { $value ->
    [one] may re-roll 1 die
   *[other] may re-roll { $value } dice
  }
effect-morale-for-retreat = morale rises when it drives enemies back
effect-extra-attack = may attack once more
effect-barred-target = not the same target again
effect-rally-after = rallies after its order

## The board
board-label = The battlefield
coordinates = Names of the hexes
turn-board = Turn the board
turn-board-about = Turn the edge of { $house } to the bottom.
edge-of = { $house }
march-only = Too far to attack after the move.
click-to-order = ▸ Click to order it with a token
hex-actions = { $count ->
    [one] Choose: { $label }
   *[other] { $count } choices: { $label }
  }
cannot = Not now: { $reason }
devastated = devastated ground
fire-level = fire of level { $level }
objective-held = Objective { $name }, held by { $house }
objective-open = Objective { $name }, held by nobody
row-points = { $points } points
zone-about = Zone of control: 2 hexes. Cards played on him order units in it.

## Terrain
terrain-blocks = Blocks lines of sight.
terrain-closed = Cannot be entered.
terrain-stop = A move ends here.
terrain-stop-infantry = Infantry end their move here; cavalry lose a hex.
terrain-road = Road: a move along it goes one hex further.
terrain-no-pursuit = No advance or pursuit onto it.
terrain-cap-against = At most { $dice } dice against a unit here.
terrain-cap-waived = Not when attacked from { $terrain }.
terrain-cap-from = At most { $dice } dice from here.
terrain-cap-from-ranged = Archers roll at most { $dice } dice from here.
terrain-cap-counterattack = At most { $dice } dice for a counterattack from here.
terrain-cover = Cover { $value }: ignores that many hits.
terrain-shoots-over = Archers here shoot over units.
terrain-burns = Burns up to level { $level }.
terrain-burns-devastation = Burns up to level { $level }, then becomes devastated.
terrain-burns-removed = Burns up to level { $level }, then is removed.
terrain-never-burns = Cannot burn.
devastated-about = Burned down: counts as plains.

## Tokens of the plan
marker-strategy-hidden = Strategy token, face down: a unit that ends its move here turns it over.
marker-strategy-feint = A feint.
marker-strategy-stark = Strategic position, found by House Stark.
marker-strategy-lannister = Strategic position, found by House Lannister.
marker-captive-hidden = The captive may be here.
marker-captive-true = The captive is here.
marker-captive-decoy = A decoy.
marker-person = { $house } scores when one of its units ends a move here.
marker-target = Catapults aim here: a unit of { $colour } rank is destroyed if the die shows { $colour }.
marker-arrival = Reinforcements may arrive here: round { $rounds }.

## Odds
odds-short = Expect { $hits } hits; { $percent } to eliminate it
odds-from-to = From { $from } against { $to }.
odds-bubble = { $hits } hits
odds-dogs = Dogs of War
odds-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
  }
odds-flank = flanking
odds-expected = expect { $hits } hits
odds-none = { $percent } no hit
odds-eliminates = { $percent } eliminated
odds-retreats = { $hexes } hexes of retreat
odds-title = Attacks to choose from
odds-note = { $unit } at { $hex }
odds-against = { $unit } at { $hex }
odds-about = Exact, from what both sides can see. Cards and abilities not yet used are left out.
hit-by = Hit by { $symbols }
protection-n = ignores { $count ->
    [one] 1 hit
   *[other] { $count } hits
  }

## Tracks
reconstruction = Our reconstruction: the printed plan is not fully known.
own-battle = A battle made by a player.
skirmish = Skirmish, set up partly by chance and partly by choice.
round-of = Round { $round } of { $rounds }
advantage = Advantage: { $house } goes first
advantage-about = The side with more command tokens left at the start of a round goes first; if equal, the side with the Momentum.
momentum = Momentum: { $house }
momentum-about = Breaks ties: for the Advantage, and at the very end for victory.
morale = Morale
morale-about = One marker for both Houses. Towards a House its morale falls: losing a green unit costs 1, blue 2, red 3.
morale-centre = at the centre
morale-at = { $house }: { $space }, { $zone } zone
zone-grey = grey
zone-green = green
zone-yellow = yellow
zone-red = red
rout = Rout
points = Victory points
objectives = Objectives
positions = Strategic positions found
positions-of = { $house } { $count }
objective-nobody = nobody
what-wins = How to win
wins-if = { $house } wins at the end if { $conditions }; else { $other } wins.
wins-points = Most victory points after round { $rounds }; if equal, higher morale, then Momentum.
wins-at-once = { $house } wins at once if { $conditions }.
when-at-once = at once
when-round = each round
when-end = at the end
and-also = { $one } and { $two }
lost-units = Losses
lost-of = { $house }: { $units }
escaped-of = Units of { $house } that escaped: { $units }
captured-of = Captured by { $house }: { $names }
arriving = Still to come
arriving-in = Round { $round }: { $unit } at { $hexes }
special-shallow-water = Shallow water: all rivers count as fords.
special-bystander = There is a person at { $hex }: { $house } scores { $points } for ending a move there.
special-strategic-positions = Strategy tokens: { $real } of { $count } are real positions; a unit that ends its move on one turns it over.
special-captive = A captive of { $house } is hidden under one of two tokens.
special-catapults = Catapults: a unit of { $house } that enters a marked hex with a token of its rank's colour may be destroyed.
special-palisade-strength = { $house } strengthens its palisades, and the other side batters them, before the battle.
special-burning-camp = Only tents can be set on fire; they go up at once.
phase-setup = Setting up
phase-rally = Rally phase
phase-marshaling = Marshaling phase
phase-command = Command phase
phase-regroup = Regroup phase

score-eliminate = each enemy unit eliminated: { $points } { $points ->
    [one] point
   *[other] points
  }
score-eliminate-by-rank = each enemy unit eliminated, green/blue/red: { $by_rank } points
score-capture = each commander captured: { $points } { $points ->
    [one] point
   *[other] points
  }
score-capture-named = { $commander } captured: { $points } { $points ->
    [one] point
   *[other] points
  }
score-escape = each unit that leaves the field: { $points } { $points ->
    [one] point
   *[other] points
  }
score-objectives = each objective held: { $points } { $points ->
    [one] point
   *[other] points
  }
score-morale = enemy morale in the green/yellow/red zone: { $zones } points
score-rows = units at or past a row (row: points): { $rows }
score-survive = each named unit that survives: { $points } { $points ->
    [one] point
   *[other] points
  }
score-fires = each level of fire on { $terrain }: { $points } { $points ->
    [one] point
   *[other] points
  }
score-destroyed = each { $terrain } destroyed: { $points } { $points ->
    [one] point
   *[other] points
  }
score-standing = each { $terrain } still standing: { $points } { $points ->
    [one] point
   *[other] points
  }
score-area = units in the marked area: { $points } { $points ->
    [one] point
   *[other] points
  }
score-rescued = the captive rescued: { $points } { $points ->
    [one] point
   *[other] points
  }
condition-controls = it controls { $count ->
    [0] all objectives
    [one] 1 objective
   *[other] { $count } objectives
  }
condition-occupies = it stands in { $count ->
    [0] { $hexes }
   *[other] { $count } of { $hexes }
  }
condition-morale = the morale of { $house } is { $zone } or { $test }
condition-points = it has { $at_least } points
condition-lead = it leads by { $by } points
condition-captured = { $commander } is captured
condition-eliminated = { $count ->
    [0] the named units are eliminated
   *[other] { $count } enemy units are eliminated
  }
condition-escaped = { $count ->
    [one] 1 unit has left the field
   *[other] { $count } units have left the field
  }
condition-gathered = it has found { $count } strategic positions

## Command board, hand
order-pool = Order tokens
pool-empty = No order tokens
checked-n = { $count } checked this turn
command-tokens = Command tokens: { $count }
command-about = Playing a Leadership card costs command tokens. They move to the commander's card and come back in the Rally phase.
commanders = Commanders
commander-limit = { $tokens } of { $limit } command tokens
fresh = ability ready
spent = ability used
captured-by = captured by { $house }
cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
deck-of = { $count } in the deck
discards-of = { $count } discarded
passed = has passed
your-hand = Your Leadership cards
hand-empty = No cards in hand
discard-piles = Discard piles
piles = Piles
plan = Battle plan
tokens-n = { $count ->
    [one] 1 command token
   *[other] { $count } command tokens
  }
basic-card = Basic card
tactic = Tactic
ability = Ability
commit = Commit ability, once
command-limit = Command limit
capture-rating = Capture rating
leads-unit = Leads { $kind }
prov-proposed = Our proposal: the printed text is not known.
prov-placeholder = Made up by us, not printed: { $what }
prov-inferred = Inferred: { $what }
prov-public = From public material: { $what }
field-title = title
field-unit = his unit
field-limit = command limit
field-rating = capture rating
field-ability = ability
field-commit = commit ability
field-keywords = keywords
field-range = range
field-attack = kind of attack
field-valor-hits = whether valor hits
field-orders-green = orders of green rank
field-orders-blue = orders of blue rank
field-orders-red = orders of red rank
field-advance = Advance
field-pursue = Pursue
field-unwieldy = Unwieldy
field-heavy-armor = Heavy Armor

## Panels
how-melee = Attack
how-ranged = Volley
how-dogs-of-war = Dogs of War
how-counterattack = Counterattack
how-parting-blow = Parting blow
combat-title = { $how }: { $from } → { $to }
rolled = Roll
rolled-again = Re-rolled
no-dice = no dice
dogs-show = The dogs' die
hits-row = Hits
hits-dealt = { $hits } scored, { $dealt } taken
retreats-n = retreats { $count ->
    [one] 1 hex
   *[other] { $count } hexes
  }
retreat-blocked-n = cannot retreat: { $count ->
    [one] 1 more hit
   *[other] { $count } more hits
  }
lost-n = loses { $count ->
    [one] 1 figure
   *[other] { $count } figures
  }
is-eliminated = eliminated
is-captured = { $name } captured
flanking = Flank attack: all dice of one symbol may be re-rolled
attack-over = over
attack-going = going on
setup-title = Setting up the skirmish
setup-commanders = Choose up to { $count } commanders with a total value of at most { $value }. The other side does not see your choice.
setup-chosen = Chosen: { $names }
setup-value = value { $value }
setup-terrain = Terrain to place
setup-units = Units to place
setup-waiting = The other side is choosing.
before-title = Before the battle
before-captive = The captors put down two tokens; only they know which is the captive's.
before-catapults = The catapults are aimed, hex by hex, at the colours of ranks.
before-palisades = First the palisades are strengthened, then battered. A shield removes a token of its colour. Valor, or any two dice, removes any token.
palisade-dice = Dice to use
palisade-left = Tokens left to place

## The film
film-moves = { $unit }: { $from } → { $to }
film-retreats = { $unit } retreat: { $from } → { $to }
film-card = { $house } plays { $card }
film-tactic = { $house } uses the tactic of { $card }
film-melee = { $unit } at { $from } attack { $to }
film-ranged = { $unit } at { $from } shoot at { $to }
film-dogs-of-war = { $unit } at { $from } loose their dogs on { $to }
film-counterattack = { $unit } at { $from } counterattack { $to }
film-parting-blow = { $unit } at { $from } strike a parting blow at { $target }

## The guide
guide-welcome = Your army
guide-welcome-text = You lead House Stark. Your units stand along the river; the figures in a hex are its strength, the flag its rank: green, blue or red.
guide-tracks = Round, morale, objectives
guide-tracks-text = Lannister wins if it holds both objectives after the last round. The morale marker moves towards the House that loses units; at Rout the battle is lost.
guide-token = Use the green token
guide-token-text = Each turn you do one thing: use an order token, play a Leadership card, or pass. Take the green token, which orders a green unit; or click such a unit on the field.
guide-unit = Choose the archers
guide-unit-text = The archers at k7 are behind the river and reach four hexes, as far as the enemy on the other side. Order them.
guide-move = Stand and shoot
guide-move-text = Archers that move roll one die fewer. Let them stay where they are.
guide-shoot = Shoot
guide-shoot-text = The numbers over the targets are the hits to expect, and the lines show what your archers see. Shoot at the Guard at l4.
guide-card = A Leadership card
guide-card-text = Now it is your turn again. A card orders several units around a commander: play Three companies.
guide-leader = Choose a commander
guide-leader-text = The card is played on a commander; it reaches units in his zone of control, 2 hexes around him. Choose Maege Mormont.
guide-units = Choose units
guide-units-text = The units that the card can order glow. Choose some of them; you choose all before the first one moves.
guide-end = The field is yours
guide-end-text = That is a turn. When both sides have passed, points and morale are checked, and the next round begins. Good luck.

## How many
stepper-discard = Discard { $count }
stepper-give-up = Give up { $count } dice
stepper-reroll = Re-roll these
stepper-reroll-none = Keep the dice
stepper-place = Place { $count }: { $colour }
