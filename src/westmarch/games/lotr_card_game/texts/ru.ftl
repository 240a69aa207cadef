### Всё, что говорит игра, по-русски. Падежи и род карт — в ru/names.toml.

## игра и её настройки

game-title = Властелин Колец: Карточная игра
game-summary = Герои и их союзники вместе проходят задания Средиземья наперекор опасностям колоды столкновений.
game-option-players = сколько человек играет вместе
game-option-campaign = expert: все три сценария по порядку, счёт складывается; nightmare: угроза, урон, убитые герои и сброс переходят дальше
game-option-scenario = сценарий
game-option-mode = basic: без карт тени; easy: меньше карт столкновений и по ресурсу каждому герою
game-option-deck_1 = колода игрока 1: стартовая или составленная (heroes/cards)
game-option-deck_2 = колода игрока 2: стартовая или составленная (heroes/cards)
game-option-deck_3 = колода игрока 3: стартовая или составленная (heroes/cards)
game-option-deck_4 = колода игрока 4: стартовая или составленная (heroes/cards)
game-option-first_player = кто первый игрок
game-option-keywords = действуют ли «Прилив» и «Рок» при каждом раскрытии или только на шаге раскрытия
game-option-so_far = что было в кампании раньше, как это пишет для следующей игры выигранная

## подписи

label-keep = оставить эту руку
label-mulligan = замешать её и взять шесть новых карт
label-yes = да
label-no = нет
label-decline = ни одну из них
label-done = готово
label-pass = спасовать
label-pass_phase = пасовать, пока нет нового
label-no_defender = оставить атаку без защиты
label-choose = { CARD($card) }
label-choose_player = { SEAT($seat) }
label-choose_number = { $n }
label-choose_option = { OPTION($option) }
    .or = { $n }
label-play = сыграть карту «{ CARD($card) }»
label-use = применить карту «{ CARD($card) }»
label-respond = откликнуться картой «{ CARD($card) }»
label-respond_to = откликнуться картой «{ CARD($card) }» (в ответ на «{ CARD($subject) }»)
label-trigger = «{ CARD($card) }»
label-trigger_of = «{ CARD($card) }» (причина — «{ CARD($subject) }»)
label-pay = заплатить 1 из запаса { CARD($card, case: "gen") }
label-commit = отправить { CARD($card, case: "acc") }
label-travel = отправиться к { CARD($card, case: "dat") }
label-engage = вступить в схватку с { CARD($card, case: "ins") }
label-defend = защищаться { CARD($card, case: "ins") }
label-take_damage = урон для { CARD($card, case: "gen") }
label-attack = атаковать { CARD($card, case: "acc") }
label-attacker = атаковать { CARD($card, case: "ins") }
label-shadow_card_for = карта тени для { CARD($card, case: "gen") }
label-one_of = { $label } ({ $n } из { $all })
label-resolve_attack = { CARD($card, as: "gender") ->
        [p] атакуют
       *[other] атакует
    } { CARD($card) }

# «готово» и «пас» — смотря что спрошено
label_of-planning_done = больше ничего не играть
label_of-commit_done = больше никого не отправлять
label_of-travel_done = не отправляться
label_of-choose_attackers_done = атаковать выбранными
label_of-declare_attack_done = больше не атаковать
label_of-declare_defender_done = защищаться выбранными
label_of-optional_engagement_pass = не вступать в схватку
label_of-respond_pass = без отклика
label_of-join_attack_pass = не присоединяться к атаке
label_of-sentinel_no_defender = не защищать

question-mulligan = Подготовка: оставьте начальную руку или один раз возьмите новую
question-planning = Планирование: разыграйте союзников и дополнения
question-action_window = { WINDOW($window) }: действуйте или пасуйте
question-commit = Задание: отправьте персонажей (воля { $willpower }, угроза зоны подготовки { $threat })
question-travel = Путешествие: выберите локацию или никуда не отправляйтесь
question-optional_engagement = Столкновения: можно вступить в схватку с одним врагом
question-engagement_check = Проверка схватки (угроза { $level }): выберите врага, который вступает в схватку с { SEAT($seat, case: "ins") }
question-shadow_order = Бой: выберите врага, который следующим получит карту тени
question-choose_enemy = Бой: выберите врага, который атакует следующим
question-declare_defender = { CARD($enemy, as: "gender") ->
        [p] { CARD($enemy) } атакуют
       *[other] { CARD($enemy) } атакует
    }, атака { $attack }: выберите защитника
question-declare_another = { CARD($enemy, as: "gender") ->
        [p] { CARD($enemy) } атакуют
       *[other] { CARD($enemy) } атакует
    }, атака { $attack }, защита пока { $defense }: выберите ещё одного защитника
