/** The scenes of a move as a film shows them, one after the other. */
import type { Catalogue, Line, View } from "../../lib/api/protocol";
import type { Scene, SceneBook } from "../board/scenes";

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
