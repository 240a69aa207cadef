### Everything the game says, in English. A translation is a copy of this file with other words, beside it.
###
### A variable holds an id or a number; a function shows it: { PLACE($to) } is the name of the place, in a case where
### the language has them: { PLACE($to, case: "gen") }. $arg1 is the first argument of an action. Of several lines (the
### value, then .or, .or-2) the first one is said whose variables all have something to show. The functions are listed
### in the kernel's prose.py and in notation.py; docs/guides/translating.md tells the rest.

## the game and its options

game-title = The Battle of Five Armies
game-summary = Elves, Men and Dwarves hold the Lonely Mountain against Bolg's hosts until the Eagles and Beorn come.

## names

name-and = and
name-quoted = { $name }

## the board in text

board-title = The Battle of Five Armies
board-turn = turn
board-to_act = to act
board-free_peoples = Free Peoples
board-shadow = Shadow
board-points = points
board-dice = dice
board-cards = cards
board-deck = deck
board-fate = fate
board-pool = tiles in the pool
board-removed = out of the game
board-ready = ready
board-waiting = waiting
board-generals = generals
board-activated = activated
board-troubled = troubled
board-concentrated = concentrated
board-characters = characters
board-wrath = Wrath
board-rings = Rings
board-bodyguards = Bodyguards
board-out_of_play = not in play
board-eliminated = eliminated
board-vanished = off the board
board-marching = on the march
board-eagles = Eagles
board-bats = Great Bats
board-supply = supply
board-piles = tokens left
board-table = on the table
board-armour = Damage
board-orcs = Orcs
board-hand = your hand
board-nothing = no cards
board-none = none
board-mountain = Inside the Lonely Mountain
board-unmanned = without an army
board-settlement = settlement
board-walls = walls
board-held_by = held by
board-mustering = mustering
board-open = open
board-closed = closed
board-damage = Damage
board-leaders = leadership
board-tokens =
    { $count } { TOKEN($token) } { $count ->
        [one] token
       *[other] tokens
    }
board-combat = Combat
board-needs = Needs

## words for values

deed-strategic_move = move up to two armies
deed-attack = move an army and attack with it
deed-combined_attack = attack with several armies together
deed-swift_move = move an army with leadership up to two regions
deed-attack_led = move an army with leadership and attack with it
deed-move_characters = move characters
deed-move_beorn = Beorn moves and attacks, for one Wrath
deed-unleash_beorn = Beorn moves and attacks, without losing Wrath
deed-recruit = flip recruitment tokens in up to two regions
deed-rally = rally up to two armies
deed-eagles_attack = the Eagles attack
deed-mountain_attack = the Eagles attack together in the mountains
deed-cloud_of_bats = a cloud of Bats: move an army
deed-redoubled_force = Redoubled Force: place four recruitment tokens
deed-draw_cards = draw an Event card and a Story card
deed-recruit_goblins = recruit Goblins in the mountain
deed-goblin_attack = move an army with Goblins and attack with it
deed-goblin_move = move up to two armies with Goblins
deed-bring_bilbo = bring Bilbo into play
deed-bring_thorin = bring Thorin into play
deed-bring_lord_of_the_eagles = bring the Lord of the Eagles into play
deed-bring_beorn = bring Beorn into play
deed-bring_bolg = bring Bolg into play

ability-place_token = place a recruitment token
ability-rally = rally the army with him
ability-move_and_attack = move the army with him and attack with it
ability-concentrate = concentrate
ability-magic = strike with magic
ability-archery = the archers shoot
ability-eagle = call an Eagle
ability-fly = the Eagles fly out

casualty-True = one unit must fall, for two tokens
casualty-False = eliminate one for two tokens, or none

at_once-True = , or attack at once
at_once-False = { "" }

shot_by-archery = The archers shoot at
shot_by-magic = Magic strikes

colour-True = black
colour-False = white

forced-True = , driven there by the attacker
forced-False = { "" }

ending-front_gate = the Shadow has ten points and the Front Gate, and wins
ending-conquest = the Shadow has ten points at the end of the turn, and wins
ending-fate = the fate marker has reached the end of its track and the Free Peoples win
ending-beorn = Beorn has come in time and the Free Peoples win
ending-bolg_slain = Bolg is slain and the Free Peoples win

## what is going on: the innermost of these frames begins the question

procedure-HandLimit = hand limit
procedure-PlayCard = { CARD($card) }
procedure-PlayFateCard = { CARD($card) }
procedure-Fate = fate phase
procedure-UseGeneral = { CHARACTER($general) }
procedure-MoveArmies = army movement
procedure-MoveCharacters = moving characters
procedure-BeornActs = Beorn
procedure-MoveAndAttack = attack
procedure-CombinedAttack = combined attack
procedure-Battle = battle for { PLACE($region) }, round { $round }
procedure-CombatRound = battle for { PLACE($region) }, round { $number }
procedure-FlipTokens = recruitment
procedure-RallyArmies = rally
procedure-EaglesAttack = the Eagles
procedure-MountainAttack = the Eagles
procedure-ActionRound = action round
procedure-Turn = turn { $turn }

## decisions: the question of each kind, and where an action reads differently there its label

decision-choose_die-question = choose a die to use

