import { areShortcutsOn } from "@legal/web-kit";
import { useEffect, useEffectEvent } from "react";

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input:not([type=checkbox], [type=radio]), textarea, select"));

/** Where a key of a Latin keyboard is, for layouts that write other letters: ㅓ is on the key of j. */
const KEYS_OF_CODES: Record<string, string> = { Slash: "/", Enter: "Enter", NumpadEnter: "Enter" };

const nameOf = ({ key, code, shiftKey }: KeyboardEvent): string => {
  // Caps Lock alone changes no key.
  if (/^[!-~]$/.test(key)) return shiftKey ? key : key.toLowerCase();
  if (code === "Slash" && shiftKey) return "?";
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? KEYS_OF_CODES[code] ?? key;
};

/**
 * Runs the handler of a pressed key; never one that an open menu has taken, or while a field has the focus or a dialog is
 * open, nor a letter that is switched off.
 */
export const useShortcuts = (keys: Readonly<Record<string, (event: KeyboardEvent) => void>>): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[nameOf(event)];
    if (!act || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const isCharacter = event.key.length === 1;
    if (isCharacter && !areShortcutsOn()) return;
    if (takesText(event.target) || document.querySelector("dialog[open]")) return;
    // It is not to be written into the field that it leads to.
    if (isCharacter) event.preventDefault();
    act(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
};
