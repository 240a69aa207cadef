# Редактор битв и список битв.

battles = Битвы
battles-line = Десять битв, две стычки и битвы, которые вы составите сами.
battles-own = Ваши битвы
drafts = Несохранённые черновики
drafts-line = Черновики хранятся только в этом браузере.
draft-discard = Удалить черновик «{ $title }»
draft-of = Черновик
changed-here = Здесь есть несохранённые изменения
continue = Продолжить
battles-own-none = У вас пока нет битв. Начните с пустого поля или с копии одной из битв ниже.
battles-game = Битвы игры
battles-skirmishes = Стычки
skirmish-line = Каждый раз новая битва: оба Дома втайне выбирают командиров, тянут отряды и местность и расставляют их на поле.
new-battle = Новая битва
reconstruction = Наша реконструкция
original = Наша собственная
reconstruction-line = Мы составили эту битву по тому, что известно о печатной.
rounds-n = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
    [many] { $n } раундов
   *[other] { $n } раунда
}
units-n = { $n ->
    [one] { $n } отряд
    [few] { $n } отряда
    [many] { $n } отрядов
   *[other] { $n } отряда
}
sides = Старки { $stark } · Ланнистеры { $lannister }
play-this = Играть
edit = Изменить
edit-copy = Изменить копию
open-editor = Редактор битв
remove-battle = Удалить «{ $title }»
remove-sure = Удалить «{ $title }» навсегда? Ссылка на эту битву перестанет работать.
remove-yes = Удалить
cancel = Отмена
picture = Поле битвы «{ $title }»
size = { $columns } × { $rows } гексов
commanders-value = { $n ->
    [one] { $n } командир общей стоимостью { $value }
    [few] { $n } командира общей стоимостью { $value }
    [many] { $n } командиров общей стоимостью { $value }
   *[other] { $n } командира общей стоимостью { $value }
}
saved-at = Сохранено { $time }
choose-battle = Битва
choose-battle-line = Выберите битву для игры.
your-own = Своя
untitled = Битва без названия

editor = Редактор битв
editor-of = { $title } · Редактор битв
field = Поле битвы
field-hexes = Гексы: стрелки — переход, Enter — применить инструмент, M — взять или поставить отряд, Delete — стереть
edge = { $house }
tools = Инструменты
tool-select = Выбрать, переместить
tool-erase = Стереть
tool-terrain = Рисовать: { $name }
tool-token = Положить: { $name }
tool-unit = Поставить: { $name }
tool-commander = Поставить: { $name }
tool-objective = Отметить цели
tool-exit-stark = Отметить выходы Старков
tool-exit-lannister = Отметить выходы Ланнистеров
palette = Палитра
details = Подробности
terrain = Местность
token = Жетон местности
tokens = Жетоны местности
off = Вне поля
units = Отряды
rank = Ранг
rank-green = Зелёный
rank-blue = Синий
rank-red = Красный
house-stark = Старки
house-lannister = Ланнистеры
house-both = Оба
commanders = Командиры
commanders-of = Командиры: { $house }
figures = { $used } / { $all }
placed = расставлено
objective = Цель
exit-stark = Выход Старков
exit-lannister = Выход Ланнистеров
arrives = { $name }: прибытие в раунде { $round }
unit-name = { $name }, { $rank }

undo = Отменить
redo = Вернуть
save = Сохранить
save-copy = Сохранить копию
saved = Сохранено.
unsaved = Ещё не сохранено
draft-kept = Ваши изменения хранятся в этом браузере.
share = Поделиться
play = Играть
more = Ещё
copy-title = { $title } (копия)
restored = Восстановлены ваши несохранённые изменения из этого браузера.
discard = Отбросить изменения
somebody-else = Автор этой битвы: { $name }. Ваши изменения сохранятся как ваша собственная копия.
cannot-open = Редактор не может открыть эту битву.
conflict = После того как вы открыли эту битву, её сохранили в другом месте.
conflict-theirs = Показать сохранённую версию
conflict-mine = Сохранить мою как копию
leave = Вернуться к битвам
help = Как пользоваться редактором
help-1 = Выберите в палитре местность, жетон, отряд или отметку и ведите по полю.
help-2 = «Выбрать, переместить» показывает содержимое гекса. Перетащите отряд, чтобы переместить его. Поле двигается колесом, двумя пальцами или средней кнопкой мыши.
help-3 = Клавиши: стрелки переходят от гекса к гексу, Enter применяет инструмент, M берёт или ставит отряд, Delete стирает, Ctrl+Z отменяет, Ctrl+S сохраняет.

picking = Выберите гексы на поле: { $label }
picking-one = Выберите гекс на поле: { $label }
picking-n = { $n ->
    [one] { $n } гекс
    [few] { $n } гекса
    [many] { $n } гексов
   *[other] { $n } гекса
}
done = Готово

section-hex = Гекс
section-battle = Битва
section-goals = Цели
section-check = Проверка
section-check-n = Проверка ({ $n })

