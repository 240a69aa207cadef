# Bitwy Westeros na dwóch stronach.

goal = Ród Starków i Ród Lannisterów ścierają się przez kilka rund na polu bitwy z sześciokątów. O co każdy z was walczy, mówi plan bitwy; a armia, której morale się załamie, może od razu stracić wszystko. bow.11.11 bow.10.12
goal-more = Rozkazów nigdy nie jest dość. Żeton porusza jedną jednostkę, karta Przywództwa ludzi wokół jednego dowódcy, a kto dostał rozkaz, ten w tej rundzie już swoje zrobił. bow.4.05 bow.5.10 bow.4.18

side-stark = Ród Starków
side-stark-line = Wojenny zastęp, jeźdźcy, łucznicy i Psiarze, których psy gryzą z daleka. bow.1.03 bow.12.07
side-lannister = Ród Lannisterów
side-lannister-line = Gwardia, Kawalerzyści, łucznicy i Ciężka piechota w pancerzach wartych rangę. bow.1.03 bow.12.09

table = Pole bitwy z sześciokątów z rzeką, lasem i wzgórzami; białe sztandary Starków po lewej, czerwone Lannisterów po prawej, dwie jednostki w zwarciu; u góry tor morale, z boku żetony rozkazów, na dole karty Przywództwa.
pin-unit = Jednostka: do czterech figurek i sztandar. Każde trafienie zabiera figurkę. bow.1.13 bow.7.24
pin-rank = Kolor na sztandarze to ranga, zielona, niebieska lub czerwona: jak dobrze walczy i które tarcze ją trafiają. bow.1.14
pin-commander = Dowódca dowodzi wszystkimi swoimi w odległości do dwóch pól. bow.5.04 bow.5.05
pin-engaged = W zwarciu: obie jednostki są związane walką, aż jedna zginie, wycofa się albo ucieknie ze zwarcia. bow.8.01
pin-morale = Jeden znacznik dla morale obu stron: każda stracona jednostka ściąga go w twoją stronę. bow.10.08 bow.10.10
pin-terrain = Teren: lasy, wzgórza i rzeki spowalniają, zasłaniają i chronią. bow.6.06 bow.7.10
pin-tokens = Żetony rozkazów, wyznaczane rzutem kości co rundę. bow.3.02
pin-cards = Karty Przywództwa: polecenia za żetony dowództwa i taktyki za właściwe żetony w puli. bow.5.07 bow.5.16
pin-goal = O to toczy się bitwa według planu. bow.11.12

turn = Runda w obrazkach

step-rally = Przegrupowanie
step-rally-line = Strona, która zachowała na planszy więcej żetonów dowództwa, ma przewagę i zaczyna. Dowódcy odzyskują siły, a wszystkie jednostki znów stają się aktywne. bow.2.04 bow.2.05 bow.2.07
step-rally-picture = Zmęczona jednostka z opuszczonym sztandarem, a obok ta sama z podniesionym; nad nimi trzy żetony dowództwa.
step-marshal = Przygotowania
step-marshal-line = Rzuć kośćmi rozkazów i weź żeton za każdy symbol; potem wylosuj karty Przywództwa. bow.3.02 bow.3.04
step-marshal-picture = Cztery kości z zieloną, niebieską i czerwoną tarczą oraz symbolem waleczności i wzięte za nie żetony.
step-order = Rozkaz z żetonu
step-order-line = Każdy żeton wydaje rozkaz jednej jednostce w swoim kolorze, a żeton waleczności – dowolnej. Jednostka może się poruszyć, a potem zaatakować. bow.4.06 bow.4.09 bow.4.16
step-order-picture = Zielony żeton rozkazu; zieloni łucznicy Starków maszerują z pola na pole.
step-lead = Rozkaz z karty
step-lead-line = Wskaż dowódcę, zapłać żetonami dowództwa i wydaj rozkazy opisanym na karcie jednostkom do dwóch pól od niego: najpierw wszystkie ruchy, potem wszystkie ataki. bow.5.07 bow.5.10 bow.4.17
step-lead-picture = Karta Robba Starka obok pola bitwy, z podświetlonymi wokół niego polami i dwiema jednostkami wśród nich.
step-attack = Atak
step-attack-line = Zielona ranga rzuca dwiema kośćmi, niebieska trzema, czerwona czterema. Trafiają tarcze w kolorze celu, waleczność prawie zawsze, a każdy symbol morale cofa cel o pole. bow.7.15 bow.7.20 bow.7.21 bow.7.26
step-attack-picture = Jeźdźcy atakują gwardię Lannisterów; na kościach zielona tarcza i waleczność jako trafienia oraz symbol morale.
step-regroup = Reorganizacja
step-regroup-line = Płoną pożary, liczy się punkty. Zatrzymaj najwyżej jedną kartę i jeden żeton; możesz też odzyskać trochę morale. bow.11.01 bow.11.05 bow.11.07
step-regroup-picture = Fragment toru morale ze znacznikiem wracającym na skraj swojej strefy, jedna zachowana karta i jeden żeton.

win-plan = Po ostatniej rundzie rozstrzyga plan bitwy: punkty zwycięstwa, utrzymane miejsca albo co innego podaje. bow.11.04 bow.11.11
win-rout = Gdzie tor kończy się Rozsypką, armia, która tam dotrze, natychmiast przegrywa. bow.10.12
win-instant = Niektóre plany można wygrać od razu, jednym czynem. bow.11.09
win-tie = Równe punkty: wygrywa wyższe morale, a na samym końcu posiadacz Impetu. bow.11.13

plan-stark-1 = Zwiąż i oskrzydl
plan-stark-1-line = Zwiąż wroga w zwarciu jedną jednostką i uderz drugą: atak z flanki przerzuca kości z jednym symbolem. bow.8.03 bow.8.07 bow.8.08
plan-stark-2 = Spuść psy
plan-stark-2-line = Psiarze uderzają na dwa lub trzy pola, ponad głowami swoich, i nikt nie kontratakuje. bow.12.06 bow.12.07
plan-stark-3 = Ramię w ramię
plan-stark-3-line = Jednostka obok dwóch przyjaznych ma Męstwo: może zlekceważyć wynik morale i kontratakuje. bow.12.18 bow.12.16 bow.12.17
plan-lannister-1 = Stal na czele
plan-lannister-1-line = Ciężka piechota broni się tak, jakby miała o rangę wyższą: zieloną trafiają tylko niebieskie tarcze i waleczność. bow.12.09 bow.7.21
plan-lannister-2 = Stratuj ich
plan-lannister-2-line = Waleczność pieszych nigdy nie trafia konnicy, a Kawalerzyści ścigają tych, co padają lub uciekają, i atakują jeszcze raz. bow.7.23 bow.12.12 bow.12.13
plan-lannister-3 = Zachowaj żeton dowództwa
plan-lannister-3-line = Co zostanie na twojej planszy na koniec rundy, liczy się do przewagi w następnej: kto zaczyna, ten pierwszy uderza. bow.2.04 bow.11.06
