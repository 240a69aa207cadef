# Westmarch, по-русски.

## Везде
brand = Westmarch
loading = Загрузка…
part-failed = Эту часть не удалось нарисовать. Варианты ниже работают.
load-failed-title = Что-то не загрузилось
load-failed = Эту страницу не удалось загрузить. Проверьте соединение и попробуйте ещё раз; ничего не потеряно.
reload = Загрузить снова
error-offline = Сервер не отвечает. Проверьте соединение; ничего не потеряно.
error-not-found = По этому адресу ничего нет.
error-server = Сервер не смог этого сделать. Попробуйте ещё раз.
try-again = Попробовать снова
try-now = Попробовать сейчас
close = Закрыть
save = Сохранить
site-nav = Сайт
more-nav = Ещё
rules = Правила
me = Вы и настройки
you = вы
credits = Благодарности
credits-own = Правила, тексты, карты, сцены и картинки — наши собственные. На этих страницах есть и чужая работа, за которую мы благодарны:
credit-emblems = Эмблемы
credit-headings = Шрифт заголовков
credit-text = Шрифт текста
credit-icons = Значки управления
credit-by = Авторы:
credit-emblems-changed = Перекрашены, сделаны рельефными и вставлены в наши картинки. Работы Viscious Speed и Zeromancer — общественное достояние (CC0).
disclaimer = Westmarch — неофициальный проект поклонников. Он не связан с издателями этих игр, не одобрен и не оплачен ими, не использует их иллюстраций и текстов и не нуждается в их материалах. Названия принадлежат их владельцам.
theme-is = { $theme ->
    [light] Тема: светлая
    [dark] Тема: тёмная
   *[auto] Тема: как в системе
  }
theme = Тема
theme-auto = Как в системе
theme-light = Светлая
theme-dark = Тёмная
motion = Движение
motion-auto = Как в системе
motion-less = Меньше
sound = Звуки
volume = Громкость
explain = Объяснять каждый шаг
settings = Настройки
link = Ссылка
copy = Копировать
copied = Скопировано
copy-link = Копировать ссылку
copied-line = Ссылка в буфере обмена: вставьте её в сообщение.
send-link = Отправить ссылку
to-lobby = В зал
to-table = К столу
not-found-title = Здесь ничего нет
not-found = По этому адресу нет страницы.
time-seconds = { $n } с
time-minutes = { $n } мин
time-hours = { $n } ч
time-days = { $n } дн.
ago = { $time } назад
# В Карточной игре и в Вестеросе играют раундами.
turn-n = { $game ->
    [lotr_card_game] Раунд
    [battles_of_westeros] Раунд
   *[other] Ход
  } { $n }

# Общее начало вариантов говорится один раз; артиклей в русском нет (тире), а остаток не начинается со связки.
words-articles = -
words-joining = и или снова ещё

## Игры
game-war-of-the-ring = Война Кольца
game-five-armies = Битва пяти воинств
game-lotr-card-game = Властелин Колец: Карточная игра
game-battles-of-westeros = Битвы Вестероса
line-war-of-the-ring = Братство крадётся к Роковой горе, а войска Тьмы смыкают кольцо.
line-five-armies = Гномы, эльфы и люди держат Одинокую гору, пока не прилетят Орлы, — или гибнут.
line-lotr-card-game = Несколько героев, тёмный лес и одно задание: победить или проиграть вместе.
line-battles-of-westeros = Старки и Ланнистеры сходятся в поле: приказы, знамёна и боевой дух.

## Зал
lobby-title = Великие игры по полным правилам
lobby-line = Выберите игру и играйте сразу: без учётной записи и установки.
lobby-games = Игры
lobby-mine = Ваши игры
lobby-open = Открытые столы
lobby-open-none = Сейчас никто не ждёт соперника. Откройте стол для всех, и он появится здесь.
lobby-watch = Рейтинговые партии, которые идут сейчас
lobby-all-puzzles = Все задачи
lobby-finished = Законченные игры
lobby-daily = Позиция дня
lobby-daily-play = Играть отсюда
moment-ring-in-mordor = Ход 20: Кольцо в Мордоре, и рядом с Хранителями остался один Леголас. Вы играете за Тьму: семь кубиков и мало времени.
moment-grey-havens-besieged = Ход 12: Изенгард стоит под Серыми Гаванями, Эдорас и Хельмова Падь пали, Кольцо у Высокого перевала. Вы играете за свободные народы.
moment-fate-at-eight = Ход 6: Гэндальф и Трандуил пали, оба перевала открыты, судьба на восьмом делении. Вы играете за свободные народы.
moment-bolg-at-the-spur = Ход 7: у вас шесть очков, Болг на краю Восточного отрога, и судьбе осталось шесть делений. Вы играете за Тьму.
moment-hummerhorns-in-mirkwood = «Путь через Лихолесье», раунд 6: первому этапу не хватает одного жетона прогресса, ваша угроза 38, и среди деревьев ждут «Шершни». Вы ведёте Арагорна, Глоина и Теодреда.
moment-kingsroad-fourth-round = «Столкновение на Королевском тракте», раунд 4: Рикард Карстарк один среди красных знамён. Вы играете за Дом Старков.
moment-riverrun-burning = «Снятие осады», раунд 4: горят три огня, по очкам у вас четыре против одного, и Робб Старк стоит один. Вы играете за Дом Ланнистеров.
news-title = Что нового
news-rated = Появились открытые вызовы, рейтинговые партии и таблицы лучших.
news-calls = О вашем ходе сообщит браузер, письмо или вебхук; у партий бывают часы в днях.
news-puzzles = Задачи из настоящих позиций: каждый день новая.
news-shelf = Колоды и битвы можно публиковать, искать, отмечать и играть ими по ссылке.
news-your-file = Все свои партии можно скачать одним файлом.
show-all = Показать все ({ $n })
players = игроков: { $from }–{ $to }
players-exactly = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
  }
minutes = { $minutes } мин
play-now = Играть
starting = Начинаем…
new-table = Новый стол
how-to-play = Как играть
learn = Учиться: первый ход
coming = Скоро
coming-line = Играть пока нельзя.
plain-board = Ранняя версия
plain-board-line = Правила работают; поле пока — простой список.
room-waiting = Ждём игроков
room-your-turn = Ваш ход
room-turn-of = Действует { $name }
room-won = Вы победили
room-won-resigned = Вы победили: соперник сдался
room-lost = Вы проиграли
room-resigned = Вы сдались
room-given-up = Игра сдана
room-all-won = Игроки победили
room-all-lost = Игроки проиграли
room-nobody-won = Победителя нет
room-finished = Победа: { $names }
room-aborted = Прервана
resume = Продолжить
join = Присоединиться
watch = Смотреть
watch-replay = Запись
bot-named = бот { $bot }
bot-account = { $name } (бот)
seat-free = свободно
players-title = Игроки
to-act = действует
online = здесь
offline = не на связи
watching = Смотрят: { $names }

## Задачи
puzzles = Задачи
puzzle = Задача
puzzles-line = Партию решает один ход: найдите его за настоящим столом.
puzzles-page-line = Позиции из партий между ботами, где один вариант явно выигрывает или спасает партию. Решают их за столом; везение не в счёт, важно только то, что вы выбираете.
puzzles-solve = Решить задачу
puzzles-solve-this = Решить
puzzles-any = Любая игра
puzzles-near = По вашему рейтингу
puzzles-daily = Задача дня
puzzles-record = { $tries ->
    [0] Пока ни одной попытки.
   *[other] Решено { $solved } из { $tries }
  }
