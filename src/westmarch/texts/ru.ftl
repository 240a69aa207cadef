### Что говорит сам сайт, по-русски: ошибки сервера, его собственные записи в журнале, терминал.

name-and = и
name-or = или

## ошибки сервера

error-try_again = Стол загружается заново. Попробуйте ещё раз.
error-server_error = На сервере что-то пошло не так (номер обращения { $reference }).
error-nested = В запросе слишком много уровней вложенности.
error-unfit = В запросе есть символы или значения, которые нельзя сохранить.
error-refused = Запрос отклонён.
error-no_database_soon = База данных не отвечает. Попробуйте чуть позже.
error-no_database = База данных не отвечает.
error-no_redis = Сейчас это невозможно. Попробуйте чуть позже.
error-carried_over = Текущая версия правил не может показать этот стол.
error-earlier_rules = Это сыграно по более ранней версии правил.
error-not_started = Игра ещё не началась.
error-hands_hidden = Карты в руках игроков откроются после окончания игры.
error-not_your_seat = Это не ваше место.
error-not_finished = Это доступно только после окончания игры.
error-no_account = У гостя нет учётной записи. Сначала создайте её.
error-no_mail = Этот сервер не отправляет почту. Используйте код восстановления.
error-too_fast = Слишком много запросов. Подождите немного.
error-too_often = Слишком много попыток. Подождите немного.
error-not_json = Сообщение должно быть текстом JSON.
error-message_too_large = Сообщение слишком большое.
error-somebody = У этого браузера ещё нет сеанса. Сначала откройте главную страницу.
error-others_talk = Вы отправляете сообщения слишком быстро. Дайте высказаться и другим.
error-bad_name = Имя должно содержать от 3 до 30 знаков, среди них хотя бы одну букву. Допустимы буквы, цифры, пробелы, дефисы, подчёркивания и апострофы.
error-house_name = Это имя можно принять за имя сайта или одного из его ботов. Выберите другое.
error-not_stored = Это не удалось сохранить. Попробуйте ещё раз.
error-draining = Сервер перезапускается. Попробуйте чуть позже.
error-readers_busy = Сервер сейчас читает слишком много загруженных текстов. Попробуйте чуть позже.
error-bad_deck = В колоде есть карта, которая не является ни героем, ни картой игрока.
error-cross_origin = Этот запрос пришёл с другого сайта.
error-too_many_rooms = У вас слишком много открытых столов. Сначала закройте некоторые.
error-seat_taken = Это место уже занято.
error-started = Игра уже началась.
error-players_start = Начать игру могут только игроки.
error-seats_free = Некоторые места ещё свободны.
error-no_sequel = За этой игрой нет следующей.
error-not_over = Игра ещё не окончена.
error-players_again = Начать реванш могут только игроки.
error-others_playing = В эту игру играют другие.
error-not_yours_room = Удалить стол может только тот, кто его открыл.
error-others_here = За этим столом играют другие. Вы можете сдаться.
error-account_name = Имя учётной записи нельзя изменить.
error-name_taken = Это имя уже занято или слишком похоже на существующее.
error-wrong_login = Неверное имя или пароль.
error-wrong_password = Неверный пароль.
error-wrong_code = Имя или код неверны, или код уже использован.
error-bad_mail = Это неправильный адрес почты.
error-weak_password = Этот пароль слишком легко угадать. Не используйте распространённые слова, своё имя и ряды соседних клавиш.
error-stale = На столе уже что-то изменилось. Взгляните ещё раз.
error-not_your_turn = Сейчас решает другой игрок.
error-nothing_to_undo = Вам нечего отменять.
error-no_offer = Никто не просил отменить ход.
error-undo_asked = Вы уже просили отменить этот ход.
error-undo_declined_often = Отказов на ваши просьбы в этой партии уже { $most }, поэтому просить снова нельзя.
error-others_answer = Ответить должны другие игроки.
error-empty = Сообщение пустое.
error-nobody = Сеанс не передан. Сначала вызовите /api/me.
error-battle_unreadable = Не удаётся прочитать битву: { $why }.
error-battle_long = В битве больше { $most } знаков.
error-moves = В игре { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }.
error-not_understood = Не удалось понять сообщение: { $why }
error-too_long = Чтение занимает слишком много времени.
error-unreadable = Прочитать это не удаётся.
error-unknown_bot = Боты игры «{ $game }»: { $bots }.
error-wrong_seats = В этой игре { $seats ->
        [one] { $seats } место
        [few] { $seats } места
        [many] { $seats } мест
       *[other] { $seats } места
    }.
error-unknown_language = Доступные языки: { $languages }.
error-too_many_battles = У вас уже { $most ->
        [one] { $most } битва
        [few] { $most } битвы
        [many] { $most } битв
       *[other] { $most } битвы
    }. Сначала удалите какую-нибудь.
error-too_many_decks = У вас уже { $most ->
        [one] { $most } колода
        [few] { $most } колоды
        [many] { $most } колод
       *[other] { $most } колоды
    }. Сначала удалите какую-нибудь.
error-not_yours_battle = Изменить битву может только её автор. Вы можете сделать копию.
error-not_yours_deck = Изменить колоду может только её автор. Вы можете сделать копию.
error-changed_battle = Битву изменили в другом месте. Загрузите её снова или сохраните свою версию как копию.
error-changed_deck = Колоду изменили в другом месте. Загрузите её снова или сохраните свою версию как копию.
error-too_many_published = Ваших публикаций уже { $most }. Сначала снимите с публикации некоторые из них.
error-like_own = Нельзя отметить свою работу.
error-not_published = Это не опубликовано.
error-not_playable_battle = Эта битва опубликована, поэтому в ней не должно быть ошибок. Исправьте её или сначала снимите с публикации.
error-not_playable_deck = Эта колода опубликована, поэтому должна соответствовать правилам. Исправьте её или сначала снимите с публикации.
error-nested_text = В тексте слишком много уровней вложенности.
error-too_much = Для этого текста нужно слишком много памяти.
error-unreadable_text = Не удаётся прочитать текст: { $why }.
error-no-archive = Такого файла в архиве нет.
error-no-address = По этому адресу ничего нет.
error-bad_ringsdb = Это не адрес и не номер колоды на RingsDB.
error-ringsdb_off = Этот сервер не загружает колоды с RingsDB. Вставьте вместо этого текст колоды.
error-no_ringsdb = RingsDB сейчас недоступен. Вставьте вместо этого текст колоды.
error-no-ringsdb = На RingsDB нет такой колоды, или автор ею не делится.
former_player = бывший игрок
error-no-battle = Такой битвы нет.
error-no-deck = Такой колоды нет.
error-no-file = Такого файла нет.
error-no-game = Такой игры нет.
error-no-page = Такой страницы нет.
error-no-puzzle = Такой задачи нет.
error-no-position = Такой позиции нет.
error-no-room = Такого стола нет.
error-no-seat = Такого места нет.
error-no-session = Такого сеанса нет.
error-http-bad_request = Не удалось понять запрос: { $why }
error-http-unauthorized = Сначала войдите ({ $why }).
error-http-forbidden = У вас нет к этому доступа ({ $why }).
error-http-not_found = По этому адресу ничего нет ({ $why }).
error-http-method_not_allowed = Этот адрес не поддерживает такое действие ({ $why }).
error-http-too_large = Запрос слишком большой ({ $why }).
error-http-unsupported_media_type = Этот формат не поддерживается ({ $why }).
error-http-too_many_requests = Слишком много запросов. Подождите немного ({ $why }).
error-no-action = В этой игре нет такого действия.
error-no-bot = Такого бота нет.
error-no-bot-game = У этого бота нет места в такой игре.
error-no-challenge = Этого бота не вызывали в эту игру.

