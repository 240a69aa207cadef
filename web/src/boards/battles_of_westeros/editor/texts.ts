/** The editor's words. */
import { wording } from "../../../lib/wording";

export const { say, word } = wording(
  import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true }),
);
