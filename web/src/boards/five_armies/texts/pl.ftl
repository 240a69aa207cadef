# Słowa stołu Bitwy Pięciu Armii po polsku.

side-free-peoples = Wolne Ludy
side-shadow = Cień

unit-dwarf-regular = { $count ->
    [one] krasnoludzki wojownik
    [few] krasnoludzkich wojowników
    [many] krasnoludzkich wojowników
   *[other] krasnoludzkich wojowników
}
unit-dwarf-veteran = { $count ->
    [one] krasnoludzki weteran
    [few] krasnoludzkich weteranów
    [many] krasnoludzkich weteranów
   *[other] krasnoludzkich weteranów
}
unit-lake-men = { $count ->
    [one] człowiek z Miasta na Jeziorze
    [few] ludzi z Miasta na Jeziorze
    [many] ludzi z Miasta na Jeziorze
   *[other] ludzi z Miasta na Jeziorze
}
unit-elf-archer = { $count ->
    [one] elfi łucznik
    [few] elfich łuczników
    [many] elfich łuczników
   *[other] elfich łuczników
}
unit-elf-spearman = { $count ->
    [one] elfi włócznik
    [few] elfich włóczników
    [many] elfich włóczników
   *[other] elfich włóczników
}
unit-orc = { $count ->
    [one] ork
    [few] orki
    [many] orków
   *[other] orka
}
unit-warg = { $count ->
    [one] warg
    [few] wargów
    [many] wargów
   *[other] wargów
}
unit-goblin = { $count ->
    [one] goblin
    [few] gobliny
    [many] goblinów
   *[other] goblina
}
unit-great-orc = { $count ->
    [one] wielki ork
    [few] wielkie orki
    [many] wielkich orków
   *[other] wielkiego orka
}

# jak się ich nazywa
called-bard = Bard
called-beorn = Beorn
called-bilbo = Bilbo
called-bolg = Bolg
called-dain = Dáin
called-gandalf = Gandalf
called-lord-of-the-eagles = Wódz Orłów
called-thorin = Thorin
called-thranduil = Thranduil

face-character = Postać
face-army = Armia
face-muster = Mobilizacja
face-army-muster = Mobilizacja/Armia
face-event = Wydarzenie
face-will-of-the-west = Wola Zachodu
face-eye = Oko Saurona

die-about-character = Porusza jedną armię ze zdolnościami przywódczymi, porusza postacie lub Beorna, wprowadza postać do gry albo zagrywa kartę Postaci.
die-about-army = Przesuwa do dwóch armii, atakuje jedną albo kilkoma razem, albo zagrywa kartę Armii.
die-about-muster = Odwraca żetony rekrutacji, przegrupowuje armie albo zagrywa kartę Mobilizacji.
die-about-army-muster = Liczy się jako kość Armii albo kość Mobilizacji.
die-about-event = Dobiera kartę Wydarzenia i kartę Opowieści albo zagrywa dowolną kartę.
die-about-will-of-the-west = Liczy się jako dowolna kość Wolnych Ludów; pozwala też działać Beornowi bez utraty gniewu.
die-about-eye = Rekrutuje gobliny w górze albo przesuwa armie z goblinami i nimi atakuje.

deck-event = Wydarzenia
deck-fp-story = Opowieści Wolnych Ludów
deck-shadow-story = Opowieści Cienia
deck-fate = Przeznaczenie

token-dwarves-men = krasnoludy i ludzie
token-elves = elfy
token-shadow = Cień

terrain-hills = Wzgórza
terrain-mountains = Góry
terrain-plains = Równiny
terrain-ruins = Ruiny
terrain-swamps = Bagna

timing-choice = od razu po odkryciu
timing-roll = przy rzucie kośćmi
timing-damage = przy obrażeniach
timing-end-of-round = na koniec rundy

phase-recovery = Reorganizacja
phase-activation-of-generals = Generałowie
phase-fate = Przeznaczenie
phase-shadow-leadership = Przywództwo Cienia
phase-action-round = Akcje
phase-end-of-turn = Koniec tury

