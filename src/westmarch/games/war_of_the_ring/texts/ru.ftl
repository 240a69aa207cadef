### Всё, что говорит игра, по-русски. Падежи имён — в ru/names.toml; at — где, into — куда, from — откуда.

## игра и её настройки

game-title = Война Кольца
game-summary = Войска Тьмы идут на свободные земли Средиземья, а маленькое Братство несёт Кольцо к Роковой горе.
game-option-players = сколько человек играет; втроём и вчетвером стороны делят

## имена

name-and = и
name-or = или
name-quoted = «{ $name }»
name-inside = { $case ->
        [gen] крепости { REGION($region, case: "nom") }
        [dat] крепости { REGION($region, case: "nom") }
        [ins] крепостью { REGION($region, case: "nom") }
        [loc] крепости { REGION($region, case: "nom") }
        [at] в крепости { REGION($region, case: "nom") }
        [into] в крепость { REGION($region, case: "nom") }
        [from] из крепости { REGION($region, case: "nom") }
       *[nom] крепость { REGION($region, case: "nom") }
    }
    .gender = f
name-player = { $case ->
        [gen] игрока { $n }
        [dat] игроку { $n }
        [acc] игрока { $n }
        [ins] игроком { $n }
        [loc] игроке { $n }
       *[nom] игрок { $n }
    }
    .gender = m

name-tile-eye = Око
name-tile-die = кубик
name-tile-reveal = с раскрытием
name-tile-stop = с остановкой

## поле в тексте

board-title = Война Кольца
board-turn = ход
board-to_act = ходит
board-free_peoples = Своб. народы
board-shadow = Тьма
board-points = очки
board-dice = кубики
board-rings = эльфийские кольца
board-cards = карты
board-decks = колоды
board-fellowship = Братство
board-mordor = Шкала Мордора, деление
board-progress = путь
board-hidden = скрыто
board-revealed = раскрыто
board-corruption = порча
board-guide = Проводник
board-companions = спутники
board-hunt_box = Ячейка Охоты
board-hunt_pool = Запас Охоты
board-drawn = взяты
board-removed = вне игры
board-waiting = ждут Мордора
board-politics = политика
board-passive = пассивная нация
board-captured = захвачено
board-table = на столе
board-hand = ваша рука
board-nothing = карт нет
board-none = нет
board-no_nation = регионы вне наций
board-reinforcements = подкрепления
board-casualties = потери
board-unmanned = без войска
board-nobody = никого
board-held_by = контроль:
board-besieged = внутри, в осаде
board-ring_bearers = Хранители Кольца
board-town = посёлок
board-city = город
board-stronghold = крепость
board-fortification = укрепление
board-discard = Сброс
board-combat = Карта боя

## слова для значений

steps-0 = война
steps-1 = одно деление до войны
steps-2 = два деления до войны
steps-3 = три деления до войны

deed-march = переместить до двух войск
deed-march_led = переместить войско с лидером
deed-attack = атаковать
deed-attack_led = атаковать войском с лидером
deed-move_fellowship = переместить Братство
deed-hide_fellowship = скрыть Братство
deed-separate_companions = отделить спутников от Братства
deed-move_companions = переместить спутников
deed-move_nazgul_and_minions = переместить назгулов и приспешников
deed-muster = нанять подкрепления
deed-bring_minion = ввести в игру приспешника
deed-voice_of_saruman = Голос Сарумана: нанять в Изенгарде
deed-crown_aragorn = ввести в игру Арагорна, наследника Исилдура
deed-gandalf_the_white = ввести в игру Гэндальфа Белого

activation-entered = Тьма перешла границу
activation-attacked = нападение Тьмы
activation-declared = там объявлено местоположение Братства
activation-companion = пришёл спутник
activation-card = благодаря карте

advance-die = { "" }
advance-attacked = { "" } (атака)
advance-captured = { "" } (захвачено поселение)
advance-card = { "" } (событие)
advance-companion = { "" } (совет спутника)

battle_end-ceased = атакующий прекращает атаку
battle_end-withdrew = защищающийся укрывается в крепости
battle_end-retreated = защищающийся отступает
battle_end-defender_destroyed = защищающееся войско уничтожено
battle_end-attacker_destroyed = атакующее войско уничтожено
battle_end-both_destroyed = оба войска уничтожены

hunt_cause-hunt = Охота
hunt_cause-mordor = Мордор
hunt_cause-stronghold = крепость Тьмы
hunt_cause-balrog = Балрог Мории
hunt_cause-card = карта

ending-ring_bearers_fail = порча сломила Хранителей Кольца, победила Тьма
ending-ring_destroyed = Кольцо уничтожено, победили свободные народы
ending-shadow_conquest = Тьма покорила Средиземье
ending-sauron_banished = Саурон изгнан, победили свободные народы

flyer-nazgul = назгул
flyer-witch_king = Король-чародей
flyer-mouth_of_sauron = Уста Саурона

nazgul_order-recruit = ввести назгула
nazgul_order-fly = переместить назгулов

army_order-march = переместить войско
army_order-attack = атаковать

way-hide = скрыть Братство
way-move = переместить Братство

errand-separate = отделить спутников от Братства
errand-move = переместить спутников на карте

voice-recruit = по обычному отряду в каждом поселении Изенгарда
voice-upgrade = заменить два обычных отряда в Ортханке элитными

## что происходит: с самого внутреннего из этих действий начинается вопрос

procedure-HandLimit = предел карт в руке
procedure-PlayEvent = «{ CARD($card) }»
procedure-FellowshipPhase = фаза Братства
procedure-Hunt = Охота
procedure-HuntTile = Охота, жетон «{ TILE($tile) }»
    .or = Охота
procedure-DeclareFellowship = объявление местоположения Братства
procedure-RevealFellowship = раскрытие Братства
procedure-MoveArmies = перемещение войск
procedure-MoveCompanions = перемещение спутников
procedure-MoveShadowCharacters = перемещение назгулов и приспешников
procedure-SeparateCompanions = отделение спутников
procedure-MusterFigures = наём
procedure-Attack = атака
procedure-Battle = сражение { PLACE($target, case: "at") }, раунд { $round }
procedure-CombatRound = сражение { PLACE($region, case: "at") }, раунд { $round }
procedure-ExchangeCards = обмен картами
procedure-ActionResolution = фаза действий
procedure-Turn = ход { $turn }

## решения: вопрос каждого вида и, где действие читается иначе, его подпись

decision-choose_die-question = выберите кубик

decision-choose_action-question = выберите, как использовать результат { FACE($face) }

decision-hunt_allocation-question = выберите, сколько кубиков положить в ячейку Охоты до броска

decision-hand_limit-question = сбросьте карту лицом вниз

decision-choose_deck-question = выберите колоду, из которой взять карту

decision-gandalf_draws-question = взять карту из колоды только что сыгранной карты, раз Братство ведёт Гэндальф Серый?
decision-gandalf_draws-yes = взять карту
decision-gandalf_draws-no = не брать

decision-sorcerer-question = взять карту из колоды вашей карты боя, раз в сражении Король-чародей?
decision-sorcerer-yes = взять карту
decision-sorcerer-no = не брать

decision-exchange_cards-question = обменяться одной картой с партнёром?

decision-give_card-question = выберите карту для партнёра

decision-discard_as_price-question = выберите карту, которую сбросите в уплату

decision-play_another-question = сыграть без кубика ещё одну карту типа «Персонаж»?
decision-play_another-skip = больше карт не играть

## Братство и Охота

decision-declare_fellowship-question = объявить местоположение Братства (путь { $progress })?
decision-declare_fellowship-no = не объявлять

decision-enter_mordor-question = войти в Мордор?
decision-enter_mordor-no = пока не входить в Мордор

