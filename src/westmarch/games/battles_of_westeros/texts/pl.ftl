### Wszystko, co mówi gra, po polsku. Nazwę jednostki tworzą przymiotnik rangi w rodzaju i przypadku jednostki oraz jej nazwa;
### czasownik wybiera się po { UNIT($who, as: "gender") }: pm i p to liczba mnoga.

game-title = Bitwy Westeros
game-summary = Ród Starków przeciw Rodowi Lannisterów na polu bitwy z sześciokątów: dowódcy, ich strefy kontroli i morale dwóch armii.
game-option-battle = która bitwa jest rozgrywana; także własna, jako JSON
game-option-retreat = jak jednostki się wycofują: jak w druku czy według erraty

## names

name-and = i
name-quoted = „{ $name }”
name-or = lub

name-unit-plain = { KIND($kind, as: "gender") ->
        [m] { $case ->
                [gen] { SYMBOL($rank, case: "m_gen") } { KIND($kind, case: "gen") }
                [dat] { SYMBOL($rank, case: "m_dat") } { KIND($kind, case: "dat") }
                [acc] { SYMBOL($rank, case: "m_acc") } { KIND($kind, case: "acc") }
                [ins] { SYMBOL($rank, case: "m_ins") } { KIND($kind, case: "ins") }
                [loc] { SYMBOL($rank, case: "m_loc") } { KIND($kind, case: "loc") }
               *[other] { SYMBOL($rank, case: "m_nom") } { KIND($kind, case: "nom") }
            }
        [f] { $case ->
                [gen] { SYMBOL($rank, case: "f_gen") } { KIND($kind, case: "gen") }
                [dat] { SYMBOL($rank, case: "f_dat") } { KIND($kind, case: "dat") }
                [acc] { SYMBOL($rank, case: "f_acc") } { KIND($kind, case: "acc") }
                [ins] { SYMBOL($rank, case: "f_ins") } { KIND($kind, case: "ins") }
                [loc] { SYMBOL($rank, case: "f_loc") } { KIND($kind, case: "loc") }
               *[other] { SYMBOL($rank, case: "f_nom") } { KIND($kind, case: "nom") }
            }
        *[other] { $case ->
                [gen] { SYMBOL($rank, case: "pm_gen") } { KIND($kind, case: "gen") }
                [dat] { SYMBOL($rank, case: "pm_dat") } { KIND($kind, case: "dat") }
                [acc] { SYMBOL($rank, case: "pm_acc") } { KIND($kind, case: "acc") }
                [ins] { SYMBOL($rank, case: "pm_ins") } { KIND($kind, case: "ins") }
                [loc] { SYMBOL($rank, case: "pm_loc") } { KIND($kind, case: "loc") }
               *[other] { SYMBOL($rank, case: "pm_nom") } { KIND($kind, case: "nom") }
            }
    }
name-unit-led = { KIND($kind, as: "gender") ->
        [m] { $case ->
                [gen] { SYMBOL($rank, case: "m_gen") } { KIND($kind, case: "gen") } { LEADER($commander, case: "gen") }
                [dat] { SYMBOL($rank, case: "m_dat") } { KIND($kind, case: "dat") } { LEADER($commander, case: "gen") }
                [acc] { SYMBOL($rank, case: "m_acc") } { KIND($kind, case: "acc") } { LEADER($commander, case: "gen") }
                [ins] { SYMBOL($rank, case: "m_ins") } { KIND($kind, case: "ins") } { LEADER($commander, case: "gen") }
                [loc] { SYMBOL($rank, case: "m_loc") } { KIND($kind, case: "loc") } { LEADER($commander, case: "gen") }
               *[other] { SYMBOL($rank, case: "m_nom") } { KIND($kind, case: "nom") } { LEADER($commander, case: "gen") }
            }
        [f] { $case ->
                [gen] { SYMBOL($rank, case: "f_gen") } { KIND($kind, case: "gen") } { LEADER($commander, case: "gen") }
                [dat] { SYMBOL($rank, case: "f_dat") } { KIND($kind, case: "dat") } { LEADER($commander, case: "gen") }
                [acc] { SYMBOL($rank, case: "f_acc") } { KIND($kind, case: "acc") } { LEADER($commander, case: "gen") }
                [ins] { SYMBOL($rank, case: "f_ins") } { KIND($kind, case: "ins") } { LEADER($commander, case: "gen") }
                [loc] { SYMBOL($rank, case: "f_loc") } { KIND($kind, case: "loc") } { LEADER($commander, case: "gen") }
               *[other] { SYMBOL($rank, case: "f_nom") } { KIND($kind, case: "nom") } { LEADER($commander, case: "gen") }
            }
        *[other] { $case ->
                [gen] { SYMBOL($rank, case: "pm_gen") } { KIND($kind, case: "gen") } { LEADER($commander, case: "gen") }
                [dat] { SYMBOL($rank, case: "pm_dat") } { KIND($kind, case: "dat") } { LEADER($commander, case: "gen") }
                [acc] { SYMBOL($rank, case: "pm_acc") } { KIND($kind, case: "acc") } { LEADER($commander, case: "gen") }
                [ins] { SYMBOL($rank, case: "pm_ins") } { KIND($kind, case: "ins") } { LEADER($commander, case: "gen") }
                [loc] { SYMBOL($rank, case: "pm_loc") } { KIND($kind, case: "loc") } { LEADER($commander, case: "gen") }
               *[other] { SYMBOL($rank, case: "pm_nom") } { KIND($kind, case: "nom") } { LEADER($commander, case: "gen") }
            }
    }
name-unit-at = { UNIT($unit) } ({ $hex })

## the board in text

board-round = { $title }: runda { $round } z { $rounds }, { PHASE($phase) }
board-setting_up = { $title }: przygotowanie
board-to_act = { HOUSE($first) } ma przewagę, { HOUSE($momentum) } ma Impet
board-points = Punkty: Starkowie { $arg1 }, Lannisterowie { $arg2 }
board-morale = Morale: { $space } po stronie { HOUSE($house, case: "gen") }, strefa { ZONE($zone) }
    .or = Morale: pośrodku
board-house = { HOUSE($house) }: { $command ->
        [one] { $command } żeton dowództwa
        [few] { $command } żetony dowództwa
        [many] { $command } żetonów dowództwa
       *[other] { $command } żetonu dowództwa
    }, żetony rozkazów { $pool }, { $hand ->
        [one] { $hand } karta
        [few] { $hand } karty
        [many] { $hand } kart
       *[other] { $hand } karty
    } na ręce, w talii { $deck }
board-none = brak
board-legend = Jednostki: Ród, ranga, rodzaj, figurki; wielka litera rodzaju z dowódcą; * aktywna. Teren: { $grounds }.
board-unit = { $hex } { UNIT($unit) }, { $figures ->
        [one] { $figures } figurka
        [few] { $figures } figurki
        [many] { $figures } figurek
       *[other] { $figures } figurki
    }, { $state }
board-active = aktywna
board-inactive = nieaktywna
board-engaged = w zwarciu z { $hex } (żeton { HOUSE($house, case: "gen") })
board-commander = { COMMANDER($commander) }: { $tokens } z { $limit } żetonów dowództwa, { $side }
board-fresh = karta niewyczerpana
board-spent = karta wyczerpana
board-captured = w niewoli { HOUSE($house, case: "gen") }
board-objective = Cel { $hex }, { $name }: { HOUSE($house) }
    .or = Cel { $hex }, { $name }
    .or-2 = Cel { $hex }: { HOUSE($house) }
    .or-3 = Cel { $hex }
board-fire = Pożary: { $fires }
board-strategy = Żeton strategii na { $hex }: { TOKEN($token) }
board-captive = Jeniec na { $hex }
    .or = Jeniec ukryty na { $tokens }
board-targets = Katapulty celują w: { $targets }
board-off = Poza polem bitwy: { $units }
board-eliminated = straty
board-waiting = jeszcze nie przybyli
board-escaped = opuścili pole bitwy
board-playing = Zagrywana karta: { CARD($card) }
board-hand = { CARD($card) }: { $text }
board-to_place = Do rozmieszczenia: { $things }

## words for values

token_use-green = rozkaz dla aktywnej jednostki o zielonej randze
token_use-blue = rozkaz dla aktywnej jednostki o niebieskiej randze
token_use-red = rozkaz dla aktywnej jednostki o czerwonej randze
token_use-valor = rozkaz dla aktywnej jednostki o dowolnej randze
token_use-morale = zwiększ lub zmniejsz morale

real-True = to prawdziwa strategiczna pozycja i należy odtąd do niego
real-False = to pozycja pozorowana

