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
name-inside = { $case ->
        [at] inside { REGION($region, case: "the") }
       *[other] the stronghold of { REGION($region, case: "the") }
    }
name-player = player { $n }

name-tile-eye = Eye
name-tile-die = die
name-tile-reveal = Reveal
name-tile-stop = Stop

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
board-companions = Companions
board-hunt_box = Hunt Box
board-hunt_pool = Hunt Pool
board-drawn = drawn
board-removed = removed from the game
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
board-casualties = out of play
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
steps-1 = one step from At War
steps-2 = two steps from At War
steps-3 = three steps from At War

deed-march = move up to two armies
deed-march_led = move an army that has a leader
deed-attack = attack
deed-attack_led = attack with an army that has a leader
deed-move_fellowship = move the Fellowship
deed-hide_fellowship = hide the Fellowship
deed-separate_companions = separate Companions from the Fellowship
deed-move_companions = move Companions
deed-move_nazgul_and_minions = move Nazgûl and Minions
deed-muster = recruit
deed-bring_minion = bring a Minion into play
deed-voice_of_saruman = the Voice of Saruman: recruit in Isengard
deed-crown_aragorn = crown Aragorn, Heir to Isildur
deed-gandalf_the_white = bring Gandalf the White into play

activation-entered = the Shadow crosses the border
activation-attacked = the Shadow attacks
activation-declared = the Fellowship is declared there
activation-companion = a Companion arrives
activation-card = by the effect of a card

advance-die = { "" }
advance-attacked = { "" } (attacked)
advance-captured = { "" } (the Shadow captured a settlement)
advance-card = { "" } (an Event card)
advance-companion = { "" } (the counsel of a Companion)

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

errand-separate = separate Companions from the Fellowship
errand-move = move Companions on the map

voice-recruit = recruit one regular in each settlement of Isengard
voice-upgrade = replace two regulars in Orthanc with elites

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
procedure-MoveCompanions = moving Companions
procedure-MoveShadowCharacters = moving Nazgûl and Minions
procedure-SeparateCompanions = separating Companions
procedure-MusterFigures = recruiting
procedure-Attack = attack
procedure-Battle = battle for { PLACE($target, case: "the") }, round { $round }
procedure-CombatRound = battle for { PLACE($region, case: "the") }, round { $round }
procedure-ExchangeCards = exchanging cards
procedure-ActionResolution = action phase
procedure-Turn = turn { $turn }

## decisions: the question of each kind, and where an action reads differently there its label

decision-choose_die-question = choose a die to use

decision-choose_action-question = choose what to do with the { FACE($face) } result

decision-hunt_allocation-question = choose how many dice to put in the Hunt Box before the roll

decision-hand_limit-question = choose a card to discard face down

decision-choose_deck-question = choose the deck to draw from

decision-gandalf_draws-question = draw a card from the deck of the card you just played, because Gandalf the Grey is the Guide?
decision-gandalf_draws-yes = draw a card
decision-gandalf_draws-no = do not draw

decision-sorcerer-question = draw a card from the deck of your Combat card, because the Witch-king is in the battle?
decision-sorcerer-yes = draw a card
decision-sorcerer-no = do not draw

decision-exchange_cards-question = exchange a card with your partner?

decision-give_card-question = choose the card to give to your partner

decision-discard_as_price-question = choose a card to discard as the cost

decision-play_another-question = play one more Character card without using a die?
decision-play_another-skip = play no other card

## the Fellowship and the Hunt

decision-declare_fellowship-question = declare the position of the Fellowship (progress { $progress })?
decision-declare_fellowship-no = do not declare it

decision-enter_mordor-question = enter Mordor?
decision-enter_mordor-no = do not enter Mordor yet

decision-choose_guide-question = choose the Guide of the Fellowship

decision-place_ring_bearers-question = move the Ring-bearers one more region, or stop { PLACE($ring_bearers, case: "at") }

decision-separate_companions-question = choose a Companion to leave the Fellowship

decision-separate_to-question = choose where the separated Companions go

decision-break_fellowship-question = choose a Companion who must leave the Fellowship

decision-flocks_of_crebain-question = discard Flocks of Crebain to add 1 to the Hunt roll?

decision-reroll_hunt-question = { $successes ->
        [0] no successes so far
        [one] { $successes } success so far
       *[other] { $successes } successes so far
    }; choose how many failed dice to re-roll

decision-wizards_staff-question = discard Wizard's Staff so that no Hunt tile is drawn?

decision-hunt_table_card-question = { $damage } damage; use a card on the table?

decision-guide_ability-question = { $damage } damage; use { CHARACTER($guide) }'s ability?
decision-guide_ability-no = do not use it

decision-hunt_casualty-question = { $damage } damage; choose how the Fellowship takes it

decision-balrog_of_moria-question = discard Balrog of Moria to draw one more tile?

decision-worn_with_sorrow_and_toil-question = make the Free Peoples player lose a Character card?

## Characters

decision-choose_companion-question = choose a Companion to move

decision-move_companions-question = choose a destination for { CHARACTER($group) }, or another Companion to go along

decision-choose_nazgul-question = choose a Nazgûl or Minion to move

decision-fly_to-question = choose where it goes

decision-bring_minion-question = choose a Minion to bring into play

decision-place_minion-question = choose where { CHARACTER($minion) } enters play

decision-place_gandalf-question = choose where Gandalf the White enters play

decision-white_rider-question = forfeit Gandalf the White's leadership so that Nazgûl leadership does not count in this battle?
decision-white_rider-yes = forfeit his leadership
decision-white_rider-no = keep his leadership

## Armies

decision-choose_army-question = choose an army

decision-choose_destination-question = choose where the army from { PLACE($origin, case: "the") } goes

