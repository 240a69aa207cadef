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
board-removed = removed from the game
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
deed-move_beorn = move Beorn and attack with him, for one Wrath
deed-unleash_beorn = move Beorn and attack with him, without losing Wrath
deed-recruit = flip recruitment tokens in up to two regions
deed-rally = rally up to two armies
deed-eagles_attack = attack with the Eagles
deed-mountain_attack = attack with the Eagles together in the mountains
deed-cloud_of_bats = move an army with a Cloud of Bats
deed-redoubled_force = place four recruitment tokens (Redoubled Force)
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
ability-archery = shoot with the archers
ability-eagle = call an Eagle
ability-fly = send the Eagles flying

casualty-True = eliminate one unit and remove two tokens
casualty-False = you may eliminate one unit to remove two tokens

at_once-True = , or attack at once
at_once-False = { "" }

shot_by-archery = The archers shoot at
shot_by-magic = Magic strikes

colour-True = black
colour-False = white

forced-True = , where the attacker drives it
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
procedure-Battle = battle for { PLACE($region, case: "the") }, round { $round }
procedure-CombatRound = battle for { PLACE($region, case: "the") }, round { $number }
procedure-FlipTokens = recruiting
procedure-RallyArmies = rallying
procedure-EaglesAttack = the Eagles
procedure-MountainAttack = the Eagles
procedure-ActionRound = action round
procedure-Turn = turn { $turn }

## decisions: the question of each kind, and where an action reads differently there its label

decision-choose_die-question = choose a die to use

decision-choose_action-question = choose what to do with the { FACE($face) } result

decision-bilbo_follows-question = discard a Ring ({ $rings } left) so that Bilbo may appear anywhere?
decision-bilbo_follows-skip = keep the Ring

decision-hand_limit-question = choose a card to discard, face down

decision-activate_generals-question = choose a General to activate
decision-activate_generals-done = stop here

decision-choose_bats-question = choose how many Great Bats and leadership tokens come

decision-place_bats-question = choose where to place a Great Bat ({ $bats } left)

decision-place_leader-question = choose an army to give a leadership token ({ $count } left)

decision-lucky_number-question = re-roll one die?
decision-lucky_number-done = keep the dice

decision-fate_tile-question = the tile shows { TILE($tile) }; move the marker to space { $space }, or draw another tile ({ $left } left)?

## armies

decision-choose_army-question = choose an army to move ({ $left } left)
    .or = choose an army to move
decision-choose_army-done = stop here

decision-choose_destination-question = choose where the army from { PLACE($origin, case: "the") } goes

decision-choose_group-question = choose who goes to { PLACE($to, case: "the") } (so far: { ARMY($taken) })
    .or = choose who goes to { PLACE($to, case: "the") }
decision-choose_group-done = march

decision-divide_damage-question = choose how many Damage tokens go along

decision-march_on-question = march on, or stop here
decision-march_on-done = stop here

decision-army_limit-question = { $over ->
        [one] { $over } unit is
       *[other] { $over } units are
    } above the limit { PLACE($place, case: "at") }; choose one to eliminate

decision-casualties-question = { $units ->
        [one] { $units } unit
       *[other] { $units } units
    } with { $damage ->
        [one] { $damage } Damage token
       *[other] { $damage } Damage tokens
    } { PLACE($outside, case: "at") }; { CASUALTY($must) }
    .or = { $units ->
            [one] { $units } unit
           *[other] { $units } units
        } with { $damage ->
            [one] { $damage } Damage token
           *[other] { $damage } Damage tokens
        }; { CASUALTY($must) }
decision-casualties-done = stop here

## recruitment

decision-flip_tokens-question = choose a recruitment token to flip ({ $left } left)
    .or = choose a recruitment token to flip
decision-flip_tokens-done = stop here

decision-place_token-question = choose where to place a recruitment token ({ $left } left)
    .or = choose where to place a recruitment token
decision-place_token-done = stop here

decision-substitute-question = the supply lacks a unit; choose another to place { PLACE($place, case: "at") }
decision-substitute-done = place nothing

decision-goblin_point-question = choose where the last Goblin goes

