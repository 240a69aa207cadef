# Westmarch, English. Another language is a file of the same ids beside this one.

## Everywhere
brand = Westmarch
loading = Loading…
part-failed = This part could not be displayed. The choices below still work.
load-failed-title = Loading failed
load-failed = This page could not be loaded. Check your connection and try again; nothing is lost.
reload = Reload
try-again = Try again
try-now = Try again now
error-offline = The server is not responding. Check your connection; nothing is lost.
error-not-found = There is nothing at this address.
error-server = The server could not process the request. Please try again.
close = Close
save = Save
site-nav = Site
more-nav = More
rules = Rules
me = Account & settings
you = you
credits = Credits
credits-own = The code, rule texts, maps, scenes and pictures are our own work. These pages also use the work of others, with thanks:
credit-emblems = Emblems
credit-headings = Heading typeface
credit-text = Text typeface
credit-icons = Icons of the controls
credit-by = By
credit-emblems-changed = Recoloured, given relief and combined with our own pictures. The work of Viscious Speed and Zeromancer is in the public domain (CC0).
disclaimer = Westmarch is an unofficial fan project. It is not affiliated with, endorsed by or sponsored by the publishers of these games. It uses none of their artwork, texts or other assets. All names belong to their owners.
theme-is = { $theme ->
    [light] Theme: light
    [dark] Theme: dark
   *[auto] Theme: system
  }
theme = Theme
theme-auto = System
theme-light = Light
theme-dark = Dark
motion = Motion
motion-auto = System
motion-less = Reduced
sound = Sound
volume = Volume
explain = Explain every step
settings = Settings
link = Link
copy = Copy
copied = Copied
copy-link = Copy the link
copied-line = The link has been copied. Paste it into a message.
send-link = Send the link
to-lobby = Back to the lobby
to-table = Back to the table
not-found-title = Page not found
not-found = There is no page at this address.
time-seconds = { $n } s
time-minutes = { $n } min
time-hours = { $n } h
time-days = { $n } d
ago = { $time } ago
# The Card Game and Westeros are played in rounds.
turn-n = { $game ->
    [lotr_card_game] Round
    [battles_of_westeros] Round
   *[other] Turn
  } { $n }

# Of choices that begin alike what is common is said once: articles stay with the name after them (a dash where there are
# none), and what is left of a choice does not begin with one of the joining words.
words-articles = the an a
words-joining = and or again

## Games
game-war-of-the-ring = War of the Ring
game-five-armies = The Battle of Five Armies
game-lotr-card-game = The Lord of the Rings: The Card Game
game-battles-of-westeros = Battles of Westeros
line-war-of-the-ring = The Fellowship steals towards Mount Doom while the armies of the Shadow close in.
line-five-armies = Dwarves, Elves and Men hold the Lonely Mountain until the Eagles come, or fall.
line-lotr-card-game = A few heroes, a dark forest and one quest that you win or lose together.
line-battles-of-westeros = Stark and Lannister meet in the field: orders, banners and morale.

## Lobby
lobby-title = Great games, by their full rules
lobby-line = Choose a game and play now. No account and nothing to install.
lobby-games = Games
lobby-mine = Your games
lobby-open = Open tables
lobby-open-none = Nobody is waiting for an opponent right now. If you open a public table, it is listed here.
lobby-watch = Rated games to watch
lobby-all-puzzles = All puzzles
lobby-finished = Finished games
lobby-daily = Position of the day
lobby-daily-play = Play from here
moment-ring-in-mordor = Turn 20: the Ring is in Mordor, and only Legolas is left beside the Ring-bearers. You lead the Shadow, with seven dice and little time.
moment-grey-havens-besieged = Turn 12: Isengard besieges the Grey Havens, Edoras and Helm’s Deep have fallen, and the Ring is at the High Pass. You lead the Free Peoples.
moment-fate-at-eight = Turn 6: Gandalf and Thranduil have fallen, both passes are open, and the Fate marker is on eight. You lead the Free Peoples.
moment-bolg-at-the-spur = Turn 7: you have six points, Bolg is at the end of the Eastern Spur, and the Fate marker has six spaces to go. You lead the Shadow.
moment-hummerhorns-in-mirkwood = Passage Through Mirkwood, round 6: the first stage needs one more progress token, your threat is 38, and Hummerhorns wait in the trees. You lead Aragorn, Glóin and Théodred.
moment-kingsroad-fourth-round = Clash on the Kingsroad, round 4: Rickard Karstark is alone among red banners. You lead House Stark.
moment-riverrun-burning = Breaking the Siege, round 4: three fires burn, you lead by four points to one, and Robb Stark is alone. You lead House Lannister.
news-title = What’s new
news-rated = You can play rated games, post open challenges and see the leaderboards.
news-calls = You can be notified of your turn by push, e-mail or webhook, and play with several days per move.
news-puzzles = Solve puzzles from real positions, with a new one every day.
news-shelf = Publish your decks and battles, and find, like and play those of others.
news-your-file = Download all your games as one file.
show-all = Show all { $n }
players = { $from }–{ $to } players
players-exactly = { $n ->
    [one] 1 player
   *[other] { $n } players
  }
minutes = { $minutes } minutes
play-now = Play now
starting = Starting…
new-table = New table
how-to-play = How to play
learn = Learn: first turn
coming = Coming soon
coming-line = Not playable yet.
plain-board = Early
plain-board-line = The rules are complete, but the board is still a plain list.
room-waiting = Waiting for players
room-your-turn = Your turn
room-turn-of = { $name } to move
room-won = You won
room-won-resigned = You won by resignation
room-lost = You lost
room-resigned = You resigned
room-given-up = Resigned
room-all-won = The players won
room-all-lost = The players lost
room-nobody-won = Nobody won
room-finished = { $names } won
room-aborted = Aborted
resume = Continue
join = Join
watch = Watch
watch-replay = Replay
bot-named = { $bot } bot
bot-account = { $name } (bot)
seat-free = free
players-title = Players
to-act = to move
online = online
offline = away
watching = Spectators: { $names }