## учётные записи ботов

error-bad_token = Отправьте токен бота как «Authorization: Bearer TOKEN». Этот токен неизвестен или отозван.
error-too_many_bots = Ботов у вас уже { $most }. Сначала удалите кого-нибудь из них.
error-too_many_games = Бот уже играет { $most ->
        [one] { $most } партию
        [few] { $most } партии
        [many] { $most } партий
       *[other] { $most } партии
    } — больше сразу ему нельзя.
error-too_many_streams = Открытых соединений у бота может быть не больше { $most }. Сначала закройте лишние.
error-not_challenged = { $bot } не принимает вызовов.
error-other_games = { $bot } не играет в эту игру ({ $game }).
error-one_answer = Ответ должен называть одно действие: через action, text или id.
error-at_the_table = Отправьте это сообщение через соединение с игрой.
error-game_over = Игра окончена.
error-not_yours_seats = Решать, кто играет, может только тот, кто открыл стол.
error-house_bots_only = Место может занять только бот сайта. Назовите одного из них.
error-players_hand_over = Решать, кто займёт место, могут только игроки.
error-not_a_bot = Это место занимает не бот.
error-bot_is_there = Бот подключён и может ходить.

## people among each other: rated games, challenges, friends, blocks

error-no-person = Нет учётной записи с таким именем.
error-no-seek = Такого вызова нет.
error-no-tournament = Такого турнира нет.
error-rated_running = Пока рейтинговая партия идёт, её нельзя продолжить за другим столом.
error-puzzle_open = Сначала решите задачу или сдайтесь. Потом можно продолжить с любой её позиции.
error-rated_stays = Рейтинговую партию нельзя перенести за другой стол.
error-rated_undo = В рейтинговой партии можно отменить ход, только если он не открыл ничего нового.
error-not_abortable = Обе стороны уже сделали по два хода, поэтому прервать партию нельзя. Вы можете сдаться.
error-blocked = Вы не можете играть вместе, потому что один из вас заблокировал другого.
error-blocked_chat = Вы не можете писать здесь, потому что игрок за этим столом вас заблокировал.
error-yourself = Нельзя сделать это с самим собой.
error-too_many_followed = Вы уже подписаны на столько людей: { $most }.
error-too_many_blocked = Вы уже заблокировали столько людей: { $most }.
error-too_many_reports = Ваших жалоб за сегодня: { $most }. Модераторы их прочитают.
error-too_many_accounts = Из вашей сети сегодня создано слишком много учётных записей. Попробуйте завтра.
error-too_many_listed = В зале уже столько ваших открытых столов, сколько можно. Закройте один из них или откройте этот стол для друзей по ссылке.
error-address_in_name = Имя не может содержать адрес сайта.
error-muted_here = Один из игроков отключил вам чат за этим столом.
error-muted_everywhere = Модератор отключил вам чат: пока вы не можете в нём писать.
error-players_mute = Отключать чат могут только те, кто играет за этим столом.
error-too_many_muted = За этим столом чат отключён уже слишком многим.
error-not_moderator = Это могут делать только модераторы.
error-own_game = Вы играли в этой партии, поэтому оценить её должен другой модератор.
error-not_voidable = Это не завершённая рейтинговая партия, или она уже аннулирована.
error-vacation_little_time = Сейчас ваш ход в игре { $game }, и у вас осталось меньше четверти времени на него. Сначала сделайте этот ход.
error-no-report = Такой открытой жалобы нет.
error-no-mute = Этому человеку чат не отключали.
error-too_many_seeks = Открытых вызовов у вас уже { $most }. Сначала отзовите некоторые.
error-two_players = Вызов — для двух игроков. Если игроков больше, откройте стол.
error-challenge_bot = Чтобы вызвать бота, откройте новый стол.
error-seek_gone = Этот вызов уже закрыт: его приняли, или его срок истёк.
error-not_for_you = Этот вызов не для вас.
error-no-tournament = Такого турнира нет.
error-tournament_options = В турнире можно использовать только встроенные битвы и колоды, а не составленные игроками.
error-tournament_game = Турниры проводятся только по играм, где соревнуются двое.
error-tournament_name = Укажите название турнира.
error-tournament_start = Турнир должен начинаться в будущем, не позже чем через тридцать дней.
error-tournament_closed = В этот турнир уже нельзя записаться или изменить его: мест нет, он идёт или завершён.
error-tournament_maker = Это может сделать только организатор турнира.
error-tournament_too_few = Участников турнира должно быть не меньше { $fewest }.
error-tournament_changed = Кто-то только что записался или вышел. Попробуйте ещё раз.
error-too_many_tournaments = Ваших незавершённых турниров уже { $most }. Больше одновременно нельзя.
seek-guest = Только для игроков с учётной записью: у гостей нет рейтинга.
seek-too_low = Для игроков с рейтингом выше.
seek-too_high = Для игроков с рейтингом ниже.
unrated-cooperative = Все играют вместе против игры. Совместные игры не идут в рейтинг.
unrated-seed = Зерно выбрал игрок.
unrated-position = Игра начинается с выбранной позиции.
unrated-continued = Игра продолжает другую игру.
unrated-options = В рейтинг идут только встроенные битвы и колоды.
unrated-house_rulings = Партии по домашним правилам не идут в рейтинг, потому что рейтинг сравнивает игры по одинаковым правилам.
unrated-bot = Сила этого бота сайта не измерена, поэтому партии с ним не идут в рейтинг.
unrated-nobody = Здесь нет игроков, чей рейтинг мог бы измениться.
unrated-both_sides = Один человек играет за обе стороны.
unrated-own_bot = Партии с собственным ботом не идут в рейтинг.
unrated-guest = У гостей нет рейтинга. Сначала создайте учётную запись.
## долгие партии: часы, требования, отпуск