decision-choose_guide-question = выберите проводника Братства

decision-place_ring_bearers-question = переместите Хранителей Кольца на регион дальше или остановитесь { PLACE($ring_bearers, case: "at") }

decision-separate_companions-question = выберите, кто покидает Братство

decision-separate_to-question = выберите, куда идут отделившиеся спутники

decision-break_fellowship-question = выберите спутника, который обязан покинуть Братство

decision-flocks_of_crebain-question = сбросить «Стаи кребайнов» ради +1 к броску Охоты?

decision-reroll_hunt-question = пока { $successes ->
        [0] успехов нет
        [one] { $successes } успех
        [few] { $successes } успеха
        [many] { $successes } успехов
       *[other] { $successes } успеха
    }; выберите, сколько неудачных кубиков перебросить

decision-wizards_staff-question = сбросить «Посох волшебника», чтобы не брать жетон?

decision-hunt_table_card-question = урон { $damage }; использовать карту со стола?

decision-guide_ability-question = урон { $damage }; использовать способность { CHARACTER($guide, case: "gen") }?
decision-guide_ability-no = не использовать

decision-hunt_casualty-question = урон { $damage }; выберите, как Братство его перенесёт

decision-balrog_of_moria-question = сбросить «Балрога Мории» ради ещё одного жетона?

decision-worn_with_sorrow_and_toil-question = лишить свободные народы карты персонажей?

## персонажи

decision-choose_companion-question = выберите спутника для перемещения

decision-move_companions-question = выберите, куда идёт группа ({ CHARACTER($group) }) или кто идёт с ней

decision-choose_nazgul-question = выберите назгула или приспешника для перемещения

decision-fly_to-question = выберите, куда он отправится

decision-bring_minion-question = выберите приспешника, который вступает в игру

decision-place_minion-question = выберите, где { CHARACTER($minion, as: "gender") ->
        [p] вступают
       *[other] вступает
    } в игру { CHARACTER($minion) }

decision-place_gandalf-question = выберите, где вступает в игру Гэндальф Белый

decision-white_rider-question = отказаться от лидерства Гэндальфа Белого, чтобы лидерство назгулов в этом сражении не учитывалось?
decision-white_rider-yes = отказаться от его лидерства
decision-white_rider-no = сохранить его лидерство

## войска

decision-choose_army-question = выберите войско

decision-choose_destination-question = выберите, куда идёт войско { PLACE($origin, case: "from") }

decision-choose_figures-question = выберите, кто идёт { PLACE($origin, case: "from") } { PLACE($to, case: "into") } (уже: { ARMY($taken) }, { CHARACTER($taken_characters) })
    .or = выберите, кто идёт { PLACE($origin, case: "from") } { PLACE($to, case: "into") } (уже: { ARMY($taken) })
    .or-2 = выберите, кто идёт { PLACE($origin, case: "from") } { PLACE($to, case: "into") } (уже: { CHARACTER($taken_characters) })
    .or-3 = выберите, кто идёт { PLACE($origin, case: "from") } { PLACE($to, case: "into") }
decision-choose_figures-done = в поход

decision-march_on-question = идите дальше { PLACE($at, case: "from") } или остановитесь
decision-march_on-done = остановиться здесь

decision-mixed_army-question = составить с партнёром смешанное войско { PLACE($place, case: "at") }?
decision-mixed_army-yes = составить смешанное войско
decision-mixed_army-no = остаться отдельными войсками

decision-recruit-question = выберите, кого нанять и в каком поселении

decision-recruit_where-question = выберите, где нанять

decision-recruit_type-question = выберите, кого нанять { PLACE($place, case: "at") }

decision-recruit_regulars-question = выберите, кого нанять

decision-replace_regular-question = выберите обычный отряд, место которого займёт элитный

decision-voice_of_saruman-question = выберите, что сделает Голос Сарумана

decision-which_first-question = это касается нескольких войск; выберите, какое будет первым

decision-remove_excess-question = слишком много отрядов { PLACE($place, case: "at") }; выберите, какой вернуть в подкрепления

## сражение

decision-attack_from-question = выберите атакующее войско

decision-attack_target-question = выберите, кого атакует войско { PLACE($origin, case: "from") }

decision-rearguard-question = выберите, кто остаётся в арьергарде
decision-rearguard-done = атаковать

decision-field_battle_or_siege-question = принять бой в поле или укрыться в крепости?

decision-combat_card-question = тайно выберите карту боя

decision-casualties-question = потери { PLACE($place, case: "at") }, остаётся { $hits ->
        [one] { $hits } попадание
        [few] { $hits } попадания
        [many] { $hits } попаданий
       *[other] { $hits } попадания
    }

decision-cease_or_go_on-question = прекратить атаку или продолжить?

decision-retreat_or_stand-question = отступить или сразиться ещё раунд?

decision-retreat-question = выберите, куда отступает войско

decision-advance-question = выберите, кто продвигается { PLACE($region, case: "into") }
decision-advance-done = больше не продвигаться
    .or = не продвигаться

## события

decision-another_way-question = скрыть или переместить Братство, раз Голлум знает другой путь?
decision-another_way-no = ни то ни другое

decision-separate_or_move-question = отделить спутников или переместить тех, кто на карте?

decision-choose_refuge-question = выберите, куда бегут назгулы

decision-gather_companions-question = выберите спутников, которые идут

decision-paths_of_the_dead-question = выберите, куда ведут Тропы Мёртвых

decision-cruel_weather-question = выберите, куда непогода гонит Хранителей Кольца

decision-nazgul_strike-question = выберите, на что нападают назгулы

decision-lure_of_the_ring-question = выберите цену Соблазна Кольца

decision-lidless_eye-question = выберите кубик, который станет «Оком»

decision-move_or_attack-question = переместиться или атаковать?
decision-move_or_attack-no = ни то ни другое

decision-recruit_or_fly-question = ввести назгула или переместить назгулов?

decision-choose_nation-question = выберите нацию

decision-choose_region-question = выберите регион

decision-choose_coast-question = выберите берег, к которому плывёт флот

decision-choose_leader-question = выберите лидера, который погибнет

decision-lose_where-question = выберите войско, которое теряет миниатюру

decision-lose_figure-question = выберите миниатюру, которая будет потеряна { PLACE($place, case: "at") }

decision-dunlendings-question = выберите отряды, которые приходят { PLACE($region, case: "into") }
decision-dunlendings-done = больше никого

decision-upgrade_where-question = выберите, где обычный отряд становится элитным

## карты боя

decision-black_breath-question = выберите, кто погибнет («Чёрное дыхание»)
decision-black_breath-no = никто

decision-blade_of_westernesse-question = потратить попадание, чтобы уничтожить приспешника («Клинок Западного края»)?
decision-blade_of_westernesse-no = сохранить попадание

decision-dread_and_despair-question = выберите, от скольких единиц лидерства назгулов отказаться («Страх и отчаяние»)

decision-fateful_strike-question = выберите, кто погибнет («Роковой удар»)
decision-fateful_strike-no = никто

decision-heroic_death-question = пожертвовать лидером или спутником, чтобы отменить попадания («Геройская гибель»)?
decision-heroic_death-no = никем

decision-mighty_attack-question = выберите спутника, который откажется от лидерства («Могучий удар»)

decision-onslaught-question = выберите, сколько попаданий принять ради дополнительной атаки («Сокрушительный натиск»)

decision-relentless_assault-question = выберите, сколько попаданий принять ради прибавки к броску («Беспощадный приступ»)

decision-scouts-question = выберите, куда отступает войско («Разведчики»)

decision-words_of_power-question = выберите спутника, чьи лидерство и способности не действуют («Слова власти»)

## действия

