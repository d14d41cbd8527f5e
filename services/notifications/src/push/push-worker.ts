/**
 * The service worker, as browsers run it. It has no `fetch` handler and its folder holds no page: nothing is cached, and
 * without it the site is the same.
 */
export const PUSH_WORKER = `"use strict";
const own = (path) => new URL(typeof path === "string" && /^\\/(?![\\/\\\\])/.test(path) ? path : "/", self.location.origin).href;
const setBadge = async (unread) => {
  try { if (Number.isInteger(unread)) await self.navigator.setAppBadge?.(unread); } catch {}
};
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("push", (event) => {
  let words = {};
  try { words = event.data.json(); } catch {}
  const { title = "", body = "", tag, path, lang, unread } = words;
  event.waitUntil(Promise.all([setBadge(unread), self.registration.showNotification(String(title), {
    body: String(body), tag, lang, renotify: Boolean(tag), data: { path }, icon: "/web/images/icon-192.png",
  })]));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = own(event.notification.data?.path);
  event.waitUntil((async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const open = pages.find(({ url }) => url === address);
    return open ? open.focus() : self.clients.openWindow(address);
  })());
});
`;