## Puzzles
puzzles = Puzzles
puzzle = Puzzle
puzzles-line = Find the one move that decides the game, on the real board.
puzzles-page-line = These positions come from games between bots. In each, one line clearly wins or saves the game. Solve them at the table: luck does not count, only your choices.
puzzles-solve = Solve a puzzle
puzzles-solve-this = Solve this puzzle
puzzles-any = Any game
puzzles-near = Near your rating
puzzles-daily = Puzzle of the day
puzzles-record = { $tries ->
    [0] You have not tried any yet.
    [one] { $solved } solved of { $tries } tried
   *[other] { $solved } solved of { $tries } tried
  }
puzzles-all = { $n ->
    [one] { $n } puzzle, { $solved } solved
   *[other] { $n } puzzles, { $solved } solved
  }
puzzles-none = There are no puzzles for this game.
puzzles-wanted = Filter puzzles
puzzles-by-result = Your result
puzzles-by-kind = Goal
puzzles-by-theme = Theme
puzzles-whatever = all
puzzles-result-untried = not tried
puzzles-result-failed = not solved at the first try
puzzles-result-solved = solved
puzzles-kind-win = find the win
puzzles-kind-save = save the game
puzzles-everything = Clear filters
puzzles-found = { $n ->
    [one] { $n } puzzle
   *[other] { $n } puzzles
  }
puzzles-none-such = No puzzle matches these filters.
puzzles-band-easy = Easy
puzzles-band-medium = Medium
puzzles-band-hard = Hard
puzzles-band-hardest = Very hard
puzzles-below = rated below { $n }
puzzles-between = rated { $low } to { $high }
puzzles-from = rated { $n } or more
puzzles-own-band = your rating
puzzles-done = { $solved } of { $n } solved
puzzles-more = { $n } more
puzzle-brief-win = { $side }: find the win
puzzle-brief-save = { $side }: save the game
puzzle-brief-win-quest = Win the quest
puzzle-brief-save-quest = Save the quest
puzzle-solved = solved
puzzle-failed = not solved at the first try
puzzle-rated = rated { $n }
puzzle-ask-win = { $side } to move: find the line that wins.
puzzle-ask-save = { $side } to move: find a line that saves the game.
puzzle-ask-win-quest = Find the line that wins the quest.
puzzle-ask-save-quest = Find a line that saves the quest.
puzzle-how = Play your solution on the board. You can undo freely until something new is revealed.
puzzle-more = Instructions
puzzle-goal = Possible ending: { $ending }
puzzle-looking = Checking your line…
puzzle-right = Solved
puzzle-wrong = Not the solution
puzzle-wrong-line = { $n ->
    [0] From here, this line hardly ever wins.
    [one] From here, this line wins 1 game in 100. Another line wins clearly more often. Try again?
   *[other] From here, this line wins { $n } games in 100. Another line wins clearly more often. Try again?
  }
puzzle-shown = This was the solution
puzzle-wins = { $n ->
    [one] wins 1 game in 100.
   *[other] wins { $n } games in 100.
  }
puzzle-also = Equally good: { $line }, which wins { $n } in 100.
puzzle-but = Next best: { $line }, which wins { $n } in 100.
puzzle-me = Your rating: { $n }
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-next = Next puzzle
theme-attack = attack
theme-commander = capture or kill a commander
theme-conquest = conquest
theme-defence = defence
theme-dice = choosing a die
theme-either-or = two options
theme-engagement = engagement
theme-event = event
theme-fellowship = the Fellowship
theme-fight = battle
theme-hold-out = holding out
theme-hunt = the Hunt
theme-long = several choices
theme-morale = breaking morale
theme-move = movement
theme-objective = battle objective
theme-orders = orders
theme-planning = planning
theme-quest = questing
theme-ring-bearers = the Ring-bearers
theme-travel = travel
theme-victory-points = victory points

## Seats, bots, options, phases
seat-free-peoples = Free Peoples
seat-shadow = Shadow
seat-gondor = Gondor
seat-rohan = Rohan
seat-witch-king = Witch-king
seat-saruman = Saruman
bot-heuristic = Heuristic: knows the game
bot-random = Random: plays any legal move
bot-quick = Quick: plays by rules of thumb
bot-search = Search: simulates its plans
bot-novice = Novice
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-expert = Expert
bot-about-novice = Knows the rules, but often follows its first idea. Moves instantly.
bot-about-easy = Follows simple rules and misses a good deal. Moves instantly.
bot-about-medium = Plays soundly, without looking far ahead.
bot-about-hard = Plays well: weighs its choices with care and seldom misses anything. Moves quickly.
bot-about-expert = The strongest level. Simulates its plans and evaluates the results.
bot-no-expert = This game has no Expert level, because no stronger bot has been found yet.
bot-short-heuristic = Heuristic
bot-short-random = Random
bot-short-quick = Quick
bot-short-search = Search
bot-short-novice = Novice
bot-short-easy = Easy
bot-short-medium = Medium
bot-short-hard = Hard
bot-short-expert = Expert
option-players = Players
seat-player-1 = Player 1
seat-player-2 = Player 2
seat-player-3 = Player 3
seat-player-4 = Player 4
decks = Decks
option-campaign = One scenario or a campaign
battles = Battles
battle-editor = Battle editor
option-battle = Battle
option-retreat = Retreats
option-scenario = Scenario
option-mode = Difficulty
option-first-player = First player
option-keywords = Keywords of revealed cards
option-about-players-war-of-the-ring = Three or four players share the two sides.
option-about-players-lotr-card-game = All players work together against the encounter deck. One person can play several hands.
option-about-first-player = The first player of the first round. It passes to the next player every round.
option-about-keywords = Surge and doomed can apply whenever a card is revealed, or only to cards revealed in the quest phase.
option-about-retreat = Units can retreat by the printed rules, or straight back towards their own edge.
value-about-campaign-none = Choose a scenario below.
value-about-campaign-expert = Play all three in order. The scores are added up.
value-about-campaign-nightmare = The same, but threat, damage, fallen heroes and discard piles carry over.
value-about-mode-standard = The full rules.
value-about-mode-basic = No shadow cards: good for a first game.
value-about-mode-easy = Fewer encounter cards and one extra resource for each hero.
value-clash-on-the-kingsroad = Clash on the Kingsroad
value-battle-in-the-whispering-wood = Battle in the Whispering Wood
value-battle-of-the-green-fork = Battle of the Green Fork
value-breaking-the-siege = Breaking the Siege
value-harassment-to-harrenhal = Harassment to Harrenhal
value-paying-the-piper = Paying the Piper
value-rallying-the-remnant = Rallying the Remnant
value-razing-the-red-fork = Razing the Red Fork
value-stand-at-the-golden-tooth = Stand at the Golden Tooth
value-wolf-raiders = Wolf Raiders
value-raid-in-the-riverlands = Skirmish: Raid in the Riverlands
value-hunt-in-the-westerlands = Skirmish: Hunt in the Westerlands
value-passage-through-mirkwood = Passage Through Mirkwood
value-journey-along-the-anduin = Journey Along the Anduin
value-escape-from-dol-guldur = Escape from Dol Guldur
value-campaign-none = One scenario
value-campaign-expert = Expert campaign
value-campaign-nightmare = Nightmare campaign
value-mode-standard = Standard
value-mode-basic = Basic
value-mode-easy = Easy
value-first-player-random = Random
value-keywords-every-reveal = Whenever a card is revealed
value-keywords-staging-only = Only in the quest phase
value-printed = As printed
value-directional = Straight back (errata)
seat-stark = House Stark
seat-lannister = House Lannister
phase-setup = setup
phase-rally = Rally phase
phase-marshaling = Marshaling phase
phase-command = Command phase
phase-regroup = Regroup phase
phase-recovery = recovery
phase-activation-of-generals = activation of Generals
phase-fate = fate
phase-shadow-leadership = Shadow leadership
phase-action-round = actions
phase-end-of-turn = end of turn
phase-resource = resource phase
phase-planning = planning phase
phase-quest = quest phase
phase-travel = travel phase
phase-encounter = encounter phase
phase-combat = combat phase
phase-refresh = refresh phase
ending-front-gate = The Shadow controls the Front Gate and has ten points.
ending-conquest = The Shadow has ten points at the end of the turn.
ending-fate = The Fate track is complete: the Free Peoples have held out.
ending-beorn = Beorn has arrived in time.
ending-bolg-slain = Bolg has been slain.
ending-victory = The quest has been won.
ending-all-eliminated = Every player has been eliminated.
ending-prisoner-lost = The prisoner is lost.
phase-recover-and-draw = recover dice and draw cards
phase-fellowship = Fellowship phase
phase-hunt-allocation = hunt allocation
phase-action-roll = action roll
phase-action-resolution = action phase
phase-victory-check = victory check

