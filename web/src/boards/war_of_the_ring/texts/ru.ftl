# Слова поля «Войны Кольца», по-русски.

nation-dwarves = Гномы
nation-elves = Эльфы
nation-gondor = Гондор
nation-north = Север
nation-rohan = Рохан
nation-isengard = Изенгард
nation-sauron = Саурон
nation-southrons-easterlings = Южане и вастаки

# чьи это миниатюры (родительный падеж)
folk-dwarves = гномов
folk-elves = эльфов
folk-gondor = Гондора
folk-north = Севера
folk-rohan = Рохана
folk-isengard = Изенгарда
folk-sauron = Саурона
folk-southrons-easterlings = Южан и вастаков

side-free-peoples = Свободные народы
side-shadow = Тьма

figure = { $type ->
    [regular] { $count ->
        [one] обычный отряд
        [few] обычных отряда
        [many] обычных отрядов
       *[other] обычного отряда
    }
    [elite] { $count ->
        [one] элитный отряд
        [few] элитных отряда
        [many] элитных отрядов
       *[other] элитного отряда
    }
    [leader] { $count ->
        [one] лидер
        [few] лидера
        [many] лидеров
       *[other] лидера
    }
   *[nazgul] { $count ->
        [one] назгул
        [few] назгула
        [many] назгулов
       *[other] назгула
    }
} { $folk }
nazgul = Назгул

face-character = Персонаж
face-army = Войско
face-muster = Сбор
face-army-muster = Сбор/войско
face-event = Событие
face-will-of-the-west = Воля Запада
face-eye = Око

die-about-character = Перемещает или скрывает Братство, перемещает персонажей, ведёт одно войско или играет событие типа «Персонаж».
die-about-army = Перемещает до двух войск, атакует одним или играет событие типа «Войско».
die-about-muster = Нанимает, продвигает нацию по шкале политики, вводит в игру персонажа или играет событие типа «Сбор».
die-about-army-muster = Считается кубиком «Войско» или «Сбор».
die-about-event = Даёт взять карту или сыграть любое событие.
die-about-will-of-the-west = Считается любым кубиком свободных народов; вводит в игру Арагорна или Гэндальфа Белого.
die-about-eye = Идёт в ячейку Охоты и усиливает Охоту.

deck-fp-character = Персонажи свободных народов
deck-fp-strategy = Стратегия свободных народов
deck-sh-character = Персонажи Тьмы
deck-sh-strategy = Стратегия Тьмы
deck-character = Персонажи
deck-strategy = Стратегия

type-character = Персонаж
type-army = Войско
type-muster = Сбор

settlement-town = Посёлок
settlement-city = Город
settlement-stronghold = Крепость
settlement-fortification = Укрепление
settlement-of = { $settlement } { FORM($nation, case: "gen") }
region-of = Регион { FORM($nation, case: "gen") }
region-free = Не принадлежит никакой нации
points = { $count ->
    [one] { $count } победное очко
    [few] { $count } победных очка
    [many] { $count } победных очков
   *[other] { $count } победного очка
}
held-by = Под контролем { FORM($side, case: "gen") }
captured-by = Захвачено; контроль { FORM($side, case: "gen") }
besieged = В осаде
besieged-inside = Внутри, в осаде
besiegers = Осаждающие
nobody-here = Здесь никого нет
neighbours = Смежные регионы
mountains-to = За горами
coastal = Прибрежный регион
mordor-entrance = Путь в Мордор
fellowship-here = Последнее известное местоположение Братства
fellowship-within = Братство может быть не дальше чем в { $count ->
    [one] { $count } регионе
    [few] { $count } регионах
    [many] { $count } регионах
   *[other] { $count } региона
} отсюда
rearguard = Арьергард

board-label = Карта Средиземья
map-title = Средиземье
map-subtitle = на исходе Третьей эпохи
north = С
region-actions = { $count ->
    [1] { $label }
    [one] { $count } вариант: { $label }
    [few] { $count } варианта: { $label }
    [many] { $count } вариантов: { $label }
   *[other] { $count } варианта: { $label }
}
cannot = Нельзя: { $reason }

