/** The protocol between server and browser (docs/reference/protocol.md), as types. */

export type Action = (string | number)[];

export interface Person {
  id: string;
  name: string;
  guest: boolean;
  /** The language chosen, by its code; null until then. */
  language?: string | null;
  /** The account's name is one that nobody could take today: it may be changed. */
  odd_name?: boolean;
}

/** An account just made: the codes that open it again are shown this once. */
export interface NewAccount extends Person {
  recovery_codes: string[];
}

/** An account as its owner sees it. */
export interface Account {
  mail: string | null;
  mail_possible: boolean;
  codes_left: number;
  /** It may moderate. */
  moderator: boolean;
  /** The address was shown to be mine: codes go to no other. */
  confirmed: boolean;
}

/** Where somebody is logged in. */
export interface Session {
  id: string;
  agent: string;
  created: string;
  used: string;
  current: boolean;
}

/** What a bot account does when it is challenged: it is asked, it accepts while it may play more games, or never. */
export type Accepts = "ask" | "all" | "none";

/** A bot account as its owner sees it. */
export interface MyBot {
  id: string;
  name: string;
  games: string[];
  accepts: Accepts;
  most_games: number;
  online: boolean;
  created: string;
  used: string | null;
  /** Null: the token was revoked. */
  token_made: string | null;
}

/** A bot account that can be challenged. */
export interface BotAccount {
  id: string;
  name: string;
  owner: { id: string; name: string };
  games: string[];
  accepts: Accepts;
  most_games: number;
  online: boolean;
}

export interface GameOption {
  name: string;
  text: string;
  values: string[];
  /** A house ruling: its texts stand among the rulings, by its name. */
  ruling?: boolean;
}

export interface GameInfo {
  id: string;
  title: string;
  summary: string;
  players: [number, number];
  minutes: string;
  options: GameOption[];
  seats: Record<string, string[]>;
  /** For whom each seat plays: seats of one side win and lose together. */
  sides: Record<string, number[]>;
  bots: string[];
}

export interface Rule {
  id: string;
  title: string;
  text: string;
  chapter: string;
  informative: boolean;
}

/** How a question is read that the printed rules leave open. */
export interface Ruling {
  id: string;
  rules: string[];
  cards: string[];
  /** The names of its cards, in their order. */
  names: string[];
  question: string;
  reading: string;
  reason: string;
  sources: string[];
  /** The other reading; empty where none makes sense. */
  other: string;
  /** A table may play by the other reading: an option of the game has this id. */
  switch: boolean;
}

/** What everybody sees of a table, to be shown to others. */
export interface PublicTable {
  n: number;
  version: string;
  /** The fingerprint of the rules it is played by. */
  rules: string;
  view: View;
  position: string | null;
}

export interface Example {
  id: string;
  rules: string[];
  given: string;
  when: string;
  then: string;
}

export interface Rulebook {
  rules: Rule[];
  examples: Example[];
  rulings: Ruling[];
}

export interface Seat {
  seat: number;
  name: string;
  side: number;
  kind: "person" | "bot" | "open";
  bot: string | null;
  /** `bot`: it is a bot account. */
  player: { id: string; name: string; bot?: boolean } | null;
  mine: boolean;
  online: boolean;
  /** The bot account that is asked to sit here and has not answered. */
  challenged?: { id: string; name: string } | null;
  /** Until when its player is on vacation. */
  vacation?: string | null;
}

/** The best choices at a decision, the best first. */
export interface Hint {
  n: number;
  seat: number;
  judged: "learned" | "estimate" | "nothing";
  /** The trials cannot tell them apart. */
  alike: boolean;
  looked_at: number;
  choices: { action: Action; labels: string[]; targets: Record<string, string | number>[]; chance: number; error: number; trials: number; why: string }[];
}

export interface Room {
  /** Who plays here may ask for hints. */
  hints?: boolean;
  id: string;
  game: string;
  options: Record<string, string>;
  seats: Seat[];
  status: "waiting" | "playing" | "finished" | "aborted";
  turn: number;
  to_act: number[];
  since: string | null;
  listed: boolean;
  owner: string;
  /** I made the room. */
  mine: boolean;
  seed_hash: string;
  /** Somebody chose the seed, and so knew it. */
  seed_given: boolean;
  /** What of the game somebody chose, and so knew. */
  arranged: ("position" | "seed")[];
  /** Somebody has uploaded the record of this game: its names are those of the file. */
  uploaded?: boolean;
  /** Nothing of it was arranged: it may count for a rating. */
  rateable: boolean;
  /** It counts for the ratings of who plays it. */
  rated: boolean;
  seed: string | null;
  ending: string;
  winners: number[];
  n: number;
  moves: number;
  created: string;
  updated: string;
  rematch_of: string | null;
  /** The next game at this table, once somebody asked for it. */
  rematch: string | null;
  sequel_of: string | null;
  /** The campaign's next game at this table, once somebody asked for it. */
  sequel: string | null;
  /** The game is over and another follows it in a campaign. */
  goes_on: boolean;
  continued_from: string | null;
  clock: Clock | null;
  /** What I may claim, now or from a moment on. */
  claim: Claim | null;
  /** The seats of those who would agree to a draw. */
  draw: number[];
  /** From when on I may remind who is to act. */
  nudge: string | null;
  /** The puzzle that is tried here. */
  puzzle: string | null;
  /** Who plays here may abort the game instead of giving it up: it has hardly begun. */
  abortable?: boolean;
  /** The tournament it is played in, and the round there. */
  tournament: { id: string; name: string; round: number; rounds: number } | null;
}

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

