/** How a game is read where its printed rules leave a question open, and what a table changes of it. */
import { fold } from "../i18n/fold";
import type { PublicTable, Rulebook, Ruling } from "../api/protocol";

export const STANDARD = "standard";
export const ALTERNATIVE = "alternative";

/** The ids of the rulings that a table plays by the other reading: its options have only those. */
export function houseRulings(options: Record<string, string>): string[] {
  return Object.keys(options).filter((name) => options[name] === ALTERNATIVE);
}

/** The rulings that belong to a numbered rule; the one that is asked for comes first. */
export function rulingsOfRule(book: Rulebook, rule: string, first = ""): Ruling[] {
  const found = book.rulings.filter((one) => one.rules.includes(rule) || one.id === first);
  return found.sort((a, b) => Number(b.id === first) - Number(a.id === first));
}

/** The rulings that belong to a card, a character or the like. */
export function rulingsOfCard(book: Rulebook, card: string): Ruling[] {
  return book.rulings.filter((one) => one.cards.includes(card));
}

/** The rulings in which all words stand. */
export function searched(rulings: readonly Ruling[], search: string): Ruling[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return rulings.filter((one) => {
    const text = fold([one.id, ...one.rules, ...one.cards, ...one.names, one.question, one.reading, one.reason, one.other].join(" "));
    return words.every((word) => text.includes(word));
  });
}

/** The name by which a page can be scrolled to a ruling. */
export const anchorOf = (id: string) => `ruling-${id}`;

export interface Contested {
  game: string;
  ruling: Ruling;
  version: string;
  /** The fingerprint of the game's rules. */
  rules: string;
  /** The table at which the question came up, and its address. */
  table?: { address: string; shown: PublicTable | null; house: string[] };
}

/**
 * What somebody sends who thinks that a ruling is wrong. Of a table it holds what everybody sees there, never a hand; the
 * whole position only once nothing is secret any more. It is for those who mend the program, so it is in English.
 */
export function reportOf({ game, ruling, version, rules, table }: Contested): string {
  const lines = [
    `Ruling: ${ruling.id}`,
    `Game: ${game}`,
    ruling.rules.length ? `Rules: ${ruling.rules.join(", ")}` : "",
    ruling.cards.length ? `Cards: ${ruling.cards.join(", ")}` : "",
    `Version: ${version}${rules ? `, rules ${rules}` : ""}`,
  ];
  if (table) {
    const { address, shown, house } = table;
    lines.push(`Table: ${address}${shown ? `, after move ${shown.n}` : ""}`, `House rulings: ${house.join(", ") || "none"}`);
    if (shown) lines.push(shown.position ? `Position:\n${shown.position.trim()}` : `What everybody sees:\n${JSON.stringify(shown.view)}`);
  }
  return [...lines.filter(Boolean), "", "How I read it, and why:", ""].join("\n");
}
