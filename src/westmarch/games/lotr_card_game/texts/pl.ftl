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

label-keep = zachowaj tę rękę
label-mulligan = wtasuj ją i dobierz sześć nowych kart
label-yes = tak
label-no = nie
label-decline = żadna z nich
label-done = gotowe
label-pass = pasuj
label-pass_phase = pasuj, aż zdarzy się coś nowego
label-no_defender = nie deklaruj obrońcy
label-choose = { CARD($card) }
label-choose_player = { SEAT($seat) }
label-choose_number = { $n }
label-choose_option = { OPTION($option) }
    .or = { $n }
label-play = zagraj kartę „{ CARD($card) }”
label-use = użyj karty „{ CARD($card) }”
label-respond = odpowiedz kartą „{ CARD($card) }”
label-respond_to = odpowiedz kartą „{ CARD($card) }” (na: „{ CARD($subject) }”)
label-trigger = „{ CARD($card) }”
label-trigger_of = „{ CARD($card) }” (z powodu: „{ CARD($subject) }”)
label-pay = zapłać 1 z puli { CARD($card, case: "gen") }
label-commit = przydziel { CARD($card, case: "acc") }
label-travel = podróżuj na obszar „{ CARD($card) }”
label-engage = wejdź w zwarcie z { CARD($card, case: "ins") }
label-defend = broń się { CARD($card, case: "ins") }
label-take_damage = obrażenia dla { CARD($card, case: "gen") }
label-attack = zaatakuj { CARD($card, case: "acc") }
label-attacker = atakuj { CARD($card, case: "ins") }
label-shadow_card_for = karta cienia dla { CARD($card, case: "gen") }
label-one_of = { $label } ({ $n } z { $all })
label-resolve_attack = atak { CARD($card, case: "gen") }

# „gotowe” i „pasuj” według tego, o co pytamy
label_of-planning_done = nie zagrywaj nic więcej
label_of-commit_done = nie przydzielaj nikogo więcej
label_of-travel_done = nie podróżujcie
label_of-choose_attackers_done = zaatakuj wybranymi
label_of-declare_attack_done = nie deklaruj więcej ataków
label_of-declare_defender_done = broń się wybranymi
label_of-optional_engagement_pass = nie wchodź w zwarcie
label_of-respond_pass = bez odpowiedzi
label_of-join_attack_pass = nie dołączaj do ataku
label_of-sentinel_no_defender = nie broń

question-mulligan = Przygotowanie: zachowaj startową rękę albo raz dobierz nową
question-planning = Planowanie: zagraj sprzymierzeńców i dodatki
question-action_window = { WINDOW($window) }: wykonaj akcję lub spasuj
question-commit = Wyprawa: przydziel postacie (siła woli { $willpower }, zagrożenie w strefie przeciwności { $threat })
question-travel = Podróż: wybierz obszar, do którego podróżujecie, albo zrezygnuj z podróży
question-optional_engagement = Spotkania: możesz wejść w zwarcie z jednym wrogiem
question-engagement_check = Test zwarcia (zagrożenie { $level }): wybierz wroga, który wchodzi w zwarcie z { SEAT($seat, case: "ins") }
question-shadow_order = Walka: wybierz wroga, który teraz dostanie kartę cienia
question-choose_enemy = Walka: wybierz wroga, który teraz atakuje
question-declare_defender = Atak { CARD($enemy, case: "gen") } z siłą { $attack }: wybierz obrońcę
question-declare_another = Atak { CARD($enemy, case: "gen") } z siłą { $attack }, obrona dotąd { $defense }: wybierz kolejnego obrońcę
question-sentinel = Niebroniony atak { CARD($enemy, case: "gen") } z siłą { $attack } na { SEAT($other, case: "acc") }: możesz bronić wartownikiem
question-take_damage = Atak { CARD($enemy, case: "gen") } z siłą { $attack } przeciwko obronie { $defense }: wybierz, kto otrzymuje obrażenia
question-undefended = Niebroniony atak { CARD($enemy, case: "gen") } z siłą { $attack }: wybierz bohatera, który otrzymuje obrażenia
question-declare_attack = Walka: wybierz wroga, którego atakujesz
question-choose_attackers = Atak na { CARD($enemy, case: "acc") } (obrona { $defense }, { $left ->
        [one] pozostał { $left } punkt wytrzymałości
        [few] pozostały { $left } punkty wytrzymałości
        [many] pozostało { $left } punktów wytrzymałości
       *[other] pozostało { $left } punktu wytrzymałości
    }): wybierz atakujących (siła ataku { $attack })