question-sentinel = { CARD($enemy, as: "gender") ->
        [p] { CARD($enemy) } атакуют
       *[other] { CARD($enemy) } атакует
    } { SEAT($other, case: "acc") }, атака { $attack }, без защиты: можно защитить «Часовым»
question-take_damage = { CARD($enemy, as: "gender") ->
        [p] { CARD($enemy) } атакуют
       *[other] { CARD($enemy) } атакует
    }, атака { $attack } против защиты { $defense }: выберите, кто получит урон
question-undefended = { CARD($enemy, as: "gender") ->
        [p] { CARD($enemy) } атакуют
       *[other] { CARD($enemy) } атакует
    }, атака { $attack }, без защиты: выберите героя, который получит урон
question-declare_attack = Бой: выберите врага для атаки
question-choose_attackers = Атака на { CARD($enemy, case: "acc") } (защита { $defense }, осталось здоровья { $left }): выберите атакующих (атака { $attack })
question-join_attack = { SEAT($other) } атакует { CARD($enemy, case: "acc") } (атака { $attack }, защита { $defense }): можно присоединиться персонажем с «Дальним боем»
question-respond = Можно откликнуться на { ON($what, case: "acc") }
question-order_forced = Сразу несколько вынужденных эффектов: выберите следующий
question-pay = Оплатите карту «{ CARD($card) }»: { $n ->
        [one] остался { $n } ресурс
        [few] осталось { $n } ресурса
        [many] осталось { $n } ресурсов
       *[other] осталось { $n } ресурса
    }
question-pay_to_ready = Заплатить { $n } из запаса { CARD($card, case: "gen") }, чтобы восстановить { CARD($card, case: "acc") } («Плен паутины»)?
question-choose_x = «{ CARD($card) }»: выберите X
question-choose_target = «{ CARD($card) }»: выберите цель
question-choose_player = «{ CARD($card) }»: выберите игрока
question-choose_number = «{ CARD($card) }»: выберите число
question-choose_option = «{ CARD($card) }»: выберите один эффект
question-choose_card = «{ CARD($card) }»: выберите карту

# вопросы о выборе — смотря для чего
why-add_to_staging = «{ CARD($card) }»: выберите карту, которая добавится в зону подготовки
why-attach = «{ CARD($card) }»: выберите, к чему прикрепить
why-damage = «{ CARD($card) }»: выберите, кто получит урон ({ $n })
why-discard = «{ CARD($card) }»: выберите карту для сброса
why-discard_cost = «{ CARD($card) }»: выберите карту, которую сбросите в уплату
why-heal = «{ CARD($card) }»: выберите, сколько урона вылечить
why-exhaust = «{ CARD($card) }»: выберите персонажа, которого истощите
why-exhaust_cost = «{ CARD($card) }»: выберите персонажа, которого истощите в уплату
why-order_on_top = «{ CARD($card) }»: выберите карту, которая следующей вернётся на верх колоды
why-remove_from_quest = «{ CARD($card) }»: выберите персонажа, который покинет задание
why-return_to_hand = «{ CARD($card) }»: выберите карту, которая вернётся в руку владельца
why-shuffle_away = «{ CARD($card) }»: выберите цель, которую замешают в колоду столкновений
why-take_into_hand = «{ CARD($card) }»: выберите карту, которую возьмёте в руку
why-third_restricted = Это третье дополнение с «Ограничением»: выберите, какое сбросить

option-leave_on_top = оставить наверху
option-put_on_bottom = положить под колоду
option-defense_up = +1 к защите до конца фазы
option-willpower_up = +1 к воле до конца фазы
option-draw_three = взять 3 карты
option-four_damage = нанести врагу 4 урона
option-threat_down_five = понизить свою угрозу на 5
option-one_player_six = один игрок понижает угрозу на 6
option-each_player_two = каждый игрок понижает угрозу на 2
option-search_deck = просмотреть 5 верхних карт своей колоды
option-leave_deck = не трогать свою колоду

# что ждёт конца фазы или раунда, где встречаются два таких эффекта
delayed-sneak_back = «Внезапная атака» кончается: { CARD($card, as: "gender") ->
        [p] { CARD($card) } возвращаются
       *[other] { CARD($card) } возвращается
    } в руку владельца
delayed-beorn_leaves = { CARD($card, as: "gender") ->
        [p] { CARD($card) } возвращаются
       *[other] { CARD($card) } возвращается
    } в колоду владельца, и её тасуют
delayed-rider_returns = { CARD($card, as: "gender") ->
        [p] { CARD($card) } возвращаются
       *[other] { CARD($card) } возвращается
    } на верх колоды столкновений

