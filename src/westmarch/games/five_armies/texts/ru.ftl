### Всё, что говорит игра, по-русски.
###
### Имена берут падежи из ru/names.toml; кроме шести падежей у мест и территорий есть at (где), into (куда) и from (откуда),
### с нужным предлогом: { PLACE($to, case: "into") } — «на Воронью высоту», «в Лагерь», «к Главным вратам».

game-title = Битва пяти воинств
game-summary = Эльфы, люди и гномы держат Одинокую гору против полчищ Болга, пока не придут Орлы и Беорн.

## names

name-and = и
name-quoted = «{ $name }»

## the board in text

board-title = Битва пяти воинств
board-turn = ход
board-to_act = ходит
board-free_peoples = Своб. народы
board-shadow = Тьма
board-points = очки
board-dice = кубики
board-cards = карты
board-deck = колода
board-fate = судьба
board-pool = жетонов в запасе
board-removed = вне игры
board-ready = можно ввести в игру
board-waiting = ждёт
board-generals = военачальники
board-activated = активирован
board-troubled = разум смятён
board-concentrated = сосредоточен
board-characters = персонажи
board-wrath = ярость
board-rings = жетоны Кольца
board-bodyguards = дружинники
board-out_of_play = не в игре
board-eliminated = уничтожен
board-vanished = вне поля
board-marching = в пути
board-eagles = Орлы
board-bats = Летучие мыши
board-supply = запас
board-piles = осталось жетонов
board-table = на столе
board-armour = урон
board-orcs = орки
board-hand = ваша рука
board-nothing = карт нет
board-none = нет
board-mountain = Внутри Одинокой горы
board-unmanned = без войска
board-settlement = поселение
board-walls = укрепление
board-held_by = контроль:
board-mustering = регион сбора
board-open = открыт
board-closed = перекрыт
board-damage = урон
board-leaders = лидерство
board-tokens =
    { $count ->
        [one] { $count } жетон найма
        [few] { $count } жетона найма
        [many] { $count } жетонов найма
       *[other] { $count } жетона найма
    } { TOKEN($token, case: "gen") }
board-combat = Бой
board-needs = Условие

## words for values

deed-strategic_move = переместить до двух войск
deed-attack = переместить войско и атаковать им
deed-combined_attack = атаковать несколькими войсками вместе
deed-swift_move = переместить войско с лидерством на расстояние до двух регионов
deed-attack_led = переместить войско с лидерством и атаковать им
deed-move_characters = переместить персонажей
deed-move_beorn = переместить Беорна и атаковать им за 1 ярость
deed-unleash_beorn = переместить Беорна и атаковать им без потери ярости
deed-recruit = перевернуть жетоны найма не более чем в двух регионах
deed-rally = воодушевить до двух войск
deed-eagles_attack = атаковать Орлами
deed-mountain_attack = атаковать Орлами вместе, в горах
deed-cloud_of_bats = «Туча нетопырей»: переместить войско
deed-redoubled_force = «С удвоенной силой»: положить четыре жетона найма
deed-draw_cards = взять карту события и карту сюжета
deed-recruit_goblins = нанять гоблинов в горе
deed-goblin_attack = переместить войско с гоблинами и атаковать им
deed-goblin_move = переместить до двух войск с гоблинами
deed-bring_bilbo = ввести в игру Бильбо
deed-bring_thorin = ввести в игру Торина
deed-bring_lord_of_the_eagles = ввести в игру Повелителя Орлов
deed-bring_beorn = ввести в игру Беорна
deed-bring_bolg = ввести в игру Болга

ability-place_token = положить жетон найма
ability-rally = воодушевить войско с ним
ability-move_and_attack = переместить войско с ним и атаковать
ability-concentrate = сосредоточиться
ability-magic = волшебный залп
ability-archery = искусство лучников
ability-eagle = призвать Орла
ability-fly = отправить Орлов в полёт

casualty-True = один отряд должен погибнуть, за него снимают два жетона
casualty-False = уничтожьте один отряд за два жетона или никого

at_once-True = , или сразу атакуйте
at_once-False = { "" }

shot_by-archery = Лучники обстреливают
shot_by-magic = Волшебный залп поражает

colour-True = чёрные
colour-False = белые

forced-True = : так решил атакующий
forced-False = { "" }

ending-front_gate = у Тьмы десять очков и Главные врата, она побеждает
ending-conquest = в конце хода у Тьмы десять очков, она побеждает
ending-fate = маркер судьбы дошёл до конца шкалы, свободные народы побеждают
ending-beorn = Беорн пришёл вовремя, свободные народы побеждают
ending-bolg_slain = Болг убит, свободные народы побеждают

## what is going on: the innermost of these frames begins the question

procedure-HandLimit = предел карт в руке
procedure-PlayCard = «{ CARD($card) }»
procedure-PlayFateCard = «{ CARD($card) }»
procedure-Fate = фаза судьбы
procedure-UseGeneral = { CHARACTER($general) }
procedure-MoveArmies = перемещение войск
procedure-MoveCharacters = перемещение персонажей
procedure-BeornActs = Беорн
procedure-MoveAndAttack = атака
procedure-CombinedAttack = совместная атака
procedure-Battle = сражение за { PLACE($region, case: "acc") }, раунд { $round }
procedure-CombatRound = сражение за { PLACE($region, case: "acc") }, раунд { $number }
procedure-FlipTokens = наём отрядов
procedure-RallyArmies = воодушевление
procedure-EaglesAttack = Орлы
procedure-MountainAttack = Орлы
procedure-ActionRound = фаза действий
procedure-Turn = ход { $turn }

## decisions: the question of each kind, and where an action reads differently there its label

decision-choose_die-question = выберите, какой кубик использовать

decision-choose_action-question = выберите, как использовать результат «{ FACE($face) }»

decision-bilbo_follows-question = сбросить жетон Кольца (осталось { $rings }), чтобы Бильбо появился где угодно?
decision-bilbo_follows-skip = оставить Кольцо

decision-hand_limit-question = выберите карту, которую сбросите лицом вниз

decision-activate_generals-question = выберите военачальника для активации
decision-activate_generals-done = больше никого не активировать

decision-choose_bats-question = выберите, сколько придёт Летучих мышей и жетонов лидерства

decision-place_bats-question = выберите, куда поставить Летучих мышей, осталось { $bats }

decision-place_leader-question = выберите войско, которое получит жетон лидерства, осталось { $count }

decision-lucky_number-question = «Счастливые числа»: перебросить один кубик?
decision-lucky_number-done = не перебрасывать

