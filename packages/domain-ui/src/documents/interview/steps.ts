import {
  exhibitPath,
  missingOf,
  pathsIn,
  questionsOf,
  type AskedSection,
  type Answers,
  type DocumentType,
} from "@legal/document-types";
import type { Document } from "@legal/contracts";
import type { AnswerChanges } from "../answers/use-answers.ts";

export const EXHIBITS_STEP = "exhibits";
export const REVIEW_STEP = "review";

export interface Step {
  id: string;
  /** Absent for exhibits and review. */
  section?: AskedSection;
  /** Questions that still need the reader. */
  open: number;
  /** Nothing is left to do: of exhibits, which no one must have, once there are some. */
  done: boolean;
}

/** Filled in from what was known, asked, and not confirmed by a person yet. */
export const unconfirmedOf = ({ asked, typed }: Pick<AnswerChanges, "asked" | "typed">, document: Document): string[] =>
  Object.entries(document.answerFacts).flatMap(([path, { prefilledFrom }]) =>
    prefilledFrom !== null && asked.has(path) && !Object.hasOwn(typed, path) && document.answers[path] !== undefined
      ? [path]
      : [],
  );

/** Typed, asked, and in this browser alone until its writer mends or decides it; what counts as missing is apart. */
export const waitingOf = (type: DocumentType, { answers, waiting }: Pick<AnswerChanges, "answers" | "waiting">) => {
  if (waiting.length === 0) return waiting;
  const missing = new Set(missingOf(type, answers));
  return waiting.filter((path) => !missing.has(path));
};

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

interface StepFacts {
  /** Answered, and to be confirmed or mended. */
  unsettled: readonly string[];
  /** How many there are. */
  exhibits: number;
}

/** The screens of the interview in their order. */
export const stepsOf = (type: DocumentType, answers: Answers, { unsettled, exhibits }: StepFacts): Step[] => {
  const needed = new Set([...missingOf(type, answers), ...unsettled]);
  const sections = questionsOf(type, answers).map((section): Step => {
    const open = pathsIn(section).filter((path) => needed.has(path)).length;
    return { id: section.id, section, open, done: open === 0 };
  });
  if (type.exhibits !== null)
    sections.splice(exhibitsAt(sections), 0, { id: EXHIBITS_STEP, open: 0, done: exhibits > 0 });
  return [...sections, { id: REVIEW_STEP, open: 0, done: false }];
};

/** The step that asks for a path; of a list's item, that of the list; of an exhibit, theirs. */
export const stepOfPath = (steps: readonly Step[], path: string): Step | undefined =>
  steps.find(({ section }) => section && pathsIn(section).includes(path)) ??
  steps.find(({ section }) => section?.questions.some((asked) => path.startsWith(`${asked.path}.`))) ??
  steps.find(({ id }) => id === EXHIBITS_STEP && path.startsWith(exhibitPath("")));
