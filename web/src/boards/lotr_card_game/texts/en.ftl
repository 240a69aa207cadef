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
no-location = The players are at no location.
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
eliminated = out of the game
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
stat-defense = Defense
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
signed-defense = defense
signed-threat = threat
signed-progress = progress
signed-hit-points = hit points, hit point
signed-resources = resources, resource
signed-damage = damage

## Forecasts
balance = Willpower against threat
balance-label = Willpower { $willpower } against threat { $threat }
forecast-succeeds = { $n } progress
forecast-fails = threat of each player +{ $n }
forecast-stands = no progress, no threat
forecast-location = { $n } on { $name }
forecast-explores = explores { $name }
forecast-quest = { $n } on the quest
forecast-advances = completes the stage
engages = will engage { $name }
engages-you = will engage you
stays = stays in staging
engagement = Engagement checks
would-take = takes { $n } damage
would-die = destroyed ({ $n } damage)
would-hold = takes no damage
adds-willpower = +{ $n } willpower
adds-attack = +{ $n } attack
can-destroy = all ready characters together: { $n } damage, destroys it
can-damage = all ready characters together: { $n } damage of { $left }
can-nothing = your ready characters cannot hurt it
attack-by-enemy = { $enemy } attacks { $name }
attack-by-players = { $name } attacks { $enemy }
undefended = undefended: a hero takes it all
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
scenario-passage-through-mirkwood = A message must go through the forest, and the forest has eyes. The one to begin with.
scenario-journey-along-the-anduin = Past the troll at the ford and down the great river by raft, with Orcs on both banks.
scenario-escape-from-dol-guldur = One of you lies in the Necromancer’s dungeon. Find the way in, and all of you the way out.
deck-choose = Choose another deck
deck-choose-for = Choose the deck of { $player }
deck-take = Play with { $name }
deck-hero-taken = { $hero } is in another player’s deck.
deck-none-own = You keep no deck of your own yet.
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
deck-save = Keep the deck
deck-copy = Keep a copy
deck-saved = Kept with you: it is there wherever you log in.
deck-new = New deck
deck-share = Share
deck-share-line = Whoever opens this link sees the deck and may keep a copy.
deck-link = Link to the deck
deck-of-other = A deck of { $name }. What you change is kept as a copy of your own.
deck-moved = { $n ->
    [one] 1 deck that this browser kept is with you now.
   *[other] { $n } decks that this browser kept are with you now.
  }
deck-no-hero = no hero yet
deck-delete = Remove { $name }
deck-delete-sure = { $name } is gone for good then. Games that are played with it go on.
deck-delete-yes = Remove it
deck-delete-no = Keep it
deck-mine = Your decks
deck-none = You keep no deck yet. Build one below, or begin with a starter deck.
deck-starters = Starter decks
deck-ready = Strong decks, found by self-play
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
deck-form = Form
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
score-line = The score is threat, killed heroes and damage, less victory points; lower is better.
campaign-expert = Expert campaign
campaign-nightmare = Nightmare campaign
campaign-part = scenario { $n } of { $of }
campaign-score = score { $n }
campaign-total = Together
campaign-to-come = to come
campaign-failed = lost
campaign-over = The campaign is lost here.
campaign-won = The campaign is won: all { $n } scenarios, with a score of { $score }.
campaign-carried = Threat, damage, killed heroes and discard piles go on as they are.

## The guided first round
guide-welcome-title = Welcome to Mirkwood
guide-welcome = Three heroes carry a message through the forest. What threatens them waits in the staging area above; your heroes stand below it, your hand lies at the bottom. Hover or press any card to read it.
guide-quest-title = What you are here for
guide-quest = The quest wants eight progress. It grows when your willpower beats the threat of the staging area: the balance shows both. The dial beside your heroes is your own threat. At 50 you are out of the game.
guide-ally-title = Call an ally
guide-ally = Planning comes first: allies and attachments are played for resources, and each hero has one. The Snowbourn Scout costs 1. Play it.
guide-pay-title = Who pays
guide-pay = Any hero of the card’s sphere may pay. Aragorn will want his resource in a moment, so let Théodred pay.
guide-answer-title = A response
guide-answer = Many cards may answer what happens; you are asked whenever one can. The Scout puts 1 progress on a location: do it.
guide-keep-title = Keep the rest
guide-keep = What is not spent stays with its hero for later rounds. Play nothing more now.
guide-commit-title = Send them on the quest
guide-commit = Whoever is committed is exhausted and adds willpower. Threat stands at 3, and a new card will be revealed. Send Aragorn and Glóin, 4 together, and keep Théodred and the Scout for the fight.
guide-ready-title = Aragorn stands up again
guide-ready = For 1 resource Aragorn is ready again though he is on the quest: he can still defend. That is what his resource was for.
guide-travel-title = The quest succeeds
guide-travel = The log tells it: 4 willpower against 3 threat is 1 progress. Now you may travel. An active location does not add threat any more, and takes progress first. Go to the Old Forest Road.
guide-road-title = A gift of the road
guide-road = Travelling there may ready one of your characters. Glóin, exhausted by the quest, can fight again.
guide-engage-title = Enemies come
guide-engage = You may engage an enemy yourself. But the Forest Spider comes anyway: its engagement cost, 25, is not above your threat of 29. Wait for it.
guide-defend-title = Defend
guide-defend = The Spider attacks, a shadow card face down on it may make it worse. The defender’s defense is taken from the attack, the rest is damage. An attack nobody defends hits a hero in full. Aragorn defends best.
guide-attack-title = Strike back
guide-attack = The shadow card was worth one more attack; Aragorn has taken 2. Now ready characters may attack: choose the Spider.
guide-attackers-title = Together
guide-attackers = The attack of all who join is added up, the Spider’s defense of 1 taken from it. Send Théodred and Glóin: 3 damage, and 1 hit point is left to it.
guide-end-title = Now it is yours
guide-end = Everybody is ready again, your threat has risen by 1, and a new round has begun with new resources and a card. Undo takes a choice back, and the book in the bar explains the rule of each step.

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
moment-going = going on
moment-struck = struck
attack-word = Attack
defense-word = Defense
revealed-cards = Revealed for it:
shadow-none = Without a shadow effect.
shadow-hidden = { $n ->
    [one] A shadow card is still face down.
   *[other] { $n } shadow cards are still face down.
  }
score-threat = Threat of the players
score-killed = Killed heroes
score-damage = Damage on heroes
score-victory = Victory points
score-sum = Score
pay-these = Pay { $n }
pool = { $name } has { $n }
cost-paid-by = Cost { $n }; { $who }
