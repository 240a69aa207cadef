# Слова стола «Битвы пяти воинств» по-русски.

side-free-peoples = Свободные народы
side-shadow = Тьма

unit-dwarf-regular = { $count ->
    [one] отряд гномов-воинов
    [few] отряда гномов-воинов
    [many] отрядов гномов-воинов
   *[other] отряда гномов-воинов
}
unit-dwarf-veteran = { $count ->
    [one] отряд гномов-ветеранов
    [few] отряда гномов-ветеранов
    [many] отрядов гномов-ветеранов
   *[other] отряда гномов-ветеранов
}
unit-lake-men = { $count ->
    [one] отряд озёрных жителей
    [few] отряда озёрных жителей
    [many] отрядов озёрных жителей
   *[other] отряда озёрных жителей
}
unit-elf-archer = { $count ->
    [one] отряд эльфов-лучников
    [few] отряда эльфов-лучников
    [many] отрядов эльфов-лучников
   *[other] отряда эльфов-лучников
}
unit-elf-spearman = { $count ->
    [one] отряд эльфов-копейщиков
    [few] отряда эльфов-копейщиков
    [many] отрядов эльфов-копейщиков
   *[other] отряда эльфов-копейщиков
}
unit-orc = { $count ->
    [one] отряд орков
    [few] отряда орков
    [many] отрядов орков
   *[other] отряда орков
}
unit-warg = { $count ->
    [one] отряд варгов
    [few] отряда варгов
    [many] отрядов варгов
   *[other] отряда варгов
}
unit-goblin = { $count ->
    [one] отряд гоблинов
    [few] отряда гоблинов
    [many] отрядов гоблинов
   *[other] отряда гоблинов
}
unit-great-orc = { $count ->
    [one] отряд гигантских орков
    [few] отряда гигантских орков
    [many] отрядов гигантских орков
   *[other] отряда гигантских орков
}

face-character = Персонаж
face-army = Войско
face-muster = Сбор
face-army-muster = Сбор/войско
face-event = Событие
face-will-of-the-west = Воля Запада
face-eye = Око

die-about-character = Ведёт одно войско с лидерством, перемещает персонажей или Беорна, вводит персонажа в игру или разыгрывает карту «Персонаж».
die-about-army = Перемещает до двух войск, атакует одним или несколькими вместе или разыгрывает карту «Войско».
die-about-muster = Переворачивает жетоны найма, воодушевляет войска или разыгрывает карту «Сбор».
die-about-army-muster = Считается кубиком «Войско» или «Сбор».
die-about-event = Позволяет взять карту события и карту сюжета или сыграть любую карту.
die-about-will-of-the-west = Считается любым кубиком свободных народов; кроме того, позволяет Беорну действовать, не теряя ярости.
die-about-eye = Нанимает гоблинов в горе или перемещает войска с гоблинами и атакует ими.

deck-event = События
deck-fp-story = Сюжет свободных народов
deck-shadow-story = Сюжет Тьмы
deck-fate = Судьба

token-dwarves-men = Гномы и люди
token-elves = Эльфы
token-shadow = Тьма

terrain-hills = Холмы
terrain-mountains = Горы
terrain-plains = Равнины
terrain-ruins = Руины
terrain-swamps = Болота

timing-choice = сразу, как открыт
timing-roll = при броске
timing-damage = при подсчёте урона
timing-end-of-round = в конце раунда

phase-recovery = Восстановление
phase-activation-of-generals = Военачальники
phase-fate = Судьба
phase-shadow-leadership = Лидерство Тьмы
phase-action-round = Действия
phase-end-of-turn = Конец хода

