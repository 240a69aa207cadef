/**
 * The table after one event, as close as the event tells: for the film, where one move brings many events. The exact table
 * comes with the last of them.
 */
import type { Line, View } from "../../../lib/api/protocol";
import type { SceneContext } from "../../../table/board/scenes";
import { adventureView, cardOn, factsOf, freshCard, tableCards, type AdventureView, type NamedCard, type PlayerView, type TableCard } from "../types";

type Table = AdventureView;
interface Told {
  card: number;
  number: number;
  seat: number;
  n: number;
  threat: number;
  host: number;
  enemy: number;
  objective: number;
  phase: string;
  round: number;
}
type Change = (table: Table, told: Told, context: SceneContext) => Table;

// ---- changes of single cards

/** Every card on the table, wherever it lies, through a change. */
function eachCard(table: Table, change: (card: TableCard) => TableCard): Table {
  const all = (cards: TableCard[]): TableCard[] => cards.map((card) => change({ ...card, attachments: all(card.attachments) }));
  return {
    ...table,
    quest: all(table.quest),
    staging: all(table.staging),
    active_location: all(table.active_location),
    player: table.player.map((player) => ({ ...player, area: all(player.area), engaged: all(player.engaged) })),
  };
}

function alter(table: Table, instance: number, change: (card: TableCard) => Partial<TableCard>): Table {
  return eachCard(table, (card) => (card.card === instance ? { ...card, ...change(card) } : card));
}

/** The table without a card; attachments go with what they are attached to. */
function without(table: Table, instance: number): Table {
  const rest = (cards: TableCard[]): TableCard[] =>
    cards.filter((card) => card.card !== instance).map((card) => ({ ...card, attachments: rest(card.attachments) }));
  const named = (cards: NamedCard[]) => cards.filter((card) => card.card !== instance);
  const held = table.hand.some((card) => card.card === instance);
  return {
    ...table,
    quest: rest(table.quest),
    staging: rest(table.staging),
    active_location: rest(table.active_location),
    encounter_discard: named(table.encounter_discard),
    resolving: named(table.resolving),
    hand: held ? named(table.hand) : table.hand,
    player: table.player.map((player) => ({ ...player, area: rest(player.area), engaged: rest(player.engaged), discard: named(player.discard) })),
  };
}

/** A card as it lies on the table after the move, or before it; or fresh, as it is printed. */
function found(table: Table, { card, number }: Told, { after, catalogue }: SceneContext): TableCard | null {
  const known = cardOn(table, card) ?? cardOn(adventureView(after), card);
  if (known) return known;
  const printed = factsOf(catalogue).cards.get(number);
  if (!printed) return null;
  const names = ["willpower", "attack", "defense", "hit_points", "threat", "quest_points", "engagement_cost"] as const;
  return freshCard(card, printed, printed.type, { stats: Object.fromEntries(names.flatMap((name) => (printed[name] === undefined ? [] : [[name, printed[name]]]))) });
}

/** A card taken from where it is, and laid elsewhere. */
function moved(table: Table, told: Told, context: SceneContext, lay: (table: Table, card: TableCard) => Table): Table {
  const card = found(table, told, context);
  return card ? lay(without(table, told.card), card) : table;
}

const player = (table: Table, seat: number, change: (player: PlayerView) => Partial<PlayerView>): Table => ({
  ...table,
  player: table.player.map((one, i) => (i === seat ? { ...one, ...change(one) } : one)),
});

/** Fresh from the encounter deck, nothing has happened to a card yet. */
const fresh = (card: TableCard): TableCard => ({ ...card, damage: 0, progress: 0, exhausted: false, attachments: [], shadow_cards: [] });
const drawn = (table: Table): Table => ({ ...table, encounter_deck: { ...table.encounter_deck, size: Math.max(0, table.encounter_deck.size - 1) } });
const named = ({ card, number, id, name }: TableCard): NamedCard => ({ card, number, id, name });

/** Whose card it is, by where it lies. */
const holder = (table: Table, instance: number) =>
  table.player.findIndex(({ area }) => area.some((card) => card.card === instance || card.attachments.some((one) => one.card === instance)));