question-join_attack = { SEAT($other) } atakuje { CARD($enemy, case: "acc") } (siła ataku { $attack }, obrona { $defense }): możesz dołączyć postać z dystansem
question-respond = Możesz odpowiedzieć na { ON($what) }
question-order_forced = Uruchamia się kilka efektów wymuszonych: wybierz następny
question-pay = Zapłać za kartę „{ CARD($card) }”: { $n ->
        [one] jeszcze { $n } zasób
        [few] jeszcze { $n } zasoby
        [many] jeszcze { $n } zasobów
       *[other] jeszcze { $n } zasobu
    }
question-pay_to_ready = Zapłacić { $n } z puli { CARD($card, case: "gen") }, aby przygotować { CARD($card, case: "acc") } („Schwytany w sieć”)?
question-choose_x = „{ CARD($card) }”: wybierz X
question-choose_target = „{ CARD($card) }”: wybierz cel
question-choose_player = „{ CARD($card) }”: wybierz gracza
question-choose_number = „{ CARD($card) }”: wybierz liczbę
question-choose_option = „{ CARD($card) }”: wybierz jeden efekt
question-choose_card = „{ CARD($card) }”: wybierz kartę

# pytania o wybór, według jego celu
why-add_to_staging = „{ CARD($card) }”: wybierz kartę dodawaną do strefy przeciwności
why-attach = „{ CARD($card) }”: wybierz, do czego dołączyć tę kartę
why-damage = „{ CARD($card) }”: wybierz, kto otrzymuje obrażenia ({ $n })
why-discard = „{ CARD($card) }”: wybierz kartę do odrzucenia
why-discard_cost = „{ CARD($card) }”: wybierz kartę do odrzucenia jako koszt
why-heal = „{ CARD($card) }”: wybierz, ile obrażeń uleczyć
why-exhaust = „{ CARD($card) }”: wybierz postać do wyczerpania
why-exhaust_cost = „{ CARD($card) }”: wybierz postać do wyczerpania jako koszt
why-order_on_top = „{ CARD($card) }”: wybierz następną kartę odkładaną na wierzch talii
why-remove_from_quest = „{ CARD($card) }”: wybierz postać, która opuszcza wyprawę
why-return_to_hand = „{ CARD($card) }”: wybierz kartę, która wraca na rękę właściciela
why-shuffle_away = „{ CARD($card) }”: wybierz cel wtasowywany do talii Spotkań
why-take_into_hand = „{ CARD($card) }”: wybierz kartę, którą bierzesz na rękę
why-third_restricted = Trzeci dodatek z ograniczeniem: wybierz jeden do odrzucenia

option-leave_on_top = zostaw na wierzchu
option-put_on_bottom = odłóż na spód
option-defense_up = +1 do siły obrony do końca fazy
option-willpower_up = +1 do siły woli do końca fazy
option-draw_three = dobierz 3 karty
option-four_damage = zadaj wrogowi 4 obrażenia
option-threat_down_five = obniż swoje zagrożenie o 5
option-one_player_six = jeden gracz obniża zagrożenie o 6
option-each_player_two = każdy gracz obniża zagrożenie o 2
option-search_deck = przeszukaj 5 wierzchnich kart swojej talii
option-leave_deck = zostaw talię bez zmian

