### Everything the game says, in English. A translation is a copy of this file with other words, beside it.
###
### A variable holds an id or a number; a function shows it: { PLACE($to) } is the name of the place, in a case where
### the language has them: { PLACE($to, case: "gen") }. $arg1 is the first argument of an action. Of several lines (the
### value, then .or, .or-2) the first one is said whose variables all have something to show. The functions are listed
### in the kernel's prose.py and in notation.py; docs/guides/translating.md tells the rest.

## the game and its options

game-title = War of the Ring
game-summary = The armies of the Shadow march on the free lands of Middle-earth while a small Fellowship carries the Ring to Mount Doom.
game-option-players = how many people play; three or four share the sides

## names

name-and = and
name-or = or
name-quoted = { $name }
name-inside = inside { REGION($region) }
name-player = player { $n }

name-tile-eye = Eye
name-tile-die = die
name-tile-reveal = with Reveal
name-tile-stop = with Stop

## the board in text

board-title = War of the Ring
board-turn = turn
board-to_act = to act
board-free_peoples = Free Peoples
board-shadow = Shadow
board-points = points
board-dice = dice
board-rings = Elven Rings
board-cards = cards
board-decks = decks
board-fellowship = Fellowship
board-mordor = Mordor Track, step
board-progress = progress
board-hidden = hidden
board-revealed = revealed
board-corruption = corruption
board-guide = Guide
board-companions = companions
board-hunt_box = Hunt Box
board-hunt_pool = Hunt Pool
board-drawn = drawn
board-removed = out of the game
board-waiting = waiting for Mordor
board-politics = politics
board-passive = passive
board-captured = captured
board-table = on the table
board-hand = your hand
board-nothing = no cards
board-none = none
board-no_nation = regions of no Nation
board-reinforcements = reinforcements
board-casualties = casualties
board-unmanned = without an army
board-nobody = nobody
board-held_by = held by
board-besieged = inside, besieged
board-ring_bearers = the Ring-bearers
board-town = town
board-city = city
board-stronghold = stronghold
board-fortification = fortification
board-discard = Discard
board-combat = Combat card

## words for values

steps-0 = At War
steps-1 = one step from war
steps-2 = two steps from war
steps-3 = three steps from war

deed-march = move up to two armies
deed-march_led = move an army that has a leader
deed-attack = attack
deed-attack_led = attack with an army that has a leader
deed-move_fellowship = move the Fellowship
deed-hide_fellowship = hide the Fellowship
deed-separate_companions = separate companions from the Fellowship
deed-move_companions = move companions
deed-move_nazgul_and_minions = move Nazgûl and minions
deed-muster = recruit
deed-bring_minion = bring a minion into play
deed-voice_of_saruman = the Voice of Saruman: recruit in Isengard
deed-crown_aragorn = crown Aragorn, Heir of Isildur
deed-gandalf_the_white = bring Gandalf the White into play

activation-entered = the Shadow has crossed the border
activation-attacked = attacked by the Shadow
activation-declared = the Fellowship was declared there
activation-companion = a companion came
activation-card = roused by a card

