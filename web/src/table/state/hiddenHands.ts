/** What a screen that passes from hand to hand may show. */
import type { View } from "../../lib/api/protocol";

/** The view without what only one seat may see, each in the same shape with nothing in it. */
export function covered(view: View, secrets: readonly string[]): View {
  return { ...view, own_hands: undefined, ...Object.fromEntries(secrets.map((key) => [key, emptied(view[key])])) };
}

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return value && typeof value === "object" ? {} : null;
}
