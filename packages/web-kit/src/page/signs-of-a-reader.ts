/** What tells that somebody is reading, and may soon get to a part further down. */
const SIGNS = ["scroll", "wheel", "pointermove", "pointerdown", "touchstart", "click", "keydown", "focusin"];

/** On the way down: React keeps keys and focus in a part that is not alive yet from coming up again. */
const CAPTURE = { passive: true, capture: true };

/** Somebody may have begun to read before the page came to life. */
const hasBegun = (): boolean =>
  scrollY > 0 || navigator.userActivation?.hasBeenActive || document.activeElement !== document.body;

/** Acts once, at the next sign of a reader; returns what stops waiting for it. */
export const onNextSign = (act: () => void): (() => void) => {
  const stop = () => {
    for (const sign of SIGNS) removeEventListener(sign, actOnce, CAPTURE);
  };
  const actOnce = () => {
    stop();
    act();
  };
  for (const sign of SIGNS) addEventListener(sign, actOnce, CAPTURE);
  return stop;
};

/** The same, but at once when there has been a sign. */
export const onFirstSign = (act: () => void): (() => void) => {
  if (!hasBegun()) return onNextSign(act);
  act();
  return () => undefined;
};
