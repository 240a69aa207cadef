### Wszystko, co mówi gra, po polsku. Te same komunikaty co w en.ftl obok; formy nazw są w texts/pl/names.toml.

## gra i jej opcje

game-title = Władca Pierścieni: Gra karciana
game-summary = Bohaterowie i ich sprzymierzeńcy wspólnie odbywają wyprawy przez Śródziemie, na przekór niebezpieczeństwom talii Spotkań.
game-option-players = ile osób gra razem
game-option-campaign = mistrzowska: wszystkie trzy scenariusze po kolei, wyniki się sumuje; koszmar: zagrożenie, obrażenia, zabici bohaterowie i stosy kart odrzuconych przechodzą dalej
game-option-scenario = scenariusz
game-option-mode = podstawowa: bez kart cienia; łatwa: mniej kart Spotkań i zasób dla każdego bohatera
game-option-deck_1 = talia gracza 1: startowa albo złożona (bohaterowie/karty)
game-option-deck_2 = talia gracza 2: startowa albo złożona (bohaterowie/karty)
game-option-deck_3 = talia gracza 3: startowa albo złożona (bohaterowie/karty)
game-option-deck_4 = talia gracza 4: startowa albo złożona (bohaterowie/karty)
game-option-first_player = kto jest pierwszym graczem
game-option-keywords = czy mroczna fala i zguba działają przy każdym odkryciu, czy tylko przy odkrywaniu przeciwności
game-option-so_far = co było wcześniej w kampanii, tak jak wygrana gra zapisuje to dla następnej

## przyciski

label-keep = Zachowaj tę rękę
label-mulligan = Wtasuj ją i dobierz sześć nowych kart
label-yes = Tak
label-no = Nie
label-decline = Żadna z nich
label-done = Gotowe
label-pass = Pasuj
label-pass_phase = Pasuj, aż zdarzy się coś nowego
label-no_defender = Nie wyznaczaj obrońcy
label-choose = { CARD($card) }
label-choose_player = { SEAT($seat) }
label-choose_number = { $n }
label-choose_option = { OPTION($option) }
    .or = { $n }
label-play = Zagraj { CARD($card, case: "acc") }
label-use = Użyj { CARD($card, case: "gen") }
label-respond = Odpowiedz: { CARD($card) }
label-respond_to = Odpowiedz: { CARD($card) } (na: { CARD($subject) })
label-trigger = { CARD($card) }
label-trigger_of = { CARD($card) } (z powodu: { CARD($subject) })
label-pay = Zapłać 1 z puli { CARD($card, case: "gen") }
label-commit = Przydziel { CARD($card, case: "acc") }
label-travel = Cel podróży: { CARD($card) }
label-engage = Wejdź w zwarcie: { CARD($card) }
label-defend = Broni { CARD($card) }
label-take_damage = Obrażenia dla { CARD($card, case: "gen") }
label-attack = Zaatakuj { CARD($card, case: "acc") }
label-attacker = Atakuje { CARD($card) }
label-shadow_card_for = Karta cienia dla { CARD($card, case: "gen") }
label-one_of = { $label } ({ $n } z { $all })
label-resolve_attack = Atak { CARD($card, case: "gen") }

# „gotowe” i „pasuj” według tego, o co pytamy
label_of-planning_done = Nie zagrywaj nic więcej
label_of-commit_done = Nie przydzielaj nikogo więcej
label_of-travel_done = Zostańcie na miejscu
label_of-choose_attackers_done = Atakują wybrani
label_of-declare_attack_done = Bez dalszych ataków
label_of-declare_defender_done = Bronią wybrani
label_of-optional_engagement_pass = Nie wchodź w zwarcie
label_of-respond_pass = Bez odpowiedzi
label_of-join_attack_pass = Nie dołączaj do ataku
label_of-sentinel_no_defender = Nie broń

