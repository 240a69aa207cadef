### Everything the game says, in English. A translation is a copy of this file with other words, beside it.
###
### A variable holds an id or a number; a function shows it: { PLACE($to) } is the name of the place, in a case where
### the language has them: { PLACE($to, case: "gen") }. $arg1 is the first argument of an action. Of several lines (the
### value, then .or, .or-2) the first one is said whose variables all have something to show. The functions are listed
### in the kernel's prose.py and in notation.py; docs/guides/translating.md tells the rest.

## the game and its options

game-title = Battles of Westeros
game-summary = House Stark against House Lannister on a field of hexes: commanders, their zones of control, and the morale of two armies.
game-option-battle = which battle is fought; also one of your own, as JSON
game-option-retreat = how units retreat: as printed, or by the errata

## names

name-and = and
name-quoted = { $name }
name-or = or

name-unit-plain = { SYMBOL($rank) } { KIND($kind) }
name-unit-led = { LEADER($commander) }'s { SYMBOL($rank) } { KIND($kind) }
name-unit-at = { UNIT($unit) } at { $hex }

## the board in text

board-round = { $title }: round { $round } of { $rounds }, { PHASE($phase) }
board-setting_up = { $title }: being set up
board-to_act = { HOUSE($first) } has the Advantage, { HOUSE($momentum) } the Momentum
board-points = Points: Stark { $arg1 }, Lannister { $arg2 }
board-morale = Morale: { $space } on the { HOUSE($house) } side, { ZONE($zone) } zone
    .or = Morale: at the centre
