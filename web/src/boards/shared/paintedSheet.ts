/** The painted sheet under a board: by day and by night, for large screens and for small ones. */
import { settings } from "../../lib/settings/settings.svelte";

interface Pair {
  day: string;
  night: string;
}

export interface Sheet extends Pair {
  small: Pair;
}

export function pictureOf(sheet: Sheet, small: boolean): string {
  return (small ? sheet.small : sheet)[settings.dark ? "night" : "day"];
}

/** Fetch the picture that will be shown before there is anything to show it in. */
export function fetchAhead(sheet: Sheet): void {
  const image = new Image();
  image.fetchPriority = "high";
  image.src = pictureOf(sheet, innerWidth < 700);
}
