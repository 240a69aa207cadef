/** The arithmetic of panning and zooming, apart from the page. */

export interface Box {
  width: number;
  height: number;
}

export interface Placement {
  x: number;
  y: number;
  scale: number;
}

/** How much of the content must stay in the window, in pixels. */
const KEEP = 120;

/** The smallest scale: all of the content, with a little air. */
export function smallest(size: Box, box: Box): number {
  return Math.min(box.width / size.width, box.height / size.height) * 0.9;
}

export type Start = "fit" | "cover" | "auto";

/** How much of the window must be filled for "auto" to show everything. */
const ENOUGH = 0.6;

export function fitView(size: Box, box: Box, how: Start = "fit"): Placement {
  const ratios = [box.width / size.width, box.height / size.height];
  const [fit, cover] = [Math.min(...ratios), Math.max(...ratios)];
  const between = fit / cover < ENOUGH ? Math.sqrt(fit * cover) : fit;
  const scale = { fit, cover, auto: between }[how];
  return { scale, x: (box.width - size.width * scale) / 2, y: (box.height - size.height * scale) / 2 };
}

export function clampView(at: Placement, size: Box, box: Box, max: number): Placement {
  const scale = Math.min(Math.max(at.scale, smallest(size, box)), Math.max(max, smallest(size, box)));
  return {
    scale,
    x: clampSide(at.x, size.width * scale, box.width),
    y: clampSide(at.y, size.height * scale, box.height),
  };
}

function clampSide(offset: number, content: number, window: number): number {
  const keep = Math.min(KEEP, window / 2, content / 2);
  // What is smaller than the window stays wholly inside it.
  if (content <= window) return Math.min(Math.max(offset, 0), window - content);
  return Math.min(Math.max(offset, window - content - (window / 2 - keep)), window / 2 - keep);
}

/** Zoom about a point of the window: what is under it stays under it. */
export function zoomAt(at: Placement, factor: number, x: number, y: number, size: Box, box: Box, max: number): Placement {
  const low = smallest(size, box);
  const scale = Math.min(Math.max(at.scale * factor, low), Math.max(max, low));
  const ratio = scale / at.scale;
  return { scale, x: x - (x - at.x) * ratio, y: y - (y - at.y) * ratio };
}
