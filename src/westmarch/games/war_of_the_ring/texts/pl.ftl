### Wszystko, co mówi gra, po polsku. Te same komunikaty co w en.ftl obok.
###
### Nazwy mają przypadki (case: "gen", "acc"…) oraz formy z przyimkiem: "at" gdzie, "into" dokąd, "from" skąd
### (texts/pl/names.toml). Tytuły kart stoją w cudzysłowie i się nie odmieniają.

## gra i jej opcje

game-title = Wojna o Pierścień
game-summary = Armie Cienia maszerują na wolne krainy Śródziemia, a niewielka Drużyna niesie Pierścień ku Górze Przeznaczenia.
game-option-players = ile osób gra; trzy lub cztery dzielą się stronami

## nazwy

name-and = i
name-or = lub
name-quoted = „{ $name }”
name-inside = { $case ->
        [gen] murów { REGION($region, case: "gen") }
        [dat] murom { REGION($region, case: "gen") }
        [ins] murami { REGION($region, case: "gen") }
        [loc] murach { REGION($region, case: "gen") }
        [at] w murach { REGION($region, case: "gen") }
        [into] do murów { REGION($region, case: "gen") }
        [from] zza murów { REGION($region, case: "gen") }
       *[other] mury { REGION($region, case: "gen") }
    }
    .gender = p
name-player = gracz { $n }

name-tile-eye = Oko
name-tile-die = kość
name-tile-reveal = z odkryciem
name-tile-stop = z zatrzymaniem

## plansza w tekście

board-title = Wojna o Pierścień
board-turn = tura
board-to_act = na ruchu
board-free_peoples = Wolne Ludy
board-shadow = Cień
board-points = punkty
board-dice = kości
board-rings = Pierścienie Elfów
board-cards = karty
board-decks = talie
board-fellowship = Drużyna
board-mordor = tor Mordoru, pole
board-progress = postępy
board-hidden = ukryta
board-revealed = odkryta
board-corruption = zepsucie
board-guide = przewodnik
board-companions = Towarzysze
board-hunt_box = poszukiwania
board-hunt_pool = pula
board-drawn = wylosowane
board-removed = poza grą
board-waiting = czekają na Mordor
board-politics = polityka
board-passive = strona pasywna
board-captured = zdobyte
board-table = na stole
board-hand = twoja ręka
board-nothing = brak kart
board-none = brak
board-no_nation = regiony nienależące do żadnego Narodu
board-reinforcements = posiłki
board-casualties = straty
board-unmanned = bez armii
board-nobody = nikt
board-held_by = pod kontrolą:
board-besieged = wewnątrz, oblężeni
board-ring_bearers = Powiernicy Pierścienia
board-town = wioska
board-city = miasto
board-stronghold = twierdza
board-fortification = fortyfikacja
board-discard = Odrzuć
board-combat = Karta Bitwy

## słowa wartości

steps-0 = stan wojny
steps-1 = jedno pole do stanu wojny
steps-2 = dwa pola do stanu wojny
steps-3 = trzy pola do stanu wojny

deed-march = porusz najwyżej dwie armie
deed-march_led = porusz armię z dowódcą
deed-attack = zaatakuj
deed-attack_led = zaatakuj armią z dowódcą
deed-move_fellowship = porusz Drużynę Pierścienia
deed-hide_fellowship = ukryj Drużynę Pierścienia
deed-separate_companions = odłącz Towarzyszy od Drużyny Pierścienia
deed-move_companions = porusz Towarzyszy
deed-move_nazgul_and_minions = porusz Nazgûle i Sługi
deed-muster = rekrutuj
deed-bring_minion = wprowadź do gry Sługę
deed-voice_of_saruman = Głos Sarumana: rekrutuj w Isengardzie
deed-crown_aragorn = koronuj Aragorna, Dziedzica Isildura
deed-gandalf_the_white = wprowadź do gry Gandalfa Białego

activation-entered = Cień przekroczył granicę
activation-attacked = atak Cienia
activation-declared = ujawniono tam Drużynę Pierścienia
activation-companion = przybył Towarzysz
activation-card = dzięki karcie

advance-die = { "" }
advance-attacked = { "" } (atak)
advance-captured = { "" } (zdobyto osadę)
advance-card = { "" } (wydarzenie)
advance-companion = { "" } (rada Towarzysza)

battle_end-ceased = atakujący przerywa atak
battle_end-withdrew = obrońca wycofuje się do twierdzy
battle_end-retreated = obrońca przeprowadza odwrót
battle_end-defender_destroyed = broniąca się armia jest zniszczona
battle_end-attacker_destroyed = atakująca armia jest zniszczona
battle_end-both_destroyed = obie armie są zniszczone

hunt_cause-hunt = poszukiwania
hunt_cause-mordor = Mordor
hunt_cause-stronghold = twierdza Cienia
hunt_cause-balrog = Balrog z Morii
hunt_cause-card = karta

ending-ring_bearers_fail = Powiernicy Pierścienia ulegli zepsuciu i wygrywa Cień
ending-ring_destroyed = Pierścień jest zniszczony i wygrywają Wolne Ludy
ending-shadow_conquest = Cień podbił Śródziemie
ending-sauron_banished = Sauron został wygnany i wygrywają Wolne Ludy

flyer-nazgul = Nazgûl
flyer-witch_king = Czarnoksiężnik z Angmaru
flyer-mouth_of_sauron = Rzecznik Saurona

nazgul_order-recruit = zrekrutuj Nazgûla
nazgul_order-fly = porusz Nazgûle

army_order-march = porusz armię
army_order-attack = zaatakuj

way-hide = ukryj Drużynę Pierścienia
way-move = porusz Drużynę Pierścienia

errand-separate = odłącz Towarzyszy od Drużyny Pierścienia
errand-move = porusz Towarzyszy na mapie

voice-recruit = po jednej jednostce regularnej w każdej osadzie Isengardu
voice-upgrade = zamień dwie jednostki regularne w Orthanku na elitarne

## co się dzieje: najbardziej wewnętrzna z tych procedur zaczyna pytanie

procedure-HandLimit = limit kart na ręce
procedure-PlayEvent = „{ CARD($card) }”
procedure-FellowshipPhase = faza Drużyny Pierścienia
procedure-Hunt = poszukiwania
procedure-HuntTile = poszukiwania, żeton „{ TILE($tile) }”
    .or = poszukiwania
procedure-DeclareFellowship = ujawnienie Drużyny Pierścienia
procedure-RevealFellowship = odkrycie Drużyny Pierścienia
procedure-MoveArmies = ruch armii
procedure-MoveCompanions = ruch Towarzyszy
procedure-MoveShadowCharacters = ruch Nazgûli i Sług
procedure-SeparateCompanions = odłączanie Towarzyszy
procedure-MusterFigures = rekrutacja
procedure-Attack = atak
procedure-Battle = bitwa o { PLACE($target, case: "acc") }, runda { $round }
procedure-CombatRound = bitwa o { PLACE($region, case: "acc") }, runda { $round }
procedure-ExchangeCards = wymiana kart
procedure-ActionResolution = faza akcji
procedure-Turn = tura { $turn }

## decyzje: pytanie każdego rodzaju i, gdzie akcja brzmi tam inaczej, jej nazwa

decision-choose_die-question = wybierz kość, której użyjesz

decision-choose_action-question = wybierz, co zrobić z wynikiem „{ FACE($face) }”

decision-hunt_allocation-question = wybierz, ile kości położyć przed rzutem na polu poszukiwań

decision-hand_limit-question = odrzuć zakrytą kartę

decision-choose_deck-question = wybierz talię, z której dobierasz

decision-gandalf_draws-question = dobrać kartę z talii właśnie zagranej karty, bo Drużynę Pierścienia prowadzi Gandalf Szary?
decision-gandalf_draws-yes = dobierz kartę
decision-gandalf_draws-no = nie dobieraj

decision-sorcerer-question = dobrać kartę z talii twojej karty Bitwy, bo w bitwie jest Czarnoksiężnik z Angmaru?
decision-sorcerer-yes = dobierz kartę
decision-sorcerer-no = nie dobieraj

decision-exchange_cards-question = wymienić jedną kartę z partnerem?

decision-give_card-question = wybierz kartę, którą oddasz partnerowi

decision-discard_as_price-question = wybierz kartę, którą odrzucisz jako zapłatę

decision-play_another-question = zagrać jeszcze jedną kartę Postaci, bez kości?
decision-play_another-skip = nie zagrywaj kolejnej karty

## Drużyna Pierścienia i poszukiwania