decision-rally-question = choose an army to rally ({ $left } left)
    .or = choose an army to rally
decision-rally-done = stop here
decision-rally_reroll-question = choose how many failed dice to re-roll { PLACE($place, case: "at") } (at most { $most }); each { $needed }+ removes one of the { $damage ->
        [one] { $damage } Damage token
       *[other] { $damage } Damage tokens
    }

## characters

decision-enter_play-question = choose where { CHARACTER($character) } enters play

decision-move_character-question = choose a character to move
decision-move_character-done = stop here

decision-character_to-question = choose where { CHARACTER($character) } goes

decision-bilbo_appears-question = choose where Bilbo appears

decision-beorn_moves-question = choose where Beorn goes, or stop here ({ $left ->
        [one] { $left } step
       *[other] { $left } steps
    } left)
decision-beorn_moves-done = stop here

decision-beorn_attacks-question = choose the army Beorn attacks
decision-beorn_attacks-done = do not attack

decision-general_ability-question = choose what to do

decision-archery-question = choose the army the archers shoot at

decision-magic-question = choose the army the magic strikes

## Eagles and Bats

decision-fly-question = choose where the next Eagle flies ({ $left } left)

decision-eagles_attack-question = choose an army for an Eagle to attack
decision-eagles_attack-done = stop here

decision-mountain_attack-question = choose the army the Eagles attack

decision-send_eagles-question = choose the territory an Eagle comes from to attack { PLACE($region, case: "the") }
decision-send_eagles-done = send no more Eagles

decision-cloud_of_bats-question = choose the territory the Great Bat leaves

## battle

decision-choose_attacker-question = choose the army that moves or attacks
decision-choose_attacker-done = use no army

decision-move_or_attack-question = choose where the army { PLACE($army, case: "at") } goes{ AT_ONCE($at_once) }

decision-choose_target-question = choose the army to attack
decision-choose_target-done = do not attack

decision-choose_armies-question = choose the armies that attack { PLACE($target, case: "the") }
decision-choose_armies-done = attack

decision-name_army-question = choose the army that fights this round

decision-manoeuvre-question = choose a manoeuvre in secret

decision-leader_reroll-question = choose up to { $most ->
        [one] { $most } failed die
       *[other] { $most } failed dice
    } to re-roll (hits on { $needed }+)

decision-use_ability-question = a black die scored a hit; use { BATTLE($ability) }?
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

decision-bilbo_vanishes-question = discard a Ring ({ $rings } left) so that Bilbo vanishes and up to two of the { $damage ->
        [one] { $damage } Damage token
       *[other] { $damage } Damage tokens
    } on the army are removed?
decision-bilbo_vanishes-yes = discard a Ring
decision-bilbo_vanishes-no = keep the Ring

decision-cease-question = cease the attack or fight another round?

decision-leave_battle-question = stand, or leave the battle?

decision-retreat-question = choose where the { SIDE($side) } army retreats

decision-advance-question = choose the army that advances
decision-advance-done = do not advance

## cards

decision-captain_of_war-question = choose a unit to eliminate for two Damage tokens (Captain of War)
decision-captain_of_war-done = nobody

decision-determined_attack-question = choose a manoeuvre to play (Determined Attack)

decision-fell_race-question = take two more Damage, or pay otherwise (Fell Race)

decision-vampire_like-question = remove a Great Bat to deal one more Damage (Vampire-like)?
decision-vampire_like-yes = remove a Great Bat
decision-vampire_like-no = keep it

decision-dismay-question = choose the Shadow army that loses its leadership tokens

decision-choose_general-question = choose the General who returns

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

decision-rescue_rally-question = rally the army { PLACE($at, case: "at") }?
decision-rescue_rally-yes = rally it
decision-rescue_rally-no = do not rally

decision-flip_or_place-question = choose a recruitment token to flip or place ({ $left } left)
decision-flip_or_place-done = stop here

decision-give_leader-question = choose an army to give a leadership token ({ $left } left)
    .or = choose an army to give a leadership token
decision-give_leader-done = stop here

decision-remove_token-question = choose a recruitment token to remove