error-bad_clock = Для часов нужны либо дни на ход, либо часы на партию и дополнительные минуты за ход.
error-players_claim = Это могут сделать только игроки.
error-nothing_to_claim = Сейчас здесь нечего требовать.
error-not_that_way = Так завершить эту игру нельзя.
error-is_there = Этот игрок за столом.
error-other_side = Это место вашего соперника.
error-no_draw = За этим столом ничья невозможна.
error-nobody_to_nudge = Напоминать некому.
error-nudged = Напоминание уже было отправлено недавно. Его можно отправлять раз в день.
error-bad_webhook = Вебхук должен быть общедоступным адресом https.
error-bad_subscription = Это неправильная подписка браузера.
error-too_many_browsers = Уведомления уже получают десять ваших браузеров. Сначала удалите один из них.
error-no_letters = Этот сервер не отправляет писем.
error-no_address = Нужна учётная запись с адресом почты. Укажите адрес выше.
error-letter_failed = Письмо не удалось отправить. Попробуйте позже.
error-no_ways = Сначала выберите способ уведомления.
error-no-link = Эта ссылка недействительна или устарела.
error-on_vacation = Вы уже в отпуске.
error-no_vacation = { $left ->
    [0] В этом году дней отпуска не осталось.
    [one] В этом году остался { $left } день отпуска.
    [few] В этом году осталось { $left } дня отпуска.
    [many] В этом году осталось { $left } дней отпуска.
   *[other] В этом году осталось { $left } дней отпуска.
}

## что сервер говорит в журнале любой игры

log-new_rules = На сервере новая версия правил, и часть сделанных ходов имела бы теперь другой результат. Эти ходы остаются без изменений, а дальше игра идёт по новым правилам. Прежние ходы больше нельзя отменить.
log-new_version = На сервере новая версия правил ({ $version } вместо { $was }), и часть сделанных ходов имела бы теперь другой результат. Эти ходы остаются без изменений, а дальше игра идёт по новым правилам. Прежние ходы больше нельзя отменить.
log-unreadable = Текущая версия правил ({ $version }) не может продолжить эту игру: { $why }. Сыгранное по-прежнему можно прочитать.
log-people_resigned = { $name } сдаётся.
log-people_stopped = { $name } прерывает партию до того, как каждая сторона сделала два хода. Партия не засчитывается.
log-people_aborted = Партия закончилась до того, как каждая сторона сделала два хода. Она прервана и не засчитывается.
log-people_unrated = Партия закончилась до того, как каждая сторона сделала два хода. Она засчитывается в турнире, но не меняет рейтинга.
log-people_out_of_time = { $name }: время истекло.
log-people_abandoned = { $name } давно не ходит, и { $claimer } требует победу.
log-people_drawn = Игроки соглашаются на ничью.
log-people_seat_left = { $name } уходит из-за стола. Место свободно.
log-people_seat_free = Место игрока { $name } теперь могут занять другие.
log-people_seat_to_bot = Место игрока { $name } занимает бот.
log-people_free_to_bot = Свободное место занимает бот.
log-people_seat_joined = { $by } занимает также место игрока { $name }.
log-people_free_joined = { $by } занимает также свободное место.
log-people_seat_taken = { $by } занимает свободное место.
story-out_of_time = { $losers }: время истекло на { $turn }-м ходу.
story-abandoned = { $losers }: на { $turn }-м ходу игра остановилась, и соперник потребовал победу.
story-drawn = Игроки согласились на ничью на { $turn }-м ходу.
upgrade-no_state = последняя позиция не сохранена
upgrade-bad_state = последнюю позицию не удаётся прочитать
upgrade-other_state = сделанные ходы приводят не к той позиции, которая сохранена

## терминал

terminal-begin = Введите номер, чтобы выполнить действие, или `help`, чтобы увидеть команды.
terminal-left = Игра осталась незавершённой.
terminal-over = Игра окончена ({ $ending }). Победа: { $winners }.
terminal-nobody = никто
terminal-not_undone = Не отменено: { $why } (введите `undo!`, когда они согласятся)
terminal-undone = { $seat } отменяет { $actions ->
        [one] { $actions } действие
        [few] { $actions } действия
        [many] { $actions } действий
       *[other] { $actions } действия
    }.
terminal-no_action = «{ $line }» — не действие и не команда. Введите `help`, чтобы увидеть список.
terminal-refused = Нельзя: { $why }
terminal-unknown_action = «{ $line }» — не действие этой игры.
terminal-allowed = «{ $action }» разрешено.
terminal-nothing_refused = В этом решении ничто не запрещено.
terminal-holding_nothing = У вас нет карт на руках.
terminal-no_rule = Ни в одном правиле нет «{ $word }».
terminal-which_word = Укажите слово: `rules СЛОВО`
terminal-where_to = Укажите имя файла: `save ФАЙЛ`
terminal-saved = Сохранено. Чтобы продолжить, запустите `westmarch play { $game } --load { $file }`.
terminal-seed = { $title }, зерно { $seed }
terminal-next_game = Перейти к следующей игре кампании? [д/н]
terminal-players = { $id }: { $title }, игроки: { $players }
terminal-seats = места: { $seats }
terminal-option = настройка { $name }={ $values }: { $text }
terminal-bots = боты: { $bots }
seat-free_peoples = Свободные народы
seat-shadow = Тьма
seat-gondor = Гондор
seat-rohan = Рохан
seat-witch_king = Король-чародей
seat-saruman = Саруман
seat-player_1 = Игрок 1
seat-player_2 = Игрок 2
seat-player_3 = Игрок 3
seat-player_4 = Игрок 4
seat-stark = Дом Старков
seat-lannister = Дом Ланнистеров
terminal-help =
    { "" }  НОМЕР или ДЕЙСТВИЕ выполнить это действие
    { "" }  why [НОМЕР|ДЕЙСТВИЕ] объяснить, почему действие запрещено; без слов: все такие действия
    { "" }  undo               отменить своё последнее действие, если оно не открыло ничего нового
    { "" }  undo!              отменить его в любом случае (боты всегда согласны)
    { "" }  board              показать поле
    { "" }  hand               показать ваши карты
    { "" }  log [N]            показать последние строки журнала
    { "" }  rules СЛОВО        показать правила с этим словом или правило с таким номером
    { "" }  position           показать позицию в виде текста
    { "" }  save ФАЙЛ          сохранить запись игры
    { "" }  quit               выйти

## simulate, arena, dataset

simulate-sum = завершено игр: { $finished } из { $games }, ошибок: { $errors }, решений: { $decisions } за { $seconds } с, раундов за игру: { $rounds }
simulate-sequels = сыграно ещё как следующие части кампаний: { $count }
simulate-wins = победы:
simulate-endings = исходы:
simulate-reached = итоговые значения:
simulate-mean = в среднем { $mean }, от { $least } до { $most }
simulate-of_games = { $text } (игр: { $games })
simulate-by_round = в конце каждого раунда (в среднем):
simulate-broken = ошибка: зерно { $seed }: { $message }

arena-title = сыграно игр: { $games } из { $planned }
arena-bot = бот
arena-rating = рейтинг (Эло)
arena-score = очки
arena-games = игры
arena-results = победы/ничьи/поражения
arena-crashes = сбои
arena-time = мс/действие
arena-times = мс/действие: в среднем / 95 % / дольше всего
arena-p95 = 95 % за, мс
arena-longest = самое долгое, мс
arena-sum = игр: { $games }, из них из журнала: { $resumed }; { $seconds } с; зерно { $seed }
arena-fault = { $bot } вызвал ошибку и проиграл игру: { $setting }, зерно { $seed }: { $message }
arena-void = игра прервана ошибкой и не засчитана: { $setting }, зерно { $seed }: { $message }
arena-more_faults = остальные сбои ({ $count }) — в отчёте и в --json
arena-report = отчёт: { $file }
arena-test_open = проверка ещё не закончена, поединков: { $bouts } (LLR { $llr })
arena-test_stronger = { $first } сильнее, поединков: { $bouts } (LLR { $llr })
arena-test_not_stronger = { $first } не сильнее, поединков: { $bouts } (LLR { $llr })

