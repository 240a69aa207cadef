/** Where a replay stands. Steps are fetched when wanted, kept, and fetched ahead; a fast slider skips what it passed. */
import { sentence } from "../../lib/api/client";
import type { ReplayStep } from "../../lib/api/protocol";

const KEPT = 300;
const PACE = 900;
const HELD = 60;

export class ReplayStore {
  step: ReplayStep | null = $state.raw(null);
  /** The position asked for last; the one shown is the step's. */
  at = $state(0);
  last = $state(0);
  /** A position is on its way. */
  busy = $state(false);
  playing = $state(false);
  trouble = $state("");

  /** While it says so the next position is waited for: the move to this one is still being watched. */
  hold: () => boolean = () => false;

  private kept = new Map<number, Promise<ReplayStep>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private loading: Promise<void> | null = null;
  /** Where to begin, and whether that is being fetched. */
  private begin: { at: number | null } | null = null;
  private opening: Promise<void> | null = null;
  /** Counts up when what is kept is seen with other eyes. */
  private eyes = 0;

  /** `load` fetches a position, null being the newest, with the log since an earlier one. */
  constructor(private readonly load: (at: number | null, since: number) => Promise<ReplayStep>) {}

  /**
   * Show a position; null is the newest. Resolves when what is shown is what was asked last. Until the first position
   * is there nothing else can be asked for: another call only tries again for that one.
   */
  async go(at: number | null): Promise<void> {
    if (!this.step) {
      this.begin ??= { at };
      this.opening ??= this.first(this.begin.at).finally(() => (this.opening = null));
      return this.opening;
    }
    if (at === null) return this.first(null);
    this.at = Math.min(Math.max(0, at), this.last);
    this.loading ??= this.catchUp().finally(() => (this.loading = null));
    await this.loading;
  }

  toggle(): void {
    if (!this.step) return;
    if (this.playing) this.pause();
    else {
      this.playing = true;
      if (this.at >= this.last) void this.go(0);
      this.tick();
    }
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** The steps are to be seen with other eyes. */
  forget(): void {
    this.kept.clear();
    this.eyes += 1;
  }

  private tick(wait = PACE): void {
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      if (this.hold()) return this.tick(HELD);
      if (this.at >= this.last) return this.pause();
      void this.go(this.at + 1).then(() => this.playing && this.tick());
    }, wait);
  }

  private async first(at: number | null): Promise<void> {
    this.busy = true;
    try {
      const step = await this.load(at, 0);
      this.at = step.at;
      this.last = step.last;
      this.step = step;
      this.trouble = "";
    } catch (error) {
      this.trouble = sentence(error);
    } finally {
      this.busy = false;
    }
  }

  private async catchUp(): Promise<void> {
    this.busy = true;
    for (;;) {
      const wanted = this.at;
      const eyes = this.eyes;
      try {
        const step = await this.fetch(wanted);
        if (eyes !== this.eyes) continue;
        this.step = step;
        this.last = step.last;
        this.trouble = "";
      } catch (error) {
        if (eyes !== this.eyes) continue;
        this.trouble = sentence(error);
        this.kept.delete(wanted);
        this.pause();
        this.at = this.step!.at;
        this.busy = false;
        return;
      }
      if (this.at === wanted) {
        this.busy = false;
        if (wanted < this.last) void this.fetch(wanted + 1).catch(() => this.kept.delete(wanted + 1));
        return;
      }
    }
  }

  /** The log shown with a position goes back to the start of the turn before. */
  private since(at: number): number {
    const begun = this.step?.turns.filter((turn) => turn.at <= at) ?? [];
    return Math.max(0, (begun.at(-2) ?? begun.at(-1))?.at ?? 0);
  }

  private fetch(at: number): Promise<ReplayStep> {
    let step = this.kept.get(at);
    if (!step) {
      step = this.load(at, this.since(at));
      this.kept.set(at, step);
      if (this.kept.size > KEPT) this.kept.delete(this.kept.keys().next().value!);
    }
    return step;
  }
}