# co czeka na koniec fazy lub rundy, gdy spotykają się dwa takie efekty
delayed-sneak_back = „Atak z zaskoczenia” się kończy: { CARD($card) } { CARD($card, as: "gender") ->
        [p] wracają
        [pm] wracają
       *[other] wraca
    } na rękę właściciela
delayed-beorn_leaves = { CARD($card) } { CARD($card, as: "gender") ->
        [p] wracają
        [pm] wracają
       *[other] wraca
    } do talii właściciela, którą się tasuje
delayed-rider_returns = { CARD($card) } { CARD($card, as: "gender") ->
        [p] wracają
        [pm] wracają
       *[other] wraca
    } na wierzch talii Spotkań

window-resource = Faza Zasobów, po dobraniu kart
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
on-travelled = przybycie graczy na obszar „{ CARD($subject) }”
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
on-stage_revealed = nowy etap „{ CARD($subject) }”
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
refusal-too_many_copies = Talia ma { $copies ->
        [one] { $copies } kopię
        [few] { $copies } kopie
        [many] { $copies } kopii
       *[other] { $copies } kopii
    } karty „{ CARD($card) }”; dozwolone są najwyżej trzy.
refusal-too_few_cards = Talia turniejowa ma co najmniej 50 kart; ta ma { $cards }.
refusal-no_cards = Talia nie ma jeszcze kart.
refusal-small_deck = Talia startowa ma 30 kart; ta ma { $cards }.
refusal-no_hero_of_sphere = Do zagrania karty „{ CARD($card) }” potrzebny jest bohater ze sfery { SPHERE($sphere) }.
refusal-ally_named_like_hero = Karty „{ CARD($card) }” nie można zagrać, dopóki w grze jest bohater o tym imieniu.