puzzles-all = { $n ->
    [one] { $n } задача, решено: { $solved }
    [few] { $n } задачи, решено: { $solved }
    [many] { $n } задач, решено: { $solved }
   *[other] { $n } задачи, решено: { $solved }
  }
puzzles-none = Задач здесь нет.
puzzles-wanted = Какие задачи
puzzles-by-result = Ваш результат
puzzles-by-kind = Что найти
puzzles-by-theme = О чём
puzzles-whatever = все
puzzles-result-untried = ещё не пробовали
puzzles-result-failed = не решено с первого раза
puzzles-result-solved = решено
puzzles-kind-win = найдите выигрыш
puzzles-kind-save = спасите партию
puzzles-everything = Показать все
puzzles-found = { $n ->
    [one] Показана { $n } задача
    [few] Показаны { $n } задачи
    [many] Показано { $n } задач
   *[other] Показано { $n } задачи
  }
puzzles-none-such = Таких задач нет.
puzzles-band-easy = Лёгкие
puzzles-band-medium = Средние
puzzles-band-hard = Трудные
puzzles-band-hardest = Очень трудные
puzzles-below = рейтинг ниже { $n }
puzzles-between = рейтинг от { $low } до { $high }
puzzles-from = рейтинг от { $n }
puzzles-own-band = ваш рейтинг
puzzles-done = решено { $solved } из { $n }
puzzles-more = Ещё { $n }
puzzle-brief-win = { $side }: найдите выигрыш
puzzle-brief-save = { $side }: спасите партию
puzzle-brief-win-quest = Выиграйте задание
puzzle-brief-save-quest = Спасите задание
puzzle-solved = решена
puzzle-failed = не решена с первого раза
puzzle-rated = рейтинг { $n }
puzzle-ask-win = Ход: { $side }. Найдите вариант, который выигрывает.
puzzle-ask-save = Ход: { $side }. Найдите единственный вариант, который спасает партию.
puzzle-ask-win-quest = Выбор за вами: найдите вариант, который приводит задание к победе.
puzzle-ask-save-quest = Выбор за вами: найдите единственный вариант, который спасает задание.
puzzle-how = Сыграйте его за столом. Возвращать ходы можно свободно, пока не открылось ничего нового.
puzzle-more = Что делать
puzzle-goal = Чем это может кончиться: { $ending }
puzzle-looking = Проверяем ваш вариант…
puzzle-right = Решено
puzzle-wrong = Не то
puzzle-wrong-line = { $n ->
    [0] Отсюда почти никогда не выигрывают.
   *[other] Отсюда выигрывают { $n } партий из 100; другой вариант выигрывает явно чаще. Попробуете ещё раз?
  }
puzzle-shown = Вот этот вариант
puzzle-wins = выигрывает { $n } партий из 100.
puzzle-also = Не хуже: { $line }, { $n } из 100.
puzzle-but = Лучший из остальных: { $line }, { $n } из 100.
puzzle-me = Ваш рейтинг: { $n }
puzzle-again = Ещё раз
puzzle-show = Показать ответ
puzzle-next = Следующая задача
theme-attack = атака
theme-commander = гибель командира
theme-conquest = завоевание
theme-defence = защита
theme-dice = выбор кубика
theme-either-or = одно из двух
theme-engagement = вступление в бой
theme-event = событие
theme-fellowship = Братство
theme-fight = битва
theme-hold-out = продержаться
theme-hunt = Охота
theme-long = несколько решений
theme-morale = сломить боевой дух
theme-move = движение
theme-objective = цель битвы
theme-orders = приказы
theme-planning = планирование
theme-quest = задание
theme-ring-bearers = Хранители Кольца
theme-travel = путешествие
theme-victory-points = победные очки

## Места, боты, настройки, фазы
seat-free-peoples = Свободные народы
seat-shadow = Тьма
seat-gondor = Гондор
seat-rohan = Рохан
seat-witch-king = Король-чародей
seat-saruman = Саруман
bot-heuristic = Расчётливый: знает игру
bot-random = Случайный: играет что попало
bot-quick = Быстрый: играет по простым правилам
bot-search = Ищущий: проверяет свои планы
bot-novice = Новичок
bot-easy = Лёгкий
bot-medium = Средний
bot-hard = Сильный
bot-expert = Эксперт
bot-about-novice = Знает правила и часто хватается за первую мысль. Отвечает сразу.
bot-about-easy = Играет по простым приёмам и многого не замечает. Отвечает сразу.
bot-about-medium = Играет основательно, но далеко вперёд не смотрит.
bot-about-hard = Играет хорошо: тщательно взвешивает решения и редко что-то упускает. Отвечает быстро.
bot-about-expert = Самый сильный. Проверяет свои планы и лучше всех оценивает, что из них выйдет.
bot-no-expert = Уровня «Эксперт» здесь нет: ничто из испытанного не играет заметно сильнее.
bot-short-heuristic = Расчётливый
bot-short-random = Случайный
bot-short-quick = Быстрый
bot-short-search = Ищущий
bot-short-novice = Новичок
bot-short-easy = Лёгкий
bot-short-medium = Средний
bot-short-hard = Сильный
bot-short-expert = Эксперт
option-players = Игроки
seat-player-1 = Игрок 1
seat-player-2 = Игрок 2
seat-player-3 = Игрок 3
seat-player-4 = Игрок 4
decks = Колоды
option-campaign = Один сценарий или кампания
battles = Битвы
battle-editor = Редактор битв
option-battle = Битва
option-retreat = Отступление
option-scenario = Сценарий
option-mode = Сложность
option-first-player = Первый игрок
option-keywords = Ключевые слова раскрытых карт
option-about-players-war-of-the-ring = Втроём и вчетвером игроки делят две стороны.
option-about-players-lotr-card-game = Все вместе против колоды столкновений. Один человек может вести несколько рук.
option-about-first-player = Кто начинает первый раунд; дальше право переходит каждый раунд.
option-about-keywords = Действуют ли «Прилив» и «Рок» при любом раскрытии карты или только для карт фазы задания.
option-about-retreat = Как отступают отряды: по напечатанным правилам или прямо назад, к своему краю.
value-about-campaign-none = Выберите его ниже.
value-about-campaign-expert = Все три по порядку; счёт складывается.
value-about-campaign-nightmare = То же, но угроза, урон, павшие герои и сброс переходят дальше.
value-about-mode-standard = Все правила.
value-about-mode-basic = Без карт тени: для первой игры.
value-about-mode-easy = Меньше карт столкновений и на ресурс больше у каждого героя.
value-clash-on-the-kingsroad = Столкновение на Королевском тракте
value-battle-in-the-whispering-wood = Битва в Шепчущем лесу
value-battle-of-the-green-fork = Битва на Зелёном Зубце
value-breaking-the-siege = Снятие осады
value-harassment-to-harrenhal = С боями к Харренхолу
value-paying-the-piper = Час расплаты
value-rallying-the-remnant = Сбор уцелевших
value-razing-the-red-fork = Разорение Красного Зубца
value-stand-at-the-golden-tooth = Оборона Золотого Зуба
value-wolf-raiders = Волчий набег
value-raid-in-the-riverlands = Стычка: Набег на Речные земли
value-hunt-in-the-westerlands = Стычка: Охота в Западных землях
value-passage-through-mirkwood = Путь через Лихолесье
value-journey-along-the-anduin = Путешествие по Андуину
value-escape-from-dol-guldur = Побег из Дол Гулдура
value-campaign-none = Один сценарий
value-campaign-expert = Кампания для знатоков
value-campaign-nightmare = Кампания «Кошмар»
value-mode-standard = Обычная
value-mode-basic = Простая
value-mode-easy = Лёгкая
value-first-player-random = По жребию
value-keywords-every-reveal = При каждом раскрытии
value-keywords-staging-only = Только в фазе задания
value-printed = Как напечатано
value-directional = Прямо назад, по исправлениям
seat-stark = Дом Старков
seat-lannister = Дом Ланнистеров
phase-setup = подготовка
phase-rally = фаза воодушевления
phase-marshaling = фаза мобилизации
phase-command = фаза командования
phase-regroup = фаза перегруппировки
phase-recovery = восстановление
phase-activation-of-generals = активация военачальников
phase-fate = судьба
phase-shadow-leadership = лидерство Тьмы
phase-action-round = действия
phase-end-of-turn = конец хода
phase-resource = фаза ресурсов
phase-planning = фаза планирования
phase-quest = фаза задания
phase-travel = фаза путешествия
phase-encounter = фаза столкновений
phase-combat = фаза боя
phase-refresh = фаза восстановления
ending-front-gate = Тьма контролирует Главные врата и набрала десять очков.
ending-conquest = В конце хода у Тьмы десять очков.
ending-fate = Судьба свершилась: свободные народы выстояли.
ending-beorn = Беорн пришёл вовремя.
ending-bolg-slain = Болг убит.
ending-victory = Задание выполнено.
ending-all-eliminated = Все игроки выбыли.
ending-prisoner-lost = Пленник погиб.
phase-recover-and-draw = возврат кубиков и добор карт
phase-fellowship = фаза Братства
phase-hunt-allocation = кубики Охоты
phase-action-roll = бросок действий
phase-action-resolution = фаза действий
phase-victory-check = проверка победы