phase-of = Фаза { $number }: { $name }
phase-about-recovery = Оба забирают свои кубики и берут по карте события и карте сюжета; если карт больше шести, лишние сбрасывают.
phase-about-activation-of-generals = Активируют до трёх военачальников; каждый даёт жетон лидерства.
phase-about-fate = Тьма тянет жетоны судьбы, не больше одного за каждого активированного военачальника; последний двигает маркер.
phase-about-shadow-leadership = Тьма размещает жетоны лидерства и Летучих мышей, всего столько, сколько у неё кубиков.
phase-about-action-round = Кубики брошены; игроки по очереди используют по одному, пока не используют все.
phase-about-end-of-turn = Десять очков — победа Тьмы; жетоны лидерства и активаций и Летучих мышей убирают, Орлы летят домой.

mountain = Одинокая гора
map-title = Эребор и Дейл
map-year = в год 2941
north = С
board-label = Карта долины под Одинокой горой
region-actions = { $count ->
    [1] { $label }
    [one] { $count } вариант: { $label }
    [few] { $count } варианта: { $label }
    [many] { $count } вариантов: { $label }
   *[other] { $count } варианта: { $label }
}
attack-from = { $label } { FORM($place, case: "from") }
cannot = Нельзя: { $reason }
held-by = Контроль: { $side }
settlement = Поселение
mustering = Регион сбора Тьмы
points = { $count ->
    [one] { $count } победное очко для Тьмы
    [few] { $count } победных очка для Тьмы
    [many] { $count } победных очков для Тьмы
   *[other] { $count } победного очка для Тьмы
}
walls-stand = Укрепление: { $left } из { $defence }
walls-down = Укрепление разрушено
nobody-here = Здесь никого нет
neighbours = Граничит с
slopes-to = Склон к
fords-to = Брод к
rivers-to = Река к
uphill = вверх по склону
downhill = вниз по склону
terrain-of = { $terrain } · { $territory }
damage-tokens = { $count ->
    [one] { $count } жетон урона
    [few] { $count } жетона урона
    [many] { $count } жетонов урона
   *[other] { $count } жетона урона
}
leadership-tokens = { $count ->
    [one] { $count } жетон лидерства
    [few] { $count } жетона лидерства
    [many] { $count } жетонов лидерства
   *[other] { $count } жетона лидерства
}
tokens-here = { $count ->
    [one] { $token }: { $count } жетон найма
    [few] { $token }: { $count } жетона найма
    [many] { $token }: { $count } жетонов найма
   *[other] { $token }: { $count } жетона найма
}
own-words = На печатном поле без названия; название наше.
doubt = Не из печатной игры:
doubt-inferred = выведено
doubt-placeholder = заглушка
doubt-uncertain = не точно
doubt-line = { $what }: { $doubt }
what-leadership = лидерство
what-movement = перемещение
what-ability = способность
what-fate-space = деление шкалы судьбы
what-enter = как он вступает в игру
what-defence = значение защиты
what-token-split = сколько жетонов показывает каждый отряд
what-tile-split = сколько жетонов этого вида
what-text = прочтение текста
what-setup = где начинает здешнее войско (уверенность { $confidence ->
    [high] высокая
    [medium] средняя
    [low] низкая
   *[other] { $confidence }
  })
what-range = какие регионы в зоне досягаемости
in-range = В зоне досягаемости: { $count ->
    [one] { $count } регион
    [few] { $count } региона
    [many] { $count } регионов
   *[other] { $count } региона
}

goblin-point = Гоблины
pass-open = Открыт
pass-closed = Перекрыт
space-goblin-mustering-point = Точка сбора гоблинов внутри горы. Число отрядов не ограничено; при пяти перевал открывается навсегда.
space-mountain-pass = Горный перевал. Войска могут выйти с него только { FORM($place, case: "into") }.
eyrie = Орлиное Гнездо
eyrie-empty = пусто
eyrie-about = Здесь собираются Орлы. Активация Повелителя позволяет им вылететь, каждому над одной территорией; в конце хода все возвращаются.
sky-over = В небе
great-bats = { $count ->
    [one] { $count } миниатюра Летучих мышей
    [few] { $count } миниатюры Летучих мышей
    [many] { $count } миниатюр Летучих мышей
   *[other] { $count } миниатюры Летучих мышей
}
eagles-count = { $count ->
    [one] { $count } Орёл
    [few] { $count } Орла
    [many] { $count } Орлов
   *[other] { $count } Орла
}

