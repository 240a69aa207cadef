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