question-mulligan = Przygotowanie: zachowaj startową rękę albo raz dobierz nową
question-planning = Planowanie: zagraj sprzymierzeńców i dodatki
question-action_window = { WINDOW($window) }: wykonaj akcję lub spasuj
question-commit = Wyprawa: przydziel postacie. Siła woli { $willpower }, zagrożenie w strefie przeciwności { $threat }
question-travel = Podróż: wybierz obszar, do którego podróżujecie, albo zostańcie
question-optional_engagement = Spotkania: możesz wejść w zwarcie z jednym wrogiem
question-engagement_check = Test zwarcia, zagrożenie { $level }: wybierz wroga, z którym wchodzi w zwarcie { SEAT($seat) }
question-shadow_order = Walka: wybierz wroga, który teraz dostanie kartę cienia
question-choose_enemy = Walka: wybierz wroga, który teraz atakuje
question-declare_defender = Atak { CARD($enemy, case: "gen") } z siłą { $attack }: wybierz, kto broni
question-declare_another = Atak { CARD($enemy, case: "gen") } z siłą { $attack }, obrona dotąd { $defense }: kolejny obrońca
question-sentinel = Niebroniony atak { CARD($enemy, case: "gen") } z siłą { $attack } na { SEAT($other, case: "acc") }: możesz bronić wartownikiem
question-take_damage = Atak { CARD($enemy, case: "gen") } z siłą { $attack } przeciwko obronie { $defense }: wybierz, kto otrzymuje obrażenia
question-undefended = Niebroniony atak { CARD($enemy, case: "gen") } z siłą { $attack }: wybierz bohatera, który otrzymuje obrażenia
question-declare_attack = Walka: wybierz wroga, którego atakujesz
question-choose_attackers = Atak na { CARD($enemy, case: "acc") }, obrona { $defense }, { $left ->
        [one] pozostał { $left } punkt wytrzymałości
        [few] pozostały { $left } punkty wytrzymałości
        [many] pozostało { $left } punktów wytrzymałości
       *[other] pozostało { $left } punktu wytrzymałości
    }: wybierz atakujących (siła ataku { $attack })
question-join_attack = { SEAT($other) } atakuje { CARD($enemy, case: "acc") } (siła ataku { $attack }, obrona { $defense }): możesz dołączyć postać z dystansem
question-respond = Możesz odpowiedzieć na { ON($what) }
question-order_forced = Kilka efektów wymuszonych naraz: wybierz następny
question-pay = Zapłać za { CARD($card, case: "acc") }: { $n ->
        [one] jeszcze { $n } zasób
        [few] jeszcze { $n } zasoby
        [many] jeszcze { $n } zasobów
       *[other] jeszcze { $n } zasobu
    }
question-pay_to_ready = Zapłacić { $n } z puli { CARD($card, case: "gen") }, aby przygotować tę kartę?
question-choose_x = { CARD($card) }: wybierz X
question-choose_target = { CARD($card) }: wybierz cel
question-choose_player = { CARD($card) }: wybierz gracza
question-choose_number = { CARD($card) }: wybierz liczbę
question-choose_option = { CARD($card) }: wybierz jedno
question-choose_card = { CARD($card) }: wybierz kartę

# pytania o wybór, według jego celu
why-add_to_staging = { CARD($card) }: wybierz kartę dodawaną do strefy przeciwności
why-attach = { CARD($card) }: wybierz, do czego dołączyć tę kartę
why-damage = { CARD($card) }: wybierz, kto otrzymuje obrażenia ({ $n })
why-discard = { CARD($card) }: wybierz kartę do odrzucenia
why-discard_cost = { CARD($card) }: wybierz kartę do odrzucenia jako koszt
why-heal = { CARD($card) }: wybierz, ile obrażeń uleczyć
why-exhaust = { CARD($card) }: wybierz postać do wyczerpania
why-exhaust_cost = { CARD($card) }: wybierz postać do wyczerpania jako koszt
why-order_on_top = { CARD($card) }: wybierz kartę, która teraz wraca na wierzch talii
why-remove_from_quest = { CARD($card) }: wybierz postać, która opuszcza wyprawę
why-return_to_hand = { CARD($card) }: wybierz kartę, która wraca na rękę właściciela
why-shuffle_away = { CARD($card) }: wybierz cel wtasowywany do talii Spotkań
why-take_into_hand = { CARD($card) }: wybierz kartę, którą bierzesz na rękę
why-third_restricted = Trzeci dodatek z ograniczeniem: wybierz jeden do odrzucenia

option-leave_on_top = Zostaw na wierzchu
option-put_on_bottom = Odłóż na spód
option-defense_up = +1 do siły obrony do końca fazy
option-willpower_up = +1 do siły woli do końca fazy
option-draw_three = Dobierz 3 karty
option-four_damage = Zadaj wrogowi 4 obrażenia
option-threat_down_five = Obniż swoje zagrożenie o 5
option-one_player_six = Jeden gracz obniża zagrożenie o 6
option-each_player_two = Każdy gracz obniża zagrożenie o 2
option-search_deck = Przeszukaj 5 wierzchnich kart swojej talii
option-leave_deck = Zostaw talię bez zmian

# co czeka na koniec fazy lub rundy, gdy spotykają się dwa takie efekty
delayed-sneak_back = { CARD($card) } { CARD($card, as: "gender") ->
        [p] wracają
        [pm] wracają
       *[other] wraca
    } na rękę (Atak z zaskoczenia)
delayed-beorn_leaves = Wtasowanie { CARD($card, case: "gen") } do talii
delayed-rider_returns = { CARD($card) } { CARD($card, as: "gender") ->
        [p] wracają
        [pm] wracają
       *[other] wraca
    } na wierzch talii Spotkań

