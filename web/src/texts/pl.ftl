# Westmarch, po polsku.

## Wszędzie
brand = Westmarch
loading = Wczytywanie…
part-failed = Tej części nie udało się wyświetlić. Wybory poniżej nadal działają.
load-failed-title = Nie udało się wczytać strony
load-failed = Tej strony nie udało się wczytać. Sprawdź połączenie i spróbuj ponownie; nic nie przepadło.
error-offline = Serwer nie odpowiada. Sprawdź połączenie; nic nie przepadło.
error-not-found = Pod tym adresem nic nie ma.
error-server = Serwer nie mógł tego wykonać. Spróbuj ponownie.
reload = Wczytaj ponownie
try-again = Spróbuj ponownie
try-now = Spróbuj teraz
close = Zamknij
save = Zapisz
site-nav = Strona
more-nav = Więcej
rules = Zasady
me = Konto i ustawienia
you = ty
credits = Podziękowania
credits-own = Kod, teksty zasad, mapy, sceny i obrazy są naszego autorstwa. Na tych stronach korzystamy też z pracy innych, za którą dziękujemy:
credit-emblems = Emblematy
credit-headings = Krój pisma nagłówków
credit-text = Krój pisma tekstu
credit-icons = Ikony przycisków
credit-by = Autorzy
credit-emblems-changed = Zmieniliśmy kolory, nadaliśmy im relief i połączyliśmy je z własnymi obrazami. Prace Viscious Speed i Zeromancer są w domenie publicznej (CC0).
disclaimer = Westmarch to nieoficjalny projekt fanów. Nie jest powiązany z wydawcami tych gier ani przez nich wspierany czy finansowany. Nie korzysta z ich grafik, tekstów ani innych materiałów. Nazwy należą do ich właścicieli.
theme-is = { $theme ->
    [light] Motyw: jasny
    [dark] Motyw: ciemny
   *[auto] Motyw: systemowy
  }
theme = Motyw
theme-auto = Systemowy
theme-light = Jasny
theme-dark = Ciemny
motion = Animacje
motion-auto = Jak w systemie
motion-less = Ograniczone
sound = Dźwięk
volume = Głośność
explain = Objaśniaj każdy krok
settings = Ustawienia
link = Link
copy = Kopiuj
copied = Skopiowano
copy-link = Kopiuj link
copied-line = Link skopiowano do schowka. Wklej go do wiadomości.
send-link = Wyślij link
to-lobby = Wróć do poczekalni
to-table = Wróć do stołu
not-found-title = Nie ma takiej strony
not-found = Pod tym adresem nie ma strony.
time-seconds = { $n } s
time-minutes = { $n } min
time-hours = { $n } godz.
time-days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
    [many] { $n } dni
   *[other] { $n } dnia
  }
ago = { $time } temu
# Gra karciana i Westeros toczą się w rundach.
turn-n = { $game ->
    [lotr_card_game] Runda
    [battles_of_westeros] Runda
   *[other] Tura
  } { $n }
# W polszczyźnie nie ma rodzajników.
words-articles = -
words-joining = i oraz lub albo znów ponownie

## Gry
game-war-of-the-ring = Wojna o Pierścień
game-five-armies = Bitwa Pięciu Armii
game-lotr-card-game = Władca Pierścieni: Gra karciana
game-battles-of-westeros = Bitwy Westeros
line-war-of-the-ring = Drużyna Pierścienia skrada się ku Górze Przeznaczenia, a armie Cienia zaciskają pierścień.
line-five-armies = Krasnoludy, elfy i ludzie bronią Samotnej Góry, aż nadlecą orły – albo padną.
line-lotr-card-game = Kilkoro bohaterów, mroczna puszcza i jedna wyprawa, którą razem wygracie albo przegracie.
line-battles-of-westeros = Starkowie i Lannisterowie spotykają się w polu: rozkazy, sztandary i morale.

## Poczekalnia
lobby-title = Wielkie gry, z pełnymi zasadami
lobby-line = Wybierz grę i graj od razu: bez konta i bez instalowania.
lobby-games = Gry
lobby-mine = Twoje gry
lobby-open = Otwarte stoły
lobby-open-none = Nikt teraz nie czeka na przeciwnika. Otwórz publiczny stół, a pojawi się tutaj.
lobby-watch = Partie rankingowe na żywo
lobby-all-puzzles = Wszystkie łamigłówki
lobby-finished = Zakończone gry
lobby-daily = Pozycja dnia
lobby-daily-play = Zagraj od tej pozycji
moment-ring-in-mordor = Tura 20: Pierścień jest w Mordorze, a przy Powiernikach został tylko Legolas. Prowadzisz Cień. Masz siedem kości i niewiele czasu.
moment-grey-havens-besieged = Tura 12: Isengard oblega Szarą Przystań, Edoras i Helmowy Jar padły, a Pierścień jest na Wysokiej Przełęczy. Prowadzisz Wolne Ludy.
moment-fate-at-eight = Tura 6: Gandalf i Thranduil polegli, obie przełęcze stoją otworem, a znacznik przeznaczenia jest na ósemce. Prowadzisz Wolne Ludy.
moment-bolg-at-the-spur = Tura 7: masz sześć punktów, Bolg jest na końcu Wschodniej Ostrogi, a znacznikowi przeznaczenia zostało sześć pól. Prowadzisz Cień.
moment-hummerhorns-in-mirkwood = Przeprawa przez Mroczną Puszczę, runda 6: do końca pierwszego etapu brakuje jednego żetonu postępu, twoje zagrożenie wynosi 38, a wśród drzew czekają Brzęczyrogi. Prowadzisz Aragorna, Glóina i Théodreda.
moment-kingsroad-fourth-round = Starcie na Królewskim Trakcie, runda 4: Rickard Karstark jest sam wśród czerwonych sztandarów. Prowadzisz Ród Starków.
moment-riverrun-burning = Przełamanie oblężenia, runda 4: płoną trzy pożary, prowadzisz w punktach cztery do jednego, a Robb Stark jest sam. Prowadzisz Ród Lannisterów.
news-title = Co nowego
news-rated = Można grać partie rankingowe, ogłaszać wyzwania i śledzić rankingi.
news-calls = O twoim ruchu powiadomi cię przeglądarka, e-mail albo webhook. Można też grać z zegarem liczonym w dniach.
news-puzzles = Rozwiązuj łamigłówki z prawdziwych pozycji, codziennie nową.
news-shelf = Publikuj talie i bitwy, wyszukuj cudze, polub je i graj nimi.
news-your-file = Wszystkie swoje gry możesz pobrać jako jeden plik.
show-all = Pokaż wszystkie ({ $n })
players = { $from }–{ $to } graczy
players-exactly = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
  }
minutes = { $minutes } minut
play-now = Graj teraz
starting = Zaczynamy…
new-table = Nowy stół
how-to-play = Jak grać
learn = Nauka: pierwsza tura
coming = Wkrótce
coming-line = W tę grę nie można jeszcze grać.
plain-board = Wczesna wersja
plain-board-line = Zasady są kompletne, ale plansza jest jeszcze zwykłą listą.
room-waiting = Oczekiwanie na graczy
room-your-turn = Twoja kolej
room-turn-of = Kolej: { $name }
room-won = Zwycięstwo
room-won-resigned = Zwycięstwo przez poddanie
room-lost = Porażka
room-resigned = Poddana przez ciebie
room-given-up = Poddana
room-all-won = Gracze wygrali
room-all-lost = Gracze przegrali
room-nobody-won = Nikt nie wygrał
room-finished = Zwycięstwo: { $names }
room-aborted = Przerwana
resume = Graj dalej
join = Dołącz
watch = Oglądaj
watch-replay = Powtórka
bot-named = Bot ({ $bot })
bot-account = { $name } (bot)
seat-free = wolne
players-title = Gracze
to-act = ma ruch
online = online
offline = offline
watching = Widzowie: { $names }

## Łamigłówki
puzzles = Łamigłówki
puzzle = Łamigłówka
puzzles-line = Znajdź ruch, który rozstrzyga grę, na prawdziwej planszy.
puzzles-page-line = To pozycje z partii między botami. W każdej jeden wariant wyraźnie wygrywa albo ratuje grę. Rozwiązujesz je przy stole. Liczą się tylko twoje wybory, a nie szczęście.
puzzles-solve = Rozwiąż łamigłówkę
puzzles-solve-this = Rozwiąż tę łamigłówkę
puzzles-any = Dowolna gra
puzzles-near = Na twoim poziomie
puzzles-daily = Łamigłówka dnia
puzzles-record = { $tries ->
    [0] Nie masz jeszcze żadnej próby.
   *[other] Rozwiązane: { $solved } z { $tries }
  }
