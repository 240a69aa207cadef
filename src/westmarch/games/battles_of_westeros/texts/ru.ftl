### Всё, что говорит игра, по-русски.
###
### Ранг при отряде согласуется с ним: у символов в ru/names.toml есть формы p_nom, p_gen … (зелёные, зелёных Ратников)
### и f_nom, f_gen … (зелёная, зелёной Стражи). Падеж составного имени приходит в $case.

game-title = Битвы Вестероса
game-summary = Дом Старков против Дома Ланнистеров на поле из гексов: командиры, их зоны контроля и боевой дух двух войск.
game-option-battle = в какую битву играем; можно и в свою, в виде JSON
game-option-retreat = как отступают отряды: как напечатано или по исправлениям

## names

name-and = и
name-quoted = «{ $name }»
name-or = или

name-unit-plain = { $case ->
        [gen] { KIND($kind, as: "gender") ->
            [f] { SYMBOL($rank, case: "f_gen") }
           *[other] { SYMBOL($rank, case: "p_gen") }
        }
        [dat] { KIND($kind, as: "gender") ->
            [f] { SYMBOL($rank, case: "f_dat") }
           *[other] { SYMBOL($rank, case: "p_dat") }
        }
        [acc] { KIND($kind, as: "gender") ->
            [f] { SYMBOL($rank, case: "f_acc") }
           *[other] { SYMBOL($rank, case: "p_acc") }
        }
        [ins] { KIND($kind, as: "gender") ->
            [f] { SYMBOL($rank, case: "f_ins") }
           *[other] { SYMBOL($rank, case: "p_ins") }
        }
        [loc] { KIND($kind, as: "gender") ->
            [f] { SYMBOL($rank, case: "f_loc") }
           *[other] { SYMBOL($rank, case: "p_loc") }
        }
       *[nom] { KIND($kind, as: "gender") ->
            [f] { SYMBOL($rank, case: "f_nom") }
           *[other] { SYMBOL($rank, case: "p_nom") }
        }
    } { KIND($kind) }
name-unit-led = { $case ->
        [gen] { KIND($kind, as: "gender") ->
            [f] { SYMBOL($rank, case: "f_gen") }
           *[other] { SYMBOL($rank, case: "p_gen") }
        }
        [dat] { KIND($kind, as: "gender") ->
            [f] { SYMBOL($rank, case: "f_dat") }
           *[other] { SYMBOL($rank, case: "p_dat") }
        }
        [acc] { KIND($kind, as: "gender") ->
            [f] { SYMBOL($rank, case: "f_acc") }
           *[other] { SYMBOL($rank, case: "p_acc") }
        }
        [ins] { KIND($kind, as: "gender") ->
            [f] { SYMBOL($rank, case: "f_ins") }
           *[other] { SYMBOL($rank, case: "p_ins") }
        }
        [loc] { KIND($kind, as: "gender") ->
            [f] { SYMBOL($rank, case: "f_loc") }
           *[other] { SYMBOL($rank, case: "p_loc") }
        }
       *[nom] { KIND($kind, as: "gender") ->
            [f] { SYMBOL($rank, case: "f_nom") }
           *[other] { SYMBOL($rank, case: "p_nom") }
        }
    } { KIND($kind) } { LEADER($commander, case: "gen") }
name-unit-at = { UNIT($unit) } на { $hex }

## the board in text

board-round = { $title }: раунд { $round } из { $rounds }, { PHASE($phase) }
board-setting_up = { $title }: подготовка
board-to_act = Преимущество: { HOUSE($first) }, Натиск: { HOUSE($momentum) }
board-points = Очки: Старки { $arg1 }, Ланнистеры { $arg2 }
board-morale = Боевой дух: { $space } на стороне { HOUSE($house, case: "gen") }, { ZONE($zone) } зона
    .or = Боевой дух: в центре
board-house = { HOUSE($house) }: { $command ->
        [one] { $command } жетон командования
        [few] { $command } жетона командования
        [many] { $command } жетонов командования
       *[other] { $command } жетона командования
    }, жетоны приказов: { $pool }, { $hand ->
        [one] { $hand } карта
        [few] { $hand } карты
        [many] { $hand } карт
       *[other] { $hand } карты
    } в руке, { $deck } в колоде
board-none = нет
board-legend = Отряды: Дом, ранг, тип, миниатюры; с командиром тип с прописной; * активен. Местность: { $grounds }.
board-unit = { $hex } { UNIT($unit) }, { $figures ->
        [one] { $figures } миниатюра
        [few] { $figures } миниатюры
        [many] { $figures } миниатюр
       *[other] { $figures } миниатюры
    }, { $state }
board-active = отряд активен
board-inactive = отряд неактивен
board-engaged = в схватке с { $hex } (жетон { HOUSE($house, case: "gen") })
board-commander = { COMMANDER($commander) }: { $tokens } из { $limit } жетонов командования, { $side }
board-fresh = карта свежая
board-spent = карта истрачена
board-captured = в плену, его держит { HOUSE($house) }
board-objective = Цель { $hex }, { $name }: { HOUSE($house) }
    .or = Цель { $hex }, { $name }
    .or-2 = Цель { $hex }: { HOUSE($house) }
    .or-3 = Цель { $hex }
board-fire = Огонь: { $fires }
board-strategy = Жетон стратегии на { $hex }: { TOKEN($token) }
board-captive = Пленник на { $hex }
    .or = Пленник спрятан: { $tokens }
board-targets = Катапульты нацелены: { $targets }
board-off = Вне поля: { $units }
board-eliminated = потери
board-waiting = ещё не прибыли
board-escaped = покинули поле битвы
board-playing = Разыгрывается: «{ CARD($card) }»
board-hand = «{ CARD($card) }»: { $text }
board-to_place = Расставить: { $things }

## words for values

token_use-green = приказ активному зелёному отряду
token_use-blue = приказ активному синему отряду
token_use-red = приказ активному красному отряду
token_use-valor = приказ активному отряду любого ранга
token_use-morale = поднять или понизить боевой дух

real-True = это настоящая стратегическая позиция, и теперь она принадлежит Дому
real-False = это обманный жетон

how-melee = атакуют
how-ranged = стреляют по
how-dogs_of_war = спускают псов на
how-counterattack = контратакуют
how-parting_blow = бьют вдогонку

ending-condition = по условиям победы этой битвы
ending-points = по победным очкам
ending-morale = при равных очках благодаря более высокому боевому духу
ending-momentum = при полном равенстве благодаря Натиску

score-eliminate = уничтоженный отряд
score-capture = пленённого командира
score-escape = ушедший отряд
score-objectives = удержанные цели
score-morale = низкий боевой дух врага
score-rows = отряды, ушедшие далеко вперёд
score-survive = уцелевшие отряды
score-fires = огонь
score-destroyed = разрушенное
score-standing = то, что ещё стоит
score-area = отряды в области
score-rescued = спасённого пленника
score-bystander = захваченного человека

token-hidden = лицом вниз
token-feint = обманный
token-stark = найден Домом Старков
token-lannister = найден Домом Ланнистеров

# What a commander can do at a window: the ability that does not turn his card, and the one that does.
ability-robb_king_in_the_north = убрать жетон схватки у своего гекса
ability-kevan_trusted_captain = одолжить два кубика этой атаке

