# Westmarch, po polsku.

## Wszędzie
brand = Westmarch
loading = Wczytywanie…
part-failed = Tej części nie udało się narysować. Wybory poniżej nadal działają.
load-failed-title = Coś się nie wczytało
load-failed = Tej strony nie udało się wczytać. Sprawdź połączenie i spróbuj ponownie; nic nie przepadło.
error-offline = Serwer nie odpowiada. Sprawdź połączenie; nic nie przepadło.
error-not-found = Pod tym adresem nic nie ma.
error-server = Serwer nie mógł tego zrobić. Spróbuj ponownie.
reload = Wczytaj ponownie
try-again = Spróbuj ponownie
try-now = Spróbuj teraz
close = Zamknij
save = Zapisz
site-nav = Strona
more-nav = Więcej
rules = Zasady
me = Ty i ustawienia
you = ty
credits = Podziękowania
credits-own = Zasady, słowa, mapy, sceny i obrazy są nasze. Na tych stronach jest też praca innych, za którą dziękujemy:
credit-emblems = Emblematy
credit-headings = Pismo nagłówków
credit-text = Pismo tekstu
credit-icons = Ikony przycisków
credit-by = Autorzy
credit-emblems-changed = W innych kolorach, opracowane jako relief i osadzone w naszych własnych obrazach. Prace Viscious Speed i Zeromancer są w domenie publicznej (CC0).
disclaimer = Westmarch to nieoficjalny projekt fanów. Nie jest powiązany z wydawcami tych gier ani przez nich wspierany czy finansowany, nie używa ich grafik ani tekstów i żadnych nie potrzebuje. Nazwy należą do ich właścicieli.
theme-is = { $theme ->
    [light] Motyw: jasny
    [dark] Motyw: ciemny
   *[auto] Motyw: jak w systemie
  }
theme = Motyw
theme-auto = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
motion = Ruch
motion-auto = Jak w systemie
motion-less = Mniej
sound = Dźwięki
volume = Głośność
explain = Objaśniaj każdy krok
settings = Ustawienia
link = Odnośnik
copy = Kopiuj
copied = Skopiowano
copy-link = Kopiuj odnośnik
copied-line = Odnośnik jest w schowku: wklej go do wiadomości.
send-link = Wyślij odnośnik
to-lobby = Do poczekalni
to-table = Do stołu
not-found-title = Nic tu nie ma
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
line-lotr-card-game = Kilkoro bohaterów, mroczna puszcza i jedna wyprawa, wygrana lub przegrana razem.
line-battles-of-westeros = Starkowie i Lannisterowie spotykają się w polu: rozkazy, sztandary i morale.

## Poczekalnia
lobby-title = Wielkie gry, z pełnymi zasadami
lobby-line = Wybierz grę i graj od razu: bez konta, bez instalowania.
lobby-games = Gry
lobby-mine = Twoje gry
lobby-open = Otwarte stoły
lobby-open-none = Nikt teraz nie czeka na przeciwnika. Otwórz publiczny stół, a pojawi się tutaj.
lobby-watch = Partie rankingowe na żywo
lobby-all-puzzles = Wszystkie łamigłówki
lobby-finished = Zakończone gry
lobby-daily = Pozycja dnia
lobby-daily-play = Graj dalej od tego miejsca
moment-ring-in-mordor = Tura 20: Pierścień jest w Mordorze, a przy Powiernikach został tylko Legolas. Prowadzisz Cień, z siedmioma kośćmi i niewielką ilością czasu.
moment-grey-havens-besieged = Tura 12: Isengard stoi pod Szarą Przystanią, Edoras i Helmowy Jar padły, a Pierścień jest na Wysokiej Przełęczy. Prowadzisz Wolne Ludy.
moment-fate-at-eight = Tura 6: Gandalf i Thranduil polegli, obie przełęcze stoją otworem, a przeznaczenie jest na ósemce. Prowadzisz Wolne Ludy.
moment-bolg-at-the-spur = Tura 7: masz sześć punktów, Bolg jest na końcu Wschodniej Ostrogi, a przeznaczeniu zostało sześć pól. Prowadzisz Cień.
moment-hummerhorns-in-mirkwood = Przeprawa przez Mroczną Puszczę, runda 6: do końca pierwszego etapu brakuje jednego żetonu postępu, twoje zagrożenie wynosi 38, a wśród drzew czekają Brzęczyrogi. Prowadzisz Aragorna, Glóina i Théodreda.
moment-kingsroad-fourth-round = Starcie na Królewskim Trakcie, runda 4: Rickard Karstark stoi sam wśród czerwonych sztandarów. Prowadzisz Ród Starków.
moment-riverrun-burning = Przełamanie oblężenia, runda 4: płoną trzy pożary, w punktach prowadzisz cztery do jednego, a Robb Stark stoi sam. Prowadzisz Ród Lannisterów.
news-title = Co nowego
news-rated = Są już otwarte wyzwania, partie rankingowe i tabele najlepszych.
news-calls = O twoim ruchu powiadomi cię przeglądarka, e-mail albo webhook; gry mogą mieć zegary liczone w dniach.
news-puzzles = Łamigłówki z prawdziwych pozycji: codziennie nowa.
news-shelf = Talie i bitwy można publikować, wyszukiwać, lubić i grać nimi z odnośnika.
news-your-file = Wszystkie swoje gry można pobrać jako jeden plik.
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
coming-line = Jeszcze nie można grać.
plain-board = Wczesna wersja
plain-board-line = Zasady działają; plansza jest jeszcze zwykłą listą.
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
to-act = na ruchu
online = obecny
offline = nieobecny
watching = Oglądają: { $names }

## Łamigłówki
puzzles = Łamigłówki
puzzle = Łamigłówka
puzzles-line = O grze rozstrzyga jeden ruch: znajdź go przy prawdziwym stole.
puzzles-page-line = Pozycje z gier między botami, w których jeden wariant wyraźnie wygrywa albo ratuje grę. Rozwiązujesz je przy stole; liczy się nie szczęście, lecz to, co wybierasz.
puzzles-solve = Rozwiąż łamigłówkę
puzzles-solve-this = Rozwiąż ją
puzzles-any = Dowolna gra
puzzles-near = Na twoim poziomie
puzzles-daily = Łamigłówka dnia
puzzles-record = { $tries ->
    [0] Jeszcze żadnej nie próbowano.
   *[other] Rozwiązane: { $solved } z { $tries }
  }