report-title = Арена: какой бот играет лучше всех
report-intro = Сыграно игр: { $games } из { $planned } запланированных; { $form }. Ботов: { $bots }. Вариантов: { $settings }.
report-form_round_robin = каждый с каждым
report-form_gauntlet = первый бот с каждым из остальных
report-ratings = Рейтинги
report-pairings = Пары
report-tests = Проверки
report-settings = Варианты
report-setting = вариант
report-times = Время на действие
report-times_text = Точка — среднее, линия доходит до самого медленного действия. Каждый шаг вправо — в десять раз дольше.
report-advantage = Игр: { $games }, раундов в среднем: { $rounds }. Преимущество стороны { $side }: { $advantage } Эло [{ $low }, { $high }].
report-together = Игр: { $games }, раундов в среднем: { $rounds }; все вместе играют против игры. Лёгкость: { $advantage } Эло [{ $low }, { $high }].
report-ending = исход
report-reached = Итоговые значения
report-measure = показатель
report-mean = среднее
report-range = от и до или значения
report-faults = Прерванные игры
report-fault_games = игр: { $count }
report-players = игроки
report-seed = зерно
report-how = Как измерены результаты
report-method = Все боты играют каждую раздачу; в играх двух сторон каждый бот играет по разу за каждую. Рейтинги — оценки наибольшего правдоподобия по модели Брэдли — Терри с преимуществом первой стороны в каждом варианте; их среднее равно 0. Все интервалы — 95 %: для рейтингов по профильному правдоподобию, для долей по Уилсону. Ничья — половина очка. Бот, вызвавший ошибку, проигрывает игру.
report-facts = Westmarch { $version }, зерно { $seed }; решений: { $decisions }; { $seconds } с.

dataset-sum = { $game }: игр: { $games }, решений: { $decisions }, { $size } МБ за { $seconds } с ({ $rate } игр/с); { $folder }
dataset-kept = { $game }: уже были: игр { $games }, решений { $decisions }; { $folder }
dataset-broken = { $game }: прервано игр: { $count }

## причины, общие для всех игр

refusal-nothing_named = Действие не названо.
refusal-no_such_verb = Действия «{ $verb }» нет.
refusal-wrong_number = { $count ->
        [0] «{ $verb }» не принимает аргументов.
        [one] «{ $verb }» принимает { $count } аргумент.
        [few] «{ $verb }» принимает { $count } аргумента.
        [many] «{ $verb }» принимает { $count } аргументов.
       *[other] «{ $verb }» принимает { $count } аргумента.
    }
refusal-no_such_thing = «{ $verb }» нельзя применить к «{ $value }».
refusal-not_now = Это действие не отвечает на текущий вопрос.
refusal-cannot_be_left_out = Этот шаг нельзя здесь пропустить или закончить. Выберите одно из возможных действий.
refusal-does_not_fit = Это действие не подходит к текущему выбору. Смотрите правило этого шага.
refusal-no_such_macro = Макросов сейчас { $count }, считая с 0.
refusal-no_such_id = Действия с номером { $id } нет.

## what is wrong with options, files, records, positions and settings; each begins in small letters and has no full stop

either = { $one } или { $other }
option-none = у игры { $game } нет настроек, а значит, и «{ $option }»
option-unknown = у игры { $game } нет настройки «{ $option }» (настройки: { $options })
option-value = настройка { $option } не может быть «{ $value }» (допустимо: { $values })
option-bots_for_seats = названо ботов: { $bots }, а мест { $seats }: { $names }
option-bots_for_others = названо ботов: { $bots }, а остальных мест { $seats }
option-language = язык «{ $language }» недоступен ({ $languages })
option-no_pair = настройка «{ $text }» записана не в виде имя=значение
option-twice = настройка { $option } указана дважды
option-no_list = { $what }: «{ $text }» — не список имён через запятую
option-no_seat = места «{ $seat }» нет (места: { $seats })
option-no_seat_or_all = места «{ $seat }» нет (места: { $seats }, all)
option-no_seat_number = места с номером { $seat } нет (места: { $seats })
option-no_game = игры «{ $game }» нет (игры: { $games })
option-no_such_game = игры «{ $game }» нет
match-no_end = партия не закончилась за столько решений: { $decisions }
play-position_options = настройки задаёт сама позиция; уберите --option
play-record_options = настройки и позицию задаёт сама запись; уберите остальное
play-other_game = { $file } — запись игры { $game }, а не { $wanted }
rules-no_tests = тесты не найдены; запустите команду в каталоге с исходным кодом или укажите --tests
texts-no_language = «{ $language }» — не код языка вроде de
texts-no_texts = текстов на языке «{ $language }» нет (доступны: { $known })
texts-there_already = тексты на языке «{ $language }» уже есть
bench-no_catanatron = Catanatron не установлен; его установит `make bench`
bench-not_compiled = скомпилированного движка нет: его соберёт `make fast`
bench-against_pure = бота можно сравнить только с { $pure }, а не с «{ $against }»
bench-games_alone = --games сочетается только с --seconds, --seed и --json
bench-no_game = назовите игру или несколько игр после --games
bench-unknown_yardstick = сравнить с «{ $against }» нельзя (можно: { $known })
gym-not_observed = игра { $game } не поддерживает наблюдений (игры: { $games })
gym-illegal = illegal не может быть «{ $value }» (допустимо: { $values })
gym-bots_for_others = остальных мест в игре { $game }: { $seats }, а ботов названо { $bots }
bot-unknown = у игры { $game } нет бота «{ $name }» (боты: { $bots })
bot-not_there = по имени «{ $name }» бота нет: { $why }
bot-no_bot = «{ $name }» — не бот: нет метода act или не сказано, слепой ли он (blind)
bot-no_parameter = у бота { $bot } нет параметра «{ $parameter }» (параметры: { $parameters })
bot-no_parameters = у бота { $bot } нет параметра «{ $parameter }» (параметров нет вовсе)
bot-wrong_kind = параметр { $parameter } бота { $bot } не может быть «{ $text }» (его тип — { $kind })
bot-not_offered = { $bot } выбирает { $action }, хотя такого варианта нет: { $why }
file-unreadable = не удаётся прочитать { $file }: { $why }
file-unwritable = не удаётся записать { $file }: { $why }
file-not_utf8 = не удаётся прочитать { $file }: это не текст в UTF-8
file-wrong = { $file }: { $why }
file-there_already = файл { $file } уже существует
file-no_folder = каталога { $folder } нет
file-no_folder_made = не удаётся создать каталог { $folder }: { $why }
file-no_data_folder = не удаётся создать каталог данных { $folder }: { $why }
action-declared_twice = глагол { $verb } объявлен дважды
action-none = такого действия нет: «{ $action }»
action-no_number = действия с номером { $number } нет
action-illegal = недопустимое действие «{ $action }»: { $why } ({ $rule })
undo-nothing_to_undo = отменять нечего
undo-undo_new_information = с тех пор бросали кубики или открывали карты; нужно согласие остальных
undo-undo_other_seat = с тех пор решение принял другой игрок; нужно согласие остальных
undo-undo_carried_over = этот ход сделан до перехода партии на другую версию правил

