import { useEffect, useState } from "react";
import type { Colleague } from "@legal/contracts";
import { realtime } from "@legal/web-kit";

/** Which other staff have the case open; unknown while the connection is down. */
export const useColleagues = (roomId: string): Colleague[] => {
  const [colleagues, setColleagues] = useState<Colleague[]>([]);
  useEffect(() => {
    const stops = [
      realtime.on("colleagues-present", (news) => news.chatRoomId === roomId && setColleagues(news.colleagues)),
      realtime.on("status", (status) => status !== "online" && setColleagues([])),
      realtime.attend(roomId),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [roomId]);
  return colleagues;
};