ending-ring-bearers-fail = The Ring-bearers are corrupted.
ending-ring-destroyed = The Ring is destroyed.
ending-shadow-conquest = The Shadow has conquered Middle-earth.
ending-sauron-banished = Sauron is banished.
ending-rout = An army has routed.
ending-instant = A House has won an instant victory.
ending-condition = Decided by the victory conditions of the battle.
ending-points = Decided by victory points.
ending-morale = The points are equal; the higher morale wins.
ending-momentum = Points and morale are equal; the House with the Momentum wins.
ending-resigned = A player resigned.
ending-out-of-time = A player ran out of time.
ending-abandoned = A player left the game.
ending-drawn = The players agreed to a draw.
ending-aborted = The game was aborted before both sides had made two moves. It does not count.
ending-unreadable = The current version of the rules cannot continue this game. The log explains why.

## New table
new-title = New table: { $game }
new-unknown = This game cannot be played here yet.
new-players = Number of players
new-how = How do you want to play?
new-vs-bot = Against bots
new-vs-bot-line = Bots take the other seats, and you start at once.
new-vs-friend = With friends
new-vs-friend-line = Open a table and send your friends the link.
new-hot-seat = Hot seat
new-hot-seat-short = You play all seats on this device.
new-scenarios = The scenarios, in order
new-seats = Seats
new-seat-n = Seat { $n }
new-who = Player for { $seat }
new-which-bot = Bot for { $seat }
new-me = Me
new-bot = A bot
new-open = By link
new-random = Random sides
new-hot-seat-line = You have several seats. The screen is covered while you hand the device over.
new-several-hands-line = You have several seats and see all their hands. You can turn on a cover in the menu of the table.
new-watch-line = You have no seat and will watch the game.
new-who-may-join = Who can join?
new-private = People with the link
new-link-line = You get the link in the next step.
new-listed = Anybody
new-listed-line = The table is also listed in the lobby.
new-more = Advanced options
new-seed = Seed
new-seed-line = The same seed gives the same dice and cards. Leave it empty for a secret seed, which is revealed at the end.
new-create = Open the table
new-start = Start the game

## The open shelf: decks and battles that people publish
shelf-decks = Shared decks
shelf-decks-line = Browse, play and copy decks published by other players.
shelf-battles = Shared battles
shelf-battles-line = Browse, play and copy battles published by other players.
shelf-search = Search by title, text or author
shelf-sort = Sort by
shelf-sort-new = Newest
shelf-sort-liked = Most liked
shelf-sort-played = Most played
shelf-any-hero = Any hero
shelf-any-scenario = Any scenario
shelf-any-commander = Any commander
shelf-any-size = Any size
shelf-size-small = Small: up to 16 units
shelf-size-middle = Medium: 17 to 26 units
shelf-size-large = Large: 27 units or more
shelf-nothing = Nothing matches your search.
shelf-more = Show more
shelf-by = by { $name }
shelf-by-you = published by you
shelf-likes = { $n ->
    [one] 1 like
   *[other] { $n } likes
  }
shelf-like-it = Like { $name } ({ $n ->
    [one] 1 like
   *[other] { $n } likes
  })
shelf-plays = { $n ->
    [0] not played yet
    [one] played by 1 person
   *[other] played by { $n } people
  }
shelf-after = based on the work of { $name }
shelf-for = For { $scenario }
shelf-badge = published · { $n ->
    [one] 1 like
   *[other] { $n } likes
  }