fate = Судьба
fate-track = Шкала судьбы
fate-space = Шкала судьбы, деление { $space }
fate-waits = Здесь ждёт маркера { $name }.
fate-ready = { $name }: можно ввести в игру.
fate-would = Жетон привёл бы маркер сюда.
fate-last = Когда маркер придёт сюда, свободные народы победят.
fate-pool = Жетоны в запасе
fate-pool-short = Жетоны: { $count }
tile-plain = { $value }
tile-fate = { $value } с символом судьбы
tile-arkenstone = Аркенстон: 3 с символом судьбы
tile-necromancer = Некромант: 0
tile-moves = Маркер передвигается на { $value }.
tile-symbol = С символом: разыгрывается карта судьбы.
tile-special = Приходит с картой «{ $card }».
tiles-of = в запасе осталось { $left } из { $count }

turn = Ход { $turn }
victory = Очки Тьмы
victory-about = Десять очков в конце хода или десять очков и Главные врата в любой момент — и битва за Тьмой.
of-points = из { $goal }
walls-n = защита { $left }
generals = Военачальники
others = Остальные
general = Военачальник
activated = активирован
troubled = разум смятён
concentrated = сосредоточен
rings = { $count ->
    [one] { $count } жетон Кольца
    [few] { $count } жетона Кольца
    [many] { $count } жетонов Кольца
   *[other] { $count } жетона Кольца
}
wrath = Ярость: { $count }
bodyguards = { $count ->
    [one] { $count } жетон дружинников
    [few] { $count } жетона дружинников
    [many] { $count } жетонов дружинников
   *[other] { $count } жетона дружинников
}
at-fate-track = на шкале судьбы, деление { $space }
at-fate-short = судьба { $space }
at-fate-track-ready = можно ввести в игру
at-out-of-play = ещё не в игре
at-eliminated = уничтожен
at-vanished = вне поля
at-eyrie = в Гнезде
at-aloft = над { FORM($territory, case: "ins") }
at-marching = в пути

bats = Летучие мыши
eyrie-count = в Гнезде: { $count }
none = нет
pieces = Запас
supply-of = { $side }: отряды, которые можно нанять
piles = Жетоны найма
piles-short = Жетоны
pile-left = в стопке осталось { $count }
unseen = Ещё не показаны
unseen-of = { $count } × { $units } { $name }

dice = Кубики
dice-none = кубиков не осталось
dice-later = кубики ещё не брошены
dice-pool = { $count ->
    [one] { $count } кубик за ход
    [few] { $count } кубика за ход
    [many] { $count } кубиков за ход
   *[other] { $count } кубика за ход
}
cards-in-hand = { $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
    [many] { $count } карт в руке
   *[other] { $count } карты в руке
}
cards-of-deck = { $deck }: { $count }
your-dice = Ваши кубики
your-hand = Ваша рука
hand-empty = карт нет
on-table = В игре
manoeuvres = Манёвры
laid-aside = отложена до «Перегруппировки»
decks = Колоды и сброс
deck-left = { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
    [many] осталось { $count } карт
   *[other] осталось { $count } карты
}
discards = Сброс
face-down = { $count ->
    [one] { $count } лицом вниз
    [few] { $count } лицом вниз
    [many] { $count } лицом вниз
   *[other] { $count } лицом вниз
}
armour-holds = Урон на «Сияющих доспехах»: { $count }
orcs-wait = Отрядов орков на карте: { $count }

card-order = Приказ
card-combat = В бою
card-story = Сюжет
card-fate = Судьба
card-with = { $type ->
   *[other] Кубик «{ $face }» или «Событие»
  }
card-on = Лежит у карты-памятки: { $name }
card-stays = Остаётся в игре
card-condition = Условие: { $text }
manoeuvre-of = Карта { $unit }
manoeuvre-special = Особый манёвр
manoeuvre-when = Срабатывает { $timing }
manoeuvre-black = Нужно попадание на чёрном кубике

