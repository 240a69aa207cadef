/** The decks of a new table: one for each player, by name. */
import { api } from "../../lib/api";
import type { GameInfo, SavedDeck } from "../../lib/protocol";
import { keptOf, loadDecks, settled, starterOf, type Playable } from "./decks/shelf";
import { factsOf, type Facts } from "./types";

export class DeckTable {
  readonly starters: Playable[];
  own: Playable[] = $state.raw([]);
  private picked: (Playable | null)[] = $state.raw([null, null, null, null]);

  private constructor(
    readonly facts: Facts,
    mine: SavedDeck[],
    private readonly usual: string[],
  ) {
    this.starters = facts.decks.map((deck) => starterOf(deck, facts));
    this.own = mine.map((deck) => keptOf(deck, facts));
  }

  /** `wanted`: the id of a deck the first player begins with, also somebody else's. */
  static async load(game: GameInfo, wanted: string | null): Promise<DeckTable> {
    const [catalogue, { mine }] = await Promise.all([api.catalogue(game.id), loadDecks()]);
    const usual = [1, 2, 3, 4].map((seat) => game.options.find((option) => option.name === `deck_${seat}`)?.values[0] ?? "");
    const table = new DeckTable(factsOf(catalogue), mine, usual);
    if (wanted) {
      const deck = table.own.find((one) => one.key === wanted) ?? keptOf(await api.deck(wanted), table.facts);
      if (deck.option) table.pick(0, deck);
    }
    return table;
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