tracks = Шкалы
walls-of = стены { FORM($region, case: "gen") }
stepper-march = В поход
stepper-rearguard = Остаются в арьергарде
stepper-all-attack = Атакуют все
stepper-advance = Вперёд
stepper-stay = Никто не идёт
stepper-nobody = Никто
stepper-from = { $figure } { FORM($region, case: "from") }
stepper-in = { $figure } { FORM($region, case: "at") }
stepper-disband = { $count ->
    [one] Убрать { $count } отряд
    [few] Убрать { $count } отряда
    [many] Убрать { $count } отрядов
   *[other] Убрать { $count } отряда
}
stepper-recruit = { $count ->
    [one] Нанять { $count } отряд
    [few] Нанять { $count } отряда
    [many] Нанять { $count } отрядов
   *[other] Нанять { $count } отряда
}
stepper-eyes = Превратить в «Око»
stepper-no-eyes = Не превращать
stepper-lose = { $figure }: потеря
stepper-reduce = { $figure }: заменить обычным
stepper-fall = { $count ->
    [one] Принять { $count } попадание
    [few] Принять { $count } попадания
    [many] Принять { $count } попаданий
   *[other] Принять { $count } попадания
}
film-turn = Начинается ход { $turn }
politics = Шкала политики
politics-about = Нация сражается, только когда воюет; вступить в войну она может, только если активна.
politics-signs = Пунктирное кольцо — пассивная нация.
at-war = Война
steps-from-war = { $count ->
    [one] { $count } деление
    [few] { $count } деления
    [many] { $count } делений
   *[other] { $count } деления
}
steps-long = { $count ->
    [0] воюет
    [one] до войны { $count } деление
    [few] до войны { $count } деления
    [many] до войны { $count } делений
   *[other] до войны { $count } деления
}
active = активная нация
passive = пассивная нация
nation-stands = { $nation }: { $steps }, { $state }

fellowship = Братство
progress = Путь
progress-about = Сколько регионов Братство прошло от последнего известного местоположения.
hidden = Скрыто
revealed = Раскрыто
corruption = Порча
corruption-about = При 12 Хранители Кольца не выдерживают, и побеждает Тьма.
guide = Проводник
guide-is = Братство ведёт { $name }
companions = Спутники
mordor-track = Шкала Мордора
mordor-step = Деление { $step } из 5
mordor-doom = Роковая Расселина
mordor-not-yet = ещё не в Мордоре
last-at = последнее место: { $region }

hunt-box = Ячейка Охоты
the-hunt = Охота
hunt-box-fill = Положить кубики…
hunt-box-about = Каждый кубик Тьмы в ячейке — кубик броска Охоты; каждый кубик свободных народов прибавляет 1 к каждому из них.
hunt-level = Уровень { $level }
hunt-modifier = +{ $count } к каждому кубику
tiles-drawn = Взятые жетоны
tiles-waiting = Ждут Мордора
tiles-left = осталось { $count }
none = нет

tile-number = Урон { $value }
tile-heal = Исцеляет порчу: { $value }
tile-none = Без урона
tile-eye = Око: урон по числу успехов броска Охоты; в Мордоре — по числу кубиков в ячейке Охоты
tile-die = Урон по броску кубика
tile-reveal = Раскрывает Братство
tile-stop = Братство не продвигается по шкале Мордора

victory = Победа
victory-side = { $side ->
    [shadow] Тьма
   *[free_peoples] Народы
}
victory-of = { $side }: { $points } из { $goal }
rings = Эльфийские кольца
rings-of = { $side }: { $count ->
    [one] { $count } эльфийское кольцо
    [few] { $count } эльфийских кольца
    [many] { $count } эльфийских колец
   *[other] { $count } эльфийского кольца
}
rings-change = Изменить кубик
rings-about = Эльфийское кольцо раз за ход меняет один кубик на другую грань. Потом оно переходит к Тьме.

dice = Кубики
dice-none = кубиков не осталось
dice-to-roll = ещё не брошены
dice-pool = бросает кубиков: { $count }
cards-in-hand = { $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
    [many] { $count } карт в руке
   *[other] { $count } карты в руке
}
cards-of-deck = { $deck }: { $count }
on-table = На столе
your-dice = Ваши кубики
your-hand = Ваша рука
hand-empty = карт нет
piles = Колоды и сброс
pile-left = { $count ->
    [one] осталась { $count } карта
    [few] остались { $count } карты
    [many] осталось { $count } карт
   *[other] осталось { $count } карты
}
discards = Сброс
discard-face-down = лицом вниз: { $count }
pieces = Подкрепления и потери
reinforcements = Подкрепления
casualties = Выбыли из игры
characters-waiting = Отложенные персонажи
characters-lost = Погибшие персонажи
initiative = Инициатива { $value }
discarded-when = Сброс: { $text }
close = Закрыть
open = Открыть

level = Уровень { $level }
level-none = Не перемещается
level-any = Перемещается без ограничений
leadership = Лидерство
leadership-of = Лидерство { $count }
activates = Активирует: { $nation }
activates-any = Активирует любую нацию
bonus-die = +1 кубик действий
as-guide = Как проводник
character-at = Место: { $place }
character-fellowship = В Братстве
character-set-aside = Ещё не в игре
character-eliminated = Вне игры

