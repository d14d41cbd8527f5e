import { areShortcutsOn } from "@legal/web-kit";
import { useEffect, useEffectEvent } from "react";

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input:not([type=checkbox], [type=radio]), textarea, select");

/** Runs what a key does, by its place on the keyboard; never while a text is written, a dialog is open or the reader has switched them off. */
export const useKeys = (keys: Readonly<Record<string, () => void>>) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { code, target, ctrlKey, metaKey, altKey, isComposing } = event;
    const run = keys[code];
    if (!run || event.defaultPrevented || ctrlKey || metaKey || altKey || isComposing || takesText(target)) return;
    if (!areShortcutsOn() || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
};