window-resource = Фаза ресурсов, после взятия карт
window-planning = Планирование, перед ходом игрока
window-planning_end = Планирование, в конце
window-quest = Задание, до отправки персонажей
window-commit = Задание, персонажи отправлены
window-staging = Задание, карты раскрыты
window-resolution = Задание, после подведения итога
window-travel = Путешествие, в конце
window-optional_engagement = Столкновения, до проверок
window-engagement_checks = Столкновения, в конце
window-shadow_cards = Бой, карты тени розданы
window-enemy_chosen = Атака врага, до выбора защитника
window-defender_declared = Атака врага, защитник выбран
window-shadow_resolved = Атака врага, эффект тени применён
window-attack_damage = Атака врага, урон нанесён
window-attack_declared = Ваша атака, атакующие выбраны
window-attack_strength = Ваша атака, сила подсчитана
window-player_attack_damage = Ваша атака, урон нанесён
window-combat = Бой, в конце
window-refresh = Восстановление, в конце

# за чем следует отклик или вынужденный эффект
on-committed = { $case ->
        [acc] отправку
       *[other] отправка
    } { CARD($subject, case: "gen") } на задание
on-revealed = раскрытие { CARD($subject, case: "gen") }
on-quest_succeeded = успех задания
on-quest_failed = провал задания
on-progress_placed = прогресс на карте «{ CARD($subject, case: "nom") }»
on-explored = исследование { CARD($subject, case: "gen") }
on-travelled = путешествие к { CARD($subject, case: "dat") }
on-engaged = вступление { CARD($subject, case: "gen") } в схватку
on-attacks = { $case ->
        [acc] атаку
       *[other] атака
    } { CARD($subject, case: "gen") }
on-defends = выход { CARD($subject, case: "gen") } в защиту
on-shadow_dealt = { $case ->
        [acc] карту
       *[other] карта
    } тени для { CARD($subject, case: "gen") }
on-shadow_effect = эффект тени карты «{ CARD($subject, case: "nom") }»
on-shadow_resolved = эффект тени карты «{ CARD($subject, case: "nom") }»
on-attacked = { $case ->
        [acc] атаку
       *[other] атака
    } { CARD($subject, case: "gen") }
on-attackers_declared = { $case ->
        [acc] атаку
       *[other] атака
    } на { CARD($subject, case: "acc") }
on-damaged = урон, нанесённый { CARD($subject, case: "dat") }
on-destroyed = уничтожение { CARD($subject, case: "gen") }
on-leaves_play = выход { CARD($subject, case: "gen") } из игры
on-enters_play = вступление { CARD($subject, case: "gen") } в игру
on-played = розыгрыш { CARD($subject, case: "gen") }
on-phase_begins = начало фазы
on-phase_ends = конец фазы
on-round_ends = конец раунда
on-refresh_threat = рост угрозы
on-stage_revealed = новый этап «{ CARD($subject, case: "nom") }»
on-rescued = спасение { CARD($subject, case: "gen") }

refusal-not_offered = Сейчас этого сделать нельзя.
refusal-game_over = Игра окончена.
refusal-travel_cost_not_met = Вы не можете заплатить цену путешествия туда.
refusal-must_travel_elsewhere = Отправиться нужно к другой локации.
refusal-already_attacked_this_round = В этом раунде вы уже атаковали этого врага.
refusal-cannot_be_engaged_by_choice = С этим врагом нельзя вступить в схватку по желанию.
refusal-no_resource_match = Ни у одного вашего героя нет сферы этой карты.
refusal-cannot_pay = У ваших героев её сферы слишком мало ресурсов.
refusal-unique_in_play = Карта с таким названием уже в игре, а она уникальна.
refusal-nothing_to_attach_to = В игре нет ничего, к чему её можно прикрепить.
refusal-no_more_allies_this_round = В этом раунде больше нельзя играть союзников.
refusal-wrong_number_of_heroes = В колоде от одного до трёх героев; здесь их { $heroes }.
refusal-hero_twice = { CARD($hero) } может быть в колоде только один раз.
refusal-too_many_copies = В колоде { $copies ->
        [one] { $copies } копия
        [few] { $copies } копии
        [many] { $copies } копий
       *[other] { $copies } копии
    } карты «{ CARD($card) }», а можно не больше трёх.
refusal-too_few_cards = В турнирной колоде не меньше 50 карт; здесь их { $cards }.
refusal-no_cards = В колоде ещё нет карт.
refusal-small_deck = В стартовой колоде 30 карт; здесь их { $cards }.
refusal-no_hero_of_sphere = Чтобы сыграть карту «{ CARD($card) }», нужен герой сферы «{ SPHERE($sphere) }».
refusal-ally_named_like_hero = Карту «{ CARD($card) }» нельзя сыграть, пока в игре герой с этим именем.

