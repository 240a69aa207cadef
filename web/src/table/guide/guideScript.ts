/**
 * A guided first turn as a state machine: a script of steps, and where somebody is in it. It never moves for the
 * person and never stands in the way: who chooses something else plays on, and the guide comes back where it can.
 */
import type { Action, Decision } from "../../lib/api/protocol";

/** Where a step points: a part of the table. */
export type Place = "bar" | "board" | "tracks" | "hand" | "log";

export interface Step {
  id: string;
  /** The kind of decision the step is about; without one it is only read. */
  wait?: string;
  /** What it suggests, best first: an action, or the beginning of one. */
  suggest?: Action[];
  /** The step goes on, suggestion by suggestion, until this is chosen. */
  until?: Action;
  /** A lesson begins here: the guide may take it up whenever its choice is offered. */
  start?: boolean;
  point: Place;
  /** A region to light up on the board. */
  region?: string;
}

export interface Script {
  game: string;
  seed: string;
  seats: number;
  /** Whose seat the person takes; the bot sits on the others. */
  seat: number;
  bot: string;
  position: string;
  /** The turn it is about; after it the guide says goodbye. */
  turn: number;
  steps: Step[];
  title: (step: string) => string;
  text: (step: string) => string;
}

interface Mark {
  at: number;
  done: number[];
  astray: boolean;
}

export interface Progress extends Mark {
  closed: boolean;
  /** What was so before each choice, by the number of moves made, so that undo leads back. */
  past: (Mark & { moves: number })[];
}

type Asked = Pick<Decision, "mine" | "kind" | "actions">;

export const begun = (): Progress => ({ at: 0, done: [], astray: false, closed: false, past: [] });

const begins = (action: Action, suggested: Action) => suggested.every((part, i) => action[i] === part);

/** The action a step suggests, if it is offered. */
export function suggestion(step: Step | undefined, asked: Asked | null): Action | null {
  if (!step?.wait || !asked?.mine || asked.kind !== step.wait) return null;
  for (const suggested of step.suggest ?? []) {
    const found = asked.actions.find((one) => begins(one.action, suggested));
    if (found) return found.action;
  }
  return null;
}

/** The step to do now: what is only read may be passed over. */
function acting(steps: Step[], at: number): number {
  for (let i = at; i < steps.length; i += 1) if (steps[i]!.wait) return i;
  return -1;
}

function after(steps: Step[], done: number[], at: number): number {
  let next = at + 1;
  while (next < steps.length - 1 && done.includes(next)) next += 1;
  return Math.min(next, steps.length - 1);
}

/** The person has read a step and goes on; after the last the guide closes. */
export function next(progress: Progress, steps: Step[]): Progress {
  if (progress.at >= steps.length - 1) return { ...progress, closed: true };
  if (steps[progress.at]!.wait) return progress;
  return { ...progress, at: after(steps, progress.done, progress.at), done: [...progress.done, progress.at] };
}

export const closed = (progress: Progress): Progress => ({ ...progress, closed: true });

/** The person has answered a decision, with so many moves made before it. */
export function acted(progress: Progress, steps: Step[], kind: string, action: Action, moves: number): Progress {
  const { at, done, astray } = progress;
  const past = [...progress.past.filter((one) => one.moves < moves), { at, done, astray, moves }];
  const here = acting(steps, at);
  if (here < 0) return { ...progress, past };
  const step = steps[here]!;
  const followed = kind === step.wait && (step.suggest ?? []).some((one) => begins(action, one));
  const read = steps.flatMap((_, i) => (i >= at && i < here ? [i] : []));
  if (!followed) return { ...progress, at: here, done: [...done, ...read], astray: true, past };
  if (step.until && !begins(action, step.until)) return { ...progress, at: here, done: [...done, ...read], astray: false, past };
  const all = [...done, ...read, here];
  return { ...progress, at: after(steps, all, here), done: all, astray: false, past };
}

/** A decision is shown, after so many moves of the game and in this turn of it. */
export function saw(progress: Progress, script: Script, asked: Asked | null, moves: number, turn: number): Progress {
  const { steps } = script;
  const undone = progress.past.find((one) => one.moves >= moves);
  if (undone) {
    const { at, done, astray } = undone;
    progress = { ...progress, at, done, astray, past: progress.past.filter((one) => one.moves < moves) };
  }
  const last = steps.length - 1;
  if (turn > script.turn) return progress.at === last ? progress : { ...progress, at: last, astray: false };
  const step = steps[progress.at];
  if (!asked?.mine || !step?.wait || suggestion(step, asked)) return progress;
  const found = steps.findIndex((one, i) => one.start && !progress.done.includes(i) && suggestion(one, asked));
  return found < 0 ? progress : { ...progress, at: found };
}

/** Whether the step fits what is asked; between two lessons the person plays freely. */
export function fits(step: Step | undefined, asked: Asked | null): boolean {
  return !step?.wait || !asked?.mine || suggestion(step, asked) !== null;
}
