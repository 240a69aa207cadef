/** The protocol between server and browser (docs/reference/protocol.md), as types: those of the server, and what they leave open. */
import type * as schema from "./schema";

export type * from "./schema";

/** What an action points at, so that the thing itself can be clicked. */
export interface Target {
  region?: string;
  place?: string;
  card?: string;
  character?: string;
  figure?: string;
  nation?: string;
  face?: string;
  to_face?: string;
  deck?: string;
  player?: string;
  /** Of Battles of Westeros. */
  hex?: string;
  commander?: string;
  symbol?: string;
  /** A command of the card in play, by its number. */
  command?: number;
}

export type Action = schema.Choice["action"];

/** A thing of the table: its id by its kind, as in `Target`. */
export type Thing = schema.Why["thing"];

export type View = schema.Hello["view"];

/** The static facts of a game, for drawing it: what is in it is the game's own affair. */
export type Catalogue = Record<string, unknown>;

export type RecordFile = Record<string, unknown>;

/** Which seats this viewer holds; `seat` is the one to look at the table from, null: a spectator. */
export interface You extends schema.Held {
  seat: number | null;
}

/** A deck by card numbers. */
export type DeckRequest = Required<schema.DeckIn>;

/** What a bot account does when it is challenged: it is asked, it accepts while it may play more games, or never. */
export type Accepts = schema.MyBot["accepts"];

/** What may come of a claim. */
export type Way = schema.ClaimWish["way"];

export type Letters = schema.Calls["letters"];

export type ReportReason = schema.TableReport["reason"];

export type ShelfKind = "decks" | "battles";
export type ShelfSort = "new" | "liked" | "played";

/** The battles of the game, with plans as whoever asks for them reads them. */
export interface BattleLibrary<P = unknown> extends Omit<schema.BattleLibrary, "battles"> {
  battles: (Omit<schema.PrintedBattle, "plan"> & { plan: P })[];
}
