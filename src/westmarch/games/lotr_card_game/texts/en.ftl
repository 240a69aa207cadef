### Everything the game says, in English. A translation is a copy of this file with other words, beside it.
###
### A variable holds an id or a number; a function shows it: { PLACE($to) } is the name of the place, in a case where
### the language has them: { PLACE($to, case: "gen") }. $arg1 is the first argument of an action. Of several lines (the
### value, then .or, .or-2) the first one is said whose variables all have something to show. The functions are listed
### in the kernel's prose.py and in notation.py; docs/guides/translating.md tells the rest.

## the game and its options

game-title = The Lord of the Rings: The Card Game
game-summary = Heroes and their allies quest together through Middle-earth, against the perils of an encounter deck.
game-option-players = how many people play together
game-option-campaign = expert: all three scenarios in order, scores added up; nightmare: threat, damage, destroyed heroes and discard piles are carried over
game-option-scenario = the scenario
game-option-mode = basic: no shadow cards; easy: fewer encounter cards and a resource for each hero
game-option-deck_1 = deck of player 1: a starter deck, or a built one (heroes/cards)
game-option-deck_2 = deck of player 2: a starter deck, or a built one (heroes/cards)
game-option-deck_3 = deck of player 3: a starter deck, or a built one (heroes/cards)
game-option-deck_4 = deck of player 4: a starter deck, or a built one (heroes/cards)
game-option-first_player = who begins as first player
game-option-keywords = whether Surge and Doomed work at every reveal or only in the staging step
game-option-so_far = what came before in the campaign, as a won game writes it for the next

## labels

label-keep = keep this hand
label-mulligan = shuffle it in and draw six new cards
label-yes = yes
label-no = no
label-decline = none of them
label-done = done
label-pass = pass
label-pass_phase = pass until something new happens
label-no_defender = leave the attack undefended
label-choose = { CARD($card) }
label-choose_player = { SEAT($seat) }
label-choose_number = { $n }
label-choose_option = { OPTION($option) }
    .or = { $n }
label-play = play { CARD($card) }
label-use = use { CARD($card) }
label-respond = respond with { CARD($card) }
label-respond_to = respond with { CARD($card) } (to { CARD($subject) })
label-trigger = { CARD($card) }
label-trigger_of = { CARD($card) } (because of { CARD($subject) })
label-pay = pay 1 from { CARD($card) }'s pool
label-commit = commit { CARD($card) }
label-travel = travel to { CARD($card) }
label-engage = engage { CARD($card) }
label-defend = defend with { CARD($card) }
label-take_damage = { CARD($card) } { CARD($card, as: "gender") ->
        [p] take
       *[other] takes
    } the damage
label-attack = attack { CARD($card) }
label-attacker = attack with { CARD($card) }
label-shadow_card_for = shadow card for { CARD($card) }
label-one_of = { $label } ({ $n } of { $all })
label-resolve_attack = { CARD($card) } { CARD($card, as: "gender") ->
        [p] attack
       *[other] attacks
    }

# "done" and "pass" by what is asked
label_of-planning_done = play no more cards
label_of-commit_done = stop here
label_of-travel_done = do not travel
label_of-choose_attackers_done = attack with these
label_of-declare_attack_done = declare no more attacks
label_of-declare_defender_done = defend with these
label_of-optional_engagement_pass = do not engage
label_of-respond_pass = no response
label_of-join_attack_pass = do not join the attack
label_of-sentinel_no_defender = do not defend

question-mulligan = Set-up: keep your opening hand, or draw a new one once
question-planning = Planning: play allies and attachments
question-action_window = { WINDOW($window) }: take an action or pass
question-commit = Quest: commit characters (willpower { $willpower }, threat in the staging area { $threat })
question-travel = Travel: choose a location to travel to, or do not travel
question-optional_engagement = Encounter: you may engage one enemy
question-engagement_check = Engagement check (threat { $level }): choose the enemy that engages { SEAT($seat) }
question-shadow_order = Combat: choose the enemy to deal the next shadow card to
question-choose_enemy = Combat: choose the enemy that attacks next
question-declare_defender = { CARD($enemy) } { CARD($enemy, as: "gender") ->
        [p] attack
       *[other] attacks
    } with { $attack }: choose a defender
