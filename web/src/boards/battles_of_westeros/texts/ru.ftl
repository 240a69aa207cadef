# «Битвы Вестероса»: слова стола по-русски.

## Дома, ранги, символы
house-stark = Дом Старков
house-lannister = Дом Ланнистеров
short-stark = Старки
short-lannister = Ланнистеры
rank-green = зелёный
rank-blue = синий
rank-red = красный
symbol-green = Зелёный щит
symbol-blue = Синий щит
symbol-red = Красный щит
symbol-valor = Доблесть
symbol-morale = Боевой дух
symbol-about-green = Жетон приказа: приказ активному зелёному отряду. В атаке: попадание по зелёному отряду.
symbol-about-blue = Жетон приказа: приказ активному синему отряду. В атаке: попадание по синему отряду.
symbol-about-red = Жетон приказа: приказ активному красному отряду. В атаке: попадание по красному отряду.
symbol-about-valor = Жетон приказа: приказ любому активному отряду. В атаке: попадание, кроме атак лучников, атак по «Тяжёлым доспехам» красного ранга и атак пеших по коннице.
symbol-about-morale = Жетон приказа: ваш боевой дух растёт на 1 или падает на 1, чтобы воодушевить отряд. В атаке: цель отступает на гекс.
pair-about = Два жетона одного вида — приказ любому активному отряду.
class-infantry = пехота
class-cavalry = конница
class-ranged = стрелки

## Отряды
unit-plain = { $kind } ({ $rank } ранг)
unit-led = { $kind } ({ $rank } ранг, { $commander })
figures-of = { $figures } из { $strength } миниатюр
active = активен
inactive = неактивен
engaged = связан боем
engaged-with = Связан боем: { $unit }, { $hex }; жетон: { $house }.
ordered-now = получил приказ в этот ход
dice-n = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
  }
attack-melee = рукопашная
attack-ranged = дальняя, { $range ->
    [one] { $range } гекс
    [few] { $range } гекса
    [many] { $range } гексов
   *[other] { $range } гекса
  }
no-valor = доблесть не ранит
order-attack = пройти { $hexes ->
    [one] { $hexes } гекс
    [few] { $hexes } гекса
    [many] { $hexes } гексов
   *[other] { $hexes } гекса
  } и атаковать
order-move = или пройти { $hexes ->
    [one] { $hexes } гекс
    [few] { $hexes } гекса
    [many] { $hexes } гексов
   *[other] { $hexes } гекса
  } без атаки

## Ключевые слова
keyword-advance = Наступление
keyword-pursue = Преследование
keyword-toughness = Живучесть
keyword-dogs-of-war = Псы войны
keyword-heavy-armor = Тяжёлые доспехи
keyword-unwieldy = Неповоротливость
keyword-scorch-the-earth = Выжженная земля
keyword-stalwart = Стойкость
about-advance = Может войти в гекс, который оставила цель.
about-pursue = Когда цели больше нет, может пройти столько гексов и атаковать ещё раз.
about-toughness = Не считает столько попаданий каждой атаки.
about-dogs-of-war = Вместо атаки может послать псов против отряда за 2 или 3 гекса.
about-heavy-armor = По нему попадают, как если бы ранг был на один выше; при красном ранге доблесть его не ранит.
about-unwieldy = После перемещения бросает на кубик меньше.
about-scorch-the-earth = Вместо атаки может поджечь пустой гекс рядом с собой.
about-stalwart = Может не считать первый результат боевого духа и ответить на рукопашную атаку, пока стоит на месте.

## Действующие эффекты
effect-dice = кубиков больше на { $value }
effect-flank-dice = при фланговой атаке кубиков больше на { $value }
effect-move = дальше на { $value ->
    [one] { $value } гекс
    [few] { $value } гекса
    [many] { $value } гексов
   *[other] { $value } гекса
  }
effect-pursue-further = преследует дальше на { $value }
effect-extra-retreat = цели отступают дальше на { $value }
effect-no-counterattack = не может контратаковать
effect-ignore-heavy-armor = пробивает «Тяжёлые доспехи»
effect-ignore-stops = местность не останавливает
effect-reroll = может перебросить { $value ->
    [one] { $value } кубик
    [few] { $value } кубика
    [many] { $value } кубиков
   *[other] { $value } кубика
  }
