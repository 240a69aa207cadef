/** The view of The Battle of Five Armies as the server sends it, and the facts of its catalogue. */
import type { Frame } from "../../table/state/procedure";
import type { Catalogue, View } from "../../lib/api/protocol";

export { frameNamed, type Frame } from "../../table/state/procedure";

export type Side = "free_peoples" | "shadow";
export const SIDES: readonly Side[] = ["free_peoples", "shadow"];
export type People = "dwarves" | "men" | "elves" | "orcs" | "wargs" | "goblins" | "great_orcs";
export const DECKS = ["event", "fp_story", "shadow_story", "fate"] as const;

/** Who and what is at a place. */
export interface Standing {
  units: Record<string, number>;
  characters: string[];
  damage: number;
  leaders: number;
  tokens: Record<string, number>;
  /** Combined combat strength and leadership of its army. */
  strength: number;
  leadership: number;
}

/** One side's numbers in the battle going on. */
export interface Fighter {
  place: string;
  beorn: boolean;
  strength: number;
  dice: number;
  leadership: number;
  target: number;
  /** Why the target number is not the usual one. */
  why: string[];
  bonus: number;
  reroll_bonus: number;
  manoeuvres: string[];
  used: string[];
}

export interface BattleView {
  attacker: Side;
  region: string;
  armies: string[];
  round: number;
  dice_thrown: boolean;
  sides: Record<Side, Fighter>;
}

export interface FieldView {
  seats: Side[];
  seat: number | null;
  turn: number;
  phase: string;
  to_act: number;
  ending: string;
  winners: number[];
  places: Record<string, Standing>;
  marching: { place: string; units: Record<string, number>; damage: number; leaders: number; characters: string[] }[];
  characters: Record<string, string>;
  supply: Record<string, number>;
  control: Record<string, Side>;
  walls: Record<string, { defence: number; damage: number }>;
  victory_points: number;
  passes: Record<string, boolean>;
  tokens: Record<string, { pile: number; unseen: { unit: string; units: number; count: number }[] }>;
  bats: Record<string, number>;
  eagles: { eyrie: number; over: Record<string, number>; lord_over: string | null };
  wrath: number;
  rings: number;
  bodyguards: number;
  concentration: boolean;
  activated: string[];
  activations: number;
  fate: {
    marker: number;
    waiting: Record<string, number>;
    pool: string[];
    aside: string[];
    removed: string[];
  };
  dice: Record<Side, string[]>;
  pools: Record<Side, number>;
  hand: string[];
  hands: Record<string, number>[];
  decks: Record<string, number>;
  discards: Record<string, string[]>;
  hidden_discards: Record<string, number>[];
  own_hidden_discards: string[];
  table: string[];
  armour: number;
  orcs_on_card: number;
  troubled: string | null;
  battle: BattleView | null;
  procedure: Frame[];
}

export function fieldView(view: View): FieldView {
  return view as unknown as FieldView;
}

// ---- the catalogue

/** How sure a value is: left out where it was printed. */
export type Doubt = "inferred" | "placeholder" | "uncertain";

export interface RegionFacts {
  id: string;
  name: string;
  name_provenance?: Doubt;
  territory: string;
  terrain: string;
  settlement?: boolean;
  defence?: number;
  defence_provenance?: Doubt;
  victory_points?: number;
  mustering?: boolean;
  adjacent: string[];
  fords?: string[];
  rivers?: string[];
  in_range: string[];
}

export interface SpaceFacts {
  id: string;
  name: string;
  kind: "goblin_mustering_point" | "mountain_pass";
  leads_to: string;
}

export interface UnitFacts {
  id: string;
  name: string;
  side: Side;
  people: People;
  figures: number;
  strength: number;
  favourite_terrain: string[];
  favours_all_when_attacking?: boolean;
  token?: string;
}

export interface CharacterFacts {
  id: string;
  name: string;
  side: Side;
  general?: boolean;
  leadership: number;
  movement: number;
  fate_space?: number;
  ability?: { do: string }[];
  text: string[];
  leadership_provenance?: Doubt;
  movement_provenance?: Doubt;
  ability_provenance?: Doubt;
  fate_space_provenance?: Doubt;
  enter_provenance?: Doubt;
}

export interface OrderFacts {
  id: string;
  title: string;
  type?: string;
  effect: string;
}

/** A card of one of the four decks; an Event card has an order above and a combat effect below. */
export interface CardFacts {
  id: string;
  deck: (typeof DECKS)[number];
  order?: string;
  combat?: string;
  title?: string;
  type?: string;
  effect?: string;
  condition?: string;
  on?: string;
  on_table?: boolean;
  kind?: string;
}

