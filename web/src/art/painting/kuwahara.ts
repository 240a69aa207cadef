/**
 * The brush: every point takes the mean colour of the calmest of the four squares about it. Noise turns into strokes, edges
 * stay sharp, and emblem and scene become one painting. Sums over squares come from running totals, so its size costs nothing.
 */
export function stroke(pixels: Uint8ClampedArray, width: number, height: number, reach: number): Uint8ClampedArray {
  const across = width + 1;
  const totals = [0, 1, 2, 3, 4].map(() => new Float64Array(across * (height + 1)));
  const [red, green, blue, grey, square] = totals as [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array];
  for (let y = 0; y < height; y++) {
    const row = [0, 0, 0, 0, 0] as [number, number, number, number, number];
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      const r = pixels[from]!;
      const g = pixels[from + 1]!;
      const b = pixels[from + 2]!;
      const l = r + g + b;
      row[0] += r;
      row[1] += g;
      row[2] += b;
      row[3] += l;
      row[4] += l * l;
      const at = (y + 1) * across + x + 1;
      const above = at - across;
      red[at] = red[above]! + row[0];
      green[at] = green[above]! + row[1];
      blue[at] = blue[above]! + row[2];
      grey[at] = grey[above]! + row[3];
      square[at] = square[above]! + row[4];
    }
  }
  const out = new Uint8ClampedArray(pixels.length);
  for (let y = 0; y < height; y++) {
    const rows = [Math.max(0, y - reach), y, y + 1, Math.min(height, y + 1 + reach)] as const;
    for (let x = 0; x < width; x++) {
      const columns = [Math.max(0, x - reach), x, x + 1, Math.min(width, x + 1 + reach)] as const;
      let calm = Infinity;
      const to = (y * width + x) * 4;
      for (let quarter = 0; quarter < 4; quarter++) {
        const top = quarter & 1 ? rows[1] : rows[0];
        const foot = quarter & 1 ? rows[3] : rows[2];
        const left = quarter & 2 ? columns[1] : columns[0];
        const right = quarter & 2 ? columns[3] : columns[2];
        const a = top * across + left;
        const b = top * across + right;
        const c = foot * across + left;
        const d = foot * across + right;
        const count = (foot - top) * (right - left);
        const mean = (grey[d]! - grey[b]! - grey[c]! + grey[a]!) / count;
        const spread = (square[d]! - square[b]! - square[c]! + square[a]!) / count - mean * mean;
        if (spread < calm) {
          calm = spread;
          out[to] = (red[d]! - red[b]! - red[c]! + red[a]!) / count;
          out[to + 1] = (green[d]! - green[b]! - green[c]! + green[a]!) / count;
          out[to + 2] = (blue[d]! - blue[b]! - blue[c]! + blue[a]!) / count;
        }
      }
      out[to + 3] = 255;
    }
  }
  return out;
}
