/** Which choices are made by − and +: who goes along, who falls, who comes. The engine asks them one by one. */
import { capital } from "../../../lib/games/choiceGroups";
import type { Action, Choice } from "../../../lib/api/protocol";
import type { StepperOf, StepperRow, StepperSpec } from "../../../table/board/steppers";
import { personActor, unitActor } from "../film/actors";
import { say, unitName, word } from "../texts";
import { factsOf, fieldView, frameNamed, type Facts, type FieldView } from "../types";

/** Damage tokens an eliminated unit takes along. */
const PER_CASUALTY = 2;

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
const unitRow = (choice: Choice, most: number, facts: Facts): StepperRow => {
  const unit = String(choice.action[1]);
  return { action: choice.action, label: unitName(unit, most), most, actor: unitActor(unit, facts) };
};

/** How many of a unit are at a place. */
const there = (view: FieldView, place: string, unit: unknown) => view.places[place]?.units[String(unit)] ?? 0;

/** A part of an army sets out: units, leadership tokens and characters. */
function group(actions: Choice[], view: FieldView, facts: Facts): StepperSpec | null {
  const march = frameNamed(view, "March");
  const origin = String(march?.origin ?? "");
  const standing = view.places[origin];
  if (!march || !standing) return null;
  const units = [...facts.units.keys()];
  const gone = (unit: unknown) => Number((march.taken as number[] | undefined)?.[units.indexOf(String(unit))] ?? 0);
  const rows = actions.flatMap((choice): StepperRow[] => {
    const [verb, what] = choice.action;
    if (verb === "take") return [unitRow(choice, there(view, origin, what) - gone(what), facts)];
    if (verb === "take_leader") {
      const most = standing.leaders - Number(march.leaders ?? 0);
      return [{ action: choice.action, label: say("leadership"), most, actor: { kind: "mark", id: "leaders" } }];
    }
    if (verb === "take_character") {
      const id = String(what);
      return [{ action: choice.action, label: word("called", id), most: 1, actor: personActor(id, facts) }];
    }
    return [];
  });
  const all = actions.find((choice) => choice.action[0] === "take_all");
  if (!rows.length) return null;
  /** What has been taken before counts too. */
  const begun = !all;
  const isUnit = rows.map((row) => row.action[0] === "take");
  const leads = rows.map((row) => row.action[0] === "take_leader" || (facts.characters.get(String(row.action[1]))?.leadership ?? 0) > 0);
  const some = (counts: readonly number[], which: boolean[]) => counts.some((count, i) => count > 0 && which[i]);
  return {
    rows,
    least: begun ? 0 : 1,
    most: sum(rows.map((row) => row.most)),
    done: ["done"],
    doneLabel: say("stepper-go"),
    all: all && { action: all.action, label: capital(all.label) },
    ends: (counts) => rows.every((row, i) => (counts[i] ?? 0) >= row.most),
    // An army has a unit; a led one also somebody who leads.
    ok: (counts) => begun || (some(counts, isUnit) && (!march.led || some(counts, leads))),
  };
}

/** The owner eliminates units, each with up to two Damage tokens: as many as he must, or more. */
function casualties(actions: Choice[], view: FieldView, facts: Facts): StepperSpec | null {
  const frame = frameNamed(view, "Casualties");
  const place = String(frame?.place ?? "");
  const damage = view.places[place]?.damage ?? 0;
  const rows = actions.filter((choice) => choice.action[0] === "eliminate").map((choice) => unitRow(choice, there(view, place, choice.action[1]), facts));
  const units = sum(rows.map((row) => row.most));
  if (!frame || !rows.length) return null;
  const atMost = Number(frame.at_most ?? Infinity);
  const forced = (gone: number) => gone < units && damage - PER_CASUALTY * gone > Math.min(atMost, units - gone);
  let least = 0;
  while (forced(least)) least += 1;
  const voluntary = Number(frame.voluntary ?? 1) > 0;
  const most = voluntary ? Math.min(units, Math.ceil(damage / PER_CASUALTY)) : least;
  return {
    rows,
    least,
    most: Math.max(least, most),
    done: ["done"],
    doneLabel: say("stepper-fall"),
    ends: (counts) => !voluntary || sum(counts) >= units || damage <= PER_CASUALTY * sum(counts),
  };
}

