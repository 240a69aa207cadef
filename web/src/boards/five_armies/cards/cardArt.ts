/** A card of The Battle of Five Armies as it is printed: an Event card has an order above and a combat effect below. */
import { say, word } from "../texts";
import { printed, type CardFacts, type Facts, type ManoeuvreFacts } from "../types";
import type { Face, Frame, Outline, Paragraph } from "../../../art/card";
import { cardPicture, dieFace, manoeuvrePicture, sign } from "../../../art/five_armies/art";

const FRAMES: Record<string, [Frame, Outline]> = {
  event: ["event", "plain"],
  fp_story: ["free_peoples", "arch"],
  shadow_story: ["shadow", "ragged"],
  fate: ["fate", "crest"],
};

/** Frame and sign of a deck's back. */
export function backOf(deck: string): { frame: Frame; sign: string } {
  const signs: Record<string, string> = { event: "battle", fp_story: "free_peoples", shadow_story: "shadow", fate: "fate" };
  return { frame: FRAMES[deck]?.[0] ?? "event", sign: sign(signs[deck] ?? "battle") };
}

export function cardOf(card: CardFacts, facts: Facts): Face {
  const { title, type, effect } = printed(card, facts);
  const lower = facts.combat.get(card.combat ?? "");
  const [frame, outline] = FRAMES[card.deck] ?? ["event", "plain"];
  const text: Paragraph[] = [{ text: effect }];
  if (card.condition) text.unshift({ text: say("card-condition", { text: card.condition }), kind: "condition" });
  if (card.on) text.push({ text: say("card-on", { name: facts.characters.get(card.on)?.name ?? card.on }), kind: "note" });
  return {
    id: card.id,
    picture: cardPicture(card),
    title,
    frame,
    outline,
    gem: type ? { sign: dieFace(type)[0] ?? "", label: say("card-with", { type, face: word("face", type) }) } : { sign: sign("fate"), label: word("deck", card.deck) },
    text,
    lower: lower && { title: lower.title, note: say("card-combat"), sign: sign("battle"), text: lower.effect },
    foot: [word("deck", card.deck), card.on_table ? say("card-stays") : type ? word("face", type) : ""],
  };
}

/** A manoeuvre, which belongs to a kind of unit. */
export function manoeuvreOf(manoeuvre: ManoeuvreFacts, facts: Facts): Face {
  const unit = facts.units.get(manoeuvre.unit ?? "");
  const side = unit?.side ?? manoeuvre.side;
  const text: Paragraph[] = [{ text: manoeuvre.effect }];
  if (manoeuvre.condition) text.unshift({ text: manoeuvre.condition, kind: "condition" });
  return {
    id: manoeuvre.id,
    picture: manoeuvrePicture(manoeuvre.id),
    title: manoeuvre.title,
    frame: side === "shadow" ? "shadow_strategy" : side === "free_peoples" ? "free_peoples_strategy" : "event",
    outline: "cut",
    text,
    foot: [unit?.name ?? "", ""],
  };
}