phase-of = Faza { $number }: { $name }
phase-about-recovery = Obie strony odzyskują kości i dobierają kartę Wydarzenia oraz kartę Opowieści; powyżej sześciu kart resztę się odrzuca.
phase-about-activation-of-generals = Aktywuje się do trzech generałów; każdy daje żeton zdolności przywódczych.
phase-about-fate = Cień losuje żetony przeznaczenia, najwyżej jeden na aktywowanego generała; ostatni przesuwa znacznik.
phase-about-shadow-leadership = Cień rozmieszcza żetony zdolności przywódczych i wielkie nietoperze, razem tyle, ile ma kości.
phase-about-action-round = Rzuca się kośćmi; gracze na przemian wykorzystują po jednej, aż zużyją wszystkie.
phase-about-end-of-turn = Dziesięć punktów daje Cieniowi zwycięstwo; żetony zdolności przywódczych, aktywacji i nietoperze znikają, orły wracają do gniazda.

mountain = Samotna Góra
map-title = Erebor i Dale
map-year = w roku 2941
north = N
board-label = Mapa doliny pod Samotną Górą
region-actions = { $count ->
    [one] { $label }
    [few] { $count } możliwości: { $label }
    [many] { $count } możliwości: { $label }
   *[other] { $count } możliwości: { $label }
}
attack-from = { $label } { FORM($place, case: "from") }
cannot = Niemożliwe: { $reason }
held-by = Pod kontrolą { FORM($side, case: "gen") }
settlement = Osada
mustering = Region mobilizacji Cienia
points = { $count ->
    [one] 1 punkt zwycięstwa dla Cienia
    [few] { $count } punkty zwycięstwa dla Cienia
    [many] { $count } punktów zwycięstwa dla Cienia
   *[other] { $count } punktu zwycięstwa dla Cienia
}
walls-stand = Mury { $left } z { $defence }
walls-down = Fortyfikacja jest przełamana
nobody-here = Nikogo tu nie ma
neighbours = Sąsiaduje z
slopes-to = Zbocze ku
fords-to = Bród do
rivers-to = Rzeka ku
uphill = w górę zbocza
downhill = w dół zbocza
terrain-of = { $terrain } · { $territory }
damage-tokens = { $count ->
    [one] 1 żeton obrażeń
    [few] { $count } żetony obrażeń
    [many] { $count } żetonów obrażeń
   *[other] { $count } żetonu obrażeń
}
leadership-tokens = { $count ->
    [one] 1 żeton zdolności przywódczych
    [few] { $count } żetony zdolności przywódczych
    [many] { $count } żetonów zdolności przywódczych
   *[other] { $count } żetonu zdolności przywódczych
}
tokens-here = { $count ->
    [one] 1 żeton rekrutacji ({ $token })
    [few] { $count } żetony rekrutacji ({ $token })
    [many] { $count } żetonów rekrutacji ({ $token })
   *[other] { $count } żetonu rekrutacji ({ $token })
}
own-words = Bez nazwy na drukowanej planszy; nazwa jest nasza.
doubt = Nie z drukowanej gry:
doubt-inferred = wywnioskowane
doubt-placeholder = wartość zastępcza
doubt-uncertain = niepewne
doubt-line = { $what }: { $doubt }
what-leadership = zdolności przywódcze
what-movement = ruch
what-ability = zdolność
what-fate-space = pole na torze przeznaczenia
what-enter = jak wchodzi do gry
what-defence = wartość obronna
what-token-split = ile żetonów pokazuje każdą jednostkę
what-tile-split = ile jest żetonów tego rodzaju
what-text = odczytanie tekstu
what-setup = gdzie zaczyna jego armia ({ $confidence ->
    [high] pewność wysoka
    [low] pewność niska
   *[medium] pewność średnia
  })
what-range = które regiony są w zasięgu
in-range = { $count ->
    [one] W zasięgu: { $count } region
    [few] W zasięgu: { $count } regiony
    [many] W zasięgu: { $count } regionów
   *[other] W zasięgu: { $count } regionu
}

goblin-point = Gobliny
pass-open = Otwarta
pass-closed = Zamknięta
space-goblin-mustering-point = Punkt mobilizacji goblinów wewnątrz góry. Bez ograniczenia wielkości armii; przy pięciu jednostkach przełęcz otwiera się na stałe.
space-mountain-pass = Górska przełęcz. Armie schodzą z niej tylko tutaj: { $place }.
eyrie = Gniazdo Orłów
eyrie-empty = puste
eyrie-about = Tu gromadzą się orły. Aktywacja ich Wodza pozwala im wylecieć, każdemu nad wybrane terytorium; na koniec tury wszystkie wracają.
sky-over = Na niebie
great-bats = { $count ->
    [one] 1 wielki nietoperz
    [few] { $count } wielkie nietoperze
    [many] { $count } wielkich nietoperzy
   *[other] { $count } wielkiego nietoperza
}
eagles-count = { $count ->
    [one] 1 orzeł
    [few] { $count } orły
    [many] { $count } orłów
   *[other] { $count } orła
}