commit-robb_young_wolf = атака лютоволка
commit-robb_king_in_the_north = поменяться местами со знаменосцем конницы рядом
commit-eddard_lord_of_winterfell = поднять свой боевой дух на 2
commit-greatjon_the_greatjon = воодушевить свой отряд
commit-greatjon_last_hearth = подконтрольная пехота в этот ход проходит на 1 гекс дальше
commit-maege_bear_island = воодушевить до 2 подконтрольных отрядов
commit-rickard_lord_of_karhold = воодушевить до 3 подконтрольных отрядов конницы
commit-jaime_kingslayer = его отряд атакует дважды
commit-jaime_second = взять 2 карты лидерства
commit-gregor_the_mountain = перебросить все кубики этой атаки
commit-gregor_reaver = добавить 2 уровня огню рядом с ним
commit-kevan_trusted_captain = до 3 подконтрольных отрядов пехоты получают «Стойкость» до конца раунда
commit-addam_ashemark = подконтрольная конница в этот ход проходит на 1 гекс дальше
commit-tywin_casterly_rock = бросить 3 кубика приказов и взять жетоны

# The zones of the morale track, and how a requirement names one: that zone or better, that zone or worse.
zone-grey = серая
zone-green = зелёная
zone-yellow = жёлтая
zone-red = красная

meets-better = лучше
meets-worse = хуже

## what is printed on Leadership cards

# Units that a command or tactic reaches: of a rank and a class, of one of the two, or any.
card-some = до { $most } { SYMBOL($rank, case: "p_gen") } отрядов { CLASS($class, case: "gen") }
    .or = до { $most } { SYMBOL($rank, case: "p_gen") } отрядов
    .or-2 = до { $most } отрядов { CLASS($class, case: "gen") }
    .or-3 = до { $most } отрядов
card-one = 1 { SYMBOL($rank, case: "m_nom") } отряд { CLASS($class, case: "gen") }
    .or = 1 { SYMBOL($rank, case: "m_nom") } отряд
    .or-2 = 1 отряд { CLASS($class, case: "gen") }
    .or-3 = 1 отряд
card-all = все { SYMBOL($rank, case: "p_nom") } отряды { CLASS($class, case: "gen") }
    .or = все { SYMBOL($rank, case: "p_nom") } отряды
    .or-2 = все отряды { CLASS($class, case: "gen") }
    .or-3 = все отряды
card-stray = { GROUP($some) } вне зоны рядом с уже выбранным
card-order = приказ: { GROUP($groups) }
card-rally = воодушевление: { GROUP($groups) }
card-command = { $does } ({ $cost ->
        [one] { $cost } жетон
        [few] { $cost } жетона
        [many] { $cost } жетонов
       *[other] { $cost } жетона
    })
card-tactic = Тактика, { TIMING($timing) } приказов, если { $needs }: { $does }
card-tokens = вы предъявите { $tokens }
card-token = жетон «{ SYMBOL($arg1) }»
card-two_tokens = два жетона «{ SYMBOL($arg1) }»
card-nothing = хотите

timing-before = до
timing-after = после
timing-either = до или после

test-own_better = ваш боевой дух — { ZONE($zone) } зона или лучше
test-own_worse = ваш боевой дух — { ZONE($zone) } зона или хуже
test-enemy_better = боевой дух врага — { ZONE($zone) } зона или лучше
test-enemy_worse = боевой дух врага — { ZONE($zone) } зона или хуже

target-ordered = { GROUP($some) } из получающих приказ
target-attack = { GROUP($some) } из атакующих сейчас
target-controlled = { GROUP($some) } в зоне контроля
target-enemy = { GROUP($some) } врага в зоне контроля
target-attacked = { UNITS($units) }, если уже была атака
target-attacked_unengaged = { UNITS($units) }, если уже была атака и нет схватки
target-unengaged = { UNITS($units) }, если нет схватки

until-turn = на этот ход
until-round = до конца раунда

tactic-gain_keyword = «{ KEYWORD($keyword) }» { UNTIL($until) } — { UNITS($units) }
tactic-dice_bonus = { $value ->
        [one] на { $value } кубик больше
        [few] на { $value } кубика больше
        [many] на { $value } кубиков больше
       *[other] на { $value } кубика больше
    } — { UNITS($units) }
tactic-flank_dice = { $value ->
        [one] на { $value } кубик больше
        [few] на { $value } кубика больше
        [many] на { $value } кубиков больше
       *[other] на { $value } кубика больше
    } при фланговой атаке — { UNITS($units) }
tactic-no_counterattack = без контратаки — { UNITS($units) }
tactic-extra_retreat = отброшенные враги отступают дальше на { $value ->
        [one] { $value } гекс
        [few] { $value } гекса
        [many] { $value } гексов
       *[other] { $value } гекса
    } — их отбрасывают { UNITS($units) }
tactic-move_bonus = перемещение дальше на { $value ->
        [one] { $value } гекс
        [few] { $value } гекса
        [many] { $value } гексов
       *[other] { $value } гекса
    } — { UNITS($units) }
tactic-reroll = перебросить до { $value ->
        [one] { $value } кубика
        [few] { $value } кубиков
        [many] { $value } кубиков
       *[other] { $value } кубиков
    } — { UNITS($units) }
tactic-ignore_heavy_armor = «Тяжёлые доспехи» не помогают, если атакует { UNITS($units) }
tactic-remove_engagement = убрать жетон схватки — { UNITS($units) }
tactic-ignore_terrain_stop = местность не останавливает { UNITS($units) }
tactic-move = ещё одно перемещение до { $value ->
        [one] { $value } гекса
        [few] { $value } гексов
        [many] { $value } гексов
       *[other] { $value } гексов
    } — { UNITS($units) }
tactic-pursue_bonus = преследование дальше на { $value ->
        [one] { $value } гекс
        [few] { $value } гекса
        [many] { $value } гексов
       *[other] { $value } гекса
    } — { UNITS($units) }
tactic-morale_per_event = ваш боевой дух растёт на { $value } всякий раз, когда враг вынужден отступить на 2 гекса или больше
tactic-morale = поднять свой боевой дух на { $value }
tactic-draw = взять { $value ->
        [one] { $value } карту
        [few] { $value } карты
        [many] { $value } карт
       *[other] { $value } карты
    }
tactic-roll_order_tokens = бросить { $value ->
        [one] { $value } кубик приказов
        [few] { $value } кубика приказов
        [many] { $value } кубиков приказов
       *[other] { $value } кубика приказов
    } и взять жетоны

## actions, wherever they are offered

action-done = готово
action-pass = спасовать до конца раунда
action-yes = да
action-no = нет
action-stay = { UNIT($unit) } на { HEX($unit) }: остаться
    .or = остаться
action-choose_unit = { UNIT($there) } на { $arg1 }
    .or = отряд на { $arg1 }
action-choose_hex = гекс { $arg1 }
action-attack = атаковать { UNIT($there, case: "acc") } на { $arg1 }
    .or = атаковать отряд на { $arg1 }