decision-choose_figures-question = choose who goes from { PLACE($origin, case: "the") } to { PLACE($to, case: "the") } (so far: { ARMY($taken) }, { CHARACTER($taken_characters) })
    .or = choose who goes from { PLACE($origin, case: "the") } to { PLACE($to, case: "the") } (so far: { ARMY($taken) })
    .or-2 = choose who goes from { PLACE($origin, case: "the") } to { PLACE($to, case: "the") } (so far: { CHARACTER($taken_characters) })
    .or-3 = choose who goes from { PLACE($origin, case: "the") } to { PLACE($to, case: "the") }
decision-choose_figures-done = march

decision-march_on-question = march on from { PLACE($at, case: "the") }, or stop there
decision-march_on-done = stop here

decision-mixed_army-question = form a mixed army with your partner { PLACE($place, case: "at") }?
decision-mixed_army-yes = form a mixed army
decision-mixed_army-no = stay separate

decision-recruit-question = choose a figure to recruit and its settlement

decision-recruit_where-question = choose where to recruit

decision-recruit_type-question = choose what to recruit { PLACE($place, case: "at") }

decision-recruit_regulars-question = choose what to recruit

decision-replace_regular-question = choose the regular to replace with an elite

decision-voice_of_saruman-question = choose what the Voice of Saruman does

decision-which_first-question = this affects several armies; choose which goes first

decision-remove_excess-question = there are too many units { PLACE($place, case: "at") }; choose one to return to the reinforcements

## battle

decision-attack_from-question = choose the army that attacks

decision-attack_target-question = choose a target for the army from { PLACE($origin, case: "the") }

decision-rearguard-question = choose figures to leave behind as a rearguard
decision-rearguard-done = attack

decision-field_battle_or_siege-question = fight in the field, or withdraw into the stronghold?

decision-combat_card-question = choose a Combat card in secret

decision-casualties-question = choose casualties { PLACE($place, case: "at") }; { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } left

decision-cease_or_go_on-question = cease the attack or fight another round?

decision-retreat_or_stand-question = retreat or fight another round?

decision-retreat-question = choose where the army retreats

decision-advance-question = choose who advances into { PLACE($region, case: "the") }
decision-advance-done = stop here
    .or = do not advance

## Events

decision-another_way-question = hide or move the Fellowship, because Gollum knows another way?
decision-another_way-no = neither

decision-separate_or_move-question = separate Companions from the Fellowship, or move Companions on the map?

decision-choose_refuge-question = choose where the Nazgûl flee to

decision-gather_companions-question = choose the Companions who go

decision-paths_of_the_dead-question = choose where the Paths of the Dead lead

decision-cruel_weather-question = choose where the Ring-bearers are driven

decision-nazgul_strike-question = choose the target of the Nazgûl

decision-lure_of_the_ring-question = choose what the Lure of the Ring costs

decision-lidless_eye-question = choose a die to turn into an Eye

decision-move_or_attack-question = move or attack?
decision-move_or_attack-no = neither

decision-recruit_or_fly-question = recruit a Nazgûl, or move Nazgûl?

decision-choose_nation-question = choose a Nation

decision-choose_region-question = choose a region

decision-choose_coast-question = choose the coast where the fleet lands

decision-choose_leader-question = choose a leader to eliminate

decision-lose_where-question = choose the army that loses a figure

decision-lose_figure-question = choose a figure to eliminate { PLACE($place, case: "at") }

decision-dunlendings-question = choose the units that come to { PLACE($region, case: "the") }
decision-dunlendings-done = stop here

decision-upgrade_where-question = choose where to replace a regular with an elite

## Combat cards

decision-black_breath-question = choose a figure to eliminate (Black Breath)
decision-black_breath-no = nobody

decision-blade_of_westernesse-question = spend a hit to eliminate a Minion (Blade of Westernesse)?
decision-blade_of_westernesse-no = keep the hit

decision-dread_and_despair-question = choose how many points of Nazgûl leadership to forfeit (Dread and Despair)

decision-fateful_strike-question = choose a figure to eliminate (Fateful Strike)
decision-fateful_strike-no = nobody

decision-heroic_death-question = sacrifice a leader or Companion to cancel hits (Heroic Death)?
decision-heroic_death-no = nobody

decision-mighty_attack-question = choose a Companion to forfeit his leadership (Mighty Attack)

decision-onslaught-question = choose how many hits to take for an extra attack (Onslaught)

decision-relentless_assault-question = choose how many hits to take for a bonus to the roll (Relentless Assault)

decision-scouts-question = choose where the army retreats (Scouts)

decision-words_of_power-question = choose a Companion whose leadership and abilities do not count (Words of Power)

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
action-counsel = advance { NATION($arg1) } by the counsel of a Companion
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
action-strip_hand = take a random Character card from the hand of { SEAT($arg1) }
action-strip_table = discard { CARD($arg1) } from the table
action-strike_table = discard { CARD($arg1) } from the table

# the Fellowship and the Hunt
action-declare_fellowship = declare the Fellowship
action-enter_mordor = enter Mordor
action-walk = go to { PLACE($arg1, case: "the") }
action-halt = stop { PLACE($ring_bearers, case: "at") }
    .or = stop here
action-choose_guide = { CHARACTER($arg1) }
action-ask_again = ask me again next turn
action-reconsider_guide = choose a Guide other than { CHARACTER($guide) }
    .or = choose another Guide
action-reroll_hunt = { $arg1 ->
        [0] keep the dice
        [one] re-roll { $arg1 } die
       *[other] re-roll { $arg1 } dice
    }
action-use_guide = use { CHARACTER($guide) }'s ability
    .or = use the Guide's ability
action-lose_guide = eliminate the Guide, { CHARACTER($guide) }
    .or = eliminate the Guide
