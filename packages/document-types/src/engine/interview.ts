import type { AnswerValue, Answers } from "./answers.ts";
import { checkAnswer } from "./check-answer.ts";
import type { DocumentType } from "./document-type.ts";
import type { Field, FieldList } from "./field.ts";

export interface AskedField {
  kind: "field";
  /** Whole: `debtors.k3.name`. */
  path: string;
  question: Field;
  /** The valid answer, or the initial one; absent while there is none. */
  value: AnswerValue | undefined;
}

export interface AskedItem {
  id: string;
  path: string;
  fields: readonly AskedField[];
}

export interface AskedList {
  kind: "list";
  path: string;
  question: FieldList;
  items: readonly AskedItem[];
}

export interface AskedSection {
  id: string;
  questions: readonly (AskedField | AskedList)[];
}

export interface Asked {
  sections: readonly AskedSection[];
  /** Answers that count: asked, valid, and the initial ones. A paper and its checks see these alone. */
  answers: Answers;
}

const isBlank = (value: AnswerValue | undefined): boolean =>
  value === undefined || (typeof value === "string" && value.trim() === "");

const valueOf = (question: Field | FieldList, given: AnswerValue | undefined): AnswerValue | undefined => {
  if (given !== undefined && !isBlank(given) && checkAnswer(question, given) === null) return given;
  return "list" in question ? undefined : question.initial;
};

const fieldsOf = (
  questions: readonly Field[],
  item: string,
  take: (question: Field, path: string) => AnswerValue | undefined,
  isAsked: (question: Field, item: string) => boolean,
): AskedField[] =>
  // Taken one after another: a condition sees the answers before it.
  questions.flatMap((question): AskedField[] => {
    if (!isAsked(question, item)) return [];
    const path = item === "" ? question.path : `${item}.${question.path}`;
    return [{ kind: "field", path, question, value: take(question, path) }];
  });

/** One pass in the order of the interview. */
export const ask = ({ interview }: Pick<DocumentType, "interview">, given: Answers): Asked => {
  const answers: Record<string, AnswerValue> = {};
  const take = (question: Field | FieldList, path: string): AnswerValue | undefined => {
    const value = valueOf(question, Object.hasOwn(given, path) ? given[path] : undefined);
    if (value !== undefined) answers[path] = value;
    return value;
  };
  const isAsked = ({ askedIf }: Pick<Field, "askedIf">, item = ""): boolean => askedIf?.(answers, item) ?? true;

  const itemOf = ({ path, list }: FieldList, id: string): AskedItem => {
    const item = `${path}.${id}`;
    return { id, path: item, fields: fieldsOf(list, item, take, isAsked) };
  };
  const listOf = (question: FieldList): AskedList => {
    const ids = (take(question, question.path) ?? []) as readonly string[];
    return { kind: "list", path: question.path, question, items: ids.map((id) => itemOf(question, id)) };
  };
  const sections = interview.flatMap((section): AskedSection[] => {
    if (!isAsked(section)) return [];
    const questions = section.questions.flatMap((question): (AskedField | AskedList)[] => {
      if (!("list" in question)) return fieldsOf([question], "", take, isAsked);
      return isAsked(question) ? [listOf(question)] : [];
    });
    return [{ id: section.id, questions }];
  });
  return { sections, answers };
};

/** What the interview asks now, section by section; lists item by item. */
export const questionsOf = (type: Pick<DocumentType, "interview">, answers: Answers): readonly AskedSection[] =>
  ask(type, answers).sections;

/** Of a section's questions: lists, and what is asked of each of their items, too. */
export const pathsIn = ({ questions }: AskedSection): string[] =>
  questions.flatMap((asked) =>
    asked.kind === "field"
      ? [asked.path]
      : [asked.path, ...asked.items.flatMap(({ fields }) => fields.map(({ path }) => path))],
  );

/** Of all that is asked now. */
export const askedPaths = (type: Pick<DocumentType, "interview">, answers: Answers): ReadonlySet<string> =>
  new Set(questionsOf(type, answers).flatMap(pathsIn));

/** Of the customer: what the office has to answer is an issue of its own. */
const requiredOf = (sections: readonly AskedSection[]): { path: string; answered: boolean }[] =>
  sections
    .flatMap(({ questions }) => questions)
    .flatMap((asked) => {
      if (asked.kind === "field") return [asked];
      const enough = asked.items.length >= asked.question.min;
      const whole = { path: asked.path, answered: enough };
      return [...(asked.question.min > 0 ? [whole] : []), ...asked.items.flatMap(({ fields }) => fields)];
    })
    .flatMap((asked) => {
      if ("answered" in asked) return [asked];
      const { required, office } = asked.question;
      return required && !office ? [{ path: asked.path, answered: asked.value !== undefined }] : [];
    });

export const missingIn = (sections: readonly AskedSection[]): readonly string[] =>
  requiredOf(sections).flatMap(({ path, answered }) => (answered ? [] : [path]));

/** Paths of what a customer is asked, required and without a valid answer, in the interview's order. */
export const missingOf = (type: Pick<DocumentType, "interview">, answers: Answers): readonly string[] =>
  missingIn(questionsOf(type, answers));

/** Of the required questions. */
export const progressOf = (
  type: Pick<DocumentType, "interview">,
  answers: Answers,
): { answered: number; total: number } => {
  const required = requiredOf(questionsOf(type, answers));
  return { answered: required.filter(({ answered }) => answered).length, total: required.length };
};

/** The question that a path answers, asked now or not; null for a path that the type does not have. */
export const questionAt = ({ interview }: Pick<DocumentType, "interview">, path: string): Field | FieldList | null => {
  const questions = interview.flatMap((section) => section.questions);
  const whole = questions.find((question) => question.path === path);
  if (whole) return whole;
  for (const question of questions) {
    if (!("list" in question) || !path.startsWith(`${question.path}.`)) continue;
    const [, id = "", rest = ""] = /^([a-z0-9]{1,16})\.(.+)$/.exec(path.slice(question.path.length + 1)) ?? [];
    const field = id === "" ? undefined : question.list.find((one) => one.path === rest);
    if (field) return field;
  }
  return null;
};
