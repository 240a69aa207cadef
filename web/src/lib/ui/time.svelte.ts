/** The clock, for "waiting since": ticks only while somebody looks at it. */
import { createSubscriber } from "svelte/reactivity";

import { t } from "../i18n/texts.svelte";

const tick = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

export function now(): number {
  tick();
  return Date.now();
}

/** "12 s", "3 min", "2 h", "4 d" since a moment. */
export function ago(since: string | null | undefined, at: number): string {
  const from = since ? Date.parse(since) : NaN;
  if (Number.isNaN(from)) return "";
  const seconds = Math.max(0, Math.round((at - from) / 1000));
  if (seconds < 60) return t("time-seconds", { n: seconds });
  if (seconds < 3600) return t("time-minutes", { n: Math.floor(seconds / 60) });
  if (seconds < 48 * 3600) return t("time-hours", { n: Math.floor(seconds / 3600) });
  return t("time-days", { n: Math.floor(seconds / 86400) });
}
