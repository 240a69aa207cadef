/** Decks being built, and those kept in this browser. */
import type { DeckRequest } from "../../lib/protocol";
import type { Printed } from "./types";

export type Deck = DeckRequest;

const PLACE = "westmarch.decks";

export const EMPTY: Deck = { name: "", heroes: [], cards: [] };

type Shelf = Pick<Storage, "getItem" | "setItem">;

function shelf(): Shelf | null {
  try {
    return typeof localStorage === "undefined" ? null : localStorage;
  } catch {
    return null;
  }
}

function isDeck(one: unknown): one is Deck {
  const deck = one as Deck | null;
  return (
    !!deck &&
    typeof deck.name === "string" &&
    Array.isArray(deck.heroes) &&
    deck.heroes.every(Number.isInteger) &&
    Array.isArray(deck.cards) &&
    deck.cards.every((entry) => Array.isArray(entry) && entry.length === 2 && entry.every(Number.isInteger))
  );
}

export function loadDecks(store = shelf()): Deck[] {
  try {
    const found: unknown = JSON.parse(store?.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? found.filter(isDeck) : [];
  } catch {
    return [];
  }
}

function keep(decks: Deck[], store: Shelf | null): Deck[] {
  try {
    store?.setItem(PLACE, JSON.stringify(decks));
  } catch {
    // A full or closed storage: the deck lives as long as the page.
  }
  return decks;
}

/** Keep a deck under its name; one of the same name is replaced. */
export function saveDeck(deck: Deck, store = shelf()): Deck[] {
  const others = loadDecks(store).filter((one) => one.name !== deck.name);
  return keep([...others, deck].sort((a, b) => a.name.localeCompare(b.name)), store);
}

export function removeDeck(name: string, store = shelf()): Deck[] {
  return keep(loadDecks(store).filter((one) => one.name !== name), store);
}

/** The deck as a value of the game's deck options. */
export function optionOf(deck: Deck): string {
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

export function sizeOf(deck: Deck): number {
  return deck.cards.reduce((sum, [, copies]) => sum + copies, 0);
}
