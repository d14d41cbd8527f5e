import { readStored, writeStored } from "./browser-storage.ts";

const KEY = "shortcuts";

/** Whether single letters, digits and signs act as shortcuts in this browser: who dictates needs them off (WCAG 2.1.4). */
export const areShortcutsOn = (): boolean => readStored(KEY) !== "off";

export const setShortcuts = (on: boolean): void => void writeStored(KEY, on ? null : "off");
