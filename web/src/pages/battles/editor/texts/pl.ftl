# Edytor bitew i lista bitew.

battles = Bitwy
battles-line = Dziesięć bitew, dwie potyczki i te, które stworzysz.
battles-own = Twoje bitwy
drafts = Jeszcze niezapisane
drafts-line = Tylko w tej przeglądarce.
draft-discard = Odrzuć szkic bitwy „{ $title }”
draft-of = Szkic
changed-here = Zmiany tutaj nie są zapisane
continue = Kontynuuj
battles-own-none = Jeszcze żadnej. Zacznij od pustego pola albo od kopii jednej z poniższych bitew.
battles-game = Bitwy z gry
battles-skirmishes = Potyczki
skirmish-line = Za każdym razem nowa bitwa: oba Rody w tajemnicy wybierają dowódców, losują jednostki i teren i rozstawiają je na planszy.
new-battle = Nowa bitwa
reconstruction = Nasza rekonstrukcja
original = Nasza własna
reconstruction-line = Ułożona przez nas według tego, co wiadomo o drukowanej bitwie.
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
remove-sure = Usunąć „{ $title }” na dobre? Odnośnik do niej przestanie działać.
remove-yes = Usuń
cancel = Anuluj
picture = Pole bitwy „{ $title }”
size = { $columns } × { $rows } pól
commanders-value = dowódców: { $n }, łączna wartość { $value }
saved-at = Zapisano { $time }
choose-battle = Bitwa
choose-battle-line = Którą bitwę rozegrać.
your-own = Twoja własna
untitled = Bitwa bez tytułu

editor = Edytor bitew
editor-of = { $title } · Edytor bitew
field = Pole bitwy
field-hexes = Pola: strzałki przesuwają, Enter używa narzędzia, M podnosi i stawia jednostkę, Delete usuwa
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
draft-kept = Zmiany są zachowane w tej przeglądarce.
share = Udostępnij
play = Graj
more = Więcej
copy-title = { $title } (kopia)
restored = Twoje niezapisane zmiany zachowały się w tej przeglądarce.
discard = Odrzuć je
somebody-else = Tę bitwę ułożył ktoś inny: { $name }. Twoje zmiany są twoje: zapiszą się jako kopia.
cannot-open = Edytor nie może otworzyć tego jako bitwy.
conflict = Odkąd ją otwarto, tę bitwę zapisano gdzie indziej.
conflict-theirs = Pokaż zapisaną
conflict-mine = Zachowaj moją jako kopię
leave = Powrót do bitew
help = Jak używać edytora
help-1 = Wybierz w palecie teren, żeton, jednostkę lub znacznik i przeciągnij po polach.
help-2 = „Zaznacz, przesuń” pokazuje, co jest na polu; przeciągnij jednostkę, aby ją przesunąć. Kółko, dwa palce lub środkowy przycisk przesuwają widok.
help-3 = Klawisze: strzałki z pola na pole, Enter używa narzędzia, M podnosi i stawia jednostkę, Delete usuwa, Ctrl+Z cofa, Ctrl+S zapisuje.

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
morale-line = co się dzieje na końcu jego strony
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
board-line = Inny kształt: maluj pola jako „Poza polem bitwy” albo maluj poza krawędzią.
box = Tylko elementy z jednego pudełka
box-line = Liczone są figurki, sztandary, żetony dowództwa i znaczniki. Wyłącz dla bitew z więcej niż jednego pudełka.
directions = Żetony kierunków
directions-line = Który kierunek oznacza każdy z sześciu żetonów kierunków, gdy rozprzestrzenia się pożar.
direction-n = Żeton kierunku { $n }
direction-ne = w prawo w górę
direction-e = w prawo
direction-se = w prawo w dół
direction-sw = w lewo w dół
direction-w = w lewo
direction-nw = w lewo w górę

hex-none = Zaznacz pole, aby zobaczyć i zmienić, co na nim jest.
hex-title = Pole { $hex }
none = Brak
unit-n = Jednostka { $n }
unit-kind = Jednostka lub dowódca
unit-add = Ustaw tu jednostkę
unit-remove = Usuń tę jednostkę
arrival = Przybywa
arrival-start = Od początku
arrival-round = Runda { $round }
arrival-hexes = Przybywa na jedno z pól
arrival-of = Gdzie przybywa { $name }
keywords = Słowa-klucze
keywords-line = Dodane w tej bitwie do tych z karty; 0 oznacza brak.
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
objectives-none = Brak. Cele to pola, nad którymi liczy się kontrola.
objectives-place = Oznacz na polu bitwy
objective-n = cel { $n }
objective-name = Nazwa
objective-name-of = Nazwa celu { $n }
control = Na początku kontroluje
nobody = Nikt
keeps = pozostaje przy tym, kto go zdobył
show-hex = Pokaż { $hex } na polu bitwy
scores = Punkty zwycięstwa
scores-line = Co daje punkty i kiedy.
score-n = punktacja { $n }
add-score = Dodaj punkty
whose = Czyje punkty
of-whom = Czyje
of-winner = zwycięzcy
note = Własnymi słowami
note-line = Pokazywane przy stole zamiast zdania powyżej.
when = Kiedy
when-at-once = Od razu
when-round = Co rundę
when-end = Na koniec
victory = Zwycięstwo
victory-points = Wygrywa ten, kto po ostatniej rundzie ma najwięcej punktów zwycięstwa.
victory-line = Po ostatniej rundzie ten Ród wygrywa, jeśli spełnione są wszystkie warunki; inaczej drugi Ród.
victory-add = Niech zdecyduje warunek
victory-remove = Niech zdecydują punkty
instant = Natychmiastowe zwycięstwo
instant-line = Ród wygrywa w chwili, gdy spełnione są wszystkie warunki jednego z nich.
instant-add = Dodaj natychmiastowe zwycięstwo
instant-remove = Usuń natychmiastowe zwycięstwo { $n }
winner = Zwycięzca
condition = warunek { $n }
add-condition = I kolejny warunek
special = Zasady specjalne
special-none = Brak.
special-n = zasada specjalna { $n }
special-which = Która zasada specjalna
special-add = Dodaj tę zasadę
remove-line = Usuń: { $name }

