/* Calls: shows that it is somebody's turn, and opens the game. The words come ready made, in the person's language. */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  let call = {};
  try {
    call = event.data?.json() ?? {};
  } catch {
    // A browser must show something for whatever came.
  }
  const { title = "Westmarch", body = "", link = "/", tag } = call;
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, renotify: Boolean(tag), icon: "/icons/icon-192.png", data: { link } }),
  );
});

// The push service has given this browser another address: subscribe anew, and tell the server.
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event.oldSubscription?.endpoint ?? null)));

/** @param {string | null} instead where this browser was called until now */
async function renew(instead) {
  const mine = await (await fetch("/api/me/calls")).json();
  const key = Uint8Array.from(atob(mine.key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  const subscription = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  const body = JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, instead });
  await fetch("/api/me/calls/push", { method: "POST", headers: { "Content-Type": "application/json" }, body });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data?.link ?? "/", self.location.origin)));
});

/** Go to a page that has the game open already, or open it. Only pages of this site. */
async function open(wanted) {
  const path = wanted.origin === self.location.origin ? wanted.pathname : "/";
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  if (there) return there.focus();
  return self.clients.openWindow(path);
}
