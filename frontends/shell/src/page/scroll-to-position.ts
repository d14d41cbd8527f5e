const PATIENCE_MS = 1500;

/** Scrolls down to `top`, waiting a moment for content that makes the page tall enough. */
export const scrollToPosition = (top: number): (() => void) => {
  scrollTo(0, top);
  if (Math.abs(scrollY - top) <= 1) return () => undefined;
  const observer = new ResizeObserver(() => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) <= 1) observer.disconnect();
  });
  observer.observe(document.body);
  const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
};
