# Westmarch, по-русски.

## Везде
brand = Westmarch
loading = Загрузка…
part-failed = Эту часть не удалось показать. Варианты ниже работают.
load-failed-title = Не удалось загрузить
load-failed = Эту страницу не удалось загрузить. Проверьте соединение и попробуйте ещё раз; ничего не потеряно.
reload = Загрузить снова
error-offline = Сервер не отвечает. Проверьте соединение; ничего не потеряно.
error-not-found = По этому адресу ничего нет.
error-server = Серверу не удалось выполнить запрос. Попробуйте ещё раз.
try-again = Попробовать снова
try-now = Попробовать сейчас
close = Закрыть
save = Сохранить
site-nav = Сайт
more-nav = Ещё
rules = Правила
me = Учётная запись и настройки
you = вы
credits = Благодарности
credits-own = Код, тексты правил, карты, сцены и иллюстрации — наши собственные. На этих страницах есть и чужие работы, за которые мы благодарны:
credit-emblems = Эмблемы
credit-headings = Шрифт заголовков
credit-text = Шрифт текста
credit-icons = Значки управления
credit-by = Авторы:
credit-emblems-changed = Мы перекрасили их, сделали рельефными и вставили в свои иллюстрации. Работы Viscious Speed и Zeromancer — общественное достояние (CC0).
disclaimer = Westmarch — неофициальный проект поклонников. Он не связан с издателями этих игр, не одобрен и не оплачен ими. Он не использует их иллюстраций, текстов и других материалов. Названия принадлежат их владельцам.
theme-is = { $theme ->
    [light] Тема: светлая
    [dark] Тема: тёмная
   *[auto] Тема: системная
  }
theme = Тема
theme-auto = Системная
theme-light = Светлая
theme-dark = Тёмная
motion = Анимация
motion-auto = Как в системе
motion-less = Уменьшить
sound = Звук
volume = Громкость
explain = Объяснять каждый шаг
settings = Настройки
link = Ссылка
copy = Копировать
copied = Скопировано
copy-link = Копировать ссылку
copied-line = Ссылка скопирована. Вставьте её в сообщение.
send-link = Отправить ссылку
to-lobby = Вернуться в зал
to-table = Вернуться к столу
not-found-title = Страница не найдена
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
line-lotr-card-game = Несколько героев, тёмный лес и одно задание: вы победите или проиграете вместе.
line-battles-of-westeros = Старки и Ланнистеры сходятся в поле: приказы, знамёна и боевой дух.

## Зал
lobby-title = Великие игры по полным правилам
lobby-line = Выберите игру и играйте сразу: без регистрации и установки.
lobby-games = Игры
lobby-mine = Ваши игры
lobby-open = Открытые столы
lobby-open-none = Сейчас никто не ждёт соперника. Откройте стол для всех, и он появится здесь.
lobby-watch = Идущие рейтинговые партии
lobby-all-puzzles = Все задачи
lobby-finished = Завершённые игры
lobby-daily = Позиция дня
lobby-daily-play = Играть с этой позиции
moment-ring-in-mordor = Ход 20: Кольцо в Мордоре, и рядом с Хранителями остался один Леголас. Вы играете за Тьму. У вас семь кубиков и мало времени.
moment-grey-havens-besieged = Ход 12: Изенгард осаждает Серые Гавани, Эдорас и Хельмова Падь пали, Кольцо у Высокого перевала. Вы играете за свободные народы.
moment-fate-at-eight = Ход 6: Гэндальф и Трандуил пали, оба перевала открыты, маркер судьбы на восьмом делении. Вы играете за свободные народы.
moment-bolg-at-the-spur = Ход 7: у вас шесть очков, Болг на краю Восточного отрога, маркеру судьбы осталось шесть делений. Вы играете за Тьму.
moment-hummerhorns-in-mirkwood = «Путь через Лихолесье», раунд 6: первому этапу не хватает одного жетона прогресса, ваша угроза 38, и среди деревьев ждут «Шершни». Вы играете за Арагорна, Глоина и Теодреда.
moment-kingsroad-fourth-round = «Столкновение на Королевском тракте», раунд 4: Рикард Карстарк один среди красных знамён. Вы играете за Дом Старков.
moment-riverrun-burning = «Снятие осады», раунд 4: горят три огня, вы ведёте по очкам четыре к одному, а Робб Старк один. Вы играете за Дом Ланнистеров.
news-title = Что нового
news-rated = Играйте рейтинговые партии, бросайте открытые вызовы и следите за рейтингами.
news-calls = О вашем ходе сообщат браузер, письмо или вебхук. В партиях можно давать на ход несколько дней.
news-puzzles = Решайте задачи из настоящих позиций: каждый день новая.
news-shelf = Публикуйте колоды и битвы, находите чужие, отмечайте их и играйте ими.
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
coming-line = В эту игру пока нельзя играть.
plain-board = Ранняя версия
plain-board-line = Правила готовы, но поле пока — простой список.
room-waiting = Ждём игроков
room-your-turn = Ваш ход
room-turn-of = Ход: { $name }
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
to-act = ходит
online = в сети
offline = не в сети
watching = Зрители: { $names }

## Задачи
puzzles = Задачи
puzzle = Задача
puzzles-line = Найдите на настоящем поле ход, который решает партию.
puzzles-page-line = Это позиции из партий между ботами. В каждой один вариант явно выигрывает или спасает партию. Решайте их за столом: важны только ваши решения, а не везение.
puzzles-solve = Решить задачу
puzzles-solve-this = Решить эту задачу
puzzles-any = Любая игра
puzzles-near = По вашему рейтингу
puzzles-daily = Задача дня
puzzles-record = { $tries ->
    [0] У вас ещё нет попыток.
   *[other] Решено { $solved } из { $tries }
  }