action-choose_symbol = { SYMBOL($arg1) }
action-use_ability = { COMMANDER($arg1) }: { $use }
action-advance = двинуться вслед на { $arg1 }
action-retreat = отступить на { $arg1 }
action-reroll = перебросить все кубики «{ SYMBOL($arg1) }»
action-reroll_one = перебросить один кубик «{ SYMBOL($arg1) }»
action-ignore_morale = не учитывать один результат боевого духа
action-accept_morale = учесть результат боевого духа
action-move = { UNIT($unit) } на { HEX($unit) }: переместиться на { $arg1 }
    .or = переместиться на { $arg1 }
action-disengage = выйти из схватки и переместиться
action-leave_battlefield = покинуть поле битвы
action-move_unit = переместить { UNIT($there, case: "acc") } с { $arg1 }
    .or = переместить отряд с { $arg1 }
action-attack_with = атаковать { UNIT($there, case: "ins") } на { $arg1 }
    .or = атаковать отрядом на { $arg1 }
action-loose_dogs = спустить псов на { UNIT($there, case: "acc") } на { $arg1 }
    .or = спустить псов на отряд на { $arg1 }
action-set_fire = поджечь { $arg1 }
action-put_out_fire = потушить огонь на { $arg1 }
action-lead = { COMMANDER($arg1) }
action-command = { COMMAND($arg1, $card) }
    .or = команда { $arg1 }
action-tactic = применить тактику
action-first = сначала воодушевление, потом приказы
action-last = сначала приказы, потом воодушевление
action-token = жетон «{ SYMBOL($arg1) }»: { TOKEN_USE($arg1) }
action-pair = два жетона «{ SYMBOL($arg1) }»: приказ любому активному отряду
action-raise_morale = жетон боевого духа: поднять свой боевой дух на 1
action-rally_for_morale = жетон боевого духа и снижение боевого духа на 1: воодушевить отряд
action-play = сыграть «{ CARD($arg1) }»: { COMMANDS($arg1) }
action-discard_card = сбросить «{ CARD($arg1) }»
action-discard_token = сбросить жетон «{ SYMBOL($arg1) }»
action-deploy = вступить на { $arg1 }
action-take_commander = { COMMANDER($arg1) }, стоимость { VALUE($arg1) }
action-place_terrain = положить на { $arg1 }
action-place_unit = поставить на { $arg1 }
action-two_dice = отдать два кубика за любой жетон

## procedures: what is going on, before a question

procedure-CommandPhase = фаза командования, { HOUSE($house) }
procedure-OrderByToken = приказ жетоном
procedure-RallyByToken = воодушевление жетоном
procedure-PlayCard = «{ CARD($card) }»
procedure-TacticTargets = тактика
procedure-MoveUnit = { UNIT($unit) } на { HEX($unit) }
procedure-ChooseDeed = { UNIT($unit) } на { HEX($unit) }
procedure-Attack = { UNIT($attacker) } против { UNIT($target, case: "gen") }
procedure-PartingBlow = { UNIT($leaver) } { UNIT($leaver, as: "gender") ->
        [f] выходит
       *[other] выходят
    } из схватки, рядом { UNIT($striker) }
procedure-Retreat = отступление, { UNIT($unit) } на { HEX($unit) }
procedure-Fires = огонь
procedure-Round = фаза перегруппировки
procedure-DiscardSurplus = фаза перегруппировки
procedure-Reinforcements = подкрепления
procedure-SetUp = подготовка
procedure-HideCaptive = до битвы
procedure-AimCatapults = до битвы
procedure-Palisades = до битвы
procedure-Direwolf = лютоволк Робба
procedure-Window = способности

## decisions: the question of each kind, and where an action reads differently there its label

decision-choose_action-question = используйте жетон приказа, сыграйте карту лидерства, примените способность или спасуйте

decision-order_unit-question = выберите отряд, который получит приказ

decision-rally_unit-question = выберите отряд, который воодушевите

decision-choose_mover-question = выберите, какой из получивших приказ отрядов перемещается следующим
decision-choose_mover-done = больше никого не перемещать

decision-choose_attacker-question = выберите, какой из получивших приказ отрядов атакует следующим
decision-choose_attacker-done = больше не атаковать

decision-move-question = выберите, куда идти

decision-choose_way-question = идти коротким путём, в досягаемости катапульт?
decision-choose_way-yes = идти коротким путём и сохранить атаку
decision-choose_way-no = идти в обход, без атаки

decision-disengage-question = выйти из схватки, рискуя ударом вдогонку, или остаться?
decision-disengage-stay = остаться на { HEX($unit) }

decision-attack-question = выберите цель
decision-attack-done = не атаковать

decision-parting_blow-question = нанести { UNIT($striker, case: "ins") } удар вдогонку?
decision-parting_blow-yes = ударить
decision-parting_blow-no = пусть уходят

decision-flank_reroll-question = фланговая атака, на кубиках { DICE_SHOWN($results) }; перебросить все кубики с одним символом?
decision-flank_reroll-done = оставить кубики

decision-reroll-question = на кубиках { DICE_SHOWN($results) }; выберите кубик для переброса (можно перебросить: { $rerolls })
decision-reroll-done = больше не перебрасывать

decision-ignore_morale-question = благодаря «Стойкости» не учитывать { $hexes ->
        [1] результат боевого духа
        [one] первый из { $hexes } результата боевого духа
        [few] первый из { $hexes } результатов боевого духа
        [many] первый из { $hexes } результатов боевого духа
       *[other] первый из { $hexes } результатов боевого духа
    }?

decision-retreat-question = выберите следующий гекс

decision-follow_up-question = наступать или преследовать?
decision-follow_up-stay = остаться на { HEX($unit) }

decision-pursuit_attack-question = после преследования атаковать ещё раз?
decision-pursuit_attack-done = больше не атаковать

decision-counterattack-question = контратаковать { UNIT($target, case: "ins") }?
decision-counterattack-yes = контратаковать
decision-counterattack-no = не контратаковать

decision-use_ability-question = применить способность сейчас?
decision-use_ability-done = не применять

decision-choose_commander-question = выберите командира, который отдаст команды

decision-choose_commands-question = выберите команды, которые оплатите
decision-choose_commands-done = больше не выбирать команд

decision-tactic-question = применить? { $tactic }
decision-tactic-tactic = применить тактику
decision-tactic-no = не применять тактику

decision-other_commands-question = воодушевить до приказов или после?

decision-choose_units-question = выберите отряд, который получит приказ
decision-choose_units-done = больше не отдавать приказов

decision-tactic_target-question = выберите отряд для тактики

decision-rally_units-question = выберите отряд, который воодушевите
decision-rally_units-yes = воодушевить всех
decision-rally_units-done = больше не воодушевлять

decision-stand_fast-question = выберите отряд пехоты, который получит «Стойкость»
decision-stand_fast-done = больше не выбирать отрядов

decision-direwolf-question = выберите цель

decision-change_places-question = выберите отряд конницы, со знаменосцем которого Робб поменяется местами

decision-fan_flames-question = выберите, какой огонь разгорится
decision-fan_flames-choose_hex = огонь на { $arg1 }

decision-burn_unit-question = выберите, какой отряд огонь уничтожит следующим

decision-leave_bridge-question = выберите, какой отряд следующим покинет сгоревший мост

decision-spread_fire-question = выберите, какой огонь распространяется следующим
decision-spread_fire-choose_hex = огонь на { $arg1 }

decision-recover_morale-question = восстановить боевой дух до точки перелома?
decision-recover_morale-yes = восстановить
decision-recover_morale-no = оставить как есть

