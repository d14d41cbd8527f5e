import { z } from "zod";
import { isVisible, plainText } from "./plain-text.ts";

/** A text for people to read: it must say something. The keys name what to answer when it says nothing or too much. */
export const requiredText = (max: number, keys: { required: string; max: string }) =>
  z.string(keys.required).transform(plainText).pipe(z.string().max(max, keys.max).refine(isVisible, keys.required));

/** A text that may say nothing: then it is empty. */
export const optionalText = (max: number, key: string) =>
  z
    .string()
    .transform((text) => (isVisible(text) ? plainText(text) : ""))
    .pipe(z.string().max(max, key));