how-melee = atak na cel
how-ranged = ostrzał celu
how-dogs_of_war = psy na cel
how-counterattack = kontratak na cel
how-parting_blow = cios na pożegnanie, cel

ending-condition = dzięki warunkom zwycięstwa bitwy
ending-points = dzięki większej liczbie punktów zwycięstwa
ending-morale = przy równych punktach dzięki wyższemu morale
ending-momentum = przy pełnym remisie dzięki Impetowi

score-eliminate = wyeliminowaną jednostkę
score-capture = pojmanego dowódcę
score-escape = jednostkę, która uszła
score-objectives = kontrolowane cele
score-morale = niskie morale wroga
score-rows = jednostki wysunięte daleko do przodu
score-survive = ocalałe jednostki
score-fires = pożary
score-destroyed = to, co zniszczono
score-standing = to, co jeszcze stoi
score-area = jednostki na obszarze
score-rescued = uwolnionego jeńca
score-bystander = pochwyconą osobę

token-hidden = zakryty
token-feint = pozycja pozorowana
token-stark = odkrył go Ród Starków
token-lannister = odkrył go Ród Lannisterów

# What a commander can do at a window: the ability that does not turn his card, and the one that does.
ability-robb_king_in_the_north = zdejmij żeton zwarcia z jego pola
ability-kevan_trusted_captain = użycz dwóch kości temu atakowi

commit-robb_young_wolf = atakuje jego wilkor
commit-robb_king_in_the_north = zamiana miejsc ze sztandarowym konnicy obok niego
commit-eddard_lord_of_winterfell = zwiększ swoje morale o 2
commit-greatjon_the_greatjon = przegrupuj jego jednostkę
commit-greatjon_last_hearth = kontrolowana piechota porusza się w tej turze o 1 pole dalej
commit-maege_bear_island = przegrupuj do 2 kontrolowanych jednostek
commit-rickard_lord_of_karhold = przegrupuj do 3 kontrolowanych jednostek konnicy
commit-jaime_kingslayer = jego jednostka atakuje dwa razy
commit-jaime_second = wylosuj 2 karty Przywództwa
commit-gregor_the_mountain = przerzuć wszystkie kości tego ataku
commit-gregor_reaver = dodaj 2 poziomy pożarowi obok niego
commit-kevan_trusted_captain = do 3 kontrolowanych jednostek piechoty ma Męstwo do końca rundy
commit-addam_ashemark = kontrolowana konnica porusza się w tej turze o 1 pole dalej
commit-tywin_casterly_rock = rzuć 3 kośćmi rozkazów i weź żetony

# The zones of the morale track, and how a requirement names one: that zone or better, that zone or worse.
zone-grey = szara
zone-green = zielona
zone-yellow = żółta
zone-red = czerwona

meets-better = lepsza
meets-worse = gorsza

## what is printed on Leadership cards

# Units that a command or tactic reaches: of a rank and a class, of one of the two, or any.
card-some = maksymalnie { $most } { $case ->
        [dat] jednostkom
        [gen] jednostek
       *[other] { $most ->
            [one] jednostka
            [few] jednostki
            [many] jednostek
           *[other] jednostki
        }
    } { CLASS($class, case: "gen") } o { SYMBOL($rank, case: "rank") } randze
    .or = maksymalnie { $most } { $case ->
            [dat] jednostkom
            [gen] jednostek
           *[other] { $most ->
                [one] jednostka
                [few] jednostki
                [many] jednostek
               *[other] jednostki
            }
        } o { SYMBOL($rank, case: "rank") } randze
    .or-2 = maksymalnie { $most } { $case ->
            [dat] jednostkom
            [gen] jednostek
           *[other] { $most ->
                [one] jednostka
                [few] jednostki
                [many] jednostek
               *[other] jednostki
            }
        } { CLASS($class, case: "gen") }
    .or-3 = maksymalnie { $most } { $case ->
            [dat] jednostkom
            [gen] jednostek
           *[other] { $most ->
                [one] jednostka
                [few] jednostki
                [many] jednostek
               *[other] jednostki
            }
        }
card-one = 1 { $case ->
        [gen] jednostki
        [dat] jednostce
        [acc] jednostkę
       *[other] jednostka
    } { CLASS($class, case: "gen") } o { SYMBOL($rank, case: "rank") } randze
    .or = 1 { $case ->
            [gen] jednostki
            [dat] jednostce
            [acc] jednostkę
           *[other] jednostka
        } o { SYMBOL($rank, case: "rank") } randze
    .or-2 = 1 { $case ->
            [gen] jednostki
            [dat] jednostce
            [acc] jednostkę
           *[other] jednostka
        } { CLASS($class, case: "gen") }
    .or-3 = 1 { $case ->
            [gen] jednostki
            [dat] jednostce
            [acc] jednostkę
           *[other] jednostka
        }
card-all = { $case ->
        [gen] wszystkich jednostek
        [dat] wszystkim jednostkom
       *[other] wszystkie jednostki
    } { CLASS($class, case: "gen") } o { SYMBOL($rank, case: "rank") } randze
    .or = { $case ->
            [gen] wszystkich jednostek
            [dat] wszystkim jednostkom
           *[other] wszystkie jednostki
        } o { SYMBOL($rank, case: "rank") } randze
    .or-2 = { $case ->
            [gen] wszystkich jednostek
            [dat] wszystkim jednostkom
           *[other] wszystkie jednostki
        } { CLASS($class, case: "gen") }
    .or-3 = { $case ->
            [gen] wszystkich jednostek
            [dat] wszystkim jednostkom
           *[other] wszystkie jednostki
        }
card-stray = { GROUP($some) } poza strefą, obok już wybranej
card-order = wydaj rozkaz { GROUP($groups, case: "dat") }
card-rally = przegrupuj { GROUP($groups, case: "acc") }
card-command = { $does } ({ $cost ->
        [one] { $cost } żeton
        [few] { $cost } żetony
        [many] { $cost } żetonów
       *[other] { $cost } żetonu
    })
card-tactic = Taktyka, { TIMING($timing) }, jeśli { $needs }: { $does }
card-tokens = okażesz { $tokens }
card-token = żeton { SYMBOL($arg1, case: "gen") }
card-two_tokens = dwa żetony { SYMBOL($arg1, case: "gen") }
card-nothing = zechcesz

timing-before = przed poleceniem
timing-after = po poleceniu
timing-either = przed poleceniem lub po nim

test-own_better = twoje morale jest w strefie { $zone ->
        [grey] szarej
        [green] zielonej
        [yellow] żółtej
       *[red] czerwonej
    } lub lepszej
test-own_worse = twoje morale jest w strefie { $zone ->
        [grey] szarej
        [green] zielonej
        [yellow] żółtej
       *[red] czerwonej
    } lub gorszej
test-enemy_better = morale wroga jest w strefie { $zone ->
        [grey] szarej
        [green] zielonej
        [yellow] żółtej
       *[red] czerwonej
    } lub lepszej
test-enemy_worse = morale wroga jest w strefie { $zone ->
        [grey] szarej
        [green] zielonej
        [yellow] żółtej
       *[red] czerwonej
    } lub gorszej

target-ordered = { GROUP($some) } z wydanym teraz rozkazem
target-attack = { GROUP($some) } w tym ataku
target-controlled = { GROUP($some) } w strefie
target-enemy = { GROUP($some) } wroga w strefie
target-attacked = { UNITS($units) } po ataku
target-attacked_unengaged = { UNITS($units) } po ataku i poza zwarciem
target-unengaged = { UNITS($units) } poza zwarciem

until-turn = w tej turze
until-round = do końca rundy

tactic-gain_keyword = { KEYWORD($keyword) } { UNTIL($until) } dla { UNITS($units, case: "gen") }
tactic-dice_bonus = { $value ->
        [one] { $value } kość
        [few] { $value } kości
        [many] { $value } kości
       *[other] { $value } kości
    } więcej dla { UNITS($units, case: "gen") }
tactic-flank_dice = { $value ->
        [one] { $value } kość
        [few] { $value } kości
        [many] { $value } kości
       *[other] { $value } kości
    } więcej przy flankowaniu dla { UNITS($units, case: "gen") }
tactic-no_counterattack = bez kontrataku { UNITS($units, case: "gen") }
tactic-extra_retreat = wrogowie zmuszeni do odwrotu przez { UNITS($units, case: "acc") } wycofują się o { $value ->
        [one] { $value } pole
        [few] { $value } pola
        [many] { $value } pól
       *[other] { $value } pola
    } więcej
