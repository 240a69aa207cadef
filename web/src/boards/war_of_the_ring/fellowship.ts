/** What is known of the Fellowship's way. */
import type { Line } from "../../lib/api/protocol";

/** The regions of its last known way, from where it was known before to where it is known now. */
export function trailOf(log: readonly Line[]): string[] {
  for (let i = log.length - 1; i >= 0; i -= 1) {
    const { kind, data } = log[i]!;
    if (kind !== "fellowship_declared" && kind !== "fellowship_revealed") continue;
    const path = Array.isArray(data.path) ? data.path.map(String) : [];
    return path.length ? path : [];
  }
  return [];
}
