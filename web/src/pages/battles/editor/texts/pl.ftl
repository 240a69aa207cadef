# Edytor bitew i lista bitew.

battles = Bitwy
battles-line = Dziesięć bitew, dwie potyczki i bitwy, które stworzysz.
battles-own = Twoje bitwy
drafts = Niezapisane szkice
drafts-line = Szkice są przechowywane tylko w tej przeglądarce.
draft-discard = Odrzuć szkic bitwy „{ $title }”
draft-of = Szkic
changed-here = Masz tu niezapisane zmiany
continue = Kontynuuj
battles-own-none = Nie masz jeszcze bitew. Zacznij od pustego pola albo od kopii jednej z poniższych bitew.
battles-game = Bitwy z gry
battles-skirmishes = Potyczki
skirmish-line = Za każdym razem nowa bitwa: oba Rody w tajemnicy wybierają dowódców, losują jednostki i teren i rozstawiają je na planszy.
new-battle = Nowa bitwa
reconstruction = Nasza rekonstrukcja
original = Nasza własna
reconstruction-line = Ułożyliśmy tę bitwę na podstawie tego, co wiadomo o drukowanej.
rounds-n = { $n ->
    [one] 1 runda
    [few] { $n } rundy
    [many] { $n } rund
   *[other] { $n } rundy
}
units-n = { $n ->
    [one] 1 jednostka
    [few] { $n } jednostki
    [many] { $n } jednostek
   *[other] { $n } jednostki
}
sides = Starkowie { $stark } · Lannisterowie { $lannister }
play-this = Graj
edit = Edytuj
edit-copy = Edytuj kopię
open-editor = Edytor bitew
remove-battle = Usuń „{ $title }”
remove-sure = Usunąć „{ $title }” na dobre? Link do tej bitwy przestanie działać.
remove-yes = Usuń
cancel = Anuluj
picture = Pole bitwy „{ $title }”
size = { $columns } × { $rows } pól
commanders-value = dowódców: { $n }, łączna wartość { $value }
saved-at = Zapisano { $time }
choose-battle = Bitwa
choose-battle-line = Wybierz bitwę do rozegrania.
your-own = Twoja własna
untitled = Bitwa bez tytułu

editor = Edytor bitew
editor-of = { $title } · Edytor bitew
field = Pole bitwy
field-hexes = Pola: strzałki przesuwają, Enter używa narzędzia, M podnosi lub stawia jednostkę, Delete usuwa
edge = Ród: { $house }
tools = Narzędzia
tool-select = Zaznacz, przesuń
tool-erase = Usuń
tool-terrain = Maluj: { $name }
tool-token = Połóż: { $name }
tool-unit = Ustaw: { $name }
tool-commander = Ustaw: { $name }
tool-objective = Oznacz cele
tool-exit-stark = Oznacz wyjścia Starków
tool-exit-lannister = Oznacz wyjścia Lannisterów
palette = Paleta
details = Szczegóły
terrain = Teren
token = Żeton terenu
tokens = Żetony terenu
off = Poza polem bitwy
units = Jednostki
rank = Ranga
rank-green = Zielona
rank-blue = Niebieska
rank-red = Czerwona
house-stark = Starkowie
house-lannister = Lannisterowie
house-both = Obie strony
commanders = Dowódcy
commanders-of = Dowódcy: { $house }
figures = { $used } / { $all }
placed = na planszy
objective = Cel
exit-stark = Wyjście Starków
exit-lannister = Wyjście Lannisterów
arrives = { $name }: przybycie w rundzie { $round }
unit-name = { $name }, { $rank }

