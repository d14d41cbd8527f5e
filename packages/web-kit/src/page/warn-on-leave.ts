const warn = (event: BeforeUnloadEvent) => {
  if (!document.documentElement.hidden) event.preventDefault();
};

let reasons = 0;

/** Until the returned function is called, closing or reloading the page asks first; a logout, which hides it, does not. */
export const warnOnLeave = (): (() => void) => {
  reasons += 1;
  addEventListener("beforeunload", warn);
  return () => {
    reasons -= 1;
    if (reasons === 0) removeEventListener("beforeunload", warn);
  };
};

/** One reason that comes and goes: call it with whether leaving would lose something now. */
export const createLeaveWarning = () => {
  let end: (() => void) | undefined;
  return (wouldLose: boolean): void => {
    if (wouldLose) end ??= warnOnLeave();
    else {
      end?.();
      end = undefined;
    }
  };
};
