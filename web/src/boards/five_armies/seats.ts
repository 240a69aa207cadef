/** Who stands for a seat, before there is a table. */
import { characterPicture } from "../../art/five_armies/art";
import type { Picture } from "../../art/recipe";

const SEATS: Record<string, string> = { free_peoples: "thorin", shadow: "bolg" };

export const seatPicture = (seat: string): Picture | null => (SEATS[seat] ? characterPicture(SEATS[seat]) : null);