decision-remove_leader-question = choose an army to lose a leadership token

decision-spend_bat-question = choose the territory a Great Bat leaves, to remove a token of the Free Peoples
decision-spend_bat-done = keep the Bats

decision-trouble_general-question = choose the General to trouble

decision-hope_vanishes-question = choose an army to take a Damage token ({ $left } left)
decision-hope_vanishes-done = stop here

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
action-orc_from_card = move an Orc from Flying Arrows and Wild Spears to { PLACE($arg1, case: "the") }
action-bilbo_appears = discard a Ring so that Bilbo may appear anywhere
action-clear_mind = discard Troubled Mind (the fate marker moves back one space, unless you use a Will of the West)
action-roll_again = re-roll the { FACE($arg1) } die

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
action-move_from = the army { PLACE($arg1, case: "at") }
action-move_to = to { PLACE($arg1, case: "the") }
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
action-flip = flip the { TOKEN($arg2) } token { PLACE($arg1, case: "at") }
action-place_token = { TOKEN($arg2) } token { PLACE($arg1, case: "at") }
action-rally = the army { PLACE($arg1, case: "at") }
action-remove_token = the { TOKEN($arg2) } token { PLACE($arg1, case: "at") }
action-heal = remove { $arg2 ->
        [one] { $arg2 } Damage token
       *[other] { $arg2 } Damage tokens
    } from the army { PLACE($arg1, case: "at") }
action-mend = remove { $arg2 ->
        [one] { $arg2 } Damage token
       *[other] { $arg2 } Damage tokens
    } from the walls { PLACE($arg1, case: "at") }

# characters, Eagles and Bats
action-enter_at = { PLACE($arg1) }
action-move_character = { CHARACTER($arg1) }
action-character_to = { PLACE($arg1) }
action-beorn_to = to { PLACE($arg1, case: "the") }
action-shoot = the army { PLACE($arg1, case: "at") }
action-strike = the army { PLACE($arg1, case: "at") }
action-send_bat = { TERRITORY($arg1) }

# battle
action-lead = the army { PLACE($arg1, case: "at") }
action-attack = attack { PLACE($arg1, case: "the") }
action-add_army = the army { PLACE($arg1, case: "at") }
action-fight_with = the army { PLACE($arg1, case: "at") }
action-advance_with = advance from { PLACE($arg1, case: "the") }
action-cease = cease the attack
action-fight_on = fight another round
action-stand = stand and fight
action-retreat = retreat
action-rout = rout
action-retreat_to = retreat to { PLACE($arg1, case: "the") }
action-manoeuvre = { BATTLE($arg1) }
action-reroll_failed = { $arg1 ->
        [0] keep the dice
        [one] re-roll { $arg1 } failed die
       *[other] re-roll { $arg1 } failed dice
    }
action-reroll = re-roll { $black ->
        [one] { $black } black die
       *[other] { $black } black dice
    } and { $white ->
        [one] { $white } white die
       *[other] { $white } white dice
    }
    .or = re-roll { $black ->
            [one] { $black } black die
           *[other] { $black } black dice
        }
    .or-2 = re-roll { $white ->
            [one] { $white } white die
           *[other] { $white } white dice
        }
    .or-3 = keep the dice
action-sacrifice = eliminate { CHARACTER($arg1) }
action-dismiss_leader = remove a leadership token
action-dismiss_leaders = remove all leadership tokens
action-suffer = take two more Damage

## refusals

refusal-not_offered = That is not one of the choices here.
refusal-game_over = The game is over.
refusal-not_your_turn = Another player has the decision now.
refusal-nothing_to_undo = There is nothing to take back.
refusal-undo_new_information = Dice have been rolled or cards revealed since then; the other player must agree.
refusal-undo_other_seat = The other player has the decision now and must agree.

