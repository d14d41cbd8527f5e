import { useLayoutEffect, useRef } from "react";

const MARGIN_PX = 8;

/** A ref for what opens beside its button: where it would leave the page to a side, it moves back in; below, the page scrolls. */
export const useKeptInPage = <Element extends HTMLElement>(open: boolean) => {
  const ref = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!open || !element) return;
    const { left, right } = element.getBoundingClientRect();
    const room = document.documentElement.clientWidth - MARGIN_PX - right;
    const shift = left < MARGIN_PX ? MARGIN_PX - left : Math.min(0, room);
    element.style.translate = `${shift}px`;
    element.style.scrollMarginBlock = `${MARGIN_PX}px`;
    element.scrollIntoView?.({ block: "nearest" });
  }, [open]);
  return ref;
};