effect-morale-for-retreat = боевой дух растёт, когда отбрасывает врагов
effect-extra-attack = может атаковать ещё раз
effect-barred-target = не ту же цель снова
effect-rally-after = воодушевляется после приказа

## Поле
board-label = Поле битвы
coordinates = Обозначения гексов
turn-board = Повернуть поле
turn-board-about = Край снизу: { $house }.
edge-of = { $house }
march-only = Слишком далеко, чтобы потом атаковать.
click-to-order = ▸ Нажмите, чтобы отдать приказ жетоном
hex-actions = { $count ->
    [1] Выбрать: { $label }
    [one] { $count } вариант: { $label }
    [few] { $count } варианта: { $label }
    [many] { $count } вариантов: { $label }
   *[other] { $count } варианта: { $label }
  }
cannot = Сейчас нельзя: { $reason }
devastated = разорённая земля
fire-level = огонь уровня { $level }
objective-held = Цель { $name }: { $house }
objective-open = Цель { $name }: ничья
row-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
zone-about = Зона контроля: 2 гекса. Его карты отдают приказы отрядам в ней.

## Местность
terrain-blocks = Закрывает видимость.
terrain-closed = Войти нельзя.
terrain-stop = Перемещение здесь заканчивается.
terrain-stop-infantry = Пехота здесь останавливается; конница теряет гекс.
terrain-road = Дорога: путь по ней на гекс длиннее.
terrain-no-pursuit = Ни наступление, ни преследование сюда не ведёт.
terrain-cap-against = Против отряда здесь не больше { $dice ->
    [one] { $dice } кубика
    [few] { $dice } кубиков
    [many] { $dice } кубиков
   *[other] { $dice } кубиков
  }.
terrain-cap-waived = Не действует, если атакуют с такой же местности: { $terrain }.
terrain-cap-from = Отсюда не больше { $dice ->
    [one] { $dice } кубика
    [few] { $dice } кубиков
    [many] { $dice } кубиков
   *[other] { $dice } кубиков
  }.
terrain-cap-from-ranged = Стрелки бросают отсюда не больше { $dice ->
    [one] { $dice } кубика
    [few] { $dice } кубиков
    [many] { $dice } кубиков
   *[other] { $dice } кубиков
  }.
terrain-cap-counterattack = Контратака отсюда — не больше { $dice ->
    [one] { $dice } кубика
    [few] { $dice } кубиков
    [many] { $dice } кубиков
   *[other] { $dice } кубиков
  }.
terrain-cover = «Укрытие { $value }»: столько попаданий не считается.
terrain-shoots-over = Стрелки здесь стреляют поверх отрядов.
terrain-burns = Горит до уровня { $level }.
terrain-burns-devastation = Горит до уровня { $level }, затем разорение.
terrain-burns-removed = Горит до уровня { $level }, затем исчезает.
terrain-never-burns = Не горит.
devastated-about = Выгорело: считается равниной.

## Жетоны плана
marker-strategy-hidden = Жетон стратегии, лицом вниз: кто закончит здесь перемещение, перевернёт его.
marker-strategy-feint = Обманный.
marker-strategy-stark = Стратегическая позиция, найдена Домом Старков.
marker-strategy-lannister = Стратегическая позиция, найдена Домом Ланнистеров.
marker-captive-hidden = Возможно, пленник здесь.
marker-captive-true = Пленник здесь.
marker-captive-decoy = Обманный жетон.
marker-person = { $house } получает очки, когда отряд этого Дома заканчивает здесь перемещение.
marker-target = Сюда нацелены катапульты ({ $colour }): отряд этого ранга уничтожен, если на кубике выпадет этот цвет.
marker-arrival = Сюда могут прибыть подкрепления: раунд { $rounds }.

## Шансы
odds-short = В среднем попаданий: { $hits }; уничтожит: { $percent }
odds-from-to = Из { $from } против { $to }.
odds-bubble = попаданий: { $hits }
odds-dogs = Псы войны
odds-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
  }
