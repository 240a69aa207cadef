/** Two quiet notes, made on the spot; silent unless the person turns sound on. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** What can be heard at a table. */
export type Sound =
  "turn" | "dice" | "card" | "march" | "battle" | "hunt" | "loss" | "step" | "victory" | "defeat" | "end" | "refused";

const NOTES: Partial<Record<Sound, readonly number[]>> = { turn: [392, 523], end: [392, 494, 587], refused: [196] };

export function play(what: Sound): void {
  if (!settings.get("sound") || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const start = context.currentTime;
  NOTES[what]?.forEach((pitch, i) => {
    const tone = context!.createOscillator();
    const volume = context!.createGain();
    tone.frequency.value = pitch;
    tone.type = "sine";
    const from = start + i * 0.14;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(0.08, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + 0.45);
    tone.connect(volume).connect(context!.destination);
    tone.start(from);
    tone.stop(from + 0.5);
  });
}