fate = Przeznaczenie
fate-track = Tor przeznaczenia
fate-space = Tor przeznaczenia, pole { $space }
fate-waits = { $name } czeka tu na znacznik.
fate-ready = { $name } może wejść do gry.
fate-would = Żeton przesunąłby znacznik tutaj.
fate-last = Gdy znacznik tu dotrze, Wolne Ludy wygrywają.
fate-pool = Żetony w puli
fate-pool-short = Żetony { $count }
tile-plain = { $value }
tile-fate = { $value } z symbolem przeznaczenia
tile-arkenstone = Arcyklejnot: 3 z symbolem przeznaczenia
tile-necromancer = Nekromanta: 0
tile-moves = { $value ->
    [0] Znacznik się nie przesuwa.
    [one] Znacznik przesuwa się o { $value } pole.
    [few] Znacznik przesuwa się o { $value } pola.
    [many] Znacznik przesuwa się o { $value } pól.
   *[other] Znacznik przesuwa się o { $value } pól.
}
tile-symbol = Z symbolem: zagrywa się kartę Przeznaczenia.
tile-special = Wchodzi z kartą „{ $card }”.
tiles-of = { $left } z { $count } zostało w puli

turn = Tura { $turn }
victory = Punkty Cienia
victory-about = Dziesięć punktów na koniec tury albo dziesięć punktów i Główna Brama w dowolnej chwili dają Cieniowi zwycięstwo.
of-points = z { $goal }
walls-n = mury { $left }
generals = Generałowie
others = Inni
general = Generał
activated = aktywowany
troubled = strapiony umysł
concentrated = skoncentrowany
rings = { $count ->
    [one] 1 żeton Pierścienia
    [few] { $count } żetony Pierścienia
    [many] { $count } żetonów Pierścienia
   *[other] { $count } żetonu Pierścienia
}
wrath = { $count ->
    [one] { $count } żeton gniewu
    [few] { $count } żetony gniewu
    [many] { $count } żetonów gniewu
   *[other] { $count } żetonu gniewu
}
bodyguards = { $count ->
    [one] 1 żeton przybocznego
    [few] { $count } żetony przybocznych
    [many] { $count } żetonów przybocznych
   *[other] { $count } żetonu przybocznych
}
at-fate-track = na torze przeznaczenia, pole { $space }
at-fate-short = tor { $space }
at-fate-track-ready = gotowy, by wejść do gry
at-out-of-play = jeszcze nie w grze
at-eliminated = wyeliminowany
at-vanished = poza planszą
at-eyrie = w Gnieździe Orłów
at-aloft = nad { FORM($territory, case: "ins") }
at-marching = w marszu

bats = Wielkie nietoperze
eyrie-count = { $count } w Gnieździe Orłów
none = brak
pieces = Zapas
supply-of = { $side }: jednostki, które można zrekrutować
piles = Żetony rekrutacji
piles-short = Żetony
pile-left = { $count ->
    [one] W stosie został { $count }
    [few] W stosie zostały { $count }
    [many] W stosie zostało { $count }
   *[other] W stosie zostało { $count }
}
unseen = Jeszcze nieodkryte
unseen-of = { $count } × { $units } { $name }

dice = Kości
dice-none = nie ma już kości
dice-later = kośćmi jeszcze nie rzucono
dice-pool = { $count ->
    [one] 1 kość na turę
    [few] { $count } kości na turę
    [many] { $count } kości na turę
   *[other] { $count } kości na turę
}
cards-in-hand = { $count ->
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
}
cards-of-deck = { $deck }: { $count }
your-dice = Twoje kości
your-hand = Twoja ręka
hand-empty = brak kart
on-table = W grze
manoeuvres = Manewry
laid-aside = odłożona aż do Odzyskiwania sił
decks = Talie i karty odrzucone
deck-left = { $count ->
    [one] została 1 karta
    [few] zostały { $count } karty
    [many] zostało { $count } kart
   *[other] zostało { $count } karty
}
discards = Odrzucone
face-down = { $count ->
    [one] 1 zakryta
    [few] { $count } zakryte
    [many] { $count } zakrytych
   *[other] { $count } zakrytej
}
armour-holds = Na Lśniącej zbroi leży obrażeń: { $count }
orcs-wait = { $count ->
    [one] Na karcie czeka { $count } ork
    [few] Na karcie czekają { $count } orki
    [many] Na karcie czeka { $count } orków
   *[other] Na karcie czeka { $count } orków
}

