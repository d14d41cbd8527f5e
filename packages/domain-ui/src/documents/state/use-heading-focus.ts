import { useEffect, useRef } from "react";

/** Where one screen takes the place of another below this element, its heading has the focus and comes into sight. */
export const useHeadingFocus = <E extends HTMLElement>(screen: unknown) => {
  const root = useRef<E>(null);
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    const heading = root.current?.querySelector<HTMLElement>("h1[tabindex], h2[tabindex]");
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: "center" });
  }, [screen]);
  return root;
};
