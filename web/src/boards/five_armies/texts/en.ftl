# Words of the table of The Battle of Five Armies, in English.

side-free-peoples = Free Peoples
side-shadow = Shadow

unit-dwarf-regular = { $count ->
    [one] Dwarf Regular
   *[other] Dwarf Regulars
}
unit-dwarf-veteran = { $count ->
    [one] Dwarf Veteran
   *[other] Dwarf Veterans
}
unit-lake-men = { $count ->
   *[other] Lake-men
}
unit-elf-archer = { $count ->
    [one] Wood-elf Archer
   *[other] Wood-elf Archers
}
unit-elf-spearman = { $count ->
    [one] Wood-elf Spearman
   *[other] Wood-elf Spearmen
}
unit-orc = { $count ->
    [one] Orc
   *[other] Orcs
}
unit-warg = { $count ->
    [one] Warg
   *[other] Wargs
}
unit-goblin = { $count ->
    [one] Goblin
   *[other] Goblins
}
unit-great-orc = { $count ->
    [one] Great Orc
   *[other] Great Orcs
}

# how one calls them
called-bard = Bard
called-beorn = Beorn
called-bilbo = Bilbo
called-bolg = Bolg
called-dain = Dáin
called-gandalf = Gandalf
called-lord-of-the-eagles = Lord of the Eagles
called-thorin = Thorin
called-thranduil = Thranduil

face-character = Character
face-army = Army
face-muster = Muster
face-army-muster = Army/Muster
face-event = Event
face-will-of-the-west = Will of the West
face-eye = Eye

die-about-character = Leads one army that has leadership, moves characters or Beorn, brings a character into play, or plays a Character card.
die-about-army = Moves up to two armies, attacks with one or with several together, or plays an Army card.
die-about-muster = Flips recruitment tokens, rallies armies, or plays a Muster card.
die-about-army-muster = Counts as an Army die or a Muster die.
die-about-event = Draws an Event card and a Story card, or plays any card.
die-about-will-of-the-west = Counts as any die of the Free Peoples; also lets Beorn act without losing Wrath.
die-about-eye = Recruits Goblins in the mountain, or moves and attacks with armies that have Goblins.

deck-event = Event
deck-fp-story = Free Peoples Story
deck-shadow-story = Shadow Story
deck-fate = Fate

token-dwarves-men = Dwarves-and-Men
token-elves = Elves
token-shadow = Shadow

terrain-hills = Hills
terrain-mountains = Mountains
terrain-plains = Plains
terrain-ruins = Ruins
terrain-swamps = Swamps

timing-choice = at once, when it is revealed
timing-roll = with the dice
timing-damage = with the damage
timing-end-of-round = at the end of the round

phase-recovery = Recovery
phase-activation-of-generals = Generals
phase-fate = Fate
phase-shadow-leadership = Shadow leadership
phase-action-round = Actions
phase-end-of-turn = End of turn

phase-of = Phase { $number }: { $name }
phase-about-recovery = Both take back their dice and draw an Event card and a Story card; anything above six cards is discarded.
phase-about-activation-of-generals = Up to three Generals are activated; each brings a leadership token.
phase-about-fate = The Shadow draws fate tiles, one for each activated General at most; the last one moves the marker.
phase-about-shadow-leadership = The Shadow places leadership tokens and Great Bats, together as many as it has dice.
phase-about-action-round = Both roll their dice and use them in turn, one at a time, until all are used.
phase-about-end-of-turn = Ten points win for the Shadow; leadership tokens, activation tokens and Bats are removed, and the Eagles fly home.

mountain = The Lonely Mountain
map-title = Erebor and Dale
map-year = in the year 2941
north = N
board-label = Map of the valley below the Lonely Mountain
region-actions = { $count ->
    [one] { $label }
   *[other] { $count } choices: { $label }
}
attack-from = { $label } from { FORM($place, case: "the") }
cannot = Not possible: { $reason }
held-by = Held by the { $side }
settlement = Settlement
mustering = Mustering region of the Shadow
points = { $count ->
    [one] 1 victory point for the Shadow
   *[other] { $count } victory points for the Shadow
}
walls-stand = Walls { $left } of { $defence }
walls-down = The walls are broken
nobody-here = Nobody is here
neighbours = Borders
slopes-to = Slope towards
fords-to = Ford to
rivers-to = River towards
uphill = uphill
downhill = downhill
terrain-of = { $terrain } · { $territory }
damage-tokens = { $count ->
    [one] 1 Damage token
   *[other] { $count } Damage tokens
}
leadership-tokens = { $count ->
    [one] 1 leadership token
   *[other] { $count } leadership tokens
}
tokens-here = { $count ->
    [one] 1 { $token } recruitment token
   *[other] { $count } { $token } recruitment tokens
}
own-words = Unnamed on the printed board; the name is ours.
doubt = Not from the printed game:
doubt-inferred = inferred
doubt-placeholder = a placeholder
doubt-uncertain = uncertain
doubt-line = { $what }: { $doubt }
what-leadership = leadership
what-movement = movement
what-ability = the ability
what-fate-space = the space of the fate track
what-enter = how he enters
what-defence = the defence of the walls
what-token-split = how many tokens show each unit
what-tile-split = how many tiles there are of this kind
what-text = the reading of its text
what-setup = where its army begins ({ $confidence ->
    [high] high
    [low] low
   *[medium] medium
} confidence)
what-range = which regions are in range
in-range = In range: { $count } regions

