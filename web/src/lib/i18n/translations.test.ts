/** Every language offered has every text of English, with the same variables, all its plurals, and functions we have. */
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { FUNCTIONS } from "./fluent";
import { LANGUAGES } from "./languages";

type Message = FluentResource["body"][number];

const files = import.meta.glob<string>("../../**/texts/*.ftl", { query: "?raw", import: "default", eager: true });
const folders = Object.keys(files)
  .filter((path) => path.endsWith("/en.ftl"))
  .map((path) => path.slice(0, -"en.ftl".length));

const KNOWN = ["NUMBER", "DATETIME", ...Object.keys(FUNCTIONS)];
/** The six, and where something is, where it goes and whence it comes, with the preposition of the place. */
const CASES = ["nom", "gen", "dat", "acc", "ins", "loc", "at", "into", "from", "the"];
/** The keys of a select that mean a plural; `other` also ends a choice by gender. */
const PLURALS = ["zero", "one", "two", "few", "many"];

/** What a message is made of. */
interface Parts {
  variables: Set<string>;
  troubles: string[];
}

function partsOf({ id, value, attributes }: Message, language: string): Parts {
  const parts: Parts = { variables: new Set(), troubles: [] };
  const trouble = (text: string) => parts.troubles.push(`${id}: ${text}`);
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) return part.forEach(walk);
    if (!part || typeof part !== "object") return;
    const node = part as { type?: string; name?: string; variants?: { key: { value: unknown } }[]; args?: { name?: string; value?: { value?: unknown } }[] };
    if (node.type === "var") parts.variables.add(node.name!);
    if (node.type === "func") {
      if (!KNOWN.includes(node.name!)) trouble(`there is no function ${node.name}`);
      for (const { name, value } of node.args ?? []) {
        if (name === "case" && !CASES.includes(String(value?.value))) trouble(`there is no case ${String(value?.value)}`);
        if (name === "as" && value?.value !== "gender") trouble(`a name has no ${String(value?.value)}`);
      }
    }
    if (node.type === "select") {
      const keys = node.variants!.map(({ key }) => String(key.value));
      if (keys.some((key) => PLURALS.includes(key))) {
        const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
        for (const one of wanted) if (!keys.includes(one)) trouble(`no plural for ${one}`);
      }
    }
    Object.values(node).forEach(walk);
  };
  walk(value);
  walk(Object.values(attributes ?? {}));
  return parts;
}

const messagesOf = (source: string) => new Map(new FluentResource(source).body.map((message) => [message.id, message]));

describe.each(LANGUAGES)("the texts in %s", (language) => {
  it.each(folders)("of %s are whole", (folder) => {
    const english = messagesOf(files[`${folder}en.ftl`]!);
    const source = files[`${folder}${language}.ftl`] ?? "";
    const own = messagesOf(source);
    const found: string[] = [];
    for (const [, id] of source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)) if (!own.has(id!)) found.push(`${id}: cannot be read`);
    for (const id of own.keys()) if (!english.has(id)) found.push(`${id}: not a text of English`);
    for (const [id, message] of english) {
      const theirs = own.get(id);
      if (!theirs) {
        found.push(`${id}: missing`);
        continue;
      }
      const parts = partsOf(theirs, language);
      const wanted = [...partsOf(message, "en").variables].sort().join(" ");
      const given = [...parts.variables].sort().join(" ");
      if (given !== wanted) found.push(`${id}: has “${given}” instead of “${wanted}”`);
      for (const name of Object.keys(message.attributes)) if (!(name in theirs.attributes)) found.push(`${id}.${name}: missing`);
      found.push(...parts.troubles);
    }
    expect(found).toEqual([]);
  });
});