question-declare_another = { CARD($enemy) } { CARD($enemy, as: "gender") ->
        [p] attack
       *[other] attacks
    } with { $attack }, defence { $defense } so far: choose another defender
question-sentinel = { CARD($enemy) } { CARD($enemy, as: "gender") ->
        [p] attack
       *[other] attacks
    } { SEAT($other) } with { $attack }, undefended: you may defend with a Sentinel
question-take_damage = { CARD($enemy) } { CARD($enemy, as: "gender") ->
        [p] attack
       *[other] attacks
    } with { $attack } against defence { $defense }: choose who takes the damage
question-undefended = { CARD($enemy) } { CARD($enemy, as: "gender") ->
        [p] attack
       *[other] attacks
    } with { $attack }, undefended: choose the hero that takes the damage
question-declare_attack = Combat: choose an enemy to attack
question-choose_attackers = Attack on { CARD($enemy) } (defence { $defense }, { $left ->
        [one] { $left } hit point
       *[other] { $left } hit points
    } left): choose attackers (attack { $attack })
question-join_attack = { SEAT($other) } attacks { CARD($enemy) } (attack { $attack }, defence { $defense }): you may join with a Ranged character
question-respond = You may respond to { ON($what) }
question-order_forced = Several Forced effects trigger at once: choose the next one
question-pay = Pay for { CARD($card) }: { $n ->
        [one] { $n } more resource
       *[other] { $n } more resources
    }
question-pay_to_ready = Pay { $n } from { CARD($card) }'s pool to ready { CARD($card) } (Caught in a Web)?
question-choose_x = { CARD($card) }: choose X
question-choose_target = { CARD($card) }: choose a target
question-choose_player = { CARD($card) }: choose a player
question-choose_number = { CARD($card) }: choose a number
question-choose_option = { CARD($card) }: choose one effect
question-choose_card = { CARD($card) }: choose a card

# questions of choices, by what is chosen for
why-add_to_staging = { CARD($card) }: choose a card to add to the staging area
why-attach = { CARD($card) }: choose what to attach it to
why-damage = { CARD($card) }: choose who takes { $n } damage
why-discard = { CARD($card) }: choose a card to discard
why-discard_cost = { CARD($card) }: choose a card to discard as the cost
why-heal = { CARD($card) }: choose how much damage to heal
why-exhaust = { CARD($card) }: choose a character to exhaust
why-exhaust_cost = { CARD($card) }: choose a character to exhaust as the cost
why-order_on_top = { CARD($card) }: choose the next card to put back on top of the deck
why-remove_from_quest = { CARD($card) }: choose a character to remove from the quest
why-return_to_hand = { CARD($card) }: choose a card to return to its owner's hand
why-shuffle_away = { CARD($card) }: choose an objective to shuffle into the encounter deck
why-take_into_hand = { CARD($card) }: choose a card to take into your hand
why-third_restricted = This is a third Restricted attachment: choose one to discard

option-leave_on_top = leave it on top
option-put_on_bottom = put it on the bottom
option-defense_up = +1 defence until the end of the phase
option-willpower_up = +1 willpower until the end of the phase
option-draw_three = draw 3 cards
option-four_damage = deal 4 damage to an enemy
option-threat_down_five = lower your threat by 5
option-one_player_six = one player lowers their threat by 6
option-each_player_two = each player lowers their threat by 2
option-search_deck = search the top 5 cards of your deck
option-leave_deck = leave your deck as it is

# what waits for the end of a phase or round, where two such effects meet
delayed-sneak_back = Sneak Attack ends: { CARD($card) } { CARD($card, as: "gender") ->
        [p] return
       *[other] returns
    } to its owner's hand
delayed-beorn_leaves = { CARD($card) } { CARD($card, as: "gender") ->
        [p] are
       *[other] is
    } shuffled into its owner's deck
delayed-rider_returns = { CARD($card) } { CARD($card, as: "gender") ->
        [p] return
       *[other] returns
    } to the top of the encounter deck