puzzles-all = { $n ->
    [one] { $n } задача, решено: { $solved }
    [few] { $n } задачи, решено: { $solved }
    [many] { $n } задач, решено: { $solved }
   *[other] { $n } задачи, решено: { $solved }
  }
puzzles-none = Для этой игры задач нет.
puzzles-wanted = Фильтр задач
puzzles-by-result = Ваш результат
puzzles-by-kind = Задание
puzzles-by-theme = Тема
puzzles-whatever = все
puzzles-result-untried = без попыток
puzzles-result-failed = не решено с первого раза
puzzles-result-solved = решено
puzzles-kind-win = найдите выигрыш
puzzles-kind-save = спасите партию
puzzles-everything = Сбросить фильтры
puzzles-found = { $n ->
    [one] Показана { $n } задача
    [few] Показаны { $n } задачи
    [many] Показано { $n } задач
   *[other] Показано { $n } задачи
  }
puzzles-none-such = Под фильтры не подходит ни одна задача.
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
puzzle-ask-save = Ход: { $side }. Найдите вариант, который спасает партию.
puzzle-ask-win-quest = Найдите вариант, который выигрывает задание.
puzzle-ask-save-quest = Найдите вариант, который спасает задание.
puzzle-how = Сыграйте решение на поле. Ходы можно отменять свободно, пока не открылось ничего нового.
puzzle-more = Инструкция
puzzle-goal = Возможный исход: { $ending }
puzzle-looking = Проверяем ваш вариант…
puzzle-right = Решено
puzzle-wrong = Это не решение
puzzle-wrong-line = { $n ->
    [0] Этот вариант почти никогда не выигрывает.
    [one] Этот вариант выигрывает { $n } партию из 100. Другой вариант выигрывает явно чаще. Попробуете ещё раз?
    [few] Этот вариант выигрывает { $n } партии из 100. Другой вариант выигрывает явно чаще. Попробуете ещё раз?
    [many] Этот вариант выигрывает { $n } партий из 100. Другой вариант выигрывает явно чаще. Попробуете ещё раз?
   *[other] Этот вариант выигрывает { $n } партии из 100. Другой вариант выигрывает явно чаще. Попробуете ещё раз?
  }
puzzle-shown = Это решение
puzzle-wins = { $n ->
    [one] выигрывает { $n } партию из 100.
    [few] выигрывает { $n } партии из 100.
    [many] выигрывает { $n } партий из 100.
   *[other] выигрывает { $n } партии из 100.
  }
puzzle-also = Так же хорошо: { $line } (побед: { $n } из 100).
puzzle-but = Лучший из остальных: { $line } (побед: { $n } из 100).
puzzle-me = Ваш рейтинг: { $n }
puzzle-again = Попробовать ещё раз
puzzle-show = Показать решение
puzzle-next = Следующая задача
theme-attack = атака
theme-commander = пленить или убить командира
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
bot-random = Случайный: делает любой допустимый ход
bot-quick = Быстрый: играет по простым правилам
bot-search = Ищущий: моделирует свои планы
bot-novice = Новичок
bot-easy = Лёгкий
bot-medium = Средний
bot-hard = Сильный
bot-expert = Эксперт
bot-about-novice = Знает правила, но часто хватается за первую мысль. Ходит сразу.
bot-about-easy = Играет по простым приёмам и многого не замечает. Ходит сразу.
bot-about-medium = Играет основательно, но далеко вперёд не смотрит.
bot-about-hard = Играет хорошо: тщательно взвешивает решения и редко что-то упускает. Ходит быстро.
bot-about-expert = Самый сильный уровень. Моделирует свои планы и оценивает их последствия.
bot-no-expert = В этой игре нет уровня «Эксперт»: более сильный бот пока не найден.
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
option-about-players-war-of-the-ring = Три или четыре игрока делят две стороны.
option-about-players-lotr-card-game = Все играют вместе против колоды столкновений. Один человек может играть за несколько рук.
option-about-first-player = Первый игрок в первом раунде. Каждый раунд право первого хода переходит к следующему игроку.
option-about-keywords = «Прилив» и «Рок» могут действовать при любом раскрытии карты или только для карт фазы задания.
option-about-retreat = Отряды могут отступать по напечатанным правилам или прямо назад, к своему краю.
value-about-campaign-none = Выберите сценарий ниже.
value-about-campaign-expert = Все три по порядку. Счёт складывается.
value-about-campaign-nightmare = То же, но угроза, урон, павшие герои и сброс переходят в следующий сценарий.
value-about-mode-standard = Полные правила.
value-about-mode-basic = Без карт тени: подходит для первой игры.
value-about-mode-easy = Меньше карт столкновений и дополнительный ресурс у каждого героя.
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
value-first-player-random = Случайно
value-keywords-every-reveal = При каждом раскрытии карты
value-keywords-staging-only = Только в фазе задания
value-printed = Как напечатано
value-directional = Прямо назад (по исправлениям)
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
ending-fate = Шкала судьбы пройдена: свободные народы выстояли.
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
ending-instant = Дом одержал мгновенную победу.
ending-condition = Исход решили условия победы этой битвы.
ending-points = Исход решили победные очки.
ending-morale = Очков поровну: побеждает более высокий боевой дух.
ending-momentum = Очки и боевой дух равны: побеждает Дом, у которого Натиск.
ending-resigned = Один из игроков сдался.
ending-out-of-time = У одного из игроков истекло время.
ending-abandoned = Один из игроков перестал играть.
ending-drawn = Игроки согласились на ничью.
ending-aborted = Партия прервана до того, как каждая сторона сделала два хода. Она не засчитывается.
ending-unreadable = Текущая версия правил не может продолжить игру. Причина указана в журнале.