goblin-point = Goblins muster
pass-open = Pass, open
pass-closed = Pass, closed
space-goblin-mustering-point = Goblin mustering point within the mountain. No limit of units; with five the pass opens for good.
space-mountain-pass = Mountain pass. Armies leave it only to { $place }.
eyrie = Eagles’ Eyrie
eyrie-empty = empty
eyrie-about = Here the Eagles gather. Their Lord’s activation lets them fly out, each over a territory; at the end of the turn all come back.
sky-over = In the sky
great-bats = { $count ->
    [one] 1 Great Bat
   *[other] { $count } Great Bats
}
eagles-count = { $count ->
    [one] 1 Eagle
   *[other] { $count } Eagles
}

fate = Fate
fate-track = Fate track
fate-space = Fate track, space { $space }
fate-waits = { $name } waits here for the marker.
fate-ready = { $name } is ready to enter play.
fate-would = The tile would bring the marker here.
fate-last = When the marker comes here the Free Peoples win.
fate-pool = Tiles in the pool
fate-pool-short = Tiles { $count }
tile-plain = { $value }
tile-fate = { $value } with the fate symbol
tile-arkenstone = The Arkenstone: 3 with the fate symbol
tile-necromancer = The Necromancer: 0
tile-moves = The marker moves { $value }.
tile-symbol = With the symbol: a Fate card is played.
tile-special = Comes with { $card }.
tiles-of = { $left } of { $count } left in the pool

turn = Turn { $turn }
victory = The Shadow’s points
victory-about = Ten points at the end of a turn, or ten points with the Front Gate at any time, win the battle for the Shadow.
of-points = of { $goal }
walls-n = walls { $left }
generals = Generals
others = Others
general = General
activated = activated
troubled = troubled
concentrated = concentrated
rings = { $count ->
    [one] 1 Ring
   *[other] { $count } Rings
}
wrath = { $count } Wrath
bodyguards = { $count ->
    [one] 1 Bodyguard
   *[other] { $count } Bodyguards
}
at-fate-track = on the fate track, space { $space }
at-fate-short = fate { $space }
at-fate-track-ready = ready to enter play
at-out-of-play = not yet in play
at-eliminated = eliminated
at-vanished = off the board
at-eyrie = in the Eyrie
at-aloft = over { $territory }
at-marching = on the march

bats = Great Bats
eyrie-count = { $count } in the Eyrie
none = none
pieces = Supply
supply-of = { $side }: units that can be recruited
piles = Recruitment tokens
piles-short = Tokens
pile-left = { $count } left in the pile
unseen = Not yet seen
unseen-of = { $count } × { $units } { $name }

dice = Dice
dice-none = no dice left
dice-later = dice not yet rolled
dice-pool = { $count ->
    [one] 1 die a turn
   *[other] { $count } dice a turn
}
cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
cards-of-deck = { $count } { $deck }
your-dice = Your dice
your-hand = Your hand
hand-empty = no cards
on-table = In play
manoeuvres = Manoeuvres
laid-aside = laid aside until Regroup
decks = Decks and discards
deck-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
discards = Discards
face-down = { $count ->
    [one] 1 face down
   *[other] { $count } face down
}
armour-holds = Shining Armour holds { $count } Damage
orcs-wait = { $count ->
    [one] 1 Orc waits on the card
   *[other] { $count } Orcs wait on the card
}

card-order = Order
card-combat = In battle
card-story = Story
card-fate = Fate
card-with = { $type ->
    [army] With an { $face } or Event die
   *[other] With a { $face } or Event die
  }
card-on = Lies beside { $name }
card-stays = Stays in play
card-condition = Condition: { $text }
manoeuvre-of = Unit card of the { $unit }
manoeuvre-special = Special manoeuvre
manoeuvre-when = Works { $timing }
manoeuvre-black = Needs a hit of a black die

strength = Strength
strength-of = Strength { $count }
strength-about = Combat dice: the strength of the army, at most five.
leadership = Leadership
leadership-of = Leadership { $count }
leadership-about = Missed dice you may re-roll.
movement-of = Moves { $count }
figures-of = { $count } figures
favours = Favours { $terrain }
favours-all = Favours every terrain when attacking
favours-none = Favours no terrain
recruited-by = Recruited with { $token } tokens
never-recruited = Never recruited with tokens

