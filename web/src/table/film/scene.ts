/**
 * A scene shows one event of a game as it happens. Each game has a book of them in boards/<game>/scenes.ts: for every
 * kind of event either a maker of its scene, or a place on the list of quiet ones, which only the log tells.
 *
 * A scene speaks of things by their anchors: "region:edoras", "card:17", "hex:j4", "fate:3". Anything on the page that
 * carries that word in `data-anchor` is where it happens: a region of the map, a space of a track, a pile, a hand.
 */
import { BATTLES, type Folds } from "../../lib/log";
import type { Catalogue, Line, View } from "../../lib/protocol";
import type { Sound } from "../../lib/sound";

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

/** One scene of the film: the event, what is shown of it, and the table before and after its move. */
export interface Shot {
  line: Line;
  scene: Scene;
  /** Who made the move. */
  seat: number | null;
  before: View;
  after: View;
  /** The table stands as before the move until this scene's pieces have arrived. */
  late: boolean;
  /** The table until then. */
  leaving: View;
}

/** The move that brought some lines of the log. */
export interface Take {
  seat: number | null;
  before: View;
  after: View;
  lines: Line[];
}

/** The scenes of a move, in order. */
export function shotsOf(take: Take, book: SceneBook, catalogue: Catalogue | null): Shot[] {
  const { seat, after } = take;
  const shots: Shot[] = [];
  let before = take.before;
  take.lines.forEach((line, i) => {
    const next = i < take.lines.length - 1 ? attempt(() => book.step?.(before, line, { before, after, catalogue })) : undefined;
    const view = next ?? after;
    const maker = book.scenes[line.kind];
    const scene = attempt(() => maker?.(line, { before, after: view, catalogue })) ?? {};
    const told = !!(maker || !book.quiet.includes(line.kind)) && !!((scene.caption ?? line.text) || scene.motions?.length);
    if (told) {
      // Until what moves has arrived, the table is the one before it.
      const slides = scene.motions?.some((motion) => motion.from && (motion.to || book.step)) ?? false;
      const late = slides && (!shots.length || !!book.step);
      const leaving = (late && attempt(() => book.leaving?.(before, view))) || before;
      shots.push({ line, scene, seat, before, after: view, late, leaving });
    }
    if (book.step) before = view;
  });
  return shots;
}

/** A scene as another telling of its event has it: in another language. */
export function retold(shot: Shot, line: Line, book: SceneBook, catalogue: Catalogue | null): Shot {
  const { before, after } = shot;
  return { ...shot, line, scene: attempt(() => book.scenes[line.kind]?.(line, { before, after, catalogue })) ?? {} };
}

/** A scene that cannot be made is told in words. */
function attempt<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** Of each number the smaller: what stayed, where some left and some are still to come. */
export function stayed(before: Readonly<Record<string, number>> = {}, after: Readonly<Record<string, number>> = {}): Record<string, number> {
  return Object.fromEntries(Object.entries(before).map(([id, count]) => [id, Math.min(count, after[id] ?? 0)]));
}

export const captionOf = (shot: Shot): string => shot.scene.caption ?? shot.line.text;
