### Wszystko, co mówi gra, po polsku. Miejsca mają w names.toml obok przypadków formy z przyimkiem: { PLACE($to, case: "into") },
### case: "at", case: "from"; jednostki formę piece: { UNIT($unit, case: "piece") }.

game-title = Bitwa Pięciu Armii
game-summary = Elfy, ludzie i krasnoludy bronią Samotnej Góry przed zastępami Bolga, aż przybędą orły i Beorn.

## names

name-and = i
name-quoted = „{ $name }”

## the board in text

board-title = Bitwa Pięciu Armii
board-turn = tura
board-to_act = ruch
board-free_peoples = Wolne Ludy
board-shadow = Cień
board-points = punkty
board-dice = kości
board-cards = karty
board-deck = talia
board-fate = przeznaczenie
board-pool = żetony w puli
board-removed = poza grą
board-ready = gotowy
board-waiting = czeka
board-generals = generałowie
board-activated = aktywowany
board-troubled = strapiony umysł
board-concentrated = skoncentrowany
board-characters = postacie
board-wrath = gniew
board-rings = żetony Pierścienia
board-bodyguards = przyboczni
board-out_of_play = nie w grze
board-eliminated = wyeliminowany
board-vanished = poza planszą
board-marching = w marszu
board-eagles = orły
board-bats = nietoperze
board-supply = zapas
board-piles = pozostałe żetony
board-table = na stole
board-armour = obrażenia
board-orcs = orki
board-hand = twoja ręka
board-nothing = brak kart
board-none = brak
board-mountain = Wewnątrz Samotnej Góry
board-unmanned = bez armii
board-settlement = osada
board-walls = mury
board-held_by = kontrola:
board-mustering = mobilizacja
board-open = otwarta
board-closed = zamknięta
board-damage = obrażenia
board-leaders = zdolności przywódcze
board-tokens =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    } { TOKEN($token, case: "gen") }
board-combat = Walka
board-needs = Wymaga

## words for values

deed-strategic_move = porusz maksymalnie dwie armie
deed-attack = porusz armię i nią zaatakuj
deed-combined_attack = zaatakuj kilkoma armiami razem
deed-swift_move = porusz armię ze zdolnościami przywódczymi maksymalnie o dwa regiony
deed-attack_led = porusz armię ze zdolnościami przywódczymi i nią zaatakuj
deed-move_characters = porusz postacie
deed-move_beorn = porusz Beorna i nim zaatakuj, za jeden żeton gniewu
deed-unleash_beorn = porusz Beorna i nim zaatakuj, bez utraty gniewu
deed-recruit = odwróć żetony rekrutacji w maksymalnie dwóch regionach
deed-rally = przegrupuj maksymalnie dwie armie
deed-eagles_attack = atak orłów
deed-mountain_attack = wspólny atak orłów w górach
deed-cloud_of_bats = porusz armię z chmurą nietoperzy
deed-redoubled_force = Ze wzmożoną siłą: umieść cztery żetony rekrutacji
deed-draw_cards = dobierz kartę Wydarzenia i kartę Opowieści
deed-recruit_goblins = zrekrutuj gobliny w górze
deed-goblin_attack = porusz armię z goblinami i nią zaatakuj
deed-goblin_move = porusz maksymalnie dwie armie z goblinami
deed-bring_bilbo = wprowadź Bilba do gry
deed-bring_thorin = wprowadź Thorina do gry
deed-bring_lord_of_the_eagles = wprowadź Wodza Orłów do gry
deed-bring_beorn = wprowadź Beorna do gry
deed-bring_bolg = wprowadź Bolga do gry

ability-place_token = umieść żeton rekrutacji
ability-rally = przegrupuj armię, w której jest
ability-move_and_attack = porusz armię, w której jest, i nią zaatakuj
ability-concentrate = koncentracja
ability-magic = Magiczny pocisk
ability-archery = Łucznictwo
ability-eagle = wezwij orła
ability-fly = wyślij orły

casualty-True = jedna jednostka musi zginąć, za dwa żetony
casualty-False = wyeliminuj jedną za dwa żetony albo żadnej

at_once-True = , albo zaatakuj od razu
at_once-False = { "" }

shot_by-archery = Łucznicy ostrzeliwują
shot_by-magic = Magia uderza w

colour-True = czarne
colour-False = białe

forced-True = , dokąd odsyła ją atakujący
forced-False = { "" }

ending-front_gate = Cień wygrywa, bo ma dziesięć punktów i Główną Bramę
ending-conquest = Cień wygrywa, bo na koniec tury ma dziesięć punktów
ending-fate = znacznik przeznaczenia dotarł na koniec toru i Wolne Ludy wygrywają
ending-beorn = Beorn przybył na czas i Wolne Ludy wygrywają
ending-bolg_slain = Bolg zginął i Wolne Ludy wygrywają

## what is going on: the innermost of these frames begins the question

procedure-HandLimit = limit kart na ręce
procedure-PlayCard = „{ CARD($card) }”
procedure-PlayFateCard = „{ CARD($card) }”
procedure-Fate = faza Przeznaczenia
procedure-UseGeneral = { CHARACTER($general) }
procedure-MoveArmies = ruch armii
procedure-MoveCharacters = ruch postaci
procedure-BeornActs = Beorn
procedure-MoveAndAttack = atak
procedure-CombinedAttack = połączony atak
procedure-Battle = walka { PLACE($region, case: "at") }, runda { $round }
procedure-CombatRound = walka { PLACE($region, case: "at") }, runda { $number }
procedure-FlipTokens = rekrutacja
procedure-RallyArmies = przegrupowanie
procedure-EaglesAttack = orły
procedure-MountainAttack = orły
procedure-ActionRound = runda akcji
procedure-Turn = tura { $turn }

## decisions: the question of each kind, and where an action reads differently there its label

decision-choose_die-question = wybierz kość

decision-choose_action-question = wybierz, do czego wykorzystać wynik { FACE($face, case: "gen") }

decision-bilbo_follows-question = odrzucić żeton Pierścienia (zostało: { $rings }), aby Bilbo pojawił się w dowolnym regionie?
decision-bilbo_follows-skip = zachowaj żeton

decision-hand_limit-question = wybierz kartę, którą odrzucisz zakrytą

decision-activate_generals-question = wybierz generała do aktywacji
decision-activate_generals-done = nie aktywuj więcej

decision-choose_bats-question = wybierz, ile wielkich nietoperzy i żetonów zdolności przywódczych przybędzie

decision-place_bats-question = wybierz, dokąd leci wielki nietoperz; do rozmieszczenia: { $bats }

decision-place_leader-question = wybierz armię, która dostanie żeton zdolności przywódczych; do rozmieszczenia: { $count }

decision-lucky_number-question = „Szczęśliwa liczba”: przerzucić jedną kość?
decision-lucky_number-done = nie przerzucaj

decision-fate_tile-question = na żetonie przeznaczenia jest { TILE($tile) }; przesunąć znacznik na pole { $space } czy losować dalej (pozostało { $left })?

## armies

decision-choose_army-question = wybierz armię do poruszenia (pozostało { $left })
    .or = wybierz armię do poruszenia
decision-choose_army-done = nie poruszaj więcej armii

decision-choose_destination-question = wybierz, dokąd idzie armia { PLACE($origin, case: "from") }