ending-ring-bearers-fail = Порча сломила Хранителей Кольца.
ending-ring-destroyed = Кольцо уничтожено.
ending-shadow-conquest = Тьма покорила Средиземье.
ending-sauron-banished = Саурон изгнан.
ending-rout = Войско обратилось в бегство.
ending-instant = Достигнута цель битвы.
ending-condition = По условиям победы битвы.
ending-points = По победным очкам.
ending-morale = Очков поровну: побеждает больший боевой дух.
ending-momentum = Всё поровну: побеждает тот, у кого Натиск.
ending-resigned = Одна из сторон сдалась.
ending-out-of-time = Время истекло.
ending-abandoned = Один из игроков перестал играть.
ending-drawn = Ничья по соглашению.
ending-aborted = Партия прервана до того, как каждая сторона сделала два хода. Она никому не засчитывается.
ending-unreadable = Эта версия правил не может продолжить игру; причина — в журнале.

## Новый стол
new-title = Новый стол: { $game }
new-unknown = В эту игру здесь пока играть нельзя.
new-players = Сколько игроков?
new-how = Как будете играть?
new-vs-bot = С ботами
new-vs-bot-line = Они займут остальные места, и вы начнёте сразу.
new-vs-friend = С друзьями по ссылке
new-vs-friend-line = Откройте стол, отправьте ссылку и подождите их.
new-hot-seat = Вместе за одним экраном
new-hot-seat-short = Все места ваши, на этом устройстве.
new-scenarios = Сценарии по порядку
new-seats = Места
new-seat-n = Место { $n }
new-who = Кто играет: { $seat }
new-which-bot = Какой бот играет: { $seat }
new-me = Я
new-bot = Бот
new-open = По ссылке
new-random = Случайные стороны
new-hot-seat-line = У вас несколько мест: при передаче хода экран закрывается.
new-several-hands-line = У вас несколько мест: вы видите все их руки. Занавес можно включить в меню стола.
new-watch-line = Мест у вас нет: вы будете смотреть.
new-who-may-join = Кто может присоединиться
new-private = Только по ссылке
new-link-line = Ссылку вы получите на следующем шаге.
new-listed = Кто угодно
new-listed-line = Стол будет виден и в зале.
new-more = Ещё настройки
new-seed = Зерно
new-seed-line = Одно и то же зерно даёт те же кубики и карты. Оставьте пустым: будет тайное, его откроют в конце.
new-create = Открыть стол
new-start = Начать игру

## Открытая полка: колоды и битвы, которые публикуют игроки
shelf-decks = Колоды игроков
shelf-decks-line = Колоды, опубликованные игроками: ими можно играть и их можно скопировать.
shelf-battles = Битвы игроков
shelf-battles-line = Битвы, опубликованные игроками: в них можно играть и их можно скопировать.
shelf-search = Поиск по названию, словам или автору
shelf-sort = Порядок
shelf-sort-new = Сначала новые
shelf-sort-liked = Больше всего отметок
shelf-sort-played = Чаще всего играют
shelf-any-hero = Любой герой
shelf-any-scenario = Любой сценарий
shelf-any-commander = Любой командир
shelf-any-size = Любой размер
shelf-size-small = Небольшая: до 16 отрядов
shelf-size-middle = Средняя: от 17 до 26 отрядов
shelf-size-large = Большая: 27 отрядов и больше
shelf-nothing = Подходящего пока нет.
shelf-more = Показать ещё
shelf-by = автор: { $name }
shelf-by-you = опубликовано вами
shelf-likes = { $n ->
    [one] { $n } отметка
    [few] { $n } отметки
    [many] { $n } отметок
   *[other] { $n } отметки
  } «нравится»
shelf-like-it = Нравится: { $name } ({ $n ->
    [one] { $n } отметка
    [few] { $n } отметки
    [many] { $n } отметок
   *[other] { $n } отметки
  })
shelf-plays = { $n ->
    [0] ещё никто не играл
    [one] играл { $n } человек
    [few] играли { $n } человека
    [many] играли { $n } человек
   *[other] играли { $n } человека
  }
shelf-after = по работе: { $name }
shelf-for = Для сценария «{ $scenario }»
shelf-badge = опубликовано · { $n ->
    [one] { $n } отметка
    [few] { $n } отметки
    [many] { $n } отметок
   *[other] { $n } отметки
  }
shelf-publish-title = Публикация
shelf-publish-line = Каждый сможет найти это, сыграть и сохранить копию с вашим именем. Начатые партии идут с тем, что было в их начале.
shelf-needs-account = Для публикации нужна учётная запись, чтобы другие видели, чья это работа.
shelf-about = Ваше описание
shelf-about-hint = В чём сильная сторона и как этим играть
shelf-scenario = Для чего
shelf-publish = Опубликовать
shelf-withdraw = Снять с полки
shelf-published = Опубликовано: теперь это может найти каждый.
shelf-saved = Сохранено.
shelf-withdrawn = Снято: открыть это могут только те, у кого есть ссылка.
shelf-deck-first = Опубликовать можно только допустимую колоду.
shelf-battle-first = Опубликовать можно только битву без ошибок.
shelf-save-first = Сначала сохраните изменения.
shelf-keep-copy = Сохранить копию
former-player = бывший игрок