record-line = строка { $line }: { $why }
record-empty = запись пуста
record-not_utf8 = это не запись партии: текст не в UTF-8
record-format = формат записи { $format } неизвестен (известен { $known })
record-breaks_off = запись неполная: нет последней строки
record-actions_before = число действий перед этой строкой — { $actions }
record-actions = действий в записи { $actions }, а в последней строке указано { $said }
record-nested = слишком много уровней вложенности
record-no_json = это не JSON
record-no_object = это не объект JSON
record-no_header = это не заголовок записи ({ $field })
record-no_action = это не действие записи ({ $field })
record-no_carried = это не пометка о другой версии ({ $field })
record-no_closing = это не последняя строка записи ({ $field })
record-seats = места не соответствуют игре { $game } с этими настройками
record-other_seat = действует место { $seat }, но сейчас очередь места { $asked }
record-illegal = недопустимое действие «{ $action }»: { $why }
record-hash = хеш состояния не совпадает с записанным
record-final_hash = хеш конечного состояния не совпадает с записанным
record-results = партия использует не те случайные результаты, которые записаны
record-ending = по записи партия заканчивается как «{ $said }», а на деле — как «{ $found }»
record-winners = в записи названы другие победители
record-other_state = её ходы приводят не к тому состоянию, которое записано при смене версии
record-other_rules = партия сыграна по другим правилам ({ $rules }) и недопустима по текущим ({ $today }): { $why }
record-unknown_rules = партия сыграна в версии, которая не отмечала правила, и недопустима по текущим ({ $today }): { $why }
record-only = { $file }: действий только { $actions }, а не { $wanted }
record-other_seed = { $file }: зерно другое: его SHA-256 — { $hash }
record-not_fair = { $file }: броски или вытягивания не следуют из зерна
record-too_many = действий в записи больше { $most }
record-impossible_result = случайный результат { $value } не лежит между { $low } и { $high }
record-layout = у сохранённого состояния структура { $found }; эта версия знает { $known }
record-no_way = нет перевода сохранённого состояния из структуры { $layout } в { $next }
record-no_state = это не сохранённое состояние: { $why }
record-no_beginning = нет начальной позиции партии
record-no_journal = не удаётся прочитать журнал партии: { $why }
record-carried_over = партия перешла на другую версию правил до своего конца
record-other_move = сохранённое состояние относится к другому ходу

position-line = позиция, строка { $line }: { $why }
position-whole = позиция: { $why }
position-none = это не позиция: { $why }
position-nested = это не позиция: слишком много уровней вложенности
position-unfit = позиция противоречива: { $why }
position-meant = { " " }(может быть, { $near }?)
position-no_colon = у «{ $head }» нет значения: нет двоеточия
position-head_of_what = после «{ $head }» нужно имя
position-unknown = нет { $what } «{ $word }»{ $hint }
position-twice = «{ $head }» указано дважды
position-one_of = { $head }: допустимые значения — { $values }
position-number = { $what }: нужно число от { $least } до { $most }
position-named_already = { $name } уже есть в строке { $line }
position-pairs = для { $head } нужны имена, каждое с числом
position-no_number = { $head }: «{ $word }» — не число
position-of_what = после числа { $count } нужно имя
position-played_for = { $card }, сыгранная ради { $tile }, есть ещё и в строке { $line }
position-no_deck = нет колоды «{ $deck }» ({ $decks })
position-other_deck = { $card } — из другой колоды
position-no_seat = места «{ $seat }» нет (места: { $seats })
position-not_a_side = «{ $word }» — не сторона: fp или shadow
position-place_twice = { $place } указано дважды
position-both_sides = в месте { $place } войска обеих сторон
position-only_one = { $thing } в игре только в одном экземпляре
position-too_many_units = в { $place } больше отрядов, чем { $most }
position-who_controls = не указано, кто контролирует { $place }
position-no_special_tile = { $tile } — не особый жетон
position-no_face = на кубике стороны { $side } нет результата { $face }
position-only_dice = кубиков у стороны { $side } только { $most }
position-other_side = { $card } — карта другой стороны
position-not_staying = { $card } не остаётся на столе
position-only_going_on = позицию можно записать, только пока партия идёт
position-only_between = позицию можно записать только между действиями
thing-statement = записи
thing-hex_or_statement = гекса или записи
thing-place_or_statement = места или записи
thing-region_Nation_or_statement = региона, нации или записи
thing-card = карты
thing-Character = персонажа
thing-character = персонажа
thing-House = дома
thing-Nation = нации
thing-colour = цвета
thing-commander = командира
thing-die_result = результата кубика
thing-effect = эффекта
thing-face = стороны жетона
thing-fate_tile = жетона судьбы
thing-hex = гекса
thing-house_ruling = домашнего правила
thing-hunt_tile = жетона Охоты
thing-kind_of_token = вида жетонов
thing-order_token = жетона приказа
thing-pass = перевала
thing-place = места
thing-region = региона
thing-rank_unit_or_commander = ранга, отряда или командира
thing-state_of_a_strategy_token = состояния жетона стратегии
thing-territory = территории

pack-no_folder = набор данных «{ $folder }» — не каталог
pack-no_game = набор данных { $folder }: из него не собрать игру { $game } ({ $why })
pack-unreadable = не удаётся прочитать файл набора данных { $file }: { $why }
pack-no_data = файл набора данных { $file }: у игры { $game } таких данных нет (файлы: { $files })
pack-wrong = файл набора данных { $file }: { $why }
pack-type = файл набора данных { $where }: { $value } — нужно значение другого типа: { $type }
pack-key = файл набора данных { $where }: неизвестный ключ «{ $key }» (ключи: { $keys })
pack-no_id = файл набора данных { $where }: у записи нет id
pack-no_entry = файл набора данных { $where }: нет записи «{ $entry }», которую нужно заменить
pack-twice = файл набора данных { $where }: «{ $entry }» указано дважды
type-bool = истина или ложь (true, false)
type-int = целое число
type-float = число
type-str = текст
type-list = список
type-dict = таблица