strength = Боевая сила
strength-of = Боевая сила { $count }
strength-about = Кубики боя: боевая сила войска, не больше пяти.
leadership = Лидерство
leadership-of = Лидерство { $count }
leadership-about = Сколько промахов можно перебросить.
movement-of = Перемещение { $count }
figures-of = { $count ->
    [one] { $count } миниатюра
    [few] { $count } миниатюры
    [many] { $count } миниатюр
   *[other] { $count } миниатюры
}
favours = Предпочитает: { $terrain }
favours-all = При атаке предпочитает любую местность
favours-none = Никакой местности не предпочитает
recruited-by = Жетоны найма: { $token }
never-recruited = Жетонами не нанимается

battle = Сражение за { FORM($region, case: "acc") }
battle-round = Раунд { $round }
battle-over = Сражение окончено
attacker = Атакующий
defender = Защищающийся
combat-dice = Кубики
needed = Попадание на
needs = { $needed }+
damage = Урон
walls = Укрепление
losses = Потери
superiority = Преимущество на местности: { $side }
manoeuvre = Манёвр
manoeuvre-hidden = выбран, лицом вниз
manoeuvre-open = …
manoeuvre-none = нет
ability-used = способность использована
black = Чёрные
white = Белые
reroll-black = Переброс, чёрные
reroll-white = Переброс, белые
reroll-choose = { $count ->
    [one] Нажмите на неудачный кубик, чтобы перебросить его.
    [few] Нажмите на неудачные кубики, не больше { $count }, чтобы перебросить их.
    [many] Нажмите на неудачные кубики, не больше { $count }, чтобы перебросить их.
   *[other] Нажмите на неудачные кубики, не больше { $count }, чтобы перебросить их.
}
reroll-each = Каждый попадает на { $needed }: { $percent }
reroll-die = { $colour ->
    [black] Чёрный кубик, { $value }, промах
   *[other] Белый кубик, { $value }, промах
}
reroll-pick = Перебросить.
reroll-keep = Выбран; ещё одно нажатие оставит его как есть.
reroll-full = Не больше { $count }: таково лидерство в этом сражении.
reroll-count = Выбрано: чёрных { $black }, белых { $white } · { $count } из { $most }
reroll-none-yet = Кубики не выбраны
reroll-all = Выбрать все промахи: { $count }
ask-bodyguard = Дружинники Болга
ask-bodyguard-about = сбросьте жетон дружинников, и он предотвратит весь этот урон; { $count ->
    [one] остался { $count }.
    [few] осталось { $count }.
    [many] осталось { $count }.
   *[other] осталось { $count }.
}
ask-bilbo-vanishes = Кольцо Бильбо
ask-bilbo-vanishes-about = Бильбо уходит с поля, и снимают два жетона урона; { $count ->
    [one] остался { $count } жетон Кольца.
    [few] осталось { $count } жетона Кольца.
    [many] осталось { $count } жетонов Кольца.
   *[other] осталось { $count } жетона Кольца.
}
ask-shining-armour = Сияющие доспехи
ask-shining-armour-about = снимают жетоны урона с войска Торина; сейчас на них { $count }. Если в конце раунда их больше пяти, доспехи потеряны.
ask-cease = Прекратить атаку
ask-cease-about = сражение сразу заканчивается, оба войска остаются на местах.
ask-retreat = Отступить
ask-retreat-about = всё войско уходит в смежный регион, и сражение заканчивается.
ask-rout = Спастись бегством
ask-rout-about = потери, пока на войске не останется не больше одного жетона урона, затем войско отступает, и сражение заканчивается.
hits = { $count ->
    [0] попаданий нет
    [one] { $count } попадание
    [few] { $count } попадания
    [many] { $count } попаданий
   *[other] { $count } попадания
}
scored = Свободные народы { $free_peoples }, Тьма { $shadow }: это урон противнику.
why = Почему
why-walls = укрепление держится
why-ford = через брод (первый раунд)
why-uphill = вверх по склону (первый раунд)
why-fierce-defence = «Яростная оборона»
why-roaring-voice = «Громовой рёв»
why-beorn = Беорн
rounds-before = Прошлые раунды
recap = Итоги
strike-shot = Стрельба
strike-eagle-struck = Удар Орла
strike-rallied = Воодушевление
strike-dread = Великий страх
strike-roll = Кубики
strike-again = Переброс
odds-from = атака { FORM($region, case: "from") }
odds-about = Рассчитано точно для сражения до конца с открытыми картами. Будущие манёвры и карты, отступления и бегство не учтены. Первым — атакующий.

