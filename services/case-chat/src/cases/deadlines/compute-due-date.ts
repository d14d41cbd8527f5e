import { computeDeadline, LegalRuleError, SERVICE_MODES, type ServiceMode } from "@legal/legal-rules";
import { caseRuleOf, COURT_SET, isCaseMatter, type CaseMatter } from "@legal/legal-rules/case-matters";
import { legalTexts } from "@legal/legal-rules/all-texts";
import { errorSentence } from "@legal/legal-rules/texts";
import { validationFailed } from "@legal/service-kit";
import type { Calendar } from "../holidays/read-calendar.ts";
import type { DeadlineRecord, Facts } from "./deadline-model.ts";

type Computed = Pick<DeadlineRecord, "dueDate" | "nominalEnd" | "steps" | "calendar" | "calendarChanges" | "statutory">;

export const matterOf = (matter: string): CaseMatter => {
  if (!isCaseMatter(matter)) throw new LegalRuleError("MATTER_UNKNOWN", "matter");
  return matter;
};

const modeOf = (mode: string): ServiceMode => {
  const known = SERVICE_MODES.find((one) => one === mode);
  if (!known) throw new LegalRuleError("MODE_UNKNOWN", "service.mode");
  return known;
};

/** Counts with the holidays of `calendar`; `today` refuses a later service. Throws LegalRuleError. */
export const computeDueDate = (facts: Facts, { key, changes, holidays }: Calendar, today?: string): Computed => {
  const matter = matterOf(facts.matter);
  const { mode, date, noticeDate } = facts.service;
  const service = { mode: modeOf(mode), date, ...(noticeDate !== undefined && { noticeDate }) };
  const extension = facts.extension ?? undefined;
  const { dueDate, nominalEnd, steps } = computeDeadline({
    ...(matter === COURT_SET ? { period: facts.period ?? undefined } : { matter }),
    service,
    extension,
    extraHolidays: holidays,
    today,
  });
  const { statutory } = caseRuleOf(matter);
  return { dueDate, nominalEnd, steps, calendar: key, calendarChanges: changes, statutory };
};

/** Answers an input that no rule covers at its field, in the words of the law's texts. */
export const refusingAtField = <T>(compute: () => T): T => {
  try {
    return compute();
  } catch (error) {
    if (!(error instanceof LegalRuleError)) throw error;
    const { field: path } = error;
    throw validationFailed([{ path, message: (language) => errorSentence(error, legalTexts(language)) }]);
  }
};
