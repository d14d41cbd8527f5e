import { areShortcutsOn } from "@legal/web-kit";
import { useEffect, useEffectEvent } from "react";

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input:not([type=checkbox]), textarea, select"));

/** Where a key of a Latin keyboard is, for layouts that write other letters: ㅓ is on the key of j. */
const KEYS_OF_CODES: Record<string, string> = { Slash: "/", Enter: "Enter", NumpadEnter: "Enter" };

const nameOf = ({ key, code, shiftKey }: KeyboardEvent): string => {
  // Caps Lock alone changes no key.
  if (/^[!-~]$/.test(key)) return shiftKey ? key : key.toLowerCase();
  if (code === "Slash" && shiftKey) return "?";
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? KEYS_OF_CODES[code] ?? key;
};

/** Runs the handler of a pressed key; never while a field has the focus or a dialog is open, nor a letter that is switched off. */
export const useShortcuts = (keys: Record<string, (event: KeyboardEvent) => void>) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[nameOf(event)];
    if (!act || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.key.length === 1 && !areShortcutsOn()) return;
    if (takesText(event.target) || document.querySelector("dialog[open]")) return;
    act(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
};
