/** An Event card of War of the Ring as it is printed: above the event, below its use in battle. */
import { say, word } from "../texts";
import type { CardFacts, Facts } from "../types";
import type { Face, Frame, Paragraph } from "../../../art/card";
import { cardPicture, dieFace, sign } from "../../../art/war_of_the_ring/art";

const FRAMES: Record<string, Frame> = {
  fp_character: "free_peoples",
  fp_strategy: "free_peoples_strategy",
  sh_character: "shadow",
  sh_strategy: "shadow_strategy",
};

/** Frame and sign of a deck's back. */
export function backOf(deck: string): { frame: Frame; sign: string } {
  return { frame: FRAMES[deck] ?? "event", sign: deck.endsWith("strategy") ? (dieFace("army")[0] ?? "") : sign(deck.startsWith("fp") ? "free_peoples" : "shadow") };
}

export function cardOf(card: CardFacts, facts: Facts): Face {
  const lower = facts.combat.get(card.combat);
  const text: Paragraph[] = [{ text: card.effect }];
  if (card.condition) text.unshift({ text: card.condition, kind: "condition" });
  if (card.discard) text.push({ text: say("discarded-when", { text: card.discard }), kind: "note" });
  return {
    id: card.id,
    picture: cardPicture(card.id),
    title: card.title,
    frame: FRAMES[card.deck] ?? "event",
    outline: card.deck.endsWith("strategy") ? "cut" : "arch",
    gem: { sign: dieFace(card.type)[0] ?? "", label: word("type", card.type) },
    text,
    lower: lower && {
      title: lower.title,
      note: say("initiative", { value: lower.initiative.join("/") }),
      sign: sign("battle"),
      condition: lower.condition,
      text: lower.effect,
    },
    foot: [word("deck", card.deck), word("type", card.type)],
  };
}