puzzles-all = { $n ->
    [one] { $n } łamigłówka, rozwiązane: { $solved }
    [few] { $n } łamigłówki, rozwiązane: { $solved }
    [many] { $n } łamigłówek, rozwiązane: { $solved }
   *[other] { $n } łamigłówki, rozwiązane: { $solved }
  }
puzzles-none = Nie ma tu łamigłówek.
puzzles-wanted = Które łamigłówki
puzzles-by-result = Twój wynik
puzzles-by-kind = Zadanie
puzzles-by-theme = O co chodzi
puzzles-whatever = wszystkie
puzzles-result-untried = jeszcze niepróbowane
puzzles-result-failed = nierozwiązane za pierwszym razem
puzzles-result-solved = rozwiązane
puzzles-kind-win = znajdź wygraną
puzzles-kind-save = uratuj grę
puzzles-everything = Pokaż wszystkie
puzzles-found = { $n ->
    [one] Widać { $n } łamigłówkę
    [few] Widać { $n } łamigłówki
    [many] Widać { $n } łamigłówek
   *[other] Widać { $n } łamigłówki
  }
puzzles-none-such = Nie ma takich łamigłówek.
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
puzzle-ask-save = Ruch: { $side }. Znajdź jedyny wariant, który ratuje grę.
puzzle-ask-win-quest = Twój wybór: znajdź wariant, który wygrywa wyprawę.
puzzle-ask-save-quest = Twój wybór: znajdź jedyny wariant, który ratuje wyprawę.
puzzle-how = Zagraj go przy stole. Cofać można swobodnie, dopóki nie wyjdzie na jaw nic nowego.
puzzle-more = Co zrobić
puzzle-goal = Tak może się skończyć: { $ending }
puzzle-looking = Sprawdzanie twojego wariantu…
puzzle-right = Rozwiązane
puzzle-wrong = To nie to
puzzle-wrong-line = { $n ->
    [0] Stąd prawie nigdy się nie wygrywa.
   *[other] Stąd wygrywa się { $n } na 100 gier; inny wariant wygrywa wyraźnie częściej. Jeszcze raz?
  }
puzzle-shown = To był ten wariant
puzzle-wins = wygrywa { $n } na 100 gier.
puzzle-also = Równie dobrze: { $line }, { $n } na 100.
puzzle-but = Najlepszy z pozostałych: { $line }, { $n } na 100.
puzzle-me = Twój ranking: { $n }
puzzle-again = Spróbuj ponownie
puzzle-show = Pokaż rozwiązanie
puzzle-next = Następna łamigłówka
theme-attack = atak
theme-commander = zabij dowódcę
theme-conquest = podbój
theme-defence = obrona
theme-dice = wybór kości
theme-either-or = jedno z dwojga
theme-engagement = zwarcie
theme-event = wydarzenie
theme-fellowship = Drużyna
theme-fight = bitwa
theme-hold-out = przetrwanie
theme-hunt = Polowanie
theme-long = kilka wyborów
theme-morale = złamane morale
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
bot-random = Losowy: gra byle co
bot-quick = Szybki: gra według prostych zasad
bot-search = Szukający: wypróbowuje swoje plany
bot-novice = Nowicjusz
bot-easy = Łatwy
bot-medium = Średni
bot-hard = Trudny
bot-expert = Ekspert
bot-about-novice = Zna zasady i często idzie za pierwszym pomysłem. Odpowiada od razu.
bot-about-easy = Gra według prostych reguł i sporo przeocza. Odpowiada od razu.
bot-about-medium = Gra solidnie, ale nie patrzy daleko naprzód.
bot-about-hard = Gra dobrze: starannie waży wybory i rzadko coś przeocza. Odpowiada szybko.
bot-about-expert = Najsilniejszy. Wypróbowuje swoje plany i najlepiej ocenia, co z nich wyniknie.
bot-no-expert = Poziomu „Ekspert” tu nie ma: nic, co wypróbowano, nie gra wyraźnie lepiej.
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
option-about-players-war-of-the-ring = Trzech i czterech graczy dzieli się dwiema stronami.
option-about-players-lotr-card-game = Wszyscy grają razem przeciwko talii Spotkań. Jedna osoba może prowadzić kilka rąk.
option-about-first-player = Kto zaczyna pierwszą rundę; co rundę przechodzi to dalej.
option-about-keywords = Czy mroczna fala i zguba działają przy każdym odkryciu karty, czy tylko przy kartach fazy Wyprawy.
option-about-retreat = Jak jednostki wykonują odwrót: według wydrukowanych zasad czy prosto w stronę własnej krawędzi.
value-about-campaign-none = Wybierz jeden poniżej.
value-about-campaign-expert = Wszystkie trzy po kolei; wyniki się sumuje.
value-about-campaign-nightmare = To samo, a zagrożenie, obrażenia, polegli bohaterowie i stosy kart odrzuconych przechodzą dalej.
value-about-mode-standard = Wszystkie zasady.
value-about-mode-basic = Bez kart cienia: na pierwszą grę.
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
value-keywords-every-reveal = Przy każdym odkryciu
value-keywords-staging-only = Tylko w fazie Wyprawy
value-printed = Jak w druku
value-directional = Prosto do tyłu, według erraty
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
ending-front-gate = Cień ma Główną Bramę i dziesięć punktów.
ending-conquest = Cień ma dziesięć punktów na koniec tury.
ending-fate = Przeznaczenie się odwróciło: Wolne Ludy wytrzymały.
ending-beorn = Beorn przybył na czas.
ending-bolg-slain = Bolg poległ.
ending-victory = Wyprawa jest wygrana.
ending-all-eliminated = Wszyscy gracze wypadli z gry.
ending-prisoner-lost = Więzień przepadł.
phase-recover-and-draw = odzyskiwanie kości i dobieranie kart
phase-fellowship = faza Drużyny Pierścienia
phase-hunt-allocation = przydzielanie kości do poszukiwań
phase-action-roll = rzut akcji
phase-action-resolution = rozpatrywanie akcji
phase-victory-check = sprawdzenie warunków zwycięstwa

