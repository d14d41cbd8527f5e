import { useMyRooms } from "@legal/domain-ui/cases";
import { realtime, useRealtime, useSession } from "@legal/web-kit";
import { useEffect } from "react";

/** Many messages in a row ask for the list once. */
const REFETCH_PAUSE_MS = 500;

/** After another person's message, and after a reconnect, which may have missed some. */
const useRefetchOnChange = (userId: string | undefined, refetch: () => unknown) => {
  useEffect(() => {
    if (!userId) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refetchSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(refetch, REFETCH_PAUSE_MS);
    };
    const stops = [
      realtime.on("new-message", ({ senderId }) => senderId !== userId && refetchSoon()),
      realtime.on("status", (status) => status === "online" && refetchSoon()),
      () => clearTimeout(timer),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [userId, refetch]);
};

/** Keeps a signed-in user's rooms live while the caller is on the page: connected and joined. */
export const useLiveRooms = () => {
  const { user } = useSession();
  const { data: rooms, refetch } = useMyRooms();
  useRealtime(user !== null);
  useRefetchOnChange(user?.id, refetch);

  useEffect(() => {
    for (const { id } of rooms ?? []) realtime.join(id);
  }, [rooms]);
};
