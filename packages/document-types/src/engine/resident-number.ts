import type { Field, FieldList } from "./field.ts";

/** The same of a birth date, as papers print it. */
export const birthAsPrinted = (birth: string): string => `${birth.slice(2).replaceAll("-", "")}-*******`;

/** Kinds into which people write what they like. A company's number looks like a resident number and is none. */
export const isFreeText = (question: Field | FieldList): boolean =>
  "field" in question && ["text", "prose", "address"].includes(question.field.kind);
