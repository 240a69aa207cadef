/** The colour a seat is known by: its side's, its nation's, its House's, or that of a player of four. */
const LOOKS: Record<string, string> = {
  free_peoples: "var(--seat-free)",
  gondor: "var(--seat-free)",
  rohan: "var(--seat-rohan)",
  shadow: "var(--seat-shadow)",
  witch_king: "var(--seat-shadow)",
  saruman: "var(--seat-saruman)",
  stark: "var(--seat-stark)",
  lannister: "var(--seat-lannister)",
  player_1: "var(--seat-1)",
  player_2: "var(--seat-2)",
  player_3: "var(--seat-3)",
  player_4: "var(--seat-4)",
};

export function seatColour(seat: string): string {
  return LOOKS[seat] ?? "var(--ink-soft)";
}
