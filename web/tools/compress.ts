/** Text files of the build are compressed ahead, as small as they get, so that the server only hands them out. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { Plugin } from "vite";

const TEXT = /\.(?:js|css|svg|html|json|webmanifest)$/;
/** What is smaller than this travels in one packet as it is. */
const LEAST = 600;

const squeezed = {
  br: (data: Buffer) => promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length } }),
  gz: (data: Buffer) => promisify(gzip)(data, { level: 9 }),
};

export function compress(): Plugin {
  let folder = "";
  return {
    name: "compress",
    apply: "build",
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      for (const path of await readdir(folder, { recursive: true })) {
        // The page itself is completed by the server.
        if (!TEXT.test(path) || path === "index.html") continue;
        const data = await readFile(join(folder, path));
        if (data.length < LEAST) continue;
        for (const [ending, squeeze] of Object.entries(squeezed)) await writeFile(join(folder, `${path}.${ending}`), await squeeze(data));
      }
    },
  };
}