advance-die = { "" }
advance-attacked = { "" } (attacked)
advance-captured = { "" } (a settlement was captured)
advance-card = { "" } (an event)
advance-companion = { "" } (a companion's counsel)

battle_end-ceased = the attacker ceases the attack
battle_end-withdrew = the defender withdraws into the stronghold
battle_end-retreated = the defender retreats
battle_end-defender_destroyed = the defending army is destroyed
battle_end-attacker_destroyed = the attacking army is destroyed
battle_end-both_destroyed = both armies are destroyed

hunt_cause-hunt = the Hunt
hunt_cause-mordor = Mordor
hunt_cause-stronghold = a Shadow stronghold
hunt_cause-balrog = the Balrog of Moria
hunt_cause-card = a card

ending-ring_bearers_fail = the Ring-bearers are corrupted and the Shadow wins
ending-ring_destroyed = the Ring is destroyed and the Free Peoples win
ending-shadow_conquest = the Shadow has conquered Middle-earth
ending-sauron_banished = Sauron is banished and the Free Peoples win

flyer-nazgul = a Nazgûl
flyer-witch_king = the Witch-king
flyer-mouth_of_sauron = the Mouth of Sauron

nazgul_order-recruit = recruit a Nazgûl
nazgul_order-fly = move Nazgûl

army_order-march = move an army
army_order-attack = attack

way-hide = hide the Fellowship
way-move = move the Fellowship

errand-separate = separate companions from the Fellowship
errand-move = move companions on the map

voice-recruit = a regular in every settlement of Isengard
voice-upgrade = replace two regulars in Orthanc by elites

## what is going on: the innermost of these frames begins the question

procedure-HandLimit = hand limit
procedure-PlayEvent = { CARD($card) }
procedure-FellowshipPhase = Fellowship phase
procedure-Hunt = the Hunt
procedure-HuntTile = the Hunt, tile { TILE($tile) }
    .or = the Hunt
procedure-DeclareFellowship = declaring the Fellowship
procedure-RevealFellowship = the Fellowship is revealed
procedure-MoveArmies = army movement
procedure-MoveCompanions = moving companions
procedure-MoveShadowCharacters = moving Nazgûl and minions
procedure-SeparateCompanions = separating companions
procedure-MusterFigures = recruitment
procedure-Attack = attack
procedure-Battle = battle for { PLACE($target) }, round { $round }
procedure-CombatRound = battle for { PLACE($region) }, round { $round }
procedure-ExchangeCards = exchanging cards
procedure-ActionResolution = action phase
procedure-Turn = turn { $turn }

## decisions: the question of each kind, and where an action reads differently there its label

decision-choose_die-question = choose a die to use

decision-choose_action-question = choose what to do with the { FACE($face) } result

decision-hunt_allocation-question = choose how many dice to put in the Hunt Box before the roll

decision-hand_limit-question = discard a card, face down

decision-choose_deck-question = choose the deck to draw from

decision-gandalf_draws-question = Gandalf the Grey guides the Fellowship: draw a card from the deck of the card just played?
decision-gandalf_draws-yes = draw a card
decision-gandalf_draws-no = do not draw

decision-sorcerer-question = the Witch-king is in the battle: draw a card from the deck of your Combat card?
decision-sorcerer-yes = draw a card
decision-sorcerer-no = do not draw

decision-exchange_cards-question = exchange one card with your partner?

decision-give_card-question = choose the card to give to your partner

decision-discard_as_price-question = choose the card to discard as the price

decision-play_another-question = play one more Character card, without a die?
decision-play_another-skip = play no other card

## the Fellowship and the Hunt

decision-declare_fellowship-question = declare the position of the Fellowship (progress { $progress })?
decision-declare_fellowship-no = stay hidden

decision-enter_mordor-question = enter Mordor?
decision-enter_mordor-no = do not enter Mordor yet

decision-choose_guide-question = choose the Guide of the Fellowship

decision-place_ring_bearers-question = move the Ring-bearers one region further, or stop here ({ PLACE($ring_bearers) })

decision-separate_companions-question = choose who leaves the Fellowship

decision-separate_to-question = choose where the separated companions go

decision-break_fellowship-question = choose a companion who must leave the Fellowship

decision-flocks_of_crebain-question = discard Flocks of Crebain for +1 to the hunt roll?

decision-reroll_hunt-question = { $successes ->
        [one] { $successes } success
       *[other] { $successes } successes
    } so far; choose how many failed dice to roll again

decision-wizards_staff-question = discard Wizard's Staff so that no tile is drawn?

decision-hunt_table_card-question = { $damage } damage; use a card on the table?

decision-guide_ability-question = { $damage } damage; use the ability of { CHARACTER($guide) }?
decision-guide_ability-no = do not use it

decision-hunt_casualty-question = { $damage } damage; choose how the Fellowship bears it

decision-balrog_of_moria-question = the Fellowship crossed Moria: discard Balrog of Moria for one more tile?

decision-worn_with_sorrow_and_toil-question = Worn with Sorrow and Toil: take a Character card from the Free Peoples?

## Characters

decision-choose_companion-question = choose a companion to move

decision-move_companions-question = choose a destination for { CHARACTER($group) }, or who goes along

decision-choose_nazgul-question = choose a Nazgûl or minion to move

decision-fly_to-question = choose where it goes

decision-bring_minion-question = choose the minion who enters play

decision-place_minion-question = choose where { CHARACTER($minion) } enters play

decision-place_gandalf-question = choose where Gandalf the White enters play

decision-white_rider-question = forfeit Gandalf the White's leadership, so that no Nazgûl leads in this battle?
decision-white_rider-yes = forfeit his leadership
decision-white_rider-no = keep his leadership

## Armies

decision-choose_army-question = choose an army

decision-choose_destination-question = choose where the army from { PLACE($origin) } goes

decision-choose_figures-question = choose who goes from { PLACE($origin) } to { PLACE($to) } (so far: { ARMY($taken) }, { CHARACTER($taken_characters) })
    .or = choose who goes from { PLACE($origin) } to { PLACE($to) } (so far: { ARMY($taken) })
    .or-2 = choose who goes from { PLACE($origin) } to { PLACE($to) } (so far: { CHARACTER($taken_characters) })
    .or-3 = choose who goes from { PLACE($origin) } to { PLACE($to) }
decision-choose_figures-done = march

decision-march_on-question = march on from { PLACE($at) }, or stop
decision-march_on-done = stop here

decision-mixed_army-question = form a mixed army with your partner at { PLACE($place) }?
decision-mixed_army-yes = form a mixed army
decision-mixed_army-no = stay separate

decision-recruit-question = choose a figure to recruit and its settlement

decision-recruit_where-question = choose where to recruit

decision-recruit_type-question = choose what to recruit at { PLACE($place) }

decision-recruit_regulars-question = choose what to recruit

decision-replace_regular-question = choose the regular an elite takes the place of

decision-voice_of_saruman-question = choose what the Voice of Saruman does

decision-which_first-question = several armies are concerned at once: choose which comes first

decision-remove_excess-question = too many units at { PLACE($place) }: choose one to send back to the reinforcements

## battle

decision-attack_from-question = choose the army that attacks

decision-attack_target-question = choose whom the army from { PLACE($origin) } attacks

decision-rearguard-question = choose who stays behind as a rearguard
decision-rearguard-done = attack

decision-field_battle_or_siege-question = fight in the field, or withdraw into the stronghold?

decision-combat_card-question = choose a Combat card, in secret

decision-casualties-question = casualties at { PLACE($place) }, { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } left

decision-cease_or_go_on-question = cease the attack or go on?

decision-retreat_or_stand-question = retreat or fight another round?

decision-retreat-question = choose where the army retreats to

decision-advance-question = choose who advances into { PLACE($region) }
decision-advance-done = advance no further
    .or = do not advance

## Events

decision-another_way-question = Gollum knows another way: hide or move the Fellowship?
decision-another_way-no = neither

decision-separate_or_move-question = separate companions, or move those on the map?

decision-choose_refuge-question = choose where the Nazgûl flee to

decision-gather_companions-question = choose the companions who go

decision-paths_of_the_dead-question = choose where the Paths of the Dead lead

decision-cruel_weather-question = choose where the Ring-bearers are driven

decision-nazgul_strike-question = choose what the Nazgûl strike

decision-lure_of_the_ring-question = choose what the Lure of the Ring costs

decision-lidless_eye-question = choose a die to turn to an Eye

decision-move_or_attack-question = move or attack?
decision-move_or_attack-no = neither

decision-recruit_or_fly-question = recruit a Nazgûl, or move Nazgûl?

decision-choose_nation-question = choose a Nation

decision-choose_region-question = choose a region

decision-choose_coast-question = choose the coast the fleet sails to

decision-choose_leader-question = choose the leader who is eliminated

decision-lose_where-question = choose the army that loses a figure

decision-lose_figure-question = choose the figure lost at { PLACE($place) }

decision-dunlendings-question = choose the units that come to { PLACE($region) }
decision-dunlendings-done = no more

decision-upgrade_where-question = choose where a regular becomes an elite

## Combat cards

decision-black_breath-question = Black Breath: choose who falls
decision-black_breath-no = nobody

decision-blade_of_westernesse-question = Blade of Westernesse: spend a hit to eliminate a minion?
decision-blade_of_westernesse-no = keep the hit

decision-dread_and_despair-question = Dread and Despair: choose how many points of Nazgûl leadership to forfeit

decision-fateful_strike-question = Fateful Strike: choose who falls
decision-fateful_strike-no = nobody

decision-heroic_death-question = Heroic Death: sacrifice a leader or companion to cancel hits?
decision-heroic_death-no = nobody

decision-mighty_attack-question = Mighty Attack: choose the companion who forfeits his leadership

decision-onslaught-question = Onslaught: choose how many hits to take for an extra attack

decision-relentless_assault-question = Relentless Assault: choose how many hits to take for a bonus to the roll

decision-scouts-question = Scouts: choose where the army retreats to

decision-words_of_power-question = Words of Power: choose the companion who loses his powers

## actions

action-done = done
action-pass = pass
action-yes = yes
action-no = no
action-skip = skip (the die is spent without effect)
action-choose_place = { PLACE($arg1) }
action-choose_region = { PLACE($arg1) }
action-choose_nation = { NATION($arg1) }
action-choose_figure = { FIGURE($arg1) }
action-choose_character = { CHARACTER($arg1) }
action-choose_card = { CARD($arg1) }
action-choose_deck = the { DECK($arg1) } deck
action-choose_number = { $arg1 }

# dice
action-use_die = use the { FACE($arg1) } die
action-elven_ring = Elven Ring: change the { FACE($arg1) } die to { FACE($arg2) }
action-act = { DEED($arg1) }
action-diplomacy = advance { NATION($arg1) } on the Political Track
action-counsel = advance { NATION($arg1) } by a companion's counsel
action-draw = draw a { DECK($arg1) } card
action-become = use the Will of the West as { FACE($arg1) }
action-play = play { CARD($arg1) }
action-pay_off = discard { CARD($arg1) } from the table
action-allocate = { $arg1 ->
        [one] { $arg1 } die
       *[other] { $arg1 } dice
    }
action-turn_to_eye = turn the { FACE($arg1) } die to an Eye

# cards
action-discard = discard { CARD($arg1) }
action-combat_card = { LOWER($arg1) } ({ CARD($arg1) })
action-no_combat_card = no Combat card
action-use_table_card = use { CARD($arg1) }
action-strip_hand = a random Character card from the hand of { SEAT($arg1) }
action-strip_table = discard { CARD($arg1) } from the table
action-strike_table = discard { CARD($arg1) } from the table

# the Fellowship and the Hunt
action-declare_fellowship = declare the Fellowship
action-enter_mordor = enter Mordor
action-walk = go to { PLACE($arg1) }
action-halt = stop in { PLACE($ring_bearers) }
    .or = stop here
action-choose_guide = { CHARACTER($arg1) }
action-ask_again = ask me again next turn
action-reconsider_guide = choose another Guide than { CHARACTER($guide) }
    .or = choose another Guide
action-reroll_hunt = roll { $arg1 ->
        [one] { $arg1 } die
       *[other] { $arg1 } dice
    } again
action-use_guide = use { CHARACTER($guide) }'s ability
    .or = use the Guide's ability
action-lose_guide = lose the Guide, { CHARACTER($guide) }
    .or = lose the Guide
action-lose_random_companion = lose a random companion
action-use_the_ring = use the Ring: { $damage } corruption
    .or = use the Ring
action-another_way = { WAY($arg1) }
action-companions = { ERRAND($arg1) }
action-roll_for_the_hunt = roll for the Hunt
action-suffer_corruption = suffer corruption
action-eliminate_companion = eliminate { CHARACTER($companion) }
    .or = eliminate the companion

action-order_nazgul = { NAZGUL_ORDER($arg1) }
action-order_army = { ARMY_ORDER($arg1) }

# Characters
action-gather = { CHARACTER($arg1) }
action-companions_to = to { PLACE($arg1) }
action-fly_from = a Nazgûl from { PLACE($arg1) }
action-fly_to = to { PLACE($arg1) }
action-move_minion = { CHARACTER($arg1) }
action-bring = { CHARACTER($arg1) }

# Armies
action-move_from = the army in { PLACE($arg1) }
action-move_to = to { PLACE($arg1) }
action-take_all = the whole army
action-take = take { FIGURE($arg1, case: "article") }
action-take_character = take { CHARACTER($arg1) }
action-recruit = { FIGURE($arg1, case: "article") } in { PLACE($arg2) }
action-from_dunland = { FIGURE($arg2, case: "article") } from { PLACE($arg1) }
action-disband = remove { FIGURE($arg1, case: "article") }
action-voice = { VOICE($arg1) }

# battle
action-attack_from = the army in { PLACE($arg1) }
action-attack = attack { PLACE($arg1) }
action-leave_behind = leave { FIGURE($arg1, case: "article") } behind
action-leave_behind_character = leave { CHARACTER($arg1) } behind
action-fight_in_the_field = fight a field battle
action-withdraw_into_stronghold = withdraw into the stronghold
action-lose = lose { FIGURE($arg1, case: "article") }
action-reduce = reduce { FIGURE($arg1, case: "article") } to a regular
action-sacrifice = sacrifice { FIGURE($arg1, case: "article") }
action-sacrifice_character = sacrifice { CHARACTER($arg1) }
action-cease_attack = cease the attack
action-continue_attack = fight another round
action-press_on = reduce { FIGURE($arg1, case: "article") } and fight another round
action-stand_and_fight = stand and fight
action-retreat_to = retreat to { PLACE($arg1) }
action-advance_with = { FIGURE($arg1, case: "article") }
action-advance_with_character = { CHARACTER($arg1) }
action-advance_with_all = the whole army

## refusals

refusal-not_offered = That is not one of the choices here.
refusal-game_over = The game is over.
refusal-not_your_turn = It is another player's turn to decide.
refusal-nothing_to_undo = There is nothing to take back.
refusal-undo_new_information = Dice were rolled or cards shown since; the others must agree.
refusal-undo_other_seat = Another player has the decision now; the others must agree.

# dice and cards
refusal-not_fewer_dice = Only a player with fewer unused dice than the opponent may pass.
refusal-elven_ring_used = You have already used an Elven Ring this turn.
refusal-no_pass_after_elven_ring = After using an Elven Ring you take an action with one of your dice.
refusal-deck_empty = The deck is empty.
refusal-other_players_card = Only your partner may play this card.
refusal-a_power_too_great = A Power too Great protects this region from the Shadow.
refusal-power_of_tom_bombadil = The Power of Tom Bombadil protects this region from the Shadow.
refusal-threats_and_promises = Threats and Promises: no die advances a passive Nation.
refusal-not_own_nation = This Nation belongs to your partner.
refusal-not_own_minion = This minion belongs to your partner.
refusal-same_nation_twice = Your last action used this Nation; with three players you may not use it twice in a row.
refusal-same_army_twice = Your last action used this army; with three players you may not use it twice in a row.

# conditions of cards
refusal-no_companion_in_fellowship = No companion is left in the Fellowship.
refusal-fellowship_not_revealed = The Fellowship is hidden.
refusal-fellowship_without_progress = The Fellowship has made no progress since its last known position.
refusal-fellowship_in_settlement = The Fellowship is in a settlement of the Free Peoples.
refusal-not_in_fellowship = { CHARACTER($characters) } must be in the Fellowship.
refusal-not_in_play = { CHARACTER($characters) } must be in play.
refusal-no_companion_in_region = No companion is in { PLACE($region) }.
refusal-character_not_in_nation = { CHARACTER($characters) } must be in a region of { NATION($nations) }.
refusal-character_without_army = { CHARACTER($characters) } must be with an army in a region of { NATION($nations) }.
    .or = { CHARACTER($characters) } must be with an army.
refusal-nation_not_active = { NATION($nation) } must be active.
refusal-nation_not_at_war = { NATION($nation) } must be At War.
refusal-not_besieged = { PLACE($region) } is not under siege.
refusal-no_nazgul_near_companion = No Shadow army with Nazgûl is near a Free Peoples army with a companion.
refusal-no_nazgul_army_near_enemy = No Shadow army with Nazgûl is near an enemy army.
refusal-rohan_is_active = Rohan is active already.
refusal-witch_king_not_besieging = The Witch-king is with no army that besieges a stronghold.
refusal-aragorn_not_abroad_with_army = Aragorn must be with an army outside every Nation of the Free Peoples.
refusal-no_army_with_companion = No Free Peoples army has a companion.
refusal-no_elven_stronghold_held = The Shadow holds no Elven stronghold.
refusal-isengard_besieges_nothing = No army with Isengard units besieges a stronghold.
refusal-no_companion_in_nation_at_peace = No companion is in a Nation that is not At War.
refusal-recruit_region_not_free = The region is not free for recruitment.
refusal-recruit_as_many_as_possible = As many as possible must be recruited.

# conditions of Combat cards
refusal-fellowship_not_in_defended_region = The Fellowship is not in the region being defended.
refusal-no_hobbit_in_battle = Neither Meriadoc nor Peregrin is in the battle.
refusal-no_gandalf_in_battle = Gandalf is not in the battle.
refusal-no_strider_in_battle = Neither Strider nor Aragorn is in the battle.
refusal-no_companion_in_battle = No companion is in the battle.
refusal-no_companion_or_leader_in_battle = No companion or leader is in the battle.
refusal-no_elite_in_battle = No elite is in the battle.
refusal-no_nazgul_in_battle = No Nazgûl is in the battle.
refusal-no_isengard_unit_in_battle = No Isengard unit is in the battle.
refusal-no_southron_elite_in_battle = No Southron & Easterling elite is in the battle.
refusal-too_little_nazgul_leadership = The Nazgûl in the battle need { $needed ->
        [one] { $needed } point
       *[other] { $needed } points
    } of leadership to forfeit.
refusal-leadership_given_up = That leadership has been given up already.
refusal-defender_not_near_ents = The defender is not in Fangorn, Orthanc or Rohan.
refusal-defender_not_in_free_peoples_nation = The defender is not in a Nation of the Free Peoples.
refusal-defender_not_in_stronghold = The defender is not in a stronghold.
refusal-defender_far_from_moria = The defender is more than two regions from Moria.
refusal-not_defending_in_field = Your army is not defending in the field.

# the Fellowship
refusal-fellowship_is_revealed = The Fellowship is revealed; it must hide first.
refusal-fellowship_is_hidden = The Fellowship is hidden already.
refusal-only_hidden_declares = A revealed Fellowship cannot be declared.
refusal-no_declaring_in_mordor = On the Mordor Track the Fellowship is not declared.
refusal-not_at_the_gate_of_mordor = The Fellowship must be in Morannon or Minas Morgul to enter Mordor.
refusal-already_in_mordor = The Fellowship is on the Mordor Track already.
refusal-no_shelter_when_revealed = A revealed Fellowship may not end in a City or Stronghold of the Free Peoples.
refusal-only_shelter_that_way = That way leads only to Cities and Strongholds of the Free Peoples, where a revealed Fellowship may not end.
refusal-no_separation_in_mordor = On the Mordor Track companions can no longer separate.
refusal-no_companions_left = No companion is left in the Fellowship.

# Characters
refusal-no_companion_can_move = No companion on the map can move.
refusal-companion_in_siege = A companion in a besieged stronghold may not leave it.
refusal-no_nazgul_can_move = No Nazgûl or minion can move.
refusal-nazgul_free_stronghold = Nazgûl may not enter a stronghold of the Free Peoples unless the Shadow besieges it.
refusal-moved_already = This figure has already moved in this action.
refusal-minion_entered_before = This minion has entered play before.
refusal-no_minion_can_enter = No minion can enter play now.
refusal-isengard_not_at_war = Isengard must be At War.
refusal-orthanc_conquered = Orthanc has been conquered.
refusal-sauron_not_at_war = Sauron must be At War.
refusal-no_free_peoples_at_war = A Nation of the Free Peoples must be At War.
refusal-no_sauron_army = Sauron has no army.
refusal-free_peoples_not_all_at_war = The Mouth of Sauron waits until all Free Peoples Nations are At War or the Fellowship is in Mordor.
refusal-no_sauron_stronghold = Every stronghold of Sauron has been conquered.
refusal-companion_entered_before = He has entered play before.
refusal-strider_not_in_gondor = Strider must be in Minas Tirith, Dol Amroth or Pelargir, unconquered.
refusal-gandalf_in_fellowship = Gandalf the Grey must have left the Fellowship.
refusal-no_minion_yet = No minion has entered play yet.

# movement
refusal-more_armies_must_move = The card makes more than one Army move, as far as they can.
refusal-no_army_can_move = No army can move.
refusal-nobody_left_to_move = Nobody who has not moved yet can go.
refusal-enemy_army_blocks = An enemy army is there.
refusal-stacking_limit = At most ten units may be in a region.
refusal-border_not_at_war = Units of a Nation not At War may not cross another Nation's border.
refusal-needs_leader = A leader or character must go along.
refusal-needs_companion = A companion must go along.
refusal-needs_nazgul = A Nazgûl must go along.
refusal-needs_character = The character the card names must go along.
refusal-needs_unit = An army needs at least one unit.
refusal-leader_left_alone = A leader may not stay behind without units.
refusal-level_zero = A character of level 0 never moves.
refusal-must_join_army = The army must end its move with another, unbesieged army of its side.
refusal-not_all_can_go = Not everybody can go.

# recruitment and politics
refusal-recruit_not_at_war = Only Nations At War recruit with a die.
refusal-no_reinforcements = No such figure is left in the reinforcements.
refusal-settlement_lost = The settlement is in enemy hands.
refusal-settlement_besieged = The stronghold is under siege.
refusal-leader_needs_army = A leader needs an army there.
refusal-same_settlement = The two figures must go to different settlements.
refusal-elite_comes_alone = An elite is recruited alone.
refusal-nothing_to_recruit = Nothing can be recruited now.
refusal-saruman_not_in_play = Saruman is not in play.
refusal-orthanc_not_free = Orthanc is not free.
refusal-no_upgrade = No Isengard regular is in Orthanc.
refusal-already_at_war = The Nation is At War already.
refusal-passive_nation = A passive Nation may not go to war; it must be activated first.

# battle
refusal-nobody_to_attack = No enemy army can be attacked.
refusal-no_enemy_there = No enemy army is there.
refusal-target_not_adjacent = The enemy army is not in an adjacent region.
refusal-no_army_there = You have no army there.
refusal-no_unit_at_war = Only units of Nations At War may attack.
refusal-partner_controls_army = Your partner controls this mixed army.
refusal-attack_needs_leader = A leader or character must be in the attack.
refusal-attack_needs_nazgul = A Nazgûl must be in the attack.
refusal-attack_needs_companion = A companion must be in the attack.
refusal-attack_needs_witch_king = The Witch-king must be in the attack.
refusal-leader_would_be_alone = Leaders not At War would stay behind without units.
refusal-last_attacking_unit = At least one unit must attack.
refusal-rearguard_needs_unit = A rearguard needs at least one unit.
refusal-retreat_not_free = An army may retreat only to a free region.
refusal-no_regular_to_press_on = No regular is left to take the elite's place.

# things one can point at, and when things are asked for
refusal-not_your_army = That is the enemy's army.
refusal-no_nazgul_there = No Nazgûl is there: { PLACE($place) }.
refusal-inside_the_stronghold = Only a besieged army is inside the stronghold.
refusal-already_there = It is there already.
refusal-too_far = That is { $distance } regions away; the way leads from region to neighbouring region.
refusal-walked_there = No region is entered twice on the way.
refusal-beyond_level = That is { $distance } regions away; they can go { $reach }.
refusal-way_barred = The way there is barred by a siege or by a stronghold of the Shadow.
refusal-no_settlement = No settlement is there: { PLACE($place) }.
refusal-settlement_of_another = Figures are recruited in settlements of their own Nation: { NATION($nation) }.
refusal-enemy_figure = That figure belongs to the other side: { FIGURE($figure) }.
refusal-no_such_figure_there = No such figure is there: { FIGURE($figure) }.
refusal-all_chosen = All such figures have been chosen already: { FIGURE($figure) }.
refusal-character_eliminated = { CHARACTER($character) } is out of the game.
refusal-enemy_character = { CHARACTER($character) } belongs to the other side.
refusal-character_not_in_play = { CHARACTER($character) } is not in play.
refusal-character_in_play = { CHARACTER($character) } is in play already.
refusal-not_highest_level = { CHARACTER($character) } is not of the highest Level in the Fellowship.
refusal-character_in_fellowship = { CHARACTER($character) } is in the Fellowship.
refusal-character_elsewhere = { CHARACTER($character) } is elsewhere: { PLACE($place) }.
refusal-all_chosen_character = { CHARACTER($character) } has been chosen already, or this choice is about others.
refusal-enemy_nation = That Nation belongs to the other side: { NATION($nation) }.
refusal-no_counsellor = No companion of this Nation is in a settlement of it where he could counsel.
refusal-card_not_on_table = { CARD($card) } is not on the table.
refusal-card_does_not_help = { CARD($card) } has no effect at this moment.
refusal-card_not_in_hand = { CARD($card) } is not in your hand.
refusal-die_does_not_play = This die result does not play that card: it needs an Event result or the result of its own symbol.
refusal-enemy_deck = That deck belongs to the other side.
refusal-only_will_becomes = Only a Will of the West becomes another result.
refusal-no_such_die = You have no unused die with this result: { FACE($face) }.
refusal-no_elven_ring = You have no Elven Ring.
refusal-ring_cannot_make = An Elven Ring cannot change the die into this result: { FACE($face) }.
refusal-number_between = Choose a number from { $least } to { $most }.
refusal-die_does_not_let = This die result does not let you do that: { DEED($deed) }.
refusal-when_armies_move = Armies move with an Army result, with a Character result if led, or by a card.
refusal-when_attack = Armies attack with an Army result, with a Character result if led, or by a card.
refusal-when_combat_card = Combat cards are chosen at the beginning of a combat round.
refusal-when_casualties = Casualties are chosen when an army has been hit.
refusal-when_round_ends = That is decided at the end of a combat round.
refusal-when_battle_won = An army advances when it has won a battle.
refusal-when_stronghold_attacked = That is decided when an army is attacked in a region with its stronghold.
refusal-when_recruit = Figures are recruited with a Muster result or by a card.
refusal-when_too_many_units = Units are sent back when too many stand in one place.
refusal-when_too_many_cards = Cards are discarded when the hand is above its limit.
refusal-when_die_chosen = A die or an Elven Ring is used when your turn to act comes.
refusal-when_die_used = That is done with the die you have chosen for your action.
refusal-when_fellowship_phase = That is decided in the Fellowship phase.
refusal-when_guide_changes = The Guide is chosen when the Fellowship changes, or at the end of the Fellowship phase.
refusal-when_fellowship_found = The Ring-bearers are moved when the Fellowship is declared or revealed.
refusal-when_mordor = The Fellowship enters Mordor in the Fellowship phase, from Morannon or Minas Morgul.
refusal-when_hunt_allocated = Dice are put into the Hunt Box in the Hunt Allocation phase.
refusal-when_hunt_rolled = Dice of the Hunt are rolled again right after the hunt roll.
refusal-when_hunt_damage = That is decided when the Hunt has drawn a tile.
refusal-when_companions_move = Companions on the map move with a Character result or by a card.
refusal-when_nazgul_move = Nazgûl and minions move with a Character result or by a card.
refusal-when_minion_enters = A minion enters play with a Muster result.
refusal-when_card_asks = Only a card or a rule in progress asks for that.
refusal-elite_needs_two_hits = An elite is lost outright only for two hits; with one it is reduced.
refusal-only_recruit_where = Recruits come to the regions the card or rule names that are free, or to your own besieged stronghold.
refusal-only_place_minion = A minion enters play only where its card says.
refusal-only_place_gandalf = Gandalf the White enters play in Fangorn or an unconquered Elven stronghold, or in the place of Gandalf the Grey.
refusal-only_recruit_type = The card brings units of its own Nation, of the types it names.
refusal-only_recruit = Here the figure does not come: the rule or the card names others, or other settlements.
refusal-only_recruit_regulars = The card brings regulars of the Nation it names.
refusal-only_upgrade_where = A regular is replaced only where one of those named stands and an elite is left.
refusal-only_scouts = The army retreats to a free neighbouring region.
refusal-only_retreat_or_stand = The army retreats to a free neighbouring region.
refusal-only_cruel_weather = The Ring-bearers are driven to a neighbouring region that is no settlement of the Free Peoples.
refusal-only_choose_region = The card names other regions.
refusal-only_choose_coast = The card names coastal regions the army can reach.
refusal-only_lose_where = The card takes figures of the Nation it names, where they stand.
refusal-only_lose_figure = The card takes a unit of the Nation it names.
refusal-only_heroic_death = Only a leader or companion who fights in this battle can be sacrificed.
refusal-only_dunlendings = Units come from Dunland, as far as they stand there and may still be taken.
refusal-only_advance = Units advance first; leaders, Nazgûl and characters follow them.
refusal-only_discard_as_price = The price is another card, of the kind the rule names.
refusal-only_replace_regular = An elite takes the place of a regular of the same Nation, if one is left.
refusal-only_black_breath = The card names a leader or companion in the battle.
refusal-only_which_first = When several armies are concerned at once, one of them is chosen to come first.
refusal-only_remove_excess = Only units count against the limit and are sent back.
refusal-only_choose_army = The card names other armies.
refusal-only_choose_refuge = The Nazgûl flee to a region where the Shadow may take them in.
refusal-only_paths_of_the_dead = The Paths of the Dead lead only where the card says.
refusal-only_choose_leader = The card names another figure.
refusal-only_fly_to = The figure cannot go there.
refusal-only_lidless_eye = Only an unused Shadow die can become an Eye.
refusal-only_choose_nation = The card names other Nations.
refusal-only_hand_limit = A card of your own hand is discarded.
refusal-only_onslaught = The card names units of the attacking army.
refusal-only_gather_companions = The card names companions who can go together.
refusal-die_does_not_draw = Cards are drawn with an Event result.
refusal-die_does_not_persuade = A Nation is advanced with a Muster result.
refusal-black_border = Impassable mountains lie between the two regions.

## the log; an empty text is not worth a line

event-turn_began = Turn { $turn }.
event-hunt_allocated = { $dice ->
        [one] { $dice } die goes
       *[other] { $dice } dice go
    } to the Hunt Box.
event-dice_rolled = The { SIDE($side) } dice show { FACE($faces) }.
    .or = No { SIDE($side) } dice are rolled.
event-die_used = { SEAT($seat) } uses the { FACE($face) } die: { DONE($action) }.
event-passed = { SEAT($seat) } passes.
event-elven_ring = { SEAT($seat) } uses an Elven Ring: { FACE($before) } becomes { FACE($after) }.
event-die_changed = A die changes from { FACE($before) } to { FACE($after) }.
event-wills_discarded = { $count ->
        [one] { $count } Will of the West die is
       *[other] { $count } Will of the West dice are
    } discarded.
event-game_over = The game is over: { ENDING($ending) }.
event-undone = { SEAT($seat) } takes { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } back.

# cards
event-cards_drawn = { SEAT($seat) } draws { $count } { DECK($deck) } { $count ->
        [one] card
       *[other] cards
    }.
event-drew = You draw { CARD($cards) }.
event-discarded_face_down = { SEAT($seat) } discards a { DECK($deck) } card face down.
event-discarded_own = You discard { CARD($card) }.
event-card_discarded = { SEAT($seat) } discards { CARD($card) }.
event-table_card_discarded = Removed from the table: { CARD($card) }.
event-event_played = { SEAT($seat) } plays { CARD($card) }.
event-cards_exchanged = { SEAT($seats) } exchange a card.
event-exchanged = Exchanged: { CARD($given) }.
event-event_roll = Rolled { DICE($dice) } ({ $needed } or more counts): { $successes ->
        [one] { $successes } success
       *[other] { $successes } successes
    }.
event-hits_rolled = { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }.

# politics and control
event-nation_activated = { NATION($nation) } { NATION($nation, as: "gender") ->
        [p] become
       *[other] becomes
    } active: { ACTIVATION($cause) }.
event-nation_advanced = { NATION($nation) } { NATION($nation, as: "gender") ->
        [p] advance
       *[other] advances
    } to { STEPS($steps) }{ ADVANCE($cause) }.
event-nation_fell_back = { NATION($nation) } { NATION($nation, as: "gender") ->
        [p] fall
       *[other] falls
    } back: { STEPS($steps) }.
event-captured = { PLACE($region) } is captured by the { SIDE($side) }.
event-recaptured = { PLACE($region) } is taken back by the { SIDE($side) }.
event-siege_ended = The siege of { PLACE($region) } is over.
event-siege_laid = { PLACE($region) } is under siege.
event-siege_not_laid = The attackers stay away from { PLACE($region) }; there is no siege.

# Armies
event-army_moved = { OWNER($figures) } marches from { PLACE($origin) } to { PLACE($to) }: { ARMY($figures) }, with { CHARACTER($characters) }.
    .or = { OWNER($figures) } marches from { PLACE($origin) } to { PLACE($to) }: { ARMY($figures) }.
event-army_marched_on = It marches on to { PLACE($to) }.
event-mixed_army_formed = A mixed army is formed at { PLACE($place) }.
event-recruited = { SEAT($seat) } recruits { COUNT($count, $figure) } at { PLACE($place) }.
event-upgraded = At { PLACE($place) } { $count ->
        [one] { $count } regular becomes an elite
       *[other] { $count } regulars become elites
    }.
event-disbanded = Too many units at { PLACE($place) }: { FIGURE($figure, case: "article") } goes back to the reinforcements.

# Characters
event-character_eliminated = { CHARACTER($character) } is eliminated.
event-companion_eliminated = { CHARACTER($character) } is lost.
event-companion_separated = { CHARACTER($character) } leaves the Fellowship for { PLACE($to) }.
event-companion_moved = { CHARACTER($character) } goes to { PLACE($to) }.
event-companion_entered = { CHARACTER($character) } enters play at { PLACE($place) }.
event-minion_entered = { CHARACTER($character) } enters play at { PLACE($place) }.
event-flew = { FLYER($who) } goes from { PLACE($origin) } to { PLACE($to) }.
event-nazgul_driven_off = { $count ->
        [one] { $count } Nazgûl flees
       *[other] { $count } Nazgûl flee
    } from { PLACE($origin) } to { PLACE($to) }.
event-taken_alive = { CHARACTER($character) } is taken alive and leaves the Fellowship.
event-companion_lured = { CHARACTER($character) } is lured by the Ring.
event-guide_changed = { CHARACTER($guide) } guides the Fellowship.

# battle
event-battle_started = { SEAT($seat) } attacks { PLACE($target) } from { PLACE($origin) }.
event-assault_started = { SEAT($seat) } assaults the besieged stronghold of { PLACE($origin) }.
event-sortie_started = { SEAT($seat) } sallies out of the stronghold of { PLACE($target) }.
event-round_started = Round { $round }.
event-combat_card_chosen = { SEAT($seat) } chooses a { DECK($deck) } card.
    .or = { SEAT($seat) } plays no Combat card.
event-combat_card_revealed = { SIDE($side) } Combat card: { COMBAT($combat) } ({ CARD($card) }).
event-combat_card_works = { COMBAT($combat) } takes effect.
event-combat_card_cancelled = { COMBAT($combat) } is cancelled.
event-combat_roll = { SIDE($side) } roll: { DICE($dice) } ({ SIGNED($modifier) }, hits on { $needed }): { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
event-leader_reroll = { SIDE($side) } leader re-roll: { DICE($dice) } ({ SIGNED($modifier) }, hits on { $needed }): { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
event-special_attack = { SIDE($side) } special attack: { DICE($dice) } (hits on { $needed }): { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
    .or = { SIDE($side) } special attack: no dice to roll.
event-hits_scored = The attacker scores { $attacker ->
        [one] { $attacker } hit
       *[other] { $attacker } hits
    }, the defender { $defender }.
event-leadership_forfeited = { CHARACTER($character) } forfeits his leadership.
event-white_rider = Gandalf the White rides out: no Nazgûl leads in this battle.
event-companion_powerless = { CHARACTER($character) } loses his powers for this round.
event-automatic_hit = The { SIDE($side) } { SIDE($side, as: "gender") ->
        [p] score
       *[other] scores
    } { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } without a roll.
event-army_hit = The { SIDE($side) } army at { PLACE($place) } suffers { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
event-unit_lost = { COUNT($count, $figure) } lost at { PLACE($place) }.
event-elite_reduced = { FIGURE($figure, case: "article") } at { PLACE($place) } is reduced to a regular.
event-leader_lost = { COUNT($count, $figure) } lost at { PLACE($place) }.
event-army_destroyed = The { SIDE($side) } army at { PLACE($place) } is destroyed.
event-army_retreated = The { SIDE($side) } army retreats from { PLACE($origin) } to { PLACE($to) }.
event-army_withdrew = The { SIDE($side) } army withdraws into the stronghold of { PLACE($region) }.
event-army_advanced = The victors advance from { PLACE($origin) } into { PLACE($to) }.
event-battle_over = The battle for { PLACE($target) } is over: { BATTLE_END($reason) }.

# the Fellowship and the Hunt
event-fellowship_moves = The Fellowship moves: progress { $progress }.
    .or = The Fellowship tries to go on from step { $step } of the Mordor Track.
event-fellowship_declared = The Fellowship is declared in { PLACE($region) }.
event-fellowship_revealed = The Fellowship is revealed in { PLACE($region) }.
    .or = The Fellowship is revealed on step { $step } of the Mordor Track.
event-fellowship_hidden = The Fellowship hides.
event-ring_bearers_driven = The Ring-bearers are driven to { PLACE($region) }.
event-corruption_rose = Corruption rises by { $amount } to { $corruption }.
event-corruption_healed = Corruption falls by { $amount } to { $corruption }.
event-no_hunt = The Hunt Box is empty: nobody hunts.
event-hunt_roll = The Hunt, level { $level }: { DICE($dice) } with { SIGNED($modifier) }, { $successes ->
        [one] { $successes } success
       *[other] { $successes } successes
    }.
event-hunt_reroll = Hunt re-roll: { DICE($dice) }, { $successes ->
        [one] { $successes } success
       *[other] { $successes } successes
    } in all.
event-hunt_failed = The Hunt finds nothing.
event-hunt_tile_drawn = Hunt tile drawn: { TILE($tile) }.
event-hunt_tile_returned = The tile { TILE($tile) } goes back into the pool.
event-hunt_tile_removed = The tile { TILE($tile) } is out of the game.
event-hunt_tile_ignored = The tile { TILE($tile) } has no effect.
event-hunt_tile_prevented = No tile is drawn.
event-hunt_tile_die = The die of the tile shows { $roll }.
event-special_tile_in_play = The tile { TILE($tile) } is in play.
event-hunt_damage = Hunt damage from { HUNT_CAUSE($cause) }: { $damage }.
event-hunt_damage_lowered = Damage left: { $damage }.
event-hunt_casualty = { CHARACTER($character) } falls to the Hunt.
event-hunt_pool_refilled = The Hunt Pool is filled again: { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }.
event-mordor_entered = The Fellowship enters Mordor; { $tiles ->
        [one] { $tiles } tile is
       *[other] { $tiles } tiles are
    } in the Hunt Pool.
event-mordor_step = The Fellowship is on step { $step } of the Mordor Track.
event-waited_in_mordor = The Fellowship waited in Mordor.

## the story of a finished game: how it ended, by its ending; the turning points that are not told in the words of the
## log; what the score counts

story-how-ring_bearers_fail = In turn { $turn } the corruption of the Ring-bearers reached { $corruption }: the Ring has mastered them and the Shadow wins. They had come as far as step { $step } of the Mordor Track.
    .or = In turn { $turn } the corruption of the Ring-bearers reached { $corruption }: the Ring has mastered them and the Shadow wins. They had come no further than { PLACE($region) }.
story-how-ring_destroyed = In turn { $turn } the Ring-bearers reached the Crack of Doom with { $corruption } of { $limit } corruption: the Ring is destroyed and the Free Peoples win. The Shadow stood at { $shadow } of { $shadow_needs } victory points.
story-how-shadow_conquest = At the end of turn { $turn } the Shadow held settlements worth { $shadow } victory points, where { $shadow_needs } are enough: Middle-earth is conquered. The corruption of the Ring-bearers stood at { $corruption } of { $limit }.
story-how-sauron_banished = At the end of turn { $turn } the Free Peoples held settlements worth { $free_peoples } victory points, where { $free_peoples_need } are enough: Sauron is banished. The Shadow stood at { $shadow } of { $shadow_needs }.
story-how-resigned = The { SIDE($loser) } gave the war up in turn { $turn }, with { $free_peoples ->
        [one] { $free_peoples } victory point
       *[other] { $free_peoples } victory points
    } for the Free Peoples and { $shadow } for the Shadow, and the corruption at { $corruption } of { $limit }.
story-how-unfinished = The war was not fought to its end: in turn { $turn } the Free Peoples had { $free_peoples ->
        [one] { $free_peoples } victory point
       *[other] { $free_peoples } victory points
    } and the Shadow { $shadow }, and the corruption stood at { $corruption } of { $limit }.

story-point-captured = { PLACE($region) } falls to the { SIDE($side) }, worth { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }.
story-point-recaptured = { PLACE($region) } is taken back by the { SIDE($side) }, worth { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }.
story-point-nation_advanced = From now on { NATION($nation) } can wage war.
story-point-battle_over = A great battle for { PLACE($target) }: { $free_peoples ->
        [one] { $free_peoples } loss
       *[other] { $free_peoples } losses
    } of the Free Peoples, { $shadow } of the Shadow.
story-point-companion_eliminated = { CHARACTER($character) } is lost to the Fellowship.
story-point-mordor_entered = The Fellowship enters Mordor.
story-point-mordor_step = The Fellowship reaches step { $step } of the Mordor Track.

story-score-victory_points = victory points
story-score-corruption = corruption
story-score-progress = progress of the Fellowship
story-score-mordor = step of the Mordor Track

## what is wrong with positions; each begins in small letters and has no full stop

position-one_seat = one seat is to act
position-no_stronghold = { $place } has no Stronghold
position-leaders_alone = Leaders without an Army at { $place }
position-figures_left = only { $left } of { $most } figures { $figure } are left
position-which_nation = { $word } of which Nation?
position-no_such_figures = { $nation } has no { $figure } figures
position-nothing_called = no Nation, figure or Character is called '{ $word }'
position-shadow_casualties = Shadow casualties return to the reinforcements
position-gollum = Gollum is never on the map
position-saruman = Saruman never leaves Orthanc
position-no_companion = { $character } is no Companion
position-goes_up_to = { $word } goes from 0 to { $most }
position-corrupted = the Ring-bearers are corrupted: the game is over
position-mordor_step = mordor: step 0 to { $most }
position-mordor_from = Mordor is entered from { $places }
position-takes_the_place = { $late } takes the place of { $early }
position-no_guide = { $character } cannot be Guide: { $guides }
position-inside_alone = { $character } is inside a Stronghold without an Army
position-no_settlement = { $place } has no Settlement to control
position-cannot_control = { $side } cannot control { $place }
position-not_controlled = { $side } does not control { $place }
position-nobody_inside = no units inside { $place }
position-nobody_besieges = nobody besieges { $place }
position-nation_how = { $nation }: active or passive, at war or 1 to 3 steps from war
position-passive = { $nation } is passive and cannot be at war
position-tiles_in_pool = on the Mordor Track special tiles are in the pool
position-no_tile_left = no hunt tile is left to draw
position-eye = an Eye lies in the hunt box
position-elven_rings = there are only { $most } Elven Rings
position-in_battle = a position can be written only between actions: a battle is going on
position-in_card = a position can be written only between actions: a card is being played

## what was done, for the log: not a button's words

done-act = { DID($arg1) }
done-diplomacy = a step of { NATION($arg1) } on the Political Track
done-counsel = a step of { NATION($arg1) } by a companion's counsel
done-draw = a { DECK($arg1) } card is drawn
done-play = the card { CARD($arg1) }
done-pay_off = the card { CARD($arg1) } leaves the table
done-skip = no action
did-march = up to two armies move
did-march_led = an army that has a leader moves
did-attack = an attack
did-attack_led = an attack by an army that has a leader
did-move_fellowship = the Fellowship moves
did-hide_fellowship = the Fellowship hides
did-separate_companions = companions leave the Fellowship
did-move_companions = companions move
did-move_nazgul_and_minions = Nazgûl and minions move
did-muster = recruitment
did-bring_minion = a minion comes into play
did-voice_of_saruman = the Voice of Saruman, recruitment in Isengard
did-crown_aragorn = Aragorn, Heir of Isildur, is crowned
did-gandalf_the_white = Gandalf the White comes into play
