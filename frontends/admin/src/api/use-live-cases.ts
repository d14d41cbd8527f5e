import type { ChangedCase } from "@legal/contracts";
import { newerRoom, untilVisible } from "@legal/domain-ui/cases";
import { useEffect, useEffectEvent } from "react";
import { baseApi, realtime, useAppDispatch, useRealtime } from "@legal/web-kit";

const REFRESH_DELAY_MS = 400;
/** Of so many cases the desk remembers the newest change; one more count for an older one does no harm. */
const REMEMBERED = 500;

const createRecentChanges = () => {
  const changes = new Map<string, ChangedCase>();
  return {
    add: (change: ChangedCase): void => {
      changes.delete(change.id);
      changes.set(change.id, change);
      const [oldest] = changes.keys();
      if (changes.size > REMEMBERED && oldest !== undefined) changes.delete(oldest);
    },
    isKnown: (room: ChangedCase): boolean => {
      const known = changes.get(room.id);
      return known !== undefined && newerRoom(room, known) === known;
    },
  };
};

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
    const counted = createRecentChanges();
    const stops = [
      realtime.on("case-changed", (change) => {
        counted.add(change);
        refreshSoon();
      }),
      // For one release: case-chat of the one before sends whole cases instead, also after a rollback. A case as it was
      // fetched for its change is no further one.
      realtime.on("room-updated", (room) => counted.isKnown(room) || refreshSoon()),
      realtime.on("rooms-deleted", refreshSoon),
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
