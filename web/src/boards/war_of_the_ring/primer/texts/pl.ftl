# Wojna o Pierścień na dwóch stronach.

goal = Frodo i Sam niosą w ukryciu Pierścień ku Górze Przeznaczenia, podczas gdy armie Cienia niszczą wszystko, co kochają. Są dwie strony, a każda może wygrać na dwa sposoby: Pierścieniem albo mieczem. wotr.1.03
goal-more = Polegli Wolnych Ludów nie wracają, wojska Cienia – tak. wotr.6.29 Dlatego Wolnym Ludom zawsze brakuje czasu, a Cieniowi zawsze brakuje oczu: co wyda na poszukiwania, to nie maszeruje.

side-free-peoples = Wolne Ludy
side-free-peoples-line = Cztery kości akcji, Drużyna Pierścienia z siedmioma Towarzyszami i pięć Narodów, z których na początku czuwają tylko Elfy. wotr.3.08 wotr.3.09
side-shadow = Cień
side-shadow-line = Siedem kości akcji, niekończące się posiłki, Nazgûle i trzech Sług czekających na wejście do gry. wotr.3.08 wotr.2.16

table = Mapa Śródziemia z tarczami obu stron, medalion Drużyny Pierścienia przy Rivendell, Nazgûl, tor Mordoru przy Górze Przeznaczenia, poniżej kości akcji i ręka kart Wydarzeń, a na brzegu kości i żetony poszukiwań.
pin-fellowship = Drużyna Pierścienia tam, gdzie ją ostatnio widziano; liczba mówi, ile kroków mogła od tego czasu zrobić. wotr.8.02 wotr.8.03
pin-army = Armia: wszystkie jednostki jednej strony w regionie, najwyżej dziesięć. Prowadzą je dowódcy i postacie. wotr.6.16 wotr.6.18
pin-stronghold = Twierdza jest warta 2 punkty dla wroga, który ją zdobędzie, miasto 1. Tam Narody rekrutują wojska. wotr.10.07 wotr.6.23
pin-wall = Łańcuchów górskich między regionami nie można przekroczyć. wotr.2.18
pin-nazgul = Nazgûl prowadzi armie i jednym ruchem przelatuje całą mapę. wotr.2.12 wotr.6.09
pin-mordor = Tor Mordoru: pięć kroków do Szczelin Zagłady. wotr.9.35
pin-dice = Kości akcji: możliwości tej tury, jedna akcja na kość. wotr.4.17
pin-cards = Karty Wydarzeń: wydarzenie za kość albo fortel w bitwie za darmo. wotr.5.01 wotr.5.16
pin-hunt = Poszukiwania: kości to ich siła, żetony to ciężar, jaki zadają. wotr.9.07 wotr.9.01

turn = Tura w obrazkach

