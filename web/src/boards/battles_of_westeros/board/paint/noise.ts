/** Chance that is always the same: numbers for places, and soft noise over an area. */

/** A number between 0 and 1 for a point of a lattice. */
export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Numbers between 0 and 1, one after the other. */
export function dice(seed: number): () => number {
  let n = 0;
  return () => hash((n += 1), seed, 77);
}

/** A part of the picture: so many pixels from a corner, each so large in units of the paper. */
export interface Area {
  /** Units of the paper at the upper left. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** Pixels per unit. */
  scale: number;
}

export interface Grain {
  seed: number;
  /** Units of the paper from one lump to the next, of the coarsest octave. */
  size: number;
  octaves: number;
  /** Stretched along x and y. */
  along?: number;
  across?: number;
}

/** Fractal value noise over an area, between 0 and 1, the same for the same place whatever the scale; onto a sheet of zeros. */
export function noise({ left, top, width, height, scale }: Area, { seed, size, octaves, along = 1, across = 1 }: Grain, out: Float32Array = new Float32Array(width * height)): Float32Array {
  let [strength, total] = [1, 0];
  for (let octave = 0; octave < octaves; octave += 1) total += 2 ** -octave;
  for (let octave = 0; octave < octaves; octave += 1) {
    const [sx, sy] = [(size / 2 ** octave) * along, (size / 2 ** octave) * across];
    const part = strength / total;
    strength /= 2;
    // What is finer than a pixel is only its mean.
    if (Math.min(sx, sy) * scale < 1.2) {
      for (let i = 0; i < out.length; i += 1) out[i]! += part / 2;
      continue;
    }
    const first = Math.floor(left / sx);
    const cells = Math.ceil(width / scale / sx) + 3;
    const column = new Int32Array(width);
    const part_x = new Float32Array(width);
    for (let x = 0; x < width; x += 1) {
      const at = (left + x / scale) / sx;
      const cell = Math.floor(at);
      const t = at - cell;
      column[x] = cell - first;
      part_x[x] = t * t * (3 - 2 * t);
    }
    let [above, below] = [new Float32Array(cells), new Float32Array(cells)];
    const row = new Float32Array(cells);
    let known = NaN;
    for (let y = 0; y < height; y += 1) {
      const at = (top + y / scale) / sy;
      const cell = Math.floor(at);
      if (cell !== known) {
        [above, below] = [below, above];
        for (let i = 0; i < cells; i += 1) {
          if (cell !== known + 1) above[i] = hash(first + i, cell, seed + octave);
          below[i] = hash(first + i, cell + 1, seed + octave);
        }
        known = cell;
      }
      const t = at - cell;
      const down = t * t * (3 - 2 * t);
      for (let i = 0; i < cells; i += 1) row[i] = part * (above[i]! + (below[i]! - above[i]!) * down);
      const start = y * width;
      for (let x = 0; x < width; x += 1) {
        const c = column[x]!;
        const one = row[c]!;
        out[start + x]! += one + (row[c + 1]! - one) * part_x[x]!;
      }
    }
  }
  return out;
}

/** 0 below `from`, 1 above `to`, soft between. */
export function soft(value: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
