# Редактор битв и список битв.

battles = Битвы
battles-line = Десять битв, две стычки и те, что вы составите сами.
battles-own = Ваши битвы
drafts = Ещё не сохранено
drafts-line = Хранится только в этом браузере.
draft-discard = Выбросить черновик «{ $title }»
draft-of = Черновик
changed-here = Изменения здесь не сохранены
continue = Продолжить
battles-own-none = Пока нет. Начните с пустого поля или с копии одной из битв ниже.
battles-game = Битвы игры
battles-skirmishes = Стычки
skirmish-line = Каждый раз новая битва: оба Дома втайне выбирают командиров, тянут отряды и местность и расставляют их на поле.
new-battle = Новая битва
reconstruction = Наша реконструкция
original = Наша собственная
reconstruction-line = Составлена нами по тому, что известно о печатной битве.
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
remove-sure = Удалить «{ $title }» навсегда? Ссылка на неё никуда не приведёт.
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
choose-battle-line = В какую битву играем.
your-own = Своя
untitled = Битва без названия

editor = Редактор битв
editor-of = { $title } · Редактор битв
field = Поле битвы
field-hexes = Гексы: стрелки — переход, Enter — применить инструмент, M — взять и поставить отряд, Delete — стереть
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
draft-kept = Изменения хранятся в этом браузере.
share = Поделиться
play = Играть
more = Ещё
copy-title = { $title } (копия)
restored = То, что вы изменили здесь и не сохранили, осталось в этом браузере.
discard = Выбросить
somebody-else = Автор этой битвы — { $name }. То, что вы измените, — ваше: оно сохранится копией.
cannot-open = Такую битву редактор открыть не может.
conflict = Эту битву сохранили в другом месте, пока она была открыта у вас.
conflict-theirs = Показать сохранённое
conflict-mine = Оставить моё копией
leave = Назад к битвам
help = Как пользоваться редактором
help-1 = Выберите в палитре местность, жетон, отряд или отметку и ведите по полю.
help-2 = «Выбрать, переместить» показывает, что в гексе; перетащите отряд, чтобы переместить его. Колесо, два пальца или средняя кнопка двигают поле.
help-3 = Клавиши: стрелки — от гекса к гексу, Enter — применить инструмент, M — взять и поставить отряд, Delete — стереть, Ctrl+Z — отменить, Ctrl+S — сохранить.

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
morale-line = что бывает в конце его стороны
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
board-line = Любая другая форма: закрасьте гексы «Вне поля» или рисуйте за краем.
box = Только содержимое одной коробки
box-line = Считаются миниатюры, знамёна, жетоны командования и маркеры. Отключите для битв, которым мало одной коробки.
directions = Жетоны направления
directions-line = Какое направление означает каждый из шести жетонов, когда огонь распространяется.
direction-n = Жетон направления { $n }
direction-ne = вправо вверх
direction-e = вправо
direction-se = вправо вниз
direction-sw = влево вниз
direction-w = влево
direction-nw = влево вверх

hex-none = Выберите гекс, чтобы посмотреть и изменить, что в нём.
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
arrival-of = Куда прибывает { $name }
keywords = Ключевые слова
keywords-line = В этой битве добавляются к словам его карты; 0 — нет.
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
objectives-none = Нет. Цели — гексы, контроль над которыми важен.
objectives-place = Отметить на поле
objective-n = цель { $n }
objective-name = Название
objective-name-of = Название цели { $n }
control = Кто контролирует вначале
nobody = Никто
keeps = остаётся за тем, кто взял
show-hex = Показать { $hex } на поле
scores = Победные очки
scores-line = За что дают очки и когда.
score-n = очки { $n }
add-score = Добавить очки
whose = Чьи очки
of-whom = Чей
of-winner = победителя
note = Своими словами
note-line = Показывается за столом вместо фразы выше.
when = Когда
when-at-once = Сразу
when-round = Каждый раунд
when-end = В конце
victory = Победа
victory-points = После последнего раунда побеждает тот, у кого больше победных очков.
victory-line = После последнего раунда этот Дом побеждает, если выполнены все условия; иначе — другой Дом.
victory-add = Пусть решает условие
victory-remove = Пусть решают очки
instant = Немедленная победа
instant-line = Дом побеждает в тот миг, когда выполнены все условия одной из этих побед.
instant-add = Добавить немедленную победу
instant-remove = Убрать немедленную победу { $n }
winner = Победитель
condition = условие { $n }
add-condition = И ещё условие
special = Особые правила
special-none = Нет.
special-n = особое правило { $n }
special-which = Какое особое правило
special-add = Добавить это правило
remove-line = Убрать: { $name }

