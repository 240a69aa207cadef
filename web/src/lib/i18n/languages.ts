/** The languages the client offers, by their codes; English is the first and stands in for what another lacks. */
export const LANGUAGES: readonly string[] = ["en", "pl", "ru"];

/** A language by its own name: "polski". */
export function ownName(language: string): string {
  return new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
}

/** The first language offered of those somebody wishes for, e.g. `navigator.languages`. */
export function firstOf(wishes: readonly string[], offered: readonly string[] = LANGUAGES): string {
  for (const wish of wishes) {
    const code = wish.toLowerCase().split("-", 1)[0]!;
    if (offered.includes(code)) return code;
  }
  return offered[0]!;
}
