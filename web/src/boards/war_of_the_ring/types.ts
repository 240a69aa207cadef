/** The view of War of the Ring as the server sends it, and the facts of its catalogue. */
import type { Frame } from "../../table/state/procedure";
import type { Catalogue, View } from "../../lib/api/protocol";

export { frameNamed, type Frame } from "../../table/state/procedure";

export type Side = "free_peoples" | "shadow";
export type Nation =
  | "dwarves"
  | "elves"
  | "gondor"
  | "north"
  | "rohan"
  | "isengard"
  | "sauron"
  | "southrons_easterlings";
export type FigureType = "regular" | "elite" | "leader" | "nazgul";

export const SIDES: readonly Side[] = ["free_peoples", "shadow"];
export const FREE_NATIONS: readonly Nation[] = ["dwarves", "elves", "gondor", "north", "rohan"];
export const SHADOW_NATIONS: readonly Nation[] = ["isengard", "sauron", "southrons_easterlings"];
export const NATIONS: readonly Nation[] = [...FREE_NATIONS, ...SHADOW_NATIONS];
export const DECKS = ["fp_character", "fp_strategy", "sh_character", "sh_strategy"] as const;
export type Deck = (typeof DECKS)[number];

export interface Standing {
  figures: Record<string, number>;
  characters: string[];
}

export interface WarView {
  players: number;
  seats: string[];
  sides: Side[];
  seat: number | null;
  turn: number;
  phase: string;
  to_act: number;
  leading: number[];
  ending: string;
  winners: number[];
  places: Record<string, Standing>;
  characters: Record<string, string>;
  reinforcements: Record<string, number>;
  /** Places where Armies of partners stand apart. */
  separate?: string[];
  casualties: Record<string, number>;
  control: Record<string, Side>;
  captor: Record<string, number>;
  victory_points: Record<Side, number>;
  nations: Record<Nation, { steps: number; active: boolean }>;
  fellowship: {
    region: string;
    progress: number;
    hidden: boolean;
    corruption: number;
    guide: string;
    companions: string[];
    mordor: number | null;
    mordor_effort: boolean;
    /** The Ring-bearers are on their way, while the film shows it. */
    away?: boolean;
  };
  hunt: {
    box: Record<Side, number>;
    pool: string[];
    drawn: string[];
    removed: string[];
    waiting: string[];
  };
  dice: Record<Side, string[]>;
  pools: Record<Side, number>;
  rings: Record<Side, number>;
  hand: string[];
  hands: Record<string, number>[];
  decks: Record<string, number>;
  discards: Record<string, string[]>;
  hidden_discards: Record<string, number>;
  own_hidden_discards: string[];
  table: string[];
  procedure: Frame[];
}

export function warView(view: View): WarView {
  return view as unknown as WarView;
}

// ---- the catalogue

export interface RegionFacts {
  id: string;
  name: string;
  nation?: Nation;
  settlement?: "town" | "city" | "stronghold" | "fortification";
  adjacent: string[];
  impassable?: string[];
  coastal?: boolean;
  mordor_entrance?: boolean;
}

export interface CharacterFacts {
  id: string;
  name: string;
  title?: string;
  side: Side;
  kind: string;
  /** A Captain of the West. */
  captain?: boolean;
  level: number;
  leadership: number;
  activates?: string;
  bonus_die?: number;
  enter_die?: string;
  guide?: string;
  abilities?: { name: string; kind: string; text: string }[];
}

export interface CardFacts {
  id: string;
  deck: Deck;
  number: number;
  title: string;
  type: string;
  on_table?: boolean;
  condition?: string;
  effect: string;
  discard?: string;
  combat: string;
}

export interface CombatFacts {
  id: string;
  title: string;
  initiative: number[];
  condition?: string;
  effect: string;
}

export interface TileFacts {
  id: string;
  kind: string;
  value: number | "eye" | "die";
  reveal: boolean;
  stop: boolean;
  card?: string;
}

export interface Facts {
  regions: Map<string, RegionFacts>;
  characters: Map<string, CharacterFacts>;
  cards: Map<string, CardFacts>;
  combat: Map<string, CombatFacts>;
  tiles: Map<string, TileFacts>;
}

function listOf<T extends { id: string }>(catalogue: Catalogue | null, ...keys: string[]): Map<string, T> {
  for (const key of keys) {
    const found = catalogue?.[key];
    if (Array.isArray(found)) return new Map((found as T[]).map((item) => [item.id, item]));
    if (found && typeof found === "object") {
      return new Map(Object.entries(found as Record<string, T>).map(([id, item]) => [id, { ...item, id }]));
    }
  }
  return new Map();
}

const known = new WeakMap<Catalogue, Facts>();

/** The catalogue by id; worked out once for each catalogue. */
export function factsOf(catalogue: Catalogue | null): Facts {
  const before = catalogue && known.get(catalogue);
  if (before) return before;
  const facts: Facts = {
    regions: listOf<RegionFacts>(catalogue, "regions"),
    characters: listOf<CharacterFacts>(catalogue, "characters"),
    cards: listOf<CardFacts>(catalogue, "cards", "event_cards"),
    combat: listOf(catalogue, "combat_cards"),
    tiles: listOf(catalogue, "tiles"),
  };
  if (catalogue) known.set(catalogue, facts);
  return facts;
}

/** Whether the Action dice of the turn have been rolled. */
export function diceRolled(view: WarView): boolean {
  return ["action_resolution", "victory_check"].includes(view.phase);
}

/** The side this viewer plays; spectators look from the Free Peoples' side. */
export function sideOf(view: WarView, seat: number | null): Side {
  return (seat === null ? undefined : view.sides[seat]) ?? "free_peoples";
}

/** A side's cards that lie open on the table. */
export function tabledBy(view: WarView, side: Side, facts: Facts): string[] {
  return view.table.filter((id) => facts.cards.get(id)?.deck.startsWith(side === "shadow" ? "sh" : "fp"));
}

export function other(side: Side): Side {
  return side === "shadow" ? "free_peoples" : "shadow";
}

export function sideOfNation(nation: Nation): Side {
  return SHADOW_NATIONS.includes(nation) ? "shadow" : "free_peoples";
}

/** A kind of figure taken apart: `gondor_elite`, `nazgul`. */
export function figureOf(figure: string): { nation: Nation; type: FigureType; side: Side } {
  if (figure === "nazgul") return { nation: "sauron", type: "nazgul", side: "shadow" };
  const at = figure.lastIndexOf("_");
  const nation = figure.slice(0, at) as Nation;
  return { nation, type: figure.slice(at + 1) as FigureType, side: sideOfNation(nation) };
}

/** The CSS variable of a Nation's colour. */
export function colour(nation: string | undefined): string {
  if (!nation) return "var(--ink-soft)";
  return `var(--${nation === "southrons_easterlings" ? "southrons" : nation.replace("_", "-")})`;
}

/** Regions are places; so are the insides of besieged Strongholds. */
export function regionOf(place: string): string {
  return place.startsWith("inside_") ? place.slice(7) : place;
}
