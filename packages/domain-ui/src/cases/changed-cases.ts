import { CASE_IDS_MAX } from "@legal/contracts/constants";
import { listChatRoomsRoute } from "@legal/contracts/routes";
import { baseApi, callTo, realtime, type AppDispatch } from "@legal/web-kit";

/** Between two calls for all cases that are shown. */
const GAP_MS = 1000;
const RETRY_MS = 3000;

const casesByIdApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    casesById: build.query({
      ...callTo(listChatRoomsRoute, (ids: readonly string[]) => ({ query: { ids: ids.join(",") } })),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Cases by their ids, of which the server records that they were looked at; every screen that shows one has it then. */
export const fetchCases = async (ids: readonly string[], dispatch: AppDispatch) => {
  const fetching = casesByIdApi.endpoints.casesById.initiate(ids, { subscribe: false, forceRefetch: true });
  const { data, error } = await dispatch(fetching);
  if (error) throw error;
  for (const room of data ?? []) realtime.emitLocally("room-updated", room);
  return data ?? [];
};

/** What a hidden page fetches is no look. */
export const untilVisible = async (): Promise<void> => {
  if (document.visibilityState !== "hidden") return;
  const { promise, resolve } = Promise.withResolvers<Event>();
  document.addEventListener("visibilitychange", resolve, { once: true });
  await promise;
};

/** For each list or case that this page shows, whether it has a case. */
const screens = new Set<(id: string) => boolean>();
const isShown = (id: string) => [...screens].some((shows) => shows(id));

const changed = new Set<string>();
let isUnderWay = false;

/** Fetches those that are shown, one call after the other, until nothing is left. */
const fetchChanged = async (dispatch: AppDispatch): Promise<void> => {
  await untilVisible();
  for (const id of changed) if (!isShown(id)) changed.delete(id);
  const ids = [...changed].slice(0, CASE_IDS_MAX);
  let pauseMs = GAP_MS;
  for (const id of ids) changed.delete(id);
  try {
    if (ids.length > 0) await fetchCases(ids, dispatch);
  } catch {
    for (const id of ids) changed.add(id);
    pauseMs = RETRY_MS;
  }
  setTimeout(() => {
    isUnderWay = changed.size > 0;
    if (isUnderWay) void fetchChanged(dispatch);
  }, pauseMs);
};

const fetchSoon = (id: string, dispatch: AppDispatch): void => {
  changed.add(id);
  if (isUnderWay) return;
  isUnderWay = true;
  void fetchChanged(dispatch);
};

/**
 * Has the cases that a screen shows fetched where staff are sent that one changed: the event says nothing of its customer.
 * Returns how to stop.
 */
export const followCases = (shows: (id: string) => boolean, dispatch: AppDispatch): (() => void) => {
  screens.add(shows);
  const stop = realtime.on("case-changed", ({ id }) => shows(id) && fetchSoon(id, dispatch));
  return () => {
    stop();
    screens.delete(shows);
  };
};

/** What changed while a list was on its way may be older in it. */
export const fetchOvertaken = async (list: PromiseLike<unknown>, dispatch: AppDispatch): Promise<void> => {
  const ids = new Set<string>();
  const stop = realtime.on("case-changed", ({ id }) => ids.add(id));
  await Promise.allSettled([list]);
  stop();
  for (const id of ids) if (isShown(id)) fetchSoon(id, dispatch);
};