tactic-move_bonus = ruch o { $value ->
        [one] { $value } pole
        [few] { $value } pola
        [many] { $value } pól
       *[other] { $value } pola
    } dłuższy dla { UNITS($units, case: "gen") }
tactic-reroll = przerzuć maksymalnie { $value ->
        [one] { $value } kość
        [few] { $value } kości
        [many] { $value } kości
       *[other] { $value } kości
    } { UNITS($units, case: "gen") }
tactic-ignore_heavy_armor = Ciężki pancerz nie pomaga przeciw { UNITS($units, case: "dat") }
tactic-remove_engagement = zdejmij żeton zwarcia z { UNITS($units, case: "gen") }
tactic-ignore_terrain_stop = teren nie zatrzymuje { UNITS($units, case: "gen") }
tactic-move = jeszcze jeden ruch o maksymalnie { $value ->
        [one] { $value } pole
        [few] { $value } pola
        [many] { $value } pól
       *[other] { $value } pola
    } dla { UNITS($units, case: "gen") }
tactic-pursue_bonus = pościg o { $value ->
        [one] { $value } pole
        [few] { $value } pola
        [many] { $value } pól
       *[other] { $value } pola
    } dalej dla { UNITS($units, case: "gen") }
tactic-morale_per_event = twoje morale rośnie o { $value }, ilekroć wróg musi się wycofać o 2 lub więcej pól
tactic-morale = zwiększ swoje morale o { $value }
tactic-draw = wylosuj { $value ->
        [one] { $value } kartę
        [few] { $value } karty
        [many] { $value } kart
       *[other] { $value } karty
    }
tactic-roll_order_tokens = rzuć { $value ->
        [one] { $value } kością
        [few] { $value } kośćmi
        [many] { $value } kośćmi
       *[other] { $value } kości
    } rozkazów i weź żetony

## actions, wherever they are offered

action-done = gotowe
action-pass = pasuj do końca rundy
action-yes = tak
action-no = nie
action-stay = { UNIT($unit) } ({ HEX($unit) }): na miejscu
    .or = zostań na miejscu
action-choose_unit = { UNIT($there) } ({ $arg1 })
    .or = jednostka na { $arg1 }
action-choose_hex = pole { $arg1 }
action-attack = zaatakuj { UNIT($there, case: "acc") } ({ $arg1 })
    .or = zaatakuj jednostkę na { $arg1 }
action-choose_symbol = { SYMBOL($arg1) }
action-use_ability = { COMMANDER($arg1) }: { $use }
action-advance = podąż na { $arg1 }
action-retreat = odwrót na { $arg1 }
action-reroll = przerzuć wszystkie kości z { SYMBOL($arg1, case: "ins") }
action-reroll_one = przerzuć jedną kość z { SYMBOL($arg1, case: "ins") }
action-ignore_morale = zignoruj jeden wynik morale
action-accept_morale = przyjmij wynik morale
action-move = { UNIT($unit) } ({ HEX($unit) }): ruch na { $arg1 }
    .or = ruch na { $arg1 }
action-disengage = ucieknij ze zwarcia i porusz się
action-leave_battlefield = opuść pole bitwy
action-move_unit = porusz { UNIT($there, case: "acc") } ({ $arg1 })
    .or = porusz jednostkę na { $arg1 }
action-attack_with = zaatakuj { UNIT($there, case: "ins") } ({ $arg1 })
    .or = zaatakuj jednostką na { $arg1 }
action-loose_dogs = spuść psy na { UNIT($there, case: "acc") } ({ $arg1 })
    .or = spuść psy na jednostkę na { $arg1 }
action-set_fire = podpal { $arg1 }
action-put_out_fire = ugaś pożar na { $arg1 }
action-lead = { COMMANDER($arg1) }
action-command = { COMMAND($arg1, $card) }
    .or = polecenie { $arg1 }
action-tactic = skorzystaj z taktyki
action-first = najpierw przegrupowanie, potem rozkazy
action-last = najpierw rozkazy, potem przegrupowanie
action-token = żeton { SYMBOL($arg1, case: "gen") }: { TOKEN_USE($arg1) }
action-pair = dwa żetony { SYMBOL($arg1, case: "gen") }: rozkaz dla dowolnej aktywnej jednostki
action-raise_morale = żeton morale: zwiększ swoje morale o 1
action-rally_for_morale = żeton morale i 1 morale: przegrupuj jednostkę
action-play = zagraj kartę „{ CARD($arg1) }”: { COMMANDS($arg1) }
action-discard_card = odrzuć kartę „{ CARD($arg1) }”
action-discard_token = odrzuć żeton { SYMBOL($arg1, case: "gen") }
action-deploy = wejdź na { $arg1 }
action-take_commander = { COMMANDER($arg1) }, wartość { VALUE($arg1) }
action-place_terrain = połóż na { $arg1 }
action-place_unit = ustaw na { $arg1 }
action-two_dice = oddaj dwie kości za dowolny żeton

## procedures: what is going on, before a question

procedure-CommandPhase = faza Dowództwa, { HOUSE($house) }
procedure-OrderByToken = rozkaz z żetonu
procedure-RallyByToken = przegrupowanie z żetonu
procedure-PlayCard = „{ CARD($card) }”
procedure-TacticTargets = taktyka
procedure-MoveUnit = { UNIT($unit) } ({ HEX($unit) })
procedure-ChooseDeed = { UNIT($unit) } ({ HEX($unit) })
procedure-Attack = { UNIT($attacker) } przeciw { UNIT($target, case: "dat") }
procedure-PartingBlow = { UNIT($leaver) } { UNIT($leaver, as: "gender") ->
        [pm] uciekają
        [p] uciekają
       *[other] ucieka
    } ze zwarcia z { UNIT($striker, case: "ins") }
procedure-Retreat = { UNIT($unit) } ({ HEX($unit) }), odwrót
procedure-Fires = pożary
procedure-Round = faza Reorganizacji
procedure-DiscardSurplus = faza Reorganizacji
procedure-Reinforcements = posiłki
procedure-SetUp = przygotowanie
procedure-HideCaptive = przed bitwą
procedure-AimCatapults = przed bitwą
procedure-Palisades = przed bitwą
procedure-Direwolf = wilkor Robba
procedure-Window = zdolności

## decisions: the question of each kind, and where an action reads differently there its label

decision-choose_action-question = wykorzystaj żeton rozkazu, zagraj kartę Przywództwa, użyj zdolności albo spasuj

decision-order_unit-question = wybierz jednostkę, która dostanie rozkaz

decision-rally_unit-question = wybierz jednostkę do przegrupowania

decision-choose_mover-question = wybierz następną jednostkę z rozkazem, która się poruszy
decision-choose_mover-done = nie poruszaj więcej jednostek

decision-choose_attacker-question = wybierz następną jednostkę z rozkazem, która zaatakuje
decision-choose_attacker-done = nie atakuj więcej

decision-move-question = wybierz pole docelowe

decision-choose_way-question = iść krótszą drogą, w zasięgu katapult?
decision-choose_way-yes = idź krótszą drogą i zachowaj atak
decision-choose_way-no = obejdź, bez ataku

decision-disengage-question = uciec ze zwarcia, ryzykując cios na pożegnanie, czy zostać?
decision-disengage-stay = zostań na { HEX($unit) }

decision-attack-question = wybierz cel
decision-attack-done = nie atakuj

decision-parting_blow-question = zadać { UNIT($striker, case: "ins") } cios na pożegnanie?
decision-parting_blow-yes = zadaj cios
decision-parting_blow-no = puść wolno

decision-flank_reroll-question = atak z flanki, na kościach { DICE_SHOWN($results) }: przerzucić wszystkie kości z jednym symbolem?
decision-flank_reroll-done = zostaw kości

decision-reroll-question = na kościach { DICE_SHOWN($results) }; wybierz kość do przerzucenia (najwyżej { $rerolls })
decision-reroll-done = zostaw kości

decision-ignore_morale-question = dzięki Męstwu zignorować { $hexes ->
        [one] wynik morale
        [few] pierwszy z { $hexes } wyników morale
        [many] pierwszy z { $hexes } wyników morale
       *[other] pierwszy z { $hexes } wyniku morale
    }?

decision-retreat-question = wybierz następne pole

decision-follow_up-question = nacierać lub ścigać?
decision-follow_up-stay = zostań na { HEX($unit) }

decision-pursuit_attack-question = po pościgu zaatakować jeszcze raz?
decision-pursuit_attack-done = nie atakuj ponownie

decision-counterattack-question = przeprowadzić kontratak { UNIT($target, case: "ins") }?
decision-counterattack-yes = kontratakuj
decision-counterattack-no = nie kontratakuj

