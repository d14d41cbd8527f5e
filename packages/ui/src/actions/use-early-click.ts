import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from "react";

/** The buttons pressed so far, noted by a script at the head of a prerendered page. */
const pressed = (): WeakSet<Element> | undefined =>
  (globalThis as { pressedButtons?: WeakSet<Element> }).pressedButtons;

/**
 * Presses a prerendered button once more that was pressed before it came to life, after the render in which its form has
 * taken over what was typed. Give the returned ref to the button.
 */
export const useEarlyClick = (outer?: Ref<HTMLButtonElement>) => {
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  const [missed, setMissed] = useState(false);
  useImperativeHandle(outer, () => button.current as HTMLButtonElement, []);
  // Before the browser can hand over another click: from here on the button handles them itself.
  useLayoutEffect(() => {
    if (button.current && pressed()?.delete(button.current)) wasPressed.current = true;
  }, []);
  useEffect(() => setMissed(wasPressed.current), []);
  useEffect(() => {
    if (missed) button.current?.click();
  }, [missed]);
  return button;
};
