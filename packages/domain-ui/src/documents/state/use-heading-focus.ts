import { useEffect, useRef } from "react";

/** Where one screen takes the place of another below this element, its heading takes the focus, which brings it into sight. */
export const useHeadingFocus = <E extends HTMLElement>(screen: unknown) => {
  const root = useRef<E>(null);
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    root.current?.querySelector<HTMLElement>("h1[tabindex], h2[tabindex]")?.focus();
  }, [screen]);
  return root;
};