ending-ring-bearers-fail = Powiernicy Pierścienia ulegli zepsuciu.
ending-ring-destroyed = Pierścień jest zniszczony.
ending-shadow-conquest = Cień podbił Śródziemie.
ending-sauron-banished = Sauron został wygnany.
ending-rout = Armia poszła w rozsypkę.
ending-instant = Osiągnięto cel bitwy.
ending-condition = Według warunków zwycięstwa bitwy.
ending-points = Na punkty zwycięstwa.
ending-morale = Równe punkty: wygrywa wyższe morale.
ending-momentum = Wszystko inne równe: wygrywa Impet.
ending-resigned = Przez poddanie.
ending-out-of-time = Koniec czasu.
ending-abandoned = Ktoś z graczy przestał grać.
ending-drawn = Remis za zgodą graczy.
ending-aborted = Partię przerwano, zanim każda ze stron wykonała dwa ruchy. Nie liczy się nikomu.
ending-unreadable = Ta wersja zasad nie może kontynuować gry; dziennik mówi dlaczego.

## Nowy stół
new-title = Nowy stół: { $game }
new-unknown = W tę grę nie można tu jeszcze grać.
new-players = Ilu graczy?
new-how = Jak chcesz grać?
new-vs-bot = Z botami
new-vs-bot-line = Zajmują pozostałe miejsca, a ty zaczynasz od razu.
new-vs-friend = Ze znajomymi przez odnośnik
new-vs-friend-line = Otwórz stół, wyślij odnośnik i poczekaj na nich.
new-hot-seat = Razem przy jednym ekranie
new-hot-seat-short = Wszystkie miejsca są twoje, na tym urządzeniu.
new-scenarios = Scenariusze, po kolei
new-seats = Miejsca
new-seat-n = Miejsce { $n }
new-who = Kto gra: { $seat }
new-which-bot = Który bot gra: { $seat }
new-me = Ja
new-bot = Bot
new-open = Przez odnośnik
new-random = Losowe strony
new-hot-seat-line = Kilka miejsc jest twoich: ekran jest zasłaniany, gdy zmienia się gracz.
new-several-hands-line = Kilka miejsc jest twoich: widzisz wszystkie ich ręce. W menu stołu można włączyć zasłonę.
new-watch-line = Żadne miejsce nie jest twoje: będziesz oglądać.
new-who-may-join = Kto może dołączyć
new-private = Tylko osoby z odnośnikiem
new-link-line = Odnośnik do wysłania dostaniesz za chwilę.
new-listed = Każdy
new-listed-line = Stół będzie też widoczny w poczekalni.
new-more = Więcej możliwości
new-seed = Ziarno
new-seed-line = To samo ziarno daje te same kości i karty. Zostaw puste, a ziarno będzie tajne i zostanie ujawnione na końcu.
new-create = Otwórz stół
new-start = Zacznij grę

## Otwarta półka: talie i bitwy publikowane przez graczy
shelf-decks = Talie graczy
shelf-decks-line = Talie opublikowane przez graczy: można nimi zagrać i je skopiować.
shelf-battles = Bitwy graczy
shelf-battles-line = Bitwy opublikowane przez graczy: można w nie zagrać i je skopiować.
shelf-search = Szukaj po nazwie, słowach lub autorze
shelf-sort = Kolejność
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
shelf-nothing = Nic tu jeszcze nie pasuje.
shelf-more = Pokaż więcej
shelf-by = autor: { $name }
shelf-by-you = opublikowane przez Ciebie
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
shelf-publish-line = Każdy będzie mógł to znaleźć, zagrać i zachować kopię z Twoim imieniem. Rozpoczęte gry toczą się z tym, co było na ich początku.
shelf-needs-account = Do publikowania potrzebne jest konto, żeby inni widzieli, czyja to praca.
shelf-about = Twój opis
shelf-about-hint = W czym to jest dobre i jak tym grać
shelf-scenario = Przeznaczenie
shelf-publish = Opublikuj
shelf-withdraw = Wycofaj
shelf-published = Opublikowano: teraz każdy może to znaleźć.
shelf-saved = Zapisano.
shelf-withdrawn = Wycofano: otworzyć to może tylko ktoś, kto ma odnośnik.
shelf-deck-first = Opublikować można tylko dozwoloną talię.
shelf-battle-first = Opublikować można tylko bitwę bez błędów.
shelf-save-first = Najpierw zapisz zmiany.
shelf-keep-copy = Zachowaj kopię
former-player = były gracz

## Przed grą
waiting-title = { $game }: oczekiwanie na graczy
waiting-line = Wyślij ten odnośnik tym, którzy mają grać. Gra może się zacząć, gdy wszystkie miejsca będą zajęte.
waiting-ready = Wszystkie miejsca są zajęte: zacznij, gdy zechcesz.
waiting-missing = { $n ->
    [one] Jedno miejsce jest wolne.
    [few] { $n } miejsca są wolne.
    [many] { $n } miejsc jest wolnych.
   *[other] { $n } miejsca jest wolne.
  }
waiting-join-title = Masz zaproszenie
waiting-join = Zajmij wolne miejsce, aby dołączyć, albo zostań i oglądaj.
waiting-seats = Kto gra
waiting-name = Twoje imię
name-line = To widzą inni przy stole.
name-saved = Inni widzą cię jako: { $name }.
seat-ready = gotowe
seat-missing = czeka na gracza
take-seat = Usiądź tutaj
take-seat-of = Usiądź tutaj: { $seat }
leave-seat = Wstań
free-seat = Zwolnij miejsce
hand-over = Niech dalej gra bot domowy
new-bot-account = { $name }, bot gracza { $owner }
new-challenge = Rzuć botowi wyzwanie
seat-challenged = wyzwany, jeszcze nie odpowiedział
withdraw-challenge = Wycofaj wyzwanie
let-bot-play = Bot na miejsce: { $seat }
let-bot-play-short = Niech gra bot
challenge-declined = { $name } nie chce teraz grać. Wybierz kogoś innego albo poczekaj na gracza.
invite = Zaproś odnośnikiem
invite-title = Zagraj ze mną: { $game }
start = Zacznij grę
delete-room = Usuń stół
room-gone-title = Nie ma takiego stołu
room-gone = Ten stół nie istnieje albo nie jest dla ciebie otwarty.

