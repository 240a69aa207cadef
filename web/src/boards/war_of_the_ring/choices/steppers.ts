/** Which choices of War of the Ring are numbers of things: who marches, stays behind, advances, falls, comes; which dice turn. */
import type { Catalogue, Choice, Decision, Refused, View } from "../../../lib/api/protocol";
import type { StepperRow, StepperSpec } from "../../../table/board/steppers";
import { tokensOf } from "../board/regionLayout";
import { figureName, placeName, say, word } from "../texts";
import { factsOf, figureOf, warView, type Facts, type Frame, type Side, type WarView } from "../types";

interface Asked {
  decision: Decision;
  war: WarView;
  facts: Facts;
  frame: Frame;
}

/** Units an Army may have, in the open and within a besieged Stronghold. */
const LIMIT = { open: 10, inside: 5 };
/** Units that the Dunlendings may bring. */
const DUNLENDINGS = 4;

const who = (id: string) => ({ name: id, side: "free_peoples" as const });
const figureActor = (figure: string) => ({ kind: "army", tokens: tokensOf({ figures: { [figure]: 1 }, characters: [] }, who).map((token) => (token.kind === "army" ? { ...token, units: 0 } : token)) });
const isUnit = (figure: unknown) => /_(regular|elite)$/.test(String(figure));
const isLeader = (figure: unknown) => /_leader$/.test(String(figure));
const listed = (value: unknown) => (Array.isArray(value) ? value : []) as unknown[];
const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
const figuresAt = (war: WarView, place: unknown) => war.places[String(place)]?.figures ?? {};
const unitsAt = (war: WarView, place: unknown) => sum(Object.entries(figuresAt(war, place)).map(([figure, count]) => (isUnit(figure) ? count : 0)));
/** The name a row is about: the last word of its choice. */
const nameOf = (row: StepperRow) => String(row.action.at(-1));

/** A row for figures; those who are no units do not count towards the size of an Army. */
function figureRow(action: StepperRow["action"], most: number, label = figureName(String(action.at(-1)))): StepperRow {
  const figure = String(action.at(-1));
  return { action, label, most, besides: !isUnit(figure), actor: figureActor(figure) };
}

function characterRow(action: StepperRow["action"], facts: Facts, side: Side): StepperRow {
  const id = String(action[1]);
  const name = facts.characters.get(id)?.name ?? id;
  return { action, label: name, most: 1, besides: true, actor: { kind: "army", tokens: [{ kind: "character", id, name, side: facts.characters.get(id)?.side ?? side }] } };
}

/** Whether of each demand somebody is among those that are counted. */
const meets = (needed: unknown, names: ReadonlySet<string>) => listed(needed).every((group) => listed(group).some((name) => names.has(String(name))));

/** Partners have a say in who of a mixed Army goes: there it is chosen figure by figure. */
const isShared = (war: WarView, rows: readonly StepperRow[]) => war.sides.length > 2 && new Set(rows.filter((row) => !row.besides).map((row) => figureOf(nameOf(row)).nation)).size > 1;

/** Who marches: figures and Characters of one place, as many units as there is room for. */
function march({ decision, war, facts, frame }: Asked): StepperSpec | null {
  const free = (frame.free ?? {}) as Record<string, number>;
  const side = war.sides[Number(frame.seat)] ?? "free_peoples";
  const taken = listed(frame.taken);
  const rows = decision.actions.flatMap(({ action }) => {
    if (action[0] === "take") return [figureRow(action, free[String(action[1])] ?? 0)];
    return action[0] === "take_character" ? [characterRow(action, facts, side)] : [];
  });
  const units = sum(rows.map((row) => (row.besides ? 0 : row.most)));
  const room = Math.min(Number(frame.room ?? 0), units);
  if ((units && room < 1) || isShared(war, rows)) return null;
  const whole = decision.actions.find((choice) => choice.action[0] === "take_all");
  const here = figuresAt(war, frame.origin);
  const leaders = sum(Object.entries(here).map(([figure, count]) => (isLeader(figure) ? count : 0)));
  return {
    rows,
    least: taken.some(isUnit) ? 0 : 1,
    most: room,
    done: ["done"],
    doneLabel: say("stepper-march"),
    all: whole && { action: whole.action, label: whole.label },
    ok: (counts) => {
      const going = [...taken.map(String), ...rows.flatMap((row, i) => Array.from({ length: counts[i] ?? 0 }, () => nameOf(row)))];
      // Leaders of the Free Peoples do not stay where no unit does.
      const alone = side === "free_peoples" && going.filter(isUnit).length === unitsAt(war, frame.origin) && going.filter(isLeader).length < leaders;
      return !alone && meets(frame.needed, new Set(going));
    },
  };
}

