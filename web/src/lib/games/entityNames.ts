/** Names of regions, characters, cards... in a line of the log, in every form they take there, found by the catalogue. */
import { forms } from "../i18n/nameForms.svelte";
import type { Catalogue } from "../api/protocol";

export interface Entity {
  /** The list of the catalogue it is in: "regions", "characters", "cards"... */
  kind: string;
  id: string;
  name: string;
  facts: Record<string, unknown>;
}

export type Token = string | { text: string; entity: Entity };

export interface Names {
  byName: Map<string, Entity>;
  byId: Map<string, Entity>;
  pattern: RegExp | null;
}

const SHORTEST = 3;

/** Every list of things with an id and a name (or title), and every table from id to such things. */
export function namesOf(catalogue: Catalogue | null): Names {
  const byName = new Map<string, Entity>();
  const byId = new Map<string, Entity>();
  for (const [kind, list] of Object.entries(catalogue ?? {})) {
    for (const [id, facts] of things(list)) {
      const name = facts.name ?? facts.title;
      if (typeof name !== "string" || name.length < SHORTEST || !telling(facts)) continue;
      const entity: Entity = { kind, id, name, facts };
      if (!byId.has(id)) byId.set(id, entity);
      for (const form of forms.all(name)) if (!byName.has(form)) byName.set(form, entity);
    }
  }
  const names = [...byName.keys()].sort((a, b) => b.length - a.length);
  const pattern = names.length
    ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.map(escape).join("|")})(?![\\p{L}\\p{N}])`, "gu")
    : null;
  return { byName, byId, pattern };
}

/** Whether there is more to tell than the name, so that a card is worth showing. */
function telling(facts: Record<string, unknown>): boolean {
  return Object.keys(facts).some((key) => !["id", "name", "title", "names"].includes(key));
}

function* things(list: unknown): Generator<[string, Record<string, unknown>]> {
  if (!list || typeof list !== "object") return;
  for (const [key, value] of Object.entries(list)) {
    if (!value || typeof value !== "object" || Array.isArray(value)) continue;
    const facts = value as Record<string, unknown>;
    const id = typeof facts.id === "string" ? facts.id : Array.isArray(list) ? null : key;
    if (id) yield [id, facts];
  }
}

export function tokens(text: string, names: Names): Token[] {
  if (!names.pattern) return [text];
  const found: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(names.pattern)) {
    const entity = names.byName.get(match[0])!;
    if (match.index > end) found.push(text.slice(end, match.index));
    found.push({ text: match[0], entity });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push(text.slice(end));
  return found;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