shelf-publish-title = Publish
shelf-publish-line = Everybody can then find it, play it and save a copy that credits you. A game that has begun keeps the version it began with.
shelf-needs-account = You need an account to publish, so that others can see whose work it is.
shelf-about = Description
shelf-about-hint = Its strengths, and how to play it
shelf-scenario = Designed for
shelf-publish = Publish
shelf-withdraw = Withdraw
shelf-published = Published. Everybody can find it now.
shelf-saved = Saved.
shelf-withdrawn = Withdrawn. Only people with the link can still open it.
shelf-deck-first = The deck must be legal before you can publish it.
shelf-battle-first = The battle must be free of mistakes before you can publish it.
shelf-save-first = Save your changes first.
shelf-keep-copy = Save a copy
former-player = a former player

## Before the game
waiting-title = { $game }: waiting for players
waiting-line = Send this link to the other players. The game can start when every seat is taken.
waiting-ready = Every seat is taken. Start when you are ready.
waiting-missing = { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
  }
waiting-join-title = You are invited
waiting-join = Take a free seat to play, or stay and watch.
waiting-seats = Players
waiting-name = Your name
name-line = Other players see this name at the table.
name-saved = Other players see you as { $name }.
seat-ready = ready
seat-missing = waiting for a player
take-seat = Sit here
take-seat-of = Sit here: { $seat }
leave-seat = Leave the seat
free-seat = Free the seat
hand-over = Let a built-in bot take over
new-bot-account = { $name }, a bot of { $owner }
new-challenge = Challenge the bot
seat-challenged = challenged, no answer yet
withdraw-challenge = Withdraw the challenge
let-bot-play = Let a bot play { $seat }
let-bot-play-short = Let a bot play
challenge-declined = { $name } does not want to play right now. Choose another player, or wait for somebody to join.
invite = Invite by link
invite-title = Come and play { $game }
start = Start the game
delete-room = Delete the table
room-gone-title = Table not found
room-gone = This table does not exist, or you do not have access to it.

## Slow games
clock-title = Clock
clock-none = No clock
clock-none-line = Players can take as long as they like.
clock-kind-days = Days per move
clock-kind-days-line = For games that last for weeks.
clock-kind-hours = Hours per game
clock-kind-hours-line = Each move adds some minutes.
clock-pick-days = Days
clock-pick-hours = Hours for each side
clock-pick-more = Extra minutes per move
clock-days = { $n ->
    [one] { $n } day per move
   *[other] { $n } days per move
}
clock-hours = { $n ->
    [one] { $n } hour per side
   *[other] { $n } hours per side
}
clock-hours-more = { $n } h + { $more } min per move
clock-days-hours = { $days } d { $hours } h
clock-hours-minutes = { $hours } h { $minutes } min
clock-stands = On vacation
clock-out = Out of time
claim-time = { $seat } has run out of time.
claim-gone = { $seat } has been away for a long time.
claim-free = The seat of { $seat } is free.
claim-way-win = Claim the win
claim-way-bot = Let a bot take over
claim-way-open = Open the seat to others
claim-way-me = Take over the seat myself
draw-offer = Offer a draw
draw-offered = You have been offered a draw.
draw-accept = Accept the draw
draw-decline = Decline the draw
draw-waits = You have offered a draw.
draw-back = Withdraw the offer
nudge = Send a reminder
nudged = Reminder sent.
next-game = Next game waiting for my move
next-game-none = It’s not your turn in any other game.
seat-vacation = On vacation until { $date }
room-drawn = Draw
calendar-title = More of your games
calendar-yours = Your turn
calendar-others = Waiting for others
calendar-no-clock = No clock
calendar-today = Due today
calendar-tomorrow = Due tomorrow
calls-title = Notifications
calls-line = You won’t be notified while the game is open. You get one notification per turn.
calls-push = In the browser
calls-push-here = Notify me in this browser
calls-push-on = This browser will be notified.
calls-push-off = Remove
calls-push-off-of = Stop notifications to { $agent }
calls-refused = Your browser does not allow notifications from this site.
calls-no-push = This browser does not support push notifications.
calls-letters = By e-mail
calls-letters-off = No e-mails
calls-letters-now = E-mail me if I haven’t checked the game for a while
calls-letters-daily = One e-mail a day
calls-unconfirmed = We sent an e-mail to { $mail }. Open the link in it to confirm your address.
calls-confirm-sent = The confirmation e-mail has been sent.
calls-webhook = Webhook
calls-webhook-line = The address of a Discord or Slack webhook, or of your own program.
calls-short = Also warn me when my time is running out
calls-test = Send a test
calls-tested = The test notifications have been sent.
vacation-title = Vacation
vacation-line = { $n ->
    [one] Your clocks are paused while you are on vacation. You have { $n } day left this year.
   *[other] Your clocks are paused while you are on vacation. You have { $n } days left this year.
}
vacation-rules = A vacation does not pause clocks with hours per game, nor the clocks of tournaments. It ends as soon as you move in a game against other people.
vacation-days = Days
vacation-go = Start vacation
vacation-until = You are on vacation until { $date }.
vacation-back = End vacation
letters-off-title = Unsubscribe
letters-off-line = Westmarch will no longer send you e-mails about your games.
letters-off-go = Unsubscribe
letters-off-done = You have unsubscribed.
letters-confirm-title = Confirm your e-mail address
letters-confirm-line = Confirm that Westmarch may send e-mails about your games to this address.
letters-confirm-go = Confirm
letters-confirm-done = Your e-mail address is confirmed.
## Hints

hint = Hint
hint-asking = Thinking…
hint-chances = Your chances of winning
hint-take = Choose this
hint-why = Why?
hint-alike = These choices are equally good as far as the simulations show.
hint-estimate = This is a rough estimate, not learned from games.
hints-allow = Allow hints at this table
hints-allowed = Hints are allowed at this table.
hints-not-allowed = Hints are not allowed at this table.

## Table
board = Board
tracks = Tracks
side-panel = Opponent and log
opponent-panel = Public information about the other players
panels = Panels
menu = Menu
undo = Undo
ask-undo = Ask to undo
you-are = you:
spectator = spectator
connection-lost = Connection lost. Reconnecting… Your game is safe.
chat-not-sent = Not sent yet.
resign-waits = You will resign as soon as you are connected again.
abort-waits = The game will be aborted as soon as you are connected again.
decision = Decision
your-choice = Your choice
choices = { $n ->
    [one] 1 choice
   *[other] { $n } choices
  }