odds-flank = с фланга
odds-expected = в среднем попаданий: { $hits }
odds-none = { $percent } без попаданий
odds-eliminates = { $percent } уничтожение
odds-retreats = отступление, гексов: { $hexes }
odds-title = Возможные атаки
odds-note = { $unit }, { $hex }
odds-against = { $unit }, { $hex }
odds-about = Точно, по тому, что открыто. Ещё не использованные карты и способности не учтены.
hit-by = Попадают: { $symbols }
protection-n = не считает { $count ->
    [one] { $count } попадание
    [few] { $count } попадания
    [many] { $count } попаданий
   *[other] { $count } попадания
  }

## Шкалы
reconstruction = Наша реконструкция: печатный план известен не полностью.
own-battle = Битва, составленная игроком.
skirmish = Стычка: расстановка по жребию и выбору.
round-of = Раунд { $round } из { $rounds }
advantage = Преимущество: { $house } ходит первым
advantage-about = Первым ходит тот, у кого в начале раунда осталось больше жетонов командования; при равенстве — владелец Натиска.
momentum = Натиск: { $house }
momentum-about = Решает при равенстве: у кого Преимущество и, в самом конце, за кем победа.
morale = Боевой дух
morale-about = Один маркер на оба Дома. Чем ближе к Дому, тем ниже его дух: потеря зелёного отряда стоит 1, синего 2, красного 3.
morale-centre = в центре
morale-at = { $house }: { $space }, { $zone } зона
zone-grey = серая
zone-green = зелёная
zone-yellow = жёлтая
zone-red = красная
rout = Бегство
points = Победные очки
objectives = Цели
positions = Найденные стратегические позиции
positions-of = { $house }: { $count }
objective-nobody = ничья
what-wins = Как победить
wins-if = { $house } побеждает в конце, если { $conditions }; иначе побеждает { $other }.
wins-points = Больше победных очков после раунда { $rounds }; при равенстве — боевой дух выше, затем Натиск.
wins-at-once = { $house } сразу побеждает, если { $conditions }.
when-at-once = сразу
when-round = каждый раунд
when-end = в конце
and-also = { $one } и { $two }
lost-units = Потери
lost-of = { $house }: { $units }
escaped-of = Ушли с поля, { $house }: { $units }
captured-of = { $house } держит в плену: { $names }
arriving = Ещё прибудут
arriving-in = Раунд { $round }: { $unit }, { $hexes }
special-shallow-water = Мелководье: все реки считаются бродами.
special-bystander = В гексе { $hex } кто-то стоит: { $house } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }, закончив там перемещение.
special-strategic-positions = Жетоны стратегии: настоящих позиций { $real } из { $count }; кто закончит на жетоне перемещение, перевернёт его.
special-captive = Под одним из двух жетонов скрыт пленник. Его держит { $house }.
special-catapults = Катапульты ({ $house } под прицелом): отряд, входящий в отмеченный гекс с жетоном цвета его ранга, может быть уничтожен.
special-palisade-strength = До битвы { $house } усиливает свой частокол, а другая сторона его крушит.
special-burning-camp = Поджечь можно только шатры; они сгорают сразу.
phase-setup = Подготовка
phase-rally = Фаза воодушевления
phase-marshaling = Фаза мобилизации
phase-command = Фаза командования
phase-regroup = Фаза перегруппировки

score-eliminate = каждый уничтоженный вражеский отряд: { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
  }
score-eliminate-by-rank = каждый уничтоженный вражеский отряд, зелёный/синий/красный: { $by_rank } очк.
score-capture = каждый взятый в плен командир: { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
  }
score-capture-named = { $commander } в плену: { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
  }
score-escape = каждый отряд, ушедший с поля: { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
  }
score-objectives = каждая удержанная цель: { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
  }
score-morale = боевой дух врага в зелёной/жёлтой/красной зоне: { $zones } очк.
score-rows = отряды на ряду или за ним (ряд: очки): { $rows }
score-survive = каждый названный отряд, что ещё стоит: { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
  }
score-fires = каждый уровень огня ({ $terrain }): { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
  }
score-destroyed = за каждое разрушение ({ $terrain }): { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
  }
score-standing = за каждое уцелевшее ({ $terrain }): { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
  }
score-area = отряды в отмеченной области: { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
  }
score-rescued = пленник спасён: { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
  }
