import { useEffect, useState, useSyncExternalStore, type RefObject } from "react";

const MARGIN = "300px";

const nothingChanges = () => () => undefined;

/**
 * True from the moment on that the element is about to come into view, or at once when it is `wanted`. Never in the very
 * first rendering: that has to be the one the server made.
 */
export const useNearView = (element: RefObject<HTMLElement | null>, wanted: boolean): boolean => {
  const awake = useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (typeof IntersectionObserver === "undefined" || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near || (awake && wanted);
};
