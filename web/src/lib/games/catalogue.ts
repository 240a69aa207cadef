/** What the server tells of a game in the language spoken: its catalogue, and with it the forms of its names are learned. */
import { api, type Api } from "../api/client";
import { forms } from "../i18n/nameForms.svelte";
import type { Catalogue } from "../api/protocol";
import { texts } from "../i18n/texts.svelte";

let learned = "";

export async function catalogueOf(game: string, server: Api = api): Promise<Catalogue> {
  const { language } = texts;
  const [catalogue, told] = await Promise.all([server.catalogue(game), server.names(game).catch(() => ({}))]);
  const key = `${language} ${game}`;
  if (texts.language === language && learned !== key) {
    learned = key;
    forms.learn(told);
  }
  return catalogue;
}