## До игры
waiting-title = { $game }: ждём игроков
waiting-line = Отправьте эту ссылку тем, кто будет играть. Начать можно, когда заняты все места.
waiting-ready = Все места заняты: начинайте, когда готовы.
waiting-missing = { $n ->
    [one] Свободно { $n } место.
    [few] Свободны { $n } места.
    [many] Свободно { $n } мест.
   *[other] Свободно { $n } места.
  }
waiting-join-title = Вас приглашают
waiting-join = Займите свободное место или оставайтесь смотреть.
waiting-seats = Кто играет
waiting-name = Ваше имя
name-line = Так вас видят за столом.
name-saved = Для других вы — { $name }.
seat-ready = готово
seat-missing = ждём кого-нибудь
take-seat = Сесть
take-seat-of = Сесть: { $seat }
leave-seat = Уйти
free-seat = Освободить место
hand-over = Пусть дальше играет здешний бот
new-bot-account = { $name }, бот игрока { $owner }
new-challenge = Вызвать бота
seat-challenged = вызван, ещё не ответил
withdraw-challenge = Отозвать вызов
let-bot-play = Бот на место: { $seat }
let-bot-play-short = Пусть играет бот
challenge-declined = { $name } сейчас не хочет играть. Выберите другого или подождите кого-нибудь.
invite = Пригласить по ссылке
invite-title = Сыграем: { $game }
start = Начать игру
delete-room = Удалить стол
room-gone-title = Такого стола нет
room-gone = Этого стола не существует, или он для вас закрыт.

## Долгие партии
clock-title = Часы
clock-none = Без часов
clock-none-line = Каждый думает, сколько нужно.
clock-kind-days = Дни на каждый ход
clock-kind-days-line = Для партий на несколько недель.
clock-kind-hours = Часы на всю партию
clock-kind-hours-line = Каждый ход добавляет несколько минут.
clock-pick-days = Дней
clock-pick-hours = Часов каждой стороне
clock-pick-more = Минут за каждый ход
clock-days = { $n ->
    [one] { $n } день на каждый ход
    [few] { $n } дня на каждый ход
    [many] { $n } дней на каждый ход
   *[other] { $n } дней на каждый ход
}
clock-hours = { $n ->
    [one] { $n } час каждой стороне
    [few] { $n } часа каждой стороне
    [many] { $n } часов каждой стороне
   *[other] { $n } часов каждой стороне
}
clock-hours-more = { $n } ч + { $more } мин за каждый ход
clock-days-hours = { $days } д { $hours } ч
clock-hours-minutes = { $hours } ч { $minutes } мин
clock-stands = Отпуск
clock-out = Время истекло
claim-time = { $seat }: время истекло.
claim-gone = { $seat }: ходов давно нет.
claim-free = { $seat }: место свободно.
claim-way-win = Потребовать победы
claim-way-bot = Пусть продолжит бот
claim-way-open = Освободить место для другого
claim-way-me = Играть и за это место
draw-offer = Предложить ничью
draw-offered = Вам предлагают ничью.
draw-accept = Согласиться на ничью
draw-decline = Играть дальше
draw-waits = Ничья предложена.
draw-back = Отозвать
nudge = Напомнить
nudged = Напоминание отправляется.
next-game = Следующая партия, где мой ход
next-game-none = Больше нигде не ваш ход.
seat-vacation = В отпуске до { $date }
room-drawn = Ничья
calendar-title = Другие ваши партии
calendar-yours = Ваш ход
calendar-others = Ход других
calendar-no-clock = Без часов
calendar-today = До сегодня
calendar-tomorrow = До завтра
calls-title = Как вы узнаете о своём ходе
calls-line = Кто смотрит на стол, того не оповещают; на каждый ход — одно оповещение.
calls-push = В браузере
calls-push-here = Оповещать в этом браузере
calls-push-on = Этот браузер будет получать оповещения.
calls-push-off = Убрать
calls-push-off-of = Больше не оповещать: { $agent }
calls-refused = Браузер не разрешает этому сайту уведомления.
calls-no-push = Этот браузер не принимает push-сообщений.
calls-letters = По почте
calls-letters-off = Без писем
calls-letters-now = Письмо, если давно не смотрю
calls-letters-daily = Одно письмо в день
calls-unconfirmed = На адрес { $mail } отправлено письмо со ссылкой; откройте её, чтобы подтвердить адрес.
calls-confirm-sent = Письмо со ссылкой отправлено.
calls-webhook = Вебхук
calls-webhook-line = Адрес в Discord, Slack или своей программы.
calls-short = Сообщать также, когда моё время на исходе
calls-test = Проверить
calls-tested = Оповещения отправляются.
vacation-title = Отпуск
vacation-line = { $n ->
    [one] Пока вас нет, ваши часы стоят; в этом году остался { $n } день.
    [few] Пока вас нет, ваши часы стоят; в этом году осталось { $n } дня.
    [many] Пока вас нет, ваши часы стоят; в этом году осталось { $n } дней.
   *[other] Пока вас нет, ваши часы стоят; в этом году осталось { $n } дней.
}
vacation-rules = Отпуск не останавливает часы в партиях, где время считается в часах, и в турнирах; он закончится, как только вы сделаете ход в партии с другими.
vacation-days = Дней
vacation-go = Уйти в отпуск
vacation-until = Вы в отпуске до { $date }.
vacation-back = Я здесь
letters-off-title = Больше никаких писем
letters-off-line = Westmarch больше не будет присылать вам писем о партиях.
letters-off-go = Отключить письма
letters-off-done = Писем больше не будет.
letters-confirm-title = Ваш адрес
letters-confirm-line = Письма о ваших партиях могут приходить на этот адрес.
letters-confirm-go = Это мой адрес
letters-confirm-done = Адрес подтверждён.
## Hints

hint = Подсказка
hint-asking = Обдумываю…
hint-chances = Ваши шансы на победу
hint-take = Выбрать это
hint-why = Почему?
hint-alike = Пробы не различают эти варианты.
hint-estimate = Грубая оценка, не выученная по играм.
hints-allow = За этим столом можно просить подсказки
hints-allowed = За этим столом можно просить подсказки.
hints-not-allowed = За этим столом подсказок нет.

## Стол
board = Поле
tracks = Шкалы
side-panel = Соперник и журнал
opponent-panel = Что у других видно всем
panels = Панели
menu = Меню
undo = Отменить
ask-undo = Попросить отмену
you-are = вы:
spectator = зритель
connection-lost = Связь потеряна. Пробуем снова; игра цела.
chat-not-sent = Ещё не отправлено.
resign-waits = Вы сдадитесь, как только связь восстановится.
abort-waits = Партия будет прервана, как только связь восстановится.
decision = Решение
your-choice = Ваш выбор
choices = { $n ->
    [one] { $n } вариант
    [few] { $n } варианта
    [many] { $n } вариантов
   *[other] { $n } варианта
  }
