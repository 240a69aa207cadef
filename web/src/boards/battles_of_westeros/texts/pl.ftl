# Bitwy Westeros: słowa stołu po polsku.

## Houses, ranks, symbols
house-stark = Ród Starków
house-lannister = Ród Lannisterów
short-stark = Starkowie
short-lannister = Lannisterowie
rank-green = zielona
rank-blue = niebieska
rank-red = czerwona
symbol-green = Zielona tarcza
symbol-blue = Niebieska tarcza
symbol-red = Czerwona tarcza
symbol-valor = Waleczność
symbol-morale = Morale
symbol-about-green = Jako żeton rozkazu: rozkaz dla aktywnej jednostki o zielonej randze. W ataku: trafienie jednostki o zielonej randze.
symbol-about-blue = Jako żeton rozkazu: rozkaz dla aktywnej jednostki o niebieskiej randze. W ataku: trafienie jednostki o niebieskiej randze.
symbol-about-red = Jako żeton rozkazu: rozkaz dla aktywnej jednostki o czerwonej randze. W ataku: trafienie jednostki o czerwonej randze.
symbol-about-valor = Jako żeton rozkazu: rozkaz dla dowolnej aktywnej jednostki. W ataku: trafienie, z wyjątkiem ataku łuczników, ataku na Ciężki pancerz o czerwonej randze oraz ataku innych niż konnica na konnicę.
symbol-about-morale = Jako żeton rozkazu: twoje morale rośnie o 1 albo spada o 1, by przegrupować jednostkę. W ataku: cel wycofuje się o jedno pole.
pair-about = Dwa żetony jednego rodzaju pozwalają wydać rozkaz dowolnej aktywnej jednostce.
class-infantry = piechota
class-cavalry = konnica
class-ranged = łucznicy

## Units
unit-plain = { FORM($kind, as: "gender") ->
    [m] { $rank ->
        [zielona] zielony
        [niebieska] niebieski
       *[other] czerwony
    } { $kind }
    [f] { $rank ->
        [zielona] zielona
        [niebieska] niebieska
       *[other] czerwona
    } { $kind }
    [pm] { $rank ->
        [zielona] zieloni
        [niebieska] niebiescy
       *[other] czerwoni
    } { $kind }
   *[other] { $kind } (ranga { $rank })
  }
unit-led = { FORM($kind, as: "gender") ->
    [m] { $rank ->
        [zielona] zielony
        [niebieska] niebieski
       *[other] czerwony
    } { $kind } { FORM($commander, case: "gen") }
    [f] { $rank ->
        [zielona] zielona
        [niebieska] niebieska
       *[other] czerwona
    } { $kind } { FORM($commander, case: "gen") }
    [pm] { $rank ->
        [zielona] zieloni
        [niebieska] niebiescy
       *[other] czerwoni
    } { $kind } { FORM($commander, case: "gen") }
   *[other] { $kind } { FORM($commander, case: "gen") } (ranga { $rank })
  }
figures-of = { $figures } z { $strength } figurek
active = aktywna
inactive = nieaktywna
engaged = w zwarciu
engaged-with = W zwarciu: { $unit } ({ $hex }); żeton należy do { FORM($house, case: "gen") }.
ordered-now = rozkaz w tej turze
dice-n = { $count ->
    [one] 1 kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
  }
attack-melee = wręcz
attack-ranged = dystansowy, zasięg { $range }
no-valor = waleczność nie trafia
order-attack = ruch { $hexes } i atak
order-move = albo ruch { $hexes } bez ataku

## Keywords
keyword-advance = Natarcie
keyword-pursue = Pościg
keyword-toughness = Wytrzymałość
keyword-dogs-of-war = Psy wojny
keyword-heavy-armor = Ciężki pancerz
keyword-unwieldy = Nieporęczne
keyword-scorch-the-earth = Spalona ziemia
keyword-stalwart = Męstwo
about-advance = Może wejść na pole opuszczone przez cel.
about-pursue = Gdy cel zniknie, może ścigać o tyle pól i zaatakować jeszcze raz.
about-toughness = Ignoruje tyle trafień każdego ataku.
about-dogs-of-war = Zamiast ataku może wypuścić psy na jednostkę odległą o 2 lub 3 pola.
about-heavy-armor = Trafia się ją tak, jakby miała o jedną rangę wyższą; przy czerwonej randze nie trafia jej waleczność.
about-unwieldy = Po ruchu rzuca jedną kością mniej.
about-scorch-the-earth = Zamiast ataku może podpalić puste sąsiednie pole.
about-stalwart = Może zignorować pierwszy wynik morale i kontratakować po ataku wręcz, dopóki stoi na miejscu.

