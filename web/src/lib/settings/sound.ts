/**
 * What can be heard at a table, made on the spot with Web Audio: no recording is shipped. Silent until the first click
 * or key, as browsers demand and people expect, and never needed to follow the game.
 */
import { settings } from "./settings.svelte";

/** What can be heard. */
export type Sound =
  "turn" | "dice" | "card" | "march" | "battle" | "hunt" | "loss" | "step" | "victory" | "defeat" | "end" | "refused";

/** A tone: when it begins, its pitch (gliding to another), how long it rings, how loud, and its voice. */
interface Tone {
  at: number;
  pitch: number;
  to?: number;
  long: number;
  loud: number;
  voice?: OscillatorType;
}

/** A breath of noise through a filter: a die on wood, a card on cloth, a drum's skin. */
interface Noise {
  at: number;
  pitch: number;
  long: number;
  loud: number;
  sharp?: number;
}

interface Score {
  tones?: readonly Tone[];
  noises?: readonly Noise[];
}

const tone = (at: number, pitch: number, long: number, loud: number, more: Partial<Tone> = {}): Tone => ({ at, pitch, long, loud, ...more });
const noise = (at: number, pitch: number, long: number, loud: number, sharp = 1): Noise => ({ at, pitch, long, loud, sharp });
const drum = (at: number, loud: number): Score => ({ tones: [tone(at, 95, 0.22, loud, { to: 48 })], noises: [noise(at, 320, 0.06, loud * 0.5)] });
const joined = (...scores: Score[]): Score => ({
  tones: scores.flatMap((score) => score.tones ?? []),
  noises: scores.flatMap((score) => score.noises ?? []),
});

const SCORES: Record<Sound, Score> = {
  turn: { tones: [tone(0, 392, 0.5, 0.16), tone(0.14, 523.3, 0.7, 0.16)] },
  dice: { noises: [0, 0.07, 0.12, 0.2, 0.31, 0.36].map((at, i) => noise(at, 1700 + 330 * (i % 3), 0.045, 0.34 - i * 0.03, 5)) },
  card: { noises: [noise(0, 2600, 0.16, 0.13, 0.6), noise(0.12, 900, 0.05, 0.16, 2)] },
  march: joined(drum(0, 0.3), drum(0.19, 0.2), drum(0.38, 0.3)),
  battle: joined(drum(0, 0.4), {
    tones: [tone(0.02, 196, 0.7, 0.1, { voice: "sawtooth", to: 220 }), tone(0.1, 294, 0.65, 0.08, { voice: "sawtooth" })],
    noises: [noise(0.3, 4200, 0.22, 0.1, 9), noise(0.42, 3600, 0.18, 0.08, 9)],
  }),
  hunt: { tones: [tone(0, 73.4, 1.1, 0.26, { voice: "triangle" }), tone(0.15, 77.8, 0.95, 0.2, { voice: "triangle" }), tone(0.5, 311, 0.5, 0.05, { to: 155 })] },
  loss: { tones: [tone(0, 220, 0.5, 0.14, { to: 110, voice: "triangle" })], noises: [noise(0, 500, 0.16, 0.2, 0.8)] },
  step: { noises: [noise(0, 1250, 0.035, 0.3, 4)], tones: [tone(0, 620, 0.05, 0.06)] },
  victory: { tones: [392, 494, 587, 784].map((pitch, i) => tone(i * 0.17, pitch, 1.3 - i * 0.12, 0.13, { voice: "triangle" })) },
  defeat: { tones: [392, 311, 262, 196].map((pitch, i) => tone(i * 0.24, pitch, 1.2, 0.12, { voice: "triangle" })) },
  end: { tones: [392, 494, 587].map((pitch, i) => tone(i * 0.14, pitch, 0.6, 0.12)) },
  refused: { tones: [tone(0, 196, 0.22, 0.12)] },
};

/** The same sound is not piled up on itself. */
const APART = 0.09;

let context: AudioContext | null = null;
let awake = false;
let hiss: AudioBuffer | null = null;
const last = new Map<Sound, number>();

/** Until somebody has clicked or pressed a key nothing is heard. */
export function wakeOnFirstGesture(): void {
  const wake = () => {
    awake = true;
    // The first sound takes a while to make ready: not in the middle of a scene.
    setTimeout(() => loudness() > 0 && ready());
    for (const kind of ["pointerdown", "keydown"]) removeEventListener(kind, wake, { capture: true });
  };
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wake, { capture: true });
}

/** How loud it may be; nothing where the browser makes no sounds. */
function loudness(): number {
  return settings.get("sound") && typeof AudioContext !== "undefined" ? settings.get("volume") : 0;
}

function ready(): { context: AudioContext; hiss: AudioBuffer } {
  context ??= new AudioContext();
  hiss ??= whiteNoise(context);
  return { context, hiss };
}

export function play(what: Sound): void {
  const volume = loudness();
  if (!awake || volume <= 0) return;
  const { context, hiss } = ready();
  const now = context.currentTime;
  if (now - (last.get(what) ?? -1) < APART) return;
  last.set(what, now);
  const out = context.createGain();
  out.gain.value = volume;
  out.connect(context.destination);
  for (const one of SCORES[what].tones ?? []) sing(context, out, now, one);
  for (const one of SCORES[what].noises ?? []) breathe(context, hiss, out, now, one);
}

function envelope(on: AudioContext, from: number, long: number, loud: number): GainNode {
  const gain = on.createGain();
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(loud, from + Math.min(0.02, long / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, from + long);
  return gain;
}

function sing(on: AudioContext, out: AudioNode, now: number, { at, pitch, to, long, loud, voice = "sine" }: Tone): void {
  const source = on.createOscillator();
  const from = now + at;
  source.type = voice;
  source.frequency.setValueAtTime(pitch, from);
  if (to) source.frequency.exponentialRampToValueAtTime(to, from + long);
  source.connect(envelope(on, from, long, loud)).connect(out);
  source.start(from);
  source.stop(from + long + 0.05);
}

function breathe(on: AudioContext, hiss: AudioBuffer, out: AudioNode, now: number, { at, pitch, long, loud, sharp = 1 }: Noise): void {
  const source = on.createBufferSource();
  const filter = on.createBiquadFilter();
  const from = now + at;
  source.buffer = hiss;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = sharp;
  source.connect(filter).connect(envelope(on, from, long, loud)).connect(out);
  source.start(from, 0, long + 0.05);
}

function whiteNoise(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, on.sampleRate, on.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
  return buffer;
}