decision-choose_group-question = wybierz, kto idzie { PLACE($to, case: "into") } (na razie: { ARMY($taken, case: "piece") })
    .or = wybierz, kto idzie { PLACE($to, case: "into") }
decision-choose_group-done = marsz

decision-divide_damage-question = wybierz, ile żetonów obrażeń idzie razem

decision-march_on-question = idź dalej albo się zatrzymaj
decision-march_on-done = zatrzymaj się tutaj

decision-army_limit-question = { PLACE($place, case: "at") } jest o { $over ->
        [one] { $over } jednostkę
        [few] { $over } jednostki
        [many] { $over } jednostek
       *[other] { $over } jednostki
    } za dużo: wybierz jednostkę do wyeliminowania

decision-casualties-question = straty { PLACE($outside, case: "at") }, { $damage ->
        [one] { $damage } żeton obrażeń
        [few] { $damage } żetony obrażeń
        [many] { $damage } żetonów obrażeń
       *[other] { $damage } żetonu obrażeń
    } na { $units ->
        [one] { $units } jednostkę
        [few] { $units } jednostki
        [many] { $units } jednostek
       *[other] { $units } jednostki
    }: { CASUALTY($must) }
    .or = straty, { $damage ->
            [one] { $damage } żeton obrażeń
            [few] { $damage } żetony obrażeń
            [many] { $damage } żetonów obrażeń
           *[other] { $damage } żetonu obrażeń
        } na { $units ->
            [one] { $units } jednostkę
            [few] { $units } jednostki
            [many] { $units } jednostek
           *[other] { $units } jednostki
        }: { CASUALTY($must) }
decision-casualties-done = bez dalszych strat

## recruitment

decision-flip_tokens-question = wybierz żeton rekrutacji do odwrócenia, pozostało: { $left }
    .or = wybierz żeton rekrutacji do odwrócenia
decision-flip_tokens-done = nie odwracaj więcej

decision-place_token-question = wybierz, gdzie umieścić żeton rekrutacji, pozostało: { $left }
    .or = wybierz, gdzie umieścić żeton rekrutacji
decision-place_token-done = nie umieszczaj więcej

decision-substitute-question = w zapasie brakuje jednostek: wybierz inną, która stanie { PLACE($place, case: "at") }
decision-substitute-done = nie umieszczaj innej

decision-goblin_point-question = wybierz, dokąd trafi ostatni goblin

decision-rally-question = wybierz armię do przegrupowania, pozostało: { $left }
    .or = wybierz armię do przegrupowania
decision-rally-done = nie przegrupowuj więcej
decision-rally_reroll-question = wybierz, ile nieudanych kości przerzucić { PLACE($place, case: "at") }, najwyżej { $most }; każda z wynikiem { $needed }+ zdejmuje żeton obrażeń (jest ich { $damage })

## characters

decision-enter_play-question = wybierz, gdzie { CHARACTER($character) } wejdzie do gry

decision-move_character-question = wybierz postać do poruszenia
decision-move_character-done = nikogo więcej

decision-character_to-question = wybierz, dokąd idzie { CHARACTER($character) }

decision-bilbo_appears-question = wybierz, gdzie pojawi się Bilbo

decision-beorn_moves-question = wybierz, dokąd idzie Beorn, albo zatrzymaj się tutaj (pozostało: { $left ->
        [one] { $left } krok
        [few] { $left } kroki
        [many] { $left } kroków
       *[other] { $left } kroku
    })
decision-beorn_moves-done = zatrzymaj się tutaj

decision-beorn_attacks-question = wybierz, kogo zaatakuje Beorn
decision-beorn_attacks-done = nie atakuj

decision-general_ability-question = wybierz, co zrobić

decision-archery-question = wybierz armię, którą ostrzelają łucznicy

decision-magic-question = wybierz armię, w którą uderzy magia

## Eagles and Bats

decision-fly-question = wybierz, dokąd leci następny orzeł, pozostało: { $left }

decision-eagles_attack-question = wybierz armię, którą zaatakuje orzeł
decision-eagles_attack-done = nie atakuj innych

decision-mountain_attack-question = wybierz armię, którą zaatakują orły

decision-send_eagles-question = wybierz terytorium, z którego przyleci orzeł, by zaatakować armię { PLACE($region, case: "at") }
decision-send_eagles-done = bez dalszych orłów

decision-cloud_of_bats-question = wybierz terytorium, które opuści wielki nietoperz

## battle

decision-choose_attacker-question = wybierz armię, która wykona ruch lub atak
decision-choose_attacker-done = żadna armia

decision-move_or_attack-question = wybierz, dokąd idzie armia { PLACE($army, case: "from") }{ AT_ONCE($at_once) }

decision-choose_target-question = wybierz, kogo zaatakować
decision-choose_target-done = nie atakuj

decision-choose_armies-question = wybierz armie, które zaatakują wroga { PLACE($target, case: "at") }
decision-choose_armies-done = atakuj

decision-name_army-question = wybierz armię, która walczy w tej rundzie

decision-manoeuvre-question = wybierz w tajemnicy manewr

decision-leader_reroll-question = wybierz maksymalnie { $most ->
        [one] { $most } nieudaną kość
        [few] { $most } nieudane kości
        [many] { $most } nieudanych kości
       *[other] { $most } nieudanej kości
    } do przerzucenia, trafienia przy { $needed }+

decision-use_ability-question = czarna kość trafiła; użyć zdolności { BATTLE($ability) }?
decision-use_ability-yes = użyj zdolności
decision-use_ability-no = nie używaj

decision-bodyguard-question = odrzucić żeton przybocznego (zostało: { $bodyguards }), aby zapobiec obrażeniom armii Bolga ({ $stopped })?
decision-bodyguard-yes = odrzuć żeton przybocznego
decision-bodyguard-no = przyjmij obrażenia

decision-shining_armour-question = wybierz, ile żetonów obrażeń przyjmie „Lśniąca zbroja”
decision-shining_armour-choose_number = { $arg1 ->
        [one] { $arg1 } żeton obrażeń
        [few] { $arg1 } żetony obrażeń
        [many] { $arg1 } żetonów obrażeń
       *[other] { $arg1 } żetonu obrażeń
    }

decision-bilbo_vanishes-question = odrzucić żeton Pierścienia (zostało: { $rings }), aby Bilbo zniknął i ubyły dwa żetony obrażeń (jest ich { $damage })?
decision-bilbo_vanishes-yes = Bilbo znika
decision-bilbo_vanishes-no = Bilbo zostaje

decision-cease-question = zaprzestać ataku czy walczyć dalej?

decision-leave_battle-question = zostać czy opuścić walkę?

decision-retreat-question = wybierz, dokąd wycofa się armia { SIDE($side, case: "gen") }

decision-advance-question = wybierz armię, która posunie się naprzód
decision-advance-done = zostań na miejscu

## cards

decision-captain_of_war-question = „Kapitan”: wybierz, kto zginie za dwa żetony obrażeń
decision-captain_of_war-done = nikt

decision-determined_attack-question = „Zdecydowany atak”: wybierz manewr do zagrania

decision-fell_race-question = „Okrutna rasa”: przyjmij dwa dodatkowe obrażenia albo zapłać inaczej

