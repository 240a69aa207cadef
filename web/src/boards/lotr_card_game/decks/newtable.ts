/** What the card game adds to the page of a new table; loaded with it. */
import { cardPicture } from "../../../art/lotr_card_game/art";
import type { Playable } from "./shelf";
import { lookOf } from "../types";

/** What a seat looks like: the first hero of its deck, in the colour of his sphere. */
export function seatOf(deck: Playable | undefined) {
  const hero = deck?.heroes[0];
  return hero ? { picture: cardPicture(hero.id), colour: `var(--${lookOf(hero)})` } : null;
}

export { default as DeckPick } from "./DeckPick.svelte";
export { DeckTable } from "./tableDecks.svelte";
export { default as ScenarioCards } from "../board/ScenarioCards.svelte";
