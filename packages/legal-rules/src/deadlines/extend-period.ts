import { plusDays, type CalendarDate } from "../dates/calendar-date.ts";
import { checkPeriod, periodEnd, type Period } from "../dates/period-end.ts";
import { LegalRuleError } from "../errors/legal-rule-error.ts";
import type { Matter } from "./matters.ts";
import type { Step } from "./step.ts";

const refused = () => new LegalRuleError("EXTENSION_NOT_ALLOWED", "extension");

/**
 * The end of a period with its extension: one continuous period, whose extra time runs from the day after the end that
 * no day off has moved. `longest` undefined = the caller states the period, so no rule limits it.
 */
export const extendPeriod = (
  end: CalendarDate,
  extension: Period,
  longest: Matter["extension"] | undefined,
): { date: CalendarDate; step: Step } => {
  checkPeriod(extension, "extension");
  if (longest === null) throw refused();
  const first = plusDays(end, 1);
  const { date } = periodEnd(first, extension);
  if (typeof longest === "object" && date > periodEnd(first, longest).date) throw refused();
  return { date, step: { code: "EXTEND", date, detail: `${extension.n} ${extension.unit}` } };
};