condition-controls = он контролирует { $count ->
    [0] все цели
    [one] { $count } цель
    [few] { $count } цели
    [many] { $count } целей
   *[other] { $count } цели
  }
condition-occupies = его отряды стоят в { $count ->
    [0] { $hexes }
   *[other] { $count } из { $hexes }
  }
condition-morale = боевой дух ({ $house }): { $zone ->
    [grey] серая зона
    [green] зелёная зона
    [yellow] жёлтая зона
    [red] красная зона
   *[other] { $zone }
  } или { $test ->
    [better] лучше
    [worse] хуже
   *[other] { $test }
  }
condition-points = у него { $at_least ->
    [one] { $at_least } очко
    [few] { $at_least } очка
    [many] { $at_least } очков
   *[other] { $at_least } очка
  }
condition-lead = он впереди на { $by ->
    [one] { $by } очко
    [few] { $by } очка
    [many] { $by } очков
   *[other] { $by } очка
  }
condition-captured = { $commander } в плену
condition-eliminated = { $count ->
    [0] названные отряды уничтожены
    [one] уничтожен { $count } вражеский отряд
    [few] уничтожено { $count } вражеских отряда
    [many] уничтожено { $count } вражеских отрядов
   *[other] уничтожено { $count } вражеского отряда
  }
condition-escaped = { $count ->
    [one] { $count } отряд ушёл с поля
    [few] { $count } отряда ушли с поля
    [many] { $count } отрядов ушли с поля
   *[other] { $count } отряда ушли с поля
  }
condition-gathered = он нашёл { $count ->
    [one] { $count } стратегическую позицию
    [few] { $count } стратегические позиции
    [many] { $count } стратегических позиций
   *[other] { $count } стратегической позиции
  }

## Планшет командования, рука
order-pool = Жетоны приказов
pool-empty = Жетонов приказов нет
checked-n = предъявлено в этот ход: { $count }
command-tokens = Жетоны командования: { $count }
command-about = Розыгрыш карты лидерства стоит жетонов командования. Они переходят на карту командира и возвращаются в фазу воодушевления.
commanders = Командиры
commander-limit = { $tokens } из { $limit } жетонов командования
fresh = способность готова
spent = способность использована
captured-by = в плену, его держит { $house }
cards-in-hand = { $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
    [many] { $count } карт в руке
   *[other] { $count } карты в руке
  }
deck-of = в колоде { $count }
discards-of = в сбросе { $count }
passed = спасовал
your-hand = Ваши карты лидерства
hand-empty = В руке нет карт
discard-piles = Стопки сброса
piles = Стопки
plan = План битвы
tokens-n = { $count ->
    [one] { $count } жетон командования
    [few] { $count } жетона командования
    [many] { $count } жетонов командования
   *[other] { $count } жетона командования
  }
basic-card = Базовая карта
tactic = Тактика
ability = Способность
commit = Разовая способность
command-limit = Предел командования
capture-rating = Значение пленения
leads-unit = Ведёт: { $kind }
prov-proposed = Наше предложение: печатный текст неизвестен.
prov-placeholder = Придумано нами, не печатное: { $what }
prov-inferred = Выведено: { $what }
prov-public = Из открытых источников: { $what }
field-title = титул
field-unit = его отряд
field-limit = предел командования
field-rating = значение пленения
field-ability = способность
field-commit = разовая способность
field-keywords = ключевые слова
field-range = дальность
field-attack = вид атаки
field-valor-hits = ранит ли доблесть
field-orders-green = приказы зелёного ранга
field-orders-blue = приказы синего ранга
field-orders-red = приказы красного ранга
field-advance = Наступление
field-pursue = Преследование
field-unwieldy = Неповоротливость
field-heavy-armor = Тяжёлые доспехи

## Панели
how-melee = Атака
how-ranged = Залп
how-dogs-of-war = Псы войны
how-counterattack = Контратака
how-parting-blow = Удар вдогонку
combat-title = { $how }: { $from } → { $to }
rolled = Бросок
rolled-again = Переброс
no-dice = без кубиков
dogs-show = Кубик псов
hits-row = Попадания
hits-dealt = выпало { $hits }, получено { $dealt }
retreats-n = отступает на { $count ->
    [one] { $count } гекс
    [few] { $count } гекса
    [many] { $count } гексов
   *[other] { $count } гекса
  }
