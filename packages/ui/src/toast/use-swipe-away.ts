import { useRef, useState, type PointerEvent } from "react";
import { TOAST_SWIPE_THRESHOLD_PX } from "./toast-timing.ts";

/** Follows a swipe to the right and calls `onAway` when it ends past the threshold. */
export const useSwipeAway = (onAway: () => void) => {
  const startX = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      startX.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (startX.current !== null) setOffset(Math.max(0, event.clientX - startX.current));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const distance = startX.current === null ? 0 : event.clientX - startX.current;
      startX.current = null;
      setOffset(0);
      if (distance >= TOAST_SWIPE_THRESHOLD_PX) onAway();
    },
    onPointerCancel: () => {
      startX.current = null;
      setOffset(0);
    },
  };
  return { offset, handlers };
};
