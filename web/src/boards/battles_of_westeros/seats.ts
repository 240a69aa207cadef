/** Who stands for a seat, before there is a table. */
import { commanderPicture } from "../../art/battles_of_westeros/art";
import type { Picture } from "../../art/recipe";

const SEATS: Record<string, string> = { stark: "robb_young_wolf", lannister: "tywin_casterly_rock" };

export const seatPicture = (seat: string): Picture | null => (SEATS[seat] ? commanderPicture(SEATS[seat]) : null);