decision-use_ability-question = użyć teraz zdolności?
decision-use_ability-done = nie używaj

decision-choose_commander-question = wybierz dowódcę, który zagra kartę

decision-choose_commands-question = wybierz polecenia, za które zapłacisz
decision-choose_commands-done = bez dalszych poleceń

decision-tactic-question = skorzystać? { $tactic }
decision-tactic-tactic = skorzystaj z taktyki
decision-tactic-no = bez taktyki

decision-other_commands-question = przegrupować przed rozkazami czy po nich?

decision-choose_units-question = wybierz jednostkę, która dostanie rozkaz
decision-choose_units-done = bez dalszych rozkazów

decision-tactic_target-question = wybierz jednostkę dla taktyki

decision-rally_units-question = wybierz jednostkę do przegrupowania
decision-rally_units-yes = przegrupuj wszystkie
decision-rally_units-done = nie przegrupowuj więcej

decision-stand_fast-question = wybierz jednostkę piechoty, która zyska Męstwo
decision-stand_fast-done = bez dalszych jednostek

decision-direwolf-question = wybierz cel

decision-change_places-question = wybierz jednostkę konnicy, której sztandarowy zamieni się miejscami z Robbem

decision-fan_flames-question = wybierz pożar, który się wzmoże
decision-fan_flames-choose_hex = pożar na { $arg1 }

decision-burn_unit-question = wybierz, którą jednostkę pożar zniszczy jako następną

decision-leave_bridge-question = wybierz, która jednostka jako następna opuści spalony most

decision-spread_fire-question = wybierz, który pożar rozprzestrzeni się następny
decision-spread_fire-choose_hex = pożar na { $arg1 }

decision-recover_morale-question = podnieść morale do pola załamania morale?
decision-recover_morale-yes = odzyskaj
decision-recover_morale-no = zostaw

decision-discard_card-question = wybierz kartę Przywództwa do odrzucenia; zachowujesz jedną

decision-discard_token-question = wybierz żeton rozkazu do odrzucenia; zachowujesz jeden

decision-deploy-question = wybierz, gdzie na pole bitwy { UNIT($unit, as: "gender") ->
        [pm] wejdą
        [p] wejdą
       *[other] wejdzie
    } { UNIT($unit) }
decision-deploy-stay = najpierw inna jednostka

decision-take_commander-question = wybierz w tajemnicy swoich dowódców
decision-take_commander-done = bez dalszych dowódców

decision-place_terrain-question = połóż teren: { GROUND($overlay) } (pozostało: { $left })

decision-place_unit-question = ustaw { UNIT($unit, case: "acc") }

decision-hide_captive-question = połóż żeton jeńca
decision-hide_captive-choose_hex = połóż na { $arg1 }

decision-true_captive-question = w tajemnicy: pod którym żetonem jest jeniec?
decision-true_captive-choose_hex = żeton na { $arg1 }

decision-take_along-question = zabrać jeńca z { UNIT($unit, case: "ins") }?
decision-take_along-yes = zabierz jeńca
decision-take_along-no = zostaw jeńca

decision-aim_catapults-question = wybierz kolor żetonu katapult na { $hex }

decision-strengthen_palisade-question = połóż na palisadzie żeton { SYMBOL($colour, case: "gen") }
decision-strengthen_palisade-choose_hex = palisada na { $arg1 }

decision-batter_palisade-question = na kościach { DICE_SHOWN($results) }; wybierz kość przeciw palisadom
decision-batter_palisade-choose_symbol = użyj kości z { SYMBOL($arg1, case: "ins") }
decision-batter_palisade-done = nie używaj więcej kości

decision-give_up_die-question = wybierz kość do oddania
decision-give_up_die-choose_symbol = kość z { SYMBOL($arg1, case: "ins") }

decision-choose_palisade-question = wybierz palisadę, w którą uderzysz
decision-choose_palisade-choose_hex = palisada na { $arg1 }

decision-remove_token-question = wybierz żeton do zdjęcia
decision-remove_token-choose_symbol = żeton { SYMBOL($arg1, case: "gen") }

## why not

refusal-not_offered = Tego nie ma tu do wyboru.
refusal-game_over = Gra jest skończona.
refusal-not_your_turn = Decyduje teraz drugi gracz.
refusal-nothing_to_undo = Nie ma czego cofnąć.
refusal-undo_new_information = Od tamtej pory rzucono kośćmi lub odkryto karty; musi się zgodzić drugi gracz.
refusal-undo_other_seat = Decyduje teraz drugi gracz i musi się zgodzić.
refusal-no_commander = Karta Przywództwa wymaga dowódcy na polu bitwy, a nie masz już żadnego.
refusal-no_command_tokens = Na planszy dowództwa jest za mało żetonów dowództwa.
refusal-command_limit = Limit dowództwa tego dowódcy nie pozwala na polecenie z tej karty.
refusal-nothing_to_command = Żadne polecenie z tej karty nie znalazłoby w strefie kontroli aktywnej jednostki ani niczego do zrobienia.
refusal-no_active_unit_of_rank = Nie masz aktywnej jednostki, której ten żeton może wydać rozkaz.
refusal-no_active_unit = Nie masz aktywnej jednostki.
refusal-no_inactive_unit = Wszystkie twoje jednostki są już aktywne.
refusal-morale_at_bottom = Twoje morale nie może już spaść, więc nie opłaci przegrupowania.

