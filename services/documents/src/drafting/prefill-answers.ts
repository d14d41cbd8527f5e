import type { CaseDocumentFacts, StatedFacts } from "@legal/contracts";
import { checkAnswer, questionAt, type DocumentType, type Field, type Known } from "@legal/document-types";
import { keyOf, type PrefillSource, type StoredAnswer, type StoredAnswers } from "../record/stored-answers.ts";

interface Group {
  /** Empty for questions outside of a list. */
  list: string;
  fields: readonly Field[];
}

const FIRST_ITEM = "p1";

const groupsOf = ({ interview }: DocumentType): Group[] =>
  interview.flatMap(({ questions }) => [
    ...questions.flatMap((question): Group[] =>
      "list" in question ? [{ list: question.path, fields: question.list }] : [],
    ),
    { list: "", fields: questions.filter((question): question is Field => !("list" in question)) },
  ]);

/** The person who files a paper must be reachable: their phone is the only one that has to be answered. */
const isFilers = ({ fields }: Group): boolean =>
  fields.some(({ field, required }) => field.kind === "phone" && required);

const lastPart = (path: string): string => path.split(".").at(-1) ?? path;

const knownOf = (customer: NonNullable<CaseDocumentFacts["customer"]>) => [
  { part: "name", value: customer.name },
  { part: "phone", value: customer.phone },
  { part: "email", value: customer.email },
];

const stored = (value: StoredAnswer["value"], prefilledFrom: PrefillSource | null, at: Date): StoredAnswer => ({
  value,
  at,
  by: null,
  side: null,
  prefilledFrom,
  since: 0,
});

/** What is known of the customer. */
const ofAccount = (type: DocumentType, { customer }: Pick<CaseDocumentFacts, "customer">, now: Date): StoredAnswers => {
  const group = groupsOf(type).find(isFilers);
  if (!group || !customer) return {};
  const path = (field: Field): string => (group.list === "" ? field.path : `${group.list}.${FIRST_ITEM}.${field.path}`);
  const answers = knownOf(customer).flatMap(({ part, value }): [string, StoredAnswer][] => {
    const question = group.fields.find((field) => lastPart(field.path) === part);
    return question && value && checkAnswer(question, value) === null
      ? [[keyOf(path(question)), stored(value, "account", now)]]
      : [];
  });
  // The item itself says nothing that could be wrong.
  const item: [string, StoredAnswer][] =
    group.list === "" || answers.length === 0 ? [] : [[keyOf(group.list), stored([FIRST_ITEM], null, now)]];
  return Object.fromEntries([...item, ...answers]);
};

const ofKnown = (type: DocumentType, known: Known, source: PrefillSource, now: Date): StoredAnswers => {
  const answers = Object.entries(type.prefill?.(known) ?? {}).flatMap(([path, value]): [string, StoredAnswer][] => {
    const question = questionAt(type, path);
    if (!question || checkAnswer(question, value) !== null) return [];
    return [[keyOf(path), stored(value, "list" in question ? null : source, now)]];
  });
  return Object.fromEntries(answers);
};

/**
 * What is known of the customer, the case and what they said to the assistant, as answers that wait for a confirmation. Of
 * a decision's service the case knows better; where it has several, no guess is made.
 */
export const prefillAnswers = (
  type: DocumentType,
  { customer, served = [] }: Pick<CaseDocumentFacts, "customer" | "served">,
  stated: StatedFacts,
  now: Date,
): StoredAnswers => {
  const [first = null, ...others] = served.filter((one) => type.prefill?.({ claim: null, served: one }).decision);
  return {
    ...ofAccount(type, { customer }, now),
    ...ofKnown(type, stated, "assistant", now),
    ...ofKnown(type, { claim: null, served: others.length === 0 ? first : null }, "case", now),
  };
};