waiting-for = Ждём: { $who }
waiting-for-name = Ждём: { $who } ({ $name })
thinking = { $who }: ход обдумывается
search-choices = Искать среди вариантов: { $n }
search-none = Подходящих вариантов нет.
why-not = Почему нельзя? ({ $n })
refused-label = Нельзя: { $label }. { $reason }
rule-title = Правило
rule-of-step = Правило этого шага.
rule-read = Читать правило { $id }
rule-missing = Правила { $id } нет в нашем списке.
rule-in-book = Открыть в правилах
chain = Уже выбрано:
chain-remove = Вернуть: { $label }
game-over = Игра окончена
result = Итог
log = Журнал
log-lines = Строки журнала; влево и вправо — по именам
log-filter = Отобрать строки
log-of = Чьи строки
log-all = Все
log-older = Показать более ранние строки: { $n }
log-nothing = Подходящих строк нет.
log-empty = Пока ничего не произошло.
log-newest = К последним
log-turn-replay = Показать в записи
chat = Чат
chat-empty = Пока никто ничего не сказал.
chat-say = Сказать
chat-say-spectators = Зрителям
chat-send = Отправить
chat-spectator = зритель
chat-spectators-hidden = То, что говорят зрители, вы увидите после окончания партии.
chat-among-spectators = Вы пишете другим зрителям. Игроки увидят это после окончания партии.
chat-as-spectator = Вы зритель; игроки видят, что вы пишете.
chat-line-more = Что сделать с этой репликой ({ $name })
mute = Отключить чат
unmute = Включить чат
muted = Кому отключён чат за этим столом
muted-name = Чат отключён: { $name }
somebody = кто-то
sheet-tracks = Шкалы
sheet-hand = Рука
sheet-opponent = Игроки
sheet-log = Журнал
sheet-chat = Чат
undo-offer-title = Просьба об отмене
undo-offer = { $name } просит отменить последний ход.
undo-asked = Спрашиваем остальных, можно ли отменить…
undo-declined = { $name } против отмены.
agree = Согласиться
decline = Отказать
away-title = Пока вас не было
away-more = …и более ранние строки в журнале: { $n }
away-close = Продолжить
curtain = Закрывать экран
curtain-auto = Между соперниками
curtain-always = Между всеми местами
curtain-never = Никогда
handover = Действует: { $seat }
handover-line = Передайте устройство; чужая рука скрыта, пока вы не продолжите.
handover-take = Это я: { $seat }
menu-link = Поделиться столом
menu-link-line = Кто откроет ссылку, сможет занять свободное место или смотреть, не видя чужих рук.
replay = Запись
report-problem = Сообщить о проблеме
problem-line = Что пошло не так?
problem-holds = На ваш компьютер сохранится файл с вашими словами, видимыми вам ходами, позицией и последним решением.
problem-save = Сохранить отчёт
problem-saved = Сохранено. Приложите файл, когда будете сообщать о проблеме.
resign = Сдаться
resign-line = Игра сразу закончится, ваша сторона проиграет.
resign-as = Сдаться: { $seat }
abort = Прервать партию
abort-line = Эта рейтинговая партия едва началась. Если прервать её, никто не выиграет и не проиграет, и рейтинги не изменятся. Когда каждая сторона сделает два хода, партию можно будет только сдать.
abort-now = Прервать
go-on-playing = Играть дальше
keys = Клавиши
key-choose = выбрать
key-badges = показать цифры на поле
key-move = перебирать варианты, выбрать
key-search = искать среди вариантов
key-why = почему нельзя?
key-film = пройти по тому, что случилось
key-hurry = завершить сцену
key-space = Пробел
key-panels = шкалы, журнал, чат, рука
fair = Честные кубики
fair-line = Вся случайность берётся из тайного зерна. Его хеш виден с самого начала, а само зерно — в конце, так что каждый может проверить, что ничего не подменили.
fair-revealed = Зерно открыто. Его хеш — тот, что был показан с начала; «westmarch replay --verify» на скачанной записи подтвердит каждый бросок и каждую взятую карту.
arranged-position = Позицию выбрал создатель
arranged-seed = Кубики выбрал создатель
arranged-both = Позицию и кубики выбрал создатель
arranged-position-line = Позицию, с которой начинается игра, выбрал создатель этого стола. Если против него играют другие, скрытые карты сдаются заново.
arranged-seed-line = Зерно случайности выбрал создатель этого стола и может знать каждый будущий бросок и карту.
arranged-unrated = Такая игра не может быть рейтинговой.
uploaded = Загружена
uploaded-line = Запись этой партии кто-то загрузил. Имена взяты из файла; кто играл, никто не проверял.
fair-given = Зерно этой игры кто-то выбрал и мог его знать.
seed-hash = Хеш зерна:
seed = Зерно:
end-won = Вы победили
end-lost = Вы проиграли
end-wins = Победа: { $names }
end-aborted = Игра прервана
rematch = Сыграть ещё
rematch-join = В следующую игру
sequel = К следующему сценарию
sequel-join = В следующий сценарий
download-record = Скачать запись
zoom-in = Приблизить
zoom-out = Отдалить
zoom-fit = Показать всё
panzoom-help = Стрелки двигают поле, плюс и минус меняют масштаб, ноль показывает всё.

## Первый ход с подсказками
guide = Подсказки
guide-step = Шаг { $n } из { $count }
guide-next = Дальше
guide-do = Сделать за меня
guide-skip = Без подсказок
guide-finish = Играть дальше
guide-explain = Дальше объяснять каждый шаг
guide-suggested = советует подсказка
guide-otherwise = Вы выбрали иначе: это тоже хорошо.
guide-free-title = Своим путём
guide-free = Играйте как хотите. Подсказки вернутся, когда будет что показать.

## Запись
replay-of = Запись: { $game }
replay-eyes = Чьими глазами
replay-own = Как видел я
replay-as = Как { $seat }
replay-all = Всё открыто
replay-stands = Эту игру сыграли по более ранней версии правил. О ней рассказывает журнал; стол показан, каким он был после хода { $n }.
replay-first = В начало
replay-back = Шаг назад
replay-play = Воспроизвести
replay-pause = Пауза
replay-on = Шаг вперёд
replay-last = В конец
replay-slider = Позиция
replay-at = Шаг { $at } из { $last }, { $game ->
    [lotr_card_game] раунд
    [battles_of_westeros] раунд
   *[other] ход
  } { $turn }
replay-turn = { $game ->
    [lotr_card_game] Перейти к раунду
    [battles_of_westeros] Перейти к раунду
   *[other] Перейти к ходу
  }
share = Поделиться
share-line = Эта ссылка открывает запись именно на этой позиции.
continue = Продолжить отсюда
continue-line = Новый стол начнётся с позиции после шага { $at }, против бота. Эта игра останется как есть.
continue-seat = Вы играете
continue-bot = Против
continue-go = Начать отсюда

## Разбор
review = Разбор
review-of = Разбор: { $game }
review-beginning = Учитель просматривает партию…
review-working = Учитель просматривает партию: отрывок { $done } из { $count }
review-leave = Страницу можно закрыть: разбор продолжится и сохранится вместе с партией.
review-failed = Разбор не удался.
review-old = С тех пор партия продолжилась.
review-again = Разобрать заново
review-since = Начало (шагов: { $n }) сыграно по более ранней версии правил и пропущено.
review-own-eyes = Партия ещё идёт: здесь то, что можно было знать с вашего места. Решения других пока не отличить от удачи.
review-chances = Шансы на победу: { $side }
review-curve = Шансы на победу по ходу партии: { $side }. Стрелки ведут по кривой, Enter открывает запись.
review-move = шаг { $n }
review-turning = Переломы
review-no-turning = Ничто не изменило шансы заметно.
review-by-play = решения: { $play }
review-by-luck = удача: { $luck }
review-by-both = решения: { $play }, удача: { $luck }
review-luck-and-play = Удача и игра
review-begin = Шанс в начале
review-end = Шанс в конце
review-own-play = Свои решения
review-others-play = Решения других
review-luck = Удача: кубики и карты
review-luck-and-others = Удача: кубики и карты, а также игра других
review-points-line = В пунктах: сотых долях шанса на победу.
review-costly = Самые дорогие решения
review-counted = { $costly ->
    [0] Проверено решений: { $looked }. Явных ошибок нет.
   *[other] Проверено решений: { $looked }, ошибочных: { $costly }, всего { $cost ->
        [one] { $cost } пункт
        [few] { $cost } пункта
        [many] { $cost } пунктов
       *[other] { $cost } пункта
      }.
  }