action-done = готово
action-pass = спасовать
action-yes = да
action-no = нет
action-skip = пропустить (кубик тратится без эффекта)
action-choose_place = { PLACE($arg1) }
action-choose_region = { PLACE($arg1) }
action-choose_nation = { NATION($arg1) }
action-choose_figure = { FIGURE($arg1) }
action-choose_character = { CHARACTER($arg1) }
action-choose_card = { CARD($arg1) }
action-choose_deck = колода { DECK($arg1, case: "gen") }
action-choose_number = { $arg1 }

# кубики
action-use_die = использовать кубик { FACE($arg1) }
action-elven_ring = эльфийским кольцом превратить кубик { FACE($arg1) } в { FACE($arg2, case: "acc") }
action-act = { DEED($arg1) }
action-diplomacy = продвинуть { NATION($arg1, case: "acc") } по шкале политики
action-counsel = продвинуть { NATION($arg1, case: "acc") } советом спутника
action-draw = взять карту из колоды { DECK($arg1, case: "gen") }
action-become = использовать «Волю Запада» как { FACE($arg1) }
action-play = сыграть «{ CARD($arg1) }»
action-pay_off = сбросить со стола «{ CARD($arg1) }»
action-allocate = { $arg1 ->
        [0] ни одного кубика
        [one] { $arg1 } кубик
        [few] { $arg1 } кубика
        [many] { $arg1 } кубиков
       *[other] { $arg1 } кубика
    }
action-turn_to_eye = превратить кубик { FACE($arg1) } в «Око»

# карты
action-discard = сбросить «{ CARD($arg1) }»
action-combat_card = { LOWER($arg1) } («{ CARD($arg1) }»)
action-no_combat_card = без карты боя
action-use_table_card = использовать «{ CARD($arg1) }»
action-strip_hand = взять случайную карту персонажей из руки { SEAT($arg1, case: "gen") }
action-strip_table = сбросить со стола «{ CARD($arg1) }»
action-strike_table = сбросить со стола «{ CARD($arg1) }»

# Братство и Охота
action-declare_fellowship = объявить местоположение
action-enter_mordor = войти в Мордор
action-walk = идти { PLACE($arg1, case: "into") }
action-halt = остановиться { PLACE($ring_bearers, case: "at") }
    .or = остановиться здесь
action-choose_guide = { CHARACTER($arg1) }
action-ask_again = спросить на следующем ходу
action-reconsider_guide = сменить проводника (сейчас { CHARACTER($guide) })
    .or = сменить проводника
action-reroll_hunt = { $arg1 ->
        [0] не перебрасывать
        [one] перебросить { $arg1 } кубик
        [few] перебросить { $arg1 } кубика
        [many] перебросить { $arg1 } кубиков
       *[other] перебросить { $arg1 } кубика
    }
action-use_guide = использовать способность { CHARACTER($guide, case: "gen") }
    .or = использовать способность проводника
action-lose_guide = потерять проводника { CHARACTER($guide, case: "acc") }
    .or = потерять проводника
action-lose_random_companion = потерять случайного спутника
action-use_the_ring = использовать Кольцо (порча +{ $damage })
    .or = использовать Кольцо
action-another_way = { WAY($arg1) }
action-companions = { ERRAND($arg1) }
action-roll_for_the_hunt = сделать бросок Охоты
action-suffer_corruption = получить порчу
action-eliminate_companion = погубить { CHARACTER($companion, case: "acc") }
    .or = погубить спутника

action-order_nazgul = { NAZGUL_ORDER($arg1) }
action-order_army = { ARMY_ORDER($arg1) }

# персонажи
action-gather = { CHARACTER($arg1) }
action-companions_to = { PLACE($arg1, case: "into") }
action-fly_from = назгул { PLACE($arg1, case: "from") }
action-fly_to = { PLACE($arg1, case: "into") }
action-move_minion = { CHARACTER($arg1) }
action-bring = { CHARACTER($arg1) }

# войска
action-move_from = войско { PLACE($arg1, case: "at") }
action-move_to = { PLACE($arg1, case: "into") }
action-take_all = всё войско
action-take = взять { FIGURE($arg1, case: "acc") }
action-take_character = взять { CHARACTER($arg1, case: "acc") }
action-recruit = { FIGURE($arg1) } { PLACE($arg2, case: "at") }
action-from_dunland = { FIGURE($arg2) } { PLACE($arg1, case: "from") }
action-disband = убрать { FIGURE($arg1, case: "acc") }
action-voice = { VOICE($arg1) }

# сражение
action-attack_from = войско { PLACE($arg1, case: "at") }
action-attack = атаковать { PLACE($arg1, case: "acc") }
action-leave_behind = оставить { FIGURE($arg1, case: "acc") }
action-leave_behind_character = оставить { CHARACTER($arg1, case: "acc") }
action-fight_in_the_field = принять бой в поле
action-withdraw_into_stronghold = укрыться в крепости
action-lose = потерять { FIGURE($arg1, case: "acc") }
action-reduce = заменить { FIGURE($arg1, case: "acc") } обычным
action-sacrifice = пожертвовать { FIGURE($arg1, case: "ins") }
action-sacrifice_character = пожертвовать { CHARACTER($arg1, case: "ins") }
action-cease_attack = прекратить атаку
action-continue_attack = сразиться ещё раунд
action-press_on = заменить { FIGURE($arg1, case: "acc") } обычным и сразиться ещё раунд
action-stand_and_fight = стоять и сражаться
action-retreat_to = отступить { PLACE($arg1, case: "into") }
action-advance_with = { FIGURE($arg1) }
action-advance_with_character = { CHARACTER($arg1) }
action-advance_with_all = всё войско

## отказы

refusal-not_offered = Такого варианта здесь нет.
refusal-game_over = Игра окончена.
refusal-not_your_turn = Сейчас решает другой игрок.
refusal-nothing_to_undo = Отменять нечего.
refusal-undo_new_information = С тех пор бросали кубики или открывали карты; нужно согласие остальных.
refusal-undo_other_seat = Сейчас решает другой игрок; нужно согласие остальных.

# кубики и карты
refusal-not_fewer_dice = Спасовать может только игрок, у которого неиспользованных кубиков меньше, чем у противника.
refusal-elven_ring_used = В этот ход вы уже использовали эльфийское кольцо.
refusal-no_pass_after_elven_ring = Использовав эльфийское кольцо, выполните действие одним из своих кубиков.
refusal-deck_empty = Колода пуста.
refusal-other_players_card = Эту карту может сыграть только ваш партнёр.
refusal-a_power_too_great = «Слишком великая сила» защищает этот регион от Тьмы.
refusal-power_of_tom_bombadil = «Могущество Тома Бомбадила» защищает этот регион от Тьмы.
refusal-threats_and_promises = Пока в игре «Угрозы и посулы», никакой результат «Сбор» не продвигает пассивную нацию свободных народов.
refusal-not_own_nation = Этой нацией управляет ваш партнёр.
refusal-not_own_minion = Этим приспешником управляет ваш партнёр.
refusal-same_nation_twice = Прошлое действие вы использовали на эту нацию; в игре втроём нельзя два раза подряд.
refusal-same_army_twice = Прошлое действие вы использовали на это войско; в игре втроём нельзя два раза подряд.

# условия карт
refusal-no_companion_in_fellowship = В Братстве не осталось спутников.
refusal-fellowship_not_revealed = Братство скрыто.
refusal-fellowship_without_progress = Братство не ушло от последнего известного местоположения.
refusal-fellowship_in_settlement = Братство в поселении свободных народов.
refusal-not_in_fellowship = В Братстве должен быть { CHARACTER($characters) }.
refusal-not_in_play = В игре должен быть { CHARACTER($characters) }.
refusal-no_companion_in_region = { PLACE($region, case: "at") } нет спутников.
refusal-character_not_in_nation = { CHARACTER($characters) } должен быть в регионе { NATION($nations, case: "gen") }.
refusal-character_without_army = { CHARACTER($characters) } должен быть при войске в регионе { NATION($nations, case: "gen") }.
    .or = { CHARACTER($characters) } должен быть при войске.