window-resource = Faza Zasobów, karty dobrane
window-planning = Planowanie, przed kolejką gracza
window-planning_end = Planowanie, na koniec
window-quest = Wyprawa, przed przydzieleniem postaci
window-commit = Wyprawa, postacie przydzielone
window-staging = Wyprawa, przeciwności odkryte
window-resolution = Wyprawa, po rozpatrzeniu
window-travel = Podróż, na koniec
window-optional_engagement = Spotkania, przed testami zwarcia
window-engagement_checks = Spotkania, na koniec
window-shadow_cards = Walka, karty cienia rozdane
window-enemy_chosen = Atak wroga, przed wyborem obrońcy
window-defender_declared = Atak wroga, obrońca wybrany
window-shadow_resolved = Atak wroga, efekt cienia rozpatrzony
window-attack_damage = Atak wroga, obrażenia zadane
window-attack_declared = Twój atak, atakujący wybrani
window-attack_strength = Twój atak, siła policzona
window-player_attack_damage = Twój atak, obrażenia zadane
window-combat = Walka, na koniec
window-refresh = Odpoczynek, na koniec

# po czym następuje odpowiedź lub efekt wymuszony (mianownik równy biernikowi)
on-committed = przydzielenie { CARD($subject, case: "gen") } do wyprawy
on-revealed = odkrycie { CARD($subject, case: "gen") }
on-quest_succeeded = powodzenie wyprawy
on-quest_failed = niepowodzenie wyprawy
on-progress_placed = postęp na karcie „{ CARD($subject) }”
on-explored = zbadanie { CARD($subject, case: "gen") }
on-travelled = podróż (cel: „{ CARD($subject) }”)
on-engaged = wejście { CARD($subject, case: "gen") } w zwarcie
on-attacks = atak { CARD($subject, case: "gen") }
on-defends = zadeklarowanie { CARD($subject, case: "gen") } do obrony
on-shadow_dealt = rozdanie karty cienia dla { CARD($subject, case: "gen") }
on-shadow_effect = efekt cienia { CARD($subject, case: "gen") }
on-shadow_resolved = efekt cienia { CARD($subject, case: "gen") }
on-attacked = atak { CARD($subject, case: "gen") }
on-attackers_declared = atak na { CARD($subject, case: "acc") }
on-damaged = obrażenia { CARD($subject, case: "gen") }
on-destroyed = zniszczenie { CARD($subject, case: "gen") }
on-leaves_play = opuszczenie gry przez { CARD($subject, case: "acc") }
on-enters_play = wejście { CARD($subject, case: "gen") } do gry
on-played = zagranie { CARD($subject, case: "gen") }
on-phase_begins = początek fazy
on-phase_ends = koniec fazy
on-round_ends = koniec rundy
on-refresh_threat = wzrost zagrożenia
on-stage_revealed = nowy etap: „{ CARD($subject) }”
on-rescued = uwolnienie { CARD($subject, case: "gen") }

refusal-not_offered = Teraz nie można tego zrobić.
refusal-game_over = Gra się skończyła.
refusal-travel_cost_not_met = Nie można zapłacić kosztu tej podróży.
refusal-must_travel_elsewhere = Trzeba podróżować do innego obszaru.
refusal-already_attacked_this_round = Twój atak na tego wroga już się w tej rundzie odbył.
refusal-cannot_be_engaged_by_choice = Z tym wrogiem nie można dobrowolnie wejść w zwarcie.
refusal-no_resource_match = Żaden z twoich bohaterów nie ma sfery tej karty.
refusal-cannot_pay = Twoi bohaterowie tej sfery mają za mało zasobów.
refusal-unique_in_play = Ta karta jest unikatowa, a karta o tej nazwie jest już w grze.
refusal-nothing_to_attach_to = W grze nie ma niczego, do czego można ją dołączyć.
refusal-no_more_allies_this_round = W tej rundzie nie można już zagrać sprzymierzeńca.
refusal-wrong_number_of_heroes = Talia ma od jednego do trzech bohaterów; ta ma { $heroes }.
refusal-hero_twice = { CARD($hero) } może być w talii tylko raz.
refusal-too_many_copies = { CARD($card) }: kopii w talii { $copies }; dozwolone są najwyżej trzy.
refusal-too_few_cards = Talia turniejowa ma co najmniej 50 kart; ta ma { $cards }.
refusal-no_cards = Talia nie ma jeszcze kart.
refusal-small_deck = Talia startowa ma 30 kart; ta ma { $cards }.
refusal-no_hero_of_sphere = { CARD($card) }: potrzebny jest bohater ze sfery { SPHERE($sphere) }.
refusal-ally_named_like_hero = { CARD($card) }: nie można zagrać tej karty, dopóki w grze jest bohater o tym imieniu.

