import { useEffect, useRef, useState } from "react";

export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;

/** When any tooltip closed last: moving on to a neighbour soon after opens that one at once. */
let lastClosedAt = -Infinity;

export const useTooltip = () => {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (delay = TOOLTIP_DELAY_MS) => {
    clearTimeout(timer.current);
    const wait = Date.now() - lastClosedAt < TOOLTIP_SKIP_DELAY_MS ? 0 : delay;
    timer.current = setTimeout(() => setOpen(true), wait);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (open) lastClosedAt = Date.now();
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return { open, show, hide };
};