# на что можно указать, и когда что спрашивают
refusal-no_such_card = В этой игре нет такой карты.
refusal-card_hidden = Эта карта лежит там, где её не видно и не использовать.
refusal-card_not_eligible = Эффект не может выбрать карту «{ CARD($card) }».
refusal-card_not_in_play = Карта «{ CARD($card) }» не в игре.
refusal-no_location = Карта «{ CARD($card) }» — не локация.
refusal-location_active = Карта «{ CARD($card) }» — уже активная локация.
refusal-same_location_offered = Выберите другую копию карты «{ CARD($card) }»: они одинаковы.
refusal-card_not_in_hand = Карты «{ CARD($card) }» нет у вас в руке.
refusal-only_in_planning = Союзников и дополнения играют только в фазе планирования.
refusal-same_card_offered = Выберите другую копию карты «{ CARD($card) }»: они одинаковы.
refusal-event_in_window = Событие играют в окне действий или как отклик.
refusal-event_is_response = Карта «{ CARD($card) }» — отклик: его играют, когда случится названное на ней.
refusal-event_of_other_phase = Карту «{ CARD($card) }» нельзя сыграть в этой фазе.
refusal-nothing_to_do = Вы не можете заплатить цену карты «{ CARD($card) }», или она не дала бы эффекта.
refusal-no_action = У карты «{ CARD($card) }» нет действия.
refusal-no_response = У карты «{ CARD($card) }» нет отклика.
refusal-no_forced = У карты «{ CARD($card) }» нет вынужденного эффекта.
refusal-forced_not_now = Вынужденный эффект карты «{ CARD($card) }» сейчас не срабатывает.
refusal-response_not_now = Карта «{ CARD($card) }» не откликается на случившееся или уже откликнулась.
refusal-not_your_card = Вы не управляете картой «{ CARD($card) }».
refusal-action_of_other_phase = Действие карты «{ CARD($card) }» нельзя применить в этой фазе.
refusal-card_exhausted = Карта «{ CARD($card) }» истощена.
refusal-limit_reached = Предел применений карты «{ CARD($card) }» достигнут.
refusal-other_happening = Эта способность не отвечает на это событие.
refusal-no_such_ability = У карты «{ CARD($card) }» нет такой способности.
refusal-ability_not_now = Эту способность карты «{ CARD($card) }» сейчас нельзя применить.
refusal-no_character = Карта «{ CARD($card) }» — не персонаж.
refusal-other_sphere = Карта «{ CARD($card) }» не может платить за карту этой сферы.
refusal-no_resources = У карты «{ CARD($card) }» не осталось ресурсов.
refusal-paid_already = Карта «{ CARD($card) }» уже заплатила.
refusal-damage_goes_elsewhere = Карта «{ CARD($card) }» не может получить этот урон.
refusal-committed_already = Карта «{ CARD($card) }» уже на задании.
refusal-not_ranged = Карта «{ CARD($card) }» не достаёт до этого врага: врагов других игроков атакуют только персонажи с «Дальним боем».
refusal-not_sentinel = Карта «{ CARD($card) }» защищает только своего игрока: других защищает только «Часовой».
refusal-card_forbids = Карта в игре запрещает это карте «{ CARD($card) }».
refusal-no_enemy = Карта «{ CARD($card) }» — не враг.
refusal-enemy_engaged = Враг «{ CARD($card) }» уже в схватке.
refusal-engaged_in_order = С врагом «{ CARD($card) }» сейчас нельзя вступить в схватку: первым идёт враг с наибольшей ценой схватки, его заменяет такой же, или запрещает карта.
refusal-enemy_in_staging = Враг «{ CARD($card) }» в зоне подготовки, а не в схватке.
refusal-enemy_of_other = Враг «{ CARD($card) }» в схватке с другим игроком.
refusal-enemy_not_engaged_with_you = Враг «{ CARD($card) }» не в схватке с вами.
refusal-enemy_done = Враг «{ CARD($card) }» уже атаковал.
refusal-no_such_player = В этой игре нет такого игрока.
refusal-player_eliminated = Этот игрок выбыл.
refusal-other_players_meant = Эффект не может выбрать этого игрока.
refusal-number_between = Выберите число от { $least } до { $most }.
refusal-when_play = Союзников и дополнения играют в фазе планирования, события — в окнах действий.
refusal-when_action = Действия применяют в окнах действий.
refusal-when_response = Отклики применяют, когда случилось названное в них.
refusal-when_forced = Вынужденные эффекты упорядочивают, когда срабатывает несколько сразу.
refusal-when_pay = Ресурсы платят, когда что-то их стоит.
refusal-when_commit = Персонажей отправляют в начале фазы задания.
refusal-when_travel = Путешествуют в фазе путешествия.
refusal-when_engage = В схватку вступают в фазе столкновений.
refusal-when_shadow_cards = Карты тени раздают в начале фазы боя.
refusal-when_enemy_attacks = В фазе боя сначала атакуют враги, в порядке по выбору игрока.
refusal-when_defend = Защитников назначают, когда атакует враг.
refusal-when_undefended = Это решают, когда урон наносит атака без защитника.
refusal-when_attack = Игроки атакуют в фазе боя, после врагов.
refusal-when_mulligan = Начальную руку оставляют или меняют при подготовке.
refusal-when_effect_asks = Это решают, только когда об этом спрашивает эффект карты.

