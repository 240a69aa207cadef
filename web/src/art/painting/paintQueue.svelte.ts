/**
 * Pictures for the page. First the drawing itself; then, when the page is idle, the same as a painting: drawn once, gone over
 * with the brush (kuwahara.ts) in a worker and kept as a bitmap, which also moves and zooms without being drawn again.
 */
import { SvelteMap } from "svelte/reactivity";

import { address, type Shape } from "./paint";
import type { Picture } from "../recipe";

const SIZES: Record<Shape, [number, number]> = { square: [384, 384], wide: [576, 384], band: [675, 360], lying: [576, 384], stage: [1120, 700] };

const paintings = new SvelteMap<string, string>();
const wanted: { key: string; from: string; shape: Shape }[] = [];
const asked = new Set<string>();
let worker: Worker | null = null;
let busy = false;

const able = () => typeof Worker === "function" && typeof OffscreenCanvas === "function" && typeof createImageBitmap === "function";

/** The address of a picture as it can be shown now; read in a component it follows when the painting is ready. */
export function shown(picture: Picture, shape: Shape = "square"): string {
  const key = `${shape} ${picture.key}`;
  const drawing = address(picture, shape);
  if (!asked.has(key)) {
    asked.add(key);
    if (able()) {
      wanted.push({ key, from: drawing, shape });
      next();
    }
  }
  return paintings.get(key) ?? drawing;
}

function next(): void {
  if (busy || !wanted.length) return;
  busy = true;
  const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 60));
  idle(() => void work(wanted.shift()!), { timeout: 1500 });
}

async function work({ key, from, shape }: { key: string; from: string; shape: Shape }): Promise<void> {
  try {
    const [resizeWidth, resizeHeight] = SIZES[shape];
    const image = new Image(resizeWidth, resizeHeight);
    image.src = from;
    await image.decode();
    const drawing = await createImageBitmap(image, { resizeWidth, resizeHeight, resizeQuality: "high" });
    brush().postMessage({ key, drawing }, [drawing]);
  } catch {
    // The drawing stays as it is.
    done();
  }
}

function brush(): Worker {
  if (!worker) {
    worker = new Worker(new URL("./brush.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<{ key: string; picture: Blob }>) => {
      paintings.set(data.key, URL.createObjectURL(data.picture));
      done();
    };
    worker.onerror = done;
  }
  return worker;
}

function done(): void {
  busy = false;
  next();
}