## Gry na raty
clock-title = Zegar
clock-none = Bez zegara
clock-none-line = Każdy gra tak długo, jak potrzebuje.
clock-kind-days = Dni na każdy ruch
clock-kind-days-line = Dla gier na kilka tygodni.
clock-kind-hours = Godziny na całą grę
clock-kind-hours-line = Każdy ruch dodaje kilka minut.
clock-pick-days = Dni
clock-pick-hours = Godziny dla każdej strony
clock-pick-more = Minuty za każdy ruch
clock-days = { $n ->
    [one] { $n } dzień na każdy ruch
    [few] { $n } dni na każdy ruch
    [many] { $n } dni na każdy ruch
   *[other] { $n } dni na każdy ruch
}
clock-hours = { $n ->
    [one] { $n } godzina dla każdej strony
    [few] { $n } godziny dla każdej strony
    [many] { $n } godzin dla każdej strony
   *[other] { $n } godzin dla każdej strony
}
clock-hours-more = { $n } godz. + { $more } min za każdy ruch
clock-days-hours = { $days } d { $hours } godz.
clock-hours-minutes = { $hours } godz. { $minutes } min
clock-stands = Urlop
clock-out = Koniec czasu
claim-time = { $seat }: czas się skończył.
claim-gone = { $seat }: od dawna nie było ruchu.
claim-free = { $seat }: miejsce jest wolne.
claim-way-win = Zażądaj wygranej
claim-way-bot = Niech dalej gra bot
claim-way-open = Zwolnij miejsce dla kogoś innego
claim-way-me = Graj także na tym miejscu
draw-offer = Zaproponuj remis
draw-offered = Padła propozycja remisu.
draw-accept = Zgódź się na remis
draw-decline = Graj dalej
draw-waits = Remis jest zaproponowany.
draw-back = Wycofaj
nudge = Przypomnij
nudged = Przypomnienie jest w drodze.
next-game = Następna gra, w której mam ruch
next-game-none = W żadnej innej grze nie masz teraz ruchu.
seat-vacation = Urlop do { $date }
room-drawn = Remis
calendar-title = Więcej twoich gier
calendar-yours = Twój ruch
calendar-others = Ruch innych
calendar-no-clock = Bez zegara
calendar-today = Do dziś
calendar-tomorrow = Do jutra
calls-title = Wiadomość o twoim ruchu
calls-line = Kto patrzy na stół, nie dostaje powiadomień; na każdą turę przypada jedno.
calls-push = W przeglądarce
calls-push-here = Powiadamiaj mnie w tej przeglądarce
calls-push-on = Ta przeglądarka będzie powiadamiana.
calls-push-off = Usuń
calls-push-off-of = Nie powiadamiaj już: { $agent }
calls-refused = Przeglądarka nie pozwala tej stronie na powiadomienia.
calls-no-push = Ta przeglądarka nie przyjmuje wiadomości push.
calls-letters = E-mailem
calls-letters-off = Bez listów
calls-letters-now = List, gdy od jakiegoś czasu nie patrzę
calls-letters-daily = Jeden list dziennie
calls-unconfirmed = Na adres { $mail } poszedł list z linkiem; otwórz go, aby potwierdzić adres.
calls-confirm-sent = List z linkiem jest w drodze.
calls-webhook = Webhook
calls-webhook-line = Adres w Discordzie, Slacku albo własnego programu.
calls-short = Powiadamiaj mnie też, gdy kończy się mój czas
calls-test = Wypróbuj
calls-tested = Powiadomienia są w drodze.
vacation-title = Urlop
vacation-line = { $n ->
    [one] Gdy cię nie ma, twoje zegary stoją; w tym roku został { $n } dzień.
    [few] Gdy cię nie ma, twoje zegary stoją; w tym roku zostały { $n } dni.
    [many] Gdy cię nie ma, twoje zegary stoją; w tym roku zostało { $n } dni.
   *[other] Gdy cię nie ma, twoje zegary stoją; w tym roku zostało { $n } dni.
}
vacation-rules = Urlop nie zatrzymuje zegara w partiach z czasem liczonym w godzinach ani w turniejach i kończy się, gdy wykonasz ruch w partii z innymi osobami.
vacation-days = Dni
vacation-go = Weź urlop
vacation-until = Twój urlop trwa do { $date }.
vacation-back = Już jestem
letters-off-title = Koniec listów
letters-off-line = Westmarch nie będzie już wysyłać ci listów o grach.
letters-off-go = Wyłącz listy
letters-off-done = Listy nie będą już przychodzić.
letters-confirm-title = Twój adres
letters-confirm-line = Listy o twoich grach mogą przychodzić na ten adres.
letters-confirm-go = To mój adres
letters-confirm-done = Adres jest potwierdzony.
## Hints

hint = Podpowiedź
hint-asking = Zastanawiam się…
hint-chances = Twoje szanse na zwycięstwo
hint-take = Wybierz to
hint-why = Dlaczego?
hint-alike = Próby nie odróżniają tych wyborów.
hint-estimate = Zgrubne oszacowanie, niewyuczone z rozgrywek.
hints-allow = Przy tym stole wolno prosić o podpowiedzi
hints-allowed = Przy tym stole wolno prosić o podpowiedzi.
hints-not-allowed = Przy tym stole nie ma podpowiedzi.

