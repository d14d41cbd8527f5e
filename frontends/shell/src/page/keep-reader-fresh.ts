import { checkSession, onReaderGone, type AppStore } from "@legal/web-kit";
import { navigationType } from "./navigation-type.ts";

/** A page hydrated so late may belong to a reader who has signed in elsewhere meanwhile. */
const LATE_MS = 5000;

/**
 * The back button may restore a page from the HTTP cache or the back/forward cache. The session may have changed since,
 * so it is fetched again.
 */
export const keepReaderFresh = (store: AppStore) => {
  if (navigationType() === "back_forward" || performance.now() > LATE_MS) void checkSession(store);
  // The next user must neither see nor send what the previous one left in memory. A logout navigates by itself.
  onReaderGone(store, () => {
    if (!document.documentElement.hidden) location.reload();
  });
  addEventListener("pageshow", ({ persisted }) => {
    // Hidden by a logout: it must not become visible again.
    if (document.documentElement.hidden) location.reload();
    else if (persisted) void checkSession(store);
  });
};
