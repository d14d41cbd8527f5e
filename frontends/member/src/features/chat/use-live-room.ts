import { followCases, useRoomQuery } from "@legal/domain-ui/cases";
import { useEffect } from "react";
import { realtime, useAppDispatch } from "@legal/web-kit";
import { usePageFocus } from "@legal/web-kit/page-focus";

const REFETCH_MS = 30_000;

const ROOM_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Words of the same address as rooms' are no rooms. */
export const isRoomId = (id: string): boolean => ROOM_ID.test(id);

/**
 * One room, asked for when it is opened, after each reconnect and from time to time while it is looked at: what happened
 * in between, or between two servers that had lost each other, was not received here.
 */
export const useLiveRoom = (roomId: string) => {
  const skip = !isRoomId(roomId);
  const pollingInterval = usePageFocus() ? REFETCH_MS : 0;
  const dispatch = useAppDispatch();
  const query = useRoomQuery(roomId, { skip, pollingInterval, refetchOnMountOrArgChange: true });
  const { refetch } = query;
  useEffect(
    () => (skip ? undefined : realtime.on("status", (status) => status === "online" && void refetch())),
    [skip, refetch],
  );
  useEffect(() => followCases((id) => id === roomId, dispatch), [roomId, dispatch]);
  return query;
};