# to, na co można wskazać, i kiedy o co się pyta
refusal-no_such_card = W tej grze nie ma takiej karty.
refusal-card_hidden = Ta karta leży tam, gdzie jej nie widzisz i nie możesz użyć.
refusal-card_not_eligible = Efekt nie może wybrać tej karty: { CARD($card) }.
refusal-card_not_in_play = { CARD($card) }: karta nie jest w grze.
refusal-no_location = { CARD($card) }: to nie obszar.
refusal-location_active = { CARD($card) }: to już aktywny obszar.
refusal-same_location_offered = Tę kartę zastępuje inna taka sama: { CARD($card) }.
refusal-card_not_in_hand = { CARD($card) }: tej karty nie masz na ręce.
refusal-only_in_planning = Sprzymierzeńców i dodatki zagrywa się tylko w Fazie Planowania.
refusal-same_card_offered = Tę kartę zastępuje inna taka sama: { CARD($card) }.
refusal-event_in_window = Wydarzenie zagrywa się w oknie akcji albo jako odpowiedź.
refusal-event_is_response = { CARD($card) }: to odpowiedź, zagrywa się ją, gdy zdarzy się to, co wymienia.
refusal-event_of_other_phase = { CARD($card) }: tej karty nie można zagrać w tej fazie.
refusal-nothing_to_do = { CARD($card) }: nie można opłacić kosztu albo nie miałaby żadnego efektu.
refusal-no_action = { CARD($card) }: karta nie ma akcji.
refusal-no_response = { CARD($card) }: karta nie ma odpowiedzi.
refusal-no_forced = { CARD($card) }: karta nie ma efektu wymuszonego.
refusal-forced_not_now = { CARD($card) }: efekt wymuszony teraz się nie uruchamia.
refusal-response_not_now = { CARD($card) }: karta nie odpowiada na to, co się stało, albo już odpowiedziała.
refusal-not_your_card = { CARD($card) }: tę kartę kontroluje inny gracz albo nikt.
refusal-action_of_other_phase = { CARD($card) }: tej akcji nie można użyć w tej fazie.
refusal-card_exhausted = { CARD($card) }: karta jest wyczerpana.
refusal-limit_reached = { CARD($card) }: limit użyć został osiągnięty.
refusal-other_happening = Ta zdolność nie odpowiada na to zdarzenie.
refusal-no_such_ability = { CARD($card) }: karta nie ma takiej zdolności.
refusal-ability_not_now = { CARD($card) }: tej zdolności nie można teraz użyć.
refusal-no_character = { CARD($card) }: to nie postać.
refusal-other_sphere = { CARD($card) }: nie może płacić za kartę tej sfery.
refusal-no_resources = { CARD($card) }: nie ma już zasobów.
refusal-paid_already = { CARD($card) }: już zapłacono z tej puli.
refusal-damage_goes_elsewhere = { CARD($card) }: obrażenia nie mogą tu trafić.
refusal-committed_already = { CARD($card) }: już przydzielono do wyprawy.
refusal-not_ranged = { CARD($card) }: nie sięga tego wroga; wrogów innych graczy atakują tylko postacie z dystansem.
refusal-not_sentinel = { CARD($card) }: to nie wartownik, broni tylko swojego gracza.
refusal-card_forbids = { CARD($card) }: zabrania tego karta w grze.
refusal-no_enemy = { CARD($card) }: to nie wróg.
refusal-enemy_engaged = { CARD($card) }: wróg jest już w zwarciu.
refusal-engaged_in_order = { CARD($card) }: teraz nie można wejść z nim w zwarcie; pierwszy jest wróg o najwyższym koszcie zwarcia, zastępuje go taki sam albo zabrania tego karta.
refusal-enemy_in_staging = { CARD($card) }: jest w strefie przeciwności, nie w zwarciu.
refusal-enemy_of_other = { CARD($card) }: jest w zwarciu z innym graczem.
refusal-enemy_not_engaged_with_you = { CARD($card) }: nie jest z tobą w zwarciu.
refusal-enemy_done = { CARD($card) }: ten wróg już swoje zrobił.
refusal-no_such_player = W tej grze nie ma takiego gracza.
refusal-player_eliminated = Ten gracz został wyeliminowany.
refusal-other_players_meant = Efekt nie może wybrać tego gracza.
refusal-number_between = Wybierz liczbę od { $least } do { $most }.
refusal-when_play = Sprzymierzeńców i dodatki zagrywa się w Fazie Planowania, wydarzenia w oknach akcji.
refusal-when_action = Akcji używa się w oknach akcji.
refusal-when_response = Odpowiedzi używa się, gdy zdarzyło się to, co wymieniają.
refusal-when_forced = Efekty wymuszone układa się w kolejności, gdy kilka uruchamia się naraz.
refusal-when_pay = Zasoby płaci się, gdy coś kosztuje.
refusal-when_commit = Postacie przydziela się na początku Fazy Wyprawy.
refusal-when_travel = Gracze podróżują w Fazie Podróży.
refusal-when_engage = W zwarcie wchodzi się w Fazie Spotkań.
refusal-when_shadow_cards = Karty cienia rozdaje się na początku Fazy Walki.
refusal-when_enemy_attacks = W Fazie Walki najpierw atakują wrogowie, w kolejności wybranej przez gracza.
refusal-when_defend = Obrońców wyznacza się, gdy atakuje wróg.
refusal-when_undefended = O tym decyduje się, gdy obrażenia zadaje atak bez obrońcy.
refusal-when_attack = Gracze atakują w Fazie Walki, po wrogach.
refusal-when_mulligan = Początkową rękę zachowuje się albo wymienia podczas przygotowania.
refusal-when_effect_asks = Pyta o to tylko efekt, który właśnie działa.

