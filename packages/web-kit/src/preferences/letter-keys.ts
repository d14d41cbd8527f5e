import { readStored, writeStored } from "./browser-storage.ts";

const KEY = "letter-keys";

/** Whether single letters, digits and signs act as shortcuts in this browser: who dictates needs them off (WCAG 2.1.4). */
export const areLetterKeysOn = (): boolean => readStored(KEY) !== "off";

export const setLetterKeys = (on: boolean): void => writeStored(KEY, on ? null : "off");