puzzles-all = { $n ->
    [one] { $n } łamigłówka, rozwiązane: { $solved }
    [few] { $n } łamigłówki, rozwiązane: { $solved }
    [many] { $n } łamigłówek, rozwiązane: { $solved }
   *[other] { $n } łamigłówki, rozwiązane: { $solved }
  }
puzzles-none = Nie ma łamigłówek do tej gry.
puzzles-wanted = Filtruj łamigłówki
puzzles-by-result = Twój wynik
puzzles-by-kind = Zadanie
puzzles-by-theme = Motyw
puzzles-whatever = wszystkie
puzzles-result-untried = bez próby
puzzles-result-failed = nierozwiązane za pierwszym razem
puzzles-result-solved = rozwiązane
puzzles-kind-win = znajdź wygraną
puzzles-kind-save = uratuj grę
puzzles-everything = Wyczyść filtry
puzzles-found = { $n ->
    [one] Pokazano { $n } łamigłówkę
    [few] Pokazano { $n } łamigłówki
    [many] Pokazano { $n } łamigłówek
   *[other] Pokazano { $n } łamigłówki
  }
puzzles-none-such = Żadna łamigłówka nie pasuje do filtrów.
puzzles-band-easy = Łatwe
puzzles-band-medium = Średnie
puzzles-band-hard = Trudne
puzzles-band-hardest = Bardzo trudne
puzzles-below = ranking poniżej { $n }
puzzles-between = ranking od { $low } do { $high }
puzzles-from = ranking od { $n }
puzzles-own-band = twój ranking
puzzles-done = rozwiązane: { $solved } z { $n }
puzzles-more = Jeszcze { $n }
puzzle-brief-win = { $side }: znajdź wygraną
puzzle-brief-save = { $side }: uratuj grę
puzzle-brief-win-quest = Wygraj wyprawę
puzzle-brief-save-quest = Uratuj wyprawę
puzzle-solved = rozwiązana
puzzle-failed = nierozwiązana za pierwszym razem
puzzle-rated = ranking { $n }
puzzle-ask-win = Ruch: { $side }. Znajdź wariant, który wygrywa.
puzzle-ask-save = Ruch: { $side }. Znajdź wariant, który ratuje grę.
puzzle-ask-win-quest = Znajdź wariant, który wygrywa wyprawę.
puzzle-ask-save-quest = Znajdź wariant, który ratuje wyprawę.
puzzle-how = Zagraj rozwiązanie na planszy. Możesz swobodnie cofać, dopóki nie ujawni się nic nowego.
puzzle-more = Instrukcja
puzzle-goal = Możliwe zakończenie: { $ending }
puzzle-looking = Sprawdzanie twojego wariantu…
puzzle-right = Rozwiązane
puzzle-wrong = To nie to rozwiązanie
puzzle-wrong-line = { $n ->
    [0] Ten wariant prawie nigdy nie wygrywa.
    [one] Ten wariant wygrywa { $n } partię na 100. Inny wygrywa wyraźnie częściej. Jeszcze raz?
    [few] Ten wariant wygrywa { $n } partie na 100. Inny wygrywa wyraźnie częściej. Jeszcze raz?
    [many] Ten wariant wygrywa { $n } partii na 100. Inny wygrywa wyraźnie częściej. Jeszcze raz?
   *[other] Ten wariant wygrywa { $n } partii na 100. Inny wygrywa wyraźnie częściej. Jeszcze raz?
  }
puzzle-shown = To było rozwiązanie
puzzle-wins = { $n ->
    [one] wygrywa { $n } partię na 100.
    [few] wygrywa { $n } partie na 100.
    [many] wygrywa { $n } partii na 100.
   *[other] wygrywa { $n } partii na 100.
  }
puzzle-also = Równie dobry wariant: { $line } (wygrywa { $n } na 100).
puzzle-but = Najlepszy z pozostałych: { $line } (wygrywa { $n } na 100).
puzzle-me = Twój ranking: { $n }
puzzle-again = Spróbuj ponownie
puzzle-show = Pokaż rozwiązanie
puzzle-next = Następna łamigłówka
theme-attack = atak
theme-commander = pojmanie lub zabicie dowódcy
theme-conquest = podbój
theme-defence = obrona
theme-dice = wybór kości
theme-either-or = jedno z dwojga
theme-engagement = zwarcie
theme-event = wydarzenie
theme-fellowship = Drużyna
theme-fight = bitwa
theme-hold-out = przetrwanie
theme-hunt = Poszukiwania
theme-long = kilka wyborów
theme-morale = złamanie morale
theme-move = ruch
theme-objective = cel bitwy
theme-orders = rozkazy
theme-planning = planowanie
theme-quest = wyprawa
theme-ring-bearers = Powiernicy Pierścienia
theme-travel = podróż
theme-victory-points = punkty zwycięstwa

## Miejsca, boty, opcje, fazy
seat-free-peoples = Wolne Ludy
seat-shadow = Cień
seat-gondor = Gondor
seat-rohan = Rohan
seat-witch-king = Czarnoksiężnik z Angmaru
seat-saruman = Saruman
bot-heuristic = Heurystyczny: zna grę
bot-random = Losowy: wykonuje dowolny dozwolony ruch
bot-quick = Szybki: gra według prostych zasad
bot-search = Szukający: symuluje swoje plany
bot-novice = Nowicjusz
bot-easy = Łatwy
bot-medium = Średni
bot-hard = Trudny
bot-expert = Ekspert
bot-about-novice = Zna zasady, ale często idzie za pierwszym pomysłem. Odpowiada od razu.
bot-about-easy = Gra według prostych reguł i sporo przeocza. Odpowiada od razu.
bot-about-medium = Gra solidnie, ale nie patrzy daleko naprzód.
bot-about-hard = Gra dobrze: starannie waży wybory i rzadko coś przeocza. Odpowiada szybko.
bot-about-expert = Najsilniejszy poziom. Symuluje swoje plany i ocenia ich skutki.
bot-no-expert = Ta gra nie ma poziomu „Ekspert”, bo nie znamy jeszcze silniejszego bota.
bot-short-heuristic = heurystyczny
bot-short-random = losowy
bot-short-quick = szybki
bot-short-search = szukający
bot-short-novice = nowicjusz
bot-short-easy = łatwy
bot-short-medium = średni
bot-short-hard = trudny
bot-short-expert = ekspert
option-players = Gracze
seat-player-1 = Gracz 1
seat-player-2 = Gracz 2
seat-player-3 = Gracz 3
seat-player-4 = Gracz 4
decks = Talie
option-campaign = Jeden scenariusz czy kampania
battles = Bitwy
battle-editor = Edytor bitew
option-battle = Bitwa
option-retreat = Odwroty
option-scenario = Scenariusz
option-mode = Poziom trudności
option-first-player = Pierwszy gracz
option-keywords = Słowa kluczowe odkrytych kart
option-about-players-war-of-the-ring = Trzech lub czterech graczy dzieli się dwiema stronami.
option-about-players-lotr-card-game = Wszyscy grają razem przeciwko talii Spotkań. Jedna osoba może grać kilkoma rękami.
option-about-first-player = Pierwszy gracz w pierwszej rundzie. Co rundę znacznik przechodzi na następnego gracza.
option-about-keywords = Mroczna fala i zguba mogą działać przy każdym odkryciu karty albo tylko przy kartach fazy Wyprawy.
option-about-retreat = Jednostki mogą wykonywać odwrót według drukowanych zasad albo prosto w stronę własnej krawędzi.
value-about-campaign-none = Wybierz scenariusz poniżej.
value-about-campaign-expert = Wszystkie trzy po kolei. Wyniki się sumują.
value-about-campaign-nightmare = Tak samo, ale zagrożenie, obrażenia, polegli bohaterowie i stosy kart odrzuconych przechodzą dalej.
value-about-mode-standard = Pełne zasady.
value-about-mode-basic = Bez kart cienia: dobry wybór na pierwszą grę.
value-about-mode-easy = Mniej kart Spotkań i o jeden zasób więcej dla każdego bohatera.
value-clash-on-the-kingsroad = Starcie na Królewskim Trakcie
value-battle-in-the-whispering-wood = Bitwa w Szepczącym Lesie
value-battle-of-the-green-fork = Bitwa nad Zielonymi Widłami
value-breaking-the-siege = Przełamanie oblężenia
value-harassment-to-harrenhal = Nękanie w drodze do Harrenhal
value-paying-the-piper = Zapłata dla Pipera
value-rallying-the-remnant = Zbieranie niedobitków
value-razing-the-red-fork = Pożoga nad Czerwonymi Widłami
value-stand-at-the-golden-tooth = Obrona pod Złotym Zębem
value-wolf-raiders = Wilczy zagon
value-raid-in-the-riverlands = Potyczka: Najazd na krainy dorzecza
value-hunt-in-the-westerlands = Potyczka: Łowy w krainach zachodu
value-passage-through-mirkwood = Przeprawa przez Mroczną Puszczę
value-journey-along-the-anduin = Podróż w dół Anduiny
value-escape-from-dol-guldur = Ucieczka z Dol Guldur
value-campaign-none = Jeden scenariusz
value-campaign-expert = Kampania mistrzowska
value-campaign-nightmare = Kampania koszmaru
value-mode-standard = Zwykła
value-mode-basic = Podstawowa
value-mode-easy = Łatwa
value-first-player-random = Losowo
value-keywords-every-reveal = Przy każdym odkryciu karty
value-keywords-staging-only = Tylko w fazie Wyprawy
value-printed = Jak w druku
value-directional = Prosto do tyłu (errata)
seat-stark = Ród Starków
seat-lannister = Ród Lannisterów
phase-setup = przygotowanie
phase-rally = faza Przegrupowania
phase-marshaling = faza Przygotowań
phase-command = faza Dowództwa
phase-regroup = faza Reorganizacji
phase-recovery = reorganizacja
phase-activation-of-generals = aktywacja generałów
phase-fate = przeznaczenie
phase-shadow-leadership = przywództwo Cienia
phase-action-round = runda akcji
phase-end-of-turn = koniec tury
phase-resource = faza Zasobów
phase-planning = faza Planowania
phase-quest = faza Wyprawy
phase-travel = faza Podróży
phase-encounter = faza Spotkań
phase-combat = faza Walki
phase-refresh = faza Odpoczynku
ending-front-gate = Cień kontroluje Główną Bramę i ma dziesięć punktów.
ending-conquest = Cień ma dziesięć punktów na koniec tury.
ending-fate = Tor przeznaczenia się zapełnił: Wolne Ludy wytrzymały.
ending-beorn = Beorn przybył na czas.
ending-bolg-slain = Bolg poległ.
ending-victory = Gracze wygrali wyprawę.
ending-all-eliminated = Wszyscy gracze wypadli z gry.
ending-prisoner-lost = Więzień przepadł.
phase-recover-and-draw = odzyskiwanie kości i dobieranie kart
phase-fellowship = faza Drużyny Pierścienia
phase-hunt-allocation = przydzielanie kości do poszukiwań
phase-action-roll = rzut akcji
phase-action-resolution = rozpatrywanie akcji
phase-victory-check = sprawdzenie warunków zwycięstwa

