# Stół Gry karcianej, po polsku.

## Miejsca
staging = Strefa przeciwności
staging-empty = W strefie przeciwności nic nie czeka.
quest = Wyprawa
stage-n = Etap { $n }
stages-left = { $n ->
    [0] ostatni etap
    [one] pozostał { $n } etap
    [few] pozostały { $n } etapy
    [many] pozostało { $n } etapów
   *[other] pozostało { $n } etapu
  }
active-location = Aktywny obszar
no-location = Gracze nie są na żadnym obszarze.
no-location-short = brak aktywnego obszaru
engaged-with = W zwarciu: { $name }
piles = Stosy
encounter-deck = Talia Spotkań
discard-pile = Stos kart odrzuconych
discard-of = Karty odrzucone: { $name }
victory-display = Karty zwycięstwa
removed = Usunięte z gry
set-aside = Odłożone na bok
captive = Więzień
cards-n = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
  }
empty = pusto
your-hand = Twoja ręka
hand-of = Ręka: { $name }
hand-empty = Twoja ręka jest pusta.
hand-of-n = na ręce { $n }
deck-of-n = w talii { $n }
discard-of-n = odrzuconych { $n }
player-n = Gracz { $n }
you = ty
first-player = Pierwszy gracz
eliminated = poza grą
threat-of = { $name }: zagrożenie { $n } z 50
table-label = Stół

## Sfery i rodzaje
sphere-leadership = Przywództwo
sphere-tactics = Taktyka
sphere-spirit = Duch
sphere-lore = Wiedza
sphere-neutral = Neutralna
type-hero = Bohater
type-ally = Sprzymierzeniec
type-attachment = Dodatek
type-event = Wydarzenie
type-enemy = Wróg
type-location = Obszar
type-treachery = Podstęp
type-objective = Cel
type-quest = Wyprawa

## Wartości i żetony
stat-willpower = Siła woli
stat-attack = Siła ataku
stat-defense = Siła obrony
stat-hit-points = Punkty wytrzymałości
stat-threat = Zagrożenie
stat-quest-points = Punkty wyprawy
stat-engagement-cost = Koszt zwarcia
stat-threat-cost = Koszt zagrożenia
stat-resources = Zasoby
stat-damage = Obrażenia
stat-progress = Postęp
# Słowo karty stojące po liczbie dostaje swój znak: wszystkie formy, jakie tam przybiera.
signed-willpower = do siły woli
signed-attack = do siły ataku
signed-defense = do siły obrony
signed-threat = do siły zagrożenia
signed-progress = żeton postępu, żetony postępu, żetonów postępu, żetonie postępu
signed-hit-points = punkt wytrzymałości, punkty wytrzymałości, punktów wytrzymałości
signed-resources = zasób, zasoby, zasobów, żeton zasobów, żetony zasobów
signed-damage = obrażenie, obrażenia, obrażeń, obrażeniem
cost = Koszt { $n }
exhausted = karta wyczerpana
has-resources = { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
    [many] { $n } zasobów
   *[other] { $n } zasobu
  }
has-damage = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
    [many] { $n } obrażeń
   *[other] { $n } obrażenia
  }
has-progress = postęp { $n }
committed = na wyprawie
guarded-by = strzeże { FORM($name, case: "gen") }
shadow-cards = { $n ->
    [one] { $n } karta cienia
    [few] { $n } karty cienia
    [many] { $n } kart cienia
   *[other] { $n } karty cienia
  }
face-down = Zakryta karta
attached-to = dołączona do { FORM($name, case: "gen") }
victory-points = Zwycięstwo { $n }
setup = Przygotowanie
shadow-effect = Cień
attaches-to = Dołącz do: { $what }.
ability-action = Akcja
ability-quest-action = Akcja Wyprawy
ability-combat-action = Akcja Walki
ability-response = Odpowiedź
ability-forced = Wymuszony
ability-when-revealed = Po odkryciu
ability-travel = Podróż
ability-passive = Zawsze
ability-play-restriction = Tylko
ability-restriction = Zawsze
ability-victory-condition = Zwycięstwo
ability-other = Efekt

## Prognozy
balance = Siła woli przeciwko zagrożeniu
balance-label = Siła woli { $willpower } przeciwko zagrożeniu { $threat }
forecast-succeeds = postęp { $n }
forecast-fails = zagrożenie każdego gracza +{ $n }
forecast-stands = bez postępu, bez wzrostu zagrożenia
forecast-location = { $n } na obszar { $name }
forecast-explores = bada obszar { $name }
forecast-quest = { $n } na wyprawę
forecast-advances = kończy etap
engages = wejdzie w zwarcie: { $name }
engages-you = wejdzie z tobą w zwarcie
stays = zostaje w strefie przeciwności
engagement = Testy zwarcia
would-take = { $n ->
    [one] otrzyma { $n } obrażenie
    [few] otrzyma { $n } obrażenia
    [many] otrzyma { $n } obrażeń
   *[other] otrzyma { $n } obrażenia
  }
