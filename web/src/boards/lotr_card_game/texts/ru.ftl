# Стол Карточной игры, по-русски.

## Места
staging = Зона подготовки
staging-empty = В зоне подготовки пусто.
quest = Задание
stage-n = Этап { $n }
stages-left = { $n ->
    [0] последний этап
    [one] остался { $n } этап
    [few] осталось { $n } этапа
    [many] осталось { $n } этапов
   *[other] осталось { $n } этапа
  }
active-location = Активная локация
no-location = Игроки не находятся ни в какой локации.
no-location-short = нет активной локации
engaged-with = В схватке: { $name }
piles = Стопки
encounter-deck = Колода столкновений
discard-pile = Сброс
discard-of = Сброс: { $name }
victory-display = Победные карты
removed = Убрано из игры
set-aside = Отложено
captive = Пленник
cards-n = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
  }
empty = пусто
your-hand = Ваша рука
hand-of = Рука: { $name }
hand-empty = Ваша рука пуста.
hand-of-n = в руке { $n }
deck-of-n = в колоде { $n }
discard-of-n = в сбросе { $n }
player-n = Игрок { $n }
you = вы
first-player = Первый игрок
eliminated = вне игры
threat-of = { $name }: угроза { $n } из 50
table-label = Стол

## Сферы и типы
sphere-leadership = Лидерство
sphere-tactics = Тактика
sphere-spirit = Дух
sphere-lore = Знание
sphere-neutral = Нейтральная
type-hero = Герой
type-ally = Союзник
type-attachment = Дополнение
type-event = Событие
type-enemy = Враг
type-location = Локация
type-treachery = Коварство
type-objective = Цель
type-quest = Задание

## Показатели и жетоны
stat-willpower = Воля
stat-attack = Атака
stat-defense = Защита
stat-hit-points = Здоровье
stat-threat = Угроза
stat-quest-points = Очки задания
stat-engagement-cost = Цена схватки
stat-threat-cost = Цена угрозы
stat-resources = Ресурсы
stat-damage = Урон
stat-progress = Прогресс
cost = Стоимость { $n }
exhausted = истощено
has-resources = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
    [many] { $n } ресурсов
   *[other] { $n } ресурса
  }
has-damage = урон { $n }
has-progress = прогресс { $n }
committed = на задании
guarded-by = охраняет: { $name }
shadow-cards = { $n ->
    [one] { $n } карта тени
    [few] { $n } карты тени
    [many] { $n } карт тени
   *[other] { $n } карты тени
  }
face-down = Карта лицом вниз
attached-to = прикреплено: { $name }
victory-points = Победа { $n }
setup = Подготовка
shadow-effect = Тень
attaches-to = Прикрепляется к { $what }.
ability-action = Действие
ability-quest-action = Действие задания
ability-combat-action = Действие боя
ability-response = Отклик
ability-forced = Вынужденно
ability-when-revealed = Когда раскрыта
ability-travel = Путешествие
ability-passive = Всегда
ability-play-restriction = Только так
ability-restriction = Всегда
ability-victory-condition = Победа
ability-other = Эффект

# Слово карты после числа получает свой знак: все его формы там.
signed-willpower = к воле
signed-attack = к атаке
signed-defense = к защите
signed-threat = к угрозе
signed-progress = прогресс, прогресса
signed-hit-points = к здоровью
signed-resources = ресурс, ресурса, ресурсов
signed-damage = урон, урона, уроном

