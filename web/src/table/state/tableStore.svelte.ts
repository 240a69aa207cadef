/** One room as this viewer sees it, kept fresh by its socket. Components read it; the server decides everything. */
import { api } from "../../lib/api/client";
import { merge } from "../log/log";
import { namesOf, type Names } from "../../lib/games/entityNames";
import type {
  Action,
  Catalogue,
  ChatLine,
  ChatMessage,
  Choice,
  Decision,
  FromServer,
  Hello,
  Line,
  Prospect,
  Prospects,
  Room,
  Step,
  Thing,
  ToServer,
  Update,
  View,
  You,
} from "../../lib/api/protocol";
import { sameAction } from "../../lib/games/choiceGroups";
import { settings, type Curtain } from "../../lib/settings/settings.svelte";
import { RoomSocket, socketAddress, type Connection } from "../../lib/api/socket";
import { syncServerTime } from "../../lib/api/serverTime";
import { texts } from "../../lib/i18n/texts.svelte";
import { Film } from "../film/film.svelte";
import type { Take } from "../film/scene";

/** A part of the growing sentence: the label chosen, and which move of the game it was. */
export interface Link {
  move: number;
  seat: number;
  kind: string;
  label: string;
}

export interface Refusal {
  message: string;
  rule: string | null;
  code: string;
  /** The ruling that causes it, where the printed rules leave it open. */
  ruling?: string | null;
}

export interface Wire {
  send(message: ToServer): boolean;
  close(): void;
  /** Connect now instead of after the pause. */
  hurry?(): void;
}

/** Asks the server what can be done with things by several choices in a row. */
type LookAhead = (room: string) => Promise<Prospects>;
type Dial = (message: (message: FromServer) => void, state: (state: Connection) => void) => Wire;

const LOG_KEPT = 5000;
const SEEN = "westmarch.seen.";
/** Milliseconds until another thing may be asked about, where no answer comes. */
const PATIENCE = 1500;

