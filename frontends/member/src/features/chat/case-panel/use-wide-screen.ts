import { media } from "@legal/ui";
import { useSyncExternalStore } from "react";

const wide = () => matchMedia(media.wide.replace("@media ", ""));

const onChange = (tell: () => void) => {
  const query = wide();
  query.addEventListener("change", tell);
  return () => query.removeEventListener("change", tell);
};

/** Whether conversation and panel fit beside each other. */
export const useWideScreen = (): boolean => useSyncExternalStore(onChange, () => wide().matches);