waiting-for = Waiting for { $who }
waiting-for-name = Waiting for { $who } ({ $name })
thinking = { $who } is thinking
search-choices = { $n ->
    [one] Search 1 choice
   *[other] Search { $n } choices
  }
search-none = No choice matches.
why-not = Why not? ({ $n })
refused-label = Not possible: { $label }. { $reason }
rule-title = Rule
rule-of-step = The rule for this step.
rule-read = Read rule { $id }
rule-missing = There is no rule { $id } in our list.
rule-in-book = Open in the rules
chain = Chosen so far:
chain-remove = Undo: { $label }
game-over = The game is over
result = Result
log = Log
log-lines = Lines of the log. The left and right arrow keys move through the names.
log-filter = Filter the log
log-of = Show lines of
log-all = Everybody
log-older = { $n ->
    [one] Show 1 older line
   *[other] Show { $n } older lines
  }
log-nothing = No line matches.
log-empty = Nothing has happened yet.
log-newest = Newest
log-turn-replay = Show in the replay
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-say-spectators = To the spectators
chat-send = Send
chat-spectator = spectator
chat-spectators-hidden = You can read the spectators’ chat when the game is over.
chat-among-spectators = You are chatting with the other spectators. The players can read this when the game is over.
chat-as-spectator = You are a spectator. The players can read what you write.
chat-line-more = Actions for this message by { $name }
mute = Mute
unmute = Unmute
muted = Muted at this table
muted-name = Muted: { $name }
somebody = somebody
sheet-tracks = Tracks
sheet-hand = Hand
sheet-opponent = Players
sheet-log = Log
sheet-chat = Chat
undo-offer-title = Undo request
undo-offer = { $name } asks to undo the last move.
undo-asked = Waiting for the others to agree to the undo…
undo-declined = { $name } declines the undo.
agree = Agree
decline = Decline
away-title = While you were away
away-more = { $n ->
    [one] …and 1 earlier line in the log
   *[other] …and { $n } earlier lines in the log
  }
away-close = Continue
curtain = Cover the screen
curtain-auto = Between opponents
curtain-always = Between all seats
curtain-never = Never
handover = Next: { $seat }
handover-line = Hand the device over. The cards stay hidden until the next player continues.
handover-take = I am { $seat }
menu-link = Share this table
menu-link-line = Anybody with the link can take a free seat, or watch without seeing any hand.
replay = Replay
report-problem = Report a problem
problem-line = What went wrong?
problem-holds = The report is a file saved on your computer. It contains your description, the moves you are allowed to see, the position and the last decision.
problem-save = Save the report
problem-saved = Saved. Attach the file when you report the problem.
resign = Resign
resign-line = If you resign, the game ends at once and your side loses.
resign-as = Resign as { $seat }
abort = Abort the game
abort-line = This rated game has only just begun. If you abort it, nobody wins or loses, and no rating changes. Once both sides have made two moves, you can only resign.
abort-now = Abort the game
go-on-playing = Keep playing
keys = Keyboard shortcuts
key-choose = choose
key-badges = show the numbers on the board
key-move = move through the choices, choose
key-search = search the choices
key-why = why not?
key-film = move through what happened
key-hurry = skip to the end of the scene
key-space = Space
key-panels = tracks, log, chat, hand
fair = Fair dice
fair-line = All dice and draws come from a secret seed. The hash of the seed is shown from the start, and the seed itself at the end, so anybody can check that nothing was changed.
fair-revealed = The seed is revealed, and it matches the hash shown from the start. To verify every roll and draw, run “westmarch replay --verify” on the downloaded record.
arranged-position = Set-up chosen by the host
arranged-seed = Dice chosen by the host
arranged-both = Set-up and dice chosen by the host
arranged-position-line = The host of this table chose the starting position. If others play against the host, hidden cards are dealt again.
arranged-seed-line = The host of this table chose the seed and may know every future roll and card.
arranged-unrated = Games like this are not rated.
uploaded = Uploaded
uploaded-line = A user uploaded the record of this game. The names come from the file, and nobody has checked who played.
fair-given = A player chose the seed of this game and may have known it.
seed-hash = Hash of the seed:
seed = Seed:
end-won = You won
end-lost = You lost
end-wins = Victory: { $names }
end-aborted = The game was aborted
rematch = Rematch
rematch-join = Join the rematch
sequel = Continue with the next scenario
sequel-join = Join the next scenario
download-record = Download the record
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show all
panzoom-help = Use the arrow keys to move the board, plus and minus to zoom, and zero to show all of it.

## Guided first turn
guide = Guide
guide-step = Step { $n } of { $count }
guide-next = Next
guide-do = Do it for me
guide-skip = Skip the guide
guide-finish = Play
guide-explain = Keep explaining every step
guide-suggested = suggested by the guide
guide-otherwise = You chose something else. That is fine.
guide-free-title = Your own way
guide-free = Play as you like. The guide returns when it has something to show.

## Replay
replay-of = Replay: { $game }
replay-eyes = Point of view
replay-own = My own view
replay-as = As { $seat }
replay-all = Everything visible
replay-stands = This was played under an earlier version of the rules. The log shows what happened, but the board stays as it was after move { $n }.
replay-first = To the start
replay-back = Step back
replay-play = Play
replay-pause = Pause
replay-on = Step forward
replay-last = To the end
replay-slider = Position
replay-at = Move { $at } of { $last }, { $game ->
    [lotr_card_game] round
    [battles_of_westeros] round
   *[other] turn
  } { $turn }
replay-turn = Jump to { $game ->
    [lotr_card_game] round
    [battles_of_westeros] round
   *[other] turn
  }
share = Share
share-line = This link opens the replay at this position.
continue = Continue from here
continue-line = This opens a new table with the position after move { $at }, against a bot. The original game does not change.
continue-seat = You play
continue-bot = Against
continue-go = Start

## Review
review = Review
review-of = Review: { $game }
review-beginning = Analysing the game…
review-working = Analysing the game: { $done } of { $count } decisions
review-leave = You can leave this page. The review continues and is saved with the game.
review-failed = The review failed.
review-old = More moves have been played since this review.
review-again = Review it again
review-since = { $n ->
    [one] The first move was played under an earlier version of the rules and is left out.
   *[other] The first { $n } moves were played under an earlier version of the rules and are left out.
  }
