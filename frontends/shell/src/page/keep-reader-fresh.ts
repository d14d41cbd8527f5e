import { checkSession, onReaderGone, type AppStore } from "@legal/web-kit";
import { navigationType } from "./navigation-type.ts";

/** A page that came to life so late was read by somebody who may have signed in elsewhere meanwhile. */
const LATE_MS = 5000;

/**
 * The browser's back button may bring a page as it was left: from its cache, or whole from its memory. Who is reading may
 * have changed since, so the server is asked again.
 */
export const keepReaderFresh = (store: AppStore) => {
  if (navigationType() === "back_forward" || performance.now() > LATE_MS) void checkSession(store);
  // What one reader left in memory the next must neither see nor send. A logout leaves by itself.
  onReaderGone(store, () => {
    if (!document.documentElement.hidden) location.reload();
  });
  addEventListener("pageshow", ({ persisted }) => {
    // Left hidden by a logout: nothing of it may be seen again.
    if (document.documentElement.hidden) location.reload();
    else if (persisted) void checkSession(store);
  });
};
