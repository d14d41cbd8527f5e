import { useEffect, useState, useSyncExternalStore, type RefObject } from "react";

const MARGIN = "300px";

const noSubscription = () => () => undefined;

/**
 * True once the element is about to scroll into view, or at once when it was ever `wanted`. Never in the first rendering, which
 * must match the prerendered page.
 */
export const useNearView = (element: RefObject<HTMLElement | null>, wanted: boolean): boolean => {
  const hydrated = useSyncExternalStore(
    noSubscription,
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
  if (hydrated && wanted && !near) setNear(true);
  return near;
};
