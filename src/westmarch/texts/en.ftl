### What the house itself says, in English: errors of the server, lines of its own in a log, the terminal. A translation is
### a copy of this file with other words, beside it; docs/guides/translating.md tells the rest.

name-and = and
name-or = or

## errors of the server

error-try_again = The table is reloading. Please try again.
error-server_error = Something went wrong on the server (reference { $reference }).
error-nested = The request is nested too deeply.
error-unfit = The request contains characters or values that cannot be stored.
error-refused = The request was refused.
error-no_database_soon = The database is not responding. Please try again soon.
error-no_database = The database is not responding.
error-no_redis = This is not possible right now. Please try again soon.
error-carried_over = The current version of the rules cannot display this table.
error-earlier_rules = This was played under an earlier version of the rules.
error-not_started = The game has not started yet.
error-hands_hidden = Hands are revealed when the game is over.
error-not_your_seat = This is not your seat.
error-not_finished = This is available only after the game is over.
error-no_account = Guests have no account. Create one first.
error-no_mail = This server does not send e-mail. Use a recovery code instead.
error-too_fast = Too many requests. Please wait a moment.
error-too_often = Too many attempts. Please wait a while.
error-not_json = Messages must be JSON text.
error-message_too_large = The message is too large.
error-somebody = Your browser has no session here yet. Open the home page first.
error-others_talk = You are sending messages too quickly. Give the others a chance to speak.
error-bad_name = A name must have 3 to 30 characters, including at least one letter. Letters, digits, spaces, hyphens, underscores and apostrophes are allowed.
error-house_name = That name could be mistaken for the site or one of its bots. Choose another.
error-not_stored = This could not be saved. Please try again.
error-draining = The server is restarting. Please try again in a moment.
error-readers_busy = The server is busy reading other uploads. Please try again soon.
error-bad_deck = The deck contains a card that is neither a hero nor a player card.
error-cross_origin = This request came from another site.
error-too_many_rooms = You have too many open tables. Close some of them first.
error-seat_taken = That seat is already taken.
error-started = The game has already started.
error-players_start = Only the players can start the game.
error-seats_free = Some seats are still free.
error-no_sequel = There is no next game after this one.
error-not_over = The game is not over yet.
error-players_again = Only the players can start a rematch.
error-others_playing = Other people are playing this game.
error-not_yours_room = Only the host of the table can delete it.
error-others_here = Other people are playing at this table. Resign instead.
error-account_name = You cannot change the name of an account.
error-name_taken = That name is already taken, or it looks too much like an existing one.
error-wrong_login = Wrong name or password.
error-wrong_password = Wrong password.
error-wrong_code = The name or the code is wrong, or the code has already been used.
error-bad_mail = That is not a valid e-mail address.
error-weak_password = That password is too easy to guess. Avoid common words, your name and rows of keys.
error-stale = The game has moved on since you made this choice. Please look again.
error-not_your_turn = It is another player’s decision.
error-nothing_to_undo = You have nothing to undo.
error-no_offer = Nobody has asked to undo a move.
error-undo_asked = You have already asked to undo this move.
error-undo_declined_often = The other players have declined { $most ->
        [one] { $most } time
       *[other] { $most } times
    } in this game, so you cannot ask again.