review-chosen = Выбрано: { $what } ({ $chance })
review-better = Лучше: { $what } ({ $chance })
review-how = Каждое решение оценено по тому, что можно было знать в ту минуту; проб на каждый выбор: { $trials }. Считается только то, что было явно хуже.

## Как играть и правила
how-to-play-title = Как играть: { $game }
primer-goal = Цель
primer-table = На столе
primer-wins = Чем кончается
primer-plans = Три первых плана
primer-plans-of = Первые планы: { $side }
rules-below = Пронумерованные правила
rules-title = Правила: { $game }
rules-line = Все правила нашими словами, с номерами. На эти номера ссылается стол, когда говорит «нельзя».
rules-search = Искать в правилах
rules-found = { $n ->
    [one] { $n } правило
    [few] { $n } правила
    [many] { $n } правил
   *[other] { $n } правила
  }
rules-chapters = Главы
rules-examples = { $n ->
    [1] Пример
    [one] { $n } пример
    [few] { $n } примера
    [many] { $n } примеров
   *[other] { $n } примера
  }
rules-chapter = Глава { $n }
chapter-war-of-the-ring-1 = 1. Введение
chapter-war-of-the-ring-2 = 2. Компоненты и поле
chapter-war-of-the-ring-3 = 3. Подготовка к игре
chapter-war-of-the-ring-4 = 4. Ход и кубики действий
chapter-war-of-the-ring-5 = 5. Карты событий
chapter-war-of-the-ring-6 = 6. Войска и сражения
chapter-war-of-the-ring-7 = 7. Нации и политика
chapter-war-of-the-ring-8 = 8. Братство
chapter-war-of-the-ring-9 = 9. Охота
chapter-war-of-the-ring-10 = 10. Победа
chapter-war-of-the-ring-11 = 11. Втроём и вчетвером
chosen-next = затем:

## Я
me-name = Имя
me-guest = Вы играете гостем в этом браузере.
me-account = Ваша учётная запись: { $name }.
me-odd-name = Это имя больше не отвечает правилам сайта: от 3 до 30 букв, цифр, пробелов, дефисов, подчёркиваний или апострофов и ничего, что звучит от имени сайта. Выберите другое; всё остальное останется как есть.
me-saved = Сохранено.
me-signed-up = Учётная запись создана, и ваши игры теперь в ней.
me-logged-in = С возвращением.
me-logged-out = Вы снова гость.
me-log-out = Выйти
me-account-title = Сохраните свои игры
me-account-line = Учётная запись хранит ваши игры на всех устройствах. Нужны только имя и пароль.
me-account-name = Имя учётной записи
me-password = Пароль, не меньше 8 знаков
me-sign-up = Создать учётную запись
me-log-in = Войти
codes-title = Ваши коды восстановления
codes-line = Запишите их сейчас: больше их не покажут. Каждый код один раз откроет вашу учётную запись, если пароль забыт.
codes-copy = Копировать
codes-copied = Скопировано
codes-kept = Коды сохранены
codes-left =
    { $n ->
        [0] Кодов восстановления не осталось.
        [one] Остался { $n } код восстановления.
        [few] Осталось { $n } кода восстановления.
        [many] Осталось { $n } кодов восстановления.
       *[other] Осталось { $n } кода восстановления.
    }
codes-new = Создать новые коды
account-title = Пароль и восстановление
account-mail = Адрес почты для писем и на случай забытого пароля
account-mail-save = Сохранить адрес
account-mail-unconfirmed = Адрес { $address } ещё не подтверждён, поэтому код для забытого пароля туда не придёт. Откройте ссылку из письма.
account-mail-again = Отправить ссылку ещё раз
account-mail-sent = Письмо со ссылкой отправлено.
password-now = Текущий пароль
password-new = Новый пароль, не меньше 8 знаков
password-change = Сменить пароль
password-changed = Пароль изменён, и вы вышли на всех других устройствах.
sessions-title = Где вы вошли
session-current = Этот браузер
session-used = Последний раз { $time } назад
session-unknown = Браузер
session-end = Выйти
session-end-of = Выйти: { $agent }
session-end-others = Выйти на всех других устройствах
session-ended = Там вы вышли.
recover-title = Забыли пароль?
recover-line = Введите один из кодов восстановления или код из письма и новый пароль.
recover-code = Код
recover-set = Задать новый пароль
recover-mail = Прислать код по почте
recover-mailed = Если у учётной записи есть адрес, код уже в пути. Он действует час.
language = Язык
me-upload = Посмотреть запись
me-upload-line = Откройте скачанную запись законченной игры.

## Люди
rated = Рейтинговая
rated-title = Рейтинг
rated-table = Рейтинговая партия
rated-line = Партия идёт в рейтинг игроков, отдельно по играм и сторонам. Вернуть можно только то, что не открыло ничего нового.
rated-not = Этот стол не может быть рейтинговым:
rating = Рейтинг
rating-change = Рейтинг после этой партии
rating-title = ± { $deviation }, рейтинговых партий: { $n }
rating-guess = Рейтинг со знаком вопроса — первая оценка: рейтинговых партий пока слишком мало.
rating-weight = Засчитано { $percent } результата: эти игроки на этой неделе встречались уже много раз.
rating-voided =
    { $why ->
        [short] Партия закончилась до того, как каждая сторона сделала два хода: рейтинг не меняется.
       *[moderator] Модератор аннулировал эту партию: рейтинг не меняется.
    }
