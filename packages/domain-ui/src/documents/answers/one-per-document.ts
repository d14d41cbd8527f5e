import type { AppStore } from "@legal/web-kit";

/** One for a person, document and page: it goes on sending when its screen is left. */
export const onePerDocument = <T>(create: (store: AppStore, userId: string, id: string) => T) => {
  const all = new WeakMap<AppStore, Map<string, T>>();
  return (store: AppStore, userId: string, id: string): T => {
    const known = all.get(store) ?? new Map<string, T>();
    all.set(store, known);
    const key = `${userId} ${id}`;
    const one = known.get(key) ?? create(store, userId, id);
    known.set(key, one);
    return one;
  };
};
