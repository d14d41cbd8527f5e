import { paths, useAppDispatch } from "@legal/web-kit";
import { usePageFocus } from "@legal/web-kit/page-focus";
import { useEffect } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { inboxApi } from "../inbox-api.ts";

const THINGS = [paths.chat(":id"), paths.document(":id")];

/** What of an address says which screen it is; undefined where a notice would lead to nothing of its own. */
const screenOf = (address: string): string | undefined => {
  const { pathname, searchParams } = new URL(address, globalThis.location.origin);
  if (THINGS.some((pattern) => matchPath(pattern, pathname))) return pathname;
  const tab = searchParams.get("tab");
  return tab === null ? undefined : [pathname, tab, searchParams.get("document")].join(" ");
};

/** A reader who looks at the screen that a notice leads to has read the notice. */
export const useReadWhereShown = (unread: number) => {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const screen = screenOf(pathname + search);
  const focused = usePageFocus();
  useEffect(() => {
    if (screen === undefined || unread === 0 || !focused) return undefined;
    let left = false;
    const read = async () => {
      const asked = inboxApi.endpoints.unreadNotices.initiate(undefined, { forceRefetch: true, subscribe: false });
      const { data = [] } = await dispatch(asked);
      const shown = data.filter(({ path }) => screenOf(path) === screen);
      const [newest] = shown;
      if (!newest || left) return;
      const ids = shown.map(({ id }) => id);
      await dispatch(inboxApi.endpoints.readNotices.initiate({ upTo: newest.createdAt, ids }));
    };
    void read();
    return () => {
      left = true;
    };
  }, [screen, unread, focused, dispatch]);
};
