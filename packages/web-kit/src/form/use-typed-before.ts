import { useEffect, useEffectEvent } from "react";

const typedInto = (id: string): string => {
  const control = document.getElementById(id);
  return control && "value" in control ? String(control.value) : "";
};

/** Takes over what was typed into a prerendered form before hydration: until then only the DOM has it. */
export const useTypedBefore = (
  initial: Record<string, string>,
  fieldId: (name: string) => string,
  setValue: (name: string, value: string) => void,
): void => {
  const take = useEffectEvent(() => {
    for (const name of Object.keys(initial)) {
      const typed = typedInto(fieldId(name));
      if (typed && typed !== initial[name]) setValue(name, typed);
    }
  });
  useEffect(() => take(), []);
};