optional = (może zostać puste)
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
param-objectives = Które cele
param-terrain = Teren
param-zones = Punkty według strefy
param-rows = Rzędy
param-count = Ile
param-units = Które jednostki
param-hexes = Pola
param-per = Jednostek na punkt
param-zone = Strefa
param-test = Warunek
param-at-least = Co najmniej
param-by = O ile
param-hex = Pole
param-house = Ród
param-real = Prawdziwe
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

score-eliminate = Za każdą wyeliminowaną wrogą jednostkę; według rangi albo tyle samo za każdą.
score-capture = Za każdego pojmanego wrogiego dowódcę albo tylko za wymienionych.
score-escape = Za każdą własną jednostkę, która opuści pole bitwy jednym ze swoich wyjść.
score-objectives = Za każdy kontrolowany cel: wszystkie albo wymienione.
score-morale = Za strefę, w której jest morale wroga: zielona, żółta, czerwona.
score-rows = Za najdalszy z tych rzędów, na którym lub za którym jest dość własnych jednostek.
score-survive = Za każdą własną jednostkę, która jest jeszcze na polu bitwy: wszystkie albo wymienione.
score-fires = Za każdy poziom pożaru na tym terenie.
score-destroyed = Za każde pole lub żeton tego terenu, którego już nie ma.
score-standing = Za każde pole lub żeton tego terenu, który nadal stoi.
score-area = Za każde tyle własnych jednostek na tych polach.
score-rescued = Za własną jednostkę na polu odnalezionego jeńca.

condition-controls = Kontroluje tyle celów; wszystkie, gdy nie podano liczby.
condition-occupies = Własne jednostki stoją na tylu z tych pól; na wszystkich, gdy nie podano liczby.
condition-morale = Jego morale jest w tej strefie lub lepsze albo w tej strefie lub gorsze.
condition-points = Ma co najmniej tyle punktów zwycięstwa.
condition-lead = Ma o tyle punktów zwycięstwa więcej niż wróg.
condition-captured = Pojmał tego dowódcę albo jednego z tych.
condition-eliminated = Wyeliminował tyle wrogich jednostek albo wszystkie wymienione.
condition-escaped = Tyle jego jednostek opuściło pole bitwy.
condition-gathered = Odkrył tyle prawdziwych strategicznych pozycji.

rule-shallow-water = Wszystkie pola rzeki są brodami.
rule-bystander = Ktoś, kto nie bierze udziału: wymieniony Ród punktuje, gdy jego jednostka zakończy ruch na tym polu.
rule-strategic-positions = Zakryte żetony na tych polach; tyle z nich jest prawdziwych. Dowiaduje się ten, kto zakończy tam ruch.
rule-captive = Wymieniony Ród ukrywa jeńca: jeden żeton na pierwszych tylu polach, jeden na pozostałych, jeden z nich to przynęta.
rule-catapults = Jednostki wymienionego Rodu, które wejdą na jedno z tych pól, są ostrzeliwane według koloru rangi.
rule-palisade-strength = Przed bitwą wymieniony Ród rozkłada żetony rozkazów (zielone, niebieskie, czerwone) na swoich palisadach, a drugi bije w nie kośćmi.
rule-burning-camp = Podpalić można tylko namioty; od razu się wypalają.

checking = Sprawdzam…
valid = Tę bitwę można rozegrać.
warnings = Warto spojrzeć jeszcze raz
mistakes = { $n ->
    [one] 1 błąd
    [few] { $n } błędy
    [many] { $n } błędów
   *[other] { $n } błędu
}
mistakes-line = Kliknij, aby tam przejść.
mistake-box = (więcej niż jedno pudełko)

share-title = Udostępnij tę bitwę
share-save-first = Najpierw ją zapisz: wtedy będzie do niej prowadził odnośnik. Kto go ma, może ją obejrzeć, rozegrać i skopiować.
share-link = Odnośnik do tej bitwy
share-line = Kto ma odnośnik, może ją obejrzeć, rozegrać i skopiować; zmieniać możesz ją tylko ty.
file-title = Jako plik
file-toml = Pobierz TOML
file-json = Pobierz JSON
import-title = Otwórz plik
import-line = Bitwa jako TOML lub JSON. Zastąpi to, co jest na polu bitwy; „Cofnij” to przywróci.
import-file = Wybierz plik
import-paste = Bitwa jako tekst
import-read = Wczytaj
make-copy = Zrób kopię
copied-from = Otwarto

play-title = Rozegraj tę bitwę
play-mistakes = Są w niej błędy i nie można jej jeszcze rozegrać.
play-side = Grasz jako
play-bot = Wypróbuj przeciw botowi
play-which-bot = Bot
play-friend = Graj ze znajomym
play-hot = Graj obiema stronami
play-line = Gra się bitwą w obecnej postaci, zapisaną czy nie. Edytor ją tymczasem przechowa.
