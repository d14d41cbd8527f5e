import { useEffect, useEffectEvent } from "react";
import { baseApi, realtime, useAppDispatch, useRealtime } from "@legal/web-kit";

const COUNTS_DELAY_MS = 400;

/** Connects the desk; the counts are fetched once for many changes of cases. */
export const useLiveCases = () => {
  const dispatch = useAppDispatch();
  useRealtime(true);
  const refresh = useEffectEvent((everything: boolean) =>
    dispatch(baseApi.util.invalidateTags(everything ? ["ChatRoom", "CaseCounts"] : ["CaseCounts"])),
  );
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const scheduleCounts = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        refresh(false);
      }, COUNTS_DELAY_MS);
    };
    const stops = [
      realtime.on("room-updated", scheduleCounts),
      realtime.on("case-changed", scheduleCounts),
      // Events during an interruption were missed.
      realtime.on("status", (status) => status === "online" && refresh(true)),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, []);
};
