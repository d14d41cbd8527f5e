import type { Language } from "@legal/contracts";
import { exhibitPath } from "@legal/document-types";
import { seoulDateOf } from "@legal/i18n";
import { AppError, conflict, validationFailed, type ErrorDetail } from "@legal/service-kit";
import type { DocumentRecord } from "../record/document-model.ts";
import type { Reader } from "../record/document-policy.ts";
import type { Day } from "../drafting/draft-of.ts";
import { evaluateDocument, type Evaluation, type WeighedIssue } from "../drafting/evaluate-document.ts";
import { issueTexts } from "../types/issue-texts.ts";
import { typeOf } from "../types/type-of.ts";
import type { TransitionRequest } from "./transition-request.ts";
import { transitionBetween, type Transition } from "../states/transition-table.ts";

type Asking = Pick<TransitionRequest, "to" | "comment" | "delivery">;

interface Asked {
  reader: Reader;
  day: Day;
}

/** What a step waits for. */
export type Waiting = Pick<Evaluation, "missing" | "issues"> & { lacksLawyer: boolean };

/** A frozen paper is filled in, whatever its answers would leave open today. */
const isBlank = ({ code, reason }: WeighedIssue): boolean => code === "G12" && reason === "blank";

/** What the days since its approval have brought. What blocks it as of that day is a rule of a later release. */
const issuesSinceApproval = (document: DocumentRecord, issues: readonly WeighedIssue[], day: Day): WeighedIssue[] => {
  const { frozen, typeId } = document;
  const approvedOn = frozen && { ...day, today: seoulDateOf(frozen.at) };
  const before = approvedOn ? evaluateDocument(document, typeOf(typeId), approvedOn).issues : [];
  const stood = ({ code, reason, path }: WeighedIssue): boolean =>
    before.some((one) => one.code === code && one.reason === reason && one.path === path);
  return issues.filter((issue) => !isBlank(issue) && !stood(issue));
};

const waitingFor = (
  document: DocumentRecord,
  { issues, missing, lawyerReasons }: Evaluation,
  { needsComplete, needsNoBlockingIssue, ignoresOfficeIssues, needsReasons, withoutLawyer }: Transition,
  day: Day,
): Waiting => {
  const asked = needsComplete ? issues : needsNoBlockingIssue ? issuesSinceApproval(document, issues, day) : [];
  return {
    missing: needsComplete ? missing : [],
    issues: asked.filter(
      (issue) =>
        !(ignoresOfficeIssues && issue.office) &&
        (issue.severity === "block" || (needsReasons && issue.accepted === null)),
    ),
    lacksLawyer: Boolean(withoutLawyer) && lawyerReasons.length > 0 && document.lawyer === null,
  };
};

/** Who may take the step at all. */
const assertRole = (transition: Transition | undefined, { role }: Reader): Transition => {
  const isLawyersOnly = transition?.by.length === 1 && transition.by[0] === "lawyer" && role === "staff";
  if (isLawyersOnly) throw conflict("DOCUMENT_NEEDS_LAWYER");
  if (!transition?.by.includes(role)) throw conflict("DOCUMENT_STATE");
  return transition;
};

const placeOf = ({ path }: WeighedIssue): string =>
  path === "" || path.startsWith(exhibitPath("")) ? path : `answers.${path}`;

/** Throws DOCUMENT_NEEDS_LAWYER, or DOCUMENT_NOT_READY naming each thing that a step waits for. */
export const assertReady = async ({ missing, issues, lacksLawyer }: Waiting, language: Language): Promise<void> => {
  if (lacksLawyer) throw conflict("DOCUMENT_NEEDS_LAWYER");
  if (missing.length === 0 && issues.length === 0) return;
  const textOf = await issueTexts(language);
  const details: ErrorDetail[] = [
    ...missing.map((path) => ({ path: `answers.${path}`, message: "required" })),
    ...issues.map((issue) => ({ path: placeOf(issue), message: () => textOf(issue) })),
  ];
  throw new AppError(409, "DOCUMENT_NOT_READY", "DOCUMENT_NOT_READY", { details: details.slice(0, 20) });
};

/** Deadlines are kept by its kind and day. */
export const assertDelivery = (
  delivery: Pick<NonNullable<TransitionRequest["delivery"]>, "kind" | "date">,
  { frozen, typeId }: Pick<DocumentRecord, "frozen" | "typeId">,
  { today }: Pick<Day, "today">,
): void => {
  if (delivery.kind !== typeOf(typeId).delivery)
    throw validationFailed([{ path: "delivery.kind", message: "delivery.kind" }]);
  if (delivery.date > today) throw validationFailed([{ path: "delivery.date", message: "delivery.future" }]);
  if (frozen && delivery.date < seoulDateOf(frozen.at))
    throw validationFailed([{ path: "delivery.date", message: "delivery.beforeApproval" }]);
};

const assertSaid = (
  { needsComment, needsDelivery }: Transition,
  { comment, delivery }: Asking,
  document: DocumentRecord,
  day: Day,
): void => {
  if (needsComment && !comment) throw validationFailed([{ path: "comment", message: "comment.required" }]);
  if (!needsDelivery) return;
  if (!delivery) throw validationFailed([{ path: "delivery", message: "delivery.required" }]);
  assertDelivery(delivery, document, day);
};

/** What is delivered is weighed as of the day it left, which may be written down later; all else as of today. */
const dayOf = ({ to, delivery }: Asking, day: Day): Day =>
  to === "delivered" && delivery ? { ...day, today: delivery.date } : day;

/** Every rule between two states but what the paper waits for, which it resolves with. */
export const assertMayMove = (
  document: DocumentRecord,
  request: Asking,
  { reader, day }: Asked,
): { transition: Transition; waiting: Waiting } => {
  const evaluation = evaluateDocument(document, typeOf(document.typeId), dayOf(request, day));
  const transition = assertRole(transitionBetween(document.state, request.to), reader);
  if (transition.countsRevision && document.revisions.used >= document.revisions.total)
    throw conflict("DOCUMENT_REVISIONS_USED");
  assertSaid(transition, request, document, day);
  return { transition, waiting: waitingFor(document, evaluation, transition, day) };
};
