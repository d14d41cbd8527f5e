export { DeadlineBadge } from "./deadline-badge.tsx";
export { useDeadlineLabel } from "./use-deadline-label.ts";
export { useSeoulToday } from "./use-seoul-today.ts";