error-others_answer = The other players have to answer this.
error-empty = The message is empty.
error-nobody = No session was sent. Call /api/me first.
error-battle_unreadable = The battle cannot be read: { $why }.
error-battle_long = The battle is longer than { $most } characters.
error-moves = The game has { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
error-not_understood = The message could not be understood: { $why }
error-too_long = This takes too long to read.
error-unreadable = This cannot be read.
error-unknown_bot = There is no such bot. { $game } can be played by: { $bots }.
error-wrong_seats = This game has { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
error-unknown_language = The available languages are: { $languages }.
error-too_many_battles = You have already saved { $most } battles. Delete some of them first.
error-too_many_decks = You have already saved { $most } decks. Delete some of them first.
error-not_yours_battle = Only the author of the battle can change it. Make a copy instead.
error-not_yours_deck = Only the author of the deck can change it. Make a copy instead.
error-changed_battle = The battle has been changed elsewhere. Reload it, or save your version as a copy.
error-changed_deck = The deck has been changed elsewhere. Reload it, or save your version as a copy.
error-too_many_published = You have already published { $most } items. Withdraw some of them first.
error-like_own = You cannot like your own work.
error-not_published = This has not been published.
error-not_playable_battle = This battle is published, so it must not contain mistakes. Correct them, or withdraw the battle first.
error-not_playable_deck = This deck is published, so it must be legal. Correct it, or withdraw it first.
error-nested_text = The text is nested too deeply.
error-too_much = The text asks for too much.
error-unreadable_text = The text cannot be read: { $why }.
error-no-archive = There is no such file in the archive.
error-no-address = There is nothing at this address.
error-bad_ringsdb = That is not the address or number of a RingsDB deck.
error-ringsdb_off = This server does not fetch decks from RingsDB. Paste the text of the deck instead.
error-no_ringsdb = RingsDB cannot be reached right now. Paste the text of the deck instead.
error-no-ringsdb = RingsDB has no such deck, or its owner does not share it.
former_player = a former player
error-no-battle = There is no such battle.
error-no-deck = There is no such deck.
error-no-file = There is no such file.
error-no-game = There is no such game.
error-no-page = There is no such page.
error-no-puzzle = There is no such puzzle.
error-no-position = There is no such position.
error-no-room = There is no such room.
error-no-seat = There is no such seat.
error-no-session = There is no such session.
error-http-bad_request = { $why }
error-http-unauthorized = { $why }
error-http-forbidden = { $why }
error-http-not_found = { $why }
error-http-method_not_allowed = { $why }
error-http-too_large = { $why }
error-http-unsupported_media_type = { $why }
error-http-too_many_requests = { $why }
error-no-action = This game has no such action.
error-no-bot = There is no such bot.
error-no-bot-game = This bot has no seat in this game.
error-no-challenge = This bot has not been challenged to that game.

## bot accounts

error-bad_token = Send the bot’s token as “Authorization: Bearer TOKEN”. The token sent is unknown or has been revoked.
error-too_many_bots = You already have { $most } bots. Remove some of them first.
error-too_many_games = The bot is already playing { $most ->
        [one] { $most } game
       *[other] { $most } games
    }, which is its limit.
error-too_many_streams = A bot can have at most { $most } open connections. Close some of them first.
error-not_challenged = { $bot } does not accept challenges.
error-other_games = { $bot } does not play { $game }.
error-one_answer = An answer must name exactly one action, by action, text or id.
error-at_the_table = Send this message over the connection to the game.
error-game_over = The game is over.
error-not_yours_seats = Only the host of the table can decide who plays.
error-house_bots_only = Only a built-in bot can take over the seat. Name one of them.
error-players_hand_over = Only the players can decide who takes over.
error-not_a_bot = That seat is not played by a bot.
error-bot_is_there = The bot is connected and can still move.

## people among each other: rated games, challenges, friends, blocks

error-no-person = There is no account with that name.
error-no-seek = There is no such challenge.
error-no-tournament = There is no such tournament.
error-rated_running = You cannot continue a rated game at another table while it is being played.
error-puzzle_open = Solve the puzzle or give it up first. After that you can continue from any of its positions.
error-rated_stays = A rated game cannot be moved to another table.
error-rated_undo = In a rated game you can undo a move only if it revealed nothing new.
error-not_abortable = Both sides have made two moves, so the game can no longer be aborted. You can resign.
error-blocked = You cannot play together because one of you has blocked the other.
error-blocked_chat = You cannot chat here because a player at this table has blocked you.
error-yourself = You cannot do this to yourself.
error-too_many_followed = You already follow { $most } people.
error-too_many_blocked = You have already blocked { $most } people.
error-too_many_reports = You have sent { $most } reports today. The moderators will read them.
error-too_many_accounts = Too many accounts have been created from your network today. Please try again tomorrow.
error-too_many_listed = You have reached the limit of open tables listed in the lobby. Close one of them, or open this table for friends with the link.
error-address_in_name = A name cannot contain a web address.
error-muted_here = A player has muted you at this table.
error-muted_everywhere = A moderator has muted you: you cannot chat for now.
error-players_mute = Only the players at this table can mute somebody.
error-too_many_muted = Too many people have been muted at this table.
error-not_moderator = Only moderators can do that.
error-own_game = You played in this game, so another moderator has to judge it.
error-not_voidable = This is not a finished rated game, or it has already been voided.
error-vacation_little_time = It is your turn in { $game }, and less than a quarter of your time for this move is left. Make that move first.
error-no-report = There is no such open report.
error-no-mute = This person is not muted.
error-too_many_seeks = You already have { $most } open challenges. Withdraw some of them first.
error-two_players = A challenge is for two players. For more, open a table.
error-challenge_bot = To challenge a bot, open a new table.
error-seek_gone = This challenge is no longer open: somebody has accepted it, or it has expired.
error-not_for_you = This challenge is not for you.
error-no-tournament = There is no such tournament.
error-tournament_options = A tournament can use only the built-in battles and decks, not ones made by players.
error-tournament_game = Tournaments are only for games in which two players compete.
error-tournament_name = Give the tournament a name.
error-tournament_start = The start of a tournament must lie in the future, within the next thirty days.
error-tournament_closed = You can no longer enter or change this tournament: it is full, has begun or is finished.
error-tournament_maker = Only the organiser of the tournament can do this.
error-tournament_too_few = The tournament needs at least { $fewest } participants.
error-tournament_changed = Somebody has just entered or withdrawn. Please try again.
error-too_many_tournaments = You already have { $most } tournaments that are not finished.
seek-guest = Only for players with an account, because guests have no rating.
seek-too_low = For players with a higher rating.
seek-too_high = For players with a lower rating.
unrated-cooperative = All players are on the same side against the game. Cooperative games are not rated.
unrated-seed = The seed was chosen by a player.
unrated-position = The game starts from a chosen position.
unrated-continued = The game continues from another game.
unrated-options = Only the built-in battles and decks can be rated.
unrated-house_rulings = Games with house rulings are not rated, because ratings compare games played by the same rules.
unrated-bot = This built-in bot has no measured strength, so games against it are not rated.
unrated-nobody = No player here has a rating that could change.
unrated-both_sides = One person is playing both sides.
unrated-own_bot = Games against your own bot are not rated.
unrated-guest = Guests have no rating. Create an account first.
## slow games: clocks, claims, vacations

error-bad_clock = A clock needs either days per move, or hours per game with extra minutes per move.
error-players_claim = Only the players can do this.
error-nothing_to_claim = There is nothing to claim here right now.
error-not_that_way = You cannot claim this game in that way.
error-is_there = That player is at the table.
error-other_side = That seat belongs to your opponent.
error-no_draw = A draw is not possible at this table.
error-nobody_to_nudge = There is nobody to remind.
error-nudged = A reminder was sent recently. You can send one a day.
error-bad_webhook = A webhook must be a public https address.
error-bad_subscription = That is not a valid browser subscription.
error-too_many_browsers = Ten of your browsers already receive notifications. Remove one first.
error-no_letters = This server does not send e-mail.
error-no_address = You need an account with an e-mail address. Enter one above.
error-letter_failed = The e-mail could not be sent. Please try again later.
error-no_ways = Choose how you want to be notified first.
error-no-link = This link is invalid or has expired.
error-on_vacation = You are already on vacation.
error-no_vacation = { $left ->
    [0] You have no vacation days left this year.
    [one] You have one vacation day left this year.
   *[other] You have { $left } vacation days left this year.
}

## what the server tells in the log of any game

log-new_rules = The server has a new version of the rules, and some of the earlier moves would now have a different result. They stay as they were played, and the new rules apply from here on. Earlier moves can no longer be undone.
log-new_version = The server has a new version of the rules ({ $version } instead of { $was }), and some of the earlier moves would now have a different result. They stay as they were played, and the new rules apply from here on. Earlier moves can no longer be undone.
log-unreadable = The current version of the rules ({ $version }) cannot continue this game: { $why }. You can still read what was played.
log-people_resigned = { $name } resigns.
log-people_stopped = { $name } aborts the game before both sides have made two moves. The game does not count.
log-people_aborted = The game ended before both sides had made two moves. It is aborted and does not count.
log-people_unrated = The game ended before both sides had made two moves. It counts in the tournament, but does not change any ratings.
log-people_out_of_time = { $name } has run out of time.
log-people_abandoned = { $name } has been away too long, and { $claimer } claims the game.
log-people_drawn = The players agree to a draw.
log-people_seat_left = { $name } leaves the table. The seat is free.
log-people_seat_free = The seat of { $name } is now open to others.
log-people_seat_to_bot = A bot takes over from { $name }.
log-people_free_to_bot = A bot takes over the free seat.
log-people_seat_joined = { $by } also takes over the seat of { $name }.
log-people_free_joined = { $by } also takes over the free seat.
log-people_seat_taken = { $by } takes the free seat.
story-out_of_time = { $losers } ran out of time in turn { $turn }.
story-abandoned = { $losers } stopped playing in turn { $turn }, and the game was claimed.
story-drawn = The players agreed to a draw in turn { $turn }.
upgrade-no_state = its last position was not saved
upgrade-bad_state = its last position cannot be read
upgrade-other_state = replaying its moves gives a different position from the one saved

## the terminal

terminal-begin = Type a number to choose an action, or `help` to list the commands.
terminal-left = You have left the game unfinished.
terminal-over = The game is over ({ $ending }). Winner: { $winners }.
terminal-nobody = nobody
terminal-not_undone = Not undone: { $why } (type `undo!` once they agree)
terminal-undone = { $seat } undoes { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
terminal-no_action = '{ $line }' is neither an action nor a command. Type `help` for a list.
terminal-refused = Not allowed: { $why }
terminal-unknown_action = '{ $line }' is not an action of this game.
terminal-allowed = '{ $action }' is allowed.
terminal-nothing_refused = Every action that belongs to this decision is allowed.
terminal-holding_nothing = You hold no cards.
terminal-no_rule = No rule contains '{ $word }'.
terminal-which_word = Give a word: `rules WORD`
terminal-where_to = Give a file name: `save FILE`
terminal-saved = Saved. To continue, run `westmarch play { $game } --load { $file }`.
terminal-seed = { $title }, seed { $seed }
terminal-next_game = Continue with the next game of the campaign? [y/n]
terminal-players = { $id }: { $title }, { $players } players
terminal-seats = seats: { $seats }
terminal-option = option { $name }={ $values }: { $text }
terminal-bots = bots: { $bots }
seat-free_peoples = Free Peoples
seat-shadow = Shadow
seat-gondor = Gondor
seat-rohan = Rohan
seat-witch_king = Witch-king
seat-saruman = Saruman
seat-player_1 = Player 1
seat-player_2 = Player 2
seat-player_3 = Player 3
seat-player_4 = Player 4
seat-stark = House Stark
seat-lannister = House Lannister
terminal-help =
    { "" }  NUMBER or ACTION   choose that action
    { "" }  why [NUMBER|ACTION] explain why an action is not allowed; alone: list all such actions
    { "" }  undo               undo your last action, if it revealed nothing new
    { "" }  undo!              undo it in any case (bots always agree)
    { "" }  board              show the board
    { "" }  hand               show your cards
    { "" }  log [N]            show the last lines of the log
    { "" }  rules WORD         show the rules that contain a word, or the rule with that id
    { "" }  position           show the position as text
    { "" }  save FILE          save the record of the game so far
    { "" }  quit               leave the game

## simulate, arena, dataset

simulate-sum = { $finished } of { $games } games finished, { $errors } errors, { $decisions } decisions in { $seconds } s, { $rounds } rounds per game
simulate-sequels = { $count ->
    [one] 1 more game was played as a later part of a campaign
   *[other] { $count } more games were played as later parts of campaigns
}
simulate-wins = wins:
simulate-endings = endings:
simulate-reached = final values:
simulate-mean = mean { $mean }, from { $least } to { $most }
simulate-of_games = { $text } (in { $games ->
    [one] 1 game
   *[other] { $games } games
})
simulate-by_round = at the end of each round (mean):
simulate-broken = error: seed { $seed }: { $message }

arena-title = { $games } of { $planned } games
arena-bot = bot
arena-rating = rating (Elo)
arena-score = score
arena-games = games
arena-results = won/drawn/lost
arena-crashes = crashes
arena-time = ms/action
arena-times = ms/action: mean / 95 % / longest
arena-p95 = 95 % within, ms
arena-longest = longest, ms
arena-sum = { $games } games, { $resumed } of them from the journal; { $seconds } s; seed { $seed }
arena-fault = { $bot } failed and lost a game: { $setting }, seed { $seed }: { $message }
arena-void = a game failed and does not count: { $setting }, seed { $seed }: { $message }
arena-more_faults = { $count ->
    [one] 1 more fault is listed in the report and in --json
   *[other] { $count } more faults are listed in the report and in --json
}
arena-report = report: { $file }
arena-test_open = the test is undecided after { $bouts } bouts (LLR { $llr })
arena-test_stronger = { $first } is stronger, after { $bouts } bouts (LLR { $llr })
arena-test_not_stronger = { $first } is not stronger, after { $bouts } bouts (LLR { $llr })

report-title = The arena: which bot plays best
report-intro = { $games } of { $planned } planned games; { $form }. Bots: { $bots }. Settings: { $settings }.
report-form_round_robin = round robin
report-form_gauntlet = the first bot against each of the others
report-ratings = Ratings
report-pairings = Pairings
report-tests = Tests
report-settings = Settings
report-setting = setting
report-times = Time per action
report-times_text = The dot marks the mean, and the line ends at the slowest action. Each step to the right is ten times as long.
report-advantage = { $games } games of { $rounds } rounds on average. Advantage of { $side }: { $advantage } Elo [{ $low }, { $high }].
report-together = { $games } games of { $rounds } rounds on average, played together against the game. Ease: { $advantage } Elo [{ $low }, { $high }].
report-ending = ending
report-reached = Final values
report-measure = measure
report-mean = mean
report-range = range or values
report-faults = Games that failed
report-fault_games = games: { $count }
report-players = players
report-seed = seed
report-how = How the results were measured
report-method = All bots play every deal; if a game has two opposing sides, each bot plays it once on each side. Ratings are maximum-likelihood estimates of the Bradley–Terry model, with an advantage for the first side in each setting; their mean is 0. All intervals are 95 %: profile likelihood for ratings, Wilson for shares. A draw counts as half a point. A bot that causes an error loses the game.
report-facts = Westmarch { $version }, seed { $seed }; { $decisions } decisions; { $seconds } s.

dataset-sum = { $game }: { $games } games, { $decisions } decisions, { $size } MB in { $seconds } s ({ $rate } games/s); { $folder }
dataset-kept = { $game }: { $games } games, { $decisions } decisions already existed; { $folder }
dataset-broken = { $game }: games that failed: { $count }

## reasons that every game has in common

refusal-nothing_named = You have not named an action.
refusal-no_such_verb = There is no action called “{ $verb }”.
refusal-wrong_number = { $count ->
        [0] “{ $verb }” takes no arguments.
        [one] “{ $verb }” takes { $count } argument.
       *[other] “{ $verb }” takes { $count } arguments.
    }
refusal-no_such_thing = “{ $verb }” cannot be used with “{ $value }”.
refusal-not_now = This action does not answer the current question.
refusal-cannot_be_left_out = You cannot skip or end this step here. Choose one of the possible actions.
refusal-does_not_fit = This action does not fit the current choice. See the rule of this step.
refusal-no_such_macro = { $count ->
        [one] There is 1 macro now. Its number is 0.
       *[other] There are { $count } macros now, numbered from 0.
    }
refusal-no_such_id = There is no action with the id { $id }.

## what is wrong with options, files, records, positions and settings; each begins in small letters and has no full stop

either = { $one } or { $other }
option-none = { $game } has no options, and so no '{ $option }'
option-unknown = { $game } has no option '{ $option }' (options: { $options })
option-value = option { $option } cannot be '{ $value }' (values: { $values })
option-bots_for_seats = { $bots ->
    [one] 1 bot was
   *[other] { $bots } bots were
} named for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}: { $names }
option-bots_for_others = { $bots ->
    [one] 1 bot was
   *[other] { $bots } bots were
} named for { $seats ->
    [one] 1 other seat
   *[other] { $seats } other seats
}
option-language = the language '{ $language }' is not available ({ $languages })
option-no_pair = option '{ $text }' must have the form key=value
option-twice = option { $option } was given twice
option-no_list = { $what } '{ $text }' must be a list of names separated by commas
option-no_seat = there is no seat called '{ $seat }' (seats: { $seats })
option-no_seat_or_all = there is no seat called '{ $seat }' (seats: { $seats }, all)
option-no_seat_number = there is no seat with the number { $seat } (seats: { $seats })
option-no_game = there is no game called '{ $game }' (games: { $games })
option-no_such_game = there is no game called '{ $game }'
match-no_end = the game did not end within { $decisions } decisions
play-position_options = a position contains its own options; leave out --option
play-record_options = a record contains its own options and position; leave out the others
play-other_game = { $file } is a record of { $game }, not of { $wanted }
rules-no_tests = the tests were not found; run this in a source checkout, or use --tests
texts-no_language = '{ $language }' is not a language code, such as de
texts-no_texts = there are no texts in '{ $language }' (languages: { $known })
texts-there_already = there are already texts in '{ $language }'
bench-no_catanatron = Catanatron is not installed; `make bench` installs it
bench-not_compiled = there is no compiled engine; `make fast` builds it
bench-against_pure = a bot can be compared only with { $pure }, not with '{ $against }'
bench-games_alone = --games can be combined only with --seconds, --seed and --json
bench-no_game = name one game, or several with --games
bench-unknown_yardstick = cannot compare with '{ $against }' (known: { $known })
gym-not_observed = { $game } does not support observations (games: { $games })
gym-illegal = illegal cannot be '{ $value }' (values: { $values })
gym-bots_for_others = { $game } has { $seats } other seats; { $bots } bots were named
bot-unknown = there is no bot called '{ $name }' for { $game } (bots: { $bots })
bot-not_there = there is no bot at '{ $name }': { $why }
bot-no_bot = '{ $name }' is not a bot: it has no `act` method or does not say whether it is blind
bot-no_parameter = bot { $bot } has no parameter '{ $parameter }' (parameters: { $parameters })
bot-no_parameters = bot { $bot } has no parameter '{ $parameter }' (parameters: none)
bot-wrong_kind = parameter { $parameter } of bot { $bot } cannot be '{ $text }' (expected type: { $kind })
bot-not_offered = { $bot } chose { $action }, which was not offered: { $why }
file-unreadable = cannot read { $file }: { $why }
file-unwritable = cannot write { $file }: { $why }
file-not_utf8 = cannot read { $file }: not UTF-8 text
file-wrong = { $file }: { $why }
file-there_already = { $file } already exists
file-no_folder = there is no folder { $folder }
file-no_folder_made = cannot create the folder { $folder }: { $why }
file-no_data_folder = cannot create the data folder { $folder }: { $why }
action-declared_twice = verb { $verb } is declared twice
action-none = no such action: '{ $action }'
action-no_number = there is no action with the id { $number }
action-illegal = illegal action '{ $action }': { $why } ({ $rule })
undo-nothing_to_undo = there is nothing to undo
undo-undo_new_information = dice have been rolled or cards revealed since then, so the others must agree
undo-undo_other_seat = another player has decided something since then, so the others must agree
undo-undo_carried_over = the move was made before the game moved to another version of the rules

record-line = line { $line }: { $why }
record-empty = the record is empty
record-not_utf8 = not a record: not UTF-8 text
record-format = unknown record format { $format } (known: { $known })
record-breaks_off = the record is incomplete: its closing line is missing
record-actions_before = { $actions ->
    [one] 1 action precedes this line
   *[other] { $actions } actions precede this line
}
record-actions = the record has { $actions } actions, but its closing line says { $said }
record-nested = nested too deeply
record-no_json = not JSON
record-no_object = not a JSON object
record-no_header = not the header of a record ({ $field })
record-no_action = not an action of a record ({ $field })
record-no_carried = not a record’s note of a change of version ({ $field })
record-no_closing = not the closing line of a record ({ $field })
record-seats = the seats do not match { $game } with these options
record-other_seat = seat { $seat } acts, but it is the turn of seat { $asked }
record-illegal = illegal action '{ $action }': { $why }
record-hash = the hash of the state differs from the recorded one
record-final_hash = the hash of the final state differs from the recorded one
record-results = the game does not use exactly the random results in the record
record-ending = the record says the game ends with '{ $said }', but it ends with '{ $found }'
record-winners = the record names different winners
record-other_state = its moves lead to a different state from the one recorded at the change of version
record-other_rules = the game was played under other rules ({ $rules }), and it is not valid under the current ones ({ $today }): { $why }
record-unknown_rules = the game was played by a version that did not note its rules, and it is not valid under the current ones ({ $today }): { $why }
record-only = { $file } has only { $actions } actions, not { $wanted }
record-other_seed = { $file }: this is a different seed; its SHA-256 is { $hash }
record-not_fair = { $file }: the dice or draws do not follow from the seed
record-too_many = the record has more than { $most } actions
record-impossible_result = the random result { $value } is not between { $low } and { $high }
record-layout = the saved state has layout { $found }; this version knows { $known }
record-no_way = there is no conversion of a saved state from layout { $layout } to { $next }
record-no_state = not a saved state: { $why }
record-no_beginning = the game’s first position is missing
record-no_journal = the journal cannot be read: { $why }
record-carried_over = the game moved to another version of the rules before its end
record-other_move = the saved state belongs to a different move

position-line = position, line { $line }: { $why }
position-whole = position: { $why }
position-none = not a position: { $why }
position-nested = not a position: it is nested too deeply
position-unfit = the position is inconsistent: { $why }
position-meant = { " " }(did you mean { $near }?)
position-no_colon = '{ $head }' has no value: the colon is missing
position-head_of_what = '{ $head }' needs a name after it
position-unknown = there is no { $what } called '{ $word }'{ $hint }
position-twice = '{ $head }' is given twice
position-one_of = { $head } must be one of { $values }
position-number = { $what } must be a number from { $least } to { $most }
position-named_already = { $name } has already been named in line { $line }
position-pairs = { $head } needs names with a number each
position-no_number = { $head }: '{ $word }' is not a number
position-of_what = { $count } needs the name of something to count
position-played_for = { $card }, played for { $tile }, also appears in line { $line }
position-no_deck = there is no deck called '{ $deck }' ({ $decks })
position-other_deck = { $card } belongs to a different deck
position-no_seat = there is no seat called '{ $seat }' (seats: { $seats })
position-not_a_side = '{ $word }' is not a side: fp or shadow
position-place_twice = { $place } is given twice
position-both_sides = both sides have armies at { $place }
position-only_one = there is only one { $thing }
position-too_many_units = more than { $most } units at { $place }
position-who_controls = the position does not say which side controls { $place }
position-no_special_tile = { $tile } is not a special tile
position-no_face = a { $side } die has no { $face }
position-only_dice = { $side } has only { $most } dice
position-other_side = { $card } belongs to the other side
position-not_staying = { $card } does not stay on the table
position-only_going_on = the position can be saved only while the game is in progress
position-only_between = the position can be saved only between actions
thing-statement = statement
thing-hex_or_statement = hex or statement
thing-place_or_statement = place or statement
thing-region_Nation_or_statement = region, Nation or statement
thing-card = card
thing-Character = Character
thing-character = character
thing-House = House
thing-Nation = Nation
thing-colour = colour
thing-commander = commander
thing-die_result = die result
thing-effect = effect
thing-face = face
thing-fate_tile = fate tile
thing-hex = hex
thing-house_ruling = house ruling
thing-hunt_tile = hunt tile
thing-kind_of_token = kind of token
thing-order_token = order token
thing-pass = pass
thing-place = place
thing-region = region
thing-rank_unit_or_commander = rank, unit or commander
thing-state_of_a_strategy_token = state of a strategy token
thing-territory = territory

pack-no_folder = data pack '{ $folder }' is not a folder
pack-no_game = data pack { $folder }: { $game } cannot be built from it ({ $why })
pack-unreadable = data pack file { $file } cannot be read: { $why }
pack-no_data = data pack file { $file }: { $game } has no such data (files: { $files })
pack-wrong = data pack file { $file }: { $why }
pack-type = data pack file { $where }: { $value } is not { $type }
pack-key = data pack file { $where }: unknown key '{ $key }' (keys: { $keys })
pack-no_id = data pack file { $where }: an entry has no id
pack-no_entry = data pack file { $where }: there is no '{ $entry }' to override
pack-twice = data pack file { $where }: '{ $entry }' is given twice
type-bool = true or false
type-int = a whole number
type-float = a number
type-str = a text
type-list = a list
type-dict = a table

database-none = there is no database { $file }
database-no_copy = { $file } is not a copy of a { $kind } database
database-not_copied = cannot copy { $file }: { $why }
database-not_whole = { $file } is not a complete copy: { $why }
database-replace = { $file } already exists (use --replace to overwrite it with the copy)
database-not_empty = the database is not empty (use --replace to overwrite it with the copy)
database-in_use = the database is in use; stop the servers and workers first
database-no_program = { $program } is not installed (Debian: apt install postgresql-client)
database-it_failed = the command failed
database-not_opened = cannot open the database: { $why }
database-unreadable = cannot read the database: { $why }
database-unknown_kind = database '{ $text }' is of an unknown kind (known: { $known })
database-older_version = the database has layout { $layout }, which this version of westmarch cannot bring up to date: first open it once with westmarch { $version }
database-later_version = the database was written by a later version of westmarch ({ $why })
database-another_server = another server is already using { $database }; to run several, you need a PostgreSQL database and Redis (--database, --redis)
database-another_site = another server is already using this database; to run several, they must all use the same Redis (--redis)
setting-worker_needs = a worker needs --database postgresql://.. and --redis redis://..
setting-processes_need = several processes (--redis) need a PostgreSQL database (--database)
setting-no_network = '{ $text }' is not an address or network (such as 10.0.0.7 or 10.0.0.0/8)
setting-no_address = '{ $text }' is not an address (HOST or HOST:PORT)
setting-no_redis_address = '{ $text }' is not a Redis address (redis://HOST:PORT/0)
setting-no_redis = cannot reach Redis: { $why }
setting-mail = the mail server must be given as smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS
setting-smtp_needs_site = --smtp needs --site https://NAME, which the links in e-mails point to
setting-site = the address of the site must be given as https://NAME, not '{ $text }'
setting-cannot_listen = cannot listen on { $host } port { $port }: { $why }
setting-cannot_listen_inside = cannot listen on { $address } for the other processes: { $why }

## what commands print

terminal-over_told = The game is over. { $how } Winner: { $winners }.
terminal-yes = y
terminal-interrupted = interrupted
terminal-bytes = { $file }: { $bytes } bytes
terminal-in_place = { $file } is restored
terminal-archived = { $file }: { $games } games
terminal-archived_nothing = there is nothing new to archive
terminal-room_carried = room { $room } ({ $game }, { $moves } moves) will be converted: { $why }
terminal-room_stuck = room { $room } ({ $game }, { $moves } moves) cannot continue: { $why }
terminal-games_checked = { $games } running games on version { $version }: { $as_they_are } continue unchanged, { $carried } will be converted, { $stuck } cannot continue
report-line = { $id }  { $at }  { $by } about { $whom }: { $reason } ({ $state })
report-open = open
report-was_closed = closed
report-count = { $count ->
        [one] { $count } report
       *[other] { $count } reports
    }
report-closed = report { $id } is now closed
report-none = there is no open report { $id }
moderate-nobody = there is no account called { $name }
moderate-pair = { $first } – { $second }: { $games } rated games, { $points }, { $moves } moves on average; { $signs }
moderate-address = address { $address }: { $names }; accounts created there: { $made }, rated games between them: { $met }
moderate-looked = Period: the last { $days } days. A sign is not proof; look at the games.
moderate-sign-same_address = same address
moderate-sign-one_sided = one-sided
moderate-sign-short_games = short games
moderate-sign-each_other = few other opponents
moderate-sign-new_account = new account
moderate-voided = game { $room } has been voided, and the ratings will be recalculated
moderate-not_voidable = { $room } is not a finished rated game, or it has already been voided
moderate-muted =
    { $days ->
        [0] { $name } is muted permanently
        [one] { $name } is muted for one day
       *[other] { $name } is muted for { $days } days
    }
moderate-unmuted = { $name } is no longer muted
moderate-not_muted = { $name } is not muted
moderate-for_good = permanently
moderate-muted_line = { $name }  until { $until }, by { $by }  { $why }
moderate-muted_count = muted: { $count }
moderate-granted = { $name } is now a moderator
moderate-revoked = { $name } is no longer a moderator
moderate-no_moderator = { $name } is not a moderator
moderate-count = moderators: { $count }
verdict-actions = { $file }: { $game }, { $actions } actions verified, { $how }
verdict-ended = finished, won by { $winners }
verdict-told = finished ({ $how }), won by { $winners }
verdict-unfinished = unfinished
verdict-dice = ; the dice follow from the seed (SHA-256 { $hash })
verdict-dice_not = ; the dice do not follow from the seed (SHA-256 { $hash })
verdict-dice_unproved = ; some dice cannot be shown to follow from the seed (SHA-256 { $hash })
verdict-part = actions { $first } to { $last }, by version { $version }, rules { $rules }: verified
verdict-part_not_checked = actions { $first } to { $last }, by version { $version }, rules { $rules }: not checked, because the current rules are different ({ $why })
verdict-part_empty = no actions by version { $version }, rules { $rules }
verdict-other_rules = { $file }: { $game }, { $actions } actions, all played under other rules ({ $rules }) than the current ones ({ $today }), so none of them has been checked
verdict-rules_unknown = unknown
covered-example = example of { $rules }
covered-unknown = named by tests but missing from the rules: { $rules }
covered-summary = { $rules } rules, { $informative } informative, { $covered } covered ({ $percent } %), { $uncovered } not covered; examples { $examples }
ruling-reading = How we play it: { $text }
ruling-reason = Reason: { $text }
ruling-other = The other reading: { $text }
ruling-house = As a house ruling: { $text }
ruling-sources = Sources: { $text }
rulings-summary = { $count ->
    [one] { $count } ruling
   *[other] { $count } rulings
 }, of which { $house } can be changed by a house ruling
texts-missing_some = { $language }: { $count } missing
texts-missing_none = { $language }: nothing missing
bench-decisions = decisions/s
bench-choices = decisions with several options/s
bench-games = games/s
bench-clones = clones/s
bench-legal = legal actions, mean
bench-ratio = ratio
bench-build = { $build } build, { $python }
bench-two_builds = compiled and pure, { $python }, medians of several rounds
bench-same = the decisions are the same
bench-not_same = THE DECISIONS DIFFER
help-usage = Usage:
help-show = Show this message and exit.
help-arguments_panel_title = Arguments
help-options_panel_title = Options
help-commands_panel_title = Commands
help-default_string = [default: {"{}"}]
help-envvar_string = [env var: {"{}"}]
help-required_long_string = [required]
misuse-no_option = No such option: { $option }
misuse-missing = Missing parameter: { $parameter }
misuse-value = Invalid value for { $parameter }: { $why }
misuse-other = The command could not be understood: { $why }

## the teacher: hints and reviews

review-progress = { $done } of { $count } decisions analysed
review-head = { $game }: { $moves } moves, { $trials } simulations per comparison
review-judged_learned = Chances are estimated with weights learned from played games.
review-judged_estimate = Chances are rough estimates, because there are no learned weights for this game yet.
review-judged_nothing = Westmarch cannot evaluate positions of this game.
review-since = The review starts at move { $move }, because the earlier moves were played under another version of the rules.
review-side = { $side }: { $begin } % at the start, { $end } % at the end; own play { $play }, opponents’ play { $others }, luck { $luck }
review-side_alone = { $side }: { $begin } % at the start, { $end } % at the end; play { $play }, luck { $luck }
review-turning = Turning points
review-turn = move { $move }, turn { $turn }, decision of { $seat }: { $side } { $change } (play { $play }, luck { $luck })
review-mistakes = Costliest decisions
review-mistake = move { $move }, turn { $turn }, { $seat }: { $cost } % (± { $error }); chosen: { $chosen }; better: { $better }
review-no_mistakes = No costly decisions.
hint-why_best = Compared with the next best choice, on average: { $gains }.
hint-why_other = Compared with the best choice, on average: { $gains }.
hint-why_weakest = Compared with the weakest choice simulated, on average: { $gains }.
hint-why_won = The game is won immediately in { $share } % of the simulations.
hint-why_lost = The game is lost immediately in { $share } % of the simulations.
hint-why_unclear = The simulations show no single reason.
hint-why_only = No other choice looked worth simulating.
hint-gain = { $thing } { $amount }
log-hint = { $name } asks for a hint.
log-hints_on = Hints are now allowed.
log-hints_off = Hints are no longer allowed.
error-hints_off = Hints are turned off at this table.
error-no_hint = Westmarch cannot give a hint for this decision.
error-hint_failed = The hint could not be computed. Please ask again.
error-host_hints = Only the host of the table can turn hints on or off.
error-review_players = Only the players can request a review while the game is in progress.
error-review_rated = A rated game can be reviewed only after it is over.
error-reviews_at_once = You already have { $most ->
    [one] 1 review in progress. Please wait until it is finished.
   *[other] { $most } reviews in progress. Please wait for one of them to finish.
}
error-no_moves_yet = There are no moves to review yet.
gain-war_of_the_ring-points_shadow = Victory Points of the Shadow
gain-war_of_the_ring-points_free_peoples = Victory Points of the Free Peoples
gain-war_of_the_ring-threatened = points the Shadow threatens
gain-war_of_the_ring-counter_threat = points the Free Peoples threaten
gain-war_of_the_ring-road = chance that the Ring is destroyed (%)
gain-war_of_the_ring-steps = steps to the Crack of Doom
gain-war_of_the_ring-corruption = Corruption
gain-war_of_the_ring-revealed = Fellowship revealed
gain-war_of_the_ring-companions = Companions in the Fellowship
gain-war_of_the_ring-hunt_dice = dice for the Hunt
gain-war_of_the_ring-besieged = Strongholds under siege
gain-war_of_the_ring-units_free_peoples = Army units of the Free Peoples
gain-war_of_the_ring-units_shadow = Army units of the Shadow
gain-war_of_the_ring-active_nations = active Nations of the Free Peoples
gain-war_of_the_ring-pool_shadow = Action dice of the Shadow
gain-war_of_the_ring-pool_free_peoples = Action dice of the Free Peoples
gain-war_of_the_ring-rings_free_peoples = Elven Rings
gain-five_armies-points = Victory Points of the Shadow
gain-five_armies-ten = chance of ten points (%)
gain-five_armies-fate = Fate track space
gain-five_armies-units_free_peoples = units of the Free Peoples
gain-five_armies-units_shadow = units of the Shadow
gain-five_armies-damage_free_peoples = damage of the Free Peoples
gain-five_armies-damage_shadow = damage of the Shadow
gain-five_armies-leaders_free_peoples = leadership of the Free Peoples
gain-five_armies-leaders_shadow = leadership of the Shadow
gain-five_armies-bodyguards = Bolg's bodyguards
gain-five_armies-generals_ready = Generals activated
gain-five_armies-eagles = Eagles
gain-lotr_card_game-quest_points_left = quest points left
gain-lotr_card_game-threat = threat
gain-lotr_card_game-heroes = heroes
gain-lotr_card_game-hero_damage = damage on heroes
gain-lotr_card_game-allies = allies
gain-lotr_card_game-willpower = willpower
gain-lotr_card_game-attack = attack
gain-lotr_card_game-defence = defence
gain-lotr_card_game-resources = resources
gain-lotr_card_game-attachments = attachments
gain-lotr_card_game-cards = cards in hand
gain-lotr_card_game-staging_threat = threat in the staging area
gain-lotr_card_game-engaged = engaged enemies
gain-lotr_card_game-engaged_attack = attack of engaged enemies
gain-lotr_card_game-location_points = quest points on locations in the staging area
gain-lotr_card_game-active_location_points = quest points on the active location
gain-battles_of_westeros-own_figures = your figures
gain-battles_of_westeros-other_figures = enemy figures
gain-battles_of_westeros-own_points = your victory points
gain-battles_of_westeros-other_points = the enemy's victory points
gain-battles_of_westeros-own_lost = your units lost
gain-battles_of_westeros-other_lost = enemy units lost
gain-battles_of_westeros-own_commanders = your commanders
gain-battles_of_westeros-other_commanders = enemy commanders
gain-battles_of_westeros-own_order_tokens = your order tokens
gain-battles_of_westeros-other_order_tokens = the enemy's order tokens
gain-battles_of_westeros-own_command_tokens = your command tokens
gain-battles_of_westeros-other_command_tokens = the enemy's command tokens
gain-battles_of_westeros-own_cards = your cards in hand
gain-battles_of_westeros-other_cards = the enemy's cards in hand

## calls: your turn

call-title = Your turn: { $game }
call-line = It is your move in turn { $turn }.
call-line-with = It is your move in turn { $turn }. Other players: { $others }.
call-until = You have until { $when } UTC.
call-short = You are running out of time: { $game }
call-nudge = { $name } is waiting for your move.
call-test-title = Test notification from Westmarch
call-test = Westmarch will notify you of your turn like this.
call-digest = { $games ->
    [one] Your turn in one game
   *[other] Your turn in { $games } games
}
call-letter-off = To stop these e-mails, open this link: { $link }
call-confirm-title = Westmarch: confirm your e-mail address
call-confirm = { $name } asked Westmarch to send turn notifications to this address. If that was you, open this link to confirm:
call-confirm-else = If it was not you, ignore this e-mail. You will not receive any others.

## letters, the end of a connection (short: it goes over the wire), what the page says of itself

mail-subject = Westmarch: password reset
mail-code = Your password reset code for the account { $name } is
mail-once = The code can be used once and expires in an hour. If you didn’t request this, ignore this e-mail.
mail-new_password-title = Westmarch: your password has been changed
mail-new_password = The password of the account { $name } has been changed. You have been logged out everywhere, and codes sent earlier no longer work.
mail-new_address-title = Westmarch: your e-mail address has been changed
mail-new_address = This e-mail address is no longer connected to the account { $name }. Codes sent here earlier no longer work.
mail-not_me = If this was not you, somebody else knows your password. Set a new one with a recovery code, and write to the administrators of the site:
closing-loaded_again = The table is reloading.
closing-restarting = The server is restarting.
closing-logged_out = You have been logged out.
closing-removed = The table has been deleted.
closing-too_slow = The connection is too slow.
closing-refused_often = Too many messages were refused.
closing-bad_token = The token has been revoked.
closing-declined = The challenge has been declined.
closing-seat_of_another = The seat now belongs to somebody else.
closing-game_over = The game is over.
page-description = Play War of the Ring, The Battle of Five Armies, The Lord of the Rings: The Card Game and Battles of Westeros in your browser by their full rules, with friends or against bots.
page-title = Westmarch: great games of war and quest, by their full rules
page-line = Play now in your browser, with friends or against bots. No account and nothing to install.
page-picture = The tables of the four games under a painted sky
page-manifest = Four board games of war and quest, played by their full rules.
page-works = The server is running, but the browser client has not been built.
page-build = To build it, run { $web } in the project folder (Node.js is required). { $play } builds everything and starts the server.
page-schema = The API is described at { $schema }.

## contests, datasets, training: what is wrong with them

file-no_text = { $file } is not UTF-8 text
contest-once_and_each = option { $option } is given both for all bots and for each bot
contest-lessons_or_each = self-play lessons already define the options; leave out --lessons or --each
contest-no_values = option { $option } has no values
contest-no_test = test '{ $text }' must have the form elo0,elo1 or elo0,elo1,alpha,beta
contest-elos = the test needs elo0 < elo1; { $elo0 } and { $elo1 } were given
contest-alpha = alpha and beta of the test must be between 0 and 0.5
contest-sides = the arena plays games with one or two sides; { $setting } has { $sides } (choose options such as players=2)
contest-no_game = no game was named
contest-form = form cannot be '{ $form }' (values: { $forms })
contest-no_games = games must be at least 1
contest-bot_twice = bot { $bot } is named twice
contest-setting_twice = setting { $setting } is listed twice
contest-two_bots = a test must compare at least two bots
contest-in_use = { $file } is in use by another contest
contest-no_line = { $file }: line { $line } is not a game: { $why }
contest-no_journal = { $file } is not the journal of a contest
contest-journal_format = { $file }: unknown journal format { $format }
contest-other_version = { $file } contains games of westmarch { $version }, but this is { $this }; use another folder
contest-no_ray = Ray is not installed (pip install 'westmarch[cluster]')
contest-no_cluster = no Ray cluster at '{ $address }': { $why }
contest-game_or_file = name a game, or a file with --config, but not both
contest-options_in_file = with --config, put the options into the file
data-where = game { $game }, step { $step }
data-not_asked = { $where }: seat { $seat } has no decision to make
data-other_actions = { $where }: different actions are legal
data-other_end = game { $number } ends differently from the dataset
data-no_table = a dataset has no table '{ $table }' (tables: { $games }, { $decisions })
data-no_dataset = { $folder } is not a dataset: { $file } is missing
data-schema = { $folder }: unknown schema { $schema } (known: { $known })
data-another = { $folder } contains another dataset: its { $field } is { $theirs }, not { $ours }
data-died = a process died; run the same command again to create the missing shards
data-needs = datasets need PyArrow and NumPy (pip install 'westmarch[data]'): { $why }
data-one_game = options apply to one game; name it
train-no_examples = there are no examples in { $folder }
train-hidden = hidden '{ $text }' is not a list of sizes
bot-cannot_run = the exec bot cannot run '{ $command }': { $why }
bot-no_command = the exec bot needs a command: exec:./mybot
bot-no_server = '{ $server }' is not the address of a server: { $why }
bot-not_reached = cannot reach { $server }: { $why }
bot-plays_none = bot { $bot } does not play any of the games
bot-broke_off = connection lost ({ $why }); reconnecting
bot-is_there = { $bot } is online for { $games }
bot-begins = room { $room }: { $game } starts
bot-won = room { $room }: won ({ $ending })
bot-not_won = room { $room }: not won ({ $ending })
bot-trouble = room { $room }: { $why }
bot-no_program = the exec bot cannot run '{ $command }': there is no program '{ $program }'
bot-seconds = parameter seconds of the exec bot cannot be { $seconds }
bot-no_knowledge = the search bot does not support { $game } yet
bot-no_weights = cannot read weights from { $file }: { $why }
bot-other_features = the weights in { $file } were trained for different features
train-examples = { $games } games, { $positions } positions
train-loss = validation loss: { $loss }
train-gate = gate: { $new } to { $old }
train-installed = installed
train-weights = the weights are in { $folder }
decks-generation = generation { $number }: the best deck won { $won } of { $games }
decks-found = { $won } of { $games } ({ $low } to { $high } %): { $deck }
decks-parents = { $parents } decks cannot be kept out of { $decks }
decks-names = '{ $text }' is not an id with names in three languages (ID=EN/PL/RU)
puzzles-unreadable = the file does not contain puzzles: { $why }
puzzles-found = { $id }: { $what }; the best line wins { $chance }
puzzles-made = added { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} to { $file }; the next game is number { $next }
puzzles-checked = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}, { $wrong } wrong
contest-no_ray_address = '{ $address }' is not the address of a Ray cluster (auto, local, host:port)