## Stół
board = Plansza
tracks = Tory
side-panel = Przeciwnik i dziennik
opponent-panel = Co wszyscy mogą widzieć u innych
panels = Panele
menu = Menu
undo = Cofnij
ask-undo = Poproś o cofnięcie
you-are = ty:
spectator = oglądasz
connection-lost = Utracono połączenie. Próbujemy ponownie; gra jest bezpieczna.
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
thinking = { $who } – namysł
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
log-lines = Wiersze dziennika; strzałki w lewo i w prawo przechodzą po nazwach
log-filter = Filtruj dziennik
log-of = Czyje wiersze
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
chat-empty = Nikt jeszcze nic nie powiedział.
chat-say = Powiedz coś
chat-say-spectators = Do widzów
chat-send = Wyślij
chat-spectator = widz
chat-spectators-hidden = Wypowiedzi widzów zobaczysz po zakończeniu partii.
chat-among-spectators = Piszesz do innych widzów. Gracze zobaczą to po zakończeniu partii.
chat-as-spectator = Oglądasz tę grę; gracze widzą, co piszesz.
chat-line-more = Co zrobić z tą wypowiedzią ({ $name })
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
undo-asked = Pytamy innych, czy możesz to cofnąć…
undo-declined = { $name } woli tego nie cofać.
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
handover-line = Przekaż urządzenie; druga ręka pozostanie ukryta, dopóki nie przejdziesz dalej.
handover-take = Gram jako { $seat }
menu-link = Udostępnij ten stół
menu-link-line = Kto otworzy odnośnik, może zająć wolne miejsce albo oglądać, nie widząc niczyjej ręki.
replay = Powtórka
report-problem = Zgłoś problem
problem-line = Co poszło nie tak?
problem-holds = Na twoim komputerze zapisze się plik z twoimi słowami, ruchami, które możesz widzieć, pozycją i ostatnią decyzją.
problem-save = Zapisz zgłoszenie
problem-saved = Zapisano. Dołącz plik, zgłaszając problem.
resign = Poddaj się
resign-line = Poddanie natychmiast kończy grę; twoja strona przegrywa.
resign-as = Poddaj się jako { $seat }
abort = Przerwij partię
abort-line = Ta partia rankingowa dopiero się zaczęła. Jeśli ją przerwiesz, nikt nie wygra ani nie przegra i żaden ranking się nie zmieni. Gdy każda ze stron wykona dwa ruchy, będzie można ją tylko poddać.
abort-now = Przerwij
go-on-playing = Graj dalej
keys = Klawisze
key-space = Spacja
key-choose = wybierz
key-badges = pokaż cyfry na planszy
key-move = przechodź po możliwościach, wybierz
key-search = szukaj wśród możliwości
key-why = dlaczego nie?
key-film = przejdź po tym, co się wydarzyło
key-hurry = dokończ scenę
key-panels = tory, dziennik, czat, ręka
fair = Uczciwe kości
fair-line = Cały los pochodzi z tajnego ziarna. Jego skrót jest widoczny od początku, a samo ziarno na końcu, więc każdy może sprawdzić, że niczego nie zmieniono.
fair-revealed = Ziarno jest ujawnione. Jego skrót to ten widoczny od początku; „westmarch replay --verify” na pobranym zapisie potwierdza każdy rzut i każdą kartę.
arranged-position = Ustawienie wybrane przez twórcę stołu
arranged-seed = Kości wybrane przez twórcę stołu
arranged-both = Ustawienie i kości wybrane przez twórcę stołu
arranged-position-line = Twórca tego stołu wybrał pozycję, od której gra się zaczyna. Gdy przeciwko niemu grają inni, ukryte karty rozdaje się od nowa.
arranged-seed-line = Twórca tego stołu wybrał ziarno całego losu i może znać każdy przyszły rzut i każdą kartę.
arranged-unrated = Taka gra nie może być rankingowa.
uploaded = Wczytana
uploaded-line = Ktoś wczytał zapis tej partii. Imiona pochodzą z pliku; nikt nie sprawdził, kto grał.
fair-given = Ktoś wybrał ziarno tej gry i mógł je znać.
seed-hash = Skrót ziarna:
seed = Ziarno:
end-won = Zwycięstwo
end-lost = Porażka
end-wins = Zwycięstwo: { $names }
end-aborted = Gra została przerwana
rematch = Zagraj jeszcze raz
rematch-join = Dołącz do następnej gry
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
guide-explain = Odtąd objaśniaj każdy krok
guide-suggested = proponuje przewodnik
guide-otherwise = Wybierasz inaczej: w porządku.
guide-free-title = Własną drogą
guide-free = Graj dalej, jak chcesz. Przewodnik wróci, gdy będzie miał co pokazać.

## Powtórka
replay-of = Powtórka: { $game }
replay-eyes = Czyimi oczami
replay-own = Tak, jak ja to widzę
replay-as = Oczami: { $seat }
replay-all = Wszystko odkryte
replay-stands = Tę grę rozegrano we wcześniejszej wersji zasad. Opowiada o niej dziennik; stół pokazano tak, jak stał po ruchu { $n }.
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
share-line = Ten odnośnik otwiera powtórkę dokładnie w tej pozycji.
continue = Graj od tego miejsca
continue-line = Nowy stół zaczyna od pozycji po ruchu { $at }, przeciwko botowi. Ta gra pozostaje bez zmian.
continue-seat = Grasz jako
continue-bot = Przeciwko
continue-go = Zacznij od tego miejsca

## Analiza
review = Analiza
review-of = Analiza: { $game }
review-beginning = Nauczyciel przegląda partię…
review-working = Nauczyciel przegląda partię: fragment { $done } z { $count }
review-leave = Możesz opuścić tę stronę: analiza trwa dalej i zostanie zapisana przy partii.
review-failed = Analiza się nie udała.
review-old = Od tego czasu partia potoczyła się dalej.
review-again = Przeanalizuj ponownie
review-since = Pominięto początek (ruchy: { $n }), rozegrany według wcześniejszej wersji zasad.
review-own-eyes = Partia jeszcze trwa: oto, co można było wiedzieć z twojego miejsca. Decyzji innych nie da się na razie odróżnić od szczęścia.
review-chances = Szanse na zwycięstwo: { $side }
review-curve = Szanse na zwycięstwo w ciągu partii: { $side }. Strzałki przesuwają po krzywej, Enter otwiera powtórkę.
review-move = ruch { $n }
review-turning = Punkty zwrotne
review-no-turning = Nic nie zmieniło szans w znacznym stopniu.
review-by-play = decyzje: { $play }
review-by-luck = szczęście: { $luck }
review-by-both = decyzje: { $play }, szczęście: { $luck }
review-luck-and-play = Szczęście i gra
review-begin = Szansa na początku
review-end = Szansa na końcu
review-own-play = Własne decyzje
review-others-play = Decyzje innych
review-luck = Szczęście: kości i karty
review-luck-and-others = Szczęście: kości i karty oraz gra innych
review-points-line = W punktach: setnych częściach szansy na zwycięstwo.
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
review-how = Każdą decyzję ocenia się według tego, co można było wtedy wiedzieć; liczba prób na każdy wybór: { $trials }. Liczy się tylko to, co było wyraźnie gorsze.

