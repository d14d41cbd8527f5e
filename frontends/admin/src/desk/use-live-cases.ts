import { useEffect, useEffectEvent } from "react";
import { baseApi, realtime, useAppDispatch, useRealtime } from "@legal/web-kit";
import { useUpdateCachedCase } from "../features/cases/case-data/use-update-cached-case.ts";

const COUNTS_DELAY_MS = 400;

/** A case changed by a customer or colleague is updated at once; the counts are fetched once for many changes. */
export const useLiveCases = () => {
  const dispatch = useAppDispatch();
  useRealtime(true);
  const updateCachedCase = useUpdateCachedCase();
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
      realtime.on("room-updated", (room) => {
        updateCachedCase(room);
        scheduleCounts();
      }),
      // Events during an interruption were missed.
      realtime.on("status", (status) => status === "online" && refresh(true)),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [updateCachedCase]);
};
