/** What a person sets for this browser: theme, sound, motion, panels. Kept in local storage. */

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "less";
/** How the film of a game goes: each scene when asked for, slowly, quickly, or not at all. */
export type Pace = "step" | "calm" | "brisk" | "once";
/** Whether a hand is covered when the screen passes from seat to seat: between opponents, always, never. */
export type Curtain = "auto" | "always" | "never";

interface Saved {
  theme: Theme;
  motion: Motion;
  pace: Pace;
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  explain: boolean;
  left: boolean;
  /** The hand is held up, not only peeking. */
  hand: boolean;
  right: boolean;
  /** Its code; empty until somebody chooses: then the browser's wishes count. */
  language: string;
  curtain: Curtain;
}

const KEY = "westmarch.settings";
const DEFAULTS: Saved = {
  theme: "auto",
  motion: "auto",
  pace: "brisk",
  sound: true,
  volume: 0.6,
  explain: false,
  left: true,
  hand: false,
  right: true,
  language: "",
  curtain: "auto",
};

function load(): Saved {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

const matches = (query: string) => typeof matchMedia === "function" && matchMedia(query).matches;

class Settings {
  #saved: Saved = $state(load());
  #dark = $state(matches("(prefers-color-scheme: dark)"));
  #still = $state(matches("(prefers-reduced-motion: reduce)"));

  get<K extends keyof Saved>(name: K): Saved[K] {
    return this.#saved[name];
  }

  set<K extends keyof Saved>(name: K, value: Saved[K]): void {
    this.#saved[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#saved));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.apply();
  }

  get dark(): boolean {
    return this.#saved.theme === "auto" ? this.#dark : this.#saved.theme === "dark";
  }

  /** Whether things may move on their own. */
  get motion(): boolean {
    return this.#saved.motion === "auto" && !this.#still;
  }

  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.dark ? "dark" : "light";
    root.dataset.motion = this.motion ? "full" : "less";
    // The browser's own frame follows a theme that was chosen here.
    for (const one of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      one.content = this.dark ? "#12161d" : "#f4ecd8";
    }
  }

  /** Put the settings on the page and follow the system's. */
  start(): void {
    if (typeof matchMedia === "function") {
      matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => {
        this.#dark = event.matches;
        this.apply();
      });
      matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (event) => {
        this.#still = event.matches;
        this.apply();
      });
    }
    this.apply();
  }
}

export const settings = new Settings();
