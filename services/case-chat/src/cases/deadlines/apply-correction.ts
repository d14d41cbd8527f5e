import { LegalRuleError } from "@legal/legal-rules";
import { seoulDateOf } from "@legal/i18n";
import type { ClientSession } from "mongoose";
import { computeDueDate } from "./compute-due-date.ts";
import { UNCONFIRMED } from "./confirmation.ts";
import type { DeadlineRecord } from "./deadline-model.ts";
import { factsOf } from "./enter-deadline.ts";
import {
  computedOf,
  finish,
  inTouchedCases,
  keptOf,
  ranOn,
  storeChange,
  type Delivery,
  type Kept,
} from "./apply-delivery.ts";
import { keptByOf, reasonOf } from "../activity/kept-by.ts";
import { readCalendar } from "../holidays/read-calendar.ts";
import type { CaseWithDeadlines } from "./with-deadlines.ts";

interface Correction extends Delivery {
  formerDate: string;
}

const datedAgain = async (
  { service, extension, period = null }: DeadlineRecord,
  { matter, date }: { matter: string; date: string },
  changedBy: string,
  { session }: CaseWithDeadlines,
): Promise<Pick<DeadlineRecord, "dueDate"> & Partial<DeadlineRecord>> => {
  const facts = factsOf({ matter, service: { ...service, date }, extension, ...(period && { period }) });
  const computed = computeDueDate(facts, await readCalendar(session), seoulDateOf(new Date()));
  return { ...facts, ...computed, statedBy: { id: changedBy, side: "admin" }, movedFrom: null, ...UNCONFIRMED };
};

/**
 * What ran from the former day runs from the day that counts, also where another paper kept it, which may have come too
 * late for it now. What cannot be counted is for staff to enter.
 */
const countAgain = async (
  one: CaseWithDeadlines,
  period: { matter: string; date: string },
  { formerDate, changedBy }: Correction,
): Promise<void> => {
  const ofPeriod = ({ matter, service }: DeadlineRecord): boolean =>
    matter === period.matter && service?.date === formerDate;
  for (const before of (await computedOf(one)).filter(ofPeriod)) {
    const kept = before.state === "done" ? keptByOf(before.reason)?.date : undefined;
    if (before.state !== "open" && kept === undefined) continue;
    try {
      const again = await datedAgain(before, period, changedBy, one);
      if (kept === undefined) await storeChange(one, "changed", before, again, changedBy);
      else if (ranOn({ ...before, ...again }, kept)) await storeChange(one, "done", before, again, changedBy);
      else await storeChange(one, "reopened", before, { ...again, state: "open", reason: null }, changedBy);
    } catch (error) {
      if (!(error instanceof LegalRuleError)) throw error;
    }
  }
};

/** What was kept by the former day is kept by the day that counts, or runs again; nothing else is kept in its place. */
const settleAgain = async (
  one: CaseWithDeadlines,
  finished: readonly Kept[],
  { delivery, formerDate, changedBy }: Correction,
): Promise<readonly Kept[]> => {
  const formerReason = reasonOf({ ...delivery, date: formerDate });
  const wasKept = ({ state, reason }: DeadlineRecord): boolean => state === "done" && reason === formerReason;
  const deadlines = await computedOf(one);
  const each = finished.map((kept) => ({ kept, settled: keptOf(deadlines, kept, wasKept).filter(wasKept) }));
  for (const before of new Set(each.flatMap(({ settled }) => settled)))
    if (ranOn(before, delivery.date)) await storeChange(one, "done", before, { reason: reasonOf(delivery) }, changedBy);
    else await storeChange(one, "reopened", before, { state: "open", reason: null }, changedBy);
  return each.filter(({ settled }) => settled.length === 0).map(({ kept }) => kept);
};

/**
 * Says of the customer's deadlines what it means for them that a paper left on another day, also in cases that have ended:
 * opened again they show no day that is known to be wrong. Once for each event.
 */
export const applyCorrection = (correction: Correction, session: ClientSession): Promise<void> =>
  inTouchedCases(correction, session, async (one, { finished, started }) => {
    await finish(one, await settleAgain(one, finished, correction), correction);
    for (const period of started) await countAgain(one, period, correction);
  });