battle = Сражение { FORM($region, case: "at") }
battle-round = Раунд { $round }
battle-assault = Штурм крепости
battle-sortie = Вылазка
battle-field = Полевое сражение
attacker = Атакующий
defender = Защищающийся
strength = Боевая сила
strength-about = Кубики боя: по одному за отряд, не больше пяти.
leadership-about = Сколько промахов можно перебросить.
needed = Попадание при
modifier = Модификатор
needs = { $needed }+
roll = Боевой бросок
reroll = Переброс за лидерство
special = Особая атака
hits = { $count ->
    [0] нет попаданий
    [one] { $count } попадание
    [few] { $count } попадания
    [many] { $count } попаданий
   *[other] { $count } попадания
}
losses = Потери
no-losses = нет
combat-card = Карта боя
combat-card-hidden = лицом вниз
combat-card-none = без карты
combat-card-cancelled = отменена
odds = Шансы
rounds-before = Прошлые раунды
battle-ended = Сражение окончено
recap = Итог
hunt = Охота
hunt-step-level = Уровень Охоты
hunt-step-roll = Бросок Охоты
hunt-step-reroll = Переброс
hunt-step-tile = Жетон Охоты
hunt-step-damage = Урон
hunt-step-absorbed = Поглощено
hunt-step-corruption = Порча
hunt-step-reveal = Братство
hunt-level-is = { $level ->
    [one] { $level } кубик в ячейке Охоты
    [few] { $level } кубика в ячейке Охоты
    [many] { $level } кубиков в ячейке Охоты
   *[other] { $level } кубика в ячейке Охоты
}
hunt-needs = успех при { $needed } и больше
hunt-successes = { $count ->
    [0] нет успехов
    [one] { $count } успех
    [few] { $count } успеха
    [many] { $count } успехов
   *[other] { $count } успеха
}
hunt-damage-is = урон { $count }, причина: { $cause }
cause-hunt = Охота
cause-mordor = Мордор
cause-stronghold = крепость Тьмы
cause-balrog = балрог
cause-card = карта
hunt-corruption-to = +{ $amount }, теперь { $corruption } из 12
hunt-revealed = Раскрыто
hunt-over = Охота окончена
hunt-goes-on = Охота продолжается
hunt-healed-to = −{ $amount }, теперь { $corruption } из 12
scored = Попадания: атакующий { $attacker }, защищающийся { $defender }
odds-from = атака { FORM($region, case: "from") }
odds-about = Точный расчёт для сражения до конца, без карт боя и отступлений. Сначала атакующий.
battle-end-ceased = Атакующий прекращает атаку
battle-end-withdrew = Защищающийся укрывается в крепости
battle-end-retreated = Защищающийся отступает
battle-end-defender-destroyed = Защищающееся войско уничтожено
battle-end-attacker-destroyed = Атакующее войско уничтожено
battle-end-both-destroyed = Оба войска уничтожены
partner = Партнёр
mordor-about = В Мордоре за каждое деление берут жетон Охоты. На Роковой Расселине, если порча меньше 12, Кольцо уничтожено и свободные народы побеждают.

# первый ход с подсказками
guide-welcome-title = Добро пожаловать в Средиземье
guide-welcome = Вы ведёте свободные народы. Проведите Братство из Ривенделла (он подсвечен на карте) к Роковой горе, пока Тьма не захватила городов и крепостей на десять очков.
guide-tracks-title = За чем следить
guide-tracks = Шкалы показывают, далеко ли ушло Братство и как велика порча Хранителей Кольца (12 — конец), какие нации близки к войне и сколько кубиков охотится на вас.
guide-die-title = Один кубик — одно действие
guide-die = Это ваши кубики на этот ход. Каждый тратится на одно действие; вы и Тьма действуете по очереди. Кубик «Персонаж» (меч) перемещает Братство: возьмите его.
guide-move-title = Переместите Братство
guide-move = Каждый кубик предлагает несколько действий. Перемещение добавляет деление тайного пути, и Тьма может начать на вас Охоту.
guide-hunt-title = Охота
guide-hunt = Шестёрка на одном из двух кубиков Тьмы выдала вас: взят жетон, и вы получаете его урон. Используйте Кольцо: одно очко порчи дешевле спутника.
guide-shadow-title = Ответ Тьмы
guide-shadow = Тьма потратила кубик; что она сделала, сказано в журнале, и на имена в нём можно навести курсор. Снова ваш черёд: возьмите кубик «Сбор» (шлем).
guide-politics-title = Разбудите нации
guide-politics = Атаковать и нанимать могут только воюющие нации, а ваши верят в войну неохотно. Подвиньте Гондор, что у подножия Мордора, на деление к войне.
guide-event-title = Карты событий
guide-event = Кубик «Событие» даёт сыграть или взять карту. Две у вас уже есть, рядом с кубиками; наведите курсор или нажмите, чтобы прочитать. Возьмите кубик «Событие».
guide-draw-title = Возьмите карту
guide-draw = Карты персонажей помогают Братству, карты стратегии — войскам. Возьмите карту из колоды стратегии.
guide-end-title = Дальше — сами
guide-end = Новая карта у вас в руке, и ход можно доиграть как угодно. «Отменить» возвращает выбор назад, а книга на панели объясняет правило каждого шага.