# to, na co można wskazać, i kiedy o co się pyta
refusal-off_the_battlefield = To pole leży poza polem bitwy.
refusal-hex_taken = Jest tam już jednostka: na polu mieści się jedna.
refusal-no_unit_there = Nie ma tam jednostki.
refusal-enemy_unit = To jednostka przeciwnika.
refusal-own_unit = To twoja własna jednostka.
refusal-unit_active = Ta jednostka jest już aktywna.
refusal-unit_ordered = Ta jednostka ma już rozkaz.
refusal-unit_inactive = Ta jednostka jest nieaktywna; rozkazy dostają tylko aktywne.
refusal-token_of_other_rank = Ten żeton wydaje rozkaz jednostkom innej rangi.
refusal-outside_zone = Ta jednostka jest w odległości { $distance } pól od dowódcy: poza strefą kontroli.
refusal-card_names_others = Karta wskazuje inne jednostki.
refusal-unit_not_ordered = Ta jednostka nie dostała w tej turze rozkazu.
refusal-unit_has_moved = Ta jednostka już się poruszyła albo zostaje.
refusal-burning_hex = Jej pole płonie: nikt go nie opuści, póki ogień nie zgaśnie.
refusal-hemmed_in = Wszystkie wyjścia są zamknięte.
refusal-unit_has_attacked = Ta jednostka już atakowała.
refusal-moved_too_far_to_attack = Ta jednostka poruszyła się za daleko, by atakować, albo zrezygnowała z ataku.
refusal-no_target = W jej zasięgu i na linii wzroku nie ma wroga.
refusal-already_there = Już tam jest.
refusal-friend_in_the_way = Jest tam przyjazna jednostka.
refusal-enemy_in_the_way = Jest tam wroga jednostka.
refusal-burning_there = To pole płonie i nikt na nie nie wejdzie.
refusal-river = Do rzeki nie można wejść bez brodu albo mostu.
refusal-impassable = Na ten teren nie można wejść.
refusal-retreat_toward_edge = Jednostka wycofuje się w stronę swojej krawędzi pola bitwy.
refusal-retreat_step = Odwrót prowadzi z pola na sąsiednie pole.
refusal-no_pursuit_there = Na ten teren nie wchodzi się w natarciu ani w pościgu.
refusal-beyond_pursuit = Natarcie ani pościg tam nie prowadzi.
refusal-too_far = To odległość { $distance } pól; ruch jednostki to { $most }.
refusal-way_blocked = Nie prowadzi tam otwarta droga o długości { $most }: po drodze są teren, jednostki albo ogień.
refusal-attack_from_fire = Jednostka na płonącym polu nie może atakować.
refusal-no_dogs = Ta jednostka nie ma psów wojny.
refusal-dogs_range = Psy wojny atakują na odległość 2 albo 3; tu jest { $distance }.
refusal-blocked_line = Linię wzroku zasłania teren albo jednostka.
refusal-same_target_twice = Ten atak nie może dotyczyć ponownie tej samej jednostki.
refusal-engaged_shoots_opponent = Związana walką jednostka dystansowa atakuje tylko swojego przeciwnika.
refusal-out_of_range = To odległość { $distance } pól; zasięg wynosi { $reach }.
refusal-cannot_scorch = Ta jednostka nie może podpalać.
refusal-fire_not_adjacent = To pole nie sąsiaduje z jednostką.
refusal-nothing_burns = Nic się tam nie pali.
refusal-own_fire_first = Najpierw trzeba zgasić ogień na własnym polu.
refusal-does_not_burn = Ten teren się nie pali.
refusal-cannot_scorch_there = Nie można tam teraz wzniecić ognia.
refusal-commander_not_in_skirmish = Tego dowódcy nie można wziąć: już wybrany albo nie z twojego Rodu.
refusal-commander_not_there = Tego dowódcy nie ma na polu bitwy.
refusal-enemy_commander = Ten dowódca służy drugiemu rodowi.
refusal-ability_committed = Jego zdolność została użyta: karta jest wyczerpana.
refusal-ability_not_now = Jego zdolność nic w tej chwili nie daje.
refusal-enemy_card = Ta karta należy do drugiego Rodu.
refusal-card_not_in_hand = Nie masz na ręce karty „{ CARD($card) }”.
refusal-no_such_token = Nie masz takiego żetonu rozkazu.
refusal-only_one_token = Masz tylko jeden taki żeton.
refusal-morale_token_orders_none = Pojedynczy żeton morale podnosi morale albo przegrupowuje; nie wydaje rozkazów.
refusal-no_such_die = Żadna kość nie pokazuje tego symbolu.
refusal-no_such_command = Polecenia na tej karcie: { $count }.
refusal-command_used = To polecenie już wybrano.
refusal-command_impossible = Tego polecenia nie można opłacić albo nic by nie dało.
refusal-when_turn = Żetonów rozkazu i kart Przywództwa używa się w turze fazy Dowództwa.
refusal-when_moves = Jednostki z rozkazem poruszają się, zanim któraś zaatakuje.
refusal-when_attacks = Jednostki z rozkazem atakują po wszystkich ruchach.
refusal-when_disengage = Ze zwarcia ucieka się, gdy ma się poruszyć jednostka związana walką.
refusal-when_retreat = Jednostki wycofują się wskutek wyników morale.
refusal-when_pursuit = Natarcie albo pościg następuje po udanym ataku.
refusal-when_reroll = Kości przerzuca się zaraz po rzucie.
refusal-when_morale_result = O tym decyduje się, gdy jednostka z Męstwem otrzymuje wynik morale.
refusal-when_card_played = O tym decyduje się podczas zagrywania karty Przywództwa.
refusal-when_ability = Zdolności dowódców używa się w chwilach wskazanych na ich kartach.
refusal-when_surplus = Nadmiar kart i żetonów odrzuca się w fazie Reorganizacji.
refusal-when_reinforcements = Posiłki wchodzą, gdy mówi o tym plan bitwy.
refusal-when_skirmish_setup = Wybiera się to podczas przygotowania potyczki.
refusal-when_chosen = Pyta o to tylko rozkaz, karta albo zasada, która właśnie działa.
refusal-when_plan_asks = Pyta o to tylko zasada, która właśnie działa.
refusal-only_deploy = Posiłki wchodzą tylko na pola wskazane w planie bitwy.
refusal-only_direwolf = Wilkor atakuje wroga obok swojej jednostki.
refusal-only_strengthen_palisade = Żeton kładzie się na palisadzie z planu, która może go jeszcze przyjąć.
refusal-only_choose_palisade = Wybierz palisadę w zasięgu ataku.
refusal-only_aim_catapults = Wybierz kolor, który mają jeszcze żetony katapult.
refusal-only_remove_token = Wybierz żeton, który leży na palisadzie.
refusal-only_tactic_target = Taktyka dotyczy innych jednostek.
refusal-only_rally_units = Karta przegrupowuje inne jednostki.
refusal-only_rally_unit = Przegrupować można tylko własne nieaktywne jednostki.
refusal-only_hide_captive = Jeńca ukrywa się na jednym z pól planu.
refusal-only_true_captive = Jeniec jest na jednym z dwóch wybranych pól.
refusal-only_spread_fire = Ogień przenosi się na sąsiednie pole, które może płonąć, a jeszcze nie płonie.
refusal-only_burn_unit = Wybierz jednostkę, którą zniszczy jej pożar.
refusal-only_leave_bridge = Wybierz jednostkę, której most się spalił.
refusal-only_place_unit = Jednostki wystawia się w strefie swojego Rodu, na terenie, na który mogą wejść.
refusal-only_place_terrain = Teren umieszcza się na wolnej równinie, z dala od innych nakładek, zgodnie z opisem potyczki.
refusal-only_change_places = Zamienia się miejscami z sąsiednią przyjazną jednostką.
refusal-only_fan_flames = Wybierz płonące pole.
refusal-only_stand_fast = Zdolność dotyczy jednostek blisko dowódcy.
refusal-only_order_unit = Żeton wydaje rozkaz jednej z twoich aktywnych jednostek.
refusal-only_attack = Jednostka nie może tam zaatakować.
refusal-only_pursuit_attack = Ścigająca jednostka atakuje sąsiedniego wroga.

## the log; an empty text is not worth a line

event-undone = { HOUSE($seat) } cofa { $actions ->
        [one] { $actions } akcję
        [few] { $actions } akcje
        [many] { $actions } akcji
       *[other] { $actions } akcji
    }.

# the round
event-round_began = Zaczyna się runda { $round }.
event-advantage = { HOUSE($house) } ma przewagę i zaczyna.
event-momentum = { HOUSE($house) } ma Impet.
event-order_tokens = { HOUSE($house) } bierze żetony rozkazów: { DICE_SHOWN($tokens) }.
event-cards_drawn = { HOUSE($house) } losuje { $count ->
        [one] { $count } kartę Przywództwa
        [few] { $count } karty Przywództwa
        [many] { $count } kart Przywództwa
       *[other] { $count } karty Przywództwa
    }.
event-drew = Losujesz: { CARD($cards, case: "quoted") }.
event-deck_shuffled = { HOUSE($house) } tasuje stos kart odrzuconych na nową talię.
event-card_discarded = { HOUSE($house) } odrzuca kartę „{ CARD($card) }”.
event-token_discarded = { HOUSE($house) } odrzuca żeton { SYMBOL($token, case: "gen") }.
event-arrived = Na { $hex } { UNIT($who, as: "gender") ->
        [pm] przybywają
        [p] przybywają
       *[other] przybywa
    } { UNIT($who) }.

# turns
event-passed = { HOUSE($house) } pasuje do końca rundy.
event-token_used = { HOUSE($house) } wykorzystuje { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    } { SYMBOL($token, case: "gen") }.
event-card_played = { HOUSE($house) } zagrywa kartę „{ CARD($card) }”.
event-commands_paid = { COMMANDER($commander) }, obejmuje dowodzenie za { $cost ->
        [one] { $cost } żeton dowództwa
        [few] { $cost } żetony dowództwa
        [many] { $cost } żetonów dowództwa
       *[other] { $cost } żetonu dowództwa
    }.
event-tactic = { HOUSE($house) } korzysta z taktyki karty „{ CARD($card) }”.
event-ability = { COMMANDER($commander) }, używa zdolności: { $use }.
event-ordered = { HOUSE($house) } wydaje rozkaz { AT($who, $hexes, case: "dat") }.
event-moved = { UNIT($who) } { UNIT($who, as: "gender") ->
        [pm] idą
        [p] idą
       *[other] idzie
    } z { $origin } na { $to }.
event-escaped = { UNIT($who) } { UNIT($who, as: "gender") ->
        [pm] opuszczają
        [p] opuszczają
       *[other] opuszcza
    } pole bitwy przez { $origin }.
event-rallied = { UNIT($who) } ({ $hex }) { UNIT($who, as: "gender") ->
        [pm] przegrupowują
        [p] przegrupowują
       *[other] przegrupowuje
    } się.
event-control = { HOUSE($house) } przejmuje kontrolę nad celem na { $hex }.
event-changed_places = { COMMANDER($commander) }, zamienia się miejscami ze sztandarowym na { $to }.

# attacks
event-attack = { UNIT($who) } ({ $origin }) { $how ->
        [melee] { UNIT($who, as: "gender") ->
            [pm] atakują
            [p] atakują
           *[other] atakuje
        } { UNIT($whom, case: "acc") }
        [ranged] { UNIT($who, as: "gender") ->
            [pm] ostrzeliwują
            [p] ostrzeliwują
           *[other] ostrzeliwuje
        } { UNIT($whom, case: "acc") }
        [dogs_of_war] { UNIT($who, as: "gender") ->
            [pm] spuszczają psy na
            [p] spuszczają psy na
           *[other] spuszcza psy na
        } { UNIT($whom, case: "acc") }
        [counterattack] { UNIT($who, as: "gender") ->
            [pm] kontratakują
            [p] kontratakują
           *[other] kontratakuje
        } { UNIT($whom, case: "acc") }
       *[other] { UNIT($who, as: "gender") ->
            [pm] zadają cios na pożegnanie
            [p] zadają cios na pożegnanie
           *[other] zadaje cios na pożegnanie
        } { UNIT($whom, case: "dat") }
    } ({ $to }).