# dice and cards
refusal-die_used_for_bilbo = Bilbo has appeared with this die, so you must use it as a Character result.
refusal-not_fewer_dice = Only a player with fewer dice left than the other may pass.
refusal-general_used_no_pass = You have used a General, so you must use a die now.
refusal-one_general_per_die = You may use only one General before a die.
refusal-ability_impossible = This would have no effect now.
refusal-troubled_mind = Troubled Mind keeps this General from using abilities.
refusal-fate_at_start = The fate marker cannot move back any further.
refusal-no_card_to_draw = No card is left to draw.
refusal-card_not_in_play = Eagles are not kindly birds is not in play.
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
refusal-no_eagle_with_target = No Eagle on the battlefield can reach a Shadow army.
refusal-no_bat_with_army = No Great Bat is in a territory with an army that can move.

# movement and recruitment
refusal-no_army_can_move = No army can move.
refusal-enemy_army_blocks = An enemy army is there.
refusal-beorn_there = Beorn is there, and no army may share a region with him.
refusal-pass_closed = The mountain pass is closed.
refusal-needs_leadership = A leadership token or a character with leadership must be there.
refusal-needs_unit_kind = The army needs a unit of the kind named.
refusal-needs_unit = An army needs at least one unit.
refusal-must_stop = An army must stop when it is adjacent to an enemy army.
refusal-parts_go_apart = Parts of one army must go to different regions.
refusal-no_token_to_flip = No recruitment token can be flipped.
refusal-no_token_left = No such recruitment token is left.
refusal-no_goblin_left = No Goblin is left in the supply.
refusal-nothing_to_rally = No army has Damage tokens.

# battle
refusal-no_enemy_to_attack = No enemy army is adjacent.
refusal-no_army_can_attack = No army can attack.
refusal-needs_two_armies = A combined attack needs two armies adjacent to the same enemy army.
refusal-nowhere_to_retreat = The army has nowhere to go.
refusal-retreat_barred = A card bars the retreat this round; only a rout is possible.

# things one can point at, and when things are asked for
refusal-enemy_army_there = That is the enemy's army.
refusal-no_army_there = You have no army { PLACE($place, case: "at") }.
refusal-no_goblin_point = Goblins appear only at the goblin mustering points.
refusal-wall_whole = The fortification there is not damaged.
refusal-no_damage = That army has no Damage tokens.
refusal-rallied_already = That army has already rallied.
refusal-army_added = That army already takes part.
refusal-not_next_to_target = That army is not adjacent to the army attacked.
refusal-not_in_this_attack = That army takes no part in this attack.
refusal-other_armies_meant = This choice concerns other armies.
refusal-no_enemy_there = There is no enemy army { PLACE($place, case: "at") }.
refusal-inside_the_mountain = The spaces inside the mountain cannot be reached from outside.
refusal-no_eagle_over = No Eagle over that territory can attack, or you have already named the army.
refusal-out_of_range = That army is out of range.
refusal-too_few_armies_around = Fewer than two of your armies are adjacent to it.
refusal-not_adjacent = That army is not in an adjacent region.
refusal-already_there = It is already there.
refusal-beyond_movement = That is { $distance ->
        [one] { $distance } region
       *[other] { $distance } regions
    } away; the character can move { $reach }.
