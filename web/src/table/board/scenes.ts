/**
 * A scene shows one event of a game as it happens. Each game has a book of them in boards/<game>/film/scenes.ts: for every
 * kind of event either a maker of its scene, or a place on the list of quiet ones, which only the log tells.
 *
 * A scene speaks of things by their anchors: "region:edoras", "card:17", "hex:j4", "fate:3". Anything on the page that
 * carries that word in `data-anchor` is where it happens: a region of the map, a space of a track, a pile, a hand.
 */
import { BATTLES, type Folds } from "../log/log";
import type { Catalogue, Line, View } from "../../lib/api/protocol";
import type { Sound } from "../../lib/settings/sound";

export type Anchor = string;

/** A piece as the game's Actor.svelte draws it, around 0 0 in a box of 40 units of the board. */
export interface Actor {
  kind: string;
  [more: string]: unknown;
}

/** A piece on its way. From nowhere it comes in, to nowhere it falls. */
export interface Motion {
  actor: Actor;
  /** So many of them go as one. */
  count?: number;
  from: Anchor | null;
  to: Anchor | null;
  /** Places it passes on its way, e.g. hex by hex; without any it goes in one curve. */
  via?: Anchor[];
}

export interface Scene {
  /** Pieces that move, come or fall. A move leaves an arrow and a ghost behind. */
  motions?: Motion[];
  /** Where it happens: ringed. */
  at?: Anchor[];
  /** The side it is told of, by the name the sides of this game have; colours caption and marks. */
  side?: string;
  sound?: Sound;
  /** How long it is on show, next to an ordinary scene; 1 unless told. */
  beats?: number;
  /** What the strip says, if not the line of the log. */
  caption?: string;
}

export interface SceneContext {
  /** The table before and after the move that brought the event. */
  before: View;
  after: View;
  catalogue: Catalogue | null;
}

export type SceneMaker = (line: Line, context: SceneContext) => Scene;

export interface SceneBook {
  scenes: Record<string, SceneMaker>;
  /**
   * The table after one event of a move that brings several, so that each is seen as it happens; as close as the event
   * tells. The last one shows the table as it is. Without it all events of a move are shown on the table after it.
   */
  step?: (view: View, line: Line, context: SceneContext) => View;
  /**
   * The table while pieces are on their way, from the tables before and after: without those who left, so that nobody is
   * seen twice. Without it they stay where they were until they have arrived.
   */
  leaving?: (before: View, after: View) => View;
  /** Kinds that need no scene of their own, e.g. because another event shows them. */
  quiet: readonly string[];
  /** What is folded into one item of the log. */
  folds: Folds;
  /** What of the view only its seat may see: covered while the screen passes to another. */
  secrets: readonly string[];
}

export const NO_BOOK: SceneBook = {
  scenes: {},
  quiet: [],
  folds: BATTLES,
  secrets: ["hand"],
};
