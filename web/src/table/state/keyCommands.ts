/** Keys of the table. A key is read into a command; what a command does is the table's affair. */

export type Command =
  | { do: "choose"; digit: number }
  | { do: "move"; by: number }
  | { do: "first" }
  | { do: "last" }
  | { do: "confirm" }
  | { do: "undo" }
  | { do: "search" }
  | { do: "rules" }
  | { do: "why" }
  | { do: "next" }
  | { do: "panel"; panel: "tracks" | "log" | "chat" | "hand" }
  | { do: "film"; by: number }
  | { do: "hurry" }
  | { do: "escape" };

type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey"> & { code?: string; target?: EventTarget | null };

const PLAIN: Record<string, Command> = {
  ArrowRight: { do: "move", by: 1 },
  ArrowDown: { do: "move", by: 1 },
  ArrowLeft: { do: "move", by: -1 },
  ArrowUp: { do: "move", by: -1 },
  Home: { do: "first" },
  End: { do: "last" },
  Enter: { do: "confirm" },
  u: { do: "undo" },
  "/": { do: "search" },
  "?": { do: "rules" },
  w: { do: "why" },
  n: { do: "next" },
  t: { do: "panel", panel: "tracks" },
  l: { do: "panel", panel: "log" },
  c: { do: "panel", panel: "chat" },
  h: { do: "panel", panel: "hand" },
  ",": { do: "film", by: -1 },
  ".": { do: "film", by: 1 },
  " ": { do: "hurry" },
  Escape: { do: "escape" },
};

/** Keys that a focused control or the map wants for itself. */
const OWN = new Set(["Enter", " ", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "Home", "End"]);

const SIGNS: Record<string, string> = { Comma: ",", Period: "." };

/** The key in Latin letters: on a Cyrillic keyboard the one that lies in its place. */
function latin({ key, code = "" }: Key): string {
  if (key.length !== 1 || key.charCodeAt(0) < 128) return key.length === 1 ? key.toLowerCase() : key;
  return SIGNS[code] ?? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}

export function commandOf(event: Key): Command | null {
  const control = event.ctrlKey || event.metaKey;
  if (control && latin(event) === "z" && !typing(event.target)) return { do: "undo" };
  if (control || event.altKey) return null;
  if (event.key === "Escape") return { do: "escape" };
  if (typing(event.target)) return null;
  if (/^[0-9]$/.test(event.key)) return { do: "choose", digit: Number(event.key) };
  const command = PLAIN[latin(event)];
  if (!command) return null;
  if (OWN.has(event.key) && keeps(event.target)) return null;
  return command;
}

function typing(target: EventTarget | null | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "button", "range"].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}

function keeps(target: EventTarget | null | undefined): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest("button, a[href], input, summary, [role=button], [data-keys=own], dialog") !== null;
}

/** The next place of a cursor over `count` things; -1 means none yet. */
export function step(cursor: number, by: number, count: number): number {
  if (!count) return -1;
  if (cursor < 0) return by > 0 ? 0 : count - 1;
  return (cursor + by + count) % count;
}
