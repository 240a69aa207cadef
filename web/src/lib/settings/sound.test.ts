import { beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "./settings.svelte";

const started: number[] = [];

class FakeParam {
  value = 0;
  setValueAtTime() {}
  exponentialRampToValueAtTime() {}
}
class FakeNode {
  gain = new FakeParam();
  frequency = new FakeParam();
  Q = new FakeParam();
  type = "";
  buffer: unknown = null;
  connect(to: unknown) {
    return to;
  }
  start(at: number) {
    started.push(at);
  }
  stop() {}
}
class FakeContext {
  currentTime = 10;
  sampleRate = 8;
  destination = new FakeNode();
  createGain = () => new FakeNode();
  createOscillator = () => new FakeNode();
  createBiquadFilter = () => new FakeNode();
  createBufferSource = () => new FakeNode();
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
}

beforeEach(() => {
  started.length = 0;
  vi.resetModules();
  vi.stubGlobal("AudioContext", FakeContext);
  settings.set("sound", true);
  settings.set("volume", 0.5);
});

async function fresh() {
  const sound = await import("./sound");
  sound.wakeOnFirstGesture();
  return sound;
}

describe("sound", () => {
  it("is off until the first click", async () => {
    const { play } = await fresh();
    play("dice");
    expect(started).toEqual([]);
    window.dispatchEvent(new Event("pointerdown"));
    play("dice");
    expect(started.length).toBeGreaterThan(2);
  });

  it("can be muted, and turned down to nothing", async () => {
    const { play } = await fresh();
    const { settings: own } = await import("./settings.svelte");
    window.dispatchEvent(new Event("keydown"));
    own.set("sound", false);
    play("march");
    own.set("sound", true);
    own.set("volume", 0);
    play("march");
    expect(started).toEqual([]);
  });

  it("does not pile one sound on itself, and needs no audio at all", async () => {
    const { play } = await fresh();
    window.dispatchEvent(new Event("pointerdown"));
    play("step");
    const once = started.length;
    play("step");
    expect(started).toHaveLength(once);
    vi.stubGlobal("AudioContext", undefined);
    const { play: other } = await fresh();
    expect(() => other("victory")).not.toThrow();
  });
});
