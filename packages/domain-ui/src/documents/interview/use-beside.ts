import { useSyncExternalStore } from "react";

/** Form and paper beside each other. */
const BESIDE = "(min-width: 1100px)";

const subscribe = (notify: () => void) => {
  const media = matchMedia(BESIDE);
  media.addEventListener("change", notify);
  return () => media.removeEventListener("change", notify);
};

export const useBeside = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(BESIDE).matches,
    () => false,
  );