## Прогнозы
balance = Воля против угрозы
balance-label = Воля { $willpower } против угрозы { $threat }
forecast-succeeds = прогресс { $n }
forecast-fails = угроза каждого игрока +{ $n }
forecast-stands = ни прогресса, ни угрозы
forecast-location = { $n } на «{ $name }»
forecast-explores = исследуется «{ $name }»
forecast-quest = { $n } на задание
forecast-advances = этап пройден
engages = вступит в схватку: { $name }
engages-you = вступит в схватку с вами
stays = остаётся в зоне подготовки
engagement = Проверки схватки
would-take = получит урона: { $n }
would-die = погибнет (урон { $n })
would-hold = не получит урона
adds-willpower = +{ $n } к воле
adds-attack = +{ $n } к атаке
can-destroy = все готовые персонажи вместе: урон { $n }, враг уничтожен
can-damage = все готовые персонажи вместе: урон { $n } из { $left }
can-nothing = ваши готовые персонажи не могут его ранить
attack-by-enemy = Атака: { $enemy } → { $name }
attack-by-players = Атака: { $name } → { $enemy }
undefended = без защиты: весь урон получает герой
damage-n = урон { $n }
destroys = уничтожение
hit-points-left = осталось здоровья: { $n }
choose-from = Выберите карту
cannot = Сейчас нельзя: { $reason }
actions-n = { $count ->
    [1] { $label }
    [one] { $count } вариант: { $label }
    [few] { $count } варианта: { $label }
    [many] { $count } вариантов: { $label }
   *[other] { $count } варианта: { $label }
  }

## Новый стол
scenario = Сценарий
scenario-difficulty = сложность { $n }
scenario-sets = { $n ->
    [one] { $n } набор столкновений
    [few] { $n } набора столкновений
    [many] { $n } наборов столкновений
   *[other] { $n } набора столкновений
  }
scenario-stages = { $n ->
    [one] { $n } этап
    [few] { $n } этапа
    [many] { $n } этапов
   *[other] { $n } этапа
  }
scenario-passage-through-mirkwood = Весть нужно пронести через лес, а у леса есть глаза. Начните с этого сценария.
scenario-journey-along-the-anduin = Мимо тролля у брода и вниз по великой реке на плоту; на обоих берегах орки.
scenario-escape-from-dol-guldur = Один из вас лежит в темнице Некроманта. Найдите путь внутрь, а потом все вместе — наружу.
deck-choose = Выбрать другую колоду
deck-choose-for = Выбрать колоду: { $player }
deck-take = Играть колодой «{ $name }»
deck-hero-taken = { $hero } уже в колоде другого игрока.
deck-none-own = Своих колод у вас пока нет.
deck-build = Составить колоду

## Составление колод
deck-title = Колоды для Карточной игры
deck-name = Название колоды
deck-unnamed = Моя колода
deck-heroes = Герои
deck-of = { $n } из { $most }
deck-part-ally = Союзники
deck-part-attachment = Дополнения
deck-part-event = События
deck-size = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
  }
deck-threat = начальная угроза { $n }
deck-legal = Годится для любой игры.
deck-legal-tournament = Годится для любой игры и для турниров.
deck-not-tournament = Не для турниров: { $text }
deck-illegal = Не по правилам: { $text }
deck-save = Сохранить колоду
deck-copy = Сохранить копию
deck-saved = Сохранено: колода будет с вами всюду, где вы войдёте.
deck-new = Новая колода
deck-share = Поделиться
deck-share-line = Кто откроет эту ссылку, увидит колоду и сможет сохранить копию.
deck-link = Ссылка на колоду
deck-of-other = Колода игрока { $name }. Ваши изменения сохранятся как ваша копия.
deck-moved = { $n ->
    [one] { $n } колода из этого браузера теперь с вами.
    [few] { $n } колоды из этого браузера теперь с вами.
    [many] { $n } колод из этого браузера теперь с вами.
   *[other] { $n } колоды из этого браузера теперь с вами.
  }
