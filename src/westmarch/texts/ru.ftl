### Что говорит сам сайт, по-русски: ошибки сервера, его собственные записи в журнале, терминал.

name-and = и
name-or = или

## ошибки сервера

error-try_again = Стол загружается заново; попробуйте ещё раз.
error-server_error = На сервере что-то пошло не так (номер обращения { $reference }).
error-nested = Запрос вложен слишком глубоко.
error-unfit = В запросе есть то, что нельзя сохранить.
error-refused = Запрос отклонён.
error-no_database_soon = База данных не отвечает; попробуйте чуть позже.
error-no_database = База данных не отвечает.
error-no_redis = Сейчас это невозможно; попробуйте чуть позже.
error-carried_over = Эта версия правил не может показать этот стол.
error-earlier_rules = Это сыграно по более ранней версии правил.
error-not_started = Игра ещё не началась.
error-hands_hidden = Карты на руках показываются после конца игры.
error-not_your_seat = Это не ваше место.
error-not_finished = Это можно получить после конца игры.
error-no_account = У гостя нет учётной записи; сначала создайте её.
error-no_mail = Этот сервер не отправляет почту; используйте код восстановления.
error-too_fast = Слишком быстро; подождите немного.
error-too_often = Слишком часто; подождите немного.
error-not_json = Сообщения — это текст JSON.
error-message_too_large = Сообщение слишком большое.
error-somebody = Сначала откройте страницу, чтобы вас узнали.
error-others_talk = Дайте и другим сказать слово.
error-bad_name = В имени от 1 до 40 знаков.
error-house_name = Это имя принадлежит самому сайту.
error-not_stored = Это не удалось сохранить; попробуйте ещё раз.
error-draining = Сервер перезапускается; попробуйте через минуту.
error-readers_busy = Сейчас читается слишком много текстов; попробуйте чуть позже.
error-bad_deck = В колоде названа карта, которая не герой и не карта игрока.
error-cross_origin = Этот запрос пришёл с другого сайта.
error-too_many_rooms = У вас слишком много столов; сначала закройте некоторые.
error-seat_taken = Там уже кто-то сидит.
error-started = Игра уже началась.
error-players_start = Начать игру могут только игроки.
error-seats_free = Ещё не все места заняты.
error-no_sequel = За этой игрой не следует другая.
error-not_over = Игра ещё не окончена.
error-players_again = Сыграть снова могут только игроки.
error-others_playing = В эту игру играют другие.
error-not_yours_room = Удалить стол может только тот, кто его открыл.
error-others_here = Здесь играют другие; вы можете сдаться.
error-account_name = Имя учётной записи не меняется.
error-name_taken = Такое имя или очень похожее уже занято.
error-wrong_login = Имя или пароль неверны.
error-wrong_password = Пароль неверен.
error-wrong_code = Имя или код неверны, или код уже использован.
error-bad_mail = Это не адрес почты.
error-stale = На столе уже что-то изменилось; взгляните ещё раз.
error-not_your_turn = Решает другой игрок.
error-nothing_to_undo = Вам нечего отменять.
error-no_offer = Никто не просил отменить ход.
error-others_answer = На это отвечают другие.
error-empty = Сказать нечего.
error-nobody = Здесь никто не известен; сначала запросите /api/me.
error-battle_unreadable = Битву не прочитать: { $why }.
error-battle_long = В битве больше { $most } знаков.
error-moves = В игре { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }.
error-not_understood = Сообщение не понято: { $why }
error-too_long = Это читается слишком долго.
error-unreadable = Это не прочитать.
error-unknown_bot = Боты игры «{ $game }»: { $bots }.
error-wrong_seats = В этой игре { $seats ->
        [one] { $seats } место
        [few] { $seats } места
        [many] { $seats } мест
       *[other] { $seats } места
    }.