ending-ring-bearers-fail = Powiernicy Pierścienia ulegli zepsuciu.
ending-ring-destroyed = Pierścień został zniszczony.
ending-shadow-conquest = Cień podbił Śródziemie.
ending-sauron-banished = Sauron został wygnany.
ending-rout = Armia poszła w rozsypkę.
ending-instant = Ród odniósł natychmiastowe zwycięstwo.
ending-condition = Rozstrzygnęły warunki zwycięstwa tej bitwy.
ending-points = Rozstrzygnęły punkty zwycięstwa.
ending-morale = Punkty są równe: wygrywa wyższe morale.
ending-momentum = Punkty i morale są równe: wygrywa Ród, który ma Impet.
ending-resigned = Gracz się poddał.
ending-out-of-time = Graczowi skończył się czas.
ending-abandoned = Gracz przestał grać.
ending-drawn = Gracze zgodzili się na remis.
ending-aborted = Partię przerwano, zanim każda ze stron wykonała dwa ruchy. Partia się nie liczy.
ending-unreadable = Obecna wersja zasad nie pozwala kontynuować tej gry. Powód jest w dzienniku.

## Nowy stół
new-title = Nowy stół: { $game }
new-unknown = W tę grę nie można tu jeszcze grać.
new-players = Liczba graczy
new-how = Jak chcesz grać?
new-vs-bot = Przeciwko botom
new-vs-bot-line = Boty zajmują pozostałe miejsca, a ty zaczynasz od razu.
new-vs-friend = Ze znajomymi
new-vs-friend-line = Otwórz stół i wyślij znajomym link.
new-hot-seat = Przy jednym ekranie
new-hot-seat-short = Grasz na wszystkich miejscach na tym urządzeniu.
new-scenarios = Scenariusze, po kolei
new-seats = Miejsca
new-seat-n = Miejsce { $n }
new-who = Gracz na miejscu: { $seat }
new-which-bot = Bot na miejscu: { $seat }
new-me = Ja
new-bot = Bot
new-open = Przez link
new-random = Losowe strony
new-hot-seat-line = Masz kilka miejsc. Ekran jest zasłaniany, gdy oddajesz urządzenie następnemu graczowi.
new-several-hands-line = Masz kilka miejsc i widzisz wszystkie ich ręce. W menu stołu możesz włączyć zasłonę.
new-watch-line = Nie masz miejsca przy stole, więc będziesz oglądać grę.
new-who-may-join = Kto może dołączyć?
new-private = Tylko osoby z linkiem
new-link-line = Link dostaniesz w następnym kroku.
new-listed = Każdy
new-listed-line = Stół będzie też widoczny w poczekalni.
new-more = Opcje zaawansowane
new-seed = Ziarno
new-seed-line = To samo ziarno daje te same rzuty i karty. Zostaw to pole puste, jeśli ziarno ma być tajne i ujawnione na końcu.
new-create = Otwórz stół
new-start = Zacznij grę

## Otwarta półka: talie i bitwy publikowane przez graczy
shelf-decks = Talie graczy
shelf-decks-line = Przeglądaj i kopiuj talie innych graczy i graj nimi.
shelf-battles = Bitwy graczy
shelf-battles-line = Przeglądaj i kopiuj bitwy innych graczy i rozgrywaj je.
shelf-search = Szukaj według nazwy, słów lub autora
shelf-sort = Sortowanie
shelf-sort-new = Od najnowszych
shelf-sort-liked = Najbardziej lubiane
shelf-sort-played = Najczęściej grane
shelf-any-hero = Dowolny bohater
shelf-any-scenario = Dowolny scenariusz
shelf-any-commander = Dowolny dowódca
shelf-any-size = Dowolna wielkość
shelf-size-small = Mała: do 16 jednostek
shelf-size-middle = Średnia: 17–26 jednostek
shelf-size-large = Duża: 27 jednostek i więcej
shelf-nothing = Nic nie pasuje do wyszukiwania.
shelf-more = Pokaż więcej
shelf-by = autor: { $name }
shelf-by-you = opublikowane przez ciebie
shelf-likes = { $n ->
    [one] { $n } polubienie
    [few] { $n } polubienia
    [many] { $n } polubień
   *[other] { $n } polubienia
  }
shelf-like-it = Lubię: { $name } ({ $n ->
    [one] { $n } polubienie
    [few] { $n } polubienia
    [many] { $n } polubień
   *[other] { $n } polubienia
  })
shelf-plays = { $n ->
    [0] jeszcze bez rozgrywki
    [one] grała { $n } osoba
    [few] grały { $n } osoby
    [many] grało { $n } osób
   *[other] grały { $n } osoby
  }
shelf-after = na podstawie pracy: { $name }
shelf-for = Na scenariusz „{ $scenario }”
shelf-badge = opublikowane · { $n ->
    [one] { $n } polubienie
    [few] { $n } polubienia
    [many] { $n } polubień
   *[other] { $n } polubienia
  }
shelf-publish-title = Publikowanie
shelf-publish-line = Każdy będzie mógł to znaleźć, zagrać i zapisać kopię z twoją nazwą. Rozpoczęta gra zachowuje wersję, od której się zaczęła.
shelf-needs-account = Aby publikować, musisz mieć konto. Dzięki temu inni widzą, czyja to praca.
shelf-about = Opis
shelf-about-hint = Mocne strony i sposób gry
shelf-scenario = Dla scenariusza
shelf-publish = Opublikuj
shelf-withdraw = Wycofaj
shelf-published = Opublikowano. Teraz każdy może to znaleźć.
shelf-saved = Zapisano.
shelf-withdrawn = Wycofano. Otworzyć to mogą już tylko osoby, które mają link.
shelf-deck-first = Opublikować można tylko talię zgodną z zasadami.
shelf-battle-first = Opublikować można tylko bitwę bez błędów.
shelf-save-first = Najpierw zapisz zmiany.
shelf-keep-copy = Zapisz kopię
former-player = były gracz

