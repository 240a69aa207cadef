# The Card Game's table, English.

## Places
staging = Staging area
staging-empty = Nothing waits in the staging area.
quest = Quest
stage-n = Stage { $n }
stages-left = { $n ->
    [0] last stage
    [one] 1 stage left
   *[other] { $n } stages left
  }
active-location = Active location
no-location = There is no active location.
no-location-short = no active location
engaged-with = Engaged with { $name }
piles = Piles
encounter-deck = Encounter deck
discard-pile = Discard pile
discard-of = Discard pile of { $name }
victory-display = Victory display
removed = Removed from the game
set-aside = Set aside
captive = Prisoner
cards-n = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
empty = empty
your-hand = Your hand
hand-of = Hand of { $name }
hand-empty = Your hand is empty.
hand-of-n = { $n } in hand
deck-of-n = { $n } in deck
discard-of-n = { $n } discarded
player-n = Player { $n }
you = you
first-player = First player
eliminated = eliminated
threat-of = { $name }: threat { $n } of 50
table-label = The table

## Spheres and types
sphere-leadership = Leadership
sphere-tactics = Tactics
sphere-spirit = Spirit
sphere-lore = Lore
sphere-neutral = Neutral
type-hero = Hero
type-ally = Ally
type-attachment = Attachment
type-event = Event
type-enemy = Enemy
type-location = Location
type-treachery = Treachery
type-objective = Objective
type-quest = Quest

## Statistics and tokens
stat-willpower = Willpower
stat-attack = Attack
stat-defense = Defence
stat-hit-points = Hit points
stat-threat = Threat
stat-quest-points = Quest points
stat-engagement-cost = Engagement cost
stat-threat-cost = Threat cost
stat-resources = Resources
stat-damage = Damage
stat-progress = Progress
cost = Cost { $n }
exhausted = exhausted
has-resources = { $n ->
    [one] 1 resource
   *[other] { $n } resources
  }
has-damage = { $n } damage
has-progress = { $n } progress
committed = on the quest
guarded-by = guards { $name }
shadow-cards = { $n ->
    [one] 1 shadow card
   *[other] { $n } shadow cards
  }
face-down = Face-down card
attached-to = attached to { $name }
victory-points = Victory { $n }
setup = Set-up
shadow-effect = Shadow
attaches-to = Attaches to: { $what }.
ability-action = Action
ability-quest-action = Quest action
ability-combat-action = Combat action
ability-response = Response
ability-forced = Forced
ability-when-revealed = When revealed
ability-travel = Travel
ability-passive = Always
ability-play-restriction = Only
ability-restriction = Always
ability-victory-condition = Victory
ability-other = Effect

# A word of a card that stands behind a number gets its sign: all forms it takes there.
signed-willpower = willpower
signed-attack = attack
signed-defense = defence
signed-threat = threat
signed-progress = progress
signed-hit-points = hit points, hit point
signed-resources = resources, resource
signed-damage = damage

## Forecasts
balance = Willpower against threat
balance-label = Willpower { $willpower } against threat { $threat }
forecast-succeeds = { $n } progress
forecast-fails = each player’s threat +{ $n }
forecast-stands = no progress, no threat
forecast-location = { $n } on { $name }
forecast-explores = explores { $name }
forecast-quest = { $n } on the quest
forecast-advances = completes the stage
engages = will engage { $name }
engages-you = will engage you
stays = stays in the staging area
engagement = Engagement checks
would-take = takes { $n } damage
would-die = destroyed ({ $n } damage)
would-hold = takes no damage
adds-willpower = +{ $n } willpower
adds-attack = +{ $n } attack
can-destroy = all ready characters together: { $n } damage, destroys it
can-damage = all ready characters together: { $n } damage of { $left }
can-nothing = your ready characters cannot damage it
attack-by-enemy = { $enemy } attacks { $name }
attack-by-players = { $name } attacks { $enemy }
undefended = undefended: a hero takes all the damage
damage-n = { $n } damage
destroys = destroyed
hit-points-left = { $n } hit points left
choose-from = Choose a card
cannot = Not now: { $reason }
actions-n = { $count ->
    [one] { $label }
   *[other] { $count } choices: { $label }
  }