event-added = { CARD($card, as: "gender") ->
        [p] { CARD($card) } попадают
       *[other] { CARD($card) } попадает
    } в зону подготовки.
event-attached = Карта «{ CARD($card) }» прикреплена к { CARD($host, case: "dat") }.
event-attack = { CARD($card, as: "gender") ->
        [p] { CARD($card) } атакуют
       *[other] { CARD($card) } атакует
    } { SEAT($seat, case: "acc") }.
event-attack_damage = Атака { $attack } против защиты { $defense }: урон { $n }.
event-attacker = { CARD($card, as: "gender") ->
        [p] { CARD($card) } присоединяются
       *[other] { CARD($card) } присоединяется
    } к атаке.
event-cancelled = Эффект карты «{ CARD($card) }» отменён.
event-captured = { CARD($card, as: "gender") ->
        [p] { CARD($card) } попадают
       *[other] { CARD($card) } попадает
    } в плен.
event-committed = { CARD($card, as: "gender") ->
        [p] { CARD($card) } отправляются
       *[other] { CARD($card) } отправляется
    } на задание.
event-campaign = { CAMPAIGN($level) }, сценарий { $part } из 3: счёт пока { $score }.
event-campaign_goes_on = Кампания продолжается со счётом { $score }.
event-campaign_lost = Кампания проиграна.
event-campaign_won = Кампания выиграна, счёт { $score }.
event-control = { SEAT($seat) } { SEAT($seat, as: "gender") ->
        [you] получаете
       *[other] получает
    } контроль над картой «{ CARD($card) }».
event-damaged = { CARD($card, as: "gender") ->
        [p] { CARD($card) } получают
       *[other] { CARD($card) } получает
    } { $n } урона.
event-defends = { CARD($card, as: "gender") ->
        [p] { CARD($card) } защищаются
       *[other] { CARD($card) } защищается
    }.
event-delayed = Эффект карты «{ CARD($card) }» кончается.
event-destroyed = { CARD($card, as: "gender") ->
        [p] { CARD($card) } гибнут
       *[other] { CARD($card) } гибнет
    }.
event-discarded = Сброшена карта «{ CARD($card) }».
event-doomed = У карты «{ CARD($card) }» «Рок { $n }».
event-drew = { SEAT($seat) } { SEAT($seat, as: "gender") ->
        [you] берёте
       *[other] берёт
    } { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }.
event-drew_cards = Вы берёте: { CARDS($cards, case: "quoted") }.
event-eliminated = { SEAT($seat) } { SEAT($seat, as: "gender") ->
        [you] выбываете
       *[other] выбывает
    }: { ELIMINATED($why) }.
event-encounter_deck_rebuilt = Колода столкновений пуста, и в неё замешивают её сброс.
event-engaged = { CARD($card, as: "gender") ->
        [p] { CARD($card) } вступают
       *[other] { CARD($card) } вступает
    } в схватку с { SEAT($seat, case: "ins") }.
event-exhausted = { "" }
event-explored = Локация «{ CARD($card) }» исследована.
event-first_player = { SEAT($seat) } { SEAT($seat, as: "gender") ->
        [you] становитесь
       *[other] становится
    } первым игроком.
event-guards = { CARD($objective, case: "acc") } { CARD($card, as: "gender") ->
        [p] охраняют
       *[other] охраняет
    } { CARD($card) }.
event-healed = { CARD($card, as: "gender") ->
        [p] { CARD($card) } избавляются
       *[other] { CARD($card) } избавляется
    } от { $n } урона.
event-mulligan = { SEAT($seat) } { SEAT($seat, as: "gender") ->
        [you] берёте
       *[other] берёт
    } новую начальную руку.
event-no_encounter_card = Карт столкновений для раскрытия не осталось.
event-objective_lost = { CARD($card, as: "gender") ->
        [p] { CARD($card) } возвращаются
       *[other] { CARD($card) } возвращается
    } в зону подготовки.
