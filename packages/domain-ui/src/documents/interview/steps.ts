import {
  exhibitPath,
  missingOf,
  questionsOf,
  type AskedSection,
  type Answers,
  type DocumentType,
} from "@legal/document-types";
import type { Document } from "@legal/contracts";

export const EXHIBITS_STEP = "exhibits";
export const REVIEW_STEP = "review";

export interface Step {
  id: string;
  /** Absent for exhibits and review. */
  section?: AskedSection;
  /** Questions that still need the reader. */
  open: number;
}

export const pathsOf = ({ questions }: AskedSection): string[] =>
  questions.flatMap((asked) =>
    asked.kind === "field"
      ? [asked.path]
      : [asked.path, ...asked.items.flatMap(({ fields }) => fields.map(({ path }) => path))],
  );

/** Filled in from what was known, and not confirmed by a person yet. */
export const unconfirmedOf = (document: Document, typed: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(document.answerFacts).flatMap(([path, { prefilledFrom }]) =>
    prefilledFrom !== null && !Object.hasOwn(typed, path) && document.answers[path] !== undefined ? [path] : [],
  );

/** Whether answers name exhibits there, or sentences cite them. */
const restsOnExhibits = ({ section }: Step): boolean =>
  section?.questions.some((asked) =>
    (asked.kind === "field" ? [asked.question] : asked.question.list).some(({ field }) =>
      ["exhibit", "prose"].includes(field.kind),
    ),
  ) ?? false;

/** Before the first question that rests on them. */
const exhibitsAt = (sections: readonly Step[]): number => {
  const first = sections.findIndex(restsOnExhibits);
  return first < 0 ? sections.length : first;
};

/** The screens of the interview in their order. */
export const stepsOf = (type: DocumentType, answers: Answers, unconfirmed: readonly string[]): Step[] => {
  const open = new Set([...missingOf(type, answers), ...unconfirmed]);
  const sections = questionsOf(type, answers).map((section): Step => ({
    id: section.id,
    section,
    open: pathsOf(section).filter((path) => open.has(path)).length,
  }));
  if (type.exhibits !== null) sections.splice(exhibitsAt(sections), 0, { id: EXHIBITS_STEP, open: 0 });
  return [...sections, { id: REVIEW_STEP, open: 0 }];
};

/** The step that asks for a path; of a list's item, that of the list; of an exhibit, theirs. */
export const stepOfPath = (steps: readonly Step[], path: string): Step | undefined =>
  steps.find(({ section }) => section && pathsOf(section).includes(path)) ??
  steps.find(({ section }) => section?.questions.some((asked) => path.startsWith(`${asked.path}.`))) ??
  steps.find(({ id }) => id === EXHIBITS_STEP && path.startsWith(exhibitPath("")));
