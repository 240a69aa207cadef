# Westmarch, English. Another language is a file of the same ids beside this one.

## Everywhere
brand = Westmarch
loading = Loading…
part-failed = This part could not be drawn. The choices below still work.
load-failed-title = Something did not load
load-failed = This page could not be loaded. Check your connection and try again; nothing is lost.
reload = Load again
try-again = Try again
try-now = Try again now
error-offline = The server does not answer. Check your connection; nothing is lost.
error-not-found = There is nothing at this address.
error-server = The server could not do that. Try again.
close = Close
save = Save
site-nav = Site
more-nav = More
rules = Rules
me = You and settings
you = you
credits = Credits
credits-own = Rules, words, maps, scenes and pictures are our own. These pages also show the work of others, with thanks:
credit-emblems = Emblems
credit-headings = Letters of the headings
credit-text = Letters of the text
credit-icons = Icons of the controls
credit-by = By
credit-emblems-changed = Recoloured, worked in relief and set into pictures of our own. What Viscious Speed and Zeromancer drew is in the public domain (CC0).
disclaimer = Westmarch is an unofficial fan project. It is not affiliated with, endorsed by or sponsored by the publishers of these games, uses none of their artwork or texts, and needs none of their assets. The names belong to their owners.
theme-is = { $theme ->
    [light] Theme: light
    [dark] Theme: dark
   *[auto] Theme: as the system
  }
theme = Theme
theme-auto = As the system
theme-light = Light
theme-dark = Dark
motion = Motion
motion-auto = As the system
motion-less = Less
sound = Sounds
volume = Volume
explain = Explain every step
settings = Settings
link = Link
copy = Copy
copied = Copied
copy-link = Copy the link
copied-line = The link is in your clipboard: paste it into a message.
send-link = Send the link
to-lobby = To the lobby
to-table = To the table
not-found-title = Nothing here
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
line-lotr-card-game = A few heroes, a dark forest and one quest, won or lost together.
line-battles-of-westeros = Stark and Lannister meet in the field: orders, banners and morale.

## Lobby
lobby-title = Great games, by their full rules
lobby-line = Choose a game and play at once: no account, nothing to install.
lobby-games = Games
lobby-mine = Your games
lobby-open = Open tables
lobby-open-none = Nobody is waiting for an opponent just now. Make a listed table, and it appears here.
lobby-watch = Rated games to watch
lobby-all-puzzles = All puzzles
lobby-finished = Finished games
lobby-daily = Position of the day
lobby-daily-play = Play on from here
moment-ring-in-mordor = Turn 20: the Ring is in Mordor, and Legolas alone is left beside the bearers. You lead the Shadow, with seven dice and little time.
moment-grey-havens-besieged = Turn 12: Isengard lies before the Grey Havens, Edoras and Helm’s Deep have fallen, and the Ring is at the High Pass. You lead the Free Peoples.
moment-fate-at-eight = Turn 6: Gandalf and Thranduil have fallen, both passes are open, and fate stands at eight. You lead the Free Peoples.
moment-bolg-at-the-spur = Turn 7: six points are yours, Bolg is at the end of the Eastern Spur, and fate has six spaces to go. You lead the Shadow.
moment-hummerhorns-in-mirkwood = Passage Through Mirkwood, round 6: the first stage lacks one progress, your threat is at 38, and Hummerhorns wait in the trees. You lead Aragorn, Glóin and Théodred.
moment-kingsroad-fourth-round = Clash on the Kingsroad, round 4: Rickard Karstark stands alone among red banners. You lead House Stark.
moment-riverrun-burning = Breaking the Siege, round 4: three fires burn, the points stand four to one for you, and Robb Stark stands alone. You lead House Lannister.
news-title = What is new
news-rated = Open challenges, rated games and leaderboards are here.
news-calls = Your turn reaches you by push, mail or webhook; games can have clocks of days.
news-puzzles = Puzzles from real positions: a new one every day.
news-shelf = Decks and battles can be published, found, liked and played from a link.
news-your-file = All your games can be downloaded as one file.
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
coming = Coming
coming-line = Not playable yet.
plain-board = Early
plain-board-line = The rules play; its board is still a plain list.
room-waiting = Waiting for players
room-your-turn = Your turn
room-turn-of = { $name } to act
room-won = You won
room-won-resigned = You won by resignation
room-lost = You lost
room-resigned = You resigned
room-given-up = Given up
room-all-won = The players won
room-all-lost = The players lost
room-nobody-won = Nobody won
room-finished = { $names } won
room-aborted = Broken off
resume = Go on
join = Join
watch = Watch
watch-replay = Replay
bot-named = { $bot } bot
bot-account = { $name } (bot)
seat-free = free
players-title = Players
to-act = to act
online = here
offline = away
watching = Watching: { $names }

