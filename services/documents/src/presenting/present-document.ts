import type { Document, DocumentSummary, Language } from "@legal/contracts";
import { presentProse } from "../record/prose-of-answers.ts";
import { nextStatesOf } from "../states/next-states.ts";
import { typeOf } from "../types/type-of.ts";
import { issueTexts } from "../types/issue-texts.ts";
import type { DocumentRecord, ExhibitFile } from "../record/document-model.ts";
import { mayEdit, type Reader } from "../record/document-policy.ts";
import type { Day } from "../drafting/draft-of.ts";
import { labelsOf } from "../drafting/labels-of.ts";
import { migrateDocument } from "../drafting/migrate-document.ts";
import { evaluateDocument, type WeighedIssue } from "../drafting/evaluate-document.ts";
import { answersOf, byPath } from "../record/stored-answers.ts";

export const presentSummary = (document: DocumentRecord): DocumentSummary => {
  const { _id: id, caseId, userId, typeId, state, version, progress, waitingSentences = 0, revisions } = document;
  const { caseNumber, customerName, reviewerId, since, createdAt, updatedAt } = document;
  return {
    id,
    caseId,
    userId,
    typeId,
    state,
    version,
    progress,
    waitingSentences,
    revisions,
    caseNumber,
    customerName,
    reviewerId,
    since: since.toISOString(),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
};

const presentFacts = (answers: DocumentRecord["answers"]): Document["answerFacts"] =>
  Object.fromEntries(
    byPath(answers).map(([path, { by, side, at, prefilledFrom }]) => [
      path,
      { by, side, at: at.toISOString(), prefilledFrom },
    ]),
  );

/** Pages that were found for an address stay with their file; they are of none that the paper hides no more. */
const presentFile = <F extends ExhibitFile>({ readAt: _readAt, ...file }: F, hides: boolean) => ({
  ...file,
  ...(file.hiddenAddressPages && !hides && { hiddenAddressPages: [] }),
});

const presentExhibits = (document: DocumentRecord): Document["exhibits"] => {
  const labels = labelsOf(document);
  const hides = document.answers["hidesAddress"]?.value === true;
  return document.exhibits.map(({ furtherFiles, ...exhibit }, index) => ({
    ...presentFile(exhibit, hides),
    label: labels[index] ?? "",
    ...(furtherFiles && { furtherFiles: furtherFiles.map((file) => presentFile(file, hides)) }),
  }));
};

const presentIssue = ({ accepted, ...issue }: WeighedIssue, textOf: (issue: WeighedIssue) => string) => ({
  code: issue.code,
  severity: issue.severity,
  ...(issue.office && { office: true }),
  path: issue.path,
  message: textOf({ ...issue, accepted }),
  accepted: accepted && { by: accepted.by, reason: accepted.reason, at: accepted.at.toISOString() },
});

export interface Shown {
  reader: Reader;
  day: Day;
  language: Language;
}

/** A document as its reader sees it on that day, with its answers as its type's present version asks them. */
export const presentDocument = async (stored: DocumentRecord, { reader, day, language }: Shown): Promise<Document> => {
  const type = typeOf(stored.typeId);
  const document = migrateDocument(stored, type, day.now);
  const { issues, missing, lawyerReasons } = evaluateDocument(document, type, day);
  const textOf = await issueTexts(language);
  const { typeVersion, answers, exhibitsBy, lawyer, frozen, delivery } = document;
  return {
    ...presentSummary(document),
    typeVersion,
    answers: answersOf(answers) as Document["answers"],
    answerFacts: presentFacts(answers),
    prose: presentProse(document, type),
    exhibits: presentExhibits(document),
    ...(exhibitsBy && { exhibitFacts: { ...exhibitsBy, at: exhibitsBy.at.toISOString() } }),
    // Customers do not see why staff accepted a warning.
    issues: issues.map((issue) => presentIssue(reader.side === "admin" ? issue : { ...issue, accepted: null }, textOf)),
    missing,
    caseEnded: document.caseEnded ?? false,
    mayEdit: mayEdit(document, reader),
    nextStates: nextStatesOf(document, reader, lawyerReasons.length > 0),
    lawyerReasons,
    lawyer,
    frozen: frozen && { n: frozen.n, sha256: frozen.sha256, at: frozen.at.toISOString() },
    delivery,
  };
};