undo = Cofnij
redo = Ponów
save = Zapisz
save-copy = Zapisz kopię
saved = Zapisano.
unsaved = Jeszcze niezapisane
draft-kept = Twoje zmiany są przechowywane w tej przeglądarce.
share = Udostępnij
play = Graj
more = Więcej
copy-title = { $title } (kopia)
restored = Przywrócono niezapisane zmiany z tej przeglądarki.
discard = Odrzuć zmiany
somebody-else = Autor tej bitwy: { $name }. Twoje zmiany zostaną zapisane jako twoja własna kopia.
cannot-open = Edytor nie może otworzyć tej bitwy.
conflict = Od otwarcia tej bitwy zapisano ją gdzie indziej.
conflict-theirs = Pokaż zapisaną wersję
conflict-mine = Zapisz moją jako kopię
leave = Wróć do bitew
help = Jak używać edytora
help-1 = Wybierz w palecie teren, żeton, jednostkę lub znacznik i przeciągnij po polach.
help-2 = „Zaznacz, przesuń” pokazuje zawartość pola. Przeciągnij jednostkę, aby ją przesunąć. Widok przesuwasz kółkiem, dwoma palcami lub środkowym przyciskiem myszy.
help-3 = Klawisze: strzałki przechodzą z pola na pole, Enter używa narzędzia, M podnosi lub stawia jednostkę, Delete usuwa, Ctrl+Z cofa, a Ctrl+S zapisuje.

picking = Wybierz pola na planszy: { $label }
picking-one = Wybierz pole na planszy: { $label }
picking-n = { $n ->
    [one] 1 pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
}
done = Gotowe

section-hex = Pole
section-battle = Bitwa
section-goals = Cele
section-check = Sprawdzenie
section-check-n = Sprawdzenie ({ $n })

title = Tytuł
title-hint = np. Starcie u brodu
summary = Opis
rounds = Rundy
momentum = Impet na początku
random = Losowo
houses = Rody
rating-command = Dowództwo
rating-command-line = żetony dowództwa
rating-order = Rozkazy
rating-order-line = kości rozkazów co rundę
rating-leadership = Przywództwo
rating-leadership-line = karty losowane co rundę
morale = Ostatnie pole morale
morale-line = efekt na końcu toru danej strony
morale-rout = Rozsypka
morale-11 = 11
top = Górna krawędź
board = Pole bitwy
board-side = Plansza
board-across = Plansza z pudełka, w poprzek ({ $columns } × { $rows })
board-along = Plansza z pudełka, wzdłuż ({ $columns } × { $rows })
board-large = Duże pole bitwy ({ $columns } × { $rows })
board-free = Dowolne pole bitwy
columns = Kolumny
rows = Rzędy
board-line = Aby uzyskać inny kształt, oznacz pola jako „Poza polem bitwy” albo maluj poza krawędzią.
box = Tylko elementy z jednego pudełka
box-line = Edytor liczy figurki, sztandary, żetony dowództwa i znaczniki. Wyłącz tę opcję dla bitew, które wymagają więcej niż jednego pudełka.
directions = Żetony kierunków
directions-line = Kierunek każdego z sześciu żetonów kierunków, gdy rozprzestrzenia się pożar.
direction-n = Żeton kierunku { $n }
direction-ne = w prawo w górę
direction-e = w prawo
direction-se = w prawo w dół
direction-sw = w lewo w dół
direction-w = w lewo
direction-nw = w lewo w górę

hex-none = Zaznacz pole, aby zobaczyć i zmienić jego zawartość.
hex-title = Pole { $hex }
none = Brak
unit-n = Jednostka { $n }
unit-kind = Jednostka lub dowódca
unit-add = Ustaw tu jednostkę
unit-remove = Usuń tę jednostkę
arrival = Przybycie
arrival-start = Od początku
arrival-round = Runda { $round }
arrival-hexes = Przybywa na jedno z pól
arrival-of = Pola przybycia: { $name }
keywords = Słowa-klucze
keywords-line = Dodawane w tej bitwie do słów z karty. 0 oznacza brak.
keyword-advance = Natarcie
keyword-pursue = Pościg
keyword-toughness = Wytrzymałość
keyword-dogs-of-war = Psy wojny
keyword-heavy-armor = Ciężki pancerz
keyword-unwieldy = Nieporęczne
keyword-scorch-the-earth = Spalona ziemia
keyword-stalwart = Męstwo
all-units = Wszystkie jednostki ({ $n })

