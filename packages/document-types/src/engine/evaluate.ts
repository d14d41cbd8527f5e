import type { Answers } from "./answers.ts";
import type { Block } from "./block.ts";
import { attachmentName } from "./attachments.ts";
import type {
  Claim,
  Delivered,
  DocumentType,
  Draft,
  FileKind,
  Issue,
  PaperDeadline,
  PeriodChanges,
} from "./document-type.ts";
import { labelIn } from "./exhibits.ts";
import { withTranslationMark, withTranslationMarks } from "./foreign-prose.ts";
import { ask, missingIn } from "./interview.ts";
import { BLANK } from "./korean.ts";
import { commonIssues, fieldsOf } from "./checks/common.ts";

const counting = (type: DocumentType, draft: Draft): Draft => ({ ...draft, answers: ask(type, draft.answers).answers });

/** The paper as it is now; blanks where answers are missing, marks where one waits for its translation. */
export const blocksOf = (type: DocumentType, draft: Draft): readonly Block[] => {
  const { sections, answers } = ask(type, draft.answers);
  return type.build({
    ...draft,
    answers: withTranslationMarks(fieldsOf(sections), answers),
    exhibits: draft.exhibits.map((exhibit) => ({ ...exhibit, purpose: withTranslationMark(exhibit.purpose) })),
  });
};

/** G12: what the code cannot fill in, such as a fee that no tariff has yet, is for the office. */
const blankOf = (type: DocumentType, draft: Draft): readonly Issue[] => {
  // A file's name may have a blank of its own.
  const exhibits = draft.exhibits.map((exhibit) => ({ ...exhibit, title: "", purpose: "", author: "" }));
  return JSON.stringify(type.build({ ...draft, exhibits })).includes(BLANK)
    ? [{ code: "G12", reason: "blank", severity: "block", office: true, path: "", values: {} }]
    : [];
};

/** What contradicts itself or the law. What is missing is `missingOf`. */
export const issuesOf = (type: DocumentType, draft: Draft): readonly Issue[] => {
  const { sections, answers } = ask(type, draft.answers);
  const seen = { ...draft, answers };
  const found = [...commonIssues(sections, seen), ...type.checks.flatMap((check) => check(seen))];
  // Of three namesakes the third would be named twice.
  const issues = [...new Map(found.map((issue) => [JSON.stringify(issue), issue])).values()];
  const isExplained = missingIn(sections).length > 0 || issues.some(({ severity }) => severity === "block");
  return isExplained ? issues : [...issues, ...blankOf(type, seen)];
};

/** Why only a lawyer may release it, beside its mode: `lawyer.<reason>` of the texts. */
export const lawyerReasonsOf = (type: DocumentType, draft: Draft): readonly string[] =>
  type.needsLawyer(counting(type, draft));

/** The sentences of a prose question that has no answer of its own. */
export const proseOf = (type: DocumentType, draft: Draft, path: string): readonly string[] =>
  type.proseOf?.(counting(type, draft), path) ?? [];

/** Of each file `소갑 제1호증` …, empty for a type without exhibits of its own; of an attachment `첨부 1` …. */
export const exhibitLabels = (
  type: DocumentType,
  answers: Answers,
  files: readonly { kind?: FileKind | undefined }[],
): readonly string[] => {
  const series = type.exhibits?.(ask(type, answers).answers);
  const counts = { exhibit: 0, attachment: 0 };
  return files.map(({ kind = "exhibit" }) => {
    const index = counts[kind];
    counts[kind] += 1;
    if (kind === "attachment") return `첨부 ${index + 1}`;
    return series ? labelIn(series, index) : "";
  });
};

/** What the attachments that the paper lists are called. */
export const attachmentNamesOf = (type: DocumentType, draft: Draft): readonly string[] =>
  type.attachmentsOf?.(counting(type, draft)).map(attachmentName) ?? [];

/** What the law draws from other answers for a question; its answer is a person's all the same. */
export const proposalsOf = (type: DocumentType, draft: Draft, path: string): readonly string[] =>
  type.proposalsOf?.(counting(type, draft).answers, path) ?? [];

/** The last day to bring the paper, and how it is counted; null where it has none, and while its answers are missing. */
export const deadlineOf = (type: DocumentType, draft: Draft): PaperDeadline | null =>
  type.deadlineOf?.(counting(type, draft)) ?? null;

/** How many of the paper are printed; null where none has to be. */
export const copiesOf = (type: DocumentType, draft: Draft): number | null =>
  type.copiesOf?.(counting(type, draft)) ?? null;

/** What the paper claims; null where it claims nothing. */
export const claimOf = (type: DocumentType, given: Answers): Claim | null =>
  type.claimOf?.(ask(type, given).answers) ?? null;

const NO_PERIODS: PeriodChanges = { finished: [], started: [] };

/** Periods that end or begin with the delivery of that paper. */
export const periodsOf = (type: DocumentType, draft: Draft, delivered: Delivered): PeriodChanges =>
  type.periodsOf?.(counting(type, draft), delivered) ?? NO_PERIODS;