decision-choose_action-question = choose what to do with the { FACE($face) } result

decision-bilbo_follows-question = discard a Ring ({ $rings } left) so that Bilbo appears anywhere?
decision-bilbo_follows-skip = keep the Ring

decision-hand_limit-question = choose a card to discard, face down

decision-activate_generals-question = choose a General to activate
decision-activate_generals-done = activate no more Generals

decision-choose_bats-question = choose how many Great Bats and leadership tokens come

decision-place_bats-question = choose where a Great Bat goes, { $bats } to place

decision-place_leader-question = choose the army that gets a leadership token, { $count } to place

decision-lucky_number-question = Lucky Number: roll one die again?
decision-lucky_number-done = roll none again

decision-fate_tile-question = the fate tile shows { TILE($tile) }: move the marker to space { $space }, or draw again ({ $left } left)?

## armies

decision-choose_army-question = choose an army to move, { $left } left
    .or = choose an army to move
decision-choose_army-done = move no more armies

decision-choose_destination-question = choose where the army from { PLACE($origin) } goes

decision-choose_group-question = choose who goes to { PLACE($to) } (so far: { ARMY($taken) })
    .or = choose who goes to { PLACE($to) }
decision-choose_group-done = march

decision-divide_damage-question = choose how many Damage tokens go along

decision-march_on-question = march on, or stop
decision-march_on-done = stop here

decision-army_limit-question = { $over ->
        [one] { $over } unit
       *[other] { $over } units
    } too many at { PLACE($place) }: choose one to eliminate

decision-casualties-question = casualties at { PLACE($outside) }, { $damage ->
        [one] { $damage } Damage token
       *[other] { $damage } Damage tokens
    } on { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }: { CASUALTY($must) }
    .or = casualties, { $damage ->
            [one] { $damage } Damage token
           *[other] { $damage } Damage tokens
        } on { $units ->
            [one] { $units } unit
           *[other] { $units } units
        }: { CASUALTY($must) }
decision-casualties-done = no more casualties

## recruitment

decision-flip_tokens-question = choose a recruitment token to flip, { $left } left
    .or = choose a recruitment token to flip
decision-flip_tokens-done = flip no more

decision-place_token-question = choose where to place a recruitment token, { $left } left
    .or = choose where to place a recruitment token
decision-place_token-done = place no more

decision-substitute-question = units are missing in the supply: choose another to place at { PLACE($place) }
decision-substitute-done = place no other

decision-goblin_point-question = choose where the last Goblin goes

decision-rally-question = choose an army to rally, { $left } left
    .or = choose an army to rally
decision-rally-done = rally no more
decision-rally_reroll-question = choose how many failed dice to roll again at { PLACE($place) }, at most { $most }; each { $needed } or more removes a Damage token, { $damage } there

## characters

decision-enter_play-question = choose where { CHARACTER($character) } enters play

decision-move_character-question = choose a character to move
decision-move_character-done = move nobody else

decision-character_to-question = choose where { CHARACTER($character) } goes

decision-bilbo_appears-question = choose where Bilbo appears

decision-beorn_moves-question = choose where Beorn goes, or stop here ({ $left ->
        [one] { $left } step
       *[other] { $left } steps
    } left)
decision-beorn_moves-done = stop here

decision-beorn_attacks-question = choose whom Beorn attacks
decision-beorn_attacks-done = do not attack

decision-general_ability-question = choose what to do

decision-archery-question = choose the army the archers shoot at

decision-magic-question = choose the army the magic strikes

## Eagles and Bats

decision-fly-question = choose where the next Eagle flies, { $left } to go

decision-eagles_attack-question = choose an army for an Eagle to attack
decision-eagles_attack-done = attack no others

decision-mountain_attack-question = choose the army the Eagles attack

decision-send_eagles-question = choose the territory an Eagle comes from to attack { PLACE($region) }
decision-send_eagles-done = no more Eagles

decision-cloud_of_bats-question = choose the territory the Great Bat leaves

## battle

decision-choose_attacker-question = choose the army that moves or attacks
decision-choose_attacker-done = use no army

decision-move_or_attack-question = choose where the army at { PLACE($army) } goes{ AT_ONCE($at_once) }

decision-choose_target-question = choose whom to attack
decision-choose_target-done = do not attack

decision-choose_armies-question = choose the armies that attack { PLACE($target) }
decision-choose_armies-done = attack

decision-name_army-question = choose the army that fights this round

decision-manoeuvre-question = choose a manoeuvre, in secret

decision-leader_reroll-question = choose up to { $most ->
        [one] { $most } failed die
       *[other] { $most } failed dice
    } to roll again, hits on { $needed }

decision-use_ability-question = a black die hit: use { BATTLE($ability) }?
decision-use_ability-yes = use the ability
decision-use_ability-no = do not use it

decision-bodyguard-question = discard a Bodyguard ({ $bodyguards } left) to prevent { $stopped } Damage to Bolg's army?
decision-bodyguard-yes = discard a Bodyguard
decision-bodyguard-no = take the damage

decision-shining_armour-question = choose how many Damage tokens Shining Armour takes
decision-shining_armour-choose_number = { $arg1 ->
        [one] { $arg1 } Damage token
       *[other] { $arg1 } Damage tokens
    }

