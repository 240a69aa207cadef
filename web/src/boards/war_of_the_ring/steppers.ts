/** Which choices of War of the Ring are numbers of figures: who marches, who falls, who goes back to the reinforcements. */
import type { Decision, View } from "../../lib/protocol";
import type { StepperRow, StepperSpec } from "../../table/stepper";
import { tokensOf } from "./stacks";
import { figureName, say } from "./texts";
import { warView, type Frame, type WarView } from "./types";

const who = (id: string) => ({ name: id, side: "free_peoples" as const });
const figureActor = (figure: string) => ({ kind: "army", tokens: tokensOf({ figures: { [figure]: 1 }, characters: [] }, who).map((token) => (token.kind === "army" ? { ...token, units: 0 } : token)) });
const frameOf = (war: WarView, name: string): Frame | null => [...war.procedure].reverse().find((frame) => frame.name === name) ?? null;

/** The rows of one verb: `take gondor_regular`. */
function rowsOf(decision: Decision, verb: string, most: (figure: string) => number, label: (figure: string) => string = (figure) => figureName(figure)): StepperRow[] {
  return decision.actions.flatMap((choice) => {
    if (choice.action[0] !== verb) return [];
    const figure = String(choice.action[1]);
    return [{ action: choice.action, label: label(figure), most: Math.max(1, most(figure)), actor: figureActor(figure) }];
  });
}

/** Who marches: figures and Characters of one place. */
function march(decision: Decision, war: WarView): StepperSpec | null {
  const frame = frameOf(war, "SelectFigures");
  if (!frame) return null;
  const here = war.places[String(frame.origin)]?.figures ?? {};
  const taken = (Array.isArray(frame.taken) ? frame.taken : []).map(String);
  const rows = rowsOf(decision, "take", (figure) => (here[figure] ?? 0) - taken.filter((one) => one === figure).length);
  for (const choice of decision.actions) {
    if (choice.action[0] !== "take_character") continue;
    const id = String(choice.action[1]);
    rows.push({ action: choice.action, label: choice.label, most: 1, actor: { kind: "army", tokens: [{ kind: "character", id, name: id, side: sideOfMover(war, frame) }] } });
  }
  const done = decision.actions.find((choice) => choice.action[0] === "done");
  const all = rows.reduce((sum, row) => sum + row.most, 0);
  if (all < 2 || (!rows.length && !done)) return null;
  const whole = decision.actions.find((choice) => choice.action[0] === "take_all");
  const unit = (row: StepperRow) => /_(regular|elite)$/.test(String(row.action[1]));
  return {
    rows,
    least: done ? 0 : 1,
    most: all,
    done: ["done"],
    doneLabel: say("stepper-march"),
    all: whole && { action: whole.action, label: whole.label },
    // Nobody marches without a unit.
    ok: (counts) => !!done || rows.some((row, i) => unit(row) && (counts[i] ?? 0) > 0),
  };
}

const sideOfMover = (war: WarView, frame: Frame) => war.sides[Number(frame.seat)] ?? "free_peoples";

/** Who falls: a hit for each. An Elite that is removed outright takes two; that is chosen from the list. */
function casualties(decision: Decision, war: WarView): StepperSpec | null {
  const frame = frameOf(war, "Casualties");
  const hits = Number(frame?.hits ?? 0);
  if (!frame || hits < 2) return null;
  const here = war.places[String(frame.place)]?.figures ?? {};
  const count = (figure: string) => here[figure] ?? 0;
  const rows = [
    ...rowsOf(decision, "lose", count, (figure) => say("stepper-lose", { figure: figureName(figure) })).filter((row) => String(row.action[1]).endsWith("_regular")),
    ...rowsOf(decision, "reduce", count, (figure) => say("stepper-reduce", { figure: figureName(figure) })),
  ];
  if (rows.length < 2) return null;
  const most = Math.min(hits, rows.reduce((sum, row) => sum + row.most, 0));
  return { rows, least: most, most, done: null, doneLabel: say("stepper-fall", { count: most }) };
}

export function stepperOf(decision: Decision, view: View): StepperSpec | null {
  const war = warView(view);
  if (decision.kind === "choose_figures") return march(decision, war);
  if (decision.kind === "casualties") return casualties(decision, war);
  return null;
}