export interface ManoeuvreFacts {
  id: string;
  title: string;
  unit?: string;
  side?: Side;
  timing: string;
  effect: string;
  condition?: string;
  provenance?: Doubt;
  note?: string;
}

export interface TileFacts {
  id: string;
  value: number;
  symbol: boolean;
  count: number;
  special?: string;
  card?: string;
  provenance?: Doubt;
}

export interface TokenFacts {
  id: string;
  name: string;
  side: Side;
  provenance?: Doubt;
}

export interface ArmyFacts {
  id: string;
  place: string;
  provenance?: Doubt;
  confidence?: string;
}

interface Named {
  id: string;
  name: string;
}

export interface Facts {
  regions: Map<string, RegionFacts>;
  spaces: Map<string, SpaceFacts>;
  territories: Map<string, Named & { colour: string }>;
  terrains: Map<string, Named>;
  units: Map<string, UnitFacts>;
  special: Map<string, Named & { side: Side; figures: number }>;
  characters: Map<string, CharacterFacts>;
  cards: Map<string, CardFacts>;
  orders: Map<string, OrderFacts>;
  combat: Map<string, OrderFacts>;
  manoeuvres: Map<string, ManoeuvreFacts>;
  tiles: Map<string, TileFacts>;
  tokens: Map<string, TokenFacts>;
  armies: ArmyFacts[];
  lastSpace: number;
  pointsToWin: number;
  /** The most units of an army. */
  armyLimit: number;
}

function listOf<T extends { id: string }>(list: unknown): Map<string, T> {
  return new Map(Array.isArray(list) ? (list as T[]).map((item) => [item.id, item]) : []);
}

const known = new WeakMap<Catalogue, Facts>();

/** The catalogue by id; worked out once for each catalogue. */
export function factsOf(catalogue: Catalogue | null): Facts {
  const before = catalogue && known.get(catalogue);
  if (before) return before;
  const source = catalogue ?? {};
  const setup = source.setup as
    | { token?: unknown; army?: ArmyFacts[]; fate?: { last: number }; victory?: { shadow_points: number }; armies?: { limit: number } }
    | undefined;
  const facts: Facts = {
    regions: listOf(source.regions),
    spaces: listOf(source.spaces),
    territories: listOf(source.territories),
    terrains: listOf(source.terrains),
    units: listOf(source.units),
    special: listOf(source.special_units),
    characters: listOf(source.characters),
    cards: listOf(source.cards),
    orders: listOf(source.orders),
    combat: listOf(source.combat_effects),
    manoeuvres: listOf(source.manoeuvres),
    tiles: listOf(source.tiles),
    tokens: listOf(setup?.token),
    armies: setup?.army ?? [],
    lastSpace: setup?.fate?.last ?? 15,
    pointsToWin: setup?.victory?.shadow_points ?? 10,
    armyLimit: setup?.armies?.limit ?? 5,
  };
  if (catalogue) known.set(catalogue, facts);
  return facts;
}

/** What is written on a card, wherever it is kept. */
export function printed(card: CardFacts, facts: Facts): { title: string; type: string; effect: string } {
  const order = facts.orders.get(card.order ?? "");
  return {
    title: order?.title ?? card.title ?? card.id,
    type: order?.type ?? card.type ?? "",
    effect: order?.effect ?? card.effect ?? "",
  };
}

/** The side whose card it is; Event cards are everybody's. */
export function sideOfDeck(deck: string): Side | null {
  if (deck === "event") return null;
  return deck === "shadow_story" ? "shadow" : "free_peoples";
}

/** The side this viewer plays; spectators look from the Free Peoples' side. */
export function sideOf(view: FieldView, seat: number | null): Side {
  return (seat === null ? undefined : view.seats[seat]) ?? "free_peoples";
}

export function other(side: Side): Side {
  return side === "shadow" ? "free_peoples" : "shadow";
}

/** Sides are told by name or by number in the log. */
export function sideNamed(value: unknown): Side {
  return value === 1 || value === "shadow" ? "shadow" : "free_peoples";
}

export function placeName(id: string, facts: Facts): string {
  return facts.regions.get(id)?.name ?? facts.spaces.get(id)?.name ?? id;
}

/** The dice are thrown at the beginning of the action round. */
export function diceThrown(view: FieldView): boolean {
  return ["action_round", "end_of_turn"].includes(view.phase);
}

/** The CSS variable of a people's colour. */
export function colour(people: string | undefined): string {
  return `var(--b5a-${(people ?? "none").replace("_", "-")})`;
}
