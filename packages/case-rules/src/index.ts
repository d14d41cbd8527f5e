export { caseStageOf, FIRST_STATUS, isOpen, statusesOf, type CaseStage } from "./case-stage.ts";
export { DOCUMENT_STAGES, DOCUMENT_STATE_RULES } from "./document-state.ts";
export { statusReachedBy, type DocumentMilestone } from "./document-milestone.ts";
export { caseUrgency, deadlineUrgency, isUrgent, urgentUpTo, type DeadlineUrgency } from "./deadline-urgency.ts";