/** Who is offered, and who is refused only until others have been chosen. */
const candidates = (decision: Decision): (Choice | Refused)[] => [...decision.actions, ...decision.refused];
/** Units first: Leaders and Characters stay, or go, only where units do. */
const unitsFirst = (rows: StepperRow[]) => [...rows.filter((row) => !row.besides), ...rows.filter((row) => row.besides)];

/** Who stays out of a battle; at least one unit attacks. */
function rearguard({ decision, war, facts, frame }: Asked): StepperSpec | null {
  const here = figuresAt(war, frame.origin);
  const side = war.sides[Number(frame.seat)] ?? "free_peoples";
  const rows = unitsFirst(
    candidates(decision).flatMap(({ action }) => {
      if (action[0] === "leave_behind") return [figureRow(action, here[String(action[1])] ?? 0)];
      return action[0] === "leave_behind_character" ? [characterRow(action, facts, side)] : [];
    }),
  );
  if (isShared(war, rows)) return null;
  const units = sum(rows.map((row) => (row.besides ? 0 : row.most)));
  return {
    rows,
    least: 0,
    most: units - 1,
    done: ["done"],
    doneLabel: say("stepper-rearguard"),
    noneLabel: say("stepper-all-attack"),
    ok: (counts) => {
      const stays = rows.some((row, i) => !row.besides && (counts[i] ?? 0) > 0) || unitsAt(war, "rearguard") > 0;
      const attacking = new Set(rows.flatMap((row, i) => (row.most > (counts[i] ?? 0) ? [nameOf(row)] : [])));
      return (stays || !sum(counts)) && meets(frame.needed, attacking);
    },
  };
}

/** Who of the winners enters the region; Leaders and Characters go along with units. */
function advance({ decision, war, facts, frame }: Asked): StepperSpec | null {
  const side = frame.side as Side;
  const here = war.places[String(frame.origin)];
  if (!here) return null;
  const moved = Number(frame.moved) > 0;
  const figures = Object.entries(here.figures).filter(([figure, count]) => count > 0 && figureOf(figure).side === side);
  const people = here.characters.filter((id) => facts.characters.get(id)?.side === side && (facts.characters.get(id)?.level ?? 0) > 0);
  const rows = unitsFirst([
    ...figures.map(([figure, count]) => figureRow(["advance_with", figure], count)),
    ...people.map((id) => characterRow(["advance_with_character", id], facts, side)),
  ]);
  const whole = decision.actions.find((choice) => choice.action[0] === "advance_with_all");
  return {
    rows,
    least: 0,
    most: sum(rows.map((row) => (row.besides ? 0 : row.most))),
    done: ["done"],
    doneLabel: say("stepper-advance"),
    noneLabel: moved ? undefined : say("stepper-stay"),
    all: whole && { action: whole.action, label: whole.label },
    ok: (counts) => moved || !sum(counts) || rows.some((row, i) => !row.besides && (counts[i] ?? 0) > 0),
  };
}

/** Who falls: a hit for each. An Elite that is removed outright takes two; that is chosen from the list. */
function casualties({ decision, war, frame }: Asked): StepperSpec | null {
  const hits = Number(frame.hits ?? 0);
  if (hits < 2) return null;
  const here = figuresAt(war, frame.place);
  const rows = decision.actions.flatMap(({ action }) => {
    const figure = String(action[1]);
    if (action[0] === "lose" && !figure.endsWith("_regular")) return [];
    return [figureRow(action, here[figure] ?? 0, say(action[0] === "lose" ? "stepper-lose" : "stepper-reduce", { figure: figureName(figure) }))];
  });
  if (rows.length < 2) return null;
  const most = Math.min(hits, sum(rows.map((row) => row.most)));
  return { rows, least: most, most, done: null, doneLabel: say("stepper-fall", { count: most }) };
}

/** Units above the limit go back to the reinforcements, just as many as must. Separate Armies of partners take turns. */
function excess({ decision, war, frame }: Asked): StepperSpec | null {
  const place = String(frame.place);
  if (war.separate?.includes(place)) return null;
  const here = figuresAt(war, place);
  const rows = decision.actions.map(({ action }) => figureRow(action, here[String(action[1])] ?? 0));
  const over = sum(rows.map((row) => row.most)) - (place.startsWith("inside_") ? LIMIT.inside : LIMIT.open);
  return over < 2 ? null : { rows, least: over, most: over, done: null, doneLabel: say("stepper-disband", { count: over }) };
}

