/** The HTTP side of the protocol. Every failure is an `ApiError` with a sentence for the person. */
import type {
  Account,
  BattleFile,
  BattleLibrary,
  BattleReading,
  BattleReport,
  BattlesFound,
  BotAccount,
  BotChange,
  Calls,
  Catalogue,
  Codes,
  DeckFile,
  DeckReading,
  DeckReport,
  DeckRequest,
  DecksFound,
  GameInfo,
  Health,
  Hint,
  Letters,
  Likes,
  MadeBot,
  MyBot,
  NewAccount,
  NextGame,
  Odds,
  Person,
  Prospects,
  PublicTable,
  Puzzle,
  PuzzleTry,
  Puzzles,
  RecordFile,
  ReplayStep,
  ReviewState,
  Room,
  RoomRequest,
  Rooms,
  Rulebook,
  SavedBattle,
  SavedDeck,
  Session,
  ShelfKind,
  Story,
  Token,
  Vacation,
  Way,
} from "./protocol";
import { syncServerTime } from "./serverTime";
import { t, texts } from "../i18n/texts.svelte";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly rule: string | null = null,
  ) {
    super(message);
    this.name = "ApiError";
  }

  /** Nothing answered at all: the person is offline, or the server is down. */
  get offline(): boolean {
    return this.status === 0;
  }
}

let personSeen: (person: Person) => void = () => {};

/** Have a listener told of the person whenever the server tells who it is. */
export function onPerson(listener: (person: Person) => void): void {
  personSeen = listener;
}

type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

const DECKS = "/api/games/lotr_card_game/decks";

const BATTLES = "/api/games/battles_of_westeros/battles";

async function failure(response: Response): Promise<ApiError> {
  try {
    const { error } = await response.json();
    return new ApiError(error.code, error.message, response.status, error.rule ?? null);
  } catch {
    return new ApiError(`http_${response.status}`, t(response.status === 404 ? "error-not-found" : "error-server"), response.status);
  }
}