tip-eagle = Ждёт в Орлином Гнезде, пока Повелитель Орлов не отправит в полёт всех. Результатом «Сбор» любое число Орлов над полем битвы летит домой и бьёт, каждый — по другому войску Тьмы своей территории: три кубика, при 4+ — 1 урон, каждый промах перебрасывается один раз. В конце хода все возвращаются в Гнездо.
tip-great-bat = Позволяют Тьме выбирать «Впиваясь в раненых» в сражениях на своей территории. Результатом «Сбор» одна миниатюра покидает территорию, и одно войско Тьмы там перемещается на один регион. В конце хода всех убирают.
tip-token = Лежит лицом вниз; какой на нём отряд, не знает никто, пока его не перевернут.

# the film
film-march = { $who }: { $from } → { $to }

# the guided first turn
guide-welcome-title = У подножия Одинокой горы
guide-welcome = Вы ведёте свободные народы. Тьма идёт с северо-востока; держите шесть поселений и Главные врата, пока не придут Орлы и Беорн. Десять очков за них — и Тьма победит.
guide-fate-title = Часы битвы
guide-fate = Над картой идёт шкала судьбы. Каждый ход маркер движется вперёд, и, когда он доходит до них, приходят Бильбо, Торин, Повелитель Орлов и Беорн. На последнем делении вы победите.
guide-general-title = Военачальники
guide-general = Перед первым кубиком можно потратить жетон активации военачальника. Бард активирован: используйте его.
guide-ability-title = Что может Бард
guide-ability = Он размещает жетон найма или воодушевляет своё войско. Положите жетон: отряд придёт, когда жетон перевернут.
guide-place-title = Подкрепление на отрог
guide-place = Восточный отрог ближе всего к врагу. Нажмите на него на карте или воспользуйтесь кнопкой.
guide-muster-title = Один кубик — одно действие
guide-muster = Это ваши кубики на ход. Каждый тратят на одно действие, вы и Тьма ходите по очереди. Кубик «Сбор» (шлем) переворачивает жетоны: используйте его.
guide-recruit-title = Переверните жетоны найма
guide-recruit = Каждый кубик предлагает несколько действий. Переверните жетоны не более чем в двух регионах.
guide-flip-title = Кто придёт?
guide-flip = Переверните жетон на Восточном отроге. Что под ним, не знал никто, и вы тоже.
guide-more-title = И ещё один
guide-more = Перевернуть жетон можно ещё в одном регионе: в Лагере.
guide-end-title = Теперь дело за вами
guide-end = Новые отряды стоят рядом с Бардом, а Тьма ходит. Доиграйте ход, как хотите: «Отменить» берёт выбор назад, а книга на панели объясняет правило каждого шага.

# by − and +
stepper-go = Выступают
stepper-fall = Гибнут
stepper-come = Приходят
stepper-damage = Урон идёт с ними
stepper-divide = Столько
stepper-fly = Летят туда
stepper-strike = Бьют

# how one calls them
called-bard = Бард
called-beorn = Беорн
called-bilbo = Бильбо
called-bolg = Болг
called-dain = Даин
called-gandalf = Гэндальф
called-lord-of-the-eagles = Повелитель Орлов
called-thorin = Торин
called-thranduil = Трандуил
