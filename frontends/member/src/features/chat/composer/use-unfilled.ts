import { useState } from "react";
import { unfilledIn } from "@legal/domain-ui/templates";

/** Stops a draft once while variables of a canned reply are left in it, and names them. */
export const useUnfilled = (draft: string, wanted: boolean) => {
  const [held, setHeld] = useState(false);
  const names = wanted && held ? unfilledIn(draft) : [];
  const mayGo = (): boolean => {
    const goes = !wanted || unfilledIn(draft).length === 0;
    setHeld(!goes);
    return goes;
  };
  return { names, mayGo, release: () => setHeld(false) };
};