decision-declare_fellowship-question = ujawnić miejsce pobytu Drużyny Pierścienia (postępy { $progress })?
decision-declare_fellowship-no = pozostań w ukryciu

decision-enter_mordor-question = wkroczyć do Mordoru?
decision-enter_mordor-no = jeszcze nie wkraczaj do Mordoru

decision-choose_guide-question = wybierz przewodnika Drużyny Pierścienia

decision-place_ring_bearers-question = przesuń Powierników Pierścienia o region dalej albo zatrzymaj się { PLACE($ring_bearers, case: "at") }

decision-separate_companions-question = wybierz, kto opuszcza Drużynę Pierścienia

decision-separate_to-question = wybierz, dokąd idą odłączeni Towarzysze

decision-break_fellowship-question = wybierz Towarzysza, który musi opuścić Drużynę Pierścienia

decision-flocks_of_crebain-question = odrzucić „Stada crebainów”, aby dodać 1 do rzutu poszukiwań?

decision-reroll_hunt-question = dotąd { $successes ->
        [one] { $successes } sukces
        [few] { $successes } sukcesy
        [many] { $successes } sukcesów
       *[other] { $successes } sukcesu
    }; wybierz, ile nieudanych kości przerzucić

decision-wizards_staff-question = odrzucić „Laskę czarodzieja”, aby nie losowano żetonu?

decision-hunt_table_card-question = ciężar brzemienia { $damage }; użyć karty ze stołu?

decision-guide_ability-question = ciężar brzemienia { $damage }; użyć zdolności { CHARACTER($guide, case: "gen") }?
decision-guide_ability-no = nie używaj jej

decision-hunt_casualty-question = ciężar brzemienia { $damage }; wybierz, jak zniesie go Drużyna Pierścienia

decision-balrog_of_moria-question = odrzucić kartę „Balrog z Morii”, aby wylosować jeszcze jeden żeton?

decision-worn_with_sorrow_and_toil-question = zabrać Wolnym Ludom kartę Postaci?

## Postacie

decision-choose_companion-question = wybierz Towarzysza do ruchu

decision-move_companions-question = wybierz, dokąd idzie { CHARACTER($group) }, albo kto idzie razem

decision-choose_nazgul-question = wybierz Nazgûla lub Sługę do ruchu

decision-fly_to-question = wybierz cel ruchu

decision-bring_minion-question = wybierz Sługę, który wchodzi do gry

decision-place_minion-question = wybierz, gdzie { CHARACTER($minion) } wchodzi do gry

decision-place_gandalf-question = wybierz, gdzie Gandalf Biały wchodzi do gry

decision-white_rider-question = poświęcić zdolności przywódcze Gandalfa Białego, aby w tej bitwie nie liczyły się zdolności przywódcze Nazgûli?
decision-white_rider-yes = poświęć jego zdolności przywódcze
decision-white_rider-no = zachowaj jego zdolności przywódcze

## Armie

decision-choose_army-question = wybierz armię

decision-choose_destination-question = wybierz, dokąd idzie armia { PLACE($origin, case: "from") }

decision-choose_figures-question = wybierz, kto idzie { PLACE($origin, case: "from") } { PLACE($to, case: "into") } (dotąd: { ARMY($taken) }, { CHARACTER($taken_characters) })
    .or = wybierz, kto idzie { PLACE($origin, case: "from") } { PLACE($to, case: "into") } (dotąd: { ARMY($taken) })
    .or-2 = wybierz, kto idzie { PLACE($origin, case: "from") } { PLACE($to, case: "into") } (dotąd: { CHARACTER($taken_characters) })
    .or-3 = wybierz, kto idzie { PLACE($origin, case: "from") } { PLACE($to, case: "into") }
decision-choose_figures-done = maszeruj

decision-march_on-question = maszeruj dalej { PLACE($at, case: "from") } albo zatrzymaj się
decision-march_on-done = zatrzymaj się tutaj

decision-mixed_army-question = utworzyć z partnerem mieszaną armię { PLACE($place, case: "at") }?
decision-mixed_army-yes = utwórz mieszaną armię
decision-mixed_army-no = zostańcie osobno

decision-recruit-question = wybierz figurkę do rekrutacji i jej osadę

decision-recruit_where-question = wybierz miejsce rekrutacji

decision-recruit_type-question = wybierz, co zrekrutować { PLACE($place, case: "at") }

decision-recruit_regulars-question = wybierz, co zrekrutować

decision-replace_regular-question = wybierz jednostkę regularną, której miejsce zajmie elitarna

decision-voice_of_saruman-question = wybierz, co robi Głos Sarumana

decision-which_first-question = dotyczy to kilku armii; wybierz, która będzie pierwsza

decision-remove_excess-question = za dużo jednostek { PLACE($place, case: "at") }; wybierz jedną, która wraca do posiłków

## bitwa

decision-attack_from-question = wybierz atakującą armię

decision-attack_target-question = wybierz, kogo atakuje armia { PLACE($origin, case: "from") }

decision-rearguard-question = wybierz, kto zostaje jako tylna straż
decision-rearguard-done = atakuj

decision-field_battle_or_siege-question = walczyć w polu czy wycofać się do twierdzy?

decision-combat_card-question = wybierz w tajemnicy kartę Bitwy

decision-casualties-question = straty { PLACE($place, case: "at") }, { $hits ->
        [one] pozostało { $hits } trafienie
        [few] pozostały { $hits } trafienia
        [many] pozostało { $hits } trafień
       *[other] pozostało { $hits } trafienia
    }

decision-cease_or_go_on-question = przerwać atak czy walczyć dalej?

decision-retreat_or_stand-question = przeprowadzić odwrót czy stoczyć kolejną rundę?

decision-retreat-question = wybierz, dokąd wycofuje się armia

decision-advance-question = wybierz, kto wchodzi { PLACE($region, case: "into") }
decision-advance-done = nikt więcej nie wchodzi
    .or = nie wchodź do regionu

## Wydarzenia

decision-another_way-question = ukryć czy poruszyć Drużynę Pierścienia, skoro Gollum zna inną drogę?
decision-another_way-no = ani jedno, ani drugie

decision-separate_or_move-question = odłączyć Towarzyszy czy poruszyć tych na mapie?

decision-choose_refuge-question = wybierz, dokąd uciekają Nazgûle

decision-gather_companions-question = wybierz Towarzyszy, którzy idą

decision-paths_of_the_dead-question = wybierz, dokąd prowadzą Ścieżki Umarłych

decision-cruel_weather-question = wybierz, dokąd pogoda pędzi Powierników Pierścienia

decision-nazgul_strike-question = wybierz, w co uderzają Nazgûle

decision-lure_of_the_ring-question = wybierz cenę pokusy Pierścienia

decision-lidless_eye-question = wybierz kość, która zmienia się w Oko

decision-move_or_attack-question = poruszyć się czy zaatakować?
decision-move_or_attack-no = ani jedno, ani drugie

decision-recruit_or_fly-question = zrekrutować Nazgûla czy poruszyć Nazgûle?

decision-choose_nation-question = wybierz Naród

decision-choose_region-question = wybierz region

decision-choose_coast-question = wybierz wybrzeże, do którego płynie flota

decision-choose_leader-question = wybierz dowódcę, który ginie

decision-lose_where-question = wybierz armię, która traci figurkę

decision-lose_figure-question = wybierz figurkę utraconą { PLACE($place, case: "at") }

decision-dunlendings-question = wybierz jednostki, które przybywają { PLACE($region, case: "into") }
decision-dunlendings-done = wystarczy

decision-upgrade_where-question = wybierz, gdzie jednostka regularna staje się elitarną

## karty Bitwy

decision-black_breath-question = wybierz, kto ginie („Czarne Tchnienie”)
decision-black_breath-no = nikt

decision-blade_of_westernesse-question = przeznaczyć trafienie na wyeliminowanie Sługi („Ostrze z Westernesse”)?
decision-blade_of_westernesse-no = zachowaj trafienie

decision-dread_and_despair-question = wybierz, ile punktów zdolności przywódczych Nazgûli poświęcić („Trwoga i rozpacz”)

decision-fateful_strike-question = wybierz, kto ginie („Fatalny cios”)
decision-fateful_strike-no = nikt

decision-heroic_death-question = poświęcić dowódcę lub Towarzysza, aby anulować trafienia („Bohaterska śmierć”)?
decision-heroic_death-no = nikogo

decision-mighty_attack-question = wybierz Towarzysza, który poświęca zdolności przywódcze („Potężny atak”)

decision-onslaught-question = wybierz, ile trafień przyjąć za dodatkowy atak („Nawała”)

decision-relentless_assault-question = wybierz, ile trafień przyjąć za premię do rzutu („Nieustępliwy szturm”)