## Новый стол
new-title = Новый стол: { $game }
new-unknown = В эту игру здесь пока играть нельзя.
new-players = Число игроков
new-how = Как будете играть?
new-vs-bot = Против ботов
new-vs-bot-line = Боты займут остальные места, и вы начнёте сразу.
new-vs-friend = С друзьями
new-vs-friend-line = Откройте стол и отправьте друзьям ссылку.
new-hot-seat = За одним экраном
new-hot-seat-short = Вы играете за все места на этом устройстве.
new-scenarios = Сценарии по порядку
new-seats = Места
new-seat-n = Место { $n }
new-who = Игрок: { $seat }
new-which-bot = Бот: { $seat }
new-me = Я
new-bot = Бот
new-open = По ссылке
new-random = Случайные стороны
new-hot-seat-line = У вас несколько мест. Экран закрывается, пока вы передаёте устройство.
new-several-hands-line = У вас несколько мест, и вы видите все их руки. В меню стола можно включить занавес.
new-watch-line = У вас нет места за столом, и вы будете смотреть игру.
new-who-may-join = Кто может присоединиться?
new-private = Те, у кого есть ссылка
new-link-line = Ссылку вы получите на следующем шаге.
new-listed = Все
new-listed-line = Стол будет виден и в зале.
new-more = Дополнительные настройки
new-seed = Зерно
new-seed-line = Одно и то же зерно даёт одни и те же броски и карты. Оставьте поле пустым, если зерно должно быть тайным до конца игры.
new-create = Открыть стол
new-start = Начать игру

## Открытая полка: колоды и битвы, которые публикуют игроки
shelf-decks = Колоды игроков
shelf-decks-line = Смотрите и копируйте колоды других игроков и играйте ими.
shelf-battles = Битвы игроков
shelf-battles-line = Смотрите и копируйте битвы других игроков и разыгрывайте их.
shelf-search = Поиск по названию, словам или автору
shelf-sort = Сортировка
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
shelf-nothing = По вашему запросу ничего не найдено.
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
shelf-after = на основе работы: { $name }
shelf-for = Для сценария «{ $scenario }»
shelf-badge = опубликовано · { $n ->
    [one] { $n } отметка
    [few] { $n } отметки
    [many] { $n } отметок
   *[other] { $n } отметки
  }
shelf-publish-title = Публикация
shelf-publish-line = Каждый сможет найти это, сыграть и сохранить копию с указанием вашего имени. Начатая партия сохраняет ту версию, с которой началась.
shelf-needs-account = Чтобы публиковать, нужна учётная запись: другие должны видеть, чья это работа.
shelf-about = Описание
shelf-about-hint = Сильные стороны и как этим играть
shelf-scenario = Для сценария
shelf-publish = Опубликовать
shelf-withdraw = Снять с публикации
shelf-published = Опубликовано. Теперь это может найти каждый.
shelf-saved = Сохранено.
shelf-withdrawn = Снято с публикации. Открыть это могут только те, у кого есть ссылка.
shelf-deck-first = Опубликовать можно только колоду, составленную по правилам.
shelf-battle-first = Опубликовать можно только битву без ошибок.
shelf-save-first = Сначала сохраните изменения.
shelf-keep-copy = Сохранить копию
former-player = бывший игрок

## До игры
waiting-title = { $game }: ждём игроков
waiting-line = Отправьте эту ссылку остальным игрокам. Игру можно начать, когда заняты все места.
waiting-ready = Все места заняты. Начинайте, когда будете готовы.
waiting-missing = { $n ->
    [one] Свободно { $n } место.
    [few] Свободны { $n } места.
    [many] Свободно { $n } мест.
   *[other] Свободно { $n } места.
  }
waiting-join-title = Вас приглашают
waiting-join = Займите свободное место, чтобы играть, или оставайтесь смотреть.
waiting-seats = Игроки
waiting-name = Ваше имя
name-line = Это имя видят другие игроки за столом.
name-saved = Для других вы — { $name }.
seat-ready = готово
seat-missing = ждём игрока
take-seat = Сесть
take-seat-of = Сесть: { $seat }
leave-seat = Освободить место
free-seat = Освободить место
hand-over = Пусть дальше играет бот сайта
new-bot-account = { $name }, бот игрока { $owner }
new-challenge = Вызвать бота
seat-challenged = вызван, ответа ещё нет
withdraw-challenge = Отозвать вызов
let-bot-play = Пусть бот играет: { $seat }
let-bot-play-short = Пусть играет бот
challenge-declined = { $name } сейчас не хочет играть. Выберите другого соперника или подождите, пока кто-нибудь присоединится.
invite = Пригласить по ссылке
invite-title = Сыграем: { $game }
start = Начать игру
delete-room = Удалить стол
room-gone-title = Стол не найден
room-gone = Этот стол не существует, или у вас нет к нему доступа.

