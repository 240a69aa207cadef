/** What the server sends and understands (docs/protocol.md). Made by `make api-types` from the
 *  server's types: change those, not this file. */
import type { Target } from "./protocol";

/** Break off a rated game that has hardly begun. */
export interface Abort {
  seat: number;
  type: "abort";
}

/** An account as its owner sees it. */
export interface Account {
  mail: string | null;
  /** Whether this server sends mail. */
  mail_possible: boolean;
  codes_left: number;
  /** Whether it may moderate. */
  moderator: boolean;
  /** Whether the address was shown to be its owner's: codes go to no other. */
  confirmed: boolean;
}

export interface Act {
  n: number;
  action: (string | number)[];
  type: "act";
}

/** The best line, others as good, and the best of the wrong ones. */
export interface Answer {
  best: PuzzleLine;
  also: PuzzleLine[];
  wrong: PuzzleLine[];
}

/** All files, the latest first. */
export interface Archive {
  files: ArchiveFile[];
}

/** A file of the archive. */
export interface ArchiveFile {
  game: string;
  month: string;
  games: number;
  /** In all of them: how long it takes to read. */
  moves: number;
  /** Its name; it is at ``/api/archive/FILE``. */
  file: string;
}

/** A battle as a file. */
export interface BattleFile {
  name: string;
  text: string;
}

/** The game's battles and skirmishes, and what one needs to make more. */
export interface BattleLibrary {
  battles: PrintedBattle[];
  skirmishes: Skirmish[];
  words: BattleWords;
  limits: BattleLimits;
}

/** What a battle can have at most, and what one box holds. */
export interface BattleLimits {
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
}

/** What is wrong: a sentence, the path to it in the plan, the hex concerned, and whether it is only too much for one box. */
export interface BattleMistake {
  text: string;
  path: (string | number)[];
  hex: string | null;
  box: boolean;
}

/** A plan that was read, and what is to be said of it. */
export interface BattleReading {
  mistakes: BattleMistake[];
  warnings: BattleMistake[];
  /** The plan as a value of the option ``battle``; null when it has mistakes. */
  option: string | null;
  plan: unknown;
}

/** What is to be said of a plan. */
export interface BattleReport {
  mistakes: BattleMistake[];
  warnings: BattleMistake[];
  /** The plan as a value of the option ``battle``; null when it has mistakes. */
  option: string | null;
}

/** A plan, in whatever state it is. */
export interface BattleToCheck {
  plan: unknown;
}

/** A plan, in whatever state it is, and the battle it was made from. */
export interface BattleToKeep {
  plan: unknown;
  copied_from?: string | null;
}

/** A battle file's text, TOML or JSON. */
export interface BattleToRead {
  text: string;
}

/** A changed plan, and the revision it was made from. */
export interface BattleToSave {
  plan: unknown;
  revision: number;
}

/** A plan and the form it is wanted in. */
export interface BattleToWrite {
  plan: unknown;
  form?: "json" | "toml";
}

/** A word of a plan: its parameters with what they take, those it needs, when it is scored. */
export interface BattleWord {
  parameters: Record<string, string>;
  needs: string[];
  times: string[];
}

/** All words a plan can use for points, conditions and special rules. */
export interface BattleWords {
  scores: Record<string, BattleWord>;
  conditions: Record<string, BattleWord>;
  special: Record<string, BattleWord>;
  keywords: string[];
  zones: string[];
  tests: string[];
}

/** Battles on the shelf, and whether there are more. */
export interface BattlesFound {
  battles: SavedBattle[];
  more: boolean;
}

/** A bot account as everybody sees it. */
export interface BotAccount {
  id: string;
  name: string;
  owner: Player;
  games: string[];
  accepts: "all" | "ask" | "none";
  most_games: number;
  online: boolean;
}

/** Other settings of a bot account; what is left out stays. */
export interface BotChange {
  games?: string[] | null;
  accepts?: "all" | "ask" | "none" | null;
  most_games?: number | null;
}

/** Who is to play at a seat: a bot of the house by its name, or a bot account by its id. */
export interface BotSeat {
  bot: string;
}

/** A browser that takes web push. */
export interface Browser {
  id: string;
  agent: string;
  created: string;
}

/** How I am called. */
export interface Calls {
  /** What a browser subscribes with. */
  key: string;
  browsers: Browser[];
  letters: "daily" | "now" | "off";
  mail: string | null;
  /** Whether this server sends letters. */
  mail_possible: boolean;
  /** Whether the address was shown to be mine. */
  confirmed: boolean;
  webhook: string | null;
  /** Whether I am told that my time is short. */
  short: boolean;
}