## Effects in force
effect-dice = kości więcej: { $value }
effect-flank-dice = kości więcej przy flankowaniu: { $value }
effect-move = ruch dalej o { $value }
effect-pursue-further = ściga dalej o { $value }
effect-extra-retreat = jej cele wycofują się dalej o { $value }
effect-no-counterattack = nie może kontratakować
effect-ignore-heavy-armor = przebija Ciężki pancerz
effect-ignore-stops = teren jej nie zatrzymuje
effect-reroll = może przerzucić kości: { $value }
effect-morale-for-retreat = morale rośnie, gdy zmusza wrogów do odwrotu
effect-extra-attack = może zaatakować jeszcze raz
effect-barred-target = nie ten sam cel drugi raz
effect-rally-after = po rozkazie się przegrupowuje

## The board
board-label = Pole bitwy
coordinates = Oznaczenia pól
turn-board = Obróć planszę
turn-board-about = Krawędź { FORM($house, case: "gen") } na dół.
edge-of = { $house }
march-only = Za daleko, by potem zaatakować.
click-to-order = ▸ Kliknij, aby wydać jej rozkaz żetonem
hex-actions = { $count ->
    [one] Wybierz: { $label }
    [few] { $count } możliwości: { $label }
    [many] { $count } możliwości: { $label }
   *[other] { $count } możliwości: { $label }
  }
cannot = Nie teraz: { $reason }
devastated = zniszczony teren
fire-level = pożar poziomu { $level }
objective-held = Cel: { $name }, kontroluje { $house }
objective-open = Cel: { $name }, nikt nie kontroluje
row-points = punkty: { $points }
zone-about = Strefa kontroli: 2 pola. Jego karty wydają rozkazy jednostkom, które w niej są.

## Terrain
terrain-blocks = Blokuje linię wzroku.
terrain-closed = Nieprzekraczalny.
terrain-stop = Ruch się tu kończy.
terrain-stop-infantry = Piechota kończy tu ruch; konnica traci pole.
terrain-road = Droga: ruch po niej jest o jedno pole dłuższy.
terrain-no-pursuit = Nie można na nie nacierać ani ścigać.
terrain-cap-against = Najwyżej { $dice } kości przeciw jednostce tutaj.
terrain-cap-waived = Nie dotyczy ataku z: { $terrain }.
terrain-cap-from = Stąd najwyżej { $dice } kości.
terrain-cap-from-ranged = Łucznicy rzucają stąd najwyżej { $dice } kośćmi.
terrain-cap-counterattack = Kontratak stąd najwyżej { $dice } kośćmi.
terrain-cover = Osłona { $value }: ignoruje tyle trafień.
terrain-shoots-over = Łucznicy strzelają stąd ponad jednostkami.
terrain-burns = Płonie do poziomu { $level }.
terrain-burns-devastation = Płonie do poziomu { $level }, potem jest zniszczony.
terrain-burns-removed = Płonie do poziomu { $level }, potem znika.
terrain-never-burns = Nie może płonąć.
devastated-about = Spalone: liczy się jako równiny.

## Tokens of the plan
marker-strategy-hidden = Zakryty żeton strategii: odwraca go ten, kto zakończy tu ruch.
marker-strategy-feint = Pozycja pozorowana.
marker-strategy-stark = Strategiczna pozycja odkryta przez Ród Starków.
marker-strategy-lannister = Strategiczna pozycja odkryta przez Ród Lannisterów.
marker-captive-hidden = Tu może być jeniec.
marker-captive-true = Tu jest jeniec.
marker-captive-decoy = Przynęta.
marker-person = { $house } punktuje, gdy jedna z jego jednostek zakończy tu ruch.
marker-target = Tu celują katapulty: jednostka o { $colour ->
    [zielona] zielonej
    [niebieska] niebieskiej
   *[other] czerwonej
  } randze zostaje zniszczona, jeśli na kości wypadnie { $colour } tarcza.
marker-arrival = Tu mogą przybyć posiłki: runda { $rounds }.

## Odds
odds-short = Spodziewane trafienia: { $hits }; { $percent } na wyeliminowanie
odds-from-to = Z { $from } na { $to }.
odds-bubble = trafienia: { $hits }
odds-dogs = Psy wojny
odds-dice = { $count ->
    [one] 1 kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
  }