refusal-nation_not_active = { NATION($nation, as: "gender") ->
        [p] { NATION($nation) } должны быть активны.
       *[other] { NATION($nation) } должен быть активен.
    }
refusal-nation_not_at_war = { NATION($nation, as: "gender") ->
        [p] { NATION($nation) } должны воевать.
       *[other] { NATION($nation) } должен воевать.
    }
refusal-not_besieged = { PLACE($region) } не в осаде.
refusal-no_nazgul_near_companion = Рядом с войском свободных народов, где есть спутник, нет войска Тьмы с назгулами.
refusal-no_nazgul_army_near_enemy = Рядом с вражеским войском нет войска Тьмы с назгулами.
refusal-rohan_is_active = Рохан уже активен.
refusal-witch_king_not_besieging = Король-чародей не при войске, ведущем осаду крепости.
refusal-aragorn_not_abroad_with_army = Арагорн должен быть при войске вне всех наций свободных народов.
refusal-no_army_with_companion = Ни в одном войске свободных народов нет спутника.
refusal-no_elven_stronghold_held = Тьма не контролирует ни одной крепости эльфов.
refusal-isengard_besieges_nothing = Ни одно войско с отрядами Изенгарда не ведёт осаду крепости.
refusal-no_companion_in_nation_at_peace = Ни одного спутника нет в невоюющей нации.
refusal-recruit_region_not_free = Регион не свободен для найма.
refusal-recruit_as_many_as_possible = Нанять нужно столько, сколько возможно.

# условия карт боя
refusal-fellowship_not_in_defended_region = Братства нет в защищаемом регионе.
refusal-no_hobbit_in_battle = В сражении нет ни Мериадока, ни Перегрина.
refusal-no_gandalf_in_battle = В сражении нет Гэндальфа.
refusal-no_strider_in_battle = В сражении нет ни Бродяжника, ни Арагорна.
refusal-no_companion_in_battle = В сражении нет спутников.
refusal-no_companion_or_leader_in_battle = В сражении нет ни спутников, ни лидеров.
refusal-no_elite_in_battle = В сражении нет элитных отрядов.
refusal-no_nazgul_in_battle = В сражении нет назгулов.
refusal-no_isengard_unit_in_battle = В сражении нет отрядов Изенгарда.
refusal-no_southron_elite_in_battle = В сражении нет элитных отрядов южан и вастаков.
refusal-too_little_nazgul_leadership = Нужно хотя бы { $needed ->
        [one] { $needed } единица
        [few] { $needed } единицы
        [many] { $needed } единиц
       *[other] { $needed } единицы
    } лидерства назгулов, от которых можно отказаться.
refusal-leadership_given_up = От этого лидерства уже отказались.
refusal-defender_not_near_ents = Защищающийся не в Фангорне, не в Ортханке и не в Рохане.
refusal-defender_not_in_free_peoples_nation = Защищающийся не в нации свободных народов.
refusal-defender_not_in_stronghold = Защищающийся не в крепости.
refusal-defender_far_from_moria = Защищающийся дальше двух регионов от Мории.
refusal-not_defending_in_field = Ваше войско не защищается в поле.

# Братство
refusal-fellowship_is_revealed = Братство раскрыто; сначала его нужно скрыть.
refusal-fellowship_is_hidden = Братство уже скрыто.
refusal-only_hidden_declares = Раскрытое Братство не объявляет местоположения.
refusal-no_declaring_in_mordor = На шкале Мордора Братство не объявляет местоположения.
refusal-not_at_the_gate_of_mordor = Чтобы войти в Мордор, Братство должно быть в Моранноне или Минас Моргуле.
refusal-already_in_mordor = Братство уже на шкале Мордора.
refusal-no_shelter_when_revealed = Раскрытое Братство не может закончить путь в городе или крепости свободных народов.
refusal-only_shelter_that_way = Этот путь ведёт только в города и крепости свободных народов, а там раскрытое Братство не может закончить путь.
refusal-no_separation_in_mordor = На шкале Мордора спутники больше не могут отделяться.
refusal-no_companions_left = В Братстве не осталось спутников.

# персонажи
refusal-no_companion_can_move = Ни один спутник на карте не может переместиться.
refusal-companion_in_siege = Спутник в осаждённой крепости не может её покинуть.
refusal-no_nazgul_can_move = Ни один назгул или приспешник не может переместиться.
refusal-nazgul_free_stronghold = Назгулы не могут войти в крепость свободных народов, если её не осаждает Тьма.
refusal-moved_already = Эта миниатюра уже переместилась в этом действии.
refusal-minion_entered_before = Этот приспешник уже вступал в игру.
refusal-no_minion_can_enter = Сейчас ни один приспешник не может вступить в игру.
refusal-isengard_not_at_war = Изенгард должен воевать.
refusal-orthanc_conquered = Ортханк захвачен.
refusal-sauron_not_at_war = Саурон должен воевать.
refusal-no_free_peoples_at_war = Должна воевать хотя бы одна нация свободных народов.
refusal-no_sauron_army = У Саурона нет войска.
refusal-free_peoples_not_all_at_war = Уста Саурона ждут, пока все нации свободных народов не вступят в войну или Братство не войдёт в Мордор.
refusal-no_sauron_stronghold = Все крепости Саурона захвачены.
refusal-companion_entered_before = Он уже вступал в игру.
refusal-strider_not_in_gondor = Бродяжник должен быть в незахваченном Минас Тирите, Дол Амроте или Пеларгире.
refusal-gandalf_in_fellowship = Гэндальф Серый должен покинуть Братство.
refusal-no_minion_yet = Ни один приспешник ещё не вступал в игру.

# перемещение
refusal-more_armies_must_move = По этой карте нужно переместить больше одного войска, если это возможно.
refusal-no_army_can_move = Ни одно войско не может переместиться.
refusal-nobody_left_to_move = Не осталось никого, кто ещё не перемещался и мог бы идти.
refusal-enemy_army_blocks = Там вражеское войско.
refusal-stacking_limit = В регионе может быть не больше десяти отрядов.
refusal-border_not_at_war = Отряды невоюющей нации не могут пересекать границу другой нации.
refusal-needs_leader = С войском должен идти лидер или персонаж.
refusal-needs_companion = С войском должен идти спутник.
refusal-needs_nazgul = С войском должен идти назгул.
refusal-needs_character = С войском должен идти персонаж, названный на карте.
refusal-needs_unit = В войске нужен хотя бы один отряд.
refusal-leader_left_alone = Лидер не может остаться без отрядов.
refusal-level_zero = Персонаж уровня 0 не перемещается.
refusal-must_join_army = Войско должно закончить путь у другого, неосаждённого войска своей стороны.
refusal-not_all_can_go = Идти могут не все.

# наём и политика
refusal-recruit_not_at_war = Кубиком нанимают только воюющие нации.
refusal-no_reinforcements = Таких миниатюр в подкреплениях не осталось.
refusal-settlement_lost = Поселение в руках врага.
refusal-settlement_besieged = Крепость в осаде.
refusal-leader_needs_army = Лидеру там нужно войско.
refusal-same_settlement = Две миниатюры нужно поставить в разные поселения.
refusal-elite_comes_alone = Элитный отряд нанимают только один.
refusal-nothing_to_recruit = Сейчас нанимать некого.
refusal-saruman_not_in_play = Сарумана нет в игре.
refusal-orthanc_not_free = Ортханк не свободен.
refusal-no_upgrade = В Ортханке нет обычных отрядов Изенгарда.
refusal-already_at_war = Эта нация уже воюет.
refusal-passive_nation = Пассивная нация не может вступить в войну; сначала её нужно активировать.

