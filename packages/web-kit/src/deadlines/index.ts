export { DeadlineBadge } from "./deadline-badge.tsx";
export { deadlineUrgency, type DeadlineUrgency } from "./deadline-urgency.ts";
export { useDeadlineLabel } from "./use-deadline-label.ts";
export { useSeoulToday } from "./use-seoul-today.ts";