## Puzzles
puzzles = Puzzles
puzzle = Puzzle
puzzles-line = One move decides the game: find it, at the real table.
puzzles-page-line = Positions from games between bots in which one line clearly wins, or saves the game. You solve them at the table; luck does not count, only what you choose.
puzzles-solve = Solve a puzzle
puzzles-solve-this = Solve it
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
puzzles-none = There are no puzzles here.
puzzles-wanted = Which puzzles
puzzles-by-result = Your result
puzzles-by-kind = What is asked
puzzles-by-theme = What it is about
puzzles-whatever = all
puzzles-result-untried = not tried yet
puzzles-result-failed = not solved at the first try
puzzles-result-solved = solved
puzzles-kind-win = find the win
puzzles-kind-save = save the game
puzzles-everything = Show all
puzzles-found = { $n ->
    [one] { $n } puzzle is shown
   *[other] { $n } puzzles are shown
  }
puzzles-none-such = There are no such puzzles.
puzzles-band-easy = Easy
puzzles-band-medium = Medium
puzzles-band-hard = Hard
puzzles-band-hardest = Very hard
puzzles-below = rated under { $n }
puzzles-between = rated { $low } to { $high }
puzzles-from = rated { $n } and more
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
puzzle-ask-save = { $side } to move: find the only line that saves the game.
puzzle-ask-win-quest = Your choice: find the line that wins the quest.
puzzle-ask-save-quest = Your choice: find the only line that saves the quest.
puzzle-how = Play it at the table. Taking back is free until something new becomes known.
puzzle-more = What to do
puzzle-goal = How it can end: { $ending }
puzzle-looking = Looking at your line…
puzzle-right = Solved
puzzle-wrong = Not this one
puzzle-wrong-line = { $n ->
    [0] Played on from there, this hardly ever wins.
   *[other] Played on from there, this wins { $n } of 100 games; another line wins clearly more. Try again?
  }
puzzle-shown = This was the line
puzzle-wins = wins { $n } of 100 games.
puzzle-also = As good: { $line }, { $n } of 100.
puzzle-but = The best of the others: { $line }, { $n } of 100.
puzzle-me = Your rating: { $n }
puzzle-again = Try again
puzzle-show = Show the answer
puzzle-next = Next puzzle
theme-attack = attack
theme-commander = kill the commander
theme-conquest = conquest
theme-defence = defence
theme-dice = choice of a die
theme-either-or = one of two
theme-engagement = engagement
theme-event = event
theme-fellowship = the Fellowship
theme-fight = battle
theme-hold-out = hold out
theme-hunt = the Hunt
theme-long = several choices
theme-morale = break their morale
theme-move = movement
theme-objective = the battle’s objective
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
bot-random = Random: plays anything
bot-quick = Quick: plays by rules of thumb
bot-search = Search: tries its plans out
bot-novice = Novice
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-expert = Expert
bot-about-novice = Knows the rules, and often follows the first idea it has. Answers at once.
bot-about-easy = Plays by simple rules and overlooks a good deal. Answers at once.
bot-about-medium = Plays soundly, without looking far ahead.
bot-about-hard = Plays well: weighs its choices with care and seldom overlooks anything. Answers quickly.
bot-about-expert = The strongest. Tries its plans out and judges best what comes of them.
bot-no-expert = There is no Expert here: nothing that was tried plays clearly better than this.
bot-short-heuristic = Heuristic
bot-short-random = Random
bot-short-quick = Quick
bot-short-search = Searching
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
option-about-players-war-of-the-ring = Three and four players share the two sides.
option-about-players-lotr-card-game = All play together against the encounter deck. One person may run several hands.
option-about-first-player = Who begins the first round; it passes on with every round.
option-about-keywords = Whether surge and doomed work whenever a card is revealed, or only for the cards of the quest phase.
option-about-retreat = How units retreat: by the printed rules, or straight back towards their own edge.
value-about-campaign-none = Choose one below.
value-about-campaign-expert = All three in order; the scores are added up.
value-about-campaign-nightmare = The same, and threat, damage, fallen heroes and discard piles go on.
value-about-mode-standard = All rules.
value-about-mode-basic = Without shadow cards: for a first game.
value-about-mode-easy = Fewer encounter cards, and a resource more for each hero.
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
value-first-player-random = By lot
value-keywords-every-reveal = At every reveal
value-keywords-staging-only = Only in the quest phase
value-printed = As printed
value-directional = Straight back, by the errata
seat-stark = House Stark
seat-lannister = House Lannister
phase-setup = setting up
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
ending-front-gate = The Shadow holds the Front Gate and ten points.
ending-conquest = The Shadow has ten points at the end of the turn.
ending-fate = Fate has turned: the Free Peoples have held out.
ending-beorn = Beorn has come in time.
ending-bolg-slain = Bolg is slain.
ending-victory = The quest is won.
ending-all-eliminated = Every player is out of the game.
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
ending-instant = A goal of the battle was reached.
ending-condition = By the victory conditions of the battle.
ending-points = By victory points.
ending-morale = Equal points: the higher morale wins.
ending-momentum = All else equal: the Momentum wins.
ending-resigned = By resignation.
ending-out-of-time = Out of time.
ending-abandoned = A player stayed away.
ending-drawn = A draw by agreement.
ending-aborted = The game was aborted before each side had made two moves. It counts for nobody.
ending-unreadable = This version of the rules cannot go on with it; the log says why.