# сражение
refusal-nobody_to_attack = Атаковать некого.
refusal-no_enemy_there = Там нет вражеского войска.
refusal-target_not_adjacent = Вражеское войско не в смежном регионе.
refusal-no_army_there = Там нет вашего войска.
refusal-no_unit_at_war = Атаковать могут только отряды воюющих наций.
refusal-partner_controls_army = Этим смешанным войском управляет ваш партнёр.
refusal-attack_needs_leader = В атаке должен участвовать лидер или персонаж.
refusal-attack_needs_nazgul = В атаке должен участвовать назгул.
refusal-attack_needs_companion = В атаке должен участвовать спутник.
refusal-attack_needs_witch_king = В атаке должен участвовать Король-чародей.
refusal-leader_would_be_alone = Лидеры невоюющей нации остались бы без отрядов.
refusal-last_attacking_unit = Атаковать должен хотя бы один отряд.
refusal-rearguard_needs_unit = В арьергарде нужен хотя бы один отряд.
refusal-retreat_not_free = Войско может отступить только в свободный регион.
refusal-no_regular_to_press_on = Не осталось обычного отряда, чтобы заменить элитный.

# на что можно указать, и когда что спрашивают
refusal-not_your_army = Это вражеское войско.
refusal-no_nazgul_there = { PLACE($place, case: "at") } назгулов нет.
refusal-inside_the_stronghold = Внутри крепости бывает только осаждённое войско.
refusal-already_there = Уже там.
refusal-too_far = Это на расстоянии { $distance } регионов; путь ведёт в смежный регион.
refusal-walked_there = На этом пути ни в один регион не входят дважды.
refusal-beyond_level = Это на расстоянии { $distance } регионов; пройти можно { $reach }.
refusal-way_barred = Путь туда закрывает осада или крепость Тьмы.
refusal-no_settlement = { PLACE($place, case: "at") } нет поселения.
refusal-settlement_of_another = Это поселение не принадлежит { NATION($nation, case: "dat") }.
refusal-enemy_figure = { FIGURE($figure) } принадлежит другой стороне.
refusal-no_such_figure_there = Там нет { FIGURE($figure, case: "gen") }.
refusal-all_chosen = Все такие миниатюры уже выбраны ({ FIGURE($figure) }).
refusal-character_eliminated = { CHARACTER($character, case: "gen") } больше нет в игре.
refusal-enemy_character = { CHARACTER($character) } на другой стороне.
refusal-character_not_in_play = { CHARACTER($character, case: "gen") } нет в игре.
refusal-character_in_play = { CHARACTER($character) } уже в игре.
refusal-not_highest_level = Уровень { CHARACTER($character, case: "gen") } не самый высокий в Братстве.
refusal-character_in_fellowship = { CHARACTER($character) } в Братстве.
refusal-character_elsewhere = { CHARACTER($character) } не здесь, а { PLACE($place, case: "at") }.
refusal-all_chosen_character = { CHARACTER($character, case: "acc") } нельзя выбрать здесь, или этот персонаж уже выбран.
refusal-enemy_nation = { NATION($nation) } на другой стороне.
refusal-no_counsellor = В нужном поселении нет спутника этой нации, который дал бы совет.
refusal-card_not_on_table = Карты «{ CARD($card) }» нет на столе.
refusal-card_does_not_help = Карта «{ CARD($card) }» сейчас не действует.
refusal-card_not_in_hand = Карты «{ CARD($card) }» нет у вас в руке.
refusal-die_does_not_play = Этот результат не даёт сыграть карту: нужен результат «Событие» или результат с её символом.
refusal-enemy_deck = Эта колода другой стороны.
refusal-only_will_becomes = Другим результатом становится только Воля Запада.
refusal-no_such_die = У вас нет неиспользованного кубика { FACE($face) }.
refusal-no_elven_ring = У вас нет эльфийского кольца.
refusal-ring_cannot_make = Эльфийское кольцо не превращает кубик в { FACE($face, case: "acc") }.
refusal-number_between = Выберите число от { $least } до { $most }.
refusal-die_does_not_let = Этот результат этого не позволяет: { DEED($deed) }.
refusal-when_armies_move = Войска движутся по результату «Войско», по результату «Персонаж» (с лидером) или по карте.
refusal-when_attack = Войска атакуют по результату «Войско», по результату «Персонаж» (с лидером) или по карте.
refusal-when_combat_card = Карты боя выбирают в начале раунда боя.
refusal-when_casualties = Потери выбирают, когда войско получило попадания.
refusal-when_round_ends = Это решают в конце раунда боя.
refusal-when_battle_won = Войско занимает регион, выиграв сражение.
refusal-when_stronghold_attacked = Это решают, когда войско атаковано в регионе со своей крепостью.
refusal-when_recruit = Миниатюры нанимают по результату «Сбор» или по карте.
refusal-when_too_many_units = Отряды возвращают, когда в одном месте их слишком много.
refusal-when_too_many_cards = Карты сбрасывают, когда в руке их больше предела.
refusal-when_die_chosen = Кубик или эльфийское кольцо используют, когда приходит ваш черёд действовать.
refusal-when_die_used = Это делают кубиком, выбранным для действия.
refusal-when_fellowship_phase = Это решают в фазе Братства.
refusal-when_guide_changes = Проводника выбирают, когда меняется Братство или в конце фазы Братства.
refusal-when_fellowship_found = Хранителей Кольца перемещают, когда Братство объявляет местоположение или раскрыто.
refusal-when_mordor = Братство входит в Мордор в фазе Братства, из Мораннона или Минас Моргула.
refusal-when_hunt_allocated = Кубики кладут в ячейку Охоты в фазе распределения Охоты.
refusal-when_hunt_rolled = Кубики Охоты перебрасывают сразу после броска Охоты.
refusal-when_hunt_damage = Это решают, когда взят жетон Охоты.
refusal-when_companions_move = Спутники на карте движутся по результату «Персонаж» или по карте.
refusal-when_nazgul_move = Назгулы и приспешники движутся по результату «Персонаж» или по карте.
refusal-when_minion_enters = Приспешник вступает в игру по результату «Сбор».
refusal-when_card_asks = Это решают, только когда об этом спрашивает карта или правило.
refusal-elite_needs_two_hits = Элитный отряд теряют целиком только за два попадания; за одно его заменяют обычным.
refusal-only_recruit_where = Новобранцы приходят в свободные регионы, названные картой или правилом, или в вашу осаждённую крепость.
refusal-only_place_minion = Приспешник вступает в игру только там, где говорит его карта.
refusal-only_place_gandalf = Гэндальф Белый вступает в игру в Фангорне, в незахваченной крепости эльфов или на месте Гэндальфа Серого.
refusal-only_recruit_type = Карта даёт отряды своей нации тех видов, что названы на ней.
refusal-only_recruit = Эта миниатюра сюда не придёт: правило или карта называет другие или другие поселения.
refusal-only_recruit_regulars = Карта даёт обычные отряды названной нации.
refusal-only_upgrade_where = Обычный отряд заменяют только там, где стоит названный и остался элитный.
refusal-only_scouts = Войско отступает в свободный смежный регион.
refusal-only_retreat_or_stand = Войско отступает в свободный смежный регион.
refusal-only_cruel_weather = Хранители Кольца перемещаются в смежный регион без поселения свободных народов.
refusal-only_choose_region = Карта называет другие регионы.
refusal-only_choose_coast = Карта называет прибрежные регионы, которых войско может достичь.
refusal-only_lose_where = Карта снимает миниатюры названной нации там, где они стоят.
refusal-only_lose_figure = Карта снимает отряд названной нации.
refusal-only_heroic_death = Пожертвовать можно только лидером или спутником, который участвует в этом сражении.
refusal-only_dunlendings = Отряды приходят из Дунланда, если стоят там и их ещё можно взять.
refusal-only_advance = Сначала продвигаются отряды; лидеры, назгулы и персонажи следуют за ними.
refusal-only_discard_as_price = Цена — другая карта того вида, что назван в правиле.
refusal-only_replace_regular = Элитный отряд встаёт на место обычного той же нации, если он остался.
refusal-only_black_breath = Карта называет лидера или спутника в сражении.
refusal-only_which_first = Если дело касается сразу нескольких войск, выбирают, какое из них будет первым.
refusal-only_remove_excess = В предел идут и возвращаются только отряды.
refusal-only_choose_army = Карта называет другие войска.
refusal-only_choose_refuge = Назгулы бегут туда, где Тьма может их принять.
refusal-only_paths_of_the_dead = Тропы Мёртвых ведут только туда, куда говорит карта.
refusal-only_choose_leader = Карта называет другую миниатюру.
refusal-only_fly_to = Этой миниатюре туда не попасть.
refusal-only_lidless_eye = Оком может стать только неиспользованный кубик Тьмы.
refusal-only_choose_nation = Карта называет другие нации.
refusal-only_hand_limit = Сбрасывают карту с собственной руки.
refusal-only_onslaught = Карта называет отряды атакующего войска.
refusal-only_gather_companions = Карта называет спутников, которые могут идти вместе.
refusal-die_does_not_draw = Карты берут по результату «Событие».
refusal-die_does_not_persuade = Нацию продвигают по результату «Сбор».
refusal-black_border = Между регионами непроходимые горы.

