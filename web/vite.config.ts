import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

import { compress } from "./tools/compress.ts";

const server = process.env.WESTMARCH_SERVER ?? "http://localhost:8000";

export default defineConfig({
  plugins: [svelte(), svelteTesting(), compress()],
  build: {
    outDir: "../src/westmarch/server/static",
    emptyOutDir: true,
    target: "es2022",
  },
  server: {
    // Tests read the games' data and NOTICE, which lie beside this folder.
    fs: { allow: [".."] },
    proxy: {
      "/api": server,
      "/ws": { target: server.replace("http", "ws"), ws: true },
    },
  },
  // The colours of the style sheets are measured (boards/rims.test.ts).
  // By itself Vitest leaves a processor free, and of two uses one; and it makes a page of its own for each file, which takes
  // longer than all that is done there.
  test: {
    environment: "jsdom",
    isolate: false,
    setupFiles: ["tools/tidy.ts"],
    maxWorkers: "100%",
    // Nothing here depends on how fast the machine is.
    testTimeout: 60_000,
    include: ["src/**/*.test.ts"],
    css: { include: [/(app|board)\.css/] },
  },
});
