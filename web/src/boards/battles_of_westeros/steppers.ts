/** Which choices of Battles of Westeros are numbers of things: tokens given up, dice rolled again, tokens on palisades. */
import type { Choice } from "../../lib/protocol";
import type { StepperOf, StepperRow, StepperSpec } from "../../table/stepper";
import { say, word } from "./texts";
import { fieldView, HOUSES, SYMBOL_IDS, type FieldView, type Frame } from "./types";

interface Asked {
  actions: Choice[];
  field: FieldView;
  seat: number;
  /** Tokens that may be kept. */
  kept: number;
  frame: (name: string) => Frame | undefined;
}

/** Colours of tokens on a palisade. */
const COLOURS = SYMBOL_IDS.slice(0, 3);
const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
const numbers = (value: unknown) => (Array.isArray(value) ? (value as number[]) : []);

/** A row for each symbol that is offered. */
function rowsOf(actions: Choice[], verb: string, most: (symbol: number) => number): StepperRow[] {
  return actions.flatMap(({ action }) => {
    if (action[0] !== verb) return [];
    const symbol = String(action[1]);
    return [{ action, label: word("symbol", symbol), most: most(SYMBOL_IDS.indexOf(symbol as (typeof SYMBOL_IDS)[number])), actor: { kind: "token", symbol } }];
  });
}

/** Order tokens that are given up at the end of a round: all but those that may be kept. */
function surplus({ actions, field, seat, kept }: Asked): StepperSpec | null {
  const { pool } = field.houses[HOUSES[seat]!];
  const rows = rowsOf(actions, "discard_token", (symbol) => pool[SYMBOL_IDS[symbol]!]);
  const over = sum(rows.map((row) => row.most)) - kept;
  return over < 2 ? null : { rows, least: over, most: over, done: null, doneLabel: say("stepper-discard", { count: over }) };
}

/** Dice that are given up for any token of a palisade. */
function givenUp({ actions, frame }: Asked): StepperSpec | null {
  const palisades = frame("Palisades");
  const owed = Number(palisades?.owed ?? 0);
  const results = numbers(palisades?.results);
  const rows = rowsOf(actions, "choose_symbol", (symbol) => results[symbol] ?? 0);
  return owed < 2 ? null : { rows, least: owed, most: owed, done: null, doneLabel: say("stepper-give-up", { count: owed }) };
}

/** Dice that are rolled again, all at once. */
function rerolls({ actions, frame }: Asked): StepperSpec | null {
  const attack = frame("Attack");
  const left = Number(attack?.rerolls ?? 0);
  const again = numbers(attack?.again);
  const results = numbers(attack?.results);
  const rows = rowsOf(actions, "reroll_one", (symbol) => (results[symbol] ?? 0) - again.filter((one) => one === symbol).length);
  if (left < 2) return null;
  const noneLabel = again.length ? undefined : say("stepper-reroll-none");
  return { rows, least: 0, most: Math.min(left, sum(rows.map((row) => row.most))), done: ["done"], doneLabel: say("stepper-reroll"), noneLabel, ends: (counts) => sum(counts) >= left };
}

/** Tokens of one colour on the palisades. No palisade may be left without a token in the end. */
function palisades({ actions, frame }: Asked): StepperSpec | null {
  const asked = frame("Palisades");
  const walls = numbers(asked?.walls);
  const left = numbers(asked?.left);
  const strength = numbers(asked?.strength);
  const colour = left.findLastIndex((count) => count > 0);
  const count = left[colour] ?? 0;
  // While only empty ones are offered each takes one token.
  if (count < 2 || actions.length < walls.length) return null;
  const rows = actions.map(({ action }): StepperRow => ({ action, label: String(action[1]), most: count, actor: { kind: "token", symbol: COLOURS[colour]! } }));
  return {
    rows,
    least: count,
    most: count,
    done: null,
    doneLabel: say("stepper-place", { count, colour: word("symbol", COLOURS[colour]!) }),
    ok: (counts) => {
      const filled = walls.map((_, i) => strength.slice(3 * i, 3 * i + 3).some((one) => one > 0));
      let rest = sum(left);
      for (const [i, one] of counts.entries()) {
        for (let placed = 0; placed < one; placed += 1) {
          if (filled[i] && filled.filter((full) => !full).length >= rest) return false;
          filled[i] = true;
          rest -= 1;
        }
      }
      return true;
    },
  };
}

const KINDS: Record<string, (asked: Asked) => StepperSpec | null> = {
  discard_token: surplus,
  give_up_die: givenUp,
  reroll: rerolls,
  strengthen_palisade: palisades,
};

export const stepperOf: StepperOf = (decision, view, catalogue) => {
  const field = fieldView(view);
  const kept = Number((catalogue?.keep as { tokens?: number } | undefined)?.tokens ?? 1);
  const frame = (name: string) => field.procedure.findLast((one) => one.name === name);
  const spec = KINDS[decision.kind]?.({ actions: decision.actions, field, seat: decision.seat, kept, frame }) ?? null;
  // Of one kind there is nothing to choose.
  return spec && spec.rows.length > 1 ? spec : null;
};
