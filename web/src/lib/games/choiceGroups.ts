/** Many choices as few groups: what is common to a group's labels is said once. */
import { fold } from "../i18n/fold";
import type { Action, Choice, Target } from "../api/protocol";
import { lower, t } from "../i18n/texts.svelte";

export interface Option {
  choice: Choice;
  /** What the button says: the label without what the group's heading says. */
  text: string;
}

export interface Group {
  heading: string;
  options: Option[];
}

/** From so many choices on, a search field is shown. */
export const MANY = 12;

const GROUP_FROM = 5;

export function sameAction(one: Action, two: Action): boolean {
  return one.length === two.length && one.every((part, i) => part === two[i]);
}

/** What the board lights up for a target: its region where it has one, else the first thing it names. */
export function spotOf(target: Target | undefined): { kind: string; id: string } | null {
  const named = Object.entries(target ?? {});
  const [kind, id] = named.find(([one]) => one === "region") ?? named[0] ?? [];
  return kind && typeof id === "string" ? { kind, id } : null;
}

export function matching(choices: Choice[], search: string): Choice[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (!words.length) return choices;
  return choices.filter((choice) => {
    const label = fold(choice.label);
    return words.every((word) => label.includes(word));
  });
}

export function groups(choices: Choice[]): Group[] {
  if (choices.length < GROUP_FROM) return [plainGroup(choices)];
  const byVerb = split(choices, (choice) => String(choice.action[0]));
  const parts = byVerb.flatMap((part) => {
    if (part.length < GROUP_FROM || (part[0]?.action.length ?? 0) < 3) return [part];
    return split(part, (choice) => String(choice.action[1]));
  });
  const singles = parts.filter((part) => part.length === 1).flat();
  const large = parts.filter((part) => part.length > 1);
  const found = large.map(titled);
  // Single choices keep their place: before the groups if they came first (e.g. "the whole army").
  if (singles.length) {
    const first = choices.indexOf(singles[0]!) === 0;
    found.splice(first ? 0 : found.length, 0, plainGroup(singles));
  }
  return found;
}

/** The digit that chooses each option: its place, or the number it begins with where all begin with another one. */
export function digits(options: Option[]): (number | undefined)[] {
  const own = options.map((option) => /^(\d)(?!\d)/.exec(option.text)?.[1]);
  if (own.length > 1 && own.every(Boolean) && new Set(own).size === own.length) return own.map(Number);
  return options.map((_, i) => (i < 9 ? i + 1 : undefined));
}

function plainGroup(choices: Choice[]): Group {
  return { heading: "", options: choices.map((choice) => ({ choice, text: capital(choice.label) })) };
}

function split(choices: Choice[], key: (choice: Choice) => string): Choice[][] {
  const parts = new Map<string, Choice[]>();
  for (const choice of choices) {
    const name = key(choice);
    const part = parts.get(name);
    if (part) part.push(choice);
    else parts.set(name, [choice]);
  }
  return [...parts.values()];
}

function titled(choices: Choice[]): Group {
  const words = choices.map((choice) => choice.label.split(" "));
  const shortest = Math.min(...words.map((list) => list.length));
  let common = 0;
  while (common < shortest - 1 && words.every((list) => list[common] === words[0]![common])) common += 1;
  // An article belongs to the name after it.
  const articles = t("words-articles").split(" ");
  while (common && articles.includes(lower(words[0]![common - 1]!))) common -= 1;
  // What is left must read by itself: "and 1 white die again" does not.
  const joining = t("words-joining").split(" ");
  if (words.some((list) => joining.includes(lower(list[common]!)))) common = 0;
  const heading = words[0]!.slice(0, common).join(" ");
  return {
    heading: capital(heading),
    options: choices.map((choice, i) => ({ choice, text: capital(words[i]!.slice(common).join(" ")) })),
  };
}

/** With a capital letter; a hex such as j4 is written in one way everywhere. */
export function capital(text: string): string {
  if (/^[a-z]\d/.test(text)) return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