decision-vampire_like-question = „Ugryzienie”: usunąć wielkiego nietoperza, aby zadać jeszcze jedno obrażenie?
decision-vampire_like-yes = usuń wielkiego nietoperza
decision-vampire_like-no = zachowaj go

decision-dismay-question = wybierz armię Cienia, która straci żetony zdolności przywódczych

decision-choose_general-question = wybierz generała, który powróci

decision-return_to-question = wybierz armię, do której dołączy { CHARACTER($general) }

decision-mend_walls-question = wybierz fortyfikację do naprawy
decision-mend_walls-done = niczego nie naprawiaj

decision-bilbo_slips_away-question = wybierz, dokąd idzie Bilbo

decision-choose_reinforced-question = wybierz armię, która dostanie { PAIRS($units, case: "piece_acc") } i { $leaders ->
        [one] { $leaders } żeton zdolności przywódczych
        [few] { $leaders } żetony zdolności przywódczych
        [many] { $leaders } żetonów zdolności przywódczych
       *[other] { $leaders } żetonu zdolności przywódczych
    }
    .or = wybierz armię, która dostanie { PAIRS($units, case: "piece_acc") }
    .or-2 = wybierz armię, która dostanie { $leaders ->
            [one] { $leaders } żeton zdolności przywódczych
            [few] { $leaders } żetony zdolności przywódczych
            [many] { $leaders } żetonów zdolności przywódczych
           *[other] { $leaders } żetonu zdolności przywódczych
        }
    .or-3 = wybierz armię, z której zdejmiesz maksymalnie { $heals ->
            [one] { $heals } żeton obrażeń
            [few] { $heals } żetony obrażeń
            [many] { $heals } żetonów obrażeń
           *[other] { $heals } żetonu obrażeń
        }
    .or-4 = wybierz armię, która dostanie żeton rekrutacji, od razu odwrócony

decision-rescue_rally-question = przegrupować armię { PLACE($at, case: "at") }?
decision-rescue_rally-yes = przegrupuj
decision-rescue_rally-no = nie przegrupowuj

decision-flip_or_place-question = wybierz żeton rekrutacji do odwrócenia lub umieszczenia, pozostało: { $left }
decision-flip_or_place-done = nic więcej

decision-give_leader-question = wybierz armię, która dostanie żeton zdolności przywódczych, pozostało: { $left }
    .or = wybierz armię, która dostanie żeton zdolności przywódczych
decision-give_leader-done = nic więcej

decision-remove_token-question = wybierz żeton rekrutacji do usunięcia

decision-remove_leader-question = wybierz armię, która straci żeton zdolności przywódczych

decision-spend_bat-question = wybierz terytorium, które opuści wielki nietoperz, za żeton Wolnych Ludów
decision-spend_bat-done = nie używaj nietoperzy

decision-trouble_general-question = wybierz generała, którego umysł zostanie strapiony

decision-hope_vanishes-question = wybierz armię, która otrzyma żeton obrażeń, pozostało: { $left }
decision-hope_vanishes-done = nic więcej

## actions

action-done = gotowe
action-pass = pasuj
action-skip = pomiń akcję (kość przepada bez efektu)
action-yes = tak
action-no = nie
action-choose_place = { PLACE($arg1) }
action-choose_territory = { TERRITORY($arg1) }
action-choose_unit = { UNIT($arg1) }
action-choose_character = { CHARACTER($arg1) }
action-choose_card = { HAND($arg1) }
action-choose_token = { TOKEN($arg1) }
action-choose_number = { $arg1 }

# dice and cards
action-use_die = użyj kości { FACE($arg1, case: "gen") }
action-act = { DEED($arg1) }
action-general = użyj żetonu aktywacji { CHARACTER($arg1, case: "gen") }
action-ability = { ABILITY($arg1) }
action-play = zagraj kartę „{ HAND($arg1) }”
action-discard = odrzuć kartę „{ HAND($arg1) }”
action-orc_from_card = porusz jednostkę orków z karty „Świst strzał i dzikie włócznie” { PLACE($arg1, case: "into") }
action-bilbo_appears = odrzuć żeton Pierścienia: Bilbo pojawia się w dowolnym regionie
action-clear_mind = odrzuć kartę „Strapiony umysł” (przeznaczenie cofa się o pole, chyba że Wolą Zachodu)
action-roll_again = przerzuć kość { FACE($arg1, case: "gen") }

# phases
action-activate = aktywuj { CHARACTER($arg1, case: "acc") }
action-place_leader = { PLACE($arg1) }
action-call_bats = { $arg1 ->
        [one] { $arg1 } wielki nietoperz
        [few] { $arg1 } wielkie nietoperze
        [many] { $arg1 } wielkich nietoperzy
       *[other] { $arg1 } wielkiego nietoperza
    }, { $tokens ->
        [one] { $tokens } żeton zdolności przywódczych
        [few] { $tokens } żetony zdolności przywódczych
        [many] { $tokens } żetonów zdolności przywódczych
       *[other] { $tokens } żetonu zdolności przywódczych
    }
action-place_bat = { TERRITORY($arg1) }
action-apply_tile = zastosuj żeton
action-draw_again = losuj następny żeton

# armies
action-move_from = armia { PLACE($arg1, case: "at") }
action-move_to = { PLACE($arg1, case: "into") }
action-take = weź { UNIT($arg1, case: "piece_acc") }
action-take_character = weź { CHARACTER($arg1, case: "acc") }
action-take_leader = weź żeton zdolności przywódczych
action-take_damage = weź ze sobą { $arg1 ->
        [one] { $arg1 } żeton obrażeń
        [few] { $arg1 } żetony obrażeń
        [many] { $arg1 } żetonów obrażeń
       *[other] { $arg1 } żetonu obrażeń
    }
action-take_all = cała armia
action-eliminate = wyeliminuj { UNIT($arg1, case: "piece_acc") }

# recruitment
action-flip = odwróć żeton { TOKEN($arg2, case: "gen") } { PLACE($arg1, case: "at") }
action-place_token = żeton { TOKEN($arg2, case: "gen") } { PLACE($arg1, case: "at") }
action-rally = armia { PLACE($arg1, case: "at") }
action-remove_token = żeton { TOKEN($arg2, case: "gen") } { PLACE($arg1, case: "at") }
action-heal = { $arg2 ->
        [one] { $arg2 } żeton obrażeń
        [few] { $arg2 } żetony obrażeń
        [many] { $arg2 } żetonów obrażeń
       *[other] { $arg2 } żetonu obrażeń
    } z armii { PLACE($arg1, case: "at") }
action-mend = { $arg2 ->
        [one] { $arg2 } żeton obrażeń
        [few] { $arg2 } żetony obrażeń
        [many] { $arg2 } żetonów obrażeń
       *[other] { $arg2 } żetonu obrażeń
    } z murów { PLACE($arg1, case: "at") }

# characters, Eagles and Bats
action-enter_at = { PLACE($arg1) }
action-move_character = { CHARACTER($arg1) }
action-character_to = { PLACE($arg1) }
action-beorn_to = { PLACE($arg1, case: "into") }
action-shoot = armia { PLACE($arg1, case: "at") }
action-strike = armia { PLACE($arg1, case: "at") }
action-send_bat = { TERRITORY($arg1) }

