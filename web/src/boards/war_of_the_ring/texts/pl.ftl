# Słowa planszy Wojny o Pierścień, po polsku.

nation-dwarves = Krasnoludy
nation-elves = Elfy
nation-gondor = Gondor
nation-north = Północ
nation-rohan = Rohan
nation-isengard = Isengard
nation-sauron = Sauron
nation-southrons-easterlings = Haradrimowie i Easterlingowie

# czyje są figurki
folk-dwarves = Krasnoludów
folk-elves = Elfów
folk-gondor = Gondoru
folk-north = Północy
folk-rohan = Rohanu
folk-isengard = Isengardu
folk-sauron = Saurona
folk-southrons-easterlings = Haradrimów i Easterlingów

side-free-peoples = Wolne Ludy
side-shadow = Cień

figure = { $type ->
    [regular] { $count ->
        [one] jednostka regularna
        [few] jednostki regularne
        [many] jednostek regularnych
       *[other] jednostki regularnej
    }
    [elite] { $count ->
        [one] jednostka elitarna
        [few] jednostki elitarne
        [many] jednostek elitarnych
       *[other] jednostki elitarnej
    }
    [leader] { $count ->
        [one] dowódca
        [few] dowódców
        [many] dowódców
       *[other] dowódcy
    }
   *[nazgul] { $count ->
        [one] Nazgûl
        [few] Nazgûle
        [many] Nazgûli
       *[other] Nazgûla
    }
} { $folk }
nazgul = Nazgûl

face-character = Postać
face-army = Armia
face-muster = Mobilizacja
face-army-muster = Mobilizacja/Armia
face-event = Wydarzenie
face-will-of-the-west = Wola Zachodu
face-eye = Oko

die-about-character = Porusza lub ukrywa Drużynę Pierścienia, porusza postacie, prowadzi jedną armię albo zagrywa Wydarzenie Postaci.
die-about-army = Porusza najwyżej dwie armie, atakuje jedną albo zagrywa Wydarzenie Armii.
die-about-muster = Rekrutuje, przesuwa Naród na torze polityki, wprowadza postać do gry albo zagrywa Wydarzenie Mobilizacji.
die-about-army-muster = Liczy się jako kość Armii lub Mobilizacji.
die-about-event = Dobiera kartę albo zagrywa dowolne Wydarzenie.
die-about-will-of-the-west = Liczy się jako dowolna kość Wolnych Ludów; wprowadza też do gry Aragorna lub Gandalfa Białego.
die-about-eye = Trafia na pole poszukiwań i wzmacnia poszukiwania.

deck-fp-character = Postaci Wolnych Ludów
deck-fp-strategy = Strategii Wolnych Ludów
deck-sh-character = Postaci Cienia
deck-sh-strategy = Strategii Cienia
deck-character = Postaci
deck-strategy = Strategii

type-character = Postać
type-army = Armia
type-muster = Mobilizacja

settlement-town = Wioska
settlement-city = Miasto
settlement-stronghold = Twierdza
settlement-fortification = Fortyfikacja
settlement-of = { $settlement } { FORM($nation, case: "gen") }
region-of = Region { FORM($nation, case: "gen") }
region-free = Nie należy do żadnego Narodu
points = { $count ->
    [one] { $count } punkt zwycięstwa
    [few] { $count } punkty zwycięstwa
    [many] { $count } punktów zwycięstwa
   *[other] { $count } punktu zwycięstwa
}
held-by = Pod kontrolą { FORM($side, case: "gen") }
captured-by = W rękach { FORM($side, case: "gen") }
besieged = Oblężenie
besieged-inside = Wewnątrz, oblężeni
besiegers = Oblegający
nobody-here = Nikogo tu nie ma
neighbours = Sąsiaduje z
mountains-to = Góry od strony
coastal = Na wybrzeżu
mordor-entrance = Droga do Mordoru
fellowship-here = Tu ostatnio widziano Drużynę Pierścienia
fellowship-within = Drużyna Pierścienia może być najwyżej { $count ->
    [one] { $count } region
    [few] { $count } regiony
    [many] { $count } regionów
   *[other] { $count } regionu
} stąd
rearguard = Tylna straż