decision-scouts-question = wybierz, dokąd wycofuje się armia („Zwiadowcy”)

decision-words_of_power-question = wybierz Towarzysza, który traci zdolności, także przywódcze („Słowa Mocy”)

## akcje

action-done = gotowe
action-pass = spasuj
action-yes = tak
action-no = nie
action-skip = pomiń (kość przepada bez efektu)
action-choose_place = { PLACE($arg1) }
action-choose_region = { PLACE($arg1) }
action-choose_nation = { NATION($arg1) }
action-choose_figure = { FIGURE($arg1) }
action-choose_character = { CHARACTER($arg1) }
action-choose_card = { CARD($arg1) }
action-choose_deck = talia { DECK($arg1) }
action-choose_number = { $arg1 }

# kości
action-use_die = użyj kości { FACE($arg1, case: "gen") }
action-elven_ring = użyj Pierścienia Elfów, aby zmienić kość { FACE($arg1, case: "gen") } na { FACE($arg2, case: "acc") }
action-act = { DEED($arg1) }
action-diplomacy = przesuń { NATION($arg1, case: "acc") } na torze polityki
action-counsel = przesuń { NATION($arg1, case: "acc") } dzięki radzie Towarzysza
action-draw = dobierz kartę { DECK($arg1) }
action-become = użyj Woli Zachodu jako wyniku „{ FACE($arg1) }”
action-play = zagraj kartę „{ CARD($arg1) }”
action-pay_off = usuń ze stołu kartę „{ CARD($arg1) }”
action-allocate = { $arg1 ->
        [one] { $arg1 } kość
        [few] { $arg1 } kości
        [many] { $arg1 } kości
       *[other] { $arg1 } kości
    }
action-turn_to_eye = zmień kość { FACE($arg1, case: "gen") } w Oko

# karty
action-discard = odrzuć kartę „{ CARD($arg1) }”
action-combat_card = { LOWER($arg1) } ({ CARD($arg1) })
action-no_combat_card = bez karty Bitwy
action-use_table_card = użyj karty „{ CARD($arg1) }”
action-strip_hand = losowa karta Postaci z ręki { SEAT($arg1, case: "gen") }
action-strip_table = usuń ze stołu kartę „{ CARD($arg1) }”
action-strike_table = usuń ze stołu kartę „{ CARD($arg1) }”

# Drużyna Pierścienia i poszukiwania
action-declare_fellowship = ujawnij Drużynę Pierścienia
action-enter_mordor = wkrocz do Mordoru
action-walk = idź { PLACE($arg1, case: "into") }
action-halt = zatrzymaj się { PLACE($ring_bearers, case: "at") }
    .or = zatrzymaj się tutaj
action-choose_guide = { CHARACTER($arg1) }
action-ask_again = zapytaj znów w następnej turze
action-reconsider_guide = wybierz innego przewodnika zamiast { CHARACTER($guide, case: "gen") }
    .or = wybierz innego przewodnika
action-reroll_hunt = przerzuć { $arg1 ->
        [one] { $arg1 } kość
        [few] { $arg1 } kości
        [many] { $arg1 } kości
       *[other] { $arg1 } kości
    }
action-use_guide = użyj zdolności { CHARACTER($guide, case: "gen") }
    .or = użyj zdolności przewodnika
action-lose_guide = poświęć przewodnika, którym jest { CHARACTER($guide) }
    .or = poświęć przewodnika
action-lose_random_companion = poświęć losowego Towarzysza
action-use_the_ring = wykorzystaj Pierścień (zepsucie +{ $damage })
    .or = wykorzystaj Pierścień
action-another_way = { WAY($arg1) }
action-companions = { ERRAND($arg1) }
action-roll_for_the_hunt = wykonaj rzut poszukiwań
action-suffer_corruption = przyjmij zepsucie
action-eliminate_companion = wyeliminuj { CHARACTER($companion, case: "acc") }
    .or = wyeliminuj Towarzysza

action-order_nazgul = { NAZGUL_ORDER($arg1) }
action-order_army = { ARMY_ORDER($arg1) }

# Postacie
action-gather = { CHARACTER($arg1) }
action-companions_to = { PLACE($arg1, case: "into") }
action-fly_from = Nazgûl { PLACE($arg1, case: "from") }
action-fly_to = { PLACE($arg1, case: "into") }
action-move_minion = { CHARACTER($arg1) }
action-bring = { CHARACTER($arg1) }

# Armie
action-move_from = armia { PLACE($arg1, case: "at") }
action-move_to = { PLACE($arg1, case: "into") }
action-take_all = cała armia
action-take = weź { FIGURE($arg1, case: "acc") }
action-take_character = weź { CHARACTER($arg1, case: "acc") }
action-recruit = { FIGURE($arg1) } { PLACE($arg2, case: "at") }
action-from_dunland = { FIGURE($arg2) } { PLACE($arg1, case: "from") }
action-disband = usuń { FIGURE($arg1, case: "acc") }
action-voice = { VOICE($arg1) }

# bitwa
action-attack_from = armia { PLACE($arg1, case: "at") }
action-attack = zaatakuj { PLACE($arg1, case: "acc") }
action-leave_behind = zostaw { FIGURE($arg1, case: "acc") }
action-leave_behind_character = zostaw { CHARACTER($arg1, case: "acc") }
action-fight_in_the_field = stocz bitwę w polu
action-withdraw_into_stronghold = wycofaj się do twierdzy
action-lose = strać { FIGURE($arg1, case: "acc") }
action-reduce = zamień { FIGURE($arg1, case: "acc") } na regularną
action-sacrifice = poświęć { FIGURE($arg1, case: "acc") }
action-sacrifice_character = poświęć { CHARACTER($arg1, case: "acc") }
action-cease_attack = przerwij atak
action-continue_attack = stocz kolejną rundę
action-press_on = zamień { FIGURE($arg1, case: "acc") } na regularną i stocz kolejną rundę
action-stand_and_fight = stój i walcz
action-retreat_to = odwrót { PLACE($arg1, case: "into") }
action-advance_with = { FIGURE($arg1) }
action-advance_with_character = { CHARACTER($arg1) }
action-advance_with_all = cała armia

## odmowy

refusal-not_offered = Tego nie można tu wybrać.
refusal-game_over = Gra się skończyła.
refusal-not_your_turn = Decyzja należy teraz do innego gracza.
refusal-nothing_to_undo = Nie ma czego cofnąć.
refusal-undo_new_information = Od tego czasu rzucono kośćmi lub pokazano karty; inni muszą się zgodzić.
refusal-undo_other_seat = Decyzja należy już do innego gracza; inni muszą się zgodzić.

# kości i karty
refusal-not_fewer_dice = Spasować może tylko gracz, który ma mniej niewykorzystanych kości niż przeciwnik.
refusal-elven_ring_used = W tej turze już użyto twojego Pierścienia Elfów.
refusal-no_pass_after_elven_ring = Po użyciu Pierścienia Elfów wykonujesz akcję jedną ze swoich kości.
refusal-deck_empty = Talia jest pusta.
refusal-other_players_card = Tę kartę może zagrać tylko twój partner.
refusal-a_power_too_great = „Moc nazbyt wielka” chroni ten region przed Cieniem.
refusal-power_of_tom_bombadil = „Moc Toma Bombadila” chroni ten region przed Cieniem.
refusal-threats_and_promises = Dopóki w grze jest karta „Groźby i obietnice”, żaden wynik Mobilizacji nie przesuwa pasywnego Narodu Wolnych Ludów.
refusal-not_own_nation = Ten Naród należy do twojego partnera.
refusal-not_own_minion = Ten Sługa należy do twojego partnera.
refusal-same_nation_twice = Twoja poprzednia akcja dotyczyła tego Narodu; w grze trzyosobowej nie można go użyć dwa razy z rzędu.
refusal-same_army_twice = Twoja poprzednia akcja dotyczyła tej armii; w grze trzyosobowej nie można jej użyć dwa razy z rzędu.

# warunki kart
refusal-no_companion_in_fellowship = W Drużynie Pierścienia nie ma już żadnego Towarzysza.
refusal-fellowship_not_revealed = Drużyna Pierścienia jest ukryta.
refusal-fellowship_without_progress = Drużyna Pierścienia nie poczyniła postępów od ostatniego znanego miejsca pobytu.
refusal-fellowship_in_settlement = Drużyna Pierścienia jest w osadzie Wolnych Ludów.
refusal-not_in_fellowship = W Drużynie Pierścienia musi być { CHARACTER($characters) }.
refusal-not_in_play = W grze musi być { CHARACTER($characters) }.
refusal-no_companion_in_region = Nie ma żadnego Towarzysza { PLACE($region, case: "at") }.
refusal-character_not_in_nation = { CHARACTER($characters) } musi być w regionie { NATION($nations, case: "gen") }.
refusal-character_without_army = { CHARACTER($characters) } musi być z armią w regionie { NATION($nations, case: "gen") }.
    .or = { CHARACTER($characters) } musi być z armią.
