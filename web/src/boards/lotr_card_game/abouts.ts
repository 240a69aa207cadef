/** What a tooltip and a screen reader say of a card. */
import { capital } from "../../lib/choices";
import type { Choice, Refused } from "../../lib/protocol";
import type { TipContent } from "../../lib/tip.svelte";
import { say, word } from "./texts";
import type { Facts, NamedCard, TableCard } from "./types";

export function does(choices: Choice[]): string {
  return say("actions-n", { count: choices.length, label: choices.map((one) => capital(one.label)).join(" · ") });
}

export function tipOf(card: NamedCard, choices?: Choice[], refused?: Refused, note = ""): TipContent {
  const told = choices ? `▸ ${does(choices)}` : refused ? say("cannot", { reason: refused.reason }) : "";
  return {
    entity: { kind: "cards", id: card.id, name: card.name, facts: card.card === null ? {} : { instance: card.card } },
    text: [note ? capital(note) : "", told].filter(Boolean).join(" ") || undefined,
    rule: choices ? null : (refused?.rule ?? null),
    danger: !choices && !!refused,
  };
}

/** A card on the table in one line. */
export function spoken(card: TableCard, note = "", choices?: Choice[], refused?: Refused): string {
  const parts = [card.name, word("type", card.type)];
  for (const [stat, value] of Object.entries(card.stats)) parts.push(`${word("stat", stat)} ${value}`);
  for (const token of ["resources", "damage", "progress"] as const) {
    if (card[token]) parts.push(`${word("stat", token)} ${card[token]}`);
  }
  if (card.exhausted) parts.push(say("exhausted"));
  if (card.committed) parts.push(say("committed"));
  if (card.shadow_cards?.length) parts.push(say("shadow-cards", { n: card.shadow_cards.length }));
  if (note) parts.push(note);
  if (choices) parts.push(does(choices));
  else if (refused) parts.push(say("cannot", { reason: refused.reason }));
  return parts.map((part) => part.replace(/\.$/, "")).join(". ");
}

/** A card in a hand in one line. */
export function spokenInHand(card: NamedCard, facts: Facts, choices?: Choice[], refused?: Refused): string {
  const printed = facts.cards.get(card.number);
  const parts = [card.name];
  if (printed) {
    parts.push([printed.sphere ? word("sphere", printed.sphere) : "", word("type", printed.type)].filter(Boolean).join(" "));
    if (printed.cost !== undefined) parts.push(say("cost", { n: printed.cost }));
    parts.push(...(printed.ability ?? []).map((one) => one.text));
  }
  if (choices) parts.push(does(choices));
  else if (refused) parts.push(say("cannot", { reason: refused.reason }));
  return parts.map((part) => part.replace(/\.$/, "")).join(". ");
}