optional = (можно не задавать)
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
param-objectives = Какие цели
param-terrain = Местность
param-zones = Очки по зонам
param-rows = Ряды
param-count = Сколько
param-units = Какие отряды
param-hexes = Гексы
param-per = Отрядов на очко
param-zone = Зона
param-test = Проверка
param-at-least = Не меньше
param-by = На
param-hex = Гекс
param-house = Дом
param-real = Настоящие
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

score-eliminate = За каждый уничтоженный вражеский отряд; по рангу или поровну за всех.
score-capture = За каждого пленённого вражеского командира или только за названных.
score-escape = За каждый свой отряд, ушедший с поля через один из своих выходов.
score-objectives = За каждую цель под контролем: за все или за названные.
score-morale = За зону, в которой стоит боевой дух врага: зелёная, жёлтая, красная.
score-rows = За самый дальний из этих рядов, на котором или за которым довольно своих отрядов.
score-survive = За каждый свой отряд, что ещё на поле: за все или за названные.
score-fires = За каждый уровень огня на этой местности.
score-destroyed = За каждый гекс или жетон этой местности, которого больше нет.
score-standing = За каждый гекс или жетон этой местности, что ещё стоит.
score-area = За каждые столько своих отрядов в этих гексах.
score-rescued = За свой отряд в гексе найденного пленника.

condition-controls = Он контролирует столько целей; если число не задано — все.
condition-occupies = Свои отряды стоят в стольких из этих гексов; если число не задано — во всех.
condition-morale = Его боевой дух в этой зоне или лучше либо в этой зоне или хуже.
condition-points = У него не меньше стольких победных очков.
condition-lead = У него на столько победных очков больше, чем у врага.
condition-captured = Он взял в плен этого командира или одного из этих.
condition-eliminated = Он уничтожил столько вражеских отрядов или всех названных.
condition-escaped = Столько его отрядов ушли с поля.
condition-gathered = Он нашёл столько настоящих стратегических позиций.

rule-shallow-water = Все гексы рек — броды.
rule-bystander = Кто-то, кто не участвует в бою: названный Дом получает очки, когда его отряд заканчивает перемещение в этом гексе.
rule-strategic-positions = В этих гексах скрытые жетоны; столько из них настоящих. Кто закончит там перемещение, узнает.
rule-captive = Названный Дом прячет пленника: один жетон в первых стольких гексах, один в остальных, и один из них обманный.
rule-catapults = По отрядам названного Дома, входящим в один из этих гексов, стреляют — по цвету их ранга.
rule-palisade-strength = До битвы названный Дом раскладывает жетоны приказов (зелёные, синие, красные) по своему частоколу, а другой крушит его кубиками.
rule-burning-camp = Поджечь можно только шатры, и они сразу сгорают.

checking = Проверяем …
valid = В эту битву можно играть.
warnings = Стоит взглянуть ещё раз
mistakes = { $n ->
    [one] { $n } ошибка
    [few] { $n } ошибки
    [many] { $n } ошибок
   *[other] { $n } ошибки
}
mistakes-line = Нажмите, чтобы перейти к ней.
mistake-box = (больше одной коробки)

share-title = Поделиться битвой
share-save-first = Сначала сохраните: тогда на неё поведёт ссылка. У кого есть ссылка, тот может посмотреть битву, сыграть в неё и сделать копию.
share-link = Ссылка на эту битву
share-line = У кого есть ссылка, тот может посмотреть битву, сыграть в неё и сделать копию; изменить её можете только вы.
file-title = Файлом
file-toml = Скачать TOML
file-json = Скачать JSON
import-title = Открыть файл
import-line = Битва в TOML или JSON. Она заменит то, что на поле; «Отменить» вернёт прежнее.
import-file = Выбрать файл
import-paste = Битва текстом
import-read = Прочесть
make-copy = Сделать копию
copied-from = Открыто

play-title = Сыграть в эту битву
play-mistakes = В ней есть ошибки, играть пока нельзя.
play-side = Вы играете за
play-bot = Пробная игра с ботом
play-which-bot = Бот
play-friend = Играть с другом
play-hot = Играть за обе стороны
play-line = Играют в битву, какой она сейчас, сохранена она или нет. Редактор её тем временем хранит.