# battle
action-lead = armia { PLACE($arg1, case: "at") }
action-attack = zaatakuj { PLACE($arg1, case: "acc") }
action-add_army = armia { PLACE($arg1, case: "at") }
action-fight_with = armia { PLACE($arg1, case: "at") }
action-advance_with = naprzód { PLACE($arg1, case: "from") }
action-cease = zaprzestań ataku
action-fight_on = walcz dalej
action-stand = zostań i walcz
action-retreat = odwrót
action-rout = pójdź w rozsypkę
action-retreat_to = odwrót { PLACE($arg1, case: "into") }
action-manoeuvre = { BATTLE($arg1) }
action-reroll_failed = { $arg1 ->
        [0] zostaw wszystkie kości
        [one] przerzuć { $arg1 } nieudaną kość
        [few] przerzuć { $arg1 } nieudane kości
        [many] przerzuć { $arg1 } nieudanych kości
       *[other] przerzuć { $arg1 } nieudanej kości
    }
action-reroll = przerzuć { $black ->
        [one] { $black } czarną kość
        [few] { $black } czarne kości
        [many] { $black } czarnych kości
       *[other] { $black } czarnej kości
    } i { $white ->
        [one] { $white } białą kość
        [few] { $white } białe kości
        [many] { $white } białych kości
       *[other] { $white } białej kości
    }
    .or = przerzuć { $black ->
            [one] { $black } czarną kość
            [few] { $black } czarne kości
            [many] { $black } czarnych kości
           *[other] { $black } czarnej kości
        }
    .or-2 = przerzuć { $white ->
            [one] { $white } białą kość
            [few] { $white } białe kości
            [many] { $white } białych kości
           *[other] { $white } białej kości
        }
    .or-3 = zostaw wszystkie kości
action-sacrifice = ginie { CHARACTER($arg1) }
action-dismiss_leader = usuń żeton zdolności przywódczych
action-dismiss_leaders = usuń wszystkie żetony zdolności przywódczych
action-suffer = przyjmij dwa dodatkowe obrażenia

## refusals

refusal-not_offered = Tego nie ma tu do wyboru.
refusal-game_over = Gra jest skończona.
refusal-not_your_turn = Decyduje teraz inny gracz.
refusal-nothing_to_undo = Nie ma czego cofnąć.
refusal-undo_new_information = Od tamtej pory rzucono kośćmi lub odkryto karty; musi się zgodzić drugi gracz.
refusal-undo_other_seat = Decyduje teraz drugi gracz i musi się zgodzić.

# dice and cards
refusal-die_used_for_bilbo = Bilbo pojawił się dzięki tej kości, więc trzeba ją wykorzystać jako wynik Postaci.
refusal-not_fewer_dice = Pasować może tylko gracz, któremu zostało mniej kości niż przeciwnikowi.
refusal-general_used_no_pass = Użyto generała, więc teraz trzeba użyć kości.
refusal-one_general_per_die = Przed jedną kością można użyć tylko jednego generała.
refusal-ability_impossible = Nic z tego nie miałoby teraz efektu.
refusal-troubled_mind = „Strapiony umysł” nie pozwala użyć zdolności tego generała.
refusal-fate_at_start = Znacznik przeznaczenia nie może się dalej cofnąć.
refusal-no_card_to_draw = Nie ma już kart do dobrania.
refusal-card_not_in_play = Karty „Orły nie są łagodnymi ptakami” nie ma w grze.
refusal-bilbo_not_in_play = Bilba nie ma w grze.
refusal-bilbo_not_on_board = Bilba nie ma na planszy.
refusal-ravenhill_not_controlled = Wolne Ludy nie kontrolują Kruczego Wzgórza.
refusal-dale_not_controlled = Cień nie kontroluje Ruin Dale.
refusal-too_few_settlements = Cień musi kontrolować dwie osady.

# characters
refusal-not_ready = Znacznik przeznaczenia nie dotarł jeszcze do tej postaci albo postać opuściła już tor.
refusal-bolg_not_ready = Bolg przybywa tylko raz, gdy w Dolinie jest armia Cienia.
refusal-entry_blocked = Nie ma wolnego regionu, w którym postać mogłaby wejść do gry.
refusal-no_character_to_move = Żadna postać na planszy nie może się poruszyć.
refusal-beorn_not_in_play = Beorna nie ma w grze.
refusal-beorn_cannot_act = Beorn nie może się zatrzymać w regionie z armią Wolnych Ludów.
refusal-no_redoubled_force = Bolg musi być w grze, Cień musi kontrolować dwie osady, a w stosie musi być żeton rekrutacji.
refusal-no_ring = Bilbo musi być w grze i mieć żeton Pierścienia.
refusal-no_eagle_with_target = Żaden orzeł na polu bitwy nie ma armii Cienia do zaatakowania.
refusal-no_bat_with_army = Na żadnym terytorium z wielkim nietoperzem nie ma armii, która mogłaby się poruszyć.

# movement and recruitment
refusal-no_army_can_move = Żadna armia nie może się poruszyć.
refusal-enemy_army_blocks = Jest tam wroga armia.
refusal-beorn_there = Jest tam Beorn, a armie trzymają się od niego z daleka.
refusal-pass_closed = Górska przełęcz jest zamknięta.
refusal-needs_leadership = Potrzebny jest żeton zdolności przywódczych albo postać ze zdolnościami przywódczymi.
refusal-needs_unit_kind = W armii musi być jednostka wymaganego rodzaju.
refusal-needs_unit = W armii musi być co najmniej jedna jednostka.
refusal-must_stop = Obok wrogiej armii trzeba się zatrzymać.
refusal-parts_go_apart = Części jednej armii muszą iść do różnych regionów.
refusal-no_token_to_flip = Nie ma żetonu rekrutacji do odwrócenia.
refusal-no_token_left = Nie ma już takiego żetonu rekrutacji.
refusal-no_goblin_left = W zapasie nie ma już goblinów.
refusal-nothing_to_rally = Żadna armia nie ma żetonów obrażeń.

# battle
refusal-no_enemy_to_attack = Nie sąsiaduje z nią żadna wroga armia.
refusal-no_army_can_attack = Żadna armia nie może zaatakować.
refusal-needs_two_armies = Połączony atak wymaga dwóch armii sąsiadujących z tą samą wrogą armią.
refusal-nowhere_to_retreat = Nie ma dokąd pójść.
refusal-retreat_barred = Karta zabrania odwrotu w tej rundzie; możliwa jest tylko rozsypka.