## журнал; пустой текст строки не заслуживает

event-turn_began = Ход { $turn }.
event-hunt_allocated = В ячейку Охоты { $dice ->
        [0] не положено ни одного кубика
        [one] положен { $dice } кубик
        [few] положены { $dice } кубика
        [many] положено { $dice } кубиков
       *[other] положено { $dice } кубика
    }.
event-dice_rolled = Кубики { SIDE($side, case: "gen") }: { FACE($faces) }.
    .or = { SIDE($side) }: бросать нечего.
event-die_used = { SEAT($seat) } использует кубик { FACE($face) }: { DONE($action) }.
event-passed = { SEAT($seat) } пасует.
event-elven_ring = { SEAT($seat) } использует эльфийское кольцо: { FACE($before) } меняется на { FACE($after) }.
event-die_changed = Кубик меняется с { FACE($before) } на { FACE($after) }.
event-wills_discarded = { $count ->
        [0] Кубиков «Воля Запада» для сброса нет.
        [one] Сброшен { $count } кубик «Воля Запада».
        [few] Сброшены { $count } кубика «Воля Запада».
        [many] Сброшено { $count } кубиков «Воля Запада».
       *[other] Сброшено { $count } кубика «Воля Запада».
    }
event-game_over = Игра окончена: { ENDING($ending) }.
event-undone = { SEAT($seat) } отменяет { $actions ->
        [one] { $actions } действие
        [few] { $actions } действия
        [many] { $actions } действий
       *[other] { $actions } действия
    }.

# карты
event-cards_drawn = { SEAT($seat) } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    } из колоды { DECK($deck, case: "gen") }.
event-drew = Вы берёте: { CARD($cards, case: "quoted") }.
event-discarded_face_down = { SEAT($seat) } сбрасывает лицом вниз карту из колоды { DECK($deck, case: "gen") }.
event-discarded_own = Вы сбрасываете карту «{ CARD($card) }».
event-card_discarded = { SEAT($seat) } сбрасывает карту «{ CARD($card) }».
event-table_card_discarded = Со стола убрана карта «{ CARD($card) }».
event-event_played = { SEAT($seat) } разыгрывает карту «{ CARD($card) }».
event-cards_exchanged = { SEAT($seats) } обмениваются картами.
event-exchanged = Партнёры обмениваются картами { CARD($given, case: "quoted") }.
event-event_roll = Бросок: { DICE($dice) } (успех при { $needed }+): { $successes ->
        [0] успехов нет
        [one] { $successes } успех
        [few] { $successes } успеха
        [many] { $successes } успехов
       *[other] { $successes } успеха
    }.
event-hits_rolled = { $hits ->
        [0] Попаданий нет
        [one] { $hits } попадание
        [few] { $hits } попадания
        [many] { $hits } попаданий
       *[other] { $hits } попадания
    }.

# политика и контроль
event-nation_activated = { NATION($nation, as: "gender") ->
        [p] { NATION($nation) } становятся активными
       *[other] { NATION($nation) } становится активной нацией
    }: { ACTIVATION($cause) }.
event-nation_advanced = { NATION($nation, as: "gender") ->
        [p] { NATION($nation) } продвигаются
       *[other] { NATION($nation) } продвигается
    } по шкале политики: { STEPS($steps) }{ ADVANCE($cause) }.
event-nation_fell_back = { NATION($nation, as: "gender") ->
        [p] { NATION($nation) } отступают
       *[other] { NATION($nation) } отступает
    } по шкале политики: { STEPS($steps) }.
event-captured = { SIDE($side, as: "gender") ->
        [p] { SIDE($side) } захватывают
       *[other] { SIDE($side) } захватывает
    } { PLACE($region, case: "acc") }.
event-recaptured = { SIDE($side, as: "gender") ->
        [p] { SIDE($side) } возвращают
       *[other] { SIDE($side) } возвращает
    } себе { PLACE($region, case: "acc") }.
event-siege_ended = Осада { PLACE($region, case: "gen") } окончена.
event-siege_laid = Начинается осада { PLACE($region, case: "gen") }.
event-siege_not_laid = Атакующие не входят { PLACE($region, case: "into") }; осады нет.

# войска
event-army_moved = { OWNER($figures) } идёт { PLACE($origin, case: "from") } { PLACE($to, case: "into") }: { ARMY($figures) }; с ним { CHARACTER($characters) }.
    .or = { OWNER($figures) } идёт { PLACE($origin, case: "from") } { PLACE($to, case: "into") }: { ARMY($figures) }.
event-army_marched_on = Войско идёт дальше { PLACE($to, case: "into") }.
event-mixed_army_formed = { PLACE($place, case: "at") } составлено смешанное войско.
event-recruited = { SEAT($seat) } нанимает { COUNT($count, $figure, case: "acc") } { PLACE($place, case: "at") }.
event-upgraded = { PLACE($place, case: "at") } { $count ->
        [one] { $count } обычный отряд становится элитным
        [few] { $count } обычных отряда становятся элитными
        [many] { $count } обычных отрядов становятся элитными
       *[other] { $count } обычного отряда становится элитным
    }.
event-disbanded = Слишком много отрядов { PLACE($place, case: "at") }: { FIGURE($figure) } возвращается в подкрепления.

# персонажи
event-character_eliminated = { CHARACTER($character, as: "gender") ->
        [p] { CHARACTER($character) } гибнут
       *[other] { CHARACTER($character) } гибнет
    }.
event-companion_eliminated = { CHARACTER($character) } погибает.
event-companion_separated = { CHARACTER($character) } покидает Братство и идёт { PLACE($to, case: "into") }.
event-companion_moved = { CHARACTER($character) } идёт { PLACE($to, case: "into") }.
event-companion_entered = { CHARACTER($character) } вступает в игру { PLACE($place, case: "at") }.
event-minion_entered = { CHARACTER($character, as: "gender") ->
        [p] { CHARACTER($character) } вступают
       *[other] { CHARACTER($character) } вступает
    } в игру { PLACE($place, case: "at") }.