event-added = { CARD($card) } { CARD($card, as: "gender") ->
        [p] trafiają
        [pm] trafiają
       *[other] trafia
    } do strefy przeciwności.
event-attached = Karta „{ CARD($card) }” zostaje dołączona do { CARD($host, case: "gen") }.
event-attack = { CARD($card) } { CARD($card, as: "gender") ->
        [p] atakują
        [pm] atakują
       *[other] atakuje
    } { SEAT($seat, case: "acc") }.
event-attack_damage = Atak { $attack } przeciwko obronie { $defense }: { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
        [many] { $n } obrażeń
       *[other] { $n } obrażenia
    }.
event-attacker = { CARD($card) } { CARD($card, as: "gender") ->
        [p] dołączają
        [pm] dołączają
       *[other] dołącza
    } do ataku.
event-cancelled = Efekt { CARD($card, case: "gen") } zostaje anulowany.
event-captured = { CARD($card) } { CARD($card, as: "gender") ->
        [p] trafiają
        [pm] trafiają
       *[other] trafia
    } do niewoli.
event-committed = { CARD($card) } { CARD($card, as: "gender") ->
        [p] wyruszają
        [pm] wyruszają
       *[other] wyrusza
    } na wyprawę.
event-campaign = { CAMPAIGN($level) }, scenariusz { $part } z 3; dotychczasowy wynik { $score }.
event-campaign_goes_on = Kampania trwa; jej wynik to teraz { $score }.
event-campaign_lost = Kampania jest przegrana.
event-campaign_won = Kampania jest wygrana z wynikiem { $score }.
event-control = { SEAT($seat) } przejmuje kontrolę nad { CARD($card, case: "ins") }.
event-damaged = { CARD($card) } { CARD($card, as: "gender") ->
        [p] otrzymują
        [pm] otrzymują
       *[other] otrzymuje
    } { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
        [many] { $n } obrażeń
       *[other] { $n } obrażenia
    }.
event-defends = { CARD($card) } { CARD($card, as: "gender") ->
        [p] bronią
        [pm] bronią
       *[other] broni
    }.
event-delayed = Następuje odroczony efekt { CARD($card, case: "gen") }.
event-destroyed = { CARD($card) } { CARD($card, as: "gender") ->
        [f] zostaje zniszczona
        [n] zostaje zniszczone
        [p] zostają zniszczone
        [pm] zostają zniszczeni
       *[other] zostaje zniszczony
    }.
event-discarded = Karta „{ CARD($card) }” zostaje odrzucona.
event-doomed = „{ CARD($card) }”: zguba { $n }.
event-drew = { SEAT($seat) } dobiera { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }.
event-drew_cards = Dobierasz: { CARDS($cards, case: "quoted") }.
event-eliminated = { SEAT($seat) } wypada z gry: { ELIMINATED($why) }.
event-encounter_deck_rebuilt = Talia Spotkań jest pusta; wtasowano jej stos kart odrzuconych.
event-engaged = { CARD($card) } { CARD($card, as: "gender") ->
        [p] wchodzą
        [pm] wchodzą
       *[other] wchodzi
    } w zwarcie z { SEAT($seat, case: "ins") }.
event-exhausted = { "" }
event-explored = { CARD($card) } { CARD($card, as: "gender") ->
        [f] zostaje zbadana
        [n] zostaje zbadane
        [p] zostają zbadane
        [pm] zostają zbadani
       *[other] zostaje zbadany
    }.
event-first_player = { SEAT($seat) } jest pierwszym graczem.
event-guards = { CARD($card) } { CARD($card, as: "gender") ->
        [p] strzegą
        [pm] strzegą
       *[other] strzeże
    } { CARD($objective, case: "gen") }.
event-healed = { CARD($card) }: { $n ->
        [one] uleczono { $n } obrażenie
        [few] uleczono { $n } obrażenia
        [many] uleczono { $n } obrażeń
       *[other] uleczono { $n } obrażenia
    }.
event-mulligan = { SEAT($seat) } dobiera nową startową rękę.
event-no_encounter_card = Nie ma już karty Spotkania do odkrycia.
event-objective_lost = { CARD($card) } { CARD($card, as: "gender") ->
        [p] wracają
        [pm] wracają
       *[other] wraca
    } do strefy przeciwności.
