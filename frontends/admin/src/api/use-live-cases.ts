import type { ChangedCase } from "@legal/contracts";
import { newerRoom, untilVisible } from "@legal/domain-ui/cases";
import { useEffect, useEffectEvent } from "react";
import { baseApi, realtime, useAppDispatch, useRealtime } from "@legal/web-kit";

const REFRESH_DELAY_MS = 400;

/** Connects the desk; the counts are fetched once for many changes of cases, and the lists once for many interruptions. */
export const useLiveCases = () => {
  const dispatch = useAppDispatch();
  useRealtime(true);
  const refresh = useEffectEvent((everything: boolean) =>
    dispatch(baseApi.util.invalidateTags(everything ? ["ChatRoom", "CaseCounts"] : ["CaseCounts"])),
  );
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasMissed = false;
    const refreshSoon = () => {
      timer ??= setTimeout(async () => {
        await untilVisible();
        timer = undefined;
        refresh(hasMissed);
        hasMissed = false;
      }, REFRESH_DELAY_MS);
    };
    const counted = new Map<string, ChangedCase>();
    const stops = [
      realtime.on("case-changed", (change) => {
        counted.set(change.id, change);
        refreshSoon();
      }),
      // For one release: case-chat of the one before sends whole cases instead, also after a rollback. A case as it was
      // fetched for its change is no further one.
      realtime.on("room-updated", (room) => {
        const known = counted.get(room.id);
        if (!known || newerRoom<ChangedCase>(room, known) !== known) refreshSoon();
      }),
      realtime.on("status", (status) => {
        if (status !== "online") return;
        hasMissed = true;
        refreshSoon();
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, []);
};