## Przed grą
waiting-title = { $game }: oczekiwanie na graczy
waiting-line = Wyślij ten link pozostałym graczom. Grę można zacząć, gdy wszystkie miejsca będą zajęte.
waiting-ready = Wszystkie miejsca są zajęte. Zacznij, gdy chcesz.
waiting-missing = { $n ->
    [one] Jedno miejsce jest wolne.
    [few] { $n } miejsca są wolne.
    [many] { $n } miejsc jest wolnych.
   *[other] { $n } miejsca jest wolne.
  }
waiting-join-title = Masz zaproszenie
waiting-join = Zajmij wolne miejsce, aby zagrać, albo zostań i oglądaj.
waiting-seats = Gracze
waiting-name = Twoja nazwa
name-line = Tę nazwę widzą inni przy stole.
name-saved = Inni widzą cię jako: { $name }.
seat-ready = gotowe
seat-missing = czeka na gracza
take-seat = Usiądź tutaj
take-seat-of = Usiądź tutaj: { $seat }
leave-seat = Wstań
free-seat = Zwolnij miejsce
hand-over = Niech dalej gra bot serwisu
new-bot-account = { $name }, bot gracza { $owner }
new-challenge = Rzuć botowi wyzwanie
seat-challenged = wyzwany, jeszcze bez odpowiedzi
withdraw-challenge = Wycofaj wyzwanie
let-bot-play = Niech bot gra: { $seat }
let-bot-play-short = Niech gra bot
challenge-declined = { $name } nie chce teraz grać. Wybierz kogoś innego albo poczekaj, aż ktoś dołączy.
invite = Zaproś linkiem
invite-title = Zagraj ze mną: { $game }
start = Zacznij grę
delete-room = Usuń stół
room-gone-title = Nie ma takiego stołu
room-gone = Ten stół nie istnieje albo nie masz do niego dostępu.

## Gry na raty
clock-title = Zegar
clock-none = Bez zegara
clock-none-line = Każdy gra, ile potrzebuje.
clock-kind-days = Dni na ruch
clock-kind-days-line = Dla gier trwających tygodniami.
clock-kind-hours = Godziny na partię
clock-kind-hours-line = Każdy ruch dodaje kilka minut.
clock-pick-days = Dni
clock-pick-hours = Godziny dla każdej strony
clock-pick-more = Dodatkowe minuty za ruch
clock-days = { $n ->
    [one] { $n } dzień na ruch
    [few] { $n } dni na ruch
    [many] { $n } dni na ruch
   *[other] { $n } dnia na ruch
}
clock-hours = { $n ->
    [one] { $n } godzina dla każdej strony
    [few] { $n } godziny dla każdej strony
    [many] { $n } godzin dla każdej strony
   *[other] { $n } godzin dla każdej strony
}
clock-hours-more = { $n } godz. + { $more } min za ruch
clock-days-hours = { $days } d { $hours } godz.
clock-hours-minutes = { $hours } godz. { $minutes } min
clock-stands = Urlop
clock-out = Koniec czasu
claim-time = { $seat }: czas się skończył.
claim-gone = { $seat }: od dawna nie było ruchu.
claim-free = { $seat }: miejsce jest wolne.
claim-way-win = Zażądaj zwycięstwa
claim-way-bot = Niech dalej gra bot
claim-way-open = Udostępnij miejsce innym
claim-way-me = Przejmij to miejsce
draw-offer = Zaproponuj remis
draw-offered = Otrzymujesz propozycję remisu.
draw-accept = Przyjmij remis
draw-decline = Odrzuć remis
draw-waits = Czekasz na odpowiedź na propozycję remisu.
draw-back = Wycofaj propozycję
nudge = Wyślij przypomnienie
nudged = Wysłano przypomnienie.
next-game = Następna gra, w której mam ruch
next-game-none = W żadnej innej grze nie ma teraz twojej kolejki.
seat-vacation = Urlop do { $date }
room-drawn = Remis
calendar-title = Więcej twoich gier
calendar-yours = Twoja kolej
calendar-others = Kolej innych
calendar-no-clock = Bez zegara
calendar-today = Na dziś
calendar-tomorrow = Na jutro
calls-title = Powiadomienia
calls-line = Nie wysyłamy powiadomień, gdy gra jest otwarta. Na każdą turę przypada jedno powiadomienie.
calls-push = W przeglądarce
calls-push-here = Powiadamiaj mnie w tej przeglądarce
calls-push-on = Ta przeglądarka będzie otrzymywać powiadomienia.
calls-push-off = Usuń
calls-push-off-of = Wyłącz powiadomienia: { $agent }
calls-refused = Przeglądarka nie zezwala na powiadomienia z tej strony.
calls-no-push = Ta przeglądarka nie obsługuje powiadomień push.
calls-letters = E-mailem
calls-letters-off = Bez e-maili
calls-letters-now = E-mail, gdy od jakiegoś czasu nie zaglądam do gry
calls-letters-daily = Jeden e-mail dziennie
calls-unconfirmed = Wysłaliśmy e-mail na adres { $mail }. Aby potwierdzić adres, otwórz zawarty w nim link.
calls-confirm-sent = E-mail z linkiem został wysłany.
calls-webhook = Webhook
calls-webhook-line = Adres webhooka Discorda lub Slacka albo własnego programu.
calls-short = Powiadamiaj mnie też, gdy kończy się mój czas
calls-test = Wyślij powiadomienie próbne
calls-tested = Powiadomienia próbne zostały wysłane.
vacation-title = Urlop
vacation-line = { $n ->
    [one] W czasie urlopu twoje zegary się zatrzymują. W tym roku został ci { $n } dzień.
    [few] W czasie urlopu twoje zegary się zatrzymują. W tym roku zostały ci { $n } dni.
    [many] W czasie urlopu twoje zegary się zatrzymują. W tym roku zostało ci { $n } dni.
   *[other] W czasie urlopu twoje zegary się zatrzymują. W tym roku zostało ci { $n } dnia.
}
vacation-rules = Urlop nie zatrzymuje zegarów liczonych w godzinach ani zegarów turniejowych. Kończy się, gdy wykonasz ruch w grze z innymi osobami.
vacation-days = Dni
vacation-go = Weź urlop
vacation-until = Twój urlop trwa do { $date }.
vacation-back = Zakończ urlop
letters-off-title = Rezygnacja z e-maili
letters-off-line = Westmarch nie będzie już wysyłać ci e-maili o grach.
letters-off-go = Zrezygnuj z e-maili
letters-off-done = Nie będziemy już wysyłać ci e-maili.
letters-confirm-title = Potwierdzenie adresu e-mail
letters-confirm-line = Potwierdź, że Westmarch może wysyłać e-maile o twoich grach na ten adres.
letters-confirm-go = Potwierdź
letters-confirm-done = Adres e-mail został potwierdzony.
## Hints

hint = Podpowiedź
hint-asking = Zastanawiam się…
hint-chances = Twoje szanse na zwycięstwo
hint-take = Wybierz to
hint-why = Dlaczego?
hint-alike = Według symulacji te wybory są równie dobre.
hint-estimate = To zgrubne oszacowanie, którego nie wyuczono na rozegranych partiach.
hints-allow = Zezwól na podpowiedzi przy tym stole
hints-allowed = Przy tym stole można prosić o podpowiedzi.
hints-not-allowed = Przy tym stole nie ma podpowiedzi.

## Stół
board = Plansza
tracks = Tory
side-panel = Przeciwnik i dziennik
opponent-panel = Informacje o innych graczach widoczne dla wszystkich
panels = Panele
menu = Menu
undo = Cofnij
ask-undo = Poproś o cofnięcie
you-are = ty:
spectator = widz
connection-lost = Utracono połączenie. Łączymy ponownie… Gra jest bezpieczna.
chat-not-sent = Jeszcze nie wysłano.
resign-waits = Poddasz partię, gdy tylko połączenie wróci.
abort-waits = Partia zostanie przerwana, gdy tylko połączenie wróci.
decision = Decyzja
your-choice = Twój wybór
choices = { $n ->
    [one] { $n } możliwość
    [few] { $n } możliwości
    [many] { $n } możliwości
   *[other] { $n } możliwości
  }
waiting-for = Oczekiwanie: { $who }
waiting-for-name = Oczekiwanie: { $who } ({ $name })
thinking = { $who } myśli…
search-choices = { $n ->
    [one] Szukaj: { $n } możliwość
    [few] Szukaj wśród { $n } możliwości
    [many] Szukaj wśród { $n } możliwości
   *[other] Szukaj wśród { $n } możliwości
  }
