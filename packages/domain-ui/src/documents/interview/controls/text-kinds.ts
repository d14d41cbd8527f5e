import type { ComponentPropsWithRef } from "react";
import type { AnswerValue, FieldKind } from "@legal/document-types";
import { readWon } from "@legal/i18n";
import type { Typed } from "../../answers/typed-answer.ts";

type InputHints = Pick<
  ComponentPropsWithRef<"input">,
  "type" | "inputMode" | "placeholder" | "maxLength" | "spellCheck"
>;

const NUMBER_LENGTH_MAX = 20;

/** How the keyboard and the browser help with each kind of a short answer. */
export const hintsOf = (field: FieldKind): InputHints => {
  switch (field.kind) {
    case "date":
      return { type: "date" };
    case "money":
    case "integer":
      return { inputMode: "numeric", maxLength: NUMBER_LENGTH_MAX };
    case "percent":
      return { inputMode: "decimal", maxLength: 6 };
    case "phone":
      return { type: "tel", inputMode: "tel", maxLength: NUMBER_LENGTH_MAX };
    case "email":
      return { type: "email", inputMode: "email", maxLength: 254 };
    case "case-number":
      return { placeholder: "2026차전123", maxLength: NUMBER_LENGTH_MAX, spellCheck: false };
    case "corporation-number":
      return { inputMode: "numeric", placeholder: "110111-1234569", maxLength: 14 };
    case "text":
      return { maxLength: field.maxLength };
    default:
      return {};
  }
};

const grouped = new Intl.NumberFormat("ko-KR");

/** As the control shows it. */
export const shownOf = (field: FieldKind, value: AnswerValue | undefined): string => {
  if (value === undefined) return "";
  if (field.kind === "money" && typeof value === "number") return grouped.format(value);
  return typeof value === "object" ? "" : String(value);
};

const halfWidth = (text: string): string => text.normalize("NFKC");

/** NaN where anything but digits is left: 1.5 is no 15. */
const wholeOf = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

const READERS: Partial<Record<FieldKind["kind"], (text: string) => string | number>> = {
  money: readWon,
  integer: (text) => wholeOf(halfWidth(text).replaceAll(/[\s,]/g, "")),
  percent: (text) => halfWidth(text).replaceAll(/\s|%$/g, ""),
  phone: halfWidth,
  email: halfWidth,
  "case-number": halfWidth,
  "corporation-number": halfWidth,
};

/** What was typed as an answer: `500만` as 5,000,000; null for nothing, and as it was typed where it cannot be read. */
export const answerOf = (field: FieldKind, text: string): Typed => {
  if (text.trim() === "") return null;
  const answer = READERS[field.kind]?.(text) ?? text;
  return Number.isNaN(answer) ? text : answer;
};
