/**
 * The film of a game: what happened since this viewer last chose, scene by scene, on the real board.
 *
 * Updates never wait for it. It holds the scenes that are to be seen, plays them at the viewer's pace, and can be walked
 * back and forth. At its end the table is live: the board shows what the server said last.
 */
import type { Catalogue, Line, View } from "../../lib/api/protocol";
import { settings, type Pace } from "../../lib/settings/settings.svelte";
import { play } from "../../lib/settings/sound";
import { NO_BOOK, type SceneBook } from "../board/scenes";
import { retold, shotsOf, type Shot, type Take } from "./scene";

/** How long an ordinary scene is on show, in milliseconds. */
const BEAT: Record<Pace, number> = { step: 650, calm: 1500, brisk: 800, once: 0 };
/** One's own moves are known already. */
const OWN = 0.55;
/** So much of a scene is motion; the rest is for reading. */
export const MOTION = 0.6;
const MOST_MOTION = 900;
const KEPT = 400;

export class Film {
  /** The scenes since this viewer last chose. */
  shots: Shot[] = $state.raw([]);
  /** The scene on show; past the last one the table is live. */
  at = $state(0);
  playing = $state(false);
  /** The pieces of the scene on show are still on their way. */
  moving = $state(false);
  /** The scene on show has been read, and the next waits for the viewer. */
  waiting = $state(false);
  /** The number of the last line of the log when this viewer last chose. */
  acted = $state(-1);
  book: SceneBook = NO_BOOK;
  private catalogue: Catalogue | null = null;

  readonly live: boolean = $derived(this.at >= this.shots.length);
  readonly shot: Shot | null = $derived(this.shots[this.at] ?? null);
  /** What lies behind: the scenes whose traces are to be seen now. */
  readonly seen: Shot[] = $derived(this.live ? this.shots : this.shots.slice(0, this.at + 1));

  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The seats of this viewer. */
  private own: readonly number[] = [];

  constructor(private readonly paceOf: () => Pace = () => settings.get("pace")) {}

  /** The view to draw: the one of the scene on show, or the newest. */
  viewOf(newest: View | null): View | null {
    const shot = this.shot;
    if (!shot) return newest;
    return shot.late && this.moving ? shot.leaving : shot.after;
  }

  /** The lines of the log that have been told by now. */
  linesOf(log: Line[]): Line[] {
    const last = this.shot?.line.k;
    return last === undefined ? log : log.filter((line) => line.k <= last);
  }

  /** Moves have been made. They are played unless `silent`, or the viewer wants no film. */
  add(takes: readonly Take[], own: readonly number[], silent = false): void {
    this.own = own;
    const fresh = takes.flatMap((take) => shotsOf(take, this.book, this.catalogue));
    if (!fresh.length) return;
    const wasLive = this.live;
    const all = [...this.shots, ...fresh];
    const cut = Math.max(0, all.length - KEPT);
    // The oldest scenes go; what is on show stays on show, unless it is among them.
    const first = Math.max(0, this.shots.length - cut);
    this.shots = all.slice(cut);
    this.at = wasLive ? first : Math.max(0, this.at - cut);
    if (silent || this.paceOf() === "once") {
      if (!this.playing && wasLive) this.finish();
      if (!silent) for (const sound of new Set(fresh.map((shot) => shot.scene.sound))) if (sound) play(sound);
      return;
    }
    if (this.playing || !wasLive) return;
    this.playing = true;
    this.run();
  }

  /** The facts by which scenes are made: told in another language, they tell the scenes that are there anew. */
  know(catalogue: Catalogue | null): void {
    const anew = this.catalogue && catalogue && this.catalogue !== catalogue;
    this.catalogue = catalogue;
    if (anew) this.retell();
  }

  /** The same scenes in the words of other lines, where there are such, and by the catalogue as it is now. */
  retell(lines: readonly Line[] = []): void {
    const told = new Map(lines.map((line) => [line.k, line]));
    this.shots = this.shots.map((shot) => retold(shot, told.get(shot.line.k) ?? shot.line, this.book, this.catalogue));
  }

  /** The viewer has chosen something: what was to be seen has been seen. */
  chosen(last: number): void {
    this.finish();
    this.acted = last;
    this.shots = [];
    this.at = 0;
  }

  /** The table was set back, or greets anew: there is nothing to show of it. */
  forget(): void {
    this.stop();
    this.shots = [];
    this.at = 0;
  }

  /** Complete the scene on show; where the viewer walks step by step, on to the next. */
  hurry(): void {
    if (!this.playing) return;
    if (this.moving && this.paceOf() === "step") return this.settle();
    this.next();
  }

  /** To the end at once. */
  finish(): void {
    this.stop();
    this.at = this.shots.length;
  }

  /** Back or forth by some scenes, each shown as it ended. Past the last one the table is live again. */
  walk(by: number): void {
    this.stop();
    this.at = Math.max(0, Math.min(this.shots.length, this.at + by));
  }

  /** From the first scene on. */
  again(): void {
    if (!this.shots.length) return;
    this.stop();
    this.at = 0;
    this.playing = true;
    this.run();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.playing = false;
    this.moving = false;
    this.waiting = false;
  }

  /** How long the pieces of the scene on show are on their way. */
  motionTime(): number {
    return Math.min(MOST_MOTION, this.length() * MOTION);
  }

  private length(): number {
    const shot = this.shot;
    if (!shot) return 0;
    const own = shot.seat !== null && this.own.includes(shot.seat);
    return BEAT[this.paceOf()] * (shot.scene.beats ?? 1) * (own ? OWN : 1);
  }

  private run(): void {
    const shot = this.shot;
    if (!shot) return this.stop();
    if (this.paceOf() === "once") return this.finish();
    this.waiting = false;
    this.moving = settings.motion && !!shot.scene.motions?.length;
    if (shot.scene.sound) play(shot.scene.sound);
    if (this.moving) this.timer = setTimeout(() => this.settle(), this.motionTime());
    else this.settle();
  }

  /** The pieces have arrived; now it is read. */
  private settle(): void {
    clearTimeout(this.timer);
    const moved = this.moving;
    this.moving = false;
    if (this.paceOf() === "step") {
      this.waiting = true;
      return;
    }
    this.timer = setTimeout(() => this.next(), this.length() - (moved ? this.motionTime() : 0));
  }

  private next(): void {
    clearTimeout(this.timer);
    this.at += 1;
    if (this.live) this.stop();
    else this.run();
  }
}