decision-fate_tile-question = вытянут жетон { TILE($tile) }. Передвинуть маркер на деление { $space } или тянуть ещё (осталось { $left })?

## armies

decision-choose_army-question = выберите войско для перемещения, осталось { $left }
    .or = выберите войско для перемещения
decision-choose_army-done = больше ничего не перемещать

decision-choose_destination-question = выберите, куда пойдёт войско { PLACE($origin, case: "from") }

decision-choose_group-question = выберите, кто пойдёт { PLACE($to, case: "into") } (пока: { ARMY($taken) })
    .or = выберите, кто пойдёт { PLACE($to, case: "into") }
decision-choose_group-done = выступить

decision-divide_damage-question = выберите, сколько жетонов урона пойдёт с ними

decision-march_on-question = идти дальше или остановиться?
decision-march_on-done = остановиться здесь

decision-army_limit-question = { $over ->
        [one] { $over } лишний отряд
        [few] { $over } лишних отряда
        [many] { $over } лишних отрядов
       *[other] { $over } лишнего отряда
    } { PLACE($place, case: "at") }; выберите, какой уничтожить

decision-casualties-question = потери { PLACE($outside, case: "at") }, { $damage ->
        [one] { $damage } жетон урона
        [few] { $damage } жетона урона
        [many] { $damage } жетонов урона
       *[other] { $damage } жетона урона
    } на { $units ->
        [one] { $units } отряд
        [few] { $units } отряда
        [many] { $units } отрядов
       *[other] { $units } отряда
    }; { CASUALTY($must) }
    .or = потери, { $damage ->
            [one] { $damage } жетон урона
            [few] { $damage } жетона урона
            [many] { $damage } жетонов урона
           *[other] { $damage } жетона урона
        } на { $units ->
            [one] { $units } отряд
            [few] { $units } отряда
            [many] { $units } отрядов
           *[other] { $units } отряда
        }; { CASUALTY($must) }
decision-casualties-done = больше потерь не нести

## recruitment

decision-flip_tokens-question = выберите жетон найма, который перевернёте, осталось { $left }
    .or = выберите жетон найма, который перевернёте
decision-flip_tokens-done = больше не переворачивать

decision-place_token-question = выберите, куда положить жетон найма, осталось { $left }
    .or = выберите, куда положить жетон найма
decision-place_token-done = больше не класть

decision-substitute-question = в запасе не хватает миниатюр: выберите, кого поставить взамен { PLACE($place, case: "at") }
decision-substitute-done = никого не ставить

decision-goblin_point-question = выберите, куда поставить последний отряд гоблинов

decision-rally-question = выберите войско для воодушевления, осталось { $left }
    .or = выберите войско для воодушевления
decision-rally-done = больше не воодушевлять
decision-rally_reroll-question = выберите, сколько неудачных кубиков перебросить { PLACE($place, case: "at") }, не больше { $most }; каждое значение { $needed }+ снимает жетон урона (их { $damage })

## characters

decision-enter_play-question = выберите, где вступит в игру { CHARACTER($character) }

decision-move_character-question = выберите персонажа для перемещения
decision-move_character-done = больше никого не перемещать

decision-character_to-question = выберите, куда пойдёт { CHARACTER($character) }

decision-bilbo_appears-question = выберите, где появится Бильбо

decision-beorn_moves-question = выберите, куда пойдёт Беорн, или остановитесь здесь ({ $left ->
        [one] остался { $left } шаг
        [few] осталось { $left } шага
        [many] осталось { $left } шагов
       *[other] осталось { $left } шага
    })
decision-beorn_moves-done = остановиться здесь

decision-beorn_attacks-question = выберите, кого атакует Беорн
decision-beorn_attacks-done = не атаковать

decision-general_ability-question = выберите, что сделать

decision-archery-question = выберите войско, которое обстреляют лучники

decision-magic-question = выберите войско, по которому ударит волшебство

## Eagles and Bats

decision-fly-question = выберите, куда летит следующий Орёл, осталось { $left }

decision-eagles_attack-question = выберите войско, которое атакует Орёл
decision-eagles_attack-done = больше никого не атаковать

decision-mountain_attack-question = выберите войско, которое атакуют Орлы

decision-send_eagles-question = выберите территорию, с которой Орёл атакует { PLACE($region, case: "acc") }
decision-send_eagles-done = больше не посылать Орлов

decision-cloud_of_bats-question = выберите территорию, которую покинут Летучие мыши

## battle

decision-choose_attacker-question = выберите войско, которое переместится или атакует
decision-choose_attacker-done = никакое

decision-move_or_attack-question = выберите, куда пойдёт войско { PLACE($army, case: "from") }{ AT_ONCE($at_once) }

decision-choose_target-question = выберите, кого атаковать
decision-choose_target-done = не атаковать

decision-choose_armies-question = выберите войска, которые атакуют { PLACE($target, case: "acc") }
decision-choose_armies-done = атаковать

decision-name_army-question = выберите войско, которое сражается в этом раунде

decision-manoeuvre-question = втайне выберите манёвр

decision-leader_reroll-question = выберите { $most ->
        [1] неудачный кубик
        [one] до { $most } неудачного кубика
        [few] до { $most } неудачных кубиков
        [many] до { $most } неудачных кубиков
       *[other] до { $most } неудачных кубиков
    } для переброса, попадание при { $needed }+

decision-use_ability-question = чёрный кубик попал; использовать { BATTLE($ability) }?
decision-use_ability-yes = использовать способность
decision-use_ability-no = не использовать

decision-bodyguard-question = сбросить жетон дружинников (осталось { $bodyguards }), чтобы предотвратить урон войску Болга ({ $stopped })?
decision-bodyguard-yes = сбросить жетон дружинников
decision-bodyguard-no = принять урон

decision-shining_armour-question = выберите, сколько жетонов урона примут «Сияющие доспехи»
decision-shining_armour-choose_number = { $arg1 ->
        [one] { $arg1 } жетон урона
        [few] { $arg1 } жетона урона
        [many] { $arg1 } жетонов урона
       *[other] { $arg1 } жетона урона
    }

decision-bilbo_vanishes-question = сбросить жетон Кольца (осталось { $rings }), чтобы Бильбо исчез, а войско сняло два жетона урона (сейчас их { $damage })?
decision-bilbo_vanishes-yes = Бильбо исчезает
decision-bilbo_vanishes-no = Бильбо остаётся

decision-cease-question = прекратить атаку или сражаться дальше?

decision-leave_battle-question = стоять или покинуть сражение?

decision-retreat-question = выберите, куда отступит { OWNER($side) }

