import { checkSession, type AppStore } from "@legal/web-kit";

const cameBack = () => {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "back_forward";
};

/**
 * The browser's back button may bring a page as it was left: from its cache, or whole from its memory. Who is reading may
 * have changed since, so the server is asked again.
 */
export const keepReaderFresh = (store: AppStore) => {
  if (cameBack()) void checkSession(store);
  addEventListener("pageshow", ({ persisted }) => {
    // Left hidden by a logout: nothing of it may be seen again.
    if (document.documentElement.hidden) location.reload();
    else if (persisted) void checkSession(store);
  });
};
