import { isDeepStrictEqual } from "node:util";
import { LegalRuleError } from "@legal/legal-rules";
import { caseRuleOf, COURT_SET } from "@legal/legal-rules/case-matters";
import { CASE_DEADLINES_MAX, CUSTOMER_DEADLINES_MAX } from "@legal/contracts/constants";
import { seoulDateOf } from "@legal/i18n";
import { conflict, newId, validationFailed, type User } from "@legal/service-kit";
import { sideOf } from "../../rooms/chat-room-policy.ts";
import { findRoom, roomNotFound } from "../../rooms/find-room.ts";
import { computeDueDate, matterOf, refusingAtField } from "./compute-due-date.ts";
import { UNCONFIRMED } from "./confirmation.ts";
import { Deadline, type DeadlineRecord, type Facts, type Party } from "./deadline-model.ts";
import { assertCaseOpen } from "./assert-case-open.ts";
import { readCalendar } from "../holidays/read-calendar.ts";
import { recordChange } from "./record-change.ts";
import { withDeadlines, type CaseWithDeadlines } from "./with-deadlines.ts";

export interface StatedService {
  mode?: string | undefined;
  date: string;
  noticeDate?: string | undefined;
}

interface Stated {
  matter: string;
  service: StatedService;
  extension?: Facts["extension"] | undefined;
  period?: Facts["period"] | undefined;
}

interface Entry extends Stated {
  roomId: string;
}

/** With the matter's usual mode where none is given. Throws where a period is stated that the law has set. */
export const factsOf = ({ matter, service: { mode, date, noticeDate }, extension, period }: Stated): Facts => {
  const [usual] = caseRuleOf(matterOf(matter)).modes;
  if (period && matter !== COURT_SET) throw new LegalRuleError("PERIOD_INVALID", "period");
  const service = { mode: mode ?? usual ?? "ordinary", date, ...(noticeDate !== undefined && { noticeDate }) };
  return { matter, service, extension: extension ?? null, period: period ?? null };
};

/** A customer knows when a paper came; how service works and what a court allowed is for staff to say. */
const assertOfCustomer = ({ matter, service: { mode, noticeDate }, extension }: Facts): void => {
  if (matter === COURT_SET) throw validationFailed([{ path: "matter", message: "deadlineCourtSet.customer" }]);
  const [usual] = caseRuleOf(matterOf(matter)).modes;
  if (noticeDate !== undefined || (mode !== "ordinary" && mode !== usual))
    throw validationFailed([{ path: "service.mode", message: "deadlineMode.customer" }]);
  if (extension) throw validationFailed([{ path: "extension", message: "deadlineExtension.customer" }]);
};

const isSame = (deadline: DeadlineRecord, facts: Facts): boolean => {
  const { matter, service, extension, period = null, state } = deadline;
  return state === "open" && isDeepStrictEqual({ matter, service, extension, period }, facts);
};

const assertRoom = (deadlines: readonly DeadlineRecord[], by: Party): void => {
  const own = deadlines.filter(({ enteredBy }) => enteredBy?.side === "user");
  const full = by.side === "user" && own.length >= CUSTOMER_DEADLINES_MAX;
  if (full || deadlines.length >= CASE_DEADLINES_MAX) throw conflict("TOO_MANY_DEADLINES");
};

/** In the transaction that has the case: a computed deadline, or the open one that is there already. */
export const addDeadline = async (
  { room, session }: CaseWithDeadlines,
  facts: Facts,
  by: Party,
): Promise<DeadlineRecord> => {
  const deadlines = await Deadline.find({ caseId: room._id }).session(session).lean<DeadlineRecord[]>();
  const there = deadlines.find((deadline) => isSame(deadline, facts));
  if (there) return there;
  assertCaseOpen(room);
  assertRoom(deadlines, by);
  const now = new Date();
  const calendar = await readCalendar(session);
  const deadline: DeadlineRecord = {
    _id: newId(),
    caseId: room._id,
    userId: room.userId,
    kind: "computed",
    ...facts,
    ...refusingAtField(() => computeDueDate(facts, calendar, seoulDateOf(now))),
    movedFrom: null,
    formerMatter: null,
    enteredBy: by,
    statedBy: by,
    ...UNCONFIRMED,
    state: "open",
    reason: null,
    version: 0,
    createdAt: now,
    updatedAt: now,
  };
  await Deadline.create([deadline], { session });
  await recordChange({ change: "entered", before: null, deadline, by: by.id }, session);
  return deadline;
};

/** Enters a service and computes its deadline. The same service entered again finds the open deadline that is there. */
export const enterDeadline = async ({ roomId, ...stated }: Entry, user: User): Promise<DeadlineRecord> => {
  const room = await findRoom(roomId, user);
  if (!room.isCase) throw roomNotFound();
  const by: Party = { id: user.id, side: sideOf(room, user) };
  const facts = refusingAtField(() => factsOf(stated));
  if (by.side === "user") assertOfCustomer(facts);
  const { result } = await withDeadlines(roomId, by, (one) => addDeadline(one, facts, by));
  return result;
};
