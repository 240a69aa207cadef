/** How the decision bar shows its choices: on its one line, in a list that can be opened, or grown to hold them all. */
import { capital, digits, groups } from "../../lib/games/choiceGroups";
import type { Choice } from "../../lib/api/protocol";
import type { StepperSpec } from "../board/steppers";

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

/** The choices that stand apart from others, without what a stepper stands for. */
export function apartOf(choices: readonly Choice[], stepper: StepperSpec | null): Choice[] {
  if (choices.length < 2 || ordinary(choices).length === choices.length) return [];
  const stepped = new Set(stepper ? [...stepper.rows.map((row) => row.action), stepper.done, stepper.all?.action].map((action) => action?.join(" ")) : []);
  return choices.filter((choice) => isApart(choice) && !stepped.has(choice.action.join(" ")));
}

/** The choices as the bar lines them up, each with the digit that makes it. */
export function keysOf(choices: readonly Choice[], stepper: StepperSpec | null): { choice: Choice; key: number }[] {
  const apart = apartOf(choices, stepper);
  const rest = choices.filter((choice) => !apart.includes(choice));
  const flat = [...groups(rest).flatMap((group) => group.options), ...apart.map((choice) => ({ choice, text: capital(choice.label) }))];
  const keys = digits(flat);
  return flat.flatMap(({ choice }, i) => (keys[i] === undefined ? [] : [{ choice, key: keys[i] }]));
}

/** A part of the growing sentence: equal choices in a row are one part. */
export interface Part {
  /** The first move it stands for. */
  move: number;
  label: string;
  times: number;
}

/** So many letters of the sentence and the question stand on the line; what came before them is there to hover. */
const SENTENCE = 74;

/** The newest parts of the sentence that fit on the line beside the question, at least the last. */
export function tailOf(chain: readonly { move: number; label: string }[], question: string): Part[] {
  const parts: Part[] = [];
  for (const { move, label } of chain) {
    const last = parts.at(-1);
    if (last?.label === label) last.times += 1;
    else parts.push({ move, label, times: 1 });
  }
  const tail: Part[] = [];
  let letters = 0;
  for (const part of parts.reverse()) {
    letters += part.label.length;
    if (tail.length && letters > SENTENCE - question.length) break;
    tail.unshift(part);
  }
  return tail;
}
