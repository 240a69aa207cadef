/** The decks of a new table: one for each player, by name. */
import { api } from "../../../lib/api/client";
import { catalogueOf } from "../../../lib/games/catalogue";
import type { GameInfo, SavedDeck } from "../../../lib/api/protocol";
import { keptOf, loadDecks, readyOf, settled, starterOf, type Playable } from "./shelf";
import { factsOf, type Facts } from "../types";

export class DeckTable {
  /** In the language spoken. */
  facts: Facts = $state.raw()!;
  private mine: SavedDeck[] = $state.raw([]);
  readonly starters: Playable[] = $derived(this.facts.decks.map((deck) => starterOf(deck, this.facts)));
  readonly ready: Playable[] = $derived(this.facts.ready.map((deck) => readyOf(deck, this.facts)));
  readonly own: Playable[] = $derived(this.mine.map((deck) => keptOf(deck, this.facts)));
  private picked: (Playable | null)[] = $state.raw([null, null, null, null]);

  private constructor(
    facts: Facts,
    mine: SavedDeck[],
    private readonly usual: string[],
  ) {
    this.facts = facts;
    this.mine = mine;
  }

  /** `wanted`: the id of a deck the first player begins with, also somebody else's. */
  static async load(game: GameInfo, wanted: string | null): Promise<DeckTable> {
    const [catalogue, { mine }] = await Promise.all([catalogueOf(game.id), loadDecks()]);
    const usual = [1, 2, 3, 4].map((seat) => game.options.find((option) => option.name === `deck_${seat}`)?.values[0] ?? "");
    const table = new DeckTable(factsOf(catalogue), mine, usual);
    if (wanted) {
      const deck = table.own.find((one) => one.key === wanted) ?? keptOf(await api.deck(wanted), table.facts);
      if (deck.option) table.pick(0, deck);
    }
    return table;
  }

  /** The cards in another language; the decks that were picked stay. */
  async retell(): Promise<void> {
    this.facts = factsOf(await catalogueOf("lotr_card_game"));
    const all = [...this.starters, ...this.ready, ...this.own];
    this.picked = this.picked.map((deck) => all.find((one) => one.key === deck?.key) ?? deck);
  }

  /** What each of so many players has. */
  decks(players: number): Playable[] {
    const first = this.picked.slice(0, players).map((deck, i) => deck ?? this.starters.find((one) => one.key === this.usual[i]) ?? this.starters[0]!);
    return settled(first, this.picked.slice(0, players).map(Boolean), this.starters);
  }

  /** Decks that others of so many players chose: their heroes are taken. */
  others(seat: number, players: number): Playable[] {
    return this.picked.slice(0, players).flatMap((deck, i) => (deck && i !== seat ? [deck] : []));
  }

  pick(seat: number, deck: Playable): void {
    this.picked = this.picked.map((one, i) => (i === seat ? deck : one));
  }
}
