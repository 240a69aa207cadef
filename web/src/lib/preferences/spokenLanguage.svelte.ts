/**
 * Which language is spoken: the one the address asks for (a shared page of the rules), else the one chosen in this browser,
 * else the one the server keeps with the person, else the browser's wishes.
 */
import { api } from "../api/client";
import { firstOf } from "../i18n/languages";
import { personLanguage } from "./personLanguage.svelte";
import type { Person } from "../api/protocol";
import { router } from "../router/router.svelte";
import { settings } from "../settings/settings.svelte";

class Speech {
  readonly language: string = $derived.by(() => {
    const { route } = router;
    const asked = route.page === "rules" ? route.language : "";
    return firstOf([asked, settings.get("language"), personLanguage.code, ...(navigator.languages ?? [])]);
  });

  /** Somebody chose a language: it is spoken from now on, and remembered here and with the person. */
  choose(language: string): void {
    router.freeLanguage();
    settings.set("language", language);
    api.setLanguage(language).catch(() => {
      // Whoever cannot reach the server is remembered by the browser.
    });
  }

  /** Who comes back to an account finds the language chosen there. */
  welcome(person: Person): void {
    if (person.language) settings.set("language", person.language);
  }
}

export const speech = new Speech();