rated-games = Партии
games-won = Победы
games-drawn = Ничьи
games-lost = Поражения
rank = Место
player = Игрок
is-bot = бот
leaderboard = Таблицы лучших
leaderboard-game = Игра
leaderboard-side = Сторона
leaderboard-none = Здесь пока никто не сыграл достаточно рейтинговых партий.
leaderboard-play = Примите открытый вызов — и таблица начнётся с вас.
leaderboard-mine = Ваш рейтинг здесь: { $points } (рейтинговых партий: { $n }, разных соперников: { $opponents }).
leaderboard-line = В таблице рейтинги по { $n } партиям и более, не меньше чем с { $opponents } разными соперниками, с погрешностью не больше { $deviation } очков.
profile-none = Нет такой учётной записи
profile-since = С нами: { $date }
profile-finished = завершённых партий: { $n }
profile-running = идёт сейчас: { $n }
profile-followers = подписчиков: { $n }
profile-records = Результаты
profile-game = Игра и сторона
profile-no-games = Завершённых партий пока нет.
profile-curves = Рейтинг со временем
profile-favourites = Любимые колоды и сражения
profile-games = Партии
profile-more = Более ранние партии
profile-mine = Мой профиль
curve-label = { $what }: от { $from } до { $to }, партий: { $n }
together = вместе
own-deck = Своя колода
own-battle = Своё сражение
bot-of = Бот; владелец:
follow = Добавить в друзья
unfollow = Убрать из друзей
follows-you = вы у этого игрока в друзьях
friends = Друзья
friends-none = Пока никого. Откройте чей-нибудь профиль, чтобы добавить.
friends-mutual = взаимно
blocked-people = Заблокированы
block = Заблокировать
unblock = Разблокировать
block-not = Не блокировать
block-title = Заблокировать: { $name }?
block-line = Ни один из вас не сможет вызвать другого или сесть за его стол, а за вашими столами этот игрок не сможет писать. Партии, которые вы уже играете вместе, продолжаются.
blocked = Заблокировано: { $name }.
unblocked = Разблокировано: { $name }.
report = Пожаловаться
report-title = Жалоба: { $name }
report-reason = О чём речь?
report-reason-abuse = Оскорбления или травля
report-reason-cheating = Нечестная игра
report-reason-stalling = Затягивание игры
report-reason-name = Оскорбительное имя
report-reason-spam = Реклама
report-reason-other = Другое
report-text = Что случилось?
report-line = Это прочтут только те, кто ведёт этот сервер.
report-send = Отправить жалобу
report-made = Жалоба отправлена.
report-table = Пожаловаться на этот стол
moderation = Модерация
moderation-reports = Открытые жалобы: { $n }
moderation-reports-none = Никто ни на что не жалуется.
moderation-by = от: { $name }
moderation-room = стол
moderation-evidence = Что было сказано
moderation-note = Что сделано и почему?
moderation-close = Закрыть жалобу
moderation-mute-days = Надолго ли
moderation-days =
    { $n ->
        [0] насовсем
        [one] на { $n } день
        [few] на { $n } дня
        [many] на { $n } дней
       *[other] на { $n } дня
    }
moderation-pairs = Пары, похожие на накрутку
moderation-pairs-line = Рейтинговые партии за последние дни ({ $days }). Признак ничего не доказывает: посмотрите партию, прежде чем аннулировать её.
moderation-pairs-none = Подозрительных пар нет.
moderation-moves = ходов в партии: { $n }
moderation-games = Последние партии: { $n }
moderation-void = Аннулировать…
moderation-void-title = Аннулирование партии { $room }
moderation-void-line = Партия никому не будет засчитана, а все рейтинги после неё будут пересчитаны. Отменить это нельзя.
moderation-void-sure = Аннулировать партию
moderation-void-not = Оставить как есть
sign-same-address = один адрес
sign-one-sided = игра в одни ворота
sign-short-games = короткие партии
sign-each-other = почти никого больше
sign-new-account = новая учётная запись
moderation-addresses = Адреса с несколькими учётными записями
moderation-addresses-line = Адреса хранятся 30 дней и только в виде кода, по которому адрес не восстановить.
moderation-addresses-none = Нет адресов, с которых пришли три учётные записи или больше.
moderation-address = создано там учётных записей: { $made } · рейтинговых партий между ними: { $met }
moderation-muted = Чат отключён на всём сайте
moderation-muted-none = Чат никому не отключён.
moderation-until = до { $date }
moderation-for-good = насовсем
challenge = Вызвать
challenge-title = Вызов: { $name }
challenge-send = Отправить вызов
challenge-sent = Вызов отправлен: { $name }.
seeks = Открытые вызовы
seeks-none = Сейчас никто не ищет соперника.
seeks-none-guest = Сейчас никто не ищет соперника. С учётной записью вы можете вызывать других.
seek-new = Новый вызов
seek-make = Бросить вызов
contest-game = Игра
seek-side = Ваша сторона
seek-any-side = сторона по жребию
contest-time = Время
seek-range = Рейтинг соперника
seek-from = от
seek-to = до
seek-ratings = рейтинг { $from }–{ $to }
seek-you-play = вы играете: { $side }
seek-they-play = играет: { $side }
seek-join = Принять
seek-decline = Отклонить
seek-withdraw = Отозвать
seek-forget = Убрать
seek-mine = ваш вызов
seek-mine-to = ваш вызов: { $name }
seek-to-you = вызов вам:
seek-declined = отклонён
seek-taken = принят
## Tournaments
tournaments = Турниры
tournaments-line = Дни игры с другими в одной таблице. Туры составляются, начинаются и подсчитываются сами.
tournaments-all = Все турниры
tournaments-open = Идёт запись
tournaments-running = Идут
tournaments-finished = Окончены
tournaments-none = Турниров пока нет.
tournaments-guest = С учётной записью можно создавать турниры и участвовать в них.
tournament-new = Новый турнир
tournament-make = Создать турнир
tournament-name = Название
tournament-system = Система
tournament-system-swiss = швейцарская система
tournament-system-round-robin = круговая система
tournament-system-knock-out = на выбывание
tournament-about-swiss = Каждый играет несколько туров, всегда с тем, у кого столько же очков.
tournament-about-round-robin = Каждый играет с каждым один раз.
tournament-about-knock-out = Проигравший выбывает; ничья переигрывается.
tournament-rounds = Туры
tournament-rounds-usual = сколько нужно, чтобы выявить победителя
tournament-most = Мест
tournament-starts = Начнётся сам
tournament-starts-line = Пусто: по вашему знаку.
tournament-rated = Рейтинговые партии
tournament-by = создаёт: { $name }
tournament-places = Занято мест: { $n } из { $most }
tournament-starts-at = Начало: { $when }.
tournament-waits = Его начинает тот, кто создал.
tournament-waits-you = Он начнётся, когда вы его запустите.
tournament-round-of = Тур { $round } из { $rounds }
tournament-round = Тур { $n }
tournament-round-in = { $name }: тур { $round } из { $rounds }
tournament-aborted = Турнир отменён.
tournament-won-by = Победа: { $name }
tournament-enter = Записаться
tournament-leave = Выйти из турнира
tournament-leave-line = Кто выходит, сдаёт текущую партию и в дальнейших турах не играет.
tournament-start = Начать
tournament-call-off = Отменить
tournament-my-game = К моей партии
tournament-entries = Участники
tournament-standings = Таблица
tournament-points = Очки
tournament-buchholz = Бухгольц
tournament-sonneborn = Зоннеборн-Бергер
tournament-played = Туры
tournament-withdrawn = вне турнира
tournament-nobody = Пока никто не записался.
tournament-bye = свободный тур: очко
tournament-rests = отдыхает
tournament-game-link = Партия
tournament-no-game = без игры
tournament-enter-bot = Пусть сыграет и бот
tournament-which-bot = Какой бот?
tournament-house-bots = Боты сайта
tournament-own-bots = Ваши боты
tournament-enter-it = Записать
tournament-remove = Убрать
tournament-bye-short = свободен
tournament-bracket = Туры рядом
tournament-facts = О турнире
tournament-invite = Пригласите других по этой ссылке:
tournament-empty-title = Пока никто не записался
tournament-empty-line = Нужно не меньше трёх участников. Пары каждого тура составляются и партии начинаются сами; партия идёт днями, и каждого зовут, когда подходит его ход.
tournament-too-few = { $n ->
    [one] Может начаться, когда запишется ещё { $n } участник.
    [few] Может начаться, когда запишутся ещё { $n } участника.
    [many] Может начаться, когда запишутся ещё { $n } участников.
   *[other] Может начаться, когда запишется ещё { $n } участника.
}
tournament-maker = Проводит
tournament-status = Состояние
tournament-status-open = идёт запись
tournament-status-running = идёт
tournament-status-finished = завершён
tournament-status-aborted = отменён
## Архив
archive = Архив рейтинговых партий
archive-line = Каждая завершённая рейтинговая партия принадлежит всем: её можно посмотреть, на ней можно учиться и считать. На каждую игру и каждый месяц — один файл.
archive-games = { $n ->
    [one] { $n } партия
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партии
}
archive-moves = { $n ->
    [one] { $n } решение
    [few] { $n } решения
    [many] { $n } решений
   *[other] { $n } решения
}
archive-download = Скачать
archive-none = Ни один месяц с рейтинговыми партиями ещё не завершён. Первый файл появится второго числа следующего месяца.
archive-format = Что в файле
archive-format-record = Zip-файл с записью (строки JSON) каждой партии. «Посмотреть запись» на странице «Вы и настройки» показывает партию; «westmarch replay» проверяет её бросок за броском.
archive-format-index = Указатель, index.jsonl: по строке на партию — игроки, варианты, кто победил и как.
archive-format-month = Партия относится к месяцу, в котором она закончилась (UTC); месяц завершён через день после своего конца.
archive-format-who = Игроки стоят под именами, под которыми играли; удаливших учётную запись там нет. Разговоров за столом в архиве нет.
archive-docs = Подробнее — в docs/sharing.md и docs/datasets.md.
archive-mine = Собственные партии, рейтинговые и нет, лежат одним файлом на вашей странице.
archive-link = Скачать все рейтинговые партии
## Забрать свои партии и уйти
games-title = Ваши партии файлом
games-line = Один zip-файл с записями всех ваших оконченных партий и списком всех партий. Любой Westmarch покажет их снова.
games-download = Скачать все мои партии
leave-title = Удаление учётной записи
leave-line = Навсегда: отменить это не сможет никто.
leave-button = Удалить мою учётную запись…
leave-goes = Исчезнут ваше имя, пароль, адрес, сеансы, боты, колоды и битвы, а также неоконченные партии, в которых больше никто не играет.
leave-stays = Партии с другими останутся у них, а на вашем месте будет «бывший игрок». Сказанное вами останется там без имени; копии ваших колод и битв останутся у тех, кто их сделал.
leave-running = В идущих партиях против других вы сдадитесь. Совместные партии продолжатся без вас.
leave-for-good = Удалить навсегда
leave-not = Оставить учётную запись
leave-done = Учётная запись удалена.