search-none = Żadna możliwość nie pasuje.
why-not = Dlaczego nie? ({ $n })
refused-label = Niemożliwe: { $label }. { $reason }
rule-title = Zasada
rule-of-step = Zasada tego kroku.
rule-read = Przeczytaj zasadę { $id }
rule-missing = Na naszej liście nie ma zasady { $id }.
rule-in-book = Otwórz w zasadach
chain = Wybrano dotąd:
chain-remove = Cofnij: { $label }
game-over = Koniec gry
result = Wynik
log = Dziennik
log-lines = Wiersze dziennika. Strzałki w lewo i w prawo przechodzą po nazwach.
log-filter = Filtruj dziennik
log-of = Wiersze gracza
log-all = Wszyscy
log-older = { $n ->
    [one] Pokaż { $n } starszy wiersz
    [few] Pokaż { $n } starsze wiersze
    [many] Pokaż { $n } starszych wierszy
   *[other] Pokaż { $n } starszego wiersza
  }
log-nothing = Żaden wiersz nie pasuje.
log-empty = Jeszcze nic się nie wydarzyło.
log-newest = Najnowsze
log-turn-replay = Pokaż w powtórce
chat = Czat
chat-empty = Na czacie nie ma jeszcze wiadomości.
chat-say = Napisz wiadomość
chat-say-spectators = Do widzów
chat-send = Wyślij
chat-spectator = widz
chat-spectators-hidden = Czat widzów zobaczysz po zakończeniu partii.
chat-among-spectators = Piszesz do innych widzów. Gracze zobaczą to po zakończeniu partii.
chat-as-spectator = Jesteś widzem. Gracze widzą, co piszesz.
chat-line-more = Działania dla tej wiadomości ({ $name })
mute = Wycisz
unmute = Cofnij wyciszenie
muted = Wyciszeni przy tym stole
muted-name = Wyciszenie: { $name }
somebody = ktoś
sheet-tracks = Tory
sheet-hand = Ręka
sheet-opponent = Gracze
sheet-log = Dziennik
sheet-chat = Czat
undo-offer-title = Prośba o cofnięcie
undo-offer = { $name } prosi o cofnięcie ostatniego ruchu.
undo-asked = Czekamy na zgodę innych na cofnięcie…
undo-declined = { $name } nie zgadza się na cofnięcie.
agree = Zgoda
decline = Odmów
away-title = Podczas twojej nieobecności
away-more = { $n ->
    [one] …i { $n } wcześniejszy wiersz w dzienniku
    [few] …i { $n } wcześniejsze wiersze w dzienniku
    [many] …i { $n } wcześniejszych wierszy w dzienniku
   *[other] …i { $n } wcześniejszego wiersza w dzienniku
  }
away-close = Dalej
curtain = Zasłaniaj ekran
curtain-auto = Między przeciwnikami
curtain-always = Między wszystkimi miejscami
curtain-never = Nigdy
handover = Kolej: { $seat }
handover-line = Przekaż urządzenie. Karty pozostaną ukryte, dopóki następny gracz nie przejdzie dalej.
handover-take = Gram jako { $seat }
menu-link = Udostępnij ten stół
menu-link-line = Każdy, kto ma link, może zająć wolne miejsce albo oglądać grę, nie widząc niczyjej ręki.
replay = Powtórka
report-problem = Zgłoś problem
problem-line = Co poszło nie tak?
problem-holds = Zgłoszenie to plik zapisany na twoim komputerze. Zawiera twój opis, ruchy, które możesz widzieć, pozycję i ostatnią decyzję.
problem-save = Zapisz zgłoszenie
problem-saved = Zapisano. Dołącz plik, zgłaszając problem.
resign = Poddaj się
resign-line = Jeśli się poddasz, gra natychmiast się skończy, a twoja strona przegra.
resign-as = Poddaj się jako { $seat }
abort = Przerwij partię
abort-line = Ta partia rankingowa dopiero się zaczęła. Jeśli ją przerwiesz, nikt nie wygra ani nie przegra i żaden ranking się nie zmieni. Gdy każda ze stron wykona dwa ruchy, będzie można ją tylko poddać.
abort-now = Przerwij partię
go-on-playing = Graj dalej
keys = Skróty klawiaturowe
key-space = Spacja
key-choose = wybierz
key-badges = pokaż numery na planszy
key-move = przechodź po możliwościach, wybierz
key-search = szukaj wśród możliwości
key-why = dlaczego nie?
key-film = przejdź po tym, co się wydarzyło
key-hurry = przejdź na koniec sceny
key-panels = tory, dziennik, czat, ręka
fair = Uczciwe kości
fair-line = Wszystkie rzuty i karty pochodzą z tajnego ziarna. Jego skrót jest widoczny od początku, a samo ziarno na końcu, więc każdy może sprawdzić, że niczego nie zmieniono.
fair-revealed = Ziarno jest ujawnione i zgadza się ze skrótem widocznym od początku. Aby zweryfikować każdy rzut i każdą kartę, uruchom „westmarch replay --verify” na pobranym zapisie.
arranged-position = Ustawienie wybrane przez twórcę stołu
arranged-seed = Kości wybrane przez twórcę stołu
arranged-both = Ustawienie i kości wybrane przez twórcę stołu
arranged-position-line = Twórca tego stołu wybrał pozycję początkową. Gdy przeciwko niemu grają inni, ukryte karty rozdaje się od nowa.
arranged-seed-line = Twórca tego stołu wybrał ziarno i może znać każdy przyszły rzut i każdą kartę.
arranged-unrated = Takie gry nie są rankingowe.
uploaded = Wczytana
uploaded-line = Użytkownik wczytał zapis tej partii. Nazwy graczy pochodzą z pliku i nikt nie sprawdził, kto grał.
fair-given = Gracz wybrał ziarno tej gry i mógł je znać.
seed-hash = Skrót ziarna:
seed = Ziarno:
end-won = Zwycięstwo
end-lost = Porażka
end-wins = Zwycięstwo: { $names }
end-aborted = Partia została przerwana
rematch = Rewanż
rematch-join = Dołącz do rewanżu
sequel = Przejdź do następnego scenariusza
sequel-join = Dołącz do następnego scenariusza
download-record = Pobierz zapis gry
zoom-in = Przybliż
zoom-out = Oddal
zoom-fit = Pokaż całość
panzoom-help = Strzałki przesuwają planszę, plus i minus zmieniają powiększenie, zero pokazuje całość.

## Prowadzona pierwsza tura
guide = Przewodnik
guide-step = Krok { $n } z { $count }
guide-next = Dalej
guide-do = Zrób to za mnie
guide-skip = Pomiń przewodnik
guide-finish = Graj dalej
guide-explain = Objaśniaj dalej każdy krok
guide-suggested = proponuje przewodnik
guide-otherwise = Wybierasz inaczej. To też jest w porządku.
guide-free-title = Po swojemu
guide-free = Graj, jak chcesz. Przewodnik wróci, gdy będzie miał coś do pokazania.

## Powtórka
replay-of = Powtórka: { $game }
replay-eyes = Punkt widzenia
replay-own = Mój własny widok
replay-as = { $seat }: widok gracza
replay-all = Wszystko odkryte
replay-stands = Tę grę rozegrano według wcześniejszej wersji zasad. Dziennik pokazuje przebieg gry, ale plansza pozostaje taka jak po ruchu { $n }.
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-on = Krok naprzód
replay-last = Na koniec
replay-slider = Pozycja
replay-at = Ruch { $at } z { $last }, { $game ->
    [lotr_card_game] runda
    [battles_of_westeros] runda
   *[other] tura
  } { $turn }
replay-turn = { $game ->
    [lotr_card_game] Przejdź do rundy
    [battles_of_westeros] Przejdź do rundy
   *[other] Przejdź do tury
  }
share = Udostępnij
share-line = Ten link otwiera powtórkę w tej pozycji.
continue = Graj od tej pozycji
continue-line = Powstanie nowy stół z pozycją po ruchu { $at }, przeciwko botowi. Ta gra się nie zmieni.
continue-seat = Grasz jako
continue-bot = Przeciwko
continue-go = Zacznij

