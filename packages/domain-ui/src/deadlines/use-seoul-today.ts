import { useSyncExternalStore } from "react";
import { seoulDateOf } from "@legal/i18n";

const CLOCK_STEP_MS = 30_000;
const everyStep = (onStep: () => void) => {
  const timer = setInterval(onStep, CLOCK_STEP_MS);
  return () => clearInterval(timer);
};
const today = () => seoulDateOf(new Date());

/** Today in Seoul as `yyyy-MM-dd`; a page left open over midnight moves on by itself. */
export const useSeoulToday = (): string => useSyncExternalStore(everyStep, today, today);