/** A thing of the table: its id by its kind, as in `Target`. */
export type Thing = Record<string, string>;

export interface Choice {
  id: number;
  action: Action;
  label: string;
  target: Target;
}

/** What can be done with a thing of the table by several small choices in a row: "Army die: move this army". */
export interface Prospect {
  label: string;
  target: Target;
  actions: Action[];
}

export interface Prospects {
  /** The decision they answer. */
  n: number;
  prospects: Prospect[];
}

export interface Refused {
  action: Action;
  label: string;
  reason: string;
  rule: string;
  target?: Target;
  /** The ruling that causes it; empty where the printed rules do. */
  ruling?: string;
}

/** What a decision is for: the procedure that asks, and what brought it about. */
export interface Purpose {
  procedure: string;
  step: string;
  within: string[];
  source: Record<string, string>;
  reason: string;
  rule: string;
}

export interface Decision {
  n: number;
  seat: number;
  seat_name: string;
  mine: boolean;
  kind: string;
  question: string;
  rule: string;
  since: string | null;
  actions: Choice[];
  refused: Refused[];
  can_undo: boolean;
  undo_needs_consent: boolean;
  purpose?: Purpose | null;
}

/** A deck of the card game, by card numbers. */
export interface DeckRequest {
  name: string;
  heroes: number[];
  cards: [number, number][];
}

export interface Remark {
  text: string;
  rule: string;
}

export interface DeckReport extends DeckRequest {
  size: number;
  threat: number;
  illegal: Remark | null;
  tournament: Remark | null;
  warnings: Remark[];
  /** The deck as a value of the options deck_1 to deck_4. */
  option: string | null;
}

/** A deck read from a file, and the cards of the file that are not known here. */
export interface DeckReading extends DeckReport {
  unknown: { name: string; line: number | null }[];
  /** The page it was fetched from. */
  source: string | null;
}

/** How a battle or deck stands on the open shelf. */
export interface OnShelf {
  /** Null: it is not published. */
  published: string | null;
  about: string;
  likes: number;
  /** How many people have played with it. */
  plays: number;
  liked: boolean;
  /** Whose work it was made from: `id` while that stands on the shelf, no author when somebody has left. */
  credit: { id: string | null; author: { id: string; name: string } | null } | null;
}

export type ShelfKind = "decks" | "battles";
export type ShelfSort = "new" | "liked" | "played";

/** A deck somebody keeps. */
export interface SavedDeck extends DeckReport {
  id: string;
  owner: { id: string; name: string };
  mine: boolean;
  revision: number;
  created: string;
  updated: string;
  /** The scenario it is meant for, as its maker says. */
  scenario: string | null;
  shelf: OnShelf;
}

/** What is wrong with a battle plan, or unwise, and where. */
export interface BattleMistake {
  text: string;
  /** Keys of the plan, and places in lists counted from 0. */
  path: (string | number)[];
  hex: string | null;
  /** Only too much for one box. */
  box: boolean;
}

export interface BattleReport {
  mistakes: BattleMistake[];
  warnings: BattleMistake[];
  /** The plan as a value of the option `battle`; null when it has mistakes. */
  option: string | null;
}

/** A word of a battle plan: its parameters with what they take. */
export interface BattleWord {
  parameters: Record<string, string>;
  needs: string[];
  times: string[];
}

export interface BattleWords {
  scores: Record<string, BattleWord>;
  conditions: Record<string, BattleWord>;
  special: Record<string, BattleWord>;
  keywords: string[];
  zones: string[];
  tests: string[];
}