would-die = { $n ->
    [one] zniszczenie ({ $n } obrażenie)
    [few] zniszczenie ({ $n } obrażenia)
    [many] zniszczenie ({ $n } obrażeń)
   *[other] zniszczenie ({ $n } obrażenia)
  }
would-hold = bez obrażeń
adds-willpower = +{ $n } do siły woli
adds-attack = +{ $n } do siły ataku
can-destroy = wszystkie przygotowane postacie razem: obrażenia { $n }, zniszczą go
can-damage = wszystkie przygotowane postacie razem: obrażenia { $n } z { $left }
can-nothing = twoje przygotowane postacie nie mogą go zranić
attack-by-enemy = Atak { FORM($enemy, case: "gen") }, cel: { $name }
attack-by-players = { $name } atakuje { FORM($enemy, case: "acc") }
undefended = atak niebroniony: wszystko otrzymuje jeden bohater
damage-n = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
    [many] { $n } obrażeń
   *[other] { $n } obrażenia
  }
destroys = zniszczenie
hit-points-left = { $n ->
    [one] pozostał { $n } punkt wytrzymałości
    [few] pozostały { $n } punkty wytrzymałości
    [many] pozostało { $n } punktów wytrzymałości
   *[other] pozostało { $n } punktu wytrzymałości
  }
choose-from = Wybierz kartę
cannot = Nie teraz: { $reason }
actions-n = { $count ->
    [one] { $label }
    [few] { $count } możliwości: { $label }
    [many] { $count } możliwości: { $label }
   *[other] { $count } możliwości: { $label }
  }

## Nowy stół
scenario = Scenariusz
scenario-difficulty = poziom trudności { $n }
scenario-sets = { $n ->
    [one] { $n } zestaw spotkań
    [few] { $n } zestawy spotkań
    [many] { $n } zestawów spotkań
   *[other] { $n } zestawu spotkań
  }
scenario-stages = { $n ->
    [one] { $n } etap
    [few] { $n } etapy
    [many] { $n } etapów
   *[other] { $n } etapu
  }
scenario-passage-through-mirkwood = Wiadomość musi przejść przez puszczę, a puszcza ma oczy. Dobry na początek.
scenario-journey-along-the-anduin = Obok trolla u brodu i tratwą w dół wielkiej rzeki, z orkami na obu brzegach.
scenario-escape-from-dol-guldur = Jedno z was leży w lochu Nekromanty. Znajdźcie drogę do środka, a potem wszyscy drogę na zewnątrz.
deck-choose = Wybierz inną talię
deck-choose-for = Wybierz talię: { $player }
deck-take = Graj talią „{ $name }”
deck-hero-taken = { $hero } jest w talii innego gracza.
deck-none-own = Nie masz jeszcze własnej talii.
deck-build = Złóż talię

## Składanie talii
deck-title = Talie do Gry karcianej
deck-name = Nazwa talii
deck-unnamed = Moja talia
deck-heroes = Bohaterowie
deck-of = { $n } z { $most }
deck-part-ally = Sprzymierzeńcy
deck-part-attachment = Dodatki
deck-part-event = Wydarzenia
deck-size = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
  }
deck-threat = początkowe zagrożenie { $n }
deck-legal = Dozwolona w każdej grze.
deck-legal-tournament = Dozwolona w każdej grze i na turniejach.
deck-not-tournament = Nie na turniej: { $text }
deck-illegal = Niedozwolona: { $text }
deck-save = Zachowaj talię
deck-copy = Zachowaj kopię
deck-saved = Zachowana u ciebie: będzie wszędzie, gdzie się zalogujesz.
deck-new = Nowa talia
deck-share = Udostępnij
deck-share-line = Kto otworzy ten odnośnik, zobaczy talię i może zachować kopię.
deck-link = Odnośnik do talii
deck-of-other = Talia, której właścicielem jest { $name }. Twoje zmiany zostaną zachowane jako własna kopia.
deck-moved = { $n ->
    [one] { $n } talia, którą przechowywała ta przeglądarka, jest teraz u ciebie.
    [few] { $n } talie, które przechowywała ta przeglądarka, są teraz u ciebie.
    [many] { $n } talii, które przechowywała ta przeglądarka, jest teraz u ciebie.
   *[other] { $n } talii, które przechowywała ta przeglądarka, jest teraz u ciebie.
  }