card-order = Rozkaz
card-combat = W walce
card-story = Opowieść
card-fate = Przeznaczenie
card-with = { $type ->
   *[other] Kością { FORM($face, case: "gen") } lub Wydarzenia
  }
card-on = Leży obok: { $name }
card-stays = Zostaje w grze
card-condition = Wymaga: { $text }
manoeuvre-of = Karta Jednostki: { $unit }
manoeuvre-special = Manewr specjalny
manoeuvre-when = Działa { $timing }
manoeuvre-black = Wymaga trafienia na czarnej kości

strength = Siła
strength-of = Siła { $count }
strength-about = Kości walki: siła armii, najwyżej pięć.
leadership = Zdolności przywódcze
leadership-of = Zdolności przywódcze { $count }
leadership-about = Tyle nieudanych kości można przerzucić.
movement-of = Ruch { $count }
figures-of = { $count ->
    [one] { $count } figurka
    [few] { $count } figurki
    [many] { $count } figurek
   *[other] { $count } figurki
}
favours = Preferuje: { $terrain }
favours-all = W ataku preferuje każdy teren
favours-none = Nie preferuje żadnego terenu
recruited-by = Przybywa z żetonów ({ $token })
never-recruited = Nie przybywa z żadnych żetonów

battle = Walka { FORM($region, case: "at") }
battle-round = Runda { $round }
battle-over = Walka zakończona
attacker = Atakujący
defender = Obrońca
combat-dice = Kości
needed = Trafia na
needs = { $needed }+
damage = Obrażenia
walls = Mury
losses = Straty
superiority = Przewaga terenu: { $side }
manoeuvre = Manewr
manoeuvre-hidden = wybrany, zakryty
manoeuvre-open = …
manoeuvre-none = brak
ability-used = użyto jego zdolności
black = Czarne
white = Białe
reroll-black = Przerzut, czarne
reroll-white = Przerzut, białe
reroll-choose = { $count ->
    [one] Kliknij nieudaną kość, aby ją przerzucić.
    [few] Kliknij do { $count } nieudanych kości, aby je przerzucić.
    [many] Kliknij do { $count } nieudanych kości, aby je przerzucić.
   *[other] Kliknij do { $count } nieudanych kości, aby je przerzucić.
}
reroll-each = Każda trafia na { $needed }: { $percent }
reroll-die = { $colour ->
    [black] Czarna kość, { $value }, chybiona
   *[other] Biała kość, { $value }, chybiona
}
reroll-pick = Przerzuć ją.
reroll-keep = Wybrana; kolejne kliknięcie ją zostawia.
reroll-full = Nie więcej niż { $count }: tyle wynoszą zdolności przywódcze w tej walce.
reroll-count = Wybrane: { $black } cz., { $white } b. · { $count } z najwyżej { $most }
reroll-none-yet = Nie wybrano kości
reroll-all = Wybierz wszystkie chybione ({ $count })
ask-bodyguard = Przyboczni Bolga
ask-bodyguard-about = odrzucasz żeton przybocznego i zapobiegasz wszystkim tym obrażeniom; { $count ->
    [one] zostaje 1.
    [few] zostają { $count }.
    [many] zostaje { $count }.
   *[other] zostaje { $count }.
}
ask-bilbo-vanishes = Pierścień Bilba
ask-bilbo-vanishes-about = Bilbo schodzi z planszy i znikają dwa żetony obrażeń; { $count ->
    [one] zostaje 1 żeton Pierścienia.
    [few] zostają { $count } żetony Pierścienia.
    [many] zostaje { $count } żetonów Pierścienia.
   *[other] zostaje { $count } żetonów Pierścienia.
}
ask-shining-armour = Lśniąca zbroja
ask-shining-armour-about = zdejmuje żetony obrażeń z armii Thorina; teraz leży na niej { $count }. Jeśli na koniec rundy będzie ich więcej niż pięć, przepada.
ask-cease = Zaprzestanie ataku
ask-cease-about = walka natychmiast się kończy, a obie armie zostają na miejscu.
ask-retreat = Odwrót
ask-retreat-about = cała armia przechodzi do sąsiedniego regionu i walka się kończy.
ask-rout = Rozsypka
ask-rout-about = straty, aż zostanie najwyżej jeden żeton obrażeń, potem armia się wycofuje i walka się kończy.
hits = { $count ->
    [0] bez trafień
    [one] 1 trafienie
    [few] { $count } trafienia
    [many] { $count } trafień
   *[other] { $count } trafienia
}
scored = Wolne Ludy { $free_peoples }, Cień { $shadow }: tyle obrażeń dostaje druga strona.
why = Dlaczego
why-walls = mury stoją
why-ford = przez bród (pierwsza runda)
why-uphill = w górę zbocza (pierwsza runda)
why-fierce-defence = Zażarta obrona
why-roaring-voice = Grzmiący głos
why-beorn = Beorn
rounds-before = Wcześniejsze rundy
recap = Przebieg
strike-shot = Ostrzał
strike-eagle-struck = Orzeł uderza
strike-rallied = Przegrupowanie
strike-dread = Wielka trwoga
strike-roll = Kości
strike-again = Przerzut
odds-from = atak { FORM($region, case: "from") }
odds-about = Policzone dokładnie dla walki toczonej do końca, z kartami, które są odkryte. Bez przyszłych manewrów i kart, odwrotów i rozsypek. Najpierw atakujący.