/** How I want to be called. */
export interface CallsWish {
  letters: "daily" | "now" | "off";
  webhook: string | null;
  /** Whether to tell me that my time is short; null: as it was. */
  short?: boolean | null;
}

export interface Chat {
  text: string;
  type: "chat";
}

/** Something that was said, and by whom: his name and his id. `watching`: by somebody who only looked on; `bot`: by a bot account. */
export interface ChatLine {
  from: string;
  text: string;
  at: string;
  by: string;
  watching?: boolean;
  bot?: boolean;
}

export interface ChatMessage {
  from: string;
  text: string;
  at: string;
  by: string;
  watching?: boolean;
  bot?: boolean;
  type: "chat";
}

export interface Choice {
  id: number;
  action: (string | number)[];
  label: string;
  target: Target;
}

/** What was chosen next, in a replay. */
export interface Chosen {
  seat: number;
  action: (string | number)[];
  label: string;
}

/** What the viewer may claim, and from when on: the time of a seat has run out, its player is gone, or the seat is free. */
export interface Claim {
  seat: number;
  why: "free" | "gone" | "time";
  since: string;
  ways: ("bot" | "me" | "open" | "win")[];
}

/** A claim against who does not play any more. */
export interface ClaimWish {
  seat: number;
  way: "bot" | "me" | "open" | "win";
  bot?: string | null;
}

/** The clocks of a table. Seconds are by seat, as they were when the turn began; `ends` is when the time of who is to act runs out, null while it stands. */
export interface Clock {
  days: number | null;
  hours: number | null;
  increment: number;
  left: number[];
  running: number | null;
  ends: string | null;
  /** Who is to act is on vacation. */
  stopped: boolean;
}

/** How time is kept: days for each move, or hours for the game and minutes more for each. */
export interface ClockChoice {
  days?: number | null;
  hours?: number | null;
  increment?: number;
}

/** Recovery codes, shown this once. */
export interface Codes {
  recovery_codes: string[];
}

/** A problem, in the reporter's words. */
export interface Complaint {
  text?: string;
}

/** The token of a link in a letter. */
export interface Confirmation {
  token: string;
}

/** Something that needs the password again. */
export interface Confirmed {
  password: string;
}

/** A tournament with its standings and rounds, as the visitor sees it. */
export interface Contest {
  tournament: Tournament;
  standings: Standing[];
  rounds: Round[];
  can_enter: boolean;
  /** Whether the visitor plays in it. */
  entered: boolean;
  can_start: boolean;
}

/** Go on from a position of another game against a bot. */
export interface ContinueFrom {
  at: number;
  seat: number;
  bot: string;
}

/** Name and password of an account. */
export interface Credentials {
  name: string;
  password: string;
}

/** Whose work a copy was made from. */
export interface Credit {
  /** The original, while it stands on the shelf. */
  id: string | null;
  /** Null: somebody who has left. */
  author: Player | null;
}

/** An address where several accounts were seen. */
export interface Crowd {
  /** The beginning of its hash: a name for it, nothing else. */
  address: string;
  accounts: string[];
  /** So many of them were made there. */
  made: number;
  /** Rated games between them. */
  met: number;
}

/** How a rating went, the oldest game first. */
export interface Curve {
  game: string;
  side: string;
  points: RatingPoint[];
}

/** A point of the curve: the chances of the sides after so many moves. */
export interface CurvePoint {
  at: number;
  turn: number;
  chances: number[];
}

/** What is asked now. Only who must answer gets the actions. */
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
  /** What it is for, as far as this viewer may know. */
  purpose: Purpose | null;
}

/** A deck of RingsDB: its address there, or its id. */
export interface DeckAddress {
  address: string;
}

/** A deck as a file. */
export interface DeckFile {
  name: string;
  text: string;
}

/** A deck by card numbers. */
export interface DeckIn {
  heroes: number[];
  cards: [number, number][];
  name?: string;
}

/** A deck that was read, and what could not be. */
export interface DeckReading {
  name: string;
  heroes: number[];
  cards: [number, number][];
  size: number;
  threat: number;
  /** Why no game can be played with it. */
  illegal: Remark | null;
  /** Why no tournament can be played with it. */
  tournament: Remark | null;
  warnings: Remark[];
  /** The deck as a value of the options ``deck_1`` to ``deck_4``; null when it is not legal. */
  option: string | null;
  unknown: Unknown[];
  /** The page it comes from. */
  source: string | null;
}

/** A deck, and what is to be said of it. */
export interface DeckReport {
  name: string;
  heroes: number[];
  cards: [number, number][];
  size: number;
  threat: number;
  /** Why no game can be played with it. */
  illegal: Remark | null;
  /** Why no tournament can be played with it. */
  tournament: Remark | null;
  warnings: Remark[];
  /** The deck as a value of the options ``deck_1`` to ``deck_4``; null when it is not legal. */
  option: string | null;
}