event-paid = { $n ->
        [one] Zapłacono { $n } zasób
        [few] Zapłacono { $n } zasoby
        [many] Zapłacono { $n } zasobów
       *[other] Zapłacono { $n } zasobu
    } z puli { CARD($card, case: "gen") }.
event-phase = { PHASE($phase) }.
event-played = { SEAT($seat) } zagrywa { CARD($card, case: "acc") }.
event-player_attack = { SEAT($seat) } atakuje { CARD($card, case: "acc") }.
event-progress = { $n ->
        [one] { $n } żeton postępu
        [few] { $n } żetony postępu
        [many] { $n } żetonów postępu
       *[other] { $n } żetonu postępu
    } na karcie „{ CARD($card) }”.
event-progress_removed = { $n ->
        [one] Usunięto { $n } żeton postępu
        [few] Usunięto { $n } żetony postępu
        [many] Usunięto { $n } żetonów postępu
       *[other] Usunięto { $n } żetonu postępu
    } z karty „{ CARD($card) }”.
event-put_into_play = { SEAT($seat) } umieszcza w grze { CARD($card, case: "acc") }.
event-quest_failed = Wyprawa się nie powiodła: siła woli { $willpower } przeciwko zagrożeniu { $threat }. Zagrożenie każdego gracza rośnie o { $n }.
event-quest_succeeded = Wyprawa się powiodła: siła woli { $willpower } przeciwko zagrożeniu { $threat }; { $n ->
        [one] { $n } żeton postępu
        [few] { $n } żetony postępu
        [many] { $n } żetonów postępu
       *[other] { $n } żetonu postępu
    }.
event-quest_drawn = Wyprawa stoi w miejscu: siła woli { $willpower } przeciwko zagrożeniu { $threat }.
event-readied = { "" }
event-removed = Karta „{ CARD($card) }” zostaje usunięta z gry.
event-rescued = { CARD($card) } { CARD($card, as: "gender") ->
        [f] zostaje uwolniona
        [n] zostaje uwolnione
        [p] zostają uwolnione
        [pm] zostają uwolnieni
       *[other] zostaje uwolniony
    }.
event-resources = { CARD($card) } { CARD($card, as: "gender") ->
        [p] zyskują
        [pm] zyskują
       *[other] zyskuje
    } { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
        [many] { $n } zasobów
       *[other] { $n } zasobu
    }.
event-returned_to_hand = Karta „{ CARD($card) }” wraca na rękę { SEAT($seat, case: "gen") }.
event-revealed = Odkryto kartę „{ CARD($card) }”.
event-round = Runda { $round }.
event-shadow_card = Karta cienia { CARD($enemy, case: "gen") }: „{ CARD($card) }”.
event-shadow_card_blank = Karta cienia „{ CARD($card) }” nie wywołuje efektu.
event-shadow_dealt = { "" }
event-shuffled_in = Karta „{ CARD($card) }” zostaje wtasowana z powrotem do talii.
event-stage_defeated = Etap { $stage } ukończony: „{ CARD($card) }”.
event-stage_revealed = Etap { $stage }: „{ CARD($card) }”.
event-surge = „{ CARD($card) }”: mroczna fala; zostaje odkryta kolejna karta.
event-threat_lowered = Zagrożenie { SEAT($seat, case: "gen") } spada o { $n } i wynosi { $threat }.
event-threat_raised = Zagrożenie { SEAT($seat, case: "gen") } rośnie o { $n } i wynosi { $threat }.
event-to_staging = { CARD($card) } { CARD($card, as: "gender") ->
        [p] trafiają
        [pm] trafiają
       *[other] trafia
    } do strefy przeciwności.
event-travelled = Gracze podróżują; aktywny obszar: „{ CARD($card) }”.
event-undefended = { SEAT($seat) } nie wyznacza obrońcy.
event-used_action = { SEAT($seat) } używa { CARD($card, case: "gen") }.
event-used_event = { SEAT($seat) } zagrywa { CARD($card, case: "acc") }.
event-used_response = { SEAT($seat) } odpowiada na { ON($what) }: „{ CARD($card) }”.
event-used_forced = „{ CARD($card) }”: efekt wymuszony przez { ON($what) }.
event-won = Wyprawa jest wygrana z wynikiem { $score }.

campaign-expert = Kampania mistrzowska
campaign-nightmare = Kampania koszmaru

eliminated-threat = zagrożenie osiągnęło 50
eliminated-heroes = zginęli wszyscy bohaterowie

phase-resource = Faza Zasobów
phase-planning = Faza Planowania
phase-quest = Faza Wyprawy
phase-travel = Faza Podróży
phase-encounter = Faza Spotkań
phase-combat = Faza Walki
phase-refresh = Faza Odpoczynku