event-flew = { $who ->
        [mouth_of_sauron] { FLYER($who) } отправляются
       *[other] { FLYER($who) } летит
    } { PLACE($origin, case: "from") } { PLACE($to, case: "into") }.
event-nazgul_driven_off = { $count ->
        [one] { $count } назгул бежит
        [few] { $count } назгула бегут
        [many] { $count } назгулов бегут
       *[other] { $count } назгула бегут
    } { PLACE($origin, case: "from") } { PLACE($to, case: "into") }.
event-taken_alive = { CHARACTER($character) } попадает живым в плен и покидает Братство.
event-companion_lured = Кольцо соблазняет { CHARACTER($character, case: "acc") }.
event-guide_changed = Братство ведёт { CHARACTER($guide) }.

# сражение
event-battle_started = { SEAT($seat) } атакует { PLACE($target, case: "acc") } { PLACE($origin, case: "from") }.
event-assault_started = { SEAT($seat) } штурмует осаждённую крепость { PLACE($origin, case: "at") }.
event-sortie_started = { SEAT($seat) } идёт на вылазку из крепости { PLACE($target, case: "at") }.
event-round_started = Раунд { $round }.
event-combat_card_chosen = { SEAT($seat) } выбирает карту из колоды { DECK($deck, case: "gen") }.
    .or = { SEAT($seat) } не разыгрывает карту боя.
event-combat_card_revealed = Карта боя { SIDE($side, case: "gen") }: «{ COMBAT($combat) }» (карта «{ CARD($card) }»).
event-combat_card_works = «{ COMBAT($combat) }» действует.
event-combat_card_cancelled = «{ COMBAT($combat) }» отменяется.
event-combat_roll = Бросок { SIDE($side, case: "gen") }: { DICE($dice) } ({ $modifier ->
        [0] попадание при { $needed }+
       *[other] { SIGNED($modifier) }, попадание при { $needed }+
    }): { $hits ->
        [0] попаданий нет
        [one] { $hits } попадание
        [few] { $hits } попадания
        [many] { $hits } попаданий
       *[other] { $hits } попадания
    }.
event-leader_reroll = Переброс { SIDE($side, case: "gen") } за лидерство: { DICE($dice) } ({ $modifier ->
        [0] попадание при { $needed }+
       *[other] { SIGNED($modifier) }, попадание при { $needed }+
    }): { $hits ->
        [0] попаданий нет
        [one] { $hits } попадание
        [few] { $hits } попадания
        [many] { $hits } попаданий
       *[other] { $hits } попадания
    }.
event-special_attack = Особая атака { SIDE($side, case: "gen") }: { DICE($dice) } (попадание при { $needed }+): { $hits ->
        [0] попаданий нет
        [one] { $hits } попадание
        [few] { $hits } попадания
        [many] { $hits } попаданий
       *[other] { $hits } попадания
    }.
    .or = Особая атака { SIDE($side, case: "gen") }: бросать нечего.
event-hits_scored = У атакующего { $attacker ->
        [0] нет попаданий
        [one] { $attacker } попадание
        [few] { $attacker } попадания
        [many] { $attacker } попаданий
       *[other] { $attacker } попадания
    }, у защищающегося { $defender ->
        [0] { $attacker ->
            [0] тоже
           *[other] нет
        }
       *[other] { $defender }
    }.
event-leadership_forfeited = { CHARACTER($character, as: "gender") ->
        [p] { CHARACTER($character) } отказываются
       *[other] { CHARACTER($character) } отказывается
    } от лидерства.
event-white_rider = Гэндальф Белый выезжает вперёд, и лидерство назгулов в этом сражении не учитывается.
event-companion_powerless = В этом раунде лидерство и способности { CHARACTER($character, case: "gen") } не действуют.
event-automatic_hit = { SIDE($side, as: "gender") ->
        [p] { SIDE($side) } без броска наносят
       *[other] { SIDE($side) } без броска наносит
    } { $hits ->
        [one] { $hits } попадание
        [few] { $hits } попадания
        [many] { $hits } попаданий
       *[other] { $hits } попадания
    }.
event-army_hit = Войско { SIDE($side, case: "gen") } { PLACE($place, case: "at") } { $hits ->
        [0] не получает попаданий
        [one] получает { $hits } попадание
        [few] получает { $hits } попадания
        [many] получает { $hits } попаданий
       *[other] получает { $hits } попадания
    }.
event-unit_lost = Потери { PLACE($place, case: "at") }: { COUNT($count, $figure) }.
event-elite_reduced = { FIGURE($figure) } { PLACE($place, case: "at") } становится обычным.
event-leader_lost = Потери { PLACE($place, case: "at") }: { COUNT($count, $figure) }.
event-army_destroyed = Войско { SIDE($side, case: "gen") } { PLACE($place, case: "at") } уничтожено.
event-army_retreated = Войско { SIDE($side, case: "gen") } отступает { PLACE($origin, case: "from") } { PLACE($to, case: "into") }.
event-army_withdrew = Войско { SIDE($side, case: "gen") } укрывается в крепости { PLACE($region, case: "at") }.
event-army_advanced = Победители продвигаются { PLACE($origin, case: "from") } { PLACE($to, case: "into") }.
event-battle_over = Сражение { PLACE($target, case: "at") } окончено: { BATTLE_END($reason) }.

# Братство и Охота
event-fellowship_moves = Братство идёт дальше (путь { $progress }).
    .or = Братство пытается идти дальше с деления { $step } шкалы Мордора.
event-fellowship_declared = Местоположение Братства объявлено: оно { PLACE($region, case: "at") }.
event-fellowship_revealed = Братство раскрыто { PLACE($region, case: "at") }.
    .or = Братство раскрыто на делении { $step } шкалы Мордора.
event-fellowship_hidden = Братство скрывается.
event-ring_bearers_driven = Непогода гонит Хранителей Кольца { PLACE($region, case: "into") }.
event-corruption_rose = Порча растёт на { $amount }, теперь { $corruption }.
event-corruption_healed = Порча уменьшается на { $amount }, теперь { $corruption }.
event-no_hunt = Ячейка Охоты пуста: никто не охотится.
event-hunt_roll = Охота (уровень { $level }): { DICE($dice) }{ $modifier ->
        [0] { "" }
       *[other] { " " }с модификатором { SIGNED($modifier) }
    }; { $successes ->
        [0] успехов нет
        [one] { $successes } успех
        [few] { $successes } успеха
        [many] { $successes } успехов
       *[other] { $successes } успеха
    }.
event-hunt_reroll = Переброс Охоты: { DICE($dice) }; { $successes ->
        [0] успехов по-прежнему нет
        [one] всего { $successes } успех
        [few] всего { $successes } успеха
        [many] всего { $successes } успехов
       *[other] всего { $successes } успеха
    }.
event-hunt_failed = Охота ничего не находит.
event-hunt_tile_drawn = Взят жетон Охоты «{ TILE($tile) }».
event-hunt_tile_returned = Жетон «{ TILE($tile) }» возвращается в запас.
event-hunt_tile_removed = Жетон «{ TILE($tile) }» убран из игры.
event-hunt_tile_ignored = Жетон «{ TILE($tile) }» не действует.
event-hunt_tile_prevented = Жетон Охоты не берут.
event-hunt_tile_die = Бросок кубика за жетон: { $roll }.
event-special_tile_in_play = Жетон «{ TILE($tile) }» вступает в игру.
event-hunt_damage = Урон Братству ({ HUNT_CAUSE($cause) }): { $damage }.
event-hunt_damage_lowered = { $damage ->
        [0] Урона не осталось.
       *[other] Осталось урона: { $damage }.
    }