retreat-blocked-n = отступать некуда: ещё { $count ->
    [one] { $count } попадание
    [few] { $count } попадания
    [many] { $count } попаданий
   *[other] { $count } попадания
  }
lost-n = теряет { $count ->
    [one] { $count } миниатюру
    [few] { $count } миниатюры
    [many] { $count } миниатюр
   *[other] { $count } миниатюры
  }
is-eliminated = уничтожен
is-captured = { $name }: в плену
flanking = Фланговая атака: можно перебросить все кубики с одним символом
attack-over = окончена
attack-going = идёт
setup-title = Подготовка стычки
setup-commanders = Выберите командиров: не больше { $count }, общей стоимостью не больше { $value }. Другая сторона их не видит.
setup-chosen = Выбраны: { $names }
setup-value = стоимость { $value }
setup-terrain = Разместить местность
setup-units = Расставить отряды
setup-waiting = Другая сторона выбирает.
before-title = До битвы
before-captive = Пленившие кладут два жетона; под каким пленник, знают только они.
before-catapults = Катапульты наводят, гекс за гексом, на цвета рангов.
before-palisades = Частокол усиливают, затем крушат: щит снимает жетон своего цвета, доблесть — любой, два кубика — любой.
palisade-dice = Кубики в запасе
palisade-left = Осталось разместить жетонов

## Фильм
film-moves = { $unit }: { $from } → { $to }
film-retreats = { $unit }, отступление: { $from } → { $to }
film-card = { $house } играет карту «{ $card }»
film-tactic = { $house } применяет тактику карты «{ $card }»
film-melee = { $unit }, { $from }: атака на { $to }
film-ranged = { $unit }, { $from }: залп по { $to }
film-dogs-of-war = { $unit }, { $from }: псы на { $to }
film-counterattack = { $unit }, { $from }: ответный удар по { $to }
film-parting-blow = { $unit }, { $from }: удар вдогонку, уходит { $target }

## Первый раунд с подсказками
guide-welcome = Ваше войско
guide-welcome-text = Вы ведёте Дом Старков. Ваши отряды стоят вдоль реки; миниатюры в гексе — сила отряда, флаг — его ранг: зелёный, синий или красный.
guide-tracks = Раунд, боевой дух, цели
guide-tracks-text = Ланнистеры победят, если после последнего раунда удержат обе цели. Маркер боевого духа движется к тому, кто теряет отряды; на делении «Бегство» битва проиграна.
guide-token = Используйте зелёный жетон
guide-token-text = Каждый ход вы делаете что-то одно: используете жетон приказа, играете карту лидерства или пасуете. Возьмите зелёный жетон: он отдаёт приказ зелёному отряду; или нажмите на такой отряд на поле.
guide-unit = Выберите лучников
guide-unit-text = Лучники в k7 стоят за рекой и бьют на четыре гекса — до врага на другом берегу. Отдайте им приказ.
guide-move = Стоять и стрелять
guide-move-text = Лучники, которые перемещались, бросают на кубик меньше. Пусть остаются на месте.
guide-shoot = Стреляйте!
guide-shoot-text = Числа над целями — сколько попаданий ждать, линии — что видят ваши лучники. Стреляйте по Страже в l4.
guide-card = Карта лидерства
guide-card-text = Снова ваш ход. Карта отдаёт приказы нескольким отрядам вокруг командира: сыграйте «Три отряда».
guide-leader = Кто поведёт?
guide-leader-text = Карту играют командиром; она достаёт до отрядов в его зоне контроля, 2 гекса вокруг него. Пусть ведёт Мейдж Мормонт.
guide-units = Выберите отряды
guide-units-text = Подсвечены отряды, которым карта может отдать приказ. Выберите нескольких; всех выбирают до того, как двинется первый.
guide-end = Поле за вами
guide-end-text = Это и есть ход. Когда оба спасуют, смотрят на очки и боевой дух, и начинается следующий раунд. Удачи.

## Сколько
stepper-discard = Сбросить { $count }
stepper-give-up = Отдать кубиков: { $count }
stepper-reroll = Перебросить
stepper-reroll-none = Не перебрасывать
stepper-place = Разместить { $count }: { $colour }