decision-advance-question = выберите войско, которое продвинется
decision-advance-done = не продвигаться

## cards

decision-captain_of_war-question = «Полководец»: выберите, кем пожертвовать за два жетона урона
decision-captain_of_war-done = никем

decision-determined_attack-question = «Решительная атака»: выберите манёвр, который сыграете

decision-fell_race-question = «Лютое племя»: принять ещё 2 урона или заплатить иначе

decision-vampire_like-question = «Впиваясь в раненых»: убрать миниатюру Летучих мышей ради ещё 1 урона?
decision-vampire_like-yes = убрать Летучих мышей
decision-vampire_like-no = оставить

decision-dismay-question = выберите войско Тьмы, которое потеряет жетоны лидерства

decision-choose_general-question = выберите военачальника, который вернётся

decision-return_to-question = выберите войско, к которому присоединится { CHARACTER($general) }

decision-mend_walls-question = выберите укрепление, которое почините
decision-mend_walls-done = ничего не чинить

decision-bilbo_slips_away-question = выберите, куда пойдёт Бильбо

decision-choose_reinforced-question = выберите войско, которое получит { PAIRS($units, case: "acc") } и { $leaders ->
        [one] { $leaders } жетон лидерства
        [few] { $leaders } жетона лидерства
        [many] { $leaders } жетонов лидерства
       *[other] { $leaders } жетона лидерства
    }
    .or = выберите войско, которое получит { PAIRS($units, case: "acc") }
    .or-2 = выберите войско, которое получит { $leaders ->
            [one] { $leaders } жетон лидерства
            [few] { $leaders } жетона лидерства
            [many] { $leaders } жетонов лидерства
           *[other] { $leaders } жетона лидерства
        }
    .or-3 = выберите войско, с которого снимут до { $heals ->
            [one] { $heals } жетона урона
            [few] { $heals } жетонов урона
            [many] { $heals } жетонов урона
           *[other] { $heals } жетонов урона
        }
    .or-4 = выберите войско, которое получит жетон найма; его сразу перевернут

decision-rescue_rally-question = воодушевить войско { PLACE($at, case: "at") }?
decision-rescue_rally-yes = воодушевить
decision-rescue_rally-no = не воодушевлять

decision-flip_or_place-question = выберите жетон найма, который перевернёте или положите, осталось { $left }
decision-flip_or_place-done = больше не выбирать жетонов

decision-give_leader-question = выберите войско, которое получит жетон лидерства, осталось { $left }
    .or = выберите войско, которое получит жетон лидерства
decision-give_leader-done = больше не давать жетонов

decision-remove_token-question = выберите жетон найма, который уберёте

decision-remove_leader-question = выберите войско, которое потеряет жетон лидерства

decision-spend_bat-question = выберите территорию, которую покинут Летучие мыши ради жетона свободных народов
decision-spend_bat-done = Летучих мышей не тратить

decision-trouble_general-question = выберите военачальника, чей разум будет смятён

decision-hope_vanishes-question = выберите войско, которое получит жетон урона, осталось { $left }
decision-hope_vanishes-done = больше не выбирать войск

## actions

action-done = готово
action-pass = спасовать
action-skip = пропустить (кубик тратится без эффекта)
action-yes = да
action-no = нет
action-choose_place = { PLACE($arg1) }
action-choose_territory = { TERRITORY($arg1) }
action-choose_unit = { UNIT($arg1) }
action-choose_character = { CHARACTER($arg1) }
action-choose_card = { HAND($arg1) }
action-choose_token = { TOKEN($arg1) }
action-choose_number = { $arg1 }

# dice and cards
action-use_die = использовать кубик «{ FACE($arg1) }»
action-act = { DEED($arg1) }
action-general = потратить жетон активации { CHARACTER($arg1, case: "gen") }
action-ability = { ABILITY($arg1) }
action-play = сыграть «{ HAND($arg1) }»
action-discard = сбросить «{ HAND($arg1) }»
action-orc_from_card = отряд орков с карты «Летящие стрелы и дикие копья» — { PLACE($arg1, case: "into") }
action-bilbo_appears = сбросить жетон Кольца: Бильбо появляется где угодно
action-clear_mind = сбросить «Смятённый разум» (судьба идёт на деление назад, если это не «Воля Запада»)
action-roll_again = перебросить кубик «{ FACE($arg1) }»

# phases
action-activate = активировать { CHARACTER($arg1, case: "acc") }
action-place_leader = { PLACE($arg1) }
action-call_bats = Летучие мыши: { $arg1 }, { $tokens ->
        [one] { $tokens } жетон лидерства
        [few] { $tokens } жетона лидерства
        [many] { $tokens } жетонов лидерства
       *[other] { $tokens } жетона лидерства
    }
action-place_bat = { TERRITORY($arg1) }
action-apply_tile = применить жетон
action-draw_again = вытянуть ещё жетон

# armies
action-move_from = войско { PLACE($arg1, case: "at") }
action-move_to = { PLACE($arg1, case: "into") }
action-take = взять { UNIT($arg1, case: "acc") }
action-take_character = взять { CHARACTER($arg1, case: "acc") }
action-take_leader = взять жетон лидерства
action-take_damage = взять с собой { $arg1 ->
        [one] { $arg1 } жетон урона
        [few] { $arg1 } жетона урона
        [many] { $arg1 } жетонов урона
       *[other] { $arg1 } жетона урона
    }
action-take_all = всё войско
action-eliminate = уничтожить { UNIT($arg1, case: "acc") }

# recruitment
action-flip = перевернуть жетон { TOKEN($arg2, case: "gen") } { PLACE($arg1, case: "at") }
action-place_token = жетон { TOKEN($arg2, case: "gen") } — { PLACE($arg1, case: "into") }
action-rally = войско { PLACE($arg1, case: "at") }
action-remove_token = жетон { TOKEN($arg2, case: "gen") } { PLACE($arg1, case: "at") }
action-heal = { $arg2 ->
        [one] { $arg2 } жетон урона
        [few] { $arg2 } жетона урона
        [many] { $arg2 } жетонов урона
       *[other] { $arg2 } жетона урона
    } с войска { PLACE($arg1, case: "at") }
action-mend = { $arg2 ->
        [one] { $arg2 } жетон урона
        [few] { $arg2 } жетона урона
        [many] { $arg2 } жетонов урона
       *[other] { $arg2 } жетона урона
    } с укрепления { PLACE($arg1, case: "at") }

