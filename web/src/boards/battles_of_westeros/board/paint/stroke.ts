/** Strokes of a brush: Kuwahara's filter turns noise into flat touches of colour with clear edges. */

export type Colours = [Float32Array, Float32Array, Float32Array];

/** Sums of the three colours, and of the squares of their sum, over all that lies above and left: one row and column larger than the picture. */
function sums([red, green, blue]: Colours, width: number, height: number): [Float64Array, Float64Array, Float64Array, Float64Array] {
  const wide = width + 1;
  const make = () => new Float64Array(wide * (height + 1));
  const [r, g, b, squares] = [make(), make(), make(), make()];
  for (let y = 0; y < height; y += 1) {
    let rr = 0;
    let gg = 0;
    let bb = 0;
    let ss = 0;
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const at = (y + 1) * wide + x + 1;
      const grey = red[i]! + green[i]! + blue[i]!;
      r[at] = r[at - wide]! + (rr += red[i]!);
      g[at] = g[at - wide]! + (gg += green[i]!);
      b[at] = b[at - wide]! + (bb += blue[i]!);
      squares[at] = squares[at - wide]! + (ss += grey * grey);
    }
  }
  return [r, g, b, squares];
}

/** Each pixel takes the mean of that quarter around it which varies least; `part` of it, in place. */
export function brushed(colours: Colours, width: number, height: number, radius: number, part: number): void {
  const [red, green, blue] = colours;
  const [r, g, b, squares] = sums(colours, width, height);
  const wide = width + 1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let least = Infinity;
      let mr = 0;
      let mg = 0;
      let mb = 0;
      for (let quarter = 0; quarter < 4; quarter += 1) {
        const x0 = Math.max(0, quarter & 1 ? x : x - radius);
        const x1 = Math.min(width, (quarter & 1 ? x + radius : x) + 1);
        const y0 = Math.max(0, quarter & 2 ? y : y - radius) * wide;
        const y1 = Math.min(height, (quarter & 2 ? y + radius : y) + 1) * wide;
        const count = ((x1 - x0) * (y1 - y0)) / wide;
        const sr = r[y1 + x1]! - r[y0 + x1]! - r[y1 + x0]! + r[y0 + x0]!;
        const sg = g[y1 + x1]! - g[y0 + x1]! - g[y1 + x0]! + g[y0 + x0]!;
        const sb = b[y1 + x1]! - b[y0 + x1]! - b[y1 + x0]! + b[y0 + x0]!;
        const mean = (sr + sg + sb) / count;
        const varies = (squares[y1 + x1]! - squares[y0 + x1]! - squares[y1 + x0]! + squares[y0 + x0]!) / count - mean * mean;
        if (varies < least) {
          least = varies;
          mr = sr / count;
          mg = sg / count;
          mb = sb / count;
        }
      }
      const i = y * width + x;
      red[i]! += (mr - red[i]!) * part;
      green[i]! += (mg - green[i]!) * part;
      blue[i]! += (mb - blue[i]!) * part;
    }
  }
}
