# Władca Pierścieni: Gra karciana na dwóch stronach.

goal = Kilkoro bohaterów wyrusza na wyprawę. Przeciwko wam jest tylko talia Spotkań: wygrywacie razem albo razem przegrywacie. Można grać samemu albo nawet we czworo. lcg.1.01 lcg.1.02
goal-more = Każda runda zadaje to samo pytanie. Postać na wyprawie jest wyczerpana, więc ani nie broni, ani nie atakuje. lcg.6.02 lcg.9.08 lcg.10.02 Wydaj na wyprawę za dużo, a dopadną cię wrogowie; za mało, a cień urośnie.

side-quest = Ty i przyjaciele
side-quest-line = Od jednego do trzech bohaterów na gracza, w grze od początku, oraz talia sprzymierzeńców, dodatków i wydarzeń. Koszty zagrożenia bohaterów składają się na początkowe zagrożenie. lcg.2.12 lcg.2.18 lcg.3.03

table = Stół „Przeprawy przez Mroczną Puszczę”: w środku karta Wyprawy z aktywnym obszarem obok, wróg i obszar w strefie przeciwności na skraju puszczy, wróg przed trzema bohaterami, plansza zagrożenia i ręka kart.
pin-quest = Wyprawa: karta na każdy etap i postęp, jakiego każdy z nich wymaga. lcg.2.03 lcg.12.07
pin-active = Aktywny obszar: przyjmuje postęp przed wyprawą. lcg.7.05
pin-staging = Strefa przeciwności: wrogowie i obszary, których zagrożenie staje przeciwko twojej sile woli. lcg.1.09 lcg.6.08
pin-encounter = Talia Spotkań: co rundę po jednej karcie na gracza. lcg.6.04
pin-engaged = Wróg w zwarciu: co rundę atakuje swojego gracza. lcg.9.02
pin-heroes = Bohaterowie: siła woli na wyprawę, siła ataku, siła obrony i punkty wytrzymałości. lcg.2.15
pin-resources = Zasoby: monety bohatera płacą za karty jego sfery. lcg.5.03
pin-threat = Twoje zagrożenie: ściąga wrogów, a przy 50 wypadasz z gry. lcg.1.04 lcg.12.03
pin-hand = Twoja ręka: na początku sześć kart, co rundę jedna więcej. lcg.3.06 lcg.4.03

turn = Runda w obrazkach

step-plan = Zbierz siły i zaplanuj
step-plan-line = Każdy bohater zyskuje zasób, a każdy gracz dobiera kartę. Potem zagrywasz sprzymierzeńców i dodatki, za które płacą bohaterowie ich sfery. lcg.4.01 lcg.4.03 lcg.5.01
step-plan-picture = Théodred z dwoma zasobami i zagrany obok niego Zwiadowca znad Śnieżnego Potoku.
step-quest = Wyprawa
step-quest-line = Wyczerp tych, którzy idą. Potem odkrywa się karty. Więcej siły woli niż zagrożenia to postęp; mniej podnosi zagrożenie każdego gracza o tyle, ile zabrakło. lcg.6.02 lcg.6.09 lcg.6.11
step-quest-picture = Waga: siła woli dziewięć przydzielonych bohaterów przeciwko zagrożeniu siedem strefy przeciwności.
step-travel = Podróż
step-travel-line = Możecie podróżować do jednego obszaru. Nie dodaje już zagrożenia, a przed następnym trzeba go zbadać. lcg.7.01 lcg.7.03 lcg.7.04
step-travel-picture = Stara Leśna Droga przechodzi ze strefy przeciwności do karty Wyprawy.
step-meet = Spotkania
step-meet-line = Każdy gracz może wezwać do siebie jednego wroga. Potem przychodzą ci, których koszt zwarcia nie przekracza zagrożenia, od najwyższego. lcg.8.02 lcg.8.04
step-meet-picture = Plansza zagrożenia na 29; Leśny Pająk o koszcie zwarcia 25 schodzi ze strefy przeciwności, Wódz Ufthak z 35 zostaje.
step-fight = Walka
step-fight-line = Wrogowie uderzają pierwsi, każdy z zakrytą kartą cienia: wyczerp obrońcę, bo inaczej wszystko przyjmie bohater. Potem oddaj cios tymi, którzy są jeszcze przygotowani. lcg.9.01 lcg.9.03 lcg.9.13 lcg.10.02
step-fight-picture = Orki z Dol Guldur z zakrytą kartą cienia atakują; broni obrócony na bok Aragorn.
step-refresh = Odpoczynek
step-refresh-line = Wszystko znów jest przygotowane, zagrożenie każdego rośnie o 1, a znacznik pierwszego gracza idzie dalej. lcg.11.01 lcg.11.02 lcg.11.03
step-refresh-picture = Glóin znów jest przygotowany, a plansza zagrożenia przechodzi z 29 na 30.

win-quest = Ukończcie ostatni etap wyprawy, gdy w grze jest jeszcze przynajmniej jeden gracz: wygrywacie wszyscy. lcg.12.01
win-out = Gracz wypada z gry, gdy jego zagrożenie osiągnie 50 albo zginą wszyscy jego bohaterowie. lcg.12.03
win-lost = Gdy wypadną wszyscy gracze, wyprawa jest przegrana. lcg.12.02
win-score = Wśród wygranych lepszy jest niższy wynik: zagrożenie, polegli bohaterowie i rany, minus punkty zwycięstwa. lcg.12.11 lcg.12.13

plan-quest-1 = Idź na wyprawę z zapasem
plan-quest-1-line = Przydzielasz, zanim odkryje się karty. Zsumuj zagrożenie, które widzisz, i wyślij o dwa lub trzy punkty siły woli więcej na każdą kartę, która przyjdzie. lcg.6.04 lcg.6.08
plan-quest-2 = Zostaw kogoś do obrony
plan-quest-2-line = Zostaw przygotowaną postać na każdego wroga, który zaatakuje: niebroniony atak zadaje wszystkie obrażenia jednemu bohaterowi, a jego obrona się nie liczy. lcg.9.08 lcg.9.13
plan-quest-3 = Podróżuj i wcześnie ściągaj wrogów
plan-quest-3-line = To, co leży w strefie przeciwności, ciąży na każdej wyprawie. Podróżuj, gdy możesz, i wezwij wroga, póki masz dość sił, by go zabić. lcg.7.04 lcg.8.03
