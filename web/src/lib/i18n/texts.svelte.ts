/**
 * All words of the client, from Fluent files: `t("lobby-title")`. English is built in; another language is a file
 * `texts/<language>.ts` that gathers its Fluent files, fetched when it is chosen, with English for what it lacks. What
 * stands on the page changes with it at once.
 */
import type { FluentBundle } from "@fluent/bundle";

import english from "../../texts/en.ftl?raw";
import { bundleOf, format, type Values } from "./fluent";

type Pack = Record<string, string>;

const packs = import.meta.glob<Pack>("../../texts/*.ts", { import: "default" });

class Texts {
  language = $state("en");
  private pack: Pack = $state.raw({});
  private readonly made = new Map<string, FluentBundle>();
  private wish = "en";

  /** Speak a language, once its words are here; English where there are none, the one before where they do not come. */
  async use(language: string): Promise<void> {
    this.wish = language;
    if (language === this.language) return;
    const load = packs[`../../texts/${language}.ts`];
    let pack: Pack = {};
    try {
      pack = (await load?.()) ?? {};
    } catch {
      return;
    }
    // Somebody may have chosen again meanwhile.
    if (this.wish !== language) return;
    this.pack = pack;
    this.language = load ? language : "en";
    document.documentElement.lang = this.language;
  }

  /** The words of one folder (`boards/five_armies`; empty: those all pages share), the language spoken first, then English. */
  bundles(folder: string, source: string): FluentBundle[] {
    const own = this.pack[`/src/${folder && `${folder}/`}texts/${this.language}.ftl`];
    const built = this.bundle(folder, "en", source);
    return own === undefined ? [built] : [this.bundle(folder, this.language, own), built];
  }

  /** The browser's first number takes long; better while the page waits than when it draws. */
  warm(): void {
    this.find("time-hours", { n: 1 });
  }

  /** The text of an id; undefined when no file has it. */
  find(id: string, values?: Values): string | undefined {
    return format(this.bundles("", english), id, values);
  }

  private bundle(folder: string, language: string, source: string): FluentBundle {
    const key = `${language} ${folder}`;
    let found = this.made.get(key);
    if (!found) this.made.set(key, (found = bundleOf(language, source)));
    return found;
  }
}

export const texts = new Texts();

export function t(id: string, values?: Values): string {
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

/** In small letters, as within a sentence. */
export function lower(text: string): string {
  return text.toLocaleLowerCase(texts.language);
}

export function plain(word: string): string {
  const text = word.replaceAll("_", " ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