battle = Battle for { FORM($region, case: "the") }
battle-round = Round { $round }
battle-over = The battle is over
attacker = Attacker
defender = Defender
combat-dice = Dice
needed = Hits on
needs = { $needed }+
damage = Damage
walls = Walls
losses = Losses
superiority = Terrain superiority: { $side }
manoeuvre = Manoeuvre
manoeuvre-hidden = chosen, face down
manoeuvre-open = …
manoeuvre-none = none
ability-used = ability used
black = Black
white = White
reroll-black = Re-roll, black
reroll-white = Re-roll, white
reroll-choose = { $count ->
    [one] Click a die that missed to re-roll it.
   *[other] Click up to { $count } dice that missed to re-roll them.
}
reroll-each = Each hits on { $needed }: { $percent }
reroll-die = { $colour ->
    [black] Black die, { $value }, a miss
   *[other] White die, { $value }, a miss
}
reroll-pick = Re-roll it.
reroll-keep = Chosen; click again to keep it as it is.
reroll-full = No more than { $count }, the leadership in this battle.
reroll-count = Chosen: { $black } black, { $white } white · { $count } of at most { $most }
reroll-none-yet = No die is chosen
reroll-all = Choose all { $count } misses
ask-bodyguard = Bolg’s bodyguard
ask-bodyguard-about = a Bodyguard is discarded to prevent all this Damage; { $count ->
    [one] 1 is left.
   *[other] { $count } are left.
}
ask-bilbo-vanishes = Bilbo’s Ring
ask-bilbo-vanishes-about = Bilbo leaves the board and up to two Damage tokens are removed; { $count ->
    [one] 1 Ring is left.
   *[other] { $count } Rings are left.
}
ask-shining-armour = Shining Armour
ask-shining-armour-about = it takes Damage tokens from Thorin’s army and holds { $count } now. With more than five at the end of a round it is lost.
ask-cease = Cease the attack
ask-cease-about = the battle ends at once and both armies stay where they are.
ask-retreat = Retreat
ask-retreat-about = the whole army goes to an adjacent region, and the battle ends.
ask-rout = Rout
ask-rout-about = units are eliminated until at most one Damage token is left; then the army retreats and the battle ends.
hits = { $count ->
    [0] no hits
    [one] 1 hit
   *[other] { $count } hits
}
scored = Free Peoples { $free_peoples }, Shadow { $shadow }: each hit is one Damage on the other side.
why = Why
why-walls = the walls stand
why-ford = over a ford (first round)
why-uphill = uphill (first round)
why-fierce-defence = Fierce Defence
why-roaring-voice = Roaring Voice
why-beorn = Beorn
rounds-before = Earlier rounds
recap = Recap
strike-shot = Ranged attack
strike-eagle-struck = An Eagle strikes
strike-rallied = An army rallies
strike-dread = Great Dread
strike-roll = Dice
strike-again = Re-roll
odds-from = attacking from { FORM($region, case: "the") }
odds-about = Calculated exactly for a battle fought to the end, with the cards that are open. Manoeuvres and cards to come, retreats and routs are left out. Attacker first.

tip-eagle = Waits in the Eyrie until the Lord of the Eagles sends all Eagles out. With a Muster result any number of Eagles over the battlefield fly home and strike, each a different Shadow army of its territory: roll three dice and re-roll every miss once; each 4+ is one Damage. At the end of the turn all return to the Eyrie.
tip-great-bat = Lets the Shadow choose Vampire-like in battles of its territory. With a Muster result one Bat leaves its territory, and one Shadow army there moves one region. At the end of the turn all Bats leave.
tip-token = Lies face down; nobody knows its unit until it is flipped.

# the film
film-march = { $who }: { $from } → { $to }

# the guided first turn
guide-welcome-title = Below the Lonely Mountain
guide-welcome = You lead the Free Peoples. The Shadow comes from the north-east; hold the six settlements and the Front Gate until the Eagles and Beorn arrive. If the Shadow takes ten points of them, it wins.
guide-fate-title = The clock of the battle
guide-fate = Above the map runs the fate track. Each turn the marker moves on, and Bilbo, Thorin, the Lord of the Eagles and Beorn may come once it has reached them. On the last space you win.
guide-general-title = Generals
guide-general = Before you use a die you may spend a General’s activation token. Bard is activated: use him.
guide-ability-title = What Bard can do
guide-ability = He places a recruitment token or rallies his army. Place a token: its unit comes when it is flipped.
guide-place-title = Reinforce the Spur
guide-place = The Eastern Spur is next to the enemy. Click it on the map, or use the button.
guide-muster-title = One die, one action
guide-muster = These are your dice for the turn. Each is used for one action, and you and the Shadow take turns. The Muster die (a helmet) flips tokens: use it.
guide-recruit-title = Flip recruitment tokens
guide-recruit = Every die offers a few actions. Flip tokens in up to two regions.
guide-flip-title = Who comes?
guide-flip = Flip the token on the Eastern Spur. Nobody knew what it hid, not even you.
guide-more-title = And another
guide-more = You may flip a token in one more region: the Camp.
guide-end-title = Now it is up to you
guide-end = The new units stand beside Bard, and the Shadow moves. Play the turn to its end as you like: undo takes a choice back, and the book in the bar explains the rule of each step.

# by − and +
stepper-go = Move these units
stepper-fall = Eliminate these
stepper-come = Bring these
stepper-damage = Take this Damage along
stepper-divide = Divide it so
stepper-fly = Fly there
stepper-strike = Strike
