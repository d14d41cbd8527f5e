import type { ComponentPropsWithRef } from "react";
import type { AnswerValue, FieldKind } from "@legal/document-types";
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
    case "business-number":
      return { inputMode: "numeric", placeholder: "123-45-67890", maxLength: 12 };
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

/** What was typed as an answer; null for nothing. */
export const answerOf = (field: FieldKind, text: string): Typed => {
  if (text.trim() === "") return null;
  if (field.kind !== "money" && field.kind !== "integer") return text;
  const digits = text.replaceAll(/\D/g, "");
  return digits === "" ? null : Number(digits);
};
