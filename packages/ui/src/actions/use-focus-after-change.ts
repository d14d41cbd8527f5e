import { useEffect, useRef } from "react";

/** A ref for what shows other controls at a press: when `mode` changes, the focus goes to the one that `selector` finds, as the pressed one is gone. */
export const useFocusAfterChange = <Root extends HTMLElement>(mode: string | boolean, selector: string) => {
  const root = useRef<Root>(null);
  const before = useRef(mode);
  useEffect(() => {
    if (before.current !== mode) root.current?.querySelector<HTMLElement>(selector)?.focus();
    before.current = mode;
  }, [mode, selector]);
  return root;
};