objectives = Cele
objectives-none = Nie ma celów. Cele to pola, które Ród może kontrolować.
objectives-place = Oznacz na polu bitwy
objective-n = cel { $n }
objective-name = Nazwa
objective-name-of = Nazwa celu { $n }
control = Na początku kontroluje
nobody = Nikt
keeps = kontrolę zachowuje Ród, który zdobył cel jako ostatni
show-hex = Pokaż { $hex } na polu bitwy
scores = Punkty zwycięstwa
scores-line = Za co Ród dostaje punkty i kiedy.
score-n = reguła punktacji { $n }
add-score = Dodaj regułę punktacji
whose = Ród, który punktuje
of-whom = Ród
of-winner = zwycięzca
note = Własnymi słowami
note-line = Stół pokazuje ten tekst zamiast zdania powyżej.
when = Kiedy
when-at-once = Od razu
when-round = Co rundę
when-end = Na koniec
victory = Zwycięstwo
victory-points = Wygrywa Ród, który po ostatniej rundzie ma najwięcej punktów zwycięstwa.
victory-line = Po ostatniej rundzie ten Ród wygrywa, jeśli spełnione są wszystkie warunki. W przeciwnym razie wygrywa drugi Ród.
victory-add = Zamiast punktów użyj warunków
victory-remove = Zamiast warunków użyj punktów
instant = Natychmiastowe zwycięstwo
instant-line = Ród wygrywa natychmiast, gdy spełni wszystkie warunki jednego z tych zwycięstw.
instant-add = Dodaj natychmiastowe zwycięstwo
instant-remove = Usuń natychmiastowe zwycięstwo { $n }
winner = Zwycięzca
condition = warunek { $n }
add-condition = Dodaj warunek
special = Zasady specjalne
special-none = Brak.
special-n = zasada specjalna { $n }
special-which = Zasada specjalna
special-add = Dodaj tę zasadę
remove-line = Usuń: { $name }

optional = (opcjonalnie)
without = Bez: { $name }
row = Rząd
add-row = Dodaj rząd
remove-row = Usuń rząd { $n }
no-hexes = jeszcze brak pól
no-commanders = Na polu bitwy nie ma jeszcze dowódców.
no-objectives = Nie ma jeszcze celów.
pick = Wybierz na polu bitwy
any = Dowolny

param-points = Punkty
param-by-rank = Punkty według rangi
param-commander = Dowódca
param-objectives = Cele
param-terrain = Teren
param-zones = Punkty według strefy
param-rows = Rzędy
param-count = Liczba
param-units = Jednostki
param-hexes = Pola
param-per = Jednostek na punkt
param-zone = Strefa
param-test = Warunek
param-at-least = Co najmniej
param-by = Przewaga
param-hex = Pole
param-house = Ród
param-real = Prawdziwe żetony
param-first = W pierwszej grupie
param-tokens = Żetony
param-dice = Kości

zone-grey = szara strefa
zone-green = zielona strefa
zone-yellow = żółta strefa
zone-red = czerwona strefa
test-better = lub lepsze
test-worse = lub gorsze

word-eliminate = Wyeliminowani wrogowie
word-capture = Pojmani dowódcy
word-escape = Jednostki, które uszły
word-objectives = Kontrolowane cele
word-morale = Morale
word-rows = Osiągnięte rzędy
word-survive = Ocalałe własne jednostki
word-fires = Pożary
word-destroyed = Zniszczony teren
word-standing = Ocalały teren
word-area = Jednostki na obszarze
word-rescued = Uwolniony jeniec
word-controls = Kontroluje cele
word-occupies = Zajmuje pola
word-points = Punkty zwycięstwa
word-lead = Przewaga punktowa
word-captured = Pojmał dowódcę
word-eliminated = Wyeliminował jednostki
word-escaped = Jednostki opuściły pole bitwy
word-gathered = Odkrył strategiczne pozycje
word-shallow-water = Płytka woda
word-bystander = Osoba postronna
word-strategic-positions = Strategiczne pozycje
word-captive = Jeniec
word-catapults = Katapulty
word-palisade-strength = Wzmocnienie palisad
word-burning-camp = Płonący obóz