event-paid = Из запаса { CARD($card, case: "gen") } { $n ->
        [one] заплачен { $n } ресурс
        [few] заплачено { $n } ресурса
        [many] заплачено { $n } ресурсов
       *[other] заплачено { $n } ресурса
    }.
event-phase = { PHASE($phase) }.
event-played = { SEAT($seat) } { SEAT($seat, as: "gender") ->
        [you] разыгрываете
       *[other] разыгрывает
    } карту «{ CARD($card) }».
event-player_attack = { SEAT($seat) } { SEAT($seat, as: "gender") ->
        [you] атакуете
       *[other] атакует
    } { CARD($card, case: "acc") }.
event-progress = Карта «{ CARD($card) }» получает { $n } прогресса.
event-progress_removed = Карта «{ CARD($card) }» теряет { $n } прогресса.
event-put_into_play = { SEAT($seat) } { SEAT($seat, as: "gender") ->
        [you] вводите
       *[other] вводит
    } в игру карту «{ CARD($card) }».
event-quest_failed = Задание провалено (воля { $willpower } против угрозы { $threat }): угроза каждого игрока растёт на { $n }.
event-quest_succeeded = Задание удалось (воля { $willpower } против угрозы { $threat }): прогресс { $n }.
event-quest_drawn = Задание не продвигается (воля { $willpower } против угрозы { $threat }).
event-readied = { "" }
event-removed = Карта «{ CARD($card) }» убрана из игры.
event-rescued = { CARD($card, as: "gender") ->
        [p] { CARD($card) } снова
       *[other] { CARD($card) } снова
    } на свободе.
event-resources = { CARD($card, as: "gender") ->
        [p] { CARD($card) } получают
       *[other] { CARD($card) } получает
    } { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурса
        [many] { $n } ресурсов
       *[other] { $n } ресурса
    }.
event-returned_to_hand = Карта «{ CARD($card) }» возвращается в { SEAT($seat, as: "gender") ->
        [you] вашу руку
       *[other] руку { SEAT($seat, case: "gen") }
    }.
event-revealed = Раскрыта карта «{ CARD($card) }».
event-round = Раунд { $round }.
event-shadow_card = Карта тени { CARD($enemy, case: "gen") }: «{ CARD($card) }».
event-shadow_card_blank = Карта тени «{ CARD($card) }» не имеет эффекта тени.
event-shadow_dealt = { "" }
event-shuffled_in = Карта «{ CARD($card) }» замешана обратно в колоду.
event-stage_defeated = Этап { $stage }, «{ CARD($card) }», пройден.
event-stage_revealed = Этап { $stage }: «{ CARD($card) }».
event-surge = У карты «{ CARD($card) }» «Прилив»: раскрывают ещё одну карту.
event-threat_lowered = { SEAT($seat, as: "gender") ->
        [you] Ваша угроза
       *[other] Угроза { SEAT($seat, case: "gen") }
    } уменьшается на { $n }, теперь { $threat }.
event-threat_raised = { SEAT($seat, as: "gender") ->
        [you] Ваша угроза
       *[other] Угроза { SEAT($seat, case: "gen") }
    } растёт на { $n }, теперь { $threat }.
event-to_staging = { CARD($card, as: "gender") ->
        [p] { CARD($card) } переходят
       *[other] { CARD($card) } переходит
    } в зону подготовки.
event-travelled = Игроки отправляются к { CARD($card, case: "dat") }.
event-undefended = { SEAT($seat) } { SEAT($seat, as: "gender") ->
        [you] оставляете
       *[other] оставляет
    } атаку без защиты.
event-used_action = { SEAT($seat) } { SEAT($seat, as: "gender") ->
        [you] применяете
       *[other] применяет
    } карту «{ CARD($card) }».
event-used_event = { SEAT($seat) } { SEAT($seat, as: "gender") ->
        [you] разыгрываете
       *[other] разыгрывает
    } карту «{ CARD($card) }».
event-used_response = { SEAT($seat) } { SEAT($seat, as: "gender") ->
        [you] откликаетесь
       *[other] откликается
    } картой «{ CARD($card) }» на { ON($what, case: "acc") }.
event-used_forced = Срабатывает вынужденный эффект карты «{ CARD($card) }» ({ ON($what) }).
event-used_own_response = { SEAT($seat) } { SEAT($seat, as: "gender") ->
        [you] применяете
       *[other] применяет
    } отклик карты «{ CARD($card) }».
event-used_own_forced = Срабатывает вынужденный эффект карты «{ CARD($card) }».
event-won = Задание выполнено, счёт { $score }.

