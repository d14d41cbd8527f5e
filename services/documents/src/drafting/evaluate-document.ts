import { askedPaths, issuesOf, lawyerReasonsOf, missingOf, progressOf, questionsOf } from "@legal/document-types";
import type { DocumentType, Issue } from "@legal/document-types";
import type { AcceptedWarning, DocumentRecord } from "../record/document-model.ts";
import { draftOf, type Day } from "./draft-of.ts";
import { answersOf, byPath, unconfirmedPaths } from "../record/stored-answers.ts";

export interface WeighedIssue extends Issue {
  accepted: AcceptedWarning | null;
}

export interface Evaluation {
  issues: WeighedIssue[];
  missing: string[];
  /** Why only a lawyer may release it. */
  lawyerReasons: string[];
}

/** What a warning says: its acceptance holds while this is the same. */
export const fingerprintOf = ({ reason, values }: Issue): string => JSON.stringify([reason, values]);

const weigh = (issue: Issue, accepted: readonly AcceptedWarning[]): WeighedIssue => {
  const known = accepted.find(
    ({ code, path, values }) => code === issue.code && path === issue.path && values === fingerprintOf(issue),
  );
  return { ...issue, accepted: known ?? null };
};

/** What was filled in for the customer counts once a person confirms it. */
const unconfirmedOf = (document: DocumentRecord, type: DocumentType): string[] => {
  const unconfirmed = unconfirmedPaths(document.answers);
  if (unconfirmed.length === 0) return [];
  const asked = askedPaths(type, answersOf(document.answers));
  return unconfirmed.filter((path) => asked.has(path));
};

/** Sentences of prose that the customer has not approved, in questions that are asked. */
export const waitingSentencesOf = ({ answers }: Pick<DocumentRecord, "answers">, type: DocumentType): number => {
  const asked = askedPaths(type, answersOf(answers));
  const approvals = byPath(answers).flatMap(([path, { prose }]) => (asked.has(path) ? (prose?.approvals ?? []) : []));
  return approvals.filter((approval) => approval === null).length;
};

export const evaluateDocument = (document: DocumentRecord, type: DocumentType, day: Day): Evaluation => {
  const draft = draftOf(document, day);
  const missing = new Set([...missingOf(type, draft.answers), ...unconfirmedOf(document, type)]);
  return {
    issues: issuesOf(type, draft).map((issue) => weigh(issue, document.accepted)),
    missing: [...missing],
    lawyerReasons: [...(type.mode === "A" ? [] : ["mode"]), ...lawyerReasonsOf(type, draft)],
  };
};

export const progressOfDocument = (
  document: Pick<DocumentRecord, "answers">,
  type: DocumentType,
): DocumentRecord["progress"] => {
  const answers = answersOf(document.answers);
  const { answered, total } = progressOf(type, answers);
  const unconfirmed = new Set(unconfirmedPaths(document.answers));
  const waiting = questionsOf(type, answers)
    .flatMap(({ questions }) => questions)
    .flatMap((asked) => (asked.kind === "field" ? [asked] : asked.items.flatMap(({ fields }) => fields)))
    .filter(({ path, question }) => question.required && unconfirmed.has(path));
  return { answered: answered - waiting.length, total };
};