decision-bilbo_vanishes-question = discard a Ring ({ $rings } left) so that Bilbo vanishes and two Damage tokens go ({ $damage } there)?
decision-bilbo_vanishes-yes = Bilbo vanishes
decision-bilbo_vanishes-no = Bilbo stays

decision-cease-question = cease the attack or fight on?

decision-leave_battle-question = stand, or leave the battle?

decision-retreat-question = choose where the { SIDE($side) } army retreats to

decision-advance-question = choose the army that advances
decision-advance-done = do not advance

## cards

decision-captain_of_war-question = Captain of War: choose who falls for two Damage tokens
decision-captain_of_war-done = nobody

decision-determined_attack-question = Determined Attack: choose a manoeuvre to play

decision-fell_race-question = Fell Race: suffer two more Damage, or pay otherwise

decision-vampire_like-question = Vampire-like: remove a Great Bat for one more Damage?
decision-vampire_like-yes = remove a Great Bat
decision-vampire_like-no = keep it

decision-dismay-question = choose the Shadow army that loses its leadership tokens

decision-choose_general-question = choose the General who comes back

decision-return_to-question = choose the army { CHARACTER($general) } joins

decision-mend_walls-question = choose the fortification to mend
decision-mend_walls-done = mend nothing

decision-bilbo_slips_away-question = choose where Bilbo goes

decision-choose_reinforced-question = choose the army that gets { PAIRS($units) } and { $leaders ->
        [one] { $leaders } leadership token
       *[other] { $leaders } leadership tokens
    }
    .or = choose the army that gets { PAIRS($units) }
    .or-2 = choose the army that gets { $leaders ->
            [one] { $leaders } leadership token
           *[other] { $leaders } leadership tokens
        }
    .or-3 = choose the army that loses up to { $heals ->
            [one] { $heals } Damage token
           *[other] { $heals } Damage tokens
        }
    .or-4 = choose the army that gets a recruitment token, flipped at once

decision-rescue_rally-question = rally the army at { PLACE($at) }?
decision-rescue_rally-yes = rally it
decision-rescue_rally-no = do not rally

decision-flip_or_place-question = choose a recruitment token to flip or to place, { $left } left
decision-flip_or_place-done = no more

decision-give_leader-question = choose an army that gets a leadership token, { $left } left
    .or = choose an army that gets a leadership token
decision-give_leader-done = no more

decision-remove_token-question = choose a recruitment token to remove

decision-remove_leader-question = choose an army that loses a leadership token

decision-spend_bat-question = choose the territory a Great Bat leaves, for a token of the Free Peoples
decision-spend_bat-done = spend no Bat

decision-trouble_general-question = choose the General whose mind is troubled

decision-hope_vanishes-question = choose an army that takes a Damage token, { $left } left
decision-hope_vanishes-done = no more

## actions

action-done = done
action-pass = pass
action-skip = skip (the die is spent without effect)
action-yes = yes
action-no = no
action-choose_place = { PLACE($arg1) }
action-choose_territory = { TERRITORY($arg1) }
action-choose_unit = { UNIT($arg1) }
action-choose_character = { CHARACTER($arg1) }
action-choose_card = { HAND($arg1) }
action-choose_token = { TOKEN($arg1) }
action-choose_number = { $arg1 }

# dice and cards
action-use_die = use the { FACE($arg1) } die
action-act = { DEED($arg1) }
action-general = use the activation token of { CHARACTER($arg1) }
action-ability = { ABILITY($arg1) }
action-play = play { HAND($arg1) }
action-discard = discard { HAND($arg1) }
action-orc_from_card = an Orc from Flying Arrows and Wild Spears to { PLACE($arg1) }
action-bilbo_appears = discard a Ring: Bilbo appears anywhere
action-clear_mind = discard Troubled Mind (fate goes one space back, unless with a Will of the West)
action-roll_again = roll the { FACE($arg1) } die again

# phases
action-activate = activate { CHARACTER($arg1) }
action-place_leader = { PLACE($arg1) }
action-call_bats = { $arg1 ->
        [one] { $arg1 } Great Bat
       *[other] { $arg1 } Great Bats
    }, { $tokens ->
        [one] { $tokens } leadership token
       *[other] { $tokens } leadership tokens
    }
action-place_bat = { TERRITORY($arg1) }
action-apply_tile = apply the tile
action-draw_again = draw another tile

# armies
action-move_from = the army at { PLACE($arg1) }
action-move_to = to { PLACE($arg1) }
action-take = take { UNIT($arg1, case: "article") }
action-take_character = take { CHARACTER($arg1) }
action-take_leader = take a leadership token
action-take_damage = take { $arg1 ->
        [one] { $arg1 } Damage token
       *[other] { $arg1 } Damage tokens
    } along
action-take_all = the whole army
action-eliminate = eliminate { UNIT($arg1, case: "article") }

# recruitment
action-flip = flip the { TOKEN($arg2) } token at { PLACE($arg1) }
action-place_token = { TOKEN($arg2) } token at { PLACE($arg1) }
action-rally = the army at { PLACE($arg1) }
action-remove_token = the { TOKEN($arg2) } token at { PLACE($arg1) }
action-heal = { $arg2 ->
        [one] { $arg2 } Damage token
       *[other] { $arg2 } Damage tokens
    } off the army at { PLACE($arg1) }