deck-no-hero = героев пока нет
deck-delete = Удалить «{ $name }»
deck-delete-sure = «{ $name }» исчезнет навсегда. Идущие с ней игры продолжатся.
deck-delete-yes = Удалить
deck-delete-no = Оставить
deck-mine = Ваши колоды
deck-none = Колод у вас пока нет. Составьте её ниже или начните со стартовой.
deck-starters = Стартовые колоды
deck-ready = Сильные колоды, найденные в играх программы с собой
deck-found-for = { $scenario }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игроков
}: сильный бот выиграл { $won } из { $games }
deck-play = Играть ею
deck-import = Импорт
deck-import-line = Обычный текст, текст или JSON с RingsDB, файл .o8d из OCTGN либо адрес или номер колоды на RingsDB.
deck-import-paste = Колода текстом
deck-import-example = 1x Aragorn
deck-import-done = { $n ->
    [one] Прочитана { $n } карта.
    [few] Прочитаны { $n } карты.
    [many] Прочитано { $n } карт.
   *[other] Прочитано { $n } карты.
  }
deck-import-unknown = { $n ->
    [one] В { $n } строке названа карта, которой нет в базовом наборе:
    [few] В { $n } строках названы карты, которых нет в базовом наборе:
    [many] В { $n } строках названы карты, которых нет в базовом наборе:
   *[other] В { $n } строках названы карты, которых нет в базовом наборе:
  }
deck-import-line-n = Строка { $line }: { $name }
deck-import-file = Открыть файл
deck-import-read = Прочитать
deck-export = Экспорт
deck-form = Формат
form-text = Простой текст
form-ringsdb = RingsDB JSON
form-codes = Коды RingsDB
form-octgn = OCTGN .o8d
deck-search = Найти карту
deck-all-spheres = Все сферы
deck-all-types = Все типы
deck-cards = Карты
deck-yours = Колода
deck-less = Убрать одну: { $name }
deck-more = Добавить одну: { $name }
deck-add = Добавить: { $name }
deck-drop = Убрать: { $name }
deck-nothing = Подходящих карт нет.
deck-empty = Выберите от одного до трёх героев, затем их карты.
deck-copies-left = в базовом наборе: { $n }

## Конец игры и кампании
score = Счёт { $n }
score-line = Счёт — угроза, убитые герои и урон за вычетом победных очков; чем меньше, тем лучше.
campaign-expert = Кампания для знатоков
campaign-nightmare = Кампания «Кошмар»
campaign-part = сценарий { $n } из { $of }
campaign-score = счёт { $n }
campaign-total = Всего
campaign-to-come = впереди
campaign-failed = проигран
campaign-over = Кампания на этом проиграна.
campaign-won = { $n ->
    [one] Кампания выиграна: { $n } сценарий, счёт { $score }.
    [few] Кампания выиграна: все { $n } сценария, счёт { $score }.
    [many] Кампания выиграна: все { $n } сценариев, счёт { $score }.
   *[other] Кампания выиграна: все { $n } сценария, счёт { $score }.
  }
campaign-carried = Угроза, урон, убитые герои и сброс переходят дальше как есть.