error-unknown_language = Доступные языки: { $languages }.
error-too_many_battles = У вас уже хранится битв: { $most }; сначала удалите некоторые.
error-too_many_decks = У вас уже хранится колод: { $most }; сначала удалите некоторые.
error-not_yours_battle = Изменить битву может только её автор; сделайте копию.
error-not_yours_deck = Изменить колоду может только её автор; сделайте копию.
error-changed_battle = Битву изменили в другом месте; загрузите её снова или сохраните свою как копию.
error-changed_deck = Колоду изменили в другом месте; загрузите её снова или сохраните свою как копию.
error-nested_text = Это вложено слишком глубоко.
error-too_much = Это требует слишком многого.
error-unreadable_text = Это не прочитать: { $why }.
error-no-address = Такого адреса нет.
error-no-battle = Такой битвы нет.
error-no-deck = Такой колоды нет.
error-no-file = Такого файла нет.
error-no-game = Такой игры нет.
error-no-page = Такой страницы нет.
error-no-position = Такой позиции нет.
error-no-room = Такого стола нет.
error-no-seat = Такого места нет.
error-no-session = Такого сеанса нет.
error-no-action = В этой игре нет такого действия.
error-no-bot = Такого бота нет.
error-no-bot-game = У этого бота нет места в такой игре.
error-no-challenge = Этого бота туда не вызывали.

## учётные записи ботов

error-bad_token = Бот присылает свой токен: Authorization: Bearer TOKEN. Этот неизвестен или отозван.
error-too_many_bots = У вас уже { $most } ботов; сначала удалите кого-нибудь из них.
error-too_many_games = Бот уже играет { $most ->
        [one] { $most } партию
        [few] { $most } партии
        [many] { $most } партий
       *[other] { $most } партии
    } — больше сразу ему нельзя.
error-too_many_streams = У бота может быть открыто соединений: { $most }; сначала закройте лишние.
error-not_challenged = { $bot } не принимает вызовов.
error-other_games = { $bot } не играет в эту игру ({ $game }).
error-one_answer = Ответ называет одно действие: через action, text или id.
error-at_the_table = Это говорят за столом: подключитесь к игре.
error-game_over = Игра окончена.
error-not_yours_seats = Кто играет, решает тот, кто создал комнату.
error-house_bots_only = Вместо него может играть только здешний бот; назовите одного из них.
error-players_hand_over = Кто играет дальше, решают игроки.
error-not_a_bot = Это место не бота.
error-bot_is_there = Бот на месте и может играть дальше.

## что сервер говорит в журнале любой игры

log-new_rules = На этом сервере новая версия правил, по которой часть сыгранного здесь пошла бы иначе. Всё остаётся как есть, и игра продолжается по новым правилам; сделанные прежде ходы отменить нельзя.
log-new_version = На этом сервере новая версия правил ({ $version }, до сих пор { $was }), по которой часть сыгранного здесь пошла бы иначе. Всё остаётся как есть, и игра продолжается по новым правилам; сделанные прежде ходы отменить нельзя.
log-unreadable = Эта версия правил ({ $version }) не может продолжить эту игру: { $why }. Сыгранное по-прежнему можно прочитать.

## терминал

terminal-begin = Введите номер, чтобы действовать; `help` покажет всё остальное.
terminal-left = Игра осталась неоконченной.
terminal-over = Игра окончена ({ $ending }). Победа: { $winners }.
terminal-nobody = никто
terminal-not_undone = Ход не отменён: { $why } (`undo!`, если они согласны)
terminal-undone = { $seat }: отменено действий: { $actions }.
terminal-no_action = «{ $line }» — не действие и не команда; `help` их перечислит.
terminal-refused = Нельзя: { $why }
terminal-unknown_action = «{ $line }» — не действие этой игры.
terminal-allowed = «{ $action }» разрешено.
terminal-nothing_refused = Ничто из относящегося к этому решению не запрещено.
terminal-holding_nothing = У вас ничего нет на руках.
terminal-no_rule = Ни в одном правиле нет «{ $word }».
terminal-which_word = Какое слово? `rules СЛОВО`
terminal-where_to = Куда? `save ФАЙЛ`
terminal-saved = Сохранено; `westmarch play { $game } --load { $file }` продолжит игру.
terminal-seed = { $title }, зерно { $seed }
terminal-next_game = Перейти к следующей игре кампании? [y/n]
terminal-players = { $id }: { $title }, игроки: { $players }
terminal-seats = места: { $seats }
terminal-option = опция { $name }={ $values }: { $text }
terminal-bots = боты: { $bots }
terminal-help =
    { "" }  НОМЕР или ДЕЙСТВИЕ выполнить это действие
    { "" }  why [НОМЕР|ДЕЙСТВИЕ] почему чего-то нельзя; без слов: всё, чего нельзя, и почему
    { "" }  undo               отменить своё последнее действие, пока не открылось ничего нового
    { "" }  undo!              отменить его в любом случае (боты всегда согласны)
    { "" }  board              поле
    { "" }  hand               что у вас на руках
    { "" }  log [N]            последние строки журнала
    { "" }  rules СЛОВО        правила с этим словом или правило с таким номером
    { "" }  position           позиция в виде текста
    { "" }  save ФАЙЛ          записать ход игры до этого места
    { "" }  quit               выйти