## A new table
scenario = Scenario
scenario-difficulty = difficulty { $n }
scenario-sets = { $n } encounter sets
scenario-stages = { $n } stages
scenario-passage-through-mirkwood = A message must go through the forest, and the forest has eyes. Begin with this scenario.
scenario-journey-along-the-anduin = Past the troll at the ford and down the great river by raft, with Orcs on both banks.
scenario-escape-from-dol-guldur = One of you lies in the Necromancer’s dungeon. Find the way in, and all of you the way out.
deck-choose = Choose another deck
deck-choose-for = Choose the deck of { $player }
deck-take = Play with { $name }
deck-hero-taken = { $hero } is in another player’s deck.
deck-none-own = You have no deck of your own yet.
deck-build = Build a deck

## Deck builder
deck-title = Decks for The Card Game
deck-name = Name of the deck
deck-unnamed = My deck
deck-heroes = Heroes
deck-of = { $n } of { $most }
deck-part-ally = Allies
deck-part-attachment = Attachments
deck-part-event = Events
deck-size = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
deck-threat = starting threat { $n }
deck-legal = Legal for every game.
deck-legal-tournament = Legal for every game and for tournaments.
deck-not-tournament = Not for tournaments: { $text }
deck-illegal = Not legal: { $text }
deck-save = Save the deck
deck-copy = Save a copy
deck-saved = Saved to your account: you have it wherever you log in.
deck-new = New deck
deck-share = Share
deck-share-line = Anyone with this link can see the deck and save a copy.
deck-link = Link to the deck
deck-of-other = A deck by { $name }. Your changes are saved as your own copy.
deck-moved = { $n ->
    [one] 1 deck from this browser is now in your account.
   *[other] { $n } decks from this browser are now in your account.
  }
deck-no-hero = no hero yet
deck-delete = Remove { $name }
deck-delete-sure = This deletes { $name } for good. Games that use it continue.
deck-delete-yes = Remove it
deck-delete-no = Keep it
deck-mine = Your decks
deck-none = You have no deck yet. Build one below, or begin with a starter deck.
deck-starters = Starter decks
deck-ready = Strong decks found by self-play
deck-found-for = { $scenario }, { $players ->
    [one] alone
   *[other] { $players } players
}: a strong bot won { $won } of { $games }
deck-play = Play with it
deck-import = Import
deck-import-line = Plain text, RingsDB text or JSON, an OCTGN .o8d file, or the address or id of a deck on RingsDB.
deck-import-paste = Deck as text
deck-import-example = 1x Aragorn
deck-import-done = { $n ->
    [one] 1 card read.
   *[other] { $n } cards read.
  }
deck-import-unknown = { $n ->
    [one] 1 line names a card the core set does not have:
   *[other] { $n } lines name cards the core set does not have:
  }
deck-import-line-n = Line { $line }: { $name }
deck-import-file = Open a file
deck-import-read = Read it
deck-export = Export
deck-form = Format
form-text = Plain text
form-ringsdb = RingsDB JSON
form-codes = RingsDB codes
form-octgn = OCTGN .o8d
deck-search = Find a card
deck-all-spheres = All spheres
deck-all-types = All types
deck-cards = Cards
deck-yours = The deck
deck-less = One { $name } less
deck-more = One more { $name }
deck-add = Add { $name }
deck-drop = Take { $name } out
deck-nothing = No card fits.
deck-empty = Choose one to three heroes, then their cards.
deck-copies-left = { $n } in the core set

## The end, and campaigns
score = Score { $n }
score-line = The score is threat, destroyed heroes and damage, minus victory points; lower is better.
campaign-expert = Expert campaign
campaign-nightmare = Nightmare campaign
campaign-part = scenario { $n } of { $of }
campaign-score = score { $n }
campaign-total = Together
campaign-to-come = to come
campaign-failed = lost
campaign-over = The campaign is lost.
campaign-won = The campaign is won: all { $n } scenarios, with a score of { $score }.
campaign-carried = Threat, damage, destroyed heroes and discard piles carry over.