decision-discard_card-question = оставьте одну карту лидерства; выберите, какую сбросить

decision-discard_token-question = оставьте один жетон приказа; выберите, какой сбросить

decision-deploy-question = выберите, где { UNIT($unit) } { UNIT($unit, as: "gender") ->
        [f] вступит
       *[other] вступят
    } на поле битвы
decision-deploy-stay = сначала другой отряд

decision-take_commander-question = втайне выберите своих командиров
decision-take_commander-done = больше не брать командиров

decision-place_terrain-question = разместите { GROUND($overlay, case: "acc") } (осталось { $left })

decision-place_unit-question = поставьте { UNIT($unit, case: "acc") }

decision-hide_captive-question = положите жетон пленника
decision-hide_captive-choose_hex = положить на { $arg1 }

decision-true_captive-question = втайне: под каким жетоном пленник?
decision-true_captive-choose_hex = жетон на { $arg1 }

decision-take_along-question = взять пленника с { UNIT($unit, case: "ins") }?
decision-take_along-yes = взять пленника
decision-take_along-no = оставить пленника

decision-aim_catapults-question = выберите цвет жетона катапульт на { $hex }

decision-strengthen_palisade-question = положите жетон «{ SYMBOL($colour) }» на частокол
decision-strengthen_palisade-choose_hex = частокол на { $arg1 }

decision-batter_palisade-question = на кубиках { DICE_SHOWN($results) }; выберите, какой использовать против частокола
decision-batter_palisade-choose_symbol = использовать кубик «{ SYMBOL($arg1) }»
decision-batter_palisade-done = больше не использовать кубиков

decision-give_up_die-question = выберите кубик, который отдадите
decision-give_up_die-choose_symbol = кубик «{ SYMBOL($arg1) }»

decision-choose_palisade-question = выберите частокол, который будете крушить
decision-choose_palisade-choose_hex = частокол на { $arg1 }

decision-remove_token-question = выберите, какой жетон снять
decision-remove_token-choose_symbol = жетон «{ SYMBOL($arg1) }»

## why not

refusal-not_offered = Здесь такого выбора нет.
refusal-game_over = Игра окончена.
refusal-not_your_turn = Сейчас решает другой игрок.
refusal-nothing_to_undo = Отменять нечего.
refusal-undo_new_information = С тех пор бросали кубики или открывали карты; нужно согласие соперника.
refusal-undo_other_seat = Сейчас решает соперник, нужно его согласие.
refusal-no_commander = Для карты лидерства нужен командир на поле битвы, а у вас не осталось ни одного.
refusal-no_command_tokens = На планшете командования не хватает жетонов.
refusal-command_limit = Предел командования этого командира не оставляет места для команд этой карты.
refusal-nothing_to_command = Ни для одной команды этой карты в зоне контроля нет ни активного отряда, ни дела.
refusal-no_active_unit_of_rank = У вас нет активного отряда, которому этот жетон может отдать приказ.
refusal-no_active_unit = У вас нет активных отрядов.
refusal-no_inactive_unit = Все ваши отряды и так активны.
refusal-morale_at_bottom = Вашему боевому духу падать некуда, поэтому заплатить им за воодушевление нельзя.

# на что можно указать, и когда что спрашивают
refusal-off_the_battlefield = Этот гекс вне поля битвы.
refusal-hex_taken = Там уже отряд: в гексе один отряд.
refusal-no_unit_there = Там нет отряда.
refusal-enemy_unit = Это вражеский отряд.
refusal-own_unit = Это ваш собственный отряд.
refusal-unit_active = Этот отряд уже активен.
refusal-unit_ordered = У этого отряда уже есть приказ.
refusal-unit_inactive = Этот отряд неактивен; приказы получают только активные.
refusal-token_of_other_rank = Этот жетон отдаёт приказ отрядам другого ранга.
refusal-outside_zone = Этот отряд в { $distance } гексах от командира: вне зоны контроля.
refusal-card_names_others = Карта называет другие отряды.
refusal-unit_not_ordered = В этот ход отряд не получил приказа.
refusal-unit_has_moved = Этот отряд уже двигался или остаётся.
refusal-burning_hex = Его гекс горит: никто не уйдёт, пока огонь не погашен.
refusal-hemmed_in = Все пути закрыты.
refusal-unit_has_attacked = Этот отряд уже атаковал.
refusal-moved_too_far_to_attack = Этот отряд прошёл слишком далеко для атаки или отказался от неё.
refusal-no_target = В пределах дальности и на линии видимости врага нет.
refusal-already_there = Уже там.
refusal-friend_in_the_way = Там дружественный отряд.
refusal-enemy_in_the_way = Там вражеский отряд.
refusal-burning_there = Этот гекс горит, туда никто не войдёт.
refusal-river = В реку нельзя войти без брода или моста.
refusal-impassable = На эту местность нельзя войти.
refusal-retreat_toward_edge = Отряд отступает к своему краю поля.
refusal-retreat_step = Отступают из гекса в смежный гекс.
refusal-no_pursuit_there = На эту местность не входят ни в наступлении, ни в преследовании.
refusal-beyond_pursuit = Наступление или преследование туда не ведёт.
refusal-too_far = Это в { $distance } гексах; отряд проходит { $most }.
refusal-way_blocked = Туда не ведёт открытый путь в { $most }: мешают местность, отряды или огонь.
refusal-attack_from_fire = Отряд в горящем гексе не может атаковать.
refusal-no_dogs = У этого отряда нет псов войны.
refusal-dogs_range = Псы войны атакуют на расстоянии 2 или 3; здесь { $distance }.
refusal-blocked_line = Линию видимости закрывает местность или отряд.
refusal-same_target_twice = Эта атака не может быть снова по тому же отряду.
refusal-engaged_shoots_opponent = Связанный боем стрелковый отряд атакует только своего противника.
refusal-out_of_range = Это в { $distance } гексах; дальность — { $reach }.
refusal-cannot_scorch = Этот отряд не умеет поджигать.
refusal-fire_not_adjacent = Этот гекс не рядом с отрядом.
refusal-nothing_burns = Там ничего не горит.
refusal-own_fire_first = Сначала гасят огонь в своём гексе.
refusal-does_not_burn = Эта местность не горит.
refusal-cannot_scorch_there = Поджечь там сейчас нельзя.
refusal-commander_not_in_skirmish = Этого командира взять нельзя: уже выбран или не из вашего Дома.
refusal-commander_not_there = Этого командира нет на поле битвы.
refusal-enemy_commander = Этот командир служит другому дому.
refusal-ability_committed = Его способность использована: карта перевёрнута.
refusal-ability_not_now = Его способность сейчас ничего не даёт.
refusal-enemy_card = Эта карта другого Дома.
refusal-card_not_in_hand = Карты «{ CARD($card) }» нет у вас в руке.
refusal-no_such_token = У вас нет такого жетона приказа.
refusal-only_one_token = У вас только один такой жетон.
refusal-morale_token_orders_none = Один жетон боевого духа поднимает дух или воодушевляет; приказов он не отдаёт.
refusal-no_such_die = Ни на одном кубике нет этого символа.
refusal-no_such_command = Команд на этой карте: { $count }.
refusal-command_used = Эта команда уже выбрана.
refusal-command_impossible = Эту команду нечем оплатить, или ей нечего делать.
refusal-when_turn = Жетоны приказов и карты лидерства используют в ход фазы командования.
refusal-when_moves = Отряды с приказом движутся прежде, чем кто-то из них атакует.
refusal-when_attacks = Отряды с приказом атакуют после всех перемещений.
refusal-when_disengage = Из схватки выходят, когда связанный отряд должен двигаться.
refusal-when_retreat = Отряды отступают по результатам боевого духа.
refusal-when_pursuit = Наступают или преследуют после удачной атаки.
refusal-when_reroll = Кубики перебрасывают сразу после броска.
refusal-when_morale_result = Это решают, когда отряд со «Стойкостью» получает результат боевого духа.
refusal-when_card_played = Это решают, пока играют карту лидерства.
refusal-when_ability = Способности командиров используют в моменты, названные на их картах.
refusal-when_surplus = Лишние карты и жетоны сбрасывают в фазе перегруппировки.
refusal-when_reinforcements = Подкрепления входят, когда велит план битвы.
refusal-when_skirmish_setup = Это выбирают при подготовке стычки.
refusal-when_chosen = Об этом спрашивает только приказ, карта или правило, которое сейчас исполняется.
refusal-when_plan_asks = Об этом спрашивает только правило, которое сейчас исполняется.
refusal-only_deploy = Подкрепления входят только в гексы из плана битвы.
refusal-only_direwolf = Лютоволк атакует врага рядом со своим отрядом.
refusal-only_strengthen_palisade = Жетон кладут на частокол из плана, который ещё может его принять.
refusal-only_choose_palisade = Выберите частокол, до которого достаёт атака.
refusal-only_aim_catapults = Выберите цвет, который ещё есть у жетонов катапульт.
refusal-only_remove_token = Выберите жетон, лежащий на частоколе.
refusal-only_tactic_target = Тактика действует на другие отряды.
refusal-only_rally_units = Карта воодушевляет другие отряды.
refusal-only_rally_unit = Воодушевить можно только свои неактивные отряды.
refusal-only_hide_captive = Пленника прячут в одном из гексов плана.
refusal-only_true_captive = Пленник в одном из двух выбранных гексов.
refusal-only_spread_fire = Огонь переходит на смежный гекс, который может гореть и ещё не горит.
refusal-only_burn_unit = Выберите отряд, который уничтожит его огонь.
refusal-only_leave_bridge = Выберите отряд, чей мост сгорел.
refusal-only_place_unit = Отряды ставят в зоне своего Дома, на проходимой местности.
refusal-only_place_terrain = Местность кладут на свободную равнину, поодаль от других накладок, как велит стычка.
refusal-only_change_places = Он меняется местами со смежным дружественным отрядом.
refusal-only_fan_flames = Выберите горящий гекс.
refusal-only_stand_fast = Способность касается отрядов рядом с командиром.
refusal-only_order_unit = Жетон отдаёт приказ одному из ваших активных отрядов.
refusal-only_attack = Отряд не может атаковать там.
refusal-only_pursuit_attack = Преследующий отряд атакует врага на смежном гексе.