## simulate, arena, dataset

simulate-sum = завершено игр: { $finished } из { $games }, ошибок: { $errors }, решений: { $decisions } за { $seconds } с, раундов за игру: { $rounds }
simulate-sequels = сыграно ещё как следующие части кампаний: { $count }
simulate-wins = победы:
simulate-endings = исходы:
simulate-reached = как далеко зашли игры:
simulate-mean = в среднем { $mean }, от { $least } до { $most }
simulate-of_games = { $text } (игр: { $games })
simulate-by_round = в конце каждого раунда (в среднем):
simulate-broken = прервана: зерно { $seed }: { $message }

arena-title = сыграно игр: { $games } из { $planned }
arena-bot = бот
arena-rating = рейтинг (Эло)
arena-score = очки
arena-games = игры
arena-results = победы/ничьи/поражения
arena-crashes = сбои
arena-time = мс/действие
arena-longest = самое долгое, мс
arena-sum = игр: { $games }, из них из журнала: { $resumed }; { $seconds } с; зерно { $seed }
arena-fault = { $bot } прервал игру и проиграл её: { $setting }, зерно { $seed }: { $message }
arena-void = игра прервалась не по вине ботов и никому не засчитана: { $setting }, зерно { $seed }: { $message }
arena-report = отчёт: { $file }
arena-test_open = проверка ещё не закончена, поединков: { $bouts } (LLR { $llr })
arena-test_stronger = { $first } сильнее, поединков: { $bouts } (LLR { $llr })
arena-test_not_stronger = { $first } не сильнее, поединков: { $bouts } (LLR { $llr })

report-title = Арена: кто играет лучше всех
report-intro = Сыграно игр: { $games } из { $planned } задуманных; { $form }. Ботов: { $bots }. Вариантов: { $settings }.
report-form_round_robin = каждый с каждым
report-form_gauntlet = первый бот с каждым из остальных
report-ratings = Рейтинги
report-pairings = Пары
report-tests = Проверки
report-settings = Варианты
report-setting = вариант
report-times = Время на действие
report-times_text = Точка — среднее, линия тянется до самого медленного действия; каждый шаг вправо — в десять раз дольше.
report-advantage = Игр: { $games }, раундов в среднем: { $rounds }. Преимущество стороны { $side }: { $advantage } Эло [{ $low }, { $high }].
report-together = Игр: { $games }, раундов в среднем: { $rounds }; все вместе играют против игры. Лёгкость: { $advantage } Эло [{ $low }, { $high }].
report-ending = исход
report-reached = Как далеко зашли игры
report-measure = показатель
report-mean = среднее
report-range = от и до или значения
report-faults = Прерванные игры
report-seed = зерно
report-message = что случилось
report-how = Как это измерено
report-method = Каждую раздачу играют все боты, а где сражаются две стороны — по разу за каждую. Рейтинги — самые правдоподобные по модели Брэдли и Терри с преимуществом первой стороны в каждом варианте; их среднее равно 0. Все интервалы — 95 %: рейтингов по профильному правдоподобию, долей по Уилсону. Ничья — пол-очка; кто прервал игру, тот её проиграл.
report-facts = Westmarch { $version }, зерно { $seed }; решений: { $decisions }; { $seconds } с.

dataset-sum = { $game }: игр: { $games }, решений: { $decisions }, { $size } МБ за { $seconds } с ({ $rate } игр/с); { $folder }
dataset-kept = { $game }: уже были: игр { $games }, решений { $decisions }; { $folder }
dataset-broken = { $game }: прервано игр: { $count }