refusal-nation_not_active = { NATION($nation) } { NATION($nation, as: "gender") ->
        [f] musi być aktywna
        [n] musi być aktywne
        [p] muszą być aktywne
        [pm] muszą być aktywni
       *[other] musi być aktywny
    }.
refusal-nation_not_at_war = { NATION($nation) } { NATION($nation, as: "gender") ->
        [p] muszą
        [pm] muszą
       *[other] musi
    } być w stanie wojny.
refusal-not_besieged = Nie ma oblężenia { PLACE($region, case: "gen") }.
refusal-no_nazgul_near_companion = W pobliżu armii Wolnych Ludów z Towarzyszem nie ma armii Cienia z Nazgûlami.
refusal-no_nazgul_army_near_enemy = W pobliżu wrogiej armii nie ma armii Cienia z Nazgûlami.
refusal-rohan_is_active = Rohan jest już aktywny.
refusal-witch_king_not_besieging = Czarnoksiężnik z Angmaru nie jest z armią oblegającą twierdzę.
refusal-aragorn_not_abroad_with_army = Aragorn musi być z armią poza wszystkimi Narodami Wolnych Ludów.
refusal-no_army_with_companion = Żadna armia Wolnych Ludów nie ma Towarzysza.
refusal-no_elven_stronghold_held = Cień nie kontroluje żadnej twierdzy Elfów.
refusal-isengard_besieges_nothing = Żadna armia z jednostkami Isengardu nie oblega twierdzy.
refusal-no_companion_in_nation_at_peace = Żaden Towarzysz nie jest w Narodzie, który nie jest w stanie wojny.
refusal-recruit_region_not_free = W tym regionie nie można rekrutować: nie jest wolny.
refusal-recruit_as_many_as_possible = Trzeba zrekrutować tyle, ile się da.

# warunki kart Bitwy
refusal-fellowship_not_in_defended_region = Drużyny Pierścienia nie ma w bronionym regionie.
refusal-no_hobbit_in_battle = W bitwie nie ma ani Meriadoka, ani Peregrina.
refusal-no_gandalf_in_battle = W bitwie nie ma Gandalfa.
refusal-no_strider_in_battle = W bitwie nie ma ani Obieżyświata, ani Aragorna.
refusal-no_companion_in_battle = W bitwie nie ma Towarzysza.
refusal-no_companion_or_leader_in_battle = W bitwie nie ma ani Towarzysza, ani dowódcy.
refusal-no_elite_in_battle = W bitwie nie ma jednostki elitarnej.
refusal-no_nazgul_in_battle = W bitwie nie ma Nazgûla.
refusal-no_isengard_unit_in_battle = W bitwie nie ma jednostki Isengardu.
refusal-no_southron_elite_in_battle = W bitwie nie ma elitarnej jednostki Haradrimów i Easterlingów.
refusal-too_little_nazgul_leadership = Nazgûle w bitwie potrzebują { $needed ->
        [one] { $needed } punktu
        [few] { $needed } punktów
        [many] { $needed } punktów
       *[other] { $needed } punktu
    } zdolności przywódczych do poświęcenia.
refusal-leadership_given_up = Te zdolności przywódcze już poświęcono.
refusal-defender_not_near_ents = Obrońca nie jest w Fangornie, Orthanku ani Rohanie.
refusal-defender_not_in_free_peoples_nation = Obrońca nie jest w granicach Narodu Wolnych Ludów.
refusal-defender_not_in_stronghold = Obrońca nie jest w twierdzy.
refusal-defender_far_from_moria = Obrońca jest dalej niż dwa regiony od Morii.
refusal-not_defending_in_field = Twoja armia nie broni się w polu.

# Drużyna Pierścienia
refusal-fellowship_is_revealed = Drużyna Pierścienia jest odkryta; musi się najpierw ukryć.
refusal-fellowship_is_hidden = Drużyna Pierścienia jest już ukryta.
refusal-only_hidden_declares = Odkrytej Drużyny Pierścienia nie można ujawnić.
refusal-no_declaring_in_mordor = Na torze Mordoru nie ujawnia się Drużyny Pierścienia.
refusal-not_at_the_gate_of_mordor = Aby wkroczyć do Mordoru, Drużyna Pierścienia musi być w Morannonie lub Minas Morgul.
refusal-already_in_mordor = Drużyna Pierścienia jest już na torze Mordoru.
refusal-no_shelter_when_revealed = Odkryta Drużyna Pierścienia nie może zakończyć ruchu w mieście ani twierdzy Wolnych Ludów.
refusal-only_shelter_that_way = Ta droga prowadzi tylko do miast i twierdz Wolnych Ludów, a tam odkryta Drużyna Pierścienia nie może zakończyć ruchu.
refusal-no_separation_in_mordor = Na torze Mordoru Towarzysze nie mogą się już odłączać.
refusal-no_companions_left = W Drużynie Pierścienia nie ma już żadnego Towarzysza.

# Postacie
refusal-no_companion_can_move = Żaden Towarzysz na mapie nie może się poruszyć.
refusal-companion_in_siege = Towarzysz w oblężonej twierdzy nie może jej opuścić.
refusal-no_nazgul_can_move = Żaden Nazgûl ani Sługa nie może się poruszyć.
refusal-nazgul_free_stronghold = Nazgûle nie mogą wejść do twierdzy Wolnych Ludów, chyba że oblega ją Cień.
refusal-moved_already = Ta figurka już się poruszyła w tej akcji.
refusal-minion_entered_before = Ten Sługa już wszedł do gry.
refusal-no_minion_can_enter = Żaden Sługa nie może teraz wejść do gry.
refusal-isengard_not_at_war = Isengard musi być w stanie wojny.
refusal-orthanc_conquered = Orthank jest zdobyty.
refusal-sauron_not_at_war = Sauron musi być w stanie wojny.
refusal-no_free_peoples_at_war = W stanie wojny musi być jakiś Naród Wolnych Ludów.
refusal-no_sauron_army = Sauron nie ma armii.
refusal-free_peoples_not_all_at_war = Rzecznik Saurona czeka, aż wszystkie Narody Wolnych Ludów będą w stanie wojny albo Drużyna Pierścienia znajdzie się w Mordorze.
refusal-no_sauron_stronghold = Wszystkie twierdze Saurona są zdobyte.
refusal-companion_entered_before = Wszedł już do gry.
refusal-strider_not_in_gondor = Obieżyświat musi być w niezdobytym Minas Tirith, Dol Amroth lub Pelargirze.
refusal-gandalf_in_fellowship = Gandalf Szary musi najpierw opuścić Drużynę Pierścienia.
refusal-no_minion_yet = Żaden Sługa jeszcze nie wszedł do gry.

# ruch
refusal-more_armies_must_move = Karta każe poruszyć więcej niż jedną armię, o ile się da.
refusal-no_army_can_move = Żadna armia nie może się poruszyć.
refusal-nobody_left_to_move = Nie ma nikogo, kto jeszcze się nie poruszył i może iść.
refusal-enemy_army_blocks = Jest tam wroga armia.
refusal-stacking_limit = W regionie może być najwyżej dziesięć jednostek.
refusal-border_not_at_war = Jednostki Narodu, który nie jest w stanie wojny, nie mogą przekraczać granic innego Narodu.
refusal-needs_leader = Musi z nimi iść dowódca lub postać.
refusal-needs_companion = Musi z nimi iść Towarzysz.
refusal-needs_nazgul = Musi z nimi iść Nazgûl.
refusal-needs_character = Musi z nimi iść postać wskazana przez kartę.
refusal-needs_unit = Armia musi mieć przynajmniej jedną jednostkę.
refusal-leader_left_alone = Dowódca nie może zostać bez jednostek.
refusal-level_zero = Postać o poziomie 0 nigdy się nie porusza.
refusal-must_join_army = Armia musi zakończyć ruch przy innej, nieoblężonej armii swojej strony.
refusal-not_all_can_go = Nie wszyscy mogą iść.

