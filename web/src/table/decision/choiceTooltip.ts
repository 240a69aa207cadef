/** What a thing on the table can do just now, or why it cannot, as its tip says it. */
import { capital } from "../../lib/games/choiceGroups";
import type { Refused } from "../../lib/api/protocol";
import type { TipContent } from "../../lib/inspector/inspectorState.svelte";
import type { GameTexts } from "../../lib/i18n/gameTexts";
import type { BattleOdds } from "../../lib/inspector/odds";

/** "▸ This · That". */
export function does(choices: readonly { label: string }[] | undefined): string | undefined {
  return choices ? `▸ ${choices.map((choice) => capital(choice.label)).join(" · ")}` : undefined;
}

/** To be added to what the tip shows. */
export function told(choices: readonly { label: string }[] | undefined, refused: Refused | undefined, say: GameTexts["say"]): TipContent {
  return {
    text: does(choices) ?? (refused ? say("cannot", { reason: refused.reason }) : undefined),
    rule: choices ? null : refused?.rule,
    danger: !choices && !!refused,
  };
}

/** What Combat dice need: "5+ (+1)". */
export function needs(needed: number, modifier: number, say: GameTexts["say"]): string {
  const signed = modifier > 0 ? `+${modifier}` : `−${-modifier}`;
  return `${say("needs", { needed })}${modifier ? ` (${signed})` : ""}`;
}

/** More battles than these are looked at in their panel. */
const MOST_ODDS = 3;

/** The odds of battles, each under the two places it is between. */
export function titledOdds(battles: readonly BattleOdds[], name: (place: string) => string, say: GameTexts["say"]): TipContent {
  if (!battles.length) return {};
  return { odds: { about: say("odds-about"), battles: battles.slice(0, MOST_ODDS).map((one) => ({ title: `${name(one.origin)} → ${name(one.target)}`, odds: one })) } };
}
