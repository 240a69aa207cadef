/** The table as a seat sees it (the game's view.py), and the printed facts of the cards. */
import type { Catalogue, View } from "../../lib/api/protocol";

export type Sphere = "leadership" | "tactics" | "spirit" | "lore" | "neutral";
export type CardType = "hero" | "ally" | "attachment" | "event" | "enemy" | "location" | "treachery" | "objective" | "quest";

/** A card by name: in a hand, a pile, the log. */
export interface NamedCard {
  /** Its instance; null for a card lying face down. */
  card: number | null;
  number: number;
  id: string;
  name: string;
}

/** A card on the table. */
export interface TableCard extends NamedCard {
  card: number;
  type: CardType;
  stats: Partial<Record<StatName, number>>;
  exhausted: boolean;
  committed: boolean;
  damage: number;
  progress: number;
  resources: number;
  guards: number | null;
  attachments: TableCard[];
  shadow_cards?: NamedCard[];
  has_attacked?: boolean;
  /** Of heroes: which cards their resources can pay for. */
  spheres?: string[];
}

export type StatName =
  | "willpower"
  | "attack"
  | "defense"
  | "hit_points"
  | "threat"
  | "quest_points"
  | "engagement_cost"
  | "threat_cost";

export interface Pile {
  size: number;
  known: (NamedCard & { place: number })[];
}

export interface PlayerView {
  threat: number;
  eliminated: boolean;
  hand: number;
  known_hand: NamedCard[];
  deck: Pile;
  discard: NamedCard[];
  area: TableCard[];
  engaged: TableCard[];
}

export interface AttackView {
  by: "enemy" | "players";
  seat: number;
  enemy: number;
  /** Which card the enemy is: a shadow card that attacks lies in no place of the table. */
  number: number;
  characters: number[];
  attack: number;
  defense: number;
  shadow_cards: NamedCard[];
}

/** The campaign a game belongs to: its scenarios in order, and the scores of those won. */
export interface CampaignView {
  level: "expert" | "nightmare";
  scenarios: string[];
  scores: number[];
  score: number;
  over: boolean;
  won: boolean;
}

export interface AdventureView {
  players: number;
  seats: string[];
  seat: number | null;
  scenario: string;
  mode: string;
  campaign: CampaignView | null;
  round: number;
  phase: string;
  first_player: number;
  ending: string;
  score: number;
  quest: TableCard[];
  stages_left: number;
  /** Whether something forbids to advance, whatever the progress. */
  stage_blocked: boolean;
  staging: TableCard[];
  staging_threat: number;
  /** Whether engagement checks are made at this stage. */
  engagement_checks: boolean;
  committed_willpower: number;
  active_location: TableCard[];
  encounter_deck: Pile;
  encounter_discard: NamedCard[];
  victory: NamedCard[];
  victory_points: number;
  removed: NamedCard[];
  set_aside: NamedCard[];
  captive: NamedCard[];
  resolving: NamedCard[];
  player: PlayerView[];
  hand: NamedCard[];
  /** Of all seats this person holds, where there are several. */
  own_hands?: Record<string, NamedCard[]>;
  hands_shown?: NamedCard[][];
  attack: AttackView | null;
  /** Pools are being chosen to pay from: so much is left; `distinct`: at most one of each. */
  to_pay?: { left: number; distinct: boolean; taken: number[] } | null;
}

export interface Ability {
  kind: string;
  /** The only phase it can be used in. */
  phase?: string;
  text: string;
  limit?: string;
}

/** What is printed on a card. */
export interface Printed extends Partial<Record<StatName, number>> {
  number: number;
  id: string;
  name: string;
  type: CardType;
  sphere?: Sphere;
  unique?: boolean;
  cost?: number | "X";
  copies?: number;
  traits?: string[];
  keywords?: string[];
  ability?: Ability[];
  shadow?: { text: string };
  setup?: { text: string };
  attach_to?: string;
  victory?: number;
  stage?: number;
  ringsdb_code?: string;
}

export interface StarterDeck {
  id: string;
  heroes: number[];
  cards: [number, number][];
  starting_threat: number;
}

/** A deck found by self-play for a scenario, with how often it was won. */
export interface ReadyDeck extends StarterDeck {
  name: string;
  scenario: string;
  players: number;
  games: number;
  won: number;
}

export interface Facts {
  cards: Map<number, Printed>;
  ids: Map<string, Printed>;
  scenarios: Record<string, { name: string; difficulty: number; encounter_sets: number[]; stages: number[] }>;
  decks: StarterDeck[];
  ready: ReadyDeck[];
  building: { least_cards: number; starter_cards: number; most_copies: number; heroes: [number, number] };
}

export function adventureView(view: View): AdventureView {
  return view as unknown as AdventureView;
}

const known = new WeakMap<Catalogue, Facts>();

export function factsOf(catalogue: Catalogue | null): Facts {
  const found = catalogue ? known.get(catalogue) : undefined;
  if (found) return found;
  const cards = (catalogue?.cards ?? []) as Printed[];
  const facts: Facts = {
    cards: new Map(cards.map((card) => [card.number, card])),
    ids: new Map(cards.map((card) => [card.id, card])),
    scenarios: (catalogue?.scenarios ?? {}) as Facts["scenarios"],
    decks: (catalogue?.decks ?? []) as StarterDeck[],
    ready: (catalogue?.ready ?? []) as ReadyDeck[],
    building: (catalogue?.building ?? { least_cards: 50, starter_cards: 30, most_copies: 3, heroes: [1, 3] }) as Facts["building"],
  };
  if (catalogue) known.set(catalogue, facts);
  return facts;
}

/** Every card that lies face up on the table, with what is attached to it. */
export function* tableCards(view: AdventureView): Generator<TableCard> {
  const top = [
    ...view.quest,
    ...view.active_location,
    ...view.staging,
    ...view.player.flatMap((player) => [...player.area, ...player.engaged]),
  ];
  for (const card of top) {
    yield card;
    yield* card.attachments;
  }
}

export function cardOn(view: AdventureView, instance: number): TableCard | undefined {
  for (const card of tableCards(view)) if (card.card === instance) return card;
  return undefined;
}

/** A card as it comes onto the table: nothing has happened to it yet. */
export function freshCard(card: number, { number, id, name }: Pick<NamedCard, "number" | "id" | "name">, type: CardType, more: Partial<TableCard> = {}): TableCard {
  return {
    card,
    number,
    id,
    name,
    type,
    stats: {},
    exhausted: false,
    committed: false,
    damage: 0,
    progress: 0,
    resources: 0,
    guards: null,
    attachments: [],
    ...more,
  };
}

export function isCharacter(card: TableCard): boolean {
  return card.type === "hero" || card.type === "ally";
}

/** Of which kind a card looks: its sphere, or its type. */
export function lookOf(card: { type: CardType; sphere?: Sphere }): string {
  if (card.type === "enemy" || card.type === "location" || card.type === "treachery" || card.type === "objective" || card.type === "quest") {
    return card.type;
  }
  return card.sphere ?? "neutral";
}