## Analiza
review = Analiza
review-of = Analiza: { $game }
review-beginning = Analizowanie partii…
review-working = Analizowanie partii: decyzja { $done } z { $count }
review-leave = Możesz opuścić tę stronę. Analiza trwa dalej i zostanie zapisana razem z partią.
review-failed = Analiza się nie powiodła.
review-old = Od tej analizy wykonano kolejne ruchy.
review-again = Przeanalizuj ponownie
review-since = Pominięto początek (ruchy: { $n }), rozegrany według wcześniejszej wersji zasad.
review-own-eyes = Partia jeszcze trwa, więc analiza korzysta tylko z tego, co można było wiedzieć z twojego miejsca. Decyzji innych graczy nie da się na razie oddzielić od szczęścia.
review-chances = Szanse na zwycięstwo: { $side }
review-curve = Szanse na zwycięstwo w ciągu partii: { $side }. Strzałki przesuwają po krzywej, a Enter otwiera powtórkę.
review-move = ruch { $n }
review-turning = Punkty zwrotne
review-no-turning = Szanse nigdy nie zmieniły się znacząco.
review-by-play = decyzje: { $play }
review-by-luck = szczęście: { $luck }
review-by-both = decyzje: { $play }, szczęście: { $luck }
review-luck-and-play = Szczęście i gra
review-begin = Szansa na początku
review-end = Szansa na końcu
review-own-play = Własne decyzje
review-others-play = Decyzje przeciwników
review-luck = Szczęście: kości i karty
review-luck-and-others = Szczęście: kości i karty oraz decyzje przeciwników
review-points-line = Jeden punkt to jeden procent szansy na zwycięstwo.
review-costly = Najkosztowniejsze decyzje
review-counted = { $costly ->
    [0] Sprawdzone decyzje: { $looked }. Żadna nie była wyraźnym błędem.
   *[other] Sprawdzone decyzje: { $looked }, kosztowne: { $costly }, razem { $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
        [many] { $cost } punktów
       *[other] { $cost } punktu
      }.
  }
review-chosen = Wybrano: { $what } ({ $chance })
review-better = Lepiej: { $what } ({ $chance })
review-how = Każda decyzja jest oceniana według tego, co gracz mógł wtedy wiedzieć, na podstawie symulacji każdego wyboru ({ $trials }). Lista obejmuje tylko wybory wyraźnie gorsze.

## Jak grać i zasady
how-to-play-title = Jak grać: { $game }
primer-goal = Cel gry
primer-table = Na stole
primer-wins = Koniec gry
primer-plans = Trzy plany na pierwsze gry
primer-plans-of = Pierwsze plany: { $side }
rules-below = Numerowane zasady
rules-title = Zasady: { $game }
rules-line = Każda zasada naszymi słowami, z numerem. Gdy ruch jest niemożliwy, stół podaje numer zasady.
rules-search = Szukaj w zasadach
rules-found = { $n ->
    [one] { $n } zasada
    [few] { $n } zasady
    [many] { $n } zasad
   *[other] { $n } zasady
  }
rules-chapters = Rozdziały
rules-examples = { $n ->
    [one] Przykład
    [few] { $n } przykłady
    [many] { $n } przykładów
   *[other] { $n } przykładu
  }
rules-chapter = Rozdział { $n }
chapter-war-of-the-ring-1 = 1. Wstęp
chapter-war-of-the-ring-2 = 2. Elementy gry i plansza
chapter-war-of-the-ring-3 = 3. Przygotowanie gry
chapter-war-of-the-ring-4 = 4. Tura i kości akcji
chapter-war-of-the-ring-5 = 5. Karty Wydarzeń
chapter-war-of-the-ring-6 = 6. Armie i bitwy
chapter-war-of-the-ring-7 = 7. Narody i polityka
chapter-war-of-the-ring-8 = 8. Drużyna Pierścienia
chapter-war-of-the-ring-9 = 9. Poszukiwania Pierścienia
chapter-war-of-the-ring-10 = 10. Zwycięstwo
chapter-war-of-the-ring-11 = 11. Trzech i czterech graczy
chosen-next = potem:

## Ja
me-name = Nazwa
me-guest = W tej przeglądarce grasz jako gość.
me-account = Twoje konto: { $name }.
me-odd-name = Twoja nazwa nie spełnia już zasad serwisu: od 3 do 30 liter, cyfr, spacji, łączników, podkreśleń lub apostrofów i nic, co można pomylić z serwisem. Wybierz inną. Wszystko pozostałe się nie zmieni.
me-saved = Zapisano.
me-signed-up = Konto zostało założone, a twoje gry są w nim zapisane.
me-logged-in = Witaj ponownie.
me-logged-out = Wylogowano. Grasz teraz jako gość.
me-log-out = Wyloguj się
me-account-title = Załóż konto
me-account-line = Dzięki kontu masz swoje gry na każdym urządzeniu. Wystarczą nazwa i hasło.
me-account-name = Nazwa konta
me-password = Hasło, co najmniej 8 znaków
me-sign-up = Załóż konto
me-log-in = Zaloguj się
codes-title = Twoje kody odzyskiwania
codes-line = Zapisz te kody teraz, bo pokazujemy je tylko raz. Jeśli zapomnisz hasła, każdy z nich pozwoli ci się raz zalogować.
codes-copy = Kopiuj
codes-copied = Skopiowano
codes-kept = Kody są zapisane
codes-left =
    { $n ->
        [0] Nie masz już żadnego kodu odzyskiwania.
        [one] Został ci jeden kod odzyskiwania.
        [few] Zostały ci { $n } kody odzyskiwania.
        [many] Zostało ci { $n } kodów odzyskiwania.
       *[other] Zostało ci { $n } kodu odzyskiwania.
    }
codes-new = Utwórz nowe kody odzyskiwania
account-title = Hasło i odzyskiwanie
account-mail = Adres e-mail do powiadomień i odzyskiwania hasła
account-mail-save = Zapisz adres
account-mail-unconfirmed = Adres { $address } nie został jeszcze potwierdzony, więc nie możemy wysyłać na niego kodów do zmiany hasła. Otwórz link z e-maila.
account-mail-again = Wyślij e-mail ponownie
account-mail-sent = E-mail z linkiem został wysłany.
password-now = Obecne hasło
password-new = Nowe hasło, co najmniej 8 znaków
password-change = Zmień hasło
password-changed = Hasło zostało zmienione, a wszystkie inne urządzenia zostały wylogowane.
sessions-title = Aktywne logowania
session-current = Ta przeglądarka
session-used = Ostatnio używana { $time } temu
session-unknown = Nieznana przeglądarka
session-end = Wyloguj
session-end-of = Wyloguj: { $agent }
session-end-others = Wyloguj wszędzie indziej
session-ended = Tę sesję wylogowano.
recover-title = Nie pamiętasz hasła?
recover-line = Podaj kod odzyskiwania albo kod z e-maila oraz nowe hasło.
recover-code = Kod
recover-set = Ustaw nowe hasło
recover-mail = Wyślij kod e-mailem
recover-mailed = Jeśli konto ma adres e-mail, wysłaliśmy na niego kod. Kod jest ważny przez godzinę.
language = Język
me-upload = Odtwórz zapis gry
me-upload-line = Otwórz pobrany zapis zakończonej gry.

## Ludzie
rated = Rankingowa
rated-title = Ranking
rated-table = Partia rankingowa
rated-line = Partia liczy się do rankingu graczy, osobno dla każdej gry i strony. Ruch można cofnąć tylko wtedy, gdy nie odsłonił niczego nowego.
rated-not = Ten stół nie może być rankingowy:
rating = Ranking
rating-change = Ranking po tej partii
rating-title = ± { $deviation }, partii rankingowych: { $n }
rating-guess = Znak zapytania oznacza, że ranking jest jeszcze niepewny, bo partii rankingowych było za mało.
rating-weight = Policzono { $percent } wyniku, bo ci gracze spotkali się w tym tygodniu bardzo często.
rating-voided =
    { $why ->
        [short] Partia skończyła się, zanim każda ze stron wykonała dwa ruchy, więc nie zmienia rankingu.
       *[moderator] Moderator unieważnił tę partię, więc nie zmienia ona rankingu.
    }