board-label = Mapa Śródziemia
map-title = Śródziemie
map-subtitle = u schyłku Trzeciej Ery
north = N
region-actions = { $count ->
    [one] { $label }
    [few] { $count } możliwości: { $label }
    [many] { $count } możliwości: { $label }
   *[other] { $count } możliwości: { $label }
}
cannot = Niemożliwe: { $reason }

tracks = Tory
walls-of = mury { FORM($region, case: "gen") }
stepper-march = Marsz
stepper-rearguard = Ci zostają
stepper-all-attack = Atakują wszyscy
stepper-advance = Wejście do regionu
stepper-stay = Nikt nie wchodzi
stepper-nobody = Nikt
stepper-from = { $figure } { FORM($region, case: "from") }
stepper-in = { $figure } { FORM($region, case: "at") }
stepper-disband = { $count ->
    [one] Usuń { $count } jednostkę
    [few] Usuń { $count } jednostki
    [many] Usuń { $count } jednostek
   *[other] Usuń { $count } jednostki
}
stepper-recruit = { $count ->
    [one] Zrekrutuj { $count } jednostkę
    [few] Zrekrutuj { $count } jednostki
    [many] Zrekrutuj { $count } jednostek
   *[other] Zrekrutuj { $count } jednostki
}
stepper-eyes = Zmień je na Oko
stepper-no-eyes = Nie zmieniaj żadnej
stepper-lose = { $figure }: strata
stepper-reduce = { $figure }: zamiana na regularną
stepper-fall = { $count ->
    [one] Przyjmij { $count } trafienie
    [few] Przyjmij { $count } trafienia
    [many] Przyjmij { $count } trafień
   *[other] Przyjmij { $count } trafienia
}
film-turn = Zaczyna się tura { $turn }
politics = Tor polityki
politics-about = Naród walczy tylko w stanie wojny; może do niego dojść, tylko gdy jest aktywny.
politics-signs = Przerywany pierścień oznacza pasywny Naród.
at-war = Stan wojny
steps-from-war = { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}
steps-long = { $count ->
    [0] w stanie wojny
    [one] jedno pole do stanu wojny
    [few] { $count } pola do stanu wojny
    [many] { $count } pól do stanu wojny
   *[other] { $count } pola do stanu wojny
}
active = strona aktywna
passive = strona pasywna
nation-stands = { $nation }: { $steps }, { $state }

fellowship = Drużyna Pierścienia
progress = Postępy
progress-about = Regiony przebyte przez Drużynę Pierścienia od ostatniego znanego miejsca pobytu.
hidden = Ukryta
revealed = Odkryta
corruption = Zepsucie
corruption-about = Przy 12 Powiernicy Pierścienia ponoszą porażkę i wygrywa Cień.
guide = Przewodnik
guide-is = Drużynę Pierścienia prowadzi { $name }
companions = Towarzysze
mordor-track = Tor Mordoru
mordor-step = Pole { $step } z 5
mordor-doom = Szczeliny Zagłady
mordor-not-yet = jeszcze nie w Mordorze
last-at = ostatnio: { $region }

hunt-box = Pole poszukiwań
the-hunt = Poszukiwania
hunt-box-fill = Połóż kości…
hunt-box-about = Każda kość Cienia na polu to jedna kość rzutu poszukiwań; każda kość Wolnych Ludów dodaje 1 do każdego rzutu.
hunt-level = Poziom { $level }
hunt-modifier = +{ $count } do każdej kości
tiles-drawn = Wylosowane żetony
tiles-waiting = Czekają na Mordor
tiles-left = zostało { $count }
none = brak

tile-number = Ciężar brzemienia { $value }
tile-heal = Leczy zepsucie: { $value }
tile-none = Bez ciężaru brzemienia
tile-eye = Oko: ciężar brzemienia równy liczbie sukcesów rzutu poszukiwań; w Mordorze liczbie kości na polu poszukiwań
tile-die = Ciężar brzemienia według rzutu kością
tile-reveal = Odkrywa Drużynę Pierścienia
tile-stop = Drużyna Pierścienia nie posuwa się na torze Mordoru