title = Название
title-hint = напр. «Столкновение у брода»
summary = История
rounds = Раунды
momentum = Натиск в начале
random = Случайно
houses = Дома
rating-command = Командование
rating-command-line = жетоны командования
rating-order = Приказы
rating-order-line = кубики приказов каждый раунд
rating-leadership = Лидерство
rating-leadership-line = сколько карт брать каждый раунд
morale = Последнее деление боевого духа
morale-line = что происходит в конце шкалы этой стороны
morale-rout = Бегство
morale-11 = 11
top = Верхний край
board = Поле
board-side = Поле
board-across = Поле из коробки, поперёк ({ $columns } × { $rows })
board-along = Поле из коробки, вдоль ({ $columns } × { $rows })
board-large = Большое поле ({ $columns } × { $rows })
board-free = Произвольное поле
columns = Столбцы
rows = Ряды
board-line = Чтобы задать другую форму, закрасьте гексы как «Вне поля» или рисуйте за краем.
box = Только содержимое одной коробки
box-line = Редактор считает миниатюры, знамёна, жетоны командования и маркеры. Отключите это для битв, которым мало одной коробки.
directions = Жетоны направления
directions-line = Направление каждого из шести жетонов направления, когда огонь распространяется.
direction-n = Жетон направления { $n }
direction-ne = вправо вверх
direction-e = вправо
direction-se = вправо вниз
direction-sw = влево вниз
direction-w = влево
direction-nw = влево вверх

hex-none = Выберите гекс, чтобы посмотреть и изменить его содержимое.
hex-title = Гекс { $hex }
none = Нет
unit-n = Отряд { $n }
unit-kind = Отряд или командир
unit-add = Поставить сюда отряд
unit-remove = Убрать этот отряд
arrival = Прибытие
arrival-start = С самого начала
arrival-round = Раунд { $round }
arrival-hexes = Прибывает в один из
arrival-of = Гексы прибытия: { $name }
keywords = Ключевые слова
keywords-line = В этой битве они добавляются к словам карты. 0 — нет.
keyword-advance = Наступление
keyword-pursue = Преследование
keyword-toughness = Живучесть
keyword-dogs-of-war = Псы войны
keyword-heavy-armor = Тяжёлые доспехи
keyword-unwieldy = Неповоротливость
keyword-scorch-the-earth = Выжженная земля
keyword-stalwart = Стойкость
all-units = Все отряды ({ $n })

objectives = Цели
objectives-none = Целей нет. Цели — это гексы, которые Дом может контролировать.
objectives-place = Отметить на поле
objective-n = цель { $n }
objective-name = Название
objective-name-of = Название цели { $n }
control = Контроль вначале
nobody = Никто
keeps = контроль остаётся за тем Домом, который взял цель последним
show-hex = Показать { $hex } на поле
scores = Победные очки
scores-line = За что Дом получает очки и когда.
score-n = правило подсчёта { $n }
add-score = Добавить правило подсчёта
whose = Дом, получающий очки
of-whom = Дом
of-winner = победитель
note = Своими словами
note-line = Стол показывает этот текст вместо фразы выше.
when = Когда
when-at-once = Сразу
when-round = Каждый раунд
when-end = В конце
victory = Победа
victory-points = Побеждает Дом, у которого после последнего раунда больше победных очков.
victory-line = После последнего раунда этот Дом побеждает, если выполнены все условия. Иначе побеждает другой Дом.
victory-add = Использовать условия вместо очков
victory-remove = Использовать победные очки
instant = Немедленная победа
instant-line = Дом побеждает сразу, когда выполнены все условия одной из этих побед.
instant-add = Добавить немедленную победу
instant-remove = Убрать немедленную победу { $n }
winner = Победитель
condition = условие { $n }
add-condition = Добавить условие
special = Особые правила
special-none = Нет.
special-n = особое правило { $n }
special-which = Особое правило
special-add = Добавить это правило
remove-line = Убрать: { $name }

optional = (необязательно)
without = Без: { $name }
row = Ряд
add-row = Добавить ряд
remove-row = Убрать ряд { $n }
no-hexes = гексов пока нет
no-commanders = Командиров на поле пока нет.
no-objectives = Целей пока нет.
pick = Выбрать на поле
any = Любой

param-points = Очки
param-by-rank = Очки по рангам
param-commander = Командир
param-objectives = Цели
param-terrain = Местность
param-zones = Очки по зонам
param-rows = Ряды
param-count = Количество
param-units = Отряды
param-hexes = Гексы
param-per = Отрядов на очко
param-zone = Зона
param-test = Проверка
param-at-least = Не меньше
param-by = Перевес
param-hex = Гекс
param-house = Дом
param-real = Настоящие жетоны
param-first = В первой группе
param-tokens = Жетоны
param-dice = Кубики

zone-grey = серая зона
zone-green = зелёная зона
zone-yellow = жёлтая зона
zone-red = красная зона
test-better = или лучше
test-worse = или хуже

