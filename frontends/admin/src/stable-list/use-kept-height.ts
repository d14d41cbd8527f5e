import { useLayoutEffect, useRef } from "react";

/** A card that is leaving its list stays as high as it was, whatever goes from it: the rows below stay where they are. */
export const useKeptHeight = <E extends HTMLElement = HTMLDivElement>(isLeaving: boolean) => {
  const card = useRef<E>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    if (!card.current) return;
    card.current.style.minHeight = isLeaving ? `${height.current}px` : "";
    if (!isLeaving) height.current = card.current.offsetHeight;
  });
  return card;
};