# characters, Eagles and Bats
action-enter_at = { PLACE($arg1) }
action-move_character = { CHARACTER($arg1) }
action-character_to = { PLACE($arg1) }
action-beorn_to = { PLACE($arg1, case: "into") }
action-shoot = войско { PLACE($arg1, case: "at") }
action-strike = войско { PLACE($arg1, case: "at") }
action-send_bat = { TERRITORY($arg1) }

# battle
action-lead = войско { PLACE($arg1, case: "at") }
action-attack = атаковать { PLACE($arg1, case: "acc") }
action-add_army = войско { PLACE($arg1, case: "at") }
action-fight_with = войско { PLACE($arg1, case: "at") }
action-advance_with = продвинуться { PLACE($arg1, case: "from") }
action-cease = прекратить атаку
action-fight_on = сражаться дальше
action-stand = стоять и сражаться
action-retreat = отступить
action-rout = спастись бегством
action-retreat_to = отступить { PLACE($arg1, case: "into") }
action-manoeuvre = { BATTLE($arg1) }
action-reroll_failed = { $arg1 ->
        [0] оставить все кубики
        [one] перебросить { $arg1 } неудачный кубик
        [few] перебросить { $arg1 } неудачных кубика
        [many] перебросить { $arg1 } неудачных кубиков
       *[other] перебросить { $arg1 } неудачных кубика
    }
action-reroll = перебросить { $black ->
        [one] { $black } чёрный
        [few] { $black } чёрных
        [many] { $black } чёрных
       *[other] { $black } чёрных
    } и { $white ->
        [one] { $white } белый кубик
        [few] { $white } белых кубика
        [many] { $white } белых кубиков
       *[other] { $white } белых кубика
    }
    .or = перебросить { $black ->
            [one] { $black } чёрный кубик
            [few] { $black } чёрных кубика
            [many] { $black } чёрных кубиков
           *[other] { $black } чёрных кубика
        }
    .or-2 = перебросить { $white ->
            [one] { $white } белый кубик
            [few] { $white } белых кубика
            [many] { $white } белых кубиков
           *[other] { $white } белых кубика
        }
    .or-3 = оставить все кубики
action-sacrifice = { CHARACTER($arg1) } гибнет
action-dismiss_leader = убрать жетон лидерства
action-dismiss_leaders = убрать все жетоны лидерства
action-suffer = принять ещё 2 урона

## refusals

refusal-not_offered = Здесь такого выбора нет.
refusal-game_over = Игра окончена.
refusal-not_your_turn = Сейчас решает другой игрок.
refusal-nothing_to_undo = Отменять нечего.
refusal-undo_new_information = С тех пор бросали кубики или открывали карты; нужно согласие соперника.
refusal-undo_other_seat = Сейчас решает соперник, нужно его согласие.

# dice and cards
refusal-die_used_for_bilbo = Бильбо появился с этим кубиком, поэтому его нужно использовать как «Персонаж».
refusal-not_fewer_dice = Спасовать может только тот, у кого осталось меньше кубиков.
refusal-general_used_no_pass = Военачальник использован, поэтому теперь нужно использовать кубик.
refusal-one_general_per_die = Перед одним кубиком можно использовать только одного военачальника.
refusal-ability_impossible = Сейчас это ничего бы не дало.
refusal-troubled_mind = «Смятённый разум» не даёт использовать способности этого военачальника.
refusal-fate_at_start = Маркер судьбы дальше назад не сдвинуть.
refusal-no_card_to_draw = Карт больше нет.
refusal-card_not_in_play = Карта «Орлы — не добрые птицы» не в игре.
refusal-bilbo_not_in_play = Бильбо не в игре.
refusal-bilbo_not_on_board = Бильбо нет на поле.
refusal-ravenhill_not_controlled = Свободные народы не контролируют Воронью высоту.
refusal-dale_not_controlled = Тьма не контролирует Руины Дейла.
refusal-too_few_settlements = Тьма должна контролировать два поселения.

# characters
refusal-not_ready = Маркер судьбы ещё не дошёл до этого персонажа, или персонаж уже покинул шкалу.
refusal-bolg_not_ready = Болг приходит только один раз, пока в Долине есть войско Тьмы.
refusal-entry_blocked = Нет свободного региона, где персонаж мог бы вступить в игру.
refusal-no_character_to_move = Ни один персонаж на поле не может переместиться.
refusal-beorn_not_in_play = Беорн не в игре.
refusal-beorn_cannot_act = Беорн не может останавливаться в регионе с войском свободных народов.
refusal-no_redoubled_force = Болг должен быть в игре, Тьма должна контролировать два поселения, и в стопке должен остаться жетон найма.
refusal-no_ring = Бильбо должен быть в игре с жетоном Кольца.
refusal-no_eagle_with_target = Ни у одного Орла на поле битвы нет войска Тьмы, которое можно атаковать.
refusal-no_bat_with_army = Летучих мышей нет ни на одной территории, где войско может переместиться.

# movement and recruitment
refusal-no_army_can_move = Ни одно войско не может переместиться.
refusal-enemy_army_blocks = Там вражеское войско.
refusal-beorn_there = Там Беорн, войска держатся от него в стороне.
refusal-pass_closed = Горный перевал перекрыт.
refusal-needs_leadership = Нужен жетон лидерства или персонаж с лидерством.
refusal-needs_unit_kind = В войске нужен отряд подходящего типа.
refusal-needs_unit = В войске нужен хотя бы один отряд.
refusal-must_stop = Рядом с вражеским войском нужно остановиться.
refusal-parts_go_apart = Части одного войска идут в разные регионы.
refusal-no_token_to_flip = Ни один жетон найма перевернуть нельзя.
refusal-no_token_left = Таких жетонов найма не осталось.
refusal-no_goblin_left = В запасе не осталось гоблинов.
refusal-nothing_to_rally = Ни на одном войске нет жетонов урона.

# battle
refusal-no_enemy_to_attack = Рядом нет вражеского войска.
refusal-no_army_can_attack = Ни одно войско не может атаковать.
refusal-needs_two_armies = Для совместной атаки нужны два войска рядом с одним и тем же вражеским.
refusal-nowhere_to_retreat = Идти некуда.
refusal-retreat_barred = В этом раунде карта не даёт отступить; можно только спастись бегством.

