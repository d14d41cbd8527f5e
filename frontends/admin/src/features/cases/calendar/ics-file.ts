import { deadlineCalendar } from "@legal/legal-rules/calendar";
import type { DeadlineEvent } from "./deadline-event.ts";

/** A calendar file of a case's deadline. The UID is the case's, so that a later file moves the event. */
export const icsFile = ({ caseId, day, title, details }: DeadlineEvent, now = new Date()): string =>
  deadlineCalendar([{ uid: `deadline-${caseId}@ondam`, dueDate: day, title, description: details, madeAt: now }]);