event-rolled = { UNIT($who) } { UNIT($who, as: "gender") ->
        [pm] rzucają
        [p] rzucają
       *[other] rzuca
    }: { DICE_SHOWN($faces) }.
event-hits = { UNIT($who) } { UNIT($who, as: "gender") ->
        [pm] otrzymują
        [p] otrzymują
       *[other] otrzymuje
    } { $dealt ->
        [one] { $dealt } trafienie
        [few] { $dealt } trafienia
        [many] { $dealt } trafień
       *[other] { $dealt } trafienia
    }.
event-hits_stopped = Osłona i Wytrzymałość zatrzymują { $hits ->
        [one] { $hits } trafienie
        [few] { $hits } trafienia
        [many] { $hits } trafień
       *[other] { $hits } trafienia
    }: { UNIT($who) }.
event-figures_lost = { UNIT($who) } { UNIT($who, as: "gender") ->
        [pm] tracą
        [p] tracą
       *[other] traci
    } { $count ->
        [one] { $count } figurkę
        [few] { $count } figurki
        [many] { $count } figurek
       *[other] { $count } figurki
    }.
event-retreated = { UNIT($who) } { UNIT($who, as: "gender") ->
        [pm] wycofują
        [p] wycofują
       *[other] wycofuje
    } się z { $origin } na { $to }.
event-retreat_blocked = { UNIT($who) } nie { UNIT($who, as: "gender") ->
        [pm] mogą
        [p] mogą
       *[other] może
    } się dalej wycofać: { $hits ->
        [one] { $hits } trafienie
        [few] { $hits } trafienia
        [many] { $hits } trafień
       *[other] { $hits } trafienia
    }.
event-dogs_loosed = { UNIT($who) } { UNIT($who, as: "gender") ->
        [pm] spuszczają
        [p] spuszczają
       *[other] spuszcza
    } psy na { UNIT($whom, case: "acc") }; na kości: { SYMBOL($face) }.
event-eliminated = { UNIT($who, as: "gender") ->
        [pm] { UNIT($who) } zostają wyeliminowani
        [p] { UNIT($who) } zostają wyeliminowane
        [f] { UNIT($who) } zostaje wyeliminowana
       *[other] { UNIT($who) } zostaje wyeliminowany
    } na { $hex }.
event-captured = { HOUSE($by) } bierze jeńca: { COMMANDER($commander) }.
event-morale = Morale { HOUSE($house, case: "gen") } spada o { $fell }.
event-rout = { HOUSE($house) } idzie w Rozsypkę; bitwa jest przegrana.

# fire
event-fire = Na { $hex } płonie pożar poziomu { $level }.
event-fire_out = Pożar na { $hex } zgasł.
event-fire_spread = Pożar z { $hex } kieruje się ku { $to }.
    .or = Pożar z { $hex } kieruje się poza pole bitwy.
event-scorched = { UNIT($who) } { UNIT($who, as: "gender") ->
        [pm] podpalają
        [p] podpalają
       *[other] podpala
    } { $hex }{ $levels ->
        [0] , ale ogień się nie zajmuje
        [one] : { $levels } poziom
        [few] : { $levels } poziomy
        [many] : { $levels } poziomów
       *[other] : { $levels } poziomu
    }.
event-doused = { UNIT($who) } { UNIT($who, as: "gender") ->
        [pm] gaszą
        [p] gaszą
       *[other] gasi
    } pożar na { $hex }; na kości: { SYMBOL($face) }.
event-burned = { UNIT($who) } { UNIT($who, as: "gender") ->
        [pm] tracą
        [p] tracą
       *[other] traci
    } w pożarze na { $hex } { $count ->
        [one] { $count } figurkę
        [few] { $count } figurki
        [many] { $count } figurek
       *[other] { $count } figurki
    }.
event-terrain_removed = Z pola { $hex } znika { GROUND($terrain) }.
event-devastated = { GROUND($terrain) } na { $hex } { GROUND($terrain, as: "gender") ->
        [f] płonie
        [p] płoną
        [pm] płoną
       *[other] płonie
    } doszczętnie.

# victory
event-points = { HOUSE($house) } zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za { SCORE($what) } (razem { $total }).
event-instant_victory = { HOUSE($house) } spełnia warunek natychmiastowego zwycięstwa i wygrywa.
event-battle_won = { HOUSE($house) } wygrywa { ENDING($ending) }.

# special rules
event-strategy = { HOUSE($house) } odkrywa żeton strategii na { $hex }: { REAL($real) }.
event-bystander_taken = { HOUSE($house) } chwyta osobę na { $hex }.
event-captive_hidden = Dwa żetony jeńca leżą na { HEX_NAME($hexes) }.
event-captive_found = { UNIT($who) } { UNIT($who, as: "gender") ->
        [pm] znajdują
        [p] znajdują
       *[other] znajduje
    } jeńca na { $hex }.
event-captive_moved = { UNIT($who) } { UNIT($who, as: "gender") ->
        [pm] zabierają
        [p] zabierają
       *[other] zabiera
    } jeńca na { $hex }.
event-catapults = Katapulty ostrzeliwują { UNIT($who, case: "acc") } na { $hex }; na kości: { SYMBOL($face) }.
event-catapults_aimed = Katapulty celują w { $aims }.
event-palisades_battered = { HOUSE($house) } bije w palisady: { DICE_SHOWN($faces) }.

# skirmish
event-commanders_chosen = { HOUSE($house) } wystawia dowódców: { TITLED($commanders) }.
    .or = { HOUSE($house) } nie wystawia dowódcy.
event-setup_cards = { HOUSE($house) } losuje { $number ->
        [one] { $number } kartę Przygotowania Potyczki
        [few] { $number } karty Przygotowania Potyczki
        [many] { $number } kart Przygotowania Potyczki
       *[other] { $number } karty Przygotowania Potyczki
    }.
event-terrain_placed = Na { $hex } { GROUND($terrain, as: "gender") ->
        [p] są
        [pm] są
       *[other] jest
    } teraz { GROUND($terrain) }.
event-unit_placed = Na { $hex } { UNIT($who, as: "gender") ->
        [pm] stają
        [p] stają
       *[other] staje
    } { UNIT($who) }.

## the story of a finished battle: how it ended, by its ending; the conditions of a plan that were met; the turning points that are not told in the words
## of the log; what the score counts.

story-how-rout = W rundzie { $round } załamało się morale { HOUSE($loser, case: "gen") }: jego armia poszła w Rozsypkę, wygrywa { HOUSE($winner) }. Punkty zwycięstwa: Starkowie { $stark }, Lannisterowie { $lannister }.
story-how-instant = W rundzie { $round } z { $rounds } { HOUSE($winner) } osiągnął swój cel i wygrał natychmiast: { $conditions }.
    .or = W rundzie { $round } z { $rounds } { HOUSE($winner) } osiągnął swój cel i wygrał natychmiast.
story-how-condition = Po rundzie { $round } { HOUSE($winner) } osiągnął swój cel i wygrywa: { $conditions }.
story-how-condition_missed = Po rundzie { $round } { HOUSE($loser) } nie osiągnął swojego celu i wygrywa { HOUSE($winner) }. Cel: { $conditions }.
story-how-points = Po rundzie { $round } { HOUSE($winner) } wygrywa na punkty zwycięstwa: Starkowie { $stark }, Lannisterowie { $lannister }.
story-how-morale = Po rundzie { $round } oba Rody miały { $stark ->
        [one] { $stark } punkt zwycięstwa
        [few] { $stark } punkty zwycięstwa
        [many] { $stark } punktów zwycięstwa
       *[other] { $stark } punktu zwycięstwa
    }; morale { HOUSE($lower, case: "gen") } było niższe o { $space ->
        [one] { $space } pole
        [few] { $space } pola
        [many] { $space } pól
       *[other] { $space } pola
    }, wygrywa { HOUSE($winner) }.
story-how-momentum = Po rundzie { $round } oba Rody miały { $stark ->
        [one] { $stark } punkt zwycięstwa
        [few] { $stark } punkty zwycięstwa
        [many] { $stark } punktów zwycięstwa
       *[other] { $stark } punktu zwycięstwa
    } i równe morale; { HOUSE($winner) } ma Impet i wygrywa.