## Долгие партии
clock-title = Часы
clock-none = Без часов
clock-none-line = Игроки думают, сколько хотят.
clock-kind-days = Дни на ход
clock-kind-days-line = Для партий, которые длятся неделями.
clock-kind-hours = Часы на партию
clock-kind-hours-line = Каждый ход добавляет несколько минут.
clock-pick-days = Дней
clock-pick-hours = Часов каждой стороне
clock-pick-more = Дополнительные минуты за ход
clock-days = { $n ->
    [one] { $n } день на ход
    [few] { $n } дня на ход
    [many] { $n } дней на ход
   *[other] { $n } дня на ход
}
clock-hours = { $n ->
    [one] { $n } час каждой стороне
    [few] { $n } часа каждой стороне
    [many] { $n } часов каждой стороне
   *[other] { $n } часа каждой стороне
}
clock-hours-more = { $n } ч + { $more } мин за ход
clock-days-hours = { $days } д { $hours } ч
clock-hours-minutes = { $hours } ч { $minutes } мин
clock-stands = Отпуск
clock-out = Время истекло
claim-time = { $seat }: время истекло.
claim-gone = { $seat }: игрок давно не делал ходов.
claim-free = { $seat }: место свободно.
claim-way-win = Потребовать победу
claim-way-bot = Пусть продолжит бот
claim-way-open = Открыть место для других
claim-way-me = Занять это место
draw-offer = Предложить ничью
draw-offered = Вам предлагают ничью.
draw-accept = Принять ничью
draw-decline = Отклонить ничью
draw-waits = Вы предложили ничью.
draw-back = Отозвать предложение
nudge = Отправить напоминание
nudged = Напоминание отправлено.
next-game = Следующая партия, где мой ход
next-game-none = В других партиях сейчас не ваш ход.
seat-vacation = В отпуске до { $date }
room-drawn = Ничья
calendar-title = Другие ваши партии
calendar-yours = Ваш ход
calendar-others = Ход других
calendar-no-clock = Без часов
calendar-today = Сегодня (до конца дня)
calendar-tomorrow = Завтра (до конца дня)
calls-title = Уведомления
calls-line = Пока игра открыта, уведомления не приходят. На каждый ход приходит одно уведомление.
calls-push = В браузере
calls-push-here = Присылать уведомления в этот браузер
calls-push-on = Этот браузер будет получать уведомления.
calls-push-off = Удалить
calls-push-off-of = Отключить уведомления: { $agent }
calls-refused = Браузер не разрешает уведомления с этого сайта.
calls-no-push = Этот браузер не поддерживает push-уведомления.
calls-letters = По почте
calls-letters-off = Без писем
calls-letters-now = Письмо, если я давно не заходил в игру
calls-letters-daily = Одно письмо в день
calls-unconfirmed = На адрес { $mail } отправлено письмо. Откройте ссылку в нём, чтобы подтвердить адрес.
calls-confirm-sent = Письмо со ссылкой отправлено.
calls-webhook = Вебхук
calls-webhook-line = Адрес вебхука Discord или Slack либо вашей программы.
calls-short = Предупреждать, когда моё время на исходе
calls-test = Отправить пробное уведомление
calls-tested = Пробные уведомления отправлены.
vacation-title = Отпуск
vacation-line = { $n ->
    [one] Во время отпуска ваши часы остановлены. В этом году у вас остался { $n } день.
    [few] Во время отпуска ваши часы остановлены. В этом году у вас осталось { $n } дня.
    [many] Во время отпуска ваши часы остановлены. В этом году у вас осталось { $n } дней.
   *[other] Во время отпуска ваши часы остановлены. В этом году у вас осталось { $n } дня.
}
vacation-rules = Отпуск не останавливает часы с временем на партию и часы в турнирах. Он закончится, как только вы сделаете ход в партии с другими людьми.
vacation-days = Дней
vacation-go = Уйти в отпуск
vacation-until = Вы в отпуске до { $date }.
vacation-back = Вернуться из отпуска
letters-off-title = Отказ от писем
letters-off-line = Westmarch больше не будет присылать вам писем о партиях.
letters-off-go = Отказаться от писем
letters-off-done = Писем больше не будет.
letters-confirm-title = Подтвердите адрес почты
letters-confirm-line = Подтвердите, что Westmarch может присылать на этот адрес письма о ваших партиях.
letters-confirm-go = Подтвердить
letters-confirm-done = Адрес подтверждён.
## Hints

hint = Подсказка
hint-asking = Обдумываю…
hint-chances = Ваши шансы на победу
hint-take = Выбрать это
hint-why = Почему?
hint-alike = По результатам моделирования эти варианты одинаково хороши.
hint-estimate = Это грубая оценка, не выученная по сыгранным партиям.
hints-allow = Разрешить подсказки за этим столом
hints-allowed = За этим столом подсказки разрешены.
hints-not-allowed = За этим столом подсказки запрещены.

## Стол
board = Поле
tracks = Шкалы
side-panel = Соперник и журнал
opponent-panel = Сведения о других игроках, видимые всем
panels = Панели
menu = Меню
undo = Отменить
ask-undo = Попросить отмену
you-are = вы:
spectator = зритель
connection-lost = Связь потеряна. Подключаемся снова… Игра не пострадала.
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
thinking = { $who } думает…
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
log-lines = Строки журнала. Стрелки влево и вправо переходят по именам.
log-filter = Фильтр журнала
log-of = Строки игрока
log-all = Все
log-older = { $n ->
    [one] Показать { $n } более раннюю строку
    [few] Показать { $n } более ранние строки
    [many] Показать { $n } более ранних строк
   *[other] Показать { $n } более ранней строки
  }
log-nothing = Подходящих строк нет.
log-empty = Пока ничего не произошло.
log-newest = К последним
log-turn-replay = Показать в записи
chat = Чат
chat-empty = В чате пока нет сообщений.
chat-say = Написать сообщение
chat-say-spectators = Зрителям
chat-send = Отправить
chat-spectator = зритель
chat-spectators-hidden = Чат зрителей вы увидите после окончания партии.
chat-among-spectators = Вы пишете другим зрителям. Игроки увидят это после окончания партии.
chat-as-spectator = Вы зритель. Игроки видят, что вы пишете.
chat-line-more = Действия с этим сообщением ({ $name })
mute = Отключить чат
unmute = Включить чат
muted = Чат отключён за этим столом
muted-name = Чат отключён: { $name }
somebody = кто-то
sheet-tracks = Шкалы
sheet-hand = Рука
sheet-opponent = Игроки
sheet-log = Журнал
sheet-chat = Чат
undo-offer-title = Просьба об отмене
undo-offer = { $name } просит отменить последний ход.
undo-asked = Ждём согласия остальных на отмену…
undo-declined = { $name } не соглашается на отмену.
agree = Согласиться
decline = Отказать
away-title = Пока вас не было
away-more = { $n ->
    [one] …и ещё { $n } строка в журнале
    [few] …и ещё { $n } строки в журнале
    [many] …и ещё { $n } строк в журнале
   *[other] …и ещё { $n } строки в журнале
  }
