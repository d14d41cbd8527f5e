/** Until the returned function is called, closing or reloading the page asks first; a logout, which hides it, does not. */
export const warnOnLeave = () => {
  const warn = (event: BeforeUnloadEvent) => {
    if (!document.documentElement.hidden) event.preventDefault();
  };
  addEventListener("beforeunload", warn);
  return () => removeEventListener("beforeunload", warn);
};
