/** The server's clock, as far as this machine knows it. */

/** How far this machine's clock is from the server's, in milliseconds; learnt from every answer that tells its time. */
let skew = 0;

export function syncServerTime(at: string | undefined, here = Date.now()): void {
  const there = at ? Date.parse(at) : NaN;
  if (!Number.isNaN(there)) skew = there - here;
}

/** What the server's clock shows at a moment of this machine's. */
export const serverTime = (here: number): number => here + skew;
