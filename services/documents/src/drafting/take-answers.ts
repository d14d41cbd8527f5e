import type { AnswerValue, DocumentType, Field, FieldList } from "@legal/document-types";
import { ANSWERS_BYTES_MAX, ANSWERS_MAX } from "@legal/contracts/constants";
import { checkAnswer, questionAt } from "@legal/document-types";
import { maskResidentNumbers, withoutUnseen } from "@legal/i18n";
import { validationFailed, type ErrorDetail } from "@legal/service-kit";
import { editedProse, isProse } from "../record/prose-of-answers.ts";
import { answersOf, isSame, keyOf, pathOf, type StoredAnswer, type StoredAnswers } from "../record/stored-answers.ts";

type Source = Pick<StoredAnswer, "by" | "side" | "at" | "since">;

export type GivenAnswers = Readonly<Record<string, AnswerValue | null>>;

/** Numbers of their own form, which a resident number could be mistaken for and none is kept in. */
const UNMASKED = new Set<string>(["corporation-number", "case-number", "phone", "choice", "date"]);

const withTexts = (value: AnswerValue, change: (text: string) => string): AnswerValue => {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((text: string) => change(text));
  if (typeof value === "object" && "line" in value) return { ...value, line: change(value.line) };
  return value;
};

/** Answers as they are judged and kept. */
export const readable = (given: GivenAnswers): GivenAnswers =>
  Object.fromEntries(
    Object.entries(given).map(([path, value]) => [path, value === null ? null : withTexts(value, withoutUnseen)]),
  );

export const isMasked = (question: Field | FieldList): boolean =>
  !("list" in question || UNMASKED.has(question.field.kind));

const masked = (question: Field | FieldList, value: AnswerValue): AnswerValue =>
  isMasked(question) ? withTexts(value, maskResidentNumbers) : value;

/** The list that an item's path belongs to, and the item's id. */
const itemOf = (type: DocumentType, path: string): { list: string; id: string } | null => {
  const lists = type.interview.flatMap(({ questions }) => questions).filter((question) => "list" in question);
  const list = lists.find((one) => path.startsWith(`${one.path}.`));
  return list ? { list: list.path, id: path.slice(list.path.length + 1).split(".")[0] ?? "" } : null;
};

const problemOf = (
  question: Field | FieldList | null,
  value: AnswerValue | null,
  { side }: Pick<Source, "side">,
): string | null => {
  if (!question) return "unknownField";
  if ("office" in question && side === "user") return "answer.office";
  return value === null ? null : checkAnswer(question, value);
};

/** Whether answers of an item are there without the item. */
const isOrphan = (type: DocumentType, answers: StoredAnswers, path: string): boolean => {
  const item = itemOf(type, path);
  if (!item) return false;
  const ids = answers[keyOf(item.list)]?.value;
  return !Array.isArray(ids) || !ids.includes(item.id);
};

const assertValid = (type: DocumentType, given: GivenAnswers, source: Source): void => {
  const details = Object.entries(given).flatMap(([path, value]): ErrorDetail[] => {
    const message = problemOf(questionAt(type, path), value, source);
    return message === null ? [] : [{ path: `answers.${path}`, message }];
  });
  if (details.length > 0) throw validationFailed(details);
};

const assertBounds = (answers: StoredAnswers): void => {
  const isTooMuch =
    Object.keys(answers).length > ANSWERS_MAX ||
    Buffer.byteLength(JSON.stringify(answersOf(answers))) > ANSWERS_BYTES_MAX;
  if (isTooMuch) throw validationFailed([{ path: "answers", message: "answer.max" }]);
};

export interface Taken {
  answers: StoredAnswers;
  /** What differs from before, confirmations included. */
  paths: string[];
  /** Of these, what has another value. */
  changed: string[];
  removed: string[];
}

/**
 * Answers with what was given, masked and checked by the type's questions; what belonged to removed items of a list goes
 * with them. Throws VALIDATION_FAILED naming each path that is wrong.
 */
export const takeAnswers = (type: DocumentType, before: StoredAnswers, sent: GivenAnswers, source: Source): Taken => {
  const given = Object.fromEntries(Object.entries(sent).filter(([path]) => !type.formerQuestions?.includes(path)));
  assertValid(type, given, source);
  const next: Record<string, StoredAnswer> = { ...before };
  for (const [path, value] of Object.entries(given)) {
    const question = questionAt(type, path);
    if (value === null || !question) delete next[keyOf(path)];
    else {
      const kept = masked(question, value);
      const known = before[keyOf(path)];
      // Sentences that the customer types, and no one wrote for them, are theirs without a word more.
      if (known?.prose || (isProse(type, path) && source.side === "admin")) {
        if (!known || !isSame(known.value, kept)) next[keyOf(path)] = editedProse(known, kept, source);
        continue;
      }
      if (known && isSame(known.value, kept) && known.prefilledFrom === null) continue;
      const since = known && isSame(known.value, kept) ? known.since : source.since;
      next[keyOf(path)] = { ...source, value: kept, prefilledFrom: null, since };
    }
  }
  const orphans = Object.keys(given).filter((path) => given[path] !== null && isOrphan(type, next, path));
  if (orphans.length > 0)
    throw validationFailed(orphans.map((path) => ({ path: `answers.${path}`, message: "invalid" })));
  for (const key of Object.keys(next)) if (isOrphan(type, next, pathOf(key))) delete next[key];
  assertBounds(next);
  const keys = [...new Set([...Object.keys(before), ...Object.keys(next)])];
  const touched = keys.filter((key) => before[key] !== next[key]);
  return {
    answers: next,
    paths: touched.map(pathOf),
    changed: touched.filter((key) => !isSame(before[key]?.value, next[key]?.value)).map(pathOf),
    removed: touched.filter((key) => !(key in next)).map(pathOf),
  };
};
