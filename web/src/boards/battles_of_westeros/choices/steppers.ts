/** Which choices of Battles of Westeros are numbers of things: tokens given up, dice rolled again, tokens on palisades. */
import type { Choice } from "../../../lib/api/protocol";
import type { StepperOf, StepperRow, StepperSpec } from "../../../table/board/steppers";
import { say, word } from "../texts";
import { fieldView, HOUSES, type FieldView, type Frame, type SymbolId } from "../types";

interface Asked {
  actions: Choice[];
  field: FieldView;
  seat: number;
  /** Tokens that may be kept. */
  kept: number;
  frame: (name: string) => Frame | undefined;
}

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
/** Dice or tokens by their symbol. */
const counted = (value: unknown) => (value ?? {}) as Record<string, number>;

/** A row for each symbol that is offered. */
function rowsOf(actions: Choice[], verb: string, most: (symbol: string) => number): StepperRow[] {
  return actions.flatMap(({ action }) => {
    if (action[0] !== verb) return [];
    const symbol = String(action[1]);
    return [{ action, label: word("symbol", symbol), most: most(symbol), actor: { kind: "token", symbol } }];
  });
}

/** Order tokens that are given up at the end of a round: all but those that may be kept. */
function surplus({ actions, field, seat, kept }: Asked): StepperSpec | null {
  const { pool } = field.houses[HOUSES[seat]!];
  const rows = rowsOf(actions, "discard_token", (symbol) => pool[symbol as SymbolId]);
  const over = sum(rows.map((row) => row.most)) - kept;
  return over < 2 ? null : { rows, least: over, most: over, done: null, doneLabel: say("stepper-discard", { count: over }) };
}

/** Dice that are given up for any token of a palisade. */
function givenUp({ actions, frame }: Asked): StepperSpec | null {
  const palisades = frame("Palisades");
  const owed = Number(palisades?.owed ?? 0);
  const results = counted(palisades?.results);
  const rows = rowsOf(actions, "choose_symbol", (symbol) => results[symbol] ?? 0);
  return owed < 2 ? null : { rows, least: owed, most: owed, done: null, doneLabel: say("stepper-give-up", { count: owed }) };
}

/** Dice that are rolled again, all at once. */
function rerolls({ actions, frame }: Asked): StepperSpec | null {
  const attack = frame("Attack");
  const left = Number(attack?.rerolls ?? 0);
  const again = (attack?.again ?? []) as string[];
  const results = counted(attack?.results);
  const rows = rowsOf(actions, "reroll_one", (symbol) => (results[symbol] ?? 0) - again.filter((one) => one === symbol).length);
  if (left < 2) return null;
  const noneLabel = again.length ? undefined : say("stepper-reroll-none");
  return { rows, least: 0, most: Math.min(left, sum(rows.map((row) => row.most))), done: ["done"], doneLabel: say("stepper-reroll"), noneLabel, ends: (counts) => sum(counts) >= left };
}

/** Tokens of one colour on the palisades. No palisade may be left without a token in the end. */
function palisades({ actions, frame }: Asked): StepperSpec | null {
  const asked = frame("Palisades");
  const walls = Object.values((asked?.strength ?? {}) as Record<string, Record<string, number>>);
  const left = Object.entries(counted(asked?.left));
  const [colour, count] = left.findLast(([, count]) => count > 0) ?? ["", 0];
  // While only empty ones are offered each takes one token.
  if (count < 2 || actions.length < walls.length) return null;
  const rows = actions.map(({ action }): StepperRow => ({ action, label: String(action[1]), most: count, actor: { kind: "token", symbol: colour } }));
  return {
    rows,
    least: count,
    most: count,
    done: null,
    doneLabel: say("stepper-place", { count, colour: word("symbol", colour) }),
    ok: (counts) => {
      const filled = walls.map((tokens) => sum(Object.values(tokens)) > 0);
      let rest = sum(left.map(([, tokens]) => tokens));
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