review-own-eyes = The game is still in progress, so this review is based only on information you had. It cannot yet separate the other players’ decisions from luck.
review-chances = Chances of winning: { $side }
review-curve = Chances of winning over the game: { $side }. Use the arrow keys to move along the curve and Enter to open the replay.
review-move = move { $n }
review-turning = Turning points
review-no-turning = The chances never changed much.
review-by-play = decisions: { $play }
review-by-luck = luck: { $luck }
review-by-both = decisions: { $play }, luck: { $luck }
review-luck-and-play = Luck and play
review-begin = Chance at the start
review-end = Chance at the end
review-own-play = Own decisions
review-others-play = Opponents’ decisions
review-luck = Luck: dice and cards
review-luck-and-others = Luck: dice and cards, and the opponents’ decisions
review-points-line = One point is one percent of the chance of winning.
review-costly = Costliest decisions
review-counted = { $costly ->
    [0] { $looked ->
        [one] Clear mistakes among 1 decision checked: none.
       *[other] Clear mistakes among { $looked } decisions checked: none.
      }
    [one] Costly decisions: 1 of { $looked } checked. It cost { $cost ->
        [one] 1 point
       *[other] { $cost } points
      }.
   *[other] Costly decisions: { $costly } of { $looked } checked. Together they cost { $cost ->
        [one] 1 point
       *[other] { $cost } points
      }.
  }
review-chosen = Chosen: { $what } ({ $chance })
review-better = Better: { $what } ({ $chance })
review-how = Each decision is judged by what the player could know at the time, with { $trials } simulations of each choice. Only choices that were clearly worse are listed.

## How to play, and the rules
how-to-play-title = How to play: { $game }
primer-goal = The goal
primer-table = On the table
primer-wins = How the game ends
primer-plans = Three plans for your first games
primer-plans-of = First plans: { $side }
rules-below = The numbered rules
rules-title = Rules: { $game }
rules-line = Every rule in our own words, with a number. When a move is not possible, the table quotes the number of the rule.
rules-search = Search the rules
rules-found = { $n ->
    [one] 1 rule
   *[other] { $n } rules
  }
rules-chapters = Chapters
rules-examples = { $n ->
    [one] Example
   *[other] { $n } examples
  }
rules-chapter = Chapter { $n }
chapter-war-of-the-ring-1 = 1. Introduction
chapter-war-of-the-ring-2 = 2. Components and board
chapter-war-of-the-ring-3 = 3. Setup
chapter-war-of-the-ring-4 = 4. The turn and the Action dice
chapter-war-of-the-ring-5 = 5. Event cards
chapter-war-of-the-ring-6 = 6. Armies and battles
chapter-war-of-the-ring-7 = 7. Nations and politics
chapter-war-of-the-ring-8 = 8. The Fellowship
chapter-war-of-the-ring-9 = 9. The Hunt
chapter-war-of-the-ring-10 = 10. Winning
chapter-war-of-the-ring-11 = 11. Three and four players
chosen-next = then:

## Me
me-name = Name
me-guest = You are playing as a guest in this browser.
me-account = Your account: { $name }.
me-odd-name = Your name does not follow the current rules for names: 3 to 30 letters, digits, spaces, hyphens, underscores or apostrophes, and nothing that could be mistaken for the site. Please choose another. Everything else stays the same.
me-saved = Saved.
me-signed-up = Your account has been created, and your games are saved in it.
me-logged-in = Welcome back.
me-logged-out = You have logged out and are playing as a guest.
me-log-out = Log out
me-account-title = Create an account
me-account-line = With an account you can reach your games on every device. All you need is a name and a password.
me-account-name = Account name
me-password = Password, at least 8 characters
me-sign-up = Create an account
me-log-in = Log in
codes-title = Your recovery codes
codes-line = Save these codes now, because they are shown only once. If you forget your password, each code lets you log in once.
codes-copy = Copy
codes-copied = Copied
codes-kept = I have saved them
codes-left =
    { $n ->
        [0] You have no recovery codes left.
        [one] You have one recovery code left.
       *[other] You have { $n } recovery codes left.
    }
codes-new = Create new recovery codes
account-title = Password and recovery
account-mail = E-mail address for notifications and password resets
account-mail-save = Save the address
account-mail-unconfirmed = { $address } has not been confirmed yet, so password reset codes cannot be sent there. Follow the link in the confirmation e-mail.
account-mail-again = Send the e-mail again
account-mail-sent = The confirmation e-mail has been sent.
password-now = Current password
password-new = New password, at least 8 characters
password-change = Change the password
password-changed = Your password has been changed, and you have been logged out everywhere else.
sessions-title = Where you are logged in
session-current = This browser
session-used = Last used { $time } ago
session-unknown = Unknown browser
session-end = Log out
session-end-of = Log out { $agent }
session-end-others = Log out everywhere else
session-ended = That session has been logged out.
recover-title = Forgot your password?
recover-line = Enter a recovery code, or a code you received by e-mail, and a new password.
recover-code = Code
recover-set = Set the new password
recover-mail = E-mail me a code
recover-mailed = If the account has an e-mail address, a code has been sent to it. The code expires in an hour.
language = Language
me-upload = Replay a record
me-upload-line = Open the downloaded record of a finished game.

## People
rated = Rated
rated-title = Rating
rated-table = Rated game
rated-line = The game counts for the ratings of its players, by game and side. You can undo a move only if it revealed nothing new.
rated-not = This table cannot be rated:
rating = Rating
rating-change = Ratings after this game
rating-title = ± { $deviation }, rated games: { $n }
rating-guess = A question mark means that the rating is still uncertain, because there have been too few rated games.
rating-weight = { $percent } of the result counted, because these two players have met so often this week.
rating-voided =
    { $why ->
        [short] The game ended before both sides had made two moves, so no rating changed.
       *[moderator] A moderator has voided this game, so no rating changed.
    }