# to, na co można wskazać, i kiedy o co się pyta
refusal-no_such_card = W tej grze nie ma takiej karty.
refusal-card_hidden = Ta karta leży tam, gdzie jej nie widzisz i nie możesz użyć.
refusal-card_not_eligible = Efekt nie może wybrać karty „{ CARD($card) }”.
refusal-card_not_in_play = Karty „{ CARD($card) }” nie ma w grze.
refusal-no_location = Karta „{ CARD($card) }” to nie obszar.
refusal-location_active = Karta „{ CARD($card) }” to już aktywny obszar.
refusal-same_location_offered = Wybierz drugą kopię karty „{ CARD($card) }”; obie są takie same.
refusal-card_not_in_hand = Karty „{ CARD($card) }” nie masz na ręce.
refusal-only_in_planning = Sprzymierzeńców i dodatki zagrywa się tylko w fazie Planowania.
refusal-same_card_offered = Wybierz drugą kopię karty „{ CARD($card) }”; obie są takie same.
refusal-event_in_window = Wydarzenie zagrywa się w oknie akcji albo jako odpowiedź.
refusal-event_is_response = Karta „{ CARD($card) }” to odpowiedź: zagrywa się ją, gdy zdarzy się to, co wymienia.
refusal-event_of_other_phase = Karty „{ CARD($card) }” nie można zagrać w tej fazie.
refusal-nothing_to_do = Nie można opłacić kosztu karty „{ CARD($card) }” albo nie miałaby ona żadnego efektu.
refusal-no_action = Karta „{ CARD($card) }” nie ma akcji.
refusal-no_response = Karta „{ CARD($card) }” nie ma odpowiedzi.
refusal-no_forced = Karta „{ CARD($card) }” nie ma efektu wymuszonego.
refusal-forced_not_now = Efekt wymuszony karty „{ CARD($card) }” teraz się nie uruchamia.
refusal-response_not_now = Karta „{ CARD($card) }” nie odpowiada na to, co się stało, albo już odpowiedziała.
refusal-not_your_card = Nie kontrolujesz karty „{ CARD($card) }”.
refusal-action_of_other_phase = Akcji karty „{ CARD($card) }” nie można użyć w tej fazie.
refusal-card_exhausted = Karta „{ CARD($card) }” jest wyczerpana.
refusal-limit_reached = Limit użyć karty „{ CARD($card) }” jest osiągnięty.
refusal-other_happening = Ta zdolność nie odpowiada na to zdarzenie.
refusal-no_such_ability = Karta „{ CARD($card) }” nie ma takiej zdolności.
refusal-ability_not_now = Tej zdolności karty „{ CARD($card) }” nie można teraz użyć.
refusal-no_character = Karta „{ CARD($card) }” to nie postać.
refusal-other_sphere = Karta „{ CARD($card) }” nie może płacić za kartę tej sfery.
refusal-no_resources = Karta „{ CARD($card) }” nie ma już zasobów.
refusal-paid_already = Karta „{ CARD($card) }” już zapłaciła.
refusal-damage_goes_elsewhere = Karta „{ CARD($card) }” nie może otrzymać tych obrażeń.
refusal-committed_already = Kartę „{ CARD($card) }” już przydzielono do wyprawy.
refusal-not_ranged = Karta „{ CARD($card) }” nie sięga tego wroga; wrogów innych graczy atakują tylko postacie z dystansem.
refusal-not_sentinel = Karta „{ CARD($card) }” broni tylko swojego gracza; innych broni tylko wartownik.
refusal-card_forbids = Karta w grze zabrania tego karcie „{ CARD($card) }”.
refusal-no_enemy = Karta „{ CARD($card) }” to nie wróg.
refusal-enemy_engaged = Wróg „{ CARD($card) }” jest już w zwarciu.
refusal-engaged_in_order = Z wrogiem „{ CARD($card) }” nie można teraz wejść w zwarcie; pierwszy jest wróg o najwyższym koszcie zwarcia, zastępuje go taki sam albo zabrania tego karta.
refusal-enemy_in_staging = Wróg „{ CARD($card) }” jest w strefie przeciwności, nie w zwarciu.
refusal-enemy_of_other = Wróg „{ CARD($card) }” jest w zwarciu z innym graczem.
refusal-enemy_not_engaged_with_you = Wróg „{ CARD($card) }” nie jest z tobą w zwarciu.
refusal-enemy_done = Wróg „{ CARD($card) }” już zaatakował.
refusal-no_such_player = W tej grze nie ma takiego gracza.
refusal-player_eliminated = Ten gracz został wyeliminowany.
refusal-other_players_meant = Efekt nie może wybrać tego gracza.
refusal-number_between = Wybierz liczbę od { $least } do { $most }.
refusal-when_play = Sprzymierzeńców i dodatki zagrywa się w fazie Planowania, wydarzenia w oknach akcji.
refusal-when_action = Akcji używa się w oknach akcji.
refusal-when_response = Odpowiedzi używa się, gdy zdarzyło się to, co wymieniają.
refusal-when_forced = Efekty wymuszone układa się w kolejności, gdy kilka uruchamia się naraz.
refusal-when_pay = Zasoby płaci się, gdy coś kosztuje.
refusal-when_commit = Postacie przydziela się na początku fazy Wyprawy.
refusal-when_travel = Gracze podróżują w fazie Podróży.
refusal-when_engage = W zwarcie wchodzi się w fazie Spotkań.
refusal-when_shadow_cards = Karty cienia rozdaje się na początku fazy Walki.
refusal-when_enemy_attacks = W fazie Walki najpierw atakują wrogowie, w kolejności wybranej przez gracza.
refusal-when_defend = Obrońców deklaruje się, gdy atakuje wróg.
refusal-when_undefended = O tym decyduje się, gdy obrażenia zadaje atak bez obrońcy.
refusal-when_attack = Gracze atakują w fazie Walki, po wrogach.
refusal-when_mulligan = Początkową rękę zachowuje się albo wymienia podczas przygotowania.
refusal-when_effect_asks = Decyduje się o tym tylko wtedy, gdy pyta efekt karty.

