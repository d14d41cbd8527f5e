import { media } from "@legal/ui";
import { useSyncExternalStore } from "react";

const wide = () => matchMedia(media.wide.replace("@media ", ""));

const onChange = (listener: () => void) => {
  const query = wide();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

/** Whether conversation and panel fit beside each other. */
export const useWideScreen = (): boolean => useSyncExternalStore(onChange, () => wide().matches);
