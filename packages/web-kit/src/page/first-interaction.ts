const INTERACTIONS = ["scroll", "wheel", "pointermove", "pointerdown", "touchstart", "click", "keydown", "focusin"];

/** In the capture phase: React keeps keys and focus in a part that is not hydrated yet from bubbling. */
const CAPTURE = { passive: true, capture: true };

/** The reader may have begun before the page was hydrated. */
const hasInteracted = (): boolean =>
  scrollY > 0 || navigator.userActivation?.hasBeenActive || document.activeElement !== document.body;

/** Acts once, at the reader's next interaction; returns what stops waiting for it. */
export const onNextInteraction = (act: () => void): (() => void) => {
  const stop = () => {
    for (const interaction of INTERACTIONS) removeEventListener(interaction, actOnce, CAPTURE);
  };
  const actOnce = () => {
    stop();
    act();
  };
  for (const interaction of INTERACTIONS) addEventListener(interaction, actOnce, CAPTURE);
  return stop;
};

/** The same, but at once when there has been an interaction. */
export const onFirstInteraction = (act: () => void): (() => void) => {
  if (!hasInteracted()) return onNextInteraction(act);
  act();
  return () => undefined;
};