event-added = { CARD($card) } { CARD($card, as: "gender") ->
        [p] trafiają
        [pm] trafiają
       *[other] trafia
    } do strefy przeciwności.
event-attached = { CARD($host) } dostaje kartę „{ CARD($card) }”.
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
event-cancelled = Efekt karty „{ CARD($card) }” nie działa.
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
event-campaign = { CAMPAIGN($level) }, scenariusz { $part } z 3: dotychczasowy wynik { $score }.
event-campaign_goes_on = Kampania trwa, a jej wynik to { $score }.
event-campaign_lost = Kampania jest przegrana.
event-campaign_won = Kampania jest wygrana z wynikiem { $score }.
event-control = { SEAT($seat, as: "gender") ->
        [you] przejmujesz
       *[other] { SEAT($seat) } przejmuje
    } kontrolę nad kartą „{ CARD($card) }”.
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
        [p] się bronią
        [pm] się bronią
       *[other] się broni
    }.
event-delayed = Efekt karty „{ CARD($card) }” się kończy.
event-destroyed = { CARD($card) } { CARD($card, as: "gender") ->
        [p] giną
        [pm] giną
       *[other] ginie
    }.
event-discarded = Karta „{ CARD($card) }” trafia na stos kart odrzuconych.
event-doomed = Karta „{ CARD($card) }” ma Zgubę { $n }.
event-drew = { SEAT($seat, as: "gender") ->
        [you] dobierasz
       *[other] { SEAT($seat) } dobiera
    } { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }.
event-drew_cards = Dobierasz: { CARDS($cards, case: "quoted") }.
event-eliminated = { SEAT($seat, as: "gender") ->
        [you] odpadasz
       *[other] { SEAT($seat) } odpada
    } z gry: { ELIMINATED($why) }.
event-encounter_deck_rebuilt = Talia Spotkań jest pusta; wtasowano jej stos kart odrzuconych.
event-engaged = { CARD($card) } { CARD($card, as: "gender") ->
        [p] wchodzą
        [pm] wchodzą
       *[other] wchodzi
    } w zwarcie z { SEAT($seat, case: "ins") }.
event-exhausted = { "" }
event-explored = Obszar „{ CARD($card) }” jest zbadany.
event-first_player = { SEAT($seat, as: "gender") ->
        [you] jesteś
       *[other] { SEAT($seat) } jest
    } pierwszym graczem.
event-guards = { CARD($card) } { CARD($card, as: "gender") ->
        [p] strzegą
        [pm] strzegą
       *[other] strzeże
    } { CARD($objective, case: "gen") }.
event-healed = Z { CARD($card, case: "gen") } { $n ->
        [one] uleczono { $n } obrażenie
        [few] uleczono { $n } obrażenia
        [many] uleczono { $n } obrażeń
       *[other] uleczono { $n } obrażenia
    }.
event-mulligan = { SEAT($seat, as: "gender") ->
        [you] dobierasz
       *[other] { SEAT($seat) } dobiera
    } nową startową rękę.
event-no_encounter_card = Nie ma już karty Spotkań do odkrycia.
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
event-played = { SEAT($seat, as: "gender") ->
        [you] zagrywasz
       *[other] { SEAT($seat) } zagrywa
    } kartę „{ CARD($card) }”.
event-player_attack = { SEAT($seat, as: "gender") ->
        [you] atakujesz
       *[other] { SEAT($seat) } atakuje
    } { CARD($card, case: "acc") }.
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
event-put_into_play = { SEAT($seat, as: "gender") ->
        [you] wprowadzasz
       *[other] { SEAT($seat) } wprowadza
    } do gry kartę „{ CARD($card) }”.
