/** Who stands for the seats of a game: boards/<game>/seats.ts, loaded where seats are shown. */
import type { Picture } from "../art/recipe";

export type SeatPicture = (seat: string) => Picture | null;

const modules = import.meta.glob<{ seatPicture: SeatPicture }>("./*/seats.ts");

export async function loadSeats(game: string): Promise<SeatPicture> {
  return (await modules[`./${game}/seats.ts`]?.())?.seatPicture ?? (() => null);
}
