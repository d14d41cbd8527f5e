import { paths, useAppDispatch } from "@legal/web-kit";
import { usePageFocus } from "@legal/web-kit/page-focus";
import { useEffect } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { inboxApi } from "../inbox-api.ts";

/** A reader who looks at a room has read what the inbox says about it. */
export const useReadInRoom = (unread: number) => {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const roomId = matchPath(paths.chat(":id"), pathname)?.params["id"];
  const focused = usePageFocus();
  useEffect(() => {
    if (roomId === undefined || unread === 0 || !focused) return undefined;
    let left = false;
    const read = async () => {
      const asked = inboxApi.endpoints.unreadNotices.initiate(undefined, { forceRefetch: true, subscribe: false });
      const { data = [] } = await dispatch(asked);
      // Newest first.
      const newest = data.find(({ facts }) => facts.roomId === roomId);
      if (newest && !left) await dispatch(inboxApi.endpoints.readNotices.initiate({ upTo: newest.createdAt, roomId }));
    };
    void read();
    return () => {
      left = true;
    };
  }, [roomId, unread, focused, dispatch]);
};
