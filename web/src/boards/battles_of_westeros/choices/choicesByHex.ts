/** What a click on a hex does, of everything a decision asks. */
import type { Choice, Decision, Prospect } from "../../../lib/api/protocol";
import { distance, type Hex } from "../board/hexes";
import { ordersFor, type Marks } from "./targets";
import { HOUSES, ZONE, type Facts, type FieldView, type UnitView } from "../types";

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

/** Leadership cards that could reach a unit: those of a commander in whose zone it stands, and basic ones of any such. */
export function cardsFor(unit: UnitView, decision: Decision, field: FieldView, facts: Facts): Choice[] {
  if (decision.kind !== "choose_action") return [];
  const leaders = field.units.filter((one) => one.commander && one.house === unit.house && one.hex in field.field && distance(one.hex, unit.hex) <= ZONE);
  const persons = new Set(leaders.map((one) => facts.commanders.get(one.commander!)?.person));
  return decision.actions.filter(({ target }) => {
    const card = target.card ? facts.cards.get(target.card) : undefined;
    return !!card && leaders.length > 0 && (!card.commander || persons.has(card.commander));
  });
}

/** What a unit can do, told at once: with which token, by which card, by whose ability. Choices that are made at once come along. */
export function allOf(later: readonly Prospect[], choices: readonly Choice[], cards: readonly Choice[]): Prospect[] {
  const at_once = [...choices.filter((one) => !NEEDS_UNIT.includes(String(one.action[0]))), ...cards];
  return [...later, ...at_once.map(({ label, target, action }) => ({ label, target, actions: [action] }))];
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

/** Answers whose unit is chosen by the click that came first. */
export const NEEDS_UNIT = ["token", "pair", "rally_for_morale"];