## New table
new-title = A new table for { $game }
new-unknown = This game cannot be played here yet.
new-players = How many play?
new-how = How do you want to play?
new-vs-bot = With bots
new-vs-bot-line = They take the other seats, and you begin at once.
new-vs-friend = With friends over a link
new-vs-friend-line = Open the table, send the link, and wait for them.
new-hot-seat = Together at one screen
new-hot-seat-short = All seats are yours, on this device.
new-scenarios = The scenarios, in order
new-seats = Seats
new-seat-n = Seat { $n }
new-who = Who plays { $seat }
new-which-bot = Which bot plays { $seat }
new-me = Me
new-bot = A bot
new-open = By link
new-random = Random sides
new-hot-seat-line = Several seats are yours: the screen is covered while it changes hands.
new-several-hands-line = Several seats are yours: you see all their hands. The menu of the table has a cover to switch on.
new-watch-line = No seat is yours: you will watch.
new-who-may-join = Who may join
new-private = Only those with the link
new-link-line = You get the link to send next.
new-listed = Anybody
new-listed-line = The table is listed in the lobby too.
new-more = More choices
new-seed = Seed
new-seed-line = The same seed gives the same dice and cards. Leave it empty for a secret one that is revealed at the end.
new-create = Open the table
new-start = Start the game

## The open shelf: decks and battles that people publish
shelf-decks = Shared decks
shelf-decks-line = Decks that players have published, to be played and copied.
shelf-battles = Shared battles
shelf-battles-line = Battles that players have published, to be played and copied.
shelf-search = Find by name, words or author
shelf-sort = Order
shelf-sort-new = Newest first
shelf-sort-liked = Most liked
shelf-sort-played = Most played
shelf-any-hero = Any hero
shelf-any-scenario = Any scenario
shelf-any-commander = Any commander
shelf-any-size = Any size
shelf-size-small = Small: up to 16 units
shelf-size-middle = Middling: 17 to 26 units
shelf-size-large = Large: 27 units and more
shelf-nothing = Nothing there fits yet.
shelf-more = Show more
shelf-by = by { $name }
shelf-by-you = published by you
shelf-likes = { $n ->
    [one] 1 like
   *[other] { $n } likes
  }
shelf-like-it = I like { $name } ({ $n ->
    [one] 1 like
   *[other] { $n } likes
  })
shelf-plays = { $n ->
    [0] not played yet
    [one] played by 1 person
   *[other] played by { $n } people
  }
shelf-after = after the work of { $name }
shelf-for = For { $scenario }
shelf-badge = published · { $n ->
    [one] 1 like
   *[other] { $n } likes
  }
shelf-publish-title = Publish
shelf-publish-line = Everybody can then find it, play it and keep a copy that names you. Games are played with it as it was when they began.
shelf-needs-account = Publishing needs an account, so that others see whose work it is.
shelf-about = What you say of it
shelf-about-hint = What it is good at, and how it is meant to be played
shelf-scenario = Meant for
shelf-publish = Publish it
shelf-withdraw = Withdraw it
shelf-published = Published: everybody can find it now.
shelf-saved = Saved.
shelf-withdrawn = Withdrawn: only those with the link can still open it.
shelf-deck-first = A deck must be legal before it is published.
shelf-battle-first = A battle must have no mistakes before it is published.
shelf-save-first = Save your changes first.
shelf-keep-copy = Keep a copy
former-player = a former player

## Before the game
waiting-title = { $game }: waiting for players
waiting-line = Send this link to whoever is to play. The game can start when every seat is taken.
waiting-ready = Every seat is taken: start when you are ready.
waiting-missing = { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
  }
waiting-join-title = You are invited
waiting-join = Take a free seat to join, or stay and watch.
waiting-seats = Who plays
waiting-name = Your name
name-line = What the others see at the table.
name-saved = The others see you as { $name }.
seat-ready = ready
seat-missing = waiting for somebody
take-seat = Sit here
take-seat-of = Sit here: { $seat }
leave-seat = Leave
free-seat = Free the seat
hand-over = Let a bot of the house go on
new-bot-account = { $name }, a bot of { $owner }
new-challenge = Challenge the bot
seat-challenged = challenged, has not answered yet
withdraw-challenge = Withdraw the challenge
let-bot-play = A bot for { $seat }
let-bot-play-short = Let a bot play
challenge-declined = { $name } does not want to play now. Choose another, or wait for somebody.
invite = Invite by link
invite-title = Come and play { $game }
start = Start the game
delete-room = Delete the table
room-gone-title = No such table
room-gone = This table does not exist, or is not open to you.