victory = Zwycięstwo
victory-side = { $side ->
    [shadow] Cień
   *[free_peoples] Wolne
}
victory-of = { $side }: { $points } z { $goal }
rings = Pierścienie Elfów
rings-of = { $side }: { $count ->
    [one] { $count } Pierścień Elfów
    [few] { $count } Pierścienie Elfów
    [many] { $count } Pierścieni Elfów
   *[other] { $count } Pierścienia Elfów
}
rings-change = Zmień kość
rings-about = Pierścień Elfów zmienia jedną kość na inny wynik, raz na turę. Potem przechodzi do Cienia.

dice = Kości
dice-none = brak kości
dice-to-roll = jeszcze przed rzutem
dice-pool = { $count ->
    [one] rzuca { $count } kością
    [few] rzuca { $count } kośćmi
    [many] rzuca { $count } kośćmi
   *[other] rzuca { $count } kości
}
cards-in-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
}
cards-of-deck = { $count } { $deck }
on-table = Na stole
your-dice = Twoje kości
your-hand = Twoja ręka
hand-empty = brak kart
piles = Talie i odrzucone karty
pile-left = { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
    [many] zostało { $count } kart
   *[other] zostało { $count } karty
}
discards = Odrzucone
discard-face-down = { $count ->
    [one] { $count } zakryta
    [few] { $count } zakryte
    [many] { $count } zakrytych
   *[other] { $count } zakrytej
}
pieces = Posiłki i straty
reinforcements = Posiłki
casualties = Poza grą
characters-waiting = Postacie odłożone na bok
characters-lost = Utracone postacie
initiative = Inicjatywa { $value }
discarded-when = Odrzuć: { $text }
close = Zamknij
open = Otwórz

level = Poziom { $level }
level-none = Nigdy się nie porusza
level-any = Porusza się bez ograniczeń
leadership = Zdolności przywódcze
leadership-of = Zdolności przywódcze { $count }
activates = Aktywuje { FORM($nation, case: "acc") }
activates-any = Aktywuje dowolny Naród
bonus-die = +1 kość akcji
as-guide = Jako przewodnik
character-at = Miejsce: { $place }
character-fellowship = W Drużynie Pierścienia
character-set-aside = Jeszcze nie w grze
character-eliminated = Poza grą

battle = Bitwa o { FORM($region, case: "acc") }
battle-round = Runda { $round }
battle-assault = Atak na mury
battle-sortie = Wypad
battle-field = Bitwa w polu
attacker = Atakujący
defender = Obrońca
strength = Siła
strength-about = Kości bitwy: jedna za każdą jednostkę, najwyżej pięć.
leadership-about = Nietrafione kości, które można przerzucić.
needed = Trafia na
modifier = Modyfikator
needs = { $needed }+
roll = Rzut bitwy
reroll = Przerzut dowódców
special = Specjalny atak
hits = { $count ->
    [0] brak trafień
    [one] { $count } trafienie
    [few] { $count } trafienia
    [many] { $count } trafień
   *[other] { $count } trafienia
}
losses = Straty
no-losses = brak
combat-card = Karta Bitwy
combat-card-hidden = zakryta
combat-card-none = bez karty
combat-card-cancelled = anulowana
odds = Szanse
rounds-before = Wcześniejsze rundy
battle-ended = Bitwa skończona
recap = Podsumowanie
hunt = Poszukiwania
hunt-step-level = Poziom poszukiwań
hunt-step-roll = Rzut poszukiwań
hunt-step-reroll = Przerzut
hunt-step-tile = Żeton poszukiwań
hunt-step-damage = Ciężar brzemienia
hunt-step-absorbed = Pochłonięto
hunt-step-corruption = Zepsucie
hunt-step-reveal = Drużyna Pierścienia
hunt-level-is = { $level ->
    [one] { $level } kość na polu poszukiwań
    [few] { $level } kości na polu poszukiwań
    [many] { $level } kości na polu poszukiwań
   *[other] { $level } kości na polu poszukiwań
}
hunt-needs = sukces na { $needed } lub więcej
hunt-successes = { $count ->
    [0] brak sukcesów
    [one] { $count } sukces
    [few] { $count } sukcesy
    [many] { $count } sukcesów
   *[other] { $count } sukcesu
}
hunt-damage-is = ciężar brzemienia { $count }, przyczyna: { $cause }
cause-hunt = poszukiwania
cause-mordor = Mordor
cause-stronghold = twierdza Cienia
cause-balrog = Balrog
cause-card = karta
hunt-corruption-to = +{ $amount }, teraz { $corruption } z 12
hunt-revealed = Odkryta
hunt-over = To koniec
hunt-goes-on = Poszukiwania trwają
hunt-healed-to = −{ $amount }, teraz { $corruption } z 12
scored = Trafienia atakującego: { $attacker }, obrońcy: { $defender }
odds-from = atak { FORM($region, case: "from") }
odds-about = Policzone dokładnie dla bitwy do końca, bez kart Bitwy i odwrotów. Najpierw atakujący.
battle-end-ceased = Atakujący przerywa atak
battle-end-withdrew = Obrońca wycofuje się do twierdzy
battle-end-retreated = Obrońca przeprowadza odwrót
battle-end-defender-destroyed = Broniąca się armia jest zniszczona
battle-end-attacker-destroyed = Atakująca armia jest zniszczona
battle-end-both-destroyed = Obie armie są zniszczone
partner = Partner
mordor-about = W Mordorze każdy krok to żeton poszukiwań. Na polu Szczelin Zagłady, z zepsuciem poniżej 12, Pierścień zostaje zniszczony i wygrywają Wolne Ludy.

