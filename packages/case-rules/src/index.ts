export { caseStageOf, FIRST_STATUS, isOpen, statusesOf, type CaseStage } from "./case-stage.ts";
export { caseUrgency, deadlineUrgency, isUrgent, urgentUpTo, type DeadlineUrgency } from "./deadline-urgency.ts";