export interface BattleLibrary<P = unknown> {
  battles: { id: string; title: string; summary: string; provenance: string; rounds: number; plan: P }[];
  skirmishes: { id: string; title: string; rounds: number; columns: number; rows: number; commanders: number; value: number }[];
  words: BattleWords;
  limits: {
    columns: number;
    rows: number;
    rounds: number;
    rating: number;
    units: number;
    title: number;
    text: number;
    lines: number;
    characters: number;
    figures: Record<string, number>;
    command_tokens: number;
    banners: number;
    objectives: number;
    tokens: Record<string, number>;
  };
}

/** A battle somebody made and the server keeps. */
export interface SavedBattle {
  id: string;
  title: string;
  plan: unknown;
  owner: { id: string; name: string };
  mine: boolean;
  revision: number;
  created: string;
  updated: string;
  shelf: OnShelf;
}

export interface Line {
  k: number;
  kind: string;
  data: Record<string, unknown>;
  text: string;
  /** The turn or round in whose course it happened; 0: the set-up. */
  turn: number;
  /** The phase of that turn, an id of the view's `phase`, or "setup"; empty in games of old. */
  phase?: string;
  seat: number | null;
  /** The seats that may read it; null: everybody. */
  to: number[] | null;
}

/** The table after one of several moves, as the viewer sees it. */
export interface Step {
  /** The number of the decision after the move. */
  n: number;
  /** Who made it; null: the set-up, or moves were taken back. */
  seat: number | null;
  /** The `k` of the last line told by or before it; null: none yet. */
  last: number | null;
  view: View;
}

export interface ChatLine {
  from: string;
  text: string;
  at: string;
  /** Whose line it is, by id. */
  by: string;
  /** It was said by somebody who only looked on. */
  watching?: boolean;
  /** It was said by a bot account. */
  bot?: boolean;
}

export type View = Record<string, unknown>;

/** The static facts of a game, for drawing it: what is in it is the game's own affair. */
export type Catalogue = Record<string, unknown>;

export interface Odds {
  odds: Record<string, unknown> | null;
}

export type RecordFile = Record<string, unknown>;

/** Which seats this viewer holds; `seat` is the one to look at the table from, null: a spectator. */
export interface You {
  id: string;
  seats: number[];
  seat: number | null;
}

export interface SeatRequest {
  kind: "me" | "person" | "bot" | "open";
  bot?: string;
}

export interface RoomRequest {
  game: string;
  options: Record<string, string>;
  seats: SeatRequest[];
  listed: boolean;
  seed: string | null;
  random_sides: boolean;
  position: string | null;
  clock?: ClockChoice | null;
  rated?: boolean;
}

export interface ReplayStep {
  at: number;
  /** The moves after which the table stood as shown: others than `at` where this version cannot play those between again. */
  shown: number;
  last: number;
  seat: number | null;
  view: View;
  events: Line[];
  decision: Decision | null;
  /** What was chosen next, where it may be known. */
  chosen: { seat: number; action: Action; label: string } | null;
  turns: { turn: number; at: number }[];
  /** Whether a new table can begin here: not behind a change of the rules. */
  can_continue: boolean;
}

/** One number of the final score, of a seat, of a side, or of all together. */
export interface StoryScore {
  kind: string;
  /** The same in words. */
  what: string;
  name: string;
  value: number;
  of: number | null;
  seat: number | null;
  side: number | null;
}

/** A turning point of a finished game. */
export interface StoryPoint {
  /** The move, as `replay` counts. */
  at: number;
  turn: number;
  phase: string;
  /** The event that made it. */
  kind: string;
  text: string;
  /** The side it was good for. */
  side: number | null;
  weight: number;
}

/** The story of a finished game, for the screen at its end. */
export interface Story {
  how: string;
  score: StoryScore[];
  points: StoryPoint[];
  /** `seconds` is null for a game that was not played here. */
  lengths: { turns: number; moves: number; seconds: number | null };
}

export type FromServer =
  | {
      type: "hello";
      room: Room;
      you: { id: string; seats: number[] };
      n: number;
      /** What time it is at the server. */
      at?: string;
      /** Who made the newest move; null when no move came last. */
      seat?: number | null;
      view: View;
      /** The viewer's own last move and those since, without the newest. */
      steps?: Step[];
      decision: Decision | null;
      events: Line[];
      chat: ChatLine[];
      presence: string[];
      undo_offer: { from: string; seat: number } | null;
      thinking: { seat: number; bot: string } | null;
    }
  | {
      type: "update";
      n: number;
      /** What time it is at the server. */
      at?: string;
      /** Who made the newest move; null when no new move came last. */
      seat?: number | null;
      view: View;
      /** The moves since the last message, without the newest. */
      steps?: Step[];
      /** Moves were taken back since the last message: there is nothing to show as a film. */
      jump?: boolean;
      decision: Decision | null;
      events: Line[];
      room: Partial<Room>;
      /** All that was said, once the spectators' words are shown to the players too. */
      chat?: ChatLine[];
    }
  | { type: "thinking"; seat: number; bot: string }
  | { type: "presence"; presence: string[]; seats?: Seat[] }
  | ({ type: "chat" } & ChatLine)
  | { type: "undo_offer"; from: string; seat: number }
  | { type: "undo_answer"; agree: boolean; from: string }
  /** A bot account does not want to play. */
  | { type: "declined"; from: string }
  | { type: "refused"; n: number; code: string; message: string; rule: string | null; ruling?: string | null }
  /** Why a thing cannot be chosen; no message: it can. */
  | { type: "why"; n: number; thing: Thing; message: string; rule: string | null; ruling?: string | null }
  | { type: "pong" };