odds-flank = z flanki
odds-expected = spodziewane trafienia: { $hits }
odds-none = { $percent } bez trafień
odds-eliminates = { $percent } wyeliminowana
odds-retreats = odwrót o pola: { $hexes }
odds-title = Ataki do wyboru
odds-note = { $unit } ({ $hex })
odds-against = { $unit } ({ $hex })
odds-about = Dokładnie, z tego, co jawne. Bez kart i zdolności, których jeszcze nie użyto.
hit-by = Trafiają ją: { $symbols }
protection-n = ignoruje { $count ->
    [one] 1 trafienie
    [few] { $count } trafienia
    [many] { $count } trafień
   *[other] { $count } trafienia
  }

## Tracks
reconstruction = Nasza rekonstrukcja: drukowany plan nie jest w pełni znany.
own-battle = Bitwa własnego pomysłu.
skirmish = Potyczka przygotowana przez los i wybór.
round-of = Runda { $round } z { $rounds }
advantage = Przewaga: zaczyna { $house }
advantage-about = Zaczyna ten, komu na początku rundy zostało więcej żetonów dowództwa; przy remisie posiadacz Impetu.
momentum = Impet: { $house }
momentum-about = Rozstrzyga remisy: o przewagę, a na samym końcu o zwycięstwo.
morale = Morale
morale-about = Jeden znacznik dla obu Rodów. W stronę Rodu jego morale spada: strata zielonej jednostki kosztuje 1, niebieskiej 2, czerwonej 3.
morale-centre = pośrodku
morale-at = { $house }: { $space }, strefa { $zone }
zone-grey = szara
zone-green = zielona
zone-yellow = żółta
zone-red = czerwona
rout = Rozsypka
points = Punkty zwycięstwa
objectives = Cele
positions = Odkryte strategiczne pozycje
positions-of = { $house } { $count }
objective-nobody = nikt
what-wins = Jak wygrać
wins-if = { $house } wygrywa na koniec, jeśli { $conditions }; inaczej wygrywa { $other }.
wins-points = Najwięcej punktów zwycięstwa po rundzie { $rounds }; przy remisie wyższe morale, potem Impet.
wins-at-once = { $house } wygrywa natychmiast, jeśli { $conditions }.
when-at-once = od razu
when-round = co rundę
when-end = na koniec
and-also = { $one } i { $two }
lost-units = Straty
lost-of = { $house }: { $units }
escaped-of = Wymknęli się ({ $house }): { $units }
captured-of = Pojmani ({ $house }): { $names }
arriving = Jeszcze przybędą
arriving-in = Runda { $round }: { $unit }, { $hexes }
special-shallow-water = Płytka woda: wszystkie rzeki liczą się jako brody.
special-bystander = Na { $hex } ktoś stoi: { $house } dostaje punkty ({ $points }) za zakończenie tam ruchu.
special-strategic-positions = Żetony strategii: { $real } z { $count } to prawdziwe pozycje; odwraca żeton ten, kto zakończy na nim ruch.
special-captive = Jeniec ({ $house }) jest ukryty pod jednym z dwóch żetonów.
special-catapults = Katapulty: jednostka ({ $house }), która wejdzie na oznaczone pole z żetonem koloru swojej rangi, może zostać zniszczona.
special-palisade-strength = Przed bitwą { $house } wzmacnia swoje palisady, a druga strona w nie bije.
special-burning-camp = Podpalić można tylko namioty; od razu stają w ogniu.
phase-setup = Przygotowanie
phase-rally = Faza Przegrupowania
phase-marshaling = Faza Przygotowań
phase-command = Faza Dowództwa
phase-regroup = Faza Reorganizacji

score-eliminate = za każdą wyeliminowaną wrogą jednostkę: { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
  }
score-eliminate-by-rank = za każdą wyeliminowaną wrogą jednostkę, zielona/niebieska/czerwona: { $by_rank } pkt
score-capture = za każdego pojmanego dowódcę: { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
  }
score-capture-named = za pojmanie ({ $commander }): { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
  }
score-escape = za każdą jednostkę, która opuści pole bitwy: { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
  }
score-objectives = za każdy kontrolowany cel: { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
  }
score-morale = za morale wroga w strefie zielonej/żółtej/czerwonej: { $zones } pkt
score-rows = za jednostki w rzędzie lub za nim (rząd: punkty): { $rows }
score-survive = za każdą wymienioną jednostkę, która przetrwała: { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
  }
score-fires = za każdy poziom pożaru ({ $terrain }): { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
  }
score-destroyed = za każde zniszczenie ({ $terrain }): { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
  }
score-standing = za każdy ocalały teren ({ $terrain }): { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
  }