## Первый раунд с подсказками
guide-welcome-title = Добро пожаловать в Лихолесье
guide-welcome = Трое героев несут весть через лес. Угрозы ждут наверху, в зоне подготовки; под ней стоят ваши герои, внизу лежит ваша рука. Наведите курсор на карту или нажмите её, чтобы прочитать.
guide-quest-title = Зачем вы здесь
guide-quest = Заданию нужно восемь прогресса. Он растёт, когда ваша воля больше угрозы зоны подготовки: весы показывают обе. Счётчик рядом с героями — ваша собственная угроза. При 50 вы выбываете.
guide-ally-title = Призовите союзника
guide-ally = Сначала планирование: союзников и дополнения играют за ресурсы, а у каждого героя он один. «Разведчик со Сноуборна» стоит 1. Сыграйте его.
guide-pay-title = Кто платит
guide-pay = Платить может любой герой сферы этой карты. Арагорну ресурс скоро понадобится, пусть заплатит Теодред.
guide-answer-title = Отклик
guide-answer = Многие карты могут откликнуться на происходящее; вас спросят всякий раз, когда это возможно. Разведчик кладёт 1 прогресс на локацию: сделайте это.
guide-keep-title = Остальное приберегите
guide-keep = Что не потрачено, остаётся у героя на следующие раунды. Больше сейчас ничего не играйте.
guide-commit-title = Отправьте их на задание
guide-commit = Кто отправлен, тот истощён и добавляет волю. Угроза 3, и откроется ещё карта. Отправьте Арагорна и Глоина, вместе 4, а Теодреда и Разведчика оставьте для боя.
guide-ready-title = Арагорн снова готов
guide-ready = За 1 ресурс Арагорн снова готов, хотя он на задании: он ещё сможет защищаться. Для этого ресурс и берегли.
guide-travel-title = Задание удалось
guide-travel = В журнале сказано: воля 4 против угрозы 3 — это 1 прогресс. Теперь можно отправиться в путь. Активная локация больше не добавляет угрозы и первой принимает прогресс. Отправляйтесь на «Старую лесную дорогу».
guide-road-title = Дар дороги
guide-road = Отправившись туда, можно восстановить одного из своих персонажей. Глоин, истощённый заданием, снова сможет сражаться.
guide-engage-title = Враги идут
guide-engage = Вступить в схватку можно и самому. Но «Лесной паук» придёт и так: его цена схватки, 25, не больше вашей угрозы 29. Подождите его.
guide-defend-title = Защищайтесь
guide-defend = Паук атакует, и карта тени лицом вниз может всё ухудшить. Защита защитника вычитается из атаки, остальное — урон. Атака без защиты целиком достаётся герою. Лучше всех защитится Арагорн.
guide-attack-title = Ответный удар
guide-attack = Карта тени добавила единицу атаки; Арагорн получил 2. Теперь могут атаковать готовые персонажи: выберите Паука.
guide-attackers-title = Вместе
guide-attackers = Атака всех участников складывается, из неё вычитается защита Паука, 1. Отправьте Теодреда и Глоина: 3 урона, и у него останется 1 здоровья.
guide-end-title = Дальше — сами
guide-end = Все снова готовы, ваша угроза выросла на 1, и начался новый раунд с новыми ресурсами и картой. «Отменить» возвращает выбор назад, а книга на панели объясняет правило каждого шага.

## Сцена
round-n = Раунд { $n }
phases = Фазы раунда
phase-name-resource = Ресурсы
phase-name-planning = Планирование
phase-name-quest = Задание
phase-name-travel = Путешествие
phase-name-encounter = Столкновения
phase-name-combat = Бой
phase-name-refresh = Восстановление
willpower = воля
threat = угроза
of-50 = из 50
progress-of = { $n } из { $of }
forecast-with = с картой «{ $name }» { $willpower } : { $threat },
engaged-label = В схватке с вами
encounter-short = столкновения
discard-short = сброс
revealed = Раскрыто
look-closer = Рассмотреть карты: { $name }
deck-label = Колода: { $name }

## Фильм
scene-shadow-dealt = Карта тени: { $name }

## События
moment-quest = Исход задания
moment-going = продолжается
moment-struck = удар нанесён
attack-word = Атака
defense-word = Защита
revealed-cards = Раскрыто для этого:
shadow-none = Без эффекта тени.
shadow-hidden = { $n ->
    [one] Ещё { $n } карта тени лежит лицом вниз.
    [few] Ещё { $n } карты тени лежат лицом вниз.
    [many] Ещё { $n } карт тени лежат лицом вниз.
   *[other] Ещё { $n } карты тени лежат лицом вниз.
  }
score-threat = Угроза игроков
score-killed = Убитые герои
score-damage = Урон героев
score-victory = Победные очки
score-sum = Счёт
pay-these = Заплатить { $n }
pool = { $name }: { $n }
cost-paid-by = Стоимость { $n }; { $who }