window-resource = Resource, after drawing cards
window-planning = Planning, before a player's turn
window-planning_end = Planning, at the end
window-quest = Quest, before committing
window-commit = Quest, after committing
window-staging = Quest, after revealing cards
window-resolution = Quest, after resolving it
window-travel = Travel, at the end
window-optional_engagement = Encounter, before the checks
window-engagement_checks = Encounter, at the end
window-shadow_cards = Combat, after dealing shadow cards
window-enemy_chosen = Enemy attack, before declaring defenders
window-defender_declared = Enemy attack, after declaring defenders
window-shadow_resolved = Enemy attack, after the shadow effect
window-attack_damage = Enemy attack, after the damage
window-attack_declared = Your attack, after declaring attackers
window-attack_strength = Your attack, after counting its strength
window-player_attack_damage = Your attack, after the damage
window-combat = Combat, at the end
window-refresh = Refresh, at the end

# what an answer or a forced effect follows
on-committed = { CARD($subject) } committing to the quest
on-revealed = { CARD($subject) } being revealed
on-quest_succeeded = the quest succeeding
on-quest_failed = the quest failing
on-progress_placed = progress on { CARD($subject) }
on-explored = { CARD($subject) } being explored
on-travelled = travel to { CARD($subject) }
on-engaged = { CARD($subject) } engaging a player
on-attacks = the attack of { CARD($subject) }
on-defends = { CARD($subject) } defending
on-shadow_dealt = a shadow card for { CARD($subject) }
on-shadow_effect = the shadow effect of { CARD($subject) }
on-shadow_resolved = the shadow effect of { CARD($subject) }
on-attacked = the attack of { CARD($subject) }
on-attackers_declared = the attack on { CARD($subject) }
on-damaged = damage on { CARD($subject) }
on-destroyed = { CARD($subject) } being destroyed
on-leaves_play = { CARD($subject) } leaving play
on-enters_play = { CARD($subject) } entering play
on-played = { CARD($subject) } being played
on-phase_begins = the beginning of the phase
on-phase_ends = the end of the phase
on-round_ends = the end of the round
on-refresh_threat = the rise in threat
on-stage_revealed = the new stage { CARD($subject) }
on-rescued = { CARD($subject) } being rescued

refusal-not_offered = You cannot do that now.
refusal-game_over = The game is over.
refusal-travel_cost_not_met = You cannot pay the cost of travelling there.
refusal-must_travel_elsewhere = The players must travel to another location.
refusal-already_attacked_this_round = You have already attacked this enemy this round.
refusal-cannot_be_engaged_by_choice = You cannot choose to engage this enemy.
refusal-no_resource_match = None of your heroes belongs to the card's sphere.
refusal-cannot_pay = Your heroes of its sphere have too few resources.
refusal-unique_in_play = This card is unique, and a card of the same name is already in play.
refusal-nothing_to_attach_to = No card in play can have it attached.
refusal-no_more_allies_this_round = You may not play any more allies this round.
refusal-wrong_number_of_heroes = A deck has one to three heroes; this one has { $heroes }.
refusal-hero_twice = { CARD($hero) } may be in the deck only once.
refusal-too_many_copies = The deck has { $copies } copies of { CARD($card) }; three are the most.
refusal-too_few_cards = A tournament deck has 50 cards or more; this one has { $cards }.
refusal-no_cards = The deck has no cards yet.
refusal-small_deck = A starter deck has 30 cards; this one has { $cards }.
refusal-no_hero_of_sphere = To play { CARD($card) } you need a hero of the { SPHERE($sphere) } sphere.
refusal-ally_named_like_hero = You cannot play { CARD($card) } while the hero of that name is in play.

# things one can point at, and when things are asked for
refusal-no_such_card = There is no such card in this game.
refusal-card_hidden = That card is where you cannot see or use it.
refusal-card_not_eligible = The effect cannot choose { CARD($card) }.
refusal-card_not_in_play = { CARD($card) } { CARD($card, as: "gender") ->
        [p] are
       *[other] is
    } not in play.
refusal-no_location = { CARD($card) } { CARD($card, as: "gender") ->
        [p] are
       *[other] is
    } not a location.