/** An army above the limit loses units for nothing, just as many as it must. */
function overLimit(actions: Choice[], view: FieldView, facts: Facts): StepperSpec | null {
  const frame = frameNamed(view, "KeepLimit");
  const place = String(frame?.place ?? "");
  const rows = actions.map((choice) => unitRow(choice, there(view, place, choice.action[1]), facts));
  const over = sum(rows.map((row) => row.most)) - facts.armyLimit;
  if (!frame || over < 1) return null;
  return { rows, least: over, most: over, done: null, doneLabel: say("stepper-fall") };
}

/** Others come for units that are missing in the supply. */
function substitutes(actions: Choice[], view: FieldView, facts: Facts): StepperSpec | null {
  const missing = Number(frameNamed(view, "Substitute")?.missing ?? 0);
  const rows = actions
    .filter((choice) => choice.action[0] === "choose_unit")
    .map((choice) => unitRow(choice, Math.min(missing, view.supply[String(choice.action[1])] ?? 0), facts));
  if (!missing || !rows.length) return null;
  const supply = sum(rows.map((row) => row.most));
  return {
    rows,
    least: 0,
    most: Math.min(missing, supply),
    done: ["done"],
    doneLabel: say("stepper-come"),
    ends: (counts) => sum(counts) >= Math.min(missing, supply),
  };
}

/** How much Damage goes along with a part of an army: a number that is chosen at once. */
function damage(actions: Choice[]): StepperSpec | null {
  const numbers = actions.map(({ action }) => Number(action[1])).sort((a, b) => a - b);
  const [least, most] = [numbers[0], numbers.at(-1)];
  if (least === undefined || most === undefined || most === least) return null;
  const sends = ([count = least]: readonly number[]): Action[] => [["take_damage", count]];
  const row: StepperRow = { action: ["take_damage", most], label: say("stepper-damage"), least, most, actor: { kind: "mark", id: "damage" } };
  return { rows: [row], least, most, done: null, doneLabel: say("stepper-divide"), sends };
}

const flyerRow = (choice: Choice, most: number, facts: Facts, id: "eagle" | "great_bat"): StepperRow => {
  const territory = String(choice.action[1]);
  return { action: choice.action, label: facts.territories.get(territory)?.name ?? territory, most, actor: { kind: "flyer", id } };
};

/** Great Bats over the territories, all that were called. */
function bats(actions: Choice[], view: FieldView, facts: Facts): StepperSpec | null {
  const called = Number(frameNamed(view, "Turn")?.bats ?? 0);
  const rows = actions.map((choice) => flyerRow(choice, called, facts, "great_bat"));
  return called < 2 ? null : { rows, least: called, most: called, done: null, doneLabel: say("stepper-fly") };
}

/** All Eagles fly out; where their Lord goes is asked when they have gone. */
function eagles(actions: Choice[], view: FieldView, facts: Facts): StepperSpec | null {
  const { eyrie } = view.eagles;
  const rows = actions.map((choice) => flyerRow(choice, eyrie, facts, "eagle"));
  return eyrie < 2 ? null : { rows, least: eyrie, most: eyrie, done: null, doneLabel: say("stepper-fly") };
}

/** Eagles that go home for as many attacks; at least one does. */
function strikers(actions: Choice[], view: FieldView, facts: Facts): StepperSpec | null {
  const { over, lord_over } = view.eagles;
  const flying = actions.filter((choice) => choice.action[0] === "choose_territory");
  const rows = flying.map((choice) => {
    const territory = String(choice.action[1]);
    return flyerRow(choice, (over[territory] ?? 0) + Number(lord_over === territory), facts, "eagle");
  });
  const begun = Number(frameNamed(view, "MountainAttack")?.count ?? 0) > 0;
  return { rows, least: begun ? 0 : 1, most: sum(rows.map((row) => row.most)), done: ["done"], doneLabel: say("stepper-strike") };
}

const KINDS: Record<string, (actions: Choice[], view: FieldView, facts: Facts) => StepperSpec | null> = {
  choose_group: group,
  casualties,
  army_limit: overLimit,
  substitute: substitutes,
  divide_damage: damage,
  place_bats: bats,
  fly: eagles,
  send_eagles: strikers,
};

export const stepperOf: StepperOf = (decision, view, catalogue) => {
  const found = KINDS[decision.kind]?.(decision.actions, fieldView(view), factsOf(catalogue ?? null)) ?? null;
  // A single thing to take or leave is one click.
  return found && sum(found.rows.map((row) => row.most)) > 1 ? found : null;
};