step-draw = Zbierz siły
step-draw-line = Odzyskaj kości; dobierz po karcie z każdej ze swoich dwóch talii. Potem Drużyna Pierścienia może się ujawnić, by się leczyć albo obudzić Naród. wotr.4.02 wotr.4.03
step-draw-picture = Dwie talie kart Wydarzeń, po karcie dobranej z każdej, i odzyskane niebieskie kości.
step-hunt = Czuwaj
step-hunt-line = Cień przed rzutem kładzie kości na polu poszukiwań: najwyżej tyle, ilu Towarzyszy idzie z Pierścieniem, albo jedną. wotr.4.13 wotr.4.15
step-hunt-picture = Oko nad Mordorem i dwie czerwone kości odłożone bez rzutu.
step-roll = Rzuć
step-roll-line = Obie strony rzucają wszystkimi innymi kośćmi. Każde Oko Cienia od razu dołącza do poszukiwań. wotr.4.05
step-roll-picture = Cztery niebieskie kości i cztery czerwone; czerwona kość z Okiem przesuwa się ku poszukiwaniom.
step-act = Działaj
step-act-line = Na przemian, zaczynają Wolne Ludy: jedna kość, jedna akcja. Maszeruj, atakuj, rekrutuj, poruszaj postacie, zagraj kartę, zrób krok z Pierścieniem. wotr.4.17
step-act-picture = Kość Armii nad Rohanem; armia Isengardu maszeruje z Orthanku do Brodów na Isenie.
step-walk = Idź skrycie
step-walk-line = Każdy krok Drużyny Pierścienia wywołuje poszukiwania: Cień rzuca kością za każdą swoją kość na polu poszukiwań, a 6 oznacza żeton. wotr.8.13 wotr.9.08 wotr.9.12
step-walk-picture = Kropkowany ślad prowadzi z Rivendell na południe; obok leżą dwie kości poszukiwań, jedna z szóstką, i żeton poszukiwań z dwójką.
step-battle = Walcz
step-battle-line = Jedna kość za każdą jednostkę, najwyżej pięć; 5 lub 6 trafia, a dowódcy przerzucają pudła. Przeciwko oblężonej twierdzy atakujący potrzebuje 6. wotr.6.54 wotr.6.64 wotr.6.65 wotr.6.86
step-battle-picture = Armie Saurona pod Minas Tirith, obrońcy za murami i po rzędzie kości bitwy dla każdej strony.

win-doom = Powiernicy Pierścienia stoją u Szczelin Zagłady z zepsuciem poniżej 12: Wolne Ludy natychmiast wygrywają. wotr.10.04
win-corruption = Zepsucie osiąga 12: Powiernicy Pierścienia ponoszą porażkę i natychmiast wygrywa Cień. wotr.10.03
win-conquest = Na koniec tury Cień ma osady warte 10 punktów: wygrywa Cień. wotr.10.05
win-banished = Na koniec tury Wolne Ludy mają osady Cienia warte 4 punkty, a Cień nie wygrał: wygrywają Wolne Ludy. wotr.10.06

plan-free-peoples-1 = Zrób pierwszy krok wcześnie
plan-free-peoples-1-line = Pierwszy krok w turze jest najbezpieczniejszy: każda kość, którą już poruszyłeś Drużynę, dodaje 1 do każdego późniejszego rzutu poszukiwań tej tury. wotr.9.09
plan-free-peoples-2 = Obudź Gondor, nim spłonie
plan-free-peoples-2-line = Naród poza stanem wojny nie atakuje ani nie rekrutuje kośćmi. Wyślij Boromira do Minas Tirith, a kości Mobilizacji wydawaj na politykę. wotr.7.13 wotr.7.14 wotr.7.05 wotr.4.33
plan-free-peoples-3 = Niech walczą za ciebie mury
plan-free-peoples-3-line = Wycofaj się do twierdzy: atak na mury wymaga szóstek i trwa jedną rundę, chyba że atakujący zamieni jednostkę elitarną na regularną za kolejną rundę. wotr.6.82 wotr.6.86 wotr.6.87
plan-shadow-1 = Miej Pierścień na oku
plan-shadow-1-line = Co turę zostawiaj na polu poszukiwań kość lub dwie i wyślij za Drużyną Nazgûla: pozwala przerzucić jedną nieudaną kość poszukiwań. wotr.4.04 wotr.9.10
plan-shadow-2 = Wezwij Sarumana
plan-shadow-2-line = Wprowadź Isengard w stan wojny kością Mobilizacji, a drugą Sarumana do Orthanku: od następnej tury rzucasz o jedną kość więcej. wotr.4.33 wotr.4.36 wotr.4.10
plan-shadow-3 = Uderzaj pełnymi armiami
plan-shadow-3-line = Dziesięć jednostek nie rzuca większą liczbą kości niż pięć, ale dłużej wytrzymuje. Wybierz dwa fronty i policz drogę do dziesięciu punktów. wotr.6.54 wotr.6.18 wotr.6.96