away-close = Продолжить
curtain = Закрывать экран
curtain-auto = Между соперниками
curtain-always = Между всеми местами
curtain-never = Никогда
handover = Ход: { $seat }
handover-line = Передайте устройство. Карты скрыты, пока следующий игрок не продолжит.
handover-take = Это я: { $seat }
menu-link = Поделиться столом
menu-link-line = По ссылке можно занять свободное место или смотреть игру, не видя чужих рук.
replay = Запись
report-problem = Сообщить о проблеме
problem-line = Что пошло не так?
problem-holds = Отчёт — это файл, который сохраняется на вашем компьютере. В нём ваше описание, видимые вам ходы, позиция и последнее решение.
problem-save = Сохранить отчёт
problem-saved = Сохранено. Приложите файл, когда будете сообщать о проблеме.
resign = Сдаться
resign-line = Если вы сдадитесь, игра сразу закончится и ваша сторона проиграет.
resign-as = Сдаться: { $seat }
abort = Прервать партию
abort-line = Эта рейтинговая партия едва началась. Если прервать её, никто не выиграет и не проиграет, и рейтинги не изменятся. Когда каждая сторона сделает два хода, партию можно будет только сдать.
abort-now = Прервать партию
go-on-playing = Играть дальше
keys = Сочетания клавиш
key-choose = выбрать
key-badges = показать номера на поле
key-move = перебирать варианты, выбрать
key-search = искать среди вариантов
key-why = почему нельзя?
key-film = пройти по тому, что случилось
key-hurry = перейти к концу сцены
key-space = Пробел
key-panels = шкалы, журнал, чат, рука
fair = Честные кубики
fair-line = Все броски и карты берутся из тайного зерна. Его хеш виден с самого начала, а само зерно — в конце, поэтому каждый может проверить, что ничего не подменили.
fair-revealed = Зерно открыто и совпадает с хешем, показанным с начала. Чтобы проверить каждый бросок и каждую карту, запустите «westmarch replay --verify» для скачанной записи.
arranged-position = Позицию выбрал создатель стола
arranged-seed = Кубики выбрал создатель стола
arranged-both = Позицию и кубики выбрал создатель стола
arranged-position-line = Создатель этого стола выбрал начальную позицию. Если против него играют другие, скрытые карты сдаются заново.
arranged-seed-line = Создатель этого стола выбрал зерно и может знать каждый будущий бросок и каждую карту.
arranged-unrated = Такие партии не рейтинговые.
uploaded = Загружена
uploaded-line = Пользователь загрузил запись этой партии. Имена взяты из файла, и никто не проверял, кто играл.
fair-given = Один из игроков выбрал зерно этой игры и мог его знать.
seed-hash = Хеш зерна:
seed = Зерно:
end-won = Вы победили
end-lost = Вы проиграли
end-wins = Победа: { $names }
end-aborted = Партия прервана
rematch = Реванш
rematch-join = Присоединиться к реваншу
sequel = Перейти к следующему сценарию
sequel-join = Присоединиться к следующему сценарию
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
guide-explain = Объяснять каждый шаг и дальше
guide-suggested = советует подсказка
guide-otherwise = Вы выбрали другой ход. Это тоже нормально.
guide-free-title = По-своему
guide-free = Играйте как хотите. Подсказки вернутся, когда будет что показать.

## Запись
replay-of = Запись: { $game }
replay-eyes = Точка зрения
replay-own = Мой вид
replay-as = Вид: { $seat }
replay-all = Всё открыто
replay-stands = Эта игра сыграна по более ранней версии правил. Журнал показывает, что происходило, но поле остаётся таким, каким было после хода { $n }.
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
share-line = Эта ссылка открывает запись на этой позиции.
continue = Играть с этой позиции
continue-line = Откроется новый стол с позицией после шага { $at }, против бота. Эта игра не изменится.
continue-seat = Вы играете
continue-bot = Против
continue-go = Начать

## Разбор
review = Разбор
review-of = Разбор: { $game }
review-beginning = Анализируем партию…
review-working = Анализируем партию: решение { $done } из { $count }
review-leave = Страницу можно закрыть. Разбор продолжится и сохранится вместе с партией.
review-failed = Не удалось выполнить разбор.
review-old = После этого разбора были сделаны новые ходы.
review-again = Разобрать заново
review-since = Начало (шагов: { $n }) сыграно по более ранней версии правил и пропущено.
review-own-eyes = Партия ещё идёт, поэтому разбор учитывает только то, что можно было знать с вашего места. Решения других игроков пока нельзя отделить от удачи.
review-chances = Шансы на победу: { $side }
review-curve = Шансы на победу по ходу партии: { $side }. Стрелки перемещают по кривой, Enter открывает запись.
review-move = шаг { $n }
review-turning = Переломные моменты
review-no-turning = Шансы ни разу заметно не изменились.
review-by-play = решения: { $play }
review-by-luck = удача: { $luck }
review-by-both = решения: { $play }, удача: { $luck }
review-luck-and-play = Удача и игра
review-begin = Шанс в начале
review-end = Шанс в конце
review-own-play = Свои решения
review-others-play = Решения соперников
review-luck = Удача: кубики и карты
review-luck-and-others = Удача: кубики и карты, а также решения соперников
review-points-line = Один пункт — это один процент шанса на победу.
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
review-how = Каждое решение оценено по тому, что игрок мог знать в тот момент; моделирований на каждый вариант: { $trials }. В список попадают только явно худшие варианты.

