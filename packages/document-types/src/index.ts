export type { AnswerValue, Answers } from "./engine/answers.ts";
export {
  CERTIFIED_MAIL_FORMAT,
  COURT_FORMAT,
  type Block,
  type PageFormat,
  type PartyEntry,
  type TableColumn,
} from "./engine/block.ts";
export { checkAnswer } from "./engine/check-answer.ts";
export { bringsToCourt } from "./claims/claim.ts";
export { byKind } from "./engine/attachments.ts";
export { BLANK } from "./engine/korean.ts";
export { outlineMarker } from "./engine/outline-marker.ts";
export { exhibitPath, pageNumbers } from "./engine/exhibits.ts";
export { hiddenAddressPaths } from "./parties/hidden-addresses.ts";
export type { Field, FieldKind, FieldList, Section } from "./engine/field.ts";
export type {
  Check,
  Claim,
  Delivered,
  DocumentMode,
  DocumentType,
  Draft,
  Exhibit,
  ExhibitFile,
  ExhibitSeries,
  FileKind,
  Issue,
  Known,
  PaperDeadline,
  PeriodChanges,
  Severity,
} from "./engine/document-type.ts";
export {
  attachmentNamesOf,
  blocksOf,
  claimOf,
  copiesOf,
  deadlineOf,
  exhibitLabels,
  issuesOf,
  lawyerReasonsOf,
  periodsOf,
  proposalsOf,
  proseOf,
} from "./engine/evaluate.ts";
export {
  askedPaths,
  missingOf,
  pathsIn,
  progressOf,
  questionAt,
  questionsOf,
  type AskedField,
  type AskedItem,
  type AskedList,
  type AskedSection,
} from "./engine/interview.ts";
export { answersAs, distinctPeople, peopleOf, type Person } from "./parties/people.ts";
export { loadDocumentType } from "./load-document-type.ts";