name-or = lub
name-and = i
name-quoted = „{ $name }”
name-seat = { $case ->
        [gen] Gracza
        [dat] Graczowi
        [acc] Gracza
        [ins] Graczem
        [loc] Graczu
       *[other] Gracz
    } { $n }
    .gender = m
name-face_down = { $case ->
        [gen] karty
        [dat] karcie
        [acc] kartę
        [ins] kartą
        [loc] karcie
       *[other] karta
    }
    .gender = f

sphere-leadership = Przywództwo
sphere-tactics = Taktyka
sphere-spirit = Duch
sphere-lore = Wiedza
sphere-neutral = neutralna

## stół w tekście

board-round = Runda { $round }, { $phase }
board-campaign = { CAMPAIGN($level) }: wygrane scenariusze { $won } z { $of }, wynik { $score }
board-stage = Etap { $stage }: { $card }
board-active_location = Aktywny obszar: { $card }
board-encounter = Siła woli { $willpower } przeciwko zagrożeniu { $threat }; kart w talii Spotkań: { $deck }
board-staging = Strefa przeciwności:
board-against = przeciwko: { $card }
board-player = { SEAT($seat) }: zagrożenie { $threat }, na ręce { $hand }, w talii { $deck }
board-first_player = { SEAT($seat) }, pierwszy gracz: zagrożenie { $threat }, na ręce { $hand }, w talii { $deck }
board-eliminated = { SEAT($seat) }: poza grą
board-willpower = siła woli { $n }
board-attack = siła ataku { $n }
board-defense = siła obrony { $n }
board-hit_points = punkty wytrzymałości { $n }
board-engages = koszt zwarcia { $n }
board-threat = zagrożenie { $n }
board-progress = postęp { $n } z { $of }
board-resources = zasoby { $n }
board-damage = obrażenia { $n }
board-committed = na wyprawie
board-exhausted = karta wyczerpana
board-guards = strzeże { CARD($card, case: "gen") }
board-shadow_cards = karty cienia { $n }
board-card = { $name } ({ $notes })
board-hand = { CARD($card) } ({ SPHERE($sphere) }, { TYPE($type) }, koszt { $cost })

type-ally = sprzymierzeniec
type-attachment = dodatek
type-enemy = wróg
type-event = wydarzenie
type-hero = bohater
type-location = obszar
type-objective = cel
type-quest = wyprawa
type-treachery = podstęp

## opowieść o skończonej grze: jak się skończyła; punkty zwrotne, o których nie mówią słowa dziennika; co liczy wynik

story-how-victory = Wyprawę wygrano w rundzie { $round } z wynikiem { $score }: zagrożenie { $threat }, { $killed } za utraconych bohaterów i { $damage } za obrażenia pozostałych, minus { $points ->
        [one] { $points } punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
        [many] { $points } punktów zwycięstwa
       *[other] { $points } punktu zwycięstwa
    }.
story-how-all_eliminated = W rundzie { $round } wypadł z gry ostatni gracz: { $threatened ->
        [one] { $threatened } gracza
        [few] { $threatened } graczy
        [many] { $threatened } graczy
       *[other] { $threatened } gracza
    } pokonało zagrożenie { $level }, a { $bereft ->
        [one] { $bereft } został
        [few] { $bereft } zostało
        [many] { $bereft } zostało
       *[other] { $bereft } zostało
    } bez bohaterów. Wyprawa zatrzymała się na etapie { $stage }: „{ CARD($quest) }”.
story-how-all_eliminated_threat = W rundzie { $round } zagrożenie osiągnęło { $level } i nikt nie został w grze. Wyprawa zatrzymała się na etapie { $stage }: „{ CARD($quest) }”.
    .or = W rundzie { $round } zagrożenie osiągnęło { $level } i nikt nie został w grze.
story-how-all_eliminated_heroes = W rundzie { $round } zginął ostatni bohater i nikt nie został w grze. Wyprawa zatrzymała się na etapie { $stage }: „{ CARD($quest) }”.
    .or = W rundzie { $round } zginął ostatni bohater i nikt nie został w grze.
story-how-prisoner_lost = W rundzie { $round } wypadł z gry gracz, którego bohater był więźniem, i tak więzień przepadł. Wyprawa zatrzymała się na etapie { $stage }: „{ CARD($quest) }”.
    .or = W rundzie { $round } wypadł z gry gracz, którego bohater był więźniem, i tak więzień przepadł.
story-how-resigned = Gracze porzucili wyprawę w rundzie { $round }, na etapie { $stage } („{ CARD($quest) }”), z zagrożeniem { $threat }.
    .or = Gracze porzucili wyprawę, zanim się zaczęła.
story-how-unfinished = Wyprawy nie dograno do końca: runda { $round }, etap { $stage } („{ CARD($quest) }”), zagrożenie { $threat }.
    .or = Wyprawy nie dograno do końca.

