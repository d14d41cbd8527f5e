const warn = (event: BeforeUnloadEvent) => {
  if (!document.documentElement.hidden) event.preventDefault();
};

let reasons = 0;

/** Until the returned function is called, closing or reloading the page asks first; a logout, which hides it, does not. */
export const warnOnLeave = () => {
  reasons += 1;
  addEventListener("beforeunload", warn);
  return () => {
    reasons -= 1;
    if (reasons === 0) removeEventListener("beforeunload", warn);
  };
};