action-mend = { $arg2 ->
        [one] { $arg2 } Damage token
       *[other] { $arg2 } Damage tokens
    } off the walls of { PLACE($arg1) }

# characters, Eagles and Bats
action-enter_at = { PLACE($arg1) }
action-move_character = { CHARACTER($arg1) }
action-character_to = { PLACE($arg1) }
action-beorn_to = to { PLACE($arg1) }
action-shoot = the army at { PLACE($arg1) }
action-strike = the army at { PLACE($arg1) }
action-send_bat = { TERRITORY($arg1) }

# battle
action-lead = the army at { PLACE($arg1) }
action-attack = attack { PLACE($arg1) }
action-add_army = the army at { PLACE($arg1) }
action-fight_with = the army at { PLACE($arg1) }
action-advance_with = advance from { PLACE($arg1) }
action-cease = cease the attack
action-fight_on = fight on
action-stand = stand and fight
action-retreat = retreat
action-rout = flee in rout
action-retreat_to = retreat to { PLACE($arg1) }
action-manoeuvre = { BATTLE($arg1) }
action-reroll_failed = { $arg1 ->
        [0] keep all dice
        [one] roll { $arg1 } failed die again
       *[other] roll { $arg1 } failed dice again
    }
action-reroll = roll { $black ->
        [one] { $black } black die
       *[other] { $black } black dice
    } and { $white ->
        [one] { $white } white die
       *[other] { $white } white dice
    } again
    .or = roll { $black ->
            [one] { $black } black die
           *[other] { $black } black dice
        } again
    .or-2 = roll { $white ->
            [one] { $white } white die
           *[other] { $white } white dice
        } again
    .or-3 = keep all dice
action-sacrifice = { CHARACTER($arg1) } falls
action-dismiss_leader = remove a leadership token
action-dismiss_leaders = remove all leadership tokens
action-suffer = suffer two more Damage

## refusals

refusal-not_offered = That is not one of the choices here.
refusal-game_over = The game is over.
refusal-not_your_turn = It is another player's turn to decide.
refusal-nothing_to_undo = There is nothing to take back.
refusal-undo_new_information = Dice were rolled or cards shown since; the other player must agree.
refusal-undo_other_seat = The other player has the decision now and must agree.

# dice and cards
refusal-die_used_for_bilbo = Bilbo has appeared with this die, so it must be used as a Character result.
refusal-not_fewer_dice = Only a player with fewer dice left than the other may pass.
refusal-general_used_no_pass = A General was used, so a die must be used now.
refusal-one_general_per_die = Only one General can be used before a die.
refusal-ability_impossible = Nothing of this would do anything now.
refusal-troubled_mind = Troubled Mind bars this General's abilities.
refusal-fate_at_start = The fate marker cannot move back any further.
refusal-no_card_to_draw = No card is left to draw.
refusal-card_not_in_play = The card Eagles are not kindly birds is not in play.
refusal-bilbo_not_in_play = Bilbo is not in play.
refusal-bilbo_not_on_board = Bilbo is not on the board.
refusal-ravenhill_not_controlled = The Free Peoples do not control Ravenhill.
refusal-dale_not_controlled = The Shadow does not control the Ruins of Dale.
refusal-too_few_settlements = The Shadow must control two settlements.

# characters
refusal-not_ready = The fate marker has not reached this character yet, or the character has left the track.
refusal-bolg_not_ready = Bolg comes only once, while a Shadow army is in the Valley.
refusal-entry_blocked = No region is free for the character to enter.
refusal-no_character_to_move = No character on the board can move.
refusal-beorn_not_in_play = Beorn is not in play.
refusal-beorn_cannot_act = Beorn may not stop in a region with a Free Peoples army.
refusal-no_redoubled_force = Bolg must be in play, the Shadow must control two settlements, and a recruitment token must be left.
refusal-no_ring = Bilbo must be in play with a Ring.
refusal-no_eagle_with_target = No Eagle on the battlefield has a Shadow army to attack.
refusal-no_bat_with_army = No Great Bat is in a territory with an army that can move.

# movement and recruitment
refusal-no_army_can_move = No army can move.
refusal-enemy_army_blocks = An enemy army is there.
refusal-beorn_there = Beorn is there, and armies keep apart from him.
refusal-pass_closed = The mountain pass is closed.
refusal-needs_leadership = A leadership token or a character with leadership must be there.
refusal-needs_unit_kind = The army needs a unit of the required kind.
refusal-needs_unit = An army needs at least one unit.
refusal-must_stop = An army must stop next to an enemy army.
refusal-parts_go_apart = Parts of one army go to different regions.
refusal-no_token_to_flip = No recruitment token can be flipped.
refusal-no_token_left = No such recruitment token is left.
refusal-no_goblin_left = No Goblin is left in the supply.
refusal-nothing_to_rally = No army has Damage tokens.

# battle
refusal-no_enemy_to_attack = No enemy army is next to it.
refusal-no_army_can_attack = No army can attack.
refusal-needs_two_armies = A combined attack needs two armies next to the same enemy army.
refusal-nowhere_to_retreat = There is nowhere to go.
refusal-retreat_barred = A card bars the retreat in this round; only a rout is possible.