## Как играть и правила
how-to-play-title = Как играть: { $game }
primer-goal = Цель
primer-table = На столе
primer-wins = Как заканчивается игра
primer-plans = Три плана для первых игр
primer-plans-of = Первые планы: { $side }
rules-below = Пронумерованные правила
rules-title = Правила: { $game }
rules-line = Все правила нашими словами, с номерами. Когда ход невозможен, стол указывает номер правила.
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
me-guest = Вы играете как гость в этом браузере.
me-account = Ваша учётная запись: { $name }.
me-odd-name = Ваше имя больше не отвечает правилам сайта: от 3 до 30 букв, цифр, пробелов, дефисов, подчёркиваний или апострофов и ничего, что можно принять за имя сайта. Выберите другое. Всё остальное не изменится.
me-saved = Сохранено.
me-signed-up = Учётная запись создана, и ваши игры сохранены в ней.
me-logged-in = С возвращением.
me-logged-out = Вы вышли и играете как гость.
me-log-out = Выйти
me-account-title = Создайте учётную запись
me-account-line = С учётной записью ваши игры доступны на всех устройствах. Нужны только имя и пароль.
me-account-name = Имя учётной записи
me-password = Пароль, не меньше 8 знаков
me-sign-up = Создать учётную запись
me-log-in = Войти
codes-title = Ваши коды восстановления
codes-line = Сохраните эти коды сейчас: они показываются только один раз. Если вы забудете пароль, каждый код позволит войти один раз.
codes-copy = Копировать
codes-copied = Скопировано
codes-kept = Коды сохранены
codes-left =
    { $n ->
        [0] У вас не осталось кодов восстановления.
        [one] У вас остался { $n } код восстановления.
        [few] У вас осталось { $n } кода восстановления.
        [many] У вас осталось { $n } кодов восстановления.
       *[other] У вас осталось { $n } кода восстановления.
    }
codes-new = Создать новые коды
account-title = Пароль и восстановление
account-mail = Адрес почты для уведомлений и восстановления пароля
account-mail-save = Сохранить адрес
account-mail-unconfirmed = Адрес { $address } ещё не подтверждён, поэтому коды для смены пароля туда не отправляются. Откройте ссылку из письма.
account-mail-again = Отправить письмо ещё раз
account-mail-sent = Письмо со ссылкой отправлено.
password-now = Текущий пароль
password-new = Новый пароль, не меньше 8 знаков
password-change = Сменить пароль
password-changed = Пароль изменён, на всех других устройствах выполнен выход.
sessions-title = Где вы вошли
session-current = Этот браузер
session-used = Последний вход { $time } назад
session-unknown = Неизвестный браузер
session-end = Выйти
session-end-of = Выйти: { $agent }
session-end-others = Выйти на всех других устройствах
session-ended = На этом устройстве выполнен выход.
recover-title = Забыли пароль?
recover-line = Введите код восстановления или код из письма и новый пароль.
recover-code = Код
recover-set = Задать новый пароль
recover-mail = Прислать код по почте
recover-mailed = Если у учётной записи есть адрес почты, код отправлен. Он действует час.
language = Язык
me-upload = Посмотреть запись
me-upload-line = Откройте скачанную запись законченной игры.

## Люди
rated = Рейтинговая
rated-title = Рейтинг
rated-table = Рейтинговая партия
rated-line = Партия учитывается в рейтинге игроков, отдельно по играм и сторонам. Ход можно отменить, только если он не открыл ничего нового.
rated-not = Этот стол не может быть рейтинговым:
rating = Рейтинг
rating-change = Рейтинг после этой партии
rating-title = ± { $deviation }, рейтинговых партий: { $n }
rating-guess = Знак вопроса означает, что рейтинг пока неточен: рейтинговых партий слишком мало.
rating-weight = Засчитано { $percent } результата, потому что на этой неделе эти игроки встречались очень часто.
rating-voided =
    { $why ->
        [short] Партия закончилась до того, как каждая сторона сделала два хода, поэтому рейтинг не меняется.
       *[moderator] Модератор аннулировал эту партию, поэтому рейтинг не меняется.
    }
rated-games = Партии
games-won = Победы
games-drawn = Ничьи
games-lost = Поражения
rank = Место
player = Игрок
is-bot = бот
leaderboard = Таблица лидеров
leaderboard-game = Игра
leaderboard-side = Сторона
leaderboard-none = Здесь пока никто не сыграл достаточно рейтинговых партий.
leaderboard-play = Примите открытый вызов и станьте первым.
leaderboard-mine = Ваш рейтинг здесь: { $points } (рейтинговых партий: { $n }, разных соперников: { $opponents }).
leaderboard-line = В таблице только игроки, у которых рейтинговых партий не меньше { $n }, разных соперников не меньше { $opponents }, а отклонение не больше { $deviation }.
profile-none = Нет такой учётной записи
profile-since = С нами: { $date }
profile-finished = завершённых партий: { $n }
profile-running = идёт сейчас: { $n }
profile-followers = подписчиков: { $n }
profile-records = Результаты
profile-game = Игра и сторона
profile-no-games = Завершённых партий пока нет.
profile-curves = Рейтинг со временем
profile-favourites = Любимые колоды и битвы
profile-games = Партии
profile-more = Более ранние партии
profile-mine = Мой профиль
curve-label = { $what }: от { $from } до { $to }, партий: { $n }
together = вместе
own-deck = Своя колода
own-battle = Своя битва
bot-of = Бот; владелец:
follow = Добавить в друзья
unfollow = Убрать из друзей
follows-you = вы у этого игрока в друзьях
friends = Друзья
friends-none = У вас пока нет здесь друзей. Чтобы добавить кого-нибудь, откройте его профиль.
friends-mutual = взаимно
blocked-people = Заблокированы
block = Заблокировать
unblock = Разблокировать
block-not = Отмена
block-title = Заблокировать: { $name }?
block-line = Никто из вас не сможет вызвать другого или сесть за его стол. За вашими столами этот игрок не сможет писать в чат. Партии, которые вы уже играете вместе, продолжаются.
blocked = Заблокировано: { $name }.
unblocked = Разблокировано: { $name }.
report = Пожаловаться
report-title = Жалоба: { $name }
report-reason = Причина
report-reason-abuse = Оскорбления или травля
report-reason-cheating = Нечестная игра
report-reason-stalling = Затягивание игры
report-reason-name = Оскорбительное имя
report-reason-spam = Реклама
report-reason-other = Другое
report-text = Что случилось?
report-line = Это прочитают только администраторы сервера.
report-send = Отправить жалобу
report-made = Жалоба отправлена.
report-table = Пожаловаться на этот стол
moderation = Модерация
moderation-reports = Открытые жалобы: { $n }
moderation-reports-none = Открытых жалоб нет.
moderation-by = от: { $name }
moderation-room = стол
moderation-evidence = Сообщения в чате
moderation-note = Что сделано и почему?
moderation-close = Закрыть жалобу
moderation-mute-days = Срок
moderation-days =
    { $n ->
        [0] навсегда
        [one] на { $n } день
        [few] на { $n } дня
        [many] на { $n } дней
       *[other] на { $n } дня
    }