event-hunt_casualty = { CHARACTER($character) } гибнет на Охоте.
event-hunt_pool_refilled = Запас Охоты пополнен: { $tiles ->
        [one] { $tiles } жетон
        [few] { $tiles } жетона
        [many] { $tiles } жетонов
       *[other] { $tiles } жетона
    }.
event-mordor_entered = Братство входит в Мордор; в запасе Охоты { $tiles ->
        [one] { $tiles } жетон
        [few] { $tiles } жетона
        [many] { $tiles } жетонов
       *[other] { $tiles } жетона
    }.
event-mordor_step = Братство переходит на деление { $step } шкалы Мордора.
event-waited_in_mordor = Братство медлит в Мордоре.

## рассказ о законченной игре: как она кончилась; переломы, о которых журнал говорит иначе; что считается

story-how-ring_bearers_fail = На { $turn }-м ходу порча Хранителей Кольца достигла { $corruption }: Кольцо овладело ими, и победила Тьма. Они дошли до деления { $step } шкалы Мордора.
    .or = На { $turn }-м ходу порча Хранителей Кольца достигла { $corruption }: Кольцо овладело ими, и победила Тьма. Дальше всего они были { PLACE($region, case: "at") }.
story-how-ring_destroyed = На { $turn }-м ходу Хранители Кольца достигли Роковой Расселины с порчей { $corruption } из { $limit }: Кольцо уничтожено, победили свободные народы. Победных очков у Тьмы было { $shadow } из { $shadow_needs }.
story-how-shadow_conquest = В конце хода { $turn } у Тьмы было { $shadow ->
        [one] { $shadow } победное очко
        [few] { $shadow } победных очка
        [many] { $shadow } победных очков
       *[other] { $shadow } победного очка
    }, а для победы нужно { $shadow_needs }: Средиземье покорено. Порча Хранителей Кольца была { $corruption } из { $limit }.
story-how-sauron_banished = В конце хода { $turn } у свободных народов было { $free_peoples ->
        [one] { $free_peoples } победное очко
        [few] { $free_peoples } победных очка
        [many] { $free_peoples } победных очков
       *[other] { $free_peoples } победного очка
    }, а для победы нужно { $free_peoples_need }: Саурон изгнан. У Тьмы было { $shadow } из { $shadow_needs }.
story-how-resigned = { SIDE($loser, as: "gender") ->
        [p] { SIDE($loser) } сдались
       *[other] { SIDE($loser) } сдалась
    } на { $turn }-м ходу: у свободных народов { $free_peoples ->
        [one] { $free_peoples } победное очко
        [few] { $free_peoples } победных очка
        [many] { $free_peoples } победных очков
       *[other] { $free_peoples } победного очка
    }, у Тьмы { $shadow }, порча { $corruption } из { $limit }.
story-how-unfinished = Войну не довели до конца: на { $turn }-м ходу у свободных народов было { $free_peoples ->
        [one] { $free_peoples } победное очко
        [few] { $free_peoples } победных очка
        [many] { $free_peoples } победных очков
       *[other] { $free_peoples } победного очка
    }, у Тьмы { $shadow }, порча { $corruption } из { $limit }.

story-point-captured = { SIDE($side, as: "gender") ->
        [p] { SIDE($side) } захватывают
       *[other] { SIDE($side) } захватывает
    } { PLACE($region, case: "acc") }: { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
        [many] { $points } победных очков
       *[other] { $points } победного очка
    }.
story-point-recaptured = { SIDE($side, as: "gender") ->
        [p] { SIDE($side) } возвращают
       *[other] { SIDE($side) } возвращает
    } себе { PLACE($region, case: "acc") }: { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
        [many] { $points } победных очков
       *[other] { $points } победного очка
    }.
story-point-nation_advanced = Отныне { NATION($nation, as: "gender") ->
        [p] { NATION($nation) } могут
       *[other] { NATION($nation) } может
    } вести войну.
story-point-battle_over = Великое сражение { PLACE($target, case: "at") }: { $free_peoples ->
        [one] { $free_peoples } потеря
        [few] { $free_peoples } потери
        [many] { $free_peoples } потерь
       *[other] { $free_peoples } потери
    } свободных народов, { $shadow } у Тьмы.
story-point-companion_eliminated = Братство теряет { CHARACTER($character, case: "acc") }.
story-point-mordor_entered = Братство входит в Мордор.
story-point-mordor_step = Братство достигает деления { $step } шкалы Мордора.

story-score-victory_points = победные очки
story-score-corruption = порча
story-score-progress = путь Братства
story-score-mordor = деление шкалы Мордора

## what is wrong with positions; each begins in small letters and has no full stop

position-one_seat = действует одно место
position-no_stronghold = { $place }: крепости здесь нет
position-leaders_alone = лидеры без войска: { $place }
position-figures_left = миниатюр { $figure } осталось только { $left } из { $most }
position-which_nation = { $word } — какой нации?
position-no_such_figures = у нации { $nation } нет миниатюр { $figure }
position-nothing_called = нет нации, миниатюры или персонажа «{ $word }»
position-shadow_casualties = потери Тьмы возвращаются в подкрепления
position-gollum = Голлума на карте не бывает
position-saruman = Саруман никогда не покидает Ортханк
position-no_companion = { $character } — не спутник
position-goes_up_to = { $word }: от 0 до { $most }
position-corrupted = Хранители Кольца поддались порче: игра окончена
position-mordor_step = mordor: деление от 0 до { $most }
position-mordor_from = в Мордор входят из регионов: { $places }
position-takes_the_place = { $late } занимает место персонажа { $early }
position-no_guide = { $character } не может быть проводником: { $guides }
position-inside_alone = { $character } в крепости без войска
position-no_settlement = { $place }: поселения, которое можно контролировать, здесь нет
position-cannot_control = { $side } не может контролировать регион { $place }
position-not_controlled = { $side } не контролирует регион { $place }
position-nobody_inside = в крепости { $place } нет отрядов
position-nobody_besieges = крепость { $place } никто не осаждает
position-nation_how = { $nation }: активна или пассивна, воюет или в 1–3 шагах от войны
position-passive = нация { $nation } пассивна и не может воевать
position-tiles_in_pool = на шкале Мордора особые жетоны лежат в запасе
position-no_tile_left = жетонов Охоты, чтобы вытянуть, больше нет
position-eye = Око лежит в ячейке Охоты
position-elven_rings = эльфийских колец только { $most }
position-in_battle = позицию можно записать только между действиями, а идёт сражение
position-in_card = позицию можно записать только между действиями, а сейчас разыгрывается карта

## what was done, for the log: not a button's words

done-act = { DID($arg1) }
done-diplomacy = { NATION($arg1) } на деление дальше по шкале политики
done-counsel = { NATION($arg1) } на деление дальше по совету спутника
done-draw = взята карта из колоды { DECK($arg1, case: "gen") }
done-play = карта «{ CARD($arg1) }»
done-pay_off = сброс со стола карты «{ CARD($arg1) }»
done-skip = без действия
did-march = перемещение до двух войск
did-march_led = перемещение войска с лидером
did-attack = атака
did-attack_led = атака войска с лидером
did-move_fellowship = перемещение Братства
did-hide_fellowship = Братство скрывается
did-separate_companions = спутники отделяются от Братства
did-move_companions = перемещение спутников
did-move_nazgul_and_minions = перемещение назгулов и приспешников
did-muster = наём подкреплений
did-bring_minion = в игру вступает приспешник
did-voice_of_saruman = Голос Сарумана, наём в Изенгарде
did-crown_aragorn = в игру вступает Арагорн, наследник Исилдура
did-gandalf_the_white = в игру вступает Гэндальф Белый