action-lose_random_companion = eliminate a random Companion
action-use_the_ring = use the Ring ({ $damage } corruption)
    .or = use the Ring
action-another_way = { WAY($arg1) }
action-companions = { ERRAND($arg1) }
action-roll_for_the_hunt = roll for the Hunt
action-suffer_corruption = take corruption
action-eliminate_companion = eliminate { CHARACTER($companion) }
    .or = eliminate the Companion

action-order_nazgul = { NAZGUL_ORDER($arg1) }
action-order_army = { ARMY_ORDER($arg1) }

# Characters
action-gather = { CHARACTER($arg1) }
action-companions_to = to { PLACE($arg1, case: "the") }
action-fly_from = a Nazgûl from { PLACE($arg1, case: "the") }
action-fly_to = to { PLACE($arg1, case: "the") }
action-move_minion = { CHARACTER($arg1) }
action-bring = { CHARACTER($arg1) }

# Armies
action-move_from = the army { PLACE($arg1, case: "at") }
action-move_to = to { PLACE($arg1, case: "the") }
action-take_all = the whole army
action-take = take { FIGURE($arg1, case: "article") }
action-take_character = take { CHARACTER($arg1) }
action-recruit = { FIGURE($arg1, case: "article") } { PLACE($arg2, case: "at") }
action-from_dunland = { FIGURE($arg2, case: "article") } from { PLACE($arg1, case: "the") }
action-disband = return { FIGURE($arg1, case: "article") }
action-voice = { VOICE($arg1) }

# battle
action-attack_from = the army { PLACE($arg1, case: "at") }
action-attack = attack { PLACE($arg1, case: "the") }
action-leave_behind = leave { FIGURE($arg1, case: "article") } behind
action-leave_behind_character = leave { CHARACTER($arg1) } behind
action-fight_in_the_field = fight a field battle
action-withdraw_into_stronghold = withdraw into the stronghold
action-lose = eliminate { FIGURE($arg1, case: "article") }
action-reduce = reduce { FIGURE($arg1, case: "article") } to a regular
action-sacrifice = sacrifice { FIGURE($arg1, case: "article") }
action-sacrifice_character = sacrifice { CHARACTER($arg1) }
action-cease_attack = cease the attack
action-continue_attack = fight another round
action-press_on = reduce { FIGURE($arg1, case: "article") } and fight another round
action-stand_and_fight = stand and fight
action-retreat_to = retreat to { PLACE($arg1, case: "the") }
action-advance_with = { FIGURE($arg1, case: "article") }
action-advance_with_character = { CHARACTER($arg1) }
action-advance_with_all = the whole army

## refusals

refusal-not_offered = That is not one of the choices here.
refusal-game_over = The game is over.
refusal-not_your_turn = Another player has the decision now.
refusal-nothing_to_undo = There is nothing to take back.
refusal-undo_new_information = Dice have been rolled or cards revealed since then; the others must agree.
refusal-undo_other_seat = Another player has the decision now; the others must agree.

# dice and cards
refusal-not_fewer_dice = Only a player with fewer unused dice than the opponent may pass.
refusal-elven_ring_used = You have already used an Elven Ring this turn.
refusal-no_pass_after_elven_ring = After using an Elven Ring you must take an action with one of your dice.
refusal-deck_empty = The deck is empty.
refusal-other_players_card = Only your partner may play this card.
refusal-a_power_too_great = A Power too Great protects this region from the Shadow.
refusal-power_of_tom_bombadil = The Power of Tom Bombadil protects this region from the Shadow.
refusal-threats_and_promises = While Threats and Promises is in play, no Muster result advances a passive Nation of the Free Peoples.
refusal-not_own_nation = This Nation belongs to your partner.
refusal-not_own_minion = This Minion belongs to your partner.
refusal-same_nation_twice = Your last action used this Nation; with three players you may not use it twice in a row.
refusal-same_army_twice = Your last action used this army; with three players you may not use it twice in a row.

# conditions of cards
refusal-no_companion_in_fellowship = No Companion is left in the Fellowship.
refusal-fellowship_not_revealed = The Fellowship is hidden.
refusal-fellowship_without_progress = The Fellowship has made no progress since its last known position.
refusal-fellowship_in_settlement = The Fellowship is in a settlement of the Free Peoples.
refusal-not_in_fellowship = { CHARACTER($characters) } must be in the Fellowship.
refusal-not_in_play = { CHARACTER($characters) } must be in play.
refusal-no_companion_in_region = No Companion is { PLACE($region, case: "at") }.
refusal-character_not_in_nation = { CHARACTER($characters) } must be in a region of { NATION($nations) }.
refusal-character_without_army = { CHARACTER($characters) } must be with an army in a region of { NATION($nations) }.
    .or = { CHARACTER($characters) } must be with an army.
refusal-nation_not_active = { NATION($nation) } must be active.
refusal-nation_not_at_war = { NATION($nation) } must be At War.
refusal-not_besieged = Nobody besieges { PLACE($region, case: "the") }.
refusal-no_nazgul_near_companion = No Shadow army with Nazgûl is near a Free Peoples army with a Companion.
refusal-no_nazgul_army_near_enemy = No Shadow army with Nazgûl is near an enemy army.
refusal-rohan_is_active = Rohan is already active.
refusal-witch_king_not_besieging = The Witch-king is not with an army that besieges a stronghold.
refusal-aragorn_not_abroad_with_army = Aragorn must be with an army outside every Nation of the Free Peoples.
refusal-no_army_with_companion = No Free Peoples army has a Companion.
refusal-no_elven_stronghold_held = The Shadow holds no Elven stronghold.
refusal-isengard_besieges_nothing = No army with Isengard units besieges a stronghold.
refusal-no_companion_in_nation_at_peace = No Companion is in a Nation that is not At War.
refusal-recruit_region_not_free = The region is not free, so you cannot recruit there.
refusal-recruit_as_many_as_possible = You must recruit as many as you can.