database-none = базы данных { $file } нет
database-no_copy = { $file } — не копия базы данных { $kind }
database-not_copied = не удаётся скопировать { $file }: { $why }
database-not_whole = копия { $file } неполная: { $why }
database-replace = файл { $file } уже существует (с --replace он заменяется копией)
database-not_empty = база данных не пуста (с --replace она заменяется копией)
database-in_use = база данных занята; сначала остановите серверы и процессы ботов
database-no_program = программа { $program } не установлена (Debian: apt install postgresql-client)
database-it_failed = команда не удалась
database-not_opened = не удаётся открыть базу данных: { $why }
database-unreadable = не удаётся прочитать базу данных: { $why }
database-unknown_kind = база данных «{ $text }» неизвестного вида (известны: { $known })
database-older_version = база данных имеет структуру { $layout }, которую эта версия westmarch уже не обновляет: сначала один раз откройте базу в westmarch { $version }, а затем вернитесь к этой версии
database-later_version = база данных от более новой версии westmarch ({ $why })
database-another_server = с базой { $database } уже работает другой сервер; нескольким нужны база PostgreSQL и Redis (--database, --redis)
database-another_site = с этой базой уже работает другой сервер; нескольким нужен Redis, один на всех (--redis)
setting-worker_needs = процессу ботов нужны --database postgresql://.. и --redis redis://..
setting-processes_need = нескольким процессам (--redis) нужна база PostgreSQL (--database)
setting-no_network = «{ $text }» — не адрес и не сеть (например, 10.0.0.7 или 10.0.0.0/8)
setting-no_address = «{ $text }» — не адрес (HOST или HOST:PORT)
setting-no_redis_address = «{ $text }» — не адрес Redis (redis://HOST:PORT/0)
setting-no_redis = не удаётся связаться с Redis: { $why }
setting-mail = почтовый сервер указывают так: smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS
setting-smtp_needs_site = для --smtp нужен --site https://ИМЯ: на него ведут ссылки в письмах
setting-site = адрес сайта указывают как https://ИМЯ, а не «{ $text }»
setting-cannot_listen = не удаётся слушать адрес { $host }, порт { $port }: { $why }
setting-cannot_listen_inside = не удаётся слушать адрес { $address } для остальных процессов: { $why }

## what commands print

terminal-over_told = Игра окончена. { $how } Победа: { $winners }.
terminal-yes = д
terminal-interrupted = прервано
terminal-bytes = { $file }: { $bytes } байт
terminal-in_place = { $file } восстановлен
terminal-archived = { $file }: партий: { $games }
terminal-archived_nothing = нет ничего нового для архива
terminal-room_carried = стол { $room } ({ $game }, ходов: { $moves }) будет перенесён на эту версию: { $why }
terminal-room_stuck = стол { $room } ({ $game }, ходов: { $moves }) нельзя продолжить: { $why }
terminal-games_checked = идущих партий на версии { $version }: { $games }; без изменений: { $as_they_are }, будет перенесено: { $carried }, нельзя продолжить: { $stuck }
report-line = { $id }  { $at }  { $by } о: { $whom }: { $reason } ({ $state })
report-open = открыта
report-was_closed = закрыта
report-count = { $count ->
        [one] { $count } жалоба
        [few] { $count } жалобы
        [many] { $count } жалоб
       *[other] { $count } жалобы
    }
report-closed = жалоба { $id } закрыта
report-none = нет открытой жалобы { $id }
moderate-nobody = нет учётной записи { $name }
moderate-pair = { $first } – { $second }: рейтинговых партий: { $games }, счёт { $points }, ходов в среднем: { $moves }; { $signs }
moderate-address = адрес { $address }: { $names }; создано там учётных записей: { $made }, рейтинговых партий между ними: { $met }
moderate-looked = Период: последние дни ({ $days }). Признак — не доказательство: посмотрите партии.
moderate-sign-same_address = один адрес
moderate-sign-one_sided = односторонний счёт
moderate-sign-short_games = короткие партии
moderate-sign-each_other = почти нет других соперников
moderate-sign-new_account = новая учётная запись
moderate-voided = партия { $room } аннулирована; рейтинги будут пересчитаны
moderate-not_voidable = { $room } — не завершённая рейтинговая партия, или она уже аннулирована
moderate-muted =
    { $days ->
        [0] { $name }: чат отключён навсегда
        [one] { $name }: чат отключён на { $days } день
        [few] { $name }: чат отключён на { $days } дня
        [many] { $name }: чат отключён на { $days } дней
       *[other] { $name }: чат отключён на { $days } дня
    }
moderate-unmuted = { $name }: чат снова включён
moderate-not_muted = { $name }: чат не отключён
moderate-for_good = навсегда
moderate-muted_line = { $name }  до: { $until }, кем: { $by }  { $why }
moderate-muted_count = чат отключён: { $count }
moderate-granted = { $name } теперь модератор
moderate-revoked = { $name } больше не модератор
moderate-no_moderator = { $name } не модератор
moderate-count = модераторов: { $count }
verdict-actions = { $file }: { $game }, проверено действий: { $actions }, { $how }
verdict-ended = партия завершена, победа: { $winners }
verdict-told = партия завершена ({ $how }), победа: { $winners }
verdict-unfinished = партия не завершена
verdict-dice = ; броски следуют из зерна (SHA-256 { $hash })
verdict-dice_not = ; броски не следуют из зерна (SHA-256 { $hash })
verdict-dice_unproved = ; не все броски можно вывести из зерна (SHA-256 { $hash })
verdict-part = действия с { $first } по { $last }, версия { $version }, правила { $rules }: проверены
verdict-part_not_checked = действия с { $first } по { $last }, версия { $version }, правила { $rules }: не проверены, потому что текущие правила другие ({ $why })
verdict-part_empty = действий нет: версия { $version }, правила { $rules }
verdict-other_rules = { $file }: { $game }, действий: { $actions }; все сыграны по другим правилам ({ $rules }), чем текущие ({ $today }), поэтому ни одно не проверено
verdict-rules_unknown = неизвестны
covered-example = пример к { $rules }
covered-unknown = названы в тестах, но отсутствуют в правилах: { $rules }
covered-summary = правил: { $rules }, из них справочных: { $informative }, проверено: { $covered } ({ $percent } %), не проверено: { $uncovered }; примеры: { $examples }
ruling-reading = Как мы играем: { $text }
ruling-reason = Почему: { $text }
ruling-other = Другая трактовка: { $text }
ruling-house = Как домашнее правило: { $text }
ruling-sources = Источники: { $text }
rulings-summary = { $count ->
    [one] { $count } трактовка
    [few] { $count } трактовки
    [many] { $count } трактовок
   *[other] { $count } трактовки
 }; домашним правилом можно изменить: { $house }
texts-missing_some = { $language }: не хватает { $count }
texts-missing_none = { $language }: всё на месте
bench-decisions = решений/с
bench-choices = решений с выбором/с
bench-games = партий/с
bench-clones = копий/с
bench-legal = вариантов в среднем
bench-ratio = отношение
bench-build = сборка { $build }, { $python }
bench-two_builds = скомпилированная и обычная сборки, { $python }, медианы нескольких раундов
bench-same = решения совпадают
bench-not_same = РЕШЕНИЯ РАЗЛИЧАЮТСЯ
help-usage = Использование:
help-show = Показать эту справку и выйти.
help-arguments_panel_title = Аргументы
help-options_panel_title = Параметры
help-commands_panel_title = Команды
help-default_string = [по умолчанию: {"{}"}]
help-envvar_string = [переменная среды: {"{}"}]
help-required_long_string = [обязательно]
misuse-no_option = Такого параметра нет: { $option }
misuse-missing = Не указан параметр: { $parameter }
misuse-value = Недопустимое значение { $parameter }: { $why }
misuse-other = Не удалось понять команду: { $why }

## the teacher: hints and reviews

review-progress = решений проанализировано: { $done } из { $count }
review-head = { $game }: ходов: { $moves }, моделирований на сравнение: { $trials }
review-judged_learned = Шансы оценены с весами, выученными по сыгранным партиям.
review-judged_estimate = Шансы — грубая оценка, потому что для этой игры ещё нет выученных весов.
review-judged_nothing = Westmarch не умеет оценивать позиции этой игры.
review-since = Разбор начинается с хода { $move }, потому что прежние ходы сыграны по другой версии правил.
review-side = { $side }: { $begin } % в начале, { $end } % в конце; своя игра { $play }, игра соперников { $others }, удача { $luck }
review-side_alone = { $side }: { $begin } % в начале, { $end } % в конце; игра { $play }, удача { $luck }
review-turning = Переломные моменты
review-turn = ход { $move }, раунд { $turn }, решает { $seat }: { $side } { $change } (игра { $play }, удача { $luck })
review-mistakes = Самые дорогие решения
review-mistake = ход { $move }, раунд { $turn }, { $seat }: { $cost } % (± { $error }); выбрано: { $chosen }; лучше: { $better }
review-no_mistakes = Дорогих решений нет.
hint-why_best = По сравнению со следующим вариантом, в среднем: { $gains }.
hint-why_other = По сравнению с лучшим вариантом, в среднем: { $gains }.
hint-why_weakest = По сравнению с самым слабым смоделированным вариантом, в среднем: { $gains }.
hint-why_won = В { $share } % моделирований игра сразу заканчивается победой.
hint-why_lost = В { $share } % моделирований игра сразу заканчивается поражением.
hint-why_unclear = Моделирование не показывает одной причины.
hint-why_only = Другие варианты не стоило моделировать.
hint-gain = { $thing } { $amount }
log-hint = { $name } просит подсказку.
log-hints_on = Теперь подсказки разрешены.
log-hints_off = Теперь подсказки запрещены.
error-hints_off = За этим столом подсказки выключены.
error-no_hint = Для этого решения подсказки нет.
error-hint_failed = Не удалось вычислить подсказку. Попробуйте ещё раз.
error-host_hints = Подсказки включает и выключает только тот, кто открыл стол.
error-review_players = Пока игра идёт, разбор могут запросить только игроки.
error-review_rated = Рейтинговую партию можно разобрать только после её окончания.
error-reviews_at_once = Ваших разборов сейчас готовится: { $most }. Подождите, пока один из них завершится.
error-no_moves_yet = Ходов для разбора ещё нет.
gain-war_of_the_ring-points_shadow = победные очки Тьмы
gain-war_of_the_ring-points_free_peoples = победные очки Свободных народов
gain-war_of_the_ring-threatened = очки под угрозой Тьмы
gain-war_of_the_ring-counter_threat = очки под угрозой Свободных народов
gain-war_of_the_ring-road = шанс уничтожить Кольцо (%)
gain-war_of_the_ring-steps = шаги до Роковой Расселины
gain-war_of_the_ring-corruption = порча
gain-war_of_the_ring-revealed = Братство раскрыто
gain-war_of_the_ring-companions = спутники в Братстве
gain-war_of_the_ring-hunt_dice = кубики Охоты
gain-war_of_the_ring-besieged = осаждённые крепости
gain-war_of_the_ring-units_free_peoples = отряды Свободных народов
gain-war_of_the_ring-units_shadow = отряды Тьмы
gain-war_of_the_ring-active_nations = активные народы Свободных народов
gain-war_of_the_ring-pool_shadow = запас кубиков действий Тьмы
gain-war_of_the_ring-pool_free_peoples = запас кубиков действий Свободных народов
gain-war_of_the_ring-rings_free_peoples = эльфийские кольца
gain-five_armies-points = победные очки Тьмы
gain-five_armies-ten = шанс набрать десять очков (%)
gain-five_armies-fate = деление шкалы судьбы
gain-five_armies-units_free_peoples = отряды Свободных народов
gain-five_armies-units_shadow = отряды Тьмы
gain-five_armies-damage_free_peoples = урон Свободных народов
gain-five_armies-damage_shadow = урон Тьмы
gain-five_armies-leaders_free_peoples = лидерство Свободных народов
gain-five_armies-leaders_shadow = лидерство Тьмы
gain-five_armies-bodyguards = дружинники Болга
gain-five_armies-generals_ready = активированные военачальники
gain-five_armies-eagles = орлы
gain-lotr_card_game-quest_points_left = оставшиеся очки задания
gain-lotr_card_game-threat = угроза
gain-lotr_card_game-heroes = герои
gain-lotr_card_game-hero_damage = урон на героях
gain-lotr_card_game-allies = союзники
gain-lotr_card_game-willpower = воля
gain-lotr_card_game-attack = атака
gain-lotr_card_game-defence = защита
gain-lotr_card_game-resources = ресурсы
gain-lotr_card_game-attachments = дополнения
gain-lotr_card_game-cards = карты на руке
gain-lotr_card_game-staging_threat = угроза в зоне подготовки
gain-lotr_card_game-engaged = враги в схватке
gain-lotr_card_game-engaged_attack = атака врагов в схватке
gain-lotr_card_game-location_points = очки задания локаций в зоне подготовки
gain-lotr_card_game-active_location_points = очки задания активной локации
gain-battles_of_westeros-own_figures = свои миниатюры
gain-battles_of_westeros-other_figures = миниатюры врага
gain-battles_of_westeros-own_points = свои победные очки
gain-battles_of_westeros-other_points = победные очки врага
gain-battles_of_westeros-own_lost = потерянные свои отряды
gain-battles_of_westeros-other_lost = потерянные отряды врага
gain-battles_of_westeros-own_commanders = свои командиры
gain-battles_of_westeros-other_commanders = командиры врага
gain-battles_of_westeros-own_order_tokens = свои жетоны приказа
gain-battles_of_westeros-other_order_tokens = жетоны приказа врага
gain-battles_of_westeros-own_command_tokens = свои жетоны командования
gain-battles_of_westeros-other_command_tokens = жетоны командования врага
gain-battles_of_westeros-own_cards = свои карты на руке
gain-battles_of_westeros-other_cards = карты на руке врага

## оповещения: ваш ход

call-title = Ваш ход: { $game }
call-line = Ваш ход, номер { $turn }.
call-line-with = Ваш ход, номер { $turn }. Другие игроки: { $others }.
call-until = У вас есть время до { $when } UTC.
call-short = Ваше время на исходе: { $game }
call-nudge = { $name } ждёт вашего хода.
call-test-title = Уведомление Westmarch
call-test = Так Westmarch сообщит о вашем ходе.
call-digest = { $games ->
    [one] Ваш ход в { $games } партии
    [few] Ваш ход в { $games } партиях
    [many] Ваш ход в { $games } партиях
   *[other] Ваш ход в { $games } партиях
}
call-letter-off = Чтобы отказаться от этих писем, откройте ссылку: { $link }
call-confirm-title = Westmarch: подтвердите адрес почты
call-confirm = { $name } просит присылать на этот адрес уведомления об играх. Если это вы, откройте ссылку, чтобы подтвердить адрес:
call-confirm-else = Если это не вы, проигнорируйте письмо. Других писем не будет.

## letters, the end of a connection (short: it goes over the wire), what the page says of itself

mail-subject = Westmarch: смена пароля
mail-code = Код для смены пароля учётной записи { $name }:
mail-once = Код можно использовать один раз в течение часа. Если вы его не запрашивали, проигнорируйте это письмо.
mail-new_password-title = Westmarch: пароль изменён
mail-new_password = Пароль учётной записи { $name } изменён. На всех устройствах выполнен выход, а отправленные раньше коды больше не действуют.
mail-new_address-title = Westmarch: адрес почты изменён
mail-new_address = Этот адрес больше не связан с учётной записью { $name }. Отправленные сюда раньше коды больше не действуют.
mail-not_me = Если это были не вы, ваш пароль знает кто-то ещё. Задайте новый с помощью кода восстановления и напишите администраторам сайта:
closing-loaded_again = Стол загружается заново.
closing-restarting = Сервер перезапускается.
closing-logged_out = Вы вышли из учётной записи.
closing-removed = Стол удалён.
closing-too_slow = Соединение слишком медленное.
closing-refused_often = Отклонено слишком много сообщений.
closing-bad_token = Токен отозван.
closing-declined = Вызов отклонён.
closing-seat_of_another = Это место теперь занимает другой игрок.
closing-game_over = Игра окончена.
page-description = Играйте в браузере в «Войну Кольца», «Битву пяти воинств», «Властелин Колец: Карточную игру» и «Битвы Вестероса» по полным правилам, с друзьями или против ботов.
page-title = Westmarch: большие игры о войнах и странствиях, по полным правилам
page-line = Играйте сразу в браузере, с друзьями или против ботов. Без регистрации и установки.
page-picture = Столы четырёх игр под нарисованным небом
page-manifest = Четыре настольные игры о войнах и странствиях, по полным правилам.
page-works = Сервер работает, но клиент для браузера не собран.
page-build = Чтобы собрать его, запустите { $web } в каталоге проекта (нужен Node.js). { $play } собирает всё и запускает сервер.
page-schema = API описан по адресу { $schema }.

## contests, datasets, training: what is wrong with them

file-no_text = { $file } — не текст в UTF-8
contest-once_and_each = настройка { $option } указана и для всех ботов, и для каждого отдельно
contest-lessons_or_each = уроки игры с собой уже определяют настройки; уберите --lessons или --each
contest-no_values = у настройки { $option } нет значений
contest-no_test = тест «{ $text }» записан не в виде elo0,elo1 или elo0,elo1,alpha,beta
contest-elos = тесту нужно elo0 < elo1, а даны { $elo0 } и { $elo1 }
contest-alpha = alpha и beta теста должны лежать между 0 и 0,5
contest-sides = арена проводит игры двух сторон или одной; у { $setting } сторон { $sides } (настройки вроде players=2)
contest-no_game = не названа ни одна игра
contest-form = form не может быть «{ $form }» (допустимо: { $forms })
contest-no_games = games должно быть не меньше 1
contest-bot_twice = бот { $bot } назван дважды
contest-setting_twice = набор настроек { $setting } встречается дважды
contest-two_bots = тест должен сравнивать не меньше двух ботов
contest-in_use = файл { $file } занят другим состязанием
contest-no_line = { $file }: строка { $line } — не партия: { $why }
contest-no_journal = { $file } — не журнал состязания
contest-journal_format = { $file }: неизвестный формат журнала { $format }
contest-other_version = в { $file } партии westmarch { $version }, а эта программа — версии { $this }; выберите другой каталог
contest-no_ray = Ray не установлен (pip install 'westmarch[cluster]')
contest-no_cluster = по адресу «{ $address }» нет кластера Ray: { $why }
contest-game_or_file = назовите либо игру, либо файл с --config
contest-options_in_file = с --config укажите настройки в файле
data-where = партия { $game }, шаг { $step }
data-not_asked = { $where }: место { $seat } не решает
data-other_actions = { $where }: допустимы другие действия
data-other_end = партия { $number } заканчивается не так, как в наборе данных
data-no_table = в наборе данных нет таблицы «{ $table }» (таблицы: { $games }, { $decisions })
data-no_dataset = { $folder } — не набор данных: нет файла { $file }
data-schema = { $folder }: неизвестная схема { $schema } (известна { $known })
data-another = в { $folder } другой набор данных: { $field } там { $theirs }, а не { $ours }
data-died = один из процессов завершился с ошибкой; та же команда создаст недостающие части
data-needs = для наборов данных нужны PyArrow и NumPy (pip install 'westmarch[data]'): { $why }
data-one_game = настройки относятся к одной игре; назовите её
train-no_examples = в { $folder } нет примеров
train-hidden = hidden «{ $text }» — не список размеров
bot-cannot_run = бот exec не может запустить «{ $command }»: { $why }
bot-no_command = боту exec нужна команда: exec:./mybot
bot-no_server = «{ $server }» не адрес сервера: { $why }
bot-not_reached = не удаётся соединиться с { $server }: { $why }
bot-plays_none = бот { $bot } не играет ни в одну из игр
bot-broke_off = соединение прервано ({ $why }); повторная попытка
bot-is_there = { $bot } в сети, игры: { $games }
bot-begins = стол { $room }: начинается { $game }
bot-won = стол { $room }: победа ({ $ending })
bot-not_won = стол { $room }: без победы ({ $ending })
bot-trouble = стол { $room }: { $why }
bot-no_program = бот exec не может запустить «{ $command }»: программы «{ $program }» нет
bot-seconds = параметр seconds бота exec не может быть { $seconds }
bot-no_knowledge = ищущий бот пока не поддерживает игру { $game }
bot-no_weights = из { $file } не удаётся прочитать веса: { $why }
bot-other_features = веса в { $file } обучены для других признаков
train-examples = партий: { $games }, позиций: { $positions }
train-loss = потери на проверочных партиях: { $loss }
train-gate = матч: { $new } : { $old }
train-installed = установлено
train-weights = веса лежат в { $folder }
decks-generation = поколение { $number }: лучшая колода выиграла { $won } из { $games }
decks-found = { $won } из { $games } (от { $low } до { $high } %): { $deck }
decks-parents = нельзя оставить { $parents } из { $decks } колод
decks-names = «{ $text }» — не имя с названиями на трёх языках (ID=EN/PL/RU)
puzzles-unreadable = файл не содержит задач: { $why }
puzzles-found = { $id }: { $what }; лучший вариант выигрывает { $chance }
puzzles-made = добавлено задач в { $file }: { $count }; следующая партия — номер { $next }
puzzles-checked = задач: { $count }, с ошибкой: { $wrong }
contest-no_ray_address = «{ $address }» — не адрес кластера Ray (auto, local, host:port)
