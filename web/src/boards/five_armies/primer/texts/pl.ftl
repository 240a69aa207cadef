# Bitwa Pięciu Armii na dwóch stronach.

goal = Zastępy Bolga wlewają się do doliny pod Samotną Górą. Krasnoludy, elfy i ludzie stają przeciw nim ramię w ramię i muszą wytrwać, aż odwróci się przeznaczenie: aż przybędą orły i Beorn. b5a.1.02
goal-more = Tor przeznaczenia to zegar. Chodzi nierówno, a Cień spowalnia go, jak może: im bardziej Wolne Ludy eksploatują swoich generałów, tym większy wybór ma Cień. b5a.7.02

side-free-peoples = Wolne Ludy
side-free-peoples-line = Pięć kości akcji, czterech generałów w polu i piąty w powietrzu, trzy fortyfikacje i czas. b5a.2.08 b5a.8.12
side-shadow = Cień
side-shadow-line = Sześć kości akcji, liczebność, wielkie nietoperze, gobliny pod górą i Bolg, gdy armia stanie w Dolinie. b5a.2.08 b5a.8.03

table = Dolina Dale z góry: Samotna Góra z Główną Bramą, rzeka, Ruiny Dale, armie obu stron, tor przeznaczenia wzdłuż górnej krawędzi, kości akcji i ręka kart na dole.
pin-fate = Tor przeznaczenia: gdzie znacznik już dotarł, tam mogą wejść do gry Bilbo, Thorin, orły i Beorn; na 15 wygrywają Wolne Ludy. b5a.7.07 b5a.11.04
pin-fort = Fortyfikacja: 4 punkty i mury, które pierwsze przyjmują obrażenia. b5a.11.01 b5a.10.29
pin-settlement = Osada: 2 punkty; tu Wolne Ludy zbierają rekrutów. b5a.11.01 b5a.9.30
pin-general = Generał dowodzi swoją armią, a aktywowany ma zdolność. b5a.8.08 b5a.8.14
pin-army = Armia: najwyżej pięć jednostek, a jej obrażenia idą razem z nią. b5a.9.02 b5a.9.11
pin-muster = Regiony mobilizacji, w których przybywają rekruci Cienia. b5a.3.09
pin-goblins = Gobliny zbierają się pod górą: pięć jednostek otwiera przełęcz na stałe. b5a.9.41
pin-eyrie = Gniazdo Orłów: stąd orły wylatują i tu wracają na koniec tury. b5a.12.05 b5a.12.08
pin-cards = Karty: karty Wydarzeń to rozkazy albo fortele w walce, karty Opowieści to twoja własna historia. b5a.6.01 b5a.6.02

turn = Tura w obrazkach

step-recover = Reorganizacja
step-recover-line = Weź kości i dobierz dwie karty: jedną Wydarzenia i jedną ze swojej talii Opowieści. Możesz mieć najwyżej sześć kart. b5a.4.02 b5a.4.03
step-recover-picture = Talia Wydarzeń, talia Opowieści i po jednej dobranej karcie z każdej.
step-generals = Aktywuj generałów
step-generals-line = Wolne Ludy aktywują do trzech generałów. Każdy od razu daje armii żeton zdolności przywódczych, a swoją zdolność zachowuje na później. b5a.4.04 b5a.4.05
step-generals-picture = Medaliony Barda, Dáina i Thranduila, każdy z gwiazdką.
step-fate = Przeznaczenie
step-fate-line = Cień losuje żeton przeznaczenia, a przy dwóch lub trzech generałach może losować dalej. Ostatni wylosowany przesuwa znacznik. b5a.7.02 b5a.7.03 b5a.7.06
step-fate-picture = Tor przeznaczenia ze znacznikiem na 4; żeton 1 odłożono na bok, a żeton 2 przesuwa znacznik na 6, gdzie czeka Thorin.
step-bats = Dowodzenie i nietoperze
step-bats-line = Cień ma tyle żetonów, ile kości: zdolności przywódcze dla swoich armii i wielkie nietoperze na niebo nad terytorium. b5a.4.07 b5a.4.08
step-bats-picture = Orki ze sztandarem dowódcy i trzy wielkie nietoperze nad doliną.
step-act = Działaj
step-act-line = Obaj gracze rzucają kośćmi, potem grają na przemian, najpierw Wolne Ludy: marsz, atak, rekrutacja, przegrupowanie, ruch postaci, karta. b5a.4.09 b5a.5.06
step-act-picture = Kość Armii; orki i wargowie idą równiną ku Ruinom Dale.
step-battle = Walcz
step-battle-line = Każda strona w tajemnicy wybiera manewr, potem rzuca tyloma kośćmi, ile ma siły, najwyżej pięcioma. 5 lub 6 zadaje wrogowi obrażenie; by się obrażeń pozbyć, poświęca się jednostki. b5a.10.08 b5a.10.14 b5a.10.26 b5a.10.27
step-battle-picture = Dwie karty manewrów, jedna krasnoludów i jedna orków, i rząd kości walki dla każdej strony.

win-fate = Znacznik przeznaczenia dociera na 15: Wolne Ludy natychmiast wygrywają. b5a.11.04
win-beorn = Przybywa Beorn, a Cień ma 5 lub mniej punktów: Wolne Ludy natychmiast wygrywają. b5a.11.03
win-bolg = Ginie Bolg: Wolne Ludy natychmiast wygrywają. b5a.11.02
win-points = Na koniec tury Cień ma 10 punktów: Cień wygrywa. b5a.11.05
win-gate = Cień ma 10 punktów i Główną Bramę: natychmiast wygrywa. b5a.11.06

plan-free-peoples-1 = Broń się za murami
plan-free-peoples-1-line = Przeciw nieprzełamanej fortyfikacji atakujący potrzebuje szóstek, a mury pierwsze przyjmują obrażenia. Miej kogoś we wszystkich trzech. b5a.10.19 b5a.10.29
plan-free-peoples-2 = Nie wzywaj wszystkich
plan-free-peoples-2-line = Trzech generałów pozwala Cieniowi wylosować do trzech żetonów i zatrzymać się na niskim; jeden nie daje mu wyboru. b5a.7.02 b5a.7.03
plan-free-peoples-3 = Licz do pięciu
plan-free-peoples-3-line = Oddawaj teren, ale nie więcej niż za 5 punktów: wtedy przybycie Beorna kończy bitwę. b5a.11.03 b5a.12.09
plan-shadow-1 = Dwa miejsca na jednym terytorium
plan-shadow-1-line = Dwie osady lub fortyfikacje na jednym terytorium dają ci od następnej tury siódmą kość. b5a.5.03 b5a.5.04
plan-shadow-2 = Otwórz przełęcze
plan-shadow-2-line = Okiem Saurona umieścisz po goblinie w obu punktach mobilizacji. Pięć otwiera przełęcz i wychodzisz na tyły wroga. b5a.5.21 b5a.9.41 b5a.9.42
plan-shadow-3 = Uderz z dwóch stron
plan-shadow-3-line = W połączonym ataku co rundę wskazujesz, która z twoich armii walczy: świeża trafia na zmęczonego wroga. b5a.10.44 b5a.10.46