# things one can point at, and when things are asked for
refusal-enemy_army_there = That is the enemy's army.
refusal-no_army_there = You have no army there: { PLACE($place) }.
refusal-no_goblin_point = Goblins muster only at the goblin mustering points.
refusal-wall_whole = The fortification there is not damaged.
refusal-no_damage = No Damage token is on that army.
refusal-rallied_already = That army has been rallied already.
refusal-army_added = That army takes part already.
refusal-not_next_to_target = That army is not next to the army attacked.
refusal-not_in_this_attack = That army takes no part in this attack.
refusal-other_armies_meant = This choice is about other armies.
refusal-no_enemy_there = No enemy army is there: { PLACE($place) }.
refusal-inside_the_mountain = The spaces inside the mountain cannot be reached from outside.
refusal-no_eagle_over = No Eagle that could attack is over that territory, or the army has been named already.
refusal-out_of_range = That army is out of range.
refusal-too_few_armies_around = Fewer than two of your armies are next to it.
refusal-not_adjacent = That army is not in an adjacent region.
refusal-already_there = It is there already.
refusal-beyond_movement = That is { $distance } regions away; the character can go { $reach }.
refusal-too_far = That is not an adjacent region.
refusal-retreat_barred_there = An army retreats to an adjacent region without enemies, away from the attack.
refusal-region_used = One token in each region: that region has had its turn.
refusal-no_token_there = No recruitment token lies there: { PLACE($place) }.
refusal-token_blocked = An enemy there keeps the token from being flipped.
refusal-no_token_allowed = No recruitment token of yours may be placed there.
refusal-no_bat_there = No Great Bat is there: { TERRITORY($territory) }.
refusal-no_eagle_there = No Eagle is there: { TERRITORY($territory) }.
refusal-other_territory = This is about another territory: not { TERRITORY($territory) }.
refusal-enemy_unit = Such units belong to the other side: { UNIT($unit) }.
refusal-none_in_supply = No such unit is left in the supply: { UNIT($unit) }.
refusal-token_brings_others = This token brings units of another kind: not { UNIT($unit) }.
refusal-no_such_unit_there = No such unit is in the army: { UNIT($unit) }.
refusal-all_taken = All such units have been chosen already: { UNIT($unit) }.
refusal-character_eliminated = { CHARACTER($character) } is out of the game.
refusal-general_not_activated = { CHARACTER($character) } has no activation token.
refusal-general_activated = { CHARACTER($character) } has an activation token already.
refusal-character_not_in_play = { CHARACTER($character) } is not in play.
refusal-enemy_character = { CHARACTER($character) } belongs to the other side.
refusal-character_moved = { CHARACTER($character) } has moved already.
refusal-character_moves_otherwise = { CHARACTER($character) } does not move like this, or is off the board.
refusal-character_goes = { CHARACTER($character) } goes along already.
refusal-no_general = { CHARACTER($character) } is no General.
refusal-character_elsewhere = { CHARACTER($character) } is not there.
refusal-enemy_token = That token belongs to the other side.
refusal-no_such_token_there = No such recruitment token lies there.
refusal-other_tokens_meant = This is about other recruitment tokens.
refusal-enemy_card = That card belongs to the other side: { CARD($card) }.
refusal-card_not_in_hand = { CARD($card) } is not in your hand.
refusal-die_does_not_play = This die result does not play that card.
refusal-story_card_in_battle = Only Event cards are used in battle.
refusal-manoeuvre_used = That manoeuvre has been used; it comes back with Regroup.
refusal-no_unit_for_manoeuvre = No such unit is in your army: { UNIT($unit) }.
refusal-special_manoeuvre_not_now = That special manoeuvre is not available in this round.
refusal-no_such_die = You have no unused die with this result: { FACE($face) }.
refusal-number_between = Choose a number from { $least } to { $most }.
refusal-die_does_not_let = This die result does not let you do that: { DEED($deed) }.
refusal-other_generals_ability = That is not an ability of this General: { CHARACTER($character) }.
refusal-when_armies_move = Armies move with an Army or Character result, a General or a card.
refusal-when_attack = Armies attack with an Army or Character result, a General or a card.
refusal-when_combined = The army that fights is named in each round of a combined attack.
refusal-when_manoeuvre = Manoeuvres are chosen at the beginning of a battle round.
refusal-when_reroll = Dice are re-rolled after the combat roll.
refusal-when_casualties = Units are eliminated when their army has Damage or is above the limit.
refusal-when_round_ends = That is decided at the end of a battle round.
refusal-when_battle_won = An army advances when it has won a battle.
refusal-when_die = That is done in the action round, when it is your turn to use a die.
refusal-when_general = A General's ability is used before a die, for an activation token.
refusal-when_generals_activated = Generals and leadership tokens are dealt with in phase 2.
refusal-when_shadow_prepares = Great Bats are called and placed in phase 4.
refusal-when_fate = Fate tiles are drawn in phase 3.
refusal-when_too_many_cards = Cards are discarded when the hand is above its limit.
refusal-when_recruit = Recruitment tokens are flipped and placed with a Muster result, a General or a card.
refusal-when_rally = Armies rally with a Muster result, a General or a card.
refusal-when_character_enters = A region is chosen when a character enters play.
refusal-when_character_moves = Characters move with a Character result or by a card.
refusal-when_beorn = Beorn moves with a Character result or by a card.
refusal-when_eagles = Eagles strike when they attack from over the battlefield.
refusal-when_bats = Great Bats are sent with a Cloud of Bats.
refusal-when_card_asks = Only a card or a rule in progress asks for that.
refusal-only_choose_reinforced = The card names armies of other places or kinds.
refusal-only_give_leader = A leadership token goes to an army of yours that the card names.
refusal-only_enter_play = The character enters play only in the regions its sheet names.
refusal-only_hope_vanishes = The card strikes an army of the Free Peoples that it has not struck yet.
refusal-only_spend_bat = A Great Bat must be there.
refusal-only_remove_leader = An army with a leadership token must be there.
refusal-only_choose_action = The Orc on the card joins a Shadow army.
refusal-only_cloud_of_bats = No army there can move.
refusal-only_place_bats = Great Bats are placed in the territories of the battlefield.
refusal-only_return_to = The character joins an army of the Free Peoples.
refusal-only_dismay = The card names other armies.
refusal-only_trouble_general = The card names a General in play.
refusal-only_mend_walls = The card mends fortifications the Free Peoples hold.
refusal-only_flip_or_place = The card names other places.
refusal-only_determined_attack = Another card of your hand, or a manoeuvre of a unit that fights.
refusal-river_between = A river without a ford lies between the two regions.