refusal-location_active = The active location already is { CARD($card) }.
refusal-same_location_offered = Choose the other copy of { CARD($card) }; they are the same.
refusal-card_not_in_hand = { CARD($card) } { CARD($card, as: "gender") ->
        [p] are
       *[other] is
    } not in your hand.
refusal-only_in_planning = You play allies and attachments only in your planning phase.
refusal-same_card_offered = Choose the other copy of { CARD($card) }; they are the same.
refusal-event_in_window = You play an event in an action window, or as a response.
refusal-event_is_response = { CARD($card) } can be played only as a response, when what it names happens.
refusal-event_of_other_phase = { CARD($card) } cannot be played in this phase.
refusal-nothing_to_do = You cannot pay the cost of { CARD($card) }, or it would have no effect.
refusal-no_action = { CARD($card) } { CARD($card, as: "gender") ->
        [p] have
       *[other] has
    } no action.
refusal-no_response = { CARD($card) } { CARD($card, as: "gender") ->
        [p] have
       *[other] has
    } no response.
refusal-no_forced = { CARD($card) } { CARD($card, as: "gender") ->
        [p] have
       *[other] has
    } no Forced effect.
refusal-forced_not_now = The Forced effect of { CARD($card) } does not trigger now.
refusal-response_not_now = { CARD($card) } cannot respond to this, or has already responded.
refusal-not_your_card = You do not control { CARD($card) }.
refusal-action_of_other_phase = You cannot use the action of { CARD($card) } in this phase.
refusal-card_exhausted = { CARD($card) } { CARD($card, as: "gender") ->
        [p] are
       *[other] is
    } exhausted.
refusal-limit_reached = You have reached the limit of { CARD($card) }.
refusal-other_happening = The ability does not respond to that.
refusal-no_such_ability = { CARD($card) } { CARD($card, as: "gender") ->
        [p] have
       *[other] has
    } no such ability.
refusal-ability_not_now = You cannot use that ability of { CARD($card) } now.
refusal-no_character = { CARD($card) } { CARD($card, as: "gender") ->
        [p] are
       *[other] is
    } not a character.
refusal-other_sphere = { CARD($card) } cannot pay for a card of this sphere.
refusal-no_resources = { CARD($card) } { CARD($card, as: "gender") ->
        [p] have
       *[other] has
    } no resources left.
refusal-paid_already = { CARD($card) } { CARD($card, as: "gender") ->
        [p] have
       *[other] has
    } already paid.
refusal-damage_goes_elsewhere = The damage cannot go to { CARD($card) }.
refusal-committed_already = { CARD($card) } { CARD($card, as: "gender") ->
        [p] are
       *[other] is
    } already committed to the quest.
refusal-not_ranged = { CARD($card) } cannot reach that enemy; only a Ranged character may attack enemies engaged with other players.
refusal-not_sentinel = { CARD($card) } can defend only its own player, since only a Sentinel may defend another.
refusal-card_forbids = A card in play forbids { CARD($card) } to do that.
refusal-no_enemy = { CARD($card) } { CARD($card, as: "gender") ->
        [p] are
       *[other] is
    } not an enemy.
refusal-enemy_engaged = { CARD($card) } { CARD($card, as: "gender") ->
        [p] are
       *[other] is
    } already engaged.
refusal-engaged_in_order = { CARD($card) } cannot be engaged now; the enemy with the highest engagement cost comes first, you may choose another copy, or a card forbids it.
refusal-enemy_in_staging = { CARD($card) } { CARD($card, as: "gender") ->
        [p] are
       *[other] is
    } in the staging area, not engaged.
refusal-enemy_of_other = { CARD($card) } { CARD($card, as: "gender") ->
        [p] are
       *[other] is
    } engaged with another player.
refusal-enemy_not_engaged_with_you = { CARD($card) } { CARD($card, as: "gender") ->
        [p] are
       *[other] is
    } not engaged with you.
refusal-enemy_done = { CARD($card) } { CARD($card, as: "gender") ->
        [p] have
       *[other] has
    } already attacked.