story-how-resigned = { HOUSE($loser) } poddał bitwę w rundzie { $round } z { $rounds }. Punkty zwycięstwa: Starkowie { $stark }, Lannisterowie { $lannister }.
story-how-unfinished = Bitwy nie dokończono: w rundzie { $round } z { $rounds } punkty zwycięstwa wynosiły: Starkowie { $stark }, Lannisterowie { $lannister }.

story-condition-controls = kontrola nad { $count ->
        [one] { $count } celem
        [few] { $count } celami
        [many] { $count } celami
       *[other] { $count } celu
    } (było { $reached })
    .or = kontrola nad { $count ->
            [one] { $count } celem
            [few] { $count } celami
            [many] { $count } celami
           *[other] { $count } celu
        }
story-condition-occupies = jednostki na { $count ->
        [one] { $count } polu
        [few] { $count } polach
        [many] { $count } polach
       *[other] { $count } pola
    } do zajęcia
story-condition-morale = morale { HOUSE($house, case: "gen") } w strefie { $zone ->
        [grey] szarej
        [green] zielonej
        [yellow] żółtej
       *[red] czerwonej
    } lub { $test ->
        [better] lepszej
       *[worse] gorszej
    }
story-condition-points = { $at_least ->
        [one] { $at_least } punkt zwycięstwa
        [few] { $at_least } punkty zwycięstwa
        [many] { $at_least } punktów zwycięstwa
       *[other] { $at_least } punktu zwycięstwa
    } (było { $reached })
    .or = { $at_least ->
            [one] { $at_least } punkt zwycięstwa
            [few] { $at_least } punkty zwycięstwa
            [many] { $at_least } punktów zwycięstwa
           *[other] { $at_least } punktu zwycięstwa
        }
story-condition-lead = prowadzenie o { $by ->
        [one] { $by } punkt zwycięstwa
        [few] { $by } punkty zwycięstwa
        [many] { $by } punktów zwycięstwa
       *[other] { $by } punktu zwycięstwa
    }
story-condition-captured = w niewoli { LEADER($commander) }
story-condition-eliminated = { $count ->
        [one] { $count } wyeliminowana wroga jednostka
        [few] { $count } wyeliminowane wrogie jednostki
        [many] { $count } wyeliminowanych wrogich jednostek
       *[other] { $count } wyeliminowanej wrogiej jednostki
    }
story-condition-escaped = { $count ->
        [one] { $count } jednostka wyprowadzona z pola bitwy
        [few] { $count } jednostki wyprowadzone z pola bitwy
        [many] { $count } jednostek wyprowadzonych z pola bitwy
       *[other] { $count } jednostki wyprowadzonej z pola bitwy
    } (było { $reached })
    .or = { $count ->
            [one] { $count } jednostka wyprowadzona z pola bitwy
            [few] { $count } jednostki wyprowadzone z pola bitwy
            [many] { $count } jednostek wyprowadzonych z pola bitwy
           *[other] { $count } jednostki wyprowadzonej z pola bitwy
        }
story-condition-gathered = { $count ->
        [one] { $count } odkryta strategiczna pozycja
        [few] { $count } odkryte strategiczne pozycje
        [many] { $count } odkrytych strategicznych pozycji
       *[other] { $count } odkrytej strategicznej pozycji
    } (było { $reached })
    .or = { $count ->
            [one] { $count } odkryta strategiczna pozycja
            [few] { $count } odkryte strategiczne pozycje
            [many] { $count } odkrytych strategicznych pozycji
           *[other] { $count } odkrytej strategicznej pozycji
        }

story-point-captured = { HOUSE($by) } bierze jeńca: { LEADER($commander) }.
story-point-morale = Morale { HOUSE($house, case: "gen") } spada o { $fell ->
        [one] { $fell } pole
        [few] { $fell } pola
        [many] { $fell } pól
       *[other] { $fell } pola
    }.
story-point-points = { HOUSE($house) } zdobywa { $points ->
        [one] { $points } punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
        [many] { $points } punktów zwycięstwa
       *[other] { $points } punktu zwycięstwa
    } za { SCORE($what) }, razem { $total }.

story-score-victory_points = punkty zwycięstwa
story-score-morale = spadek morale
story-score-commanders_lost = pojmani dowódcy

## plan własnej bitwy: co się w nim chyba nie zgadza

advice-nothing_to_win = nic nie daje punktów ani zwycięstwa: decydują tylko Rozsypka, morale i Impet
advice-nobody_leads = { HOUSE($house) } nie ma dowódcy i nie może zagrywać kart Przywództwa
advice-objective = cel { $number }: żadna jednostka nie może wejść na pole { $hex }
advice-apart = oba Rody nie mogą do siebie dotrzeć
advice-no_exit = { $what }: { HOUSE($house) } nie ma pól, przez które można opuścić pole bitwy
advice-too_few_objectives = { $what }: potrzeba { $needed }, a celów w bitwie jest { $objectives }
advice-no_positions = gathered: w bitwie nie ma strategicznych pozycji
advice-no_captive = rescued: w bitwie nie ma jeńca
advice-not_there = { $what }: { LEADER($commander) } ({ $id }) nie bierze udziału w bitwie
advice-no_terrain = { $what }: w bitwie nie ma { GROUND($terrain, case: "gen") }
advice-no_palisade = palisade_strength: w bitwie nie ma palisady
advice-too_few_enemies = { $what }: potrzeba { $needed }, a jednostek wroga jest { $units }
advice-too_few_units = { $what }: potrzeba { $needed }, a { HOUSE($house) } ma jednostek: { $units }
advice-none_of_these = { $what }: żadna z tych jednostek nie jest po stronie { HOUSE($house, case: "gen") }
advice-closed = { $what }: żadna jednostka nie może wejść na { $hexes }
    .or = { $what }: za mało pól
advice-no_points = { $what }: { HOUSE($house) } nie ma za co dostać punktów
advice-won_already = instant { $number }: { HOUSE($house) } wygrywa już na początku bitwy

## what is wrong with positions and battles; each begins in small letters and has no full stop

position-off_field = { $hex } leży poza polem bitwy
position-no_unit = „{ $word }” to nie jednostka: napisz unit1, unit2 …
position-only_units = jednostek w bitwie jest tylko { $units }, nie ma { $word }
position-passed = { $house } już spasował i nie może działać
position-morale = morale: Ród i pole od 1 do { $most } albo 0
position-no_terrain_token = na polu { $hex } nie ma żetonu terenu
position-no_objective = { $hex } to nie cel
position-nobody_stands = na polu { $hex } nikt nie może stać: { $ground }
position-from_start = unit{ $number } jest w bitwie od początku
position-which_unit = która jednostka stoi na polu { $hex }?
position-figures = liczba figurek jednostki na polu { $hex } to od 1 do { $most }
position-engaged_how = z kim w zwarciu i czyj jest żeton? engaged c5: c6 stark
position-nobody_at = na polu { $hex } nie ma jednostki
position-engaged_already = jednostka na polu { $hex } jest już w zwarciu
position-no_enemies = na polach { $hex } i { $other } nie stoją obok siebie wrogowie
position-commander_away = { $commander } nie bierze udziału w tej bitwie
position-commander_tokens = { $commander }: od 0 do { $most } żetonów, fresh albo spent
position-command_tokens = { $house }: żetonów dowództwa jest { $most }
position-not_in_deck = karty { $card } nie ma tu w talii Rodu { $house }
position-no_captive = w bitwie nie ma jeńca
position-decoy = przynęta bez jeńca
position-no_catapult = żadna katapulta nie celuje w { $hex }
position-what_colour = jakim kolorem celuje się w { $hex }?
position-no_strategy = na polu { $hex } nie ma żetonu strategii
position-effect = effect { $effect }: nazwa, wartość oraz turn albo round
position-burns = { $ground } na polu { $hex } płonie najwyżej do poziomu { $most }
position-burns_not = { $ground } na polu { $hex } nie płonie
position-all_named = jednostek { $units } w bitwie jest { $count } i wszystkie już podano
position-none_such = w bitwie nie ma jednostki { $units }
position-too_many_real = nie ma tylu prawdziwych pozycji
position-too_many_feints = nie ma tylu pozorowanych pozycji

