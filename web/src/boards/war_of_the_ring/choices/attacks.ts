/** The attacks a choice leads to, so that their odds can be shown before it is made. */
import { capital, sameAction } from "../../../lib/games/choiceGroups";
import type { Choice, Decision } from "../../../lib/api/protocol";
import type { Inspect } from "../../../table/board/contract";
import type { BattleOdds } from "../../../lib/inspector/odds";
import { battleOdds } from "../../../table/battle/oddsQuery.svelte";
import { titledOdds } from "../../../table/decision/choiceTooltip";
import { placeName, say } from "../texts";
import { factsOf } from "../types";

const BEFORE = new Set(["attack_from", "attack_target", "rearguard"]);
const WITHIN = new Set(["field_battle_or_siege", "retreat_or_stand", "cease_or_go_on"]);
/** To go on with the battle there is. */
const FIGHTS = new Set(["stand_and_fight", "continue_attack", "press_on"]);

const isAttack = ({ action }: Choice) => action[0] === "act" && String(action[1]).startsWith("attack");

/** Before an attack is committed. */
export const choosesAttack = (decision: Decision | null): boolean => !!decision?.mine && (BEFORE.has(decision.kind) || decision.actions.some(isAttack));
/** Where odds bear on a choice. */
export const asksOdds = (decision: Decision | null): boolean => choosesAttack(decision) || (!!decision?.mine && WITHIN.has(decision.kind));

export function attacksOf(choice: Choice, decision: Decision, battles: readonly BattleOdds[]): BattleOdds[] {
  const [verb, place] = choice.action;
  if (verb === "attack_from") return battles.filter((one) => one.origin === place);
  if (verb === "attack") return battles.filter((one) => one.target === place);
  if (verb === "fight_in_the_field") return battles.filter((one) => one.form === "field");
  if (verb === "withdraw_into_stronghold") return battles.filter((one) => one.form === "assault");
  if (FIGHTS.has(String(verb)) || isAttack(choice) || (decision.kind === "rearguard" && sameAction(choice.action, ["done"]))) return [...battles];
  return [];
}

export const inspect: Inspect = (choice, decision, catalogue) => {
  const battles = attacksOf(choice, decision, battleOdds.of(decision));
  const facts = factsOf(catalogue);
  return battles.length ? { title: capital(choice.label), ...titledOdds(battles, (place) => placeName(place, facts), say) } : null;
};