# to, na co można wskazać, i kiedy o co się pyta
refusal-enemy_army_there = To armia przeciwnika.
refusal-no_army_there = Nie masz armii { PLACE($place, case: "at") }.
refusal-no_goblin_point = Gobliny zbierają się tylko w punktach mobilizacji goblinów.
refusal-wall_whole = Tamtejsza fortyfikacja nie jest uszkodzona.
refusal-no_damage = Ta armia nie ma żetonów obrażeń.
refusal-rallied_already = Ta armia już się przegrupowała.
refusal-army_added = Ta armia już bierze udział.
refusal-not_next_to_target = Ta armia nie sąsiaduje z atakowaną armią.
refusal-not_in_this_attack = Ta armia nie bierze udziału w tym ataku.
refusal-other_armies_meant = Ten wybór dotyczy innych armii.
refusal-no_enemy_there = Nie ma wrogiej armii { PLACE($place, case: "at") }.
refusal-inside_the_mountain = Do pól wewnątrz góry nie można dotrzeć z zewnątrz.
refusal-no_eagle_over = Nad tym terytorium nie ma orła, który mógłby zaatakować, albo armię już wskazano.
refusal-out_of_range = Ta armia jest poza zasięgiem.
refusal-too_few_armies_around = Sąsiadują z nią mniej niż dwie twoje armie.
refusal-not_adjacent = Ta armia nie jest w sąsiednim regionie.
refusal-already_there = Już tam jest.
refusal-beyond_movement = To odległość { $distance } regionów; postać może przejść { $reach }.
refusal-too_far = To nie jest sąsiedni region.
refusal-retreat_barred_there = Armia wycofuje się do sąsiedniego regionu bez wrogów, z dala od ataku.
refusal-region_used = Jeden żeton w każdym regionie: ten region już był.
refusal-no_token_there = Nie ma żetonu rekrutacji { PLACE($place, case: "at") }.
refusal-token_blocked = Wróg w tym regionie nie pozwala odwrócić żetonu.
refusal-no_token_allowed = Nie możesz tam położyć żetonu rekrutacji.
refusal-no_bat_there = Nie ma tam wielkiego nietoperza: { TERRITORY($territory) }.
refusal-no_eagle_there = Nie ma tam orła: { TERRITORY($territory) }.
refusal-other_territory = Tego terytorium nie można tu wybrać ({ TERRITORY($territory) }).
refusal-enemy_unit = { UNIT($unit, case: "piece") } należy do przeciwnej strony.
refusal-none_in_supply = W zapasie nie ma już { UNIT($unit, case: "piece_gen") }.
refusal-token_brings_others = Ten żeton nie daje { UNIT($unit, case: "piece_gen") }.
refusal-no_such_unit_there = W armii nie ma { UNIT($unit, case: "piece_gen") }.
refusal-all_taken = Wszystkie takie jednostki już wybrano ({ UNIT($unit, case: "piece") }).
refusal-character_eliminated = { CHARACTER($character) }: postać jest poza grą.
refusal-general_not_activated = { CHARACTER($character) }: nie ma żetonu aktywacji.
refusal-general_activated = { CHARACTER($character) }: ma już żeton aktywacji.
refusal-character_not_in_play = { CHARACTER($character) }: postać nie jest w grze.
refusal-enemy_character = { CHARACTER($character) }: postać przeciwnej strony.
refusal-character_moved = { CHARACTER($character) }: postać już się poruszyła.
refusal-character_moves_otherwise = { CHARACTER($character) }: postać nie porusza się w ten sposób albo nie ma jej na planszy.
refusal-character_goes = { CHARACTER($character) }: już idzie.
refusal-no_general = { CHARACTER($character) }: to nie generał.
refusal-character_elsewhere = { CHARACTER($character) }: nie ma tam tej postaci.
refusal-enemy_token = Ten żeton należy do przeciwnej strony.
refusal-no_such_token_there = Nie ma tam takiego żetonu rekrutacji.
refusal-other_tokens_meant = Chodzi o inne żetony rekrutacji.
refusal-enemy_card = Ta karta należy do przeciwnej strony: „{ CARD($card) }”.
refusal-card_not_in_hand = Karty „{ CARD($card) }” nie masz na ręce.
refusal-die_does_not_play = Ten wynik kości nie pozwala zagrać tej karty.
refusal-story_card_in_battle = W walce używa się tylko kart Wydarzeń.
refusal-manoeuvre_used = Tego manewru już użyto; wraca dzięki Odzyskiwaniu sił.
refusal-no_unit_for_manoeuvre = W twojej armii nie ma { UNIT($unit, case: "piece_gen") }.
refusal-special_manoeuvre_not_now = Ten specjalny manewr nie jest dostępny w tej rundzie.
refusal-no_such_die = Nie masz niewykorzystanej kości { FACE($face, case: "gen") }.
refusal-number_between = Wybierz liczbę od { $least } do { $most }.
refusal-die_does_not_let = Ten wynik kości na to nie pozwala: { DEED($deed) }.
refusal-other_generals_ability = To nie jest zdolność { CHARACTER($character, case: "gen") }.
refusal-when_armies_move = Armie poruszają się dzięki wynikowi „Armia” albo „Postać”, generałowi albo karcie.
refusal-when_attack = Armie atakują dzięki wynikowi „Armia” albo „Postać”, generałowi albo karcie.
refusal-when_combined = Walczącą armię wskazuje się w każdej rundzie połączonego ataku.
refusal-when_manoeuvre = Manewry wybiera się na początku rundy walki.
refusal-when_reroll = Kości przerzuca się po rzucie walki.
refusal-when_casualties = Jednostki eliminuje się, gdy armia ma obrażenia albo przekracza limit.
refusal-when_round_ends = O tym decyduje się na końcu rundy walki.
refusal-when_battle_won = Armia zajmuje region po wygranej walce.
refusal-when_die = Robi się to w rundzie akcji, gdy przychodzi kolej na użycie twojej kości.
refusal-when_general = Zdolności generała używa się przed kością, za żeton aktywacji.
refusal-when_generals_activated = Generałów i żetony zdolności przywódczych rozdziela się w fazie 2.
refusal-when_shadow_prepares = Wielkie nietoperze wzywa się i umieszcza w fazie 4.
refusal-when_fate = Żetony przeznaczenia losuje się w fazie 3.
refusal-when_too_many_cards = Karty odrzuca się, gdy ręka przekracza limit.
refusal-when_recruit = Żetony rekrutacji odwraca się i kładzie dzięki wynikowi „Mobilizacja”, generałowi albo karcie.
refusal-when_rally = Armie przegrupowują się dzięki wynikowi „Mobilizacja”, generałowi albo karcie.
refusal-when_character_enters = Region wybiera się, gdy postać wchodzi do gry.
refusal-when_character_moves = Postacie poruszają się dzięki wynikowi „Postać” albo karcie.
refusal-when_beorn = Beorn porusza się dzięki wynikowi „Postać” albo karcie.
refusal-when_eagles = Orły uderzają, gdy atakują znad pola bitwy.
refusal-when_bats = Wielkie nietoperze wysyła Chmura nietoperzy.
refusal-when_card_asks = Decyduje się o tym tylko wtedy, gdy pyta karta albo zasada.
refusal-only_choose_reinforced = Karta wskazuje armie innego rodzaju albo w innych miejscach.
refusal-only_give_leader = Żeton zdolności przywódczych dostaje twoja armia wskazana przez kartę.
refusal-only_enter_play = Postać wchodzi do gry tylko w regionach wymienionych na jej karcie.
refusal-only_hope_vanishes = Karta uderza w armię Wolnych Ludów, w którą jeszcze nie uderzyła.
refusal-only_spend_bat = Musi tam być wielki nietoperz.
refusal-only_remove_leader = Musi tam być armia z żetonem zdolności przywódczych.
refusal-only_choose_action = Ork z karty dołącza do armii Cienia.
refusal-only_cloud_of_bats = Żadna tamtejsza armia nie może się poruszyć.
refusal-only_place_bats = Wielkie nietoperze umieszcza się na terytoriach pola bitwy.
refusal-only_return_to = Postać dołącza do armii Wolnych Ludów.
refusal-only_dismay = Karta wskazuje inne armie.
refusal-only_trouble_general = Karta wskazuje generała w grze.
refusal-only_mend_walls = Karta naprawia fortyfikacje kontrolowane przez Wolne Ludy.
refusal-only_flip_or_place = Karta wskazuje inne miejsca.
refusal-only_determined_attack = Inna karta z twojej ręki albo manewr walczącej jednostki.
refusal-river_between = Regiony dzieli rzeka bez brodu.

