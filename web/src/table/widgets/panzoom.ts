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

/** A rectangle of the content; it may reach beyond the content's own size. */
export interface Area extends Box {
  x: number;
  y: number;
}

/** How much of the window lies under something, on each side. */
export interface Insets {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const NOTHING: Insets = { left: 0, top: 0, right: 0, bottom: 0 };

/** The smallest scale: all of the content, with a little air. What is painted around it always fills the window. */
export function smallest(size: Box, box: Box, sheet?: Area): number {
  if (sheet) return Math.max(box.width / sheet.width, box.height / sheet.height);
  return Math.min(box.width / size.width, box.height / size.height) * 0.9;
}

export type Start = "fit" | "cover" | "auto";

/** How much of the window must be filled for "auto" to show everything. */
const ENOUGH = 0.6;

/** All of the content in the part of the window that is clear. */
export function fitView(size: Box, box: Box, how: Start = "fit", under: Insets = NOTHING): Placement {
  const clear = { width: Math.max(1, box.width - under.left - under.right), height: Math.max(1, box.height - under.top - under.bottom) };
  const ratios = [clear.width / size.width, clear.height / size.height];
  const [fit, cover] = [Math.min(...ratios), Math.max(...ratios)];
  const between = fit / cover < ENOUGH ? Math.sqrt(fit * cover) : fit;
  const scale = { fit, cover, auto: between }[how];
  return { scale, x: under.left + (clear.width - size.width * scale) / 2, y: under.top + (clear.height - size.height * scale) / 2 };
}

/** Whether an area of the content is in the clear part of the window. */
export function inSight(area: Area, at: Placement, box: Box, under: Insets = NOTHING): boolean {
  const [left, top] = [at.x + area.x * at.scale, at.y + area.y * at.scale];
  return (
    left >= under.left &&
    top >= under.top &&
    left + area.width * at.scale <= box.width - under.right &&
    top + area.height * at.scale <= box.height - under.bottom
  );
}

/** An area of the content in the middle of the clear part of the window, no larger than `largest`. */
export function viewOf(area: Area, box: Box, under: Insets, largest: number): Placement {
  return centred(area, Math.min(fitView(area, box, "fit", under).scale, largest), box, under);
}

/** An area of the content in the middle of the clear part of the window, at a scale. */
export function centred(area: Area, s: number, box: Box, under: Insets = NOTHING): Placement {
  const [x, y] = [(under.left + box.width - under.right) / 2, (under.top + box.height - under.bottom) / 2];
  return { scale: s, x: x - (area.x + area.width / 2) * s, y: y - (area.y + area.height / 2) * s };
}

export function clampView(at: Placement, size: Box, box: Box, max: number, sheet?: Area): Placement {
  const low = smallest(size, box, sheet);
  const scale = Math.min(Math.max(at.scale, low), Math.max(max, low));
  if (sheet) {
    return {
      scale,
      x: within(at.x, box.width - (sheet.x + sheet.width) * scale, -sheet.x * scale),
      y: within(at.y, box.height - (sheet.y + sheet.height) * scale, -sheet.y * scale),
    };
  }
  return {
    scale,
    x: clampSide(at.x, size.width * scale, box.width),
    y: clampSide(at.y, size.height * scale, box.height),
  };
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}

function clampSide(offset: number, content: number, window: number): number {
  const keep = Math.min(KEEP, window / 2, content / 2);
  // What is smaller than the window stays wholly inside it.
  if (content <= window) return Math.min(Math.max(offset, 0), window - content);
  return Math.min(Math.max(offset, window - content - (window / 2 - keep)), window / 2 - keep);
}

/** Zoom about a point of the window: what is under it stays under it. */
export function zoomAt(at: Placement, factor: number, x: number, y: number, size: Box, box: Box, max: number, sheet?: Area): Placement {
  const low = smallest(size, box, sheet);
  const scale = Math.min(Math.max(at.scale * factor, low), Math.max(max, low));
  const ratio = scale / at.scale;
  return { scale, x: x - (x - at.x) * ratio, y: y - (y - at.y) * ratio };
}