## Slow games
clock-title = Clock
clock-none = No clock
clock-none-line = Everybody takes the time they need.
clock-kind-days = Days for each move
clock-kind-days-line = For games over weeks.
clock-kind-hours = Hours for the game
clock-kind-hours-line = Each move adds some minutes.
clock-pick-days = Days
clock-pick-hours = Hours for each side
clock-pick-more = Minutes more for each move
clock-days = { $n ->
    [one] { $n } day for each move
   *[other] { $n } days for each move
}
clock-hours = { $n ->
    [one] { $n } hour for each side
   *[other] { $n } hours for each side
}
clock-hours-more = { $n } h + { $more } min for each move
clock-days-hours = { $days } d { $hours } h
clock-hours-minutes = { $hours } h { $minutes } min
clock-stands = On vacation
clock-out = Time is up
claim-time = { $seat }: the time is up.
claim-gone = { $seat }: nobody has moved for long.
claim-free = { $seat }: the seat is free.
claim-way-win = Claim the game
claim-way-bot = Let a bot go on
claim-way-open = Free the seat for somebody else
claim-way-me = Play the seat as well
draw-offer = Offer a draw
draw-offered = You are offered a draw.
draw-accept = Agree to a draw
draw-decline = Play on
draw-waits = A draw is offered.
draw-back = Take it back
nudge = Remind
nudged = The reminder goes out.
next-game = Next game where I am to move
next-game-none = You are to move in no other game.
seat-vacation = On vacation until { $date }
room-drawn = Drawn
calendar-title = More of your games
calendar-yours = Your move
calendar-others = Others are to move
calendar-no-clock = Without a clock
calendar-today = Until today
calendar-tomorrow = Until tomorrow
calls-title = Your turn reaches you
calls-line = Nobody is called while looking at the table; there is one call for each turn.
calls-push = In the browser
calls-push-here = Call me in this browser
calls-push-on = This browser will be called.
calls-push-off = Remove
calls-push-off-of = Do not call { $agent } any more
calls-refused = The browser does not allow notifications for this site.
calls-no-push = This browser takes no push messages.
calls-letters = By mail
calls-letters-off = No letters
calls-letters-now = A letter when I have not looked for a while
calls-letters-daily = One letter a day
calls-unconfirmed = A letter with a link went to { $mail }; open it to confirm the address.
calls-confirm-sent = A letter with a link is on its way.
calls-webhook = Webhook
calls-webhook-line = An address of Discord, Slack or a program of your own.
calls-short = Tell me too when my time is short
calls-test = Try it
calls-tested = The calls are on their way.
vacation-title = Vacation
vacation-line = { $n ->
    [one] Your clocks stand while you are away; { $n } day is left this year.
   *[other] Your clocks stand while you are away; { $n } days are left this year.
}
vacation-rules = A vacation stops neither clocks counted in hours nor those of tournaments, and it ends as soon as you move in a game with others.
vacation-days = Days
vacation-go = Go on vacation
vacation-until = You are on vacation until { $date }.
vacation-back = I am back
letters-off-title = No more letters
letters-off-line = Westmarch will send you no more letters about your games.
letters-off-go = Turn the letters off
letters-off-done = No more letters will come.
letters-confirm-title = Your address
letters-confirm-line = Letters about your games may go to this address.
letters-confirm-go = This is my address
letters-confirm-done = The address is confirmed.
## Hints

hint = Hint
hint-asking = Thinking…
hint-chances = Your chances of winning
hint-take = Choose this
hint-why = Why?
hint-alike = The trials cannot tell these choices apart.
hint-estimate = A rough estimate, not learned from games.
hints-allow = Hints may be asked for at this table
hints-allowed = Hints may be asked for at this table.
hints-not-allowed = No hints at this table.

## Table
board = Board
tracks = Tracks
side-panel = Opponent and log
opponent-panel = What all may see of the others
panels = Panels
menu = Menu
undo = Undo
ask-undo = Ask to undo
you-are = you:
spectator = watching
connection-lost = Connection lost. Trying again; the game is safe.
chat-not-sent = Not sent yet.
resign-waits = You will resign as soon as the connection is back.
abort-waits = The game will be aborted as soon as the connection is back.
decision = Decision
your-choice = Your choice
choices = { $n ->
    [one] 1 choice
   *[other] { $n } choices
  }
