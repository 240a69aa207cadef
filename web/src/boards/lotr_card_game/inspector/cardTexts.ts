/** What the inspector and a screen reader say of a card. */
import { capital } from "../../../lib/games/choiceGroups";
import type { Choice } from "../../../lib/api/protocol";
import type { TipContent } from "../../../lib/inspector/inspectorState.svelte";
import type { CardMarks } from "../choices/targets";
import { say } from "../texts";
import type { NamedCard, Printed, TableCard } from "../types";

export function does(choices: readonly { label: string }[]): string {
  return say("actions-n", { count: choices.length, label: choices.map((one) => capital(one.label)).join(" · ") });
}

export function tipOf(card: NamedCard, marks: CardMarks = {}, note = ""): TipContent {
  const may = marks.choices || marks.prospects;
  return {
    entity: { kind: "cards", id: card.id, name: card.name, facts: card.card === null ? {} : { instance: card.card } },
    text: [note ? `${capital(note)}.` : "", `${may ? "▸ " : ""}${told(marks)}`].filter(Boolean).join(" ") || undefined,
    rule: may ? null : (marks.refused?.rule ?? null),
    danger: !may && !!marks.refused,
  };
}

/** What can be done with a card, or why not. */
export function told({ choices, refused, prospects }: CardMarks): string {
  const all: (Choice | { label: string })[] = [...(choices ?? []), ...(prospects ?? [])];
  return all.length ? does(all) : refused ? say("cannot", { reason: refused.reason }) : "";
}

/** What one sees of a card on the table without reading it. */
export function spoken(card: TableCard, marks: CardMarks): string {
  const parts = [
    card.committed ? say("committed") : "",
    card.exhausted ? say("exhausted") : "",
    card.resources ? say("has-resources", { n: card.resources }) : "",
    card.damage ? say("has-damage", { n: card.damage }) : "",
    card.progress ? say("has-progress", { n: card.progress }) : "",
    card.shadow_cards?.length ? say("shadow-cards", { n: card.shadow_cards.length }) : "",
    told(marks),
  ];
  return parts.filter(Boolean).join(". ");
}

/** What a card in the hand costs, and whose pools can pay for it. */
export function costOf(card: Printed, area: readonly TableCard[]): string {
  if (card.cost === undefined) return "";
  const pools = area.filter((one) => one.type === "hero" && one.resources && (card.sphere === "neutral" || !card.sphere || one.spheres?.includes(card.sphere)));
  const who = pools.map((one) => say("pool", { name: one.name, n: one.resources })).join(", ");
  return who && card.cost !== 0 ? say("cost-paid-by", { n: card.cost, who }) : say("cost", { n: card.cost });
}