moderation-pairs = Подозрения в накрутке рейтинга
moderation-pairs-line = Рейтинговые партии за последние дни ({ $days }). Признак — не доказательство: посмотрите партии, прежде чем аннулировать какую-либо из них.
moderation-pairs-none = Подозрительных пар нет.
moderation-moves = ходов в партии: { $n }
moderation-games = Последние партии: { $n }
moderation-void = Аннулировать…
moderation-void-title = Аннулирование партии { $room }
moderation-void-line = Партия не будет засчитана, а все последующие рейтинги будут пересчитаны. Отменить это нельзя.
moderation-void-sure = Аннулировать партию
moderation-void-not = Сохранить результат
sign-same-address = один адрес
sign-one-sided = односторонний счёт
sign-short-games = короткие партии
sign-each-other = почти нет других соперников
sign-new-account = новая учётная запись
moderation-addresses = IP-адреса с несколькими учётными записями
moderation-addresses-line = IP-адреса хранятся 30 дней и только в виде кода, по которому адрес не восстановить.
moderation-addresses-none = Нет IP-адресов, с которых пришли три учётные записи или больше.
moderation-address = создано там учётных записей: { $made } · рейтинговых партий между ними: { $met }
moderation-muted = Чат отключён на всём сайте
moderation-muted-none = Чат никому не отключён.
moderation-until = до { $date }
moderation-for-good = навсегда
challenge = Вызвать
challenge-title = Вызов: { $name }
challenge-send = Отправить вызов
challenge-sent = Вызов отправлен: { $name }.
seeks = Открытые вызовы
seeks-none = Сейчас никто не ищет соперника.
seeks-none-guest = Сейчас никто не ищет соперника. Создайте учётную запись, чтобы вызывать других.
seek-new = Новый вызов
seek-make = Отправить вызов
contest-game = Игра
seek-side = Ваша сторона
seek-any-side = случайная сторона
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
tournaments-line = Турнир на много дней: пары, начало туров и подсчёт — автоматически.
tournaments-all = Все турниры
tournaments-open = Идёт запись
tournaments-running = Идут
tournaments-finished = Завершены
tournaments-none = Турниров пока нет.
tournaments-guest = Создайте учётную запись, чтобы проводить турниры и участвовать в них.
tournament-new = Новый турнир
tournament-make = Создать турнир
tournament-name = Название
tournament-system = Система
tournament-system-swiss = швейцарская система
tournament-system-round-robin = круговая система
tournament-system-knock-out = на выбывание
tournament-about-swiss = Несколько туров, каждый — с соперником, у которого столько же очков.
tournament-about-round-robin = Каждый играет с каждым один раз.
tournament-about-knock-out = Проигравший выбывает; ничья переигрывается.
tournament-rounds = Туры
tournament-rounds-usual = сколько нужно, чтобы выявить победителя
tournament-most = Макс. число игроков
tournament-starts = Начало
tournament-starts-line = Оставьте пустым, чтобы начать турнир самостоятельно.
tournament-rated = Рейтинговые партии
tournament-by = организатор: { $name }
tournament-places = Игроков: { $n } из { $most }
tournament-starts-at = Начало: { $when }.
tournament-waits = Турнир начинает организатор.
tournament-waits-you = Турнир начинаете вы.
tournament-round-of = Тур { $round } из { $rounds }
tournament-round = Тур { $n }
tournament-round-in = { $name }: тур { $round } из { $rounds }
tournament-aborted = Турнир отменён.
tournament-won-by = Победа: { $name }
tournament-enter = Записаться
tournament-leave = Выйти из турнира
tournament-leave-line = Если вы выйдете, вы сдадите текущую партию и не будете играть в следующих турах.
tournament-start = Начать
tournament-call-off = Отменить турнир
tournament-my-game = Перейти к моей партии
tournament-entries = Участники
tournament-standings = Таблица
tournament-points = Очки
tournament-buchholz = Бухгольц
tournament-sonneborn = Зоннеборн-Бергер
tournament-played = Туры
tournament-withdrawn = выбыл
tournament-nobody = Пока никто не записался.
tournament-bye = свободный тур: одно очко
tournament-rests = без игры
tournament-game-link = Партия
tournament-no-game = партия не сыграна
tournament-enter-bot = Добавить бота
tournament-which-bot = Какой бот?
tournament-house-bots = Боты сайта
tournament-own-bots = Ваши боты
tournament-enter-it = Добавить
tournament-remove = Удалить
tournament-bye-short = свободный тур
tournament-bracket = Турнирная сетка
tournament-facts = Подробности
tournament-invite = Пригласите других по этой ссылке:
tournament-empty-title = Пока никто не записался
tournament-empty-line = Нужно не меньше трёх участников. Пары составляются автоматически, партии начинаются сами. Партия длится несколько дней, и игроки получают уведомления о своём ходе.
tournament-too-few = { $n ->
    [one] Чтобы начать, нужен ещё { $n } участник.
    [few] Чтобы начать, нужны ещё { $n } участника.
    [many] Чтобы начать, нужно ещё { $n } участников.
   *[other] Чтобы начать, нужно ещё { $n } участника.
}
tournament-maker = Организатор
tournament-status = Состояние
tournament-status-open = идёт запись
tournament-status-running = идёт
tournament-status-finished = завершён
tournament-status-aborted = отменён
## Архив
archive = Архив рейтинговых партий
archive-line = Все завершённые рейтинговые партии открыты: их можно смотреть, изучать и анализировать. Для каждой игры и каждого месяца есть один файл.
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
archive-format = Формат файла
archive-format-record = Zip-файл содержит записи (JSON Lines) всех партий. Чтобы посмотреть запись, выберите «Посмотреть запись» на странице «Учётная запись и настройки». Чтобы проверить её бросок за броском, запустите «westmarch replay».
archive-format-index = Указатель, index.jsonl, содержит по строке на партию: игроки, параметры, победитель и исход.
archive-format-month = Партия относится к месяцу, в котором она закончилась (UTC). Месяц считается завершённым через день после его конца.
archive-format-who = Игроки указаны под теми именами, под которыми играли; удалённые учётные записи обезличены. Сообщений чата в архиве нет.
archive-docs = Подробнее — в docs/guides/sharing.md и docs/guides/datasets.md.
archive-mine = Собственные партии, рейтинговые и нет, можно скачать одним файлом на странице учётной записи.
archive-link = Скачать все рейтинговые партии
## Забрать свои партии и уйти
games-title = Скачать свои партии
games-line = Один zip-файл с записями всех ваших завершённых партий и указателем всех партий. Записи можно воспроизвести на любом сервере Westmarch.
games-download = Скачать все мои партии
leave-title = Удалить учётную запись
leave-line = Учётная запись удаляется навсегда. Отменить это нельзя.
leave-button = Удалить мою учётную запись…
leave-goes = Будут удалены ваше имя, пароль, адрес почты, сеансы, боты, колоды и битвы, а также незавершённые партии, в которых больше никто не играет.
leave-stays = Ваши партии с другими останутся, но вместо вашего имени будет «бывший игрок». Ваши сообщения в чате останутся без имени. Копии ваших колод и битв останутся у тех, кто их сохранил.
leave-running = В текущих партиях против других вы сдадитесь. Совместные партии продолжатся без вас.
leave-for-good = Удалить навсегда
leave-not = Оставить учётную запись
leave-done = Учётная запись удалена.