waiting-for = Waiting for { $who }
waiting-for-name = Waiting for { $who } ({ $name })
thinking = { $who } is thinking
search-choices = Search { $n } choices
search-none = No choice matches.
why-not = Why not? ({ $n })
refused-label = Not possible: { $label }. { $reason }
rule-title = Rule
rule-of-step = The rule of this step.
rule-read = Read rule { $id }
rule-missing = There is no rule { $id } in our list.
rule-in-book = Open in the rules
chain = Chosen so far:
chain-remove = Take back: { $label }
game-over = The game is over
result = Result
log = Log
log-lines = Lines of the log; left and right walk through the names
log-filter = Filter the log
log-of = Whose lines
log-all = Everybody
log-older = Show { $n } older lines
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
chat-spectators-hidden = You will see what spectators say when the game is over.
chat-among-spectators = You are talking to the other spectators. The players will see it when the game is over.
chat-as-spectator = You are watching; the players can read what you say.
chat-line-more = What to do about this line by { $name }
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
undo-offer-title = Request to take back
undo-offer = { $name } asks to take the last move back.
undo-asked = Asked the others whether you may take it back…
undo-declined = { $name } would rather not take that back.
agree = Agree
decline = Decline
away-title = While you were away
away-more = …and { $n } earlier lines, in the log
away-close = Go on
curtain = Cover the screen
curtain-auto = Between opponents
curtain-always = Between all seats
curtain-never = Never
handover = { $seat } to act
handover-line = Hand the device over; the other hand stays hidden until you go on.
handover-take = I am { $seat }
menu-link = Share this table
menu-link-line = Whoever opens it may take a free seat, or watch without seeing any hand.
replay = Replay
report-problem = Report a problem
problem-line = What went wrong?
problem-holds = A file is saved on your computer with your words, the moves you may see, the position and the last decision.
problem-save = Save the report
problem-saved = Saved. Attach the file when you report the problem.
resign = Resign
resign-line = Resigning ends the game at once; your side loses.
resign-as = Resign as { $seat }
abort = Abort the game
abort-line = This rated game has hardly begun. If you abort it, nobody wins, nobody loses, and no rating changes. Once each side has made two moves, you can only resign.
abort-now = Abort it
go-on-playing = Go on playing
keys = Keys
key-choose = choose
key-badges = show the digits on the board
key-move = walk through the choices, choose
key-search = search the choices
key-why = why not?
key-film = walk through what happened
key-hurry = complete the scene
key-space = Space
key-panels = tracks, log, chat, hand
fair = Fair dice
fair-line = All chance comes from a secret seed. Its hash is shown from the start, and the seed itself at the end, so that anybody can check that nothing was changed.
fair-revealed = The seed is revealed. Its hash is the one shown from the start; “westmarch replay --verify” on the downloaded record proves every roll and draw.
arranged-position = Set-up chosen by its maker
arranged-seed = Dice chosen by its maker
arranged-both = Set-up and dice chosen by its maker
arranged-position-line = Whoever made this room chose the position it begins from. Hidden cards are dealt anew when others play against its maker.
arranged-seed-line = Whoever made this room chose the seed of all chance and may know every roll and card to come.
arranged-unrated = Such a game cannot be rated.
uploaded = Uploaded
uploaded-line = Somebody has uploaded the record of this game. The names are what the file says; nobody has checked who played.
fair-given = Somebody chose the seed of this game and may have known it.
seed-hash = Hash of the seed:
seed = Seed:
end-won = You have won
end-lost = You have lost
end-wins = Victory: { $names }
end-aborted = The game was broken off
rematch = Play again
rematch-join = Join the next game
sequel = Go on to the next scenario
sequel-join = Join the next scenario
download-record = Download the record
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show all
panzoom-help = Arrow keys move the board, plus and minus zoom, zero shows all of it.

## Guided first turn
guide = Guide
guide-step = Step { $n } of { $count }
guide-next = Next
guide-do = Do it for me
guide-skip = Skip the guide
guide-finish = Play on
guide-explain = Explain every step from here on
guide-suggested = suggested by the guide
guide-otherwise = You chose otherwise: that is fine.
guide-free-title = Your own way
guide-free = Play on as you like. The guide comes back when it has something to show.

## Replay
replay-of = Replay: { $game }
replay-eyes = Seen with whose eyes
replay-own = As I saw it
replay-as = As { $seat }
replay-all = Everything open
replay-stands = This was played by an earlier version of the rules. The log tells of it; the table is shown as it stood after move { $n }.
replay-first = To the start
replay-back = Step back
replay-play = Play
replay-pause = Pause
replay-on = Step on
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
share-line = This link opens the replay at this very position.
continue = Continue from here
continue-line = A new table starts from the position after move { $at }, against a bot. This game stays as it is.
continue-seat = You play
continue-bot = Against
continue-go = Start from here

## Review
review = Review
review-of = Review: { $game }
review-beginning = The teacher looks through the game…
review-working = The teacher looks through the game: { $done } of { $count } passages
review-leave = You may leave this page: the review goes on and is kept with the game.
review-failed = The review came to nothing.
review-old = The game has gone on since.
review-again = Review it again
review-since = The first { $n } moves were played by an earlier version of the rules and are left out.
review-own-eyes = The game is not over: this is what you could know. The others’ decisions cannot be told from luck yet.
review-chances = Chances of winning: { $side }
review-curve = Chances of winning over the game: { $side }. The arrow keys walk along the curve, Enter opens the replay.
review-move = move { $n }
review-turning = Turning points
review-no-turning = Nothing changed the chances much.
review-by-play = decisions: { $play }
review-by-luck = luck: { $luck }
review-by-both = decisions: { $play }, luck: { $luck }
review-luck-and-play = Luck and play
review-begin = Chance at the start
review-end = Chance at the end
review-own-play = Own decisions
review-others-play = The others’ decisions
review-luck = Luck: dice and cards
review-luck-and-others = Luck: dice and cards, and the others’ play
review-points-line = In points: hundredths of the chance of winning.
review-costly = Costliest decisions
review-counted = { $costly ->
    [0] None of { $looked } decisions looked at was clearly a mistake.
   *[other] { $costly } of { $looked } decisions looked at were costly: { $cost ->
        [one] 1 point
       *[other] { $cost } points
      } in all.
  }