/** To the discard pile it belongs to. */
const gone: Change = (table, told, context) => {
  const card = found(table, told, context);
  if (!card) return table;
  const rest = without(table, told.card);
  const pile = named(card);
  if (!["hero", "ally", "attachment", "event"].includes(card.type)) return { ...rest, encounter_discard: [...rest.encounter_discard, pile] };
  const lies = adventureView(context.after).player.findIndex(({ discard }) => discard.some((one) => one.card === told.card));
  return player(rest, Math.max(lies, holder(table, told.card)), ({ discard }) => ({ discard: [...discard, pile] }));
};

const attacks = (by: "enemy" | "players"): Change => (table, told, context) => {
  const card = found(table, told, context);
  const stats = card?.stats ?? {};
  const [attack, defense] = by === "enemy" ? [stats.attack ?? 0, 0] : [0, stats.defense ?? 0];
  return { ...table, attack: { by, seat: told.seat, enemy: told.card, number: told.number, characters: [], attack, defense, shadow_cards: card?.shadow_cards ?? [] } };
};

/** Who joins an attack, on whichever side. */
const joins: Change = (table, told) => {
  const { attack } = table;
  const card = cardOn(table, told.card);
  if (!attack || !card) return table;
  const more = attack.by === "enemy" ? { defense: attack.defense + (card.stats.defense ?? 0) } : { attack: attack.attack + (card.stats.attack ?? 0) };
  return { ...table, attack: { ...attack, ...more, characters: [...attack.characters, told.card] } };
};