## The guided first round
guide-welcome-title = Welcome to Mirkwood
guide-welcome = Three heroes carry a message through the forest. Their enemies wait in the staging area above; your heroes are below it, and your hand is at the bottom. Hover or press any card to read it.
guide-quest-title = Your quest
guide-quest = The quest needs eight progress. You gain progress when your willpower beats the threat of the staging area; the balance shows both. The dial beside your heroes is your own threat. At 50 you are eliminated.
guide-ally-title = Call an ally
guide-ally = Planning comes first: you pay for allies and attachments with resources, and each hero has one. The Snowbourn Scout costs 1. Play it.
guide-pay-title = Pay for it
guide-pay = Any hero of the card’s sphere may pay. Aragorn will need his resource in a moment, so let Théodred pay.
guide-answer-title = A response
guide-answer = Many cards can respond to what happens; the game asks you whenever one can. The Scout puts 1 progress on a location: do it.
guide-keep-title = Keep the rest
guide-keep = Resources you do not spend stay with their heroes for later rounds. Play no more cards now.
guide-commit-title = Send them on the quest
guide-commit = A committed character is exhausted and adds willpower. The threat is 3, and a new card will be revealed. Send Aragorn and Glóin, 4 together, and keep Théodred and the Scout for the fight.
guide-ready-title = Ready Aragorn
guide-ready = For 1 resource Aragorn is readied although he is on the quest, so he can still defend. That is what his resource was for.
guide-travel-title = The quest succeeds
guide-travel = The log shows it: 4 willpower against 3 threat makes 1 progress. Now you may travel. An active location no longer adds threat, and takes progress first. Go to the Old Forest Road.
guide-road-title = A gift of the road
guide-road = When you travel there you may ready one of your characters. Glóin, exhausted by the quest, can fight again.
guide-engage-title = Enemies come
guide-engage = You may engage an enemy yourself. But the Forest Spider will engage you anyway: its engagement cost, 25, is not above your threat of 29. Wait for it.
guide-defend-title = Defend
guide-defend = The Spider attacks, and the face-down shadow card on it may make the attack worse. Subtract the defender’s defence from the attack; the rest is damage. An undefended attack hits a hero in full. Aragorn defends best.
guide-attack-title = Strike back
guide-attack = The shadow card was worth one more attack; Aragorn has taken 2. Now ready characters may attack: choose the Spider.
guide-attackers-title = Together
guide-attackers = The attack of all attackers is added up, and the Spider’s defence of 1 is subtracted. Send Théodred and Glóin: 3 damage, and 1 hit point is left to it.
guide-end-title = Now it is up to you
guide-end = All your characters are ready again, your threat has risen by 1, and a new round has begun with new resources and a card. Undo takes a choice back, and the book in the bar explains the rule of each step.

## The stage
round-n = Round { $n }
phases = Phases of the round
phase-name-resource = Resource
phase-name-planning = Planning
phase-name-quest = Quest
phase-name-travel = Travel
phase-name-encounter = Encounter
phase-name-combat = Combat
phase-name-refresh = Refresh
willpower = willpower
threat = threat
of-50 = of 50
progress-of = { $n } of { $of }
forecast-with = with { $name } { $willpower } : { $threat },
engaged-label = Engaged with you
encounter-short = encounter
discard-short = discard
revealed = Revealed
look-closer = Look closer at the cards of { $name }
deck-label = Deck of { $name }

## The film
scene-shadow-dealt = A shadow card for { $name }

## Moments
moment-quest = The quest is resolved
moment-going = in progress
moment-struck = struck
attack-word = Attack
defense-word = Defence
revealed-cards = Revealed for it:
shadow-none = Without a shadow effect.
shadow-hidden = { $n ->
    [one] A shadow card is still face down.
   *[other] { $n } shadow cards are still face down.
  }
score-threat = Threat of the players
score-killed = Destroyed heroes
score-damage = Damage on heroes
score-victory = Victory points
score-sum = Score
pay-these = Pay { $n }
pool = { $name } has { $n }
cost-paid-by = Cost { $n }; { $who }
