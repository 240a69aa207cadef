/** Who stands for a seat, before there is a table. */
import { cardPicture, characterPicture } from "../../art/war_of_the_ring/art";
import type { Picture } from "../../art/recipe";

const SEATS: Record<string, () => Picture> = {
  free_peoples: () => characterPicture("gandalf_the_grey"),
  shadow: () => characterPicture("witch_king"),
  gondor: () => characterPicture("aragorn"),
  rohan: () => cardPicture("fp_strat_16"),
  witch_king: () => characterPicture("witch_king"),
  saruman: () => characterPicture("saruman"),
};

export const seatPicture = (seat: string): Picture | null => SEATS[seat]?.() ?? null;