export class TableStore {
  room: Room | null = $state.raw(null);
  you: You = $state.raw({ id: "", seats: [], seat: null });
  n = $state(0);
  view: View | null = $state.raw(null);
  decision: Decision | null = $state.raw(null);
  log: Line[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  presence: string[] = $state.raw([]);
  thinking: { seat: number; bot: string } | null = $state.raw(null);
  refused: Refusal | null = $state.raw(null);
  /** Why the thing that was pointed at last cannot be chosen. */
  why: Refusal | null = $state.raw(null);
  undoOffer: { from: string; seat: number } | null = $state.raw(null);
  undoAsked = $state(false);
  /** Who declined to let a move be taken back, until read. */
  undoDeclined = $state("");
  /** Chat lines that the server has not confirmed yet; each is sent again with a new connection. */
  unsaid: string[] = $state.raw([]);
  /** The seat whose resignation the server has not confirmed yet. */
  resigning: number | null = $state(null);
  /** It is aborted, not given up. */
  aborting = $state(false);
  /** The bot account that has declined to play here. */
  declined = $state("");
  connection: Connection = $state("connecting");
  catalogue: Catalogue | null = $state.raw(null);
  /** The game's facts are on their way; a board that waits for them is drawn once. */
  awaiting = $state(false);
  /** A move is on its way; no other may be sent. */
  busy = $state(false);
  chain: Link[] = $state.raw([]);
  /** What happened since this browser last looked, until read. */
  away: Line[] = $state.raw([]);
  unreadChat = $state(0);
  /** In hot-seat play: the seat that must first take the device over. */
  handover: number | null = $state(null);

  readonly hotSeat: boolean = $derived(this.you.seats.length > 1);
  /** Some seats at this screen keep their hands from each other. */
  readonly curtained: boolean = $derived(this.you.seats.some((seat) => this.covers(this.you.seats[0]!, seat)));
  /** The log to show: behind a curtain without what only one of the seats may know. */
  readonly lines: Line[] = $derived(this.curtained ? forAll(this.log, this.you.seats) : this.log);
  readonly names: Names = $derived(namesOf(this.catalogue));
  readonly canUndo: boolean = $derived(!!this.decision && (this.decision.can_undo || this.decision.undo_needs_consent));
  readonly mine: boolean = $derived(this.decision?.mine ?? false);

  /** What happened since this viewer last chose, to be watched. */
  readonly film = new Film();
  /** What can be done with things by several choices in a row; known a moment after the decision. */
  prospects: Prospect[] = $state.raw([]);
  /** Choices still to be made of something begun with one click, each when it is asked for. */
  plan: Action[] = $state.raw([]);

  /** The one kind of question that the plan answers, if it is one. */
  private planKind: string | null = null;
  private wire: Wire;
  private undoTo: number | null = null;
  /** Until when no other thing is asked about. */
  private wondering = 0;
  private greeted = false;
  /** The language the table is told in, and whether it was asked to be told anew. */
  private language = texts.language;
  private retelling = false;
  private lastSeat: number | null = null;

  constructor(
    readonly id: string,
    dial: Dial,
    private readonly ahead: LookAhead | null = null,
  ) {
    this.wire = dial(
      (message) => this.receive(message),
      (state) => {
        this.connection = state;
        if (state !== "open") this.thinking = null;
      },
    );
  }

  static open(id: string): TableStore {
    const url = () => socketAddress(id, texts.language);
    return new TableStore(id, (message, state) => new RoomSocket({ url, message, state }), api.prospects);
  }

  close(): void {
    this.film.stop();
    this.wire.close();
    this.remember();
  }

  // ---- what the person does

  reconnect(): void {
    this.wire.hurry?.();
  }

  /** Answer the pending decision. Anything that is not offered is refused here already. */
  act(action: Action): boolean {
    const decision = this.decision;
    if (!decision?.mine || this.busy || this.handover !== null) return false;
    const choice = decision.actions.find((one) => sameAction(one.action, action));
    if (!choice) {
      const no = decision.refused.find((one) => sameAction(one.action, action));
      if (no) this.refused = { message: no.reason, rule: no.rule, code: "refused", ruling: no.ruling };
      return false;
    }
    this.refused = null;
    this.busy = true;
    this.film.chosen(this.log.at(-1)?.k ?? -1);
    this.chain = [...this.chain, { move: this.moves, seat: decision.seat, kind: decision.kind, label: choice.label }];
    this.wire.send({ type: "act", n: decision.n, action: choice.action });
    return true;
  }

  /**
   * Make several choices, each as soon as it is asked for. What is no longer offered ends it; where they all answer one
   * kind of question, so does another kind: the "done" of the one must not end the next.
   */
  follow(actions: Action[], kind: string | null = null): void {
    const [first, ...rest] = actions;
    if (!first) return;
    this.planKind = kind;
    this.plan = this.act(first) ? rest : [];
  }

  /** Ask why a thing cannot be chosen; one question at a time. */
  wonder(thing: Thing): boolean {
    const { decision } = this;
    const now = Date.now();
    if (!decision?.mine || this.busy || this.handover !== null || now < this.wondering) return false;
    this.wondering = now + PATIENCE;
    return this.wire.send({ type: "why", n: decision.n, thing });
  }

  undo(): void {
    this.plan = [];
    if (this.busy || !this.canUndo) return;
    this.refused = null;
    this.busy = this.decision!.can_undo;
    this.wire.send({ type: "undo", n: this.n });
  }

  /** Take back everything from a part of the sentence on. */
  undoUntil(move: number): void {
    if (this.busy || !this.chain.some((link) => link.move === move)) return;
    this.undoTo = move;
    this.undo();
  }

  answerUndo(agree: boolean): void {
    this.undoOffer = null;
    this.wire.send({ type: "undo_answer", agree });
  }

  say(text: string): void {
    const trimmed = text.trim().slice(0, 500);
    if (!trimmed) return;
    this.unsaid = [...this.unsaid, trimmed];
    this.wire.send({ type: "chat", text: trimmed });
  }

  /** Give the game up, or, as long as that can be, abort it. */
  resign(seat: number, abort = false): void {
    this.resigning = seat;
    this.aborting = abort;
    this.wire.send({ type: abort ? "abort" : "resign", seat });
  }

  /** A resignation that has not been sent yet is taken back. */
  keepPlaying(): void {
    this.resigning = null;
  }

  /** Have the table told in a language. A connection that is made later asks for it by itself. */
  speak(language: string): void {
    if (language === this.language) return;
    this.language = language;
    this.retelling = this.wire.send({ type: "language", language });
  }

  /** A curtain that was just switched off does not stay drawn. */
  setCurtain(curtain: Curtain): void {
    settings.set("curtain", curtain);
    if (!this.curtained) this.handover = null;
  }

  takeOver(): void {
    this.handover = null;
  }

  // ---- what the server says

  receive(message: FromServer): void {
    switch (message.type) {
      case "hello":
        syncServerTime(message.at);
        return this.greet(message);
      case "update":
        syncServerTime(message.at);
        return this.update(message);
      case "thinking":
        this.thinking = { seat: message.seat, bot: message.bot };
        return;
      case "presence":
        this.presence = message.presence;
        this.patch({ seats: message.seats });
        return;
      case "chat":
        this.chat = [...this.chat, withoutType(message)];
        this.unreadChat += 1;
        this.unsaid = without(this.unsaid, message.text);
        return;
      case "undo_offer":
        this.offerUndo({ from: message.from, seat: message.seat });
        return;
      case "undo_answer":
        this.undoOffer = null;
        if (this.undoAsked && !message.agree) this.undoDeclined = message.from;
        this.undoAsked = false;
        return;
      case "declined":
        this.declined = message.from;
        return;
      case "refused":
        // A refusal does not say of what: a move first of all, else what was said or resigned last.
        if (!this.busy) {
          this.resigning = null;
          this.unsaid = [];
        }
        this.busy = false;
        this.plan = [];
        this.undoTo = null;
        this.chain = this.chain.filter((link) => link.move < this.moves);
        this.refused = { message: message.message, rule: message.rule, code: message.code, ruling: message.ruling };
        return;
      case "why":
        this.wondering = 0;
        this.why = message.message && message.n === this.n ? { message: message.message, rule: message.rule, code: "why", ruling: message.ruling } : null;
        return;
      case "pong":
        return;
    }
  }

  private greet(message: Hello): void {
    const same = message.you.seats.join() === this.you.seats.join();
    const retold = this.retelling && same && message.n === this.n;
    this.retelling = false;
    if (retold) return this.retell(message);
    this.room = message.room;
    this.log = merge(same ? this.log : [], message.events);
    this.unsaid = missing(this.unsaid, this.chat, message.chat);
    this.chat = message.chat;
    this.presence = message.presence;
    this.busy = false;
    this.undoTo = null;
    if (!this.greeted) {
      this.greeted = true;
      const seen = readSeen(this.id);
      if (seen !== null && message.you.seats.length) {
        const mine = message.you.seats;
        const open = !mine.some((seat) => this.covers(mine[0]!, seat));
        this.away = (open ? this.log : forAll(this.log, mine)).filter((line) => line.k > seen && line.text);
      }
    }
    this.you = { ...message.you, seat: this.seatOf(message.you.seats, message.decision) };
    this.plan = [];
    this.film.forget();
    this.show(message.n, message.view, message.decision);
    this.recall(message);
    this.thinking = message.thinking ?? null;
    this.wondering = 0;
    this.undoOffer = null;
    this.undoAsked = false;
    if (message.undo_offer) this.offerUndo(message.undo_offer);
    this.sendAgain();
  }

  /** What was said or resigned while there was no connection. */
  private sendAgain(): void {
    for (const text of this.unsaid) this.wire.send({ type: "chat", text });
    const seat = this.resigning;
    if (seat === null) return;
    if (this.room?.status === "playing" && this.you.seats.includes(seat)) this.wire.send({ type: this.aborting ? "abort" : "resign", seat });
    else this.resigning = null;
  }

  /** The same table in another language: nothing but words has changed, so film, marks and what is being chosen stay. */
  private retell(message: Hello): void {
    this.room = message.room;
    // Lines from before those it tells would stay in the old language.
    this.log = message.events;
    const lines = new Map(this.log.map((line) => [line.k, line]));
    this.away = this.away.map((line) => lines.get(line.k) ?? line);
    this.refused = null;
    this.view = message.view;
    this.decision = message.decision;
    this.film.retell(this.log);
    this.lookAhead();
  }

  /** Others' offers are to be answered; one's own is waited for. An offer is void with the next move. */
  private offerUndo(offer: { from: string; seat: number }): void {
    if (this.you.seats.includes(offer.seat)) this.undoAsked = true;
    else if (this.you.seats.length) this.undoOffer = offer;
  }

  private update(message: Update): void {
    this.patch(message.room);
    if (this.room?.status !== "playing") this.resigning = null;
    if (message.chat) this.chat = message.chat;
    this.log = merge(this.log, message.events).slice(-LOG_KEPT);
    this.busy = false;
    this.you = { ...this.you, seat: this.seatOf(this.you.seats, message.decision) };
    const before = this.view;
    this.show(message.n, message.view, message.decision);
    if (message.jump) this.film.forget();
    if (before && Object.keys(before).length) this.shoot(before, message);
    this.goOnUndoing();
    this.goOnWithPlan();
  }

  /** The moves of a message become scenes, each between the views before and after it. */
  private shoot(before: View, message: Update): void {
    this.film.add(this.takes(before, [...message.steps, newestOf(message)], message.events), this.you.seats);
  }

  /** Who comes back can still walk through what happened meanwhile. */
  private recall(message: Hello): void {
    const [first, ...steps] = message.steps;
    if (!first) return;
    const since = first.last ?? -1;
    this.film.acted = since;
    const lines = message.events.filter((line) => line.k > since);
    this.film.add(this.takes(first.view, [...steps, newestOf(message)], lines), this.you.seats, true);
  }

  private takes(before: View, steps: readonly Step[], events: Line[]): Take[] {
    const lines = this.curtained ? forAll(events, this.you.seats) : events;
    let [view, told] = [before, -1];
    return steps.map((step) => {
      const last = step.last ?? told;
      const take = { seat: step.seat, before: view, after: step.view, lines: lines.filter(({ k }) => k > told && k <= last) };
      [view, told] = [step.view, last];
      return take;
    });
  }

  private goOnWithPlan(): void {
    const [next, ...rest] = this.plan;
    if (!next) return;
    const fits = this.planKind === null || this.decision?.kind === this.planKind;
    const offered = fits && this.decision?.mine && this.decision.actions.some((one) => sameAction(one.action, next));
    this.plan = offered && this.act(next) ? rest : [];
  }

  private show(n: number, view: View, decision: Decision | null): void {
    if (n !== this.n) {
      this.why = null;
      this.undoOffer = null;
      this.undoAsked = false;
    }
    this.chain = chainAfter(this.chain, this.moves, decision);
    this.n = n;
    this.view = view;
    this.decision = decision;
    this.thinking = null;
    this.lookAhead();
    if (this.hotSeat && decision?.mine && decision.seat !== this.lastSeat) {
      if (this.lastSeat !== null && this.covers(this.lastSeat, decision.seat)) this.handover = decision.seat;
      this.lastSeat = decision.seat;
    }
  }

  /** Where something is asked before the thing it is for (a die before the army), the things are found out as well. */
  private lookAhead(): void {
    this.prospects = [];
    const { decision, n } = this;
    if (!this.ahead || !decision?.mine || this.plan.length || !decision.actions.some(isMeans)) return;
    this.ahead(this.id).then(
      (found) => {
        if (found.n === this.n && n === this.n) this.prospects = found.prospects;
      },
      // Without them the choices are made one by one.
      () => {},
    );
  }

  /** Whether nobody may look on while the screen passes from one seat to another. One who runs several hands may. */
  private covers(from: number, to: number): boolean {
    const curtain = settings.get("curtain");
    if (from === to || curtain === "never") return false;
    const seats = this.room?.seats ?? [];
    return curtain === "always" || seats[from]?.side !== seats[to]?.side;
  }

  private goOnUndoing(): void {
    const target = this.undoTo;
    if (target === null) return;
    if (this.moves > target && this.decision?.mine && this.decision.can_undo) this.undo();
    else this.undoTo = null;
  }

  private get moves(): number {
    return this.room?.moves ?? 0;
  }

  private seatOf(seats: number[], decision: Decision | null): number | null {
    if (decision?.mine) return decision.seat;
    if (this.you.seat !== null && seats.includes(this.you.seat)) return this.you.seat;
    return seats[0] ?? null;
  }

  private patch(changed: Partial<Room>): void {
    if (this.room) this.room = { ...this.room, ...changed };
  }

  // ---- while you were away

  /** The person has seen everything up to here. */
  remember(): void {
    const last = this.log.at(-1)?.k;
    if (last === undefined) return;
    try {
      localStorage.setItem(SEEN + this.id, String(last));
    } catch {
      // A browser that keeps nothing gets no summary.
    }
  }

  readAway(): void {
    this.away = [];
    this.remember();
  }
}

/** What one does not grasp but uses: dice, decks, kinds of pieces. */
const MEANS = new Set(["face", "to_face", "deck", "symbol", "command", "figure", "unit", "token", "manoeuvre"]);

/** A choice that is for something else, still to be chosen. */
function isMeans(choice: Choice): boolean {
  return choice.action.length > 1 && Object.keys(choice.target ?? {}).every((kind) => MEANS.has(kind));
}

/** The newest move of a message; its view is the message's own. */
function newestOf(message: Hello | Update): Step {
  return { n: message.n, seat: message.seat, last: message.events.at(-1)?.k ?? null, view: message.view };
}

function withoutType({ type: _, ...line }: ChatMessage): ChatLine {
  return line;
}

/** The texts without the first that equals this one. */
function without(texts: string[], text: string): string[] {
  const at = texts.indexOf(text);
  return at < 0 ? texts : texts.toSpliced(at, 1);
}

/** The texts that did not reach the chat between two states of it. */
function missing(texts: string[], before: ChatLine[], after: ChatLine[]): string[] {
  const count = (lines: ChatLine[], text: string) => lines.filter((line) => line.text === text).length;
  let left = texts;
  for (const text of new Set(texts)) {
    for (let arrived = count(after, text) - count(before, text); arrived > 0; arrived -= 1) left = without(left, text);
  }
  return left;
}

/** Lines that all who sit at this screen may read. */
function forAll(log: Line[], seats: number[]): Line[] {
  return log.filter(({ to }) => !to || seats.every((seat) => to.includes(seat)));
}

function readSeen(id: string): number | null {
  try {
    const text = localStorage.getItem(SEEN + id);
    return text === null ? null : Number(text);
  } catch {
    return null;
  }
}

/**
 * The sentence after so many moves of the game. What was taken back leaves it; it ends when undo is no longer free, when
 * another seat has moved, and when the kind of choice it began with comes round again.
 */
export function chainAfter(chain: Link[], moves: number, decision: Decision | null): Link[] {
  if (!decision?.mine || !decision.can_undo) return [];
  const kept = chain.filter((link) => link.move < moves && link.seat === decision.seat);
  const first = kept[0];
  if (kept.length && kept.at(-1)!.move !== moves - 1) return [];
  if (first && kept.some((link) => link.kind !== first.kind) && decision.kind === first.kind) return [];
  return kept;
}