campaign-expert = Кампания для знатоков
campaign-nightmare = Кампания «Кошмар»

eliminated-threat = угроза достигла 50
eliminated-heroes = потеряны все герои

phase-resource = Фаза ресурсов
phase-planning = Фаза планирования
phase-quest = Фаза задания
phase-travel = Фаза путешествия
phase-encounter = Фаза столкновений
phase-combat = Фаза боя
phase-refresh = Фаза восстановления

name-or = или
name-and = и
name-quoted = «{ $name }»
name-seat = { $case ->
        [gen] игрока { $n }
        [dat] игроку { $n }
        [acc] игрока { $n }
        [ins] игроком { $n }
        [loc] игроке { $n }
       *[nom] игрок { $n }
    }
    .gender = m
name-you = { $case ->
        [gen] вас
        [dat] вам
        [acc] вас
        [ins] вами
        [loc] вас
       *[nom] вы
    }
    .gender = you
name-face_down = { $case ->
        [gen] карты
        [dat] карте
        [acc] карту
        [ins] картой
        [loc] карте
       *[nom] карта
    }
    .gender = f

sphere-leadership = Лидерство
sphere-tactics = Тактика
sphere-spirit = Дух
sphere-lore = Знание
sphere-neutral = нейтральная

## стол в тексте

board-round = Раунд { $round }, { $phase }
board-campaign = { CAMPAIGN($level) }: выиграно сценариев { $won } из { $of }, счёт { $score }
board-stage = Этап { $stage }: { $card }
board-active_location = Активная локация: { $card }
board-encounter = Воля { $willpower } против угрозы { $threat }; карт в колоде столкновений: { $deck }
board-staging = Зона подготовки:
board-against = против: { $card }
board-player = { SEAT($seat) }: угроза { $threat }, в руке { $hand }, в колоде { $deck }
board-first_player = { SEAT($seat) }, первый игрок: угроза { $threat }, в руке { $hand }, в колоде { $deck }
board-eliminated = { SEAT($seat) }: вне игры
board-willpower = воля { $n }
board-attack = атака { $n }
board-defense = защита { $n }
board-hit_points = здоровье { $n }
board-engages = схватка при { $n }
board-threat = угроза { $n }
board-progress = прогресс { $n } из { $of }
board-resources = ресурсы { $n }
board-damage = урон { $n }
board-committed = на задании
board-exhausted = истощение
board-guards = охраняет: { CARD($card) }
board-shadow_cards = карты тени { $n }
board-card = { $name } ({ $notes })
board-hand = { CARD($card) } ({ TYPE($type) }, { SPHERE($sphere) }, стоимость { $cost })

type-ally = союзник
type-attachment = дополнение
type-enemy = враг
type-event = событие
type-hero = герой
type-location = локация
type-objective = цель
type-quest = задание
type-treachery = коварство

## рассказ о законченной игре: как она кончилась; переломы, о которых журнал говорит иначе; что считается

story-how-victory = Задание выполнено в раунде { $round }, счёт { $score }: угроза { $threat }, за потерянных героев { $killed }, урон остальных { $damage }, минус { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
        [many] { $points } победных очков
       *[other] { $points } победного очка
    }.
story-how-all_eliminated = В раунде { $round } выбыл последний игрок: { $threatened ->
        [one] { $threatened } игрок
        [few] { $threatened } игрока
        [many] { $threatened } игроков
       *[other] { $threatened } игрока
    } из-за угрозы { $level }, без героев осталось { $bereft }. Задание стояло на этапе { $stage }, «{ CARD($quest) }».
story-how-all_eliminated_threat = В раунде { $round } угроза достигла { $level }, и в игре никого не осталось. Задание стояло на этапе { $stage }, «{ CARD($quest) }».
    .or = В раунде { $round } угроза достигла { $level }, и в игре никого не осталось.
story-how-all_eliminated_heroes = В раунде { $round } потерян последний герой, и в игре никого не осталось. Задание стояло на этапе { $stage }, «{ CARD($quest) }».
    .or = В раунде { $round } потерян последний герой, и в игре никого не осталось.
story-how-prisoner_lost = В раунде { $round } выбыл игрок, чей герой был в плену, и пленник потерян. Задание стояло на этапе { $stage }, «{ CARD($quest) }».
    .or = В раунде { $round } выбыл игрок, чей герой был в плену, и пленник потерян.
story-how-resigned = Игроки сдались в раунде { $round }, на этапе { $stage }, «{ CARD($quest) }», с угрозой { $threat }.
    .or = Игроки сдались, не начав задания.
story-how-unfinished = Задание не доиграли: раунд { $round }, этап { $stage }, «{ CARD($quest) }», угроза { $threat }.
    .or = Задание не доиграли.

