/** Fluent as all words of the client use it. */
import { FluentBundle, FluentResource, FluentNumber, type FluentFunction, type FluentVariable } from "@fluent/bundle";

import { forms } from "./nameForms.svelte";

export type Values = Record<string, FluentVariable>;

/** `FORM($place, case: "gen")` and `FORM($place, as: "gender")`; see nameForms.svelte.ts. */
const FORM: FluentFunction = ([name], { case: wish, as }) => {
  if (typeof name !== "string") return name instanceof FluentNumber ? name : "";
  return as === "gender" ? forms.gender(name) : forms.form(name, String(wish ?? "nom"));
};

export const FUNCTIONS = { FORM };

export function bundleOf(language: string, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
  const errors = made.addResource(new FluentResource(source));
  if (errors.length) console.warn(`texts of ${language}:`, errors);
  return made;
}

/** The text of an id from the first of some bundles that has it. */
export function format(bundles: readonly FluentBundle[], id: string, values?: Values): string | undefined {
  for (const one of bundles) {
    const message = one.getMessage(id);
    if (message?.value) return one.formatPattern(message.value, values);
  }
  return undefined;
}