# conditions of Combat cards
refusal-fellowship_not_in_defended_region = The Fellowship is not in the region being defended.
refusal-no_hobbit_in_battle = Neither Meriadoc nor Peregrin is in the battle.
refusal-no_gandalf_in_battle = Gandalf is not in the battle.
refusal-no_strider_in_battle = Neither Strider nor Aragorn is in the battle.
refusal-no_companion_in_battle = No Companion is in the battle.
refusal-no_companion_or_leader_in_battle = No Companion or leader is in the battle.
refusal-no_elite_in_battle = No elite is in the battle.
refusal-no_nazgul_in_battle = No Nazgûl is in the battle.
refusal-no_isengard_unit_in_battle = No Isengard unit is in the battle.
refusal-no_southron_elite_in_battle = No Southron & Easterling elite is in the battle.
refusal-too_little_nazgul_leadership = The Nazgûl in the battle need at least { $needed ->
        [one] { $needed } point
       *[other] { $needed } points
    } of leadership to forfeit.
refusal-leadership_given_up = That leadership has already been forfeited.
refusal-defender_not_near_ents = The defender is not in Fangorn, Orthanc or Rohan.
refusal-defender_not_in_free_peoples_nation = The defender is not in a Nation of the Free Peoples.
refusal-defender_not_in_stronghold = The defender is not in a stronghold.
refusal-defender_far_from_moria = The defender is more than two regions from Moria.
refusal-not_defending_in_field = Your army is not defending in the field.

# the Fellowship
refusal-fellowship_is_revealed = The Fellowship is revealed; hide it first.
refusal-fellowship_is_hidden = The Fellowship is already hidden.
refusal-only_hidden_declares = A revealed Fellowship cannot be declared.
refusal-no_declaring_in_mordor = The Fellowship cannot be declared on the Mordor Track.
refusal-not_at_the_gate_of_mordor = The Fellowship must be at the Morannon or in Minas Morgul to enter Mordor.
refusal-already_in_mordor = The Fellowship is already on the Mordor Track.
refusal-no_shelter_when_revealed = A revealed Fellowship may not end its move in a city or stronghold of the Free Peoples.
refusal-only_shelter_that_way = That way leads only to cities and strongholds of the Free Peoples, where a revealed Fellowship may not end its move.
refusal-no_separation_in_mordor = Companions cannot separate on the Mordor Track.
refusal-no_companions_left = No Companion is left in the Fellowship.

# Characters
refusal-no_companion_can_move = No Companion on the map can move.
refusal-companion_in_siege = A Companion in a besieged stronghold may not leave it.
refusal-no_nazgul_can_move = No Nazgûl or Minion can move.
refusal-nazgul_free_stronghold = Nazgûl may not enter a stronghold of the Free Peoples unless the Shadow besieges it.
refusal-moved_already = This figure has already moved in this action.
refusal-minion_entered_before = This Minion has entered play before.
refusal-no_minion_can_enter = No Minion can enter play now.
refusal-isengard_not_at_war = Isengard must be At War.
refusal-orthanc_conquered = Orthanc has been conquered.
refusal-sauron_not_at_war = Sauron must be At War.
refusal-no_free_peoples_at_war = A Nation of the Free Peoples must be At War.
refusal-no_sauron_army = Sauron has no army.
refusal-free_peoples_not_all_at_war = The Mouth of Sauron can enter play only when all Free Peoples Nations are At War or the Fellowship is in Mordor.
refusal-no_sauron_stronghold = Every stronghold of Sauron has been conquered.
refusal-companion_entered_before = He has entered play before.
refusal-strider_not_in_gondor = Strider must be in Minas Tirith, Dol Amroth or Pelargir, and the Shadow must not control it.
refusal-gandalf_in_fellowship = Gandalf the Grey is still in the Fellowship.
refusal-no_minion_yet = No Minion has entered play yet.

# movement
refusal-more_armies_must_move = The card moves more than one army; you must move as many as can go.
refusal-no_army_can_move = No army can move.
refusal-nobody_left_to_move = Everybody who can go has already moved.
refusal-enemy_army_blocks = An enemy army is there.
refusal-stacking_limit = A region may hold at most ten units.
refusal-border_not_at_war = Units of a Nation not At War may not cross another Nation's border.
refusal-needs_leader = A leader or character must go along.
refusal-needs_companion = A Companion must go along.
refusal-needs_nazgul = A Nazgûl must go along.
refusal-needs_character = The character named on the card must go along.
refusal-needs_unit = An army needs at least one unit.
refusal-leader_left_alone = A leader may not stay behind without units.
refusal-level_zero = A character of Level 0 never moves.
refusal-must_join_army = The army must end its move with another, unbesieged army of its side.
refusal-not_all_can_go = Not all of these figures can go.

# recruitment and politics
refusal-recruit_not_at_war = Only Nations At War recruit with a die.
refusal-no_reinforcements = No such figure is left in the reinforcements.
refusal-settlement_lost = The enemy controls the settlement.
refusal-settlement_besieged = The stronghold is under siege.
refusal-leader_needs_army = A leader needs an army there.
refusal-same_settlement = The two figures must go to different settlements.
refusal-elite_comes_alone = If you recruit an elite, you recruit nothing else.
refusal-nothing_to_recruit = You cannot recruit anything now.
refusal-saruman_not_in_play = Saruman is not in play.
refusal-orthanc_not_free = Orthanc is not free.
refusal-no_upgrade = No Isengard regular is in Orthanc.
refusal-already_at_war = The Nation is already At War.
refusal-passive_nation = A passive Nation cannot go to war; it must be activated first.