rated-games = Games
games-won = Won
games-drawn = Drawn
games-lost = Lost
rank = Rank
player = Player
is-bot = bot
leaderboard = Leaderboards
leaderboard-game = Game
leaderboard-side = Side
leaderboard-none = Nobody has played enough rated games here yet.
leaderboard-play = Accept an open challenge to be the first.
leaderboard-mine = Your rating here: { $points } (rated games: { $n }, different opponents: { $opponents }).
leaderboard-line = Only players with at least { $n } rated games against at least { $opponents } different opponents and a deviation of { $deviation } or less are listed.
profile-none = No such account
profile-since = Member since { $date }
profile-finished = finished games: { $n }
profile-running = in progress: { $n }
profile-followers = followers: { $n }
profile-records = Results
profile-game = Game and side
profile-no-games = No finished games yet.
profile-curves = Ratings over time
profile-favourites = Favourite decks and battles
profile-games = Games
profile-more = Earlier games
profile-mine = My profile
curve-label = { $what }: from { $from } to { $to }, games: { $n }
together = together
own-deck = Custom deck
own-battle = Custom battle
bot-of = Bot of
follow = Add to friends
unfollow = Remove from friends
follows-you = has added you as a friend
friends = Friends
friends-none = You have no friends here yet. To add somebody, open their profile.
friends-mutual = mutual
blocked-people = Blocked
block = Block
unblock = Unblock
block-not = Cancel
block-title = Block { $name }?
block-line = Neither of you will be able to challenge the other or join a table that the other opened. This person will not be able to chat at your tables. Games you are already playing together continue.
blocked = { $name } is blocked.
unblocked = { $name } is no longer blocked.
report = Report
report-title = Report { $name }
report-reason = Reason
report-reason-abuse = Insults or harassment
report-reason-cheating = Cheating
report-reason-stalling = Stalling
report-reason-name = An offensive name
report-reason-spam = Advertising
report-reason-other = Something else
report-text = What happened?
report-line = Only the people who run this server can read it.
report-send = Send the report
report-made = The report has been sent.
report-table = Report this table
moderation = Moderation
moderation-reports = Open reports: { $n }
moderation-reports-none = There are no open reports.
moderation-by = by { $name }
moderation-room = Table
moderation-evidence = Chat messages
moderation-note = What did you do, and why?
moderation-close = Close the report
moderation-mute-days = Duration
moderation-days =
    { $n ->
        [0] permanently
        [one] for one day
       *[other] for { $n } days
    }
moderation-pairs = Suspected rating manipulation
moderation-pairs-line = Rated games of the last { $days } days. A sign is not proof: look at the games before you void one.
moderation-pairs-none = No pair looks suspicious.
moderation-moves = moves per game: { $n }
moderation-games = Last games: { $n }
moderation-void = Void…
moderation-void-title = Void game { $room }
moderation-void-line = The game will not count, and all later ratings will be recalculated. This cannot be undone.
moderation-void-sure = Void the game
moderation-void-not = Keep the result
sign-same-address = same address
sign-one-sided = one-sided
sign-short-games = short games
sign-each-other = few other opponents
sign-new-account = new account
moderation-addresses = IP addresses with several accounts
moderation-addresses-line = IP addresses are kept for 30 days, and only as a code that cannot be turned back into the address.
moderation-addresses-none = No IP address has been used by three accounts or more.
moderation-address = accounts created there: { $made } · rated games between them: { $met }
moderation-muted = Muted on the whole site
moderation-muted-none = Nobody is muted.
moderation-until = until { $date }
moderation-for-good = permanently
challenge = Challenge
challenge-title = Challenge { $name }
challenge-send = Send the challenge
challenge-sent = { $name } has been challenged.
seeks = Open challenges
seeks-none = Nobody is looking for an opponent right now.
seeks-none-guest = Nobody is looking for an opponent right now. Create an account to challenge others.
seek-new = New challenge
seek-make = Send challenge
contest-game = Game
seek-side = Your side
seek-any-side = random side
contest-time = Time
seek-range = Rating of your opponent
seek-from = from
seek-to = to
seek-ratings = rating { $from }–{ $to }
seek-you-play = you play { $side }
seek-they-play = they play { $side }
seek-join = Accept
seek-decline = Decline
seek-withdraw = Withdraw
seek-forget = Remove
seek-mine = your challenge
seek-mine-to = your challenge to { $name }
seek-to-you = a challenge to you by
seek-declined = declined
seek-taken = accepted
## Tournaments
tournaments = Tournaments
tournaments-line = Multi-day tournaments. Pairings, round starts and scores are automatic.
tournaments-all = All tournaments
tournaments-open = Open
tournaments-running = Running
tournaments-finished = Finished
tournaments-none = There are no tournaments yet.
tournaments-guest = Create an account to organise and enter tournaments.
tournament-new = New tournament
tournament-make = Create tournament
tournament-name = Name
tournament-system = System
tournament-system-swiss = Swiss
tournament-system-round-robin = round robin
tournament-system-knock-out = knock-out
tournament-about-swiss = A few rounds, each against an opponent with as many points as you.
tournament-about-round-robin = All players play each other once.
tournament-about-knock-out = Lose and you’re out. A drawn game is played again.
tournament-rounds = Rounds
tournament-rounds-usual = enough to find a winner
tournament-most = Max. players
tournament-starts = Starts on
tournament-starts-line = Leave this empty to start the tournament yourself.
tournament-rated = Rated games
tournament-by = by { $name }
tournament-places = { $n } of { $most } players
tournament-starts-at = It starts on { $when }.
tournament-waits = The organiser starts it.
tournament-waits-you = You start it.
tournament-round-of = Round { $round } of { $rounds }
tournament-round = Round { $n }
tournament-round-in = { $name }: round { $round } of { $rounds }
tournament-aborted = The tournament was cancelled.
tournament-won-by = Won by { $name }
tournament-enter = Enter
tournament-leave = Withdraw
tournament-leave-line = If you withdraw, you forfeit your current game and won’t be paired again.
tournament-start = Start
tournament-call-off = Cancel the tournament
tournament-my-game = Go to my game
tournament-entries = Participants
tournament-standings = Standings
tournament-points = Points
tournament-buchholz = Buchholz
tournament-sonneborn = Sonneborn-Berger
tournament-played = Rounds
tournament-withdrawn = withdrawn
tournament-nobody = Nobody has entered yet.
tournament-bye = bye: one point
tournament-rests = no game
tournament-game-link = Game
tournament-no-game = no game played
tournament-enter-bot = Add a bot
tournament-which-bot = Which bot?
tournament-house-bots = Built-in bots
tournament-own-bots = Your bots
tournament-enter-it = Add
tournament-remove = Remove
tournament-bye-short = bye
tournament-bracket = Bracket
tournament-facts = Details
tournament-invite = Invite others with this link:
tournament-empty-title = Nobody has entered yet
tournament-empty-line = A tournament needs three or more players. Pairings are automatic, and games start on their own. A game lasts several days, and players are notified of their turns.
tournament-too-few = { $n ->
    [one] One more player is needed to start.
   *[other] { $n } more players are needed to start.
}
tournament-maker = Organiser
tournament-status = Status
tournament-status-open = open for entries
tournament-status-running = running
tournament-status-finished = finished
tournament-status-aborted = cancelled
## Archive
archive = Archive of rated games
archive-line = Every finished rated game is public: browse it, study it or analyse it. There is one file per game and month.
archive-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
archive-moves = { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}
archive-download = Download
archive-none = No month of rated games is complete yet. The first file appears on the second day of the next month.
archive-format = File format
archive-format-record = Each file is a zip archive with a record (JSON Lines) of every game. To view a record, choose “Replay a record” on the page “Account & settings”. To verify it roll by roll, run “westmarch replay”.
archive-format-index = The index, index.jsonl, has a line for each game with its players, options, winner and ending.
archive-format-month = A game belongs to the month in which it ended (UTC). A month is complete one day after its end.
archive-format-who = Players appear under the names they used; deleted accounts are anonymised. Chat messages are not included.
archive-docs = For more, see docs/guides/sharing.md and docs/guides/datasets.md.
archive-mine = You can download your own games, rated or not, as one file from your account page.
archive-link = Download all rated games
## Taking one's games along, and leaving
games-title = Download your games
games-line = Get one zip file with the records of all your finished games and an index of all your games. You can replay the records on any Westmarch server.
games-download = Download all my games
leave-title = Delete your account
leave-line = Deleting your account is permanent. It cannot be undone.
leave-button = Delete my account…
leave-goes = Your name, password, e-mail address, sessions, bots, decks and battles are deleted. So are unfinished games in which nobody else is playing.
leave-stays = Your games with others are kept, with “a former player” in place of your name. Your chat messages are kept without your name. Copies of your decks and battles stay with the people who made them.
leave-running = You resign your running games against others. Cooperative games continue without you.
leave-for-good = Delete permanently
leave-not = Keep my account
leave-done = Your account has been deleted.