## the log; an empty text is not worth a line

event-turn_began = Tura { $turn }.
event-activated = { CHARACTER($general) } otrzymuje żeton aktywacji.
event-general_used = { CHARACTER($general) } używa żetonu aktywacji: { USED($ability) }.
event-bats_called = { $count ->
        [one] Z Cieniem przylatuje { $count } wielki nietoperz.
        [few] Z Cieniem przylatują { $count } wielkie nietoperze.
        [many] Z Cieniem przylatuje { $count } wielkich nietoperzy.
       *[other] Z Cieniem przylatuje { $count } wielkiego nietoperza.
    }
    .or = Z Cieniem nie przylatuje żaden wielki nietoperz.
event-bat_placed = Wielki nietoperz leci nad { TERRITORY($territory, case: "acc") }.
event-bat_removed = Wielki nietoperz opuszcza { TERRITORY($territory, case: "acc") }.
event-dice_rolled = Kości { SIDE($side, case: "gen") }: { FACE($faces) }.
event-die_rolled_again = „Szczęśliwa liczba”: przerzut kości { FACE($before, case: "gen") } daje { FACE($after, case: "acc") }.
event-die_used = { SEAT($side) } używa kości { FACE($face, case: "gen") }: { DONE($action) }.
event-die_discarded = { SEAT($side) } traci kość { FACE($face, case: "gen") }.
event-passed = { SEAT($side) } pasuje.
event-game_ended = Koniec gry: { ENDING($ending) }.
event-undone = { SEAT($seat) } cofa { $actions ->
        [one] { $actions } akcję
        [few] { $actions } akcje
        [many] { $actions } akcji
       *[other] { $actions } akcji
    }.

# fate
event-fate_tile_drawn = Wylosowano żeton przeznaczenia: { TILE($tile) }.
event-fate_moved = Znacznik przeznaczenia jest na polu { $to }.
event-fate_card = Karta Przeznaczenia: „{ CARD($card) }”.
event-moved_on_track = { CHARACTER($character) } czeka teraz na polu { $space } toru przeznaczenia.

# cards
event-cards_drawn = { SEAT($side) } dobiera { $count ->
        [one] { $count } kartę { DECK($deck, case: "gen") }
        [few] { $count } karty { DECK($deck, case: "many") }
        [many] { $count } kart { DECK($deck, case: "many") }
       *[other] { $count } karty { DECK($deck, case: "many") }
    }.
event-drew = Dobierasz: { HAND($cards, case: "quoted") }.
event-discarded_face_down = { SEAT($side) } odrzuca zakrytą kartę { DECK($deck, case: "gen") }.
event-discarded_own = Odrzucasz kartę „{ HAND($card) }”.
event-card_discarded = { SEAT($side) } odrzuca kartę „{ HAND($card) }”.
event-card_played = { SEAT($side) } zagrywa kartę „{ CARD($card) }”.
event-table_card_discarded = Ze stołu znika karta „{ CARD($card) }”.
event-event_deck_renewed = Nowa talia Wydarzeń: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.

# armies
event-army_moved = { OWNER($side) } idzie { PLACE($origin, case: "from") } { PLACE($to, case: "into") }: { ARMY($units, case: "piece") } oraz { CHARACTER($characters) }.
    .or = { OWNER($side) } idzie { PLACE($origin, case: "from") } { PLACE($to, case: "into") }: { ARMY($units, case: "piece") }.
event-recruited = { PLACE($place, case: "at") } { $count ->
        [one] przybywa
        [few] przybywają
        [many] przybywa
       *[other] przybywa
    } { COUNT($count, $unit, case: "piece") }.
event-leaders_placed = { PLACE($place, case: "at") } { $count ->
        [one] przybywa { $count } żeton zdolności przywódczych
        [few] przybywają { $count } żetony zdolności przywódczych
        [many] przybywa { $count } żetonów zdolności przywódczych
       *[other] przybywa { $count } żetonu zdolności przywódczych
    }.
event-leaders_removed = { PLACE($place, case: "at") } { $count ->
        [one] znika { $count } żeton zdolności przywódczych
        [few] znikają { $count } żetony zdolności przywódczych
        [many] znika { $count } żetonów zdolności przywódczych
       *[other] znika { $count } żetonu zdolności przywódczych
    }.
event-damaged = Armia { PLACE($place, case: "at") } otrzymuje { $count ->
        [one] { $count } żeton obrażeń
        [few] { $count } żetony obrażeń
        [many] { $count } żetonów obrażeń
       *[other] { $count } żetonu obrażeń
    }.
event-damage_removed = Armia { PLACE($place, case: "at") } pozbywa się { $count ->
        [one] { $count } żetonu obrażeń
        [few] { $count } żetonów obrażeń
        [many] { $count } żetonów obrażeń
       *[other] { $count } żetonu obrażeń
    }.
event-wall_damaged = Mury { PLACE($place, case: "at") } otrzymują { $count ->
        [one] { $count } żeton obrażeń
        [few] { $count } żetony obrażeń
        [many] { $count } żetonów obrażeń
       *[other] { $count } żetonu obrażeń
    }.
event-walls_mended = Z murów ({ PLACE($place) }) { $count ->
        [one] znika { $count } żeton obrażeń
        [few] znikają { $count } żetony obrażeń
        [many] znika { $count } żetonów obrażeń
       *[other] znika { $count } żetonu obrażeń
    }.
event-unit_eliminated = { UNIT($unit, case: "piece") } ginie { PLACE($place, case: "at") }.
event-unit_withdrawn = { UNIT($unit, case: "piece") } opuszcza { PLACE($place, case: "acc") }.
event-army_destroyed = Armia { SIDE($side, case: "gen") } { PLACE($place, case: "at") } jest zniszczona.
event-control_changed = { PLACE($place, as: "gender") ->
        [p] { PLACE($place) } przechodzą
       *[other] { PLACE($place) } przechodzi
    } pod kontrolę { SIDE($side, case: "gen") }.
event-pass_opened = Otwiera się przełęcz { PLACE($place, case: "from") }.
event-orcs_on_card = Na karcie „Świst strzał i dzikie włócznie” { $count ->
        [one] czeka { $count } jednostka orków
        [few] czekają { $count } jednostki orków
        [many] czeka { $count } jednostek orków
       *[other] czeka { $count } jednostki orków
    }.

# recruitment tokens
event-token_placed = { PLACE($place, case: "at") } pojawia się żeton { TOKEN($token, case: "gen") }.
event-token_flipped = Żeton { PLACE($place, case: "at") } daje { COUNT($count, $unit, case: "piece_acc") }.
event-tokens_removed = { PLACE($place, case: "at") } { $count ->
        [one] znika { $count } żeton
        [few] znikają { $count } żetony
        [many] znika { $count } żetonów
       *[other] znika { $count } żetonu
    } { TOKEN($token, case: "gen") }.