# rekrutacja i polityka
refusal-recruit_not_at_war = Kością rekrutują tylko Narody w stanie wojny.
refusal-no_reinforcements = W posiłkach nie ma już takiej figurki.
refusal-settlement_lost = Osada jest w rękach wroga.
refusal-settlement_besieged = Twierdza jest oblężona.
refusal-leader_needs_army = Dowódca potrzebuje tam armii.
refusal-same_settlement = Dwie figurki muszą trafić do różnych osad.
refusal-elite_comes_alone = Jednostkę elitarną rekrutuje się pojedynczo.
refusal-nothing_to_recruit = Nie można teraz niczego zrekrutować.
refusal-saruman_not_in_play = Sarumana nie ma w grze.
refusal-orthanc_not_free = Orthank nie jest wolny.
refusal-no_upgrade = W Orthanku nie ma regularnej jednostki Isengardu.
refusal-already_at_war = Naród jest już w stanie wojny.
refusal-passive_nation = Pasywny Naród nie może wejść w stan wojny; trzeba go najpierw aktywować.

# bitwa
refusal-nobody_to_attack = Nie można zaatakować żadnej wrogiej armii.
refusal-no_enemy_there = Nie ma tam wrogiej armii.
refusal-target_not_adjacent = Wroga armia nie jest w sąsiednim regionie.
refusal-no_army_there = Nie masz tam armii.
refusal-no_unit_at_war = Atakować mogą tylko jednostki Narodów w stanie wojny.
refusal-partner_controls_army = Tę mieszaną armię kontroluje twój partner.
refusal-attack_needs_leader = W ataku musi brać udział dowódca lub postać.
refusal-attack_needs_nazgul = W ataku musi brać udział Nazgûl.
refusal-attack_needs_companion = W ataku musi brać udział Towarzysz.
refusal-attack_needs_witch_king = W ataku musi brać udział Czarnoksiężnik z Angmaru.
refusal-leader_would_be_alone = Dowódcy Narodów poza stanem wojny zostaliby bez jednostek.
refusal-last_attacking_unit = Musi atakować przynajmniej jedna jednostka.
refusal-rearguard_needs_unit = Tylna straż musi mieć przynajmniej jedną jednostkę.
refusal-retreat_not_free = Odwrót jest możliwy tylko do wolnego regionu.
refusal-no_regular_to_press_on = Nie ma jednostki regularnej, która zajęłaby miejsce elitarnej.

# to, na co można wskazać, i kiedy o co się pyta
refusal-not_your_army = To armia przeciwnika.
refusal-no_nazgul_there = Nie ma Nazgûla { PLACE($place, case: "at") }.
refusal-inside_the_stronghold = Wewnątrz twierdzy jest tylko oblężona armia.
refusal-already_there = Już tam jest.
refusal-too_far = To odległość { $distance } regionów; droga prowadzi do sąsiedniego regionu.
refusal-walked_there = Na tej drodze do żadnego regionu nie wchodzi się dwa razy.
refusal-beyond_level = To odległość { $distance } regionów; można przejść { $reach }.
refusal-way_barred = Drogę zamyka oblężenie albo twierdza Cienia.
refusal-no_settlement = Nie ma osady { PLACE($place, case: "at") }.
refusal-settlement_of_another = Ta osada nie należy do { NATION($nation, case: "gen") }.
refusal-enemy_figure = { FIGURE($figure) } { FIGURE($figure, as: "gender") ->
        [pm] należą
        [p] należą
       *[other] należy
    } do przeciwnej strony.
refusal-no_such_figure_there = Nie ma tam { FIGURE($figure, case: "gen") }.
refusal-all_chosen = Wszystkie takie figurki już wybrano ({ FIGURE($figure) }).
refusal-character_eliminated = { CHARACTER($character) } jest poza grą.
refusal-enemy_character = { CHARACTER($character) } należy do przeciwnej strony.
refusal-character_not_in_play = { CHARACTER($character, case: "gen") } nie ma w grze.
refusal-character_in_play = { CHARACTER($character) } jest już w grze.
refusal-not_highest_level = { CHARACTER($character) } nie ma najwyższego poziomu w Drużynie Pierścienia.
refusal-character_in_fellowship = { CHARACTER($character) } jest w Drużynie Pierścienia.
refusal-character_elsewhere = { CHARACTER($character) } jest { PLACE($place, case: "at") }.
refusal-all_chosen_character = { CHARACTER($character, case: "gen") } nie można tu wybrać albo już wybrano tę postać.
refusal-enemy_nation = { NATION($nation) } { NATION($nation, as: "gender") ->
        [p] należą
        [pm] należą
       *[other] należy
    } do przeciwnej strony.
refusal-no_counsellor = W odpowiedniej osadzie nie ma Towarzysza tego Narodu, który mógłby doradzić.
refusal-card_not_on_table = Karta „{ CARD($card) }” nie leży na stole.
refusal-card_does_not_help = Karta „{ CARD($card) }” nie działa w tej chwili.
refusal-card_not_in_hand = Karty „{ CARD($card) }” nie masz na ręce.
refusal-die_does_not_play = Ten wynik kości nie pozwala zagrać tej karty: potrzebny jest wynik „Wydarzenie” albo wynik z jej symbolem.
refusal-enemy_deck = Ta talia należy do przeciwnej strony.
refusal-only_will_becomes = Tylko Wola Zachodu staje się innym wynikiem.
refusal-no_such_die = Nie masz niewykorzystanej kości { FACE($face, case: "gen") }.
refusal-no_elven_ring = Nie masz Pierścienia Elfów.
refusal-ring_cannot_make = Pierścień Elfów nie zmieni kości na { FACE($face, case: "acc") }.
refusal-number_between = Wybierz liczbę od { $least } do { $most }.
refusal-die_does_not_let = Ten wynik kości na to nie pozwala: { DEED($deed) }.
refusal-when_armies_move = Armie poruszają się dzięki wynikowi „Armia”, wynikowi „Postać” (z dowódcą) albo karcie.
refusal-when_attack = Armie atakują dzięki wynikowi „Armia”, wynikowi „Postać” (z dowódcą) albo karcie.
refusal-when_combat_card = Karty Bitwy wybiera się na początku rundy bitwy.
refusal-when_casualties = Straty wybiera się, gdy armia otrzymała trafienia.
refusal-when_round_ends = O tym decyduje się na końcu rundy bitwy.
refusal-when_battle_won = Armia zajmuje region po wygranej bitwie.
refusal-when_stronghold_attacked = O tym decyduje się, gdy zaatakowano armię w regionie z jej twierdzą.
refusal-when_recruit = Figurki rekrutuje się dzięki wynikowi „Mobilizacja” albo karcie.
refusal-when_too_many_units = Jednostki odsyła się, gdy w jednym miejscu jest ich za dużo.
refusal-when_too_many_cards = Karty odrzuca się, gdy ręka przekracza limit.
refusal-when_die_chosen = Kości albo Pierścienia Elfów używa się, gdy przychodzi twoja kolej na akcję.
refusal-when_die_used = Robi się to kością wybraną do akcji.
refusal-when_fellowship_phase = O tym decyduje się w fazie Drużyny.
refusal-when_guide_changes = Przewodnika wybiera się, gdy zmienia się Drużyna Pierścienia, albo na końcu fazy Drużyny.
refusal-when_fellowship_found = Powierników Pierścienia przesuwa się, gdy Drużynę się ujawnia albo odkrywa.
refusal-when_mordor = Drużyna wkracza do Mordoru w fazie Drużyny, z Morannonu albo Minas Morgul.
refusal-when_hunt_allocated = Kości kładzie się na polu poszukiwań w fazie rozdzielania kości.
refusal-when_hunt_rolled = Kości poszukiwań przerzuca się zaraz po rzucie poszukiwań.
refusal-when_hunt_damage = O tym decyduje się, gdy w poszukiwaniach wylosowano żeton.
refusal-when_companions_move = Towarzysze na mapie poruszają się dzięki wynikowi „Postać” albo karcie.
refusal-when_nazgul_move = Nazgûle i Słudzy poruszają się dzięki wynikowi „Postać” albo karcie.
refusal-when_minion_enters = Sługa wchodzi do gry dzięki wynikowi „Mobilizacja”.
refusal-when_card_asks = Decyduje się o tym tylko wtedy, gdy pyta karta albo zasada.
refusal-elite_needs_two_hits = Jednostka elitarna ginie od razu tylko za dwa trafienia; za jedno zamienia się ją na regularną.
refusal-only_recruit_where = Rekruci przybywają do wolnych regionów wskazanych przez kartę lub zasadę albo do twojej oblężonej twierdzy.
refusal-only_place_minion = Sługa wchodzi do gry tylko tam, gdzie mówi jego karta.
refusal-only_place_gandalf = Gandalf Biały wchodzi do gry w Fangornie, w niezdobytej twierdzy Elfów albo w miejsce Gandalfa Szarego.
refusal-only_recruit_type = Karta daje jednostki swojego Narodu, takich rodzajów, jakie wymienia.
refusal-only_recruit = Ta figurka tu nie przybędzie: zasada lub karta wskazuje inne figurki albo osady.
refusal-only_recruit_regulars = Karta daje jednostki regularne Narodu, który wymienia.
refusal-only_upgrade_where = Jednostkę regularną zamienia się tylko tam, gdzie stoi wskazana i została elitarna.
refusal-only_scouts = Armia wycofuje się do wolnego sąsiedniego regionu.
refusal-only_retreat_or_stand = Armia wycofuje się do wolnego sąsiedniego regionu.
refusal-only_cruel_weather = Powierników Pierścienia spycha się do sąsiedniego regionu, w którym nie ma osady Wolnych Ludów.
refusal-only_choose_region = Karta wskazuje inne regiony.
refusal-only_choose_coast = Karta wskazuje nadmorskie regiony, do których armia może dotrzeć.
refusal-only_lose_where = Karta zabiera figurki Narodu, który wymienia, tam gdzie stoją.
refusal-only_lose_figure = Karta zabiera jednostkę Narodu, który wymienia.
refusal-only_heroic_death = Poświęcić można tylko dowódcę lub Towarzysza, który walczy w tej bitwie.
refusal-only_dunlendings = Jednostki przybywają z Dunlandu, o ile tam stoją i można je jeszcze wziąć.
refusal-only_advance = Najpierw wchodzą jednostki; dowódcy, Nazgûle i postacie idą za nimi.
refusal-only_discard_as_price = Ceną jest inna karta, takiego rodzaju, jaki wymienia zasada.
refusal-only_replace_regular = Jednostka elitarna zastępuje regularną tego samego Narodu, jeśli jakaś została.
refusal-only_black_breath = Karta wskazuje dowódcę lub Towarzysza w bitwie.
refusal-only_which_first = Gdy coś dotyczy kilku armii naraz, wybiera się, która z nich będzie pierwsza.
refusal-only_remove_excess = Do limitu liczą się i są odsyłane tylko jednostki.
refusal-only_choose_army = Karta wskazuje inne armie.
refusal-only_choose_refuge = Nazgûle uciekają do regionu, w którym Cień może je przyjąć.
refusal-only_paths_of_the_dead = Ścieżki Umarłych prowadzą tylko tam, gdzie mówi karta.
refusal-only_choose_leader = Karta wskazuje inną figurkę.
refusal-only_fly_to = Ta figurka nie może tam dotrzeć.
refusal-only_lidless_eye = Okiem może stać się tylko niewykorzystana kość Cienia.
refusal-only_choose_nation = Karta wskazuje inne Narody.
refusal-only_hand_limit = Odrzuca się kartę z własnej ręki.
refusal-only_onslaught = Karta wskazuje jednostki atakującej armii.
refusal-only_gather_companions = Karta wskazuje Towarzyszy, którzy mogą iść razem.
refusal-die_does_not_draw = Karty dobiera się dzięki wynikowi „Wydarzenie”.
refusal-die_does_not_persuade = Naród przesuwa się dzięki wynikowi „Mobilizacja”.
refusal-black_border = Regiony dzielą nieprzebyte góry.