## Jak grać i zasady
how-to-play-title = Jak grać: { $game }
primer-goal = Cel gry
primer-table = Na stole
primer-wins = Jak się kończy
primer-plans = Trzy pierwsze plany
primer-plans-of = Pierwsze plany: { $side }
rules-below = Numerowane zasady
rules-title = Zasady: { $game }
rules-line = Każda zasada naszymi słowami, z numerem. Stół podaje te numery zawsze, gdy mówi „nie”.
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
me-name = Imię
me-guest = W tej przeglądarce grasz jako gość.
me-account = Twoje konto: { $name }.
me-odd-name = To imię nie spełnia już zasad serwisu: od 3 do 30 liter, cyfr, spacji, łączników, podkreśleń lub apostrofów i nic, co brzmi jak głos serwisu. Wybierz inne; wszystko pozostałe się nie zmieni.
me-saved = Zapisano.
me-signed-up = Konto jest założone, a twoje gry są w nim przechowywane.
me-logged-in = Witaj ponownie.
me-logged-out = Znów grasz jako gość.
me-log-out = Wyloguj
me-account-title = Zachowaj swoje gry
me-account-line = Konto przechowuje twoje gry na każdym urządzeniu. Wystarczą nazwa i hasło.
me-account-name = Nazwa konta
me-password = Hasło, co najmniej 8 znaków
me-sign-up = Załóż konto
me-log-in = Zaloguj
codes-title = Twoje kody odzyskiwania
codes-line = Zapisz je teraz: pokazujemy je tylko ten jeden raz. Każdy z nich raz otworzy konto, gdy zapomnisz hasła.
codes-copy = Kopiuj
codes-copied = Skopiowano
codes-kept = Mam je zapisane
codes-left =
    { $n ->
        [0] Nie ma już żadnego kodu odzyskiwania.
        [one] Pozostał jeden kod odzyskiwania.
        [few] Pozostały { $n } kody odzyskiwania.
        [many] Pozostało { $n } kodów odzyskiwania.
       *[other] Pozostało { $n } kodu odzyskiwania.
    }
codes-new = Utwórz nowe kody odzyskiwania
account-title = Hasło i odzyskiwanie
account-mail = Adres e-mail, na listy i na wypadek zapomnienia hasła
account-mail-save = Zapisz adres
account-mail-unconfirmed = Adres { $address } nie został jeszcze potwierdzony, więc nie trafi tam kod w razie zapomnianego hasła. Otwórz odnośnik z listu.
account-mail-again = Wyślij odnośnik ponownie
account-mail-sent = List z odnośnikiem jest w drodze.
password-now = Dotychczasowe hasło
password-new = Nowe hasło, co najmniej 8 znaków
password-change = Zmień hasło
password-changed = Hasło zmieniono, a na wszystkich innych urządzeniach nastąpiło wylogowanie.
sessions-title = Aktywne logowania
session-current = Ta przeglądarka
session-used = Ostatnio używana { $time } temu
session-unknown = Przeglądarka
session-end = Wyloguj
session-end-of = Wyloguj: { $agent }
session-end-others = Wyloguj wszędzie indziej
session-ended = Wylogowano.
recover-title = Nie pamiętasz hasła?
recover-line = Podaj jeden ze swoich kodów odzyskiwania albo kod z wiadomości e-mail oraz nowe hasło.
recover-code = Kod
recover-set = Ustaw nowe hasło
recover-mail = Wyślij kod e-mailem
recover-mailed = Jeśli konto ma adres, kod jest w drodze. Można go użyć przez godzinę.
language = Język
me-upload = Odtwórz zapis gry
me-upload-line = Otwórz pobrany zapis zakończonej gry.

## Ludzie
rated = Rankingowa
rated-title = Ranking
rated-table = Partia rankingowa
rated-line = Partia liczy się do rankingu graczy, osobno dla gry i strony. Cofnąć można tylko to, co nie odsłoniło niczego nowego.
rated-not = Ten stół nie może być rankingowy:
rating = Ranking
rating-change = Ranking po tej partii
rating-title = ± { $deviation }, partii rankingowych: { $n }
rating-guess = Ranking ze znakiem zapytania to pierwsze oszacowanie: partii rankingowych jest jeszcze za mało.
rating-weight = Z wyniku policzono { $percent }, bo ci gracze spotkali się w tym tygodniu bardzo często.
rating-voided =
    { $why ->
        [short] Partia skończyła się, zanim każda ze stron wykonała dwa ruchy: nie zmienia rankingu.
       *[moderator] Moderator unieważnił tę partię: nie zmienia rankingu.
    }