## Panels over the board, and odds
panel-fold = Collapse
panel-restore = Expand
panel-peek = Look through
panel-peek-hint = Hold to see the map underneath
odds = Odds
odds-round = This round
odds-next = Next round
odds-win = Attacker wins { $percent }
odds-lose = Defender holds { $percent }
odds-undecided = undecided { $percent }
odds-hits = expected hits { $mine } : { $theirs }
odds-left = units left { $mine } : { $theirs }

## The film
film = Move playback
film-back = Previous scene
film-on = Next scene
film-next = Next scene
film-of = of
film-skip = Skip to the end
film-again = Watch it again
pace = Animation speed
pace-is = Animation speed: { $pace }
pace-step = step by step
pace-calm = slow
pace-brisk = fast
pace-once = instant
bar-list = { $n ->
    [one] 1 choice
   *[other] { $n } choices
  }
panel-fold-named = Collapse: { $name }
stepper = How many
stepper-all = All
stepper-less = One less: { $label }
stepper-more = One more: { $label }

## The end of a game
end-story = How the game was decided
end-see = Show on the board
end-review = Show the turning point
end-length = { $game ->
    [lotr_card_game] { end-length.rounds }
    [battles_of_westeros] { end-length.rounds }
   *[other] { end-length.turns }
  }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }
    .turns = { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
      }
    .rounds = { $turns ->
        [one] 1 round
       *[other] { $turns } rounds
      }
end-minutes = { $n } min

## Bot accounts

bots-title = Your bots
bots-line = Your own program can play here with a bot account. For details, see docs/reference/bot-api.md.
bots-new-name = Name of the bot
bots-new-games = Games it plays
bots-make = Create a bot account
bots-token-title = The token of { $name }
bots-token-line = Your program sends this token with every request. It is shown only once, so keep it secret and safe.
bots-token-copy = Copy the token
bots-token-kept = I have saved it
bots-online = online
bots-never = never connected
bots-used = last online { $time } ago
bots-revoked = token revoked
bots-accepts = When challenged
bots-accepts-ask = Let the bot decide
bots-accepts-all = Always accept
bots-accepts-none = Cannot be challenged
bots-most-games = Games at the same time
bots-new-token = New token
bots-new-token-of = A new token for { $name }
bots-revoke = Revoke the token
bots-revoke-of = Revoke the token of { $name }
bots-remove = Remove
bots-remove-of = Remove { $name }
bots-made = The bot account has been created.
bots-removed = The bot account has been removed.
bots-token-revoked = The token has been revoked.

## Rulings

rulings = Rulings
rulings-line = The printed rules leave some questions open. This page shows how Westmarch answers them, and why. Where players disagree, a table can choose the other reading as a house ruling.
rulings-found = { $n ->
    [one] { $n } ruling
   *[other] { $n } rulings
 }
rulings-here = How we play it
rulings-of-card = { $n ->
    [one] Ruling
   *[other] Rulings ({ $n })
 }
ruling-reading = How we play it
ruling-other = The other reading
ruling-house = As a house ruling
ruling-reason = Reason
ruling-names = About: { $names }.
ruling-sources = Sources: { $sources }.
ruling-rules = Rules:
ruling-more = More about this ruling
ruling-usual = (default)
ruling-switched = This table uses the other reading.
ruling-report = Report a wrong ruling
ruling-report-text = Text of the report
ruling-report-copied = Copied. Paste it where you report problems of this site, and explain how you read the rule.
house-ruling = house ruling
house-rulings = House rulings
house-rulings-n = { $n ->
    [one] { $n } house ruling
   *[other] { $n } house rulings
 }
house-rulings-line = These questions are left open by the printed rules, and players answer them differently. A game with house rulings is not rated.
house-rulings-unknown = The house rulings could not be loaded. The table uses the default rulings.