# battle
refusal-nobody_to_attack = You cannot attack any enemy army.
refusal-no_enemy_there = No enemy army is there.
refusal-target_not_adjacent = The enemy army is not in an adjacent region.
refusal-no_army_there = You have no army there.
refusal-no_unit_at_war = Only units of Nations At War may attack.
refusal-partner_controls_army = Your partner controls this mixed army.
refusal-attack_needs_leader = A leader or character must be in the attack.
refusal-attack_needs_nazgul = A Nazgûl must be in the attack.
refusal-attack_needs_companion = A Companion must be in the attack.
refusal-attack_needs_witch_king = The Witch-king must be in the attack.
refusal-leader_would_be_alone = Leaders of Nations not At War would stay behind without units.
refusal-last_attacking_unit = At least one unit must attack.
refusal-rearguard_needs_unit = A rearguard needs at least one unit.
refusal-retreat_not_free = An army may retreat only to a free region.
refusal-no_regular_to_press_on = No regular is left to replace the elite.

# things one can point at, and when things are asked for
refusal-not_your_army = That is the enemy's army.
refusal-no_nazgul_there = There is no Nazgûl { PLACE($place, case: "at") }.
refusal-inside_the_stronghold = Only a besieged army is inside the stronghold.
refusal-already_there = It is already there.
refusal-too_far = That is { $distance ->
        [one] { $distance } region
       *[other] { $distance } regions
    } away; you move to an adjacent region.
refusal-walked_there = You may not enter a region twice on the way.
refusal-beyond_level = That is { $distance ->
        [one] { $distance } region
       *[other] { $distance } regions
    } away; they can move { $reach }.
refusal-way_barred = A siege or a Shadow stronghold bars the way.
refusal-no_settlement = There is no settlement { PLACE($place, case: "at") }.
refusal-settlement_of_another = That settlement does not belong to { NATION($nation) }.
refusal-enemy_figure = { FIGURE($figure, case: "article") } belongs to the other side.
refusal-no_such_figure_there = There is no { FIGURE($figure) } there.
refusal-all_chosen = You have already chosen every { FIGURE($figure) } there.
refusal-character_eliminated = { CHARACTER($character) } has left the game.
refusal-enemy_character = { CHARACTER($character) } belongs to the other side.
refusal-character_not_in_play = { CHARACTER($character) } is not in play.
refusal-character_in_play = { CHARACTER($character) } is already in play.
refusal-not_highest_level = { CHARACTER($character) } does not have the highest Level in the Fellowship.
refusal-character_in_fellowship = { CHARACTER($character) } is in the Fellowship.
refusal-character_elsewhere = { CHARACTER($character) } is { PLACE($place, case: "at") }.
refusal-all_chosen_character = { CHARACTER($character) } cannot be chosen here, or has already been chosen.
refusal-enemy_nation = { NATION($nation) } { NATION($nation, as: "gender") ->
        [p] belong
       *[other] belongs
    } to the other side.
refusal-no_counsellor = No Companion can give counsel to this Nation: one of its own must be in a settlement of it.
refusal-card_not_on_table = { CARD($card) } is not on the table.
refusal-card_does_not_help = { CARD($card) } has no effect now.
refusal-card_not_in_hand = { CARD($card) } is not in your hand.
refusal-die_does_not_play = This die result cannot play that card; you need an Event result or the result with the card's own symbol.
refusal-enemy_deck = That deck belongs to the other side.
refusal-only_will_becomes = Only a Will of the West can become another result.
refusal-no_such_die = You have no unused { FACE($face) } die.
refusal-no_elven_ring = You have no Elven Ring.
refusal-ring_cannot_make = An Elven Ring cannot turn a die into { FACE($face, case: "article") }.
refusal-number_between = Choose a number from { $least } to { $most }.
refusal-die_does_not_let = This die result does not let you { DEED($deed) }.
refusal-when_armies_move = You move armies with an Army result, with a Character result if a leader goes along, or by a card.
refusal-when_attack = You attack with an Army result, with a Character result if a leader takes part, or by a card.
refusal-when_combat_card = You choose a Combat card at the beginning of a combat round.
refusal-when_casualties = You choose casualties when an army has taken hits.
refusal-when_round_ends = You decide that at the end of a combat round.
refusal-when_battle_won = An army advances after it has won a battle.
refusal-when_stronghold_attacked = You decide that when your army is attacked in a region with its stronghold.
refusal-when_recruit = You recruit figures with a Muster result or by a card.
refusal-when_too_many_units = You return units when there are too many in one place.
refusal-when_too_many_cards = You discard cards when your hand is above the limit.
refusal-when_die_chosen = You use a die or an Elven Ring when it is your turn to act.
refusal-when_die_used = You do that with the die you have chosen for your action.
refusal-when_fellowship_phase = You decide that in the Fellowship phase.
refusal-when_guide_changes = You choose the Guide when the Fellowship changes, or at the end of the Fellowship phase.
refusal-when_fellowship_found = You move the Ring-bearers when the Fellowship is declared or revealed.
refusal-when_mordor = The Fellowship enters Mordor in the Fellowship phase, from the Morannon or Minas Morgul.
refusal-when_hunt_allocated = You put dice into the Hunt Box in the Hunt Allocation phase.
refusal-when_hunt_rolled = You re-roll dice of the Hunt right after the Hunt roll.
refusal-when_hunt_damage = You decide that after a Hunt tile is drawn.
refusal-when_companions_move = You move Companions on the map with a Character result or by a card.
refusal-when_nazgul_move = You move Nazgûl and Minions with a Character result or by a card.
refusal-when_minion_enters = A Minion enters play with a Muster result.
refusal-when_card_asks = You decide that only when a card or rule asks for it.
refusal-elite_needs_two_hits = You may eliminate an elite only for two hits; for one, reduce it to a regular.
refusal-only_recruit_where = You recruit in free regions named by the card or rule, or in your own besieged stronghold.
refusal-only_place_minion = A Minion enters play only where its card says.
refusal-only_place_gandalf = Gandalf the White enters play in Fangorn, in an Elven stronghold the Shadow does not control, or where Gandalf the Grey is.
refusal-only_recruit_type = The card recruits units of its own Nation, of the types it names.
refusal-only_recruit = The rule or card names other figures or other settlements.
refusal-only_recruit_regulars = The card recruits regulars of the Nation it names.
refusal-only_upgrade_where = You replace a regular only where one named by the card is, and only while an elite is left.
refusal-only_scouts = The army retreats to a free adjacent region.
refusal-only_retreat_or_stand = The army retreats to a free adjacent region.
refusal-only_cruel_weather = The Ring-bearers are moved to an adjacent region without a settlement of the Free Peoples.
refusal-only_choose_region = The card names other regions.
refusal-only_choose_coast = The card names coastal regions the army can reach.
refusal-only_lose_where = The card eliminates figures of the Nation it names.
refusal-only_lose_figure = The card eliminates a unit of the Nation it names.
refusal-only_heroic_death = You may sacrifice only a leader or Companion in this battle.
refusal-only_dunlendings = Units come from Dunland, as long as any are there to take.
refusal-only_advance = Units advance first; leaders, Nazgûl and characters follow them.
refusal-only_discard_as_price = The cost is another card, of the kind the rule names.
refusal-only_replace_regular = An elite replaces a regular of the same Nation, if an elite is left.
refusal-only_black_breath = The card names a leader or Companion in the battle.
refusal-only_which_first = When several armies are affected at once, choose which goes first.
refusal-only_remove_excess = Only units count against the limit, so you return a unit.
refusal-only_choose_army = The card names other armies.
refusal-only_choose_refuge = The Nazgûl flee to a region where the Shadow can shelter them.
refusal-only_paths_of_the_dead = The Paths of the Dead lead only where the card says.
refusal-only_choose_leader = The card names another figure.
refusal-only_fly_to = The figure cannot go there.
refusal-only_lidless_eye = Only an unused Shadow die can become an Eye.
refusal-only_choose_nation = The card names other Nations.
refusal-only_hand_limit = Discard a card from your own hand.
refusal-only_onslaught = The card names units of the attacking army.
refusal-only_gather_companions = The card names Companions who can go together.
refusal-die_does_not_draw = You draw cards with an Event result.
refusal-die_does_not_persuade = You advance a Nation with a Muster result.
refusal-black_border = Impassable mountains lie between the two regions.