tip-eagle = Czeka w Gnieździe Orłów na Wodza Orłów, którego zdolność wysyła wszystkie. Wynikiem Mobilizacji dowolna ich liczba wraca z pola bitwy i uderza, każdy inną armię Cienia na swoim terytorium: trzy kości, 4+ to jedno obrażenie, każdą nieudaną rzuca się jeszcze raz. Na koniec tury wszystkie wracają do Gniazda.
tip-great-bat = Pozwala Cieniowi wybierać „Ugryzienie” w walkach na swoim terytorium. Wynikiem Mobilizacji jeden nietoperz opuszcza terytorium, a jedna armia Cienia przesuwa się tam o jeden region. Na koniec tury wszystkie odlatują.
tip-token = Leży zakryty; nikt nie zna jego jednostki, dopóki się go nie odwróci.

# the film
film-march = { $who }: { $from } → { $to }

# the guided first turn
guide-welcome-title = Pod Samotną Górą
guide-welcome = Dowodzisz Wolnymi Ludami. Cień nadciąga z północnego wschodu; utrzymaj sześć osad i Główną Bramę, aż przybędą orły i Beorn. Gdy Cień zbierze na nich dziesięć punktów, wygra.
guide-fate-title = Zegar bitwy
guide-fate = Nad mapą biegnie tor przeznaczenia. W każdej turze znacznik się przesuwa, a Bilbo, Thorin, Wódz Orłów i Beorn przybywają, gdy do nich dotrze. Na ostatnim polu wygrywasz.
guide-general-title = Generałowie
guide-general = Przed swoją pierwszą kością możesz odrzucić żeton aktywacji generała. Bard jest aktywowany: użyj go.
guide-ability-title = Co potrafi Bard
guide-ability = Umieszcza żeton rekrutacji albo przegrupowuje swoją armię. Umieść żeton: jego jednostka przybędzie, gdy go odwrócisz.
guide-place-title = Wzmocnij Ostrogę
guide-place = Wschodnia Ostroga sąsiaduje z wrogiem. Kliknij ją na mapie albo użyj przycisku.
guide-muster-title = Jedna kość, jedna akcja
guide-muster = To twoje kości na tę turę. Każdą wydajesz na jedną akcję, na przemian z Cieniem. Kość Mobilizacji (hełm) odwraca żetony: użyj jej.
guide-recruit-title = Odwróć żetony rekrutacji
guide-recruit = Każda kość daje do wyboru kilka akcji. Odwróć żetony w maksymalnie dwóch regionach.
guide-flip-title = Kto przybędzie?
guide-flip = Odwróć żeton na Wschodniej Ostrodze. Nikt nie wiedział, co kryje, ty też nie.
guide-more-title = I jeszcze jeden
guide-more = Żeton można odwrócić w jeszcze jednym regionie: w Obozie.
guide-end-title = Teraz twoja kolej
guide-end = Nowe jednostki stoją obok Barda, a Cień rusza. Dograj turę, jak chcesz: wybór można cofnąć, a książka na pasku wyjaśnia zasadę każdego kroku.

# by − and +
stepper-go = Ruszają
stepper-fall = Giną
stepper-come = Przybywają
stepper-damage = Obrażenia idą z nimi
stepper-divide = Tyle
stepper-fly = Lecą tam
stepper-strike = Uderzają
