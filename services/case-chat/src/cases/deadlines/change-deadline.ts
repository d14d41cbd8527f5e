import { isDeepStrictEqual } from "node:util";
import { seoulDateOf } from "@legal/i18n";
import type { User } from "@legal/service-kit";
import { sideOf } from "../../rooms/chat-room-policy.ts";
import { assertCaseOpen } from "./assert-case-open.ts";
import { computeDueDate, refusingAtField } from "./compute-due-date.ts";
import { formerMatterOf, UNCONFIRMED } from "./confirmation.ts";
import type { DeadlineRecord, Facts } from "./deadline-model.ts";
import { deadlineChangedMeanwhile, editDeadline, type SeenDeadline } from "./edit-deadline.ts";
import { factsOf, type StatedService } from "./enter-deadline.ts";
import { readCalendar } from "../holidays/read-calendar.ts";

interface NewFacts extends SeenDeadline {
  /** Without it the matter stays. */
  matter?: string | undefined;
  service: StatedService;
  extension: Facts["extension"];
  period?: Facts["period"] | undefined;
}

/** States another matter, service or extension of an open deadline; what had been confirmed waits for a confirmation again. */
export const changeDeadline = (wanted: NewFacts, admin: User): Promise<DeadlineRecord> =>
  editDeadline(wanted, admin, "changed", async (deadline, { room, session }) => {
    const { matter, service, extension, period = null } = deadline;
    if (matter === null || deadline.state !== "open") throw await deadlineChangedMeanwhile(deadline);
    const to = wanted.matter ?? matter;
    // A client of the release before does not know what the court has set.
    const set = to === matter ? period : null;
    const stated = { ...wanted, matter: to, period: wanted.period === undefined ? set : wanted.period };
    const facts = refusingAtField(() => factsOf(stated));
    if (isDeepStrictEqual({ matter, service, extension, period }, facts)) return deadline;
    assertCaseOpen(room);
    const calendar = await readCalendar(session);
    const computed = refusingAtField(() => computeDueDate(facts, calendar, seoulDateOf(new Date())));
    const statedBy = { id: admin.id, side: sideOf(room, admin) };
    const formerMatter = formerMatterOf(deadline, facts.matter);
    return { ...deadline, ...facts, ...computed, formerMatter, statedBy, movedFrom: null, ...UNCONFIRMED };
  });