event-rallied = Armia { PLACE($place, case: "at") } przegrupowuje się: { DICE($dice) }; { $hits ->
        [one] { $hits } sukces
        [few] { $hits } sukcesy
        [many] { $hits } sukcesów
       *[other] { $hits } sukcesu
    }.
event-rallied_again = Armia { PLACE($place, case: "at") } przerzuca nieudane kości: { DICE($dice) }; { $hits ->
        [one] { $hits } sukces
        [few] { $hits } sukcesy
        [many] { $hits } sukcesów
       *[other] { $hits } sukcesu
    }.
event-dread = „Wielka trwoga”: { DICE($dice) }; { $hits ->
        [one] znika { $hits } żeton
        [few] znikają { $hits } żetony
        [many] znika { $hits } żetonów
       *[other] znika { $hits } żetonu
    }.

# characters
event-character_entered = { CHARACTER($character) } wchodzi do gry { PLACE($place, case: "at") }.
event-character_moved = { CHARACTER($character) } idzie { PLACE($origin, case: "from") } { PLACE($to, case: "into") }.
event-character_eliminated = { CHARACTER($character) } ginie.
event-general_returned = { CHARACTER($character) } powraca { PLACE($place, case: "at") }.
event-general_troubled = { CHARACTER($character) } ma strapiony umysł.
event-beorn_moved = Beorn idzie { PLACE($to, case: "into") }.
event-wrath_added = Gniew Beorna rośnie o { $count } i wynosi { $wrath }.
event-wrath_lost = Beorn traci { $count ->
        [one] { $count } żeton gniewu
        [few] { $count } żetony gniewu
        [many] { $count } żetonów gniewu
       *[other] { $count } żetonu gniewu
    }; zostało: { $left }.
event-bilbo_appeared = Bilbo pojawia się { PLACE($place, case: "at") }; { $rings ->
        [one] został { $rings } żeton Pierścienia
        [few] zostały { $rings } żetony Pierścienia
        [many] zostało { $rings } żetonów Pierścienia
       *[other] zostało { $rings } żetonu Pierścienia
    }.
    .or = Bilbo pojawia się { PLACE($place, case: "at") }, zużywając ostatni żeton Pierścienia.
event-bilbo_vanished = Bilbo znika; { $rings ->
        [one] został { $rings } żeton Pierścienia
        [few] zostały { $rings } żetony Pierścienia
        [many] zostało { $rings } żetonów Pierścienia
       *[other] zostało { $rings } żetonu Pierścienia
    }.
    .or = Bilbo znika, zużywając ostatni żeton Pierścienia.
event-bodyguard_added = Bolg ma { $count ->
        [one] { $count } żeton przybocznego
        [few] { $count } żetony przybocznych
        [many] { $count } żetonów przybocznych
       *[other] { $count } żetonu przybocznych
    }.
event-bodyguard_used = Przyboczny ginie za Bolga; zostało: { $left }.
event-armour_damaged = „Lśniąca zbroja” przyjmuje { $count ->
        [one] { $count } żeton obrażeń
        [few] { $count } żetony obrażeń
        [many] { $count } żetonów obrażeń
       *[other] { $count } żetonu obrażeń
    }.
event-eagles_came = Do Gniazda Orłów { $count ->
        [one] przylatuje { $count } orzeł
        [few] przylatują { $count } orły
        [many] przylatuje { $count } orłów
       *[other] przylatuje { $count } orła
    }.
event-eagle_flew = Orzeł leci nad { TERRITORY($territory, case: "acc") }.
event-eagle_struck = Orzeł uderza na armię { PLACE($place, case: "at") }: { DICE($dice) }; przerzut: { DICE($rerolls) }; { $hits ->
        [0] bez trafień
        [one] { $hits } trafienie
        [few] { $hits } trafienia
        [many] { $hits } trafień
       *[other] { $hits } trafienia
    }.
    .or = Orzeł uderza na armię { PLACE($place, case: "at") }: { DICE($dice) }; { $hits ->
            [0] bez trafień
            [one] { $hits } trafienie
            [few] { $hits } trafienia
            [many] { $hits } trafień
           *[other] { $hits } trafienia
        }.
event-shot = { SHOT_BY($by) } armię { PLACE($place, case: "at") }: { DICE($dice) }; { $hits ->
        [0] bez trafień
        [one] { $hits } trafienie
        [few] { $hits } trafienia
        [many] { $hits } trafień
       *[other] { $hits } trafienia
    }.

# battle
event-battle_began = { SEAT($side) } atakuje { PLACE($region, case: "acc") } { PLACE($armies, case: "from") }.
event-round_began = Runda { $number }.
event-terrain_superiority = { SIDE($side) } { SIDE($side, as: "gender") ->
        [p] mają
       *[other] ma
    } przewagę terenu.
event-manoeuvre_revealed = { SEAT($side) } odkrywa manewr { BATTLE($card) }.
event-manoeuvre_played = { SEAT($side) } zagrywa manewr { BATTLE($card) }.
event-ability_used = { SEAT($side) } używa zdolności { BATTLE($card) }.
event-combat_roll = Rzut walki { SIDE($side, case: "gen") } ({ SIGNED($bonus) }, trafienia przy { $target }+): czarne { DICE($black) }, białe { DICE($white) }.
    .or = Rzut walki { SIDE($side, case: "gen") } ({ SIGNED($bonus) }, trafienia przy { $target }+): białe { DICE($white) }.
    .or-2 = Rzut walki { SIDE($side, case: "gen") } ({ SIGNED($bonus) }, trafienia przy { $target }+): czarne { DICE($black) }.
    .or-3 = Rzut walki { SIDE($side, case: "gen") } (trafienia przy { $target }+): czarne { DICE($black) }, białe { DICE($white) }.
    .or-4 = Rzut walki { SIDE($side, case: "gen") } (trafienia przy { $target }+): białe { DICE($white) }.
    .or-5 = Rzut walki { SIDE($side, case: "gen") } (trafienia przy { $target }+): czarne { DICE($black) }.
event-leader_reroll = Przerzut dowódców { SIDE($side, case: "gen") }, { COLOUR($black) }: { DICE($dice) }; { $hits ->
        [0] bez trafień
        [one] { $hits } trafienie
        [few] { $hits } trafienia
        [many] { $hits } trafień
       *[other] { $hits } trafienia
    }.
event-hits = Wolne Ludy: { $free_peoples ->
        [0] bez trafień
        [one] { $free_peoples } trafienie
        [few] { $free_peoples } trafienia
        [many] { $free_peoples } trafień
       *[other] { $free_peoples } trafienia
    }, Cień: { $shadow ->
        [0] bez trafień
        [one] { $shadow } trafienie
        [few] { $shadow } trafienia
        [many] { $shadow } trafień
       *[other] { $shadow } trafienia
    }.
event-attack_ceased = { SEAT($side) } zaprzestaje ataku.
event-routed = Armia { SIDE($side, case: "gen") } { PLACE($place, case: "at") } idzie w rozsypkę.
event-retreated = Armia { SIDE($side, case: "gen") } wycofuje się { PLACE($origin, case: "from") } { PLACE($to, case: "into") }{ FORCED($forced) }.
event-battle_ended = Koniec walki { PLACE($region, case: "at") }.

## the story of a finished game: how it ended, by its ending; the turning points that are not told in the words of the
## log; what the score counts