## dziennik; pusty tekst nie jest wart wiersza

event-turn_began = Tura { $turn }.
event-hunt_allocated = Na pole poszukiwań { $dice ->
        [0] nie trafia żadna kość
        [one] trafia { $dice } kość
        [few] trafiają { $dice } kości
        [many] trafia { $dice } kości
       *[other] trafia { $dice } kości
    }.
event-dice_rolled = Kości { SIDE($side, case: "gen") }: { FACE($faces) }.
    .or = { SIDE($side) } nie { SIDE($side, as: "gender") ->
        [p] rzucają
       *[other] rzuca
    } kośćmi.
event-die_used = { SEAT($seat) } używa kości { FACE($face, case: "gen") }: { DONE($action) }.
event-passed = { SEAT($seat) } pasuje.
event-elven_ring = { SEAT($seat) } używa Pierścienia Elfów: { FACE($before) } zmienia się w { FACE($after, case: "acc") }.
event-die_changed = Kość zmienia się z { FACE($before, case: "gen") } na { FACE($after, case: "acc") }.
event-wills_discarded = { $count ->
        [0] Nie odrzucono żadnej kości Woli Zachodu
        [one] Odrzucono { $count } kość Woli Zachodu
        [few] Odrzucono { $count } kości Woli Zachodu
        [many] Odrzucono { $count } kości Woli Zachodu
       *[other] Odrzucono { $count } kości Woli Zachodu
    }.
event-game_over = Koniec gry: { ENDING($ending) }.
event-undone = { SEAT($seat) } cofa { $actions ->
        [one] { $actions } akcję
        [few] { $actions } akcje
        [many] { $actions } akcji
       *[other] { $actions } akcji
    }.

# karty
event-cards_drawn = { SEAT($seat) } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } { DECK($deck) }.
event-drew = Dobierasz: { CARD($cards, case: "quoted") }.
event-discarded_face_down = { SEAT($seat) } odrzuca zakrytą kartę { DECK($deck) }.
event-discarded_own = Odrzucasz kartę „{ CARD($card) }”.
event-card_discarded = { SEAT($seat) } odrzuca kartę „{ CARD($card) }”.
event-table_card_discarded = Ze stołu znika karta „{ CARD($card) }”.
event-event_played = { SEAT($seat) } zagrywa kartę „{ CARD($card) }”.
event-cards_exchanged = { SEAT($seats) } wymieniają się kartami.
event-exchanged = Partnerzy wymieniają się kartami { CARD($given, case: "quoted") }.
event-event_roll = Rzut: { DICE($dice) } (sukcesy przy { $needed }+) – { $successes ->
        [0] bez sukcesów
        [one] { $successes } sukces
        [few] { $successes } sukcesy
        [many] { $successes } sukcesów
       *[other] { $successes } sukcesu
    }.
event-hits_rolled = { $hits ->
        [0] Bez trafień
        [one] { $hits } trafienie
        [few] { $hits } trafienia
        [many] { $hits } trafień
       *[other] { $hits } trafienia
    }.

# polityka i kontrola
event-nation_activated = { NATION($nation) } { NATION($nation, as: "gender") ->
        [f] staje się aktywna
        [n] staje się aktywne
        [p] stają się aktywne
        [pm] stają się aktywni
       *[other] staje się aktywny
    }: { ACTIVATION($cause) }.
event-nation_advanced = { NATION($nation) } { NATION($nation, as: "gender") ->
        [p] przesuwają
        [pm] przesuwają
       *[other] przesuwa
    } się na torze polityki: { STEPS($steps) }{ ADVANCE($cause) }.
event-nation_fell_back = { NATION($nation) } { NATION($nation, as: "gender") ->
        [p] cofają
        [pm] cofają
       *[other] cofa
    } się na torze polityki: { STEPS($steps) }.
event-captured = { SIDE($side) } { SIDE($side, as: "gender") ->
        [p] zdobywają
       *[other] zdobywa
    } { PLACE($region, case: "acc") }.
event-recaptured = { SIDE($side) } { SIDE($side, as: "gender") ->
        [p] odbijają
       *[other] odbija
    } { PLACE($region, case: "acc") }.
event-siege_ended = Koniec oblężenia { PLACE($region, case: "gen") }.
event-siege_laid = Zaczyna się oblężenie { PLACE($region, case: "gen") }.
event-siege_not_laid = Atakujący nie podchodzą pod { PLACE($region, case: "acc") }; oblężenia nie ma.

# Armie
event-army_moved = { OWNER($figures) } maszeruje { PLACE($origin, case: "from") } { PLACE($to, case: "into") }: { ARMY($figures) } oraz { CHARACTER($characters) }.
    .or = { OWNER($figures) } maszeruje { PLACE($origin, case: "from") } { PLACE($to, case: "into") }: { ARMY($figures) }.
event-army_marched_on = Armia maszeruje dalej { PLACE($to, case: "into") }.
event-mixed_army_formed = { PLACE($place, case: "at") } powstaje mieszana armia.
event-recruited = { SEAT($seat) } rekrutuje { COUNT($count, $figure, case: "acc") } { PLACE($place, case: "at") }.
event-upgraded = { PLACE($place, case: "at") } { $count ->
        [one] { $count } jednostka regularna staje się elitarną
        [few] { $count } jednostki regularne stają się elitarnymi
        [many] { $count } jednostek regularnych staje się elitarnymi
       *[other] { $count } jednostki regularnej staje się elitarnymi
    }.
