/** Pictures of the real tables, taken by `make screenshots`, by day and by night and in every language; and the sky over the lobby. */
const files = import.meta.glob<string>("./screenshots/*.webp", { query: "?url", import: "default", eager: true });

const found = (name: string, dark: boolean): string | undefined => files[`./screenshots/${name}-${dark ? "night" : "day"}.webp`];

/** The picture of a game's table in a language, or else in English; none for a game we have none of. */
export const tablePicture = (game: string, dark: boolean, language: string): string | undefined =>
  found(`${game}-${language}`, dark) ?? found(game, dark);
export const skyPicture = (dark: boolean): string | undefined => found("sky", dark);
/** Measures of a table's picture. */
export const TABLE_PICTURE = { width: 720, height: 480 } as const;