rated-games = Partie
games-won = Wygrane
games-drawn = Remisy
games-lost = Przegrane
rank = Miejsce
player = Gracz
is-bot = bot
leaderboard = Rankingi
leaderboard-game = Gra
leaderboard-side = Strona
leaderboard-none = Nikt nie rozegrał tu jeszcze dość partii rankingowych.
leaderboard-play = Przyjmij otwarte wyzwanie i bądź pierwszą osobą na liście.
leaderboard-mine = Twój ranking tutaj: { $points } (partii rankingowych: { $n }, różnych przeciwników: { $opponents }).
leaderboard-line = Na liście są tylko gracze, którzy rozegrali co najmniej { $n } partii rankingowych z co najmniej { $opponents } różnymi przeciwnikami, a ich odchylenie wynosi najwyżej { $deviation }.
profile-none = Nie ma takiego konta
profile-since = Konto od: { $date }
profile-finished = ukończone partie: { $n }
profile-running = w toku: { $n }
profile-followers = obserwujący: { $n }
profile-records = Bilans
profile-game = Gra i strona
profile-no-games = Jeszcze żadnej ukończonej partii.
profile-curves = Ranking w czasie
profile-favourites = Ulubione talie i bitwy
profile-games = Partie
profile-more = Wcześniejsze partie
profile-mine = Mój profil
curve-label = { $what }: od { $from } do { $to }, partii: { $n }
together = razem
own-deck = Własna talia
own-battle = Własna bitwa
bot-of = Bot; właściciel:
follow = Dodaj do znajomych
unfollow = Usuń ze znajomych
follows-you = ma cię wśród znajomych
friends = Znajomi
friends-none = Nie masz tu jeszcze znajomych. Aby kogoś dodać, otwórz profil tej osoby.
friends-mutual = z wzajemnością
blocked-people = Zablokowani
block = Zablokuj
unblock = Odblokuj
block-not = Anuluj
block-title = Zablokować: { $name }?
block-line = Żadne z was nie będzie mogło wyzwać drugiego ani usiąść przy jego stole. Ta osoba nie będzie mogła pisać na czacie przy twoich stołach. Partie, w które już razem gracie, toczą się dalej.
blocked = Zablokowano: { $name }.
unblocked = Odblokowano: { $name }.
report = Zgłoś
report-title = Zgłoszenie: { $name }
report-reason = Powód
report-reason-abuse = Obelgi lub nękanie
report-reason-cheating = Oszukiwanie
report-reason-stalling = Granie na zwłokę
report-reason-name = Obraźliwa nazwa
report-reason-spam = Reklama
report-reason-other = Coś innego
report-text = Co się stało?
report-line = Przeczytają to tylko osoby prowadzące ten serwer.
report-send = Wyślij zgłoszenie
report-made = Zgłoszenie zostało wysłane.
report-table = Zgłoś ten stół
moderation = Moderacja
moderation-reports = Otwarte zgłoszenia: { $n }
moderation-reports-none = Nie ma otwartych zgłoszeń.
moderation-by = przez: { $name }
moderation-room = stół
moderation-evidence = Wiadomości z czatu
moderation-note = Co zrobiono i dlaczego?
moderation-close = Zamknij zgłoszenie
moderation-mute-days = Czas trwania
moderation-days =
    { $n ->
        [0] na stałe
        [one] na { $n } dzień
        [few] na { $n } dni
        [many] na { $n } dni
       *[other] na { $n } dnia
    }
moderation-pairs = Podejrzenia o nabijanie rankingu
moderation-pairs-line = Partie rankingowe z ostatnich dni ({ $days }). Poszlaka nie jest dowodem: obejrzyj partie, zanim jedną z nich unieważnisz.
moderation-pairs-none = Żadna para nie wygląda podejrzanie.
moderation-moves = ruchów w partii: { $n }
moderation-games = Ostatnie partie: { $n }
moderation-void = Unieważnij…
moderation-void-title = Unieważnienie partii { $room }
moderation-void-line = Partia nie będzie się liczyć, a późniejsze rankingi zostaną przeliczone. Tego nie da się cofnąć.
moderation-void-sure = Unieważnij partię
moderation-void-not = Zachowaj wynik
sign-same-address = ten sam adres
sign-one-sided = jednostronne
sign-short-games = krótkie partie
sign-each-other = niemal bez innych przeciwników
sign-new-account = nowe konto
moderation-addresses = Adresy IP z kilkoma kontami
moderation-addresses-line = Adresy IP są przechowywane przez 30 dni, i to tylko jako kod, z którego nie da się odtworzyć adresu.
moderation-addresses-none = Żadnego adresu IP nie używają co najmniej trzy konta.
moderation-address = założonych tam kont: { $made } · partii rankingowych między nimi: { $met }
moderation-muted = Wyciszeni na całym serwerze
moderation-muted-none = Nikt nie jest wyciszony.
moderation-until = do { $date }
moderation-for-good = na stałe
challenge = Wyzwij
challenge-title = Wyzwanie: { $name }
challenge-send = Wyślij wyzwanie
challenge-sent = Wyzwanie wysłane do: { $name }.
seeks = Otwarte wyzwania
seeks-none = Nikt teraz nie szuka przeciwnika.
seeks-none-guest = Nikt teraz nie szuka przeciwnika. Załóż konto, aby wyzywać innych.
seek-new = Nowe wyzwanie
seek-make = Wyślij wyzwanie
contest-game = Gra
seek-side = Twoja strona
seek-any-side = losowa strona
contest-time = Czas
seek-range = Ranking przeciwnika
seek-from = od
seek-to = do
seek-ratings = ranking { $from }–{ $to }
seek-you-play = grasz: { $side }
seek-they-play = gra: { $side }
seek-join = Przyjmij
seek-decline = Odrzuć
seek-withdraw = Wycofaj
seek-forget = Usuń
seek-mine = twoje wyzwanie
seek-mine-to = twoje wyzwanie do: { $name }
seek-to-you = wyzwanie dla ciebie:
seek-declined = odrzucone
seek-taken = przyjęte
## Tournaments
tournaments = Turnieje
tournaments-line = Graj przez wiele dni w jednym turnieju. Pary, start rund i punktacja są automatyczne.
tournaments-all = Wszystkie turnieje
tournaments-open = Otwarte zapisy
tournaments-running = W toku
tournaments-finished = Zakończone
tournaments-none = Nie ma jeszcze żadnych turniejów.
tournaments-guest = Załóż konto, aby organizować turnieje i brać w nich udział.
tournament-new = Nowy turniej
tournament-make = Załóż turniej
tournament-name = Nazwa
tournament-system = System
tournament-system-swiss = system szwajcarski
tournament-system-round-robin = każdy z każdym
tournament-system-knock-out = system pucharowy
tournament-about-swiss = Kilka rund, każda z przeciwnikiem, który ma tyle samo punktów.
tournament-about-round-robin = Każdy gra z każdym raz.
tournament-about-knock-out = Przegrany odpada. Remis rozgrywa się ponownie.
tournament-rounds = Rundy
tournament-rounds-usual = tyle, by wyłonić zwycięzcę
tournament-most = Maks. liczba graczy
tournament-starts = Początek
tournament-starts-line = Zostaw puste, aby rozpocząć turniej samodzielnie.
tournament-rated = Partie rankingowe
tournament-by = organizuje: { $name }
tournament-places = Gracze: { $n } z { $most }
tournament-starts-at = Początek: { $when }.
tournament-waits = Turniej rozpoczyna organizator.
tournament-waits-you = Rozpocznij turniej, gdy chcesz.
tournament-round-of = Runda { $round } z { $rounds }
tournament-round = Runda { $n }
tournament-round-in = { $name }: runda { $round } z { $rounds }
tournament-aborted = Turniej został odwołany.
tournament-won-by = Zwycięstwo: { $name }
tournament-enter = Zapisz się
tournament-leave = Wycofaj się
tournament-leave-line = Jeśli się wycofasz, poddasz trwającą partię i nie zagrasz w dalszych rundach.
tournament-start = Rozpocznij
tournament-call-off = Odwołaj turniej
tournament-my-game = Przejdź do mojej partii
tournament-entries = Uczestnicy
tournament-standings = Tabela
tournament-points = Punkty
tournament-buchholz = Buchholz
tournament-sonneborn = Sonneborn-Berger
tournament-played = Rundy
tournament-withdrawn = wycofany
tournament-nobody = Nikt się jeszcze nie zapisał.
tournament-bye = wolny los: jeden punkt
tournament-rests = pauza
tournament-game-link = Partia
tournament-no-game = partii nie rozegrano
tournament-enter-bot = Dodaj bota
tournament-which-bot = Który bot?
tournament-house-bots = Boty serwisu
tournament-own-bots = Twoje boty
tournament-enter-it = Dodaj
tournament-remove = Usuń
tournament-bye-short = wolny los
tournament-bracket = Drabinka
tournament-facts = Szczegóły
tournament-invite = Zaproś innych tym linkiem:
tournament-empty-title = Nikt się jeszcze nie zapisał
tournament-empty-line = Turniej wymaga co najmniej trzech graczy. Pary są dobierane automatycznie, a partie zaczynają się same. Partia trwa kilka dni, a gracze dostają powiadomienia o swojej kolejce.
tournament-too-few = { $n ->
    [one] Do rozpoczęcia potrzeba jeszcze jednego gracza.
    [few] Do rozpoczęcia potrzeba jeszcze { $n } graczy.
    [many] Do rozpoczęcia potrzeba jeszcze { $n } graczy.
   *[other] Do rozpoczęcia potrzeba jeszcze { $n } gracza.
}
tournament-maker = Organizator
tournament-status = Stan
tournament-status-open = trwają zapisy
tournament-status-running = w toku
tournament-status-finished = zakończony
tournament-status-aborted = odwołany
## Archiwum
archive = Archiwum partii rankingowych
archive-line = Każda zakończona partia rankingowa jest publiczna: możesz ją obejrzeć, uczyć się z niej i ją analizować. Jest jeden plik na grę i miesiąc.
archive-games = { $n ->
    [one] { $n } partia
    [few] { $n } partie
    [many] { $n } partii
   *[other] { $n } partii
}
archive-moves = { $n ->
    [one] { $n } decyzja
    [few] { $n } decyzje
    [many] { $n } decyzji
   *[other] { $n } decyzji
}
archive-download = Pobierz
archive-none = Żaden miesiąc z partiami rankingowymi jeszcze się nie zakończył. Pierwszy plik pojawi się drugiego dnia następnego miesiąca.
archive-format = Format pliku
archive-format-record = Plik zip zawiera zapis (JSON Lines) każdej partii. Aby obejrzeć zapis, wybierz „Odtwórz zapis gry” na stronie „Konto i ustawienia”. Aby sprawdzić go rzut po rzucie, uruchom „westmarch replay”.
archive-format-index = Indeks, index.jsonl, ma jeden wiersz na partię: gracze, opcje, zwycięzca i sposób zakończenia.
archive-format-month = Partia należy do miesiąca, w którym się skończyła (UTC). Miesiąc zamyka się dzień po swoim końcu.
archive-format-who = Gracze występują pod nazwami, pod którymi grali, a usunięte konta są anonimizowane. Plik nie zawiera wiadomości z czatu.
archive-docs = Więcej informacji: docs/guides/sharing.md i docs/guides/datasets.md.
archive-mine = Własne partie, rankingowe i zwykłe, możesz pobrać jako jeden plik na stronie konta.
archive-link = Pobierz wszystkie partie rankingowe
## Zabranie swoich gier i odejście
games-title = Pobierz swoje gry
games-line = Jeden plik zip z zapisami wszystkich twoich zakończonych gier i indeksem wszystkich gier. Zapisy można odtworzyć na dowolnym serwerze Westmarch.
games-download = Pobierz wszystkie moje gry
leave-title = Usuń konto
leave-line = Usunięcie konta jest trwałe i nie można go cofnąć.
leave-button = Usuń moje konto…
leave-goes = Zostaną usunięte twoja nazwa, hasło, adres e-mail, sesje, boty, talie i bitwy, a także niedokończone gry, w które nie gra nikt inny.
leave-stays = Twoje gry z innymi pozostaną, a zamiast twojej nazwy pojawi się „były gracz”. Twoje wiadomości na czacie pozostaną bez nazwy. Kopie twoich talii i bitew zachowają osoby, które je zapisały.
leave-running = Trwające gry przeciwko innym zostaną poddane. Gry kooperacyjne będą się toczyć bez ciebie.
leave-for-good = Usuń na zawsze
leave-not = Zachowaj konto
leave-done = Konto zostało usunięte.