deck-no-hero = jeszcze bez bohatera
deck-delete = Usuń: { $name }
deck-delete-sure = Talia „{ $name }” zniknie wtedy na dobre. Gry, które się nią toczą, trwają dalej.
deck-delete-yes = Usuń ją
deck-delete-no = Zostaw
deck-mine = Twoje talie
deck-none = Nie masz jeszcze żadnej talii. Złóż ją poniżej albo zacznij od talii startowej.
deck-starters = Talie startowe
deck-ready = Silne talie, znalezione w grach programu z sobą samym
deck-found-for = { $scenario }, { $players ->
    [one] jedna osoba
    [few] { $players } osoby
    [many] { $players } osób
   *[other] { $players } osób
}: silny bot wygrał { $won } z { $games }
deck-play = Graj nią
deck-import = Wczytaj
deck-import-line = Zwykły tekst, tekst lub JSON z RingsDB, plik .o8d z OCTGN albo adres lub numer talii na RingsDB.
deck-import-paste = Talia jako tekst
deck-import-example = 1x Aragorn
deck-import-done = { $n ->
    [one] Wczytano { $n } kartę.
    [few] Wczytano { $n } karty.
    [many] Wczytano { $n } kart.
   *[other] Wczytano { $n } karty.
  }
deck-import-unknown = { $n ->
    [one] { $n } wiersz wymienia kartę, której nie ma w zestawie podstawowym:
    [few] { $n } wiersze wymieniają karty, których nie ma w zestawie podstawowym:
    [many] { $n } wierszy wymienia karty, których nie ma w zestawie podstawowym:
   *[other] { $n } wiersza wymienia karty, których nie ma w zestawie podstawowym:
  }
deck-import-line-n = Wiersz { $line }: { $name }
deck-import-file = Otwórz plik
deck-import-read = Wczytaj to
deck-export = Eksportuj
deck-form = Postać zapisu
form-text = Zwykły tekst
form-ringsdb = RingsDB JSON
form-codes = Kody RingsDB
form-octgn = OCTGN .o8d
deck-search = Znajdź kartę
deck-all-spheres = Wszystkie sfery
deck-all-types = Wszystkie rodzaje
deck-cards = Karty
deck-yours = Talia
deck-less = O jedną mniej: { $name }
deck-more = O jedną więcej: { $name }
deck-add = Dodaj: { $name }
deck-drop = Wyjmij: { $name }
deck-nothing = Żadna karta nie pasuje.
deck-empty = Wybierz od jednego do trzech bohaterów, potem ich karty.
deck-copies-left = { $n } w zestawie podstawowym

## Koniec gry i kampanie
score = Wynik { $n }
score-line = Wynik to zagrożenie, zabici bohaterowie i obrażenia, minus punkty zwycięstwa; im niższy, tym lepiej.
campaign-expert = Kampania mistrzowska
campaign-nightmare = Kampania koszmaru
campaign-part = scenariusz { $n } z { $of }
campaign-score = wynik { $n }
campaign-total = Razem
campaign-to-come = przed wami
campaign-failed = porażka
campaign-over = Tu kampania jest przegrana.
campaign-won = { $n ->
    [one] Kampania wygrana: { $n } scenariusz, z wynikiem { $score }.
    [few] Kampania wygrana: wszystkie { $n } scenariusze, z wynikiem { $score }.
    [many] Kampania wygrana: wszystkie { $n } scenariuszy, z wynikiem { $score }.
   *[other] Kampania wygrana: wszystkie { $n } scenariusza, z wynikiem { $score }.
  }
campaign-carried = Zagrożenie, obrażenia, zabici bohaterowie i stosy kart odrzuconych przechodzą dalej bez zmian.

