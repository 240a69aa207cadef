/** What the tables of all games share in finding what a decision points at. */

/** One more choice of a thing. */
export function mark<K, C>(map: Map<K, C[]>, key: K, choice: C): void {
  const before = map.get(key);
  if (before) before.push(choice);
  else map.set(key, [choice]);
}
