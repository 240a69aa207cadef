/** What the tables of all games share in finding what a decision points at. */

/** One more choice of a thing. */
export function mark<K, C>(map: Map<K, C[]>, key: K, choice: C): void {
  const before = map.get(key);
  if (before) before.push(choice);
  else map.set(key, [choice]);
}

/** The place whose pieces are being chosen from, by the innermost procedure that names one. */
export function placeInHand(procedure: readonly Record<string, unknown>[]): string | null {
  for (const frame of [...procedure].reverse()) {
    for (const field of ["place", "origin"]) {
      const value = frame[field];
      if (typeof value === "string" && value) return value;
    }
  }
  return null;
}