/** Units that come from Dunland, as far as there is room. */
function dunlendings({ decision, war, facts, frame }: Asked): StepperSpec | null {
  const rows = decision.actions.flatMap(({ action }) => {
    const [verb, region, figure] = action.map(String);
    if (verb !== "from_dunland") return [];
    return [figureRow(action, figuresAt(war, region)[figure!] ?? 0, say("stepper-from", { figure: figureName(figure!), region: placeName(region!, facts) }))];
  });
  const most = Math.min(DUNLENDINGS - Number(frame.moved ?? 0), LIMIT.open - unitsAt(war, frame.region), sum(rows.map((row) => row.most)));
  return { rows, least: 0, most, done: ["done"], doneLabel: say("stepper-march"), noneLabel: say("stepper-nobody") };
}

/** Where too few recruits come, and of which type. */
function recruits({ decision, war, facts, frame }: Asked): StepperSpec | null {
  const regulars = listed(frame.regular).map(String);
  const either = listed(frame.either).map(String);
  const times = (list: string[], region: string) => list.filter((one) => one === region).length;
  const rows = decision.actions.map(({ action }): StepperRow => {
    const [, figure, region] = action.map(String) as [string, string, string];
    const most = Math.min(war.reinforcements[figure] ?? 0, times(figure.endsWith("_elite") ? either : [...regulars, ...either], region));
    return { action, label: say("stepper-in", { figure: figureName(figure), region: placeName(region, facts) }), most, actor: figureActor(figure) };
  });
  const room = Number(frame.room ?? 0);
  if (room < 2) return null;
  const within = (counts: readonly number[], part: 1 | 2, limit: (name: string) => number) => {
    const found = new Map<string, number>();
    rows.forEach((row, i) => found.set(String(row.action[part]), (found.get(String(row.action[part])) ?? 0) + (counts[i] ?? 0)));
    return [...found].every(([name, count]) => count <= limit(name));
  };
  return {
    rows,
    least: room,
    most: room,
    done: null,
    doneLabel: say("stepper-recruit", { count: room }),
    ok: (counts) => within(counts, 1, (figure) => war.reinforcements[figure] ?? 0) && within(counts, 2, (region) => times([...regulars, ...either], region)),
  };
}

/** Dice of the Shadow that become Eyes. */
function eyes({ decision, war, frame }: Asked): StepperSpec | null {
  const rows = decision.actions.flatMap(({ action }): StepperRow[] => {
    const face = String(action[1]);
    if (action[0] !== "turn_to_eye") return [];
    return [{ action, label: word("face", face), most: war.dice.shadow.filter((one) => one === face).length, actor: { kind: "die", face, side: "shadow" } }];
  });
  const most = Math.min(Number(frame.left ?? 0), sum(rows.map((row) => row.most)));
  return { rows, least: 0, most, done: ["done"], doneLabel: say("stepper-eyes"), noneLabel: say("stepper-no-eyes") };
}

/** The kinds of choices, and the procedure that asks each. */
const KINDS: Record<string, [frame: string, spec: (asked: Asked) => StepperSpec | null]> = {
  choose_figures: ["SelectFigures", march],
  rearguard: ["Attack", rearguard],
  advance: ["AdvanceAfterBattle", advance],
  casualties: ["Casualties", casualties],
  remove_excess: ["EnforceLimits", excess],
  dunlendings: ["RageOfTheDunlendings", dunlendings],
  recruit: ["RecruitInEach", recruits],
  lidless_eye: ["LidlessEye", eyes],
};

export function stepperOf(decision: Decision, view: View, catalogue?: Catalogue | null): StepperSpec | null {
  const war = warView(view);
  const [name, specOf] = KINDS[decision.kind] ?? [];
  const frame = war.procedure.findLast((one) => one.name === name);
  const spec = frame && specOf?.({ decision, war, facts: factsOf(catalogue ?? null), frame });
  if (!spec) return null;
  const rows = spec.rows.filter((row) => row.most > 0);
  // What is only one thing to take or leave is one click.
  return rows.length === spec.rows.length && sum(rows.map((row) => row.most)) > 1 ? spec : null;
}
