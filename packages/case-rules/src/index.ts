export {
  caseStageOf,
  FIRST_STATUS,
  isEnded,
  isKnownStatus,
  isOpen,
  OPEN_STATUSES,
  statusesOf,
  statusReachedBy,
  type CaseStage,
  type DocumentMilestone,
  type EndedStatus,
  type OpenStatus,
} from "./case-status.ts";
export { DOCUMENT_STAGES, DOCUMENT_STATE_RULES } from "./document-state.ts";
export { caseUrgency, deadlineUrgency, isUrgent, urgentUpTo, type DeadlineUrgency } from "./deadline-urgency.ts";