event-quest_failed = Wyprawa się nie powiodła (siła woli { $willpower } przeciwko zagrożeniu { $threat }): zagrożenie każdego gracza rośnie o { $n }.
event-quest_succeeded = Wyprawa się powiodła (siła woli { $willpower } przeciwko zagrożeniu { $threat }): { $n ->
        [one] { $n } żeton postępu
        [few] { $n } żetony postępu
        [many] { $n } żetonów postępu
       *[other] { $n } żetonu postępu
    }.
event-quest_drawn = Wyprawa nie przynosi postępu (siła woli { $willpower } przeciwko zagrożeniu { $threat }).
event-readied = { "" }
event-removed = Karta „{ CARD($card) }” opuszcza grę.
event-rescued = { CARD($card) } { CARD($card, as: "gender") ->
        [p] odzyskują
        [pm] odzyskują
       *[other] odzyskuje
    } wolność.
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
event-returned_to_hand = Karta „{ CARD($card) }” wraca na { SEAT($seat, as: "gender") ->
        [you] twoją rękę
       *[other] rękę { SEAT($seat, case: "gen") }
    }.
event-revealed = Odkryto kartę „{ CARD($card) }”.
event-round = Runda { $round }.
event-shadow_card = Karta cienia { CARD($enemy, case: "gen") } to „{ CARD($card) }”.
event-shadow_card_blank = Karta cienia „{ CARD($card) }” nie wywołuje efektu.
event-shadow_dealt = { "" }
event-shuffled_in = Karta „{ CARD($card) }” wraca do przetasowanej talii.
event-stage_defeated = Gracze ukończyli etap { $stage }, „{ CARD($card) }”.
event-stage_revealed = Etap { $stage }: „{ CARD($card) }”.
event-surge = Karta „{ CARD($card) }” ma Mroczną falę: odkrywa się kolejną kartę.
event-threat_lowered = { SEAT($seat, as: "gender") ->
        [you] Twoje zagrożenie
       *[other] Zagrożenie { SEAT($seat, case: "gen") }
    } spada o { $n } i wynosi { $threat }.
event-threat_raised = { SEAT($seat, as: "gender") ->
        [you] Twoje zagrożenie
       *[other] Zagrożenie { SEAT($seat, case: "gen") }
    } rośnie o { $n } i wynosi { $threat }.
event-to_staging = { CARD($card) } { CARD($card, as: "gender") ->
        [p] trafiają
        [pm] trafiają
       *[other] trafia
    } do strefy przeciwności.
event-travelled = Gracze docierają na obszar „{ CARD($card) }”.
event-undefended = { SEAT($seat, as: "gender") ->
        [you] nie deklarujesz
       *[other] { SEAT($seat) } nie deklaruje
    } obrońcy.
event-used_action = { SEAT($seat, as: "gender") ->
        [you] używasz
       *[other] { SEAT($seat) } używa
    } karty „{ CARD($card) }”.
event-used_event = { SEAT($seat, as: "gender") ->
        [you] zagrywasz
       *[other] { SEAT($seat) } zagrywa
    } kartę „{ CARD($card) }”.
event-used_response = { SEAT($seat, as: "gender") ->
        [you] odpowiadasz
       *[other] { SEAT($seat) } odpowiada
    } na { ON($what) } kartą „{ CARD($card) }”.
event-used_forced = Uruchamia się efekt wymuszony karty „{ CARD($card) }” ({ ON($what) }).
event-used_own_response = { SEAT($seat, as: "gender") ->
        [you] używasz
       *[other] { SEAT($seat) } używa
    } odpowiedzi karty „{ CARD($card) }”.
event-used_own_forced = Uruchamia się efekt wymuszony karty „{ CARD($card) }”.
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
        [gen] gracza
        [dat] graczowi
        [acc] gracza
        [ins] graczem
        [loc] graczu
       *[other] gracz
    } { $n }
    .gender = m
name-you = { $case ->
        [gen] ciebie
        [dat] tobie
        [acc] cię
        [ins] tobą
        [loc] tobie
       *[other] ty
    }
    .gender = you
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
position-empty = pozycja jest pusta
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