/** A deck file's text, in any of the forms. */
export interface DeckText {
  text: string;
}

/** A new deck, and the one it was made from. */
export interface DeckToKeep {
  heroes: number[];
  cards: [number, number][];
  name?: string;
  copied_from?: string | null;
}

/** A changed deck, and the revision it was made from. */
export interface DeckToSave {
  heroes: number[];
  cards: [number, number][];
  name?: string;
  revision: number;
}

/** A deck and the form it is wanted in. */
export interface DeckToWrite {
  heroes: number[];
  cards: [number, number][];
  name?: string;
  form?: "codes" | "octgn" | "ringsdb" | "text";
}

/** Decks on the shelf, and whether there are more. */
export interface DecksFound {
  decks: SavedDeck[];
  more: boolean;
}

/** A bot account does not want to play. */
export interface Declined {
  type: "declined";
  from: string;
}

/** Whether one would agree to a draw. */
export interface DrawWish {
  agree: boolean;
}

export interface Example {
  id: string;
  rules: string[];
  given: string;
  when: string;
  then: string;
}

/** A deck or battle somebody plays often: the value of the option that chose it. */
export interface Favourite {
  game: string;
  option: "battle" | "deck";
  value: string;
  games: number;
}

/** Whose password is forgotten. */
export interface Forgotten {
  name: string;
}

/** Somebody one follows. */
export interface Friend {
  player: Player;
  mutual: boolean;
}

/** One game of the house. */
export interface GameInfo {
  id: string;
  title: string;
  summary: string;
  players: [number, number];
  minutes: string;
  options: GameOption[];
  seats: Record<string, string[]>;
  sides: Record<string, number[]>;
  bots: string[];
}

export interface GameOption {
  name: string;
  text: string;
  values: string[];
  /** A house ruling: its text and both readings stand among the rulings of the rules, by its name. */
  ruling: boolean;
}

/** Games somebody played, the last first; `next` asks for those before. */
export interface GamesPage {
  rooms: Room[];
  next: string | null;
}

/** What a moderator did, in a few words. */
export interface Handled {
  note?: string;
}

export interface Health {
  status: string;
  version: string;
  /** The fingerprint of the rules of each game. */
  rules: Record<string, string>;
}

/** Who is told, and which seats he holds. */
export interface Held {
  id: string;
  seats: number[];
}

/** The whole table: the first message, and the first in another language. */
export interface Hello {
  n: number;
  at: string;
  seat: number | null;
  steps: Step[];
  view: Record<string, unknown>;
  decision: Decision | null;
  events: Line[];
  type: "hello";
  room: Room;
  you: Held;
  chat: ChatLine[];
  presence: string[];
  undo_offer: UndoWish | null;
  thinking: Thought | null;
}

/** The best choices at decision `n`, the best first. */
export interface Hint {
  n: number;
  seat: number;
  judged: "estimate" | "learned" | "nothing";
  /** The trials cannot tell them apart. */
  alike: boolean;
  looked_at: number;
  choices: HintChoice[];
}

/** The decision a hint is asked for. */
export interface HintAsked {
  n: number;
}

/** A choice worth making: its first action, all its choices in words, the things they touch. */
export interface HintChoice {
  action: (string | number)[];
  labels: string[];
  targets: Record<string, string | number>[];
  chance: number;
  error: number;
  trials: number;
  why: string;
}

export interface HintsOn {
  on: boolean;
}

/** The strongest at one side of a game. */
export interface Leaderboard {
  game: string;
  side: string;
  fewest_games: number;
  fewest_opponents: number;
  /** How far a rating may be off that stands here. */
  widest: number;
  places: Ranked[];
  mine: Rating | null;
}

/** How long a game was; `seconds` is null for one that was not played here. */
export interface Lengths {
  turns: number;
  moves: number;
  seconds: number | null;
}

/** How many like something, and whether the visitor does. */
export interface Likes {
  likes: number;
  liked: boolean;
}

/** A line of the log, under the turn and phase in which it happened. `to` lists the seats that may read it; null means everybody. */
export interface Line {
  k: number;
  kind: string;
  data: Record<string, unknown>;
  text: string;
  turn: number;
  phase: string;
  seat: number | null;
  to: number[] | null;
}

/** Whether the page is seen: who has it open behind others is called. */
export interface Looking {
  looking: boolean;
  type: "looking";
}

