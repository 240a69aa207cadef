/**
 * One WebSocket to a room that survives the network: it reconnects with growing, short pauses, at once when
 * the browser is online again, its tab is looked at or somebody asks, and resumes exactly. A move sent but not acknowledged before
 * the connection broke is sent again only if the room still asks that very question; otherwise it
 * was applied, and the fresh `hello` already shows it.
 */
import type { FromServer, ToServer } from "./protocol";

export type Connection = "connecting" | "open" | "lost" | "gone";

export interface SocketLike {
  readyState: number;
  onopen: ((event: unknown) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onerror: ((event: unknown) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface SocketOptions {
  /** The address, as it is when a connection is made. */
  url: () => string;
  message: (message: FromServer) => void;
  state: (state: Connection) => void;
  open?: (url: string) => SocketLike;
  random?: () => number;
}

const CONNECTING = 0;
const OPEN = 1;
const PAUSES = [300, 1000, 2000, 4000, 5000];
const LONGEST_PAUSE = 5000;
/** The server is being restarted: another process answers at once, and only the crowd is spread a little. */
const RESTARTING = 1012;
const SPREAD = 150;
const TICK = 500;
/** A connection that has been quiet for so long is asked for a sign of life; while nobody sees the page, that is rarely urgent. */
const QUIET = 2000;
const QUIET_HIDDEN = 25_000;
/** A ping unanswered for so long means the connection is lost: with `QUIET`, a loss is seen within five seconds. */
const UNANSWERED = 2000;
/** A server that is only slow may still answer; after this long the connection is given up for a new one. */
const GIVEN_UP = 15_000;
/** How long an unacknowledged move may still be repeated. */
const STALE_MOVE = 60_000;

/** Close codes that will not get better by trying again: no such room, not allowed. */
const FINAL = new Set([4401, 4403, 4404]);

export class RoomSocket {
  private socket: SocketLike | null = null;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  /** When the ping that is still unanswered was sent; 0 when the connection has spoken since. */
  private pinged = 0;
  /** The connection is open but does not answer. */
  private silent = false;
  /** Whether the server was last told that somebody sees the page. */
  private toldVisible = true;
  private pending: { message: Extract<ToServer, { type: "act" }>; at: number } | null = null;
  /** This connection has greeted; what it greets with later is the same table, told anew. */
  private greeted = false;
  private closed = false;
  private gone = false;

  constructor(private readonly options: SocketOptions) {
    if (typeof window !== "undefined") {
      window.addEventListener("online", this.hurry);
      window.addEventListener("offline", this.offline);
      document.addEventListener("visibilitychange", this.looked);
    }
    this.connect();
  }

  /** Send now; a move is remembered until it is answered. Whether it went out. */
  send(message: ToServer): boolean {
    if (message.type === "act") this.pending = { message, at: Date.now() };
    if (this.socket?.readyState !== OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.beat);
    if (typeof window !== "undefined") {
      window.removeEventListener("online", this.hurry);
      window.removeEventListener("offline", this.offline);
      document.removeEventListener("visibilitychange", this.looked);
    }
    this.socket?.close();
    this.socket = null;
  }

  /** Try now, not after the pause; an attempt that hangs is given up for a new one. */
  readonly hurry = () => {
    if (this.closed || this.gone || (this.socket?.readyState === OPEN && !this.silent)) return;
    clearTimeout(this.retry);
    clearInterval(this.beat);
    this.tries = 0;
    const hanging = this.socket;
    this.socket = null;
    hanging?.close();
    this.connect();
  };

  /** The browser has no network: a connection that still seems open has nobody at its other end. */
  private readonly offline = () => {
    if (this.closed || this.gone || !this.socket) return;
    const dead = this.socket;
    this.drop(1006);
    dead.close();
  };

  private readonly looked = () => {
    this.tellVisible();
    if (document.visibilityState === "visible" && this.socket?.readyState !== CONNECTING) this.hurry();
  };

  private connect(): void {
    this.options.state(this.tries ? "lost" : "connecting");
    const make = this.options.open ?? ((url: string) => new WebSocket(url) as unknown as SocketLike);
    this.toldVisible = visible();
    const socket = make(this.options.url());
    this.socket = socket;
    this.greeted = false;
    this.silent = false;
    this.pinged = 0;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      this.options.state("open");
      clearInterval(this.beat);
      this.beat = setInterval(() => this.listen(), TICK);
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      this.pinged = 0;
      if (this.silent) {
        this.silent = false;
        this.options.state("open");
      }
      this.receive(event.data);
    };
    socket.onerror = () => {};
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      this.drop(event.code);
    };
  }

  private receive(data: unknown): void {
    let message: FromServer;
    try {
      message = JSON.parse(String(data));
    } catch {
      return;
    }
    if (message.type === "hello" && !this.greeted) {
      this.greeted = true;
      this.tries = 0;
      const waiting = this.pending;
      this.pending = null;
      this.options.message(message);
      this.tellVisible();
      const asked = message.decision;
      if (waiting && asked?.mine && asked.n === waiting.message.n && Date.now() - waiting.at < STALE_MOVE) {
        this.send(waiting.message);
      }
      return;
    }
    if (message.type === "update" || message.type === "refused") this.pending = null;
    this.options.message(message);
  }

  /**
   * Ask a quiet connection for a sign of life. It is judged by its answer alone, never by how long ago it spoke: a hidden
   * tab's timers may fire once a minute.
   */
  private listen(): void {
    const now = Date.now();
    if (this.pinged && now - this.pinged >= GIVEN_UP) {
      const dead = this.socket;
      this.drop(1006);
      dead?.close();
    } else if (this.pinged && now - this.pinged >= UNANSWERED) {
      if (!this.silent) this.options.state("lost");
      this.silent = true;
    } else if (!this.pinged && now - this.heard >= (visible() ? QUIET : QUIET_HIDDEN)) {
      if (this.send({ type: "ping" })) this.pinged = now;
    }
  }

  /** Whoever sees the table is not notified of a turn. The address says so when the connection is made, this when it changes. */
  private tellVisible(): void {
    if (!this.greeted || this.toldVisible === visible()) return;
    if (this.send({ type: "looking", looking: visible() })) this.toldVisible = visible();
  }

  private drop(code: number): void {
    clearInterval(this.beat);
    this.socket = null;
    if (this.closed) return;
    if (FINAL.has(code)) {
      this.gone = true;
      this.options.state("gone");
      return;
    }
    this.options.state("lost");
    const random = (this.options.random ?? Math.random)();
    const atOnce = code === RESTARTING && this.tries === 0;
    const pause = atOnce ? SPREAD * random : PAUSES[Math.min(this.tries, PAUSES.length - 1)]! * (0.75 + 0.5 * random);
    this.tries += 1;
    this.retry = setTimeout(() => this.connect(), Math.min(LONGEST_PAUSE, pause));
  }
}

function visible(): boolean {
  return typeof document === "undefined" || document.visibilityState !== "hidden";
}

export function socketAddress(room: string, language: string, seat: number | null = null, at: Location = location): string {
  const scheme = at.protocol === "https:" ? "wss:" : "ws:";
  const query = new URLSearchParams({ language });
  if (seat !== null) query.set("seat", String(seat));
  if (!visible()) query.set("looking", "false");
  return `${scheme}//${at.host}/ws/rooms/${encodeURIComponent(room)}?${query}`;
}
