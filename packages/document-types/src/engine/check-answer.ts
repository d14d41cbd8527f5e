import { maskResidentNumbers } from "@legal/i18n";
import { isCourtName } from "@legal/legal-rules/courts";
import { daysFrom } from "@legal/legal-rules";
import type { AnswerValue } from "./answers.ts";
import { isCorporationNumber } from "./corporation-number.ts";
import type { Field, FieldKind, FieldList } from "./field.ts";

const PHONE = /^\+?\d[\d\- ]{6,18}\d$/;
const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,190}\.[^\s@.]{2,60}$/;
const PERCENT = /^(?:100|\d{1,2})(?:\.\d{1,2})?$/;
const CASE_NUMBER = /^\d{4}[가-힣]{1,3}\d{1,8}$/;
const POSTCODE = /^(?:\d{5})?$/;
const EXHIBIT_ID = /^[\w-]{1,40}$/;
const ITEM_ID = /^[a-z0-9]{1,16}$/;
// oxlint-disable-next-line no-control-regex -- what no paper can print
const UNPRINTABLE = /[\u0000-\u0009\u000B-\u001F\u007F\u2028\u2029\uFFFE\uFFFF]|\p{Cs}/u;

/** Sums of a document's amounts stay far below what legal-rules takes. */
const MONEY_MAX = 1_000_000_000_000;
const SENTENCE_MAX = 1000;
const ADDRESS_MAX = 200;

/** Periods counted from any answer stay among the days that legal-rules knows. */
const [FIRST_DAY, LAST_DAY] = ["1910-01-01", "2199-12-31"];

const isDate = (text: string): boolean => {
  try {
    if (text < FIRST_DAY || text > LAST_DAY) return false;
    return daysFrom(text, text) === 0;
  } catch {
    return false;
  }
};

const textProblem = (text: string, maxLength: number, lines: "one" | "many" = "one"): string | null => {
  if (text.length > maxLength) return "answer.max";
  return UNPRINTABLE.test(text) || (lines === "one" && text.includes("\n")) ? "answer.characters" : null;
};

const moneyProblem = (value: unknown, min = 1): string | null => {
  if (typeof value !== "number" || !Number.isInteger(value) || value < min) return "money.format";
  return value > MONEY_MAX ? "money.max" : null;
};

const addressProblem = (value: AnswerValue): string | null => {
  // A broken store could hold it, whatever the type says.
  if (typeof value !== "object" || value === null || !("line" in value)) return "address.format";
  const { postcode, line } = value;
  const isWhole = typeof line === "string" && line.trim() !== "" && typeof postcode === "string";
  return isWhole && POSTCODE.test(postcode) && textProblem(line, ADDRESS_MAX) === null ? null : "address.format";
};

const proseProblem = (value: AnswerValue, maxSentences: number): string | null => {
  if (!Array.isArray(value)) return "invalid";
  if (value.length > maxSentences) return "answer.max";
  const problems = value.map((sentence: unknown) =>
    typeof sentence === "string" ? textProblem(sentence, SENTENCE_MAX) : "invalid",
  );
  return problems.find((problem) => problem !== null) ?? null;
};

const matching = (pattern: (text: string) => boolean, code: string, value: AnswerValue): string | null =>
  typeof value === "string" && pattern(value) ? null : code;

/** What is kept as it is typed, because half of it would be another number, must not be a resident number. */
const isResidentNumber = (text: string): boolean => maskResidentNumbers(text) !== text;

type Problem<K extends FieldKind["kind"]> = (
  value: AnswerValue,
  field: Extract<FieldKind, { kind: K }>,
) => string | null;

const PROBLEMS: { [K in FieldKind["kind"]]: Problem<K> } = {
  text: (value, { maxLength, lines, kept }) => {
    if (typeof value !== "string") return "invalid";
    return kept && isResidentNumber(value) ? kept : textProblem(value, maxLength, lines);
  },
  date: (value) => matching(isDate, "date.format", value),
  money: (value, { min }) => moneyProblem(value, min),
  percent: (value) => matching((text) => PERCENT.test(text) && Number(text) <= 100, "percent.format", value),
  integer: (value, { min, max }) =>
    typeof value === "number" && Number.isInteger(value) && value >= min && value <= max ? null : "integer.range",
  boolean: (value) => (typeof value === "boolean" ? null : "invalid"),
  choice: (value, { options }) => matching((text) => options.includes(text), "choice.unknown", value),
  address: addressProblem,
  phone: (value) => matching((text) => PHONE.test(text) && !isResidentNumber(text), "phone.format", value),
  email: (value) => matching((text) => EMAIL.test(text) && !UNPRINTABLE.test(text), "email.format", value),
  court: (value) => matching(isCourtName, "court.format", value),
  "case-number": (value) => matching((text) => CASE_NUMBER.test(text), "caseNumber.format", value),
  "corporation-number": (value) => matching(isCorporationNumber, "corporationNumber.format", value),
  exhibit: (value) => matching((text) => EXHIBIT_ID.test(text), "invalid", value),
  prose: (value, { maxSentences }) => proseProblem(value, maxSentences),
};

const listProblem = (value: AnswerValue, max: number): string | null => {
  if (!Array.isArray(value) || new Set(value).size !== value.length) return "invalid";
  if (value.length > max) return "answer.max";
  return value.every((id) => typeof id === "string" && ITEM_ID.test(id)) ? null : "invalid";
};

/** What is wrong with an answer by its form alone, as a code of the validation texts; null when nothing is. */
export const checkAnswer = (question: Field | FieldList, value: AnswerValue): string | null => {
  if ("list" in question) return listProblem(value, question.max);
  const { field } = question;
  return (PROBLEMS[field.kind] as Problem<typeof field.kind>)(value, field);
};
