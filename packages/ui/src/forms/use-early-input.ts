import { useEffect, useEffectEvent, useRef, type RefObject } from "react";

/**
 * Takes over what was typed into a prerendered control, or chosen in it, before hydration: until then only the DOM has
 * it. Give the returned ref to the control of that `value`.
 */
export const useEarlyInput = <Control extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  onEarly: (value: string) => void,
): RefObject<Control | null> => {
  const control = useRef<Control>(null);
  const takeOver = useEffectEvent(() => {
    const early = control.current?.value ?? value;
    if (early !== value) onEarly(early);
  });
  useEffect(() => takeOver(), []);
  return control;
};