# prowadzona pierwsza tura
guide-welcome-title = Witaj w Śródziemiu
guide-welcome = Prowadzisz Wolne Ludy. Doprowadź Drużynę Pierścienia z Rivendell, oświetlonego na mapie, do Góry Przeznaczenia, zanim Cień zdobędzie osady warte dziesięć punktów.
guide-tracks-title = Trzy rzeczy warte uwagi
guide-tracks = Tory pokazują, jak daleko zaszła Drużyna Pierścienia i jak zepsuci są jej Powiernicy (12 to koniec), które Narody są bliskie wojny i ile kości cię szuka.
guide-die-title = Jedna kość, jedna akcja
guide-die = Oto twoje kości w tej turze. Każdą wydaje się na jedną akcję, na przemian z Cieniem. Kość Postaci (miecz) porusza Drużynę Pierścienia: użyj jej.
guide-move-title = Porusz Drużynę Pierścienia
guide-move = Każda kość daje kilka akcji do wyboru. Ruch dodaje krok skrytych postępów, a Cień może cię za to szukać.
guide-hunt-title = Poszukiwania
guide-hunt = Szóstka na jednej z dwóch kości Cienia wystarczyła, by cię znaleźć: wylosowano żeton i ponosisz jego ciężar. Wykorzystaj Pierścień: jeden punkt zepsucia jest tańszy niż Towarzysz.
guide-shadow-title = Cień odpowiada
guide-shadow = Cień wydał kość; dziennik mówi, co zrobił, a nazwy w nim można wskazać. Znów twoja kolej: weź kość Mobilizacji (hełm).
guide-politics-title = Obudź Narody
guide-politics = Tylko Narody w stanie wojny mogą atakować i rekrutować, a twoje długo w nią nie wierzą. Przesuń Gondor, leżący u stóp Mordoru, o jedno pole w stronę wojny.
guide-event-title = Karty Wydarzeń
guide-event = Kość Wydarzenia zagrywa lub dobiera kartę. Dwie już masz obok swoich kości; wskaż lub naciśnij kartę, aby ją przeczytać. Weź kość Wydarzenia.
guide-draw-title = Dobierz kartę
guide-draw = Karty Postaci pomagają Drużynie Pierścienia, karty Strategii armiom. Dobierz z talii Strategii.
guide-end-title = Teraz twoja kolej
guide-end = Nowa karta jest na twojej ręce i możesz dograć turę, jak zechcesz. „Cofnij” odwołuje wybór, a księga na pasku wyjaśnia zasadę każdego kroku.