score-area = za jednostki na oznaczonym obszarze: { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
  }
score-rescued = za uwolnienie jeńca: { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
  }
condition-controls = kontroluje { $count ->
    [0] wszystkie cele
    [one] 1 cel
    [few] { $count } cele
    [many] { $count } celów
   *[other] { $count } celu
  }
condition-occupies = zajmuje { $count ->
    [0] pola { $hexes }
   *[other] { $count } z pól { $hexes }
  }
condition-morale = morale { FORM($house, case: "gen") } jest { $zone ->
    [grey] szare
    [green] zielone
    [yellow] żółte
   *[other] czerwone
  } lub { $test ->
    [better] lepsze
   *[other] gorsze
  }
condition-points = ma co najmniej { $at_least } pkt
condition-lead = prowadzi o { $by } pkt
condition-captured = w niewoli jest { $commander }
condition-eliminated = { $count ->
    [0] wyeliminowano wymienione jednostki
   *[other] wyeliminowano wrogich jednostek: { $count }
  }
condition-escaped = { $count ->
    [one] 1 jednostka opuściła pole bitwy
    [few] { $count } jednostki opuściły pole bitwy
    [many] { $count } jednostek opuściło pole bitwy
   *[other] { $count } jednostki opuściło pole bitwy
  }
condition-gathered = { $count ->
    [one] odkrył { $count } strategiczną pozycję
    [few] odkrył { $count } strategiczne pozycje
    [many] odkrył { $count } strategicznych pozycji
   *[other] odkrył { $count } strategicznej pozycji
  }

## Command board, hand
order-pool = Żetony rozkazów
pool-empty = Brak żetonów rozkazów
checked-n = sprawdzone w tej turze: { $count }
command-tokens = Żetony dowództwa: { $count }
command-about = Zagranie karty Przywództwa kosztuje żetony dowództwa. Trafiają na kartę dowódcy i wracają w fazie Przegrupowania.
commanders = Dowódcy
commander-limit = { $tokens } z { $limit } żetonów dowództwa
fresh = zdolność dostępna
spent = zdolność wyczerpana
captured-by = w niewoli { FORM($house, case: "gen") }
cards-in-hand = { $count ->
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
  }
deck-of = w talii: { $count }
discards-of = odrzucone: { $count }
passed = spasował
your-hand = Twoje karty Przywództwa
hand-empty = Brak kart na ręce
discard-piles = Stosy kart odrzuconych
piles = Stosy
plan = Plan bitwy
tokens-n = { $count ->
    [one] 1 żeton dowództwa
    [few] { $count } żetony dowództwa
    [many] { $count } żetonów dowództwa
   *[other] { $count } żetonu dowództwa
  }
basic-card = Karta podstawowa
tactic = Taktyka
ability = Zdolność
commit = Zdolność wyczerpania, raz
command-limit = Limit dowództwa
capture-rating = Ranga jeńca
leads-unit = Dowodzi { FORM($kind, case: "ins") }
prov-proposed = Nasza propozycja: drukowany tekst nie jest znany.
prov-placeholder = Wymyślone przez nas, nie z druku: { $what }
prov-inferred = Wywnioskowane: { $what }
prov-public = Z ogólnodostępnych materiałów: { $what }
field-title = tytuł
field-unit = jego jednostka
field-limit = limit dowództwa
field-rating = ranga jeńca
field-ability = zdolność
field-commit = zdolność wyczerpania
field-keywords = słowa-klucze
field-range = zasięg
field-attack = rodzaj ataku
field-valor-hits = czy waleczność trafia
field-orders-green = rozkazy zielonej rangi
field-orders-blue = rozkazy niebieskiej rangi
field-orders-red = rozkazy czerwonej rangi
field-advance = Natarcie
field-pursue = Pościg
field-unwieldy = Nieporęczne
field-heavy-armor = Ciężki pancerz

## Panels
how-melee = Atak
how-ranged = Ostrzał
how-dogs-of-war = Psy wojny
how-counterattack = Kontratak
how-parting-blow = Cios na pożegnanie
combat-title = { $how }: { $from } → { $to }
rolled = Rzut
rolled-again = Przerzut
no-dice = brak kości
dogs-show = Kość psów
hits-row = Trafienia
hits-dealt = wyrzucone { $hits }, otrzymane { $dealt }
retreats-n = odwrót o { $count ->
    [one] 1 pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
  }
retreat-blocked-n = nie może się wycofać: { $count ->
    [one] jeszcze 1 trafienie
    [few] jeszcze { $count } trafienia
    [many] jeszcze { $count } trafień
   *[other] jeszcze { $count } trafienia
  }
