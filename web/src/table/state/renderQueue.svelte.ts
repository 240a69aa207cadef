/**
 * A table is drawn part by part, each in a frame of its own, so that the page can answer in between
 * (table/layout/DeferredRender.svelte). What comes once everything stands is drawn at once.
 */
import { getContext, setContext } from "svelte";

const KEY = Symbol("turns");
/** A page that nobody looks at has no frames; it goes on after so many milliseconds. */
const PATIENCE = 120;

export class RenderQueue {
  /** All that waited has been drawn. */
  over = $state(false);

  private waiting: (() => void)[] = [];
  /** Those who waited already when the one that is being drawn began: what it brings itself comes before them. */
  private behind: (() => void)[] = [];
  private running = false;

  constructor(private readonly frame: (then: () => void) => void = afterFrame) {}

  /** Draw something when its turn comes; what is given back takes that back. */
  take(draw: () => void): () => void {
    if (this.over) {
      draw();
      return () => {};
    }
    this.waiting.push(draw);
    if (!this.running) this.next();
    return () => {
      this.waiting = this.waiting.filter((one) => one !== draw);
      this.behind = this.behind.filter((one) => one !== draw);
    };
  }

  private next(): void {
    this.running = true;
    this.frame(() => {
      const [draw, ...behind] = [...this.waiting, ...this.behind];
      [this.waiting, this.behind] = [[], behind];
      draw?.();
      if (draw) this.next();
      else this.over = true;
    });
  }
}

/** Once the frame that is being made has been painted. */
function afterFrame(then: () => void): void {
  const run = () => {
    clearTimeout(late);
    cancelAnimationFrame(frame);
    then();
  };
  const late = setTimeout(run, PATIENCE);
  const frame = requestAnimationFrame(() => {
    clearTimeout(late);
    setTimeout(then);
  });
}

/** For all that is drawn below this component. */
export function provideQueue(): RenderQueue {
  return setContext(KEY, new RenderQueue());
}

/** The turns of the table this stands in, where it takes them. */
export function useQueue(): RenderQueue | undefined {
  return getContext<RenderQueue | undefined>(KEY);
}
