import { checkSession, onOtherReader, paths, READER_KEY, readerOf, type AppStore } from "@legal/web-kit";
import { navigationType } from "./navigation-type.ts";

/** A page hydrated so late may belong to a reader who has signed in elsewhere meanwhile. */
const LATE_MS = 5000;

/**
 * The back button may restore a page from the HTTP cache or the back/forward cache, and another tab may log out or in. The
 * session may have changed since, so it is fetched again.
 */
export const keepReaderFresh = (store: AppStore) => {
  if (navigationType() === "back_forward" || performance.now() > LATE_MS) void checkSession(store);
  // The next user must neither see nor send what the previous one left in memory.
  onOtherReader(store, () => {
    document.documentElement.hidden = true;
    location.replace(paths.home);
  });
  // A visitor who types something here is not interrupted.
  addEventListener("storage", ({ key }) => {
    if (key === READER_KEY && readerOf(store.getState())) void checkSession(store);
  });
  addEventListener("pageshow", ({ persisted }) => {
    // Hidden by a logout: it must not become visible again.
    if (document.documentElement.hidden) location.reload();
    else if (persisted) void checkSession(store);
  });
};
