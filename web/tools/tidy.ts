/** After each file of tests: what it set up for itself is gone, for the next one runs in the same place (vite.config.ts). */
import { afterAll, vi } from "vitest";

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  document.body.replaceChildren();
});
