import { cite } from "@legal/catalog";
import { formatLegalDate, formatLegalNumber } from "@legal/legal-rules/texts";
import type { Issue } from "../engine/document-type.ts";
import type { Field, FieldList } from "../engine/field.ts";
import { fill, type QuestionTexts } from "./question-texts.ts";

const text = (texts: QuestionTexts, key: string): string => fill(texts, key) ?? key;

/** What people call a kind of paper. */
export const typeName = (id: string, texts: QuestionTexts): string => text(texts, `type.${id}`);

type Question = Pick<Field | FieldList, "text" | "basis">;

export const sectionTitle = (id: string, texts: QuestionTexts): string => text(texts, `section.${id}`);

export const questionLabel = (question: Question, texts: QuestionTexts): string =>
  text(texts, `question.${question.text}.label`);

/** What to answer and why it is asked; null where the label says it all. */
export const questionHelp = (question: Question, texts: QuestionTexts): string | null =>
  fill(texts, `question.${question.text}.help`) ?? null;

/** The articles that make it a question: `민사소송법 제463조`. */
export const lawNote = ({ basis = [] }: Question, { language }: QuestionTexts): string | null =>
  basis.length === 0 ? null : basis.map((citation) => cite(citation, language)).join("; ");

/** Of a `choice`. */
export const optionName = (name: string, value: string, texts: QuestionTexts): string =>
  text(texts, `option.${name}.${value}`);

/** A term of the law in plain words, to be shown where it is tapped on. */
export const termOf = (id: string, texts: QuestionTexts): { name: string; text: string } => ({
  name: text(texts, `term.${id}.name`),
  text: text(texts, `term.${id}.text`),
});

const DATE = /^\d{4}-\d{2}-\d{2}$/;

const valueText = (value: string | number, { language }: QuestionTexts): string => {
  if (typeof value === "number") return formatLegalNumber(value);
  return DATE.test(value) ? formatLegalDate(value, { language, messages: {} }) : value;
};

export const issueMessage = ({ code, reason, values }: Issue, texts: QuestionTexts): string =>
  fill(
    texts,
    `issue.${code}.${reason}`,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueText(value, texts)])),
  ) ?? `${code} ${reason}`;

export const lawyerReason = (reason: string, texts: QuestionTexts): string => text(texts, `lawyer.${reason}`);