export type ToServer =
  | { type: "act"; n: number; action: Action }
  | { type: "why"; n: number; thing: Thing }
  | { type: "undo"; n: number }
  | { type: "undo_answer"; agree: boolean }
  | { type: "chat"; text: string }
  | { type: "resign"; seat: number }
  /** Break off a rated game that has hardly begun: it counts for nobody. */
  | { type: "abort"; seat: number }
  /** Tell everything anew in another language: a `hello` answers. */
  | { type: "language"; language: string }
  /** Whether the page is seen: who has it open behind others is called. */
  | { type: "looking"; looking: boolean }
  | { type: "ping" };

/** A puzzle as it is set. */
export interface Puzzle {
  id: string;
  game: string;
  /** Whose move it is. */
  seat: string;
  kind: "win" | "save";
  /** An ending of the game: how most games end after the right line. */
  goal: string;
  themes: string[];
  rating: number;
  tries: number;
  solved: number;
  result: "" | "solved" | "failed";
}

export interface Solver {
  rating: number;
  deviation: number;
  tries: number;
  solved: number;
}

export interface PuzzleLine {
  choices: string[];
  chance: number;
}

/** How a try of a puzzle stands. */
export interface PuzzleTry {
  puzzle: Puzzle;
  said: "open" | "right" | "wrong" | "shown";
  chance: number | null;
  answer: { best: PuzzleLine; also: PuzzleLine[]; wrong: PuzzleLine[] } | null;
  me: Solver;
  moved: number | null;
}

/** Slow games: clocks, claims, calls. */

/** Days for each move, or hours for the game and minutes more for each move. */
export interface ClockChoice {
  days?: number;
  hours?: number;
  increment?: number;
}

export interface Clock {
  days: number | null;
  hours: number | null;
  increment: number;
  /** Seconds by seat, as they were when the turn began. */
  left: number[];
  running: number | null;
  /** When the time of who is to act runs out; null while it stands. */
  ends: string | null;
  /** Who is to act is on vacation. */
  stopped: boolean;
}

export type Way = "win" | "bot" | "open" | "me";

export interface Claim {
  seat: number;
  why: "time" | "gone" | "free";
  /** From when on. */
  since: string;
  ways: Way[];
}

export type Letters = "off" | "now" | "daily";

export interface Calls {
  key: string;
  browsers: { id: string; agent: string; created: string }[];
  letters: Letters;
  mail: string | null;
  mail_possible: boolean;
  confirmed: boolean;
  webhook: string | null;
  /** Whether I am told that my time is short. */
  short: boolean;
}

export interface Vacation {
  until: string | null;
  days_left: number;
}

/** What the teacher found about a game (docs/guides/hints-and-reviews.md). */

/** The chances of the sides after so many moves. */
export interface CurvePoint {
  at: number;
  turn: number;
  chances: number[];
}

/** How the choices of one seat in a row, and what they brought, changed the chance of the first side. */
export interface Turning {
  at: number;
  end: number;
  turn: number;
  seat: number;
  change: number;
  play: number;
  luck: number;
}

export interface Mistake {
  at: number;
  turn: number;
  seat: number;
  cost: number;
  error: number;
  chance: number;
  chosen: string;
  better: string;
}

/** `end = begin + play - others + luck`. */
export interface SideSum {
  side: number;
  begin: number;
  end: number;
  play: number;
  others: number;
  luck: number;
}

export interface ReviewFound {
  /** Through whose eyes, while the game goes on; null: everybody's. */
  seat: number | null;
  judged: "learned" | "estimate" | "nothing";
  trials: number;
  /** The first move that could be reviewed. */
  since: number;
  curve_sides: number[];
  curve: CurvePoint[];
  turning: Turning[];
  mistakes: Mistake[];
  by_side: SideSum[];
  by_seat: { seat: number; cost: number; decisions: number; mistakes: number }[];
}

export interface ReviewState {
  status: "none" | "working" | "done" | "failed";
  done: number;
  count: number;
  fresh: boolean;
  review: ReviewFound | null;
}
