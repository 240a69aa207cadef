/** The painting of a land, asked of the painter and kept while it is the newest. */
import type { Paper } from "../hexes";
import type { Land } from "../landDrawing";
import type { Asked, Painted } from "./worker";

/** What of a land the painting shows: what burns or is moved is a piece of its own. */
const PAINTED = new Set(["ford", "wooden_bridge", "stone_bridge"]);
export function keyOf(land: Land, paper: Paper): string {
  const hexes = Object.entries(land).map(([hex, { terrain, token, devastated }]) => `${hex}${terrain}${token && PAINTED.has(token) ? token : ""}${devastated ? "!" : ""}`);
  return `${paper.turned} ${paper.width} ${paper.height} ${hexes.join(" ")}`;
}

/** The painter could not be fetched, or broke down. */
let broken = $state(false);
/** Where nothing can be painted the land is drawn in lines instead. */
export const canPaint = (): boolean => typeof Worker !== "undefined" && typeof OffscreenCanvas !== "undefined" && !broken;

/** One painter for all boards and swatches of the page. */
let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, (painted: Painted) => void>();

function painter(): Worker {
  if (!worker) {
    worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("error", () => (broken = true));
    worker.addEventListener("message", ({ data }: MessageEvent<Painted>) => waiting.get(data.of)?.(data));
  }
  return worker;
}

/** The picture of one land on the page. */
export class Painting {
  /** The newest picture there is; of an older land while the new one is being painted. */
  picture: Painted | null = $state.raw(null);
  private asked = "";
  private readonly of = (last += 1);

  ask(land: Land, paper: Paper, beyond: { x: number; y: number }, scale: number): void {
    const key = keyOf(land, paper);
    if (key === this.asked || !canPaint() || !Object.keys(land).length) return;
    this.asked = key;
    waiting.set(this.of, (painted) => {
      if (painted.key === this.asked) this.picture = painted;
    });
    painter().postMessage({ of: this.of, key, land: plain(land), paper: { ...paper }, beyond, scale } satisfies Asked);
  }

  end(): void {
    waiting.delete(this.of);
    if (this.asked) worker?.postMessage({ of: this.of, key: "" });
    this.asked = "";
  }
}

/** Without what the page's own bookkeeping adds to it. */
function plain(land: Land): Land {
  return JSON.parse(JSON.stringify(land)) as Land;
}