## Панели над полем и шансы
panel-fold = Свернуть
panel-restore = Показать снова
panel-peek = Посмотреть сквозь
panel-peek-hint = Удерживайте, чтобы увидеть карту под панелью
odds = Шансы
odds-round = Этот раунд
odds-next = Следующий раунд
odds-win = Победа атакующего { $percent }
odds-lose = Защита устоит { $percent }
odds-undecided = не решено { $percent }
odds-hits = ожидаемые попадания { $mine } : { $theirs }
odds-left = останется отрядов { $mine } : { $theirs }

## Фильм
film = Что случилось
film-back = На сцену назад
film-on = На сцену вперёд
film-next = Следующая сцена
film-of = из
film-skip = Сразу к концу
film-again = Посмотреть ещё раз
pace = Темп фильма
pace-is = Темп фильма: { $pace }
pace-step = по шагам
pace-calm = спокойный
pace-brisk = быстрый
pace-once = сразу
bar-list = { $n ->
    [one] { $n } вариант
    [few] { $n } варианта
    [many] { $n } вариантов
   *[other] { $n } варианта
  }
panel-fold-named = Свернуть: { $name }
stepper = Сколько
stepper-all = Все
stepper-less = На один меньше: { $label }
stepper-more = На один больше: { $label }

## Конец игры
end-story = Как до этого дошло
end-see = Показать на поле
end-review = Посмотреть перелом
end-length = { $game ->
    [lotr_card_game] { end-length.rounds }
    [battles_of_westeros] { end-length.rounds }
   *[other] { end-length.turns }
  }, { $moves ->
    [one] { $moves } решение
    [few] { $moves } решения
    [many] { $moves } решений
   *[other] { $moves } решения
  }
    .turns = { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
      }
    .rounds = { $turns ->
        [one] { $turns } раунд
        [few] { $turns } раунда
        [many] { $turns } раундов
       *[other] { $turns } раунда
      }
end-minutes = { $n } мин

## Учётные записи ботов

bots-title = Ваши боты
bots-line = Ваша программа может играть здесь под своей учётной записью. Как это сделать, рассказано в docs/bot-api.md.
bots-new-name = Имя бота
bots-new-games = Во что играет
bots-make = Создать учётную запись бота
bots-token-title = Токен бота { $name }
bots-token-line = Программа присылает его с каждым запросом. Он показан один раз; храните его в тайне.
bots-token-copy = Скопировать токен
bots-token-kept = Токен сохранён
bots-online = здесь
bots-never = ещё не появлялся
bots-used = был здесь { $time } назад
bots-revoked = токен отозван
bots-accepts = На вызов
bots-accepts-ask = Отвечает сам
bots-accepts-all = Соглашается
bots-accepts-none = Вызвать его нельзя
bots-most-games = Партий сразу
bots-new-token = Новый токен
bots-new-token-of = Новый токен бота { $name }
bots-revoke = Отозвать токен
bots-revoke-of = Отозвать токен бота { $name }
bots-remove = Удалить
bots-remove-of = Удалить бота { $name }
bots-made = Учётная запись бота создана.
bots-removed = Учётная запись бота удалена.
bots-token-revoked = Токен больше не действует.

## Трактовки правил

rulings = Трактовки правил
rulings-line = Как Westmarch понимает то, чего печатные правила не решают, и почему. Где игроки расходятся, стол может выбрать другую трактовку как домашнее правило.
rulings-found = { $n ->
    [one] { $n } трактовка
    [few] { $n } трактовки
    [many] { $n } трактовок
   *[other] { $n } трактовки
 }
rulings-here = Как мы это понимаем
rulings-of-card = { $n ->
    [one] Как мы это понимаем
    [few] Как мы это понимаем ({ $n } трактовки)
    [many] Как мы это понимаем ({ $n } трактовок)
   *[other] Как мы это понимаем ({ $n } трактовки)
 }
ruling-reading = Мы играем так
ruling-other = Другая трактовка
ruling-house = Как домашнее правило
ruling-reason = Почему
ruling-names = О чём: { $names }.
ruling-sources = Источники: { $sources }.
ruling-rules = Правила:
ruling-more = Подробнее
ruling-usual = (так здесь обычно играют)
ruling-switched = За этим столом действует другая трактовка.
ruling-report = Сообщить о неверной трактовке
ruling-report-text = Текст сообщения
ruling-report-copied = Скопировано. Вставьте текст там, где сообщают о проблемах этого сайта, и допишите, как вы понимаете правило.
house-ruling = домашнее правило
house-rulings = Домашние правила
house-rulings-n = { $n ->
    [one] { $n } домашнее правило
    [few] { $n } домашних правила
    [many] { $n } домашних правил
   *[other] { $n } домашнего правила
 }
house-rulings-line = Вопросы, которые печатные правила не решают и на которые игроки отвечают по-разному. Игра с домашними правилами не идёт в рейтинг.
house-rulings-unknown = Домашние правила загрузить не удалось. Стол играет как обычно.
