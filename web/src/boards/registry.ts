/**
 * The boards, loaded when a table needs them. A game gives what it draws in boards/<game>/, and names it in set.ts:
 *
 *   board/Board.svelte      the board itself, in the middle; with `export const staged = true` in its module script where
 *                           every choice of the game can be made on the stage, by a thing or where the question is asked
 *   board/paintedMap.ts     exports `prepare`: fetches the painting before there is a board to show it on
 *   tracks/Tracks.svelte    left panel; with `export const sheetOnly = true` in its module script, on phones alone
 *   tracks/Opponent.svelte  right panel, top
 *   hand/Hand.svelte        bottom, under the decision bar
 *   panels/Panels.svelte    over the board: battle, hunt...
 *   panels/Ending.svelte    in the panel at the end of the game: scores
 *   inspector/Tip.svelte    a thing of the catalogue in the inspector: props { entity, view, catalogue }
 *   choices/attacks.ts      exports `inspect`: what the inspector says of a choice, e.g. the odds of an attack
 *   choices/steppers.ts     exports `stepperOf`: which choices are made by − and + (table/board/steppers.ts)
 *   film/Actor.svelte       a piece of the film, in SVG around 0 0: props { actor, count }
 *   film/scenes.ts          exports `book`: the scene of every kind of event (table/board/scenes.ts)
 *
 * All but the first are optional; all but Tip and Actor take `BoardProps` (table/board/contract.ts). A game without a board gets a plain one.
 */
import type { BoardSet } from "../table/board/contract";
import { NO_BOOK } from "../table/board/scenes";

const sets = import.meta.glob<Partial<BoardSet>>("./*/set.ts");

export function hasBoard(game: string): boolean {
  return `./${game}/set.ts` in sets;
}

export async function loadBoard(game: string): Promise<BoardSet> {
  const found = await sets[`./${hasBoard(game) ? game : "plain"}/set.ts`]!();
  const none = () => null;
  return { staged: false, sheetOnly: false, book: NO_BOOK, stepperOf: none, inspect: none, ...(found as Pick<BoardSet, "Board">) };
}