# на что можно указать, и когда что спрашивают
refusal-enemy_army_there = Это вражеское войско.
refusal-no_army_there = { PLACE($place, case: "at") } нет вашего войска.
refusal-no_goblin_point = Гоблинов нанимают только в их точках сбора.
refusal-wall_whole = Укрепление там не повреждено.
refusal-no_damage = На этом войске нет жетонов урона.
refusal-rallied_already = Это войско уже воодушевляли.
refusal-army_added = Это войско уже участвует.
refusal-not_next_to_target = Это войско не рядом с атакуемым.
refusal-not_in_this_attack = Это войско не участвует в этой атаке.
refusal-other_armies_meant = Этот выбор касается других войск.
refusal-no_enemy_there = { PLACE($place, case: "at") } нет вражеского войска.
refusal-inside_the_mountain = Области внутри горы снаружи не достать.
refusal-no_eagle_over = Над этой территорией нет Орла для атаки, или войско уже названо.
refusal-out_of_range = Это войско вне дальности.
refusal-too_few_armies_around = Рядом с ним меньше двух ваших войск.
refusal-not_adjacent = Это войско не в смежном регионе.
refusal-already_there = Уже там.
refusal-beyond_movement = Это на расстоянии { $distance } регионов; персонаж проходит { $reach }.
refusal-too_far = Это не смежный регион.
refusal-retreat_barred_there = Войско отступает в смежный регион без врагов, прочь от атаки.
refusal-region_used = По одному жетону на регион: в этом уже был.
refusal-no_token_there = { PLACE($place, case: "at") } нет жетона найма.
refusal-token_blocked = Враг там не даёт перевернуть жетон.
refusal-no_token_allowed = Ваш жетон найма туда класть нельзя.
refusal-no_bat_there = Летучих мышей там нет: { TERRITORY($territory) }.
refusal-no_eagle_there = Орлов там нет: { TERRITORY($territory) }.
refusal-other_territory = Речь о другой территории, не об этой: { TERRITORY($territory) }.
refusal-enemy_unit = Такой отряд на другой стороне ({ UNIT($unit) }).
refusal-none_in_supply = В запасе больше нет такого отряда ({ UNIT($unit) }).
refusal-token_brings_others = Этот жетон даёт другие отряды ({ UNIT($unit) } — не из них).
refusal-no_such_unit_there = В войске нет такого отряда ({ UNIT($unit) }).
refusal-all_taken = Все такие отряды уже выбраны ({ UNIT($unit) }).
refusal-character_eliminated = { CHARACTER($character) }: персонаж выбыл из игры.
refusal-general_not_activated = { CHARACTER($character) }: нет жетона активации.
refusal-general_activated = { CHARACTER($character) }: жетон активации уже есть.
refusal-character_not_in_play = { CHARACTER($character) }: персонаж не в игре.
refusal-enemy_character = { CHARACTER($character) }: персонаж другой стороны.
refusal-character_moved = { CHARACTER($character) }: уже перемещался.
refusal-character_moves_otherwise = { CHARACTER($character) }: так не перемещается, или его нет на поле.
refusal-character_goes = { CHARACTER($character) }: уже идёт.
refusal-no_general = { CHARACTER($character) }: не военачальник.
refusal-character_elsewhere = { CHARACTER($character) }: там этого персонажа нет.
refusal-enemy_token = Этот жетон другой стороны.
refusal-no_such_token_there = Такого жетона найма там нет.
refusal-other_tokens_meant = Речь о других жетонах найма.
refusal-enemy_card = Эта карта другой стороны: «{ CARD($card) }».
refusal-card_not_in_hand = Карты «{ CARD($card) }» нет у вас в руке.
refusal-die_does_not_play = Этот результат не даёт сыграть эту карту.
refusal-story_card_in_battle = В бою используют только карты событий.
refusal-manoeuvre_used = Этот манёвр уже использован; он вернётся с перегруппировкой.
refusal-no_unit_for_manoeuvre = В вашем войске нет такого отряда ({ UNIT($unit) }).
refusal-special_manoeuvre_not_now = Этот особый манёвр в этом раунде недоступен.
refusal-no_such_die = У вас нет неиспользованного кубика { FACE($face, case: "quoted") }.
refusal-number_between = Выберите число от { $least } до { $most }.
refusal-die_does_not_let = Этот результат этого не позволяет: { DEED($deed) }.
refusal-other_generals_ability = Это не способность { CHARACTER($character, case: "gen") }.
refusal-when_armies_move = Войска движутся по результату «Войско» или «Персонаж», с военачальником или по карте.
refusal-when_attack = Войска атакуют по результату «Войско» или «Персонаж», с военачальником или по карте.
refusal-when_combined = Сражающееся войско называют в каждом раунде совместной атаки.
refusal-when_manoeuvre = Манёвры выбирают в начале раунда боя.
refusal-when_reroll = Кубики перебрасывают после боевого броска.
refusal-when_casualties = Отряды уничтожают, когда на войске есть урон или превышен предел.
refusal-when_round_ends = Это решают в конце раунда боя.
refusal-when_battle_won = Войско занимает регион, выиграв бой.
refusal-when_die = Это делают в раунде действий, когда вам пора использовать кубик.
refusal-when_general = Способность военачальника используют перед кубиком, за жетон активации.
refusal-when_generals_activated = Военачальников и жетоны лидерства распределяют в фазе 2.
refusal-when_shadow_prepares = Летучих мышей призывают и размещают в фазе 4.
refusal-when_fate = Жетоны судьбы тянут в фазе 3.
refusal-when_too_many_cards = Карты сбрасывают, когда в руке их больше предела.
refusal-when_recruit = Жетоны найма переворачивают и кладут по результату «Сбор», с военачальником или по карте.
refusal-when_rally = Войска сплачиваются по результату «Сбор», с военачальником или по карте.
refusal-when_character_enters = Регион выбирают, когда персонаж вступает в игру.
refusal-when_character_moves = Персонажи движутся по результату «Персонаж» или по карте.
refusal-when_beorn = Беорн движется по результату «Персонаж» или по карте.
refusal-when_eagles = Орлы бьют, когда атакуют над полем битвы.
refusal-when_bats = Летучих мышей посылают «Тучей нетопырей».
refusal-when_card_asks = Это решают, только когда об этом спрашивает карта или правило.
refusal-only_choose_reinforced = Карта называет войска другого вида или в других местах.
refusal-only_give_leader = Жетон лидерства получает ваше войско, названное картой.
refusal-only_enter_play = Персонаж вступает в игру только в регионах, названных на его листе.
refusal-only_hope_vanishes = Карта бьёт по войску свободных народов, которого ещё не задела.
refusal-only_spend_bat = Там должны быть Летучие мыши.
refusal-only_remove_leader = Там должно быть войско с жетоном лидерства.
refusal-only_choose_action = Орк с карты присоединяется к войску Тьмы.
refusal-only_cloud_of_bats = Ни одно войско там не может двигаться.
refusal-only_place_bats = Летучих мышей размещают на территориях поля битвы.
refusal-only_return_to = Персонаж присоединяется к войску свободных народов.
refusal-only_dismay = Карта называет другие войска.
refusal-only_trouble_general = Карта называет военачальника в игре.
refusal-only_mend_walls = Карта чинит укрепления свободных народов.
refusal-only_flip_or_place = Карта называет другие места.
refusal-only_determined_attack = Выберите другую карту из своей руки или манёвр сражающегося отряда.
refusal-river_between = Между регионами река без брода.

