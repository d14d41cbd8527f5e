const STORAGE_KEY = "scroll-positions";

const restore = (): Map<string, number> => {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]") as [string, number][]);
  } catch {
    return new Map();
  }
};

const positions = restore();
let currentEntry = "";

/** The first entry of every page load has the same key, so the address is part of the name. */
const entryName = (key: string) => `${key} ${location.pathname}${location.search}`;

const arrivedByLink = () => {
  const [load] = performance.getEntriesByType?.("navigation") ?? [];
  return (load as PerformanceNavigationTiming | undefined)?.type === "navigate";
};

const keep = () => {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-50)));
  } catch {
    // Without storage a reload starts at the top.
  }
};

/** Follows the scrolling of each history entry, also over a reload. Call once. */
export const startScrollMemory = () => {
  history.scrollRestoration = "manual";
  if (arrivedByLink()) positions.delete(entryName("default"));
  addEventListener("scroll", () => positions.set(currentEntry, scrollY), { passive: true });
  addEventListener("pagehide", keep);
};

/** From now on the position belongs to this history entry; returns where its reader was. */
export const enterHistoryEntry = (key: string): number => {
  currentEntry = entryName(key);
  return positions.get(currentEntry) ?? 0;
};
