/** Where a replay stands. Steps are fetched when wanted, kept, and fetched ahead; a fast slider skips what it passed. */
import { sentence } from "./api";
import type { ReplayStep } from "./protocol";

const KEPT = 300;
const PACE = 900;

export class ReplayStore {
  step: ReplayStep | null = $state.raw(null);
  at = $state(0);
  last = $state(0);
  playing = $state(false);
  trouble = $state("");

  private kept = new Map<number, Promise<ReplayStep>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private loading: Promise<void> | null = null;

  /** `load` fetches a position, null being the newest, with the log since an earlier one. */
  constructor(private readonly load: (at: number | null, since: number) => Promise<ReplayStep>) {}

  /** Show a position; null is the newest. Resolves when what is shown is what was asked last. */
  async go(at: number | null): Promise<void> {
    if (at === null || !this.step) {
      await this.first(at);
      return;
    }
    this.at = Math.min(Math.max(0, at), this.last);
    this.loading ??= this.catchUp().finally(() => (this.loading = null));
    await this.loading;
  }

  toggle(): void {
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
  }

  private tick(): void {
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      if (this.at >= this.last) return this.pause();
      void this.go(this.at + 1).then(() => this.playing && this.tick());
    }, PACE);
  }

  private async first(at: number | null): Promise<void> {
    try {
      const step = await this.load(at, 0);
      this.at = step.at;
      this.last = step.last;
      this.step = step;
      this.trouble = "";
    } catch (error) {
      this.trouble = sentence(error);
    }
  }

  private async catchUp(): Promise<void> {
    for (;;) {
      const wanted = this.at;
      try {
        const step = await this.fetch(wanted);
        this.step = step;
        this.last = step.last;
        this.trouble = "";
      } catch (error) {
        this.trouble = sentence(error);
        this.kept.delete(wanted);
        this.pause();
        return;
      }
      if (this.at === wanted) {
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
