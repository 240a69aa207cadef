/** A card of The Lord of the Rings: The Card Game as it is printed, or as it stands now on the table. */
import { say, word } from "../texts";
import { lookOf, type Ability, type Printed, type StatName, type TableCard } from "../types";
import type { Face, Frame, Outline, Paragraph, Stat } from "../../../art/card";
import { cardPicture, sign } from "../../../art/lotr_card_game/art";

const OUTLINES: Record<string, Outline> = {
  hero: "arch",
  ally: "plain",
  attachment: "cut",
  event: "oval",
  enemy: "ragged",
  location: "plain",
  treachery: "broken",
  objective: "crest",
  quest: "plain",
};
const BELT: StatName[] = ["willpower", "threat", "attack", "defense", "hit_points", "quest_points"];
/** On parchment and on the dark belt. */
const COLOURS: Record<string, [string, string]> = {
  willpower: ["#235fae", "#8fc0ff"],
  threat: ["#b3391e", "#ff9a5a"],
  attack: ["#a3211a", "#ff9a84"],
  defense: ["#46546a", "#cfd8e6"],
  hit_points: ["#9c1f3a", "#ff8fa6"],
  quest_points: ["#6a5a16", "#e8d98a"],
};

/** Signs within the text, where a number stands before the word. */
const SIGNED = ["willpower", "attack", "defense", "threat", "progress", "hit_points", "resources", "damage"];
/** Every form such a word takes, with its sign. */
const signed = (): Record<string, string> =>
  Object.fromEntries(SIGNED.flatMap((name) => word("signed", name).split(", ").map((form) => [form, sign(name)])));

export const PLAYER_BACK: { frame: Frame; sign: string } = { frame: "spirit", sign: sign("player_back") };
export const ENCOUNTER_BACK: { frame: Frame; sign: string } = { frame: "quest", sign: sign("encounter_back") };

function lead({ kind, phase }: Ability): string | undefined {
  if (kind === "passive" || kind === "restriction") return undefined;
  const found = word("ability", phase ? `${phase}_${kind}` : kind);
  return `${found.startsWith("ability-") ? say("ability-other") : found}:`;
}

function stats(card: Printed, on: TableCard | undefined): Stat[] {
  return BELT.flatMap((name) => {
    const value = on?.stats[name] ?? card[name];
    if (value === undefined) return [];
    const [ink, light] = COLOURS[name]!;
    return [{ sign: sign(name), value, label: word("stat", name), ink, light, change: on ? value - (card[name] ?? value) : 0 }];
  });
}

function seal(card: Printed): Face["seal"] {
  if (card.stage !== undefined) return { value: card.stage, label: say("stage-n", { n: card.stage }) };
  if (card.cost !== undefined) return { value: card.cost, label: say("cost", { n: card.cost }) };
  if (card.threat_cost !== undefined) return { value: card.threat_cost, label: `${word("stat", "threat_cost")} ${card.threat_cost}` };
  if (card.engagement_cost !== undefined) {
    return { value: card.engagement_cost, label: `${word("stat", "engagement_cost")} ${card.engagement_cost}`, diamond: true };
  }
  return undefined;
}

/** `on`: the card as it lies on the table, with its numbers of now. */
export function cardOf(card: Printed, on?: TableCard): Face {
  const look = lookOf(card);
  const text: Paragraph[] = [];
  if (card.keywords?.length) text.push({ lead: `${card.keywords.join(". ")}.`, text: "" });
  if (card.attach_to) text.push({ text: say("attaches-to", { what: card.attach_to }), kind: "note" });
  if (card.setup?.text) text.push({ lead: `${say("setup")}:`, text: card.setup.text });
  for (const ability of card.ability ?? []) {
    const limit = ability.limit && !ability.text.includes(ability.limit) ? ` (${ability.limit})` : "";
    text.push({ lead: lead(ability), text: ability.text + limit });
  }
  if (card.shadow) text.push({ lead: `${say("shadow-effect")}:`, text: card.shadow.text, kind: "below" });
  return {
    id: card.id,
    picture: cardPicture(card.id),
    title: card.name,
    frame: look as Frame,
    outline: OUTLINES[card.type] ?? "plain",
    noble: card.type === "hero",
    lying: card.type === "quest",
    seal: seal(card),
    gem: { sign: sign(look), label: card.sphere ? word("sphere", card.sphere) : word("type", card.type) },
    stats: stats(card, on),
    traits: card.traits?.join(" · "),
    text,
    icons: signed(),
    foot: [word("type", card.type), card.victory ? say("victory-points", { n: card.victory }) : card.sphere ? word("sphere", card.sphere) : ""],
  };
}