## the log; an empty text is not worth a line

event-turn_began = Turn { $turn }.
event-hunt_allocated = { $dice ->
        [0] No dice go
        [one] { $dice } die goes
       *[other] { $dice } dice go
    } into the Hunt Box.
event-dice_rolled = The { SIDE($side) } dice show { FACE($faces) }.
    .or = The { SIDE($side) } { SIDE($side, as: "gender") ->
            [p] roll
           *[other] rolls
        } no dice.
event-die_used = { SEAT($seat) } uses { FACE($face, case: "article") } die { DONE($action) }.
event-passed = { SEAT($seat) } passes.
event-elven_ring = { SEAT($seat) } uses an Elven Ring: { FACE($before, case: "article") } die becomes { FACE($after, case: "article") } die.
event-die_changed = { FACE($before, case: "article") } die becomes { FACE($after, case: "article") } die.
event-wills_discarded = { $count ->
        [0] No Will of the West dice are
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
event-table_card_discarded = { CARD($card) } leaves the table.
event-event_played = { SEAT($seat) } plays { CARD($card) }.
event-cards_exchanged = { SEAT($seats) } exchange cards.
event-exchanged = The partners exchange { CARD($given) }.
event-event_roll = Roll: { DICE($dice) } (successes on { $needed }+): { $successes ->
        [0] no successes
        [one] { $successes } success
       *[other] { $successes } successes
    }.
event-hits_rolled = The roll scores { $hits ->
        [0] no hits
        [one] { $hits } hit
       *[other] { $hits } hits
    }.

# politics and control
event-nation_activated = { NATION($nation) } { NATION($nation, as: "gender") ->
        [p] become
       *[other] becomes
    } active: { ACTIVATION($cause) }.
event-nation_advanced = { NATION($nation) } { NATION($nation, as: "gender") ->
        [p] move
       *[other] moves
    } on the Political Track to { STEPS($steps) }{ ADVANCE($cause) }.
event-nation_fell_back = { NATION($nation) } { NATION($nation, as: "gender") ->
        [p] move
       *[other] moves
    } back on the Political Track to { STEPS($steps) }.
event-captured = The { SIDE($side) } { SIDE($side, as: "gender") ->
        [p] capture
       *[other] captures
    } { PLACE($region, case: "the") }.
event-recaptured = The { SIDE($side) } { SIDE($side, as: "gender") ->
        [p] recapture
       *[other] recaptures
    } { PLACE($region, case: "the") }.
event-siege_ended = The siege of { PLACE($region, case: "the") } ends.
event-siege_laid = The siege of { PLACE($region, case: "the") } begins.
event-siege_not_laid = The attackers do not enter { PLACE($region, case: "the") }; there is no siege.

# Armies
event-army_moved = { OWNER($figures) } marches from { PLACE($origin, case: "the") } to { PLACE($to, case: "the") }: { ARMY($figures) }, with { CHARACTER($characters) }.
    .or = { OWNER($figures) } marches from { PLACE($origin, case: "the") } to { PLACE($to, case: "the") }: { ARMY($figures) }.
event-army_marched_on = The army marches on to { PLACE($to, case: "the") }.
event-mixed_army_formed = The partners form a mixed army { PLACE($place, case: "at") }.
event-recruited = { SEAT($seat) } recruits { COUNT($count, $figure) } { PLACE($place, case: "at") }.
event-upgraded = { $count ->
        [one] { $count } regular becomes an elite
       *[other] { $count } regulars become elites
    } { PLACE($place, case: "at") }.
event-disbanded = { FIGURE($figure, case: "article") } returns to the reinforcements, since there are too many units { PLACE($place, case: "at") }.

# Characters
event-character_eliminated = { CHARACTER($character) } is eliminated.
event-companion_eliminated = { CHARACTER($character) } is eliminated.
event-companion_separated = { CHARACTER($character) } leaves the Fellowship and goes to { PLACE($to, case: "the") }.
event-companion_moved = { CHARACTER($character) } goes to { PLACE($to, case: "the") }.
event-companion_entered = { CHARACTER($character) } enters play { PLACE($place, case: "at") }.
event-minion_entered = { CHARACTER($character) } enters play { PLACE($place, case: "at") }.
event-flew = { FLYER($who) } goes from { PLACE($origin, case: "the") } to { PLACE($to, case: "the") }.
event-nazgul_driven_off = { $count ->
        [one] { $count } Nazgûl flees
       *[other] { $count } Nazgûl flee
    } from { PLACE($origin, case: "the") } to { PLACE($to, case: "the") }.
event-taken_alive = { CHARACTER($character) } is taken alive and leaves the Fellowship.
event-companion_lured = The Ring lures { CHARACTER($character) }.
event-guide_changed = { CHARACTER($guide) } is now the Guide of the Fellowship.

# battle
event-battle_started = { SEAT($seat) } attacks { PLACE($target, case: "the") } from { PLACE($origin, case: "the") }.
event-assault_started = { SEAT($seat) } assaults the besieged stronghold of { PLACE($origin, case: "the") }.
event-sortie_started = { SEAT($seat) } makes a sortie from the stronghold of { PLACE($target, case: "the") }.
event-round_started = Round { $round }.
event-combat_card_chosen = { SEAT($seat) } chooses a { DECK($deck) } card.
    .or = { SEAT($seat) } plays no Combat card.
event-combat_card_revealed = The { SIDE($side) } { SIDE($side, as: "gender") ->
        [p] reveal
       *[other] reveals
    } the Combat card { COMBAT($combat) } ({ CARD($card) }).
event-combat_card_works = { COMBAT($combat) } takes effect.
event-combat_card_cancelled = { COMBAT($combat) } is cancelled.
event-combat_roll = { SIDE($side) } roll: { DICE($dice) } ({ $modifier ->
        [0] hits on { $needed }+
       *[other] { SIGNED($modifier) }, hits on { $needed }+
    }): { $hits ->
        [0] no hits
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
event-leader_reroll = { SIDE($side) } Leader re-roll: { DICE($dice) } ({ $modifier ->
        [0] hits on { $needed }+
       *[other] { SIGNED($modifier) }, hits on { $needed }+
    }): { $hits ->
        [0] no hits
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
event-special_attack = { SIDE($side) } special attack: { DICE($dice) } (hits on { $needed }+): { $hits ->
        [0] no hits
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
    .or = The { SIDE($side) } { SIDE($side, as: "gender") ->
            [p] have
           *[other] has
        } no dice to roll for the special attack.
event-hits_scored = The attacker scores { $attacker ->
        [0] no hits
        [one] { $attacker } hit
       *[other] { $attacker } hits
    }, the defender { $defender ->
        [0] none
       *[other] { $defender }
    }.
event-leadership_forfeited = { CHARACTER($character) } forfeits his leadership.
event-white_rider = Gandalf the White rides forward: Nazgûl leadership does not count in this battle.
event-companion_powerless = The leadership and abilities of { CHARACTER($character) } do not count this round.
event-automatic_hit = The { SIDE($side) } { SIDE($side, as: "gender") ->
        [p] score
       *[other] scores
    } { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } without a roll.
event-army_hit = The { SIDE($side) } army { PLACE($place, case: "at") } takes { $hits ->
        [0] no hits
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
event-unit_lost = { COUNT($count, $figure) } { $count ->
        [one] is
       *[other] are
    } eliminated { PLACE($place, case: "at") }.
event-elite_reduced = { FIGURE($figure, case: "article") } { PLACE($place, case: "at") } is reduced to a regular.
event-leader_lost = { COUNT($count, $figure) } { $count ->
        [one] is
       *[other] are
    } eliminated { PLACE($place, case: "at") }.
event-army_destroyed = The { SIDE($side) } army { PLACE($place, case: "at") } is destroyed.
event-army_retreated = The { SIDE($side) } army retreats from { PLACE($origin, case: "the") } to { PLACE($to, case: "the") }.
event-army_withdrew = The { SIDE($side) } army withdraws into the stronghold of { PLACE($region, case: "the") }.
event-army_advanced = The victors advance from { PLACE($origin, case: "the") } into { PLACE($to, case: "the") }.
event-battle_over = The battle for { PLACE($target, case: "the") } is over: { BATTLE_END($reason) }.

# the Fellowship and the Hunt
event-fellowship_moves = The Fellowship moves (progress { $progress }).
    .or = The Fellowship tries to move on from step { $step } of the Mordor Track.
event-fellowship_declared = The Fellowship is declared { PLACE($region, case: "at") }.
event-fellowship_revealed = The Fellowship is revealed { PLACE($region, case: "at") }.
    .or = The Fellowship is revealed on step { $step } of the Mordor Track.
event-fellowship_hidden = The Fellowship hides.
event-ring_bearers_driven = The weather drives the Ring-bearers to { PLACE($region, case: "the") }.
event-corruption_rose = Corruption rises by { $amount } to { $corruption }.
event-corruption_healed = Corruption falls by { $amount } to { $corruption }.
event-no_hunt = The Hunt Box is empty, so there is no Hunt.
event-hunt_roll = The Hunt (level { $level }) rolls { DICE($dice) }{ $modifier ->
        [0] { "" }
       *[other] { " " }with { SIGNED($modifier) }
    }: { $successes ->
        [0] no successes
        [one] { $successes } success
       *[other] { $successes } successes
    }.
event-hunt_reroll = The Hunt re-rolls { DICE($dice) }: { $successes ->
        [0] still no successes
        [one] { $successes } success in all
       *[other] { $successes } successes in all
    }.
event-hunt_failed = The Hunt finds nothing.
event-hunt_tile_drawn = The Hunt tile drawn is { TILE($tile) }.
event-hunt_tile_returned = The Hunt tile { TILE($tile) } returns to the Hunt Pool.
event-hunt_tile_removed = The Hunt tile { TILE($tile) } is removed from the game.
event-hunt_tile_ignored = The Hunt tile { TILE($tile) } has no effect.
event-hunt_tile_prevented = No tile is drawn.
event-hunt_tile_die = The die rolled for the tile shows { $roll }.
event-special_tile_in_play = The special Hunt tile { TILE($tile) } comes into play.
event-hunt_damage = { HUNT_CAUSE($cause) } does { $damage } damage.
event-hunt_damage_lowered = { $damage ->
        [0] No damage is left.
       *[other] { $damage } damage is left.
    }
event-hunt_casualty = { CHARACTER($character) } falls to the Hunt.
event-hunt_pool_refilled = The Hunt Pool is refilled with { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }.
event-mordor_entered = The Fellowship enters Mordor; { $tiles ->
        [one] { $tiles } tile is
       *[other] { $tiles } tiles are
    } in the Hunt Pool.
event-mordor_step = The Fellowship moves to step { $step } of the Mordor Track.
event-waited_in_mordor = The Fellowship does not move in Mordor this turn.

## the story of a finished game: how it ended, by its ending; the turning points that are not told in the words of the
## log; what the score counts

story-how-ring_bearers_fail = In turn { $turn } the corruption of the Ring-bearers reached { $corruption }: the Ring has mastered them and the Shadow wins. They had come as far as step { $step } of the Mordor Track.
    .or = In turn { $turn } the corruption of the Ring-bearers reached { $corruption }: the Ring has mastered them and the Shadow wins. They had come no further than { PLACE($region, case: "the") }.
story-how-ring_destroyed = In turn { $turn } the Ring-bearers reached the Crack of Doom with { $corruption } of { $limit } corruption: the Ring is destroyed and the Free Peoples win. The Shadow had { $shadow } of { $shadow_needs } victory points.
story-how-shadow_conquest = At the end of turn { $turn } the Shadow held settlements worth { $shadow } victory points, and { $shadow_needs } are enough: Middle-earth is conquered. The corruption of the Ring-bearers was { $corruption } of { $limit }.
story-how-sauron_banished = At the end of turn { $turn } the Free Peoples held Shadow settlements worth { $free_peoples } victory points, and { $free_peoples_need } are enough: Sauron is banished. The Shadow had { $shadow } of { $shadow_needs }.
story-how-resigned = The { SIDE($loser) } resigned in turn { $turn }, with { $free_peoples ->
        [one] { $free_peoples } victory point
       *[other] { $free_peoples } victory points
    } for the Free Peoples and { $shadow } for the Shadow, and corruption at { $corruption } of { $limit }.
story-how-unfinished = The war was not fought to its end: in turn { $turn } the Free Peoples had { $free_peoples ->
        [one] { $free_peoples } victory point
       *[other] { $free_peoples } victory points
    } and the Shadow { $shadow }, and corruption was at { $corruption } of { $limit }.

story-point-captured = The { SIDE($side) } { SIDE($side, as: "gender") ->
        [p] capture
       *[other] captures
    } { PLACE($region, case: "the") }, worth { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }.
story-point-recaptured = The { SIDE($side) } { SIDE($side, as: "gender") ->
        [p] recapture
       *[other] recaptures
    } { PLACE($region, case: "the") }, worth { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }.
story-point-nation_advanced = From now on { NATION($nation) } can wage war.
story-point-battle_over = A great battle for { PLACE($target, case: "the") } costs the Free Peoples { $free_peoples ->
        [0] no losses
        [one] { $free_peoples } loss
       *[other] { $free_peoples } losses
    } and the Shadow { $shadow ->
        [0] none
       *[other] { $shadow }
    }.
story-point-companion_eliminated = The Fellowship loses { CHARACTER($character) }.
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

done-act = to { DID($arg1) }
done-diplomacy = to advance { NATION($arg1) } on the Political Track
done-counsel = to advance { NATION($arg1) } by the counsel of a Companion
done-draw = to draw a { DECK($arg1) } card
done-play = to play { CARD($arg1) }
done-pay_off = to discard { CARD($arg1) } from the table
done-skip = without effect
did-march = move up to two armies
did-march_led = move an army that has a leader
did-attack = attack
did-attack_led = attack with an army that has a leader
did-move_fellowship = move the Fellowship
did-hide_fellowship = hide the Fellowship
did-separate_companions = separate Companions from the Fellowship
did-move_companions = move Companions
did-move_nazgul_and_minions = move Nazgûl and Minions
did-muster = recruit
did-bring_minion = bring a Minion into play
did-voice_of_saruman = recruit with the Voice of Saruman
did-crown_aragorn = crown Aragorn, Heir to Isildur
did-gandalf_the_white = bring Gandalf the White into play