rated-games = Partie
games-won = Wygrane
games-drawn = Remisy
games-lost = Przegrane
rank = Miejsce
player = Gracz
is-bot = bot
leaderboard = Tabele najlepszych
leaderboard-game = Gra
leaderboard-side = Strona
leaderboard-none = Nikt nie rozegrał tu jeszcze dość partii rankingowych.
leaderboard-play = Przyjmij otwarte wyzwanie i bądź pierwszą osobą na liście.
leaderboard-mine = Twój ranking tutaj: { $points } (partii rankingowych: { $n }, różnych przeciwników: { $opponents }).
leaderboard-line = W tabeli są rankingi z co najmniej { $n } partii przeciw co najmniej { $opponents } różnym przeciwnikom i z niepewnością nie większą niż { $deviation } punktów.
profile-none = Nie ma takiego konta
profile-since = Od: { $date }
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
friends-none = Na razie nikt. Otwórz czyjś profil, żeby dodać tę osobę.
friends-mutual = z wzajemnością
blocked-people = Zablokowani
block = Zablokuj
unblock = Odblokuj
block-not = Nie blokuj
block-title = Zablokować: { $name }?
block-line = Żadne z was nie będzie mogło wyzwać drugiego ani usiąść przy jego stole, a przy twoich stołach ta osoba nie będzie mogła pisać. Partie, które już razem gracie, toczą się dalej.
blocked = Zablokowano: { $name }.
unblocked = Odblokowano: { $name }.
report = Zgłoś
report-title = Zgłoszenie: { $name }
report-reason = Czego dotyczy?
report-reason-abuse = Obelgi lub nękanie
report-reason-cheating = Oszukiwanie
report-reason-stalling = Granie na zwłokę
report-reason-name = Obraźliwa nazwa
report-reason-spam = Reklama
report-reason-other = Coś innego
report-text = Co się stało?
report-line = Przeczytają to tylko osoby prowadzące ten serwer.
report-send = Wyślij zgłoszenie
report-made = Zgłoszenie wysłane.
report-table = Zgłoś ten stół
moderation = Moderacja
moderation-reports = Otwarte zgłoszenia: { $n }
moderation-reports-none = Nikt niczego nie zgłosił.
moderation-by = przez: { $name }
moderation-room = stół
moderation-evidence = Co zostało powiedziane
moderation-note = Co zrobiono i dlaczego?
moderation-close = Zamknij zgłoszenie
moderation-mute-days = Na jak długo
moderation-days =
    { $n ->
        [0] na stałe
        [one] na { $n } dzień
        [few] na { $n } dni
        [many] na { $n } dni
       *[other] na { $n } dnia
    }
moderation-pairs = Pary, które wyglądają na nabijanie punktów
moderation-pairs-line = Partie rankingowe z ostatnich dni ({ $days }). Poszlaka niczego nie dowodzi: zanim unieważnisz partię, obejrzyj ją.
moderation-pairs-none = Żadna para nie wygląda podejrzanie.
moderation-moves = ruchów w partii: { $n }
moderation-games = Ostatnie partie: { $n }
moderation-void = Unieważnij…
moderation-void-title = Unieważnienie partii { $room }
moderation-void-line = Partia nie będzie się liczyć nikomu, a późniejsze rankingi zostaną policzone od nowa. Tego nie da się cofnąć.
moderation-void-sure = Unieważnij partię
moderation-void-not = Zostaw ją
sign-same-address = ten sam adres
sign-one-sided = jednostronne
sign-short-games = krótkie partie
sign-each-other = prawie nikt inny
sign-new-account = nowe konto
moderation-addresses = Adresy z kilkoma kontami
moderation-addresses-line = Adresy są przechowywane przez 30 dni, i to tylko jako kod, z którego nie da się odtworzyć adresu.
moderation-addresses-none = Żadnego adresu nie używają co najmniej trzy konta.
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
seeks-none-guest = Nikt teraz nie szuka przeciwnika. Z kontem możesz wyzywać innych.
seek-new = Nowe wyzwanie
seek-make = Ogłoś wyzwanie
contest-game = Gra
seek-side = Twoja strona
seek-any-side = strona losowo
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
tournaments-line = Całe dni gry z innymi w jednej tabeli. Rundy są kojarzone, rozpoczynane i liczone same.
tournaments-all = Wszystkie turnieje
tournaments-open = Otwarte zapisy
tournaments-running = W toku
tournaments-finished = Zakończone
tournaments-none = Nie ma jeszcze żadnych turniejów.
tournaments-guest = Mając konto, możesz zakładać turnieje i brać w nich udział.
tournament-new = Nowy turniej
tournament-make = Załóż turniej
tournament-name = Nazwa
tournament-system = System
tournament-system-swiss = system szwajcarski
tournament-system-round-robin = każdy z każdym
tournament-system-knock-out = system pucharowy
tournament-about-swiss = Każdy gra kilka rund, zawsze z kimś, kto ma tyle samo punktów.
tournament-about-round-robin = Każdy gra z każdym raz.
tournament-about-knock-out = Kto przegra, odpada; remis rozgrywa się ponownie.
tournament-rounds = Rundy
tournament-rounds-usual = tyle, by wyłonić zwycięzcę
tournament-most = Miejsca
tournament-starts = Zaczyna się sam
tournament-starts-line = Puste pole: na twój znak.
tournament-rated = Partie rankingowe
tournament-by = zakłada: { $name }
tournament-places = Zajęte miejsca: { $n } z { $most }
tournament-starts-at = Początek: { $when }.
tournament-waits = Rozpoczyna go osoba, która go założyła.
tournament-waits-you = Zaczyna się, gdy go rozpoczniesz.
tournament-round-of = Runda { $round } z { $rounds }
tournament-round = Runda { $n }
tournament-round-in = { $name }: runda { $round } z { $rounds }
tournament-aborted = Turniej odwołano.
tournament-won-by = Zwycięstwo: { $name }
tournament-enter = Zapisz się
tournament-leave = Wycofaj się
tournament-leave-line = Kto się wycofuje, poddaje trwającą partię i nie gra w dalszych rundach.
tournament-start = Rozpocznij
tournament-call-off = Odwołaj
tournament-my-game = Do mojej partii
tournament-entries = Zapisani
tournament-standings = Tabela
tournament-points = Punkty
tournament-buchholz = Buchholz
tournament-sonneborn = Sonneborn-Berger
tournament-played = Rundy
tournament-withdrawn = poza turniejem
tournament-nobody = Nikt się jeszcze nie zapisał.
tournament-bye = wolna runda: punkt
tournament-rests = pauza
tournament-game-link = Partia
tournament-no-game = bez gry
tournament-enter-bot = Niech zagra też bot
tournament-which-bot = Który bot?
tournament-house-bots = Boty serwisu
tournament-own-bots = Twoje boty
tournament-enter-it = Zgłoś go
tournament-remove = Wycofaj
tournament-bye-short = wolny los
tournament-bracket = Rundy obok siebie
tournament-facts = O turnieju
tournament-invite = Zaproś innych tym linkiem:
tournament-empty-title = Nikt się jeszcze nie zgłosił
tournament-empty-line = Potrzeba co najmniej trojga graczy. Każda runda jest kojarzona, a jej partie zaczynają się same; partia trwa całe dni, a o swojej kolejce każdy dostaje wiadomość.
tournament-too-few = { $n ->
    [one] Może się zacząć, gdy zgłosi się jeszcze jedna osoba.
    [few] Może się zacząć, gdy zgłoszą się jeszcze { $n } osoby.
    [many] Może się zacząć, gdy zgłosi się jeszcze { $n } osób.
   *[other] Może się zacząć, gdy zgłosi się jeszcze { $n } osoby.
}
tournament-maker = Organizuje
tournament-status = Stan
tournament-status-open = trwają zgłoszenia
tournament-status-running = w toku
tournament-status-finished = zakończony
tournament-status-aborted = odwołany
## Archiwum
archive = Archiwum partii rankingowych
archive-line = Każda zakończona partia rankingowa należy do wszystkich: można ją obejrzeć, uczyć się z niej, liczyć. Dla każdej gry i każdego miesiąca jest jeden plik.
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
archive-none = Żaden miesiąc z partiami rankingowymi jeszcze się nie zamknął. Pierwszy plik pojawi się drugiego dnia następnego miesiąca.
archive-format = Co jest w pliku
archive-format-record = Plik zip z zapisem (wiersze JSON) każdej partii. „Odtwórz zapis gry” na stronie „Ty i ustawienia” pokazuje partię; „westmarch replay” sprawdza ją rzut po rzucie.
archive-format-index = Spis, index.jsonl: po jednym wierszu na partię, z graczami, opcjami, zwycięzcą i sposobem zakończenia.
archive-format-month = Partia należy do miesiąca, w którym się skończyła (UTC); miesiąc zamyka się dzień po swoim końcu.
archive-format-who = Gracze występują pod nazwami, pod którymi grali, bez tych, którzy usunęli konto. Rozmów przy stole w nim nie ma.
archive-docs = Więcej w docs/sharing.md i docs/datasets.md.
archive-mine = Własne partie, rankingowe i zwykłe, są w jednym pliku na Twojej stronie.
archive-link = Pobierz wszystkie partie rankingowe
## Zabranie swoich gier i odejście
games-title = Twoje gry w pliku
games-line = Jeden plik zip z zapisami wszystkich Twoich zakończonych gier i spisem wszystkich gier. Każdy Westmarch potrafi je znów pokazać.
games-download = Pobierz wszystkie moje gry
leave-title = Usunięcie konta
leave-line = Na zawsze: nikt nie może tego cofnąć.
leave-button = Usuń moje konto…
leave-goes = Znikną Twoje imię, hasło, adres, sesje, boty, talie i bitwy, a także niedokończone gry, w których nie gra nikt inny.
leave-stays = Gry z innymi pozostaną ich grami, a na Twoim miejscu pojawi się „były gracz”. Twoje wypowiedzi pozostaną tam bez imienia; kopie Twoich talii i bitew zostaną u tych, którzy je zrobili.
leave-running = Trwające gry przeciwko innym zostaną poddane. Gry wspólne będą się toczyć bez Ciebie.
leave-for-good = Usuń na zawsze
leave-not = Zachowaj konto
leave-done = Konto zostało usunięte.

