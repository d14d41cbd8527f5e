/** Local storage that may be blocked or absent (private windows, prerendering): then nothing is remembered. */
const storage = (): Storage | undefined => {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
};

export const readStored = (key: string): string | null => storage()?.getItem(key) ?? null;

/** False where storage is full or forbidden: then it is remembered no longer than the page lasts. */
export const writeStored = (key: string, value: string | null): boolean => {
  try {
    const kept = storage();
    if (value === null) kept?.removeItem(key);
    else kept?.setItem(key, value);
    return kept !== undefined;
  } catch {
    return false;
  }
};

/** Keys in use that start with `prefix`. */
export const storedKeys = (prefix: string): string[] =>
  Object.keys(storage() ?? {}).filter((key) => key.startsWith(prefix));

/** A stored text as the JSON that it should be; another release, or a person, may have left something else there. */
export const parseStored = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? "null") as unknown;
  } catch {
    return undefined;
  }
};