review-chosen = Chosen: { $what } ({ $chance })
review-better = Better: { $what } ({ $chance })
review-how = Every decision is judged by what its player could know then, from { $trials } trials of each choice. Only what was clearly worse counts.

## How to play, and the rules
how-to-play-title = How to play: { $game }
primer-goal = The goal
primer-table = On the table
primer-wins = How it ends
primer-plans = Three first plans
primer-plans-of = First plans: { $side }
rules-below = The numbered rules
rules-title = Rules: { $game }
rules-line = Every rule in our own words, numbered. The table quotes these numbers whenever it says no.
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
me-guest = You play as a guest in this browser.
me-account = Your account: { $name }.
me-odd-name = This name does not follow the site's rules for names any more: 3 to 30 letters, digits, spaces, hyphens, underscores or apostrophes, and nothing that speaks for the site. Please choose another; everything else stays as it is.
me-saved = Saved.
me-signed-up = Your account is made, and your games are kept in it.
me-logged-in = Welcome back.
me-logged-out = You are a guest again.
me-log-out = Log out
me-account-title = Keep your games
me-account-line = An account keeps your games on every device. A name and a password are all it needs.
me-account-name = Account name
me-password = Password, at least 8 characters
me-sign-up = Make an account
me-log-in = Log in
codes-title = Your recovery codes
codes-line = Write them down now: they are shown only this once. Each of them opens your account one time when the password is forgotten.
codes-copy = Copy
codes-copied = Copied
codes-kept = I have kept them
codes-left =
    { $n ->
        [0] No recovery code is left.
        [one] One recovery code is left.
       *[other] { $n } recovery codes are left.
    }
codes-new = Make new recovery codes
account-title = Password and recovery
account-mail = Address for mail, for letters and a forgotten password
account-mail-save = Save the address
account-mail-unconfirmed = Nobody has confirmed { $address } yet, so no code for a forgotten password goes there. Follow the link in the letter.
account-mail-again = Send the link again
account-mail-sent = A letter with a link is on its way.
password-now = Password until now
password-new = New password, at least 8 characters
password-change = Change the password
password-changed = The password is changed, and you are logged out everywhere else.
sessions-title = Where you are logged in
session-current = This browser
session-used = Last used { $time } ago
session-unknown = A browser
session-end = Log out
session-end-of = Log out { $agent }
session-end-others = Log out everywhere else
session-ended = Logged out there.
recover-title = Password forgotten?
recover-line = Enter one of your recovery codes, or a code that came by mail, and a new password.
recover-code = Code
recover-set = Set the new password
recover-mail = Send a code by mail
recover-mailed = If the account has an address, a code is on its way. It can be used for an hour.
language = Language
me-upload = Replay a record
me-upload-line = Open a downloaded record of a finished game.

## People
rated = Rated
rated-title = Rating
rated-table = A rated game
rated-line = The game counts for the ratings of its players, by game and side. Only what has shown nothing new can be taken back.
rated-not = This table cannot be rated:
rating = Rating
rating-change = Ratings after this game
rating-title = ± { $deviation }, rated games: { $n }
rating-guess = A rating with a question mark is a first guess: too few rated games so far.
rating-weight = { $percent } of the result counted, because these two have met so often this week.
rating-voided =
    { $why ->
        [short] The game ended before each side had made two moves: it changes no rating.
       *[moderator] A moderator has voided this game: it changes no rating.
    }
rated-games = Games
games-won = Won
games-drawn = Drawn
games-lost = Lost
rank = Place
player = Player
is-bot = bot
leaderboard = Leaderboards
leaderboard-game = Game
leaderboard-side = Side
leaderboard-none = Nobody has played enough rated games here yet.
leaderboard-play = Take up an open challenge to be the first.
leaderboard-mine = Your rating here: { $points } (rated games: { $n }, different opponents: { $opponents }).
leaderboard-line = Listed are ratings of { $n } games or more against at least { $opponents } different opponents that are off by { $deviation } points at most.
profile-none = No such account
profile-since = Since { $date }
profile-finished = finished games: { $n }
profile-running = in progress: { $n }
profile-followers = followers: { $n }
profile-records = Record
profile-game = Game and side
profile-no-games = No finished games yet.
profile-curves = Ratings over time
profile-favourites = Favourite decks and battles
profile-games = Games
profile-more = Earlier games
profile-mine = My profile
curve-label = { $what }: from { $from } to { $to }, games: { $n }
together = together
own-deck = A deck of their own
own-battle = A battle of their own
bot-of = Bot of
follow = Add to friends
unfollow = Remove from friends
follows-you = has you among their friends
friends = Friends
friends-none = Nobody yet. Open somebody’s profile to add them.
friends-mutual = mutual
blocked-people = Blocked
block = Block
unblock = Unblock
block-not = Do not block
block-title = Block { $name }?
block-line = Neither of you can challenge the other or sit down at a table the other made, and at your tables this person cannot chat. Games you play together already go on.
blocked = { $name } is blocked.
unblocked = { $name } is no longer blocked.
report = Report
report-title = Report { $name }
report-reason = What is it about?
report-reason-abuse = Insults or harassment
report-reason-cheating = Cheating
report-reason-stalling = Stalling
report-reason-name = An offensive name
report-reason-spam = Advertising
report-reason-other = Something else
report-text = What happened?
report-line = Only those who run this server read it.
report-send = Send the report
report-made = The report has been sent.
report-table = Report this table
moderation = Moderation
moderation-reports = Open reports: { $n }
moderation-reports-none = Nobody has reported anything.
moderation-by = by { $name }
moderation-room = the table
moderation-evidence = What was said
moderation-note = What did you do, and why?
moderation-close = Close the report
moderation-mute-days = How long
moderation-days =
    { $n ->
        [0] for good
        [one] for one day
       *[other] for { $n } days
    }