## Panele nad planszą i szanse
panel-fold = Zwiń
panel-restore = Pokaż znów
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
film = Co się wydarzyło
film-back = Scena wstecz
film-on = Scena naprzód
film-next = Następna scena
film-of = z
film-skip = Przejdź na koniec
film-again = Obejrzyj jeszcze raz
pace = Tempo filmu
pace-is = Tempo filmu: { $pace }
pace-step = krok po kroku
pace-calm = spokojne
pace-brisk = żwawe
pace-once = od razu
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
end-story = Jak do tego doszło
end-see = Zobacz na planszy
end-review = Obejrzyj punkt zwrotny
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
bots-line = Twój program może tu grać na własnym koncie. Jak, mówi docs/bot-api.md.
bots-new-name = Nazwa bota
bots-new-games = W co gra
bots-make = Załóż konto bota
bots-token-title = Token bota { $name }
bots-token-line = Twój program wysyła go z każdym zapytaniem. Pokazujemy go tylko raz; zachowaj go w tajemnicy.
bots-token-copy = Kopiuj token
bots-token-kept = Mam go zapisany
bots-online = jest tutaj
bots-never = jeszcze go tu nie było
bots-used = ostatnio tutaj: { $time } temu
bots-revoked = jego token unieważniono
bots-accepts = Gdy dostanie wyzwanie
bots-accepts-ask = Odpowiada sam
bots-accepts-all = Przyjmuje
bots-accepts-none = Nie można go wyzwać
bots-most-games = Gier naraz
bots-new-token = Nowy token
bots-new-token-of = Nowy token dla bota { $name }
bots-revoke = Unieważnij token
bots-revoke-of = Unieważnij token bota { $name }
bots-remove = Usuń
bots-remove-of = Usuń bota { $name }
bots-made = Konto bota jest założone.
bots-removed = Konto bota jest usunięte.
bots-token-revoked = Token już nie działa.

## Interpretacje zasad

rulings = Interpretacje zasad
rulings-line = Jak Westmarch odczytuje to, czego drukowane zasady nie rozstrzygają, i dlaczego. Tam, gdzie gracze się różnią, stół może wybrać inną interpretację jako zasadę domową.
rulings-found = { $n ->
    [one] { $n } interpretacja
    [few] { $n } interpretacje
    [many] { $n } interpretacji
   *[other] { $n } interpretacji
 }
rulings-here = Jak to rozumiemy
rulings-of-card = { $n ->
    [one] Jak to rozumiemy
    [few] Jak to rozumiemy ({ $n } interpretacje)
    [many] Jak to rozumiemy ({ $n } interpretacji)
   *[other] Jak to rozumiemy ({ $n } interpretacji)
 }
ruling-reading = Gramy tak
ruling-other = Inna interpretacja
ruling-house = Jako zasada domowa
ruling-reason = Dlaczego
ruling-names = Dotyczy: { $names }.
ruling-sources = Źródła: { $sources }.
ruling-rules = Zasady:
ruling-more = Więcej o tym
ruling-usual = (tak zwykle gramy)
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
house-rulings-line = Pytania, których drukowane zasady nie rozstrzygają i na które gracze odpowiadają różnie. Gra z zasadami domowymi nie liczy się do rankingu.
house-rulings-unknown = Nie udało się wczytać zasad domowych. Stół gra tak jak zwykle.
