/** A deck being built. */
import type { DeckRequest } from "../../../lib/api/protocol";
import type { Printed } from "../types";

export type Deck = DeckRequest;

export const EMPTY: Deck = { name: "", heroes: [], cards: [] };

export const LONGEST_NAME = 80;

/** The deck as a value of the game's deck options. */
export function optionOf(deck: Pick<Deck, "heroes" | "cards">): string {
  return `${deck.heroes.join("+")}/${sorted(deck.cards).map(([number, copies]) => `${number}x${copies}`).join("+")}`;
}

function sorted(cards: [number, number][]): [number, number][] {
  return [...cards].sort((a, b) => a[0] - b[0]);
}

export function copiesOf(deck: Deck, number: number): number {
  return deck.heroes.includes(number) ? 1 : (deck.cards.find(([one]) => one === number)?.[1] ?? 0);
}

/** The deck with so many copies of a card; a hero is in it or not. */
export function withCopies(deck: Deck, card: Printed, copies: number): Deck {
  if (card.type === "hero") {
    const others = deck.heroes.filter((number) => number !== card.number);
    return { ...deck, heroes: copies > 0 ? [...others, card.number] : others };
  }
  const others = deck.cards.filter(([number]) => number !== card.number);
  return { ...deck, cards: copies > 0 ? sorted([...others, [card.number, copies]]) : others };
}

export function sizeOf(deck: Pick<Deck, "cards">): number {
  return deck.cards.reduce((sum, [, copies]) => sum + copies, 0);
}

export const sameCards = (one: Deck, other: Deck): boolean => one.name === other.name && optionOf(one) === optionOf(other);