## the log; an empty text is not worth a line

event-turn_began = Turn { $turn }.
event-activated = { CHARACTER($general) } is activated.
event-general_used = { CHARACTER($general) } uses his activation token: { USED($ability) }.
event-bats_called = { $count ->
        [one] { $count } Great Bat comes
       *[other] { $count } Great Bats come
    } with the Shadow.
    .or = No Great Bat comes with the Shadow.
event-bat_placed = A Great Bat flies over { TERRITORY($territory) }.
event-bat_removed = A Great Bat leaves { TERRITORY($territory) }.
event-dice_rolled = The { SIDE($side) } dice show { FACE($faces) }.
event-die_rolled_again = Lucky Number: { FACE($before) } becomes { FACE($after) }.
event-die_used = { SEAT($side) } uses the { FACE($face) } die: { DONE($action) }.
event-die_discarded = { SEAT($side) } loses one { FACE($face) } die.
event-passed = { SEAT($side) } passes.
event-game_ended = The game is over: { ENDING($ending) }.
event-undone = { SEAT($seat) } takes { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } back.

# fate
event-fate_tile_drawn = Fate tile drawn: { TILE($tile) }.
event-fate_moved = The fate marker is on space { $to }.
event-fate_card = Fate card: { CARD($card) }.
event-moved_on_track = { CHARACTER($character) } now waits on space { $space } of the fate track.

# cards
event-cards_drawn = { SEAT($side) } draws { $count } { DECK($deck) } { $count ->
        [one] card
       *[other] cards
    }.
event-drew = You draw { HAND($cards) }.
event-discarded_face_down = { SEAT($side) } discards one { DECK($deck) } card face down.
event-discarded_own = You discard { HAND($card) }.
event-card_discarded = { SEAT($side) } discards { HAND($card) }.
event-card_played = { SEAT($side) } plays { CARD($card) }.
event-table_card_discarded = Removed from the table: { CARD($card) }.
event-event_deck_renewed = The Event deck is made anew of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.

# armies
event-army_moved = { OWNER($side) } goes from { PLACE($origin) } to { PLACE($to) }: { ARMY($units) }, with { CHARACTER($characters) }.
    .or = { OWNER($side) } goes from { PLACE($origin) } to { PLACE($to) }: { ARMY($units) }.
event-recruited = { COUNT($count, $unit) } { $count ->
        [one] joins
       *[other] join
    } at { PLACE($place) }.
event-leaders_placed = { $count ->
        [one] { $count } leadership token
       *[other] { $count } leadership tokens
    } placed at { PLACE($place) }.
event-leaders_removed = { $count ->
        [one] { $count } leadership token
       *[other] { $count } leadership tokens
    } removed at { PLACE($place) }.
event-damaged = The army at { PLACE($place) } takes { $count ->
        [one] { $count } Damage token
       *[other] { $count } Damage tokens
    }.
event-damage_removed = { $count ->
        [one] { $count } Damage token
       *[other] { $count } Damage tokens
    } removed at { PLACE($place) }.
event-wall_damaged = The walls of { PLACE($place) } take { $count ->
        [one] { $count } Damage token
       *[other] { $count } Damage tokens
    }.
event-walls_mended = { $count ->
        [one] { $count } Damage token is
       *[other] { $count } Damage tokens are
    } off the walls of { PLACE($place) }.
event-unit_eliminated = { UNIT($unit, case: "article") } is eliminated at { PLACE($place) }.
event-unit_withdrawn = { UNIT($unit, case: "article") } leaves { PLACE($place) }.
event-army_destroyed = The { SIDE($side) } army at { PLACE($place) } is destroyed.
event-control_changed = { PLACE($place) } is now controlled by the { SIDE($side) }.
event-pass_opened = The pass beyond { PLACE($place) } is open.
event-orcs_on_card = { $count ->
        [one] { $count } Orc waits
       *[other] { $count } Orcs wait
    } on Flying Arrows and Wild Spears.

