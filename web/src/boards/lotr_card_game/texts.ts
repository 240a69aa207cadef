/** The table's words, from its own Fluent files (texts/<language>.ftl), English where a language lacks one. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { texts } from "../../lib/texts.svelte";

const files = import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true });

const bundles = new Map<string, FluentBundle>();
for (const [path, source] of Object.entries(files)) {
  const language = path.replace(/^.*\/(.+)\.ftl$/, "$1");
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  bundles.set(language, bundle);
}

export function say(id: string, values?: Record<string, FluentVariable>): string {
  for (const language of [texts.language, "en"]) {
    const message = bundles.get(language)?.getMessage(id);
    if (message?.value) return bundles.get(language)!.formatPattern(message.value, values);
  }
  return id;
}

/** A text whose id ends in an id of the data. */
export function word(prefix: string, id: string): string {
  return say(`${prefix}-${id.replaceAll("_", "-")}`);
}
