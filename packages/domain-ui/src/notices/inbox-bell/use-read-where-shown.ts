import { paths, useAppDispatch } from "@legal/web-kit";
import { usePageFocus } from "@legal/web-kit/page-focus";
import { useEffect } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { inboxApi } from "../inbox-api.ts";

const THINGS = [paths.chat(":id"), paths.document(":id")];

/** What says which thing of a page an address shows. */
const PARTS = ["tab", "document", "note", "deadline"];

/** What of an address says which screen it is; undefined where a notice would lead to nothing of its own. */
const screenOf = (address: string): string | undefined => {
  const { pathname, searchParams } = new URL(address, globalThis.location.origin);
  const parts = PARTS.flatMap((name) => (searchParams.has(name) ? `${name}=${searchParams.get(name)}` : []));
  const isOwn = parts.length > 0 || THINGS.some((pattern) => matchPath(pattern, pathname));
  return isOwn ? [pathname, ...parts].join(" ") : undefined;
};

/** A room shows its messages by itself, a note or a deadline where the address names it. */
const isShownOn = (screen: string, path: string): boolean => {
  const shown = screen.split(" ");
  return (
    screenOf(path)
      ?.split(" ")
      .every((part) => shown.includes(part)) ?? false
  );
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
      const shown = data.filter(({ path }) => isShownOn(screen, path));
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