# recruitment tokens
event-token_placed = One { TOKEN($token) } token is placed at { PLACE($place) }.
event-token_flipped = The token at { PLACE($place) } shows { COUNT($count, $unit) }.
event-tokens_removed = { $count } { TOKEN($token) } { $count ->
        [one] token is
       *[other] tokens are
    } removed at { PLACE($place) }.
event-rallied = The army at { PLACE($place) } rallies: { DICE($dice) }; { $hits ->
        [one] { $hits } success
       *[other] { $hits } successes
    }.
event-rallied_again = The army at { PLACE($place) } rolls failed dice again: { DICE($dice) }; { $hits ->
        [one] { $hits } success
       *[other] { $hits } successes
    }.
event-dread = Great Dread: { DICE($dice) }; { $hits ->
        [one] { $hits } token goes
       *[other] { $hits } tokens go
    }.

# characters
event-character_entered = { CHARACTER($character) } enters play at { PLACE($place) }.
event-character_moved = { CHARACTER($character) } goes from { PLACE($origin) } to { PLACE($to) }.
event-character_eliminated = { CHARACTER($character) } is eliminated.
event-general_returned = { CHARACTER($character) } comes back at { PLACE($place) }.
event-general_troubled = { CHARACTER($character) } is troubled in mind.
event-beorn_moved = Beorn goes to { PLACE($to) }.
event-wrath_added = Beorn's Wrath grows by { $count } to { $wrath }.
event-wrath_lost = Beorn loses { $count } Wrath; { $left } left.
event-bilbo_appeared = Bilbo appears at { PLACE($place) }; { $rings ->
        [one] { $rings } Ring is
       *[other] { $rings } Rings are
    } left.
    .or = Bilbo appears at { PLACE($place) }, with his last Ring.
event-bilbo_vanished = Bilbo vanishes; { $rings ->
        [one] { $rings } Ring is
       *[other] { $rings } Rings are
    } left.
    .or = Bilbo vanishes, with his last Ring.
event-bodyguard_added = Bolg has { $count ->
        [one] { $count } Bodyguard
       *[other] { $count } Bodyguards
    }.
event-bodyguard_used = A Bodyguard falls for Bolg; { $left } left.
event-armour_damaged = Shining Armour takes { $count ->
        [one] { $count } Damage token
       *[other] { $count } Damage tokens
    }.
event-eagles_came = { $count ->
        [one] { $count } Eagle comes
       *[other] { $count } Eagles come
    } to the Eyrie.