## Panele nad planszą i szanse
panel-fold = Zwiń
panel-restore = Rozwiń
panel-peek = Zajrzyj pod spód
panel-peek-hint = Przytrzymaj, aby zobaczyć mapę pod spodem
odds = Szanse
odds-round = Ta runda
odds-next = Następna runda
odds-win = Atakujący wygrywa { $percent }
odds-lose = Obrońca wytrzymuje { $percent }
odds-undecided = nierozstrzygnięte { $percent }
odds-hits = spodziewane trafienia { $mine } : { $theirs }
odds-left = pozostałe jednostki { $mine } : { $theirs }

## Film
film = Odtwarzanie ruchów
film-back = Poprzednia scena
film-on = Następna scena
film-next = Następna scena
film-of = z
film-skip = Przejdź na koniec
film-again = Obejrzyj jeszcze raz
pace = Szybkość animacji
pace-is = Szybkość animacji: { $pace }
pace-step = krok po kroku
pace-calm = wolno
pace-brisk = szybko
pace-once = natychmiast
bar-list = { $n ->
    [one] { $n } możliwość
    [few] { $n } możliwości
    [many] { $n } możliwości
   *[other] { $n } możliwości
  }
panel-fold-named = Zwiń: { $name }
stepper = Ile
stepper-all = Wszystkie
stepper-less = O jeden mniej: { $label }
stepper-more = O jeden więcej: { $label }

## Koniec gry
end-story = Jak rozstrzygnęła się gra
end-see = Pokaż na planszy
end-review = Pokaż punkt zwrotny
end-length = { $game ->
    [lotr_card_game] { end-length.rounds }
    [battles_of_westeros] { end-length.rounds }
   *[other] { end-length.turns }
  }, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
  }
    .turns = { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
      }
    .rounds = { $turns ->
        [one] { $turns } runda
        [few] { $turns } rundy
        [many] { $turns } rund
       *[other] { $turns } rundy
      }
end-minutes = { $n } min

## Konta botów

bots-title = Twoje boty
bots-line = Twój program może tu grać na koncie bota. Szczegóły opisuje docs/reference/bot-api.md.
bots-new-name = Nazwa bota
bots-new-games = Gry
bots-make = Załóż konto bota
bots-token-title = Token bota { $name }
bots-token-line = Twój program wysyła ten token z każdym żądaniem. Pokazujemy go tylko raz, więc zapisz go i nikomu nie pokazuj.
bots-token-copy = Kopiuj token
bots-token-kept = Token jest zapisany
bots-online = online
bots-never = jeszcze się nie łączył
bots-used = ostatnio online: { $time } temu
bots-revoked = token unieważniony
bots-accepts = Gdy dostanie wyzwanie
bots-accepts-ask = Bot decyduje sam
bots-accepts-all = Zawsze przyjmuje
bots-accepts-none = Nie można go wyzwać
bots-most-games = Gry jednocześnie
bots-new-token = Nowy token
bots-new-token-of = Nowy token dla bota { $name }
bots-revoke = Unieważnij token
bots-revoke-of = Unieważnij token bota { $name }
bots-remove = Usuń
bots-remove-of = Usuń bota { $name }
bots-made = Konto bota zostało założone.
bots-removed = Konto bota zostało usunięte.
bots-token-revoked = Token został unieważniony.

## Interpretacje zasad

rulings = Interpretacje zasad
rulings-line = Drukowane zasady zostawiają niektóre pytania otwarte. Na tej stronie piszemy, jak Westmarch na nie odpowiada i dlaczego. Tam, gdzie gracze się różnią, stół może wybrać inną interpretację jako zasadę domową.
rulings-found = { $n ->
    [one] { $n } interpretacja
    [few] { $n } interpretacje
    [many] { $n } interpretacji
   *[other] { $n } interpretacji
 }
rulings-here = Jak gramy
rulings-of-card = { $n ->
    [one] Interpretacja
    [few] Interpretacje ({ $n })
    [many] Interpretacje ({ $n })
   *[other] Interpretacje ({ $n })
 }
ruling-reading = Jak gramy
ruling-other = Inna interpretacja
ruling-house = Jako zasada domowa
ruling-reason = Dlaczego
ruling-names = Dotyczy: { $names }.
ruling-sources = Źródła: { $sources }.
ruling-rules = Zasady:
ruling-more = Więcej o tej interpretacji
ruling-usual = (domyślnie)
ruling-switched = Przy tym stole obowiązuje inna interpretacja.
ruling-report = Zgłoś błędną interpretację
ruling-report-text = Tekst zgłoszenia
ruling-report-copied = Skopiowano. Wklej tekst tam, gdzie zgłasza się problemy z tą stroną, i dopisz, jak rozumiesz tę zasadę.
house-ruling = zasada domowa
house-rulings = Zasady domowe
house-rulings-n = { $n ->
    [one] { $n } zasada domowa
    [few] { $n } zasady domowe
    [many] { $n } zasad domowych
   *[other] { $n } zasady domowej
 }
house-rulings-line = Drukowane zasady zostawiają te pytania otwarte, a gracze odpowiadają na nie różnie. Gra z zasadami domowymi nie liczy się do rankingu.
house-rulings-unknown = Nie udało się wczytać zasad domowych. Przy tym stole obowiązują domyślne interpretacje.