const CHANGES: Record<string, Change> = {
  revealed: (table, told, context) => {
    const from = drawn(table);
    return moved(from, told, context, (rest, card) =>
      card.type === "treachery" ? { ...rest, resolving: [...rest.resolving, named(card)] } : { ...rest, staging: [...rest.staging, fresh(card)] },
    );
  },
  added: (table, told, context) => moved(table, told, context, (rest, card) => ({ ...rest, staging: [...rest.staging, fresh(card)] })),
  to_staging: (table, told, context) => moved(table, told, context, (rest, card) => ({ ...rest, staging: [...rest.staging, card] })),
  objective_lost: (table, told, context) => moved(table, told, context, (rest, card) => ({ ...rest, staging: [...rest.staging, card] })),
  engaged: (table, told, context) =>
    moved(table, told, context, (rest, card) => player(rest, told.seat, ({ engaged }) => ({ engaged: [...engaged, { ...card, shadow_cards: cardOn(table, told.card)?.shadow_cards ?? [] }] }))),
  attack: attacks("enemy"),
  player_attack: attacks("players"),
  defends: joins,
  attacker: joins,
  used: (table, told, context) =>
    found(table, told, context)?.type === "event" ? player(without(table, told.card), told.seat, ({ hand }) => ({ hand: Math.max(0, hand - 1) })) : table,
  guards: (table, told) => alter(table, told.card, () => ({ guards: told.objective })),
  travelled: (table, told, context) => moved(table, told, context, (rest, card) => ({ ...rest, active_location: [card] })),
  explored: gone,
  destroyed: gone,
  discarded: gone,
  removed: (table, told) => without(table, told.card),
  captured: (table, told) => without(table, told.card),
  shuffled_in: (table, told) => without(table, told.card),
  returned_to_hand: (table, told, context) =>
    moved(table, told, context, (rest, card) => {
      const more = player(rest, told.seat, ({ hand }) => ({ hand: hand + 1 }));
      return rest.seat === told.seat ? { ...more, hand: [...more.hand, named(card)] } : more;
    }),
  played: (table, told, context) => {
    const card = found(table, told, context);
    const rest = player(without(table, told.card), told.seat, ({ hand }) => ({ hand: Math.max(0, hand - 1) }));
    const lies = holder(adventureView(context.after), told.card) >= 0;
    return card?.type === "ally" && lies ? player(rest, told.seat, ({ area }) => ({ area: [...area, fresh(card)] })) : rest;
  },
  put_into_play: (table, told, context) => moved(table, told, context, (rest, card) => player(rest, told.seat, ({ area }) => ({ area: [...area, fresh(card)] }))),
  control: (table, told, context) => moved(table, told, context, (rest, card) => player(rest, told.seat, ({ area }) => ({ area: [...area, card] }))),
  rescued: (table, told, context) => {
    const seat = holder(adventureView(context.after), told.card);
    return seat < 0 ? table : moved(table, told, context, (rest, card) => player(rest, seat, ({ area }) => ({ area: [...area, card] })));
  },
  attached: (table, told, context) => moved(table, told, context, (rest, card) => alter(rest, told.host, (host) => ({ attachments: [...host.attachments, { ...card, exhausted: false }] }))),
  committed: (table, told) => alter(table, told.card, () => ({ exhausted: true, committed: true })),
  exhausted: (table, told) => alter(table, told.card, () => ({ exhausted: true })),
  readied: (table, told) => alter(table, told.card, () => ({ exhausted: false })),
  damaged: (table, told) => alter(table, told.card, ({ damage }) => ({ damage: damage + told.n })),
  healed: (table, told) => alter(table, told.card, ({ damage }) => ({ damage: Math.max(0, damage - told.n) })),
  progress: (table, told) => alter(table, told.card, ({ progress }) => ({ progress: progress + told.n })),
  progress_removed: (table, told) => alter(table, told.card, ({ progress }) => ({ progress: Math.max(0, progress - told.n) })),
  resources: (table, told) => alter(table, told.card, ({ resources }) => ({ resources: resources + told.n })),
  paid: (table, told) => alter(table, told.card, ({ resources }) => ({ resources: Math.max(0, resources - told.n) })),
  threat_raised: (table, told) => player(table, told.seat, () => ({ threat: told.threat })),
  threat_lowered: (table, told) => player(table, told.seat, () => ({ threat: told.threat })),
  shadow_dealt: (table, told) =>
    drawn(alter(table, told.card, ({ shadow_cards = [] }) => ({ shadow_cards: [...shadow_cards, { card: null, number: -1, id: "", name: "" }] }))),
  shadow_card: (table, told, context) => {
    const card = found(table, told, context);
    if (!card) return table;
    // The first that still lies face down is turned up.
    return alter(table, told.enemy, ({ shadow_cards = [] }) => {
      const at = shadow_cards.findIndex((one) => one.card === null);
      return { shadow_cards: shadow_cards.map((one, i) => (i === at ? named(card) : one)) };
    });
  },
  drew: (table, told, context) => {
    const more = player(table, told.seat, ({ hand, deck }) => ({ hand: hand + told.n, deck: { ...deck, size: Math.max(0, deck.size - told.n) } }));
    return table.seat === told.seat ? { ...more, hand: adventureView(context.after).hand } : more;
  },
  stage_revealed: (table, told, context) => moved(table, told, context, (rest, card) => ({ ...rest, quest: [{ ...card, progress: 0 }], stages_left: adventureView(context.after).stages_left })),
  encounter_deck_rebuilt: (table) => ({ ...table, encounter_deck: { size: table.encounter_deck.size + table.encounter_discard.length, known: [] }, encounter_discard: [] }),
  eliminated: (table, told) => player(table, told.seat, () => ({ eliminated: true })),
  first_player: (table, told) => ({ ...table, first_player: told.seat }),
  phase: (table, told) => leaving({ ...table, phase: told.phase, round: told.round, attack: null }),
  round: (table, told) => ({ ...table, round: told.round }),
};

/** Nobody is on the quest any longer once its phase is over. */
function leaving(table: Table): Table {
  return table.phase === "quest" ? table : eachCard(table, (card) => (card.committed ? { ...card, committed: false } : card));
}

export function step(view: View, line: Line, context: SceneContext): View {
  const change = CHANGES[line.kind];
  if (!change) return view;
  const table = change(adventureView(view), line.data as unknown as Told, context);
  return counted(table, adventureView(view)) as unknown as View;
}

/** The balance, by what lies there now; what else counts (effects of cards) stays as it was. */
function counted(table: Table, before: Table): Table {
  const threat = (one: Table) => one.staging.reduce((sum, card) => sum + (card.stats.threat ?? 0), 0);
  const will = (one: Table) => [...tableCards(one)].reduce((sum, card) => sum + (card.committed ? (card.stats.willpower ?? 0) : 0), 0);
  return {
    ...table,
    staging_threat: Math.max(0, before.staging_threat + threat(table) - threat(before)),
    committed_willpower: Math.max(0, before.committed_willpower + will(table) - will(before)),
  };
}