word-eliminate = Уничтоженные враги
word-capture = Пленённые командиры
word-escape = Ушедшие отряды
word-objectives = Цели под контролем
word-morale = Боевой дух
word-rows = Достигнутые ряды
word-survive = Уцелевшие свои отряды
word-fires = Огонь
word-destroyed = Разрушенная местность
word-standing = Уцелевшая местность
word-area = Отряды в области
word-rescued = Спасённый пленник
word-controls = Контролирует цели
word-occupies = Занимает гексы
word-points = Победные очки
word-lead = Перевес в очках
word-captured = Взял командира в плен
word-eliminated = Уничтожил отряды
word-escaped = Отряды ушли с поля
word-gathered = Нашёл стратегические позиции
word-shallow-water = Мелководье
word-bystander = Сторонний человек
word-strategic-positions = Стратегические позиции
word-captive = Пленник
word-catapults = Катапульты
word-palisade-strength = Прочность частокола
word-burning-camp = Горящий лагерь

score-eliminate = За каждый уничтоженный вражеский отряд: по рангу или поровну за всех.
score-capture = За каждого пленённого вражеского командира или только за названных.
score-escape = За каждый свой отряд, ушедший с поля через один из своих выходов.
score-objectives = За каждую цель под контролем: за все или за названные.
score-morale = За зону боевого духа врага: зелёная, жёлтая или красная.
score-rows = За самый дальний из этих рядов, которого достигло или который миновало достаточно отрядов этого Дома.
score-survive = За каждый свой отряд, который ещё на поле: за все или за названные.
score-fires = За каждый уровень огня на этой местности.
score-destroyed = За каждый уничтоженный гекс или жетон этой местности.
score-standing = За каждый уцелевший гекс или жетон этой местности.
score-area = За каждую группу из стольких своих отрядов в этих гексах.
score-rescued = За свой отряд в гексе найденного пленника.

condition-controls = Дом контролирует не меньше стольких целей, а если число не задано — все.
condition-occupies = Отряды Дома занимают не меньше стольких из этих гексов, а если число не задано — все.
condition-morale = Боевой дух Дома в этой зоне или лучше либо в этой зоне или хуже.
condition-points = У Дома не меньше стольких победных очков.
condition-lead = У Дома не меньше чем на столько победных очков больше, чем у врага.
condition-captured = Дом взял в плен этого командира или одного из этих командиров.
condition-eliminated = Дом уничтожил не меньше стольких вражеских отрядов или все названные.
condition-escaped = Не меньше стольких отрядов Дома ушли с поля.
condition-gathered = Дом нашёл не меньше стольких настоящих стратегических позиций.

rule-shallow-water = Все гексы рек — броды.
rule-bystander = Сторонний человек не участвует в битве. Выбранный Дом получает очки, когда его отряд заканчивает перемещение в гексе этого человека.
rule-strategic-positions = Поместите скрытые жетоны в эти гексы и укажите, сколько из них настоящих. Дом, который закончит перемещение в одном из гексов, открывает его жетон.
rule-captive = Выбранный Дом прячет пленника: один жетон в гексах первой группы, один в остальных. Один из этих жетонов ложный.
rule-catapults = Отряды выбранного Дома, входящие в один из этих гексов, попадают под обстрел в зависимости от цвета ранга.
rule-palisade-strength = До битвы выбранный Дом раскладывает жетоны приказов (зелёные, синие, красные) по своим частоколам. Другой Дом бросает кубики, чтобы повредить их.
rule-burning-camp = Поджечь можно только шатры. Они сразу сгорают.

checking = Проверка…
valid = В эту битву можно играть.
warnings = Предупреждения
mistakes = { $n ->
    [one] { $n } ошибка
    [few] { $n } ошибки
    [many] { $n } ошибок
   *[other] { $n } ошибки
}
mistakes-line = Нажмите на ошибку, чтобы перейти к ней.
mistake-box = (больше одной коробки)

share-title = Поделиться битвой
share-save-first = Сначала сохраните битву, чтобы получить ссылку. По ссылке битву можно посмотреть, сыграть и скопировать.
share-link = Ссылка на эту битву
share-line = По ссылке битву можно посмотреть, сыграть и скопировать. Изменить её можете только вы.
file-title = Сохранить как файл
file-toml = Скачать TOML
file-json = Скачать JSON
import-title = Открыть файл
import-line = Откройте битву в TOML или JSON. Она заменит текущее поле. Это можно отменить.
import-file = Выбрать файл
import-paste = Битва текстом
import-read = Открыть
make-copy = Сделать копию
copied-from = Открыто

play-title = Сыграть в эту битву
play-mistakes = В битве есть ошибки, и играть в неё пока нельзя.
play-side = Вы играете за
play-bot = Пробная игра с ботом
play-which-bot = Бот
play-friend = Играть с другом
play-hot = Играть за обе стороны
play-line = Вы играете в битву в её нынешнем виде, даже несохранённую. Редактор сохранит ваши изменения.