event-disbanded = Za dużo jednostek { PLACE($place, case: "at") }: { FIGURE($figure) } wraca do posiłków.

# Postacie
event-character_eliminated = { CHARACTER($character) } ginie.
event-companion_eliminated = { CHARACTER($character) } ginie.
event-companion_separated = { CHARACTER($character) } opuszcza Drużynę Pierścienia i idzie { PLACE($to, case: "into") }.
event-companion_moved = { CHARACTER($character) } idzie { PLACE($to, case: "into") }.
event-companion_entered = { CHARACTER($character) } wchodzi do gry { PLACE($place, case: "at") }.
event-minion_entered = { CHARACTER($character) } wchodzi do gry { PLACE($place, case: "at") }.
event-flew = { FLYER($who) } przenosi się { PLACE($origin, case: "from") } { PLACE($to, case: "into") }.
event-nazgul_driven_off = { $count ->
        [one] { $count } Nazgûl ucieka
        [few] { $count } Nazgûle uciekają
        [many] { $count } Nazgûli ucieka
       *[other] { $count } Nazgûla ucieka
    } { PLACE($origin, case: "from") } { PLACE($to, case: "into") }.
event-taken_alive = { CHARACTER($character) } trafia żywy do niewoli i opuszcza Drużynę Pierścienia.
event-companion_lured = { CHARACTER($character) } ulega pokusie Pierścienia.
event-guide_changed = Drużynę Pierścienia prowadzi { CHARACTER($guide) }.

# bitwa
event-battle_started = { SEAT($seat) } atakuje { PLACE($target, case: "acc") } { PLACE($origin, case: "from") }.
event-assault_started = { SEAT($seat) } atakuje mury oblężonej twierdzy { PLACE($origin, case: "at") }.
event-sortie_started = { SEAT($seat) } przeprowadza wypad z twierdzy { PLACE($target, case: "at") }.
event-round_started = Runda { $round }.
event-combat_card_chosen = { SEAT($seat) } wybiera kartę { DECK($deck) }.
    .or = { SEAT($seat) } nie zagrywa karty Bitwy.
event-combat_card_revealed = Karta Bitwy { SIDE($side, case: "gen") }: „{ COMBAT($combat) }” (z karty „{ CARD($card) }”).
event-combat_card_works = Działa karta „{ COMBAT($combat) }”.
event-combat_card_cancelled = Karta „{ COMBAT($combat) }” nie działa.
event-combat_roll = Rzut bitwy { SIDE($side, case: "gen") }: { DICE($dice) } ({ $modifier ->
        [0] trafienia przy { $needed }+
       *[other] { SIGNED($modifier) }, trafienia przy { $needed }+
    }) – { $hits ->
        [0] bez trafień
        [one] { $hits } trafienie
        [few] { $hits } trafienia
        [many] { $hits } trafień
       *[other] { $hits } trafienia
    }.
event-leader_reroll = Przerzut dowódców { SIDE($side, case: "gen") }: { DICE($dice) } ({ $modifier ->
        [0] trafienia przy { $needed }+
       *[other] { SIGNED($modifier) }, trafienia przy { $needed }+
    }) – { $hits ->
        [0] bez trafień
        [one] { $hits } trafienie
        [few] { $hits } trafienia
        [many] { $hits } trafień
       *[other] { $hits } trafienia
    }.
event-special_attack = Specjalny atak { SIDE($side, case: "gen") }: { DICE($dice) } (trafienia przy { $needed }+) – { $hits ->
        [0] bez trafień
        [one] { $hits } trafienie
        [few] { $hits } trafienia
        [many] { $hits } trafień
       *[other] { $hits } trafienia
    }.
    .or = Na specjalny atak { SIDE($side, case: "gen") } nie ma kości.
event-hits_scored = Atakujący { $attacker ->
        [0] nie zadaje trafień
        [one] zadaje { $attacker } trafienie
        [few] zadaje { $attacker } trafienia
        [many] zadaje { $attacker } trafień
       *[other] zadaje { $attacker } trafienia
    }, obrońca { $defender ->
        [0] { $attacker ->
            [0] też nie
           *[other] żadnego
        }
       *[other] { $defender }
    }.
event-leadership_forfeited = { CHARACTER($character) } poświęca zdolności przywódcze.
event-white_rider = Gandalf Biały wyrusza w bój: zdolności przywódcze Nazgûli nie liczą się w tej bitwie.
event-companion_powerless = { CHARACTER($character) } traci na tę rundę swoje zdolności.
event-automatic_hit = { SIDE($side) } { SIDE($side, as: "gender") ->
        [p] zadają
       *[other] zadaje
    } { $hits ->
        [one] { $hits } trafienie
        [few] { $hits } trafienia
        [many] { $hits } trafień
       *[other] { $hits } trafienia
    } bez rzutu.
event-army_hit = Armia { SIDE($side, case: "gen") } { PLACE($place, case: "at") } otrzymuje { $hits ->
        [one] { $hits } trafienie
        [few] { $hits } trafienia
        [many] { $hits } trafień
       *[other] { $hits } trafienia
    }.
event-unit_lost = Straty { PLACE($place, case: "at") }: { COUNT($count, $figure) }.
event-elite_reduced = { FIGURE($figure) } { PLACE($place, case: "at") } staje się regularną.
event-leader_lost = Straty { PLACE($place, case: "at") }: { COUNT($count, $figure) }.
event-army_destroyed = Armia { SIDE($side, case: "gen") } { PLACE($place, case: "at") } przestaje istnieć.
event-army_retreated = Armia { SIDE($side, case: "gen") } wycofuje się { PLACE($origin, case: "from") } { PLACE($to, case: "into") }.
event-army_withdrew = Armia { SIDE($side, case: "gen") } wycofuje się do twierdzy { PLACE($region, case: "at") }.
event-army_advanced = Zwycięzcy wchodzą { PLACE($origin, case: "from") } { PLACE($to, case: "into") }.
event-battle_over = Koniec bitwy o { PLACE($target, case: "acc") }: { BATTLE_END($reason) }.

# Drużyna Pierścienia i poszukiwania
event-fellowship_moves = Drużyna Pierścienia idzie dalej (postępy { $progress }).
    .or = Drużyna Pierścienia próbuje iść dalej z pola { $step } toru Mordoru.
event-fellowship_declared = Drużyna Pierścienia ujawnia się { PLACE($region, case: "at") }.
event-fellowship_revealed = Cień odkrywa Drużynę Pierścienia { PLACE($region, case: "at") }.
    .or = Cień odkrywa Drużynę Pierścienia na polu { $step } toru Mordoru.
event-fellowship_hidden = Drużyna Pierścienia się ukrywa.
event-ring_bearers_driven = Pogoda pędzi Powierników Pierścienia { PLACE($region, case: "into") }.
event-corruption_rose = Zepsucie rośnie o { $amount } i wynosi { $corruption }.
event-corruption_healed = Zepsucie spada o { $amount } i wynosi { $corruption }.
event-no_hunt = Pole poszukiwań jest puste: nikt nie szuka.
event-hunt_roll = Poszukiwania (poziom { $level }): { DICE($dice) }{ $modifier ->
        [0] { "" }
       *[other] { " " }({ SIGNED($modifier) })
    } – { $successes ->
        [0] bez sukcesów
        [one] { $successes } sukces
        [few] { $successes } sukcesy
        [many] { $successes } sukcesów
       *[other] { $successes } sukcesu
    }.
event-hunt_reroll = Przerzut poszukiwań: { DICE($dice) } – { $successes ->
        [0] nadal bez sukcesów
        [one] razem { $successes } sukces
        [few] razem { $successes } sukcesy
        [many] razem { $successes } sukcesów
       *[other] razem { $successes } sukcesu
    }.
event-hunt_failed = Poszukiwania niczego nie znajdują.
event-hunt_tile_drawn = Wylosowano żeton poszukiwań: { TILE($tile) }.
event-hunt_tile_returned = Żeton „{ TILE($tile) }” wraca do puli.
event-hunt_tile_removed = Żeton „{ TILE($tile) }” opuszcza grę.
event-hunt_tile_ignored = Żeton „{ TILE($tile) }” nie wywołuje efektu.
event-hunt_tile_prevented = Żetonu się nie losuje.
event-hunt_tile_die = Kość żetonu pokazuje { $roll }.
event-special_tile_in_play = Żeton „{ TILE($tile) }” wchodzi do gry.
event-hunt_damage = { HUNT_CAUSE($cause) }: ciężar brzemienia { $damage }.
event-hunt_damage_lowered = { $damage ->
        [0] Ciężar brzemienia znika.
       *[other] Pozostaje ciężar brzemienia { $damage }.
    }