## the log; an empty text is not worth a line

event-undone = { HOUSE($seat) } отменяет { $actions ->
        [one] { $actions } действие
        [few] { $actions } действия
        [many] { $actions } действий
       *[other] { $actions } действия
    }.

# the round
event-round_began = Начинается раунд { $round }.
event-advantage = { HOUSE($house) } получает Преимущество и ходит первым.
event-momentum = Натиск у { HOUSE($house, case: "gen") }.
event-order_tokens = { HOUSE($house) } берёт жетоны приказов: { DICE_SHOWN($tokens) }.
event-cards_drawn = { HOUSE($house) } берёт { $count ->
        [one] { $count } карту лидерства
        [few] { $count } карты лидерства
        [many] { $count } карт лидерства
       *[other] { $count } карты лидерства
    }.
event-drew = Вы берёте: { CARD($cards, case: "quoted") }.
event-deck_shuffled = { HOUSE($house) } перемешивает сброс в новую колоду.
event-card_discarded = { HOUSE($house) } сбрасывает карту «{ CARD($card) }».
event-token_discarded = { HOUSE($house) } сбрасывает жетон «{ SYMBOL($token) }».
event-arrived = { UNIT($who) } { UNIT($who, as: "gender") ->
        [f] прибывает
       *[other] прибывают
    } на { $hex }.

# turns
event-passed = { HOUSE($house) } пасует до конца раунда.
event-token_used = { HOUSE($house) } использует { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
        [many] { $count } жетонов
       *[other] { $count } жетона
    } «{ SYMBOL($token) }».
event-card_played = { HOUSE($house) } разыгрывает карту «{ CARD($card) }».
event-commands_paid = { COMMANDER($commander) }, командует за { $cost ->
        [one] { $cost } жетон командования
        [few] { $cost } жетона командования
        [many] { $cost } жетонов командования
       *[other] { $cost } жетона командования
    }.
event-tactic = { HOUSE($house) } применяет тактику карты «{ CARD($card) }».
event-ability = { COMMANDER($commander) }, применяет способность: { $use }.
event-ordered = { HOUSE($house) } отдаёт приказ { AT($who, $hexes, case: "dat") }.
event-moved = { UNIT($who) } { UNIT($who, as: "gender") ->
        [f] идёт
       *[other] идут
    } с { $origin } на { $to }.
event-escaped = { UNIT($who) } { UNIT($who, as: "gender") ->
        [f] покидает
       *[other] покидают
    } поле битвы с { $origin }.
event-rallied = { UNIT($who) } на { $hex } { UNIT($who, as: "gender") ->
        [f] воодушевлена
       *[other] воодушевлены
    }.
event-control = { HOUSE($house) } получает контроль над целью на { $hex }.
event-changed_places = { COMMANDER($commander) }, меняется местами со знаменосцем на { $to }.

# attacks
event-attack = { UNIT($who) } на { $origin } { $how ->
        [melee] { UNIT($who, as: "gender") ->
            [f] атакует
           *[other] атакуют
        } { UNIT($whom, case: "acc") }
        [ranged] { UNIT($who, as: "gender") ->
            [f] стреляет
           *[other] стреляют
        } по { UNIT($whom, case: "dat") }
        [dogs_of_war] { UNIT($who, as: "gender") ->
            [f] спускает
           *[other] спускают
        } псов на { UNIT($whom, case: "acc") }
        [counterattack] { UNIT($who, as: "gender") ->
            [f] контратакует
           *[other] контратакуют
        } { UNIT($whom, case: "acc") }
       *[other] { UNIT($who, as: "gender") ->
            [f] бьёт
           *[other] бьют
        } вдогонку { UNIT($whom, case: "acc") }
    } на { $to }.
event-rolled = У { UNIT($who, case: "gen") } выпало: { DICE_SHOWN($faces) }.
event-hits = { UNIT($who) } { UNIT($who, as: "gender") ->
        [f] получает
       *[other] получают
    } { $dealt ->
        [one] { $dealt } попадание
        [few] { $dealt } попадания
        [many] { $dealt } попаданий
       *[other] { $dealt } попадания
    }.