score-eliminate = Za każdą wyeliminowaną wrogą jednostkę: według rangi albo tyle samo za każdą.
score-capture = Za każdego pojmanego wrogiego dowódcę albo tylko za wymienionych.
score-escape = Za każdą własną jednostkę, która opuści pole bitwy jednym ze swoich wyjść.
score-objectives = Za każdy kontrolowany cel: wszystkie albo wymienione.
score-morale = Za strefę, w której jest morale wroga: zielona, żółta lub czerwona.
score-rows = Za najdalszy z tych rzędów, do którego dotarło lub który minęło dość jednostek tego Rodu.
score-survive = Za każdą własną jednostkę, która jest jeszcze na polu bitwy: wszystkie albo wymienione.
score-fires = Za każdy poziom pożaru na tym terenie.
score-destroyed = Za każde zniszczone pole lub żeton tego terenu.
score-standing = Za każde niezniszczone pole lub żeton tego terenu.
score-area = Za każdą grupę tylu własnych jednostek na tych polach.
score-rescued = Za własną jednostkę na polu odnalezionego jeńca.

condition-controls = Ród kontroluje co najmniej tyle celów, a jeśli nie podano liczby, wszystkie.
condition-occupies = Jednostki Rodu zajmują co najmniej tyle z tych pól, a jeśli nie podano liczby, wszystkie.
condition-morale = Morale Rodu jest w tej strefie lub lepszej albo w tej strefie lub gorszej.
condition-points = Ród ma co najmniej tyle punktów zwycięstwa.
condition-lead = Ród ma co najmniej o tyle punktów zwycięstwa więcej niż wróg.
condition-captured = Ród pojmał tego dowódcę albo jednego z tych dowódców.
condition-eliminated = Ród wyeliminował co najmniej tyle wrogich jednostek albo wszystkie wymienione.
condition-escaped = Co najmniej tyle jednostek Rodu opuściło pole bitwy.
condition-gathered = Ród odkrył co najmniej tyle prawdziwych strategicznych pozycji.

rule-shallow-water = Wszystkie pola rzeki są brodami.
rule-bystander = Osoba postronna nie bierze udziału w bitwie. Wybrany Ród punktuje, gdy jego jednostka zakończy ruch na polu tej osoby.
rule-strategic-positions = Umieść zakryte żetony na tych polach i podaj, ile z nich jest prawdziwych. Ród, który zakończy ruch na jednym z pól, odkrywa jego żeton.
rule-captive = Wybrany Ród ukrywa jeńca: jeden żeton na polach pierwszej grupy, jeden na pozostałych. Jeden z tych żetonów to przynęta.
rule-catapults = Jednostki wybranego Rodu, które wejdą na jedno z tych pól, są ostrzeliwane zależnie od koloru rangi.
rule-palisade-strength = Przed bitwą wybrany Ród rozkłada żetony rozkazów (zielone, niebieskie, czerwone) na swoich palisadach. Drugi Ród rzuca potem kośćmi, aby je uszkodzić.
rule-burning-camp = Podpalić można tylko namioty. Spalają się natychmiast.

checking = Sprawdzanie…
valid = Tę bitwę można rozegrać.
warnings = Ostrzeżenia
mistakes = { $n ->
    [one] 1 błąd
    [few] { $n } błędy
    [many] { $n } błędów
   *[other] { $n } błędu
}
mistakes-line = Kliknij błąd, aby do niego przejść.
mistake-box = (więcej niż jedno pudełko)

share-title = Udostępnij tę bitwę
share-save-first = Najpierw zapisz bitwę, aby dostać link. Każdy, kto ma link, może bitwę obejrzeć, rozegrać i skopiować.
share-link = Link do tej bitwy
share-line = Każdy, kto ma link, może bitwę obejrzeć, rozegrać i skopiować. Zmieniać możesz ją tylko ty.
file-title = Eksport do pliku
file-toml = Pobierz TOML
file-json = Pobierz JSON
import-title = Otwórz plik
import-line = Otwórz bitwę jako TOML lub JSON. Zastąpi ona obecne pole bitwy. Możesz to cofnąć.
import-file = Wybierz plik
import-paste = Bitwa jako tekst
import-read = Otwórz
make-copy = Zrób kopię
copied-from = Otwarto

play-title = Rozegraj tę bitwę
play-mistakes = Bitwa zawiera błędy i nie można jej jeszcze rozegrać.
play-side = Grasz jako
play-bot = Wypróbuj przeciw botowi
play-which-bot = Bot
play-friend = Graj ze znajomym
play-hot = Graj obiema stronami
play-line = Rozgrywasz bitwę w obecnej postaci, nawet niezapisaną. Edytor zachowa twoje zmiany.
