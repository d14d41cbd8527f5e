import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";

const never = () => () => undefined;

/** Path, query and hash; undefined while a page is hydrated that was rendered once for many addresses. */
export const useAddress = (): string | undefined => {
  const { pathname, search, hash } = useLocation();
  const address = pathname + search + hash;
  return useSyncExternalStore(
    never,
    () => address,
    () => undefined,
  );
};