## Prowadzona pierwsza runda
guide-welcome-title = Witaj w Mrocznej Puszczy
guide-welcome = Trzech bohaterów niesie wiadomość przez puszczę. To, co im zagraża, czeka wyżej, w strefie przeciwności; twoi bohaterowie stoją pod nią, a twoja ręka leży na dole. Wskaż lub naciśnij dowolną kartę, aby ją przeczytać.
guide-quest-title = Po co tu jesteś
guide-quest = Wyprawa wymaga ośmiu żetonów postępu. Przybywa ich, gdy siła woli przewyższa zagrożenie strefy przeciwności: waga pokazuje obie wartości. Licznik obok bohaterów to twoje własne zagrożenie. Przy 50 wypadasz z gry.
guide-ally-title = Wezwij sprzymierzeńca
guide-ally = Najpierw planowanie: sprzymierzeńców i dodatki zagrywa się za zasoby, a każdy bohater ma jeden. Zwiadowca znad Śnieżnego Potoku kosztuje 1. Zagraj go.
guide-pay-title = Kto płaci
guide-pay = Zapłacić może każdy bohater ze sfery karty. Aragorn zaraz będzie potrzebował swojego zasobu, więc niech zapłaci Théodred.
guide-answer-title = Odpowiedź
guide-answer = Wiele kart może odpowiadać na to, co się dzieje; gra pyta zawsze, gdy któraś może. Zwiadowca kładzie 1 żeton postępu na obszarze: zrób to.
guide-keep-title = Zachowaj resztę
guide-keep = To, czego nie wydasz, zostaje u bohatera na następne rundy. Nie zagrywaj teraz nic więcej.
guide-commit-title = Wyślij ich na wyprawę
guide-commit = Przydzielona postać zostaje wyczerpana i dodaje siłę woli. Zagrożenie wynosi 3, a odkryta będzie nowa karta. Wyślij Aragorna i Glóina, razem 4, a Théodreda i Zwiadowcę zostaw do walki.
guide-ready-title = Aragorn znów gotów
guide-ready = Za 1 zasób Aragorn jest znów przygotowany, choć jest na wyprawie: nadal może bronić. Po to był jego zasób.
guide-travel-title = Wyprawa się powiodła
guide-travel = Mówi o tym dziennik: siła woli 4 przeciwko zagrożeniu 3 to 1 żeton postępu. Teraz możecie podróżować. Aktywny obszar nie dodaje już zagrożenia i pierwszy przyjmuje postęp. Udaj się na Starą Leśną Drogę.
guide-road-title = Dar drogi
guide-road = Podróż tutaj może przygotować jedną z twoich postaci. Glóin, wyczerpany wyprawą, znów może walczyć.
guide-engage-title = Nadchodzą wrogowie
guide-engage = Możesz wejść w zwarcie z wrogiem z własnej woli. Ale Leśny Pająk i tak przyjdzie: jego koszt zwarcia, 25, nie przekracza twojego zagrożenia 29. Poczekaj na niego.
guide-defend-title = Obrona
guide-defend = Pająk atakuje, a leżąca na nim zakryta karta cienia może pogorszyć sprawę. Od ataku odejmuje się siłę obrony obrońcy, reszta to obrażenia. Niebroniony atak w całości trafia bohatera. Najlepiej obroni Aragorn.
guide-attack-title = Oddaj cios
guide-attack = Karta cienia dodała 1 do ataku; Aragorn otrzymał 2 obrażenia. Teraz mogą atakować przygotowane postacie: wybierz Pająka.
guide-attackers-title = Razem
guide-attackers = Siły ataku wszystkich, którzy dołączą, się sumują i odejmuje się od nich obronę Pająka, czyli 1. Wyślij Théodreda i Glóina: 3 obrażenia, a Pająkowi zostanie 1 punkt wytrzymałości.
guide-end-title = Teraz twoja kolej
guide-end = Wszyscy są znów przygotowani, twoje zagrożenie wzrosło o 1 i zaczęła się nowa runda z nowymi zasobami i kartą. „Cofnij” odwołuje wybór, a księga na pasku wyjaśnia zasadę każdego kroku.

## Scena
round-n = Runda { $n }
phases = Fazy rundy
phase-name-resource = Zasoby
phase-name-planning = Planowanie
phase-name-quest = Wyprawa
phase-name-travel = Podróż
phase-name-encounter = Spotkania
phase-name-combat = Walka
phase-name-refresh = Odpoczynek
willpower = siła woli
threat = zagrożenie
of-50 = z 50
progress-of = { $n } z { $of }
forecast-with = { $name }: { $willpower } : { $threat },
engaged-label = W zwarciu z tobą
encounter-short = spotkania
discard-short = odrzucone
revealed = Odkryto
look-closer = Obejrzyj karty z bliska: { $name }
deck-label = Talia: { $name }

## Film
scene-shadow-dealt = Karta cienia dla { FORM($name, case: "gen") }

## Chwile
moment-quest = Rozpatrzenie wyprawy
moment-going = wyruszają
moment-struck = cios
attack-word = Atak
defense-word = Obrona
revealed-cards = Odkryte przy tym:
shadow-none = Bez efektu cienia.
shadow-hidden = { $n ->
    [one] Jedna karta cienia jest jeszcze zakryta.
    [few] { $n } karty cienia są jeszcze zakryte.
    [many] { $n } kart cienia jest jeszcze zakrytych.
   *[other] { $n } karty cienia jest jeszcze zakryte.
  }
score-threat = Zagrożenie graczy
score-killed = Zabici bohaterowie
score-damage = Obrażenia bohaterów
score-victory = Punkty zwycięstwa
score-sum = Wynik
pay-these = Zapłać { $n }
pool = { $name }: { $n }
cost-paid-by = Koszt { $n }; { $who }
