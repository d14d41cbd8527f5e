import { useEffect, useRef } from "react";
import type { ChatRoom } from "@legal/contracts";
import type { useActiveCase } from "./use-active-case.ts";

interface RowFocusOptions {
  rooms: readonly ChatRoom[];
  /** Those in the page. */
  rows: readonly { index: number }[];
  activeCase: ReturnType<typeof useActiveCase>;
  onStep: (index: number) => void;
}

/** Moves the focus to the case that the keys act upon; gives the step to another one. */
export const useRowFocus = ({ rooms, rows, activeCase, onStep }: RowFocusOptions) => {
  const { activeId, setActiveId, isBack } = activeCase;
  const active = rooms.findIndex(({ id }) => id === activeId);
  // A click into a case keeps the focus where it is.
  const followsKeys = useRef(isBack);
  const isRendered = rows.some(({ index }) => index === active);
  useEffect(() => {
    // Back from a room, its case may come with a later page, and is rendered once the window has been measured.
    if (!isRendered) return;
    if (activeId && followsKeys.current) document.getElementById(`case-${activeId}`)?.focus({ preventScroll: true });
    followsKeys.current = false;
  }, [activeId, isRendered]);
  // The row that had the focus went away with it: the one in its place takes it.
  const place = useRef<number>(undefined);
  useEffect(() => {
    if (active >= 0) place.current = active;
    else if (place.current !== undefined && activeId && document.activeElement === document.body) {
      followsKeys.current = true;
      setActiveId(rooms[Math.min(place.current, rooms.length - 1)]?.id);
    }
  }, [active, activeId, rooms, setActiveId]);

  return (index: number) => {
    const room = rooms[index];
    if (!room) return;
    followsKeys.current = true;
    setActiveId(room.id);
    onStep(index);
  };
};