board-house = { HOUSE($house) }: command { $command ->
        [one] { $command } token
       *[other] { $command } tokens
    }, order tokens { $pool }, { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand, { $deck } in the deck
board-none = none
board-legend = Units: House, rank, kind, figures; capital kind with a commander; * active. Ground: { $grounds }.
board-unit = { $hex } { UNIT($unit) }, { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    }, { $state }
board-active = active
board-inactive = inactive
board-engaged = engaged with { $hex } (token of { HOUSE($house) })
board-commander = { COMMANDER($commander) }: { $tokens } of { $limit } command tokens, { $side }
board-fresh = fresh
board-spent = spent
board-captured = captured by { HOUSE($house) }
board-objective = Objective { $hex }, { $name }: { HOUSE($house) }
    .or = Objective { $hex }, { $name }
    .or-2 = Objective { $hex }: { HOUSE($house) }
    .or-3 = Objective { $hex }
board-fire = Fires: { $fires }
board-strategy = Strategy token at { $hex }: { TOKEN($token) }
board-captive = Captive at { $hex }
    .or = Captive hidden at { $tokens }
board-targets = Catapults aim at: { $targets }
board-off = Off the field: { $units }
board-eliminated = eliminated
board-waiting = not arrived yet
board-escaped = escaped
board-playing = Being played: { CARD($card) }
board-hand = { CARD($card) }: { $text }
board-to_place = To place: { $things }

## words for values

token_use-green = order an active green unit
token_use-blue = order an active blue unit
token_use-red = order an active red unit
token_use-valor = order an active unit of any rank
token_use-morale = raise or lower morale

real-True = a real strategic position, which it now holds
real-False = a feint

how-melee = attack
how-ranged = shoot at
how-dogs_of_war = loose their dogs on
how-counterattack = counterattack
how-parting_blow = strike a parting blow at

ending-condition = by the victory conditions of the battle
ending-points = with more victory points
ending-morale = by higher morale, with equal victory points
ending-momentum = by the Momentum, with everything else equal

score-eliminate = eliminating a unit
score-capture = capturing a commander
score-escape = a unit that escaped
score-objectives = the objectives it holds
score-morale = the enemy's low morale
score-rows = units far forward
score-survive = the units that survive
score-fires = fires
score-destroyed = what it destroyed
score-standing = what still stands
score-area = units in the area
score-rescued = rescuing the captive
score-bystander = taking a person

token-hidden = face down
token-feint = a feint
token-stark = found by House Stark
token-lannister = found by House Lannister

# What a commander can do at a window: the ability that does not turn his card, and the one that does.
ability-robb_king_in_the_north = remove the engagement token from his hex
ability-kevan_trusted_captain = lend two dice to this attack

commit-robb_young_wolf = attack with his direwolf
commit-robb_king_in_the_north = change places with the bearer of adjacent cavalry
commit-eddard_lord_of_winterfell = raise your morale by 2
commit-greatjon_the_greatjon = rally his unit
commit-greatjon_last_hearth = controlled infantry move 1 hex further this turn
commit-maege_bear_island = rally up to 2 controlled units
commit-rickard_lord_of_karhold = rally up to 3 controlled cavalry units
commit-jaime_kingslayer = attack twice with his unit
commit-jaime_second = draw 2 Leadership cards
commit-gregor_the_mountain = re-roll all dice of this attack
commit-gregor_reaver = add 2 levels to an adjacent fire
commit-kevan_trusted_captain = up to 3 controlled infantry units are Stalwart until the end of the round
commit-addam_ashemark = controlled cavalry move 1 hex further this turn
commit-tywin_casterly_rock = roll 3 order dice and take the tokens

# The zones of the morale track, and how a requirement names one: that zone or better, that zone or worse.
zone-grey = grey
zone-green = green
zone-yellow = yellow
zone-red = red

meets-better = better
meets-worse = worse

## what is printed on Leadership cards

# Units that a command or tactic reaches: of a rank and a class, of one of the two, or any.
card-some = up to { $most } { SYMBOL($rank) } { CLASS($class) } { $most ->
        [one] unit
       *[other] units
    }
    .or = up to { $most } { SYMBOL($rank) } { $most ->
            [one] unit
           *[other] units
        }
    .or-2 = up to { $most } { CLASS($class) } { $most ->
            [one] unit
           *[other] units
        }
    .or-3 = up to { $most } { $most ->
            [one] unit
           *[other] units
        }
card-one = 1 { SYMBOL($rank) } { CLASS($class) } unit
    .or = 1 { SYMBOL($rank) } unit
    .or-2 = 1 { CLASS($class) } unit
    .or-3 = 1 unit
card-all = all { SYMBOL($rank) } { CLASS($class) } units
    .or = all { SYMBOL($rank) } units
    .or-2 = all { CLASS($class) } units
    .or-3 = all units
card-stray = { GROUP($some) } outside the zone, adjacent to one already chosen
card-order = order { GROUP($groups) }
card-rally = rally { GROUP($groups) }
card-command = { $does } ({ $cost ->
        [one] { $cost } token
       *[other] { $cost } tokens
    })
card-tactic = Tactic, { TIMING($timing) } the orders, if { $needs }: { $does }
card-tokens = you show { $tokens }
card-token = a { SYMBOL($arg1) } token
card-two_tokens = two { SYMBOL($arg1) } tokens
card-nothing = you wish

timing-before = before
timing-after = after
timing-either = before or after

test-own_better = your morale is { ZONE($zone) } or better
test-own_worse = your morale is { ZONE($zone) } or worse
test-enemy_better = the enemy's morale is { ZONE($zone) } or better
test-enemy_worse = the enemy's morale is { ZONE($zone) } or worse

target-ordered = { GROUP($some) } ordered now
target-attack = { GROUP($some) } attacking now
target-controlled = { GROUP($some) } in the zone of control
target-enemy = { GROUP($some) } of the enemy in the zone of control
target-attacked = { UNITS($units) } that has attacked
target-attacked_unengaged = { UNITS($units) } that has attacked and is not engaged
target-unengaged = { UNITS($units) } that is not engaged

until-turn = this turn
until-round = until the end of the round

tactic-gain_keyword = { KEYWORD($keyword) } { UNTIL($until) } for { UNITS($units) }
tactic-dice_bonus = { UNITS($units) }: { $value ->
        [one] { $value } extra die
       *[other] { $value } extra dice
    }
tactic-flank_dice = { UNITS($units) }: { $value ->
        [one] { $value } extra die
       *[other] { $value } extra dice
    } when flanking
tactic-no_counterattack = no counterattack by { UNITS($units) }
tactic-extra_retreat = enemies driven back by { UNITS($units) } retreat { $value ->
        [one] { $value } hex
       *[other] { $value } hexes
    } more
tactic-move_bonus = { UNITS($units) }: { $value ->
        [one] { $value } hex
       *[other] { $value } hexes
    } more movement
tactic-reroll = re-roll up to { $value ->
        [one] { $value } die
       *[other] { $value } dice
    } of { UNITS($units) }
tactic-ignore_heavy_armor = Heavy Armor does not help against { UNITS($units) }
tactic-remove_engagement = remove the engagement token from { UNITS($units) }
tactic-ignore_terrain_stop = terrain does not stop { UNITS($units) }
tactic-move = another move of up to { $value ->
        [one] { $value } hex
       *[other] { $value } hexes
    } for { UNITS($units) }
tactic-pursue_bonus = { UNITS($units) }: pursue { $value ->
        [one] { $value } hex
       *[other] { $value } hexes
    } further
tactic-morale_per_event = your morale rises by { $value } whenever an enemy is made to retreat 2 hexes or more
tactic-morale = raise your morale by { $value }
tactic-draw = draw { $value ->
        [one] { $value } card
       *[other] { $value } cards
    }
tactic-roll_order_tokens = roll { $value ->
        [one] { $value } order die
       *[other] { $value } order dice
    } and take the tokens

## actions, wherever they are offered

action-done = done
action-pass = pass for the rest of the round
action-yes = yes
action-no = no
action-stay = { UNIT($unit) } at { HEX($unit) }: stay
    .or = stay
action-choose_unit = { UNIT($there) } at { $arg1 }
    .or = the unit at { $arg1 }
action-choose_hex = hex { $arg1 }
action-attack = attack { UNIT($there) } at { $arg1 }
    .or = attack the unit at { $arg1 }
action-choose_symbol = { SYMBOL($arg1) }
action-use_ability = { COMMANDER($arg1) }: { $use }
action-advance = advance to { $arg1 }
action-retreat = retreat to { $arg1 }
action-reroll = re-roll all { SYMBOL($arg1) } dice
action-reroll_one = re-roll one { SYMBOL($arg1) } die
action-ignore_morale = ignore the morale result
action-accept_morale = accept the morale result
action-move = { UNIT($unit) } at { HEX($unit) }: move to { $arg1 }
    .or = move to { $arg1 }
action-disengage = disengage and move
action-leave_battlefield = leave the battlefield
action-move_unit = move { UNIT($there) } at { $arg1 }
    .or = move the unit at { $arg1 }
action-attack_with = attack with { UNIT($there) } at { $arg1 }
    .or = attack with the unit at { $arg1 }
action-loose_dogs = loose the dogs on { UNIT($there) } at { $arg1 }
    .or = loose the dogs on the unit at { $arg1 }
action-set_fire = set fire to { $arg1 }
action-put_out_fire = fight the fire at { $arg1 }
action-lead = { COMMANDER($arg1) }
action-command = { COMMAND($arg1, $card) }
    .or = command { $arg1 }
action-tactic = use the tactic
action-first = rally first, then order
action-last = order first, then rally
action-token = { SYMBOL($arg1) } token: { TOKEN_USE($arg1) }
action-pair = two { SYMBOL($arg1) } tokens: order any active unit
action-raise_morale = morale token: raise your morale by 1
action-rally_for_morale = morale token and 1 morale: rally a unit
action-play = play { CARD($arg1) }: { COMMANDS($arg1) }
action-discard_card = discard { CARD($arg1) }
action-discard_token = discard a { SYMBOL($arg1) } token
action-deploy = enter at { $arg1 }
action-take_commander = take { COMMANDER($arg1) }, value { VALUE($arg1) }
action-place_terrain = place it at { $arg1 }
action-place_unit = place it at { $arg1 }
action-two_dice = give up two dice to use any token

## procedures: what is going on, before a question

procedure-CommandPhase = Command phase of { HOUSE($house) }
procedure-OrderByToken = order by token
procedure-RallyByToken = rally by token
procedure-PlayCard = { CARD($card) }
procedure-TacticTargets = tactic
procedure-MoveUnit = { UNIT($unit) } at { HEX($unit) }
procedure-ChooseDeed = { UNIT($unit) } at { HEX($unit) }
procedure-Attack = { UNIT($attacker) } against { UNIT($target) }
procedure-PartingBlow = { UNIT($leaver) } disengage from { UNIT($striker) }
procedure-Retreat = { UNIT($unit) } at { HEX($unit) } retreat
procedure-Fires = fires
procedure-Round = Regroup phase
procedure-DiscardSurplus = Regroup phase
procedure-Reinforcements = reinforcements
procedure-SetUp = setting up
procedure-HideCaptive = before the battle
procedure-AimCatapults = before the battle
procedure-Palisades = before the battle
procedure-Direwolf = Robb's direwolf
procedure-Window = abilities

## decisions: the question of each kind, and where an action reads differently there its label

decision-choose_action-question = use an order token, a card or an ability, or pass

decision-order_unit-question = choose the unit to order

decision-rally_unit-question = choose the unit to rally

decision-choose_mover-question = choose the next ordered unit to move
decision-choose_mover-done = stop moving

decision-choose_attacker-question = choose the next ordered unit to attack
decision-choose_attacker-done = stop attacking

decision-move-question = choose where they go

decision-choose_way-question = take the short way, within reach of the catapults?
decision-choose_way-yes = take the short way and keep the attack
decision-choose_way-no = go round, and do not attack

decision-disengage-question = disengage and risk a parting blow, or stay?
decision-disengage-stay = stay at { HEX($unit) }

decision-attack-question = choose a target
decision-attack-done = do not attack

decision-parting_blow-question = strike a parting blow with { UNIT($striker) }?
decision-parting_blow-yes = strike
decision-parting_blow-no = let them go

decision-flank_reroll-question = the dice of the flank attack show { DICE_SHOWN($results) }; re-roll all dice of one symbol?
decision-flank_reroll-done = keep the dice

decision-reroll-question = the dice show { DICE_SHOWN($results) }; choose a die to re-roll ({ $rerolls } at most)
decision-reroll-done = keep the dice

decision-ignore_morale-question = { $hexes ->
        [one] ignore the morale result, because the unit is Stalwart?
       *[other] ignore the first of { $hexes } morale results, because the unit is Stalwart?
    }

decision-retreat-question = choose the next hex

decision-follow_up-question = advance or pursue?
decision-follow_up-stay = stay at { HEX($unit) }

decision-pursuit_attack-question = attack once more after the pursuit?
decision-pursuit_attack-done = do not attack again

decision-counterattack-question = counterattack with { UNIT($target) }?
decision-counterattack-yes = counterattack
decision-counterattack-no = do not counterattack

decision-use_ability-question = use an ability now?
decision-use_ability-done = use no ability

decision-choose_commander-question = choose the commander who takes command

decision-choose_commands-question = choose the commands to pay for
decision-choose_commands-done = stop here

decision-tactic-question = { $tactic }?
decision-tactic-tactic = use the tactic
decision-tactic-no = do not use the tactic

decision-other_commands-question = rally before or after the orders?

decision-choose_units-question = choose a unit to order
decision-choose_units-done = stop here

decision-tactic_target-question = choose a unit for the tactic

decision-rally_units-question = choose a unit to rally
decision-rally_units-yes = rally them all
decision-rally_units-done = stop here

decision-stand_fast-question = choose an infantry unit to become Stalwart
decision-stand_fast-done = stop here

decision-direwolf-question = choose a target

decision-change_places-question = choose the cavalry unit whose bearer changes places with Robb

decision-fan_flames-question = choose the fire that grows
decision-fan_flames-choose_hex = the fire at { $arg1 }

decision-burn_unit-question = choose the unit that its fire destroys next

decision-leave_bridge-question = choose the unit that leaves its burnt bridge next

decision-spread_fire-question = choose the fire that spreads next
decision-spread_fire-choose_hex = the fire at { $arg1 }

decision-recover_morale-question = let morale recover to the break point?
decision-recover_morale-yes = recover
decision-recover_morale-no = do not recover

decision-discard_card-question = choose a Leadership card to discard; you keep one

decision-discard_token-question = choose an order token to discard; you keep one

decision-deploy-question = choose where { UNIT($unit) } enter the battlefield
decision-deploy-stay = let another unit enter first

decision-take_commander-question = choose your commanders in secret
decision-take_commander-done = stop here

decision-place_terrain-question = place { GROUND($overlay) } ({ $left } left)

decision-place_unit-question = place { UNIT($unit) }

decision-hide_captive-question = place a token for the captive
decision-hide_captive-choose_hex = place it at { $arg1 }

decision-true_captive-question = choose in secret which token is the captive's
decision-true_captive-choose_hex = the token at { $arg1 }

decision-take_along-question = let { UNIT($unit) } take the captive along?
decision-take_along-yes = take the captive along
decision-take_along-no = leave the captive

decision-aim_catapults-question = choose the colour of the catapults' token at { $hex }

decision-strengthen_palisade-question = choose a palisade for a { SYMBOL($colour) } token
decision-strengthen_palisade-choose_hex = the palisade at { $arg1 }

decision-batter_palisade-question = the dice show { DICE_SHOWN($results) }; choose one to use against the palisades
decision-batter_palisade-choose_symbol = use a { SYMBOL($arg1) } die
decision-batter_palisade-done = use no more dice

decision-give_up_die-question = choose a die to give up
decision-give_up_die-choose_symbol = a { SYMBOL($arg1) } die

decision-choose_palisade-question = choose a palisade to batter
decision-choose_palisade-choose_hex = the palisade at { $arg1 }

decision-remove_token-question = choose the token to remove
decision-remove_token-choose_symbol = a { SYMBOL($arg1) } token

## why not

refusal-not_offered = That is not one of the choices here.
refusal-game_over = The game is over.
refusal-not_your_turn = The other player has the decision now.
refusal-nothing_to_undo = There is nothing to take back.
refusal-undo_new_information = Dice have been rolled or cards revealed since then; the other player must agree.
refusal-undo_other_seat = The other player has the decision now and must agree.
refusal-no_commander = A Leadership card needs a commander on the battlefield, and you have none left.
refusal-no_command_tokens = There are not enough command tokens left on the command board.
refusal-command_limit = The commander's command limit leaves no room for a command of this card.
refusal-nothing_to_command = No command of this card has an active unit in the zone of control, or anything to do there.
refusal-no_active_unit_of_rank = You have no active unit that this token can order.
refusal-no_active_unit = You have no active unit.
refusal-no_inactive_unit = All your units are already active.
refusal-morale_at_bottom = Your morale cannot fall any further, so it cannot pay for a rally.

# things one can point at, and when things are asked for
refusal-off_the_battlefield = That hex is off the battlefield.
refusal-hex_taken = A unit is already there, and a hex holds only one.
refusal-no_unit_there = No unit is there.
refusal-enemy_unit = That unit belongs to the enemy.
refusal-own_unit = That unit is your own.
refusal-unit_active = That unit is already active.
refusal-unit_ordered = That unit has already been ordered.
refusal-unit_inactive = That unit is inactive; you can order only active units.
refusal-token_of_other_rank = The token orders units of another rank.
refusal-outside_zone = That unit is outside the zone of control, { $distance ->
        [one] { $distance } hex
       *[other] { $distance } hexes
    } from the commander.
refusal-card_names_others = The card names other units.
refusal-unit_not_ordered = That unit was not ordered this turn.
refusal-unit_has_moved = That unit has already moved, or stays where it is.
refusal-burning_hex = Its hex burns, and no unit may leave it before the fire is out.
refusal-hemmed_in = Every way out is blocked.
refusal-unit_has_attacked = That unit has already attacked.
refusal-moved_too_far_to_attack = That unit has moved too far to attack, or has given up its attack.
refusal-no_target = No enemy is in its range and line of sight.
refusal-already_there = It is there already.
refusal-friend_in_the_way = A friendly unit is there.
refusal-enemy_in_the_way = An enemy unit is there.
refusal-burning_there = That hex burns, and no unit may enter it.
refusal-river = Units cannot enter a river without a ford or a bridge.
refusal-impassable = Units cannot enter that terrain.
refusal-retreat_toward_edge = A unit retreats towards its own edge of the battlefield.
refusal-retreat_step = A retreat goes from hex to adjacent hex.
refusal-no_pursuit_there = A unit cannot advance or pursue into that terrain.
refusal-beyond_pursuit = The unit cannot advance or pursue there.
refusal-too_far = That is { $distance ->
        [one] { $distance } hex
       *[other] { $distance } hexes
    } away; the unit can move { $most }.
refusal-way_blocked = No open way of { $most } hexes leads there; terrain, units or fire are in between.
refusal-attack_from_fire = A unit in a burning hex cannot attack.
refusal-no_dogs = That unit has no Dogs of War.
refusal-dogs_range = Dogs of War attack at a distance of 2 or 3 hexes; that is { $distance }.
refusal-blocked_line = Terrain or a unit blocks the line of sight.
refusal-same_target_twice = This attack may not choose the same target again.
refusal-engaged_shoots_opponent = An engaged ranged unit may attack only its opponent.
refusal-out_of_range = That is { $distance ->
        [one] { $distance } hex
       *[other] { $distance } hexes
    } away; the range is { $reach }.
refusal-cannot_scorch = That unit cannot set fires.
refusal-fire_not_adjacent = That hex is not adjacent to the unit.
refusal-nothing_burns = Nothing burns there.
refusal-own_fire_first = The unit must fight the fire in its own hex first.
refusal-does_not_burn = That terrain does not burn.
refusal-cannot_scorch_there = You cannot set a fire there now.
refusal-commander_not_in_skirmish = You cannot take that commander: he has already been chosen, or is not of your House.
refusal-commander_not_there = That commander is not on the battlefield.
refusal-enemy_commander = That commander serves the other House.
refusal-ability_committed = His ability has been used and his card is spent.
refusal-ability_not_now = His ability would have no effect now.
refusal-enemy_card = That card belongs to the other House.
refusal-card_not_in_hand = { CARD($card) } is not in your hand.
refusal-no_such_token = You have no such order token.
refusal-only_one_token = You have only one such token.
refusal-morale_token_orders_none = A single morale token raises morale or rallies; it orders nobody.
refusal-no_such_die = No die shows this symbol.
refusal-no_such_command = The card has only { $count ->
        [one] { $count } command
       *[other] { $count } commands
    }.
refusal-command_used = You have already chosen that command.
refusal-command_impossible = You cannot pay for that command, or it would have no effect.
refusal-when_turn = You use order tokens and Leadership cards in your turns of the Command phase.
refusal-when_moves = Ordered units move before any of them attacks.
refusal-when_attacks = Ordered units attack after all moves.
refusal-when_disengage = You decide that when an engaged unit is to move.
refusal-when_retreat = Units retreat by morale results.
refusal-when_pursuit = Units advance or pursue after a successful attack.
refusal-when_reroll = You re-roll dice right after the roll.
refusal-when_morale_result = You decide that when a Stalwart unit takes a morale result.
refusal-when_card_played = You decide that while you play a Leadership card.
refusal-when_ability = You use commanders' abilities at the moments their cards name.
refusal-when_surplus = You discard surplus cards and tokens in the Regroup phase.
refusal-when_reinforcements = Reinforcements enter when the battle plan says so.
refusal-when_skirmish_setup = You choose that while you set up a skirmish.
refusal-when_chosen = You decide that only when an order, card or rule asks for it.
refusal-when_plan_asks = You decide that only when a rule of the battle asks for it.
refusal-only_deploy = Reinforcements enter only at the hexes the battle plan names.
refusal-only_direwolf = The direwolf attacks an enemy adjacent to its unit.
refusal-only_strengthen_palisade = You can strengthen only a palisade of the battle plan that can take another token.
refusal-only_choose_palisade = Choose a palisade that the attack can reach.
refusal-only_aim_catapults = Choose a colour that the catapults' tokens still have.
refusal-only_remove_token = Choose a token that is on the palisade.
refusal-only_tactic_target = The tactic reaches other units.
refusal-only_rally_units = The card rallies other units.
refusal-only_rally_unit = You can rally only your own inactive units.
refusal-only_hide_captive = The captive is hidden in one of the plan's hexes.
refusal-only_true_captive = The captive is in one of the two hexes chosen.
refusal-only_spread_fire = Fire spreads to an adjacent hex that can burn and does not yet.
refusal-only_burn_unit = Choose a unit that its fire destroys.
refusal-only_leave_bridge = Choose a unit whose bridge has burnt down.
refusal-only_place_unit = Units are set up in the zone of their House, on terrain they may enter.
refusal-only_place_terrain = Terrain is placed on free plains, away from other overlays, as the skirmish says.
refusal-only_change_places = He changes places with an adjacent friendly unit.
refusal-only_fan_flames = Choose a hex that burns.
refusal-only_stand_fast = The ability names units near the commander.
refusal-only_order_unit = The token orders one of your active units.
refusal-only_attack = The unit cannot attack there.
refusal-only_pursuit_attack = The pursuing unit attacks an adjacent enemy.

## the log; an empty text is not worth a line

event-undone = { HOUSE($seat) } takes { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } back.

# the round
event-round_began = Round { $round } begins.
event-advantage = { HOUSE($house) } has the Advantage and goes first.
event-momentum = { HOUSE($house) } has the Momentum.
event-order_tokens = { HOUSE($house) } takes order tokens: { DICE_SHOWN($tokens) }.
event-cards_drawn = { HOUSE($house) } draws { $count ->
        [one] { $count } Leadership card
       *[other] { $count } Leadership cards
    }.
event-drew = You draw { CARD($cards) }.
event-deck_shuffled = { HOUSE($house) } shuffles the discard pile into a new deck.
event-card_discarded = { HOUSE($house) } discards { CARD($card) }.
event-token_discarded = { HOUSE($house) } discards a { SYMBOL($token) } token.
event-arrived = { UNIT($who) } arrive at { $hex }.

# turns
event-passed = { HOUSE($house) } passes for the rest of the round.
event-token_used = { HOUSE($house) } uses { $count } { SYMBOL($token) } { $count ->
        [one] token
       *[other] tokens
    }.
event-card_played = { HOUSE($house) } plays { CARD($card) }.
event-commands_paid = { COMMANDER($commander) }, takes command for { $cost ->
        [one] { $cost } command token
       *[other] { $cost } command tokens
    }.
event-tactic = { HOUSE($house) } uses the tactic of { CARD($card) }.
event-ability = { COMMANDER($commander) }, uses an ability: { $use }.
event-ordered = { HOUSE($house) } orders { AT($who, $hexes) }.
event-moved = { UNIT($who) } move from { $origin } to { $to }.
event-escaped = { UNIT($who) } leave the battlefield at { $origin }.
event-rallied = { UNIT($who) } rally at { $hex }.
event-control = { HOUSE($house) } takes control of the objective at { $hex }.
event-changed_places = { COMMANDER($commander) }, changes places with the bearer at { $to }.

# attacks
event-attack = { UNIT($who) } at { $origin } { HOW($how) } { UNIT($whom) } at { $to }.
event-rolled = { UNIT($who) } roll { DICE_SHOWN($faces) }.
event-hits = { UNIT($who) } take { $dealt ->
        [one] { $dealt } hit
       *[other] { $dealt } hits
    }.
event-hits_stopped = Cover and Toughness stop { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } against { UNIT($who) }.
event-figures_lost = { UNIT($who) } lose { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }.
event-retreated = { UNIT($who) } retreat from { $origin } to { $to }.
event-retreat_blocked = { UNIT($who) } cannot retreat further and take { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
event-dogs_loosed = { UNIT($who) } loose their dogs on { UNIT($whom) }; the die shows { SYMBOL($face) }.
event-eliminated = { UNIT($who) } are eliminated at { $hex }.
event-captured = { COMMANDER($commander) }, is captured by { HOUSE($by) }.
event-morale = The morale of { HOUSE($house) } falls by { $fell }.
event-rout = { HOUSE($house) } is routed and loses the battle.

# fire
event-fire = A fire of level { $level } burns at { $hex }.
event-fire_out = The fire at { $hex } is out.
event-fire_spread = The fire at { $hex } spreads to { $to }.
    .or = The fire at { $hex } spreads off the battlefield.
event-scorched = { UNIT($who) } try to set fire to { $hex }{ $levels ->
        [0] , but it does not catch
        [one] : { $levels } level
       *[other] : { $levels } levels
    }.
event-doused = { UNIT($who) } fight the fire at { $hex }; the die shows { SYMBOL($face) }.
event-burned = { UNIT($who) } lose { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    } to the fire at { $hex }.
event-terrain_removed = The { GROUND($terrain) } at { $hex } is removed.
event-devastated = The { GROUND($terrain) } at { $hex } burns down.

# victory
event-points = { HOUSE($house) } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { SCORE($what) } and has { $total }.
event-instant_victory = { HOUSE($house) } meets a condition for instant victory and wins.
event-battle_won = { HOUSE($house) } wins { ENDING($ending) }.

# special rules
event-strategy = { HOUSE($house) } turns over the strategy token at { $hex }: { REAL($real) }.
event-bystander_taken = { HOUSE($house) } takes the person at { $hex }.
event-captive_hidden = Two tokens for the captive are at { HEX_NAME($hexes) }.
event-captive_found = { UNIT($who) } find the captive at { $hex }.
event-captive_moved = { UNIT($who) } take the captive along to { $hex }.
event-catapults = The catapults shoot at { UNIT($who) } at { $hex }; the die shows { SYMBOL($face) }.
event-catapults_aimed = The catapults aim at { $aims }.
event-palisades_battered = { HOUSE($house) } batters the palisades with { DICE_SHOWN($faces) }.

# skirmish
event-commanders_chosen = { HOUSE($house) } brings { TITLED($commanders) }.
    .or = { HOUSE($house) } brings no commander.
event-setup_cards = { HOUSE($house) } draws { $number ->
        [one] { $number } set-up card
       *[other] { $number } set-up cards
    }.
event-terrain_placed = A hex of { GROUND($terrain) } is placed at { $hex }.
event-unit_placed = { UNIT($who) } are placed at { $hex }.

## the story of a finished battle: how it ended, by its ending; the conditions of a plan that were met; the turning points that are not told in the words
## of the log; what the score counts.

story-how-rout = In round { $round } the morale of { HOUSE($loser) } was broken: its army is routed and { HOUSE($winner) } wins. The victory points were { $stark } for Stark and { $lannister } for Lannister.
story-how-instant = In round { $round } of { $rounds } { HOUSE($winner) } reached its goal and won at once: { $conditions }.
    .or = In round { $round } of { $rounds } { HOUSE($winner) } reached its goal and won at once.
story-how-condition = After round { $round } { HOUSE($winner) } had reached its goal and wins: { $conditions }.
story-how-condition_missed = After round { $round } { HOUSE($loser) } had not reached its goal, and { HOUSE($winner) } wins. The goal was: { $conditions }.
story-how-points = After round { $round } { HOUSE($winner) } wins by victory points: { $stark } for Stark, { $lannister } for Lannister.
story-how-morale = After round { $round } both Houses had { $stark ->
        [one] { $stark } victory point
       *[other] { $stark } victory points
    }; the morale of { HOUSE($lower) } was lower by { $space ->
        [one] { $space } space
       *[other] { $space } spaces
    }, and { HOUSE($winner) } wins.
story-how-momentum = After round { $round } both Houses had { $stark ->
        [one] { $stark } victory point
       *[other] { $stark } victory points
    } and equal morale; { HOUSE($winner) } has the Momentum and wins.
story-how-resigned = { HOUSE($loser) } resigned in round { $round } of { $rounds }. The victory points were { $stark } for Stark and { $lannister } for Lannister.
story-how-unfinished = The battle was not fought to its end: in round { $round } of { $rounds } the victory points were { $stark } for Stark and { $lannister } for Lannister.

story-condition-controls = { $count ->
        [one] { $count } objective
       *[other] { $count } objectives
    } controlled (it had { $reached })
    .or = { $count ->
            [one] { $count } objective
           *[other] { $count } objectives
        } controlled
story-condition-occupies = units in { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    } to be taken
story-condition-morale = the morale of { HOUSE($house) } { ZONE($zone) } or { MEETS($test) }
story-condition-points = { $at_least ->
        [one] { $at_least } victory point
       *[other] { $at_least } victory points
    } (it had { $reached })
    .or = { $at_least ->
            [one] { $at_least } victory point
           *[other] { $at_least } victory points
        }
story-condition-lead = a lead of { $by ->
        [one] { $by } victory point
       *[other] { $by } victory points
    }
story-condition-captured = { LEADER($commander) } captured
story-condition-eliminated = { $count ->
        [one] { $count } enemy unit
       *[other] { $count } enemy units
    } eliminated
story-condition-escaped = { $count ->
        [one] { $count } unit
       *[other] { $count } units
    } brought off the field (it had { $reached })
    .or = { $count ->
            [one] { $count } unit
           *[other] { $count } units
        } brought off the field
story-condition-gathered = { $count ->
        [one] { $count } strategic position
       *[other] { $count } strategic positions
    } found (it had { $reached })
    .or = { $count ->
            [one] { $count } strategic position
           *[other] { $count } strategic positions
        } found

story-point-captured = { LEADER($commander) } is captured by { HOUSE($by) }.
story-point-morale = The morale of { HOUSE($house) } falls by { $fell ->
        [one] { $fell } space
       *[other] { $fell } spaces
    }.
story-point-points = { HOUSE($house) } scores { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    } for { SCORE($what) }, { $total } in all.

story-score-victory_points = victory points
story-score-morale = morale fallen
story-score-commanders_lost = commanders captured

## what a battle plan of one's own hardly means

advice-nothing_to_win = nothing gives points or victory: only rout, morale and the Momentum decide
advice-nobody_leads = { HOUSE($house) } has no commander and can play no Leadership cards
advice-objective = objective { $number }: no unit can enter hex { $hex }
advice-apart = the two Houses cannot reach each other
advice-no_exit = { $what }: { HOUSE($house) } has no hexes to leave the battlefield
advice-too_few_objectives = { $what }: { $needed } needed, the battle has { $objectives } objectives
advice-no_positions = gathered: the battle has no strategic positions
advice-no_captive = rescued: the battle has no captive
advice-not_there = { $what }: { LEADER($commander) } ({ $id }) is not in the battle
advice-no_terrain = { $what }: the battle has no { GROUND($terrain) }
advice-no_palisade = palisade_strength: the battle has no palisade
advice-too_few_enemies = { $what }: { $needed } needed, the enemy has { $units } units
advice-too_few_units = { $what }: { $needed } needed, { HOUSE($house) } has { $units } units
advice-none_of_these = { $what }: none of these units is of { HOUSE($house) }
advice-closed = { $what }: no unit can enter { $hexes }
    .or = { $what }: too few hexes
advice-no_points = { $what }: nothing gives points to { HOUSE($house) }
advice-won_already = instant { $number }: { HOUSE($house) } has won when the battle begins

## what is wrong with positions and battles; each begins in small letters and has no full stop

position-off_field = { $hex } is off the battlefield
position-no_unit = '{ $word }' is not a unit: say unit1, unit2 ...
position-only_units = the battle has only { $units } units, no { $word }
position-passed = { $house } has passed and cannot act
position-morale = morale: a House and a space from 1 to { $most }, or 0
position-no_terrain_token = there is no terrain token at { $hex }
position-no_objective = { $hex } is no objective
position-nobody_stands = nobody can stand at { $hex }: { $ground }
position-from_start = unit{ $number } is there from the start
position-which_unit = which unit is at { $hex }?
position-figures = the unit at { $hex } has 1 to { $most } figures
position-engaged_how = engaged with whom, and whose is the token? engaged c5: c6 stark
position-nobody_at = there is no unit at { $hex }
position-engaged_already = the unit at { $hex } is engaged already
position-no_enemies = { $hex } and { $other } are no enemies side by side
position-commander_away = { $commander } is not in this battle
position-commander_tokens = { $commander }: 0 to { $most } tokens, fresh or spent
position-command_tokens = { $house } has { $most } command tokens
position-not_in_deck = { $card } is not in the deck of { $house } here
position-no_captive = the battle has no captive
position-decoy = a decoy without a captive
position-no_catapult = no catapult aims at { $hex }
position-what_colour = what colour is aimed at { $hex }?
position-no_strategy = no strategy token lies at { $hex }
position-effect = effect { $effect }: its name, a value, and turn or round
position-burns = { $ground } at { $hex } burns up to level { $most }
position-burns_not = { $ground } at { $hex } does not burn
position-all_named = the battle has { $count } { $units }, all are named already
position-none_such = the battle has no { $units }
position-too_many_real = there are not so many real positions
position-too_many_feints = there are not so many feints

battle-too_long = the battle cannot be read: it has more than { $most } characters
battle-too_long_option = the battle has more than { $most } characters
battle-nested = the battle cannot be read: it is nested too deeply
battle-unreadable = the battle cannot be read: { $why }
battle-unknown = no battle is called '{ $battle }' (battles: { $battles })
battle-wrong = battle '{ $battle }': { $wrong }
plain-key_parts = a key has too many parts (at line { $line })
plain-nested = it is nested too deeply
plain-unprintable = a text has characters that cannot be printed
plain-strange = '{ $value }' is no text, no small whole number and no truth value

mistake-in_line = { $line }: { $why }
line-numbered = { $section } { $number }
line-tokens = { $token }
section-unit = unit
section-objective = objective
section-exit = exit
section-score = score
section-victory = victory
section-instant = instant
section-special = special
mistake-id = the id of the battle is '{ $battle }'
mistake-missing = '{ $key }' is missing
mistake-unknown_key = '{ $key }' is not known in a battle
mistake-type = { $place } is not of the right type: { $wanted } is wanted, not { $given }
wanted-str = a text
wanted-int = a whole number
wanted-bool = true or false
wanted-dict = a table
wanted-list_of_str = a list of texts
wanted-list_of_int = a list of whole numbers
wanted-list_of_dict = a list of tables
wanted-list_of_list = a list of lists
given-str = a text
given-int = a whole number
given-bool = true or false
given-list = a list
given-dict = a table
given-else = something else
given-unprintable = one with characters that cannot be printed
mistake-map_rows = the map has { $rows } rows, at most { $most } fit
mistake-map_hexes = row { $row } of the map has { $hexes } hexes, at most { $most } fit
mistake-map_letter = row { $row } of the map has '{ $letter }' (letters: { $letters } -)
mistake-no_title = the battle has no title
mistake-too_long = the { $key } has more than { $most } characters
mistake-rounds = rounds must be 1 to { $most }, not { $given }
mistake-momentum = momentum goes to stark, lannister or random, not '{ $given }'
mistake-top = top names a House, not '{ $given }'
mistake-no_ratings = ratings of { $house } are missing
mistake-rating = the { $key } rating of { $house } must be 0 to { $most }
mistake-morale = the last morale space of { $house } must be '11' or 'rout'
mistake-no_house = { $key }: there is no House '{ $name }'
mistake-directions = directions must be { $directions } in some order
mistake-too_many_lines = at most { $most } entries '{ $key }' are possible
mistake-no_hex = there is no hex '{ $hex }'
mistake-off_field = hex { $hex } is off the battlefield
mistake-no_token = there is no terrain token '{ $token }' (tokens: { $tokens })
mistake-two_tokens = hex { $hex } has two terrain tokens
mistake-too_many_units = { $units } units are too many, at most { $most } fit
mistake-no_commander_known = there is no commander '{ $commander }' (commanders: { $commanders })
mistake-person_twice = { $person } is there twice
mistake-leads = { $commander } leads { KIND($kind) }
mistake-no_kind = there are no units '{ $kind }' (units: { $kinds })
mistake-rank = the rank must be green, blue or red, not '{ $given }'
mistake-arrives = it cannot arrive in round { $round }
mistake-no_units = House { $house } has no units
mistake-not_of_unit = '{ $key }' is not known of a unit
mistake-no_keyword = there is no keyword '{ $keyword }' (keywords: { $keywords })
mistake-keyword_value = { $keyword } must be 1 to 9, not { $given }
mistake-unit_without_hex = it has no hex
mistake-several_hexes = only a unit that arrives later can have several hexes
mistake-hex_twice = a hex is named twice
mistake-closed_hex = no unit can enter hex { $hex }
mistake-taken = hex { $hex } already has a unit
mistake-objective_already = hex { $hex } is an objective already
mistake-control = control names a House, not '{ $given }'
mistake-not_of_objective = '{ $key }' is not known of an objective
mistake-house = house must be stark or lannister
mistake-house_or_both = house must be stark, lannister or both
mistake-house_of = { $key } must be stark or lannister, not '{ $given }'
mistake-exit_without_hexes = it has no hexes
mistake-not_of_exit = '{ $key }' is not known of an exit
mistake-special_twice = the special rule '{ $rule }' is there { $count } times
mistake-when = when must be one of { $times }
mistake-scored_when = { $what } is scored { $times } only
mistake-word = { $word }
mistake-no_conditions = it has no conditions
mistake-too_many_conditions = at most { $most } conditions are possible
mistake-not_of_victory = '{ $key }' is not known of a victory
mistake-quoted = '{ $key }'
mistake-needs_one_of = { $word } needs { $keys }
mistake-unknown_word = '{ $word }' is not known (known: { $known })
mistake-no_parameter = { $word } has no parameter '{ $key }' (parameters: { $keys })
mistake-no_parameters = { $word } has no parameter '{ $key }' (parameters: none)
mistake-needs = { $word } needs '{ $key }'
mistake-no_objective = there is no objective { $number }
mistake-no_unit = there is no unit { $number }
mistake-no_commander = there is no commander '{ $commander }'
mistake-no_terrain = there is no terrain '{ $terrain }'
mistake-no_zone = there is no zone '{ $zone }' (zones: { $zones })
mistake-test = test must be better or worse, not '{ $given }'
mistake-number = { $key } must be a number from 1 to { $most }
mistake-three_zones = { $key } must be three numbers: green, yellow, red zone
mistake-three_ranks = { $key } must be three numbers: green, blue, red
mistake-rows = rows must be pairs of a row and its points
mistake-hexes = { $rule } takes 1 to { $most } hexes
mistake-box_figures = { $needed } figures of { KIND($kind) } are needed, the box has { $most }
mistake-box_banners = { $house } needs { $needed } banners, the box has { $most }
mistake-box_command = { $needed } command tokens are needed, the box has { $most }
mistake-box_objectives = at most { $most } objectives can be marked
mistake-box_tokens = { $needed } tokens { $token } are needed, the box has { $most }

## what was done, for the log: not a button's words

did_ability-robb_king_in_the_north = the engagement token is removed from his hex
did_ability-kevan_trusted_captain = two dice for this attack
did_commit-robb_young_wolf = his direwolf attacks
did_commit-robb_king_in_the_north = he changes places with the bearer of adjacent cavalry
did_commit-eddard_lord_of_winterfell = 2 morale for his House
did_commit-greatjon_the_greatjon = his unit rallies
did_commit-greatjon_last_hearth = controlled infantry move 1 hex further this turn
did_commit-maege_bear_island = up to 2 controlled units rally
did_commit-rickard_lord_of_karhold = up to 3 controlled cavalry units rally
did_commit-jaime_kingslayer = his unit attacks twice
did_commit-jaime_second = he draws 2 Leadership cards
did_commit-gregor_the_mountain = all dice of this attack are re-rolled
did_commit-gregor_reaver = an adjacent fire grows by 2 levels
did_commit-kevan_trusted_captain = up to 3 controlled infantry units are Stalwart until the end of the round
did_commit-addam_ashemark = controlled cavalry move 1 hex further this turn
did_commit-tywin_casterly_rock = he rolls 3 order dice and takes the tokens