moderation-pairs = Pairs that look like farming
moderation-pairs-line = Rated games of the last { $days } days. A sign proves nothing: look at the games before you void one.
moderation-pairs-none = No pair looks suspicious.
moderation-moves = moves in a game: { $n }
moderation-games = Their last games: { $n }
moderation-void = Void…
moderation-void-title = Void game { $room }
moderation-void-line = The game will count for nobody, and all ratings after it will be counted anew. This cannot be undone.
moderation-void-sure = Void the game
moderation-void-not = Let it stand
sign-same-address = same address
sign-one-sided = one-sided
sign-short-games = short games
sign-each-other = hardly anybody else
sign-new-account = new account
moderation-addresses = Addresses with several accounts
moderation-addresses-line = Addresses are kept for 30 days, and only as a code that cannot be turned back into the address.
moderation-addresses-none = No address has been used by three accounts or more.
moderation-address = accounts made there: { $made } · rated games between them: { $met }
moderation-muted = Muted on the whole site
moderation-muted-none = Nobody is muted.
moderation-until = until { $date }
moderation-for-good = for good
challenge = Challenge
challenge-title = Challenge { $name }
challenge-send = Send the challenge
challenge-sent = { $name } has been challenged.
seeks = Open challenges
seeks-none = Nobody is looking for an opponent just now.
seeks-none-guest = Nobody is looking for an opponent just now. With an account you can challenge others.
seek-new = New challenge
seek-make = Make the challenge
contest-game = Game
seek-side = Your side
seek-any-side = side by lot
contest-time = Time
seek-range = Rating of the opponent
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
tournaments-line = Play for days against others in one table. Rounds are paired, begun and counted by themselves.
tournaments-all = All tournaments
tournaments-open = To enter
tournaments-running = Under way
tournaments-finished = Over
tournaments-none = There are no tournaments yet.
tournaments-guest = With an account you can make and enter tournaments.
tournament-new = New tournament
tournament-make = Make the tournament
tournament-name = Name
tournament-system = System
tournament-system-swiss = Swiss
tournament-system-round-robin = round robin
tournament-system-knock-out = knock-out
tournament-about-swiss = Everybody plays a few rounds, always against somebody with as many points.
tournament-about-round-robin = Everybody plays against everybody once.
tournament-about-knock-out = Who loses is out; a drawn game is played again.
tournament-rounds = Rounds
tournament-rounds-usual = as many as find a winner
tournament-most = Places
tournament-starts = Starts by itself
tournament-starts-line = Left empty: when you say so.
tournament-rated = Rated games
tournament-by = by { $name }
tournament-places = { $n } of { $most } places taken
tournament-starts-at = It starts on { $when }.
tournament-waits = Its maker starts it.
tournament-waits-you = You start it.
tournament-round-of = Round { $round } of { $rounds }
tournament-round = Round { $n }
tournament-round-in = { $name }: round { $round } of { $rounds }
tournament-aborted = The tournament was called off.
tournament-won-by = Won by { $name }
tournament-enter = Enter
tournament-leave = Withdraw
tournament-leave-line = Who withdraws gives up the running game and is paired no more.
tournament-start = Start
tournament-call-off = Call off
tournament-my-game = To my game
tournament-entries = Entries
tournament-standings = Standings
tournament-points = Points
tournament-buchholz = Buchholz
tournament-sonneborn = Sonneborn-Berger
tournament-played = Rounds
tournament-withdrawn = withdrawn
tournament-nobody = Nobody has entered yet.
tournament-bye = round free: a point
tournament-rests = rests
tournament-game-link = Game
tournament-no-game = without a game
tournament-enter-bot = Let a bot play too
tournament-which-bot = Which bot?
tournament-house-bots = Bots of the house
tournament-own-bots = Your bots
tournament-enter-it = Add it
tournament-remove = Take out
tournament-bye-short = free
tournament-bracket = The rounds, side by side
tournament-facts = About it
tournament-invite = Invite others by this link:
tournament-empty-title = Nobody has entered yet
tournament-empty-line = It needs three or more. Every round is paired and its games begin by themselves; a game goes on for days, and everybody is called when it is their turn.
tournament-too-few = { $n ->
    [one] It can start with one more.
   *[other] It can start with { $n } more.
}
tournament-maker = Maker
tournament-status = State
tournament-status-open = open for entries
tournament-status-running = under way
tournament-status-finished = over
tournament-status-aborted = called off
## Archive
archive = Archive of rated games
archive-line = Every rated game that is over is everybody's: to look at, to learn from, to count. There is one file for each game and month.
archive-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
archive-moves = { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}
archive-download = Download
archive-none = No month with rated games is complete yet. The first file appears on the second day of the next month.
archive-format = What is in a file
archive-format-record = A zip file with a record (JSON lines) of every game. “Replay a record” on the page You and settings shows one; “westmarch replay” checks it, roll by roll.
archive-format-index = An index, index.jsonl: a line for each game with its players, its options, who won and how.
archive-format-month = A game belongs to the month in which it ended (UTC); a month is complete a day after its end.
archive-format-who = Players stand in it by the names they played under, without those who have left. What was said at the table is not in it.
archive-docs = docs/sharing.md and docs/datasets.md tell more.
archive-mine = Your own games, rated or not, are one file on your page.
archive-link = Download all rated games
## Taking one's games along, and leaving
games-title = Your games as a file
games-line = One zip file with the records of all your finished games and an index of all of them. Any Westmarch can show them again.
games-download = Download all my games
leave-title = Delete the account
leave-line = For good: nobody can undo it.
leave-button = Delete my account…
leave-goes = Your name, password, address, sessions, bots, decks and battles are deleted, and so are unfinished games in which nobody else plays.
leave-stays = Games with others stay theirs, and show “a former player” in your place. What you said there stays without your name; copies of your decks and battles stay with those who made them.
leave-running = Running games against others are given up. Games that all play together go on without you.
leave-for-good = Delete it for good
leave-not = Keep the account
leave-done = The account is deleted.

