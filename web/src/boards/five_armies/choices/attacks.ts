/** The attacks a choice leads to, so that their odds can be shown before it is made. */
import { capital } from "../../../lib/games/choiceGroups";
import type { Choice, Decision } from "../../../lib/api/protocol";
import type { Inspect } from "../../../table/board/contract";
import type { BattleOdds } from "../../../lib/inspector/odds";
import { battleOdds } from "../../../table/battle/oddsQuery.svelte";
import { titledOdds } from "../../../table/decision/choiceTooltip";
import { say } from "../texts";
import { factsOf, placeName } from "../types";

const BEFORE = new Set(["choose_attacker", "move_or_attack", "choose_target", "choose_armies", "beorn_attacks"]);
const WITHIN = new Set(["cease", "leave_battle"]);
/** To go on with the battle there is. */
const FIGHTS = new Set(["fight_on", "stand"]);

/** Before an attack is committed. */
export const choosesAttack = (decision: Decision | null): boolean => !!decision?.mine && BEFORE.has(decision.kind);
/** Where odds bear on a choice. */
export const asksOdds = (decision: Decision | null): boolean => choosesAttack(decision) || (!!decision?.mine && WITHIN.has(decision.kind));

export function attacksOf(choice: Choice, decision: Decision, battles: readonly BattleOdds[]): BattleOdds[] {
  const [verb, place] = choice.action;
  if (verb === "lead") return battles.filter((one) => one.origin === place);
  if (verb === "attack") return battles.filter((one) => one.target === place);
  return FIGHTS.has(String(verb)) || decision.kind === "choose_armies" ? [...battles] : [];
}

export const inspect: Inspect = (choice, decision, catalogue) => {
  const battles = attacksOf(choice, decision, battleOdds.of(decision));
  const facts = factsOf(catalogue);
  return battles.length ? { title: capital(choice.label), ...titledOdds(battles, (place) => placeName(place, facts), say) } : null;
};