## the log; an empty text is not worth a line

event-turn_began = Ход { $turn }.
event-activated = { CHARACTER($general) } активирован.
event-general_used = { CHARACTER($general) } тратит жетон активации: { USED($ability) }.
event-bats_called = Вместе с Тьмой прилетают Летучие мыши: { $count }.
    .or = Летучих мышей с Тьмой нет.
event-bat_placed = Летучие мыши кружат над { TERRITORY($territory, case: "ins") }.
event-bat_removed = Летучие мыши покидают { TERRITORY($territory, case: "acc") }.
event-dice_rolled = Кубики { SIDE($side, case: "gen") }: { FACE($faces, case: "quoted") }.
event-die_rolled_again = «Счастливые числа»: было «{ FACE($before) }», стало «{ FACE($after) }».
event-die_used = { SEAT($side) } использует кубик «{ FACE($face) }»: { DONE($action) }.
event-die_discarded = { SEAT($side) } теряет кубик «{ FACE($face) }».
event-passed = { SEAT($side) } пасует.
event-game_ended = Игра окончена: { ENDING($ending) }.
event-undone = { SEAT($seat) } отменяет { $actions ->
        [one] { $actions } действие
        [few] { $actions } действия
        [many] { $actions } действий
       *[other] { $actions } действия
    }.

# fate
event-fate_tile_drawn = Вытянут жетон судьбы: { TILE($tile) }.
event-fate_moved = Маркер судьбы на делении { $to }.
event-fate_card = Карта судьбы: «{ CARD($card) }».
event-moved_on_track = { CHARACTER($character) } теперь ждёт на делении { $space } шкалы судьбы.

