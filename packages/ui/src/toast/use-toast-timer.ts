import { useEffect, useEffectEvent, useRef, useState } from "react";
import { TOAST_DURATION_MS } from "./toast-timing.ts";

/** Runs down the display time; while paused it keeps what is left, so that no toast is lost while reading it. */
export const useToastTimer = (onElapsed: () => void) => {
  const [paused, setPaused] = useState(false);
  const left = useRef(TOAST_DURATION_MS);
  const elapse = useEffectEvent(onElapsed);

  useEffect(() => {
    if (paused) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => elapse(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - startedAt));
    };
  }, [paused]);

  return { pause: () => setPaused(true), resume: () => setPaused(false) };
};