export function createApi(fetcher: Fetch = (input, init) => fetch(input, init)) {
  async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
    const init: RequestInit = { method, credentials: "same-origin", headers: { Accept: "application/json", "Accept-Language": texts.language } };
    if (signal) init.signal = signal;
    if (body !== undefined) {
      init.body = JSON.stringify(body);
      init.headers = { ...init.headers, "Content-Type": "application/json" };
    }
    let response: Response;
    try {
      response = await fetcher(path, init);
    } catch {
      throw new ApiError("offline", t("error-offline"), 0);
    }
    if (!response.ok) throw await failure(response);
    const text = await response.text();
    return (text ? JSON.parse(text) : undefined) as T;
  }

  const room = (id: string) => `/api/rooms/${encodeURIComponent(id)}`;
  const onShelf = (kind: ShelfKind, id: string) => `/api/shelf/${kind}/${encodeURIComponent(id)}`;
  const myBot = (id: string) => `/api/me/bots/${encodeURIComponent(id)}`;
  const told = new Map<string, Promise<unknown>>();

  /** What the server tells of a game, asked once per page and language; a failure is forgotten so that the next one asks again. */
  function ofGame<T>(game: string, what: string): Promise<T> {
    // The address names the language: what is kept between browser and server goes by it.
    const path = `/api/games/${game}/${what}?language=${texts.language}`;
    let found = told.get(path) as Promise<T> | undefined;
    if (!found) {
      found = call<T>("GET", path);
      told.set(path, found);
      found.catch(() => told.delete(path));
    }
    return found;
  }

  return {
    /** What has a module of its own (lib/people/people.ts). */
    ask: call,
    me: async () => {
      const person = await call<Person>("GET", "/api/me");
      personSeen(person);
      return person;
    },
    setLanguage: (language: string) => call<void>("PUT", "/api/me/language", { language }),
    rename: (name: string) => call<Person>("PATCH", "/api/me", { name }),
    signUp: (name: string, password: string) => call<NewAccount>("POST", "/api/accounts", { name, password }),
    logIn: (name: string, password: string) => call<Person>("POST", "/api/session", { name, password }),
    logOut: () => call<void>("DELETE", "/api/session"),
    account: () => call<Account>("GET", "/api/me/account"),
    changePassword: (password: string, fresh: string) => call<Person>("PUT", "/api/me/password", { password, new: fresh }),
    sendLink: () => call<void>("POST", "/api/me/mail/confirm"),
    setMail: (password: string, mail: string | null) => call<void>("PUT", "/api/me/mail", { password, mail }),
    newCodes: (password: string) => call<Codes>("POST", "/api/me/recovery_codes", { password }),
    sessions: () => call<Session[]>("GET", "/api/me/sessions"),
    endSession: (id: string) => call<void>("DELETE", `/api/me/sessions/${encodeURIComponent(id)}`),
    endOtherSessions: () => call<void>("DELETE", "/api/me/sessions"),
    /** Deletes the account for good. */
    farewell: (password: string) => call<void>("POST", "/api/me/farewell", { password }),
    forgotten: (name: string) => call<void>("POST", "/api/session/forgotten", { name }),
    recover: (name: string, code: string, password: string) => call<Person>("POST", "/api/session/recover", { name, code, password }),

    /** Slow games: the next one, claims and draws, vacations, and how my turn reaches me. */
    next: (after: string | null) => call<NextGame>("GET", `/api/me/next${after ? `?after=${encodeURIComponent(after)}` : ""}`),
    claim: (id: string, seat: number, way: Way, bot?: string) => call<Room>("POST", `${room(id)}/claim`, { seat, way, bot }),
    draw: (id: string, agree: boolean) => call<Room>("POST", `${room(id)}/draw`, { agree }),
    nudge: (id: string) => call<Room>("POST", `${room(id)}/nudge`),
    vacation: () => call<Vacation>("GET", "/api/me/vacation"),
    leave: (days: number) => call<Vacation>("POST", "/api/me/vacation", { days }),
    comeBack: () => call<Vacation>("DELETE", "/api/me/vacation"),
    calls: () => call<Calls>("GET", "/api/me/calls"),
    setCalls: (letters: Letters, webhook: string | null, short?: boolean) => call<Calls>("PUT", "/api/me/calls", { letters, webhook, short }),
    callBrowser: (endpoint: string, keys: { p256dh: string; auth: string }) => call<Calls>("POST", "/api/me/calls/push", { endpoint, keys }),
    forgetBrowser: (id: string) => call<Calls>("DELETE", `/api/me/calls/push/${encodeURIComponent(id)}`),
    testCalls: () => call<void>("POST", "/api/me/calls/test"),
    lettersOff: (token: string) => call<void>("POST", `/api/calls/off/${encodeURIComponent(token)}`),
    confirmMail: (token: string) => call<void>("POST", "/api/calls/confirm", { token }),

    games: () => call<GameInfo[]>("GET", "/api/games"),
    catalogue: (game: string) => ofGame<Catalogue>(game, "catalogue"),
    rules: (game: string) => ofGame<Rulebook>(game, "rules"),
    /** The names of a game with their forms: cases, or English articles. */
    names: (game: string) => ofGame<unknown>(game, "names"),

    /** Decks of the card game: whether one is legal, deck files in and out, and those people keep. */
    checkDeck: (deck: DeckRequest) => call<DeckReport>("POST", `${DECKS}/check`, deck),
    readDeck: (text: string) => call<DeckReading>("POST", `${DECKS}/read`, { text }),
    /** A deck of RingsDB by its address or id. */
    fetchDeck: (address: string) => call<DeckReading>("POST", `${DECKS}/fetch`, { address }),
    writeDeck: (deck: DeckRequest, form: string) => call<DeckFile>("POST", `${DECKS}/write`, { ...deck, form }),
    myDecks: () => call<SavedDeck[]>("GET", "/api/decks"),
    deck: (id: string) => call<SavedDeck>("GET", `/api/decks/${encodeURIComponent(id)}`),
    /** `from`: the deck of somebody else that it was made from. */
    keepDeck: (deck: DeckRequest, from: string | null = null) => call<SavedDeck>("POST", "/api/decks", { ...deck, copied_from: from }),
    saveDeck: (id: string, deck: DeckRequest, revision: number) =>
      call<SavedDeck>("PUT", `/api/decks/${encodeURIComponent(id)}`, { ...deck, revision }),
    removeDeck: (id: string) => call<void>("DELETE", `/api/decks/${encodeURIComponent(id)}`),

    /** Battles of Battles of Westeros: the game's own, what is wrong with a plan, files, and those people made. */
    battleLibrary: <P>() => call<BattleLibrary<P>>("GET", BATTLES),
    checkBattle: (plan: unknown) => call<BattleReport>("POST", `${BATTLES}/check`, { plan }),
    readBattle: (text: string) => call<BattleReading>("POST", `${BATTLES}/read`, { text }),
    writeBattle: (plan: unknown, form: string) =>
      call<BattleFile>("POST", `${BATTLES}/write`, { plan, form }),
    myBattles: () => call<SavedBattle[]>("GET", "/api/battles"),
    battle: (id: string) => call<SavedBattle>("GET", `/api/battles/${encodeURIComponent(id)}`),
    createBattle: (plan: unknown, from: string | null = null) => call<SavedBattle>("POST", "/api/battles", { plan, copied_from: from }),
    saveBattle: (id: string, plan: unknown, revision: number) =>
      call<SavedBattle>("PUT", `/api/battles/${encodeURIComponent(id)}`, { plan, revision }),
    removeBattle: (id: string) => call<void>("DELETE", `/api/battles/${encodeURIComponent(id)}`),

    /** The open shelf: what people have published. */
    sharedDecks: (wish: Record<string, string>) => call<DecksFound>("GET", `/api/shelf/decks?${new URLSearchParams(wish)}`),
    sharedBattles: (wish: Record<string, string>) => call<BattlesFound>("GET", `/api/shelf/battles?${new URLSearchParams(wish)}`),
    publish: (kind: ShelfKind, id: string, said: { about: string; scenario?: string | null }) => call<void>("PUT", onShelf(kind, id), said),
    withdraw: (kind: ShelfKind, id: string) => call<void>("DELETE", onShelf(kind, id)),
    reportShared: (kind: ShelfKind, id: string, reason: string, text: string) => call<void>("POST", `${onShelf(kind, id)}/report`, { reason, text }),
    like: (kind: ShelfKind, id: string, like: boolean) => call<Likes>(like ? "PUT" : "DELETE", `${onShelf(kind, id)}/like`),

    /** Bot accounts: mine, and those that can be challenged. */
    myBots: () => call<MyBot[]>("GET", "/api/me/bots"),
    makeBot: (name: string, games: string[]) => call<MadeBot>("POST", "/api/me/bots", { name, games }),
    changeBot: (id: string, change: BotChange) => call<MyBot>("PATCH", myBot(id), change),
    newBotToken: (id: string) => call<Token>("POST", `${myBot(id)}/token`),
    revokeBotToken: (id: string) => call<void>("DELETE", `${myBot(id)}/token`),
    removeBot: (id: string) => call<void>("DELETE", myBot(id)),
    bots: (game: string) => call<BotAccount[]>("GET", `/api/bots?game=${encodeURIComponent(game)}`),
    /** A bot of the house by its name, or a bot account by its id, at a seat. */
    letPlay: (id: string, seat: number, bot: string) => call<Room>("POST", `${room(id)}/seats/${seat}/bot`, { bot }),

    /** Puzzles: all with my rating, one near it, tries at a table, and whether a line is right. */
    puzzles: () => call<Puzzles>("GET", "/api/puzzles"),
    dailyPuzzle: () => call<Puzzle>("GET", "/api/puzzles/daily"),
    nextPuzzle: (game: string | null, after: string | null) => {
      const query = new URLSearchParams();
      if (game) query.set("game", game);
      if (after) query.set("after", after);
      return call<Puzzle>("GET", `/api/puzzles/next?${query}`);
    },
    tryPuzzle: (id: string) => call<Room>("POST", `/api/puzzles/${encodeURIComponent(id)}/tries`),
    judgePuzzle: (id: string, giveUp: boolean) => call<PuzzleTry>("POST", `${room(id)}/puzzle`, { give_up: giveUp }),

    rooms: async () => {
      const found = await call<Rooms>("GET", "/api/rooms");
      syncServerTime(found.at);
      return found;
    },
    room: (id: string) => call<Room>("GET", room(id)),
    createRoom: (request: RoomRequest) => call<Room>("POST", "/api/rooms", request),
    deleteRoom: (id: string) => call<void>("DELETE", room(id)),
    takeSeat: (id: string, seat: number) => call<Room>("POST", `${room(id)}/seats/${seat}`),
    leaveSeat: (id: string, seat: number) => call<Room>("DELETE", `${room(id)}/seats/${seat}`),
    start: (id: string) => call<Room>("POST", `${room(id)}/start`),
    resign: (id: string, seat: number) => call<Room>("POST", `${room(id)}/resign`, { seat }),
    rematch: (id: string) => call<Room>("POST", `${room(id)}/rematch`),
    sequel: (id: string) => call<Room>("POST", `${room(id)}/sequel`),
    /** A position of a game, with the log since an earlier one. */
    replay: (id: string, at: number | null, since: number, seat?: string) => {
      const query = new URLSearchParams({ since: String(since) });
      if (at !== null) query.set("at", String(at));
      if (seat !== undefined) query.set("seat", seat);
      return call<ReplayStep>("GET", `${room(id)}/replay?${query}`);
    },
    /** How a finished game ended, its score and its turning points. */
    story: (id: string) => call<Story>("GET", `${room(id)}/story`),
    continueFrom: (id: string, at: number, seat: number, bot: string) =>
      call<Room>("POST", `${room(id)}/continue`, { at, seat, bot }),
    /** What everybody sees of a table. */
    publicTable: (id: string) => call<PublicTable>("GET", `${room(id)}/public`),
    health: () => call<Health>("GET", "/api/health"),
    problem: (id: string, text: string) => call<RecordFile>("POST", `${room(id)}/problem`, { text }),
    odds: (id: string) => call<Odds>("GET", `${room(id)}/odds`),
    prospects: (id: string) => call<Prospects>("GET", `${room(id)}/prospects`),
    hint: (id: string, n: number, signal?: AbortSignal) => call<Hint>("POST", `${room(id)}/hint`, { n }, signal),
    /** Has a game reviewed; what is there already is not made again. */
    askReview: (id: string) => call<ReviewState>("POST", `${room(id)}/review`),
    review: (id: string) => call<ReviewState>("GET", `${room(id)}/review`),
    allowHints: (id: string, on: boolean) => call<Room>("PUT", `${room(id)}/hints`, { on }),
    recordAddress: (id: string) => `${room(id)}/record`,
    uploadRecord: async (text: string) => {
      let response: Response;
      try {
        response = await fetcher("/api/records", { method: "POST", credentials: "same-origin", headers: { "Accept-Language": texts.language }, body: text });
      } catch {
        throw new ApiError("offline", t("error-offline"), 0);
      }
      if (!response.ok) throw await failure(response);
      return (await response.json()) as Room;
    },
  };
}

export type Api = ReturnType<typeof createApi>;

export const api = createApi();

/** One sentence for whatever was thrown. */
export function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