/** A bot account just made, with its token, which is shown this once. */
export interface MadeBot {
  id: string;
  name: string;
  games: string[];
  accepts: "all" | "ask" | "none";
  most_games: number;
  online: boolean;
  created: string;
  used: string | null;
  /** Null: the token was revoked. */
  token_made: string | null;
  token: string;
}

/** A costly decision, in the language spoken. */
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

/** Somebody who says nothing on the whole site. */
export interface Muted {
  person: string;
  name: string;
  by: string;
  why: string;
  at: string;
  until: string | null;
}

/** A bot account as its owner sees it, and as it sees itself. */
export interface MyBot {
  id: string;
  name: string;
  games: string[];
  accepts: "all" | "ask" | "none";
  most_games: number;
  online: boolean;
  created: string;
  used: string | null;
  /** Null: the token was revoked. */
  token_made: string | null;
}

/** An account just made, with the codes that open it again when the password is forgotten. They are shown this once. */
export interface NewAccount {
  id: string;
  name: string;
  guest: boolean;
  /** The language chosen; null: none yet. */
  language: string | null;
  /** Whether the account's name is one that could not be taken today: it may be changed. */
  odd_name?: boolean;
  recovery_codes: string[];
}

/** A bot account to be made. */
export interface NewBot {
  name: string;
  games?: string[];
}

/** A subscription as a browser tells it. */
export interface NewBrowser {
  endpoint: string;
  keys: PushKeys;
  /** The endpoint of this browser until now, which is called no more. */
  instead?: string | null;
}

/** Who enters: the person who asks, a bot account of his, or, where he made the tournament, a bot of the house by its name. */
export interface NewEntry {
  bot?: string | null;
}

/** A language to be spoken to in. */
export interface NewLanguage {
  language: string;
}

/** Where letters go from now on; null: nowhere. */
export interface NewMail {
  password: string;
  mail: string | null;
}

/** Somebody is muted on the whole site, for some days; 0: for good. */
export interface NewMute {
  days?: number;
  why?: string;
}

/** A name to be called by. */
export interface NewName {
  name: string;
}

/** The password until now, and the one from now on. */
export interface NewPassword {
  password: string;
  new: string;
}

/** Somebody is reported to those who run the site. */
export interface NewReport {
  reason: "abuse" | "cheating" | "name" | "other" | "spam" | "stalling";
  text?: string;
  room?: string | null;
}

/** So many days from now on. */
export interface NewVacation {
  days: number;
}

/** The next game where I am to move, and how many there are. */
export interface NextGame {
  room: string | null;
  waiting: number;
}

/** How the pending battle is likely to end; null when there is none. */
export interface Odds {
  odds: Record<string, unknown> | null;
}

/** How something stands on the open shelf. */
export interface OnShelf {
  published: string | null;
  about: string;
  likes: number;
  plays: number;
  /** By the visitor. */
  liked: boolean;
  credit: Credit | null;
}

/** Two accounts that met in rated games. */
export interface Pair {
  first: string;
  second: string;
  games: number;
  first_points: number;
  /** In a game, on average. */
  moves: number;
  /** What is suspicious: `same_address`, `one_sided`, `short_games`, `each_other` (one of them plays hardly anybody else), `new_account`. */
  signs: string[];
  /** The last games, the newest first. */
  rooms: string[];
}

/** Two who meet, by their entries; `first` is at the first seat. Null where nobody is left. */
export interface Pairing {
  board: number;
  first: string | null;
  second: string | null;
  room: string | null;
  result: "" | "bye" | "draw" | "first" | "none" | "rest" | "second";
}

/** Who is asking. */
export interface Person {
  id: string;
  name: string;
  guest: boolean;
  /** The language chosen; null: none yet. */
  language: string | null;
  /** Whether the account's name is one that could not be taken today: it may be changed. */
  odd_name?: boolean;
}

export interface Ping {
  type: "ping";
}

export interface Player {
  id: string;
  name: string;
  /** Whether it is a bot account. */
  bot?: boolean;
}

export interface Pong {
  type: "pong";
}

/** Who is looking. */
export interface Presence {
  type: "presence";
  presence: string[];
  seats: Seat[];
}

/** One of the game's own battles. */
export interface PrintedBattle {
  id: string;
  title: string;
  summary: string;
  provenance: string;
  rounds: number;
  plan: unknown;
}

/** One error. */
export interface Problem {
  code: string;
  message: string;
  rule: string | null;
  /** The ruling that causes a refusal, where the printed rules leave it open. */
  ruling: string | null;
}

/** The body of every answer that is an error. */
export interface ProblemBody {
  error: Problem;
}