story-point-hero_lost = { CARD($card) } ginie.
story-point-stage_defeated = Etap { $stage } wyprawy ukończony: „{ CARD($card) }”.
story-point-captured = { CARD($card) } trafia do niewoli.
story-point-attached = { CARD($card) } w rękach graczy.

story-score-threat = zagrożenie
story-score-heroes_lost = koszt zagrożenia utraconych bohaterów
story-score-damage = obrażenia bohaterów
story-score-rounds = rundy
story-score-victory_points = punkty zwycięstwa
story-score-score = wynik, im niższy, tym lepiej
story-score-together = Wszyscy gracze

## dlaczego nie da się odczytać pliku talii

deck_file-copies = liczba kopii karty „{ $name }” nie jest liczbą do { $most }
deck_file-none_known = zestaw podstawowy nie ma żadnej z jej kart: { $names }
deck_file-no_cards = nie ma w niej kart
deck_file-hero_twice = bohater występuje w talii więcej niż raz
deck_file-no_hero = w talii nie ma bohatera
deck_file-too_long = talia ma najwyżej { $most } wierszy
deck_file-not_json = to nie JSON: { $why }
deck_file-no_slots = w tym JSON-ie nie ma pola „slots” z kartami według kodu
deck_file-document_type = plik talii nie ma typu dokumentu
deck_file-not_xml = to nie XML

## what is wrong with positions and options; each begins in small letters and has no full stop

wrong-hero_twice = deck_{ $seat } ma bohatera, którego ma inny gracz (lcg.16.08)
wrong-no_deck_left = deck_{ $seat }: inni gracze mają bohatera z każdej talii
position-empty = pozycja nic nie mówi
position-no_value = { $head } nie może mieć wartości „{ $word }” (możliwe: { $values })
position-no_player = nie ma gracza { $player }
position-no_number = { $head }: potrzebna jest liczba do { $most }, a nie „{ $word }”
position-threat_numbers = threat: liczb ma być tyle, ilu graczy, czyli { $players }
position-threat_eliminates = zagrożenie { $threat } eliminuje gracza { $player }
position-no_stage = „{ $stage }” to nie etap tego scenariusza ({ $stages })
position-wrong_type = { $card } to karta typu { $type } i nie może tam leżeć
position-none_left = nie ma już karty { $card }
position-no_token = „{ $word }” to nie żeton (napisz „2 damage”, „exhausted” …)
position-attachment_how = napisz „dodatek on karta”
position-not_in_play = karty { $card } nie ma w grze
position-not_told = pozycja nie mówi o „{ $head }”
wrong-no_deck = „{ $deck }” to nie talia (talie startowe: { $decks }; własna talia: bohaterowie/karty)
wrong-no_player_card = „{ $deck }” zawiera kartę, która nie jest bohaterem ani kartą gracza
wrong-so_far_alone = opcja so_far jest dla kampanii (campaign=expert albo nightmare)
wrong-so_far_scenarios = so_far mówi o scenariuszach: { $count }, a ma ich być od 1 do { $most }
wrong-so_far_no_hero = według so_far nikomu nie został żaden bohater
wrong-so_far_fields = so_far: „{ $text }” gracza { $player } nie ma postaci zagrożenie.obrażenia.odrzucone.usunięte
wrong-so_far_threat = so_far: zagrożenie gracza { $player } to liczba do { $most }
wrong-so_far_damage = so_far: obrażenia gracza { $player } mają być podane dla tylu bohaterów: { $heroes }
wrong-so_far_copies = so_far: talia gracza { $player } nie ma tylu kopii karty { $number }: { $copies }
wrong-so_far_wounds = so_far: bohater gracza { $player }, { CARD($hero) }, nie może mieć tylu obrażeń: { $wounds }
wrong-so_far_all_gone = so_far: wszystkie karty gracza { $player }, który nie ma bohatera, są poza grą
wrong-so_far_eliminated = so_far: zagrożenie gracza { $player }, który ma bohaterów, jest niższe niż { $most }
position-which_player = „{ $head }” którego gracza? ({ $head } 1: ...)
wrong-illegal_deck = „{ $deck }” to niedozwolona talia ({ $rule }): { $why }
wrong-campaign_begins = ta kampania zaczyna się od { $scenario }, a nie od { $given } (lcg.16.13)
wrong-campaign_goes_on = następny scenariusz tej kampanii to { $scenario }, a nie { $given } (lcg.16.13)
wrong-so_far_players = so_far kampanii na poziomie { $level } mówi o każdym z graczy ({ $players })
wrong-so_far_no_players = so_far kampanii na poziomie { $level } nie mówi o graczach
wrong-so_far_numbers = so_far: { $what } to liczby połączone znakiem +, a nie „{ $text }”
so_far-scores = wyniki
so_far-threat = zagrożenie gracza { $player }
so_far-damage = obrażenia gracza { $player }
so_far-discard = stos odrzuconych kart gracza { $player }
so_far-removed = karty gracza { $player } usunięte z gry
