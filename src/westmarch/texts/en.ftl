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
error-bad_name = A name has 1 to 40 characters.
error-house_name = That name is the house's own.
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
error-stale = The table has moved on since; look again.
error-not_your_turn = Another player is to decide.
error-nothing_to_undo = There is nothing of yours to take back.
error-no_offer = Nobody has asked to take a move back.
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
error-nested_text = It is nested too deeply.
error-too_much = It asks for too much.
error-unreadable_text = It cannot be read: { $why }.
error-no-address = There is no such address.
error-no-battle = There is no such battle.
error-no-deck = There is no such deck.
error-no-file = There is no such file.
error-no-game = There is no such game.
error-no-page = There is no such page.
error-no-position = There is no such position.
error-no-room = There is no such room.
error-no-seat = There is no such seat.
error-no-session = There is no such session.
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

## what the server tells in the log of any game

log-new_rules = This server has a new version of the rules, by which some of what was played here would go otherwise. Everything stays as it stands, and the game goes on by the new rules; moves made before cannot be taken back.
log-new_version = This server has a new version of the rules ({ $version }, until now { $was }), by which some of what was played here would go otherwise. Everything stays as it stands, and the game goes on by the new rules; moves made before cannot be taken back.
log-unreadable = This version of the rules ({ $version }) cannot go on with this game: { $why }. What was played can still be read.

## the terminal

terminal-begin = Type a number to act, `help` for everything else.
terminal-left = The game is left unfinished.
terminal-over = The game is over ({ $ending }). Won by: { $winners }.
terminal-nobody = nobody
terminal-not_undone = Not taken back: { $why } (`undo!` if they do)
terminal-undone = { $seat } takes { $actions } action(s) back.
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
arena-longest = longest, ms
arena-sum = { $games } games, { $resumed } of them from the journal; { $seconds } s; seed { $seed }
arena-fault = { $bot } broke and lost a game: { $setting }, seed { $seed }: { $message }
arena-void = a game broke and counts for nobody: { $setting }, seed { $seed }: { $message }
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
report-seed = seed
report-message = what happened
report-how = How it was measured
report-method = Every deal is played by all bots, where two sides fight once on each side. Ratings are the most likely ones of the model of Bradley and Terry with an advantage of the first side in each setting; their mean is 0. All intervals are 95 %: of ratings by the profile likelihood, of shares by Wilson. A draw is half a point; who breaks a game loses it.
report-facts = Westmarch { $version }, seed { $seed }; { $decisions } decisions; { $seconds } s.

dataset-sum = { $game }: { $games } games, { $decisions } decisions, { $size } MB in { $seconds } s ({ $rate } games/s); { $folder }
dataset-kept = { $game }: { $games } games, { $decisions } decisions were there already; { $folder }
dataset-broken = { $game }: broken games: { $count }