event-hits_stopped = «Укрытие» и «Живучесть» отменяют { $hits ->
        [one] { $hits } попадание
        [few] { $hits } попадания
        [many] { $hits } попаданий
       *[other] { $hits } попадания
    }: { UNIT($who) }.
event-figures_lost = { UNIT($who) } { UNIT($who, as: "gender") ->
        [f] теряет
       *[other] теряют
    } { $count ->
        [one] { $count } миниатюру
        [few] { $count } миниатюры
        [many] { $count } миниатюр
       *[other] { $count } миниатюры
    }.
event-retreated = { UNIT($who) } { UNIT($who, as: "gender") ->
        [f] отступает
       *[other] отступают
    } с { $origin } на { $to }.
event-retreat_blocked = Отступать дальше некуда: { UNIT($who) } { UNIT($who, as: "gender") ->
        [f] получает
       *[other] получают
    } { $hits ->
        [one] { $hits } попадание
        [few] { $hits } попадания
        [many] { $hits } попаданий
       *[other] { $hits } попадания
    }.
event-dogs_loosed = { UNIT($who) } { UNIT($who, as: "gender") ->
        [f] спускает
       *[other] спускают
    } псов на { UNIT($whom, case: "acc") }; на кубике { SYMBOL($face) }.
event-eliminated = { UNIT($who) } на { $hex } { UNIT($who, as: "gender") ->
        [f] уничтожена
       *[other] уничтожены
    }.
event-captured = { HOUSE($by) } берёт в плен командира: { COMMANDER($commander) }.
event-morale = Боевой дух { HOUSE($house, case: "gen") } падает на { $fell }.
event-rout = { HOUSE($house) } обращён в бегство; битва проиграна.

# fire
event-fire = На { $hex } горит огонь уровня { $level }.
event-fire_out = Огонь на { $hex } погас.
event-fire_spread = Огонь с { $hex } идёт в сторону { $to }.
    .or = Огонь с { $hex } уходит за край поля боя.
event-scorched = { UNIT($who) } { UNIT($who, as: "gender") ->
        [f] поджигает
       *[other] поджигают
    } { $hex }{ $levels ->
        [0] , но огонь не занимается
        [one] : огонь растёт на { $levels } уровень
        [few] : огонь растёт на { $levels } уровня
        [many] : огонь растёт на { $levels } уровней
       *[other] : огонь растёт на { $levels } уровня
    }.
event-doused = { UNIT($who) } { UNIT($who, as: "gender") ->
        [f] тушит
       *[other] тушат
    } огонь на { $hex }; на кубике { SYMBOL($face) }.
event-burned = { UNIT($who) } { UNIT($who, as: "gender") ->
        [f] теряет
       *[other] теряют
    } { $count ->
        [one] { $count } миниатюру
        [few] { $count } миниатюры
        [many] { $count } миниатюр
       *[other] { $count } миниатюры
    } в огне на { $hex }.
event-terrain_removed = На { $hex } больше нет { GROUND($terrain, case: "gen") }.
event-devastated = { GROUND($terrain) } на { $hex } { GROUND($terrain, as: "gender") ->
        [f] сгорела
        [n] сгорело
        [p] сгорели
       *[other] сгорел
    } дотла.

# victory
event-points = { HOUSE($house) } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } за { SCORE($what) }, всего { $total }.
event-instant_victory = { HOUSE($house) } выполняет условие немедленной победы и побеждает.
event-battle_won = { HOUSE($house) } побеждает { ENDING($ending) }.

# special rules
event-strategy = { HOUSE($house) } переворачивает жетон стратегии на { $hex }: { REAL($real) }.
event-bystander_taken = { HOUSE($house) } захватывает человека на { $hex }.
event-captive_hidden = Два жетона пленника лежат на { HEX_NAME($hexes) }.
event-captive_found = { UNIT($who) } { UNIT($who, as: "gender") ->
        [f] находит
       *[other] находят
    } пленника на { $hex }.
event-captive_moved = { UNIT($who) } { UNIT($who, as: "gender") ->
        [f] уводит
       *[other] уводят
    } пленника с собой на { $hex }.
event-catapults = Катапульты стреляют, цель — { UNIT($who) } на { $hex }; на кубике { SYMBOL($face) }.
event-catapults_aimed = Катапульты нацелены: { $aims }.
event-palisades_battered = { HOUSE($house) } крушит частокол; на кубиках { DICE_SHOWN($faces) }.

# skirmish
event-commanders_chosen = { HOUSE($house) } приводит: { TITLED($commanders) }.
    .or = { HOUSE($house) } не приводит командиров.
event-setup_cards = { HOUSE($house) } берёт { $number ->
        [one] { $number } карту подготовки
        [few] { $number } карты подготовки
        [many] { $number } карт подготовки
       *[other] { $number } карты подготовки
    }.
event-terrain_placed = На { $hex } теперь { GROUND($terrain) }.
event-unit_placed = { UNIT($who) } { UNIT($who, as: "gender") ->
        [f] встаёт
       *[other] встают
    } на { $hex }.

## the story of a finished battle: how it ended, by its ending; the conditions of a plan that were met; the turning points that are not told in the words
## of the log; what the score counts.

story-how-rout = В раунде { $round } боевой дух { HOUSE($loser, case: "gen") } сломлен: его войско бежит, и побеждает { HOUSE($winner) }. Победные очки: Старки { $stark }, Ланнистеры { $lannister }.
story-how-instant = В раунде { $round } из { $rounds } { HOUSE($winner) } достиг своей цели и сразу победил: { $conditions }.
    .or = В раунде { $round } из { $rounds } { HOUSE($winner) } достиг своей цели и сразу победил.
story-how-condition = После раунда { $round } { HOUSE($winner) } достиг своей цели и побеждает: { $conditions }.
story-how-condition_missed = После раунда { $round } { HOUSE($loser) } не достиг своей цели, и побеждает { HOUSE($winner) }. Цель была такой: { $conditions }.
story-how-points = После раунда { $round } { HOUSE($winner) } побеждает по победным очкам: Старки { $stark }, Ланнистеры { $lannister }.
story-how-morale = После раунда { $round } у обоих Домов { $stark ->
        [one] { $stark } победное очко
        [few] { $stark } победных очка
        [many] { $stark } победных очков
       *[other] { $stark } победного очка
    }; боевой дух { HOUSE($lower, case: "gen") } был ниже на { $space ->
        [one] { $space } деление
        [few] { $space } деления
        [many] { $space } делений
       *[other] { $space } деления
    }, и побеждает { HOUSE($winner) }.
story-how-momentum = После раунда { $round } у обоих Домов { $stark ->
        [one] { $stark } победное очко
        [few] { $stark } победных очка
        [many] { $stark } победных очков
       *[other] { $stark } победного очка
    } и равный боевой дух; { HOUSE($winner) } владеет Натиском и побеждает.
story-how-resigned = { HOUSE($loser) } сдался в раунде { $round } из { $rounds }. Победные очки: Старки { $stark }, Ланнистеры { $lannister }.
story-how-unfinished = Битва не доведена до конца: в раунде { $round } из { $rounds } победные очки: Старки { $stark }, Ланнистеры { $lannister }.

story-condition-controls = { $count ->
        [one] { $count } цель
        [few] { $count } цели
        [many] { $count } целей
       *[other] { $count } цели
    } под контролем (было { $reached })
    .or = { $count ->
            [one] { $count } цель
            [few] { $count } цели
            [many] { $count } целей
           *[other] { $count } цели
        } под контролем
