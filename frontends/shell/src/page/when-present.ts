/** Calls back with the element of an id as soon as it is on the page; gives up after `timeoutMs`, or when the returned function is called. */
export const whenPresent = (id: string, found: (element: HTMLElement) => void, timeoutMs = 5000): (() => void) => {
  const present = document.getElementById(id);
  if (present) {
    found(present);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const element = document.getElementById(id);
    if (!element) return;
    stop();
    found(element);
  });
  const timer = setTimeout(() => observer.disconnect(), timeoutMs);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
};
