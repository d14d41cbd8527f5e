import { useEffect, useEffectEvent, useState, type KeyboardEvent, type RefObject } from "react";
import { useTypeahead } from "./use-typeahead.ts";

interface MenuElements {
  root: RefObject<HTMLElement | null>;
  trigger: RefObject<HTMLElement | null>;
}

const wrap = (index: number, length: number) => (index + length) % length;

const itemOfKey = (key: string, index: number, length: number): number | undefined => {
  if (key === "ArrowDown") return wrap(index + 1, length);
  if (key === "ArrowUp") return wrap(index - 1, length);
  if (key === "Home") return 0;
  return key === "End" ? length - 1 : undefined;
};

const useCloseOutside = ({ root }: MenuElements, open: boolean, close: () => void) => {
  const closeIfOutside = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !root.current?.contains(event.target)) close();
  });
  useEffect(() => {
    if (!open) return undefined;
    const handlePointerDown = (event: PointerEvent) => closeIfOutside(event);
    document.addEventListener("pointerdown", handlePointerDown);
    return () => document.removeEventListener("pointerdown", handlePointerDown);
  }, [open]);
};

/** Open state, focus and keys of a menu button (WAI-ARIA menu button pattern). */
export const useMenu = (elements: MenuElements, labels: readonly string[], startAt: number) => {
  const { root, trigger } = elements;
  const [open, setOpen] = useState(false);
  const search = useTypeahead();

  const focusItem = (index: number) =>
    root.current?.querySelectorAll<HTMLElement>("[role^='menuitem']")[index]?.focus();
  const focusFirst = useEffectEvent(() => focusItem(Math.max(startAt, 0)));
  const closeToTrigger = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  useCloseOutside(elements, open, () => setOpen(false));
  useEffect(() => {
    if (open) focusFirst();
  }, [open]);

  const focusTyped = (character: string) => {
    const text = search(character);
    const found = labels.findIndex((label) => label.toLocaleLowerCase().startsWith(text));
    if (found >= 0) focusItem(found);
  };

  const handleItemKey = (event: KeyboardEvent, index: number) => {
    if (event.key === "Tab") return setOpen(false);
    if (event.key === "Escape") return closeToTrigger();
    const target = itemOfKey(event.key, index, labels.length);
    const isTyped = target === undefined && event.key.length === 1 && event.key !== " ";
    if (target === undefined && !isTyped) return undefined;
    // Not a shortcut of the page's either.
    event.preventDefault();
    return target === undefined ? focusTyped(event.key) : focusItem(target);
  };

  const handleTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setOpen(true);
  };

  return { open, toggle: () => setOpen(!open), closeToTrigger, handleItemKey, handleTriggerKey };
};
