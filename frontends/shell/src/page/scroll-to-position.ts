const PATIENCE_MS = 1500;

/** The reader moves by themselves. */
const OWN_MOVES = ["wheel", "touchstart", "keydown", "pointerdown"] as const;

/** Scrolls down to `top`, waiting for content that makes the page tall enough: a moment, again each time it grows. */
export const scrollToPosition = (top: number): (() => void) => {
  const hasArrived = () => {
    scrollTo(0, top);
    return Math.abs(scrollY - top) <= 1;
  };
  if (hasArrived()) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let height = 0;
  const observer = new ResizeObserver(() => {
    if (hasArrived()) return end();
    if (document.body.scrollHeight <= height) return undefined;
    return waitOn();
  });
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const move of OWN_MOVES) removeEventListener(move, end);
  };
  const waitOn = () => {
    height = document.body.scrollHeight;
    clearTimeout(timer);
    timer = setTimeout(end, PATIENCE_MS);
  };
  for (const move of OWN_MOVES) addEventListener(move, end, { passive: true });
  observer.observe(document.body);
  waitOn();
  return end;
};
