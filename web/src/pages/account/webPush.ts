/** This browser's part of web push: asked for only when somebody clicks. */
import { api } from "../../lib/api/client";
import type { Calls } from "../../lib/api/protocol";
import { t } from "../../lib/i18n/texts.svelte";

export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Subscribe this browser and tell the server. */
export async function subscribe(key: string): Promise<Calls> {
  if ((await Notification.requestPermission()) !== "granted") throw new Error(t("calls-refused"));
  const worker = await navigator.serviceWorker.register("/calls.js");
  await navigator.serviceWorker.ready;
  let subscription: PushSubscription;
  try {
    subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  } catch {
    throw new Error(t("calls-no-push"));
  }
  const { endpoint, keys } = subscription.toJSON();
  return api.callBrowser(endpoint ?? "", { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" });
}

/** The id under which the server knows this browser; null: it does not. */
export async function here(): Promise<string | null> {
  const worker = await navigator.serviceWorker?.getRegistration("/calls.js");
  const subscription = await worker?.pushManager.getSubscription();
  if (!subscription) return null;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(subscription.endpoint));
  return [...new Uint8Array(hash)].map((one) => one.toString(16).padStart(2, "0")).join("");
}
