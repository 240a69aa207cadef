/** What a click on a hex does, of everything a decision asks. */
import { digits, groups, capital } from "../../lib/choices";
import type { Choice, Decision, Prospect } from "../../lib/protocol";
import { isApart, ordinary } from "../../table/bar";
import type { Hex } from "./hexes";
import { ordersFor, type Marks } from "./targets";
import { HOUSES, type UnitView } from "./types";

/** Decisions in which a unit that stays where it is may say so by a click on itself. */
const MOVING = ["move", "disengage", "follow_up"];

export function choicesByHex(decision: Decision | null, marks: Marks, standing: readonly UnitView[], actor: UnitView | undefined): Map<Hex, Choice[]> {
  const found = new Map([...marks.hexes].map(([hex, choices]) => [hex, [...choices]]));
  const put = (hex: Hex, choices: Choice[]) => {
    if (choices.length) found.set(hex, [...(found.get(hex) ?? []), ...choices]);
  };
  if (!decision?.mine) return found;
  for (const unit of standing) {
    if (unit.commander) put(unit.hex, marks.commanders.get(unit.commander) ?? []);
    if (HOUSES[decision.seat] === unit.house) put(unit.hex, ordersFor(unit, decision));
  }
  if (actor && MOVING.includes(decision.kind)) put(actor.hex, marks.others);
  return found;
}

/** What can be done with a unit by several choices in a row, by the hex it stands in. */
export function prospectsByHex(prospects: readonly Prospect[], standing: readonly UnitView[]): Map<Hex, Prospect[]> {
  const found = new Map<Hex, Prospect[]>();
  for (const prospect of prospects) {
    const { hex, commander } = prospect.target;
    const at = hex ?? (commander ? standing.find((unit) => unit.commander === commander)?.hex : undefined);
    if (at) found.set(at, [...(found.get(at) ?? []), prospect]);
  }
  return found;
}

/** The keys that the decision bar gives to choices of the board, by hex, where a hex has one choice. */
export function keysByHex(decision: Decision | null): Map<Hex, number> {
  const found = new Map<Hex, number>();
  if (!decision?.mine) return found;
  const apart = decision.actions.length > 1 && ordinary(decision.actions).length < decision.actions.length ? decision.actions.filter(isApart) : [];
  const rest = decision.actions.filter((choice) => !apart.includes(choice));
  const flat = [...groups(rest).flatMap((group) => group.options), ...apart.map((choice) => ({ choice, text: capital(choice.label) }))];
  digits(flat).forEach((key, i) => {
    const hex = flat[i]!.choice.target.hex;
    if (hex && key !== undefined && key !== null) found.set(hex, key);
  });
  return found;
}

/** Answers whose unit is chosen by the click that came first. */
export const NEEDS_UNIT = ["token", "pair", "rally_for_morale"];
