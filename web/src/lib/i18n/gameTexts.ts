/** The words of one game's table, from its own Fluent files (texts/<language>.ftl), English where a language lacks one. */
import { format, type Values } from "./fluent";
import { forms } from "./nameForms.svelte";
import { texts } from "./texts.svelte";

export interface GameTexts {
  say: (id: string, values?: Values) => string;
  /** A text whose id ends in an id of the data. */
  word: (prefix: string, id: string) => string;
}

/** So many texts are remembered. */
const MOST_SAID = 4000;

/** By the folder whose texts/ they stand in (`boards/five_armies`), and the raw English. */
export function gameTexts(folder: string, english: string): GameTexts {
  // A board says the same of a hundred places at every move, and Fluent takes its time.
  const said = new Map<string, string>();
  function say(id: string, values?: Values): string {
    const key = `${texts.language} ${forms.edition} ${id} ${values ? JSON.stringify(values) : ""}`;
    let found = said.get(key);
    if (found === undefined) {
      if (said.size >= MOST_SAID) said.clear();
      found = format(texts.bundles(folder, english), id, values) ?? id;
      said.set(key, found);
    }
    return found;
  }
  return { say, word: (prefix, id) => say(`${prefix}-${id.replaceAll("_", "-")}`) };
}
