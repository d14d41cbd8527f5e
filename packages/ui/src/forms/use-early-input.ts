import { useEffect, useEffectEvent, useRef, type RefObject } from "react";

interface EarlyInput {
  control: Element | null;
  /** What React has of it. */
  value: string;
  onEarly: (value: string) => void;
}

/**
 * Takes over what was typed into prerendered controls, or chosen in them, before hydration: until then only the DOM has
 * it. `inputs` is called once, when the controls are there.
 */
export const useEarlyInputs = (inputs: () => readonly EarlyInput[]): void => {
  const takeOver = useEffectEvent(() => {
    for (const { control, value, onEarly } of inputs()) {
      const early = control && "value" in control ? String(control.value) : value;
      if (early !== value) onEarly(early);
    }
  });
  useEffect(() => takeOver(), []);
};

/** The same for one control: give the returned ref to the control of that `value`. */
export const useEarlyInput = <Control extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  onEarly: (value: string) => void,
): RefObject<Control | null> => {
  const control = useRef<Control>(null);
  useEarlyInputs(() => [{ control: control.current, value, onEarly }]);
  return control;
};
