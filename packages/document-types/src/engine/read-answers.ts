import type { CalendarDate } from "@legal/legal-rules";
import type { Answers } from "./answers.ts";

/** Readers of answers that are valid by their form. What is missing is empty, null or false. */
export const textAt = (answers: Answers, path: string): string => {
  const value = answers[path];
  return typeof value === "string" ? value.trim() : "";
};

export const dateAt = (answers: Answers, path: string): CalendarDate | null => textAt(answers, path) || null;

export const numberAt = (answers: Answers, path: string): number | null => {
  const value = answers[path];
  return typeof value === "number" ? value : null;
};

export const isTrueAt = (answers: Answers, path: string): boolean => answers[path] === true;

export const addressAt = (answers: Answers, path: string): { postcode: string; line: string } | null => {
  const value = answers[path];
  return typeof value === "object" && "line" in value ? value : null;
};

export const sentencesAt = (answers: Answers, path: string): readonly string[] | null => {
  const value = answers[path];
  return Array.isArray(value) ? (value as readonly string[]) : null;
};

/** Conditions on what is read: whether it is there, and one of some values. */
export const isOneOfBy =
  <Value>(read: (answers: Answers) => Value | null) =>
  (...values: readonly Value[]) =>
  (answers: Answers): boolean => {
    const value = read(answers);
    return value !== null && values.includes(value);
  };

/** Paths of a list's items: `debtors.k3`. */
export const itemsAt = (answers: Answers, path: string): readonly string[] =>
  (sentencesAt(answers, path) ?? []).map((id) => `${path}.${id}`);