refusal-too_far = That is not an adjacent region.
refusal-retreat_barred_there = An army retreats to an adjacent region without enemies, away from the attack.
refusal-region_used = You place one token in each region, and that region already has one.
refusal-no_token_there = There is no recruitment token { PLACE($place, case: "at") }.
refusal-token_blocked = You cannot flip a token while an enemy is there.
refusal-no_token_allowed = You may not place a recruitment token there.
refusal-no_bat_there = No Great Bat is over { TERRITORY($territory) }.
refusal-no_eagle_there = No Eagle is over { TERRITORY($territory) }.
refusal-other_territory = { TERRITORY($territory) } cannot be chosen here.
refusal-enemy_unit = { UNIT($unit, case: "article") } belongs to the other side.
refusal-none_in_supply = There is no { UNIT($unit) } left in the supply.
refusal-token_brings_others = This token does not bring { UNIT($unit, case: "article") }.
refusal-no_such_unit_there = There is no { UNIT($unit) } in the army.
refusal-all_taken = You have already chosen every { UNIT($unit) } there.
refusal-character_eliminated = { CHARACTER($character) } has been eliminated.
refusal-general_not_activated = { CHARACTER($character) } has no activation token.
refusal-general_activated = { CHARACTER($character) } already has an activation token.
refusal-character_not_in_play = { CHARACTER($character) } is not in play.
refusal-enemy_character = { CHARACTER($character) } belongs to the other side.
refusal-character_moved = { CHARACTER($character) } has already moved.
refusal-character_moves_otherwise = { CHARACTER($character) } does not move in this way, or is off the board.
refusal-character_goes = { CHARACTER($character) } is already going along.
refusal-no_general = { CHARACTER($character) } is not a General.
refusal-character_elsewhere = { CHARACTER($character) } is not there.
refusal-enemy_token = That token belongs to the other side.
refusal-no_such_token_there = There is no such recruitment token there.
refusal-other_tokens_meant = This choice concerns other recruitment tokens.
refusal-enemy_card = { CARD($card) } belongs to the other side.
refusal-card_not_in_hand = { CARD($card) } is not in your hand.
refusal-die_does_not_play = This die result does not play that card.
refusal-story_card_in_battle = Only Event cards can be used in battle.
refusal-manoeuvre_used = You have used that manoeuvre; Regroup makes it available again.
refusal-no_unit_for_manoeuvre = There is no { UNIT($unit) } in your army.
refusal-special_manoeuvre_not_now = That special manoeuvre is not available this round.
refusal-no_such_die = You have no unused { FACE($face) } die.
refusal-number_between = Choose a number from { $least } to { $most }.
refusal-die_does_not_let = This die result does not let you { DEED($deed) }.
refusal-other_generals_ability = { CHARACTER($character) } does not have that ability.
refusal-when_armies_move = You move armies with an Army or Character result, a General or a card.
refusal-when_attack = You attack with an Army or Character result, a General or a card.
refusal-when_combined = You name the army that fights in each round of a combined attack.
refusal-when_manoeuvre = You choose a manoeuvre at the beginning of a combat round.
refusal-when_reroll = You re-roll dice after the combat roll.
refusal-when_casualties = You eliminate units when their army has Damage or is above the limit.
refusal-when_round_ends = You decide that at the end of a combat round.
refusal-when_battle_won = An army advances after it has won a battle.
refusal-when_die = You do that in the action round, when it is your turn to use a die.
refusal-when_general = You use a General's ability before a die, for an activation token.
refusal-when_generals_activated = You activate Generals and place leadership tokens in phase 2.
refusal-when_shadow_prepares = Great Bats come and are placed in phase 4.
refusal-when_fate = You draw fate tiles in phase 3.
refusal-when_too_many_cards = You discard cards when your hand is above the limit.
refusal-when_recruit = You flip and place recruitment tokens with a Muster result, a General or a card.
refusal-when_rally = You rally armies with a Muster result, a General or a card.
refusal-when_character_enters = You choose a region when a character enters play.
refusal-when_character_moves = You move characters with a Character result or by a card.
refusal-when_beorn = You move Beorn with a Character result or by a card.
refusal-when_eagles = Eagles strike when they attack from over the battlefield.
refusal-when_bats = You use Great Bats in this way with a Cloud of Bats.
refusal-when_card_asks = You decide that only when a card or rule asks for it.
refusal-only_choose_reinforced = The card names armies of other places or kinds.
refusal-only_give_leader = Give the leadership token to one of your armies that the card names.
refusal-only_enter_play = The character enters play only in the regions its sheet names.
refusal-only_hope_vanishes = The card strikes each army of the Free Peoples only once.
refusal-only_spend_bat = A Great Bat must be there.
refusal-only_remove_leader = An army with a leadership token must be there.
refusal-only_choose_action = The Orc on the card must join a Shadow army.
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
event-general_used = { CHARACTER($general) } uses an activation token to { USED($ability) }.
event-bats_called = { $count ->
        [one] { $count } Great Bat comes
       *[other] { $count } Great Bats come
    } with the Shadow.
    .or = No Great Bat comes with the Shadow.