event-eagle_flew = An Eagle flies over { TERRITORY($territory) }.
event-eagle_struck = An Eagle strikes the army at { PLACE($place) }: { DICE($dice) }, again { DICE($rerolls) }; { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
    .or = An Eagle strikes the army at { PLACE($place) }: { DICE($dice) }; { $hits ->
            [one] { $hits } hit
           *[other] { $hits } hits
        }.
event-shot = { SHOT_BY($by) } the army at { PLACE($place) }: { DICE($dice) }; { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }.

# battle
event-battle_began = { SEAT($side) } attacks { PLACE($region) } from { PLACE($armies) }.
event-round_began = Round { $number }.
event-terrain_superiority = Terrain superiority: { SIDE($side) }.
event-manoeuvre_revealed = { SEAT($side) } chose { BATTLE($card) }.
event-manoeuvre_played = { SEAT($side) } plays { BATTLE($card) }.
event-ability_used = { SEAT($side) } uses { BATTLE($card) }.
event-combat_roll = { SIDE($side) } roll, hits on { $target } ({ SIGNED($bonus) }): black { DICE($black) }, white { DICE($white) }.
    .or = { SIDE($side) } roll, hits on { $target } ({ SIGNED($bonus) }): white { DICE($white) }.
    .or-2 = { SIDE($side) } roll, hits on { $target } ({ SIGNED($bonus) }): black { DICE($black) }.
    .or-3 = { SIDE($side) } roll, hits on { $target }: black { DICE($black) }, white { DICE($white) }.
    .or-4 = { SIDE($side) } roll, hits on { $target }: white { DICE($white) }.
    .or-5 = { SIDE($side) } roll, hits on { $target }: black { DICE($black) }.
event-leader_reroll = { SIDE($side) } leader re-roll, { COLOUR($black) }: { DICE($dice) }; { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
event-hits = Free Peoples { $free_peoples ->
        [one] { $free_peoples } hit
       *[other] { $free_peoples } hits
    }, Shadow { $shadow ->
        [one] { $shadow } hit
       *[other] { $shadow } hits
    }.
event-attack_ceased = { SEAT($side) } ceases the attack.
event-routed = The { SIDE($side) } army at { PLACE($place) } flees in rout.
event-retreated = Retreat of the { SIDE($side) } from { PLACE($origin) } to { PLACE($to) }{ FORCED($forced) }.
event-battle_ended = The battle for { PLACE($region) } is over.

## the story of a finished game: how it ended, by its ending; the turning points that are not told in the words of the
## log; what the score counts

story-how-front_gate = In turn { $turn } the Shadow held the Front Gate and { $points } victory points, where { $needed } are enough: the Lonely Mountain is taken. The fate marker stood on space { $fate } of { $last }.
story-how-conquest = At the end of turn { $turn } the Shadow held places worth { $points } victory points, where { $needed } are enough: the valley is lost. The fate marker stood on space { $fate } of { $last }.
story-how-fate = In turn { $turn } the fate marker reached space { $last }: the Free Peoples have held out. The Shadow stood at { $points } of { $needed } victory points.
story-how-beorn = In turn { $turn } Beorn came while the Shadow had { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }, fewer than { $late }: the Free Peoples win. The fate marker stood on space { $fate } of { $last }.
story-how-bolg_slain = In turn { $turn } Bolg was slain, and his host broke: the Free Peoples win. The Shadow stood at { $points } of { $needed } victory points.
story-how-resigned = The { SIDE($loser) } gave the battle up in turn { $turn }: the Shadow stood at { $points } of { $needed } victory points, the fate marker on space { $fate } of { $last }.
story-how-unfinished = The battle was not fought to its end: in turn { $turn } the Shadow stood at { $points } of { $needed } victory points, the fate marker on space { $fate } of { $last }.

story-point-control_changed = { PLACE($place) } falls to the { SIDE($side) }, worth { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }.
    .or = { PLACE($place) } falls to the { SIDE($side) }.
story-point-battle_ended = A great battle for { PLACE($region) }: { $free_peoples ->
        [one] { $free_peoples } unit
       *[other] { $free_peoples } units
    } of the Free Peoples lost, { $shadow } of the Shadow.
story-point-fate_moved = Fate moves on: the marker is on space { $to } of { $last }.
story-point-character_eliminated = { CHARACTER($character) } falls.
story-point-fate_card = A Fate card comes: { CARD($card) }.

story-score-victory_points = victory points
story-score-fate = space of the fate track
story-score-generals_lost = Generals lost

## what is wrong with positions; each begins in small letters and has no full stop

position-one_side = one side is to act
position-units_left = only { $left } of { $most } units { $unit } are left
position-not_inside = no { $unit } goes inside the mountain
position-recruitment = recruitment tokens lie in regions
position-nothing_called = no unit, character or token is called '{ $word }'{ $hint }
position-lord = the Lord of the Eagles stands nowhere: lord: eyrie, or a territory
position-not_so_many_tokens = there are not so many { $kind } tokens { $unit }
position-tokens_left = only { $left } { $kind } tokens are left
position-vanishing = only Bilbo vanishes
position-not_waiting = { $character } does not wait on the fate track
position-track_ends = the fate track ends at { $last }
position-no_wrath = without Wrath Beorn is eliminated
position-no_general = { $character } is no General
position-activations = { $placed } activation tokens of { $most } placed
position-tokens_alone = Damage or leadership tokens without an army at { $place }
position-too_much_damage = more Damage tokens than units at { $place }
position-beorn_apart = Beorn keeps apart from armies, but one is at { $place }
position-nothing_to_hold = { $place } has neither settlement nor fortification
position-no_pass = { $place } is no mountain pass
position-great_bats = there are only { $most } Great Bats
position-eagles = there are only { $most } Eagles besides their Lord
position-not_so_many_tiles = there are not so many tiles { $tile }
position-never_held = { $card } is never held
position-hand_limit = more than { $most } cards in a hand
position-not_on_table = { $card } is not on the table
position-orcs_wait = Orcs wait on { $card }, and it stays only for them
position-troubles_one = { $card } on the table troubles one General

## what was done, for the log: not a button's words

done-act = { DID($arg1) }
done-play = the card { HAND($arg1) }
done-orc_from_card = an Orc from Flying Arrows and Wild Spears goes to { PLACE($arg1) }
done-clear_mind = Troubled Mind is discarded
done-skip = no action
did-strategic_move = up to two armies move
did-attack = an army moves and attacks
did-combined_attack = a combined attack
did-swift_move = an army with leadership moves up to two regions
did-attack_led = an army with leadership moves and attacks
did-move_characters = characters move
did-move_beorn = Beorn moves and attacks, for one Wrath
did-unleash_beorn = Beorn moves and attacks, without losing Wrath
did-recruit = recruitment tokens are flipped in up to two regions
did-rally = up to two armies rally
did-eagles_attack = the Eagles attack
did-mountain_attack = the Eagles attack together in the mountains
did-cloud_of_bats = a cloud of Bats, an army moves
did-redoubled_force = Redoubled Force, four recruitment tokens are placed
did-draw_cards = an Event card and a Story card are drawn
did-recruit_goblins = Goblins are recruited in the mountain
did-goblin_attack = an army with Goblins moves and attacks
did-goblin_move = up to two armies with Goblins move
did-bring_bilbo = Bilbo comes into play
did-bring_thorin = Thorin comes into play
did-bring_lord_of_the_eagles = the Lord of the Eagles comes into play
did-bring_beorn = Beorn comes into play
did-bring_bolg = Bolg comes into play
used-place_token = a recruitment token is placed
used-rally = the army with him rallies
used-move_and_attack = the army with him moves and attacks
used-concentrate = concentration
used-magic = a strike with magic
used-archery = the archers shoot
used-eagle = an Eagle is called
used-fly = the Eagles fly out
