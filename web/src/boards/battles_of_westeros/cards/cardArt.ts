/** A Leadership card of Battles of Westeros: whose, its commands with their price, its tactic. */
import { say, word } from "../texts";
import type { CardFacts, Facts } from "../types";
import { tacticText } from "../inspector/sentences";
import { capital } from "../../../lib/games/choiceGroups";
import type { Face, Frame, Paragraph } from "../../../art/card";
import { cardPicture, houseSign, sign } from "../../../art/battles_of_westeros/art";

/** Frame and sign of a House's backs. */
export function backOf(house: string): { frame: Frame; sign: string } {
  return { frame: house as Frame, sign: houseSign(house) };
}

export function cardOf(card: CardFacts, facts: Facts): Face {
  const person = card.commander ? [...facts.commanders.values()].find((one) => one.person === card.commander) : undefined;
  const text: Paragraph[] = card.commands.map((command) => ({
    text: capital(command.text),
    signs: { sign: sign("command"), count: command.cost, label: say("tokens-n", { count: command.cost }) },
  }));
  if (card.tactic) text.push({ lead: `${say("tactic")}:`, text: tacticText(card.tactic.text), kind: "below" });
  if (card.provenance === "proposed") text.push({ text: `◇ ${word("prov", card.provenance)}`, kind: "note" });
  return {
    id: card.id,
    picture: cardPicture(card.id),
    title: card.name,
    frame: card.house,
    outline: person ? "arch" : "plain",
    gem: { sign: houseSign(card.house), label: word("house", card.house) },
    text,
    foot: [person?.name ?? say("basic-card"), word("house", card.house)],
  };
}
