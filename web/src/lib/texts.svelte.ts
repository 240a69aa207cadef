/**
 * All words of the client, from Fluent files: `t("lobby-title")`. English is built in; another language is another
 * file in texts/ named by its code, loaded when it is chosen, with English for what it lacks.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import english from "../texts/en.ftl?raw";

type Arguments = Record<string, FluentVariable>;

const files = import.meta.glob<string>(["../texts/*.ftl", "!../texts/en.ftl"], { query: "?raw", import: "default" });

function bundle(language: string, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const errors = made.addResource(new FluentResource(source));
  if (errors.length) console.warn(`texts of ${language}:`, errors);
  return made;
}

const fallback = bundle("en", english);

class Texts {
  private bundles: FluentBundle[] = $state.raw([fallback]);
  language = $state("en");

  get languages(): string[] {
    return ["en", ...Object.keys(files).map((path) => path.replace(/^.*\/(.+)\.ftl$/, "$1"))];
  }

  async use(language: string): Promise<void> {
    const load = files[`../texts/${language}.ftl`];
    this.bundles = load ? [bundle(language, await load()), fallback] : [fallback];
    this.language = load ? language : "en";
    document.documentElement.lang = this.language;
  }

  /** The browser's first number takes long; better while the page waits than when it draws. */
  warm(): void {
    this.find("time-hours", { n: 1 });
  }

  /** The text of an id; undefined when no file has it. */
  find(id: string, values?: Arguments): string | undefined {
    for (const one of this.bundles) {
      const message = one.getMessage(id);
      if (message?.value) return one.formatPattern(message.value, values);
    }
    return undefined;
  }
}

export const texts = new Texts();

export function t(id: string, values?: Arguments): string {
  return texts.find(id, values) ?? id;
}

/** A text whose id ends in a word of the data (`seat-shadow`); the word itself, in plain letters, when we have none. */
export function named(prefix: string, word: string): string {
  return known(prefix, word) ?? plain(word);
}

/** The same, but undefined when we have no such text. */
export function known(prefix: string, word: string): string | undefined {
  return texts.find(`${prefix}-${word}`.replaceAll("_", "-"));
}

export function plain(word: string): string {
  const text = word.replaceAll("_", " ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
