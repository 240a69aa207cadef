/** What is to be expected of the attack a choice makes, told before it is made. */
import { capital, sameAction } from "../../../lib/games/choiceGroups";
import type { Choice, Decision } from "../../../lib/api/protocol";
import type { Inspect } from "../../../table/board/contract";
import { forecasts } from "../panels/forecasts.svelte";
import { long, short, type AttackOdds, type Forecast } from "../panels/odds";
import { say } from "../texts";

const STRIKES = new Set(["counterattack", "parting_blow"]);
const DOGS = "dogs_of_war";

export function attacksOf(choice: Choice, decision: Decision, { attacks }: Forecast): AttackOdds[] {
  const [verb] = choice.action;
  if (verb === "yes" && STRIKES.has(decision.kind)) return attacks;
  if (verb !== "attack" && verb !== "loose_dogs") return [];
  return attacks.filter((one) => one.to === choice.target?.hex && (one.how === DOGS) === (verb === "loose_dogs"));
}

/** "From a4 against b5. 2 dice · expect 1.3 hits …" */
export const told = (odds: AttackOdds): string => `${say("odds-from-to", { from: odds.from, to: odds.to })} ${long(odds)}.`;

export const inspect: Inspect = (choice, decision) => {
  const forecast = forecasts.of(decision);
  const again = forecast.attacks.flatMap((one) => one.choices ?? []).find((one) => sameAction(one.action, choice.action));
  const lines = again ? [`${short(again)}.`] : attacksOf(choice, decision, forecast).map(told);
  return lines.length ? { title: capital(choice.label), text: lines.join(" ") } : null;
};
