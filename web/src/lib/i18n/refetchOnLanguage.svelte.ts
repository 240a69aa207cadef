/** What the server tells is told in a language: it is asked for anew when another one is spoken. */
import { untrack } from "svelte";

import { texts } from "./texts.svelte";

/** Runs `load` for the component now, and again in every other language; `first` says which of the two. */
export function refetchOnLanguage(load: (first: boolean) => unknown): void {
  let first = true;
  $effect(() => {
    void texts.language;
    untrack(() => load(first));
    first = false;
  });
}
