import { z } from "zod";

/** A value that may be another one tomorrow: ask for it each time. */
export type Current<T> = () => T;

/** A key by its id, which does not reveal it, and whether it makes signatures or is only accepted. */
export interface KeyInUse {
  id: string;
  use: "signs" | "accepted";
}

interface ReloadedField {
  keys: () => readonly KeyInUse[];
  /** Takes another text, or leaves everything as it is and says why. Undefined where nothing changed. */
  take: (text: string) => { problems: string[] } | undefined;
}

const fields = new WeakMap<object, ReloadedField>();

export const reloadedFieldOf = (value: unknown): ReloadedField | undefined =>
  typeof value === "function" ? fields.get(value) : undefined;

/** A config field with keys. Where its file (`NAME_FILE`) changes, the process takes the new ones while it runs. */
export const reloadedField = <T>(schema: z.ZodType<T, string>, keysOf: (value: T) => readonly KeyInUse[]) =>
  z.string().transform((first, context): Current<T> => {
    const parsed = schema.safeParse(first);
    if (!parsed.success) {
      for (const { message } of parsed.error.issues) context.addIssue({ code: "custom", message });
      return z.NEVER;
    }
    let text = first;
    let value = parsed.data;
    const current = () => value;
    const take = (next: string) => {
      if (next === text) return undefined;
      text = next;
      const { success, data, error } = schema.safeParse(next);
      if (!success) return { problems: error.issues.map(({ message }) => message) };
      value = data;
      return { problems: [] };
    };
    fields.set(current, { keys: () => keysOf(value), take });
    return current;
  });

/** What is computed from a value once, and again when the value changes. */
export const computedFrom = <T, R>(current: Current<T>, compute: (value: T) => R): Current<R> => {
  let known: { value: T; result: R } | undefined;
  return () => {
    const value = current();
    if (known?.value !== value) known = { value, result: compute(value) };
    return known.result;
  };
};
