/** The guide at a table: its script, and how far the person is, kept in this browser. */
import { api, type Api } from "../../lib/api/client";
import { acted, begun, closed, fits, next, saw, suggestion, type Progress, type Script, type Step } from "./guideScript";
import type { Action, Decision, Room } from "../../lib/api/protocol";

const KEY = "westmarch.guide.";
/** For browsers that keep nothing. */
const kept = new Map<string, Progress>();

function read(room: string): Progress | null {
  try {
    const text = localStorage.getItem(KEY + room);
    if (text) return { ...begun(), ...JSON.parse(text) };
  } catch {
    // Then as remembered by this page.
  }
  return kept.get(room) ?? null;
}

function write(room: string, progress: Progress): void {
  kept.set(room, progress);
  try {
    if (progress.closed) localStorage.removeItem(KEY + room);
    else localStorage.setItem(KEY + room, JSON.stringify(progress));
  } catch {
    // Kept by the page alone.
  }
}

/** Make the room of a game's guided turn. */
export async function createGuidedRoom(game: string, script: Script, server: Api = api): Promise<Room> {
  const room = await server.createRoom({
    game,
    options: {},
    seats: Array.from({ length: script.seats }, (_, seat) => (seat === script.seat ? { kind: "me" } : { kind: "bot", bot: script.bot })),
    listed: false,
    seed: script.seed,
    random_sides: false,
    position: script.position,
  });
  write(room.id, begun());
  return room;
}

export class Guide {
  progress: Progress = $state.raw(begun());

  constructor(
    readonly room: string,
    readonly script: Script,
    progress: Progress,
  ) {
    this.progress = progress;
  }

  get step(): Step {
    return this.script.steps[this.progress.at]!;
  }

  /** The guide of a room, if it has one that is still open. */
  static async of(room: Room, load: (game: string) => Promise<Script>): Promise<Guide | null> {
    const progress = read(room.id);
    if (!progress || progress.closed) return null;
    return new Guide(room.id, await load(room.game), progress);
  }

  next(): void {
    this.set(next(this.progress, this.script.steps));
  }

  close(): void {
    this.set(closed(this.progress));
  }

  acted(decision: Decision, action: Action, moves: number): void {
    this.set(acted(this.progress, this.script.steps, decision.kind, action, moves));
  }

  saw(decision: Decision | null, moves: number, turn: number): void {
    this.set(saw(this.progress, this.script, decision, moves, turn));
  }

  suggested(decision: Decision | null): Action | null {
    return suggestion(this.step, decision);
  }

  fits(decision: Decision | null): boolean {
    return fits(this.step, decision);
  }

  private set(progress: Progress): void {
    if (progress === this.progress) return;
    this.progress = progress;
    write(this.room, progress);
  }
}