story-condition-occupies = отряды в { $count ->
        [one] { $count } гексе
        [few] { $count } гексах
        [many] { $count } гексах
       *[other] { $count } гексах
    }, которые нужно занять
story-condition-morale = боевой дух { HOUSE($house, case: "gen") } — { ZONE($zone) } зона или { MEETS($test) }
story-condition-points = { $at_least ->
        [one] { $at_least } победное очко
        [few] { $at_least } победных очка
        [many] { $at_least } победных очков
       *[other] { $at_least } победного очка
    } (было { $reached })
    .or = { $at_least ->
            [one] { $at_least } победное очко
            [few] { $at_least } победных очка
            [many] { $at_least } победных очков
           *[other] { $at_least } победного очка
        }
story-condition-lead = перевес в { $by ->
        [one] { $by } победное очко
        [few] { $by } победных очка
        [many] { $by } победных очков
       *[other] { $by } победного очка
    }
story-condition-captured = { LEADER($commander) } в плену
story-condition-eliminated = { $count ->
        [one] уничтожен { $count } вражеский отряд
        [few] уничтожено { $count } вражеских отряда
        [many] уничтожено { $count } вражеских отрядов
       *[other] уничтожено { $count } вражеского отряда
    }
story-condition-escaped = { $count ->
        [one] { $count } отряд уведён
        [few] { $count } отряда уведены
        [many] { $count } отрядов уведены
       *[other] { $count } отряда уведены
    } с поля (было { $reached })
    .or = { $count ->
            [one] { $count } отряд уведён
            [few] { $count } отряда уведены
            [many] { $count } отрядов уведены
           *[other] { $count } отряда уведены
        } с поля
story-condition-gathered = { $count ->
        [one] найдена { $count } стратегическая позиция
        [few] найдены { $count } стратегические позиции
        [many] найдено { $count } стратегических позиций
       *[other] найдено { $count } стратегической позиции
    } (было { $reached })
    .or = { $count ->
            [one] найдена { $count } стратегическая позиция
            [few] найдены { $count } стратегические позиции
            [many] найдено { $count } стратегических позиций
           *[other] найдено { $count } стратегической позиции
        }

story-point-captured = { HOUSE($by) } берёт в плен командира: { LEADER($commander) }.
story-point-morale = Боевой дух { HOUSE($house, case: "gen") } падает на { $fell ->
        [one] { $fell } деление
        [few] { $fell } деления
        [many] { $fell } делений
       *[other] { $fell } деления
    }.
story-point-points = { HOUSE($house) } получает { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
        [many] { $points } победных очков
       *[other] { $points } победного очка
    } за { SCORE($what) }, всего { $total }.

story-score-victory_points = победные очки
story-score-morale = падение боевого духа
story-score-commanders_lost = командиры в плену

## план своей битвы: что в нём, похоже, не сходится

advice-nothing_to_win = ничто не даёт очков или победы: решают только бегство, боевой дух и Натиск
advice-nobody_leads = { HOUSE($house) }: нет командира, и карты лидерства не разыграть
advice-objective = цель { $number }: ни один отряд не может войти в гекс { $hex }
advice-apart = оба дома не могут добраться друг до друга
advice-no_exit = { $what }: { HOUSE($house) }: нет гексов, через которые можно покинуть поле битвы
advice-too_few_objectives = { $what }: нужно { $needed }, а целей в битве { $objectives }
advice-no_positions = gathered: в битве нет стратегических позиций
advice-no_captive = rescued: в битве нет пленника
advice-not_there = { $what }: { LEADER($commander) } ({ $id }) в битве не участвует
advice-no_terrain = { $what }: в битве нет { GROUND($terrain, case: "gen") }
advice-no_palisade = palisade_strength: в битве нет частокола
advice-too_few_enemies = { $what }: нужно { $needed }, а отрядов у противника { $units }
advice-too_few_units = { $what }: нужно { $needed }, а отрядов всего { $units }: { HOUSE($house) }
advice-none_of_these = { $what }: ни один из этих отрядов не на стороне { HOUSE($house, case: "gen") }
advice-closed = { $what }: ни один отряд не может войти в { $hexes }
    .or = { $what }: слишком мало гексов
advice-no_points = { $what }: { HOUSE($house) } ни за что не получает очков
advice-won_already = instant { $number }: { HOUSE($house) } побеждает уже в начале битвы

## what is wrong with positions and battles; each begins in small letters and has no full stop

position-off_field = { $hex } вне поля битвы
position-no_unit = «{ $word }» — не отряд: пишите unit1, unit2 …
position-only_units = отрядов в битве только { $units }, { $word } среди них нет
position-passed = { $house } уже спасовал и действовать не может
position-morale = morale: дом и деление от 1 до { $most } или 0
position-no_terrain_token = в гексе { $hex } нет жетона местности
position-no_objective = { $hex } — не цель
position-nobody_stands = в гексе { $hex } никто не может стоять: { $ground }
position-from_start = unit{ $number } в битве с самого начала
position-which_unit = какой отряд стоит в гексе { $hex }?
position-figures = у отряда в гексе { $hex } миниатюр от 1 до { $most }
position-engaged_how = с кем связан боем и чей жетон? engaged c5: c6 stark
position-nobody_at = в гексе { $hex } нет отряда
position-engaged_already = отряд в гексе { $hex } уже связан боем
position-no_enemies = в гексах { $hex } и { $other } не стоят рядом враги
position-commander_away = { $commander } в этой битве не участвует
position-commander_tokens = { $commander }: от 0 до { $most } жетонов, fresh или spent
position-command_tokens = { $house }: жетонов командования { $most }
position-not_in_deck = карты { $card } здесь нет в колоде дома { $house }
position-no_captive = пленника в битве нет
position-decoy = приманка без пленника
position-no_catapult = в { $hex } не целится ни одна катапульта
position-what_colour = какого цвета прицел на { $hex }?
position-no_strategy = в гексе { $hex } нет жетона стратегии
position-effect = effect { $effect }: имя, значение и turn или round
position-burns = { $ground } в гексе { $hex } горит не выше уровня { $most }
position-burns_not = { $ground } в гексе { $hex } не горит
position-all_named = отрядов { $units } в битве { $count }, и все уже названы
position-none_such = отряда { $units } в битве нет
position-too_many_real = настоящих позиций столько нет
position-too_many_feints = ложных позиций столько нет

battle-too_long = не удаётся прочитать битву: в ней больше { $most } знаков
battle-too_long_option = в битве больше { $most } знаков
battle-nested = не удаётся прочитать битву: слишком много уровней вложенности
battle-unreadable = не удаётся прочитать битву: { $why }
battle-unknown = битвы «{ $battle }» нет (битвы: { $battles })
battle-wrong = битва «{ $battle }»: { $wrong }
plain-key_parts = у ключа слишком много частей (строка { $line })
plain-nested = слишком много уровней вложенности
plain-unprintable = в тексте есть непечатаемые знаки
plain-strange = «{ $value }» — не текст, не небольшое целое число и не истина или ложь

