import type { EventContract } from "@legal/contracts";
import type { z } from "zod";

interface ReadPayload<T> {
  payload: T;
  /** It has a value that only another release knows. */
  hasUnknownValue: boolean;
}

/** Whether all that is wrong is a text where this release lists the texts that it knows: a later one lists more. */
const isOfAnotherRelease = ({ issues }: z.ZodError): boolean =>
  issues.every(({ code, input }) => code === "invalid_value" && typeof input === "string");

/** Checks a payload by its event's schema; throws when more is wrong than a value of another release. */
export const readPayload = <T>({ schema }: EventContract<T>, raw: unknown): ReadPayload<T> => {
  const { data, error } = schema.safeParse(raw, { reportInput: true });
  if (!error) return { payload: data, hasUnknownValue: false };
  if (isOfAnotherRelease(error)) return { payload: raw as T, hasUnknownValue: true };
  throw error;
};
