# The Lord of the Rings: The Card Game on two pages.

goal = A few heroes set out on a quest. Nobody plays against you but the encounter deck: you win together or you lose together, alone or up to four at the table. lcg.1.01 lcg.1.02
goal-more = Every round asks the same question. A character who quests is exhausted, and then neither defends nor attacks. lcg.6.02 lcg.9.08 lcg.10.02 Spend too much on the quest and the enemies reach you; too little, and the shadow grows.

side-quest = You and your friends
side-quest-line = One to three heroes each, in play from the start, and a deck of allies, attachments and events. Your heroes’ threat costs add up to your starting threat. lcg.2.12 lcg.2.18 lcg.3.03

table = The table of Passage Through Mirkwood: the quest card in the middle with an active location beside it, an enemy and a location in the staging area at the edge of the forest, an enemy in front of three heroes, the threat dial, and a hand of cards.
pin-quest = The quest: a card for each stage, and the progress each of them needs. lcg.2.03 lcg.12.07
pin-active = The active location: it takes progress before the quest does. lcg.7.05
pin-staging = The staging area: enemies and locations whose threat works against your willpower. lcg.1.09 lcg.6.08
pin-encounter = The encounter deck: each round one card for each player. lcg.6.04
pin-engaged = An engaged enemy: it attacks its player every round. lcg.9.02
pin-heroes = Heroes: willpower for the quest, attack, defence, and hit points. lcg.2.15
pin-resources = Resources: a hero’s resources pay for cards of that hero’s sphere. lcg.5.03
pin-threat = Your threat: it draws enemies, and at 50 you are eliminated. lcg.1.04 lcg.12.03
pin-hand = Your hand: six cards at the start, one more each round. lcg.3.06 lcg.4.03

turn = A round in pictures

step-plan = Gather and plan
step-plan-line = Each hero gains a resource and each player draws a card. Then play allies and attachments, paid by heroes of their sphere. lcg.4.01 lcg.4.03 lcg.5.01
step-plan-picture = Théodred with two resources, and a Snowbourn Scout played beside him.
step-quest = Quest
step-quest-line = Exhaust the characters you commit. Then cards are revealed. More willpower than threat is progress; less raises everybody’s threat by what is missing. lcg.6.02 lcg.6.09 lcg.6.11
step-quest-picture = A balance: nine willpower of committed heroes against seven threat of the staging area.
step-travel = Travel
step-travel-line = You may travel to one location. It no longer adds threat, and it must be explored before you can travel again. lcg.7.01 lcg.7.03 lcg.7.04
step-travel-picture = The Old Forest Road moves from the staging area to the quest card.
step-meet = Encounter
step-meet-line = Each player may engage one enemy. Then enemies whose engagement cost is not above your threat engage you, the highest first. lcg.8.02 lcg.8.04
step-meet-picture = A threat dial at 29; a Forest Spider with engagement cost 25 comes down from the staging area, Chieftain Ufthak with 35 stays.
step-fight = Fight
step-fight-line = Enemies strike first, each with a hidden shadow card: exhaust a defender, or a hero takes all the damage. Then strike back with characters who are still ready. lcg.9.01 lcg.9.03 lcg.9.13 lcg.10.02
step-fight-picture = Dol Guldur Orcs with a face-down shadow card attack; Aragorn, turned on his side, defends.
step-refresh = Refresh
step-refresh-line = All cards are readied, everybody’s threat rises by 1, and the first player token passes on. lcg.11.01 lcg.11.02 lcg.11.03
step-refresh-picture = Glóin stands ready again, and the threat dial turns from 29 to 30.

win-quest = Complete the last stage of the quest while at least one player is still in the game: all of you win. lcg.12.01
win-out = A player is eliminated when their threat reaches 50, or when all their heroes are destroyed. lcg.12.03
win-lost = When every player is eliminated, the quest is lost. lcg.12.02
win-score = The lower score is the better one: threat, destroyed heroes and damage, minus victory points. lcg.12.11 lcg.12.13

plan-quest-1 = Quest with a margin
plan-quest-1-line = You commit before the cards are revealed. Add up the threat you see, and send two or three willpower more for each card to come. lcg.6.04 lcg.6.08
plan-quest-2 = Keep one to defend
plan-quest-2-line = Leave a ready character for each enemy that will attack: an undefended attack puts all its damage on one hero, and that hero’s defence does not count. lcg.9.08 lcg.9.13
plan-quest-3 = Travel, and draw enemies early
plan-quest-3-line = Everything in the staging area makes each quest harder. Travel when you can, and engage an enemy while you are strong enough to destroy it. lcg.7.04 lcg.8.03