## Panels over the board, and odds
panel-fold = Fold away
panel-restore = Show again
panel-peek = Look through
panel-peek-hint = Hold to look at the map beneath
odds = Odds
odds-round = This round
odds-next = Next round
odds-win = Attacker wins { $percent }
odds-lose = Defender holds { $percent }
odds-undecided = undecided { $percent }
odds-hits = expected hits { $mine } : { $theirs }
odds-left = units left { $mine } : { $theirs }

## The film
film = What happened
film-back = One scene back
film-on = One scene on
film-next = Next scene
film-of = of
film-skip = Skip to the end
film-again = Watch it again
pace = Pace of the film
pace-is = Pace of the film: { $pace }
pace-step = step by step
pace-calm = calm
pace-brisk = brisk
pace-once = at once
bar-list = { $n ->
    [one] 1 choice
   *[other] { $n } choices
  }
panel-fold-named = Fold away: { $name }
stepper = How many
stepper-all = All
stepper-less = One less: { $label }
stepper-more = One more: { $label }

## The end of a game
end-story = How it came to this
end-see = See it on the board
end-review = See the turning point
end-length = { $game ->
    [lotr_card_game] { end-length.rounds }
    [battles_of_westeros] { end-length.rounds }
   *[other] { end-length.turns }
  }, { $moves } moves
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
bots-line = A program of yours can play here by an account of its own. docs/bot-api.md tells how.
bots-new-name = Name of the bot
bots-new-games = What it plays
bots-make = Make a bot account
bots-token-title = The token of { $name }
bots-token-line = Your program sends it with everything it asks. It is shown this once; keep it secret.
bots-token-copy = Copy the token
bots-token-kept = I have kept it
bots-online = here
bots-never = never been here
bots-used = last here { $time } ago
bots-revoked = its token was revoked
bots-accepts = When challenged
bots-accepts-ask = It answers itself
bots-accepts-all = It accepts
bots-accepts-none = It is not to be challenged
bots-most-games = Games at once
bots-new-token = New token
bots-new-token-of = A new token for { $name }
bots-revoke = Revoke the token
bots-revoke-of = Revoke the token of { $name }
bots-remove = Remove
bots-remove-of = Remove { $name }
bots-made = The bot account is made.
bots-removed = The bot account is removed.
bots-token-revoked = The token is no good any more.

## Rulings

rulings = Rulings
rulings-line = How Westmarch reads what the printed rules leave open, and why. Where players differ, a table may choose the other reading as a house ruling.
rulings-found = { $n ->
    [one] { $n } ruling
   *[other] { $n } rulings
 }
rulings-here = How we read it
rulings-of-card = { $n ->
    [one] How we read it
   *[other] How we read it ({ $n } rulings)
 }
ruling-reading = We play
ruling-other = The other reading
ruling-house = As a house ruling
ruling-reason = Reason
ruling-names = About: { $names }.
ruling-sources = Sources: { $sources }.
ruling-rules = Rules:
ruling-more = More about it
ruling-usual = (as usual here)
ruling-switched = This table plays by the other reading.
ruling-report = Report a wrong ruling
ruling-report-text = Text of the report
ruling-report-copied = Copied. Paste it where you report problems of this site, and add how you read it.
house-ruling = house ruling
house-rulings = House rulings
house-rulings-n = { $n ->
    [one] { $n } house ruling
   *[other] { $n } house rulings
 }
house-rulings-line = Questions that the printed rules leave open and that players answer differently. A game with house rulings is not rated.
house-rulings-unknown = The house rulings could not be loaded. The table plays as usual.