refusal-no_such_player = There is no such player in this game.
refusal-player_eliminated = That player has been eliminated.
refusal-other_players_meant = The effect cannot choose that player.
refusal-number_between = Choose a number from { $least } to { $most }.
refusal-when_play = You play allies and attachments in the planning phase, and events in action windows.
refusal-when_action = You use actions in action windows.
refusal-when_response = You use a response when what it names has happened.
refusal-when_forced = You put Forced effects in order when several trigger at once.
refusal-when_pay = You pay resources when something costs them.
refusal-when_commit = You commit characters at the beginning of the quest phase.
refusal-when_travel = The players travel in the travel phase.
refusal-when_engage = You engage enemies in the encounter phase.
refusal-when_shadow_cards = Shadow cards are dealt at the beginning of the combat phase.
refusal-when_enemy_attacks = Enemies attack first in the combat phase, in the order you choose.
refusal-when_defend = You declare defenders when an enemy attacks.
refusal-when_undefended = You decide that when an undefended attack deals damage.
refusal-when_attack = Players attack in the combat phase, after the enemies.
refusal-when_mulligan = You keep or change your opening hand during set-up.
refusal-when_effect_asks = You decide that only when an effect asks for it.

event-added = { CARD($card) } { CARD($card, as: "gender") ->
        [p] are
       *[other] is
    } added to the staging area.
event-attached = { CARD($card) } { CARD($card, as: "gender") ->
        [p] are
       *[other] is
    } attached to { CARD($host) }.
event-attack = { CARD($card) } { CARD($card, as: "gender") ->
        [p] attack
       *[other] attacks
    } { SEAT($seat) }.
event-attack_damage = Attack { $attack } against defence { $defense } deals { $n ->
        [0] no damage
       *[other] { $n } damage
    }.
event-attacker = { CARD($card) } { CARD($card, as: "gender") ->
        [p] join
       *[other] joins
    } the attack.
event-cancelled = The effect of { CARD($card) } is cancelled.
event-captured = { CARD($card) } { CARD($card, as: "gender") ->
        [p] are
       *[other] is
    } taken prisoner.
event-committed = { CARD($card) } { CARD($card, as: "gender") ->
        [p] commit
       *[other] commits
    } to the quest.
event-campaign = { CAMPAIGN($level) }, scenario { $part } of 3: the score so far is { $score }.
event-campaign_goes_on = The campaign continues with a score of { $score }.
event-campaign_lost = The campaign is lost.
event-campaign_won = The campaign is won, with a score of { $score }.
event-control = { SEAT($seat) } { SEAT($seat, as: "gender") ->
        [you] take
       *[other] takes
    } control of { CARD($card) }.
event-damaged = { CARD($card) } { CARD($card, as: "gender") ->
        [p] take
       *[other] takes
    } { $n } damage.
event-defends = { CARD($card) } { CARD($card, as: "gender") ->
        [p] defend
       *[other] defends
    }.
event-delayed = The effect on { CARD($card) } ends.
event-destroyed = { CARD($card) } { CARD($card, as: "gender") ->
        [p] are
       *[other] is
    } destroyed.
event-discarded = { CARD($card) } { CARD($card, as: "gender") ->
        [p] are
       *[other] is
    } discarded.
event-doomed = { CARD($card) } { CARD($card, as: "gender") ->
        [p] have
       *[other] has
    } Doomed { $n }.
