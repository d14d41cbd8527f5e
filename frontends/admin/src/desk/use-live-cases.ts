import { useEffect, useEffectEvent } from "react";
import { baseApi, realtime, useAppDispatch, useRealtime } from "@legal/web-kit";
import { useUpdateCachedCase } from "../features/cases/case-data/use-update-cached-case.ts";

const GATHER_MS = 400;

/** A case that a customer or colleague changed takes its place at once; the counts are asked for once for many changes. */
export const useLiveCases = () => {
  const dispatch = useAppDispatch();
  useRealtime(true);
  const updateCachedCase = useUpdateCachedCase();
  const refresh = useEffectEvent((everything: boolean) =>
    dispatch(baseApi.util.invalidateTags(everything ? ["ChatRoom", "CaseCounts"] : ["CaseCounts"])),
  );
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const countSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        refresh(false);
      }, GATHER_MS);
    };
    const stops = [
      realtime.on("room-updated", (room) => {
        updateCachedCase(room);
        countSoon();
      }),
      // What happened while the connection was away was not heard.
      realtime.on("status", (status) => status === "online" && refresh(true)),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [updateCachedCase]);
};