story-point-hero_lost = { CARD($card, as: "gender") ->
        [p] { CARD($card) } погибают
       *[other] { CARD($card) } погибает
    }.
story-point-stage_defeated = Этап { $stage } задания пройден: «{ CARD($card) }».
story-point-captured = { CARD($card) } в плену.
story-point-attached = { CARD($card) } в руках игроков.

story-score-threat = угроза
story-score-heroes_lost = цена угрозы потерянных героев
story-score-damage = урон героев
story-score-rounds = раунды
story-score-victory_points = победные очки
story-score-score = счёт, чем меньше, тем лучше
story-score-together = Все игроки

## почему файл колоды не прочитать

deck_file-copies = число копий карты «{ $name }» — не число до { $most }
deck_file-none_known = в базовом наборе нет ни одной из её карт: { $names }
deck_file-no_cards = в ней нет карт
deck_file-hero_twice = герой стоит в колоде больше одного раза
deck_file-no_hero = в колоде нет героя
deck_file-too_long = в колоде не больше { $most } строк
deck_file-not_json = это не JSON: { $why }
deck_file-no_slots = в этом JSON нет поля «slots» с картами по коду
deck_file-document_type = в файле колоды не бывает типа документа
deck_file-not_xml = это не XML

## what is wrong with positions and options; each begins in small letters and has no full stop

wrong-hero_twice = в deck_{ $seat } герой, который уже есть у другого игрока (lcg.16.08)
wrong-no_deck_left = deck_{ $seat }: у других игроков уже есть герои из каждой колоды
position-empty = позиция пуста
position-no_value = { $head } не может быть «{ $word }» (допустимо: { $values })
position-no_player = игрока { $player } нет
position-no_number = { $head }: нужно число до { $most }, а не «{ $word }»
position-threat_numbers = threat: чисел должно быть столько же, сколько игроков, — { $players }
position-threat_eliminates = при угрозе { $threat } игрок { $player } выбывает
position-no_stage = «{ $stage }» — не этап этого сценария ({ $stages })
position-wrong_type = { $card } — карта типа { $type } и там лежать не может
position-none_left = карт { $card } больше не осталось
position-no_token = «{ $word }» — не жетон (пишите «2 damage», «exhausted» …)
position-attachment_how = пишите «дополнение on карта»
position-not_in_play = карты { $card } в игре нет
position-not_told = о «{ $head }» позиция не говорит
wrong-no_deck = «{ $deck }» — не колода (стартовые колоды: { $decks }; своя колода: герои/карты)
wrong-no_player_card = в «{ $deck }» есть карта, которая не герой и не карта игрока
wrong-so_far_alone = настройка so_far — для кампании (campaign=expert или nightmare)
wrong-so_far_scenarios = so_far говорит о сценариях числом { $count }, а их должно быть от 1 до { $most }
wrong-so_far_no_hero = по so_far ни у кого не осталось героев
wrong-so_far_fields = so_far: «{ $text }» игрока { $player } записано не в виде угроза.урон.сброс.удалённые
wrong-so_far_threat = so_far: угроза игрока { $player } — число до { $most }
wrong-so_far_damage = so_far: урон игрока { $player } указывают для стольких героев: { $heroes }
wrong-so_far_copies = so_far: в колоде игрока { $player } нет стольких карт { $number }: { $copies }
wrong-so_far_wounds = so_far: у героя игрока { $player } ({ CARD($hero) }) не может быть столько урона: { $wounds }
wrong-so_far_all_gone = so_far: все карты игрока { $player }, у которого нет героев, вне игры
wrong-so_far_eliminated = so_far: угроза игрока { $player }, у которого есть герои, ниже { $most }
position-which_player = «{ $head }» — какого игрока? ({ $head } 1: ...)
wrong-illegal_deck = колода «{ $deck }» недопустима ({ $rule }): { $why }
wrong-campaign_begins = эта кампания начинается со сценария { $scenario }, а не { $given } (lcg.16.13)
wrong-campaign_goes_on = следующий сценарий этой кампании — { $scenario }, а не { $given } (lcg.16.13)
wrong-so_far_players = so_far кампании уровня { $level } говорит о каждом из игроков ({ $players })
wrong-so_far_no_players = so_far кампании уровня { $level } об игроках не говорит
wrong-so_far_numbers = so_far: { $what } — числа, соединённые знаком +, а не «{ $text }»
so_far-scores = счёт
so_far-threat = угроза игрока { $player }
so_far-damage = урон игрока { $player }
so_far-discard = стопка сброса игрока { $player }
so_far-removed = удалённые из игры карты игрока { $player }