## Панели над полем и шансы
panel-fold = Свернуть
panel-restore = Развернуть
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
film = Просмотр ходов
film-back = Предыдущая сцена
film-on = Следующая сцена
film-next = Следующая сцена
film-of = из
film-skip = Перейти к концу
film-again = Посмотреть ещё раз
pace = Скорость анимации
pace-is = Скорость анимации: { $pace }
pace-step = по шагам
pace-calm = медленно
pace-brisk = быстро
pace-once = мгновенно
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
end-story = Как решилась игра
end-see = Показать на поле
end-review = Показать переломный момент
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
bots-line = Ваша программа может играть здесь под учётной записью бота. Подробнее — в docs/reference/bot-api.md.
bots-new-name = Имя бота
bots-new-games = Игры
bots-make = Создать учётную запись бота
bots-token-title = Токен бота { $name }
bots-token-line = Программа отправляет этот токен с каждым запросом. Он показывается только один раз; храните его в тайне.
bots-token-copy = Скопировать токен
bots-token-kept = Токен сохранён
bots-online = в сети
bots-never = ещё не подключался
bots-used = был в сети { $time } назад
bots-revoked = токен отозван
bots-accepts = На вызов
bots-accepts-ask = Бот решает сам
bots-accepts-all = Всегда принимать
bots-accepts-none = Вызвать его нельзя
bots-most-games = Партий одновременно
bots-new-token = Новый токен
bots-new-token-of = Новый токен бота { $name }
bots-revoke = Отозвать токен
bots-revoke-of = Отозвать токен бота { $name }
bots-remove = Удалить
bots-remove-of = Удалить бота { $name }
bots-made = Учётная запись бота создана.
bots-removed = Учётная запись бота удалена.
bots-token-revoked = Токен отозван.

## Трактовки правил

rulings = Трактовки правил
rulings-line = Печатные правила оставляют некоторые вопросы открытыми. Здесь показано, как Westmarch отвечает на них и почему. Если мнения игроков расходятся, стол может выбрать другую трактовку как домашнее правило.
rulings-found = { $n ->
    [one] { $n } трактовка
    [few] { $n } трактовки
    [many] { $n } трактовок
   *[other] { $n } трактовки
 }
rulings-here = Как мы играем
rulings-of-card = { $n ->
    [one] Трактовка
    [few] Трактовки ({ $n })
    [many] Трактовки ({ $n })
   *[other] Трактовки ({ $n })
 }
ruling-reading = Как мы играем
ruling-other = Другая трактовка
ruling-house = Как домашнее правило
ruling-reason = Почему
ruling-names = О чём: { $names }.
ruling-sources = Источники: { $sources }.
ruling-rules = Правила:
ruling-more = Подробнее об этой трактовке
ruling-usual = (по умолчанию)
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
house-rulings-line = Печатные правила оставляют эти вопросы открытыми, и игроки отвечают на них по-разному. Игра с домашними правилами не идёт в рейтинг.
house-rulings-unknown = Не удалось загрузить домашние правила. За этим столом действуют трактовки по умолчанию.