# cards
event-cards_drawn = { SEAT($side) } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    } из { DECK($deck, case: "gen") }.
event-drew = Вы берёте: { HAND($cards, case: "quoted") }.
event-discarded_face_down = { SEAT($side) } сбрасывает лицом вниз карту из { DECK($deck, case: "gen") }.
event-discarded_own = Вы сбрасываете карту «{ HAND($card) }».
event-card_discarded = { SEAT($side) } сбрасывает карту «{ HAND($card) }».
event-card_played = { SEAT($side) } разыгрывает карту «{ CARD($card) }».
event-table_card_discarded = Со стола убрана карта «{ CARD($card) }».
event-event_deck_renewed = Колода событий перемешана заново: { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.

# armies
event-army_moved = { OWNER($side) } идёт { PLACE($origin, case: "from") } { PLACE($to, case: "into") }: { ARMY($units) }; с ним { CHARACTER($characters) }.
    .or = { OWNER($side) } идёт { PLACE($origin, case: "from") } { PLACE($to, case: "into") }: { ARMY($units) }.
event-recruited = { PLACE($place, case: "into") } { $count ->
        [one] прибывает
        [few] прибывают
        [many] прибывает
       *[other] прибывает
    } { COUNT($count, $unit) }.
event-leaders_placed = { $count ->
        [one] { $count } жетон лидерства положен
        [few] { $count } жетона лидерства положены
        [many] { $count } жетонов лидерства положено
       *[other] { $count } жетона лидерства положены
    } { PLACE($place, case: "at") }.
event-leaders_removed = { $count ->
        [one] { $count } жетон лидерства убран
        [few] { $count } жетона лидерства убраны
        [many] { $count } жетонов лидерства убрано
       *[other] { $count } жетона лидерства убраны
    } { PLACE($place, case: "at") }.
event-damaged = Войско { PLACE($place, case: "at") } получает { $count ->
        [one] { $count } жетон урона
        [few] { $count } жетона урона
        [many] { $count } жетонов урона
       *[other] { $count } жетона урона
    }.
event-damage_removed = { $count ->
        [one] { $count } жетон урона снят
        [few] { $count } жетона урона сняты
        [many] { $count } жетонов урона снято
       *[other] { $count } жетона урона сняты
    } { PLACE($place, case: "at") }.
event-wall_damaged = Укрепление { PLACE($place, case: "at") } получает { $count ->
        [one] { $count } жетон урона
        [few] { $count } жетона урона
        [many] { $count } жетонов урона
       *[other] { $count } жетона урона
    }.
event-walls_mended = { $count ->
        [one] { $count } жетон урона снят
        [few] { $count } жетона урона сняты
        [many] { $count } жетонов урона снято
       *[other] { $count } жетона урона сняты
    } с укрепления { PLACE($place, case: "at") }.
event-unit_eliminated = Уничтожен { UNIT($unit) } { PLACE($place, case: "at") }.
event-unit_withdrawn = { UNIT($unit) } уходит { PLACE($place, case: "from") }.
event-army_destroyed = { OWNER($side) } { PLACE($place, case: "at") } уничтожено.
event-control_changed = { PLACE($place) } теперь под контролем { SIDE($side, case: "gen") }.
event-pass_opened = Открыт перевал за { PLACE($place, case: "ins") }.
event-orcs_on_card = На карте «Летящие стрелы и дикие копья» ждёт { $count ->
        [one] { $count } отряд орков
        [few] { $count } отряда орков
        [many] { $count } отрядов орков
       *[other] { $count } отряда орков
    }.

# recruitment tokens
event-token_placed = Жетон найма { TOKEN($token, case: "gen") } положен { PLACE($place, case: "at") }.
event-token_flipped = Жетон { PLACE($place, case: "at") } перевёрнут: { COUNT($count, $unit) }.
event-tokens_removed = { $count ->
        [one] { $count } жетон найма
        [few] { $count } жетона найма
        [many] { $count } жетонов найма
       *[other] { $count } жетона найма
    } { TOKEN($token, case: "gen") } { $count ->
        [one] убран
        [few] убраны
        [many] убрано
       *[other] убрано
    } { PLACE($place, case: "at") }.
event-rallied = Войско { PLACE($place, case: "at") } воодушевляется: { DICE($dice) }; { $hits ->
        [0] успехов нет
        [one] { $hits } успех
        [few] { $hits } успеха
        [many] { $hits } успехов
       *[other] { $hits } успеха
    }.
event-rallied_again = Войско { PLACE($place, case: "at") } перебрасывает неудачные кубики: { DICE($dice) }; { $hits ->
        [0] успехов нет
        [one] { $hits } успех
        [few] { $hits } успеха
        [many] { $hits } успехов
       *[other] { $hits } успеха
    }.
event-dread = «Великий страх»: { DICE($dice) }; { $hits ->
        [one] { $hits } жетон уходит
        [few] { $hits } жетона уходят
        [many] { $hits } жетонов уходят
       *[other] { $hits } жетона уходят
    }.

# characters
event-character_entered = { CHARACTER($character) } вступает в игру { PLACE($place, case: "at") }.
event-character_moved = { CHARACTER($character) } идёт { PLACE($origin, case: "from") } { PLACE($to, case: "into") }.
event-character_eliminated = { CHARACTER($character) } гибнет.
event-general_returned = { CHARACTER($character) } возвращается { PLACE($place, case: "into") }.
event-general_troubled = Разум { CHARACTER($character, case: "gen") } смятён.
event-beorn_moved = Беорн идёт { PLACE($to, case: "into") }.
event-wrath_added = Ярость Беорна растёт на { $count } и теперь равна { $wrath }.
event-wrath_lost = Ярость Беорна уменьшается на { $count } и теперь равна { $left }.
event-bilbo_appeared = Бильбо появляется { PLACE($place, case: "at") }; { $rings ->
        [one] остался { $rings } жетон Кольца
        [few] осталось { $rings } жетона Кольца
        [many] осталось { $rings } жетонов Кольца
       *[other] осталось { $rings } жетона Кольца
    }.
    .or = Бильбо появляется { PLACE($place, case: "at") }, это был последний жетон Кольца.
event-bilbo_vanished = Бильбо исчезает; { $rings ->
        [one] остался { $rings } жетон Кольца
        [few] осталось { $rings } жетона Кольца
        [many] осталось { $rings } жетонов Кольца
       *[other] осталось { $rings } жетона Кольца
    }.
    .or = Бильбо исчезает, это был последний жетон Кольца.
event-bodyguard_added = У Болга { $count ->
        [one] { $count } жетон дружинников
        [few] { $count } жетона дружинников
        [many] { $count } жетонов дружинников
       *[other] { $count } жетона дружинников
    }.
event-bodyguard_used = Дружинник гибнет за Болга; { $left ->
        [0] жетонов дружинников не осталось
        [one] остался { $left } жетон
        [few] осталось { $left } жетона
        [many] осталось { $left } жетонов
       *[other] осталось { $left } жетона
    }.
event-armour_damaged = «Сияющие доспехи» принимают { $count ->
        [one] { $count } жетон урона
        [few] { $count } жетона урона
        [many] { $count } жетонов урона
       *[other] { $count } жетона урона
    }.
event-eagles_came = { $count ->
        [one] { $count } Орёл прилетает
        [few] { $count } Орла прилетают
        [many] { $count } Орлов прилетают
       *[other] { $count } Орла прилетают
    } в Орлиное Гнездо.
event-eagle_flew = Орёл парит над { TERRITORY($territory, case: "ins") }.
event-eagle_struck = Орёл бьёт войско { PLACE($place, case: "at") }: { DICE($dice) }, переброс { DICE($rerolls) }; { $hits ->
        [0] попаданий нет
        [one] { $hits } попадание
        [few] { $hits } попадания
        [many] { $hits } попаданий
       *[other] { $hits } попадания
    }.
    .or = Орёл бьёт войско { PLACE($place, case: "at") }: { DICE($dice) }; { $hits ->
            [0] попаданий нет
            [one] { $hits } попадание
            [few] { $hits } попадания
            [many] { $hits } попаданий
           *[other] { $hits } попадания
        }.
event-shot = { SHOT_BY($by) } войско { PLACE($place, case: "at") }: { DICE($dice) }; { $hits ->
        [0] попаданий нет
        [one] { $hits } попадание
        [few] { $hits } попадания
        [many] { $hits } попаданий
       *[other] { $hits } попадания
    }.

# battle
event-battle_began = { SEAT($side) } атакует { PLACE($region, case: "acc") } { PLACE($armies, case: "from") }.
event-round_began = Раунд { $number }.
event-terrain_superiority = Преимущество на местности: { SIDE($side) }.
event-manoeuvre_revealed = { SEAT($side) } открывает карту { BATTLE($card) }.
event-manoeuvre_played = { SEAT($side) } разыгрывает карту { BATTLE($card) }.
event-ability_used = { SEAT($side) } использует способность { BATTLE($card) }.
event-combat_roll = Бросок { SIDE($side, case: "gen") } (попадание при { $target }+, { SIGNED($bonus) }): чёрные { DICE($black) }; белые { DICE($white) }.
    .or = Бросок { SIDE($side, case: "gen") } (попадание при { $target }+, { SIGNED($bonus) }): белые { DICE($white) }.
    .or-2 = Бросок { SIDE($side, case: "gen") } (попадание при { $target }+, { SIGNED($bonus) }): чёрные { DICE($black) }.
    .or-3 = Бросок { SIDE($side, case: "gen") } (попадание при { $target }+): чёрные { DICE($black) }; белые { DICE($white) }.
    .or-4 = Бросок { SIDE($side, case: "gen") } (попадание при { $target }+): белые { DICE($white) }.
    .or-5 = Бросок { SIDE($side, case: "gen") } (попадание при { $target }+): чёрные { DICE($black) }.
event-leader_reroll = Переброс { SIDE($side, case: "gen") } за лидерство, { COLOUR($black) } кубики: { DICE($dice) }; { $hits ->
        [0] попаданий нет
        [one] { $hits } попадание
        [few] { $hits } попадания
        [many] { $hits } попаданий
       *[other] { $hits } попадания
    }.
event-hits = Свободные народы: { $free_peoples ->
        [0] попаданий нет
        [one] { $free_peoples } попадание
        [few] { $free_peoples } попадания
        [many] { $free_peoples } попаданий
       *[other] { $free_peoples } попадания
    }, Тьма: { $shadow ->
        [0] попаданий нет
        [one] { $shadow } попадание
        [few] { $shadow } попадания
        [many] { $shadow } попаданий
       *[other] { $shadow } попадания
    }.
event-attack_ceased = { SEAT($side) } прекращает атаку.
event-routed = { OWNER($side) } { PLACE($place, case: "at") } спасается бегством.
event-retreated = { OWNER($side) } отступает { PLACE($origin, case: "from") } { PLACE($to, case: "into") }{ FORCED($forced) }.
event-battle_ended = Сражение за { PLACE($region, case: "acc") } окончено.

## the story of a finished game: how it ended, by its ending; the turning points that are not told in the words of the
## log; what the score counts

story-how-front_gate = На { $turn }-м ходу Тьма держала Главные врата, победных очков у неё { $points }, а достаточно { $needed }: Одинокая гора взята. Маркер судьбы стоял на делении { $fate } из { $last }.
story-how-conquest = В конце хода { $turn } места под контролем Тьмы дали ей { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
        [many] { $points } победных очков
       *[other] { $points } победного очка
    }, а достаточно { $needed }: долина потеряна. Маркер судьбы стоял на делении { $fate } из { $last }.
story-how-fate = На { $turn }-м ходу маркер судьбы достиг деления { $last }: свободные народы выстояли. Победных очков у Тьмы было { $points } из { $needed }.
story-how-beorn = На { $turn }-м ходу пришёл Беорн, а у Тьмы было { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
        [many] { $points } победных очков
       *[other] { $points } победного очка
    }, меньше { $late }: свободные народы побеждают. Маркер судьбы стоял на делении { $fate } из { $last }.
story-how-bolg_slain = На { $turn }-м ходу Болг был убит, и воинство его дрогнуло: свободные народы побеждают. Победных очков у Тьмы было { $points } из { $needed }.
story-how-resigned = { SIDE($loser, as: "gender") ->
        [p] { SIDE($loser) } сдались
       *[other] { SIDE($loser) } сдалась
    } на { $turn }-м ходу: победных очков у Тьмы было { $points } из { $needed }, маркер судьбы стоял на делении { $fate } из { $last }.
story-how-unfinished = Битва не доведена до конца: на { $turn }-м ходу у Тьмы было победных очков: { $points } из { $needed }; маркер судьбы стоял на делении { $fate } из { $last }.

story-point-control_changed = { PLACE($place) } теперь под контролем { SIDE($side, case: "gen") }, это { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
        [many] { $points } победных очков
       *[other] { $points } победного очка
    }.
    .or = { PLACE($place) } теперь под контролем { SIDE($side, case: "gen") }.
story-point-battle_ended = Великое сражение за { PLACE($region, case: "acc") }: свободные народы потеряли { $free_peoples ->
        [one] { $free_peoples } отряд
        [few] { $free_peoples } отряда
        [many] { $free_peoples } отрядов
       *[other] { $free_peoples } отряда
    }, Тьма — { $shadow }.
story-point-fate_moved = Судьба идёт вперёд: маркер на делении { $to } из { $last }.
story-point-character_eliminated = { CHARACTER($character) } пал.
story-point-fate_card = Приходит карта судьбы: «{ CARD($card) }».

story-score-victory_points = победные очки
story-score-fate = деление шкалы судьбы
story-score-generals_lost = потеряно военачальников

## what is wrong with positions; each begins in small letters and has no full stop

position-one_side = действует одна сторона
position-units_left = отрядов { $unit } осталось только { $left } из { $most }
position-not_inside = { $unit } не может войти внутрь горы
position-recruitment = жетоны найма лежат в регионах
position-nothing_called = нет отряда, персонажа или жетона «{ $word }»{ $hint }
position-lord = Повелитель Орлов на поле не стоит: lord: eyrie или территория
position-not_so_many_tokens = нет стольких жетонов { $kind } с отрядом { $unit }
position-tokens_left = жетонов { $kind } осталось только { $left }
position-vanishing = исчезает только Бильбо
position-not_waiting = { $character } не ждёт на шкале судьбы
position-track_ends = шкала судьбы кончается на { $last }
position-no_wrath = без ярости Беорн уничтожен
position-no_general = { $character } — не военачальник
position-activations = жетонов активации положено { $placed } из { $most }
position-tokens_alone = жетоны урона или лидерства без войска: { $place }
position-too_much_damage = жетонов урона больше, чем отрядов: { $place }
position-beorn_apart = Беорн держится в стороне от войск, а войско стоит здесь: { $place }
position-nothing_to_hold = { $place }: нет ни поселения, ни укрепления
position-no_pass = { $place } — не горный перевал
position-great_bats = Летучих мышей только { $most }
position-eagles = Орлов, кроме их Повелителя, только { $most }
position-not_so_many_tiles = нет стольких жетонов { $tile }
position-never_held = карту { $card } никогда не держат в руке
position-hand_limit = в руке больше { $most } карт
position-not_on_table = карта { $card } не лежит на столе
position-orcs_wait = орки ждут на карте { $card }, и остаётся она только ради них
position-troubles_one = карта { $card } на столе тревожит одного военачальника

## what was done, for the log: not a button's words

done-act = { DID($arg1) }
done-play = карта «{ HAND($arg1) }»
done-orc_from_card = отряд орков с карты «Летящие стрелы и дикие копья» идёт { PLACE($arg1, case: "into") }
done-clear_mind = сброс карты «Смятённый разум»
done-skip = без действия
did-strategic_move = перемещение до двух войск
did-attack = перемещение и атака войска
did-combined_attack = совместная атака
did-swift_move = быстрое перемещение войска с лидерством, до двух регионов
did-attack_led = перемещение и атака войска с лидерством
did-move_characters = перемещение персонажей
did-move_beorn = перемещение и атака Беорна за 1 ярость
did-unleash_beorn = перемещение и атака Беорна без потери ярости
did-recruit = жетоны найма переворачиваются не более чем в двух регионах
did-rally = воодушевление до двух войск
did-eagles_attack = атака Орлов
did-mountain_attack = общая атака Орлов в горах
did-cloud_of_bats = «Туча нетопырей», перемещение войска
did-redoubled_force = «С удвоенной силой», четыре жетона найма
did-draw_cards = взяты карта события и карта сюжета
did-recruit_goblins = наём гоблинов в горе
did-goblin_attack = перемещение и атака войска с гоблинами
did-goblin_move = перемещение до двух войск с гоблинами
did-bring_bilbo = в игру вступает Бильбо
did-bring_thorin = в игру вступает Торин
did-bring_lord_of_the_eagles = в игру вступает Повелитель Орлов
did-bring_beorn = в игру вступает Беорн
did-bring_bolg = в игру вступает Болг
used-place_token = размещение жетона найма
used-rally = воодушевление войска с ним
used-move_and_attack = перемещение и атака войска с ним
used-concentrate = сосредоточенность
used-magic = волшебный залп
used-archery = искусство лучников
used-eagle = призыв Орла
used-fly = вылет Орлов
