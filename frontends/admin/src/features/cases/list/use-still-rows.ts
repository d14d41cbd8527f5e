import { useLayoutEffect, useRef } from "react";
import type { ChatRoom } from "@legal/contracts";
import type { Virtualizer } from "@tanstack/react-virtual";

/** Keeps the rows in sight where they are on the screen when rows above them go away. */
export const useStillRows = (virtual: Virtualizer<Window, Element>, rooms: readonly ChatRoom[]) => {
  const inSight = useRef<{ id: string; start: number }>(undefined);
  useLayoutEffect(() => {
    const before = inSight.current;
    const now = virtual.measurementsCache[rooms.findIndex(({ id }) => id === before?.id)];
    if (before && now && now.start !== before.start) window.scrollBy(0, now.start - before.start);
  }, [rooms, virtual]);
  useLayoutEffect(() => {
    const first = virtual.getVirtualItems().find(({ end }) => end > (virtual.scrollOffset ?? 0));
    inSight.current = first && { id: String(first.key), start: first.start };
  });
};
