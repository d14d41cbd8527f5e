import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from "react";

/** The buttons pressed so far, noted by a script at the head of a prerendered page. */
const pressed = (): WeakSet<Element> | undefined =>
  (globalThis as { pressedButtons?: WeakSet<Element> }).pressedButtons;

/** Hydrated within the click itself, a button still gets it; a click on another brings it no press. */
const isClickOn = (button: Element, event: Event | undefined): boolean =>
  event?.type === "click" && event.target instanceof Node && button.contains(event.target);

/**
 * Repeats a click on a prerendered button that came before hydration, after the render in which its form has taken over
 * typed text. Give the returned ref to the button.
 */
export const useEarlyClick = (outer?: Ref<HTMLButtonElement>) => {
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  const [missed, setMissed] = useState(false);
  useImperativeHandle(outer, () => button.current as HTMLButtonElement, []);
  // Before the browser can hand over another click: from here on the button handles them itself.
  useLayoutEffect(() => {
    if (!button.current || !pressed()?.delete(button.current)) return;
    wasPressed.current = !isClickOn(button.current, globalThis.event);
  }, []);
  useEffect(() => setMissed(wasPressed.current), []);
  useEffect(() => {
    if (missed) button.current?.click();
  }, [missed]);
  return button;
};
