/**
 * The painting under the board, by day and by night, made by `make maps`. The sheet is larger than the map, so that a
 * window of any shape up to 21:9 is filled: put `<image x y width height>` in the map's own units under the vectors.
 */
import day from "./art/map-day.webp";
import daySmall from "./art/map-day-small.webp";
import night from "./art/map-night.webp";
import nightSmall from "./art/map-night-small.webp";
import sheet from "./art/sheet.json";
import { fetchAhead } from "../../shared/paintedSheet";

export const PAINTING = {
  day,
  night,
  /** For small screens. */
  small: { day: daySmall, night: nightSmall },
  x: sheet.x,
  y: sheet.y,
  width: sheet.width,
  height: sheet.height,
  /** Rock and waste where the title and the compass stand. */
  cartouche: sheet.cartouche,
  compass: sheet.compass,
  /** The top of the Lonely Mountain. */
  summit: sheet.summit,
} as const;

/** What the board shows at once. */
export const prepare = () => fetchAhead(PAINTING);
