/** The words of one game's table, from its own Fluent files (texts/<language>.ftl), English where a language lacks one. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { texts } from "./texts.svelte";

export interface Wording {
  say: (id: string, values?: Record<string, FluentVariable>) => string;
  /** A text whose id ends in an id of the data. */
  word: (prefix: string, id: string) => string;
}

/** So many texts are remembered. */
const MOST_SAID = 4000;

/** From the raw texts of the files by their paths. */
export function wording(files: Record<string, string>): Wording {
  const bundles = new Map<string, FluentBundle>();
  for (const [path, source] of Object.entries(files)) {
    const language = path.replace(/^.*\/(.+)\.ftl$/, "$1");
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    bundles.set(language, bundle);
  }
  function made(id: string, values?: Record<string, FluentVariable>): string {
    for (const language of [texts.language, "en"]) {
      const message = bundles.get(language)?.getMessage(id);
      if (message?.value) return bundles.get(language)!.formatPattern(message.value, values);
    }
    return id;
  }
  // A board says the same of a hundred places at every move, and Fluent takes its time.
  const said = new Map<string, string>();
  function say(id: string, values?: Record<string, FluentVariable>): string {
    const key = `${texts.language} ${id} ${values ? JSON.stringify(values) : ""}`;
    let found = said.get(key);
    if (found === undefined) {
      if (said.size >= MOST_SAID) said.clear();
      found = made(id, values);
      said.set(key, found);
    }
    return found;
  }
  return { say, word: (prefix, id) => say(`${prefix}-${id.replaceAll("_", "-")}`) };
}
