/** What a tooltip and a screen reader say of a card. */
import { capital } from "../../lib/choices";
import type { Choice, Refused } from "../../lib/protocol";
import type { TipContent } from "../../lib/tip.svelte";
import { say } from "./texts";
import type { NamedCard, TableCard } from "./types";

export function does(choices: Choice[]): string {
  return say("actions-n", { count: choices.length, label: choices.map((one) => capital(one.label)).join(" · ") });
}

export function tipOf(card: NamedCard, choices?: Choice[], refused?: Refused, note = ""): TipContent {
  return {
    entity: { kind: "cards", id: card.id, name: card.name, facts: card.card === null ? {} : { instance: card.card } },
    text: [note ? capital(note) : "", `${choices ? "▸ " : ""}${told(choices, refused)}`].filter(Boolean).join(" ") || undefined,
    rule: choices ? null : (refused?.rule ?? null),
    danger: !choices && !!refused,
  };
}

/** What can be done with a card, or why not. */
export function told(choices?: Choice[], refused?: Refused): string {
  return choices ? does(choices) : refused ? say("cannot", { reason: refused.reason }) : "";
}

/** What one sees of a card on the table without reading it. */
export function spoken(card: TableCard, choices?: Choice[], refused?: Refused): string {
  const parts = [
    card.committed && card.exhausted ? say("exhausted") : "",
    card.shadow_cards?.length ? say("shadow-cards", { n: card.shadow_cards.length }) : "",
    told(choices, refused),
  ];
  return parts.filter(Boolean).join(". ");
}