event-hunt_casualty = { CHARACTER($character) } ginie w poszukiwaniach.
event-hunt_pool_refilled = Pula poszukiwań znów jest pełna: { $tiles ->
        [one] { $tiles } żeton
        [few] { $tiles } żetony
        [many] { $tiles } żetonów
       *[other] { $tiles } żetonu
    }.
event-mordor_entered = Drużyna Pierścienia wkracza do Mordoru; w puli poszukiwań { $tiles ->
        [one] jest { $tiles } żeton
        [few] są { $tiles } żetony
        [many] jest { $tiles } żetonów
       *[other] jest { $tiles } żetonu
    }.
event-mordor_step = Drużyna Pierścienia przechodzi na pole { $step } toru Mordoru.
event-waited_in_mordor = Drużyna Pierścienia stoi w tej turze w miejscu w Mordorze.

## opowieść o skończonej grze: jak się skończyła; punkty zwrotne, o których nie mówią słowa dziennika; co liczy wynik

story-how-ring_bearers_fail = W turze { $turn } zepsucie Powierników Pierścienia osiągnęło { $corruption }: Pierścień nimi zawładnął i wygrywa Cień. Dotarli do pola { $step } toru Mordoru.
    .or = W turze { $turn } zepsucie Powierników Pierścienia osiągnęło { $corruption }: Pierścień nimi zawładnął i wygrywa Cień. Nie dotarli dalej niż { PLACE($region, case: "into") }.
story-how-ring_destroyed = W turze { $turn } Powiernicy Pierścienia dotarli do Szczelin Zagłady z zepsuciem { $corruption } z { $limit }: Pierścień jest zniszczony i wygrywają Wolne Ludy. Cień miał { $shadow } z { $shadow_needs } punktów zwycięstwa.
story-how-shadow_conquest = Na koniec tury { $turn } Cień kontrolował osady, których wartość w punktach zwycięstwa wynosiła { $shadow }, a wystarcza { $shadow_needs }: Śródziemie jest podbite. Zepsucie Powierników Pierścienia wynosiło { $corruption } z { $limit }.
story-how-sauron_banished = Na koniec tury { $turn } Wolne Ludy kontrolowały osady, których wartość w punktach zwycięstwa wynosiła { $free_peoples }, a wystarcza { $free_peoples_need }: Sauron został wygnany. Cień miał { $shadow } z { $shadow_needs }.
story-how-resigned = { SIDE($loser) } { SIDE($loser, as: "gender") ->
        [p] poddały
       *[other] poddał
    } wojnę w turze { $turn }: { $free_peoples ->
        [one] { $free_peoples } punkt zwycięstwa
        [few] { $free_peoples } punkty zwycięstwa
        [many] { $free_peoples } punktów zwycięstwa
       *[other] { $free_peoples } punktu zwycięstwa
    } Wolnych Ludów, { $shadow } Cienia, zepsucie { $corruption } z { $limit }.
story-how-unfinished = Wojny nie dograno do końca: w turze { $turn } Wolne Ludy miały { $free_peoples ->
        [one] { $free_peoples } punkt zwycięstwa
        [few] { $free_peoples } punkty zwycięstwa
        [many] { $free_peoples } punktów zwycięstwa
       *[other] { $free_peoples } punktu zwycięstwa
    }, Cień { $shadow }, a zepsucie wynosiło { $corruption } z { $limit }.

story-point-captured = { SIDE($side) } { SIDE($side, as: "gender") ->
        [p] zdobywają
       *[other] zdobywa
    } { PLACE($region, case: "acc") }: { $points ->
        [one] { $points } punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
        [many] { $points } punktów zwycięstwa
       *[other] { $points } punktu zwycięstwa
    }.
story-point-recaptured = { SIDE($side) } { SIDE($side, as: "gender") ->
        [p] odbijają
       *[other] odbija
    } { PLACE($region, case: "acc") }: { $points ->
        [one] { $points } punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
        [many] { $points } punktów zwycięstwa
       *[other] { $points } punktu zwycięstwa
    }.
story-point-nation_advanced = Odtąd { NATION($nation) } { NATION($nation, as: "gender") ->
        [p] mogą
        [pm] mogą
       *[other] może
    } prowadzić wojnę.
story-point-battle_over = Wielka bitwa o { PLACE($target, case: "acc") }: { $free_peoples ->
        [one] { $free_peoples } strata
        [few] { $free_peoples } straty
        [many] { $free_peoples } strat
       *[other] { $free_peoples } straty
    } Wolnych Ludów, { $shadow } Cienia.
story-point-companion_eliminated = Drużyna Pierścienia traci { CHARACTER($character, case: "acc") }.
story-point-mordor_entered = Drużyna Pierścienia wkracza do Mordoru.
story-point-mordor_step = Drużyna Pierścienia dociera na pole { $step } toru Mordoru.

story-score-victory_points = punkty zwycięstwa
story-score-corruption = zepsucie
story-score-progress = postępy Drużyny Pierścienia
story-score-mordor = pole toru Mordoru

## what is wrong with positions; each begins in small letters and has no full stop

position-one_seat = działa jedno miejsce
position-no_stronghold = { $place } nie ma twierdzy
position-leaders_alone = dowódcy bez armii: { $place }
position-figures_left = figurek { $figure } zostało tylko { $left } z { $most }
position-which_nation = { $word }, ale którego Narodu?
position-no_such_figures = { $nation } nie ma figurek { $figure }
position-nothing_called = nie ma Narodu, figurki ani postaci „{ $word }”
position-shadow_casualties = straty Cienia wracają do posiłków
position-gollum = Golluma nigdy nie ma na mapie
position-saruman = Saruman nigdy nie opuszcza Orthanku
position-no_companion = { $character } to nie Towarzysz
position-goes_up_to = { $word } wynosi od 0 do { $most }
position-corrupted = Powiernicy Pierścienia ulegli zepsuciu: gra jest skończona
position-mordor_step = mordor: pole od 0 do { $most }
position-mordor_from = do Mordoru wchodzi się z regionów: { $places }
position-takes_the_place = { $late } zajmuje miejsce postaci { $early }
position-no_guide = { $character } nie może być przewodnikiem: { $guides }
position-inside_alone = { $character } jest w twierdzy bez armii
position-no_settlement = { $place } nie ma osady, którą można by kontrolować
position-cannot_control = { $side } nie może kontrolować regionu { $place }
position-not_controlled = { $side } nie kontroluje regionu { $place }
position-nobody_inside = w twierdzy { $place } nie ma jednostek
position-nobody_besieges = nikt nie oblega twierdzy { $place }
position-nation_how = { $nation }: aktywny lub pasywny, w stanie wojny albo od 1 do 3 kroków od wojny
position-passive = { $nation } to Naród pasywny, więc nie może być w stanie wojny
position-tiles_in_pool = na torze Mordoru żetony specjalne są w puli
position-no_tile_left = nie ma już żetonu poszukiwań do wylosowania
position-eye = Oko leży na polu poszukiwań
position-elven_rings = elfickich pierścieni jest tylko { $most }
position-in_battle = pozycję można zapisać tylko między akcjami, a trwa bitwa
position-in_card = pozycję można zapisać tylko między akcjami, a właśnie zagrywana jest karta

## what was done, for the log: not a button's words

done-act = { DID($arg1) }
done-diplomacy = { NATION($arg1) } na torze polityki o pole dalej
done-counsel = { NATION($arg1) } o pole dalej dzięki radzie Towarzysza
done-draw = dobranie karty { DECK($arg1) }
done-play = karta „{ CARD($arg1) }”
done-pay_off = usunięcie ze stołu karty „{ CARD($arg1) }”
done-skip = bez akcji
did-march = ruch najwyżej dwóch armii
did-march_led = ruch armii z dowódcą
did-attack = atak
did-attack_led = atak armii z dowódcą
did-move_fellowship = ruch Drużyny Pierścienia
did-hide_fellowship = ukrycie Drużyny Pierścienia
did-separate_companions = odłączenie Towarzyszy od Drużyny Pierścienia
did-move_companions = ruch Towarzyszy
did-move_nazgul_and_minions = ruch Nazgûli i Sług
did-muster = rekrutacja
did-bring_minion = wprowadzenie Sługi do gry
did-voice_of_saruman = Głos Sarumana, rekrutacja w Isengardzie
did-crown_aragorn = koronacja Aragorna, Dziedzica Isildura
did-gandalf_the_white = wprowadzenie Gandalfa Białego do gry
