/** How the decision bar shows its choices: on its one line, in a list that can be opened, or grown to hold them all. */
import type { Choice } from "../lib/protocol";

export type Shape = "line" | "list" | "grown";

/** What fits on the line beside the question. */
const ON_LINE = 6;
const LETTERS = 66;
/** From so many choices of one kind on, among others, they sit behind one button. */
export const FLOOD = 9;

/** Pass, skip, done: answers that point at nothing. They stand apart and are always to be seen. */
export function isApart(choice: Choice): boolean {
  return choice.action.length === 1 && !Object.keys(choice.target ?? {}).length;
}

/** The choices without those that stand apart; where there is nothing else, all of them. */
export function ordinary(choices: readonly Choice[]): Choice[] {
  const rest = choices.filter((choice) => !isApart(choice));
  return rest.length ? rest : [...choices];
}

/**
 * The bar is one slim line whenever the board itself can answer, and grows only when it must: never where every choice can
 * be made on the stage (`staged`), else where some choice points at nothing.
 */
export function shapeOf(choices: readonly Choice[], staged = false): Shape {
  const rest = ordinary(choices);
  const letters = rest.reduce((sum, choice) => sum + choice.label.length, 0);
  if (rest.length <= ON_LINE && letters <= LETTERS) return "line";
  return staged || rest.every((choice) => Object.keys(choice.target ?? {}).length > 0) ? "list" : "grown";
}
