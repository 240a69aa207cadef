/** The decks one can play with: those the person keeps on the server, and the starter decks. */
import { api, ApiError, type Api } from "../../../lib/api/client";
import type { SavedDeck } from "../../../lib/api/protocol";
import { say, word } from "../texts";
import type { Facts, Printed, ReadyDeck, StarterDeck } from "../types";
import { LONGEST_NAME, optionOf, type Deck } from "./deck";

/** Where decks were kept in the browser, before the server kept them. */
const PLACE = "westmarch.decks";

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

function browser(): Store | null {
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

function oldDecks(store: Store | null): Deck[] {
  try {
    const found: unknown = JSON.parse(store?.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? found.filter(isDeck) : [];
  } catch {
    return [];
  }
}

/** Decks from the time when the browser kept them go to the server, once. What it refuses is let go; what cannot be sent now waits. */
export async function moveOldDecks(server: Api = api, store = browser()): Promise<number> {
  let moved = 0;
  const left = oldDecks(store);
  if (!left.length) return 0;
  while (left.length) {
    const { name, heroes, cards } = left[0]!;
    try {
      await server.keepDeck({ name: name.slice(0, LONGEST_NAME), heroes, cards });
      moved += 1;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 400) break;
    }
    left.shift();
  }
  try {
    if (left.length) store?.setItem(PLACE, JSON.stringify(left));
    else store?.removeItem(PLACE);
  } catch {
    // A closed storage: they are moved again the next time.
  }
  return moved;
}

/** My decks, and how many came over from the browser just now. */
export async function loadDecks(server: Api = api, store = browser()): Promise<{ mine: SavedDeck[]; moved: number }> {
  await server.me();
  const moved = await moveOldDecks(server, store);
  return { mine: await server.myDecks(), moved };
}

/** A deck to choose for a game. */
export interface Playable {
  key: string;
  name: string;
  /** The value of the option; null when no game can be played with it. */
  option: string | null;
  heroes: Printed[];
  deck: Deck;
  threat: number;
  own: boolean;
  /** Why no game can be played with it. */
  illegal: string;
  /** What else there is to say of it. */
  about?: string;
}

const heroesOf = (deck: Deck, facts: Facts): Printed[] => deck.heroes.flatMap((number) => facts.cards.get(number) ?? []);

export function starterOf(one: StarterDeck, facts: Facts): Playable {
  const deck = { name: word("sphere", one.id), heroes: one.heroes, cards: one.cards };
  return { key: one.id, name: deck.name, option: one.id, heroes: heroesOf(deck, facts), deck, threat: one.starting_threat, own: false, illegal: "" };
}

/** A ready-made deck: it is played by its cards, as a built one is. */
export function readyOf(one: ReadyDeck, facts: Facts): Playable {
  const deck = { name: one.name, heroes: one.heroes, cards: one.cards };
  const about = say("deck-found-for", { scenario: facts.scenarios[one.scenario]?.name ?? one.scenario, players: one.players, won: one.won, games: one.games });
  return { key: one.id, name: deck.name, option: optionOf(deck), heroes: heroesOf(deck, facts), deck, threat: one.starting_threat, own: false, illegal: "", about };
}

export function keptOf(one: SavedDeck, facts: Facts): Playable {
  const name = one.name || word("deck", "unnamed");
  return { key: one.id, name, option: one.option, heroes: heroesOf(one, facts), deck: one, threat: one.threat, own: true, illegal: one.illegal?.text ?? "" };
}

/** A deck that a room was made with, by the value of its option: a starter deck, one of mine, or cards without a name. */
export function deckOfOption(option: string, mine: SavedDeck[], facts: Facts): Playable | null {
  const starter = facts.decks.find((one) => one.id === option);
  if (starter) return starterOf(starter, facts);
  const ready = facts.ready.map((one) => readyOf(one, facts)).find((one) => one.option === option);
  if (ready) return ready;
  const own = mine.find((one) => one.option === option);
  if (own) return keptOf(own, facts);
  const [heroes = "", cards = ""] = option.split("/");
  const deck: Deck = {
    name: "",
    heroes: heroes.split("+").map(Number),
    cards: cards.split("+").map((part) => part.split("x").map(Number) as [number, number]),
  };
  const found = heroesOf(deck, facts);
  if (!found.length) return null;
  const threat = found.reduce((sum, hero) => sum + (hero.threat_cost ?? 0), 0);
  return { key: option, name: found.map((hero) => hero.name).join(", "), option: optionOf(deck), heroes: found, deck, threat, own: false, illegal: "" };
}

/**
 * The decks of the players, one by one: those somebody picked stay; where the usual starter deck shares a hero with another
 * player's, the next one that does not takes its place (lcg.16.08).
 */
export function settled(decks: Playable[], picked: boolean[], starters: Playable[]): Playable[] {
  const heroes = (deck: Playable) => deck.heroes.map((hero) => hero.name);
  const taken = new Set(decks.flatMap((deck, i) => (picked[i] ? heroes(deck) : [])));
  return decks.map((deck, i) => {
    if (picked[i]) return deck;
    const free = [deck, ...starters].find((one) => !heroes(one).some((name) => taken.has(name))) ?? deck;
    for (const name of heroes(free)) taken.add(name);
    return free;
  });
}

/** A hero of the deck whom one of the others has too. */
export function sharedHero(deck: Playable, others: Playable[]): string {
  const taken = new Set(others.flatMap((other) => other.heroes.map((hero) => hero.name)));
  return deck.heroes.find((hero) => taken.has(hero.name))?.name ?? "";
}
