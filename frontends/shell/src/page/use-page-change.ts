import { MAIN_ID } from "@legal/web-kit";
import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { enterHistoryEntry } from "./scroll-memory.ts";
import { scrollToPosition } from "./scroll-to-position.ts";
import { whenPresent } from "./when-present.ts";

/** As it stands where it is no valid escape: messengers cut links. */
const decoded = (hash: string): string => {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
};

/** After a navigation: the focus goes to the content, and the view to its top, its anchor, or where the reader was. */
export const usePageChange = () => {
  const { key, pathname, hash } = useLocation();
  const wentBack = useNavigationType() === NavigationType.Pop;
  const lastPathname = useRef(pathname);
  const isArrival = useRef(true);

  useEffect(() => {
    const remembered = enterHistoryEntry(key);
    const arriving = isArrival.current;
    isArrival.current = false;
    // A prerendered page that was scrolled before hydration keeps its position.
    if (arriving && scrollY > 0) return undefined;
    if (hash && !(wentBack && remembered > 0)) {
      return whenPresent(decoded(hash.slice(1)), (element) => element.scrollIntoView());
    }
    if (arriving && remembered === 0) return undefined;
    return scrollToPosition(wentBack ? remembered : 0);
  }, [key, hash, wentBack]);

  useEffect(() => {
    if (lastPathname.current === pathname) return undefined;
    lastPathname.current = pathname;
    return whenPresent(MAIN_ID, (main) => main.focus({ preventScroll: true }));
  }, [pathname]);
};
