/** Paints off the page's own thread: what is large first small and soon, then sharp. */
import { paint, type Order } from "./painter";

export interface Asked extends Order {
  /** Whose picture it is, and of which land. */
  of: number;
  key: string;
}
export interface Painted {
  of: number;
  key: string;
  scale: number;
  picture: ImageBitmap;
}

/** So many pixels are painted at once. */
const SMALL = 400_000;
const newest = new Map<number, string>();
const jobs: (() => void)[] = [];

function work(): void {
  jobs.shift()?.();
  if (jobs.length) setTimeout(work);
}

addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  const { of, key, paper, beyond, scale } = data;
  newest.set(of, key);
  // Nobody looks at it any more.
  if (!key) return;
  const done = (at: number) => () => {
    // A land that changed meanwhile is not painted any more.
    if (newest.get(of) !== key) return;
    const picture = paint({ ...data, scale: at })?.transferToImageBitmap();
    if (picture) (postMessage as (message: Painted, transfer: Transferable[]) => void)({ of, key, scale: at, picture }, [picture]);
  };
  const pixels = (paper.width + 2 * beyond.x) * (paper.height + 2 * beyond.y) * scale * scale;
  const idle = !jobs.length;
  if (pixels > SMALL) jobs.push(done(scale / 3));
  jobs.push(done(scale));
  if (idle) setTimeout(work);
});