mistake-in_line = { $line }: { $why }
line-numbered = { $section } { $number }
line-tokens = { $token }
section-unit = отряд
section-objective = цель
section-exit = выход
section-score = очки
section-victory = победа
section-instant = немедленная победа
section-special = особое правило
mistake-id = id этой битвы — «{ $battle }»
mistake-missing = не хватает «{ $key }»
mistake-unknown_key = у битвы нет поля «{ $key }»
mistake-type = { $place } — не тот тип: нужно значение «{ $wanted }», а не «{ $given }»
wanted-str = текст
wanted-int = целое число
wanted-bool = true или false
wanted-dict = таблица
wanted-list_of_str = список текстов
wanted-list_of_int = список целых чисел
wanted-list_of_dict = список таблиц
wanted-list_of_list = список списков
given-str = текст
given-int = целое число
given-bool = true или false
given-list = список
given-dict = таблица
given-else = что-то другое
given-unprintable = текст с непечатаемыми знаками
mistake-map_rows = рядов на карте слишком много: { $rows }; помещается не больше { $most }
mistake-map_hexes = в ряду { $row } карты слишком много гексов: { $hexes }; помещается не больше { $most }
mistake-map_letter = в ряду { $row } карты стоит «{ $letter }» (буквы: { $letters } -)
mistake-no_title = у битвы нет названия
mistake-too_long = в тексте «{ $key }» больше { $most } знаков
mistake-rounds = раундов (rounds) может быть от 1 до { $most }, а не { $given }
mistake-momentum = Натиск (momentum) получает stark, lannister или random, а не «{ $given }»
mistake-top = top — название дома, а не «{ $given }»
mistake-no_ratings = нет значений (ratings): { HOUSE($house) }
mistake-rating = значение «{ $key }» ({ HOUSE($house) }) должно быть от 0 до { $most }
mistake-morale = последнее деление боевого духа ({ HOUSE($house) }) должно быть «11» или «rout»
mistake-no_house = { $key }: дома «{ $name }» нет
mistake-directions = directions — это { $directions } в любом порядке
mistake-too_many_lines = записей «{ $key }» может быть не больше { $most }
mistake-no_hex = гекса «{ $hex }» нет
mistake-off_field = гекс { $hex } вне поля битвы
mistake-no_token = жетона местности «{ $token }» нет (жетоны: { $tokens })
mistake-two_tokens = в гексе { $hex } два жетона местности
mistake-too_many_units = отрядов слишком много: { $units }; помещается не больше { $most }
mistake-no_commander_known = командира «{ $commander }» нет (командиры: { $commanders })
mistake-person_twice = { $person } встречается дважды
mistake-leads = { $commander } командует другим отрядом: { KIND($kind) }
mistake-no_kind = отрядов «{ $kind }» нет (отряды: { $kinds })
mistake-rank = ранг (rank) — green, blue или red, а не «{ $given }»
mistake-arrives = прибыть в раунде { $round } нельзя
mistake-no_units = { HOUSE($house) }: нет отрядов
mistake-not_of_unit = у отряда нет поля «{ $key }»
mistake-no_keyword = ключевого слова «{ $keyword }» нет (слова: { $keywords })
mistake-keyword_value = { $keyword }: значение от 1 до 9, а не { $given }
mistake-unit_without_hex = не указан гекс (hex)
mistake-several_hexes = несколько гексов бывает только у отряда, который прибывает позже
mistake-hex_twice = гекс указан дважды
mistake-closed_hex = ни один отряд не может войти в гекс { $hex }
mistake-taken = в гексе { $hex } уже стоит отряд
mistake-objective_already = гекс { $hex } уже цель
mistake-control = control — название дома, а не «{ $given }»
mistake-not_of_objective = у цели нет поля «{ $key }»
mistake-house = house — это stark или lannister
mistake-house_or_both = house — это stark, lannister или both
mistake-house_of = { $key } — это stark или lannister, а не «{ $given }»
mistake-exit_without_hexes = не указаны гексы (hexes)
mistake-not_of_exit = у выхода нет поля «{ $key }»
mistake-special_twice = особое правило «{ $rule }» указано несколько раз ({ $count })
mistake-when = when — одно из значений: { $times }
mistake-scored_when = { $what } даёт очки только тогда: { $times }
mistake-word = { $word }
mistake-no_conditions = не указаны условия (conditions)
mistake-too_many_conditions = условий может быть не больше { $most }
mistake-not_of_victory = у победы нет поля «{ $key }»
mistake-quoted = «{ $key }»
mistake-needs_one_of = для { $word } нужно { $keys }
mistake-unknown_word = слово «{ $word }» неизвестно (известны: { $known })
mistake-no_parameter = у { $word } нет параметра «{ $key }» (параметры: { $keys })
mistake-no_parameters = у { $word } нет параметра «{ $key }» (параметров нет вовсе)
mistake-needs = для { $word } нужно «{ $key }»
mistake-no_objective = цели { $number } нет
mistake-no_unit = отряда { $number } нет
mistake-no_commander = командира «{ $commander }» нет
mistake-no_terrain = местности «{ $terrain }» нет
mistake-no_zone = зоны «{ $zone }» нет (зоны: { $zones })
mistake-test = test — это better или worse, а не «{ $given }»
mistake-number = { $key }: нужно число от 1 до { $most }
mistake-three_zones = { $key }: нужны три числа — зелёная, жёлтая, красная зона
mistake-three_ranks = { $key }: нужны три числа — зелёный, синий, красный ранг
mistake-rows = rows — пары: ряд и его очки
mistake-hexes = { $rule }: гексов от 1 до { $most }
mistake-box_figures = миниатюр «{ KIND($kind) }» нужно { $needed }, а в коробке { $most }
mistake-box_banners = знамён нужно { $needed }, а в коробке { $most }: { HOUSE($house) }
mistake-box_command = жетонов командования нужно { $needed }, а в коробке { $most }
mistake-box_objectives = отметить можно не больше целей, чем { $most }
mistake-box_tokens = жетонов { $token } нужно { $needed }, а в коробке { $most }

## what was done, for the log: not a button's words

did_ability-robb_king_in_the_north = жетон схватки убран от его гекса
did_ability-kevan_trusted_captain = два кубика для этой атаки
did_commit-robb_young_wolf = атака лютоволка
did_commit-robb_king_in_the_north = обмен местами со знаменосцем конницы рядом
did_commit-eddard_lord_of_winterfell = боевой дух его Дома растёт на 2
did_commit-greatjon_the_greatjon = воодушевление своего отряда
did_commit-greatjon_last_hearth = подконтрольная пехота в этот ход проходит на 1 гекс дальше
did_commit-maege_bear_island = воодушевление до 2 подконтрольных отрядов
did_commit-rickard_lord_of_karhold = воодушевление до 3 подконтрольных отрядов конницы
did_commit-jaime_kingslayer = его отряд атакует дважды
did_commit-jaime_second = 2 карты лидерства
did_commit-gregor_the_mountain = переброс всех кубиков этой атаки
did_commit-gregor_reaver = огонь рядом с ним растёт на 2 уровня
did_commit-kevan_trusted_captain = до 3 подконтрольных отрядов пехоты получают «Стойкость» до конца раунда
did_commit-addam_ashemark = подконтрольная конница в этот ход проходит на 1 гекс дальше
did_commit-tywin_casterly_rock = бросок 3 кубиков приказов и жетоны с него