/** Somebody with an account, as everybody may see him. */
export interface Profile {
  id: string;
  name: string;
  bot: boolean;
  /** Whose bot it is. */
  owner: Player | null;
  since: string;
  finished: number;
  running: number;
  records: SideRecord[];
  ratings: Rating[];
  favourites: Favourite[];
  /** As a solver; null: no puzzle was tried. */
  puzzles: Solver | null;
  followers: number;
  relation: Relation | null;
}

/** The choices that lead to a thing: what they come to, in words, and the thing itself. */
export interface Prospect {
  label: string;
  target: Target;
  actions: ((string | number)[])[];
}

/** What the visitor can do with things by several choices in a row, answering decision `n`. */
export interface Prospects {
  n: number;
  prospects: Prospect[];
}

/** What everybody sees of a table. */
export interface PublicTable {
  n: number;
  version: string;
  /** The fingerprint of the rules it is played by. */
  rules: string;
  /** As a spectator sees it; empty while the game has not begun. */
  view: Record<string, unknown>;
  /** The whole position as a text, once nothing of the game is secret any more. */
  position: string | null;
}

/** What a decision is for, found from the procedures going on when somebody asks for it. */
export interface Purpose {
  /** The innermost procedure, which asks: the name of its frame. */
  procedure: string;
  /** The step of that procedure. */
  step: string;
  /** The procedures around it, outermost first. */
  within: string[];
  /** What brought it about, by kind: the ``card`` whose effect it is, the ``die`` that was used, the ``tile`` drawn. Empty where the course of the game itself asks. */
  source: Record<string, string>;
  /** Why it is asked: the kind of the source nearest at hand (``card``), a word of the game's own for the occasion, or ``rule``. */
  reason: string;
  /** The rule that gives the choice. */
  rule: string;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** A puzzle as it is set. */
export interface Puzzle {
  id: string;
  game: string;
  /** Whose move it is. */
  seat: string;
  kind: "save" | "win";
  /** How the game ends when it is solved, mostly; an ending of the game. */
  goal: string;
  themes: string[];
  rating: number;
  tries: number;
  /** By how many of those who tried it, with an account. */
  solved: number;
  /** Mine; empty: none yet. */
  result: "" | "failed" | "solved";
}

/** Whether the puzzle is given up: then the answer is shown. */
export interface PuzzleAsked {
  give_up?: boolean;
}

/** A line in words, and how often it wins. */
export interface PuzzleLine {
  choices: string[];
  chance: number;
}

/** How a try stands. */
export interface PuzzleTry {
  puzzle: Puzzle;
  said: "open" | "right" | "shown" | "wrong";
  /** How often the line that was played wins; null: not known, or not over yet. */
  chance: number | null;
  answer: Answer | null;
  me: Solver;
  /** By how much my rating has changed; null: this was not my first result. */
  moved: number | null;
}

/** All puzzles, and how I am rated. */
export interface Puzzles {
  me: Solver;
  puzzles: Puzzle[];
}

/** A place on a leaderboard. */
export interface Ranked {
  rank: number;
  player: Player;
  rating: Rating;
}

/** Whether a game could be rated. */
export interface Rateable {
  rateable: boolean;
  reasons: Unrated[];
}

/** How strong somebody plays a side: the points, and how far they may be off. */
export interface Rating {
  game: string;
  side: string;
  points: number;
  deviation: number;
  /** Whether it is more than a first guess. */
  settled: boolean;
  games: number;
  won: number;
  /** How many different people and bots of the house it was won against. */
  opponents: number;
}

/** What a game did to somebody's rating. */
export interface RatingChange {
  seat: number;
  player: Player;
  before: number;
  points: number;
  deviation: number;
  settled: boolean;
  /** How much of the result counted: less where the same two meet again and again. */
  weight: number;
}

/** A rating after a game. */
export interface RatingPoint {
  at: string;
  room: string;
  points: number;
}

/** A code, and the password from now on. */
export interface Recovery {
  name: string;
  code: string;
  password: string;
}

export interface Refused {
  action: (string | number)[];
  label: string;
  reason: string;
  rule: string;
  target: Target;
  /** The id of the ruling that causes it; empty where the printed rules do. */
  ruling: string;
}

/** What the viewer said was refused. */
export interface RefusedMessage {
  type: "refused";
  n: number;
  code: string;
  message: string;
  rule: string | null;
  ruling: string | null;
}

/** A new account; with an address for mail, where it is wanted. */
export interface Registration {
  name: string;
  password: string;
  mail?: string | null;
}

/** How the visitor and somebody stand to each other. */
export interface Relation {
  me: boolean;
  following: boolean;
  follows_me: boolean;
  /** Whether the visitor has blocked him. Whom he has blocked is told to nobody. */
  blocked: boolean;
}

/** Why a deck is not legal, or unwise. */
export interface Remark {
  text: string;
  rule: string;
}

/** The table after so many moves. */
export interface ReplayStep {
  at: number;
  /** The moves after which the table stood as shown: others than `at` where the moves between were made by an earlier version of the rules and cannot be played again. */
  shown: number;
  last: number;
  seat: number | null;
  view: Record<string, unknown>;
  events: Line[];
  decision: Decision | null;
  chosen: Chosen | null;
  turns: TurnMark[];
  /** Whether a new table can begin here: not behind a change of the rules. */
  can_continue: boolean;
}

/** A report, with names beside the ids. */
export interface Report {
  id: string;
  by: string;
  whom: string;
  whom_id: string;
  room: string | null;
  reason: string;
  text: string;
  /** What the person had said at the table, the line that was reported marked. */
  evidence: Said[];
  created: string;
  closed: string | null;
  note: string;
}

export interface Resign {
  seat: number;
}

export interface ResignMessage {
  seat: number;
  type: "resign";
}

/** What a review says (docs/teacher.md). */
export interface ReviewFound {
  seat: number | null;
  judged: "estimate" | "learned" | "nothing";
  trials: number;
  since: number;
  curve_sides: number[];
  curve: CurvePoint[];
  turning: Turning[];
  mistakes: Mistake[];
  by_side: SideSum[];
  by_seat: SeatSum[];
}

/** A review: none was asked for, it is under way, done, or came to nothing. */
export interface ReviewState {
  status: "done" | "failed" | "none" | "working";
  done: number;
  /** Stretches judged, and of how many; 0 until that is known. */
  count: number;
  /** Whether nothing was played since. */
  fresh: boolean;
  review: ReviewFound | null;
}

/** A room as its viewer sees it. */
export interface Room {
  id: string;
  game: string;
  options: Record<string, string>;
  seats: Seat[];
  status: "aborted" | "finished" | "playing" | "waiting";
  turn: number;
  to_act: number[];
  since: string | null;
  listed: boolean;
  owner: string;
  mine: boolean;
  seed_hash: string;
  seed_given: boolean;
  /** What of the game somebody chose, and so knew. */
  arranged: ("position" | "seed")[];
  /** Whether it may count for anybody's rating: nothing of it was arranged. */
  rateable: boolean;
  /** Whether it counts. */
  rated: boolean;
  seed: string | null;
  ending: string;
  winners: number[];
  n: number;
  moves: number;
  created: string;
  updated: string;
  rematch_of: string | null;
  rematch: string | null;
  sequel_of: string | null;
  sequel: string | null;
  goes_on: boolean;
  continued_from: string | null;
  /** How time is kept, and what is left. */
  clock: Clock | null;
  /** What I may claim, now or from a moment on. */
  claim: Claim | null;
  /** The seats of those who would agree to a draw. */
  draw: number[];
  /** From when on I may remind who is to act. */
  nudge: string | null;
  /** The puzzle that is tried here. */
  puzzle: string | null;
  /** Whether who plays here may ask for hints. */
  hints: boolean;
  /** The tournament it is played in. */
  tournament: RoundOf | null;
  /** Whether who plays here may abort the game, which then counts for nobody, instead of giving it up. Told of one room, never in a list. */
  abortable: boolean;
  /** Whether it is a record that somebody uploaded: its names are those of the file. */
  uploaded: boolean;
}

/** How strong those at a table are, and what the game did to it once it is counted. */
export interface RoomRatings {
  rated: boolean;
  counted: boolean;
  players: RatingChange[];
  /** Why it counts for nobody: it was over before it had begun, or a moderator voided it. */
  voided: "moderator" | "short" | null;
}

/** A room to be made. */
export interface RoomRequest {
  game: string;
  options?: Record<string, string>;
  seats?: SeatRequest[];
  listed?: boolean;
  seed?: string | null;
  random_sides?: boolean;
  position?: string | null;
  rated?: boolean;
  clock?: ClockChoice | null;
}

/** Rooms with a free seat, my own, and listed rated games of others that go on. */
export interface Rooms {
  open: Room[];
  mine: Room[];
  watch: Room[];
  /** What time it is at the server. */
  at: string;
}

export interface Round {
  number: number;
  pairings: Pairing[];
}

/** The tournament that a room belongs to, and which of its rounds is played there. */
export interface RoundOf {
  id: string;
  name: string;
  round: number;
  rounds: number;
}

export interface Rule {
  id: string;
  title: string;
  text: string;
  chapter: string;
  informative: boolean;
}

/** Rules, worked examples and rulings, all or those that were searched for. */
export interface Rulebook {
  rules: Rule[];
  examples: Example[];
  rulings: Ruling[];
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

/** A line that somebody said. */
export interface Said {
  text: string;
  at: string;
  /** It is the line that was reported. */
  marked: boolean;
}

/** A battle somebody made. */
export interface SavedBattle {
  id: string;
  title: string;
  plan: unknown;
  owner: Player;
  mine: boolean;
  revision: number;
  created: string;
  updated: string;
  shelf: OnShelf;
}

/** A deck somebody keeps. */
export interface SavedDeck {
  name: string;
  heroes: number[];
  cards: [number, number][];
  size: number;
  threat: number;
  /** Why no game can be played with it. */
  illegal: Remark | null;
  /** Why no tournament can be played with it. */
  tournament: Remark | null;
  warnings: Remark[];
  /** The deck as a value of the options ``deck_1`` to ``deck_4``; null when it is not legal. */
  option: string | null;
  id: string;
  owner: Player;
  mine: boolean;
  revision: number;
  created: string;
  updated: string;
  /** The one it is meant for, as its maker says on the shelf. */
  scenario: string | null;
  shelf: OnShelf;
}

export interface Seat {
  seat: number;
  name: string;
  side: number;
  kind: "bot" | "open" | "person";
  bot: string | null;
  player: Player | null;
  mine: boolean;
  online: boolean;
  /** The bot account that is asked to sit here and has not answered. */
  challenged: Player | null;
  /** Until when its player is on vacation. */
  vacation: string | null;
}

/** Who is to sit somewhere. */
export interface SeatRequest {
  kind: "bot" | "me" | "open" | "person";
  bot?: string | null;
}

/** How one seat played. */
export interface SeatSum {
  seat: number;
  cost: number;
  /** Those that were looked at. */
  decisions: number;
  mistakes: number;
}

/** A challenge as the visitor sees it. */
export interface Seek {
  id: string;
  by: Player;
  /** Its maker's, at the side he wants; null where the lot decides or nothing is rated. */
  rating: Rating | null;
  whom: Player | null;
  game: string;
  options: Record<string, string>;
  seat: number | null;
  seat_name: string | null;
  rated: boolean;
  speed: string;
  low: number | null;
  high: number | null;
  status: "declined" | "open" | "taken";
  room: string | null;
  mine: boolean;
  can_join: boolean;
  why_not: string | null;
  created: string;
  until: string;
}

/** A challenge to whoever likes, or to one person by name. */
export interface SeekRequest {
  game: string;
  options?: Record<string, string>;
  /** Where its maker wants to sit; null: drawn by lot. */
  seat?: number | null;
  rated?: boolean;
  speed?: string;
  low?: number | null;
  high?: number | null;
  whom?: string | null;
  hours?: number;
}

/** Challenges anybody may take up, those to me, and those I made. */
export interface Seeks {
  open: Seek[];
  to_me: Seek[];
  mine: Seek[];
}

/** Where somebody is logged in. */
export interface Session {
  id: string;
  agent: string;
  created: string;
  used: string;
  current: boolean;
}

/** Games somebody has finished at one side; `side` is empty where all play together. */
export interface SideRecord {
  game: string;
  side: string;
  played: number;
  won: number;
  drawn: number;
}

/** What luck and play came to for one side: ``end = begin + play - others + luck``. Play is what decisions cost, so it is never above 0. While the game goes on the others' play cannot be told from luck, and is among it. */
export interface SideSum {
  side: number;
  begin: number;
  end: number;
  play: number;
  others: number;
  luck: number;
}

/** A skirmish: a battle made by chance and choice. */
export interface Skirmish {
  id: string;
  title: string;
  rounds: number;
  columns: number;
  rows: number;
  commanders: number;
  value: number;
}

/** Somebody's rating as a solver of puzzles. */
export interface Solver {
  rating: number;
  deviation: number;
  tries: number;
  solved: number;
}

export interface Speak {
  language: string;
  type: "language";
}

/** An entry and where it stands. */
export interface Standing {
  entry: string;
  player: Player;
  seed: number;
  rank: number;
  points: number;
  buchholz: number;
  sonneborn_berger: number;
  played: number;
  withdrawn: boolean;
  /** The visitor, or a bot of his. */
  mine: boolean;
}

/** The table after one of several moves: `last` is the number of the last line told by then. */
export interface Step {
  n: number;
  seat: number | null;
  last: number | null;
  view: Record<string, unknown>;
}

/** The story of a finished game, for the screen at its end. */
export interface Story {
  how: string;
  score: StoryScore[];
  points: StoryPoint[];
  lengths: Lengths;
}

/** A turning point. `side` is the one it was good for; null: nobody, or everybody. */
export interface StoryPoint {
  /** Number of the move. */
  at: number;
  turn: number;
  phase: string;
  kind: string;
  text: string;
  side: number | null;
  weight: number;
}

/** One number of the final score: whose it is, what it counts, and out of how many. */
export interface StoryScore {
  kind: string;
  /** The same in words. */
  what: string;
  /** Of a seat or a side, or of all together. */
  name: string;
  value: number;
  of: number | null;
  seat: number | null;
  side: number | null;
}

export interface Suspicions {
  pairs: Pair[];
  addresses: Crowd[];
  /** So far back it looks. */
  days: number;
}

/** A room is reported, or somebody who plays or has said something there. */
export interface TableReport {
  reason: "abuse" | "cheating" | "name" | "other" | "spam" | "stalling";
  text?: string;
  /** Null: whoever made the room. */
  whom?: string | null;
  /** The moment of the line that it is about. */
  line?: string | null;
}

export interface Thinking {
  seat: number;
  bot: string;
  type: "thinking";
}

/** The bot that thinks. */
export interface Thought {
  seat: number;
  bot: string;
}

/** What its maker says of a battle or a deck; of a deck also which scenario it is meant for. */
export interface ToPublish {
  about?: string;
  scenario?: "escape_from_dol_guldur" | "journey_along_the_anduin" | "passage_through_mirkwood" | null;
}

/** A token, shown this once. */
export interface Token {
  token: string;
}

/** A tournament in a list. */
export interface Tournament {
  id: string;
  name: string;
  maker: Player;
  mine: boolean;
  game: string;
  options: Record<string, string>;
  system: "knock_out" | "round_robin" | "swiss";
  clock: string;
  rated: boolean;
  status: "aborted" | "finished" | "open" | "running";
  entered: number;
  most: number;
  round: number;
  /** How many there will be; before the start 0 where their number depends on the entries. */
  rounds: number;
  starts: string | null;
  created: string;
  winner: Player | null;
}

/** A tournament somebody makes. Everybody has to keep to a clock, so that it ends. */
export interface TournamentRequest {
  name: string;
  game: string;
  system?: "knock_out" | "round_robin" | "swiss";
  options?: Record<string, string>;
  clock?: string;
  rated?: boolean;
  /** Of a Swiss one; 0: as many as find a winner. */
  rounds?: number;
  most?: number;
  /** When it starts by itself (ISO 8601); null: when its maker says so. */
  starts?: string | null;
}

export interface TurnMark {
  turn: number;
  at: number;
}

/** A turning point: how a stretch changed the chance of the first side. */
export interface Turning {
  /** Moves done before it. */
  at: number;
  end: number;
  turn: number;
  seat: number;
  change: number;
  play: number;
  luck: number;
}

export interface Undo {
  n?: number | null;
  type: "undo";
}

export interface UndoAnswer {
  agree: boolean;
  type: "undo_answer";
}

export interface UndoAnswered {
  type: "undo_answer";
  agree: boolean;
  from: string;
}

export interface UndoOffer {
  from: string;
  seat: number;
  type: "undo_offer";
}

/** Who asks that moves be taken back. */
export interface UndoWish {
  from: string;
  seat: number;
}

/** A card of a deck file that the core set does not have. */
export interface Unknown {
  name: string;
  /** The line it stands in; null where the file has none. */
  line: number | null;
}

/** A reason why a game cannot be rated. */
export interface Unrated {
  code: string;
  text: string;
}

/** What is new since the last message. */
export interface Update {
  n: number;
  at: string;
  seat: number | null;
  steps: Step[];
  view: Record<string, unknown>;
  decision: Decision | null;
  events: Line[];
  type: "update";
  /** What changed of the room. */
  room: Partial<Room>;
  /** Moves were taken back since the last message: there is nothing to show as a film. */
  jump?: boolean;
  /** All that was said, once the spectators' words are shown to the players too. */
  chat?: ChatLine[];
}

/** My vacation: until when, and how many days there still are this year. */
export interface Vacation {
  until: string | null;
  days_left: number;
}

/** Why a thing on the table cannot be chosen, by its kind and id as targets name it. */
export interface Why {
  n: number;
  thing: Record<string, string>;
  type: "why";
}

/** Why a thing cannot be chosen; no message: it can. */
export interface WhyAnswer {
  type: "why";
  n: number;
  thing: Record<string, string>;
  message: string;
  rule: string | null;
  ruling: string | null;
}

export type FromServer = Hello | Update | Thinking | Presence | ChatMessage | UndoOffer | UndoAnswered | Declined | RefusedMessage | WhyAnswer | Pong;

export type ToServer = Act | Why | Undo | UndoAnswer | Chat | ResignMessage | Abort | Ping | Speak | Looking;