story-how-front_gate = W turze { $turn } Cień miał Główną Bramę i { $points } pkt zwycięstwa, a wystarcza { $needed }: Samotna Góra jest zdobyta. Znacznik przeznaczenia stał na polu { $fate } z { $last }.
story-how-conquest = Na koniec tury { $turn } Cień kontrolował miejsca warte { $points } pkt zwycięstwa, a wystarcza { $needed }: dolina jest stracona. Znacznik przeznaczenia stał na polu { $fate } z { $last }.
story-how-fate = W turze { $turn } znacznik przeznaczenia dotarł na pole { $last }: Wolne Ludy wytrwały. Cień miał { $points } z { $needed } pkt zwycięstwa.
story-how-beorn = W turze { $turn } przybył Beorn, a Cień miał { $points ->
        [one] { $points } punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
        [many] { $points } punktów zwycięstwa
       *[other] { $points } punktu zwycięstwa
    }, mniej niż { $late }: Wolne Ludy wygrywają. Znacznik przeznaczenia stał na polu { $fate } z { $last }.
story-how-bolg_slain = W turze { $turn } zginął Bolg, a jego zastępy poszły w rozsypkę: Wolne Ludy wygrywają. Cień miał { $points } z { $needed } pkt zwycięstwa.
story-how-resigned = { SIDE($loser, as: "gender") ->
        [p] { SIDE($loser) } poddały
       *[other] { SIDE($loser) } poddał
    } bitwę w turze { $turn }: Cień miał { $points } z { $needed } pkt zwycięstwa, a znacznik przeznaczenia stał na polu { $fate } z { $last }.
story-how-unfinished = Bitwy nie dokończono: w turze { $turn } Cień miał { $points } z { $needed } pkt zwycięstwa, a znacznik przeznaczenia stał na polu { $fate } z { $last }.

story-point-control_changed = { PLACE($place, as: "gender") ->
        [p] { PLACE($place) } przechodzą
       *[other] { PLACE($place) } przechodzi
    } pod kontrolę { SIDE($side, case: "gen") }: { $points ->
        [one] { $points } punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
        [many] { $points } punktów zwycięstwa
       *[other] { $points } punktu zwycięstwa
    }.
    .or = { PLACE($place, as: "gender") ->
            [p] { PLACE($place) } przechodzą
           *[other] { PLACE($place) } przechodzi
        } pod kontrolę { SIDE($side, case: "gen") }.
story-point-battle_ended = Wielka walka { PLACE($region, case: "at") }: Wolne Ludy straciły { $free_peoples ->
        [one] { $free_peoples } jednostkę
        [few] { $free_peoples } jednostki
        [many] { $free_peoples } jednostek
       *[other] { $free_peoples } jednostki
    }, Cień { $shadow }.
story-point-fate_moved = Przeznaczenie postępuje: znacznik jest na polu { $to } z { $last }.
story-point-character_eliminated = Ginie { CHARACTER($character) }.
story-point-fate_card = Karta Przeznaczenia: „{ CARD($card) }”.

story-score-victory_points = punkty zwycięstwa
story-score-fate = pole toru przeznaczenia
story-score-generals_lost = straceni generałowie

## what is wrong with positions; each begins in small letters and has no full stop

position-one_side = działa jedna strona
position-units_left = jednostek { $unit } zostało tylko { $left } z { $most }
position-not_inside = { $unit } nie może wejść do wnętrza góry
position-recruitment = żetony rekrutacji leżą w regionach
position-nothing_called = nie ma jednostki, postaci ani żetonu „{ $word }”{ $hint }
position-lord = Wódz Orłów nie stoi na planszy: lord: eyrie albo terytorium
position-not_so_many_tokens = nie ma tylu żetonów { $kind } z jednostką { $unit }
position-tokens_left = żetonów { $kind } zostało tylko { $left }
position-vanishing = znika tylko Bilbo
position-not_waiting = { $character } nie czeka na torze przeznaczenia
position-track_ends = tor przeznaczenia kończy się na { $last }
position-no_wrath = bez Gniewu Beorn jest wyeliminowany
position-no_general = { $character } to nie generał
position-activations = położono żetony aktywacji: { $placed } z { $most }
position-tokens_alone = żetony obrażeń lub zdolności przywódczych bez armii: { $place }
position-too_much_damage = więcej żetonów obrażeń niż jednostek: { $place }
position-beorn_apart = Beorn trzyma się z dala od armii, a stoi tu armia: { $place }
position-nothing_to_hold = { $place } nie ma ani osady, ani fortyfikacji
position-no_pass = { $place } to nie górska przełęcz
position-great_bats = wielkich nietoperzy jest tylko { $most }
position-eagles = orłów prócz ich Wodza jest tylko { $most }
position-not_so_many_tiles = nie ma tylu żetonów { $tile }
position-never_held = karty { $card } nigdy nie ma się na ręce
position-hand_limit = więcej niż { $most } kart na ręce
position-not_on_table = karta { $card } nie leży na stole
position-orcs_wait = orkowie czekają na karcie { $card }, która zostaje tylko dla nich
position-troubles_one = karta { $card } na stole dręczy jednego generała

## what was done, for the log: not a button's words

done-act = { DID($arg1) }
done-play = karta „{ HAND($arg1) }”
done-orc_from_card = jednostka orków z karty „Świst strzał i dzikie włócznie” przechodzi { PLACE($arg1, case: "into") }
done-clear_mind = odrzucenie karty „Strapiony umysł”
done-skip = bez akcji
did-strategic_move = ruch najwyżej dwóch armii
did-attack = ruch i atak armii
did-combined_attack = wspólny atak kilku armii
did-swift_move = szybki ruch armii ze zdolnościami przywódczymi, najwyżej o dwa regiony
did-attack_led = ruch i atak armii ze zdolnościami przywódczymi
did-move_characters = ruch postaci
did-move_beorn = ruch i atak Beorna, za jeden żeton gniewu
did-unleash_beorn = ruch i atak Beorna, bez utraty gniewu
did-recruit = odwrócenie żetonów rekrutacji w najwyżej dwóch regionach
did-rally = przegrupowanie najwyżej dwóch armii
did-eagles_attack = atak orłów
did-mountain_attack = wspólny atak orłów w górach
did-cloud_of_bats = „Chmura nietoperzy”, ruch armii
did-redoubled_force = „Ze wzmożoną siłą”, cztery żetony rekrutacji
did-draw_cards = dobranie karty Wydarzenia i karty Opowieści
did-recruit_goblins = rekrutacja goblinów w górze
did-goblin_attack = ruch i atak armii z goblinami
did-goblin_move = ruch najwyżej dwóch armii z goblinami
did-bring_bilbo = wprowadzenie Bilba do gry
did-bring_thorin = wprowadzenie Thorina do gry
did-bring_lord_of_the_eagles = wprowadzenie Wodza Orłów do gry
did-bring_beorn = wprowadzenie Beorna do gry
did-bring_bolg = wprowadzenie Bolga do gry
used-place_token = położenie żetonu rekrutacji
used-rally = przegrupowanie armii, w której jest
used-move_and_attack = ruch i atak armii, w której jest
used-concentrate = koncentracja
used-magic = Magiczny pocisk
used-archery = Łucznictwo
used-eagle = wezwanie orła
used-fly = wylot orłów
