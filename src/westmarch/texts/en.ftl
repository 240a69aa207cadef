### What the house itself says, in English: errors of the server, lines of its own in a log, the terminal. A translation is
### a copy of this file with other words, beside it; docs/translating.md tells the rest.

name-and = and
name-or = or

## errors of the server

error-try_again = The room is being loaded again; try once more.
error-server_error = Something went wrong in the server (reference { $reference }).
error-nested = The request is nested too deeply.
error-unfit = The request holds what cannot be kept.
error-refused = The request was refused.
error-no_database_soon = The database does not answer; try again soon.
error-no_database = The database does not answer.
error-no_redis = That is not possible for the moment; try again soon.
error-carried_over = This version of the rules cannot show that table.
error-earlier_rules = That was played by an earlier version of the rules.
error-not_started = The game has not started yet.
error-hands_hidden = The hands are shown when the game is over.
error-not_your_seat = That is not your seat.
error-not_finished = That can be had when the game is over.
error-no_account = A guest has no account; make one first.
error-no_mail = This server sends no mail; use a recovery code.
error-too_fast = That is too fast; wait a little.
error-too_often = That is too often; wait a little.
error-not_json = Messages are JSON text.
error-message_too_large = The message is too large.
error-somebody = Open the page first to be somebody.
error-others_talk = Let the others have a word too.
error-bad_name = A name has 3 to 30 characters: letters, digits, spaces, hyphens, underscores and apostrophes, and at least one letter.
error-house_name = That name would speak for the site or one of its bots. Choose another.
error-not_stored = That could not be stored; try again.
error-draining = The server is being restarted; try again in a moment.
error-readers_busy = Too many texts are being read; try again soon.
error-bad_deck = The deck names a card that is no hero or no player card.
error-cross_origin = This request comes from another site.
error-too_many_rooms = You have too many rooms; close some of them first.
error-seat_taken = Somebody sits there already.
error-started = The game has started already.
error-players_start = Only the players can start the game.
error-seats_free = Not all seats are taken yet.
error-no_sequel = No game follows this one.
error-not_over = The game is not over yet.
error-players_again = Only the players can play again.
error-others_playing = Others are playing this game.
error-not_yours_room = Only who made the room can remove it.
error-others_here = Others are playing here; resign instead.
error-account_name = An account keeps its name.
error-name_taken = Somebody has that name already, or one that looks like it.
error-wrong_login = The name or the password is wrong.
error-wrong_password = The password is wrong.
error-wrong_code = The name or the code is wrong, or it has been used.
error-bad_mail = That is no address for mail.
error-weak_password = That password is too easy to guess. Choose one that is not a common word, your name or a row of keys.
error-stale = The table has moved on since; look again.
error-not_your_turn = Another player is to decide.
error-nothing_to_undo = There is nothing of yours to take back.
error-no_offer = Nobody has asked to take a move back.
error-undo_asked = You have asked to take this move back already.
error-undo_declined_often = The others have declined { $most } times in this game: you cannot ask again.
error-others_answer = This is for the others to answer.
error-empty = There is nothing to say.
error-nobody = Nobody is known here; ask for /api/me first.
error-battle_unreadable = The battle cannot be read: { $why }.
error-battle_long = The battle has more than { $most } characters.
error-moves = The game has { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
error-not_understood = The message is not understood: { $why }
error-too_long = That takes too long to read.
error-unreadable = That cannot be read.
error-unknown_bot = The bots of { $game } are: { $bots }.
error-wrong_seats = This game has { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
error-unknown_language = The languages spoken here are: { $languages }.
error-too_many_battles = You keep { $most } battles already; remove some of them first.
error-too_many_decks = You keep { $most } decks already; remove some of them first.
error-not_yours_battle = Only who made the battle can change it; make a copy.
error-not_yours_deck = Only who made the deck can change it; make a copy.
error-changed_battle = The battle was changed elsewhere; load it again, or keep yours as a copy.
error-changed_deck = The deck was changed elsewhere; load it again, or keep yours as a copy.
error-too_many_published = You have { $most } of them on the shelf already; withdraw some first.
error-like_own = It is your own; the others may like it.
error-not_published = It is not published.
error-not_playable_battle = A battle that others are to play must have no mistakes: mend it, or withdraw it first.
error-not_playable_deck = A deck that others are to play with must be legal: mend it, or withdraw it first.
error-nested_text = It is nested too deeply.
error-too_much = It asks for too much.
error-unreadable_text = It cannot be read: { $why }.
error-no-archive = There is no such file in the archive.
error-no-address = There is no such address.
error-bad_ringsdb = That is no address or id of a RingsDB deck.
error-ringsdb_off = This server fetches no decks from RingsDB; copy the deck's text instead.
error-no_ringsdb = RingsDB cannot be reached at the moment; copy the deck's text instead.
error-no-ringsdb = RingsDB shows no such deck; its owner may not share it.
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
error-no-action = There is no such action in this game.
error-no-bot = There is no such bot.
error-no-bot-game = This bot has no seat in such a game.
error-no-challenge = This bot is not challenged there.

## bot accounts

error-bad_token = A bot sends its token: Authorization: Bearer TOKEN. This one is not known, or was revoked.
error-too_many_bots = You have { $most } bots already; remove some of them first.
error-too_many_games = The bot plays { $most ->
        [one] { $most } game
       *[other] { $most } games
    } already, as many as it may.
error-too_many_streams = A bot may have { $most } connections open; close some of them first.
error-not_challenged = { $bot } takes no challenges.
error-other_games = { $bot } does not play { $game }.
error-one_answer = An answer names one action: by action, text or id.
error-at_the_table = That is said at a table: connect to the game.
error-game_over = The game is over.
error-not_yours_seats = Only who made the room can say who plays.
error-house_bots_only = A bot of the house goes on for it; name one of them.
error-players_hand_over = Only the players can say who goes on.
error-not_a_bot = That seat is not a bot's.
error-bot_is_there = The bot is there; it may go on.

## people among each other: rated games, challenges, friends, blocks

error-no-person = There is no account with that name.
error-no-seek = There is no such challenge.
error-no-tournament = There is no such tournament.
error-rated_running = A rated game is played on at its own table.
error-puzzle_open = Solve the puzzle or give it up first; then you can go on from any position of it.
error-rated_stays = A rated game stays where it is.
error-rated_undo = In a rated game only what has shown nothing new can be taken back.
error-not_abortable = Each side has made two moves: this game can only be resigned now.
error-blocked = You two do not play together: one of you has blocked the other.
error-blocked_chat = Somebody at this table does not want to hear from you.
error-yourself = That is you.
error-too_many_followed = You follow { $most } people already.
error-too_many_blocked = You have blocked { $most } people already.
error-too_many_reports = You have made { $most } reports today; they will be read.
error-too_many_accounts = Too many accounts have been made from your network today. Please try again tomorrow.
error-too_many_listed = You already have as many open tables in the lobby as you may. Close one of them, or make this one for friends with the link.
error-address_in_name = A name cannot contain a web address.
error-muted_here = A player has muted you at this table.
error-muted_everywhere = A moderator has muted you: you cannot chat for now.
error-players_mute = Only those who play here can mute somebody.
error-too_many_muted = Too many people are muted at this table already.
error-not_moderator = Only moderators can do that.
error-own_game = You played in this game: another moderator has to judge it.
error-not_voidable = This is no finished rated game, or it already counts for nobody.
error-vacation_little_time = It is your turn in { $game }, and less than a quarter of your time for the move is left. Move there first.
error-no-report = There is no such open report.
error-no-mute = This person is not muted.
error-too_many_seeks = You have { $most } open challenges; withdraw some of them first.
error-two_players = A challenge is for two players; for more, make a table.
error-challenge_bot = A bot is challenged at a new table.
error-seek_gone = The challenge is gone: somebody has taken it up, or its time is over.
error-not_for_you = This challenge is not for you.
error-no-tournament = There is no such tournament.
error-tournament_options = A tournament is played with the options of the house: no battle or deck that somebody made.
error-tournament_game = Tournaments are for games of two players against each other.
error-tournament_name = Give the tournament a name.
error-tournament_start = A tournament starts at a time to come, within thirty days.
error-tournament_closed = This tournament cannot be entered or changed any more: it is full, it has begun, or it is over.
error-tournament_maker = Only who made the tournament may do that.
error-tournament_too_few = At least { $fewest } must have entered.
error-tournament_changed = Somebody has just entered or left; try once more.
error-too_many_tournaments = You have made { $most } tournaments that are not over yet.
seek-guest = For accounts only: a guest has no rating.
seek-too_low = For players with a higher rating.
seek-too_high = For players with a lower rating.
unrated-cooperative = All play together against the game: records are kept, nothing is rated.
unrated-seed = Somebody has chosen the seed.
unrated-position = The game starts from a chosen position.
unrated-continued = The game goes on from another.
unrated-options = Only battles and decks of the house are rated.
unrated-house_rulings = Games under house rulings are not rated: ratings compare games played by the same rules.
unrated-bot = This bot of the house has not been measured, and is no opponent in a rated game.
unrated-nobody = Nobody plays whose rating could change.
unrated-both_sides = One person plays on both sides.
unrated-own_bot = Nobody is rated against a bot of his own.
unrated-guest = Guests have no rating; make an account first.
## slow games: clocks, claims, vacations

error-bad_clock = A clock has days for each move, or hours for the game and minutes more for each move.
error-players_claim = Only the players can do that.
error-nothing_to_claim = There is nothing to claim here now.
error-not_that_way = That cannot be claimed here.
error-is_there = That player is at the table.
error-other_side = You play against that seat.
error-no_draw = Nobody can agree to a draw at this table.
error-nobody_to_nudge = There is nobody to remind.
error-nudged = That was not long ago; a reminder goes out once a day.
error-bad_webhook = A webhook is an https address that the whole world can reach.
error-bad_subscription = That is no subscription of a browser.
error-too_many_browsers = You have ten browsers that are called already; remove one first.
error-no_letters = This server sends no letters.
error-no_address = An account with an address for mail is needed; set one above.
error-letter_failed = The letter could not be sent; try again later.
error-no_ways = Choose a way to be called first.
error-no-link = This link is no good, or no good any more.
error-on_vacation = You are on vacation already.
error-no_vacation = { $left ->
    [0] You have no days of vacation left this year.
    [one] You have one day of vacation left this year.
   *[other] You have { $left } days of vacation left this year.
}

## what the server tells in the log of any game

log-new_rules = This server has a new version of the rules, by which some of what was played here would go otherwise. Everything stays as it stands, and the game goes on by the new rules; moves made before cannot be taken back.
log-new_version = This server has a new version of the rules ({ $version }, until now { $was }), by which some of what was played here would go otherwise. Everything stays as it stands, and the game goes on by the new rules; moves made before cannot be taken back.
log-unreadable = This version of the rules ({ $version }) cannot go on with this game: { $why }. What was played can still be read.
log-people_resigned = { $name } gives up.
log-people_stopped = { $name } aborts the game before each side has made two moves: it counts for nobody.
log-people_aborted = The game ended before each side had made two moves: it is aborted and counts for nobody.
log-people_unrated = The game ended before each side had made two moves: it counts in the tournament, but changes no rating.
log-people_out_of_time = { $name } has run out of time.
log-people_abandoned = { $name } has not moved for long: { $claimer } claims the game.
log-people_drawn = The players agree to a draw.
log-people_seat_left = { $name } leaves the table; the seat is free.
log-people_seat_free = The seat of { $name } is free for somebody else.
log-people_seat_to_bot = A bot goes on for { $name }.
log-people_free_to_bot = A bot goes on at the free seat.
log-people_seat_joined = { $by } plays on for { $name } as well.
log-people_free_joined = { $by } plays the free seat as well.
log-people_seat_taken = { $by } takes the free seat and plays on.
story-out_of_time = { $losers } ran out of time in turn { $turn }.
story-abandoned = { $losers } did not move any more in turn { $turn }, and the game was claimed.
story-drawn = The players agreed to a draw in turn { $turn }.
upgrade-no_state = its last position was not saved
upgrade-bad_state = its last position cannot be read
upgrade-other_state = the journal leads to another state than the one saved

## the terminal

terminal-begin = Type a number to act, `help` for everything else.
terminal-left = The game is left unfinished.
terminal-over = The game is over ({ $ending }). Won by: { $winners }.
terminal-nobody = nobody
terminal-not_undone = Not taken back: { $why } (`undo!` if they do)
terminal-undone = { $seat } takes { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } back.
terminal-no_action = '{ $line }' is neither an action nor a command; `help` lists them.
terminal-refused = Not allowed: { $why }
terminal-unknown_action = '{ $line }' is no action of this game.
terminal-allowed = '{ $action }' is allowed.
terminal-nothing_refused = Nothing that belongs to this decision is refused.
terminal-holding_nothing = You hold nothing.
terminal-no_rule = No rule has '{ $word }'.
terminal-which_word = Which word? `rules WORD`
terminal-where_to = Where to? `save FILE`
terminal-saved = Saved; `westmarch play { $game } --load { $file }` goes on with it.
terminal-seed = { $title }, seed { $seed }
terminal-next_game = Go on to the next game of the campaign? [y/n]
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
    { "" }  NUMBER or ACTION   take that action
    { "" }  why [NUMBER|ACTION] why something cannot be done; alone: everything that cannot, and why
    { "" }  undo               take your last action back, while nothing new has been seen
    { "" }  undo!              take it back in any case (bots always agree)
    { "" }  board              the board
    { "" }  hand               what you hold
    { "" }  log [N]            the last lines of the log
    { "" }  rules WORD         rules that contain a word, or the rule with that id
    { "" }  position           the position as text
    { "" }  save FILE          write the record of the game so far
    { "" }  quit               leave

## simulate, arena, dataset

simulate-sum = { $finished } of { $games } games finished, { $errors } errors, { $decisions } decisions in { $seconds } s, { $rounds } rounds a game
simulate-sequels = { $count } more games were played as later parts of campaigns
simulate-wins = wins:
simulate-endings = endings:
simulate-reached = how far they got:
simulate-mean = mean { $mean }, from { $least } to { $most }
simulate-of_games = { $text } (of { $games } games)
simulate-by_round = at the end of each round (mean):
simulate-broken = broken: seed { $seed }: { $message }

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
arena-fault = { $bot } broke and lost a game: { $setting }, seed { $seed }: { $message }
arena-void = a game broke and counts for nobody: { $setting }, seed { $seed }: { $message }
arena-more_faults = { $count } more faults are in the report and in --json
arena-report = report: { $file }
arena-test_open = the test is still open after { $bouts } bouts (LLR { $llr })
arena-test_stronger = { $first } is stronger, after { $bouts } bouts (LLR { $llr })
arena-test_not_stronger = { $first } is not stronger, after { $bouts } bouts (LLR { $llr })

report-title = The arena: who plays best
report-intro = { $games } of { $planned } planned games; { $form }. Bots: { $bots }. Settings: { $settings }.
report-form_round_robin = everybody against everybody
report-form_gauntlet = the first bot against each of the others
report-ratings = Ratings
report-pairings = Pairings
report-tests = Tests
report-settings = Settings
report-setting = setting
report-times = Time per action
report-times_text = The dot is the mean, the line reaches to the slowest action; every step to the right is ten times as long.
report-advantage = { $games } games of { $rounds } rounds on average. Advantage of { $side }: { $advantage } Elo [{ $low }, { $high }].
report-together = { $games } games of { $rounds } rounds on average, played together against the game. Ease: { $advantage } Elo [{ $low }, { $high }].
report-ending = ending
report-reached = How far the games got
report-measure = measure
report-mean = mean
report-range = range or values
report-faults = Games that broke
report-fault_games = games: { $count }
report-players = players
report-seed = seed
report-how = How it was measured
report-method = Every deal is played by all bots, where two sides fight once on each side. Ratings are the most likely ones of the model of Bradley and Terry with an advantage of the first side in each setting; their mean is 0. All intervals are 95 %: of ratings by the profile likelihood, of shares by Wilson. A draw is half a point; who breaks a game loses it.
report-facts = Westmarch { $version }, seed { $seed }; { $decisions } decisions; { $seconds } s.

dataset-sum = { $game }: { $games } games, { $decisions } decisions, { $size } MB in { $seconds } s ({ $rate } games/s); { $folder }
dataset-kept = { $game }: { $games } games, { $decisions } decisions were there already; { $folder }
dataset-broken = { $game }: broken games: { $count }

## reasons that every game has in common

refusal-nothing_named = No action is named.
refusal-no_such_verb = No action is called “{ $verb }”.
refusal-wrong_number = { $count ->
        [0] “{ $verb }” stands alone.
        [one] “{ $verb }” names { $count } thing.
       *[other] “{ $verb }” names { $count } things.
    }
refusal-no_such_thing = “{ $verb }” cannot name “{ $value }”.
refusal-not_now = That answers another question than the one that is open now.
refusal-cannot_be_left_out = This step cannot be left out or ended here: choose one of the possibilities.
refusal-does_not_fit = This choice is about other things; its rule says which.
refusal-no_such_macro = There are { $count } macros now, counted from 0.
refusal-no_such_id = No action has the id { $id }.

## what is wrong with options, files, records, positions and settings; each begins in small letters and has no full stop

either = { $one } or { $other }
option-none = { $game } has no options, and so no '{ $option }'
option-unknown = { $game } has no option '{ $option }' (options: { $options })
option-value = option { $option } cannot be '{ $value }' (values: { $values })
option-bots_for_seats = { $bots } bots are named for the { $seats } seats: { $names }
option-bots_for_others = { $bots } bots are named for { $seats } other seats
option-language = '{ $language }' is not spoken here ({ $languages })
option-no_pair = option '{ $text }' is not of the form key=value
option-twice = option { $option } is given twice
option-no_list = { $what } '{ $text }' is not a list of names separated by commas
option-no_seat = no seat is called '{ $seat }' (seats: { $seats })
option-no_seat_or_all = no seat is called '{ $seat }' (seats: { $seats }, all)
option-no_seat_number = no seat has the number { $seat } (seats: { $seats })
option-no_game = no game is called '{ $game }' (games: { $games })
option-no_such_game = no game is called '{ $game }'
match-no_end = no end after { $decisions } decisions
play-position_options = a position names its own options; leave --option out
play-record_options = a record names its own options and position; leave the others out
play-other_game = { $file } is a record of { $game }, not of { $wanted }
rules-no_tests = the tests are not here; run this in a source checkout, or give --tests
texts-no_language = '{ $language }' is no language, such as de
texts-there_already = there are texts in '{ $language }' already
bench-no_catanatron = Catanatron is not installed; `make bench` installs it
bench-not_compiled = there is no compiled engine: `make fast` builds it
bench-against_pure = a bot is compared with { $pure } only, not with '{ $against }'
bench-games_alone = --games goes with --seconds, --seed and --json only
bench-no_game = name a game, or several with --games
bench-unknown_yardstick = cannot compare with '{ $against }' (known: { $known })
gym-not_observed = { $game } cannot be observed (games: { $games })
gym-illegal = illegal cannot be '{ $value }' (values: { $values })
gym-bots_for_others = { $game } has { $seats } other seats; { $bots } bots were named
bot-unknown = no bot for { $game } is called '{ $name }' (bots: { $bots })
bot-not_there = no bot is at '{ $name }': { $why }
bot-no_bot = '{ $name }' is not a bot: it has no act or does not say whether it is blind
bot-no_parameter = bot { $bot } has no parameter '{ $parameter }' (parameters: { $parameters })
bot-no_parameters = bot { $bot } has no parameter '{ $parameter }' (parameters: none)
bot-wrong_kind = parameter { $parameter } of bot { $bot } cannot be '{ $text }' (it is of kind { $kind })
bot-not_offered = { $bot } chose { $action }, not offered: { $why }
file-unreadable = cannot read { $file }: { $why }
file-unwritable = cannot write { $file }: { $why }
file-not_utf8 = cannot read { $file }: not UTF-8 text
file-wrong = { $file }: { $why }
file-there_already = { $file } is there already
file-no_folder = there is no folder { $folder }
file-no_folder_made = cannot make the folder { $folder }: { $why }
file-no_data_folder = cannot make the data folder { $folder }: { $why }
action-declared_twice = verb { $verb } is declared twice
action-none = no such action: '{ $action }'
action-no_number = no action has the id { $number }
action-illegal = illegal action '{ $action }': { $why } ({ $rule })
undo-nothing_to_undo = there is nothing to take back
undo-undo_new_information = dice were rolled or cards shown since; the others must agree
undo-undo_other_seat = another player's decision lies between; the others must agree
undo-undo_carried_over = that was before the game was carried over to another version

record-line = line { $line }: { $why }
record-empty = the record is empty
record-not_utf8 = not a record: not UTF-8 text
record-format = record format { $format } is not known (known: { $known })
record-breaks_off = the record breaks off; its closing line is missing
record-actions_before = { $actions } actions stand before this line
record-actions = the record has { $actions } actions, its closing line says { $said }
record-nested = nested too deeply
record-no_json = not JSON
record-no_object = not a JSON object
record-no_header = not a record's header ({ $field })
record-no_action = not a record's action ({ $field })
record-no_carried = not a record's note of another version ({ $field })
record-no_closing = not a record's closing line ({ $field })
record-seats = the seats are not those of { $game } with these options
record-other_seat = seat { $seat } acts, but it is for seat { $asked }
record-illegal = illegal action '{ $action }': { $why }
record-hash = the state's hash differs from the recorded one
record-final_hash = the final state's hash differs from the recorded one
record-results = the game does not use exactly the recorded random results
record-ending = the record says the game ends '{ $said }', but it is '{ $found }'
record-winners = the record names other winners than the game
record-other_state = it leads to another state than the one carried over
record-other_rules = it was played by other rules ({ $rules }) than those of today ({ $today }), which do not bear it out: { $why }
record-unknown_rules = it was played by a version that did not note its rules, and those of today ({ $today }) do not bear it out: { $why }
record-only = { $file } has only { $actions } actions, not { $wanted }
record-other_seed = { $file }: the seed is another one: its SHA-256 is { $hash }
record-not_fair = { $file }: dice or draws do not follow from the seed
record-too_many = the record has more than { $most } actions
record-impossible_result = random result { $value } is not between { $low } and { $high }
record-layout = the saved state has layout { $found }; this version knows { $known }
record-no_way = nothing brings a saved state from layout { $layout } to { $next }
record-no_state = not a saved state: { $why }
record-no_beginning = the game has no beginning
record-no_journal = the journal cannot be read: { $why }
record-carried_over = the game was carried over to another version of the rules on its way
record-other_move = the saved state is of another move

position-line = position, line { $line }: { $why }
position-whole = position: { $why }
position-none = not a position: { $why }
position-nested = not a position: it is nested too deeply
position-unfit = the position does not fit together: { $why }
position-meant = { " " }(did you mean { $near }?)
position-no_colon = '{ $head }' says nothing: a colon is missing
position-head_of_what = '{ $head }' of what?
position-unknown = no { $what } is called '{ $word }'{ $hint }
position-twice = '{ $head }' is stated twice
position-one_of = { $head } must be one of { $values }
position-number = { $what } must be a number from { $least } to { $most }
position-named_already = { $name } is already named in line { $line }
position-pairs = { $head }: names with a number each
position-no_number = { $head }: '{ $word }' is not a number
position-of_what = { $count } of what?
position-played_for = { $card }, played for { $tile }, is also in line { $line }
position-no_deck = no deck is called '{ $deck }' ({ $decks })
position-other_deck = { $card } belongs to another deck
position-no_seat = no seat is called '{ $seat }' (seats: { $seats })
position-not_a_side = '{ $word }' is not a side: fp or shadow
position-place_twice = { $place } is stated twice
position-both_sides = armies of both sides at { $place }
position-only_one = there is only one { $thing }
position-too_many_units = more than { $most } units at { $place }
position-who_controls = who controls { $place }?
position-no_special_tile = { $tile } is no special tile
position-no_face = a { $side } die has no { $face }
position-only_dice = { $side } has only { $most } dice
position-other_side = { $card } is a card of the other side
position-not_staying = { $card } does not stay on the table
position-only_going_on = a position can be written only of a game that goes on
position-only_between = a position can be written only between actions
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
pack-no_game = data pack { $folder }: no { $game } can be made of it ({ $why })
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
database-not_whole = { $file } is no whole copy: { $why }
database-replace = { $file } is there already (--replace puts the copy in its place)
database-not_empty = the database is not empty (--replace puts the copy in its place)
database-in_use = the database is in use; stop the servers and workers first
database-no_program = { $program } is not installed (Debian: apt install postgresql-client)
database-it_failed = it failed
database-not_opened = cannot open the database: { $why }
database-unreadable = cannot read the database: { $why }
database-unknown_kind = database '{ $text }' is of an unknown kind (known: { $known })
database-older_version = the database has layout { $layout }, which this version of westmarch no longer brings up to date: open it once with westmarch { $version } first
database-later_version = the database is of a later version of westmarch ({ $why })
database-another_server = another server uses { $database } already; several need a PostgreSQL database and Redis (--database, --redis)
database-another_site = another server uses this database already; several need Redis, and all of them the same (--redis)
setting-worker_needs = a worker needs --database postgresql://.. and --redis redis://..
setting-processes_need = several processes (--redis) need a PostgreSQL database (--database)
setting-no_network = '{ $text }' is no address or network (10.0.0.7 or 10.0.0.0/8)
setting-no_address = '{ $text }' is no address (HOST or HOST:PORT)
setting-no_redis_address = '{ $text }' is no address of Redis (redis://HOST:PORT/0)
setting-no_redis = cannot reach Redis: { $why }
setting-mail = the mail server is said as smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS
setting-smtp_needs_site = --smtp needs --site https://NAME: the links in letters lead there.
setting-site = the site's address is said as https://NAME, not '{ $text }'
setting-cannot_listen = cannot listen at { $host } port { $port }: { $why }
setting-cannot_listen_inside = cannot listen at { $address } for the other processes: { $why }

## what commands print

terminal-over_told = The game is over. { $how } Won by: { $winners }.
terminal-yes = y
terminal-interrupted = interrupted
terminal-bytes = { $file }: { $bytes } bytes
terminal-in_place = { $file } is in place
terminal-archived = { $file }: { $games } games
terminal-archived_nothing = nothing new for the archive
terminal-room_carried = room { $room } ({ $game }, { $moves } moves) is carried over: { $why }
terminal-room_stuck = room { $room } ({ $game }, { $moves } moves) cannot go on: { $why }
terminal-games_checked = { $games } running games on version { $version }: { $as_they_are } go on as they are, { $carried } are carried over, { $stuck } cannot go on
report-line = { $id }  { $at }  { $by } about { $whom }: { $reason } ({ $state })
report-open = open
report-was_closed = closed
report-count = { $count ->
        [one] { $count } report
       *[other] { $count } reports
    }
report-closed = report { $id } is closed
report-none = there is no open report { $id }
moderate-nobody = nobody is called { $name }
moderate-pair = { $first } – { $second }: { $games } rated games, { $points }, { $moves } moves on average; { $signs }
moderate-address = address { $address }: { $names }; accounts made there: { $made }, rated games between them: { $met }
moderate-looked = Looked at the last { $days } days. A sign is no proof: look at the games.
moderate-sign-same_address = same address
moderate-sign-one_sided = one-sided
moderate-sign-short_games = short games
moderate-sign-each_other = hardly anybody else
moderate-sign-new_account = new account
moderate-voided = game { $room } counts for nobody now; the ratings are counted anew
moderate-not_voidable = { $room } is no finished rated game, or it counts for nobody already
moderate-muted =
    { $days ->
        [0] { $name } is muted for good
        [one] { $name } is muted for one day
       *[other] { $name } is muted for { $days } days
    }
moderate-unmuted = { $name } may speak again
moderate-not_muted = { $name } is not muted
moderate-for_good = for good
moderate-muted_line = { $name }  until { $until }, by { $by }  { $why }
moderate-muted_count = muted: { $count }
moderate-granted = { $name } is a moderator now
moderate-revoked = { $name } is no moderator any more
moderate-no_moderator = { $name } is no moderator
moderate-count = moderators: { $count }
verdict-actions = { $file }: { $game }, { $actions } actions verified, { $how }
verdict-ended = ended, won by { $winners }
verdict-told = ended ({ $how }), won by { $winners }
verdict-unfinished = unfinished
verdict-dice = ; dice follow from the seed (SHA-256 { $hash })
verdict-dice_not = ; dice do not follow from the seed (SHA-256 { $hash })
verdict-dice_unproved = ; not all dice can be shown to follow from the seed (SHA-256 { $hash })
verdict-part = actions { $first } to { $last }, by version { $version }, rules { $rules }: verified
verdict-part_not_checked = actions { $first } to { $last }, by version { $version }, rules { $rules }: not checked, because today's rules are different ({ $why })
verdict-part_empty = no actions by version { $version }, rules { $rules }
verdict-other_rules = { $file }: { $game }, { $actions } actions, all played by other rules ({ $rules }) than today's ({ $today }), so none of them is checked
verdict-rules_unknown = unknown
covered-example = example of { $rules }
covered-unknown = named by tests but not in the rules: { $rules }
covered-summary = { $rules } rules, { $informative } informative, { $covered } covered ({ $percent } %), { $uncovered } uncovered; examples { $examples }
ruling-reading = We play: { $text }
ruling-reason = Reason: { $text }
ruling-other = The other reading: { $text }
ruling-house = As a house ruling: { $text }
ruling-sources = Sources: { $text }
rulings-summary = { $count ->
    [one] { $count } ruling
   *[other] { $count } rulings
 }; a table may change { $house }
texts-missing_some = { $language }: { $count } missing
texts-missing_none = { $language }: nothing missing
bench-decisions = decisions/s
bench-choices = real choices/s
bench-games = games/s
bench-clones = clones/s
bench-legal = legal actions, mean
bench-ratio = ratio
bench-build = { $build } build, { $python }
bench-two_builds = compiled against pure, { $python }, medians of several rounds
bench-same = the same decisions
bench-not_same = NOT THE SAME decisions
help-usage = Usage:
help-show = Show this message and exit.
help-arguments_panel_title = Arguments
help-options_panel_title = Options
help-commands_panel_title = Commands
help-default_string = [default: {"{}"}]
help-envvar_string = [env var: {"{}"}]
help-required_long_string = [required]
misuse-no_option = No such option: { $option }
misuse-missing = Missing: { $parameter }
misuse-value = Invalid value for { $parameter }: { $why }
misuse-other = The command is not understood: { $why }

## the teacher: hints and reviews

review-progress = { $done } of { $count } judged
review-head = { $game }: { $moves } moves, { $trials } trials of every comparison
review-judged_learned = Chances by what was learned from games played.
review-judged_estimate = Chances by a rough estimate: nothing has been learned of this game yet.
review-judged_nothing = Nothing is known here by which positions of this game could be judged.
review-since = Reviewed from move { $move } on: before it another version of the rules was played.
review-side = { $side }: { $begin } % at the beginning, { $end } % at the end; own play { $play }, the others' play { $others }, luck { $luck }
review-side_alone = { $side }: { $begin } % at the beginning, { $end } % at the end; play { $play }, luck { $luck }
review-turning = Turning points
review-turn = move { $move }, turn { $turn }, { $seat } to choose: { $side } { $change } (play { $play }, luck { $luck })
review-mistakes = Costliest decisions
review-mistake = move { $move }, turn { $turn }, { $seat }: { $cost } % (± { $error }); chosen: { $chosen }; better: { $better }
review-no_mistakes = None that stands out.
hint-why_best = Compared with the next best choice, on average: { $gains }.
hint-why_other = Compared with the best choice, on average: { $gains }.
hint-why_weakest = Compared with the weakest choice tried, on average: { $gains }.
hint-why_won = The game is won at once in { $share } % of the trials.
hint-why_lost = The game is lost at once in { $share } % of the trials.
hint-why_unclear = The trials show no single reason.
hint-why_only = Nothing else looked worth trying.
hint-gain = { $thing } { $amount }
log-hint = { $name } asked for a hint.
log-hints_on = Hints are allowed from now on.
log-hints_off = Hints are not allowed from now on.
error-hints_off = Hints are switched off at this table.
error-no_hint = This decision cannot be judged.
error-hint_failed = The hint came to nothing. Please ask again.
error-host_hints = Only who made the table switches hints on or off.
error-review_players = Only the players can have this game reviewed while it goes on.
error-review_rated = A rated game is reviewed when it is over.
error-reviews_at_once = You already have { $most } reviews under way. Please wait until one is done.
error-no_moves_yet = Nothing has been played yet that could be reviewed.
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
gain-war_of_the_ring-active_nations = active nations of the Free Peoples
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
gain-battles_of_westeros-own_figures = own figures
gain-battles_of_westeros-other_figures = enemy figures
gain-battles_of_westeros-own_points = own victory points
gain-battles_of_westeros-other_points = the enemy's victory points
gain-battles_of_westeros-own_lost = own units lost
gain-battles_of_westeros-other_lost = enemy units lost
gain-battles_of_westeros-own_commanders = own commanders
gain-battles_of_westeros-other_commanders = enemy commanders
gain-battles_of_westeros-own_order_tokens = own order tokens
gain-battles_of_westeros-other_order_tokens = the enemy's order tokens
gain-battles_of_westeros-own_command_tokens = own command tokens
gain-battles_of_westeros-other_command_tokens = the enemy's command tokens
gain-battles_of_westeros-own_cards = own cards in hand
gain-battles_of_westeros-other_cards = the enemy's cards in hand

## calls: your turn

call-title = Your turn: { $game }
call-line = Turn { $turn } waits for you.
call-line-with = Turn { $turn } with { $others } waits for you.
call-until = Your time runs until { $when } UTC.
call-short = Your time is short: { $game }
call-nudge = { $name } reminds you.
call-test-title = Westmarch calls
call-test = This is how your turn will reach you.
call-digest = { $games ->
    [one] your turn in one game
   *[other] your turn in { $games } games
}
call-letter-off = No more such letters: { $link }
call-confirm-title = Westmarch: is this your address?
call-confirm = { $name } would like to be told by mail when it is their turn. If that is you, open this link:
call-confirm-else = If it is not, do nothing: no other letter will come.

## letters, the end of a connection (short: it goes over the wire), what the page says of itself

mail-subject = Westmarch: a new password
mail-code = The code for a new password of { $name } is
mail-once = It can be used once, within an hour. Who did not ask for it need do nothing.
mail-new_password-title = Westmarch: your password was changed
mail-new_password = The password of the account { $name } was changed. All sessions have ended, and codes sent earlier no longer work.
mail-new_address-title = Westmarch: letters go to another address
mail-new_address = The account { $name } has removed this address or chosen another one. Codes sent here earlier no longer work.
mail-not_me = If that was not you, somebody else knows your password. Set a new one with a recovery code, and write to those who run the site:
closing-loaded_again = The room is being loaded again.
closing-restarting = The server is being restarted.
closing-logged_out = You have been logged out.
closing-removed = The room was removed.
closing-too_slow = The connection is too slow.
closing-refused_often = Too many messages were refused.
closing-bad_token = The token is no good any more.
closing-declined = The challenge is declined.
closing-seat_of_another = The seat is another’s now.
closing-game_over = The game is over.
page-description = War of the Ring, The Battle of Five Armies, The Lord of the Rings: The Card Game and Battles of Westeros by their full rules, in the browser, with friends or against bots.
page-title = Westmarch: great games of war and quest, by their full rules
page-line = Play at once in the browser, with friends or against bots: no account, nothing to install.
page-picture = The tables of the four games under a painted sky
page-manifest = Four board games of war and quest, by their full rules.
page-works = The server works, but the browser client has not been built.
page-build = In the project's folder, { $web } builds it (Node.js is needed), and { $play } builds and serves everything.
page-schema = The API is described at { $schema }.

## contests, datasets, training: what is wrong with them

file-no_text = { $file } is not UTF-8 text
contest-once_and_each = option { $option } is given once for all and once for each
contest-lessons_or_each = the lessons of self-play say the options already: --lessons or --each
contest-no_values = option { $option } has no values
contest-no_test = test '{ $text }' is not of the form elo0,elo1 or elo0,elo1,alpha,beta
contest-elos = the test needs elo0 < elo1, not { $elo0 } and { $elo1 }
contest-alpha = alpha and beta of the test lie between 0 and 0.5
contest-sides = the arena plays games of two sides or of one; { $setting } has { $sides } (options such as players=2)
contest-no_game = no game is named
contest-form = form cannot be '{ $form }' (values: { $forms })
contest-no_games = games is at least 1
contest-bot_twice = bot { $bot } is named twice
contest-setting_twice = setting { $setting } is there twice
contest-two_bots = a test compares two bots or more
contest-in_use = { $file } is in use by another contest
contest-no_line = { $file }: line { $line } is no game: { $why }
contest-no_journal = { $file } is not the journal of a contest
contest-journal_format = { $file }: journals of format { $format } are not known
contest-other_version = { $file } has games of westmarch { $version }, and this is { $this }: play in another folder
contest-no_ray = Ray is not installed (pip install 'westmarch[cluster]')
contest-no_cluster = no Ray cluster at '{ $address }': { $why }
contest-game_or_file = name a game or a file with --config, one of them
contest-options_in_file = with --config the options stand in the file
data-where = game { $game }, step { $step }
data-not_asked = { $where }: seat { $seat } is not asked
data-other_actions = { $where }: other actions are legal
data-other_end = game { $number }: it does not end as it did
data-no_table = a dataset has no table '{ $table }' (tables: { $games }, { $decisions })
data-no_dataset = { $folder } is not a dataset: it has no { $file }
data-schema = { $folder }: schema { $schema } is not known (known: { $known })
data-another = { $folder } holds another dataset: its { $field } is { $theirs }, not { $ours }
data-died = a process died; the same command goes on with the shards that are missing
data-needs = datasets need PyArrow and NumPy (pip install 'westmarch[data]'): { $why }
data-one_game = options are of one game; name it
train-no_examples = no examples are in { $folder }
train-hidden = hidden '{ $text }' is not a list of sizes
bot-cannot_run = bot exec cannot run '{ $command }': { $why }
bot-no_command = bot exec needs a command: exec:./mybot
bot-no_server = '{ $server }' is no address of a server: { $why }
bot-not_reached = cannot reach { $server }: { $why }
bot-plays_none = bot { $bot } plays none of the games
bot-broke_off = the connection broke off ({ $why }); trying again
bot-is_there = { $bot } is there, for { $games }
bot-begins = room { $room }: { $game } begins
bot-won = room { $room }: won ({ $ending })
bot-not_won = room { $room }: not won ({ $ending })
bot-trouble = room { $room }: { $why }
bot-no_program = bot exec cannot run '{ $command }': there is no program '{ $program }'
bot-seconds = parameter seconds of bot exec cannot be { $seconds }
bot-no_knowledge = nothing is known yet of how to search { $game }
bot-no_weights = no weights can be read from { $file }: { $why }
bot-other_features = the weights in { $file } were learned for other features
train-examples = { $games } games, { $positions } positions
train-loss = loss on games kept apart: { $loss }
train-gate = gate: { $new } to { $old }
train-installed = installed
train-weights = the weights are in { $folder }
decks-generation = generation { $number }: the best won { $won } of { $games }
decks-found = { $won } of { $games } ({ $low } to { $high } %): { $deck }
decks-parents = { $parents } decks cannot live on of { $decks }
decks-names = '{ $text }' is no id with names in three languages (ID=EN/PL/RU)
puzzles-unreadable = these are no puzzles: { $why }
puzzles-found = { $id }: { $what }; the best line wins { $chance }
puzzles-made = { $count ->
    [one] { $count } puzzle is new in { $file }
   *[other] { $count } puzzles are new in { $file }
}; the next game is number { $next }
puzzles-checked = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}, { $wrong } wrong
contest-no_ray_address = '{ $address }' is no address of a Ray cluster (auto, local, host:port)
