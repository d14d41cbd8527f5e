import { useEffect, useEffectEvent } from "react";
import { baseApi, realtime, useAppDispatch, useRealtime } from "@legal/web-kit";

const GATHER_MS = 400;

/** Lists and counts follow what customers and colleagues do; many changes in a moment are asked for once. */
export const useLiveCases = () => {
  const dispatch = useAppDispatch();
  useRealtime(true);
  const refresh = useEffectEvent(() => dispatch(baseApi.util.invalidateTags(["ChatRoom", "CaseCounts"])));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const gather = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        refresh();
      }, GATHER_MS);
    };
    // What happened while the connection was away was not heard.
    const stops = [
      realtime.on("room-updated", gather),
      realtime.on("status", (status) => status === "online" && gather()),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, []);
};