event-drew = { SEAT($seat) } { SEAT($seat, as: "gender") ->
        [you] draw
       *[other] draws
    } { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
event-drew_cards = You draw { CARDS($cards) }.
event-eliminated = { SEAT($seat) } { SEAT($seat, as: "gender") ->
        [you] are
       *[other] is
    } eliminated: { ELIMINATED($why) }.
event-encounter_deck_rebuilt = The encounter deck is empty, so its discard pile is shuffled into a new one.
event-engaged = { CARD($card) } { CARD($card, as: "gender") ->
        [p] engage
       *[other] engages
    } { SEAT($seat) }.
event-exhausted = { "" }
event-explored = { CARD($card) } { CARD($card, as: "gender") ->
        [p] are
       *[other] is
    } explored.
event-first_player = { SEAT($seat) } { SEAT($seat, as: "gender") ->
        [you] are
       *[other] is
    } the first player.
event-guards = { CARD($card) } { CARD($card, as: "gender") ->
        [p] guard
       *[other] guards
    } { CARD($objective) }.
event-healed = { $n } damage is healed on { CARD($card) }.
event-mulligan = { SEAT($seat) } { SEAT($seat, as: "gender") ->
        [you] draw
       *[other] draws
    } a new opening hand.
event-no_encounter_card = No encounter card is left to reveal.
event-objective_lost = { CARD($card) } { CARD($card, as: "gender") ->
        [p] return
       *[other] returns
    } to the staging area.
event-paid = { CARD($card) } { CARD($card, as: "gender") ->
        [p] pay
       *[other] pays
    } { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }.
event-phase = { PHASE($phase) }.
event-played = { SEAT($seat) } { SEAT($seat, as: "gender") ->
        [you] play
       *[other] plays
    } { CARD($card) }.
event-player_attack = { SEAT($seat) } { SEAT($seat, as: "gender") ->
        [you] attack
       *[other] attacks
    } { CARD($card) }.
event-progress = { CARD($card) } { CARD($card, as: "gender") ->
        [p] get
       *[other] gets
    } { $n } progress.
event-progress_removed = { CARD($card) } { CARD($card, as: "gender") ->
        [p] lose
       *[other] loses
    } { $n } progress.
event-put_into_play = { SEAT($seat) } { SEAT($seat, as: "gender") ->
        [you] put
       *[other] puts
    } { CARD($card) } into play.
event-quest_failed = The quest fails (willpower { $willpower } against threat { $threat }): each player's threat rises by { $n }.
event-quest_succeeded = The quest succeeds (willpower { $willpower } against threat { $threat }): { $n } progress.
event-quest_drawn = The quest makes no progress (willpower { $willpower } against threat { $threat }).
event-readied = { "" }
event-removed = { CARD($card) } { CARD($card, as: "gender") ->
        [p] are
       *[other] is
    } removed from the game.
event-rescued = { CARD($card) } { CARD($card, as: "gender") ->
        [p] are
       *[other] is
    } rescued.
event-resources = { CARD($card) } { CARD($card, as: "gender") ->
        [p] gain
       *[other] gains
    } { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }.
event-returned_to_hand = { CARD($card) } { CARD($card, as: "gender") ->
        [p] return
       *[other] returns
    } to { SEAT($seat, case: "gen") } hand.
event-revealed = { CARD($card) } { CARD($card, as: "gender") ->
        [p] are
       *[other] is
    } revealed.
event-round = Round { $round }.
event-shadow_card = The shadow card of { CARD($enemy) } is { CARD($card) }.
event-shadow_card_blank = The shadow card is { CARD($card) }, without a shadow effect.
event-shadow_dealt = { "" }
event-shuffled_in = { CARD($card) } { CARD($card, as: "gender") ->
        [p] are
       *[other] is
    } shuffled back into the deck.
event-stage_defeated = Stage { $stage }, { CARD($card) }, is complete.
event-stage_revealed = Stage { $stage }: { CARD($card) }.
event-surge = { CARD($card) } { CARD($card, as: "gender") ->
        [p] have
       *[other] has
    } Surge, so another card is revealed.
event-threat_lowered = { SEAT($seat, case: "gen") } threat falls by { $n } to { $threat }.
event-threat_raised = { SEAT($seat, case: "gen") } threat rises by { $n } to { $threat }.
event-to_staging = { CARD($card) } { CARD($card, as: "gender") ->
        [p] go
       *[other] goes
    } to the staging area.
event-travelled = The players travel to { CARD($card) }.
event-undefended = { SEAT($seat) } { SEAT($seat, as: "gender") ->
        [you] leave
       *[other] leaves
    } the attack undefended.
event-used_action = { SEAT($seat) } { SEAT($seat, as: "gender") ->
        [you] use
       *[other] uses
    } { CARD($card) }.
event-used_event = { SEAT($seat) } { SEAT($seat, as: "gender") ->
        [you] play
       *[other] plays
    } { CARD($card) }.
event-used_response = { SEAT($seat) } { SEAT($seat, as: "gender") ->
        [you] respond
       *[other] responds
    } to { ON($what) } with { CARD($card) }.
event-used_forced = The Forced effect of { CARD($card) } triggers ({ ON($what) }).
event-used_own_response = { SEAT($seat) } { SEAT($seat, as: "gender") ->
        [you] use
       *[other] uses
    } the response of { CARD($card) }.
event-used_own_forced = The Forced effect of { CARD($card) } triggers.
event-won = The quest is won, with a score of { $score }.

campaign-expert = Expert campaign
campaign-nightmare = Nightmare campaign

eliminated-threat = threat has reached 50
eliminated-heroes = all heroes are destroyed

phase-resource = Resource phase
phase-planning = Planning phase
phase-quest = Quest phase
phase-travel = Travel phase
phase-encounter = Encounter phase
phase-combat = Combat phase
phase-refresh = Refresh phase

name-or = or
name-and = and
name-quoted = { $name }
name-seat = { $case ->
        [gen] Player { $n }'s
       *[other] Player { $n }
    }
name-you = { $case ->
        [gen] your
       *[other] you
    }
    .gender = you
name-face_down = a card

sphere-leadership = Leadership
sphere-tactics = Tactics
sphere-spirit = Spirit
sphere-lore = Lore
sphere-neutral = neutral

## the table in text

board-round = Round { $round }, { $phase }
board-campaign = { CAMPAIGN($level) }: { $won } of { $of } scenarios won, score { $score }
board-stage = Stage { $stage }: { $card }
board-active_location = Active location: { $card }
board-encounter = Willpower { $willpower } against threat { $threat }; { $deck } cards in the encounter deck
board-staging = Staging area:
board-against = against { $card }
board-player = { SEAT($seat) }: threat { $threat }, { $hand } in hand, { $deck } in deck
board-first_player = { SEAT($seat) }, first player: threat { $threat }, { $hand } in hand, { $deck } in deck
board-eliminated = { SEAT($seat) }: eliminated
board-willpower = willpower { $n }
board-attack = attack { $n }
board-defense = defence { $n }
board-hit_points = hit points { $n }
board-engages = engages at { $n }
board-threat = threat { $n }
board-progress = progress { $n } of { $of }
board-resources = resources { $n }
board-damage = damage { $n }
board-committed = on the quest
board-exhausted = exhausted
board-guards = guards { CARD($card) }
board-shadow_cards = shadow cards { $n }
board-card = { $name } ({ $notes })
board-hand = { CARD($card) } ({ SPHERE($sphere) } { TYPE($type) }, cost { $cost })

type-ally = ally
type-attachment = attachment
type-enemy = enemy
type-event = event
type-hero = hero
type-location = location
type-objective = objective
type-quest = quest
type-treachery = treachery

## the story of a finished game: how it ended, by its ending; the turning points that are not told in the words of the
## log; what the score counts

story-how-victory = The quest was won in round { $round } with a score of { $score }: { $threat } threat, { $killed } for destroyed heroes and { $damage } damage on the others, minus { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }.
story-how-all_eliminated = In round { $round } the last player was eliminated: { $threatened ->
        [one] { $threatened } player
       *[other] { $threatened } players
    } at threat { $level }, { $bereft } without a hero. The quest was at stage { $stage }, { CARD($quest) }.
story-how-all_eliminated_threat = In round { $round } threat reached { $level } and nobody was left in the game. The quest was at stage { $stage }, { CARD($quest) }.
    .or = In round { $round } threat reached { $level } and nobody was left in the game.
story-how-all_eliminated_heroes = In round { $round } the last hero was destroyed and nobody was left in the game. The quest was at stage { $stage }, { CARD($quest) }.
    .or = In round { $round } the last hero was destroyed and nobody was left in the game.
story-how-prisoner_lost = In round { $round } the player whose hero was held prisoner was eliminated, and so the prisoner is lost. The quest was at stage { $stage }, { CARD($quest) }.
    .or = In round { $round } the player whose hero was held prisoner was eliminated, and so the prisoner is lost.
story-how-resigned = The players resigned in round { $round }, at stage { $stage }, { CARD($quest) }, with a threat of { $threat }.
    .or = The players resigned before the quest began.
story-how-unfinished = The quest was not played to its end: round { $round }, stage { $stage }, { CARD($quest) }, with a threat of { $threat }.
    .or = The quest was not played to its end.

story-point-hero_lost = { CARD($card) } falls.
story-point-stage_defeated = The players complete stage { $stage } of the quest, { CARD($card) }.
story-point-captured = { CARD($card) } is held prisoner.
story-point-attached = { CARD($card) } is in the players' hands.

story-score-threat = threat
story-score-heroes_lost = threat cost of destroyed heroes
story-score-damage = damage on heroes
story-score-rounds = rounds
story-score-victory_points = victory points
story-score-score = score, lower is better
story-score-together = All players

## why a deck file cannot be read

deck_file-copies = the copies of '{ $name }' are no number up to { $most }
deck_file-none_known = the core set has none of its cards: { $names }
deck_file-no_cards = it has no cards
deck_file-hero_twice = a hero stands in the deck more than once
deck_file-no_hero = the deck has no hero
deck_file-too_long = a deck has not more than { $most } lines
deck_file-not_json = not JSON: { $why }
deck_file-no_slots = the JSON has no 'slots' of cards by code
deck_file-document_type = a deck file has no document type
deck_file-not_xml = not XML

## what is wrong with positions and options; each begins in small letters and has no full stop

wrong-hero_twice = deck_{ $seat } has a hero that another player has (lcg.16.08)
wrong-no_deck_left = deck_{ $seat }: the other players have a hero of every deck
position-empty = the position is empty
position-no_value = { $head } cannot be '{ $word }' (values: { $values })
position-no_player = there is no player { $player }
position-no_number = { $head } is a number up to { $most }, not '{ $word }'
position-threat_numbers = threat needs { $players } numbers
position-threat_eliminates = threat { $threat } eliminates player { $player }
position-no_stage = '{ $stage }' is no stage of the scenario ({ $stages })
position-wrong_type = { $card } is of type { $type } and cannot lie there
position-none_left = no { $card } is left
position-no_token = '{ $word }' is no token (say '2 damage', 'exhausted' ...)
position-attachment_how = say 'attachment on card'
position-not_in_play = no { $card } is in play
position-not_told = '{ $head }' is not something a position tells
wrong-no_deck = '{ $deck }' is no deck (starter decks: { $decks }; a built deck: heroes/cards)
wrong-no_player_card = '{ $deck }' names a card that is no hero or no player card
wrong-so_far_alone = option so_far is for a campaign (campaign=expert or nightmare)
wrong-so_far_scenarios = so_far tells of { $count } scenarios, not of 1 to { $most }
wrong-so_far_no_hero = so_far leaves nobody a hero
wrong-so_far_fields = so_far: '{ $text }' of player { $player } is not threat.damage.discard.removed
wrong-so_far_threat = so_far: the threat of player { $player } is a number up to { $most }
wrong-so_far_damage = so_far: the damage of player { $player } is of { $heroes } heroes
wrong-so_far_copies = so_far: the deck of player { $player } has not { $copies } of the card { $number }
wrong-so_far_wounds = so_far: { CARD($hero) } of player { $player } cannot have { $wounds } damage
wrong-so_far_all_gone = so_far: all cards of player { $player }, who has no hero, are out of the game
wrong-so_far_eliminated = so_far: the threat of player { $player }, who has heroes, is below { $most }
position-which_player = '{ $head }' of which player? ({ $head } 1: ...)
wrong-illegal_deck = '{ $deck }' is no legal deck ({ $rule }): { $why }
wrong-campaign_begins = this campaign begins with { $scenario }, not { $given } (lcg.16.13)
wrong-campaign_goes_on = this campaign goes on with { $scenario }, not { $given } (lcg.16.13)
wrong-so_far_players = so_far of a campaign at the { $level } level tells of each of the { $players } players
wrong-so_far_no_players = so_far of a campaign at the { $level } level tells of no player
wrong-so_far_numbers = so_far: { $what } are numbers joined by +, not '{ $text }'
so_far-scores = the scores
so_far-threat = the threat of player { $player }
so_far-damage = the damage of player { $player }
so_far-discard = the discard pile of player { $player }
so_far-removed = the removed cards of player { $player }
