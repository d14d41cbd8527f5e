import { useEffect, useRef, type RefObject } from "react";

const AHEAD = "240px 0px 0px";

interface SentinelOptions {
  /** What scrolls. */
  root: RefObject<HTMLElement | null>;
  active: boolean;
  onNear: () => void;
}

/** Calls `onNear` when the marked element comes near the visible part of `root`; nothing while `active` is false. */
export const useOlderSentinel = ({ root, active, onNear }: SentinelOptions) => {
  const sentinel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = sentinel.current;
    if (!active || !element) return undefined;
    const options = { root: root.current, rootMargin: AHEAD };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), options);
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, active, onNear]);
  return sentinel;
};
