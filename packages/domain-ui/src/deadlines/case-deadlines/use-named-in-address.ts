import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";

/** The deadline that the address of a notice names takes the focus, out of the folded ones too, and so comes into view. */
export const useNamedInAddress = (id: string) => {
  const root = useRef<HTMLLIElement>(null);
  const isNamed = useSearchParams()[0].get("deadline") === id;
  useEffect(() => {
    if (!isNamed) return;
    const folded = root.current?.closest("details");
    if (folded) folded.open = true;
    root.current?.focus();
  }, [isNamed]);
  return root;
};
