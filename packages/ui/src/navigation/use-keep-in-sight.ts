import { useEffect, useRef } from "react";

/** Scrolls a row sideways until its `aria-current` or selected entry is in the middle, whenever `current` changes; the page stays where it is. */
export const useKeepInSight = <Row extends HTMLElement>(current: string | undefined) => {
  const row = useRef<Row>(null);
  useEffect(() => {
    const entry = row.current?.querySelector('[aria-current], [aria-selected="true"]');
    if (current === undefined || !row.current || !entry) return;
    const [around, own] = [row.current.getBoundingClientRect(), entry.getBoundingClientRect()];
    row.current.scrollBy?.({ left: own.left - around.left - (around.width - own.width) / 2 });
  }, [current]);
  return row;
};