lost-n = traci { $count ->
    [one] 1 figurkę
    [few] { $count } figurki
    [many] { $count } figurek
   *[other] { $count } figurki
  }
is-eliminated = wyeliminowana
is-captured = { FORM($name, as: "gender") ->
    [f] pojmana
   *[other] pojmany
  } { $name }
flanking = Atak z flanki: można przerzucić wszystkie kości z jednym symbolem
attack-over = koniec
attack-going = trwa
setup-title = Przygotowanie potyczki
setup-commanders = Wybierz najwyżej { $count } dowódców o łącznej wartości nie większej niż { $value }. Druga strona nie widzi twojego wyboru.
setup-chosen = Wybrani: { $names }
setup-value = wartość { $value }
setup-terrain = Teren do położenia
setup-units = Jednostki do ustawienia
setup-waiting = Druga strona wybiera.
before-title = Przed bitwą
before-captive = Ci, którzy mają jeńca, kładą dwa żetony; tylko oni wiedzą, który należy do niego.
before-catapults = Katapulty celują, pole po polu, w kolory rang.
before-palisades = Palisady się wzmacnia, potem w nie bije: tarcza zdejmuje żeton swojego koloru, waleczność dowolny, dwie kości dowolny.
palisade-dice = Kości do wykorzystania
palisade-left = Żetony do położenia

## The film
film-moves = { $unit }: { $from } → { $to }
film-retreats = { $unit }, odwrót: { $from } → { $to }
film-card = { $house } zagrywa kartę „{ $card }”
film-tactic = { $house } korzysta z taktyki „{ $card }”
film-melee = { $unit } ({ $from }): atak na { $to }
film-ranged = { $unit } ({ $from }): ostrzał { $to }
film-dogs-of-war = { $unit } ({ $from }): psy na { $to }
film-counterattack = { $unit } ({ $from }): kontratak na { $to }
film-parting-blow = { $unit } ({ $from }): cios na pożegnanie, cel: { $target }

## The guide
guide-welcome = Twoja armia
guide-welcome-text = Dowodzisz Rodem Starków. Twoje jednostki stoją wzdłuż rzeki; figurki na polu to siła jednostki, sztandar to jej ranga: zielona, niebieska lub czerwona.
guide-tracks = Runda, morale, cele
guide-tracks-text = Lannisterowie wygrają, jeśli po ostatniej rundzie będą kontrolować oba cele. Znacznik morale przesuwa się w stronę tego, kto traci jednostki; na polu Rozsypki bitwa jest przegrana.
guide-token = Użyj zielonego żetonu
guide-token-text = W każdej turze robisz jedną rzecz: wykorzystujesz żeton rozkazu, zagrywasz kartę Przywództwa albo pasujesz. Weź zielony żeton, który wydaje rozkaz zielonej jednostce, albo kliknij taką jednostkę na polu bitwy.
guide-unit = Wybierz łuczników
guide-unit-text = Łucznicy na k7 stoją za rzeką i sięgają na cztery pola, aż do wroga po drugiej stronie. Wydaj im rozkaz.
guide-move = Stój i strzelaj
guide-move-text = Łucznicy, którzy się poruszą, rzucają jedną kością mniej. Niech zostaną na miejscu.
guide-shoot = Strzelaj
guide-shoot-text = Liczby nad celami to spodziewane trafienia, a linie pokazują, co widzą twoi łucznicy. Strzel do Gwardii na l4.
guide-card = Karta Przywództwa
guide-card-text = Znowu twoja tura. Karta wydaje rozkazy kilku jednostkom wokół dowódcy: zagraj „Trzy oddziały”.
guide-leader = Kto dowodzi?
guide-leader-text = Kartę zagrywa się na dowódcę; sięga jednostek w jego strefie kontroli, do 2 pól od niego. Niech dowodzi Maege Mormont.
guide-units = Wybierz jednostki
guide-units-text = Podświetlone są jednostki, którym karta może wydać rozkaz. Wybierz niektóre; wszystkie wybiera się, zanim ruszy pierwsza.
guide-end = Pole należy do ciebie
guide-end-text = Tak wygląda tura. Gdy obie strony spasują, sprawdza się punkty i morale i zaczyna się następna runda. Powodzenia.

## How many
stepper-discard = Odrzuć { $count }
stepper-give-up = Poświęć kości: { $count }
stepper-reroll = Przerzuć je
stepper-reroll-none = Nie przerzucaj
stepper-place = Połóż { $count }: { $colour }