battle-too_long = nie można odczytać bitwy: ma ponad { $most } znaków
battle-too_long_option = bitwa ma ponad { $most } znaków
battle-nested = nie można odczytać bitwy: zbyt wiele poziomów zagnieżdżenia
battle-unreadable = nie można odczytać bitwy: { $why }
battle-unknown = nie ma bitwy „{ $battle }” (bitwy: { $battles })
battle-wrong = bitwa „{ $battle }”: { $wrong }
plain-key_parts = klucz ma zbyt wiele części (w wierszu { $line })
plain-nested = zbyt wiele poziomów zagnieżdżenia
plain-unprintable = w tekście są znaki, których nie da się wydrukować
plain-strange = „{ $value }” to ani tekst, ani nieduża liczba całkowita, ani prawda lub fałsz

mistake-in_line = { $line }: { $why }
line-numbered = { $section } { $number }
line-tokens = { $token }
section-unit = jednostka
section-objective = cel
section-exit = wyjście
section-score = punktacja
section-victory = zwycięstwo
section-instant = natychmiastowe zwycięstwo
section-special = zasada specjalna
mistake-id = id tej bitwy to „{ $battle }”
mistake-missing = brakuje „{ $key }”
mistake-unknown_key = bitwa nie ma pola „{ $key }”
mistake-type = { $place } jest złego typu: potrzeba { $wanted }, a nie { $given }
wanted-str = tekstu
wanted-int = liczby całkowitej
wanted-bool = true lub false
wanted-dict = tabeli
wanted-list_of_str = listy tekstów
wanted-list_of_int = listy liczb całkowitych
wanted-list_of_dict = listy tabel
wanted-list_of_list = listy list
given-str = tekstu
given-int = liczby całkowitej
given-bool = true lub false
given-list = listy
given-dict = tabeli
given-else = czegoś innego
given-unprintable = takiego, którego znaków nie da się wydrukować
mistake-map_rows = mapa ma za dużo rzędów: { $rows }; mieści się najwyżej { $most }
mistake-map_hexes = rząd { $row } mapy ma za dużo pól: { $hexes }; mieści się najwyżej { $most }
mistake-map_letter = w rzędzie { $row } mapy jest „{ $letter }” (litery: { $letters } -)
mistake-no_title = bitwa nie ma tytułu
mistake-too_long = tekst „{ $key }” ma ponad { $most } znaków
mistake-rounds = rund (rounds) może być od 1 do { $most }, a nie { $given }
mistake-momentum = Impet (momentum) dostaje stark, lannister albo random, a nie „{ $given }”
mistake-top = top to nazwa Rodu, a nie „{ $given }”
mistake-no_ratings = brakuje wartości (ratings): { HOUSE($house) }
mistake-rating = wartość „{ $key }” ({ HOUSE($house) }) musi wynosić od 0 do { $most }
mistake-morale = ostatnie pole morale ({ HOUSE($house) }) musi być „11” albo „rout”
mistake-no_house = { $key }: nie ma Rodu „{ $name }”
mistake-directions = directions to { $directions } w dowolnej kolejności
mistake-too_many_lines = wpisów „{ $key }” może być najwyżej { $most }
mistake-no_hex = nie ma pola „{ $hex }”
mistake-off_field = { $hex } leży poza polem bitwy
mistake-no_token = nie ma żetonu terenu „{ $token }” (żetony: { $tokens })
mistake-two_tokens = na polu { $hex } są dwa żetony terenu
mistake-too_many_units = jednostek jest za dużo: { $units }; mieści się najwyżej { $most }
mistake-no_commander_known = nie ma dowódcy „{ $commander }” (dowódcy: { $commanders })
mistake-person_twice = { $person } występuje dwa razy
mistake-leads = { $commander } dowodzi jednostką „{ KIND($kind) }”
mistake-no_kind = nie ma jednostek „{ $kind }” (jednostki: { $kinds })
mistake-rank = ranga (rank) to green, blue albo red, a nie „{ $given }”
mistake-arrives = nie może przybyć w rundzie { $round }
mistake-no_units = { HOUSE($house) } nie ma jednostek
mistake-not_of_unit = jednostka nie ma pola „{ $key }”
mistake-no_keyword = nie ma słowa kluczowego „{ $keyword }” (słowa: { $keywords })
mistake-keyword_value = { $keyword } musi wynosić od 1 do 9, a nie { $given }
mistake-unit_without_hex = nie podano pola (hex)
mistake-several_hexes = kilka pól może mieć tylko jednostka, która przybywa później
mistake-hex_twice = to samo pole podano dwa razy
mistake-closed_hex = żadna jednostka nie może wejść na pole { $hex }
mistake-taken = na polu { $hex } już stoi jednostka
mistake-objective_already = pole { $hex } już jest celem
mistake-control = control to nazwa Rodu, a nie „{ $given }”
mistake-not_of_objective = cel nie ma pola „{ $key }”
mistake-house = house musi być stark albo lannister
mistake-house_or_both = house musi być stark, lannister albo both
mistake-house_of = { $key } musi być stark albo lannister, a nie „{ $given }”
mistake-exit_without_hexes = nie podano pól (hexes)
mistake-not_of_exit = wyjście nie ma pola „{ $key }”
mistake-special_twice = zasada specjalna „{ $rule }” występuje { $count } razy
mistake-when = when musi być jedną z wartości: { $times }
mistake-scored_when = { $what } daje punkty tylko wtedy: { $times }
mistake-word = { $word }
mistake-no_conditions = nie podano warunków (conditions)
mistake-too_many_conditions = warunków może być najwyżej { $most }
mistake-not_of_victory = zwycięstwo nie ma pola „{ $key }”
mistake-quoted = „{ $key }”
mistake-needs_one_of = { $word } wymaga { $keys }
mistake-unknown_word = nieznane słowo „{ $word }” (znane: { $known })
mistake-no_parameter = { $word } nie ma parametru „{ $key }” (parametry: { $keys })
mistake-no_parameters = { $word } nie ma parametru „{ $key }” (nie ma żadnych)
mistake-needs = { $word } wymaga „{ $key }”
mistake-no_objective = nie ma celu { $number }
mistake-no_unit = nie ma jednostki { $number }
mistake-no_commander = nie ma dowódcy „{ $commander }”
mistake-no_terrain = nie ma terenu „{ $terrain }”
mistake-no_zone = nie ma strefy „{ $zone }” (strefy: { $zones })
mistake-test = test musi być better albo worse, a nie „{ $given }”
mistake-number = { $key }: potrzebna jest liczba od 1 do { $most }
mistake-three_zones = { $key }: potrzebne są trzy liczby – strefa zielona, żółta, czerwona
mistake-three_ranks = { $key }: potrzebne są trzy liczby – zielone, niebieskie, czerwone
mistake-rows = rows to pary: rząd i jego punkty
mistake-hexes = { $rule }: liczba pól to od 1 do { $most }
mistake-box_figures = figurek „{ KIND($kind) }” potrzeba { $needed }, a w pudełku jest { $most }
mistake-box_banners = { HOUSE($house) } potrzebuje sztandarów: { $needed }, a w pudełku jest { $most }
mistake-box_command = żetonów dowództwa potrzeba { $needed }, a w pudełku jest { $most }
mistake-box_objectives = oznaczyć można najwyżej tyle celów: { $most }
mistake-box_tokens = żetonów { $token } potrzeba { $needed }, a w pudełku jest { $most }

## what was done, for the log: not a button's words

did_ability-robb_king_in_the_north = zdjęcie żetonu zwarcia z jego pola
did_ability-kevan_trusted_captain = dwie kości dla tego ataku
did_commit-robb_young_wolf = atak jego wilkora
did_commit-robb_king_in_the_north = zamiana miejsc ze sztandarowym konnicy obok niego
did_commit-eddard_lord_of_winterfell = morale jego Rodu rośnie o 2
did_commit-greatjon_the_greatjon = przegrupowanie jego jednostki
did_commit-greatjon_last_hearth = kontrolowana piechota porusza się w tej turze o 1 pole dalej
did_commit-maege_bear_island = przegrupowanie do 2 kontrolowanych jednostek
did_commit-rickard_lord_of_karhold = przegrupowanie do 3 kontrolowanych jednostek konnicy
did_commit-jaime_kingslayer = jego jednostka atakuje dwa razy
did_commit-jaime_second = 2 karty Przywództwa
did_commit-gregor_the_mountain = przerzut wszystkich kości tego ataku
did_commit-gregor_reaver = pożar obok niego rośnie o 2 poziomy
did_commit-kevan_trusted_captain = do 3 kontrolowanych jednostek piechoty ma Męstwo do końca rundy
did_commit-addam_ashemark = kontrolowana konnica porusza się w tej turze o 1 pole dalej
did_commit-tywin_casterly_rock = rzut 3 kośćmi rozkazów i żetony z niego