event-bat_placed = A Great Bat flies over { TERRITORY($territory) }.
event-bat_removed = A Great Bat leaves { TERRITORY($territory) }.
event-dice_rolled = The { SIDE($side) } dice show { FACE($faces) }.
event-die_rolled_again = Lucky Number re-rolls a die: { FACE($before) } becomes { FACE($after) }.
event-die_used = { SEAT($side) } uses { FACE($face, case: "article") } die { DONE($action) }.
event-die_discarded = { SEAT($side) } loses one { FACE($face) } die.
event-passed = { SEAT($side) } passes.
event-game_ended = The game is over: { ENDING($ending) }.
event-undone = { SEAT($seat) } takes { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } back.

# fate
event-fate_tile_drawn = The fate tile shows { TILE($tile) }.
event-fate_moved = The fate marker moves to space { $to }.
event-fate_card = The Fate card is { CARD($card) }.
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
event-table_card_discarded = { CARD($card) } leaves the table.
event-event_deck_renewed = The Event deck is reshuffled with { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.

# armies
event-army_moved = { OWNER($side) } goes from { PLACE($origin, case: "the") } to { PLACE($to, case: "the") }: { ARMY($units) }, with { CHARACTER($characters) }.
    .or = { OWNER($side) } goes from { PLACE($origin, case: "the") } to { PLACE($to, case: "the") }: { ARMY($units) }.
event-recruited = { COUNT($count, $unit) } { $count ->
        [one] arrives
       *[other] arrive
    } { PLACE($place, case: "at") }.
event-leaders_placed = The army { PLACE($place, case: "at") } gets { $count ->
        [one] { $count } leadership token
       *[other] { $count } leadership tokens
    }.
event-leaders_removed = The army { PLACE($place, case: "at") } loses { $count ->
        [one] { $count } leadership token
       *[other] { $count } leadership tokens
    }.
event-damaged = The army { PLACE($place, case: "at") } takes { $count ->
        [one] { $count } Damage token
       *[other] { $count } Damage tokens
    }.
event-damage_removed = The army { PLACE($place, case: "at") } loses { $count ->
        [one] { $count } Damage token
       *[other] { $count } Damage tokens
    }.
event-wall_damaged = The walls { PLACE($place, case: "at") } take { $count ->
        [one] { $count } Damage token
       *[other] { $count } Damage tokens
    }.
event-walls_mended = The walls { PLACE($place, case: "at") } lose { $count ->
        [one] { $count } Damage token
       *[other] { $count } Damage tokens
    }.
event-unit_eliminated = { UNIT($unit, case: "article") } is eliminated { PLACE($place, case: "at") }.
event-unit_withdrawn = { UNIT($unit, case: "article") } leaves { PLACE($place, case: "the") }.
event-army_destroyed = The { SIDE($side) } army { PLACE($place, case: "at") } is destroyed.
event-control_changed = The { SIDE($side) } now { $side ->
        [shadow] controls
       *[other] control
    } { PLACE($place, case: "the") }.
event-pass_opened = The pass beyond { PLACE($place, case: "the") } opens.
event-orcs_on_card = { $count ->
        [one] { $count } Orc waits
       *[other] { $count } Orcs wait
    } on Flying Arrows and Wild Spears.

# recruitment tokens
event-token_placed = One { TOKEN($token) } token is placed { PLACE($place, case: "at") }.
event-token_flipped = The token { PLACE($place, case: "at") } brings { COUNT($count, $unit) }.
event-tokens_removed = { $count } { TOKEN($token) } { $count ->
        [one] token is
       *[other] tokens are
    } removed { PLACE($place, case: "at") }.
event-rallied = The army { PLACE($place, case: "at") } rallies and rolls { DICE($dice) }: { $hits ->
        [0] no successes
        [one] { $hits } success
       *[other] { $hits } successes
    }.
event-rallied_again = The army { PLACE($place, case: "at") } re-rolls { DICE($dice) }: { $hits ->
        [0] no successes
        [one] { $hits } success
       *[other] { $hits } successes
    }.
event-dread = Great Dread rolls { DICE($dice) }: { $hits ->
        [0] no token is
        [one] { $hits } token is
       *[other] { $hits } tokens are
    } removed.

# characters
event-character_entered = { CHARACTER($character) } enters play { PLACE($place, case: "at") }.
event-character_moved = { CHARACTER($character) } goes from { PLACE($origin, case: "the") } to { PLACE($to, case: "the") }.
event-character_eliminated = { CHARACTER($character) } is eliminated.
event-general_returned = { CHARACTER($character) } returns { PLACE($place, case: "at") }.
event-general_troubled = The mind of { CHARACTER($character) } is troubled.
event-beorn_moved = Beorn goes to { PLACE($to, case: "the") }.
event-wrath_added = Beorn's Wrath grows by { $count } to { $wrath }.
event-wrath_lost = Beorn loses { $count } Wrath ({ $left } left).
event-bilbo_appeared = Bilbo appears { PLACE($place, case: "at") } ({ $rings ->
        [one] { $rings } Ring
       *[other] { $rings } Rings
    } left).
    .or = Bilbo appears { PLACE($place, case: "at") } with his last Ring.
event-bilbo_vanished = Bilbo vanishes ({ $rings ->
        [one] { $rings } Ring
       *[other] { $rings } Rings
    } left).
    .or = Bilbo vanishes with his last Ring.
event-bodyguard_added = Bolg has { $count ->
        [one] { $count } Bodyguard
       *[other] { $count } Bodyguards
    }.
event-bodyguard_used = A Bodyguard falls for Bolg ({ $left } left).
event-armour_damaged = Shining Armour takes { $count ->
        [one] { $count } Damage token
       *[other] { $count } Damage tokens
    }.
event-eagles_came = { $count ->
        [one] { $count } Eagle arrives
       *[other] { $count } Eagles arrive
    } at the Eyrie.
event-eagle_flew = An Eagle flies over { TERRITORY($territory) }.
event-eagle_struck = An Eagle strikes the army { PLACE($place, case: "at") } and rolls { DICE($dice) }, re-rolling { DICE($rerolls) }: { $hits ->
        [0] no hits
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
    .or = An Eagle strikes the army { PLACE($place, case: "at") } and rolls { DICE($dice) }: { $hits ->
            [0] no hits
            [one] { $hits } hit
           *[other] { $hits } hits
        }.
event-shot = { SHOT_BY($by) } the army { PLACE($place, case: "at") }: { DICE($dice) }, { $hits ->
        [0] no hits
        [one] { $hits } hit
       *[other] { $hits } hits
    }.

# battle
event-battle_began = { SEAT($side) } attacks { PLACE($region, case: "the") } from { PLACE($armies, case: "the") }.
event-round_began = Round { $number }.
event-terrain_superiority = The { SIDE($side) } { $side ->
        [shadow] has
       *[other] have
    } terrain superiority.
event-manoeuvre_revealed = { SEAT($side) } reveals { BATTLE($card) }.
event-manoeuvre_played = { SEAT($side) } plays { BATTLE($card) }.
event-ability_used = { SEAT($side) } uses { BATTLE($card) }.
event-combat_roll = { SIDE($side) } roll (hits on { $target }+, { SIGNED($bonus) }): black { DICE($black) }, white { DICE($white) }.
    .or = { SIDE($side) } roll (hits on { $target }+, { SIGNED($bonus) }): white { DICE($white) }.
    .or-2 = { SIDE($side) } roll (hits on { $target }+, { SIGNED($bonus) }): black { DICE($black) }.
    .or-3 = { SIDE($side) } roll (hits on { $target }+): black { DICE($black) }, white { DICE($white) }.
    .or-4 = { SIDE($side) } roll (hits on { $target }+): white { DICE($white) }.
    .or-5 = { SIDE($side) } roll (hits on { $target }+): black { DICE($black) }.
event-leader_reroll = { SIDE($side) } leader re-roll ({ COLOUR($black) }): { DICE($dice) }, { $hits ->
        [0] no hits
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
event-hits = The Free Peoples score { $free_peoples ->
        [0] no hits
        [one] { $free_peoples } hit
       *[other] { $free_peoples } hits
    }, the Shadow { $shadow ->
        [0] none
       *[other] { $shadow }
    }.
event-attack_ceased = { SEAT($side) } ceases the attack.
event-routed = The { SIDE($side) } army { PLACE($place, case: "at") } routs.
event-retreated = The { SIDE($side) } army retreats from { PLACE($origin, case: "the") } to { PLACE($to, case: "the") }{ FORCED($forced) }.
event-battle_ended = The battle for { PLACE($region, case: "the") } is over.

## the story of a finished game: how it ended, by its ending; the turning points that are not told in the words of the
## log; what the score counts

story-how-front_gate = In turn { $turn } the Shadow held the Front Gate and { $points } victory points, and { $needed } are enough: the Lonely Mountain is taken. The fate marker was on space { $fate } of { $last }.
story-how-conquest = At the end of turn { $turn } the Shadow held places worth { $points } victory points, and { $needed } are enough: the valley is lost. The fate marker was on space { $fate } of { $last }.
story-how-fate = In turn { $turn } the fate marker reached space { $last }: the Free Peoples have held out. The Shadow had { $points } of { $needed } victory points.
story-how-beorn = In turn { $turn } Beorn came while the Shadow had { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }, fewer than { $late }: the Free Peoples win. The fate marker was on space { $fate } of { $last }.
story-how-bolg_slain = In turn { $turn } Bolg was slain and his host broke: the Free Peoples win. The Shadow had { $points } of { $needed } victory points.
story-how-resigned = The { SIDE($loser) } resigned in turn { $turn }: the Shadow had { $points } of { $needed } victory points, and the fate marker was on space { $fate } of { $last }.
story-how-unfinished = The battle was not fought to its end: in turn { $turn } the Shadow had { $points } of { $needed } victory points, and the fate marker was on space { $fate } of { $last }.

story-point-control_changed = The { SIDE($side) } { $side ->
        [shadow] takes
       *[other] take
    } { PLACE($place, case: "the") }, worth { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }.
    .or = The { SIDE($side) } { $side ->
            [shadow] takes
           *[other] take
        } { PLACE($place, case: "the") }.
story-point-battle_ended = A great battle for { PLACE($region, case: "the") } costs the Free Peoples { $free_peoples ->
        [one] { $free_peoples } unit
       *[other] { $free_peoples } units
    } and the Shadow { $shadow }.
story-point-fate_moved = The fate marker moves on to space { $to } of { $last }.
story-point-character_eliminated = { CHARACTER($character) } falls.
story-point-fate_card = The Fate card is { CARD($card) }.

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

done-act = to { DID($arg1) }
done-play = to play { HAND($arg1) }
done-orc_from_card = to move an Orc from Flying Arrows and Wild Spears to { PLACE($arg1, case: "the") }
done-clear_mind = to discard Troubled Mind
done-skip = without effect
did-strategic_move = move up to two armies
did-attack = move an army and attack with it
did-combined_attack = make a combined attack
did-swift_move = move an army with leadership up to two regions
did-attack_led = move an army with leadership and attack with it
did-move_characters = move characters
did-move_beorn = move Beorn and attack with him, for one Wrath
did-unleash_beorn = move Beorn and attack with him, without losing Wrath
did-recruit = flip recruitment tokens in up to two regions
did-rally = rally up to two armies
did-eagles_attack = attack with the Eagles
did-mountain_attack = attack with the Eagles together in the mountains
did-cloud_of_bats = move an army with a Cloud of Bats
did-redoubled_force = place four recruitment tokens (Redoubled Force)
did-draw_cards = draw an Event card and a Story card
did-recruit_goblins = recruit Goblins in the mountain
did-goblin_attack = move an army with Goblins and attack with it
did-goblin_move = move up to two armies with Goblins
did-bring_bilbo = bring Bilbo into play
did-bring_thorin = bring Thorin into play
did-bring_lord_of_the_eagles = bring the Lord of the Eagles into play
did-bring_beorn = bring Beorn into play
did-bring_bolg = bring Bolg into play
used-place_token = place a recruitment token
used-rally = rally his army
used-move_and_attack = move his army and attack with it
used-concentrate = concentrate
used-magic = strike with magic
used-archery = shoot with the archers
used-eagle = call an Eagle
used-fly = send the Eagles flying
